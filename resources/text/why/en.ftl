# Why: rules as they are told to players. What is asked for has an example; what points are for has the sum beside it.

why-title = How it is played here
why-about = The rules that this app plays by, for the sets on this table and with its house rules.
why-now = This question
why-of-base = Every game
why-of-orders = King’s Orders
why-of-pad = On the scorepad
why-place = { $set }, { $heading }
why-head-placing = Placing tiles
why-head-followers = Placing followers
why-head-majority = The majority
why-head-scoring = Scoring
why-head-end = End of the game
why-head-deal = The deal
why-head-track = Score track
why-head-draw = Drawing orders
why-head-discard = Discarding orders
why-head-fulfil = Fulfilling orders
why-head-dragon = The dragon
why-head-enter = Into Carcassonne
why-head-count = The Count
why-head-leave = Out of Carcassonne
why-head-abbey = The abbey
why-head-throw = The fair
why-head-siege = The siege
why-head-escape = Escape
why-house = House rules at this table
why-dead-one = The only tile that is left does not fit here.
why-dead = None of the { $count } tiles that are left fits here. The neighbours ask for { $sides }.
why-dead-abbey = An abbey fits every hole.
why-scored = { $name } scored { $points } for it in turn { $turn }.
why-scored-nobody = Nobody scored for it.
why-if-completes = It would complete: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (nobody stands there)
why-if-king = The King would go to { $name }.
why-if-robber = The Robber would go to { $name }.
why-if-nothing = It would complete nothing.
why-corrected = turn { $turn }, corrected
why-inserted = a forgotten turn, inserted

# What points are for
why-for-road = A complete road brings 1 point for each of its tiles, 2 with an inn. An incomplete one brings 1 for each tile at the end, with an inn nothing.
why-for-city = A complete city brings 2 points for each of its tiles and pennants, 3 with a cathedral. An incomplete one brings half as much at the end, with a cathedral nothing.
why-for-city-small = A complete city brings 2 points for each of its tiles and pennants, 3 with a cathedral; at this table one of two tiles brings 1 less for each. An incomplete one brings half as much at the end, with a cathedral nothing.
why-for-monastery = A complete monastery brings 9 points: 1 for its tile and 1 for each of the eight around it. An incomplete one brings 1 for itself and 1 for each tile around it at the end.
why-for-shrine = A shrine brings points as a monastery does. When one of a challenge is completed first, the other brings nothing.
why-for-garden = A garden brings points as a monastery does, but only an abbot may stand on it.
why-for-field = Fields bring points only at the end: 3 for each complete city that the field touches. How large city and field are does not matter.
why-for-field-by-city = Fields bring points only at the end: each complete city brings 4, once, to whoever has the most farmers in the fields around it. How large city and fields are does not matter.
why-for-majority = Whoever has the most followers on a feature gets all of its points. If several have equally many, each of them gets all the points.
why-for-pigsty = A pigsty makes each complete city that its field touches worth 1 point more. Several pigsties bring no more than one.
why-for-pig = A pig in the field brings its owner 1 point more for each complete city. Several pigs bring no more than one.
why-for-besieged = A besieged city counts double for the fields that touch it. The city itself brings half as much, and nothing if it stays incomplete.
why-for-barn = At the end a barn brings its owner 4 points for each complete city that its field touches. When it was placed, the farmers there were scored and went home.
why-for-fairy-turn = Whoever begins a turn with the fairy beside one of their followers gets 1 point. A double turn brings it only once.
why-for-fairy = When the feature is scored on which the fairy’s follower stands, the follower’s owner gets 3 points more. The majority does not matter.
why-for-ransom = Once in their turn players may buy one prisoner back for 3 points, which the captor gets. The follower can be used at once.
why-for-fair = At a fair 5 points go to the nearest token, or for a throw that nobody caught, or for a catch. Whoever ties for the nearest gets 5 as well.
why-for-goods = At the end 10 points go to whoever has the most of a good, for each good. Whoever ties for the most gets 10 as well.
why-for-king = At the end the King brings 1 point for each complete city on the board, whoever owns it. He belongs to whoever completed the largest city; a city of the same size does not take him.
why-for-robber = At the end the Robber brings 1 point for each complete road on the board, whoever owns it. He belongs to whoever completed the longest road; a road of the same length does not take him.
why-for-titles = At this table King and Robber bring their points as its house rules say. Who holds them is decided by the largest city and the longest road.
why-order = “{ $title }” asks: { $text }
why-for-order = A King’s Order brings the points on it as soon as its holder does all that it says. It then lies face up to the end.
why-for-unfulfilled-orders = Each order still in hand at the end costs 10 points. Only the order about the dragon brings 10 if the dragon never bit its holder.
why-for-bitten = Whoever holds the order about the dragon and loses a figure to it pays 10 points, once. The order then lies face up, and is over.
why-for-most-orders = Whoever fulfilled the most orders gets 10 points at the end. The number of cards counts; whoever ties gets 10 as well.
why-for-raised-to-zero = At this table nobody ends below 0. The missing points are added at the end.
why-for-gold = At the end up to 3 bars of gold bring 1 point each, 4 to 6 bring 2 each, 7 to 9 bring 3 each, 10 and more bring 4 each. Bars still on the board bring nothing.
why-for-mage = The mage brings 1 point more for each tile of the road or city that he is on, even where an inn or a cathedral makes it worth nothing.
why-for-witch = The witch halves what the road or city brings that she is on, rounded up. Afterwards she waits beside the board.
why-for-sheep = A flock that is guided home, or whose field is closed, brings everybody with a shepherd there a point for each sheep in the field. Sheep still outside at the end bring nothing. Example: your 5 sheep and Ben’s 3 bring both of you 8.
why-for-bag = The bag holds 4 tokens with 1 sheep, 5 with 2, 5 with 3, 2 with 4, and 2 wolves. A wolf goes back into the bag at once, the other tokens when their shepherd goes home.
why-for-under-hill = A tile with a hill is laid on one more tile from the pile, which nobody looks at: that one is out of the game. If none is left, nothing lies under the hill.
why-for-hill = Of all who are strongest in a feature, whoever has a follower there on a hill tile beats the others. Example: Anna and Ben have one knight each, but Anna’s stands on a hill: she alone scores the city.
why-for-hill-counted = Of all who are strongest in a feature, whoever has the most followers there on hill tiles beats the others. Example: Anna and Ben are equally strong, but Anna has one knight on a hill and Ben two: he alone scores the city.
why-for-vineyard = A complete monastery, abbey or shrine brings 3 points more for each vineyard on the eight tiles around it. Example: a monastery with two vineyards brings 15.
why-for-vineyard-garden = A complete monastery, abbey, shrine or garden brings 3 points more for each vineyard on the eight tiles around it. Example: a garden with two vineyards brings 15.
why-for-knights = This message brings 2 points for each of your own knights on the board. They stay where they are.
why-for-farmers = This message brings 3 points for each of your own farmers on the board. They stay where they are.
why-for-message = Whoever draws a message may take 2 points instead of what it says. A message that brings nothing is 2 points as well.
why-for-robbed = A bandit gets half of the next feature that is scored beside him on the score track, rounded up. Whoever was robbed keeps all points.
why-for-by-hand = These points were written down by the table, with the reason that stands there. No rule gives them.

