### French words of the King’s Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Jeu de base

order-base-01 = Cinq tours
    .text = Complétez une ville d’exactement 5 tuiles.
order-base-02 = Une fière ville
    .text = Complétez une ville d’au moins 6 tuiles.
order-base-03 = La grande capitale
    .text = Complétez une ville d’au moins 10 tuiles.
order-base-04 = Le hameau
    .text = Complétez une ville d’exactement 2 tuiles où se trouve au moins 1 meeple adverse.
order-base-05 = Trois portes
    .text = Complétez une ville d’exactement 3 tuiles.
order-base-06 = La ville carrée
    .text = Complétez une ville d’exactement 4 tuiles.
order-base-07 = Sept clochers
    .text = Complétez une ville d’exactement 7 tuiles.
order-base-08 = Le bastion
    .text = Complétez une ville d’au moins 8 tuiles.
order-base-09 = Hissez les couleurs
    .text = Complétez une ville avec au moins 1 blason.
order-base-10 = Deux bannières
    .text = Complétez une ville avec exactement 2 blasons.
order-base-11 = La salle des bannières
    .text = Complétez une ville avec au moins 3 blasons.
order-base-12 = La ville franche
    .text = Complétez une ville d’au moins 5 tuiles sans aucun blason.
order-base-13 = La petite garnison
    .text = Complétez une ville d’au plus 3 tuiles avec au moins 1 blason.
order-base-14 = En bonne compagnie
    .text = Complétez une ville où se trouvent au moins 2 meeples, peu importe à qui.
order-base-15 = La ville bondée
    .text = Complétez une ville où se trouvent au moins 3 meeples, peu importe à qui.
order-base-16 = Frères d’armes
    .text = Complétez une ville où se trouvent au moins 2 de vos propres meeples.
order-base-17 = Compagnons de route
    .text = Complétez une route où se trouvent au moins 2 meeples, peu importe à qui.
order-base-18 = La ville fantôme
    .text = Complétez une ville d’au moins 3 tuiles où ne se trouve aucun meeple.
order-base-19 = La route déserte
    .text = Complétez une route d’au moins 4 tuiles où ne se trouve aucun meeple.
order-base-20 = Le mur mitoyen
    .text = Complétez une ville où se trouvent des meeples d’au moins 2 joueurs différents.
order-base-21 = Cadeau à un rival
    .text = Complétez une ville d’au moins 3 tuiles où se trouve au moins 1 meeple adverse et aucun des vôtres.
order-base-22 = La prière du voisin
    .text = Complétez une abbaye (ou un monastère) où se trouve au moins 1 meeple adverse.
order-base-23 = Le raccourci
    .text = Complétez une route d’exactement 3 tuiles où ne se trouve aucun meeple.
order-base-24 = Une journée de marche
    .text = Complétez une route d’exactement 5 tuiles.
order-base-25 = La route marchande
    .text = Complétez une route d’au moins 6 tuiles.
order-base-26 = Le chemin des pèlerins
    .text = Complétez une route d’au moins 8 tuiles.
order-base-27 = La route royale
    .text = Complétez une route d’au moins 10 tuiles.
order-base-28 = La cloche muette
    .text = Complétez une abbaye (ou un monastère) où ne se trouve aucun meeple.
order-base-29 = Votre propre abbé
    .text = Complétez une abbaye (ou un monastère) où se trouve au moins 1 de vos propres meeples.
order-base-30 = De porte en porte
    .text = Complétez une route ou une ville de sorte qu’une route complétée mène à au moins 2 villes complétées différentes.
order-base-31 = La route de la ville
    .text = Complétez une route ou une ville de sorte qu’une route complétée mène à une ville complétée d’au moins 4 tuiles.
order-base-32 = La porte ouverte
    .text = Complétez une route ou une ville de sorte qu’une route complétée mène à une ville complétée.
order-base-33 = La longue approche
    .text = Complétez une route ou une ville de sorte qu’une route complétée d’au moins 4 tuiles mène à une ville complétée.
