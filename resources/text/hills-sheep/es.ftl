## Ovejas y colinas

tile-hill = colina
tile-vineyard = viñedo
tile-cities-shared = dos ciudades con un lado común
role-shepherd = pastor
a-shepherd = un pastor
act-shepherd = Pastor
source-sheep = Ovejas
set-hills-sheep = Ovejas y colinas
set-hills-sheep-about = Un pastor para cada uno reúne ovejas en un campo antes de que llegue el lobo. Las colinas deshacen los empates, y cada viñedo da 3 puntos a un monasterio completado.
label-hill = { $count ->
    [one] gana el empate con { $count } en una colina
   *[other] gana el empate con { $count } en colinas
}
label-vineyards = { $count ->
    [one] { $count } viñedo
   *[other] { $count } viñedos
}
record-by-hill = desde la colina
occupant-on-hill = { $count ->
    [one] { $count } en una colina
   *[other] { $count } en colinas
}
switch-hill-tie = Empates y colinas
switch-hill-tie-at-least-one = Quien está en una colina gana a los demás
switch-hill-tie-number = Gana quien tiene más seguidores en colinas
switch-vineyard-garden = Viñedos alrededor de un jardín completado
switch-vineyard-garden-no = No dan nada
switch-vineyard-garden-yes = Dan 3 puntos cada uno
pad-part-vineyards = viñedos
