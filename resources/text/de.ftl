### German words of King's Order. Terms are those of German players and rule books.
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may bend them or ask for their article.

list-separator = {", "}
list-last = { $first } und { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = Kloster
tile-shrine = Kultstätte
tile-field = Wiese
tile-abbey = Abtei
tile-river = Fluss
tile-inn = Wirtshaus
tile-cathedral = Kathedrale
tile-princess = Burgfräulein
tile-besieged = belagert
tile-volcano = Vulkan
tile-dragon = Drache
tile-portal = magisches Portal
tile-tower = Turmfundament
tile-fair = Jahrmarkt
shown-pennant = Wappen
shown-goods = Waren
shown-tower = Turm
tile-city-cap = Stadt auf einer Seite
tile-city-band = Stadt quer durch
tile-city-corner = Stadt über Eck
tile-city-three = Stadt auf drei Seiten
tile-city-full = Stadt auf allen Seiten
tile-cities-two = zwei Städte
tile-cities = { $count } Städte
tile-road-end = Straßenende
tile-road-straight = gerade Straße
tile-road-curve = Straßenkurve
tile-road-branching = verzweigte Straße
tile-roads-two = zwei Straßen
tile-junction-three = Kreuzung mit drei Straßen
tile-junction-four = Kreuzung mit vier Straßen
tile-pennants = { $count ->
    [one] Wappen
   *[other] { $count } Wappen
}
edge-city = Stadt
edge-road = Straße
edge-field = Wiese
edge-river = Fluss
edge-carcassonne = Carcassonne
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
feature-road = Straße
feature-city = Stadt
feature-field = Wiese
feature-monastery = Kloster
feature-shrine = Kultstätte
role-road = Wegelagerer
role-city = Ritter
role-field = Bauer
role-monastery = Mönch
role-shrine = Ketzer
role-big-follower = großer Gefolgsmann
role-mayor = Bürgermeister
role-wagon = Wagen
role-builder = Baumeister
role-pig = Schwein
role-barn = Scheune
a-road = einen Wegelagerer
a-city = einen Ritter
a-field = einen Bauern
a-monastery = einen Mönch
a-shrine = einen Ketzer
a-big-follower = einen großen Gefolgsmann
a-mayor = einen Bürgermeister
a-wagon = einen Wagen
a-builder = einen Baumeister
a-pig = ein Schwein
a-barn = eine Scheune
a-follower = einen Gefolgsmann
figure-follower = Gefolgsmann
goods-of = { $count } × { $good }
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-grey = Grau
colour-pink = Rosa
colour-white = Weiß

## Sets

set-base = Grundspiel
set-king-robber = König & Raubritter
set-shrines = Kultstätte & Ketzer
set-shrines-extra = Die sechste Kultstätte
set-count = Der Graf von Carcassonne
set-river-1 = Der Fluss
set-river-2 = Der Fluss II
set-inns-cathedrals = Wirtshäuser & Kathedralen
set-traders-builders = Händler & Baumeister
set-princess-dragon = Burgfräulein & Drache
set-tower = Der Turm
set-abbey-mayor = Abtei & Bürgermeister
set-catapult = Das Katapult
set-siege-cathars = Die Katharer
set-siege-besiegers = Die Belagerer
set-siege = Die Belagerungen

## Scores

source-road = Straßen
source-city = Städte
source-monastery = Klöster
source-shrine = Kultstätten
source-field = Wiesen
source-king = König
source-robber = Raubritter
source-goods = Waren
source-orders = Befehle
source-fairy = Fee
source-ransom = Lösegeld
source-catapult = Katapult
source-track = Leiste ohne Befehle
source-by-hand = Von Hand
label-tiles = { $count } Plättchen
label-pennants = { $count } Wappen
label-building = das Gebäude selbst
label-neighbours = { $count } Plättchen ringsum
label-touched-cities = { $count ->
    [one] { $count } angrenzende fertige Stadt
   *[other] { $count } angrenzende fertige Städte
}
label-pigsty = { $count ->
    [one] Schweinestall: { $count } Stadt
   *[other] Schweinestall: { $count } Städte
}
label-pig = { $count ->
    [one] Schwein: { $count } Stadt
   *[other] Schwein: { $count } Städte
}
label-besieged-cities = { $count ->
    [one] belagert, noch einmal: { $count } Stadt
   *[other] belagert, noch einmal: { $count } Städte
}
label-goods = am meisten { $good }
good-wine = Wein
good-grain = Korn
good-cloth = Tuch
label-barn = { $count ->
    [one] Scheune: { $count } Stadt
   *[other] Scheune: { $count } Städte
}
label-fairy-turn = Fee am Anfang des Zugs
label-fairy-feature = Fee beim Gefolgsmann
label-ransom = Lösegeld
label-fair = Jahrmarkt
label-completed-cities = { $count ->
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
}
label-carcassonne = die Stadt Carcassonne
label-completed-roads = { $count ->
    [one] { $count } fertige Straße
   *[other] { $count } fertige Straßen
}
label-both-titles = beide zusammen
label-king-at-once = { $count ->
    [one] König: { $count } eben fertige Stadt
   *[other] König: { $count } eben fertige Städte
}
label-robber-at-once = { $count ->
    [one] Raubritter: { $count } eben fertige Straße
   *[other] Raubritter: { $count } eben fertige Straßen
}
label-unfulfilled-orders = { $count ->
    [one] { $count } unerfüllter Befehl
   *[other] { $count } unerfüllte Befehle
}
label-most-orders = die meisten Befehle erfüllt
label-raised-to-zero = niemand endet unter 0
label-order = Befehl „{ $title }“
label-by-hand = von Hand: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] Straße aus { $tiles } Plättchen
   *[other] { $tiles }er-Straße
}
record-city = { $tiles ->
    [one] Stadt aus { $tiles } Plättchen
   *[other] { $tiles }er-Stadt
}
record-pennants = { $count } Wappen
record-inns = { $count ->
    [one] einem Wirtshaus
   *[other] { $count } Wirtshäusern
}
record-cathedrals = { $count ->
    [one] einer Kathedrale
   *[other] { $count } Kathedralen
}
record-sieges = { $count ->
    [one] einer Belagerung
   *[other] { $count } Belagerungen
}
record-with = { $feature } mit { $parts }
record-monastery = Kloster mit { $tiles } von 9 Plättchen
record-shrine = Kultstätte mit { $tiles } von 9 Plättchen
record-field = { $cities ->
    [0] Wiese ohne fertige Stadt
    [one] Wiese an { $cities } fertiger Stadt
   *[other] Wiese an { $cities } fertigen Städten
}
record-besieged = { $feature }, davon { $count } belagert
record-pigsty = { $feature } mit Schweinestall
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = groß
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $count ->
    [one] { $name } behält { $count } Befehl.
   *[other] { $name } behält { $count } Befehle.
}
outcome-order-drawn = { $name } zieht einen Befehl.
outcome-orders-discarded = { $name } wirft ab: { $titles }.
outcome-placed = { $name } legt: { $tile }.
outcome-passed = { $name } setzt ohne Plättchen aus.
outcome-mouth = Der Fluss ist an seiner Mündung angekommen.
outcome-challenge = Herausforderung! Die Kultstätte von { $shrine } gegen das Kloster von { $monastery }: Was zuerst fertig ist, bringt Punkte, das andere nichts.
outcome-shrine-won = Die Kultstätte gewinnt die Herausforderung: Das Kloster geht leer aus.
outcome-monastery-won = Das Kloster gewinnt die Herausforderung: Die Kultstätte geht leer aus.
outcome-left-city = { $name } verlässt Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } schickt einen Gefolgsmann ins Viertel { $quarter }.
outcome-city-scored = Carcassonne bleibt zu: { $name } hat selbst Punkte bekommen.
outcome-city-nobody = Carcassonne bleibt zu: Kein Gegner von { $name } hat Punkte bekommen.
outcome-orders-entered = Die an { $name } ausgeteilten Befehle sind eingegeben.
outcome-tower-site-city = Das Turmfundament liegt in der Stadt.
outcome-tower-site-outside = Das Turmfundament liegt außerhalb der Städte.
outcome-city-entered-before = { $name } hat in diesem Zug schon einen Gefolgsmann nach Carcassonne geschickt.
outcome-city-no-follower = Carcassonne stünde offen, aber { $name } hat keinen Gefolgsmann mehr.
outcome-count-moved = { $name } schickt den Grafen ins Viertel { $quarter }.
outcome-tile-removed = Ein Plättchen passt nirgends und kommt aus dem Spiel: { $tile }.
outcome-deployed = { $name } setzt { $role }.
outcome-completed = Fertig: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } bekommt Waren: { $goods }.
outcome-wagon-moved = Der Wagen von { $name } fährt weiter: { $feature }.
outcome-dragon-came = Der Drache kommt zum Vulkan.
outcome-dragon-woke = Der Drache erwacht.
outcome-dragon-stuck = Der Drache kommt nicht weiter und bleibt stehen.
outcome-dragon-moved = { $name } führt den Drachen einen Schritt weiter.
outcome-eaten = Der Drache frisst: { $figures }.
outcome-fairy-moved = Die Fee geht zu einem Gefolgsmann von { $name }.
outcome-fairy-moved-tower = Die Fee geht zu einem Gefolgsmann von { $name } auf einem Turm.
outcome-fairy-moved-city = Die Fee geht zu einem Gefolgsmann von { $name } in Carcassonne, Viertel { $quarter }.
outcome-knight-removed = Das Burgfräulein von { $name } schickt nach Hause: { $figure }.
outcome-tower-raised = { $name } baut einen Turm auf Höhe { $height }.
outcome-tower-manned = { $name } stellt einen Gefolgsmann auf einen Turm.
outcome-captured = { $name } nimmt gefangen: { $figure }.
outcome-exchanged = Gefangene werden ausgetauscht: { $own } gegen { $theirs }.
outcome-ransomed = { $name } kauft bei { $captor } frei: { $figure }.
outcome-escaped = Der Belagerung entkommt: { $figure }.
outcome-fair-came = Jahrmarkt! { $name } wählt die Scheibe.
outcome-fair-opened = { $name } wählt: { $token }.
outcome-thrown-at = { $name } schleudert: { $distance } vom Jahrmarkt entfernt.
outcome-thrown-swap = { $name } verführt: { $figures }.
outcome-thrown-hits = { $name } trifft: { $figures }.
outcome-thrown-caught = { $name } schleudert, und { $catcher } fängt.
outcome-thrown-short = { $name } schleudert zu kurz.
outcome-thrown-nothing = { $name } schleudert.
outcome-order-lost = { $name } verliert den Befehl „{ $title }“ und zeigt ihn.
outcome-lost-captured = { $name } verliert den Befehl „{ $title }“ und zeigt ihn: Ein Gefolgsmann wurde gefangen genommen.
outcome-lost-eaten = { $name } verliert den Befehl „{ $title }“ und zeigt ihn: Der Drache hat einen Gefolgsmann gefressen.
outcome-lost-taken-over = { $name } verliert den Befehl „{ $title }“ und zeigt ihn: Andere haben ein Gebiet übernommen.
outcome-lost-last = { $name } verliert den Befehl „{ $title }“ und zeigt ihn: Alle anderen haben mehr Punkte.
outcome-lost-road = { $name } verliert den Befehl „{ $title }“ und zeigt ihn: Eine fertige Straße hat nur { $count } Plättchen.
outcome-order-spent = Der Drache beißt zu: { $name } zeigt „{ $title }“.
figure-of = { $figure } von { $name }
token-target = Schützenfest
token-catch = Fangen
token-knock-out = Tortenschlacht
token-seduction = Verführung
outcome-second-part = Der Baumeister bringt { $name } noch ein Plättchen.
outcome-returned = { $count ->
    [one] { $count } Gefolgsmann geht nach Hause.
   *[other] { $count } Gefolgsleute gehen nach Hause.
}
outcome-taken-first = { $name } wird { $title }; ab { $size } Plättchen geht der Titel weiter.
outcome-taken-from = { $name } wird { $title } statt { $from }; ab { $size } Plättchen geht der Titel weiter.
outcome-taken-kept = { $name } bleibt { $title }; jetzt geht der Titel ab { $size } Plättchen weiter.
outcome-met-by = Erfüllt ist er dadurch: { $task }
order-progress = { $done } von { $of }
order-judged = Das beurteilst du
outcome-fulfilled = { $name } erfüllt den Befehl „{ $title }“.
told-opened = { $count ->
    [one] Die Befehle von { $name } wurden geöffnet.
   *[other] Die Befehle von { $name } wurden { $count }-mal geöffnet.
}
told-deal-undone = { $name } entscheidet neu über die ausgeteilten Befehle; sie sind wieder anzusehen.
told-dealt-before = Vorher waren schon Befehle ausgeteilt und wurden für diese zurückgelegt. Angesehen haben ihre: { $names }.
told-draw-undone = { $count ->
    [one] Ein Befehl, den { $name } gezogen hatte, kam zurück. Wer ihn angesehen hat, kennt ihn.
   *[other] { $count } Befehle, die { $name } gezogen hatte, kamen zurück. Wer sie angesehen hat, kennt sie.
}
told-order-undone = Der Befehl „{ $title }“ lag offen vor { $name } und wurde zurückgenommen. Alle haben ihn gesehen.
told-end-undone = Am Ende lagen alle Befehle offen, und das Ende wurde zurückgenommen.
told-pin-set = Die Befehle von { $name } sind jetzt mit einer PIN gesperrt.
told-pin-removed = Die PIN von { $name } ist entfernt.
told-pin-forgotten = Die PIN von { $name } hat jemand entfernt, ohne sie einzugeben.
told-pin-wrong = { $count ->
    [one] Für die Befehle von { $name } wurde eine falsche PIN eingegeben.
   *[other] Für die Befehle von { $name } wurde { $count }-mal eine falsche PIN eingegeben.
}
told-clashed = { $count ->
    [one] { $name } hat einen Befehl eingegeben, der schon für jemanden eingetragen ist.
   *[other] { $name } hat { $count }-mal einen Befehl eingegeben, der schon für jemanden eingetragen ist.
}
told-reentered = { $count ->
    [one] { $name } hat einen falsch eingetragenen Befehl neu eingegeben.
   *[other] { $name } hat { $count } falsch eingetragene Befehle neu eingegeben.
}
outcome-final = Das Spiel ist aus: Jetzt kommt die Schlusswertung.
outcome-unknown = Das Spiel ist aus. Wer gewonnen hat, sagt die Leiste.
outcome-finished = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
title-king = König
title-robber = Raubritter

## Why a move is refused

