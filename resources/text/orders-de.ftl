### German words of the King's Orders: their titles, at most 28 characters long.

## Base game

order-base-01 = Fünf Türme
order-base-02 = Eine stolze Stadt
order-base-03 = Die große Hauptstadt
order-base-04 = Der Weiler
order-base-05 = Drei Tore
order-base-06 = Stadt im Quadrat
order-base-07 = Sieben Turmspitzen
order-base-08 = Das Bollwerk
order-base-09 = Flagge zeigen
order-base-10 = Zwei Banner
order-base-11 = Der Fahnensaal
order-base-12 = Die freie Stadt
order-base-13 = Die kleine Garnison
order-base-14 = Gute Gesellschaft
order-base-15 = Dichtes Gedränge
order-base-16 = Waffenbrüder
order-base-17 = Weggefährten
order-base-18 = Die Geisterstadt
order-base-19 = Die leere Straße
order-base-20 = Die geteilte Mauer
order-base-21 = Geschenk an Rivalen
order-base-22 = Nachbars Gebet
order-base-23 = Die Abkürzung
order-base-24 = Ein Tagesmarsch
order-base-25 = Die Handelsstraße
order-base-26 = Der Pilgerweg
order-base-27 = Die Königsstraße
order-base-28 = Die stille Glocke
order-base-29 = Dein eigener Abt
order-base-30 = Von Tor zu Tor
order-base-31 = Die Straße zur Stadt
order-base-32 = Das offene Tor
order-base-33 = Der lange Anmarsch
order-base-34 = Straße und Mauer
order-base-35 = Die Kreuzung
order-base-36 = Zwillingsstädte
order-base-37 = Der Dombaumeister
order-base-38 = Glocke und Kelle
order-base-39 = Die erste Furche
order-base-40 = Zwischen vier Städten
order-base-41 = Der Gemüsegarten
order-base-42 = Brot für die Stadt
order-base-43 = Zwei volle Scheunen
order-base-44 = Reiche Ernte
order-base-45 = Warten auf Mauern
order-base-46 = Der zweite Pflug
order-base-47 = Der Dorfanger
order-base-48 = Über die Hecke
order-base-49 = Ein goldener Tag
order-base-50 = Der pralle Geldbeutel
order-base-51 = Die Zollschranke

## King & Robber

order-king-robber-1 = Die Krone
order-king-robber-2 = Die Maske
order-king-robber-3 = Der Thronräuber
order-king-robber-4 = Straßenraub
order-king-robber-5 = Krone und Maske

## Heretics & Shrines

order-shrines-1 = Die Ketzerei
order-shrines-2 = Der wahre Glaube
order-shrines-3 = Stehende Steine
order-shrines-4 = Die Gläubigen
order-shrines-5 = Nächstenliebe

## The Count of Carcassonne

order-count-1 = Ein Freund bei Hofe
order-count-2 = Markttag
order-count-3 = Schmied und Bischof
order-count-4 = Der Ausfall
order-count-5 = Das Ohr des Grafen

## Inns & Cathedrals

order-inns-cathedrals-1 = Die letzte Runde
order-inns-cathedrals-2 = Der lange Heimweg
order-inns-cathedrals-3 = Glocken über den Dächern
order-inns-cathedrals-4 = Große Schuhe
order-inns-cathedrals-5 = Die brennende Kerze

## Traders & Builders

order-traders-builders-1 = Volle Keller
order-traders-builders-2 = Die Marktstadt
order-traders-builders-3 = Von allem etwas
order-traders-builders-4 = Richtfest
order-traders-builders-5 = Der Schweinehirt

## The Princess & the Dragon

order-princess-dragon-1 = Meide den Drachen
order-princess-dragon-2 = Drachenfutter
order-princess-dragon-3 = Das Fräulein spricht
order-princess-dragon-4 = Durch den Torbogen
order-princess-dragon-5 = Die gute Fee

## The Tower

order-tower-1 = Der Wachturm
order-tower-2 = Unter Beobachtung
order-tower-3 = Himmelhoch
order-tower-4 = Das Verlies
order-tower-5 = Weithin sichtbar

## Abbey & Mayor

order-abbey-mayor-1 = Der letzte Stein
order-abbey-mayor-2 = Vier auf einen Streich
order-abbey-mayor-3 = Herr Bürgermeister
order-abbey-mayor-4 = Und er rollt weiter
order-abbey-mayor-5 = Die Ernte ist drin

## The Catapult

order-catapult-1 = Ins Schwarze
order-catapult-2 = Alle neune
order-catapult-3 = Sichere Hände
order-catapult-4 = Durch die Finger
order-catapult-5 = Auf den ersten Blick

## The Cathars and the Besiegers

order-siege-1 = Belagert
order-siege-2 = Im Schutz der Nacht

## Der Abt & die Gärten

order-abbot-1 = Der grüne Daumen
order-abbot-2 = Ein Platz im Schatten
order-abbot-3 = Nachbars Rosen
order-abbot-4 = Heimgerufen
order-abbot-5 = Kurz vor der Blüte

## Magier & Hexe

order-mage-witch-1 = Eine helfende Hand
order-mage-witch-2 = Verhext

## Die Goldminen

order-gold-mines-1 = Goldklumpen
order-gold-mines-2 = Der Hort

## Die Kornkreise

order-crop-circles-1 = Erntedank
order-crop-circles-2 = Die zweite Sichel

## Die Fluggeräte

order-flying-machines-1 = Bruchlandung
order-flying-machines-2 = Aus der Vogelschau

## Die Fähren

order-ferries-1 = Übers Wasser
order-ferries-2 = Alle Mann an Bord
order-hills-sheep-1 = Der gute Hirte
order-hills-sheep-2 = Schäfchen zählen
order-hills-sheep-3 = Das Goldene Vlies
order-hills-sheep-4 = Die Allmende
order-hills-sheep-5 = Drei Sack Wolle

## Die Depeschen

order-messages-1 = Ein voller Postsack
order-messages-2 = Frohe Kunde

## Die Räuber

order-robbers-1 = Geld oder Leben
order-robbers-2 = Von den Reichen
