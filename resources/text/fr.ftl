### French words of King’s Order. Terms are those of French players and rule books (glossary: monastery = abbaye, abbey = monastère).
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may bend them or ask for their article.

list-separator = {", "}
list-last = { $first } et { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tuiles et zones

tile-monastery = abbaye
tile-shrine = lieu de culte
tile-field = pré
tile-abbey = monastère
tile-river = rivière
tile-inn = auberge
tile-cathedral = cathédrale
tile-princess = princesse
tile-besieged = assiégée
tile-volcano = volcan
tile-dragon = dragon
tile-portal = portail magique
tile-tower = fondation de tour
tile-fair = foire
shown-pennant = blason
shown-goods = marchandises
shown-tower = tour
tile-city-cap = ville sur un côté
tile-city-band = ville traversante
tile-city-corner = ville en angle
tile-city-three = ville sur trois côtés
tile-city-full = ville sur tous les côtés
tile-cities-two = deux villes
tile-cities = { $count } villes
tile-road-end = bout de route
tile-road-straight = route droite
tile-road-curve = virage
tile-road-branching = route ramifiée
tile-roads-two = deux routes
tile-junction-three = carrefour à trois routes
tile-junction-four = carrefour à quatre routes
tile-pennants = { $count ->
    [1] blason
   *[other] { $count } blasons
}
edge-city = ville
edge-road = route
edge-field = pré
edge-river = rivière
edge-carcassonne = Carcassonne
side-north = nord
side-east = est
side-south = sud
side-west = ouest
feature-road = route
feature-city = ville
feature-field = pré
feature-monastery = abbaye
feature-shrine = lieu de culte
role-road = brigand
role-city = chevalier
role-field = paysan
role-monastery = moine
role-shrine = hérétique
role-big-follower = grand meeple
role-mayor = maire
role-wagon = chariot
role-builder = bâtisseur
role-pig = cochon
role-barn = grange
a-road = un brigand
a-city = un chevalier
a-field = un paysan
a-monastery = un moine
a-shrine = un hérétique
a-big-follower = un grand meeple
a-mayor = un maire
a-wagon = un chariot
a-builder = un bâtisseur
a-pig = un cochon
a-barn = une grange
a-follower = un meeple
figure-follower = meeple
goods-of = { $count } × { $good }
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
colour-grey = gris
colour-pink = rose
colour-white = blanc

## Extensions

set-base = Jeu de base
set-king-robber = Roi et Chevalier-brigand
set-shrines = Hérétiques et Lieux de culte
set-shrines-extra = Le sixième lieu de culte
set-count = Le Comte de Carcassonne
set-river-1 = La Rivière
set-river-2 = La Rivière II
set-inns-cathedrals = Auberges et Cathédrales
set-traders-builders = Marchands et Bâtisseurs
set-princess-dragon = Princesse et Dragon
set-tower = La Tour
set-abbey-mayor = Maires et Monastères
set-catapult = La Catapulte
set-siege-cathars = Les Cathares
set-siege-besiegers = Les Assiégeants

## Points

source-road = Routes
source-city = Villes
source-monastery = Abbayes
source-shrine = Lieux de culte
source-field = Prés
source-king = Roi
source-robber = Chevalier-brigand
source-goods = Marchandises
source-orders = Ordres du roi
source-fairy = Fée
source-ransom = Rançons
source-catapult = Catapulte
source-track = Piste sans les ordres
source-by-hand = À la main
label-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
label-pennants = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
label-building = le bâtiment
label-neighbours = { $count ->
    [one] { $count } tuile autour
   *[other] { $count } tuiles autour
}
label-touched-cities = { $count ->
    [one] { $count } ville complétée adjacente
   *[other] { $count } villes complétées adjacentes
}
label-pigsty = { $count ->
    [one] troupeau de porcs : { $count } ville
   *[other] troupeau de porcs : { $count } villes
}
label-pig = { $count ->
    [one] cochon : { $count } ville
   *[other] cochon : { $count } villes
}
label-besieged-cities = { $count ->
    [one] assiégée, encore une fois : { $count } ville
   *[other] assiégées, encore une fois : { $count } villes
}
label-goods = le plus de { $good }
good-wine = vin
good-grain = blé
good-cloth = tissu
label-barn = { $count ->
    [one] grange : { $count } ville
   *[other] grange : { $count } villes
}
label-fairy-turn = fée au début du tour
label-fairy-feature = fée près du meeple
label-ransom = rançon
label-fair = foire
label-completed-cities = { $count ->
    [one] { $count } ville complétée
   *[other] { $count } villes complétées
}
label-carcassonne = la ville de Carcassonne
label-completed-roads = { $count ->
    [one] { $count } route complétée
   *[other] { $count } routes complétées
}
label-both-titles = les deux titres
label-king-at-once = { $count ->
    [one] Roi : { $count } nouvelle ville complétée
   *[other] Roi : { $count } nouvelles villes complétées
}
label-robber-at-once = { $count ->
    [one] Chevalier-brigand : { $count } nouvelle route complétée
   *[other] Chevalier-brigand : { $count } nouvelles routes complétées
}
label-unfulfilled-orders = { $count ->
    [one] { $count } ordre non accompli
   *[other] { $count } ordres non accomplis
}
label-most-orders = le plus d’ordres accomplis
label-raised-to-zero = personne ne finit sous 0
label-order = ordre « { $title } »
label-by-hand = à la main : { $reason }
line-single = { $label } : { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] route de { $tiles } tuile
   *[other] route de { $tiles } tuiles
}
record-city = { $tiles ->
    [one] ville de { $tiles } tuile
   *[other] ville de { $tiles } tuiles
}
record-pennants = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
record-inns = { $count ->
    [1] une auberge
   *[other] { $count } auberges
}
record-cathedrals = { $count ->
    [1] une cathédrale
   *[other] { $count } cathédrales
}
record-sieges = { $count ->
    [1] un siège
   *[other] { $count } sièges
}
record-with = { $feature } avec { $parts }
record-monastery = { $tiles ->
    [one] abbaye, { $tiles } tuile sur 9
   *[other] abbaye, { $tiles } tuiles sur 9
}
record-shrine = { $tiles ->
    [one] lieu de culte, { $tiles } tuile sur 9
   *[other] lieu de culte, { $tiles } tuiles sur 9
}
record-field = { $cities ->
    [0] pré sans ville complétée
    [one] pré, { $cities } ville complétée
   *[other] pré, { $cities } villes complétées
}
record-besieged = { $feature }, dont { $count ->
    [one] { $count } assiégée
   *[other] { $count } assiégées
}
record-pigsty = { $feature } et un troupeau de porcs
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = grand
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## Ce qui s’est passé

