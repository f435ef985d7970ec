### Italian words of the King’s Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Gioco base

order-base-01 = Cinque torri
    .text = Completa una città di esattamente 5 tessere.
order-base-02 = Una città superba
    .text = Completa una città di almeno 6 tessere.
order-base-03 = La grande capitale
    .text = Completa una città di almeno 10 tessere.
order-base-04 = Il borghetto
    .text = Completa una città di esattamente 2 tessere in cui si trova almeno 1 seguace avversario.
order-base-05 = Tre porte
    .text = Completa una città di esattamente 3 tessere.
order-base-06 = La città quadrata
    .text = Completa una città di esattamente 4 tessere.
order-base-07 = Sette guglie
    .text = Completa una città di esattamente 7 tessere.
order-base-08 = Il baluardo
    .text = Completa una città di almeno 8 tessere.
order-base-09 = Bandiere al vento
    .text = Completa una città con almeno 1 stemma.
order-base-10 = Due vessilli
    .text = Completa una città con esattamente 2 stemmi.
order-base-11 = La sala dei vessilli
    .text = Completa una città con almeno 3 stemmi.
order-base-12 = La città libera
    .text = Completa una città di almeno 5 tessere senza nessuno stemma.
order-base-13 = La piccola guarnigione
    .text = Completa una città di al massimo 3 tessere con almeno 1 stemma.
order-base-14 = Buona compagnia
    .text = Completa una città in cui si trovano almeno 2 seguaci, non importa di chi.
order-base-15 = Tutto esaurito
    .text = Completa una città in cui si trovano almeno 3 seguaci, non importa di chi.
order-base-16 = Fratelli d’armi
    .text = Completa una città in cui si trovano almeno 2 dei tuoi seguaci.
order-base-17 = Compagni di viaggio
    .text = Completa una strada su cui si trovano almeno 2 seguaci, non importa di chi.
order-base-18 = La città fantasma
    .text = Completa una città di almeno 3 tessere in cui non si trova nessun seguace.
order-base-19 = La strada deserta
    .text = Completa una strada di almeno 4 tessere su cui non si trova nessun seguace.
order-base-20 = Il muro in comune
    .text = Completa una città in cui si trovano seguaci di almeno 2 giocatori diversi.
order-base-21 = Un regalo a un rivale
    .text = Completa una città di almeno 3 tessere in cui si trova almeno 1 seguace avversario e nessuno dei tuoi.
order-base-22 = La preghiera del vicino
    .text = Completa un monastero (o un’abbazia) su cui si trova almeno 1 seguace avversario.
order-base-23 = La scorciatoia
    .text = Completa una strada di esattamente 3 tessere su cui non si trova nessun seguace.
order-base-24 = Un giorno di marcia
    .text = Completa una strada di esattamente 5 tessere.
order-base-25 = La via dei mercanti
    .text = Completa una strada di almeno 6 tessere.
order-base-26 = Il cammino dei pellegrini
    .text = Completa una strada di almeno 8 tessere.
order-base-27 = La via regia
    .text = Completa una strada di almeno 10 tessere.
order-base-28 = La campana muta
    .text = Completa un monastero (o un’abbazia) su cui non si trova nessun seguace.
order-base-29 = Il tuo abate
    .text = Completa un monastero (o un’abbazia) su cui si trova almeno 1 dei tuoi seguaci.
order-base-30 = Di porta in porta
    .text = Completa una strada o una città in modo che una strada completata porti ad almeno 2 diverse città completate.
order-base-31 = La strada di città
    .text = Completa una strada o una città in modo che una strada completata porti a una città completata di almeno 4 tessere.
order-base-32 = La porta aperta
    .text = Completa una strada o una città in modo che una strada completata porti a una città completata.
order-base-33 = Il lungo avvicinamento
    .text = Completa una strada o una città in modo che una strada completata di almeno 4 tessere porti a una città completata.
