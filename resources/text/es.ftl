### Spanish words of King's Order. Terms are those of Spanish players and rule books.
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may ask for their article or agree with them.
### One player is spoken to as "tú"; to the table no sentence says "vosotros" or "ustedes".

list-separator = {", "}
list-last = { $first } y { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = monasterio
tile-shrine = santuario
tile-field = campo
tile-abbey = abadía
tile-river = río
tile-inn = posada
tile-cathedral = catedral
tile-princess = princesa
tile-besieged = asedio
tile-volcano = volcán
tile-dragon = dragón
tile-portal = portal mágico
tile-tower = base de torre
tile-fair = feria
shown-pennant = escudo
shown-goods = mercancías
shown-tower = torre
tile-city-cap = ciudad en un lado
tile-city-band = ciudad de lado a lado
tile-city-corner = ciudad en esquina
tile-city-three = ciudad en tres lados
tile-city-full = ciudad en todos los lados
tile-cities-two = dos ciudades
tile-cities = { $count } ciudades
tile-road-end = final de camino
tile-road-straight = camino recto
tile-road-curve = curva de camino
tile-road-branching = camino ramificado
tile-roads-two = dos caminos
tile-junction-three = cruce de tres caminos
tile-junction-four = cruce de cuatro caminos
tile-pennants = { $count ->
    [one] escudo
   *[other] { $count } escudos
}
edge-city = ciudad
edge-road = camino
edge-field = campo
edge-river = río
edge-carcassonne = Carcassonne
side-north = norte
side-east = este
side-south = sur
side-west = oeste
feature-road = camino
feature-city = ciudad
feature-field = campo
feature-monastery = monasterio
feature-shrine = santuario
role-road = bandido
role-city = caballero
role-field = campesino
role-monastery = monje
role-shrine = hereje
role-big-follower = seguidor mayor
role-mayor = alcalde
role-wagon = carro
role-builder = constructor
role-pig = cerdo
role-barn = granero
a-road = un bandido
a-city = un caballero
a-field = un campesino
a-monastery = un monje
a-shrine = un hereje
a-big-follower = un seguidor mayor
a-mayor = un alcalde
a-wagon = un carro
a-builder = un constructor
a-pig = un cerdo
a-barn = un granero
a-follower = un seguidor
figure-follower = seguidor
goods-of = { $count } × { $good }
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-black = negro
colour-grey = gris
colour-pink = rosa
colour-white = blanco

## Sets

set-base = Juego base
set-king-robber = El Rey y el Ladrón
set-shrines = Herejes y Altares
set-shrines-extra = El sexto santuario
set-count = El Conde de Carcassonne
set-river-1 = El Río
set-river-2 = El Río II
set-inns-cathedrals = Posadas y Catedrales
set-traders-builders = Constructores y Comerciantes
set-princess-dragon = La Princesa y el Dragón
set-tower = La Torre
set-abbey-mayor = La Abadía y el Alcalde
set-catapult = La Catapulta
set-siege-cathars = Los Cátaros
set-siege-besiegers = El Asedio

## Scores

source-road = Caminos
source-city = Ciudades
source-monastery = Monasterios
source-shrine = Santuarios
source-field = Campos
source-king = Rey
source-robber = Ladrón
source-goods = Mercancías
source-orders = Órdenes
source-fairy = Hada
source-ransom = Rescates
source-catapult = Catapulta
source-track = Marcador sin órdenes
source-by-hand = A mano
label-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
label-pennants = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
label-building = el propio edificio
label-neighbours = { $count ->
    [one] { $count } loseta alrededor
   *[other] { $count } losetas alrededor
}
label-touched-cities = { $count ->
    [one] { $count } ciudad completada adyacente
   *[other] { $count } ciudades completadas adyacentes
}
label-pigsty = { $count ->
    [one] piara de cerdos: { $count } ciudad
   *[other] piara de cerdos: { $count } ciudades
}
label-pig = { $count ->
    [one] cerdo: { $count } ciudad
   *[other] cerdo: { $count } ciudades
}
label-besieged-cities = { $count ->
    [one] sitiada, otra vez: { $count } ciudad
   *[other] sitiadas, otra vez: { $count } ciudades
}
label-goods = mayoría de { $good }
good-wine = vino
good-grain = trigo
good-cloth = tela
label-barn = { $count ->
    [one] granero: { $count } ciudad
   *[other] granero: { $count } ciudades
}
label-fairy-turn = hada al empezar el turno
label-fairy-feature = hada junto al seguidor
label-ransom = rescate
label-fair = la feria
label-completed-cities = { $count ->
    [one] { $count } ciudad completada
   *[other] { $count } ciudades completadas
}
label-carcassonne = la ciudad de Carcassonne
label-completed-roads = { $count ->
    [one] { $count } camino completado
   *[other] { $count } caminos completados
}
label-both-titles = los dos títulos
label-king-at-once = { $count ->
    [one] Rey: { $count } ciudad recién completada
   *[other] Rey: { $count } ciudades recién completadas
}
label-robber-at-once = { $count ->
    [one] Ladrón: { $count } camino recién completado
   *[other] Ladrón: { $count } caminos recién completados
}
label-unfulfilled-orders = { $count ->
    [one] { $count } orden sin cumplir
   *[other] { $count } órdenes sin cumplir
}
label-most-orders = más órdenes cumplidas
label-raised-to-zero = nadie acaba por debajo de 0
label-order = orden «{ $title }»
label-by-hand = a mano: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] camino de { $tiles } loseta
   *[other] camino de { $tiles } losetas
}
record-city = { $tiles ->
    [one] ciudad de { $tiles } loseta
   *[other] ciudad de { $tiles } losetas
}
record-pennants = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
record-inns = { $count ->
    [one] una posada
   *[other] { $count } posadas
}
record-cathedrals = { $count ->
    [one] una catedral
   *[other] { $count } catedrales
}
record-sieges = { $count ->
    [one] un asedio
   *[other] { $count } asedios
}
record-with = { $feature } con { $parts }
record-monastery = monasterio con { $tiles } de 9 losetas
record-shrine = santuario con { $tiles } de 9 losetas
record-field = { $cities ->
    [0] campo sin ciudad completada
    [one] campo con { $cities } ciudad completada
   *[other] campo con { $cities } ciudades completadas
}
record-besieged = { $feature }, { $count ->
    [one] { $count } sitiada
   *[other] { $count } sitiadas
}
record-pigsty = { $feature } y una piara de cerdos
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = mayor
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $count ->
    [one] { $name } se queda con { $count } orden.
   *[other] { $name } se queda con { $count } órdenes.
}
outcome-order-drawn = { $name } roba una orden.
outcome-orders-discarded = { $name } descarta: { $titles }.
outcome-placed = { $name } coloca: { $tile }.
outcome-passed = { $name } pasa sin loseta.
outcome-mouth = El río llega a su desembocadura.
outcome-challenge = ¡Desafío! El santuario de { $shrine } contra el monasterio de { $monastery }: el primero que se complete puntúa, el otro nada.
outcome-shrine-won = El santuario gana su desafío: el monasterio no puntúa.
outcome-monastery-won = El monasterio gana su desafío: el santuario no puntúa.
outcome-left-city = { $name } sale de Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } envía un seguidor a Carcassonne: { $quarter }.
outcome-city-scored = Carcassonne sigue cerrada: { $name } ha puntuado.
outcome-city-nobody = Carcassonne sigue cerrada: ningún oponente de { $name } ha puntuado.
outcome-orders-entered = Las órdenes repartidas a { $name } están introducidas.
outcome-tower-site-city = La base de torre está en la ciudad.
outcome-tower-site-outside = La base de torre está fuera de las ciudades.
outcome-city-entered-before = { $name } ya ha enviado un seguidor a Carcassonne en este turno.
outcome-city-no-follower = Carcassonne estaría abierta, pero a { $name } no le quedan seguidores.
outcome-count-moved = { $name } cambia al conde de distrito: { $quarter }.
outcome-tile-removed = Una loseta no encaja en ningún sitio y sale de la partida: { $tile }.
outcome-deployed = { $name } coloca { $role }.
outcome-completed = Completado: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } consigue mercancías: { $goods }.
outcome-wagon-moved = El carro de { $name } se mueve: { $feature }.
outcome-dragon-came = El dragón acude al volcán.
outcome-dragon-woke = El dragón despierta.
outcome-dragon-stuck = El dragón no puede seguir y se detiene.
outcome-dragon-moved = { $name } guía al dragón un paso.
outcome-eaten = El dragón se come: { $figures }.
outcome-fairy-moved = El hada va junto a un seguidor de { $name }.
outcome-fairy-moved-tower = El hada va junto a un seguidor de { $name } en una torre.
outcome-fairy-moved-city = El hada va junto a un seguidor de { $name } en Carcassonne: { $quarter }.
outcome-knight-removed = La princesa de { $name } retira: { $figure }.
outcome-tower-raised = { $name } sube una torre hasta la altura { $height }.
outcome-tower-manned = { $name } coloca un seguidor en una torre.
outcome-captured = { $name } captura: { $figure }.
outcome-exchanged = Intercambio de prisioneros: { $own } por { $theirs }.
outcome-ransomed = { $name } paga rescate a { $captor }: { $figure }.
outcome-escaped = Escapa del asedio: { $figure }.
outcome-fair-came = ¡Feria! { $name } elige la ficha.
outcome-fair-opened = { $name } elige: { $token }.
outcome-thrown-at = { $name } lanza: a { $distance } de la feria.
outcome-thrown-swap = { $name } seduce: { $figures }.
outcome-thrown-hits = { $name } golpea: { $figures }.
outcome-thrown-caught = { $name } lanza y { $catcher } atrapa.
outcome-thrown-short = { $name } se queda corto al lanzar.
outcome-thrown-nothing = { $name } lanza.
outcome-order-lost = { $name } ha perdido la orden «{ $title }» y la muestra.
outcome-lost-captured = { $name } ha perdido la orden «{ $title }» y la muestra: han capturado un seguidor.
outcome-lost-eaten = { $name } ha perdido la orden «{ $title }» y la muestra: el dragón se ha comido un seguidor.
outcome-lost-taken-over = { $name } ha perdido la orden «{ $title }» y la muestra: otros se han quedado con una zona.
outcome-lost-last = { $name } ha perdido la orden «{ $title }» y la muestra: todos los demás tienen más puntos.
outcome-lost-road = { $name } ha perdido la orden «{ $title }» y la muestra: un camino completo tiene solo { $count } losetas.
outcome-order-spent = El dragón muerde: { $name } muestra «{ $title }».
figure-of = { $figure } de { $name }
token-target = concurso de tiro
token-catch = atrapar
token-knock-out = batalla de tartas
token-seduction = seducción
outcome-second-part = El constructor trae a { $name } otra loseta.
outcome-returned = { $count ->
    [one] { $count } seguidor vuelve a la reserva.
   *[other] { $count } seguidores vuelven a la reserva.
}
outcome-taken-first = { $name } consigue el título de { $title }; cambia de manos a partir de { $size } losetas.
outcome-taken-from = { $name } le quita a { $from } el título de { $title }; cambia de manos a partir de { $size } losetas.
outcome-taken-kept = { $name } conserva el título de { $title }; ahora cambia de manos a partir de { $size } losetas.
outcome-met-by = Se cumple por esto: { $task }
order-progress = { $done } de { $of }
order-judged = La juzgas tú
outcome-fulfilled = { $name } cumple la orden «{ $title }».
told-opened = { $count ->
    [one] Se ha abierto la mano de { $name }.
   *[other] La mano de { $name } se ha abierto { $count } veces.
}
told-deal-undone = { $name } vuelve a decidir sobre las órdenes repartidas; se pueden mirar de nuevo.
told-dealt-before = Antes ya se habían repartido órdenes, que se retiraron para este reparto. Han mirado las suyas: { $names }.
told-draw-undone = { $count ->
    [one] Una orden robada por { $name } ha vuelto al mazo. Quien la haya mirado la conoce.
   *[other] { $count } órdenes robadas por { $name } han vuelto al mazo. Quien las haya mirado las conoce.
}
told-order-undone = La orden «{ $title }» estaba boca arriba ante { $name } y se ha retirado. Todos la han visto.
told-end-undone = Al final estaban a la vista todas las manos, y el final se ha deshecho.
told-pin-set = La mano de { $name } está ahora protegida con un PIN.
told-pin-removed = Se ha quitado el PIN de { $name }.
told-pin-forgotten = Alguien ha quitado el PIN de { $name } sin teclearlo.
told-pin-wrong = { $count ->
    [one] Se ha tecleado un PIN erróneo para la mano de { $name }.
   *[other] Se ha tecleado { $count } veces un PIN erróneo para la mano de { $name }.
}
told-clashed = { $count ->
    [one] { $name } ha introducido una orden que ya está anotada para alguien.
   *[other] { $name } ha introducido { $count } veces una orden que ya está anotada para alguien.
}
told-reentered = { $count ->
    [one] { $name } ha vuelto a introducir una orden mal anotada.
   *[other] { $name } ha vuelto a introducir { $count } órdenes mal anotadas.
}
outcome-final = La partida ha terminado: puntuación final.
outcome-unknown = La partida ha terminado. El marcador dice quién ha ganado.
outcome-finished = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
title-king = Rey
title-robber = Ladrón

## Why a move is refused