outcome-orders-kept = { $count ->
    [one] { $name } garde { $count } ordre.
   *[other] { $name } garde { $count } ordres.
}
outcome-order-drawn = { $name } pioche un ordre.
outcome-orders-discarded = { $name } défausse : { $titles }.
outcome-placed = { $name } place : { $tile }.
outcome-passed = { $name } passe sans tuile.
outcome-mouth = La rivière arrive à son embouchure.
outcome-challenge = Défi ! Lieu de culte ({ $shrine }) contre abbaye ({ $monastery }) : le premier complété marque, l’autre rien.
outcome-shrine-won = Le lieu de culte gagne son défi : l’abbaye ne marque rien.
outcome-monastery-won = L’abbaye gagne son défi : le lieu de culte ne marque rien.
outcome-left-city = { $name } quitte Carcassonne : { $quarter } → { $feature }.
outcome-entered-city = { $name } envoie un meeple à Carcassonne ({ $quarter }).
outcome-city-scored = Carcassonne reste fermée : { $name } a marqué des points.
outcome-city-nobody = Carcassonne reste fermée pour { $name } : aucun adversaire n’a marqué de points.
outcome-orders-entered = Les ordres distribués sont saisis ({ $name }).
outcome-tower-site-city = La fondation de tour est dans la ville.
outcome-tower-site-outside = La fondation de tour est hors des villes.
outcome-city-entered-before = { $name } a déjà envoyé un meeple à Carcassonne pendant ce tour.
outcome-city-no-follower = Carcassonne serait ouverte, mais { $name } n’a plus de meeple.
outcome-count-moved = { $name } déplace le comte ({ $quarter }).
outcome-tile-removed = Une tuile ne va nulle part et sort du jeu : { $tile }.
outcome-deployed = { $name } pose { $role }.
outcome-completed = Complété : { $feature }.
outcome-scored = { $name } { $points } : { $reason }.
outcome-goods = { $name } prend des marchandises : { $goods }.
outcome-wagon-moved = Le chariot se déplace ({ $name }) : { $feature }.
outcome-dragon-came = Le dragon vient sur le volcan.
outcome-dragon-woke = Le dragon s’éveille.
outcome-dragon-stuck = Le dragon ne peut pas aller plus loin et s’arrête.
outcome-dragon-moved = { $name } fait avancer le dragon d’un pas.
outcome-eaten = Le dragon dévore : { $figures }.
outcome-fairy-moved = La fée rejoint un meeple ({ $name }).
outcome-fairy-moved-tower = La fée rejoint un meeple sur une tour ({ $name }).
outcome-fairy-moved-city = La fée rejoint un meeple à Carcassonne ({ $name }, { $quarter }).
outcome-knight-removed = { $name }, la princesse renvoie : { $figure }.
outcome-tower-raised = { $name } élève une tour à une hauteur de { $height }.
outcome-tower-manned = { $name } pose un meeple sur une tour.
outcome-captured = { $name } capture : { $figure }.
outcome-exchanged = Échange de prisonniers : { $own } contre { $theirs }.
outcome-ransomed = { $name } rachète à { $captor } : { $figure }.
outcome-escaped = S’échappe du siège : { $figure }.
outcome-fair-came = Une foire : { $name } choisit le jeton.
outcome-fair-opened = { $name } choisit : { $token }.
outcome-thrown-at = { $name } lance : à { $distance } de la foire.
outcome-thrown-swap = { $name } séduit : { $figures }.
outcome-thrown-hits = { $name } touche : { $figures }.
outcome-thrown-caught = { $name } lance et { $catcher } attrape.
outcome-thrown-short = { $name } lance trop court.
outcome-thrown-nothing = { $name } lance.
outcome-order-lost = { $name } a perdu l’ordre « { $title } » et le montre.
outcome-lost-captured = { $name } a perdu l’ordre « { $title } » et le montre : un meeple a été capturé.
outcome-lost-eaten = { $name } a perdu l’ordre « { $title } » et le montre : le dragon a dévoré un meeple.
outcome-lost-taken-over = { $name } a perdu l’ordre « { $title } » et le montre : d’autres se sont emparés d’une zone.
outcome-lost-last = { $name } a perdu l’ordre « { $title } » et le montre : tous les autres ont plus de points.
outcome-lost-road = { $name } a perdu l’ordre « { $title } » et le montre : une route complète n’a que { $count } tuiles.
outcome-order-spent = Le dragon mord : { $name } montre « { $title } ».
figure-of = { $figure } ({ $name })
token-target = concours de tir
token-catch = attrape-jeton
token-knock-out = bataille de gâteaux
token-seduction = séduction
outcome-second-part = Le bâtisseur donne une autre tuile à { $name }.
outcome-returned = { $count ->
    [one] { $count } meeple revient en réserve.
   *[other] { $count } meeples reviennent en réserve.
}
outcome-taken-first = { $name } prend le titre de { $title } ; il faut désormais { $size } tuiles.
outcome-taken-from = { $name } prend le titre de { $title } à { $from } ; il faut désormais { $size } tuiles.
outcome-taken-kept = { $name } garde le titre de { $title } ; il faut désormais { $size } tuiles.
outcome-met-by = Il est accompli ainsi : { $task }
order-progress = { $done } sur { $of }
order-judged = À vous d’en juger
outcome-fulfilled = { $name } accomplit l’ordre « { $title } ».
told-opened = { $count ->
    [1] { $name } : la main a été ouverte.
   *[other] { $name } : la main a été ouverte { $count } fois.
}
told-deal-undone = { $name } choisit de nouveau parmi les ordres distribués ; on peut encore les regarder.
told-dealt-before = Des ordres avaient déjà été distribués, puis repris avant ceux-ci. Ont regardé les leurs : { $names }.
told-draw-undone = { $count ->
    [1] { $name } : un ordre pioché a été remis dans la pioche. Qui l’a regardé le connaît.
   *[other] { $name } : { $count } ordres piochés ont été remis dans la pioche. Qui les a regardés les connaît.
}
told-order-undone = { $name } : l’ordre « { $title } », déjà face visible, a été repris. Tout le monde l’a vu.
told-end-undone = À la fin, toutes les mains étaient visibles, et la fin a été annulée.
told-pin-set = { $name } : la main est maintenant protégée par un code PIN.
told-pin-removed = { $name } : le code PIN est retiré.
told-pin-forgotten = { $name } : le code PIN a été retiré par quelqu’un qui ne l’a pas saisi.
told-pin-wrong = { $count ->
    [1] { $name } : un mauvais code PIN a été saisi pour la main.
   *[other] { $name } : un mauvais code PIN a été saisi { $count } fois pour la main.
}
told-clashed = { $count ->
    [1] { $name } a saisi un ordre déjà noté pour quelqu’un.
   *[other] { $name } a saisi { $count } fois un ordre déjà noté pour quelqu’un.
}
told-reentered = { $count ->
    [1] { $name } a ressaisi un ordre mal noté.
   *[other] { $name } a ressaisi { $count } ordres mal notés.
}
outcome-final = La partie est finie : évaluation finale.
outcome-unknown = La partie est finie. La piste de score dit qui a gagné.
outcome-finished = { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
title-king = Roi
title-robber = Chevalier-brigand

## Pourquoi un coup est refusé

reject-game-over = La partie est finie. Annulez le dernier coup pour continuer.
reject-deal-first = { $name } décide d’abord des ordres distribués.
reject-choose-first = { $name } choisit d’abord quel ordre est accompli.
reject-no-such-player = Il n’y a pas de joueur { $number } : les { $players } joueurs sont numérotés à partir de 0.
reject-unknown-tile = Aucune tuile de cette partie ne s’appelle « { $tile } ».
reject-none-left = Il ne reste aucune tuile « { $tile } » : toutes sont placées, ou elle n’est pas de cette partie. Vérifiez les dernières saisies et la préparation.
reject-edge = Le côté { $side } ne correspond pas : { $shows } sur la tuile, { $wants } en face. Tournez-la ou choisissez un autre emplacement.
reject-place-occupied = Il y a déjà une tuile ici. Choisissez un emplacement libre.
reject-fork-first = D’abord l’embranchement de la rivière.
reject-river-first = On place d’abord la rivière : piochez parmi ses tuiles.
reject-mouth-first = D’abord l’embouchure de la rivière.
reject-river-over = On ne peut pas piocher cette tuile maintenant.
reject-river-apart = Une tuile de rivière doit prolonger la rivière. Choisissez son bout ouvert.
reject-river-joined = Les deux bras de la rivière ne peuvent pas se rejoindre. Choisissez un autre emplacement.
reject-river-turn = La rivière ne peut pas tourner deux fois du même côté. Tournez la tuile ou choisissez l’autre bras.
reject-river-blocked = La rivière ne pourrait plus continuer. Tournez la tuile ou choisissez l’autre bras.
reject-crowded-here = Ici, ce bâtiment ({ $building }) en toucherait deux de l’autre sorte : l’un côté { $one }, l’autre côté { $other }. Un seul est permis. Choisissez un autre emplacement.
reject-crowded-there = Le bâtiment ({ $building }) côté { $there } en touche déjà un de l’autre sorte, de son côté { $other }. Un deuxième n’est pas permis. Choisissez un autre emplacement.
direction-north = nord
direction-north-east = nord-est
direction-east = est
direction-south-east = sud-est
direction-south = sud
direction-south-west = sud-ouest
direction-west = ouest
direction-north-west = nord-ouest
reject-nobody-begins = Personne n’attend de savoir qui commence.
reject-begins-elsewhere = C’est { $active } ou { $left } qui commence.
reject-say-who-begins = Dites d’abord qui quitte Carcassonne en premier.
reject-nobody-leaves = Personne ne peut quitter Carcassonne maintenant.
reject-others-chance = C’est à { $name } de quitter Carcassonne ou d’y rester.
reject-not-in-city = { $name } n’a pas ce pion dans ce quartier ({ $quarter }).
reject-count-blocks = Le comte est dans ce quartier ({ $quarter }) : personne n’en sort.
reject-not-there = De ce quartier ({ $quarter }), personne ne peut aller là. Il sert pour : { $serves }.
reject-city-shut = Personne ne peut entrer à Carcassonne maintenant : il faut une zone complétée qui rapporte à un adversaire et rien au joueur.
reject-count-stays = Seule la personne qui vient d’envoyer un meeple à Carcassonne déplace le comte.
reject-count-moves-alone = À cette table, le comte se déplace tout seul. Passez au tour suivant.
reject-fairy-not-in-city = À cette table, la fée n’entre pas à Carcassonne. Choisissez un autre meeple.
reject-no-farmers = À cette table, il n’y a pas de paysans. Choisissez autre chose qu’un pré ou le marché.
reject-count-there = Le comte est déjà dans ce quartier ({ $quarter }).
reject-leave-first = { $name } peut d’abord quitter Carcassonne, ou rester.
reject-place-apart = La tuile n’en toucherait aucune autre. Choisissez un emplacement à côté d’une tuile.
reject-tile-already-placed = La tuile de ce tour est déjà placée. Choisissez un meeple ou finissez le tour.
reject-last-turn-asks = Le dernier tour n’est pas fini. Répondez à la question, ou finissez le tour pour dire non.
reject-place-first = Placez d’abord une tuile.
reject-tile-fits = La tuile va encore quelque part : il faut la placer.
reject-no-such-segment = La tuile qui vient d’être placée n’a pas de « { $segment } ».
reject-occupied = { $name } est déjà là ({ $feature }). Choisissez une autre partie de la tuile, ou aucune.
reject-already-deployed = Personne ne peut plus être posé pendant ce tour : son action est utilisée.
reject-no-figure-left = { $name } n’a plus de pion de cette sorte.
reject-wrong-figure = Ce pion ({ $figure }) ne va pas à cet endroit ({ $feature }). Choisissez une autre partie de la tuile.
reject-no-follower = Cela ne vaut que pour les meeples, et ce pion ({ $figure }) n’en est pas un. Choisissez un meeple.
reject-no-own-follower = Ce pion ({ $figure }) a besoin d’un meeple du même joueur à cet endroit.
reject-not-in-play = Cette extension n’est pas dans la partie.
reject-volcano = On ne pose personne sur un volcan. Choisissez un autre endroit, ou finissez le tour sans pion.
reject-dragon-there = Personne ne va sur la tuile où se trouve le dragon. Choisissez un endroit sur une autre tuile.
reject-no-portal = Seul un portail magique mène un meeple sur une autre tuile. Choisissez une partie de la tuile qui vient d’être placée.
reject-no-barn-corner = Une grange se pose là où quatre tuiles se touchent dans un même pré. Choisissez un autre coin ou un autre pion.
reject-no-wagon = Aucun chariot ne peut se déplacer maintenant.
reject-dragon-rests = Le dragon ne bouge pas maintenant.
reject-nobody-on-tower = Aucun de vos meeples n’est sur cette tour. Choisissez-en une autre.
reject-fairy-where = Dites où est le meeple de la fée : une tuile avec un segment, une tuile seule pour sa tour, ou un quartier de Carcassonne seul.
reject-fairy-there = La fée est déjà près de ce meeple. Choisissez-en un autre.
reject-no-princess = La princesse de cette tuile vit dans une autre ville. Choisissez un chevalier de la sienne.
reject-princess-first = La princesse doit d’abord renvoyer un chevalier.
reject-no-tower-raised = Seule la tour qui vient d’être élevée peut capturer.
reject-ransom-once = Un seul prisonnier par tour est racheté, avant l’évaluation.
reject-no-escape = Personne ne peut s’échapper de cette ville maintenant.
reject-no-fair = Il n’y a pas de foire maintenant.
reject-other-token = Cela ne va pas avec le jeton lancé. Choisissez un autre résultat.
reject-no-abbey = { $name } a déjà placé son monastère.
reject-others-wagon = { $name } décide d’abord si le chariot se déplace.
reject-no-piece = { $name } n’a plus d’étage de tour.
reject-others-throw = C’est d’abord à { $name } de lancer.
reject-dragon-first = D’abord le dragon : { $name } le fait avancer d’un pas.
reject-barn-there = { $name } a déjà une grange dans ce pré. Choisissez une autre partie de la tuile.
reject-tower-closed = Un meeple ferme cette tour ({ $name }). Choisissez une autre tour.
reject-complete = Cette zone est complétée. Choisissez-en une qui ne l’est pas.
reject-no-way = Aucune route n’y mène le chariot, ou quelqu’un y est. Choisissez une zone dorée.
reject-dragon-cannot = Le dragon ne peut pas aller là : il va sur une tuile voisine, jamais deux fois sur la même, et pas vers la fée.
reject-nobody-there = Ce pion n’est pas ici. Choisissez-en un autre.
reject-not-away = Ici, ce pion n’est pas là : il n’y a rien à rectifier.
reject-where = Indiquez où se trouve le pion : une tuile avec un segment, la tuile seule pour sa tour, un quartier de la Cité seul, ou son geôlier seul.
reject-is-right = Rien ne changerait : c’est déjà ainsi ici.
reject-scored = Cette zone est complétée et évaluée : plus personne ne s’y trouve.
reject-held-by = { $name } ne peut pas retenir ce pion prisonnier.
reject-no-foundation = Cette tuile n’a pas de fondation de tour. Choisissez-en une qui en a.
reject-out-of-reach = La tour ne porte pas si loin. Choisissez quelqu’un de plus proche.
reject-no-tower = Il n’y a pas encore de tour ici. Choisissez un autre endroit.
reject-no-prisoner = Ce joueur n’a pas ce prisonnier.
reject-volcano-first = Une tuile dragon piochée avant le premier volcan est mise de côté : piochez-en une autre.
reject-not-on-tower = Ce pion ({ $figure }) ne monte pas sur les tours. Choisissez un meeple.
reject-not-in-quarter = Ce pion ({ $figure }) ne va pas dans ce quartier ({ $quarter }). Choisissez un autre quartier.
reject-too-poor = { $points ->
    [one] Une rançon coûte 3 points ; { $points } ne suffit pas.
   *[other] Une rançon coûte 3 points ; { $points } ne suffisent pas.
}
reject-no-hole = Un monastère comble un trou : un emplacement entouré de tuiles sur ses quatre côtés.
reject-no-second-part = Le bâtisseur ne donne pas d’autre tuile ici.
reject-without-orders = Cette partie se joue sans Ordres du roi.
reject-already-kept = { $name } a déjà décidé des ordres distribués.
reject-not-in-hand = { $name } n’a pas cet ordre en main.
reject-only-at-turn-start = On pioche et on défausse des ordres avant de placer la tuile.
reject-already-drawn = Un ordre a déjà été pioché pendant ce tour.
reject-hand-full = { $name } a cinq ordres et ne peut plus en piocher.
reject-pile-empty = La pioche des ordres est vide.
reject-not-in-pile = Cet ordre n’est pas dans la pioche.
reject-in-hand = Vous avez déjà cet ordre, ou il est face visible.
reject-app-deals = Dans cette partie, l’application distribue les ordres. Gardez-les ou rendez-en un.
reject-already-dealt = Les ordres distribués sont déjà saisis ({ $name }). Annulez pour en saisir d’autres.
reject-dealt-count = Chaque joueur reçoit trois ordres différents, pas { $count }. Choisissez-en trois.
reject-not-dealt = Saisissez d’abord les trois ordres distribués à { $name }.
reject-name-order = Choisissez l’ordre que vous avez pioché parmi les cartes imprimées.
reject-no-question = L’emplacement de la fondation de cette tuile est clair. Rien à préciser.
reject-site-is-there = C’est déjà dit.
reject-no-right-to-discard = { $name } ne peut défausser qu’au début d’un tour, après avoir eu en main trois ordres de paysan.
reject-drawn-is-kept = « { $title } » a été pioché pendant ce tour et reste en main. Défaussez des ordres plus anciens.
reject-discard-count = On défausse un ou deux ordres différents, pas { $count }.
reject-not-a-farmer-order = « { $title } » ne demande pas de paysan et ne peut pas être défaussé.
reject-nothing-to-choose = { $name } n’a pas d’ordres à choisir maintenant.
reject-occasion-used = { $name } a déjà accompli un ordre avec cette tuile : elle n’en rapporte pas plus d’un.
reject-not-a-choice = { $name } ne peut pas accomplir l’ordre « { $card } » maintenant.
reject-no-reason = Dites en un mot pourquoi on donne ces points à la main.
reject-too-many-moves = Une partie a au plus { $limit } coups. Commencez-en une nouvelle.
reject-too-many-points = { $points } points, c’est trop pour une correction.
reject-end-at-turn-start = Finissez ce tour avant d’arrêter la partie.

## Ce qui ne va pas dans une préparation

setup-player-count = { $count ->
    [1] Un seul joueur ne suffit pas : on joue de deux à six.
   *[other] { $count } joueurs, cela ne va pas : on joue de deux à six.
}
setup-no-name = Il manque le nom du joueur { $number }.
setup-long-name = « { $name } » est trop long : { $limit } caractères au plus.
setup-name-twice = Deux joueurs s’appellent « { $name } » : changez un nom.
setup-colour-twice = Deux joueurs ont la même couleur ({ $colour }) : changez-en une.
setup-no-base = Il manque le jeu de base : il contient la tuile de départ.
setup-unknown-set = Aucune extension ne s’appelle « { $set } » : mettez son fichier dans le dossier des tuiles, ou laissez-la de côté.
setup-set-twice = L’extension « { $set } » est citée deux fois.
setup-unknown-order = Aucun ordre ne s’appelle « { $card } ».
setup-order-twice = L’ordre « { $card } » est deux fois dans la pioche.
setup-order-of-absent-set = L’ordre « { $card } » va avec « { $set } », qui n’est pas dans la partie.
setup-order-for-farmers = L’ordre « { $card } » demande un paysan, et cette table joue sans. Retirez-le du paquet.
setup-many-cards = Cette partie a plus de { $limit } cartes qui lui sont propres.
setup-card = { $place } de la partie est faux : { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } ordre, c’est trop peu : on en distribue { $needed }.
   *[other] { $cards } ordres, c’est trop peu : on en distribue { $needed }.
}

## Ce qui ne va pas dans un fichier de tuiles ou de cartes

fault-at = { $place } : { $problem }
fault-syntax = { $message }
fault-not-a-list = le fichier doit contenir une liste : […]
fault-empty-list = la liste est vide
fault-id-form = un id n’a que les lettres a–z, des chiffres et « - »
fault-id-twice = cet id existe deux fois
fault-id-bundled = autre chose, fourni avec l’application, a déjà cet id : donnez-en un autre au vôtre
fault-id-taken = autre chose dans { $file } a déjà cet id : donnez-en un autre au vôtre
fault-unknown-set = aucune extension ne s’appelle « { $set } » : la carte n’est donc jamais dans une pioche. Les extensions des cartes sont { $known }.
fault-other-set = l’extension est « { $set } », mais le premier élément du fichier a « { $expected } » : un fichier, une extension
fault-bundled-set = « { $set } » est une extension fournie avec l’application : donnez un autre nom à la vôtre
fault-copies = exemplaires : { $count }, tuiles de départ : { $start } ; il faut au moins un exemplaire, et pas plus de tuiles de départ que d’exemplaires
fault-side-segments = { $segments ->
    [0] le côté { $side } n’appartient ni à une ville, ni à une route, ni à une rivière
   *[other] le côté { $side } appartient à { $segments } segments au lieu d’un seul, ou montre un pré
}
fault-side-shows = il atteint le côté { $side }, qui montre autre chose
fault-no-sides = il n’atteint aucun côté
fault-half-edge-fields = { $fields ->
    [0] le demi-côté { $half } n’appartient à aucun pré
   *[other] le demi-côté { $half } appartient à { $fields } prés
}
fault-half-edge-on-city = le demi-côté { $half } est sur un côté de ville et ne peut pas être un pré
fault-field-city = la ville { $city } n’est pas sur la tuile, ou est citée deux fois
fault-field-touches-no-city = le pré en { $half } longe une ville mais n’en touche aucune
fault-two-buildings = une tuile a une abbaye, un lieu de culte ou un jardin, pas plus d’un
fault-no-such-segment = « { $segment } » n’est pas sur la tuile
fault-no-words = le texte est vide
fault-hidden-characters = il y a des caractères invisibles : récrivez-le sans eux
fault-long-words = { $length } caractères, c’est trop ; { $limit } tiennent sur la carte
fault-card-copies = exemplaires : { $count } ; écrivez de 1 à 9
fault-points = { $points ->
    [one] { $points } point : écrivez de 1 à 30
   *[other] { $points } points : écrivez de 1 à 30
}
fault-farmer-mark-missing = l’ordre demande un paysan : écrivez "farmer": true
fault-farmer-mark-wrong = l’ordre ne demande pas de paysan : enlevez "farmer"
fault-void-bound = une limite vide, ou que rien ne peut respecter
fault-impossible = rien dans le jeu ne permet cela
fault-large-number = { $number } est trop grand : aucun nombre d’une carte ne dépasse { $limit }
fault-many-tiles = elle a plus de { $limit } sortes de tuiles, le maximum d’une série

## Fichiers

file-read = Impossible de lire { $path } : { $cause }. Vérifiez qu’il existe et que vous avez le droit de le lire.
file-write = Impossible d’écrire { $path } : { $cause }. La partie continue ; enregistrez-la ailleurs.
file-not-a-file = { $path } est un dossier, un périphérique ou un tube. Mettez-y un fichier, ou indiquez-en un autre.
file-taken = { $path } existe déjà, et rien n’est remplacé. Choisissez un autre nom.
file-no-folder = Le dossier { $path } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
file-no-name = Le fichier n’a pas encore de nom. Saisissez-en un.
file-not-saved = Impossible d’écrire { $path } : { $cause }. Choisissez un autre endroit.
file-huge = { $path } est trop gros ({ $megabytes } Mo) pour être une partie, un paquet de cartes, une série de tuiles ou un fichier de textes.
file-empty = { $path } est vide.
file-not-text = { $path } n’est pas un fichier texte. Enregistrez-le comme texte en UTF-8.
file-syntax = { $path } est endommagé : { $message }.
file-not-a-game = { $path } n’est pas un fichier de King’s Order.
file-newer = { $path } vient d’une version plus récente de King’s Order (version de fichier { $version }, cette application lit jusqu’à { $ours }). Mettez l’application à jour pour l’ouvrir.
file-too-many-moves = { $path } a plus de { $limit } coups. Aucune soirée n’en a autant, et King’s Order ne l’ouvre pas.
file-ignored = { $path } : illisible ({ $fields }). Les valeurs par défaut servent à la place ; le fichier tel qu’il était est gardé à côté.
file-shape-whole = Impossible de lire { $path } : { $message }.
file-shape = { $path } : impossible de lire { $field } : { $message }.
file-setup = { $path } ne peut pas être joué. { $faults }
file-no-home = Le système n’indique aucun dossier personnel où garder les parties.
cause-not-there = ce fichier ou ce dossier n’existe pas
cause-not-allowed = l’accès est refusé
cause-full = le disque est plein
cause-read-only = on ne peut rien écrire sur ce disque
cause-no-folder = quelque chose sur le chemin n’est pas un dossier
cause-bad-name = aucun fichier ne peut porter ce nom
cause-taken = il y a déjà quelque chose sous ce nom
cause-folder = c’est un dossier
cause-busy = un autre programme s’en sert
cause-large = il serait trop gros pour ce disque
cause-system = le système dit « { $said } »
file-move = Le coup { $number } est refusé : { $reason }
reader-at = { $problem } (ligne { $line }, colonne { $column })
reader-at-line = { $problem } (ligne { $line })
reader-cut-off = le texte s’interrompt
reader-syntax = il y a là quelque chose que JSON ne permet pas
reader-deep = l’imbrication est trop profonde
reader-missing = « { $name } » manque
reader-twice = « { $name } » y est deux fois
reader-unknown = « { $name } » est inconnu ici
reader-unknown-of = « { $name } » est inconnu ici ; possible : { $known }
reader-kind = il y a { $found } là où il faut { $expected }
reader-value = { $found } : impossible ici
reader-length = une liste est trop longue ou trop courte
reader-other = { $message }
reader-found-text = le texte « { $value } »
reader-found-number = le nombre { $value }
reader-found-truth = « { $value } »
reader-found-nothing = une valeur vide
reader-found-other = autre chose
reader-a-text = un texte
reader-a-whole = un nombre entier qui convient
reader-a-number = un nombre
reader-a-truth = true ou false
reader-a-list = une liste
reader-an-object = un objet entre accolades

