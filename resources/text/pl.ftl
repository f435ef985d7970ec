### Polish words of King's Order. Terms are those of Polish players and rule books.
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may bend them or agree with their gender.

list-separator = {", "}
list-last = { $first } i { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = klasztor
tile-shrine = siedziba kultu
tile-field = pole
tile-abbey = opactwo
tile-river = rzeka
tile-inn = karczma
tile-cathedral = katedra
tile-princess = księżniczka
tile-besieged = oblężenie
tile-volcano = wulkan
tile-dragon = smok
tile-portal = magiczny portal
tile-tower = miejsce na wieżę
tile-fair = jarmark
shown-pennant = proporzec
shown-goods = towary
shown-tower = wieża
tile-city-cap = miasto na jednym boku
tile-city-band = miasto w poprzek
tile-city-corner = miasto na dwóch bokach
tile-city-three = miasto na trzech bokach
tile-city-full = miasto na całej płytce
tile-cities-two = dwa miasta
tile-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
}
tile-road-end = koniec drogi
tile-road-straight = prosta droga
tile-road-curve = zakręt drogi
tile-road-branching = rozgałęziona droga
tile-roads-two = dwie drogi
tile-junction-three = skrzyżowanie trzech dróg
tile-junction-four = skrzyżowanie czterech dróg
tile-pennants = { $count ->
    [one] proporzec
    [few] { $count } proporce
   *[many] { $count } proporców
}
edge-city = miasto
edge-road = droga
edge-field = pole
edge-river = rzeka
edge-carcassonne = Carcassonne
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
feature-road = droga
feature-city = miasto
feature-field = pole
feature-monastery = klasztor
feature-shrine = siedziba kultu
role-road = zbójca
role-city = rycerz
role-field = chłop
role-monastery = mnich
role-shrine = heretyk
role-big-follower = duży podwładny
role-mayor = burmistrz
role-wagon = wóz
role-builder = budowniczy
role-pig = świnia
role-barn = stodoła
a-road = zbójcę
a-city = rycerza
a-field = chłopa
a-monastery = mnicha
a-shrine = heretyka
a-big-follower = dużego podwładnego
a-mayor = burmistrza
a-wagon = wóz
a-builder = budowniczego
a-pig = świnię
a-barn = stodołę
a-follower = podwładnego
figure-follower = podwładny
goods-of = { $count } × { $good }
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-black = czarny
colour-grey = szary
colour-pink = różowy
colour-white = biały

## Sets

set-base = Gra podstawowa
set-king-robber = Król i baron rabusiów
set-shrines = Heretyk i siedziba kultu
set-shrines-extra = Szósta siedziba kultu
set-count = Hrabia z Carcassonne
set-river-1 = Rzeka
set-river-2 = Rzeka II
set-inns-cathedrals = Karczmy i katedry
set-traders-builders = Kupcy i budowniczowie
set-princess-dragon = Księżniczka i smok
set-tower = Wieża
set-abbey-mayor = Opactwo i burmistrz
set-catapult = Katapulta
set-siege-cathars = Katarzy
set-siege-besiegers = Oblegający

## Scores

source-road = Drogi
source-city = Miasta
source-monastery = Klasztory
source-shrine = Siedziby kultu
source-field = Pola
source-king = Król
source-robber = Baron
source-goods = Towary
source-orders = Rozkazy
source-fairy = Wróżka
source-ransom = Okup
source-catapult = Katapulta
source-track = Tor bez rozkazów
source-by-hand = Ręcznie
label-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
label-pennants = { $count ->
    [one] { $count } proporzec
    [few] { $count } proporce
   *[many] { $count } proporców
}
label-building = sam budynek
label-neighbours = { $count ->
    [one] { $count } płytka wokół
    [few] { $count } płytki wokół
   *[many] { $count } płytek wokół
}
label-touched-cities = { $count ->
    [one] { $count } ukończone miasto przy polu
    [few] { $count } ukończone miasta przy polu
   *[many] { $count } ukończonych miast przy polu
}
label-pigsty = { $count ->
    [one] stado świń: { $count } miasto
    [few] stado świń: { $count } miasta
   *[many] stado świń: { $count } miast
}
label-pig = { $count ->
    [one] świnia: { $count } miasto
    [few] świnia: { $count } miasta
   *[many] świnia: { $count } miast
}
label-besieged-cities = { $count ->
    [one] oblężone, jeszcze raz: { $count } miasto
    [few] oblężone, jeszcze raz: { $count } miasta
   *[many] oblężone, jeszcze raz: { $count } miast
}
label-goods = najwięcej: { $good }
good-wine = wino
good-grain = ziarno
good-cloth = sukno
label-barn = { $count ->
    [one] stodoła: { $count } miasto
    [few] stodoła: { $count } miasta
   *[many] stodoła: { $count } miast
}
label-fairy-turn = wróżka na początku tury
label-fairy-feature = wróżka przy podwładnym
label-ransom = okup
label-fair = jarmark
label-completed-cities = { $count ->
    [one] { $count } ukończone miasto
    [few] { $count } ukończone miasta
   *[many] { $count } ukończonych miast
}
label-carcassonne = miasto Carcassonne
label-completed-roads = { $count ->
    [one] { $count } ukończona droga
    [few] { $count } ukończone drogi
   *[many] { $count } ukończonych dróg
}
label-both-titles = oba tytuły
label-king-at-once = { $count ->
    [one] król: { $count } nowo ukończone miasto
    [few] król: { $count } nowo ukończone miasta
   *[many] król: { $count } nowo ukończonych miast
}
label-robber-at-once = { $count ->
    [one] baron rabusiów: { $count } nowo ukończona droga
    [few] baron rabusiów: { $count } nowo ukończone drogi
   *[many] baron rabusiów: { $count } nowo ukończonych dróg
}
label-unfulfilled-orders = { $count ->
    [one] { $count } niewykonany rozkaz
    [few] { $count } niewykonane rozkazy
   *[many] { $count } niewykonanych rozkazów
}
label-most-orders = najwięcej wykonanych rozkazów
label-raised-to-zero = nikt nie kończy poniżej 0
label-order = rozkaz „{ $title }”
label-by-hand = ręcznie: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] droga z { $tiles } płytki
   *[many] droga z { $tiles } płytek
}
record-city = { $tiles ->
    [one] miasto z { $tiles } płytki
   *[many] miasto z { $tiles } płytek
}
record-pennants = { $count ->
    [one] { $count } proporcem
   *[many] { $count } proporcami
}
record-inns = { $count ->
    [one] karczmą
   *[many] { $count } karczmami
}
record-cathedrals = { $count ->
    [one] katedrą
   *[many] { $count } katedrami
}
record-sieges = { $count ->
    [one] oblężeniem
   *[many] { $count } oblężeniami
}
record-with = { $feature } z { $parts }
record-monastery = klasztor ({ $tiles } z 9 płytek)
record-shrine = siedziba kultu ({ $tiles } z 9 płytek)
record-field = { $cities ->
    [0] pole bez ukończonego miasta
    [one] pole przy { $cities } ukończonym mieście
   *[many] pole przy { $cities } ukończonych miastach
}
record-besieged = { $feature } (oblężonych: { $count })
record-pigsty = { $feature } i ze stadem świń
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = duży
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $count ->
    [one] { $name } zatrzymuje { $count } rozkaz.
    [few] { $name } zatrzymuje { $count } rozkazy.
   *[many] { $name } zatrzymuje { $count } rozkazów.
}
outcome-order-drawn = { $name } dobiera rozkaz.
outcome-orders-discarded = { $name } odrzuca: { $titles }.
outcome-placed = { $name } dokłada: { $tile }.
outcome-passed = { $name } pomija turę, bez płytki.
outcome-mouth = Rzeka dociera do ujścia.
outcome-challenge = Wyzwanie! Siedziba kultu ({ $shrine }) przeciw klasztorowi ({ $monastery }): punkty daje budynek ukończony jako pierwszy, drugi nie daje nic.
outcome-shrine-won = Siedziba kultu wygrywa wyzwanie: klasztor nie daje nic.
outcome-monastery-won = Klasztor wygrywa wyzwanie: siedziba kultu nie daje nic.
outcome-left-city = { $name } opuszcza Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } wysyła podwładnego do Carcassonne: { $quarter }.
outcome-city-scored = Carcassonne pozostaje zamknięte: punkty zdobywa { $name }.
outcome-city-nobody = { $name }: Carcassonne pozostaje zamknięte, żaden przeciwnik nie zdobywa punktów.
outcome-orders-entered = Rozdane rozkazy są wpisane: { $name }.
outcome-tower-site-city = Miejsce na wieżę leży w mieście.
outcome-tower-site-outside = Miejsce na wieżę leży poza miastami.
outcome-city-entered-before = { $name }: w tej turze już wysłano podwładnego do Carcassonne.
outcome-city-no-follower = Carcassonne stoi otworem, ale { $name } nie ma już podwładnego.
outcome-count-moved = { $name } przenosi hrabiego: { $quarter }.
outcome-tile-removed = Płytka nigdzie nie pasuje i wypada z gry: { $tile }.
outcome-deployed = { $name } umieszcza { $role }.
outcome-completed = Ukończono: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } bierze towary: { $goods }.
outcome-wagon-moved = { $name }: wóz jedzie dalej → { $feature }.
outcome-dragon-came = Smok przybywa do wulkanu.
outcome-dragon-woke = Smok się budzi.
outcome-dragon-stuck = Smok nie może iść dalej i się zatrzymuje.
outcome-dragon-moved = { $name } prowadzi smoka o krok.
outcome-eaten = Smok zjada: { $figures }.
outcome-fairy-moved = Wróżka idzie do podwładnego ({ $name }).
outcome-fairy-moved-tower = Wróżka idzie do podwładnego na wieży ({ $name }).
outcome-fairy-moved-city = Wróżka idzie do podwładnego w Carcassonne ({ $name }, { $quarter }).
outcome-knight-removed = Księżniczka ({ $name }) odsyła: { $figure }.
outcome-tower-raised = { $name } podwyższa wieżę do wysokości { $height }.
outcome-tower-manned = { $name } stawia podwładnego na wieży.
outcome-captured = { $name } bierze zakładnika: { $figure }.
outcome-exchanged = Wymiana zakładników: { $own } za { $theirs }.
outcome-ransomed = { $name } wykupuje: { $figure } (okup dostaje { $captor }).
outcome-escaped = Z oblężenia ucieka: { $figure }.
outcome-fair-came = Jarmark: { $name } wybiera żeton.
outcome-fair-opened = { $name } wybiera: { $token }.
outcome-thrown-at = { $name } strzela: { $distance } od jarmarku.
outcome-thrown-swap = { $name } uwodzi: { $figures }.
outcome-thrown-hits = { $name } trafia: { $figures }.
outcome-thrown-caught = { $name } strzela, a { $catcher } łapie.
outcome-thrown-short = { $name }: strzał jest za krótki.
outcome-thrown-nothing = { $name } strzela.
outcome-order-lost = { $name } traci rozkaz „{ $title }” i go pokazuje.
outcome-lost-captured = { $name } traci rozkaz „{ $title }” i go pokazuje: podwładny został zakładnikiem.
outcome-lost-eaten = { $name } traci rozkaz „{ $title }” i go pokazuje: smok zjadł podwładnego.
outcome-lost-taken-over = { $name } traci rozkaz „{ $title }” i go pokazuje: inni przejęli obszar.
outcome-lost-last = { $name } traci rozkaz „{ $title }” i go pokazuje: wszyscy inni mają więcej punktów.
outcome-lost-road = { $name } traci rozkaz „{ $title }” i go pokazuje: ukończona droga ma tylko { $count } { $count ->
    [one] płytkę
    [few] płytki
   *[many] płytek
}.
outcome-order-spent = Smok gryzie: { $name } pokazuje „{ $title }”.
figure-of = { $figure } ({ $name })
token-target = zawody strzeleckie
token-catch = łapanie
token-knock-out = bitwa na torty
token-seduction = uwodzenie
outcome-second-part = { $name }: budowniczy daje jeszcze jedną płytkę.
outcome-returned = { $count ->
    [one] { $count } podwładny wraca do zasobu.
   *[many] { $count } podwładnych wraca do zasobu.
}
outcome-taken-first = { $name } zdobywa tytuł: { $title }. Do przejęcia trzeba { $size } płytek.
outcome-taken-from = { $name } przejmuje tytuł: { $title } (dotąd { $from }). Do przejęcia trzeba { $size } płytek.
outcome-taken-kept = { $name } zachowuje tytuł: { $title }. Do przejęcia trzeba teraz { $size } płytek.
outcome-met-by = Wykonano go dzięki temu: { $task }
order-progress = { $done } z { $of }
order-judged = Oceniasz ty
outcome-fulfilled = { $name } wykonuje rozkaz „{ $title }”.
told-opened = { $count ->
    [one] { $name }: rozkazy otwarto { $count } raz.
   *[many] { $name }: rozkazy otwarto { $count } razy.
}
told-deal-undone = { $name } od nowa decyduje o rozdanych rozkazach; można je znowu obejrzeć.
told-dealt-before = Wcześniej rozdano już inne rozkazy i odłożono je na rzecz tych. Swoje obejrzeli: { $names }.
told-draw-undone = { $count ->
    [one] { $name }: dobrany rozkaz wrócił na stos. Kto go obejrzał, ten go zna.
    [few] { $name }: { $count } dobrane rozkazy wróciły na stos. Kto je obejrzał, ten je zna.
   *[many] { $name }: { $count } dobranych rozkazów wróciło na stos. Kto je obejrzał, ten je zna.
}
told-order-undone = Rozkaz „{ $title }” ({ $name }) leżał odkryty i został cofnięty. Wszyscy go widzieli.
told-end-undone = Na koniec odkryto wszystkie rozkazy, a potem koniec gry cofnięto.
told-pin-set = { $name }: rozkazy są teraz zablokowane PIN-em.
told-pin-removed = { $name }: PIN usunięto.
told-pin-forgotten = { $name }: PIN usunięto bez jego podania.
told-pin-wrong = { $count ->
    [one] { $name }: przy rozkazach podano błędny PIN.
   *[many] { $name }: przy rozkazach { $count } razy podano błędny PIN.
}
told-clashed = { $count ->
    [one] { $name }: podano rozkaz, który jest już komuś zapisany.
   *[many] { $name }: { $count } razy podano rozkaz, który jest już komuś zapisany.
}
told-reentered = { $count ->
    [one] { $name }: błędnie zapisany rozkaz podano na nowo.
   *[many] { $name }: błędnie zapisane rozkazy podano na nowo ({ $count }).
}
outcome-final = Koniec gry: końcowa punktacja.
outcome-unknown = Koniec gry. Kto wygrał, pokazuje tor punktacji.
outcome-finished = { $count ->
    [one] Wygrywa { $names }.
   *[many] Wspólnie wygrywają { $names }.
}
title-king = Król
title-robber = Baron rabusiów

## Why a move is refused

