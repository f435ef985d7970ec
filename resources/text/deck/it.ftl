# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Ordini
decks-own = I tuoi mazzi
decks-away = Messi via
decks-bundled = Quelli del regolamento e i nostri
decks-none = Non hai ancora un mazzo tuo. Creane uno, copia questo o inserisci le carte che hai.
decks-new = Nuovo mazzo
decks-copy = Copia questo mazzo
decks-enter = Inserisci le mie carte stampate
decks-read = Leggi da un file…
decks-save = Salva in un file…
decks-print = Stampa…
decks-rename = Rinomina
decks-put-away = Metti via
decks-bring-back = Recupera
decks-play = Gioca con questo mazzo
decks-search = Cerca una carta
decks-undo = Annulla
keys-form = scorrere il modulo di una carta
keys-number = un numero selezionato
decks-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
decks-bundled-about = Le carte dell’app. Per cambiarle, copia il mazzo: la copia è tua.
decks-name = Nome del mazzo
decks-name-taken = Hai già un mazzo con questo nome.
decks-name-empty = Dai un nome al mazzo.
decks-elsewhere = Un’altra finestra sta modificando «{ $name }». Guarda lì un altro mazzo, e si potrà modificare qui.
decks-changed-elsewhere = Un’altra finestra ha modificato «{ $name }». Ora è così; la tua ultima modifica non c’è.
deck-not-written = Impossibile scrivere { $path }: { $cause }.
deck-unsaved-title = Le ultime modifiche a «{ $name }» non sono salvate
deck-unsaved-about = Il mazzo resta come lo vedi, ma solo finché questa finestra è aperta. Fai spazio, o salvalo altrove.
deck-unsaved-where = Salva il mazzo in questo file
deck-unsaved-back = Torna ai mazzi
decks-said-away = «{ $name }» è messo via. Lo ritrovi più in basso, sotto «Messi via».
decks-said-saved = Salvato: { $path }
decks-said-kept = «{ $name }» ora è tra i tuoi mazzi.
decks-found = { $count ->
    [0] Nessuna carta contiene queste parole.
    [one] { $count } carta trovata
   *[other] { $count } carte trovate
}
keys-cards = carta successiva, carta precedente
home-decks = Mazzi e carte
setup-decks = Crea e modifica mazzi…
deck-new = Il nostro mazzo
deck-copied = Copia di { $name }
deck-printed = Il nostro mazzo stampato

# A file that somebody brings.
offered-title = { $name }: aggiungere questo mazzo?
offered-from = File: { $path }
offered-same = Il vostro tavolo ha già questo mazzo: «{ $name }».
offered-says = { $count ->
    [one] Ha { $count } carta. Ecco che cosa dice:
   *[other] Ha { $count } carte. Ecco che cosa dicono:
}
offered-faults = Questo mazzo non si può aggiungere: { $count ->
    [one] nel suo file c’è qualcosa che non va.
   *[other] nel suo file ci sono { $count } cose che non vanno.
}
offered-many = Ha più di { $limit } carte, il massimo per un mazzo.
offered-take = Aggiungi questo mazzo
offered-leave = Non aggiungerlo

# A card in its form.
card-new = Nuova carta
card-next = Carta successiva
card-copy = Copia questa carta
card-remove = Elimina questa carta
card-remove-last = In un mazzo c’è almeno una carta. Piuttosto, metti via il mazzo.
card-title = Titolo
card-untitled = Nuovo ordine
card-points = Punti
card-points-fixed = Sempre { $points } punti: guadagnati alla fine, persi se il drago divora. Lo dicono le regole.
card-count = Copie nel mazzo
card-words = Testo libero
card-words-beside = L’app giudica: { $task }
card-words-older = Questo testo è più vecchio del compito. Va ancora bene?
card-words-stand = Sì, va bene
card-words-judged = Che cosa dice la carta
card-farmer = Richiede di piazzare un contadino
card-farmer-about = Chi ha tre carte così può scartarne una o due.
card-set = Fa parte di
card-set-more = Altre espansioni
card-set-itself = Entra in gioco con { $set }.
card-set-also = Richiede anche { $sets }: senza, nessuno può eseguire l’ordine.
card-task = Che cosa bisogna fare
card-task-other = Altro…
card-task-more = Compiti di altre espansioni
card-task-search = Cerca un compito
card-task-none = Nessun compito contiene questa parola.
card-conditions = Aggiungi una condizione
card-choose = Scegli una carta o creane una nuova. L’immagine e la frase compaiono man mano che la componi.