## Ce qu’une correction changerait

difference-points = Points ({ $name }) : { $before } → { $after }.
difference-tokens = { $name } : { $before } → { $after }.
difference-title = { $title } : { $before } → { $after }.
difference-gained = { $name } accomplit « { $title } ».
difference-lost = { $name } n’accomplit plus « { $title } » et a de nouveau l’ordre en main.
difference-chosen = { $name } a maintenant des ordres au choix ; « { $title } » avait été pris.
difference-orders = Les points des ordres comptent ici tels qu’ils sont ; ce qui y change sera dit quand vous acceptez.
difference-dropped = Ne va plus : { $made }. { $reason }
difference-passed = { $name } : le tour reste vide jusqu’à ce que la tuile soit saisie de nouveau.
difference-active = Ce sera à { $name } de jouer.
holding = { $name } ({ $size })
holding-nobody = personne
move-keep-orders = { $name } garde les ordres
move-discard-orders = défausser des ordres
move-deal-orders = { $name } : ordres distribués
move-tower-site = fondation de tour
move-draw-order = piocher un ordre
move-place = placer : { $tile }
move-remove-tile = écarter : { $tile }
move-deploy = poser { $role }
move-wagon = le chariot se déplace ({ $name })
move-keep-wagon = le chariot rentre en réserve ({ $name })
move-dragon = un pas du dragon
move-fairy = la fée près d’un meeple
move-remove-knight = la princesse renvoie un chevalier ({ $name })
move-raise-tower = élever une tour
move-capture = capturer : { $figure } ({ $name })
move-man-tower = un meeple sur une tour
move-ransom = racheter { $figure }
move-escape = un chevalier s’échappe ({ $name })
move-open-fair = une manche : { $token }
move-throw = { $name } lance
move-end-turn = fin du tour
move-begin-leaving = { $name } quitte Carcassonne en premier
move-leave-city = { $name } quitte le quartier ({ $quarter })
move-stay-in-city = { $name } reste à Carcassonne
move-enter-city = un meeple à Carcassonne ({ $quarter })
move-count = déplacer le comte ({ $quarter })
move-pass = passer sans tuile
move-fulfil-order = { $name } choisit un ordre
move-claim-order = { $name } annonce un ordre
move-ask-for-orders = On demande à tous s’ils ont accompli un ordre
move-adjust = { $name } { $points } à la main
move-end-game = fin de la partie
move-place-anyway = garder quand même : { $tile }
move-describe-tile = une tuile inconnue de l’application
move-deploy-anyway = garder quand même { $role }
move-join-game = { $name } rejoint la partie
move-leave-game = { $name } part
move-change-seats = un autre ordre de jeu
move-change-rules = d’autres règles maison

## Ce que la table décide hors des règles

table-joined = { $name } rejoint la partie et joue en dernier.
table-left = { $name } part ; la partie continue sans { $name }.
table-left-figures-stay = Les pions restent où ils sont.
table-left-figures-home = Les pions reviennent en réserve.
table-left-orders-count = Les ordres en main comptent à la fin.
table-left-orders-under = Les ordres en main vont sous la pioche.
table-seated = Désormais, on joue dans cet ordre : { $names }
table-turn-given = Le tour passe : { $from } → { $to }.
table-rules = Désormais : { $rules }
table-rule = { $question } : { $answer }
table-tile = La table ajoute une tuile : { $tile }.
table-right = Rectifié : { $what }.
right-home = { $was } n’est pas là, mais en réserve
right-back = { $is } est là
right-other = { $is } est là, et non { $was }
right-tool = Rectifier…
right-title = Rectifier un pion
right-which = Qu’est-ce qui ne va pas ici ?
right-where = Où ?
right-more = Il manque un pion
right-there = Qui se trouve là, sur la table ?
right-nobody = Personne
right-lies = Qu’y a-t-il auprès de lui ?
right-lies-so = Auprès de lui : { $what }
right-lies-nothing = Rien
right-none = Personne n’a de pion qui puisse être ici.
right-about = Cela vaut à partir de maintenant. Les points déjà donnés restent.
right-turn = Corriger plutôt le tour { $turn }
right-go = Rectifier
right-prisoner = prisonnier : { $name }
table-kept = La table garde quand même : { $why }.
kept-edge = un côté au moins ne correspond pas à son voisin
kept-crowded = trop d’abbayes et de lieux de culte côte à côte
kept-river = la rivière devrait couler autrement
kept-none-left = il n’en restait plus de cette sorte
kept-other-set = elle vient d’une autre extension
kept-described = l’application ne la connaissait pas
kept-occupied = { $name } est déjà là
kept-second = c’est le deuxième pion du tour
kept-figure = un pion ({ $figure }) à cet endroit ({ $feature })
kept-other = contraire aux règles
reject-between-turns = Cela se décide au début d’un tour, avant sa tuile. Finissez d’abord ce tour.
reject-has-left = { $name } a quitté la partie.
reject-last-two = Il reste deux joueurs. Arrêtez plutôt la partie.
reject-not-everybody = Chaque joueur a une place, et une seule.
reject-turn-is-theirs = Le tour est déjà à { $name }.
reject-farmers-from-start = Avec ou sans paysans : cela se décide avant la première tuile.
reject-start-tile-drawn = La tuile de départ a déjà été piochée : elle ne peut plus retourner dans la boîte.
reject-known-tile = Une tuile s’appelle déjà « { $tile } ».
described-name = Le nom d’une tuile a des minuscules, des chiffres et des tirets, 40 au plus.
described-edge = Le côté { $side } peut montrer une ville, une route ou un pré.
described-side = Côté { $side }, on relie quelque chose qui n’y est pas, ou deux fois.
described-crossing = Deux liaisons se croisent. Reliez les côtés autrement.

## Commandes

cli-ok = { $file } : ok
cli-fault = { $file } : { $fault }
cli-points-in-vain = Remarque : la carte { $card } vaut toujours { $fixed } points, et non { $points } comme le dit le fichier.
cli-move = coup { $number }
cli-fewer-moves = { $count ->
    [one] { $file } n’a que { $count } coup. Voici la situation après celui-ci.
   *[other] { $file } n’a que { $count } coups. Voici la situation après le dernier.
}
cli-more-refused = { $count ->
    [1] un autre coup est refusé
   *[other] { $count } autres coups sont refusés
}
cli-defect = un défaut de King’s Order lui-même, merci de le signaler : { $fault }
cli-started = « { $started } » n’est pas une date : écrivez le jour et l’heure comme { $example }
cli-not-on-top = l’application a distribué ces ordres, et celui-ci n’a pas pu être sur le dessus de la pioche : { $above ->
    [1] une carte est
   *[other] { $above } cartes sont
} par-dessus. Sans « card », on pioche celle du dessus.
cli-awaited = { $reason } (attendu : { $moves })
cli-unknown-list = la liste ne contient ni tuiles (avec « edges ») ni cartes (avec « requirement »)
cli-unknown-set = Aucune extension ne s’appelle « { $set } ». Il y a { $known }.
cli-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cli-deal = Les ordres sont distribués.
cli-turn = Tour { $turn } : { $name }.
cli-tiles = Tuiles placées : { $placed }, restantes : { $left }.
cli-titles = Roi : { $king }. Chevalier-brigand : { $robber }.
cli-score = points
cli-projected = prévision
cli-followers = meeples
cli-orders = ordres
cli-fulfilled = accomplis
cli-no-display = Il n’y a pas d’écran où ouvrir une fenêtre. Les commandes marchent sans : kings-order --help
cli-display-silent = L’écran { $display } est injoignable : { $cause }
cli-scale = { $source } vaut { $scale } : à cette échelle, aucune fenêtre ne peut s’afficher.
cli-no-such-file = Il n’y a ni commande ni fichier de partie de ce nom : { $name }. Voir kings-order --help.
season-twice = { $file } ne compte qu’une fois : la même partie est déjà indiquée avant lui.
cli-unwritten = Impossible d’écrire la sortie de la commande : { $cause }.
cli-text-unread = { $file }, ligne { $line } : le message qui commence là est illisible. En attendant, il s’affiche en anglais.
cli-window-failed = Impossible d’ouvrir la fenêtre : { $cause }
cli-stopped = King’s Order s’est arrêté à cause d’un défaut qui lui est propre. Tous les coups saisis sont enregistrés. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Total
export-of-orders = Points des ordres
export-running = Partie non finie : tour { $turn }.
export-log = Historique

## Le menu de la partie, ses joueurs et ses règles

tool-menu = La partie : joueurs, règles, fichiers
keys-menu = la partie : passer, finir, joueurs, règles maison, fichiers
menu-title = La partie
menu-skip = Passer le tour ({ $name })
menu-skip-about = Le tour passe sans tuile.
menu-end = Finir la partie…
menu-end-about = Ce qui est incomplet est évalué maintenant.
menu-people = Joueurs…
menu-people-about = Noms, couleurs et places ; un invité arrive, quelqu’un part, à qui de jouer
menu-rules = Règles maison…
menu-rules-about = À partir de maintenant, ou comme depuis le début
menu-forgotten = Un tour oublié…
menu-forgotten-about = Celui d’avant. Pour un plus ancien : cliquez dans l’historique sur la ligne qui le suit.
menu-compare = Comparer avec la table
menu-compare-about = Points, pions et tuiles ; en cas d’écart, on cherche ce qui l’explique.
menu-by-hand = Points à la main…
menu-by-hand-about = Donnés ou repris, avec la raison ; sur le bloc de score aussi ce que la table compte elle-même
menu-copy = Enregistrer une copie…
menu-copy-about = La partie continue dans son propre fichier.
menu-open = Ouvrir une partie…
menu-open-about = Un fichier de n’importe où ; cette partie est enregistrée.
menu-folder = Afficher le dossier
files-copy = Enregistrer une copie de la partie
files-export = Enregistrer ailleurs
files-open = Ouvrir une partie
files-copy-there = Enregistrer ici
files-open-there = Ouvrir
files-elsewhere = Ailleurs…
files-path = Le fichier
files-saved = La copie est enregistrée : { $path }
player-left = { $name } (hors partie)
files-no-folder = Impossible de l’ouvrir. Emplacement : { $folder }
amend-forgotten = Un tour oublié avant le tour { $turn }
amend-anothers = Le tour { $turn } n’était pas à { $name }
amend-none = Supprimer le tour { $turn } ({ $name })
amend-whose = À qui était ce tour ?
amend-later = Et les tours suivants ?
amend-forgotten-stay = Ils restent à leurs joueurs : seul ce tour s’ajoute.
amend-forgotten-on = Tous avancent d’un joueur : ils étaient notés un joueur trop tôt.
amend-anothers-stay = Ils restent à leurs joueurs : seul ce tour était à un autre.
amend-anothers-on = Ils continuent à gauche de ce joueur.
amend-none-stay = Ils restent à leurs joueurs : { $name } passe.
amend-none-on = Tous remontent : le tour suivant est à { $name }.
amend-enter = Saisir
amend-show = Afficher ce qui change
log-give = C’était le tour d’un autre…
log-insert = Il manque un tour avant…
now-forgotten = Vous saisissez un tour oublié. Esc laisse tout comme c’était.
past-as-it-was = Comme c’était : { $made }
past-later-tile = Une tuile placée plus tard est ici. La tuile oubliée est ailleurs.
past-unchanged = Tout est comme avant.
rules-title = Règles maison
rules-about = Là où les tables jouent différemment. La première réponse est celle des règles.
rules-from-now = À partir de maintenant
rules-always = Comme depuis toujours…
people-title = Joueurs
people-about = Dans l’ordre du jeu. Cliquez sur une couleur pour la changer.
people-name = Nom
people-on-turn = joue
people-give-turn = C’est son tour
people-gone = hors partie
people-leave = S’en va…
people-leaves = { $name } s’en va quand vous cliquez sur « Terminé ».
people-figures-stay = Les pions restent et comptent
people-figures-home = Les pions reviennent en réserve
people-orders-count = Les ordres en main coûtent des points à la fin
people-orders-under = Les ordres en main vont sous la pioche
people-guest = Un invité arrive…
people-no-guest = Pas d’invité, finalement
people-guest-about = Joue en dernier ; reçoit trois ordres si la table joue avec.
people-later = Places, invités et départs : au début d’un tour, avant sa tuile.
people-done = Terminé
tray-another-lies = C’est une autre tuile…
tray-stands-anyway = Il est ailleurs…
keep-title = La table garde quand même
keep-about = Une tuile qui ne va pas, dont il ne reste plus d’exemplaire, ou d’une autre extension. Les côtés qui ne correspondent pas restent séparés.
keep-sides = Ses côtés, sens horaire : { $keys }
keep-more = Encore { $count } : tapez leurs côtés
keep-none = Aucune tuile n’a ces côtés.
keep-unknown = L’application ne la connaît pas…
keep-do = Garder ainsi
keep-other = Une autre tuile
keep-of-set = { $tile } ({ $set })
stand-title = La table garde quand même
stand-about = Un pion là où les règles n’en veulent pas ; il compte comme les autres.
describe-title = Une tuile inconnue de l’application
describe-about = Comme elle est posée : cliquez sur un côté jusqu’à ce qu’il montre la même chose que la tuile.
describe-join = { $edge } : { $one } – { $other }
describe-joined = Relié sur la tuile
describe-stands = Dessus
describe-pennant = Blason
describe-place = Placer ainsi

## La fenêtre

app-name = King’s Order
app-tagline = Un coup de main à votre table de Carcassonne.
app-unofficial = Un compagnon non officiel pour Carcassonne. L’extension « Par ordre du roi » (By Order of the King) est la création d’un fan, JPutt927.
back = Retour
close = Fermer
key-space = Espace
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }, { $time }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

home-continue = Reprendre la partie
home-turn = Tour { $turn } · { $date }
home-new = Nouvelle partie
home-earlier = Parties passées
home-damaged = endommagée – ouvrez pour tenter de la récupérer
home-newer = version plus récente – mettez l’application à jour
home-unplayable = injouable ici – ouvrez pour voir pourquoi
home-finished = finie
home-at-turn = au tour { $turn }
home-first = Votre première soirée
home-first-1-title = 1 · Préparer
home-first-1 = Noms, couleurs, places. Les ordres sont distribués sur cet écran, cachés aux autres.
home-first-2-title = 2 · Jouer comme toujours, saisir chaque tuile
home-first-2 = Montrez d’un clic où elle est, laquelle c’est, et où va le meeple. L’application compte.
home-first-3-title = 3 · Laisser compter les prés
home-first-3 = À la fin, tout est évalué sous vos yeux, pas à pas.

