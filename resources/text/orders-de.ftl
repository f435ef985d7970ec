### German words of the King's Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Base game

order-base-01 = Fünf Türme
    .text = Stelle eine Stadt aus genau 5 Plättchen fertig.
order-base-02 = Eine stolze Stadt
    .text = Stelle eine Stadt aus mindestens 6 Plättchen fertig.
order-base-03 = Die große Hauptstadt
    .text = Stelle eine Stadt aus mindestens 10 Plättchen fertig.
order-base-04 = Der Weiler
    .text = Stelle eine Stadt aus genau 2 Plättchen fertig, in der mindestens 1 gegnerischer Gefolgsmann steht.
order-base-05 = Drei Tore
    .text = Stelle eine Stadt aus genau 3 Plättchen fertig.
order-base-06 = Stadt im Quadrat
    .text = Stelle eine Stadt aus genau 4 Plättchen fertig.
order-base-07 = Sieben Turmspitzen
    .text = Stelle eine Stadt aus genau 7 Plättchen fertig.
order-base-08 = Das Bollwerk
    .text = Stelle eine Stadt aus mindestens 8 Plättchen fertig.
order-base-09 = Flagge zeigen
    .text = Stelle eine Stadt mit mindestens 1 Wappen fertig.
order-base-10 = Zwei Banner
    .text = Stelle eine Stadt mit genau 2 Wappen fertig.
order-base-11 = Der Fahnensaal
    .text = Stelle eine Stadt mit mindestens 3 Wappen fertig.
order-base-12 = Die freie Stadt
    .text = Stelle eine Stadt aus mindestens 5 Plättchen und ohne Wappen fertig.
order-base-13 = Die kleine Garnison
    .text = Stelle eine Stadt aus höchstens 3 Plättchen mit mindestens 1 Wappen fertig.
order-base-14 = Gute Gesellschaft
    .text = Stelle eine Stadt fertig, in der mindestens 2 Gefolgsleute stehen, gleich von wem.
order-base-15 = Dichtes Gedränge
    .text = Stelle eine Stadt fertig, in der mindestens 3 Gefolgsleute stehen, gleich von wem.
order-base-16 = Waffenbrüder
    .text = Stelle eine Stadt fertig, in der mindestens 2 deiner eigenen Gefolgsleute stehen.
order-base-17 = Weggefährten
    .text = Stelle eine Straße fertig, auf der mindestens 2 Gefolgsleute stehen, gleich von wem.
order-base-18 = Die Geisterstadt
    .text = Stelle eine Stadt aus mindestens 3 Plättchen fertig, in der kein Gefolgsmann steht.
order-base-19 = Die leere Straße
    .text = Stelle eine Straße aus mindestens 4 Plättchen fertig, auf der kein Gefolgsmann steht.
order-base-20 = Die geteilte Mauer
    .text = Stelle eine Stadt fertig, in der Gefolgsleute von mindestens 2 verschiedenen Spielern stehen.
order-base-21 = Geschenk an Rivalen
    .text = Stelle eine Stadt aus mindestens 3 Plättchen fertig, in der mindestens 1 gegnerischer Gefolgsmann steht und keiner von dir.
order-base-22 = Nachbars Gebet
    .text = Stelle ein Kloster (oder eine Abtei) fertig, auf dem mindestens 1 gegnerischer Gefolgsmann steht.
order-base-23 = Die Abkürzung
    .text = Stelle eine Straße aus genau 3 Plättchen fertig, auf der kein Gefolgsmann steht.
order-base-24 = Ein Tagesmarsch
    .text = Stelle eine Straße aus genau 5 Plättchen fertig.
order-base-25 = Die Handelsstraße
    .text = Stelle eine Straße aus mindestens 6 Plättchen fertig.
order-base-26 = Der Pilgerweg
    .text = Stelle eine Straße aus mindestens 8 Plättchen fertig.
order-base-27 = Die Königsstraße
    .text = Stelle eine Straße aus mindestens 10 Plättchen fertig.
order-base-28 = Die stille Glocke
    .text = Stelle ein Kloster (oder eine Abtei) fertig, auf dem kein Gefolgsmann steht.
order-base-29 = Dein eigener Abt
    .text = Stelle ein Kloster (oder eine Abtei) fertig, auf dem mindestens 1 eigener Gefolgsmann steht.
order-base-30 = Von Tor zu Tor
    .text = Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße in mindestens 2 verschiedene fertige Städte führt.
order-base-31 = Die Straße zur Stadt
    .text = Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße in eine fertige Stadt aus mindestens 4 Plättchen führt.
order-base-32 = Das offene Tor
    .text = Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße in eine fertige Stadt führt.
