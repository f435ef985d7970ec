### Czech words of the King's Orders: their titles, at most 28 characters long.

## Base game

order-base-01 = Pět věží
order-base-02 = Pyšné město
order-base-03 = Velké hlavní město
order-base-04 = Osada
order-base-05 = Tři brány
order-base-06 = Město do čtverce
order-base-07 = Sedm špiček věží
order-base-08 = Bašta
order-base-09 = Vztyčte prapor
order-base-10 = Dvě korouhve
order-base-11 = Síň praporů
order-base-12 = Svobodné město
order-base-13 = Malá posádka
order-base-14 = Dobrá společnost
order-base-15 = Město k prasknutí
order-base-16 = Bratři ve zbrani
order-base-17 = Spolupoutníci
order-base-18 = Město duchů
order-base-19 = Prázdná cesta
order-base-20 = Společná zeď
order-base-21 = Dárek pro soupeře
order-base-22 = Sousedova modlitba
order-base-23 = Zkratka
order-base-24 = Den pochodu
order-base-25 = Obchodní stezka
order-base-26 = Poutní cesta
order-base-27 = Královská cesta
order-base-28 = Mlčící zvon
order-base-29 = Vlastní opat
order-base-30 = Od brány k bráně
order-base-31 = Cesta do města
order-base-32 = Otevřená brána
order-base-33 = Daleko k bráně
order-base-34 = Cesta a zeď
order-base-35 = Křižovatka
order-base-36 = Města dvojčata
order-base-37 = Stavební mistr
order-base-38 = Zvon a zednická lžíce
order-base-39 = První brázda
order-base-40 = Mezi čtyřmi městy
order-base-41 = Zelinářská zahrada
order-base-42 = Chléb pro město
order-base-43 = Dvě plné stodoly
order-base-44 = Bohatá sklizeň
order-base-45 = Čekání na hradby
order-base-46 = Druhý pluh
order-base-47 = Obecní pastvina
order-base-48 = Přes mez
order-base-49 = Zlatý den
order-base-50 = Plný měšec
order-base-51 = Mýtná závora

## King & Robber

order-king-robber-1 = Koruna
order-king-robber-2 = Maska
order-king-robber-3 = Uchvatitel trůnu
order-king-robber-4 = Loupež na cestě
order-king-robber-5 = Koruna a maska

## Heretics & Shrines

order-shrines-1 = Kacířství
order-shrines-2 = Pravá víra
order-shrines-3 = Vztyčené kameny
order-shrines-4 = Věřící
order-shrines-5 = Láska k bližnímu

## The Count of Carcassonne

order-count-1 = Přítel u dvora
order-count-2 = Trhový den
order-count-3 = Kovář a biskup
order-count-4 = Výpad
order-count-5 = Ucho hraběte

## Inns & Cathedrals

order-inns-cathedrals-1 = Poslední runda
order-inns-cathedrals-2 = Dlouhá cesta domů
order-inns-cathedrals-3 = Zvony nad střechami
order-inns-cathedrals-4 = Velké boty
order-inns-cathedrals-5 = Hořící svíce

## Traders & Builders

order-traders-builders-1 = Plné sklepy
order-traders-builders-2 = Městys
order-traders-builders-3 = Od všeho trochu
order-traders-builders-4 = Glajcha
order-traders-builders-5 = Pasák vepřů

## The Princess & the Dragon

order-princess-dragon-1 = Vyhněte se drakovi
order-princess-dragon-2 = Drakova večeře
order-princess-dragon-3 = Princezna promluvila
order-princess-dragon-4 = Tajnou chodbou
order-princess-dragon-5 = Dobrá víla

## The Tower

order-tower-1 = Strážní věž
order-tower-2 = Pod dohledem
order-tower-3 = Až do nebe
order-tower-4 = Hladomorna
order-tower-5 = Všem na očích

## Abbey & Mayor

order-abbey-mayor-1 = Poslední kámen
order-abbey-mayor-2 = Čtyři jednou ranou
order-abbey-mayor-3 = Pan starosta
order-abbey-mayor-4 = A jede se dál
order-abbey-mayor-5 = Dožínky

## The Catapult

order-catapult-1 = Do černého
order-catapult-2 = Kuželky
order-catapult-3 = Jisté ruce
order-catapult-4 = Děravé ruce
order-catapult-5 = Láska na první pohled

## The Cathars and the Besiegers

order-siege-1 = V obležení
order-siege-2 = Pod rouškou noci

## Opat a zahrady

order-abbot-1 = Zelené prsty
order-abbot-2 = Lavička ve stínu
order-abbot-3 = Sousedovy růže
order-abbot-4 = Povolán domů
order-abbot-5 = Těsně před rozkvětem

## Mág a čarodějnice

order-mage-witch-1 = Pomocná ruka
order-mage-witch-2 = Uhranutá cesta

## Zlaté doly

order-gold-mines-1 = Valouny
order-gold-mines-2 = Poklad

## Kruhy v obilí

order-crop-circles-1 = Sláma ve větru
order-crop-circles-2 = Druhý srp

## Létající stroje

order-flying-machines-1 = Nouzové přistání
order-flying-machines-2 = Z ptačí perspektivy

## Přívozy

order-ferries-1 = Přes vodu
order-ferries-2 = Všichni na palubu
order-hills-sheep-1 = Dobrý pastýř
order-hills-sheep-2 = Počítání oveček
order-hills-sheep-3 = Zlaté rouno
order-hills-sheep-4 = Společná pastvina
order-hills-sheep-5 = Tři pytle vlny

## Zprávy

order-messages-1 = Plná poštovní brašna
order-messages-2 = Radostná zvěst

## Zloději

order-robbers-1 = Peníze, nebo život
order-robbers-2 = Bohatým brát
