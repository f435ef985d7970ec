## I ladri

set-robbers = I Ladri
set-robbers-about = Un bandito sul tabellone segnapunti ruba la metà dei punti che fa il suo vicino. L’app non conosce le otto tessere: pescane una, scegli il suo posto, premi «Sacco» e descrivila.
source-robbers = Ladri
tile-bag = sacco
describe-bag = Descrivi la tessera con il sacco
label-bandit = il bandito sulla casella { $count }
label-bandit-home = il bandito nella riserva
label-robbed = la metà dei punti di qualcuno
tiles-bags = { $count ->
    [one] Fra queste c’è { $count } tessera con un sacco: quando si pesca, scegli il suo posto e premi «Sacco».
   *[other] Fra queste ci sono { $count } tessere con un sacco: quando se ne pesca una, scegli il suo posto e premi «Sacco».
}
outcome-bandit = Il bandito di { $name } aspetta sulla casella { $space }, accanto a { $beside }.
outcome-robbed = Il bandito di { $name } deruba { $from }: { $points }. Torna nella riserva.
reject-bandit-first = Prima il bandito di { $name } si piazza o resta.
reject-rob-first = Prima { $name } dice chi deruba il bandito.
reject-no-bandit = Nessuna tessera con un sacco muove ora un bandito.
reject-bandit-nobody = La casella { $space } non va bene per il bandito: ci deve stare una pedina altrui.
reject-bandit-must = Chi ha il bandito nella riserva deve piazzarlo.
reject-no-robbery = Ora non si può rubare nulla del genere.
move-place-bandit = { $name } piazza il bandito
move-keep-bandit = il bandito di { $name } resta
move-rob = { $name } dice chi è derubato
bandit-space = sulla casella { $space }
ask-bandit = Accanto a chi aspetta il bandito di { $name }?
ask-bandit-about = Ruba la metà del prossimo elemento conteggiato accanto a lui.
pass-bandit = Il bandito resta
asked-bandit = Accanto a chi aspetta il tuo bandito?
asked-bandit-about = Ruba la metà del prossimo elemento conteggiato accanto a lui.
ask-rob = Chi deruba il bandito di { $name }?
ask-rob-about = Più d’uno ha fatto punti accanto a lui; ne deruba uno.
asked-rob = Chi deruba il tuo bandito?
asked-rob-about = Più d’uno ha fatto punti accanto a lui; ne deruba uno.
switch-robber-round = Con un sacco, chi piazza il bandito
switch-robber-round-next = Poi il prossimo che lo ha nella riserva
switch-robber-round-everybody-before = Tutti a turno
