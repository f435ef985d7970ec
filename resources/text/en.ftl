### English words of King's Order. Terms follow the rule books.

list-separator = {", "}
list-last = { $first } and { $last }
decimal-mark = {"."}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = monastery
tile-shrine = shrine
tile-field = field
tile-abbey = the abbey
tile-river = river
tile-inn = inn
tile-cathedral = cathedral
tile-princess = princess
tile-besieged = besieged
tile-volcano = volcano
tile-dragon = dragon
tile-portal = magic portal
tile-tower = tower foundation
tile-fair = fair
shown-pennant = pennant
shown-goods = goods
shown-tower = tower
tile-city-cap = city on one side
tile-city-band = city across
tile-city-corner = city on two sides
tile-city-three = city on three sides
tile-city-full = city on all sides
tile-cities-two = two cities
tile-cities = { $count } cities
tile-road-end = road that ends
tile-road-straight = straight road
tile-road-curve = road with a bend
tile-road-branching = branching road
tile-roads-two = two roads
tile-junction-three = three-way junction
tile-junction-four = four-way junction
tile-pennants = { $count ->
    [one] pennant
   *[other] { $count } pennants
}
edge-city = city
edge-road = road
edge-field = field
edge-river = river
edge-carcassonne = the City
side-north = north
side-east = east
side-south = south
side-west = west
feature-road = road
feature-city = city
feature-field = field
feature-monastery = monastery
feature-shrine = shrine
role-road = thief
role-city = knight
role-field = farmer
role-monastery = monk
role-shrine = heretic
role-big-follower = big follower
role-mayor = mayor
role-wagon = wagon
role-builder = builder
role-pig = pig
role-barn = barn
a-road = a thief
a-city = a knight
a-field = a farmer
a-monastery = a monk
a-shrine = a heretic
a-big-follower = a big follower
a-mayor = a mayor
a-wagon = a wagon
a-builder = a builder
a-pig = a pig
a-barn = a barn
a-follower = a follower
figure-follower = follower
goods-of = { $count } × { $good }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
colour-grey = grey
colour-pink = pink
colour-white = white

## Sets

set-base = Base game
set-king-robber = King & Robber
set-shrines = Heretics & Shrines
set-shrines-extra = The sixth shrine
set-count = The Count of Carcassonne
set-river-1 = The River
set-river-2 = The River II
set-inns-cathedrals = Inns & Cathedrals
set-traders-builders = Traders & Builders
set-princess-dragon = The Princess & the Dragon
set-tower = The Tower
set-abbey-mayor = Abbey & Mayor
set-catapult = The Catapult
set-siege-cathars = The Cathars
set-siege-besiegers = The Besiegers
set-siege = The sieges

## Scores

source-road = Roads
source-city = Cities
source-monastery = Monasteries
source-shrine = Shrines
source-field = Fields
source-king = King
source-robber = Robber
source-goods = Goods
source-orders = King’s Orders
source-fairy = Fairy
source-ransom = Ransom
source-catapult = Catapult
source-track = Track without orders
source-by-hand = By hand
label-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
label-pennants = { $count ->
    [one] { $count } pennant
   *[other] { $count } pennants
}
label-building = the building
label-neighbours = { $count ->
    [one] { $count } tile around it
   *[other] { $count } tiles around it
}
label-touched-cities = { $count ->
    [one] { $count } completed city touched
   *[other] { $count } completed cities touched
}
label-pigsty = { $count ->
    [one] pigsty: { $count } city
   *[other] pigsty: { $count } cities
}
label-pig = { $count ->
    [one] pig: { $count } city
   *[other] pig: { $count } cities
}
label-besieged-cities = { $count ->
    [one] besieged, once more: { $count } city
   *[other] besieged, once more: { $count } cities
}
label-goods = most { $good }
good-wine = wine
good-grain = grain
good-cloth = cloth
label-barn = { $count ->
    [one] barn: { $count } city
   *[other] barn: { $count } cities
}
label-fairy-turn = fairy at the start of the turn
label-fairy-feature = fairy beside the follower
label-ransom = ransom
label-fair = the fair
label-completed-cities = { $count ->
    [one] { $count } completed city
   *[other] { $count } completed cities
}
label-carcassonne = the City of Carcassonne
label-completed-roads = { $count ->
    [one] { $count } completed road
   *[other] { $count } completed roads
}
label-both-titles = both of them
label-king-at-once = { $count ->
    [one] King: { $count } city just completed
   *[other] King: { $count } cities just completed
}
label-robber-at-once = { $count ->
    [one] Robber: { $count } road just completed
   *[other] Robber: { $count } roads just completed
}
label-unfulfilled-orders = { $count ->
    [one] { $count } unfulfilled order
   *[other] { $count } unfulfilled orders
}
label-most-orders = most orders fulfilled
label-raised-to-zero = nobody ends below 0
label-order = order “{ $title }”
label-by-hand = by hand: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = road of { $tiles }
record-city = city of { $tiles }
record-pennants = { $count ->
    [one] { $count } pennant
   *[other] { $count } pennants
}
record-inns = { $count ->
    [one] an inn
   *[other] { $count } inns
}
record-cathedrals = { $count ->
    [one] a cathedral
   *[other] { $count } cathedrals
}
record-sieges = { $count ->
    [one] a siege
   *[other] { $count } sieges
}
record-with = { $feature } with { $parts }
record-monastery = monastery with { $tiles } of 9 tiles
record-shrine = shrine with { $tiles } of 9 tiles
record-field = { $cities ->
    [0] field without a completed city
    [one] field with { $cities } completed city
   *[other] field with { $cities } completed cities
}
record-besieged = { $feature }, { $count } besieged
record-pigsty = { $feature } and a pigsty
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = big
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $name } keeps { $count } orders.
outcome-order-drawn = { $name } draws an order.
outcome-orders-discarded = { $name } discards { $titles }.
outcome-placed = { $name } places: { $tile }.
outcome-passed = { $name } passes without a tile.
outcome-mouth = The river flows into its mouth.
outcome-challenge = Challenge! The shrine of { $shrine } against the monastery of { $monastery }: whichever is completed first scores, the other scores nothing.
outcome-shrine-won = The shrine wins its challenge: the monastery scores nothing.
outcome-monastery-won = The monastery wins its challenge: the shrine scores nothing.
outcome-left-city = { $name } comes out of the { $quarter } to the { $feature }.
outcome-entered-city = { $name } sends a follower into the { $quarter }.
outcome-city-scored = The City stays shut: { $name } has scored.
outcome-city-nobody = The City stays shut: no opponent of { $name } has scored.
outcome-orders-entered = The orders dealt to { $name } are entered.
outcome-tower-site-city = The tower site lies in the city.
outcome-tower-site-outside = The tower site lies outside the cities.
outcome-city-entered-before = { $name } has already sent a follower into the City in this turn.
outcome-city-no-follower = The City would be open, but { $name } has no follower left.
outcome-count-moved = { $name } moves the Count to the { $quarter }.
outcome-tile-removed = A tile fits nowhere and leaves the game: { $tile }.
outcome-deployed = { $name } deploys { $role }.
outcome-completed = Completed: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } takes goods: { $goods }.
outcome-wagon-moved = { $name }’s wagon drives on: { $feature }.
outcome-dragon-came = The dragon comes to the volcano.
outcome-dragon-woke = The dragon wakes.
outcome-dragon-stuck = The dragon can go no further and stops.
outcome-dragon-moved = { $name } leads the dragon a step.
outcome-eaten = The dragon eats { $figures }.
outcome-fairy-moved = The fairy goes to { $name }’s follower.
outcome-fairy-moved-tower = The fairy goes to { $name }’s follower on a tower.
outcome-fairy-moved-city = The fairy goes to { $name }’s follower in the { $quarter } of Carcassonne.
outcome-knight-removed = { $name }’s princess sends { $figure } home.
outcome-tower-raised = { $name } raises a tower to { $height }.
outcome-tower-manned = { $name } puts a follower on a tower.
outcome-captured = { $name } captures { $figure }.
outcome-exchanged = Prisoners are exchanged: { $own } for { $theirs }.
outcome-ransomed = { $name } buys the { $figure } back from { $captor }.
outcome-escaped = { $figure } escapes from the siege.
outcome-fair-came = A fair: { $name } chooses the token.
outcome-fair-opened = { $name } chooses { $token }.
outcome-thrown-at = { $name } throws: { $distance } from the fair.
outcome-thrown-swap = { $name } wins over { $figures }.
outcome-thrown-hits = { $name } hits { $figures }.
outcome-thrown-caught = { $name } throws and { $catcher } catches.
outcome-thrown-short = { $name } throws too short.
outcome-thrown-nothing = { $name } throws.
outcome-order-lost = { $name } has lost the order “{ $title }” and shows it.
outcome-lost-captured = { $name } has lost the order “{ $title }” and shows it: a follower was captured.
outcome-lost-eaten = { $name } has lost the order “{ $title }” and shows it: the dragon has eaten a follower.
outcome-lost-taken-over = { $name } has lost the order “{ $title }” and shows it: others have taken over a feature.
outcome-lost-last = { $name } has lost the order “{ $title }” and shows it: everybody else has more points.
outcome-lost-road = { $name } has lost the order “{ $title }” and shows it: a complete road has only { $count } tiles.
outcome-order-spent = The dragon bites: { $name } shows “{ $title }”.
figure-of = { $name }’s { $figure }
token-target = target hurling
token-catch = catch
token-knock-out = knock out
token-seduction = seduction
outcome-second-part = The builder brings { $name } another tile.
outcome-returned = { $count ->
    [one] { $count } follower goes home.
   *[other] { $count } followers go home.
}
outcome-taken-first = { $name } takes the { $title }; { $size } tiles take it next.
outcome-taken-from = { $name } takes the { $title } from { $from }; { $size } tiles take it next.
outcome-taken-kept = { $name } keeps the { $title }; now { $size } tiles take it.
outcome-met-by = It is met by this: { $task }
order-progress = { $done } of { $of }
order-judged = You judge it
outcome-fulfilled = { $name } fulfils the order “{ $title }”.
told-opened = { $count ->
    [one] { $name }’s hand was opened.
   *[other] { $name }’s hand was opened { $count } times.
}
told-deal-undone = { $name } decides on the dealt orders anew; they can be looked at again.
told-dealt-before = Orders were dealt before and put back for this deal. Who has looked at theirs: { $names }.
told-draw-undone = { $count ->
    [one] An order that { $name } had drawn was put back. Whoever has looked at it knows it.
   *[other] { $count } orders that { $name } had drawn were put back. Whoever has looked at them knows them.
}
told-order-undone = The order “{ $title }” lay face up before { $name } and was taken back. Everybody has seen it.
told-end-undone = All hands lay open at the end, and the end was taken back.
told-pin-set = { $name }’s hand is locked with a PIN now.
told-pin-removed = { $name }’s PIN is removed.
told-pin-forgotten = { $name }’s PIN was removed by somebody who did not type it.
told-pin-wrong = { $count ->
    [one] A wrong PIN was typed for { $name }’s hand.
   *[other] A wrong PIN was typed { $count } times for { $name }’s hand.
}
told-clashed = { $count ->
    [one] { $name } entered an order that is written down for somebody already.
   *[other] { $count } times { $name } entered an order that is written down for somebody already.
}
told-reentered = { $count ->
    [one] { $name } entered anew an order that was written down wrongly.
   *[other] { $name } entered anew { $count } orders that were written down wrongly.
}
outcome-final = The game is over: final scoring.
outcome-unknown = The game is over. The score track tells who has won.
outcome-finished = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
title-king = King
title-robber = Robber

## Why a move is refused