reject-game-over = Das Spiel ist aus. Nimm den letzten Schritt zurück, um weiterzuspielen.
reject-deal-first = Zuerst entscheidet { $name } über die ausgeteilten Befehle.
reject-choose-first = Zuerst wählt { $name }, welcher Befehl erfüllt wird.
reject-no-such-player = Spieler { $number } gibt es nicht: Die { $players } Spieler werden von 0 an gezählt.
reject-unknown-tile = In diesem Spiel gibt es kein Plättchen „{ $tile }“.
reject-none-left = Kein Plättchen „{ $tile }“ ist übrig: Alle liegen schon, oder es ist in diesem Spiel nicht dabei. Prüfe die letzten Eingaben und den Aufbau.
reject-edge = Die Seite im { $side } passt nicht: Das Plättchen zeigt { $shows }, dort liegt aber { $wants }. Drehe es oder wähle einen anderen Platz.
reject-place-occupied = Dort liegt schon ein Plättchen. Wähle einen freien Platz.
reject-fork-first = Zuerst kommt die Gabelung des Flusses.
reject-river-first = Zuerst wird der Fluss gelegt: Ziehe eines seiner Plättchen.
reject-mouth-first = Zuerst kommt die Mündung des Flusses.
reject-river-over = Dieses Plättchen kann jetzt nicht gezogen werden.
reject-river-apart = Ein Flussplättchen muss den Fluss fortsetzen. Wähle einen Platz an seinem offenen Ende.
reject-river-joined = Die beiden Arme des Flusses dürfen nicht zusammenlaufen. Wähle einen anderen Platz.
reject-river-turn = Der Fluss darf nicht zweimal in dieselbe Richtung abbiegen. Drehe das Plättchen oder wähle den anderen Arm.
reject-river-blocked = Der Fluss käme von dort nicht weiter. Drehe das Plättchen oder wähle den anderen Arm.
reject-crowded-here = Hier hätte das Gebäude ({ $building }) zwei der anderen Art neben sich, eins im { $one }, eins im { $other }. Erlaubt ist nur eins. Wähle einen anderen Platz.
reject-crowded-there = Das Gebäude im { $there } ({ $building }) hat schon eins der anderen Art neben sich, von dort aus im { $other }. Ein zweites ist nicht erlaubt. Wähle einen anderen Platz.
direction-north = Norden
direction-north-east = Nordosten
direction-east = Osten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-west = Westen
direction-north-west = Nordwesten
reject-nobody-begins = Gerade ist nicht gefragt, wer beginnt.
reject-begins-elsewhere = Es beginnt { $active } oder { $left }.
reject-say-who-begins = Gib zuerst an, wer Carcassonne als Erstes verlassen darf.
reject-nobody-leaves = Jetzt kann niemand Carcassonne verlassen.
reject-others-chance = Jetzt darf { $name } Carcassonne verlassen.
reject-not-in-city = { $name } hat keine solche Figur im Viertel { $quarter }.
reject-count-blocks = Der Graf ist im Viertel { $quarter }: Dort kommt niemand heraus.
reject-not-there = Aus dem Viertel { $quarter } kann niemand dorthin. Es ist gut für { $serves }.
reject-city-shut = Jetzt darf niemand nach Carcassonne: Dazu muss ein Gebiet fertig sein, das nur anderen Punkte bringt.
reject-count-stays = Den Grafen versetzt, wer gerade einen Gefolgsmann nach Carcassonne geschickt hat.
reject-count-moves-alone = An diesem Tisch zieht der Graf von selbst. Weiter geht es mit dem nächsten Zug.
reject-fairy-not-in-city = An diesem Tisch geht die Fee nicht nach Carcassonne. Wähle einen anderen Gefolgsmann.
reject-no-farmers = An diesem Tisch gibt es keine Bauern. Wähle etwas anderes als eine Wiese oder den Markt.
reject-count-there = Der Graf ist schon im Viertel { $quarter }.
reject-leave-first = Zuerst darf { $name } Carcassonne verlassen oder bleiben.
reject-place-apart = Das Plättchen würde kein anderes berühren. Wähle einen Platz neben einem Plättchen.
reject-tile-already-placed = Das Plättchen dieses Zugs liegt schon. Wähle einen Gefolgsmann oder beende den Zug.
reject-last-turn-asks = Der letzte Zug ist noch nicht vorbei. Beantworte, was gefragt wird, oder beende den Zug, um abzulehnen.
reject-place-first = Lege zuerst ein Plättchen.
reject-tile-fits = Das Plättchen passt noch irgendwo: Es muss gelegt werden.
reject-no-such-segment = Auf dem gerade gelegten Plättchen gibt es „{ $segment }“ nicht.
reject-occupied = Dort ({ $feature }) steht schon { $name }. Wähle einen anderen Teil des Plättchens oder keinen.
reject-already-deployed = In diesem Zug kann niemand mehr gesetzt werden: Die Aktion ist verbraucht.
reject-no-figure-left = { $name } hat keine solche Figur mehr.
reject-wrong-figure = Diese Figur ({ $figure }) kann dort nicht stehen ({ $feature }). Wähle einen anderen Teil des Plättchens.
reject-no-follower = Das geht nur mit Gefolgsleuten, und diese Figur ({ $figure }) ist kein Gefolgsmann. Wähle einen.
reject-no-own-follower = Diese Figur ({ $figure }) braucht dort einen eigenen Gefolgsmann.
reject-not-in-play = Diese Erweiterung ist nicht im Spiel.
reject-volcano = Auf einen Vulkan wird niemand gesetzt. Wähle einen anderen Ort oder beende den Zug ohne Figur.
reject-dragon-there = Auf das Plättchen, auf dem der Drache steht, kommt niemand. Wähle einen Ort auf einem anderen Plättchen.
reject-no-portal = Nur ein magisches Portal bringt einen Gefolgsmann auf ein anderes Plättchen. Wähle einen Teil des gerade gelegten Plättchens.
reject-no-barn-corner = Eine Scheune steht dort, wo vier Plättchen auf einer Wiese zusammentreffen. Wähle eine andere Ecke oder Figur.
reject-no-wagon = Jetzt kann kein Wagen weiterfahren.
reject-dragon-rests = Der Drache zieht jetzt nicht.
reject-nobody-on-tower = Auf diesem Turm steht kein eigener Gefolgsmann. Wähle einen anderen.
reject-fairy-where = Sag, wo der Gefolgsmann der Fee steht: ein Plättchen mit einem Segment, ein Plättchen allein für seinen Turm oder ein Viertel von Carcassonne allein.
reject-fairy-there = Die Fee steht schon bei diesem Gefolgsmann. Wähle einen anderen.
reject-no-princess = Das Burgfräulein auf diesem Plättchen wohnt in einer anderen Stadt. Wähle einen Ritter von dort.
reject-princess-first = Zuerst muss das Burgfräulein einen Ritter nach Hause schicken.
reject-no-tower-raised = Nur der gerade erhöhte Turm kann jemanden gefangen nehmen.
reject-ransom-once = In jedem Zug wird höchstens ein Gefangener freigekauft, und zwar vor der Wertung.
reject-no-escape = Aus dieser Stadt kann jetzt niemand entkommen.
reject-no-fair = Gerade ist kein Jahrmarkt.
reject-other-token = Das gehört nicht zu der Scheibe, die geschleudert wird. Wähle ein anderes Ergebnis.
reject-no-abbey = { $name } hat die Abtei schon gelegt.
reject-others-wagon = Zuerst entscheidet { $name }, ob der Wagen weiterfährt.
reject-no-piece = { $name } hat keinen Turmbaustein mehr.
reject-others-throw = Zuerst schleudert { $name }.
reject-dragon-first = Zuerst zieht der Drache: { $name } führt ihn einen Schritt weiter.
reject-barn-there = { $name } hat auf dieser Wiese schon eine Scheune. Wähle einen anderen Teil des Plättchens.
reject-tower-closed = Auf diesem Turm steht ein Gefolgsmann von { $name }, damit ist er abgeschlossen. Wähle einen anderen Turm.
reject-complete = Dieses Gebiet ist schon fertig. Wähle eins, das es noch nicht ist.
reject-no-way = Dorthin führt keine Straße für den Wagen, oder es ist schon jemand da. Wähle ein goldenes Gebiet.
reject-dragon-cannot = Dorthin kann der Drache nicht: Er zieht auf ein Nachbarplättchen, nie zweimal auf dasselbe und nicht zur Fee.
reject-nobody-there = Dort steht keine solche Figur. Wähle eine andere.
reject-not-away = Hier ist diese Figur nicht dort: Es gibt nichts richtigzustellen.
reject-where = Gib an, wo die Figur ist: ein Plättchen mit Abschnitt, für den Turm das Plättchen allein, ein Viertel der Stadt allein oder allein, wer sie gefangen hält.
reject-is-right = Es würde sich nichts ändern: So steht es hier schon.
reject-scored = Dieses Gebiet ist fertig und gewertet: Dort steht niemand mehr.
reject-held-by = { $name } kann diese Figur nicht gefangen halten.
reject-no-foundation = Dieses Plättchen hat kein Turmfundament. Wähle eins mit Fundament.
reject-out-of-reach = So weit reicht der Turm nicht. Wähle jemanden, der näher steht.
reject-no-tower = Dort steht noch kein Turm. Wähle einen, der schon steht.
reject-no-prisoner = Dort gibt es keinen solchen Gefangenen.
reject-volcano-first = Ein Drachenplättchen vor dem ersten Vulkan kommt beiseite: Ziehe ein anderes Plättchen.
reject-not-on-tower = Diese Figur ({ $figure }) steigt nicht auf Türme. Wähle einen Gefolgsmann.
reject-not-in-quarter = Diese Figur ({ $figure }) darf nicht ins Viertel { $quarter }. Wähle ein anderes Viertel.
reject-too-poor = { $points ->
    [one] Freikaufen kostet 3 Punkte; { $points } ist zu wenig.
   *[other] Freikaufen kostet 3 Punkte; { $points } sind zu wenig.
}
reject-no-hole = Eine Abtei füllt eine Lücke: einen Platz mit Plättchen auf allen vier Seiten.
reject-no-second-part = Der Baumeister bringt hier kein weiteres Plättchen.
reject-without-orders = Dieses Spiel läuft ohne Befehle des Königs.
reject-already-kept = { $name } hat schon über die ausgeteilten Befehle entschieden.
reject-not-in-hand = { $name } hat diesen Befehl nicht auf der Hand.
reject-only-at-turn-start = Befehle werden gezogen und abgeworfen, bevor das Plättchen gelegt wird.
reject-already-drawn = In diesem Zug wurde schon ein Befehl gezogen.
reject-hand-full = { $name } hat fünf Befehle und darf keinen mehr ziehen.
reject-pile-empty = Der Stapel mit den Befehlen ist leer.
reject-not-in-pile = Dieser Befehl ist nicht im Stapel.
reject-in-hand = Diesen Befehl hast du schon, oder er liegt offen.
reject-app-deals = In diesem Spiel teilt die App die Befehle aus. Behalte die ausgeteilten oder gib einen zurück.
reject-already-dealt = Die an { $name } ausgeteilten Befehle sind schon eingegeben. Nimm das zurück, um andere einzugeben.
reject-dealt-count = Alle bekommen drei verschiedene Befehle, nicht { $count }. Wähle drei.
reject-not-dealt = Gib zuerst die drei Befehle ein, die { $name } bekommen hat.
reject-name-order = Wähle, welchen Befehl du vom gedruckten Stapel gezogen hast.
reject-no-question = Wo das Turmfundament auf diesem Plättchen liegt, ist klar. Da gibt es nichts anzugeben.
reject-site-is-there = Das ist schon angegeben.
reject-no-right-to-discard = { $name } darf nur am Anfang eines Zugs abwerfen, und nur nach drei Bauernbefehlen auf der Hand.
reject-drawn-is-kept = „{ $title }“ wurde in diesem Zug gezogen und bleibt auf der Hand. Wirf Befehle ab, die schon vorher da waren.
reject-discard-count = Abgeworfen werden ein oder zwei verschiedene Befehle, nicht { $count }.
reject-not-a-farmer-order = „{ $title }“ verlangt keinen Bauern und kann nicht abgeworfen werden.
reject-nothing-to-choose = { $name } hat jetzt keine Befehle zur Auswahl.
reject-occasion-used = { $name } hat mit diesem Plättchen schon einen Befehl erfüllt: mehr als einen darf es nicht bringen.
reject-not-a-choice = Der Befehl „{ $card }“ ist keiner von denen, die { $name } jetzt erfüllen kann.
reject-no-reason = Schreibe kurz dazu, warum es Punkte von Hand gibt.
reject-too-many-moves = Ein Spiel hat höchstens { $limit } Schritte. Beginne ein neues.
reject-too-many-points = { $points } Punkte sind zu viel für eine Korrektur.
reject-end-at-turn-start = Beende erst diesen Zug, dann das Spiel.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] Allein geht es nicht: Zwei bis sechs Leute spielen mit.
   *[other] { $count } Leute passen nicht: Zwei bis sechs spielen mit.
}
setup-no-name = Spieler { $number } braucht einen Namen.
setup-long-name = „{ $name }“ ist zu lang: Nimm höchstens { $limit } Zeichen.
setup-name-twice = Zwei heißen „{ $name }“: Ändere einen der Namen.
setup-colour-twice = Zwei spielen mit { $colour }: Ändere eine der Farben.
setup-no-base = Das Grundspiel fehlt: Es bringt das Startplättchen mit.
setup-unknown-set = Kein Set heißt „{ $set }“: Lege seine Datei in den Ordner für eigene Sets, oder lass es weg.
setup-set-twice = Das Set „{ $set }“ ist zweimal genannt.
setup-unknown-order = Kein Befehl heißt „{ $card }“.
setup-order-twice = Der Befehl „{ $card }“ ist zweimal im Stapel.
setup-order-of-absent-set = Der Befehl „{ $card }“ gehört zu „{ $set }“, und das ist nicht im Spiel.
setup-order-for-farmers = Der Befehl „{ $card }“ verlangt einen Bauern, und ihr spielt ohne. Nehmt ihn aus dem Stapel.
setup-many-cards = Die Partie bringt mehr als { $limit } eigene Karten mit.
setup-card = { $place } der Partie ist falsch: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } Befehl ist zu wenig: { $needed } werden ausgeteilt.
   *[other] { $cards } Befehle sind zu wenig: { $needed } werden ausgeteilt.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = die Datei muss eine Liste enthalten: […]
fault-empty-list = die Liste ist leer
fault-id-form = eine id hat nur die Buchstaben a–z, Ziffern und „-“
fault-id-twice = diese id gibt es schon
fault-id-bundled = etwas anderes in der App hat diese id schon: Gib deinem eine andere
fault-id-taken = etwas anderes in { $file } hat diese id schon: Gib deinem eine andere
fault-unknown-set = kein Set heißt „{ $set }“, also ist die Karte nie im Stapel. Die Sets der Karten sind { $known }.
fault-other-set = das Set ist „{ $set }“, der erste Eintrag der Datei hat aber „{ $expected }“: eine Datei, ein Set
fault-bundled-set = „{ $set }“ gehört schon zur App: Gib deinem Set einen anderen Namen
fault-copies = Anzahl { $count }, davon Startplättchen { $start }: Es muss mindestens eins geben und nicht mehr Startplättchen als Plättchen
fault-side-segments = { $segments ->
    [0] Seite { $side } gehört weder zu einer Stadt noch zu Straße oder Fluss
   *[other] Seite { $side } gehört zu { $segments } Segmenten statt zu einem, oder sie zeigt Wiese
}
fault-side-shows = der Teil reicht an Seite { $side }, die etwas anderes zeigt
fault-no-sides = der Teil reicht an keine Seite
fault-half-edge-fields = { $fields ->
    [0] Halbkante { $half } gehört zu keiner Wiese
   *[other] Halbkante { $half } gehört zu { $fields } Wiesen
}
fault-half-edge-on-city = Halbkante { $half } liegt an einer Stadtseite und kann keine Wiese sein
fault-field-city = Stadt { $city } ist nicht auf dem Plättchen, oder sie ist zweimal genannt
fault-field-touches-no-city = die Wiese bei { $half } läuft an einer Stadt entlang, berührt aber keine
fault-two-buildings = ein Plättchen hat nur eines von Kloster, Kultstätte und Garten
fault-no-such-segment = „{ $segment }“ gibt es auf dem Plättchen nicht
fault-no-words = hier steht nichts
fault-hidden-characters = darin stehen unsichtbare Zeichen: ohne sie neu schreiben
fault-long-words = { $length } Zeichen sind zu viel; auf die Karte passen { $limit }
fault-card-copies = { $count } Exemplare: Schreibe 1 bis 9
fault-points = { $points } Punkte: Schreibe 1 bis 30
fault-farmer-mark-missing = der Befehl verlangt einen Bauern: Schreibe "farmer": true
fault-farmer-mark-wrong = der Befehl verlangt keinen Bauern: Lass "farmer" weg
fault-void-bound = eine Grenze, die leer ist oder die nichts erfüllen kann
fault-impossible = das ist im Spiel nicht zu erfüllen
fault-large-number = { $number } ist zu groß: Keine Zahl auf einer Karte ist größer als { $limit }
fault-many-tiles = es hat mehr als { $limit } Plättchenarten; mehr darf ein Set nicht haben

## Files

file-read = { $path } lässt sich nicht lesen: { $cause }. Prüfe, ob die Datei da ist und du sie lesen darfst.
file-write = { $path } lässt sich nicht schreiben: { $cause }. Das Spiel geht weiter; speichere es woanders.
file-not-a-file = { $path } ist ein Ordner, ein Gerät oder eine Pipe. Lege eine Datei dorthin, oder nenne eine andere.
file-taken = { $path } gibt es schon, und nichts wird ersetzt. Wähle einen anderen Namen.
file-no-folder = Den Ordner { $path } gibt es nicht. Lege ihn zuerst an, oder wähle einen anderen.
file-no-name = Die Datei hat noch keinen Namen. Gib einen ein.
file-not-saved = { $path } lässt sich nicht schreiben: { $cause }. Wähle einen anderen Ort.
file-huge = { $path } ist zu groß ({ $megabytes } MB) für ein Spiel, einen Stapel Befehle, ein Set oder eine Wörterdatei.
file-empty = { $path } ist leer.
file-not-text = { $path } ist keine Textdatei. Speichere sie als Text in UTF-8.
file-syntax = { $path } ist beschädigt: { $message }.
file-not-a-game = { $path } ist keine Datei von King’s Order.
file-newer = { $path } stammt von einer neueren Version von King’s Order (Dateiversion { $version }, diese App liest bis { $ours }). Aktualisiere die App, um die Datei zu öffnen.
file-too-many-moves = { $path } hat mehr als { $limit } Schritte. So viele hat kein Abend; King’s Order öffnet die Datei nicht.
file-ignored = { $path }: { $fields } lässt sich nicht lesen. Stattdessen gilt das Übliche; die Datei, wie sie war, bleibt daneben erhalten.
file-shape-whole = { $path } lässt sich nicht lesen: { $message }.
file-shape = { $path }: { $field } lässt sich nicht lesen: { $message }.
file-setup = { $path } lässt sich nicht spielen. { $faults }
file-no-home = Das System nennt keinen Benutzerordner, in dem Spiele gespeichert werden könnten.
cause-not-there = so eine Datei oder so einen Ordner gibt es nicht
cause-not-allowed = das ist nicht erlaubt
cause-full = der Datenträger ist voll
cause-read-only = auf diesen Datenträger lässt sich nichts schreiben
cause-no-folder = etwas auf dem Weg dorthin ist kein Ordner
cause-bad-name = so kann keine Datei heißen
cause-taken = unter diesem Namen liegt dort schon etwas
cause-folder = das ist ein Ordner
cause-busy = ein anderes Programm benutzt das gerade
cause-large = für diesen Datenträger wäre das zu groß
cause-system = das System sagt „{ $said }“
file-move = Schritt { $number } ist nicht möglich: { $reason }
reader-at = { $problem } (Zeile { $line }, Spalte { $column })
reader-at-line = { $problem } (Zeile { $line })
reader-cut-off = der Text bricht ab
reader-syntax = dort steht etwas, das JSON nicht erlaubt
reader-deep = das ist zu tief verschachtelt
reader-missing = „{ $name }“ fehlt
reader-twice = „{ $name }“ steht zweimal da
reader-unknown = „{ $name }“ ist dort nicht bekannt
reader-unknown-of = „{ $name }“ ist dort nicht bekannt; möglich sind { $known }
reader-kind = dort steht { $found }; es gehört aber { $expected } hin
reader-value = nicht möglich ist dort { $found }
reader-length = eine Liste ist zu lang oder zu kurz
reader-other = dieser Wert geht dort nicht ({ $message })
reader-found-text = der Text „{ $value }“
reader-found-number = die Zahl { $value }
reader-found-truth = „{ $value }“
reader-found-nothing = nichts
reader-found-other = etwas anderes
reader-a-text = ein Text
reader-a-whole = eine ganze Zahl, die passt,
reader-a-number = eine Zahl
reader-a-truth = true oder false
reader-a-list = eine Liste
reader-an-object = ein Objekt in Klammern

## What a correction would change