reject-game-over = La partida ha terminado. Deshaz el último paso para seguir.
reject-deal-first = Antes { $name } decide sobre las órdenes repartidas.
reject-choose-first = Antes { $name } elige qué orden se cumple.
reject-no-such-player = No existe el jugador { $number }: los { $players } jugadores se numeran desde el 0.
reject-unknown-tile = Ninguna loseta de los sets en juego se llama «{ $tile }».
reject-none-left = No queda ninguna loseta «{ $tile }»: están todas colocadas o no es de esta partida. Revisa lo último que has introducido y la preparación.
reject-edge = El lado { $side } no encaja: la loseta muestra { $shows } y allí hay { $wants }. Gírala o elige otro lugar.
reject-place-occupied = Ahí ya hay una loseta. Elige un lugar libre.
reject-fork-first = Antes va la bifurcación del río.
reject-river-first = Primero se coloca el río: roba una de sus losetas.
reject-mouth-first = Antes va la desembocadura del río.
reject-river-over = Esa loseta no se puede robar ahora.
reject-river-apart = Una loseta de río debe continuar el río. Elige un lugar en su extremo abierto.
reject-river-joined = Los dos brazos del río no se pueden unir. Elige otro lugar.
reject-river-turn = El río no puede girar dos veces hacia el mismo lado. Gira la loseta o elige el otro brazo.
reject-river-blocked = El río no podría seguir desde ahí. Gira la loseta o elige el otro brazo.
reject-crowded-here = Aquí el edificio ({ $building }) tendría al lado dos del otro tipo, uno al { $one } y otro al { $other }. Elige otro lugar.
reject-crowded-there = El edificio al { $there } ({ $building }) ya tiene al lado uno del otro tipo, a su { $other }. No puede tener un segundo. Elige otro lugar.
direction-north = norte
direction-north-east = noreste
direction-east = este
direction-south-east = sureste
direction-south = sur
direction-south-west = suroeste
direction-west = oeste
direction-north-west = noroeste
reject-nobody-begins = Ahora no se pregunta quién empieza.
reject-begins-elsewhere = Empieza { $active } o { $left }.
reject-say-who-begins = Di primero quién empieza a salir de Carcassonne.
reject-nobody-leaves = Ahora nadie puede salir de Carcassonne.
reject-others-chance = Ahora le toca a { $name } salir de Carcassonne.
reject-not-in-city = { $name } no tiene esa figura en Carcassonne: { $quarter }.
reject-count-blocks = El conde está en ese distrito ({ $quarter }): nadie sale de él.
reject-not-there = Desde ese distrito ({ $quarter }) nadie puede ir ahí. Sirve para { $serves }.
reject-city-shut = Ahora no se puede enviar a nadie a Carcassonne: hace falta una zona completada que puntúe para un oponente y no para el jugador.
reject-count-stays = Al conde lo mueve quien acaba de enviar un seguidor a Carcassonne.
reject-count-moves-alone = En esta mesa el conde se mueve solo. Sigue con el próximo turno.
reject-fairy-not-in-city = En esta mesa el hada no entra en Carcassonne. Elige otro seguidor.
reject-no-farmers = En esta mesa no hay campesinos. Elige algo que no sea un campo ni el mercado.
reject-count-there = El conde ya está en ese distrito ({ $quarter }).
reject-leave-first = Antes { $name } puede salir de Carcassonne o quedarse.
reject-place-apart = La loseta no tocaría ninguna otra. Elige un lugar junto a una.
reject-tile-already-placed = La loseta de este turno ya está colocada. Elige un seguidor o acaba el turno.
reject-last-turn-asks = El último turno aún no ha acabado. Responde a lo que se pregunta, o acaba el turno para decir que no.
reject-place-first = Coloca primero una loseta.
reject-tile-fits = La loseta aún encaja en algún sitio: hay que colocarla.
reject-no-such-segment = La loseta recién colocada no tiene «{ $segment }».
reject-occupied = Ahí ({ $feature }) ya está { $name }. Elige otra parte de la loseta o ninguna.
reject-already-deployed = En este turno ya no se puede colocar a nadie: su acción está usada.
reject-no-figure-left = A { $name } no le queda esa figura.
reject-wrong-figure = Esa figura ({ $figure }) no puede estar ahí ({ $feature }). Elige otra parte de la loseta.
reject-no-follower = Eso vale solo para seguidores, y esa figura ({ $figure }) no lo es. Elige un seguidor.
reject-no-own-follower = Esa figura ({ $figure }) necesita ahí un seguidor del mismo jugador.
reject-not-in-play = Esa expansión no está en esta partida.
reject-volcano = En un volcán no se coloca a nadie. Elige otro lugar o acaba el turno sin figura.
reject-dragon-there = Nadie va a la loseta en la que está el dragón. Elige un lugar en otra loseta.
reject-no-portal = Solo un portal mágico lleva un seguidor a otra loseta. Elige una parte de la loseta recién colocada.
reject-no-barn-corner = El granero va donde se juntan cuatro losetas en un mismo campo. Elige otra esquina u otra figura.
reject-no-wagon = Ahora ningún carro se puede mover.
reject-dragon-rests = Ahora el dragón no se mueve.
reject-nobody-on-tower = En esa torre no hay ningún seguidor tuyo. Elige una torre donde lo haya.
reject-fairy-where = Di dónde está el seguidor del hada: una loseta con un segmento, solo una loseta para su torre, o solo un distrito de Carcassonne.
reject-fairy-there = El hada ya está junto a ese seguidor. Elige otro.
reject-no-princess = La princesa de esta loseta vive en otra ciudad. Elige un caballero de la suya.
reject-princess-first = Antes la princesa debe retirar un caballero.
reject-no-tower-raised = Solo puede capturar la torre que se acaba de subir.
reject-ransom-once = Se rescata un prisionero por turno, y antes de puntuar el turno.
reject-no-escape = Ahora nadie puede escapar de esa ciudad.
reject-no-fair = Ahora no hay feria.
reject-other-token = Eso no corresponde a la ficha que se lanza. Elige otro resultado.
reject-no-abbey = { $name } ya ha colocado la abadía.
reject-others-wagon = Antes el carro de { $name } se mueve o vuelve a la reserva.
reject-no-piece = A { $name } no le quedan pisos de torre.
reject-others-throw = Antes lanza { $name }.
reject-dragon-first = Antes se mueve el dragón: { $name } lo guía un paso.
reject-barn-there = { $name } ya tiene un granero en ese campo. Elige otra parte de la loseta.
reject-tower-closed = En esa torre hay un seguidor de { $name } que la cierra. Elige otra torre.
reject-complete = Esa zona ya está completada. Elige una que no lo esté.
reject-no-way = Ningún camino lleva el carro hasta ahí, o ya hay alguien. Elige una zona dorada.
reject-dragon-cannot = El dragón no puede ir ahí: va a una loseta vecina, nunca dos veces a la misma, y nunca a la del hada.
reject-nobody-there = Ahí no hay ninguna figura así. Elige una que esté.
reject-not-away = Aquí esa figura no está ahí: no hay nada que rectificar.
reject-where = Indica dónde está la figura: una loseta con un segmento, solo la loseta para su torre, solo un barrio de la Ciudad o solo quien la tiene prisionera.
reject-is-right = No cambiaría nada: aquí ya está así.
reject-scored = Ese elemento está completo y puntuado: ya no hay nadie en él.
reject-held-by = { $name } no puede tener prisionera a esa figura.
reject-no-foundation = Esa loseta no tiene base de torre. Elige una que la tenga.
reject-out-of-reach = La torre no alcanza tan lejos. Elige a alguien más cercano.
reject-no-tower = Ahí aún no hay ninguna torre. Elige una que exista.
reject-no-prisoner = Ese jugador no tiene ningún prisionero así.
reject-volcano-first = Una loseta de dragón robada antes del primer volcán se aparta: roba otra loseta.
reject-not-on-tower = Esa figura ({ $figure }) no sube a las torres. Elige un seguidor.
reject-not-in-quarter = Esa figura ({ $figure }) no puede ir a ese distrito ({ $quarter }). Elige otro distrito.
reject-too-poor = Un rescate cuesta 3 puntos; { $points ->
    [one] { $points } no basta
   *[other] { $points } no bastan
}.
reject-no-hole = Una abadía llena un hueco: un lugar con losetas en sus cuatro lados.
reject-no-second-part = Aquí el constructor no trae otra loseta.
reject-without-orders = Esta partida se juega sin órdenes del rey.
reject-already-kept = { $name } ya ha decidido sobre las órdenes repartidas.
reject-not-in-hand = { $name } no tiene esa orden.
reject-only-at-turn-start = Las órdenes se roban y se descartan antes de colocar la loseta.
reject-already-drawn = En este turno ya se ha robado una orden.
reject-hand-full = { $name } tiene cinco órdenes y no puede robar otra.
reject-pile-empty = No quedan órdenes en el mazo.
reject-not-in-pile = Esa orden no está en el mazo.
reject-in-hand = Esa orden ya la tienes, o está boca arriba.
reject-app-deals = En esta partida la app reparte las órdenes. Quédate con las repartidas o devuelve una.
reject-already-dealt = Las órdenes repartidas a { $name } ya están introducidas. Deshaz para introducir otras.
reject-dealt-count = A cada jugador se le reparten tres órdenes distintas, no { $count }. Elige tres.
reject-not-dealt = Introduce primero las tres órdenes que ha recibido { $name }.
reject-name-order = Elige qué orden has robado del mazo impreso.
reject-no-question = No hay duda de dónde está la base de torre de esa loseta. No hace falta decir nada.
reject-site-is-there = Eso ya está dicho.
reject-no-right-to-discard = { $name } solo puede descartar al empezar un turno y tras haber tenido tres órdenes de campesino.
reject-drawn-is-kept = «{ $title }» se ha robado en este turno y se conserva. Descarta órdenes que ya estuvieran en la mano.
reject-discard-count = Se descartan una o dos órdenes distintas, no { $count }.
reject-not-a-farmer-order = «{ $title }» no pide un campesino y no se puede descartar.
reject-nothing-to-choose = { $name } no tiene ahora órdenes entre las que elegir.
reject-occasion-used = { $name } ya ha cumplido una orden con esta loseta: no puede dar más de una.
reject-not-a-choice = La orden «{ $card }» no es de las que { $name } puede cumplir ahora.
reject-no-reason = Di en pocas palabras por qué se dan puntos a mano.
reject-too-many-moves = Una partida tiene como máximo { $limit } pasos. Empieza una nueva.
reject-too-many-points = { $points } puntos son demasiados para una corrección.
reject-end-at-turn-start = Acaba este turno antes de terminar la partida.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] Un jugador no basta: se juega de dos a seis.
   *[other] No pueden jugar { $count }: se juega de dos a seis.
}
setup-no-name = El jugador { $number } necesita un nombre.
setup-long-name = «{ $name }» es demasiado largo: usa como máximo { $limit } caracteres.
setup-name-twice = Dos jugadores se llaman «{ $name }»: cambia un nombre.
setup-colour-twice = Dos jugadores tienen el mismo color ({ $colour }): cambia uno.
setup-no-base = Falta el juego base: trae la loseta inicial.
setup-unknown-set = Ningún set se llama «{ $set }»: pon su archivo en la carpeta de sets o quítalo.
setup-set-twice = El set «{ $set }» aparece dos veces.
setup-unknown-order = Ninguna orden se llama «{ $card }».
setup-order-twice = La orden «{ $card }» está dos veces en el mazo.
setup-order-of-absent-set = La orden «{ $card }» es de «{ $set }», que no está en juego.
setup-order-for-farmers = La orden «{ $card }» pide un campesino, y en esta mesa no hay. Quítala del mazo.
setup-many-cards = La partida trae más de { $limit } cartas propias.
setup-card = { $place } de la partida no es válido: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } orden no basta: se reparten { $needed }.
   *[other] { $cards } órdenes no bastan: se reparten { $needed }.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = el archivo debe contener una lista: […]
fault-empty-list = la lista está vacía
fault-id-form = un id solo lleva letras a–z, cifras y «-»
fault-id-twice = este id está dos veces
fault-id-bundled = otra cosa que viene con la app ya tiene este id: dale otro a la tuya
fault-id-taken = otra cosa en { $file } ya tiene este id: dale otro a la tuya
fault-unknown-set = ningún set se llama «{ $set }», así que la carta nunca está en un mazo. Los sets de cartas son { $known }.
fault-other-set = el set es «{ $set }», pero el primer elemento del archivo tiene «{ $expected }»: un archivo, un set
fault-bundled-set = «{ $set }» es un set que viene con la app: dale otro nombre al tuyo
fault-copies = copias: { $count }, losetas iniciales: { $start }; pon al menos una copia y no más losetas iniciales que copias
fault-side-segments = { $segments ->
    [0] el lado { $side } no pertenece a ninguna ciudad ni a ningún camino ni río
   *[other] el lado { $side } pertenece a { $segments } segmentos en vez de a uno, o muestra un campo
}
fault-side-shows = llega al lado { $side }, que muestra otra cosa
fault-no-sides = no llega a ningún lado
fault-half-edge-fields = { $fields ->
    [0] el medio lado { $half } no pertenece a ningún campo
   *[other] el medio lado { $half } pertenece a { $fields } campos
}
fault-half-edge-on-city = el medio lado { $half } está en un lado de ciudad y no puede ser campo
fault-field-city = la ciudad { $city } no está en la loseta, o aparece dos veces
fault-field-touches-no-city = el campo en { $half } va junto a una ciudad pero no toca ninguna
fault-two-buildings = una loseta tiene un monasterio, un santuario o un jardín, solo uno
fault-no-such-segment = «{ $segment }» no está en la loseta
fault-no-words = está vacío
fault-hidden-characters = tiene caracteres invisibles: escríbelo de nuevo sin ellos
fault-long-words = tiene { $length } caracteres; en la carta caben { $limit }
fault-card-copies = ejemplares: { $count }; pon de 1 a 9
fault-points = { $points } puntos: pon de 1 a 30
fault-farmer-mark-missing = la orden pide un campesino: pon "farmer": true
fault-farmer-mark-wrong = la orden no pide un campesino: quita "farmer"
fault-void-bound = un límite vacío o que nada puede cumplir
fault-impossible = nada en el juego puede cumplir esto
fault-large-number = { $number } es demasiado grande: ningún número de una carta pasa de { $limit }
fault-many-tiles = tiene más de { $limit } tipos de loseta; un set no puede tener más

## Files

file-read = No se puede leer { $path }: { $cause }. Comprueba que exista y que puedas leerlo.
file-write = No se puede escribir { $path }: { $cause }. La partida sigue; guárdala en otro sitio.
file-not-a-file = { $path } es una carpeta, un dispositivo o una tubería. Pon ahí un archivo o indica otro.
file-taken = { $path } ya existe, y nada se sobrescribe. Elige otro nombre.
file-no-folder = La carpeta { $path } no existe. Créala primero o elige otra.
file-no-name = El archivo aún no tiene nombre. Escribe uno.
file-not-saved = No se puede escribir { $path }: { $cause }. Elige otro sitio.
file-huge = { $path } es demasiado grande ({ $megabytes } MB) para ser una partida, un mazo, un set o una tabla de palabras.
file-empty = { $path } está vacío.
file-not-text = { $path } no es un archivo de texto. Guárdalo como texto en UTF-8.
file-syntax = { $path } está dañado: { $message }.
file-not-a-game = { $path } no es un archivo de King’s Order.
file-newer = { $path } es de una versión más nueva de King’s Order (versión de archivo { $version }; esta app lee hasta la { $ours }). Actualiza la app para abrirlo.
file-too-many-moves = { $path } tiene más de { $limit } pasos. Ninguna velada tiene tantos, y King’s Order no lo abre.
file-ignored = { $path }: no se puede leer { $fields }. Se usa lo habitual; el archivo tal como estaba queda al lado.
file-shape-whole = No se puede leer { $path }: { $message }.
file-shape = { $path }: no se puede leer { $field }: { $message }.
file-setup = { $path } no se puede jugar. { $faults }
file-no-home = El sistema no indica ninguna carpeta personal donde guardar partidas.
cause-not-there = no existe ese archivo ni esa carpeta
cause-not-allowed = no está permitido
cause-full = el disco está lleno
cause-read-only = no se puede escribir en ese disco
cause-no-folder = algo en la ruta no es una carpeta
cause-bad-name = ningún archivo puede llamarse así
cause-taken = ya hay algo con ese nombre
cause-folder = es una carpeta
cause-busy = otro programa lo está usando
cause-large = sería demasiado grande para ese disco
cause-system = el sistema dice «{ $said }»
file-move = El paso { $number } se rechaza: { $reason }
reader-at = { $problem } (línea { $line }, columna { $column })
reader-at-line = { $problem } (línea { $line })
reader-cut-off = el texto se interrumpe
reader-syntax = ahí hay algo que JSON no permite
reader-deep = hay demasiados niveles anidados
reader-missing = falta «{ $name }»
reader-twice = «{ $name }» está dos veces
reader-unknown = ahí no se conoce «{ $name }»
reader-unknown-of = ahí no se conoce «{ $name }»; es posible: { $known }
reader-kind = ahí hay { $found }, y debería haber { $expected }
reader-value = ahí no es posible { $found }
reader-length = una lista es demasiado larga o demasiado corta
reader-other = { $message }
reader-found-text = el texto «{ $value }»
reader-found-number = el número { $value }
reader-found-truth = «{ $value }»
reader-found-nothing = un valor vacío
reader-found-other = otra cosa
reader-a-text = un texto
reader-a-whole = un número entero válido
reader-a-number = un número
reader-a-truth = true o false
reader-a-list = una lista
reader-an-object = un objeto entre llaves

## What a correction would change