reject-game-over = The game is over. Undo the last move to go on.
reject-deal-first = { $name } first decides on the dealt orders.
reject-choose-first = { $name } first chooses which order is fulfilled.
reject-no-such-player = There is no player { $number }: the { $players } players are numbered from 0.
reject-unknown-tile = No tile of the sets in play is called “{ $tile }”.
reject-none-left = No copy of “{ $tile }” is left: all lie already, or none is in this game. Check the last entries and the setup.
reject-edge = The { $side } side does not match: the tile has { $shows } where { $wants } lies. Turn it or choose another place.
reject-place-occupied = A tile lies there already. Choose an open place.
reject-fork-first = The fork of the river comes first.
reject-river-first = The river is laid first: draw from its tiles.
reject-mouth-first = The mouth of the river comes first.
reject-river-over = That tile cannot be drawn now.
reject-river-apart = A river tile must continue the river. Choose a place at its open end.
reject-river-joined = The two branches of the river may not be joined. Choose another place.
reject-river-turn = The river may not bend twice the same way. Turn the tile or choose the other branch.
reject-river-blocked = The river could not go on from there. Turn the tile or choose the other branch.
reject-crowded-here = Here this building ({ $building }) would stand next to two of the other kind, one to the { $one }, one to the { $other }. Only one is allowed. Choose another place.
reject-crowded-there = The { $building } to the { $there } has one of the other kind beside it already, to its { $other }. It may have no second one. Choose another place.
direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
reject-nobody-begins = Nobody is asked now who begins.
reject-begins-elsewhere = { $active } or { $left } begins.
reject-say-who-begins = First say who begins to leave the City.
reject-nobody-leaves = Nobody can leave the City now.
reject-others-chance = It is { $name }’s chance to leave the City.
reject-not-in-city = { $name } has no such figure in the { $quarter }.
reject-count-blocks = The Count is in the { $quarter }: nobody leaves it.
reject-not-there = From the { $quarter } nobody can go there. It serves { $serves }.
reject-city-shut = Nobody may be sent into the City now: for that a feature must be completed for which an opponent scores and the player does not.
reject-count-stays = The Count is moved by whoever has just sent a follower into the City.
reject-count-moves-alone = At this table the Count moves by himself. Go on with the next turn.
reject-fairy-not-in-city = At this table the fairy does not go into the City. Choose another follower.
reject-no-farmers = At this table there are no farmers. Choose something other than a field or the market.
reject-count-there = The Count is in the { $quarter } already.
reject-leave-first = { $name } may leave the City first, or stay.
reject-place-apart = The tile would touch no other tile. Choose a place beside one.
reject-tile-already-placed = This turn’s tile is placed already. Choose a follower or end the turn.
reject-last-turn-asks = The last turn is not over yet. Answer what is asked, or end the turn to say no.
reject-place-first = Place a tile first.
reject-tile-fits = The tile still fits somewhere: it must be placed.
reject-no-such-segment = The tile just placed has no “{ $segment }”.
reject-occupied = { $name } already stands on that { $feature }. Choose another part of the tile or none.
reject-already-deployed = Nobody can be deployed any more in this turn: its action is used up.
reject-no-figure-left = { $name } has no such figure left.
reject-wrong-figure = This figure ({ $figure }) cannot stand there ({ $feature }). Choose another part of the tile.
reject-no-follower = That is for followers alone, and this figure ({ $figure }) is none. Choose a follower.
reject-no-own-follower = The { $figure } needs a follower of the same player there.
reject-not-in-play = That expansion is not in this game.
reject-volcano = Nobody is deployed to a volcano. Choose another place, or end the turn without a figure.
reject-dragon-there = Nobody comes to the tile where the dragon stands. Choose a place on another tile.
reject-no-portal = Only a magic portal takes a follower to another tile. Choose a part of the tile just placed.
reject-no-barn-corner = A barn stands where four tiles meet in one field. Choose another corner or figure.
reject-no-wagon = No wagon can drive on now.
reject-dragon-rests = The dragon does not move now.
reject-nobody-on-tower = No follower of yours stands on that tower. Choose one that does.
reject-fairy-where = Say where the fairy’s follower stands: a tile with a segment, a tile alone for its tower, or a quarter of the City alone.
reject-fairy-there = The fairy stands by that follower already. Choose another.
reject-no-princess = The princess of this tile lives in another city. Choose a knight of hers.
reject-princess-first = The princess must send a knight home first.
reject-no-tower-raised = Only the tower just raised can capture somebody.
reject-ransom-once = Only one prisoner is bought back in a turn, and only before scoring.
reject-no-escape = Nobody can escape from that city now.
reject-no-fair = There is no fair now.
reject-other-token = That does not belong to the token that is thrown. Choose another result.
reject-no-abbey = { $name } has placed the abbey already.
reject-others-wagon = First { $name }’s wagon drives on or stays.
reject-no-piece = { $name } has no tower piece left.
reject-others-throw = First { $name } throws.
reject-dragon-first = First the dragon moves: { $name } leads it a step.
reject-barn-there = { $name } has a barn in that field. Choose another part of the tile.
reject-tower-closed = { $name }’s follower stands on that tower and closes it. Choose another tower.
reject-complete = That feature is complete. Choose one that is not.
reject-no-way = No road leads the wagon there, or somebody is there. Choose a golden feature.
reject-dragon-cannot = The dragon cannot step there: it goes to a neighbouring tile, never twice to one, and not to the fairy.
reject-nobody-there = No such figure stands there. Choose one that does.
reject-not-away = Here that figure is not there: there is nothing to set right.
reject-where = Say where the figure is: a tile with a segment, a tile alone for its tower, a quarter of the City alone, or its captor alone.
reject-is-right = Nothing would change: that is how it stands here already.
reject-scored = That feature is complete and scored: nobody stands on it any more.
reject-held-by = { $name } cannot hold that figure as a prisoner.
reject-no-foundation = That tile has no tower foundation. Choose one that has.
reject-out-of-reach = The tower does not reach that far. Choose somebody nearer.
reject-no-tower = No tower stands there yet. Choose one that does.
reject-no-prisoner = That player holds no such prisoner.
reject-volcano-first = A dragon tile drawn before the first volcano is set aside: draw another tile.
reject-not-on-tower = The { $figure } does not climb towers. Choose a follower.
reject-not-in-quarter = The { $figure } is not sent into the { $quarter }. Choose another quarter.
reject-too-poor = A ransom costs 3 points; { $points ->
    [one] { $points } is
   *[other] { $points } are
} not enough.
reject-no-hole = An abbey fills a hole: a place with tiles on all four sides.
reject-no-second-part = The builder brings no other tile here.
reject-without-orders = This game is played without King’s Orders.
reject-already-kept = { $name } has decided on the dealt orders already.
reject-not-in-hand = { $name } does not hold that order.
reject-only-at-turn-start = Orders are drawn and discarded before the tile is placed.
reject-already-drawn = One order was drawn in this turn already.
reject-hand-full = { $name } holds five orders and cannot draw another.
reject-pile-empty = No orders are left to draw.
reject-not-in-pile = That order is not in the pile.
reject-in-hand = You have that order already, or it lies face up.
reject-app-deals = In this game the app deals the orders. Keep the dealt ones or return one.
reject-already-dealt = The orders dealt to { $name } are entered already. Undo to enter others.
reject-dealt-count = Three different orders are dealt to each player, not { $count }. Choose three.
reject-not-dealt = Enter the three orders that { $name } was dealt first.
reject-name-order = Choose which order you drew from the printed deck.
reject-no-question = There is no doubt where the tower site of that tile lies. Nothing needs to be said.
reject-site-is-there = That has been said already.
reject-no-right-to-discard = { $name } may discard only at the start of a turn after holding three farmer orders.
reject-drawn-is-kept = “{ $title }” was drawn in this turn and is kept. Discard orders that were in hand before.
reject-discard-count = One or two different orders are discarded, not { $count }.
reject-not-a-farmer-order = “{ $title }” does not ask for a farmer and cannot be discarded.
reject-nothing-to-choose = { $name } has no orders to choose from now.
reject-occasion-used = { $name } has fulfilled an order with this tile already: one is all that it may bring.
reject-not-a-choice = The order “{ $card }” is not among those that { $name } may fulfil now.
reject-no-reason = Say in a word why points are given by hand.
reject-too-many-moves = A game has at most { $limit } moves. Begin a new one.
reject-too-many-points = { $points } points are too many for one correction.
reject-end-at-turn-start = Finish this turn before ending the game.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] One player is too few: two to six people play.
   *[other] { $count } players do not fit: two to six people play.
}
setup-no-name = Player { $number } needs a name.
setup-long-name = “{ $name }” is too long: use at most { $limit } characters.
setup-name-twice = Two players are called “{ $name }”: change one name.
setup-colour-twice = Two players are { $colour }: change one colour.
setup-no-base = The base game is missing: it brings the start tile.
setup-unknown-set = No tile set is called “{ $set }”: put its file into the folder of tile sets, or leave it out.
setup-set-twice = The set “{ $set }” is named twice.
setup-unknown-order = No order is called “{ $card }”.
setup-order-twice = The order “{ $card }” is in the pile twice.
setup-order-of-absent-set = The order “{ $card }” belongs to “{ $set }”, which is not in play.
setup-order-for-farmers = The order “{ $card }” asks for a farmer, and this table plays without. Take it out of the deck.
setup-many-cards = The game brings more than { $limit } cards of its own.
setup-card = The game’s { $place } is wrong: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } order is too few: { $needed } are dealt.
   *[other] { $cards } orders are too few: { $needed } are dealt.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = the file must hold a list: […]
fault-empty-list = the list is empty
fault-id-form = an id has only the letters a–z, digits and “-”
fault-id-twice = the id is there twice
fault-id-bundled = something else that comes with the app has this id: give yours another one
fault-id-taken = something else in { $file } has this id: give yours another one
fault-unknown-set = no tile set is called “{ $set }”, so the card is never in a pile. The sets of cards are { $known }.
fault-other-set = the set is “{ $set }”, but the file’s first item has “{ $expected }”: one file, one set
fault-bundled-set = “{ $set }” is a set that comes with the app: give yours another name
fault-copies = { $count } copies with { $start } start tiles: write at least one copy and no more start tiles than copies
fault-side-segments = { $segments ->
    [0] side { $side } belongs to no city, road or river
   *[other] side { $side } belongs to { $segments } segments instead of one, or shows a field
}
fault-side-shows = it reaches side { $side }, which shows something else
fault-no-sides = it reaches no side
fault-half-edge-fields = { $fields ->
    [0] half edge { $half } belongs to no field
   *[other] half edge { $half } belongs to { $fields } fields
}
fault-half-edge-on-city = half edge { $half } lies on a city side and cannot be field
fault-field-city = city { $city } is not on the tile, or named twice
fault-field-touches-no-city = the field at { $half } runs along a city but touches none
fault-two-buildings = a tile has one of monastery, shrine and garden
fault-no-such-segment = “{ $segment }” is not on the tile
fault-no-words = it is empty
fault-hidden-characters = it has invisible characters: write it anew without them
fault-long-words = it has { $length } characters; { $limit } fit the card
fault-card-copies = { $count } copies: write 1 to 9
fault-points = { $points } points: write 1 to 30
fault-farmer-mark-missing = the order asks for a farmer: write "farmer": true
fault-farmer-mark-wrong = the order asks for no farmer: leave "farmer" out
fault-void-bound = a bound that nothing can meet, or that is empty
fault-impossible = nothing in the game can meet this
fault-large-number = { $number } is too large: no number on a card is above { $limit }
fault-many-tiles = it has more than { $limit } kinds of tile; a tile set has at most that many

## Files

file-read = { $path } cannot be read: { $cause }. Check that it is there and that you may read it.
file-write = { $path } cannot be written: { $cause }. The game goes on; save it somewhere else.
file-not-a-file = { $path } is a folder, a device or a pipe. Put a file there, or name another one.
file-taken = { $path } is there already, and nothing is replaced. Choose another name.
file-no-folder = There is no folder { $path }. Make it first, or choose another one.
file-no-name = The file has no name yet. Type one.
file-not-saved = { $path } cannot be written: { $cause }. Choose another place.
file-huge = { $path } is too large ({ $megabytes } MB) to be a game, a deck, a tile set or a file of words.
file-empty = { $path } is empty.
file-not-text = { $path } is not a text file. Save it as text in UTF-8.
file-syntax = { $path } is damaged: { $message }.
file-not-a-game = { $path } is not a King’s Order file.
file-newer = { $path } was written by a newer version of King’s Order (file version { $version }, this app reads up to { $ours }). Update the app to open it.
file-too-many-moves = { $path } has more than { $limit } moves. No evening has so many, and King’s Order does not open it.
file-ignored = { $path }: { $fields } cannot be read. The usual values are used instead; the file as it was is kept beside it.
file-shape-whole = { $path } cannot be read: { $message }.
file-shape = { $path }: { $field } cannot be read: { $message }.
file-setup = { $path } cannot be played. { $faults }
file-no-home = The system names no home folder to keep games in.
cause-not-there = there is no such file or folder
cause-not-allowed = it is not allowed
cause-full = the disk is full
cause-read-only = nothing can be written on that disk
cause-no-folder = something on the way there is not a folder
cause-bad-name = no file can have that name
cause-taken = something with that name is already there
cause-folder = it is a folder
cause-busy = another program is using it
cause-large = it would be too large for that disk
cause-system = the system says “{ $said }”
file-move = Move { $number } is refused: { $reason }
reader-at = { $problem } (line { $line }, column { $column })
reader-at-line = { $problem } (line { $line })
reader-cut-off = the text breaks off
reader-syntax = something stands there that JSON does not allow
reader-deep = it is nested too deeply
reader-missing = “{ $name }” is missing
reader-twice = “{ $name }” is there twice
reader-unknown = “{ $name }” is not known there
reader-unknown-of = “{ $name }” is not known there; possible are { $known }
reader-kind = { $found } stands where { $expected } belongs
reader-value = { $found } is not possible there
reader-length = a list is too long or too short
reader-other = { $message }
reader-found-text = the text “{ $value }”
reader-found-number = the number { $value }
reader-found-truth = “{ $value }”
reader-found-nothing = nothing
reader-found-other = something else
reader-a-text = a text
reader-a-whole = a whole number that fits
reader-a-number = a number
reader-a-truth = true or false
reader-a-list = a list
reader-an-object = an object in braces

## What a correction would change

