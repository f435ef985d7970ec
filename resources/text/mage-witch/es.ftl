## Mago y bruja

tile-magic = signo mágico
set-mage-witch = Mago y bruja
set-mage-witch-about = Los signos mágicos envían al mago o a la bruja a un camino o una ciudad: el mago añade un punto por loseta, la bruja deja la mitad de los puntos.
magician-mage = el mago
magician-witch = la bruja
label-mage = { $count ->
    [one] mago: { $count } loseta
   *[other] mago: { $count } losetas
}
label-witch = la bruja se queda la mitad
outcome-mage-moved = El mago cambia de lugar: { $feature }.
outcome-witch-moved = La bruja cambia de lugar: { $feature }.
outcome-mage-left = El mago espera junto al tablero.
outcome-witch-left = La bruja espera junto al tablero.
reject-magic-first = Primero el mago o la bruja va a otro camino o a otra ciudad.
reject-no-magic = Ni el mago ni la bruja cambian de lugar ahora.
reject-magic-there = El mago y la bruja van a un camino o una ciudad sin completar donde no esté ninguno de los dos.
reject-magic-off = El mago y la bruja solo dejan el tablero si no queda camino ni ciudad para ellos.
move-mage = el mago cambia de lugar
move-witch = la bruja cambia de lugar
magic-off = junto al tablero
ask-magic = { $name } mueve al mago o a la bruja
ask-magic-about = Elige uno de los dos y luego un camino o una ciudad en dorado.
asked-magic = ¿Adónde va el mago o la bruja?
asked-magic-about = A un camino o una ciudad sin completar donde no esté el otro.
pad-part-mage = mago
pad-part-witch = bruja
pad-magicians-together = El mago y la bruja nunca están en la misma zona. Dejad aquí solo uno de los dos.
pad-second-mage = Solo hay un mago. Dejadlo en una sola zona.
pad-second-witch = Solo hay una bruja. Dejadla en una sola zona.
