### Spanish words of the King's Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Base game

order-base-01 = Cinco torres
    .text = Completa una ciudad de exactamente 5 losetas.
order-base-02 = Una ciudad orgullosa
    .text = Completa una ciudad de al menos 6 losetas.
order-base-03 = La gran capital
    .text = Completa una ciudad de al menos 10 losetas.
order-base-04 = La aldea
    .text = Completa una ciudad de exactamente 2 losetas en la que haya al menos 1 seguidor de un oponente.
order-base-05 = Tres puertas
    .text = Completa una ciudad de exactamente 3 losetas.
order-base-06 = La villa cuadrada
    .text = Completa una ciudad de exactamente 4 losetas.
order-base-07 = Siete agujas
    .text = Completa una ciudad de exactamente 7 losetas.
order-base-08 = El baluarte
    .text = Completa una ciudad de al menos 8 losetas.
order-base-09 = Con la bandera en alto
    .text = Completa una ciudad con al menos 1 escudo.
order-base-10 = Dos estandartes
    .text = Completa una ciudad con exactamente 2 escudos.
order-base-11 = La sala de las banderas
    .text = Completa una ciudad con al menos 3 escudos.
order-base-12 = La ciudad libre
    .text = Completa una ciudad de al menos 5 losetas y sin ningún escudo.
order-base-13 = La pequeña guarnición
    .text = Completa una ciudad de 3 losetas como máximo y con al menos 1 escudo.
order-base-14 = Buena compañía
    .text = Completa una ciudad en la que haya al menos 2 seguidores, sean de quien sean.
order-base-15 = La ciudad abarrotada
    .text = Completa una ciudad en la que haya al menos 3 seguidores, sean de quien sean.
order-base-16 = Hermanos de armas
    .text = Completa una ciudad en la que haya al menos 2 seguidores tuyos.
order-base-17 = Compañeros de viaje
    .text = Completa un camino en el que haya al menos 2 seguidores, sean de quien sean.
order-base-18 = La ciudad fantasma
    .text = Completa una ciudad de al menos 3 losetas en la que no haya ningún seguidor.
order-base-19 = El camino desierto
    .text = Completa un camino de al menos 4 losetas en el que no haya ningún seguidor.
order-base-20 = La muralla compartida
    .text = Completa una ciudad en la que haya seguidores de al menos 2 jugadores distintos.
order-base-21 = Un regalo para el rival
    .text = Completa una ciudad de al menos 3 losetas en la que haya al menos 1 seguidor de un oponente y ninguno tuyo.
order-base-22 = La oración del vecino
    .text = Completa un monasterio (o una abadía) en el que haya al menos 1 seguidor de un oponente.
order-base-23 = El atajo
    .text = Completa un camino de exactamente 3 losetas en el que no haya ningún seguidor.
order-base-24 = Una jornada de marcha
    .text = Completa un camino de exactamente 5 losetas.
order-base-25 = La ruta comercial
    .text = Completa un camino de al menos 6 losetas.
order-base-26 = El camino de peregrinos
    .text = Completa un camino de al menos 8 losetas.
order-base-27 = El camino real
    .text = Completa un camino de al menos 10 losetas.
order-base-28 = La campana muda
    .text = Completa un monasterio (o una abadía) en el que no haya ningún seguidor.
order-base-29 = Tu propio abad
    .text = Completa un monasterio (o una abadía) en el que haya al menos 1 seguidor tuyo.
order-base-30 = De puerta a puerta
    .text = Completa un camino o una ciudad de modo que un camino completado llegue al menos a 2 ciudades completadas distintas.
order-base-31 = El camino a la ciudad
    .text = Completa un camino o una ciudad de modo que un camino completado llegue a una ciudad completada de al menos 4 losetas.
order-base-32 = La puerta abierta
    .text = Completa un camino o una ciudad de modo que un camino completado llegue a una ciudad completada.
order-base-33 = Un largo trecho
    .text = Completa un camino o una ciudad de modo que un camino completado de al menos 4 losetas llegue a una ciudad completada.
