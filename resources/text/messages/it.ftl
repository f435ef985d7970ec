## I messaggi

set-messages = I messaggi
set-messages-about = Ogni giocatore ha una seconda pedina sul segnapunti, il messaggero. Chi nel proprio turno si ferma su una casella scura pesca un messaggio.
source-messages = Messaggi
label-messenger = il messaggero su { $count }, il seguace sul resto
label-knights = { $count ->
    [one] { $count } cavaliere proprio
   *[other] { $count } cavalieri propri
}
label-farmers = { $count ->
    [one] { $count } contadino proprio
   *[other] { $count } contadini propri
}
label-message = invece del messaggio
outcome-walked = { $name }: { $figure } avanza a { $points }.
outcome-message = { $name } si ferma su una casella scura e pesca un messaggio.
outcome-message-tile = { $name } pesca e piazza poi un’altra tessera.
outcome-message-home = { $whom } torna nella riserva: { $feature }.
reject-walk-first = Prima { $name } dice quale pedina avanza sul segnapunti.
reject-message-first = Prima { $name } dice che cosa dice il messaggio.
reject-no-walk = Ora nessuna pedina avanza sul segnapunti.
reject-no-message = Ora non si pesca nessun messaggio.
reject-message-nothing = Il messaggio non porterebbe nulla: prendi invece 2 punti.
reject-message-meant = Il messaggio non riguarda nulla e nessuno in quel punto.
track-follower = il seguace
track-messenger = il messaggero
walk-from-to = da { $from } a { $to }
message-brings = porta { $points }
message-road = La strada più piccola
message-city = La città più piccola
message-monastery = Il monastero più piccolo
message-pennants = Gli stemmi di una città
message-knights = Tutti i propri cavalieri
message-farmers = Tutti i propri contadini
message-tile = Un’altra tessera
message-follower = Valutare un seguace e riprenderlo
message-points = Invece 2 punti
move-score-figure = { $name } dice quale pedina avanza
move-read-message = si legge un messaggio
move-score-pennants = si valutano gli stemmi di una città
move-score-follower = si valuta un seguace, che torna nella riserva
ask-walk = Quale pedina di { $name } avanza sul segnapunti?
ask-walk-about = Se nel proprio turno si ferma su 0, 5, 10…, porta un messaggio.
asked-walk = Quale delle tue pedine avanza?
asked-walk-about = Se nel tuo turno si ferma su 0, 5, 10…, porta un messaggio.
ask-message = { $name } pesca il primo messaggio: che cosa dice?
ask-message-about = Quel che dice, o 2 punti; poi va sotto la pila. Quelli che non porterebbero nulla mancano qui.
asked-message = Che cosa dice il tuo messaggio?
asked-message-about = Quel che dice, o 2 punti. Quelli che non porterebbero nulla mancano qui.
ask-pennants = Gli stemmi di quale città valuta { $name }?
ask-pennants-about = Fai clic su una città dorata; ogni stemma porta 2.
asked-pennants = Gli stemmi di quale città?
asked-pennants-about = Ognuno porta 2.
ask-score-follower = Chi valuta e riprende { $name }?
ask-score-follower-about = Fai clic su una pedina dorata. La maggioranza non conta.
asked-score-follower = Chi valuti e riprendi?
asked-score-follower-about = La maggioranza non conta.
switch-message-figure = La pedina che avanza sul segnapunti
switch-message-figure-each-time = L’una o l’altra, ogni volta
switch-message-figure-one-a-turn = Solo una delle due per turno
