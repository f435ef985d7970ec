### Dutch words of King's Order. Terms are those of Dutch players and rule books.
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may ask for their article.
### One player is spoken to as "je", the whole table as "jullie".

list-separator = {", "}
list-last = { $first } en { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = klooster
tile-shrine = cultusplaats
tile-field = weide
tile-abbey = abdij
tile-river = rivier
tile-inn = herberg
tile-cathedral = kathedraal
tile-princess = jonkvrouw
tile-besieged = belegering
tile-volcano = vulkaan
tile-dragon = draak
tile-portal = magische poort
tile-tower = torenbouwplaats
tile-fair = kermis
shown-pennant = wapen
shown-goods = goederen
shown-tower = toren
tile-city-cap = stad aan één kant
tile-city-band = stad dwars erover
tile-city-corner = stad in een hoek
tile-city-three = stad aan drie kanten
tile-city-full = stad aan alle kanten
tile-cities-two = twee steden
tile-cities = { $count } steden
tile-road-end = einde van een weg
tile-road-straight = rechte weg
tile-road-curve = weg met een bocht
tile-road-branching = vertakte weg
tile-roads-two = twee wegen
tile-junction-three = kruising van drie wegen
tile-junction-four = kruising van vier wegen
tile-pennants = { $count ->
    [one] wapen
   *[other] { $count } wapens
}
edge-city = stad
edge-road = weg
edge-field = weide
edge-river = rivier
edge-carcassonne = Carcassonne
side-north = noorden
side-east = oosten
side-south = zuiden
side-west = westen
feature-road = weg
feature-city = stad
feature-field = weide
feature-monastery = klooster
feature-shrine = cultusplaats
role-road = struikrover
role-city = ridder
role-field = boer
role-monastery = monnik
role-shrine = ketter
role-big-follower = grote meeple
role-mayor = burgemeester
role-wagon = wagen
role-builder = bouwmeester
role-pig = varken
role-barn = herenboerderij
a-road = een struikrover
a-city = een ridder
a-field = een boer
a-monastery = een monnik
a-shrine = een ketter
a-big-follower = een grote meeple
a-mayor = een burgemeester
a-wagon = een wagen
a-builder = een bouwmeester
a-pig = een varken
a-barn = een herenboerderij
a-follower = een meeple
figure-follower = meeple
goods-of = { $count } × { $good }
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-black = zwart
colour-grey = grijs
colour-pink = roze
colour-white = wit

## Sets

set-base = Basisspel
set-king-robber = Koning & Roofridder
set-shrines = Ketters en Cultusplaatsen
set-shrines-extra = De zesde cultusplaats
set-count = De Graaf van Carcassonne
set-river-1 = De Rivier
set-river-2 = De Rivier II
set-inns-cathedrals = Herbergen & Kathedralen
set-traders-builders = Kooplieden en Bouwmeesters
set-princess-dragon = De Draak, de Fee en de Jonkvrouw
set-tower = De Toren
set-abbey-mayor = Burgemeesters & Abdijen
set-catapult = De Katapult
set-siege-cathars = De Katharen
set-siege-besiegers = De Belegeraars

## Scores

source-road = Wegen
source-city = Steden
source-monastery = Kloosters
source-shrine = Cultusplaatsen
source-field = Weiden
source-king = Koning
source-robber = Roofridder
source-goods = Goederen
source-orders = Bevelen
source-fairy = Fee
source-ransom = Losgeld
source-catapult = Katapult
source-track = Spoor zonder bevelen
source-by-hand = Met de hand
label-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
label-pennants = { $count ->
    [one] { $count } wapen
   *[other] { $count } wapens
}
label-building = het gebouw zelf
label-neighbours = { $count ->
    [one] { $count } tegel eromheen
   *[other] { $count } tegels eromheen
}
label-touched-cities = { $count ->
    [one] { $count } aangrenzende afgebouwde stad
   *[other] { $count } aangrenzende afgebouwde steden
}
label-pigsty = { $count ->
    [one] varkenskudde: { $count } stad
   *[other] varkenskudde: { $count } steden
}
label-pig = { $count ->
    [one] varken: { $count } stad
   *[other] varken: { $count } steden
}
label-besieged-cities = { $count ->
    [one] belegerd, nog eens: { $count } stad
   *[other] belegerd, nog eens: { $count } steden
}
label-goods = meeste { $good }
good-wine = wijn
good-grain = graan
good-cloth = laken
label-barn = { $count ->
    [one] herenboerderij: { $count } stad
   *[other] herenboerderij: { $count } steden
}
label-fairy-turn = fee aan het begin van de beurt
label-fairy-feature = fee bij de meeple
label-ransom = losgeld
label-fair = de kermis
label-completed-cities = { $count ->
    [one] { $count } afgebouwde stad
   *[other] { $count } afgebouwde steden
}
label-carcassonne = de stad Carcassonne
label-completed-roads = { $count ->
    [one] { $count } afgebouwde weg
   *[other] { $count } afgebouwde wegen
}
label-both-titles = allebei samen
label-king-at-once = { $count ->
    [one] Koning: { $count } net afgebouwde stad
   *[other] Koning: { $count } net afgebouwde steden
}
label-robber-at-once = { $count ->
    [one] Roofridder: { $count } net afgebouwde weg
   *[other] Roofridder: { $count } net afgebouwde wegen
}
label-unfulfilled-orders = { $count ->
    [one] { $count } niet uitgevoerd bevel
   *[other] { $count } niet uitgevoerde bevelen
}
label-most-orders = meeste bevelen uitgevoerd
label-raised-to-zero = niemand eindigt onder 0
label-order = bevel “{ $title }”
label-by-hand = met de hand: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] weg van { $tiles } tegel
   *[other] weg van { $tiles } tegels
}
record-city = { $tiles ->
    [one] stad van { $tiles } tegel
   *[other] stad van { $tiles } tegels
}
record-pennants = { $count ->
    [one] { $count } wapen
   *[other] { $count } wapens
}
record-inns = { $count ->
    [one] een herberg
   *[other] { $count } herbergen
}
record-cathedrals = { $count ->
    [one] een kathedraal
   *[other] { $count } kathedralen
}
record-sieges = { $count ->
    [one] een belegering
   *[other] { $count } belegeringen
}
record-with = { $feature } met { $parts }
record-monastery = klooster met { $tiles } van de 9 tegels
record-shrine = cultusplaats met { $tiles } van de 9 tegels
record-field = { $cities ->
    [0] weide zonder afgebouwde stad
    [one] weide met { $cities } afgebouwde stad
   *[other] weide met { $cities } afgebouwde steden
}
record-besieged = { $feature }, waarvan { $count } belegerd
record-pigsty = { $feature } en een varkenskudde
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = groot
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $count ->
    [one] { $name } houdt { $count } bevel.
   *[other] { $name } houdt { $count } bevelen.
}
outcome-order-drawn = { $name } trekt een bevel.
outcome-orders-discarded = { $name } legt af: { $titles }.
outcome-placed = { $name } legt: { $tile }.
outcome-passed = { $name } past en legt geen tegel.
outcome-mouth = De rivier bereikt haar monding.
outcome-challenge = Uitdaging! De cultusplaats van { $shrine } tegen het klooster van { $monastery }: wat het eerst is afgebouwd, krijgt punten, het andere niets.
outcome-shrine-won = De cultusplaats wint de uitdaging: het klooster krijgt niets.
outcome-monastery-won = Het klooster wint de uitdaging: de cultusplaats krijgt niets.
outcome-left-city = { $name } verlaat Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } stuurt een meeple naar Carcassonne: { $quarter }.
outcome-city-scored = Carcassonne blijft dicht: { $name } heeft zelf punten gekregen.
outcome-city-nobody = Carcassonne blijft dicht: geen tegenspeler van { $name } heeft punten gekregen.
outcome-orders-entered = De aan { $name } uitgedeelde bevelen zijn ingevoerd.
outcome-tower-site-city = De torenbouwplaats ligt in de stad.
outcome-tower-site-outside = De torenbouwplaats ligt buiten de steden.
outcome-city-entered-before = { $name } heeft in deze beurt al een meeple naar Carcassonne gestuurd.
outcome-city-no-follower = Carcassonne zou open zijn, maar { $name } heeft geen meeple meer.
outcome-count-moved = { $name } verzet de graaf: { $quarter }.
outcome-tile-removed = Een tegel past nergens en gaat uit het spel: { $tile }.
outcome-deployed = { $name } zet { $role }.
outcome-completed = Afgebouwd: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } krijgt goederen: { $goods }.
outcome-wagon-moved = De wagen van { $name } rijdt verder: { $feature }.
outcome-dragon-came = De draak komt naar de vulkaan.
outcome-dragon-woke = De draak wordt wakker.
outcome-dragon-stuck = De draak kan niet verder en blijft staan.
outcome-dragon-moved = { $name } leidt de draak een stap verder.
outcome-eaten = De draak eet op: { $figures }.
outcome-fairy-moved = De fee gaat naar een meeple van { $name }.
outcome-fairy-moved-tower = De fee gaat naar een meeple van { $name } op een toren.
outcome-fairy-moved-city = De fee gaat naar een meeple van { $name } in Carcassonne: { $quarter }.
outcome-knight-removed = De jonkvrouw van { $name } stuurt terug: { $figure }.
outcome-tower-raised = { $name } verhoogt een toren tot hoogte { $height }.
outcome-tower-manned = { $name } zet een meeple op een toren.
outcome-captured = { $name } neemt gevangen: { $figure }.
outcome-exchanged = Gevangenenruil: { $own } tegen { $theirs }.
outcome-ransomed = { $name } koopt terug van { $captor }: { $figure }.
outcome-escaped = Ontsnapt aan de belegering: { $figure }.
outcome-fair-came = Kermis! { $name } kiest het fiche.
outcome-fair-opened = { $name } kiest: { $token }.
outcome-thrown-at = { $name } schiet: { $distance } van de kermis.
outcome-thrown-swap = { $name } verleidt: { $figures }.
outcome-thrown-hits = { $name } raakt: { $figures }.
outcome-thrown-caught = { $name } schiet en { $catcher } vangt.
outcome-thrown-short = Het schot van { $name } is te kort.
outcome-thrown-nothing = { $name } schiet.
outcome-order-lost = { $name } heeft het bevel “{ $title }” verloren en toont het.
outcome-lost-captured = { $name } heeft het bevel “{ $title }” verloren en toont het: er is een meeple gevangengenomen.
outcome-lost-eaten = { $name } heeft het bevel “{ $title }” verloren en toont het: de draak heeft een meeple opgegeten.
outcome-lost-taken-over = { $name } heeft het bevel “{ $title }” verloren en toont het: anderen hebben een project overgenomen.
outcome-lost-last = { $name } heeft het bevel “{ $title }” verloren en toont het: alle anderen hebben meer punten.
outcome-lost-road = { $name } heeft het bevel “{ $title }” verloren en toont het: een afgebouwde weg telt maar { $count } tegels.
outcome-order-spent = De draak bijt toe: { $name } toont “{ $title }”.
figure-of = { $figure } van { $name }
token-target = schietwedstrijd
token-catch = vangen
token-knock-out = taartengevecht
token-seduction = verleiding
outcome-second-part = De bouwmeester brengt { $name } nog een tegel.
outcome-returned = { $count ->
    [one] { $count } meeple gaat terug naar de voorraad.
   *[other] { $count } meeples gaan terug naar de voorraad.
}
outcome-taken-first = { $name } wordt { $title }; vanaf { $size } tegels gaat de titel over.
outcome-taken-from = { $name } wordt { $title } in plaats van { $from }; vanaf { $size } tegels gaat de titel over.
outcome-taken-kept = { $name } blijft { $title }; nu gaat de titel over vanaf { $size } tegels.
outcome-met-by = Het is uitgevoerd door dit: { $task }
order-progress = { $done } van { $of }
order-judged = Jij oordeelt
outcome-fulfilled = { $name } voert het bevel “{ $title }” uit.
told-opened = { $count ->
    [one] De hand van { $name } is geopend.
   *[other] De hand van { $name } is { $count } keer geopend.
}
told-deal-undone = { $name } beslist opnieuw over de uitgedeelde bevelen; ze zijn weer te bekijken.
told-dealt-before = Er waren al eerder bevelen uitgedeeld; die zijn teruggelegd. Wie ze had bekeken: { $names }.
told-draw-undone = { $count ->
    [one] Een bevel dat { $name } had getrokken, is teruggelegd. Wie het bekeken heeft, kent het.
   *[other] { $count } bevelen die { $name } had getrokken, zijn teruggelegd. Wie ze bekeken heeft, kent ze.
}
told-order-undone = Het bevel “{ $title }” lag open voor { $name } en is teruggenomen. Iedereen heeft het gezien.
told-end-undone = Aan het eind lagen alle handen open, en het einde is teruggenomen.
told-pin-set = De hand van { $name } is nu met een pincode vergrendeld.
told-pin-removed = De pincode van { $name } is gewist.
told-pin-forgotten = Iemand heeft de pincode van { $name } gewist zonder die in te typen.
told-pin-wrong = { $count ->
    [one] Voor de hand van { $name } is een verkeerde pincode ingetypt.
   *[other] Voor de hand van { $name } is { $count } keer een verkeerde pincode ingetypt.
}
told-clashed = { $count ->
    [one] { $name } heeft een bevel ingevoerd dat al voor iemand genoteerd is.
   *[other] { $name } heeft { $count } keer een bevel ingevoerd dat al voor iemand genoteerd is.
}
told-reentered = { $count ->
    [one] { $name } heeft een verkeerd genoteerd bevel opnieuw ingevoerd.
   *[other] { $name } heeft { $count } verkeerd genoteerde bevelen opnieuw ingevoerd.
}
outcome-final = Het spel is uit: nu de eindtelling.
outcome-unknown = Het spel is afgelopen. Het scorespoor laat zien wie er heeft gewonnen.
outcome-finished = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
title-king = Koning
title-robber = Roofridder

## Why a move is refused