order-base-34 = Route et rempart
    .text = Avec une seule tuile, complétez au moins 1 ville et au moins 1 route.
order-base-35 = La croisée des chemins
    .text = Avec une seule tuile, complétez au moins 2 routes.
order-base-36 = Les villes jumelles
    .text = Avec une seule tuile, complétez au moins 2 villes.
order-base-37 = Le maître d’œuvre
    .text = Avec une seule tuile, complétez au moins 3 zones : routes, villes, abbayes, monastères ou lieux de culte.
order-base-38 = Cloche et truelle
    .text = Avec une seule tuile, complétez une abbaye (ou un monastère) et au moins 1 autre zone : route, ville, abbaye, monastère ou lieu de culte.
order-base-39 = Le premier sillon
    .text = Posez un paysan.
order-base-40 = Entre quatre villes
    .text = Posez un paysan dans un pré qui touche au moins 4 villes, complétées ou non.
order-base-41 = Le jardin maraîcher
    .text = Posez un paysan dans un pré qui touche au moins 5 villes, complétées ou non.
order-base-42 = Le pain de la ville
    .text = Posez un paysan dans un pré qui touche au moins 3 villes, dont au moins 1 complétée.
order-base-43 = Deux granges pleines
    .text = Posez un paysan dans un pré qui touche au moins 2 villes complétées.
order-base-44 = La riche moisson
    .text = Posez un paysan dans un pré qui touche au moins 3 villes complétées.
order-base-45 = En attendant les murs
    .text = Posez un paysan dans un pré qui touche au moins 3 villes, dont aucune n’est complétée.
order-base-46 = La seconde charrue
    .text = Posez un paysan dans un pré qui touche au moins 3 villes, de sorte que vous ayez au moins 2 paysans sur l’aire de jeu.
order-base-47 = Le pré communal
    .text = Posez un paysan de sorte que vous ayez au moins 5 paysans sur l’aire de jeu.
order-base-48 = Par-dessus la haie
    .text = Placez une tuile qui relie un pré avec votre paysan à un pré avec un paysan adverse.
order-base-49 = Un jour en or
    .text = Marquez d’un coup au moins 12 points avec une seule zone : un pré compte si une grange le fait évaluer, les points de la fée non.
order-base-50 = La bourse pleine
    .text = Marquez au moins 15 points avec des zones en un tour : les prés comptent si une grange les fait évaluer, les points de la fée non.
order-base-51 = Le péage
    .text = Marquez au moins 5 points avec une seule route, peu importe qui la complète.

## Roi et Chevalier-brigand

order-king-robber-1 = La couronne
    .text = Prenez le Roi, sur la table ou à un adversaire.
order-king-robber-2 = Le masque
    .text = Prenez le Chevalier-brigand, sur la table ou à un adversaire.
order-king-robber-3 = L’usurpateur
    .text = Prenez le Roi à un adversaire.
order-king-robber-4 = Vol de grand chemin
    .text = Prenez le Chevalier-brigand à un adversaire.
order-king-robber-5 = La couronne et le masque
    .text = Prenez le Roi ou le Chevalier-brigand de sorte que vous ayez les deux.

## Hérétiques et Lieux de culte

order-shrines-1 = L’hérésie
    .text = Gagnez un défi avec votre meeple sur le lieu de culte.
order-shrines-2 = La vraie foi
    .text = Gagnez un défi avec votre meeple sur l’abbaye (ou le monastère).
order-shrines-3 = Les pierres levées
    .text = Complétez un lieu de culte.
order-shrines-4 = Les fidèles
    .text = Complétez une abbaye, un monastère ou un lieu de culte où se trouve au moins 1 de vos propres meeples.
order-shrines-5 = Charité
    .text = Complétez une abbaye, un monastère ou un lieu de culte où se trouve au moins 1 meeple adverse.

## Le Comte de Carcassonne

order-count-1 = Un ami à la cour
    .text = Envoyez un meeple au château de Carcassonne de sorte qu’au moins 2 des vôtres soient à Carcassonne.
