# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Befehle
decks-own = Eure Stapel
decks-away = Weggelegt
decks-bundled = Der aus der Anleitung, und unsere
decks-none = Ihr habt noch keinen eigenen Stapel. Macht einen, kopiert diesen, oder gebt die Karten ein, die ihr besitzt.
decks-new = Neuer Stapel
decks-copy = Diesen Stapel kopieren
decks-enter = Gedruckte Karten eingeben
decks-read = Aus einer Datei lesen …
decks-save = In eine Datei sichern …
decks-print = Drucken …
decks-rename = Umbenennen
decks-put-away = Weglegen
decks-bring-back = Zurückholen
decks-play = Mit diesem Stapel spielen
decks-search = Nach Titel oder Aufgabe suchen
decks-undo = Rückgängig
decks-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
decks-bundled-about = Die Karten der App. Um sie zu ändern, kopiert den Stapel: Die Kopie gehört euch.
decks-name = Name des Stapels
decks-name-taken = Ihr habt schon einen Stapel mit diesem Namen.
decks-name-empty = Gebt dem Stapel einen Namen.
decks-said-away = „{ $name }“ ist weggelegt. Der Stapel steht noch unten, unter „Weggelegt“.
decks-said-saved = Gesichert: { $path }
decks-said-kept = „{ $name }“ gehört jetzt zu euren Stapeln.
decks-found = { $count ->
    [0] Keine Karte hat diese Worte.
    [one] 1 Karte gefunden
   *[other] { $count } Karten gefunden
}
keys-cards = nächste Karte, Karte davor
home-decks = Stapel und Karten
setup-decks = Stapel machen und ändern …
deck-new = Unser Stapel
deck-copied = Kopie von { $name }
deck-printed = Unser gedruckter Stapel

# A file that somebody brings.
offered-title = { $name }: diesen Stapel übernehmen?
offered-from = Aus { $path }
offered-says = { $count ->
    [one] Er hat 1 Karte. Das steht darauf:
   *[other] Er hat { $count } Karten. Das steht darauf:
}
offered-faults = Dieser Stapel lässt sich nicht übernehmen: { $count ->
    [one] In seiner Datei stimmt etwas nicht.
   *[other] In seiner Datei stimmen { $count } Dinge nicht.
}
offered-many = Er hat mehr als { $limit } Karten. So viele hat ein Stapel höchstens.
offered-take = Diesen Stapel übernehmen
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
card-words = In eigenen Worten (sonst der Satz oben)
card-words-judged = Was auf der Karte steht
card-words-needed = Schreibt auf, was auf der Karte steht: Danach urteilt, wer sie hat.
card-set = Gehört zu
card-set-itself = Kommt ins Spiel mit: { $set }.
card-set-also = Sie braucht auch { $sets }: Sonst kann sie niemand erfüllen.
card-task = Was zu tun ist
card-task-other = Etwas anderes …
card-task-more = Aufgaben anderer Sets
card-conditions = Bedingung hinzufügen
card-choose = Wählt eine Karte, oder macht eine neue. Ihr Bild und ihr Satz entstehen dabei.
card-unsaved = Noch nicht im Stapel: { $why }
card-saved = Im Stapel, auf der Platte.

# How hard it is.
measure-title = Wie schwer ist das?
measure-begin = Damit Partien spielen
measure-stop = Anhalten
measure-about = Simulierte Spieler spielen ganze Partien mit der Karte, neben dem Fenster. Das dauert etwa eine Minute.
measure-so-far = { $games ->
    [one] 1 Partie gespielt
   *[other] { $games } Partien gespielt
}
measure-rate = Erfüllt von { $rate } von 100, die sie hatten ({ $low } bis { $high }).
measure-when-early = Meist im ersten Drittel.
measure-when-middle = Meist im mittleren Drittel.
measure-when-late = Meist im letzten Drittel.
measure-fair = { $points } Punkte wären gerecht ({ $low } bis { $high }).
measure-never = Niemand, der sie hatte, hat sie erfüllt.
measure-take = { $points } Punkte dafür geben
measure-known = Früher gemessen: { $rate } von 100, die sie hatten, haben sie erfüllt ({ $held } Hände).
measure-known-fair = { $points } Punkte wären gerecht.
measure-not-dragon = Sie wird nie erfüllt, sondern behalten.
measure-not-throw = Sie hängt an einem Wurf, und wie gut euer Tisch wirft, wisst nur ihr.
measure-not-judged = Über sie urteilt, wer sie hat, nicht die App.
measure-not-unplayed = Die simulierten Spieler spielen nicht mit { $set }.
measure-not-apart = Kein simulierter Tisch spielt mit { $sets } zugleich.
measure-not = Für diese Karte gibt es keine ehrliche Zahl: { $why }