order-base-34 = Strada e mura
    .text = Con una sola tessera, completa almeno 1 città e almeno 1 strada.
order-base-35 = Il crocevia
    .text = Con una sola tessera, completa almeno 2 strade.
order-base-36 = Città gemelle
    .text = Con una sola tessera, completa almeno 2 città.
order-base-37 = Il capomastro
    .text = Con una sola tessera, completa almeno 3 elementi: strade, città, monasteri, abbazie o luoghi di culto.
order-base-38 = Campana e cazzuola
    .text = Con una sola tessera, completa un monastero (o un’abbazia) e almeno 1 altro elemento: strada, città, monastero, abbazia o luogo di culto.
order-base-39 = Il primo solco
    .text = Piazza un contadino.
order-base-40 = Tra quattro città
    .text = Piazza un contadino in un campo che tocchi almeno 4 città, completate o no.
order-base-41 = L’orto
    .text = Piazza un contadino in un campo che tocchi almeno 5 città, completate o no.
order-base-42 = Il pane della città
    .text = Piazza un contadino in un campo che tocchi almeno 3 città, di cui almeno 1 completata.
order-base-43 = Due granai pieni
    .text = Piazza un contadino in un campo che tocchi almeno 2 città completate.
order-base-44 = Il ricco raccolto
    .text = Piazza un contadino in un campo che tocchi almeno 3 città completate.
order-base-45 = Aspettando le mura
    .text = Piazza un contadino in un campo che tocchi almeno 3 città, di cui nessuna completata.
order-base-46 = Il secondo aratro
    .text = Piazza un contadino in un campo che tocchi almeno 3 città, in modo da avere almeno 2 contadini sulla plancia.
order-base-47 = Il prato del paese
    .text = Piazza un contadino in modo da avere almeno 5 contadini sulla plancia.
order-base-48 = Oltre la siepe
    .text = Piazza una tessera che unisce un campo con un tuo contadino a un campo con un contadino avversario.
order-base-49 = Una giornata d’oro
    .text = Fai in una volta sola almeno 12 punti con un solo elemento: un campo conta se lo fa conteggiare un fienile, i punti della fata no.
order-base-50 = La borsa piena
    .text = Fai in un turno almeno 15 punti con elementi: i campi contano se li fa conteggiare un fienile, i punti della fata no.
order-base-51 = Il pedaggio
    .text = Fai almeno 5 punti con una sola strada, non importa chi la completa.

## Il Re e il Barone dei Predoni

order-king-robber-1 = La corona
    .text = Prendi il Re dal tavolo o da un avversario.
order-king-robber-2 = La maschera
    .text = Prendi il Barone dal tavolo o da un avversario.
order-king-robber-3 = L’usurpatore
    .text = Prendi il Re da un avversario.
order-king-robber-4 = O la borsa o la vita
    .text = Prendi il Barone da un avversario.
order-king-robber-5 = Corona e maschera
    .text = Prendi il Re o il Barone in modo da averli entrambi.

## Eretici e Luoghi di culto

order-shrines-1 = L’eresia
    .text = Vinci una sfida con un tuo seguace sul luogo di culto.
order-shrines-2 = La vera fede
    .text = Vinci una sfida con un tuo seguace sul monastero (o sull’abbazia).
order-shrines-3 = Le pietre erette
    .text = Completa un luogo di culto.
order-shrines-4 = I fedeli
    .text = Completa un monastero, un’abbazia o un luogo di culto su cui si trova almeno 1 dei tuoi seguaci.
order-shrines-5 = Carità
    .text = Completa un monastero, un’abbazia o un luogo di culto su cui si trova almeno 1 seguace avversario.

## Il Conte di Carcassonne

order-count-1 = Un amico a corte
    .text = Manda un seguace nel castello di Carcassonne in modo che almeno 2 dei tuoi siano a Carcassonne.