order-base-34 = Camino y muralla
    .text = Con una sola loseta, completa al menos 1 ciudad y al menos 1 camino.
order-base-35 = La encrucijada
    .text = Con una sola loseta, completa al menos 2 caminos.
order-base-36 = Ciudades gemelas
    .text = Con una sola loseta, completa al menos 2 ciudades.
order-base-37 = El maestro de obras
    .text = Con una sola loseta, completa al menos 3 zonas: caminos, ciudades, monasterios, abadías o santuarios.
order-base-38 = Campana y paleta
    .text = Con una sola loseta, completa un monasterio (o una abadía) y además al menos 1 camino, ciudad, santuario, abadía u otro monasterio.
order-base-39 = El primer surco
    .text = Coloca un campesino.
order-base-40 = Entre cuatro ciudades
    .text = Coloca un campesino en un campo que toque al menos 4 ciudades, completadas o no.
order-base-41 = La huerta
    .text = Coloca un campesino en un campo que toque al menos 5 ciudades, completadas o no.
order-base-42 = El pan de la ciudad
    .text = Coloca un campesino en un campo que toque al menos 3 ciudades, de ellas al menos 1 completada.
order-base-43 = Dos graneros llenos
    .text = Coloca un campesino en un campo que toque al menos 2 ciudades completadas.
order-base-44 = Cosecha abundante
    .text = Coloca un campesino en un campo que toque al menos 3 ciudades completadas.
order-base-45 = A la espera de murallas
    .text = Coloca un campesino en un campo que toque al menos 3 ciudades, ninguna de ellas completada.
order-base-46 = El segundo arado
    .text = Coloca un campesino en un campo que toque al menos 3 ciudades, de modo que tengas al menos 2 campesinos en el tablero.
order-base-47 = El prado del pueblo
    .text = Coloca un campesino de modo que tengas al menos 5 campesinos en el tablero.
order-base-48 = Por encima del seto
    .text = Coloca una loseta que junte un campo con un campesino tuyo y otro con un campesino de un oponente.
order-base-49 = Un día de oro
    .text = Consigue de un golpe al menos 12 puntos con una sola zona: un campo cuenta si lo puntúa un granero, los puntos del hada no.
order-base-50 = La bolsa llena
    .text = Consigue en un turno al menos 15 puntos con zonas: los campos cuentan si los puntúa un granero, los puntos del hada no.
order-base-51 = El peaje
    .text = Consigue al menos 5 puntos con un solo camino, lo complete quien lo complete.

## King & Robber

order-king-robber-1 = La corona
    .text = Consigue el título de Rey, de la mesa o de un oponente.
order-king-robber-2 = La máscara
    .text = Consigue el título de Ladrón, de la mesa o de un oponente.
order-king-robber-3 = El usurpador
    .text = Quítale a un oponente el título de Rey.
order-king-robber-4 = Robo en el camino
    .text = Quítale a un oponente el título de Ladrón.
order-king-robber-5 = Corona y máscara
    .text = Consigue el título de Rey o el de Ladrón de modo que tengas los dos.

## Heretics & Shrines

order-shrines-1 = La herejía
    .text = Gana un desafío con tu seguidor en el santuario.
order-shrines-2 = La fe verdadera
    .text = Gana un desafío con tu seguidor en el monasterio (o la abadía).
order-shrines-3 = Los menhires
    .text = Completa un santuario.
order-shrines-4 = Los fieles
    .text = Completa un monasterio, una abadía o un santuario con al menos 1 seguidor tuyo encima.
order-shrines-5 = Caridad
    .text = Completa un monasterio, una abadía o un santuario con al menos 1 seguidor de un oponente encima.

## The Count of Carcassonne

order-count-1 = Un amigo en la corte
    .text = Envía un seguidor al castillo de Carcassonne, de modo que tengas al menos 2 seguidores en la ciudad de Carcassonne.
