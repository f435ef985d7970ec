# Dlaczego: zasady tak, jak mówi się je graczom. Przy tym, o co pyta aplikacja, jest przykład; przy tym, za co są punkty, obok stoi suma.

why-title = Tak się tu gra
why-about = Zasady, według których gra ta aplikacja, dla zestawów na tym stole i z jego zasadami domowymi.
why-now = To pytanie
why-of-base = Każda gra
why-of-orders = Rozkazy króla
why-of-pad = W notesie punktacji
why-place = { $set }, { $heading }
why-head-placing = Układanie płytek
why-head-followers = Wystawianie podwładnych
why-head-majority = Przewaga
why-head-scoring = Punktacja
why-head-end = Koniec gry
why-head-deal = Rozdanie
why-head-track = Tor punktacji
why-head-draw = Dobieranie rozkazów
why-head-discard = Odrzucanie rozkazów
why-head-fulfil = Wykonywanie rozkazów
why-head-dragon = Smok
why-head-enter = Wejście do Carcassonne
why-head-count = Hrabia
why-head-leave = Wyjście z Carcassonne
why-head-abbey = Opactwo
why-head-throw = Jarmark
why-head-siege = Oblężenie
why-head-escape = Ucieczka
why-house = Zasady domowe przy tym stole
why-dead-one = Jedyna pozostała płytka tu nie pasuje.
why-dead = Żadna z { $count } pozostałych płytek tu nie pasuje. Sąsiednie wymagają: { $sides }.
why-dead-abbey = Opactwo pasuje do każdej luki.
why-scored = { $name } dostaje za to { $points } pkt w turze { $turn }.
why-scored-nobody = Nikt nie dostaje za to punktów.
why-if-completes = Ten ruch ukończyłby: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (nikt tam nie stoi)
why-if-king = Tytuł króla zdobywa wtedy { $name }.
why-if-robber = Tytuł barona rabusiów zdobywa wtedy { $name }.
why-if-nothing = Ten ruch nic by nie ukończył.
why-corrected = tura { $turn }, poprawiona
why-inserted = zapomniana tura, wstawiona

