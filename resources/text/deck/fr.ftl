# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Ordres
decks-own = Vos paquets
decks-away = Rangés
decks-bundled = Ceux du livret et les nôtres
decks-none = Vous n’avez pas encore de paquet à vous. Créez-en un, copiez celui-ci ou saisissez les cartes que vous avez.
decks-new = Nouveau paquet
decks-copy = Copier ce paquet
decks-enter = Saisir mes cartes imprimées
decks-read = Lire un fichier…
decks-save = Enregistrer dans un fichier…
decks-print = Imprimer…
decks-rename = Renommer
decks-put-away = Ranger
decks-bring-back = Ressortir
decks-play = Jouer avec ce paquet
decks-search = Chercher une carte
decks-undo = Annuler
keys-form = parcourir le formulaire d’une carte
keys-number = un nombre sélectionné
decks-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
decks-bundled-about = Les cartes de l’application. Pour les modifier, copiez le paquet : la copie est à vous.
decks-name = Nom du paquet
decks-name-taken = Vous avez déjà un paquet de ce nom.
decks-name-empty = Donnez un nom au paquet.
decks-elsewhere = Une autre fenêtre modifie « { $name } ». Affichez-y un autre paquet, et il pourra être modifié ici.
decks-changed-elsewhere = Une autre fenêtre a modifié « { $name } ». Le voici tel qu’il est maintenant ; votre dernière modification n’y est pas.
deck-not-written = Impossible d’écrire { $path } : { $cause }.
deck-unsaved-title = Les dernières modifications de « { $name } » ne sont pas enregistrées
deck-unsaved-about = Le paquet reste tel que vous le voyez, mais seulement tant que cette fenêtre est ouverte. Libérez de la place, ou enregistrez-le ailleurs.
deck-unsaved-where = Enregistrer le paquet dans ce fichier
deck-unsaved-back = Retour aux paquets
decks-said-away = « { $name } » est rangé. Vous le retrouvez plus bas, sous « Rangés ».
decks-said-saved = Enregistré : { $path }
decks-said-kept = « { $name } » est maintenant parmi vos paquets.
decks-found = { $count ->
    [0] Aucune carte ne contient ces mots.
    [one] { $count } carte trouvée
   *[other] { $count } cartes trouvées
}
keys-cards = carte suivante, carte précédente
home-decks = Paquets et cartes
setup-decks = Créer ou modifier des paquets…
deck-new = Notre paquet
deck-copied = { $name } (copie)
deck-printed = Notre paquet imprimé

# A file that somebody brings.
offered-title = { $name } : ajouter ce paquet ?
offered-from = Fichier : { $path }
offered-same = Votre table a déjà ce paquet : « { $name } ».
offered-says = { $count ->
    [one] Il contient { $count } carte. Voici ce qu’elle dit :
   *[other] Il contient { $count } cartes. Voici ce qu’elles disent :
}
offered-faults = Ce paquet ne peut pas être ajouté : { $count ->
    [1] quelque chose ne va pas dans son fichier.
   *[other] { $count } choses ne vont pas dans son fichier.
}
offered-many = Il a plus de { $limit } cartes, le maximum d’un paquet.
offered-take = Ajouter ce paquet
offered-leave = Ne pas l’ajouter

# A card in its form.
card-new = Nouvelle carte
card-next = Carte suivante
card-copy = Copier cette carte
card-remove = Supprimer cette carte
card-remove-last = Il faut au moins une carte dans un paquet. Rangez plutôt le paquet.
card-title = Titre
card-untitled = Nouvel ordre
card-points = Points
card-points-fixed = Toujours { $points } points : gagnés à la fin, perdus si le dragon dévore. C’est la règle.
card-count = Exemplaires dans le paquet
card-words = Texte libre
card-words-beside = L’application juge : { $task }
card-words-older = Ce texte est plus ancien que la tâche. Convient-il encore ?
card-words-stand = Oui, il convient
card-words-judged = Ce que dit la carte
card-farmer = Il faut poser un paysan
card-farmer-about = Qui a trois cartes de ce genre peut en défausser une ou deux.
card-set = Va avec
card-set-more = Autres extensions
card-set-itself = Entre en jeu avec { $set }.
card-set-also = Il faut aussi { $sets } : sans cela, personne ne peut l’accomplir.
card-task = Ce qu’il faut faire
card-task-other = Autre chose…
card-task-more = Tâches d’autres extensions
card-task-search = Chercher une tâche
card-task-none = Aucune tâche ne contient ce mot.
card-conditions = Ajouter une condition
card-choose = Choisissez une carte ou créez-en une. Son image et sa phrase apparaissent à mesure que vous la composez.