difference-points = { $name }: { $before } → { $after } Punkte.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } erfüllt „{ $title }“.
difference-lost = { $name } erfüllt „{ $title }“ nicht mehr und hat den Befehl wieder auf der Hand.
difference-chosen = { $name } hat jetzt Befehle zur Auswahl; genommen war „{ $title }“.
difference-orders = Punkte für Befehle zählen hier wie bisher; was sich an ihnen ändert, erfahren alle, wenn die Änderung gilt.
difference-dropped = Passt nicht mehr: { $made }. { $reason }
difference-passed = Der Zug von { $name } bleibt leer, bis das Plättchen neu eingegeben ist.
difference-active = Dann ist { $name } am Zug.
holding = { $name } ({ $size })
holding-nobody = niemand
move-keep-orders = Befehle behalten ({ $name })
move-discard-orders = Befehle abwerfen
move-deal-orders = ausgeteilte Befehle ({ $name })
move-tower-site = Lage des Turmfundaments
move-draw-order = einen Befehl ziehen
move-place = Plättchen legen ({ $tile })
move-remove-tile = Plättchen beiseitelegen ({ $tile })
move-deploy = { $role } setzen
move-wagon = der Wagen von { $name } fährt weiter
move-keep-wagon = der Wagen von { $name } bleibt zu Hause
move-dragon = ein Schritt des Drachen
move-fairy = die Fee zu einem Gefolgsmann
move-remove-knight = das Burgfräulein schickt einen Ritter von { $name } nach Hause
move-raise-tower = einen Turm erhöhen
move-capture = Gefangennahme ({ $figure } von { $name })
move-man-tower = ein Gefolgsmann auf einen Turm
move-ransom = { $figure } freikaufen
move-escape = ein Ritter von { $name } entkommt
move-open-fair = eine Runde { $token }
move-throw = { $name } schleudert
move-end-turn = Ende des Zugs
move-begin-leaving = { $name } darf Carcassonne zuerst verlassen
move-leave-city = { $name } verlässt das Viertel { $quarter }
move-stay-in-city = { $name } bleibt in Carcassonne
move-enter-city = ein Gefolgsmann ins Viertel { $quarter }
move-count = der Graf ins Viertel { $quarter }
move-pass = ohne Plättchen aussetzen
move-fulfil-order = { $name } wählt einen Befehl
move-claim-order = { $name } meldet einen Befehl
move-ask-for-orders = Alle werden nach erfüllten Befehlen gefragt
move-adjust = { $name } { $points } von Hand
move-end-game = Ende des Spiels
move-place-anyway = trotzdem: { $tile }
move-describe-tile = ein Plättchen, das die App nicht kannte
move-deploy-anyway = trotzdem { $role } behalten
move-join-game = { $name } kommt dazu
move-leave-game = { $name } geht
move-change-seats = eine andere Reihenfolge
move-change-rules = andere Hausregeln

## Was der Tisch neben den Regeln entscheidet

table-joined = { $name } kommt dazu, als Letzter in der Reihe.
table-left = { $name } geht; die Reihe geht ohne { $name } weiter.
table-left-figures-stay = Die Figuren bleiben stehen.
table-left-figures-home = Die Figuren gehen nach Hause.
table-left-orders-count = Die Befehle auf der Hand zählen am Ende.
table-left-orders-under = Die Befehle auf der Hand kommen unter den Stapel.
table-seated = So geht es von jetzt an reihum: { $names }
table-turn-given = Der Zug geht von { $from } an { $to }.
table-rules = Von jetzt an: { $rules }
table-rule = { $question }: { $answer }
table-tile = Neues Plättchen: { $tile }.
table-right = Richtiggestellt: { $what }.
right-home = { $was } steht nicht dort, sondern ist daheim
right-back = { $is } steht dort
right-other = dort steht { $is }, nicht { $was }
right-tool = Richtigstellen…
right-title = Eine Figur richtigstellen
right-which = Was stimmt hier nicht?
right-where = Wo?
right-more = Eine Figur fehlt
right-there = Wer steht dort am Tisch?
right-nobody = Niemand
right-lies = Was liegt dabei?
right-lies-so = Dabei liegen: { $what }
right-lies-nothing = Nichts
right-none = Niemand hat eine Figur, die hier stehen darf.
right-about = Es gilt ab jetzt. Vergebene Punkte bleiben.
right-turn = Stattdessen Zug { $turn } berichtigen
right-go = Richtigstellen
right-prisoner = gefangen: { $name }
table-kept = Es bleibt trotzdem so: { $why }.
kept-edge = Nicht jede Seite passt zu ihrem Nachbarn
kept-crowded = Zu viele Klöster und Kultstätten nebeneinander
kept-river = Der Fluss müsste anders verlaufen
kept-none-left = Davon war keins mehr übrig
kept-other-set = Es ist aus einer anderen Erweiterung
kept-described = Die App kannte es nicht
kept-occupied = Dort steht schon { $name }
kept-second = Die zweite Figur in diesem Zug
kept-figure = { $figure } auf diesem Gebiet ({ $feature })
kept-other = Es ist gegen die Regeln
reject-between-turns = Das entscheidet ihr am Anfang eines Zugs, vor dem Plättchen. Beendet zuerst diesen Zug.
reject-has-left = { $name } spielt nicht mehr mit.
reject-last-two = Es sind nur noch zwei. Beendet stattdessen das Spiel.
reject-not-everybody = Alle, die mitspielen, sitzen irgendwo, jeder einmal.
reject-turn-is-theirs = Der Zug gehört { $name } schon.
reject-farmers-from-start = Ob es Bauern gibt, steht vor dem ersten Plättchen fest.
reject-start-tile-drawn = Das Startplättchen ist schon gezogen: Es kann nicht mehr in die Schachtel.
reject-known-tile = Ein Plättchen heißt schon „{ $tile }“.
described-name = Der Name eines Plättchens besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens 40.
described-edge = Die Seite im { $side } kann Stadt, Straße oder Wiese zeigen.
described-side = Im { $side } ist etwas verbunden, was dort nicht liegt, oder doppelt.
described-crossing = Zwei Verbindungen kreuzen sich. Verbinde die Seiten anders.

## Commands

cli-ok = { $file }: in Ordnung
cli-fault = { $file }: { $fault }
cli-points-in-vain = Hinweis: Die Karte { $card } hat immer { $fixed } Punkte, nicht { $points }, wie die Datei sagt.
cli-move = Schritt { $number }
cli-fewer-moves = { $count ->
    [one] { $file } hat nur { $count } Schritt. So steht es danach.
   *[other] { $file } hat nur { $count } Schritte. So steht es nach allen.
}
cli-more-refused = { $count ->
    [one] noch ein Schritt ist nicht möglich
   *[other] noch { $count } Schritte sind nicht möglich
}
cli-defect = ein Fehler von King’s Order selbst, bitte melde ihn: { $fault }
cli-started = „{ $started }“ ist kein Zeitpunkt: Schreibe Tag und Uhrzeit wie { $example }
cli-not-on-top = die App hat diese Befehle ausgeteilt, und dieser kann nicht oben auf dem Stapel gelegen haben: { $above ->
    [one] eine Karte liegt
   *[other] { $above } Karten liegen
} darüber. Ohne „card“ wird der oberste gezogen.
cli-awaited = { $reason } (erwartet: { $moves })
cli-unknown-list = die Liste enthält weder Plättchen (mit „edges“) noch Karten (mit „requirement“)
cli-unknown-set = Kein Set heißt „{ $set }“. Es gibt { $known }.
cli-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-deal = Die Befehle werden ausgeteilt.
cli-turn = Zug { $turn }: { $name }.
cli-tiles = Plättchen: { $placed } gelegt, { $left } übrig.
cli-titles = König: { $king }. Raubritter: { $robber }.
cli-score = Punkte
cli-projected = Prognose
cli-followers = Gefolgsleute
cli-orders = Befehle
cli-fulfilled = erfüllt
cli-no-display = Hier ist kein Bildschirm, auf dem ein Fenster aufgehen könnte. Die Kommandos gehen auch ohne: kings-order --help
cli-display-silent = Der Bildschirm { $display } ist nicht zu erreichen: { $cause }
cli-scale = { $source } ist { $scale }: In dieser Größe lässt sich kein Fenster zeigen.
cli-no-such-file = Es gibt weder ein Kommando noch eine Spieldatei namens { $name }. Siehe kings-order --help.
season-twice = { $file } zählt nur einmal: Dasselbe Spiel kam schon davor.
cli-unwritten = Die Ausgabe lässt sich nicht schreiben: { $cause }.
cli-text-unread = { $file }, Zeile { $line }: Die Meldung, die dort beginnt, lässt sich nicht lesen. Bis dahin steht sie auf Englisch da.
cli-window-failed = Das Fenster lässt sich nicht öffnen: { $cause }
cli-display-gone = Der Bildschirm ist weg und das Fenster mit ihm. Alles, was ihr eingegeben habt, ist gespeichert: Öffnet King’s Order wieder und spielt weiter.
cli-stopped = King’s Order musste wegen eines eigenen Fehlers beendet werden. Alles, was ihr eingegeben habt, ist gespeichert. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Gesamt
export-of-orders = Punkte für Befehle
export-running = Noch nicht zu Ende: Zug { $turn }.
export-log = Verlauf

## Die Karten auf Papier

paper-title = Die Befehle des Königs
paper-about = { $count ->
    [one] Die Regeln der Befehle in Kürze, für { $count } Karte
   *[other] Die Regeln der Befehle in Kürze, für { $count } Karten
}
paper-sheet = Bogen { $number } von { $of }: wahre Größe, beidseitig, lange Seite
paper-sheet-front = Bogen { $number } von { $of }: wahre Größe
paper-set = { $count ->
    [one] { $set }: { $count } Karte
   *[other] { $set }: { $count } Karten
}
paper-deal = Austeilen
paper-deal-shuffle = Mischt die Karten des Grundspiels und der Erweiterungen, mit denen ihr spielt; alle anderen bleiben in der Schachtel. Teilt an alle je 3 aus.
paper-deal-keep = Schau sie an und behalte alle 3, oder lege genau 1 unter den Stapel und behalte 2.
paper-deal-secret = Befehle auf der Hand sind geheim. Erfüllte liegen bis zum Schluss offen vor dir.
paper-turn = Am Anfang deines Zugs
paper-turn-draw = Bevor du ein Plättchen ziehst, darfst du 1 Befehl ziehen. Du musst ihn behalten. Du kannst ihn im selben Zug erfüllen.
paper-turn-double = Im zweiten Teil eines Doppelzugs wird kein Befehl gezogen.
paper-turn-limit = Niemand hat mehr als 5 auf der Hand. Ist der Stapel leer, bleibt er leer.
paper-fulfil = Erfüllen
paper-fulfil-words = Es gilt, was auf der Karte steht, alles davon und sonst nichts. Das Bild ist ein Beispiel.
paper-fulfil-complete = „Fertigstellen“ heißt: mit einem Plättchen, das du legst, während du die Karte hast. Wessen Gefolgsleute dort stehen, ist gleich, wenn die Karte nichts anderes sagt.
paper-fulfil-show = Einen erfüllten Befehl zeigst und wertest du sofort. Warten darfst du nicht.
paper-fulfil-one = Ein Plättchen erfüllt höchstens einen deiner Befehle. Passen mehrere, wählst du; die anderen brauchen ein anderes Gebiet. Was im selben Zug sonst geschieht, kann noch einen erfüllen.
paper-fulfil-parts = Verlangt ein Befehl mehrere Teile, dürfen die älteren fertig sein, bevor du ihn gezogen hast. Der letzte Teil muss von dir sein.
paper-fulfil-connected = Eine Straße ist mit einer Stadt verbunden, wenn sie auf einem Plättchen an ihr endet; vorbeiführen genügt nicht. Zwei Städte sind zwei verschiedene.
paper-fulfil-challenge = Der Befehl für eine gewonnene Herausforderung wird in jedem Zug erfüllt, gleich wessen Plättchen sie entschieden hat.
paper-fulfil-features = Fertigstellen lassen sich Straßen, Städte, Klöster, Kultstätten und Gärten. Eine Abtei zählt als Kloster.
paper-fulfil-points = Verlangt ein Befehl Punkte, zählt eine Wiese, wenn eine Scheune sie wertet; Punkte der Fee zählen nicht.
paper-fulfil-followers = Große Gefolgsleute, Bürgermeister und Wagen zählen als je ein Gefolgsmann. Baumeister, Schweine und Scheunen zählen nicht.
paper-farmers = Bauernbefehle
paper-farmers-discard = Sie zeigen einen liegenden Bauern. Wer 3 davon zugleich auf der Hand hatte, darf am Anfang des eigenen nächsten Zugs 1 oder 2 davon offen abwerfen. Sie kosten dann nichts.
paper-dragon = Der Drache
paper-dragon-lost = Frisst der Drache eine deiner Figuren, während du seine Karte hast, zeigst du sie und verlierst 10 Punkte, einmal.
paper-dragon-kept = Bis zum Schluss behalten, bringt sie 10 Punkte. Als erfüllt zählt sie nie.
paper-dragon-fulfilled = Bis zum Schluss behalten, bringt sie 10 Punkte und zählt als erfüllt.
paper-avoid = Was zu vermeiden ist
paper-avoid-lost = Geschieht dir, wovon ein solcher Befehl spricht, während du ihn hast, zeigst du ihn und verlierst 10 Punkte, einmal.
paper-avoid-kept = Bis zum Schluss behalten, bringt er seine Punkte. Als erfüllt zählt er nie.
paper-end = Der Schluss
paper-end-last = Sobald die Schlusswertung beginnt, kann kein Befehl mehr erfüllt werden.
paper-end-hand = Jeder Befehl, der auf der Hand bleibt, kostet 10 Punkte.
paper-end-avoided = Jeder Befehl, der auf der Hand bleibt, kostet 10 Punkte, nur die nicht, bei denen etwas zu vermeiden ist.
paper-end-others = Jeder Befehl, der auf der Hand bleibt, kostet 10 Punkte, nur der mit dem Drachen nicht.
paper-end-most = Wer die meisten Befehle erfüllt hat, bekommt 10 Punkte, gleich was sie gebracht haben; bei Gleichstand alle, die daran beteiligt sind.
paper-house = So spielt ihr
paper-sets = Die Karten
paper-cut = Drucken und schneiden
paper-cut-print = Druckt in wahrer Größe, nicht an die Seite angepasst, beidseitig und über die lange Seite gewendet. Am besten ist starkes Papier ab 200 g; den Rest verdecken Hüllen.
paper-cut-print-front = Druckt in wahrer Größe, nicht an die Seite angepasst. Am besten ist starkes Papier ab 200 g; den Rest verdecken Hüllen mit dunkler Rückseite.
paper-cut-marks = Schneidet von Marke zu Marke. Eine Karte misst { $width } mal { $height } mm.
paper-cut-border = Ihr Rand geht darüber hinaus weiter, damit ein schiefer Schnitt kein Weiß zeigt.
paper-cut-app = Hakt in King’s Order beim Aufbau „gedruckte Karten“ an. Eine Karte gebt ihr mit ein paar Buchstaben ihres Titels ein, oder mit dem Namen an ihrem Fuß.
paper-measure = In wahrer Größe gedruckt ist diese Linie { $length } mm lang.
paper-no-cards = Es gibt keine Karte zu drucken. Wählt Sets, die Befehle haben.
paper-no-orders = Dieses Spiel lief ohne Befehle: Es gibt keine Karte zu drucken.
paper-boxes = Den Schriften fehlt { $letters }: Auf „{ $card }“ wird beim Drucken je ein Kästchen daraus.
paper-crowded = „{ $card }“ wird nicht gedruckt: Ihre Worte passen auch in { $points } Punkt nicht auf die Karte. Kürzt sie.
paper-no-fonts = die Schriften können nicht gelesen werden
paper-saved = Der Stapel ist gespeichert, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bogen
}: { $path }
paper-taken = { $path } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.
paper-which = Papier
paper-a4 = A4
paper-letter = Letter
paper-cards = Karten
paper-size = { $width } × { $height } mm
paper-plain = Wenig Tinte: weißer Grund, dünner Rahmen
paper-backs = Mit Rückseiten
paper-shift = Rückseiten verschieben, in mm:
paper-shift-right = nach rechts
paper-shift-down = nach unten

## Das Menü des Spiels, seine Leute und Regeln

