# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Rozkazy
decks-own = Własne talie
decks-away = Odłożone
decks-bundled = Z instrukcji i nasze
decks-none = Nie masz jeszcze własnej talii. Utwórz nową, skopiuj tę albo wpisz karty, które masz.
decks-new = Nowa talia
decks-copy = Skopiuj tę talię
decks-enter = Wpisz wydrukowane karty
decks-read = Wczytaj z pliku…
decks-save = Zapisz w pliku…
decks-print = Drukuj…
decks-rename = Zmień nazwę
decks-put-away = Odłóż
decks-bring-back = Przywróć
decks-play = Graj tą talią
decks-search = Szukaj karty
decks-undo = Cofnij
keys-form = po formularzu karty
keys-number = zaznaczona liczba
decks-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
decks-bundled-about = Karty z aplikacji. Aby je zmienić, skopiuj talię: kopia jest twoja.
decks-name = Nazwa talii
decks-name-taken = Talia o tej nazwie już jest.
decks-name-empty = Nadaj talii nazwę.
decks-elsewhere = Inne okno zmienia talię „{ $name }”. Otwórz w nim inną talię, a tę będzie można zmienić tutaj.
decks-changed-elsewhere = Inne okno zmieniło talię „{ $name }”. Oto jej obecny stan; twojej ostatniej zmiany w niej nie ma.
deck-not-written = Nie można zapisać { $path }: { $cause }.
deck-unsaved-title = Ostatnie zmiany w talii „{ $name }” nie są zapisane na dysku
deck-unsaved-about = Talia pozostaje taka, jak ją widzisz, ale tylko dopóki to okno jest otwarte. Zwolnij miejsce na dysku albo zapisz ją gdzie indziej.
deck-unsaved-where = Zapisz talię w tym pliku
deck-unsaved-back = Wróć do talii
decks-said-away = Talia „{ $name }” jest odłożona. Nadal jest niżej, pod „Odłożone”.
decks-said-saved = Zapisano: { $path }
decks-said-kept = Talia „{ $name }” jest teraz wśród twoich talii.
decks-found = { $count ->
    [0] Tych słów nie ma na żadnej karcie.
    [one] Znaleziono { $count } kartę
    [few] Znaleziono { $count } karty
   *[other] Znaleziono { $count } kart
}
keys-cards = następna karta, poprzednia karta
home-decks = Talie i karty
setup-decks = Twórz i zmieniaj talie…
deck-new = Nasza talia
deck-copied = { $name } (kopia)
deck-printed = Nasza wydrukowana talia

# A file that somebody brings.
offered-title = { $name }: dodać tę talię?
offered-from = Plik: { $path }
offered-same = Wasz stół ma już tę talię jako „{ $name }”.
offered-says = { $count ->
    [one] Ma { $count } kartę. Oto jej treść:
    [few] Ma { $count } karty. Oto ich treść:
   *[other] Ma { $count } kart. Oto ich treść:
}
offered-faults = Tej talii nie można dodać: { $count ->
    [one] w jej pliku jest błąd.
    [few] w jej pliku są { $count } błędy.
   *[other] w jej pliku jest { $count } błędów.
}
offered-many = Ma ponad { $limit } kart. Więcej talia mieć nie może.
offered-take = Dodaj tę talię
offered-leave = Nie dodawaj

# A card in its form.
card-new = Nowa karta
card-next = Następna karta
card-copy = Skopiuj tę kartę
card-remove = Usuń tę kartę
card-remove-last = W talii jest co najmniej jedna karta. Zamiast tego odłóż całą talię.
card-title = Tytuł
card-untitled = Nowy rozkaz
card-points = Punkty
card-points-fixed = Zawsze { $points } punktów: zyskanych na koniec albo straconych, gdy zje smok. Tak mówią zasady.
card-count = Egzemplarze w talii
card-words = Własny tekst
card-words-beside = Aplikacja ocenia: { $task }
card-words-older = Ten tekst jest starszy niż zadanie. Czy nadal pasuje?
card-words-stand = Tak, pasuje
card-words-judged = Co mówi karta
card-farmer = Wymaga umieszczenia chłopa
card-farmer-about = Kto ma trzy takie karty, może odrzucić jedną lub dwie.
card-set = Zestaw
card-set-more = Inne zestawy
card-set-itself = Wchodzi do gry z zestawem „{ $set }”.
card-set-also = Potrzeba też: { $sets }. Inaczej nikt jej nie wykona.
card-task = Co trzeba zrobić
card-task-other = Coś innego…
card-task-more = Zadania z innych zestawów
card-task-search = Szukaj zadania
card-task-none = Żadne zadanie nie zawiera tego słowa.
card-conditions = Dodaj warunek
card-choose = Wybierz kartę albo utwórz nową. Jej obrazek i zdanie powstają na bieżąco.