difference-points = { $name }: { $before } → { $after } points.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } fulfils “{ $title }”.
difference-lost = { $name } no longer fulfils “{ $title }” and holds it again.
difference-chosen = { $name } has a choice of orders now; “{ $title }” was taken.
difference-orders = Points for orders are counted here as they are; what changes about them is told when you accept it.
difference-dropped = No longer fits: { $made }. { $reason }
difference-passed = { $name }’s turn stays empty until its tile is entered anew.
difference-active = It will be { $name }’s turn.
holding = { $name } ({ $size })
holding-nobody = nobody
move-keep-orders = { $name } keeps the orders
move-discard-orders = discard orders
move-deal-orders = { $name }: orders dealt
move-tower-site = tower site
move-draw-order = draw an order
move-place = place: { $tile }
move-remove-tile = set aside: { $tile }
move-deploy = deploy { $role }
move-wagon = { $name }’s wagon drives on
move-keep-wagon = { $name }’s wagon stays at home
move-dragon = a step of the dragon
move-fairy = the fairy to a follower
move-remove-knight = the princess sends { $name }’s knight home
move-raise-tower = raise a tower
move-capture = capture { $name }’s { $figure }
move-man-tower = a follower onto a tower
move-ransom = buy { $figure } back
move-escape = { $name }’s knight escapes
move-open-fair = a round of { $token }
move-throw = { $name } throws
move-end-turn = end of the turn
move-begin-leaving = { $name } begins to leave the City
move-leave-city = { $name } comes out of the { $quarter }
move-stay-in-city = { $name } stays in the City
move-enter-city = a follower into the { $quarter }
move-count = the Count to the { $quarter }
move-pass = pass without a tile
move-fulfil-order = { $name } chooses an order
move-claim-order = { $name } claims an order
move-ask-for-orders = Everybody is asked for fulfilled orders
move-adjust = { $name } { $points } by hand
move-end-game = end of the game
move-place-anyway = keep anyway: { $tile }
move-describe-tile = a tile that the app did not know
move-deploy-anyway = keep { $role } anyway
move-join-game = { $name } joins
move-leave-game = { $name } leaves
move-change-seats = another turn order
move-change-rules = other house rules

## What the table decides beside the rules

table-joined = { $name } joins the game, last in turn order.
table-left = { $name } leaves; the turns go on without { $name }.
table-left-figures-stay = The figures stay where they are.
table-left-figures-home = The figures go home.
table-left-orders-count = The orders in hand count at the end.
table-left-orders-under = The orders in hand go under the pile.
table-seated = The turns go round so from now on: { $names }
table-turn-given = The turn goes from { $from } to { $to }.
table-rules = From now on: { $rules }
table-rule = { $question }: { $answer }
table-tile = The table adds a tile: { $tile }.
table-right = Set right: { $what }.
right-home = { $was } is not there, but at home
right-back = { $is } is there
right-other = { $is } is there, not { $was }
right-tool = Set right…
right-title = Set a figure right
right-which = What is wrong here?
right-where = Where?
right-more = A figure is missing
right-there = Who stands there on the table?
right-nobody = Nobody
right-lies = What lies with it?
right-lies-so = With it lie: { $what }
right-lies-nothing = Nothing
right-none = Nobody has a figure that may stand here.
right-about = It holds from now on. Points already given stay.
right-turn = Correct turn { $turn } instead
right-go = Set right
right-prisoner = prisoner: { $name }
table-kept = The table keeps it anyway: { $why }.
kept-edge = not every side matches its neighbour
kept-crowded = too many monasteries and shrines side by side
kept-river = the river should run otherwise
kept-none-left = none of its kind was left
kept-other-set = it is of another set
kept-described = the app did not know it
kept-occupied = { $name } stands there already
kept-second = it is the second figure of the turn
kept-figure = that figure ({ $figure }) on that feature ({ $feature })
kept-other = against the rules
reject-between-turns = That is decided at the start of a turn, before its tile. Finish this turn first.
reject-has-left = { $name } has left the game.
reject-last-two = Two players are left. End the game instead.
reject-not-everybody = Everybody who plays needs a seat, and only one.
reject-turn-is-theirs = The turn is { $name }’s as it is.
reject-farmers-from-start = Whether there are farmers is decided before the first tile.
reject-start-tile-drawn = The start tile has been drawn from the pile: it cannot go back into the box.
reject-known-tile = A tile is called “{ $tile }” already.
described-name = A tile’s name has small letters, digits and hyphens, 40 at most.
described-edge = The { $side } side can show city, road or field.
described-side = On the { $side } side something is connected that does not lie there, or twice.
described-crossing = Two connections cross. Connect the sides otherwise.

## Commands

cli-ok = { $file }: ok
cli-fault = { $file }: { $fault }
cli-points-in-vain = Note: card { $card } always has { $fixed } points, not { $points } as the file says.
cli-move = move { $number }
cli-fewer-moves = { $count ->
    [one] { $file } has only { $count } move. These are the standings after it.
   *[other] { $file } has only { $count } moves. These are the standings after all of them.
}
cli-more-refused = { $count ->
    [one] one more move is refused
   *[other] { $count } more moves are refused
}
cli-defect = a defect of King’s Order itself, please report it: { $fault }
cli-started = “{ $started }” is no time: write the day and the time like { $example }
cli-not-on-top = the app has dealt these orders, and this one cannot have been on top of the pile: { $above ->
    [one] one card lies
   *[other] { $above } cards lie
} above it. Without “card” the top one is drawn.
cli-awaited = { $reason } (awaited: { $moves })
cli-unknown-list = the list holds neither tiles (with “edges”) nor cards (with “requirement”)
cli-unknown-set = No tile set is called “{ $set }”. The sets are { $known }.
cli-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-deal = The orders are dealt.
cli-turn = Turn { $turn }: { $name }.
cli-tiles = Tiles: { $placed } on the board, { $left } left.
cli-titles = King: { $king }. Robber: { $robber }.
cli-score = score
cli-projected = projected
cli-followers = followers
cli-orders = orders
cli-fulfilled = fulfilled
cli-no-display = There is no display to open a window on. The commands work without one: kings-order --help
cli-display-silent = The display { $display } cannot be reached: { $cause }
cli-scale = { $source } is { $scale }: at that scale no window can be shown.
cli-no-such-file = There is neither a command nor a game file called { $name }. See kings-order --help.
season-twice = { $file } counts only once: the same game was named before it.
cli-unwritten = The output cannot be written: { $cause }.
cli-text-unread = { $file }, line { $line }: the message that begins there cannot be read. Until then it appears in English.
cli-window-failed = The window cannot be opened: { $cause }
cli-display-gone = The display has gone away, and the window with it. Every move that you entered is saved: open King’s Order again and go on.
cli-stopped = King’s Order has stopped because of a fault of its own. Every move that you entered is saved. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Total
export-of-orders = Points for orders
export-running = Not finished: turn { $turn }.
export-log = Log

## The deck on paper

paper-title = The King’s Orders
paper-about = { $count ->
    [one] The rules of the deck in short, for { $count } card
   *[other] The rules of the deck in short, for { $count } cards
}
paper-sheet = Sheet { $number } of { $of }: true size, both sides, long edge
paper-sheet-front = Sheet { $number } of { $of }: true size
paper-set = { $count ->
    [one] { $set }: { $count } card
   *[other] { $set }: { $count } cards
}
paper-deal = The deal
paper-deal-shuffle = Shuffle the cards of the base game and of the expansions that you play with; all others stay in the box. Deal 3 to everybody.
paper-deal-keep = Look at them, and keep all 3, or put exactly 1 under the pile and keep 2.
paper-deal-secret = Orders in hand are secret. Fulfilled ones lie face up in front of you to the end.
paper-turn = At the start of your turn
paper-turn-draw = Before you draw a tile, you may draw 1 order. You have to keep it. It can be fulfilled in the same turn.
paper-turn-double = In the second part of a double turn no order is drawn.
paper-turn-limit = Nobody holds more than 5. Once the pile is empty, it stays empty.
paper-fulfil = Fulfilling
paper-fulfil-words = What a card says counts, all of it and nothing else. Its picture is an example.
paper-fulfil-complete = “Complete” means: with a tile that you place while you hold the card. Whose followers stand there does not matter unless the card says so.
paper-fulfil-show = Show a fulfilled order at once, and score it at once. You may not wait.
paper-fulfil-one = One tile fulfils at most one of your orders. If several fit, you choose; the others need another feature. What else happens in the same turn may fulfil one more.
paper-fulfil-parts = Where an order asks for several parts, the older ones may have been completed before you drew it. The last part has to be yours.
paper-fulfil-connected = A road is connected to a city if it ends at it on a tile; passing by is not enough. Two cities are two different ones.
paper-fulfil-challenge = An order for a won challenge is fulfilled in anybody’s turn, no matter whose tile decided it.
paper-fulfil-features = The features that you complete are roads, cities, monasteries, shrines and gardens. An abbey counts as a monastery.
paper-fulfil-points = Where a card asks for points, a field counts if a barn scores it; the fairy’s points do not count.
paper-fulfil-followers = Big followers, mayors and wagons count as one follower each. Builders, pigs and barns do not count.
paper-farmers = Farmer orders
paper-farmers-discard = They show a farmer lying down. Whoever has held 3 of them at once may discard 1 or 2 of them at the start of their next turn, shown to all. They cost nothing then.
paper-dragon = The dragon
paper-dragon-lost = If the dragon eats one of your figures while you hold its card, show the card and lose 10 points, once.
paper-dragon-kept = Kept to the end it brings 10 points. It never counts as fulfilled.
paper-dragon-fulfilled = Kept to the end it brings 10 points and counts as fulfilled.
paper-avoid = To be avoided
paper-avoid-lost = If what such an order tells of befalls you while you hold it, show the order and lose 10 points, once.
paper-avoid-kept = Kept to the end it brings its points. It never counts as fulfilled.
paper-end = The end
paper-end-last = Once the final scoring begins, no order can be fulfilled.
paper-end-hand = Every order left in hand costs 10 points.
paper-end-avoided = Every order left in hand costs 10 points, except those that tell you to avoid something.
paper-end-others = Every order left in hand costs 10 points, except the dragon’s.
paper-end-most = Whoever has fulfilled the most orders gets 10 points, whatever they brought; all who are tied get them.
paper-house = How your table plays
paper-sets = The cards
paper-cut = Print and cut
paper-cut-print = Print in true size, not fitted to the page, on both sides, turned over the long edge. Thick paper of 200 g or more is best; sleeves hide the rest.
paper-cut-print-front = Print in true size, not fitted to the page. Thick paper of 200 g or more is best; sleeves with a dark back hide the rest.
paper-cut-marks = Cut from mark to mark. A card is { $width } by { $height } mm.
paper-cut-border = Its border goes on beyond, so that a cut that strays shows no white.
paper-cut-app = In King’s Order, tick “printed cards” in the setup. A card is entered by some letters of its title, or by the name at its foot.
paper-measure = Printed in true size, this line is { $length } mm long.
paper-no-cards = There is no card to print. Choose sets that have orders.
paper-no-orders = This game was played without orders: there is no card to print.
paper-boxes = The fonts lack { $letters }: on “{ $card }” each becomes a box when it is printed.
paper-crowded = “{ $card }” is not printed: its words do not fit the card even at { $points } points. Shorten them.
paper-no-fonts = the fonts cannot be read
paper-saved = The deck is saved, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}: { $path }
paper-taken = { $path } is there already. Choose another name, or add --force to replace it.
paper-which = Paper
paper-a4 = A4
paper-letter = Letter
paper-cards = Cards
paper-size = { $width } × { $height } mm
paper-plain = Little ink: white ground, thin frame
paper-backs = With backs
paper-shift = Move the backs, in mm:
paper-shift-right = right
paper-shift-down = down

## The game's menu, its people and its rules