reject-game-over = Het spel is uit. Maak de laatste stap ongedaan om verder te gaan.
reject-deal-first = Eerst beslist { $name } over de uitgedeelde bevelen.
reject-choose-first = Eerst kiest { $name } welk bevel wordt uitgevoerd.
reject-no-such-player = Speler { $number } bestaat niet: de { $players } spelers zijn genummerd vanaf 0.
reject-unknown-tile = Geen tegel van de sets in het spel heet “{ $tile }”.
reject-none-left = Er is geen tegel “{ $tile }” over: ze liggen allemaal al, of hij hoort niet bij dit spel. Controleer de laatste invoer en de gekozen sets.
reject-edge = De kant in het { $side } past niet: de tegel toont { $shows }, maar daar ligt { $wants }. Draai hem of kies een andere plaats.
reject-place-occupied = Daar ligt al een tegel. Kies een vrije plaats.
reject-fork-first = Eerst komt de splitsing van de rivier.
reject-river-first = Eerst wordt de rivier gelegd: trek een van haar tegels.
reject-mouth-first = Eerst komt de monding van de rivier.
reject-river-over = Die tegel kan nu niet getrokken worden.
reject-river-apart = Een riviertegel moet de rivier voortzetten. Kies een plaats aan haar open einde.
reject-river-joined = De twee armen van de rivier mogen niet samenkomen. Kies een andere plaats.
reject-river-turn = De rivier mag niet twee keer dezelfde kant op buigen. Draai de tegel of kies de andere arm.
reject-river-blocked = De rivier zou daar niet verder kunnen. Draai de tegel of kies de andere arm.
reject-crowded-here = Hier zou het gebouw ({ $building }) twee van de andere soort naast zich hebben: één in het { $one }, één in het { $other }. Kies een andere plaats.
reject-crowded-there = Het gebouw in het { $there } ({ $building }) heeft al één van de andere soort naast zich, in het { $other } ervan. Een tweede mag niet. Kies een andere plaats.
direction-north = noorden
direction-north-east = noordoosten
direction-east = oosten
direction-south-east = zuidoosten
direction-south = zuiden
direction-south-west = zuidwesten
direction-west = westen
direction-north-west = noordwesten
reject-nobody-begins = Er wordt nu niet gevraagd wie begint.
reject-begins-elsewhere = { $active } of { $left } begint.
reject-say-who-begins = Zeg eerst wie Carcassonne als eerste mag verlaten.
reject-nobody-leaves = Niemand kan Carcassonne nu verlaten.
reject-others-chance = Nu mag { $name } Carcassonne verlaten.
reject-not-in-city = { $name } heeft zo’n figuur niet in Carcassonne: { $quarter }.
reject-count-blocks = De graaf is in dat stadskwartier ({ $quarter }): niemand komt eruit.
reject-not-there = Vanuit dat stadskwartier ({ $quarter }) kan niemand daarheen. Het dient voor { $serves }.
reject-city-shut = Nu mag niemand naar Carcassonne: daarvoor moet een project zijn afgebouwd dat wel een tegenspeler maar niet de speler zelf punten geeft.
reject-count-stays = De graaf wordt verzet door wie net een meeple naar Carcassonne heeft gestuurd.
reject-count-moves-alone = Aan deze tafel gaat de graaf vanzelf. Ga door met de volgende beurt.
reject-fairy-not-in-city = Aan deze tafel gaat de fee niet naar Carcassonne. Kies een andere meeple.
reject-no-farmers = Aan deze tafel zijn er geen boeren. Kies iets anders dan een weide of de markt.
reject-count-there = De graaf is al in dat stadskwartier ({ $quarter }).
reject-leave-first = Eerst mag { $name } Carcassonne verlaten of blijven.
reject-place-apart = De tegel zou geen andere raken. Kies een plaats naast een tegel.
reject-tile-already-placed = De tegel van deze beurt ligt al. Kies een meeple of beëindig de beurt.
reject-last-turn-asks = De laatste beurt is nog niet voorbij. Beantwoord wat gevraagd wordt, of beëindig de beurt om nee te zeggen.
reject-place-first = Leg eerst een tegel.
reject-tile-fits = De tegel past nog ergens: hij moet gelegd worden.
reject-no-such-segment = De net gelegde tegel heeft geen “{ $segment }”.
reject-occupied = Daar ({ $feature }) staat { $name } al. Kies een ander deel van de tegel of geen.
reject-already-deployed = In deze beurt kan niemand meer worden gezet: de actie is gebruikt.
reject-no-figure-left = { $name } heeft zo’n figuur niet meer.
reject-wrong-figure = Deze figuur ({ $figure }) kan daar niet staan ({ $feature }). Kies een ander deel van de tegel.
reject-no-follower = Dat geldt alleen voor meeples, en deze figuur ({ $figure }) is er geen. Kies een meeple.
reject-no-own-follower = Deze figuur ({ $figure }) heeft daar een meeple van dezelfde speler nodig.
reject-not-in-play = Die uitbreiding zit niet in dit spel.
reject-volcano = Op een vulkaan wordt niemand gezet. Kies een andere plek, of beëindig de beurt zonder figuur.
reject-dragon-there = Niemand komt op de tegel waar de draak staat. Kies een plek op een andere tegel.
reject-no-portal = Alleen een magische poort brengt een meeple naar een andere tegel. Kies een deel van de net gelegde tegel.
reject-no-barn-corner = Een herenboerderij staat waar vier tegels op één weide samenkomen. Kies een andere hoek of figuur.
reject-no-wagon = Nu kan geen wagen verderrijden.
reject-dragon-rests = De draak beweegt nu niet.
reject-nobody-on-tower = Op die toren staat geen meeple van jou. Kies een toren waar er wel een staat.
reject-fairy-where = Zeg waar de meeple van de fee staat: een tegel met een segment, alleen een tegel voor de toren daarop, of alleen een stadskwartier van Carcassonne.
reject-fairy-there = De fee staat al bij die meeple. Kies een andere.
reject-no-princess = De jonkvrouw van deze tegel woont in een andere stad. Kies een ridder uit die stad.
reject-princess-first = Eerst moet de jonkvrouw een ridder terugsturen.
reject-no-tower-raised = Alleen de net verhoogde toren kan iemand gevangennemen.
reject-ransom-once = Per beurt wordt één gevangene teruggekocht, vóór de puntentelling van de beurt.
reject-no-escape = Nu kan niemand uit die stad ontsnappen.
reject-no-fair = Er is nu geen kermis.
reject-other-token = Dat hoort niet bij het fiche dat wordt geschoten. Kies een ander resultaat.
reject-no-abbey = { $name } heeft de abdij al gelegd.
reject-others-wagon = Eerst rijdt de wagen van { $name } verder, of niet.
reject-no-piece = { $name } heeft geen torendeel meer.
reject-others-throw = Eerst schiet { $name }.
reject-dragon-first = Eerst beweegt de draak: { $name } leidt hem een stap verder.
reject-barn-there = { $name } heeft al een herenboerderij op die weide. Kies een ander deel van de tegel.
reject-tower-closed = Op die toren staat een meeple van { $name } die hem afsluit. Kies een andere toren.
reject-complete = Dat project is al afgebouwd. Kies er een dat nog niet is afgebouwd.
reject-no-way = Daarheen leidt geen weg voor de wagen, of er staat al iemand. Kies een gouden project.
reject-dragon-cannot = Daar kan de draak niet heen: hij gaat naar een aangrenzende tegel, nooit twee keer naar dezelfde, en niet naar de fee.
reject-nobody-there = Daar staat zo’n figuur niet. Kies er een die er wel staat.
reject-not-away = Hier is die figuur daar niet: er valt niets recht te zetten.
reject-where = Geef aan waar de figuur is: een tegel met een deel, alleen de tegel voor de toren, alleen een wijk van de Stad of alleen wie hem gevangen houdt.
reject-is-right = Er zou niets veranderen: zo staat het hier al.
reject-scored = Dat gebied is af en gewaardeerd: daar staat niemand meer.
reject-held-by = { $name } kan die figuur niet gevangen houden.
reject-no-foundation = Die tegel heeft geen torenbouwplaats. Kies er een die er wel een heeft.
reject-out-of-reach = Zo ver reikt de toren niet. Kies iemand dichterbij.
reject-no-tower = Daar staat nog geen toren. Kies er een die er wel staat.
reject-no-prisoner = Die speler heeft zo’n gevangene niet.
reject-volcano-first = Een draaktegel die vóór de eerste vulkaan wordt getrokken, gaat opzij: trek een andere tegel.
reject-not-on-tower = Deze figuur ({ $figure }) klimt niet op torens. Kies een meeple.
reject-not-in-quarter = Deze figuur ({ $figure }) mag niet naar dat stadskwartier ({ $quarter }). Kies een ander stadskwartier.
reject-too-poor = Het losgeld is 3 punten; { $points } is te weinig.
reject-no-hole = Een abdij vult een gat: een plaats met tegels aan alle vier de kanten.
reject-no-second-part = De bouwmeester brengt hier geen tweede tegel.
reject-without-orders = Dit spel wordt zonder bevelen van de koning gespeeld.
reject-already-kept = { $name } heeft al over de uitgedeelde bevelen beslist.
reject-not-in-hand = { $name } heeft dat bevel niet.
reject-only-at-turn-start = Bevelen worden getrokken en afgelegd voordat de tegel wordt gelegd.
reject-already-drawn = In deze beurt is al een bevel getrokken.
reject-hand-full = { $name } heeft vijf bevelen en mag er geen meer trekken.
reject-pile-empty = De stapel met bevelen is leeg.
reject-not-in-pile = Dat bevel zit niet in de stapel.
reject-in-hand = Dat bevel heb je al, of het ligt open.
reject-app-deals = In dit spel deelt de app de bevelen uit. Houd de uitgedeelde of geef er een terug.
reject-already-dealt = De aan { $name } uitgedeelde bevelen zijn al ingevoerd. Maak dat ongedaan om andere in te voeren.
reject-dealt-count = Elke speler krijgt drie verschillende bevelen, niet { $count }. Kies er drie.
reject-not-dealt = Voer eerst de drie bevelen in die { $name } heeft gekregen.
reject-name-order = Kies welk bevel je van de gedrukte stapel hebt getrokken.
reject-no-question = Waar de torenbouwplaats van die tegel ligt, is duidelijk. Er hoeft niets gezegd te worden.
reject-site-is-there = Dat is al gezegd.
reject-no-right-to-discard = { $name } mag alleen aan het begin van een beurt afleggen, en alleen na drie boerenbevelen in de hand.
reject-drawn-is-kept = “{ $title }” is in deze beurt getrokken en blijft. Leg bevelen af die je al had.
reject-discard-count = Er worden één of twee verschillende bevelen afgelegd, niet { $count }.
reject-not-a-farmer-order = “{ $title }” vraagt niet om een boer en kan niet worden afgelegd.
reject-nothing-to-choose = { $name } heeft nu geen bevelen om uit te kiezen.
reject-occasion-used = { $name } heeft met deze tegel al een bevel uitgevoerd: meer dan één levert die niet op.
reject-not-a-choice = Het bevel “{ $card }” hoort niet bij de bevelen die { $name } nu kan uitvoeren.
reject-no-reason = Zeg kort waarom er punten met de hand worden gegeven.
reject-too-many-moves = Een spel heeft hoogstens { $limit } stappen. Begin een nieuw spel.
reject-too-many-points = { $points } punten is te veel voor één correctie.
reject-end-at-turn-start = Maak deze beurt af voordat je het spel beëindigt.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] Eén speler is te weinig: er spelen twee tot zes mensen.
   *[other] { $count } spelers gaat niet: er spelen twee tot zes mensen.
}
setup-no-name = Speler { $number } heeft een naam nodig.
setup-long-name = “{ $name }” is te lang: gebruik hoogstens { $limit } tekens.
setup-name-twice = Twee spelers heten “{ $name }”: verander een naam.
setup-colour-twice = Twee spelers zijn { $colour }: verander een kleur.
setup-no-base = Het basisspel ontbreekt: daar zit de starttegel in.
setup-unknown-set = Geen set heet “{ $set }”: zet het bestand in de map met sets, of laat de set weg.
setup-set-twice = De set “{ $set }” is twee keer genoemd.
setup-unknown-order = Geen bevel heet “{ $card }”.
setup-order-twice = Het bevel “{ $card }” zit twee keer in de stapel.
setup-order-of-absent-set = Het bevel “{ $card }” hoort bij “{ $set }”, en die set doet niet mee.
setup-order-for-farmers = Het bevel “{ $card }” vraagt om een boer, en deze tafel speelt zonder. Haal het uit de stapel.
setup-many-cards = Het spel brengt meer dan { $limit } eigen kaarten mee.
setup-card = { $place } van het spel is fout: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } bevel is te weinig: er worden er { $needed } uitgedeeld.
   *[other] { $cards } bevelen is te weinig: er worden er { $needed } uitgedeeld.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = het bestand moet een lijst bevatten: […]
fault-empty-list = de lijst is leeg
fault-id-form = een id heeft alleen de letters a–z, cijfers en “-”
fault-id-twice = deze id staat er twee keer
fault-id-bundled = iets anders in de app heeft deze id al: geef de jouwe een andere
fault-id-taken = iets anders in { $file } heeft deze id al: geef de jouwe een andere
fault-unknown-set = geen set heet “{ $set }”, dus de kaart zit nooit in een stapel. De sets van kaarten zijn { $known }.
fault-other-set = de set is “{ $set }”, maar het eerste item van het bestand heeft “{ $expected }”: één bestand, één set
fault-bundled-set = “{ $set }” is een set van de app: geef de jouwe een andere naam
fault-copies = { $count } exemplaren met { $start } starttegels: schrijf minstens één exemplaar en niet meer starttegels dan exemplaren
fault-side-segments = { $segments ->
    [0] kant { $side } hoort bij geen stad, weg of rivier
   *[other] kant { $side } hoort bij { $segments } segmenten in plaats van één, of toont een weide
}
fault-side-shows = het raakt kant { $side }, die iets anders toont
fault-no-sides = het raakt geen kant
fault-half-edge-fields = { $fields ->
    [0] halve kant { $half } hoort bij geen weide
   *[other] halve kant { $half } hoort bij { $fields } weiden
}
fault-half-edge-on-city = halve kant { $half } ligt aan een stadskant en kan geen weide zijn
fault-field-city = stad { $city } staat niet op de tegel, of is twee keer genoemd
fault-field-touches-no-city = de weide bij { $half } loopt langs een stad maar raakt er geen
fault-two-buildings = een tegel heeft een klooster, een cultusplaats of een tuin, maar één daarvan
fault-no-such-segment = “{ $segment }” staat niet op de tegel
fault-no-words = het is leeg
fault-hidden-characters = er staan onzichtbare tekens in: schrijf het opnieuw zonder die tekens
fault-long-words = het heeft { $length } tekens; op de kaart passen er { $limit }
fault-card-copies = { $count } exemplaren: schrijf 1 tot 9
fault-points = { $points } punten: schrijf 1 tot 30
fault-farmer-mark-missing = het bevel vraagt om een boer: schrijf "farmer": true
fault-farmer-mark-wrong = het bevel vraagt niet om een boer: laat "farmer" weg
fault-void-bound = een grens die leeg is of waaraan niets kan voldoen
fault-impossible = niets in het spel kan hieraan voldoen
fault-large-number = { $number } is te groot: geen getal op een kaart is groter dan { $limit }
fault-many-tiles = er staan meer dan { $limit } soorten tegels in; meer mag een set er niet hebben

## Files

file-read = { $path } kan niet worden gelezen: { $cause }. Kijk of het er is en of je het mag lezen.
file-write = { $path } kan niet worden geschreven: { $cause }. Het spel gaat door; sla het ergens anders op.
file-not-a-file = { $path } is een map, een apparaat of een pipe. Zet daar een bestand neer, of noem een ander.
file-taken = { $path } bestaat al, en er wordt niets vervangen. Kies een andere naam.
file-no-folder = De map { $path } bestaat niet. Maak hem eerst, of kies een andere.
file-no-name = Het bestand heeft nog geen naam. Typ er een.
file-not-saved = { $path } kan niet worden geschreven: { $cause }. Kies een andere plek.
file-huge = { $path } is te groot ({ $megabytes } MB) voor een spel, een stapel bevelen, een set of een tabel met woorden.
file-empty = { $path } is leeg.
file-not-text = { $path } is geen tekstbestand. Sla het op als tekst in UTF-8.
file-syntax = { $path } is beschadigd: { $message }.
file-not-a-game = { $path } is geen bestand van King’s Order.
file-newer = { $path } is van een nieuwere versie van King’s Order (bestandsversie { $version }, deze app leest tot en met { $ours }). Werk de app bij om het te openen.
file-too-many-moves = { $path } heeft meer dan { $limit } stappen. Zo veel heeft geen avond, en King’s Order opent het niet.
file-ignored = { $path }: { $fields } kan niet worden gelezen. Het gebruikelijke geldt; het bestand zoals het was, blijft ernaast bewaard.
file-shape-whole = { $path } kan niet worden gelezen: { $message }.
file-shape = { $path }: { $field } kan niet worden gelezen: { $message }.
file-setup = { $path } kan niet worden gespeeld. { $faults }
file-no-home = Het systeem noemt geen persoonlijke map om spellen in te bewaren.
cause-not-there = zo’n bestand of map is er niet
cause-not-allowed = dat is niet toegestaan
cause-full = de schijf is vol
cause-read-only = op die schijf kan niet worden geschreven
cause-no-folder = iets op de weg erheen is geen map
cause-bad-name = zo kan geen bestand heten
cause-taken = er is daar al iets met die naam
cause-folder = dat is een map
cause-busy = een ander programma gebruikt het
cause-large = het zou te groot zijn voor die schijf
cause-system = het systeem zegt “{ $said }”
file-move = Stap { $number } wordt geweigerd: { $reason }
reader-at = { $problem } (regel { $line }, kolom { $column })
reader-at-line = { $problem } (regel { $line })
reader-cut-off = de tekst breekt af
reader-syntax = er staat iets wat JSON niet toestaat
reader-deep = het is te diep genest
reader-missing = “{ $name }” ontbreekt
reader-twice = “{ $name }” staat er twee keer
reader-unknown = “{ $name }” is daar niet bekend
reader-unknown-of = “{ $name }” is daar niet bekend; mogelijk zijn { $known }
reader-kind = er staat { $found }, maar er hoort { $expected } te staan
reader-value = { $found } is daar niet mogelijk
reader-length = een lijst is te lang of te kort
reader-other = { $message }
reader-found-text = de tekst “{ $value }”
reader-found-number = het getal { $value }
reader-found-truth = “{ $value }”
reader-found-nothing = niets
reader-found-other = iets anders
reader-a-text = een tekst
reader-a-whole = een heel getal dat past
reader-a-number = een getal
reader-a-truth = true of false
reader-a-list = een lijst
reader-an-object = een object tussen accolades

## What a correction would change

