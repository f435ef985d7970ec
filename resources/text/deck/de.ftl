# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Befehle
decks-own = Eigene Stapel
decks-away = Weggelegt
decks-bundled = Aus der Regel und von uns
decks-none = Ihr habt noch keinen eigenen Stapel. Legt einen an, kopiert diesen, oder gebt die Karten ein, die ihr habt.
decks-new = Neuer Stapel
decks-copy = Diesen Stapel kopieren
decks-enter = Gedruckte Karten eingeben
decks-read = Aus einer Datei lesen …
decks-save = In einer Datei speichern …
decks-print = Drucken …
decks-rename = Umbenennen
decks-put-away = Weglegen
decks-bring-back = Zurückholen
decks-play = Mit diesem Stapel spielen
decks-search = Karte suchen
decks-undo = Rückgängig
keys-form = durch das Formular einer Karte
keys-number = eine Zahl mit dem Fokus
decks-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
decks-bundled-about = Die Karten der App. Wollt ihr sie ändern, kopiert den Stapel: Die Kopie gehört euch.
decks-name = Name des Stapels
decks-name-taken = Einen Stapel mit diesem Namen habt ihr schon.
decks-name-empty = Gebt dem Stapel einen Namen.
decks-elsewhere = Ein anderes Fenster ändert gerade „{ $name }“. Seht dort einen anderen Stapel an, dann lässt er sich hier ändern.
decks-changed-elsewhere = Ein anderes Fenster hat „{ $name }“ geändert. So ist er jetzt; deine letzte Änderung ist nicht dabei.
deck-not-written = { $path } lässt sich nicht schreiben: { $cause }.
deck-unsaved-title = Die letzten Änderungen an „{ $name }“ sind nicht gespeichert
deck-unsaved-about = Der Stapel bleibt, wie du ihn siehst, aber nur, solange dieses Fenster offen ist. Schaffe Platz, oder speichere ihn woanders.
deck-unsaved-where = Den Stapel in dieser Datei speichern
deck-unsaved-back = Zurück zu den Stapeln
decks-said-away = „{ $name }“ ist weggelegt und steht noch unten, unter „Weggelegt“.
decks-said-saved = Gespeichert: { $path }
decks-said-kept = „{ $name }“ ist jetzt bei euren Stapeln.
decks-found = { $count ->
    [0] Auf keiner Karte steht das.
    [one] { $count } Karte gefunden
   *[other] { $count } Karten gefunden
}
keys-cards = nächste Karte, vorige Karte
home-decks = Stapel und Karten
setup-decks = Stapel anlegen und ändern …
deck-new = Unser Stapel
deck-copied = Kopie von { $name }
deck-printed = Unser gedruckter Stapel

# A file that somebody brings.
offered-title = { $name }: diesen Stapel übernehmen?
offered-from = Aus { $path }
offered-same = Diesen Stapel hat euer Tisch schon, als „{ $name }“.
offered-says = { $count ->
    [one] Er hat { $count } Karte. Darauf steht:
   *[other] Er hat { $count } Karten. Darauf steht:
}
offered-faults = Dieser Stapel lässt sich nicht übernehmen: { $count ->
    [one] In seiner Datei ist ein Fehler.
   *[other] In seiner Datei sind { $count } Fehler.
}
offered-many = Er hat mehr als { $limit } Karten. Mehr darf ein Stapel nicht haben.
offered-take = Stapel übernehmen
offered-leave = Nicht übernehmen

