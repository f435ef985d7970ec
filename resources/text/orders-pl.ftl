### Polish words of the King's Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Base game

order-base-01 = Pięć wież
    .text = Ukończ miasto z dokładnie 5 płytek.
order-base-02 = Dumne miasto
    .text = Ukończ miasto z co najmniej 6 płytek.
order-base-03 = Wielka stolica
    .text = Ukończ miasto z co najmniej 10 płytek.
order-base-04 = Osada
    .text = Ukończ miasto z dokładnie 2 płytek, w którym stoi co najmniej 1 podwładny przeciwnika.
order-base-05 = Trzy bramy
    .text = Ukończ miasto z dokładnie 3 płytek.
order-base-06 = Miasto w kwadracie
    .text = Ukończ miasto z dokładnie 4 płytek.
order-base-07 = Siedem iglic
    .text = Ukończ miasto z dokładnie 7 płytek.
order-base-08 = Bastion
    .text = Ukończ miasto z co najmniej 8 płytek.
order-base-09 = Barwy na maszt
    .text = Ukończ miasto z co najmniej 1 proporcem.
order-base-10 = Dwa sztandary
    .text = Ukończ miasto z dokładnie 2 proporcami.
order-base-11 = Sala sztandarów
    .text = Ukończ miasto z co najmniej 3 proporcami.
order-base-12 = Wolne miasto
    .text = Ukończ miasto z co najmniej 5 płytek, bez żadnego proporca.
order-base-13 = Mały garnizon
    .text = Ukończ miasto z najwyżej 3 płytek i z co najmniej 1 proporcem.
order-base-14 = Dobre towarzystwo
    .text = Ukończ miasto, w którym stoi co najmniej 2 podwładnych, obojętnie czyich.
order-base-15 = Tłok w mieście
    .text = Ukończ miasto, w którym stoi co najmniej 3 podwładnych, obojętnie czyich.
order-base-16 = Towarzysze broni
    .text = Ukończ miasto, w którym stoi co najmniej 2 twoich podwładnych.
order-base-17 = Towarzysze podróży
    .text = Ukończ drogę, na której stoi co najmniej 2 podwładnych, obojętnie czyich.
order-base-18 = Miasto duchów
    .text = Ukończ miasto z co najmniej 3 płytek, w którym nie stoi żaden podwładny.
order-base-19 = Pusta droga
    .text = Ukończ drogę z co najmniej 4 płytek, na której nie stoi żaden podwładny.
order-base-20 = Wspólny mur
    .text = Ukończ miasto, w którym stoją podwładni co najmniej 2 różnych graczy.
order-base-21 = Podarunek dla rywala
    .text = Ukończ miasto z co najmniej 3 płytek, w którym stoi co najmniej 1 podwładny przeciwnika i żaden twój.
order-base-22 = Modlitwa sąsiada
    .text = Ukończ klasztor (lub opactwo), na którym stoi co najmniej 1 podwładny przeciwnika.
order-base-23 = Droga na skróty
    .text = Ukończ drogę z dokładnie 3 płytek, na której nie stoi żaden podwładny.
order-base-24 = Dzień marszu
    .text = Ukończ drogę z dokładnie 5 płytek.
order-base-25 = Szlak handlowy
    .text = Ukończ drogę z co najmniej 6 płytek.
order-base-26 = Szlak pielgrzymów
    .text = Ukończ drogę z co najmniej 8 płytek.
order-base-27 = Trakt królewski
    .text = Ukończ drogę z co najmniej 10 płytek.
order-base-28 = Milczący dzwon
    .text = Ukończ klasztor (lub opactwo), na którym nie stoi żaden podwładny.
order-base-29 = Własny opat
    .text = Ukończ klasztor (lub opactwo), na którym stoi co najmniej 1 twój podwładny.
order-base-30 = Od bramy do bramy
    .text = Ukończ drogę lub miasto tak, by ukończona droga prowadziła do co najmniej 2 różnych ukończonych miast.
order-base-31 = Droga do miasta
    .text = Ukończ drogę lub miasto tak, by ukończona droga prowadziła do ukończonego miasta z co najmniej 4 płytek.
order-base-32 = Otwarta brama
    .text = Ukończ drogę lub miasto tak, by ukończona droga prowadziła do ukończonego miasta.
