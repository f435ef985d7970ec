# Perché: le regole come si raccontano ai giocatori. Ciò che si chiede ha un esempio; ciò per cui si fanno punti ha il conto accanto.

why-title = Come si gioca qui
why-about = Le regole con cui gioca quest’app, per le espansioni su questo tavolo e con le sue regole della casa.
why-now = Questa domanda
why-of-base = Ogni partita
why-of-orders = Ordini del re
why-of-pad = Sul blocco segnapunti
why-place = { $set }, { $heading }
why-head-placing = Piazzare le tessere
why-head-followers = Piazzare i seguaci
why-head-majority = La maggioranza
why-head-scoring = Punteggio
why-head-end = Fine della partita
why-head-deal = La distribuzione
why-head-track = Segnapunti
why-head-draw = Pescare ordini
why-head-discard = Scartare ordini
why-head-fulfil = Eseguire gli ordini
why-head-dragon = Il drago
why-head-enter = Entrare a Carcassonne
why-head-count = Il conte
why-head-leave = Uscire da Carcassonne
why-head-abbey = L’abbazia
why-head-throw = La fiera
why-head-siege = L’assedio
why-head-escape = La fuga
why-house = Regole della casa del tavolo
why-dead-one = L’unica tessera rimasta non va qui.
why-dead = Nessuna delle { $count } tessere rimaste va qui. Le vicine chiedono: { $sides }.
why-dead-abbey = Un’abbazia va in ogni buco.
why-scored = { $name } ne ha ricavato { $points } nel turno { $turn }.
why-scored-nobody = Nessuno ci ha fatto punti.
why-if-completes = Completerebbe: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (non c’è nessuno)
why-if-king = Il Re passerebbe a { $name }.
why-if-robber = Il Barone passerebbe a { $name }.
why-if-nothing = Non completerebbe niente.
why-corrected = turno { $turn }, corretto
why-inserted = un turno dimenticato, inserito