setup-title = Nouvelle partie
setup-players = Qui joue ?
setup-order = Dans l’ordre des places, sens horaire. Faites glisser une ligne ou utilisez les flèches.
setup-add = Ajouter un joueur
setup-lots = Tirer au sort qui commence
setup-colour = Choisir une autre couleur
setup-starts = commence
setup-seat = place { $number }
setup-known = Ont déjà joué
setup-sets = Qu’y a-t-il dans le sac ?
setup-orders = Ordres du roi
setup-orders-about = Des ordres secrets, distribués et gardés par l’application.
setup-orders-printed = Vous distribuez vos cartes et saisissez ce que vous avez pioché.
setup-adds-figures = un pion par joueur
setup-adds = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
}
setup-base = jeu de base inclus : { $tiles } tuiles
box-label = Votre boîte :
box-base-first = Jeu de base (avant 2014)
box-base-second = Jeu de base (2014 ou après) : jardins, rivière, abbés
box-big = Big Box 6 ou 7
box-count-king-robber = Comte, Roi et Chevalier-brigand
box-rules = Règles maison de cette boîte : { $rules }
box-added = Ajouté : { $sets }.
box-removed = Retiré : { $sets }.
setup-gardens = jardins
setup-house-rules = Règles maison
setup-house-rules-state = { $count ->
    [0] comme dans les règles
    [1] 1 différence
   *[other] { $count } différences
}
setup-house-rules-about = Là où les tables jouent différemment. La première réponse est celle des règles.
setup-house-rules-done = Retour aux extensions
switch-orders-occasions = Un paysan et la tuile venue avec lui : combien d’ordres peuvent-ils accomplir ?
switch-orders-occasions-event = Un chacun
switch-orders-occasions-tile = Un en tout
switch-orders-discard-right = Le droit de défausser des ordres de paysan, si on en a moins de trois au tour suivant
switch-orders-discard-right-kept = Reste
switch-orders-discard-right-must-hold = Est perdu
switch-orders-discarded = Les ordres défaussés
switch-orders-discarded-out = Sortent du jeu
switch-orders-discarded-under-pile = Vont sous la pioche
switch-orders-draw-after-discard = Qui commence un tour avec cinq ordres et défausse
switch-orders-draw-after-discard-allowed = Peut piocher
switch-orders-draw-after-discard-refused = Ne peut pas piocher
switch-orders-none-fulfilled = Si personne n’a accompli d’ordre, les dix points prévus pour le plus d’ordres
switch-orders-none-fulfilled-nobody = Ne vont à personne
switch-orders-none-fulfilled-all = Vont à tous
switch-orders-negative = Les ordres restés en main peuvent faire descendre un total sous 0
switch-orders-negative-allowed = Oui
switch-orders-negative-zero = Non, il s’arrête à 0
switch-count-unoccupied = Un meeple peut quitter Carcassonne pour une zone complétée
switch-count-unoccupied-refused = Si elle était occupée
switch-count-unoccupied-allowed = Toujours
switch-count-first = Le premier à sortir des meeples de Carcassonne
switch-count-first-chosen = Est choisi par le joueur dont c’est le tour
switch-count-first-left = Est le joueur à gauche
switch-count-at-end = À la fin, les meeples quittent Carcassonne
switch-count-at-end-market = Depuis le marché, pour les prés
switch-count-at-end-all = De partout où le comte n’est pas
switch-count-city = Carcassonne, pour les prés, le Roi et les ordres
switch-count-city-counts = Est une ville complétée
switch-count-city-ignored = Ne compte pas
switch-abbey-late = Après la dernière tuile, les monastères
switch-abbey-late-allowed = Peuvent encore être placés
switch-abbey-late-refused = Arrivent trop tard
switch-dragon-timing = Le dragon bouge
switch-dragon-timing-before-scoring = Avant l’évaluation
switch-dragon-timing-after-scoring = Après l’évaluation
switch-escape-refuge = Pour s’échapper d’un siège, il faut une abbaye
switch-escape-refuge-siege-tile = À côté d’une tuile de siège
switch-escape-refuge-any-tile = À côté de n’importe quelle tuile de la ville
switch-start-tile = La tuile de départ, là où la Ville de Carcassonne ou une rivière la remplace
switch-start-tile-box = Reste dans la boîte
switch-start-tile-pile = Est mêlée aux autres
switch-river-mouth = L’embouchure de la rivière
switch-river-mouth-automatic = Se place toute seule
switch-river-mouth-turn = Se joue au tour du joueur suivant
switch-orders-returned = Les ordres rendus à la distribution vont sous la pioche
switch-orders-returned-turn-order = Dans l’ordre du jeu
switch-orders-returned-shuffled = Mélangés
switch-orders-parts = Ce qu’un ordre relie à la zone qui vient d’être complétée doit avoir été complété
switch-orders-parts-anybody = Par n’importe qui
switch-orders-parts-own = Par qui a l’ordre
switch-orders-paid-parts = Une zone qui a déjà servi à un ordre
switch-orders-paid-parts-count = Peut servir à un autre
switch-orders-paid-parts-barred = Ne sert plus
switch-challenge-share = Un défi gagné accomplit l’ordre
switch-challenge-share-majority = De ceux qui ont la majorité
switch-challenge-share-presence = De tous ceux qui sont sur le bâtiment gagnant
switch-challenge-oneself = Un défi gagné contre soi-même
switch-challenge-oneself-fulfils = Accomplit l’ordre d’un défi gagné
switch-challenge-oneself-nothing = N’accomplit aucun ordre
switch-dragon-card = Éviter le dragon jusqu’à la fin
switch-dragon-card-bonus = Rapporte 10 points
switch-dragon-card-fulfilled = Est aussi un ordre accompli
switch-target-off-tiles = Au concours de tir, un jeton à côté des tuiles
switch-target-off-tiles-counts = Compte pour un ordre
switch-target-off-tiles-refused = Ne compte pas
switch-count-orders = Pour savoir qui peut entrer à Carcassonne, les points des ordres
switch-count-orders-ignored = Ne comptent pas
switch-count-orders-scoring = Comptent comme marqués
switch-count-fairy = Pour savoir qui peut entrer à Carcassonne, les 3 points de la fée
switch-count-fairy-scoring = Comptent comme marqués
switch-count-fairy-ignored = Ne comptent pas
switch-count-barn = Quand une grange fait évaluer un pré, les meeples du marché
switch-count-barn-refused = Restent
switch-count-barn-allowed = Peuvent y aller
switch-count-double-turn = Pendant un double tour, on peut entrer à Carcassonne
switch-count-double-turn-each-part = Dans chaque moitié
switch-count-double-turn-once = Une fois
switch-siege-fields = Dans un pré, une ville assiégée double
switch-siege-fields-all = Tous les points
switch-siege-fields-three = Sauf ceux des cochons
switch-escape-double-turn = D’un siège, pendant un double tour
switch-escape-double-turn-once = Un chevalier s’échappe
switch-escape-double-turn-each-part = Un dans chaque moitié
switch-princess = La princesse
switch-princess-may = Peut renvoyer un chevalier
switch-princess-must = Doit le faire
switch-fairy-place = La fée sert
switch-fairy-place-follower = À un meeple
switch-fairy-place-tile = À tous ceux de sa tuile
switch-catch-short = Un lancer trop court pour l’attrapeur : les points vont
switch-catch-short-nobody = À personne
switch-catch-short-catcher = À l’attrapeur
switch-small-city = Une ville complétée de deux tuiles rapporte
switch-small-city-four = 4 points, comme toute ville
switch-small-city-two = 2 : 1 par tuile et par blason
switch-farmers = Les paysans
switch-farmers-allowed = Sont dans la partie
switch-farmers-none = Aucun : ni marché, ni grange, ni cochon, ni ordres pour eux
switch-fields = Pour chaque ville complétée, à la fin
switch-fields-by-field = Chaque pré donne 3 points à ses paysans
switch-fields-by-city = 4 points, une fois, à qui a le plus de paysans autour
switch-fields-scorepad = Avec le carnet de score, la table cherche les joueurs qui ont le plus de paysans autour d’une ville, et ne note cette ville que pour un seul de leurs prés.
switch-king-robber = Le Roi et le Chevalier-brigand rapportent
switch-king-robber-each = 1 par ville ou route à la fin
switch-king-robber-ten = 10 chacun à la fin
switch-king-robber-fifteen = 15 chacun à la fin, 40 pour les deux
switch-king-robber-at-once = 1 aussitôt par nouvelle ville ou route, rien à la fin
switch-count-moves = Après l’envoi d’un meeple à Carcassonne, le comte va
switch-count-moves-free = Où le veut ce joueur
switch-count-moves-next = Un quartier plus loin : château, marché, forge, cathédrale
switch-count-moves-follower = Au quartier du meeple
switch-inns-at-end = À la fin, une zone incomplète avec auberge ou cathédrale
switch-inns-at-end-nothing = Ne vaut rien
switch-inns-at-end-ignored = Vaut autant que sans
switch-wagon-ways = Un chariot se déplace
switch-wagon-ways-connected = Le long d’une liaison
switch-wagon-ways-nine-tiles = Vers tout ce qui est ouvert et libre sur sa tuile ou les huit autour
switch-wagon-ways-scorepad = Avec le carnet de score, la table y veille.
switch-fairy-city = La fée, près d’un meeple à Carcassonne
switch-fairy-city-allowed = Peut y aller
switch-fairy-city-refused = Ne peut pas y aller
switch-fairy-city-scorepad = Avec le carnet de score, la table y veille.
switch-second-barn = Une grange dans un pré qui en a déjà une
switch-second-barn-refused = Ne se pose pas
switch-second-barn-allowed = Peut se poser
setup-own-sets = À vous : tuiles et ordres dans { $folder }
setup-deck-bundled = les ordres de l’application
setup-printed = cartes imprimées
setup-newer-orders = et { $count } pour les extensions récentes
setup-newer-orders-about = Le paquet du livret n’a pas d’ordres pour ces extensions. Ceux-ci sont de nous : des ordres maison, mesurés comme tous les autres.
set-count-about = Carcassonne est au milieu. Qui fait marquer les autres peut y envoyer des meeples, et les en sortir au bon moment.
set-shrines-about = Un lieu de culte à côté d’une abbaye, c’est un défi : le premier complété marque, l’autre rien.
set-shrines-extra-about = Un sixième lieu de culte, paru plus tard.
set-river-1-about = Au lieu de la tuile de départ : source, dix tuiles, lac.
set-river-2-about = Au lieu de la tuile de départ : une rivière avec embranchement, troupeau de porcs et volcan pour embouchure.
set-inns-cathedrals-about = Auberges et cathédrales donnent plus de valeur aux routes et aux villes, ou aucune si elles restent ouvertes. Un grand meeple pour chacun.
set-traders-builders-about = Des marchandises pour qui complète une ville, un bâtisseur pour une deuxième tuile, un cochon pour les prés.
set-princess-dragon-about = Le dragon dévore ce qu’il croise, la fée protège un meeple, les portails ouvrent tout le pays.
set-tower-about = Les tours capturent des meeples ; un prisonnier coûte 3 points.
set-abbey-mayor-about = Un monastère pour n’importe quel trou, le maire, un chariot qui se déplace, une grange pour les prés.
set-catapult-about = À la foire, tout le monde lance : sur une cible, à attraper, sur les meeples.
set-siege-cathars-about = Les villes assiégées valent moins pour les chevaliers, et deux fois plus pour les paysans.
set-siege-besiegers-about = D’autres villes assiégées.
set-king-robber-about = Qui complète la plus grande ville est Roi ; la plus longue route, Chevalier-brigand. 1 point par ville ou route à la fin.
setup-summary = { $players } joueurs · { $tiles } tuiles
setup-summary-orders = { $players } joueurs · { $tiles } tuiles · { $orders } ordres
setup-begins = { $name } commence.
setup-start = Commencer

curtain-pass = Passez l’écran à { $name }
curtain-deal = Vos trois ordres. Gardez-les tous, ou choisissez-en un qui retourne sous la pioche.
curtain-enter = Quels sont vos trois ordres ? Personne d’autre ne devrait regarder.
curtain-draw = Quel ordre avez-vous pioché ? Personne d’autre ne devrait regarder.
curtain-entered = Ces trois-là
curtain-drawn = J’ai pioché celui-ci
curtain-draw-back = Pas pioché
curtain-clashed = Un ordre est saisi plus souvent que le paquet ne le contient ; lequel et par qui reste secret. Comparez les vôtres, et saisissez de nouveau ci-dessous celui qui est faux.
curtain-clashed-others = Les autres comparent aussi les leurs :
curtain-wrong = Un ordre est mal noté
curtain-wrong-which = Lequel de vos ordres est mal noté ? Choisissez-le.
curtain-wrong-by = Quel ordre avez-vous à sa place ?
curtain-wrong-since = Avec cet ordre, une chose que vous avez faite depuis avec vos ordres n’aurait pas été permise. Annulez-la d’abord, à la table avec Ctrl Z.
curtain-wrong-this = Celui-ci est faux
curtain-wrong-done = J’ai celui-ci
picker-open = encore un
picker-search = quelques lettres du titre ou du texte
picker-none = Aucun ordre encore caché ne dit cela. Essayez un autre mot du titre.
curtain-look = Vos ordres. Personne d’autre ne devrait regarder.
curtain-drew = Vous avez pioché un ordre. Vous le gardez.
order-cost = Un ordre encore en main à la fin coûte 10 points, sauf s’il demande d’éviter quelque chose.
draw-about = Vous le gardez : il ne peut pas être rendu.
claim-title = Qui a accompli un ordre ?
claim-title-lost = Qui a accompli ou perdu un ordre ?
claim-about = Il compte pour la dernière tuile. L’écran passe à cette seule personne, qui nomme l’ordre ou repart comme si de rien n’était.
curtain-discard = Vous avez eu trois ordres de paysan : vous pouvez montrer et défausser un ou deux des ordres marqués.
curtain-discard-none = Aucun ne peut être défaussé pendant ce tour.
curtain-refused = La sélection ne peut pas être défaussée maintenant. Maintenez pour voir ce qui peut l’être.
curtain-refused-declared = La sélection n’a pas été annoncée. Maintenez pour voir les ordres dont vous jugez.
curtain-judges = { $number } : à vous d’en juger
curtain-judges-lost = { $number } : perdu ? Dites-le
curtain-judges-about = L’application juge de tous les ordres, sauf de ceux qui sont marqués.
curtain-occasion-used = Vous avez déjà accompli un ordre avec cette tuile : elle n’en rapporte pas plus d’un.
curtain-turn-start = Vos ordres. C’est ici qu’on défausse les ordres de paysan qui peuvent l’être. Personne d’autre ne devrait regarder.
curtain-may-go = { $number } : défaussable
curtain-fits = { $number } : convient aussi
curtain-choose = Un de vos ordres est accompli. Si plusieurs conviennent, un seul compte, et vous choisissez. Maintenez pour regarder.
curtain-empty = Vous n’avez pas d’ordres.
curtain-hold = Maintenir pour voir
curtain-keep = Garder les trois, suivant
curtain-return = Rendre l’ordre choisi, suivant
curtain-done = Terminé
curtain-undo = Annuler l’étape
curtain-fulfil = Montrer à tous
curtain-discard-do = Défausser la sélection
curtain-cancel = Annuler
curtain-goes-back = à rendre
curtain-this-one = celui-ci
card-documented = du livret de règles
card-house = ordre maison
card-printed = carte imprimée
curtain-new = nouveau
pin-open = Cette main est verrouillée. Tapez ses quatre chiffres.
pin-wrong = Ce ne sont pas les bons chiffres.
pin-forgotten = Oublié : retirer le code, et tous le sauront
pin-set = Verrouiller par un code
pin-set-about = Quatre chiffres qui ouvriront désormais votre main.
pin-set-again = Encore une fois, les quatre mêmes chiffres.
pin-set-differs = Ce ne sont pas les mêmes chiffres que la première fois. Recommencez.
pin-remove = Retirer le code
deal-home = Accueil
deal-set-up = Retour à la préparation
deal-taken-back = La distribution est annulée
deal-taken-back-how = Retour avant le premier tour. Continuez comme avant, ou { $name } décide de nouveau des ordres distribués.
deal-redo = Continuer comme avant
deal-anew = { $name } décide de nouveau
picker-taken = Ordre { $number }

