## Les mines d’or

tile-gold = or
set-gold-mines = Les Mines d’or
set-gold-mines-about = Les tuiles d’or apportent des lingots ; qui marque avec une zone complétée prend ceux de ses tuiles : jusqu’à 4 points chacun à la fin.
source-gold = Or
label-gold = { $count ->
    [one] { $count } lingot d’or
   *[other] { $count } lingots d’or
}
outcome-gold-laid = Le deuxième lingot d’or est à côté : { $direction }.
outcome-gold-none = Il ne reste aucun lingot d’or : la tuile n’en reçoit pas.
outcome-gold-taken = { $name } prend { $bars }.
reject-gold-first = Posez d’abord le deuxième lingot d’or : sur une tuile voisine de la nouvelle.
reject-no-gold = Aucun lingot d’or n’est à poser maintenant.
reject-gold-beside = Le deuxième lingot va sur une des tuiles autour de la nouvelle.
reject-gold-shared = Les lingots ne se partagent pas ainsi : ceux qui y ont droit en prennent un à tour de rôle.
move-gold = un lingot d’or est posé
move-share-gold = les lingots d’or sont partagés
ask-gold = { $name } pose le deuxième lingot d’or
ask-gold-about = Cliquez sur une tuile dorée à côté de la nouvelle ou utilisez les flèches.
ask-share-gold = Qui reçoit combien de lingots d’or ?
ask-share-gold-about = Ceux qui y ont droit en prennent un à tour de rôle, { $name } d’abord.
asked-gold = Où va le deuxième lingot d’or ?
asked-gold-about = Sur une des tuiles autour de la vôtre.
asked-share-gold = Qui reçoit combien de lingots d’or ?
asked-share-gold-about = Ceux qui y ont droit en prennent un à tour de rôle, vous d’abord.
