# Tasks: the sentence of a card, put together from what it asks for.

# How many. The thing that is counted follows.
task-exactly = přesně { $count }
task-at-least = nejméně { $count }
task-at-most = nejvýše { $count }
task-between = nejméně { $least } a nejvýše { $most }

# Several of which one counts: "the castle or the market".
task-or = { $first } nebo { $last }

# How large.
task-tiles-exactly = z přesně { $count } { $count ->
    [one] kartičky
   *[other] kartiček
}
task-tiles-at-least = z nejméně { $count } { $count ->
    [one] kartičky
   *[other] kartiček
}
task-tiles-at-most = z nejvýše { $count } { $count ->
    [one] kartičky
   *[other] kartiček
}
task-tiles-between = z nejméně { $least } a nejvýše { $most } kartiček
# Of a building: it and the tiles around it.
task-tiles-around = { $size } (včetně vlastní)

# What is on it.
task-with-pennants = s { $number } { $count ->
    [one] erbem
   *[other] erby
}
task-with-inns = s { $number } { $count ->
    [one] hostincem
   *[other] hostinci
}
task-with-ferries = s { $number } { $count ->
    [one] přívozem
   *[other] přívozy
}
task-with-cathedrals = s { $number } { $count ->
    [one] katedrálou
   *[other] katedrálami
}
task-with-goods = s { $number } { $count ->
    [one] symbolem zboží
   *[other] symboly zboží (stejnými nebo různými)
}
task-with-kinds = s { $number } { $count ->
    [one] druhem
   *[other] různými druhy
} zboží
task-with-towers = s { $number } { $count ->
    [one] staveništěm
   *[other] staveništi
} věže (větší částí v něm)
task-with-sieges = s { $number } { $count ->
    [one] kartičkou
   *[other] kartičkami
} obléhání
task-without-pennants = bez jediného erbu
task-without-inns = bez jediného hostince
task-without-ferries = bez jediného přívozu
task-without-cathedrals = bez jediné katedrály
task-without-goods = bez jediného symbolu zboží
task-without-kinds = bez jediného druhu zboží
task-without-towers = bez jediného staveniště věže (větší částí v něm)
task-without-sieges = bez jediné kartičky obléhání
task-with-points = v hodnotě { $number } { $count ->
    [one] bodu
   *[other] bodů
} (pro vás)
# How large, and one thing that is on it.
task-tiles-with = { $size } a { $with }

# Who stands there. Each follows on "in which", alone or in a list.
task-stand-followers = stojí { $number } { $count ->
    [one] družiník, bez ohledu na to, čí je
    [few] družiníci, bez ohledu na to, čí jsou
   *[other] družiníků, bez ohledu na to, čí jsou
}
task-stand-own = stojí { $number } { $count ->
    [one] váš družiník
    [few] vaši družiníci
   *[other] vašich družiníků
}
task-stand-opponents = stojí { $number } { $count ->
    [one] soupeřův družiník
    [few] družiníci soupeřů
   *[other] družiníků soupeřů
}
task-stand-players = stojí družiníci { $number } { $count ->
    [one] hráče
   *[other] různých hráčů
}
task-stand-no-followers = nestojí žádný družiník
task-stand-no-own = nestojí žádný váš družiník
task-stand-no-opponents = nestojí žádný soupeřův družiník
task-stand-no-players = žádný hráč nemá družiníka
task-stand-own-alone = stojí { $number } { $count ->
    [one] váš družiník
    [few] vaši družiníci
   *[other] vašich družiníků
} a žádný soupeřův
task-stand-opponents-alone = stojí { $number } { $count ->
    [one] soupeřův družiník
    [few] družiníci soupeřů
   *[other] družiníků soupeřů
} a žádný váš
task-stands-follower = stojí jeden z vašich obyčejných družiníků
task-stands-big-follower = stojí váš velký družiník
task-stands-mayor = stojí váš starosta
task-stands-wagon = stojí váš vůz
task-stands-builder = stojí váš stavitel
task-stands-pig = stojí vaše prasátko
task-stands-barn = stojí váš statek
task-stands-phantom = stojí váš fantom
task-stands-abbot = stojí váš opat
task-stands-shepherd = stojí váš pastýř

