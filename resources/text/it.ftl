### Italian words of King’s Order. Terms are those of Italian players and rule books.
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may bend them or ask for their article.

list-separator = {", "}
list-last = { $first } e { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tessere ed elementi

tile-monastery = monastero
tile-shrine = luogo di culto
tile-field = campo
tile-abbey = abbazia
tile-river = fiume
tile-inn = locanda
tile-cathedral = cattedrale
tile-princess = principessa
tile-besieged = assediata
tile-volcano = vulcano
tile-dragon = drago
tile-portal = portale magico
tile-tower = base di torre
tile-fair = fiera
shown-pennant = stemma
shown-goods = merci
shown-tower = torre
tile-city-cap = città su un lato
tile-city-band = città da lato a lato
tile-city-corner = città ad angolo
tile-city-three = città su tre lati
tile-city-full = città su tutti i lati
tile-cities-two = due città
tile-cities = { $count } città
tile-road-end = strada che finisce
tile-road-straight = strada diritta
tile-road-curve = curva
tile-road-branching = strada ramificata
tile-roads-two = due strade
tile-junction-three = incrocio a tre
tile-junction-four = incrocio a quattro
tile-pennants = { $count ->
    [one] stemma
   *[other] { $count } stemmi
}
edge-city = città
edge-road = strada
edge-field = campo
edge-river = fiume
edge-carcassonne = Carcassonne
side-north = nord
side-east = est
side-south = sud
side-west = ovest
feature-road = strada
feature-city = città
feature-field = campo
feature-monastery = monastero
feature-shrine = luogo di culto
role-road = brigante
role-city = cavaliere
role-field = contadino
role-monastery = monaco
role-shrine = eretico
role-big-follower = grande seguace
role-mayor = sindaco
role-wagon = carro
role-builder = costruttore
role-pig = maiale
role-barn = fienile
a-road = un brigante
a-city = un cavaliere
a-field = un contadino
a-monastery = un monaco
a-shrine = un eretico
a-big-follower = un grande seguace
a-mayor = un sindaco
a-wagon = un carro
a-builder = un costruttore
a-pig = un maiale
a-barn = un fienile
a-follower = un seguace
figure-follower = seguace
goods-of = { $count } × { $good }
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-black = nero
colour-grey = grigio
colour-pink = rosa
colour-white = bianco

## Espansioni

set-base = Gioco base
set-king-robber = Il Re e il Barone dei Predoni
set-shrines = Eretici e Luoghi di culto
set-shrines-extra = Il sesto luogo di culto
set-count = Il Conte di Carcassonne
set-river-1 = Il Fiume
set-river-2 = Il Fiume II
set-inns-cathedrals = Locande e Cattedrali
set-traders-builders = Commercianti e Costruttori
set-princess-dragon = La Principessa e il Drago
set-tower = La Torre
set-abbey-mayor = Abbazie e Borgomastri
set-catapult = La Catapulta
set-siege-cathars = I Catari
set-siege-besiegers = Gli Assedianti

## Punti

source-road = Strade
source-city = Città
source-monastery = Monasteri
source-shrine = Luoghi di culto
source-field = Campi
source-king = Re
source-robber = Barone
source-goods = Merci
source-orders = Ordini del re
source-fairy = Fata
source-ransom = Riscatti
source-catapult = Catapulta
source-track = Segnapunti senza ordini
source-by-hand = A mano
label-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
label-pennants = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
label-building = l’edificio
label-neighbours = { $count ->
    [one] { $count } tessera intorno
   *[other] { $count } tessere intorno
}
label-touched-cities = { $count ->
    [one] { $count } città completata adiacente
   *[other] { $count } città completate adiacenti
}
label-pigsty = mandria di maiali: { $count } città
label-pig = maiale: { $count } città
label-besieged-cities = { $count ->
    [one] assediata, ancora una volta: { $count } città
   *[other] assediate, ancora una volta: { $count } città
}
label-goods = più { $good } di tutti
good-wine = vino
good-grain = grano
good-cloth = stoffa
label-barn = fienile: { $count } città
label-fairy-turn = fata a inizio turno
label-fairy-feature = fata presso il seguace
label-ransom = riscatto
label-fair = fiera
label-completed-cities = { $count ->
    [one] { $count } città completata
   *[other] { $count } città completate
}
label-carcassonne = la città di Carcassonne
label-completed-roads = { $count ->
    [one] { $count } strada completata
   *[other] { $count } strade completate
}
label-both-titles = entrambi i titoli
label-king-at-once = { $count ->
    [one] Re: { $count } città appena completata
   *[other] Re: { $count } città appena completate
}
label-robber-at-once = { $count ->
    [one] Barone: { $count } strada appena completata
   *[other] Barone: { $count } strade appena completate
}
label-unfulfilled-orders = { $count ->
    [one] { $count } ordine non eseguito
   *[other] { $count } ordini non eseguiti
}
label-most-orders = più ordini eseguiti
label-raised-to-zero = nessuno finisce sotto 0
label-order = ordine «{ $title }»
label-by-hand = a mano: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] strada di { $tiles } tessera
   *[other] strada di { $tiles } tessere
}
record-city = { $tiles ->
    [one] città di { $tiles } tessera
   *[other] città di { $tiles } tessere
}
record-pennants = { $count ->
    [one] { $count } stemma
   *[other] { $count } stemmi
}
record-inns = { $count ->
    [one] una locanda
   *[other] { $count } locande
}
record-cathedrals = { $count ->
    [one] una cattedrale
   *[other] { $count } cattedrali
}
record-sieges = { $count ->
    [one] un assedio
   *[other] { $count } assedi
}
record-with = { $feature } con { $parts }
record-monastery = { $tiles ->
    [one] monastero, { $tiles } tessera su 9
   *[other] monastero, { $tiles } tessere su 9
}
record-shrine = { $tiles ->
    [one] luogo di culto, { $tiles } tessera su 9
   *[other] luogo di culto, { $tiles } tessere su 9
}
record-field = { $cities ->
    [0] campo senza città completate
    [one] campo, { $cities } città completata
   *[other] campo, { $cities } città completate
}
record-besieged = { $feature }, { $count ->
    [one] { $count } assediata
   *[other] { $count } assediate
}
record-pigsty = { $feature } e una mandria di maiali
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = grande
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## Che cosa è successo

outcome-orders-kept = { $count ->
    [one] { $name } tiene { $count } ordine.
   *[other] { $name } tiene { $count } ordini.
}
outcome-order-drawn = { $name } pesca un ordine.
outcome-orders-discarded = { $name } scarta: { $titles }.
outcome-placed = { $name } piazza: { $tile }.
outcome-passed = { $name } passa senza tessera.
outcome-mouth = Il fiume arriva alla foce.
outcome-challenge = Sfida! Il luogo di culto di { $shrine } contro il monastero di { $monastery }: il primo completato fa punti, l’altro niente.
outcome-shrine-won = Il luogo di culto vince la sfida: il monastero non fa punti.
outcome-monastery-won = Il monastero vince la sfida: il luogo di culto non fa punti.
outcome-left-city = { $name } esce da Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } manda un seguace nel quartiere { $quarter }.
outcome-city-scored = Carcassonne resta chiusa: { $name } ha fatto punti.
outcome-city-nobody = Carcassonne resta chiusa: nessun avversario di { $name } ha fatto punti.
outcome-orders-entered = Gli ordini distribuiti a { $name } sono inseriti.
outcome-tower-site-city = La base di torre è dentro la città.
outcome-tower-site-outside = La base di torre è fuori dalle città.
outcome-city-entered-before = { $name } ha già mandato un seguace a Carcassonne in questo turno.
outcome-city-no-follower = Carcassonne sarebbe aperta, ma { $name } non ha più seguaci.
outcome-count-moved = { $name } sposta il conte nel quartiere { $quarter }.
outcome-tile-removed = Una tessera non va da nessuna parte ed esce dal gioco: { $tile }.
outcome-deployed = { $name } piazza { $role }.
outcome-completed = Si completa: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } prende merci: { $goods }.
outcome-wagon-moved = Il carro di { $name } prosegue: { $feature }.
outcome-dragon-came = Il drago arriva al vulcano.
outcome-dragon-woke = Il drago si sveglia.
outcome-dragon-stuck = Il drago non può proseguire e si ferma.
outcome-dragon-moved = { $name } guida il drago di un passo.
outcome-eaten = Il drago divora: { $figures }.
outcome-fairy-moved = La fata va da un seguace di { $name }.
outcome-fairy-moved-tower = La fata va da un seguace di { $name } su una torre.
outcome-fairy-moved-city = La fata va da un seguace di { $name } a Carcassonne, quartiere { $quarter }.
outcome-knight-removed = La principessa di { $name } rimanda a casa: { $figure }.
outcome-tower-raised = { $name } alza una torre all’altezza { $height }.
outcome-tower-manned = { $name } mette un seguace su una torre.
outcome-captured = { $name } cattura: { $figure }.
outcome-exchanged = Scambio di prigionieri: { $own } per { $theirs }.
outcome-ransomed = { $name } riscatta da { $captor }: { $figure }.
outcome-escaped = Fugge dall’assedio: { $figure }.
outcome-fair-came = Una fiera: { $name } sceglie il segnalino.
outcome-fair-opened = { $name } sceglie: { $token }.
outcome-thrown-at = { $name } lancia: { $distance } dalla fiera.
outcome-thrown-swap = { $name } seduce: { $figures }.
outcome-thrown-hits = { $name } colpisce: { $figures }.
outcome-thrown-caught = { $name } lancia e { $catcher } prende.
outcome-thrown-short = { $name } lancia troppo corto.
outcome-thrown-nothing = { $name } lancia.
outcome-order-lost = { $name } ha perso l’ordine «{ $title }» e lo mostra.
outcome-lost-captured = { $name } ha perso l’ordine «{ $title }» e lo mostra: un seguace è stato catturato.
outcome-lost-eaten = { $name } ha perso l’ordine «{ $title }» e lo mostra: il drago ha divorato un seguace.
outcome-lost-taken-over = { $name } ha perso l’ordine «{ $title }» e lo mostra: altri si sono presi un elemento.
outcome-lost-last = { $name } ha perso l’ordine «{ $title }» e lo mostra: tutti gli altri hanno più punti.
outcome-lost-road = { $name } ha perso l’ordine «{ $title }» e lo mostra: una strada completa ha solo { $count } tessere.
outcome-order-spent = Il drago morde: { $name } mostra «{ $title }».
figure-of = { $figure } di { $name }
token-target = tiro al bersaglio
token-catch = presa al volo
token-knock-out = battaglia di torte
token-seduction = seduzione
outcome-second-part = Il costruttore dà a { $name } un’altra tessera.
outcome-returned = { $count ->
    [one] { $count } seguace torna nella riserva.
   *[other] { $count } seguaci tornano nella riserva.
}
outcome-taken-first = { $name } prende il titolo di { $title }; per prenderlo ora servono { $size } tessere.
outcome-taken-from = { $name } toglie a { $from } il titolo di { $title }; per prenderlo ora servono { $size } tessere.
outcome-taken-kept = { $name } conserva il titolo di { $title }; per prenderlo ora servono { $size } tessere.
outcome-met-by = È eseguito per questo: { $task }
order-progress = { $done } di { $of }
order-judged = Giudichi tu
outcome-fulfilled = { $name } esegue l’ordine «{ $title }».
told-opened = { $count ->
    [one] La mano di { $name } è stata aperta.
   *[other] La mano di { $name } è stata aperta { $count } volte.
}
told-deal-undone = { $name } decide di nuovo sugli ordini distribuiti; si possono riguardare.
told-dealt-before = Prima erano già stati distribuiti altri ordini, poi ripresi. Chi ha guardato i propri: { $names }.
told-draw-undone = { $count ->
    [one] Un ordine pescato da { $name } è stato rimesso nel mazzo. Chi l’ha guardato lo conosce.
   *[other] { $count } ordini pescati da { $name } sono stati rimessi nel mazzo. Chi li ha guardati li conosce.
}
told-order-undone = L’ordine «{ $title }» era scoperto davanti a { $name } ed è stato ripreso. L’hanno visto tutti.
told-end-undone = Alla fine tutte le mani erano scoperte, e la fine è stata annullata.
told-pin-set = La mano di { $name } ora è bloccata con un PIN.
told-pin-removed = Il PIN di { $name } è stato tolto.
told-pin-forgotten = Il PIN di { $name } è stato tolto da qualcuno che non l’ha digitato.
told-pin-wrong = { $count ->
    [one] Per la mano di { $name } è stato digitato un PIN sbagliato.
   *[other] Per la mano di { $name } è stato digitato { $count } volte un PIN sbagliato.
}
told-clashed = { $count ->
    [one] { $name } ha inserito un ordine già annotato per qualcuno.
   *[other] { $name } ha inserito { $count } volte un ordine già annotato per qualcuno.
}
told-reentered = { $count ->
    [one] { $name } ha reinserito un ordine annotato male.
   *[other] { $name } ha reinserito { $count } ordini annotati male.
}
outcome-final = La partita è finita: conteggio finale.
outcome-unknown = La partita è finita. Il segnapunti dice chi ha vinto.
outcome-finished = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
title-king = Re
title-robber = Barone

## Perché una mossa è rifiutata

