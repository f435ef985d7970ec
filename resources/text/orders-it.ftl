### Italian words of the King’s Orders: their titles, at most 28 characters long.

## Gioco base

order-base-01 = Cinque torri
order-base-02 = Una città superba
order-base-03 = La grande capitale
order-base-04 = Il borghetto
order-base-05 = Tre porte
order-base-06 = La città quadrata
order-base-07 = Sette guglie
order-base-08 = Il baluardo
order-base-09 = Bandiere al vento
order-base-10 = Due vessilli
order-base-11 = La sala dei vessilli
order-base-12 = La città libera
order-base-13 = La piccola guarnigione
order-base-14 = Buona compagnia
order-base-15 = Tutto esaurito
order-base-16 = Fratelli d’armi
order-base-17 = Compagni di viaggio
order-base-18 = La città fantasma
order-base-19 = La strada deserta
order-base-20 = Il muro in comune
order-base-21 = Un regalo a un rivale
order-base-22 = La preghiera del vicino
order-base-23 = La scorciatoia
order-base-24 = Un giorno di marcia
order-base-25 = La via dei mercanti
order-base-26 = Il cammino dei pellegrini
order-base-27 = La via regia
order-base-28 = La campana muta
order-base-29 = Il tuo abate
order-base-30 = Di porta in porta
order-base-31 = La strada per la città
order-base-32 = La porta aperta
order-base-33 = Il lungo avvicinamento
order-base-34 = Strada e mura
order-base-35 = Il crocevia
order-base-36 = Città gemelle
order-base-37 = Il capomastro
order-base-38 = Campana e cazzuola
order-base-39 = Il primo solco
order-base-40 = Tra quattro città
order-base-41 = L’orto
order-base-42 = Il pane della città
order-base-43 = Due granai pieni
order-base-44 = Il ricco raccolto
order-base-45 = Aspettando le mura
order-base-46 = Il secondo aratro
order-base-47 = Il prato del paese
order-base-48 = Oltre la siepe
order-base-49 = Una giornata d’oro
order-base-50 = La borsa piena
order-base-51 = Il pedaggio

## Il Re e il Barone dei Predoni

order-king-robber-1 = La corona
order-king-robber-2 = La maschera
order-king-robber-3 = L’usurpatore
order-king-robber-4 = O la borsa o la vita
order-king-robber-5 = Corona e maschera

## Eretici e Luoghi di culto

order-shrines-1 = L’eresia
order-shrines-2 = La vera fede
order-shrines-3 = Le pietre erette
order-shrines-4 = I fedeli
order-shrines-5 = Carità

## Il Conte di Carcassonne

order-count-1 = Un amico a corte
order-count-2 = Giorno di mercato
order-count-3 = Il fabbro e il vescovo
order-count-4 = La sortita
order-count-5 = L’orecchio del conte

## Locande e Cattedrali

order-inns-cathedrals-1 = L’ultimo giro
order-inns-cathedrals-2 = La lunga via di casa
order-inns-cathedrals-3 = Campane sui tetti
order-inns-cathedrals-4 = Scarpe grandi
order-inns-cathedrals-5 = La candela accesa

## Commercianti e Costruttori

order-traders-builders-1 = Cantine piene
order-traders-builders-2 = La città del mercato
order-traders-builders-3 = Un po’ di tutto
order-traders-builders-4 = Festa sul tetto
order-traders-builders-5 = Il porcaro

## La Principessa e il Drago

order-princess-dragon-1 = Evita il drago
order-princess-dragon-2 = La cena del drago
order-princess-dragon-3 = La principessa ha parlato
order-princess-dragon-4 = Sotto l’arco
order-princess-dragon-5 = Una fata buona

## La Torre

order-tower-1 = La torre di guardia
order-tower-2 = Sotto osservazione
order-tower-3 = Fino al cielo
order-tower-4 = La segreta
order-tower-5 = Bene in vista

## Abbazie e Borgomastri

order-abbey-mayor-1 = L’ultima pietra
order-abbey-mayor-2 = Quattro piccioni
order-abbey-mayor-3 = Signor sindaco
order-abbey-mayor-4 = E il carro va
order-abbey-mayor-5 = Il raccolto è al sicuro

## La Catapulta

order-catapult-1 = Al centro
order-catapult-2 = Birilli
order-catapult-3 = Mani sicure
order-catapult-4 = Mani di burro
order-catapult-5 = Colpo di fulmine

## I Catari e gli Assedianti

order-siege-1 = Sotto assedio
order-siege-2 = Col favore delle tenebre

## L’Abate e i giardini

order-abbot-1 = Il pollice verde
order-abbot-2 = Un posto all’ombra
order-abbot-3 = Le rose del vicino
order-abbot-4 = Richiamato a casa
order-abbot-5 = Quasi in fiore

## Mago e strega

order-mage-witch-1 = Una mano amica
order-mage-witch-2 = Stregata

## Le miniere d’oro

order-gold-mines-1 = Pepite
order-gold-mines-2 = Il tesoro

## I cerchi nel grano

order-crop-circles-1 = La festa del raccolto
order-crop-circles-2 = La seconda falce

## Le macchine volanti

order-flying-machines-1 = Atterraggio di fortuna
order-flying-machines-2 = A volo d’uccello

## I traghetti

order-ferries-1 = Sull’altra sponda
order-ferries-2 = Tutti a bordo
order-hills-sheep-1 = Il buon pastore
order-hills-sheep-2 = Contare le pecore
order-hills-sheep-3 = Il vello d’oro
order-hills-sheep-4 = Pascolo comune
order-hills-sheep-5 = Tre sacchi di lana

## I messaggi

order-messages-1 = La borsa del postino
order-messages-2 = Liete novelle

## I ladri

order-robbers-1 = Mani in alto
order-robbers-2 = Prendere ai ricchi