now-place = { $name } pioche et place une tuile
now-place-how = Cliquez sur l’emplacement de la tuile, ou choisissez d’abord la tuile.
now-which = Quelle tuile est là ?
now-which-how = Cliquez dessus telle qu’elle est posée – ou tirez-la jusqu’au meeple.
now-turn-how = Tournez-la avec la molette ; lâchez-la où va le meeple.
now-where = Où est la tuile ?
now-where-how = Elle va aux emplacements dorés. R la tourne.
now-deploy = { $name } pose un meeple ?
now-deploy-how = Cliquez sur une partie dorée de la tuile, ou appuyez sur Entrée pour aucun.
news-none = Ici s’affiche ce que chaque coup rapporte.
table-clashed = Un ordre est saisi plus souvent que le paquet ne le contient. Chacun compare les siens, et saisit de nouveau celui qui est faux là où il regarde ses ordres.
now-finished = La partie est finie
now-finished-how = Regardez l’évaluation finale, ou annulez pour continuer.
now-choose = Un ordre est accompli
now-correcting = Vous ressaisissez un ancien tour. Esc laisse tout comme c’était.
now-ruling = D’autres règles maison, comme si elles avaient toujours valu. Esc laisse tout comme c’était.
now-amending = Vous changez un ancien tour. Esc laisse tout comme c’était.
turn-draw-short = Piocher
turn-orders-short = Ordres
turn-draw = Piocher un ordre
turn-orders = Mes ordres
turn-claim = J’ai accompli un ordre
turn-claim-lost = J’ai accompli ou perdu un ordre
turn-claim-short = Accompli
turn-claim-short-lost = Accompli, perdu
tool-home = Quitter la table ; la partie est enregistrée
tool-more = Plus d’outils
tool-tiles = Les tuiles restantes
tool-undo = Annuler
tool-redo = Rétablir
tool-fit = Afficher toute l’aire de jeu
tool-keys = Touches
table-saving = Le dernier coup n’est pas encore sur le disque, qui est lent. La partie continue ; pour la quitter, il faut attendre qu’il y soit.
table-read-only = Cette partie est ouverte dans une autre fenêtre : ici, on ne peut que regarder.
feature-complete = zone complétée
feature-complete-now = zone complétée : évaluée à la fin du tour
feature-open-ends = { $count ->
    [one] { $count } bout ouvert
   *[other] { $count } bouts ouverts
}
feature-open-places = { $count ->
    [one] { $count } tuile manque
   *[other] { $count } tuiles manquent
}
feature-nobody = personne n’y est
feature-field-worth = évalué à la fin
feature-worth = { $points ->
    [one] { $points } point si la partie finissait là
   *[other] { $points } points si la partie finissait là
}
feature-worth-farmer = { $points ->
    [one] { $points } point pour un paysan si la partie finissait là
   *[other] { $points } points pour un paysan si la partie finissait là
}
player-projected = ≈ { $points }
player-projected-hint = Points si la partie finissait là, sans les ordres secrets
ahead-title = Si la partie finissait maintenant
ahead-about = Tout ce qui est sur la table est évalué comme à la fin, sans les ordres secrets.
ahead-now = maintenant { $points }
player-fulfilled = { $count ->
    [one] { $count } accompli
   *[other] { $count } accomplis
}
player-face-up-hint = { $name } : voir les ordres face visible
player-orders-hint = Montrer ses ordres à { $name }
player-followers-hint = { $count ->
    [one] encore { $count } meeple
   *[other] encore { $count } meeples
}
title-holder = { $title } : { $name }
title-king-beat = à prendre avec une ville d’au moins { $size } tuiles
title-robber-beat = à prendre avec une route d’au moins { $size } tuiles
title-little = { $name } – à prendre dès { $size }
title-king-first = la première ville le prend
title-robber-first = la première route le prend
log-title = Historique
log-empty = Chaque tour sera noté ici. Cliquez sur une ligne pour voir pourquoi.
log-back = Revenir ici
back-title = Reprendre au tour { $turn } ?
back-about = Cette partie est finie. L’évaluation finale et tout ce qui a suivi ce tour seraient annulés ; { $redo } les rétablit pas à pas.
log-reenter-throw = Ressaisir ce lancer
log-reenter = Ressaisir ce tour
log-redeploy = Ressaisir ce pion
log-reenter-deed = Ressaisir ceci
log-undeploy = Personne n’a été posé
log-remove = Supprimer ce tour
tray-which = Quelle tuile a été piochée ?
tray-type = ou ses côtés comme elle est posée, sens horaire depuis le haut, par exemple C R P R :
tray-side = Le côté suivant de la tuile posée : sens horaire, le haut d’abord
tray-only = Seulement les tuiles avec : { $shown }
tray-show-all = Toutes les tuiles
tray-nothing = Aucune tuile comme cela. { $erase } efface un côté, { $all } les montre toutes.
tray-typed = Côtés { $sides }
tray-typed-count = { $count ->
    [0] aucune
    [1] une
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [1] la dernière
   *[other] encore { $count }
}
tray-paint = Pressez ses côtés, ou prenez-la ici
tray-at-once = Toutes
tray-by-sides = Par ses côtés
tray-only-one = Seule celle-ci convient : Entrée la pose.
tray-only-typed = Seule celle-ci est posée comme indiqué : Entrée la pose.
tray-turned = Mêmes côtés, tournée autrement
tray-how-lies = Comment est-elle posée ?
tray-none-fits = Aucune tuile restante ne va ici.
tray-other-place = Autre emplacement
tray-other-tile = Autre tuile
tray-turn = Tourner
tray-one-way = Elle ne peut être posée que dans ce sens.
tray-click-lit = Cliquez sur un emplacement doré sur l’aire de jeu, ou tapez sa touche.
tray-fits-nowhere = Cette tuile ne va nulle part. Elle sort du jeu et on en pioche une autre.
tray-remove = La retirer du jeu
tray-claim = Où va le meeple ?
tray-followers = { $name } en a encore { $count }
tray-claim-complete = { $points ->
    [one] { $feature }, zone complétée : { $points } point
   *[other] { $feature }, zone complétée : { $points } points
}
pass-deploy = Pas de meeple
pass-act = Rien de tout cela
tray-finish = Évaluation finale
tiles-title = { $count ->
    [one] Il reste { $count } tuile
   *[other] Il reste { $count } tuiles
}
end-ask = Finir la partie maintenant…
end-title = Finir la partie maintenant ?
end-about = { $count ->
    [one] Il reste { $count } tuile. L’évaluation finale commence aussitôt ; vous pouvez l’annuler.
   *[other] Il reste { $count } tuiles. L’évaluation finale commence aussitôt ; vous pouvez l’annuler.
}
end-hands = Toutes les mains sont alors montrées ; annuler ne les cache pas de nouveau.
end-do = Finir la partie
end-not = Continuer à jouer
difference-heading = Ce qui changerait
difference-nothing = Ni points ni titres ne changent.
difference-accept = Appliquer
difference-leave = Laisser comme c’était
ruler-title = Une règle à l’écran
ruler-use = Six centimètres. Tenez une bande de papier contre elle, marquez le bout, et mesurez le lancer avec le papier.
ruler-again = Mesurer l’écran de nouveau
ruler-measure = Posez l’un de ces objets sur l’écran, et tirez jusqu’à ce que le cadre ait exactement sa taille. Une seule fois suffit.
ruler-tile = Une tuile, 45 mm
ruler-card = Une carte bancaire, 85,60 mm
ruler-fits = C’est exact

help-manual = Le manuel (en anglais)
booklet-contents = Sommaire
booklet-browser = Dans le navigateur
booklet-previous = Chapitre précédent
booklet-next = Chapitre suivant
keys-title = Touches
keys-arrows = vers l’emplacement suivant
keys-sides = les côtés de la tuile comme elle est posée, sens horaire depuis le haut : cité (ville), route, pré, V pour la rivière
keys-symbols = seulement les tuiles avec ce qui porte cette lettre dans le choix
keys-numbers = l’emplacement, la tuile ou la réponse de cette touche ; ⇧ est Maj
keys-enter = pas de meeple ; la seule tuile qui va ; la suite
keys-turn = tourner la tuile choisie
keys-escape = abandonner ce qui est commencé
keys-undo = annuler
keys-redo = rétablir
keys-draw = piocher un ordre au début d’un tour
face-up-title = Les ordres face visible
face-up-discarded = défaussé
face-up-spent = perdu : −10
face-up-none = Personne n’a encore d’ordre face visible.
keys-face-up = les ordres face visible
keys-orders = regarder ses propres ordres ; au début d’un tour, on y défausse les ordres de paysan
keys-claim = quelqu’un a accompli ou perdu un ordre dont lui seul peut juger
keys-tiles = les tuiles restantes
keys-zoom = plus grand, plus petit, toute l’aire de jeu
keys-look = l’apparence : clair, sombre ou contraste élevé
keys-full = plein écran, et retour
keys-tab = de bouton en bouton ; Entrée valide
keys-go-on = reprendre la dernière partie, ou en commencer une nouvelle
keys-search = chercher une partie
keys-scroll = faire défiler la liste
keys-next = l’étape suivante
keys-previous = l’étape précédente
keys-first = au début
keys-last = à la fin
keys-play = lecture ou pause
keys-pace = plus vite ; après la vitesse maximale, la plus lente

finale-title = Évaluation finale
finale-open = Routes et villes incomplètes
finale-buildings = Abbayes, lieux de culte et jardins
finale-monasteries = Abbayes
finale-monasteries-shrines = Abbayes et lieux de culte
finale-monasteries-gardens = Abbayes et jardins
finale-fields = Prés
finale-goods = Marchandises
finale-orders = Les ordres sont révélés
finale-most = Le plus d’ordres accomplis
finale-zero = Personne ne finit sous 0
finale-winner = La partie est jouée
finale-progress = { $step } sur { $all }
finale-skip = Au résultat
finale-back = Table
finale-next = Suivant
finale-previous = Retour
finale-play = Lecture
finale-pause = Pause
finale-result = Le résultat
finale-last-tile = C’était la dernière tuile.
finale-ended = La partie a été arrêtée.
finale-over = La partie est finie.
finale-begin-how = Voici ce qui compte encore, étape par étape.
finale-clashed = Un ordre reste saisi plus souvent que le paquet ne le contient : chaque saisie compte.
finale-nothing = Il ne restait rien à évaluer.
finale-order-failed = Non accompli : « { $title } »
finale-order-fulfilled = Gardé jusqu’à la fin : « { $title } »
finale-most-count = { $count ->
    [one] { $count } ordre accompli
   *[other] { $count } ordres accomplis
}
finale-sum-of = { $name } : { $sum }
finale-tie = Égalité : chacun reçoit tous les points.
finale-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
finale-margin = { $points ->
    [one] { $points } point devant { $names }
   *[other] { $points } points devant { $names }
}
result-won = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
result-unknown = La piste de score dit qui a gagné
result-course = Le déroulement
track-title = Que montre la piste de score ?
track-about = Reportez d’abord les points des ordres sur la piste, y compris ceux qui viennent d’être retournés. Notez ensuite où se trouve chaque figurine : alors seulement l’application sait qui a gagné.
track-orders = { $points } pour les ordres
track-take = Noter le résultat
track-without = Sans les points
track-button = Piste de score…
result-table = La table
result-steps = Revoir l’évaluation
result-home = Accueil

trouble-title = Quelque chose ne va pas
trouble-understood = Compris
trouble-damaged = Le fichier de cette partie est endommagé
trouble-damaged-offer = { $moves ->
    [one] { $moves } coup peut être récupéré, jusqu’au tour { $turn }.
   *[other] { $moves } coups peuvent être récupérés, jusqu’au tour { $turn }.
} Le fichier endommagé sera gardé à côté.
trouble-go-on = Continuer à partir de là
trouble-leave = Ne rien toucher
unsaved-title = Les derniers coups ne sont pas enregistrés
unsaved-about = La partie continue, mais seulement tant que cette fenêtre est ouverte. Libérez de la place, ou enregistrez-la ailleurs.
unsaved-where = Enregistrer la partie dans ce fichier
unsaved-there = Enregistrer ici
unsaved-again = Réessayer
unsaved-go-on = Continuer sans
unsaved-leave = Quitter sans enregistrer
unsaved-back = Retour à la partie
unsaved-rescue = Enregistrer ailleurs…
quarter-castle = château
quarter-market = marché
quarter-blacksmith = forge
quarter-cathedral = cathédrale
quarter-castle-serves = villes
quarter-market-serves = prés, à la fin
quarter-blacksmith-serves = routes
quarter-cathedral-serves = abbayes et lieux de culte
act-follower = Meeple
act-big-follower = Grand meeple
act-mayor = Maire
act-wagon = Chariot
act-builder = Bâtisseur
act-pig = Cochon
act-barn = Grange
act-fairy = Fée
act-princess = Princesse
act-raise = Étage de tour
act-man = Sur une tour
act-capture = Capturer
act-site = Fondation de tour
act-site-in = Dans cette ville
pass-site = Hors des villes
pass-capture = Personne
act-raise-to = à une hauteur de { $height }
act-on-tower = en haut d’une tour
act-in-city = à Carcassonne : { $quarter }
act-tower-of = une tour de { $height }
act-portal = { $role } par le portail
corner-ne = en haut à droite
corner-se = en bas à droite
corner-sw = en bas à gauche
corner-nw = en haut à gauche
ask-dragon = { $name } mène le dragon
ask-dragon-about = Pas { $step } sur 6. Cliquez sur une tuile dorée ou utilisez les flèches.
ask-wagon = { $name } déplace son chariot ?
ask-wagon-about = Cliquez sur une zone dorée, ou appuyez sur Entrée pour le faire rentrer en réserve.
pass-wagon = Il rentre en réserve
abbey-where = { $name } place son monastère
abbey-where-how = Cliquez sur un trou doré.
abbey-about = Une abbaye qui ferme tout autour d’elle.
now-closing = { $name } peut placer son monastère
now-closing-how = La dernière tuile est placée. Cliquez sur un trou doré, ou appuyez sur Entrée pour y renoncer.
turn-abbey = Monastère
turn-ransom = Racheter à { $name } : { $figure } (3)
turn-escape = { $name } : un chevalier s’échappe
pass-abbey = Sans le monastère
ask-token = { $name }, quel jeton ?
ask-token-about = Une foire : chacun lance une fois, { $name } en premier.
fair-throws = { $name } lance : { $token }
fair-target-how = Du centre de la tuile de la foire au bord le plus proche du jeton.
fair-catch-how = Le joueur à gauche essaie de l’attraper derrière la règle.
fair-knock-out-how = Choisissez tous ceux que le jeton a touchés ou déplacés.
fair-seduction-how = Choisissez le meeple le plus proche du jeton, si celui-ci est sur les tuiles.
pass-token = Pas de manche cette fois
fair-ruler = Une règle à l’écran
fair-record = Noter le lancer
fair-missed = À côté de la table
fair-off = À côté des tuiles
fair-caught = Attrapé par { $name }
fair-slipped = Pas attrapé
fair-short = Trop court
fair-nobody = Personne
fair-distance = distance
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = pouces
fair-unit-tile = tuiles
fair-to-centre = jusqu’à son centre, pour un diamètre de
fair-no-number = Écrivez la distance en chiffres, comme 5,8.
fair-too-far = Aucune table n’est si longue. Vérifiez la distance et son unité.
fair-negative = Une distance ne peut pas être inférieure à 0.
player-figure-home = { $figure } : en réserve
player-figure-out = { $figure } : en jeu
player-pieces = { $count ->
    [one] { $count } étage de tour
   *[other] { $count } étages de tour
}
player-prisoner = prisonnier : { $figure }
now-act = Que fait { $name } ?
now-act-how = Choisissez quoi, puis où ; ou appuyez sur Entrée pour rien.
asked-piece-first = Choisissez d’abord qui, puis où.
now-capture = Qui est capturé par { $name } ?
now-capture-how = Tous ceux à portée de la tour sont marqués. Entrée pour personne.
ask-begin-leaving = { $name }, qui quitte Carcassonne en premier ?
ask-begin-leaving-about = Vous ou le joueur à votre gauche. Chacun a une occasion, dans le sens horaire.
ask-leave = { $name } quitte Carcassonne ?
ask-leave-about = Avant l’évaluation : cliquez sur une zone dorée, ou appuyez sur Entrée pour rester.
city-leave-to = vers : { $feature }
city-leave-from = du quartier : { $quarter }
pass-leave = Personne d’autre ne sort
ask-escape = { $name } peut sortir un chevalier d’une ville assiégée
ask-escape-about = Le dernier tour est fini, et bientôt la partie. Appuyez sur Entrée si personne ne s’échappe.
pass-escape = Personne ne s’échappe
ask-claims = Quelqu’un a-t-il accompli un ordre dont vous jugez vous-mêmes ?
ask-claims-lost = Quelqu’un a-t-il accompli ou perdu un ordre dont vous jugez vous-mêmes ?
ask-claims-about = Il compte encore maintenant, avant l’évaluation finale. Annoncez l’un après l’autre ; Entrée mène à l’évaluation.
pass-claims = Passer à l’évaluation finale
ask-enter = { $name } peut envoyer un meeple à Carcassonne
ask-enter-about = Cette tuile n’a fait marquer que des adversaires. Appuyez sur Entrée pour n’envoyer personne.
pass-enter = Personne
city-other-figure = Un autre pion
ask-count = { $name } : où mettre le comte ?
ask-count-about = Personne ne sort du quartier où il est. Appuyez sur Entrée pour l’y laisser.
pass-count = Il y reste
setup-count-river = Le comte avec une rivière n’est pas conseillé : des tuiles peuvent devenir difficiles à placer. La source se place à un coin de Carcassonne et la rivière s’en éloigne.