reject-game-over = Gra jest skończona. Cofnij ostatni ruch, aby grać dalej.
reject-deal-first = Najpierw { $name } decyduje o rozdanych rozkazach.
reject-choose-first = Najpierw { $name } wybiera, który rozkaz jest wykonany.
reject-no-such-player = Nie ma gracza o numerze { $number }: gracze (jest ich { $players }) mają numery od 0.
reject-unknown-tile = W wybranych zestawach nie ma płytki „{ $tile }”.
reject-none-left = Nie ma już płytki „{ $tile }”: wszystkie leżą albo nie ma jej w tej grze. Sprawdź ostatnie wpisy i przygotowanie.
reject-edge = Bok nie pasuje ({ $side }): na płytce jest { $shows }, a obok leży { $wants }. Obróć płytkę albo wybierz inne miejsce.
reject-place-occupied = Tam już leży płytka. Wybierz wolne miejsce.
reject-fork-first = Najpierw rozwidlenie rzeki.
reject-river-first = Najpierw układa się rzekę: dobierz jedną z jej płytek.
reject-mouth-first = Najpierw ujście rzeki.
reject-river-over = Tej płytki nie można teraz dobrać.
reject-river-apart = Płytka rzeki musi przedłużać rzekę. Wybierz miejsce przy jej otwartym końcu.
reject-river-joined = Dwóch odnóg rzeki nie wolno połączyć. Wybierz inne miejsce.
reject-river-turn = Rzeka nie może skręcić dwa razy w tę samą stronę. Obróć płytkę albo wybierz drugą odnogę.
reject-river-blocked = Stamtąd rzeka nie mogłaby płynąć dalej. Obróć płytkę albo wybierz drugą odnogę.
reject-crowded-here = Ten budynek ({ $building }) sąsiadowałby z dwoma budynkami drugiego rodzaju ({ $one }, { $other }), a wolno tylko z jednym. Wybierz inne miejsce.
reject-crowded-there = Budynek obok ({ $building }, { $there }) ma już sąsiada drugiego rodzaju (od niego: { $other }), a wolno tylko jednego. Wybierz inne miejsce.
direction-north = północ
direction-north-east = północny wschód
direction-east = wschód
direction-south-east = południowy wschód
direction-south = południe
direction-south-west = południowy zachód
direction-west = zachód
direction-north-west = północny zachód
reject-nobody-begins = Teraz nikt nie pyta, kto zaczyna.
reject-begins-elsewhere = Zaczyna { $active } albo { $left }.
reject-say-who-begins = Najpierw podaj, kto pierwszy opuszcza Carcassonne.
reject-nobody-leaves = Teraz nikt nie może opuścić Carcassonne.
reject-others-chance = Teraz { $name } może opuścić Carcassonne.
reject-not-in-city = { $name } nie ma tam takiego pionka ({ $quarter }).
reject-count-blocks = Hrabia jest w tej dzielnicy ({ $quarter }): nikt jej nie opuszcza.
reject-not-there = Z tej dzielnicy ({ $quarter }) nikt nie może tam iść. Wychodzi się z niej na { $serves }.
reject-city-shut = Teraz nikogo nie można wysłać do Carcassonne: potrzebny jest ukończony obszar, który daje punkty przeciwnikowi, a temu graczowi nie.
reject-count-stays = Hrabiego przenosi ten, kto właśnie wysłał podwładnego do Carcassonne.
reject-count-moves-alone = Przy tym stole hrabia rusza się sam. Przejdź do następnej tury.
reject-fairy-not-in-city = Przy tym stole wróżka nie wchodzi do Carcassonne. Wybierz innego podwładnego.
reject-no-farmers = Przy tym stole nie ma chłopów. Wybierz coś innego niż pole lub targ.
reject-count-there = Hrabia już tam jest ({ $quarter }).
reject-leave-first = Najpierw { $name } może opuścić Carcassonne albo zostać.
reject-place-apart = Płytka nie dotykałaby żadnej innej. Wybierz miejsce obok płytki.
reject-tile-already-placed = Płytka w tej turze już leży. Wybierz podwładnego albo zakończ turę.
reject-last-turn-asks = Ostatnia tura jeszcze trwa. Odpowiedz na pytanie albo zakończ turę, aby odmówić.
reject-place-first = Najpierw dołóż płytkę.
reject-tile-fits = Ta płytka jeszcze gdzieś pasuje: trzeba ją dołożyć.
reject-no-such-segment = Na dołożonej płytce nie ma „{ $segment }”.
reject-occupied = Na tym obszarze ({ $feature }) już stoi { $name }. Wybierz inną część płytki albo żadnej.
reject-already-deployed = W tej turze nikogo nie można już umieścić: akcja jest wykorzystana.
reject-no-figure-left = { $name } nie ma już takiego pionka.
reject-wrong-figure = Ten pionek ({ $figure }) nie może tam stać ({ $feature }). Wybierz inną część płytki.
reject-no-follower = To dotyczy tylko podwładnych, a ten pionek ({ $figure }) nim nie jest. Wybierz podwładnego.
reject-no-own-follower = Ten pionek ({ $figure }) potrzebuje tam podwładnego tego samego gracza.
reject-not-in-play = Tego dodatku nie ma w tej grze.
reject-volcano = Na wulkanie nikogo się nie umieszcza. Wybierz inne miejsce albo zakończ turę bez pionka.
reject-dragon-there = Nikt nie wchodzi na płytkę, na której stoi smok. Wybierz miejsce na innej płytce.
reject-no-portal = Tylko magiczny portal przenosi podwładnego na inną płytkę. Wybierz część dołożonej płytki.
reject-no-barn-corner = Stodoła stoi tam, gdzie na jednym polu stykają się cztery płytki. Wybierz inny róg albo pionek.
reject-no-wagon = Teraz żaden wóz nie może jechać dalej.
reject-dragon-rests = Smok się teraz nie rusza.
reject-nobody-on-tower = Na tej wieży nie stoi twój podwładny. Wybierz inną.
reject-fairy-where = Podaj, gdzie stoi podwładny z wróżką: płytkę z segmentem, samą płytkę dla jej wieży albo samą dzielnicę Carcassonne.
reject-fairy-there = Wróżka już stoi przy tym podwładnym. Wybierz innego.
reject-no-princess = Księżniczka z tej płytki mieszka w innym mieście. Wybierz rycerza z jej miasta.
reject-princess-first = Najpierw księżniczka musi odesłać rycerza.
reject-no-tower-raised = Zakładnika może wziąć tylko właśnie podwyższona wieża.
reject-ransom-once = W turze można wykupić tylko jednego zakładnika, i to przed punktacją.
reject-no-escape = Z tego miasta nikt nie może teraz uciec.
reject-no-fair = Teraz nie ma jarmarku.
reject-other-token = To nie pasuje do żetonu, którym się strzela. Wybierz inny wynik.
reject-no-abbey = { $name } ma już opactwo na stole.
reject-others-wagon = Najpierw { $name } decyduje, czy wóz jedzie dalej.
reject-no-piece = { $name } nie ma już elementu wieży.
reject-others-throw = Najpierw strzela { $name }.
reject-dragon-first = Najpierw rusza się smok: { $name } prowadzi go o krok.
reject-barn-there = { $name } ma już stodołę na tym polu. Wybierz inną część płytki.
reject-tower-closed = Na tej wieży stoi podwładny ({ $name }) i ją zamyka. Wybierz inną wieżę.
reject-complete = Ten obszar jest ukończony. Wybierz nieukończony.
reject-no-way = Nie prowadzi tam żadna droga dla wozu albo ktoś już tam jest. Wybierz złoty obszar.
reject-dragon-cannot = Smok nie może tam iść: wchodzi na sąsiednią płytkę, nigdy dwa razy na tę samą i nie do wróżki.
reject-nobody-there = Nie stoi tam taki pionek. Wybierz inny.
reject-not-away = Tutaj tego pionka tam nie ma: nie ma czego prostować.
reject-where = Podaj, gdzie jest pionek: płytka z segmentem, sama płytka dla jej wieży, sama dzielnica Miasta albo sam gracz, który go więzi.
reject-is-right = Nic by się nie zmieniło: tak już tu jest.
reject-scored = Ten obszar jest ukończony i podliczony: nikt już tam nie stoi.
reject-held-by = { $name } nie może więzić tego pionka.
reject-no-foundation = Na tej płytce nie ma miejsca na wieżę. Wybierz inną.
reject-out-of-reach = Wieża tak daleko nie sięga. Wybierz kogoś bliżej.
reject-no-tower = Nie stoi tam jeszcze wieża. Wybierz inne miejsce.
reject-no-prisoner = Ten gracz nie ma takiego zakładnika.
reject-volcano-first = Płytkę ze smokiem dobraną przed pierwszym wulkanem odkłada się: dobierz inną.
reject-not-on-tower = Ten pionek ({ $figure }) nie wchodzi na wieże. Wybierz podwładnego.
reject-not-in-quarter = Ten pionek ({ $figure }) nie może tam iść ({ $quarter }). Wybierz inną dzielnicę.
reject-too-poor = { $points ->
    [one] Okup kosztuje 3 punkty; { $points } punkt to za mało.
    [few] Okup kosztuje 3 punkty; { $points } punkty to za mało.
   *[many] Okup kosztuje 3 punkty; { $points } punktów to za mało.
}
reject-no-hole = Opactwo wypełnia lukę: miejsce z płytkami ze wszystkich czterech stron.
reject-no-second-part = Budowniczy nie daje tu drugiej płytki.
reject-without-orders = Ta gra toczy się bez rozkazów króla.
reject-already-kept = { $name }: decyzja o rozdanych rozkazach już zapadła.
reject-not-in-hand = { $name } nie ma tego rozkazu na ręce.
reject-only-at-turn-start = Rozkazy dobiera się i odrzuca przed dołożeniem płytki.
reject-already-drawn = W tej turze już dobrano rozkaz.
reject-hand-full = { $name } ma pięć rozkazów i nie może dobrać kolejnego.
reject-pile-empty = Nie ma już rozkazów do dobrania.
reject-not-in-pile = Tego rozkazu nie ma w stosie.
reject-in-hand = Ten rozkaz już masz albo leży odkryty.
reject-app-deals = W tej grze rozkazy rozdaje aplikacja. Zatrzymaj rozdane albo oddaj jeden.
reject-already-dealt = Rozdane rozkazy są już wpisane: { $name }. Cofnij, aby wpisać inne.
reject-dealt-count = Każdy dostaje trzy różne rozkazy, a nie { $count }. Wybierz trzy.
reject-not-dealt = Najpierw wpisz trzy rozdane rozkazy: { $name }.
reject-name-order = Wybierz rozkaz dobrany z wydrukowanej talii.
reject-no-question = Wiadomo, gdzie na tej płytce leży miejsce na wieżę. Nic nie trzeba podawać.
reject-site-is-there = To już podano.
reject-no-right-to-discard = { $name } może odrzucać tylko na początku tury, i to gdy na ręce były trzy rozkazy chłopskie.
reject-drawn-is-kept = „{ $title }” dobrano w tej turze i zostaje na ręce. Odrzuć rozkazy, które były tam wcześniej.
reject-discard-count = Odrzuca się jeden lub dwa różne rozkazy, a nie { $count }.
reject-not-a-farmer-order = „{ $title }” nie wymaga chłopa i nie można go odrzucić.
reject-nothing-to-choose = { $name } nie ma teraz rozkazów do wyboru.
reject-occasion-used = { $name } ma już rozkaz wykonany tą płytką: więcej niż jednego nie może ona przynieść.
reject-not-a-choice = Rozkaz „{ $card }” nie jest wśród tych, które { $name } może teraz wykonać.
reject-no-reason = Napisz krótko, za co są punkty wpisane ręcznie.
reject-too-many-moves = Gra ma za dużo ruchów (najwyżej { $limit }). Zacznij nową.
reject-too-many-points = To za duża poprawka (punkty: { $points }).
reject-end-at-turn-start = Najpierw dokończ tę turę, potem zakończ grę.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] Jeden gracz to za mało: gra od dwóch do sześciu osób.
   *[many] { $count } graczy to zła liczba: gra od dwóch do sześciu osób.
}
setup-no-name = Gracz { $number } potrzebuje imienia.
setup-long-name = „{ $name }” to za długie imię (najwyżej { $limit } znaków).
setup-name-twice = Dwóch graczy ma imię „{ $name }”: zmień jedno z nich.
setup-colour-twice = Dwóch graczy ma ten sam kolor ({ $colour }): zmień jeden z nich.
setup-no-base = Brakuje gry podstawowej: w niej jest płytka startowa.
setup-unknown-set = Nie ma zestawu płytek „{ $set }”: włóż jego plik do folderu z zestawami albo go pomiń.
setup-set-twice = Zestaw „{ $set }” podano dwa razy.
setup-unknown-order = Nie ma rozkazu „{ $card }”.
setup-order-twice = Rozkaz „{ $card }” jest w stosie dwa razy.
setup-order-of-absent-set = Rozkaz „{ $card }” należy do zestawu „{ $set }”, którego nie ma w grze.
setup-order-for-farmers = Rozkaz „{ $card }” wymaga chłopa, a przy tym stole gra się bez chłopów. Wyjmij go z talii.
setup-many-cards = Gra ma ponad { $limit } własnych kart.
setup-card = W tej grze { $place } jest błędne: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } rozkaz to za mało: rozdaje się { $needed }.
    [few] { $cards } rozkazy to za mało: rozdaje się { $needed }.
   *[many] { $cards } rozkazów to za mało: rozdaje się { $needed }.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = plik musi zawierać listę: […]
fault-empty-list = lista jest pusta
fault-id-form = id składa się tylko z liter a–z, cyfr i „-”
fault-id-twice = to id jest podane dwa razy
fault-id-bundled = coś w aplikacji ma już to id: podaj inne
fault-id-taken = coś w pliku { $file } ma już to id: podaj inne
fault-unknown-set = nie ma zestawu płytek „{ $set }”, więc ta karta nigdy nie trafi do stosu. Zestawy kart to { $known }.
fault-other-set = zestaw to „{ $set }”, ale pierwszy wpis w pliku ma „{ $expected }”: jeden plik, jeden zestaw
fault-bundled-set = „{ $set }” to zestaw z aplikacji: nadaj swojemu inną nazwę
fault-copies = kopie: { $count }, w tym płytki startowe: { $start }. Potrzebna jest co najmniej jedna kopia i nie więcej płytek startowych niż kopii
fault-side-segments = { $segments ->
    [0] bok { $side } nie należy do żadnego miasta, drogi ani rzeki
   *[other] bok { $side } należy do kilku segmentów ({ $segments }) zamiast do jednego albo jest na nim pole
}
fault-side-shows = część sięga do boku { $side }, na którym jest coś innego
fault-no-sides = część nie sięga do żadnego boku
fault-half-edge-fields = { $fields ->
    [0] półbok { $half } nie należy do żadnego pola
   *[other] półbok { $half } należy do kilku pól ({ $fields })
}
fault-half-edge-on-city = półbok { $half } leży na boku miasta i nie może być polem
fault-field-city = miasta { $city } nie ma na płytce albo podano je dwa razy
fault-field-touches-no-city = pole przy { $half } biegnie wzdłuż miasta, ale żadnego nie dotyka
fault-two-buildings = płytka ma klasztor, siedzibę kultu albo ogród, tylko jedno z nich
fault-no-such-segment = na płytce nie ma „{ $segment }”
fault-no-words = tu nic nie ma
fault-hidden-characters = są tu niewidoczne znaki: napisz to od nowa bez nich
fault-long-words = za dużo znaków ({ $length }); na karcie mieści się { $limit }
fault-card-copies = egzemplarze: { $count }; wpisz od 1 do 9
fault-points = punkty: { $points }; wpisz od 1 do 30
fault-farmer-mark-missing = rozkaz wymaga chłopa: dopisz "farmer": true
fault-farmer-mark-wrong = rozkaz nie wymaga chłopa: usuń "farmer"
fault-void-bound = granica jest pusta albo nic nie może jej spełnić
fault-impossible = nic w grze nie może tego spełnić
fault-large-number = { $number } to za dużo: żadna liczba na karcie nie przekracza { $limit }
fault-many-tiles = ma ponad { $limit } rodzajów płytek; więcej zestaw płytek mieć nie może

## Files

file-read = Nie można odczytać { $path }: { $cause }. Sprawdź, czy plik tam jest i czy wolno ci go czytać.
file-write = Nie można zapisać { $path }: { $cause }. Gra toczy się dalej; zapisz ją gdzie indziej.
file-not-a-file = { $path } to folder, urządzenie albo potok. Umieść tam plik albo podaj inny.
file-taken = { $path } już istnieje, a nic nie jest nadpisywane. Wybierz inną nazwę.
file-no-folder = Nie ma folderu { $path }. Najpierw go utwórz albo wybierz inny.
file-no-name = Plik nie ma jeszcze nazwy. Wpisz ją.
file-not-saved = Nie można zapisać { $path }: { $cause }. Wybierz inne miejsce.
file-huge = { $path } jest za duży ({ $megabytes } MB) jak na grę, talię rozkazów, zestaw płytek lub tabelę słów.
file-empty = { $path } jest pusty.
file-not-text = { $path } nie jest plikiem tekstowym. Zapisz go jako tekst w UTF-8.
file-syntax = { $path } jest uszkodzony: { $message }.
file-not-a-game = { $path } nie jest plikiem King’s Order.
file-newer = { $path } pochodzi z nowszej wersji King’s Order (wersja pliku { $version }, ta aplikacja czyta do { $ours }). Zaktualizuj aplikację, aby go otworzyć.
file-too-many-moves = { $path } ma za dużo ruchów (ponad { $limit }). Żaden wieczór nie ma tylu; King’s Order tego nie otworzy.
file-ignored = { $path }: nie można odczytać { $fields }. Użyto zwykłych wartości; plik w dawnej postaci leży obok.
file-shape-whole = Nie można odczytać { $path }: { $message }.
file-shape = { $path }: nie można odczytać { $field }: { $message }.
file-setup = { $path }: w to nie można grać. { $faults }
file-no-home = System nie podaje folderu domowego, w którym można by trzymać gry.
cause-not-there = nie ma takiego pliku ani folderu
cause-not-allowed = brak uprawnień
cause-full = dysk jest pełny
cause-read-only = na tym dysku nie można nic zapisać
cause-no-folder = coś w tej ścieżce nie jest folderem
cause-bad-name = plik nie może się tak nazywać
cause-taken = coś o tej nazwie już tam jest
cause-folder = to jest folder
cause-busy = jest w użyciu przez inny program
cause-large = byłoby to za duże na ten dysk
cause-system = system zgłasza „{ $said }”
file-move = Ruch { $number } jest niemożliwy: { $reason }
reader-at = { $problem } (wiersz { $line }, kolumna { $column })
reader-at-line = { $problem } (wiersz { $line })
reader-cut-off = tekst się urywa
reader-syntax = jest tu coś, na co JSON nie pozwala
reader-deep = zagnieżdżenie jest zbyt głębokie
reader-missing = brakuje „{ $name }”
reader-twice = „{ $name }” występuje dwa razy
reader-unknown = „{ $name }” nie jest tu znane
reader-unknown-of = „{ $name }” nie jest tu znane; możliwe są { $known }
reader-kind = jest tu { $found }, a powinno być: { $expected }
reader-value = niedozwolona wartość: { $found }
reader-length = lista jest za długa albo za krótka
reader-other = { $message }
reader-found-text = tekst „{ $value }”
reader-found-number = liczba { $value }
reader-found-truth = „{ $value }”
reader-found-nothing = pusta wartość
reader-found-other = coś innego
reader-a-text = tekst
reader-a-whole = odpowiednia liczba całkowita
reader-a-number = liczba
reader-a-truth = true lub false
reader-a-list = lista
reader-an-object = obiekt w nawiasach klamrowych

## What a correction would change