# A card in its form.
card-new = Neue Karte
card-next = Nächste Karte
card-copy = Diese Karte kopieren
card-remove = Diese Karte entfernen
card-remove-last = Ein Stapel hat mindestens eine Karte. Legt stattdessen den Stapel weg.
card-title = Titel
card-untitled = Neuer Befehl
card-points = Punkte
card-points-fixed = Immer { $points } Punkte: am Ende gewonnen, verloren, wenn der Drache frisst. So sagt es die Regel.
card-count = Exemplare im Stapel
card-words = Eigener Wortlaut
card-words-beside = Die App beurteilt: { $task }
card-words-older = Dieser Wortlaut ist älter als die Aufgabe. Passt er noch?
card-words-stand = Ja, er passt
card-words-judged = Was auf der Karte steht
card-farmer = Dafür muss man einen Bauern setzen
card-farmer-about = Wer drei solche Karten hat, darf eine oder zwei davon ablegen.
card-set = Gehört zu
card-set-more = Andere Sets
card-set-itself = Kommt mit „{ $set }“ ins Spiel.
card-set-also = Dazu nötig: { $sets }. Sonst kann niemand sie erfüllen.
card-task = Was zu tun ist
card-task-other = Etwas anderes …
card-task-more = Aufgaben anderer Sets
card-task-search = Aufgabe suchen
card-task-none = Keine Aufgabe enthält dieses Wort.
card-conditions = Bedingung hinzufügen
card-choose = Wählt eine Karte oder legt eine neue an. Bild und Satz entstehen, während ihr sie macht.

# How hard it is.
measure-title = Wie schwer ist das?
measure-begin = Probespiele starten
measure-stop = Anhalten
measure-about = Simulierte Spieler spielen mit der Karte ganze Spiele, im Hintergrund. Das dauert etwa eine Minute.
measure-so-far = { $games ->
    [one] { $games } Spiel gespielt
   *[other] { $games } Spiele gespielt
}
measure-rate = Wer sie auf der Hand hatte, erfüllte sie in { $rate } von 100 Fällen ({ $low } bis { $high }).
measure-when-early = Meist im ersten Drittel des Spiels.
measure-when-middle = Meist im mittleren Drittel des Spiels.
measure-when-late = Meist im letzten Drittel des Spiels.
measure-fair = { $points ->
    [one] { $points } Punkt wäre gerecht ({ $low } bis { $high }).
   *[other] { $points } Punkte wären gerecht ({ $low } bis { $high }).
}
measure-fair-open = { $points ->
    [one] { $points } Punkt wäre gerecht ({ $low } bis { $high }, mehr wird nie vorgeschlagen).
   *[other] { $points } Punkte wären gerecht ({ $low } bis { $high }, mehr wird nie vorgeschlagen).
}
measure-fair-most = Gerecht wären mehr als { $points } Punkte, doch mehr wird nie vorgeschlagen.
measure-fair-least = Fast alle erfüllen sie: { $points } Punkte, weniger wird nie vorgeschlagen.
measure-never = Niemand, der sie auf der Hand hatte, hat sie erfüllt (0 von { $held }). Dafür lassen sich keine Punkte nennen.
measure-take = { $points ->
    [one] { $points } Punkt dafür geben
   *[other] { $points } Punkte dafür geben
}
measure-known = Schon gemessen: in { $rate } von 100 Fällen erfüllt (insgesamt { $held } Fälle).
measure-known-fair = { $points ->
    [one] { $points } Punkt wäre gerecht.
   *[other] { $points } Punkte wären gerecht.
}
# Of a card that is kept, never fulfilled.
measure-kept = Wer sie auf der Hand hatte, behielt sie in { $rate } von 100 Fällen bis zum Schluss ({ $low } bis { $high }).
measure-kept-least = Fast alle behalten sie bis zum Schluss: { $points } Punkte, weniger wird nie vorgeschlagen.
measure-kept-never = Niemand, der sie auf der Hand hatte, hat sie bis zum Schluss behalten (0 von { $held }). Dafür lassen sich keine Punkte nennen.
measure-known-kept = Schon gemessen: in { $rate } von 100 Fällen bis zum Schluss behalten (insgesamt { $held } Fälle).
measure-not-dragon = Sie wird nie erfüllt, sondern behalten.
measure-not-throw = Sie hängt von einem Wurf ab, und wie gut an eurem Tisch geworfen wird, wisst nur ihr.
measure-not-judged = Über sie urteilt, wer sie hat, nicht die App.
measure-not-unplayed = Die simulierten Spieler spielen nicht mit „{ $set }“.
measure-not-apart = An keinem simulierten Tisch wird damit zugleich gespielt: { $sets }.
measure-not = Für diese Karte gibt es keine ehrliche Zahl: { $why }

