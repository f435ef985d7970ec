# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = exactly { $count }
task-at-least = at least { $count }
task-at-most = at most { $count }
task-between = { $least } to { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } or { $last }

# How large.
task-tiles-exactly = of exactly { $count } { $count ->
    [one] tile
   *[other] tiles
}
task-tiles-at-least = of at least { $count } { $count ->
    [one] tile
   *[other] tiles
}
task-tiles-at-most = of at most { $count } { $count ->
    [one] tile
   *[other] tiles
}
task-tiles-between = of { $least } to { $most } tiles
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (its own included)

# What is on it.
task-with-pennants = with { $number } { $count ->
    [one] pennant
   *[other] pennants
}
task-with-inns = with { $number } { $count ->
    [one] inn
   *[other] inns
}
task-with-ferries = with { $number } { $count ->
    [one] ferry
   *[other] ferries
}
task-with-cathedrals = with { $number } { $count ->
    [one] cathedral
   *[other] cathedrals
}
task-with-goods = with { $number } goods { $count ->
    [one] symbol
   *[other] symbols (alike or not)
}
task-with-kinds = with { $number } { $count ->
    [one] kind
   *[other] different kinds
} of goods
task-with-towers = with { $number } tower { $count ->
    [one] site
   *[other] sites
} mostly inside it
task-with-sieges = with { $number } siege { $count ->
    [one] tile
   *[other] tiles
}
task-without-pennants = without any pennant
task-without-inns = without any inn
task-without-ferries = without any ferry
task-without-cathedrals = without any cathedral
task-without-goods = without any goods symbol
task-without-kinds = without goods of any kind
task-without-towers = without any tower site mostly inside it
task-without-sieges = without any siege tile
task-with-points = worth { $number } { $count ->
    [one] point
   *[other] points
} to you
# How large, and one thing that is on it.
task-tiles-with = { $size } { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = { $number } { $count ->
    [one] follower (anybody’s) stands
   *[other] followers (anybody’s) stand
}
task-stand-own = { $number } { $count ->
    [one] of your followers stands
   *[other] of your followers stand
}
task-stand-opponents = { $number } { $count ->
    [one] of your opponents’ followers stands
   *[other] of your opponents’ followers stand
}
task-stand-players = followers of { $number } { $count ->
    [one] player
   *[other] different players
} stand
task-stand-no-followers = no follower stands
task-stand-no-own = none of your followers stands
task-stand-no-opponents = no opponent’s follower stands
task-stand-no-players = no player has a follower
task-stand-own-alone = { $number } { $count ->
    [one] of your followers stands
   *[other] of your followers stand
} and no opponent’s
task-stand-opponents-alone = { $number } { $count ->
    [one] of your opponents’ followers stands
   *[other] of your opponents’ followers stand
} and none of yours
task-stands-follower = one of your normal followers stands
task-stands-big-follower = your big follower stands
task-stands-mayor = your mayor stands
task-stands-wagon = your wagon stands
task-stands-builder = your builder stands
task-stands-pig = your pig stands
task-stands-barn = your barn stands
task-stands-phantom = your phantom stands
task-stands-abbot = your abbot stands
task-stands-shepherd = your shepherd stands

# Where they stand.
task-where-road = {" "}on which { $list }
task-where-city = {" "}in which { $list }
task-where-monastery = {" "}on which { $list }
task-where-shrine = {" "}on which { $list }
task-where-monastic = {" "}on which { $list }
task-where-garden = {" "}in which { $list }
task-where-either = {" "}where { $list }
task-where-any = {" "}on which { $list }
# Wherever that is.
task-where-there = {" "}where { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = {" "}while { $list } on it
task-while-city = {" "}while { $list } in it
task-while-monastery = {" "}while { $list } on it
task-while-shrine = {" "}while { $list } on it
task-while-monastic = {" "}while { $list } on it
task-while-garden = {" "}while { $list } in it
task-while-either = {" "}while { $list } there
task-while-any = {" "}while { $list } on it

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = a road
task-a-city = a city
task-a-besieged = a besieged city
task-a-monastery = a monastery
task-a-shrine = a shrine
task-a-monastic = a monastery or shrine
task-a-garden = a garden
task-a-any = a feature
task-another-road = another road
task-another-city = another city
task-another-besieged = another besieged city
task-another-monastery = another monastery
task-another-shrine = another shrine
task-another-monastic = another monastery or shrine
task-another-garden = another garden
task-another-any = another feature
task-into-road = onto a road
task-into-city = into a city
task-into-besieged = into a besieged city
task-into-monastery = onto a monastery
task-into-shrine = onto a shrine
task-into-monastic = onto a monastery or shrine
task-into-garden = in a garden
task-into-any = onto a feature (no field)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = onto a feature
task-into-either = to a road or city
task-in-road = on a road
task-in-city = in a city
task-in-besieged = in a besieged city
task-in-monastery = on a monastery
task-in-shrine = on a shrine
task-in-monastic = on a monastery or shrine
task-in-garden = in a garden
task-in-any = on a feature (no field)
task-in-feature = on a feature

# Several features, and several others; always two or more.
task-several-road = at least { $count } roads
task-several-city = at least { $count } cities
task-several-monastery = at least { $count } monasteries
task-several-shrine = at least { $count } shrines
task-several-monastic = at least { $count } monasteries or shrines
task-several-garden = at least { $count } gardens
task-several-any = at least { $count } features
task-others-monastic = at least { $count } other monasteries or shrines
task-others-any = at least { $count } other features

# Completing. After the feature comes who stands there, or nothing.
task-complete = Complete { $feature }{ $clause }.
task-together = With one tile, complete { $list }.
task-together-all = With one tile, complete all of these: { $list }.
task-together-separator = {"; "}
task-connect = Complete a road or a city so that { $road } runs into { $cities }.
task-connect-road = a complete road
task-connect-road-sized = a complete road { $size }
task-connect-city = a complete city
task-connect-cities = { $number } { $count ->
    [one] complete city
   *[other] different complete cities
}
task-connect-city-sized = a complete city { $size }
task-connect-cities-sized = { $number } { $count ->
    [one] complete city { $size }
   *[other] different complete cities, each { $size }
}
task-score = Score { $number } { $count ->
    [one] point
   *[other] points
} { $from }.
task-score-feature = Score { $number } { $count ->
    [one] point
   *[other] points
} at once from one feature.
task-score-turn = Score { $number } { $count ->
    [one] point
   *[other] points
} for features in one turn.
task-from-road = from one road, whoever completes it
task-from-city = from one city, whoever completes it
task-from-monastery = from one monastery, whoever completes it
task-from-shrine = from one shrine, whoever completes it
task-from-monastic = from one monastery or shrine, whoever completes it
task-from-garden = from one garden, whoever completes it
task-from-any = from one feature (no field), whoever completes it

# Fields and the cities that they touch.
task-touches-cities = touches { $number } { $count ->
    [one] city
   *[other] cities
}
task-touches-complete = touches { $number } complete { $count ->
    [one] city
   *[other] cities
}
task-touches-no-cities = touches no city
task-touches-no-complete = touches no complete city
task-field = in a field that { $touches }
task-field-whether = in a field that { $touches }, { $count ->
   *[other] complete or not
}
task-field-of-them = in a field that { $touches }, { $number } of them { $count ->
   *[other] complete
}
task-field-none-of-them = in a field that { $touches }, none of them complete
task-field-not = but not in a field that { $touches }
task-farmer = Place a farmer.
task-farmer-in = Place a farmer { $field }.
task-farmer-so = Place a farmer { $so }.
task-farmer-in-so = Place a farmer { $field }, { $so }.
task-so-farmers = so that you have { $number } { $count ->
    [one] farmer
   *[other] farmers
} on the board
task-join = Place a tile that joins a field with your farmer to a field with an opponent’s farmer.
task-join-touching = Place a tile that joins a field with your farmer and a field with an opponent’s farmer into one that { $touches }.

# Titles and challenges.
task-take-king = Take the King from the table or from an opponent.
task-take-robber = Take the Robber from the table or from an opponent.
task-take-either = Take the King or the Robber from the table or from an opponent.
task-take-both = Take the King or the Robber so that you hold both.
task-take-from-king = Take the King from an opponent.
task-take-from-robber = Take the Robber from an opponent.
task-take-from-either = Take the King or the Robber from an opponent.
task-take-from-both = Take the King or the Robber from an opponent so that you hold both.
task-win = Win a challenge with your follower.
task-win-shrine = Win a challenge with your follower on the shrine.
task-win-monastery = Win a challenge with your follower on the monastery.

# The City of Carcassonne.
task-enter = Send a follower { $place }.
task-enter-so = Send a follower { $place } so that { $number } of yours { $count ->
    [one] is
   *[other] are
} in the City.
task-quarter-none = into the City of Carcassonne
task-quarters = into { $list } of Carcassonne
task-quarter-castle = the castle
task-quarter-market = the market
task-quarter-blacksmith = the blacksmith’s
task-quarter-cathedral = the cathedral
deed-leave-city = Move a follower out of the City of Carcassonne to a feature before the end of the game.
task-count = Move the Count.
task-count-to = Move the Count to a quarter of Carcassonne where { $number } of your opponents’ followers { $count ->
    [one] is
   *[other] are
}.
task-count-to-nobody = Move the Count to a quarter of Carcassonne where no opponent’s follower is.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Place a tile in the second part of a double turn.
task-deploy = Deploy { $figure }{ $clause }.
task-deploy-on = Deploy { $figure } { $place }{ $clause }.
task-deploy-portal = Deploy { $figure } through a magic portal to another tile{ $clause }.
task-deploy-portal-on = Deploy { $figure } through a magic portal to another tile, { $place }{ $clause }.
task-deploy-flight = Deploy { $figure } with a flying machine{ $clause }.
task-deploy-flight-on = Deploy { $figure } with a flying machine { $place }{ $clause }.
task-land = Land with a flying machine{ $clause }.
task-land-on = Land with a flying machine { $place }{ $clause }.
task-deploy-crop = With a crop circle, add { $figure }{ $clause }.
task-deploy-crop-on = With a crop circle, add { $figure } { $place }{ $clause }.
task-figure = one of your figures
task-follower = a follower
task-your-follower = one of your normal followers
task-your-big-follower = your big follower
task-your-mayor = your mayor
task-your-wagon = your wagon
task-your-builder = your builder
task-your-pig = your pig
task-your-barn = your barn
task-your-phantom = your phantom
task-your-abbot = your abbot
task-your-shepherd = your shepherd
deed-place-abbey = Place your abbey.
deed-place-abbey-completes = Place your abbey so that { $number } { $count ->
    [one] feature is
   *[other] features are
} completed. The abbey may be one of them.
deed-move-wagon = Drive your wagon on after its feature is scored.
deed-call-abbot = Call your abbot home.
deed-call-abbot-points = Call your abbot home for { $number } { $count ->
    [one] point
   *[other] points
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Have the princess send an opponent’s knight home.
task-fairy = Move the fairy.
task-fairy-on = Move the fairy to one of your followers { $place }{ $clause }.
deed-dragon-eats = Place a dragon tile so that the dragon then eats { $number } of your opponents’ { $count ->
   *[other] figures
}.
deed-avoid-dragon = If the dragon eats one of your figures, lose 10 points at once. If you still hold this card at the end, score 10 points.

# Towers.
deed-raise-tower = Raise a tower to a height of { $number } { $count ->
    [one] piece
   *[other] pieces
}.
deed-capture = Capture an opponent’s follower.
deed-capture-prisoners = Capture an opponent’s follower so that you hold { $number } { $count ->
    [one] prisoner
   *[other] prisoners
}.

# The fair and the siege.
task-target = Throw the target token so that its nearest edge lies at most { $distance } from the centre of the fair tile.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Win a round of the target token, alone or with others.
task-win-target-by = Win a round of the target token, at least { $distance } nearer than everybody else.
deed-knock-out = Hit { $number } of your opponents’ { $count ->
   *[other] followers
} with one throw of the knock-out token.
deed-catch = Catch the catch token.
deed-slip-by = Throw the catch token past the ruler so that nobody catches it.
deed-seduce = Exchange an opponent’s follower for one of yours with the seduction token.
deed-judged = Its holder says when it is fulfilled.
deed-escape = Have one of your knights escape from a besieged city.

# The newer sets.
task-mage = Move the mage.
task-mage-to = Move the mage { $place }{ $clause }.
task-witch = Move the witch.
task-witch-to = Move the witch { $place }{ $clause }.
deed-take-gold = Take gold.
deed-take-gold-bars = Take { $number } { $count ->
    [one] bar
   *[other] bars
} of gold for the features that one tile completes.
deed-take-gold-held = Take a bar of gold so that you have { $number } of them.
deed-take-gold-bars-held = Take { $number } { $count ->
    [one] bar
   *[other] bars
} of gold for the features that one tile completes, so that you have { $held } of them.
deed-crop-takes-home = Place a crop circle by which { $number } of your opponents’ figures { $count ->
    [one] goes
   *[other] go
} home.
task-ferry = Move a ferry.
task-ferry-on = Move a ferry so that it is { $place }{ $clause }.
deed-read-message = Read a message.
deed-read-message-messages = Read a message so that you have read { $number } of them.
deed-read-message-points = Read a message that brings you { $number } { $count ->
    [one] point
   *[other] points
}.
deed-read-message-points-messages = Read a message that brings you { $number } { $count ->
    [one] point
   *[other] points
}, so that you have read { $messages } of them.
task-rob = Rob points with your bandit.
task-rob-points = Rob { $number } { $count ->
    [one] point
   *[other] points
} with your bandit.
task-rob-richer = With your bandit, rob a player who has more points than you.
task-rob-both = With your bandit, rob { $number } { $count ->
    [one] point
   *[other] points
} from a player who has more points than you.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = with { $number } { $count ->
    [one] city
   *[other] different cities
}
task-without-cities = without any city
task-with-roads = with { $number } { $count ->
    [one] road
   *[other] different roads
}
task-without-roads = without any road
task-with-cloisters = with { $number } { $count ->
    [one] monastery
   *[other] monasteries
}
task-without-cloisters = without any monastery
task-around = { $list } on the tiles around it
task-with-row = with { $number } { $count ->
    [one] tile
   *[other] tiles
} in one row
task-without-row = without any tile in a row
task-with-monasteries = with { $number } { $count ->
    [one] monastery
   *[other] monasteries
} at its ends
task-without-monasteries = without any monastery at its ends
task-shape-ring = in a closed ring (without ends)
task-shape-hole = around an empty place
# Behind the feature and whoever stands there.
task-shares-tile = , on the same tile as { $other }
task-shares-field = , touching the same field as { $other }
task-shares-size = , with exactly as many tiles as { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] another road
    [1] another complete road
   *[other] another incomplete road
}
task-beside-city = { $state ->
    [0] another city
    [1] another complete city
   *[other] another incomplete city
}
task-beside-monastery = { $state ->
    [0] another monastery
    [1] another complete monastery
   *[other] another incomplete monastery
}
task-beside-shrine = { $state ->
    [0] another shrine
    [1] another complete shrine
   *[other] another incomplete shrine
}
task-beside-monastic = { $state ->
    [0] another monastery or shrine
    [1] another complete monastery or shrine
   *[other] another incomplete monastery or shrine
}
task-beside-garden = { $state ->
    [0] another garden
    [1] another complete garden
   *[other] another incomplete garden
}
task-beside-any = { $state ->
    [0] another feature
    [1] another complete feature
   *[other] another incomplete feature
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] a road
    [1] a complete road
   *[other] an incomplete road
}
task-by-city = { $state ->
    [0] a city
    [1] a complete city
   *[other] an incomplete city
}
task-by-monastery = { $state ->
    [0] a monastery
    [1] a complete monastery
   *[other] an incomplete monastery
}
task-by-shrine = { $state ->
    [0] a shrine
    [1] a complete shrine
   *[other] an incomplete shrine
}
task-by-monastic = { $state ->
    [0] a monastery or shrine
    [1] a complete monastery or shrine
   *[other] an incomplete monastery or shrine
}
task-by-garden = { $state ->
    [0] a garden
    [1] a complete garden
   *[other] an incomplete garden
}
task-owned = { $feature } { $owner }
task-owner-you = that belongs to you
task-owner-opponent = that belongs to an opponent
task-owner-somebody = that belongs to somebody
task-owner-nobody = that belongs to nobody
task-connect-owned = Complete a road or a city so that { $road } runs into { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = among them { $list }
task-cities-own = { $number } { $count ->
   *[other] of yours
}
task-cities-no-own = none of yours
task-cities-opponents = { $number } { $count ->
    [one] of an opponent’s
   *[other] of opponents’
}
task-cities-no-opponents = none of an opponent’s
task-cities-nobodys = { $number } that nobody owns
task-cities-no-nobodys = none that nobody owns
task-cities-owners = with { $number } { $count ->
    [one] owner
   *[other] different owners
} in all
task-cities-no-owners = all without an owner
task-place-tile = Place a tile that touches { $number } { $count ->
    [one] other tile
   *[other] other tiles
} with its sides.
task-place-tile-hole = Close a hole: place a tile that has neighbours on all four sides.

# Possessions.
task-have-wine = Have { $number } { $count ->
    [one] goods token
   *[other] goods tokens
} of wine.
task-have-grain = Have { $number } { $count ->
    [one] goods token
   *[other] goods tokens
} of grain.
task-have-cloth = Have { $number } { $count ->
    [one] goods token
   *[other] goods tokens
} of cloth.
task-have-goods = Have { $number } { $count ->
    [one] goods token
   *[other] goods tokens (alike or not)
}.
task-have-each-good = Have { $number } { $count ->
    [one] goods token
   *[other] goods tokens
} of each kind: wine, grain and cloth.
task-have-gold = Have { $number } { $count ->
    [one] bar
   *[other] bars
} of gold.
task-have-followers = Have { $number } { $count ->
    [one] normal follower
   *[other] normal followers
} in your supply.
task-have-no-followers = Have no normal follower left in your supply.
task-have-special-figures = Have { $number } of your special { $count ->
   *[other] figures
} (all but the normal followers) on the board.
task-have-no-special-figures = Have none of your special figures (all but the normal followers) on the board.
task-have-all-special-figures = Have all of your special figures (all but the normal followers) on the board at once.
task-have-tower-pieces = Have { $number } { $count ->
    [one] tower piece
   *[other] tower pieces
} left.
task-have-no-tower-pieces = Have no tower piece left.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
    [71] 71st
    [72] 72nd
    [73] 73rd
    [81] 81st
    [82] 82nd
    [83] 83rd
    [91] 91st
    [92] 92nd
    [93] 93rd
   *[other] { $count }th
}
task-number-from = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
    [71] 71st
    [72] 72nd
    [73] 73rd
    [81] 81st
    [82] 82nd
    [83] 83rd
    [91] 91st
    [92] 92nd
    [93] 93rd
   *[other] { $count }th
} or later
task-number-between = { $least ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
    [71] 71st
    [72] 72nd
    [73] 73rd
    [81] 81st
    [82] 82nd
    [83] 83rd
    [91] 91st
    [92] 92nd
    [93] 93rd
   *[other] { $least }th
} to { $most ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
    [71] 71st
    [72] 72nd
    [73] 73rd
    [81] 81st
    [82] 82nd
    [83] 83rd
    [91] 91st
    [92] 92nd
    [93] 93rd
   *[other] { $most }th
}
task-nth = Complete { $feature } for the { $number } time in this game.
task-nth-of-all = Complete { $feature } for the { $number } time in this game, all players counted.
task-orders = Fulfil your { $number } order of this game.
task-orders-farmer = Fulfil your { $number } order with the farmer’s mark in this game.
task-orders-alike = Fulfil your { $number } order of one and the same set in this game.
task-bare = { $count ->
    [one] Place { $count } tile without deploying a follower.
   *[other] Place { $count } tiles, one after the other, without deploying a follower.
}
task-farm-turns = { $count ->
    [one] Place a farmer in { $count } turn of yours.
   *[other] Place a farmer in each of { $count } consecutive turns of yours.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } And in the same turn: { $second }
task-both = { $first } And, before or after: { $second }
task-either = { $first } Or: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Lose 10 points at once { $perils }. If you still hold this card at the end, score its points.
task-if-captured = if an opponent captures a follower of yours
task-if-eaten = if the dragon eats a follower of yours
task-if-taken-over = if others take over a road, city, building or field of yours
task-if-last = if everybody else has more points than you after a turn of yours
task-if-small-road = if a complete road of yours has at most { $count } { $count ->
    [one] tile
   *[other] tiles
}
