# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Orders
decks-own = Your decks
decks-away = Put away
decks-bundled = The rule book’s and ours
decks-none = You have no deck of your own yet. Make one, copy this one, or enter the cards that you own.
decks-new = New deck
decks-copy = Copy this deck
decks-enter = Enter my printed cards
decks-read = Read from a file…
decks-save = Save to a file…
decks-print = Print…
decks-rename = Rename
decks-put-away = Put away
decks-bring-back = Bring back
decks-play = Play with this deck
decks-search = Search for a card
decks-undo = Undo
keys-form = through the form of a card
keys-number = a number that has the focus
decks-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-bundled-about = The cards of the app. To change them, copy the deck: the copy is yours.
decks-name = Name of the deck
decks-name-taken = You have a deck of that name already.
decks-name-empty = Give the deck a name.
decks-elsewhere = Another window is changing “{ $name }”. Look at another deck there, and it can be changed here.
decks-changed-elsewhere = Another window has changed “{ $name }”. This is how it is now; your last change is not in it.
deck-not-written = { $path } cannot be written: { $cause }.
deck-unsaved-title = The last changes to “{ $name }” are not on disk
deck-unsaved-about = The deck stays as you see it, but only as long as this window is open. Make room, or save it somewhere else.
deck-unsaved-where = Save the deck in this file
deck-unsaved-back = Back to the decks
decks-said-away = “{ $name }” is put away. It is still below, under “Put away”.
decks-said-saved = Saved: { $path }
decks-said-kept = “{ $name }” is among your decks.
decks-found = { $count ->
    [0] No card has these words.
    [one] 1 card found
   *[other] { $count } cards found
}
keys-cards = next card, card before
home-decks = Decks and cards
setup-decks = Make and change decks…
deck-new = Our deck
deck-copied = Copy of { $name }
deck-printed = Our printed deck

# A file that somebody brings.
offered-title = { $name }: take this deck?
offered-from = From { $path }
offered-same = The table has this deck already, as “{ $name }”.
offered-says = { $count ->
    [one] It has 1 card. This is what it says:
   *[other] It has { $count } cards. This is what they say:
}
offered-faults = This deck cannot be taken: { $count ->
    [one] something is wrong in its file.
   *[other] { $count } things are wrong in its file.
}
offered-many = It has more than { $limit } cards. A deck has at most that many.
offered-take = Take this deck
offered-leave = Leave it

# A card in its form.
card-new = New card
card-next = Next card
card-copy = Copy this card
card-remove = Remove this card
card-remove-last = A deck has at least one card. Put the deck away instead.
card-title = Title
card-untitled = New order
card-points = Points
card-points-fixed = Always { $points } points: won at the end, lost if the dragon eats. The rules say so.
card-count = Copies in the deck
card-words = Words of its own
card-words-beside = The app judges: { $task }
card-words-older = These words are older than what is asked for now. Do they still fit?
card-words-stand = Yes, they fit
card-words-judged = What the card says
card-farmer = It asks for placing a farmer
card-farmer-about = Whoever holds three such cards may discard one or two.
card-set = Belongs to
card-set-more = Other sets
card-set-itself = Comes into play with { $set }.
card-set-also = It needs { $sets } as well: without that nobody can fulfil it.
card-task = What must be done
card-task-other = Something else…
card-task-more = Tasks of other sets
card-task-search = Find a task by a word
card-task-none = No task has this word.
card-conditions = Add a condition
card-choose = Choose a card, or make a new one. Its picture and its sentence appear as you make it.