reject-game-over = La partita è finita. Annulla l’ultima mossa per continuare.
reject-deal-first = Prima { $name } decide sugli ordini distribuiti.
reject-choose-first = Prima { $name } sceglie quale ordine è eseguito.
reject-no-such-player = Non c’è un giocatore { $number }: i { $players } giocatori si contano da 0.
reject-unknown-tile = Nessuna tessera di questa partita si chiama «{ $tile }».
reject-none-left = Non è rimasta nessuna tessera «{ $tile }»: sono già tutte sulla plancia o non è di questa partita. Controlla gli ultimi inserimenti e la preparazione.
reject-edge = Il lato { $side } non combacia: la tessera mostra { $shows }, lì c’è { $wants }. Girala o scegli un altro posto.
reject-place-occupied = Lì c’è già una tessera. Scegli un posto libero.
reject-fork-first = Prima viene la biforcazione del fiume.
reject-river-first = Prima si piazza il fiume: pesca dalle sue tessere.
reject-mouth-first = Prima viene la foce del fiume.
reject-river-over = Questa tessera non si può pescare ora.
reject-river-apart = Una tessera fiume deve continuare il fiume. Scegli un posto alla sua estremità aperta.
reject-river-joined = I due rami del fiume non si possono unire. Scegli un altro posto.
reject-river-turn = Il fiume non può curvare due volte dalla stessa parte. Gira la tessera o scegli l’altro ramo.
reject-river-blocked = Da lì il fiume non potrebbe proseguire. Gira la tessera o scegli l’altro ramo.
reject-crowded-here = Qui l’edificio ({ $building }) ne avrebbe accanto due dell’altro tipo: uno a { $one }, uno a { $other }. Ne è permesso uno solo. Scegli un altro posto.
reject-crowded-there = L’edificio a { $there } ({ $building }) ne ha già accanto uno dell’altro tipo, a { $other }. Un secondo non è permesso. Scegli un altro posto.
direction-north = nord
direction-north-east = nord-est
direction-east = est
direction-south-east = sud-est
direction-south = sud
direction-south-west = sud-ovest
direction-west = ovest
direction-north-west = nord-ovest
reject-nobody-begins = Ora non si decide chi comincia.
reject-begins-elsewhere = Comincia { $active } o { $left }.
reject-say-who-begins = Di’ prima chi comincia a lasciare Carcassonne.
reject-nobody-leaves = Ora nessuno può lasciare Carcassonne.
reject-others-chance = Ora tocca a { $name } lasciare Carcassonne o restare.
reject-not-in-city = { $name } non ha questa pedina nel quartiere { $quarter }.
reject-count-blocks = Il conte è nel quartiere { $quarter }: nessuno ne esce.
reject-not-there = Dal quartiere { $quarter } nessuno può andare lì. Serve per: { $serves }.
reject-city-shut = Ora nessuno può entrare a Carcassonne: serve un elemento completato che dia punti a un avversario e non a chi è di turno.
reject-count-stays = Il conte lo sposta chi ha appena mandato un seguace a Carcassonne.
reject-count-moves-alone = A questo tavolo il conte si muove da solo. Si va avanti con il prossimo turno.
reject-fairy-not-in-city = A questo tavolo la fata non va a Carcassonne. Scegli un altro seguace.
reject-no-farmers = A questo tavolo non ci sono contadini. Scegli qualcosa che non sia un campo o il mercato.
reject-count-there = Il conte è già nel quartiere { $quarter }.
reject-leave-first = Prima { $name } può lasciare Carcassonne, o restare.
reject-place-apart = La tessera non ne toccherebbe nessun’altra. Scegli un posto accanto a una tessera.
reject-tile-already-placed = La tessera di questo turno è già piazzata. Scegli un seguace o finisci il turno.
reject-last-turn-asks = L’ultimo turno non è ancora finito. Rispondi alla domanda, o finisci il turno per dire di no.
reject-place-first = Prima piazza una tessera.
reject-tile-fits = La tessera può ancora andare da qualche parte: bisogna piazzarla.
reject-no-such-segment = La tessera appena piazzata non ha «{ $segment }».
reject-occupied = { $name } è già lì ({ $feature }). Scegli un’altra parte della tessera, o nessuna.
reject-already-deployed = In questo turno non si può più piazzare nessuno: l’azione è già usata.
reject-no-figure-left = { $name } non ha più questa pedina.
reject-wrong-figure = Questa pedina ({ $figure }) non può stare lì ({ $feature }). Scegli un’altra parte della tessera.
reject-no-follower = Questo vale solo per i seguaci, e questa pedina ({ $figure }) non lo è. Scegli un seguace.
reject-no-own-follower = Questa pedina ({ $figure }) ha bisogno lì di un seguace dello stesso giocatore.
reject-not-in-play = Questa espansione non è in gioco.
reject-volcano = Su un vulcano non si piazza nessuno. Scegli un altro posto, o finisci il turno senza pedina.
reject-dragon-there = Nessuno va sulla tessera dove si trova il drago. Scegli un posto su un’altra tessera.
reject-no-portal = Solo un portale magico porta un seguace su un’altra tessera. Scegli una parte della tessera appena piazzata.
reject-no-barn-corner = Un fienile sta dove quattro tessere si toccano in un solo campo. Scegli un altro angolo o un’altra pedina.
reject-no-wagon = Ora nessun carro può proseguire.
reject-dragon-rests = Ora il drago non si muove.
reject-nobody-on-tower = Su quella torre non c’è un tuo seguace. Scegline un’altra.
reject-fairy-where = Di’ dov’è il seguace della fata: una tessera con un segmento, una tessera sola per la sua torre, o un quartiere di Carcassonne da solo.
reject-fairy-there = La fata è già presso quel seguace. Scegline un altro.
reject-no-princess = La principessa di questa tessera vive in un’altra città. Scegli un cavaliere della sua.
reject-princess-first = Prima la principessa deve rimandare a casa un cavaliere.
reject-no-tower-raised = Solo la torre appena alzata può catturare qualcuno.
reject-ransom-once = Per turno si riscatta un solo prigioniero, prima del conteggio.
reject-no-escape = Ora nessuno può fuggire da quella città.
reject-no-fair = Ora non c’è una fiera.
reject-other-token = Non va con il segnalino che si lancia. Scegli un altro risultato.
reject-no-abbey = { $name } ha già piazzato l’abbazia.
reject-others-wagon = Prima il carro di { $name } prosegue o torna nella riserva.
reject-no-piece = { $name } non ha più pezzi di torre.
reject-others-throw = Prima lancia { $name }.
reject-dragon-first = Prima si muove il drago: { $name } lo guida di un passo.
reject-barn-there = { $name } ha già un fienile in quel campo. Scegli un’altra parte della tessera.
reject-tower-closed = Un seguace di { $name } è su quella torre e la chiude. Scegli un’altra torre.
reject-complete = Quell’elemento è completato. Scegline uno incompleto.
reject-no-way = Nessuna strada porta lì il carro, o c’è già qualcuno. Scegli un elemento dorato.
reject-dragon-cannot = Il drago non può andare lì: va su una tessera vicina, mai due volte sulla stessa e mai su quella della fata.
reject-nobody-there = Lì non c’è questa pedina. Scegline un’altra.
reject-not-away = Qui quella pedina non c’è: non c’è nulla da rettificare.
reject-where = Indica dov’è la pedina: una tessera con un segmento, la sola tessera per la sua torre, il solo quartiere della Città o solo chi la tiene prigioniera.
reject-is-right = Non cambierebbe nulla: qui è già così.
reject-scored = Quell’elemento è completo e ha già dato punti: non c’è più nessuno.
reject-held-by = { $name } non può tenere prigioniera quella pedina.
reject-no-foundation = Quella tessera non ha una base di torre. Scegline un’altra.
reject-out-of-reach = La torre non arriva così lontano. Scegli qualcuno più vicino.
reject-no-tower = Lì non c’è ancora una torre. Scegli un altro posto.
reject-no-prisoner = Quel giocatore non ha questo prigioniero.
reject-volcano-first = Una tessera drago pescata prima del primo vulcano si mette da parte: pescane un’altra.
reject-not-on-tower = Questa pedina ({ $figure }) non sale sulle torri. Scegli un seguace.
reject-not-in-quarter = Questa pedina ({ $figure }) non va nel quartiere { $quarter }. Scegli un altro quartiere.
reject-too-poor = { $points ->
    [one] Un riscatto costa 3 punti; { $points } non basta.
   *[other] Un riscatto costa 3 punti; { $points } non bastano.
}
reject-no-hole = Un’abbazia riempie un buco: un posto con tessere su tutti e quattro i lati.
reject-no-second-part = Qui il costruttore non dà un’altra tessera.
reject-without-orders = Questa partita si gioca senza Ordini del re.
reject-already-kept = { $name } ha già deciso sugli ordini distribuiti.
reject-not-in-hand = { $name } non ha in mano quest’ordine.
reject-only-at-turn-start = Gli ordini si pescano e si scartano prima di piazzare la tessera.
reject-already-drawn = In questo turno è già stato pescato un ordine.
reject-hand-full = { $name } ha cinque ordini e non può pescarne altri.
reject-pile-empty = Il mazzo degli ordini è vuoto.
reject-not-in-pile = Quest’ordine non è nel mazzo.
reject-in-hand = Quest’ordine ce l’hai già, oppure è scoperto.
reject-app-deals = In questa partita gli ordini li distribuisce l’app. Tieni quelli ricevuti o restituiscine uno.
reject-already-dealt = Gli ordini distribuiti a { $name } sono già inseriti. Annulla per inserirne altri.
reject-dealt-count = Ogni giocatore riceve tre ordini diversi, non { $count }. Scegline tre.
reject-not-dealt = Prima inserisci i tre ordini distribuiti a { $name }.
reject-name-order = Scegli quale ordine hai pescato dal mazzo stampato.
reject-no-question = Dove sta la base di torre di quella tessera è chiaro. Non c’è niente da dire.
reject-site-is-there = È già stato detto.
reject-no-right-to-discard = { $name } può scartare solo all’inizio di un turno, dopo avere avuto in mano tre ordini di contadino.
reject-drawn-is-kept = «{ $title }» è stato pescato in questo turno e si tiene. Scarta ordini che erano già in mano.
reject-discard-count = Si scartano uno o due ordini diversi, non { $count }.
reject-not-a-farmer-order = «{ $title }» non chiede un contadino e non si può scartare.
reject-nothing-to-choose = { $name } ora non ha ordini tra cui scegliere.
reject-occasion-used = { $name } ha già eseguito un ordine con questa tessera: non può portarne più di uno.
reject-not-a-choice = L’ordine «{ $card }» non è tra quelli che { $name } può eseguire ora.
reject-no-reason = Scrivi in una parola perché si danno punti a mano.
reject-too-many-moves = Una partita ha al massimo { $limit } mosse. Cominciane una nuova.
reject-too-many-points = { $points } punti sono troppi per una correzione.
reject-end-at-turn-start = Finisci prima questo turno, poi la partita.

## Che cosa non va in una preparazione

setup-player-count = { $count ->
    [one] Un giocatore non basta: ne servono da due a sei.
   *[other] { $count } giocatori non vanno bene: ne servono da due a sei.
}
setup-no-name = Al giocatore { $number } serve un nome.
setup-long-name = «{ $name }» è troppo lungo: al massimo { $limit } caratteri.
setup-name-twice = Due giocatori si chiamano «{ $name }»: cambia un nome.
setup-colour-twice = Due giocatori hanno lo stesso colore ({ $colour }): cambiane uno.
setup-no-base = Manca il gioco base: contiene la tessera iniziale.
setup-unknown-set = Nessuna espansione si chiama «{ $set }»: metti il suo file nella cartella delle tessere, o lasciala fuori.
setup-set-twice = L’espansione «{ $set }» è nominata due volte.
setup-unknown-order = Nessun ordine si chiama «{ $card }».
setup-order-twice = L’ordine «{ $card }» è due volte nel mazzo.
setup-order-of-absent-set = L’ordine «{ $card }» fa parte di «{ $set }», che non è in gioco.
setup-order-for-farmers = L’ordine «{ $card }» chiede un contadino, e questo tavolo gioca senza. Toglilo dal mazzo.
setup-many-cards = La partita porta con sé più di { $limit } carte proprie.
setup-card = { $place } della partita non è valido: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } ordine non basta: se ne distribuiscono { $needed }.
   *[other] { $cards } ordini non bastano: se ne distribuiscono { $needed }.
}

## Che cosa non va in un file di tessere o carte

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = il file deve contenere una lista: […]
fault-empty-list = la lista è vuota
fault-id-form = un id ha solo le lettere a–z, cifre e «-»
fault-id-twice = questo id c’è due volte
fault-id-bundled = qualcos’altro fornito con l’app ha questo id: danne un altro al tuo
fault-id-taken = qualcos’altro in { $file } ha questo id: danne un altro al tuo
fault-unknown-set = nessuna espansione si chiama «{ $set }», quindi la carta non è mai in un mazzo. Le espansioni delle carte sono { $known }.
fault-other-set = l’espansione è «{ $set }», ma la prima voce del file ha «{ $expected }»: un file, un’espansione
fault-bundled-set = «{ $set }» è fornita con l’app: dai un altro nome alla tua
fault-copies = copie: { $count }, tessere iniziali: { $start }; serve almeno una copia, e non più tessere iniziali che copie
fault-side-segments = { $segments ->
    [0] il lato { $side } non appartiene a nessuna città, strada o fiume
   *[other] il lato { $side } appartiene a { $segments } segmenti invece che a uno, o mostra un campo
}
fault-side-shows = arriva al lato { $side }, che mostra altro
fault-no-sides = non arriva a nessun lato
fault-half-edge-fields = { $fields ->
    [0] il mezzo lato { $half } non appartiene a nessun campo
   *[other] il mezzo lato { $half } appartiene a { $fields } campi
}
fault-half-edge-on-city = il mezzo lato { $half } è su un lato di città e non può essere campo
fault-field-city = la città { $city } non è sulla tessera, o è nominata due volte
fault-field-touches-no-city = il campo in { $half } corre lungo una città ma non ne tocca nessuna
fault-two-buildings = una tessera ha un monastero, un luogo di culto o un giardino, uno solo
fault-no-such-segment = «{ $segment }» non è sulla tessera
fault-no-words = il testo è vuoto
fault-hidden-characters = ci sono caratteri invisibili: riscrivilo senza
fault-long-words = { $length } caratteri sono troppi; sulla carta ce ne stanno { $limit }
fault-card-copies = { $count } copie: scrivi da 1 a 9
fault-points = { $points } punti: scrivi da 1 a 30
fault-farmer-mark-missing = l’ordine chiede un contadino: scrivi "farmer": true
fault-farmer-mark-wrong = l’ordine non chiede un contadino: togli "farmer"
fault-void-bound = un limite vuoto, o che niente può soddisfare
fault-impossible = niente nel gioco può soddisfarlo
fault-large-number = { $number } è troppo grande: nessun numero su una carta supera { $limit }
fault-many-tiles = ha più di { $limit } tipi di tessera, il massimo per una serie

## File

file-read = Impossibile leggere { $path }: { $cause }. Controlla che ci sia e che tu possa leggerlo.
file-write = Impossibile scrivere { $path }: { $cause }. La partita continua; salvala altrove.
file-not-a-file = { $path } è una cartella, un dispositivo o una pipe. Metti lì un file, o indicane un altro.
file-taken = { $path } c’è già, e niente viene sostituito. Scegli un altro nome.
file-no-folder = La cartella { $path } non esiste. Creala prima, o scegline un’altra.
file-no-name = Il file non ha ancora un nome. Scrivine uno.
file-not-saved = Impossibile scrivere { $path }: { $cause }. Scegli un altro posto.
file-huge = { $path } è troppo grande ({ $megabytes } MB) per essere una partita, un mazzo, una serie di tessere o un file di testi.
file-empty = { $path } è vuoto.
file-not-text = { $path } non è un file di testo. Salvalo come testo in UTF-8.
file-syntax = { $path } è danneggiato: { $message }.
file-not-a-game = { $path } non è un file di King’s Order.
file-newer = { $path } viene da una versione più recente di King’s Order (versione del file { $version }, questa app legge fino a { $ours }). Aggiorna l’app per aprirlo.
file-too-many-moves = { $path } ha più di { $limit } mosse. Nessuna serata ne ha tante, e King’s Order non lo apre.
file-ignored = { $path }: illeggibile ({ $fields }). Valgono le impostazioni solite; il file com’era resta accanto.
file-shape-whole = Impossibile leggere { $path }: { $message }.
file-shape = { $path }: impossibile leggere { $field }: { $message }.
file-setup = { $path } non si può giocare. { $faults }
file-no-home = Il sistema non indica una cartella personale in cui tenere le partite.
cause-not-there = quel file o quella cartella non esiste
cause-not-allowed = non è permesso
cause-full = il disco è pieno
cause-read-only = su quel disco non si può scrivere
cause-no-folder = qualcosa nel percorso non è una cartella
cause-bad-name = nessun file può chiamarsi così
cause-taken = c’è già qualcosa con quel nome
cause-folder = è una cartella
cause-busy = lo sta usando un altro programma
cause-large = il file sarebbe troppo grande per quel disco
cause-system = il sistema dice «{ $said }»
file-move = La mossa { $number } è rifiutata: { $reason }
reader-at = { $problem } (riga { $line }, colonna { $column })
reader-at-line = { $problem } (riga { $line })
reader-cut-off = il testo si interrompe
reader-syntax = c’è qualcosa che JSON non permette
reader-deep = l’annidamento è troppo profondo
reader-missing = manca «{ $name }»
reader-twice = «{ $name }» c’è due volte
reader-unknown = «{ $name }» lì non è noto
reader-unknown-of = «{ $name }» lì non è noto; possibili sono { $known }
reader-kind = c’è { $found } dove va { $expected }
reader-value = { $found }: lì non è possibile
reader-length = una lista è troppo lunga o troppo corta
reader-other = { $message }
reader-found-text = il testo «{ $value }»
reader-found-number = il numero { $value }
reader-found-truth = «{ $value }»
reader-found-nothing = un valore vuoto
reader-found-other = qualcos’altro
reader-a-text = un testo
reader-a-whole = un numero intero adatto
reader-a-number = un numero
reader-a-truth = true o false
reader-a-list = una lista
reader-an-object = un oggetto tra parentesi graffe

## Che cosa cambierebbe una correzione

