## El abad y los jardines

tile-garden = jardín
feature-garden = jardín
role-garden = jardinero
a-garden = un jardinero
role-abbot = abad
a-abbot = un abad
source-gardens = Jardines
record-garden = jardín con { $tiles } de 9 losetas
evening-gardens = { $count ->
    [one] { $count } jardín
   *[other] { $count } jardines
}
set-abbot = El abad y los jardines
set-abbot-about = Jardines en losetas de la segunda edición, y para cada uno un abad, que espera allí o en un monasterio y puede volver antes por los puntos que haya.
act-abbot = Abad
act-recall = Recuperar abad
answer-recall = Recuperar el abad
move-recall-abbot = abad recuperado
outcome-abbot-home = { $name } recupera su abad ({ $feature }).
reject-abbot-not-out = Tu abad no está en ningún jardín ni monasterio: no hay nadie que recuperar.
reject-abbot-complete = La zona está completada: el abad vuelve por sí solo al acabar el turno.
