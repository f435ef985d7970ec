# El porqué: las reglas tal como se les cuentan a los jugadores. Lo que se pregunta tiene un ejemplo; lo que da puntos tiene la suma al lado.

why-title = Así se juega aquí
why-about = Las reglas con las que juega esta app, para los sets de esta mesa y con sus reglas caseras.
why-now = Esta pregunta
why-of-base = Toda partida
why-of-orders = Órdenes del rey
why-of-pad = En el bloc
why-place = { $set }, { $heading }
why-head-placing = Colocar losetas
why-head-followers = Colocar seguidores
why-head-majority = La mayoría
why-head-scoring = Puntuación
why-head-end = Final de la partida
why-head-deal = El reparto
why-head-track = Marcador
why-head-draw = Robar órdenes
why-head-discard = Descartar órdenes
why-head-fulfil = Cumplir órdenes
why-head-dragon = El dragón
why-head-enter = Entrar en Carcassonne
why-head-count = El conde
why-head-leave = Salir de Carcassonne
why-head-abbey = La abadía
why-head-throw = La feria
why-head-siege = El asedio
why-head-escape = La huida
why-house = Reglas caseras de esta mesa
why-dead-one = La única loseta que queda no encaja aquí.
why-dead = Ninguna de las { $count } losetas que quedan encaja aquí. Las vecinas piden: { $sides }.
why-dead-abbey = Una abadía cabe en todo hueco.
why-scored = { $name } consiguió { $points } por esto en el turno { $turn }.
why-scored-nobody = Nadie puntuó por esto.
why-if-completes = Completaría: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (no hay nadie)
why-if-king = El Rey pasaría a { $name }.
why-if-robber = El Ladrón pasaría a { $name }.
why-if-nothing = No completaría nada.
why-corrected = turno { $turn }, corregido
why-inserted = un turno olvidado, insertado

