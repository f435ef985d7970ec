# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Órdenes
decks-own = Tus mazos
decks-away = Archivados
decks-bundled = Los del reglamento y los nuestros
decks-none = Aún no tienes ningún mazo propio. Crea uno, copia este o introduce las cartas que tengas.
decks-new = Nuevo mazo
decks-copy = Copiar este mazo
decks-enter = Introducir mis cartas impresas
decks-read = Leer de un archivo…
decks-save = Guardar en un archivo…
decks-print = Imprimir…
decks-rename = Cambiar el nombre
decks-put-away = Archivar
decks-bring-back = Recuperar
decks-play = Jugar con este mazo
decks-search = Buscar una carta
decks-undo = Deshacer
keys-form = recorrer el formulario de una carta
keys-number = un número seleccionado
decks-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
decks-bundled-about = Las cartas de la app. Para cambiarlas, copia el mazo: la copia es tuya.
decks-name = Nombre del mazo
decks-name-taken = Ya tienes un mazo con ese nombre.
decks-name-empty = Ponle un nombre al mazo.
decks-elsewhere = Otra ventana está cambiando «{ $name }». Mira otro mazo en ella y podrás cambiarlo aquí.
decks-changed-elsewhere = Otra ventana ha cambiado «{ $name }». Así está ahora; tu último cambio no está en él.
deck-not-written = No se puede escribir { $path }: { $cause }.
deck-unsaved-title = Los últimos cambios de «{ $name }» no están guardados
deck-unsaved-about = El mazo sigue como lo ves, pero solo mientras esta ventana esté abierta. Haz sitio o guárdalo en otro lugar.
deck-unsaved-where = Guardar el mazo en este archivo
deck-unsaved-back = Volver a los mazos
decks-said-away = «{ $name }» está archivado. Lo encontrarás más abajo, en «Archivados».
decks-said-saved = Guardado: { $path }
decks-said-kept = «{ $name }» ya está entre tus mazos.
decks-found = { $count ->
    [0] Ninguna carta contiene esas palabras.
    [one] { $count } carta encontrada
   *[other] { $count } cartas encontradas
}
keys-cards = carta siguiente, carta anterior
home-decks = Mazos y cartas
setup-decks = Crear y cambiar mazos…
deck-new = Nuestro mazo
deck-copied = Copia de { $name }
deck-printed = Nuestro mazo impreso

# A file that somebody brings.
offered-title = { $name }: ¿añadir este mazo?
offered-from = Archivo: { $path }
offered-same = La mesa ya tiene este mazo: «{ $name }».
offered-says = { $count ->
    [one] Tiene { $count } carta. Esto es lo que dice:
   *[other] Tiene { $count } cartas. Esto es lo que dicen:
}
offered-faults = Este mazo no se puede añadir: { $count ->
    [one] hay algo mal en su archivo.
   *[other] hay { $count } cosas mal en su archivo.
}
offered-many = Tiene más de { $limit } cartas. Un mazo no puede tener más.
offered-take = Añadir este mazo
offered-leave = No añadirlo

# A card in its form.
card-new = Nueva carta
card-next = Carta siguiente
card-copy = Copiar esta carta
card-remove = Eliminar esta carta
card-remove-last = En un mazo hay al menos una carta. Mejor archiva el mazo entero.
card-title = Título
card-untitled = Nueva orden
card-points = Puntos
card-points-fixed = Siempre { $points } puntos: se ganan al final y se pierden si come el dragón. Así lo dice la regla.
card-count = Copias en el mazo
card-words = Texto propio
card-words-beside = La app juzga: { $task }
card-words-older = Este texto es anterior a la tarea. ¿Sigue valiendo?
card-words-stand = Sí, sigue valiendo
card-words-judged = Lo que dice la carta
card-farmer = Pide colocar un campesino
card-farmer-about = Quien tiene tres cartas así puede descartarse de una o dos.
card-set = Es de
card-set-more = Otras expansiones
card-set-itself = Entra en juego con { $set }.
card-set-also = También necesita { $sets }: sin eso nadie puede cumplirla.
card-task = Qué hay que hacer
card-task-other = Otra cosa…
card-task-more = Tareas de otras expansiones
card-task-search = Buscar una tarea
card-task-none = Ninguna tarea contiene esa palabra.
card-conditions = Añadir una condición
card-choose = Elige una carta o crea una nueva. Su dibujo y su frase van apareciendo mientras la haces.