# How hard it is.
measure-title = Czy to trudne?
measure-begin = Rozegraj gry próbne
measure-stop = Zatrzymaj
measure-about = Symulowani gracze rozgrywają z tą kartą całe gry, w tle. Trwa to około minuty.
measure-so-far = { $games ->
    [one] Rozegrano { $games } grę
    [few] Rozegrano { $games } gry
   *[other] Rozegrano { $games } gier
}
measure-rate = Kto miał ją na ręce, wykonał ją w { $rate } na 100 przypadków ({ $low }–{ $high }).
measure-when-early = Najczęściej w pierwszej jednej trzeciej gry.
measure-when-middle = Najczęściej w środkowej jednej trzeciej gry.
measure-when-late = Najczęściej w ostatniej jednej trzeciej gry.
measure-fair = Sprawiedliwie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} ({ $low }–{ $high }).
measure-fair-open = Sprawiedliwie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} ({ $low }–{ $high }, więcej się nie proponuje).
measure-fair-most = Sprawiedliwie byłoby ponad { $points } punktów, ale więcej się nie proponuje.
measure-fair-least = Prawie każdy ją wykonuje: { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
}, mniej się nie proponuje.
measure-never = Nikt, kto miał ją na ręce, jej nie wykonał (0 z { $held }). Nie da się z tego podać punktów.
measure-take = { $points ->
    [one] Daj za nią { $points } punkt
    [few] Daj za nią { $points } punkty
   *[other] Daj za nią { $points } punktów
}
measure-known = Zmierzono wcześniej: wykonana w { $rate } na 100 przypadków (liczba przypadków: { $held }).
measure-known-fair = Sprawiedliwie: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
}
# Of a card that is kept, never fulfilled.
measure-kept = Kto miał ją na ręce, zachował ją do końca w { $rate } na 100 przypadków ({ $low }–{ $high }).
measure-kept-least = Prawie każdy zachowuje ją do końca: { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
}, mniej się nie proponuje.
measure-kept-never = Nikt, kto miał ją na ręce, nie zachował jej do końca (0 z { $held }). Nie da się z tego podać punktów.
measure-known-kept = Zmierzono wcześniej: zachowana do końca w { $rate } na 100 przypadków (liczba przypadków: { $held }).
measure-not-dragon = nigdy się jej nie wykonuje, tylko zachowuje.
measure-not-throw = zależy od strzału, a jak celnie strzela się przy waszym stole, wiecie tylko wy.
measure-not-judged = ocenia ją ten, kto ją ma, a nie aplikacja.
measure-not-unplayed = symulowani gracze nie grają z zestawem „{ $set }”.
measure-not-apart = przy żadnym symulowanym stole nie gra się naraz z tymi zestawami: { $sets }.
measure-not = Dla tej karty nie ma rzetelnej liczby: { $why }

# What is odd about a card.
remark-never = Tego nie da się nigdy spełnić: liczby przeczą sobie nawzajem.
remark-beyond = { $clause }: w żadnej grze nie ma więcej niż { $most }.
remark-by-abbey = Ukończony obszar z jednej płytki powstaje tylko obok opactwa.
remark-lacks = Karta wchodzi do gry z „{ $own }”, ale bez „{ $set }” nie da się jej wykonać.
remark-same = „{ $title }” wymaga już tego samego.
remark-cheaper = Kto to wykona, wykona też „{ $title }” i dostanie za to więcej ({ $points }).
remark-dearer = „{ $title }” wymaga już tego wszystkiego, a daje mniej ({ $points }).

# Tasks by name.
form-complete = Ukończ obszar
form-complete-together = Kilka obszarów naraz
form-connect = Połącz miasta drogą
form-score = Zdobądź punkty
form-place-tile = Dołóż płytkę między inne
form-have = Miej określoną liczbę
form-place-farmer = Umieść chłopa
form-join-fields = Połącz dwa pola
form-deploy = Umieść pionek
form-take = Zdobądź tytuł
form-win-challenge = Wygraj wyzwanie
form-enter-city = Wejdź do Carcassonne
form-leave-city = Opuść Carcassonne
form-move-count = Przenieś hrabiego
form-double-turn = Dołóż drugą płytkę
form-remove-knight = Odeślij rycerza
form-move-fairy = Przenieś wróżkę
form-dragon-eats = Nakarm smoka
form-avoid-dragon = Uniknij smoka
form-raise-tower = Podwyższ wieżę
form-capture = Weź zakładnika
form-place-abbey = Dołóż opactwo
form-move-wagon = Pojedź dalej wozem
form-target-within = Zawody: traf do celu
form-win-target = Zawody: wygraj
form-knock-out = Bitwa na torty: traf
form-seduce = Uwodzenie: zamień
form-catch = Łapanie: złap żeton
form-slip-by = Łapanie: nikt nie łapie
form-escape = Ucieknij z oblężenia
form-call-abbot = Odwołaj opata
form-move-magician = Przenieś maga/wiedźmę
form-take-gold = Weź złoto
form-crop-takes-home = Krąg: powrót do zasobu
form-move-ferry = Przesuń prom
form-read-message = Przeczytaj wiadomość
form-rob = Zabierz punkty bandytą
form-complete-nth = Ukończ trzecie miasto
form-fulfil-orders = Wykonaj kilka rozkazów
form-lay-bare = Dokładaj płytki bez podwładnych
form-farm-in-turns = Umieszczaj chłopów tura po turze
form-avoid = Uniknij czegoś
form-all-of = Dwa zadania: oba
form-one-of = Dwa zadania: jedno z nich
form-judged = Nic z tego nie pasuje