# What is odd about a card.
remark-never = Das ist nie zu erfüllen: Die Zahlen widersprechen sich.
remark-beyond = { $clause }: Mehr als { $most } gibt es in keinem Spiel.
remark-by-abbey = Ein fertiges Gebiet aus einem einzigen Plättchen entsteht nur neben einer Abtei.
remark-lacks = Die Karte kommt mit „{ $own }“ ins Spiel, ist aber ohne „{ $set }“ nicht zu erfüllen.
remark-same = „{ $title }“ verlangt schon dasselbe.
remark-cheaper = Wer das schafft, schafft auch „{ $title }“, und das bringt mehr ({ $points }).
remark-dearer = „{ $title }“ verlangt all das auch schon und bringt weniger ({ $points }).

# Tasks by name.
form-complete = Gebiet fertigstellen
form-complete-together = Mehrere auf einmal
form-connect = Städte verbinden
form-score = Punkte holen
form-place-tile = Plättchen zwischen andere legen
form-have = Bestimmte Anzahl besitzen
form-place-farmer = Bauern setzen
form-join-fields = Wiesen verbinden
form-deploy = Figur setzen
form-take = König oder Raubritter
form-win-challenge = Herausforderung gewinnen
form-enter-city = Nach Carcassonne gehen
form-leave-city = Carcassonne verlassen
form-move-count = Grafen versetzen
form-double-turn = Zweites Plättchen legen
form-remove-knight = Ritter heimschicken
form-move-fairy = Fee versetzen
form-dragon-eats = Drachen fressen lassen
form-avoid-dragon = Dem Drachen entgehen
form-raise-tower = Turm erhöhen
form-capture = Gefangene machen
form-place-abbey = Abtei legen
form-move-wagon = Wagen fährt weiter
form-target-within = Schützenfest: ins Ziel
form-win-target = Schützenfest: gewinnen
form-knock-out = Tortenschlacht: treffen
form-seduce = Verführung: tauschen
form-catch = Fangen: selbst fangen
form-slip-by = Fangen: niemand fängt
form-escape = Der Belagerung entkommen
form-call-abbot = Abt heimholen
form-move-magician = Magier/Hexe versetzen
form-take-gold = Gold nehmen
form-crop-takes-home = Kornkreis: heimschicken
form-move-ferry = Fähre versetzen
form-read-message = Depesche lesen
form-rob = Punkte rauben
form-complete-nth = Die dritte Stadt fertigstellen
form-fulfil-orders = Mehrere Befehle erfüllen
form-lay-bare = Plättchen ohne Gefolgsleute legen
form-farm-in-turns = Zug für Zug Bauern setzen
form-avoid = Etwas vermeiden
form-all-of = Zwei Aufgaben: beide
form-one-of = Zwei Aufgaben: eine davon
form-judged = Nichts davon passt