difference-points = Punti di { $name }: { $before } → { $after }.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } esegue «{ $title }».
difference-lost = { $name } non esegue più «{ $title }» e ha di nuovo l’ordine in mano.
difference-chosen = { $name } ora può scegliere tra più ordini; era stato preso «{ $title }».
difference-orders = I punti per gli ordini contano qui come sono; che cosa cambia si saprà quando accetti.
difference-dropped = Non va più: { $made }. { $reason }
difference-passed = Il turno di { $name } resta vuoto finché la tessera non è inserita di nuovo.
difference-active = Toccherà a { $name }.
holding = { $name } ({ $size })
holding-nobody = nessuno
move-keep-orders = { $name } tiene gli ordini
move-discard-orders = scartare ordini
move-deal-orders = { $name }: ordini distribuiti
move-tower-site = base di torre
move-draw-order = pescare un ordine
move-place = piazzare: { $tile }
move-remove-tile = mettere da parte: { $tile }
move-deploy = piazzare { $role }
move-wagon = il carro di { $name } prosegue
move-keep-wagon = il carro di { $name } torna nella riserva
move-dragon = un passo del drago
move-fairy = la fata presso un seguace
move-remove-knight = la principessa rimanda a casa un cavaliere di { $name }
move-raise-tower = alzare una torre
move-capture = catturare: { $figure } di { $name }
move-man-tower = un seguace su una torre
move-ransom = riscattare { $figure }
move-escape = un cavaliere di { $name } fugge
move-open-fair = una manche: { $token }
move-throw = { $name } lancia
move-end-turn = fine del turno
move-begin-leaving = { $name } comincia a lasciare Carcassonne
move-leave-city = { $name } esce dal quartiere { $quarter }
move-stay-in-city = { $name } resta a Carcassonne
move-enter-city = un seguace nel quartiere { $quarter }
move-count = il conte nel quartiere { $quarter }
move-pass = passare senza tessera
move-fulfil-order = { $name } sceglie un ordine
move-claim-order = { $name } dichiara un ordine
move-ask-for-orders = Si chiede a tutti degli ordini eseguiti
move-adjust = { $name } { $points } a mano
move-end-game = fine della partita
move-place-anyway = tenere comunque: { $tile }
move-describe-tile = una tessera che l’app non conosceva
move-deploy-anyway = tenere comunque { $role }
move-join-game = { $name } si unisce
move-leave-game = { $name } se ne va
move-change-seats = un altro ordine di turno
move-change-rules = altre regole della casa

## Che cosa decide il tavolo oltre le regole

table-joined = { $name } si unisce alla partita, in fondo all’ordine di turno.
table-left = { $name } se ne va; la partita continua senza { $name }.
table-left-figures-stay = Le pedine restano dove sono.
table-left-figures-home = Le pedine tornano nella riserva.
table-left-orders-count = Gli ordini in mano contano alla fine.
table-left-orders-under = Gli ordini in mano vanno sotto il mazzo.
table-seated = D’ora in poi si gioca in quest’ordine: { $names }
table-turn-given = Il turno passa da { $from } a { $to }.
table-rules = D’ora in poi: { $rules }
table-rule = { $question }: { $answer }
table-tile = Il tavolo aggiunge una tessera: { $tile }.
table-right = Rettificato: { $what }.
right-home = { $was } non è lì, ma nella riserva
right-back = { $is } è lì
right-other = lì c’è { $is }, non { $was }
right-tool = Rettifica…
right-title = Rettifica una pedina
right-which = Che cosa non va qui?
right-where = Dove?
right-more = Manca una pedina
right-there = Chi c’è lì sul tavolo?
right-nobody = Nessuno
right-lies = Che cosa c’è accanto?
right-lies-so = Accanto: { $what }
right-lies-nothing = Niente
right-none = Nessuno ha una pedina che possa stare qui.
right-about = Vale da adesso. I punti già dati restano.
right-turn = Correggi invece il turno { $turn }
right-go = Rettifica
right-prisoner = prigione: { $name }
table-kept = Il tavolo la tiene comunque: { $why }.
kept-edge = non tutti i lati combaciano
kept-crowded = troppi monasteri e luoghi di culto vicini
kept-river = il fiume dovrebbe scorrere diversamente
kept-none-left = non ce n’erano più
kept-other-set = è di un’altra espansione
kept-described = l’app non la conosceva
kept-occupied = lì c’è già { $name }
kept-second = è la seconda pedina del turno
kept-figure = una pedina ({ $figure }) in quel punto ({ $feature })
kept-other = contro le regole
reject-between-turns = Si decide all’inizio di un turno, prima della tessera. Finisci prima questo turno.
reject-has-left = { $name } ha lasciato la partita.
reject-last-two = Restano due giocatori: finisci piuttosto la partita.
reject-not-everybody = Ogni giocatore ha un posto, e uno solo.
reject-turn-is-theirs = Il turno è già di { $name }.
reject-farmers-from-start = Se ci sono contadini si decide prima della prima tessera.
reject-start-tile-drawn = La tessera iniziale è già stata pescata: non può tornare nella scatola.
reject-known-tile = Una tessera si chiama già «{ $tile }».
described-name = Il nome di una tessera ha lettere minuscole, cifre e trattini, 40 al massimo.
described-edge = Il lato { $side } può mostrare città, strada o campo.
described-side = Sul lato { $side } è collegato qualcosa che lì non c’è, o due volte.
described-crossing = Due collegamenti si incrociano. Collega i lati in altro modo.

## Comandi

cli-ok = { $file }: ok
cli-fault = { $file }: { $fault }
cli-points-in-vain = Nota: la carta { $card } vale sempre { $fixed } punti, non { $points } come dice il file.
cli-move = mossa { $number }
cli-fewer-moves = { $count ->
    [one] { $file } ha solo { $count } mossa. Ecco la situazione dopo quella mossa.
   *[other] { $file } ha solo { $count } mosse. Ecco la situazione dopo tutte.
}
cli-more-refused = { $count ->
    [one] un’altra mossa è rifiutata
   *[other] altre { $count } mosse sono rifiutate
}
cli-defect = un difetto di King’s Order stesso, per favore segnalalo: { $fault }
cli-started = «{ $started }» non è una data: scrivi il giorno e l’ora come { $example }
cli-not-on-top = gli ordini li ha distribuiti l’app, e questo non poteva essere in cima al mazzo: { $above ->
    [one] c’è una carta
   *[other] ci sono { $above } carte
} sopra. Senza «card» si pesca la prima.
cli-awaited = { $reason } (previsto: { $moves })
cli-unknown-list = la lista non contiene né tessere (con «edges») né carte (con «requirement»)
cli-unknown-set = Nessuna espansione si chiama «{ $set }». Ci sono { $known }.
cli-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cli-deal = Gli ordini vengono distribuiti.
cli-turn = Turno { $turn }: { $name }.
cli-tiles = Tessere sulla plancia: { $placed }, rimaste: { $left }.
cli-titles = Re: { $king }. Barone: { $robber }.
cli-score = punti
cli-projected = previsti
cli-followers = seguaci
cli-orders = ordini
cli-fulfilled = eseguiti
cli-no-display = Non c’è uno schermo su cui aprire una finestra. I comandi funzionano senza: kings-order --help
cli-display-silent = Lo schermo { $display } non è raggiungibile: { $cause }
cli-scale = { $source } è { $scale }: con questa scala non si può mostrare alcuna finestra.
cli-no-such-file = Non c’è né un comando né un file di partita con questo nome: { $name }. Vedi kings-order --help.
season-twice = { $file } conta una volta sola: la stessa partita è indicata già prima.
cli-unwritten = Impossibile scrivere l’output del comando: { $cause }.
cli-text-unread = { $file }, riga { $line }: il messaggio che comincia lì non si può leggere. Per ora appare in inglese.
cli-window-failed = Impossibile aprire la finestra: { $cause }
cli-stopped = King’s Order si è fermato per un suo difetto. Ogni mossa inserita è salvata. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Totale
export-of-orders = Punti degli ordini
export-running = Partita non finita: turno { $turn }.
export-log = Cronologia

## Il menu della partita, la sua gente e le sue regole

tool-menu = La partita: giocatori, regole, file
keys-menu = la partita: saltare, finire, giocatori, regole della casa, file
menu-title = La partita
menu-skip = Salta il turno di { $name }
menu-skip-about = Il turno passa senza tessera.
menu-end = Finisci la partita…
menu-end-about = Ciò che è incompleto si conteggia ora.
menu-people = Giocatori…
menu-people-about = Nomi, colori e posti; arriva un ospite, qualcuno se ne va, a chi tocca
menu-rules = Regole della casa…
menu-rules-about = D’ora in poi, o come se fossero state sempre così
menu-forgotten = Un turno dimenticato…
menu-forgotten-about = Quello prima di questo. Uno più vecchio: nella cronologia premi la riga prima della quale va.
menu-compare = Confronta con il tavolo
menu-compare-about = Punti, pedine e tessere; se qualcosa differisce, si cerca che cosa lo spiega.
menu-by-hand = Punti a mano…
menu-by-hand-about = Dati o tolti, con il motivo; sul segnapunti anche ciò che il tavolo conta da sé
menu-copy = Salva una copia…
menu-copy-about = La partita continua nel suo file.
menu-open = Apri una partita…
menu-open-about = Un file da dove vuoi; questa partita è salvata.
menu-folder = Mostra la cartella
files-copy = Salva una copia della partita
files-export = Salva altrove
files-open = Apri una partita
files-copy-there = Salva lì
files-open-there = Apri
files-elsewhere = Altrove…
files-path = Il file
files-saved = La copia è salvata: { $path }
player-left = { $name } (non gioca più)
files-no-folder = Impossibile aprirlo. Percorso: { $folder }
amend-forgotten = Un turno dimenticato prima del turno { $turn }
amend-anothers = Il turno { $turn } non era di { $name }
amend-none = Elimina il turno { $turn } di { $name }
amend-whose = Di chi era il turno?
amend-later = E i turni dopo?
amend-forgotten-stay = Restano ai loro giocatori: si aggiunge solo questo turno.
amend-forgotten-on = Avanzano tutti di uno: erano segnati un giocatore troppo presto.
amend-anothers-stay = Restano ai loro giocatori: solo questo turno era di un altro.
amend-anothers-on = Proseguono alla sinistra di quel giocatore.
amend-none-stay = Restano ai loro giocatori: { $name } salta.
amend-none-on = Scalano tutti di un posto: il turno seguente è di { $name }.
amend-enter = Inserisci
amend-show = Mostra che cosa cambia
log-give = Il turno era di un altro…
log-insert = Manca un turno prima…
now-forgotten = Stai inserendo un turno dimenticato. Esc lascia tutto com’era.
past-as-it-was = Com’era: { $made }
past-later-tile = Lì c’è una tessera più recente. Quella dimenticata è altrove.
past-unchanged = Tutto è com’era.
rules-title = Regole della casa
rules-about = Dove i tavoli giocano in modo diverso. La prima risposta è quella delle regole.
rules-from-now = D’ora in poi
rules-always = Come da sempre…
people-title = Giocatori
people-about = In ordine di turno. Premi un colore per cambiarlo.
people-name = Nome
people-on-turn = di turno
people-give-turn = È il suo turno
people-gone = non gioca più
people-leave = Se ne va…
people-leaves = { $name } se ne va quando premi «Fatto».
people-figures-stay = Le pedine restano e contano
people-figures-home = Le pedine tornano nella riserva
people-orders-count = Gli ordini in mano costano punti alla fine
people-orders-under = Gli ordini in mano vanno sotto il mazzo
people-guest = Arriva un ospite…
people-no-guest = Nessun ospite
people-guest-about = In fondo all’ordine di turno; riceve tre ordini se il tavolo ci gioca.
people-later = Posti, ospiti e partenze: all’inizio di un turno, prima della tessera.
people-done = Fatto
tray-another-lies = Qui ce n’è un’altra…
tray-stands-anyway = Sta altrove…
keep-title = Il tavolo la tiene comunque
keep-about = Una tessera che non va, di cui non restano copie, o di un’altra espansione. I lati che non combaciano restano separati.
keep-sides = I suoi lati, in senso orario: { $keys }
keep-more = Altre { $count }: digita i lati
keep-none = Nessuna tessera ha questi lati.
keep-unknown = L’app non la conosce…
keep-do = Resta così
keep-other = Un’altra tessera
keep-of-set = { $tile } ({ $set })
stand-title = Il tavolo la tiene comunque
stand-about = Una pedina dove le regole non la permettono; conta come le altre.
describe-title = Una tessera che l’app non conosce
describe-about = Così come sta: premi un lato finché mostra ciò che la tessera ha lì.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Collegato sulla tessera
describe-stands = Sopra
describe-pennant = Stemma
describe-place = Piazza così

## La finestra

app-name = King’s Order
app-tagline = Una mano in più al vostro tavolo di Carcassonne.
app-unofficial = Un compagno non ufficiale per Carcassonne. L’espansione «Per ordine del re» (By Order of the King) è opera di un fan, JPutt927.
back = Indietro
close = Chiudi
key-space = Spazio
date = { $day } { $month } { $year }, { $time }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

home-continue = Riprendi la partita
home-turn = Turno { $turn } · { $date }
home-new = Nuova partita
home-earlier = Partite passate
home-damaged = danneggiata – apri per vedere che cosa si può salvare
home-newer = fatta con una versione più recente – aggiorna l’app per aprirla
home-unplayable = qui non si può giocare – apri per vedere perché
home-finished = finita
home-at-turn = al turno { $turn }
home-first = La vostra prima serata
home-first-1-title = 1 · Preparare
home-first-1 = Nomi, colori, posti. Gli ordini si distribuiscono su questo schermo, nascosti agli altri.
home-first-2-title = 2 · Giocare come sempre, inserire le tessere
home-first-2 = Con un clic indicate dove sta, qual è e dove va il seguace. L’app fa i conti.
home-first-3-title = 3 · I campi li conta l’app
home-first-3 = Alla fine tutto si conteggia sotto i vostri occhi, passo per passo.

