# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Bevelen
decks-own = Eigen stapels
decks-away = Opgeborgen
decks-bundled = Uit de spelregels en van ons
decks-none = Je hebt nog geen eigen stapel. Maak er een, kopieer deze of voer de kaarten in die je hebt.
decks-new = Nieuwe stapel
decks-copy = Deze stapel kopiëren
decks-enter = Gedrukte kaarten invoeren
decks-read = Uit een bestand lezen…
decks-save = In een bestand opslaan…
decks-print = Printen…
decks-rename = Naam wijzigen
decks-put-away = Opbergen
decks-bring-back = Terughalen
decks-play = Met deze stapel spelen
decks-search = Zoek een kaart
decks-undo = Ongedaan maken
keys-form = door het formulier van een kaart
keys-number = een getal dat geselecteerd is
decks-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
decks-bundled-about = De kaarten van de app. Wil je ze veranderen, kopieer dan de stapel: de kopie is van jou.
decks-name = Naam van de stapel
decks-name-taken = Je hebt al een stapel met die naam.
decks-name-empty = Geef de stapel een naam.
decks-elsewhere = Een ander venster verandert “{ $name }”. Bekijk daar een andere stapel, dan kan deze hier worden veranderd.
decks-changed-elsewhere = Een ander venster heeft “{ $name }” veranderd. Zo is hij nu; je laatste wijziging zit er niet in.
deck-not-written = { $path } kan niet worden geschreven: { $cause }.
deck-unsaved-title = De laatste wijzigingen van “{ $name }” zijn niet opgeslagen
deck-unsaved-about = De stapel blijft zoals je hem ziet, maar alleen zolang dit venster open is. Maak ruimte, of sla hem ergens anders op.
deck-unsaved-where = De stapel in dit bestand opslaan
deck-unsaved-back = Terug naar de stapels
decks-said-away = “{ $name }” is opgeborgen en staat nog onderaan, bij “Opgeborgen”.
decks-said-saved = Opgeslagen: { $path }
decks-said-kept = “{ $name }” staat nu bij je stapels.
decks-found = { $count ->
    [0] Op geen enkele kaart staat dat.
    [one] { $count } kaart gevonden
   *[other] { $count } kaarten gevonden
}
keys-cards = volgende kaart, vorige kaart
home-decks = Stapels en kaarten
setup-decks = Stapels maken en aanpassen…
deck-new = Onze stapel
deck-copied = Kopie van { $name }
deck-printed = Onze gedrukte stapel

# A file that somebody brings.
offered-title = { $name }: deze stapel toevoegen?
offered-from = Uit { $path }
offered-same = Jullie tafel heeft deze stapel al, als “{ $name }”.
offered-says = { $count ->
    [one] Er zit { $count } kaart in. Daarop staat:
   *[other] Er zitten { $count } kaarten in. Daarop staat:
}
offered-faults = Deze stapel kan niet worden toegevoegd: { $count ->
    [one] er zit een fout in het bestand.
   *[other] er zitten { $count } fouten in het bestand.
}
offered-many = Er zitten meer dan { $limit } kaarten in. Meer mag een stapel er niet hebben.
offered-take = Stapel toevoegen
offered-leave = Niet toevoegen