# De dónde salen los puntos
why-for-road = Un camino completado da 1 punto por cada una de sus losetas, 2 con una posada. Incompleto, da al final 1 por loseta, y con una posada nada.
why-for-city = Una ciudad completada da 2 puntos por cada una de sus losetas y escudos, 3 con una catedral. Incompleta, da al final la mitad, y con una catedral nada.
why-for-city-small = Una ciudad completada da 2 puntos por cada una de sus losetas y escudos, 3 con una catedral; en esta mesa una de dos losetas da 1 menos por cada uno. Incompleta, da al final la mitad, y con una catedral nada.
why-for-monastery = Un monasterio completado da 9 puntos: 1 por su loseta y 1 por cada una de las ocho de alrededor. Incompleto, da al final 1 por sí mismo y 1 por cada loseta alrededor.
why-for-shrine = Un santuario da los mismos puntos que un monasterio. En un desafío, si uno se completa primero, el otro no da nada.
why-for-garden = Un jardín da los mismos puntos que un monasterio, pero solo un abad puede estar en él.
why-for-field = Los campos solo dan puntos al final: 3 por cada ciudad completada que el campo toca. No importa lo grandes que sean la ciudad y el campo.
why-for-field-by-city = Los campos solo dan puntos al final: cada ciudad completada da 4, una vez, a quien tiene más campesinos en los campos de alrededor. No importa lo grandes que sean la ciudad y los campos.
why-for-majority = Quien tiene más seguidores en una zona consigue todos sus puntos. Si varios tienen los mismos, cada uno consigue todos los puntos.
why-for-pigsty = Con una piara de cerdos, cada ciudad completada que toca su campo vale 1 punto más. Varias piaras no dan más que una.
why-for-pig = Quien tiene su cerdo en el campo consigue 1 punto más por cada ciudad completada. Varios cerdos no dan más que uno.
why-for-besieged = Una ciudad sitiada cuenta doble para los campos que la tocan. La ciudad misma da la mitad, y nada si queda incompleta.
why-for-barn = Al final, un granero da a su jugador 4 puntos por cada ciudad completada que toca su campo. Cuando se colocó, los campesinos que había allí puntuaron y volvieron a la reserva.
why-for-fairy-turn = Quien empieza un turno con el hada junto a uno de sus seguidores consigue 1 punto. En un turno doble, solo una vez.
why-for-fairy = Cuando se puntúa la zona donde está el seguidor del hada, su jugador consigue 3 puntos más. La mayoría no importa.
why-for-ransom = Una vez en su turno, un jugador puede rescatar un prisionero por 3 puntos, que son para quien lo capturó. El seguidor se puede usar al momento.
why-for-fair = En una feria, 5 puntos van a la ficha más cercana, al lanzamiento que nadie atrapa o a quien lo atrapa. Quien empata a la menor distancia también consigue 5.
why-for-goods = Al final, la mayoría de cada mercancía da 10 puntos. Quien empata en la mayoría también consigue 10.
why-for-king = Al final, el Rey da 1 punto por cada ciudad completada del tablero, sea de quien sea. Es de quien completó la ciudad más grande; igualarla no basta para quitárselo.
why-for-robber = Al final, el Ladrón da 1 punto por cada camino completado del tablero, sea de quien sea. Es de quien completó el camino más largo; igualarlo no basta para quitárselo.
why-for-titles = En esta mesa, el Rey y el Ladrón dan los puntos que dicen sus reglas caseras. La ciudad más grande y el camino más largo deciden quién los tiene.
why-order = «{ $title }» pide: { $text }
why-for-order = Una orden del rey da sus puntos en cuanto quien la tiene hace todo lo que dice. Después queda boca arriba hasta el final.
why-for-unfulfilled-orders = Cada orden que queda en la mano al final resta 10 puntos. Solo la del dragón da 10, si el dragón nunca mordió a quien la tiene.
why-for-bitten = Quien tiene la orden del dragón y pierde una figura por él paga 10 puntos, una sola vez. La orden queda boca arriba y se acabó.
why-for-most-orders = Quien ha cumplido más órdenes consigue 10 puntos al final. Cuenta el número de cartas; quien empata también consigue 10.
why-for-raised-to-zero = En esta mesa nadie acaba por debajo de 0. Los puntos que faltan se añaden al final.
why-for-gold = Al final, hasta 3 lingotes de oro dan 1 punto cada uno, de 4 a 6 dan 2 cada uno, de 7 a 9 dan 3 cada uno, y 10 o más dan 4 cada uno. Los que siguen en el tablero no dan nada.
why-for-mage = El mago da 1 punto más por cada loseta del camino o la ciudad donde está. Lo da incluso donde una posada o una catedral no deja nada.
why-for-witch = La bruja deja en la mitad lo que da el camino o la ciudad donde está, redondeando hacia arriba. Después espera junto al tablero.
why-for-sheep = Un rebaño que va a casa, o cuyo campo está cerrado, da a todos los que tienen un pastor allí un punto por cada oveja del campo. Las ovejas que siguen fuera al final no dan nada. Ejemplo: tus 5 ovejas y las 3 de Ben os dan 8 a los dos.
why-for-bag = La bolsa tiene 4 fichas con 1 oveja, 5 con 2, 5 con 3, 2 con 4 y 2 lobos. Un lobo vuelve enseguida a la bolsa; las demás fichas, cuando su pastor vuelve a casa.
why-for-under-hill = Una loseta con una colina se coloca sobre otra del mazo que nadie mira: esa queda fuera de la partida. Si no queda ninguna, no hay nada debajo de la colina.
why-for-hill = De quienes tienen más fuerza en una zona, gana a los demás quien tiene allí un seguidor en una loseta de colina. Ejemplo: Anna y Ben tienen un caballero cada uno, pero el de Anna está en una colina. Ella sola puntúa la ciudad.
why-for-hill-counted = De quienes tienen más fuerza en una zona, gana a los demás quien tiene allí más seguidores en losetas de colina. Ejemplo: Anna y Ben son igual de fuertes, pero Anna tiene un caballero en una colina y Ben dos. Solo él puntúa la ciudad.
why-for-vineyard = Un monasterio, una abadía o un santuario completado da 3 puntos más por cada viñedo en las ocho losetas de alrededor. Ejemplo: un monasterio con dos viñedos da 15.
why-for-vineyard-garden = Un monasterio, una abadía, un santuario o un jardín completado da 3 puntos más por cada viñedo en las ocho losetas de alrededor. Ejemplo: un jardín con dos viñedos da 15.
why-for-knights = Este mensaje da 2 puntos por cada caballero propio en el tablero. Se quedan donde están.
why-for-farmers = Este mensaje da 3 puntos por cada campesino propio en el tablero. Se quedan donde están.
why-for-message = Quien roba un mensaje puede tomar 2 puntos en lugar de lo que dice. Un mensaje que no da nada también vale 2 puntos.
why-for-robbed = Un bandolero consigue la mitad de la próxima zona puntuada a su lado en el marcador, redondeando hacia arriba. La víctima conserva todos sus puntos.
why-for-by-hand = Estos puntos los ha anotado la mesa, con el motivo que se indica. Ninguna regla los da.