difference-points = Puntos de { $name }: { $before } → { $after }.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } cumple «{ $title }».
difference-lost = { $name } ya no cumple «{ $title }» y vuelve a tenerla en la mano.
difference-chosen = { $name } tiene ahora varias órdenes para elegir; se tomó «{ $title }».
difference-orders = Los puntos por órdenes se cuentan aquí tal como están; lo que cambie en ellas se sabrá al aceptar.
difference-dropped = Ya no encaja: { $made }. { $reason }
difference-passed = El turno de { $name } queda vacío hasta que se introduzca de nuevo su loseta.
difference-active = Será el turno de { $name }.
holding = { $name } ({ $size })
holding-nobody = nadie
move-keep-orders = { $name } se queda las órdenes
move-discard-orders = descartar órdenes
move-deal-orders = { $name }: órdenes repartidas
move-tower-site = base de torre
move-draw-order = robar una orden
move-place = colocar: { $tile }
move-remove-tile = apartar: { $tile }
move-deploy = colocar { $role }
move-wagon = el carro de { $name } se mueve
move-keep-wagon = el carro de { $name } vuelve a la reserva
move-dragon = un paso del dragón
move-fairy = el hada junto a un seguidor
move-remove-knight = la princesa retira un caballero de { $name }
move-raise-tower = subir una torre
move-capture = capturar: { $figure } de { $name }
move-man-tower = un seguidor a una torre
move-ransom = rescatar: { $figure }
move-escape = un caballero de { $name } escapa
move-open-fair = una ronda: { $token }
move-throw = { $name } lanza
move-end-turn = fin del turno
move-begin-leaving = { $name } empieza a salir de Carcassonne
move-leave-city = { $name } sale de Carcassonne ({ $quarter })
move-stay-in-city = { $name } se queda en Carcassonne
move-enter-city = un seguidor a Carcassonne ({ $quarter })
move-count = el conde a otro distrito ({ $quarter })
move-pass = pasar sin loseta
move-fulfil-order = { $name } elige una orden
move-claim-order = { $name } anuncia una orden
move-ask-for-orders = Se pregunta a todos por órdenes cumplidas
move-adjust = { $name } { $points } a mano
move-end-game = fin de la partida
move-place-anyway = dejar así: { $tile }
move-describe-tile = una loseta que la app no conocía
move-deploy-anyway = dejar { $role } de todos modos
move-join-game = { $name } entra
move-leave-game = { $name } se va
move-change-seats = otro orden de turnos
move-change-rules = otras reglas caseras

## What the table decides beside the rules

table-joined = { $name } entra en la partida, en último lugar del orden de turnos.
table-left = { $name } se va; los turnos siguen sin { $name }.
table-left-figures-stay = Sus figuras se quedan donde están.
table-left-figures-home = Sus figuras vuelven a la reserva.
table-left-orders-count = Las órdenes de su mano cuentan al final.
table-left-orders-under = Las órdenes de su mano van debajo del mazo.
table-seated = Desde ahora los turnos van así: { $names }
table-turn-given = El turno pasa de { $from } a { $to }.
table-rules = Desde ahora: { $rules }
table-rule = { $question }: { $answer }
table-tile = La mesa añade una loseta: { $tile }.
table-right = Rectificado: { $what }.
right-home = { $was } no está ahí, sino en la reserva
right-back = { $is } está ahí
right-other = ahí está { $is }, no { $was }
right-tool = Rectificar…
right-title = Rectificar una figura
right-which = ¿Qué está mal aquí?
right-where = ¿Dónde?
right-more = Falta una figura
right-there = ¿Quién está ahí en la mesa?
right-nobody = Nadie
right-lies = ¿Qué hay junto a ella?
right-lies-so = Junto a ella: { $what }
right-lies-nothing = Nada
right-none = Nadie tiene una figura que pueda estar aquí.
right-about = Vale desde ahora. Los puntos ya dados se quedan.
right-turn = Corregir en su lugar el turno { $turn }
right-go = Rectificar
right-prisoner = en prisión: { $name }
table-kept = La mesa lo deja así: { $why }.
kept-edge = no todos los lados encajan con sus vecinos
kept-crowded = demasiados monasterios y santuarios juntos
kept-river = el río debería ir de otra manera
kept-none-left = no quedaba ninguna igual
kept-other-set = es de otro set
kept-described = la app no la conocía
kept-occupied = ahí ya está { $name }
kept-second = es la segunda figura del turno
kept-figure = { $figure } en esa zona ({ $feature })
kept-other = contra las reglas
reject-between-turns = Eso se decide al empezar un turno, antes de su loseta. Acaba primero este turno.
reject-has-left = { $name } ya no está en la partida.
reject-last-two = Quedan dos jugadores. Termina la partida en vez de eso.
reject-not-everybody = Todos los que juegan ocupan un sitio, cada uno una vez.
reject-turn-is-theirs = El turno ya lo tiene { $name }.
reject-farmers-from-start = Si hay campesinos se decide antes de la primera loseta.
reject-start-tile-drawn = La loseta inicial ya se ha robado: no puede volver a la caja.
reject-known-tile = Ya hay una loseta llamada «{ $tile }».
described-name = El nombre de una loseta lleva minúsculas, cifras y guiones, 40 como máximo.
described-edge = El lado { $side } puede mostrar ciudad, camino o campo.
described-side = En el lado { $side } se une algo que no está ahí, o dos veces.
described-crossing = Dos uniones se cruzan. Une los lados de otra manera.

## Commands

cli-ok = { $file }: correcto
cli-fault = { $file }: { $fault }
cli-points-in-vain = Nota: la carta { $card } vale siempre { $fixed } puntos, no { $points } como dice el archivo.
cli-move = paso { $number }
cli-fewer-moves = { $count ->
    [one] { $file } solo tiene { $count } paso. Así está la partida tras él.
   *[other] { $file } solo tiene { $count } pasos. Así está la partida tras todos ellos.
}
cli-more-refused = { $count ->
    [one] se rechaza otro paso más
   *[other] se rechazan otros { $count } pasos
}
cli-defect = un defecto del propio King’s Order; por favor, comunícalo: { $fault }
cli-started = «{ $started }» no es una fecha: escribe el día y la hora como { $example }
cli-not-on-top = la app ha repartido estas órdenes, y esta no podía estar encima del mazo: { $above ->
    [one] tiene una carta
   *[other] tiene { $above } cartas
} por encima. Sin «card» se roba la de arriba.
cli-awaited = { $reason } (se espera: { $moves })
cli-unknown-list = la lista no contiene losetas (con «edges») ni cartas (con «requirement»)
cli-unknown-set = Ningún set se llama «{ $set }». Los sets son { $known }.
cli-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cli-deal = Se reparten las órdenes.
cli-turn = Turno { $turn }: { $name }.
cli-tiles = Losetas colocadas: { $placed }, por salir: { $left }.
cli-titles = Rey: { $king }. Ladrón: { $robber }.
cli-score = puntos
cli-projected = previsión
cli-followers = seguidores
cli-orders = órdenes
cli-fulfilled = cumplidas
cli-no-display = No hay pantalla donde abrir una ventana. Los comandos funcionan sin ella: kings-order --help
cli-display-silent = No se puede acceder a la pantalla { $display }: { $cause }
cli-scale = { $source } es { $scale }: con esa escala no se puede mostrar ninguna ventana.
cli-no-such-file = No hay ningún comando ni archivo de partida llamado { $name }. Consulta kings-order --help.
season-twice = { $file } solo cuenta una vez: la misma partida ya se ha indicado antes.
cli-unwritten = No se puede escribir la salida: { $cause }.
cli-text-unread = { $file }, línea { $line }: no se puede leer el mensaje que empieza ahí. Mientras tanto aparece en inglés.
cli-window-failed = No se puede abrir la ventana: { $cause }
cli-stopped = King’s Order se ha detenido por un fallo propio. Todo lo introducido está guardado. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Total
export-of-orders = Puntos por órdenes
export-running = Sin terminar: turno { $turn }.
export-log = Historial

## The game's menu, its people and its rules

tool-menu = La partida: jugadores, reglas, archivos
keys-menu = la partida: saltar, terminar, jugadores, reglas caseras, archivos
menu-title = La partida
menu-skip = Saltar el turno de { $name }
menu-skip-about = El turno pasa sin loseta.
menu-end = Terminar la partida…
menu-end-about = Lo que está incompleto se puntúa ahora.
menu-people = Jugadores…
menu-people-about = Nombres, colores y sitios; llega alguien, alguien se va, de quién es el turno
menu-rules = Reglas caseras…
menu-rules-about = Desde ahora, o como si siempre hubieran sido así
menu-forgotten = Un turno olvidado…
menu-forgotten-about = El anterior a este. Uno más antiguo: pulsa en el historial la línea antes de la cual falta.
menu-compare = Cotejar con la mesa
menu-compare-about = Puntos, figuras y losetas; si difieren, se busca qué lo explica.
menu-by-hand = Puntos a mano…
menu-by-hand-about = Dados o quitados, con el motivo; en la libreta también lo que la mesa cuenta por sí misma
menu-copy = Guardar una copia…
menu-copy-about = La partida sigue en su propio archivo.
menu-open = Abrir una partida…
menu-open-about = Un archivo de donde sea; esta partida está guardada.
menu-folder = Mostrar la carpeta
files-copy = Guardar una copia de la partida
files-export = Guardar en otro sitio
files-open = Abrir una partida
files-copy-there = Guardar ahí
files-open-there = Abrir
files-elsewhere = En otro sitio…
files-path = El archivo
files-saved = La copia está guardada: { $path }
player-left = { $name } (se ha ido)
files-no-folder = No se ha podido mostrar. Está en { $folder }
amend-forgotten = Un turno olvidado antes del turno { $turn }
amend-anothers = El turno { $turn } no era de { $name }
amend-none = Quitar el turno { $turn } de { $name }
amend-whose = ¿De quién era el turno?
amend-later = ¿Y los turnos siguientes?
amend-forgotten-stay = Siguen siendo de sus jugadores: solo se añade este turno.
amend-forgotten-on = Todos avanzan uno: se anotaron un jugador antes de lo debido.
amend-anothers-stay = Siguen siendo de sus jugadores: solo este turno era de otro.
amend-anothers-on = Siguen a la izquierda de ese jugador.
amend-none-stay = Siguen siendo de sus jugadores: se salta a { $name }.
amend-none-on = Todos se adelantan: el turno siguiente es de { $name }.
amend-enter = Introducir
amend-show = Mostrar qué cambia
log-give = Era el turno de otro…
log-insert = Antes falta un turno…
now-forgotten = Estás introduciendo un turno olvidado. Con Esc todo queda como estaba.
past-as-it-was = Como estaba: { $made }
past-later-tile = Ahí hay una loseta posterior. La olvidada está en otro sitio.
past-unchanged = Todo está como estaba.
rules-title = Reglas caseras
rules-about = Aquí cada mesa juega a su manera. La primera respuesta es la de las reglas.
rules-from-now = Desde ahora
rules-always = Como si siempre fuera así…
people-title = Jugadores
people-about = Por orden de turno. Pulsa un color para cambiarlo.
people-name = Nombre
people-on-turn = su turno
people-give-turn = Le toca
people-gone = se ha ido
people-leave = Se va…
people-leaves = { $name } se va al pulsar «Listo».
people-figures-stay = Las figuras siguen y puntúan
people-figures-home = Figuras a la reserva
people-orders-count = Las órdenes en mano restan al final
people-orders-under = Las órdenes en mano van bajo el mazo
people-guest = Llega alguien…
people-no-guest = Al final no llega nadie
people-guest-about = Va en último lugar del orden de turnos; recibe tres órdenes si la mesa juega con ellas.
people-later = Sitios, llegadas y salidas: al empezar un turno, antes de su loseta.
people-done = Listo
tray-another-lies = Aquí hay otra loseta…
tray-stands-anyway = Está en otro sitio…
keep-title = La mesa lo deja así
keep-about = Una loseta que no encaja, de la que no queda ninguna o de otro set. Los lados que no encajan quedan separados.
keep-sides = Sus lados, en sentido horario: { $keys }
keep-more = { $count } más: teclea sus lados
keep-none = Ninguna loseta tiene esos lados.
keep-unknown = La app no la conoce…
keep-do = Se queda así
keep-other = Otra loseta
keep-of-set = { $tile } ({ $set })
stand-title = La mesa lo deja así
stand-about = Una figura donde las reglas no la permiten; cuenta como cualquier otra.
describe-title = Una loseta que la app no conoce
describe-about = Tal como está: pulsa un lado hasta que muestre lo que hay ahí en la loseta.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Unidos en la loseta
describe-stands = Encima
describe-pennant = Escudo
describe-place = Colocarla así

## The window

app-name = King’s Order
app-tagline = Una mano más en tu mesa de Carcassonne.
app-unofficial = Un compañero no oficial para Carcassonne. La expansión «Por orden del rey» (By Order of the King) es un diseño de aficionado de JPutt927.
back = Atrás
close = Cerrar
key-space = Espacio
date = { $day } de { $month } de { $year }, { $time }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

home-continue = Seguir la partida
home-turn = Turno { $turn } · { $date }
home-new = Nueva partida
home-earlier = Partidas anteriores
home-damaged = dañada: ábrela para ver qué se puede salvar
home-newer = de una versión más nueva: actualiza la app para abrirla
home-unplayable = no se puede jugar aquí: ábrela para ver por qué
home-finished = terminada
home-at-turn = en el turno { $turn }
home-first = La primera velada
home-first-1-title = 1 · Preparar
home-first-1 = Nombres, colores, sitios. Las órdenes se reparten en esta pantalla, ocultas para los demás.
home-first-2-title = 2 · Jugar como siempre, introducir cada loseta
home-first-2 = Haz clic en el lugar y en la loseta, y di dónde está el seguidor. La app puntúa.
home-first-3-title = 3 · Dejar que cuente los campos
home-first-3 = Al final todo se puntúa a la vista de todos, paso a paso.