setup-title = Nuova partita
setup-players = Chi gioca?
setup-order = In ordine di posto, in senso orario. Trascinate una riga o usate le frecce.
setup-add = Aggiungi un giocatore
setup-lots = Sorteggia chi comincia
setup-colour = Scegli un altro colore
setup-starts = comincia
setup-seat = posto { $number }
setup-known = Hanno già giocato
setup-sets = Che cosa c’è nella sacca?
setup-orders = Ordini del re
setup-orders-about = Ordini segreti, distribuiti e custoditi dall’app.
setup-orders-printed = Distribuite le vostre carte e inserite che cosa avete pescato.
setup-adds-figures = una pedina a testa
setup-adds = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } ordine
   *[other] { $orders } ordini
}
setup-base = gioco base incluso: { $tiles } tessere
box-label = La vostra scatola:
box-base-first = Gioco base (prima del 2014)
box-base-second = Gioco base (dal 2014): giardini, fiume, abati
box-big = Big Box 6 o 7
box-count-king-robber = Conte, Re e Barone dei Predoni
box-added = Aggiunto: { $sets }.
box-removed = Tolto: { $sets }.
box-rules = Regole della casa di questa scatola: { $rules }
setup-gardens = giardini
setup-house-rules = Regole della casa
setup-house-rules-state = { $count ->
    [0] come nelle regole
    [one] 1 diversa
   *[other] { $count } diverse
}
setup-house-rules-about = Dove i tavoli giocano in modo diverso. La prima risposta è quella delle regole.
setup-house-rules-done = Torna alle espansioni
switch-orders-occasions = Un contadino e la tessera con cui è venuto: quanti ordini possono eseguire?
switch-orders-occasions-event = Uno ciascuno
switch-orders-occasions-tile = Uno in tutto
switch-orders-discard-right = Il diritto di scartare ordini di contadino, se al turno dopo se ne hanno meno di tre
switch-orders-discard-right-kept = Resta
switch-orders-discard-right-must-hold = Si perde
switch-orders-discarded = Gli ordini scartati
switch-orders-discarded-out = Escono dal gioco
switch-orders-discarded-under-pile = Vanno sotto il mazzo
switch-orders-draw-after-discard = Chi comincia un turno con cinque ordini e scarta
switch-orders-draw-after-discard-allowed = Può pescare
switch-orders-draw-after-discard-refused = Non può pescare
switch-orders-none-fulfilled = Se nessuno ha eseguito un ordine, i dieci punti per «Più ordini eseguiti»
switch-orders-none-fulfilled-nobody = Non vanno a nessuno
switch-orders-none-fulfilled-all = Vanno a tutti
switch-orders-negative = Gli ordini rimasti in mano possono portare un totale sotto 0
switch-orders-negative-allowed = Sì
switch-orders-negative-zero = No, si ferma a 0
switch-count-unoccupied = I seguaci possono lasciare Carcassonne per un elemento completato
switch-count-unoccupied-refused = Se lì c’era qualcuno
switch-count-unoccupied-allowed = Sempre
switch-count-first = Il primo a portare seguaci fuori da Carcassonne
switch-count-first-chosen = Lo sceglie chi è di turno
switch-count-first-left = È il giocatore a sinistra
switch-count-at-end = Alla fine i seguaci lasciano Carcassonne
switch-count-at-end-market = Dal mercato, per i campi
switch-count-at-end-all = Da dove non c’è il conte
switch-count-city = Carcassonne, per i campi, il Re e gli ordini
switch-count-city-counts = È una città completata
switch-count-city-ignored = Non conta
switch-abbey-late = Dopo l’ultima tessera, le abbazie
switch-abbey-late-allowed = Si possono ancora piazzare
switch-abbey-late-refused = Arrivano tardi
switch-dragon-timing = Il drago si muove
switch-dragon-timing-before-scoring = Prima del conteggio
switch-dragon-timing-after-scoring = Dopo il conteggio
switch-escape-refuge = Per fuggire da un assedio serve un monastero
switch-escape-refuge-siege-tile = Accanto a una tessera d’assedio
switch-escape-refuge-any-tile = Accanto a qualsiasi tessera della città
switch-start-tile = La tessera iniziale, dove al suo posto c’è la città di Carcassonne o un fiume
switch-start-tile-box = Resta nella scatola
switch-start-tile-pile = Si mescola alle altre
switch-river-mouth = La foce del fiume
switch-river-mouth-automatic = Si piazza da sola
switch-river-mouth-turn = È il turno del giocatore seguente
switch-orders-returned = Gli ordini restituiti alla distribuzione vanno sotto il mazzo
switch-orders-returned-turn-order = In ordine di turno
switch-orders-returned-shuffled = Mescolati
switch-orders-parts = Ciò che un ordine collega all’elemento appena completato dev’essere stato completato
switch-orders-parts-anybody = Da chiunque
switch-orders-parts-own = Da chi ha l’ordine
switch-orders-paid-parts = Un elemento che è già servito a un ordine
switch-orders-paid-parts-count = Può servire a un altro
switch-orders-paid-parts-barred = Non serve più
switch-challenge-share = Una sfida vinta fa eseguire l’ordine
switch-challenge-share-majority = A chi ha la maggioranza
switch-challenge-share-presence = A tutti sull’edificio vincente
switch-challenge-oneself = Una sfida vinta contro sé stessi
switch-challenge-oneself-fulfils = Fa eseguire l’ordine per una sfida vinta
switch-challenge-oneself-nothing = Non fa eseguire alcun ordine
switch-dragon-card = Evitare il drago fino alla fine
switch-dragon-card-bonus = Dà 10 punti
switch-dragon-card-fulfilled = È anche un ordine eseguito
switch-target-off-tiles = Al tiro al bersaglio, un segnalino fuori dalle tessere
switch-target-off-tiles-counts = Conta per un ordine
switch-target-off-tiles-refused = Non conta
switch-count-orders = Chi può entrare a Carcassonne: i punti degli ordini
switch-count-orders-ignored = Non contano
switch-count-orders-scoring = Contano come punti fatti
switch-count-fairy = Chi può entrare a Carcassonne: i 3 punti della fata
switch-count-fairy-scoring = Contano come punti fatti
switch-count-fairy-ignored = Non contano
switch-count-barn = Quando un fienile fa conteggiare un campo, i seguaci al mercato
switch-count-barn-refused = Restano
switch-count-barn-allowed = Possono andarci
switch-count-double-turn = In un doppio turno si può entrare a Carcassonne
switch-count-double-turn-each-part = In ogni metà
switch-count-double-turn-once = Una volta
switch-siege-fields = In un campo, una città assediata raddoppia
switch-siege-fields-all = Tutti i punti
switch-siege-fields-three = Non quelli dei maiali
switch-escape-double-turn = Da un assedio, in un doppio turno
switch-escape-double-turn-once = Fugge un cavaliere
switch-escape-double-turn-each-part = Uno in ogni metà
switch-princess = La principessa
switch-princess-may = Può rimandare a casa un cavaliere
switch-princess-must = Deve farlo
switch-fairy-place = La fata serve
switch-fairy-place-follower = A un seguace
switch-fairy-place-tile = A tutti sulla sua tessera
switch-catch-short = Un lancio troppo corto per chi deve prenderlo dà punti
switch-catch-short-nobody = A nessuno
switch-catch-short-catcher = A chi doveva prenderlo
switch-small-city = Una città completata di due tessere dà
switch-small-city-four = 4 punti, come ogni città
switch-small-city-two = 2: 1 per tessera e per stemma
switch-farmers = I contadini
switch-farmers-allowed = Sono in gioco
switch-farmers-none = Nessuno: niente mercato, fienile, maiale né ordini per loro
switch-fields = Per ogni città completata, alla fine
switch-fields-by-field = Ogni campo dà 3 punti ai suoi contadini
switch-fields-by-city = 4 punti, una volta, a chi ha più contadini intorno
switch-fields-scorepad = Con il blocco segnapunti il tavolo cerca chi ha più contadini intorno a una città, e segna la città per uno solo dei loro campi.
switch-king-robber = Il Re e il Barone danno
switch-king-robber-each = 1 per città o strada alla fine
switch-king-robber-ten = 10 ciascuno alla fine
switch-king-robber-fifteen = 15 ciascuno alla fine, insieme 40
switch-king-robber-at-once = 1 subito per ogni nuova città o strada, niente alla fine
switch-count-moves = Mandato un seguace a Carcassonne, il conte va
switch-count-moves-free = Dove vuole quel giocatore
switch-count-moves-next = Un quartiere più avanti: castello, mercato, fabbro, cattedrale
switch-count-moves-follower = Nel quartiere del seguace
switch-inns-at-end = Alla fine, un elemento incompleto con locanda o cattedrale
switch-inns-at-end-nothing = Non vale niente
switch-inns-at-end-ignored = Vale quanto senza
switch-wagon-ways = Un carro prosegue
switch-wagon-ways-connected = Lungo un collegamento
switch-wagon-ways-nine-tiles = Verso ciò che è aperto e libero sulla sua tessera o sulle otto intorno
switch-wagon-ways-scorepad = Con il blocco segnapunti ci bada il tavolo.
switch-fairy-city = La fata, presso un seguace a Carcassonne
switch-fairy-city-allowed = Può andare
switch-fairy-city-refused = Non può andare
switch-fairy-city-scorepad = Con il blocco segnapunti ci bada il tavolo.
switch-second-barn = Un fienile in un campo che ne ha già uno
switch-second-barn-refused = Non si piazza
switch-second-barn-allowed = Si può piazzare
setup-own-sets = Vostri: tessere e ordini in { $folder }
setup-deck-bundled = il mazzo dell’app
setup-printed = carte stampate
setup-newer-orders = e { $count } per le espansioni nuove
setup-newer-orders-about = Il mazzo del regolamento non ha ordini per queste espansioni. Questi sono nostri: ordini della casa, misurati come tutti gli altri.
set-count-about = Carcassonne sta al centro. Chi fa fare punti agli altri può mandarci seguaci, e farli uscire al momento giusto.
set-shrines-about = Un luogo di culto accanto a un monastero è una sfida: il primo completato fa punti, l’altro niente.
set-shrines-extra-about = Un sesto luogo di culto, uscito più tardi.
set-river-1-about = Invece della tessera iniziale: sorgente, dieci tessere, lago.
set-river-2-about = Invece della tessera iniziale: un fiume con una biforcazione, una mandria di maiali e un vulcano come foce.
set-inns-cathedrals-about = Locande e cattedrali fanno valere di più strade e città, o niente se restano aperte. Un grande seguace per tutti.
set-traders-builders-about = Merci per chi completa una città, un costruttore per una seconda tessera, un maiale per i campi.
set-princess-dragon-about = Il drago divora ciò che incontra, la fata protegge un seguace, i portali aprono tutto il paese.
set-tower-about = Le torri catturano seguaci; un prigioniero costa 3 punti.
set-abbey-mayor-about = Un’abbazia per ogni buco, il sindaco, un carro che prosegue, un fienile per i campi.
set-catapult-about = Alla fiera lanciano tutti: a un bersaglio, da prendere al volo, contro i seguaci.
set-siege-cathars-about = Le città assediate valgono meno per i cavalieri, e il doppio per i contadini.
set-siege-besiegers-about = Altre città assediate.
set-king-robber-about = Chi completa la città più grande è Re, chi la strada più lunga è Barone. 1 punto per città o strada alla fine.
setup-summary = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} · { $tiles } tessere
setup-summary-orders = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} · { $tiles } tessere · { $orders } ordini
setup-begins = Comincia { $name }.
setup-start = Comincia la partita

curtain-pass = Passa lo schermo a { $name }
curtain-deal = I tuoi tre ordini. Tienili tutti, o scegline uno che torna sotto il mazzo.
curtain-enter = Quali tre ordini hai ricevuto? Nessun altro dovrebbe guardare.
curtain-draw = Quale ordine hai pescato? Nessun altro dovrebbe guardare.
curtain-entered = Questi tre
curtain-drawn = Ho pescato questo
curtain-draw-back = Non pescato
curtain-clashed = Un ordine è annotato più volte di quante ne abbia il mazzo; quale e da chi resta segreto. Confronta i tuoi e inserisci di nuovo qui sotto quello sbagliato.
curtain-clashed-others = Anche gli altri confrontano i loro:
curtain-wrong = Un ordine è annotato male
curtain-wrong-which = Quale dei tuoi ordini è annotato male? Sceglilo.
curtain-wrong-by = Quale ordine hai al suo posto?
curtain-wrong-since = Con questo ordine, qualcosa che hai fatto da allora con i tuoi ordini non sarebbe stato permesso. Annullalo prima, al tavolo con Ctrl Z.
curtain-wrong-this = Questo è sbagliato
curtain-wrong-done = Ho questo
picker-open = ancora uno
picker-search = qualche lettera del titolo o del testo
picker-none = Nessun ordine ancora nascosto dice questo. Prova un’altra parola del titolo.
curtain-look = I tuoi ordini. Nessun altro dovrebbe guardare.
curtain-drew = Hai pescato un ordine. Resta a te.
order-cost = Un ordine ancora in mano alla fine costa 10 punti, a meno che non chieda di evitare qualcosa.
draw-about = Resta a te: non si può restituire.
claim-title = Chi ha eseguito un ordine?
claim-title-lost = Chi ha eseguito o perso un ordine?
claim-about = Conta per l’ultima tessera. Lo schermo passa solo a questa persona, che indica l’ordine o se ne va come se nulla fosse.
curtain-discard = Hai avuto tre ordini di contadino: puoi scartarne uno o due di quelli segnati, mostrandoli a tutti.
curtain-discard-none = In questo turno non se ne può scartare nessuno.
curtain-refused = Ciò che hai scelto ora non si può scartare. Tieni premuto per vedere che cosa si può.
curtain-refused-declared = Ciò che hai scelto non è stato dichiarato. Tieni premuto per vedere quali ordini giudichi tu.
curtain-judges = { $number }: giudichi tu
curtain-judges-lost = { $number }: perso? Dillo
curtain-judges-about = L’app giudica tutti gli ordini tranne quelli segnati.
curtain-occasion-used = Con questa tessera hai già eseguito un ordine: non può portarne più di uno.
curtain-turn-start = I tuoi ordini. Qui si scartano gli ordini di contadino, quando si può. Nessun altro dovrebbe guardare.
curtain-may-go = { $number }: si può scartare
curtain-fits = { $number }: va bene anche questo
curtain-choose = Un tuo ordine è eseguito. Se più d’uno va bene, ne conta uno, e scegli tu quale. Tieni premuto per guardare.
curtain-empty = Non hai ordini.
curtain-hold = Tieni premuto
curtain-keep = Tienili tutti e tre, avanti
curtain-return = Restituisci quello scelto, avanti
curtain-done = Fatto
curtain-undo = Annulla il passo
curtain-fulfil = Mostra a tutti
curtain-discard-do = Scarta quelli scelti
curtain-cancel = Annulla
curtain-goes-back = da restituire
curtain-this-one = questo
card-documented = dal regolamento
card-house = ordine della casa
card-printed = carta stampata
curtain-new = nuovo
pin-open = Questa mano è bloccata. Digita le sue quattro cifre.
pin-wrong = Non sono le cifre giuste.
pin-forgotten = Dimenticato: togli il PIN, e lo sapranno tutti
pin-set = Blocca con un PIN
pin-set-about = Quattro cifre che d’ora in poi aprono la tua mano.
pin-set-again = Ancora una volta, le stesse quattro cifre.
pin-set-differs = Sono cifre diverse dalla prima volta. Ricomincia.
pin-remove = Togli il PIN
deal-home = Inizio
deal-set-up = Torna alla preparazione
deal-taken-back = La distribuzione è annullata
deal-taken-back-how = Siete di nuovo prima del primo turno. Continuate come prima, o { $name } decide di nuovo sugli ordini distribuiti.
deal-redo = Continua come prima
deal-anew = { $name } decide di nuovo
picker-taken = Ordine { $number }

