# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Rozkazy
decks-own = Vaše balíčky
decks-away = Odložené
decks-bundled = Z pravidel a naše
decks-none = Zatím nemáte vlastní balíček. Vytvořte ho, zkopírujte tento, nebo zadejte karty, které máte.
decks-new = Nový balíček
decks-copy = Kopírovat balíček
decks-enter = Zadat tištěné karty
decks-read = Načíst ze souboru…
decks-save = Uložit do souboru…
decks-print = Tisk…
decks-rename = Přejmenovat
decks-put-away = Odložit
decks-bring-back = Vrátit
decks-play = Hrát s tímto balíčkem
decks-search = Hledat název nebo úkol
decks-undo = Zpět
decks-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
decks-bundled-about = Karty aplikace. Chcete-li je změnit, zkopírujte balíček: kopie je vaše.
decks-name = Název balíčku
decks-name-taken = Balíček s tímto názvem už máte.
decks-name-empty = Dejte balíčku název.
decks-said-away = „{ $name }“ je odložen. Je ještě níže, pod „Odložené“.
decks-said-saved = Uloženo: { $path }
decks-said-kept = „{ $name }“ je mezi vašimi balíčky.
decks-found = { $count ->
    [0] Žádná karta nemá tato slova.
    [one] Nalezena { $count } karta
    [few] Nalezeny { $count } karty
   *[other] Nalezeno { $count } karet
}
keys-cards = další karta, předchozí
home-decks = Balíčky a karty
setup-decks = Tvořit a měnit balíčky…
deck-new = Náš balíček
deck-copied = Kopie: { $name }
deck-printed = Náš tištěný balíček

# A file that somebody brings.
offered-title = { $name }: převzít tento balíček?
offered-from = Z { $path }
offered-says = { $count ->
    [one] Má { $count } kartu. Stojí na ní:
    [few] Má { $count } karty. Stojí na nich:
   *[other] Má { $count } karet. Stojí na nich:
}
offered-faults = Tento balíček nelze převzít: { $count ->
    [one] něco je v jeho souboru špatně.
    [few] v jeho souboru jsou { $count } chyby.
   *[other] v jeho souboru je { $count } chyb.
}
offered-many = Má víc než { $limit } karet. Tolik má balíček nejvýše.
offered-take = Převzít tento balíček
offered-leave = Nechat být

# A card in its form.
card-new = Nová karta
card-next = Další karta
card-copy = Kopírovat kartu
card-remove = Odebrat kartu
card-remove-last = Balíček má nejméně jednu kartu. Odložte raději celý balíček.
card-title = Název
card-untitled = Nový rozkaz
card-points = Body
card-words = Vlastními slovy (jinak věta výše)
card-words-judged = Co na kartě stojí
card-words-needed = Napište, co na kartě stojí: podle toho rozhoduje, kdo ji má.
card-set = Patří k
card-set-itself = Přichází do hry s: { $set }.
card-set-also = Potřebuje také: { $sets }. Bez toho ji nikdo nesplní.
card-task = Co je třeba udělat
card-task-other = Něco jiného…
card-task-more = Úkoly jiných sad
card-conditions = Přidat podmínku
card-choose = Vyberte kartu, nebo vytvořte novou. Její obrázek a věta vznikají průběžně.
card-unsaved = Zatím není v balíčku: { $why }
card-saved = V balíčku, na disku.

# How hard it is.
measure-title = Jak je to těžké?
measure-begin = Zahrát s ní partie
measure-stop = Zastavit
measure-about = Simulovaní hráči hrají s kartou celé partie, vedle okna. Trvá to asi minutu.
measure-so-far = { $games ->
    [one] Odehrána { $games } partie
    [few] Odehrány { $games } partie
   *[other] Odehráno { $games } partií
}
measure-rate = Splnilo ji { $rate } ze 100, kdo ji měli ({ $low } až { $high }).
measure-when-early = Většinou v první třetině.
measure-when-middle = Většinou v prostřední třetině.
measure-when-late = Většinou v poslední třetině.
measure-fair = Spravedlivý počet bodů: { $points } ({ $low } až { $high }).
measure-never = Nikdo, kdo ji měl, ji nesplnil.
measure-take = Dát jí body: { $points }
measure-known = Změřeno dříve: splnilo ji { $rate } ze 100, kdo ji měli (rukou: { $held }).
measure-known-fair = Spravedlivý počet bodů: { $points }.
measure-not-dragon = nikdy se neplní, jen se drží.
measure-not-throw = závisí na hodu, a jak dobře se hází u vašeho stolu, víte jen vy.
measure-not-judged = rozhoduje, kdo ji má, ne aplikace.
measure-not-unplayed = simulovaní hráči nehrají s: { $set }.
measure-not-apart = žádný simulovaný stůl nehraje zároveň s: { $sets }.
measure-not = Pro tuto kartu není poctivé číslo: { $why }