order-count-2 = Giorno di mercato
    .text = Manda un seguace nel mercato di Carcassonne in modo che almeno 2 dei tuoi siano a Carcassonne.
order-count-3 = Il fabbro e il vescovo
    .text = Manda un seguace dal fabbro o nella cattedrale di Carcassonne in modo che almeno 2 dei tuoi siano a Carcassonne.
order-count-4 = La sortita
    .text = Sposta un seguace da Carcassonne su un elemento prima del conteggio finale.
order-count-5 = L’orecchio del conte
    .text = Sposta il conte in un quartiere di Carcassonne in cui si trova almeno 1 seguace avversario.

## Locande e Cattedrali

order-inns-cathedrals-1 = L’ultimo giro
    .text = Completa una strada con almeno 1 locanda, mentre su quella strada si trova almeno 1 dei tuoi seguaci.
order-inns-cathedrals-2 = La lunga via di casa
    .text = Completa una strada di almeno 5 tessere con almeno 1 locanda.
order-inns-cathedrals-3 = Campane sui tetti
    .text = Completa una città con almeno 1 cattedrale.
order-inns-cathedrals-4 = Scarpe grandi
    .text = Completa una città in cui si trova il tuo grande seguace.
order-inns-cathedrals-5 = La candela accesa
    .text = Con una sola tessera, completa almeno 1 città e almeno 1 strada senza locanda.

## Commercianti e Costruttori

order-traders-builders-1 = Cantine piene
    .text = Completa una città di almeno 4 tessere con almeno 1 simbolo di merce.
order-traders-builders-2 = La città mercato
    .text = Completa una città con almeno 2 simboli di merce, uguali o diversi.
order-traders-builders-3 = Un po’ di tutto
    .text = Completa una città con almeno 2 tipi diversi di merci.
order-traders-builders-4 = Festa sul tetto
    .text = Completa una città in cui si trova il tuo costruttore.
order-traders-builders-5 = Il porcaro
    .text = Piazza il tuo maiale in un campo che tocchi almeno 3 città completate.

## La Principessa e il Drago

order-princess-dragon-1 = Evita il drago
    .text = Se il drago divora una tua pedina, perdi subito 10 punti. Se hai ancora questa carta alla fine, fai 10 punti.
order-princess-dragon-2 = La cena del drago
    .text = Piazza una tessera drago in modo che poi il drago divori almeno 2 pedine avversarie.
order-princess-dragon-3 = La principessa ha parlato
    .text = Fai in modo che la principessa rimandi a casa un cavaliere avversario.
order-princess-dragon-4 = Sotto l’arco
    .text = Con un portale magico, piazza un seguace su un’altra tessera, in una città di almeno 3 tessere.
order-princess-dragon-5 = Una fata buona
    .text = Sposta la fata accanto a un tuo seguace in una città in cui si trova anche almeno 1 seguace avversario.

## La Torre

order-tower-1 = La torre di guardia
    .text = Completa una città con almeno 1 base di torre che si trova per lo più al suo interno.
order-tower-2 = Sotto osservazione
    .text = Completa una città in cui si trovano almeno 1 base di torre e almeno 1 seguace avversario.
order-tower-3 = Fino al cielo
    .text = Alza una torre fino a un’altezza di almeno 8.
order-tower-4 = La segreta
    .text = Cattura un seguace avversario in modo da avere almeno 5 prigionieri.
order-tower-5 = Bene in vista
    .text = Completa una città di almeno 4 tessere in cui si trova almeno 1 base di torre.

## Abbazie e Borgomastri

order-abbey-mayor-1 = L’ultima pietra
    .text = Piazza la tua abbazia in modo che si completino almeno 3 elementi. L’abbazia può essere uno di questi.
order-abbey-mayor-2 = Quattro piccioni
    .text = Piazza la tua abbazia in modo che si completino almeno 4 elementi. L’abbazia può essere uno di questi.