order-count-2 = Día de mercado
    .text = Envía un seguidor al mercado de Carcassonne, de modo que tengas al menos 2 seguidores en la ciudad de Carcassonne.
order-count-3 = El herrero y el obispo
    .text = Envía un seguidor a la herrería o a la catedral de Carcassonne, de modo que tengas al menos 2 seguidores en la ciudad de Carcassonne.
order-count-4 = La salida
    .text = Antes de la puntuación final, mueve un seguidor de la ciudad de Carcassonne a una zona.
order-count-5 = El oído del conde
    .text = Mueve al conde a un distrito de Carcassonne donde haya al menos 1 seguidor de un oponente.

## Inns & Cathedrals

order-inns-cathedrals-1 = La última ronda
    .text = Completa un camino con al menos 1 posada mientras haya en ese camino al menos 1 seguidor tuyo.
order-inns-cathedrals-2 = El largo camino a casa
    .text = Completa un camino de al menos 5 losetas con al menos 1 posada.
order-inns-cathedrals-3 = Campanas sobre los tejados
    .text = Completa una ciudad con al menos 1 catedral.
order-inns-cathedrals-4 = Zapatos grandes
    .text = Completa una ciudad en la que esté tu seguidor mayor.
order-inns-cathedrals-5 = La vela encendida
    .text = Con una sola loseta, completa al menos 1 ciudad y al menos 1 camino sin posada.

## Traders & Builders

order-traders-builders-1 = Bodegas llenas
    .text = Completa una ciudad de al menos 4 losetas con al menos 1 símbolo de mercancía.
order-traders-builders-2 = Ciudad de mercado
    .text = Completa una ciudad con al menos 2 símbolos de mercancía, iguales o distintos.
order-traders-builders-3 = Un poco de todo
    .text = Completa una ciudad con al menos 2 tipos distintos de mercancía.
order-traders-builders-4 = La última teja
    .text = Completa una ciudad en la que esté tu constructor.
order-traders-builders-5 = El porquero
    .text = Coloca tu cerdo en un campo que toque al menos 3 ciudades completadas.

## The Princess & the Dragon

order-princess-dragon-1 = Evita al dragón
    .text = Si el dragón se come una figura tuya, pierdes al momento 10 puntos. Si aún tienes esta carta al final, consigues 10 puntos.
order-princess-dragon-2 = La cena del dragón
    .text = Coloca una loseta con dragón de modo que el dragón se coma entonces al menos 2 figuras de tus oponentes.
order-princess-dragon-3 = La princesa ha hablado
    .text = Haz que la princesa retire un caballero de un oponente.
order-princess-dragon-4 = A través del arco
    .text = Coloca un seguidor, por un portal mágico, en otra loseta, en una ciudad de al menos 3 losetas.
order-princess-dragon-5 = Hada buena
    .text = Mueve el hada junto a un seguidor tuyo en una ciudad en la que haya también al menos 1 seguidor de un oponente.

## The Tower

order-tower-1 = La atalaya
    .text = Completa una ciudad con al menos 1 base de torre que esté en su mayor parte dentro de ella.
order-tower-2 = Bajo vigilancia
    .text = Completa una ciudad en la que haya al menos 1 base de torre y al menos 1 seguidor de un oponente.
order-tower-3 = Hasta el cielo
    .text = Sube una torre a una altura de al menos 8.
order-tower-4 = La mazmorra
    .text = Captura un seguidor de un oponente de modo que tengas al menos 5 prisioneros.
order-tower-5 = A la vista de todos
    .text = Completa una ciudad de al menos 4 losetas en la que haya al menos 1 base de torre.

## Abbey & Mayor

order-abbey-mayor-1 = La última piedra
    .text = Coloca tu abadía de modo que se completen al menos 3 zonas. La abadía puede ser una de ellas.
order-abbey-mayor-2 = Cuatro de un golpe
    .text = Coloca tu abadía de modo que se completen al menos 4 zonas. La abadía puede ser una de ellas.