now-place = { $name } pesca e piazza una tessera
now-place-how = Clicca sul posto dove sta la tessera, o scegli prima la tessera.
now-which = Quale tessera è lì?
now-which-how = Cliccaci sopra, così come sta – o trascinala fino al seguace.
now-turn-how = Girala con la rotella; lasciala dove va il seguace.
now-where = Dove sta la tessera?
now-where-how = Va nei posti dorati. R la gira.
now-deploy = { $name } piazza un seguace?
now-deploy-how = Clicca su una parte dorata della tessera, o premi Invio per nessuno.
news-none = Qui si legge che cosa porta ogni mossa.
table-clashed = Un ordine è annotato più volte di quante ne abbia il mazzo. Ognuno confronta i suoi e inserisce di nuovo quello sbagliato dove guarda i propri ordini.
now-finished = La partita è finita
now-finished-how = Guarda il conteggio finale, o annulla per continuare.
now-choose = Un ordine è eseguito
now-correcting = Stai reinserendo un vecchio turno. Esc lascia tutto com’era.
now-ruling = Altre regole della casa, come se fossero sempre valse. Esc lascia tutto com’era.
now-amending = Stai cambiando un vecchio turno. Esc lascia tutto com’era.
turn-draw-short = Pesca
turn-orders-short = Ordini
turn-draw = Pesca un ordine
turn-orders = I miei ordini
turn-claim = Ho eseguito un ordine
turn-claim-lost = Ho eseguito o perso un ordine
turn-claim-short = Eseguito
turn-claim-short-lost = Eseguito, perso
tool-home = Lascia il tavolo; la partita è salvata
tool-more = Altri strumenti
tool-tiles = Le tessere rimaste
tool-undo = Annulla
tool-redo = Ripeti
tool-fit = Mostra tutta la plancia
tool-keys = Tasti
table-saving = L’ultima mossa non è ancora sul disco, che è lento. La partita continua; per lasciarla bisogna aspettare che ci sia.
table-read-only = Questa partita è aperta in un’altra finestra: qui si può solo guardare.
feature-complete = elemento completato
feature-complete-now = elemento completato: dà punti alla fine del turno
feature-open-ends = { $count ->
    [one] { $count } lato aperto
   *[other] { $count } lati aperti
}
feature-open-places = { $count ->
    [one] manca { $count } tessera
   *[other] mancano { $count } tessere
}
feature-nobody = non c’è nessuno
feature-field-worth = si conteggia alla fine
feature-worth = { $points ->
    [one] { $points } punto se finisse ora
   *[other] { $points } punti se finisse ora
}
feature-worth-farmer = { $points ->
    [one] { $points } punto per un contadino se finisse ora
   *[other] { $points } punti per un contadino se finisse ora
}
player-projected = ≈ { $points }
player-projected-hint = Punti se la partita finisse ora, senza gli ordini segreti
ahead-title = Se la partita finisse ora
ahead-about = Tutto ciò che è sul tavolo è contato come alla fine, senza gli ordini segreti.
ahead-now = ora { $points }
player-fulfilled = { $count ->
    [one] { $count } eseguito
   *[other] { $count } eseguiti
}
player-face-up-hint = Guarda gli ordini scoperti davanti a { $name }
player-orders-hint = Fai guardare gli ordini a { $name }
player-followers-hint = { $count ->
    [one] ancora { $count } seguace
   *[other] ancora { $count } seguaci
}
title-holder = { $title }: { $name }
title-king-beat = lo prende una città da { $size } tessere in su
title-robber-beat = lo prende una strada da { $size } tessere in su
title-little = { $name } – si prende da { $size }
title-king-first = lo prende la prima città
title-robber-first = lo prende la prima strada
log-title = Cronologia
log-empty = Qui si annota ogni turno. Clicca su una riga per vedere perché.
log-back = Torna qui
back-title = Riprendere dal turno { $turn }?
back-about = Questa partita è finita. Il conteggio finale e tutto ciò che è seguito a questo turno verrebbero annullati; { $redo } li rifà passo dopo passo.
log-reenter-throw = Reinserisci questo lancio
log-reenter = Reinserisci questo turno
log-redeploy = Reinserisci questa pedina
log-reenter-deed = Reinserisci questo
log-undeploy = Nessuno è stato piazzato
log-remove = Elimina questo turno
tray-which = Quale tessera è stata pescata?
tray-type = o i suoi lati così come sta, in senso orario dall’alto, per esempio C S P S:
tray-side = Il lato seguente della tessera così come sta: in senso orario, prima quello in alto
tray-only = Solo tessere con: { $shown }
tray-show-all = Tutte le tessere
tray-nothing = Nessuna tessera così. { $erase } toglie un lato, { $all } le mostra di nuovo tutte.
tray-typed = Lati { $sides }
tray-typed-count = { $count ->
    [0] nessuna
    [one] una
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] l’ultima
   *[other] ancora { $count }
}
tray-paint = Premi i suoi lati, o prendila qui
tray-at-once = Tutte
tray-by-sides = Dai suoi lati
tray-only-one = Va bene solo questa: Invio la posa.
tray-only-typed = Solo questa sta come indicato: Invio la posa.
tray-turned = Stessi lati, girata diversamente
tray-how-lies = Come sta lì?
tray-none-fits = Nessuna tessera rimasta va qui.
tray-other-place = Altro posto
tray-other-tile = Altra tessera
tray-turn = Gira
tray-one-way = Si adatta solo così.
tray-click-lit = Clicca su un posto dorato sulla plancia, o premi il suo tasto.
tray-fits-nowhere = Questa tessera non va da nessuna parte. Esce dal gioco e se ne pesca un’altra.
tray-remove = Toglila dal gioco
tray-claim = Dove va il seguace?
tray-followers = { $count ->
    [one] { $name } ne ha ancora { $count }
   *[other] { $name } ne ha ancora { $count }
}
tray-claim-complete = { $points ->
    [one] { $feature }, si completa: { $points } punto
   *[other] { $feature }, si completa: { $points } punti
}
pass-deploy = Nessun seguace
pass-act = Niente di tutto questo
tray-finish = Conteggio finale
tiles-title = { $count ->
    [one] Resta { $count } tessera
   *[other] Restano { $count } tessere
}
end-ask = Finisci ora la partita…
end-title = Finire ora la partita?
end-about = { $count ->
    [one] Resta { $count } tessera. Il conteggio finale comincia subito; puoi annullarlo.
   *[other] Restano { $count } tessere. Il conteggio finale comincia subito; puoi annullarlo.
}
end-hands = Così si scoprono tutte le mani; annullando non si coprono di nuovo.
end-do = Finisci la partita
end-not = Continua a giocare
difference-heading = Che cosa cambierebbe
difference-nothing = Non cambiano né punti né titoli.
difference-accept = Cambia
difference-leave = Lascia com’era
ruler-title = Un righello sullo schermo
ruler-use = Sei centimetri. Accostate una striscia di carta, segnate la fine e misurate il lancio con la carta.
ruler-again = Misura di nuovo lo schermo
ruler-measure = Appoggiate uno di questi sullo schermo, e tirate finché la cornice non è grande esattamente come l’oggetto. Serve solo una volta.
ruler-tile = Una tessera, 45 mm
ruler-card = Una carta bancaria, 85,60 mm
ruler-fits = È esatto

help-manual = Il manuale (in inglese)
booklet-contents = Indice
booklet-browser = Nel browser
booklet-previous = Capitolo precedente
booklet-next = Capitolo successivo
keys-title = Tasti
keys-arrows = al posto seguente
keys-sides = i lati della tessera così come sta, in senso orario dall’alto: città, strada, P (prato) per il campo, V per il fiume
keys-symbols = solo le tessere con ciò che nella scelta porta quella lettera
keys-numbers = il posto, la tessera o la risposta con quel tasto; ⇧ è Maiusc
keys-enter = nessun seguace; l’unica tessera che va; il passo seguente
keys-turn = girare la tessera scelta
keys-escape = annullare ciò che è cominciato
keys-undo = annullare
keys-redo = ripetere
keys-draw = pescare un ordine all’inizio di un turno
face-up-title = Gli ordini scoperti
face-up-discarded = scartato
face-up-spent = perso: −10
face-up-none = Nessuno ha ancora un ordine scoperto.
keys-face-up = gli ordini scoperti
keys-orders = guardare i propri ordini; all’inizio di un turno lì si scartano gli ordini di contadino
keys-claim = qualcuno ha eseguito o perso un ordine che solo lui può giudicare
keys-tiles = le tessere rimaste
keys-zoom = più grande, più piccolo, tutta la plancia
keys-look = l’aspetto: chiaro, scuro o alto contrasto
keys-full = a tutto schermo, e ritorno
keys-tab = da un pulsante all’altro; Invio preme
keys-go-on = riprendere l’ultima partita o cominciarne una nuova
keys-search = cercare una partita
keys-scroll = scorrere l’elenco
keys-next = il passo seguente
keys-previous = il passo precedente
keys-first = all’inizio
keys-last = alla fine
keys-play = riprodurre o mettere in pausa
keys-pace = più veloce; dopo la velocità massima, la più lenta

finale-title = Conteggio finale
finale-open = Strade e città rimaste aperte
finale-buildings = Monasteri, luoghi di culto e giardini
finale-monasteries = Monasteri
finale-monasteries-shrines = Monasteri e luoghi di culto
finale-monasteries-gardens = Monasteri e giardini
finale-fields = Campi
finale-goods = Merci
finale-orders = Si scoprono gli ordini
finale-most = Più ordini eseguiti
finale-zero = Nessuno finisce sotto 0
finale-winner = La partita è decisa
finale-progress = { $step } di { $all }
finale-skip = Al risultato
finale-back = Tavolo
finale-next = Avanti
finale-previous = Indietro
finale-play = Riproduci
finale-pause = Pausa
finale-result = Il risultato
finale-last-tile = Era l’ultima tessera.
finale-ended = La partita finisce qui.
finale-over = La partita è finita.
finale-begin-how = Ora viene ciò che conta ancora, una cosa dopo l’altra.
finale-clashed = Un ordine è ancora annotato più volte di quante ne abbia il mazzo: ogni annotazione conta.
finale-nothing = Non restava niente da conteggiare.
finale-order-failed = Non eseguito: «{ $title }»
finale-order-fulfilled = Tenuto fino alla fine: «{ $title }»
finale-most-count = { $count ->
    [one] { $count } ordine eseguito
   *[other] { $count } ordini eseguiti
}
finale-sum-of = { $name }: { $sum }
finale-tie = Parità: ciascuno prende tutti i punti.
finale-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
finale-margin = { $points ->
    [one] { $points } punto di vantaggio su { $names }
   *[other] { $points } punti di vantaggio su { $names }
}
result-won = { $count ->
    [one] { $names } vince
   *[other] { $names } si dividono la vittoria
}
result-unknown = Il segnapunti dice chi ha vinto
result-course = Com’è andata
track-title = Che cosa mostra il segnapunti?
track-about = Riportate prima sul segnapunti i punti degli ordini, anche di quelli appena scoperti. Scrivete poi dove si trova ogni pedina: solo allora l’app sa chi ha vinto.
track-orders = { $points } per gli ordini
track-take = Annota il risultato
track-without = Senza punti
track-button = Segnapunti…
result-table = Il tavolo
result-steps = Rivedi il conteggio
result-home = Inizio

trouble-title = Qualcosa non va
trouble-understood = Capito
trouble-damaged = Il file di questa partita è danneggiato
trouble-damaged-offer = { $moves ->
    [one] Si può salvare { $moves } mossa, fino al turno { $turn }.
   *[other] Si possono salvare { $moves } mosse, fino al turno { $turn }.
} Il file danneggiato resterà accanto.
trouble-go-on = Continua da lì
trouble-leave = Non toccare niente
unsaved-title = Le ultime mosse non sono salvate
unsaved-about = La partita continua, ma solo finché questa finestra è aperta. Fai spazio, o salvala altrove.
unsaved-where = Salva la partita in questo file
unsaved-there = Salva lì
unsaved-again = Riprova
unsaved-go-on = Continua senza salvare
unsaved-leave = Esci senza salvare
unsaved-back = Torna alla partita
unsaved-rescue = Salva altrove…
quarter-castle = castello
quarter-market = mercato
quarter-blacksmith = fabbro
quarter-cathedral = cattedrale
quarter-castle-serves = città
quarter-market-serves = campi, alla fine
quarter-blacksmith-serves = strade
quarter-cathedral-serves = monasteri e luoghi di culto
act-follower = Seguace
act-big-follower = Grande seguace
act-mayor = Sindaco
act-wagon = Carro
act-builder = Costruttore
act-pig = Maiale
act-barn = Fienile
act-fairy = Fata
act-princess = Principessa
act-raise = Pezzo di torre
act-man = Su una torre
act-capture = Cattura
act-site = Base di torre
act-site-in = In questa città
pass-site = Fuori dalle città
pass-capture = Nessuno
act-raise-to = fino all’altezza { $height }
act-on-tower = in cima a una torre
act-in-city = a Carcassonne: { $quarter }
act-tower-of = una torre di altezza { $height }
act-portal = { $role } con il portale
corner-ne = in alto a destra
corner-se = in basso a destra
corner-sw = in basso a sinistra
corner-nw = in alto a sinistra
ask-dragon = { $name } guida il drago
ask-dragon-about = Passo { $step } di 6. Clicca su una tessera dorata o usa i tasti freccia.
ask-wagon = Il carro di { $name } prosegue?
ask-wagon-about = Clicca su un elemento dorato, o premi Invio per farlo tornare nella riserva.
pass-wagon = Torna nella riserva
abbey-where = { $name } piazza l’abbazia
abbey-where-how = Clicca su un buco dorato.
abbey-about = Un monastero che chiude tutto intorno a sé.
now-closing = { $name } può piazzare l’abbazia
now-closing-how = L’ultima tessera è piazzata. Clicca su un buco dorato, o premi Invio per rinunciare.
turn-abbey = Abbazia
turn-ransom = Riscatta da { $name }: { $figure } (3)
turn-escape = { $name }: un cavaliere fugge
pass-abbey = Senza l’abbazia
ask-token = { $name }, quale segnalino?
ask-token-about = Una fiera: ognuno lancia una volta, comincia { $name }.
fair-throws = { $name } lancia: { $token }
fair-target-how = Dal centro della tessera della fiera al bordo più vicino del segnalino.
fair-catch-how = Il giocatore a sinistra prova a prenderlo dietro il righello.
fair-knock-out-how = Scegli tutti quelli che il segnalino ha colpito o spostato.
fair-seduction-how = Scegli il seguace più vicino al segnalino, se questo è sulle tessere.
pass-token = Niente manche stavolta
fair-ruler = Un righello sullo schermo
fair-record = Annota il lancio
fair-missed = Fuori dal tavolo
fair-off = Fuori dalle tessere
fair-caught = Preso da { $name }
fair-slipped = Non preso
fair-short = Troppo corto
fair-nobody = Nessuno
fair-distance = distanza
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = pollici
fair-unit-tile = tessere
fair-to-centre = fino al suo centro, con un diametro di
fair-no-number = Scrivi la distanza come numero, per esempio 5,8.
fair-too-far = Nessun tavolo è così lungo. Controlla la distanza e l’unità.
fair-negative = Una distanza non può essere sotto 0.
player-figure-home = { $figure }: nella riserva
player-figure-out = { $figure }: in gioco
player-pieces = { $count ->
    [one] { $count } pezzo di torre
   *[other] { $count } pezzi di torre
}
player-prisoner = prigioniero: { $figure }
now-act = Che cosa fa { $name }?
now-act-how = Scegli che cosa, poi dove; o premi Invio per niente.
asked-piece-first = Scegli prima quale, poi dove.
now-capture = { $name }: chi catturare?
now-capture-how = Tutti quelli a portata della torre sono segnati. Invio per nessuno.
ask-begin-leaving = { $name }, chi comincia a lasciare Carcassonne?
ask-begin-leaving-about = Tu o il giocatore alla tua sinistra. Ognuno ha un’occasione, in senso orario.
ask-leave = { $name } esce da Carcassonne?
ask-leave-about = Prima del conteggio: clicca su un elemento dorato, o premi Invio per restare.
city-leave-to = verso: { $feature }
city-leave-from = dal quartiere { $quarter }
pass-leave = Nessun altro esce
ask-escape = { $name } può far fuggire un cavaliere da una città assediata
ask-escape-about = L’ultimo turno è finito, e subito dopo finisce la partita. Premi Invio se nessuno fugge.
pass-escape = Nessuno fugge
ask-claims = Qualcuno ha eseguito un ordine che giudicate voi stessi?
ask-claims-lost = Qualcuno ha eseguito o perso un ordine che giudicate voi stessi?
ask-claims-about = Solo adesso, prima del conteggio finale, conta ancora. Dichiarate uno dopo l’altro; Invio porta al conteggio.
pass-claims = Al conteggio finale
ask-enter = { $name } può mandare un seguace a Carcassonne
ask-enter-about = Questa tessera ha dato punti solo ad avversari. Premi Invio per non mandare nessuno.
pass-enter = Nessuno
city-other-figure = Un’altra pedina
ask-count = { $name }: dove mettere il conte?
ask-count-about = Nessuno esce dal quartiere dov’è il conte. Premi Invio per lasciarlo lì.
pass-count = Resta lì
setup-count-river = Il conte insieme a un fiume è sconsigliato: le tessere possono diventare difficili da piazzare. La sorgente sta a un angolo di Carcassonne e il fiume se ne allontana.