# Where they stand.
task-where-road = , na níž { $list }
task-where-city = , v němž { $list }
task-where-monastery = , v němž { $list }
task-where-shrine = , v níž { $list }
task-where-monastic = , kde { $list }
task-where-garden = , v níž { $list }
task-where-either = , kde { $list }
task-where-any = , na němž { $list }
# Wherever that is.
task-where-there = {" "}tam, kde { $list }
# Behind a thing that is on it, which nobody shall take for the place.
task-while-road = , když na ní { $list }
task-while-city = , když v něm { $list }
task-while-monastery = , když v něm { $list }
task-while-shrine = , když v ní { $list }
task-while-monastic = , když tam { $list }
task-while-garden = , když v ní { $list }
task-while-either = , když tam { $list }
task-while-any = , když na něm { $list }

# One feature: as what is completed, as one more, as where to something goes, as where it is.
task-a-road = cestu
task-a-city = město
task-a-besieged = obléhané město
task-a-monastery = klášter
task-a-shrine = svatyni
task-a-monastic = klášter nebo svatyni
task-a-garden = zahradu
task-a-any = území
task-another-road = další cestu
task-another-city = další město
task-another-besieged = další obléhané město
task-another-monastery = další klášter
task-another-shrine = další svatyni
task-another-monastic = další klášter nebo svatyni
task-another-garden = další zahradu
task-another-any = další území
task-into-road = na cestu
task-into-city = do města
task-into-besieged = do obléhaného města
task-into-monastery = do kláštera
task-into-shrine = do svatyně
task-into-monastic = do kláštera nebo svatyně
task-into-garden = do zahrady
task-into-any = na území (ne na louku)
# Of those that never go to a field, and of those that go to a road or city alone.
task-into-feature = na území
task-into-either = na cestu nebo do města
task-in-road = na cestě
task-in-city = ve městě
task-in-besieged = v obléhaném městě
task-in-monastery = v klášteře
task-in-shrine = ve svatyni
task-in-monastic = v klášteře nebo svatyni
task-in-garden = v zahradě
task-in-any = na území (ne na louce)
task-in-feature = na území

# Several features, and several others; always two or more.
task-several-road = nejméně { $count } { $count ->
    [one] cestu
    [few] cesty
   *[other] cest
}
task-several-city = nejméně { $count } { $count ->
    [one] město
    [few] města
   *[other] měst
}
task-several-monastery = nejméně { $count } { $count ->
    [one] klášter
    [few] kláštery
   *[other] klášterů
}
task-several-shrine = nejméně { $count } { $count ->
    [one] svatyni
    [few] svatyně
   *[other] svatyní
}
task-several-monastic = nejméně { $count } { $count ->
    [one] klášter nebo svatyni
    [few] kláštery nebo svatyně
   *[other] klášterů nebo svatyní
}
task-several-garden = nejméně { $count } { $count ->
    [one] zahradu
    [few] zahrady
   *[other] zahrad
}
task-several-any = nejméně { $count } území
task-others-monastic = nejméně { $count } { $count ->
    [one] další klášter nebo svatyni
    [few] další kláštery nebo svatyně
   *[other] dalších klášterů nebo svatyní
}
task-others-any = nejméně { $count } { $count ->
    [one] další území
    [few] další území
   *[other] dalších území
}

# Completing. After the feature comes who stands there, or nothing.
task-complete = Dokončete { $feature }{ $clause }.
task-together = Jednou kartičkou dokončete { $list }.
task-together-all = Jednou kartičkou dokončete toto vše: { $list }.
task-together-separator = {"; "}
task-connect = Dokončete cestu nebo město tak, aby { $road } vedla do { $cities }.
task-connect-road = dokončená cesta
task-connect-road-sized = dokončená cesta { $size }
task-connect-city = dokončeného města
task-connect-cities = { $number } { $count ->
    [one] dokončeného města
   *[other] různých dokončených měst
}
task-connect-city-sized = dokončeného města { $size }
task-connect-cities-sized = { $number } { $count ->
    [one] dokončeného města { $size }
   *[other] různých dokončených měst, každého { $size }
}
task-score = Získejte { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} { $from }.
task-score-feature = Získejte najednou { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} za jedno území.
task-score-turn = Získejte v jednom tahu { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} za území.
task-from-road = za jednu cestu, ať ji dokončí kdokoli
task-from-city = za jedno město, ať ho dokončí kdokoli
task-from-monastery = za jeden klášter, ať ho dokončí kdokoli
task-from-shrine = za jednu svatyni, ať ji dokončí kdokoli
task-from-monastic = za jeden klášter nebo jednu svatyni, ať je dokončí kdokoli
task-from-garden = za jednu zahradu, ať ji dokončí kdokoli
task-from-any = za jedno území (ne louku), ať ho dokončí kdokoli