# Preguntas: las órdenes
why-ask-deal = Antes de la partida cada uno recibe tres órdenes del rey y las mira en secreto. Ejemplo: el aparato pasa de mano en mano, y solo tú ves tus tres.
why-ask-dealt = Antes de la partida cada uno recibe tres órdenes del rey y las mira en secreto. Aquí se dice qué cartas impresas han salido. Ejemplo: te han tocado los números 4, 17 y 52, así que eliges esas tres.
why-ask-keep = Puedes devolver exactamente una de tus tres primeras órdenes y quedarte con dos. La devuelta va debajo del mazo y no se sustituye por otra. Ejemplo: tienes tres órdenes de campesino, así que devuelves la más difícil.
why-ask-fulfil = Una ocasión cumple como máximo una de tus órdenes; si sirve para varias, eliges tú. Las demás siguen en la mano para otra ocasión. Ejemplo: tu ciudad de 8 sirve para una orden de 6 losetas y para una de 8; muestras una de ellas.
why-ask-declare = Algunas órdenes solo puedes juzgarlas tú, porque la app no ve lo que piden. Di que una está cumplida cuando lo está del todo. Ejemplo: tu orden pide una ciudad con tres caballeros, y el bloc no sabe de caballeros.
why-ask-claims = Antes de la puntuación final se pregunta una vez a todos, tengan lo que tengan en la mano: después, una orden en la mano cuesta 10 puntos. Ejemplo: la última loseta ha hecho reír a todos, como pide tu orden.
why-ask-draw = Al empezar tu turno, antes de la loseta, puedes robar una orden si tienes cuatro o menos. Una orden que queda en la mano al final resta 10. Ejemplo: con cinco en la mano no se roba.
why-ask-discard = Quien haya tenido en algún momento tres órdenes de campesino o más puede descartar órdenes así al empezar un turno, boca arriba y sin coste. El derecho se conserva aunque baje el número. Ejemplo: tienes cuatro y descartas dos; entonces puedes volver a robar.

# Preguntas: el turno
why-ask-tile = La loseta robada debe unirse al tablero por un lado entero, y todos los lados que se tocan deben encajar. Si no encaja en ningún sitio, sale de la partida y se roba otra. Ejemplo: camino con camino, ciudad con ciudad, campo con campo.
why-ask-abbey = En lugar de robar una loseta puedes poner tu abadía en un hueco con losetas en los cuatro lados; nada tiene que coincidir. Cierra los cuatro lados. Ejemplo: completa el camino y la ciudad que llegan al hueco.
why-ask-ransom = Una vez en tu turno puedes rescatar un prisionero por 3 puntos, que son para quien lo capturó; necesitas al menos 3. El seguidor se puede usar al momento. Ejemplo: pagas 3 a Ben y colocas el seguidor en el mismo turno.
why-ask-escape = Después de tu turno puedes retirar un caballero de una ciudad sitiada si hay un monasterio o un santuario junto a una de sus losetas de asedio. No da puntos. Ejemplo: hay un monasterio en la esquina de la loseta de asedio.
why-ask-skip = Un turno pasa sin loseta solo si no queda ninguna que encaje o porque la mesa lo quiere. Sigue el jugador siguiente. Ejemplo: se salta una ronda de lanzamientos porque la ficha se ha perdido.
why-ask-end = La partida termina cuando acaba el turno de la última loseta. La mesa puede terminarla antes; entonces todo se puntúa tal como está. Ejemplo: es tarde, y se acuerda parar tras esta ronda.
why-ask-adjust = La mesa puede dar o quitar puntos a mano, con un motivo. Sirve para lo que la app no conoce. Ejemplo: 5 puntos por el mejor chiste.

