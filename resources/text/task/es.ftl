# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = exactamente { $count }
task-at-least = al menos { $count }
task-at-most = no más de { $count }
task-between = entre { $least } y { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } o { $last }

# How large.
task-tiles-exactly = de exactamente { $count } { $count ->
    [one] loseta
   *[other] losetas
}
task-tiles-at-least = de al menos { $count } { $count ->
    [one] loseta
   *[other] losetas
}
task-tiles-at-most = de no más de { $count } { $count ->
    [one] loseta
   *[other] losetas
}
task-tiles-between = de { $least } a { $most } losetas
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (la suya incluida)

# What is on it.
task-with-pennants = con { $number } { $count ->
    [one] escudo
   *[other] escudos
}
task-with-inns = con { $number } { $count ->
    [one] posada
   *[other] posadas
}
task-with-ferries = con { $number } { $count ->
    [one] transbordador
   *[other] transbordadores
}
task-with-cathedrals = con { $number } { $count ->
    [one] catedral
   *[other] catedrales
}
task-with-goods = con { $number } { $count ->
    [one] símbolo de mercancía
   *[other] símbolos de mercancía (iguales o distintos)
}
task-with-kinds = con { $number } { $count ->
    [one] tipo
   *[other] tipos distintos
} de mercancía
task-with-towers = con { $number } { $count ->
    [one] base
   *[other] bases
} de torre (en su mayor parte dentro)
task-with-sieges = con { $number } { $count ->
    [one] loseta
   *[other] losetas
} de asedio
task-without-pennants = sin ningún escudo
task-without-inns = sin ninguna posada
task-without-ferries = sin ningún transbordador
task-without-cathedrals = sin ninguna catedral
task-without-goods = sin ningún símbolo de mercancía
task-without-kinds = sin ningún tipo de mercancía
task-without-towers = sin ninguna base de torre (en su mayor parte dentro)
task-without-sieges = sin ninguna loseta de asedio
task-with-points = que te dé { $number } { $count ->
    [one] punto
   *[other] puntos
}
# How large, and one thing that is on it.
task-tiles-with = { $size } y { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = haya { $number } { $count ->
    [one] seguidor, sea de quien sea
   *[other] seguidores, sean de quien sean
}
task-stand-own = haya { $number } { $count ->
    [one] seguidor tuyo
   *[other] seguidores tuyos
}
task-stand-opponents = haya { $number } { $count ->
    [one] seguidor de un oponente
   *[other] seguidores de oponentes
}
task-stand-players = haya seguidores de { $number } { $count ->
    [one] jugador
   *[other] jugadores distintos
}
task-stand-no-followers = no haya ningún seguidor
task-stand-no-own = no haya ningún seguidor tuyo
task-stand-no-opponents = no haya ningún seguidor de un oponente
task-stand-no-players = ningún jugador tenga un seguidor
task-stand-own-alone = haya { $number } { $count ->
    [one] seguidor tuyo
   *[other] seguidores tuyos
} y ninguno de un oponente
task-stand-opponents-alone = haya { $number } { $count ->
    [one] seguidor de un oponente
   *[other] seguidores de oponentes
} y ninguno tuyo
task-stands-follower = esté un seguidor normal tuyo
task-stands-big-follower = esté tu seguidor mayor
task-stands-mayor = esté tu alcalde
task-stands-wagon = esté tu carro
task-stands-builder = esté tu constructor
task-stands-pig = esté tu cerdo
task-stands-barn = esté tu granero
task-stands-phantom = esté tu fantasma
task-stands-abbot = esté tu abad
task-stands-shepherd = esté tu pastor

# Where they stand.
task-where-road = {" "}en el que { $list }
task-where-city = {" "}en la que { $list }
task-where-monastery = {" "}en el que { $list }
task-where-shrine = {" "}en el que { $list }
task-where-monastic = {" "}donde { $list }
task-where-garden = {" "}en el que { $list }
task-where-either = {" "}donde { $list }
task-where-any = {" "}en la que { $list }
# Wherever that is.
task-where-there = {" "}donde { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = {" "}y en el que { $list }
task-while-city = {" "}y en la que { $list }
task-while-monastery = {" "}y en el que { $list }
task-while-shrine = {" "}y en el que { $list }
task-while-monastic = {" "}y donde { $list }
task-while-garden = {" "}y en el que { $list }
task-while-either = {" "}y donde { $list }
task-while-any = {" "}y en la que { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = un camino
task-a-city = una ciudad
task-a-besieged = una ciudad sitiada
task-a-monastery = un monasterio
task-a-shrine = un santuario
task-a-monastic = un monasterio o un santuario
task-a-garden = un jardín
task-a-any = una zona
task-another-road = otro camino
task-another-city = otra ciudad
task-another-besieged = otra ciudad sitiada
task-another-monastery = otro monasterio
task-another-shrine = otro santuario
task-another-monastic = otro monasterio u otro santuario
task-another-garden = otro jardín
task-another-any = otra zona
task-into-road = en un camino
task-into-city = en una ciudad
task-into-besieged = en una ciudad sitiada
task-into-monastery = en un monasterio
task-into-shrine = en un santuario
task-into-monastic = en un monasterio o un santuario
task-into-garden = en un jardín
task-into-any = en una zona (que no sea un campo)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = en una zona
task-into-either = en un camino o una ciudad
task-in-road = en un camino
task-in-city = en una ciudad
task-in-besieged = en una ciudad sitiada
task-in-monastery = en un monasterio
task-in-shrine = en un santuario
task-in-monastic = en un monasterio o un santuario
task-in-garden = en un jardín
task-in-any = en una zona (que no sea un campo)
task-in-feature = en una zona

# Several features, and several others; always two or more.
task-several-road = al menos { $count } caminos
task-several-city = al menos { $count } ciudades
task-several-monastery = al menos { $count } monasterios
task-several-shrine = al menos { $count } santuarios
task-several-monastic = al menos { $count } monasterios o santuarios
task-several-garden = al menos { $count } jardines
task-several-any = al menos { $count } zonas
task-others-monastic = al menos otros { $count } monasterios o santuarios
task-others-any = al menos otras { $count } zonas

# Completing. After the feature comes who stands there, or nothing.
task-complete = Completa { $feature }{ $clause }.
task-together = Con una sola loseta, completa { $list }.
task-together-all = Con una sola loseta, completa todo esto: { $list }.
task-together-separator = {"; "}
task-connect = Completa un camino o una ciudad de modo que { $road } desemboque { $cities }.
task-connect-road = un camino completado
task-connect-road-sized = un camino completado { $size }
task-connect-city = en una ciudad completada
task-connect-cities = en { $number } { $count ->
    [one] ciudad completada
   *[other] ciudades completadas distintas
}
task-connect-city-sized = en una ciudad completada { $size }
task-connect-cities-sized = en { $number } { $count ->
    [one] ciudad completada { $size }
   *[other] ciudades completadas distintas, cada una { $size }
}
task-score = Consigue { $number } { $count ->
    [one] punto
   *[other] puntos
} { $from }.
task-score-feature = Consigue de un golpe { $number } { $count ->
    [one] punto
   *[other] puntos
} con una sola zona.
task-score-turn = Consigue en un solo turno { $number } { $count ->
    [one] punto
   *[other] puntos
} con zonas.
task-from-road = con un solo camino, lo complete quien lo complete
task-from-city = con una sola ciudad, la complete quien la complete
task-from-monastery = con un solo monasterio, lo complete quien lo complete
task-from-shrine = con un solo santuario, lo complete quien lo complete
task-from-monastic = con un solo monasterio o un solo santuario, lo complete quien lo complete
task-from-garden = con un solo jardín, lo complete quien lo complete
task-from-any = con una sola zona (que no sea un campo), la complete quien la complete

# Fields and the cities that they touch.
task-touches-cities = toque { $number } { $count ->
    [one] ciudad
   *[other] ciudades
}
task-touches-complete = toque { $number } { $count ->
    [one] ciudad completada
   *[other] ciudades completadas
}
task-touches-no-cities = no toque ninguna ciudad
task-touches-no-complete = no toque ninguna ciudad completada
task-field = en un campo que { $touches }
task-field-whether = en un campo que { $touches }, { $count ->
    [one] completada
   *[other] completadas
} o no
task-field-of-them = en un campo que { $touches }, de ellas { $number } { $count ->
    [one] completada
   *[other] completadas
}
task-field-none-of-them = en un campo que { $touches }, ninguna de ellas completada
task-field-not = pero no en un campo que { $touches }
task-farmer = Coloca un campesino.
task-farmer-in = Coloca un campesino { $field }.
task-farmer-so = Coloca un campesino { $so }.
task-farmer-in-so = Coloca un campesino { $field }, { $so }.
task-so-farmers = de modo que tengas { $number } { $count ->
    [one] campesino
   *[other] campesinos
} en el tablero
task-join = Coloca una loseta que junte un campo con un campesino tuyo y otro con un campesino de un oponente.
task-join-touching = Coloca una loseta que junte un campo con un campesino tuyo y otro con un campesino de un oponente en uno solo que { $touches }.

# Titles and challenges.
task-take-king = Consigue el título de Rey, de la mesa o de un oponente.
task-take-robber = Consigue el título de Ladrón, de la mesa o de un oponente.
task-take-either = Consigue el título de Rey o el de Ladrón, de la mesa o de un oponente.
task-take-both = Consigue el título de Rey o el de Ladrón de modo que tengas los dos.
task-take-from-king = Quítale a un oponente el título de Rey.
task-take-from-robber = Quítale a un oponente el título de Ladrón.
task-take-from-either = Quítale a un oponente el título de Rey o el de Ladrón.
task-take-from-both = Quítale a un oponente el título de Rey o el de Ladrón de modo que tengas los dos.
task-win = Gana un desafío con tu seguidor.
task-win-shrine = Gana un desafío con tu seguidor en el santuario.
task-win-monastery = Gana un desafío con tu seguidor en el monasterio.

# The City of Carcassonne.
task-enter = Envía un seguidor { $place }.
task-enter-so = Envía un seguidor { $place }, de modo que tengas { $number } { $count ->
    [one] seguidor
   *[other] seguidores
} en la ciudad de Carcassonne.
task-quarter-none = a la ciudad de Carcassonne
task-quarters = { $list } de Carcassonne
task-quarter-castle = al castillo
task-quarter-market = al mercado
task-quarter-blacksmith = a la herrería
task-quarter-cathedral = a la catedral
deed-leave-city = Antes del final de la partida, mueve un seguidor de la ciudad de Carcassonne a una zona.
task-count = Mueve al conde.
task-count-to = Mueve al conde a un distrito de Carcassonne donde haya { $number } { $count ->
    [one] seguidor de un oponente
   *[other] seguidores de oponentes
}.
task-count-to-nobody = Mueve al conde a un distrito de Carcassonne donde no haya ningún seguidor de un oponente.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Coloca una loseta en la segunda parte de un turno doble.
task-deploy = Coloca { $figure }{ $clause }.
task-deploy-on = Coloca { $figure } { $place }{ $clause }.
task-deploy-portal = Coloca { $figure }, por un portal mágico, en otra loseta{ $clause }.
task-deploy-portal-on = Coloca { $figure }, por un portal mágico, en otra loseta, { $place }{ $clause }.
task-deploy-flight = Coloca { $figure } con una máquina voladora{ $clause }.
task-deploy-flight-on = Coloca { $figure } con una máquina voladora { $place }{ $clause }.
task-land = Pósate con una máquina voladora{ $clause }.
task-land-on = Pósate con una máquina voladora { $place }{ $clause }.
task-deploy-crop = Por un círculo, añade { $figure }{ $clause }.
task-deploy-crop-on = Por un círculo, añade { $figure } { $place }{ $clause }.
task-figure = una figura tuya
task-follower = un seguidor
task-your-follower = un seguidor normal
task-your-big-follower = tu seguidor mayor
task-your-mayor = tu alcalde
task-your-wagon = tu carro
task-your-builder = tu constructor
task-your-pig = tu cerdo
task-your-barn = tu granero
task-your-phantom = tu fantasma
task-your-abbot = tu abad
task-your-shepherd = tu pastor
deed-place-abbey = Coloca tu abadía.
deed-place-abbey-completes = Coloca tu abadía de modo que completes { $number } { $count ->
    [one] zona
   *[other] zonas
}. La abadía puede ser una de ellas.
deed-move-wagon = Mueve tu carro después de que se haya puntuado su zona.
deed-call-abbot = Recupera tu abad.
deed-call-abbot-points = Recupera tu abad y consigue por él { $number } { $count ->
    [one] punto
   *[other] puntos
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Haz que la princesa retire a un caballero de un oponente.
task-fairy = Mueve el hada.
task-fairy-on = Mueve el hada junto a un seguidor tuyo { $place }{ $clause }.
deed-dragon-eats = Coloca una loseta con dragón de modo que el dragón se coma entonces { $number } { $count ->
    [one] figura de un oponente
   *[other] figuras de tus oponentes
}.
deed-avoid-dragon = Si el dragón se come una figura tuya, pierdes al momento 10 puntos. Si aún tienes esta carta al final, consigues 10 puntos.

# Towers.
deed-raise-tower = Sube una torre a una altura de { $number } { $count ->
    [one] piso
   *[other] pisos
}.
deed-capture = Captura a un seguidor de un oponente.
deed-capture-prisoners = Captura a un seguidor de un oponente de modo que tengas { $number } { $count ->
    [one] prisionero
   *[other] prisioneros
}.

# The fair and the siege.
task-target = Lanza la ficha de tiro de modo que su borde más cercano quede como máximo a { $distance } del centro de la loseta de feria.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Gana un concurso de tiro, aunque sea con empate.
task-win-target-by = Gana un concurso de tiro con al menos { $distance } de ventaja sobre todos los demás.
deed-knock-out = En la batalla de tartas, alcanza con un solo lanzamiento { $number } { $count ->
    [one] seguidor de un oponente
   *[other] seguidores de oponentes
}.
deed-catch = Atrapa la ficha lanzada en «atrapar».
deed-slip-by = En «atrapar», lanza la ficha lo bastante lejos, más allá de la regla, de modo que nadie la atrape.
deed-seduce = Cambia un seguidor de un oponente por uno tuyo con la ficha de seducción.
deed-judged = Quien tiene esta carta dice cuándo está cumplida.
deed-escape = Haz que un caballero tuyo escape de una ciudad sitiada.

# The newer sets.
task-mage = Mueve al mago.
task-mage-to = Coloca al mago { $place }{ $clause }.
task-witch = Mueve a la bruja.
task-witch-to = Coloca a la bruja { $place }{ $clause }.
deed-take-gold = Toma oro.
deed-take-gold-bars = Toma { $number } { $count ->
    [one] lingote
   *[other] lingotes
} de oro por las zonas que completa una misma loseta.
deed-take-gold-held = Toma un lingote de oro de modo que tengas { $number }.
deed-take-gold-bars-held = Toma { $number } { $count ->
    [one] lingote
   *[other] lingotes
} de oro por las zonas que completa una misma loseta, de modo que tengas { $held }.
deed-crop-takes-home = Coloca un círculo por el que { $number } { $count ->
    [one] figura de un oponente vuelva
   *[other] figuras de oponentes vuelvan
} a la reserva.
task-ferry = Mueve un transbordador.
task-ferry-on = Mueve un transbordador de modo que quede { $place }{ $clause }.
deed-read-message = Lee un mensaje.
deed-read-message-messages = Lee un mensaje de modo que hayas leído { $number }.
deed-read-message-points = Lee un mensaje que te dé { $number } { $count ->
    [one] punto
   *[other] puntos
}.
deed-read-message-points-messages = Lee un mensaje que te dé { $number } { $count ->
    [one] punto
   *[other] puntos
}, de modo que hayas leído { $messages }.
task-rob = Roba puntos con tu bandolero.
task-rob-points = Roba { $number } { $count ->
    [one] punto
   *[other] puntos
} con tu bandolero.
task-rob-richer = Con tu bandolero, roba a alguien que tenga más puntos que tú.
task-rob-both = Con tu bandolero, roba { $number } { $count ->
    [one] punto
   *[other] puntos
} a alguien que tenga más puntos que tú.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = con { $number } { $count ->
    [one] ciudad
   *[other] ciudades distintas
}
task-without-cities = sin ninguna ciudad
task-with-roads = con { $number } { $count ->
    [one] camino
   *[other] caminos distintos
}
task-without-roads = sin ningún camino
task-with-cloisters = con { $number } { $count ->
    [one] monasterio
   *[other] monasterios
}
task-without-cloisters = sin ningún monasterio
task-around = { $list } en las losetas de alrededor
task-with-row = con { $number } { $count ->
    [one] loseta
   *[other] losetas
} en línea recta
task-without-row = sin ninguna loseta en línea recta
task-with-monasteries = con { $number } { $count ->
    [one] monasterio
   *[other] monasterios
} en sus extremos
task-without-monasteries = sin ningún monasterio en sus extremos
task-shape-ring = que forme un anillo cerrado (sin extremos)
task-shape-hole = que rodee un espacio vacío
# Behind the feature and whoever stands there.
task-shares-tile = , en la misma loseta que { $other }
task-shares-field = , junto al mismo campo que { $other }
task-shares-size = , con exactamente tantas losetas como { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] otro camino
    [1] otro camino completado
   *[other] otro camino incompleto
}
task-beside-city = { $state ->
    [0] otra ciudad
    [1] otra ciudad completada
   *[other] otra ciudad incompleta
}
task-beside-monastery = { $state ->
    [0] otro monasterio
    [1] otro monasterio completado
   *[other] otro monasterio incompleto
}
task-beside-shrine = { $state ->
    [0] otro santuario
    [1] otro santuario completado
   *[other] otro santuario incompleto
}
task-beside-monastic = { $state ->
    [0] otro monasterio u otro santuario
    [1] otro monasterio u otro santuario completado
   *[other] otro monasterio u otro santuario incompleto
}
task-beside-garden = { $state ->
    [0] otro jardín
    [1] otro jardín completado
   *[other] otro jardín incompleto
}
task-beside-any = { $state ->
    [0] otra zona
    [1] otra zona completada
   *[other] otra zona incompleta
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] un camino
    [1] un camino completado
   *[other] un camino incompleto
}
task-by-city = { $state ->
    [0] una ciudad
    [1] una ciudad completada
   *[other] una ciudad incompleta
}
task-by-monastery = { $state ->
    [0] un monasterio
    [1] un monasterio completado
   *[other] un monasterio incompleto
}
task-by-shrine = { $state ->
    [0] un santuario
    [1] un santuario completado
   *[other] un santuario incompleto
}
task-by-monastic = { $state ->
    [0] un monasterio o un santuario
    [1] un monasterio o un santuario completado
   *[other] un monasterio o un santuario incompleto
}
task-by-garden = { $state ->
    [0] un jardín
    [1] un jardín completado
   *[other] un jardín incompleto
}
task-owned = { $feature } { $owner }
task-owner-you = que te pertenezca
task-owner-opponent = que pertenezca a un oponente
task-owner-somebody = que pertenezca a alguien
task-owner-nobody = que no pertenezca a nadie
task-connect-owned = Completa un camino o una ciudad de modo que { $road } desemboque { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = de ellas { $list }
task-cities-own = { $number } { $count ->
    [one] tuya
   *[other] tuyas
}
task-cities-no-own = ninguna tuya
task-cities-opponents = { $number } { $count ->
    [one] de un oponente
   *[other] de oponentes
}
task-cities-no-opponents = ninguna de un oponente
task-cities-nobodys = { $number } sin dueño
task-cities-no-nobodys = ninguna sin dueño
task-cities-owners = con { $number } { $count ->
    [one] dueño
   *[other] dueños distintos
} en total
task-cities-no-owners = todas sin dueño
task-place-tile = Coloca una loseta cuyos lados toquen { $number } { $count ->
    [one] loseta más
   *[other] losetas más
}.
task-place-tile-hole = Cierra un hueco: coloca una loseta que tenga vecinas en sus cuatro lados.

# Possessions.
task-have-wine = Ten { $number } { $count ->
    [one] ficha
   *[other] fichas
} de vino.
task-have-grain = Ten { $number } { $count ->
    [one] ficha
   *[other] fichas
} de trigo.
task-have-cloth = Ten { $number } { $count ->
    [one] ficha
   *[other] fichas
} de tela.
task-have-goods = Ten { $number } { $count ->
    [one] ficha de mercancía
   *[other] fichas de mercancía (iguales o distintas)
}.
task-have-each-good = Ten { $number } { $count ->
    [one] ficha
   *[other] fichas
} de cada mercancía: vino, trigo y tela.
task-have-gold = Ten { $number } { $count ->
    [one] lingote
   *[other] lingotes
} de oro.
task-have-followers = Ten { $number } { $count ->
    [one] seguidor normal
   *[other] seguidores normales
} en la reserva.
task-have-no-followers = No tengas ya ningún seguidor normal en la reserva.
task-have-special-figures = Ten { $number } de tus { $count ->
   *[other] figuras especiales
} (todas menos los seguidores normales) en el tablero.
task-have-no-special-figures = No tengas ninguna de tus figuras especiales (todas menos los seguidores normales) en el tablero.
task-have-all-special-figures = Ten todas tus figuras especiales (todas menos los seguidores normales) a la vez en el tablero.
task-have-tower-pieces = Ten { $number } { $count ->
    [one] piso de torre
   *[other] pisos de torre
} en la reserva.
task-have-no-tower-pieces = No tengas ya ningún piso de torre en la reserva.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = { $count }.ª vez
task-number-from = { $count }.ª vez o más
task-number-between = { $least }.ª a { $most }.ª vez
task-nth = Completa { $feature } por { $number } en la partida.
task-nth-of-all = Completa { $feature } por { $number } en la partida, contando a todos los jugadores.
task-orders = Cumple una orden por { $number } en la partida.
task-orders-farmer = Cumple una orden con la marca del campesino por { $number } en la partida.
task-orders-alike = Cumple una orden de una misma expansión por { $number } en la partida.
task-bare = { $count ->
    [one] Coloca { $count } loseta sin colocar ningún seguidor.
   *[other] Coloca { $count } losetas seguidas sin colocar ningún seguidor.
}
task-farm-turns = { $count ->
    [one] Coloca un campesino en { $count } turno tuyo.
   *[other] Coloca un campesino en { $count } turnos tuyos seguidos.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } Y en el mismo turno: { $second }
task-both = { $first } Y, antes o después: { $second }
task-either = { $first } O bien: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Pierdes al momento 10 puntos { $perils }. Si aún tienes esta carta al final, consigues sus puntos.
task-if-captured = si un oponente captura a un seguidor tuyo
task-if-eaten = si el dragón se come a un seguidor tuyo
task-if-taken-over = si otros te quitan un camino, una ciudad, un edificio o un campo
task-if-last = si después de un turno tuyo todos los demás tienen más puntos que tú
task-if-small-road = si un camino tuyo completado tiene como máximo { $count } { $count ->
    [one] loseta
   *[other] losetas
}