difference-points = Punten van { $name }: { $before } → { $after }.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } voert “{ $title }” uit.
difference-lost = { $name } voert “{ $title }” niet meer uit en heeft het weer in de hand.
difference-chosen = { $name } kan nu uit bevelen kiezen; “{ $title }” was genomen.
difference-orders = Punten voor bevelen tellen hier zoals ze zijn; wat eraan verandert, hoor je als je akkoord gaat.
difference-dropped = Past niet meer: { $made }. { $reason }
difference-passed = De beurt van { $name } blijft leeg tot de tegel opnieuw is ingevoerd.
difference-active = Dan is { $name } aan de beurt.
holding = { $name } ({ $size })
holding-nobody = niemand
move-keep-orders = { $name } houdt de bevelen
move-discard-orders = bevelen afleggen
move-deal-orders = { $name }: bevelen uitgedeeld
move-tower-site = torenbouwplaats
move-draw-order = een bevel trekken
move-place = leggen: { $tile }
move-remove-tile = opzij: { $tile }
move-deploy = { $role } zetten
move-wagon = de wagen van { $name } rijdt verder
move-keep-wagon = de wagen van { $name } gaat naar de voorraad
move-dragon = een stap van de draak
move-fairy = de fee naar een meeple
move-remove-knight = de jonkvrouw stuurt een ridder van { $name } terug
move-raise-tower = een toren verhogen
move-capture = gevangennemen: { $figure } van { $name }
move-man-tower = een meeple op een toren
move-ransom = { $figure } terugkopen
move-escape = een ridder van { $name } ontsnapt
move-open-fair = een ronde { $token }
move-throw = { $name } schiet
move-end-turn = einde van de beurt
move-begin-leaving = { $name } mag Carcassonne als eerste verlaten
move-leave-city = { $name } verlaat Carcassonne ({ $quarter })
move-stay-in-city = { $name } blijft in Carcassonne
move-enter-city = een meeple naar Carcassonne ({ $quarter })
move-count = de graaf verzetten ({ $quarter })
move-pass = passen, geen tegel
move-fulfil-order = { $name } kiest een bevel
move-claim-order = { $name } meldt een bevel
move-ask-for-orders = Iedereen wordt naar uitgevoerde bevelen gevraagd
move-adjust = { $name } { $points } met de hand
move-end-game = einde van het spel
move-place-anyway = toch zo: { $tile }
move-describe-tile = een tegel die de app niet kende
move-deploy-anyway = toch { $role } houden
move-join-game = { $name } komt erbij
move-leave-game = { $name } gaat weg
move-change-seats = een andere beurtvolgorde
move-change-rules = andere huisregels

## What the table decides beside the rules

table-joined = { $name } komt erbij, als laatste in de beurtvolgorde.
table-left = { $name } gaat weg; de beurten gaan verder zonder { $name }.
table-left-figures-stay = De figuren blijven staan.
table-left-figures-home = De figuren gaan naar de voorraad.
table-left-orders-count = De bevelen in de hand tellen aan het eind.
table-left-orders-under = De bevelen in de hand gaan onder de stapel.
table-seated = Vanaf nu gaan de beurten zo rond: { $names }
table-turn-given = De beurt gaat van { $from } naar { $to }.
table-rules = Vanaf nu: { $rules }
table-rule = { $question }: { $answer }
table-tile = De tafel voegt een tegel toe: { $tile }.
table-right = Rechtgezet: { $what }.
right-home = { $was } staat daar niet, maar is thuis
right-back = { $is } staat daar
right-other = daar staat { $is }, niet { $was }
right-tool = Rechtzetten…
right-title = Een figuur rechtzetten
right-which = Wat klopt hier niet?
right-where = Waar?
right-more = Er ontbreekt een figuur
right-there = Wie staat daar op tafel?
right-nobody = Niemand
right-lies = Wat ligt erbij?
right-lies-so = Erbij liggen: { $what }
right-lies-nothing = Niets
right-none = Niemand heeft een figuur die hier mag staan.
right-about = Het geldt vanaf nu. Gegeven punten blijven.
right-turn = In plaats daarvan beurt { $turn } verbeteren
right-go = Rechtzetten
right-prisoner = gevangen: { $name }
table-kept = De tafel laat het toch zo: { $why }.
kept-edge = niet elke kant past bij de kant ernaast
kept-crowded = te veel kloosters en cultusplaatsen naast elkaar
kept-river = de rivier zou anders moeten lopen
kept-none-left = daarvan was er geen meer over
kept-other-set = hij is uit een andere set
kept-described = de app kende hem niet
kept-occupied = daar staat { $name } al
kept-second = het is de tweede figuur van de beurt
kept-figure = { $figure } op dit project ({ $feature })
kept-other = tegen de regels
reject-between-turns = Dat wordt aan het begin van een beurt beslist, vóór de tegel. Maak eerst deze beurt af.
reject-has-left = { $name } doet niet meer mee.
reject-last-two = Er zijn nog maar twee spelers. Beëindig in plaats daarvan het spel.
reject-not-everybody = Iedereen die meespeelt, heeft een plaats, en maar één.
reject-turn-is-theirs = De beurt is toch al van { $name }.
reject-farmers-from-start = Of er boeren zijn, wordt vóór de eerste tegel beslist.
reject-start-tile-drawn = De starttegel is al getrokken: die kan niet meer terug in de doos.
reject-known-tile = Er heet al een tegel “{ $tile }”.
described-name = De naam van een tegel heeft kleine letters, cijfers en koppeltekens, hoogstens 40.
described-edge = De kant in het { $side } kan stad, weg of weide tonen.
described-side = In het { $side } is iets verbonden wat daar niet ligt, of dubbel.
described-crossing = Twee verbindingen kruisen elkaar. Verbind de kanten anders.

## Commands

cli-ok = { $file }: in orde
cli-fault = { $file }: { $fault }
cli-points-in-vain = Let op: kaart { $card } is altijd { $fixed } punten waard, niet { $points } zoals in het bestand staat.
cli-move = stap { $number }
cli-fewer-moves = { $count ->
    [one] { $file } heeft maar { $count } stap. Dit is de stand erna.
   *[other] { $file } heeft maar { $count } stappen. Dit is de stand na alle stappen.
}
cli-more-refused = { $count ->
    [one] nog een stap wordt geweigerd
   *[other] nog { $count } stappen worden geweigerd
}
cli-defect = een fout van King’s Order zelf, meld die alsjeblieft: { $fault }
cli-started = “{ $started }” is geen tijdstip: schrijf de dag en de tijd zoals { $example }
cli-not-on-top = de app heeft deze bevelen uitgedeeld, en dit kan niet boven op de stapel hebben gelegen: { $above ->
    [one] er ligt één kaart
   *[other] er liggen { $above } kaarten
} bovenop. Zonder “card” wordt de bovenste getrokken.
cli-awaited = { $reason } (verwacht: { $moves })
cli-unknown-list = de lijst bevat geen tegels (met “edges”) en geen kaarten (met “requirement”)
cli-unknown-set = Geen set heet “{ $set }”. De sets zijn { $known }.
cli-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cli-deal = De bevelen worden uitgedeeld.
cli-turn = Beurt { $turn }: { $name }.
cli-tiles = Tegels: { $placed } gelegd, { $left } over.
cli-titles = Koning: { $king }. Roofridder: { $robber }.
cli-score = punten
cli-projected = prognose
cli-followers = meeples
cli-orders = bevelen
cli-fulfilled = uitgevoerd
cli-no-display = Er is geen scherm om een venster op te openen. De commando’s werken ook zonder: kings-order --help
cli-display-silent = Het scherm { $display } is niet bereikbaar: { $cause }
cli-scale = { $source } is { $scale }: op die schaal kan geen venster worden getoond.
cli-no-such-file = Er is geen commando en geen spelbestand met de naam { $name }. Zie kings-order --help.
season-twice = { $file } telt maar één keer mee: hetzelfde spel is al eerder opgegeven.
cli-unwritten = De uitvoer kan niet worden geschreven: { $cause }.
cli-text-unread = { $file }, regel { $line }: het bericht dat daar begint, is niet te lezen. Zolang staat het er in het Engels.
cli-window-failed = Het venster kan niet worden geopend: { $cause }
cli-stopped = King’s Order is door een eigen fout gestopt. Alles wat je hebt ingevoerd, is opgeslagen. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Totaal
export-of-orders = Punten voor bevelen
export-running = Nog niet afgelopen: beurt { $turn }.
export-log = Verloop

## The game's menu, its people and its rules

tool-menu = Het spel: spelers, regels, bestanden
keys-menu = het spel: overslaan, beëindigen, spelers, huisregels, bestanden
menu-title = Het spel
menu-skip = Beurt van { $name } overslaan
menu-skip-about = De beurt gaat voorbij zonder tegel.
menu-end = Spel beëindigen…
menu-end-about = Wat onafgebouwd is, wordt nu geteld.
menu-people = Spelers…
menu-people-about = Namen, kleuren en plaatsen; er komt een gast, iemand gaat weg, wie aan de beurt is
menu-rules = Huisregels…
menu-rules-about = Vanaf nu, of alsof het altijd zo was
menu-forgotten = Een vergeten beurt…
menu-forgotten-about = De beurt vóór deze. Een oudere: klik in het verloop op de regel waar hij vóór hoort.
menu-compare = Met de tafel vergelijken
menu-compare-about = Punten, figuren en tegels; waar ze verschillen, wordt gezocht wat dat verklaart.
menu-by-hand = Punten met de hand…
menu-by-hand-about = Gegeven of genomen, met de reden; op het scoreblok ook wat de tafel zelf telt
menu-copy = Kopie opslaan…
menu-copy-about = Het spel gaat verder in zijn eigen bestand.
menu-open = Spel openen…
menu-open-about = Een bestand van waar dan ook; dit spel is opgeslagen.
menu-folder = Map tonen
files-copy = Een kopie van het spel opslaan
files-export = Elders opslaan
files-open = Een spel openen
files-copy-there = Daar opslaan
files-open-there = Openen
files-elsewhere = Ergens anders…
files-path = Het bestand
files-saved = De kopie is opgeslagen: { $path }
player-left = { $name } (weggegaan)
files-no-folder = Dat kon niet worden getoond. Het staat in { $folder }
amend-forgotten = Een vergeten beurt vóór beurt { $turn }
amend-anothers = Beurt { $turn } was niet van { $name }
amend-none = Beurt { $turn } van { $name } verwijderen
amend-whose = Wiens beurt was het?
amend-later = En de beurten daarna?
amend-forgotten-stay = Ze blijven bij hun spelers: alleen deze beurt komt erbij.
amend-forgotten-on = Iedereen schuift één op: ze stonden één speler te vroeg.
amend-anothers-stay = Ze blijven bij hun spelers: alleen deze beurt was van een ander.
amend-anothers-on = Ze gaan links van die speler verder.
amend-none-stay = Ze blijven bij hun spelers: { $name } wordt overgeslagen.
amend-none-on = Iedereen schuift naar voren: de beurt erna is van { $name }.
amend-enter = Invoeren
amend-show = Tonen wat er verandert
log-give = De beurt was van een ander…
log-insert = Hiervoor ontbreekt een beurt…
now-forgotten = Je voert een vergeten beurt in. Met Esc blijft alles zoals het was.
past-as-it-was = Zoals het was: { $made }
past-later-tile = Daar ligt een latere tegel. De vergeten tegel ligt ergens anders.
past-unchanged = Alles is zoals het was.
rules-title = Huisregels
rules-about = Waar tafels verschillend spelen. Het eerste antwoord is dat van de regels.
rules-from-now = Vanaf nu
rules-always = Alsof het altijd zo was…
people-title = Spelers
people-about = In beurtvolgorde. Klik op een kleur om die te veranderen.
people-name = Naam
people-on-turn = aan de beurt
people-give-turn = Is aan de beurt
people-gone = is weggegaan
people-leave = Gaat weg…
people-leaves = { $name } gaat weg met “Klaar”.
people-figures-stay = Figuren blijven en tellen mee
people-figures-home = Figuren naar de voorraad
people-orders-count = Bevelen in de hand kosten aan het eind punten
people-orders-under = Bevelen in de hand gaan onder de stapel
people-guest = Er komt een gast…
people-no-guest = Toch geen gast
people-guest-about = Als laatste in de beurtvolgorde; krijgt drie bevelen als de tafel daarmee speelt.
people-later = Plaatsen, gasten en vertrek: aan het begin van een beurt, vóór de tegel.
people-done = Klaar
tray-another-lies = Hier ligt een andere…
tray-stands-anyway = Staat ergens anders…
keep-title = De tafel laat het toch zo
keep-about = Een tegel die niet past, waarvan er geen meer over is of die uit een andere set komt. Kanten die niet passen, blijven gescheiden.
keep-sides = De kanten, met de klok mee: { $keys }
keep-more = nog { $count }: typ hun kanten
keep-none = Geen tegel heeft zulke kanten.
keep-unknown = De app kent hem niet…
keep-do = Het blijft zo
keep-other = Andere tegel
keep-of-set = { $tile } ({ $set })
stand-title = De tafel laat het toch zo
stand-about = Een figuur waar de regels die niet toestaan; hij telt als elke andere.
describe-title = Een tegel die de app niet kent
describe-about = Zoals hij ligt: klik op een kant tot die toont wat de tegel daar toont.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Verbonden op de tegel
describe-stands = Erop
describe-pennant = Wapen
describe-place = Zo leggen

## The window

app-name = King’s Order
app-tagline = Een extra hand aan jullie Carcassonnetafel.
app-unofficial = Een onofficiële metgezel voor Carcassonne. De uitbreiding “Op bevel van de koning” (By Order of the King) is een fanontwerp van JPutt927.
back = Terug
close = Sluiten
key-space = Spatie
date = { $day } { $month } { $year }, { $time }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

home-continue = Verderspelen
home-turn = Beurt { $turn } · { $date }
home-new = Nieuw spel
home-earlier = Eerdere spellen
home-damaged = beschadigd – open om te zien wat er te redden is
home-newer = van een nieuwere versie – werk de app bij om het te openen
home-unplayable = hier niet te spelen – open om te zien waarom
home-finished = afgelopen
home-at-turn = bij beurt { $turn }
home-first = Jullie eerste avond
home-first-1-title = 1 · Klaarzetten
home-first-1 = Namen, kleuren, plaatsen. De bevelen worden op dit scherm uitgedeeld, verborgen voor de anderen.
home-first-2-title = 2 · Gewoon spelen, elke tegel invoeren
home-first-2 = Klik waar hij ligt en welke het is, en zeg waar de meeple staat. De app telt de punten.
home-first-3-title = 3 · De weiden laten tellen
home-first-3 = Aan het eind wordt alles voor jullie ogen geteld, stap voor stap.

