# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = genau { $count }
task-at-least = mindestens { $count }
task-at-most = höchstens { $count }
task-between = { $least } bis { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } oder { $last }

# How large.
task-tiles-exactly = aus genau { $count } Plättchen
task-tiles-at-least = aus mindestens { $count } Plättchen
task-tiles-at-most = aus höchstens { $count } Plättchen
task-tiles-between = aus { $least } bis { $most } Plättchen
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (das eigene eingerechnet)

# What is on it.
task-with-pennants = mit { $number } { $count ->
   *[other] Wappen
}
task-with-inns = mit { $number } { $count ->
    [one] Wirtshaus
   *[other] Wirtshäusern
}
task-with-ferries = mit { $number } { $count ->
    [one] Fähre
   *[other] Fähren
}
task-with-cathedrals = mit { $number } { $count ->
    [one] Kathedrale
   *[other] Kathedralen
}
task-with-goods = mit { $number } { $count ->
    [one] Warensymbol
   *[other] Warensymbolen (gleich oder verschieden)
}
task-with-kinds = mit { $number } { $count ->
    [one] Warensorte
   *[other] verschiedenen Warensorten
}
task-with-towers = mit { $number } { $count ->
    [one] Turmfundament
   *[other] Turmfundamenten
} (großteils darin)
task-with-sieges = mit { $number } { $count ->
   *[other] Belagerungsplättchen
}
task-without-pennants = ohne Wappen
task-without-inns = ohne Wirtshaus
task-without-ferries = ohne Fähre
task-without-cathedrals = ohne Kathedrale
task-without-goods = ohne Warensymbol
task-without-kinds = ohne Waren irgendeiner Sorte
task-without-towers = ohne Turmfundament (großteils darin)
task-without-sieges = ohne Belagerungsplättchen
task-with-points = im Wert von { $number } { $count ->
    [one] Punkt
   *[other] Punkten
} (für dich)
# How large, and one thing that is on it.
task-tiles-with = { $size } und { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = { $number } { $count ->
    [one] Gefolgsmann steht
   *[other] Gefolgsleute stehen
}, gleich von wem
task-stand-own = { $number } { $count ->
    [one] deiner Gefolgsleute steht
   *[other] deiner Gefolgsleute stehen
}
task-stand-opponents = { $number } { $count ->
    [one] gegnerischer Gefolgsmann steht
   *[other] gegnerische Gefolgsleute stehen
}
task-stand-players = Gefolgsleute von { $number } { $count ->
    [one] Spieler
   *[other] verschiedenen Spielern
} stehen
task-stand-no-followers = kein Gefolgsmann steht
task-stand-no-own = keiner deiner Gefolgsleute steht
task-stand-no-opponents = kein gegnerischer Gefolgsmann steht
task-stand-no-players = kein Spieler einen Gefolgsmann hat
task-stand-own-alone = { $number } { $count ->
    [one] deiner Gefolgsleute steht
   *[other] deiner Gefolgsleute stehen
} und kein gegnerischer
task-stand-opponents-alone = { $number } { $count ->
    [one] gegnerischer Gefolgsmann steht
   *[other] gegnerische Gefolgsleute stehen
} und keiner von dir
task-stands-follower = einer deiner normalen Gefolgsleute steht
task-stands-big-follower = dein großer Gefolgsmann steht
task-stands-mayor = dein Bürgermeister steht
task-stands-wagon = dein Wagen steht
task-stands-builder = dein Baumeister steht
task-stands-pig = dein Schwein steht
task-stands-barn = deine Scheune steht
task-stands-phantom = dein Phantom steht
task-stands-abbot = dein Abt steht
task-stands-shepherd = dein Schäfer steht

# Where they stand.
task-where-road = , auf der { $list }
task-where-city = , in der { $list }
task-where-monastery = , in dem { $list }
task-where-shrine = , auf der { $list }
task-where-monastic = , wo { $list }
task-where-garden = , in dem { $list }
task-where-either = , wo { $list }
task-where-any = , auf dem { $list }
# Wherever that is.
task-where-there = , wo { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = , auf der { $list }
task-while-city = , in der { $list }
task-while-monastery = , in dem { $list }
task-while-shrine = , auf der { $list }
task-while-monastic = , wo { $list }
task-while-garden = , in dem { $list }
task-while-either = , wo { $list }
task-while-any = , auf dem { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = eine Straße
task-a-city = eine Stadt
task-a-besieged = eine belagerte Stadt
task-a-monastery = ein Kloster
task-a-shrine = eine Kultstätte
task-a-monastic = ein Kloster oder eine Kultstätte
task-a-garden = einen Garten
task-a-any = ein Gebiet
task-another-road = eine weitere Straße
task-another-city = eine weitere Stadt
task-another-besieged = eine weitere belagerte Stadt
task-another-monastery = ein weiteres Kloster
task-another-shrine = eine weitere Kultstätte
task-another-monastic = ein weiteres Kloster oder eine weitere Kultstätte
task-another-garden = einen weiteren Garten
task-another-any = ein weiteres Gebiet
task-into-road = auf eine Straße
task-into-city = in eine Stadt
task-into-besieged = in eine belagerte Stadt
task-into-monastery = in ein Kloster
task-into-shrine = auf eine Kultstätte
task-into-monastic = in ein Kloster oder auf eine Kultstätte
task-into-garden = in einen Garten
task-into-any = auf ein Gebiet (keine Wiese)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = auf ein Gebiet
task-into-either = zu einer Straße oder Stadt
task-in-road = auf einer Straße
task-in-city = in einer Stadt
task-in-besieged = in einer belagerten Stadt
task-in-monastery = in einem Kloster
task-in-shrine = auf einer Kultstätte
task-in-monastic = in einem Kloster oder auf einer Kultstätte
task-in-garden = in einem Garten
task-in-any = auf einem Gebiet (keiner Wiese)
task-in-feature = auf einem Gebiet

# Several features, and several others; always two or more.
task-several-road = mindestens { $count } Straßen
task-several-city = mindestens { $count } Städte
task-several-monastery = mindestens { $count } Klöster
task-several-shrine = mindestens { $count } Kultstätten
task-several-monastic = mindestens { $count } Klöster oder Kultstätten
task-several-garden = mindestens { $count } Gärten
task-several-any = mindestens { $count } Gebiete
task-others-monastic = mindestens { $count } weitere Klöster oder Kultstätten
task-others-any = mindestens { $count } weitere Gebiete

# Completing. After the feature comes who stands there, or nothing.
task-complete = Stelle { $feature } fertig{ $clause }.
task-together = Stelle mit einem Plättchen { $list } fertig.
task-together-all = Stelle mit einem Plättchen dies alles fertig: { $list }.
task-together-separator = {"; "}
task-connect = Stelle eine Straße oder Stadt fertig, sodass { $road } in { $cities } führt.
task-connect-road = eine fertige Straße
task-connect-road-sized = eine fertige Straße { $size }
task-connect-city = eine fertige Stadt
task-connect-cities = { $number } { $count ->
    [one] fertige Stadt
   *[other] verschiedene fertige Städte
}
task-connect-city-sized = eine fertige Stadt { $size }
task-connect-cities-sized = { $number } { $count ->
    [one] fertige Stadt { $size }
   *[other] verschiedene fertige Städte, jede { $size },
}
task-score = Hole { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} { $from }.
task-score-feature = Hole auf einmal { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} mit einem Gebiet.
task-score-turn = Hole in einem Zug { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} mit Gebieten.
task-from-road = mit einer einzigen Straße, gleich wer sie fertigstellt
task-from-city = mit einer einzigen Stadt, gleich wer sie fertigstellt
task-from-monastery = mit einem einzigen Kloster, gleich wer es fertigstellt
task-from-shrine = mit einer einzigen Kultstätte, gleich wer sie fertigstellt
task-from-monastic = mit einem einzigen Kloster oder einer Kultstätte, gleich wer das fertigstellt
task-from-garden = mit einem einzigen Garten, gleich wer ihn fertigstellt
task-from-any = mit einem einzigen Gebiet (keiner Wiese), gleich wer es fertigstellt

# Fields and the cities that they touch.
task-touches-cities = { $number } { $count ->
    [one] Stadt
   *[other] Städte
} berührt
task-touches-complete = { $number } fertige { $count ->
    [one] Stadt
   *[other] Städte
} berührt
task-touches-no-cities = keine Stadt berührt
task-touches-no-complete = keine fertige Stadt berührt
task-field = auf eine Wiese, die { $touches }
task-field-whether = auf eine Wiese, die { $touches }, { $count ->
   *[other] fertig oder nicht
}
task-field-of-them = auf eine Wiese, die { $touches }, davon { $number } { $count ->
   *[other] fertige
}
task-field-none-of-them = auf eine Wiese, die { $touches }, aber keine fertige
task-field-not = aber nicht auf eine Wiese, die { $touches }
task-farmer = Setze einen Bauern.
task-farmer-in = Setze einen Bauern { $field }.
task-farmer-so = Setze einen Bauern, { $so }.
task-farmer-in-so = Setze einen Bauern { $field }, { $so }.
task-so-farmers = sodass du { $number } { $count ->
   *[other] Bauern
} auf dem Spielfeld hast
task-join = Lege ein Plättchen, das eine Wiese mit deinem Bauern und eine Wiese mit einem gegnerischen Bauern zu einer verbindet.
task-join-touching = Lege ein Plättchen, das eine Wiese mit deinem Bauern und eine Wiese mit einem gegnerischen Bauern zu einer verbindet, die { $touches }.

# Titles and challenges.
task-take-king = Nimm den König vom Tisch oder von einem Gegner.
task-take-robber = Nimm den Raubritter vom Tisch oder von einem Gegner.
task-take-either = Nimm den König oder den Raubritter vom Tisch oder von einem Gegner.
task-take-both = Nimm den König oder den Raubritter, sodass du beide hast.
task-take-from-king = Nimm einem Gegner den König ab.
task-take-from-robber = Nimm einem Gegner den Raubritter ab.
task-take-from-either = Nimm einem Gegner den König oder den Raubritter ab.
task-take-from-both = Nimm einem Gegner den König oder den Raubritter ab, sodass du beide hast.
task-win = Gewinne eine Herausforderung mit deinem Gefolgsmann.
task-win-shrine = Gewinne eine Herausforderung mit deinem Gefolgsmann auf der Kultstätte.
task-win-monastery = Gewinne eine Herausforderung mit deinem Gefolgsmann im Kloster.

# The City of Carcassonne.
task-enter = Schicke einen Gefolgsmann { $place }.
task-enter-so = Schicke einen Gefolgsmann { $place }, sodass { $number } von dir in Carcassonne { $count ->
    [one] ist
   *[other] sind
}.
task-quarter-none = nach Carcassonne
task-quarters = { $list } von Carcassonne
task-quarter-castle = ins Schloss
task-quarter-market = auf den Markt
task-quarter-blacksmith = in die Schmiede
task-quarter-cathedral = in die Kathedrale
deed-leave-city = Lass vor dem Spielende einen Gefolgsmann aus Carcassonne auf ein Gebiet ziehen.
task-count = Versetze den Grafen.
task-count-to = Versetze den Grafen in ein Viertel von Carcassonne, in dem { $number } { $count ->
    [one] gegnerischer Gefolgsmann ist
   *[other] gegnerische Gefolgsleute sind
}.
task-count-to-nobody = Versetze den Grafen in ein Viertel von Carcassonne, in dem kein gegnerischer Gefolgsmann ist.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Lege ein Plättchen im zweiten Teil eines Doppelzugs.
task-deploy = Setze { $figure }{ $clause }.
task-deploy-on = Setze { $figure } { $place }{ $clause }.
task-deploy-portal = Setze { $figure } durch ein magisches Portal auf ein anderes Plättchen{ $clause }.
task-deploy-portal-on = Setze { $figure } durch ein magisches Portal auf ein anderes Plättchen, { $place }{ $clause }.
task-deploy-flight = Setze { $figure } mit einem Fluggerät{ $clause }.
task-deploy-flight-on = Setze { $figure } mit einem Fluggerät { $place }{ $clause }.
task-land = Lande mit einem Fluggerät{ $clause }.
task-land-on = Lande mit einem Fluggerät { $place }{ $clause }.
task-deploy-crop = Setze durch einen Kornkreis { $figure } dazu{ $clause }.
task-deploy-crop-on = Setze durch einen Kornkreis { $figure } dazu, { $place }{ $clause }.
task-figure = eine deiner Figuren
task-follower = einen Gefolgsmann
task-your-follower = einen deiner normalen Gefolgsleute
task-your-big-follower = deinen großen Gefolgsmann
task-your-mayor = deinen Bürgermeister
task-your-wagon = deinen Wagen
task-your-builder = deinen Baumeister
task-your-pig = dein Schwein
task-your-barn = deine Scheune
task-your-phantom = dein Phantom
task-your-abbot = deinen Abt
task-your-shepherd = deinen Schäfer
deed-place-abbey = Lege deine Abtei.
deed-place-abbey-completes = Lege deine Abtei so, dass { $number } { $count ->
    [one] Gebiet fertig wird
   *[other] Gebiete fertig werden
}. Die Abtei darf eines davon sein.
deed-move-wagon = Fahre mit deinem Wagen weiter, nachdem sein Gebiet gewertet wurde.
deed-call-abbot = Hole deinen Abt heim.
deed-call-abbot-points = Hole deinen Abt für { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} heim.

# The princess, the fairy and the dragon.
deed-remove-knight = Lass das Burgfräulein einen gegnerischen Ritter nach Hause schicken.
task-fairy = Versetze die Fee.
task-fairy-on = Stelle die Fee zu einem deiner Gefolgsleute { $place }{ $clause }.
deed-dragon-eats = Lege ein Drachenplättchen, sodass der Drache dann { $number } { $count ->
    [one] gegnerische Figur
   *[other] gegnerische Figuren
} frisst.
deed-avoid-dragon = Frisst der Drache eine deiner Figuren, verlierst du sofort 10 Punkte. Hast du diese Karte am Ende noch, bekommst du 10 Punkte.

# Towers.
deed-raise-tower = Baue einen Turm auf eine Höhe von { $number } { $count ->
    [one] Baustein
   *[other] Bausteinen
}.
deed-capture = Nimm einen gegnerischen Gefolgsmann gefangen.
deed-capture-prisoners = Nimm einen gegnerischen Gefolgsmann gefangen, sodass du { $number } { $count ->
    [one] Gefangenen
   *[other] Gefangene
} hast.

# The fair and the siege.
task-target = Wirf beim Schützenfest so, dass der nächste Rand deiner Scheibe höchstens { $distance } von der Mitte des Jahrmarkts liegt.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Gewinne ein Schützenfest, allein oder gleichauf mit anderen.
task-win-target-by = Gewinne ein Schützenfest mit mindestens { $distance } Vorsprung vor allen anderen.
deed-knock-out = Triff bei der Tortenschlacht mit einem Wurf { $number } { $count ->
    [one] gegnerischen Gefolgsmann
   *[other] gegnerische Gefolgsleute
}.
deed-catch = Fange beim „Fangen“ die Scheibe.
deed-slip-by = Schleudere beim „Fangen“ die Scheibe über das Lineal hinaus, sodass niemand sie fängt.
deed-seduce = Tausche bei der Verführung einen gegnerischen Gefolgsmann gegen einen von dir aus.
deed-judged = Wer diese Karte hat, sagt selbst, wann sie erfüllt ist.
deed-escape = Lass einen deiner Ritter aus einer belagerten Stadt entkommen.

# The newer sets.
task-mage = Versetze den Magier.
task-mage-to = Versetze den Magier { $place }{ $clause }.
task-witch = Versetze die Hexe.
task-witch-to = Versetze die Hexe { $place }{ $clause }.
deed-take-gold = Nimm Gold.
deed-take-gold-bars = Nimm für die Gebiete, die ein Plättchen fertigstellt, { $number } { $count ->
   *[other] Goldbarren
}.
deed-take-gold-held = Nimm einen Goldbarren, sodass du { $number } hast.
deed-take-gold-bars-held = Nimm für die Gebiete, die ein Plättchen fertigstellt, { $number } { $count ->
   *[other] Goldbarren
}, sodass du { $held } hast.
deed-crop-takes-home = Lege einen Kornkreis, durch den { $number } { $count ->
    [one] gegnerische Figur nach Hause geht
   *[other] gegnerische Figuren nach Hause gehen
}.
task-ferry = Versetze eine Fähre.
task-ferry-on = Versetze eine Fähre so, dass sie { $place } liegt{ $clause }.
deed-read-message = Lies eine Depesche.
deed-read-message-messages = Lies eine Depesche, sodass du { $number } gelesen hast.
deed-read-message-points = Lies eine Depesche, die dir { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} bringt.
deed-read-message-points-messages = Lies eine Depesche, die dir { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} bringt, sodass du { $messages } gelesen hast.
task-rob = Raube mit deinem Banditen Punkte.
task-rob-points = Raube mit deinem Banditen { $number } { $count ->
    [one] Punkt
   *[other] Punkte
}.
task-rob-richer = Beraube mit deinem Banditen jemanden, der mehr Punkte hat als du.
task-rob-both = Raube mit deinem Banditen { $number } { $count ->
    [one] Punkt
   *[other] Punkte
} bei jemandem, der mehr Punkte hat als du.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = mit { $number } { $count ->
    [one] Stadt
   *[other] verschiedenen Städten
}
task-without-cities = ohne Stadt
task-with-roads = mit { $number } { $count ->
    [one] Straße
   *[other] verschiedenen Straßen
}
task-without-roads = ohne Straße
task-with-cloisters = mit { $number } { $count ->
    [one] Kloster
   *[other] Klöstern
}
task-without-cloisters = ohne Kloster
task-around = { $list } auf den Plättchen ringsum
task-with-row = mit { $number } { $count ->
   *[other] Plättchen
} in einer Reihe
task-without-row = ohne ein Plättchen in einer Reihe
task-with-monasteries = mit { $number } { $count ->
    [one] Kloster
   *[other] Klöstern
} an den Enden
task-without-monasteries = ohne Kloster an den Enden
task-shape-ring = als geschlossenen Ring (ohne Enden)
task-shape-hole = rings um einen leeren Platz
# Behind the feature and whoever stands there.
task-shares-tile = , und zwar auf demselben Plättchen wie { $other }
task-shares-field = , und zwar an derselben Wiese wie { $other }
task-shares-size = , und zwar mit genauso vielen Plättchen wie { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] eine andere Straße
    [1] eine andere fertige Straße
   *[other] eine andere unfertige Straße
}
task-beside-city = { $state ->
    [0] eine andere Stadt
    [1] eine andere fertige Stadt
   *[other] eine andere unfertige Stadt
}
task-beside-monastery = { $state ->
    [0] ein anderes Kloster
    [1] ein anderes fertiges Kloster
   *[other] ein anderes unfertiges Kloster
}
task-beside-shrine = { $state ->
    [0] eine andere Kultstätte
    [1] eine andere fertige Kultstätte
   *[other] eine andere unfertige Kultstätte
}
task-beside-monastic = { $state ->
    [0] ein anderes Kloster oder eine andere Kultstätte
    [1] ein anderes fertiges Kloster oder eine andere fertige Kultstätte
   *[other] ein anderes unfertiges Kloster oder eine andere unfertige Kultstätte
}
task-beside-garden = { $state ->
    [0] ein anderer Garten
    [1] ein anderer fertiger Garten
   *[other] ein anderer unfertiger Garten
}
task-beside-any = { $state ->
    [0] ein anderes Gebiet
    [1] ein anderes fertiges Gebiet
   *[other] ein anderes unfertiges Gebiet
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] eine Straße
    [1] eine fertige Straße
   *[other] eine unfertige Straße
}
task-by-city = { $state ->
    [0] eine Stadt
    [1] eine fertige Stadt
   *[other] eine unfertige Stadt
}
task-by-monastery = { $state ->
    [0] ein Kloster
    [1] ein fertiges Kloster
   *[other] ein unfertiges Kloster
}
task-by-shrine = { $state ->
    [0] eine Kultstätte
    [1] eine fertige Kultstätte
   *[other] eine unfertige Kultstätte
}
task-by-monastic = { $state ->
    [0] ein Kloster oder eine Kultstätte
    [1] ein fertiges Kloster oder eine fertige Kultstätte
   *[other] ein unfertiges Kloster oder eine unfertige Kultstätte
}
task-by-garden = { $state ->
    [0] ein Garten
    [1] ein fertiger Garten
   *[other] ein unfertiger Garten
}
task-owned = { $feature } { $owner }
task-owner-you = in deinem Besitz
task-owner-opponent = im Besitz eines Gegners
task-owner-somebody = mit irgendeinem Besitzer
task-owner-nobody = ohne Besitzer
task-connect-owned = Stelle eine Straße oder Stadt fertig, sodass { $road } in { $cities } führt, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = davon { $list }
task-cities-own = { $number } { $count ->
   *[other] in deinem Besitz
}
task-cities-no-own = keine in deinem Besitz
task-cities-opponents = { $number } { $count ->
    [one] im Besitz eines Gegners
   *[other] im Besitz von Gegnern
}
task-cities-no-opponents = keine im Besitz eines Gegners
task-cities-nobodys = { $number } ohne Besitzer
task-cities-no-nobodys = keine ohne Besitzer
task-cities-owners = insgesamt mit { $number } { $count ->
    [one] Besitzer
   *[other] verschiedenen Besitzern
}
task-cities-no-owners = alle ohne Besitzer
task-place-tile = Lege ein Plättchen, das mit seinen Seiten { $number } { $count ->
    [one] anderes
   *[other] andere
} berührt.
task-place-tile-hole = Schließe eine Lücke: Lege ein Plättchen, das an allen vier Seiten Nachbarn hat.

# Possessions.
task-have-wine = Besitze { $number } { $count ->
   *[other] Warenplättchen
} mit Wein.
task-have-grain = Besitze { $number } { $count ->
   *[other] Warenplättchen
} mit Korn.
task-have-cloth = Besitze { $number } { $count ->
   *[other] Warenplättchen
} mit Tuch.
task-have-goods = Besitze { $number } { $count ->
    [one] Warenplättchen
   *[other] Warenplättchen (gleich oder verschieden)
}.
task-have-each-good = Besitze von Wein, Korn und Tuch je { $number } { $count ->
   *[other] Warenplättchen
}.
task-have-gold = Besitze { $number } { $count ->
   *[other] Goldbarren
}.
task-have-followers = Habe { $number } { $count ->
    [one] normalen Gefolgsmann
   *[other] normale Gefolgsleute
} im Vorrat.
task-have-no-followers = Habe keinen normalen Gefolgsmann mehr im Vorrat.
task-have-special-figures = Habe { $number } deiner { $count ->
   *[other] Sonderfiguren
} (alle außer den normalen Gefolgsleuten) auf dem Spielfeld.
task-have-no-special-figures = Habe keine deiner Sonderfiguren (alle außer den normalen Gefolgsleuten) auf dem Spielfeld.
task-have-all-special-figures = Habe alle deine Sonderfiguren (alle außer den normalen Gefolgsleuten) zugleich auf dem Spielfeld.
task-have-tower-pieces = Habe noch { $number } { $count ->
    [one] Turmbaustein
   *[other] Turmbausteine
}.
task-have-no-tower-pieces = Habe keinen Turmbaustein mehr.

# Counts over a game. The number of "your number 3", with the stop of an
# ordinal behind it.
task-number = { $count }.
task-number-from = { $count }. oder späteren
task-number-between = { $least }. bis { $most }.
task-nth = Stelle in diesem Spiel zum { $number } Mal { $feature } fertig.
task-nth-of-all = Stelle in diesem Spiel zum { $number } Mal { $feature } fertig, alle Spieler mitgezählt.
task-orders = Erfülle in diesem Spiel deinen { $number } Befehl.
task-orders-farmer = Erfülle in diesem Spiel deinen { $number } Befehl mit dem Bauernzeichen.
task-orders-alike = Erfülle in diesem Spiel deinen { $number } Befehl aus ein und demselben Set.
task-bare = { $count ->
    [one] Lege { $count } Plättchen, ohne einen Gefolgsmann zu setzen.
   *[other] Lege { $count } Plättchen in Folge, ohne einen Gefolgsmann zu setzen.
}
task-farm-turns = { $count ->
    [one] Setze in { $count } deiner Züge einen Bauern.
   *[other] Setze in { $count } deiner Züge in Folge je einen Bauern.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } Und im selben Zug: { $second }
task-both = { $first } Und davor oder danach: { $second }
task-either = { $first } Oder: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Du verlierst sofort 10 Punkte, { $perils }. Hast du diese Karte am Ende noch, bekommst du ihre Punkte.
task-if-captured = wenn ein Gegner einen deiner Gefolgsleute gefangen nimmt
task-if-eaten = wenn der Drache einen deiner Gefolgsleute frisst
task-if-taken-over = wenn andere dir eine Straße, eine Stadt, ein Gebäude oder eine Wiese abnehmen
task-if-last = wenn nach einem deiner Züge alle anderen mehr Punkte haben als du
task-if-small-road = wenn eine fertige Straße von dir höchstens { $count } { $count ->
   *[other] Plättchen
} hat
