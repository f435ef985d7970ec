# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Rozkazy
decks-own = Wasze talie
decks-away = Odłożone
decks-bundled = Z instrukcji i nasze
decks-none = Nie macie jeszcze własnej talii. Stwórzcie ją, skopiujcie tę albo wpiszcie karty, które macie.
decks-new = Nowa talia
decks-copy = Kopiuj tę talię
decks-enter = Wpisz wydrukowane karty
decks-read = Wczytaj z pliku…
decks-save = Zapisz do pliku…
decks-print = Drukuj…
decks-rename = Zmień nazwę
decks-put-away = Odłóż
decks-bring-back = Przywróć
decks-play = Graj tą talią
decks-search = Szukaj tytułu lub zadania
decks-undo = Cofnij
decks-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
decks-bundled-about = Karty aplikacji. Aby je zmienić, skopiuj talię: kopia jest wasza.
decks-name = Nazwa talii
decks-name-taken = Macie już talię o tej nazwie.
decks-name-empty = Nadaj talii nazwę.
decks-said-away = „{ $name }” jest odłożona. Jest jeszcze niżej, pod „Odłożone”.
decks-said-saved = Zapisano: { $path }
decks-said-kept = „{ $name }” jest wśród waszych talii.
decks-found = { $count ->
    [0] Żadna karta nie ma tych słów.
    [one] Znaleziono { $count } kartę
    [few] Znaleziono { $count } karty
   *[many] Znaleziono { $count } kart
}
keys-cards = następna karta, poprzednia
home-decks = Talie i karty
setup-decks = Twórz i zmieniaj talie…
deck-new = Nasza talia
deck-copied = Kopia: { $name }
deck-printed = Nasza wydrukowana talia

# A file that somebody brings.
offered-title = { $name }: przyjąć tę talię?
offered-from = Z { $path }
offered-says = { $count ->
    [one] Ma { $count } kartę. Oto co na niej jest:
    [few] Ma { $count } karty. Oto co na nich jest:
   *[many] Ma { $count } kart. Oto co na nich jest:
}
offered-faults = Tej talii nie można przyjąć: { $count ->
    [one] coś jest nie tak w jej pliku.
    [few] w jej pliku są { $count } błędy.
   *[many] w jej pliku jest { $count } błędów.
}
offered-many = Ma więcej niż { $limit } kart. Tyle talia ma najwyżej.
offered-take = Przyjmij tę talię
offered-leave = Zostaw ją

# A card in its form.
card-new = Nowa karta
card-next = Następna karta
card-copy = Kopiuj tę kartę
card-remove = Usuń tę kartę
card-remove-last = Talia ma co najmniej jedną kartę. Odłóż raczej całą talię.
card-title = Tytuł
card-untitled = Nowy rozkaz
card-points = Punkty
card-words = Własnymi słowami (albo zdanie powyżej)
card-words-judged = Co mówi karta
card-words-needed = Zapisz, co mówi karta: według tego rozstrzyga ten, kto ją ma.
card-set = Należy do
card-set-itself = Wchodzi do gry z: { $set }.
card-set-also = Wymaga też: { $sets }. Bez tego nikt jej nie wykona.
card-task = Co trzeba zrobić
card-task-other = Coś innego…
card-task-more = Zadania innych zestawów
card-conditions = Dodaj warunek
card-choose = Wybierz kartę albo stwórz nową. Jej obrazek i zdanie powstają na bieżąco.
card-unsaved = Jeszcze nie w talii: { $why }
card-saved = W talii, na dysku.

# How hard it is.
measure-title = Jak trudne to jest?
measure-begin = Rozegraj z nią partie
measure-stop = Zatrzymaj
measure-about = Symulowani gracze rozgrywają z tą kartą całe partie, obok okna. Trwa to około minuty.
measure-so-far = { $games ->
    [one] Rozegrano { $games } partię
    [few] Rozegrano { $games } partie
   *[many] Rozegrano { $games } partii
}
measure-rate = Wykonało ją { $rate } na 100, którzy ją mieli (od { $low } do { $high }).
measure-when-early = Przeważnie w pierwszej jednej trzeciej.
measure-when-middle = Przeważnie w środkowej jednej trzeciej.
measure-when-late = Przeważnie w ostatniej jednej trzeciej.
measure-fair = Sprawiedliwa liczba punktów: { $points } (od { $low } do { $high }).
measure-never = Nikt, kto ją miał, jej nie wykonał.
measure-take = Daj jej punkty: { $points }
measure-known = Zmierzono wcześniej: wykonało ją { $rate } na 100, którzy ją mieli (rąk: { $held }).
measure-known-fair = Sprawiedliwa liczba punktów: { $points }.
measure-not-dragon = nigdy się jej nie wykonuje, tylko zachowuje.
measure-not-throw = zależy od rzutu, a jak dobrze rzuca się przy waszym stole, wiecie tylko wy.
measure-not-judged = rozstrzyga ten, kto ją ma, a nie aplikacja.
measure-not-unplayed = symulowani gracze nie grają z: { $set }.
measure-not-apart = żaden symulowany stół nie gra naraz z: { $sets }.
measure-not = Dla tej karty nie ma uczciwej liczby: { $why }

