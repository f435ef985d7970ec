# Decks that a table makes: the screen, the form of a card, and what is odd about it.

decks-title = Rozkazy
decks-own = Vlastní balíčky
decks-away = Odložené
decks-bundled = Z pravidel a naše
decks-none = Zatím nemáte vlastní balíček. Vytvořte nový, zkopírujte tento, nebo zadejte karty, které máte.
decks-new = Nový balíček
decks-copy = Zkopírovat tento balíček
decks-enter = Zadat vytištěné karty
decks-read = Načíst ze souboru…
decks-save = Uložit do souboru…
decks-print = Tisk…
decks-rename = Přejmenovat
decks-put-away = Odložit
decks-bring-back = Obnovit
decks-play = Hrát s tímto balíčkem
decks-search = Hledat kartu
decks-undo = Vrátit zpět
keys-form = po formuláři karty
keys-number = vybrané číslo
decks-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
decks-bundled-about = Karty z aplikace. Chcete-li je změnit, zkopírujte balíček: kopie je vaše.
decks-name = Název balíčku
decks-name-taken = Balíček s tímto názvem už máte.
decks-name-empty = Dejte balíčku název.
decks-elsewhere = Balíček „{ $name }“ právě mění jiné okno. Zobrazte v něm jiný balíček a tento půjde změnit zde.
decks-changed-elsewhere = Balíček „{ $name }“ změnilo jiné okno. Takový je teď; vaše poslední změna v něm není.
deck-not-written = Nelze zapsat { $path }: { $cause }.
deck-unsaved-title = Poslední změny balíčku „{ $name }“ nejsou na disku
deck-unsaved-about = Balíček zůstane, jak ho vidíte, ale jen dokud je toto okno otevřené. Uvolněte místo, nebo ho uložte jinam.
deck-unsaved-where = Uložit balíček do tohoto souboru
deck-unsaved-back = Zpět k balíčkům
decks-said-away = Balíček „{ $name }“ je odložený. Najdete ho dole, pod „Odložené“.
decks-said-saved = Uloženo: { $path }
decks-said-kept = Balíček „{ $name }“ je teď mezi vašimi.
decks-found = { $count ->
    [0] Tato slova nejsou na žádné kartě.
    [one] Nalezena { $count } karta
    [few] Nalezeny { $count } karty
   *[other] Nalezeno { $count } karet
}
keys-cards = další karta, předchozí karta
home-decks = Balíčky a karty
setup-decks = Vytvořit nebo upravit balíčky…
deck-new = Náš balíček
deck-copied = { $name } (kopie)
deck-printed = Náš vytištěný balíček

# A file that somebody brings.
offered-title = { $name }: přidat tento balíček?
offered-from = Soubor: { $path }
offered-same = Tento balíček u stolu už máte jako „{ $name }“.
offered-says = { $count ->
    [one] Má { $count } kartu. Toto na ní stojí:
    [few] Má { $count } karty. Toto na nich stojí:
   *[other] Má { $count } karet. Toto na nich stojí:
}
offered-faults = Tento balíček nelze přidat: { $count ->
    [one] v jeho souboru je chyba.
    [few] v jeho souboru jsou { $count } chyby.
   *[other] v jeho souboru je { $count } chyb.
}
offered-many = Má víc než { $limit } karet. Víc jich balíček mít nesmí.
offered-take = Přidat tento balíček
offered-leave = Nepřidávat

# A card in its form.
card-new = Nová karta
card-next = Další karta
card-copy = Zkopírovat tuto kartu
card-remove = Odstranit tuto kartu
card-remove-last = Balíček má nejméně jednu kartu. Odložte místo toho celý balíček.
card-title = Název
card-untitled = Nový rozkaz
card-points = Body
card-points-fixed = Vždy { $points } bodů: na konci zisk, když žere drak, ztráta. Tak to říkají pravidla.
card-count = Počet kusů v balíčku
card-words = Vlastní text
card-words-beside = Aplikace posuzuje: { $task }
card-words-older = Tento text je starší než úkol. Sedí ještě?
card-words-stand = Ano, sedí
card-words-judged = Co karta říká
card-farmer = Vyžaduje umístění sedláka
card-farmer-about = Kdo má tři takové karty, smí jednu nebo dvě odhodit.
card-set = Sada
card-set-more = Další sady
card-set-itself = Do hry přichází se sadou „{ $set }“.
card-set-also = Je třeba i toto: { $sets }. Jinak ji nikdo nesplní.
card-task = Co se má udělat
card-task-other = Něco jiného…
card-task-more = Úkoly z jiných sad
card-task-search = Hledat úkol
card-task-none = Žádný úkol neobsahuje toto slovo.
card-conditions = Přidat podmínku
card-choose = Vyberte kartu, nebo vytvořte novou. Její obrázek a věta vznikají průběžně.

