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
record-around = { $feature } y { $parts }
record-around-vineyard = { $count ->
    [one] { $count } viñedo
   *[other] { $count } viñedos
}
record-by-hill = desde la colina
occupant-breaks-ties = { $count ->
    [one] { $count } en una colina
   *[other] { $count } en colinas
}
act-flock = El rebaño
asked-flock-about = Saca una ficha y di qué muestra, o lleva el rebaño a casa: un punto por oveja.
asked-flock-first = Saca una ficha y di qué muestra.
now-flock = { $name } cuida del rebaño
now-flock-how = Elige qué y luego dónde; el rebaño va al final.
flock-home = Llevar el rebaño a casa
flock-brings-each = da { $points } a cada uno: { $names }
flock-home-empty = El pastor vuelve a casa, sin una oveja
token-none-left = no queda ninguna en la bolsa
right-sheep = { $what }; ovejas ahí: { $count }
fact-bag = Fichas en la bolsa
fact-beside = Ovejas del pastor
move-guide-home = el rebaño va a casa
chance-flock = Lobos entre las fichas de la bolsa: { $count } de { $all }, { $percent } %
label-sheep = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}
reason-sheep = { $count ->
    [one] rebaño de { $count } oveja
   *[other] rebaño de { $count } ovejas
}
label-wolf = el lobo
outcome-sheep = { $name } saca { $drawn }: el pastor ya tiene { $flock }.
outcome-wolf = { $name } saca el lobo: el rebaño se dispersa. Perdidas: { $lost }.
outcome-wolf-alone = { $name } saca el lobo: el pastor vuelve enseguida a casa.
flock-of = { $sheep } de { $name }
outcome-flock-guided = { $name } lleva el rebaño a casa.
outcome-flock-closed = El campo está cerrado: su rebaño va a casa.
outcome-flocks-left = Nada por las ovejas que siguen en los campos: { $left }.
outcome-under-hill = Una loseta va debajo de la colina, sin que nadie la vea.
outcome-under-hill-none = No queda ninguna loseta para poner debajo de la colina.
reject-flock-first = Primero el rebaño: saca una ficha, o llévalo a casa si ya pastaba aquí.
reject-no-flock = La loseta no amplía ningún campo con tu pastor, o eso ya está hecho.
reject-flock-draw = Un pastor que acaba de llegar saca primero una ficha.
reject-no-token = Ya no queda una ficha así en la bolsa: { $token }.
reject-not-beside = Las ovejas están solo junto a un pastor en un prado.
reject-shepherd-there = En ese campo ya hay un pastor, el de { $name }. Elige otro campo.
tiles-under-hills = { $count ->
    [one] Queda { $count } loseta menos, pues está debajo de una colina; nadie sabe cuál.
   *[other] Quedan { $count } losetas menos, pues están debajo de colinas; nadie sabe cuáles.
}
switch-hill-tie = Empates y colinas
switch-hill-tie-at-least-one = Quien está en una colina gana a los demás
switch-hill-tie-number = Gana quien tiene más seguidores en colinas
switch-vineyard-garden = Viñedos alrededor de un jardín completado
switch-vineyard-garden-no = No dan nada
switch-vineyard-garden-yes = Dan 3 puntos cada uno
pad-part-vineyards = viñedos
pad-part-hills = seguidores en colinas
pad-shared-hills = ¿Quién de ellos está en una colina?
deed-guide-home = Haz que se puntúe un rebaño con tu pastor.
deed-guide-home-sheep = Haz que se puntúe con tu pastor un rebaño de { $number } { $count ->
    [one] oveja
   *[other] ovejas
}.
deed-guide-home-shepherds = Haz que se puntúe un rebaño con { $number } { $count ->
    [one] pastor
   *[other] pastores
}, el tuyo entre ellos.
deed-guide-home-sheep-shepherds = Haz que se puntúe un rebaño de { $number } { $count ->
    [one] oveja
   *[other] ovejas
} con { $shepherds } { $shepherds-count ->
    [one] pastor
   *[other] pastores
}, el tuyo entre ellos.
form-guide-home = Puntuar un rebaño
clause-sheep = Ovejas del rebaño
clause-shepherds = Pastores del rebaño