tool-menu = The game: people, rules, files
keys-menu = the game: skip, end, people, house rules, files
menu-title = The game
menu-skip = Skip { $name }’s turn
menu-skip-about = The turn passes without a tile.
menu-end = End the game…
menu-end-about = What lies unfinished is scored now.
menu-people = People…
menu-people-about = Names, colours and seats; a guest comes, somebody leaves, whose turn it is
menu-rules = House rules…
menu-rules-about = From now on, or as if from the start
menu-forgotten = A forgotten turn…
menu-forgotten-about = The one before this. An older one: press the line before which it belongs in the log.
menu-compare = Check with the table
menu-compare-about = Scores, figures and tiles; where they differ, what could explain it is found.
menu-by-hand = Points by hand…
menu-by-hand-about = Given or taken, with the reason; on the scorepad also what the table counts itself
menu-copy = Save a copy…
menu-copy-about = The game goes on in its own file.
menu-open = Open a game…
menu-open-about = A file from anywhere; this game is saved.
menu-folder = Show the folder
files-copy = Save a copy of the game
files-export = Save elsewhere
files-open = Open a game
files-print = Save the deck for a printer
files-copy-there = Save there
files-open-there = Open it
files-elsewhere = Elsewhere…
files-path = The file
files-saved = The copy is saved: { $path }
player-left = { $name } (has left)
files-no-folder = That could not be shown. It lies at { $folder }
amend-forgotten = A forgotten turn before turn { $turn }
amend-anothers = Turn { $turn } was not { $name }’s
amend-none = Remove turn { $turn } of { $name }
amend-whose = Whose turn was it?
amend-later = And the turns after it?
amend-forgotten-stay = They stay with their players: only this turn comes in.
amend-forgotten-on = Everybody moves on by one: they were written down one player too early.
amend-anothers-stay = They stay with their players: only this turn was another’s.
amend-anothers-on = They go on to the left of that player.
amend-none-stay = They stay with their players: { $name } is skipped.
amend-none-on = Everybody moves up: the turn after it is { $name }’s.
amend-enter = Enter it
amend-show = Show what it changes
log-give = It was another player’s turn…
log-insert = A turn before it was forgotten…
now-forgotten = You are entering a forgotten turn. Esc leaves everything as it was.
past-as-it-was = As it was: { $made }
past-later-tile = A later tile lies there. The forgotten one lies somewhere else.
past-unchanged = Everything is as it was.
rules-title = House rules
rules-about = Where tables play differently. The first answer is that of the rules.
rules-from-now = From now on
rules-always = As if from the start…
people-title = People
people-about = In turn order. Press a colour to change it.
people-name = Name
people-on-turn = their turn
people-give-turn = It is their turn
people-gone = has left
people-leave = Leaves…
people-leaves = { $name } leaves with “Done”.
people-figures-stay = Figures stay and score
people-figures-home = Figures go home
people-orders-count = Orders in hand cost points at the end
people-orders-under = Orders in hand go under the pile
people-guest = A guest comes…
people-no-guest = No guest after all
people-guest-about = Last in turn order; is dealt three orders where the table plays with them.
people-later = Seats, guests and goodbyes: at the start of a turn, before its tile.
people-done = Done
tray-another-lies = Another tile lies here…
tray-stands-anyway = Stands elsewhere…
keep-title = The table keeps it anyway
keep-about = A tile that does not fit, of which none is left, or of another set. Sides that do not match stay apart.
keep-sides = Its sides, clockwise: { $keys }
keep-more = { $count } more: type their sides
keep-none = No tile has such sides.
keep-unknown = The app does not know it…
keep-do = Keep it
keep-other = Another tile
keep-of-set = { $tile } ({ $set })
stand-title = The table keeps it anyway
stand-about = A figure where the rules do not allow it; it counts as any other.
describe-title = A tile that the app does not know
describe-about = As it lies: press a side until it shows what the tile shows there.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Connected on the tile
describe-stands = On it
describe-pennant = Pennant
describe-place = Place it like this

## The window

app-name = King’s Order
app-tagline = The fifth hand at your Carcassonne table.
app-unofficial = An unofficial companion for Carcassonne. The expansion By Order of the King is a fan design by JPutt927.
back = Back
close = Close
key-space = Space
date = { $day } { $month } { $year }, { $time }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

home-continue = Go on with the game
home-turn = Turn { $turn } · { $date }
home-new = New game
home-earlier = Earlier games
home-damaged = damaged – open to see what can be saved
home-newer = made by a newer version – update the app to open it
home-unplayable = cannot be played here – open to see why
home-finished = finished
home-at-turn = at turn { $turn }
home-first = Your first evening
home-first-1-title = 1 · Set up
home-first-1 = Names, colours, seats. The orders are dealt on this screen, hidden from the others.
home-first-2-title = 2 · Play as ever, enter each tile
home-first-2 = Click where it lies, click which one it is, say where the follower stands. The app scores it.
home-first-3-title = 3 · Let it count the fields
home-first-3 = At the end everything is scored before your eyes, step by step.

setup-title = New game
setup-players = Who plays?
setup-order = In seat order, clockwise. Drag a row or use the arrows.
setup-add = Add a player
setup-lots = Draw who begins
setup-colour = Choose another colour
setup-starts = begins
setup-seat = seat { $number }
setup-known = Played before
setup-sets = What is in the bag?
setup-orders = King’s Orders
setup-orders-about = Secret orders, dealt and guarded by the app.
setup-orders-printed = You deal your cards and enter what you drew.
setup-adds-figures = a figure for each player
setup-adds = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
setup-base = always with the base game: { $tiles } tiles
box-label = Your box:
box-base-first = Base game (before 2014)
box-base-second = Base game (2014 or later): gardens, river, abbots
box-big = Big Box 6 or 7
box-count-king-robber = Count, King & Robber
box-added = Added: { $sets }.
box-removed = Taken out: { $sets }.
box-rules = House rules of this box: { $rules }
setup-gardens = gardens
setup-house-rules = House rules
setup-house-rules-state = { $count ->
    [0] as in the rules
    [one] 1 differs
   *[other] { $count } differ
}
setup-house-rules-about = Where tables play differently. The first answer is that of the rules.
setup-house-rules-done = Back to the sets
switch-orders-occasions = A farmer and the tile that he came with: how many orders may they fulfil?
switch-orders-occasions-event = One for each
switch-orders-occasions-tile = One in total
switch-orders-discard-right = The right to discard farmer orders, when fewer than three are held by the next turn
switch-orders-discard-right-kept = Is kept
switch-orders-discard-right-must-hold = Is lost
switch-orders-discarded = Discarded orders
switch-orders-discarded-out = Leave the game
switch-orders-discarded-under-pile = Go under the pile
switch-orders-draw-after-discard = Whoever begins a turn with five orders and discards
switch-orders-draw-after-discard-allowed = May draw
switch-orders-draw-after-discard-refused = May not draw
switch-orders-none-fulfilled = If nobody fulfilled an order, the ten points for the most
switch-orders-none-fulfilled-nobody = Go to nobody
switch-orders-none-fulfilled-all = Go to all
switch-orders-negative = Orders left in hand may bring a total below 0
switch-orders-negative-allowed = Yes
switch-orders-negative-zero = No, it ends at 0
switch-count-unoccupied = Followers may leave the City for a completed feature
switch-count-unoccupied-refused = If somebody stood on it
switch-count-unoccupied-allowed = Always
switch-count-first = The first to move followers out of the City
switch-count-first-chosen = Chosen by whoever’s turn it is
switch-count-first-left = The player to the left
switch-count-at-end = At the end followers leave the City
switch-count-at-end-market = From the market, for fields
switch-count-at-end-all = From everywhere not blocked
switch-count-city = The City, for fields, the King and orders
switch-count-city-counts = Is a completed city
switch-count-city-ignored = Does not count
switch-abbey-late = After the last tile, abbeys
switch-abbey-late-allowed = May still be placed
switch-abbey-late-refused = Are too late
switch-dragon-timing = The dragon moves
switch-dragon-timing-before-scoring = Before scoring
switch-dragon-timing-after-scoring = After scoring
switch-escape-refuge = To escape from a siege, a knight needs a monastery
switch-escape-refuge-siege-tile = Beside a besieger’s tile
switch-escape-refuge-any-tile = Beside any tile of the city
switch-start-tile = The start tile, where the City or a river lies instead
switch-start-tile-box = Stays in the box
switch-start-tile-pile = Is shuffled in among the others
switch-river-mouth = The mouth of the river
switch-river-mouth-automatic = Is placed by itself
switch-river-mouth-turn = Is the next player’s turn
switch-orders-returned = Orders returned from the deal go under the pile
switch-orders-returned-turn-order = In turn order
switch-orders-returned-shuffled = Shuffled
switch-orders-parts = What an order joins to the feature just completed must have been completed
switch-orders-parts-anybody = By anybody
switch-orders-parts-own = By its holder
switch-orders-paid-parts = A feature that has paid an order
switch-orders-paid-parts-count = May be part of another
switch-orders-paid-parts-barred = Is used up
switch-challenge-share = A won challenge fulfils the order of
switch-challenge-share-majority = Those with the majority
switch-challenge-share-presence = Everybody on the winner
switch-challenge-oneself = A challenge won against oneself
switch-challenge-oneself-fulfils = Fulfils the order for a won challenge
switch-challenge-oneself-nothing = Fulfils no order
switch-dragon-card = The dragon avoided to the end
switch-dragon-card-bonus = Brings 10 points
switch-dragon-card-fulfilled = Is an order fulfilled too
switch-target-off-tiles = A target token beside the tiles
switch-target-off-tiles-counts = Counts for an order
switch-target-off-tiles-refused = Does not count
switch-count-orders = Who may enter the City: points for orders
switch-count-orders-ignored = Do not matter
switch-count-orders-scoring = Count as scoring
switch-count-fairy = Who may enter the City: the fairy’s 3 points
switch-count-fairy-scoring = Count as scoring
switch-count-fairy-ignored = Do not matter
switch-count-barn = When a barn scores a field, followers in the market
switch-count-barn-refused = Stay
switch-count-barn-allowed = May go there
switch-count-double-turn = In a double turn the City may be entered
switch-count-double-turn-each-part = In each part
switch-count-double-turn-once = Once
switch-siege-fields = A besieged city doubles, in a field
switch-siege-fields-all = All points
switch-siege-fields-three = Not those of pigs
switch-escape-double-turn = From a siege, in a double turn
switch-escape-double-turn-once = One knight escapes
switch-escape-double-turn-each-part = One in each part
switch-princess = The princess
switch-princess-may = May send a knight home
switch-princess-must = Must do so
switch-fairy-place = The fairy serves
switch-fairy-place-follower = One follower
switch-fairy-place-tile = All on her tile
switch-catch-short = A throw too short for the catcher pays
switch-catch-short-nobody = Nobody
switch-catch-short-catcher = The catcher
switch-small-city = A completed city of two tiles brings
switch-small-city-four = 4 points, as any city
switch-small-city-two = 2: 1 for each tile and pennant
switch-farmers = Farmers
switch-farmers-allowed = Are in the game
switch-farmers-none = None: no market, no barn, no pig, no orders for them
switch-fields = For each completed city at the end
switch-fields-by-field = Each field has 3 points for its own farmers
switch-fields-by-city = 4 points, once, for the most farmers around it
switch-fields-scorepad = On the scorepad the table finds who has the most farmers around a city, and writes the city down for one of their fields alone.
switch-king-robber = The King and the Robber bring
switch-king-robber-each = 1 for each city or road at the end
switch-king-robber-ten = 10 each at the end
switch-king-robber-fifteen = 15 each at the end, both 40
switch-king-robber-at-once = 1 at once for each new city or road, nothing at the end
switch-count-moves = Once a follower was sent into the City, the Count moves
switch-count-moves-free = Where that player likes
switch-count-moves-next = One quarter on: castle, market, blacksmith’s, cathedral
switch-count-moves-follower = To the follower’s quarter
switch-inns-at-end = At the end an inn or a cathedral makes what is incomplete
switch-inns-at-end-nothing = Worth nothing
switch-inns-at-end-ignored = Worth as much as without it
switch-wagon-ways = A wagon drives on
switch-wagon-ways-connected = Along a connection
switch-wagon-ways-nine-tiles = To anything open and free on its tile or the eight around it
switch-wagon-ways-scorepad = On the scorepad the table sees to this.
switch-fairy-city = The fairy, to a follower in the City
switch-fairy-city-allowed = May go
switch-fairy-city-refused = May not go
switch-fairy-city-scorepad = On the scorepad the table sees to this.
switch-second-barn = A barn in a field that has one
switch-second-barn-refused = Is not placed
switch-second-barn-allowed = May be placed
setup-own-sets = Of your own: tiles and orders in { $folder }
setup-deck-bundled = the deck of the app
setup-print = Print…
setup-printed = printed cards
setup-newer-orders = and { $count } for the newer sets
setup-newer-orders-about = The rule book’s deck has no orders for these sets. These are ours: house orders, measured as all others are.
set-count-about = The City lies in the middle. Whoever lets others score may send followers in, and out again at the right moment.
set-shrines-about = A shrine beside a monastery is a challenge: whichever is completed first scores, the other scores nothing.
set-shrines-extra-about = A sixth shrine that came out later.
set-river-1-about = Instead of the start tile: spring, ten tiles, lake.
set-river-2-about = Instead of the start tile: a river with a fork, a pigsty and a volcano for its mouth.
set-inns-cathedrals-about = Inns and cathedrals make roads and cities worth more, or nothing if they stay open. A big follower for everybody.
set-traders-builders-about = Goods for whoever completes a city, a builder for a second tile, a pig for the fields.
set-princess-dragon-about = The dragon eats what is in its way, the fairy guards a follower, portals open the whole land.
set-tower-about = Towers capture followers; a prisoner costs 3 points.
set-abbey-mayor-about = An abbey for any hole, the mayor, a wagon that drives on, a barn for the fields.
set-catapult-about = At a fair everybody throws: at a target, to be caught, at followers.
set-siege-cathars-about = Besieged cities are worth less to knights, and twice as much to farmers.
set-siege-besiegers-about = More besieged cities.
set-king-robber-about = Whoever completes the largest city is King, the longest road Robber. 1 point for each city or road at the end.
setup-summary = { $players } players · { $tiles } tiles
setup-summary-orders = { $players } players · { $tiles } tiles · { $orders } orders
setup-begins = { $name } begins.
setup-start = Start the game