setup-title = Nieuw spel
setup-players = Wie speelt er mee?
setup-order = Zoals jullie zitten, met de klok mee. Sleep een rij of gebruik de pijlen.
setup-add = Speler toevoegen
setup-lots = Loten wie begint
setup-colour = Andere kleur kiezen
setup-starts = begint
setup-seat = plaats { $number }
setup-known = Eerder meegespeeld
setup-sets = Wat zit er in de zak?
setup-orders = Bevelen van de koning
setup-orders-about = Geheime bevelen, uitgedeeld en bewaakt door de app.
setup-orders-printed = Je deelt je eigen kaarten uit en voert in wat er getrokken is.
setup-adds-figures = een figuur voor iedereen
setup-adds = { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } bevel
   *[other] { $orders } bevelen
}
setup-base = altijd met het basisspel: { $tiles } tegels
box-label = Jullie doos:
box-base-first = Basisspel (vóór 2014)
box-base-second = Basisspel (vanaf 2014): tuinen, rivier, abten
box-big = Big Box 6 of 7
box-count-king-robber = Graaf, Koning & Roofridder
box-added = Erbij: { $sets }.
box-removed = Eruit: { $sets }.
box-rules = Huisregels van deze doos: { $rules }
setup-gardens = tuinen
setup-house-rules = Huisregels
setup-house-rules-state = { $count ->
    [0] zoals in de regels
    [one] 1 anders
   *[other] { $count } anders
}
setup-house-rules-about = Waar tafels verschillend spelen. Het eerste antwoord is dat van de regels.
setup-house-rules-done = Terug naar de sets
switch-orders-occasions = Een boer en de tegel waarmee hij kwam: hoeveel bevelen mogen ze uitvoeren?
switch-orders-occasions-event = Elk één
switch-orders-occasions-tile = Samen één
switch-orders-discard-right = Het recht om boerenbevelen af te leggen, als je er bij de volgende beurt minder dan drie hebt
switch-orders-discard-right-kept = Blijft
switch-orders-discard-right-must-hold = Vervalt
switch-orders-discarded = Afgelegde bevelen
switch-orders-discarded-out = Gaan uit het spel
switch-orders-discarded-under-pile = Gaan onder de stapel
switch-orders-draw-after-discard = Wie een beurt met vijf bevelen begint en aflegt
switch-orders-draw-after-discard-allowed = Mag trekken
switch-orders-draw-after-discard-refused = Mag niet trekken
switch-orders-none-fulfilled = Heeft niemand een bevel uitgevoerd, dan gaan de tien punten voor de meeste
switch-orders-none-fulfilled-nobody = Naar niemand
switch-orders-none-fulfilled-all = Naar iedereen
switch-orders-negative = Bevelen in de hand mogen een totaal onder 0 brengen
switch-orders-negative-allowed = Ja
switch-orders-negative-zero = Nee, het stopt bij 0
switch-count-unoccupied = Meeples mogen uit Carcassonne naar een afgebouwd project
switch-count-unoccupied-refused = Als er iemand stond
switch-count-unoccupied-allowed = Altijd
switch-count-first = Wie haalt het eerst meeples uit Carcassonne
switch-count-first-chosen = Dat kiest wie aan de beurt is
switch-count-first-left = De speler links
switch-count-at-end = Aan het eind verlaten meeples Carcassonne
switch-count-at-end-market = Vanaf de markt, voor weiden
switch-count-at-end-all = Overal vandaan waar de graaf niet is
switch-count-city = Carcassonne, voor weiden, de Koning en bevelen
switch-count-city-counts = Is een afgebouwde stad
switch-count-city-ignored = Telt niet
switch-abbey-late = Na de laatste tegel mogen abdijen
switch-abbey-late-allowed = Nog gelegd worden
switch-abbey-late-refused = Niet meer gelegd worden
switch-dragon-timing = De draak beweegt
switch-dragon-timing-before-scoring = Vóór de puntentelling
switch-dragon-timing-after-scoring = Na de puntentelling
switch-escape-refuge = Wie aan een belegering ontsnapt, heeft een klooster nodig
switch-escape-refuge-siege-tile = Naast een belegeringstegel
switch-escape-refuge-any-tile = Naast een willekeurige tegel van de stad
switch-start-tile = De starttegel, waar in plaats daarvan de stad Carcassonne of een rivier ligt
switch-start-tile-box = Blijft in de doos
switch-start-tile-pile = Wordt onder de andere geschud
switch-river-mouth = De monding van de rivier
switch-river-mouth-automatic = Wordt vanzelf gelegd
switch-river-mouth-turn = Is de volgende beurt
switch-orders-returned = Bij het uitdelen teruggegeven bevelen gaan onder de stapel
switch-orders-returned-turn-order = In beurtvolgorde
switch-orders-returned-shuffled = Geschud
switch-orders-parts = Wat een bevel met het net afgebouwde project verbindt, moet zijn afgebouwd
switch-orders-parts-anybody = Door wie dan ook
switch-orders-parts-own = Door wie het bevel heeft
switch-orders-paid-parts = Een project dat al voor een bevel telde
switch-orders-paid-parts-count = Mag ook voor een ander tellen
switch-orders-paid-parts-barred = Is verbruikt
switch-challenge-share = Een gewonnen uitdaging telt voor het bevel van
switch-challenge-share-majority = Wie er de meerderheid heeft
switch-challenge-share-presence = Iedereen op het winnende gebouw
switch-challenge-oneself = Een uitdaging die men van zichzelf wint
switch-challenge-oneself-fulfils = Voert het bevel voor een gewonnen uitdaging uit
switch-challenge-oneself-nothing = Voert geen bevel uit
switch-dragon-card = De draak tot het eind gemeden
switch-dragon-card-bonus = Brengt 10 punten
switch-dragon-card-fulfilled = Is ook een uitgevoerd bevel
switch-target-off-tiles = Een fiche van de schietwedstrijd naast de tegels
switch-target-off-tiles-counts = Telt voor een bevel
switch-target-off-tiles-refused = Telt niet
switch-count-orders = Punten voor bevelen, bij de vraag wie naar Carcassonne mag
switch-count-orders-ignored = Tellen niet mee
switch-count-orders-scoring = Tellen mee
switch-count-fairy = De 3 punten van de fee, bij de vraag wie naar Carcassonne mag
switch-count-fairy-scoring = Tellen mee
switch-count-fairy-ignored = Tellen niet mee
switch-count-barn = Meeples op de markt, als een herenboerderij een weide laat tellen
switch-count-barn-refused = Blijven staan
switch-count-barn-allowed = Mogen naar die weide
switch-count-double-turn = In een dubbele beurt mag je naar Carcassonne
switch-count-double-turn-each-part = In elk deel
switch-count-double-turn-once = Eén keer
switch-siege-fields = Op een weide verdubbelt een belegerde stad
switch-siege-fields-all = Alle punten
switch-siege-fields-three = Niet die van varkens
switch-escape-double-turn = Aan een belegering ontsnapt in een dubbele beurt
switch-escape-double-turn-once = Eén ridder
switch-escape-double-turn-each-part = In elk deel één ridder
switch-princess = De jonkvrouw
switch-princess-may = Mag een ridder terugsturen
switch-princess-must = Moet dat doen
switch-fairy-place = De fee helpt
switch-fairy-place-follower = Eén meeple
switch-fairy-place-tile = Iedereen op haar tegel
switch-catch-short = Een te kort schot bij het vangen geeft punten
switch-catch-short-nobody = Aan niemand
switch-catch-short-catcher = Aan de vanger
switch-small-city = Een afgebouwde stad van twee tegels geeft
switch-small-city-four = 4 punten, zoals elke stad
switch-small-city-two = 2: 1 per tegel en wapen
switch-farmers = Boeren
switch-farmers-allowed = Doen mee
switch-farmers-none = Geen: geen markt, herenboerderij, varken of bevelen voor boeren
switch-fields = Per afgebouwde stad aan het eind
switch-fields-by-field = Elke weide 3 punten voor haar eigen boeren
switch-fields-by-city = 4 punten, één keer, voor de meeste boeren eromheen
switch-fields-scorepad = Met het scoreblok kijkt de tafel wie rond een stad de meeste boeren heeft, en schrijft die stad bij maar één van hun weiden op.
switch-king-robber = De Koning en de Roofridder geven
switch-king-robber-each = Aan het eind 1 per stad of weg
switch-king-robber-ten = Aan het eind elk 10
switch-king-robber-fifteen = Aan het eind elk 15, samen 40
switch-king-robber-at-once = Meteen 1 per nieuwe stad of weg, aan het eind niets
switch-count-moves = Is er een meeple naar Carcassonne gestuurd, dan gaat de graaf
switch-count-moves-free = Waarheen die speler wil
switch-count-moves-next = Eén stadskwartier verder: kasteel, markt, smederij, kathedraal
switch-count-moves-follower = Naar het stadskwartier van de meeple
switch-inns-at-end = Wat aan het eind met herberg of kathedraal onafgebouwd is
switch-inns-at-end-nothing = Is niets waard
switch-inns-at-end-ignored = Is evenveel waard als zonder
switch-wagon-ways = Een wagen rijdt verder
switch-wagon-ways-connected = Langs een verbinding
switch-wagon-ways-nine-tiles = Naar alles wat open en vrij is op zijn tegel of de acht eromheen
switch-wagon-ways-scorepad = Met het scoreblok let de tafel hier zelf op.
switch-fairy-city = Naar een meeple in Carcassonne mag de fee
switch-fairy-city-allowed = Gaan
switch-fairy-city-refused = Niet gaan
switch-fairy-city-scorepad = Met het scoreblok let de tafel hier zelf op.
switch-second-barn = Een herenboerderij op een weide die er al een heeft
switch-second-barn-refused = Wordt niet gezet
switch-second-barn-allowed = Mag gezet worden
setup-own-sets = Van jezelf: tegels en bevelen in { $folder }
setup-deck-bundled = de stapel van de app
setup-printed = gedrukte kaarten
setup-newer-orders = en { $count } voor de nieuwere sets
setup-newer-orders-about = De stapel van de spelregels heeft geen bevelen voor deze sets. Deze zijn van ons: huisbevelen, gemeten als alle andere.
set-count-about = Carcassonne ligt in het midden. Wie anderen punten bezorgt, mag er meeples heen sturen, en ze er op het juiste moment weer uit halen.
set-shrines-about = Een cultusplaats naast een klooster is een uitdaging: wat het eerst is afgebouwd, krijgt punten, het andere niets.
set-shrines-extra-about = Een zesde cultusplaats, die later uitkwam.
set-river-1-about = In plaats van de starttegel: een bron, tien tegels en een meer.
set-river-2-about = In plaats van de starttegel: een rivier met een splitsing, een varkenskudde en een vulkaan als monding.
set-inns-cathedrals-about = Herbergen en kathedralen maken wegen en steden meer waard, of niets als ze open blijven. Een grote meeple voor iedereen.
set-traders-builders-about = Goederen voor wie een stad afbouwt, een bouwmeester voor een tweede tegel, een varken voor de weiden.
set-princess-dragon-about = De draak eet wat op zijn weg komt, de fee beschermt een meeple, poorten openen het hele land.
set-tower-about = Torens nemen meeples gevangen; een gevangene kost 3 punten.
set-abbey-mayor-about = Een abdij voor elk gat, de burgemeester, een wagen die verderrijdt, een herenboerderij voor de weiden.
set-catapult-about = Op een kermis schiet iedereen: op een doel, om te vangen, op meeples.
set-siege-cathars-about = Belegerde steden zijn voor ridders minder waard en voor boeren twee keer zo veel.
set-siege-besiegers-about = Nog meer belegerde steden.
set-king-robber-about = Wie de grootste stad afbouwt, is Koning; wie de langste weg afbouwt, Roofridder. Aan het eind 1 punt per stad of weg.
setup-summary = { $players } spelers · { $tiles } tegels
setup-summary-orders = { $players } spelers · { $tiles } tegels · { $orders } bevelen
setup-begins = { $name } begint.
setup-start = Spel beginnen

curtain-pass = Geef het scherm aan { $name }
curtain-deal = Je drie bevelen. Houd ze alle drie, of kies er een die weer onder de stapel gaat.
curtain-enter = Welke drie bevelen heb je gekregen? Niemand anders mag kijken.
curtain-draw = Welk bevel heb je getrokken? Niemand anders mag kijken.
curtain-entered = Deze drie
curtain-drawn = Dit heb ik getrokken
curtain-draw-back = Niet getrokken
curtain-clashed = Een bevel is vaker ingevoerd dan de stapel het heeft; welk en door wie blijft geheim. Vergelijk de jouwe en voer een verkeerd bevel hieronder opnieuw in.
curtain-clashed-others = De anderen vergelijken die van hen ook:
curtain-wrong = Een bevel is verkeerd genoteerd
curtain-wrong-which = Welk van je bevelen is verkeerd genoteerd? Kies het.
curtain-wrong-by = Welk bevel heb je in plaats daarvan?
curtain-wrong-since = Met dat bevel zou iets dat je sindsdien met je bevelen hebt gedaan, niet mogen. Neem dat eerst terug, aan de tafel met Ctrl Z.
curtain-wrong-this = Dit is verkeerd
curtain-wrong-done = Dit heb ik
picker-open = nog één
picker-search = een paar letters van titel of tekst
picker-none = Geen bevel dat nog verborgen is, zegt dat. Probeer een ander woord van de titel.
curtain-look = Je bevelen. Niemand anders mag kijken.
curtain-drew = Je hebt een bevel getrokken. Je houdt het.
order-cost = Een bevel dat aan het eind nog in de hand is, kost 10 punten, tenzij het vraagt iets te vermijden.
draw-about = Je houdt het: teruggeven kan niet.
claim-title = Wie heeft een bevel uitgevoerd?
claim-title-lost = Wie heeft een bevel uitgevoerd of verloren?
claim-about = Het telt voor de laatste tegel. Het scherm gaat naar die speler alleen, die het bevel noemt of weggaat alsof er niets was.
curtain-discard = Je had drie boerenbevelen: een of twee van de gemarkeerde mag je open afleggen.
curtain-discard-none = In deze beurt mag je er geen afleggen.
curtain-refused = Wat je koos, mag nu niet weg. Houd ingedrukt om te zien wat wel mag.
curtain-refused-declared = Wat je koos, is niet gemeld. Houd ingedrukt om te zien welke bevelen jij beoordeelt.
curtain-judges = { $number }: jij oordeelt
curtain-judges-lost = { $number }: verloren? Zeg het
curtain-judges-about = De app beoordeelt alle bevelen, behalve de gemarkeerde.
curtain-occasion-used = Met deze tegel heb je al een bevel uitgevoerd: meer dan één levert die niet op.
curtain-turn-start = Je bevelen. Hier leg je boerenbevelen af die weg mogen. Niemand anders mag kijken.
curtain-may-go = { $number }: mag weg
curtain-fits = { $number }: past ook
curtain-choose = Een van je bevelen is uitgevoerd. Passen er meer, dan telt er één, en jij kiest welk bevel. Houd ingedrukt om te kijken.
curtain-empty = Je hebt geen bevelen.
curtain-hold = Houd ingedrukt en kijk
curtain-keep = Alle drie houden, verder
curtain-return = Gekozen bevel terug, verder
curtain-done = Klaar
curtain-undo = Stap terugnemen
curtain-fulfil = Aan iedereen tonen
curtain-discard-do = Gekozen afleggen
curtain-cancel = Annuleren
curtain-goes-back = gaat terug
curtain-this-one = dit
card-documented = uit de spelregels
card-house = huisbevel
card-printed = gedrukte kaart
curtain-new = nieuw
pin-open = Deze hand is vergrendeld. Typ de vier cijfers.
pin-wrong = Dat zijn niet de goede cijfers.
pin-forgotten = Vergeten: pincode wissen, en iedereen hoort het
pin-set = Pincode instellen
pin-set-about = Vier cijfers die je hand vanaf nu openen.
pin-set-again = Nog een keer, dezelfde vier cijfers.
pin-set-differs = Dat zijn niet dezelfde cijfers als eerst. Begin opnieuw.
pin-remove = Pincode wissen
deal-home = Startscherm
deal-set-up = Terug naar het klaarzetten
deal-taken-back = Het uitdelen is teruggenomen
deal-taken-back-how = Jullie zijn terug vóór de eerste beurt. Ga verder zoals het was, of { $name } beslist opnieuw over de uitgedeelde bevelen.
deal-redo = Verder zoals het was
deal-anew = { $name } beslist opnieuw
picker-taken = Bevel { $number }

