## Les Dépêches

set-messages = Les Dépêches
set-messages-about = Chacun a un second pion sur la piste de score, le messager. Celui dont un pion s’arrête sur une case sombre à son propre tour pioche une dépêche.
source-messages = Dépêches
label-messenger = le messager sur { $count }, le meeple sur le reste
label-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
label-farmers = { $count ->
    [one] { $count } paysan
   *[other] { $count } paysans
}
label-message = au lieu de la dépêche
outcome-walked = { $name } : { $figure } avance à { $points }.
outcome-message = { $name } s’arrête sur une case sombre et pioche une dépêche.
outcome-message-tile = { $name } pioche et place ensuite une autre tuile.
outcome-message-home = { $whom } rentre en réserve : { $feature }.
reject-walk-first = D’abord, { $name } dit quel pion avance sur la piste de score.
reject-message-first = D’abord, { $name } dit ce que dit la dépêche.
reject-no-walk = Aucun pion n’avance maintenant sur la piste de score.
reject-no-message = Aucune dépêche n’est piochée maintenant.
reject-message-nothing = La dépêche ne rapporterait rien : prenez 2 points à la place.
reject-message-meant = La dépêche ne désigne rien ni personne à cet endroit.
track-follower = le meeple
track-messenger = le messager
walk-from-to = de { $from } à { $to }
message-brings = rapporte { $points }
message-road = La plus petite route
message-city = La plus petite ville
message-monastery = La plus petite abbaye
message-pennants = Les blasons d’une ville
message-knights = Tous vos chevaliers
message-farmers = Tous vos paysans
message-tile = Une autre tuile
message-follower = Évaluer un meeple et le reprendre
message-points = 2 points à la place
move-score-figure = { $name } dit quel pion avance
move-read-message = une dépêche est lue
move-score-pennants = les blasons d’une ville sont évalués
move-score-follower = un meeple est évalué et rentre en réserve
ask-walk = { $name } : quel pion avance sur la piste de score ?
ask-walk-about = Un pion qui s’arrête sur 0, 5, 10… à son propre tour apporte une dépêche.
asked-walk = Lequel de vos pions avance ?
asked-walk-about = Un pion qui s’arrête sur 0, 5, 10… à votre tour apporte une dépêche.
ask-message = { $name } pioche la première dépêche : que dit-elle ?
ask-message-about = Ce qu’elle dit, ou 2 points ; puis elle passe sous la pioche. Celles qui ne rapporteraient rien manquent ici.
asked-message = Que dit votre dépêche ?
asked-message-about = Ce qu’elle dit, ou 2 points. Celles qui ne rapporteraient rien manquent ici.
ask-pennants = { $name } : les blasons de quelle ville ?
ask-pennants-about = Cliquez sur une ville dorée ; chaque blason rapporte 2.
asked-pennants = Les blasons de quelle ville ?
asked-pennants-about = Chacun rapporte 2.
ask-score-follower = { $name } : quel meeple évaluer et reprendre ?
ask-score-follower-about = Cliquez sur un pion doré. La majorité ne compte pas.
asked-score-follower = Quel meeple évaluez-vous et reprenez-vous ?
asked-score-follower-about = La majorité ne compte pas.
switch-message-figure = Le pion qui avance sur la piste de score
switch-message-figure-each-time = L’un ou l’autre, chaque fois
switch-message-figure-one-a-turn = Un seul des deux par tour
