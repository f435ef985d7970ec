## Schapen en heuvels

tile-hill = heuvel
tile-vineyard = wijngaard
tile-cities-shared = twee steden met een gedeelde zijde
role-shepherd = herder
a-shepherd = een herder
act-shepherd = Herder
source-sheep = Schapen
set-hills-sheep = Schapen en heuvels
set-hills-sheep-about = Een herder voor iedereen verzamelt schapen op een weide voordat de wolf komt. Heuvels beslissen bij een gelijke stand, en elke wijngaard geeft een afgebouwd klooster 3 punten.
label-hill = { $count ->
    [one] wint de gelijke stand met { $count } op een heuvel
   *[other] wint de gelijke stand met { $count } op heuvels
}
label-vineyards = { $count ->
    [one] { $count } wijngaard
   *[other] { $count } wijngaarden
}
record-by-hill = vanaf de heuvel
occupant-on-hill = { $count ->
    [one] { $count } op een heuvel
   *[other] { $count } op heuvels
}
switch-hill-tie = Gelijke stand en heuvels
switch-hill-tie-at-least-one = Wie op een heuvel staat, verslaat de anderen
switch-hill-tie-number = De meeste meeples op heuvels winnen
switch-vineyard-garden = Wijngaarden rond een afgebouwde tuin
switch-vineyard-garden-no = Geven niets
switch-vineyard-garden-yes = Geven elk 3 punten
pad-part-vineyards = wijngaarden
