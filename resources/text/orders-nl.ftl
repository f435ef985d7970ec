### Dutch words of the King's Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Base game

order-base-01 = Vijf torens
    .text = Bouw een stad van precies 5 tegels af.
order-base-02 = Een trotse stad
    .text = Bouw een stad van minstens 6 tegels af.
order-base-03 = De grote hoofdstad
    .text = Bouw een stad van minstens 10 tegels af.
order-base-04 = Het gehucht
    .text = Bouw een stad van precies 2 tegels af waarin minstens 1 meeple van een tegenspeler staat.
order-base-05 = Drie poorten
    .text = Bouw een stad van precies 3 tegels af.
order-base-06 = Stad in het vierkant
    .text = Bouw een stad van precies 4 tegels af.
order-base-07 = Zeven spitsen
    .text = Bouw een stad van precies 7 tegels af.
order-base-08 = Het bolwerk
    .text = Bouw een stad van minstens 8 tegels af.
order-base-09 = De vlag in top
    .text = Bouw een stad met minstens 1 wapen af.
order-base-10 = Twee banieren
    .text = Bouw een stad met precies 2 wapens af.
order-base-11 = De vlaggenzaal
    .text = Bouw een stad met minstens 3 wapens af.
order-base-12 = De vrije stad
    .text = Bouw een stad van minstens 5 tegels zonder wapen af.
order-base-13 = Het kleine garnizoen
    .text = Bouw een stad van hoogstens 3 tegels met minstens 1 wapen af.
order-base-14 = Goed gezelschap
    .text = Bouw een stad af waarin minstens 2 meeples staan, van wie dan ook.
order-base-15 = Dicht opeen
    .text = Bouw een stad af waarin minstens 3 meeples staan, van wie dan ook.
order-base-16 = Wapenbroeders
    .text = Bouw een stad af waarin minstens 2 meeples van jezelf staan.
order-base-17 = Reisgenoten
    .text = Bouw een weg af waarop minstens 2 meeples staan, van wie dan ook.
order-base-18 = De spookstad
    .text = Bouw een stad van minstens 3 tegels af waarin geen meeple staat.
order-base-19 = De lege weg
    .text = Bouw een weg van minstens 4 tegels af waarop geen meeple staat.
order-base-20 = De gedeelde muur
    .text = Bouw een stad af waarin meeples van minstens 2 verschillende spelers staan.
order-base-21 = Een cadeau voor een rivaal
    .text = Bouw een stad van minstens 3 tegels af waarin minstens 1 meeple van een tegenspeler staat en geen van jou.
order-base-22 = Het gebed van de buren
    .text = Bouw een klooster (of abdij) af waarop minstens 1 meeple van een tegenspeler staat.
order-base-23 = Binnendoor
    .text = Bouw een weg van precies 3 tegels af waarop geen meeple staat.
order-base-24 = Een dagmars
    .text = Bouw een weg van precies 5 tegels af.
order-base-25 = De handelsroute
    .text = Bouw een weg van minstens 6 tegels af.
order-base-26 = Het pelgrimspad
    .text = Bouw een weg van minstens 8 tegels af.
order-base-27 = De koninklijke weg
    .text = Bouw een weg van minstens 10 tegels af.
order-base-28 = De stille klok
    .text = Bouw een klooster (of abdij) af waarop geen meeple staat.
order-base-29 = Je eigen abt
    .text = Bouw een klooster (of abdij) af waarop minstens 1 meeple van jezelf staat.
order-base-30 = Van poort tot poort
    .text = Bouw een weg of stad zo af dat een afgebouwde weg naar minstens 2 verschillende afgebouwde steden loopt.
order-base-31 = De weg naar de stad
    .text = Bouw een weg of stad zo af dat een afgebouwde weg naar een afgebouwde stad van minstens 4 tegels loopt.
order-base-32 = De open poort
    .text = Bouw een weg of stad zo af dat een afgebouwde weg naar een afgebouwde stad loopt.
order-base-33 = De lange aanloop
    .text = Bouw een weg of stad zo af dat een afgebouwde weg van minstens 4 tegels naar een afgebouwde stad loopt.