# Za co są punkty
why-for-road = Ukończona droga daje 1 punkt za każdą swoją płytkę, z karczmą 2. Nieukończona daje na koniec 1 za każdą płytkę, z karczmą nic.
why-for-city = Ukończone miasto daje 2 punkty za każdą swoją płytkę i każdy proporzec, z katedrą 3. Nieukończone daje na koniec połowę tego, z katedrą nic.
why-for-city-small = Ukończone miasto daje 2 punkty za każdą swoją płytkę i każdy proporzec, z katedrą 3; przy tym stole miasto z dwóch płytek daje za każde o 1 mniej. Nieukończone daje na koniec połowę tego, z katedrą nic.
why-for-monastery = Ukończony klasztor daje 9 punktów: 1 za swoją płytkę i po 1 za każdą z ośmiu wokół. Nieukończony daje na koniec 1 za siebie i 1 za każdą płytkę wokół.
why-for-shrine = Siedziba kultu daje punkty tak jak klasztor. W wyzwaniu daje je budynek ukończony jako pierwszy, drugi nie daje nic.
why-for-garden = Ogród daje punkty tak jak klasztor, ale może na nim stać tylko opat.
why-for-field = Pola dają punkty tylko na koniec: 3 za każde ukończone miasto, którego pole dotyka. Wielkość miasta i pola nie ma znaczenia.
why-for-field-by-city = Pola dają punkty tylko na koniec: każde ukończone miasto daje raz 4 temu, kto ma najwięcej chłopów na polach wokół niego. Wielkość miasta i pól nie ma znaczenia.
why-for-majority = Kto ma na obszarze najwięcej podwładnych, dostaje wszystkie jego punkty. Przy remisie każdy z remisujących dostaje wszystkie punkty.
why-for-pigsty = Przy stadzie świń każde ukończone miasto, którego dotyka jego pole, jest warte 1 punkt więcej. Kilka stad daje tyle co jedno.
why-for-pig = Świnia na polu daje swojemu właścicielowi 1 punkt więcej za każde ukończone miasto. Kilka świń daje tyle co jedna.
why-for-besieged = Oblężone miasto liczy się podwójnie dla pól, które go dotykają. Samo miasto daje połowę punktów, a nieukończone nic.
why-for-barn = Na koniec stodoła daje właścicielowi 4 punkty za każde ukończone miasto, którego dotyka jej pole. Gdy ją stawiano, tamtejsi chłopi zostali podliczeni i wrócili do zasobu.
why-for-fairy-turn = Kto zaczyna turę z wróżką przy swoim podwładnym, dostaje 1 punkt. W podwójnej turze tylko raz.
why-for-fairy = Gdy punktowany jest obszar, na którym stoi podwładny z wróżką, właściciel podwładnego dostaje 3 punkty więcej. Przewaga nie ma znaczenia.
why-for-ransom = Raz w swojej turze można wykupić jednego zakładnika za 3 punkty, które dostaje ten, kto go więzi. Podwładnego można od razu użyć.
why-for-fair = Na jarmarku 5 punktów daje najbliższy żeton albo strzał, którego nikt nie złapał, albo złapanie. Przy remisie o najbliższy każdy też dostaje 5.
why-for-goods = Na koniec 10 punktów za każdy rodzaj towaru dostaje ten, kto ma go najwięcej. Przy remisie każdy z remisujących też dostaje 10.
why-for-king = Na koniec król daje 1 punkt za każde ukończone miasto na polu gry, obojętnie czyje. Tytuł ma ten, kto ukończył największe miasto; równie duże go nie odbiera.
why-for-robber = Na koniec baron rabusiów daje 1 punkt za każdą ukończoną drogę na polu gry, obojętnie czyją. Tytuł ma ten, kto ukończył najdłuższą drogę; równie długa go nie odbiera.
why-for-titles = Przy tym stole król i baron rabusiów dają punkty według zasad domowych. O tym, kto ma te tytuły, decydują największe miasto i najdłuższa droga.
why-order = „{ $title }” wymaga: { $text }
why-for-order = Rozkaz króla daje swoje punkty, gdy tylko jego posiadacz zrobi wszystko, co na nim jest. Potem leży odkryty do końca.
why-for-unfulfilled-orders = Każdy rozkaz, który na koniec zostaje na ręce, kosztuje 10 punktów. Tylko rozkaz smoka daje 10, jeśli smok nie zjadł żadnego pionka jego posiadacza.
why-for-bitten = Kto ma na ręce rozkaz smoka i traci przez smoka pionek, płaci 10 punktów, tylko raz. Rozkaz leży potem odkryty i nic już nie daje.
why-for-most-orders = Kto ma najwięcej wykonanych rozkazów, dostaje na koniec 10 punktów. Liczy się liczba kart; przy remisie każdy też dostaje 10.
why-for-raised-to-zero = Przy tym stole nikt nie kończy poniżej 0. Brakujące punkty dodaje się na koniec.
why-for-gold = Na koniec do 3 sztabek złota daje po 1 punkcie, od 4 do 6 po 2, od 7 do 9 po 3, 10 i więcej po 4. Sztabki, które zostały na polu gry, nie dają nic.
why-for-mage = Mag daje 1 punkt więcej za każdą płytkę drogi lub miasta, gdzie stoi. Także tam, gdzie przez karczmę lub katedrę nie ma innych punktów.
why-for-witch = Wiedźma zabiera połowę punktów drogi lub miasta, gdzie stoi; zostaje połowa zaokrąglona w górę. Potem czeka obok pola gry.
why-for-sheep = Stado, które wraca do domu albo którego pole jest zamknięte, daje każdemu, kto ma tam pasterza, punkt za każdą owcę na polu. Owce, które na końcu są jeszcze na dworze, nie dają nic. Przykład: twoje 5 owiec i 3 owce Bena dają wam obu po 8.
why-for-bag = W worku są 4 żetony z 1 owcą, 5 z 2, 5 z 3, 2 z 4 oraz 2 wilki. Wilk od razu wraca do worka, pozostałe żetony wtedy, gdy ich pasterz wraca do domu.
why-for-under-hill = Płytkę ze wzgórzem kładzie się na jeszcze jednej płytce ze stosu, której nikt nie ogląda: ta jest poza grą. Jeśli żadnej już nie ma, pod wzgórzem nic nie leży.
why-for-hill = Spośród najsilniejszych na obszarze wygrywa ten, kto ma tam podwładnego na płytce ze wzgórzem. Przykład: Anna i Ben mają po jednym rycerzu, ale rycerz Anny stoi na wzgórzu. Tylko ona dostaje punkty za miasto.
why-for-hill-counted = Spośród najsilniejszych na obszarze wygrywa ten, kto ma tam najwięcej podwładnych na płytkach ze wzgórzem. Przykład: Anna i Ben są równie silni, ale Anna ma na wzgórzu jednego rycerza, a Ben dwóch. Tylko on dostaje punkty za miasto.
why-for-vineyard = Ukończony klasztor, ukończone opactwo lub ukończona siedziba kultu daje 3 punkty więcej za każdą winnicę na ośmiu płytkach wokół. Przykład: klasztor z dwiema winnicami daje 15.
why-for-vineyard-garden = Ukończony klasztor, ukończone opactwo, ukończona siedziba kultu lub ukończony ogród daje 3 punkty więcej za każdą winnicę na ośmiu płytkach wokół. Przykład: ogród z dwiema winnicami daje 15.
why-for-knights = Ta wiadomość daje 2 punkty za każdego własnego rycerza na polu gry. Rycerze zostają na miejscu.
why-for-farmers = Ta wiadomość daje 3 punkty za każdego własnego chłopa na polu gry. Chłopi zostają na miejscu.
why-for-message = Kto dobiera wiadomość, może zamiast tego, co na niej jest, wziąć 2 punkty. Wiadomość, która nic nie daje, to też 2 punkty.
why-for-robbed = Bandyta dostaje połowę za następny obszar punktowany obok niego na torze punktacji, z zaokrągleniem w górę. Okradziony gracz zachowuje wszystkie punkty.
why-for-by-hand = Te punkty zapisał stół, z podanym tam powodem. Nie daje ich żadna zasada.