difference-points = { $name }: { $before } → { $after } pkt.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } wykonuje „{ $title }”.
difference-lost = { $name } nie wykonuje już „{ $title }” i ma ten rozkaz znowu na ręce.
difference-chosen = { $name } ma teraz rozkazy do wyboru; wzięto „{ $title }”.
difference-orders = Punkty za rozkazy liczą się tu jak dotąd; co się w nich zmieni, będzie wiadomo po przyjęciu zmiany.
difference-dropped = Już nie pasuje: { $made }. { $reason }
difference-passed = { $name }: tura pozostaje pusta, aż jej płytka zostanie wpisana od nowa.
difference-active = Turę będzie mieć { $name }.
holding = { $name } ({ $size })
holding-nobody = nikt
move-keep-orders = { $name } zatrzymuje rozkazy
move-discard-orders = odrzucenie rozkazów
move-deal-orders = { $name }: rozdane rozkazy
move-tower-site = miejsce na wieżę
move-draw-order = dobranie rozkazu
move-place = dołożenie płytki: { $tile }
move-remove-tile = odłożenie płytki: { $tile }
move-deploy = umieścić: { $role }
move-wagon = { $name }: wóz jedzie dalej
move-keep-wagon = { $name }: wóz wraca do zasobu
move-dragon = krok smoka
move-fairy = wróżka do podwładnego
move-remove-knight = księżniczka odsyła rycerza ({ $name })
move-raise-tower = podwyższenie wieży
move-capture = wzięcie zakładnika: { $figure } ({ $name })
move-man-tower = podwładny na wieżę
move-ransom = wykupić: { $figure }
move-escape = ucieczka rycerza ({ $name })
move-open-fair = jarmark: { $token }
move-throw = { $name } strzela
move-end-turn = koniec tury
move-begin-leaving = { $name } zaczyna opuszczać Carcassonne
move-leave-city = { $name } opuszcza dzielnicę: { $quarter }
move-stay-in-city = { $name } zostaje w Carcassonne
move-enter-city = podwładny do dzielnicy: { $quarter }
move-count = hrabia do dzielnicy: { $quarter }
move-pass = pominięcie tury, bez płytki
move-fulfil-order = { $name } wybiera rozkaz
move-claim-order = { $name } zgłasza rozkaz
move-ask-for-orders = Wszyscy są pytani o wykonane rozkazy
move-adjust = { $name } { $points } ręcznie
move-end-game = koniec gry
move-place-anyway = mimo to zostaje: { $tile }
move-describe-tile = płytka nieznana aplikacji
move-deploy-anyway = mimo to zostawić: { $role }
move-join-game = { $name } dołącza
move-leave-game = { $name } odchodzi
move-change-seats = inna kolejność tur
move-change-rules = inne zasady domowe

## What the table decides beside the rules

table-joined = { $name } dołącza do gry, na końcu kolejki.
table-left = { $name } odchodzi; dalej gracie w mniejszym gronie.
table-left-figures-stay = Pionki zostają na swoich miejscach.
table-left-figures-home = Pionki wracają do zasobu.
table-left-orders-count = Rozkazy na ręce liczą się na koniec.
table-left-orders-under = Rozkazy z ręki idą pod stos.
table-seated = Odtąd kolejność jest taka: { $names }
table-turn-given = Tura przechodzi: { $from } → { $to }.
table-rules = Odtąd: { $rules }
table-rule = { $question }: { $answer }
table-tile = Nowa płytka: { $tile }.
table-right = Sprostowano: { $what }.
right-home = { $was } nie stoi tam, lecz jest w zasobach
right-back = { $is } stoi tam
right-other = stoi tam { $is }, a nie { $was }
right-tool = Sprostuj…
right-title = Sprostuj pionka
right-which = Co się tu nie zgadza?
right-where = Gdzie?
right-more = Brakuje pionka
right-there = Kto stoi tam na stole?
right-nobody = Nikt
right-lies = Co przy nim leży?
right-lies-so = Przy nim leżą: { $what }
right-lies-nothing = Nic
right-none = Nikt nie ma pionka, który może tu stać.
right-about = Obowiązuje od teraz. Przyznane punkty zostają.
right-turn = Zamiast tego popraw turę { $turn }
right-go = Sprostuj
right-prisoner = więzi: { $name }
table-kept = Mimo to zostaje: { $why }.
kept-edge = nie każdy bok pasuje do sąsiada
kept-crowded = za dużo klasztorów i siedzib kultu obok siebie
kept-river = rzeka powinna płynąć inaczej
kept-none-left = takiej płytki już nie było
kept-other-set = jest z innego zestawu
kept-described = aplikacja jej nie znała
kept-occupied = już tam stoi { $name }
kept-second = to drugi pionek w tej turze
kept-figure = { $figure } na tym obszarze ({ $feature })
kept-other = wbrew zasadom
reject-between-turns = O tym decyduje się na początku tury, przed płytką. Najpierw dokończcie tę turę.
reject-has-left = { $name } już nie gra.
reject-last-two = Zostało dwóch graczy. Zamiast tego zakończcie grę.
reject-not-everybody = Każdy, kto gra, siedzi gdzieś dokładnie raz.
reject-turn-is-theirs = Tę turę i tak ma { $name }.
reject-farmers-from-start = Czy są chłopi, ustala się przed pierwszą płytką.
reject-start-tile-drawn = Płytkę startową już dobrano: nie może wrócić do pudełka.
reject-known-tile = Płytka o nazwie „{ $tile }” już jest.
described-name = Nazwa płytki ma małe litery, cyfry i łączniki, najwyżej 40 znaków.
described-edge = Ten bok ({ $side }) może pokazywać miasto, drogę albo pole.
described-side = Na tym boku ({ $side }) połączono coś, czego tam nie ma, albo dwa razy to samo.
described-crossing = Dwa połączenia się krzyżują. Połącz boki inaczej.

## Commands

cli-ok = { $file }: w porządku
cli-fault = { $file }: { $fault }
cli-points-in-vain = Uwaga: karta { $card } ma zawsze { $fixed } punktów, a nie { $points }, jak podaje plik.
cli-move = ruch { $number }
cli-fewer-moves = { $count ->
    [one] { $file } ma tylko { $count } ruch. Oto stan po nim.
    [few] { $file } ma tylko { $count } ruchy. Oto stan po wszystkich.
   *[many] { $file } ma tylko { $count } ruchów. Oto stan po wszystkich.
}
cli-more-refused = { $count ->
    [one] jeszcze { $count } ruch jest niemożliwy
    [few] jeszcze { $count } ruchy są niemożliwe
   *[many] jeszcze { $count } ruchów jest niemożliwych
}
cli-defect = błąd samego King’s Order, prosimy o zgłoszenie: { $fault }
cli-started = „{ $started }” to nie czas: podaj dzień i godzinę, np. { $example }
cli-not-on-top = rozkazy rozdała aplikacja, a ten nie mógł leżeć na wierzchu stosu: { $above ->
    [one] nad nim leży { $above } karta
    [few] nad nim leżą { $above } karty
   *[many] nad nim leży { $above } kart
}. Bez „card” dobiera się wierzchni.
cli-awaited = { $reason } (oczekiwane: { $moves })
cli-unknown-list = lista nie zawiera ani płytek (z „edges”), ani kart (z „requirement”)
cli-unknown-set = Nie ma zestawu płytek „{ $set }”. Zestawy to { $known }.
cli-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cli-deal = Rozkazy zostają rozdane.
cli-turn = Tura { $turn }: { $name }.
cli-tiles = Płytki na polu gry: { $placed }, pozostałe: { $left }.
cli-titles = Król: { $king }. Baron rabusiów: { $robber }.
cli-score = punkty
cli-projected = prognoza
cli-followers = podwładni
cli-orders = rozkazy
cli-fulfilled = wykonane
cli-no-display = Nie ma ekranu, na którym można otworzyć okno. Polecenia działają bez niego: kings-order --help
cli-display-silent = Nie można połączyć się z ekranem { $display }: { $cause }
cli-scale = { $source } ma wartość { $scale }: w tej skali nie da się pokazać okna.
cli-no-such-file = Nie ma ani polecenia, ani pliku gry o nazwie { $name }. Zobacz kings-order --help.
season-twice = { $file } liczy się raz: ta sama gra jest już podana wcześniej.
cli-unwritten = Nie można wypisać wyniku polecenia: { $cause }.
cli-text-unread = { $file }, wiersz { $line }: nie da się odczytać komunikatu, który się tam zaczyna. Na razie jest po angielsku.
cli-window-failed = Nie można otworzyć okna: { $cause }
cli-stopped = King’s Order zatrzymał się z powodu własnego błędu. Każdy wpisany ruch jest zapisany. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Razem
export-of-orders = Punkty za rozkazy
export-running = Gra niezakończona: tura { $turn }.
export-log = Przebieg

## The game's menu, its people and its rules

tool-menu = Gra: gracze, zasady, pliki
keys-menu = gra: pominięcie, koniec, gracze, zasady domowe, pliki
menu-title = Gra
menu-skip = Pomiń turę: { $name }
menu-skip-about = Tura mija bez płytki.
menu-end = Zakończ grę…
menu-end-about = To, co nieukończone, jest teraz punktowane.
menu-people = Gracze…
menu-people-about = Imiona, kolory i miejsca; gość dołącza, ktoś odchodzi, czyja jest tura
menu-rules = Zasady domowe…
menu-rules-about = Odtąd albo tak, jakby zawsze obowiązywały
menu-forgotten = Zapomniana tura…
menu-forgotten-about = Tura przed tą. Starsza: naciśnij w przebiegu wiersz, przed którym jej brakuje.
menu-compare = Porównaj ze stołem
menu-compare-about = Punkty, pionki i płytki; jeśli coś się różni, znajdzie się, co to wyjaśnia.
menu-by-hand = Punkty ręcznie…
menu-by-hand-about = Dodane lub odjęte, z powodem; w notesie także to, co stół liczy sam
menu-copy = Zapisz kopię…
menu-copy-about = Gra toczy się dalej we własnym pliku.
menu-open = Otwórz grę…
menu-open-about = Plik z dowolnego miejsca; ta gra jest zapisana.
menu-folder = Pokaż folder
files-copy = Zapisz kopię gry
files-export = Zapisz gdzie indziej
files-open = Otwórz grę
files-copy-there = Zapisz tam
files-open-there = Otwórz
files-elsewhere = Gdzie indziej…
files-path = Plik
files-saved = Kopia jest zapisana: { $path }
player-left = { $name } (poza grą)
files-no-folder = Nie udało się tego pokazać. Miejsce: { $folder }
amend-forgotten = Zapomniana tura przed turą { $turn }
amend-anothers = Turę { $turn } miał ktoś inny niż { $name }
amend-none = Usuń turę { $turn } ({ $name })
amend-whose = Czyja to była tura?
amend-later = A tury po niej?
amend-forgotten-stay = Zostają przy swoich graczach: dochodzi tylko ta tura.
amend-forgotten-on = Wszystkie przesuwają się o jedno miejsce: zapisano je o jednego gracza za wcześnie.
amend-anothers-stay = Zostają przy swoich graczach: tylko tę turę miał ktoś inny.
amend-anothers-on = Idą dalej, na lewo od tego gracza.
amend-none-stay = Zostają przy swoich graczach: { $name } pomija turę.
amend-none-on = Wszystkie się przesuwają: następną turę ma { $name }.
amend-enter = Wpisz
amend-show = Pokaż, co się zmieni
log-give = To była tura kogoś innego…
log-insert = Przed nią brakuje tury…
now-forgotten = Wpisujesz zapomnianą turę. Esc zostawia wszystko, jak było.
past-as-it-was = Jak było: { $made }
past-later-tile = Leży tam późniejsza płytka. Zapomniana leży gdzie indziej.
past-unchanged = Wszystko jest, jak było.
rules-title = Zasady domowe
rules-about = W tych sprawach stoły grają różnie. Pierwsza odpowiedź jest zgodna z zasadami.
rules-from-now = Odtąd
rules-always = Jakby zawsze…
people-title = Gracze
people-about = W kolejności tur. Naciśnij kolor, aby go zmienić.
people-name = Imię
people-on-turn = ma turę
people-give-turn = Ma teraz turę
people-gone = poza grą
people-leave = Odchodzi…
people-leaves = { $name } odchodzi po „Gotowe”.
people-figures-stay = Pionki zostają i punktują
people-figures-home = Pionki wracają do zasobu
people-orders-count = Rozkazy na ręce kosztują punkty na koniec
people-orders-under = Rozkazy z ręki idą pod stos
people-guest = Dołącza gość…
people-no-guest = Jednak bez gościa
people-guest-about = Na końcu kolejki; dostaje trzy rozkazy, jeśli gra się z rozkazami.
people-later = Miejsca, goście i pożegnania: na początku tury, przed płytką.
people-done = Gotowe
tray-another-lies = Leży tu inna…
tray-stands-anyway = Stoi gdzie indziej…
keep-title = Mimo to zostaje
keep-about = Płytka, która nie pasuje, której już nie powinno być albo która jest z innego zestawu. Niepasujące boki pozostają rozdzielone.
keep-sides = Jej boki, od góry w prawo: { $keys }
keep-more = Jeszcze { $count }: wpisz ich boki
keep-none = Żadna płytka nie ma takich boków.
keep-unknown = Aplikacja jej nie zna…
keep-do = Tak zostaje
keep-other = Inna płytka
keep-of-set = { $tile } ({ $set })
stand-title = Mimo to zostaje
stand-about = Pionek tam, gdzie zasady na to nie pozwalają; liczy się jak każdy inny.
describe-title = Płytka nieznana aplikacji
describe-about = Tak, jak leży: naciskaj bok, aż pokaże to, co jest na płytce.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Połączone na płytce
describe-stands = Na niej
describe-pennant = Proporzec
describe-place = Dołóż tak

## The window

app-name = King’s Order
app-tagline = Dodatkowa para rąk przy waszym stole do Carcassonne.
app-unofficial = Nieoficjalny pomocnik do Carcassonne. Dodatek „Z rozkazu króla” (By Order of the King) wymyślił fan gry, JPutt927.
back = Wstecz
close = Zamknij
key-space = Spacja
date = { $day } { $month } { $year }, { $time }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia

home-continue = Graj dalej
home-turn = Tura { $turn } · { $date }
home-new = Nowa gra
home-earlier = Wcześniejsze gry
home-damaged = uszkodzona – otwórz, by zobaczyć, co da się uratować
home-newer = z nowszej wersji – zaktualizuj aplikację, by ją otworzyć
home-unplayable = nie da się tu w nią zagrać – otwórz, by zobaczyć dlaczego
home-finished = skończona
home-at-turn = tura { $turn }
home-first = Wasz pierwszy wieczór
home-first-1-title = 1 · Przygotowanie
home-first-1 = Imiona, kolory, miejsca. Rozkazy rozdaje się na tym ekranie, zakryte przed innymi.
home-first-2-title = 2 · Grajcie jak zawsze, wpisujcie płytki
home-first-2 = Kliknijcie, gdzie leży i która to płytka, i podajcie, gdzie stoi podwładny. Punktuje aplikacja.
home-first-3-title = 3 · Pola niech liczy aplikacja
home-first-3 = Na koniec wszystko jest punktowane na waszych oczach, krok po kroku.