# Fields and the cities that they touch.
task-touches-cities = se dotýká { $number } { $count ->
    [one] města
   *[other] měst
}
task-touches-complete = se dotýká { $number } { $count ->
    [one] dokončeného města
   *[other] dokončených měst
}
task-touches-no-cities = se nedotýká žádného města
task-touches-no-complete = se nedotýká žádného dokončeného města
task-field = na louku, která { $touches }
task-field-whether = na louku, která { $touches }, { $count ->
    [one] dokončeného či nedokončeného
   *[other] dokončených či nedokončených
}
task-field-of-them = na louku, která { $touches }, z toho { $number } { $count ->
    [one] dokončeného
   *[other] dokončených
}
task-field-none-of-them = na louku, která { $touches }, ale žádného dokončeného
task-field-not = ale ne na louku, která { $touches }
task-farmer = Umístěte sedláka.
task-farmer-in = Umístěte sedláka { $field }.
task-farmer-so = Umístěte sedláka tak, { $so }.
task-farmer-in-so = Umístěte sedláka { $field }, tak, { $so }.
task-so-farmers = aby na herním plánu { $count ->
    [one] byl { $number } váš sedlák
    [few] byli { $number } vaši sedláci
   *[other] bylo { $number } vašich sedláků
}
task-join = Přiložte kartičku, která spojí louku s vaším sedlákem s loukou, na níž je soupeřův sedlák.
task-join-touching = Přiložte kartičku, která spojí louku s vaším sedlákem a louku, na níž je soupeřův sedlák, v jednu, která { $touches }.

# Titles and challenges.
task-take-king = Získejte krále ze stolu nebo od soupeře.
task-take-robber = Získejte loupeživého rytíře ze stolu nebo od soupeře.
task-take-either = Získejte krále nebo loupeživého rytíře, ze stolu nebo od soupeře.
task-take-both = Získejte krále nebo loupeživého rytíře tak, aby oba byli vaši.
task-take-from-king = Vezměte soupeři krále.
task-take-from-robber = Vezměte soupeři loupeživého rytíře.
task-take-from-either = Vezměte soupeři krále nebo loupeživého rytíře.
task-take-from-both = Vezměte soupeři krále nebo loupeživého rytíře tak, aby oba byli vaši.
task-win = Vyhrajte výzvu svým družiníkem.
task-win-shrine = Vyhrajte výzvu svým družiníkem ve svatyni.
task-win-monastery = Vyhrajte výzvu svým družiníkem v klášteře.

# The City of Carcassonne.
task-enter = Pošlete družiníka { $place }.
task-enter-so = Pošlete družiníka { $place } tak, aby v Carcassonne { $count ->
    [one] byl { $number } váš
    [few] byli { $number } vaši
   *[other] bylo { $number } vašich
}.
task-quarter-none = do Carcassonne
task-quarters = { $list } v Carcassonne
task-quarter-castle = do zámku
task-quarter-market = na tržiště
task-quarter-blacksmith = do kovárny
task-quarter-cathedral = do katedrály
deed-leave-city = Před koncem hry přesuňte družiníka z Carcassonne na některé území.
task-count = Přesuňte hraběte.
task-count-to = Přesuňte hraběte do čtvrti Carcassonne, v níž { $count ->
    [one] je { $number } soupeřův družiník
    [few] jsou { $number } družiníci soupeřů
   *[other] je { $number } družiníků soupeřů
}.
task-count-to-nobody = Přesuňte hraběte do čtvrti Carcassonne, v níž není žádný soupeřův družiník.