now-place = { $name } trekt en legt een tegel
now-place-how = Klik waar de tegel ligt, of kies eerst de tegel.
now-which = Welke tegel ligt daar?
now-which-how = Klik erop zoals hij ligt – of trek hem omhoog tot de meeple.
now-turn-how = Draai hem met het muiswiel; laat los waar de meeple staat.
now-where = Waar ligt de tegel?
now-where-how = Hij past op de gouden plaatsen. R draait hem.
now-deploy = Zet { $name } een meeple?
now-deploy-how = Klik op een gouden deel van de tegel, of druk op Enter voor geen.
news-none = Hier staat wat elke stap oplevert.
table-clashed = Een bevel is vaker ingevoerd dan de stapel het heeft. Iedereen vergelijkt zijn bevelen en voert een verkeerd opnieuw in waar ze worden bekeken.
now-finished = Het spel is uit
now-finished-how = Bekijk de eindtelling, of maak ongedaan om door te spelen.
now-choose = Een bevel is uitgevoerd
now-correcting = Je voert een oude beurt opnieuw in. Met Esc blijft alles zoals het was.
now-ruling = Andere huisregels, alsof ze altijd golden. Met Esc blijft alles zoals het was.
now-amending = Je wijzigt een oude beurt. Met Esc blijft alles zoals het was.
turn-draw-short = Trekken
turn-orders-short = Bevelen
turn-draw = Bevel trekken
turn-orders = Eigen bevelen
turn-claim = Ik heb een bevel uitgevoerd
turn-claim-lost = Ik heb een bevel uitgevoerd of verloren
turn-claim-short = Uitgevoerd
turn-claim-short-lost = Uitgevoerd, verloren
tool-home = De tafel verlaten; het spel is opgeslagen
tool-more = Meer hulpmiddelen
tool-tiles = De tegels die over zijn
tool-undo = Ongedaan maken
tool-redo = Opnieuw
tool-fit = Het hele speelveld tonen
tool-keys = Toetsen
table-saving = De laatste stap staat nog niet op de schijf: die is traag. Het spel gaat door; wie het verlaat, wacht tot hij erop staat.
table-read-only = Een ander venster heeft dit spel open: hier kun je alleen kijken.
feature-complete = afgebouwd
feature-complete-now = afgebouwd: telt aan het einde van de beurt
feature-open-ends = { $count ->
    [one] { $count } open einde
   *[other] { $count } open einden
}
feature-open-places = { $count ->
    [one] { $count } tegel ontbreekt
   *[other] { $count } tegels ontbreken
}
feature-nobody = er staat niemand
feature-field-worth = telt aan het eind
feature-worth = { $points ->
    [one] { $points } punt waard als het nu afliep
   *[other] { $points } punten waard als het nu afliep
}
feature-worth-farmer = { $points ->
    [one] { $points } punt voor een boer als het nu afliep
   *[other] { $points } punten voor een boer als het nu afliep
}
player-projected = ≈ { $points }
player-projected-hint = Punten als het spel nu afliep, zonder de geheime bevelen
ahead-title = Als het spel nu afliep
ahead-about = Alles op tafel is geteld zoals aan het eind, zonder de geheime bevelen.
ahead-now = nu { $points }
player-fulfilled = { $count } uitgevoerd
player-face-up-hint = De open bevelen van { $name } bekijken
player-orders-hint = { $name } de bevelen laten bekijken
player-followers-hint = { $count ->
    [one] nog { $count } meeple
   *[other] nog { $count } meeples
}
title-holder = { $title }: { $name }
title-king-beat = gaat naar een stad vanaf { $size } tegels
title-robber-beat = gaat naar een weg vanaf { $size } tegels
title-little = { $name } – te winnen vanaf { $size }
title-king-first = gaat naar de eerste stad
title-robber-first = gaat naar de eerste weg
log-title = Verloop
log-empty = Hier komt elke beurt te staan. Klik op een regel om te zien waarom.
log-back = Hierheen terug
back-title = Verder vanaf beurt { $turn }?
back-about = Dit spel is afgelopen. De eindtelling en alles na deze beurt worden teruggenomen; { $redo } doet het stap voor stap opnieuw.
log-reenter-throw = Schot opnieuw invoeren
log-reenter = Beurt opnieuw invoeren
log-redeploy = Figuur opnieuw invoeren
log-reenter-deed = Dit opnieuw invoeren
log-undeploy = Er is niemand gezet
log-remove = Beurt verwijderen
tray-which = Welke tegel is getrokken?
tray-type = of de kanten zoals hij ligt, van boven met de klok mee, bijvoorbeeld S W G W:
tray-side = De volgende kant zoals de tegel ligt: met de klok mee, boven eerst
tray-only = Alleen tegels met: { $shown }
tray-show-all = Alle tegels
tray-nothing = Zo’n tegel is er niet. { $erase } neemt een kant terug, { $all } toont weer alles.
tray-typed = Kanten { $sides }
tray-typed-count = { $count ->
    [0] geen
    [one] één
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] de laatste
   *[other] nog { $count }
}
tray-paint = Druk op zijn kanten, of neem hem hier
tray-at-once = Alle
tray-by-sides = Op zijn kanten
tray-only-one = Alleen deze past: Enter legt hem neer.
tray-only-typed = Alleen deze ligt zoals ingevoerd: Enter legt hem neer.
tray-turned = Zelfde kanten, anders gedraaid
tray-how-lies = Hoe ligt hij daar?
tray-none-fits = Geen overgebleven tegel past hier.
tray-other-place = Andere plaats
tray-other-tile = Andere tegel
tray-turn = Draaien
tray-one-way = Hij past alleen zo.
tray-click-lit = Klik op een gouden plaats op het speelveld, of druk op de toets ervan.
tray-fits-nowhere = Deze tegel past nergens. Hij gaat uit het spel en er wordt een andere getrokken.
tray-remove = Uit het spel halen
tray-claim = Waar staat de meeple?
tray-followers = { $count ->
    [one] { $name } heeft er nog { $count }
   *[other] { $name } heeft er nog { $count }
}
tray-claim-complete = { $feature }, afgebouwd: { $points } punten
pass-deploy = Geen meeple
pass-act = Niets daarvan
tray-finish = Eindtelling
tiles-title = { $count ->
    [one] Nog { $count } tegel
   *[other] Nog { $count } tegels
}
end-ask = Spel nu beëindigen…
end-title = Het spel nu beëindigen?
end-about = { $count ->
    [one] Er is nog { $count } tegel. De eindtelling begint meteen; je kunt die ongedaan maken.
   *[other] Er zijn nog { $count } tegels. De eindtelling begint meteen; je kunt die ongedaan maken.
}
end-hands = Dan worden alle handen getoond; ongedaan maken verbergt ze niet meer.
end-do = Spel beëindigen
end-not = Doorspelen
difference-heading = Dit zou veranderen
difference-nothing = Er veranderen geen punten of titels.
difference-accept = Veranderen
difference-leave = Zo laten
ruler-title = Een liniaal op het scherm
ruler-use = Zes centimeter. Houd er een strook papier tegen, markeer het einde en meet het schot met het papier.
ruler-again = Scherm opnieuw meten
ruler-measure = Leg een van deze op het scherm en trek tot het kader precies even groot is. Dit hoeft maar één keer.
ruler-tile = Een tegel, 45 mm
ruler-card = Een bankpas, 85,60 mm
ruler-fits = Past precies

help-manual = De handleiding (Engels)
booklet-contents = Inhoud
booklet-browser = In de browser
booklet-previous = Vorig hoofdstuk
booklet-next = Volgend hoofdstuk
keys-title = Toetsen
keys-arrows = naar de volgende plaats
keys-sides = de kanten van de tegel zoals hij ligt, van boven met de klok mee: stad, weg, gras (weide), rivier (V)
keys-symbols = alleen tegels met wat onderaan die letter draagt
keys-numbers = de plaats, de tegel of het antwoord met die toets; ⇧ is Shift
keys-enter = geen meeple; de enige tegel die past; de volgende stap
keys-turn = de gekozen tegel draaien
keys-escape = afbreken wat begonnen was
keys-undo = ongedaan maken
keys-redo = opnieuw
keys-draw = aan het begin van een beurt een bevel trekken
face-up-title = De open bevelen
face-up-discarded = afgelegd
face-up-spent = verloren: −10
face-up-none = Er liggen nog geen bevelen open.
keys-face-up = de open bevelen
keys-orders = je eigen bevelen; aan het begin van een beurt leg je er boerenbevelen af
keys-claim = iemand heeft een bevel uitgevoerd of verloren dat alleen diegene kan beoordelen
keys-tiles = de tegels die over zijn
keys-zoom = groter, kleiner, het hele speelveld
keys-look = het uiterlijk: licht, donker of hoog contrast
keys-full = volledig scherm, en terug
keys-tab = van knop naar knop; Enter drukt erop
keys-go-on = verder met het laatste spel, of met een nieuw spel
keys-search = een spel zoeken
keys-scroll = door de lijst scrollen
keys-next = de volgende stap
keys-previous = de vorige stap
keys-first = naar het begin
keys-last = naar het eind
keys-play = afspelen of pauzeren
keys-pace = sneller; na het snelste tempo komt het langzaamste

finale-title = Eindtelling
finale-open = Open wegen en steden
finale-buildings = Kloosters, cultusplaatsen en tuinen
finale-monasteries = Kloosters
finale-monasteries-shrines = Kloosters en cultusplaatsen
finale-monasteries-gardens = Kloosters en tuinen
finale-fields = Weiden
finale-goods = Goederen
finale-orders = De bevelen worden opengelegd
finale-most = Meeste bevelen uitgevoerd
finale-zero = Niemand eindigt onder 0
finale-winner = Het spel is beslist
finale-progress = { $step } van { $all }
finale-skip = Naar de uitslag
finale-back = Tafel
finale-next = Verder
finale-previous = Terug
finale-play = Afspelen
finale-pause = Pauze
finale-result = De uitslag
finale-last-tile = Dat was de laatste tegel.
finale-ended = Het spel is beëindigd.
finale-over = Het spel is uit.
finale-begin-how = Nu komt wat nog telt, een voor een.
finale-clashed = Een bevel is nog steeds vaker ingevoerd dan de stapel het heeft: elke invoer telt.
finale-nothing = Er viel niets meer te tellen.
finale-order-failed = Niet uitgevoerd: “{ $title }”
finale-order-fulfilled = Tot het eind gehouden: “{ $title }”
finale-most-count = { $count ->
    [one] 1 bevel uitgevoerd
   *[other] { $count } bevelen uitgevoerd
}
finale-sum-of = { $name }: { $sum }
finale-tie = Gelijkspel: ieder krijgt alle punten.
finale-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
finale-margin = { $points ->
    [one] 1 punt vóór { $names }
   *[other] { $points } punten vóór { $names }
}
result-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
result-unknown = Het scorespoor laat zien wie er heeft gewonnen
result-course = Hoe het ging
track-title = Wat staat er op het scorespoor?
track-about = Zet eerst de punten van de bevelen op het scorespoor, ook die van de zojuist omgedraaide. Vul daarna in waar elke figuur staat: pas dan weet de app wie er heeft gewonnen.
track-orders = { $points } voor bevelen
track-take = Uitslag invullen
track-without = Zonder punten
track-button = Scorespoor…
result-table = De tafel
result-steps = Telling opnieuw
result-home = Startscherm

trouble-title = Er is iets mis
trouble-understood = Begrepen
trouble-damaged = Het bestand van dit spel is beschadigd
trouble-damaged-offer = { $moves ->
    [one] { $moves } stap is te redden, tot en met beurt { $turn }.
   *[other] { $moves } stappen zijn te redden, tot en met beurt { $turn }.
} Het beschadigde bestand blijft ernaast bewaard.
trouble-go-on = Van daaruit doorgaan
trouble-leave = Niets doen
unsaved-title = De laatste stappen zijn niet opgeslagen
unsaved-about = Het spel gaat door, maar alleen zolang dit venster open is. Maak ruimte, of sla het ergens anders op.
unsaved-where = Het spel in dit bestand opslaan
unsaved-there = Daar opslaan
unsaved-again = Nog eens
unsaved-go-on = Toch doorgaan
unsaved-leave = Stoppen zonder opslaan
unsaved-back = Terug naar het spel
unsaved-rescue = Elders opslaan…
quarter-castle = kasteel
quarter-market = markt
quarter-blacksmith = smederij
quarter-cathedral = kathedraal
quarter-castle-serves = steden
quarter-market-serves = weiden, aan het eind
quarter-blacksmith-serves = wegen
quarter-cathedral-serves = kloosters en cultusplaatsen
act-follower = Meeple
act-big-follower = Grote meeple
act-mayor = Burgemeester
act-wagon = Wagen
act-builder = Bouwmeester
act-pig = Varken
act-barn = Herenboerderij
act-fairy = Fee
act-princess = Jonkvrouw
act-raise = Torendeel
act-man = Op een toren
act-capture = Gevangennemen
act-site = Torenbouwplaats
act-site-in = In deze stad
pass-site = Buiten de steden
pass-capture = Niemand
act-raise-to = tot hoogte { $height }
act-on-tower = boven op een toren
act-in-city = in Carcassonne: { $quarter }
act-tower-of = een toren van hoogte { $height }
act-portal = { $role } door de poort
corner-ne = rechtsboven
corner-se = rechtsonder
corner-sw = linksonder
corner-nw = linksboven
ask-dragon = { $name } leidt de draak
ask-dragon-about = Stap { $step } van 6. Klik op een gouden tegel of gebruik de pijltoetsen.
ask-wagon = Rijdt de wagen van { $name } verder?
ask-wagon-about = Klik op een gouden project, of druk op Enter om hem naar de voorraad te laten gaan.
pass-wagon = Naar de voorraad
abbey-where = { $name } legt de abdij
abbey-where-how = Klik op een gouden gat.
abbey-about = Een klooster dat alles eromheen afsluit.
now-closing = { $name } mag de abdij leggen
now-closing-how = De laatste tegel ligt. Klik op een gouden gat, of druk op Enter om het niet te doen.
turn-abbey = Abdij
turn-ransom = Terugkopen van { $name }: { $figure } (3)
turn-escape = { $name }: een ridder ontsnapt
pass-abbey = Zonder de abdij
ask-token = { $name }, welk fiche?
ask-token-about = Kermis: iedereen schiet één keer, { $name } het eerst.
fair-throws = { $name } schiet: { $token }
fair-target-how = Van het midden van de kermistegel tot de dichtstbijzijnde rand van het fiche.
fair-catch-how = De speler links probeert het achter de liniaal te vangen.
fair-knock-out-how = Kies iedereen die het fiche heeft geraakt of verschoven.
fair-seduction-how = Kies de meeple het dichtst bij het fiche, als dat op de tegels ligt.
pass-token = Deze keer geen ronde
fair-ruler = Liniaal op het scherm
fair-record = Schot noteren
fair-missed = Naast de tafel
fair-off = Naast de tegels
fair-caught = Gevangen door { $name }
fair-slipped = Niet gevangen
fair-short = Te kort
fair-nobody = Niemand
fair-distance = afstand
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = inch
fair-unit-tile = tegels
fair-to-centre = tot zijn midden, met een doorsnee van
fair-no-number = Schrijf de afstand als getal, bijvoorbeeld 5,8.
fair-too-far = Zo lang is geen tafel. Controleer de afstand en de eenheid.
fair-negative = Een afstand is niet kleiner dan 0.
player-figure-home = { $figure }: in de voorraad
player-figure-out = { $figure }: in het spel
player-pieces = { $count ->
    [one] { $count } torendeel
   *[other] { $count } torendelen
}
player-prisoner = gevangen: { $figure }
now-act = Wat doet { $name }?
now-act-how = Kies wat, dan waar; of druk op Enter voor niets.
asked-piece-first = Kies eerst welke, dan waar.
now-capture = Wie wordt door { $name } gevangengenomen?
now-capture-how = Wie binnen bereik van de toren staat, is gemarkeerd. Enter voor niemand.
ask-begin-leaving = { $name }, wie mag Carcassonne als eerste verlaten?
ask-begin-leaving-about = Jij of de speler links van je. Iedereen krijgt één kans, met de klok mee.
ask-leave = Verlaat { $name } Carcassonne?
ask-leave-about = Vóór de puntentelling: klik op een gouden project, of druk op Enter om te blijven.
city-leave-to = naar: { $feature }
city-leave-from = uit: { $quarter }
pass-leave = Verder niemand
ask-escape = { $name } mag een ridder uit een belegerde stad halen
ask-escape-about = De laatste beurt is voorbij; hierna is het spel uit. Druk op Enter als niemand ontsnapt.
pass-escape = Niemand ontsnapt
ask-claims = Heeft iemand een bevel uitgevoerd dat jullie zelf beoordelen?
ask-claims-lost = Heeft iemand een bevel uitgevoerd of verloren dat jullie zelf beoordelen?
ask-claims-about = Alleen nu, voor de eindtelling, telt het nog. Meld je een voor een; Enter gaat door naar de telling.
pass-claims = Door naar de eindtelling
ask-enter = { $name } mag een meeple naar Carcassonne sturen
ask-enter-about = Deze tegel gaf alleen tegenspelers punten. Druk op Enter om niemand te sturen.
pass-enter = Niemand
city-other-figure = Andere figuur
ask-count = Waar zet { $name } de graaf?
ask-count-about = Uit het stadskwartier waar hij is, komt niemand. Druk op Enter om hem daar te laten.
pass-count = Hij blijft
setup-count-river = De Graaf met een rivier is niet aan te raden: tegels worden soms moeilijk te leggen. De bron ligt aan een hoek van Carcassonne en de rivier loopt ervandaan.