# Questions: the deck
why-ask-deal = Everybody gets three King’s Orders before the game and looks at them in secret. Example: you pass the device on, and only you see your three.
why-ask-dealt = Everybody gets three King’s Orders before the game and looks at them in secret. The printed cards that were dealt are told here. Example: you got numbers 4, 17 and 52, so you choose these three.
why-ask-keep = You may put exactly one of your first three orders back, and keep two. It goes under the pile, and you get no other for it. Example: you hold three farmer orders, so you put the hardest back.
why-ask-fulfil = One occasion fulfils at most one of your orders; where it meets several, you choose. The others stay in hand for another occasion. Example: your city of 8 meets an order for 6 tiles and one for 8; you show one of them.
why-ask-declare = Some orders can only be judged by you, for the app does not see what they ask about. Say that it is fulfilled when all of it holds. Example: your order asks for a city with three knights, and the scorepad knows no knights.
why-ask-claims = Before the final scoring everybody is asked once, whoever holds what: an order in hand costs 10 points afterwards. Example: the last tile has made everybody laugh, as your order asks.
why-ask-draw = At the beginning of your turn, before the tile, you may draw an order if you hold four or fewer. An order that is still in hand at the end costs 10. Example: with five in hand nobody draws.
why-ask-discard = Whoever has held three or more farmer orders at once may put some away at the beginning of a turn, face up and at no cost. The right stays if the number drops. Example: you hold four and put two away; then you may draw again.

# Questions: the turn
why-ask-tile = The tile drawn must join the board with a full side, and all sides that touch must match. If it fits nowhere it leaves the game, and another is drawn. Example: road to road, city to city, field to field.
why-ask-abbey = Instead of drawing a tile you may put your abbey into a hole with tiles on all four sides; nothing needs to match. It closes all four sides. Example: it completes the road and the city that run into the hole.
why-ask-ransom = Once in your turn you may buy one prisoner back for 3 points, which the captor gets; you need at least 3. The follower can be used at once. Example: you pay 3 to Ben and deploy the follower in the same turn.
why-ask-escape = After your turn you may take one knight home from a besieged city if a monastery or shrine stands beside one of its siege tiles. He brings no points. Example: a monastery lies at the corner of the siege tile.
why-ask-skip = A turn passes without a tile only if none is left that fits, or because the table wants it so. The next player goes on. Example: a round of throws is left out because the token got lost.
why-ask-end = The game ends when the turn of the last tile is over. The table may end it earlier; then everything is scored as it lies. Example: it is late, and you agree to stop after this round.
why-ask-adjust = The table may give or take points by hand, with a reason. Use it for what the app does not know. Example: 5 points for the best joke.

