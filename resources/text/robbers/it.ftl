## I ladri

set-robbers = I ladri
set-robbers-about = Un bandito sul segnapunti ruba la metà di ciò che si segna accanto a lui. L’app non conosce le otto tessere: pescane una e inseriscila come tessera sconosciuta, con il suo sacco.
source-robbers = Ladri
tile-bag = sacco
label-bandit = il bandito sulla casella { $count }
label-bandit-home = il bandito nella riserva
label-robbed = la metà di ciò che qualcuno ha segnato
tiles-bags = { $count ->
    [one] Fra queste c’è { $count } tessera con un sacco: quando si pesca, inseriscila come una che qui manca.
   *[other] Fra queste ci sono { $count } tessere con un sacco: quando si pescano, inseriscile come quelle che qui mancano.
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
ask-bandit-about = Ruba la metà della prossima zona che si segna accanto a lui.
pass-bandit = Il bandito resta
asked-bandit = Accanto a chi aspetta il tuo bandito?
asked-bandit-about = Ruba la metà della prossima zona che si segna accanto a lui.
ask-rob = Chi deruba il bandito di { $name }?
ask-rob-about = Più d’uno ha segnato accanto a lui; ne deruba uno.
asked-rob = Chi deruba il tuo bandito?
asked-rob-about = Più d’uno ha segnato accanto a lui; ne deruba uno.
switch-robber-round = Piazzare i banditi a un sacco
switch-robber-round-next = Poi il prossimo che lo ha nella riserva
switch-robber-round-everybody-before = Tutti a turno