# How hard it is.
measure-title = Est-ce difficile ?
measure-begin = Simuler des parties
measure-stop = Arrêter
measure-about = Des joueurs simulés jouent des parties entières avec la carte, en arrière-plan. Cela prend environ une minute.
measure-so-far = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
measure-rate = Accompli { $rate } fois sur 100 par qui l’avait en main ({ $low } à { $high }).
measure-when-early = Surtout dans le premier tiers de la partie.
measure-when-middle = Surtout dans le deuxième tiers de la partie.
measure-when-late = Surtout dans le dernier tiers de la partie.
measure-fair = Valeur juste : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $low } à { $high }).
measure-fair-open = Valeur juste : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $low } à { $high }, le maximum proposé).
measure-fair-most = Plus de { $points } points seraient justes, mais on n’en propose jamais davantage.
measure-fair-least = Presque tous l’accomplissent : { $points } points, le minimum proposé.
measure-never = Aucun de ceux qui l’avaient en main ne l’a accompli (0 sur { $held }). On ne peut pas en tirer de points.
measure-take = { $points ->
    [one] Lui donner { $points } point
   *[other] Lui donner { $points } points
}
measure-known = Mesuré auparavant : accompli { $rate } fois sur 100 par qui l’avait en main ({ $held } joueurs).
measure-known-fair = { $points ->
    [one] { $points } point serait juste.
   *[other] { $points } points seraient justes.
}
# Of a card that is kept, never fulfilled.
measure-kept = Gardé jusqu’à la fin { $rate } fois sur 100 par qui l’avait en main ({ $low } à { $high }).
measure-kept-least = Presque tous le gardent jusqu’à la fin : { $points } points, le minimum proposé.
measure-kept-never = Aucun de ceux qui l’avaient en main ne l’a gardé jusqu’à la fin (0 sur { $held }). On ne peut pas en tirer de points.
measure-known-kept = Mesuré auparavant : gardé jusqu’à la fin { $rate } fois sur 100 par qui l’avait en main ({ $held } joueurs).
measure-not-dragon = il n’est jamais accompli, il se garde.
measure-not-throw = il dépend d’un lancer, et vous seuls savez comment on lance à votre table.
measure-not-judged = c’est à qui l’a en main d’en juger, pas à l’application.
measure-not-unplayed = les joueurs simulés ne jouent pas avec { $set }.
measure-not-apart = aucune table simulée ne joue avec { $sets } à la fois.
measure-not = Aucun chiffre fiable pour cette carte : { $why }

# What is odd about a card.
remark-never = Personne ne pourra jamais faire cela : les nombres se contredisent.
remark-beyond = { $clause } : aucune partie n’en compte plus de { $most }.
remark-by-abbey = Une zone complétée d’une seule tuile n’apparaît qu’à côté d’un monastère (Maires et Monastères).
remark-lacks = La carte entre en jeu avec « { $own } », mais sans « { $set } » personne ne peut l’accomplir.
remark-same = « { $title } » demande déjà la même chose.
remark-cheaper = Qui fait cela accomplit aussi « { $title } », qui rapporte plus ({ $points }).
remark-dearer = « { $title } » exige déjà tout cela et rapporte moins ({ $points }).

# Tasks by name.
form-complete = Compléter une zone
form-complete-together = Plusieurs zones d’un coup
form-connect = Relier des villes
form-score = Marquer des points
form-place-tile = Placer une tuile entre d’autres
form-have = Avoir un certain nombre
form-place-farmer = Poser un paysan
form-join-fields = Relier deux prés
form-deploy = Poser un pion
form-take = Roi ou Chevalier-brigand
form-win-challenge = Gagner un défi
form-enter-city = Entrer à Carcassonne
form-leave-city = Quitter Carcassonne
form-move-count = Déplacer le comte
form-double-turn = Placer une seconde tuile
form-remove-knight = Renvoyer un chevalier
form-move-fairy = Déplacer la fée
form-dragon-eats = Nourrir le dragon
form-avoid-dragon = Éviter le dragon
form-raise-tower = Élever une tour
form-capture = Capturer un meeple
form-place-abbey = Placer le monastère
form-move-wagon = Déplacer le chariot
form-target-within = Viser la cible
form-win-target = Gagner au tir
form-knock-out = Toucher des meeples
form-seduce = Séduire
form-catch = Attraper le jeton
form-slip-by = Tromper l’attrapeur
form-escape = S’échapper d’un siège
form-call-abbot = Rappeler l’abbé
form-move-magician = Déplacer mage ou sorcière
form-take-gold = Prendre de l’or
form-crop-takes-home = Cercle : retour en réserve
form-move-ferry = Déplacer un bac
form-read-message = Lire une dépêche
form-rob = Voler des points
form-complete-nth = Compléter sa troisième ville
form-fulfil-orders = Accomplir plusieurs ordres
form-lay-bare = Placer des tuiles sans meeple
form-farm-in-turns = Poser des paysans tour après tour
form-avoid = Éviter quelque chose
form-all-of = Deux tâches : les deux
form-one-of = Deux tâches : l’une des deux
form-judged = Aucune de ces tâches