# Placing and deploying. After the place comes who stands there, or nothing.
deed-double-turn = Přiložte kartičku ve druhé části dvojitého tahu.
task-deploy = Umístěte { $figure }{ $clause }.
task-deploy-on = Umístěte { $figure } { $place }{ $clause }.
task-deploy-portal = Umístěte { $figure } tajnou chodbou na jinou kartičku{ $clause }.
task-deploy-portal-on = Umístěte { $figure } tajnou chodbou na jinou kartičku, { $place }{ $clause }.
task-deploy-flight = Umístěte { $figure } létajícím strojem{ $clause }.
task-deploy-flight-on = Umístěte { $figure } létajícím strojem { $place }{ $clause }.
task-land = Přistaňte létajícím strojem{ $clause }.
task-land-on = Přistaňte létajícím strojem { $place }{ $clause }.
task-deploy-crop = Díky kruhu v obilí přidejte { $figure }{ $clause }.
task-deploy-crop-on = Díky kruhu v obilí přidejte { $figure } { $place }{ $clause }.
task-figure = vlastní figurku
task-follower = družiníka
task-your-follower = obyčejného družiníka
task-your-big-follower = svého velkého družiníka
task-your-mayor = svého starostu
task-your-wagon = svůj vůz
task-your-builder = svého stavitele
task-your-pig = své prasátko
task-your-barn = svůj statek
task-your-phantom = svého fantoma
task-your-abbot = svého opata
task-your-shepherd = svého pastýře
deed-place-abbey = Přiložte své opatství.
deed-place-abbey-completes = Přiložte své opatství tak, aby se { $count ->
    [one] dokončilo
    [few] dokončila
   *[other] dokončilo
} { $number } území. Opatství smí být jedním z nich.
deed-move-wagon = Pojeďte svým vozem dál po vyhodnocení jeho území.
deed-call-abbot = Povolejte svého opata domů.
deed-call-abbot-points = Povolejte svého opata domů za { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}.

# The princess, the fairy and the dragon.
deed-remove-knight = Nechte princeznu poslat domů soupeřova rytíře.
task-fairy = Přesuňte vílu.
task-fairy-on = Přesuňte vílu ke svému družiníkovi { $place }{ $clause }.
deed-dragon-eats = Přiložte kartičku s drakem tak, aby drak potom sežral { $number } { $count ->
    [one] figurku soupeře
    [few] figurky soupeřů
   *[other] figurek soupeřů
}.
deed-avoid-dragon = Sežere-li drak vaši figurku, ihned ztrácíte 10 bodů. Máte-li tuto kartu ještě na konci, získáte 10 bodů.

# Towers.
deed-raise-tower = Zvyšte věž do výšky { $number } { $count ->
    [one] dílku
   *[other] dílků
}.
deed-capture = Zajměte soupeřova družiníka.
deed-capture-prisoners = Zajměte soupeřova družiníka tak, abyste měli { $number } { $count ->
    [one] zajatce
    [few] zajatce
   *[other] zajatců
}.

# The fair and the siege.
task-target = Vystřelte žeton střelecké soutěže tak, aby jeho nejbližší okraj ležel nejvýše { $distance } od středu kartičky trhu.
task-centimetres = { $count } cm
task-millimetres = { $count } mm
task-win-target = Vyhrajte střeleckou soutěž, třeba i společně s jinými.
task-win-target-by = Vyhrajte střeleckou soutěž s náskokem nejméně { $distance } před všemi ostatními.
deed-knock-out = Jedním výstřelem žetonu dortové bitvy zasáhněte { $number } { $count ->
    [one] soupeřova družiníka
    [few] družiníky soupeřů
   *[other] družiníků soupeřů
}.
deed-catch = Chyťte žeton chytání.
deed-slip-by = Vystřelte žeton chytání dost daleko, za pravítko, tak, aby ho nikdo nechytil.
deed-seduce = Žetonem svádění vyměňte soupeřova družiníka za svého.
deed-judged = Kdo má tuto kartu, sám řekne, kdy je splněna.
deed-escape = Nechte svého rytíře uniknout z obléhaného města.

# The newer sets.
task-mage = Přesuňte mága.
task-mage-to = Přesuňte mága { $place }{ $clause }.
task-witch = Přesuňte čarodějnici.
task-witch-to = Přesuňte čarodějnici { $place }{ $clause }.
deed-take-gold = Vezměte si zlato.
deed-take-gold-bars = Vezměte si { $number } { $count ->
    [one] zlatou cihlu
    [few] zlaté cihly
   *[other] zlatých cihel
} za území, která dokončí jedna kartička.
deed-take-gold-held = Vezměte si zlatou cihlu tak, abyste jich měli { $number }.
deed-take-gold-bars-held = Vezměte si { $number } { $count ->
    [one] zlatou cihlu
    [few] zlaté cihly
   *[other] zlatých cihel
} za území, která dokončí jedna kartička, tak, abyste jich měli { $held }.
deed-crop-takes-home = Přiložte kruh v obilí, který pošle domů { $number } { $count ->
    [one] figurku soupeře
    [few] figurky soupeřů
   *[other] figurek soupeřů
}.
task-ferry = Přesuňte přívoz.
task-ferry-on = Přesuňte přívoz tak, aby byl { $place }{ $clause }.
deed-read-message = Přečtěte zprávu.
deed-read-message-messages = Přečtěte zprávu tak, abyste jich měli přečteno { $number }.
deed-read-message-points = Přečtěte zprávu, která vám přinese { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}.
deed-read-message-points-messages = Přečtěte zprávu, která vám přinese { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}, tak, abyste jich měli přečteno { $messages }.
task-rob = Ukradněte svým banditou body.
task-rob-points = Ukradněte svým banditou { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
}.
task-rob-richer = Okraďte svým banditou hráče, který má víc bodů než vy.
task-rob-both = Ukradněte svým banditou { $number } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} hráči, který má víc bodů než vy.