setup-title = Nowa gra
setup-players = Kto gra?
setup-order = Tak, jak siedzicie, zgodnie z ruchem wskazówek zegara. Przeciągnij wiersz albo użyj strzałek.
setup-add = Dodaj gracza
setup-lots = Wylosuj, kto zaczyna
setup-colour = Wybierz inny kolor
setup-starts = zaczyna
setup-seat = miejsce { $number }
setup-known = Już grali
setup-sets = Co jest w woreczku?
setup-orders = Rozkazy króla
setup-orders-about = Tajne rozkazy; rozdaje je i strzeże ich aplikacja.
setup-orders-printed = Sami rozdajecie karty i wpisujecie, co dobraliście.
setup-adds-figures = po pionku dla każdego
setup-adds = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } rozkaz
    [few] { $orders } rozkazy
   *[many] { $orders } rozkazów
}
setup-base = zawsze z grą podstawową: { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
box-label = Wasze pudełko:
box-base-first = Gra podstawowa (przed 2014)
box-base-second = Gra podstawowa (od 2014): ogrody, rzeka, opaci
box-big = Big Box 6 lub 7
box-count-king-robber = Hrabia, król i rzeka
box-added = Dodano: { $sets }.
box-removed = Usunięto: { $sets }.
box-rules = Zasady domowe tego pudełka: { $rules }
setup-gardens = ogrody
setup-house-rules = Zasady domowe
setup-house-rules-state = { $count ->
    [0] zgodnie z zasadami
    [one] { $count } inna
    [few] { $count } inne
   *[many] { $count } innych
}
setup-house-rules-about = W tych sprawach stoły grają różnie. Pierwsza odpowiedź jest zgodna z zasadami.
setup-house-rules-done = Wróć do zestawów
switch-orders-occasions = Chłop i płytka, z którą przyszedł: ile rozkazów mogą wykonać?
switch-orders-occasions-event = Po jednym
switch-orders-occasions-tile = Razem jeden
switch-orders-discard-right = Prawo do odrzucenia rozkazów chłopskich, gdy w następnej turze ma się ich mniej niż trzy
switch-orders-discard-right-kept = Pozostaje
switch-orders-discard-right-must-hold = Przepada
switch-orders-discarded = Odrzucone rozkazy
switch-orders-discarded-out = Wypadają z gry
switch-orders-discarded-under-pile = Idą pod stos
switch-orders-draw-after-discard = Kto zaczyna turę z pięcioma rozkazami i odrzuca
switch-orders-draw-after-discard-allowed = Może dobrać
switch-orders-draw-after-discard-refused = Nie może dobrać
switch-orders-none-fulfilled = Gdy nikt nie wykonał rozkazu, dziesięć punktów za najwięcej wykonanych
switch-orders-none-fulfilled-nobody = Nie dostaje nikt
switch-orders-none-fulfilled-all = Dostają wszyscy
switch-orders-negative = Przez rozkazy na ręce można skończyć poniżej 0
switch-orders-negative-allowed = Tak
switch-orders-negative-zero = Nie, kończy się na 0
switch-count-unoccupied = Podwładni mogą wyjść z Carcassonne na ukończony obszar
switch-count-unoccupied-refused = Jeśli ktoś na nim stał
switch-count-unoccupied-allowed = Zawsze
switch-count-first = Kto pierwszy wyprowadza podwładnych z Carcassonne?
switch-count-first-chosen = Wskazuje gracz, który ma turę
switch-count-first-left = Gracz po jego lewej
switch-count-at-end = Na koniec podwładni wychodzą z Carcassonne
switch-count-at-end-market = Z targu, na pola
switch-count-at-end-all = Zewsząd, gdzie nie ma hrabiego
switch-count-city = Carcassonne dla pól, króla i rozkazów
switch-count-city-counts = Jest ukończonym miastem
switch-count-city-ignored = Nie liczy się
switch-abbey-late = Po ostatniej płytce opactwo
switch-abbey-late-allowed = Można jeszcze dołożyć
switch-abbey-late-refused = Przepada
switch-dragon-timing = Smok rusza się
switch-dragon-timing-before-scoring = Przed punktacją
switch-dragon-timing-after-scoring = Po punktacji
switch-escape-refuge = Kto ucieka z oblężenia, potrzebuje klasztoru
switch-escape-refuge-siege-tile = Obok płytki oblężenia
switch-escape-refuge-any-tile = Obok dowolnej płytki miasta
switch-start-tile = Płytka startowa, gdy zamiast niej leży miasto Carcassonne lub rzeka
switch-start-tile-box = Zostaje w pudełku
switch-start-tile-pile = Jest wtasowana między inne
switch-river-mouth = Ujście rzeki
switch-river-mouth-automatic = Układa się samo
switch-river-mouth-turn = To tura następnego gracza
switch-orders-returned = Rozkazy oddane przy rozdaniu idą pod stos
switch-orders-returned-turn-order = W kolejności tur
switch-orders-returned-shuffled = Potasowane
switch-orders-parts = To, co rozkaz łączy z nowo ukończonym obszarem, musi być ukończone
switch-orders-parts-anybody = Przez kogokolwiek
switch-orders-parts-own = Przez posiadacza rozkazu
switch-orders-paid-parts = Obszar, który już posłużył do rozkazu
switch-orders-paid-parts-count = Może być częścią następnego
switch-orders-paid-parts-barred = Jest zużyty
switch-challenge-share = Wygrane wyzwanie wykonuje rozkaz
switch-challenge-share-majority = Tych, którzy mają przewagę
switch-challenge-share-presence = Wszystkich na zwycięskim budynku
switch-challenge-oneself = Wyzwanie wygrane z samym sobą
switch-challenge-oneself-fulfils = Wykonuje rozkaz za wygrane wyzwanie
switch-challenge-oneself-nothing = Nie wykonuje żadnego rozkazu
switch-dragon-card = Unikanie smoka aż do końca
switch-dragon-card-bonus = Daje 10 punktów
switch-dragon-card-fulfilled = To także wykonany rozkaz
switch-target-off-tiles = Żeton zawodów strzeleckich obok płytek
switch-target-off-tiles-counts = Liczy się do rozkazu
switch-target-off-tiles-refused = Nie liczy się
switch-count-orders = Punkty za rozkazy przy wchodzeniu do Carcassonne
switch-count-orders-ignored = Nie mają znaczenia
switch-count-orders-scoring = Liczą się jako punktacja
switch-count-fairy = 3 punkty wróżki przy wchodzeniu do Carcassonne
switch-count-fairy-scoring = Liczą się jako punktacja
switch-count-fairy-ignored = Nie mają znaczenia
switch-count-barn = Gdy stodoła punktuje pole, podwładni z targu
switch-count-barn-refused = Zostają
switch-count-barn-allowed = Mogą tam iść
switch-count-double-turn = W podwójnej turze do Carcassonne można wejść
switch-count-double-turn-each-part = W każdej części
switch-count-double-turn-once = Raz
switch-siege-fields = Oblężone miasto podwaja na polu
switch-siege-fields-all = Wszystkie punkty
switch-siege-fields-three = Bez punktów świń
switch-escape-double-turn = W podwójnej turze z oblężenia
switch-escape-double-turn-once = Ucieka jeden rycerz
switch-escape-double-turn-each-part = Ucieka jeden w każdej części
switch-princess = Księżniczka
switch-princess-may = Może odesłać rycerza
switch-princess-must = Musi odesłać rycerza
switch-fairy-place = Wróżka pomaga
switch-fairy-place-follower = Jednemu podwładnemu
switch-fairy-place-tile = Wszystkim na swojej płytce
switch-catch-short = Za krótki strzał przy łapaniu daje punkty
switch-catch-short-nobody = Nikomu
switch-catch-short-catcher = Łapiącemu
switch-small-city = Ukończone miasto z dwóch płytek daje
switch-small-city-four = 4 punkty, jak każde miasto
switch-small-city-two = 2: po 1 za płytkę i proporzec
switch-farmers = Chłopi
switch-farmers-allowed = Są w grze
switch-farmers-none = Brak: bez targu, stodoły, świni i rozkazów dla nich
switch-fields = Za każde ukończone miasto na koniec
switch-fields-by-field = Na każdym polu 3 punkty dla jego chłopów
switch-fields-by-city = 4 punkty, raz, za najwięcej chłopów wokół niego
switch-fields-scorepad = Z notesem punktacji sami ustalacie, kto ma najwięcej chłopów wokół miasta, i zapisujecie je tylko przy jednym z pól takiego gracza.
switch-king-robber = Król i baron rabusiów dają
switch-king-robber-each = Na koniec 1 za każde miasto lub drogę
switch-king-robber-ten = Na koniec po 10
switch-king-robber-fifteen = Na koniec po 15, oba razem 40
switch-king-robber-at-once = Od razu 1 za nowe miasto lub drogę, na koniec nic
switch-count-moves = Po wysłaniu podwładnego do Carcassonne hrabia idzie
switch-count-moves-free = Dokąd chce ten gracz
switch-count-moves-next = O dzielnicę dalej: zamek, targ, kuźnia, katedra
switch-count-moves-follower = Do dzielnicy podwładnego
switch-inns-at-end = Nieukończone drogi z karczmą i miasta z katedrą na koniec
switch-inns-at-end-nothing = Nie są nic warte
switch-inns-at-end-ignored = Są warte tyle, co bez nich
switch-wagon-ways = Wóz jedzie dalej
switch-wagon-ways-connected = Wzdłuż połączenia
switch-wagon-ways-nine-tiles = Na wszystko otwarte i wolne na swojej płytce lub ośmiu wokół
switch-wagon-ways-scorepad = Z notesem punktacji sami tego pilnujecie.
switch-fairy-city = Do podwładnego w Carcassonne wróżka
switch-fairy-city-allowed = Może iść
switch-fairy-city-refused = Nie może iść
switch-fairy-city-scorepad = Z notesem punktacji sami tego pilnujecie.
switch-second-barn = Druga stodoła na tym samym polu
switch-second-barn-refused = Jest niedozwolona
switch-second-barn-allowed = Jest dozwolona
setup-own-sets = Własne: płytki i rozkazy w { $folder }
setup-deck-bundled = rozkazy z aplikacji
setup-printed = wydrukowane karty
setup-newer-orders = i { $count } do nowszych dodatków
setup-newer-orders-about = Talia z instrukcji nie ma rozkazów do tych dodatków. Te są nasze: rozkazy domowe, zmierzone tak jak wszystkie inne.
set-count-about = Carcassonne leży w środku. Kto daje punktować innym, może tam wysyłać podwładnych, a w odpowiedniej chwili znów ich wyprowadzić.
set-shrines-about = Siedziba kultu obok klasztoru to wyzwanie: punkty daje budynek ukończony jako pierwszy, drugi nie daje nic.
set-shrines-extra-about = Szósta siedziba kultu, wydana później.
set-river-1-about = Zamiast płytki startowej: źródło, dziesięć płytek, jezioro.
set-river-2-about = Zamiast płytki startowej: rzeka z rozwidleniem, stadem świń i wulkanem u ujścia.
set-inns-cathedrals-about = Karczmy i katedry zwiększają wartość dróg i miast, ale nieukończone nie dają nic. Duży podwładny dla każdego.
set-traders-builders-about = Towary dla tego, kto kończy miasto, budowniczy dający drugą płytkę, świnia na pola.
set-princess-dragon-about = Smok zjada wszystko po drodze, wróżka strzeże podwładnego, portale otwierają całą krainę.
set-tower-about = Wieże biorą podwładnych jako zakładników; okup kosztuje 3 punkty.
set-abbey-mayor-about = Opactwo do każdej luki, burmistrz, wóz, który jedzie dalej, i stodoła na pola.
set-catapult-about = Na jarmarku każdy strzela: do celu, do łapania, w podwładnych.
set-siege-cathars-about = Oblężone miasta są mniej warte dla rycerzy, a dwa razy więcej dla chłopów.
set-siege-besiegers-about = Więcej oblężonych miast.
set-king-robber-about = Kto ukończy największe miasto, jest królem, kto najdłuższą drogę, baronem rabusiów. 1 punkt za każde miasto lub drogę na koniec.
setup-summary = { $players ->
    [one] { $players } gracz
   *[many] { $players } graczy
} · { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
setup-summary-orders = { $players ->
    [one] { $players } gracz
   *[many] { $players } graczy
} · { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
} · { $orders ->
    [one] { $orders } rozkaz
    [few] { $orders } rozkazy
   *[many] { $orders } rozkazów
}
setup-begins = Zaczyna { $name }.
setup-start = Zacznij grę

curtain-pass = Przekaż ekran: { $name }
curtain-deal = Twoje trzy rozkazy. Zatrzymaj wszystkie albo wybierz jeden, który wróci pod stos.
curtain-enter = Które trzy rozkazy masz na ręce? Niech nikt inny nie patrzy.
curtain-draw = Który rozkaz dobierasz? Niech nikt inny nie patrzy.
curtain-entered = Te trzy
curtain-drawn = Ten dobieram
curtain-draw-back = Jednak nie dobieram
curtain-clashed = Pewien rozkaz wpisano częściej, niż jest w talii; który i przez kogo, pozostaje tajemnicą. Porównaj swoje i błędny podaj poniżej na nowo.
curtain-clashed-others = Inni też porównują swoje:
curtain-wrong = Jeden rozkaz zapisano błędnie
curtain-wrong-which = Który z twoich rozkazów zapisano błędnie? Wskaż go.
curtain-wrong-by = Który rozkaz masz zamiast niego?
curtain-wrong-since = Z tym rozkazem coś, co od tamtej pory zrobiono z twoimi rozkazami, nie byłoby dozwolone. Najpierw to cofnij, przy stole klawiszami Ctrl Z.
curtain-wrong-this = Ten jest błędny
curtain-wrong-done = Mam ten
picker-open = jeszcze jeden
picker-search = kilka liter tytułu lub tekstu
picker-none = Żaden jeszcze ukryty rozkaz tego nie mówi. Spróbuj innego słowa z tytułu.
curtain-look = Twoje rozkazy. Niech nikt inny nie patrzy.
curtain-drew = Nowy rozkaz. Zostaje na twojej ręce.
order-cost = Rozkaz, który na koniec jest jeszcze na ręce, kosztuje 10 punktów, chyba że każe czegoś uniknąć.
draw-about = Zostaje na twojej ręce: nie można go oddać.
claim-title = Kto wykonał rozkaz?
claim-title-lost = Kto wykonał lub stracił rozkaz?
claim-about = Liczy się za ostatnią płytkę. Ekran trafia tylko do tej osoby, która wskazuje rozkaz albo odchodzi, jakby nic się nie stało.
curtain-discard = Na twojej ręce były trzy rozkazy chłopskie: jeden lub dwa z zaznaczonych możesz jawnie odrzucić.
curtain-discard-none = W tej turze żadnego z nich nie można odrzucić.
curtain-refused = Tego, co wybrane, nie można teraz odrzucić. Przytrzymaj, by zobaczyć, co można.
curtain-refused-declared = Tego, co wybrane, nie zgłoszono. Przytrzymaj, by zobaczyć, które rozkazy oceniasz.
curtain-judges = { $number }: oceniasz ty
curtain-judges-lost = { $number }: stracony? Zgłoś
curtain-judges-about = Aplikacja ocenia wszystkie rozkazy oprócz zaznaczonych.
curtain-occasion-used = Tą płytką masz już wykonany rozkaz: więcej niż jednego nie może ona przynieść.
curtain-turn-start = Twoje rozkazy. Tu odrzuca się rozkazy chłopskie, jeśli wolno. Niech nikt inny nie patrzy.
curtain-may-go = { $number }: można odrzucić
curtain-fits = { $number }: też pasuje
curtain-choose = Twój rozkaz jest wykonany. Jeśli pasuje kilka, liczy się jeden i ty go wybierasz. Przytrzymaj, by zobaczyć.
curtain-empty = Nie masz rozkazów.
curtain-hold = Przytrzymaj i patrz
curtain-keep = Zatrzymaj trzy, dalej
curtain-return = Oddaj wybrany, dalej
curtain-done = Gotowe
curtain-undo = Cofnij ten krok
curtain-fulfil = Pokaż wszystkim
curtain-discard-do = Odrzuć wybrane
curtain-cancel = Anuluj
curtain-goes-back = wraca
curtain-this-one = ten
card-documented = z instrukcji
card-house = rozkaz domowy
card-printed = wydrukowana karta
curtain-new = nowy
pin-open = Te rozkazy są zablokowane. Wpisz cztery cyfry.
pin-wrong = To inne cyfry.
pin-forgotten = Nie pamiętam: usuń PIN, dowiedzą się wszyscy
pin-set = Zablokuj PIN-em
pin-set-about = Cztery cyfry, które odtąd otwierają twoje rozkazy.
pin-set-again = Jeszcze raz te same cztery cyfry.
pin-set-differs = To inne cyfry niż za pierwszym razem. Zacznij od nowa.
pin-remove = Usuń PIN
deal-home = Początek
deal-set-up = Wróć do przygotowania
deal-taken-back = Rozdanie jest cofnięte
deal-taken-back-how = Jesteście znów przed pierwszą turą. Grajcie dalej jak przedtem albo { $name } od nowa decyduje o rozdanych rozkazach.
deal-redo = Dalej jak przedtem
deal-anew = Od nowa: { $name }
picker-taken = Rozkaz { $number }

now-place = { $name } dokłada płytkę
now-place-how = Dobierz płytkę i kliknij jej miejsce albo najpierw ją wybierz.
now-which = Która płytka tam leży?
now-which-how = Kliknij ją tak, jak leży – albo przeciągnij na miejsce podwładnego.
now-turn-how = Obróć ją kółkiem myszy; puść tam, gdzie stoi podwładny.
now-where = Gdzie leży płytka?
now-where-how = Pasuje na złote miejsca. R obraca.
now-deploy = Czy { $name } umieszcza podwładnego?
now-deploy-how = Kliknij złotą część płytki albo naciśnij Enter, jeśli nie.
news-none = Tu widać, co daje każdy krok.
table-clashed = Pewien rozkaz wpisano częściej, niż jest w talii. Wszyscy porównują swoje, a błędny podają na nowo tam, gdzie oglądają swoje rozkazy.
now-finished = Gra skończona
now-finished-how = Obejrzyj końcową punktację albo cofnij, by grać dalej.
now-choose = Rozkaz jest wykonany
now-correcting = Wpisujesz dawną turę od nowa. Esc zostawia wszystko, jak było.
now-ruling = Inne zasady domowe, jakby obowiązywały od zawsze. Esc zostawia wszystko, jak było.
now-amending = Zmieniasz dawną turę. Esc zostawia wszystko, jak było.
turn-draw-short = Dobierz
turn-orders-short = Rozkazy
turn-draw = Dobierz rozkaz
turn-orders = Własne rozkazy
turn-claim = Mój rozkaz jest wykonany
turn-claim-lost = Mój rozkaz jest wykonany lub stracony
turn-claim-short = Wykonany
turn-claim-short-lost = Wykonany, stracony
tool-home = Odejdź od stołu; gra jest zapisana
tool-more = Więcej narzędzi
tool-tiles = Pozostałe płytki
tool-undo = Cofnij
tool-redo = Ponów
tool-fit = Pokaż całe pole gry
tool-keys = Klawisze
table-saving = Ostatni ruch nie jest jeszcze na dysku: dysk jest powolny. Gra toczy się dalej; kto ją opuszcza, czeka, aż ruch się zapisze.
table-read-only = Ta gra jest otwarta w innym oknie: tutaj można tylko patrzeć.
feature-complete = ukończono
feature-complete-now = ukończono: punkty na koniec tury
feature-open-ends = { $count ->
    [one] { $count } otwarty koniec
    [few] { $count } otwarte końce
   *[many] { $count } otwartych końców
}
feature-open-places = { $count ->
    [one] brakuje { $count } płytki
   *[many] brakuje { $count } płytek
}
feature-nobody = nikt tam nie stoi
feature-field-worth = punktowane na koniec
feature-worth = { $points ->
    [one] { $points } punkt, gdyby gra kończyła się teraz
    [few] { $points } punkty, gdyby gra kończyła się teraz
   *[many] { $points } punktów, gdyby gra kończyła się teraz
}
feature-worth-farmer = { $points ->
    [one] { $points } punkt dla chłopa, gdyby gra kończyła się teraz
    [few] { $points } punkty dla chłopa, gdyby gra kończyła się teraz
   *[many] { $points } punktów dla chłopa, gdyby gra kończyła się teraz
}
player-projected = ≈ { $points }
player-projected-hint = Punkty, gdyby gra kończyła się teraz, bez tajnych rozkazów
ahead-title = Gdyby gra skończyła się teraz
ahead-about = Wszystko na stole policzono jak na końcu, bez tajnych rozkazów.
ahead-now = teraz { $points }
player-fulfilled = { $count ->
    [one] { $count } wykonany
    [few] { $count } wykonane
   *[many] { $count } wykonanych
}
player-face-up-hint = Obejrzyj odkryte rozkazy: { $name }
player-orders-hint = Obejrzyj rozkazy: { $name }
player-followers-hint = { $count ->
    [one] został { $count } podwładny
   *[many] zostało { $count } podwładnych
}
title-holder = { $title }: { $name }
title-king-beat = do przejęcia: miasto od { $size } płytek
title-robber-beat = do przejęcia: droga od { $size } płytek
title-little = { $name } – do przejęcia od { $size }
title-king-first = dla pierwszego miasta
title-robber-first = dla pierwszej drogi
log-title = Przebieg
log-empty = Tu zapisuje się każda tura. Kliknij wiersz, by zobaczyć, skąd wynik.
log-back = Wróć tutaj
back-title = Grać dalej od tury { $turn }?
back-about = Ta gra jest skończona. Końcowa punktacja i wszystko po tej turze zostaną cofnięte; { $redo } przywraca to krok po kroku.
log-reenter-throw = Wpisz ten strzał od nowa
log-reenter = Wpisz tę turę od nowa
log-redeploy = Wpisz tego pionka od nowa
log-reenter-deed = Wpisz to od nowa
log-undeploy = Nikogo nie postawiono
log-remove = Usuń tę turę
tray-which = Którą płytkę dobrano?
tray-type = albo jej boki tak, jak leży, od góry w prawo, np. M R P R:
tray-side = Następny bok tak, jak leży płytka: od góry w prawo
tray-only = Tylko płytki: { $shown }
tray-show-all = Wszystkie płytki
tray-nothing = Nie ma takiej płytki. { $erase } usuwa bok, { $all } znów pokazuje wszystkie.
tray-typed = Boki { $sides }
tray-typed-count = { $count ->
    [0] żadna
    [one] jedna
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] ostatnia
   *[other] jeszcze { $count }
}
tray-paint = Naciśnij jej boki albo weź ją tutaj
tray-at-once = Wszystkie
tray-by-sides = Według boków
tray-only-one = Pasuje tylko ta: Enter ją kładzie.
tray-only-typed = Tylko ta leży tak, jak wpisano: Enter ją kładzie.
tray-turned = Te same boki, inaczej obrócona
tray-how-lies = Jak tam leży?
tray-none-fits = Żadna pozostała płytka tu nie pasuje.
tray-other-place = Inne miejsce
tray-other-tile = Inna płytka
tray-turn = Obróć
tray-one-way = Pasuje tylko w ten sposób.
tray-click-lit = Kliknij złote miejsce na polu gry albo naciśnij jego klawisz.
tray-fits-nowhere = Ta płytka nigdzie nie pasuje. Wypada z gry i dobiera się inną.
tray-remove = Usuń ją z gry
tray-claim = Gdzie stoi podwładny?
tray-followers = { $name }: w zasobie { $count }
tray-claim-complete = { $feature }, ukończono: { $points } pkt
pass-deploy = Bez podwładnego
pass-act = Żadne z nich
tray-finish = Końcowa punktacja
tiles-title = { $count ->
    [one] Została { $count } płytka
    [few] Zostały { $count } płytki
   *[many] Zostało { $count } płytek
}
end-ask = Zakończ grę teraz…
end-title = Zakończyć grę teraz?
end-about = { $count ->
    [one] Została { $count } płytka. Końcowa punktacja zaczyna się od razu; można ją cofnąć.
    [few] Zostały { $count } płytki. Końcowa punktacja zaczyna się od razu; można ją cofnąć.
   *[many] Zostało { $count } płytek. Końcowa punktacja zaczyna się od razu; można ją cofnąć.
}
end-hands = Wtedy odkrywa się wszystkie rozkazy; cofnięcie już ich nie zakryje.
end-do = Zakończ grę
end-not = Graj dalej
difference-heading = To by się zmieniło
difference-nothing = Punkty i tytuły się nie zmieniają.
difference-accept = Zmień
difference-leave = Zostaw, jak było
ruler-title = Linijka na ekranie
ruler-use = Sześć centymetrów. Przyłóżcie pasek papieru, zaznaczcie koniec i zmierzcie nim strzał.
ruler-again = Zmierz ekran od nowa
ruler-measure = Połóżcie na ekranie jedną z tych rzeczy i ciągnijcie, aż ramka będzie dokładnie tej wielkości. Wystarczy raz.
ruler-tile = Płytka, 45 mm
ruler-card = Karta płatnicza, 85,60 mm
ruler-fits = Pasuje

help-manual = Podręcznik (po angielsku)
booklet-contents = Spis treści
booklet-browser = W przeglądarce
booklet-previous = Poprzedni rozdział
booklet-next = Następny rozdział
keys-title = Klawisze
keys-arrows = do następnego miejsca
keys-sides = boki płytki tak, jak leży, od góry w prawo: miasto, droga (R), pole, rzeka (V)
keys-symbols = tylko płytki z tym, co w wyborze ma tę literę
keys-numbers = miejsce, płytka albo odpowiedź z tym klawiszem; ⇧ to Shift
keys-enter = bez podwładnego; jedyna pasująca płytka; następny krok
keys-turn = obraca wybraną płytkę
keys-escape = przerywa to, co zaczęte
keys-undo = cofa
keys-redo = ponawia
keys-draw = dobiera rozkaz na początku tury
face-up-title = Odkryte rozkazy
face-up-discarded = odrzucony
face-up-spent = stracony: −10
face-up-none = Nikt nie ma jeszcze odkrytego rozkazu.
keys-face-up = odkryte rozkazy
keys-orders = własne rozkazy; na początku tury odrzuca się tam rozkazy chłopskie
keys-claim = ktoś wykonał lub stracił rozkaz, który tylko ta osoba może ocenić
keys-tiles = pozostałe płytki
keys-zoom = większe, mniejsze, całe pole gry
keys-look = wygląd: jasny, ciemny albo duży kontrast
keys-full = cały ekran i z powrotem
keys-tab = od przycisku do przycisku; Enter naciska
keys-go-on = wraca do ostatniej gry albo zaczyna nową
keys-search = szuka gry
keys-scroll = przewija listę
keys-next = następny krok
keys-previous = poprzedni krok
keys-first = na początek
keys-last = na koniec
keys-play = odtwarza albo wstrzymuje
keys-pace = szybciej; po najszybszym tempie najwolniejsze

finale-title = Końcowa punktacja
finale-open = Nieukończone drogi i miasta
finale-buildings = Klasztory, siedziby kultu i ogrody
finale-monasteries = Klasztory
finale-monasteries-shrines = Klasztory i siedziby kultu
finale-monasteries-gardens = Klasztory i ogrody
finale-fields = Pola
finale-goods = Towary
finale-orders = Odkrycie rozkazów
finale-most = Najwięcej wykonanych rozkazów
finale-zero = Nikt nie kończy poniżej 0
finale-winner = Gra rozstrzygnięta
finale-progress = { $step } z { $all }
finale-skip = Do wyniku
finale-back = Stół
finale-next = Dalej
finale-previous = Wstecz
finale-play = Odtwórz
finale-pause = Pauza
finale-result = Wynik
finale-last-tile = To była ostatnia płytka.
finale-ended = Grę zakończono.
finale-over = Gra skończona.
finale-begin-how = Teraz po kolei to, co się jeszcze liczy.
finale-clashed = Pewien rozkaz nadal jest wpisany częściej, niż jest w talii: liczy się każdy wpis.
finale-nothing = Nie było już nic do punktowania.
finale-order-failed = Niewykonany: „{ $title }”
finale-order-fulfilled = Zachowany do końca: „{ $title }”
finale-most-count = { $count ->
    [one] { $count } wykonany rozkaz
    [few] { $count } wykonane rozkazy
   *[many] { $count } wykonanych rozkazów
}
finale-sum-of = { $name }: { $sum }
finale-tie = Remis: każdy dostaje wszystkie punkty.
finale-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
finale-margin = { $points ->
    [one] o { $points } punkt więcej niż { $names }
    [few] o { $points } punkty więcej niż { $names }
   *[many] o { $points } punktów więcej niż { $names }
}
result-won = { $count ->
    [one] Wygrywa { $names }
   *[many] Wspólnie wygrywają { $names }
}
result-unknown = Kto wygrał, pokazuje tor punktacji
result-course = Jak to szło
track-title = Co pokazuje tor punktacji?
track-about = Najpierw przesuńcie pionki na torze o punkty za rozkazy, także te dopiero odkryte. Potem wpiszcie, gdzie stoi każdy pionek: dopiero wtedy aplikacja wie, kto wygrał.
track-orders = { $points } za rozkazy
track-take = Zapisz wynik
track-without = Bez punktów
track-button = Tor punktacji…
result-table = Stół
result-steps = Powtórz punktację
result-home = Początek

trouble-title = Coś jest nie tak
trouble-understood = Rozumiem
trouble-damaged = Plik tej gry jest uszkodzony
trouble-damaged-offer = { $moves ->
    [one] Da się uratować { $moves } ruch, do tury { $turn }.
    [few] Da się uratować { $moves } ruchy, do tury { $turn }.
   *[many] Da się uratować { $moves } ruchów, do tury { $turn }.
} Uszkodzony plik zostanie zachowany obok.
trouble-go-on = Graj dalej od tego miejsca
trouble-leave = Nie ruszaj
unsaved-title = Ostatnie ruchy nie są zapisane na dysku
unsaved-about = Gra toczy się dalej, ale tylko dopóki to okno jest otwarte. Zwolnij miejsce na dysku albo zapisz ją gdzie indziej.
unsaved-where = Zapisz grę w tym pliku
unsaved-there = Zapisz tam
unsaved-again = Ponów próbę
unsaved-go-on = Dalej bez zapisu
unsaved-leave = Wyjdź bez zapisu
unsaved-back = Wróć do gry
unsaved-rescue = Zapisz gdzie indziej…
quarter-castle = zamek
quarter-market = targ
quarter-blacksmith = kuźnia
quarter-cathedral = katedra
quarter-castle-serves = miasta
quarter-market-serves = pola, na koniec
quarter-blacksmith-serves = drogi
quarter-cathedral-serves = klasztory i siedziby kultu
act-follower = Podwładny
act-big-follower = Duży podwładny
act-mayor = Burmistrz
act-wagon = Wóz
act-builder = Budowniczy
act-pig = Świnia
act-barn = Stodoła
act-fairy = Wróżka
act-princess = Księżniczka
act-raise = Element wieży
act-man = Na wieżę
act-capture = Weź zakładnika
act-site = Miejsce na wieżę
act-site-in = W tym mieście
pass-site = Poza miastami
pass-capture = Nikogo
act-raise-to = do wysokości { $height }
act-on-tower = na szczycie wieży
act-in-city = w Carcassonne: { $quarter }
act-tower-of = wieża o wysokości { $height }
act-portal = { $role } przez portal
corner-ne = prawy górny
corner-se = prawy dolny
corner-sw = lewy dolny
corner-nw = lewy górny
ask-dragon = { $name } prowadzi smoka
ask-dragon-about = Krok { $step } z 6. Kliknij złotą płytkę albo użyj strzałek.
ask-wagon = Czy wóz jedzie dalej? ({ $name })
ask-wagon-about = Kliknij złoty obszar albo naciśnij Enter, by wóz wrócił do zasobu.
pass-wagon = Wraca do zasobu
abbey-where = { $name } dokłada opactwo
abbey-where-how = Kliknij złotą lukę.
abbey-about = Klasztor, który zamyka wszystko wokół siebie.
now-closing = { $name } może dołożyć opactwo
now-closing-how = Ostatnia płytka leży. Kliknij złotą lukę albo naciśnij Enter, by zrezygnować.
turn-abbey = Opactwo
turn-ransom = Wykup za 3 ({ $name }): { $figure }
turn-escape = { $name }: rycerz ucieka
pass-abbey = Bez opactwa
ask-token = { $name }, jaki żeton?
ask-token-about = Jarmark: każdy strzela raz, najpierw { $name }.
fair-throws = { $name } strzela: { $token }
fair-target-how = Od środka płytki jarmarku do najbliższej krawędzi żetonu.
fair-catch-how = Gracz po lewej próbuje złapać go za linijką.
fair-knock-out-how = Wybierz wszystkich, których żeton trafił lub przesunął.
fair-seduction-how = Wybierz podwładnego najbliżej żetonu, jeśli żeton leży na płytkach.
pass-token = Tym razem bez rundy
fair-ruler = Linijka na ekranie
fair-record = Zapisz strzał
fair-missed = Poza stołem
fair-off = Poza płytkami
fair-caught = Łapie { $name }
fair-slipped = Nie złapano
fair-short = Za krótki strzał
fair-nobody = Nikogo
fair-distance = odległość
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = cale
fair-unit-tile = płytki
fair-to-centre = do jego środka, przy średnicy
fair-no-number = Wpisz odległość jako liczbę, np. 5,8.
fair-too-far = Żaden stół nie jest taki długi. Sprawdź odległość i jednostkę.
fair-negative = Odległość nie może być mniejsza niż 0.
player-figure-home = { $figure }: w zasobie
player-figure-out = { $figure }: na polu gry
player-pieces = { $count ->
    [one] { $count } element wieży
    [few] { $count } elementy wieży
   *[many] { $count } elementów wieży
}
player-prisoner = zakładnik: { $figure }
now-act = Co robi { $name }?
now-act-how = Wybierz co, potem gdzie; Enter, jeśli nic.
asked-piece-first = Wybierz najpierw, który pionek, potem gdzie.
now-capture = Kogo { $name } bierze jako zakładnika?
now-capture-how = Zaznaczono wszystkich w zasięgu wieży. Enter: nikogo.
ask-begin-leaving = { $name }, kto pierwszy opuszcza Carcassonne?
ask-begin-leaving-about = Ty albo gracz po lewej. Każdy ma jedną szansę, zgodnie z ruchem wskazówek zegara.
ask-leave = Czy { $name } opuszcza Carcassonne?
ask-leave-about = Przed punktacją: kliknij złoty obszar albo naciśnij Enter, by zostać.
city-leave-to = dokąd: { $feature }
city-leave-from = skąd: { $quarter }
pass-leave = Nikt więcej nie wychodzi
ask-escape = { $name } może wyprowadzić rycerza z oblężonego miasta
ask-escape-about = Ostatnia tura minęła, zaraz skończy się gra. Naciśnij Enter, jeśli nikt nie ucieka.
pass-escape = Nikt nie ucieka
ask-claims = Czy ktoś wykonał rozkaz, który oceniacie sami?
ask-claims-lost = Czy ktoś wykonał lub stracił rozkaz, który oceniacie sami?
ask-claims-about = Liczy się jeszcze tylko teraz, przed końcową punktacją. Zgłaszajcie po kolei; Enter prowadzi do punktacji.
pass-claims = Do końcowej punktacji
ask-enter = { $name } może wysłać podwładnego do Carcassonne
ask-enter-about = Ta płytka dała punkty tylko przeciwnikom. Naciśnij Enter, by nikogo nie wysyłać.
pass-enter = Nikogo
city-other-figure = Inny pionek
ask-count = Gdzie { $name } stawia hrabiego?
ask-count-about = Z dzielnicy, w której jest hrabia, nikt nie wychodzi. Naciśnij Enter, by go tam zostawić.
pass-count = Zostaje
setup-count-river = Hrabiego z rzeką się nie zaleca: może być wtedy trudno dokładać płytki. Źródło leży przy rogu Carcassonne, a rzeka płynie od miasta.

settings-title = Ustawienia
settings-look = Wygląd
settings-look-light = Jasny
settings-look-dark = Ciemny
settings-look-contrast = Duży kontrast
settings-size = Rozmiar
settings-percent = { $percent }%
settings-usual = Normalny
settings-language = Język
settings-system = Jak w systemie: { $language }
settings-files = Gry oraz własne płytki i rozkazy są w { $folder }
settings-faults = Błędy
settings-faults-about = są zapisywane, bez kart i imion
settings-faults-file = Błędy są zapisywane w { $file }
home-settings = Ustawienia
tool-log = Przebieg albo gracze
tool-settings = Ustawienia
keys-settings = ustawienia
keys-size = wszystko większe, mniejsze, zwykłe
settings-display = Drugie okno
settings-display-show = Pokaż
settings-display-hide = Ukryj
settings-display-about = na telewizor: punkty i pole gry, nic tajnego
keys-display = drugie okno, dla wszystkich
display-veiled = { $name } wykonuje rozkaz
display-waiting = Gra zaraz się zacznie.
display-turn = Tura: { $name }
display-second = { $name }: jeszcze jedna płytka
display-deal = { $count ->
    [one] Rozkazy wybiera { $names }
   *[many] Rozkazy wybierają { $names }
}
display-winner = { $count ->
    [one] Wygrywa { $names }
   *[many] Wygrywają { $names }
}
display-left = { $count ->
    [one] została { $count } płytka
    [few] zostały { $count } płytki
   *[many] zostało { $count } płytek
}
display-scored = { $name }: { $points }
display-nobody = jeszcze nikt
# The result, earlier games and statistics
result-orders = Rozkazy
result-board = Pole gry
result-kept = { $title }: zachowany, { $points }
result-spent = { $title }: stracony, −10
result-discarded = { $title }: odrzucony
result-orders-count = wykonane: { $done }, niewykonane: { $failed }
result-markdown = Markdown
result-csv = CSV
result-save = Zapisz jako
result-picture = Obraz
result-saved = Zapisano: { $path }
home-all = Wszystkie gry i gracze
earlier-games = Gry
earlier-players = Gracze
earlier-search = imię, zestaw lub data
earlier-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
earlier-not-found = Żadna gra nie pasuje do „{ $query }”.
earlier-show-all = Pokaż wszystkie gry
earlier-reading = Wczytano gry: { $done } z { $of }
earlier-stop = Przerwij
earlier-stopped = Wczytano tylko część gier: { $done } z { $of }
earlier-read-on = Wczytaj resztę
earlier-rematch = Rewanż
earlier-delete = Usuń
earlier-unlist = Usuń z listy
earlier-deleted = Gra z { $date } jest usunięta. Leży w { $folder }, dopóki nie opróżnicie tego folderu.
earlier-unlisted = Gry z { $date } nie ma już na liście. Jej plik pozostaje w { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } usunięta gra
    [few] { $count } usunięte gry
   *[many] { $count } usuniętych gier
}
earlier-deleted-about = Miejsce: { $folder }, dopóki nie opróżnicie tego folderu.
earlier-bring-back = Przywróć
earlier-open-elsewhere = Ta gra jest otwarta w innym oknie. Zamknijcie ją tam, zanim ją usuniecie.
earlier-none = Tu jeszcze nic nie ma
earlier-none-how = Każda gra zapisuje się sama. Zacznijcie jakąś, a pojawi się na tej liście.
players-none-how = Gdy rozegracie grę do końca, zobaczycie tu, kto ile razy wygrał, skąd były punkty i które rozkazy wykonano.
players-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
players-played = Gry
players-wins = Wygrane
players-shared = { $count ->
    [one] w tym { $count } wspólna
    [few] w tym { $count } wspólne
   *[many] w tym { $count } wspólnych
}
players-share = { $percent }% gier
players-average = Punkty na grę
players-best = Najlepsza gra
players-streak = Każdy znak to gra, ostatnia po prawej. Pełny: wygrana. Pusty: wspólne zwycięstwo. W dół: bez wygranej.
players-categories = Skąd punkty
players-orders = Rozkazy
players-orders-sum = wykonane: { $fulfilled } z { $held }
players-no-orders = Jeszcze żadnej gry z rozkazami króla.
players-order = { $fulfilled } z { $held }
players-order-kept = zachowany { $kept } z { $held }
players-rivals = Rywale
players-nemesis = Rywal do pokonania: { $name }. Wyżej we wspólnych grach: { $behind } z { $games }.
players-unbeaten = { $name }: nikt nigdy nie był wyżej.
players-rival = wyżej { $ahead }, równo { $level }, niżej { $behind }
# ---- what the table would work out itself: fields, chances, hints ----
chance-fit = Pasujące płytki: { $count } z { $all }, { $percent }%
chance-may-fit = Pasujące płytki: { $count } z { $all }, które mogą jeszcze przyjść, { $percent }%
feature-end = Gdyby gra kończyła się teraz:
tool-fields = Czyje są pola
tool-compare = Porównaj ze stołem
keys-fields = czyje są pola i ile by dały
keys-compare = porównanie ze stołem
hints-label = Podpowiedzi
hints-about = Szanse, martwe miejsca, pozostałe płytki, przyszłe punkty i czyje są pola.
settings-moving = Ruch
settings-moving-about = Punkty lecą do swoich graczy, a końcowa punktacja przesuwa się płynnie krok po kroku.
tiles-hidden = Pozostałe płytki nie są pokazywane
end-about-hidden = Końcowa punktacja zaczyna się od razu; można ją cofnąć.