# How hard it is.
measure-title = Quanto è difficile?
measure-begin = Simula partite
measure-stop = Ferma
measure-about = Giocatori simulati giocano partite intere con la carta, in secondo piano. Ci vuole circa un minuto.
measure-so-far = { $games ->
    [one] { $games } partita giocata
   *[other] { $games } partite giocate
}
measure-rate = Eseguito { $rate } volte su 100 da chi l’aveva in mano ({ $low }–{ $high }).
measure-when-early = Per lo più nel primo terzo della partita.
measure-when-middle = Per lo più nel secondo terzo della partita.
measure-when-late = Per lo più nell’ultimo terzo della partita.
measure-fair = Valore giusto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $low }–{ $high }).
measure-fair-open = Valore giusto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $low }–{ $high }, il massimo che viene proposto).
measure-fair-most = Sarebbero giusti più di { $points } punti, ma non se ne propongono mai di più.
measure-fair-least = Lo eseguono quasi tutti: { $points } punti, il minimo che viene proposto.
measure-never = Nessuno di quelli che l’avevano in mano l’ha eseguito (0 su { $held }). Non se ne possono ricavare i punti.
measure-take = { $points ->
    [one] Assegna { $points } punto
   *[other] Assegna { $points } punti
}
measure-known = Misurato prima: eseguito { $rate } volte su 100 da chi l’aveva in mano ({ $held } giocatori).
measure-known-fair = { $points ->
    [one] Sarebbe giusto { $points } punto.
   *[other] Sarebbero giusti { $points } punti.
}
# Of a card that is kept, never fulfilled.
measure-kept = Tenuto fino alla fine { $rate } volte su 100 da chi l’aveva in mano ({ $low }–{ $high }).
measure-kept-least = Lo tengono fino alla fine quasi tutti: { $points } punti, il minimo che viene proposto.
measure-kept-never = Nessuno di quelli che l’avevano in mano l’ha tenuto fino alla fine (0 su { $held }). Non se ne possono ricavare i punti.
measure-known-kept = Misurato prima: tenuto fino alla fine { $rate } volte su 100 da chi l’aveva in mano ({ $held } giocatori).
measure-not-dragon = non si esegue mai, si conserva.
measure-not-throw = dipende da un lancio, e come si lancia al vostro tavolo lo sapete solo voi.
measure-not-judged = lo giudica chi lo ha in mano, non l’app.
measure-not-unplayed = i giocatori simulati non giocano con { $set }.
measure-not-apart = nessun tavolo simulato gioca con { $sets } insieme.
measure-not = Per questa carta non c’è un numero attendibile: { $why }

# What is odd about a card.
remark-never = Questo non è mai possibile: i numeri si contraddicono.
remark-beyond = { $clause }: in nessuna partita ce ne sono più di { $most }.
remark-by-abbey = Un elemento completato di una sola tessera nasce solo accanto a un’abbazia.
remark-lacks = La carta entra in gioco con «{ $own }», ma senza «{ $set }» nessuno può eseguirla.
remark-same = «{ $title }» chiede già la stessa cosa.
remark-cheaper = Chi fa questo esegue anche «{ $title }», che dà di più ({ $points }).
remark-dearer = «{ $title }» richiede già tutto questo e dà meno ({ $points }).

# Tasks by name.
form-complete = Completare un elemento
form-complete-together = Più elementi in una volta
form-connect = Collegare città
form-score = Fare punti
form-place-tile = Piazzare una tessera tra altre
form-have = Avere una certa quantità
form-place-farmer = Piazzare un contadino
form-join-fields = Unire due campi
form-deploy = Piazzare una pedina
form-take = Diventare Re o Barone
form-win-challenge = Vincere una sfida
form-enter-city = Entrare a Carcassonne
form-leave-city = Uscire da Carcassonne
form-move-count = Spostare il conte
form-double-turn = Seconda tessera del turno
form-remove-knight = Mandar via un cavaliere
form-move-fairy = Spostare la fata
form-dragon-eats = Sfamare il drago
form-avoid-dragon = Evitare il drago
form-raise-tower = Alzare una torre
form-capture = Catturare un seguace
form-place-abbey = Piazzare l’abbazia
form-move-wagon = Far proseguire il carro
form-target-within = Centrare il bersaglio
form-win-target = Vincere al bersaglio
form-knock-out = Colpire seguaci
form-seduce = Sedurre
form-catch = Prendere il segnalino
form-slip-by = Lancio che nessuno prende
form-escape = Fuggire da un assedio
form-call-abbot = Richiamare l’abate
form-move-magician = Spostare mago o strega
form-take-gold = Prendere oro
form-crop-takes-home = Cerchio: nella riserva
form-move-ferry = Spostare un traghetto
form-read-message = Leggere un messaggio
form-rob = Rubare punti
form-complete-nth = Completare la terza città
form-fulfil-orders = Eseguire più ordini
form-lay-bare = Piazzare tessere senza seguaci
form-farm-in-turns = Piazzare contadini turno per turno
form-avoid = Evitare qualcosa
form-all-of = Due compiti: entrambi
form-one-of = Due compiti: uno dei due
form-judged = Nessuno di questi compiti