tool-menu = Das Spiel: Leute, Regeln, Dateien
keys-menu = das Spiel: aussetzen, beenden, Leute, Hausregeln, Dateien
menu-title = Das Spiel
menu-skip = { $name } setzt aus
menu-skip-about = Der Zug vergeht ohne Plättchen.
menu-end = Spiel beenden …
menu-end-about = Was unfertig ist, wird jetzt gewertet.
menu-people = Leute …
menu-people-about = Namen, Farben und Plätze; ein Gast kommt, jemand geht, wer am Zug ist
menu-rules = Hausregeln …
menu-rules-about = Von jetzt an, oder als wäre es immer so gewesen
menu-forgotten = Ein vergessener Zug …
menu-forgotten-about = Der vor diesem. Einen älteren: im Verlauf die Zeile drücken, vor die er gehört.
menu-compare = Mit dem Tisch vergleichen
menu-compare-about = Punkte, Figuren und Plättchen; wo sie abweichen, findet sich, was es erklärt.
menu-by-hand = Punkte von Hand…
menu-by-hand-about = Gegeben oder genommen, mit dem Grund; auf dem Wertungsblock auch, was der Tisch selbst zählt
menu-copy = Kopie speichern …
menu-copy-about = Das Spiel geht in seiner eigenen Datei weiter.
menu-open = Spiel öffnen …
menu-open-about = Eine Datei von irgendwo; dieses Spiel ist gespeichert.
menu-folder = Ordner zeigen
files-copy = Eine Kopie des Spiels speichern
files-export = Woanders speichern
files-open = Ein Spiel öffnen
files-print = Den Stapel für den Drucker speichern
files-copy-there = Dort speichern
files-open-there = Öffnen
files-elsewhere = Woanders …
files-path = Die Datei
files-saved = Die Kopie ist gespeichert: { $path }
player-left = { $name } (gegangen)
files-no-folder = Das ließ sich nicht zeigen. Es liegt unter { $folder }
amend-forgotten = Ein vergessener Zug vor Zug { $turn }
amend-anothers = Zug { $turn } war nicht von { $name }
amend-none = Zug { $turn } von { $name } entfernen
amend-whose = Wessen Zug war es?
amend-later = Und die Züge danach?
amend-forgotten-stay = Sie bleiben bei ihren Spielern: Nur dieser Zug kommt dazu.
amend-forgotten-on = Alle rücken um eins weiter: Sie standen einen Spieler zu früh.
amend-anothers-stay = Sie bleiben bei ihren Spielern: Nur dieser Zug war von jemand anderem.
amend-anothers-on = Sie gehen links von diesem Spieler weiter.
amend-none-stay = Sie bleiben bei ihren Spielern: { $name } setzt aus.
amend-none-on = Alle rücken auf: Den Zug danach hat { $name }.
amend-enter = Eingeben
amend-show = Zeigen, was sich ändert
log-give = Das war jemand anderes …
log-insert = Davor fehlt ein Zug …
now-forgotten = Du gibst einen vergessenen Zug ein. Mit Esc bleibt alles, wie es war.
past-as-it-was = Wie es war: { $made }
past-later-tile = Dort liegt ein späteres Plättchen. Das vergessene liegt woanders.
past-unchanged = Alles ist, wie es war.
rules-title = Hausregeln
rules-about = Wo die Tische verschieden spielen. Die erste Antwort ist die der Regeln.
rules-from-now = Von jetzt an
rules-always = Als wäre es immer so …
people-title = Leute
people-about = In Zugreihenfolge. Eine Farbe drücken, um sie zu ändern.
people-name = Name
people-on-turn = am Zug
people-give-turn = Ist dran
people-gone = ist gegangen
people-leave = Geht …
people-leaves = { $name } geht mit „Fertig“.
people-figures-stay = Figuren bleiben und zählen
people-figures-home = Figuren gehen nach Hause
people-orders-count = Befehle auf der Hand kosten am Ende Punkte
people-orders-under = Befehle auf der Hand kommen unter den Stapel
people-guest = Ein Gast kommt …
people-no-guest = Doch kein Gast
people-guest-about = Als Letzter in der Reihe; bekommt drei Befehle, wo mit Befehlen gespielt wird.
people-later = Plätze, Gäste und Abschiede: am Anfang eines Zugs, vor dem Plättchen.
people-done = Fertig
tray-another-lies = Hier liegt ein anderes …
tray-stands-anyway = Steht woanders …
keep-title = Es bleibt trotzdem so
keep-about = Ein Plättchen, das nicht passt, von dem keins mehr übrig ist oder das aus einer anderen Erweiterung kommt. Seiten, die nicht passen, bleiben getrennt.
keep-sides = Seine Seiten im Uhrzeigersinn: { $keys }
keep-more = { $count } weitere: ihre Seiten tippen
keep-none = Kein Plättchen hat solche Seiten.
keep-unknown = Die App kennt es nicht …
keep-do = Es bleibt so
keep-other = Ein anderes
keep-of-set = { $tile } ({ $set })
stand-title = Es bleibt trotzdem so
stand-about = Eine Figur, wo die Regeln keine erlauben; sie zählt wie jede andere.
describe-title = Ein Plättchen, das die App nicht kennt
describe-about = So wie es liegt: eine Seite drücken, bis sie zeigt, was das Plättchen dort zeigt.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Auf dem Plättchen verbunden
describe-stands = Darauf
describe-pennant = Wappen
describe-place = So legen

## The window

app-name = King’s Order
app-tagline = Die helfende Hand an eurem Carcassonne-Tisch.
app-unofficial = Ein inoffizieller Begleiter für Carcassonne. Die Erweiterung „Auf Befehl des Königs“ (By Order of the King) hat JPutt927 als Fan entworfen.
back = Zurück
close = Schließen
key-space = Leertaste
date = { $day }. { $month } { $year }, { $time }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

home-continue = Weiterspielen
home-turn = Zug { $turn } · { $date }
home-new = Neues Spiel
home-earlier = Frühere Spiele
home-damaged = beschädigt – öffnen und sehen, was zu retten ist
home-newer = von einer neueren Version – aktualisiere die App, um es zu öffnen
home-unplayable = hier nicht spielbar – öffnen und sehen, warum
home-finished = beendet
home-at-turn = bei Zug { $turn }
home-first = Euer erster Abend
home-first-1-title = 1 · Vorbereiten
home-first-1 = Namen, Farben, Plätze. Die Befehle werden auf diesem Bildschirm ausgeteilt, für die anderen verdeckt.
home-first-2-title = 2 · Wie immer spielen, alles eingeben
home-first-2 = Klickt an, wo es liegt und welches es ist, und sagt, wo der Gefolgsmann steht. Die App wertet.
home-first-3-title = 3 · Die Wiesen zählen lassen
home-first-3 = Am Ende wird alles vor euren Augen gewertet, Schritt für Schritt.

setup-title = Neues Spiel
setup-players = Wer spielt mit?
setup-order = So wie ihr sitzt, im Uhrzeigersinn. Ziehe eine Zeile oder nimm die Pfeile.
setup-add = Mitspieler hinzufügen
setup-lots = Auslosen, wer beginnt
setup-colour = Andere Farbe wählen
setup-starts = beginnt
setup-seat = Platz { $number }
setup-known = Schon mitgespielt
setup-sets = Was ist im Beutel?
setup-orders = Befehle des Königs
setup-orders-about = Geheime Befehle, ausgeteilt und gehütet von der App.
setup-orders-printed = Ihr teilt eure Karten aus und gebt ein, was ihr gezogen habt.
setup-adds-figures = eine Figur für jeden
setup-adds = { $tiles } Plättchen
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } Befehl
   *[other] { $orders } Befehle
}
setup-base = immer mit dem Grundspiel: { $tiles } Plättchen
box-label = Eure Schachtel:
box-base-first = Grundspiel (vor 2014)
box-base-second = Grundspiel (ab 2014): Gärten, Fluss, Äbte
box-big = Big Box 6 oder 7
box-count-king-robber = Graf, König und Konsorten
box-added = Dazugekommen: { $sets }.
box-removed = Herausgenommen: { $sets }.
box-rules = Hausregeln dieser Schachtel: { $rules }
setup-gardens = Gärten
setup-house-rules = Hausregeln
setup-house-rules-state = { $count ->
    [0] wie in den Regeln
    [one] 1 ist anders
   *[other] { $count } sind anders
}
setup-house-rules-about = Manches spielt jede Runde anders. Die erste Antwort ist die der Regeln.
setup-house-rules-done = Zurück zum Beutel
switch-orders-occasions = Ein Bauer und das Plättchen, mit dem er kam: Wie viele Befehle dürfen sie erfüllen?
switch-orders-occasions-event = Je einen
switch-orders-occasions-tile = Zusammen einen
switch-orders-discard-right = Das Recht, Bauernbefehle abzuwerfen, wenn man im nächsten Zug keine drei mehr hat
switch-orders-discard-right-kept = Bleibt
switch-orders-discard-right-must-hold = Verfällt
switch-orders-discarded = Abgeworfene Befehle
switch-orders-discarded-out = Kommen aus dem Spiel
switch-orders-discarded-under-pile = Kommen unter den Stapel
switch-orders-draw-after-discard = Wer einen Zug mit fünf Befehlen beginnt und abwirft
switch-orders-draw-after-discard-allowed = Darf ziehen
switch-orders-draw-after-discard-refused = Darf nicht ziehen
switch-orders-none-fulfilled = Hat niemand einen Befehl erfüllt, gehen die zehn Punkte für die meisten
switch-orders-none-fulfilled-nobody = An niemanden
switch-orders-none-fulfilled-all = An alle
switch-orders-negative = Mit Befehlen auf der Hand kann man am Ende unter 0 landen
switch-orders-negative-allowed = Ja
switch-orders-negative-zero = Nein, bei 0 ist Schluss
switch-count-unoccupied = Gefolgsleute dürfen aus Carcassonne auf ein fertiges Gebiet
switch-count-unoccupied-refused = Wenn dort jemand stand
switch-count-unoccupied-allowed = Immer
switch-count-first = Wer holt als Erstes Gefolgsleute aus Carcassonne?
switch-count-first-chosen = Das sagt, wer am Zug ist
switch-count-first-left = Wer links davon sitzt
switch-count-at-end = Am Ende verlassen Gefolgsleute Carcassonne
switch-count-at-end-market = Vom Markt, für Wiesen
switch-count-at-end-all = Von überall, wo der Graf nicht ist
switch-count-city = Für Wiesen, den König und Befehle ist Carcassonne
switch-count-city-counts = Eine fertige Stadt
switch-count-city-ignored = Keine Stadt
switch-abbey-late = Nach dem letzten Plättchen darf man Abteien
switch-abbey-late-allowed = Noch legen
switch-abbey-late-refused = Nicht mehr legen
switch-dragon-timing = Der Drache zieht
switch-dragon-timing-before-scoring = Vor der Wertung
switch-dragon-timing-after-scoring = Nach der Wertung
switch-escape-refuge = Wer einer Belagerung entkommen will, braucht ein Kloster
switch-escape-refuge-siege-tile = Neben einem Plättchen der Belagerer
switch-escape-refuge-any-tile = Neben irgendeinem Plättchen der Stadt
switch-start-tile = Das Startplättchen, wo stattdessen die Stadt Carcassonne oder ein Fluss liegt
switch-start-tile-box = Bleibt in der Schachtel
switch-start-tile-pile = Kommt zu den anderen in den Stapel
switch-river-mouth = Die Mündung des Flusses
switch-river-mouth-automatic = Legt sich von selbst
switch-river-mouth-turn = Ist der nächste Zug
switch-orders-returned = Beim Austeilen zurückgegebene Befehle kommen unter den Stapel
switch-orders-returned-turn-order = In Zugreihenfolge
switch-orders-returned-shuffled = Gemischt
switch-orders-parts = Was ein Befehl mit dem neuen Gebiet verbindet, muss fertiggestellt haben
switch-orders-parts-anybody = Irgendwer
switch-orders-parts-own = Wer den Befehl hat
switch-orders-paid-parts = Ein Gebiet, das schon einen Befehl erfüllt hat
switch-orders-paid-parts-count = Darf zu einem weiteren gehören
switch-orders-paid-parts-barred = Ist verbraucht
switch-challenge-share = Den Befehl für eine gewonnene Herausforderung erfüllt
switch-challenge-share-majority = Wer dort die Mehrheit hat
switch-challenge-share-presence = Wer dort steht
switch-challenge-oneself = Eine Herausforderung, die man gegen sich selbst gewinnt
switch-challenge-oneself-fulfils = Erfüllt den Befehl dafür
switch-challenge-oneself-nothing = Erfüllt keinen Befehl
switch-dragon-card = Den Drachen bis zum Ende zu meiden
switch-dragon-card-bonus = Bringt 10 Punkte
switch-dragon-card-fulfilled = Gilt auch als erfüllter Befehl
switch-target-off-tiles = Eine Scheibe vom Schützenfest, die neben den Plättchen liegt
switch-target-off-tiles-counts = Zählt für einen Befehl
switch-target-off-tiles-refused = Zählt nicht
switch-count-orders = Ob jemand nach Carcassonne darf: Punkte für Befehle
switch-count-orders-ignored = Zählen dabei nicht
switch-count-orders-scoring = Zählen als Wertung
switch-count-fairy = Ob jemand nach Carcassonne darf: die 3 Punkte der Fee
switch-count-fairy-scoring = Zählen als Wertung
switch-count-fairy-ignored = Zählen dabei nicht
switch-count-barn = Wertet eine Scheune die Wiese, dann können Gefolgsleute auf dem Markt
switch-count-barn-refused = Nur bleiben
switch-count-barn-allowed = Dorthin gehen
switch-count-double-turn = In einem Doppelzug darf man nach Carcassonne
switch-count-double-turn-each-part = In jedem Teil
switch-count-double-turn-once = Einmal
switch-siege-fields = Auf einer Wiese verdoppelt eine belagerte Stadt
switch-siege-fields-all = Alle Punkte
switch-siege-fields-three = Nicht die der Schweine
switch-escape-double-turn = In einem Doppelzug entkommt der Belagerung
switch-escape-double-turn-once = Ein Ritter
switch-escape-double-turn-each-part = In jedem Teil einer
switch-princess = Das Burgfräulein
switch-princess-may = Darf einen Ritter nach Hause schicken
switch-princess-must = Muss es tun
switch-fairy-place = Die Fee hilft
switch-fairy-place-follower = Einem Gefolgsmann
switch-fairy-place-tile = Allen auf ihrem Plättchen
switch-catch-short = Ein zu kurzer Wurf beim Fangen bringt Punkte
switch-catch-short-nobody = Niemandem
switch-catch-short-catcher = Dem, der fangen sollte
switch-small-city = Eine fertige Stadt aus zwei Plättchen bringt
switch-small-city-four = 4 Punkte, wie jede Stadt
switch-small-city-two = 2: je Plättchen und Wappen 1
switch-farmers = Bauern
switch-farmers-allowed = Spielen mit
switch-farmers-none = Keine: kein Markt, keine Scheune, kein Schwein, keine Befehle für sie
switch-fields = Für jede fertige Stadt gibt es am Ende
switch-fields-by-field = Auf jeder Wiese 3 Punkte für deren Bauern
switch-fields-by-city = 4 Punkte, einmal, für die meisten Bauern ringsum
switch-fields-scorepad = Mit dem Wertungsblock stellt ihr selbst fest, wer rings um eine Stadt die meisten Bauern hat, und schreibt sie nur bei einer von deren Wiesen auf.
switch-king-robber = König und Raubritter bringen
switch-king-robber-each = Am Ende 1 je Stadt oder Straße
switch-king-robber-ten = Am Ende je 10
switch-king-robber-fifteen = Am Ende je 15, beide 40
switch-king-robber-at-once = Sofort 1 je neue Stadt oder Straße, am Ende nichts
switch-count-moves = Ist ein Gefolgsmann nach Carcassonne geschickt, zieht der Graf
switch-count-moves-free = Wohin dieser Spieler will
switch-count-moves-next = Ein Viertel weiter: Schloss, Markt, Schmiede, Kathedrale
switch-count-moves-follower = Ins Viertel des Gefolgsmanns
switch-inns-at-end = Was am Ende mit Wirtshaus oder Kathedrale unfertig ist
switch-inns-at-end-nothing = Ist nichts wert
switch-inns-at-end-ignored = Ist so viel wert wie ohne
switch-wagon-ways = Ein Wagen fährt weiter
switch-wagon-ways-connected = Entlang einer Verbindung
switch-wagon-ways-nine-tiles = Zu allem, was auf seinem Plättchen oder den acht ringsum offen und frei ist
switch-wagon-ways-scorepad = Mit dem Wertungsblock achtet ihr selbst darauf.
switch-fairy-city = Zu einem Gefolgsmann in Carcassonne darf die Fee
switch-fairy-city-allowed = Gehen
switch-fairy-city-refused = Nicht gehen
switch-fairy-city-scorepad = Mit dem Wertungsblock achtet ihr selbst darauf.
switch-second-barn = Eine Scheune auf einer Wiese, die schon eine hat,
switch-second-barn-refused = Wird nicht gesetzt
switch-second-barn-allowed = Darf gesetzt werden
setup-own-sets = Eigenes: Plättchen und Befehle in { $folder }
setup-deck-bundled = die Befehle der App
setup-print = Drucken …
setup-printed = gedruckte Karten
setup-newer-orders = und { $count } für die neueren Sets
setup-newer-orders-about = Der Stapel aus der Regel hat keine Befehle für diese Sets. Diese sind von uns: Hausbefehle, gemessen wie alle anderen.
set-count-about = Carcassonne liegt in der Mitte. Wer andere punkten lässt, darf Gefolgsleute hineinschicken und im richtigen Moment wieder herausholen.
set-shrines-about = Eine Kultstätte neben einem Kloster ist eine Herausforderung: Was zuerst fertig ist, bringt Punkte, das andere nichts.
set-shrines-extra-about = Eine sechste Kultstätte, die später erschien.
set-river-1-about = Statt des Startplättchens: Quelle, zehn Plättchen, See.
set-river-2-about = Statt des Startplättchens: ein Fluss mit Gabelung, einem Schweinestall und einem Vulkan als Mündung.
set-inns-cathedrals-about = Mit Wirtshäusern und Kathedralen sind Straßen und Städte mehr wert, oder gar nichts, wenn sie offen bleiben. Dazu ein großer Gefolgsmann für alle.
set-traders-builders-about = Waren für alle, die eine Stadt fertigstellen, ein Baumeister für ein zweites Plättchen, ein Schwein für die Wiesen.
set-princess-dragon-about = Der Drache frisst, was ihm im Weg steht, die Fee beschützt einen Gefolgsmann, Portale öffnen das ganze Land.
set-tower-about = Türme nehmen Gefolgsleute gefangen; wer jemanden freikauft, zahlt 3 Punkte.
set-abbey-mayor-about = Eine Abtei, die in jede Lücke passt, der Bürgermeister, ein Wagen, der weiterfährt, eine Scheune für die Wiesen.
set-catapult-about = Auf dem Jahrmarkt schleudern alle: auf ein Ziel, zum Fangen, auf Gefolgsleute.
set-siege-cathars-about = Belagerte Städte bringen Rittern weniger und Bauern doppelt so viel.
set-siege-besiegers-about = Noch mehr belagerte Städte.
set-king-robber-about = Die größte fertige Stadt macht zum König, die längste Straße zum Raubritter. Am Ende bringt jede Stadt oder Straße 1 Punkt.
setup-summary = { $players } Spieler · { $tiles } Plättchen
setup-summary-orders = { $players } Spieler · { $tiles } Plättchen · { $orders } Befehle
setup-begins = { $name } beginnt.
setup-start = Spiel beginnen