settings-title = Réglages
settings-look = Apparence
settings-look-light = Clair
settings-look-dark = Sombre
settings-look-contrast = Contraste élevé
settings-size = Taille
settings-percent = { $percent } %
settings-usual = Normale
settings-language = Langue
settings-system = Comme le système : { $language }
settings-files = Les parties, et vos propres tuiles et ordres, sont dans { $folder }
settings-faults = Erreurs
settings-faults-about = sont notées, sans carte ni nom
settings-faults-file = Les erreurs sont notées dans { $file }
home-settings = Réglages
tool-log = L’historique, ou les joueurs
tool-settings = Réglages
keys-settings = réglages
keys-size = tout plus grand, plus petit, normal
settings-display = Seconde fenêtre
settings-display-show = Afficher
settings-display-hide = Masquer
settings-display-about = pour un téléviseur : points et aire de jeu, rien de secret
keys-display = la seconde fenêtre, pour tous
display-veiled = { $name } a accompli un ordre
display-waiting = La partie va commencer.
display-turn = À { $name } de jouer
display-second = { $name } : encore une tuile
display-deal = { $count ->
    [1] { $names } choisit ses ordres
   *[other] { $names } choisissent leurs ordres
}
display-winner = { $count ->
    [1] { $names } a gagné
   *[other] { $names } ont gagné
}
display-left = { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
}
display-scored = { $name } : { $points }
display-nobody = encore personne
# Le résultat, les parties passées et les statistiques
result-orders = Ordres
result-board = L’aire de jeu
result-kept = { $title } : gardé, { $points }
result-spent = { $title } : perdu, −10
result-discarded = { $title } : défaussé
result-orders-count = accomplis : { $done }, manqués : { $failed }
result-markdown = Markdown
result-csv = CSV
result-save = Enregistrer en
result-picture = Image
result-saved = Enregistré : { $path }
home-all = Toutes les parties et tous les joueurs
earlier-games = Parties
earlier-players = Joueurs
earlier-search = nom, extension ou date
earlier-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
earlier-not-found = Aucune partie pour « { $query } ».
earlier-show-all = Afficher toutes les parties
earlier-reading = Parties lues : { $done } sur { $of }
earlier-stop = Arrêter
earlier-stopped = Parties lues : seulement { $done } sur { $of }
earlier-read-on = Lire les autres
earlier-rematch = Revanche
earlier-delete = Supprimer
earlier-unlist = Retirer de la liste
earlier-deleted = La partie du { $date } est supprimée. Elle est dans { $folder } jusqu’à ce que vous vidiez ce dossier.
earlier-unlisted = La partie du { $date } n’est plus dans la liste. Son fichier reste dans { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } partie supprimée
   *[other] { $count } parties supprimées
}
earlier-deleted-about = Dans { $folder }, jusqu’à ce que vous vidiez ce dossier.
earlier-bring-back = Récupérer
earlier-open-elsewhere = Cette partie est ouverte dans une autre fenêtre. Fermez-la là-bas avant de la supprimer.
earlier-none = Rien ici pour l’instant
earlier-none-how = Chaque partie s’enregistre d’elle-même. Commencez-en une, et elle apparaîtra dans cette liste.
players-none-how = Quand une partie a été jouée jusqu’au bout, on voit ici qui a gagné combien de fois, d’où sont venus les points et quels ordres ont été accomplis.
players-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
players-played = Parties
players-wins = Victoires
players-shared = { $count ->
    [1] dont une partagée
   *[other] dont { $count } partagées
}
players-share = { $percent } % des parties
players-average = Points par partie
players-best = Meilleure partie
players-streak = Chaque marque est une partie, la dernière à droite. Pleine : gagnée. Creuse : victoire partagée. Vers le bas : pas gagnée.
players-categories = Catégories
players-orders = Ordres
players-orders-sum = accomplis : { $fulfilled } sur { $held }
players-no-orders = Jamais joué avec les Ordres du roi.
players-order = { $fulfilled } sur { $held }
players-order-kept = gardé { $kept } sur { $held }
players-rivals = Rivaux
players-nemesis = { $name }, l’adversaire à battre. Parties communes : { $games }, devant : { $behind }.
players-unbeaten = Personne n’a jamais devancé { $name }.
players-rival = devant { $ahead }, à égalité { $level }, derrière { $behind }
# ---- ce que la table calculerait elle-même : prés, chances, aides ----
chance-fit = { $count ->
    [one] { $count } tuile sur { $all } va ici, { $percent } %
   *[other] { $count } tuiles sur { $all } vont ici, { $percent } %
}
chance-may-fit = { $count ->
    [one] { $count } des { $all } tuiles qui peuvent encore venir va ici, { $percent } %
   *[other] { $count } des { $all } tuiles qui peuvent encore venir vont ici, { $percent } %
}
feature-end = Si la partie finissait là :
tool-fields = À qui sont les prés
tool-compare = Comparer avec la table
keys-fields = à qui sont les prés, et ce qu’ils rapporteraient
keys-compare = comparer avec la table
hints-label = Aides
hints-about = Chances, emplacements morts, tuiles restantes, points à venir, et à qui sont les prés.
settings-moving = Animations
settings-moving-about = Les points volent vers leurs joueurs, et l’évaluation finale glisse d’une étape à l’autre.
tiles-hidden = Les tuiles restantes ne sont pas affichées
end-about-hidden = L’évaluation finale commence aussitôt ; vous pouvez l’annuler.

# ---- la comparaison avec la table ----
compare-title = Comparer avec la table
compare-about = Comptez sur la table. Là où quelque chose diffère, dites ce qui s’y trouve maintenant.
compare-all-same = Tout est pareil.
compare-same = Pareil
compare-differs = Différent
compare-now = { $fact }, ici : { $amount }
compare-turn = Tour { $turn } : { $what }
compare-there = Le nombre sur la piste maintenant
compare-search = Qu’est-ce qui l’explique ?
compare-equal = C’est aussi le nombre ici.
compare-off = La table diffère de { $points }.
compare-clues = Chacune de ces entrées l’expliquerait exactement. Appuyez dessus pour la ressaisir.
compare-none = Rien de ce qui a été saisi ne l’explique exactement.
compare-lap = Un tour de piste compte 50 cases : l’un d’eux a peut-être été compté autrement.
compare-missed = peut-être pas avancé sur la piste
compare-twice = peut-être avancé deux fois sur la piste
compare-if = peut-être posé avec : { $role }
compare-if-nobody = peut-être que personne n’a été posé avec
compare-if-other = peut-être était-ce : { $is } (saisi : { $was })
compare-changes = Cela a changé à ces tours, le plus récent d’abord. Appuyez sur l’un d’eux pour le ressaisir.
compare-unchanged = Ici, cela n’a jamais changé. Un tour a peut-être été oublié.
compare-figures = Lequel n’est pas là ? Appuyez dessus. S’il en manque un ici, appuyez sur l’aire de jeu.
compare-beside = Ce qui est posé là peut aussi être rectifié dès maintenant.
compare-all-home = Ici, tous les pions sont en réserve ({ $name }). S’il y en a un sur la table, appuyez sur l’aire de jeu.
compare-board = Les montrer sur l’aire de jeu
compare-press = Appuyez sur ce qui n’est pas là, ou là où il manque un pion ici.
compare-back = Retour
compare-adjust = Changer les points ({ $name })
fact-tiles = Tuiles dans le sac
fact-score = Points sur la piste
fact-figures = Pions en réserve
fact-goods = Marchandises
fact-pieces = Étages de tour
fact-prisoners = Prisonniers
fact-cards = Ordres en main
amount-held = { $name }, { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}
amount-nobody = encore personne
amount-none = aucune
amount-followers = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}

# ---- points à la main ----
adjust-title = Points à la main
adjust-hint = Changer les points à la main ({ $name })
adjust-after = { $before } → { $after }
adjust-reason = Pourquoi ?
adjust-about = La raison est notée dans l’historique. Les points à la main ne comptent pour rien d’autre.
adjust-give = Noter

# Le carnet de score
pad-completes = { $name } complète : { $features }.
pad-abbey-placed = { $name } place son monastère.
pad-barn-placed = { $name } pose sa grange.
pad-fields-joined = { $name } relie des prés.
pad-wagon = Le chariot se déplace ({ $name }).
pad-fairy-alone = La fée est seule.
pad-escape = Un chevalier s’échappe du siège ({ $name }).
pad-home = De retour en réserve : { $figures }.
pad-remained = Reste sur la table : { $feature }. Personne ne marque.
pad-counted = La table compte { $cities ->
    [one] { $cities } ville complétée
   *[other] { $cities } villes complétées
} et { $roads ->
    [one] { $roads } route complétée
   *[other] { $roads } routes complétées
}.
pad-part-tiles = tuiles
pad-part-pennants = blasons
pad-part-inns = auberges
pad-part-cathedrals = cathédrales
pad-part-sieges = tuiles de siège
pad-part-tower-sites = fondations de tour
pad-part-complete-cities = villes complétées
pad-part-incomplete-cities = villes incomplètes
pad-part-besieged-cities = villes assiégées
pad-part-pigsty = troupeaux de porcs
pad-part-fairy = fées
pad-part-challenge = défis
pad-part-joined-cities = villes reliées
pad-part-joined-roads = routes reliées
pad-no-tiles = Une zone a au moins une tuile. Comptez ses tuiles.
pad-too-many = { $count }, c’est trop ({ $part }) : les extensions de la partie en permettent { $most } ici. Recomptez.
pad-not-of = Rien de tel ici ({ $feature }) : { $part }. Mettez 0, ou choisissez une autre zone.
pad-never-complete = Les prés sont évalués à la fin. Choisissez une route, une ville, une abbaye, un lieu de culte ou un jardin.
pad-not-surrounded = Une abbaye, un lieu de culte ou un jardin complété compte 9 tuiles, la sienne et les 8 autour, pas { $tiles }.
pad-surrounded = Avec 9 tuiles, le bâtiment est complété et déjà évalué. Incomplet, il compte de 1 à 8.
pad-wrong-figure = Ce pion ({ $figure }) ne va pas à cet endroit ({ $feature }). Choisissez un autre pion.
pad-not-kept = Le carnet de score ne suit pas ce pion ({ $figure }). Notez ses points à la main.
pad-too-many-among = { $name } ne peut pas en avoir { $count } ({ $part }, { $figure }) : { $there ->
    [0] il n’y en a aucun
   *[other] il n’y en a que { $there }
} ici. Recomptez.
pad-too-many-figures = { $name } ne peut pas en avoir { $count } ici ({ $figure }) : { $left ->
    [0] il n’en reste aucun
   *[other] il n’en reste que { $left }
}. Regardez à qui sont les pions.
pad-no-own-follower = { $name } : ce pion ({ $figure }) a besoin d’un meeple du même joueur. Ajoutez le meeple.
pad-nobody-by-fairy = La fée est près d’un meeple ({ $name }), mais il n’y en a pas ici. Ajoutez le meeple.
pad-second-fairy = Il n’y a qu’une fée, et elle se tient près d’un seul meeple. Laissez-la près d’un seul.
pad-no-challenge = Un lieu de culte défie une abbaye, une abbaye un lieu de culte, avec un meeple sur chacun. Dites à qui était le meeple de l’autre.
pad-no-board = Cette partie se joue avec le carnet de score : notez ce qui est complété, pas les tuiles.
pad-no-scorepad = Dans cette partie, on reproduit l’aire de jeu : placez les tuiles, et ce qui est complété en découle.
pad-only-orders = Cette partie ne note que les Ordres du roi.
pad-turn-is-theirs = C’est déjà à { $name } de jouer.
pad-no-second-tile = Le bâtisseur donne une tuile de plus par tour, et seulement avec Marchands et Bâtisseurs.
pad-no-such-feature = Cette zone n’est pas de celles qui viennent d’être complétées. Choisissez-en une.
pad-no-such-tower = Une tour ne peut pas avoir { $height } étages : toutes les tours de la partie en ont { $most } ensemble.
pad-not-at-end = Cela se note à la fin de la partie. Finissez d’abord la partie.
pad-at-end = L’évaluation finale a commencé. Annulez pour revenir à la partie.
pad-nobody-eaten = Dites qui le dragon a dévoré.
pad-wrong-count = { $counted }, c’est plus qu’aucune table n’en complète (au plus { $most }). Recomptez.
setup-nothing-to-record = Sans Ordres du roi, il n’y a rien à noter. Choisissez les ordres, l’aire de jeu ou le carnet de score.
move-note = zones complétées ({ $name })
move-report = { $report }
move-begin-turn = à { $name } de jouer
move-join-feature = { $name } quitte Carcassonne
move-remain = { $feature } à la fin
move-count-completed = le compte des villes et routes complétées
pad-nothing = { $name } ne complète rien.
pad-turn-over = { $name } finit son tour.
pad-who-placed = Qui a placé la tuile ?
pad-who-did = Qui le fait ?
pad-what-completed = Qu’est-ce que la tuile a complété ?
pad-what-is-left = Que reste-t-il sur la table ? Zone par zone : routes, villes, abbayes, puis chaque pré.
pad-completed = complété : { $feature }
pad-left = reste à la fin : { $feature }
pad-joined-fields = Prés reliés
pad-barn-field = Pré de la nouvelle grange
pad-nine-tiles = Complété : 9 tuiles.
pad-who-stands = À qui sont les meeples ? Cliquez sur un joueur pour un de plus.
pad-there-fairy = La fée y est près d’un meeple ({ $name })
pad-shared-challenge = A-t-il gagné un défi ? À qui était le meeple de l’autre bâtiment ?
pad-nobody-scores = Personne ne marque.
pad-joined-city = Ville complétée à son bout, tuiles
pad-joined-road = Route complétée y menant, tuiles
pad-joined-other-city = Autre ville complétée au bout de cette route, tuiles
pad-joined-road-about = À quelles villes complétées mène cette route ?
pad-joined-city-about = Quelles routes complétées mènent à cette ville ?
pad-join-city = + une ville complétée
pad-join-road = + une route complétée
pad-join-other-city = + une autre ville complétée à son bout
pad-from-field = d’un pré
pad-from-tower = d’une tour
pad-accept = Noter
pad-accept-nobody = Personne n’y est : noter quand même
pad-digits = Les chiffres notent : { $what }
pad-drop = Annuler
pad-nothing-next = Rien de complété : à { $name }
pad-next-player = Suivant : { $name }
pad-turn-of = À { $name } de jouer
pad-turns-pass = C’est alors à { $name } de jouer ; les tours intermédiaires sont passés.
pad-begin-turn = C’est maintenant à { $name }
pad-set-turn = C’est à un autre de jouer ? Cliquez sur le joueur.
pad-deck-how = Au début d’un tour, on peut défausser et piocher des ordres. Qui en accomplit un ouvre sa propre main et le dit. Passez au suivant quand le tour est fini.
pad-builder = Le bâtisseur donne une autre tuile
pad-fair = La tuile montre une foire
pad-abbey = C’est le monastère
pad-portal = Par un portail magique
pad-height = Hauteur de la tour
pad-stands-on = Sur quoi est le meeple ?
pad-stands-elsewhere = une tour, ou Carcassonne
pad-count-cities = Villes complétées
pad-count-roads = Routes complétées
pad-deed-farmer = Paysan ou pion posé
pad-deed-wagon = Le chariot se déplace
pad-deed-princess = La princesse renvoie un chevalier
pad-deed-fairy = Fée déplacée
pad-deed-fairy-alone = Le meeple de la fée est parti
pad-deed-dragon = Le dragon a dévoré
pad-deed-tower = Tour élevée
pad-deed-capture = La tour capture
pad-deed-guard = Meeple sur une tour
pad-deed-escape = Évasion d’un siège
pad-deed-home = Paysan ou garde rentre
pad-deed-count = Villes et routes complétées
pad-dragon-about = Qui le dragon a-t-il dévoré pendant ce déplacement ?
pad-capture-about = Qui la tour capture-t-elle ?
pad-princess-about = À qui est le chevalier renvoyé ?
pad-home-about = Qui quitte un pré ou une tour sans être évalué ?
pad-count-about = Voici ce qui a été noté. Comptez les villes et les routes complétées sur la table et corrigez les nombres : le Roi et le Chevalier-brigand rapportent un point pour chacune.
pad-deploy-about = Notez chaque paysan, car un ordre peut en demander. Les autres se notent quand la zone est complétée.
pad-finish = Tout est noté : finir
pad-end = Fin de la partie
pad-by-hand = Points à la main : { $what }…
now-write = { $name } place une tuile
now-write-how = Notez ce qu’elle a complété, ou passez au joueur suivant.
now-deck-how = Piocher, défausser et accomplir des ordres ; puis au joueur suivant.
now-remains = Ce qui reste sur la table
now-remains-how = Notez chaque zone incomplète et chaque pré avec des meeples, puis finissez.
end-about-pad = Vous notez d’abord ce qui reste sur la table, puis vient l’évaluation finale. Vous pouvez l’annuler.
finish-title = Tout est noté ?
finish-about = Il reste encore : { $what }. Ensuite la partie est jouée ; vous pouvez l’annuler.
finish-about-none = Ensuite la partie est jouée ; vous pouvez l’annuler.
finish-do = Finir
finish-not = Continuer à noter
setup-record-board = Reproduire le jeu
setup-record-board-about = Chaque tuile se saisit en deux ou trois clics : l’application trouve ce qui est complété, l’évalue et connaît les prés.
setup-record-scorepad = Carnet de score
setup-record-scorepad-about = On ne note que ce qu’une tuile complète, en une ligne : l’application partage et additionne les points et juge les ordres.
setup-record-deck = Seulement les ordres
setup-record-deck-about = L’application distribue et garde les ordres et compte leurs points ; le score reste sur votre piste.
curtain-declare = Regardez vos ordres. En avez-vous accompli un ? Choisissez-le et dites-le.
curtain-declare-some = L’application reconnaît la plupart des ordres elle-même. En avez-vous accompli un d’une extension récente ? Choisissez-le et dites-le.
curtain-declare-judged = L’application reconnaît la plupart des ordres elle-même, mais certains, vous seul pouvez en juger. En avez-vous accompli un ? Choisissez-le et dites-le.
curtain-declare-lost = L’un d’eux est-il perdu ? Dites-le de même.
curtain-declared = Je l’ai accompli
curtain-declared-lost = Il est accompli ou perdu
curtain-lost = Il est perdu
log-reenter-note = Changer cette note
log-remove-note = Retirer cette note
keys-pad = route, ville, abbaye, lieu de culte, jardin
keys-pad-numbers = le nombre éclairé ; ↑ ↓ vers un autre, ← → moins et plus
keys-deck-enter = au joueur suivant
keys-pad-player = le joueur suivant a placé la tuile
keys-pad-deeds = l’action du tour
keys-pad-enter = noter, ou au joueur suivant ; à la fin, finir
cli-no-board = L’aire de jeu n’est pas notée.
# ---- un tour pour essayer ----
home-lesson = Essayer un tour
home-lesson-about = Moins d’une minute, dans une partie d’exemple
lesson-place = Anna a pioché une tuile. Cliquez sur l’emplacement doré, le trou dans sa ville.
lesson-tile = En bas, toutes les tuiles qui y vont. Cliquez sur celle qu’elle a piochée ; ici, n’importe laquelle.
lesson-follower = Cliquez sur le pré doré pour y envoyer un paysan, ou appuyez sur Entrée pour aucun meeple.
lesson-astray = Cette tuile est ailleurs, et la ville est encore ouverte. Annulez avec { key-ctrl } Z.
lesson-score = La ville est fermée et évaluée. Cliquez sur sa ligne dans l’historique pour voir le calcul.
lesson-undo = Une erreur de saisie ? { key-ctrl } Z annule le dernier coup.
lesson-orders = Les ordres sont secrets. Cliquez sur les trois cartes près d’Anna : elle seule devrait regarder.
lesson-look = Maintenez le bouton, ou Espace : les cartes ne se montrent que pendant ce temps.
lesson-done = C’est tout.
lesson-skip = Passer
lesson-leave = Retour à l’accueil
# ---- au clavier seul ----
tray-more = Touches pour la suite
keys-more = donner des touches à la suite, s’il y en a d’autres
pad-field-carcassonne = Carcassonne compte comme l’une d’elles si le pré la touche.
pad-field-by-city = Une ville compte une fois : notez-la pour un seul pré, chez ceux qui ont le plus de paysans autour d’elle.
pad-count-carcassonne = Carcassonne s’ajoute toute seule.
pad-what-completed-titles = Qu’est-ce que la tuile a complété ? Notez aussi ce que personne n’occupe : cela compte pour le Roi et le Chevalier-brigand.
# ---- la pendule ----
clock-over = −{ $time }
clock-time = Temps
clock-title = Pendule
clock-none = aucune
clock-count = chrono
clock-minutes = { $count } min
clock-about = Le temps de chaque joueur à la table : aucun, chronométré, ou un nombre de minutes à rebours. Personne n’est jamais arrêté.
clock-pause = Arrêter la pendule
clock-paused = En pause
clock-paused-how = En pause : le temps de personne ne court. Espace reprend.
clock-go-on = Relancer la pendule
clock-key = Espace
keys-pause = arrêter la pendule, ou la relancer
# ---- noms des touches, répétitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Origine
key-end = Fin
key-sides = C R P V
key-side-names = cité route pré rivière
difference-times = { $sentence } ({ $count } fois)