# A card in its form.
card-new = Nieuwe kaart
card-next = Volgende kaart
card-copy = Deze kaart kopiëren
card-remove = Deze kaart verwijderen
card-remove-last = Een stapel heeft minstens één kaart. Berg in plaats daarvan de stapel op.
card-title = Titel
card-untitled = Nieuw bevel
card-points = Punten
card-points-fixed = Altijd { $points } punten: gewonnen aan het eind, verloren als de draak eet. Zo zeggen het de spelregels.
card-count = Exemplaren in de stapel
card-words = Eigen tekst
card-words-beside = De app beoordeelt: { $task }
card-words-older = Deze tekst is ouder dan de opdracht. Klopt hij nog?
card-words-stand = Ja, hij klopt
card-words-judged = Wat er op de kaart staat
card-farmer = Je moet er een boer voor zetten
card-farmer-about = Wie drie zulke kaarten heeft, mag er een of twee afleggen.
card-set = Hoort bij
card-set-more = Andere sets
card-set-itself = Doet mee met “{ $set }”.
card-set-also = Ook nodig: { $sets }. Anders kan niemand de kaart uitvoeren.
card-task = Wat je moet doen
card-task-other = Iets anders…
card-task-more = Opdrachten van andere sets
card-task-search = Opdracht zoeken
card-task-none = Geen opdracht bevat dit woord.
card-conditions = Voorwaarde toevoegen
card-choose = Kies een kaart of maak een nieuwe. Het plaatje en de zin ontstaan terwijl je de kaart maakt.

# How hard it is.
measure-title = Hoe moeilijk is dit?
measure-begin = Proefspellen spelen
measure-stop = Stoppen
measure-about = Gesimuleerde spelers spelen op de achtergrond hele spellen met de kaart. Dat duurt ongeveer een minuut.
measure-so-far = { $games ->
    [one] { $games } spel gespeeld
   *[other] { $games } spellen gespeeld
}
measure-rate = Wie de kaart had, voerde hem in { $rate } van de 100 gevallen uit ({ $low } tot { $high }).
measure-when-early = Meestal in het eerste derde deel van het spel.
measure-when-middle = Meestal in het middelste derde deel van het spel.
measure-when-late = Meestal in het laatste derde deel van het spel.
measure-fair = { $points ->
    [one] { $points } punt zou eerlijk zijn ({ $low } tot { $high }).
   *[other] { $points } punten zou eerlijk zijn ({ $low } tot { $high }).
}
measure-fair-open = { $points ->
    [one] { $points } punt zou eerlijk zijn ({ $low } tot { $high }, meer wordt nooit voorgesteld).
   *[other] { $points } punten zou eerlijk zijn ({ $low } tot { $high }, meer wordt nooit voorgesteld).
}
measure-fair-most = Meer dan { $points } punten zou eerlijk zijn, maar meer wordt nooit voorgesteld.
measure-fair-least = Bijna iedereen voert hem uit: { $points } punten, minder wordt nooit voorgesteld.
measure-never = Niemand die de kaart had, heeft hem uitgevoerd (0 van { $held }). Daar valt geen puntenaantal uit af te leiden.
measure-take = { $points ->
    [one] Er { $points } punt voor geven
   *[other] Er { $points } punten voor geven
}
measure-known = Eerder gemeten: in { $rate } van de 100 gevallen uitgevoerd (in totaal { $held } gevallen).
measure-known-fair = { $points ->
    [one] { $points } punt zou eerlijk zijn.
   *[other] { $points } punten zou eerlijk zijn.
}
# Of a card that is kept, never fulfilled.
measure-kept = Wie de kaart had, hield hem in { $rate } van de 100 gevallen tot het eind ({ $low } tot { $high }).
measure-kept-least = Bijna iedereen houdt hem tot het eind: { $points } punten, minder wordt nooit voorgesteld.
measure-kept-never = Niemand die de kaart had, heeft hem tot het eind gehouden (0 van { $held }). Daar valt geen puntenaantal uit af te leiden.
measure-known-kept = Eerder gemeten: in { $rate } van de 100 gevallen tot het eind gehouden (in totaal { $held } gevallen).
measure-not-dragon = je voert hem nooit uit, je houdt hem.
measure-not-throw = hij hangt af van een schot, en hoe goed er aan jullie tafel wordt geschoten, weten alleen jullie.
measure-not-judged = wie de kaart heeft, beoordeelt hem, niet de app.
measure-not-unplayed = de gesimuleerde spelers spelen niet met “{ $set }”.
measure-not-apart = aan geen enkele gesimuleerde tafel wordt met { $sets } tegelijk gespeeld.
measure-not = Voor deze kaart is er geen eerlijk getal: { $why }