# How hard it is.
measure-title = ¿Es difícil?
measure-begin = Simular partidas
measure-stop = Parar
measure-about = Jugadores simulados juegan partidas enteras con la carta, en segundo plano. Tarda más o menos un minuto.
measure-so-far = { $games ->
    [one] { $games } partida jugada
   *[other] { $games } partidas jugadas
}
measure-rate = Cumplida por { $rate } de cada 100 que la tenían (de { $low } a { $high }).
measure-when-early = Sobre todo en el primer tercio de la partida.
measure-when-middle = Sobre todo en el segundo tercio de la partida.
measure-when-late = Sobre todo en el último tercio de la partida.
measure-fair = Lo justo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (de { $low } a { $high }).
measure-fair-open = Lo justo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (de { $low } a { $high }, lo máximo que se propone).
measure-fair-most = Lo justo serían más de { $points } puntos, pero nunca se proponen más.
measure-fair-least = Casi todos la cumplen: { $points } puntos, lo mínimo que se propone.
measure-never = Nadie que la tuviera en la mano la ha cumplido (0 de { $held }). De eso no se puede sacar ningún valor.
measure-take = { $points ->
    [one] Darle { $points } punto
   *[other] Darle { $points } puntos
}
measure-known = Medida antes: { $rate } de cada 100 que la tuvieron la cumplieron ({ $held } manos).
measure-known-fair = { $points ->
    [one] Sería justo { $points } punto.
   *[other] Serían justos { $points } puntos.
}
# Of a card that is kept, never fulfilled.
measure-kept = Conservada hasta el final por { $rate } de cada 100 que la tenían (de { $low } a { $high }).
measure-kept-least = Casi todos la conservan hasta el final: { $points } puntos, lo mínimo que se propone.
measure-kept-never = Nadie que la tuviera en la mano la ha conservado hasta el final (0 de { $held }). De eso no se puede sacar ningún valor.
measure-known-kept = Medida antes: { $rate } de cada 100 que la tuvieron la conservaron hasta el final ({ $held } manos).
measure-not-dragon = nunca se cumple, se conserva.
measure-not-throw = depende de un lanzamiento, y solo tu mesa sabe lo bien que lanza.
measure-not-judged = la juzga quien la tiene, no la app.
measure-not-unplayed = los jugadores simulados no juegan con { $set }.
measure-not-apart = ninguna mesa simulada juega con { $sets } a la vez.
measure-not = No hay una cifra fiable para esta carta: { $why }

# What is odd about a card.
remark-never = Esto no se puede cumplir nunca: los números se contradicen.
remark-beyond = { $clause }: en ninguna partida hay más de { $most }.
remark-by-abbey = Una zona completada de una sola loseta solo surge junto a una abadía.
remark-lacks = La carta entra en juego con «{ $own }», pero sin «{ $set }» nadie puede cumplirla.
remark-same = «{ $title }» ya pide lo mismo.
remark-cheaper = Quien hace esto cumple también «{ $title }», que da más ({ $points }).
remark-dearer = «{ $title }» ya exige todo esto y da menos ({ $points }).

# Tasks by name.
form-complete = Completar una zona
form-complete-together = Varias zonas a la vez
form-connect = Unir ciudades
form-score = Conseguir puntos
form-place-tile = Colocar una loseta entre otras
form-have = Tener cierta cantidad
form-place-farmer = Colocar un campesino
form-join-fields = Juntar dos campos
form-deploy = Colocar una figura
form-take = Ser Rey o Ladrón
form-win-challenge = Ganar un desafío
form-enter-city = Entrar en Carcassonne
form-leave-city = Salir de Carcassonne
form-move-count = Mover al conde
form-double-turn = Segunda loseta del turno
form-remove-knight = Retirar a un caballero
form-move-fairy = Mover el hada
form-dragon-eats = Dar de comer al dragón
form-avoid-dragon = Evitar al dragón
form-raise-tower = Subir una torre
form-capture = Capturar a un seguidor
form-place-abbey = Colocar la abadía
form-move-wagon = Mover el carro
form-target-within = Dar en el blanco
form-win-target = Ganar en el tiro
form-knock-out = Alcanzar seguidores
form-seduce = Seducir
form-catch = Atrapar la ficha
form-slip-by = Que nadie la atrape
form-escape = Escapar de un asedio
form-call-abbot = Recuperar el abad
form-move-magician = Mover al mago o la bruja
form-take-gold = Tomar oro
form-crop-takes-home = Círculo: a la reserva
form-move-ferry = Mover un transbordador
form-read-message = Leer un mensaje
form-rob = Robar puntos
form-complete-nth = Completar la tercera ciudad
form-fulfil-orders = Cumplir varias órdenes
form-lay-bare = Colocar losetas sin seguidores
form-farm-in-turns = Colocar campesinos turno a turno
form-avoid = Evitar algo
form-all-of = Dos tareas: ambas
form-one-of = Dos tareas: una de ellas
form-judged = Ninguna de estas tareas