settings-title = Impostazioni
settings-look = Aspetto
settings-look-light = Chiaro
settings-look-dark = Scuro
settings-look-contrast = Alto contrasto
settings-size = Dimensione
settings-percent = { $percent }%
settings-usual = Normale
settings-language = Lingua
settings-system = Come il sistema: { $language }
settings-files = Le partite, e le tessere e gli ordini vostri, stanno in { $folder }
settings-faults = Errori
settings-faults-about = vengono annotati, senza carte né nomi
settings-faults-file = Gli errori vengono annotati in { $file }
home-settings = Impostazioni
tool-log = La cronologia, o i giocatori
tool-settings = Impostazioni
keys-settings = impostazioni
keys-size = tutto più grande, più piccolo, normale
settings-display = Seconda finestra
settings-display-show = Mostra
settings-display-hide = Nascondi
settings-display-about = per un televisore: punti e plancia, niente di segreto
keys-display = la seconda finestra, per tutti
display-veiled = { $name } ha eseguito un ordine
display-waiting = La partita comincia tra poco.
display-turn = Tocca a { $name }
display-second = { $name }: un’altra tessera
display-deal = { $count ->
    [one] { $names } sceglie gli ordini
   *[other] { $names } scelgono gli ordini
}
display-winner = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto
}
display-left = { $count ->
    [one] ancora { $count } tessera
   *[other] ancora { $count } tessere
}
display-scored = { $name }: { $points }
display-nobody = ancora nessuno
# Il risultato, le partite passate e le statistiche
result-orders = Ordini
result-board = La plancia
result-kept = { $title }: tenuto, { $points }
result-spent = { $title }: perso, −10
result-discarded = { $title }: scartato
result-orders-count = eseguiti { $done }, mancati { $failed }
result-markdown = Markdown
result-csv = CSV
result-save = Salva come
result-picture = Immagine
result-saved = Salvato: { $path }
home-all = Tutte le partite e i giocatori
earlier-games = Partite
earlier-players = Giocatori
earlier-search = nome, espansione o data
earlier-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
earlier-not-found = Nessuna partita per «{ $query }».
earlier-show-all = Mostra tutte le partite
earlier-reading = Partite lette: { $done } di { $of }
earlier-stop = Ferma
earlier-stopped = Partite lette: solo { $done } di { $of }
earlier-read-on = Leggi le altre
earlier-rematch = Rivincita
earlier-delete = Elimina
earlier-unlist = Togli dall’elenco
earlier-deleted = La partita del { $date } è stata eliminata. Resta in { $folder } finché non svuoti quella cartella.
earlier-unlisted = La partita del { $date } non è più nell’elenco. Il suo file resta in { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } partita eliminata
   *[other] { $count } partite eliminate
}
earlier-deleted-about = In { $folder }, finché non svuoti quella cartella.
earlier-bring-back = Recupera
earlier-open-elsewhere = Questa partita è aperta in un’altra finestra. Chiudila lì prima di eliminarla.
earlier-none = Qui non c’è ancora niente
earlier-none-how = Ogni partita si conserva da sola. Cominciane una, e sarà in questo elenco.
players-none-how = Quando una partita è giocata fino in fondo, qui si vede chi ha vinto quante volte, da dove vengono i punti e quali ordini sono stati eseguiti.
players-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
players-played = Partite
players-wins = Vittorie
players-shared = { $count ->
    [one] di cui una divisa
   *[other] di cui { $count } divise
}
players-share = { $percent }% delle partite
players-average = Punti a partita
players-best = Partita migliore
players-streak = Ogni segno è una partita, l’ultima a destra. Pieno: vinta. Vuoto: vittoria divisa. In basso: non vinta.
players-categories = Categorie
players-orders = Ordini
players-orders-sum = eseguiti { $fulfilled } su { $held }
players-no-orders = Mai giocato con gli Ordini del re.
players-order = { $fulfilled } su { $held }
players-order-kept = tenuto { $kept } su { $held }
players-rivals = Rivali
players-nemesis = { $name } è l’avversario da battere. Partite insieme: { $games }, davanti in { $behind }.
players-unbeaten = Nessuno è mai stato davanti a { $name }.
players-rival = davanti { $ahead }, alla pari { $level }, dietro { $behind }
# ---- che cosa il tavolo si calcolerebbe da sé: campi, probabilità, aiuti ----
chance-fit = { $count ->
    [one] qui va { $count } tessera su { $all }, { $percent }%
   *[other] qui vanno { $count } tessere su { $all }, { $percent }%
}
chance-may-fit = { $count ->
    [one] qui va { $count } delle { $all } tessere che possono ancora uscire, { $percent }%
   *[other] qui vanno { $count } delle { $all } tessere che possono ancora uscire, { $percent }%
}
feature-end = Se la partita finisse ora:
tool-fields = Di chi sono i campi
tool-compare = Confronta con il tavolo
keys-fields = di chi sono i campi, e che cosa darebbero
keys-compare = confrontare con il tavolo
hints-label = Aiuti
hints-about = Probabilità, posti morti, tessere rimaste, punti in arrivo, e di chi sono i campi.
settings-moving = Movimento
settings-moving-about = I punti volano ai loro giocatori e il conteggio finale scorre da un passo all’altro.
tiles-hidden = Le tessere rimaste non si mostrano
end-about-hidden = Il conteggio finale comincia subito; puoi annullarlo.

# ---- il confronto con il tavolo ----
compare-title = Confronta con il tavolo
compare-about = Contate al tavolo. Dove qualcosa è diverso, dite che cosa c’è adesso.
compare-all-same = È tutto uguale.
compare-same = Uguale
compare-differs = Diverso
compare-now = { $fact }: qui { $amount }
compare-turn = Turno { $turn }: { $what }
compare-there = Il numero sul tabellone adesso
compare-search = Che cosa lo spiega?
compare-equal = È il numero anche qui.
compare-off = Il tavolo differisce di { $points }.
compare-clues = Ognuna di queste lo spiegherebbe esattamente. Premine una per reinserirla.
compare-none = Niente di ciò che è stato inserito lo spiega esattamente.
compare-lap = Un giro del tabellone ha 50 caselle: forse uno è stato contato diversamente.
compare-missed = forse non spostato sul tabellone
compare-twice = forse spostato due volte sul tabellone
compare-if = forse piazzato con essa: { $role }
compare-if-nobody = forse con essa non è stato piazzato nessuno
compare-if-other = forse era: { $is } (inserito: { $was })
compare-changes = È cambiato in questi turni, il più recente per primo. Premine uno per reinserirlo.
compare-unchanged = Qui non è mai cambiato. Forse un turno è stato dimenticato.
compare-figures = Quale di queste non è lì? Premila. Quella che manca qui si preme sulla plancia.
compare-beside = Ciò che si trova lì si può anche rettificare da adesso.
compare-all-home = Qui tutte le pedine di { $name } sono nella riserva. Quella che è sul tavolo si preme sulla plancia.
compare-board = Mostrale sulla plancia
compare-press = Premi ciò che non è lì, o il posto dove qui manca una pedina.
compare-back = Indietro
compare-adjust = Cambia i punti di { $name }
fact-tiles = Tessere nella sacca
fact-score = Punti sul tabellone
fact-figures = Pedine nella riserva
fact-goods = Merci
fact-pieces = Pezzi di torre
fact-prisoners = Prigionieri
fact-cards = Ordini in mano
amount-held = { $name }, { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}
amount-nobody = ancora nessuno
amount-none = nessuna
amount-followers = { $count ->
    [one] { $count } seguace
   *[other] { $count } seguaci
}

# ---- punti a mano ----
adjust-title = Punti a mano
adjust-hint = Cambia a mano i punti di { $name }
adjust-after = { $before } → { $after }
adjust-reason = Perché?
adjust-about = Il motivo resta nella cronologia. I punti a mano non contano per altro.
adjust-give = Annota

# Il blocco segnapunti
pad-completes = { $name } completa: { $features }.
pad-abbey-placed = { $name } piazza l’abbazia.
pad-barn-placed = { $name } piazza il fienile.
pad-fields-joined = { $name } unisce dei campi.
pad-wagon = Il carro di { $name } prosegue.
pad-fairy-alone = La fata è sola.
pad-escape = Un cavaliere di { $name } fugge dall’assedio.
pad-home = Di nuovo nella riserva: { $figures }.
pad-remained = Rimasto sul tavolo: { $feature }. Nessuno fa punti.
pad-counted = Il tavolo conta { $cities ->
    [one] { $cities } città completata
   *[other] { $cities } città completate
} e { $roads ->
    [one] { $roads } strada completata
   *[other] { $roads } strade completate
}.
pad-part-tiles = tessere
pad-part-pennants = stemmi
pad-part-inns = locande
pad-part-cathedrals = cattedrali
pad-part-sieges = tessere d’assedio
pad-part-tower-sites = basi di torre
pad-part-complete-cities = città completate
pad-part-incomplete-cities = città incomplete
pad-part-besieged-cities = città assediate
pad-part-pigsty = mandrie di maiali
pad-part-fairy = fate
pad-part-challenge = sfide
pad-part-joined-cities = città collegate
pad-part-joined-roads = strade collegate
pad-no-tiles = Un elemento ha almeno una tessera. Contate le sue tessere.
pad-too-many = { $count } è troppo ({ $part }): le espansioni in gioco qui ne permettono { $most }. Ricontate.
pad-not-of = Qui ({ $feature }) non ce ne sono: { $part }. Mettete 0, o scegliete un altro elemento.
pad-never-complete = I campi si conteggiano alla fine. Scegliete una strada, una città, un monastero, un luogo di culto o un giardino.
pad-not-surrounded = Un monastero, luogo di culto o giardino completato conta 9 tessere, la sua e le 8 intorno, non { $tiles }.
pad-surrounded = Con 9 tessere è completato ed è già stato conteggiato. Uno incompleto conta da 1 a 8.
pad-wrong-figure = Questa pedina ({ $figure }) non può stare lì ({ $feature }). Scegliete un’altra pedina.
pad-not-kept = Il blocco segnapunti non tiene conto di questa pedina ({ $figure }). Annotate i suoi punti a mano.
pad-too-many-among = { $name } non può averne { $count } ({ $part }, { $figure }): lì { $there ->
    [0] non ce n’è nessuno
    [one] ce n’è solo 1
   *[other] ce ne sono solo { $there }
}. Ricontate.
pad-too-many-figures = { $name } non può averne lì { $count } ({ $figure }): { $left ->
    [0] non ne resta nessuna
    [one] ne resta solo 1
   *[other] ne restano solo { $left }
}. Guardate di chi sono le pedine.
pad-no-own-follower = Lì questa pedina di { $name } ({ $figure }) ha bisogno di un seguace dello stesso giocatore. Aggiungetelo.
pad-nobody-by-fairy = La fata è presso un seguace di { $name }, ma lì non ce n’è. Aggiungetelo.
pad-second-fairy = C’è una sola fata, e sta presso un solo seguace. Lasciatela presso uno solo.
pad-no-challenge = Un luogo di culto sfida un monastero e un monastero un luogo di culto, con un seguace su ciascuno. Dite di chi era il seguace sull’altro.
pad-no-board = Questa partita si tiene sul blocco segnapunti: annotate ciò che si completa, non le tessere.
pad-no-scorepad = In questa partita si riproduce la plancia: piazzate le tessere, e il resto segue.
pad-only-orders = Questa partita registra solo gli Ordini del re.
pad-turn-is-theirs = Tocca già a { $name }.
pad-no-second-tile = Il costruttore dà una tessera in più per turno, e solo con Commercianti e Costruttori.
pad-no-such-feature = Quell’elemento non è tra quelli appena completati. Sceglietene uno.
pad-no-such-tower = Una torre non può essere alta { $height }: tutte le torri di questa partita hanno insieme { $most } pezzi.
pad-not-at-end = Si annota alla fine della partita. Prima finite la partita.
pad-at-end = Il conteggio finale è cominciato. Annullate per tornare alla partita.
pad-nobody-eaten = Dite quali pedine ha divorato il drago.
pad-wrong-count = { $counted } è più di quanto un tavolo completi (al massimo { $most }). Ricontate.
setup-nothing-to-record = Senza Ordini del re non c’è niente da registrare. Scegliete gli ordini, la plancia o il blocco segnapunti.
move-note = che cosa completa { $name }
move-report = { $report }
move-begin-turn = il turno di { $name }
move-join-feature = { $name } esce da Carcassonne
move-remain = { $feature } alla fine
move-count-completed = il conto delle città e strade completate
pad-nothing = { $name } non completa niente.
pad-turn-over = { $name } finisce il turno.
pad-who-placed = Chi ha piazzato la tessera?
pad-who-did = Chi lo fa?
pad-what-completed = Che cosa ha completato la tessera?
pad-what-is-left = Che cosa resta sul tavolo? Uno dopo l’altro: strade, città, monasteri, poi ogni campo.
pad-completed = si completa: { $feature }
pad-left = resta alla fine: { $feature }
pad-joined-fields = Campi uniti
pad-barn-field = Campo del nuovo fienile
pad-nine-tiles = Completato: 9 tessere.
pad-who-stands = Di chi sono i seguaci lì? Premete un giocatore per uno in più.
pad-there-fairy = La fata è lì presso un seguace di { $name }
pad-shared-challenge = Ha vinto una sfida? Di chi era il seguace sull’altro edificio?
pad-nobody-scores = Nessuno fa punti.
pad-joined-city = Città completata in fondo, tessere
pad-joined-road = Strada completata che vi arriva, tessere
pad-joined-other-city = Altra città completata in fondo a quella strada, tessere
pad-joined-road-about = In quali città completate arriva questa strada?
pad-joined-city-about = Quali strade completate arrivano in questa città?
pad-join-city = + una città completata
pad-join-road = + una strada completata
pad-join-other-city = + un’altra città completata in fondo
pad-from-field = da un campo
pad-from-tower = da una torre
pad-accept = Annota
pad-accept-nobody = Non c’è nessuno: annota lo stesso
pad-digits = Le cifre annotano: { $what }
pad-drop = Annulla
pad-nothing-next = Niente completato: tocca a { $name }
pad-next-player = Avanti: { $name }
pad-turn-of = Turno di { $name }
pad-turns-pass = Il turno passa a { $name }; i turni in mezzo sono passati.
pad-begin-turn = Ora tocca a { $name }
pad-set-turn = Il turno è di un altro? Premete il giocatore.
pad-deck-how = All’inizio di un turno si possono scartare e pescare ordini. Chi ne esegue uno apre la propria mano e lo dice. Premete «Avanti» quando il turno è finito.
pad-builder = Il costruttore dà un’altra tessera
pad-fair = La tessera mostra una fiera
pad-abbey = È l’abbazia
pad-portal = Con un portale magico
pad-height = Altezza della torre
pad-stands-on = Su che cosa sta il seguace?
pad-stands-elsewhere = una torre, o Carcassonne
pad-count-cities = Città completate
pad-count-roads = Strade completate
pad-deed-farmer = Contadino o pedina piazzati
pad-deed-wagon = Il carro prosegue
pad-deed-princess = La principessa rimanda a casa un cavaliere
pad-deed-fairy = Fata spostata
pad-deed-fairy-alone = Il seguace della fata non c’è più
pad-deed-dragon = Il drago ha divorato
pad-deed-tower = Torre alzata
pad-deed-capture = La torre cattura
pad-deed-guard = Seguace su una torre
pad-deed-escape = Fuga da un assedio
pad-deed-home = Contadino o guardia rientra
pad-deed-count = Città e strade completate
pad-dragon-about = Quali pedine ha divorato il drago in questo movimento?
pad-capture-about = Quale pedina cattura la torre?
pad-princess-about = Di chi è il cavaliere rimandato a casa?
pad-home-about = Chi rientra da un campo o da una torre senza conteggio?
pad-count-about = Ecco quante ne sono state annotate. Contate le città e le strade completate sul tavolo e correggete i numeri: il Re e il Barone danno un punto per ciascuna.
pad-deploy-about = Annotate ogni contadino, perché un ordine può chiederlo. Tutti gli altri si annotano quando l’elemento è completato.
pad-finish = Tutto annotato: finisci
pad-end = Fine della partita
pad-by-hand = Punti a mano: { $what }…
now-write = { $name } piazza una tessera
now-write-how = Annotate che cosa ha completato, o passate al prossimo giocatore.
now-deck-how = Pescare, scartare ed eseguire ordini; poi al prossimo giocatore.
now-remains = Che cosa resta sul tavolo
now-remains-how = Annotate ogni elemento incompleto e ogni campo con seguaci, poi finite.
end-about-pad = Prima annotate che cosa resta sul tavolo, poi viene il conteggio finale. Potete annullare.
finish-title = È tutto annotato?
finish-about = Restano ancora: { $what }. Poi la partita è decisa; potete annullare.
finish-about-none = Poi la partita è decisa; potete annullare.
finish-do = Finisci
finish-not = Continua ad annotare
setup-record-board = Riproduci la plancia
setup-record-board-about = Ogni tessera si inserisce in due o tre clic: l’app trova ciò che è completato, lo conteggia e conosce i campi.
setup-record-scorepad = Blocco segnapunti
setup-record-scorepad-about = Si annota solo ciò che una tessera completa, in una riga: l’app divide e somma i punti e giudica gli ordini.
setup-record-deck = Solo gli ordini
setup-record-deck-about = L’app distribuisce e custodisce gli ordini e ne conta i punti; il punteggio resta sul vostro tabellone.
curtain-declare = Guarda i tuoi ordini. Ne hai eseguito uno? Sceglilo e dillo.
curtain-declare-some = L’app riconosce da sé la maggior parte degli ordini. Ne hai eseguito uno di un’espansione nuova? Sceglilo e dillo.
curtain-declare-judged = L’app riconosce da sé la maggior parte degli ordini, ma alcuni puoi giudicarli solo tu. Ne hai eseguito uno? Sceglilo e dillo.
curtain-declare-lost = Uno è perso? Dillo allo stesso modo.
curtain-declared = L’ho eseguito
curtain-declared-lost = È eseguito o perso
curtain-lost = È perso
log-reenter-note = Cambia questa voce
log-remove-note = Togli questa voce
keys-pad = strada, città, monastero, luogo di culto, giardino
keys-pad-numbers = il numero acceso; ↑ ↓ a un altro, ← → meno e più
keys-deck-enter = al prossimo giocatore
keys-pad-player = il prossimo giocatore ha piazzato la tessera
keys-pad-deeds = l’azione del turno
keys-pad-enter = annotare, o al prossimo giocatore; alla fine, finire
cli-no-board = La plancia non è registrata.
# ---- un turno di prova ----
home-lesson = Prova un turno
home-lesson-about = Meno di un minuto, in una partita di esempio
lesson-place = Anna ha pescato una tessera. Clicca sul posto dorato, il buco nella sua città.
lesson-tile = Sotto ci sono tutte le tessere che ci vanno. Clicca su quella pescata; qui va bene una qualsiasi.
lesson-follower = Clicca sul campo dorato per mandarci un contadino, o premi Invio per nessun seguace.
lesson-astray = Quella tessera è altrove, e la città è ancora aperta. Annulla con { key-ctrl } Z.
lesson-score = La città è chiusa e conteggiata. Clicca sulla sua riga nella cronologia per vedere il conto.
lesson-undo = Inserito qualcosa di sbagliato? { key-ctrl } Z annulla l’ultimo passo.
lesson-orders = Gli ordini sono segreti. Clicca sulle tre carte accanto ad Anna: ora dovrebbe guardare solo lei.
lesson-look = Tieni premuto il pulsante, o Spazio: le carte si vedono solo finché tieni premuto.
lesson-done = È tutto qui.
lesson-skip = Salta
lesson-leave = Torna all’inizio
# ---- solo con i tasti ----
tray-more = Tasti per le prossime
keys-more = dare tasti alle prossime, se ce ne sono altre
pad-field-carcassonne = Carcassonne conta come una di esse se il campo la tocca.
pad-field-by-city = Una città conta una volta: annotatela per un solo campo, tra quelli di chi ha più contadini intorno.
pad-count-carcassonne = Carcassonne si aggiunge da sola.
pad-what-completed-titles = Che cosa ha completato la tessera? Annotate anche ciò su cui non sta nessuno: conta per il Re e il Barone.
# ---- l’orologio ----
clock-over = −{ $time }
clock-time = Tempo
clock-title = Orologio
clock-none = nessuno
clock-count = conta in avanti
clock-minutes = { $count } min
clock-about = Il tempo di ogni giocatore al tavolo: nessuno, contato, o un certo numero di minuti a scalare. Nessuno viene mai fermato.
clock-pause = Ferma l’orologio
clock-paused = In pausa
clock-paused-how = In pausa: non scorre il tempo di nessuno. Con Spazio si riprende.
clock-go-on = Riavvia l’orologio
clock-key = Spazio
keys-pause = fermare l’orologio, o riavviarlo
# ---- nomi dei tasti, ripetizioni ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Home
key-end = Fine
key-sides = C S P V
key-side-names = città strada prato fiume
difference-times = { $sentence } ({ $count } volte)