# Preguntas: lo que trae la loseta
why-ask-gold = Una loseta de oro trae un lingote para sí misma y otro para una loseta vecina, también en diagonal. Esta la eliges antes de colocar a nadie. Ejemplo: ponlo en una loseta de tu ciudad, que te dará los dos cuando se complete.
why-ask-share-gold = Quien puntúa una zona completada toma los lingotes de sus losetas. Si puntúan varios, quienes tienen derecho los toman por orden, de uno en uno; empieza quien tiene el turno. Ejemplo: tres lingotes para Anna y Ben: Anna 2, Ben 1.
why-ask-magic = Quien coloca una loseta con este signo debe enviar al mago o a la bruja a un camino o una ciudad sin completar donde no esté ninguno de los dos. El mago añade 1 punto por loseta, la bruja quita la mitad. Ejemplo: la bruja va a la gran ciudad de tu oponente.
why-ask-circle = Quien ha colocado el círculo elige para todos: cada uno puede añadir un seguidor junto a uno propio, o cada uno debe devolver uno a la reserva. Un escudo indica caballeros, un garrote bandidos, una horca campesinos. Ejemplo: no tienes caballeros, así que haces que todos devuelvan uno.
why-ask-crop-add = Puedes poner un seguidor de tu reserva en un segmento donde ya haya uno tuyo. Solo se puede elegir la clase que muestra el círculo. Ejemplo: con un segundo caballero junto al primero tienes dos en esa ciudad.
why-ask-crop-take-home = Debes devolver a la reserva uno de tus seguidores de la clase que muestra el círculo. No da puntos. Ejemplo: retira el caballero cuya ciudad ya no se puede completar.
why-ask-dragon = El dragón da seis pasos; cada jugador por turno lo guía un paso, primero quien tiene el turno. Nunca entra dos veces en una loseta ni en la del hada, y se come a todos los seguidores por donde pasa. Ejemplo: Ben lo guía al monasterio de Anna, y el monje vuelve a la reserva sin puntos.
why-ask-token = Tras el turno de una loseta con feria todos lanzan la misma ficha una vez, primero quien tiene el turno. Ese jugador elige cuál. Ejemplo: en «atrapar», el jugador siguiente intenta atrapar tu lanzamiento.
why-ask-target = Quien se acerca más a la feria consigue 5 puntos; se mide del centro de su loseta al borde más cercano de la ficha. Las fichas fuera de las losetas no compiten. Ejemplo: 42 mm ganan a 45 mm; dos a 42 mm consiguen 5 cada uno.
why-ask-catch = Lanzas por encima de la regla hacia el jugador siguiente. Si nadie atrapa la ficha, consigues 5 puntos; si alguien la atrapa, los consigue quien lo hace. Ejemplo: a Ben se le cae, así que consigues 5.
why-ask-knock-out = Todo seguidor que la ficha golpea o mueve vuelve a la reserva sin puntos. Nadie consigue puntos por el lanzamiento. Ejemplo: rueda sobre dos caballeros, y los dos vuelven a la reserva.
why-ask-seduction = Si la ficha queda sobre una loseta, puedes cambiar el seguidor más cercano por uno tuyo de la reserva. Nadie consigue puntos por ello. Ejemplo: el más cercano es el caballero de Ben; ahora en esa ciudad está el tuyo.

