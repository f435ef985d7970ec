# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Bevelen
decks-own = Jullie stapels
decks-away = Opgeborgen
decks-bundled = Die van de spelregels, en de onze
decks-none = Jullie hebben nog geen eigen stapel. Maak er een, kopieer deze, of voer de kaarten in die jullie bezitten.
decks-new = Nieuwe stapel
decks-copy = Deze stapel kopiëren
decks-enter = Gedrukte kaarten invoeren
decks-read = Uit een bestand lezen…
decks-save = In een bestand opslaan…
decks-print = Afdrukken…
decks-rename = Hernoemen
decks-put-away = Opbergen
decks-bring-back = Terughalen
decks-play = Met deze stapel spelen
decks-search = Zoek een titel of een opdracht
decks-undo = Ongedaan maken
decks-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
decks-bundled-about = De kaarten van de app. Kopieer de stapel om ze te veranderen: de kopie is van jullie.
decks-name = Naam van de stapel
decks-name-taken = Jullie hebben al een stapel met die naam.
decks-name-empty = Geef de stapel een naam.
decks-said-away = “{ $name }” is opgeborgen. De stapel staat nog onderaan, bij “Opgeborgen”.
decks-said-saved = Opgeslagen: { $path }
decks-said-kept = “{ $name }” hoort nu bij jullie stapels.
decks-found = { $count ->
    [0] Geen kaart heeft deze woorden.
    [one] 1 kaart gevonden
   *[other] { $count } kaarten gevonden
}
keys-cards = volgende kaart, vorige kaart
home-decks = Stapels en kaarten
setup-decks = Stapels maken en veranderen…
deck-new = Onze stapel
deck-copied = Kopie van { $name }
deck-printed = Onze gedrukte stapel

# A file that somebody brings.
offered-title = { $name }: deze stapel overnemen?
offered-from = Uit { $path }
offered-says = { $count ->
    [one] Er is 1 kaart. Dit staat erop:
   *[other] Er zijn { $count } kaarten. Dit staat erop:
}
offered-faults = Deze stapel kan niet worden overgenomen: { $count ->
    [one] er klopt iets niet in het bestand.
   *[other] er kloppen { $count } dingen niet in het bestand.
}
offered-many = Er zijn meer dan { $limit } kaarten. Meer heeft een stapel nooit.
offered-take = Deze stapel overnemen
offered-leave = Niet overnemen

# A card in its form.
card-new = Nieuwe kaart
card-next = Volgende kaart
card-copy = Deze kaart kopiëren
card-remove = Deze kaart verwijderen
card-remove-last = Een stapel heeft minstens één kaart. Berg in plaats daarvan de stapel op.
card-title = Titel
card-untitled = Nieuw bevel
card-points = Punten
card-words = In eigen woorden (anders de zin erboven)
card-words-judged = Wat er op de kaart staat
card-words-needed = Schrijf op wat er op de kaart staat: daarnaar oordeelt wie hem heeft.
card-set = Hoort bij
card-set-itself = Komt in het spel met { $set }.
card-set-also = Ook { $sets } is nodig: anders kan niemand hem vervullen.
card-task = Wat er moet gebeuren
card-task-other = Iets anders…
card-task-more = Opdrachten van andere sets
card-conditions = Voorwaarde toevoegen
card-choose = Kies een kaart, of maak een nieuwe. Het plaatje en de zin ontstaan vanzelf.
card-unsaved = Nog niet in de stapel: { $why }
card-saved = In de stapel, op schijf.

# How hard it is.
measure-title = Hoe moeilijk is het?
measure-begin = Er partijen mee spelen
measure-stop = Stoppen
measure-about = Gesimuleerde spelers spelen hele partijen met de kaart, naast het venster. Dat duurt ongeveer een minuut.
measure-so-far = { $games ->
    [one] 1 partij gespeeld
   *[other] { $games } partijen gespeeld
}
measure-rate = Vervuld door { $rate } van de 100 die hem hadden ({ $low } tot { $high }).
measure-when-early = Meestal in het eerste derde deel.
measure-when-middle = Meestal in het middelste derde deel.
measure-when-late = Meestal in het laatste derde deel.
measure-fair = { $points } punten zou eerlijk zijn ({ $low } tot { $high }).
measure-never = Niemand die hem had, heeft hem vervuld.
measure-take = Er { $points } punten voor geven
measure-known = Eerder gemeten: { $rate } van de 100 die hem hadden, hebben hem vervuld ({ $held } handen).
measure-known-fair = { $points } punten zou eerlijk zijn.
measure-not-dragon = hij wordt nooit vervuld, maar bewaard.
measure-not-throw = hij hangt af van een worp, en hoe goed jullie werpen, weten alleen jullie.
measure-not-judged = wie hem heeft oordeelt, niet de app.
measure-not-unplayed = de gesimuleerde spelers spelen niet met { $set }.
measure-not-apart = geen gesimuleerde tafel speelt met { $sets } tegelijk.
measure-not = Voor deze kaart is er geen eerlijk getal: { $why }