# Per che cosa sono i punti
why-for-road = Una strada completata dà 1 punto per ogni sua tessera, 2 con una locanda. Una incompleta dà alla fine 1 per ogni tessera, con una locanda niente.
why-for-city = Una città completata dà 2 punti per ogni sua tessera e ogni stemma, 3 con una cattedrale. Una incompleta dà alla fine la metà, con una cattedrale niente.
why-for-city-small = Una città completata dà 2 punti per ogni sua tessera e ogni stemma, 3 con una cattedrale; a questo tavolo una di due tessere dà ogni volta 1 in meno. Una incompleta dà alla fine la metà, con una cattedrale niente.
why-for-monastery = Un monastero completato dà 9 punti: 1 per la sua tessera e 1 per ognuna delle otto intorno. Uno incompleto dà alla fine 1 per sé e 1 per ogni tessera intorno.
why-for-shrine = Un luogo di culto dà punti come un monastero. In una sfida, quando uno dei due è completato per primo, l’altro non dà niente.
why-for-garden = Un giardino dà punti come un monastero, ma ci può stare solo un abate.
why-for-field = I campi danno punti solo alla fine: 3 per ogni città completata che il campo tocca. Non importa quanto sono grandi città e campo.
why-for-field-by-city = I campi danno punti solo alla fine: ogni città completata dà 4, una volta, a chi ha più contadini nei campi attorno. Non importa quanto sono grandi città e campi.
why-for-majority = Chi ha più seguaci su un elemento ne prende tutti i punti. Se più giocatori sono a pari merito, ognuno di loro prende tutti i punti.
why-for-pigsty = Una mandria di maiali fa valere 1 punto in più ogni città completata che il suo campo tocca. Più mandrie non danno più di una sola.
why-for-pig = Chi ha il proprio maiale nel campo fa 1 punto in più per ogni città completata. Più maiali non danno più di uno solo.
why-for-besieged = Una città assediata vale doppio per i campi che la toccano. La città stessa dà la metà, e niente se resta incompleta.
why-for-barn = Alla fine un fienile dà a chi l’ha piazzato 4 punti per ogni città completata che il suo campo tocca. Al suo arrivo i contadini lì sono stati conteggiati e ripresi.
why-for-fairy-turn = Chi comincia un turno con la fata presso un proprio seguace fa 1 punto. In un doppio turno lo fa una volta sola.
why-for-fairy = Quando si conteggia l’elemento con il seguace della fata, il giocatore di quel seguace fa 3 punti in più. La maggioranza non conta.
why-for-ransom = Una volta nel proprio turno si può riscattare un prigioniero per 3 punti, che vanno a chi l’ha catturato. Il seguace si può usare subito.
why-for-fair = A una fiera danno 5 punti il segnalino più vicino, o un lancio che nessuno ha preso, o una presa. Anche chi è ugualmente vicino ne fa 5.
why-for-goods = Alla fine, per ogni merce, fa 10 punti chi ne ha di più. Anche chi è a pari merito ne fa 10.
why-for-king = Alla fine il Re dà 1 punto per ogni città completata sulla plancia, di chiunque sia. È di chi ha completato la città più grande; chi la eguaglia non lo prende.
why-for-robber = Alla fine il Barone dà 1 punto per ogni strada completata sulla plancia, di chiunque sia. È di chi ha completato la strada più lunga; chi la eguaglia non lo prende.
why-for-titles = A questo tavolo il Re e il Barone danno punti come dicono le regole della casa. Chi li ha lo decidono la città più grande e la strada più lunga.
why-order = «{ $title }» chiede: { $text }
why-for-order = Un Ordine del re dà i suoi punti appena chi l’ha in mano fa tutto ciò che dice. Poi resta scoperto fino alla fine.
why-for-unfulfilled-orders = Ogni ordine ancora in mano alla fine costa 10 punti. Solo l’ordine del drago ne dà 10, se il drago non ha mai divorato pedine di chi lo tiene.
why-for-bitten = Chi ha in mano l’ordine del drago e perde una pedina per colpa sua paga 10 punti, una volta sola. L’ordine resta scoperto ed è concluso.
why-for-most-orders = Chi ha eseguito più ordini fa 10 punti alla fine. Conta il numero di carte; anche chi è a pari merito ne fa 10.
why-for-raised-to-zero = A questo tavolo nessuno finisce sotto 0. I punti mancanti si aggiungono alla fine.
why-for-gold = Alla fine i lingotti d’oro danno: fino a 3, 1 punto ciascuno; da 4 a 6, 2 ciascuno; da 7 a 9, 3 ciascuno; da 10 in su, 4 ciascuno. Quelli ancora sulla plancia non danno niente.
why-for-mage = Il mago dà 1 punto in più per ogni tessera della strada o città in cui si trova. Lo fa anche dove una locanda o una cattedrale non lascia niente.
why-for-witch = La strega dimezza i punti della strada o città in cui si trova, arrotondando per eccesso. Poi aspetta accanto alla plancia.
why-for-sheep = Un gregge che torna a casa, o il cui campo è chiuso, dà a tutti quelli che vi hanno un pastore un punto per ogni pecora del campo. Le pecore ancora fuori alla fine non danno niente. Esempio: le tue 5 pecore e le 3 di Ben danno 8 a entrambi.
why-for-bag = Nel sacchetto ci sono 4 segnalini con 1 pecora, 5 con 2, 5 con 3, 2 con 4 e 2 lupi. Un lupo torna subito nel sacchetto, gli altri segnalini quando il loro pastore torna a casa.
why-for-under-hill = Una tessera con una collina si piazza sopra un’altra tessera del mazzo, che nessuno guarda: quella è fuori dal gioco. Se non ne restano, sotto la collina non c’è niente.
why-for-hill = Tra chi è più forte in un elemento, batte gli altri chi ha lì un seguace su una tessera di collina. Esempio: Anna e Ben hanno un cavaliere ciascuno, ma quello di Anna è su una collina. Solo lei fa punti con la città.
why-for-hill-counted = Tra chi è più forte in un elemento, batte gli altri chi ha lì più seguaci su tessere di collina. Esempio: Anna e Ben sono ugualmente forti, ma Anna ha un cavaliere su una collina e Ben due. Solo lui fa punti con la città.
why-for-vineyard = Un monastero, un’abbazia o un luogo di culto completato dà 3 punti in più per ogni vigneto sulle otto tessere attorno. Esempio: un monastero con due vigneti dà 15.
why-for-vineyard-garden = Un monastero, un’abbazia, un luogo di culto o un giardino completato dà 3 punti in più per ogni vigneto sulle otto tessere attorno. Esempio: un giardino con due vigneti dà 15.
why-for-knights = Questo messaggio dà 2 punti per ogni tuo cavaliere sulla plancia. I cavalieri restano dove sono.
why-for-farmers = Questo messaggio dà 3 punti per ogni tuo contadino sulla plancia. I contadini restano dove sono.
why-for-message = Chi pesca un messaggio può prendere 2 punti invece di ciò che dice. Anche un messaggio che non porta nulla vale 2 punti.
why-for-robbed = Un bandito prende la metà del prossimo elemento conteggiato accanto a lui sul tabellone, arrotondata per eccesso. Chi è derubato tiene tutti i punti.
why-for-by-hand = Questi punti li ha annotati il tavolo, con il motivo scritto lì. Nessuna regola li dà.