order-base-34 = Weg en muur
    .text = Bouw met één tegel minstens 1 stad en minstens 1 weg af.
order-base-35 = Het kruispunt
    .text = Bouw met één tegel minstens 2 wegen af.
order-base-36 = Tweelingsteden
    .text = Bouw met één tegel minstens 2 steden af.
order-base-37 = De meesterbouwer
    .text = Bouw met één tegel minstens 3 projecten af: wegen, steden, kloosters, abdijen of cultusplaatsen.
order-base-38 = Klok en troffel
    .text = Bouw met één tegel een klooster (of abdij) af en minstens 1 ander project: weg, stad, klooster, abdij of cultusplaats.
order-base-39 = De eerste voor
    .text = Zet een boer.
order-base-40 = Tussen vier steden
    .text = Zet een boer op een weide die minstens 4 steden raakt, afgebouwd of niet.
order-base-41 = De moestuin
    .text = Zet een boer op een weide die minstens 5 steden raakt, afgebouwd of niet.
order-base-42 = Brood voor de stad
    .text = Zet een boer op een weide die minstens 3 steden raakt, waarvan er minstens 1 is afgebouwd.
order-base-43 = Twee volle schuren
    .text = Zet een boer op een weide die minstens 2 afgebouwde steden raakt.
order-base-44 = De rijke oogst
    .text = Zet een boer op een weide die minstens 3 afgebouwde steden raakt.
order-base-45 = Wachten op muren
    .text = Zet een boer op een weide die minstens 3 steden raakt, waarvan er geen enkele is afgebouwd.
order-base-46 = De tweede ploeg
    .text = Zet een boer op een weide die minstens 3 steden raakt, zodat je daarna minstens 2 boeren op het speelveld hebt.
order-base-47 = De dorpsweide
    .text = Zet een boer, zodat je daarna minstens 5 boeren op het speelveld hebt.
order-base-48 = Over de heg
    .text = Leg een tegel die een weide met een boer van jou verbindt met een weide met een boer van een tegenspeler.
order-base-49 = Een gouden dag
    .text = Krijg in één keer minstens 12 punten voor één project: een weide telt mee bij een telling door een herenboerderij, punten van de fee niet.
order-base-50 = De volle beurs
    .text = Krijg in één beurt minstens 15 punten voor projecten: weiden tellen mee bij een telling door een herenboerderij, punten van de fee niet.
order-base-51 = De tolpoort
    .text = Krijg minstens 5 punten voor één weg, wie die ook afbouwt.

## King & Robber

order-king-robber-1 = De kroon
    .text = Neem de Koning van de tafel of van een tegenspeler.
order-king-robber-2 = Het masker
    .text = Neem de Roofridder van de tafel of van een tegenspeler.
order-king-robber-3 = De troonrover
    .text = Neem een tegenspeler de Koning af.
order-king-robber-4 = Struikroverij
    .text = Neem een tegenspeler de Roofridder af.
order-king-robber-5 = Kroon en masker
    .text = Neem de Koning of de Roofridder, zodat je ze daarna allebei hebt.

## Heretics & Shrines

order-shrines-1 = De ketterij
    .text = Win een uitdaging met je meeple op de cultusplaats.
order-shrines-2 = Het ware geloof
    .text = Win een uitdaging met je meeple op het klooster (of de abdij).
order-shrines-3 = Staande stenen
    .text = Bouw een cultusplaats af.
order-shrines-4 = De gelovigen
    .text = Bouw een klooster, abdij of cultusplaats af waarop minstens 1 meeple van jezelf staat.
order-shrines-5 = Naastenliefde
    .text = Bouw een klooster, abdij of cultusplaats af waarop minstens 1 meeple van een tegenspeler staat.

## The Count of Carcassonne

order-count-1 = Een vriend aan het hof
    .text = Stuur een meeple naar het kasteel van Carcassonne, zodat je daarna minstens 2 meeples in de stad Carcassonne hebt.