order-base-33 = Der lange Anmarsch
    .text = Stelle eine Straße oder Stadt fertig, sodass eine fertige Straße aus mindestens 4 Plättchen in eine fertige Stadt führt.
order-base-34 = Straße und Mauer
    .text = Stelle mit einem Plättchen mindestens 1 Stadt und mindestens 1 Straße fertig.
order-base-35 = Die Kreuzung
    .text = Stelle mit einem Plättchen mindestens 2 Straßen fertig.
order-base-36 = Zwillingsstädte
    .text = Stelle mit einem Plättchen mindestens 2 Städte fertig.
order-base-37 = Der Dombaumeister
    .text = Stelle mit einem Plättchen mindestens 3 Gebiete fertig: Straßen, Städte, Klöster, Abteien oder Kultstätten.
order-base-38 = Glocke und Kelle
    .text = Stelle mit einem Plättchen ein Kloster (oder eine Abtei) fertig und dazu mindestens 1 Straße, Stadt, Kultstätte, Abtei oder ein Kloster.
order-base-39 = Die erste Furche
    .text = Setze einen Bauern.
order-base-40 = Zwischen vier Städten
    .text = Setze einen Bauern auf eine Wiese, die mindestens 4 Städte berührt, fertig oder nicht.
order-base-41 = Der Gemüsegarten
    .text = Setze einen Bauern auf eine Wiese, die mindestens 5 Städte berührt, fertig oder nicht.
order-base-42 = Brot für die Stadt
    .text = Setze einen Bauern auf eine Wiese, die mindestens 3 Städte berührt, davon mindestens 1 fertige.
order-base-43 = Zwei volle Scheunen
    .text = Setze einen Bauern auf eine Wiese, die mindestens 2 fertige Städte berührt.
order-base-44 = Reiche Ernte
    .text = Setze einen Bauern auf eine Wiese, die mindestens 3 fertige Städte berührt.
order-base-45 = Warten auf Mauern
    .text = Setze einen Bauern auf eine Wiese, die mindestens 3 Städte berührt, aber keine fertige.
order-base-46 = Der zweite Pflug
    .text = Setze einen Bauern auf eine Wiese, die mindestens 3 Städte berührt, sodass du mindestens 2 Bauern auf dem Spielfeld hast.
order-base-47 = Der Dorfanger
    .text = Setze einen Bauern, sodass du mindestens 5 Bauern auf dem Spielfeld hast.
order-base-48 = Über die Hecke
    .text = Lege ein Plättchen, das eine Wiese mit deinem Bauern und eine Wiese mit einem gegnerischen Bauern zu einer verbindet.
order-base-49 = Ein goldener Tag
    .text = Hole auf einmal mindestens 12 Punkte mit einem Gebiet: Eine Wiese zählt, wenn eine Scheune sie wertet, Punkte der Fee nicht.
order-base-50 = Der pralle Geldbeutel
    .text = Hole in einem Zug mindestens 15 Punkte mit Gebieten: Wiesen zählen, wenn eine Scheune sie wertet, Punkte der Fee nicht.
order-base-51 = Die Zollschranke
    .text = Hole mindestens 5 Punkte mit einer einzigen Straße, gleich wer sie fertigstellt.

## King & Robber

order-king-robber-1 = Die Krone
    .text = Nimm den König vom Tisch oder von einem Gegner.
order-king-robber-2 = Die Maske
    .text = Nimm den Raubritter vom Tisch oder von einem Gegner.
order-king-robber-3 = Der Thronräuber
    .text = Nimm einem Gegner den König ab.
order-king-robber-4 = Straßenraub
    .text = Nimm einem Gegner den Raubritter ab.
order-king-robber-5 = Krone und Maske
    .text = Nimm den König oder den Raubritter, sodass du beide hast.

## Heretics & Shrines

order-shrines-1 = Die Ketzerei
    .text = Gewinne eine Herausforderung mit deinem Gefolgsmann auf der Kultstätte.
order-shrines-2 = Der wahre Glaube
    .text = Gewinne eine Herausforderung mit deinem Gefolgsmann auf dem Kloster (oder der Abtei).
order-shrines-3 = Stehende Steine
    .text = Stelle eine Kultstätte fertig.
order-shrines-4 = Die Gläubigen
    .text = Stelle ein Kloster, eine Abtei oder eine Kultstätte fertig, wo mindestens 1 eigener Gefolgsmann steht.
order-shrines-5 = Nächstenliebe
    .text = Stelle ein Kloster, eine Abtei oder eine Kultstätte fertig, wo mindestens 1 gegnerischer Gefolgsmann steht.

## The Count of Carcassonne