order-base-33 = Długie podejście
    .text = Ukończ drogę lub miasto tak, by ukończona droga z co najmniej 4 płytek prowadziła do ukończonego miasta.
order-base-34 = Droga i mur
    .text = Jedną płytką ukończ co najmniej 1 miasto i co najmniej 1 drogę.
order-base-35 = Skrzyżowanie
    .text = Jedną płytką ukończ co najmniej 2 drogi.
order-base-36 = Miasta bliźniacze
    .text = Jedną płytką ukończ co najmniej 2 miasta.
order-base-37 = Mistrz budowlany
    .text = Jedną płytką ukończ co najmniej 3 obszary: drogi, miasta, klasztory, opactwa lub siedziby kultu.
order-base-38 = Dzwon i kielnia
    .text = Jedną płytką ukończ klasztor (lub opactwo) i co najmniej 1 inny obszar: drogę, miasto, klasztor, opactwo lub siedzibę kultu.
order-base-39 = Pierwsza bruzda
    .text = Umieść chłopa.
order-base-40 = Między czterema miastami
    .text = Umieść chłopa na polu, które dotyka co najmniej 4 miast, ukończonych lub nie.
order-base-41 = Ogród warzywny
    .text = Umieść chłopa na polu, które dotyka co najmniej 5 miast, ukończonych lub nie.
order-base-42 = Chleb dla miasta
    .text = Umieść chłopa na polu, które dotyka co najmniej 3 miast, w tym co najmniej 1 ukończonego.
order-base-43 = Dwie pełne stodoły
    .text = Umieść chłopa na polu, które dotyka co najmniej 2 ukończonych miast.
order-base-44 = Bogate żniwa
    .text = Umieść chłopa na polu, które dotyka co najmniej 3 ukończonych miast.
order-base-45 = Czekając na mury
    .text = Umieść chłopa na polu, które dotyka co najmniej 3 miast, ale żadnego ukończonego.
order-base-46 = Drugi pług
    .text = Umieść chłopa na polu, które dotyka co najmniej 3 miast, tak by mieć co najmniej 2 chłopów w polu gry.
order-base-47 = Wiejskie błonia
    .text = Umieść chłopa tak, by mieć co najmniej 5 chłopów w polu gry.
order-base-48 = Przez miedzę
    .text = Dołóż płytkę, która łączy pole, na którym jest twój chłop, z polem, na którym jest chłop przeciwnika.
order-base-49 = Złoty dzień
    .text = Zdobądź naraz co najmniej 12 punktów za jeden obszar: pole liczy się, gdy punktuje je stodoła, punkty wróżki nie.
order-base-50 = Pełna sakiewka
    .text = Zdobądź w jednej turze co najmniej 15 punktów za obszary: pola liczą się, gdy punktuje je stodoła, punkty wróżki nie.
order-base-51 = Rogatka
    .text = Zdobądź co najmniej 5 punktów za jedną drogę, bez względu na to, kto ją ukończy.

## King & Robber

order-king-robber-1 = Korona
    .text = Zdobądź tytuł króla, ze stołu albo od przeciwnika.
order-king-robber-2 = Maska
    .text = Zdobądź tytuł barona rabusiów, ze stołu albo od przeciwnika.
order-king-robber-3 = Uzurpator
    .text = Odbierz przeciwnikowi tytuł króla.
order-king-robber-4 = Rozbój na drodze
    .text = Odbierz przeciwnikowi tytuł barona rabusiów.
order-king-robber-5 = Korona i maska
    .text = Zdobądź tytuł króla lub barona rabusiów tak, by mieć oba tytuły.

## Heretics & Shrines

order-shrines-1 = Herezja
    .text = Wygraj wyzwanie swoim podwładnym na siedzibie kultu.
order-shrines-2 = Prawdziwa wiara
    .text = Wygraj wyzwanie swoim podwładnym na klasztorze (lub opactwie).
order-shrines-3 = Stojące kamienie
    .text = Ukończ siedzibę kultu.
order-shrines-4 = Wierni
    .text = Ukończ klasztor, opactwo lub siedzibę kultu, gdzie stoi co najmniej 1 twój podwładny.
order-shrines-5 = Miłość bliźniego
    .text = Ukończ klasztor, opactwo lub siedzibę kultu, gdzie stoi co najmniej 1 podwładny przeciwnika.

## The Count of Carcassonne