order-count-2 = Marktdag
    .text = Stuur een meeple naar de markt van Carcassonne, zodat je daarna minstens 2 meeples in de stad Carcassonne hebt.
order-count-3 = Smid en bisschop
    .text = Stuur een meeple naar de smederij of de kathedraal van Carcassonne, zodat je daarna minstens 2 meeples in de stad Carcassonne hebt.
order-count-4 = De uitval
    .text = Laat vóór de eindtelling een meeple uit de stad Carcassonne naar een project gaan.
order-count-5 = Het oor van de graaf
    .text = Verzet de graaf naar een stadskwartier van Carcassonne waar minstens 1 meeple van een tegenspeler is.

## Inns & Cathedrals

order-inns-cathedrals-1 = De laatste ronde
    .text = Bouw een weg met minstens 1 herberg af terwijl op die weg minstens 1 meeple van jezelf staat.
order-inns-cathedrals-2 = De lange weg naar huis
    .text = Bouw een weg van minstens 5 tegels met minstens 1 herberg af.
order-inns-cathedrals-3 = Klokken over de daken
    .text = Bouw een stad met minstens 1 kathedraal af.
order-inns-cathedrals-4 = Grote schoenen
    .text = Bouw een stad af waarin je grote meeple staat.
order-inns-cathedrals-5 = De brandende kaars
    .text = Bouw met één tegel minstens 1 stad en minstens 1 weg zonder herberg af.

## Traders & Builders

order-traders-builders-1 = Volle kelders
    .text = Bouw een stad van minstens 4 tegels met minstens 1 goederensymbool af.
order-traders-builders-2 = De marktstad
    .text = Bouw een stad met minstens 2 goederensymbolen af, gelijk of verschillend.
order-traders-builders-3 = Van alles wat
    .text = Bouw een stad met minstens 2 verschillende soorten goederen af.
order-traders-builders-4 = Pannenbier
    .text = Bouw een stad af waarin je bouwmeester staat.
order-traders-builders-5 = De varkenshoeder
    .text = Zet je varken op een weide die minstens 3 afgebouwde steden raakt.

## The Princess & the Dragon

order-princess-dragon-1 = Mijd de draak
    .text = Eet de draak een figuur van jou op, dan verlies je meteen 10 punten. Heb je deze kaart aan het eind nog, dan krijg je 10 punten.
order-princess-dragon-2 = Het maal van de draak
    .text = Leg een tegel met een draak zo dat de draak daarna minstens 2 figuren van je tegenspelers opeet.
order-princess-dragon-3 = De jonkvrouw spreekt
    .text = Laat de jonkvrouw een ridder van een tegenspeler terugsturen.
order-princess-dragon-4 = Door de poort
    .text = Zet een meeple door een magische poort op een andere tegel, in een stad van minstens 3 tegels.
order-princess-dragon-5 = De goede fee
    .text = Verzet de fee naar een meeple van jou in een stad waarin ook minstens 1 meeple van een tegenspeler staat.

## The Tower

order-tower-1 = De wachttoren
    .text = Bouw een stad af met minstens 1 torenbouwplaats die er voor het grootste deel in ligt.
order-tower-2 = Onder toezicht
    .text = Bouw een stad af waarin minstens 1 torenbouwplaats ligt en minstens 1 meeple van een tegenspeler staat.
order-tower-3 = Hemelhoog
    .text = Verhoog een toren tot een hoogte van minstens 8.
order-tower-4 = De kerker
    .text = Neem een meeple van een tegenspeler gevangen, zodat je daarna minstens 5 gevangenen hebt.
order-tower-5 = Van ver te zien
    .text = Bouw een stad van minstens 4 tegels af waarin minstens 1 torenbouwplaats ligt.

## Abbey & Mayor

order-abbey-mayor-1 = De laatste steen
    .text = Leg je abdij zo dat je daarmee minstens 3 projecten afbouwt. De abdij mag er een van zijn.
order-abbey-mayor-2 = Vier in één klap
    .text = Leg je abdij zo dat je daarmee minstens 4 projecten afbouwt. De abdij mag er een van zijn.
