# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = precies { $count }
task-at-least = minstens { $count }
task-at-most = hoogstens { $count }
task-between = { $least } tot en met { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } of { $last }

# How large.
task-tiles-exactly = van precies { $count } { $count ->
    [one] tegel
   *[other] tegels
}
task-tiles-at-least = van minstens { $count } { $count ->
    [one] tegel
   *[other] tegels
}
task-tiles-at-most = van hoogstens { $count } { $count ->
    [one] tegel
   *[other] tegels
}
task-tiles-between = van { $least } tot en met { $most } tegels
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (de eigen tegel meegerekend)

# What is on it.
task-with-pennants = met { $number } { $count ->
    [one] wapen
   *[other] wapens
}
task-with-inns = met { $number } { $count ->
    [one] herberg
   *[other] herbergen
}
task-with-ferries = met { $number } { $count ->
    [one] veerpont
   *[other] veerponten
}
task-with-cathedrals = met { $number } { $count ->
    [one] kathedraal
   *[other] kathedralen
}
task-with-goods = met { $number } { $count ->
    [one] goederensymbool
   *[other] goederensymbolen (gelijk of verschillend)
}
task-with-kinds = met { $number } { $count ->
    [one] soort
   *[other] verschillende soorten
} goederen
task-with-towers = met { $number } { $count ->
    [one] torenbouwplaats
   *[other] torenbouwplaatsen
} (grotendeels erin)
task-with-sieges = met { $number } { $count ->
    [one] belegeringstegel
   *[other] belegeringstegels
}
task-without-pennants = zonder wapen
task-without-inns = zonder herberg
task-without-ferries = zonder veerpont
task-without-cathedrals = zonder kathedraal
task-without-goods = zonder goederensymbool
task-without-kinds = zonder enige soort goederen
task-without-towers = zonder torenbouwplaats (grotendeels erin)
task-without-sieges = zonder belegeringstegel
task-with-points = ter waarde van { $number } { $count ->
    [one] punt
   *[other] punten
} (voor jou)
# How large, and one thing that is on it.
task-tiles-with = { $size } { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = { $number } { $count ->
    [one] meeple staat
   *[other] meeples staan
}, van wie dan ook
task-stand-own = { $number } van je meeples { $count ->
    [one] staat
   *[other] staan
}
task-stand-opponents = { $number } { $count ->
    [one] meeple van een tegenspeler staat
   *[other] meeples van tegenspelers staan
}
task-stand-players = meeples van { $number } { $count ->
    [one] speler
   *[other] verschillende spelers
} staan
task-stand-no-followers = geen meeple staat
task-stand-no-own = geen van je meeples staat
task-stand-no-opponents = geen meeple van een tegenspeler staat
task-stand-no-players = geen speler een meeple heeft
task-stand-own-alone = { $number } van je meeples { $count ->
    [one] staat
   *[other] staan
} en geen van een tegenspeler
task-stand-opponents-alone = { $number } { $count ->
    [one] meeple van een tegenspeler staat
   *[other] meeples van tegenspelers staan
} en geen van jou
task-stands-follower = een van je gewone meeples staat
task-stands-big-follower = je grote meeple staat
task-stands-mayor = je burgemeester staat
task-stands-wagon = je wagen staat
task-stands-builder = je bouwmeester staat
task-stands-pig = je varken staat
task-stands-barn = je herenboerderij staat
task-stands-phantom = je fantoom staat
task-stands-abbot = je abt staat
task-stands-shepherd = je herder staat

# Where they stand.
task-where-road = {" "}waarop { $list }
task-where-city = {" "}waarin { $list }
task-where-monastery = {" "}waarop { $list }
task-where-shrine = {" "}waarop { $list }
task-where-monastic = {" "}waarop { $list }
task-where-garden = {" "}waarin { $list }
task-where-either = {" "}waar { $list }
task-where-any = {" "}waarop { $list }
# Wherever that is.
task-where-there = {" "}waar { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = {" "}terwijl daarop { $list }
task-while-city = {" "}terwijl daarin { $list }
task-while-monastery = {" "}terwijl daarop { $list }
task-while-shrine = {" "}terwijl daarop { $list }
task-while-monastic = {" "}terwijl daarop { $list }
task-while-garden = {" "}terwijl daarin { $list }
task-while-either = {" "}terwijl daar { $list }
task-while-any = {" "}terwijl daarop { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = een weg
task-a-city = een stad
task-a-besieged = een belegerde stad
task-a-monastery = een klooster
task-a-shrine = een cultusplaats
task-a-monastic = een klooster of cultusplaats
task-a-garden = een tuin
task-a-any = een project
task-another-road = nog een weg
task-another-city = nog een stad
task-another-besieged = nog een belegerde stad
task-another-monastery = nog een klooster
task-another-shrine = nog een cultusplaats
task-another-monastic = nog een klooster of cultusplaats
task-another-garden = nog een tuin
task-another-any = nog een project
task-into-road = op een weg
task-into-city = in een stad
task-into-besieged = in een belegerde stad
task-into-monastery = op een klooster
task-into-shrine = op een cultusplaats
task-into-monastic = op een klooster of cultusplaats
task-into-garden = in een tuin
task-into-any = op een project (geen weide)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = op een project
task-into-either = op een weg of in een stad
task-in-road = op een weg
task-in-city = in een stad
task-in-besieged = in een belegerde stad
task-in-monastery = op een klooster
task-in-shrine = op een cultusplaats
task-in-monastic = op een klooster of cultusplaats
task-in-garden = in een tuin
task-in-any = op een project (geen weide)
task-in-feature = op een project

# Several features, and several others; always two or more.
task-several-road = minstens { $count } wegen
task-several-city = minstens { $count } steden
task-several-monastery = minstens { $count } kloosters
task-several-shrine = minstens { $count } cultusplaatsen
task-several-monastic = minstens { $count } kloosters of cultusplaatsen
task-several-garden = minstens { $count } tuinen
task-several-any = minstens { $count } projecten
task-others-monastic = minstens { $count } andere kloosters of cultusplaatsen
task-others-any = minstens { $count } andere projecten

# Completing. After the feature comes who stands there, or nothing.
task-complete = Bouw { $feature } af{ $clause }.
task-together = Bouw met één tegel { $list } af.
task-together-all = Bouw met één tegel dit alles af: { $list }.
task-together-separator = {"; "}
task-connect = Bouw een weg of stad zo af dat { $road } in { $cities } uitkomt.
task-connect-road = een afgebouwde weg
task-connect-road-sized = een afgebouwde weg { $size }
task-connect-city = een afgebouwde stad
task-connect-cities = { $number } { $count ->
    [one] afgebouwde stad
   *[other] verschillende afgebouwde steden
}
task-connect-city-sized = een afgebouwde stad { $size }
task-connect-cities-sized = { $number } { $count ->
    [one] afgebouwde stad { $size }
   *[other] verschillende afgebouwde steden, elk { $size },
}
task-score = Scoor { $number } { $count ->
    [one] punt
   *[other] punten
} { $from }.
task-score-feature = Scoor in één keer { $number } { $count ->
    [one] punt
   *[other] punten
} met één project.
task-score-turn = Scoor in één beurt { $number } { $count ->
    [one] punt
   *[other] punten
} met projecten.
task-from-road = met één weg, wie die ook afbouwt
task-from-city = met één stad, wie die ook afbouwt
task-from-monastery = met één klooster, wie dat ook afbouwt
task-from-shrine = met één cultusplaats, wie die ook afbouwt
task-from-monastic = met één klooster of cultusplaats, wie die ook afbouwt
task-from-garden = met één tuin, wie die ook afbouwt
task-from-any = met één project (geen weide), wie dat ook afbouwt

# Fields and the cities that they touch.
task-touches-cities = { $number } { $count ->
    [one] stad
   *[other] steden
} raakt
task-touches-complete = { $number } afgebouwde { $count ->
    [one] stad
   *[other] steden
} raakt
task-touches-no-cities = geen stad raakt
task-touches-no-complete = geen afgebouwde stad raakt
task-field = op een weide die { $touches }
task-field-whether = op een weide die { $touches }, { $count ->
   *[other] afgebouwd of niet
}
task-field-of-them = op een weide die { $touches }, waarvan er { $number } { $count ->
    [one] is
   *[other] zijn
} afgebouwd
task-field-none-of-them = op een weide die { $touches }, waarvan er geen enkele is afgebouwd
task-field-not = maar niet op een weide die { $touches }
task-farmer = Zet een boer.
task-farmer-in = Zet een boer { $field }.
task-farmer-so = Zet een boer, { $so }.
task-farmer-in-so = Zet een boer { $field }, { $so }.
task-so-farmers = zodat je daarna { $number } { $count ->
    [one] boer
   *[other] boeren
} op het speelveld hebt
task-join = Leg een tegel die een weide met een boer van jou verbindt met een weide met een boer van een tegenspeler.
task-join-touching = Leg een tegel die een weide met een boer van jou en een weide met een boer van een tegenspeler verbindt tot één weide die { $touches }.

# Titles and challenges.
task-take-king = Neem de Koning van de tafel of van een tegenspeler.
task-take-robber = Neem de Roofridder van de tafel of van een tegenspeler.
task-take-either = Neem de Koning of de Roofridder van de tafel of van een tegenspeler.
task-take-both = Neem de Koning of de Roofridder, zodat je ze daarna allebei hebt.
task-take-from-king = Neem een tegenspeler de Koning af.
task-take-from-robber = Neem een tegenspeler de Roofridder af.
task-take-from-either = Neem een tegenspeler de Koning of de Roofridder af.
task-take-from-both = Neem een tegenspeler de Koning of de Roofridder af, zodat je ze daarna allebei hebt.
task-win = Win een uitdaging met je meeple.
task-win-shrine = Win een uitdaging met je meeple op de cultusplaats.
task-win-monastery = Win een uitdaging met je meeple op het klooster.

# The City of Carcassonne.
task-enter = Stuur een meeple { $place }.
task-enter-so = Stuur een meeple { $place }, zodat je daarna { $number } { $count ->
    [one] meeple
   *[other] meeples
} in de stad Carcassonne hebt.
task-quarter-none = naar de stad Carcassonne
task-quarters = naar { $list } van Carcassonne
task-quarter-castle = het kasteel
task-quarter-market = de markt
task-quarter-blacksmith = de smederij
task-quarter-cathedral = de kathedraal
deed-leave-city = Laat vóór het einde van het spel een meeple uit de stad Carcassonne naar een project gaan.
task-count = Verzet de graaf.
task-count-to = Verzet de graaf naar een stadskwartier van Carcassonne waar { $number } { $count ->
    [one] meeple van een tegenspeler is
   *[other] meeples van tegenspelers zijn
}.
task-count-to-nobody = Verzet de graaf naar een stadskwartier van Carcassonne waar geen meeple van een tegenspeler is.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Leg een tegel in het tweede deel van een dubbele beurt.
task-deploy = Zet { $figure }{ $clause }.
task-deploy-on = Zet { $figure } { $place }{ $clause }.
task-deploy-portal = Zet { $figure } door een magische poort op een andere tegel{ $clause }.
task-deploy-portal-on = Zet { $figure } door een magische poort op een andere tegel, { $place }{ $clause }.
task-deploy-flight = Zet { $figure } met een vliegmachine neer{ $clause }.
task-deploy-flight-on = Zet { $figure } met een vliegmachine { $place }{ $clause }.
task-land = Land met een vliegmachine{ $clause }.
task-land-on = Land met een vliegmachine { $place }{ $clause }.
task-deploy-crop = Zet door een graancirkel { $figure } bij{ $clause }.
task-deploy-crop-on = Zet door een graancirkel { $figure } bij, { $place }{ $clause }.
task-figure = een figuur van jezelf
task-follower = een meeple
task-your-follower = een gewone meeple
task-your-big-follower = je grote meeple
task-your-mayor = je burgemeester
task-your-wagon = je wagen
task-your-builder = je bouwmeester
task-your-pig = je varken
task-your-barn = je herenboerderij
task-your-phantom = je fantoom
task-your-abbot = je abt
task-your-shepherd = je herder
deed-place-abbey = Leg je abdij.
deed-place-abbey-completes = Leg je abdij zo dat je daarmee { $number } { $count ->
    [one] project
   *[other] projecten
} afbouwt. De abdij mag er een van zijn.
deed-move-wagon = Rijd verder met je wagen nadat zijn project is geteld.
deed-call-abbot = Haal je abt naar huis.
deed-call-abbot-points = Haal je abt naar huis voor { $number } { $count ->
    [one] punt
   *[other] punten
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Laat de jonkvrouw een ridder van een tegenspeler terugsturen.
task-fairy = Verzet de fee.
task-fairy-on = Verzet de fee naar een meeple van jou { $place }{ $clause }.
deed-dragon-eats = Leg een tegel met een draak zo dat de draak daarna { $number } { $count ->
    [one] figuur van een tegenspeler
   *[other] figuren van je tegenspelers
} opeet.
deed-avoid-dragon = Eet de draak een figuur van jou op, dan verlies je meteen 10 punten. Heb je deze kaart aan het eind nog, dan krijg je 10 punten.

# Towers.
deed-raise-tower = Verhoog een toren tot een hoogte van { $number } { $count ->
    [one] torendeel
   *[other] torendelen
}.
deed-capture = Neem een meeple van een tegenspeler gevangen.
deed-capture-prisoners = Neem een meeple van een tegenspeler gevangen, zodat je daarna { $number } { $count ->
    [one] gevangene
   *[other] gevangenen
} hebt.

# The fair and the siege.
task-target = Schiet bij de schietwedstrijd zo dat de dichtstbijzijnde rand van het fiche hoogstens { $distance } van het midden van de kermistegel ligt.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Win een schietwedstrijd, alleen of samen met anderen.
task-win-target-by = Win een schietwedstrijd met minstens { $distance } voorsprong op alle anderen.
deed-knock-out = Raak bij het taartengevecht met één schot { $number } { $count ->
    [one] meeple van een tegenspeler
   *[other] meeples van tegenspelers
}.
deed-catch = Vang het fiche bij “vangen”.
deed-slip-by = Schiet het fiche bij “vangen” zo ver, voorbij de liniaal, dat niemand het vangt.
deed-seduce = Ruil bij de verleiding een meeple van een tegenspeler tegen een van jou.
deed-judged = Wie deze kaart heeft, zegt wanneer hij is uitgevoerd.
deed-escape = Laat een ridder van jou uit een belegerde stad ontsnappen.

# The newer sets.
task-mage = Verplaats de magiër.
task-mage-to = Zet de magiër { $place }{ $clause }.
task-witch = Verplaats de heks.
task-witch-to = Zet de heks { $place }{ $clause }.
deed-take-gold = Neem goud.
deed-take-gold-bars = Neem { $number } { $count ->
    [one] goudstaaf
   *[other] goudstaven
} voor de projecten die één tegel afbouwt.
deed-take-gold-held = Neem een goudstaaf, zodat je er daarna { $number } hebt.
deed-take-gold-bars-held = Neem { $number } { $count ->
    [one] goudstaaf
   *[other] goudstaven
} voor de projecten die één tegel afbouwt, zodat je er daarna { $held } hebt.
deed-crop-takes-home = Leg een graancirkel waardoor { $number } { $count ->
    [one] figuur van een tegenspeler
   *[other] figuren van tegenspelers
} naar de voorraad { $count ->
    [one] gaat
   *[other] gaan
}.
task-ferry = Verplaats een veerpont.
task-ferry-on = Verplaats een veerpont zo dat ze { $place } ligt{ $clause }.
deed-read-message = Lees een bericht.
deed-read-message-messages = Lees een bericht, zodat je er daarna { $number } hebt gelezen.
deed-read-message-points = Lees een bericht dat je { $number } { $count ->
    [one] punt
   *[other] punten
} brengt.
deed-read-message-points-messages = Lees een bericht dat je { $number } { $count ->
    [one] punt
   *[other] punten
} brengt, zodat je er daarna { $messages } hebt gelezen.
task-rob = Roof punten met je bandiet.
task-rob-points = Roof met je bandiet { $number } { $count ->
    [one] punt
   *[other] punten
}.
task-rob-richer = Beroof met je bandiet iemand die meer punten heeft dan jij.
task-rob-both = Roof met je bandiet { $number } { $count ->
    [one] punt
   *[other] punten
} van iemand die meer punten heeft dan jij.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = met { $number } { $count ->
    [one] stad
   *[other] verschillende steden
}
task-without-cities = zonder stad
task-with-roads = met { $number } { $count ->
    [one] weg
   *[other] verschillende wegen
}
task-without-roads = zonder weg
task-with-cloisters = met { $number } { $count ->
    [one] klooster
   *[other] kloosters
}
task-without-cloisters = zonder klooster
task-around = { $list } op de tegels eromheen
task-with-row = met { $number } { $count ->
    [one] tegel
   *[other] tegels
} op één rij
task-without-row = zonder tegel op één rij
task-with-monasteries = met { $number } { $count ->
    [one] klooster
   *[other] kloosters
} aan de uiteinden
task-without-monasteries = zonder klooster aan de uiteinden
task-shape-ring = in de vorm van een gesloten ring (zonder uiteinden)
task-shape-hole = rond een lege plek
# Behind the feature and whoever stands there.
task-shares-tile = , op dezelfde tegel als { $other }
task-shares-field = , aan dezelfde weide als { $other }
task-shares-size = , met precies evenveel tegels als { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] een andere weg
    [1] een andere afgebouwde weg
   *[other] een andere onafgebouwde weg
}
task-beside-city = { $state ->
    [0] een andere stad
    [1] een andere afgebouwde stad
   *[other] een andere onafgebouwde stad
}
task-beside-monastery = { $state ->
    [0] een ander klooster
    [1] een ander afgebouwd klooster
   *[other] een ander onafgebouwd klooster
}
task-beside-shrine = { $state ->
    [0] een andere cultusplaats
    [1] een andere afgebouwde cultusplaats
   *[other] een andere onafgebouwde cultusplaats
}
task-beside-monastic = { $state ->
    [0] een ander klooster of een andere cultusplaats
    [1] een ander afgebouwd klooster of een andere afgebouwde cultusplaats
   *[other] een ander onafgebouwd klooster of een andere onafgebouwde cultusplaats
}
task-beside-garden = { $state ->
    [0] een andere tuin
    [1] een andere afgebouwde tuin
   *[other] een andere onafgebouwde tuin
}
task-beside-any = { $state ->
    [0] een ander project
    [1] een ander afgebouwd project
   *[other] een ander onafgebouwd project
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] een weg
    [1] een afgebouwde weg
   *[other] een onafgebouwde weg
}
task-by-city = { $state ->
    [0] een stad
    [1] een afgebouwde stad
   *[other] een onafgebouwde stad
}
task-by-monastery = { $state ->
    [0] een klooster
    [1] een afgebouwd klooster
   *[other] een onafgebouwd klooster
}
task-by-shrine = { $state ->
    [0] een cultusplaats
    [1] een afgebouwde cultusplaats
   *[other] een onafgebouwde cultusplaats
}
task-by-monastic = { $state ->
    [0] een klooster of een cultusplaats
    [1] een afgebouwd klooster of een afgebouwde cultusplaats
   *[other] een onafgebouwd klooster of een onafgebouwde cultusplaats
}
task-by-garden = { $state ->
    [0] een tuin
    [1] een afgebouwde tuin
   *[other] een onafgebouwde tuin
}
task-owned = { $feature } { $owner }
task-owner-you = in jouw bezit
task-owner-opponent = in het bezit van een tegenspeler
task-owner-somebody = met een eigenaar
task-owner-nobody = zonder eigenaar
task-connect-owned = Bouw een weg of stad zo af dat { $road } in { $cities } uitkomt, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = waarvan { $list }
task-cities-own = { $number } { $count ->
   *[other] van jou
}
task-cities-no-own = geen enkele van jou
task-cities-opponents = { $number } { $count ->
    [one] van een tegenspeler
   *[other] van tegenspelers
}
task-cities-no-opponents = geen enkele van een tegenspeler
task-cities-nobodys = { $number } zonder eigenaar
task-cities-no-nobodys = geen enkele zonder eigenaar
task-cities-owners = met in totaal { $number } { $count ->
    [one] eigenaar
   *[other] verschillende eigenaars
}
task-cities-no-owners = allemaal zonder eigenaar
task-place-tile = Leg een tegel die met zijn zijden { $number } { $count ->
    [one] andere tegel
   *[other] andere tegels
} raakt.
task-place-tile-hole = Dicht een gat: leg een tegel die aan alle vier de zijden buren heeft.

# Possessions.
task-have-wine = Zorg dat je { $number } { $count ->
    [one] goederenfiche
   *[other] goederenfiches
} met wijn hebt.
task-have-grain = Zorg dat je { $number } { $count ->
    [one] goederenfiche
   *[other] goederenfiches
} met graan hebt.
task-have-cloth = Zorg dat je { $number } { $count ->
    [one] goederenfiche
   *[other] goederenfiches
} met laken hebt.
task-have-goods = Zorg dat je { $number } { $count ->
    [one] goederenfiche
   *[other] goederenfiches (gelijk of verschillend)
} hebt.
task-have-each-good = Zorg dat je van wijn, graan en laken elk { $number } { $count ->
    [one] goederenfiche
   *[other] goederenfiches
} hebt.
task-have-gold = Zorg dat je { $number } { $count ->
    [one] goudstaaf
   *[other] goudstaven
} hebt.
task-have-followers = Zorg dat je { $number } { $count ->
    [one] gewone meeple
   *[other] gewone meeples
} in je voorraad hebt.
task-have-no-followers = Zorg dat je geen gewone meeple meer in je voorraad hebt.
task-have-special-figures = Zorg dat je { $number } van je speciale { $count ->
   *[other] figuren
} (alle behalve de gewone meeples) op het speelveld hebt.
task-have-no-special-figures = Zorg dat je geen van je speciale figuren (alle behalve de gewone meeples) op het speelveld hebt.
task-have-all-special-figures = Zorg dat je al je speciale figuren (alle behalve de gewone meeples) tegelijk op het speelveld hebt.
task-have-tower-pieces = Zorg dat je nog { $number } { $count ->
    [one] torendeel
   *[other] torendelen
} hebt.
task-have-no-tower-pieces = Zorg dat je geen torendeel meer hebt.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = { $count }e keer
task-number-from = { $count }e keer of later
task-number-between = { $least }e tot en met { $most }e keer
task-nth = Bouw in dit spel voor de { $number } { $feature } af.
task-nth-of-all = Bouw in dit spel voor de { $number } { $feature } af, alle spelers meegeteld.
task-orders = Voer in dit spel voor de { $number } een bevel uit.
task-orders-farmer = Voer in dit spel voor de { $number } een bevel met het boerenteken uit.
task-orders-alike = Voer in dit spel voor de { $number } een bevel van één en dezelfde set uit.
task-bare = { $count ->
    [one] Leg { $count } tegel zonder een meeple te zetten.
   *[other] Leg { $count } tegels achter elkaar zonder een meeple te zetten.
}
task-farm-turns = { $count ->
    [one] Zet in { $count } beurt van jou een boer.
   *[other] Zet in { $count } opeenvolgende beurten van jou telkens een boer.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } En in dezelfde beurt: { $second }
task-both = { $first } En daarvoor of daarna: { $second }
task-either = { $first } Of: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Je verliest meteen 10 punten { $perils }. Heb je deze kaart aan het eind nog, dan krijg je de punten ervan.
task-if-captured = als een tegenspeler een meeple van jou gevangenneemt
task-if-eaten = als de draak een meeple van jou opeet
task-if-taken-over = als anderen een weg, stad, gebouw of weide van jou overnemen
task-if-last = als na een beurt van jou alle anderen meer punten hebben dan jij
task-if-small-road = als een afgebouwde weg van jou hoogstens { $count } { $count ->
    [one] tegel
   *[other] tegels
} telt