order-count-1 = Przyjaciel na dworze
    .text = Wyślij podwładnego do zamku w Carcassonne tak, by w Carcassonne było co najmniej 2 twoich podwładnych.
order-count-2 = Dzień targowy
    .text = Wyślij podwładnego na targ w Carcassonne tak, by w Carcassonne było co najmniej 2 twoich podwładnych.
order-count-3 = Kowal i biskup
    .text = Wyślij podwładnego do kuźni lub katedry w Carcassonne tak, by w Carcassonne było co najmniej 2 twoich podwładnych.
order-count-4 = Wypad
    .text = Przed końcową punktacją przenieś podwładnego z Carcassonne na obszar.
order-count-5 = Ucho hrabiego
    .text = Przenieś hrabiego do dzielnicy Carcassonne, w której jest co najmniej 1 podwładny przeciwnika.

## Inns & Cathedrals

order-inns-cathedrals-1 = Ostatnia kolejka
    .text = Ukończ drogę z co najmniej 1 karczmą, gdy stoi na niej co najmniej 1 twój podwładny.
order-inns-cathedrals-2 = Długa droga do domu
    .text = Ukończ drogę z co najmniej 5 płytek i z co najmniej 1 karczmą.
order-inns-cathedrals-3 = Dzwony nad dachami
    .text = Ukończ miasto z co najmniej 1 katedrą.
order-inns-cathedrals-4 = Wielkie buty
    .text = Ukończ miasto, w którym stoi twój duży podwładny.
order-inns-cathedrals-5 = Płonąca świeca
    .text = Jedną płytką ukończ co najmniej 1 miasto i co najmniej 1 drogę bez karczmy.

## Traders & Builders

order-traders-builders-1 = Pełne piwnice
    .text = Ukończ miasto z co najmniej 4 płytek i z co najmniej 1 symbolem towaru.
order-traders-builders-2 = Miasto targowe
    .text = Ukończ miasto z co najmniej 2 symbolami towarów, takimi samymi lub różnymi.
order-traders-builders-3 = Wszystkiego po trochu
    .text = Ukończ miasto z co najmniej 2 różnymi rodzajami towarów.
order-traders-builders-4 = Wiecha
    .text = Ukończ miasto, w którym stoi twój budowniczy.
order-traders-builders-5 = Świniopas
    .text = Umieść swoją świnię na polu, które dotyka co najmniej 3 ukończonych miast.

## The Princess & the Dragon

order-princess-dragon-1 = Unikaj smoka
    .text = Gdy smok zje twój pionek, od razu tracisz 10 punktów. Jeśli masz tę kartę jeszcze na koniec, dostajesz 10 punktów.
order-princess-dragon-2 = Wieczerza smoka
    .text = Dołóż płytkę ze smokiem tak, by smok zjadł potem co najmniej 2 pionki przeciwników.
order-princess-dragon-3 = Księżniczka przemówiła
    .text = Niech księżniczka odeśle rycerza przeciwnika.
order-princess-dragon-4 = Przez portal
    .text = Umieść podwładnego przez magiczny portal na innej płytce, w mieście z co najmniej 3 płytek.
order-princess-dragon-5 = Dobra wróżka
    .text = Przenieś wróżkę do swojego podwładnego w mieście, w którym stoi też co najmniej 1 podwładny przeciwnika.

## The Tower

order-tower-1 = Strażnica
    .text = Ukończ miasto z co najmniej 1 miejscem na wieżę, które w większej części leży w tym mieście.
order-tower-2 = Pod okiem straży
    .text = Ukończ miasto, w którym leży co najmniej 1 miejsce na wieżę i stoi co najmniej 1 podwładny przeciwnika.
order-tower-3 = Pod samo niebo
    .text = Podwyższ wieżę do wysokości co najmniej 8.
order-tower-4 = Loch
    .text = Weź podwładnego przeciwnika jako zakładnika tak, by mieć co najmniej 5 zakładników.
order-tower-5 = Widać z daleka
    .text = Ukończ miasto z co najmniej 4 płytek, w którym leży co najmniej 1 miejsce na wieżę.

## Abbey & Mayor

order-abbey-mayor-1 = Ostatni kamień
    .text = Dołóż swoje opactwo tak, by ukończyć co najmniej 3 obszary. Opactwo może być jednym z nich.