curtain-pass = Pass the screen to { $name }
curtain-deal = Your three orders. Keep them all, or pick one that goes back under the pile.
curtain-enter = Which three orders were you dealt? Nobody else should look.
curtain-draw = Which order did you draw? Nobody else should look.
curtain-entered = These three
curtain-drawn = I drew this one
curtain-draw-back = Not drawn
curtain-clashed = An order is entered more often than the deck has it; which and by whom stays secret. Compare yours, and enter a wrong one anew below.
curtain-clashed-others = The others compare theirs too:
curtain-wrong = An order is entered wrongly
curtain-wrong-which = Which of your orders is entered wrongly? Pick it.
curtain-wrong-by = Which order do you hold in its place?
curtain-wrong-since = With that order, something that you have done with your orders since would not have been allowed. Take that back first, with Ctrl Z at the table.
curtain-wrong-this = This one is wrong
curtain-wrong-done = I hold this one
picker-open = one more
picker-search = a few letters of its title or text
picker-none = No order that is still hidden says that. Try another word of its title.
curtain-look = Your orders. Nobody else should look.
curtain-drew = You drew an order. It is yours to keep.
order-cost = An order that is still in hand at the end costs 10 points, unless it asks to avoid something.
draw-about = It is yours to keep: it cannot be given back.
claim-title = Who has fulfilled an order?
claim-title-lost = Who has fulfilled or lost an order?
claim-about = It counts for the last tile. The screen goes to that player alone, who names the order or leaves as if nothing was.
curtain-discard = You have held three farmer orders: one or two of the marked ones may go, shown to all.
curtain-discard-none = None of them may be discarded in this turn.
curtain-refused = What is picked cannot go now. Hold to see what may.
curtain-refused-declared = What is picked was not declared. Hold to see which orders you judge.
curtain-judges = { $number }: you judge
curtain-judges-lost = { $number }: lost? Say so
curtain-judges-about = The app judges all orders but the marked ones.
curtain-occasion-used = With this tile you have fulfilled an order already: one is all that it may bring.
curtain-turn-start = Your orders. Farmer orders that may go are discarded here. Nobody else should look.
curtain-may-go = { $number }: may go
curtain-fits = { $number }: fits too
curtain-choose = An order of yours is fulfilled. If several fit, one counts, and you choose which. Hold to look.
curtain-empty = You hold no orders.
curtain-hold = Hold to look
curtain-keep = Keep all three, pass on
curtain-return = Return the picked one, pass on
curtain-done = Done
curtain-undo = Take the step back
curtain-fulfil = Show it to all
curtain-discard-do = Discard the picked ones
curtain-cancel = Cancel
curtain-goes-back = goes back
curtain-this-one = this one
card-documented = from the rule book
card-house = house order
card-printed = printed card
curtain-new = new
pin-open = This hand is locked. Type its four digits.
pin-wrong = Those are not the right digits.
pin-forgotten = Forgotten: remove the PIN, and everybody is told
pin-set = Lock with a PIN
pin-set-about = Four digits that open your hand from now on.
pin-set-again = Once more, the same four digits.
pin-set-differs = Those are not the same digits as before. Start again.
pin-remove = Remove the PIN
deal-home = Home
deal-set-up = Back to the setup
deal-taken-back = The deal is taken back
deal-taken-back-how = You are back before the first turn. Go on as before, or { $name } decides on the dealt orders anew.
deal-redo = Go on as before
deal-anew = { $name } decides anew
picker-taken = Order { $number }

now-place = { $name } draws and places a tile
now-place-how = Click the place where the tile lies, or choose the tile first.
now-which = Which tile lies there?
now-which-how = Click it as it lies – or pull it up and let go where the follower stands.
now-turn-how = Turn it with the wheel; let go where the follower stands.
now-where = Where does the tile lie?
now-where-how = It fits the golden places. R turns it.
now-deploy = Does { $name } deploy a follower?
now-deploy-how = Click a golden part of the tile, or press Enter for none.
news-none = What each step brings is shown here.
table-clashed = An order is entered more often than the deck has it. All compare theirs, and enter a wrong one anew where they look at their orders.
now-finished = The game is over
now-finished-how = See the final scoring, or undo to go on.
now-choose = An order is fulfilled
now-correcting = You are entering an old turn anew. Esc leaves everything as it was.
now-ruling = Other house rules, as if they had always held. Esc leaves everything as it was.
now-amending = You are changing an old turn. Esc leaves everything as it was.
turn-draw-short = Draw
turn-orders-short = Orders
turn-draw = Draw an order
turn-orders = Own orders
turn-claim = I have fulfilled an order
turn-claim-lost = I have fulfilled or lost an order
turn-claim-short = Fulfilled
turn-claim-short-lost = Fulfilled, lost
tool-home = Leave the table; the game is saved
tool-more = More tools
tool-tiles = The tiles that are left
tool-undo = Undo
tool-redo = Redo
tool-fit = Show the whole board
tool-keys = Keys
table-saving = The last move is not on disk yet: the disk is slow. The game goes on; whoever leaves it waits until it is there.
table-read-only = Another window has this game open: here it can only be looked at.
feature-complete = complete
feature-complete-now = complete: scored at the end of the turn
feature-open-ends = { $count ->
    [one] { $count } open end
   *[other] { $count } open ends
}
feature-open-places = { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
}
feature-nobody = nobody stands there
feature-field-worth = scored at the end
feature-worth = { $points ->
    [one] worth { $points } point if the game ended now
   *[other] worth { $points } points if the game ended now
}
feature-worth-farmer = { $points ->
    [one] { $points } point for a farmer if the game ended now
   *[other] { $points } points for a farmer if the game ended now
}
player-projected = ≈ { $points }
player-projected-hint = Points if the game ended now, without the secret orders
ahead-title = If the game ended now
ahead-about = Everything on the board is counted as at the end, without the secret orders.
ahead-now = { $points } now
player-fulfilled = { $count } done
player-face-up-hint = See the orders that lie face up before { $name }
player-orders-hint = Let { $name } look at the orders
player-followers-hint = { $count ->
    [one] { $count } follower left
   *[other] { $count } followers left
}
title-holder = { $title }: { $name }
title-king-beat = a city of { $size } tiles or more takes it
title-robber-beat = a road of { $size } tiles or more takes it
title-little = { $name } – { $size } or more take it
title-king-first = the first city takes it
title-robber-first = the first road takes it
log-title = Log
log-empty = Every turn will be written here. Click a line to see why.
log-back = Back to here
back-title = Go on from turn { $turn }?
back-about = This game is over. Its final scoring and all that came after this turn would be taken back; { $redo } makes it again, step by step.
log-reenter-throw = Enter this throw anew
log-reenter = Enter this turn anew
log-redeploy = Enter this figure anew
log-reenter-deed = Enter this anew
log-undeploy = Nobody was deployed
log-remove = Remove this turn
tray-which = Which tile was drawn?
tray-type = or its sides as it lies, clockwise from the top, for example C R F R:
tray-side = The next side as the tile lies: clockwise, the top first
tray-only = Only tiles with: { $shown }
tray-show-all = All tiles
tray-nothing = No tile like that. { $erase } takes back a side, { $all } shows all again.
tray-typed = Sides { $sides }
tray-typed-count = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] the last one
   *[other] { $count } left
}
tray-paint = Press its sides, or take it here
tray-at-once = All at once
tray-by-sides = By its sides
tray-only-one = Only this one fits: Enter places it.
tray-only-typed = Only this one lies as typed: Enter places it.
tray-turned = Same sides, turned otherwise
tray-how-lies = How does it lie there?
tray-none-fits = No remaining tile fits here.
tray-other-place = Another place
tray-other-tile = Another tile
tray-turn = Turn
tray-one-way = It fits in this way only.
tray-click-lit = Click a golden place on the board, or press its key.
tray-fits-nowhere = This tile fits nowhere. It leaves the game and another one is drawn.
tray-remove = Take it out of the game
tray-claim = Where does the follower stand?
tray-followers = { $count ->
    [one] { $name } has { $count } left
   *[other] { $name } has { $count } left
}
tray-claim-complete = { $feature }, complete: { $points } points
pass-deploy = No follower
pass-act = None of these
tray-finish = Final scoring
tiles-title = { $count ->
    [one] { $count } tile is left
   *[other] { $count } tiles are left
}
end-ask = End the game now…
end-title = End the game now?
end-about = { $count ->
    [one] { $count } tile is left. The final scoring begins at once; you can undo it.
   *[other] { $count } tiles are left. The final scoring begins at once; you can undo it.
}
end-hands = All hands are shown then; undoing does not hide them again.
end-do = End the game
end-not = Go on playing
difference-heading = This would change
difference-nothing = No points or titles change.
difference-accept = Change it
difference-leave = Leave it as it was
ruler-title = A ruler on the screen
ruler-use = Six centimetres. Hold a strip of paper against it, mark the end, and measure the throw with the paper.
ruler-again = Measure the screen again
ruler-measure = Lay one of these on the screen, and pull until the frame is exactly as large. This is needed only once.
ruler-tile = A tile, 45 mm
ruler-card = A bank card, 85.60 mm
ruler-fits = It fits

help-manual = The manual
booklet-contents = Contents
booklet-browser = In the browser
booklet-previous = Chapter before
booklet-next = Next chapter
keys-title = Keys
keys-arrows = to the next place
keys-sides = the sides of the tile as it lies, clockwise from the top: city, road, field, river
keys-symbols = only tiles with the thing that bears this letter in the tray
keys-numbers = the place, the tile or the answer with that key; ⇧ is Shift
keys-enter = no follower; the only tile that fits; the next step
keys-turn = turn the chosen tile
keys-escape = cancel what was begun
keys-undo = undo
keys-redo = redo
keys-draw = draw an order at the start of a turn
face-up-title = The orders that lie face up
face-up-discarded = discarded
face-up-spent = lost: −10
face-up-none = Nobody has an order face up yet.
keys-face-up = the orders that lie face up
keys-orders = look at your own orders; at the start of a turn farmer orders are discarded there
keys-claim = somebody has fulfilled or lost an order that only they can judge
keys-tiles = the tiles that are left
keys-zoom = larger, smaller, the whole board
keys-look = the look: light, dark or high contrast
keys-full = the whole screen, and back
keys-tab = from button to button; Enter presses
keys-go-on = go on with the last game, or begin a new one
keys-search = search for a game
keys-scroll = scroll the list
keys-next = the next step
keys-previous = the previous step
keys-first = to the beginning
keys-last = to the end
keys-play = play or pause
keys-pace = faster; after the fastest comes the slowest

finale-title = Final scoring
finale-open = Roads and cities left open
finale-buildings = Monasteries, shrines and gardens
finale-monasteries = Monasteries
finale-monasteries-shrines = Monasteries and shrines
finale-monasteries-gardens = Monasteries and gardens
finale-fields = Fields
finale-goods = Goods
finale-orders = The orders are turned up
finale-most = Most orders fulfilled
finale-zero = Nobody ends below 0
finale-winner = The game is decided
finale-progress = { $step } of { $all }
finale-skip = To the result
finale-back = Table
finale-next = Next
finale-previous = Back
finale-play = Play
finale-pause = Pause
finale-result = The result
finale-last-tile = That was the last tile.
finale-ended = The game was ended.
finale-over = The game is over.
finale-begin-how = Now comes what still counts, one after the other.
finale-clashed = An order is still entered more often than the deck has it: each entry counts.
finale-nothing = Nothing was left to score.
finale-order-failed = Not fulfilled: “{ $title }”
finale-order-fulfilled = Kept to the end: “{ $title }”
finale-most-count = { $count ->
    [one] 1 order fulfilled
   *[other] { $count } orders fulfilled
}
finale-sum-of = { $name }: { $sum }
finale-tie = A tie: each of them gets all the points.
finale-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
finale-margin = { $points ->
    [one] 1 point ahead of { $names }
   *[other] { $points } points ahead of { $names }
}
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-unknown = The score track tells who has won
result-course = How it went
track-title = What does the score track show?
track-about = First put the points of the orders on the track, those just turned up too. Then enter where each figure stands: only then does the app know who has won.
track-orders = { $points } for orders
track-take = Enter the result
track-without = Without points
track-button = Score track…
result-table = The table
result-steps = Scoring again
result-home = Home