# Les téléphones des joueurs, dans la fenêtre.
tool-phones = Téléphones
keys-phones = les téléphones des joueurs
phones-title = Téléphones
phones-about = Chaque joueur qui le veut a ses ordres sur son propre téléphone : pour les regarder quand il veut, garder, piocher et choisir. À son tour, il peut aussi y saisir sa tuile. Il ne faut ni application ni internet ; cette fenêtre peut toujours tout faire.
phones-plain = Les téléphones doivent être sur le même Wi-Fi que cet ordinateur. Rien ne quitte votre réseau, mais rien n’est chiffré non plus : utilisez le vôtre.
phones-on = Autoriser les téléphones
phones-off = Déconnecter les téléphones
phones-code = Code
phones-remove = Retirer
phones-really = Vraiment ?
phones-none = pas de téléphone
phones-here = téléphone connecté
phones-asleep = téléphone en veille
phones-sign = Comparez le signe : le téléphone montre le même. Si le téléphone est à quelqu’un d’autre, retirez-le.
phones-sign-of = { $shape }, { $colour }
phones-circle = cercle
phones-square = carré
phones-triangle = triangle
phones-diamond = losange
phones-hexagon = hexagone
phones-shield = bouclier
phones-flower = fleur
phones-star = étoile
phones-all-here = Tous les téléphones sont là. Vous pouvez fermer ce panneau ; les téléphones restent connectés.
phones-choose = Cliquez sur « Code » à côté d’un nom : ce joueur le scanne.
phones-scan = { $name }, scannez ceci
phones-once = Avec l’appareil photo du téléphone. Le code ne vaut que pour cette place, et une seule fois.
phones-help = Aucun téléphone n’est encore connecté. Les causes habituelles :
phones-help-network = Un autre réseau, ou un réseau invité : téléphone et ordinateur doivent être sur le même Wi-Fi, et un réseau invité isole ses appareils.
phones-help-firewall = Un pare-feu : autorisez King’s Order quand le système le demande. Windows : mettez le réseau sur « privé ». macOS : Réglages Système, Réseau, Coupe-feu, Options. Linux : ouvrez le port indiqué dans l’adresse ci-dessus.
phones-help-mobile = Données mobiles : coupez-les un moment sur le téléphone.
phones-address = Adresse pour les téléphones :
phones-no-port = Aucun téléphone ne peut se connecter : { $cause }. Choisissez une autre adresse, ou voyez si un autre programme utilise celle-ci.
phones-letters = Sans appareil photo : ouvrez l’adresse et tapez
phones-guessed = Quelqu’un a deviné cinq fois les lettres : en voici de nouvelles.
phones-screen = La page pour une tablette ou un téléviseur :
phones-no-network = Cet ordinateur n’est dans aucun réseau. Connectez-le au Wi-Fi des téléphones ; les codes s’afficheront ici.
phones-between = La table est entre deux parties. Ses téléphones attendent et suivront d’eux-mêmes à la prochaine partie des mêmes joueurs.
phones-too-old = Ce navigateur est trop ancien pour cette page. Prenez un téléphone ou un navigateur plus récent, ou jouez sur l’ordinateur.
phones-moved-on = La table est déjà plus loin.
phones-clashed = Un ordre est saisi plus souvent que le paquet ne le contient. Comparez les vôtres ; celui qui est faux se saisit de nouveau à l’écran de la table, derrière le rideau.
phones-not-asked = On ne vous demande pas cela maintenant.
phones-elsewhere = Les ordres sont sur le téléphone ({ $name }). On peut aussi les regarder ici.
phones-instead = Ordres sur vos téléphones

# ---- demandé sur le téléphone d’un joueur ----
asked-dealt = Quels sont vos trois ordres ?
asked-dealt-about = Choisissez vos trois cartes. Personne d’autre ne les voit.
asked-keep = Vos trois ordres
asked-keep-about = Gardez-les tous, ou remettez-en un sous la pioche.
pass-keep = Garder les trois
asked-return = Rendre « { $title } »
asked-fulfil = Un de vos ordres est accompli
asked-fulfil-about = Si plusieurs conviennent, un seul compte, et vous choisissez. Puis tous le voient.
asked-show = Montrer « { $title } » à tous
asked-declare = J’ai accompli un ordre
asked-declare-about = Choisissez-en un dont vous seul jugez : tous le voient, et il compte pour la dernière tuile.
asked-draw = Un ordre de plus ?
asked-draw-about = Vous pouvez en piocher un au début de votre tour. Vous le gardez.
asked-drawn = Avez-vous pioché un ordre ?
asked-drawn-about = Choisissez la carte. Personne d’autre ne la voit.
asked-discard = Défausser des ordres de paysan ?
asked-discard-about = Vous en avez eu trois : un ou deux peuvent être défaussés, montrés à tous.
asked-tile = À vous : piochez une tuile
asked-tile-about = Touchez l’emplacement où vous la placez.
asked-tile-second = Piochez encore une tuile : votre tour continue
asked-tile-unfit = Ne va nulle part : { $tile }
asked-abbey = Votre monastère
asked-abbey-about = Il comble un trou à la place d’une tuile.
asked-abbey-last = La dernière tuile est placée. Le monastère peut encore combler un trou.
asked-abbey-at = Colonne { $column }, rangée { $row }
asked-ransom = Vos meeples sont prisonniers
asked-ransom-about = Une fois par tour, vous pouvez en racheter un.
asked-escape = Un de vos chevaliers s’échappe ?
asked-escape-about = Un seul peut quitter une ville assiégée avant la fin du tour.
asked-site-about = La fondation de tour est-elle dans la ville ou dehors ?
asked-capture-about = Qui est à portée de la tour peut être capturé.
asked-princess-about = La princesse renvoie un chevalier de sa ville.
asked-dragon = Vous menez le dragon
asked-dragon-about = Pas { $step } sur 6.
asked-begin-leaving = Qui quitte Carcassonne en premier ?
asked-begin-leaving-about = Vous ou le joueur à votre gauche. Chacun a une occasion, dans le sens horaire.
asked-leave = Quittez-vous Carcassonne ?
asked-leave-about = Avant l’évaluation, un de vos meeples peut aller sur ce qui a été complété.
asked-wagon = Votre chariot se déplace ?
asked-wagon-about = Il peut aller dans une zone ouverte voisine, ou rentrer en réserve.
asked-enter = Envoyez-vous un meeple à Carcassonne ?
asked-enter-about = Cette tuile n’a fait marquer que des adversaires.
asked-count = Où mettez-vous le comte ?
asked-count-about = Personne ne sort du quartier où il est.
asked-token = Une foire : quel jeton ?
asked-token-about = Chacun le lance une fois, vous en premier.
asked-throw = Vous lancez : { $token }
asked-turn = À vous de jouer
asked-turn-about = Piochez, défaussez et accomplissez des ordres. Puis passez au joueur suivant.
asked-written = Cela se note sur l’ordinateur.
asked-tile-laptop = Seul l’ordinateur accepte votre tuile. Notez-la là-bas : votre tour vous attend.
asked-not-now = La table fait une pause. Réessayez bientôt.
asked-undo-late = Trop tard pour l’annuler ici. Sur l’ordinateur, c’est encore possible.

# ---- la page sur les téléphones ----
phone-language-code = fr
phone-app = King’s Order
phone-offline = La table est hors de portée – nouvel essai
phone-scan-again = Scannez de nouveau votre code sur l’ordinateur
phone-scan-again-about = Ce téléphone ne montre plus les ordres de personne. L’ordinateur montre un nouveau code.
phone-between = Aucune partie n’est ouverte sur l’ordinateur pour l’instant
phone-between-about = Dès que celle-ci ou la suivante sera ouverte, elle continuera ici d’elle-même.
phone-over = La soirée des téléphones est terminée
phone-over-about = Si la table accepte de nouveau les téléphones, scannez votre nouveau code sur l’ordinateur.
phone-look-again = Regarder à nouveau
phone-i-play = Je joue – quatre lettres :
phone-letters-failed = Ce ne sont pas les lettres que montre l’ordinateur, ou elles sont trop vieilles.
phone-not-taken = Cela n’est pas passé. Réessayez.
phone-moved-on = La table est déjà plus loin.
phone-join = Rejoindre comme joueur ?
phone-join-about = Ce téléphone affiche alors vos ordres, rien que pour vous.
phone-claim = Prendre ma place
phone-claim-failed = Ce code a déjà servi ou est trop vieux : demandez-en un nouveau sur l’ordinateur.
phone-watch = Seulement regarder
phone-welcome = Bonjour, { $name } !
phone-sign = Votre signe : { $sign }
phone-sign-about = L’ordinateur montre ce signe à côté de votre nom. S’il en montre un autre, demandez-y un nouveau code.
phone-plain-http = Uniquement sur votre propre Wi-Fi : quiconque peut l’écouter pourrait lire avec vous.
phone-understood = D’accord
phone-your-turn = À vous de jouer
phone-you-decide = À vous de décider
phone-asked = Ce qu’on vous demande
phone-nothing-asked = On ne vous demande rien pour l’instant.
phone-act = Que faites-vous maintenant ?
phone-undo = Annuler ma dernière saisie
phone-paused = La table fait une pause
phone-paused-about = La suite est sur l’ordinateur.
phone-hand = Vos ordres
phone-draw-sure = Touchez encore une fois pour le piocher
phone-choose-sure = Touchez encore une fois pour choisir
phone-look = Regarder
phone-drawn = Vous avez pioché cet ordre
phone-tap-card = Touchez une carte pour la regarder. Elle se retourne d’elle-même.
phone-card-down = Ordre { $number }, face cachée. Toucher pour voir
phone-card-up = Face visible. Toucher pour retourner
phone-fulfilled = Accomplis
phone-kept = Gardés jusqu’à la fin
phone-lost = Perdus
phone-failed = Non accomplis
phone-points = points
phone-pick = Choisir
phone-pick-back = Finalement, non
phone-picked = Terminé : { $number } sur { $of }
phone-deck-open = Chercher vos cartes
phone-deck-close = Masquer les cartes
phone-search = Titre ou texte
phone-board = L’aire de jeu
phone-zoom-in = Plus près
phone-zoom-out = Plus loin
phone-zoom-fit = Tout voir
phone-tray = Tuiles qui y vont
phone-which-tile = Quelle tuile avez-vous piochée ? Touchez-la comme elle est posée.
phone-only-fits = Seule celle-ci convient : touchez-la.
phone-nothing-fits = Aucune tuile n’y va.
phone-loading = Un instant…
phone-unfit = Ma tuile ne va nulle part
phone-elsewhere = Ma tuile n’y est pas
phone-elsewhere-about = Les tuiles avec un sac, celles d’autres jeux et celles qui ne correspondent pas se notent sur l’ordinateur.
phone-to-laptop = Je la note sur l’ordinateur
phone-at-laptop = Notez votre tuile sur l’ordinateur : votre tour vous y attend.
phone-enter-here = La noter ici quand même
phone-no-place = Aucune tuile de cette partie ne va nulle part.
phone-unit = Unité
phone-done = Terminé
phone-table = La table
phone-whole-table = Voir toute la table
phone-my-hand = Retour à mes ordres
phone-keep-awake = Pour que cet écran reste allumé : réglez sa mise en veille sur « jamais » pour la soirée.
phone-news = Ce qui s’est passé
phone-veiled = { $name } montre un ordre
phone-placed = { $name } place : { $tile }.
phone-told = Ce qui est annoncé à voix haute
phone-told-all = Tout
phone-told-mine = Ce qui me concerne
phone-told-none = Rien
phone-language = Langue

## Le travail qui dure

work-opening = Ouverture : { $file }…
work-copying = Enregistrement d’une copie : { $path }…
work-saving = Enregistrement : { $file }…
work-deleted = Lecture des parties supprimées…
work-share = { $percent } %
work-seconds = depuis { $seconds } s
work-cancel = Annuler
work-no-thread = Votre ordinateur n’a pas assez de ressources pour cela en ce moment. Fermez d’autres programmes et réessayez. ({ $cause })

## La soirée, après coup

