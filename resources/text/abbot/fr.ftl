## L’Abbé et les jardins

tile-garden = jardin
feature-garden = jardin
role-garden = jardinier
a-garden = un jardinier
role-abbot = abbé
a-abbot = un abbé
source-gardens = Jardins
record-garden = { $tiles ->
    [one] jardin, { $tiles } tuile sur 9
   *[other] jardin, { $tiles } tuiles sur 9
}
evening-gardens = { $count ->
    [one] { $count } jardin
   *[other] { $count } jardins
}
set-abbot = L’Abbé et les Jardins
set-abbot-about = Des jardins sur des tuiles de la deuxième édition, et pour chacun un abbé qui y attend, ou dans une abbaye, et peut rentrer plus tôt pour les points acquis.
act-abbot = Abbé
act-recall = Abbé rappelé
answer-recall = Rappeler l’abbé
move-recall-abbot = rappel de l’abbé
outcome-abbot-home = { $name } rappelle l’abbé ({ $feature }).
reject-abbot-not-out = Votre abbé n’est dans aucun jardin ni aucune abbaye : il n’y a personne à rappeler.
reject-abbot-complete = Le bâtiment est complété : l’abbé rentre de lui-même à la fin du tour.