# What is odd about a card.
remark-never = Dit is nooit uit te voeren: de getallen spreken elkaar tegen.
remark-beyond = { $clause }: meer dan { $most } zijn er in geen enkel spel.
remark-by-abbey = Een afgebouwd project van één tegel ontstaat alleen naast een abdij.
remark-lacks = De kaart komt met “{ $own }” in het spel, maar is zonder “{ $set }” niet uit te voeren.
remark-same = “{ $title }” vraagt al hetzelfde.
remark-cheaper = Wie dit uitvoert, voert ook “{ $title }” uit, en dat levert meer op ({ $points }).
remark-dearer = “{ $title }” vraagt dit allemaal ook al en levert minder op ({ $points }).

# Tasks by name.
form-complete = Project afbouwen
form-complete-together = Meerdere tegelijk
form-connect = Steden verbinden
form-score = Punten scoren
form-place-tile = Tegel tussen andere leggen
form-have = Bepaald aantal bezitten
form-place-farmer = Boer zetten
form-join-fields = Weiden verbinden
form-deploy = Figuur zetten
form-take = Koning of Roofridder
form-win-challenge = Uitdaging winnen
form-enter-city = Naar Carcassonne gaan
form-leave-city = Carcassonne verlaten
form-move-count = Graaf verzetten
form-double-turn = Tweede tegel leggen
form-remove-knight = Ridder terugsturen
form-move-fairy = Fee verzetten
form-dragon-eats = Draak laten eten
form-avoid-dragon = Aan de draak ontkomen
form-raise-tower = Toren verhogen
form-capture = Meeple gevangennemen
form-place-abbey = Abdij leggen
form-move-wagon = Wagen rijdt verder
form-target-within = Schietwedstrijd: doel
form-win-target = Schietwedstrijd: winnen
form-knock-out = Taartengevecht: raken
form-seduce = Verleiding: ruilen
form-catch = Vangen: zelf vangen
form-slip-by = Vangen: niemand vangt
form-escape = Belegering: ontsnappen
form-call-abbot = Abt naar huis halen
form-move-magician = Magiër/heks verplaatsen
form-take-gold = Goud nemen
form-crop-takes-home = Graancirkel: wegsturen
form-move-ferry = Veerpont verplaatsen
form-read-message = Bericht lezen
form-rob = Punten roven
form-complete-nth = Je derde stad afbouwen
form-fulfil-orders = Meerdere bevelen uitvoeren
form-lay-bare = Tegels zonder meeples leggen
form-farm-in-turns = Beurt na beurt boeren zetten
form-avoid = Iets vermijden
form-all-of = Twee opdrachten: allebei
form-one-of = Twee opdrachten: een van de twee
form-judged = Niets hiervan past