# What is odd about a card.
remark-never = Tego nigdy nie da się spełnić: liczby sobie przeczą.
remark-same = „{ $title }” wymaga już tego samego.
remark-cheaper = Kto to robi, robi też „{ $title }”, a to daje więcej ({ $points }).
remark-dearer = Kto robi „{ $title }”, robi też to, a dostaje mniej ({ $points }).

# Tasks by name.
form-complete = Ukończ obszar
form-complete-together = Kilka naraz
form-connect = Połącz miasta drogą
form-score = Zdobądź punkty
form-place-farmer = Postaw chłopa
form-join-fields = Połącz pola
form-deploy = Postaw pionek
form-take = Zostań królem lub baronem
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
form-target-within = Traf do celu
form-knock-out = Bitwa na torty
form-seduce = Uwiedź
form-catch = Złap żeton
form-slip-by = Nie daj złapać żetonu
form-escape = Ucieknij z oblężenia
form-call-abbot = Odwołaj opata
form-move-magician = Mag lub wiedźma
form-take-gold = Weź złoto
form-crop-takes-home = Krąg: odeślij pionki
form-move-ferry = Przesuń prom
form-read-message = Przeczytaj wiadomość
form-rob = Rabuj
form-judged = Nic z tego nie pasuje

# Parts of a requirement.
clause-feature = Obszar
clause-on = Gdzie
clause-features = Ile
clause-tiles = Wielkość w płytkach
clause-pennants = Proporce
clause-followers = Podwładni na nim
clause-own-followers = Twoi podwładni
clause-opponents-followers = Podwładni przeciwników
clause-players = Gracze na nim
clause-inns = Karczmy
clause-ferries = Promy
clause-cathedrals = Katedry
clause-goods = Symbole towarów
clause-kinds-of-goods = Rodzaje towarów
clause-tower-sites = Miejsca na wieżę
clause-sieges = Płytki oblężenia
clause-own-figure = Twój pionek na nim
clause-cities = Miasta na końcach
clause-tiles-each = Płytki każdego miasta
clause-road = Płytki drogi
clause-all-cities = Miasta przy polu
clause-complete-cities = Ukończone miasta
clause-farmers = Twoi chłopi
clause-titles = Tytuł
clause-taking = I to
clause-winner = Zwycięzca
clause-quarters = Dzielnice
clause-in-city = Twoi tam
clause-in-quarter = Przeciwnicy tam
clause-figure = Pionek
clause-way = W ten sposób
clause-eaten = Pionki przeciwników
clause-height = Wysokość
clause-prisoners = Twoi zakładnicy
clause-completes = Ukończone obszary
clause-millimetres = Milimetry najwyżej
clause-hit = Trafieni przeciwnicy
clause-points = Punkty
clause-score = Punkty co najmniej
clause-magician = Kto
clause-bars = Sztabki naraz
clause-held = Twoje sztabki
clause-taken-home = Pionki przeciwników
clause-messages = Przeczytane wiadomości
clause-robbing = I to
clause-span = W
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = obojętnie
term-which-city = miasto
term-which-road = droga
term-which-monastery = klasztor
term-which-shrine = siedziba kultu
term-which-monastic = klasztor lub siedziba kultu
term-which-garden = ogród
term-which-any = dowolny obszar
term-span-feature = jednym obszarze
term-span-turn = jednej turze
term-from-opponent = od przeciwnika
term-all = wszystkie naraz
term-portal = przez portal
term-flight = machiną latającą
term-crop = przez krąg w zbożu
term-richer = komuś, kto ma więcej punktów
bound-exactly = dokładnie
bound-at-least = co najmniej
bound-at-most = najwyżej
bound-between = od … do
files-read-deck = Wczytaj talię
files-save-deck = Zapisz talię