trouble-title = Something is wrong
trouble-understood = Understood
trouble-damaged = This game’s file is damaged
trouble-damaged-offer = { $moves ->
    [one] { $moves } move can be saved, up to turn { $turn }.
   *[other] { $moves } moves can be saved, up to turn { $turn }.
} The damaged file will be kept beside it.
trouble-go-on = Go on from there
trouble-leave = Leave it alone
unsaved-title = The last moves are not on disk
unsaved-about = The game goes on, but only as long as this window is open. Make room, or save it somewhere else.
unsaved-where = Save the game in this file
unsaved-there = Save there
unsaved-again = Try again
unsaved-go-on = Go on without
unsaved-leave = Leave without saving
unsaved-back = Back to the game
unsaved-rescue = Save elsewhere…
quarter-castle = castle
quarter-market = market
quarter-blacksmith = blacksmith’s
quarter-cathedral = cathedral
quarter-castle-serves = cities
quarter-market-serves = fields, at the end
quarter-blacksmith-serves = roads
quarter-cathedral-serves = monasteries and shrines
act-follower = Follower
act-big-follower = Big follower
act-mayor = Mayor
act-wagon = Wagon
act-builder = Builder
act-pig = Pig
act-barn = Barn
act-fairy = Fairy
act-princess = Princess
act-raise = Tower piece
act-man = Onto a tower
act-capture = Capture
act-site = Tower site
act-site-in = In this city
pass-site = Outside the cities
pass-capture = Nobody
act-raise-to = to a height of { $height }
act-on-tower = on top of a tower
act-in-city = in Carcassonne: { $quarter }
act-tower-of = a tower of { $height }
act-portal = { $role } through the portal
corner-ne = top right
corner-se = bottom right
corner-sw = bottom left
corner-nw = top left
ask-dragon = { $name } leads the dragon
ask-dragon-about = Step { $step } of 6. Click a golden tile or use the arrow keys.
ask-wagon = Does { $name }’s wagon drive on?
ask-wagon-about = Click a golden feature, or press Enter to leave it at home.
pass-wagon = It stays at home
abbey-where = { $name } places the abbey
abbey-where-how = Click a golden hole.
abbey-about = A monastery that closes everything around it.
now-closing = { $name } may place the abbey
now-closing-how = The last tile is placed. Click a golden hole, or press Enter to go without.
turn-abbey = Abbey
turn-ransom = Buy the { $figure } back from { $name }: 3
turn-escape = { $name }: a knight escapes
pass-abbey = Without the abbey
ask-token = { $name }, which token?
ask-token-about = A fair: everybody throws once, { $name } first.
fair-throws = { $name } throws: { $token }
fair-target-how = From the centre of the fair’s tile to the nearest edge of the token.
fair-catch-how = The player to the left tries to catch it behind the ruler.
fair-knock-out-how = Choose everybody whom the token has hit or moved.
fair-seduction-how = Choose the follower nearest to the token, if it lies on the land.
pass-token = No round this time
fair-ruler = A ruler on the screen
fair-record = Note the throw
fair-missed = Missed the table
fair-off = Off the tiles
fair-caught = Caught by { $name }
fair-slipped = Not caught
fair-short = Too short
fair-nobody = Nobody
fair-distance = distance
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = inches
fair-unit-tile = tiles
fair-to-centre = to its centre, with a diameter of
fair-no-number = Write the distance as a number, such as 5.8.
fair-too-far = No table is that long. Check the distance and its unit.
fair-negative = A distance cannot be below 0.
player-figure-home = { $figure }: at home
player-figure-out = { $figure }: out
player-pieces = { $count ->
    [one] { $count } tower piece
   *[other] { $count } tower pieces
}
player-prisoner = holds { $figure }
now-act = What does { $name } do?
now-act-how = Choose what, then where; or press Enter for nothing.
asked-piece-first = First choose which one, then where.
now-capture = Whom does { $name } capture?
now-capture-how = Everybody within reach of the tower is marked. Enter for nobody.
ask-begin-leaving = { $name }, who begins to leave the City?
ask-begin-leaving-about = You or the player to your left. Everybody has one chance, clockwise.
ask-leave = Does { $name } come out of the City?
ask-leave-about = Before it is scored: click a golden feature, or press Enter to stay.
city-leave-to = to the { $feature }
city-leave-from = from the { $quarter }
pass-leave = Nobody else comes out
ask-escape = { $name } may take a knight out of a besieged city
ask-escape-about = The last turn is over; the game ends after this. Press Enter if nobody escapes.
pass-escape = Nobody escapes
ask-claims = Has anybody fulfilled an order that you judge yourselves?
ask-claims-lost = Has anybody fulfilled or lost an order that you judge yourselves?
ask-claims-about = Only now, before the final scoring, it still counts. One after the other may claim; Enter goes on to the scoring.
pass-claims = On to the final scoring
ask-enter = { $name } may send a follower into the City
ask-enter-about = Only opponents have scored for this tile. Press Enter to send nobody.
pass-enter = Nobody
city-other-figure = Another figure
ask-count = Where does { $name } put the Count?
ask-count-about = Nobody comes out of the quarter where he is. Press Enter to leave him there.
pass-count = He stays
setup-count-river = The Count with a river is not recommended: tiles may get hard to place. The spring lies at a corner of the City and runs away from it.

settings-title = Settings
settings-look = Look
settings-look-light = Light
settings-look-dark = Dark
settings-look-contrast = High contrast
settings-size = Size
settings-percent = { $percent } %
settings-usual = Normal
settings-language = Language
settings-system = As the system: { $language }
settings-files = Games, and tiles and orders of your own, are kept in { $folder }
settings-faults = Faults
settings-faults-about = are written down, without a card or a name
settings-faults-file = Faults are written down in { $file }
home-settings = Settings
tool-log = The log, or the players
tool-settings = Settings
keys-settings = settings
keys-size = everything larger, smaller, as usual
settings-display = Second window
settings-display-show = Show
settings-display-hide = Hide
settings-display-about = for a television: scores and board, nothing private
keys-display = the second window, for everybody
display-veiled = { $name } has fulfilled an order
display-waiting = The game begins soon.
display-turn = { $name }’s turn
display-second = { $name }: one more tile
display-deal = { $count ->
    [one] { $names } chooses orders
   *[other] { $names } choose orders
}
display-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
display-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
display-scored = { $name }: { $points }
display-nobody = nobody yet
# The result, earlier games and statistics
result-orders = Orders
result-board = The board
result-kept = { $title }: kept, { $points }
result-spent = { $title }: lost, −10
result-discarded = { $title }: discarded
result-orders-count = { $done } fulfilled, { $failed } failed
result-markdown = Markdown
result-csv = CSV
result-save = Save as
result-picture = Picture
result-saved = Saved: { $path }
home-all = All games and players
earlier-games = Games
earlier-players = Players
earlier-search = a name, a set or a date
earlier-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
earlier-not-found = No game fits “{ $query }”.
earlier-show-all = Show all games
earlier-reading = { $done } of { $of } games are read
earlier-stop = Stop
earlier-stopped = Only { $done } of { $of } games are read
earlier-read-on = Read the others
earlier-rematch = Rematch
earlier-delete = Delete
earlier-unlist = Take off the list
earlier-deleted = The game of { $date } is deleted. It lies in { $folder } until you empty that folder.
earlier-unlisted = The game of { $date } is off the list. Its file stays in { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } deleted game
   *[other] { $count } deleted games
}
earlier-deleted-about = Deleted games are kept in { $folder } until you empty that folder.
earlier-bring-back = Bring it back
earlier-open-elsewhere = Another window has this game open. Close it there before you delete it.
earlier-none = Nothing here yet
earlier-none-how = Every game is kept by itself. Begin one, and it will be in this list.
players-none-how = When a game has been played to its end, you see here who won how often, where the points came from and which orders were fulfilled.
players-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
players-played = Games
players-wins = Wins
players-shared = { $count ->
    [one] one of them shared
   *[other] { $count } of them shared
}
players-share = { $percent } % of the games
players-average = Points per game
players-best = Best game
players-streak = Each mark is a game, the latest at the right. Full: won. Hollow: shared the victory. Down: not won.
players-categories = Categories
players-orders = Orders
players-orders-sum = { $fulfilled } fulfilled of { $held } held
players-no-orders = Never played with King’s Orders.
players-order = { $fulfilled } of { $held }
players-order-kept = kept { $kept } of { $held }
players-rivals = Rivals
players-nemesis = { $name } is the one to beat: ahead in { $behind } of { $games } games together.
players-unbeaten = Nobody has ever been ahead of { $name }.
players-rival = ahead { $ahead }, level { $level }, behind { $behind }
# ---- what the table would work out itself: fields, chances, hints ----
chance-fit = { $count ->
    [one] { $count } of { $all } tiles fits, { $percent } %
   *[other] { $count } of { $all } tiles fit, { $percent } %
}
chance-may-fit = { $count ->
    [one] { $count } of the { $all } tiles that may come fits, { $percent } %
   *[other] { $count } of the { $all } tiles that may come fit, { $percent } %
}
feature-end = If the game ended now:
tool-fields = Whose the fields are
tool-compare = Check with the table
keys-fields = whose the fields are, and what they would bring
keys-compare = check with the table
hints-label = Hints
hints-about = Chances, dead places, tiles left, points to come, and whose the fields are.
settings-moving = Movement
settings-moving-about = Points fly to their players, and the final scoring glides from step to step.
tiles-hidden = The tiles that are left are not shown
end-about-hidden = The final scoring begins at once; you can undo it.

# ---- the check with the table ----
compare-title = Check with the table
compare-about = Count at the table. Where something differs, say what lies there now.
compare-all-same = Everything is the same.
compare-same = Same
compare-differs = Differs
compare-now = { $fact }: { $amount } here
compare-turn = Turn { $turn }: { $what }
compare-there = The number on the track now
compare-search = What explains it?
compare-equal = That is the number here too.
compare-off = The table differs by { $points }.
compare-clues = Each of these would explain just that. Press one to enter it anew.
compare-none = Nothing that was entered explains just that.
compare-lap = A lap of the track has 50 spaces: perhaps one was counted otherwise.
compare-missed = perhaps not moved on the track
compare-twice = perhaps moved twice on the track
compare-if = perhaps deployed with it: { $role }
compare-if-nobody = perhaps nobody was deployed with it
compare-if-other = perhaps it was: { $is } (entered: { $was })
compare-changes = In these turns it changed, the newest first. Press one to enter it anew.
compare-unchanged = Here it has never changed. Perhaps a turn was forgotten.
compare-figures = Which of these is not there? Press it. One that is missing here is pressed on the board.
compare-beside = What lies there can also be set right from now on.
compare-all-home = Here all of { $name }’s figures are at home. One that stands on the table is pressed on the board.
compare-board = Show them on the board
compare-press = Press what is not there, or the place where a figure is missing here.
compare-back = Back
compare-adjust = Change { $name }’s points
fact-tiles = Tiles in the bag
fact-score = Score on the track
fact-figures = Figures in supply
fact-goods = Goods
fact-pieces = Tower pieces
fact-prisoners = Prisoners
fact-cards = Orders in hand
amount-held = { $name }, { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}
amount-nobody = nobody yet
amount-none = none
amount-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}

# ---- points by hand ----
adjust-title = Points by hand
adjust-hint = Change { $name }’s points by hand
adjust-after = { $before } → { $after }
adjust-reason = Why?
adjust-about = The reason stands in the log. Points by hand count towards nothing else.
adjust-give = Write it down