# The surroundings of a building, the shape of a road or city, and whose a feature is.
task-with-cities = s { $number } { $count ->
    [one] městem
   *[other] různými městy
}
task-without-cities = bez jediného města
task-with-roads = s { $number } { $count ->
    [one] cestou
   *[other] různými cestami
}
task-without-roads = bez jediné cesty
task-with-cloisters = s { $number } { $count ->
    [one] klášterem
   *[other] kláštery
}
task-without-cloisters = bez jediného kláštera
task-around = { $list } na kartičkách kolem
task-with-row = s { $number } { $count ->
    [one] kartičkou
   *[other] kartičkami
} v jedné řadě
task-without-row = bez jediné kartičky v řadě
task-with-monasteries = s { $number } { $count ->
    [one] klášterem
   *[other] kláštery
} na koncích
task-without-monasteries = bez jediného kláštera na koncích
task-shape-ring = ve tvaru uzavřeného okruhu (bez konců)
task-shape-hole = kolem prázdného místa
# Behind the feature and whoever stands there.
task-shares-tile = , a to na stejné kartičce jako { $other }
task-shares-field = , a to u stejné louky jako { $other }
task-shares-size = , a to z přesně tolika kartiček jako { $other }
# The other feature: any (0), complete (1), not complete (2).
task-beside-road = { $state ->
    [0] jiná cesta
    [1] jiná dokončená cesta
   *[other] jiná nedokončená cesta
}
task-beside-city = { $state ->
    [0] jiné město
    [1] jiné dokončené město
   *[other] jiné nedokončené město
}
task-beside-monastery = { $state ->
    [0] jiný klášter
    [1] jiný dokončený klášter
   *[other] jiný nedokončený klášter
}
task-beside-shrine = { $state ->
    [0] jiná svatyně
    [1] jiná dokončená svatyně
   *[other] jiná nedokončená svatyně
}
task-beside-monastic = { $state ->
    [0] jiný klášter nebo jiná svatyně
    [1] jiný dokončený klášter nebo jiná dokončená svatyně
   *[other] jiný nedokončený klášter nebo jiná nedokončená svatyně
}
task-beside-garden = { $state ->
    [0] jiná zahrada
    [1] jiná dokončená zahrada
   *[other] jiná nedokončená zahrada
}
task-beside-any = { $state ->
    [0] jiné území
    [1] jiné dokončené území
   *[other] jiné nedokončené území
}
# The other feature where it is of another kind.
task-by-road = { $state ->
    [0] cesta
    [1] dokončená cesta
   *[other] nedokončená cesta
}
task-by-city = { $state ->
    [0] město
    [1] dokončené město
   *[other] nedokončené město
}
task-by-monastery = { $state ->
    [0] klášter
    [1] dokončený klášter
   *[other] nedokončený klášter
}
task-by-shrine = { $state ->
    [0] svatyně
    [1] dokončená svatyně
   *[other] nedokončená svatyně
}
task-by-monastic = { $state ->
    [0] klášter nebo svatyně
    [1] dokončený klášter nebo dokončená svatyně
   *[other] nedokončený klášter nebo nedokončená svatyně
}
task-by-garden = { $state ->
    [0] zahrada
    [1] dokončená zahrada
   *[other] nedokončená zahrada
}
task-owned = { $feature } { $owner }
task-owner-you = patřící vám
task-owner-opponent = patřící soupeři
task-owner-somebody = patřící někomu
task-owner-nobody = bez vlastníka
task-connect-owned = Dokončete cestu nebo město tak, aby { $road } vedla do { $cities }, { $owners }.
# Of these cities; what follows stands behind it, alone or in a list.
task-cities-of-them = z nichž { $list }
task-cities-own = { $number } { $count ->
   *[other] patří vám
}
task-cities-no-own = žádné nepatří vám
task-cities-opponents = { $number } { $count ->
    [one] patří soupeři
   *[other] patří soupeřům
}
task-cities-no-opponents = žádné nepatří soupeři
task-cities-nobodys = { $number } nepatří nikomu
task-cities-no-nobodys = žádné není bez vlastníka
task-cities-owners = dohromady s { $number } { $count ->
    [one] vlastníkem
   *[other] různými vlastníky
}
task-cities-no-owners = z nichž žádné nemá vlastníka
task-place-tile = Přiložte kartičku, která se svými stranami dotýká { $number } { $count ->
    [one] jiné kartičky
   *[other] jiných kartiček
}.
task-place-tile-hole = Uzavřete mezeru: přiložte kartičku, která má sousedy ze všech čtyř stran.