# ---- the check with the table ----
compare-title = Porównanie ze stołem
compare-about = Policzcie przy stole. Gdzie coś się różni, podajcie, co tam teraz leży.
compare-all-same = Wszystko się zgadza.
compare-same = To samo
compare-differs = Różni się
compare-now = { $fact }: tu { $amount }
compare-turn = Tura { $turn }: { $what }
compare-there = Liczba na torze punktacji teraz
compare-search = Co to wyjaśnia?
compare-equal = Tu jest ta sama liczba.
compare-off = Stół różni się o { $points }.
compare-clues = Każde z tych by to dokładnie wyjaśniało. Naciśnij, aby wpisać od nowa.
compare-none = Nic z tego, co wpisano, dokładnie tego nie wyjaśnia.
compare-lap = Okrążenie toru ma 50 pól: może któreś policzono inaczej.
compare-missed = może nie przesunięto na torze
compare-twice = może przesunięto na torze dwa razy
compare-if = może postawiono na niej: { $role }
compare-if-nobody = może nikogo na niej nie postawiono
compare-if-other = może to było: { $is } (wpisano: { $was })
compare-changes = Zmieniło się w tych turach, najnowsza na początku. Naciśnij jedną, aby wpisać ją od nowa.
compare-unchanged = Tutaj nigdy się nie zmieniło. Może zapomniano o jakiejś turze.
compare-figures = Czego z tego tam nie ma? Naciśnij to. Brakującego tutaj naciska się na polu gry.
compare-beside = To, co tam leży, można też sprostować od teraz.
compare-all-home = Tutaj wszystkie pionki są w zasobach ({ $name }). Stojący na stole naciska się na polu gry.
compare-board = Pokaż na polu gry
compare-press = Naciśnij to, czego tam nie ma, albo miejsce, gdzie tutaj brakuje pionka.
compare-back = Wstecz
compare-adjust = Zmień punkty: { $name }
fact-tiles = Płytki w woreczku
fact-score = Punkty na torze
fact-figures = Pionki w zasobie
fact-goods = Towary
fact-pieces = Elementy wieży
fact-prisoners = Zakładnicy
fact-cards = Rozkazy na ręce
amount-held = { $name }, { $size ->
    [one] { $size } płytka
    [few] { $size } płytki
   *[many] { $size } płytek
}
amount-nobody = jeszcze nikt
amount-none = brak
amount-followers = { $count ->
    [one] { $count } podwładny
   *[many] { $count } podwładnych
}