# The scorepad
pad-completes = { $name } completes: { $features }.
pad-abbey-placed = { $name } places the abbey.
pad-barn-placed = { $name } places the barn.
pad-fields-joined = { $name } joins fields.
pad-wagon = { $name }’s wagon drives on.
pad-fairy-alone = The fairy stands alone.
pad-escape = { $name }’s knight escapes from the siege.
pad-home = Home again: { $figures }.
pad-remained = Left on the table: { $feature }. Nobody scores.
pad-counted = The table counts { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
} and { $roads ->
    [one] { $roads } completed road
   *[other] { $roads } completed roads
}.
pad-part-tiles = tiles
pad-part-pennants = pennants
pad-part-inns = inns
pad-part-cathedrals = cathedrals
pad-part-sieges = siege tiles
pad-part-tower-sites = tower sites
pad-part-complete-cities = completed cities
pad-part-incomplete-cities = incomplete cities
pad-part-besieged-cities = besieged cities
pad-part-pigsty = pigsties
pad-part-fairy = fairies
pad-part-challenge = challenges
pad-part-joined-cities = joined cities
pad-part-joined-roads = joined roads
pad-no-tiles = A feature has at least one tile. Count its tiles.
pad-too-many = { $count } { $part } are too many: the sets in play allow { $most } here. Count again.
pad-not-of = Here ({ $feature }) there are no { $part }. Set that to 0, or choose another feature.
pad-never-complete = Fields are scored at the end. Choose a road, a city, a monastery, a shrine or a garden.
pad-not-surrounded = A completed monastery, shrine or garden counts 9 tiles, itself and the 8 around it, not { $tiles }.
pad-surrounded = With 9 tiles it is complete and was scored before. An incomplete one counts 1 to 8.
pad-wrong-figure = This figure ({ $figure }) cannot stand there ({ $feature }). Choose another figure.
pad-not-kept = The scorepad does not keep this figure ({ $figure }). Write down its points by hand.
pad-too-many-among = { $name } cannot have { $count } { $part } ({ $figure }): { $there ->
    [0] none stands
    [one] only 1 stands
   *[other] only { $there } stand
} there. Count again.
pad-too-many-figures = { $name } cannot have { $count } of that figure ({ $figure }) there: { $left ->
    [0] none is
    [one] only 1 is
   *[other] only { $left } are
} left. Look whose figures stand there.
pad-no-own-follower = { $name }’s { $figure } needs a follower of the same player there. Add the follower.
pad-nobody-by-fairy = The fairy stands by a follower of { $name }, but none stands there. Add the follower.
pad-second-fairy = There is one fairy, and she stands by one follower. Leave her with one.
pad-no-challenge = A shrine challenges a monastery and a monastery a shrine, with a follower on each. Say whose follower stood on the other one.
pad-no-board = This game is kept on the scorepad: write down what is completed, not the tiles.
pad-no-scorepad = In this game the board is mirrored: place the tiles, and what is completed follows.
pad-only-orders = This game records nothing but the King’s Orders.
pad-turn-is-theirs = It is { $name }’s turn already.
pad-no-second-tile = The builder brings one more tile in a turn, and only with Traders & Builders.
pad-no-such-feature = That feature is not among those just completed. Choose one of them.
pad-no-such-tower = A tower cannot be { $height } high: all towers of this game have { $most } pieces together.
pad-not-at-end = That is written down at the end of the game. End the game first.
pad-at-end = The final scoring has begun. Undo to go back to the game.
pad-nobody-eaten = Say whom the dragon has eaten.
pad-wrong-count = { $counted } is more than any table completes (at most { $most }). Count again.
setup-nothing-to-record = Without King’s Orders there is nothing to record. Choose orders, the board or the scorepad.
move-note = what { $name } completed
move-report = { $report }
move-begin-turn = the turn of { $name }
move-join-feature = { $name } leaving the City
move-remain = { $feature } at the end
move-count-completed = the count of completed cities and roads
pad-nothing = { $name } completes nothing.
pad-turn-over = { $name } ends the turn.
pad-who-placed = Who placed the tile?
pad-who-did = Who does it?
pad-what-completed = What did the tile complete?
pad-what-is-left = What is left on the table? One after the other: roads, cities, monasteries, then each field.
pad-completed = { $feature } completed
pad-left = { $feature } left at the end
pad-joined-fields = Joined fields
pad-barn-field = Field of the new barn
pad-nine-tiles = Complete: 9 tiles.
pad-who-stands = Whose followers stand there? Press a player for one more.
pad-there-fairy = The fairy stands by { $name }’s follower there
pad-shared-challenge = Did it win a challenge? Whose follower stood on the other building?
pad-nobody-scores = Nobody scores.
pad-joined-city = Complete city at its end, tiles
pad-joined-road = Complete road into it, tiles
pad-joined-other-city = Other complete city at that road’s end, tiles
pad-joined-road-about = Which complete cities does this road run into?
pad-joined-city-about = Which complete roads run into this city?
pad-join-city = + a complete city
pad-join-road = + a complete road
pad-join-other-city = + another complete city at its end
pad-from-field = from a field
pad-from-tower = from a tower
pad-accept = Write it down
pad-accept-nobody = Nobody stands there: write it down all the same
pad-digits = Digits write: { $what }
pad-drop = Cancel
pad-nothing-next = Nothing completed: { $name } is next
pad-next-player = Next: { $name }
pad-turn-of = { $name }’s turn
pad-turns-pass = It becomes { $name }’s turn; the turns between have passed.
pad-begin-turn = It is { $name }’s turn now
pad-set-turn = Somebody else’s turn? Press the player.
pad-deck-how = At the start of a turn a player may discard and draw orders. Whoever fulfils one opens their own hand and says so. Press on when the turn is over.
pad-builder = The builder brings another tile
pad-fair = The tile shows a fair
pad-abbey = It is the abbey
pad-portal = Through a magic portal
pad-height = Height of the tower
pad-stands-on = What does the follower stand on?
pad-stands-elsewhere = a tower, or the City
pad-count-cities = Completed cities
pad-count-roads = Completed roads
pad-deed-farmer = Farmer or figure placed
pad-deed-wagon = Wagon drives on
pad-deed-princess = Princess sends a knight home
pad-deed-fairy = Fairy moved
pad-deed-fairy-alone = The fairy’s follower is gone
pad-deed-dragon = Dragon has eaten
pad-deed-tower = Tower raised
pad-deed-capture = Tower captures
pad-deed-guard = Follower on a tower
pad-deed-escape = Escape from a siege
pad-deed-home = Farmer or guard goes home
pad-deed-count = Cities and roads completed
pad-dragon-about = Whom has the dragon eaten in this move?
pad-capture-about = Whom does the tower capture?
pad-princess-about = Whose knight goes home?
pad-home-about = Who goes home from a field or a tower without being scored?
pad-count-about = So many were written down. Count the completed cities and roads on the table and set the numbers right: the King and the Robber bring a point for each.
pad-deploy-about = Write down every farmer, for an order may ask for them. Everybody else is written down when the feature is complete.
pad-finish = Everything is written down: finish
pad-end = End of the game
pad-by-hand = Points by hand: { $what }…
now-write = { $name } places a tile
now-write-how = Write down what it completed, or go on to the next player.
now-deck-how = Draw, discard and fulfil orders; then on to the next player.
now-remains = What is left on the table
now-remains-how = Write down each incomplete feature and each field with followers, then finish.
end-about-pad = First you write down what is left on the table, then the final scoring comes. You can undo it.
finish-title = Is everything written down?
finish-about = Still to come: { $what }. Then the game is decided; you can undo it.
finish-about-none = Then the game is decided; you can undo it.
finish-do = Finish
finish-not = Go on writing
setup-record-board = Mirror the board
setup-record-board-about = Every tile is entered in two or three clicks: the app finds what is complete, scores it and knows the fields.
setup-record-scorepad = Scorepad
setup-record-scorepad-about = Only what a tile completes is written down, in one line: the app shares and adds the points and judges the orders.
setup-record-deck = Only the orders
setup-record-deck-about = The app deals and guards the orders and counts their points; the score stays on your own track.
curtain-declare = Look at your orders. Have you fulfilled one? Pick it and say so.
curtain-declare-some = The app finds most orders fulfilled by itself. Have you fulfilled one of a newer set? Pick it and say so.
curtain-declare-judged = The app finds most orders fulfilled by itself, but some only you can judge. Have you fulfilled one of those? Pick it and say so.
curtain-declare-lost = Is one of them lost? Say so in the same way.
curtain-declared = I have fulfilled it
curtain-declared-lost = It is fulfilled or lost
curtain-lost = It is lost
log-reenter-note = Change this entry
log-remove-note = Take this entry out
keys-pad = road, city, monastery, shrine, garden
keys-pad-numbers = the number that is lit; ↑ ↓ to another, ← → less and more
keys-deck-enter = on to the next player
keys-pad-player = the next player placed the tile
keys-pad-deeds = the action of the turn
keys-pad-enter = write it down, or on to the next player; at the end, finish
cli-no-board = The board is not recorded.
# ---- a turn to try ----
home-lesson = Try a turn
home-lesson-about = Under a minute, in a sample game
lesson-place = Anna has drawn a tile. Click the golden place, the hole in her city.
lesson-tile = Below lies every tile that fits there. Click the one she drew; here any will do.
lesson-follower = Click the golden field to send a farmer there, or press Enter for no follower.
lesson-astray = That tile lies elsewhere, and the city is still open. Take it back with { key-ctrl } Z.
lesson-score = The city is closed and scored. Click its line in the log to see the sum.
lesson-undo = Something entered wrong? { key-ctrl } Z takes the last step back.
lesson-orders = Orders are secret. Click the three cards beside Anna: now only she should look.
lesson-look = Hold the button, or Space: the cards show only while you hold.
lesson-done = That was all.
lesson-skip = Skip
lesson-leave = Back to the start
# ---- by keys alone ----
tray-more = Keys for the next
keys-more = gives keys to the next, where there are more
pad-field-carcassonne = The City of Carcassonne counts as one of them if the field touches it.
pad-field-by-city = A city counts once: write it down for one field alone, of those who have the most farmers around it.
pad-count-carcassonne = The City of Carcassonne is added by itself.
pad-what-completed-titles = What did the tile complete? Write down what nobody stands on too: it counts for the King and the Robber.
# ---- the clock ----
clock-over = −{ $time }
clock-time = Time
clock-title = Clock
clock-none = none
clock-count = count up
clock-minutes = { $count } min
clock-about = Each player’s time at the table: none, counted up, or so many minutes that run down. Nobody is ever stopped.
clock-pause = Pause the clock
clock-paused = Paused
clock-paused-how = Paused: nobody’s time runs. Space goes on.
clock-go-on = Go on with the clock
clock-key = Space
keys-pause = pause the clock, or go on
# ---- names of keys, repetitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Home
key-end = End
key-sides = C R F V
key-side-names = city road field river
difference-times = { $sentence } ({ $count } times)

# The players' phones, in the window.
tool-phones = Phones
keys-phones = the players’ phones
phones-title = Phones
phones-about = Every player who likes can have their orders on their own phone: to look at whenever they want, to keep, draw and choose. On your own turn you can enter your tile there too. No app and no internet are needed; this window can still do everything.
phones-plain = The phones must be in the same Wi-Fi as this computer. Nothing leaves your network, but nothing is encrypted either: use your own.
phones-on = Let phones in
phones-off = End all phones
phones-code = Code
phones-remove = Remove
phones-really = Really?
phones-none = no phone
phones-here = the phone is here
phones-asleep = the phone is asleep
phones-sign = Compare the sign: the phone shows the same one. If it is somebody else’s, remove it.
phones-sign-of = { $shape }, { $colour }
phones-circle = circle
phones-square = square
phones-triangle = triangle
phones-diamond = diamond
phones-hexagon = hexagon
phones-shield = shield
phones-flower = flower
phones-star = star
phones-all-here = Everybody’s phone is here. You can close this; the phones stay.
phones-choose = Press “Code” beside a name: that player scans it.
phones-scan = { $name }, scan this
phones-once = With the phone’s camera. The code is for this seat alone and works once.
phones-help = No phone has connected yet. The usual causes:
phones-help-network = Another network, or one for guests: phone and computer must be in the same Wi-Fi, and a guest network keeps its devices apart.
phones-help-firewall = A firewall: allow King’s Order when the system asks. Windows: set the network to “private”. macOS: System Settings, Network, Firewall, Options. Linux: open the port behind the address above.
phones-help-mobile = Mobile data: switch it off on the phone for a moment.
phones-address = Phones connect to this address:
phones-no-port = No phones can connect: { $cause }. Choose another address, or look whether another program uses this one.
phones-letters = For whoever has no camera: open the address and type
phones-guessed = Somebody guessed at the letters five times: these are new ones.
phones-screen = The page for a tablet or a television:
phones-no-network = This computer is in no network. Connect it to the Wi-Fi of the phones; then codes are shown here.
phones-between = The table is between two games. Its phones wait, and come along to the next game of the same players by themselves.
phones-too-old = This browser is too old for this page. Use a newer phone or browser, or play at the laptop.
phones-moved-on = The table has moved on.
phones-clashed = An order is entered more often than the deck has it. Compare yours; a wrong one is entered anew at the table’s screen, behind the curtain.
phones-not-asked = That is not asked of you now.
phones-elsewhere = { $name }’s orders are on the phone. They can be looked at here as well.
phones-instead = Orders on your own phones

# ---- asked on a player's own phone ----
asked-dealt = Which three orders were you dealt?
asked-dealt-about = Pick your three cards. Nobody else sees them.
asked-keep = Your three orders
asked-keep-about = Keep them all, or let one go back under the pile.
pass-keep = Keep all three
asked-return = Return “{ $title }”
asked-fulfil = An order of yours is fulfilled
asked-fulfil-about = If several fit, one counts, and you choose which. Then all see it.
asked-show = Show “{ $title }” to all
asked-declare = I have fulfilled an order
asked-declare-about = Pick one that only you can judge: all see it, and it counts for the last tile.
asked-draw = One more order?
asked-draw-about = You may draw one at the start of your turn. It is yours to keep.
asked-drawn = Have you drawn an order?
asked-drawn-about = Pick the card. Nobody else sees it.
asked-discard = Farmer orders may go
asked-discard-about = You have held three of them: one or two may be discarded, shown to all.
asked-tile = Your turn: draw a tile
asked-tile-about = Touch the place where you lay it.
asked-tile-second = Draw one more tile: your turn goes on
asked-tile-unfit = Fits nowhere: { $tile }
asked-abbey = Your abbey
asked-abbey-about = It fills a hole in place of a tile.
asked-abbey-last = The last tile is placed. The abbey may still fill a hole.
asked-abbey-at = Column { $column }, row { $row }
asked-ransom = Your followers are held prisoner
asked-ransom-about = Once a turn you may buy one back.
asked-escape = Does a knight of yours escape?
asked-escape-about = One may leave a besieged city before the turn is over.
asked-site-about = Does the tower site lie inside the city or outside?
asked-capture-about = Whoever stands within reach of the tower can be captured.
asked-princess-about = The princess sends one knight of her city home.
asked-dragon = You lead the dragon
asked-dragon-about = Step { $step } of 6.
asked-begin-leaving = Who begins to leave the City?
asked-begin-leaving-about = You or the player to your left. Everybody has one chance, clockwise.
asked-leave = Do you come out of the City?
asked-leave-about = Before it is scored, a follower of yours may go to what was completed.
asked-wagon = Does your wagon drive on?
asked-wagon-about = It may go to an open feature beside it, or come home.
asked-enter = Do you send a follower into the City?
asked-enter-about = Only opponents have scored for this tile.
asked-count = Where do you put the Count?
asked-count-about = Nobody comes out of the quarter where he is.
asked-token = A fair: which token?
asked-token-about = Everybody throws it once, you first.
asked-throw = You throw: { $token }
asked-turn = Your turn
asked-turn-about = Draw, discard and fulfil orders. Then pass the turn on.
asked-written = This is written down at the laptop.
asked-tile-laptop = Your tile is one that only the laptop takes. Enter it there: your turn waits for you.
asked-not-now = The table rests for a moment. Try again soon.
asked-undo-late = It is too late to take that back here. The laptop can.

