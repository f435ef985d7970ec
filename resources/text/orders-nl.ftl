### Dutch words of the King's Orders: their titles, at most 28 characters long.

## Base game

order-base-01 = Vijf torens
order-base-02 = Een trotse stad
order-base-03 = De grote hoofdstad
order-base-04 = Het gehucht
order-base-05 = Drie poorten
order-base-06 = Stad in het vierkant
order-base-07 = Zeven spitsen
order-base-08 = Het bolwerk
order-base-09 = De vlag in top
order-base-10 = Twee banieren
order-base-11 = De vlaggenzaal
order-base-12 = De vrije stad
order-base-13 = Het kleine garnizoen
order-base-14 = Goed gezelschap
order-base-15 = Dicht opeen
order-base-16 = Wapenbroeders
order-base-17 = Reisgenoten
order-base-18 = De spookstad
order-base-19 = De lege weg
order-base-20 = De gedeelde muur
order-base-21 = Een cadeau voor een rivaal
order-base-22 = Het gebed van de buren
order-base-23 = Binnendoor
order-base-24 = Een dagmars
order-base-25 = De handelsroute
order-base-26 = Het pelgrimspad
order-base-27 = De koninklijke weg
order-base-28 = De stille klok
order-base-29 = Je eigen abt
order-base-30 = Van poort tot poort
order-base-31 = De weg naar de stad
order-base-32 = De open poort
order-base-33 = De lange aanloop
order-base-34 = Weg en muur
order-base-35 = Het kruispunt
order-base-36 = Tweelingsteden
order-base-37 = De meesterbouwer
order-base-38 = Klok en troffel
order-base-39 = De eerste voor
order-base-40 = Tussen vier steden
order-base-41 = De moestuin
order-base-42 = Brood voor de stad
order-base-43 = Twee volle schuren
order-base-44 = De rijke oogst
order-base-45 = Wachten op muren
order-base-46 = De tweede ploeg
order-base-47 = De dorpsweide
order-base-48 = Over de heg
order-base-49 = Een gouden dag
order-base-50 = De volle beurs
order-base-51 = De tolpoort

## King & Robber

order-king-robber-1 = De kroon
order-king-robber-2 = Het masker
order-king-robber-3 = De troonrover
order-king-robber-4 = Struikroverij
order-king-robber-5 = Kroon en masker

## Heretics & Shrines

order-shrines-1 = De ketterij
order-shrines-2 = Het ware geloof
order-shrines-3 = Staande stenen
order-shrines-4 = De gelovigen
order-shrines-5 = Naastenliefde

## The Count of Carcassonne

order-count-1 = Een vriend aan het hof
order-count-2 = Marktdag
order-count-3 = Smid en bisschop
order-count-4 = De uitval
order-count-5 = Het oor van de graaf

## Inns & Cathedrals

order-inns-cathedrals-1 = De laatste ronde
order-inns-cathedrals-2 = De lange weg naar huis
order-inns-cathedrals-3 = Klokken over de daken
order-inns-cathedrals-4 = Grote schoenen
order-inns-cathedrals-5 = De brandende kaars

## Traders & Builders

order-traders-builders-1 = Volle kelders
order-traders-builders-2 = De marktstad
order-traders-builders-3 = Van alles wat
order-traders-builders-4 = Pannenbier
order-traders-builders-5 = De varkenshoeder

## The Princess & the Dragon

order-princess-dragon-1 = Mijd de draak
order-princess-dragon-2 = Het maal van de draak
order-princess-dragon-3 = De jonkvrouw spreekt
order-princess-dragon-4 = Door de poort
order-princess-dragon-5 = De goede fee

## The Tower

order-tower-1 = De wachttoren
order-tower-2 = Onder toezicht
order-tower-3 = Hemelhoog
order-tower-4 = De kerker
order-tower-5 = Van ver te zien

## Abbey & Mayor

order-abbey-mayor-1 = De laatste steen
order-abbey-mayor-2 = Vier in één klap
order-abbey-mayor-3 = Edelachtbare
order-abbey-mayor-4 = En hij rijdt verder
order-abbey-mayor-5 = De oogst is binnen

## The Catapult

order-catapult-1 = In de roos
order-catapult-2 = Kegelen
order-catapult-3 = Vaste handen
order-catapult-4 = Door de vingers
order-catapult-5 = Liefde op het eerste gezicht

## The Cathars and the Besiegers

order-siege-1 = Belegerd
order-siege-2 = Bij nacht en ontij

## De abt en de tuinen

order-abbot-1 = Groene vingers
order-abbot-2 = Een plekje in de schaduw
order-abbot-3 = De rozen van de buren
order-abbot-4 = Naar huis geroepen
order-abbot-5 = Bijna in bloei

## Magiër & heks

order-mage-witch-1 = Een helpende hand
order-mage-witch-2 = Behekst

## De goudmijnen

order-gold-mines-1 = Goudklompjes
order-gold-mines-2 = De schat

## De graancirkels

order-crop-circles-1 = Oogstfeest
order-crop-circles-2 = De tweede sikkel

## De vliegmachines

order-flying-machines-1 = Noodlanding
order-flying-machines-2 = In vogelvlucht

## De veerponten

order-ferries-1 = Over het water
order-ferries-2 = Allen aan boord
order-hills-sheep-1 = De goede herder
order-hills-sheep-2 = Schaapjes tellen
order-hills-sheep-3 = Het gulden vlies
order-hills-sheep-4 = De meent
order-hills-sheep-5 = Drie zakken wol

## De berichten

order-messages-1 = Een volle postzak
order-messages-2 = Blijde tijding

## De rovers

order-robbers-1 = Je geld of je leven
order-robbers-2 = Stelen van de rijken