# What is odd about a card.
remark-never = Tohle nelze nikdy splnit: čísla si odporují.
remark-same = „{ $title }“ už žádá totéž.
remark-cheaper = Kdo udělá tohle, udělá i „{ $title }“, a to vynese víc ({ $points }).
remark-dearer = Kdo udělá „{ $title }“, udělá i tohle a dostane za to méně ({ $points }).

# Tasks by name.
form-complete = Dokončit území
form-complete-together = Několik najednou
form-connect = Spojit města cestou
form-score = Získat body
form-place-farmer = Položit sedláka
form-join-fields = Spojit louky
form-deploy = Umístit figurku
form-take = Král či loupeživý rytíř
form-win-challenge = Vyhrát výzvu
form-enter-city = Vejít do Carcassonne
form-leave-city = Opustit Carcassonne
form-move-count = Přesunout hraběte
form-double-turn = Přiložit druhou kartičku
form-remove-knight = Poslat rytíře domů
form-move-fairy = Přesunout vílu
form-dragon-eats = Nechat žrát draka
form-avoid-dragon = Uniknout drakovi
form-raise-tower = Zvýšit věž
form-capture = Zajmout družiníka
form-place-abbey = Přiložit opatství
form-move-wagon = Jet vozem dál
form-target-within = Zasáhnout cíl
form-knock-out = Dortová bitva
form-seduce = Svést
form-catch = Chytit žeton
form-slip-by = Nenechat chytit žeton
form-escape = Uniknout z obležení
form-call-abbot = Povolat opata domů
form-move-magician = Mág nebo čarodějnice
form-take-gold = Vzít zlato
form-crop-takes-home = Kruh: poslat domů
form-move-ferry = Přesunout přívoz
form-read-message = Přečíst zprávu
form-rob = Okrást
form-judged = Nic z toho nesedí

# Parts of a requirement.
clause-feature = Území
clause-on = Kde
clause-features = Kolik
clause-tiles = Velikost v kartičkách
clause-pennants = Erby
clause-followers = Družiníci na něm
clause-own-followers = Vaši družiníci
clause-opponents-followers = Soupeřovi družiníci
clause-players = Hráči na něm
clause-inns = Hostince
clause-ferries = Přívozy
clause-cathedrals = Katedrály
clause-goods = Symboly zboží
clause-kinds-of-goods = Druhy zboží
clause-tower-sites = Staveniště věží
clause-sieges = Kartičky obléhání
clause-own-figure = Vaše figurka na něm
clause-cities = Města na koncích
clause-tiles-each = Kartičky každého města
clause-road = Kartičky cesty
clause-all-cities = Města u louky
clause-complete-cities = Dokončená města
clause-farmers = Vaši sedláci
clause-titles = Titul
clause-taking = A to
clause-winner = Vítěz
clause-quarters = Čtvrti
clause-in-city = Vaši tam
clause-in-quarter = Soupeři tam
clause-figure = Figurka
clause-way = Tímto způsobem
clause-eaten = Soupeřovy figurky
clause-height = Výška
clause-prisoners = Vaši zajatci
clause-completes = Dokončená území
clause-millimetres = Milimetry nejvýše
clause-hit = Zasažení soupeři
clause-points = Body
clause-score = Body nejméně
clause-magician = Kdo
clause-bars = Pruty najednou
clause-held = Vaše pruty
clause-taken-home = Soupeřovy figurky
clause-messages = Přečtené zprávy
clause-robbing = A to
clause-span = V
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = je to jedno
term-which-city = město
term-which-road = cesta
term-which-monastery = klášter
term-which-shrine = svatyně
term-which-monastic = klášter nebo svatyně
term-which-garden = zahrada
term-which-any = jakékoli území
term-span-feature = jednom území
term-span-turn = jednom tahu
term-from-opponent = od soupeře
term-all = všechny zároveň
term-portal = portálem
term-flight = létajícím strojem
term-crop = kruhem v obilí
term-richer = někoho s více body
bound-exactly = přesně
bound-at-least = nejméně
bound-at-most = nejvýše
bound-between = od … do
files-read-deck = Načíst balíček
files-save-deck = Uložit balíček