# What is odd about a card.
remark-never = Dit kan nooit: de getallen spreken elkaar tegen.
remark-same = “{ $title }” vraagt al hetzelfde.
remark-cheaper = Wie dit doet, doet ook “{ $title }”, en dat levert meer op ({ $points }).
remark-dearer = Wie “{ $title }” doet, doet dit ook en krijgt er minder voor ({ $points }).

# Tasks by name.
form-complete = Een project voltooien
form-complete-together = Meerdere tegelijk
form-connect = Steden verbinden
form-score = Punten scoren
form-place-farmer = Een boer plaatsen
form-join-fields = Weiden verbinden
form-deploy = Een figuur plaatsen
form-take = Koning of roofridder
form-win-challenge = Een uitdaging winnen
form-enter-city = De stad in gaan
form-leave-city = De stad uit gaan
form-move-count = De graaf verzetten
form-double-turn = Een tweede tegel leggen
form-remove-knight = Een ridder wegsturen
form-move-fairy = De fee verzetten
form-dragon-eats = De draak laten eten
form-avoid-dragon = De draak ontlopen
form-raise-tower = Een toren verhogen
form-capture = Gevangen nemen
form-place-abbey = De abdij leggen
form-move-wagon = Verder rijden
form-target-within = Het doel raken
form-knock-out = Taartengevecht
form-seduce = Verleiden
form-catch = Het fiche vangen
form-slip-by = Niet gevangen worden
form-escape = Aan een beleg ontsnappen
form-call-abbot = De abt naar huis halen
form-move-magician = Tovenaar of heks
form-take-gold = Goud nemen
form-crop-takes-home = Graancirkel: naar huis
form-move-ferry = Een veerpont verplaatsen
form-read-message = Een bericht lezen
form-rob = Roven
form-judged = Niets hiervan past

# Parts of a requirement.
clause-feature = Project
clause-on = Waar
clause-features = Hoeveel
clause-tiles = Grootte in tegels
clause-pennants = Wapens
clause-followers = Meeples erop
clause-own-followers = Eigen meeples
clause-opponents-followers = Meeples van anderen
clause-players = Spelers erop
clause-inns = Herbergen
clause-ferries = Veerponten
clause-cathedrals = Kathedralen
clause-goods = Goederen
clause-kinds-of-goods = Soorten goederen
clause-tower-sites = Torenbouwplaatsen
clause-sieges = Belegeringstegels
clause-own-figure = Eigen figuur erop
clause-cities = Steden aan de uiteinden
clause-tiles-each = Tegels van elke stad
clause-road = Tegels van de weg
clause-all-cities = Steden aan de weide
clause-complete-cities = Afgebouwde steden
clause-farmers = Eigen boeren
clause-titles = Titel
clause-taking = En wel
clause-winner = Winnaar
clause-quarters = Wijken
clause-in-city = Eigen meeples daar
clause-in-quarter = Anderen daar
clause-figure = Figuur
clause-way = Op deze manier
clause-eaten = Figuren van anderen
clause-height = Hoogte
clause-prisoners = Eigen gevangenen
clause-completes = Projecten voltooid
clause-millimetres = Millimeter hoogstens
clause-hit = Geraakte anderen
clause-points = Punten
clause-score = Punten minstens
clause-magician = Wie
clause-bars = Staven tegelijk
clause-held = Eigen staven
clause-taken-home = Figuren van anderen
clause-messages = Gelezen berichten
clause-robbing = En wel
clause-span = In
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = maakt niet uit
term-which-city = stad
term-which-road = weg
term-which-monastery = klooster
term-which-shrine = cultusplaats
term-which-monastic = klooster of cultusplaats
term-which-garden = tuin
term-which-any = elk project
term-span-feature = één project
term-span-turn = één beurt
term-from-opponent = van een tegenspeler
term-all = allemaal tegelijk
term-portal = door een portaal
term-flight = per vliegmachine
term-crop = door een graancirkel
term-richer = van iemand met meer punten
bound-exactly = precies
bound-at-least = minstens
bound-at-most = hoogstens
bound-between = van … tot
files-read-deck = Een stapel lezen
files-save-deck = De stapel opslaan
