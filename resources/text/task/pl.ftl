# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = dokładnie { $count }
task-at-least = co najmniej { $count }
task-at-most = najwyżej { $count }
task-between = { $least }–{ $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } lub { $last }

# How large.
task-tiles-exactly = z dokładnie { $count } { $count ->
    [one] płytki
   *[other] płytek
}
task-tiles-at-least = z co najmniej { $count } { $count ->
    [one] płytki
   *[other] płytek
}
task-tiles-at-most = z najwyżej { $count } { $count ->
    [one] płytki
   *[other] płytek
}
task-tiles-between = z { $least }–{ $most } płytek
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (łącznie z własną)

# What is on it.
task-with-pennants = z { $number } { $count ->
    [one] proporcem
   *[other] proporcami
}
task-with-inns = z { $number } { $count ->
    [one] karczmą
   *[other] karczmami
}
task-with-ferries = z { $number } { $count ->
    [one] promem
   *[other] promami
}
task-with-cathedrals = z { $number } { $count ->
    [one] katedrą
   *[other] katedrami
}
task-with-goods = z { $number } { $count ->
    [one] symbolem towaru
   *[other] symbolami towarów (takimi samymi lub różnymi)
}
task-with-kinds = z { $number } { $count ->
    [one] rodzajem
   *[other] różnymi rodzajami
} towarów
task-with-towers = z { $number } { $count ->
    [one] miejscem
   *[other] miejscami
} na wieżę (w większej części w nim)
task-with-sieges = z { $number } { $count ->
    [one] płytką
   *[other] płytkami
} oblężenia
task-without-pennants = bez żadnego proporca
task-without-inns = bez żadnej karczmy
task-without-ferries = bez żadnego promu
task-without-cathedrals = bez żadnej katedry
task-without-goods = bez żadnego symbolu towaru
task-without-kinds = bez żadnego rodzaju towarów
task-without-towers = bez żadnego miejsca na wieżę (w większej części w nim)
task-without-sieges = bez żadnej płytki oblężenia
task-with-points = o wartości { $number } { $count ->
    [one] punktu
   *[other] punktów
} (dla ciebie)
# How large, and one thing that is on it.
task-tiles-with = { $size } i { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = stoi { $number } { $count ->
    [one] podwładny, obojętnie czyj
   *[other] podwładnych, obojętnie czyich
}
task-stand-own = stoi { $number } { $count ->
    [one] twój podwładny
   *[other] twoich podwładnych
}
task-stand-opponents = stoi { $number } { $count ->
    [one] podwładny przeciwnika
   *[other] podwładnych przeciwników
}
task-stand-players = stoją podwładni { $number } { $count ->
    [one] gracza
   *[other] różnych graczy
}
task-stand-no-followers = nie stoi żaden podwładny
task-stand-no-own = nie stoi żaden twój podwładny
task-stand-no-opponents = nie stoi żaden podwładny przeciwnika
task-stand-no-players = żaden gracz nie ma podwładnego
task-stand-own-alone = stoi { $number } { $count ->
    [one] twój podwładny
   *[other] twoich podwładnych
} i żaden przeciwnika
task-stand-opponents-alone = stoi { $number } { $count ->
    [one] podwładny przeciwnika
   *[other] podwładnych przeciwników
} i żaden twój
task-stands-follower = stoi jeden z twoich zwykłych podwładnych
task-stands-big-follower = stoi twój duży podwładny
task-stands-mayor = stoi twój burmistrz
task-stands-wagon = stoi twój wóz
task-stands-builder = stoi twój budowniczy
task-stands-pig = stoi twoja świnia
task-stands-barn = stoi twoja stodoła
task-stands-phantom = stoi twój fantom
task-stands-abbot = stoi twój opat
task-stands-shepherd = stoi twój pasterz

# Where they stand.
task-where-road = , na której { $list }
task-where-city = , w którym { $list }
task-where-monastery = , w którym { $list }
task-where-shrine = , w której { $list }
task-where-monastic = , gdzie { $list }
task-where-garden = , w którym { $list }
task-where-either = , gdzie { $list }
task-where-any = , na którym { $list }
# Wherever that is.
task-where-there = {" "}tam, gdzie { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = , gdy na niej { $list }
task-while-city = , gdy w nim { $list }
task-while-monastery = , gdy w nim { $list }
task-while-shrine = , gdy w niej { $list }
task-while-monastic = , gdy tam { $list }
task-while-garden = , gdy w nim { $list }
task-while-either = , gdy tam { $list }
task-while-any = , gdy na nim { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = drogę
task-a-city = miasto
task-a-besieged = oblężone miasto
task-a-monastery = klasztor
task-a-shrine = siedzibę kultu
task-a-monastic = klasztor lub siedzibę kultu
task-a-garden = ogród
task-a-any = obszar
task-another-road = inną drogę
task-another-city = inne miasto
task-another-besieged = inne oblężone miasto
task-another-monastery = inny klasztor
task-another-shrine = inną siedzibę kultu
task-another-monastic = inny klasztor lub inną siedzibę kultu
task-another-garden = inny ogród
task-another-any = inny obszar
task-into-road = na drodze
task-into-city = w mieście
task-into-besieged = w oblężonym mieście
task-into-monastery = w klasztorze
task-into-shrine = w siedzibie kultu
task-into-monastic = w klasztorze lub siedzibie kultu
task-into-garden = w ogrodzie
task-into-any = na obszarze (nie na polu)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = na obszarze
task-into-either = na drodze lub w mieście
task-in-road = na drodze
task-in-city = w mieście
task-in-besieged = w oblężonym mieście
task-in-monastery = w klasztorze
task-in-shrine = w siedzibie kultu
task-in-monastic = w klasztorze lub siedzibie kultu
task-in-garden = w ogrodzie
task-in-any = na obszarze (nie na polu)
task-in-feature = na obszarze

# Several features, and several others; always two or more.
task-several-road = co najmniej { $count } { $count ->
    [one] drogę
    [few] drogi
   *[other] dróg
}
task-several-city = co najmniej { $count } { $count ->
    [one] miasto
    [few] miasta
   *[other] miast
}
task-several-monastery = co najmniej { $count } { $count ->
    [one] klasztor
    [few] klasztory
   *[other] klasztorów
}
task-several-shrine = co najmniej { $count } { $count ->
    [one] siedzibę
    [few] siedziby
   *[other] siedzib
} kultu
task-several-monastic = co najmniej { $count } { $count ->
    [one] klasztor lub siedzibę
    [few] klasztory lub siedziby
   *[other] klasztorów lub siedzib
} kultu
task-several-garden = co najmniej { $count } { $count ->
    [one] ogród
    [few] ogrody
   *[other] ogrodów
}
task-several-any = co najmniej { $count } { $count ->
    [one] obszar
    [few] obszary
   *[other] obszarów
}
task-others-monastic = co najmniej { $count } { $count ->
    [one] inny klasztor lub siedzibę
    [few] inne klasztory lub siedziby
   *[other] innych klasztorów lub siedzib
} kultu
task-others-any = co najmniej { $count } { $count ->
    [one] inny obszar
    [few] inne obszary
   *[other] innych obszarów
}

# Completing. After the feature comes who stands there, or nothing.
task-complete = Ukończ { $feature }{ $clause }.
task-together = Jedną płytką ukończ { $list }.
task-together-all = Jedną płytką ukończ to wszystko: { $list }.
task-together-separator = {"; "}
task-connect = Ukończ drogę lub miasto tak, by { $road } prowadziła do { $cities }.
task-connect-road = ukończona droga
task-connect-road-sized = ukończona droga { $size }
task-connect-city = ukończonego miasta
task-connect-cities = { $number } { $count ->
    [one] ukończonego miasta
   *[other] różnych ukończonych miast
}
task-connect-city-sized = ukończonego miasta { $size }
task-connect-cities-sized = { $number } { $count ->
    [one] ukończonego miasta { $size }
   *[other] różnych ukończonych miast, każde { $size }
}
task-score = Zdobądź { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
} { $from }.
task-score-feature = Zdobądź naraz { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za jeden obszar.
task-score-turn = Zdobądź w jednej turze { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za obszary.
task-from-road = za jedną drogę, bez względu na to, kto ją ukończy
task-from-city = za jedno miasto, bez względu na to, kto je ukończy
task-from-monastery = za jeden klasztor, bez względu na to, kto go ukończy
task-from-shrine = za jedną siedzibę kultu, bez względu na to, kto ją ukończy
task-from-monastic = za jeden klasztor lub jedną siedzibę kultu, bez względu na to, kto je ukończy
task-from-garden = za jeden ogród, bez względu na to, kto go ukończy
task-from-any = za jeden obszar (nie pole), bez względu na to, kto go ukończy

# Fields and the cities that they touch.
task-touches-cities = dotyka { $number } { $count ->
    [one] miasta
   *[other] miast
}
task-touches-complete = dotyka { $number } { $count ->
    [one] ukończonego miasta
   *[other] ukończonych miast
}
task-touches-no-cities = nie dotyka żadnego miasta
task-touches-no-complete = nie dotyka żadnego ukończonego miasta
task-field = na polu, które { $touches }
task-field-whether = na polu, które { $touches }, { $count ->
    [one] ukończonego
   *[other] ukończonych
} lub nie
task-field-of-them = na polu, które { $touches }, w tym { $number } { $count ->
    [one] ukończonego
   *[other] ukończonych
}
task-field-none-of-them = na polu, które { $touches }, ale żadnego ukończonego
task-field-not = ale nie na polu, które { $touches }
task-farmer = Umieść chłopa.
task-farmer-in = Umieść chłopa { $field }.
task-farmer-so = Umieść chłopa tak, { $so }.
task-farmer-in-so = Umieść chłopa { $field }, tak { $so }.
task-so-farmers = by mieć { $number } { $count ->
    [one] chłopa
   *[other] chłopów
} na całym polu gry
task-join = Dołóż płytkę, która łączy pole, na którym jest twój chłop, z polem, na którym jest chłop przeciwnika.
task-join-touching = Dołóż płytkę, która łączy pole, na którym jest twój chłop, z polem, na którym jest chłop przeciwnika, w jedno pole, które { $touches }.

# Titles and challenges.
task-take-king = Zdobądź tytuł króla, ze stołu albo od przeciwnika.
task-take-robber = Zdobądź tytuł barona rabusiów, ze stołu albo od przeciwnika.
task-take-either = Zdobądź tytuł króla lub barona rabusiów, ze stołu albo od przeciwnika.
task-take-both = Zdobądź tytuł króla lub barona rabusiów tak, by mieć oba tytuły.
task-take-from-king = Odbierz przeciwnikowi tytuł króla.
task-take-from-robber = Odbierz przeciwnikowi tytuł barona rabusiów.
task-take-from-either = Odbierz przeciwnikowi tytuł króla lub barona rabusiów.
task-take-from-both = Odbierz przeciwnikowi tytuł króla lub barona rabusiów tak, by mieć oba tytuły.
task-win = Wygraj wyzwanie swoim podwładnym.
task-win-shrine = Wygraj wyzwanie swoim podwładnym w siedzibie kultu.
task-win-monastery = Wygraj wyzwanie swoim podwładnym w klasztorze.

# The City of Carcassonne.
task-enter = Wyślij podwładnego { $place }.
task-enter-so = Wyślij podwładnego { $place } tak, by w Carcassonne { $count ->
    [one] był { $number } twój podwładny
   *[other] było { $number } twoich podwładnych
}.
task-quarter-none = do Carcassonne
task-quarters = { $list } w Carcassonne
task-quarter-castle = do zamku
task-quarter-market = na targ
task-quarter-blacksmith = do kuźni
task-quarter-cathedral = do katedry
deed-leave-city = Przed końcem gry przenieś podwładnego z Carcassonne na obszar.
task-count = Przenieś hrabiego.
task-count-to = Przenieś hrabiego do dzielnicy Carcassonne, w której jest { $number } { $count ->
    [one] podwładny przeciwnika
   *[other] podwładnych przeciwników
}.
task-count-to-nobody = Przenieś hrabiego do dzielnicy Carcassonne, w której nie ma żadnego podwładnego przeciwnika.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Dołóż płytkę w drugiej części podwójnej tury.
task-deploy = Umieść { $figure }{ $clause }.
task-deploy-on = Umieść { $figure } { $place }{ $clause }.
task-deploy-portal = Umieść { $figure } przez magiczny portal na innej płytce{ $clause }.
task-deploy-portal-on = Umieść { $figure } przez magiczny portal na innej płytce, { $place }{ $clause }.
task-deploy-flight = Umieść { $figure } machiną latającą{ $clause }.
task-deploy-flight-on = Umieść { $figure } machiną latającą { $place }{ $clause }.
task-land = Wyląduj machiną latającą{ $clause }.
task-land-on = Wyląduj machiną latającą { $place }{ $clause }.
task-deploy-crop = Przez krąg w zbożu dostaw { $figure }{ $clause }.
task-deploy-crop-on = Przez krąg w zbożu dostaw { $figure } { $place }{ $clause }.
task-figure = własny pionek
task-follower = podwładnego
task-your-follower = zwykłego podwładnego
task-your-big-follower = swojego dużego podwładnego
task-your-mayor = swojego burmistrza
task-your-wagon = swój wóz
task-your-builder = swojego budowniczego
task-your-pig = swoją świnię
task-your-barn = swoją stodołę
task-your-phantom = swojego fantoma
task-your-abbot = swojego opata
task-your-shepherd = swojego pasterza
deed-place-abbey = Dołóż swoje opactwo.
deed-place-abbey-completes = Dołóż swoje opactwo tak, by ukończyć { $number } { $count ->
    [one] obszar
    [few] obszary
   *[other] obszarów
}. Opactwo może być jednym z nich.
deed-move-wagon = Pojedź dalej swoim wozem po punktacji jego obszaru.
deed-call-abbot = Odwołaj swojego opata.
deed-call-abbot-points = Odwołaj swojego opata za { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Niech księżniczka odeśle rycerza przeciwnika.
task-fairy = Przenieś wróżkę.
task-fairy-on = Przenieś wróżkę do swojego podwładnego { $place }{ $clause }.
deed-dragon-eats = Dołóż płytkę ze smokiem tak, by smok zjadł potem { $number } { $count ->
    [one] pionek przeciwnika
    [few] pionki przeciwników
   *[other] pionków przeciwników
}.
deed-avoid-dragon = Gdy smok zje twój pionek, od razu tracisz 10 punktów. Jeśli masz tę kartę jeszcze na koniec, dostajesz 10 punktów.

# Towers.
deed-raise-tower = Podwyższ wieżę do wysokości { $number } { $count ->
    [one] elementu
   *[other] elementów
}.
deed-capture = Weź podwładnego przeciwnika jako zakładnika.
deed-capture-prisoners = Weź podwładnego przeciwnika jako zakładnika tak, by mieć { $number } { $count ->
    [one] zakładnika
   *[other] zakładników
}.

# The fair and the siege.
task-target = Wystrzel żeton zawodów strzeleckich tak, by jego najbliższa krawędź leżała najwyżej { $distance } od środka płytki jarmarku.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Wygraj zawody strzeleckie, samodzielnie lub ex aequo z innymi.
task-win-target-by = Wygraj zawody strzeleckie z przewagą co najmniej { $distance } nad wszystkimi innymi.
deed-knock-out = Jednym strzałem żetonu bitwy na torty traf { $number } { $count ->
    [one] podwładnego przeciwnika
   *[other] podwładnych przeciwników
}.
deed-catch = Złap żeton łapania.
deed-slip-by = Wystrzel żeton łapania dość daleko, za linijkę, tak by nikt go nie złapał.
deed-seduce = Żetonem uwodzenia zamień podwładnego przeciwnika na swojego.
deed-judged = Kto ma tę kartę, sam mówi, kiedy jest wykonana.
deed-escape = Niech twój rycerz ucieknie z oblężonego miasta.

# The newer sets.
task-mage = Przenieś maga.
task-mage-to = Postaw maga { $place }{ $clause }.
task-witch = Przenieś wiedźmę.
task-witch-to = Postaw wiedźmę { $place }{ $clause }.
deed-take-gold = Weź złoto.
deed-take-gold-bars = Weź { $number } { $count ->
    [one] sztabkę
    [few] sztabki
   *[other] sztabek
} złota za obszary, które kończy jedna płytka.
deed-take-gold-held = Weź sztabkę złota tak, by mieć ich { $number }.
deed-take-gold-bars-held = Weź { $number } { $count ->
    [one] sztabkę
    [few] sztabki
   *[other] sztabek
} złota za obszary, które kończy jedna płytka, tak by mieć ich { $held }.
deed-crop-takes-home = Dołóż krąg w zbożu, przez który { $number } { $count ->
    [one] pionek przeciwnika wraca
    [few] pionki przeciwników wracają
   *[other] pionków przeciwników wraca
} do zasobu.
task-ferry = Przesuń prom.
task-ferry-on = Przesuń prom tak, by był { $place }{ $clause }.
deed-read-message = Przeczytaj wiadomość.
deed-read-message-messages = Przeczytaj wiadomość tak, by mieć przeczytane { $number }.
deed-read-message-points = Przeczytaj wiadomość, która daje ci { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
deed-read-message-points-messages = Przeczytaj wiadomość, która daje ci { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, tak by mieć przeczytane { $messages }.
task-rob = Zabierz punkty swoim bandytą.
task-rob-points = Zabierz swoim bandytą { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
task-rob-richer = Okradnij swoim bandytą gracza, który ma więcej punktów niż ty.
task-rob-both = Zabierz swoim bandytą { $number } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
} graczowi, który ma więcej punktów niż ty.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = z { $number } { $count ->
    [one] miastem
   *[other] różnymi miastami
}
task-without-cities = bez żadnego miasta
task-with-roads = z { $number } { $count ->
    [one] drogą
   *[other] różnymi drogami
}
task-without-roads = bez żadnej drogi
task-with-cloisters = z { $number } { $count ->
    [one] klasztorem
   *[other] klasztorami
}
task-without-cloisters = bez żadnego klasztoru
task-around = { $list } na płytkach dookoła
task-with-row = z { $number } { $count ->
    [one] płytką
   *[other] płytkami
} w jednym rzędzie
task-without-row = bez żadnej płytki w rzędzie
task-with-monasteries = z { $number } { $count ->
    [one] klasztorem
   *[other] klasztorami
} na końcach
task-without-monasteries = bez żadnego klasztoru na końcach
task-shape-ring = w kształcie zamkniętej pętli (bez końców)
task-shape-hole = wokół pustego miejsca
# Behind the feature and whoever stands there.
task-shares-tile = , i to na tej samej płytce co { $other }
task-shares-field = , i to przy tym samym polu co { $other }
task-shares-size = , i to z dokładnie tylu płytek co { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] inna droga
    [1] inna ukończona droga
   *[other] inna nieukończona droga
}
task-beside-city = { $state ->
    [0] inne miasto
    [1] inne ukończone miasto
   *[other] inne nieukończone miasto
}
task-beside-monastery = { $state ->
    [0] inny klasztor
    [1] inny ukończony klasztor
   *[other] inny nieukończony klasztor
}
task-beside-shrine = { $state ->
    [0] inna siedziba kultu
    [1] inna ukończona siedziba kultu
   *[other] inna nieukończona siedziba kultu
}
task-beside-monastic = { $state ->
    [0] inny klasztor lub inna siedziba kultu
    [1] inny ukończony klasztor lub inna ukończona siedziba kultu
   *[other] inny nieukończony klasztor lub inna nieukończona siedziba kultu
}
task-beside-garden = { $state ->
    [0] inny ogród
    [1] inny ukończony ogród
   *[other] inny nieukończony ogród
}
task-beside-any = { $state ->
    [0] inny obszar
    [1] inny ukończony obszar
   *[other] inny nieukończony obszar
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] droga
    [1] ukończona droga
   *[other] nieukończona droga
}
task-by-city = { $state ->
    [0] miasto
    [1] ukończone miasto
   *[other] nieukończone miasto
}
task-by-monastery = { $state ->
    [0] klasztor
    [1] ukończony klasztor
   *[other] nieukończony klasztor
}
task-by-shrine = { $state ->
    [0] siedziba kultu
    [1] ukończona siedziba kultu
   *[other] nieukończona siedziba kultu
}
task-by-monastic = { $state ->
    [0] klasztor lub siedziba kultu
    [1] ukończony klasztor lub ukończona siedziba kultu
   *[other] nieukończony klasztor lub nieukończona siedziba kultu
}
task-by-garden = { $state ->
    [0] ogród
    [1] ukończony ogród
   *[other] nieukończony ogród
}
task-owned = { $feature } { $owner }
task-owner-you = w twoim posiadaniu
task-owner-opponent = w posiadaniu przeciwnika
task-owner-somebody = w czyimś posiadaniu
task-owner-nobody = bez właściciela
task-connect-owned = Ukończ drogę lub miasto tak, by { $road } prowadziła do { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = w tym { $list }
task-cities-own = { $number } { $count ->
   *[other] w twoim posiadaniu
}
task-cities-no-own = żadnego w twoim posiadaniu
task-cities-opponents = { $number } { $count ->
    [one] w posiadaniu przeciwnika
   *[other] w posiadaniu przeciwników
}
task-cities-no-opponents = żadnego w posiadaniu przeciwnika
task-cities-nobodys = { $number } bez właściciela
task-cities-no-nobodys = żadnego bez właściciela
task-cities-owners = należących łącznie do { $number } { $count ->
    [one] gracza
   *[other] różnych graczy
}
task-cities-no-owners = z których żadne nie ma właściciela
task-place-tile = Dołóż płytkę, która bokami dotyka { $number } { $count ->
    [one] innej płytki
   *[other] innych płytek
}.
task-place-tile-hole = Zamknij lukę: dołóż płytkę, która ma sąsiadów ze wszystkich czterech stron.

# Possessions.
task-have-wine = Miej { $number } { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
} wina.
task-have-grain = Miej { $number } { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
} ziarna.
task-have-cloth = Miej { $number } { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
} sukna.
task-have-goods = Miej { $number } { $count ->
    [one] żeton towaru
    [few] żetony towarów (jednakowych lub różnych)
   *[other] żetonów towarów (jednakowych lub różnych)
}.
task-have-each-good = Miej { $number } { $count ->
    [one] żeton
    [few] żetony
   *[other] żetonów
} każdego z towarów: wina, ziarna i sukna.
task-have-gold = Miej { $number } { $count ->
    [one] sztabkę
    [few] sztabki
   *[other] sztabek
} złota.
task-have-followers = Miej w zasobie { $number } { $count ->
    [one] zwykłego podwładnego
   *[other] zwykłych podwładnych
}.
task-have-no-followers = Nie miej już w zasobie żadnego zwykłego podwładnego.
task-have-special-figures = Miej na polu gry { $number } { $count ->
    [one] swój pionek specjalny
    [few] swoje pionki specjalne
   *[other] swoich pionków specjalnych
} (specjalne są wszystkie oprócz zwykłych podwładnych).
task-have-no-special-figures = Nie miej na polu gry żadnego swojego pionka specjalnego (specjalne są wszystkie oprócz zwykłych podwładnych).
task-have-all-special-figures = Miej na polu gry naraz wszystkie swoje pionki specjalne (czyli wszystkie oprócz zwykłych podwładnych).
task-have-tower-pieces = Miej jeszcze { $number } { $count ->
    [one] element wieży
    [few] elementy wieży
   *[other] elementów wieży
}.
task-have-no-tower-pieces = Nie miej już żadnego elementu wieży.

# Counts over a game. The number of "your number 3", with the stop of an
# ordinal behind it.
task-number = { $count }.
task-number-from = { $count }. lub kolejny
task-number-between = { $least }.–{ $most }.
task-nth = Ukończ po raz { $number } w tej grze { $feature }.
task-nth-of-all = Ukończ po raz { $number } w tej grze { $feature }, licząc wszystkich graczy.
task-orders = Wykonaj w tej grze swój { $number } rozkaz.
task-orders-farmer = Wykonaj w tej grze swój { $number } rozkaz ze znakiem chłopa.
task-orders-alike = Wykonaj w tej grze swój { $number } rozkaz z jednego i tego samego zestawu.
task-bare = { $count ->
    [one] Dołóż { $count } płytkę, nie umieszczając podwładnego.
    [few] Dołóż { $count } płytki z rzędu, nie umieszczając podwładnego.
   *[many] Dołóż { $count } płytek z rzędu, nie umieszczając podwładnego.
}
task-farm-turns = { $count ->
    [one] Umieść chłopa w { $count } swojej turze.
   *[many] Umieść chłopa w { $count } swoich turach z rzędu.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } A w tej samej turze: { $second }
task-both = { $first } A przedtem lub potem: { $second }
task-either = { $first } Albo: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Od razu tracisz 10 punktów, { $perils }. Jeśli masz tę kartę jeszcze na koniec, dostajesz jej punkty.
task-if-captured = gdy przeciwnik weźmie twojego podwładnego jako zakładnika
task-if-eaten = gdy smok zje twojego podwładnego
task-if-taken-over = gdy inni przejmą twoją drogę, miasto, budowlę lub pole
task-if-last = gdy po twojej turze wszyscy inni mają więcej punktów niż ty
task-if-small-road = gdy twoja ukończona droga ma najwyżej { $count } { $count ->
    [one] płytkę
    [few] płytki
   *[many] płytek
}