# ---- points by hand ----
adjust-title = Punkty ręcznie
adjust-hint = Zmień punkty ręcznie: { $name }
adjust-after = { $before } → { $after }
adjust-reason = Za co?
adjust-about = Powód będzie w przebiegu. Punkty wpisane ręcznie nie liczą się do niczego innego.
adjust-give = Zapisz

# The scorepad
pad-completes = { $name } kończy: { $features }.
pad-abbey-placed = { $name } dokłada opactwo.
pad-barn-placed = { $name } umieszcza stodołę.
pad-fields-joined = { $name } łączy pola.
pad-wagon = { $name }: wóz jedzie dalej.
pad-fairy-alone = Wróżka stoi sama.
pad-escape = { $name }: rycerz ucieka z oblężenia.
pad-home = Znów w zasobie: { $figures }.
pad-remained = Zostaje na stole: { $feature }. Nikt nie dostaje punktów.
pad-counted = Policzono na stole: ukończone miasta { $cities }, ukończone drogi { $roads }.
pad-part-tiles = płytki
pad-part-pennants = proporce
pad-part-inns = karczmy
pad-part-cathedrals = katedry
pad-part-sieges = płytki oblężenia
pad-part-tower-sites = miejsca na wieżę
pad-part-complete-cities = ukończone miasta
pad-part-incomplete-cities = nieukończone miasta
pad-part-besieged-cities = oblężone miasta
pad-part-pigsty = stada świń
pad-part-fairy = wróżki
pad-part-challenge = wyzwania
pad-part-joined-cities = połączone miasta
pad-part-joined-roads = połączone drogi
pad-no-tiles = Obszar ma co najmniej jedną płytkę. Policzcie jego płytki.
pad-too-many = Za dużo ({ $part }: { $count }). W tej grze może ich tu być najwyżej { $most }. Policzcie jeszcze raz.
pad-not-of = Tutaj ({ $feature }) nie może być tego: { $part }. Ustawcie 0 albo wybierzcie inny obszar.
pad-never-complete = Pola punktuje się na koniec. Wybierzcie drogę, miasto, klasztor, siedzibę kultu albo ogród.
pad-not-surrounded = Ukończony klasztor, siedziba kultu lub ogród to 9 płytek: własna i 8 wokół, a nie { $tiles }.
pad-surrounded = Z 9 płytkami budynek jest ukończony i już dał punkty. Nieukończony ma od 1 do 8.
pad-wrong-figure = Ten pionek ({ $figure }) nie może tam stać ({ $feature }). Wybierzcie inny.
pad-not-kept = Notes punktacji nie prowadzi tego pionka ({ $figure }). Zapiszcie jego punkty ręcznie.
pad-too-many-among = { $name } nie może mieć tylu ({ $part }: { $count }, { $figure }). { $there ->
    [0] Nie stoi tam żaden
    [one] Stoi tam tylko { $there }
    [few] Stoją tam tylko { $there }
   *[many] Stoi tam tylko { $there }
}. Policzcie jeszcze raz.
pad-too-many-figures = { $name } nie może mieć tam tylu takich pionków ({ $figure }: { $count }). { $left ->
    [0] Nie został żaden
    [one] Został tylko { $left }
    [few] Zostały tylko { $left }
   *[many] Zostało tylko { $left }
}. Sprawdźcie, czyje pionki tam stoją.
pad-no-own-follower = { $name }: ten pionek ({ $figure }) potrzebuje tam podwładnego tego samego gracza. Dodajcie podwładnego.
pad-nobody-by-fairy = Wróżka stoi przy podwładnym ({ $name }), ale żaden tam nie stoi. Dodajcie go.
pad-second-fairy = Wróżka jest jedna i stoi przy jednym podwładnym. Zostawcie ją przy jednym.
pad-no-challenge = Siedziba kultu rzuca wyzwanie klasztorowi, a klasztor siedzibie kultu; na obu stoi podwładny. Podajcie, czyj podwładny stał na drugim budynku.
pad-no-board = Tę grę prowadzi się w notesie punktacji: zapisujcie to, co ukończone, a nie płytki.
pad-no-scorepad = W tej grze odwzorowuje się pole gry: dokładajcie płytki, reszta wynika z nich.
pad-only-orders = W tej grze zapisuje się tylko rozkazy króla.
pad-turn-is-theirs = Turę już ma { $name }.
pad-no-second-tile = Budowniczy daje jedną dodatkową płytkę w turze, i to tylko z dodatkiem Kupcy i budowniczowie.
pad-no-such-feature = Tego obszaru nie ma wśród właśnie ukończonych. Wybierzcie jeden z nich.
pad-no-such-tower = Wieża nie może mieć wysokości { $height }: elementów wieży jest w tej grze razem { $most }.
pad-not-at-end = To zapisuje się na koniec gry. Najpierw zakończcie grę.
pad-at-end = Końcowa punktacja trwa. Cofnij, by wrócić do gry.
pad-nobody-eaten = Podajcie, kogo zjada smok.
pad-wrong-count = { $counted } to więcej, niż da się ukończyć (najwyżej { $most }). Policzcie jeszcze raz.
setup-nothing-to-record = Bez rozkazów króla nie ma czego zapisywać. Wybierzcie rozkazy, pole gry albo notes punktacji.
move-note = co kończy { $name }
move-report = { $report }
move-begin-turn = tura: { $name }
move-join-feature = { $name } opuszcza Carcassonne
move-remain = na koniec: { $feature }
move-count-completed = liczenie ukończonych miast i dróg
pad-nothing = { $name } nic nie kończy.
pad-turn-over = { $name } kończy turę.
pad-who-placed = Kto dołożył płytkę?
pad-who-did = Kto to robi?
pad-what-completed = Co ukończyła ta płytka?
pad-what-is-left = Co zostało na stole? Po kolei: drogi, miasta, klasztory, potem każde pole.
pad-completed = ukończono: { $feature }
pad-left = na koniec: { $feature }
pad-joined-fields = Połączone pola
pad-barn-field = Pole nowej stodoły
pad-nine-tiles = Ukończono: 9 płytek.
pad-who-stands = Czyi podwładni tam stoją? Każde naciśnięcie imienia gracza dodaje jednego.
pad-there-fairy = Wróżka stoi tam przy podwładnym ({ $name })
pad-shared-challenge = Wygrane wyzwanie? Czyj podwładny stał na drugim budynku?
pad-nobody-scores = Nikt nie dostaje punktów.
pad-joined-city = Ukończone miasto na jej końcu, płytki
pad-joined-road = Ukończona droga do niego, płytki
pad-joined-other-city = Inne ukończone miasto na końcu tej drogi, płytki
pad-joined-road-about = Do których ukończonych miast prowadzi ta droga?
pad-joined-city-about = Które ukończone drogi prowadzą do tego miasta?
pad-join-city = + ukończone miasto
pad-join-road = + ukończona droga
pad-join-other-city = + jeszcze jedno ukończone miasto na jej końcu
pad-from-field = z pola
pad-from-tower = z wieży
pad-accept = Zapisz
pad-accept-nobody = Nikt tam nie stoi: zapisz mimo to
pad-digits = Cyfry zapisują: { $what }
pad-drop = Anuluj
pad-nothing-next = Nic nie ukończono: dalej { $name }
pad-next-player = Dalej: { $name }
pad-turn-of = Tura: { $name }
pad-turns-pass = Turę ma teraz { $name }; tury pomiędzy minęły.
pad-begin-turn = Turę ma teraz { $name }
pad-set-turn = Turę ma ktoś inny? Naciśnijcie jego imię.
pad-deck-how = Na początku tury można odrzucać i dobierać rozkazy. Kto jakiś wykona, otwiera swoje rozkazy i to zgłasza. Po turze naciśnijcie „Dalej”.
pad-builder = Budowniczy daje jeszcze jedną płytkę
pad-fair = Na płytce jest jarmark
pad-abbey = To opactwo
pad-portal = Przez magiczny portal
pad-height = Wysokość wieży
pad-stands-on = Na czym stoi podwładny?
pad-stands-elsewhere = wieża albo Carcassonne
pad-count-cities = Ukończone miasta
pad-count-roads = Ukończone drogi
pad-deed-farmer = Chłop lub pionek umieszczony
pad-deed-wagon = Wóz jedzie dalej
pad-deed-princess = Księżniczka odsyła rycerza
pad-deed-fairy = Ruch wróżki
pad-deed-fairy-alone = Podwładny z wróżką zniknął
pad-deed-dragon = Smok zjadł
pad-deed-tower = Wyższa wieża
pad-deed-capture = Wieża bierze zakładnika
pad-deed-guard = Podwładny na wieżę
pad-deed-escape = Ucieczka z oblężenia
pad-deed-home = Chłop lub strażnik do zasobu
pad-deed-count = Ukończone miasta i drogi
pad-dragon-about = Kogo zjada smok w tym ruchu?
pad-capture-about = Kogo wieża bierze jako zakładnika?
pad-princess-about = Czyj rycerz zostaje odesłany?
pad-home-about = Kto wraca z pola lub z wieży do zasobu bez punktów?
pad-count-about = Tyle zapisano. Policzcie na stole ukończone miasta i drogi i poprawcie liczby: król i baron rabusiów dają za każde po punkcie.
pad-deploy-about = Zapisujcie każdego chłopa, bo rozkaz może go wymagać. Wszystkich innych zapisuje się, gdy obszar jest ukończony.
pad-finish = Wszystko zapisane: zakończ
pad-end = Koniec gry
pad-by-hand = Punkty ręcznie: { $what }…
now-write = { $name } dokłada płytkę
now-write-how = Zapiszcie, co zostało ukończone, albo przejdźcie do następnego gracza.
now-deck-how = Dobierajcie, odrzucajcie i wykonujcie rozkazy; potem następny gracz.
now-remains = Co zostało na stole
now-remains-how = Zapiszcie każdy nieukończony obszar i każde pole z podwładnymi, potem zakończcie.
end-about-pad = Najpierw zapisujecie, co zostało na stole, potem następuje końcowa punktacja. Można to cofnąć.
finish-title = Czy wszystko jest zapisane?
finish-about = Pozostało jeszcze: { $what }. Potem gra jest rozstrzygnięta; można to cofnąć.
finish-about-none = Potem gra jest rozstrzygnięta; można to cofnąć.
finish-do = Zakończ
finish-not = Zapisuj dalej
setup-record-board = Odwzorowanie pola gry
setup-record-board-about = Każdą płytkę wpisuje się dwoma lub trzema kliknięciami: aplikacja znajduje to, co ukończone, punktuje i zna pola.
setup-record-scorepad = Notes punktacji
setup-record-scorepad-about = Zapisuje się w jednym wierszu tylko to, co płytka kończy: aplikacja dzieli i sumuje punkty oraz sprawdza rozkazy.
setup-record-deck = Tylko rozkazy
setup-record-deck-about = Aplikacja rozdaje rozkazy, strzeże ich i liczy za nie punkty; wynik zostaje na waszym torze.
curtain-declare = Obejrzyj swoje rozkazy. Czy któryś jest wykonany? Wybierz go i zgłoś.
curtain-declare-some = Większość rozkazów aplikacja rozpoznaje sama. Wykonano rozkaz z nowszego dodatku? Wybierz go i zgłoś.
curtain-declare-judged = Większość rozkazów aplikacja rozpoznaje sama, ale niektóre możesz ocenić tylko ty. Wykonano jeden z nich? Wybierz go i zgłoś.
curtain-declare-lost = Któryś jest stracony? Zgłoś go tak samo.
curtain-declared = Ten jest wykonany
curtain-declared-lost = Ten jest wykonany lub stracony
curtain-lost = Ten jest stracony
log-reenter-note = Zmień ten wpis
log-remove-note = Usuń ten wpis
keys-pad = droga, miasto, klasztor, siedziba kultu, ogród
keys-pad-numbers = podświetlona liczba; ↑ ↓ do innej, ← → mniej i więcej
keys-deck-enter = następny gracz
keys-pad-player = płytkę dołożył następny gracz
keys-pad-deeds = akcja tury
keys-pad-enter = zapisanie albo następny gracz; na końcu zakończenie
cli-no-board = Pole gry nie jest zapisywane.
# ---- a turn to try ----
home-lesson = Wypróbuj turę
home-lesson-about = Niecała minuta, w przykładowej grze
lesson-place = Anna dobrała płytkę. Kliknij złote miejsce, lukę w jej mieście.
lesson-tile = Poniżej leży wszystko, co tam pasuje. Kliknij dobraną płytkę; tu każda będzie dobra.
lesson-follower = Kliknij złote pole, by wysłać tam chłopa, albo naciśnij Enter, jeśli bez podwładnego.
lesson-astray = Ta płytka leży gdzie indziej i miasto jest wciąż otwarte. Cofnij ją: { key-ctrl } Z.
lesson-score = Miasto jest ukończone i policzone. Kliknij jego wiersz w przebiegu, by zobaczyć sumę.
lesson-undo = Błąd we wpisie? { key-ctrl } Z cofa ostatni krok.
lesson-orders = Rozkazy są tajne. Kliknij trzy karty przy Annie: teraz niech patrzy tylko ona.
lesson-look = Przytrzymaj przycisk lub spację: karty widać tylko tak długo.
lesson-done = To wszystko.
lesson-skip = Pomiń
lesson-leave = Wróć na początek
# ---- by keys alone ----
tray-more = Klawisze dla następnych
keys-more = daje klawisze następnym, jeśli jest ich więcej
pad-field-carcassonne = Miasto Carcassonne wlicza się, jeśli pole go dotyka.
pad-field-by-city = Miasto liczy się raz: zapiszcie je tylko przy jednym polu tych, którzy mają wokół niego najwięcej chłopów.
pad-count-carcassonne = Miasto Carcassonne dolicza się samo.
pad-what-completed-titles = Co ukończyła ta płytka? Zapiszcie też to, na czym nikt nie stoi: liczy się dla króla i barona rabusiów.
# ---- the clock ----
clock-over = −{ $time }
clock-time = Czas
clock-title = Zegar
clock-none = brak
clock-count = stoper
clock-minutes = { $count } min
clock-about = Czas każdego gracza przy stole: brak, stoper albo wybrana liczba minut, odliczana w dół. Nikogo to nie zatrzymuje.
clock-pause = Zatrzymaj zegar
clock-paused = Pauza
clock-paused-how = Pauza: niczyj czas nie biegnie. Dalej spacją.
clock-go-on = Uruchom zegar
clock-key = Spacja
keys-pause = zatrzymuje lub uruchamia zegar
# ---- names of keys, repetitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Home
key-end = End
key-sides = M R P V
key-side-names = miasto droga pole rzeka
difference-times = { $sentence } ({ $count }×)