# Pytania: stos rozkazów
why-ask-deal = Przed grą każdy dostaje trzy rozkazy króla i ogląda je w tajemnicy. Przykład: podajecie sobie urządzenie i tylko ty widzisz swoje trzy.
why-ask-dealt = Przed grą każdy dostaje trzy rozkazy króla i ogląda je w tajemnicy. Tu podaje się rozdane wydrukowane karty. Przykład: masz numery 4, 17 i 52, więc wybierasz te trzy.
why-ask-keep = Z pierwszych trzech rozkazów możesz oddać dokładnie jeden i zatrzymać dwa. Idzie on pod stos, a innego za niego nie ma. Przykład: masz trzy rozkazy chłopskie, więc oddajesz najtrudniejszy.
why-ask-fulfil = Jedna okazja to najwyżej jeden twój wykonany rozkaz; jeśli pasuje kilka, ty wybierasz. Inne zostają na ręce do następnej. Przykład: twoje miasto z 8 płytek pasuje do rozkazu na 6 płytek i do rozkazu na 8; pokazujesz jeden z nich.
why-ask-declare = Niektóre rozkazy możesz ocenić tylko ty, bo aplikacja nie widzi tego, czego wymagają. Zgłoś rozkaz, gdy zgadza się wszystko. Przykład: rozkaz wymaga miasta z trzema rycerzami, a notes punktacji nie zna rycerzy.
why-ask-claims = Przed końcową punktacją wszyscy są pytani raz, cokolwiek mają na ręce: potem rozkaz na ręce kosztuje 10 punktów. Przykład: ostatnia płytka rozśmieszyła wszystkich, jak każe twój rozkaz.
why-ask-draw = Na początku swojej tury, przed płytką, możesz dobrać rozkaz, jeśli masz ich najwyżej cztery. Rozkaz, który na koniec zostaje na ręce, kosztuje 10. Przykład: z pięcioma na ręce nikt nie dobiera.
why-ask-discard = Kto kiedykolwiek miał na ręce co najmniej trzy rozkazy chłopskie, może na początku tury odrzucać takie rozkazy, jawnie i bez kosztu. To prawo pozostaje, gdy ich ubędzie. Przykład: masz cztery i odrzucasz dwa; potem znów możesz dobrać.