setup-title = Nueva partida
setup-players = ¿Quién juega?
setup-order = Por orden de asiento, en sentido horario. Arrastra una fila o usa las flechas.
setup-add = Añadir un jugador
setup-lots = Sortear quién empieza
setup-colour = Elegir otro color
setup-starts = empieza
setup-seat = sitio { $number }
setup-known = Ya han jugado
setup-sets = ¿Qué hay en el saco?
setup-orders = Órdenes del rey
setup-orders-about = Órdenes secretas, que la app reparte y guarda.
setup-orders-printed = Las cartas se reparten en la mesa; aquí se introduce cuáles han salido.
setup-adds-figures = una figura por jugador
setup-adds = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } orden
   *[other] { $orders } órdenes
}
setup-base = siempre con el juego base: { $tiles } losetas
box-label = Tu caja:
box-base-first = Juego base (antes de 2014)
box-base-second = Juego base (2014 o después): jardines, río, abades
box-big = Big Box 6 o 7
box-count-king-robber = Conde, Rey y Ladrón
box-added = Añadido: { $sets }.
box-removed = Quitado: { $sets }.
box-rules = Reglas caseras de esta caja: { $rules }
setup-gardens = jardines
setup-house-rules = Reglas caseras
setup-house-rules-state = { $count ->
    [0] como en las reglas
    [one] 1 distinta
   *[other] { $count } distintas
}
setup-house-rules-about = Aquí cada mesa juega a su manera. La primera respuesta es la de las reglas.
setup-house-rules-done = Volver a los sets
switch-orders-occasions = Un campesino y la loseta con la que llegó: ¿cuántas órdenes pueden cumplir?
switch-orders-occasions-event = Una cada uno
switch-orders-occasions-tile = Una en total
switch-orders-discard-right = El derecho a descartar órdenes de campesino, si en el turno siguiente se tienen menos de tres
switch-orders-discard-right-kept = Se conserva
switch-orders-discard-right-must-hold = Se pierde
switch-orders-discarded = Las órdenes descartadas
switch-orders-discarded-out = Salen de la partida
switch-orders-discarded-under-pile = Van debajo del mazo
switch-orders-draw-after-discard = Quien empieza un turno con cinco órdenes y descarta
switch-orders-draw-after-discard-allowed = Puede robar
switch-orders-draw-after-discard-refused = No puede robar
switch-orders-none-fulfilled = Si nadie ha cumplido una orden, los diez puntos por cumplir más
switch-orders-none-fulfilled-nobody = No son de nadie
switch-orders-none-fulfilled-all = Son para todos
switch-orders-negative = Las órdenes que quedan en la mano pueden dejar un total por debajo de 0
switch-orders-negative-allowed = Sí
switch-orders-negative-zero = No, se queda en 0
switch-count-unoccupied = Los seguidores pueden salir de Carcassonne a una zona completada
switch-count-unoccupied-refused = Si había alguien en ella
switch-count-unoccupied-allowed = Siempre
switch-count-first = Quién saca primero seguidores de Carcassonne
switch-count-first-chosen = Lo elige quien tiene el turno
switch-count-first-left = El jugador de la izquierda
switch-count-at-end = Al final salen seguidores de Carcassonne
switch-count-at-end-market = Del mercado, a los campos
switch-count-at-end-all = De donde no esté el conde
switch-count-city = Carcassonne, para los campos, el Rey y las órdenes
switch-count-city-counts = Es una ciudad completada
switch-count-city-ignored = No cuenta
switch-abbey-late = Tras la última loseta, las abadías
switch-abbey-late-allowed = Aún se pueden colocar
switch-abbey-late-refused = Llegan tarde
switch-dragon-timing = El dragón se mueve
switch-dragon-timing-before-scoring = Antes de puntuar
switch-dragon-timing-after-scoring = Después de puntuar
switch-escape-refuge = Para escapar de un asedio hace falta un monasterio
switch-escape-refuge-siege-tile = Junto a una loseta de asedio
switch-escape-refuge-any-tile = Junto a cualquier loseta de la ciudad
switch-start-tile = La loseta inicial, donde la ciudad de Carcassonne o un río ocupa su lugar
switch-start-tile-box = Se queda en la caja
switch-start-tile-pile = Se mezcla con las demás
switch-river-mouth = La desembocadura del río
switch-river-mouth-automatic = Se coloca sola
switch-river-mouth-turn = Es el turno del jugador siguiente
switch-orders-returned = Las órdenes devueltas del reparto van debajo del mazo
switch-orders-returned-turn-order = Por orden de turno
switch-orders-returned-shuffled = Barajadas
switch-orders-parts = Lo que una orden une a la zona recién completada debe haberlo completado
switch-orders-parts-anybody = Cualquiera
switch-orders-parts-own = Quien tiene la orden
switch-orders-paid-parts = Una zona que ya ha servido para una orden
switch-orders-paid-parts-count = Puede ser parte de otra
switch-orders-paid-parts-barred = Está gastada
switch-challenge-share = Un desafío ganado cumple la orden de
switch-challenge-share-majority = Quienes tienen la mayoría
switch-challenge-share-presence = Todos los presentes en el edificio ganador
switch-challenge-oneself = Un desafío ganado contra uno mismo
switch-challenge-oneself-fulfils = Cumple la orden de un desafío ganado
switch-challenge-oneself-nothing = No cumple ninguna orden
switch-dragon-card = Evitar al dragón hasta el final
switch-dragon-card-bonus = Da 10 puntos
switch-dragon-card-fulfilled = Es además una orden cumplida
switch-target-off-tiles = Una ficha de tiro fuera de las losetas
switch-target-off-tiles-counts = Cuenta para una orden
switch-target-off-tiles-refused = No cuenta
switch-count-orders = Los puntos por órdenes, para poder entrar en Carcassonne
switch-count-orders-ignored = No cuentan
switch-count-orders-scoring = Cuentan como puntuación
switch-count-fairy = Los 3 puntos del hada, para poder entrar en Carcassonne
switch-count-fairy-scoring = Cuentan como puntuación
switch-count-fairy-ignored = No cuentan
switch-count-barn = Cuando un granero puntúa un campo, los seguidores del mercado
switch-count-barn-refused = Se quedan
switch-count-barn-allowed = Pueden ir a él
switch-count-double-turn = En un turno doble se puede entrar en Carcassonne
switch-count-double-turn-each-part = En cada parte
switch-count-double-turn-once = Una vez
switch-siege-fields = En un campo, una ciudad sitiada duplica
switch-siege-fields-all = Todos los puntos
switch-siege-fields-three = No los de los cerdos
switch-escape-double-turn = De un asedio, en un turno doble
switch-escape-double-turn-once = Escapa un caballero
switch-escape-double-turn-each-part = Uno en cada parte
switch-princess = La princesa
switch-princess-may = Puede retirar un caballero
switch-princess-must = Debe hacerlo
switch-fairy-place = El hada ayuda
switch-fairy-place-follower = A un seguidor
switch-fairy-place-tile = A todos los de su loseta
switch-catch-short = Al atrapar, un lanzamiento demasiado corto da puntos
switch-catch-short-nobody = A nadie
switch-catch-short-catcher = A quien debía atrapar
switch-small-city = Una ciudad completada de dos losetas da
switch-small-city-four = 4 puntos, como cualquiera
switch-small-city-two = 2: 1 por loseta y escudo
switch-farmers = Los campesinos
switch-farmers-allowed = Están en juego
switch-farmers-none = No hay: sin mercado, granero ni cerdo, ni órdenes para ellos
switch-fields = Por cada ciudad completada, al final
switch-fields-by-field = Cada campo da 3 puntos a sus campesinos
switch-fields-by-city = 4 puntos, una vez, a quien tenga más campesinos alrededor
switch-fields-scorepad = En el bloc, la mesa ve quién tiene más campesinos alrededor de una ciudad y la anota solo en un campo de quien los tiene.
switch-king-robber = El Rey y el Ladrón dan
switch-king-robber-each = 1 por ciudad o camino al final
switch-king-robber-ten = 10 cada uno al final
switch-king-robber-fifteen = 15 cada uno al final, los dos 40
switch-king-robber-at-once = 1 al momento por cada nueva ciudad o camino, nada al final
switch-count-moves = Tras enviar un seguidor a Carcassonne, el conde va
switch-count-moves-free = Adonde quiera ese jugador
switch-count-moves-next = Al distrito siguiente: castillo, mercado, herrería, catedral
switch-count-moves-follower = Al distrito del seguidor
switch-inns-at-end = Al final, lo incompleto con posada o catedral
switch-inns-at-end-nothing = No vale nada
switch-inns-at-end-ignored = Vale lo mismo que sin ella
switch-wagon-ways = Un carro se mueve
switch-wagon-ways-connected = Por una conexión
switch-wagon-ways-nine-tiles = A todo lo abierto y libre en su loseta o en las ocho de alrededor
switch-wagon-ways-scorepad = En el bloc, de esto se encarga la mesa.
switch-fairy-city = El hada, junto a un seguidor en Carcassonne
switch-fairy-city-allowed = Puede ir
switch-fairy-city-refused = No puede ir
switch-fairy-city-scorepad = En el bloc, de esto se encarga la mesa.
switch-second-barn = Un granero en un campo que ya tiene uno
switch-second-barn-refused = No se coloca
switch-second-barn-allowed = Se puede colocar
setup-own-sets = Propios: losetas y órdenes en { $folder }
setup-deck-bundled = el mazo de la app
setup-printed = cartas impresas
setup-newer-orders = y { $count } para las expansiones nuevas
setup-newer-orders-about = El mazo del reglamento no tiene órdenes para estas expansiones. Estas son nuestras: órdenes caseras, medidas como todas las demás.
set-count-about = Carcassonne está en el centro. Quien deja puntuar a otros puede enviar allí seguidores y sacarlos en el momento justo.
set-shrines-about = Un santuario junto a un monasterio es un desafío: el primero que se complete puntúa, el otro nada.
set-shrines-extra-about = Un sexto santuario que salió más tarde.
set-river-1-about = En vez de la loseta inicial: nacimiento, diez losetas, lago.
set-river-2-about = En vez de la loseta inicial: un río con bifurcación, una piara de cerdos y un volcán como desembocadura.
set-inns-cathedrals-about = Con posadas y catedrales, caminos y ciudades valen más, o nada si quedan abiertos. Un seguidor mayor para cada jugador.
set-traders-builders-about = Mercancías para quien complete una ciudad, un constructor para una segunda loseta, un cerdo para los campos.
set-princess-dragon-about = El dragón se come lo que encuentra, el hada protege a un seguidor, los portales abren todo el territorio.
set-tower-about = Las torres capturan seguidores; rescatar a uno cuesta 3 puntos.
set-abbey-mayor-about = Una abadía para cualquier hueco, el alcalde, un carro que sigue su camino, un granero para los campos.
set-catapult-about = En una feria lanzan todos: a un blanco, para atrapar, contra los seguidores.
set-siege-cathars-about = Las ciudades sitiadas valen menos para los caballeros y el doble para los campesinos.
set-siege-besiegers-about = Más ciudades sitiadas.
set-king-robber-about = Quien completa la ciudad más grande es el Rey; el camino más largo, el Ladrón. Al final, 1 punto por cada ciudad o camino.
setup-summary = { $players } jugadores · { $tiles } losetas
setup-summary-orders = { $players } jugadores · { $tiles } losetas · { $orders } órdenes
setup-begins = Empieza { $name }.
setup-start = Empezar la partida

curtain-pass = Pasa la pantalla a { $name }
curtain-deal = Tus tres órdenes. Quédate con todas o elige una que vuelve debajo del mazo.
curtain-enter = ¿Qué tres órdenes te han tocado? Nadie más debe mirar.
curtain-draw = ¿Qué orden has robado? Nadie más debe mirar.
curtain-entered = Estas tres
curtain-drawn = He robado esta
curtain-draw-back = No la he robado
curtain-clashed = Una orden está anotada más veces de las que la tiene el mazo; cuál y por quién queda en secreto. Compara las tuyas y vuelve a introducir abajo la que esté mal.
curtain-clashed-others = Los demás comparan también las suyas:
curtain-wrong = Una orden está mal anotada
curtain-wrong-which = ¿Cuál de tus órdenes está mal anotada? Elígela.
curtain-wrong-by = ¿Qué orden tienes en su lugar?
curtain-wrong-since = Con esa orden, algo que has hecho desde entonces con tus órdenes no habría estado permitido. Deshazlo primero, en la mesa con Ctrl Z.
curtain-wrong-this = Esta está mal
curtain-wrong-done = Tengo esta
picker-open = una más
picker-search = unas letras de su título o texto
picker-none = Ninguna orden aún oculta dice eso. Prueba otra palabra del título.
curtain-look = Tus órdenes. Nadie más debe mirar.
curtain-drew = Has robado una orden. Te la quedas.
order-cost = Una orden que siga en la mano al final resta 10 puntos, salvo que pida evitar algo.
draw-about = Te la quedas: no se puede devolver.
claim-title = ¿Quién ha cumplido una orden?
claim-title-lost = ¿Quién ha cumplido o perdido una orden?
claim-about = Cuenta para la última loseta. La pantalla pasa solo a esa persona, que nombra la orden o se va como si nada.
curtain-discard = Has tenido tres órdenes de campesino: puedes descartar, a la vista de todos, una o dos de las marcadas.
curtain-discard-none = En este turno no puedes descartar ninguna.
curtain-refused = Lo elegido no se puede descartar ahora. Mantén pulsado para ver cuáles sí.
curtain-refused-declared = Lo elegido no se ha anunciado. Mantén pulsado para ver qué órdenes juzgas tú.
curtain-judges = { $number }: juzgas tú
curtain-judges-lost = { $number }: ¿perdida? Dilo
curtain-judges-about = La app juzga todas las órdenes menos las marcadas.
curtain-occasion-used = Con esta loseta ya has cumplido una orden: no puede dar más de una.
curtain-turn-start = Tus órdenes. Aquí descartas las de campesino que puedas. Nadie más debe mirar.
curtain-may-go = { $number }: descartable
curtain-fits = { $number }: también vale
curtain-choose = Se cumple una orden tuya. Si valen varias, cuenta una y tú la eliges. Mantén pulsado para ver.
curtain-empty = No tienes órdenes.
curtain-hold = Mantener para ver
curtain-keep = Quedarme las tres y pasar
curtain-return = Devolver la elegida y pasar
curtain-done = Listo
curtain-undo = Deshacer el paso
curtain-fulfil = Mostrarla a todos
curtain-discard-do = Descartar las elegidas
curtain-cancel = Cancelar
curtain-goes-back = vuelve
curtain-this-one = esta
card-documented = del reglamento
card-house = orden casera
card-printed = carta impresa
curtain-new = nueva
pin-open = Esta mano está protegida. Teclea sus cuatro cifras.
pin-wrong = No son las cifras correctas.
pin-forgotten = Olvidado: quitar el PIN, y se dice a todos
pin-set = Proteger con PIN
pin-set-about = Cuatro cifras que abren tu mano desde ahora.
pin-set-again = Otra vez, las mismas cuatro cifras.
pin-set-differs = No son las mismas cifras que antes. Empieza de nuevo.
pin-remove = Quitar el PIN
deal-home = Inicio
deal-set-up = Volver a la preparación
deal-taken-back = El reparto se ha deshecho
deal-taken-back-how = La partida está otra vez antes del primer turno. Sigue como antes, o { $name } vuelve a decidir sobre las órdenes repartidas.
deal-redo = Seguir como antes
deal-anew = { $name } decide de nuevo
picker-taken = Orden { $number }