# The players' phones, in the window.
tool-phones = Telefony
keys-phones = telefony graczy
phones-title = Telefony
phones-about = Kto chce, ma swoje rozkazy na własnym telefonie: ogląda je, kiedy zechce, zatrzymuje, dobiera i wybiera. W swojej turze można tam też wpisać płytkę. Nie trzeba aplikacji ani internetu; to okno nadal potrafi wszystko.
phones-plain = Telefony muszą być w tej samej sieci Wi-Fi co ten komputer. Nic nie opuszcza waszej sieci, ale nic też nie jest szyfrowane: użyjcie własnej.
phones-on = Dopuść telefony
phones-off = Odłącz telefony
phones-code = Kod
phones-remove = Usuń
phones-really = Na pewno?
phones-none = brak telefonu
phones-here = telefon jest tutaj
phones-asleep = telefon śpi
phones-sign = Porównajcie znak: telefon pokazuje taki sam. Jeśli to znak kogoś innego, usuńcie go.
phones-sign-of = { $shape }, { $colour }
phones-circle = koło
phones-square = kwadrat
phones-triangle = trójkąt
phones-diamond = romb
phones-hexagon = sześciokąt
phones-shield = tarcza
phones-flower = kwiat
phones-star = gwiazda
phones-all-here = Są już wszystkie telefony. Możecie to zamknąć; telefony zostają.
phones-choose = Naciśnijcie „Kod” przy imieniu: ten gracz go skanuje.
phones-scan = { $name }, zeskanuj to
phones-once = Aparatem telefonu. Kod jest tylko dla tego miejsca i działa raz.
phones-help = Żaden telefon jeszcze się nie połączył. Zwykłe przyczyny:
phones-help-network = Inna sieć albo sieć dla gości: telefon i komputer muszą być w tym samym Wi-Fi, a sieć dla gości izoluje urządzenia od siebie.
phones-help-firewall = Zapora: zezwólcie na King’s Order, gdy system zapyta. Windows: ustawcie sieć jako „prywatną”. macOS: Ustawienia systemowe, Sieć, Zapora sieciowa, Opcje. Linux: otwórzcie port podany w adresie powyżej.
phones-help-mobile = Dane komórkowe: wyłączcie je na chwilę w telefonie.
phones-address = Telefony łączą się z tym adresem:
phones-no-port = Telefony nie mogą się połączyć: { $cause }. Wybierzcie inny adres albo sprawdźcie, czy nie używa go inny program.
phones-letters = Kto nie ma aparatu: niech otworzy adres i wpisze
phones-guessed = Ktoś pięć razy zgadywał litery: to są nowe.
phones-screen = Strona dla tabletu albo telewizora:
phones-no-network = Ten komputer nie jest w żadnej sieci. Połącz go z Wi-Fi telefonów; wtedy pojawią się tu kody.
phones-between = Stół jest między dwiema partiami. Jego telefony czekają i same przejdą do następnej partii tych samych graczy.
phones-too-old = Ta przeglądarka jest za stara na tę stronę. Użyj nowszego telefonu lub przeglądarki albo graj przy laptopie.
phones-moved-on = Stół jest już dalej.
phones-clashed = Pewien rozkaz wpisano częściej, niż jest w talii. Porównaj swoje; błędny podaje się na nowo na ekranie stołu, za kurtyną.
phones-not-asked = Teraz nikt cię o to nie pyta.
phones-elsewhere = Rozkazy ({ $name }) są na telefonie. Można je obejrzeć także tutaj.
phones-instead = Rozkazy na własnych telefonach

# ---- asked on a player's own phone ----
asked-dealt = Które trzy rozkazy masz na ręce?
asked-dealt-about = Wybierz swoje trzy karty. Nikt inny ich nie widzi.
asked-keep = Twoje trzy rozkazy
asked-keep-about = Zatrzymaj wszystkie albo oddaj jeden pod stos.
pass-keep = Zatrzymaj wszystkie
asked-return = Oddaj „{ $title }”
asked-fulfil = Twój rozkaz jest wykonany
asked-fulfil-about = Jeśli pasuje kilka, liczy się jeden i ty go wybierasz. Potem widzą go wszyscy.
asked-show = Pokaż wszystkim „{ $title }”
asked-declare = Mój rozkaz jest wykonany
asked-declare-about = Wybierz ten, który tylko ty możesz ocenić: zobaczą go wszyscy i policzy się za ostatnią płytkę.
asked-draw = Jeszcze jeden rozkaz?
asked-draw-about = Na początku swojej tury możesz dobrać jeden. Zostaje na twojej ręce.
asked-drawn = Dobierasz rozkaz?
asked-drawn-about = Wybierz kartę. Nikt inny jej nie widzi.
asked-discard = Odrzucasz rozkazy chłopskie?
asked-discard-about = Na twojej ręce były trzy takie rozkazy: jeden lub dwa możesz jawnie odrzucić.
asked-tile = Twoja tura: dobierz płytkę
asked-tile-about = Dotknij miejsca, w którym ją kładziesz.
asked-tile-second = Dobierz jeszcze jedną płytkę: twoja tura trwa
asked-tile-unfit = Nigdzie nie pasuje: { $tile }
asked-abbey = Twoje opactwo
asked-abbey-about = Wypełnia lukę zamiast płytki.
asked-abbey-last = Ostatnia płytka leży. Opactwo może jeszcze wypełnić lukę.
asked-abbey-at = Kolumna { $column }, rząd { $row }
asked-ransom = Twoi podwładni są zakładnikami
asked-ransom-about = Raz w turze możesz wykupić jednego.
asked-escape = Czy twój rycerz ucieka?
asked-escape-about = Jeden może opuścić oblężone miasto, zanim tura się skończy.
asked-site-about = Czy miejsce na wieżę leży w mieście, czy poza nim?
asked-capture-about = Kto stoi w zasięgu wieży, może zostać zakładnikiem.
asked-princess-about = Księżniczka odsyła jednego rycerza ze swojego miasta.
asked-dragon = Prowadzisz smoka
asked-dragon-about = Krok { $step } z 6.
asked-begin-leaving = Kto pierwszy opuszcza Carcassonne?
asked-begin-leaving-about = Ty albo gracz po lewej. Każdy ma jedną szansę, zgodnie z ruchem wskazówek zegara.
asked-leave = Czy opuszczasz Carcassonne?
asked-leave-about = Przed punktacją twój podwładny może pójść na to, co ukończono.
asked-wagon = Czy twój wóz jedzie dalej?
asked-wagon-about = Może pojechać na nieukończony obszar obok albo wrócić do zasobu.
asked-enter = Wysyłasz podwładnego do Carcassonne?
asked-enter-about = Ta płytka dała punkty tylko przeciwnikom.
asked-count = Gdzie stawiasz hrabiego?
asked-count-about = Z dzielnicy, w której jest hrabia, nikt nie wychodzi.
asked-token = Jarmark: jaki żeton?
asked-token-about = Każdy strzela nim raz, zaczynasz ty.
asked-throw = Strzelasz: { $token }
asked-turn = Twoja tura
asked-turn-about = Dobieraj, odrzucaj i wykonuj rozkazy. Potem przekaż turę.
asked-written = To zapisuje się na laptopie.
asked-tile-laptop = Twoją płytkę przyjmie tylko laptop. Wprowadź ją tam: twoja tura czeka.
asked-not-now = Stół ma chwilę przerwy. Spróbuj zaraz znowu.
asked-undo-late = Tutaj już za późno na cofnięcie. Na laptopie się da.

# ---- the page on the phones ----
phone-language-code = pl
phone-app = King’s Order
phone-offline = Brak połączenia ze stołem – ponawiam próbę
phone-scan-again = Zeskanuj swój kod na laptopie jeszcze raz
phone-scan-again-about = Ten telefon nie pokazuje już niczyich rozkazów. Laptop pokaże nowy kod.
phone-between = Na laptopie nie jest teraz otwarta żadna partia
phone-between-about = Gdy zostanie otwarta ta lub następna, tutaj wszystko pójdzie dalej samo.
phone-over = Wieczór telefonów dobiegł końca
phone-over-about = Jeśli stół znów dopuści telefony, zeskanuj nowy kod na laptopie.
phone-look-again = Sprawdź ponownie
phone-i-play = Gram – cztery litery:
phone-letters-failed = To nie są litery, które pokazuje laptop, albo są za stare.
phone-not-taken = Nie udało się wysłać. Spróbuj jeszcze raz.
phone-moved-on = Stół jest już dalej.
phone-join = Dołączasz jako gracz?
phone-join-about = Ten telefon pokaże wtedy twoje rozkazy, tylko dla twoich oczu.
phone-claim = Zajmij moje miejsce
phone-claim-failed = Ten kod jest zużyty albo za stary: poproś o nowy przy laptopie.
phone-watch = Tylko oglądaj stół
phone-welcome = Cześć, { $name }!
phone-sign = Twój znak: { $sign }
phone-sign-about = Laptop pokazuje ten znak przy twoim imieniu. Jeśli pokazuje inny, poproś tam o nowy kod.
phone-plain-http = Używaj tego tylko we własnej sieci Wi-Fi: kto może w niej podsłuchiwać, mógłby to czytać.
phone-understood = W porządku
phone-your-turn = Twoja tura
phone-you-decide = Ty decydujesz
phone-asked = Pytanie do ciebie
phone-nothing-asked = Teraz nie ma pytań do ciebie.
phone-act = Co teraz robisz?
phone-undo = Cofnij mój ostatni wpis
phone-paused = Stół ma przerwę
phone-paused-about = Dalszy ciąg na laptopie.
phone-hand = Twoje rozkazy
phone-draw-sure = Dotknij jeszcze raz, by go dobrać
phone-choose-sure = Dotknij jeszcze raz, aby wybrać
phone-look = Obejrzyj
phone-drawn = Dobrany rozkaz
phone-tap-card = Dotknij karty, by ją obejrzeć. Sama się odwróci.
phone-card-down = Rozkaz { $number }, zakryty. Dotknij, by obejrzeć
phone-card-up = Odkryty. Dotknij, by zakryć
phone-fulfilled = Wykonane
phone-kept = Zachowane do końca
phone-lost = Stracone
phone-failed = Niewykonane
phone-points = punkty
phone-pick = Wybierz
phone-pick-back = Jednak nie
phone-picked = Gotowe: { $number } z { $of }
phone-deck-open = Poszukaj swoich kart
phone-deck-close = Ukryj karty
phone-search = Tytuł lub tekst
phone-board = Pole gry
phone-zoom-in = Przybliż
phone-zoom-out = Oddal
phone-zoom-fit = Całość
phone-tray = Płytki, które tam pasują
phone-which-tile = Którą płytkę dobierasz? Dotknij jej tak, jak leży.
phone-only-fits = Pasuje tylko ta: dotknij jej.
phone-nothing-fits = Żadna płytka tam nie pasuje.
phone-loading = Chwileczkę…
phone-unfit = Moja płytka nigdzie nie pasuje
phone-elsewhere = Nie ma tu mojej płytki
phone-elsewhere-about = Płytki z sakiewką, z innych zestawów i takie, które nie pasują, wprowadza się na laptopie.
phone-to-laptop = Wprowadzę ją na laptopie
phone-at-laptop = Wprowadź płytkę na laptopie: tam czeka na ciebie twoja tura.
phone-enter-here = Jednak wprowadzę tutaj
phone-no-place = Żadna płytka z tej gry nigdzie tu nie pasuje.
phone-unit = Jednostka
phone-done = Gotowe
phone-table = Stół
phone-whole-table = Zobacz cały stół
phone-my-hand = Wróć do moich rozkazów
phone-keep-awake = Aby ten ekran nie gasł: ustaw na wieczór jego uśpienie na „nigdy”.
phone-news = Co się stało
phone-veiled = { $name } pokazuje rozkaz
phone-placed = { $name } dokłada: { $tile }.
phone-told = Ile jest czytane na głos
phone-told-all = Wszystko
phone-told-mine = To, co mnie dotyczy
phone-told-none = Nic
phone-language = Język

## Work that takes a while

work-opening = Otwieranie: { $file }…
work-copying = Zapisywanie kopii: { $path }…
work-saving = Zapisywanie: { $file }…
work-deleted = Wczytywanie usuniętych gier…
work-share = { $percent }%
work-seconds = od { $seconds } s
work-cancel = Anuluj
work-no-thread = Komputerowi brakuje teraz zasobów na to zadanie. Zamknijcie inne programy i spróbujcie ponownie. ({ $cause })

## The evening after