# Pytania: tura
why-ask-tile = Dobrana płytka musi przylegać całym bokiem do pola gry, a wszystkie stykające się boki muszą pasować. Jeśli nigdzie nie pasuje, wypada z gry i dobiera się inną. Przykład: droga do drogi, miasto do miasta, pole do pola.
why-ask-abbey = Zamiast dobierać płytkę, możesz włożyć swoje opactwo w lukę z płytkami ze wszystkich czterech stron; nic nie musi pasować. Zamyka ono wszystkie cztery boki. Przykład: kończy drogę i miasto, które wchodzą w lukę.
why-ask-ransom = Raz w swojej turze możesz wykupić jednego zakładnika za 3 punkty, które dostaje ten, kto go więzi; musisz mieć co najmniej 3. Podwładnego można od razu użyć. Przykład: płacisz Benowi 3 i umieszczasz podwładnego w tej samej turze.
why-ask-escape = Po swojej turze możesz zabrać jednego rycerza z oblężonego miasta do zasobu, jeśli klasztor lub siedziba kultu jest obok jednej z płytek oblężenia. Nie daje on punktów. Przykład: klasztor leży przy rogu płytki oblężenia.
why-ask-skip = Tura mija bez płytki tylko wtedy, gdy żadna z pozostałych nie pasuje albo gdy tak chce stół. Dalej gra następny gracz. Przykład: runda strzałów przepada, bo zginął żeton.
why-ask-end = Gra kończy się po turze ostatniej płytki. Stół może ją zakończyć wcześniej; wtedy wszystko punktuje się tak, jak leży. Przykład: jest późno i postanawiacie skończyć po tej rundzie.
why-ask-adjust = Stół może ręcznie dodać lub odjąć punkty, z podaniem powodu. To na sprawy, których aplikacja nie zna. Przykład: 5 punktów za najlepszy żart.

