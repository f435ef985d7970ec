## Los transbordadores

tile-ferry = lago con transbordador
set-ferries = Los transbordadores
set-ferries-about = Tres o cuatro caminos acaban en un lago; su transbordador une dos de ellos y cambia de lugar cuando se alarga su camino.
act-ferry = Poner el transbordador
act-move-ferry = Mover un transbordador
asked-ferry-about = ¿Qué dos caminos une el transbordador? Después ya no se coloca a nadie.
asked-move-ferry-about = Cada primer transbordador en un camino que tu loseta alarga puede unir otros dos caminos.
ferry-shores = { $one } – { $other }
ferry-lake = el lago: { $way }
pass-move-ferry = Los transbordadores se quedan
outcome-ferry-laid = Un transbordador une dos caminos: { $shores }.
outcome-ferry-moved = Un transbordador cambia de lugar: { $shores }.
move-place-ferry = se pone el transbordador
move-move-ferry = se mueve un transbordador
reject-ferry-first = Primero el transbordador del nuevo lago: elige los dos caminos que une.
reject-no-ferry = La loseta recién colocada no tiene un lago sin transbordador.
reject-ferry-roads = Un transbordador une dos caminos distintos de su lago, y otros que antes.
reject-ferry-there = Solo se mueve el primer transbordador de un camino que la loseta alarga, una vez por turno.
switch-ferry-laid = El transbordador de un lago nuevo
switch-ferry-laid-always = Se pone siempre
switch-ferry-laid-with-thief = Necesita un bandido propio en un camino de la loseta
now-ferry = { $name } pone el transbordador
now-move-ferry = { $name } puede mover un transbordador
now-ferry-how = Elige qué y luego dónde; el transbordador del nuevo lago va al final.
