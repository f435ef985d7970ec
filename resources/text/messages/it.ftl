## I messaggi

set-messages = I Messaggi
set-messages-about = Ogni giocatore ha una seconda pedina sul tabellone segnapunti, il messaggero. Chi nel proprio turno si ferma su una casella scura pesca un messaggio.
source-messages = Messaggi
label-messenger = il messaggero su { $count }, il seguace sul resto
label-knights = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
label-farmers = { $count ->
    [one] { $count } contadino
   *[other] { $count } contadini
}
label-message = invece del messaggio
outcome-walked = { $name }: { $figure } avanza a { $points }.
outcome-message = { $name } si ferma su una casella scura e pesca un messaggio.
outcome-message-tile = { $name } pesca e piazza poi un’altra tessera.
outcome-message-home = { $whom } torna nella riserva: { $feature }.
reject-walk-first = Prima { $name } dice quale pedina avanza sul tabellone.
reject-message-first = Prima { $name } dice che cosa dice il messaggio.
reject-no-walk = Ora nessuna pedina avanza sul tabellone.
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
message-knights = Tutti i tuoi cavalieri
message-farmers = Tutti i tuoi contadini
message-tile = Un’altra tessera
message-follower = Conteggiare un seguace e riprenderlo
message-points = Invece 2 punti
move-score-figure = { $name } dice quale pedina avanza
move-read-message = si legge un messaggio
move-score-pennants = si conteggiano gli stemmi di una città
move-score-follower = si conteggia un seguace, che torna nella riserva
ask-walk = Quale pedina di { $name } avanza sul tabellone?
ask-walk-about = Se nel proprio turno si ferma su 0, 5, 10…, porta un messaggio.
asked-walk = Quale delle tue pedine avanza?
asked-walk-about = Se nel tuo turno si ferma su 0, 5, 10…, porta un messaggio.
ask-message = { $name } pesca il primo messaggio: che cosa dice?
ask-message-about = Quel che dice, o 2 punti; poi va sotto il mazzo. Quelli che non porterebbero nulla mancano qui.
asked-message = Che cosa dice il tuo messaggio?
asked-message-about = Quel che dice, o 2 punti. Quelli che non porterebbero nulla mancano qui.
ask-pennants = { $name }: gli stemmi di quale città?
ask-pennants-about = Clicca su una città dorata; ogni stemma porta 2.
asked-pennants = Gli stemmi di quale città?
asked-pennants-about = Ognuno porta 2.
ask-score-follower = { $name }: quale seguace conteggiare e riprendere?
ask-score-follower-about = Clicca su una pedina dorata. La maggioranza non conta.
asked-score-follower = Quale seguace conteggi e riprendi?
asked-score-follower-about = La maggioranza non conta.
switch-message-figure = La pedina che avanza sul tabellone
switch-message-figure-each-time = L’una o l’altra, ogni volta
switch-message-figure-one-a-turn = Solo una delle due per turno