# Pytania: z samej płytki
why-ask-gold = Płytka ze złotem daje jedną sztabkę na siebie i jedną na płytkę obok, także po skosie. Tę płytkę wybierasz, zanim kogoś umieścisz. Przykład: połóż ją na płytce swojego miasta, które po ukończeniu da ci obie.
why-ask-share-gold = Kto punktuje ukończony obszar, bierze sztabki z jego płytek. Gdy punktuje kilka osób, wszyscy, którzy mogą, biorą kolejno po jednej; zaczyna gracz, który ma turę. Przykład: trzy sztabki dla Anny i Bena: Anna 2, Ben 1.
why-ask-magic = Kto dokłada płytkę z tym znakiem, musi wysłać maga lub wiedźmę na nieukończoną drogę albo do nieukończonego miasta, każde gdzie indziej. Mag daje 1 punkt więcej za płytkę, wiedźma zabiera połowę. Przykład: wiedźma idzie do dużego miasta przeciwnika.
why-ask-circle = Kto dołożył krąg w zbożu, wybiera za wszystkich: każdy może dostawić podwładnego do własnego albo każdy musi zabrać jednego do zasobu. Tarcza oznacza rycerzy, maczuga zbójców, widły chłopów. Przykład: nie masz rycerza, więc każdy ma zabrać jednego.
why-ask-crop-add = Możesz dostawić jednego podwładnego z zasobu na części płytki, gdzie już stoi twój. Wybrać można tylko rodzaj, który pokazuje krąg w zbożu. Przykład: drugi rycerz obok pierwszego to dwaj twoi w tym mieście.
why-ask-crop-take-home = Musisz zabrać do zasobu jednego swojego podwładnego tego rodzaju, który pokazuje krąg w zbożu. Nie daje on punktów. Przykład: zabierz rycerza, którego miasta nie da się już ukończyć.
why-ask-dragon = Smok robi sześć kroków; gracze po kolei prowadzą go o jeden, zaczyna ten, kto ma turę. Nigdy nie wchodzi dwa razy na tę samą płytkę ani do wróżki, a gdzie wchodzi, zjada wszystkich podwładnych. Przykład: Ben prowadzi go na klasztor Anny, a jej mnich wraca do zasobu bez punktów.
why-ask-token = Po turze z płytką jarmarku każdy raz strzela jednym żetonem; zaczyna gracz, który ma turę. Ten gracz wybiera żeton. Przykład: przy „łapaniu” następny gracz próbuje złapać twój strzał.
why-ask-target = Kto trafi najbliżej jarmarku, dostaje 5 punktów; mierzy się od środka jego płytki do najbliższej krawędzi żetonu. Żetony obok płytek nie biorą udziału. Przykład: 42 mm wygrywa z 45 mm; dwa po 42 mm dają po 5.
why-ask-catch = Strzelasz nad linijką w stronę następnego gracza. Jeśli żetonu nikt nie złapie, dostajesz 5 punktów; jeśli ktoś złapie, dostaje je łapiący. Przykład: Ben go upuszcza, więc dostajesz 5.
why-ask-knock-out = Każdy podwładny, którego żeton trafi lub przesunie, wraca do zasobu bez punktów. Nikt nie dostaje punktów za strzał. Przykład: żeton przetacza się po dwóch rycerzach i obaj wracają.
why-ask-seduction = Jeśli żeton leży na płytce, możesz zastąpić najbliższego podwładnego własnym z zasobu. Nikt nie dostaje za to punktów. Przykład: najbliżej jest rycerz Bena; teraz w tym mieście stoi twój.

# Pytania: Carcassonne
why-ask-enter = Jeśli twoja płytka dała punkty przeciwnikowi, a tobie nie, możesz wysłać jednego podwładnego z zasobu do dzielnicy Carcassonne. Stamtąd może później pójść na obszar. Przykład: kończysz drogę Anny i wysyłasz podwładnego do kuźni.
why-ask-count = Kto właśnie wysłał podwładnego do Carcassonne, może przenieść hrabiego do dowolnej dzielnicy. Z tej, w której stoi, nikt nie wychodzi. Przykład: przenieś go do zamku, gdzie czekają rycerze Bena.
why-ask-begin-leaving = Przed punktacją obszaru każdy ma jedną szansę sprowadzić na niego podwładnych z Carcassonne. Gracz, który ma turę, mówi, kto zaczyna: on sam czy gracz po jego lewej. Przykład: bądź na końcu, jeśli chcesz widzieć, kto przyjdzie.
why-ask-leave = Z zamku podwładni idą do właśnie ukończonego miasta, z kuźni na drogę, z katedry do klasztoru lub siedziby kultu; z targu na pola na koniec. Od razu liczą się do przewagi. Przykład: dwaj z zamku wygrywają z jednym rycerzem.
why-ask-wagon = Po podliczeniu swojego obszaru wóz może, zamiast wracać do zasobu, pojechać na połączony z nim nieukończony obszar bez podwładnego. Przykład: z ukończonej drogi do otwartego miasta na jej końcu.

