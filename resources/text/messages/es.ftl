## Los mensajes

set-messages = Los mensajes
set-messages-about = Cada jugador tiene una segunda figura en el marcador, el mensajero. Quien en su propio turno se detiene en una casilla oscura roba un mensaje.
source-messages = Mensajes
label-messenger = el mensajero en { $count }, el seguidor en el resto
label-knights = { $count ->
    [one] { $count } caballero propio
   *[other] { $count } caballeros propios
}
label-farmers = { $count ->
    [one] { $count } campesino propio
   *[other] { $count } campesinos propios
}
label-message = en lugar del mensaje
outcome-walked = { $name }: { $figure } avanza hasta { $points }.
outcome-message = { $name } se detiene en una casilla oscura y roba un mensaje.
outcome-message-tile = { $name } roba y coloca después otra loseta.
outcome-message-home = { $whom } vuelve a la reserva: { $feature }.
reject-walk-first = Primero { $name } dice qué figura avanza en el marcador.
reject-message-first = Primero { $name } dice qué dice el mensaje.
reject-no-walk = Ahora no avanza ninguna figura en el marcador.
reject-no-message = Ahora no se roba ningún mensaje.
reject-message-nothing = El mensaje no daría nada: toma 2 puntos en su lugar.
reject-message-meant = El mensaje no se refiere a nada ni a nadie de ahí.
track-follower = el seguidor
track-messenger = el mensajero
walk-from-to = de { $from } a { $to }
message-brings = da { $points }
message-road = El camino más pequeño
message-city = La ciudad más pequeña
message-monastery = El monasterio más pequeño
message-pennants = Los escudos de una ciudad
message-knights = Todos los caballeros propios
message-farmers = Todos los campesinos propios
message-tile = Otra loseta
message-follower = Puntuar un seguidor y recuperarlo
message-points = 2 puntos en su lugar
move-score-figure = { $name } dice qué figura avanza
move-read-message = se lee un mensaje
move-score-pennants = se puntúan los escudos de una ciudad
move-score-follower = se puntúa un seguidor y vuelve a la reserva
ask-walk = ¿Qué figura de { $name } avanza en el marcador?
ask-walk-about = Si en su propio turno se detiene en 0, 5, 10…, trae un mensaje.
asked-walk = ¿Cuál de tus figuras avanza?
asked-walk-about = Si en tu turno se detiene en 0, 5, 10…, trae un mensaje.
ask-message = { $name } roba el mensaje de arriba: ¿qué dice?
ask-message-about = Lo que dice, o 2 puntos; después va debajo de su mazo. Los que no darían nada no aparecen.
asked-message = ¿Qué dice tu mensaje?
asked-message-about = Lo que dice, o 2 puntos. Los que no darían nada no aparecen.
ask-pennants = ¿Los escudos de qué ciudad puntúa { $name }?
ask-pennants-about = Haz clic en una ciudad dorada; cada escudo da 2.
asked-pennants = ¿Los escudos de qué ciudad?
asked-pennants-about = Cada uno da 2.
ask-score-follower = ¿A quién puntúa y recupera { $name }?
ask-score-follower-about = Haz clic en una figura dorada. La mayoría no importa.
asked-score-follower = ¿A quién puntúas y recuperas?
asked-score-follower-about = La mayoría no importa.
switch-message-figure = La figura que avanza en el marcador
switch-message-figure-each-time = Cualquiera, cada vez
switch-message-figure-one-a-turn = Solo una de las dos por turno