# Questions: the tile’s own
why-ask-gold = A tile with gold brings one bar onto itself and one onto a tile beside it, also across a corner. You choose that one before you deploy anybody. Example: put it on a tile of your own city, which gives you both when it is completed.
why-ask-share-gold = Whoever scores a complete feature takes the bars on its tiles. Where several score, all who can take some take one each in turn, beginning with the player whose turn it is. Example: three bars for Anna and Ben: Anna 2, Ben 1.
why-ask-magic = Whoever places a tile with this sign must send mage or witch to an incomplete road or city where neither of them stands. The mage adds 1 point a tile, the witch takes half. Example: the witch goes to the large city of your opponent.
why-ask-circle = Whoever placed the crop circle chooses for all: everybody may add a follower beside one of theirs, or everybody must take one home. A shield means knights, a club thieves, a pitchfork farmers. Example: you have no knight, so you let everybody take one home.
why-ask-crop-add = You may put one follower from your supply onto a segment where one of yours stands already. Only the kind that the crop circle shows can be chosen. Example: a second knight beside your first gives you two in that city.
why-ask-crop-take-home = You must take home one of your followers of the kind that the crop circle shows. It brings no points. Example: take the knight whose city can no longer be completed.
why-ask-dragon = The dragon takes six steps: each player in turn leads it one step, beginning with the player whose turn it is. It never enters a tile twice, nor that of the fairy, and eats all followers there. Example: Ben leads it onto Anna’s monastery, and her monk goes home without points.
why-ask-token = After the turn of a tile with a fair everybody throws the same token once. The player whose turn it is chooses which, and begins. Example: for “catch” the next player tries to catch your throw.
why-ask-target = Whoever lands nearest to the fair gets 5 points, measured from the middle of its tile to the nearest edge of the token. Tokens beside the tiles do not compete. Example: 42 mm beats 45 mm; two at 42 mm get 5 each.
why-ask-catch = You throw over the ruler towards the next player. If the token is not caught, you get 5 points; if it is caught, the catcher does. Example: Ben drops it, so you get 5.
why-ask-knock-out = Every follower that the token hits or moves goes home without points. Nobody gets points for the throw. Example: it rolls over two knights, and both go home.
why-ask-seduction = If the token rests on a tile, you may replace the nearest follower with one of yours from the supply. Nobody gets points for it. Example: the nearest is Ben’s knight; now yours stands in that city.

# Questions: the City of Carcassonne
why-ask-enter = If your tile brings an opponent points and you none, you may send one follower from your supply into a quarter of the City. From there he can join a feature later. Example: you complete Anna’s road, and send a follower to the blacksmith’s.
why-ask-count = Whoever has just sent a follower into the City may put the Count into any quarter. Nobody leaves the quarter in which he stands. Example: put him into the castle, where Ben’s knights wait.
why-ask-begin-leaving = Before a feature is scored, everybody has one chance to bring followers from the City to it. The player whose turn it is says who begins: they themselves or the player to their left. Example: begin last if you want to see who comes.
why-ask-leave = From the castle followers go to a city just completed, from the blacksmith’s to a road, from the cathedral to a monastery or shrine; from the market to fields at the end. They count for the majority at once. Example: two from the castle beat one knight.
why-ask-wagon = After its feature is scored, a wagon may drive on to an incomplete feature that is joined to it and has no follower, instead of going home. Example: from a complete road into the open city at its end.

# Questions: on the score track
why-ask-walk = Whoever scores chooses whether follower or messenger walks, with all the points. A figure that stops on 0, 5, 10 … in its owner’s turn brings a message. Example: the messenger stands on 12, and 3 points bring him to 15.
why-ask-message = Whoever draws a message does what it says or takes 2 points. Then it goes under the pile. Example: “2 points for each of your knights”, with three knights: 6 points.
why-ask-pennants = This message brings 2 points for each pennant in one city with a knight of yours. The majority does not matter, and he stays. Example: three pennants bring 6.
why-ask-score-follower = This message scores one of your followers as at the end, and takes him home. The majority does not matter. Example: a farmer at two complete cities brings 6.
why-ask-bandit = With a tile that shows a bag you may put your bandit beside a figure on the score track. He gets half of the next feature that this figure scores. Example: beside Ben, who is about to complete his city.
why-ask-rob = Where several scored beside your bandit, you choose whom he robs. He gets half, rounded up, and the robbed player keeps all points. Example: half of 9 is 5.