# Pytania: na torze punktacji
why-ask-walk = Kto zdobywa punkty, wybiera, czy idzie podwładny, czy posłaniec, o wszystkie punkty. Pionek, który we własnej turze zatrzyma się na 0, 5, 10…, przynosi wiadomość. Przykład: posłaniec stoi na 12, a 3 punkty prowadzą go na 15.
why-ask-message = Kto dobiera wiadomość, robi to, co na niej jest, albo bierze 2 punkty. Potem idzie ona pod stos. Przykład: „2 punkty za każdego twojego rycerza”, przy trzech rycerzach: 6 punktów.
why-ask-pennants = Ta wiadomość daje 2 punkty za każdy proporzec w jednym mieście z twoim rycerzem. Przewaga nie ma znaczenia, a rycerz zostaje. Przykład: trzy proporce dają 6.
why-ask-score-follower = Ta wiadomość podlicza jednego twojego podwładnego jak na koniec gry i zabiera go do zasobu. Przewaga nie ma znaczenia. Przykład: chłop przy dwóch ukończonych miastach daje 6.
why-ask-bandit = Z płytką z sakiewką możesz postawić bandytę obok pionka na torze punktacji. Dostaje on połowę za następny obszar, za który ten pionek ma punkty. Przykład: obok Bena, który zaraz ukończy swoje miasto.
why-ask-rob = Gdy obok twojego bandyty zdobyło punkty kilka osób, ty wybierasz, kogo okrada. Dostaje połowę, zaokrągloną w górę, a okradziony gracz nic nie traci. Przykład: połowa z 9 to 5.

# Pytania: notes punktacji
why-ask-note = W notesie punktacji zapisujecie, co ukończyła płytka: co to jest, jak duże i kto ma tam ilu podwładnych. Liczy aplikacja. Przykład: miasto z 5 płytek z 1 proporcem i rycerzem Anny: 12 punktów dla Anny.
why-ask-remain = Na koniec zapisujecie, co nieukończone leży na stole i kto tam stoi. Liczy aplikacja. Przykład: droga z 3 płytek ze zbójcą Bena: 3 punkty dla Bena.
why-ask-deed = Rozkazy mogą wymagać czegoś więcej niż ukończonych obszarów, więc i takie czyny się zapisuje. Tego, czego nie wymaga żaden rozkaz w grze, podawać nie trzeba. Przykład: Anna przeniosła wróżkę do swojego mnicha.
why-ask-turn = Tu mówicie aplikacji, czyja tura jest naprawdę. Nic innego się nie zmienia. Przykład: jednej tury nie zapisano, bo nic nie ukończono.
why-ask-completed = Król i baron rabusiów dają 1 punkt za każde ukończone miasto i każdą ukończoną drogę na stole. Policzcie wszystkie, obojętnie czyje. Przykład: 9 ukończonych miast daje posiadaczowi tytułu króla 9 punktów.