now-place = { $name } roba y coloca una loseta
now-place-how = Haz clic donde está la loseta, o elige antes la loseta.
now-which = ¿Qué loseta hay ahí?
now-which-how = Haz clic en ella tal como está, o arrástrala hasta el seguidor.
now-turn-how = Gírala con la rueda; suéltala donde va el seguidor.
now-where = ¿Dónde está la loseta?
now-where-how = Encaja en los lugares dorados. R la gira.
now-deploy = ¿Coloca { $name } un seguidor?
now-deploy-how = Haz clic en una parte dorada de la loseta, o pulsa Intro para ninguno.
news-none = Aquí se ve lo que trae cada paso.
table-clashed = Una orden está anotada más veces de las que la tiene el mazo. Cada cual compara las suyas y vuelve a introducir la que esté mal donde mira sus órdenes.
now-finished = Fin de la partida
now-finished-how = Mira la puntuación final, o deshaz para seguir.
now-choose = Se cumple una orden
now-correcting = Estás introduciendo de nuevo un turno antiguo. Con Esc todo queda como estaba.
now-ruling = Otras reglas caseras, como si siempre hubieran valido. Con Esc todo queda como estaba.
now-amending = Estás cambiando un turno antiguo. Con Esc todo queda como estaba.
turn-draw-short = Robar
turn-orders-short = Órdenes
turn-draw = Robar una orden
turn-orders = Mis órdenes
turn-claim = He cumplido una orden
turn-claim-lost = He cumplido o perdido una orden
turn-claim-short = Cumplida
turn-claim-short-lost = Cumplida, perdida
tool-home = Dejar la mesa; la partida está guardada
tool-more = Más herramientas
tool-tiles = Las losetas que quedan
tool-undo = Deshacer
tool-redo = Rehacer
tool-fit = Mostrar todo el tablero
tool-keys = Teclas
table-saving = El último paso aún no está en el disco, que es lento. La partida sigue; para salir se espera a que esté allí.
table-read-only = Otra ventana tiene abierta esta partida: aquí solo se puede mirar.
feature-complete = zona completada
feature-complete-now = zona completada: se puntúa al final del turno
feature-open-ends = { $count ->
    [one] { $count } extremo abierto
   *[other] { $count } extremos abiertos
}
feature-open-places = { $count ->
    [one] falta { $count } loseta
   *[other] faltan { $count } losetas
}
feature-nobody = no hay nadie
feature-field-worth = se puntúa al final
feature-worth = { $points ->
    [one] vale { $points } punto si acabara ahora
   *[other] vale { $points } puntos si acabara ahora
}
feature-worth-farmer = { $points ->
    [one] { $points } punto para un campesino si acabara ahora
   *[other] { $points } puntos para un campesino si acabara ahora
}
player-projected = ≈ { $points }
player-projected-hint = Puntos si la partida acabara ahora, sin las órdenes secretas
ahead-title = Si la partida acabara ahora
ahead-about = Todo lo que hay en la mesa se puntúa como al final, sin las órdenes secretas.
ahead-now = ahora { $points }
player-fulfilled = cumplidas: { $count }
player-face-up-hint = Ver las órdenes boca arriba de { $name }
player-orders-hint = Dejar que { $name } mire sus órdenes
player-followers-hint = { $count ->
    [one] queda { $count } seguidor
   *[other] quedan { $count } seguidores
}
title-holder = { $title }: { $name }
title-king-beat = lo gana una ciudad de { $size } losetas o más
title-robber-beat = lo gana un camino de { $size } losetas o más
title-little = { $name }: se gana desde { $size }
title-king-first = lo gana la primera ciudad
title-robber-first = lo gana el primer camino
log-title = Historial
log-empty = Aquí se anotará cada turno. Haz clic en una línea para ver el porqué.
log-back = Volver aquí
back-title = ¿Seguir desde el turno { $turn }?
back-about = Esta partida ha terminado. Se desharían la puntuación final y todo lo que vino después de este turno; { $redo } lo rehace paso a paso.
log-reenter-throw = Reintroducir este lanzamiento
log-reenter = Reintroducir este turno
log-redeploy = Reintroducir esta figura
log-reenter-deed = Reintroducir esto
log-undeploy = No se colocó a nadie
log-remove = Quitar este turno
tray-which = ¿Qué loseta se ha robado?
tray-type = o sus lados tal como está, en sentido horario desde arriba, por ejemplo C M P M:
tray-side = El siguiente lado tal como está la loseta: en sentido horario, primero arriba
tray-only = Solo losetas con: { $shown }
tray-show-all = Todas las losetas
tray-nothing = No hay ninguna loseta así. { $erase } borra un lado, { $all } las muestra todas.
tray-typed = Lados { $sides }
tray-typed-count = { $count ->
    [0] ninguna
    [one] una
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] la última
   *[other] quedan { $count }
}
tray-paint = Pulsa sus lados o tómala aquí
tray-at-once = Todas
tray-by-sides = Por sus lados
tray-only-one = Solo encaja esta: Intro la coloca.
tray-only-typed = Solo esta queda como se ha escrito: Intro la coloca.
tray-turned = Los mismos lados, girada de otro modo
tray-how-lies = ¿Cómo está puesta?
tray-none-fits = Aquí no encaja ninguna loseta restante.
tray-other-place = Otro lugar
tray-other-tile = Otra loseta
tray-turn = Girar
tray-one-way = Solo encaja así.
tray-click-lit = Haz clic en un lugar dorado del tablero o pulsa su tecla.
tray-fits-nowhere = Esta loseta no encaja en ningún sitio. Sale de la partida y se roba otra.
tray-remove = Sacarla de la partida
tray-claim = ¿Dónde está el seguidor?
tray-followers = { $count ->
    [one] A { $name } le queda { $count }
   *[other] A { $name } le quedan { $count }
}
tray-claim-complete = { $points ->
    [one] { $feature }, se completa: { $points } punto
   *[other] { $feature }, se completa: { $points } puntos
}
pass-deploy = Ningún seguidor
pass-act = Nada de eso
tray-finish = Puntuación final
tiles-title = { $count ->
    [one] Queda { $count } loseta
   *[other] Quedan { $count } losetas
}
end-ask = Terminar la partida ya…
end-title = ¿Terminar ya la partida?
end-about = { $count ->
    [one] Queda { $count } loseta. La puntuación final empieza enseguida; se puede deshacer.
   *[other] Quedan { $count } losetas. La puntuación final empieza enseguida; se puede deshacer.
}
end-hands = Entonces se muestran todas las manos; al deshacer no se vuelven a ocultar.
end-do = Terminar la partida
end-not = Seguir jugando
difference-heading = Esto cambiaría
difference-nothing = No cambian ni puntos ni títulos.
difference-accept = Cambiarlo
difference-leave = Dejarlo como estaba
ruler-title = Una regla en la pantalla
ruler-use = Seis centímetros. Arrima una tira de papel, marca el final y mide el lanzamiento con el papel.
ruler-again = Medir otra vez la pantalla
ruler-measure = Pon una de estas cosas sobre la pantalla y tira hasta que el marco sea igual de grande. Solo hace falta una vez.
ruler-tile = Una loseta, 45 mm
ruler-card = Una tarjeta bancaria, 85,60 mm
ruler-fits = Coincide

help-manual = El manual (en inglés)
booklet-contents = Índice
booklet-browser = En el navegador
booklet-previous = Capítulo anterior
booklet-next = Capítulo siguiente
keys-title = Teclas
keys-arrows = al siguiente lugar
keys-sides = los lados de la loseta tal como está, en sentido horario desde arriba: ciudad, camino (M), campo (P, prado), río (V)
keys-symbols = solo las losetas con lo que lleva esa letra en la selección
keys-numbers = el lugar, la loseta o la respuesta con esa tecla; ⇧ es Mayús
keys-enter = ningún seguidor; la única loseta que encaja; el siguiente paso
keys-turn = girar la loseta elegida
keys-escape = cancelar lo empezado
keys-undo = deshacer
keys-redo = rehacer
keys-draw = robar una orden al empezar un turno
face-up-title = Las órdenes boca arriba
face-up-discarded = descartada
face-up-spent = perdida: −10
face-up-none = Aún no hay órdenes boca arriba.
keys-face-up = las órdenes boca arriba
keys-orders = mirar las órdenes propias; al empezar un turno se descartan ahí las de campesino
keys-claim = alguien ha cumplido o perdido una orden que solo esa persona puede juzgar
keys-tiles = las losetas que quedan
keys-zoom = más grande, más pequeño, todo el tablero
keys-look = el aspecto: claro, oscuro o alto contraste
keys-full = pantalla completa, y vuelta
keys-tab = de botón en botón; Intro lo pulsa
keys-go-on = seguir con la última partida o empezar otra
keys-search = buscar una partida
keys-scroll = desplazarse por la lista
keys-next = el paso siguiente
keys-previous = el paso anterior
keys-first = al principio
keys-last = al final
keys-play = reproducir o pausar
keys-pace = más rápido; después de la velocidad máxima viene la mínima

finale-title = Puntuación final
finale-open = Ciudades y caminos incompletos
finale-buildings = Monasterios, santuarios y jardines
finale-monasteries = Monasterios
finale-monasteries-shrines = Monasterios y santuarios
finale-monasteries-gardens = Monasterios y jardines
finale-fields = Campos
finale-goods = Mercancías
finale-orders = Se descubren las órdenes
finale-most = Más órdenes cumplidas
finale-zero = Nadie acaba por debajo de 0
finale-winner = La partida está decidida
finale-progress = { $step } de { $all }
finale-skip = Al resultado
finale-back = Mesa
finale-next = Siguiente
finale-previous = Atrás
finale-play = Reproducir
finale-pause = Pausa
finale-result = El resultado
finale-last-tile = Era la última loseta.
finale-ended = La partida se ha terminado.
finale-over = La partida ha terminado.
finale-begin-how = Ahora viene lo que aún cuenta, una cosa tras otra.
finale-clashed = Una orden sigue anotada más veces de las que la tiene el mazo: cada anotación cuenta.
finale-nothing = No quedaba nada por puntuar.
finale-order-failed = Sin cumplir: «{ $title }»
finale-order-fulfilled = Conservada hasta el final: «{ $title }»
finale-most-count = { $count ->
    [one] 1 orden cumplida
   *[other] { $count } órdenes cumplidas
}
finale-sum-of = { $name }: { $sum }
finale-tie = Empate: cada uno recibe todos los puntos.
finale-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
finale-margin = { $points ->
    [one] 1 punto más que { $names }
   *[other] { $points } puntos más que { $names }
}
result-won = { $count ->
    [one] { $names } gana
   *[other] { $names } comparten la victoria
}
result-unknown = El marcador dice quién ha ganado
result-course = Cómo fue
track-title = ¿Qué muestra el marcador?
track-about = Anota primero en el marcador los puntos de las órdenes, también los de las que se acaban de descubrir. Escribe después dónde está cada figura: solo así sabe la app quién ha ganado.
track-orders = { $points } por órdenes
track-take = Anotar el resultado
track-without = Sin puntos
track-button = Marcador…
result-table = La mesa
result-steps = Repasar la puntuación
result-home = Inicio

trouble-title = Algo va mal
trouble-understood = Entendido
trouble-damaged = El archivo de esta partida está dañado
trouble-damaged-offer = { $moves ->
    [one] Se puede salvar { $moves } paso, hasta el turno { $turn }.
   *[other] Se pueden salvar { $moves } pasos, hasta el turno { $turn }.
} El archivo dañado se conserva al lado.
trouble-go-on = Seguir desde ahí
trouble-leave = No tocar nada
unsaved-title = Los últimos pasos no están guardados
unsaved-about = La partida sigue, pero solo mientras esta ventana esté abierta. Haz sitio o guárdala en otro lugar.
unsaved-where = Guardar la partida en este archivo
unsaved-there = Guardar ahí
unsaved-again = Reintentar
unsaved-go-on = Seguir sin guardar
unsaved-leave = Salir sin guardar
unsaved-back = Volver a la partida
unsaved-rescue = Guardar en otro sitio…
quarter-castle = castillo
quarter-market = mercado
quarter-blacksmith = herrería
quarter-cathedral = catedral
quarter-castle-serves = ciudades
quarter-market-serves = campos, al final
quarter-blacksmith-serves = caminos
quarter-cathedral-serves = monasterios y santuarios
act-follower = Seguidor
act-big-follower = Seguidor mayor
act-mayor = Alcalde
act-wagon = Carro
act-builder = Constructor
act-pig = Cerdo
act-barn = Granero
act-fairy = Hada
act-princess = Princesa
act-raise = Piso de torre
act-man = A una torre
act-capture = Capturar
act-site = Base de torre
act-site-in = En esta ciudad
pass-site = Fuera de las ciudades
pass-capture = A nadie
act-raise-to = hasta la altura { $height }
act-on-tower = sobre una torre
act-in-city = en Carcassonne: { $quarter }
act-tower-of = una torre de altura { $height }
act-portal = { $role } por el portal
corner-ne = arriba a la derecha
corner-se = abajo a la derecha
corner-sw = abajo a la izquierda
corner-nw = arriba a la izquierda
ask-dragon = { $name } guía al dragón
ask-dragon-about = Paso { $step } de 6. Haz clic en una loseta dorada o usa las flechas.
ask-wagon = ¿Se mueve el carro de { $name }?
ask-wagon-about = Haz clic en una zona dorada, o pulsa Intro para devolverlo a la reserva.
pass-wagon = Vuelve a la reserva
abbey-where = { $name } coloca la abadía
abbey-where-how = Haz clic en un hueco dorado.
abbey-about = Un monasterio que cierra todo a su alrededor.
now-closing = { $name } puede colocar la abadía
now-closing-how = La última loseta está colocada. Haz clic en un hueco dorado, o pulsa Intro para renunciar.
turn-abbey = Abadía
turn-ransom = Rescatar de { $name }: { $figure } (3)
turn-escape = { $name }: escapa un caballero
pass-abbey = Sin la abadía
ask-token = { $name }, ¿qué ficha?
ask-token-about = Feria: lanzan todos una vez, { $name } primero.
fair-throws = { $name } lanza: { $token }
fair-target-how = Del centro de la loseta de feria al borde más cercano de la ficha.
fair-catch-how = El jugador de la izquierda intenta atraparla tras la regla.
fair-knock-out-how = Elige a todos los que la ficha ha golpeado o movido.
fair-seduction-how = Elige el seguidor más cercano a la ficha, si cae en las losetas.
pass-token = Esta vez sin ronda
fair-ruler = Una regla en la pantalla
fair-record = Anotar lanzamiento
fair-missed = Fuera de la mesa
fair-off = Fuera de las losetas
fair-caught = La atrapa { $name }
fair-slipped = Nadie la atrapa
fair-short = Corto
fair-nobody = A nadie
fair-distance = distancia
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = pulgadas
fair-unit-tile = losetas
fair-to-centre = a su centro, con un diámetro de
fair-no-number = Escribe la distancia como número, por ejemplo 5,8.
fair-too-far = Ninguna mesa es tan larga. Comprueba la distancia y su unidad.
fair-negative = Una distancia no es menor que 0.
player-figure-home = { $figure }: en la reserva
player-figure-out = { $figure }: en juego
player-pieces = { $count ->
    [one] { $count } piso de torre
   *[other] { $count } pisos de torre
}
player-prisoner = prisionero: { $figure }
now-act = ¿Qué hace { $name }?
now-act-how = Elige qué y luego dónde; o pulsa Intro para nada.
asked-piece-first = Elige primero cuál y luego dónde.
now-capture = ¿A quién captura { $name }?
now-capture-how = Quien está al alcance de la torre está marcado. Intro para nadie.
ask-begin-leaving = { $name }, ¿quién empieza a salir de Carcassonne?
ask-begin-leaving-about = Tú o el jugador a tu izquierda. Cada uno tiene una ocasión, en sentido horario.
ask-leave = ¿Sale { $name } de Carcassonne?
ask-leave-about = Antes de puntuar: haz clic en una zona dorada, o pulsa Intro para quedarte.
city-leave-to = a: { $feature }
city-leave-from = desde: { $quarter }
pass-leave = No sale nadie más
ask-escape = { $name } puede sacar un caballero de una ciudad sitiada
ask-escape-about = El último turno ha acabado y la partida acaba enseguida. Pulsa Intro si nadie escapa.
pass-escape = Nadie escapa
ask-claims = ¿Ha cumplido alguien una orden que juzgáis vosotros mismos?
ask-claims-lost = ¿Ha cumplido o perdido alguien una orden que juzgáis vosotros mismos?
ask-claims-about = Solo ahora, antes de la puntuación final, aún cuenta. Anunciad uno tras otro; Intro lleva a la puntuación.
pass-claims = Ir a la puntuación final
ask-enter = { $name } puede enviar un seguidor a Carcassonne
ask-enter-about = Con esta loseta solo han puntuado oponentes. Pulsa Intro para no enviar a nadie.
pass-enter = A nadie
city-other-figure = Otra figura
ask-count = ¿Dónde pone { $name } al conde?
ask-count-about = Nadie sale del distrito donde está. Pulsa Intro para dejarlo ahí.
pass-count = Se queda
setup-count-river = El Conde con un río no se recomienda: puede ser difícil colocar losetas. El nacimiento va en una esquina de Carcassonne y el río se aleja de ella.