# Preguntas: Carcassonne
why-ask-enter = Si con tu loseta puntúa un oponente y tú no, puedes enviar un seguidor de tu reserva a un distrito de Carcassonne. Desde allí podrá ir más tarde a una zona. Ejemplo: completas el camino de Anna y envías un seguidor a la herrería.
why-ask-count = Quien acaba de enviar un seguidor a Carcassonne puede poner al conde en cualquier distrito. Nadie sale del distrito donde está. Ejemplo: ponlo en el castillo, donde esperan los caballeros de Ben.
why-ask-begin-leaving = Antes de puntuar una zona, cada uno tiene una ocasión de llevar a ella seguidores de Carcassonne. Quien tiene el turno decide si empieza o si lo hace el jugador a su izquierda. Ejemplo: elige ir al final si quieres ver quién viene.
why-ask-leave = Del castillo los seguidores van a una ciudad recién completada, de la herrería a un camino, de la catedral a un monasterio o un santuario; del mercado a los campos, al final. Cuentan al momento para la mayoría. Ejemplo: dos del castillo ganan a un caballero.
why-ask-wagon = Una vez puntuada su zona, un carro puede ir a una zona incompleta unida a ella y sin seguidores, en lugar de volver a la reserva. Ejemplo: de un camino completado a la ciudad abierta donde acaba.

# Preguntas: en el marcador
why-ask-walk = Quien puntúa elige si avanza el seguidor o el mensajero, con todos los puntos. En el propio turno, una figura que se detiene en 0, 5, 10… trae un mensaje. Ejemplo: el mensajero está en 12, y 3 puntos lo llevan a 15.
why-ask-message = Quien roba un mensaje hace lo que dice o toma 2 puntos. Después va debajo de su mazo. Ejemplo: «2 puntos por cada caballero propio», con tres caballeros: 6 puntos.
why-ask-pennants = Este mensaje da 2 puntos por cada escudo de una ciudad con un caballero tuyo. La mayoría no importa, y el caballero se queda. Ejemplo: tres escudos dan 6.
why-ask-score-follower = Este mensaje puntúa uno de tus seguidores como al final y lo devuelve a la reserva. La mayoría no importa. Ejemplo: un campesino junto a dos ciudades completadas da 6.
why-ask-bandit = Con una loseta que muestra una bolsa puedes poner tu bandolero junto a una figura en el marcador. Consigue la mitad de la próxima zona que puntúe esa figura. Ejemplo: junto a Ben, que está a punto de completar su ciudad.
why-ask-rob = Si varios han puntuado junto a tu bandolero, eliges a quién roba. Consigue la mitad, redondeando hacia arriba; la víctima conserva todo. Ejemplo: la mitad de 9 es 5.

# Preguntas: el bloc
why-ask-note = En el bloc anotas lo que ha completado una loseta: qué es, su tamaño, y cuántos seguidores tiene ahí cada cual. La app hace la suma. Ejemplo: una ciudad de 5 losetas con 1 escudo y el caballero de Anna: 12 puntos para Anna.
why-ask-remain = Al final anotas lo que queda incompleto en la mesa y quién está ahí. La app hace las sumas. Ejemplo: un camino de 3 losetas con el bandido de Ben: 3 puntos para Ben.
why-ask-deed = Las órdenes pueden pedir más que zonas completadas, así que también se anotan esas acciones. Lo que no pide ninguna orden en juego no hace falta decirlo. Ejemplo: Anna ha movido el hada junto a su monje.
why-ask-turn = Aquí le dices a la app de quién es el turno de verdad. Nada más cambia. Ejemplo: no se anotó un turno porque no se completó nada.
why-ask-completed = El Rey y el Ladrón dan 1 punto por cada ciudad y cada camino completados en la mesa. Cuéntalos todos, sean de quien sean. Ejemplo: 9 ciudades completadas dan 9 puntos a quien tiene el Rey.