# Akcja tury
why-act-follower = Po dołożeniu płytki możesz postawić na niej jednego podwładnego: na drodze, w mieście, w klasztorze lub na polu, jeśli nigdzie na tym obszarze nie stoi podwładny. Przykład: na drodze twojej płytki jest już zbójca, więc bierzesz miasto.
why-act-big-follower = Przy ustalaniu przewagi duży podwładny liczy się za dwóch, poza tym za jednego. Przykład: sam remisuje z dwoma zwykłymi rycerzami.
why-act-mayor = Burmistrz może stać tylko w mieście i liczy się za tylu, ile miasto ma proporców. Bez proporca wcale się nie liczy. Przykład: przy dwóch proporcach liczy się za dwóch.
why-act-wagon = Wóz staje na drogach, w miastach i w klasztorach, nie na polach. Po podliczeniu może pojechać dalej. Przykład: z ukończonej drogi do otwartego miasta na jej końcu.
why-act-builder = Budowniczy idzie na drogę lub do miasta, gdzie masz podwładnego. Gdy później przedłużysz ten obszar płytką, dostajesz w tej turze drugą. Przykład: dokładasz płytkę do jego miasta i dobierasz jeszcze jedną.
why-act-pig = Świnia idzie na pole, na którym masz chłopa. Jeśli dostajesz punkty za to pole, każde ukończone miasto daje 4 zamiast 3. Przykład: trzy miasta dają 12.
why-act-barn = Stodoła staje na rogu, gdzie na jednym polu bez stodoły stykają się cztery płytki, w tym właśnie dołożona. Tamtejsi chłopi są od razu podliczani i wracają do zasobu; na koniec stodoła daje 4 za każde ukończone miasto. Przykład: dwa ukończone miasta dają 8.
why-act-abbot = Opat staje w klasztorach i, jako jedyny, w ogrodach. Później możesz go odwołać za dotychczasowe punkty. Przykład: w ogrodzie z pięcioma płytkami wokół daje 6.
why-act-recall = Zamiast kogoś umieszczać, możesz odwołać swojego opata. Daje 1 punkt za swoją płytkę i 1 za każdą płytkę wokół. Przykład: przy pięciu płytkach wokół dostajesz 6.
why-act-phantom = Po akcji tury możesz postawić fantoma na innym obszarze płytki. Liczy się jako jeden podwładny. Przykład: podwładny bierze miasto, a fantom drogę.
why-act-shepherd = Pasterz idzie na pole nowej płytki, na którym nie ma pasterza, i zbiera tam owce. Nie jest podwładnym: chłopi mu nie przeszkadzają ani on im. Przykład: idzie na pole z chłopem przeciwnika.
why-act-flock = Po płytce, która powiększa pole twojego pasterza, ciągniesz jeszcze jeden żeton dla stada albo prowadzisz je do domu. Pasterz, który właśnie przyszedł, ciągnie od razu. Owce kładą się przy nim; wilk odsyła wszystkich pasterzy pola do domu z niczym. Przykład: przy 7 owcach kończysz i bierzesz 7 punktów.
why-act-princess = Jeśli płytka z księżniczką powiększa miasto, możesz, zamiast kogoś umieszczać, odesłać z niego jednego rycerza, obojętnie czyjego. Nie daje on punktów. Przykład: jedyny rycerz Bena odchodzi i miasto jest wolne.
why-act-fairy = Zamiast kogoś umieszczać, możesz postawić wróżkę przy jednym ze swoich podwładnych. Smok tam nie wejdzie, a ty dostajesz 1 punkt na początku każdej swojej tury i 3, gdy podwładny jest punktowany. Przykład: przy mnichu w prawie ukończonym klasztorze.
why-act-raise = Zamiast kogoś umieszczać, możesz położyć swój element wieży na miejscu na wieżę albo na otwartej wieży. Potem możesz wziąć zakładnika tak daleko, jak wysoka jest wieża. Przykład: przy wysokości 2 o dwie płytki w linii prostej.
why-act-man = Zamiast kogoś umieszczać, możesz postawić podwładnego na szczycie wieży. Dopóki tam stoi, nikt nie może dołożyć elementu. Przykład: ratujesz swojego rycerza przed wieżą obok niego.
why-act-capture = Właśnie podwyższona wieża może wziąć jednego podwładnego ze swojej płytki albo w linii prostej do tylu płytek, ile ma wysokości. Podwładni przeciwników zostają zakładnikami; jeśli przeciwnik ma twojego, obu się wymienia. Przykład: wysokość 1 sięga sąsiedniej płytki.
why-act-fly = Zamiast postawić kogoś na płytce, wysyłasz podwładnego machiną o jedną do trzech płytek w kierunku strzałki, jak wskaże kostka. Musi tam zająć nieukończoną drogę, miasto lub klasztor, nawet jeśli ktoś już tam stoi. Przykład: wypada 2 i lądujesz w mieście Anny.
why-act-ferry = Po akcji kładziesz prom na nowym jeziorze: łączy on dwie z dróg, które się tam kończą, a inne kończą się nad jeziorem. Przykład: droga twojego zbójcy biegnie dalej po drugiej stronie.
why-act-move-ferry = Kto wydłuża drogę, może przesunąć najbliższy prom na niej tak, by łączył dwie inne drogi swojego jeziora. Przykład: długa droga Bena kończy się teraz nad jeziorem.
why-act-site = Dla niektórych rozkazów ważne jest, w którym mieście leży miejsce na wieżę. Gdzie rysunek tego nie rozstrzyga, mówi to stół. Przykład: większa część leży w lewym mieście.