# ---- the page on the phones ----
phone-language-code = en
phone-app = King’s Order
phone-offline = The table is out of reach – trying again
phone-scan-again = Scan your code again at the laptop
phone-scan-again-about = This phone shows nobody’s orders any more. The laptop shows a new code.
phone-between = No game is open at the laptop just now
phone-between-about = As soon as this one or the next is open, it goes on here by itself.
phone-over = The evening of the phones is over
phone-over-about = If the table lets phones come again, scan your new code at the laptop.
phone-look-again = Look again
phone-i-play = I play – four letters:
phone-letters-failed = These are not the letters that the laptop shows, or they are too old.
phone-not-taken = That did not get through. Try again.
phone-moved-on = The table has moved on.
phone-join = Join as a player?
phone-join-about = This phone then shows your orders, for your eyes only.
phone-claim = Take my seat
phone-claim-failed = This code has been used or is too old: ask for a new one at the laptop.
phone-watch = Just watch the table
phone-welcome = Hello, { $name }!
phone-sign = Your sign: { $sign }
phone-sign-about = The laptop shows this sign beside your name. If it shows another, ask there for a new code.
phone-plain-http = Only use this in a Wi-Fi of your own: whoever can listen in there could read along.
phone-understood = All right
phone-your-turn = Your turn
phone-you-decide = You decide
phone-asked = What is asked of you
phone-nothing-asked = Nothing is asked of you now.
phone-act = What do you do now?
phone-undo = Take my last entry back
phone-paused = The table rests
phone-paused-about = It goes on at the laptop.
phone-hand = Your orders
phone-draw-sure = Touch once more to draw it
phone-choose-sure = Touch once more to choose it
phone-look = Look at it
phone-drawn = You drew this order
phone-tap-card = Tap a card to look at it. It turns back by itself.
phone-card-down = Order { $number }, face down. Tap to look
phone-card-up = Face up. Tap to turn it back
phone-fulfilled = Fulfilled
phone-kept = Kept to the end
phone-lost = Lost
phone-failed = Not fulfilled
phone-points = points
phone-pick = Choose
phone-pick-back = Rather not
phone-picked = Done: { $number } of { $of }
phone-deck-open = Look for your cards
phone-deck-close = Hide the cards
phone-search = Title or text
phone-board = The board
phone-zoom-in = Closer
phone-zoom-out = Farther away
phone-zoom-fit = See all
phone-tray = Tiles that fit there
phone-which-tile = Which tile did you draw? Touch it as it lies.
phone-only-fits = Only this one fits: touch it.
phone-nothing-fits = No tile fits there.
phone-loading = One moment…
phone-unfit = My tile fits nowhere
phone-elsewhere = My tile is not among these
phone-elsewhere-about = Tiles with a bag, tiles of other sets and tiles that do not match are entered at the laptop.
phone-to-laptop = I enter it at the laptop
phone-at-laptop = Enter your tile at the laptop: your turn waits for you there.
phone-enter-here = Enter it here after all
phone-no-place = No tile of this game fits anywhere here.
phone-unit = Unit
phone-done = Done
phone-table = The table
phone-whole-table = See the whole table
phone-my-hand = Back to my orders
phone-keep-awake = So that this screen stays on: set its sleep to “never” for the evening.
phone-news = What happened
phone-veiled = { $name } shows an order
phone-placed = { $name } places: { $tile }.
phone-told = How much is told aloud
phone-told-all = Everything
phone-told-mine = What concerns me
phone-told-none = Nothing
phone-language = Language

## Work that takes a while

work-opening = Opening { $file }…
work-copying = Saving a copy: { $path }…
work-saving = Saving { $file }…
work-printing = Saving the deck for a printer: { $path }…
work-deleted = Reading the deleted games…
work-share = { $percent } %
work-seconds = for { $seconds } s
work-cancel = Cancel
work-no-thread = Your computer has no room for this work now. Close other programs and try again. ({ $cause })

## The evening after

honour-heading = Titles of the evening
honour-long-road = The Long Road
honour-long-road-why = { $name } completed a road of { $amount } tiles in turn { $turn }.
honour-great-city = The Great City
honour-great-city-why = { $name } completed a city of { $amount } tiles in turn { $turn }.
honour-quiet-field = The Field That Nobody Counted
honour-quiet-field-why = One field brought { $name } { $amount } points at the end.
honour-farmer = The Farmer
honour-farmer-why = { $name } got { $amount } points for fields, more than anybody else.
honour-abbot = The Abbot
honour-abbot-why = { $name } got { $amount } points for monasteries, more than anybody else.
honour-abbot-shrines-why = { $name } got { $amount } points for monasteries and shrines, more than anybody else.
honour-master-builder = The Master Builder
honour-master-builder-why = { $name } completed { $amount } features, more than anybody else.
honour-benefactor = The Benefactor
honour-benefactor-why = Others got { $amount } points for what { $name } completed without a point from it.
honour-comeback = The Comeback
honour-comeback-why = { $name } was { $amount } points behind after turn { $turn }, and won.
honour-great-turn = The Great Turn
honour-great-turn-why = { $name } got { $amount } points in turn { $turn }.
honour-ahead-throughout = Ahead and Away
honour-ahead-throughout-why = { $name } led after each of the last { $amount } turns.
honour-photo-finish = By a Whisker
honour-photo-finish-why = { $name } won by fewer than six points.
honour-landslide = The Landslide
honour-landslide-why = { $name } won by { $amount } points.
honour-long-king = Long Live the King
honour-long-king-why = { $name } held the King for { $amount } turns.
honour-long-robber = The Old Robber
honour-long-robber-why = { $name } held the Robber for { $amount } turns.
honour-usurper = The Usurper
honour-usurper-why = { $name } took the King or the Robber from others { $amount } times.
honour-servant = The Faithful Servant
honour-servant-why = { $name } fulfilled { $amount } orders, more than anybody else.
honour-clean-hands = Every Word Kept
honour-clean-hands-why = { $name } fulfilled all { $amount } orders in hand.
honour-promises = Many Promises
honour-promises-why = { $name } ended with { $amount } orders in hand.
honour-early-order = The Early Bird
honour-early-order-why = { $name } fulfilled the first order in turn { $turn }.
honour-late-order = At the Last Moment
honour-late-order-why = { $name } fulfilled an order as late as turn { $turn }.
honour-merchant = The Merchant
honour-merchant-why = { $name } got { $amount } points for goods.
honour-fairy-friend = The Fairy’s Friend
honour-fairy-friend-why = The fairy brought { $name } { $amount } points.
honour-jailer = The Jailer
honour-jailer-why = { $name } captured { $amount } followers.
honour-dragons-dish = The Dragon’s Dish
honour-dragons-dish-why = The dragon ate { $amount } of { $name }’s figures.

review-heading = What might have been
review-note = Each tile was tried in every place and with every figure, as the rules allow.
review-note-count = Nobody is assumed to leave the City in return.
review-note-dragon = Where the dragon would have gone is left open.
review-note-tower = Towers were tried only with the tile lying where it really lay.
review-fulfilled = fulfilled in turn { $turn }
review-fulfilled-by = fulfilled in turn { $turn }: { $cause }
review-open = in hand at the end
review-kept = kept to the end
review-avoided = the dragon was avoided
review-spent = lost in turn { $turn }
review-discarded = discarded in turn { $turn }
review-none = None of the tiles drawn while it was in hand would have fulfilled it.
review-unknown = Whether it might have been fulfilled, nobody knows: it hangs on more than the tile.
review-unrecorded = The tiles were not recorded, so nobody knows what might have been.
review-chance = Turn { $turn }: { $tile }, { $places ->
    [one] at one place
   *[other] at { $places } places
}
review-chance-with = Turn { $turn }: { $tile }, { $places ->
    [one] at one place
   *[other] at { $places } places
}, with { $deed }
way-barn = the barn
way-fairy = the fairy
way-princess = the princess
way-raise = a tower
way-capture = a capture
way-wagon = the wagon
way-enter = a follower in the City
way-count = the Count
pile-heading = The whole pile
pile-dealt = dealt to { $name }
pile-joined = dealt to { $name } in turn { $turn }
pile-drawn = drawn by { $name } in turn { $turn }
pile-returned = returned by { $name }
pile-discarded = discarded by { $name } in turn { $turn }
pile-fulfilled = fulfilled by { $name } in turn { $turn }
pile-spent = lost by { $name } in turn { $turn }
pile-left = put under the pile when { $name } left
pile-never = never drawn

evening-running = The game is not over. Until it is, orders are secret: play it to the end first.
evening-no-score = Only the orders of this game were recorded. Enter what the score track shows: the page and BG Stats need the points.
evening-started = This game does not say when it began, and BG Stats needs the day. Write the time into its “started”.
evening-too-long = The link is longer than BG Stats takes. Shorten the names of the players.
evening-board = The board
evening-turn = Turn { $turn }
evening-final = Final scoring
evening-before = Before the first turn
evening-slider = Turn by turn
evening-play = Play
evening-pause = Pause
evening-back = One turn back
evening-forth = One turn on
evening-show = Show turn { $turn }
evening-show-before = Show the board before turn { $turn }
evening-points = Points turn by turn
evening-told = What happened, turn by turn
evening-best = Best turns
evening-best-turn = Turn { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}
evening-nobody = { $title }: nobody
evening-sets = Sets: { $sets }
evening-built = Completed: { $features }
evening-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
evening-roads = { $count ->
    [one] { $count } road
   *[other] { $count } roads
}
evening-monasteries = { $count ->
    [one] { $count } monastery
   *[other] { $count } monasteries
}
evening-shrines = { $count ->
    [one] { $count } shrine
   *[other] { $count } shrines
}
evening-made = Made with King’s Order, a companion for the table. Unofficial.

## Replay

result-watch = Watch it again
replay-result = Result
replay-log = Show in the log
replay-progress = { $step } of { $all }

## Share

share-button = Share…
share-title = Share the evening
share-titles = Titles
share-page = Page of the evening
share-page-about = One HTML file for everybody who was there; it needs no network
share-poster = Poster
share-square = Poster, square
share-poster-about = A picture, { $size } pixels
share-markdown-about = The result and the log as text
share-csv-about = Every score, for a spreadsheet
share-text = Copy as text
share-text-about = A few lines for a message
share-link = BG Stats: copy the link
share-there = BG Stats: open the link
share-code = BG Stats: a code for a phone
share-code-long = For a code the link is too long: copy it.
share-scan = Point the camera of the phone with BG Stats at it.
share-copied = Copied. Paste it where you like.
share-open = Open it
share-folder = Show the folder
share-reviewing = Finding out what might have been…
share-more = { $count } more
share-fewer = Fewer
share-end = Back to the end

## Season

season = Season
season-none-how = When games have been played to their end, you see here how their players stand over all of them, and what became of each order.
season-nothing = Tick an evening and somebody who played then.
season-span = { $first } to { $last }
season-date = { $day } { $month } { $year }
season-day = { $day } { $month }
season-standings = Standings
season-cards = The cards
season-choose = Evenings and people
season-evenings = Evenings
season-evenings-without = Without columns for the { $count } evenings: the table as CSV has them.
season-people = People
season-all = All
season-none = None
season-last = Last { $count }
season-rank = Rank
season-name = Name
season-points = Points
season-place = Average place
season-by-average = Ranked by points per game. What somebody missed counts neither for nor against. Equals share the rank.
season-by-points = Ranked by all points together. What somebody missed adds nothing. Equals share the rank.
season-by-place = Ranked by the average place. What somebody missed or left early counts as no place. Equals share the rank.
season-by-wins = Ranked by games won, the shared ones among them. Equals share the rank.
season-card = Card
season-dealt = Dealt
season-drawn = Drawn
season-fulfilled = Fulfilled
season-kept = kept { $count }
season-expected = Expected
season-fulfillers = By
season-cards-about = Dealt and kept, or drawn. Expected: how many of that many are fulfilled in the simulation, where each is held from the first half of the game on.
season-cards-none = Nobody held an order in these games.
season-cards-most = The { $shown } of { $count } that were held most often

## Mended

unsaved-brief = This folder is emptied when the computer restarts. Move the file soon.
settings-not-written = { $path } cannot be written: { $cause }. What you choose holds until the window closes; the game is not touched by it.
settings-damaged = { $fault } The settings that were saved last are used instead, or else the usual ones. The damaged file is kept beside them.
work-nearly = nearly done

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = { $path } cannot be written: { $cause }. It lacks the times since its last move, and nothing else.