# Parts of a requirement.
clause-feature = Elemento
clause-on = Dove
clause-features = Quanti elementi
clause-tiles = Grandezza in tessere
clause-pennants = Stemmi
clause-followers = Seguaci presenti
clause-own-followers = I tuoi seguaci
clause-opponents-followers = Seguaci avversari
clause-players = Giocatori presenti
clause-inns = Locande
clause-ferries = Traghetti
clause-cathedrals = Cattedrali
clause-goods = Merci
clause-kinds-of-goods = Tipi di merci
clause-tower-sites = Basi di torre
clause-sieges = Tessere di assedio
clause-own-figure = Con la tua pedina
clause-cities = Città alle estremità
clause-tiles-each = Tessere per città
clause-road = Tessere della strada
clause-all-cities = Città toccate
clause-complete-cities = Città completate toccate
clause-farmers = I tuoi contadini
clause-titles = Titolo
clause-taking = E
clause-winner = Vince
clause-quarters = Quartieri
clause-in-city = I tuoi seguaci lì
clause-in-quarter = Seguaci avversari lì
clause-figure = Pedina
clause-way = Come
clause-eaten = Pedine avversarie
clause-height = Altezza
clause-prisoners = I tuoi prigionieri
clause-completes = Elementi completati
clause-millimetres = Millimetri al massimo
clause-ahead = Millimetri di vantaggio come minimo
clause-hit = Seguaci avversari
clause-points = Punti
clause-what = Che cosa
clause-number = Quanti
clause-magician = Chi
clause-bars = Lingotti in una volta
clause-held = Lingotti che hai
clause-taken-home = Pedine avversarie
clause-messages = Messaggi letti
clause-robbing = E
clause-span = In
clause-cities-around = Città intorno
clause-roads-around = Strade intorno
clause-monasteries-around = Monasteri intorno
clause-row = Tessere in linea retta
clause-monasteries = Monasteri alle estremità
clause-shape = Forma
clause-beside = In comune con un altro
clause-beside-which = L’altro è
clause-beside-state = Stato dell’altro
clause-beside-owner = Proprietario dell’altro
clause-road-owner = Proprietario della strada
clause-own-cities = Città tue
clause-opponents-cities = Città di avversari
clause-nobodys-cities = Città di nessuno
clause-city-owners = Proprietari diversi
clause-neighbours = Vicine sui lati
clause-ordinal = Numero
clause-counting = E
clause-orders = Ordini
clause-sort = Quali ordini
clause-in-row = Tessere di fila
clause-turns-in-row = Turni di fila
clause-lost-by = Perso se
clause-small-road = Tessere al massimo
clause-when = Quando
clause-task = Compito
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = non importa
term-not-needed = non serve
term-anywhere = ovunque
term-which-city = città
term-which-road = strada
term-which-monastery = monastero
term-which-shrine = luogo di culto
term-which-monastic = monastero o luogo di culto
term-which-garden = giardino
term-which-any = qualsiasi elemento
term-span-feature = un solo elemento
term-span-turn = un solo turno
term-from-opponent = da un avversario
term-all = entrambi insieme
term-by-anybody = contano tutti i giocatori
term-of-farmer = con il segno del contadino
term-of-one-set = di una stessa espansione
term-one-turn = in un solo turno
term-taken-over = ti prendono un elemento
term-small-road = una tua strada è piccola
term-last = sei ultimo dopo il tuo turno
term-captured = un seguace viene catturato
term-eaten = un seguace viene divorato
term-portal = con un portale
term-flight = con macchina volante
term-crop = con un cerchio
term-richer = a chi ha più punti
term-ring = un anello
term-hole = attorno a un vuoto
term-shared-tile = una tessera
term-shared-field = un campo
term-shared-size = il numero di tessere
term-complete = completato
term-open = incompleto
term-owner-you = tu
term-owner-opponent = un avversario
term-owner-somebody = qualcuno
term-owner-nobody = nessuno
term-thing-wine = vino
term-thing-grain = grano
term-thing-cloth = stoffa
term-thing-goods = merci qualsiasi
term-thing-each-good = merci di ogni tipo
term-thing-gold = lingotti d’oro
term-thing-followers = seguaci normali nella riserva
term-thing-special-figures = pedine speciali sulla plancia
term-thing-all-special-figures = tutte le pedine speciali sulla plancia
term-thing-tower-pieces = pezzi di torre rimasti
bound-exactly = esattamente
bound-at-least = almeno
bound-at-most = al massimo
bound-between = da … a
files-read-deck = Leggi un mazzo
files-save-deck = Salva il mazzo