# Parts of a requirement.
clause-feature = Zona
clause-on = Dónde
clause-features = Cuántas zonas
clause-tiles = Tamaño en losetas
clause-pennants = Escudos
clause-followers = Seguidores presentes
clause-own-followers = Tus seguidores
clause-opponents-followers = Seguidores de oponentes
clause-players = Jugadores presentes
clause-inns = Posadas
clause-ferries = Transbordadores
clause-cathedrals = Catedrales
clause-goods = Mercancías
clause-kinds-of-goods = Tipos de mercancía
clause-tower-sites = Bases de torre
clause-sieges = Losetas de asedio
clause-own-figure = Con tu figura
clause-cities = Ciudades en sus extremos
clause-tiles-each = Losetas por ciudad
clause-road = Losetas del camino
clause-all-cities = Toca ciudades
clause-complete-cities = Toca ciudades completadas
clause-farmers = Tus campesinos
clause-titles = Título
clause-taking = Y
clause-winner = Gana
clause-quarters = Distritos
clause-in-city = Tus seguidores allí
clause-in-quarter = Seguidores ajenos allí
clause-figure = Figura
clause-way = Cómo
clause-eaten = Figuras de oponentes
clause-height = Altura
clause-prisoners = Tus prisioneros
clause-completes = Zonas completadas
clause-millimetres = Milímetros como máximo
clause-ahead = Milímetros de ventaja como mínimo
clause-hit = Seguidores de oponentes
clause-points = Puntos
clause-what = Qué
clause-number = Cuánto
clause-magician = Quién
clause-bars = Lingotes de una vez
clause-held = Lingotes que tienes
clause-taken-home = Figuras de oponentes
clause-messages = Mensajes leídos
clause-robbing = Y
clause-span = En
clause-cities-around = Ciudades alrededor
clause-roads-around = Caminos alrededor
clause-monasteries-around = Monasterios alrededor
clause-row = Losetas en línea recta
clause-monasteries = Monasterios en sus extremos
clause-shape = Forma
clause-beside = En común con otra
clause-beside-which = La otra es
clause-beside-state = Estado de la otra
clause-beside-owner = Dueño de la otra
clause-road-owner = Dueño del camino
clause-own-cities = Ciudades tuyas
clause-opponents-cities = Ciudades de oponentes
clause-nobodys-cities = Ciudades sin dueño
clause-city-owners = Dueños distintos
clause-neighbours = Vecinas en los lados
clause-ordinal = Número
clause-counting = Y
clause-orders = Órdenes
clause-sort = Qué órdenes
clause-in-row = Losetas seguidas
clause-turns-in-row = Turnos seguidos
clause-lost-by = Se pierde si
clause-small-road = Losetas como máximo
clause-when = Cuándo
clause-task = Tarea
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = da igual
term-not-needed = no hace falta
term-anywhere = en cualquier sitio
term-which-city = ciudad
term-which-road = camino
term-which-monastery = monasterio
term-which-shrine = santuario
term-which-monastic = monasterio o santuario
term-which-garden = jardín
term-which-any = cualquier zona
term-span-feature = una sola zona
term-span-turn = un solo turno
term-from-opponent = de un oponente
term-all = los dos a la vez
term-by-anybody = cuentan todos los jugadores
term-of-farmer = con la marca del campesino
term-of-one-set = de una misma expansión
term-one-turn = en un solo turno
term-taken-over = te quitan una zona
term-small-road = un camino tuyo es pequeño
term-last = quedas último tras tu turno
term-captured = capturan a un seguidor
term-eaten = se comen a un seguidor
term-portal = por un portal
term-flight = con máquina voladora
term-crop = por un círculo
term-richer = a quien tenga más puntos
term-ring = un anillo
term-hole = alrededor de un vacío
term-shared-tile = una loseta
term-shared-field = un campo
term-shared-size = el número de losetas
term-complete = completada
term-open = incompleta
term-owner-you = tú
term-owner-opponent = un oponente
term-owner-somebody = alguien
term-owner-nobody = nadie
term-thing-wine = vino
term-thing-grain = trigo
term-thing-cloth = tela
term-thing-goods = mercancías cualesquiera
term-thing-each-good = mercancías de cada tipo
term-thing-gold = lingotes de oro
term-thing-followers = seguidores normales en la reserva
term-thing-special-figures = figuras especiales en el tablero
term-thing-all-special-figures = todas las figuras especiales en el tablero
term-thing-tower-pieces = pisos de torre restantes
bound-exactly = exactamente
bound-at-least = al menos
bound-at-most = no más de
bound-between = de … a
files-read-deck = Leer un mazo
files-save-deck = Guardar el mazo