# Domande: il mazzo
why-ask-deal = Prima della partita ognuno riceve tre Ordini del re e li guarda in segreto. Esempio: vi passate il dispositivo, e solo tu vedi i tuoi tre.
why-ask-dealt = Prima della partita ognuno riceve tre Ordini del re e li guarda in segreto. Qui si inseriscono le carte stampate distribuite. Esempio: hai ricevuto i numeri 4, 17 e 52, quindi scegli questi tre.
why-ask-keep = Dei tuoi primi tre ordini puoi restituirne esattamente uno, e tenerne due. Va sotto il mazzo, e non se ne riceve un altro. Esempio: hai tre ordini di contadino, quindi restituisci il più difficile.
why-ask-fulfil = Un’occasione fa eseguire al massimo uno dei tuoi ordini; se più d’uno va bene, scegli tu. Gli altri restano in mano per un’altra occasione. Esempio: la tua città di 8 va bene per un ordine da 6 tessere e per uno da 8; ne mostri uno.
why-ask-declare = Alcuni ordini li puoi giudicare solo tu, perché l’app non vede ciò che chiedono. Di’ che l’ordine è eseguito quando vale tutto ciò che dice. Esempio: il tuo ordine chiede una città con tre cavalieri, e il blocco segnapunti non conosce cavalieri.
why-ask-claims = Prima del conteggio finale si chiede a tutti una volta, qualunque cosa abbiano in mano: dopo, un ordine in mano costa 10 punti. Esempio: l’ultima tessera ha fatto ridere tutti, come chiede il tuo ordine.
why-ask-draw = All’inizio del tuo turno, prima della tessera, puoi pescare un ordine se ne hai quattro o meno. Un ordine ancora in mano alla fine costa 10. Esempio: con cinque in mano non si pesca.
why-ask-discard = Chi ha avuto in mano almeno tre ordini di contadino nello stesso momento può scartarne all’inizio di un turno, scoperti e senza costo. Il diritto resta se il numero scende. Esempio: ne hai quattro e ne scarti due; poi puoi di nuovo pescare.

# Domande: il turno
why-ask-tile = La tessera pescata deve unirsi alla plancia con un lato intero, e tutti i lati che si toccano devono combaciare. Se non va da nessuna parte esce dal gioco e se ne pesca un’altra. Esempio: strada con strada, città con città, campo con campo.
why-ask-abbey = Invece di pescare una tessera puoi mettere la tua abbazia in un buco con tessere su tutti e quattro i lati; non serve che i lati combacino. Chiude tutti e quattro i lati. Esempio: completa la strada e la città che arrivano nel buco.
why-ask-ransom = Una volta nel tuo turno puoi riscattare un prigioniero per 3 punti, che vanno a chi l’ha catturato; te ne servono almeno 3. Il seguace si può usare subito. Esempio: paghi 3 a Ben e piazzi il seguace nello stesso turno.
why-ask-escape = Dopo il tuo turno puoi riprendere un cavaliere da una città assediata se accanto a una sua tessera d’assedio c’è un monastero o un luogo di culto. Non dà punti. Esempio: un monastero è all’angolo della tessera d’assedio.
why-ask-skip = Un turno passa senza tessera solo se non ne resta nessuna che va, o perché il tavolo vuole così. Tocca al prossimo giocatore. Esempio: una manche di lanci si salta perché il segnalino si è perso.
why-ask-end = La partita finisce quando è finito il turno dell’ultima tessera. Il tavolo può finirla prima; allora tutto si conteggia così com’è. Esempio: è tardi, e decidete di smettere dopo questo giro.
why-ask-adjust = Il tavolo può dare o togliere punti a mano, con un motivo. Serve per ciò che l’app non conosce. Esempio: 5 punti per la battuta migliore.