honour-heading = Les titres de la soirée
honour-long-road = La longue route
honour-long-road-why = { $name } complète une route de { $amount } tuiles au tour { $turn }.
honour-great-city = La grande ville
honour-great-city-why = { $name } complète une ville de { $amount } tuiles au tour { $turn }.
honour-quiet-field = Le pré que personne ne comptait
honour-quiet-field-why = Un seul pré rapporte à { $name } { $amount } points à la fin.
honour-farmer = Le Paysan
honour-farmer-why = { $name } marque { $amount } points avec les prés, plus que tous les autres.
honour-abbot = L’Abbé
honour-abbot-why = { $name } marque { $amount } points avec les abbayes, plus que tous les autres.
honour-abbot-shrines-why = { $name } marque { $amount } points avec les abbayes et les lieux de culte, plus que tous les autres.
honour-master-builder = Le Maître d’œuvre
honour-master-builder-why = { $name } complète { $amount } zones, plus que tous les autres.
honour-benefactor = Le Bienfaiteur
honour-benefactor-why = { $name } rapporte { $amount } points aux autres en complétant des zones sans y gagner un seul point.
honour-comeback = La remontée
honour-comeback-why = { $name } a { $amount } points de retard après le tour { $turn }, et gagne.
honour-great-turn = Le grand tour
honour-great-turn-why = { $name } marque { $amount } points au tour { $turn }.
honour-ahead-throughout = Toujours devant
honour-ahead-throughout-why = { $name } mène après chacun des { $amount } derniers tours.
honour-photo-finish = Sur le fil
honour-photo-finish-why = { $name } gagne de moins de six points.
honour-landslide = Le raz-de-marée
honour-landslide-why = { $name } gagne de { $amount } points.
honour-long-king = Vive le Roi
honour-long-king-why = { $name } garde le Roi pendant { $amount } tours.
honour-long-robber = Le vieux Chevalier-brigand
honour-long-robber-why = { $name } garde le Chevalier-brigand pendant { $amount } tours.
honour-usurper = L’Usurpateur
honour-usurper-why = { $name } prend { $amount } fois le Roi ou le Chevalier-brigand à d’autres.
honour-servant = Le fidèle serviteur
honour-servant-why = { $name } accomplit { $amount } ordres, plus que tous les autres.
honour-clean-hands = Parole tenue
honour-clean-hands-why = { $name } accomplit tous ses ordres en main : { $amount }.
honour-promises = Belles promesses
honour-promises-why = { $name } finit avec { $amount } ordres en main.
honour-early-order = Le lève-tôt
honour-early-order-why = { $name } accomplit le premier ordre au tour { $turn }.
honour-late-order = Au dernier moment
honour-late-order-why = { $name } accomplit le dernier ordre au tour { $turn }.
honour-merchant = Le Marchand
honour-merchant-why = { $name } marque { $amount } points avec les marchandises.
honour-fairy-friend = L’ami de la fée
honour-fairy-friend-why = La fée rapporte { $amount } points à { $name }.
honour-jailer = Le Geôlier
honour-jailer-why = { $name } capture { $amount } meeples.
honour-dragons-dish = Le festin du dragon
honour-dragons-dish-why = Le dragon dévore { $amount } pions ({ $name }).

review-heading = Ce qui aurait pu être
review-note = Chaque tuile a été essayée à chaque emplacement et avec chaque pion, selon les règles.
review-note-count = On suppose que personne ne répond en quittant Carcassonne.
review-note-dragon = On ne devine pas le chemin du dragon.
review-note-tower = Les tours n’ont été essayées qu’avec la tuile là où elle était.
review-fulfilled = accompli au tour { $turn }
review-fulfilled-by = accompli au tour { $turn } : { $cause }
review-open = en main à la fin
review-kept = gardé jusqu’à la fin
review-avoided = le dragon a été évité
review-spent = perdu au tour { $turn }
review-discarded = défaussé au tour { $turn }
review-none = Aucune des tuiles piochées avec cet ordre en main ne l’aurait accompli.
review-unknown = Aurait-il pu être accompli ? Personne ne le sait : cela ne dépend pas seulement de la tuile.
review-unrecorded = Les tuiles n’ont pas été notées : personne ne sait ce qui aurait pu être.
review-chance = Tour { $turn } : { $tile }, { $places ->
    [one] à { $places } emplacement
   *[other] à { $places } emplacements
}
review-chance-with = Tour { $turn } : { $tile }, { $places ->
    [one] à { $places } emplacement
   *[other] à { $places } emplacements
}, avec { $deed }
way-barn = la grange
way-fairy = la fée
way-princess = la princesse
way-raise = une tour
way-capture = une capture
way-wagon = le chariot
way-enter = un meeple à Carcassonne
way-count = le comte
pile-heading = Toute la pioche
pile-dealt = distribué à { $name }
pile-joined = distribué à { $name } au tour { $turn }
pile-drawn = pioché par { $name } au tour { $turn }
pile-returned = rendu par { $name }
pile-discarded = défaussé par { $name } au tour { $turn }
pile-fulfilled = accompli par { $name } au tour { $turn }
pile-spent = perdu par { $name } au tour { $turn }
pile-left = mis sous la pioche quand { $name } quitte la partie
pile-never = jamais pioché

evening-running = La partie n’est pas finie. D’ici là, les ordres sont secrets : jouez-la d’abord jusqu’au bout.
evening-no-score = Seuls les ordres de cette partie ont été notés. Notez ce que montre la piste de score : la page et BG Stats ont besoin des points.
evening-started = Cette partie ne dit pas quand elle a commencé, et BG Stats a besoin du jour. Écrivez l’heure dans son « started ».
evening-too-long = Le lien est plus long que BG Stats ne l’accepte. Raccourcissez les noms des joueurs.
evening-board = L’aire de jeu
evening-turn = Tour { $turn }
evening-final = Évaluation finale
evening-before = Avant le premier tour
evening-slider = Tour par tour
evening-play = Lecture
evening-pause = Pause
evening-back = Un tour en arrière
evening-forth = Un tour en avant
evening-show = Afficher le tour { $turn }
evening-show-before = Afficher l’aire de jeu avant le tour { $turn }
evening-points = Les points tour par tour
evening-told = Ce qui s’est passé, tour par tour
evening-best = Les meilleurs tours
evening-best-turn = Tour { $turn } : { $name } { $points }
evening-holder = { $title } : { $name }, { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}
evening-nobody = { $title } : personne
evening-sets = Extensions : { $sets }
evening-built = Complété : { $features }
evening-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
evening-roads = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
evening-monasteries = { $count ->
    [one] { $count } abbaye
   *[other] { $count } abbayes
}
evening-shrines = { $count ->
    [one] { $count } lieu de culte
   *[other] { $count } lieux de culte
}
evening-made = Fait avec King’s Order, un compagnon pour la table. Non officiel.

## Paper and replay

set-siege = Les sièges
cli-display-gone = L’écran a disparu, et la fenêtre avec lui. Tous les coups saisis sont enregistrés : rouvrez King’s Order et continuez.
paper-title = Les Ordres du roi
paper-about = { $count ->
    [one] Les règles des ordres en bref, pour { $count } carte
   *[other] Les règles des ordres en bref, pour { $count } cartes
}
paper-sheet = Feuille { $number } sur { $of } : taille réelle, recto verso, bord long
paper-sheet-front = Feuille { $number } sur { $of } : taille réelle
paper-set = { $count ->
    [one] { $set } : { $count } carte
   *[other] { $set } : { $count } cartes
}
paper-deal = La distribution
paper-deal-shuffle = Mélangez les cartes du jeu de base et des extensions avec lesquelles vous jouez ; toutes les autres restent dans la boîte. Distribuez-en 3 à chaque joueur.
paper-deal-keep = Regardez les vôtres et gardez-les toutes les 3, ou mettez-en exactement 1 sous la pioche et gardez-en 2.
paper-deal-secret = Les ordres en main sont secrets. Les ordres accomplis restent face visible devant vous jusqu’à la fin.
paper-turn = Au début de votre tour
paper-turn-draw = Avant de piocher une tuile, vous pouvez piocher 1 ordre. Vous devez le garder. Il peut être accompli pendant ce même tour.
paper-turn-double = Dans la seconde moitié d’un double tour, on ne pioche pas d’ordre.
paper-turn-limit = Personne n’a plus de 5 ordres en main. Quand la pioche est vide, elle le reste.
paper-fulfil = Accomplir un ordre
paper-fulfil-words = Ce que dit la carte compte, tout ce qu’elle dit et rien d’autre. Son image est un exemple.
paper-fulfil-complete = « Complétez » veut dire : avec une tuile que vous placez pendant que vous avez la carte en main. Peu importe à qui sont les meeples qui s’y trouvent, sauf si la carte dit autre chose.
paper-fulfil-show = Montrez aussitôt un ordre accompli, et marquez-en aussitôt les points. Vous n’avez pas le droit d’attendre.
paper-fulfil-one = Une tuile accomplit au plus un de vos ordres. Si plusieurs conviennent, vous choisissez ; pour les autres, il faut une autre zone. Ce qui se passe d’autre pendant le même tour peut en accomplir un de plus.
paper-fulfil-parts = Si un ordre demande plusieurs zones, les plus anciennes peuvent avoir été complétées avant que vous l’ayez pioché. La dernière, c’est vous qui devez la compléter.
paper-fulfil-connected = Une route mène à une ville si, sur une tuile, elle se termine à cette ville ; passer à côté ne suffit pas. Deux villes, ce sont deux villes différentes.
paper-fulfil-challenge = Un ordre qui demande de gagner un défi s’accomplit pendant le tour de n’importe qui, peu importe à qui est la tuile qui a décidé du défi.
paper-fulfil-features = On complète des routes, des villes, des abbayes, des lieux de culte et des jardins. Un monastère compte comme une abbaye.
paper-fulfil-points = Si un ordre demande des points, un pré compte si une grange le fait évaluer ; les points de la fée ne comptent pas.
paper-fulfil-followers = Grands meeples, maires et chariots comptent chacun pour un meeple. Bâtisseurs, cochons et granges ne comptent pas.
paper-farmers = Les ordres de paysan
paper-farmers-discard = Ils montrent un paysan couché. Qui en a eu 3 en main en même temps peut en défausser 1 ou 2 au début de son prochain tour, en les montrant à tous. Les ordres ainsi défaussés ne coûtent rien.
paper-dragon = Le dragon
paper-dragon-lost = Si le dragon dévore un de vos pions pendant que vous avez sa carte en main, montrez-la et perdez 10 points, une seule fois.
paper-dragon-kept = Gardée jusqu’à la fin, elle rapporte 10 points. Elle ne compte jamais comme un ordre accompli.
paper-dragon-fulfilled = Gardée jusqu’à la fin, elle rapporte 10 points et compte comme un ordre accompli.
paper-avoid = Ce qu’il faut éviter
paper-avoid-lost = Si ce qu’un tel ordre annonce vous arrive pendant que vous l’avez en main, montrez-le et perdez 10 points, une seule fois.
paper-avoid-kept = Gardé jusqu’à la fin, il rapporte ses points. Il ne compte jamais comme accompli.
paper-end = La fin
paper-end-last = Dès que l’évaluation finale commence, plus aucun ordre ne peut être accompli.
paper-end-hand = Chaque ordre resté en main coûte 10 points.
paper-end-avoided = Chaque ordre resté en main coûte 10 points, sauf ceux qui demandent d’éviter quelque chose.
paper-end-others = Chaque ordre resté en main coûte 10 points, sauf celui du dragon.
paper-end-most = Qui a accompli le plus d’ordres marque 10 points, quoi que ces ordres aient rapporté ; en cas d’égalité, tous les ex aequo les marquent.
paper-house = Comment joue votre table
paper-sets = Les cartes
paper-cut = Imprimer et découper
paper-cut-print = Imprimez en taille réelle, sans ajuster à la page, en recto verso à retourner sur le bord long. Le mieux est un papier épais, de 200 g ou plus ; des protège-cartes cachent le reste.
paper-cut-print-front = Imprimez en taille réelle, sans ajuster à la page. Le mieux est un papier épais, de 200 g ou plus ; des protège-cartes à dos foncé cachent le reste.
paper-cut-marks = Coupez de repère en repère. Une carte mesure { $width } sur { $height } mm.
paper-cut-border = Son bord continue au-delà, pour qu’une coupe de travers ne laisse pas voir de blanc.
paper-cut-app = Dans King’s Order, cochez « cartes imprimées » dans la préparation. Une carte se saisit par quelques lettres de son titre, ou par le nom inscrit en bas.
paper-measure = Imprimée en taille réelle, cette ligne mesure { $length } mm.
paper-no-cards = Il n’y a aucune carte à imprimer. Choisissez des extensions qui ont des ordres.
paper-no-orders = Cette partie a été jouée sans ordres : il n’y a aucune carte à imprimer.
paper-boxes = Les polices n’ont pas de signe pour { $letters } : sur « { $card } », une case en tient lieu à l’impression.
paper-crowded = « { $card } » n’est pas imprimée : son texte ne tient pas sur la carte, même en corps { $points }. Raccourcissez-le.
paper-no-fonts = impossible de lire les polices
paper-saved = Les cartes sont enregistrées, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
} : { $path }
paper-taken = { $path } existe déjà. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
paper-which = Papier
paper-a4 = A4
paper-letter = Letter
paper-cards = Cartes
paper-size = { $width } × { $height } mm
paper-plain = Peu d’encre : fond blanc, cadre fin
paper-backs = Avec les dos
paper-shift = Décaler les dos, en mm :
paper-shift-right = à droite
paper-shift-down = en bas
files-print = Enregistrer les cartes à imprimer
setup-print = Imprimer…
work-printing = Enregistrement des cartes à imprimer : { $path }…
result-watch = Revoir la partie
replay-result = Résultat
replay-log = Afficher dans l’historique
replay-progress = { $step } sur { $all }

## Share, season and the rest

share-button = Partager…
share-title = Partager la soirée
share-titles = Titres
share-page = Page de la soirée
share-page-about = Un fichier HTML pour tous ceux qui étaient là ; il s’ouvre sans connexion
share-poster = Affiche
share-square = Affiche carrée
share-poster-about = Une image, { $size } pixels
share-markdown-about = Le résultat et l’historique sous forme de texte
share-csv-about = Chaque évaluation, pour un tableur
share-text = Copier sous forme de texte
share-text-about = Quelques lignes pour un message
share-link = BG Stats : copier le lien
share-there = BG Stats : ouvrir le lien
share-code = BG Stats : un code pour le téléphone
share-code-long = Le lien est trop long pour un code : copiez-le.
share-scan = Scannez-le avec l’appareil photo du téléphone où est BG Stats.
share-copied = Copié. Collez-le où vous voulez.
share-open = Ouvrir
share-folder = Afficher le dossier
share-reviewing = Recherche de ce qui aurait pu être…
share-more = Encore { $count }
share-fewer = Moins
share-end = Retour à la fin
season = Saison
season-none-how = Quand des parties ont été jouées jusqu’au bout, on voit ici où en sont leurs joueurs, toutes parties confondues, et ce qu’est devenu chaque ordre.
season-nothing = Cochez une soirée et quelqu’un qui y a joué.
season-span = du { $first } au { $last }
season-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
season-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
season-standings = Classement
season-cards = Les cartes
season-choose = Soirées et personnes
season-evenings = Soirées
season-evenings-without = Sans colonnes pour les { $count } soirées : le tableau en CSV les contient.
season-people = Personnes
season-all = Toutes
season-none = Aucune
season-last = Les { $count } dernières
season-rank = Rang
season-name = Nom
season-points = Points
season-place = Place moyenne
season-by-average = Classement d’après les points par partie. Une partie manquée ne compte ni pour ni contre. Les ex aequo ont le même rang.
season-by-points = Classement d’après le total des points. Une partie manquée n’ajoute rien. Les ex aequo ont le même rang.
season-by-place = Classement d’après la place moyenne. Une partie manquée ou quittée avant la fin ne compte pas dans la moyenne. Les ex aequo ont le même rang.
season-by-wins = Classement d’après les parties gagnées, victoires partagées comprises. Les ex aequo ont le même rang.
season-card = Carte
season-dealt = Distribués
season-drawn = Piochés
season-fulfilled = Accomplis
season-kept = gardé { $count }
season-expected = Attendus
season-fulfillers = Par
season-cards-about = Distribués et gardés, ou piochés. Attendus : combien, sur le même nombre, la simulation en accomplit ; chacun y est en main dès la première moitié de la partie.
season-cards-none = Personne n’a eu d’ordre dans ces parties.
season-cards-most = Les plus souvent en main : { $shown } sur { $count }
unsaved-brief = Ce dossier est vidé quand l’ordinateur redémarre. Déplacez vite le fichier.
settings-not-written = Impossible d’écrire { $path } : { $cause }. Vos choix restent valables jusqu’à la fermeture de la fenêtre ; la partie n’est pas concernée.
settings-damaged = { $fault } Les réglages enregistrés précédemment servent à la place ou, à défaut, les valeurs par défaut. Le fichier endommagé est gardé à côté.
work-nearly = presque terminé

## Of whom or what something is told
told-of = { $of } : { $told }

times-not-written = Impossible d’écrire { $path } : { $cause }. Il y manque les temps depuis le dernier coup, et rien d’autre.