order-abbey-mayor-3 = El señor alcalde
    .text = Completa una ciudad con al menos 1 escudo en la que esté tu alcalde.
order-abbey-mayor-4 = Y sigue rodando
    .text = Mueve tu carro después de que se haya puntuado su zona.
order-abbey-mayor-5 = La cosecha recogida
    .text = Coloca tu granero en un campo que toque al menos 3 ciudades completadas.

## The Catapult

order-catapult-1 = En el blanco
    .text = Lanza la ficha de tiro de modo que su borde más cercano quede como máximo a 6 cm del centro de la loseta de feria.
order-catapult-2 = Bolos
    .text = En la batalla de tartas, golpea con un solo lanzamiento al menos a 1 seguidor de un oponente.
order-catapult-3 = Manos seguras
    .text = Atrapa la ficha lanzada en «atrapar».
order-catapult-4 = Manos de mantequilla
    .text = En «atrapar», lanza la ficha lo bastante lejos, más allá de la regla, de modo que nadie la atrape.
order-catapult-5 = Amor a primera vista
    .text = Cambia un seguidor de un oponente por uno tuyo con la ficha de seducción.

## The Cathars and the Besiegers

order-siege-1 = Bajo asedio
    .text = Completa una ciudad sitiada de al menos 4 losetas.
order-siege-2 = Al amparo de la noche
    .text = Haz que un caballero tuyo escape de una ciudad sitiada.

## El abad y los jardines

order-abbot-1 = Buena mano
    .text = Completa un jardín.
order-abbot-2 = Un banco a la sombra
    .text = Completa un jardín en el que esté tu abad.
order-abbot-3 = Las rosas del vecino
    .text = Completa un jardín en el que haya al menos 1 seguidor de un oponente.
order-abbot-4 = Reclamado en casa
    .text = Llama a tu abad a casa por al menos 8 puntos.
order-abbot-5 = A punto de florecer
    .text = Coloca tu abad en un jardín que cuente al menos 6 losetas, la suya incluida.

## Mago y bruja

order-mage-witch-1 = Una mano amiga
    .text = Mueve el mago a una ciudad de al menos 4 losetas en la que haya al menos 1 seguidor tuyo.
order-mage-witch-2 = Camino hechizado
    .text = Mueve la bruja a un camino de al menos 4 losetas en el que haya al menos 1 seguidor de un oponente.

## Las minas de oro

order-gold-mines-1 = Pepitas
    .text = Toma al menos 2 lingotes de oro por las zonas que completa una misma loseta.
order-gold-mines-2 = El tesoro
    .text = Toma un lingote de oro de modo que tengas al menos 3.

## Los círculos de los cultivos

order-crop-circles-1 = Fiesta de la cosecha
    .text = Coloca un círculo por el que al menos 1 figura de un oponente vuelva a la reserva.
order-crop-circles-2 = La segunda hoz
    .text = Por un círculo, añade una figura tuya.

## Las máquinas voladoras

order-flying-machines-1 = Aterrizaje forzoso
    .text = Pósate con una máquina voladora donde haya al menos 1 seguidor de un oponente.
order-flying-machines-2 = A vista de pájaro
    .text = Pósate con una máquina voladora en una ciudad.

## Los transbordadores

order-ferries-1 = Sobre las aguas
    .text = Completa un camino de al menos 5 losetas con al menos 1 transbordador.
order-ferries-2 = Todos a bordo
    .text = Mueve un transbordador de modo que quede en un camino de al menos 6 losetas.

## Los mensajes

order-messages-1 = La saca llena
    .text = Lee un mensaje de modo que hayas leído al menos 3.
order-messages-2 = Buenas nuevas
    .text = Lee un mensaje que te dé al menos 5 puntos.

## Los ladrones

order-robbers-1 = La bolsa o la vida
    .text = Roba al menos 4 puntos con tu bandolero.
order-robbers-2 = Quitar a los ricos
    .text = Con tu bandolero, roba a alguien que tenga más puntos que tú.