order-count-1 = Ein Freund bei Hofe
    .text = Schicke einen Gefolgsmann ins Schloss von Carcassonne, sodass mindestens 2 von dir in der Stadt des Grafen sind.
order-count-2 = Markttag
    .text = Schicke einen Gefolgsmann auf den Markt von Carcassonne, sodass mindestens 2 von dir in der Stadt des Grafen sind.
order-count-3 = Schmied und Bischof
    .text = Schicke einen Gefolgsmann in Schmiede oder Kathedrale von Carcassonne, sodass mindestens 2 von dir in der Stadt des Grafen sind.
order-count-4 = Der Ausfall
    .text = Lass vor der Schlusswertung einen Gefolgsmann aus Carcassonne auf ein Gebiet ziehen.
order-count-5 = Das Ohr des Grafen
    .text = Versetze den Grafen in ein Viertel von Carcassonne, in dem mindestens 1 gegnerischer Gefolgsmann ist.

## Inns & Cathedrals

order-inns-cathedrals-1 = Die letzte Runde
    .text = Stelle eine Straße mit mindestens 1 Wirtshaus fertig, während auf ihr mindestens 1 eigener Gefolgsmann steht.
order-inns-cathedrals-2 = Der lange Heimweg
    .text = Stelle eine Straße aus mindestens 5 Plättchen mit mindestens 1 Wirtshaus fertig.
order-inns-cathedrals-3 = Glocken über den Dächern
    .text = Stelle eine Stadt mit mindestens 1 Kathedrale fertig.
order-inns-cathedrals-4 = Große Schuhe
    .text = Stelle eine Stadt fertig, in der dein großer Gefolgsmann steht.
order-inns-cathedrals-5 = Die brennende Kerze
    .text = Stelle mit einem Plättchen mindestens 1 Stadt und mindestens 1 Straße ohne Wirtshaus fertig.

## Traders & Builders

order-traders-builders-1 = Volle Keller
    .text = Stelle eine Stadt aus mindestens 4 Plättchen mit mindestens 1 Warensymbol fertig.
order-traders-builders-2 = Die Marktstadt
    .text = Stelle eine Stadt mit mindestens 2 Warensymbolen fertig, gleich oder verschieden.
order-traders-builders-3 = Von allem etwas
    .text = Stelle eine Stadt mit mindestens 2 verschiedenen Warensorten fertig.
order-traders-builders-4 = Richtfest
    .text = Stelle eine Stadt fertig, in der dein Baumeister steht.
order-traders-builders-5 = Der Schweinehirt
    .text = Setze dein Schwein auf eine Wiese, die mindestens 3 fertige Städte berührt.

## The Princess & the Dragon

order-princess-dragon-1 = Meide den Drachen
    .text = Frisst der Drache eine deiner Figuren, verlierst du sofort 10 Punkte. Hast du diese Karte am Ende noch, bekommst du 10 Punkte.
order-princess-dragon-2 = Drachenfutter
    .text = Lege ein Plättchen mit einem Drachen, sodass der Drache dann mindestens 2 gegnerische Figuren frisst.
order-princess-dragon-3 = Das Fräulein spricht
    .text = Lass das Burgfräulein einen gegnerischen Ritter nach Hause schicken.
order-princess-dragon-4 = Durch den Torbogen
    .text = Setze einen Gefolgsmann durch ein magisches Portal auf ein anderes Plättchen, in eine Stadt aus mindestens 3 Plättchen.
order-princess-dragon-5 = Die gute Fee
    .text = Stelle die Fee zu einem deiner Gefolgsleute in einer Stadt, in der auch mindestens 1 gegnerischer Gefolgsmann steht.

## The Tower

order-tower-1 = Der Wachturm
    .text = Stelle eine Stadt mit mindestens 1 Turmfundament fertig, das zum größeren Teil in ihr liegt.
order-tower-2 = Unter Beobachtung
    .text = Stelle eine Stadt fertig, in der mindestens 1 Turmfundament liegt und mindestens 1 gegnerischer Gefolgsmann steht.
order-tower-3 = Himmelhoch
    .text = Baue einen Turm auf eine Höhe von mindestens 8.
order-tower-4 = Das Verlies
    .text = Nimm einen gegnerischen Gefolgsmann gefangen, sodass du mindestens 5 Gefangene hast.
order-tower-5 = Weithin sichtbar
    .text = Stelle eine Stadt aus mindestens 4 Plättchen fertig, in der mindestens 1 Turmfundament liegt.

## Abbey & Mayor

order-abbey-mayor-1 = Der letzte Stein
    .text = Lege deine Abtei so, dass mindestens 3 Gebiete fertig werden. Die Abtei darf eines davon sein.