curtain-pass = Der Bildschirm geht an { $name }
curtain-deal = Deine drei Befehle. Behalte alle, oder wähle einen, der wieder unter den Stapel kommt.
curtain-enter = Welche drei Befehle hast du bekommen? Sonst sollte niemand hinsehen.
curtain-draw = Welchen Befehl hast du gezogen? Sonst sollte niemand hinsehen.
curtain-entered = Diese drei
curtain-drawn = Diesen habe ich gezogen
curtain-draw-back = Nicht gezogen
curtain-clashed = Ein Befehl ist öfter eingetragen, als das Deck ihn hat; welcher und von wem, bleibt geheim. Vergleiche deine und gib einen falschen unten neu ein.
curtain-clashed-others = Die anderen vergleichen ihre auch:
curtain-wrong = Ein Befehl ist falsch eingetragen
curtain-wrong-which = Welcher deiner Befehle ist falsch eingetragen? Wähle ihn.
curtain-wrong-by = Welchen Befehl hast du stattdessen?
curtain-wrong-since = Mit diesem Befehl wäre etwas nicht erlaubt gewesen, das du seither mit deinen Befehlen getan hast. Nimm das zuerst zurück, am Tisch mit Strg Z.
curtain-wrong-this = Dieser ist falsch
curtain-wrong-done = Diesen habe ich
picker-open = noch einer
picker-search = ein paar Buchstaben aus Titel oder Text
picker-none = Kein noch verborgener Befehl sagt das. Versuche ein anderes Wort des Titels.
curtain-look = Deine Befehle. Sonst sollte niemand hinsehen.
curtain-drew = Du hast einen Befehl gezogen. Du behältst ihn.
order-cost = Ein Befehl, der am Ende noch auf der Hand ist, kostet 10 Punkte, außer er verlangt, etwas zu vermeiden.
draw-about = Du behältst ihn: Zurückgeben geht nicht.
claim-title = Wer hat einen Befehl erfüllt?
claim-title-lost = Wer hat einen Befehl erfüllt oder verloren?
claim-about = Er zählt für das letzte Plättchen. Der Bildschirm geht an diese Person allein; sie nennt den Befehl oder geht, als wäre nichts gewesen.
curtain-discard = Du hattest drei Bauernbefehle: Einen oder zwei der markierten darfst du offen abwerfen.
curtain-discard-none = In diesem Zug darfst du keinen abwerfen.
curtain-refused = Das Gewählte darf jetzt nicht weg. Halte, um zu sehen, was darf.
curtain-refused-declared = Das Gewählte wurde nicht gemeldet. Halte, um zu sehen, welche Befehle du beurteilst.
curtain-judges = { $number }: du urteilst
curtain-judges-lost = { $number }: verloren? Sag es
curtain-judges-about = Die App beurteilt alle Befehle bis auf die markierten.
curtain-occasion-used = Mit diesem Plättchen hast du schon einen Befehl erfüllt: mehr als einen darf es nicht bringen.
curtain-turn-start = Deine Befehle. Hier wirfst du Bauernbefehle ab, wenn du darfst. Sonst sollte niemand hinsehen.
curtain-may-go = { $number }: darf weg
curtain-fits = { $number }: passt auch
curtain-choose = Einer deiner Befehle ist erfüllt. Passen mehrere, zählt einer, und du wählst ihn. Halte, um nachzusehen.
curtain-empty = Du hast keine Befehle.
curtain-hold = Zum Ansehen halten
curtain-keep = Alle drei behalten, weiter
curtain-return = Gewählten zurückgeben, weiter
curtain-done = Fertig
curtain-undo = Den Schritt zurücknehmen
curtain-fulfil = Allen zeigen
curtain-discard-do = Gewählte abwerfen
curtain-cancel = Abbrechen
curtain-goes-back = kommt zurück
curtain-this-one = dieser
card-documented = aus der Regel
card-house = Hausbefehl
card-printed = gedruckte Karte
curtain-new = neu
pin-open = Diese Befehle sind gesperrt. Gib die vier Ziffern ein.
pin-wrong = Das sind andere Ziffern.
pin-forgotten = Vergessen: PIN entfernen, und alle erfahren es
pin-set = Mit PIN sperren
pin-set-about = Vier Ziffern, die deine Befehle von jetzt an öffnen.
pin-set-again = Noch einmal dieselben vier Ziffern.
pin-set-differs = Das sind andere Ziffern als beim ersten Mal. Fang noch einmal an.
pin-remove = PIN entfernen
deal-home = Zum Anfang
deal-set-up = Zurück zur Vorbereitung
deal-taken-back = Das Austeilen ist zurückgenommen
deal-taken-back-how = Ihr seid wieder vor dem ersten Zug. Macht weiter wie vorher, oder { $name } entscheidet neu über die ausgeteilten Befehle.
deal-redo = Weiter wie vorher
deal-anew = { $name } entscheidet neu
picker-taken = Befehl { $number }

now-place = { $name } ist am Zug
now-place-how = Ziehe ein Plättchen und klicke auf seinen Platz, oder wähle es zuerst.
now-which = Welches Plättchen liegt dort?
now-which-how = Klicke es an, wie es liegt – oder zieh es hinauf zum Gefolgsmann.
now-turn-how = Dreh es mit dem Mausrad; lass es über dem Teil für den Gefolgsmann los.
now-where = Wo liegt das Plättchen?
now-where-how = Es passt auf die goldenen Plätze. R dreht es.
now-deploy = Setzt { $name } einen Gefolgsmann?
now-deploy-how = Klicke auf einen goldenen Teil des Plättchens, oder drücke Enter für keinen.
news-none = Hier steht, was jeder Schritt bringt.
table-clashed = Ein Befehl ist öfter eingetragen, als das Deck ihn hat. Alle vergleichen ihre und geben einen falschen dort neu ein, wo sie ihre Befehle ansehen.
now-finished = Das Spiel ist aus
now-finished-how = Sieh dir die Schlusswertung an, oder nimm den letzten Schritt zurück.
now-choose = Ein Befehl ist erfüllt
now-correcting = Du gibst einen alten Zug neu ein. Esc lässt alles, wie es war.
now-ruling = Andere Hausregeln, als hätten sie immer gegolten. Mit Esc bleibt alles, wie es war.
now-amending = Du änderst einen alten Zug. Mit Esc bleibt alles, wie es war.
turn-draw-short = Ziehen
turn-orders-short = Befehle
turn-draw = Befehl ziehen
turn-orders = Eigene Befehle
turn-claim = Ich habe einen Befehl erfüllt
turn-claim-lost = Ich habe einen Befehl erfüllt oder verloren
turn-claim-short = Erfüllt
turn-claim-short-lost = Erfüllt, verloren
tool-home = Den Tisch verlassen; das Spiel ist gespeichert
tool-more = Weitere Werkzeuge
tool-tiles = Die restlichen Plättchen
tool-undo = Rückgängig
tool-redo = Wiederholen
tool-fit = Das ganze Spielfeld zeigen
tool-keys = Tasten
table-saving = Der letzte Zug ist noch nicht gespeichert: Der Datenträger ist langsam. Das Spiel geht weiter; wer es verlässt, wartet, bis er gespeichert ist.
table-read-only = Dieses Spiel ist in einem anderen Fenster offen: Hier kann man nur zusehen.
feature-complete = fertig
feature-complete-now = fertig: wird am Ende des Zugs gewertet
feature-open-ends = { $count ->
    [one] { $count } offenes Ende
   *[other] { $count } offene Enden
}
feature-open-places = { $count ->
    [one] { $count } Plättchen fehlt
   *[other] { $count } Plättchen fehlen
}
feature-nobody = niemand steht dort
feature-field-worth = wird am Ende gewertet
feature-worth = { $points ->
    [one] { $points } Punkt wert, wenn jetzt Schluss wäre
   *[other] { $points } Punkte wert, wenn jetzt Schluss wäre
}
feature-worth-farmer = { $points ->
    [one] { $points } Punkt für einen Bauern, wenn jetzt Schluss wäre
   *[other] { $points } Punkte für einen Bauern, wenn jetzt Schluss wäre
}
player-projected = ≈ { $points }
player-projected-hint = Punkte, wenn jetzt Schluss wäre, ohne die geheimen Befehle
ahead-title = Wenn das Spiel jetzt endete
ahead-about = Alles auf dem Tisch ist gewertet wie am Ende, ohne die geheimen Befehle.
ahead-now = jetzt { $points }
player-fulfilled = { $count } erfüllt
player-face-up-hint = Die Befehle ansehen, die offen vor { $name } liegen
player-orders-hint = { $name } die Befehle ansehen lassen
player-followers-hint = { $count ->
    [one] noch { $count } Gefolgsmann
   *[other] noch { $count } Gefolgsleute
}
title-holder = { $title }: { $name }
title-king-beat = geht an eine Stadt ab { $size } Plättchen
title-robber-beat = geht an eine Straße ab { $size } Plättchen
title-little = { $name } – zu schlagen ab { $size }
title-king-first = geht an die erste Stadt
title-robber-first = geht an die erste Straße
log-title = Verlauf
log-empty = Hier wird jeder Zug notiert. Klicke auf eine Zeile, um zu sehen, wie es dazu kam.
log-back = Hierher zurück
back-title = Ab Zug { $turn } weiterspielen?
back-about = Dieses Spiel ist zu Ende. Die Schlusswertung und alles nach diesem Zug würden zurückgenommen; { $redo } macht es Schritt für Schritt wieder.
log-reenter-throw = Diesen Wurf neu eingeben
log-reenter = Diesen Zug neu eingeben
log-redeploy = Diese Figur neu eingeben
log-reenter-deed = Dies neu eingeben
log-undeploy = Es wurde niemand gesetzt
log-remove = Diesen Zug entfernen
tray-which = Welches Plättchen wurde gezogen?
tray-type = oder seine Seiten von oben im Uhrzeigersinn, etwa S W G W:
tray-side = Die nächste Seite, wie das Plättchen liegt: im Uhrzeigersinn, oben zuerst
tray-only = Nur Plättchen mit: { $shown }
tray-show-all = Alle Plättchen
tray-nothing = So ein Plättchen gibt es nicht. { $erase } nimmt eine Seite zurück, { $all } zeigt wieder alle.
tray-typed = Seiten { $sides }
tray-typed-count = { $count ->
    [0] keines
    [one] eines
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] das letzte
   *[other] noch { $count }
}
tray-paint = Drücke seine Seiten oder nimm es hier
tray-at-once = Alle zeigen
tray-by-sides = Nur Seiten
tray-only-one = Nur dieses passt: Enter legt es hin.
tray-only-typed = Nur dieses liegt wie eingegeben: Enter legt es hin.
tray-turned = Gleiche Seiten, anders gedreht
tray-how-lies = Wie liegt es dort?
tray-none-fits = Kein restliches Plättchen passt hier.
tray-other-place = Anderer Platz
tray-other-tile = Anderes Plättchen
tray-turn = Drehen
tray-one-way = Es passt nur so.
tray-click-lit = Klicke auf einen goldenen Platz auf dem Spielfeld oder tippe seine Taste.
tray-fits-nowhere = Dieses Plättchen passt nirgends. Es kommt aus dem Spiel, und ein anderes wird gezogen.
tray-remove = Aus dem Spiel nehmen
tray-claim = Wo steht der Gefolgsmann?
tray-followers = { $name } hat noch { $count }
tray-claim-complete = { $feature }, fertig: { $points } Punkte
pass-deploy = Kein Gefolgsmann
pass-act = Nichts davon
tray-finish = Schlusswertung
tiles-title = Noch { $count } Plättchen
end-ask = Spiel jetzt beenden …
end-title = Das Spiel jetzt beenden?
end-about = { $count ->
    [one] { $count } Plättchen ist noch da. Die Schlusswertung beginnt sofort; du kannst sie zurücknehmen.
   *[other] { $count } Plättchen sind noch da. Die Schlusswertung beginnt sofort; du kannst sie zurücknehmen.
}
end-hands = Dann werden alle Befehle aufgedeckt; wer zurücknimmt, deckt sie nicht wieder zu.
end-do = Spiel beenden
end-not = Weiterspielen
difference-heading = Das würde sich ändern
difference-nothing = Punkte und Titel bleiben, wie sie sind.
difference-accept = Ändern
difference-leave = So lassen
ruler-title = Ein Lineal auf dem Bildschirm
ruler-use = Sechs Zentimeter. Haltet einen Papierstreifen daran, markiert das Ende und messt den Wurf mit dem Papier.
ruler-again = Bildschirm neu ausmessen
ruler-measure = Legt eines davon auf den Bildschirm und zieht, bis der Rahmen genau so groß ist. Das ist nur einmal nötig.
ruler-tile = Ein Plättchen, 45 mm
ruler-card = Eine Bankkarte, 85,60 mm
ruler-fits = Passt genau

help-manual = Das Handbuch (englisch)
booklet-contents = Inhalt
booklet-browser = Im Browser
booklet-previous = Voriges Kapitel
booklet-next = Nächstes Kapitel
keys-title = Tasten
keys-arrows = zum nächsten Platz
keys-sides = die Seiten des Plättchens, wie es liegt, von oben im Uhrzeigersinn: Stadt, Weg, Gras (Wiese), Bach (Fluss)
keys-symbols = nur Plättchen mit dem, was in der Auswahl diesen Buchstaben trägt
keys-numbers = der Platz, das Plättchen oder die Antwort mit dieser Taste; ⇧ ist Umschalt
keys-enter = kein Gefolgsmann; das einzige Plättchen, das passt; der nächste Schritt
keys-turn = das gewählte Plättchen drehen
keys-escape = Angefangenes abbrechen
keys-undo = rückgängig
keys-redo = wiederholen
keys-draw = am Anfang des Zugs einen Befehl ziehen
face-up-title = Die offenen Befehle
face-up-discarded = abgeworfen
face-up-spent = verloren: −10
face-up-none = Noch liegt kein Befehl offen.
keys-face-up = die offenen Befehle
keys-orders = die eigenen Befehle ansehen; am Anfang des Zugs werden dort Bauernbefehle abgeworfen
keys-claim = jemand hat einen Befehl erfüllt oder verloren, den nur die Person selbst beurteilt
keys-tiles = die restlichen Plättchen
keys-zoom = größer, kleiner, das ganze Spielfeld
keys-look = das Aussehen: hell, dunkel oder hoher Kontrast
keys-full = der ganze Bildschirm, und zurück
keys-tab = von Knopf zu Knopf; Enter drückt ihn
keys-go-on = das letzte Spiel fortsetzen oder ein neues beginnen
keys-search = ein Spiel suchen
keys-scroll = in der Liste blättern
keys-next = der nächste Schritt
keys-previous = der Schritt davor
keys-first = an den Anfang
keys-last = ans Ende
keys-play = abspielen oder anhalten
keys-pace = schneller; nach dem schnellsten Tempo kommt das langsamste

finale-title = Schlusswertung
finale-open = Offene Straßen und Städte
finale-buildings = Klöster, Kultstätten und Gärten
finale-monasteries = Klöster
finale-monasteries-shrines = Klöster und Kultstätten
finale-monasteries-gardens = Klöster und Gärten
finale-fields = Wiesen
finale-goods = Waren
finale-orders = Die Befehle werden aufgedeckt
finale-most = Die meisten Befehle erfüllt
finale-zero = Niemand endet unter 0
finale-winner = Das Spiel ist entschieden
finale-progress = { $step } von { $all }
finale-skip = Zum Ergebnis
finale-back = Tisch
finale-next = Weiter
finale-previous = Zurück
finale-play = Abspielen
finale-pause = Anhalten
finale-result = Das Ergebnis
finale-last-tile = Das war das letzte Plättchen.
finale-ended = Das Spiel wurde beendet.
finale-over = Das Spiel ist aus.
finale-begin-how = Jetzt kommt nacheinander, was noch zählt.
finale-clashed = Ein Befehl ist noch immer öfter eingetragen, als das Deck ihn hat: Jeder Eintrag zählt.
finale-nothing = Zu werten war nichts mehr.
finale-order-failed = Nicht erfüllt: „{ $title }“
finale-order-fulfilled = Bis zum Ende behalten: „{ $title }“
finale-most-count = { $count ->
    [one] 1 Befehl erfüllt
   *[other] { $count } Befehle erfüllt
}
finale-sum-of = { $name }: { $sum }
finale-tie = Gleichstand: Alle bekommen die vollen Punkte.
finale-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
finale-margin = { $points ->
    [one] 1 Punkt vor { $names }
   *[other] { $points } Punkte vor { $names }
}
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
result-unknown = Wer gewonnen hat, sagt die Leiste
result-course = Wie es lief
track-title = Was zeigt die Leiste?
track-about = Zieht zuerst die Punkte der Befehle auf der Leiste, auch die der eben aufgedeckten. Tragt dann ein, wo jede Figur steht: Erst dann weiß die App, wer gewonnen hat.
track-orders = { $points } für Befehle
track-take = Ergebnis eintragen
track-without = Ohne Punkte
track-button = Leiste …
result-table = Der Tisch
result-steps = Wertung noch einmal
result-home = Zum Anfang