# How hard it is.
measure-title = Jak je to těžké?
measure-begin = Odehrát zkušební hry
measure-stop = Zastavit
measure-about = Simulovaní hráči hrají s kartou celé hry, na pozadí. Trvá to asi minutu.
measure-so-far = { $games ->
    [one] Odehrána { $games } hra
    [few] Odehrány { $games } hry
   *[other] Odehráno { $games } her
}
measure-rate = Kdo ji měl v ruce, splnil ji { $rate }krát ze 100 ({ $low } až { $high }).
measure-when-early = Většinou v první třetině hry.
measure-when-middle = Většinou v prostřední třetině hry.
measure-when-late = Většinou v poslední třetině hry.
measure-fair = Spravedlivá hodnota: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $low } až { $high }).
measure-fair-open = Spravedlivá hodnota: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $low } až { $high }, více se nenavrhuje).
measure-fair-most = Spravedlivé by bylo více než { $points } bodů, ale více se nenavrhuje.
measure-fair-least = Splní ji téměř každý: { $points ->
    [few] { $points } body
   *[other] { $points } bodů
}, méně se nenavrhuje.
measure-never = Nikdo, kdo ji měl v ruce, ji nesplnil (0 z { $held }). Body se z toho určit nedají.
measure-take = { $points ->
    [one] Dát za ni { $points } bod
    [few] Dát za ni { $points } body
   *[other] Dát za ni { $points } bodů
}
measure-known = Změřeno dříve: splněna { $rate }krát ze 100 (počet případů: { $held }).
measure-known-fair = Spravedlivá hodnota: { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
# Of a card that is kept, never fulfilled.
measure-kept = Kdo ji měl v ruce, uchoval ji až do konce { $rate }krát ze 100 ({ $low } až { $high }).
measure-kept-least = Až do konce ji uchová téměř každý: { $points ->
    [few] { $points } body
   *[other] { $points } bodů
}, méně se nenavrhuje.
measure-kept-never = Nikdo, kdo ji měl v ruce, ji neuchoval až do konce (0 z { $held }). Body se z toho určit nedají.
measure-known-kept = Změřeno dříve: uchována až do konce { $rate }krát ze 100 (počet případů: { $held }).
measure-not-dragon = nikdy se neplní, jen se uchovává.
measure-not-throw = záleží na výstřelu, a jak přesně se u vašeho stolu střílí, víte jen vy.
measure-not-judged = posuzuje ji ten, kdo ji má, ne aplikace.
measure-not-unplayed = simulovaní hráči nehrají se sadou „{ $set }“.
measure-not-apart = u žádného simulovaného stolu se nehraje s těmito sadami zároveň: { $sets }.
measure-not = Poctivé číslo pro tuto kartu není: { $why }

# What is odd about a card.
remark-never = Tohle nelze nikdy splnit: čísla si odporují.
remark-beyond = { $clause }: v žádné hře jich není víc než { $most }.
remark-by-abbey = Dokončené území z jediné kartičky vznikne jen vedle opatství.
remark-lacks = Karta přichází do hry s „{ $own }“, ale bez „{ $set }“ ji nelze splnit.
remark-same = „{ $title }“ už vyžaduje totéž.
remark-cheaper = Kdo splní tohle, splní i „{ $title }“ a dostane za to víc ({ $points }).
remark-dearer = „{ $title }“ už tohle všechno vyžaduje a přinese méně ({ $points }).

# Tasks by name.
form-complete = Dokončit území
form-complete-together = Několik území najednou
form-connect = Spojit města cestou
form-score = Získat body
form-place-tile = Přiložit kartičku mezi jiné
form-have = Mít určitý počet
form-place-farmer = Umístit sedláka
form-join-fields = Spojit dvě louky
form-deploy = Umístit figurku
form-take = Získat titul
form-win-challenge = Vyhrát výzvu
form-enter-city = Vstoupit do Carcassonne
form-leave-city = Opustit Carcassonne
form-move-count = Přesunout hraběte
form-double-turn = Přiložit druhou kartičku
form-remove-knight = Poslat rytíře domů
form-move-fairy = Přesunout vílu
form-dragon-eats = Nakrmit draka
form-avoid-dragon = Vyhnout se drakovi
form-raise-tower = Zvýšit věž
form-capture = Zajmout družiníka
form-place-abbey = Přiložit opatství
form-move-wagon = Jet vozem dál
form-target-within = Střelecká soutěž: cíl
form-win-target = Střelecká soutěž: výhra
form-knock-out = Dortová bitva: zásah
form-seduce = Svádění: výměna
form-catch = Chytání: chytit žeton
form-slip-by = Chytání: nikdo nechytí
form-escape = Uniknout z obléhání
form-call-abbot = Povolat opata domů
form-move-magician = Mág nebo čarodějnice
form-take-gold = Vzít si zlato
form-crop-takes-home = Kruh v obilí: jít domů
form-move-ferry = Přesunout přívoz
form-read-message = Přečíst zprávu
form-rob = Ukrást body
form-complete-nth = Dokončit třetí město
form-fulfil-orders = Splnit několik rozkazů
form-lay-bare = Přikládat kartičky bez družiníků
form-farm-in-turns = Umisťovat sedláky tah za tahem
form-avoid = Něčemu se vyhnout
form-all-of = Dva úkoly: oba
form-one-of = Dva úkoly: jeden z nich
form-judged = Nic z toho nesedí

# Parts of a requirement.
clause-feature = Území
clause-on = Kde
clause-features = Kolik území
clause-tiles = Velikost v kartičkách
clause-pennants = Erby
clause-followers = Družiníci tam
clause-own-followers = Vaši družiníci
clause-opponents-followers = Družiníci soupeřů
clause-players = Hráči tam
clause-inns = Hostince
clause-ferries = Přívozy
clause-cathedrals = Katedrály
clause-goods = Symboly zboží
clause-kinds-of-goods = Druhy zboží
clause-tower-sites = Staveniště věže
clause-sieges = Kartičky obléhání
clause-own-figure = Vaše figurka tam
clause-cities = Města na jejích koncích
clause-tiles-each = Kartičky každého města
clause-road = Kartičky cesty
clause-all-cities = Louka: města
clause-complete-cities = Louka: dokončená města
clause-farmers = Vaši sedláci
clause-titles = Titul
clause-taking = A to
clause-winner = Vyhraje
clause-quarters = Čtvrti
clause-in-city = Vaši družiníci tam
clause-in-quarter = Družiníci soupeřů tam
clause-figure = Figurka
clause-way = Jak
clause-eaten = Figurky soupeřů
clause-height = Výška
clause-prisoners = Vaši zajatci
clause-completes = Dokončená území
clause-millimetres = Nejvýše milimetrů
clause-ahead = Náskok v mm (nejméně)
clause-hit = Družiníci soupeřů
clause-points = Body
clause-what = Co
clause-number = Kolik
clause-magician = Kdo
clause-bars = Cihly najednou
clause-held = Vaše cihly celkem
clause-taken-home = Figurky soupeřů
clause-messages = Přečtené zprávy
clause-robbing = Okradený hráč
clause-span = Jak
clause-cities-around = Města kolem
clause-roads-around = Cesty kolem
clause-monasteries-around = Kláštery kolem
clause-row = Kartičky v jedné řadě
clause-monasteries = Kláštery na jejích koncích
clause-shape = Tvar
clause-beside = Společné s jiným
clause-beside-which = To jiné je
clause-beside-state = Stav jiného
clause-beside-owner = Vlastník jiného
clause-road-owner = Vlastník cesty
clause-own-cities = Vaše města
clause-opponents-cities = Města soupeřů
clause-nobodys-cities = Města bez vlastníka
clause-city-owners = Různí vlastníci
clause-neighbours = Sousedé po stranách
clause-ordinal = Číslo
clause-counting = A
clause-orders = Rozkazy
clause-sort = Které rozkazy
clause-in-row = Kartičky po sobě
clause-turns-in-row = Tahy po sobě
clause-lost-by = Ztracen, když
clause-small-road = Nejvýše kartiček
clause-when = Kdy
clause-task = Úkol
clause-numbered = { $clause } ({ $number })

# What may be filled in.
term-any = nezáleží
term-not-needed = není třeba
term-anywhere = kdekoli
term-which-city = město
term-which-road = cesta
term-which-monastery = klášter
term-which-shrine = svatyně
term-which-monastic = klášter nebo svatyně
term-which-garden = zahrada
term-which-any = jakékoli území
term-span-feature = za jedno území
term-span-turn = v jednom tahu
term-from-opponent = od soupeře
term-all = oba zároveň
term-by-anybody = počítají se všichni hráči
term-of-farmer = se znakem sedláka
term-of-one-set = z jedné sady
term-one-turn = v jednom tahu
term-taken-over = vám jiní seberou území
term-small-road = je vaše cesta malá
term-last = jste po svém tahu poslední
term-captured = je družiník zajat
term-eaten = je družiník sežrán
term-portal = tajnou chodbou
term-flight = létajícím strojem
term-crop = kruhem v obilí
term-richer = má víc bodů
term-ring = okruh
term-hole = kolem prázdného místa
term-shared-tile = kartička
term-shared-field = louka
term-shared-size = počet kartiček
term-complete = dokončené
term-open = nedokončené
term-owner-you = vy
term-owner-opponent = soupeř
term-owner-somebody = kdokoli
term-owner-nobody = nikdo
term-thing-wine = víno
term-thing-grain = obilí
term-thing-cloth = plátno
term-thing-goods = jakékoli zboží
term-thing-each-good = zboží každého druhu
term-thing-gold = zlaté cihly
term-thing-followers = obyčejní družiníci v zásobě
term-thing-special-figures = zvláštní figurky na herním plánu
term-thing-all-special-figures = všechny zvláštní figurky na herním plánu
term-thing-tower-pieces = zbývající dílky věže
bound-exactly = přesně
bound-at-least = nejméně
bound-at-most = nejvýše
bound-between = od … do
files-read-deck = Načíst balíček
files-save-deck = Uložit balíček