order-abbey-mayor-2 = Cztery za jednym zamachem
    .text = Dołóż swoje opactwo tak, by ukończyć co najmniej 4 obszary. Opactwo może być jednym z nich.
order-abbey-mayor-3 = Pan burmistrz
    .text = Ukończ miasto z co najmniej 1 proporcem, w którym stoi twój burmistrz.
order-abbey-mayor-4 = I toczy się dalej
    .text = Pojedź dalej swoim wozem po punktacji jego obszaru.
order-abbey-mayor-5 = Dożynki
    .text = Umieść swoją stodołę na polu, które dotyka co najmniej 3 ukończonych miast.

## The Catapult

order-catapult-1 = W dziesiątkę
    .text = Wystrzel żeton zawodów strzeleckich tak, by jego najbliższa krawędź leżała najwyżej 6 cm od środka płytki jarmarku.
order-catapult-2 = Kręgle
    .text = Jednym strzałem żetonu bitwy na torty traf co najmniej 1 podwładnego przeciwnika.
order-catapult-3 = Pewne ręce
    .text = Złap żeton łapania.
order-catapult-4 = Przez palce
    .text = Wystrzel żeton łapania dość daleko, za linijkę, tak by nikt go nie złapał.
order-catapult-5 = Od pierwszego wejrzenia
    .text = Żetonem uwodzenia zamień podwładnego przeciwnika na swojego.

## The Cathars and the Besiegers

order-siege-1 = Oblężenie
    .text = Ukończ oblężone miasto z co najmniej 4 płytek.
order-siege-2 = Pod osłoną nocy
    .text = Niech twój rycerz ucieknie z oblężonego miasta.

## Opat i ogrody

order-abbot-1 = Zielona ręka
    .text = Ukończ ogród.
order-abbot-2 = Ławka w cieniu
    .text = Ukończ ogród, w którym stoi twój opat.
order-abbot-3 = Róże sąsiada
    .text = Ukończ ogród, w którym stoi co najmniej 1 podwładny przeciwnika.
order-abbot-4 = Wezwany do domu
    .text = Odwołaj opata za co najmniej 8 punktów.
order-abbot-5 = Tuż przed rozkwitem
    .text = Umieść opata w ogrodzie, który liczy co najmniej 6 płytek razem z własną.

## Mag i wiedźma

order-mage-witch-1 = Pomocna dłoń
    .text = Przenieś maga do miasta z co najmniej 4 płytek, w którym stoi co najmniej 1 twój podwładny.
order-mage-witch-2 = Zaczarowana droga
    .text = Przenieś wiedźmę na drogę z co najmniej 4 płytek, na której stoi co najmniej 1 podwładny przeciwnika.

## Kopalnie złota

order-gold-mines-1 = Samorodki
    .text = Weź co najmniej 2 sztabki złota za obszary, które kończy jedna płytka.
order-gold-mines-2 = Skarb
    .text = Weź sztabkę złota tak, by mieć ich co najmniej 3.

## Kręgi w zbożu

order-crop-circles-1 = Słoma na wietrze
    .text = Dołóż krąg w zbożu, przez który co najmniej 1 pionek przeciwnika wraca do zasobu.
order-crop-circles-2 = Drugi sierp
    .text = Przez krąg w zbożu dostaw własny pionek.

## Machiny latające

order-flying-machines-1 = Awaryjne lądowanie
    .text = Wyląduj machiną latającą tam, gdzie stoi co najmniej 1 podwładny przeciwnika.
order-flying-machines-2 = Z lotu ptaka
    .text = Wyląduj machiną latającą w mieście.

## Promy

order-ferries-1 = Przez wodę
    .text = Ukończ drogę z co najmniej 5 płytek z co najmniej 1 promem.
order-ferries-2 = Wszyscy na pokład
    .text = Przesuń prom tak, by był na drodze z co najmniej 6 płytek.

## Wiadomości

order-messages-1 = Pełna torba listów
    .text = Przeczytaj wiadomość tak, by mieć przeczytane co najmniej 3.
order-messages-2 = Dobra nowina
    .text = Przeczytaj wiadomość, która daje ci co najmniej 5 punktów.

## Rabusie

order-robbers-1 = Pieniądze albo życie
    .text = Zabierz swoim bandytą co najmniej 4 punkty.
order-robbers-2 = Zabrać bogatym
    .text = Okradnij swoim bandytą gracza, który ma więcej punktów niż ty.
