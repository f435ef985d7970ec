# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = exactement { $count }
task-at-least = au moins { $count }
task-at-most = au plus { $count }
task-between = { $least } à { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } ou { $last }

# How large.
task-tiles-exactly = d’exactement { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
task-tiles-at-least = d’au moins { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
task-tiles-at-most = d’au plus { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
task-tiles-between = de { $least } à { $most } tuiles
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (la sienne comprise)

# What is on it.
task-with-pennants = avec { $number } { $count ->
    [one] blason
   *[other] blasons
}
task-with-inns = avec { $number } { $count ->
    [one] auberge
   *[other] auberges
}
task-with-ferries = avec { $number } { $count ->
    [one] bac
   *[other] bacs
}
task-with-cathedrals = avec { $number } { $count ->
    [one] cathédrale
   *[other] cathédrales
}
task-with-goods = avec { $number } { $count ->
    [one] symbole de marchandise
   *[other] symboles de marchandise (identiques ou non)
}
task-with-kinds = avec { $number } { $count ->
    [one] sorte
   *[other] sortes différentes
} de marchandises
task-with-towers = avec { $number } { $count ->
    [one] fondation
   *[other] fondations
} de tour (en majeure partie à l’intérieur)
task-with-sieges = avec { $number } { $count ->
    [one] tuile
   *[other] tuiles
} de siège
task-without-pennants = sans aucun blason
task-without-inns = sans auberge
task-without-ferries = sans aucun bac
task-without-cathedrals = sans cathédrale
task-without-goods = sans aucun symbole de marchandise
task-without-kinds = sans aucune sorte de marchandises
task-without-towers = sans fondation de tour (en majeure partie à l’intérieur)
task-without-sieges = sans tuile de siège
task-with-points = qui vous rapporte { $number } { $count ->
    [one] point
   *[other] points
}
# How large, and one thing that is on it.
task-tiles-with = { $size } { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = où { $count ->
    [one] se trouve { $number } meeple
   *[other] se trouvent { $number } meeples
}, peu importe à qui
task-stand-own = où { $count ->
    [one] se trouve { $number }
   *[other] se trouvent { $number }
} de vos meeples
task-stand-opponents = où { $count ->
    [one] se trouve { $number } meeple adverse
   *[other] se trouvent { $number } meeples adverses
}
task-stand-players = où { $number } { $count ->
    [one] joueur a un meeple
   *[other] joueurs différents ont un meeple
}
task-stand-no-followers = où ne se trouve aucun meeple
task-stand-no-own = où ne se trouve aucun de vos meeples
task-stand-no-opponents = où ne se trouve aucun meeple adverse
task-stand-no-players = où aucun joueur n’a de meeple
task-stand-own-alone = où { $count ->
    [one] se trouve { $number }
   *[other] se trouvent { $number }
} de vos meeples et aucun meeple adverse
task-stand-opponents-alone = où { $count ->
    [one] se trouve { $number } meeple adverse
   *[other] se trouvent { $number } meeples adverses
} et aucun des vôtres
task-stands-follower = où se trouve un de vos meeples ordinaires
task-stands-big-follower = où se trouve votre grand meeple
task-stands-mayor = où se trouve votre maire
task-stands-wagon = où se trouve votre chariot
task-stands-builder = où se trouve votre bâtisseur
task-stands-pig = où se trouve votre cochon
task-stands-barn = où se trouve votre grange
task-stands-phantom = où se trouve votre fantôme
task-stands-abbot = où se trouve votre abbé
task-stands-shepherd = où se trouve votre berger

# Where they stand.
task-where-road = {" "}{ $list }
task-where-city = {" "}{ $list }
task-where-monastery = {" "}{ $list }
task-where-shrine = {" "}{ $list }
task-where-monastic = {" "}{ $list }
task-where-garden = {" "}{ $list }
task-where-either = {" "}{ $list }
task-where-any = {" "}{ $list }
# Wherever that is.
task-where-there = {" "}là { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = , et { $list }
task-while-city = , et { $list }
task-while-monastery = , et { $list }
task-while-shrine = , et { $list }
task-while-monastic = , et { $list }
task-while-garden = , et { $list }
task-while-either = , et { $list }
task-while-any = , et { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = une route
task-a-city = une ville
task-a-besieged = une ville assiégée
task-a-monastery = une abbaye
task-a-shrine = un lieu de culte
task-a-monastic = une abbaye ou un lieu de culte
task-a-garden = un jardin
task-a-any = une zone
task-another-road = une autre route
task-another-city = une autre ville
task-another-besieged = une autre ville assiégée
task-another-monastery = une autre abbaye
task-another-shrine = un autre lieu de culte
task-another-monastic = une autre abbaye ou un autre lieu de culte
task-another-garden = un autre jardin
task-another-any = une autre zone
task-into-road = sur une route
task-into-city = dans une ville
task-into-besieged = dans une ville assiégée
task-into-monastery = dans une abbaye
task-into-shrine = dans un lieu de culte
task-into-monastic = dans une abbaye ou un lieu de culte
task-into-garden = dans un jardin
task-into-any = dans une zone (pas un pré)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = dans une zone
task-into-either = vers une route ou une ville
task-in-road = sur une route
task-in-city = dans une ville
task-in-besieged = dans une ville assiégée
task-in-monastery = dans une abbaye
task-in-shrine = dans un lieu de culte
task-in-monastic = dans une abbaye ou un lieu de culte
task-in-garden = dans un jardin
task-in-any = dans une zone (pas un pré)
task-in-feature = dans une zone

# Several features, and several others; always two or more.
task-several-road = au moins { $count } routes
task-several-city = au moins { $count } villes
task-several-monastery = au moins { $count } abbayes
task-several-shrine = au moins { $count } lieux de culte
task-several-monastic = au moins { $count } abbayes ou lieux de culte
task-several-garden = au moins { $count } jardins
task-several-any = au moins { $count } zones
task-others-monastic = au moins { $count } autres abbayes ou lieux de culte
task-others-any = au moins { $count } autres zones

# Completing. After the feature comes who stands there, or nothing.
task-complete = Complétez { $feature }{ $clause }.
task-together = Avec une seule tuile, complétez { $list }.
task-together-all = Avec une seule tuile, complétez tout ceci : { $list }.
task-together-separator = {" ; "}
task-connect = Complétez une route ou une ville de sorte qu’{ $road } débouche dans { $cities }.
task-connect-road = une route complétée
task-connect-road-sized = une route complétée { $size }
task-connect-city = une ville complétée
task-connect-cities = { $number } { $count ->
    [1] ville complétée
   *[other] villes complétées différentes
}
task-connect-city-sized = une ville complétée { $size }
task-connect-cities-sized = { $number } { $count ->
    [1] ville complétée { $size }
   *[other] villes complétées différentes, chacune { $size }
}
task-score = Marquez { $number } { $count ->
    [one] point
   *[other] points
} { $from }.
task-score-feature = Marquez d’un coup { $number } { $count ->
    [one] point
   *[other] points
} avec une seule zone.
task-score-turn = Marquez en un seul tour { $number } { $count ->
    [one] point
   *[other] points
} avec des zones.
task-from-road = avec une seule route, peu importe qui la complète
task-from-city = avec une seule ville, peu importe qui la complète
task-from-monastery = avec une seule abbaye, peu importe qui la complète
task-from-shrine = avec un seul lieu de culte, peu importe qui le complète
task-from-monastic = avec une seule abbaye ou un seul lieu de culte, peu importe qui le complète
task-from-garden = avec un seul jardin, peu importe qui le complète
task-from-any = avec une seule zone (pas un pré), peu importe qui la complète

# Fields and the cities that they touch.
task-touches-cities = touche { $number } { $count ->
    [one] ville
   *[other] villes
}
task-touches-complete = touche { $number } { $count ->
    [one] ville complétée
   *[other] villes complétées
}
task-touches-no-cities = ne touche aucune ville
task-touches-no-complete = ne touche aucune ville complétée
task-field = dans un pré qui { $touches }
task-field-whether = dans un pré qui { $touches }, { $count ->
    [one] complétée
   *[other] complétées
} ou non
task-field-of-them = dans un pré qui { $touches }, dont { $number } { $count ->
    [one] complétée
   *[other] complétées
}
task-field-none-of-them = dans un pré qui { $touches }, dont aucune n’est complétée
task-field-not = mais pas dans un pré qui { $touches }
task-farmer = Posez un paysan.
task-farmer-in = Posez un paysan { $field }.
task-farmer-so = Posez un paysan { $so }.
task-farmer-in-so = Posez un paysan { $field }, { $so }.
task-so-farmers = de sorte que vous ayez { $number } { $count ->
    [one] paysan
   *[other] paysans
} sur l’aire de jeu
task-join = Placez une tuile qui relie un pré avec votre paysan à un pré avec un paysan adverse.
task-join-touching = Placez une tuile qui relie un pré avec votre paysan et un pré avec un paysan adverse en un seul, qui { $touches }.

# Titles and challenges.
task-take-king = Prenez le Roi, sur la table ou à un adversaire.
task-take-robber = Prenez le Chevalier-brigand, sur la table ou à un adversaire.
task-take-either = Prenez le Roi ou le Chevalier-brigand, sur la table ou à un adversaire.
task-take-both = Prenez le Roi ou le Chevalier-brigand de sorte que vous ayez les deux.
task-take-from-king = Prenez le Roi à un adversaire.
task-take-from-robber = Prenez le Chevalier-brigand à un adversaire.
task-take-from-either = Prenez le Roi ou le Chevalier-brigand à un adversaire.
task-take-from-both = Prenez le Roi ou le Chevalier-brigand à un adversaire de sorte que vous ayez les deux.
task-win = Gagnez un défi avec votre meeple.
task-win-shrine = Gagnez un défi avec votre meeple dans le lieu de culte.
task-win-monastery = Gagnez un défi avec votre meeple dans l’abbaye.

# The City of Carcassonne.
task-enter = Envoyez un meeple { $place }.
task-enter-so = Envoyez un meeple { $place } de sorte que vous ayez { $number } { $count ->
    [one] meeple
   *[other] meeples
} à Carcassonne.
task-quarter-none = à Carcassonne
task-quarters = { $list } de Carcassonne
task-quarter-castle = au château
task-quarter-market = au marché
task-quarter-blacksmith = à la forge
task-quarter-cathedral = à la cathédrale
deed-leave-city = Faites sortir un meeple de Carcassonne vers une zone avant la fin de la partie.
task-count = Déplacez le comte.
task-count-to = Déplacez le comte dans un quartier de Carcassonne où { $count ->
    [one] se trouve { $number } meeple adverse
   *[other] se trouvent { $number } meeples adverses
}.
task-count-to-nobody = Déplacez le comte dans un quartier de Carcassonne où ne se trouve aucun meeple adverse.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Placez une tuile dans la seconde moitié d’un double tour.
task-deploy = Posez { $figure }{ $clause }.
task-deploy-on = Posez { $figure } { $place }{ $clause }.
task-deploy-portal = Par un portail magique, posez { $figure } sur une autre tuile{ $clause }.
task-deploy-portal-on = Par un portail magique, posez { $figure } sur une autre tuile, { $place }{ $clause }.
task-deploy-flight = Avec une machine volante, posez { $figure }{ $clause }.
task-deploy-flight-on = Avec une machine volante, posez { $figure } { $place }{ $clause }.
task-land = Avec une machine volante, atterrissez{ $clause }.
task-land-on = Avec une machine volante, atterrissez { $place }{ $clause }.
task-deploy-crop = Avec un cercle, ajoutez { $figure }{ $clause }.
task-deploy-crop-on = Avec un cercle, ajoutez { $figure } { $place }{ $clause }.
task-figure = un de vos pions
task-follower = un meeple
task-your-follower = un meeple ordinaire
task-your-big-follower = votre grand meeple
task-your-mayor = votre maire
task-your-wagon = votre chariot
task-your-builder = votre bâtisseur
task-your-pig = votre cochon
task-your-barn = votre grange
task-your-phantom = votre fantôme
task-your-abbot = votre abbé
task-your-shepherd = votre berger
deed-place-abbey = Placez votre monastère.
deed-place-abbey-completes = Placez votre monastère de sorte que vous complétiez { $number } { $count ->
    [one] zone
   *[other] zones
}. Le monastère peut être l’une d’elles.
deed-move-wagon = Déplacez votre chariot après l’évaluation de sa zone.
deed-call-abbot = Rappelez votre abbé.
deed-call-abbot-points = Rappelez votre abbé pour { $number } { $count ->
    [one] point
   *[other] points
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Faites renvoyer un chevalier adverse par la princesse.
task-fairy = Déplacez la fée.
task-fairy-on = Déplacez la fée près d’un de vos meeples { $place }{ $clause }.
deed-dragon-eats = Placez une tuile dragon de sorte que le dragon dévore ensuite { $number } { $count ->
    [one] pion adverse
   *[other] pions adverses
}.
deed-avoid-dragon = Si le dragon dévore un de vos pions, perdez aussitôt 10 points. Si vous avez encore cette carte à la fin, marquez 10 points.

# Towers.
deed-raise-tower = Élevez une tour de sorte qu’elle compte { $number } { $count ->
    [one] étage
   *[other] étages
}.
deed-capture = Capturez un meeple adverse.
deed-capture-prisoners = Capturez un meeple adverse de sorte que vous ayez { $number } { $count ->
    [one] prisonnier
   *[other] prisonniers
}.

# The fair and the siege.
task-target = Au concours de tir, lancez le jeton de sorte que son bord le plus proche soit à { $distance } au plus du centre de la tuile de la foire.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Gagnez un concours de tir, même à égalité.
task-win-target-by = Gagnez un concours de tir avec au moins { $distance } d’avance sur tous les autres.
deed-knock-out = À la bataille de gâteaux, touchez { $number } { $count ->
    [one] meeple adverse
   *[other] meeples adverses
} en un seul lancer.
deed-catch = À l’attrape-jeton, attrapez le jeton.
deed-slip-by = À l’attrape-jeton, lancez le jeton assez loin, au-delà de la règle, de sorte que personne ne l’attrape.
deed-seduce = À la séduction, échangez un meeple adverse contre un des vôtres.
deed-judged = Qui a cet ordre en main dit quand il est accompli.
deed-escape = Faites s’échapper un de vos chevaliers d’une ville assiégée.

# The newer sets.
task-mage = Déplacez le mage.
task-mage-to = Déplacez le mage { $place }{ $clause }.
task-witch = Déplacez la sorcière.
task-witch-to = Déplacez la sorcière { $place }{ $clause }.
deed-take-gold = Prenez de l’or.
deed-take-gold-bars = Prenez { $number } { $count ->
    [one] lingot
   *[other] lingots
} d’or pour les zones qu’une même tuile complète.
deed-take-gold-held = Prenez un lingot d’or de sorte que vous en ayez { $number }.
deed-take-gold-bars-held = Prenez { $number } { $count ->
    [one] lingot
   *[other] lingots
} d’or pour les zones qu’une même tuile complète, de sorte que vous en ayez { $held }.
deed-crop-takes-home = Placez un cercle qui fait rentrer en réserve { $number } { $count ->
    [one] pion adverse
   *[other] pions adverses
}.
task-ferry = Déplacez un bac.
task-ferry-on = Déplacez un bac de sorte qu’il soit { $place }{ $clause }.
deed-read-message = Lisez une dépêche.
deed-read-message-messages = Lisez une dépêche de sorte que vous en ayez lu { $number }.
deed-read-message-points = Lisez une dépêche qui vous rapporte { $number } { $count ->
    [one] point
   *[other] points
}.
deed-read-message-points-messages = Lisez une dépêche qui vous rapporte { $number } { $count ->
    [one] point
   *[other] points
}, de sorte que vous en ayez lu { $messages }.
task-rob = Volez des points avec votre bandit.
task-rob-points = Volez { $number } { $count ->
    [one] point
   *[other] points
} avec votre bandit.
task-rob-richer = Avec votre bandit, volez quelqu’un qui a plus de points que vous.
task-rob-both = Avec votre bandit, volez { $number } { $count ->
    [one] point
   *[other] points
} à quelqu’un qui a plus de points que vous.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = avec { $number } { $count ->
    [one] ville
   *[other] villes différentes
}
task-without-cities = sans aucune ville
task-with-roads = avec { $number } { $count ->
    [one] route
   *[other] routes différentes
}
task-without-roads = sans aucune route
task-with-cloisters = avec { $number } { $count ->
    [one] abbaye
   *[other] abbayes
}
task-without-cloisters = sans aucune abbaye
task-around = { $list } sur les tuiles tout autour
task-with-row = avec { $number } { $count ->
    [one] tuile
   *[other] tuiles
} en ligne droite
task-without-row = sans aucune tuile en ligne droite
task-with-monasteries = avec { $number } { $count ->
    [one] abbaye
   *[other] abbayes
} à ses bouts
task-without-monasteries = sans abbaye à ses bouts
task-shape-ring = qui forme une boucle fermée (sans bouts)
task-shape-hole = qui entoure un emplacement vide
# Behind the feature and whoever stands there.
task-shares-tile = , sur la même tuile qu’{ $other }
task-shares-field = , au bord du même pré qu’{ $other }
task-shares-size = , avec exactement autant de tuiles qu’{ $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] une autre route
    [1] une autre route complétée
   *[other] une autre route incomplète
}
task-beside-city = { $state ->
    [0] une autre ville
    [1] une autre ville complétée
   *[other] une autre ville incomplète
}
task-beside-monastery = { $state ->
    [0] une autre abbaye
    [1] une autre abbaye complétée
   *[other] une autre abbaye incomplète
}
task-beside-shrine = { $state ->
    [0] un autre lieu de culte
    [1] un autre lieu de culte complété
   *[other] un autre lieu de culte incomplet
}
task-beside-monastic = { $state ->
    [0] une autre abbaye ou un autre lieu de culte
    [1] une autre abbaye ou un autre lieu de culte, complété
   *[other] une autre abbaye ou un autre lieu de culte, incomplet
}
task-beside-garden = { $state ->
    [0] un autre jardin
    [1] un autre jardin complété
   *[other] un autre jardin incomplet
}
task-beside-any = { $state ->
    [0] une autre zone
    [1] une autre zone complétée
   *[other] une autre zone incomplète
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] une route
    [1] une route complétée
   *[other] une route incomplète
}
task-by-city = { $state ->
    [0] une ville
    [1] une ville complétée
   *[other] une ville incomplète
}
task-by-monastery = { $state ->
    [0] une abbaye
    [1] une abbaye complétée
   *[other] une abbaye incomplète
}
task-by-shrine = { $state ->
    [0] un lieu de culte
    [1] un lieu de culte complété
   *[other] un lieu de culte incomplet
}
task-by-monastic = { $state ->
    [0] une abbaye ou un lieu de culte
    [1] une abbaye ou un lieu de culte, complété
   *[other] une abbaye ou un lieu de culte, incomplet
}
task-by-garden = { $state ->
    [0] un jardin
    [1] un jardin complété
   *[other] un jardin incomplet
}
task-owned = { $feature } { $owner }
task-owner-you = qui vous appartient
task-owner-opponent = qui appartient à un adversaire
task-owner-somebody = qui appartient à quelqu’un
task-owner-nobody = qui n’appartient à personne
task-connect-owned = Complétez une route ou une ville de sorte qu’{ $road } débouche dans { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = dont { $list }
task-cities-own = { $number } { $count ->
   *[other] à vous
}
task-cities-no-own = aucune à vous
task-cities-opponents = { $number } { $count ->
    [one] à un adversaire
   *[other] à des adversaires
}
task-cities-no-opponents = aucune à un adversaire
task-cities-nobodys = { $number } sans propriétaire
task-cities-no-nobodys = aucune sans propriétaire
task-cities-owners = avec en tout { $number } { $count ->
    [one] propriétaire
   *[other] propriétaires différents
}
task-cities-no-owners = toutes sans propriétaire
task-place-tile = Placez une tuile dont les côtés touchent { $number } { $count ->
    [one] autre tuile
   *[other] autres tuiles
}.
task-place-tile-hole = Bouchez un trou : placez une tuile qui a des voisines sur ses quatre côtés.

# Possessions.
task-have-wine = Possédez { $number } { $count ->
    [one] jeton
   *[other] jetons
} de vin.
task-have-grain = Possédez { $number } { $count ->
    [one] jeton
   *[other] jetons
} de blé.
task-have-cloth = Possédez { $number } { $count ->
    [one] jeton
   *[other] jetons
} de tissu.
task-have-goods = Possédez { $number } { $count ->
    [one] jeton de marchandise
   *[other] jetons de marchandise (identiques ou non)
}.
task-have-each-good = Possédez { $number } { $count ->
    [one] jeton
   *[other] jetons
} de chaque marchandise (vin, blé et tissu).
task-have-gold = Possédez { $number } { $count ->
    [one] lingot
   *[other] lingots
} d’or.
task-have-followers = Ayez { $number } { $count ->
    [one] meeple ordinaire
   *[other] meeples ordinaires
} en réserve.
task-have-no-followers = N’ayez plus aucun meeple ordinaire en réserve.
task-have-special-figures = Ayez { $number } de vos { $count ->
   *[other] pions spéciaux
} (tous sauf les meeples ordinaires) sur l’aire de jeu.
task-have-no-special-figures = N’ayez aucun de vos pions spéciaux (tous sauf les meeples ordinaires) sur l’aire de jeu.
task-have-all-special-figures = Ayez tous vos pions spéciaux (tous sauf les meeples ordinaires) à la fois sur l’aire de jeu.
task-have-tower-pieces = Ayez { $number } { $count ->
    [one] étage de tour
   *[other] étages de tour
} en réserve.
task-have-no-tower-pieces = N’ayez plus aucun étage de tour en réserve.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = { $count ->
    [1] { $count }re
   *[other] { $count }e
} fois
task-number-from = { $count ->
    [1] { $count }re
   *[other] { $count }e
} fois ou plus
task-number-between = { $least ->
    [1] { $least }re
   *[other] { $least }e
} à la { $most }e fois
task-nth = Dans cette partie, complétez { $feature } pour la { $number }.
task-nth-of-all = Dans cette partie, complétez { $feature } pour la { $number }, tous joueurs confondus.
task-orders = Dans cette partie, accomplissez un ordre pour la { $number }.
task-orders-farmer = Dans cette partie, accomplissez un ordre marqué du paysan pour la { $number }.
task-orders-alike = Dans cette partie, accomplissez un ordre d’une même extension pour la { $number }.
task-bare = { $count ->
    [one] Placez { $count } tuile sans poser de meeple.
   *[other] Placez { $count } tuiles de suite sans poser de meeple.
}
task-farm-turns = { $count ->
    [one] Posez un paysan lors de { $count } de vos tours.
   *[other] Posez un paysan lors de { $count } de vos tours consécutifs.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } Et dans le même tour : { $second }
task-both = { $first } Et, avant ou après : { $second }
task-either = { $first } Ou bien : { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Perdez aussitôt 10 points { $perils }. Si vous avez encore cette carte à la fin, marquez ses points.
task-if-captured = si un adversaire capture un de vos meeples
task-if-eaten = si le dragon dévore un de vos meeples
task-if-taken-over = si d’autres vous prennent une route, une ville, un bâtiment ou un pré
task-if-last = si tous les autres ont plus de points que vous après un de vos tours
task-if-small-road = si une de vos routes complétées a { $count } { $count ->
    [one] tuile
   *[other] tuiles
} au plus