# Parts of a requirement.
clause-feature = Project
clause-on = Waar
clause-features = Hoeveel projecten
clause-tiles = Grootte in tegels
clause-pennants = Wapens
clause-followers = Meeples daar
clause-own-followers = Meeples van jezelf
clause-opponents-followers = Meeples van tegenspelers
clause-players = Spelers daar
clause-inns = Herbergen
clause-ferries = Veerponten
clause-cathedrals = Kathedralen
clause-goods = Goederensymbolen
clause-kinds-of-goods = Soorten goederen
clause-tower-sites = Torenbouwplaatsen
clause-sieges = Belegeringstegels
clause-own-figure = Je figuur daar
clause-cities = Steden aan de uiteinden
clause-tiles-each = Tegels per stad
clause-road = Tegels van de weg
clause-all-cities = Weide: steden
clause-complete-cities = Weide: afgebouwde steden
clause-farmers = Boeren van jezelf
clause-titles = Titel
clause-taking = En wel
clause-winner = Winnaar
clause-quarters = Stadskwartieren
clause-in-city = Je meeples daar
clause-in-quarter = Meeples van tegenspelers
clause-figure = Figuur
clause-way = Hoe
clause-eaten = Figuren van tegenspelers
clause-height = Hoogte
clause-prisoners = Je gevangenen
clause-completes = Afgebouwde projecten
clause-millimetres = Afstand in mm (hoogstens)
clause-ahead = Voorsprong in mm (minstens)
clause-hit = Meeples van tegenspelers
clause-points = Punten
clause-what = Wat
clause-number = Hoeveel
clause-magician = Wie
clause-bars = Staven in één keer
clause-held = Je staven in totaal
clause-taken-home = Figuren van tegenspelers
clause-messages = Gelezen berichten
clause-robbing = Wie wordt beroofd
clause-span = Hoe
clause-cities-around = Steden eromheen
clause-roads-around = Wegen eromheen
clause-monasteries-around = Kloosters eromheen
clause-row = Tegels op één rij
clause-monasteries = Kloosters aan de uiteinden
clause-shape = Vorm
clause-beside = Gemeen met een ander
clause-beside-which = De ander is
clause-beside-state = Staat van de ander
clause-beside-owner = Eigenaar van de ander
clause-road-owner = Eigenaar van de weg
clause-own-cities = Steden van jou
clause-opponents-cities = Steden van tegenspelers
clause-nobodys-cities = Steden van niemand
clause-city-owners = Verschillende eigenaars
clause-neighbours = Buren aan de zijden
clause-ordinal = Nummer
clause-counting = En
clause-orders = Bevelen
clause-sort = Welke bevelen
clause-in-row = Tegels achter elkaar
clause-turns-in-row = Opeenvolgende beurten
clause-lost-by = Verloren als
clause-small-road = Hoogstens zoveel tegels
clause-when = Wanneer
clause-task = Opdracht
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = maakt niet uit
term-not-needed = niet nodig
term-anywhere = waar dan ook
term-which-city = stad
term-which-road = weg
term-which-monastery = klooster
term-which-shrine = cultusplaats
term-which-monastic = klooster of cultusplaats
term-which-garden = tuin
term-which-any = elk project
term-span-feature = met één project
term-span-turn = in één beurt
term-from-opponent = van een tegenspeler
term-all = allebei tegelijk
term-by-anybody = alle spelers tellen mee
term-of-farmer = met het boerenteken
term-of-one-set = van één set
term-one-turn = in één beurt
term-taken-over = een project van jou wordt overgenomen
term-small-road = een weg van jou klein is
term-last = je na je beurt laatste bent
term-captured = een meeple wordt gevangengenomen
term-eaten = een meeple wordt opgegeten
term-portal = door een poort
term-flight = met een vliegmachine
term-crop = door een graancirkel
term-richer = wie meer punten heeft
term-ring = een ring
term-hole = rond een lege plek
term-shared-tile = een tegel
term-shared-field = een weide
term-shared-size = het aantal tegels
term-complete = afgebouwd
term-open = onafgebouwd
term-owner-you = jij
term-owner-opponent = een tegenspeler
term-owner-somebody = iemand
term-owner-nobody = niemand
term-thing-wine = wijn
term-thing-grain = graan
term-thing-cloth = laken
term-thing-goods = goederen, om het even welke
term-thing-each-good = goederen van elke soort
term-thing-gold = goudstaven
term-thing-followers = gewone meeples in de voorraad
term-thing-special-figures = speciale figuren op het speelveld
term-thing-all-special-figures = alle speciale figuren op het speelveld
term-thing-tower-pieces = resterende torendelen
bound-exactly = precies
bound-at-least = minstens
bound-at-most = hoogstens
bound-between = van … t/m
files-read-deck = Een stapel lezen
files-save-deck = De stapel opslaan