settings-title = Instellingen
settings-look = Uiterlijk
settings-look-light = Licht
settings-look-dark = Donker
settings-look-contrast = Hoog contrast
settings-size = Grootte
settings-percent = { $percent }%
settings-usual = Normaal
settings-language = Taal
settings-system = Zoals het systeem: { $language }
settings-files = Spellen, en eigen tegels en bevelen, staan in { $folder }
settings-faults = Fouten
settings-faults-about = worden genoteerd, zonder kaarten en namen
settings-faults-file = Fouten worden genoteerd in { $file }
home-settings = Instellingen
tool-log = Het verloop, of de spelers
tool-settings = Instellingen
keys-settings = instellingen
keys-size = alles groter, kleiner, normaal
settings-display = Tweede venster
settings-display-show = Tonen
settings-display-hide = Verbergen
settings-display-about = voor een televisie: punten en speelveld, niets geheims
keys-display = het tweede venster, voor iedereen
display-veiled = { $name } heeft een bevel uitgevoerd
display-waiting = Het spel begint zo.
display-turn = Beurt van { $name }
display-second = { $name }: nog een tegel
display-deal = { $count ->
    [one] { $names } kiest bevelen
   *[other] { $names } kiezen bevelen
}
display-winner = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
display-left = { $count ->
    [one] nog 1 tegel
   *[other] nog { $count } tegels
}
display-scored = { $name }: { $points }
display-nobody = nog niemand
# The result, earlier games and statistics
result-orders = Bevelen
result-board = Het speelveld
result-kept = { $title }: gehouden, { $points }
result-spent = { $title }: verloren, −10
result-discarded = { $title }: afgelegd
result-orders-count = { $done } uitgevoerd, { $failed } niet
result-markdown = Markdown
result-csv = CSV
result-save = Opslaan als
result-picture = Afbeelding
result-saved = Opgeslagen: { $path }
home-all = Alle spellen en spelers
earlier-games = Spellen
earlier-players = Spelers
earlier-search = naam, set of datum
earlier-count = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
earlier-not-found = Geen spel past bij “{ $query }”.
earlier-show-all = Alle spellen tonen
earlier-reading = { $done } van { $of } spellen gelezen
earlier-stop = Stoppen
earlier-stopped = Slechts { $done } van { $of } spellen gelezen
earlier-read-on = De rest lezen
earlier-rematch = Revanche
earlier-delete = Verwijderen
earlier-unlist = Uit de lijst halen
earlier-deleted = Het spel van { $date } is verwijderd. Het staat in { $folder } tot je die map leegt.
earlier-unlisted = Het spel van { $date } staat niet meer in de lijst. Het bestand blijft in { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } verwijderd spel
   *[other] { $count } verwijderde spellen
}
earlier-deleted-about = Alles blijft in { $folder } staan tot je die map leegt.
earlier-bring-back = Terughalen
earlier-open-elsewhere = Een ander venster heeft dit spel open. Sluit het daar voordat je het verwijdert.
earlier-none = Hier is nog niets
earlier-none-how = Elk spel wordt vanzelf bewaard. Begin er een, en het staat in deze lijst.
players-none-how = Is er een spel uitgespeeld, dan zie je hier wie hoe vaak won, waar de punten vandaan kwamen en welke bevelen zijn uitgevoerd.
players-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
players-played = Spellen
players-wins = Gewonnen
players-shared = { $count ->
    [one] één daarvan gedeeld
   *[other] { $count } daarvan gedeeld
}
players-share = { $percent }% van de spellen
players-average = Punten per spel
players-best = Beste spel
players-streak = Elk teken is een spel, het laatste rechts. Vol: gewonnen. Hol: gedeelde overwinning. Omlaag: niet gewonnen.
players-categories = Categorieën
players-orders = Bevelen
players-orders-sum = { $fulfilled } van { $held } uitgevoerd
players-no-orders = Nog nooit met bevelen van de koning gespeeld.
players-order = { $fulfilled } van { $held }
players-order-kept = { $kept } van { $held } gehouden
players-rivals = Rivalen
players-nemesis = { $name } is de te kloppen rivaal: vóór in { $behind } van { $games } gezamenlijke spellen.
players-unbeaten = Niemand stond ooit vóór { $name }.
players-rival = vóór { $ahead }, gelijk { $level }, achter { $behind }
# ---- what the table would work out itself: fields, chances, hints ----
chance-fit = { $count ->
    [one] { $count } van { $all } tegels past, { $percent }%
   *[other] { $count } van { $all } tegels passen, { $percent }%
}
chance-may-fit = { $count ->
    [one] { $count } van de { $all } tegels die nog kunnen komen past, { $percent }%
   *[other] { $count } van de { $all } tegels die nog kunnen komen passen, { $percent }%
}
feature-end = Als het spel nu afliep:
tool-fields = Van wie de weiden zijn
tool-compare = Met de tafel vergelijken
keys-fields = van wie de weiden zijn en wat ze zouden opleveren
keys-compare = met de tafel vergelijken
hints-label = Hints
hints-about = Kansen, dode plaatsen, overgebleven tegels, punten in zicht en van wie de weiden zijn.
settings-moving = Beweging
settings-moving-about = Punten vliegen naar hun spelers en de eindtelling glijdt van stap naar stap.
tiles-hidden = De tegels die over zijn, worden niet getoond
end-about-hidden = De eindtelling begint meteen; je kunt die ongedaan maken.

# ---- the check with the table ----
compare-title = Met de tafel vergelijken
compare-about = Tel na aan tafel. Waar iets afwijkt, geef je aan wat er nu ligt.
compare-all-same = Alles is gelijk.
compare-same = Klopt
compare-differs = Klopt niet
compare-now = { $fact }: hier { $amount }
compare-turn = Beurt { $turn }: { $what }
compare-there = Het getal op het scorespoor nu
compare-search = Wat verklaart dit?
compare-equal = Dat is hier ook het getal.
compare-off = De tafel wijkt { $points } af.
compare-clues = Elk hiervan zou precies dat verklaren. Druk erop om het opnieuw in te voeren.
compare-none = Niets van wat is ingevoerd verklaart precies dat.
compare-lap = Een ronde van het spoor heeft 50 vakjes: misschien is er een anders geteld.
compare-missed = misschien niet verzet op het spoor
compare-twice = misschien twee keer verzet op het spoor
compare-if = misschien ermee gezet: { $role }
compare-if-nobody = misschien is er niemand mee gezet
compare-if-other = misschien was het: { $is } (ingevoerd: { $was })
compare-changes = In deze beurten is het veranderd, de nieuwste eerst. Druk op een om hem opnieuw in te voeren.
compare-unchanged = Hier is het nooit veranderd. Misschien is er een beurt vergeten.
compare-figures = Welke staat daar niet? Druk erop. Wat hier ontbreekt, druk je op het speelveld aan.
compare-beside = Wat daar ligt, kan ook vanaf nu worden rechtgezet.
compare-all-home = Hier zijn alle figuren van { $name } thuis. Wat op tafel staat, druk je op het speelveld aan.
compare-board = Toon ze op het speelveld
compare-press = Druk op wat daar niet staat, of op de plek waar hier een figuur ontbreekt.
compare-back = Terug
compare-adjust = Punten van { $name } wijzigen
fact-tiles = Tegels in de zak
fact-score = Punten op het scorespoor
fact-figures = Figuren in de voorraad
fact-goods = Goederen
fact-pieces = Torendelen
fact-prisoners = Gevangenen
fact-cards = Bevelen in de hand
amount-held = { $name }, { $size ->
    [one] { $size } tegel
   *[other] { $size } tegels
}
amount-nobody = nog niemand
amount-none = geen
amount-followers = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

# ---- points by hand ----
adjust-title = Punten met de hand
adjust-hint = Punten van { $name } met de hand veranderen
adjust-after = { $before } → { $after }
adjust-reason = Waarom?
adjust-about = De reden staat in het verloop. Punten met de hand tellen verder nergens voor.
adjust-give = Opschrijven

# The scorepad
pad-completes = { $name } bouwt af: { $features }.
pad-abbey-placed = { $name } legt de abdij.
pad-barn-placed = { $name } zet de herenboerderij.
pad-fields-joined = { $name } verbindt weiden.
pad-wagon = De wagen van { $name } rijdt verder.
pad-fairy-alone = De fee staat alleen.
pad-escape = Een ridder van { $name } ontsnapt aan de belegering.
pad-home = Weer in de voorraad: { $figures }.
pad-remained = Op tafel gebleven: { $feature }. Niemand krijgt punten.
pad-counted = De tafel telt { $cities ->
    [one] { $cities } afgebouwde stad
   *[other] { $cities } afgebouwde steden
} en { $roads ->
    [one] { $roads } afgebouwde weg
   *[other] { $roads } afgebouwde wegen
}.
pad-part-tiles = tegels
pad-part-pennants = wapens
pad-part-inns = herbergen
pad-part-cathedrals = kathedralen
pad-part-sieges = belegeringstegels
pad-part-tower-sites = torenbouwplaatsen
pad-part-complete-cities = afgebouwde steden
pad-part-incomplete-cities = onafgebouwde steden
pad-part-besieged-cities = belegerde steden
pad-part-pigsty = varkenskuddes
pad-part-fairy = feeën
pad-part-challenge = uitdagingen
pad-part-joined-cities = verbonden steden
pad-part-joined-roads = verbonden wegen
pad-no-tiles = Een project heeft minstens één tegel. Tel de tegels.
pad-too-many = { $count } { $part } is te veel: de sets in het spel staan er hier { $most } toe. Tel opnieuw.
pad-not-of = Dat hoort hier niet ({ $feature }): { $part }. Zet dat op 0, of kies een ander project.
pad-never-complete = Weiden worden aan het eind geteld. Kies een weg, een stad, een klooster, een cultusplaats of een tuin.
pad-not-surrounded = Een afgebouwd klooster, een afgebouwde cultusplaats of een afgebouwde tuin telt 9 tegels, zichzelf en de 8 eromheen, niet { $tiles }.
pad-surrounded = Met 9 tegels is het afgebouwd en al geteld. Onafgebouwd telt het 1 tot 8.
pad-wrong-figure = Deze figuur ({ $figure }) kan daar niet staan ({ $feature }). Kies een andere figuur.
pad-not-kept = Het scoreblok houdt deze figuur ({ $figure }) niet bij. Schrijf de punten ervan met de hand op.
pad-too-many-among = { $name } kan er niet zoveel hebben ({ $part }: { $count }, { $figure }): daar { $there ->
    [0] staat er geen
    [one] staat er maar 1
   *[other] staan er maar { $there }
}. Tel opnieuw.
pad-too-many-figures = { $name } kan daar geen { $count } van die figuur hebben ({ $figure }): { $left ->
    [0] er is er geen
    [one] er is er maar 1
   *[other] er zijn er maar { $left }
} over. Kijk wiens figuren daar staan.
pad-no-own-follower = Die figuur van { $name } ({ $figure }) heeft daar een meeple van dezelfde speler nodig. Voeg die toe.
pad-nobody-by-fairy = De fee staat bij een meeple van { $name }, maar daar staat er geen. Voeg die toe.
pad-second-fairy = Er is één fee, en zij staat bij één meeple. Laat haar bij één staan.
pad-no-challenge = Een cultusplaats daagt een klooster uit en een klooster een cultusplaats, met op elk een meeple. Zeg wiens meeple op het andere stond.
pad-no-board = Dit spel wordt op het scoreblok bijgehouden: schrijf op wat is afgebouwd, niet de tegels.
pad-no-scorepad = In dit spel wordt het speelveld bijgehouden: leg de tegels, dan volgt vanzelf wat is afgebouwd.
pad-only-orders = In dit spel worden alleen de bevelen van de koning bijgehouden.
pad-turn-is-theirs = { $name } is al aan de beurt.
pad-no-second-tile = De bouwmeester brengt één tegel extra per beurt, en alleen met Kooplieden en Bouwmeesters.
pad-no-such-feature = Dat project hoort niet bij de net afgebouwde. Kies een daarvan.
pad-no-such-tower = Een toren kan geen hoogte { $height } hebben: alle torens van dit spel hebben samen { $most } torendelen.
pad-not-at-end = Dat wordt aan het eind van het spel opgeschreven. Beëindig eerst het spel.
pad-at-end = De eindtelling is begonnen. Maak dat ongedaan om terug te gaan naar het spel.
pad-nobody-eaten = Zeg wie door de draak is opgegeten.
pad-wrong-count = { $counted } is meer dan een tafel ooit afbouwt (hoogstens { $most }). Tel opnieuw.
setup-nothing-to-record = Zonder bevelen van de koning valt er niets bij te houden. Kies bevelen, het speelveld of het scoreblok.
move-note = wat { $name } heeft afgebouwd
move-report = { $report }
move-begin-turn = de beurt van { $name }
move-join-feature = { $name } verlaat Carcassonne
move-remain = { $feature } aan het eind
move-count-completed = de telling van afgebouwde steden en wegen
pad-nothing = { $name } bouwt niets af.
pad-turn-over = { $name } beëindigt de beurt.
pad-who-placed = Wie heeft de tegel gelegd?
pad-who-did = Wie doet het?
pad-what-completed = Wat is met de tegel afgebouwd?
pad-what-is-left = Wat ligt er nog op tafel? Een voor een: wegen, steden, kloosters, dan elke weide.
pad-completed = Afgebouwd: { $feature }
pad-left = Aan het eind: { $feature }
pad-joined-fields = Verbonden weiden
pad-barn-field = Weide van de nieuwe herenboerderij
pad-nine-tiles = Afgebouwd: 9 tegels.
pad-who-stands = Wiens meeples staan daar? Klik op een speler voor één extra.
pad-there-fairy = De fee staat daar bij een meeple van { $name }
pad-shared-challenge = Een uitdaging gewonnen? Wiens meeple stond op het andere gebouw?
pad-nobody-scores = Niemand krijgt punten.
pad-joined-city = Afgebouwde stad aan het einde, tegels
pad-joined-road = Afgebouwde weg erheen, tegels
pad-joined-other-city = Andere afgebouwde stad aan die weg, tegels
pad-joined-road-about = Naar welke afgebouwde steden loopt deze weg?
pad-joined-city-about = Welke afgebouwde wegen lopen naar deze stad?
pad-join-city = + een afgebouwde stad
pad-join-road = + een afgebouwde weg
pad-join-other-city = + nog een afgebouwde stad aan het einde
pad-from-field = van een weide
pad-from-tower = van een toren
pad-accept = Opschrijven
pad-accept-nobody = Er staat niemand: toch opschrijven
pad-digits = Cijfers schrijven: { $what }
pad-drop = Annuleren
pad-nothing-next = Niets afgebouwd: verder met { $name }
pad-next-player = Verder: { $name }
pad-turn-of = Beurt van { $name }
pad-turns-pass = Nu is { $name } aan de beurt; de beurten ertussen zijn voorbij.
pad-begin-turn = { $name } is nu aan de beurt
pad-set-turn = Is iemand anders aan de beurt? Klik op de speler.
pad-deck-how = Aan het begin van een beurt mag je bevelen afleggen en trekken. Wie er een uitvoert, opent de eigen hand en zegt het daar. Ga verder als de beurt voorbij is.
pad-builder = De bouwmeester brengt nog een tegel
pad-fair = De tegel toont een kermis
pad-abbey = Het is de abdij
pad-portal = Door een magische poort
pad-height = Hoogte van de toren
pad-stands-on = Waar staat de meeple op?
pad-stands-elsewhere = toren of Carcassonne
pad-count-cities = Afgebouwde steden
pad-count-roads = Afgebouwde wegen
pad-deed-farmer = Boer of figuur gezet
pad-deed-wagon = Wagen rijdt verder
pad-deed-princess = Jonkvrouw stuurt een ridder terug
pad-deed-fairy = Fee verzet
pad-deed-fairy-alone = De meeple van de fee is weg
pad-deed-dragon = De draak heeft gegeten
pad-deed-tower = Toren verhoogd
pad-deed-capture = Toren neemt gevangen
pad-deed-guard = Meeple op een toren
pad-deed-escape = Ontsnapping aan een belegering
pad-deed-home = Boer of wachter gaat terug
pad-deed-count = Steden en wegen afgebouwd
pad-dragon-about = Wie is op deze tocht door de draak opgegeten?
pad-capture-about = Wie wordt door de toren gevangengenomen?
pad-princess-about = Wiens ridder gaat terug?
pad-home-about = Wie gaat zonder punten van een weide of een toren terug naar de voorraad?
pad-count-about = Zo veel zijn er opgeschreven. Tel de afgebouwde steden en wegen op tafel en zet de getallen goed: de Koning en de Roofridder geven een punt voor elk.
pad-deploy-about = Schrijf elke boer op, want een bevel kan erom vragen. Alle anderen worden opgeschreven als het project is afgebouwd.
pad-finish = Alles is opgeschreven: afsluiten
pad-end = Einde van het spel
pad-by-hand = Punten met de hand: { $what }…
now-write = { $name } legt een tegel
now-write-how = Schrijf op wat is afgebouwd, of ga door naar de volgende speler.
now-deck-how = Bevelen trekken, afleggen en uitvoeren; dan door naar de volgende speler.
now-remains = Wat er nog op tafel ligt
now-remains-how = Schrijf elk onafgebouwd project en elke weide met meeples op, en sluit dan af.
end-about-pad = Eerst schrijven jullie op wat er nog op tafel ligt, dan komt de eindtelling. Je kunt dit ongedaan maken.
finish-title = Is alles opgeschreven?
finish-about = Nu volgen nog: { $what }. Dan is het spel beslist; je kunt dit ongedaan maken.
finish-about-none = Dan is het spel beslist; je kunt dit ongedaan maken.
finish-do = Afsluiten
finish-not = Verder schrijven
setup-record-board = Speelveld bijhouden
setup-record-board-about = Elke tegel wordt in twee of drie klikken ingevoerd: de app vindt wat is afgebouwd, telt de punten en kent de weiden.
setup-record-scorepad = Scoreblok
setup-record-scorepad-about = Alleen wat een tegel afbouwt, wordt op één regel opgeschreven: de app verdeelt de punten, telt ze op en beoordeelt de bevelen.
setup-record-deck = Alleen de bevelen
setup-record-deck-about = De app deelt de bevelen uit, bewaakt ze en telt hun punten; de score houden jullie zelf bij op het scorespoor.
curtain-declare = Bekijk je bevelen. Heb je er een uitgevoerd? Kies het en zeg het.
curtain-declare-some = De meeste bevelen herkent de app zelf. Heb je er een van een nieuwere set uitgevoerd? Kies het en zeg het.
curtain-declare-judged = De meeste bevelen herkent de app zelf, maar sommige kun alleen jij beoordelen. Heb je er zo een uitgevoerd? Kies het en zeg het.
curtain-declare-lost = Is er een verloren? Zeg het op dezelfde manier.
curtain-declared = Dit heb ik uitgevoerd
curtain-declared-lost = Het is uitgevoerd of verloren
curtain-lost = Het is verloren
log-reenter-note = Notitie veranderen
log-remove-note = Notitie verwijderen
keys-pad = weg, stad, klooster, cultusplaats, tuin
keys-pad-numbers = het oplichtende getal; ↑ ↓ naar een ander, ← → minder en meer
keys-deck-enter = door naar de volgende speler
keys-pad-player = de volgende speler heeft de tegel gelegd
keys-pad-deeds = de actie van de beurt
keys-pad-enter = opschrijven, of door naar de volgende speler; aan het einde afsluiten
cli-no-board = Het speelveld wordt niet bijgehouden.
# ---- a turn to try ----
home-lesson = Probeer een beurt
home-lesson-about = Nog geen minuut, in een voorbeeldspel
lesson-place = Anna heeft een tegel getrokken. Klik op de gouden plaats, het gat in haar stad.
lesson-tile = Onderaan ligt elke tegel die daar past. Klik op de getrokken tegel; hier is elke tegel goed.
lesson-follower = Klik op de gouden weide om er een boer te zetten, of druk op Enter voor geen meeple.
lesson-astray = Die tegel ligt ergens anders, en de stad is nog open. Neem hem terug met { key-ctrl } Z.
lesson-score = De stad is afgebouwd en geteld. Klik in het verloop op haar regel om de som te zien.
lesson-undo = Iets verkeerd ingevoerd? { key-ctrl } Z neemt de laatste stap terug.
lesson-orders = Bevelen zijn geheim. Klik op de drie kaarten bij Anna: nu mag alleen zij kijken.
lesson-look = Houd de knop of Spatie ingedrukt: de kaarten zijn alleen zolang te zien.
lesson-done = Dat was alles.
lesson-skip = Overslaan
lesson-leave = Terug naar het startscherm
# ---- by keys alone ----
tray-more = Toetsen voor de volgende
keys-more = geeft de volgende hun toetsen, als er meer zijn
pad-field-carcassonne = De stad Carcassonne telt mee als de weide haar raakt.
pad-field-by-city = Een stad telt één keer: schrijf haar op bij maar één weide van wie er de meeste boeren omheen heeft.
pad-count-carcassonne = De stad Carcassonne komt er vanzelf bij.
pad-what-completed-titles = Wat is met de tegel afgebouwd? Schrijf ook op waar niemand staat: het telt voor de Koning en de Roofridder.
# ---- the clock ----
clock-over = −{ $time }
clock-time = Tijd
clock-title = Klok
clock-none = geen
clock-count = stopwatch
clock-minutes = { $count } min
clock-about = De tijd van elke speler: geen, een stopwatch, of minuten die aftellen. Niemand wordt ooit gestopt.
clock-pause = Klok stilzetten
clock-paused = Gepauzeerd
clock-paused-how = Gepauzeerd: niemands tijd loopt. Verder met Spatie.
clock-go-on = Klok weer laten lopen
clock-key = Spatie
keys-pause = klok stilzetten, of verder
# ---- names of keys, repetitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Home
key-end = End
key-sides = S W G V
key-side-names = stad weg gras rivier
difference-times = { $sentence } ({ $count } keer)