# Possessions.
task-have-wine = Mějte { $number } { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} vína.
task-have-grain = Mějte { $number } { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} obilí.
task-have-cloth = Mějte { $number } { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} plátna.
task-have-goods = Mějte { $number } { $count ->
    [one] žeton zboží
    [few] žetony zboží (stejné nebo různé)
   *[other] žetonů zboží (stejných nebo různých)
}.
task-have-each-good = Mějte od každého zboží (vína, obilí i plátna) { $number } { $count ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}.
task-have-gold = Mějte { $number } { $count ->
    [one] zlatou cihlu
    [few] zlaté cihly
   *[other] zlatých cihel
}.
task-have-followers = Mějte v zásobě { $number } { $count ->
    [one] obyčejného družiníka
    [few] obyčejné družiníky
   *[other] obyčejných družiníků
}.
task-have-no-followers = Nemějte už v zásobě žádného obyčejného družiníka.
task-have-special-figures = Mějte na herním plánu { $number } { $count ->
    [one] svou zvláštní figurku
    [few] své zvláštní figurky
   *[other] svých zvláštních figurek
} (to jsou všechny kromě obyčejných družiníků).
task-have-no-special-figures = Nemějte na herním plánu žádnou svou zvláštní figurku (to jsou všechny kromě obyčejných družiníků).
task-have-all-special-figures = Mějte na herním plánu najednou všechny své zvláštní figurky (všechny kromě obyčejných družiníků).
task-have-tower-pieces = Mějte v zásobě { $number } { $count ->
    [one] dílek věže
    [few] dílky věže
   *[other] dílků věže
}.
task-have-no-tower-pieces = Nemějte už v zásobě žádný dílek věže.

# Counts over a game. The place in a row: "the 3rd time", "your 3rd order".
task-number = { $count }.
task-number-from = { $count }. nebo další
task-number-between = { $least }. až { $most }.
task-nth = Dokončete v této hře { $number } { $feature } (počítá se, co dokončíte vy).
task-nth-of-all = Dokončete v této hře { $number } { $feature } (počítá se, co dokončí kdokoli).
task-orders = Splňte v této hře svůj { $number } rozkaz.
task-orders-farmer = Splňte v této hře svůj { $number } rozkaz se znakem sedláka.
task-orders-alike = Splňte v této hře svůj { $number } rozkaz z jedné a téže sady.
task-bare = { $count ->
    [one] Přiložte { $count } kartičku, aniž umístíte družiníka.
    [few] Přiložte za sebou { $count } kartičky, aniž umístíte družiníka.
   *[other] Přiložte za sebou { $count } kartiček, aniž umístíte družiníka.
}
task-farm-turns = { $count ->
    [one] Umístěte sedláka v { $count } svém tahu.
    [few] Umístěte sedláka v každém ze { $count } svých tahů po sobě.
   *[other] Umístěte sedláka v každém z { $count } svých tahů po sobě.
}

# Two tasks: two sentences, and how they go together.
task-both-now = { $first } A v tomtéž tahu: { $second }
task-both = { $first } A předtím nebo potom: { $second }
task-either = { $first } Nebo: { $second }

# The mishaps by which an order is lost. Each peril has its "if", with "or" between them.
task-avoid = Ihned ztrácíte 10 bodů, { $perils }. Máte-li tuto kartu ještě na konci, získáte její body.
task-if-captured = když soupeř zajme vašeho družiníka
task-if-eaten = když drak sežere vašeho družiníka
task-if-taken-over = když vám jiní seberou cestu, město, budovu nebo louku
task-if-last = když mají po vašem tahu všichni ostatní více bodů než vy
task-if-small-road = když má vaše dokončená cesta nejvýše { $count } { $count ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}