# Parts of a requirement.
clause-feature = Gebiet
clause-on = Wo
clause-features = Wie viele Gebiete
clause-tiles = Größe in Plättchen
clause-pennants = Wappen
clause-followers = Gefolgsleute dort
clause-own-followers = Deine Gefolgsleute
clause-opponents-followers = Gegnerische Gefolgsleute
clause-players = Spieler dort
clause-inns = Wirtshäuser
clause-ferries = Fähren
clause-cathedrals = Kathedralen
clause-goods = Warensymbole
clause-kinds-of-goods = Warensorten
clause-tower-sites = Turmfundamente
clause-sieges = Belagerungsplättchen
clause-own-figure = Deine Figur dort
clause-cities = Städte an ihren Enden
clause-tiles-each = Plättchen je Stadt
clause-road = Plättchen der Straße
clause-all-cities = Wiese: Städte
clause-complete-cities = Wiese: fertige Städte
clause-farmers = Deine Bauern
clause-titles = Titel
clause-taking = Und zwar
clause-winner = Es gewinnt
clause-quarters = Viertel
clause-in-city = Deine Gefolgsleute dort
clause-in-quarter = Gegnerische Gefolgsleute
clause-figure = Figur
clause-way = Wie
clause-eaten = Gegnerische Figuren
clause-height = Höhe
clause-prisoners = Deine Gefangenen
clause-completes = Fertiggestellte Gebiete
clause-millimetres = Abstand in mm (höchstens)
clause-ahead = Vorsprung in mm (mindestens)
clause-hit = Gegnerische Gefolgsleute
clause-points = Punkte
clause-what = Was
clause-number = Wie viele
clause-magician = Wer
clause-bars = Barren auf einmal
clause-held = Deine Barren insgesamt
clause-taken-home = Gegnerische Figuren
clause-messages = Gelesene Depeschen
clause-robbing = Beraubt wird
clause-span = Wie
clause-cities-around = Städte ringsum
clause-roads-around = Straßen ringsum
clause-monasteries-around = Klöster ringsum
clause-row = Plättchen in einer Reihe
clause-monasteries = Klöster an ihren Enden
clause-shape = Form
clause-beside = Gemeinsam mit anderem Gebiet
clause-beside-which = Das andere ist
clause-beside-state = Zustand des anderen
clause-beside-owner = Besitzer des anderen
clause-road-owner = Besitzer der Straße
clause-own-cities = Städte in deinem Besitz
clause-opponents-cities = Städte von Gegnern
clause-nobodys-cities = Städte ohne Besitzer
clause-city-owners = Verschiedene Besitzer
clause-neighbours = Nachbarn an den Seiten
clause-ordinal = Nummer
clause-counting = Und
clause-orders = Befehle
clause-sort = Welche Befehle
clause-in-row = Plättchen in Folge
clause-turns-in-row = Züge in Folge
clause-lost-by = Verloren, wenn
clause-small-road = Höchstens so viele Plättchen
clause-when = Wann
clause-task = Aufgabe
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = beliebig
term-not-needed = keine nötig
term-anywhere = egal wo
term-which-city = Stadt
term-which-road = Straße
term-which-monastery = Kloster
term-which-shrine = Kultstätte
term-which-monastic = Kloster oder Kultstätte
term-which-garden = Garten
term-which-any = beliebiges Gebiet
term-span-feature = mit einem Gebiet
term-span-turn = in einem Zug
term-from-opponent = von einem Gegner
term-all = beide zugleich
term-by-anybody = alle Spieler zählen mit
term-of-farmer = mit dem Bauernzeichen
term-of-one-set = aus einem Set
term-one-turn = in einem Zug
term-taken-over = dir ein Gebiet abgenommen wird
term-small-road = eine Straße von dir klein ist
term-last = du nach deinem Zug ganz hinten liegst
term-captured = ein Gefolgsmann gefangen wird
term-eaten = ein Gefolgsmann gefressen wird
term-portal = durch ein Portal
term-flight = mit einem Fluggerät
term-crop = durch einen Kornkreis
term-richer = wer mehr Punkte hat
term-ring = ein Ring
term-hole = um einen leeren Platz
term-shared-tile = ein Plättchen
term-shared-field = eine Wiese
term-shared-size = die Zahl der Plättchen
term-complete = fertig
term-open = unfertig
term-owner-you = du
term-owner-opponent = ein Gegner
term-owner-somebody = irgendjemand
term-owner-nobody = niemand
term-thing-wine = Wein
term-thing-grain = Korn
term-thing-cloth = Tuch
term-thing-goods = Waren, egal welche
term-thing-each-good = Waren von jeder Sorte
term-thing-gold = Goldbarren
term-thing-followers = normale Gefolgsleute im Vorrat
term-thing-special-figures = Sonderfiguren auf dem Spielfeld
term-thing-all-special-figures = alle Sonderfiguren auf dem Spielfeld
term-thing-tower-pieces = übrige Turmbausteine
bound-exactly = genau
bound-at-least = mindestens
bound-at-most = höchstens
bound-between = von … bis
files-read-deck = Einen Stapel lesen
files-save-deck = Den Stapel speichern
