## Las máquinas voladoras

tile-flight = máquina voladora
set-flying-machines = Las máquinas voladoras
set-flying-machines-about = Una figura vuela en la dirección de la flecha una, dos o tres losetas, según el dado, y se posa en un camino, una ciudad o un monasterio sin completar, haya alguien o no.
act-fly = Máquina voladora
asked-fly-about = Tira el dado: ¿quién vuela y hasta dónde?
fly-by = { $figure }, dado { $steps }
fly-lost = Nada sirve: vuelve a la reserva
outcome-flown = { $name } vuela: { $steps }.
outcome-flight-lost = Nadie puede posarse allí: la figura vuelve a la reserva.
move-fly = una figura vuela
reject-no-machine = La loseta recién colocada no muestra ninguna máquina voladora.
reject-flown = Alguien ya ha volado con esta máquina en este turno.
reject-die = El dado muestra 1, 2 o 3.
reject-landing = Pósate en un camino, una ciudad o un monasterio sin completar de la loseta que señala la flecha, a la distancia del dado.
reject-must-land = La figura puede posarse allí, así que debe hacerlo. Elige un lugar.
