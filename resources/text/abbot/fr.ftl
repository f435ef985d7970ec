## L’Abbé et les jardins

tile-garden = jardin
feature-garden = jardin
role-garden = jardinier
a-garden = un jardinier
role-abbot = abbé
a-abbot = un abbé
source-gardens = Jardins
record-garden = jardin avec { $tiles } des 9 tuiles
evening-gardens = { $count ->
    [one] { $count } jardin
   *[other] { $count } jardins
}
set-abbot = L’Abbé et les jardins
set-abbot-about = Des jardins sur des tuiles de la deuxième édition, et pour chacun un abbé qui y attend, ou dans une abbaye, et peut rentrer plus tôt pour les points acquis.
act-abbot = Abbé
act-recall = Abbé rappelé
answer-recall = Rappeler l’abbé
move-recall-abbot = rappel de l’abbé
outcome-abbot-home = { $name } rappelle l’abbé ({ $feature }).
reject-abbot-not-out = Votre abbé n’est dans aucun jardin ni aucune abbaye : il n’y a personne à rappeler.
reject-abbot-complete = La zone est complète : l’abbé rentre de lui-même à la fin du tour.