honour-heading = Tytuły wieczoru
honour-long-road = Długa droga
honour-long-road-why = { $name } kończy w turze { $turn } drogę z { $amount } płytek.
honour-great-city = Wielkie miasto
honour-great-city-why = { $name } kończy w turze { $turn } miasto z { $amount } płytek.
honour-quiet-field = Pole, którego nikt nie liczył
honour-quiet-field-why = { $name } ma na koniec z jednego pola { $amount } pkt.
honour-farmer = Gospodarz
honour-farmer-why = { $name } ma { $amount } pkt za pola, najwięcej ze wszystkich.
honour-abbot = Opat
honour-abbot-why = { $name } ma { $amount } pkt za klasztory, najwięcej ze wszystkich.
honour-abbot-shrines-why = { $name } ma { $amount } pkt za klasztory i siedziby kultu, najwięcej ze wszystkich.
honour-master-builder = Mistrz budowlany
honour-master-builder-why = { $name } kończy najwięcej obszarów: { $amount }.
honour-benefactor = Dobroczyńca
honour-benefactor-why = Inni dostają { $amount } pkt za to, co { $name } kończy bez punktu dla siebie.
honour-comeback = Wielki powrót
honour-comeback-why = { $name } po turze { $turn } traci do lidera { $amount } pkt, a jednak wygrywa.
honour-great-turn = Wielka tura
honour-great-turn-why = { $name } zdobywa w turze { $turn } aż { $amount } pkt.
honour-ahead-throughout = Zawsze na czele
honour-ahead-throughout-why = { $name } prowadzi po każdej z ostatnich { $amount } tur.
honour-photo-finish = O włos
honour-photo-finish-why = { $name } wygrywa o mniej niż sześć punktów.
honour-landslide = Nokaut
honour-landslide-why = { $name } wygrywa o { $amount } pkt.
honour-long-king = Niech żyje król
honour-long-king-why = { $name } ma tytuł króla przez { $amount ->
    [one] { $amount } turę
    [few] { $amount } tury
   *[many] { $amount } tur
}.
honour-long-robber = Stary baron
honour-long-robber-why = { $name } ma tytuł barona rabusiów przez { $amount ->
    [one] { $amount } turę
    [few] { $amount } tury
   *[many] { $amount } tur
}.
honour-usurper = Uzurpator
honour-usurper-why = { $name } odbiera innym tytuł króla lub barona rabusiów: { $amount }×.
honour-servant = Wierny sługa
honour-servant-why = { $name } wykonuje najwięcej rozkazów: { $amount }.
honour-clean-hands = Słowo dotrzymane
honour-clean-hands-why = { $name } wykonuje wszystkie rozkazy z ręki: { $amount }.
honour-promises = Wiele obietnic
honour-promises-why = { $name } kończy grę z wieloma rozkazami na ręce: { $amount }.
honour-early-order = Ranny ptaszek
honour-early-order-why = { $name } wykonuje pierwszy rozkaz w turze { $turn }.
honour-late-order = W ostatniej chwili
honour-late-order-why = { $name } jeszcze w turze { $turn } wykonuje rozkaz.
honour-merchant = Kupiec
honour-merchant-why = { $name } ma { $amount } pkt za towary.
honour-fairy-friend = Ulubieniec wróżki
honour-fairy-friend-why = { $name } ma { $amount } pkt od wróżki.
honour-jailer = Strażnik lochu
honour-jailer-why = { $name } bierze wielu zakładników: { $amount }.
honour-dragons-dish = Danie dla smoka
honour-dragons-dish-why = Smok zjada wiele pionków: { $amount } ({ $name }).

review-heading = Co mogło się zdarzyć
review-note = Każdą płytkę wypróbowano w każdym miejscu i z każdym pionkiem, zgodnie z zasadami.
review-note-count = Zakłada się, że nikt w odpowiedzi nie opuszcza Carcassonne.
review-note-dragon = Drogi smoka się nie zgaduje.
review-note-tower = Wieże wypróbowano tylko z płytką tam, gdzie leżała.
review-fulfilled = wykonany w turze { $turn }
review-fulfilled-by = wykonany w turze { $turn }: { $cause }
review-open = na ręce na koniec
review-kept = zachowany do końca
review-avoided = smoka udało się uniknąć
review-spent = stracony w turze { $turn }
review-discarded = odrzucony w turze { $turn }
review-none = Żadna z płytek dobranych, gdy był na ręce, by go nie wykonała.
review-unknown = Nie wiadomo, czy dało się go wykonać: zależało to nie tylko od płytki.
review-unrecorded = Płytek nie zapisywano, więc nie wiadomo, co mogło się zdarzyć.
review-chance = Tura { $turn }: { $tile }, { $places ->
    [one] w { $places } miejscu
   *[many] w { $places } miejscach
}
review-chance-with = Tura { $turn }: { $tile }, { $places ->
    [one] w { $places } miejscu
   *[many] w { $places } miejscach
}, dodając { $deed }
way-barn = stodołę
way-fairy = wróżkę
way-princess = księżniczkę
way-raise = wieżę
way-capture = wzięcie zakładnika
way-wagon = wóz
way-enter = podwładnego w Carcassonne
way-count = hrabiego
pile-heading = Cały stos
pile-dealt = rozdany: { $name }
pile-joined = rozdany: { $name }, tura { $turn }
pile-drawn = dobrany: { $name }, tura { $turn }
pile-returned = oddany: { $name }
pile-discarded = odrzucony: { $name }, tura { $turn }
pile-fulfilled = wykonany: { $name }, tura { $turn }
pile-spent = stracony: { $name }, tura { $turn }
pile-left = pod stosem, bo { $name } odchodzi
pile-never = nigdy nie dobrany

evening-running = Gra jeszcze trwa. Do jej końca rozkazy są tajne: najpierw zagrajcie do końca.
evening-no-score = W tej grze zapisano tylko rozkazy. Wpiszcie, co pokazuje tor punktacji: strona i BG Stats potrzebują punktów.
evening-started = W tej grze nie podano, kiedy się zaczęła, a BG Stats potrzebuje daty. Wpiszcie czas w jej „started”.
evening-too-long = Link jest dłuższy, niż przyjmuje BG Stats. Skróćcie imiona graczy.
evening-board = Pole gry
evening-turn = Tura { $turn }
evening-final = Końcowa punktacja
evening-before = Przed pierwszą turą
evening-slider = Tura po turze
evening-play = Odtwórz
evening-pause = Pauza
evening-back = Tura wstecz
evening-forth = Tura dalej
evening-show = Pokaż turę { $turn }
evening-show-before = Pokaż pole gry przed turą { $turn }
evening-points = Punkty tura po turze
evening-told = Co się działo, tura po turze
evening-best = Najlepsze tury
evening-best-turn = Tura { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } płytka
    [few] { $size } płytki
   *[many] { $size } płytek
}
evening-nobody = { $title }: nikt
evening-sets = Zestawy: { $sets }
evening-built = Ukończono: { $features }
evening-cities = { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
}
evening-roads = { $count ->
    [one] { $count } droga
    [few] { $count } drogi
   *[many] { $count } dróg
}
evening-monasteries = { $count ->
    [one] { $count } klasztor
    [few] { $count } klasztory
   *[many] { $count } klasztorów
}
evening-shrines = { $count ->
    [one] { $count } siedziba kultu
    [few] { $count } siedziby kultu
   *[many] { $count } siedzib kultu
}
evening-made = Przygotowane w King’s Order, pomocniku przy stole. Nieoficjalne.

## Paper and replay

set-siege = Oblężenia
cli-display-gone = Ekran zniknął, a wraz z nim okno. Każdy wpisany ruch jest zapisany: otwórzcie King’s Order ponownie i grajcie dalej.
paper-title = Rozkazy króla
paper-about = { $count ->
    [one] Zasady rozkazów w skrócie, dla { $count } karty
    [few] Zasady rozkazów w skrócie, dla { $count } kart
   *[many] Zasady rozkazów w skrócie, dla { $count } kart
}
paper-sheet = Arkusz { $number } z { $of }: rzeczywisty rozmiar, dwustronnie, długa krawędź
paper-sheet-front = Arkusz { $number } z { $of }: rzeczywisty rozmiar
paper-set = { $count ->
    [one] { $set }: { $count } karta
    [few] { $set }: { $count } karty
   *[many] { $set }: { $count } kart
}
paper-deal = Rozdanie
paper-deal-shuffle = Potasujcie karty gry podstawowej i dodatków, z którymi gracie; wszystkie inne zostają w pudełku. Rozdajcie każdemu po 3.
paper-deal-keep = Obejrzyj je i zatrzymaj wszystkie 3 albo odłóż dokładnie 1 pod stos i zatrzymaj 2.
paper-deal-secret = Rozkazy na ręce są tajne. Wykonane leżą odkryte przed tobą do końca gry.
paper-turn = Na początku swojej tury
paper-turn-draw = Zanim dobierzesz płytkę, możesz dobrać 1 rozkaz. Musisz go zatrzymać. Możesz go wykonać w tej samej turze.
paper-turn-double = W drugiej części podwójnej tury nie dobiera się rozkazu.
paper-turn-limit = Nikt nie ma na ręce więcej niż 5 rozkazów. Gdy stos się wyczerpie, pozostaje pusty.
paper-fulfil = Wykonywanie rozkazów
paper-fulfil-words = Liczy się to, co mówi karta: wszystko i nic poza tym. Obrazek jest tylko przykładem.
paper-fulfil-complete = „Ukończ” znaczy: płytką, którą dokładasz, mając tę kartę na ręce. Obojętnie, czyi podwładni tam stoją, chyba że karta mówi inaczej.
paper-fulfil-show = Wykonany rozkaz od razu pokaż i od razu policz jego punkty. Nie wolno czekać.
paper-fulfil-one = Jedną płytką wykonasz najwyżej jeden swój rozkaz. Jeśli pasuje kilka, ty wybierasz; pozostałe wymagają innego obszaru. Dzięki temu, co jeszcze zdarzy się w tej samej turze, możesz wykonać kolejny.
paper-fulfil-parts = Gdy rozkaz wymaga kilku części, starsze mogą być ukończone już przed jego dobraniem. Ostatnią musisz ukończyć ty.
paper-fulfil-connected = Droga prowadzi do miasta, gdy na którejś płytce kończy się przy nim; nie wystarczy, że biegnie obok. Dwa miasta to dwa różne miasta.
paper-fulfil-challenge = Rozkaz wygrania wyzwania wykonuje się w turze dowolnego gracza, bez względu na to, czyja płytka je rozstrzyga.
paper-fulfil-features = Ukończyć można drogi, miasta, klasztory, siedziby kultu i ogrody. Opactwo liczy się jako klasztor.
paper-fulfil-points = Gdy rozkaz wymaga punktów, pole liczy się, jeśli punktuje je stodoła; punkty wróżki się nie liczą.
paper-fulfil-followers = Każdy duży podwładny, burmistrz i wóz liczy się jako jeden podwładny. Budowniczy, świnia i stodoła się nie liczą.
paper-farmers = Rozkazy chłopskie
paper-farmers-discard = Jest na nich leżący chłop. Kto miał na ręce 3 takie naraz, może na początku swojej następnej tury jawnie odrzucić 1 lub 2 z nich. Wtedy nic nie kosztują.
paper-dragon = Smok
paper-dragon-lost = Jeśli smok zje twój pionek, gdy masz na ręce kartę smoka, pokazujesz ją i tracisz 10 punktów, tylko raz.
paper-dragon-kept = Karta zachowana do końca daje 10 punktów. Nigdy nie liczy się jako wykonany rozkaz.
paper-dragon-fulfilled = Karta zachowana do końca daje 10 punktów i liczy się jako wykonany rozkaz.
paper-avoid = Czego unikać
paper-avoid-lost = Jeśli spotka cię to, o czym mówi taki rozkaz, gdy masz go na ręce, pokazujesz go i tracisz 10 punktów, tylko raz.
paper-avoid-kept = Zachowany do końca daje swoje punkty. Nigdy nie liczy się jako wykonany.
paper-end = Koniec
paper-end-last = Gdy zacznie się końcowa punktacja, nie można już wykonać żadnego rozkazu.
paper-end-hand = Każdy rozkaz, który zostaje na ręce, kosztuje 10 punktów.
paper-end-avoided = Każdy rozkaz, który zostaje na ręce, kosztuje 10 punktów, z wyjątkiem tych, które każą czegoś unikać.
paper-end-others = Każdy rozkaz, który zostaje na ręce, kosztuje 10 punktów, z wyjątkiem rozkazu smoka.
paper-end-most = Kto ma najwięcej wykonanych rozkazów, dostaje 10 punktów, bez względu na to, ile dały te rozkazy; przy remisie te punkty dostaje każdy z remisujących.
paper-house = Tak gra się przy waszym stole
paper-sets = Karty
paper-cut = Drukowanie i cięcie
paper-cut-print = Drukujcie w rzeczywistym rozmiarze, bez dopasowania do strony, dwustronnie, z obrotem wzdłuż długiej krawędzi. Najlepszy jest gruby papier, od 200 g; resztę ukryją koszulki.
paper-cut-print-front = Drukujcie w rzeczywistym rozmiarze, bez dopasowania do strony. Najlepszy jest gruby papier, od 200 g; resztę ukryją koszulki z ciemnym tyłem.
paper-cut-marks = Tnijcie od znacznika do znacznika. Karta ma { $width } × { $height } mm.
paper-cut-border = Jej ramka sięga dalej, by krzywe cięcie nie odsłoniło bieli.
paper-cut-app = W King’s Order zaznaczcie przy przygotowaniu „wydrukowane karty”. Kartę wpisuje się kilkoma literami jej tytułu albo nazwą u dołu karty.
paper-measure = Przy druku w rzeczywistym rozmiarze ta linia ma { $length } mm długości.
paper-no-cards = Nie ma żadnej karty do wydrukowania. Wybierzcie zestawy, które mają rozkazy.
paper-no-orders = W tej grze nie było rozkazów: nie ma kart do wydrukowania.
paper-boxes = W czcionkach brakuje { $letters }: na karcie „{ $card }” w druku zastąpi to kwadracik.
paper-crowded = Karta „{ $card }” nie zostanie wydrukowana: jej tekst nie mieści się nawet pismem { $points }-punktowym. Skróćcie go.
paper-no-fonts = nie można odczytać czcionek
paper-saved = Talia jest zapisana, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na { $sheets ->
    [one] { $sheets } arkuszu
   *[many] { $sheets } arkuszach
}: { $path }
paper-taken = { $path } już istnieje. Wybierz inną nazwę albo dodaj --force, by zastąpić ten plik.
paper-which = Papier
paper-a4 = A4
paper-letter = Letter
paper-cards = Karty
paper-size = { $width } × { $height } mm
paper-plain = Mało tuszu: białe tło, cienka ramka
paper-backs = Z rewersami
paper-shift = Przesunięcie rewersów, w mm:
paper-shift-right = w prawo
paper-shift-down = w dół
files-print = Zapisz talię do druku
setup-print = Drukuj…
work-printing = Zapisywanie talii do druku: { $path }…
result-watch = Obejrzyj jeszcze raz
replay-result = Wynik
replay-log = Pokaż w przebiegu
replay-progress = { $step } z { $all }

## Share, season and the rest

share-button = Udostępnij…
share-title = Udostępnij wieczór
share-titles = Tytuły
share-page = Strona wieczoru
share-page-about = Jeden plik HTML dla wszystkich, którzy byli przy stole; działa bez sieci
share-poster = Plakat
share-square = Plakat kwadratowy
share-poster-about = Obraz, { $size } pikseli
share-markdown-about = Wynik i przebieg jako tekst
share-csv-about = Każda punktacja, do arkusza kalkulacyjnego
share-text = Kopiuj jako tekst
share-text-about = Kilka wierszy do wiadomości
share-link = BG Stats: kopiuj link
share-there = BG Stats: otwórz link
share-code = BG Stats: kod dla telefonu
share-code-long = Link jest za długi na kod: skopiujcie go.
share-scan = Skierujcie na niego aparat telefonu z BG Stats.
share-copied = Skopiowano. Wklejcie, gdzie chcecie.
share-open = Otwórz
share-folder = Pokaż folder
share-reviewing = Szukanie tego, co mogło się zdarzyć…
share-more = Jeszcze { $count }
share-fewer = Mniej
share-end = Wróć na koniec
season = Sezon
season-none-how = Gdy rozegracie gry do końca, zobaczycie tu, jak wypadają gracze we wszystkich razem i co się stało z każdym rozkazem.
season-nothing = Zaznaczcie wieczór i kogoś, kto wtedy grał.
season-span = { $first } – { $last }
season-date = { $day } { $month } { $year }
season-day = { $day } { $month }
season-standings = Tabela
season-cards = Karty
season-choose = Wieczory i osoby
season-evenings = Wieczory
season-evenings-without = Bez kolumn dla poszczególnych wieczorów ({ $count }): są w tabeli CSV.
season-people = Osoby
season-all = Wszystkie
season-none = Żadne
season-last = { $count ->
    [one] Ostatni { $count }
    [few] Ostatnie { $count }
   *[many] Ostatnich { $count }
}
season-rank = Pozycja
season-name = Imię
season-points = Punkty
season-place = Średnie miejsce
season-by-average = Kolejność według punktów na grę. Gry bez udziału gracza nie liczą się ani na plus, ani na minus. Przy remisie pozycja jest wspólna.
season-by-points = Kolejność według sumy wszystkich punktów. Gry bez udziału gracza nic nie dodają. Przy remisie pozycja jest wspólna.
season-by-place = Kolejność według średniego miejsca. Gra bez udziału gracza albo opuszczona przed końcem nie liczy się do średniej. Przy remisie pozycja jest wspólna.
season-by-wins = Kolejność według wygranych gier, łącznie ze wspólnymi zwycięstwami. Przy remisie pozycja jest wspólna.
season-card = Karta
season-dealt = Rozdane
season-drawn = Dobrane
season-fulfilled = Wykonane
season-kept = zachowany { $count }
season-expected = Oczekiwane
season-fulfillers = Kto
season-cards-about = Rozdane i zatrzymane albo dobrane. Oczekiwane: ile z takiej samej liczby rozkazów wykonuje się w symulacji, w której każdy jest na ręce od pierwszej połowy gry.
season-cards-none = W tych grach nikt nie miał rozkazu.
season-cards-most = Najczęściej na ręce: { $shown } z { $count }
unsaved-brief = Ten folder jest opróżniany, gdy komputer uruchamia się ponownie. Przenieś plik wkrótce.
settings-not-written = Nie można zapisać { $path }: { $cause }. To, co wybierzesz, obowiązuje do zamknięcia okna; gry to nie dotyczy.
settings-damaged = { $fault } Obowiązuje to, co zapisano wcześniej, a jeśli tego nie ma – zwykłe ustawienia. Uszkodzony plik zachowano obok.
work-nearly = prawie gotowe

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = Nie można zapisać { $path }: { $cause }. Brakuje tylko czasów od ostatniego ruchu.