# Parts of a requirement.
clause-feature = Obszar
clause-on = Gdzie
clause-features = Ile obszarów
clause-tiles = Wielkość w płytkach
clause-pennants = Proporce
clause-followers = Podwładni tam
clause-own-followers = Twoi podwładni
clause-opponents-followers = Podwładni przeciwników
clause-players = Gracze tam
clause-inns = Karczmy
clause-ferries = Promy
clause-cathedrals = Katedry
clause-goods = Symbole towarów
clause-kinds-of-goods = Rodzaje towarów
clause-tower-sites = Miejsca na wieżę
clause-sieges = Płytki oblężenia
clause-own-figure = Twój pionek tam
clause-cities = Miasta na jej końcach
clause-tiles-each = Płytki każdego miasta
clause-road = Płytki drogi
clause-all-cities = Pole: miasta
clause-complete-cities = Pole: ukończone miasta
clause-farmers = Twoi chłopi
clause-titles = Tytuł
clause-taking = I to
clause-winner = Wygrywa
clause-quarters = Dzielnice
clause-in-city = Twoi podwładni tam
clause-in-quarter = Podwładni przeciwników
clause-figure = Pionek
clause-way = Jak
clause-eaten = Pionki przeciwników
clause-height = Wysokość
clause-prisoners = Twoi zakładnicy
clause-completes = Ukończone obszary
clause-millimetres = Najwyżej milimetrów
clause-ahead = Przewaga w mm (co najmniej)
clause-hit = Podwładni przeciwników
clause-points = Punkty
clause-what = Co
clause-number = Ile
clause-magician = Kto
clause-bars = Sztabki naraz
clause-held = Twoje sztabki łącznie
clause-taken-home = Pionki przeciwników
clause-messages = Przeczytane wiadomości
clause-robbing = Okradany gracz
clause-span = Jak
clause-cities-around = Miasta dookoła
clause-roads-around = Drogi dookoła
clause-monasteries-around = Klasztory dookoła
clause-row = Płytki w jednym rzędzie
clause-monasteries = Klasztory na jej końcach
clause-shape = Kształt
clause-beside = Wspólne z innym obszarem
clause-beside-which = Ten inny obszar to
clause-beside-state = Stan innego obszaru
clause-beside-owner = Właściciel innego obszaru
clause-road-owner = Właściciel drogi
clause-own-cities = Twoje miasta
clause-opponents-cities = Miasta przeciwników
clause-nobodys-cities = Miasta niczyje
clause-city-owners = Różni właściciele
clause-neighbours = Sąsiednie płytki
clause-ordinal = Numer
clause-counting = Ponadto
clause-orders = Rozkazy
clause-sort = Które rozkazy
clause-in-row = Płytki z rzędu
clause-turns-in-row = Tury z rzędu
clause-lost-by = Stracony, gdy
clause-small-road = Najwyżej tyle płytek
clause-when = Kiedy
clause-task = Zadanie
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = obojętnie
term-not-needed = niepotrzebny
term-anywhere = gdziekolwiek
term-which-city = miasto
term-which-road = droga
term-which-monastery = klasztor
term-which-shrine = siedziba kultu
term-which-monastic = klasztor lub siedziba kultu
term-which-garden = ogród
term-which-any = dowolny obszar
term-span-feature = za jeden obszar
term-span-turn = w jednej turze
term-from-opponent = od przeciwnika
term-all = oba naraz
term-by-anybody = liczą się wszyscy gracze
term-of-farmer = ze znakiem chłopa
term-of-one-set = z jednego zestawu
term-one-turn = w jednej turze
term-taken-over = inni przejmą twój obszar
term-small-road = twoja droga jest mała
term-last = po swojej turze masz najmniej punktów
term-captured = podwładny zostanie zakładnikiem
term-eaten = podwładny zostanie zjedzony
term-portal = przez portal
term-flight = machiną latającą
term-crop = przez krąg w zbożu
term-richer = ma więcej punktów
term-ring = pętla
term-hole = wokół pustego miejsca
term-shared-tile = płytka
term-shared-field = pole
term-shared-size = liczba płytek
term-complete = ukończony
term-open = nieukończony
term-owner-you = ty
term-owner-opponent = przeciwnik
term-owner-somebody = ktokolwiek
term-owner-nobody = nikt
term-thing-wine = wino
term-thing-grain = ziarno
term-thing-cloth = sukno
term-thing-goods = dowolne towary
term-thing-each-good = towary każdego rodzaju
term-thing-gold = sztabki złota
term-thing-followers = zwykli podwładni w zasobie
term-thing-special-figures = pionki specjalne na polu gry
term-thing-all-special-figures = wszystkie pionki specjalne na polu gry
term-thing-tower-pieces = pozostałe elementy wieży
bound-exactly = dokładnie
bound-at-least = co najmniej
bound-at-most = najwyżej
bound-between = od … do
files-read-deck = Wczytaj talię
files-save-deck = Zapisz talię