settings-title = Ajustes
settings-look = Aspecto
settings-look-light = Claro
settings-look-dark = Oscuro
settings-look-contrast = Alto contraste
settings-size = Tamaño
settings-percent = { $percent } %
settings-usual = Normal
settings-language = Idioma
settings-system = Como el sistema: { $language }
settings-files = Las partidas, y las losetas y órdenes propias, se guardan en { $folder }
settings-faults = Errores
settings-faults-about = se anotan, sin cartas ni nombres
settings-faults-file = Los errores se anotan en { $file }
home-settings = Ajustes
tool-log = El historial o los jugadores
tool-settings = Ajustes
keys-settings = ajustes
keys-size = todo más grande, más pequeño, normal
settings-display = Segunda ventana
settings-display-show = Mostrar
settings-display-hide = Ocultar
settings-display-about = para un televisor: puntos y tablero, nada secreto
keys-display = la segunda ventana, para todos
display-veiled = { $name } ha cumplido una orden
display-waiting = Empezamos pronto.
display-turn = Turno de { $name }
display-second = { $name }: otra loseta
display-deal = { $count ->
    [one] { $names } elige órdenes
   *[other] { $names } eligen órdenes
}
display-winner = { $count ->
    [one] { $names } ha ganado
   *[other] { $names } han ganado
}
display-left = { $count ->
    [one] queda 1 loseta
   *[other] quedan { $count } losetas
}
display-scored = { $name }: { $points }
display-nobody = nadie aún
# The result, earlier games and statistics
result-orders = Órdenes
result-board = El tablero
result-kept = { $title }: conservada, { $points }
result-spent = { $title }: perdida, −10
result-discarded = { $title }: descartada
result-orders-count = cumplidas: { $done }, sin cumplir: { $failed }
result-markdown = Markdown
result-csv = CSV
result-save = Guardar como
result-picture = Imagen
result-saved = Guardado: { $path }
home-all = Todas las partidas y jugadores
earlier-games = Partidas
earlier-players = Jugadores
earlier-search = nombre, set o fecha
earlier-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
earlier-not-found = Ninguna partida coincide con «{ $query }».
earlier-show-all = Mostrar todas
earlier-reading = Partidas leídas: { $done } de { $of }
earlier-stop = Parar
earlier-stopped = Partidas leídas: solo { $done } de { $of }
earlier-read-on = Leer las demás
earlier-rematch = Revancha
earlier-delete = Eliminar
earlier-unlist = Quitar de la lista
earlier-deleted = La partida del { $date } se ha eliminado. Está en { $folder } hasta que vacíes esa carpeta.
earlier-unlisted = La partida del { $date } ya no está en la lista. Su archivo sigue en { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } partida eliminada
   *[other] { $count } partidas eliminadas
}
earlier-deleted-about = Se guarda todo en { $folder } hasta que vacíes esa carpeta.
earlier-bring-back = Recuperar
earlier-open-elsewhere = Otra ventana tiene abierta esta partida. Ciérrala allí antes de eliminarla.
earlier-none = Aquí aún no hay nada
earlier-none-how = Cada partida se guarda sola. Empieza una y aparecerá en esta lista.
players-none-how = Cuando una partida se juegue hasta el final, aquí verás cuántas veces ha ganado cada cual, de dónde salieron los puntos y qué órdenes se cumplieron.
players-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
players-played = Partidas
players-wins = Victorias
players-shared = { $count ->
    [one] una de ellas compartida
   *[other] { $count } de ellas compartidas
}
players-share = { $percent } % de las partidas
players-average = Puntos por partida
players-best = Mejor partida
players-streak = Cada marca es una partida, la última a la derecha. Llena: ganada. Hueca: victoria compartida. Hacia abajo: no ganada.
players-categories = Categorías
players-orders = Órdenes
players-orders-sum = cumplidas: { $fulfilled } de { $held }
players-no-orders = Nunca ha jugado con órdenes del rey.
players-order = { $fulfilled } de { $held }
players-order-kept = conservada { $kept } de { $held }
players-rivals = Rivales
players-nemesis = { $games ->
    [one] { $name } es a quien hay que batir: por delante en { $behind } de { $games } partida en común.
   *[other] { $name } es a quien hay que batir: por delante en { $behind } de { $games } partidas en común.
}
players-unbeaten = Nadie ha quedado nunca por delante de { $name }.
players-rival = delante { $ahead }, igual { $level }, detrás { $behind }
# ---- what the table would work out itself: fields, chances, hints ----
chance-fit = { $count ->
    [one] Encaja { $count } de { $all } losetas, { $percent } %
   *[other] Encajan { $count } de { $all } losetas, { $percent } %
}
chance-may-fit = { $count ->
    [one] Encaja { $count } de las { $all } losetas que aún pueden salir, { $percent } %
   *[other] Encajan { $count } de las { $all } losetas que aún pueden salir, { $percent } %
}
feature-end = Si la partida acabara ahora:
tool-fields = De quién son los campos
tool-compare = Cotejar con la mesa
keys-fields = de quién son los campos y qué darían
keys-compare = cotejar con la mesa
hints-label = Ayudas
hints-about = Probabilidades, lugares muertos, losetas restantes, puntos por venir y de quién son los campos.
settings-moving = Movimiento
settings-moving-about = Los puntos vuelan hasta sus jugadores y la puntuación final se desliza de paso en paso.
tiles-hidden = Las losetas que quedan no se muestran
end-about-hidden = La puntuación final empieza enseguida; se puede deshacer.

# ---- the check with the table ----
compare-title = Cotejar con la mesa
compare-about = Contad en la mesa. Donde algo no coincida, decid qué hay ahora.
compare-all-same = Todo coincide.
compare-same = Coincide
compare-differs = Difiere
compare-now = { $fact }: aquí { $amount }
compare-turn = Turno { $turn }: { $what }
compare-there = El número en el marcador ahora
compare-search = ¿Qué lo explica?
compare-equal = Ese es también el número aquí.
compare-off = La mesa difiere en { $points }.
compare-clues = Cada una de estas lo explicaría exactamente. Pulsa una para reintroducirla.
compare-none = Nada de lo introducido lo explica exactamente.
compare-lap = Una vuelta del marcador tiene 50 casillas: quizá se contó una de otro modo.
compare-missed = quizá no se avanzó en el marcador
compare-twice = quizá se avanzó dos veces en el marcador
compare-if = quizá colocado con ella: { $role }
compare-if-nobody = quizá no se colocó a nadie con ella
compare-if-other = quizá fue: { $is } (introducido: { $was })
compare-changes = Cambió en estos turnos, primero el más reciente. Pulsa uno para reintroducirlo.
compare-unchanged = Aquí nunca ha cambiado. Quizá se olvidó un turno.
compare-figures = ¿Cuál no está ahí? Púlsala. La que falte aquí se pulsa en el tablero.
compare-beside = Lo que hay ahí también se puede rectificar desde ahora.
compare-all-home = Aquí todas las figuras de { $name } están en la reserva. La que esté en la mesa se pulsa en el tablero.
compare-board = Mostrarlas en el tablero
compare-press = Pulsa lo que no está ahí o el lugar donde aquí falta una figura.
compare-back = Atrás
compare-adjust = Cambiar los puntos de { $name }
fact-tiles = Losetas en el saco
fact-score = Puntos en el marcador
fact-figures = Figuras en la reserva
fact-goods = Mercancías
fact-pieces = Pisos de torre
fact-prisoners = Prisioneros
fact-cards = Órdenes en la mano
amount-held = { $name }, { $size ->
    [one] { $size } loseta
   *[other] { $size } losetas
}
amount-nobody = nadie aún
amount-none = ninguna
amount-followers = { $count ->
    [one] { $count } seguidor
   *[other] { $count } seguidores
}

# ---- points by hand ----
adjust-title = Puntos a mano
adjust-hint = Cambiar a mano los puntos de { $name }
adjust-after = { $before } → { $after }
adjust-reason = ¿Por qué?
adjust-about = El motivo queda en el historial. Los puntos a mano no cuentan para nada más.
adjust-give = Anotar

# The scorepad
pad-completes = { $name } completa: { $features }.
pad-abbey-placed = { $name } coloca la abadía.
pad-barn-placed = { $name } coloca el granero.
pad-fields-joined = { $name } une campos.
pad-wagon = El carro de { $name } se mueve.
pad-fairy-alone = El hada se queda sola.
pad-escape = Un caballero de { $name } escapa del asedio.
pad-home = De vuelta en la reserva: { $figures }.
pad-remained = Queda en la mesa: { $feature }. Nadie puntúa.
pad-counted = La mesa cuenta { $cities ->
    [one] { $cities } ciudad completada
   *[other] { $cities } ciudades completadas
} y { $roads ->
    [one] { $roads } camino completado
   *[other] { $roads } caminos completados
}.
pad-part-tiles = losetas
pad-part-pennants = escudos
pad-part-inns = posadas
pad-part-cathedrals = catedrales
pad-part-sieges = losetas de asedio
pad-part-tower-sites = bases de torre
pad-part-complete-cities = ciudades completadas
pad-part-incomplete-cities = ciudades incompletas
pad-part-besieged-cities = ciudades sitiadas
pad-part-pigsty = piaras de cerdos
pad-part-fairy = hadas
pad-part-challenge = desafíos
pad-part-joined-cities = ciudades unidas
pad-part-joined-roads = caminos unidos
pad-no-tiles = Una zona tiene al menos una loseta. Cuenta sus losetas.
pad-too-many = Demasiado ({ $part }: { $count }): con los sets en juego puede haber aquí { $most } como máximo. Cuenta otra vez.
pad-not-of = Aquí ({ $feature }) no hay { $part }. Ponlo a 0 o elige otra zona.
pad-never-complete = Los campos se puntúan al final. Elige un camino, una ciudad, un monasterio, un santuario o un jardín.
pad-not-surrounded = Un monasterio, santuario o jardín completado cuenta 9 losetas, la suya y las 8 de alrededor, no { $tiles }.
pad-surrounded = Con 9 losetas está completado y ya se puntuó. Incompleto cuenta de 1 a 8.
pad-wrong-figure = Esa figura ({ $figure }) no puede estar ahí ({ $feature }). Elige otra figura.
pad-not-kept = El bloc no lleva esa figura ({ $figure }). Apunta sus puntos a mano.
pad-too-many-among = { $name } no puede tener tantos ({ $part }: { $count }, { $figure }): ahí { $there ->
    [0] no hay ninguno
    [one] solo hay 1
   *[other] solo hay { $there }
}. Cuenta otra vez.
pad-too-many-figures = { $name } no puede tener ahí { $count } de esa figura ({ $figure }): { $left ->
    [0] no queda ninguna
    [one] solo queda 1
   *[other] solo quedan { $left }
}. Mira de quién son las figuras que hay ahí.
pad-no-own-follower = Esa figura de { $name } ({ $figure }) necesita ahí un seguidor del mismo jugador. Añádelo.
pad-nobody-by-fairy = El hada está junto a un seguidor de { $name }, pero ahí no hay ninguno. Añádelo.
pad-second-fairy = Solo hay un hada, y está junto a un solo seguidor. Dejadla junto a uno.
pad-no-challenge = Un santuario desafía a un monasterio y un monasterio a un santuario, con un seguidor en cada uno. Di de quién era el seguidor del otro.
pad-no-board = Esta partida se lleva en el bloc: anota lo que se completa, no las losetas.
pad-no-scorepad = En esta partida se copia el tablero: coloca las losetas, y lo completado sale de ahí.
pad-only-orders = Esta partida solo registra las órdenes del rey.
pad-turn-is-theirs = Ya es el turno de { $name }.
pad-no-second-tile = El constructor trae una loseta más por turno, y solo con Constructores y Comerciantes.
pad-no-such-feature = Esa zona no está entre las recién completadas. Elige una de ellas.
pad-no-such-tower = Una torre no puede tener altura { $height }: todas las torres de esta partida suman { $most } pisos.
pad-not-at-end = Eso se anota al final de la partida. Termina primero la partida.
pad-at-end = La puntuación final ha empezado. Deshaz para volver a la partida.
pad-nobody-eaten = Di a quién se ha comido el dragón.
pad-wrong-count = { $counted } es más de lo que completa cualquier mesa (como máximo { $most }). Cuenta otra vez.
setup-nothing-to-record = Sin órdenes del rey no hay nada que registrar. Elige órdenes, el tablero o el bloc.
move-note = lo que ha completado { $name }
move-report = { $report }
move-begin-turn = el turno de { $name }
move-join-feature = { $name } sale de Carcassonne
move-remain = { $feature } al final
move-count-completed = el recuento de ciudades y caminos completados
pad-nothing = { $name } no completa nada.
pad-turn-over = { $name } acaba el turno.
pad-who-placed = ¿Quién ha colocado la loseta?
pad-who-did = ¿Quién lo hace?
pad-what-completed = ¿Qué ha completado la loseta?
pad-what-is-left = ¿Qué queda en la mesa? Uno tras otro: caminos, ciudades, monasterios, y luego cada campo.
pad-completed = Completado: { $feature }
pad-left = Al final: { $feature }
pad-joined-fields = Campos unidos
pad-barn-field = Campo del nuevo granero
pad-nine-tiles = Completado: 9 losetas.
pad-who-stands = ¿De quién son los seguidores que hay ahí? Pulsa en un jugador para añadir uno.
pad-there-fairy = El hada está ahí junto a un seguidor de { $name }
pad-shared-challenge = ¿Ha ganado un desafío? ¿De quién era el seguidor del otro edificio?
pad-nobody-scores = Nadie puntúa.
pad-joined-city = Ciudad completada en su extremo, losetas
pad-joined-road = Camino completado hasta ella, losetas
pad-joined-other-city = Otra ciudad completada al final de ese camino, losetas
pad-joined-road-about = ¿A qué ciudades completadas llega este camino?
pad-joined-city-about = ¿Qué caminos completados llegan a esta ciudad?
pad-join-city = + una ciudad completada
pad-join-road = + un camino completado
pad-join-other-city = + otra ciudad completada en su extremo
pad-from-field = de un campo
pad-from-tower = de una torre
pad-accept = Anotar
pad-accept-nobody = Nadie está ahí: anotar de todos modos
pad-digits = Las cifras anotan: { $what }
pad-drop = Cancelar
pad-nothing-next = Nada completado: sigue { $name }
pad-next-player = Sigue: { $name }
pad-turn-of = Turno de { $name }
pad-turns-pass = Pasa a ser el turno de { $name }; los turnos intermedios se dan por pasados.
pad-begin-turn = Ahora es el turno de { $name }
pad-set-turn = ¿Es el turno de otro? Pulsa en ese jugador.
pad-deck-how = Al empezar un turno se pueden descartar y robar órdenes. Quien cumple una abre su mano y lo dice. Sigue cuando acabe el turno.
pad-builder = El constructor trae otra loseta
pad-fair = La loseta muestra una feria
pad-abbey = Es la abadía
pad-portal = Por un portal mágico
pad-height = Altura de la torre
pad-stands-on = ¿Dónde está el seguidor?
pad-stands-elsewhere = una torre o Carcassonne
pad-count-cities = Ciudades completadas
pad-count-roads = Caminos completados
pad-deed-farmer = Campesino o figura colocada
pad-deed-wagon = El carro se mueve
pad-deed-princess = La princesa retira un caballero
pad-deed-fairy = Hada movida
pad-deed-fairy-alone = Ya no está el seguidor del hada
pad-deed-dragon = El dragón ha comido
pad-deed-tower = Torre subida
pad-deed-capture = La torre captura
pad-deed-guard = Seguidor en una torre
pad-deed-escape = Escape de un asedio
pad-deed-home = Vuelve un campesino o guardia
pad-deed-count = Ciudades y caminos completados
pad-dragon-about = ¿A quién se ha comido el dragón en este movimiento?
pad-capture-about = ¿A quién captura la torre?
pad-princess-about = ¿De quién es el caballero retirado?
pad-home-about = ¿Quién vuelve a la reserva desde un campo o una torre sin puntuar?
pad-count-about = Esto es lo anotado. Cuenta las ciudades y los caminos completados en la mesa y corrige los números: el Rey y el Ladrón dan un punto por cada uno.
pad-deploy-about = Anota cada campesino, porque una orden puede pedirlo. Los demás se anotan cuando se completa la zona.
pad-finish = Todo está anotado: acabar
pad-end = Fin de la partida
pad-by-hand = Puntos a mano: { $what }…
now-write = { $name } coloca una loseta
now-write-how = Anota lo que ha completado, o pasa al jugador siguiente.
now-deck-how = Roba, descarta y cumple órdenes; luego pasa al jugador siguiente.
now-remains = Lo que queda en la mesa
now-remains-how = Anota cada zona incompleta y cada campo con seguidores, y acaba.
end-about-pad = Primero anotáis lo que queda en la mesa y luego viene la puntuación final. Se puede deshacer.
finish-title = ¿Está todo anotado?
finish-about = Falta por puntuar: { $what }. Después la partida está decidida; se puede deshacer.
finish-about-none = Después la partida está decidida; se puede deshacer.
finish-do = Acabar
finish-not = Seguir anotando
setup-record-board = Copiar el tablero
setup-record-board-about = Cada loseta se introduce con dos o tres clics: la app encuentra lo completado, lo puntúa y conoce los campos.
setup-record-scorepad = Bloc de puntos
setup-record-scorepad-about = Solo se anota, en una línea, lo que completa una loseta: la app reparte y suma los puntos y juzga las órdenes.
setup-record-deck = Solo las órdenes
setup-record-deck-about = La app reparte y guarda las órdenes y cuenta sus puntos; los demás siguen en el marcador de la mesa.
curtain-declare = Mira tus órdenes. ¿Has cumplido una? Elígela y dilo.
curtain-declare-some = La app reconoce la mayoría de las órdenes por sí misma. ¿Has cumplido una de una expansión nueva? Elígela y dilo.
curtain-declare-judged = La app reconoce la mayoría de las órdenes por sí misma, pero algunas solo puedes juzgarlas tú. ¿Has cumplido una de ellas? Elígela y dilo.
curtain-declare-lost = ¿Se ha perdido alguna? Dilo del mismo modo.
curtain-declared = La he cumplido
curtain-declared-lost = Está cumplida o perdida
curtain-lost = Está perdida
log-reenter-note = Cambiar esta anotación
log-remove-note = Quitar esta anotación
keys-pad = camino, ciudad, monasterio, santuario, jardín
keys-pad-numbers = el número iluminado; ↑ ↓ a otro, ← → menos y más
keys-deck-enter = al jugador siguiente
keys-pad-player = la loseta la ha colocado el siguiente
keys-pad-deeds = la acción del turno
keys-pad-enter = anotar, o al jugador siguiente; al final, acabar
cli-no-board = El tablero no se registra.
# ---- a turn to try ----
home-lesson = Probar un turno
home-lesson-about = Menos de un minuto, en una partida de muestra
lesson-place = Anna ha robado una loseta. Haz clic en el lugar dorado, el hueco de su ciudad.
lesson-tile = Abajo están las losetas que encajan ahí. Haz clic en la que ha robado Anna; aquí vale cualquiera.
lesson-follower = Haz clic en el campo dorado para enviar un campesino, o pulsa Intro para ningún seguidor.
lesson-astray = Esa loseta está en otro sitio y la ciudad sigue abierta. Deshazlo con { key-ctrl } Z.
lesson-score = La ciudad está cerrada y puntuada. Haz clic en su línea del historial para ver la suma.
lesson-undo = ¿Algo mal introducido? { key-ctrl } Z deshace el último paso.
lesson-orders = Las órdenes son secretas. Haz clic en las tres cartas junto a Anna: ahora solo debe mirar ella.
lesson-look = Mantén pulsado el botón, o Espacio: las cartas solo se ven mientras lo mantienes.
lesson-done = Eso es todo.
lesson-skip = Saltar
lesson-leave = Volver al inicio
# ---- by keys alone ----
tray-more = Teclas para las siguientes
keys-more = da teclas a los siguientes, si hay más
pad-field-carcassonne = La ciudad de Carcassonne cuenta como una más si el campo la toca.
pad-field-by-city = Una ciudad cuenta una vez: anótala solo en un campo de quienes tienen más campesinos a su alrededor.
pad-count-carcassonne = La ciudad de Carcassonne se añade sola.
pad-what-completed-titles = ¿Qué ha completado la loseta? Anota también lo que no es de nadie: cuenta para el Rey y el Ladrón.
# ---- the clock ----
clock-over = −{ $time }
clock-time = Tiempo
clock-title = Reloj
clock-none = ninguno
clock-count = cronómetro
clock-minutes = { $count } min
clock-about = El tiempo de cada jugador en la mesa: ninguno, un cronómetro o unos minutos que se agotan. Nunca se detiene a nadie.
clock-pause = Parar el reloj
clock-paused = En pausa
clock-paused-how = En pausa: no corre el tiempo de nadie. Espacio para seguir.
clock-go-on = Reanudar el reloj
clock-key = Espacio
keys-pause = parar el reloj, o seguir
# ---- names of keys, repetitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Inicio
key-end = Fin
key-sides = C M P V
key-side-names = ciudad camino prado río
difference-times = { $sentence } ({ $count } veces)