trouble-title = Etwas stimmt nicht
trouble-understood = Verstanden
trouble-damaged = Die Datei dieses Spiels ist beschädigt
trouble-damaged-offer = { $moves ->
    [one] { $moves } Schritt ist zu retten, bis Zug { $turn }. Die beschädigte Datei bleibt daneben erhalten.
   *[other] { $moves } Schritte sind zu retten, bis Zug { $turn }. Die beschädigte Datei bleibt daneben erhalten.
}
trouble-go-on = Von dort weiterspielen
trouble-leave = Nichts anrühren
unsaved-title = Die letzten Schritte sind nicht gespeichert
unsaved-about = Das Spiel geht weiter, aber nur, solange dieses Fenster offen ist. Schaffe Platz, oder speichere es woanders.
unsaved-where = Das Spiel in dieser Datei speichern
unsaved-there = Dort speichern
unsaved-again = Noch einmal
unsaved-go-on = Trotzdem weiter
unsaved-leave = Ungespeichert gehen
unsaved-back = Zurück zum Spiel
unsaved-rescue = Woanders speichern …
quarter-castle = Schloss
quarter-market = Markt
quarter-blacksmith = Schmiede
quarter-cathedral = Kathedrale
quarter-castle-serves = Städte
quarter-market-serves = Wiesen, am Ende
quarter-blacksmith-serves = Straßen
quarter-cathedral-serves = Klöster und Kultstätten
act-follower = Gefolgsmann
act-big-follower = Großer Gefolgsmann
act-mayor = Bürgermeister
act-wagon = Wagen
act-builder = Baumeister
act-pig = Schwein
act-barn = Scheune
act-fairy = Fee
act-princess = Burgfräulein
act-raise = Turmbaustein
act-man = Auf einen Turm
act-capture = Gefangen nehmen
act-site = Turmfundament
act-site-in = In dieser Stadt
pass-site = Außerhalb der Städte
pass-capture = Niemanden
act-raise-to = auf Höhe { $height }
act-on-tower = oben auf einem Turm
act-in-city = in Carcassonne: { $quarter }
act-tower-of = ein Turm der Höhe { $height }
act-portal = { $role } durchs Portal
corner-ne = rechts oben
corner-se = rechts unten
corner-sw = links unten
corner-nw = links oben
ask-dragon = { $name } führt den Drachen
ask-dragon-about = Schritt { $step } von 6. Klicke auf ein goldenes Plättchen oder nimm die Pfeiltasten.
ask-wagon = Fährt der Wagen von { $name } weiter?
ask-wagon-about = Klicke auf ein goldenes Gebiet, oder drücke Enter, um ihn zu Hause zu lassen.
pass-wagon = Er bleibt zu Hause
abbey-where = { $name } legt die Abtei
abbey-where-how = Klicke auf eine goldene Lücke.
abbey-about = Ein Kloster, das ringsum alles abschließt.
now-closing = { $name } darf die Abtei legen
now-closing-how = Das letzte Plättchen liegt. Klicke auf eine goldene Lücke, oder drücke Enter, um zu verzichten.
turn-abbey = Abtei
turn-ransom = Von { $name } freikaufen: { $figure } (3)
turn-escape = { $name }: Ein Ritter entkommt
pass-abbey = Ohne die Abtei
ask-token = { $name }, welche Scheibe?
ask-token-about = Jahrmarkt: Alle schleudern einmal, { $name } zuerst.
fair-throws = { $name } schleudert: { $token }
fair-target-how = Von der Mitte des Jahrmarktplättchens bis zum nächsten Rand der Scheibe.
fair-catch-how = Wer links sitzt, versucht sie hinter dem Lineal zu fangen.
fair-knock-out-how = Wähle alle, die die Scheibe getroffen oder verschoben hat.
fair-seduction-how = Wähle den Gefolgsmann, der der Scheibe am nächsten steht, wenn sie auf der Landschaft liegt.
pass-token = Diesmal keine Runde
fair-ruler = Lineal auf dem Bildschirm
fair-record = Wurf notieren
fair-missed = Am Tisch vorbei
fair-off = Neben den Plättchen
fair-caught = Gefangen von { $name }
fair-slipped = Nicht gefangen
fair-short = Zu kurz
fair-nobody = Niemanden
fair-distance = Abstand
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = Zoll
fair-unit-tile = Plättchen
fair-to-centre = bis zu ihrer Mitte, bei einem Durchmesser von
fair-no-number = Schreibe den Abstand als Zahl, zum Beispiel 5,8.
fair-too-far = So lang ist kein Tisch. Prüfe den Abstand und die Einheit.
fair-negative = Ein Abstand ist nie kleiner als 0.
player-figure-home = { $figure }: im Vorrat
player-figure-out = { $figure }: unterwegs
player-pieces = { $count ->
    [one] { $count } Turmbaustein
   *[other] { $count } Turmbausteine
}
player-prisoner = gefangen: { $figure }
now-act = Was tut { $name }?
now-act-how = Wähle erst, was, und dann, wo. Enter für nichts.
asked-piece-first = Wähle erst, welche Figur, und dann, wo.
now-capture = Wen nimmt { $name } gefangen?
now-capture-how = Wer in Reichweite des Turms steht, ist markiert. Enter für niemanden.
ask-begin-leaving = { $name }, wer darf Carcassonne zuerst verlassen?
ask-begin-leaving-about = Du oder wer links von dir sitzt. Alle sind einmal dran, im Uhrzeigersinn.
ask-leave = Verlässt { $name } Carcassonne?
ask-leave-about = Vor der Wertung: Klicke auf ein goldenes Gebiet, oder drücke Enter, um zu bleiben.
city-leave-to = hinaus: { $feature }
city-leave-from = aus dem Viertel { $quarter }
pass-leave = Sonst niemand
ask-escape = { $name } darf einen Ritter aus einer belagerten Stadt holen
ask-escape-about = Der letzte Zug ist vorbei, gleich auch das Spiel. Drücke Enter, wenn niemand entkommt.
pass-escape = Niemand entkommt
ask-claims = Hat jemand einen Befehl erfüllt, den ihr selbst beurteilt?
ask-claims-lost = Hat jemand einen Befehl erfüllt oder verloren, den ihr selbst beurteilt?
ask-claims-about = Nur jetzt, vor der Schlusswertung, zählt er noch. Meldet nacheinander; Enter führt weiter zur Wertung.
pass-claims = Weiter zur Schlusswertung
ask-enter = { $name } darf einen Gefolgsmann nach Carcassonne schicken
ask-enter-about = Dieses Plättchen hat nur anderen Punkte gebracht. Drücke Enter, um niemanden zu schicken.
pass-enter = Niemanden
city-other-figure = Andere Figur
ask-count = Wohin stellt { $name } den Grafen?
ask-count-about = Aus dem Viertel, in dem er ist, kommt niemand heraus. Drücke Enter, um ihn dort zu lassen.
pass-count = Er bleibt
setup-count-river = Der Graf und ein Fluss zusammen sind nicht zu empfehlen: Plättchen lassen sich dann oft schwer legen. Die Quelle liegt an einer Ecke von Carcassonne, und der Fluss führt von dort weg.

settings-title = Einstellungen
settings-look = Aussehen
settings-look-light = Hell
settings-look-dark = Dunkel
settings-look-contrast = Hoher Kontrast
settings-size = Größe
settings-percent = { $percent } %
settings-usual = Normal
settings-language = Sprache
settings-system = Wie das System: { $language }
settings-files = Spiele, eigene Plättchen und eigene Befehle liegen in { $folder }
settings-faults = Fehler
settings-faults-about = werden notiert, ohne Karten und Namen
settings-faults-file = Fehler werden notiert in { $file }
home-settings = Einstellungen
tool-log = Der Verlauf oder die Spieler
tool-settings = Einstellungen
keys-settings = Einstellungen
keys-size = alles größer, kleiner, wie üblich
settings-display = Zweites Fenster
settings-display-show = Zeigen
settings-display-hide = Schließen
settings-display-about = für den Fernseher: Punkte und Spielfeld, nichts Geheimes
keys-display = das zweite Fenster, für alle
display-veiled = { $name } hat einen Befehl erfüllt
display-waiting = Gleich geht es los.
display-turn = { $name } ist am Zug
display-second = { $name }: noch ein Plättchen
display-deal = { $count ->
    [one] { $names } wählt Befehle
   *[other] { $names } wählen Befehle
}
display-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
display-left = { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
display-scored = { $name }: { $points }
display-nobody = noch niemand
# Das Ergebnis, frühere Spiele und Statistik
result-orders = Befehle
result-board = Das Spielfeld
result-kept = { $title }: behalten, { $points }
result-spent = { $title }: verloren, −10
result-discarded = { $title }: abgeworfen
result-orders-count = { $done } erfüllt, { $failed } nicht erfüllt
result-markdown = Markdown
result-csv = CSV
result-save = Speichern als
result-picture = Bild
result-saved = Gespeichert: { $path }
home-all = Alle Spiele und Mitspieler
earlier-games = Spiele
earlier-players = Mitspieler
earlier-search = Name, Erweiterung oder Datum
earlier-count = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
earlier-not-found = Kein Spiel passt zu „{ $query }“.
earlier-show-all = Alle Spiele zeigen
earlier-reading = { $done } von { $of } Spielen sind gelesen
earlier-stop = Anhalten
earlier-stopped = Nur { $done } von { $of } Spielen sind gelesen
earlier-read-on = Die übrigen lesen
earlier-rematch = Revanche
earlier-delete = Löschen
earlier-unlist = Aus der Liste nehmen
earlier-deleted = Das Spiel vom { $date } ist gelöscht. Es liegt in { $folder }, bis ihr diesen Ordner leert.
earlier-unlisted = Das Spiel vom { $date } steht nicht mehr in der Liste. Seine Datei bleibt in { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } gelöschtes Spiel
   *[other] { $count } gelöschte Spiele
}
earlier-deleted-about = Gelöschtes liegt in { $folder }, bis ihr diesen Ordner leert.
earlier-bring-back = Zurückholen
earlier-open-elsewhere = Dieses Spiel ist in einem anderen Fenster offen. Schließt es dort, bevor ihr es löscht.
earlier-none = Hier ist noch nichts
earlier-none-how = Jedes Spiel wird von selbst aufgehoben. Beginnt eines, dann steht es in dieser Liste.
players-none-how = Ist ein Spiel zu Ende gespielt, seht ihr hier, wer wie oft gewonnen hat, woher die Punkte kamen und welche Befehle erfüllt wurden.
players-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
players-played = Spiele
players-wins = Siege
players-shared = { $count ->
    [one] einer davon geteilt
   *[other] { $count } davon geteilt
}
players-share = { $percent } % der Spiele
players-average = Punkte je Spiel
players-best = Bestes Spiel
players-streak = Jedes Zeichen ist ein Spiel, das letzte rechts. Voll: gewonnen. Hohl: Sieg geteilt. Nach unten: nicht gewonnen.
players-categories = Herkunft der Punkte
players-orders = Befehle
players-orders-sum = { $fulfilled } von { $held } erfüllt
players-no-orders = Noch nie mit Befehlen des Königs gespielt.
players-order = { $fulfilled } von { $held }
players-order-kept = { $kept } von { $held } behalten
players-rivals = Rivalen
players-nemesis = { $name } ist der Gegner, den es zu schlagen gilt: in { $behind } von { $games } gemeinsamen Spielen vorn.
players-unbeaten = Vor { $name } lag noch niemand.
players-rival = vorn { $ahead }, gleichauf { $level }, dahinter { $behind }
# ---- was sich der Tisch sonst selbst ausrechnet: Wiesen, Chancen, Hinweise ----
chance-fit = { $count ->
    [one] { $count } von { $all } Plättchen passt, { $percent } %
   *[other] { $count } von { $all } Plättchen passen, { $percent } %
}
chance-may-fit = { $count ->
    [one] { $count } von { $all } Plättchen, die noch kommen können, passt, { $percent } %
   *[other] { $count } von { $all } Plättchen, die noch kommen können, passen, { $percent } %
}
feature-end = Wenn das Spiel jetzt zu Ende wäre:
tool-fields = Wem die Wiesen gehören
tool-compare = Mit dem Tisch vergleichen
keys-fields = wem die Wiesen gehören und was sie bringen würden
keys-compare = mit dem Tisch vergleichen
hints-label = Hinweise
hints-about = Chancen, tote Plätze, restliche Plättchen, künftige Punkte und wem die Wiesen gehören.
settings-moving = Bewegung
settings-moving-about = Punkte fliegen zu ihren Spielern, und die Schlusswertung gleitet von Schritt zu Schritt.
tiles-hidden = Die restlichen Plättchen werden nicht gezeigt
end-about-hidden = Die Schlusswertung beginnt sofort; ihr könnt das zurücknehmen.

# ---- der Vergleich mit dem Tisch ----
compare-title = Mit dem Tisch vergleichen
compare-about = Zählt am Tisch nach. Wo etwas abweicht, gebt an, was dort jetzt liegt.
compare-all-same = Alles stimmt überein.
compare-same = Stimmt
compare-differs = Weicht ab
compare-now = { $fact }: hier { $amount }
compare-turn = Zug { $turn }: { $what }
compare-there = Die Zahl auf der Leiste jetzt
compare-search = Was erklärt das?
compare-equal = Das ist auch hier die Zahl.
compare-off = Der Tisch weicht um { $points } ab.
compare-clues = Jedes davon würde genau das erklären. Drückt darauf, um es neu einzugeben.
compare-none = Nichts Eingegebenes erklärt genau das.
compare-lap = Eine Runde der Leiste hat 50 Felder: Vielleicht wurde eine anders gezählt.
compare-missed = vielleicht auf der Leiste nicht gezogen
compare-twice = vielleicht auf der Leiste zweimal gezogen
compare-if = vielleicht damit gesetzt: { $role }
compare-if-nobody = vielleicht wurde damit niemand gesetzt
compare-if-other = vielleicht war es: { $is } (eingegeben: { $was })
compare-changes = In diesen Zügen hat es sich geändert, der neueste zuerst. Drückt auf einen, um ihn neu einzugeben.
compare-unchanged = Hier hat es sich nie geändert. Vielleicht wurde ein Zug vergessen.
compare-figures = Was davon steht nicht dort? Drückt darauf. Was hier fehlt, wird auf dem Spielfeld gedrückt.
compare-beside = Was dort liegt, lässt sich auch von jetzt an richtigstellen.
compare-all-home = Hier sind alle Figuren von { $name } daheim. Was am Tisch steht, wird auf dem Spielfeld gedrückt.
compare-board = Auf dem Spielfeld zeigen
compare-press = Drückt auf das, was nicht dort steht, oder auf den Ort, an dem hier eine Figur fehlt.
compare-back = Zurück
compare-adjust = Punkte von { $name } ändern
fact-tiles = Plättchen im Beutel
fact-score = Punkte auf der Zählleiste
fact-figures = Figuren im Vorrat
fact-goods = Waren
fact-pieces = Turmbausteine
fact-prisoners = Gefangene
fact-cards = Befehle auf der Hand
amount-held = { $name }, { $size ->
    [one] { $size } Plättchen
   *[other] { $size } Plättchen
}
amount-nobody = noch niemand
amount-none = keine
amount-followers = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
}

# ---- Punkte von Hand ----
adjust-title = Punkte von Hand
adjust-hint = Punkte von { $name } von Hand ändern
adjust-after = { $before } → { $after }
adjust-reason = Warum?
adjust-about = Der Grund steht im Verlauf. Punkte von Hand zählen sonst für nichts.
adjust-give = Aufschreiben