# Domande: quelle della tessera
why-ask-gold = Una tessera d’oro porta un lingotto su di sé e uno su una tessera accanto, anche in diagonale. Questa la scegli tu prima di piazzare qualcuno. Esempio: mettilo su una tessera della tua città, che completata te li dà entrambi.
why-ask-share-gold = Chi fa punti con un elemento completato prende i lingotti sulle sue tessere. Se più giocatori fanno punti, chi può ne prende uno per volta, a turno; comincia chi è di turno. Esempio: tre lingotti per Anna e Ben: Anna 2, Ben 1.
why-ask-magic = Chi piazza una tessera con questo segno deve mandare il mago o la strega su una strada o città incompleta dove non c’è nessuno dei due. Il mago aggiunge 1 punto per tessera, la strega prende la metà. Esempio: la strega va nella grande città del tuo avversario.
why-ask-circle = Chi ha piazzato il cerchio nel grano sceglie per tutti: ognuno può aggiungere un seguace accanto a uno proprio, o ognuno deve riprenderne uno. Lo scudo indica i cavalieri, la clava i briganti, il forcone i contadini. Esempio: non hai cavalieri, quindi ognuno ne riprende uno.
why-ask-crop-add = Puoi mettere un seguace della riserva su una parte di tessera dove ce n’è già uno tuo. Vale solo il tipo che il cerchio nel grano mostra. Esempio: un secondo cavaliere accanto al primo te ne dà due in quella città.
why-ask-crop-take-home = Devi riprendere uno dei tuoi seguaci del tipo che il cerchio nel grano mostra. Non dà punti. Esempio: riprendi il cavaliere la cui città non si può più completare.
why-ask-dragon = Il drago fa sei passi: a turno ogni giocatore lo guida di uno, chi è di turno per primo. Non entra mai due volte nella stessa tessera, né in quella della fata, e divora tutti i seguaci dove passa. Esempio: Ben lo guida sul monastero di Anna, e il monaco torna nella riserva senza punti.
why-ask-token = Dopo il turno di una tessera con fiera ognuno lancia una volta un segnalino, chi è di turno per primo. Quel giocatore sceglie quale. Esempio: con «presa al volo» il prossimo giocatore prova a prendere il tuo lancio.
why-ask-target = Chi arriva più vicino alla fiera fa 5 punti: si misura dal centro della sua tessera al bordo più vicino del segnalino. I segnalini fuori dalle tessere non gareggiano. Esempio: 42 mm battono 45 mm; due a 42 mm ne fanno 5 ciascuno.
why-ask-catch = Lanci oltre il righello verso il prossimo giocatore. Se il segnalino non viene preso, fai 5 punti; se viene preso, li fa chi lo prende. Esempio: a Ben cade, quindi ne fai 5.
why-ask-knock-out = Ogni seguace che il segnalino colpisce o sposta torna nella riserva senza punti. Nessuno fa punti per il lancio. Esempio: rotola su due cavalieri, e tornano entrambi.
why-ask-seduction = Se il segnalino si ferma su una tessera, puoi sostituire il seguace più vicino con uno tuo della riserva. Nessuno fa punti per questo. Esempio: il più vicino è il cavaliere di Ben; ora in quella città c’è il tuo.

