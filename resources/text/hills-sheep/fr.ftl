## Moutons et collines

tile-hill = colline
tile-vineyard = vignoble
tile-cities-shared = deux villes avec un côté commun
role-shepherd = berger
a-shepherd = un berger
act-shepherd = Berger
source-sheep = Moutons
set-hills-sheep = Moutons et collines
set-hills-sheep-about = Un berger pour chacun rassemble des moutons dans un pré avant que le loup ne vienne. Les collines départagent les égalités, et chaque vignoble rapporte 3 points à une abbaye complétée.
label-hill = { $count ->
    [one] départage l’égalité avec { $count } sur une colline
   *[other] départage l’égalité avec { $count } sur des collines
}
label-vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
record-by-hill = grâce à la colline
occupant-on-hill = { $count ->
    [one] { $count } sur une colline
   *[other] { $count } sur des collines
}
switch-hill-tie = Égalités et collines
switch-hill-tie-at-least-one = Qui est sur une colline bat les autres
switch-hill-tie-number = Le plus de meeples sur des collines l’emporte
switch-vineyard-garden = Vignobles autour d’un jardin complété
switch-vineyard-garden-no = Ne rapportent rien
switch-vineyard-garden-yes = Rapportent 3 points chacun
pad-part-vineyards = vignobles