# I telefoni dei giocatori, nella finestra.
tool-phones = Telefoni
keys-phones = i telefoni dei giocatori
phones-title = Telefoni
phones-about = Ogni giocatore che vuole ha i suoi ordini sul proprio telefono: per guardarli quando vuole, tenere, pescare e scegliere. Nel proprio turno può inserirci anche la tessera. Non servono app né internet; questa finestra può sempre fare tutto.
phones-plain = I telefoni devono essere sulla stessa rete Wi-Fi di questo computer. Niente esce dalla vostra rete, ma niente è nemmeno cifrato: usate la vostra.
phones-on = Ammetti i telefoni
phones-off = Scollega i telefoni
phones-code = Codice
phones-remove = Togli
phones-really = Davvero?
phones-none = nessun telefono
phones-here = il telefono c’è
phones-asleep = il telefono dorme
phones-sign = Confrontate il simbolo: il telefono mostra lo stesso. Se il telefono è di qualcun altro, toglietelo.
phones-sign-of = { $shape }, { $colour }
phones-circle = cerchio
phones-square = quadrato
phones-triangle = triangolo
phones-diamond = rombo
phones-hexagon = esagono
phones-shield = scudo
phones-flower = fiore
phones-star = stella
phones-all-here = Ci sono i telefoni di tutti. Potete chiudere; i telefoni restano.
phones-choose = Premete «Codice» accanto a un nome: quel giocatore lo inquadra.
phones-scan = { $name }, inquadra questo
phones-once = Con la fotocamera del telefono. Il codice vale solo per questo posto e una volta sola.
phones-help = Non si è ancora collegato nessun telefono. Le cause solite:
phones-help-network = Un’altra rete, o una per ospiti: telefono e computer devono essere sulla stessa rete Wi-Fi, e una rete ospiti tiene separati i suoi dispositivi.
phones-help-firewall = Un firewall: autorizzate King’s Order quando il sistema lo chiede. Windows: impostate la rete su «privata». macOS: Impostazioni di Sistema, Rete, Firewall, Opzioni. Linux: aprite la porta indicata nell’indirizzo qui sopra.
phones-help-mobile = Dati mobili: spegneteli un momento sul telefono.
phones-address = Indirizzo per i telefoni:
phones-no-port = Nessun telefono può collegarsi: { $cause }. Scegliete un altro indirizzo, o guardate se un altro programma usa questo.
phones-letters = Chi non ha fotocamera: apri l’indirizzo e scrivi
phones-guessed = Qualcuno ha tirato a indovinare cinque volte: queste lettere sono nuove.
phones-screen = La pagina per un tablet o un televisore:
phones-no-network = Questo computer non è in nessuna rete. Collegalo al Wi-Fi dei telefoni; allora qui compaiono i codici.
phones-between = Il tavolo è tra due partite. I suoi telefoni aspettano e passeranno da soli alla prossima partita degli stessi giocatori.
phones-too-old = Questo browser è troppo vecchio per questa pagina. Usa un telefono o un browser più recente, oppure gioca al computer.
phones-moved-on = Il tavolo è già andato avanti.
phones-clashed = Un ordine è annotato più volte di quante ne abbia il mazzo. Confronta i tuoi; quello sbagliato si inserisce di nuovo sullo schermo del tavolo, dietro la tenda.
phones-not-asked = Ora non ti è chiesto.
phones-elsewhere = Gli ordini di { $name } sono sul telefono. Si possono guardare anche qui.
phones-instead = Ordini sui vostri telefoni

# ---- chiesto sul telefono di un giocatore ----
asked-dealt = Quali tre ordini hai ricevuto?
asked-dealt-about = Scegli le tue tre carte. Nessun altro le vede.
asked-keep = I tuoi tre ordini
asked-keep-about = Tienili tutti, o rimettine uno sotto il mazzo.
pass-keep = Tienili tutti e tre
asked-return = Restituisci «{ $title }»
asked-fulfil = Un tuo ordine è eseguito
asked-fulfil-about = Se più d’uno va bene, ne conta uno, e scegli tu quale. Poi lo vedono tutti.
asked-show = Mostra «{ $title }» a tutti
asked-declare = Ho eseguito un ordine
asked-declare-about = Scegline uno che solo tu puoi giudicare: tutti lo vedono, e conta per l’ultima tessera.
asked-draw = Un ordine in più?
asked-draw-about = Puoi pescarne uno all’inizio del tuo turno. Resta a te.
asked-drawn = Hai pescato un ordine?
asked-drawn-about = Scegli la carta. Nessun altro la vede.
asked-discard = Scartare ordini di contadino?
asked-discard-about = Ne hai avuti tre: uno o due si possono scartare, mostrati a tutti.
asked-tile = Tocca a te: pesca una tessera
asked-tile-about = Tocca il posto dove la metti.
asked-tile-second = Pesca un’altra tessera: il tuo turno continua
asked-tile-unfit = Non va da nessuna parte: { $tile }
asked-abbey = La tua abbazia
asked-abbey-about = Riempie un buco al posto di una tessera.
asked-abbey-last = L’ultima tessera è piazzata. L’abbazia può ancora riempire un buco.
asked-abbey-at = Colonna { $column }, riga { $row }
asked-ransom = I tuoi seguaci sono prigionieri
asked-ransom-about = Una volta per turno puoi riscattarne uno.
asked-escape = Un tuo cavaliere fugge?
asked-escape-about = Uno può lasciare una città assediata prima che il turno finisca.
asked-site-about = La base di torre è dentro la città o fuori?
asked-capture-about = Chi è a portata della torre può essere catturato.
asked-princess-about = La principessa rimanda a casa un cavaliere della sua città.
asked-dragon = Guidi il drago
asked-dragon-about = Passo { $step } di 6.
asked-begin-leaving = Chi comincia a lasciare Carcassonne?
asked-begin-leaving-about = Tu o il giocatore alla tua sinistra. Ognuno ha un’occasione, in senso orario.
asked-leave = Esci da Carcassonne?
asked-leave-about = Prima del conteggio un tuo seguace può andare su ciò che è stato completato.
asked-wagon = Il tuo carro prosegue?
asked-wagon-about = Può andare in un elemento aperto accanto, o tornare nella riserva.
asked-enter = Mandi un seguace a Carcassonne?
asked-enter-about = Questa tessera ha dato punti solo ad avversari.
asked-count = Dove metti il conte?
asked-count-about = Nessuno esce dal quartiere dov’è il conte.
asked-token = Una fiera: quale segnalino?
asked-token-about = Ognuno lo lancia una volta, cominci tu.
asked-throw = Lanci: { $token }
asked-turn = Tocca a te
asked-turn-about = Pesca, scarta ed esegui ordini. Poi passa il turno.
asked-written = Questo si annota al computer.
asked-tile-laptop = La tua tessera la accetta solo il computer. Inseriscila lì: il tuo turno ti aspetta.
asked-not-now = Il tavolo è in pausa. Riprova tra poco.
asked-undo-late = Qui è tardi per annullarlo. Al computer si può ancora.

# ---- la pagina sui telefoni ----
phone-language-code = it
phone-app = King’s Order
phone-offline = Tavolo non raggiungibile – nuovo tentativo
phone-scan-again = Inquadra di nuovo il tuo codice al computer
phone-scan-again-about = Questo telefono non mostra più gli ordini di nessuno. Il computer mostra un nuovo codice.
phone-between = Al computer ora non è aperta nessuna partita
phone-between-about = Appena si apre questa o la prossima, qui si continua da sé.
phone-over = La serata dei telefoni è finita
phone-over-about = Se il tavolo ammette di nuovo i telefoni, inquadra il tuo nuovo codice al computer.
phone-look-again = Guarda di nuovo
phone-i-play = Io gioco – quattro lettere:
phone-letters-failed = Queste non sono le lettere che mostra il computer, o sono troppo vecchie.
phone-not-taken = Non è arrivato. Riprova.
phone-moved-on = Il tavolo è già andato avanti.
phone-join = Entrare come giocatore?
phone-join-about = Questo telefono mostrerà i tuoi ordini, solo a te.
phone-claim = Prendo il mio posto
phone-claim-failed = Questo codice è già stato usato o è troppo vecchio: chiedine uno nuovo al computer.
phone-watch = Solo guardare il tavolo
phone-welcome = Ciao, { $name }!
phone-sign = Il tuo simbolo: { $sign }
phone-sign-about = Il computer mostra questo simbolo accanto al tuo nome. Se ne mostra un altro, chiedi lì un nuovo codice.
phone-plain-http = Usalo solo nella tua rete Wi-Fi: chi può intercettarla potrebbe leggere anche lui.
phone-understood = Va bene
phone-your-turn = Tocca a te
phone-you-decide = Decidi tu
phone-asked = Che cosa ti è chiesto
phone-nothing-asked = Ora non ti è chiesto niente.
phone-act = Che cosa fai ora?
phone-undo = Annulla il mio ultimo inserimento
phone-paused = Il tavolo è in pausa
phone-paused-about = Si continua al computer.
phone-hand = I tuoi ordini
phone-draw-sure = Tocca ancora una volta per pescarlo
phone-choose-sure = Tocca ancora una volta per scegliere
phone-look = Guarda
phone-drawn = Hai pescato questo ordine
phone-tap-card = Tocca una carta per guardarla. Si rigira da sola.
phone-card-down = Ordine { $number }, coperto. Tocca per guardare
phone-card-up = Scoperto. Tocca per girarlo
phone-fulfilled = Eseguiti
phone-kept = Tenuti fino alla fine
phone-lost = Persi
phone-failed = Non eseguiti
phone-points = punti
phone-pick = Scegli
phone-pick-back = Meglio di no
phone-picked = Fatto: { $number } di { $of }
phone-deck-open = Cerca le tue carte
phone-deck-close = Nascondi le carte
phone-search = Titolo o testo
phone-board = La plancia
phone-zoom-in = Più vicino
phone-zoom-out = Più lontano
phone-zoom-fit = Vedi tutto
phone-tray = Tessere che ci vanno
phone-which-tile = Quale tessera hai pescato? Toccala così come sta.
phone-only-fits = Va bene solo questa: toccala.
phone-nothing-fits = Lì non va nessuna tessera.
phone-loading = Un momento…
phone-unfit = La mia tessera non va da nessuna parte
phone-elsewhere = La mia tessera non c’è
phone-elsewhere-about = Le tessere con un sacco, di altri set e quelle che non combaciano si inseriscono al computer.
phone-to-laptop = La inserisco al computer
phone-at-laptop = Inserisci la tessera al computer: il tuo turno ti aspetta lì.
phone-enter-here = Inserirla comunque qui
phone-no-place = Nessuna tessera di questa partita va da qualche parte qui.
phone-unit = Unità
phone-done = Fatto
phone-table = Il tavolo
phone-whole-table = Vedi tutto il tavolo
phone-my-hand = Torna ai miei ordini
phone-keep-awake = Perché questo schermo resti acceso: per la serata imposta la sospensione su «mai».
phone-news = Che cosa è successo
phone-veiled = { $name } mostra un ordine
phone-placed = { $name } piazza: { $tile }.
phone-told = Quanto viene letto ad alta voce
phone-told-all = Tutto
phone-told-mine = Ciò che mi riguarda
phone-told-none = Niente
phone-language = Lingua

## Lavoro che dura un po’

work-opening = Apertura: { $file }…
work-copying = Salvataggio di una copia: { $path }…
work-saving = Salvataggio: { $file }…
work-deleted = Lettura delle partite eliminate…
work-share = { $percent }%
work-seconds = da { $seconds } s
work-cancel = Annulla
work-no-thread = Il computer ora non ha spazio per questo lavoro. Chiudi altri programmi e riprova. ({ $cause })

## La serata, dopo