# Domande: la città di Carcassonne
why-ask-enter = Se la tua tessera ha dato punti a un avversario e non a te, puoi mandare un seguace della riserva in un quartiere di Carcassonne. Da lì può andare più tardi su un elemento. Esempio: completi la strada di Anna, e mandi un seguace dal fabbro.
why-ask-count = Chi ha appena mandato un seguace a Carcassonne può mettere il conte in qualsiasi quartiere. Nessuno esce dal quartiere dov’è il conte. Esempio: mettilo nel castello, dove aspettano i cavalieri di Ben.
why-ask-begin-leaving = Prima che si conteggi un elemento, ognuno ha un’occasione per portarvi seguaci da Carcassonne. Chi è di turno dice chi comincia: sé o il giocatore alla propria sinistra. Esempio: fai cominciare a sinistra, se prima vuoi vedere chi arriva.
why-ask-leave = Dal castello i seguaci vanno in una città appena completata, dal fabbro su una strada, dalla cattedrale in un monastero o luogo di culto; dal mercato nei campi, alla fine. Contano subito per la maggioranza. Esempio: due dal castello battono un cavaliere.
why-ask-wagon = Dopo il conteggio del suo elemento, un carro può proseguire su un elemento incompleto, collegato e senza seguaci, invece di tornare nella riserva. Esempio: da una strada completata alla città aperta in cui finisce.

# Domande: sul segnapunti
why-ask-walk = Chi fa punti sceglie se avanza il seguace o il messaggero, con tutti i punti. Nel proprio turno, una pedina che si ferma su 0, 5, 10… porta un messaggio. Esempio: il messaggero è su 12, e 3 punti lo portano a 15.
why-ask-message = Chi pesca un messaggio fa ciò che dice o prende 2 punti. Poi il messaggio va sotto il mazzo. Esempio: «2 punti per ogni tuo cavaliere», con tre cavalieri: 6 punti.
why-ask-pennants = Questo messaggio dà 2 punti per ogni stemma di una città con un tuo cavaliere. La maggioranza non conta, e il cavaliere resta. Esempio: tre stemmi ne danno 6.
why-ask-score-follower = Questo messaggio conteggia uno dei tuoi seguaci come alla fine, e lo fa tornare nella riserva. La maggioranza non conta. Esempio: un contadino presso due città completate dà 6.
why-ask-bandit = Con una tessera che mostra un sacco puoi mettere il tuo bandito accanto a una pedina sul tabellone. Prende la metà dei punti del prossimo elemento che la fa avanzare. Esempio: accanto a Ben, che sta per completare la sua città.
why-ask-rob = Se più d’uno ha fatto punti accanto al tuo bandito, scegli tu chi deruba. Prende la metà, arrotondata per eccesso, e chi è derubato tiene tutti i punti. Esempio: la metà di 9 è 5.

# Domande: il blocco segnapunti
why-ask-note = Sul blocco segnapunti annotate ciò che una tessera ha completato: che cos’è, quanto è grande e chi ha lì quanti seguaci. L’app fa il conto. Esempio: una città di 5 tessere con 1 stemma e il cavaliere di Anna: 12 punti per Anna.
why-ask-remain = Alla fine annotate ciò che resta incompleto sul tavolo e chi ci sta. L’app fa i conti. Esempio: una strada di 3 tessere con il brigante di Ben: 3 punti per Ben.
why-ask-deed = Gli ordini possono chiedere altro oltre a elementi completati, quindi si annotano anche queste azioni. Non serve annotare ciò che nessun ordine in gioco chiede. Esempio: Anna ha spostato la fata presso il suo monaco.
why-ask-turn = Qui dite all’app di chi è davvero il turno. Non cambia nient’altro. Esempio: un turno non è stato annotato perché non si è completato niente.
why-ask-completed = Il Re e il Barone danno 1 punto per ogni città e strada completata sul tavolo. Contatele tutte, di chiunque siano. Esempio: 9 città completate danno 9 punti a chi ha il Re.

