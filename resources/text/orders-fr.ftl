### French words of the King’s Orders: their titles, at most 28 characters long.

## Jeu de base

order-base-01 = Cinq tours
order-base-02 = Une fière ville
order-base-03 = La grande capitale
order-base-04 = Le hameau
order-base-05 = Trois portes
order-base-06 = La ville carrée
order-base-07 = Sept clochers
order-base-08 = Le bastion
order-base-09 = Hissez les couleurs
order-base-10 = Deux bannières
order-base-11 = La salle des bannières
order-base-12 = La ville franche
order-base-13 = La petite garnison
order-base-14 = En bonne compagnie
order-base-15 = La ville bondée
order-base-16 = Frères d’armes
order-base-17 = Compagnons de route
order-base-18 = La ville fantôme
order-base-19 = La route déserte
order-base-20 = Le mur mitoyen
order-base-21 = Cadeau à un rival
order-base-22 = La prière du voisin
order-base-23 = Le raccourci
order-base-24 = Une journée de marche
order-base-25 = La route marchande
order-base-26 = Le chemin des pèlerins
order-base-27 = La route royale
order-base-28 = La cloche muette
order-base-29 = Votre propre abbé
order-base-30 = De porte en porte
order-base-31 = La route de la ville
order-base-32 = La porte ouverte
order-base-33 = La longue approche
order-base-34 = Route et rempart
order-base-35 = La croisée des chemins
order-base-36 = Les villes jumelles
order-base-37 = Le maître d’œuvre
order-base-38 = Cloche et truelle
order-base-39 = Le premier sillon
order-base-40 = Entre quatre villes
order-base-41 = Le jardin maraîcher
order-base-42 = Le pain de la ville
order-base-43 = Deux granges pleines
order-base-44 = La riche moisson
order-base-45 = En attendant les murs
order-base-46 = La seconde charrue
order-base-47 = Le pré communal
order-base-48 = Par-dessus la haie
order-base-49 = Un jour en or
order-base-50 = La bourse pleine
order-base-51 = Le péage

## Roi et Chevalier-brigand

order-king-robber-1 = La couronne
order-king-robber-2 = Le masque
order-king-robber-3 = L’usurpateur
order-king-robber-4 = Vol de grand chemin
order-king-robber-5 = La couronne et le masque

## Hérétiques et Lieux de culte

order-shrines-1 = L’hérésie
order-shrines-2 = La vraie foi
order-shrines-3 = Les pierres levées
order-shrines-4 = Les fidèles
order-shrines-5 = Charité

## Le Comte de Carcassonne

order-count-1 = Un ami à la cour
order-count-2 = Jour de marché
order-count-3 = Le forgeron et l’évêque
order-count-4 = La sortie
order-count-5 = L’oreille du comte

## Auberges et Cathédrales

order-inns-cathedrals-1 = La dernière tournée
order-inns-cathedrals-2 = Le long retour
order-inns-cathedrals-3 = Cloches sur les toits
order-inns-cathedrals-4 = Chausser grand
order-inns-cathedrals-5 = Une chandelle qui brûle

## Marchands et Bâtisseurs

order-traders-builders-1 = Caves pleines
order-traders-builders-2 = La ville marchande
order-traders-builders-3 = Un peu de tout
order-traders-builders-4 = Le bouquet final
order-traders-builders-5 = Le porcher

## Princesse et Dragon

order-princess-dragon-1 = Évitez le dragon
order-princess-dragon-2 = Le souper du dragon
order-princess-dragon-3 = La princesse a parlé
order-princess-dragon-4 = Sous l’arche
order-princess-dragon-5 = Une bonne fée

## La Tour

order-tower-1 = La tour de guet
order-tower-2 = Sous surveillance
order-tower-3 = Jusqu’au ciel
order-tower-4 = Le cachot
order-tower-5 = Bien en vue

## Maires et Monastères

order-abbey-mayor-1 = La dernière pierre
order-abbey-mayor-2 = D’une pierre quatre coups
order-abbey-mayor-3 = Monsieur le maire
order-abbey-mayor-4 = Et ça roule
order-abbey-mayor-5 = La moisson est rentrée

## La Catapulte

order-catapult-1 = Dans le mille
order-catapult-2 = Jeu de quilles
order-catapult-3 = En de bonnes mains
order-catapult-4 = Entre les doigts
order-catapult-5 = Le coup de foudre

## Les Cathares et les Assiégeants

order-siege-1 = L’état de siège
order-siege-2 = À la faveur de la nuit

## L’Abbé et les jardins

order-abbot-1 = La main verte
order-abbot-2 = Une place à l’ombre
order-abbot-3 = Les roses du voisin
order-abbot-4 = Rappelé d’urgence
order-abbot-5 = Bientôt en fleurs

## Mage et sorcière

order-mage-witch-1 = Un coup de main
order-mage-witch-2 = Ensorcelée

## Les mines d’or

order-gold-mines-1 = Pépites
order-gold-mines-2 = Le magot

## Les Cercles dans les blés

order-crop-circles-1 = La fête des moissons
order-crop-circles-2 = La seconde faucille

## Les Machines volantes

order-flying-machines-1 = Atterrissage forcé
order-flying-machines-2 = À vol d’oiseau

## Les Bacs

order-ferries-1 = Par-delà les eaux
order-ferries-2 = Tout le monde à bord
order-hills-sheep-1 = Le bon berger
order-hills-sheep-2 = Compter les moutons
order-hills-sheep-3 = La Toison d’or
order-hills-sheep-4 = Le pâturage commun
order-hills-sheep-5 = Trois sacs de laine

## Les Dépêches

order-messages-1 = Le sac est plein
order-messages-2 = Heureuse nouvelle

## Les Voleurs

order-robbers-1 = La bourse ou la vie
order-robbers-2 = Prendre aux riches