# Questions: the scorepad
why-ask-note = On the scorepad you write down what a tile completed: what it is, how large, and who has how many followers there. The app does the sums. Example: a city of 5 tiles with 1 pennant and Anna’s knight: 12 points for Anna.
why-ask-remain = At the end you write down what lies unfinished on the table and who stands there. The app does the sums. Example: a road of 3 tiles with Ben’s thief: 3 points for Ben.
why-ask-deed = Orders may ask for more than completed features, so such a deed is written down as well. What no order in play asks about need not be told. Example: Anna moved the fairy to her monk.
why-ask-turn = Here you tell the app whose turn it really is. Nothing else changes. Example: a turn was not written down because nothing was completed.
why-ask-completed = King and Robber bring 1 point for each complete city and road on the table. Count all of them, whoever owns them. Example: 9 complete cities bring the holder of the King 9 points.

# The action of the turn
why-act-follower = After placing the tile you may put one follower on it: on a road, a city, a monastery or a field, if no follower stands anywhere on that feature. Example: the road of your tile already has a thief, so you take the city.
why-act-big-follower = The big follower counts as two where the majority is judged, and as one follower otherwise. Example: alone he ties with two normal knights.
why-act-mayor = The mayor may only stand in cities, and counts as many as the city has pennants. Without a pennant he counts nothing. Example: with two pennants he counts as two.
why-act-wagon = The wagon stands on roads, in cities and on monasteries, not in fields. Once its feature is scored it may drive on. Example: from a complete road into the open city at its end.
why-act-builder = The builder goes to a road or city where you have a follower. A later tile that continues it brings you a second tile in that turn. Example: you add a tile to his city, and draw another.
why-act-pig = The pig goes to a field where you have a farmer. If you score the field, each complete city brings 4 instead of 3. Example: three cities bring 12.
why-act-barn = The barn goes to a corner where four tiles meet in one field without a barn, one of them just placed. The farmers there are scored now and go home; at the end it brings 4 for each complete city. Example: two complete cities bring 8.
why-act-abbot = The abbot stands on monasteries and, as the only one, on gardens. Later you may call him home for the points so far. Example: in a garden with five tiles around it he brings 6.
why-act-recall = Instead of deploying anybody you may call your abbot home. He brings 1 point for his tile and 1 for each tile around it. Example: with five tiles around him you get 6.
why-act-phantom = After the action of the turn you may put your phantom on another feature of the tile. He counts as one follower. Example: a follower takes the city, and the phantom the road.
why-act-shepherd = The shepherd goes to a field of the new tile in which no shepherd stands, and gathers sheep there. He is no follower: farmers do not matter to him, nor he to them. Example: he joins the field of your opponent’s farmer.
why-act-flock = After a tile that extends your shepherd’s field, you draw one more token for the flock, or guide it home. A shepherd who has just come draws at once. Sheep stay with him; a wolf sends all shepherds of the field home with nothing. Example: at 7 sheep you stop and take 7 points.
why-act-princess = If the tile with the princess joins a city, you may send one knight home from it instead of deploying anybody, whoever owns him. He brings no points. Example: Ben’s only knight goes, and the city is free.
why-act-fairy = Instead of deploying anybody you may put the fairy beside one of your followers. The dragon cannot come there, you get 1 point at the beginning of each of your turns, and 3 when he is scored. Example: beside the monk whose monastery is nearly complete.
why-act-raise = Instead of deploying anybody you may put one of your tower pieces on a foundation or an open tower. Then you may capture a follower as far away as the tower is high. Example: with a height of 2, two tiles straight away.
why-act-man = Instead of deploying anybody you may put a follower on top of a tower. Then nobody can add a piece while he stays. Example: you save your knight from a tower beside him.
why-act-capture = The tower just raised may capture one follower on its tile or straight away as many tiles as it is high. Opponents’ followers become prisoners; if they hold one of yours, the two are exchanged. Example: height 1 reaches the tile beside it.
why-act-fly = Instead of deploying somebody on the tile, the machine takes a follower one to three tiles along its arrow, as the die says. He must go to an incomplete road, city or monastery there, even if somebody has it. Example: you roll 2 and land in Anna’s city.
why-act-ferry = After the action you lay a ferry on the new lake: it joins two of the roads that end there, and the others end at the lake. Example: your thief’s road goes on on the other side.
why-act-move-ferry = Whoever continues a road may turn the next ferry along it, so that it joins two other roads of its lake. Example: Ben’s long road ends at the lake now.
why-act-site = For some orders it matters in which city the foundation of a tower lies. Where the picture leaves it open, the table says. Example: the larger part lies in the left city.
