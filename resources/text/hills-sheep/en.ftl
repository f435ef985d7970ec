## Hills & Sheep

tile-hill = hill
tile-vineyard = vineyard
tile-cities-shared = two cities with a shared side
role-shepherd = shepherd
a-shepherd = a shepherd
act-shepherd = Shepherd
source-sheep = Sheep
set-hills-sheep = Hills & Sheep
set-hills-sheep-about = A shepherd for everybody gathers sheep in a field before the wolf comes. Hills break ties, and each vineyard brings a complete monastery 3 points.
label-hill = { $count ->
    [one] wins the tie with { $count } on a hill
   *[other] wins the tie with { $count } on hills
}
label-vineyards = { $count ->
    [one] { $count } vineyard
   *[other] { $count } vineyards
}
record-by-hill = from the hill
occupant-on-hill = { $count ->
    [one] { $count } on a hill
   *[other] { $count } on hills
}
switch-hill-tie = Ties and hills
switch-hill-tie-at-least-one = Anybody on a hill beats those without
switch-hill-tie-number = The most followers on hills win
switch-vineyard-garden = Vineyards around a complete garden
switch-vineyard-garden-no = Bring nothing
switch-vineyard-garden-yes = Bring 3 points each
pad-part-vineyards = vineyards