# La acción del turno
why-act-follower = Tras colocar la loseta puedes poner un seguidor en ella: en un camino, una ciudad, un monasterio o un campo, si no hay ningún seguidor en toda esa zona. Ejemplo: el camino de tu loseta ya tiene un bandido, así que tomas la ciudad.
why-act-big-follower = El seguidor mayor cuenta como dos cuando se decide la mayoría, y como uno en lo demás. Ejemplo: él solo empata con dos caballeros corrientes.
why-act-mayor = El alcalde solo puede estar en ciudades, y cuenta por tantos como escudos tiene la ciudad. Sin escudos no cuenta. Ejemplo: con dos escudos cuenta por dos.
why-act-wagon = El carro va a caminos, ciudades y monasterios, no a campos. Después de puntuar puede seguir su camino. Ejemplo: de un camino completado a la ciudad abierta donde acaba.
why-act-builder = El constructor va a un camino o una ciudad donde tengas un seguidor. Una loseta posterior que continúe esa zona te trae una segunda loseta en ese turno. Ejemplo: añades una loseta a su ciudad y robas otra.
why-act-pig = El cerdo va a un campo donde tengas un campesino. Si puntúas el campo, cada ciudad completada da 4 en lugar de 3. Ejemplo: tres ciudades dan 12.
why-act-barn = El granero va a una esquina donde se juntan cuatro losetas en un mismo campo sin granero, una de ellas recién colocada. Los campesinos de allí puntúan ahora y vuelven a la reserva; al final da 4 por cada ciudad completada. Ejemplo: dos ciudades completadas dan 8.
why-act-abbot = El abad va a monasterios y, solo él, a jardines. Más tarde puedes recuperarlo por los puntos que haya. Ejemplo: en un jardín con cinco losetas alrededor da 6.
why-act-recall = En lugar de colocar una figura puedes recuperar tu abad. Da 1 punto por su loseta y 1 por cada loseta alrededor. Ejemplo: con cinco losetas alrededor consigues 6.
why-act-phantom = Después de la acción del turno puedes poner tu fantasma en otra zona de la loseta. Cuenta como un seguidor. Ejemplo: un seguidor toma la ciudad, y el fantasma el camino.
why-act-shepherd = El pastor va a un campo de la nueva loseta donde no haya ningún pastor, y allí reúne ovejas. No es un seguidor: los campesinos no le afectan, ni él a ellos. Ejemplo: va al campo del campesino de tu rival.
why-act-flock = Tras una loseta que amplía el campo de tu pastor, sacas otra ficha para el rebaño o lo llevas a casa. Un pastor que acaba de llegar saca enseguida. Las ovejas se quedan con él; un lobo manda a casa sin nada a todos los pastores del campo. Ejemplo: con 7 ovejas paras y te llevas 7 puntos.
why-act-princess = Si la loseta con la princesa se une a una ciudad, puedes retirar de ella un caballero, sea de quien sea, en lugar de colocar una figura. No da puntos. Ejemplo: el único caballero de Ben se va, y la ciudad queda libre.
why-act-fairy = En lugar de colocar una figura puedes poner el hada junto a uno de tus seguidores. El dragón no puede ir allí, consigues 1 punto al empezar cada turno tuyo, y 3 cuando se puntúa ese seguidor. Ejemplo: junto al monje de un monasterio casi completado.
why-act-raise = En lugar de colocar una figura puedes poner un piso tuyo en una base de torre o en una torre abierta. Después puedes capturar un seguidor tan lejos como alta sea la torre. Ejemplo: con altura 2, a dos losetas en línea recta.
why-act-man = En lugar de colocar una figura puedes poner un seguidor encima de una torre. Mientras esté ahí, nadie puede añadir un piso. Ejemplo: salvas a tu caballero de una torre vecina.
why-act-capture = La torre recién subida puede capturar un seguidor en su loseta o en línea recta, tan lejos como alta sea. Los seguidores de oponentes quedan prisioneros; si su jugador tiene preso uno tuyo, se intercambian los dos. Ejemplo: con altura 1 llega a la loseta vecina.
why-act-fly = En lugar de colocar a alguien en la loseta, la máquina lleva un seguidor de una a tres losetas en la dirección de su flecha, según el dado. Allí debe ir a un camino, una ciudad o un monasterio sin completar, aunque sea de alguien. Ejemplo: sacas un 2 y te posas en la ciudad de Anna.
why-act-ferry = Después de la acción pones un transbordador en el nuevo lago: une dos de los caminos que acaban allí, y los demás acaban en el lago. Ejemplo: el camino de tu bandido sigue en la otra orilla.
why-act-move-ferry = Quien continúa un camino puede girar el primer transbordador que haya en él, para que una otros dos caminos de su lago. Ejemplo: el largo camino de Ben acaba ahora en el lago.
why-act-site = Para algunas órdenes importa en qué ciudad está la base de una torre. Si la imagen no lo deja claro, lo dice la mesa. Ejemplo: la mayor parte está en la ciudad de la izquierda.