order-count-2 = Jour de marché
    .text = Envoyez un meeple au marché de Carcassonne de sorte qu’au moins 2 des vôtres soient à Carcassonne.
order-count-3 = Le forgeron et l’évêque
    .text = Envoyez un meeple à la forge ou à la cathédrale de Carcassonne de sorte qu’au moins 2 des vôtres soient à Carcassonne.
order-count-4 = La sortie
    .text = Faites sortir un meeple de Carcassonne vers une zone avant l’évaluation finale.
order-count-5 = L’oreille du comte
    .text = Déplacez le comte dans un quartier de Carcassonne où se trouve au moins 1 meeple adverse.

## Auberges et Cathédrales

order-inns-cathedrals-1 = La dernière tournée
    .text = Complétez une route où se trouvent au moins 1 auberge et au moins 1 de vos propres meeples.
order-inns-cathedrals-2 = Le long retour
    .text = Complétez une route d’au moins 5 tuiles avec au moins 1 auberge.
order-inns-cathedrals-3 = Cloches sur les toits
    .text = Complétez une ville avec au moins 1 cathédrale.
order-inns-cathedrals-4 = Chausser grand
    .text = Complétez une ville où se trouve votre grand meeple.
order-inns-cathedrals-5 = Une chandelle qui brûle
    .text = Avec une seule tuile, complétez au moins 1 ville et au moins 1 route sans auberge.

## Marchands et Bâtisseurs

order-traders-builders-1 = Caves pleines
    .text = Complétez une ville d’au moins 4 tuiles avec au moins 1 symbole de marchandise.
order-traders-builders-2 = La ville de marché
    .text = Complétez une ville avec au moins 2 symboles de marchandise, identiques ou non.
order-traders-builders-3 = Un peu de tout
    .text = Complétez une ville avec au moins 2 sortes différentes de marchandises.
order-traders-builders-4 = Le bouquet final
    .text = Complétez une ville où se trouve votre bâtisseur.
order-traders-builders-5 = Le porcher
    .text = Posez votre cochon dans un pré qui touche au moins 3 villes complétées.

## Princesse et Dragon

order-princess-dragon-1 = Évitez le dragon
    .text = Si le dragon dévore un de vos pions, perdez aussitôt 10 points. Si vous avez encore cette carte à la fin, marquez 10 points.
order-princess-dragon-2 = Le souper du dragon
    .text = Placez une tuile dragon de sorte que le dragon dévore ensuite au moins 2 pions adverses.
order-princess-dragon-3 = La princesse a parlé
    .text = Faites renvoyer un chevalier adverse par la princesse.
order-princess-dragon-4 = Sous l’arche
    .text = Par un portail magique, posez un meeple sur une autre tuile, dans une ville d’au moins 3 tuiles.
order-princess-dragon-5 = Une bonne fée
    .text = Déplacez la fée près d’un de vos meeples dans une ville où se trouve aussi au moins 1 meeple adverse.

## La Tour

order-tower-1 = La tour de guet
    .text = Complétez une ville avec au moins 1 fondation de tour qui s’y trouve en majeure partie.
order-tower-2 = Sous surveillance
    .text = Complétez une ville où se trouvent au moins 1 fondation de tour et au moins 1 meeple adverse.
order-tower-3 = Jusqu’au ciel
    .text = Élevez une tour à une hauteur d’au moins 8.
order-tower-4 = Le cachot
    .text = Capturez un meeple adverse de sorte que vous ayez au moins 5 prisonniers.
order-tower-5 = Bien en vue
    .text = Complétez une ville d’au moins 4 tuiles où se trouve au moins 1 fondation de tour.

## Maires et Monastères

order-abbey-mayor-1 = La dernière pierre
    .text = Placez votre monastère de sorte qu’au moins 3 zones soient complétées. Le monastère peut être l’une d’elles.
order-abbey-mayor-2 = D’une pierre quatre coups
    .text = Placez votre monastère de sorte qu’au moins 4 zones soient complétées. Le monastère peut être l’une d’elles.