# The players' phones, in the window.
tool-phones = Móviles
keys-phones = los móviles de los jugadores
phones-title = Móviles
phones-about = Quien quiera puede tener sus órdenes en su propio móvil: para mirarlas cuando quiera, quedárselas, robar y elegir. En tu turno también puedes introducir ahí tu loseta. No hacen falta ni app ni internet; esta ventana puede seguir haciéndolo todo.
phones-plain = Los móviles deben estar en la misma wifi que este equipo. Nada sale de tu red, pero tampoco se cifra nada: usa la tuya.
phones-on = Permitir móviles
phones-off = Desconectar móviles
phones-code = Código
phones-remove = Quitar
phones-really = ¿Seguro?
phones-none = sin móvil
phones-here = el móvil está aquí
phones-asleep = el móvil duerme
phones-sign = Compara el símbolo: el móvil muestra el mismo. Si es de otra persona, quítalo.
phones-sign-of = { $shape }, { $colour }
phones-circle = círculo
phones-square = cuadrado
phones-triangle = triángulo
phones-diamond = rombo
phones-hexagon = hexágono
phones-shield = escudo
phones-flower = flor
phones-star = estrella
phones-all-here = Los móviles de todos están aquí. Puedes cerrar esto; los móviles siguen.
phones-choose = Pulsa «Código» junto a un nombre: ese jugador lo escanea.
phones-scan = { $name }, escanea esto
phones-once = Con la cámara del móvil. El código es solo para este sitio y vale una vez.
phones-help = Aún no se ha conectado ningún móvil. Las causas habituales:
phones-help-network = Otra red, o una de invitados: el móvil y el equipo deben estar en la misma wifi, y una red de invitados aísla sus dispositivos.
phones-help-firewall = Un cortafuegos: permite King’s Order cuando el sistema pregunte. Windows: pon la red como «privada». macOS: Ajustes del Sistema, Red, Firewall, Opciones. Linux: abre el puerto que sigue a la dirección de arriba.
phones-help-mobile = Datos móviles: desactívalos un momento en el móvil.
phones-address = Dirección para los móviles:
phones-no-port = No se puede conectar ningún móvil: { $cause }. Elige otra dirección, o mira si otro programa usa esta.
phones-letters = Quien no tenga cámara: abre la dirección y escribe
phones-guessed = Alguien ha probado las letras cinco veces: estas son nuevas.
phones-screen = La página para una tableta o un televisor:
phones-no-network = Este ordenador no está en ninguna red. Conéctalo al wifi de los móviles; entonces aquí se verán los códigos.
phones-between = La mesa está entre dos partidas. Sus móviles esperan y pasarán solos a la siguiente partida de los mismos jugadores.
phones-too-old = Este navegador es demasiado antiguo para esta página. Usa un móvil o un navegador más nuevo, o juega en el portátil.
phones-moved-on = La mesa ya ha avanzado.
phones-clashed = Una orden está anotada más veces de las que la tiene el mazo. Compara las tuyas; la que esté mal se vuelve a introducir en la pantalla de la mesa, tras la cortina.
phones-not-asked = Eso no se te pregunta ahora.
phones-elsewhere = Las órdenes de { $name } están en el móvil. También se pueden mirar aquí.
phones-instead = Las órdenes en los móviles

# ---- asked on a player's own phone ----
asked-dealt = ¿Qué tres órdenes te han tocado?
asked-dealt-about = Elige tus tres cartas. Nadie más las ve.
asked-keep = Tus tres órdenes
asked-keep-about = Quédate con todas o deja una debajo del mazo.
pass-keep = Quedarme las tres
asked-return = Devolver «{ $title }»
asked-fulfil = Se cumple una orden tuya
asked-fulfil-about = Si valen varias, cuenta una y tú la eliges. Después todos la ven.
asked-show = Mostrar «{ $title }» a todos
asked-declare = He cumplido una orden
asked-declare-about = Elige una que solo tú puedes juzgar: todos la ven, y cuenta para la última loseta.
asked-draw = ¿Una orden más?
asked-draw-about = Al empezar tu turno puedes robar una. Te la quedas.
asked-drawn = ¿Has robado una orden?
asked-drawn-about = Elige la carta. Nadie más la ve.
asked-discard = Descartar órdenes de campesino
asked-discard-about = Has tenido tres de ellas: puedes descartar una o dos, a la vista de todos.
asked-tile = Tu turno: roba una loseta
asked-tile-about = Toca el lugar donde la colocas.
asked-tile-second = Roba otra loseta: tu turno sigue
asked-tile-unfit = No encaja en ningún sitio: { $tile }
asked-abbey = Tu abadía
asked-abbey-about = Llena un hueco en lugar de una loseta.
asked-abbey-last = La última loseta está colocada. La abadía aún puede llenar un hueco.
asked-abbey-at = Columna { $column }, fila { $row }
asked-ransom = Tienes seguidores prisioneros
asked-ransom-about = Una vez por turno puedes rescatar uno.
asked-escape = ¿Escapa un caballero tuyo?
asked-escape-about = Uno puede salir de una ciudad sitiada antes de que acabe el turno.
asked-site-about = ¿La base de torre está dentro de la ciudad o fuera?
asked-capture-about = Se puede capturar a quien esté al alcance de la torre.
asked-princess-about = La princesa retira un caballero de su ciudad.
asked-dragon = Tú guías al dragón
asked-dragon-about = Paso { $step } de 6.
asked-begin-leaving = ¿Quién empieza a salir de Carcassonne?
asked-begin-leaving-about = Tú o el jugador a tu izquierda. Cada uno tiene una ocasión, en sentido horario.
asked-leave = ¿Sales de Carcassonne?
asked-leave-about = Antes de puntuar, un seguidor tuyo puede ir a lo que se ha completado.
asked-wagon = ¿Se mueve tu carro?
asked-wagon-about = Puede ir a una zona abierta contigua o volver a la reserva.
asked-enter = ¿Envías un seguidor a Carcassonne?
asked-enter-about = Con esta loseta solo han puntuado oponentes.
asked-count = ¿Dónde pones al conde?
asked-count-about = Nadie sale del distrito donde está.
asked-token = Feria: ¿qué ficha?
asked-token-about = Todos la lanzan una vez, tú primero.
asked-throw = Lanzas tú: { $token }
asked-turn = Tu turno
asked-turn-about = Roba, descarta y cumple órdenes. Después pasa el turno.
asked-written = Esto se anota en el portátil.
asked-tile-laptop = Tu loseta solo la acepta el portátil. Anótala allí: tu turno te espera.
asked-not-now = La mesa descansa un momento. Prueba otra vez dentro de un momento.
asked-undo-late = Aquí ya no se puede deshacer. En el portátil sí.

# ---- the page on the phones ----
phone-language-code = es
phone-app = King’s Order
phone-offline = Sin conexión con la mesa: reintentando
phone-scan-again = Escanea otra vez tu código en el portátil
phone-scan-again-about = Este móvil ya no muestra las órdenes de nadie. El portátil muestra un código nuevo.
phone-between = Ahora no hay ninguna partida abierta en el portátil
phone-between-about = En cuanto se abra esta o la siguiente, seguirá aquí por sí sola.
phone-over = La velada de los móviles ha terminado
phone-over-about = Si la mesa vuelve a admitir móviles, escanea tu nuevo código en el portátil.
phone-look-again = Volver a mirar
phone-i-play = Yo juego – cuatro letras:
phone-letters-failed = Estas no son las letras que muestra el portátil, o han caducado.
phone-not-taken = No ha llegado. Prueba otra vez.
phone-moved-on = La mesa ya ha avanzado.
phone-join = ¿Entrar como jugador?
phone-join-about = Este móvil mostrará tus órdenes, solo para tus ojos.
phone-claim = Ocupar mi sitio
phone-claim-failed = Este código está usado o caducado: pide uno nuevo en el portátil.
phone-watch = Solo mirar la mesa
phone-welcome = ¡Hola, { $name }!
phone-sign = Tu símbolo: { $sign }
phone-sign-about = El portátil muestra este símbolo junto a tu nombre. Si muestra otro, pide allí un código nuevo.
phone-plain-http = Úsalo solo en una wifi propia: quien pueda escuchar en ella podría leerlo todo.
phone-understood = De acuerdo
phone-your-turn = Tu turno
phone-you-decide = Decides tú
phone-asked = Lo que se te pregunta
phone-nothing-asked = Ahora no se te pregunta nada.
phone-act = ¿Qué haces ahora?
phone-undo = Deshacer lo último que puse
phone-paused = La mesa descansa
phone-paused-about = Se sigue en el portátil.
phone-hand = Tus órdenes
phone-draw-sure = Toca otra vez para robarla
phone-choose-sure = Toca otra vez para elegirlo
phone-look = Mirar
phone-drawn = Has robado esta orden
phone-tap-card = Toca una carta para verla. Se da la vuelta sola.
phone-card-down = Orden { $number }, boca abajo. Toca para verla
phone-card-up = Boca arriba. Toca para darle la vuelta
phone-fulfilled = Cumplidas
phone-kept = Conservadas hasta el final
phone-lost = Perdidas
phone-failed = Sin cumplir
phone-points = puntos
phone-pick = Elegir
phone-pick-back = Mejor no
phone-picked = Listo: { $number } de { $of }
phone-deck-open = Buscar tus cartas
phone-deck-close = Ocultar las cartas
phone-search = Título o texto
phone-board = El tablero
phone-zoom-in = Acercar
phone-zoom-out = Alejar
phone-zoom-fit = Ver todo
phone-tray = Losetas que encajan ahí
phone-which-tile = ¿Qué loseta has robado? Tócala tal como está.
phone-only-fits = Solo encaja esta: tócala.
phone-nothing-fits = Ahí no encaja ninguna loseta.
phone-loading = Un momento…
phone-unfit = Mi loseta no encaja en ningún sitio
phone-elsewhere = Mi loseta no está aquí
phone-elsewhere-about = Las losetas con bolsa, las de otros juegos y las que no encajan se anotan en el portátil.
phone-to-laptop = La anoto en el portátil
phone-at-laptop = Anota tu loseta en el portátil: allí te espera tu turno.
phone-enter-here = Anotarla aquí a pesar de todo
phone-no-place = Ninguna loseta de esta partida encaja en ningún sitio.
phone-unit = Unidad
phone-done = Listo
phone-table = La mesa
phone-whole-table = Ver toda la mesa
phone-my-hand = Volver a mis órdenes
phone-keep-awake = Para que esta pantalla siga encendida: pon su suspensión en «nunca» esta noche.
phone-news = Lo que ha pasado
phone-veiled = { $name } muestra una orden
phone-placed = { $name } coloca: { $tile }.
phone-told = Cuánto se dice en voz alta
phone-told-all = Todo
phone-told-mine = Lo que me concierne
phone-told-none = Nada
phone-language = Idioma

## Work that takes a while

work-opening = Abriendo { $file }…
work-copying = Guardando una copia: { $path }…
work-saving = Guardando { $file }…
work-deleted = Leyendo las partidas eliminadas…
work-share = { $percent } %
work-seconds = desde hace { $seconds } s
work-cancel = Cancelar
work-no-thread = El equipo no tiene ahora sitio para este trabajo. Cierra otros programas y prueba otra vez. ({ $cause })

## The evening after