# Der Wertungsblock
pad-completes = { $name } stellt fertig: { $features }.
pad-abbey-placed = { $name } legt die Abtei.
pad-barn-placed = { $name } stellt die Scheune auf.
pad-fields-joined = { $name } verbindet Wiesen.
pad-wagon = Der Wagen von { $name } fährt weiter.
pad-fairy-alone = Die Fee steht allein.
pad-escape = Ein Ritter von { $name } entkommt der Belagerung.
pad-home = Wieder zu Hause: { $figures }.
pad-remained = Auf dem Tisch geblieben: { $feature }. Niemand bekommt Punkte.
pad-counted = Der Tisch zählt { $cities ->
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
} und { $roads ->
    [one] { $roads } fertige Straße
   *[other] { $roads } fertige Straßen
}.
pad-part-tiles = Plättchen
pad-part-pennants = Wappen
pad-part-inns = Wirtshäuser
pad-part-cathedrals = Kathedralen
pad-part-sieges = Belagerungsplättchen
pad-part-tower-sites = Turmfundamente
pad-part-complete-cities = fertige Städte
pad-part-incomplete-cities = unfertige Städte
pad-part-besieged-cities = belagerte Städte
pad-part-pigsty = Schweineställe
pad-part-fairy = Feen
pad-part-challenge = Herausforderungen
pad-part-joined-cities = verbundene Städte
pad-part-joined-roads = verbundene Straßen
pad-no-tiles = Jedes Gebiet hat mindestens ein Plättchen. Zählt seine Plättchen.
pad-too-many = { $count } { $part } sind zu viel: In diesem Spiel gibt es dafür höchstens { $most }. Zählt noch einmal.
pad-not-of = Hier ({ $feature }) gibt es keine { $part }. Setzt das auf 0 oder wählt ein anderes Gebiet.
pad-never-complete = Wiesen werden am Ende gewertet. Wählt eine Straße, eine Stadt, ein Kloster, eine Kultstätte oder einen Garten.
pad-not-surrounded = Ein fertiges Kloster, eine fertige Kultstätte und ein fertiger Garten zählen 9 Plättchen, sich selbst und die 8 ringsum, nicht { $tiles }.
pad-surrounded = Mit 9 Plättchen ist es fertig und wurde schon gewertet. Ein unfertiges zählt 1 bis 8.
pad-wrong-figure = Diese Figur ({ $figure }) kann dort ({ $feature }) nicht stehen. Wählt eine andere.
pad-not-kept = Diese Figur ({ $figure }) führt der Wertungsblock nicht. Schreibt ihre Punkte von Hand auf.
pad-too-many-among = { $name } kann dort nicht so viele haben ({ $part }: { $count }, { $figure }): { $there ->
    [0] Keiner steht
    [one] Nur 1 steht
   *[other] Nur { $there } stehen
} dort. Zählt noch einmal.
pad-too-many-figures = { $name } kann dort keine { $count } davon haben ({ $figure }): { $left ->
    [0] Keine ist
    [one] Nur 1 ist
   *[other] Nur { $left } sind
} übrig. Schaut, wessen Figuren dort stehen.
pad-no-own-follower = { $name } braucht dort einen eigenen Gefolgsmann, damit diese Figur ({ $figure }) dort steht. Fügt ihn hinzu.
pad-nobody-by-fairy = Die Fee steht bei einem Gefolgsmann von { $name }, aber dort steht keiner. Fügt ihn hinzu.
pad-second-fairy = Es gibt eine Fee, und sie steht bei einem Gefolgsmann. Lasst sie bei einem.
pad-no-challenge = Eine Kultstätte fordert ein Kloster heraus und ein Kloster eine Kultstätte, mit je einem Gefolgsmann. Sagt, wessen Gefolgsmann auf dem anderen stand.
pad-no-board = Dieses Spiel wird auf dem Wertungsblock geführt: Schreibt auf, was fertig wird, nicht die Plättchen.
pad-no-scorepad = In diesem Spiel wird das Spielfeld mitgelegt: Legt die Plättchen, der Rest folgt daraus.
pad-only-orders = In diesem Spiel werden nur die Befehle des Königs geführt.
pad-turn-is-theirs = { $name } ist schon am Zug.
pad-no-second-tile = Der Baumeister bringt ein Plättchen mehr im Zug, und nur mit Händler & Baumeister.
pad-no-such-feature = Dieses Gebiet wurde nicht gerade fertig. Wählt eines von denen.
pad-no-such-tower = Ein Turm der Höhe { $height } geht nicht: Dieses Spiel hat insgesamt { $most } Turmbausteine.
pad-not-at-end = Das wird am Ende des Spiels aufgeschrieben. Beendet zuerst das Spiel.
pad-at-end = Die Schlusswertung hat begonnen. Mit Rückgängig geht es zurück ins Spiel.
pad-nobody-eaten = Sagt, wen der Drache gefressen hat.
pad-wrong-count = { $counted } ist mehr, als ein Tisch je fertig baut (höchstens { $most }). Zählt noch einmal.
setup-nothing-to-record = Ohne Befehle des Königs gibt es nichts zu führen. Wählt Befehle, das Spielfeld oder den Wertungsblock.
move-note = was { $name } fertiggestellt hat
move-report = { $report }
move-begin-turn = den Zug von { $name }
move-join-feature = { $name } verlässt Carcassonne
move-remain = { $feature } am Ende
move-count-completed = die Zählung der fertigen Städte und Straßen
pad-nothing = { $name } stellt nichts fertig.
pad-turn-over = { $name } beendet den Zug.
pad-who-placed = Wer hat das Plättchen gelegt?
pad-who-did = Wer tut es?
pad-what-completed = Was hat das Plättchen fertiggestellt?
pad-what-is-left = Was liegt noch auf dem Tisch? Eins nach dem anderen: Straßen, Städte, Klöster, dann jede Wiese.
pad-completed = { $feature } fertig
pad-left = { $feature } am Ende
pad-joined-fields = Verbundene Wiesen
pad-barn-field = Wiese der neuen Scheune
pad-nine-tiles = Fertig: 9 Plättchen.
pad-who-stands = Wessen Gefolgsleute stehen dort? Drückt einen Namen für einen mehr.
pad-there-fairy = Die Fee steht dort bei einem Gefolgsmann von { $name }
pad-shared-challenge = Eine Herausforderung gewonnen? Wessen Gefolgsmann stand auf dem anderen Gebäude?
pad-nobody-scores = Niemand bekommt Punkte.
pad-joined-city = Fertige Stadt an ihrem Ende, Plättchen
pad-joined-road = Fertige Straße hinein, Plättchen
pad-joined-other-city = Andere fertige Stadt am Ende dieser Straße, Plättchen
pad-joined-road-about = In welche fertigen Städte führt diese Straße?
pad-joined-city-about = Welche fertigen Straßen führen in diese Stadt?
pad-join-city = + eine fertige Stadt
pad-join-road = + eine fertige Straße
pad-join-other-city = + noch eine fertige Stadt an ihrem Ende
pad-from-field = von einer Wiese
pad-from-tower = von einem Turm
pad-accept = Aufschreiben
pad-accept-nobody = Niemand steht dort: trotzdem aufschreiben
pad-digits = Ziffern schreiben: { $what }
pad-drop = Abbrechen
pad-nothing-next = Nichts fertig: weiter mit { $name }
pad-next-player = Weiter: { $name }
pad-turn-of = { $name } ist am Zug
pad-turns-pass = Damit ist { $name } am Zug; die Züge dazwischen sind vorbei.
pad-begin-turn = { $name } ist jetzt am Zug
pad-set-turn = Jemand anderes ist am Zug? Drückt auf den Namen.
pad-deck-how = Am Anfang eines Zugs darf man Befehle abwerfen und ziehen. Wer einen erfüllt, sieht die eigenen Befehle an und sagt es dort. Drückt weiter, wenn der Zug vorbei ist.
pad-builder = Der Baumeister bringt noch ein Plättchen
pad-fair = Das Plättchen zeigt einen Jahrmarkt
pad-abbey = Es ist die Abtei
pad-portal = Durch ein magisches Portal
pad-height = Höhe des Turms
pad-stands-on = Worauf steht der Gefolgsmann?
pad-stands-elsewhere = Turm oder Carcassonne
pad-count-cities = Fertige Städte
pad-count-roads = Fertige Straßen
pad-deed-farmer = Bauer oder Figur gesetzt
pad-deed-wagon = Wagen fährt weiter
pad-deed-princess = Burgfräulein schickt einen Ritter nach Hause
pad-deed-fairy = Fee versetzt
pad-deed-fairy-alone = Der Gefolgsmann der Fee ist weg
pad-deed-dragon = Der Drache hat gefressen
pad-deed-tower = Turm erhöht
pad-deed-capture = Turm nimmt gefangen
pad-deed-guard = Gefolgsmann auf einen Turm
pad-deed-escape = Flucht aus der Belagerung
pad-deed-home = Bauer oder Wache geht nach Hause
pad-deed-count = Fertige Städte und Straßen
pad-dragon-about = Wen hat der Drache in diesem Zug gefressen?
pad-capture-about = Wen nimmt der Turm gefangen?
pad-princess-about = Wessen Ritter geht nach Hause?
pad-home-about = Wer geht ohne Wertung von einer Wiese oder einem Turm nach Hause?
pad-count-about = So viele wurden aufgeschrieben. Zählt die fertigen Städte und Straßen auf dem Tisch und stellt die Zahlen richtig: König und Raubritter bringen für jede einen Punkt.
pad-deploy-about = Schreibt jeden Bauern auf, denn ein Befehl kann ihn verlangen. Alle anderen werden aufgeschrieben, wenn ihr Gebiet fertig ist.
pad-finish = Alles ist aufgeschrieben: abschließen
pad-end = Ende des Spiels
pad-by-hand = Punkte von Hand: { $what }…
now-write = { $name } legt ein Plättchen
now-write-how = Schreibt auf, was fertig wurde, oder geht weiter.
now-deck-how = Befehle ziehen, abwerfen und erfüllen; dann weiter.
now-remains = Was noch auf dem Tisch liegt
now-remains-how = Schreibt jedes unfertige Gebiet und jede Wiese mit Gefolgsleuten auf, dann schließt ab.
end-about-pad = Zuerst schreibt ihr auf, was noch auf dem Tisch liegt, dann kommt die Schlusswertung. Ihr könnt das zurücknehmen.
finish-title = Ist alles aufgeschrieben?
finish-about = Es folgen noch: { $what }. Dann ist das Spiel entschieden; ihr könnt das zurücknehmen.
finish-about-none = Dann ist das Spiel entschieden; ihr könnt das zurücknehmen.
finish-do = Abschließen
finish-not = Weiterschreiben
setup-record-board = Spielfeld mitlegen
setup-record-board-about = Jedes Plättchen wird mit zwei, drei Klicks eingegeben: Die App findet, was fertig ist, wertet es und kennt die Wiesen.
setup-record-scorepad = Wertungsblock
setup-record-scorepad-about = Nur was ein Plättchen fertigstellt, wird in einer Zeile aufgeschrieben: Die App teilt und zählt die Punkte und prüft die Befehle.
setup-record-deck = Nur die Befehle
setup-record-deck-about = Die App teilt die Befehle aus, hütet sie und zählt ihre Punkte; gewertet wird auf eurer eigenen Zählleiste.
curtain-declare = Sieh dir deine Befehle an. Hast du einen erfüllt? Wähle ihn und sag es.
curtain-declare-some = Die meisten Befehle erkennt die App selbst. Hast du einen der neueren Sets erfüllt? Wähle ihn und sag es.
curtain-declare-judged = Die meisten Befehle erkennt die App selbst, manche aber kannst nur du beurteilen. Hast du einen davon erfüllt? Wähle ihn und sag es.
curtain-declare-lost = Ist einer davon verloren? Sag es genauso.
curtain-declared = Den habe ich erfüllt
curtain-declared-lost = Er ist erfüllt oder verloren
curtain-lost = Er ist verloren
log-reenter-note = Diesen Eintrag ändern
log-remove-note = Diesen Eintrag herausnehmen
keys-pad = Straße, Stadt, Kloster, Kultstätte, Garten
keys-pad-numbers = die leuchtende Zahl; ↑ ↓ zu einer anderen, ← → weniger und mehr
keys-deck-enter = weiter zum nächsten
keys-pad-player = der Nächste hat das Plättchen gelegt
keys-pad-deeds = die Aktion des Zugs
keys-pad-enter = aufschreiben, oder weiter zum Nächsten; am Ende abschließen
cli-no-board = Das Spielfeld wird nicht aufgezeichnet.
# ---- ein Zug zum Ausprobieren ----
home-lesson = Einen Zug ausprobieren
home-lesson-about = Keine Minute, in einem Beispielspiel
lesson-place = Anna hat ein Plättchen gezogen. Klicke auf die goldene Stelle, die Lücke in ihrer Stadt.
lesson-tile = Unten liegt alles, was dort passt. Klicke auf das gezogene Plättchen; hier ist jedes recht.
lesson-follower = Klicke auf die goldene Wiese für einen Bauern, oder drücke Enter für keinen Gefolgsmann.
lesson-astray = Das Plättchen liegt anderswo, die Stadt ist noch offen. Nimm es mit { key-ctrl } Z zurück.
lesson-score = Die Stadt ist fertig und gewertet. Klicke im Verlauf auf ihre Zeile: So entstand die Summe.
lesson-undo = Etwas falsch eingegeben? { key-ctrl } Z nimmt den letzten Schritt zurück.
lesson-orders = Befehle sind geheim. Klicke auf die drei Karten bei Anna: Jetzt sieht nur sie hin.
lesson-look = Halte den Knopf oder die Leertaste gedrückt: Nur so lange zeigen sich die Karten.
lesson-done = Das war alles.
lesson-skip = Überspringen
lesson-leave = Zurück zum Anfang
# ---- nur mit Tasten ----
tray-more = Tasten für die nächsten
keys-more = gibt den nächsten ihre Tasten, wenn es mehr gibt
pad-field-carcassonne = Die Stadt Carcassonne zählt mit, wenn die Wiese sie berührt.
pad-field-by-city = Eine Stadt zählt einmal: Schreibt sie nur bei einer Wiese derer auf, die ringsum die meisten Bauern haben.
pad-count-carcassonne = Die Stadt Carcassonne kommt von selbst dazu.
pad-what-completed-titles = Was hat das Plättchen fertiggestellt? Auch, was niemandem gehört: Es zählt für König und Raubritter.
# ---- die Uhr ----
clock-over = −{ $time }
clock-time = Zeit
clock-title = Uhr
clock-none = keine
clock-count = hochzählen
clock-minutes = { $count } min
clock-about = Die Zeit jedes Spielers am Zug: keine, hochgezählt, oder so viele Minuten, die ablaufen. Aufgehalten wird niemand.
clock-pause = Uhr anhalten
clock-paused = Angehalten
clock-paused-how = Angehalten: Niemandes Zeit läuft. Weiter mit der Leertaste.
clock-go-on = Uhr weiterlaufen lassen
clock-key = Leertaste
keys-pause = Uhr anhalten oder weiterlaufen lassen
# ---- Namen der Tasten, Wiederholungen ----
key-ctrl = Strg
key-alt = Alt
key-home = Pos1
key-end = Ende
key-sides = S W G B
key-side-names = Stadt Weg Gras Bach
difference-times = { $sentence } ({ $count }-mal)

# Die Handys der Spieler, im Fenster.
tool-phones = Handys
keys-phones = die Handys der Spieler
phones-title = Handys
phones-about = Wer mag, hat die eigenen Befehle auf dem eigenen Handy: jederzeit ansehen, behalten, ziehen, wählen. Auch das eigene Plättchen lässt sich dort eingeben. Dazu braucht es keine App und kein Internet; dieses Fenster kann weiterhin alles.
phones-plain = Die Handys müssen im selben WLAN sein wie dieser Computer. Nichts verlässt euer Netz, aber nichts ist verschlüsselt: Nehmt euer eigenes.
phones-on = Handys zulassen
phones-off = Alle Handys trennen
phones-code = Code
phones-remove = Entfernen
phones-really = Wirklich?
phones-none = kein Handy
phones-here = das Handy ist da
phones-asleep = das Handy schläft
phones-sign = Vergleicht das Zeichen: Das Handy zeigt dasselbe. Gehört es jemand anderem, entfernt es.
phones-sign-of = { $shape } in { $colour }
phones-circle = Kreis
phones-square = Quadrat
phones-triangle = Dreieck
phones-diamond = Raute
phones-hexagon = Sechseck
phones-shield = Schild
phones-flower = Blume
phones-star = Stern
phones-all-here = Alle Handys sind da. Ihr könnt das schließen; die Handys bleiben.
phones-choose = Drückt „Code“ neben einem Namen: Diese Person scannt ihn.
phones-scan = { $name }, scanne das
phones-once = Mit der Kamera des Handys. Der Code gilt nur für diesen Platz und nur einmal.
phones-help = Noch hat sich kein Handy gemeldet. Die üblichen Gründe:
phones-help-network = Ein anderes Netz, oder eines für Gäste: Handy und Computer müssen im selben WLAN sein, und ein Gastnetz trennt seine Geräte.
phones-help-firewall = Eine Firewall: Erlaubt King’s Order, wenn das System fragt. Windows: das Netz auf „privat“ stellen. macOS: Systemeinstellungen, Netzwerk, Firewall, Optionen. Linux: den Port hinter der Adresse oben öffnen.
phones-help-mobile = Mobile Daten: auf dem Handy kurz ausschalten.
phones-address = Handys erreichen den Tisch unter dieser Adresse:
phones-no-port = Es können keine Handys kommen: { $cause }. Wählt eine andere Adresse, oder seht nach, ob ein anderes Programm diese benutzt.
phones-letters = Wer keine Kamera hat: die Adresse öffnen und eintippen
phones-guessed = Jemand hat die Buchstaben fünfmal geraten: Das sind neue.
phones-screen = Die Seite für ein Tablet oder einen Fernseher:
phones-no-network = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys; dann stehen hier Codes.
phones-between = Der Tisch ist zwischen zwei Partien. Seine Handys warten und kommen von selbst zur nächsten Partie derselben Spieler mit.
phones-too-old = Dieser Browser ist zu alt für diese Seite. Nimm ein neueres Handy oder einen neueren Browser, oder spiele am Laptop.
phones-moved-on = Der Tisch ist schon weiter.
phones-clashed = Ein Befehl ist öfter eingetragen, als das Deck ihn hat. Vergleiche deine; ein falscher wird am Bildschirm des Tisches hinter dem Vorhang neu eingegeben.
phones-not-asked = Das ist gerade nicht gefragt.
phones-elsewhere = Die Befehle von { $name } sind auf dem Handy. Sie lassen sich auch hier ansehen.
phones-instead = Befehle auf den eigenen Handys

