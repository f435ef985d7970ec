### Spanish words of the King's Orders: their titles, at most 28 characters long.

## Base game

order-base-01 = Cinco torres
order-base-02 = Una ciudad orgullosa
order-base-03 = La gran capital
order-base-04 = La aldea
order-base-05 = Tres puertas
order-base-06 = La villa cuadrada
order-base-07 = Siete agujas
order-base-08 = El baluarte
order-base-09 = Con la bandera en alto
order-base-10 = Dos estandartes
order-base-11 = La sala de las banderas
order-base-12 = La ciudad libre
order-base-13 = La pequeña guarnición
order-base-14 = Buena compañía
order-base-15 = La ciudad abarrotada
order-base-16 = Hermanos de armas
order-base-17 = Compañeros de viaje
order-base-18 = La ciudad fantasma
order-base-19 = El camino desierto
order-base-20 = La muralla compartida
order-base-21 = Un regalo para el rival
order-base-22 = La oración del vecino
order-base-23 = El atajo
order-base-24 = Una jornada de marcha
order-base-25 = La ruta comercial
order-base-26 = El camino de peregrinos
order-base-27 = El camino real
order-base-28 = La campana muda
order-base-29 = Tu propio abad
order-base-30 = De puerta a puerta
order-base-31 = El camino a la ciudad
order-base-32 = La puerta abierta
order-base-33 = Un largo trecho
order-base-34 = Camino y muralla
order-base-35 = La encrucijada
order-base-36 = Ciudades gemelas
order-base-37 = El maestro de obras
order-base-38 = Campana y paleta
order-base-39 = El primer surco
order-base-40 = Entre cuatro ciudades
order-base-41 = La huerta
order-base-42 = El pan de la ciudad
order-base-43 = Dos graneros llenos
order-base-44 = Cosecha abundante
order-base-45 = A la espera de murallas
order-base-46 = El segundo arado
order-base-47 = El prado del pueblo
order-base-48 = Por encima del seto
order-base-49 = Un día de oro
order-base-50 = La bolsa llena
order-base-51 = El peaje

## King & Robber

order-king-robber-1 = La corona
order-king-robber-2 = La máscara
order-king-robber-3 = El usurpador
order-king-robber-4 = Robo en el camino
order-king-robber-5 = Corona y máscara

## Heretics & Shrines

order-shrines-1 = La herejía
order-shrines-2 = La fe verdadera
order-shrines-3 = Los menhires
order-shrines-4 = Los fieles
order-shrines-5 = Caridad

## The Count of Carcassonne

order-count-1 = Un amigo en la corte
order-count-2 = Día de mercado
order-count-3 = El herrero y el obispo
order-count-4 = La salida
order-count-5 = El oído del conde

## Inns & Cathedrals

order-inns-cathedrals-1 = La última ronda
order-inns-cathedrals-2 = El largo camino a casa
order-inns-cathedrals-3 = Campanas sobre los tejados
order-inns-cathedrals-4 = Zapatos grandes
order-inns-cathedrals-5 = La vela encendida

## Traders & Builders

order-traders-builders-1 = Bodegas llenas
order-traders-builders-2 = Ciudad de mercado
order-traders-builders-3 = Un poco de todo
order-traders-builders-4 = La última teja
order-traders-builders-5 = El porquero

## The Princess & the Dragon

order-princess-dragon-1 = Evita al dragón
order-princess-dragon-2 = La cena del dragón
order-princess-dragon-3 = La princesa ha hablado
order-princess-dragon-4 = A través del arco
order-princess-dragon-5 = El hada buena

## The Tower

order-tower-1 = La atalaya
order-tower-2 = Bajo vigilancia
order-tower-3 = Hasta el cielo
order-tower-4 = La mazmorra
order-tower-5 = A la vista de todos

## Abbey & Mayor

order-abbey-mayor-1 = La última piedra
order-abbey-mayor-2 = Cuatro de un golpe
order-abbey-mayor-3 = El señor alcalde
order-abbey-mayor-4 = Y sigue rodando
order-abbey-mayor-5 = La cosecha recogida

## The Catapult

order-catapult-1 = En el blanco
order-catapult-2 = Bolos
order-catapult-3 = Manos seguras
order-catapult-4 = Manos de mantequilla
order-catapult-5 = Amor a primera vista

## The Cathars and the Besiegers

order-siege-1 = Bajo asedio
order-siege-2 = Al amparo de la noche

## El abad y los jardines

order-abbot-1 = Buena mano
order-abbot-2 = Un banco a la sombra
order-abbot-3 = Las rosas del vecino
order-abbot-4 = Reclamado en casa
order-abbot-5 = A punto de florecer

## Mago y bruja

order-mage-witch-1 = Una mano amiga
order-mage-witch-2 = Camino hechizado

## Las minas de oro

order-gold-mines-1 = Pepitas
order-gold-mines-2 = El tesoro

## Los círculos de los cultivos

order-crop-circles-1 = Fiesta de la cosecha
order-crop-circles-2 = La segunda hoz

## Las máquinas voladoras

order-flying-machines-1 = Aterrizaje forzoso
order-flying-machines-2 = A vista de pájaro

## Los transbordadores

order-ferries-1 = Sobre las aguas
order-ferries-2 = Todos a bordo
order-hills-sheep-1 = El buen pastor
order-hills-sheep-2 = Contar ovejas
order-hills-sheep-3 = El vellocino de oro
order-hills-sheep-4 = Pasto comunal
order-hills-sheep-5 = Tres sacos de lana

## Los mensajes

order-messages-1 = La saca llena
order-messages-2 = Buenas nuevas

## Los ladrones

order-robbers-1 = La bolsa o la vida
order-robbers-2 = Robar a los ricos