# How hard it is.
measure-title = How hard is it?
measure-begin = Play games with it
measure-stop = Stop
measure-about = Simulated players play whole games with the card, beside the window. It takes about a minute.
measure-so-far = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
measure-rate = Fulfilled by { $rate } of 100 who held it ({ $low } to { $high }).
measure-when-early = Mostly in the first third.
measure-when-middle = Mostly in the middle third.
measure-when-late = Mostly in the last third.
measure-fair = { $points } points would be fair ({ $low } to { $high }).
measure-fair-open = { $points } points would be fair ({ $low } to { $high }, the most that is proposed).
measure-fair-most = More than { $points } points would be fair, but no more are ever proposed.
measure-fair-least = Nearly everybody fulfils it: { $points } points, the fewest that are proposed.
measure-never = Nobody who held it fulfilled it (0 of { $held }). No points can be named for that.
measure-take = Give it { $points } points
measure-known = Measured before: { $rate } of 100 who held it fulfilled it ({ $held } holders).
measure-known-fair = { $points } points would be fair.
# Of a card that is kept, never fulfilled.
measure-kept = Kept to the end by { $rate } of 100 who held it ({ $low } to { $high }).
measure-kept-least = Nearly everybody keeps it to the end: { $points } points, the fewest that are proposed.
measure-kept-never = Nobody who held it kept it to the end (0 of { $held }). No points can be named for that.
measure-known-kept = Measured before: { $rate } of 100 who held it kept it to the end ({ $held } holders).
measure-not-dragon = it is never fulfilled, it is kept.
measure-not-throw = it hangs on a throw, and how well your table throws only you know.
measure-not-judged = its holder judges it, not the app.
measure-not-unplayed = the simulated players do not play with { $set }.
measure-not-apart = no simulated table plays with { $sets } together.
measure-not = There is no honest number for this card: { $why }

# What is odd about a card.
remark-never = Nothing can ever meet this: the numbers contradict each other.
remark-beyond = { $clause }: no game has more than { $most }.
remark-by-abbey = A complete feature of a single tile only comes about beside an abbey.
remark-lacks = The card comes into the game with “{ $own }”, but nobody can fulfil it without “{ $set }”.
remark-same = “{ $title }” asks for the same already.
remark-cheaper = Whoever does this does “{ $title }” too, which pays more ({ $points }).
remark-dearer = Whoever does “{ $title }” does this too, and gets less for it ({ $points }).

# Tasks by name.
form-complete = Complete a feature
form-complete-together = Complete several at once
form-connect = Connect cities by a road
form-score = Score points
form-place-tile = Place a tile between others
form-have = Have a number of something
form-place-farmer = Place a farmer
form-join-fields = Join two fields
form-deploy = Deploy a figure
form-take = Become King or Robber
form-win-challenge = Win a challenge
form-enter-city = Go into the City
form-leave-city = Leave the City
form-move-count = Move the Count
form-double-turn = Place a second tile
form-remove-knight = Send a knight home
form-move-fairy = Move the fairy
form-dragon-eats = Let the dragon eat
form-avoid-dragon = Escape the dragon
form-raise-tower = Raise a tower
form-capture = Capture a follower
form-place-abbey = Place the abbey
form-move-wagon = Drive the wagon on
form-target-within = Hit the target
form-win-target = Win at the target
form-knock-out = Knock out
form-seduce = Seduce
form-catch = Catch the token
form-slip-by = Slip by
form-escape = Escape from a siege
form-call-abbot = Call the abbot home
form-move-magician = Move mage or witch
form-take-gold = Take gold
form-crop-takes-home = Crop circle: go home
form-move-ferry = Move a ferry
form-read-message = Read a message
form-rob = Rob
form-complete-nth = Complete your third city
form-fulfil-orders = Fulfil several orders
form-lay-bare = Place tiles without followers
form-farm-in-turns = Place farmers turn by turn
form-avoid = Avoid something
form-all-of = Both of two tasks
form-one-of = Either of two tasks
form-judged = No form says this