# ---- Fragen auf dem eigenen Handy ----
asked-dealt = Welche drei Befehle hast du bekommen?
asked-dealt-about = Wähle deine drei Karten. Sonst sieht sie niemand.
asked-keep = Deine drei Befehle
asked-keep-about = Behalte alle, oder gib einen wieder unter den Stapel.
pass-keep = Alle drei behalten
asked-return = „{ $title }“ zurückgeben
asked-fulfil = Einer deiner Befehle ist erfüllt
asked-fulfil-about = Passen mehrere, zählt einer, und du wählst ihn. Dann sehen ihn alle.
asked-show = Allen „{ $title }“ zeigen
asked-declare = Ich habe einen Befehl erfüllt
asked-declare-about = Wähle einen, den nur du beurteilen kannst: alle sehen ihn, und er zählt für das letzte Plättchen.
asked-draw = Noch ein Befehl?
asked-draw-about = Am Anfang deines Zugs darfst du einen ziehen. Du behältst ihn.
asked-drawn = Hast du einen Befehl gezogen?
asked-drawn-about = Wähle die Karte. Sonst sieht sie niemand.
asked-discard = Bauernbefehle dürfen weg
asked-discard-about = Du hattest drei davon: Einen oder zwei darfst du offen abwerfen.
asked-tile = Du bist am Zug: Zieh ein Plättchen
asked-tile-about = Tippe dorthin, wo du es hinlegst.
asked-tile-second = Zieh noch ein Plättchen: Dein Zug geht weiter
asked-tile-unfit = Passt nirgends: { $tile }
asked-abbey = Deine Abtei
asked-abbey-about = Sie füllt eine Lücke statt eines Plättchens.
asked-abbey-last = Das letzte Plättchen liegt. Die Abtei darf noch eine Lücke füllen.
asked-abbey-at = Spalte { $column }, Reihe { $row }
asked-ransom = Deine Gefolgsleute sind gefangen
asked-ransom-about = Einmal im Zug darfst du jemanden freikaufen.
asked-escape = Entkommt einer deiner Ritter?
asked-escape-about = Einer darf eine belagerte Stadt verlassen, bevor der Zug vorbei ist.
asked-site-about = Liegt das Turmfundament in der Stadt oder außerhalb?
asked-capture-about = Wer in Reichweite des Turms steht, kann gefangen werden.
asked-princess-about = Das Burgfräulein schickt einen Ritter seiner Stadt nach Hause.
asked-dragon = Du führst den Drachen
asked-dragon-about = Schritt { $step } von 6.
asked-begin-leaving = Wer darf Carcassonne zuerst verlassen?
asked-begin-leaving-about = Du oder wer links von dir sitzt. Alle sind einmal dran, im Uhrzeigersinn.
asked-leave = Verlässt jemand von dir Carcassonne?
asked-leave-about = Vor der Wertung darf ein Gefolgsmann von dir dorthin, wo etwas fertig wurde.
asked-wagon = Fährt dein Wagen weiter?
asked-wagon-about = Er darf in ein offenes Gebiet nebenan, oder er kommt nach Hause.
asked-enter = Schickst du einen Gefolgsmann nach Carcassonne?
asked-enter-about = Dieses Plättchen hat nur anderen Punkte gebracht.
asked-count = Wohin stellst du den Grafen?
asked-count-about = Aus dem Viertel, in dem er ist, kommt niemand heraus.
asked-token = Jahrmarkt: Welche Scheibe?
asked-token-about = Alle schleudern sie einmal, du zuerst.
asked-throw = Du schleuderst: { $token }
asked-turn = Du bist am Zug
asked-turn-about = Befehle ziehen, abwerfen und erfüllen. Dann geht es weiter.
asked-written = Das wird am Laptop aufgeschrieben.
asked-tile-laptop = Dein Plättchen nimmt nur der Laptop an. Gib es dort ein: Dein Zug wartet auf dich.
asked-not-now = Der Tisch macht gerade Pause. Versuch es gleich noch einmal.
asked-undo-late = Hier geht das nicht mehr zurück. Am Laptop schon.
# ---- die Seite auf den Handys ----
phone-language-code = de
phone-app = King’s Order
phone-offline = Der Tisch ist nicht zu erreichen – neuer Versuch läuft
phone-scan-again = Scanne deinen Code am Laptop noch einmal
phone-scan-again-about = Dieses Handy zeigt keine Befehle mehr. Der Laptop zeigt einen neuen Code.
phone-between = Am Laptop ist gerade keine Partie offen
phone-between-about = Sobald diese oder die nächste offen ist, geht es hier von selbst weiter.
phone-over = Der Abend der Handys ist zu Ende
phone-over-about = Lässt der Tisch wieder Handys zu, scanne deinen neuen Code am Laptop.
phone-look-again = Noch einmal nachsehen
phone-i-play = Ich spiele mit – vier Buchstaben:
phone-letters-failed = Das sind nicht die Buchstaben, die der Laptop zeigt, oder sie sind zu alt.
phone-not-taken = Das kam nicht an. Versuche es noch einmal.
phone-moved-on = Am Tisch ging es schon weiter.
phone-join = Als Spieler mitmachen?
phone-join-about = Dieses Handy zeigt dann deine Befehle, nur für deine Augen.
phone-claim = Meinen Platz nehmen
phone-claim-failed = Dieser Code ist benutzt oder zu alt: Lass dir am Laptop einen neuen zeigen.
phone-watch = Nur am Tisch zuschauen
phone-welcome = Hallo, { $name }!
phone-sign = Dein Zeichen: { $sign }
phone-sign-about = Der Laptop zeigt dieses Zeichen neben deinem Namen. Zeigt er ein anderes, lass dir dort einen neuen Code geben.
phone-plain-http = Nutze das nur in eurem eigenen WLAN: Wer dort mithören kann, könnte mitlesen.
phone-understood = Alles klar
phone-your-turn = Du bist am Zug
phone-you-decide = Du entscheidest
phone-asked = Was du gefragt wirst
phone-nothing-asked = Gerade wirst du nichts gefragt.
phone-act = Was tust du jetzt?
phone-undo = Meine letzte Eingabe zurücknehmen
phone-paused = Der Tisch macht Pause
phone-paused-about = Weiter geht es am Laptop.
phone-hand = Deine Befehle
phone-draw-sure = Noch einmal tippen, um ihn zu ziehen
phone-choose-sure = Zum Wählen noch einmal tippen
phone-look = Ansehen
phone-drawn = Diesen Befehl hast du gezogen
phone-tap-card = Tippe eine Karte an, um sie anzusehen. Sie dreht sich von selbst wieder um.
phone-card-down = Befehl { $number }, verdeckt. Tippen zum Ansehen
phone-card-up = Aufgedeckt. Tippen zum Umdrehen
phone-fulfilled = Erfüllt
phone-kept = Bis zum Ende behalten
phone-lost = Verloren
phone-failed = Nicht erfüllt
phone-points = Punkte
phone-pick = Wählen
phone-pick-back = Doch nicht
phone-picked = Fertig: { $number } von { $of }
phone-deck-open = Deine Karten suchen
phone-deck-close = Karten verbergen
phone-search = Titel oder Text
phone-board = Das Spielfeld
phone-zoom-in = Näher heran
phone-zoom-out = Weiter weg
phone-zoom-fit = Alles sehen
phone-tray = Plättchen, die dort passen
phone-which-tile = Welches Plättchen hast du gezogen? Tippe es an, wie es liegt.
phone-only-fits = Nur dieses passt: Tippe es an.
phone-nothing-fits = Dort passt kein Plättchen.
phone-loading = Einen Moment …
phone-unfit = Mein Plättchen passt nirgends
phone-elsewhere = Mein Plättchen ist nicht dabei
phone-elsewhere-about = Plättchen mit Beutel, aus anderen Sets und solche, die nicht passen, werden am Laptop eingegeben.
phone-to-laptop = Ich gebe es am Laptop ein
phone-at-laptop = Gib dein Plättchen am Laptop ein: Dort wartet dein Zug auf dich.
phone-enter-here = Doch hier eingeben
phone-no-place = Kein Plättchen dieses Spiels passt hier irgendwo.
phone-unit = Einheit
phone-done = Fertig
phone-table = Der Tisch
phone-whole-table = Den ganzen Tisch sehen
phone-my-hand = Zurück zu meinen Befehlen
phone-keep-awake = Damit dieser Bildschirm an bleibt: Stelle seinen Ruhezustand für den Abend auf „nie“.
phone-news = Was geschah
phone-veiled = { $name } zeigt einen Befehl
phone-placed = { $name } legt: { $tile }.
phone-told = Wie viel angesagt wird
phone-told-all = Alles
phone-told-mine = Was mich betrifft
phone-told-none = Nichts
phone-language = Sprache

## Arbeit, die eine Weile dauert

work-opening = { $file } wird geöffnet …
work-copying = Eine Kopie wird gespeichert: { $path } …
work-saving = { $file } wird gespeichert …
work-printing = Der Stapel wird für den Drucker gespeichert: { $path } …
work-deleted = Die gelöschten Spiele werden gelesen …
work-share = { $percent } %
work-seconds = seit { $seconds } s
work-cancel = Abbrechen
work-no-thread = Der Rechner hat gerade keinen Platz für diese Arbeit. Schließt andere Programme und versucht es noch einmal. ({ $cause })

## Nach dem Abend

honour-heading = Titel des Abends
honour-long-road = Die lange Straße
honour-long-road-why = { $name } hat in Zug { $turn } eine Straße aus { $amount } Plättchen fertiggestellt.
honour-great-city = Die große Stadt
honour-great-city-why = { $name } hat in Zug { $turn } eine Stadt aus { $amount } Plättchen fertiggestellt.
honour-quiet-field = Die Wiese, die keiner gezählt hat
honour-quiet-field-why = Eine einzige Wiese bringt { $name } am Ende { $amount } Punkte.
honour-farmer = Der Bauer
honour-farmer-why = { $name } hat { $amount } Punkte aus Wiesen, mehr als alle anderen.
honour-abbot = Der Abt
honour-abbot-why = { $name } hat { $amount } Punkte aus Klöstern, mehr als alle anderen.
honour-abbot-shrines-why = { $name } hat { $amount } Punkte aus Klöstern und Kultstätten, mehr als alle anderen.
honour-master-builder = Der Baumeister
honour-master-builder-why = { $name } hat { $amount } Gebiete fertiggestellt, mehr als alle anderen.
honour-benefactor = Der Wohltäter
honour-benefactor-why = Andere bekamen { $amount } Punkte für das, was { $name } ohne eigenen Punkt fertigstellte.
honour-comeback = Die Aufholjagd
honour-comeback-why = { $name } lag nach Zug { $turn } um { $amount } Punkte zurück und gewinnt.
honour-great-turn = Der große Zug
honour-great-turn-why = { $name } hat in Zug { $turn } ganze { $amount } Punkte geholt.
honour-ahead-throughout = Vorneweg
honour-ahead-throughout-why = { $name } führte nach jedem der letzten { $amount } Züge.
honour-photo-finish = Um Haaresbreite
honour-photo-finish-why = { $name } gewinnt mit weniger als sechs Punkten Vorsprung.
honour-landslide = Der Erdrutsch
honour-landslide-why = { $name } gewinnt mit { $amount } Punkten Vorsprung.
honour-long-king = Es lebe der König
honour-long-king-why = { $name } hatte den König { $amount } Züge lang.
honour-long-robber = Der alte Raubritter
honour-long-robber-why = { $name } hatte den Raubritter { $amount } Züge lang.
honour-usurper = Der Usurpator
honour-usurper-why = { $name } hat anderen { $amount }-mal den König oder den Raubritter genommen.
honour-servant = Der treue Diener
honour-servant-why = { $name } hat { $amount } Befehle erfüllt, mehr als alle anderen.
honour-clean-hands = Jedes Wort gehalten
honour-clean-hands-why = { $name } hat alle { $amount } Befehle auf der Hand erfüllt.
honour-promises = Viele Versprechen
honour-promises-why = { $name } hatte am Ende noch { $amount } Befehle auf der Hand.
honour-early-order = Der frühe Vogel
honour-early-order-why = { $name } hat in Zug { $turn } den ersten Befehl erfüllt.
honour-late-order = Im letzten Augenblick
honour-late-order-why = { $name } hat noch in Zug { $turn } einen Befehl erfüllt.
honour-merchant = Der Händler
honour-merchant-why = { $name } hat { $amount } Punkte aus Waren.
honour-fairy-friend = Der Freund der Fee
honour-fairy-friend-why = Die Fee brachte { $name } { $amount } Punkte.
honour-jailer = Der Kerkermeister
honour-jailer-why = { $name } hat { $amount } Gefolgsleute gefangen.
honour-dragons-dish = Das Drachenfutter
honour-dragons-dish-why = Der Drache hat { $amount } Figuren von { $name } gefressen.

review-heading = Was hätte sein können
review-note = Jedes Plättchen wurde an jedem Platz und mit jeder Figur probiert, wie es die Regeln erlauben.
review-note-count = Angenommen ist, dass darauf niemand Carcassonne verlässt.
review-note-dragon = Wohin der Drache gezogen wäre, bleibt offen.
review-note-tower = Türme wurden nur mit dem Plättchen dort probiert, wo es wirklich lag.
review-fulfilled = erfüllt in Zug { $turn }
review-fulfilled-by = erfüllt in Zug { $turn }: { $cause }
review-open = am Ende auf der Hand
review-kept = bis zum Schluss behalten
review-avoided = der Drache wurde gemieden
review-spent = verloren in Zug { $turn }
review-discarded = abgeworfen in Zug { $turn }
review-none = Keines der Plättchen, die gezogen wurden, solange er auf der Hand war, hätte ihn erfüllt.
review-unknown = Ob er hätte erfüllt werden können, weiß niemand: Er hängt an mehr als am Plättchen.
review-unrecorded = Die Plättchen wurden nicht aufgeschrieben, darum weiß niemand, was hätte sein können.
review-chance = Zug { $turn }: { $tile }, { $places ->
    [one] an einem Platz
   *[other] an { $places } Plätzen
}
review-chance-with = Zug { $turn }: { $tile }, { $places ->
    [one] an einem Platz
   *[other] an { $places } Plätzen
}, dazu { $deed }
way-barn = die Scheune
way-fairy = die Fee
way-princess = das Burgfräulein
way-raise = ein Turm
way-capture = ein Gefangener
way-wagon = der Wagen
way-enter = ein Gefolgsmann in Carcassonne
way-count = der Graf
pile-heading = Der ganze Stapel
pile-dealt = ausgeteilt an { $name }
pile-joined = ausgeteilt an { $name } in Zug { $turn }
pile-drawn = gezogen von { $name } in Zug { $turn }
pile-returned = zurückgegeben von { $name }
pile-discarded = abgeworfen von { $name } in Zug { $turn }
pile-fulfilled = erfüllt von { $name } in Zug { $turn }
pile-spent = verloren von { $name } in Zug { $turn }
pile-left = unter den Stapel gelegt, als { $name } ging
pile-never = nie gezogen

evening-running = Das Spiel ist nicht zu Ende. Bis dahin sind die Befehle geheim: Spielt es erst zu Ende.
evening-no-score = Von diesem Spiel wurden nur die Befehle aufgeschrieben. Tragt ein, was die Leiste zeigt: Die Seite und BG Stats brauchen die Punkte.
evening-started = Dieses Spiel sagt nicht, wann es begann, und BG Stats braucht den Tag. Schreibt die Zeit in sein „started“.
evening-too-long = Der Link ist länger, als BG Stats erlaubt. Kürzt die Namen.
evening-board = Das Spielfeld
evening-turn = Zug { $turn }
evening-final = Schlusswertung
evening-before = Vor dem ersten Zug
evening-slider = Zug für Zug
evening-play = Abspielen
evening-pause = Anhalten
evening-back = Ein Zug zurück
evening-forth = Ein Zug weiter
evening-show = Zug { $turn } zeigen
evening-show-before = Das Spielfeld vor Zug { $turn } zeigen
evening-points = Punkte Zug für Zug
evening-told = Was geschah, Zug für Zug
evening-best = Die besten Züge
evening-best-turn = Zug { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size } Plättchen
evening-nobody = { $title }: niemand
evening-sets = Sets: { $sets }
evening-built = Fertiggestellt: { $features }
evening-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
evening-roads = { $count ->
    [one] { $count } Straße
   *[other] { $count } Straßen
}
evening-monasteries = { $count ->
    [one] { $count } Kloster
   *[other] { $count } Klöster
}
evening-shrines = { $count ->
    [one] { $count } Kultstätte
   *[other] { $count } Kultstätten
}
evening-made = Gemacht mit King’s Order, einem Begleiter für den Tisch. Inoffiziell.

## Replay

result-watch = Noch einmal ansehen
replay-result = Ergebnis
replay-log = Im Verlauf zeigen
replay-progress = { $step } von { $all }

## Share

share-button = Teilen …
share-title = Den Abend teilen
share-titles = Titel
share-page = Seite des Abends
share-page-about = Eine HTML-Datei für alle, die dabei waren; sie braucht kein Netz
share-poster = Plakat
share-square = Plakat, quadratisch
share-poster-about = Ein Bild, { $size } Pixel
share-markdown-about = Das Ergebnis und der Verlauf als Text
share-csv-about = Jede Wertung, für eine Tabelle
share-text = Als Text kopieren
share-text-about = Ein paar Zeilen für eine Nachricht
share-link = BG Stats: Link kopieren
share-there = BG Stats: Link öffnen
share-code = BG Stats: ein Code fürs Handy
share-code-long = Für einen Code ist der Link zu lang: Kopiert ihn.
share-scan = Haltet die Kamera des Handys mit BG Stats darauf.
share-copied = Kopiert. Fügt es ein, wo ihr wollt.
share-open = Öffnen
share-folder = Ordner zeigen
share-reviewing = Was hätte sein können, wird gesucht …
share-more = { $count } weitere
share-fewer = Weniger
share-end = Zurück zum Ende

## Season

season = Saison
season-none-how = Sobald Spiele zu Ende gespielt sind, seht ihr hier, wie die Spieler über alle hinweg stehen und was aus jedem Befehl wurde.
season-nothing = Hakt einen Abend an und jemanden, der da mitgespielt hat.
season-span = { $first } bis { $last }
season-date = { $day }. { $month } { $year }
season-day = { $day }. { $month }
season-standings = Stand
season-cards = Die Karten
season-choose = Abende und Leute
season-evenings = Abende
season-evenings-without = Ohne Spalten für die { $count } Abende: Die Tabelle als CSV hat sie.
season-people = Leute
season-all = Alle
season-none = Keine
season-last = Letzte { $count }
season-rank = Rang
season-name = Name
season-points = Punkte
season-place = Platz im Schnitt
season-by-average = Gewertet nach Punkten je Spiel. Was jemand versäumt hat, zählt weder dafür noch dagegen. Wer gleich steht, teilt sich den Rang.
season-by-points = Gewertet nach allen Punkten zusammen. Was jemand versäumt hat, bringt nichts dazu. Wer gleich steht, teilt sich den Rang.
season-by-place = Gewertet nach dem Platz im Schnitt. Was jemand versäumt oder früher verlassen hat, zählt als kein Platz. Wer gleich steht, teilt sich den Rang.
season-by-wins = Gewertet nach Siegen, die geteilten mitgezählt. Wer gleich steht, teilt sich den Rang.
season-card = Karte
season-dealt = Ausgeteilt
season-drawn = Gezogen
season-fulfilled = Erfüllt
season-kept = { $count } behalten
season-expected = Erwartet
season-fulfillers = Von
season-cards-about = Ausgeteilt und behalten, oder gezogen. Erwartet: wie viele von ebenso vielen in der Simulation erfüllt werden, wo jeder schon in der ersten Hälfte des Spiels auf der Hand ist.
season-cards-none = In diesen Spielen hatte niemand einen Befehl.
season-cards-most = Die { $shown } von { $count }, die am häufigsten auf der Hand waren

## Mended

unsaved-brief = Dieser Ordner wird geleert, wenn der Computer neu startet. Verschiebe die Datei bald.
settings-not-written = { $path } lässt sich nicht schreiben: { $cause }. Was du wählst, gilt, bis das Fenster schließt; das Spiel ist davon nicht betroffen.
settings-damaged = { $fault } Es gilt, was zuletzt gespeichert war, sonst das Übliche. Die beschädigte Datei bleibt daneben erhalten.
work-nearly = fast fertig

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = { $path } lässt sich nicht schreiben: { $cause }. Es fehlen die Zeiten seit dem letzten Zug, sonst nichts.