order-abbey-mayor-3 = Signor sindaco
    .text = Completa una città con almeno 1 stemma in cui si trova il tuo sindaco.
order-abbey-mayor-4 = E il carro va
    .text = Fai proseguire il tuo carro dopo il conteggio del suo elemento.
order-abbey-mayor-5 = Il raccolto è al sicuro
    .text = Piazza il tuo fienile in un campo che tocchi almeno 3 città completate.

## La Catapulta

order-catapult-1 = Al centro
    .text = Nel tiro al bersaglio, lancia in modo che il bordo più vicino del segnalino sia al massimo a 6 cm dal centro della tessera della fiera.
order-catapult-2 = Birilli
    .text = Nella battaglia di torte, colpisci con un lancio almeno 1 seguace avversario.
order-catapult-3 = Mani sicure
    .text = Nella presa al volo, prendi il segnalino.
order-catapult-4 = Mani di burro
    .text = Nella presa al volo, lancia il segnalino abbastanza lontano, oltre il righello, senza che nessuno lo prenda.
order-catapult-5 = Colpo di fulmine
    .text = Nella seduzione, scambia un seguace avversario con uno dei tuoi.

## I Catari e gli Assedianti

order-siege-1 = Sotto assedio
    .text = Completa una città assediata di almeno 4 tessere.
order-siege-2 = Col favore delle tenebre
    .text = Fai fuggire un tuo cavaliere da una città assediata.

## L’Abate e i giardini

order-abbot-1 = Il pollice verde
    .text = Completa un giardino.
order-abbot-2 = Un posto all’ombra
    .text = Completa un giardino in cui si trova il tuo abate.
order-abbot-3 = Le rose del vicino
    .text = Completa un giardino in cui si trova almeno 1 seguace avversario.
order-abbot-4 = Richiamato a casa
    .text = Richiama il tuo abate per almeno 8 punti.
order-abbot-5 = Quasi in fiore
    .text = Piazza il tuo abate in un giardino che conta almeno 6 tessere, compresa la sua.

## Mago e strega

order-mage-witch-1 = Una mano amica
    .text = Sposta il mago in una città di almeno 4 tessere in cui si trova almeno 1 dei tuoi seguaci.
order-mage-witch-2 = Stregata
    .text = Sposta la strega su una strada di almeno 4 tessere in cui si trova almeno 1 seguace avversario.

## Le miniere d’oro

order-gold-mines-1 = Pepite
    .text = Prendi almeno 2 lingotti d’oro per gli elementi che una tessera completa.
order-gold-mines-2 = Il tesoro
    .text = Prendi un lingotto d’oro in modo da averne almeno 3.

## I cerchi nel grano

order-crop-circles-1 = La festa del raccolto
    .text = Piazza un cerchio per il quale almeno 1 pedina avversaria torna nella riserva.
order-crop-circles-2 = La seconda falce
    .text = Con un cerchio, aggiungi una tua pedina.

## Le macchine volanti

order-flying-machines-1 = Atterraggio di fortuna
    .text = Atterra con una macchina volante dove si trova almeno 1 seguace avversario.
order-flying-machines-2 = A volo d’uccello
    .text = Atterra con una macchina volante in una città.

## I traghetti

order-ferries-1 = Sull’altra sponda
    .text = Completa una strada di almeno 5 tessere con almeno 1 traghetto.
order-ferries-2 = Tutti a bordo
    .text = Sposta un traghetto in modo che sia su una strada di almeno 6 tessere.

## I messaggi

order-messages-1 = La borsa del postino
    .text = Leggi un messaggio in modo da averne letti almeno 3.
order-messages-2 = Liete novelle
    .text = Leggi un messaggio che ti porta almeno 5 punti.

## I ladri

order-robbers-1 = Mani in alto
    .text = Ruba almeno 4 punti con il tuo bandito.
order-robbers-2 = Prendere ai ricchi
    .text = Con il tuo bandito, deruba chi ha più punti di te.