order-abbey-mayor-2 = Vier auf einen Streich
    .text = Lege deine Abtei so, dass mindestens 4 Gebiete fertig werden. Die Abtei darf eines davon sein.
order-abbey-mayor-3 = Herr Bürgermeister
    .text = Stelle eine Stadt mit mindestens 1 Wappen fertig, in der dein Bürgermeister steht.
order-abbey-mayor-4 = Und er rollt weiter
    .text = Fahre mit deinem Wagen weiter, nachdem sein Gebiet gewertet wurde.
order-abbey-mayor-5 = Die Ernte ist drin
    .text = Setze deine Scheune auf eine Wiese, die mindestens 3 fertige Städte berührt.

## The Catapult

order-catapult-1 = Ins Schwarze
    .text = Wirf beim Schützenfest so, dass der nächste Rand deiner Scheibe höchstens 6 cm von der Mitte des Jahrmarkts liegt.
order-catapult-2 = Alle neune
    .text = Triff bei der Tortenschlacht mit einem Wurf mindestens 1 gegnerischen Gefolgsmann.
order-catapult-3 = Sichere Hände
    .text = Fange beim „Fangen“ die Scheibe.
order-catapult-4 = Durch die Finger
    .text = Schleudere beim „Fangen“ die Scheibe weit genug, über das Lineal hinaus, sodass niemand sie fängt.
order-catapult-5 = Auf den ersten Blick
    .text = Tausche bei der Verführung einen gegnerischen Gefolgsmann gegen einen von dir aus.

## The Cathars and the Besiegers

order-siege-1 = Belagert
    .text = Stelle eine belagerte Stadt aus mindestens 4 Plättchen fertig.
order-siege-2 = Im Schutz der Nacht
    .text = Lass deinen Ritter aus einer belagerten Stadt entkommen.

## Der Abt & die Gärten

order-abbot-1 = Der grüne Daumen
    .text = Stelle einen Garten fertig.
order-abbot-2 = Ein Platz im Schatten
    .text = Stelle einen Garten fertig, in dem dein Abt steht.
order-abbot-3 = Nachbars Rosen
    .text = Stelle einen Garten fertig, in dem mindestens 1 gegnerischer Gefolgsmann steht.
order-abbot-4 = Heimgerufen
    .text = Hole deinen Abt für mindestens 8 Punkte heim.
order-abbot-5 = Kurz vor der Blüte
    .text = Setze deinen Abt in einen Garten, der mindestens 6 Plättchen zählt, sein eigenes eingerechnet.

## Magier & Hexe

order-mage-witch-1 = Eine helfende Hand
    .text = Versetze den Magier in eine Stadt aus mindestens 4 Plättchen, in der mindestens 1 eigener Gefolgsmann steht.
order-mage-witch-2 = Verhext
    .text = Versetze die Hexe auf eine Straße aus mindestens 4 Plättchen, auf der mindestens 1 gegnerischer Gefolgsmann steht.

## Die Goldminen

order-gold-mines-1 = Goldklumpen
    .text = Nimm für die Gebiete, die ein Plättchen fertigstellt, mindestens 2 Goldbarren.
order-gold-mines-2 = Der Hort
    .text = Nimm einen Goldbarren, sodass du mindestens 3 hast.

## Die Kornkreise

order-crop-circles-1 = Erntedank
    .text = Lege einen Kornkreis, durch den mindestens 1 gegnerische Figur nach Hause geht.
order-crop-circles-2 = Die zweite Sichel
    .text = Stelle durch einen Kornkreis eine eigene Figur dazu.

## Die Fluggeräte

order-flying-machines-1 = Bruchlandung
    .text = Lande mit einem Fluggerät, wo mindestens 1 gegnerischer Gefolgsmann steht.
order-flying-machines-2 = Aus der Vogelschau
    .text = Lande mit einem Fluggerät in einer Stadt.

## Die Fähren

order-ferries-1 = Übers Wasser
    .text = Stelle eine Straße aus mindestens 5 Plättchen mit mindestens 1 Fähre fertig.
order-ferries-2 = Alle Mann an Bord
    .text = Versetze eine Fähre, sodass sie auf einer Straße aus mindestens 6 Plättchen liegt.

## Die Depeschen

order-messages-1 = Ein voller Postsack
    .text = Lies eine Depesche, sodass du mindestens 3 gelesen hast.
order-messages-2 = Frohe Kunde
    .text = Lies eine Depesche, die dir mindestens 5 Punkte bringt.

## Die Räuber

order-robbers-1 = Geld oder Leben
    .text = Raube mit deinem Banditen mindestens 4 Punkte.
order-robbers-2 = Von den Reichen
    .text = Raube mit deinem Banditen bei jemandem, der mehr Punkte hat als du.