# Parts of a requirement.
clause-feature = Zone
clause-on = Où
clause-features = Combien de zones
clause-tiles = Taille en tuiles
clause-pennants = Blasons
clause-followers = Meeples présents
clause-own-followers = Vos propres meeples
clause-opponents-followers = Meeples adverses
clause-players = Joueurs présents
clause-inns = Auberges
clause-ferries = Bacs
clause-cathedrals = Cathédrales
clause-goods = Marchandises
clause-kinds-of-goods = Sortes de marchandises
clause-tower-sites = Fondations de tour
clause-sieges = Tuiles de siège
clause-own-figure = Avec votre pion
clause-cities = Villes à ses bouts
clause-tiles-each = Tuiles par ville
clause-road = Tuiles de la route
clause-all-cities = Villes touchées
clause-complete-cities = Villes complétées touchées
clause-farmers = Vos paysans
clause-titles = Titre
clause-taking = Et
clause-winner = Gagnant
clause-quarters = Quartiers
clause-in-city = Vos meeples présents
clause-in-quarter = Meeples adverses présents
clause-figure = Pion
clause-way = Comment
clause-eaten = Pions adverses
clause-height = Hauteur
clause-prisoners = Vos prisonniers
clause-completes = Zones complétées
clause-millimetres = Millimètres au plus
clause-ahead = Millimètres d’avance au moins
clause-hit = Meeples adverses
clause-points = Points
clause-what = Quoi
clause-number = Combien
clause-magician = Qui
clause-bars = Lingots d’un coup
clause-held = Lingots que vous avez
clause-taken-home = Pions adverses
clause-messages = Dépêches lues
clause-robbing = Et
clause-span = Sur
clause-cities-around = Villes autour
clause-roads-around = Routes autour
clause-monasteries-around = Abbayes autour
clause-row = Tuiles en ligne droite
clause-monasteries = Abbayes à ses bouts
clause-shape = Forme
clause-beside = En commun avec une autre
clause-beside-which = L’autre est
clause-beside-state = État de l’autre
clause-beside-owner = Propriétaire de l’autre
clause-road-owner = Propriétaire de la route
clause-own-cities = Villes à vous
clause-opponents-cities = Villes d’adversaires
clause-nobodys-cities = Villes à personne
clause-city-owners = Propriétaires différents
clause-neighbours = Voisines sur les côtés
clause-ordinal = Numéro
clause-counting = Et
clause-orders = Ordres
clause-sort = Quels ordres
clause-in-row = Tuiles de suite
clause-turns-in-row = Tours de suite
clause-lost-by = Perdu si
clause-small-road = Tuiles au plus
clause-when = Quand
clause-task = Tâche
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = peu importe
term-not-needed = pas nécessaire
term-anywhere = n’importe où
term-which-city = ville
term-which-road = route
term-which-monastery = abbaye
term-which-shrine = lieu de culte
term-which-monastic = abbaye ou lieu de culte
term-which-garden = jardin
term-which-any = toute zone
term-span-feature = une seule zone
term-span-turn = un seul tour
term-from-opponent = à un adversaire
term-all = les deux à la fois
term-by-anybody = tous les joueurs comptent
term-of-farmer = marqués du paysan
term-of-one-set = d’une même extension
term-one-turn = en un seul tour
term-taken-over = on s’empare d’une de vos zones
term-small-road = une de vos routes est petite
term-last = vous êtes dernier après votre tour
term-captured = un meeple est capturé
term-eaten = un meeple est dévoré
term-portal = par un portail
term-flight = avec une machine volante
term-crop = avec un cercle
term-richer = à qui a plus de points
term-ring = une boucle
term-hole = autour d’un vide
term-shared-tile = une tuile
term-shared-field = un pré
term-shared-size = le nombre de tuiles
term-complete = complétée
term-open = incomplète
term-owner-you = vous
term-owner-opponent = un adversaire
term-owner-somebody = quelqu’un
term-owner-nobody = personne
term-thing-wine = vin
term-thing-grain = blé
term-thing-cloth = tissu
term-thing-goods = marchandises, peu importe lesquelles
term-thing-each-good = marchandises de chaque sorte
term-thing-gold = lingots d’or
term-thing-followers = meeples ordinaires en réserve
term-thing-special-figures = pions spéciaux sur l’aire de jeu
term-thing-all-special-figures = tous les pions spéciaux sur l’aire de jeu
term-thing-tower-pieces = étages de tour restants
bound-exactly = exactement
bound-at-least = au moins
bound-at-most = au plus
bound-between = de … à
files-read-deck = Lire un paquet
files-save-deck = Enregistrer le paquet
