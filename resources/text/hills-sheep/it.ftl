## Greggi e colline

tile-hill = collina
tile-vineyard = vigneto
tile-cities-shared = due città con un lato in comune
role-shepherd = pastore
a-shepherd = un pastore
act-shepherd = Pastore
source-sheep = Pecore
set-hills-sheep = Greggi e Colline
set-hills-sheep-about = Un pastore per tutti raduna pecore in un campo prima che arrivi il lupo. Le colline decidono i pareggi, e ogni vigneto dà 3 punti a un monastero completato.
label-hill = { $count ->
    [one] vince il pareggio con { $count } su una collina
   *[other] vince il pareggio con { $count } su colline
}
label-vineyards = { $count ->
    [one] { $count } vigneto
   *[other] { $count } vigneti
}
record-by-hill = dalla collina
occupant-on-hill = { $count ->
    [one] { $count } su una collina
   *[other] { $count } su colline
}
switch-hill-tie = Pareggi e colline
switch-hill-tie-at-least-one = Chi è su una collina batte gli altri
switch-hill-tie-number = Vince chi ha più seguaci sulle colline
switch-vineyard-garden = Vigneti attorno a un giardino completato
switch-vineyard-garden-no = Non danno niente
switch-vineyard-garden-yes = Danno 3 punti ciascuno
pad-part-vineyards = vigneti