# Parts of a requirement.
clause-feature = Feature
clause-on = Where
clause-features = How many
clause-tiles = Size in tiles
clause-pennants = Pennants
clause-followers = Followers on it
clause-own-followers = Your own followers
clause-opponents-followers = Opponents’ followers
clause-players = Players on it
clause-inns = Inns
clause-ferries = Ferries
clause-cathedrals = Cathedrals
clause-goods = Goods
clause-kinds-of-goods = Kinds of goods
clause-tower-sites = Tower sites
clause-sieges = Siege tiles
clause-own-figure = Your figure on it
clause-cities = Cities at its ends
clause-tiles-each = Tiles of each city
clause-road = Tiles of the road
clause-all-cities = Cities at the field
clause-complete-cities = Complete cities at the field
clause-farmers = Your farmers
clause-titles = Title
clause-taking = And
clause-winner = Winner
clause-quarters = Quarters
clause-in-city = Your followers there
clause-in-quarter = Opponents’ followers there
clause-figure = Figure
clause-way = In such a way
clause-eaten = Opponents’ figures
clause-height = Height
clause-prisoners = Your prisoners
clause-completes = Features completed
clause-millimetres = Millimetres at most
clause-ahead = Millimetres ahead, at least
clause-hit = Opponents’ followers
clause-points = Points
clause-what = What
clause-number = How many
clause-magician = Who
clause-bars = Bars at once
clause-held = Bars that you have
clause-taken-home = Opponents’ figures
clause-messages = Messages read
clause-robbing = And
clause-span = In
clause-cities-around = Cities around it
clause-roads-around = Roads around it
clause-monasteries-around = Monasteries around it
clause-row = Tiles in one row
clause-monasteries = Monasteries at its ends
clause-shape = Shape
clause-beside = It shares with another
clause-beside-which = The other is a
clause-beside-state = The other is
clause-beside-owner = The other belongs to
clause-road-owner = The road belongs to
clause-own-cities = Cities of yours
clause-opponents-cities = Cities of opponents
clause-nobodys-cities = Cities of nobody
clause-city-owners = Different owners
clause-neighbours = Neighbours at its sides
clause-ordinal = Number
clause-counting = And
clause-orders = Orders
clause-sort = Which orders
clause-in-row = Tiles in a row
clause-turns-in-row = Turns in a row
clause-lost-by = Lost if
clause-small-road = Tiles of it at most
clause-when = When
clause-task = Task
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = any
term-not-needed = none needed
term-anywhere = anywhere
term-which-city = city
term-which-road = road
term-which-monastery = monastery
term-which-shrine = shrine
term-which-monastic = monastery or shrine
term-which-garden = garden
term-which-any = any feature
term-span-feature = one feature
term-span-turn = one turn
term-from-opponent = from an opponent
term-all = all of them at once
term-by-anybody = all players’ are counted
term-of-farmer = with the farmer’s mark
term-of-one-set = of one set
term-one-turn = in one turn
term-taken-over = a feature of yours is taken over
term-small-road = a road of yours is small
term-last = you are last after your turn
term-captured = a follower is captured
term-eaten = a follower is eaten
term-portal = through a portal
term-flight = by flying machine
term-crop = by a crop circle
term-richer = from somebody richer
term-ring = a ring
term-hole = around an empty place
term-shared-tile = a tile
term-shared-field = a field
term-shared-size = the number of tiles
term-complete = complete
term-open = incomplete
term-owner-you = you
term-owner-opponent = an opponent
term-owner-somebody = somebody
term-owner-nobody = nobody
term-thing-wine = wine
term-thing-grain = grain
term-thing-cloth = cloth
term-thing-goods = goods of any kind
term-thing-each-good = goods of each kind
term-thing-gold = bars of gold
term-thing-followers = normal followers in supply
term-thing-special-figures = special figures on the board
term-thing-all-special-figures = all special figures on the board
term-thing-tower-pieces = tower pieces left
bound-exactly = exactly
bound-at-least = at least
bound-at-most = at most
bound-between = from … to
files-read-deck = Read a deck
files-save-deck = Save the deck