# What is odd about a card.
remark-never = Das lässt sich nie erfüllen: Die Zahlen widersprechen sich.
remark-same = „{ $title }“ verlangt schon dasselbe.
remark-cheaper = Wer das tut, tut auch „{ $title }“, und das bringt mehr ({ $points }).
remark-dearer = Wer „{ $title }“ tut, tut auch das hier und bekommt weniger dafür ({ $points }).

# Tasks by name.
form-complete = Ein Gebiet fertigstellen
form-complete-together = Mehrere auf einmal
form-connect = Städte verbinden
form-score = Punkte bekommen
form-place-farmer = Einen Bauern legen
form-join-fields = Wiesen verbinden
form-deploy = Eine Figur setzen
form-take = König oder Raubritter
form-win-challenge = Herausforderung gewinnen
form-enter-city = Nach Carcassonne gehen
form-leave-city = Carcassonne verlassen
form-move-count = Den Grafen versetzen
form-double-turn = Zweites Plättchen legen
form-remove-knight = Ritter heimschicken
form-move-fairy = Die Fee versetzen
form-dragon-eats = Den Drachen fressen lassen
form-avoid-dragon = Dem Drachen entgehen
form-raise-tower = Einen Turm bauen
form-capture = Gefangene nehmen
form-place-abbey = Die Abtei legen
form-move-wagon = Mit dem Wagen fahren
form-target-within = Ins Ziel werfen
form-knock-out = Tortenschlacht
form-seduce = Verführen
form-catch = Scheibe fangen
form-slip-by = Nicht gefangen werden
form-escape = Der Belagerung entkommen
form-call-abbot = Den Abt heimholen
form-move-magician = Magier oder Hexe
form-take-gold = Gold nehmen
form-crop-takes-home = Kornkreis: heimschicken
form-move-ferry = Eine Fähre versetzen
form-read-message = Eine Depesche lesen
form-rob = Rauben
form-judged = Nichts davon passt

# Parts of a requirement.
clause-feature = Gebiet
clause-on = Wo
clause-features = Wie viele
clause-tiles = Größe in Plättchen
clause-pennants = Wappen
clause-followers = Gefolgsleute darauf
clause-own-followers = Eigene Gefolgsleute
clause-opponents-followers = Gegnerische Gefolgsleute
clause-players = Mitspieler darauf
clause-inns = Wirtshäuser
clause-ferries = Fähren
clause-cathedrals = Kathedralen
clause-goods = Warensymbole
clause-kinds-of-goods = Sorten von Waren
clause-tower-sites = Turmfundamente
clause-sieges = Belagerungsplättchen
clause-own-figure = Eigene Figur darauf
clause-cities = Städte an den Enden
clause-tiles-each = Plättchen jeder Stadt
clause-road = Plättchen der Straße
clause-all-cities = Städte an der Wiese
clause-complete-cities = Fertige Städte daran
clause-farmers = Eigene Bauern
clause-titles = Titel
clause-taking = Und zwar
clause-winner = Sieger
clause-quarters = Viertel
clause-in-city = Eigene dort
clause-in-quarter = Gegnerische dort
clause-figure = Figur
clause-way = Auf diesem Weg
clause-eaten = Gegnerische Figuren
clause-height = Höhe
clause-prisoners = Eigene Gefangene
clause-completes = Gebiete fertig
clause-millimetres = Millimeter höchstens
clause-hit = Gegnerische getroffen
clause-points = Punkte
clause-score = Punkte mindestens
clause-magician = Wer
clause-bars = Barren auf einmal
clause-held = Eigene Barren
clause-taken-home = Gegnerische Figuren
clause-messages = Gelesene Depeschen
clause-robbing = Und zwar
clause-span = In
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = egal
term-which-city = Stadt
term-which-road = Straße
term-which-monastery = Kloster
term-which-shrine = Kultstätte
term-which-monastic = Kloster oder Kultstätte
term-which-garden = Garten
term-which-any = irgendein Gebiet
term-span-feature = einem Gebiet
term-span-turn = einem Zug
term-from-opponent = von einem Gegner
term-all = alle zugleich
term-portal = durch ein magisches Portal
term-flight = mit dem Fluggerät
term-crop = durch einen Kornkreis
term-richer = bei jemandem mit mehr Punkten
bound-exactly = genau
bound-at-least = mindestens
bound-at-most = höchstens
bound-between = von … bis
files-read-deck = Einen Stapel lesen
files-save-deck = Den Stapel sichern