# L’azione del turno
why-act-follower = Piazzata la tessera, puoi metterci un seguace: su una strada, una città, un monastero o un campo, se in tutto quell’elemento non c’è nessun seguace. Esempio: la strada della tua tessera ha già un brigante, quindi prendi la città.
why-act-big-follower = Il grande seguace vale due quando si decide la maggioranza, e per il resto un seguace. Esempio: da solo pareggia con due cavalieri comuni.
why-act-mayor = Il sindaco può stare solo nelle città, e vale tanti seguaci quanti sono gli stemmi della città. Senza stemmi non dà niente. Esempio: con due stemmi vale due.
why-act-wagon = Il carro sta su strade, in città e in monasteri, non nei campi. Dopo il conteggio può proseguire. Esempio: da una strada completata alla città aperta in cui finisce.
why-act-builder = Il costruttore va su una strada o in una città dove hai un seguace. Una tessera successiva che la continua te ne dà una seconda in quel turno. Esempio: aggiungi una tessera alla sua città, e ne peschi un’altra.
why-act-pig = Il maiale va in un campo dove hai un contadino. Se fai punti con il campo, ogni città completata dà 4 invece di 3. Esempio: tre città danno 12.
why-act-barn = Il fienile va in un angolo dove quattro tessere, una appena piazzata, si toccano in un solo campo senza fienile. I contadini lì si conteggiano ora e tornano nella riserva; alla fine dà 4 per ogni città completata. Esempio: due città completate danno 8.
why-act-abbot = L’abate sta nei monasteri e, solo lui, nei giardini. Più tardi puoi richiamarlo per i punti fatti fin lì. Esempio: in un giardino con cinque tessere intorno dà 6.
why-act-recall = Invece di piazzare qualcuno puoi richiamare il tuo abate. Dà 1 punto per la sua tessera e 1 per ogni tessera intorno. Esempio: con cinque tessere intorno ne fai 6.
why-act-phantom = Dopo l’azione del turno puoi mettere il tuo fantasma su un altro elemento della tessera. Vale come un seguace. Esempio: un seguace prende la città, e il fantasma la strada.
why-act-shepherd = Il pastore va in un campo della nuova tessera dove non c’è nessun pastore, e lì raduna pecore. Non è un seguace: i contadini non gli importano, né lui a loro. Esempio: va nel campo del contadino del tuo avversario.
why-act-flock = Dopo una tessera che ingrandisce il campo del tuo pastore, peschi un altro segnalino per il gregge o lo riporti a casa. Un pastore appena arrivato pesca subito. Le pecore restano con lui; un lupo manda a casa senza niente tutti i pastori del campo. Esempio: a 7 pecore ti fermi e prendi 7 punti.
why-act-princess = Se la tessera con la principessa si unisce a una città, puoi rimandare a casa un cavaliere di lì, di chiunque sia, invece di piazzare qualcuno. Non dà punti. Esempio: l’unico cavaliere di Ben se ne va, e la città è libera.
why-act-fairy = Invece di piazzare qualcuno puoi mettere la fata presso un tuo seguace. Il drago non può arrivare lì; fai 1 punto all’inizio di ogni tuo turno, e 3 quando il seguace è conteggiato. Esempio: presso il monaco di un monastero quasi completo.
why-act-raise = Invece di piazzare qualcuno puoi mettere un tuo pezzo su una base di torre o su una torre aperta. Poi puoi catturare un seguace distante al massimo quanto è alta la torre. Esempio: con altezza 2, fino a due tessere in linea retta.
why-act-man = Invece di piazzare qualcuno puoi mettere un seguace in cima a una torre. Finché resta lì, nessuno può aggiungere un pezzo. Esempio: salvi il tuo cavaliere da una torre accanto a lui.
why-act-capture = La torre appena alzata può catturare un seguace sulla sua tessera o, in linea retta, fino a tante tessere quanto è alta. I seguaci avversari diventano prigionieri; se l’avversario ne ha uno tuo, i due si scambiano. Esempio: altezza 1 arriva alla tessera accanto.
why-act-fly = Invece di piazzare qualcuno sulla tessera, la macchina porta un seguace da una a tre tessere lungo la sua freccia, secondo il dado. Lì deve andare su una strada, una città o un monastero incompleto, anche se è già di qualcuno. Esempio: tiri 2 e atterri nella città di Anna.
why-act-ferry = Dopo l’azione posi un traghetto sul nuovo lago: unisce due delle strade che finiscono lì, e le altre finiscono al lago. Esempio: la strada del tuo brigante continua sull’altra riva.
why-act-move-ferry = Chi continua una strada può spostare il primo traghetto lungo di essa, che così unisce altre due strade del suo lago. Esempio: ora la lunga strada di Ben finisce al lago.
why-act-site = Per alcuni ordini conta in quale città si trova la base di torre. Se l’immagine non lo chiarisce, lo dice il tavolo. Esempio: la parte più grande è nella città di sinistra.
