### Polish words of the King's Orders: their titles, at most 28 characters long.

## Base game

order-base-01 = Pięć wież
order-base-02 = Dumne miasto
order-base-03 = Wielka stolica
order-base-04 = Osada
order-base-05 = Trzy bramy
order-base-06 = Miasto w kwadracie
order-base-07 = Siedem iglic
order-base-08 = Bastion
order-base-09 = Barwy na maszt
order-base-10 = Dwa sztandary
order-base-11 = Sala sztandarów
order-base-12 = Wolne miasto
order-base-13 = Mały garnizon
order-base-14 = Dobre towarzystwo
order-base-15 = Tłok w mieście
order-base-16 = Towarzysze broni
order-base-17 = Towarzysze podróży
order-base-18 = Miasto duchów
order-base-19 = Pusta droga
order-base-20 = Wspólny mur
order-base-21 = Podarunek dla rywala
order-base-22 = Modlitwa sąsiada
order-base-23 = Droga na skróty
order-base-24 = Dzień marszu
order-base-25 = Szlak handlowy
order-base-26 = Szlak pielgrzymów
order-base-27 = Trakt królewski
order-base-28 = Milczący dzwon
order-base-29 = Własny opat
order-base-30 = Od bramy do bramy
order-base-31 = Droga do miasta
order-base-32 = Otwarta brama
order-base-33 = Długie podejście
order-base-34 = Droga i mur
order-base-35 = Skrzyżowanie
order-base-36 = Miasta bliźniacze
order-base-37 = Mistrz budowlany
order-base-38 = Dzwon i kielnia
order-base-39 = Pierwsza bruzda
order-base-40 = Między czterema miastami
order-base-41 = Ogród warzywny
order-base-42 = Chleb dla miasta
order-base-43 = Dwie pełne stodoły
order-base-44 = Bogate żniwa
order-base-45 = Czekając na mury
order-base-46 = Drugi pług
order-base-47 = Wiejskie błonia
order-base-48 = Przez miedzę
order-base-49 = Złoty dzień
order-base-50 = Pełna sakiewka
order-base-51 = Rogatka

## King & Robber

order-king-robber-1 = Korona
order-king-robber-2 = Maska
order-king-robber-3 = Uzurpator
order-king-robber-4 = Rozbój na drodze
order-king-robber-5 = Korona i maska

## Heretics & Shrines

order-shrines-1 = Herezja
order-shrines-2 = Prawdziwa wiara
order-shrines-3 = Stojące kamienie
order-shrines-4 = Wierni
order-shrines-5 = Miłość bliźniego

## The Count of Carcassonne

order-count-1 = Przyjaciel na dworze
order-count-2 = Dzień targowy
order-count-3 = Kowal i biskup
order-count-4 = Wypad
order-count-5 = Ucho hrabiego

## Inns & Cathedrals

order-inns-cathedrals-1 = Ostatnia kolejka
order-inns-cathedrals-2 = Długa droga do domu
order-inns-cathedrals-3 = Dzwony nad dachami
order-inns-cathedrals-4 = Wielkie buty
order-inns-cathedrals-5 = Płonąca świeca

## Traders & Builders

order-traders-builders-1 = Pełne piwnice
order-traders-builders-2 = Miasto targowe
order-traders-builders-3 = Wszystkiego po trochu
order-traders-builders-4 = Wiecha
order-traders-builders-5 = Świniopas

## The Princess & the Dragon

order-princess-dragon-1 = Unikaj smoka
order-princess-dragon-2 = Wieczerza smoka
order-princess-dragon-3 = Księżniczka przemówiła
order-princess-dragon-4 = Przez portal
order-princess-dragon-5 = Dobra wróżka

## The Tower

order-tower-1 = Strażnica
order-tower-2 = Pod okiem straży
order-tower-3 = Pod samo niebo
order-tower-4 = Loch
order-tower-5 = Widać z daleka

## Abbey & Mayor

order-abbey-mayor-1 = Ostatni kamień
order-abbey-mayor-2 = Cztery za jednym zamachem
order-abbey-mayor-3 = Pan burmistrz
order-abbey-mayor-4 = I toczy się dalej
order-abbey-mayor-5 = Dożynki

## The Catapult

order-catapult-1 = W dziesiątkę
order-catapult-2 = Kręgle
order-catapult-3 = Pewne ręce
order-catapult-4 = Przez palce
order-catapult-5 = Od pierwszego wejrzenia

## The Cathars and the Besiegers

order-siege-1 = Oblężenie
order-siege-2 = Pod osłoną nocy

## Opat i ogrody

order-abbot-1 = Zielona ręka
order-abbot-2 = Ławka w cieniu
order-abbot-3 = Róże sąsiada
order-abbot-4 = Wezwany do domu
order-abbot-5 = Tuż przed rozkwitem

## Mag i wiedźma

order-mage-witch-1 = Pomocna dłoń
order-mage-witch-2 = Zaczarowana droga

## Kopalnie złota

order-gold-mines-1 = Samorodki
order-gold-mines-2 = Skarb

## Kręgi w zbożu

order-crop-circles-1 = Słoma na wietrze
order-crop-circles-2 = Drugi sierp

## Machiny latające

order-flying-machines-1 = Awaryjne lądowanie
order-flying-machines-2 = Z lotu ptaka

## Promy

order-ferries-1 = Przez wodę
order-ferries-2 = Wszyscy na pokład
order-hills-sheep-1 = Dobry pasterz
order-hills-sheep-2 = Liczenie owiec
order-hills-sheep-3 = Złote runo
order-hills-sheep-4 = Wspólne pastwisko
order-hills-sheep-5 = Trzy wory wełny

## Wiadomości

order-messages-1 = Pełna torba listów
order-messages-2 = Dobra nowina

## Rabusie

order-robbers-1 = Pieniądze albo życie
order-robbers-2 = Zabrać bogatym