order-abbey-mayor-3 = Edelachtbare
    .text = Bouw een stad met minstens 1 wapen af waarin je burgemeester staat.
order-abbey-mayor-4 = En hij rijdt verder
    .text = Rijd verder met je wagen nadat zijn project is geteld.
order-abbey-mayor-5 = De oogst is binnen
    .text = Zet je herenboerderij op een weide die minstens 3 afgebouwde steden raakt.

## The Catapult

order-catapult-1 = In de roos
    .text = Schiet bij de schietwedstrijd zo dat de dichtstbijzijnde rand van het fiche hoogstens 6 cm van het midden van de kermistegel ligt.
order-catapult-2 = Kegelen
    .text = Raak bij het taartengevecht met één schot minstens 1 meeple van een tegenspeler.
order-catapult-3 = Vaste handen
    .text = Vang het fiche bij “vangen”.
order-catapult-4 = Door de vingers
    .text = Schiet het fiche bij “vangen” zo ver, voorbij de liniaal, dat niemand het vangt.
order-catapult-5 = Liefde op het eerste gezicht
    .text = Ruil bij de verleiding een meeple van een tegenspeler tegen een van jou.

## The Cathars and the Besiegers

order-siege-1 = Belegerd
    .text = Bouw een belegerde stad van minstens 4 tegels af.
order-siege-2 = Bij nacht en ontij
    .text = Laat een ridder van jou uit een belegerde stad ontsnappen.

## De abt en de tuinen

order-abbot-1 = Groene vingers
    .text = Bouw een tuin af.
order-abbot-2 = Een plekje in de schaduw
    .text = Bouw een tuin af waarin je abt staat.
order-abbot-3 = De rozen van de buren
    .text = Bouw een tuin af waarin minstens 1 meeple van een tegenspeler staat.
order-abbot-4 = Naar huis geroepen
    .text = Haal je abt naar huis voor minstens 8 punten.
order-abbot-5 = Bijna in bloei
    .text = Zet je abt in een tuin die minstens 6 tegels telt, de eigen tegel meegerekend.

## Magiër & heks

order-mage-witch-1 = Een helpende hand
    .text = Verplaats de magiër naar een stad van minstens 4 tegels waarin minstens 1 meeple van jezelf staat.
order-mage-witch-2 = Behekst
    .text = Verplaats de heks naar een weg van minstens 4 tegels waarop minstens 1 meeple van een tegenspeler staat.

## De goudmijnen

order-gold-mines-1 = Goudklompjes
    .text = Neem minstens 2 goudstaven voor de projecten die één tegel voltooit.
order-gold-mines-2 = De schat
    .text = Neem een goudstaaf, zodat je er daarna minstens 3 hebt.

## De graancirkels

order-crop-circles-1 = Oogstfeest
    .text = Leg een graancirkel waardoor minstens 1 figuur van een tegenspeler naar huis gaat.
order-crop-circles-2 = De tweede sikkel
    .text = Zet door een graancirkel een figuur van jezelf bij.

## De vliegmachines

order-flying-machines-1 = Noodlanding
    .text = Land met een vliegmachine waar minstens 1 meeple van een tegenspeler staat.
order-flying-machines-2 = In vogelvlucht
    .text = Land met een vliegmachine in een stad.

## De veerponten

order-ferries-1 = Over het water
    .text = Bouw een weg van minstens 5 tegels met minstens 1 veerpont af.
order-ferries-2 = Allen aan boord
    .text = Verplaats een veerpont zo dat ze op een weg van minstens 6 tegels ligt.

## De berichten

order-messages-1 = Een volle postzak
    .text = Lees een bericht, zodat je er daarna minstens 3 hebt gelezen.
order-messages-2 = Blijde tijding
    .text = Lees een bericht dat je minstens 5 punten brengt.

## De rovers

order-robbers-1 = Je geld of je leven
    .text = Roof met je bandiet minstens 4 punten.
order-robbers-2 = Van de rijken
    .text = Beroof met je bandiet iemand die meer punten heeft dan jij.
