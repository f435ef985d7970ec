# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = esattamente { $count }
task-at-least = almeno { $count }
task-at-most = al massimo { $count }
task-between = { $least }–{ $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } o { $last }

# How large.
task-tiles-exactly = di esattamente { $count } { $count ->
    [one] tessera
   *[other] tessere
}
task-tiles-at-least = di almeno { $count } { $count ->
    [one] tessera
   *[other] tessere
}
task-tiles-at-most = di al massimo { $count } { $count ->
    [one] tessera
   *[other] tessere
}
task-tiles-between = di { $least }–{ $most } tessere
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (compresa la sua)

# What is on it.
task-with-pennants = con { $number } { $count ->
    [one] stemma
   *[other] stemmi
}
task-with-inns = con { $number } { $count ->
    [one] locanda
   *[other] locande
}
task-with-ferries = con { $number } { $count ->
    [one] traghetto
   *[other] traghetti
}
task-with-cathedrals = con { $number } { $count ->
    [one] cattedrale
   *[other] cattedrali
}
task-with-goods = con { $number } { $count ->
    [one] simbolo di merce
   *[other] simboli di merce (uguali o diversi)
}
task-with-kinds = con { $number } { $count ->
    [one] tipo
   *[other] tipi diversi
} di merci
task-with-towers = con { $number } { $count ->
    [one] base
   *[other] basi
} di torre (per la maggior parte all’interno)
task-with-sieges = con { $number } { $count ->
    [one] tessera
   *[other] tessere
} di assedio
task-without-pennants = senza nessuno stemma
task-without-inns = senza nessuna locanda
task-without-ferries = senza nessun traghetto
task-without-cathedrals = senza nessuna cattedrale
task-without-goods = senza nessun simbolo di merce
task-without-kinds = senza nessun tipo di merci
task-without-towers = senza nessuna base di torre (per la maggior parte all’interno)
task-without-sieges = senza nessuna tessera di assedio
task-with-points = che ti dia { $number } { $count ->
    [one] punto
   *[other] punti
}
# How large, and one thing that is on it.
task-tiles-with = { $size } { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = { $count ->
    [one] si trova { $number } seguace
   *[other] si trovano { $number } seguaci
}, non importa di chi
task-stand-own = { $count ->
    [one] si trova { $number }
   *[other] si trovano { $number }
} dei tuoi seguaci
task-stand-opponents = { $count ->
    [one] si trova { $number } seguace avversario
   *[other] si trovano { $number } seguaci avversari
}
task-stand-players = si trovano seguaci di { $number } { $count ->
    [one] giocatore
   *[other] giocatori diversi
}
task-stand-no-followers = non si trova nessun seguace
task-stand-no-own = non si trova nessuno dei tuoi seguaci
task-stand-no-opponents = non si trova nessun seguace avversario
task-stand-no-players = nessun giocatore ha un seguace
task-stand-own-alone = { $count ->
    [one] si trova { $number }
   *[other] si trovano { $number }
} dei tuoi seguaci e nessun seguace avversario
task-stand-opponents-alone = { $count ->
    [one] si trova { $number } seguace avversario
   *[other] si trovano { $number } seguaci avversari
} e nessuno dei tuoi
task-stands-follower = si trova un tuo seguace normale
task-stands-big-follower = si trova il tuo grande seguace
task-stands-mayor = si trova il tuo sindaco
task-stands-wagon = si trova il tuo carro
task-stands-builder = si trova il tuo costruttore
task-stands-pig = si trova il tuo maiale
task-stands-barn = si trova il tuo fienile
task-stands-phantom = si trova il tuo fantasma
task-stands-abbot = si trova il tuo abate
task-stands-shepherd = si trova il tuo pastore

# Where they stand.
task-where-road = {" "}su cui { $list }
task-where-city = {" "}in cui { $list }
task-where-monastery = {" "}in cui { $list }
task-where-shrine = {" "}in cui { $list }
task-where-monastic = {" "}in cui { $list }
task-where-garden = {" "}in cui { $list }
task-where-either = {" "}dove { $list }
task-where-any = {" "}su cui { $list }
# Wherever that is.
task-where-there = {" "}dove { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = {" "}mentre su di essa { $list }
task-while-city = {" "}mentre al suo interno { $list }
task-while-monastery = {" "}mentre al suo interno { $list }
task-while-shrine = {" "}mentre al suo interno { $list }
task-while-monastic = {" "}mentre al suo interno { $list }
task-while-garden = {" "}mentre al suo interno { $list }
task-while-either = {" "}mentre lì { $list }
task-while-any = {" "}mentre su di esso { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = una strada
task-a-city = una città
task-a-besieged = una città assediata
task-a-monastery = un monastero
task-a-shrine = un luogo di culto
task-a-monastic = un monastero o un luogo di culto
task-a-garden = un giardino
task-a-any = un elemento
task-another-road = un’altra strada
task-another-city = un’altra città
task-another-besieged = un’altra città assediata
task-another-monastery = un altro monastero
task-another-shrine = un altro luogo di culto
task-another-monastic = un altro monastero o un altro luogo di culto
task-another-garden = un altro giardino
task-another-any = un altro elemento
task-into-road = su una strada
task-into-city = in una città
task-into-besieged = in una città assediata
task-into-monastery = in un monastero
task-into-shrine = in un luogo di culto
task-into-monastic = in un monastero o in un luogo di culto
task-into-garden = in un giardino
task-into-any = su un elemento (non un campo)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = su un elemento
task-into-either = su una strada o in una città
task-in-road = su una strada
task-in-city = in una città
task-in-besieged = in una città assediata
task-in-monastery = in un monastero
task-in-shrine = in un luogo di culto
task-in-monastic = in un monastero o in un luogo di culto
task-in-garden = in un giardino
task-in-any = su un elemento (non un campo)
task-in-feature = su un elemento

# Several features, and several others; always two or more.
task-several-road = almeno { $count } strade
task-several-city = almeno { $count } città
task-several-monastery = almeno { $count } monasteri
task-several-shrine = almeno { $count } luoghi di culto
task-several-monastic = almeno { $count } monasteri o luoghi di culto
task-several-garden = almeno { $count } giardini
task-several-any = almeno { $count } elementi
task-others-monastic = almeno altri { $count } monasteri o luoghi di culto
task-others-any = almeno altri { $count } elementi

# Completing. After the feature comes who stands there, or nothing.
task-complete = Completa { $feature }{ $clause }.
task-together = Con una sola tessera, completa { $list }.
task-together-all = Con una sola tessera, completa tutto questo: { $list }.
task-together-separator = {"; "}
task-connect = Completa una strada o una città in modo che { $road } sbocchi { $cities }.
task-connect-road = una strada completata
task-connect-road-sized = una strada completata { $size }
task-connect-city = in una città completata
task-connect-cities = in { $number } { $count ->
    [one] città completata
   *[other] città completate diverse
}
task-connect-city-sized = in una città completata { $size }
task-connect-cities-sized = in { $number } { $count ->
    [one] città completata { $size }
   *[other] città completate diverse, ognuna { $size }
}
task-score = Fai { $number } { $count ->
    [one] punto
   *[other] punti
} { $from }.
task-score-feature = Fai in una volta sola { $number } { $count ->
    [one] punto
   *[other] punti
} con un solo elemento.
task-score-turn = Fai in un solo turno { $number } { $count ->
    [one] punto
   *[other] punti
} con elementi.
task-from-road = con una sola strada, non importa chi la completa
task-from-city = con una sola città, non importa chi la completa
task-from-monastery = con un solo monastero, non importa chi lo completa
task-from-shrine = con un solo luogo di culto, non importa chi lo completa
task-from-monastic = con un solo monastero o un solo luogo di culto, non importa chi lo completa
task-from-garden = con un solo giardino, non importa chi lo completa
task-from-any = con un solo elemento (non un campo), non importa chi lo completa

# Fields and the cities that they touch.
task-touches-cities = tocchi { $number } { $count ->
   *[other] città
}
task-touches-complete = tocchi { $number } città { $count ->
    [one] completata
   *[other] completate
}
task-touches-no-cities = non tocchi nessuna città
task-touches-no-complete = non tocchi nessuna città completata
task-field = in un campo che { $touches }
task-field-whether = in un campo che { $touches }, { $count ->
    [one] completata
   *[other] completate
} o no
task-field-of-them = in un campo che { $touches }, di cui { $number } { $count ->
    [one] completata
   *[other] completate
}
task-field-none-of-them = in un campo che { $touches }, di cui nessuna completata
task-field-not = ma non in un campo che { $touches }
task-farmer = Piazza un contadino.
task-farmer-in = Piazza un contadino { $field }.
task-farmer-so = Piazza un contadino { $so }.
task-farmer-in-so = Piazza un contadino { $field }, { $so }.
task-so-farmers = in modo da avere { $number } { $count ->
    [one] contadino
   *[other] contadini
} sulla plancia
task-join = Piazza una tessera che unisca un campo con un tuo contadino a un campo con un contadino avversario.
task-join-touching = Piazza una tessera che unisca un campo con un tuo contadino e un campo con un contadino avversario in un solo campo che { $touches }.

# Titles and challenges.
task-take-king = Prendi il Re dal tavolo o da un avversario.
task-take-robber = Prendi il Barone dal tavolo o da un avversario.
task-take-either = Prendi il Re o il Barone dal tavolo o da un avversario.
task-take-both = Prendi il Re o il Barone in modo da averli entrambi.
task-take-from-king = Prendi il Re da un avversario.
task-take-from-robber = Prendi il Barone da un avversario.
task-take-from-either = Prendi il Re o il Barone da un avversario.
task-take-from-both = Prendi il Re o il Barone da un avversario in modo da averli entrambi.
task-win = Vinci una sfida con un tuo seguace.
task-win-shrine = Vinci una sfida con un tuo seguace nel luogo di culto.
task-win-monastery = Vinci una sfida con un tuo seguace nel monastero.

# The City of Carcassonne.
task-enter = Manda un seguace { $place }.
task-enter-so = Manda un seguace { $place } in modo da avere { $number } { $count ->
    [one] seguace
   *[other] seguaci
} a Carcassonne.
task-quarter-none = a Carcassonne
task-quarters = { $list } di Carcassonne
task-quarter-castle = nel castello
task-quarter-market = nel mercato
task-quarter-blacksmith = dal fabbro
task-quarter-cathedral = nella cattedrale
deed-leave-city = Sposta un seguace da Carcassonne su un elemento prima della fine della partita.
task-count = Sposta il conte.
task-count-to = Sposta il conte in un quartiere di Carcassonne in cui { $count ->
    [one] si trova { $number } seguace avversario
   *[other] si trovano { $number } seguaci avversari
}.
task-count-to-nobody = Sposta il conte in un quartiere di Carcassonne in cui non si trova nessun seguace avversario.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Piazza una tessera nella seconda metà di un doppio turno.
task-deploy = Piazza { $figure }{ $clause }.
task-deploy-on = Piazza { $figure } { $place }{ $clause }.
task-deploy-portal = Con un portale magico, piazza { $figure } su un’altra tessera{ $clause }.
task-deploy-portal-on = Con un portale magico, piazza { $figure } su un’altra tessera, { $place }{ $clause }.
task-deploy-flight = Con una macchina volante, piazza { $figure }{ $clause }.
task-deploy-flight-on = Con una macchina volante, piazza { $figure } { $place }{ $clause }.
task-land = Atterra con una macchina volante{ $clause }.
task-land-on = Atterra con una macchina volante { $place }{ $clause }.
task-deploy-crop = Con un cerchio nel grano, aggiungi { $figure }{ $clause }.
task-deploy-crop-on = Con un cerchio nel grano, aggiungi { $figure } { $place }{ $clause }.
task-figure = una tua pedina
task-follower = un seguace
task-your-follower = un seguace normale
task-your-big-follower = il tuo grande seguace
task-your-mayor = il tuo sindaco
task-your-wagon = il tuo carro
task-your-builder = il tuo costruttore
task-your-pig = il tuo maiale
task-your-barn = il tuo fienile
task-your-phantom = il tuo fantasma
task-your-abbot = il tuo abate
task-your-shepherd = il tuo pastore
deed-place-abbey = Piazza la tua abbazia.
deed-place-abbey-completes = Piazza la tua abbazia in modo da completare { $number } { $count ->
    [one] elemento
   *[other] elementi
}. L’abbazia può essere uno di questi.
deed-move-wagon = Fai proseguire il tuo carro dopo il conteggio del suo elemento.
deed-call-abbot = Richiama il tuo abate.
deed-call-abbot-points = Richiama il tuo abate per { $number } { $count ->
    [one] punto
   *[other] punti
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Fai in modo che la principessa rimandi a casa un cavaliere avversario.
task-fairy = Sposta la fata.
task-fairy-on = Sposta la fata accanto a un tuo seguace { $place }{ $clause }.
deed-dragon-eats = Piazza una tessera drago in modo che poi il drago divori { $number } { $count ->
    [one] pedina avversaria
   *[other] pedine avversarie
}.
deed-avoid-dragon = Se il drago divora una tua pedina, perdi subito 10 punti. Se hai ancora questa carta alla fine, fai 10 punti.

# Towers.
deed-raise-tower = Alza una torre fino a un’altezza di { $number } { $count ->
    [one] pezzo
   *[other] pezzi
}.
deed-capture = Cattura un seguace avversario.
deed-capture-prisoners = Cattura un seguace avversario in modo da avere { $number } { $count ->
    [one] prigioniero
   *[other] prigionieri
}.

# The fair and the siege.
task-target = Nel tiro al bersaglio, lancia in modo che il bordo più vicino del segnalino sia al massimo a { $distance } dal centro della tessera della fiera.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Vinci un tiro al bersaglio, anche a pari merito.
task-win-target-by = Vinci un tiro al bersaglio con almeno { $distance } di vantaggio su tutti gli altri.
deed-knock-out = Nella battaglia di torte, colpisci con un lancio { $number } { $count ->
    [one] seguace avversario
   *[other] seguaci avversari
}.
deed-catch = Nella presa al volo, prendi il segnalino.
deed-slip-by = Nella presa al volo, lancia il segnalino abbastanza lontano, oltre il righello, senza che nessuno lo prenda.
deed-seduce = Nella seduzione, scambia un seguace avversario con uno dei tuoi.
deed-judged = Chi ha in mano quest’ordine dice quando è eseguito.
deed-escape = Fai fuggire un tuo cavaliere da una città assediata.

# The newer sets.
task-mage = Sposta il mago.
task-mage-to = Sposta il mago { $place }{ $clause }.
task-witch = Sposta la strega.
task-witch-to = Sposta la strega { $place }{ $clause }.
deed-take-gold = Prendi oro.
deed-take-gold-bars = Prendi { $number } { $count ->
    [one] lingotto
   *[other] lingotti
} d’oro per gli elementi che una tessera completa.
deed-take-gold-held = Prendi un lingotto d’oro in modo da averne { $number }.
deed-take-gold-bars-held = Prendi { $number } { $count ->
    [one] lingotto
   *[other] lingotti
} d’oro per gli elementi che una tessera completa, in modo da averne { $held }.
deed-crop-takes-home = Piazza un cerchio nel grano che faccia tornare nella riserva { $number } { $count ->
    [one] pedina avversaria
   *[other] pedine avversarie
}.
task-ferry = Sposta un traghetto.
task-ferry-on = Sposta un traghetto in modo che sia { $place }{ $clause }.
deed-read-message = Leggi un messaggio.
deed-read-message-messages = Leggi un messaggio in modo da averne letti { $number }.
deed-read-message-points = Leggi un messaggio che ti porti { $number } { $count ->
    [one] punto
   *[other] punti
}.
deed-read-message-points-messages = Leggi un messaggio che ti porti { $number } { $count ->
    [one] punto
   *[other] punti
}, in modo da averne letti { $messages }.
task-rob = Ruba punti con il tuo bandito.
task-rob-points = Ruba { $number } { $count ->
    [one] punto
   *[other] punti
} con il tuo bandito.
task-rob-richer = Con il tuo bandito, deruba chi ha più punti di te.
task-rob-both = Con il tuo bandito, ruba { $number } { $count ->
    [one] punto
   *[other] punti
} a chi ha più punti di te.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = con { $number } { $count ->
    [one] città
   *[other] città diverse
}
task-without-cities = senza nessuna città
task-with-roads = con { $number } { $count ->
    [one] strada
   *[other] strade diverse
}
task-without-roads = senza nessuna strada
task-with-cloisters = con { $number } { $count ->
    [one] monastero
   *[other] monasteri
}
task-without-cloisters = senza nessun monastero
task-around = { $list } sulle tessere intorno
task-with-row = con { $number } { $count ->
    [one] tessera
   *[other] tessere
} in linea retta
task-without-row = senza nessuna tessera in linea retta
task-with-monasteries = con { $number } { $count ->
    [one] monastero
   *[other] monasteri
} alle estremità
task-without-monasteries = senza nessun monastero alle estremità
task-shape-ring = che formi un anello chiuso (senza estremità)
task-shape-hole = che circondi uno spazio vuoto
# Behind the feature and whoever stands there.
task-shares-tile = , sulla stessa tessera di { $other }
task-shares-field = , accanto allo stesso campo di { $other }
task-shares-size = , con esattamente tante tessere quante ne ha { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] un’altra strada
    [1] un’altra strada completata
   *[other] un’altra strada incompleta
}
task-beside-city = { $state ->
    [0] un’altra città
    [1] un’altra città completata
   *[other] un’altra città incompleta
}
task-beside-monastery = { $state ->
    [0] un altro monastero
    [1] un altro monastero completato
   *[other] un altro monastero incompleto
}
task-beside-shrine = { $state ->
    [0] un altro luogo di culto
    [1] un altro luogo di culto completato
   *[other] un altro luogo di culto incompleto
}
task-beside-monastic = { $state ->
    [0] un altro monastero o un altro luogo di culto
    [1] un altro monastero o luogo di culto completato
   *[other] un altro monastero o luogo di culto incompleto
}
task-beside-garden = { $state ->
    [0] un altro giardino
    [1] un altro giardino completato
   *[other] un altro giardino incompleto
}
task-beside-any = { $state ->
    [0] un altro elemento
    [1] un altro elemento completato
   *[other] un altro elemento incompleto
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] una strada
    [1] una strada completata
   *[other] una strada incompleta
}
task-by-city = { $state ->
    [0] una città
    [1] una città completata
   *[other] una città incompleta
}
task-by-monastery = { $state ->
    [0] un monastero
    [1] un monastero completato
   *[other] un monastero incompleto
}
task-by-shrine = { $state ->
    [0] un luogo di culto
    [1] un luogo di culto completato
   *[other] un luogo di culto incompleto
}
task-by-monastic = { $state ->
    [0] un monastero o un luogo di culto
    [1] un monastero o luogo di culto completato
   *[other] un monastero o luogo di culto incompleto
}
task-by-garden = { $state ->
    [0] un giardino
    [1] un giardino completato
   *[other] un giardino incompleto
}
task-owned = { $feature } { $owner }
task-owner-you = che ti appartiene
task-owner-opponent = che appartiene a un avversario
task-owner-somebody = che appartiene a qualcuno
task-owner-nobody = che non appartiene a nessuno
task-connect-owned = Completa una strada o una città in modo che { $road } sbocchi { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = di cui { $list }
task-cities-own = { $number } { $count ->
    [one] tua
   *[other] tue
}
task-cities-no-own = nessuna tua
task-cities-opponents = { $number } { $count ->
    [one] di un avversario
   *[other] di avversari
}
task-cities-no-opponents = nessuna di un avversario
task-cities-nobodys = { $number } senza proprietario
task-cities-no-nobodys = nessuna senza proprietario
task-cities-owners = con { $number } { $count ->
    [one] proprietario
   *[other] proprietari diversi
} in tutto
task-cities-no-owners = tutte senza proprietario
task-place-tile = Piazza una tessera che con i suoi lati tocchi { $number } { $count ->
    [one] altra tessera
   *[other] altre tessere
}.
task-place-tile-hole = Chiudi un buco: piazza una tessera che abbia vicine su tutti e quattro i lati.

# Possessions.
task-have-wine = Possiedi { $number } { $count ->
    [one] segnalino
   *[other] segnalini
} di vino.
task-have-grain = Possiedi { $number } { $count ->
    [one] segnalino
   *[other] segnalini
} di grano.
task-have-cloth = Possiedi { $number } { $count ->
    [one] segnalino
   *[other] segnalini
} di stoffa.
task-have-goods = Possiedi { $number } { $count ->
    [one] segnalino merce
   *[other] segnalini merce (uguali o diversi)
}.
task-have-each-good = Possiedi { $number } { $count ->
    [one] segnalino
   *[other] segnalini
} di ogni merce: vino, grano e stoffa.
task-have-gold = Possiedi { $number } { $count ->
    [one] lingotto
   *[other] lingotti
} d’oro.
task-have-followers = Abbi nella riserva { $number } { $count ->
    [one] seguace normale
   *[other] seguaci normali
}.
task-have-no-followers = Non avere più nessun seguace normale nella riserva.
task-have-special-figures = Abbi sulla plancia { $number } delle tue { $count ->
   *[other] pedine speciali
} (tutte tranne i seguaci normali).
task-have-no-special-figures = Non avere sulla plancia nessuna delle tue pedine speciali (tutte tranne i seguaci normali).
task-have-all-special-figures = Abbi contemporaneamente sulla plancia tutte le tue pedine speciali (tutte tranne i seguaci normali).
task-have-tower-pieces = Abbi nella riserva { $number } { $count ->
    [one] pezzo di torre
   *[other] pezzi di torre
}.
task-have-no-tower-pieces = Non avere più nessun pezzo di torre nella riserva.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = per la { $count }ª volta
task-number-from = per la { $count }ª volta o una successiva
task-number-between = dalla { $least }ª alla { $most }ª volta
task-nth = Completa { $feature } { $number } nella partita.
task-nth-of-all = Completa { $feature } { $number } nella partita, contando tutti i giocatori.
task-orders = Esegui un ordine { $number } nella partita.
task-orders-farmer = Esegui un ordine con il segno del contadino { $number } nella partita.
task-orders-alike = Esegui un ordine di una stessa espansione { $number } nella partita.
task-bare = { $count ->
    [one] Piazza { $count } tessera senza piazzare seguaci.
   *[other] Piazza { $count } tessere di fila senza piazzare seguaci.
}
task-farm-turns = { $count ->
    [one] Piazza un contadino in { $count } tuo turno.
   *[other] Piazza un contadino in { $count } tuoi turni consecutivi.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } E nello stesso turno: { $second }
task-both = { $first } E, prima o dopo: { $second }
task-either = { $first } Oppure: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Perdi subito 10 punti { $perils }. Se hai ancora questa carta alla fine, fai i suoi punti.
task-if-captured = se un avversario cattura un tuo seguace
task-if-eaten = se il drago divora un tuo seguace
task-if-taken-over = se altri ti portano via una strada, una città, un edificio o un campo
task-if-last = se dopo un tuo turno tutti gli altri hanno più punti di te
task-if-small-road = se una tua strada completata ha al massimo { $count } { $count ->
    [one] tessera
   *[other] tessere
}