# The players' phones, in the window.
tool-phones = Telefoons
keys-phones = de telefoons van de spelers
phones-title = Telefoons
phones-about = Wie wil, krijgt de eigen bevelen op de eigen telefoon: om altijd te bekijken, te houden, te trekken en te kiezen. In je eigen beurt kun je daar ook je tegel invoeren. Er is geen app en geen internet nodig; dit venster kan nog steeds alles.
phones-plain = De telefoons moeten op dezelfde wifi zitten als deze computer. Niets verlaat jullie netwerk, maar er wordt ook niets versleuteld: gebruik jullie eigen netwerk.
phones-on = Telefoons toelaten
phones-off = Telefoons loskoppelen
phones-code = Code
phones-remove = Verwijderen
phones-really = Zeker?
phones-none = geen telefoon
phones-here = de telefoon is er
phones-asleep = de telefoon slaapt
phones-sign = Vergelijk het teken: de telefoon toont hetzelfde. Is de telefoon van een ander, verwijder hem dan.
phones-sign-of = { $shape }, { $colour }
phones-circle = cirkel
phones-square = vierkant
phones-triangle = driehoek
phones-diamond = ruit
phones-hexagon = zeshoek
phones-shield = schild
phones-flower = bloem
phones-star = ster
phones-all-here = Ieders telefoon is er. Je kunt dit sluiten; de telefoons blijven.
phones-choose = Klik op “Code” naast een naam: die speler scant hem.
phones-scan = { $name }, scan dit
phones-once = Met de camera van de telefoon. De code is alleen voor deze plaats en werkt één keer.
phones-help = Er is nog geen telefoon verbonden. De gebruikelijke oorzaken:
phones-help-network = Een ander netwerk, of een voor gasten: telefoon en computer moeten op dezelfde wifi zitten, en een gastnetwerk houdt zijn apparaten gescheiden.
phones-help-firewall = Een firewall: sta King’s Order toe als het systeem erom vraagt. Windows: zet het netwerk op “privé”. macOS: Systeeminstellingen, Netwerk, Firewall, Opties. Linux: open de poort achter het adres hierboven.
phones-help-mobile = Mobiele data: zet die op de telefoon even uit.
phones-address = Adres voor de telefoons:
phones-no-port = Er kan geen telefoon verbinden: { $cause }. Kies een ander adres, of kijk of een ander programma dit gebruikt.
phones-letters = Wie geen camera heeft: open het adres en typ
phones-guessed = Iemand heeft vijf keer naar de letters geraden: dit zijn nieuwe.
phones-screen = De pagina voor een tablet of een televisie:
phones-no-network = Deze computer zit in geen enkel netwerk. Verbind hem met de wifi van de telefoons; dan staan hier codes.
phones-between = De tafel zit tussen twee spellen in. De telefoons wachten en gaan vanzelf mee naar het volgende spel van dezelfde spelers.
phones-too-old = Deze browser is te oud voor deze pagina. Gebruik een nieuwere telefoon of browser, of speel op de laptop.
phones-moved-on = De tafel is al verder.
phones-clashed = Een bevel is vaker ingevoerd dan de stapel het heeft. Vergelijk de jouwe; een verkeerd wordt op het scherm van de tafel opnieuw ingevoerd, achter het gordijn.
phones-not-asked = Dat wordt je nu niet gevraagd.
phones-elsewhere = De bevelen van { $name } staan op de telefoon. Ze zijn hier ook te bekijken.
phones-instead = Bevelen op je eigen telefoon

# ---- asked on a player's own phone ----
asked-dealt = Welke drie bevelen heb je gekregen?
asked-dealt-about = Kies je drie kaarten. Niemand anders ziet ze.
asked-keep = Je drie bevelen
asked-keep-about = Houd ze alle drie, of leg er een terug onder de stapel.
pass-keep = Alle drie houden
asked-return = “{ $title }” teruggeven
asked-fulfil = Een van je bevelen is uitgevoerd
asked-fulfil-about = Passen er meer, dan telt er één, en jij kiest welk bevel. Dan ziet iedereen het.
asked-show = “{ $title }” aan iedereen tonen
asked-declare = Ik heb een bevel uitgevoerd
asked-declare-about = Kies er een dat alleen jij kunt beoordelen: iedereen ziet het, en het telt voor de laatste tegel.
asked-draw = Nog een bevel?
asked-draw-about = Aan het begin van je beurt mag je er een trekken. Je houdt het.
asked-drawn = Heb je een bevel getrokken?
asked-drawn-about = Kies de kaart. Niemand anders ziet hem.
asked-discard = Boerenbevelen mogen weg
asked-discard-about = Je had er drie: een of twee mag je open afleggen.
asked-tile = Jouw beurt: trek een tegel
asked-tile-about = Tik op de plaats waar je hem legt.
asked-tile-second = Trek nog een tegel: je beurt gaat door
asked-tile-unfit = Past nergens: { $tile }
asked-abbey = Je abdij
asked-abbey-about = Die vult een gat in plaats van een tegel.
asked-abbey-last = De laatste tegel ligt. De abdij mag nog een gat vullen.
asked-abbey-at = Kolom { $column }, rij { $row }
asked-ransom = Je meeples zijn gevangen
asked-ransom-about = Eén keer per beurt mag je er een terugkopen.
asked-escape = Ontsnapt een ridder van jou?
asked-escape-about = Eén mag een belegerde stad verlaten voordat de beurt voorbij is.
asked-site-about = Ligt de torenbouwplaats in de stad of erbuiten?
asked-capture-about = Wie binnen bereik van de toren staat, kan gevangen worden.
asked-princess-about = De jonkvrouw stuurt één ridder van haar stad terug.
asked-dragon = Jij leidt de draak
asked-dragon-about = Stap { $step } van 6.
asked-begin-leaving = Wie mag Carcassonne als eerste verlaten?
asked-begin-leaving-about = Jij of de speler links van je. Iedereen krijgt één kans, met de klok mee.
asked-leave = Verlaat je Carcassonne?
asked-leave-about = Vóór de puntentelling mag een meeple van jou naar wat is afgebouwd.
asked-wagon = Rijdt je wagen verder?
asked-wagon-about = Hij mag naar een open project ernaast, of naar de voorraad.
asked-enter = Stuur je een meeple naar Carcassonne?
asked-enter-about = Deze tegel gaf alleen tegenspelers punten.
asked-count = Waar zet je de graaf?
asked-count-about = Uit het stadskwartier waar hij is, komt niemand.
asked-token = Kermis: welk fiche?
asked-token-about = Iedereen schiet het één keer, jij het eerst.
asked-throw = Jij schiet: { $token }
asked-turn = Jouw beurt
asked-turn-about = Bevelen trekken, afleggen en uitvoeren. Geef dan de beurt door.
asked-written = Dit wordt op de laptop opgeschreven.
asked-tile-laptop = Jouw tegel kan alleen op de laptop. Voer hem daar in: je beurt wacht op je.
asked-not-now = De tafel rust even. Probeer het zo nog eens.
asked-undo-late = Hier kan dat niet meer terug. Op de laptop wel.

# ---- the page on the phones ----
phone-language-code = nl
phone-app = King’s Order
phone-offline = De tafel is niet bereikbaar – nieuwe poging
phone-scan-again = Scan je code opnieuw op de laptop
phone-scan-again-about = Deze telefoon toont geen bevelen meer. De laptop toont een nieuwe code.
phone-between = Op de laptop is nu geen spel open
phone-between-about = Zodra dit spel of het volgende open is, gaat het hier vanzelf verder.
phone-over = De avond van de telefoons is voorbij
phone-over-about = Als de tafel weer telefoons toelaat, scan dan je nieuwe code op de laptop.
phone-look-again = Nog eens kijken
phone-i-play = Ik speel mee – vier letters:
phone-letters-failed = Dit zijn niet de letters die de laptop toont, of ze zijn te oud.
phone-not-taken = Dat kwam niet aan. Probeer het nog eens.
phone-moved-on = De tafel is al verder.
phone-join = Als speler meedoen?
phone-join-about = Deze telefoon toont dan je bevelen, alleen voor jouw ogen.
phone-claim = Mijn plaats innemen
phone-claim-failed = Deze code is gebruikt of te oud: vraag op de laptop een nieuwe.
phone-watch = Alleen naar de tafel kijken
phone-welcome = Hallo, { $name }!
phone-sign = Je teken: { $sign }
phone-sign-about = De laptop toont dit teken naast je naam. Toont hij een ander teken, vraag daar dan een nieuwe code.
phone-plain-http = Gebruik dit alleen op je eigen wifi: wie daar kan meeluisteren, kan meelezen.
phone-understood = Begrepen
phone-your-turn = Jouw beurt
phone-you-decide = Jij beslist
phone-asked = Wat je gevraagd wordt
phone-nothing-asked = Er wordt je nu niets gevraagd.
phone-act = Wat doe je nu?
phone-undo = Mijn laatste invoer terugnemen
phone-paused = De tafel rust
phone-paused-about = Op de laptop gaat het verder.
phone-hand = Je bevelen
phone-draw-sure = Tik nog een keer om het te trekken
phone-choose-sure = Tik nog eens om te kiezen
phone-look = Bekijken
phone-drawn = Dit bevel heb je getrokken
phone-tap-card = Tik op een kaart om hem te bekijken. Hij draait vanzelf terug.
phone-card-down = Bevel { $number }, gedekt. Tik om te kijken
phone-card-up = Open. Tik om terug te draaien
phone-fulfilled = Uitgevoerd
phone-kept = Tot het eind gehouden
phone-lost = Verloren
phone-failed = Niet uitgevoerd
phone-points = punten
phone-pick = Kiezen
phone-pick-back = Toch niet
phone-picked = Klaar: { $number } van { $of }
phone-deck-open = Je kaarten zoeken
phone-deck-close = Kaarten verbergen
phone-search = Titel of tekst
phone-board = Het speelveld
phone-zoom-in = Dichterbij
phone-zoom-out = Verder weg
phone-zoom-fit = Alles zien
phone-tray = Tegels die daar passen
phone-which-tile = Welke tegel heb je getrokken? Tik erop zoals hij ligt.
phone-only-fits = Alleen deze past: tik erop.
phone-nothing-fits = Daar past geen tegel.
phone-loading = Een ogenblik…
phone-unfit = Mijn tegel past nergens
phone-elsewhere = Mijn tegel staat er niet bij
phone-elsewhere-about = Tegels met een buidel, uit andere sets en die niet passen, voer je op de laptop in.
phone-to-laptop = Ik voer hem op de laptop in
phone-at-laptop = Voer je tegel op de laptop in: daar wacht je beurt op je.
phone-enter-here = Toch hier invoeren
phone-no-place = Geen tegel van dit spel past hier ergens.
phone-unit = Eenheid
phone-done = Klaar
phone-table = De tafel
phone-whole-table = De hele tafel zien
phone-my-hand = Terug naar mijn bevelen
phone-keep-awake = Zodat dit scherm aan blijft: zet de slaapstand voor vanavond op ‘nooit’.
phone-news = Wat er gebeurde
phone-veiled = { $name } toont een bevel
phone-placed = { $name } legt: { $tile }.
phone-told = Hoeveel er wordt voorgelezen
phone-told-all = Alles
phone-told-mine = Wat mij aangaat
phone-told-none = Niets
phone-language = Taal

## Work that takes a while

work-opening = { $file } openen…
work-copying = Kopie opslaan: { $path }…
work-saving = { $file } opslaan…
work-deleted = De verwijderde spellen lezen…
work-share = { $percent }%
work-seconds = al { $seconds } s
work-cancel = Annuleren
work-no-thread = De computer heeft nu geen ruimte voor dit werk. Sluit andere programma’s en probeer het nog eens. ({ $cause })

## The evening after