honour-heading = I titoli della serata
honour-long-road = La lunga strada
honour-long-road-why = { $name } ha completato una strada di { $amount } tessere nel turno { $turn }.
honour-great-city = La grande città
honour-great-city-why = { $name } ha completato una città di { $amount } tessere nel turno { $turn }.
honour-quiet-field = Il campo che nessuno contava
honour-quiet-field-why = Un solo campo ha dato a { $name } { $amount } punti alla fine.
honour-farmer = Il Contadino
honour-farmer-why = { $name } ha fatto { $amount } punti con i campi, più di tutti.
honour-abbot = L’Abate
honour-abbot-why = { $name } ha fatto { $amount } punti con monasteri, più di tutti.
honour-abbot-shrines-why = { $name } ha fatto { $amount } punti con monasteri e luoghi di culto, più di tutti.
honour-master-builder = Il Capomastro
honour-master-builder-why = { $name } ha completato { $amount } elementi, più di tutti.
honour-benefactor = Il Benefattore
honour-benefactor-why = Altri hanno fatto { $amount } punti con ciò che { $name } ha completato senza ricavarne nemmeno uno.
honour-comeback = La rimonta
honour-comeback-why = { $name } aveva { $amount } punti di ritardo dopo il turno { $turn }, e ha vinto.
honour-great-turn = Il grande turno
honour-great-turn-why = { $name } ha fatto { $amount } punti nel turno { $turn }.
honour-ahead-throughout = Sempre davanti
honour-ahead-throughout-why = { $name } era in testa dopo ognuno degli ultimi { $amount } turni.
honour-photo-finish = Al fotofinish
honour-photo-finish-why = { $name } ha vinto per meno di sei punti.
honour-landslide = La valanga
honour-landslide-why = { $name } ha vinto per { $amount } punti.
honour-long-king = Viva il Re
honour-long-king-why = { $name } ha avuto il Re per { $amount } turni.
honour-long-robber = Il vecchio Barone
honour-long-robber-why = { $name } ha avuto il Barone per { $amount } turni.
honour-usurper = L’Usurpatore
honour-usurper-why = { $name } ha tolto ad altri il Re o il Barone { $amount } volte.
honour-servant = Il servo fedele
honour-servant-why = { $name } ha eseguito { $amount } ordini, più di tutti.
honour-clean-hands = Parola mantenuta
honour-clean-hands-why = { $name } ha eseguito tutti gli ordini in mano: { $amount }.
honour-promises = Molte promesse
honour-promises-why = { $name } ha finito con { $amount } ordini in mano.
honour-early-order = Chi dorme non piglia ordini
honour-early-order-why = { $name } ha eseguito il primo ordine nel turno { $turn }.
honour-late-order = All’ultimo momento
honour-late-order-why = { $name } ha eseguito l’ultimo ordine nel turno { $turn }.
honour-merchant = Il Mercante
honour-merchant-why = { $name } ha fatto { $amount } punti con le merci.
honour-fairy-friend = L’amico della fata
honour-fairy-friend-why = La fata ha dato { $amount } punti a { $name }.
honour-jailer = Il Carceriere
honour-jailer-why = { $name } ha catturato { $amount } seguaci.
honour-dragons-dish = Il pasto del drago
honour-dragons-dish-why = Il drago ha divorato { $amount } pedine di { $name }.

review-heading = Come poteva andare
review-note = Ogni tessera è stata provata in ogni posto e con ogni pedina, secondo le regole.
review-note-count = Si suppone che nessuno lasci Carcassonne in risposta.
review-note-dragon = Il percorso del drago non si indovina.
review-note-tower = Le torri sono state provate solo con la tessera dove stava.
review-fulfilled = eseguito nel turno { $turn }
review-fulfilled-by = eseguito nel turno { $turn }: { $cause }
review-open = in mano alla fine
review-kept = tenuto fino alla fine
review-avoided = il drago è stato evitato
review-spent = perso nel turno { $turn }
review-discarded = scartato nel turno { $turn }
review-none = Nessuna delle tessere pescate con l’ordine in mano avrebbe permesso di eseguirlo.
review-unknown = Se poteva essere eseguito, nessuno lo sa: dipende da altro oltre che dalla tessera.
review-unrecorded = Le tessere non sono state registrate, quindi nessuno sa come poteva andare.
review-chance = Turno { $turn }: { $tile }, { $places ->
    [one] in un posto
   *[other] in { $places } posti
}
review-chance-with = Turno { $turn }: { $tile }, { $places ->
    [one] in un posto
   *[other] in { $places } posti
}, con { $deed }
way-barn = il fienile
way-fairy = la fata
way-princess = la principessa
way-raise = una torre
way-capture = una cattura
way-wagon = il carro
way-enter = un seguace a Carcassonne
way-count = il conte
pile-heading = Tutto il mazzo
pile-dealt = distribuito a { $name }
pile-joined = distribuito a { $name } nel turno { $turn }
pile-drawn = pescato da { $name } nel turno { $turn }
pile-returned = restituito da { $name }
pile-discarded = scartato da { $name } nel turno { $turn }
pile-fulfilled = eseguito da { $name } nel turno { $turn }
pile-spent = perso da { $name } nel turno { $turn }
pile-left = messo sotto il mazzo quando { $name } se ne va
pile-never = mai pescato

evening-running = La partita non è finita. Fino ad allora gli ordini sono segreti: prima giocatela fino in fondo.
evening-no-score = Di questa partita sono stati registrati solo gli ordini. Scrivete che cosa mostra il segnapunti: la pagina e BG Stats hanno bisogno dei punti.
evening-started = Questa partita non dice quando è cominciata, e a BG Stats serve il giorno. Scrivi l’ora nel suo «started».
evening-too-long = Il link è più lungo di quanto BG Stats accetti. Accorcia i nomi dei giocatori.
evening-board = La plancia
evening-turn = Turno { $turn }
evening-final = Conteggio finale
evening-before = Prima del primo turno
evening-slider = Turno per turno
evening-play = Riproduci
evening-pause = Pausa
evening-back = Un turno indietro
evening-forth = Un turno avanti
evening-show = Mostra il turno { $turn }
evening-show-before = Mostra la plancia prima del turno { $turn }
evening-points = I punti turno per turno
evening-told = Che cosa è successo, turno per turno
evening-best = I turni migliori
evening-best-turn = Turno { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}
evening-nobody = { $title }: nessuno
evening-sets = Espansioni: { $sets }
evening-built = Completato: { $features }
evening-cities = { $count ->
    [one] { $count } città
   *[other] { $count } città
}
evening-roads = { $count ->
    [one] { $count } strada
   *[other] { $count } strade
}
evening-monasteries = { $count ->
    [one] { $count } monastero
   *[other] { $count } monasteri
}
evening-shrines = { $count ->
    [one] { $count } luogo di culto
   *[other] { $count } luoghi di culto
}
evening-made = Fatto con King’s Order, un compagno per il tavolo. Non ufficiale.

## Paper and replay

set-siege = Gli assedi
cli-display-gone = Lo schermo è scomparso, e con esso la finestra. Ogni mossa inserita è salvata: riaprite King’s Order e continuate.
paper-title = Gli Ordini del re
paper-about = { $count ->
    [one] Le regole degli ordini in breve, per { $count } carta
   *[other] Le regole degli ordini in breve, per { $count } carte
}
paper-sheet = Foglio { $number } di { $of }: dimensioni reali, fronte-retro, lato lungo
paper-sheet-front = Foglio { $number } di { $of }: dimensioni reali
paper-set = { $count ->
    [one] { $set }: { $count } carta
   *[other] { $set }: { $count } carte
}
paper-deal = La distribuzione
paper-deal-shuffle = Mescolate le carte del gioco base e delle espansioni con cui giocate; tutte le altre restano nella scatola. Distribuitene 3 a ogni giocatore.
paper-deal-keep = Guardale e tienile tutte e 3, oppure mettine esattamente 1 sotto il mazzo e tienine 2.
paper-deal-secret = Gli ordini in mano sono segreti. Quelli eseguiti restano scoperti davanti a te fino alla fine.
paper-turn = All’inizio del tuo turno
paper-turn-draw = Prima di pescare una tessera puoi pescare 1 ordine. Devi tenerlo. Si può eseguire nello stesso turno.
paper-turn-double = Nella seconda metà di un doppio turno non si pescano ordini.
paper-turn-limit = Nessuno ha in mano più di 5 ordini. Quando il mazzo è vuoto, resta vuoto.
paper-fulfil = Eseguire un ordine
paper-fulfil-words = Conta ciò che dice la carta, tutto ciò che dice e nient’altro. La sua immagine è un esempio.
paper-fulfil-complete = «Completa» significa: con una tessera che piazzi mentre hai in mano la carta. Non importa di chi sono i seguaci che vi stanno, a meno che la carta non dica altro.
paper-fulfil-show = Mostra subito un ordine eseguito, e fai subito i suoi punti. Non è permesso aspettare.
paper-fulfil-one = Una tessera fa eseguire al massimo uno dei tuoi ordini. Se più d’uno va bene, scegli tu; per gli altri serve un altro elemento. Un altro avvenimento dello stesso turno può farne eseguire uno in più.
paper-fulfil-parts = Se un ordine chiede più parti, le più vecchie possono essere state completate prima che tu lo pescassi. L’ultima devi completarla tu.
paper-fulfil-connected = Una strada porta a una città se, su una tessera, termina in quella città; passarle accanto non basta. Due città sono due città diverse.
paper-fulfil-challenge = Un ordine che chiede di vincere una sfida si esegue nel turno di chiunque, non importa di chi è la tessera che l’ha decisa.
paper-fulfil-features = Si completano strade, città, monasteri, luoghi di culto e giardini. Un’abbazia conta come un monastero.
paper-fulfil-points = Se un ordine chiede punti, un campo conta se lo fa conteggiare un fienile; i punti della fata non contano.
paper-fulfil-followers = Grandi seguaci, sindaci e carri contano come un seguace ciascuno. Costruttori, maiali e fienili non contano.
paper-farmers = Ordini di contadino
paper-farmers-discard = Mostrano un contadino sdraiato. Chi ne ha avuti in mano 3 nello stesso momento può scartarne 1 o 2 all’inizio del proprio turno successivo, mostrandoli a tutti. Quelli così scartati non costano niente.
paper-dragon = Il drago
paper-dragon-lost = Se il drago divora una tua pedina mentre hai in mano la sua carta, mostri la carta e perdi 10 punti, una volta sola.
paper-dragon-kept = Tenuta fino alla fine, dà 10 punti. Non conta mai come ordine eseguito.
paper-dragon-fulfilled = Tenuta fino alla fine, dà 10 punti e conta come ordine eseguito.
paper-avoid = Che cosa evitare
paper-avoid-lost = Se ti capita ciò di cui parla un ordine del genere mentre lo hai in mano, lo mostri e perdi 10 punti, una volta sola.
paper-avoid-kept = Tenuto fino alla fine, dà i suoi punti. Non conta mai come eseguito.
paper-end = La fine
paper-end-last = Quando comincia il conteggio finale, nessun ordine si può più eseguire.
paper-end-hand = Ogni ordine rimasto in mano costa 10 punti.
paper-end-avoided = Ogni ordine rimasto in mano costa 10 punti, tranne quelli che chiedono di evitare qualcosa.
paper-end-others = Ogni ordine rimasto in mano costa 10 punti, tranne quello del drago.
paper-end-most = Chi ha eseguito più ordini fa 10 punti, non importa quanti punti hanno dato quegli ordini; in caso di parità li fanno tutti quelli a pari merito.
paper-house = Come gioca il vostro tavolo
paper-sets = Le carte
paper-cut = Stampare e tagliare
paper-cut-print = Stampate in dimensioni reali, senza adattare alla pagina, in fronte-retro e capovolgendo sul lato lungo. L’ideale è carta spessa, da 200 g in su; le bustine nascondono il resto.
paper-cut-print-front = Stampate in dimensioni reali, senza adattare alla pagina. L’ideale è carta spessa, da 200 g in su; le bustine con il retro scuro nascondono il resto.
paper-cut-marks = Tagliate da segno a segno. Una carta misura { $width } per { $height } mm.
paper-cut-border = Il suo bordo continua oltre, così un taglio storto non lascia vedere il bianco.
paper-cut-app = In King’s Order, spuntate «carte stampate» nella preparazione. Una carta si inserisce con qualche lettera del suo titolo, o con il nome che ha in basso.
paper-measure = Stampata in dimensioni reali, questa linea è lunga { $length } mm.
paper-no-cards = Non c’è nessuna carta da stampare. Scegliete espansioni che hanno ordini.
paper-no-orders = Questa partita è stata giocata senza ordini: non ci sono carte da stampare.
paper-boxes = I font non hanno un segno per { $letters }: su «{ $card }» al suo posto si stampa un riquadro.
paper-crowded = «{ $card }» non viene stampata: il suo testo non ci sta nemmeno in corpo { $points }. Accorciatelo.
paper-no-fonts = impossibile leggere i font
paper-saved = Il mazzo è salvato, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} su { $sheets ->
    [one] { $sheets } foglio
   *[other] { $sheets } fogli
}: { $path }
paper-taken = { $path } esiste già. Scegli un altro nome, o aggiungi --force per sostituirlo.
paper-which = Carta
paper-a4 = A4
paper-letter = Lettera US
paper-cards = Carte
paper-size = { $width } × { $height } mm
paper-plain = Poco inchiostro: fondo bianco, cornice sottile
paper-backs = Con i dorsi
paper-shift = Spostare i dorsi, in mm:
paper-shift-right = a destra
paper-shift-down = in basso
files-print = Salva il mazzo per la stampa
setup-print = Stampa…
work-printing = Salvataggio del mazzo per la stampa: { $path }…
result-watch = Rivedi la partita
replay-result = Risultato
replay-log = Mostra nella cronologia
replay-progress = { $step } di { $all }

## Share, season and the rest

share-button = Condividi…
share-title = Condividi la serata
share-titles = Titoli
share-page = Pagina della serata
share-page-about = Un file HTML per tutti quelli che c’erano; non ha bisogno di rete
share-poster = Locandina
share-square = Locandina quadrata
share-poster-about = Un’immagine, { $size } pixel
share-markdown-about = Il risultato e la cronologia come testo
share-csv-about = Ogni conteggio, per un foglio di calcolo
share-text = Copia come testo
share-text-about = Qualche riga per un messaggio
share-link = BG Stats: copia il link
share-there = BG Stats: apri il link
share-code = BG Stats: un codice per il telefono
share-code-long = Il link è troppo lungo per un codice: copiatelo.
share-scan = Inquadratelo con la fotocamera del telefono che ha BG Stats.
share-copied = Copiato. Incollatelo dove volete.
share-open = Apri
share-folder = Mostra la cartella
share-reviewing = Ricerca di come poteva andare…
share-more = Ancora { $count }
share-fewer = Meno
share-end = Torna alla fine
season = Stagione
season-none-how = Quando ci sono partite giocate fino in fondo, qui si vede la classifica dei giocatori su tutte le partite, e che ne è stato di ogni ordine.
season-nothing = Spuntate una serata e qualcuno che ci ha giocato.
season-span = { $first } – { $last }
season-date = { $day } { $month } { $year }
season-day = { $day } { $month }
season-standings = Classifica
season-cards = Le carte
season-choose = Serate e persone
season-evenings = Serate
season-evenings-without = Senza colonne per le { $count } serate: la tabella in CSV le contiene.
season-people = Persone
season-all = Tutte
season-none = Nessuna
season-last = Ultime { $count }
season-rank = Pos.
season-name = Nome
season-points = Punti
season-place = Posizione media
season-by-average = Classifica secondo i punti a partita. Le assenze non contano né a favore né contro. A pari merito si ha la stessa posizione.
season-by-points = Classifica secondo il totale dei punti. Le assenze non aggiungono niente. A pari merito si ha la stessa posizione.
season-by-place = Classifica secondo la posizione media. Le assenze e le partite lasciate prima della fine non contano nella media. A pari merito si ha la stessa posizione.
season-by-wins = Classifica secondo le partite vinte, comprese le vittorie divise. A pari merito si ha la stessa posizione.
season-card = Carta
season-dealt = Distribuiti
season-drawn = Pescati
season-fulfilled = Eseguiti
season-kept = tenuto { $count }
season-expected = Attesi
season-fulfillers = Da
season-cards-about = Distribuiti e tenuti, o pescati. Attesi: quanti ne vengono eseguiti, a parità di numero, nella simulazione, dove ognuno è in mano fin dalla prima metà della partita.
season-cards-none = In queste partite nessuno ha avuto ordini.
season-cards-most = Quelli più spesso in mano: { $shown } su { $count }
unsaved-brief = Questa cartella viene svuotata quando il computer si riavvia. Sposta presto il file.
settings-not-written = Impossibile scrivere { $path }: { $cause }. Ciò che scegli vale finché la finestra non si chiude; la partita non ne risente.
settings-damaged = { $fault } Valgono le impostazioni salvate prima o, in mancanza, quelle solite. Il file danneggiato resta accanto.
work-nearly = quasi finito

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = Impossibile scrivere { $path }: { $cause }. Mancano solo i tempi dall’ultima mossa.