order-abbey-mayor-3 = Monsieur le maire
    .text = Complétez une ville où se trouvent au moins 1 blason et votre maire.
order-abbey-mayor-4 = Et ça roule
    .text = Déplacez votre chariot après l’évaluation de sa zone.
order-abbey-mayor-5 = La moisson est rentrée
    .text = Posez votre grange dans un pré qui touche au moins 3 villes complétées.

## La Catapulte

order-catapult-1 = Dans le mille
    .text = Au concours de tir, lancez le jeton de sorte que son bord le plus proche soit à 6 cm au plus du centre de la tuile de la foire.
order-catapult-2 = Jeu de quilles
    .text = À la bataille de gâteaux, touchez au moins 1 meeple adverse en un seul lancer.
order-catapult-3 = En de bonnes mains
    .text = À l’attrape-jeton, attrapez le jeton.
order-catapult-4 = Entre les doigts
    .text = À l’attrape-jeton, lancez le jeton assez loin, au-delà de la règle, de sorte que personne ne l’attrape.
order-catapult-5 = Le coup de foudre
    .text = À la séduction, échangez un meeple adverse contre un des vôtres.

## Les Cathares et les Assiégeants

order-siege-1 = L’état de siège
    .text = Complétez une ville assiégée d’au moins 4 tuiles.
order-siege-2 = À la faveur de la nuit
    .text = Faites s’échapper un de vos chevaliers d’une ville assiégée.

## L’Abbé et les jardins

order-abbot-1 = La main verte
    .text = Complétez un jardin.
order-abbot-2 = Une place à l’ombre
    .text = Complétez un jardin où se trouve votre abbé.
order-abbot-3 = Les roses du voisin
    .text = Complétez un jardin où se trouve au moins 1 meeple adverse.
order-abbot-4 = Rappelé d’urgence
    .text = Rappelez votre abbé pour au moins 8 points.
order-abbot-5 = Bientôt en fleurs
    .text = Posez votre abbé dans un jardin qui compte au moins 6 tuiles, la sienne comprise.

## Mage et sorcière

order-mage-witch-1 = Un coup de main
    .text = Déplacez le mage dans une ville d’au moins 4 tuiles où se trouve au moins 1 de vos propres meeples.
order-mage-witch-2 = Ensorcelée
    .text = Déplacez la sorcière sur une route d’au moins 4 tuiles où se trouve au moins 1 meeple adverse.

## Les mines d’or

order-gold-mines-1 = Pépites
    .text = Prenez au moins 2 lingots d’or pour les zones qu’une même tuile complète.
order-gold-mines-2 = Le magot
    .text = Prenez un lingot d’or de sorte que vous en ayez au moins 3.

## Les Cercles dans les blés

order-crop-circles-1 = La fête des moissons
    .text = Placez un cercle par lequel au moins 1 pion adverse rentre en réserve.
order-crop-circles-2 = La seconde faucille
    .text = Par un cercle, ajoutez un de vos propres pions.

## Les Machines volantes

order-flying-machines-1 = Atterrissage forcé
    .text = Par une machine volante, posez-vous là où se trouve au moins 1 meeple adverse.
order-flying-machines-2 = À vol d’oiseau
    .text = Par une machine volante, posez-vous dans une ville.

## Les Bacs

order-ferries-1 = Par-delà les eaux
    .text = Complétez une route d’au moins 5 tuiles avec au moins 1 bac.
order-ferries-2 = Tout le monde à bord
    .text = Déplacez un bac de sorte qu’il soit sur une route d’au moins 6 tuiles.

## Les Dépêches

order-messages-1 = Le sac est plein
    .text = Lisez une dépêche de sorte que vous en ayez lu au moins 3.
order-messages-2 = Heureuse nouvelle
    .text = Lisez une dépêche qui vous rapporte au moins 5 points.

## Les Voleurs

order-robbers-1 = La bourse ou la vie
    .text = Volez au moins 4 points avec votre bandit.
order-robbers-2 = Prendre aux riches
    .text = Avec votre bandit, volez quelqu’un qui a plus de points que vous.