honour-heading = Titels van de avond
honour-long-road = De lange weg
honour-long-road-why = { $name } bouwde in beurt { $turn } een weg van { $amount } tegels af.
honour-great-city = De grote stad
honour-great-city-why = { $name } bouwde in beurt { $turn } een stad van { $amount } tegels af.
honour-quiet-field = De weide die niemand telde
honour-quiet-field-why = Eén weide bracht { $name } aan het eind { $amount } punten.
honour-farmer = De boer
honour-farmer-why = { $name } kreeg { $amount } punten voor weiden, meer dan wie ook.
honour-abbot = De abt
honour-abbot-why = { $name } kreeg { $amount } punten voor kloosters, meer dan wie ook.
honour-abbot-shrines-why = { $name } kreeg { $amount } punten voor kloosters en cultusplaatsen, meer dan wie ook.
honour-master-builder = De meesterbouwer
honour-master-builder-why = { $name } bouwde { $amount } projecten af, meer dan wie ook.
honour-benefactor = De weldoener
honour-benefactor-why = Anderen kregen { $amount } punten voor wat { $name } zonder eigen punt afbouwde.
honour-comeback = De inhaalrace
honour-comeback-why = { $name } stond na beurt { $turn } nog { $amount } punten achter, en won.
honour-great-turn = De grote beurt
honour-great-turn-why = { $name } haalde { $amount } punten in beurt { $turn }.
honour-ahead-throughout = Altijd vooraan
honour-ahead-throughout-why = { $name } stond na elk van de laatste { $amount } beurten vooraan.
honour-photo-finish = Op het nippertje
honour-photo-finish-why = { $name } won met minder dan zes punten verschil.
honour-landslide = De monsterzege
honour-landslide-why = { $name } won met { $amount } punten verschil.
honour-long-king = Leve de Koning
honour-long-king-why = { $name } was { $amount } beurten lang Koning.
honour-long-robber = De oude Roofridder
honour-long-robber-why = { $name } was { $amount } beurten lang Roofridder.
honour-usurper = De troonrover
honour-usurper-why = { $name } nam { $amount } keer de titel Koning of Roofridder van anderen af.
honour-servant = De trouwe dienaar
honour-servant-why = { $name } voerde { $amount } bevelen uit, meer dan wie ook.
honour-clean-hands = Woord gehouden
honour-clean-hands-why = { $name } voerde alle { $amount } bevelen in de hand uit.
honour-promises = Veel beloften
honour-promises-why = { $name } eindigde met { $amount } bevelen in de hand.
honour-early-order = De vroege vogel
honour-early-order-why = { $name } voerde in beurt { $turn } het eerste bevel uit.
honour-late-order = Op het laatste moment
honour-late-order-why = { $name } voerde in beurt { $turn } nog een bevel uit.
honour-merchant = De koopman
honour-merchant-why = { $name } kreeg { $amount } punten voor goederen.
honour-fairy-friend = Vriend van de fee
honour-fairy-friend-why = De fee bracht { $name } { $amount } punten.
honour-jailer = De cipier
honour-jailer-why = { $name } nam { $amount } meeples gevangen.
honour-dragons-dish = Het drakenmaal
honour-dragons-dish-why = De draak at { $amount } figuren van { $name } op.

review-heading = Wat had kunnen zijn
review-note = Elke tegel is op elke plaats en met elke figuur geprobeerd, zoals de regels het willen.
review-note-count = Aangenomen is dat niemand als antwoord Carcassonne verlaat.
review-note-dragon = De tocht van de draak wordt niet geraden.
review-note-tower = Torens zijn alleen geprobeerd met de tegel waar hij lag.
review-fulfilled = uitgevoerd in beurt { $turn }
review-fulfilled-by = uitgevoerd in beurt { $turn }: { $cause }
review-open = aan het eind in de hand
review-kept = tot het eind gehouden
review-avoided = de draak is gemeden
review-spent = verloren in beurt { $turn }
review-discarded = afgelegd in beurt { $turn }
review-none = Met geen van de tegels die getrokken zijn terwijl het in de hand was, was het uit te voeren geweest.
review-unknown = Of het uitgevoerd had kunnen worden, weet niemand: het hangt van meer af dan de tegel.
review-unrecorded = De tegels zijn niet bijgehouden, dus niemand weet wat had kunnen zijn.
review-chance = Beurt { $turn }: { $tile }, { $places ->
    [one] op één plaats
   *[other] op { $places } plaatsen
}
review-chance-with = Beurt { $turn }: { $tile }, { $places ->
    [one] op één plaats
   *[other] op { $places } plaatsen
}, met { $deed }
way-barn = de herenboerderij
way-fairy = de fee
way-princess = de jonkvrouw
way-raise = een toren
way-capture = een gevangene
way-wagon = de wagen
way-enter = een meeple in Carcassonne
way-count = de graaf
pile-heading = De hele stapel
pile-dealt = uitgedeeld aan { $name }
pile-joined = uitgedeeld aan { $name } in beurt { $turn }
pile-drawn = getrokken door { $name } in beurt { $turn }
pile-returned = teruggegeven door { $name }
pile-discarded = afgelegd door { $name } in beurt { $turn }
pile-fulfilled = uitgevoerd door { $name } in beurt { $turn }
pile-spent = verloren door { $name } in beurt { $turn }
pile-left = onder de stapel gelegd toen { $name } wegging
pile-never = nooit getrokken

evening-running = Het spel is nog niet uit. Tot dan zijn de bevelen geheim: speel het eerst uit.
evening-no-score = Van dit spel zijn alleen de bevelen bijgehouden. Vul in wat het scorespoor aangeeft: de pagina en BG Stats hebben de punten nodig.
evening-started = Dit spel zegt niet wanneer het begon, en BG Stats heeft de dag nodig. Schrijf de tijd in zijn “started”.
evening-too-long = De link is langer dan BG Stats aankan. Kort de namen van de spelers in.
evening-board = Het speelveld
evening-turn = Beurt { $turn }
evening-final = Eindtelling
evening-before = Vóór de eerste beurt
evening-slider = Beurt voor beurt
evening-play = Afspelen
evening-pause = Pauze
evening-back = Een beurt terug
evening-forth = Een beurt verder
evening-show = Beurt { $turn } tonen
evening-show-before = Het speelveld vóór beurt { $turn } tonen
evening-points = Punten beurt voor beurt
evening-told = Wat er gebeurde, beurt voor beurt
evening-best = Beste beurten
evening-best-turn = Beurt { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } tegel
   *[other] { $size } tegels
}
evening-nobody = { $title }: niemand
evening-sets = Sets: { $sets }
evening-built = Afgebouwd: { $features }
evening-cities = { $count ->
    [one] { $count } stad
   *[other] { $count } steden
}
evening-roads = { $count ->
    [one] { $count } weg
   *[other] { $count } wegen
}
evening-monasteries = { $count ->
    [one] { $count } klooster
   *[other] { $count } kloosters
}
evening-shrines = { $count ->
    [one] { $count } cultusplaats
   *[other] { $count } cultusplaatsen
}
evening-made = Gemaakt met King’s Order, een metgezel voor de tafel. Onofficieel.

## Paper and replay

set-siege = De belegeringen
cli-display-gone = Het scherm is weg, en daarmee ook het venster. Alles wat je hebt ingevoerd, is opgeslagen: open King’s Order opnieuw en ga verder.
paper-title = De bevelen van de koning
paper-about = { $count ->
    [one] De regels van de bevelen in het kort, voor { $count } kaart
   *[other] De regels van de bevelen in het kort, voor { $count } kaarten
}
paper-sheet = Vel { $number } van { $of }: ware grootte, dubbelzijdig, lange zijde
paper-sheet-front = Vel { $number } van { $of }: ware grootte
paper-set = { $count ->
    [one] { $set }: { $count } kaart
   *[other] { $set }: { $count } kaarten
}
paper-deal = Uitdelen
paper-deal-shuffle = Schud de kaarten van het basisspel en van de uitbreidingen waarmee jullie spelen; alle andere blijven in de doos. Deel aan iedereen 3 kaarten uit.
paper-deal-keep = Bekijk ze en houd ze alle 3, of leg er precies 1 onder de stapel en houd er 2.
paper-deal-secret = Bevelen in de hand zijn geheim. Uitgevoerde liggen tot het eind open voor je.
paper-turn = Aan het begin van je beurt
paper-turn-draw = Voordat je een tegel trekt, mag je 1 bevel trekken. Je moet het houden. Je kunt het in dezelfde beurt uitvoeren.
paper-turn-double = In het tweede deel van een dubbele beurt wordt geen bevel getrokken.
paper-turn-limit = Niemand heeft er meer dan 5 in de hand. Is de stapel leeg, dan blijft hij leeg.
paper-fulfil = Bevelen uitvoeren
paper-fulfil-words = Wat op een kaart staat, geldt: alles, en verder niets. Het plaatje is een voorbeeld.
paper-fulfil-complete = “Afbouwen” betekent: met een tegel die je legt terwijl je de kaart in de hand hebt. Van wie de meeples zijn die er staan, maakt niet uit, tenzij de kaart iets anders zegt.
paper-fulfil-show = Toon een uitgevoerd bevel meteen en tel meteen de punten. Wachten mag niet.
paper-fulfil-one = Met één tegel voer je hoogstens één van je bevelen uit. Passen er meer, dan kies jij; de andere hebben een ander project nodig. Met wat er verder in dezelfde beurt gebeurt, kun je er nog een uitvoeren.
paper-fulfil-parts = Vraagt een bevel om meerdere delen, dan mogen de oudere al zijn afgebouwd voordat je het trok. Het laatste deel moet je zelf afbouwen.
paper-fulfil-connected = Een weg loopt naar een stad als hij op een tegel bij die stad eindigt; erlangs lopen is niet genoeg. Twee steden zijn twee verschillende steden.
paper-fulfil-challenge = Een bevel voor een gewonnen uitdaging wordt ook in de beurt van een ander uitgevoerd, ongeacht wiens tegel de uitdaging besliste.
paper-fulfil-features = Afbouwen kun je wegen, steden, kloosters, cultusplaatsen en tuinen. Een abdij telt als klooster.
paper-fulfil-points = Vraagt een bevel om punten, dan telt een weide mee als een herenboerderij die laat tellen; punten van de fee tellen niet mee.
paper-fulfil-followers = Grote meeples, burgemeesters en wagens tellen elk als één meeple. Bouwmeesters, varkens en herenboerderijen tellen niet mee.
paper-farmers = Boerenbevelen
paper-farmers-discard = Ze tonen een liggende boer. Wie er 3 tegelijk in de hand heeft gehad, mag er aan het begin van de eigen volgende beurt 1 of 2 open afleggen. Die kosten dan niets.
paper-dragon = De draak
paper-dragon-lost = Eet de draak een figuur van jou op terwijl je zijn kaart in de hand hebt, dan toon je die kaart en verlies je 10 punten, één keer.
paper-dragon-kept = Houd je de kaart tot het eind, dan brengt hij 10 punten op. Als uitgevoerd telt hij nooit.
paper-dragon-fulfilled = Houd je de kaart tot het eind, dan brengt hij 10 punten op en telt hij als uitgevoerd.
paper-avoid = Wat je moet vermijden
paper-avoid-lost = Overkomt je wat zo’n bevel noemt terwijl je het in de hand hebt, dan toon je het en verlies je 10 punten, één keer.
paper-avoid-kept = Houd je het tot het eind, dan brengt het zijn punten op. Als uitgevoerd telt het nooit.
paper-end = Het eind
paper-end-last = Zodra de eindtelling begint, kan geen bevel meer worden uitgevoerd.
paper-end-hand = Elk bevel dat in de hand blijft, kost 10 punten.
paper-end-avoided = Elk bevel dat in de hand blijft, kost 10 punten, behalve bevelen om iets te vermijden.
paper-end-others = Elk bevel dat in de hand blijft, kost 10 punten, alleen dat van de draak niet.
paper-end-most = Wie de meeste bevelen heeft uitgevoerd, krijgt 10 punten, wat die bevelen ook opbrachten; bij gelijkspel krijgt iedereen die gelijk staat die punten.
paper-house = Zo spelen jullie
paper-sets = De kaarten
paper-cut = Printen en snijden
paper-cut-print = Print op ware grootte, niet aan de pagina aangepast, dubbelzijdig en over de lange zijde omgeslagen. Dik papier vanaf 200 g is het best; hoesjes verbergen de rest.
paper-cut-print-front = Print op ware grootte, niet aan de pagina aangepast. Dik papier vanaf 200 g is het best; hoesjes met een donkere rug verbergen de rest.
paper-cut-marks = Snijd van merkteken naar merkteken. Een kaart is { $width } bij { $height } mm.
paper-cut-border = De rand loopt daarbuiten door, zodat een scheve snede geen wit laat zien.
paper-cut-app = Vink in King’s Order bij het klaarzetten “gedrukte kaarten” aan. Een kaart voer je in met een paar letters van de titel, of met de naam onderaan.
paper-measure = Op ware grootte geprint is deze lijn { $length } mm lang.
paper-no-cards = Er is geen kaart om te printen. Kies sets die bevelen hebben.
paper-no-orders = Dit spel is zonder bevelen gespeeld: er is geen kaart om te printen.
paper-boxes = De lettertypen hebben geen teken voor { $letters }: op “{ $card }” komt bij het printen een vakje in de plaats.
paper-crowded = “{ $card }” wordt niet geprint: de tekst past ook in { $points } punten niet op de kaart. Maak hem korter.
paper-no-fonts = de lettertypen kunnen niet worden gelezen
paper-saved = De stapel is opgeslagen, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op { $sheets ->
    [one] { $sheets } vel
   *[other] { $sheets } vellen
}: { $path }
paper-taken = { $path } bestaat al. Kies een andere naam, of voeg --force toe om het bestand te vervangen.
paper-which = Papier
paper-a4 = A4
paper-letter = Letter
paper-cards = Kaarten
paper-size = { $width } × { $height } mm
paper-plain = Weinig inkt: witte grond, dun kader
paper-backs = Met achterkanten
paper-shift = Achterkanten verschuiven, in mm:
paper-shift-right = naar rechts
paper-shift-down = omlaag
files-print = De stapel voor de printer opslaan
setup-print = Printen…
work-printing = De stapel voor de printer opslaan: { $path }…
result-watch = Nog eens bekijken
replay-result = Uitslag
replay-log = In het verloop tonen
replay-progress = { $step } van { $all }

## Share, season and the rest

share-button = Delen…
share-title = De avond delen
share-titles = Titels
share-page = Pagina van de avond
share-page-about = Eén HTML-bestand voor iedereen die erbij was; er is geen netwerk voor nodig
share-poster = Poster
share-square = Vierkante poster
share-poster-about = Een afbeelding, { $size } pixels
share-markdown-about = De uitslag en het verloop als tekst
share-csv-about = Elke telling, voor een spreadsheet
share-text = Als tekst kopiëren
share-text-about = Een paar regels voor een bericht
share-link = BG Stats: link kopiëren
share-there = BG Stats: link openen
share-code = BG Stats: een code voor een telefoon
share-code-long = Voor een code is de link te lang: kopieer hem.
share-scan = Richt de camera van de telefoon met BG Stats erop.
share-copied = Gekopieerd. Plak het waar je wilt.
share-open = Openen
share-folder = Map tonen
share-reviewing = Uitzoeken wat had kunnen zijn…
share-more = Nog { $count }
share-fewer = Minder
share-end = Terug naar het eind
season = Seizoen
season-none-how = Zijn er spellen uitgespeeld, dan zie je hier hoe de spelers er over al die spellen voor staan en wat er van elk bevel is geworden.
season-nothing = Vink een avond aan en iemand die toen meespeelde.
season-span = { $first } t/m { $last }
season-date = { $day } { $month } { $year }
season-day = { $day } { $month }
season-standings = Stand
season-cards = De kaarten
season-choose = Avonden en spelers
season-evenings = Avonden
season-evenings-without = Zonder kolommen voor de { $count } avonden: de tabel als CSV heeft ze.
season-people = Spelers
season-all = Alle
season-none = Geen
season-last = Laatste { $count }
season-rank = Rang
season-name = Naam
season-points = Punten
season-place = Gem. plaats
season-by-average = Gerangschikt op punten per spel. Gemiste spellen tellen niet voor en niet tegen. Wie gelijk staat, deelt de rang.
season-by-points = Gerangschikt op alle punten samen. Gemiste spellen voegen niets toe. Wie gelijk staat, deelt de rang.
season-by-place = Gerangschikt op de gemiddelde plaats. Een gemist of eerder verlaten spel telt daarvoor niet mee. Wie gelijk staat, deelt de rang.
season-by-wins = Gerangschikt op gewonnen spellen, gedeelde overwinningen meegeteld. Wie gelijk staat, deelt de rang.
season-card = Kaart
season-dealt = Uitgedeeld
season-drawn = Getrokken
season-fulfilled = Uitgevoerd
season-kept = { $count } gehouden
season-expected = Verwacht
season-fulfillers = Door
season-cards-about = Uitgedeeld en gehouden, of getrokken. Verwacht: hoeveel van hetzelfde aantal bevelen er in de simulatie worden uitgevoerd, waarin elk bevel vanaf de eerste helft van het spel in de hand is.
season-cards-none = In deze spellen had niemand een bevel.
season-cards-most = De { $shown } van { $count } die het vaakst in de hand waren
unsaved-brief = Deze map wordt geleegd als de computer opnieuw start. Verplaats het bestand gauw.
settings-not-written = { $path } kan niet worden geschreven: { $cause }. Wat je kiest, geldt tot het venster sluit; het spel heeft er geen last van.
settings-damaged = { $fault } Wat daarvoor was opgeslagen, geldt; anders gelden de gebruikelijke instellingen. Het beschadigde bestand is ernaast bewaard.
work-nearly = bijna klaar

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = { $path } kan niet worden geschreven: { $cause }. Alleen de tijden sinds de laatste stap ontbreken.