honour-heading = Títulos de la velada
honour-long-road = El camino largo
honour-long-road-why = { $name } completó un camino de { $amount } losetas en el turno { $turn }.
honour-great-city = La gran ciudad
honour-great-city-why = { $name } completó una ciudad de { $amount } losetas en el turno { $turn }.
honour-quiet-field = El campo que nadie contó
honour-quiet-field-why = Un solo campo dio a { $name } { $amount } puntos al final.
honour-farmer = El campesino
honour-farmer-why = { $name } consiguió { $amount } puntos con campos, más que nadie.
honour-abbot = El abad
honour-abbot-why = { $name } consiguió { $amount } puntos con monasterios, más que nadie.
honour-abbot-shrines-why = { $name } consiguió { $amount } puntos con monasterios y santuarios, más que nadie.
honour-master-builder = El maestro de obras
honour-master-builder-why = { $name } completó { $amount } zonas, más que nadie.
honour-benefactor = El benefactor
honour-benefactor-why = Otros consiguieron { $amount } puntos con lo que { $name } completó sin sacar nada.
honour-comeback = La remontada
honour-comeback-why = { $name } iba { $amount } puntos por detrás tras el turno { $turn }, y ganó.
honour-great-turn = El gran turno
honour-great-turn-why = { $name } consiguió { $amount } puntos en el turno { $turn }.
honour-ahead-throughout = De punta a punta
honour-ahead-throughout-why = { $name } iba en cabeza tras cada uno de los últimos { $amount } turnos.
honour-photo-finish = Por los pelos
honour-photo-finish-why = { $name } ganó por menos de seis puntos.
honour-landslide = La goleada
honour-landslide-why = { $name } ganó por { $amount } puntos.
honour-long-king = Viva el Rey
honour-long-king-why = { $name } tuvo el título de Rey durante { $amount } turnos.
honour-long-robber = El viejo Ladrón
honour-long-robber-why = { $name } tuvo el título de Ladrón durante { $amount } turnos.
honour-usurper = El usurpador
honour-usurper-why = { $name } quitó a otros el título de Rey o de Ladrón { $amount } veces.
honour-servant = El siervo fiel
honour-servant-why = { $name } cumplió { $amount } órdenes, más que nadie.
honour-clean-hands = Palabra cumplida
honour-clean-hands-why = { $name } cumplió las { $amount } órdenes de su mano.
honour-promises = Muchas promesas
honour-promises-why = { $name } acabó con { $amount } órdenes en la mano.
honour-early-order = A quien madruga…
honour-early-order-why = { $name } cumplió la primera orden en el turno { $turn }.
honour-late-order = En el último momento
honour-late-order-why = { $name } aún cumplió una orden en el turno { $turn }.
honour-merchant = El comerciante
honour-merchant-why = { $name } consiguió { $amount } puntos con mercancías.
honour-fairy-friend = Amistad con el hada
honour-fairy-friend-why = El hada dio a { $name } { $amount } puntos.
honour-jailer = El carcelero
honour-jailer-why = { $name } capturó { $amount } seguidores.
honour-dragons-dish = El plato del dragón
honour-dragons-dish-why = El dragón se comió { $amount } figuras de { $name }.

review-heading = Lo que pudo ser
review-note = Cada loseta se probó en cada lugar y con cada figura, según las reglas.
review-note-count = Se supone que nadie sale de Carcassonne como respuesta.
review-note-dragon = El camino del dragón no se adivina.
review-note-tower = Las torres se probaron solo con la loseta donde estaba.
review-fulfilled = cumplida en el turno { $turn }
review-fulfilled-by = cumplida en el turno { $turn }: { $cause }
review-open = en la mano al final
review-kept = conservada hasta el final
review-avoided = se evitó al dragón
review-spent = perdida en el turno { $turn }
review-discarded = descartada en el turno { $turn }
review-none = Ninguna loseta robada con esta orden en la mano la habría cumplido.
review-unknown = Nadie sabe si se pudo cumplir: depende de algo más que la loseta.
review-unrecorded = Las losetas no se registraron, así que nadie sabe lo que pudo ser.
review-chance = Turno { $turn }: { $tile }, { $places ->
    [one] en un lugar
   *[other] en { $places } lugares
}
review-chance-with = Turno { $turn }: { $tile }, { $places ->
    [one] en un lugar
   *[other] en { $places } lugares
}, con { $deed }
way-barn = el granero
way-fairy = el hada
way-princess = la princesa
way-raise = una torre
way-capture = una captura
way-wagon = el carro
way-enter = un seguidor en Carcassonne
way-count = el conde
pile-heading = Todo el mazo
pile-dealt = repartida a { $name }
pile-joined = repartida a { $name } en el turno { $turn }
pile-drawn = robada por { $name } en el turno { $turn }
pile-returned = devuelta por { $name }
pile-discarded = descartada por { $name } en el turno { $turn }
pile-fulfilled = cumplida por { $name } en el turno { $turn }
pile-spent = perdida por { $name } en el turno { $turn }
pile-left = puesta bajo el mazo al irse { $name }
pile-never = nunca robada

evening-running = La partida no ha terminado. Hasta entonces las órdenes son secretas: juégala primero hasta el final.
evening-no-score = De esta partida solo se registraron las órdenes. Escribe lo que muestra el marcador: la página y BG Stats necesitan los puntos.
evening-started = Esta partida no dice cuándo empezó, y BG Stats necesita el día. Escribe la hora en su «started».
evening-too-long = El enlace es más largo de lo que admite BG Stats. Acorta los nombres de los jugadores.
evening-board = El tablero
evening-turn = Turno { $turn }
evening-final = Puntuación final
evening-before = Antes del primer turno
evening-slider = Turno a turno
evening-play = Reproducir
evening-pause = Pausa
evening-back = Un turno atrás
evening-forth = Un turno adelante
evening-show = Mostrar el turno { $turn }
evening-show-before = Mostrar el tablero antes del turno { $turn }
evening-points = Los puntos turno a turno
evening-told = Qué pasó, turno a turno
evening-best = Mejores turnos
evening-best-turn = Turno { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } loseta
   *[other] { $size } losetas
}
evening-nobody = { $title }: nadie
evening-sets = Sets: { $sets }
evening-built = Completado: { $features }
evening-cities = { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
}
evening-roads = { $count ->
    [one] { $count } camino
   *[other] { $count } caminos
}
evening-monasteries = { $count ->
    [one] { $count } monasterio
   *[other] { $count } monasterios
}
evening-shrines = { $count ->
    [one] { $count } santuario
   *[other] { $count } santuarios
}
evening-made = Hecho con King’s Order, un compañero para la mesa. No oficial.

## Paper and replay

set-siege = Los asedios
cli-display-gone = La pantalla ha desaparecido, y la ventana con ella. Todo lo introducido está guardado: vuelve a abrir King’s Order y sigue.
paper-title = Las órdenes del rey
paper-about = { $count ->
    [one] Las reglas de las órdenes en breve, para { $count } carta
   *[other] Las reglas de las órdenes en breve, para { $count } cartas
}
paper-sheet = Hoja { $number } de { $of }: tamaño real, doble cara, borde largo
paper-sheet-front = Hoja { $number } de { $of }: tamaño real
paper-set = { $count ->
    [one] { $set }: { $count } carta
   *[other] { $set }: { $count } cartas
}
paper-deal = El reparto
paper-deal-shuffle = Se barajan las cartas del juego base y de las expansiones con las que se juega; todas las demás se quedan en la caja. Se reparten 3 a cada jugador.
paper-deal-keep = Míralas y quédate con las 3, o pon exactamente 1 debajo del mazo y quédate con 2.
paper-deal-secret = Las órdenes en la mano son secretas. Las cumplidas quedan boca arriba ante ti hasta el final.
paper-turn = Al empezar tu turno
paper-turn-draw = Antes de robar una loseta puedes robar 1 orden. Tienes que quedártela. Se puede cumplir en el mismo turno.
paper-turn-double = En la segunda parte de un turno doble no se roba ninguna orden.
paper-turn-limit = Nadie tiene más de 5 órdenes en la mano. Si el mazo está vacío, vacío se queda.
paper-fulfil = Cumplir órdenes
paper-fulfil-words = Vale lo que dice la carta, todo lo que dice y nada más. Su imagen es un ejemplo.
paper-fulfil-complete = «Completa» significa: con una loseta que colocas mientras tienes la carta en la mano. No importa de quién sean los seguidores que haya allí, salvo que la carta diga otra cosa.
paper-fulfil-show = Una orden cumplida se muestra y se puntúa al momento. No está permitido esperar.
paper-fulfil-one = Una loseta cumple como máximo una de tus órdenes. Si valen varias, eliges tú; las demás necesitan otra zona. Otra cosa que ocurra en el mismo turno puede cumplir una más.
paper-fulfil-parts = Si una orden pide varias partes, las más antiguas pueden haberse completado antes de que la robaras. La última tienes que completarla tú.
paper-fulfil-connected = Un camino llega a una ciudad si, en una loseta, termina en esa ciudad; pasar al lado no basta. Dos ciudades son dos ciudades distintas.
paper-fulfil-challenge = Una orden que pide ganar un desafío se cumple en el turno de cualquiera, sea de quien sea la loseta que lo decidió.
paper-fulfil-features = Se completan caminos, ciudades, monasterios, santuarios y jardines. Una abadía cuenta como monasterio.
paper-fulfil-points = Si una orden pide puntos, un campo cuenta si lo puntúa un granero; los puntos del hada no cuentan.
paper-fulfil-followers = Seguidores mayores, alcaldes y carros cuentan como un seguidor cada uno. Constructores, cerdos y graneros no cuentan.
paper-farmers = Órdenes de campesino
paper-farmers-discard = Llevan un campesino tumbado. Quien haya tenido 3 a la vez en la mano puede descartar 1 o 2 de ellas al empezar su siguiente turno, a la vista de todos. Así descartadas no restan puntos.
paper-dragon = El dragón
paper-dragon-lost = Si el dragón se come una figura tuya mientras tienes su carta en la mano, muestras la carta y pierdes 10 puntos, una sola vez.
paper-dragon-kept = Conservada hasta el final, da 10 puntos. Nunca cuenta como cumplida.
paper-dragon-fulfilled = Conservada hasta el final, da 10 puntos y cuenta como cumplida.
paper-avoid = Lo que hay que evitar
paper-avoid-lost = Si te ocurre lo que dice una orden así mientras la tienes en la mano, la muestras y pierdes 10 puntos, una sola vez.
paper-avoid-kept = Conservada hasta el final, da sus puntos. Nunca cuenta como cumplida.
paper-end = El final
paper-end-last = Cuando empieza la puntuación final, ya no se puede cumplir ninguna orden.
paper-end-hand = Cada orden que quede en la mano resta 10 puntos.
paper-end-avoided = Cada orden que quede en la mano resta 10 puntos, salvo las que piden evitar algo.
paper-end-others = Cada orden que quede en la mano resta 10 puntos, salvo la del dragón.
paper-end-most = Quien haya cumplido más órdenes consigue 10 puntos, hayan dado lo que hayan dado; si hay empate, los consiguen todos los empatados.
paper-house = Cómo se juega en tu mesa
paper-sets = Las cartas
paper-cut = Imprimir y cortar
paper-cut-print = Imprime a tamaño real, sin ajustar a la página, a doble cara y girando por el borde largo. Lo mejor es papel grueso, de 200 g o más; las fundas ocultan lo demás.
paper-cut-print-front = Imprime a tamaño real, sin ajustar a la página. Lo mejor es papel grueso, de 200 g o más; las fundas de dorso oscuro ocultan lo demás.
paper-cut-marks = Corta de marca a marca. Una carta mide { $width } por { $height } mm.
paper-cut-border = Su borde sigue más allá, para que un corte desviado no deje un borde blanco.
paper-cut-app = En King’s Order, marca «cartas impresas» en la preparación. Una carta se introduce con algunas letras de su título o con el nombre que lleva al pie.
paper-measure = Impresa a tamaño real, esta línea mide { $length } mm.
paper-no-cards = No hay ninguna carta que imprimir. Elige sets que tengan órdenes.
paper-no-orders = Esta partida se jugó sin órdenes: no hay ninguna carta que imprimir.
paper-boxes = Las fuentes no tienen signo para { $letters }: en «{ $card }» se imprime un recuadro en su lugar.
paper-crowded = «{ $card }» no se imprime: su texto no cabe en la carta ni a { $points } puntos. Acórtalo.
paper-no-fonts = no se pueden leer las fuentes
paper-saved = El mazo está guardado, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en { $sheets ->
    [one] { $sheets } hoja
   *[other] { $sheets } hojas
}: { $path }
paper-taken = { $path } ya existe. Elige otro nombre o añade --force para reemplazarlo.
paper-which = Papel
paper-a4 = A4
paper-letter = Carta
paper-cards = Cartas
paper-size = { $width } × { $height } mm
paper-plain = Poca tinta: fondo blanco, marco fino
paper-backs = Con dorsos
paper-shift = Desplazar los dorsos, en mm:
paper-shift-right = a la derecha
paper-shift-down = hacia abajo
files-print = Guardar el mazo para imprimir
setup-print = Imprimir…
work-printing = Guardando el mazo para imprimir: { $path }…
result-watch = Ver la repetición
replay-result = Resultado
replay-log = Mostrar en el historial
replay-progress = { $step } de { $all }

## Share, season and the rest

share-button = Compartir…
share-title = Compartir la velada
share-titles = Títulos
share-page = Página de la velada
share-page-about = Un archivo HTML para todos los que estuvieron allí; no necesita conexión
share-poster = Cartel
share-square = Cartel cuadrado
share-poster-about = Una imagen, { $size } píxeles
share-markdown-about = El resultado y el historial como texto
share-csv-about = Cada puntuación, para una hoja de cálculo
share-text = Copiar como texto
share-text-about = Unas líneas para un mensaje
share-link = BG Stats: copiar el enlace
share-there = BG Stats: abrir el enlace
share-code = BG Stats: un código para el móvil
share-code-long = El enlace es demasiado largo para un código: cópialo.
share-scan = Escanéalo con la cámara del móvil que tiene BG Stats.
share-copied = Copiado. Pégalo donde quieras.
share-open = Abrir
share-folder = Mostrar la carpeta
share-reviewing = Buscando lo que pudo ser…
share-more = { $count } más
share-fewer = Menos
share-end = Volver al final
season = Temporada
season-none-how = Cuando se hayan jugado partidas hasta el final, aquí verás cómo van sus jugadores en el conjunto de todas y qué fue de cada orden.
season-nothing = Marca una velada y a alguien que jugara en ella.
season-span = del { $first } al { $last }
season-date = { $day } de { $month } de { $year }
season-day = { $day } { $month }
season-standings = Clasificación
season-cards = Las cartas
season-choose = Veladas y personas
season-evenings = Veladas
season-evenings-without = Sin columnas para las { $count } veladas: la tabla en CSV las tiene.
season-people = Personas
season-all = Todas
season-none = Ninguna
season-last = Últimas { $count }
season-rank = Pos.
season-name = Nombre
season-points = Puntos
season-place = Puesto medio
season-by-average = Clasificación según los puntos por partida. Faltar a una partida no cuenta ni a favor ni en contra. Los empatados comparten posición.
season-by-points = Clasificación según el total de puntos. Faltar a una partida no suma nada. Los empatados comparten posición.
season-by-place = Clasificación según el puesto medio. Faltar a una partida o dejarla antes de tiempo no cuenta para la media. Los empatados comparten posición.
season-by-wins = Clasificación según las partidas ganadas, incluidas las victorias compartidas. Los empatados comparten posición.
season-card = Carta
season-dealt = Repartidas
season-drawn = Robadas
season-fulfilled = Cumplidas
season-kept = conservada { $count }
season-expected = Esperadas
season-fulfillers = Por
season-cards-about = Repartidas y conservadas, o robadas. Esperadas: cuántas de ese mismo número se cumplen en la simulación, donde cada una está en la mano desde la primera mitad de la partida.
season-cards-none = Nadie tuvo ninguna orden en estas partidas.
season-cards-most = Las que más veces estuvieron en la mano: { $shown } de { $count }
unsaved-brief = Esta carpeta se vacía cuando el equipo se reinicia. Mueve pronto el archivo.
settings-not-written = No se puede escribir { $path }: { $cause }. Lo que elijas vale hasta que se cierre la ventana; a la partida no le afecta.
settings-damaged = { $fault } Se usa lo guardado antes o, si no, los ajustes habituales. El archivo dañado se ha conservado al lado.
work-nearly = casi listo

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = No se puede escribir { $path }: { $cause }. Faltan los tiempos desde el último paso, y nada más.
