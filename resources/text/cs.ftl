### Czech words of King's Order. Terms are those of Czech players and rule books (Mindok).
###
### Names of players, figures, tiles and quarters are put in as they are: no sentence may bend them or agree with their gender.

list-separator = {", "}
list-last = { $first } a { $last }
decimal-mark = {","}
signed-plus = +{ $points }
signed-minus = −{ $points }

## Tiles and features

tile-monastery = klášter
tile-shrine = svatyně
tile-field = louka
tile-abbey = opatství
tile-river = řeka
tile-inn = hostinec
tile-cathedral = katedrála
tile-princess = princezna
tile-besieged = obléhání
tile-volcano = sopka
tile-dragon = drak
tile-portal = tajná chodba
tile-tower = staveniště věže
tile-fair = trh
shown-pennant = erb
shown-goods = zboží
shown-tower = věž
tile-city-cap = město na jedné straně
tile-city-band = město napříč
tile-city-corner = město na dvou stranách
tile-city-three = město na třech stranách
tile-city-full = město na všech stranách
tile-cities-two = dvě města
tile-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
tile-road-end = konec cesty
tile-road-straight = rovná cesta
tile-road-curve = cesta se zatáčkou
tile-road-branching = rozvětvená cesta
tile-roads-two = dvě cesty
tile-junction-three = křižovatka tří cest
tile-junction-four = křižovatka čtyř cest
tile-pennants = { $count ->
    [one] erb
    [few] { $count } erby
   *[other] { $count } erbů
}
edge-city = město
edge-road = cesta
edge-field = louka
edge-river = řeka
edge-carcassonne = Carcassonne
side-north = sever
side-east = východ
side-south = jih
side-west = západ
feature-road = cesta
feature-city = město
feature-field = louka
feature-monastery = klášter
feature-shrine = svatyně
role-road = lupič
role-city = rytíř
role-field = sedlák
role-monastery = mnich
role-shrine = kacíř
role-big-follower = velký družiník
role-mayor = starosta
role-wagon = vůz
role-builder = stavitel
role-pig = prasátko
role-barn = statek
a-road = lupiče
a-city = rytíře
a-field = sedláka
a-monastery = mnicha
a-shrine = kacíře
a-big-follower = velkého družiníka
a-mayor = starostu
a-wagon = vůz
a-builder = stavitele
a-pig = prasátko
a-barn = statek
a-follower = družiníka
figure-follower = družiník
goods-of = { $count } × { $good }
colour-red = červený
colour-blue = modrý
colour-green = zelený
colour-yellow = žlutý
colour-black = černý
colour-grey = šedý
colour-pink = růžový
colour-white = bílý

## Sets

set-base = Základní hra
set-king-robber = Král a loupeživý rytíř
set-shrines = Kacíři a svatyně
set-shrines-extra = Šestá svatyně
set-count = Hrabě z Carcassonne
set-river-1 = Řeka
set-river-2 = Řeka II
set-inns-cathedrals = Hostince a katedrály
set-traders-builders = Kupci a stavitelé
set-princess-dragon = Princezna a drak
set-tower = Věž
set-abbey-mayor = Opatství a starosta
set-catapult = Katapult
set-siege-cathars = Kataři
set-siege-besiegers = Obléhatelé

## Scores

source-road = Cesty
source-city = Města
source-monastery = Kláštery
source-shrine = Svatyně
source-field = Louky
source-king = Král
source-robber = Loup. rytíř
source-goods = Zboží
source-orders = Rozkazy
source-fairy = Víla
source-ransom = Výkupné
source-catapult = Katapult
source-track = Tabulka bez rozkazů
source-by-hand = Ručně
label-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
label-pennants = { $count ->
    [one] { $count } erb
    [few] { $count } erby
   *[other] { $count } erbů
}
label-building = sama stavba
label-neighbours = { $count ->
    [one] { $count } kartička kolem
    [few] { $count } kartičky kolem
   *[other] { $count } kartiček kolem
}
label-touched-cities = { $count ->
    [one] { $count } dokončené město u louky
    [few] { $count } dokončená města u louky
   *[other] { $count } dokončených měst u louky
}
label-pigsty = { $count ->
    [one] stádo prasat: { $count } město
    [few] stádo prasat: { $count } města
   *[other] stádo prasat: { $count } měst
}
label-pig = { $count ->
    [one] prasátko: { $count } město
    [few] prasátko: { $count } města
   *[other] prasátko: { $count } měst
}
label-besieged-cities = { $count ->
    [one] obléhané, ještě jednou: { $count } město
    [few] obléhané, ještě jednou: { $count } města
   *[other] obléhané, ještě jednou: { $count } měst
}
label-goods = nejvíce: { $good }
good-wine = víno
good-grain = obilí
good-cloth = plátno
label-barn = { $count ->
    [one] statek: { $count } město
    [few] statek: { $count } města
   *[other] statek: { $count } měst
}
label-fairy-turn = víla na začátku tahu
label-fairy-feature = víla u družiníka
label-ransom = výkupné
label-fair = trh
label-completed-cities = { $count ->
    [one] { $count } dokončené město
    [few] { $count } dokončená města
   *[other] { $count } dokončených měst
}
label-carcassonne = město Carcassonne
label-completed-roads = { $count ->
    [one] { $count } dokončená cesta
    [few] { $count } dokončené cesty
   *[other] { $count } dokončených cest
}
label-both-titles = oba tituly
label-king-at-once = { $count ->
    [one] král: { $count } právě dokončené město
    [few] král: { $count } právě dokončená města
   *[other] král: { $count } právě dokončených měst
}
label-robber-at-once = { $count ->
    [one] loupeživý rytíř: { $count } právě dokončená cesta
    [few] loupeživý rytíř: { $count } právě dokončené cesty
   *[other] loupeživý rytíř: { $count } právě dokončených cest
}
label-unfulfilled-orders = { $count ->
    [one] { $count } nesplněný rozkaz
    [few] { $count } nesplněné rozkazy
   *[other] { $count } nesplněných rozkazů
}
label-most-orders = nejvíce splněných rozkazů
label-raised-to-zero = nikdo nekončí pod 0
label-order = rozkaz „{ $title }“
label-by-hand = ručně: { $reason }
line-single = { $label }: { $points }
line-times = { $label } × { $each } = { $points }
score-of = { $of } ({ $sum })
record-road = { $tiles ->
    [one] cesta o { $tiles } kartičce
   *[other] cesta o { $tiles } kartičkách
}
record-city = { $tiles ->
    [one] město o { $tiles } kartičce
   *[other] město o { $tiles } kartičkách
}
record-pennants = { $count ->
    [one] s { $count } erbem
    [few] se { $count } erby
   *[other] s { $count } erby
}
record-inns = { $count ->
    [one] s hostincem
    [few] se { $count } hostinci
   *[other] s { $count } hostinci
}
record-cathedrals = { $count ->
    [one] s katedrálou
    [few] se { $count } katedrálami
   *[other] s { $count } katedrálami
}
record-sieges = { $count ->
    [one] s obléháním
    [few] se { $count } obléháními
   *[other] s { $count } obléháními
}
record-with = { $feature } { $parts }
record-monastery = klášter ({ $tiles } z 9 kartiček)
record-shrine = svatyně ({ $tiles } z 9 kartiček)
record-field = { $cities ->
    [0] louka bez dokončeného města
    [one] louka u { $cities } dokončeného města
   *[other] louka u { $cities } dokončených měst
}
record-besieged = { $feature } (obléhaných: { $count })
record-pigsty = { $feature } se stádem prasat
record-beside = { $feature } ({ $figures })
occupant-count = { $name } { $count }
occupant-big-follower = velký
occupant-uneven = { $of }, { $figure }
occupant-beside = { $of } + { $figures }

## What happened

outcome-orders-kept = { $count ->
    [one] { $name } si nechává { $count } rozkaz.
    [few] { $name } si nechává { $count } rozkazy.
   *[other] { $name } si nechává { $count } rozkazů.
}
outcome-order-drawn = { $name } vytahuje rozkaz.
outcome-orders-discarded = { $name } odhazuje: { $titles }.
outcome-placed = { $name } přikládá: { $tile }.
outcome-passed = { $name } vynechává tah, bez kartičky.
outcome-mouth = Řeka dotéká do ústí.
outcome-challenge = Výzva! Svatyně ({ $shrine }) proti klášteru ({ $monastery }): stavba dokončená jako první přinese body, druhá nic.
outcome-shrine-won = Svatyně vítězí ve výzvě: klášter nepřináší nic.
outcome-monastery-won = Klášter vítězí ve výzvě: svatyně nepřináší nic.
outcome-left-city = { $name } opouští Carcassonne: { $quarter } → { $feature }.
outcome-entered-city = { $name } posílá družiníka do Carcassonne: { $quarter }.
outcome-city-scored = Carcassonne zůstává zavřené: body získává i { $name }.
outcome-city-nobody = { $name }: Carcassonne zůstává zavřené, žádný soupeř nezískává body.
outcome-orders-entered = Rozdané rozkazy jsou zadané: { $name }.
outcome-tower-site-city = Staveniště věže leží ve městě.
outcome-tower-site-outside = Staveniště věže leží mimo města.
outcome-city-entered-before = { $name }: v tomto tahu už jeden družiník do Carcassonne šel.
outcome-city-no-follower = Carcassonne je otevřené, ale { $name } už nemá družiníka.
outcome-count-moved = { $name } přesouvá hraběte: { $quarter }.
outcome-tile-removed = Kartička nikam nepasuje a vypadává ze hry: { $tile }.
outcome-deployed = { $name } umisťuje { $role }.
outcome-completed = Dokončeno: { $feature }.
outcome-scored = { $name } { $points }: { $reason }.
outcome-goods = { $name } bere zboží: { $goods }.
outcome-wagon-moved = { $name }: vůz jede dál → { $feature }.
outcome-dragon-came = Drak přilétá k sopce.
outcome-dragon-woke = Drak se probouzí.
outcome-dragon-stuck = Drak nemůže dál a zastaví se.
outcome-dragon-moved = { $name } vede draka o krok.
outcome-eaten = Drak žere: { $figures }.
outcome-fairy-moved = Víla jde k družiníkovi ({ $name }).
outcome-fairy-moved-tower = Víla jde k družiníkovi na věži ({ $name }).
outcome-fairy-moved-city = Víla jde k družiníkovi v Carcassonne ({ $name }, { $quarter }).
outcome-knight-removed = Princezna ({ $name }) posílá domů: { $figure }.
outcome-tower-raised = { $name } zvyšuje věž na { $height }.
outcome-tower-manned = { $name } staví družiníka na věž.
outcome-captured = { $name } bere zajatce: { $figure }.
outcome-exchanged = Výměna zajatců: { $own } za { $theirs }.
outcome-ransomed = { $name } vykupuje: { $figure } (výkupné dostává { $captor }).
outcome-escaped = Z obléhání uniká: { $figure }.
outcome-fair-came = Trh: { $name } vybírá žeton.
outcome-fair-opened = { $name } vybírá: { $token }.
outcome-thrown-at = { $name } střílí: { $distance } od trhu.
outcome-thrown-swap = { $name } svádí: { $figures }.
outcome-thrown-hits = { $name } zasahuje: { $figures }.
outcome-thrown-caught = { $name } střílí a { $catcher } chytá.
outcome-thrown-short = { $name }: výstřel je příliš krátký.
outcome-thrown-nothing = { $name } střílí.
outcome-order-lost = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho.
outcome-lost-captured = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho: družiník byl zajat.
outcome-lost-eaten = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho: drak sežral družiníka.
outcome-lost-taken-over = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho: jiní sebrali území.
outcome-lost-last = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho: všichni ostatní mají více bodů.
outcome-lost-road = { $name } přichází o rozkaz „{ $title }“ a ukazuje ho: dokončená cesta má jen { $count } { $count ->
    [one] kartičku
    [few] kartičky
   *[other] kartiček
}.
outcome-order-spent = Drak kouše: { $name } ukazuje „{ $title }“.
figure-of = { $figure } ({ $name })
token-target = střelecká soutěž
token-catch = chytání
token-knock-out = dortová bitva
token-seduction = svádění
outcome-second-part = Stavitel přináší další kartičku: { $name }.
outcome-returned = { $count ->
    [one] { $count } družiník se vrací domů.
    [few] { $count } družiníci se vracejí domů.
   *[other] { $count } družiníků se vrací domů.
}
outcome-taken-first = { $name } získává titul: { $title }. K převzetí je třeba { $size } kartiček.
outcome-taken-from = { $name } přebírá titul: { $title } (dosud { $from }). K převzetí je třeba { $size } kartiček.
outcome-taken-kept = { $name } si drží titul: { $title }. K převzetí je teď třeba { $size } kartiček.
outcome-met-by = Splněn je tímto: { $task }
order-progress = { $done } z { $of }
order-judged = Posuzujete vy
outcome-fulfilled = { $name } plní rozkaz „{ $title }“.
told-opened = { $name }: rozkazy byly otevřeny { $count }×.
told-deal-undone = { $name } rozhoduje o rozdaných rozkazech znovu; lze si je znovu prohlédnout.
told-dealt-before = Předtím už byly rozdány jiné rozkazy a vráceny. Své si prohlédli: { $names }.
told-draw-undone = { $count ->
    [one] { $name }: vytažený rozkaz byl vrácen. Kdo si ho prohlédl, ten ho zná.
    [few] { $name }: { $count } vytažené rozkazy byly vráceny. Kdo si je prohlédl, ten je zná.
   *[other] { $name }: { $count } vytažených rozkazů bylo vráceno. Kdo si je prohlédl, ten je zná.
}
told-order-undone = Rozkaz „{ $title }“ ({ $name }) ležel odkrytý a byl vzat zpět. Všichni ho viděli.
told-end-undone = Na konci byly odkryty všechny rozkazy a konec byl vzat zpět.
told-pin-set = { $name }: rozkazy jsou teď zamčené PINem.
told-pin-removed = { $name }: PIN je odstraněn.
told-pin-forgotten = { $name }: PIN byl odstraněn bez zadání.
told-pin-wrong = { $count ->
    [one] { $name }: u rozkazů byl zadán chybný PIN.
   *[other] { $name }: u rozkazů byl { $count }× zadán chybný PIN.
}
told-clashed = { $count ->
    [one] { $name }: byl zadán rozkaz, který už je někomu zapsán.
   *[other] { $name }: byl { $count }× zadán rozkaz, který už je někomu zapsán.
}
told-reentered = { $count ->
    [one] { $name }: chybně zapsaný rozkaz byl zadán znovu.
   *[other] { $name }: chybně zapsané rozkazy byly zadány znovu ({ $count }).
}
outcome-final = Konec hry: závěrečné vyhodnocení.
outcome-unknown = Hra skončila. Kdo vyhrál, ukazuje bodovací tabulka.
outcome-finished = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
}
title-king = Král
title-robber = Loupeživý rytíř

## Why a move is refused

reject-game-over = Hra je u konce. Vraťte poslední krok zpět, chcete-li hrát dál.
reject-deal-first = Nejdřív { $name } rozhoduje o rozdaných rozkazech.
reject-choose-first = Nejdřív { $name } vybírá, který rozkaz je splněn.
reject-no-such-player = Hráč číslo { $number } neexistuje: hráči (celkem { $players }) se číslují od 0.
reject-unknown-tile = Kartička „{ $tile }“ v této hře není.
reject-none-left = Žádná kartička „{ $tile }“ už nezbývá: všechny leží, nebo v této hře není. Zkontrolujte poslední zápisy a přípravu.
reject-edge = Strana nesedí ({ $side }): na kartičce je { $shows }, vedle leží { $wants }. Otočte kartičku, nebo vyberte jiné místo.
reject-place-occupied = Tam už kartička leží. Vyberte volné místo.
reject-fork-first = Nejdřív přijde rozvětvení řeky.
reject-river-first = Nejdřív se pokládá řeka: vytáhněte některou z jejích kartiček.
reject-mouth-first = Nejdřív přijde ústí řeky.
reject-river-over = Tuto kartičku teď nelze vytáhnout.
reject-river-apart = Kartička řeky musí řeku prodloužit. Vyberte místo u jejího otevřeného konce.
reject-river-joined = Dvě ramena řeky se nesmějí spojit. Vyberte jiné místo.
reject-river-turn = Řeka nesmí dvakrát zahnout stejným směrem. Otočte kartičku, nebo vyberte druhé rameno.
reject-river-blocked = Odtud by řeka nemohla téct dál. Otočte kartičku, nebo vyberte druhé rameno.
reject-crowded-here = Tato stavba ({ $building }) by sousedila se dvěma stavbami druhého typu ({ $one }, { $other }), smí jen s jednou. Vyberte jiné místo.
reject-crowded-there = Sousední stavba ({ $building }, { $there }) už jednoho souseda druhého typu má (od ní: { $other }) a víc jich mít nesmí. Vyberte jiné místo.
direction-north = sever
direction-north-east = severovýchod
direction-east = východ
direction-south-east = jihovýchod
direction-south = jih
direction-south-west = jihozápad
direction-west = západ
direction-north-west = severozápad
reject-nobody-begins = Teď se neurčuje, kdo začíná.
reject-begins-elsewhere = Začíná { $active }, nebo { $left }.
reject-say-who-begins = Nejdřív řekněte, kdo opouští Carcassonne jako první.
reject-nobody-leaves = Teď nikdo nemůže Carcassonne opustit.
reject-others-chance = Teď smí Carcassonne opustit { $name }.
reject-not-in-city = { $name } tam takovou figurku nemá ({ $quarter }).
reject-count-blocks = V této čtvrti je hrabě ({ $quarter }): nikdo ji neopustí.
reject-not-there = Z této čtvrti ({ $quarter }) tam nikdo nemůže. Slouží pro: { $serves }.
reject-city-shut = Teď nikdo nesmí do Carcassonne: je k tomu třeba dokončené území, které přinese body soupeři, ale ne hráči na tahu.
reject-count-stays = Hraběte přesouvá ten, kdo právě poslal družiníka do Carcassonne.
reject-count-moves-alone = U tohoto stolu se hrabě přesouvá sám. Pokračujte dalším tahem.
reject-fairy-not-in-city = U tohoto stolu víla do Carcassonne nechodí. Vyberte jiného družiníka.
reject-no-farmers = U tohoto stolu nejsou sedláci. Vyberte něco jiného než louku nebo tržiště.
reject-count-there = Hrabě už tam je ({ $quarter }).
reject-leave-first = Nejdřív smí { $name } Carcassonne opustit, nebo zůstat.
reject-place-apart = Kartička by se žádné jiné nedotýkala. Vyberte místo vedle jiné kartičky.
reject-tile-already-placed = Kartička tohoto tahu už leží. Vyberte družiníka, nebo tah ukončete.
reject-last-turn-asks = Poslední tah ještě neskončil. Odpovězte na otázku, nebo tah ukončete a tím odmítněte.
reject-place-first = Nejdřív přiložte kartičku.
reject-tile-fits = Kartička ještě někam pasuje: musí se přiložit.
reject-no-such-segment = Na právě přiložené kartičce není „{ $segment }“.
reject-occupied = Na tomto území ({ $feature }) už stojí { $name }. Vyberte jinou část kartičky, nebo žádnou.
reject-already-deployed = V tomto tahu už nelze nikoho umístit: akce je vyčerpaná.
reject-no-figure-left = { $name } už takovou figurku nemá.
reject-wrong-figure = Tato figurka ({ $figure }) tam nemůže stát ({ $feature }). Vyberte jinou část kartičky.
reject-no-follower = To platí jen pro družiníky, a tato figurka ({ $figure }) družiníkem není. Vyberte družiníka.
reject-no-own-follower = Tato figurka ({ $figure }) tam potřebuje družiníka téhož hráče.
reject-not-in-play = Toto rozšíření v této hře není.
reject-volcano = Na sopku se nikdo neumisťuje. Vyberte jiné místo, nebo ukončete tah bez figurky.
reject-dragon-there = Na kartičku, na které stojí drak, nikdo nevstoupí. Vyberte místo na jiné kartičce.
reject-no-portal = Na jinou kartičku přenese družiníka jen tajná chodba. Vyberte část právě přiložené kartičky.
reject-no-barn-corner = Statek stojí tam, kde se na jedné louce stýkají čtyři kartičky. Vyberte jiný roh nebo figurku.
reject-no-wagon = Teď žádný vůz nemůže jet dál.
reject-dragon-rests = Drak se teď nehýbe.
reject-nobody-on-tower = Na této věži váš družiník nestojí. Vyberte jinou.
reject-fairy-where = Řekněte, kde stojí družiník u víly: kartička se segmentem, samotná kartička pro její věž, nebo samotná čtvrť Carcassonne.
reject-fairy-there = U tohoto družiníka už víla stojí. Vyberte jiného.
reject-no-princess = Princezna z této kartičky bydlí v jiném městě. Vyberte rytíře z jejího města.
reject-princess-first = Nejdřív musí princezna poslat rytíře domů.
reject-no-tower-raised = Zajmout někoho může jen právě zvýšená věž.
reject-ransom-once = Za tah lze vykoupit jednoho zajatce, a to před vyhodnocením.
reject-no-escape = Z tohoto města teď nikdo nemůže uniknout.
reject-no-fair = Teď není trh.
reject-other-token = To nepatří k žetonu, kterým se střílí. Vyberte jiný výsledek.
reject-no-abbey = { $name } už má opatství přiložené.
reject-others-wagon = Nejdřív { $name } rozhoduje, zda vůz jede dál.
reject-no-piece = { $name } už nemá dílek věže.
reject-others-throw = Nejdřív střílí { $name }.
reject-dragon-first = Nejdřív se hýbe drak: { $name } ho vede o krok.
reject-barn-there = { $name } už na této louce statek má. Vyberte jinou část kartičky.
reject-tower-closed = Na této věži stojí družiník ({ $name }) a uzavírá ji. Vyberte jinou věž.
reject-complete = Toto území je dokončené. Vyberte nedokončené.
reject-no-way = Nevede tam pro vůz žádná cesta, nebo tam už někdo je. Vyberte zlaté území.
reject-dragon-cannot = Tam drak nemůže: jde na sousední kartičku, nikdy dvakrát na tutéž a ne k víle.
reject-nobody-there = Taková figurka tam nestojí. Vyberte jinou.
reject-not-away = Tady ta figurka není: není co opravovat.
reject-where = Uveďte, kde figurka je: kartička s úsekem, samotná kartička pro její věž, samotná čtvrť Města, nebo jen hráč, který ji vězní.
reject-is-right = Nic by se nezměnilo: tak už to tu je.
reject-scored = Tato oblast je dokončená a obodovaná: nikdo už na ní nestojí.
reject-held-by = { $name } nemůže tuto figurku držet v zajetí.
reject-no-foundation = Na této kartičce není staveniště věže. Vyberte jinou.
reject-out-of-reach = Tak daleko věž nedosáhne. Vyberte někoho blíž.
reject-no-tower = Tam ještě věž nestojí. Vyberte jinou.
reject-no-prisoner = Tento hráč takového zajatce nemá.
reject-volcano-first = Kartička s drakem vytažená před první sopkou se odkládá: vytáhněte jinou.
reject-not-on-tower = Tato figurka ({ $figure }) na věže neleze. Vyberte družiníka.
reject-not-in-quarter = Tato figurka ({ $figure }) tam nesmí ({ $quarter }). Vyberte jinou čtvrť.
reject-too-poor = { $points ->
    [one] Výkupné stojí 3 body; { $points } bod nestačí.
    [few] Výkupné stojí 3 body; { $points } body nestačí.
   *[other] Výkupné stojí 3 body; { $points } bodů nestačí.
}
reject-no-hole = Opatství vyplňuje mezeru: místo s kartičkami na všech čtyřech stranách.
reject-no-second-part = Stavitel tu další kartičku nepřináší.
reject-without-orders = Tato hra se hraje bez rozkazů krále.
reject-already-kept = { $name }: o rozdaných rozkazech už je rozhodnuto.
reject-not-in-hand = { $name } nemá tento rozkaz v ruce.
reject-only-at-turn-start = Rozkazy se vytahují a odhazují před přiložením kartičky.
reject-already-drawn = V tomto tahu už byl rozkaz vytažen.
reject-hand-full = { $name } má pět rozkazů a další vytáhnout nesmí.
reject-pile-empty = Nezbývá žádný rozkaz k vytažení.
reject-not-in-pile = Tento rozkaz v balíčku není.
reject-in-hand = Tento rozkaz už máte, nebo leží odkrytý.
reject-app-deals = V této hře rozdává rozkazy aplikace. Nechte si rozdané, nebo jeden vraťte.
reject-already-dealt = Rozdané rozkazy už jsou zadané: { $name }. Chcete-li zadat jiné, vraťte to zpět.
reject-dealt-count = Každý dostává tři různé rozkazy, ne { $count }. Vyberte tři.
reject-not-dealt = Nejdřív zadejte tři rozdané rozkazy: { $name }.
reject-name-order = Vyberte rozkaz vytažený z vytištěného balíčku.
reject-no-question = Kde na této kartičce leží staveniště věže, je jasné. Není třeba nic zadávat.
reject-site-is-there = To už je zadané.
reject-no-right-to-discard = { $name } smí odhazovat jen na začátku tahu, po třech selských rozkazech v ruce.
reject-drawn-is-kept = „{ $title }“ byl vytažen v tomto tahu a zůstává. Odhoďte rozkazy, které byly v ruce dřív.
reject-discard-count = Odhazuje se jeden nebo dva různé rozkazy, ne { $count }.
reject-not-a-farmer-order = „{ $title }“ nevyžaduje sedláka a nelze ho odhodit.
reject-nothing-to-choose = { $name } teď nemá rozkazy na výběr.
reject-occasion-used = { $name } má touto kartičkou už rozkaz splněný: víc než jeden přinést nemůže.
reject-not-a-choice = Rozkaz „{ $card }“ není mezi těmi, které { $name } teď smí splnit.
reject-no-reason = Napište krátce, proč se body zadávají ručně.
reject-too-many-moves = Hra má příliš mnoho kroků (nejvýše { $limit }). Začněte novou.
reject-too-many-points = To je na jednu opravu příliš mnoho (body: { $points }).
reject-end-at-turn-start = Nejdřív dokončete tento tah, potom ukončete hru.

## What is wrong with a setup

setup-player-count = { $count ->
    [one] Jeden hráč je málo: hrají dva až šest lidí.
   *[other] Počet hráčů nevyhovuje ({ $count }): hrají dva až šest lidí.
}
setup-no-name = Hráč { $number } potřebuje jméno.
setup-long-name = Jméno „{ $name }“ je příliš dlouhé (nejvýše { $limit } znaků).
setup-name-twice = Dva hráči mají jméno „{ $name }“: jedno změňte.
setup-colour-twice = Dva hráči mají stejnou barvu ({ $colour }): jednu změňte.
setup-no-base = Chybí základní hra: je v ní startovní kartička.
setup-unknown-set = Sada kartiček „{ $set }“ neexistuje: vložte její soubor do složky se sadami, nebo ji vynechte.
setup-set-twice = Sada „{ $set }“ je uvedena dvakrát.
setup-unknown-order = Rozkaz „{ $card }“ neexistuje.
setup-order-twice = Rozkaz „{ $card }“ je v balíčku dvakrát.
setup-order-of-absent-set = Rozkaz „{ $card }“ patří do sady „{ $set }“, která není ve hře.
setup-order-for-farmers = Rozkaz „{ $card }“ vyžaduje sedláka, ale u tohoto stolu se hraje bez sedláků. Vyřaďte ho z balíčku.
setup-many-cards = Hra má víc než { $limit } vlastních karet.
setup-card = V této hře je { $place } chybně: { $problem }.
setup-few-orders = { $cards ->
    [one] { $cards } rozkaz je málo: rozdává se jich { $needed }.
    [few] { $cards } rozkazy jsou málo: rozdává se jich { $needed }.
   *[other] { $cards } rozkazů je málo: rozdává se jich { $needed }.
}

## What is wrong with a file of tiles or cards

fault-at = { $place }: { $problem }
fault-syntax = { $message }
fault-not-a-list = soubor musí obsahovat seznam: […]
fault-empty-list = seznam je prázdný
fault-id-form = id má jen písmena a–z, číslice a „-“
fault-id-twice = toto id je tu dvakrát
fault-id-bundled = něco v aplikaci už toto id má: dejte svému jiné
fault-id-taken = něco v souboru { $file } už toto id má: dejte svému jiné
fault-unknown-set = sada kartiček „{ $set }“ neexistuje, takže se karta do balíčku nikdy nedostane. Sady karet jsou { $known }.
fault-other-set = sada je „{ $set }“, ale první položka souboru má „{ $expected }“: jeden soubor, jedna sada
fault-bundled-set = „{ $set }“ je sada z aplikace: dejte své jiné jméno
fault-copies = počet { $count }, z toho startovních kartiček { $start }: zadejte aspoň jednu kartičku a ne víc startovních než všech
fault-side-segments = { $segments ->
    [0] strana { $side } nepatří k žádnému městu, cestě ani řece
   *[other] strana { $side } patří k více segmentům ({ $segments }) místo k jednomu, nebo je na ní louka
}
fault-side-shows = část sahá ke straně { $side }, na které je něco jiného
fault-no-sides = část nesahá k žádné straně
fault-half-edge-fields = { $fields ->
    [0] polovina strany { $half } nepatří k žádné louce
   *[other] polovina strany { $half } patří k více loukám ({ $fields })
}
fault-half-edge-on-city = polovina strany { $half } leží u města a nemůže být loukou
fault-field-city = město { $city } na kartičce není, nebo je uvedeno dvakrát
fault-field-touches-no-city = louka u { $half } vede podél města, ale žádného se nedotýká
fault-two-buildings = kartička má klášter, svatyni, nebo zahradu, jen jedno z nich
fault-no-such-segment = „{ $segment }“ na kartičce není
fault-no-words = nic tu není
fault-hidden-characters = jsou tu neviditelné znaky: napište to znovu bez nich
fault-long-words = znaků je příliš ({ $length }); na kartu se jich vejde { $limit }
fault-card-copies = kusů: { $count }; zadejte 1 až 9
fault-points = body: { $points }; zadejte 1 až 30
fault-farmer-mark-missing = rozkaz vyžaduje sedláka: napište "farmer": true
fault-farmer-mark-wrong = rozkaz sedláka nevyžaduje: vynechte "farmer"
fault-void-bound = mez je prázdná, nebo ji nic nemůže splnit
fault-impossible = nic ve hře to nemůže splnit
fault-large-number = { $number } je příliš: žádné číslo na kartě není větší než { $limit }
fault-many-tiles = má víc než { $limit } druhů kartiček; víc jich sada mít nesmí

## Files

file-read = Nelze přečíst { $path }: { $cause }. Ověřte, že tam soubor je a že ho smíte číst.
file-write = Nelze zapsat { $path }: { $cause }. Hra pokračuje; uložte ji jinam.
file-not-a-file = { $path } je složka, zařízení nebo roura. Dejte tam soubor, nebo uveďte jiný.
file-taken = { $path } už existuje a nic se nepřepisuje. Vyberte jiný název.
file-no-folder = Složka { $path } neexistuje. Nejprve ji vytvořte, nebo vyberte jinou.
file-no-name = Soubor ještě nemá název. Napište ho.
file-not-saved = Nelze zapsat { $path }: { $cause }. Vyberte jiné místo.
file-huge = { $path } je příliš velký soubor ({ $megabytes } MB) na hru, balíček rozkazů, sadu kartiček nebo tabulku slov.
file-empty = { $path } je prázdný soubor.
file-not-text = { $path } není textový soubor. Uložte ho jako text v UTF-8.
file-syntax = { $path } je poškozený soubor: { $message }.
file-not-a-game = { $path } není soubor King’s Order.
file-newer = { $path } je z novější verze King’s Order (verze souboru { $version }, tato aplikace čte do { $ours }). K otevření aplikaci aktualizujte.
file-too-many-moves = { $path } má příliš mnoho kroků (přes { $limit }). Tolik jich žádný večer nemá; King’s Order to neotevře.
file-ignored = { $path }: nelze přečíst { $fields }. Použijí se obvyklé hodnoty; soubor v původní podobě zůstává vedle.
file-shape-whole = Nelze přečíst { $path }: { $message }.
file-shape = { $path }: nelze přečíst { $field }: { $message }.
file-setup = { $path }: toto nelze hrát. { $faults }
file-no-home = Systém neuvádí domovskou složku, kam by šlo hry ukládat.
cause-not-there = takový soubor ani složka neexistuje
cause-not-allowed = není to dovoleno
cause-full = disk je plný
cause-read-only = na tento disk nelze zapisovat
cause-no-folder = něco v cestě k souboru není složka
cause-bad-name = takový název soubor mít nemůže
cause-taken = něco s tímto názvem už tam je
cause-folder = je to složka
cause-busy = používá to jiný program
cause-large = na tento disk by to bylo příliš velké
cause-system = systém hlásí „{ $said }“
file-move = Krok { $number } není možný: { $reason }
reader-at = { $problem } (řádek { $line }, sloupec { $column })
reader-at-line = { $problem } (řádek { $line })
reader-cut-off = text náhle končí
reader-syntax = je tu něco, co JSON nedovoluje
reader-deep = vnoření je příliš hluboké
reader-missing = chybí „{ $name }“
reader-twice = „{ $name }“ je tu dvakrát
reader-unknown = „{ $name }“ tu není známo
reader-unknown-of = „{ $name }“ tu není známo; možné je { $known }
reader-kind = je tu { $found }, má tu být: { $expected }
reader-value = nepřípustná hodnota: { $found }
reader-length = seznam je příliš dlouhý nebo krátký
reader-other = { $message }
reader-found-text = text „{ $value }“
reader-found-number = číslo { $value }
reader-found-truth = „{ $value }“
reader-found-nothing = prázdná hodnota
reader-found-other = něco jiného
reader-a-text = text
reader-a-whole = vhodné celé číslo
reader-a-number = číslo
reader-a-truth = true nebo false
reader-a-list = seznam
reader-an-object = objekt ve složených závorkách

## What a correction would change

difference-points = { $name }: body { $before } → { $after }.
difference-tokens = { $name }: { $before } → { $after }.
difference-title = { $title }: { $before } → { $after }.
difference-gained = { $name } plní „{ $title }“.
difference-lost = { $name } už „{ $title }“ neplní a má ten rozkaz znovu v ruce.
difference-chosen = { $name } má teď rozkazy na výběr; vybrán byl „{ $title }“.
difference-orders = Body za rozkazy se tu počítají jako dosud; co se na nich mění, se řekne po přijetí změny.
difference-dropped = Už nesedí: { $made }. { $reason }
difference-passed = { $name }: tah zůstává prázdný, dokud nebude jeho kartička zadána znovu.
difference-active = Na tahu bude { $name }.
holding = { $name } ({ $size })
holding-nobody = nikdo
move-keep-orders = { $name } si nechává rozkazy
move-discard-orders = odhození rozkazů
move-deal-orders = { $name }: rozdané rozkazy
move-tower-site = staveniště věže
move-draw-order = vytažení rozkazu
move-place = kartička: { $tile }
move-remove-tile = odložená kartička: { $tile }
move-deploy = umístit: { $role }
move-wagon = { $name }: vůz jede dál
move-keep-wagon = { $name }: vůz zůstává doma
move-dragon = krok draka
move-fairy = víla k družiníkovi
move-remove-knight = princezna posílá rytíře domů ({ $name })
move-raise-tower = zvýšení věže
move-capture = zajetí: { $figure } ({ $name })
move-man-tower = družiník na věž
move-ransom = vykoupit: { $figure }
move-escape = { $name }: rytíř uniká
move-open-fair = trh: { $token }
move-throw = { $name } střílí
move-end-turn = konec tahu
move-begin-leaving = { $name } začíná opouštět Carcassonne
move-leave-city = { $name } opouští čtvrť: { $quarter }
move-stay-in-city = { $name } zůstává v Carcassonne
move-enter-city = družiník do čtvrti: { $quarter }
move-count = hrabě do čtvrti: { $quarter }
move-pass = vynechaný tah, bez kartičky
move-fulfil-order = { $name } vybírá rozkaz
move-claim-order = { $name } ohlašuje rozkaz
move-ask-for-orders = Všichni jsou dotázáni na splněné rozkazy
move-adjust = { $name } { $points } ručně
move-end-game = konec hry
move-place-anyway = přesto zůstává: { $tile }
move-describe-tile = kartička, kterou aplikace neznala
move-deploy-anyway = přesto ponechat: { $role }
move-join-game = { $name } se přidává
move-leave-game = { $name } odchází
move-change-seats = jiné pořadí tahů
move-change-rules = jiná domácí pravidla

## What the table decides beside the rules

table-joined = { $name } se přidává do hry, jako poslední v pořadí.
table-left = { $name } odchází; dál se hraje v menším počtu.
table-left-figures-stay = Figurky zůstávají, kde jsou.
table-left-figures-home = Figurky se vracejí domů.
table-left-orders-count = Rozkazy v ruce se na konci počítají.
table-left-orders-under = Rozkazy z ruky jdou pod balíček.
table-seated = Odteď je pořadí toto: { $names }
table-turn-given = Tah přechází: { $from } → { $to }.
table-rules = Odteď: { $rules }
table-rule = { $question }: { $answer }
table-tile = Nová kartička: { $tile }.
table-right = Opraveno: { $what }.
right-home = { $was } tam nestojí, je v zásobě
right-back = { $is } tam stojí
right-other = stojí tam { $is }, ne { $was }
right-tool = Opravit…
right-title = Opravit figurku
right-which = Co tu nesouhlasí?
right-where = Kde?
right-more = Chybí figurka
right-there = Kdo tam na stole stojí?
right-nobody = Nikdo
right-lies = Co u ní leží?
right-lies-so = U ní leží: { $what }
right-lies-nothing = Nic
right-none = Nikdo nemá figurku, která tu smí stát.
right-about = Platí od této chvíle. Přidělené body zůstávají.
right-turn = Místo toho opravit tah { $turn }
right-go = Opravit
right-prisoner = v zajetí: { $name }
table-kept = Přesto to zůstává: { $why }.
kept-edge = některá strana nesedí k sousední kartičce
kept-crowded = příliš mnoho klášterů a svatyní vedle sebe
kept-river = řeka by měla vést jinudy
kept-none-left = žádná taková už nezbývala
kept-other-set = je z jiné sady
kept-described = aplikace ji neznala
kept-occupied = už tam stojí { $name }
kept-second = je to druhá figurka v tomto tahu
kept-figure = { $figure } na tomto území ({ $feature })
kept-other = proti pravidlům
reject-between-turns = O tom se rozhoduje na začátku tahu, před kartičkou. Nejdřív dokončete tento tah.
reject-has-left = { $name } už nehraje.
reject-last-two = Zbývají dva hráči. Místo toho ukončete hru.
reject-not-everybody = Každý, kdo hraje, někde sedí, a to právě jednou.
reject-turn-is-theirs = Na tahu je { $name } tak jako tak.
reject-farmers-from-start = Zda se hraje se sedláky, se určuje před první kartičkou.
reject-start-tile-drawn = Startovní kartička už byla vytažena: do krabice se vrátit nemůže.
reject-known-tile = Kartička s názvem „{ $tile }“ už existuje.
described-name = Název kartičky má malá písmena, číslice a spojovníky, nejvýše 40 znaků.
described-edge = Tato strana ({ $side }) může mít město, cestu nebo louku.
described-side = Na této straně ({ $side }) je spojeno něco, co tam není, nebo dvakrát totéž.
described-crossing = Dvě spojení se kříží. Spojte strany jinak.

## Commands

cli-ok = { $file }: v pořádku
cli-fault = { $file }: { $fault }
cli-points-in-vain = Poznámka: karta { $card } má vždy { $fixed } bodů, ne { $points }, jak uvádí soubor.
cli-move = krok { $number }
cli-fewer-moves = { $count ->
    [one] { $file } má jen { $count } krok. Toto je stav po něm.
    [few] { $file } má jen { $count } kroky. Toto je stav po všech.
   *[other] { $file } má jen { $count } kroků. Toto je stav po všech.
}
cli-more-refused = { $count ->
    [one] { $count } další krok není možný
    [few] { $count } další kroky nejsou možné
   *[other] { $count } dalších kroků není možných
}
cli-defect = chyba samotného King’s Order, prosíme, nahlaste ji: { $fault }
cli-started = „{ $started }“ není čas: napište den a čas jako { $example }
cli-not-on-top = tyto rozkazy rozdala aplikace a tento nemohl ležet navrchu balíčku: { $above ->
    [one] leží nad ním { $above } karta
    [few] leží nad ním { $above } karty
   *[other] leží nad ním { $above } karet
}. Bez „card“ se vytahuje horní.
cli-awaited = { $reason } (očekává se: { $moves })
cli-unknown-list = seznam neobsahuje kartičky (s „edges“) ani karty (s „requirement“)
cli-unknown-set = Sada kartiček „{ $set }“ neexistuje. Sady jsou { $known }.
cli-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cli-deal = Rozkazy se rozdávají.
cli-turn = Tah { $turn }: { $name }.
cli-tiles = Kartičky na herním plánu: { $placed }, zbývající: { $left }.
cli-titles = Král: { $king }. Loupeživý rytíř: { $robber }.
cli-score = body
cli-projected = odhad
cli-followers = družiníci
cli-orders = rozkazy
cli-fulfilled = splněné
cli-no-display = Není tu obrazovka, na které by šlo otevřít okno. Příkazy fungují i bez ní: kings-order --help
cli-display-silent = Obrazovka { $display } je nedostupná: { $cause }
cli-scale = { $source } je { $scale }: v tomto měřítku nelze zobrazit žádné okno.
cli-no-such-file = Příkaz ani soubor hry jménem { $name } neexistuje. Viz kings-order --help.
season-twice = { $file } se počítá jednou: tatáž hra je uvedena už dříve.
cli-unwritten = Výstup příkazu nelze zapsat: { $cause }.
cli-text-unread = { $file }, řádek { $line }: zprávu, která tam začíná, nelze přečíst. Zatím je anglicky.
cli-window-failed = Okno nelze otevřít: { $cause }
cli-stopped = King’s Order skončil kvůli vlastní chybě. Každý zadaný krok je uložen. { $cause }
export-heading = Carcassonne, { $date }
export-heading-undated = Carcassonne
export-total = Celkem
export-of-orders = Body za rozkazy
export-running = Nedohráno: tah { $turn }.
export-log = Průběh

## The game's menu, its people and its rules

tool-menu = Hra: hráči, pravidla, soubory
keys-menu = hra: vynechání, konec, hráči, domácí pravidla, soubory
menu-title = Hra
menu-skip = Vynechat tah: { $name }
menu-skip-about = Tah uplyne bez kartičky.
menu-end = Ukončit hru…
menu-end-about = Co je nedokončené, se vyhodnotí teď.
menu-people = Hráči…
menu-people-about = Jména, barvy a místa; přijde host, někdo odejde, kdo je na tahu
menu-rules = Domácí pravidla…
menu-rules-about = Odteď, nebo jako by platila odjakživa
menu-forgotten = Zapomenutý tah…
menu-forgotten-about = Tah před tímto. Starší: v průběhu stiskněte řádek, před který patří.
menu-compare = Porovnat se stolem
menu-compare-about = Body, figurky a kartičky; kde se liší, najde se, čím to je.
menu-by-hand = Body ručně…
menu-by-hand-about = Přidané nebo odebrané, s důvodem; v zápisníku i to, co stůl počítá sám
menu-copy = Uložit kopii…
menu-copy-about = Hra pokračuje v původním souboru.
menu-open = Otevřít hru…
menu-open-about = Soubor odkudkoli; tato hra je uložená.
menu-folder = Ukázat složku
files-copy = Uložit kopii hry
files-export = Uložit jinam
files-open = Otevřít hru
files-copy-there = Uložit tam
files-open-there = Otevřít
files-elsewhere = Jinam…
files-path = Soubor
files-saved = Kopie je uložená: { $path }
player-left = { $name } (mimo hru)
files-no-folder = Nepodařilo se to ukázat. Umístění: { $folder }
amend-forgotten = Zapomenutý tah před tahem { $turn }
amend-anothers = Tah { $turn } hrál někdo jiný než { $name }
amend-none = Odstranit tah { $turn } ({ $name })
amend-whose = Čí to byl tah?
amend-later = A tahy po něm?
amend-forgotten-stay = Zůstávají svým hráčům: přibývá jen tento tah.
amend-forgotten-on = Všechny se posunou o jedno místo: byly zapsány o jednoho hráče dřív.
amend-anothers-stay = Zůstávají svým hráčům: jen tento tah hrál někdo jiný.
amend-anothers-on = Pokračují nalevo od tohoto hráče.
amend-none-stay = Zůstávají svým hráčům: { $name } vynechává.
amend-none-on = Všechny se posunou: další tah má { $name }.
amend-enter = Zadat
amend-show = Ukázat, co se změní
log-give = Hrál někdo jiný…
log-insert = Před ním chybí tah…
now-forgotten = Zadáváte zapomenutý tah. Esc nechá všechno, jak bylo.
past-as-it-was = Jak to bylo: { $made }
past-later-tile = Tam leží pozdější kartička. Zapomenutá leží jinde.
past-unchanged = Všechno je, jak bylo.
rules-title = Domácí pravidla
rules-about = V čem se u stolů hraje různě. První odpověď je podle pravidel.
rules-from-now = Odteď
rules-always = Jako odjakživa…
people-title = Hráči
people-about = V pořadí tahů. Stiskněte barvu, chcete-li ji změnit.
people-name = Jméno
people-on-turn = na tahu
people-give-turn = Má být na tahu
people-gone = mimo hru
people-leave = Odchází…
people-leaves = { $name } odchází po „Hotovo“.
people-figures-stay = Figurky zůstanou a bodují
people-figures-home = Figurky se vrátí domů
people-orders-count = Rozkazy v ruce stojí na konci body
people-orders-under = Rozkazy z ruky jdou pod balíček
people-guest = Přichází host…
people-no-guest = Přece jen bez hosta
people-guest-about = Poslední v pořadí; hraje-li se s rozkazy, dostane tři.
people-later = Místa, hosté a loučení: na začátku tahu, před kartičkou.
people-done = Hotovo
tray-another-lies = Leží tu jiná…
tray-stands-anyway = Stojí jinde…
keep-title = Přesto to zůstává
keep-about = Kartička, která nesedí, která už neměla zbývat, nebo která je z jiné sady. Strany, které nesedí, zůstanou oddělené.
keep-sides = Její strany po směru hodin: { $keys }
keep-more = Další: { $count }; napište jejich strany
keep-none = Takové strany nemá žádná kartička.
keep-unknown = Aplikace ji nezná…
keep-do = Nechat to tak
keep-other = Jiná kartička
keep-of-set = { $tile } ({ $set })
stand-title = Přesto to zůstává
stand-about = Figurka tam, kde ji pravidla nedovolují; počítá se jako každá jiná.
describe-title = Kartička, kterou aplikace nezná
describe-about = Jak leží: tiskněte stranu, dokud neukáže to, co je na kartičce.
describe-join = { $edge }: { $one } – { $other }
describe-joined = Spojeno na kartičce
describe-stands = Stojí na ní
describe-pennant = Erb
describe-place = Přiložit takto

## The window

app-name = King’s Order
app-tagline = Ruka navíc u vašeho stolu s Carcassonne.
app-unofficial = Neoficiální pomocník pro Carcassonne. Rozšíření „Z rozkazu krále“ (By Order of the King) vymyslel fanoušek JPutt927.
back = Zpět
close = Zavřít
key-space = Mezerník
date = { $day }. { $month } { $year }, { $time }
month-1 = ledna
month-2 = února
month-3 = března
month-4 = dubna
month-5 = května
month-6 = června
month-7 = července
month-8 = srpna
month-9 = září
month-10 = října
month-11 = listopadu
month-12 = prosince

home-continue = Pokračovat ve hře
home-turn = Tah { $turn } · { $date }
home-new = Nová hra
home-earlier = Dřívější hry
home-damaged = poškozená – otevřete ji a uvidíte, co jde zachránit
home-newer = z novější verze – k otevření aplikaci aktualizujte
home-unplayable = zde ji nelze hrát – otevřete ji a uvidíte proč
home-finished = dohraná
home-at-turn = tah { $turn }
home-first = Váš první večer
home-first-1-title = 1 · Příprava
home-first-1 = Jména, barvy, místa. Rozkazy se rozdávají na této obrazovce, skrytě před ostatními.
home-first-2-title = 2 · Hrajte jako vždy, zadávejte kartičky
home-first-2 = Klikněte, kde leží a která to je, a řekněte, kde stojí družiník. Aplikace boduje.
home-first-3-title = 3 · Louky ať spočítá aplikace
home-first-3 = Na konci se vše vyhodnotí před vašima očima, krok za krokem.

setup-title = Nová hra
setup-players = Kdo hraje?
setup-order = Jak sedíte, po směru hodinových ručiček. Přetáhněte řádek, nebo použijte šipky.
setup-add = Přidat hráče
setup-lots = Vylosovat, kdo začíná
setup-colour = Vybrat jinou barvu
setup-starts = začíná
setup-seat = místo { $number }
setup-known = Už hráli
setup-sets = Co je v sáčku?
setup-orders = Rozkazy krále
setup-orders-about = Tajné rozkazy; rozdává je a střeží aplikace.
setup-orders-printed = Karty rozdáváte sami a zadáváte, co jste vytáhli.
setup-adds-figures = figurka pro každého
setup-adds = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
setup-adds-orders = { setup-adds }, { $orders ->
    [one] { $orders } rozkaz
    [few] { $orders } rozkazy
   *[other] { $orders } rozkazů
}
setup-base = vždy se základní hrou: { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
box-label = Vaše krabice:
box-base-first = Základní hra (před rokem 2014)
box-base-second = Základní hra (od roku 2014): zahrady, řeka, opati
box-big = Big Box 6 nebo 7
box-count-king-robber = Král, hrabě a řeka
box-added = Přidáno: { $sets }.
box-removed = Odebráno: { $sets }.
box-rules = Domácí pravidla této krabice: { $rules }
setup-gardens = zahrady
setup-house-rules = Domácí pravidla
setup-house-rules-state = { $count ->
    [0] podle pravidel
    [one] { $count } jinak
   *[other] { $count } jinak
}
setup-house-rules-about = V čem se u stolů hraje různě. První odpověď je podle pravidel.
setup-house-rules-done = Zpět k sadám
switch-orders-occasions = Sedlák a kartička, se kterou přišel: kolik rozkazů smějí splnit?
switch-orders-occasions-event = Po jednom
switch-orders-occasions-tile = Dohromady jeden
switch-orders-discard-right = Právo odhodit selské rozkazy, když jich do příštího tahu zbude méně než tři
switch-orders-discard-right-kept = Zůstává
switch-orders-discard-right-must-hold = Propadá
switch-orders-discarded = Odhozené rozkazy
switch-orders-discarded-out = Jdou ze hry
switch-orders-discarded-under-pile = Jdou pod balíček
switch-orders-draw-after-discard = Kdo začíná tah s pěti rozkazy a odhazuje
switch-orders-draw-after-discard-allowed = Smí vytáhnout
switch-orders-draw-after-discard-refused = Nesmí vytáhnout
switch-orders-none-fulfilled = Nesplnil-li nikdo rozkaz, deset bodů za nejvíce splněných
switch-orders-none-fulfilled-nobody = Nedostane nikdo
switch-orders-none-fulfilled-all = Dostanou všichni
switch-orders-negative = Rozkazy v ruce mohou srazit konečný součet pod 0
switch-orders-negative-allowed = Ano
switch-orders-negative-zero = Ne, končí na 0
switch-count-unoccupied = Družiníci smějí z Carcassonne na dokončené území
switch-count-unoccupied-refused = Pokud na něm někdo stál
switch-count-unoccupied-allowed = Vždy
switch-count-first = Kdo první vyvádí družiníky z Carcassonne?
switch-count-first-chosen = Určí hráč na tahu
switch-count-first-left = Hráč po jeho levici
switch-count-at-end = Na konci družiníci odcházejí z Carcassonne
switch-count-at-end-market = Z tržiště, na louky
switch-count-at-end-all = Odevšad, kde není hrabě
switch-count-city = Carcassonne pro louky, krále a rozkazy
switch-count-city-counts = Je dokončené město
switch-count-city-ignored = Nepočítá se
switch-abbey-late = Opatství po poslední kartičce
switch-abbey-late-allowed = Smí být ještě přiloženo
switch-abbey-late-refused = Propadá
switch-dragon-timing = Drak se hýbe
switch-dragon-timing-before-scoring = Před vyhodnocením
switch-dragon-timing-after-scoring = Po vyhodnocení
switch-escape-refuge = Kdo uniká z obléhání, potřebuje klášter
switch-escape-refuge-siege-tile = Vedle kartičky obléhání
switch-escape-refuge-any-tile = Vedle kterékoli kartičky města
switch-start-tile = Startovní kartička, když místo ní leží město Carcassonne nebo řeka
switch-start-tile-box = Zůstane v krabici
switch-start-tile-pile = Zamíchá se mezi ostatní
switch-river-mouth = Ústí řeky
switch-river-mouth-automatic = Položí se samo
switch-river-mouth-turn = Je tahem dalšího hráče
switch-orders-returned = Rozkazy vrácené při rozdávání jdou pod balíček
switch-orders-returned-turn-order = V pořadí tahů
switch-orders-returned-shuffled = Zamíchané
switch-orders-parts = Co rozkaz připojuje k právě dokončenému území, musí být dokončeno
switch-orders-parts-anybody = Kýmkoli
switch-orders-parts-own = Držitelem rozkazu
switch-orders-paid-parts = Území, které už posloužilo rozkazu
switch-orders-paid-parts-count = Smí být součástí dalšího
switch-orders-paid-parts-barred = Je využité
switch-challenge-share = Vyhraná výzva splní rozkaz
switch-challenge-share-majority = Těm, kdo mají většinu
switch-challenge-share-presence = Všem na vítězné stavbě
switch-challenge-oneself = Výzva, kterou hráč vyhraje sám proti sobě
switch-challenge-oneself-fulfils = Splní rozkaz za vyhranou výzvu
switch-challenge-oneself-nothing = Nesplní žádný rozkaz
switch-dragon-card = Vyhýbat se drakovi až do konce
switch-dragon-card-bonus = Přinese 10 bodů
switch-dragon-card-fulfilled = Platí i jako splněný rozkaz
switch-target-off-tiles = Žeton střelecké soutěže vedle kartiček
switch-target-off-tiles-counts = Počítá se pro rozkaz
switch-target-off-tiles-refused = Nepočítá se
switch-count-orders = Kdo smí do Carcassonne: body za rozkazy
switch-count-orders-ignored = Nehrají roli
switch-count-orders-scoring = Počítají se
switch-count-fairy = Kdo smí do Carcassonne: 3 body víly
switch-count-fairy-scoring = Počítají se
switch-count-fairy-ignored = Nehrají roli
switch-count-barn = Když statek vyhodnotí louku, družiníci z tržiště
switch-count-barn-refused = Zůstávají
switch-count-barn-allowed = Smějí tam jít
switch-count-double-turn = Ve dvojitém tahu se smí do Carcassonne
switch-count-double-turn-each-part = V každé části
switch-count-double-turn-once = Jednou
switch-siege-fields = Obléhané město zdvojnásobí na louce
switch-siege-fields-all = Všechny body
switch-siege-fields-three = Všechny kromě bodů za prasátka
switch-escape-double-turn = Z obléhání ve dvojitém tahu
switch-escape-double-turn-once = Uniká jeden rytíř
switch-escape-double-turn-each-part = Uniká jeden v každé části
switch-princess = Princezna
switch-princess-may = Smí poslat rytíře domů
switch-princess-must = Musí to udělat
switch-fairy-place = Víla pomáhá
switch-fairy-place-follower = Jednomu družiníkovi
switch-fairy-place-tile = Všem na své kartičce
switch-catch-short = Příliš krátký výstřel při chytání přinese body
switch-catch-short-nobody = Nikomu
switch-catch-short-catcher = Chytajícímu
switch-small-city = Dokončené město o dvou kartičkách přinese
switch-small-city-four = 4 body, jako každé město
switch-small-city-two = 2: po 1 za kartičku a erb
switch-farmers = Sedláci
switch-farmers-allowed = Jsou ve hře
switch-farmers-none = Bez nich: bez tržiště, statku, prasátka i rozkazů pro ně
switch-fields = Za každé dokončené město na konci
switch-fields-by-field = Na každé louce 3 body pro její sedláky
switch-fields-by-city = 4 body, jednou, za nejvíc sedláků kolem něj
switch-fields-scorepad = S bodovacím blokem sami určíte, kdo má kolem města nejvíc sedláků, a město zapíšete jen u jedné z jejich luk.
switch-king-robber = Král a loupeživý rytíř přinášejí
switch-king-robber-each = Na konci 1 za každé město nebo cestu
switch-king-robber-ten = Na konci po 10
switch-king-robber-fifteen = Na konci po 15, oba dohromady 40
switch-king-robber-at-once = Hned 1 za nové město nebo cestu, na konci nic
switch-count-moves = Po vyslání družiníka do Carcassonne jde hrabě
switch-count-moves-free = Kam tento hráč chce
switch-count-moves-next = O čtvrť dál: zámek, tržiště, kovárna, katedrála
switch-count-moves-follower = Do čtvrti toho družiníka
switch-inns-at-end = Nedokončené cesty s hostincem a města s katedrálou na konci
switch-inns-at-end-nothing = Nemají žádnou hodnotu
switch-inns-at-end-ignored = Mají hodnotu jako bez nich
switch-wagon-ways = Vůz jede dál
switch-wagon-ways-connected = Na přímo spojené území
switch-wagon-ways-nine-tiles = Na cokoli otevřeného a volného na své kartičce nebo osmi kolem
switch-wagon-ways-scorepad = S bodovacím blokem na to dohlížíte sami.
switch-fairy-city = Víla k družiníkovi v Carcassonne
switch-fairy-city-allowed = Smí
switch-fairy-city-refused = Nesmí
switch-fairy-city-scorepad = S bodovacím blokem na to dohlížíte sami.
switch-second-barn = Druhý statek na téže louce
switch-second-barn-refused = Neumisťuje se
switch-second-barn-allowed = Smí být umístěn
setup-own-sets = Vlastní: kartičky a rozkazy v { $folder }
setup-deck-bundled = rozkazy z aplikace
setup-printed = vytištěné karty
setup-newer-orders = a { $count } pro novější sady
setup-newer-orders-about = Balíček z pravidel nemá pro tyto sady rozkazy. Tyto jsou naše: domácí rozkazy, změřené jako všechny ostatní.
set-count-about = Carcassonne leží uprostřed. Kdo nechá bodovat jiné, smí tam posílat družiníky a v pravou chvíli je zase vyvést.
set-shrines-about = Svatyně vedle kláštera je výzva: stavba dokončená jako první přinese body, druhá nic.
set-shrines-extra-about = Šestá svatyně, která vyšla později.
set-river-1-about = Místo startovní kartičky: pramen, deset kartiček, jezero.
set-river-2-about = Místo startovní kartičky: řeka s rozvětvením, stádem prasat a sopkou v ústí.
set-inns-cathedrals-about = S hostinci a katedrálami mají cesty a města větší cenu, nedokončené však žádnou. Velký družiník pro každého.
set-traders-builders-about = Zboží pro toho, kdo dokončí město, stavitel pro druhou kartičku, prasátko na louky.
set-princess-dragon-about = Drak žere, co má v cestě, víla střeží družiníka, tajné chodby otevírají celý kraj.
set-tower-about = Věže berou zajatce; výkupné stojí 3 body.
set-abbey-mayor-about = Opatství do každé mezery, starosta, vůz, který jede dál, a statek na louky.
set-catapult-about = Na trhu každý střílí: na cíl, k chytání, po družinících.
set-siege-cathars-about = Obléhaná města mají menší cenu pro rytíře a dvojnásobnou pro sedláky.
set-siege-besiegers-about = Další obléhaná města.
set-king-robber-about = Kdo dokončí největší město, je král, kdo nejdelší cestu, loupeživý rytíř. Na konci 1 bod za každé město nebo cestu.
setup-summary = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} · { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}
setup-summary-orders = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
} · { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
} · { $orders ->
    [one] { $orders } rozkaz
    [few] { $orders } rozkazy
   *[other] { $orders } rozkazů
}
setup-begins = Začíná { $name }.
setup-start = Začít hru

curtain-pass = Předejte obrazovku: { $name }
curtain-deal = Vaše tři rozkazy. Nechte si všechny, nebo vyberte jeden, který se vrátí pod balíček.
curtain-enter = Které tři rozkazy máte v ruce? Nikdo jiný ať se nedívá.
curtain-draw = Který rozkaz si berete? Nikdo jiný ať se nedívá.
curtain-entered = Tyto tři
curtain-drawn = Beru si tento
curtain-draw-back = Přece jen ne
curtain-clashed = Některý rozkaz je zapsán víckrát, než kolikrát v balíčku je; který a kým, zůstává tajné. Porovnejte své a chybný níže zadejte znovu.
curtain-clashed-others = Ostatní také porovnají své:
curtain-wrong = Rozkaz je zapsán chybně
curtain-wrong-which = Který z vašich rozkazů je zapsán chybně? Vyberte ho.
curtain-wrong-by = Který rozkaz máte místo něj?
curtain-wrong-since = S tímto rozkazem by něco, co se od té doby s vašimi rozkazy stalo, nebylo dovoleno. Nejdřív to vezměte zpět, u stolu klávesami Ctrl Z.
curtain-wrong-this = Tento je chybný
curtain-wrong-done = Mám tento
picker-open = ještě jeden
picker-search = pár písmen názvu nebo textu
picker-none = Žádný dosud skrytý rozkaz to neříká. Zkuste jiné slovo z názvu.
curtain-look = Vaše rozkazy. Nikdo jiný ať se nedívá.
curtain-drew = Nový rozkaz. Zůstává vám v ruce.
order-cost = Rozkaz, který je na konci ještě v ruce, stojí 10 bodů, ledaže žádá, abyste se něčemu vyhnuli.
draw-about = Zůstane vám v ruce: vrátit jej nelze.
claim-title = Kdo splnil rozkaz?
claim-title-lost = Kdo splnil rozkaz, nebo o něj přišel?
claim-about = Platí za poslední kartičku. Obrazovka patří jen tomuto hráči, který rozkaz jmenuje, nebo odejde, jako by nic nebylo.
curtain-discard = Po třech selských rozkazech v ruce: jeden nebo dva z označených smíte veřejně odhodit.
curtain-discard-none = V tomto tahu nelze odhodit žádný z nich.
curtain-refused = Vybrané teď odhodit nelze. Podržte a uvidíte, co jde.
curtain-refused-declared = Vybrané nebylo ohlášeno. Podržte a uvidíte, které rozkazy posuzujete vy.
curtain-judges = { $number }: posuzujete vy
curtain-judges-lost = { $number }: ztracen? Ohlaste
curtain-judges-about = Aplikace posuzuje všechny rozkazy kromě označených.
curtain-occasion-used = Touto kartičkou už máte rozkaz splněný: víc než jeden přinést nemůže.
curtain-turn-start = Vaše rozkazy. Tady se odhazují selské rozkazy, pokud to jde. Nikdo jiný ať se nedívá.
curtain-may-go = { $number }: lze odhodit
curtain-fits = { $number }: také se hodí
curtain-choose = Váš rozkaz je splněn. Hodí-li se jich víc, platí jeden a vybíráte vy. Podržte a prohlédněte si je.
curtain-empty = Nemáte žádné rozkazy.
curtain-hold = Podržte pro náhled
curtain-keep = Nechat si tři, dál
curtain-return = Vrátit vybraný, dál
curtain-done = Hotovo
curtain-undo = Vrátit krok zpět
curtain-fulfil = Ukázat všem
curtain-discard-do = Odhodit vybrané
curtain-cancel = Zrušit
curtain-goes-back = vrátí se
curtain-this-one = tento
card-documented = z pravidel
card-house = domácí rozkaz
card-printed = vytištěná karta
curtain-new = nový
pin-open = Tyto rozkazy jsou zamčené. Zadejte čtyři číslice.
pin-wrong = To jsou jiné číslice.
pin-forgotten = Nepamatuji si: odstranit PIN, dozvědí se to všichni
pin-set = Zamknout PINem
pin-set-about = Čtyři číslice, které odteď otevírají vaše rozkazy.
pin-set-again = Ještě jednou, stejné čtyři číslice.
pin-set-differs = To jsou jiné číslice než poprvé. Začněte znovu.
pin-remove = Odstranit PIN
deal-home = Na úvod
deal-set-up = Zpět k přípravě
deal-taken-back = Rozdávání je vráceno zpět
deal-taken-back-how = Jste znovu před prvním tahem. Pokračujte jako předtím, nebo { $name } rozhodne o rozdaných rozkazech znovu.
deal-redo = Dál jako předtím
deal-anew = Znovu: { $name }
picker-taken = Rozkaz { $number }

now-place = { $name } přikládá kartičku
now-place-how = Vytáhněte kartičku a klikněte na její místo, nebo ji nejdřív vyberte.
now-which = Která kartička tam leží?
now-which-how = Klikněte na ni, jak leží – nebo ji táhněte nahoru k družiníkovi.
now-turn-how = Otáčejte ji kolečkem; pusťte ji tam, kde stojí družiník.
now-where = Kde kartička leží?
now-where-how = Pasuje na zlatá místa. R ji otáčí.
now-deploy = Umisťuje { $name } družiníka?
now-deploy-how = Klikněte na zlatou část kartičky, nebo stiskněte Enter, pokud ne.
news-none = Tady uvidíte, co každý krok přinese.
table-clashed = Některý rozkaz je zapsán víckrát, než kolikrát v balíčku je. Všichni porovnají své a chybný zadají znovu tam, kde se na své rozkazy dívají.
now-finished = Hra je u konce
now-finished-how = Prohlédněte si závěrečné vyhodnocení, nebo vraťte krok zpět a hrajte dál.
now-choose = Rozkaz je splněn
now-correcting = Zadáváte starý tah znovu. Esc nechá všechno, jak bylo.
now-ruling = Jiná domácí pravidla, jako by platila odjakživa. Esc nechá všechno, jak bylo.
now-amending = Měníte starý tah. Esc nechá všechno, jak bylo.
turn-draw-short = Vytáhnout
turn-orders-short = Rozkazy
turn-draw = Vytáhnout rozkaz
turn-orders = Vlastní rozkazy
turn-claim = Mám splněný rozkaz
turn-claim-lost = Mám splněný nebo ztracený rozkaz
turn-claim-short = Splněno
turn-claim-short-lost = Splněno, ztraceno
tool-home = Odejít od stolu; hra je uložená
tool-more = Další nástroje
tool-tiles = Zbývající kartičky
tool-undo = Vrátit zpět
tool-redo = Znovu
tool-fit = Ukázat celý herní plán
tool-keys = Klávesy
table-saving = Poslední krok ještě není na disku: disk je pomalý. Hra pokračuje; kdo ji opouští, počká, až tam bude.
table-read-only = Tato hra je otevřená v jiném okně: tady se lze jen dívat.
feature-complete = dokončeno
feature-complete-now = dokončeno: boduje se na konci tahu
feature-open-ends = { $count ->
    [one] { $count } otevřený konec
    [few] { $count } otevřené konce
   *[other] { $count } otevřených konců
}
feature-open-places = { $count ->
    [one] chybí { $count } kartička
    [few] chybějí { $count } kartičky
   *[other] chybí { $count } kartiček
}
feature-nobody = nikdo tam nestojí
feature-field-worth = vyhodnotí se na konci
feature-worth = { $points ->
    [one] { $points } bod, kdyby hra skončila teď
    [few] { $points } body, kdyby hra skončila teď
   *[other] { $points } bodů, kdyby hra skončila teď
}
feature-worth-farmer = { $points ->
    [one] { $points } bod pro sedláka, kdyby hra skončila teď
    [few] { $points } body pro sedláka, kdyby hra skončila teď
   *[other] { $points } bodů pro sedláka, kdyby hra skončila teď
}
player-projected = ≈ { $points }
player-projected-hint = Body, kdyby hra skončila teď, bez tajných rozkazů
ahead-title = Kdyby hra skončila teď
ahead-about = Vše na stole je započteno jako na konci, bez tajných rozkazů.
ahead-now = teď { $points }
player-fulfilled = splněno { $count }
player-face-up-hint = Prohlédnout odkryté rozkazy: { $name }
player-orders-hint = Prohlédnout rozkazy: { $name }
player-followers-hint = { $count ->
    [one] zbývá { $count } družiník
    [few] zbývají { $count } družiníci
   *[other] zbývá { $count } družiníků
}
title-holder = { $title }: { $name }
title-king-beat = převezme ho město od { $size } kartiček
title-robber-beat = převezme ho cesta od { $size } kartiček
title-little = { $name } – k převzetí od { $size }
title-king-first = získá ho první město
title-robber-first = získá ho první cesta
log-title = Průběh
log-empty = Sem se zapíše každý tah. Klikněte na řádek a uvidíte proč.
log-back = Zpět sem
back-title = Pokračovat od { $turn }. tahu?
back-about = Tato hra skončila. Pokračováním se vezme zpět závěrečné vyhodnocení i všechno, co přišlo po tomto tahu; { $redo } to krok za krokem obnoví.
log-reenter-throw = Zadat tento výstřel znovu
log-reenter = Zadat tento tah znovu
log-redeploy = Zadat tuto figurku znovu
log-reenter-deed = Zadat toto znovu
log-undeploy = Nikdo nebyl postaven
log-remove = Odstranit tento tah
tray-which = Která kartička byla vytažena?
tray-type = nebo její strany, jak leží, shora po směru hodin, třeba M R U R:
tray-side = Další strana, jak kartička leží: shora po směru hodin
tray-only = Jen kartičky: { $shown }
tray-show-all = Všechny kartičky
tray-nothing = Taková kartička tu není. { $erase } vezme stranu zpět, { $all } ukáže zase všechny.
tray-typed = Strany { $sides }
tray-typed-count = { $count ->
    [0] žádná
    [one] jedna
   *[other] { $count }
}
tray-times = ×{ $count }
tray-copies = { $count ->
    [one] poslední
   *[other] ještě { $count }
}
tray-paint = Stiskněte její strany, nebo ji vezměte zde
tray-at-once = Všechny
tray-by-sides = Podle stran
tray-only-one = Pasuje jen tato: Enter ji položí.
tray-only-typed = Jen tato leží tak, jak je zadáno: Enter ji položí.
tray-turned = Stejné strany, jinak otočená
tray-how-lies = Jak tam leží?
tray-none-fits = Žádná zbývající kartička sem nepasuje.
tray-other-place = Jiné místo
tray-other-tile = Jiná kartička
tray-turn = Otočit
tray-one-way = Kartička pasuje jen takto.
tray-click-lit = Klikněte na zlaté místo na herním plánu, nebo stiskněte jeho klávesu.
tray-fits-nowhere = Tato kartička nikam nepasuje. Vypadává ze hry a vytahuje se jiná.
tray-remove = Vyřadit ji ze hry
tray-claim = Kde stojí družiník?
tray-followers = { $name }: v zásobě { $count }
tray-claim-complete = { $feature }, dokončeno: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
pass-deploy = Bez družiníka
pass-act = Nic z toho
tray-finish = Závěrečné vyhodnocení
tiles-title = { $count ->
    [one] Zbývá { $count } kartička
    [few] Zbývají { $count } kartičky
   *[other] Zbývá { $count } kartiček
}
end-ask = Ukončit hru teď…
end-title = Ukončit hru teď?
end-about = { $count ->
    [one] Zbývá { $count } kartička. Závěrečné vyhodnocení začne hned; lze ho vrátit zpět.
    [few] Zbývají { $count } kartičky. Závěrečné vyhodnocení začne hned; lze ho vrátit zpět.
   *[other] Zbývá { $count } kartiček. Závěrečné vyhodnocení začne hned; lze ho vrátit zpět.
}
end-hands = Pak se odkryjí všechny rozkazy; vrácením zpět už je neskryjete.
end-do = Ukončit hru
end-not = Hrát dál
difference-heading = Toto by se změnilo
difference-nothing = Body ani tituly se nemění.
difference-accept = Změnit
difference-leave = Nechat, jak bylo
ruler-title = Pravítko na obrazovce
ruler-use = Šest centimetrů. Přiložte proužek papíru, označte konec a změřte papírem výstřel.
ruler-again = Změřit obrazovku znovu
ruler-measure = Položte na obrazovku jednu z těchto věcí a táhněte, až bude rámeček přesně stejně velký. Stačí jednou.
ruler-tile = Kartička, 45 mm
ruler-card = Platební karta, 85,60 mm
ruler-fits = Sedí

help-manual = Příručka (anglicky)
booklet-contents = Obsah
booklet-browser = V prohlížeči
booklet-previous = Předchozí kapitola
booklet-next = Další kapitola
keys-title = Klávesy
keys-arrows = na další místo
keys-sides = strany kartičky, jak leží, shora po směru hodin: město, cesta (R), louka (U), voda neboli řeka (V)
keys-symbols = jen kartičky s tím, co má v nabídce toto písmeno
keys-numbers = místo, kartička nebo odpověď s touto klávesou; ⇧ je Shift
keys-enter = bez družiníka; jediná kartička, která pasuje; další krok
keys-turn = otočit vybranou kartičku
keys-escape = zrušit, co je rozdělané
keys-undo = vrátit zpět
keys-redo = znovu
keys-draw = na začátku tahu vytáhnout rozkaz
face-up-title = Odkryté rozkazy
face-up-discarded = odhozený
face-up-spent = ztracený: −10
face-up-none = Zatím nikdo nemá odkrytý rozkaz.
keys-face-up = odkryté rozkazy
keys-orders = vlastní rozkazy; na začátku tahu se tam odhazují selské rozkazy
keys-claim = někdo splnil nebo ztratil rozkaz, který může posoudit jen on sám
keys-tiles = zbývající kartičky
keys-zoom = větší, menší, celý herní plán
keys-look = vzhled: světlý, tmavý, nebo vysoký kontrast
keys-full = celá obrazovka a zpět
keys-tab = od tlačítka k tlačítku; Enter ho stiskne
keys-go-on = pokračovat v poslední hře, nebo začít novou
keys-search = hledat hru
keys-scroll = posouvat seznam
keys-next = další krok
keys-previous = předchozí krok
keys-first = na začátek
keys-last = na konec
keys-play = přehrát, nebo pozastavit
keys-pace = rychleji; po nejrychlejším tempu nejpomalejší

finale-title = Závěrečné vyhodnocení
finale-open = Nedokončené cesty a města
finale-buildings = Kláštery, svatyně a zahrady
finale-monasteries = Kláštery
finale-monasteries-shrines = Kláštery a svatyně
finale-monasteries-gardens = Kláštery a zahrady
finale-fields = Louky
finale-goods = Zboží
finale-orders = Odkrývají se rozkazy
finale-most = Nejvíce splněných rozkazů
finale-zero = Nikdo nekončí pod 0
finale-winner = Je rozhodnuto
finale-progress = { $step } z { $all }
finale-skip = K výsledku
finale-back = Stůl
finale-next = Dál
finale-previous = Zpět
finale-play = Přehrát
finale-pause = Pauza
finale-result = Výsledek
finale-last-tile = To byla poslední kartička.
finale-ended = Hra byla ukončena.
finale-over = Hra je u konce.
finale-begin-how = Teď přijde postupně to, co se ještě počítá.
finale-clashed = Některý rozkaz je stále zapsán víckrát, než kolikrát v balíčku je: počítá se každý zápis.
finale-nothing = Nezbylo už nic k vyhodnocení.
finale-order-failed = Nesplněný: „{ $title }“
finale-order-fulfilled = Uchovaný až do konce: „{ $title }“
finale-most-count = { $count ->
    [one] { $count } splněný rozkaz
    [few] { $count } splněné rozkazy
   *[other] { $count } splněných rozkazů
}
finale-sum-of = { $name }: { $sum }
finale-tie = Remíza: každý dostává všechny body.
finale-points = { $count ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
finale-margin = { $points ->
    [one] o { $points } bod víc než { $names }
    [few] o { $points } body víc než { $names }
   *[other] o { $points } bodů víc než { $names }
}
result-won = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
result-unknown = Kdo vyhrál, ukazuje bodovací tabulka
result-course = Jak to šlo
track-title = Co ukazuje bodovací tabulka?
track-about = Nejdřív posuňte figurky na tabulce o body za rozkazy, i za ty právě otočené. Potom zapište, kde která figurka stojí: teprve pak aplikace ví, kdo vyhrál.
track-orders = { $points } za rozkazy
track-take = Zapsat výsledek
track-without = Bez bodů
track-button = Bodovací tabulka…
result-table = Stůl
result-steps = Vyhodnocení znovu
result-home = Na úvod

trouble-title = Něco není v pořádku
trouble-understood = Rozumím
trouble-damaged = Soubor této hry je poškozený
trouble-damaged-offer = { $moves ->
    [one] Zachránit lze { $moves } krok, až do tahu { $turn }.
    [few] Zachránit lze { $moves } kroky, až do tahu { $turn }.
   *[other] Zachránit lze { $moves } kroků, až do tahu { $turn }.
} Poškozený soubor zůstane uložen vedle.
trouble-go-on = Pokračovat odtud
trouble-leave = Nechat být
unsaved-title = Poslední kroky nejsou na disku
unsaved-about = Hra pokračuje, ale jen dokud je toto okno otevřené. Uvolněte místo, nebo ji uložte jinam.
unsaved-where = Uložit hru do tohoto souboru
unsaved-there = Uložit tam
unsaved-again = Zkusit znovu
unsaved-go-on = Dál bez uložení
unsaved-leave = Odejít bez uložení
unsaved-back = Zpět do hry
unsaved-rescue = Uložit jinam…
quarter-castle = zámek
quarter-market = tržiště
quarter-blacksmith = kovárna
quarter-cathedral = katedrála
quarter-castle-serves = města
quarter-market-serves = louky, na konci
quarter-blacksmith-serves = cesty
quarter-cathedral-serves = kláštery a svatyně
act-follower = Družiník
act-big-follower = Velký družiník
act-mayor = Starosta
act-wagon = Vůz
act-builder = Stavitel
act-pig = Prasátko
act-barn = Statek
act-fairy = Víla
act-princess = Princezna
act-raise = Dílek věže
act-man = Na věž
act-capture = Zajmout
act-site = Staveniště věže
act-site-in = V tomto městě
pass-site = Mimo města
pass-capture = Nikoho
act-raise-to = do výšky { $height }
act-on-tower = nahoře na věži
act-in-city = v Carcassonne: { $quarter }
act-tower-of = věž o výšce { $height }
act-portal = { $role } tajnou chodbou
corner-ne = vpravo nahoře
corner-se = vpravo dole
corner-sw = vlevo dole
corner-nw = vlevo nahoře
ask-dragon = { $name } vede draka
ask-dragon-about = Krok { $step } ze 6. Klikněte na zlatou kartičku, nebo použijte šipky.
ask-wagon = Jede vůz dál? ({ $name })
ask-wagon-about = Klikněte na zlaté území, nebo stiskněte Enter a vůz zůstane doma.
pass-wagon = Zůstává doma
abbey-where = { $name } přikládá opatství
abbey-where-how = Klikněte na zlatou mezeru.
abbey-about = Klášter, který uzavře vše kolem sebe.
now-closing = { $name } smí přiložit opatství
now-closing-how = Poslední kartička leží. Klikněte na zlatou mezeru, nebo pokračujte bez opatství klávesou Enter.
turn-abbey = Opatství
turn-ransom = Vykoupit za 3 (drží { $name }): { $figure }
turn-escape = { $name }: rytíř uniká
pass-abbey = Bez opatství
ask-token = { $name }: který žeton?
ask-token-about = Trh: každý střílí jednou, první { $name }.
fair-throws = { $name } střílí: { $token }
fair-target-how = Od středu kartičky trhu k nejbližšímu okraji žetonu.
fair-catch-how = Hráč po levici se ho snaží chytit za pravítkem.
fair-knock-out-how = Vyberte všechny, které žeton zasáhl nebo posunul.
fair-seduction-how = Vyberte družiníka nejblíž žetonu, leží-li žeton na kartičkách.
pass-token = Tentokrát se nestřílí
fair-ruler = Pravítko na obrazovce
fair-record = Zapsat výstřel
fair-missed = Mimo stůl
fair-off = Mimo kartičky
fair-caught = Chytá { $name }
fair-slipped = Nechyceno
fair-short = Krátký výstřel
fair-nobody = Nikoho
fair-distance = odstup
fair-unit-mm = mm
fair-unit-cm = cm
fair-unit-inch = palce
fair-unit-tile = kartičky
fair-to-centre = k jeho středu, při průměru
fair-no-number = Napište vzdálenost jako číslo, třeba 5,8.
fair-too-far = Tak dlouhý žádný stůl není. Zkontrolujte vzdálenost a jednotku.
fair-negative = Vzdálenost nemůže být menší než 0.
player-figure-home = { $figure }: v zásobě
player-figure-out = { $figure }: na plánu
player-pieces = { $count ->
    [one] { $count } dílek věže
    [few] { $count } dílky věže
   *[other] { $count } dílků věže
}
player-prisoner = zajatec: { $figure }
now-act = Co dělá { $name }?
now-act-how = Vyberte co, potom kde; nebo stiskněte Enter, pokud nic.
asked-piece-first = Nejprve vyberte, která figurka, potom kde.
now-capture = Koho { $name } zajme?
now-capture-how = Všichni v dosahu věže jsou označeni. Enter: nikoho.
ask-begin-leaving = { $name }: kdo první opouští Carcassonne?
ask-begin-leaving-about = Vy, nebo hráč po vaší levici. Každý má jednu možnost, po směru hodinových ručiček.
ask-leave = Opouští { $name } Carcassonne?
ask-leave-about = Před vyhodnocením: klikněte na zlaté území, nebo stiskněte Enter, chcete-li zůstat.
city-leave-to = kam: { $feature }
city-leave-from = odkud: { $quarter }
pass-leave = Nikdo další nevychází
ask-escape = { $name } smí vyvést rytíře z obléhaného města
ask-escape-about = Poslední tah skončil a hned skončí i hra. Stiskněte Enter, pokud nikdo neuniká.
pass-escape = Nikdo neuniká
ask-claims = Splnil někdo rozkaz, který posuzujete sami?
ask-claims-lost = Splnil někdo rozkaz, který posuzujete sami, nebo o něj přišel?
ask-claims-about = Platí ještě jen teď, před závěrečným vyhodnocením. Hlaste se po jednom; Enter vede k vyhodnocení.
pass-claims = K závěrečnému vyhodnocení
ask-enter = { $name } smí poslat družiníka do Carcassonne
ask-enter-about = Tato kartička přinesla body jen soupeřům. Stiskněte Enter, nechcete-li poslat nikoho.
pass-enter = Nikoho
city-other-figure = Jiná figurka
ask-count = Kam { $name } staví hraběte?
ask-count-about = Ze čtvrti, kde je hrabě, nikdo nevyjde. Stiskněte Enter a hrabě tam zůstane.
pass-count = Zůstává
setup-count-river = Hrabě spolu s řekou se nedoporučuje: kartičky se pak těžko přikládají. Pramen leží u rohu Carcassonne a řeka teče od něj pryč.

settings-title = Nastavení
settings-look = Vzhled
settings-look-light = Světlý
settings-look-dark = Tmavý
settings-look-contrast = Vysoký kontrast
settings-size = Velikost
settings-percent = { $percent } %
settings-usual = Normální
settings-language = Jazyk
settings-system = Podle systému: { $language }
settings-files = Hry a vlastní kartičky a rozkazy jsou v { $folder }
settings-faults = Chyby
settings-faults-about = se zapisují, bez karet a jmen
settings-faults-file = Chyby se zapisují do { $file }
home-settings = Nastavení
tool-log = Průběh, nebo hráči
tool-settings = Nastavení
keys-settings = nastavení
keys-size = všechno větší, menší, obvyklé
settings-display = Druhé okno
settings-display-show = Ukázat
settings-display-hide = Skrýt
settings-display-about = pro televizi: body a herní plán, nic tajného
keys-display = druhé okno, pro všechny
display-veiled = { $name } plní rozkaz
display-waiting = Hra brzy začne.
display-turn = Na tahu: { $name }
display-second = { $name }: ještě jedna kartička
display-deal = { $count ->
    [one] Rozkazy vybírá { $names }
   *[other] Rozkazy vybírají { $names }
}
display-winner = { $count ->
    [one] Vítězí { $names }
   *[other] Vítězí { $names }
}
display-left = { $count ->
    [one] zbývá { $count } kartička
    [few] zbývají { $count } kartičky
   *[other] zbývá { $count } kartiček
}
display-scored = { $name }: { $points }
display-nobody = zatím nikdo
# The result, earlier games and statistics
result-orders = Rozkazy
result-board = Herní plán
result-kept = { $title }: uchovaný, { $points }
result-spent = { $title }: ztracený, −10
result-discarded = { $title }: odhozený
result-orders-count = splněno { $done }, nesplněno { $failed }
result-markdown = Markdown
result-csv = CSV
result-save = Uložit jako
result-picture = Obrázek
result-saved = Uloženo: { $path }
home-all = Všechny hry a hráči
earlier-games = Hry
earlier-players = Hráči
earlier-search = jméno, sada nebo datum
earlier-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
earlier-not-found = Dotazu „{ $query }“ neodpovídá žádná hra.
earlier-show-all = Ukázat všechny hry
earlier-reading = Načtené hry: { $done } z { $of }
earlier-stop = Zastavit
earlier-stopped = Načteny jsou jen některé hry: { $done } z { $of }
earlier-read-on = Načíst ostatní
earlier-rematch = Odveta
earlier-delete = Smazat
earlier-unlist = Odebrat ze seznamu
earlier-deleted = Hra ({ $date }) je smazaná. Leží v { $folder }, dokud tuto složku nevyprázdníte.
earlier-unlisted = Hra ({ $date }) už není v seznamu. Její soubor zůstává v { $folder }.
earlier-deleted-count = { $count ->
    [one] { $count } smazaná hra
    [few] { $count } smazané hry
   *[other] { $count } smazaných her
}
earlier-deleted-about = Leží v { $folder }, dokud tuto složku nevyprázdníte.
earlier-bring-back = Obnovit
earlier-open-elsewhere = Tato hra je otevřená v jiném okně. Než ji smažete, zavřete ji tam.
earlier-none = Zatím tu nic není
earlier-none-how = Každá hra se ukládá sama. Začněte nějakou a bude v tomto seznamu.
players-none-how = Až hru dohrajete do konce, uvidíte tu, kdo kolikrát vyhrál, odkud byly body a které rozkazy se splnily.
players-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
players-played = Hry
players-wins = Výhry
players-shared = { $count ->
    [one] z toho { $count } dělená
    [few] z toho { $count } dělené
   *[other] z toho { $count } dělených
}
players-share = { $percent } % her
players-average = Body na hru
players-best = Nejlepší hra
players-streak = Každá značka je hra, poslední vpravo. Plná: výhra. Dutá: dělené vítězství. Dolů: bez výhry.
players-categories = Odkud body
players-orders = Rozkazy
players-orders-sum = splněno { $fulfilled } z { $held }
players-no-orders = Zatím žádná hra s rozkazy krále.
players-order = { $fulfilled } z { $held }
players-order-kept = uchován { $kept } z { $held }
players-rivals = Soupeři
players-nemesis = Koho porazit: { $name } (lepší výsledek: { $behind } z { $games ->
    [one] { $games } společné hry
   *[other] { $games } společných her
}).
players-unbeaten = { $name }: ještě nikdo neskončil lépe.
players-rival = vepředu { $ahead }, stejně { $level }, vzadu { $behind }
# ---- what the table would work out itself: fields, chances, hints ----
chance-fit = Pasující kartičky: { $count } z { $all }, { $percent } %
chance-may-fit = Pasující kartičky: { $count } z { $all }, které ještě mohou přijít, { $percent } %
feature-end = Kdyby hra skončila teď:
tool-fields = Čí jsou louky
tool-compare = Porovnat se stolem
keys-fields = čí jsou louky a co by přinesly
keys-compare = porovnat se stolem
hints-label = Nápovědy
hints-about = Šance, mrtvá místa, zbývající kartičky, budoucí body a čí jsou louky.
settings-moving = Pohyb
settings-moving-about = Body letí ke svým hráčům a závěrečné vyhodnocení plynule přechází z kroku na krok.
tiles-hidden = Zbývající kartičky se neukazují
end-about-hidden = Závěrečné vyhodnocení začne hned; lze ho vrátit zpět.

# ---- the check with the table ----
compare-title = Porovnat se stolem
compare-about = Spočítejte to u stolu. Kde se něco liší, uveďte, co tam teď je.
compare-all-same = Všechno souhlasí.
compare-same = Souhlasí
compare-differs = Liší se
compare-now = { $fact }: tady { $amount }
compare-turn = Tah { $turn }: { $what }
compare-there = Číslo na tabulce teď
compare-search = Čím to je?
compare-equal = To číslo je i tady.
compare-off = Stůl se liší o { $points }.
compare-clues = Každé z toho by to přesně vysvětlilo. Stisknutím to zadáte znovu.
compare-none = Nic z toho, co bylo zadáno, to přesně nevysvětluje.
compare-lap = Kolo na tabulce má 50 polí: možná bylo některé počítáno jinak.
compare-missed = možná neposunuto na tabulce
compare-twice = možná posunuto na tabulce dvakrát
compare-if = možná na ni postaveno: { $role }
compare-if-nobody = možná na ni nebyl nikdo postaven
compare-if-other = možná to bylo: { $is } (zadáno: { $was })
compare-changes = Změnilo se to v těchto tazích, nejnovější první. Stisknutím tah zadáte znovu.
compare-unchanged = Tady se to nikdy nezměnilo. Možná se na nějaký tah zapomnělo.
compare-figures = Co z toho tam nestojí? Stiskněte to. Co chybí tady, stiskněte na herním plánu.
compare-beside = Co tam leží, lze také opravit od teď.
compare-all-home = Tady jsou všechny figurky v zásobě ({ $name }). Co stojí na stole, stiskněte na herním plánu.
compare-board = Ukázat na herním plánu
compare-press = Stiskněte, co tam nestojí, nebo místo, kde tady figurka chybí.
compare-back = Zpět
compare-adjust = Změnit body: { $name }
fact-tiles = Kartičky v sáčku
fact-score = Body na tabulce
fact-figures = Figurky v zásobě
fact-goods = Zboží
fact-pieces = Dílky věže
fact-prisoners = Zajatci
fact-cards = Rozkazy v ruce
amount-held = { $name }, { $size ->
    [one] { $size } kartička
    [few] { $size } kartičky
   *[other] { $size } kartiček
}
amount-nobody = zatím nikdo
amount-none = nic
amount-followers = { $count ->
    [one] { $count } družiník
    [few] { $count } družiníci
   *[other] { $count } družiníků
}

# ---- points by hand ----
adjust-title = Body ručně
adjust-hint = Změnit body ručně: { $name }
adjust-after = { $before } → { $after }
adjust-reason = Proč?
adjust-about = Důvod se zapíše do průběhu. Ručně zadané body se do ničeho jiného nepočítají.
adjust-give = Zapsat

# The scorepad
pad-completes = { $name } dokončuje: { $features }.
pad-abbey-placed = { $name } přikládá opatství.
pad-barn-placed = { $name } umisťuje statek.
pad-fields-joined = { $name } spojuje louky.
pad-wagon = { $name }: vůz jede dál.
pad-fairy-alone = Víla stojí sama.
pad-escape = { $name }: rytíř uniká z obléhání.
pad-home = Zase doma: { $figures }.
pad-remained = Zůstává na stole: { $feature }. Nikdo nezískává body.
pad-counted = Spočítáno na stole: dokončená města { $cities }, dokončené cesty { $roads }.
pad-part-tiles = kartičky
pad-part-pennants = erby
pad-part-inns = hostince
pad-part-cathedrals = katedrály
pad-part-sieges = kartičky obléhání
pad-part-tower-sites = staveniště věže
pad-part-complete-cities = dokončená města
pad-part-incomplete-cities = nedokončená města
pad-part-besieged-cities = obléhaná města
pad-part-pigsty = stáda prasat
pad-part-fairy = víly
pad-part-challenge = výzvy
pad-part-joined-cities = připojená města
pad-part-joined-roads = připojené cesty
pad-no-tiles = Území má aspoň jednu kartičku. Spočítejte jeho kartičky.
pad-too-many = To je příliš ({ $part }: { $count }). V této hře jich tu může být nejvýše { $most }. Spočítejte to znovu.
pad-not-of = Tady ({ $feature }) být nemůže: { $part }. Nastavte to na 0, nebo vyberte jiné území.
pad-never-complete = Louky se vyhodnocují na konci. Vyberte cestu, město, klášter, svatyni nebo zahradu.
pad-not-surrounded = Dokončený klášter, svatyně nebo zahrada má 9 kartiček, svou a 8 kolem, ne { $tiles }.
pad-surrounded = S 9 kartičkami je stavba dokončená a už byla vyhodnocena. Nedokončená má 1 až 8.
pad-wrong-figure = Tato figurka ({ $figure }) tam nemůže stát ({ $feature }). Vyberte jinou.
pad-not-kept = Bodovací blok tuto figurku ({ $figure }) nevede. Zapište její body ručně.
pad-too-many-among = { $name } jich tam tolik mít nemůže ({ $part }: { $count }, { $figure }). { $there ->
    [0] Nestojí tam žádný
    [one] Stojí tam jen { $there }
    [few] Stojí tam jen { $there }
   *[other] Stojí jich tam jen { $there }
}. Spočítejte to znovu.
pad-too-many-figures = { $name } tam tolik takových figurek mít nemůže ({ $figure }: { $count }). { $left ->
    [0] Nezbývá žádná
    [one] Zbývá jen { $left }
    [few] Zbývají jen { $left }
   *[other] Zbývá jich jen { $left }
}. Podívejte se, čí figurky tam stojí.
pad-no-own-follower = { $name }: tato figurka ({ $figure }) tam potřebuje družiníka téhož hráče. Přidejte družiníka.
pad-nobody-by-fairy = Víla stojí u družiníka ({ $name }), ale žádný tam není. Přidejte ho.
pad-second-fairy = Víla je jen jedna a stojí u jednoho družiníka. Nechte ji jen u jednoho.
pad-no-challenge = Svatyně vyzývá klášter a klášter svatyni; na obou stojí družiník. Řekněte, čí družiník stál na druhé stavbě.
pad-no-board = Tato hra se vede v bodovacím bloku: zapisujte, co je dokončeno, ne kartičky.
pad-no-scorepad = V této hře se zadává herní plán: přikládejte kartičky, zbytek z nich plyne.
pad-only-orders = V této hře se zapisují jen rozkazy krále.
pad-turn-is-theirs = Na tahu už je { $name }.
pad-no-second-tile = Stavitel přináší za tah jednu kartičku navíc, a to jen s rozšířením Kupci a stavitelé.
pad-no-such-feature = Toto území mezi právě dokončenými není. Vyberte jedno z nich.
pad-no-such-tower = Věž nemůže mít výšku { $height }: dílků věže je v této hře celkem { $most }.
pad-not-at-end = To se zapisuje na konci hry. Nejdřív hru ukončete.
pad-at-end = Závěrečné vyhodnocení už začalo. Do hry se dostanete vrácením zpět.
pad-nobody-eaten = Řekněte, koho drak sežral.
pad-wrong-count = { $counted } je víc, než se dá u stolu dokončit (nejvýše { $most }). Spočítejte to znovu.
setup-nothing-to-record = Bez rozkazů krále není co zapisovat. Vyberte rozkazy, herní plán, nebo bodovací blok.
move-note = co dokončuje { $name }
move-report = { $report }
move-begin-turn = na tahu: { $name }
move-join-feature = { $name } opouští Carcassonne
move-remain = na konci: { $feature }
move-count-completed = počítání dokončených měst a cest
pad-nothing = { $name } nic nedokončuje.
pad-turn-over = { $name } končí tah.
pad-who-placed = Kdo přiložil kartičku?
pad-who-did = Kdo to dělá?
pad-what-completed = Co kartička dokončila?
pad-what-is-left = Co zbylo na stole? Postupně: cesty, města, kláštery, potom každá louka.
pad-completed = dokončeno: { $feature }
pad-left = na konci: { $feature }
pad-joined-fields = Spojené louky
pad-barn-field = Louka nového statku
pad-nine-tiles = Dokončeno: 9 kartiček.
pad-who-stands = Čí družiníci tam stojí? Každý stisk jména hráče přidá jednoho.
pad-there-fairy = Víla tam stojí u družiníka ({ $name })
pad-shared-challenge = Vyhraná výzva? Čí družiník stál na druhé stavbě?
pad-nobody-scores = Nikdo nezískává body.
pad-joined-city = Dokončené město na jejím konci, kartičky
pad-joined-road = Dokončená cesta do něj, kartičky
pad-joined-other-city = Jiné dokončené město na konci té cesty, kartičky
pad-joined-road-about = Do kterých dokončených měst tato cesta vede?
pad-joined-city-about = Které dokončené cesty vedou do tohoto města?
pad-join-city = + dokončené město
pad-join-road = + dokončená cesta
pad-join-other-city = + další dokončené město na jejím konci
pad-from-field = z louky
pad-from-tower = z věže
pad-accept = Zapsat
pad-accept-nobody = Nikdo tam nestojí: přesto zapsat
pad-digits = Číslice zapisují: { $what }
pad-drop = Zrušit
pad-nothing-next = Nic nedokončeno: dál { $name }
pad-next-player = Dál: { $name }
pad-turn-of = Na tahu: { $name }
pad-turns-pass = Na tahu je pak { $name }; tahy mezitím uplynou.
pad-begin-turn = Na tahu je teď { $name }
pad-set-turn = Na tahu je někdo jiný? Stiskněte jeho jméno.
pad-deck-how = Na začátku tahu lze odhazovat a vytahovat rozkazy. Kdo nějaký splní, otevře si vlastní rozkazy a ohlásí to. Po tahu stiskněte „Dál“.
pad-builder = Stavitel přináší další kartičku
pad-fair = Na kartičce je trh
pad-abbey = Je to opatství
pad-portal = Tajnou chodbou
pad-height = Výška věže
pad-stands-on = Na čem družiník stojí?
pad-stands-elsewhere = věž, nebo Carcassonne
pad-count-cities = Dokončená města
pad-count-roads = Dokončené cesty
pad-deed-farmer = Umístěn sedlák nebo figurka
pad-deed-wagon = Vůz jede dál
pad-deed-princess = Princezna posílá rytíře domů
pad-deed-fairy = Přesun víly
pad-deed-fairy-alone = Družiník u víly zmizel
pad-deed-dragon = Drak sežral
pad-deed-tower = Věž zvýšena
pad-deed-capture = Zajetí věží
pad-deed-guard = Družiník na věž
pad-deed-escape = Útěk z obléhání
pad-deed-home = Sedlák nebo stráž jde domů
pad-deed-count = Dokončená města a cesty
pad-dragon-about = Koho drak při tomto pohybu sežral?
pad-capture-about = Koho věž zajme?
pad-princess-about = Čí rytíř jde domů?
pad-home-about = Kdo jde z louky nebo z věže domů bez bodů?
pad-count-about = Tolik jich bylo zapsáno. Spočítejte na stole dokončená města a cesty a čísla opravte: král a loupeživý rytíř přinesou za každé po bodu.
pad-deploy-about = Zapište každého sedláka, protože ho může vyžadovat rozkaz. Všichni ostatní se zapisují, až je území dokončené.
pad-finish = Vše je zapsáno: dokončit
pad-end = Konec hry
pad-by-hand = Body ručně: { $what }…
now-write = { $name } přikládá kartičku
now-write-how = Zapište, co kartička dokončila, nebo jděte k dalšímu hráči.
now-deck-how = Vytahujte, odhazujte a plňte rozkazy; potom další hráč.
now-remains = Co zbylo na stole
now-remains-how = Zapište každé nedokončené území a každou louku s družiníky, potom dokončete.
end-about-pad = Nejdřív zapíšete, co zbylo na stole, potom přijde závěrečné vyhodnocení. Lze to vrátit zpět.
finish-title = Je všechno zapsáno?
finish-about = Ještě zbývá: { $what }. Potom je hra rozhodnuta; lze to vrátit zpět.
finish-about-none = Potom je hra rozhodnuta; lze to vrátit zpět.
finish-do = Dokončit
finish-not = Psát dál
setup-record-board = Zadávat herní plán
setup-record-board-about = Každá kartička se zadá dvěma nebo třemi kliknutími: aplikace najde, co je dokončené, vyhodnotí to a zná louky.
setup-record-scorepad = Bodovací blok
setup-record-scorepad-about = Zapisuje se jen to, co kartička dokončí, v jednom řádku: aplikace body dělí a sčítá a posuzuje rozkazy.
setup-record-deck = Jen rozkazy
setup-record-deck-about = Aplikace rozkazy rozdává, střeží a počítá za ně body; ostatní body vedete na své bodovací tabulce.
curtain-declare = Prohlédněte si rozkazy. Je některý splněn? Vyberte ho a ohlaste.
curtain-declare-some = Většinu rozkazů pozná aplikace sama. Je splněn některý z novějších sad? Vyberte ho a ohlaste.
curtain-declare-judged = Většinu rozkazů pozná aplikace sama, některé ale posoudíte jen vy. Je některý z nich splněn? Vyberte ho a ohlaste.
curtain-declare-lost = Je některý ztracen? Ohlaste ho stejně.
curtain-declared = Tento je splněn
curtain-declared-lost = Tento je splněn nebo ztracen
curtain-lost = Tento je ztracen
log-reenter-note = Změnit tento zápis
log-remove-note = Odstranit tento zápis
keys-pad = cesta, město, klášter, svatyně, zahrada
keys-pad-numbers = číslo, které svítí; ↑ ↓ na jiné, ← → méně a více
keys-deck-enter = k dalšímu hráči
keys-pad-player = kartičku přiložil další hráč
keys-pad-deeds = akce tahu
keys-pad-enter = zapsat, nebo k dalšímu hráči; na konci dokončit
cli-no-board = Herní plán se nezaznamenává.
# ---- a turn to try ----
home-lesson = Zkusit tah
home-lesson-about = Ani ne minuta, v ukázkové hře
lesson-place = Anna vytáhla kartičku. Klikněte na zlaté místo, mezeru v jejím městě.
lesson-tile = Dole leží vše, co tam pasuje. Klikněte na vytaženou kartičku; tady stačí kterákoli.
lesson-follower = Klikněte na zlatou louku a pošlete tam sedláka, nebo pokračujte klávesou Enter bez družiníka.
lesson-astray = Kartička leží jinde a město je stále otevřené. Vraťte ji zpět: { key-ctrl } Z.
lesson-score = Město je uzavřené a vyhodnocené. Klikněte v průběhu na jeho řádek a uvidíte součet.
lesson-undo = Chyba v zadání? { key-ctrl } Z vrátí poslední krok zpět.
lesson-orders = Rozkazy jsou tajné. Klikněte na tři karty u Anny: teď ať se dívá jen ona.
lesson-look = Podržte tlačítko nebo mezerník: karty jsou vidět jen tak dlouho.
lesson-done = To je vše.
lesson-skip = Přeskočit
lesson-leave = Zpět na úvod
# ---- by keys alone ----
tray-more = Klávesy pro další
keys-more = dá klávesy dalším, je-li jich víc
pad-field-carcassonne = Město Carcassonne se počítá také, dotýká-li se ho louka.
pad-field-by-city = Město se počítá jednou: zapište ho jen u jedné louky těch, kdo mají kolem něj nejvíc sedláků.
pad-count-carcassonne = Město Carcassonne se přičte samo.
pad-what-completed-titles = Co kartička dokončila? Zapište i to, na čem nikdo nestojí: počítá se pro krále a loupeživého rytíře.
# ---- the clock ----
clock-over = −{ $time }
clock-time = Čas
clock-title = Hodiny
clock-none = žádné
clock-count = stopky
clock-minutes = { $count } min
clock-about = Čas každého hráče u stolu: žádný, stopky, nebo zvolený počet minut, které ubývají. Nikoho to nezastaví.
clock-pause = Zastavit hodiny
clock-paused = Pauza
clock-paused-how = Pauza: nikomu neběží čas. Dál mezerníkem.
clock-go-on = Spustit hodiny
clock-key = Mezerník
keys-pause = zastavit, nebo spustit hodiny
# ---- names of keys, repetitions ----
key-ctrl = Ctrl
key-alt = Alt
key-home = Home
key-end = End
key-sides = M R U V
key-side-names = město cesta louka voda
difference-times = { $sentence } ({ $count }×)

# The players' phones, in the window.
tool-phones = Telefony
keys-phones = telefony hráčů
phones-title = Telefony
phones-about = Kdo chce, má své rozkazy na vlastním telefonu: kdykoli si je prohlédne, nechá si je, vytahuje a vybírá. Ve svém tahu tam lze zadat i kartičku. Není třeba aplikace ani internet; toto okno stále umí všechno.
phones-plain = Telefony musí být ve stejné Wi-Fi jako tento počítač. Nic neopouští vaši síť, nic však není ani šifrováno: použijte vlastní.
phones-on = Povolit telefony
phones-off = Odpojit telefony
phones-code = Kód
phones-remove = Odstranit
phones-really = Opravdu?
phones-none = bez telefonu
phones-here = telefon je tady
phones-asleep = telefon spí
phones-sign = Porovnejte znak: telefon ukazuje stejný. Patří-li někomu jinému, odstraňte ho.
phones-sign-of = { $shape }, { $colour }
phones-circle = kruh
phones-square = čtverec
phones-triangle = trojúhelník
phones-diamond = kosočtverec
phones-hexagon = šestiúhelník
phones-shield = štít
phones-flower = květ
phones-star = hvězda
phones-all-here = Telefony všech jsou tady. Toto můžete zavřít; telefony zůstanou.
phones-choose = Stiskněte „Kód“ vedle jména: tento hráč ho naskenuje.
phones-scan = { $name }: naskenujte kód
phones-once = Fotoaparátem telefonu. Kód je jen pro toto místo a funguje jednou.
phones-help = Zatím se žádný telefon nepřipojil. Obvyklé příčiny:
phones-help-network = Jiná síť, nebo síť pro hosty: telefon a počítač musí být ve stejné Wi-Fi a síť pro hosty svá zařízení odděluje.
phones-help-firewall = Firewall: povolte King’s Order, až se systém zeptá. Windows: nastavte síť jako „privátní“. macOS: Nastavení systému, Síť, Firewall, Volby. Linux: otevřete port z adresy nahoře.
phones-help-mobile = Mobilní data: na chvíli je v telefonu vypněte.
phones-address = Telefony se připojují k této adrese:
phones-no-port = Telefony se nemohou připojit: { $cause }. Vyberte jinou adresu, nebo zjistěte, zda ji nepoužívá jiný program.
phones-letters = Kdo nemá fotoaparát: otevřete adresu a napište
phones-guessed = Někdo pětkrát hádal písmena: toto jsou nová.
phones-screen = Stránka pro tablet nebo televizi:
phones-no-network = Tento počítač není v žádné síti. Připojte ho k Wi-Fi telefonů; pak se tu ukážou kódy.
phones-between = Stůl je mezi dvěma partiemi. Jeho telefony čekají a do další partie týchž hráčů přejdou samy.
phones-too-old = Tento prohlížeč je pro tuto stránku příliš starý. Použijte novější telefon nebo prohlížeč, anebo hrajte u notebooku.
phones-moved-on = Stůl už je dál.
phones-clashed = Některý rozkaz je zapsán víckrát, než kolikrát v balíčku je. Porovnejte své; chybný se zadá znovu na obrazovce stolu, za oponou.
phones-not-asked = Na to se vás teď nikdo neptá.
phones-elsewhere = Rozkazy ({ $name }) jsou na telefonu. Lze si je prohlédnout i tady.
phones-instead = Rozkazy na vlastních telefonech

# ---- asked on a player's own phone ----
asked-dealt = Které tři rozkazy máte v ruce?
asked-dealt-about = Vyberte své tři karty. Nikdo jiný je nevidí.
asked-keep = Vaše tři rozkazy
asked-keep-about = Nechte si všechny, nebo dejte jeden zpět pod balíček.
pass-keep = Nechat si všechny
asked-return = Vrátit „{ $title }“
asked-fulfil = Váš rozkaz je splněn
asked-fulfil-about = Hodí-li se jich víc, platí jeden a vybíráte vy. Pak ho uvidí všichni.
asked-show = Ukázat všem „{ $title }“
asked-declare = Mám splněný rozkaz
asked-declare-about = Vyberte ten, který můžete posoudit jen vy: uvidí ho všichni a platí za poslední kartičku.
asked-draw = Další rozkaz?
asked-draw-about = Na začátku svého tahu smíte jeden vytáhnout. Zůstane vám v ruce.
asked-drawn = Berete si rozkaz?
asked-drawn-about = Vyberte kartu. Nikdo jiný ji nevidí.
asked-discard = Odhodíte selské rozkazy?
asked-discard-about = Po třech takových v ruce smíte jeden nebo dva veřejně odhodit.
asked-tile = Jste na tahu: vytáhněte kartičku
asked-tile-about = Dotkněte se místa, kam ji pokládáte.
asked-tile-second = Vytáhněte ještě jednu kartičku: váš tah pokračuje
asked-tile-unfit = Nikam nepasuje: { $tile }
asked-abbey = Vaše opatství
asked-abbey-about = Vyplní mezeru místo kartičky.
asked-abbey-last = Poslední kartička leží. Opatství smí ještě vyplnit mezeru.
asked-abbey-at = Sloupec { $column }, řádek { $row }
asked-ransom = Vaši družiníci jsou v zajetí
asked-ransom-about = Jednou za tah smíte jednoho vykoupit.
asked-escape = Uniká váš rytíř?
asked-escape-about = Jeden smí opustit obléhané město, než tah skončí.
asked-site-about = Leží staveniště věže ve městě, nebo mimo něj?
asked-capture-about = Kdo stojí v dosahu věže, může být zajat.
asked-princess-about = Princezna pošle domů jednoho rytíře ze svého města.
asked-dragon = Vedete draka
asked-dragon-about = Krok { $step } ze 6.
asked-begin-leaving = Kdo první opouští Carcassonne?
asked-begin-leaving-about = Vy, nebo hráč po vaší levici. Každý má jednu možnost, po směru hodinových ručiček.
asked-leave = Opouštíte Carcassonne?
asked-leave-about = Před vyhodnocením smí váš družiník jít na to, co bylo dokončeno.
asked-wagon = Jede váš vůz dál?
asked-wagon-about = Smí na nedokončené území vedle, nebo se vrátí domů.
asked-enter = Pošlete družiníka do Carcassonne?
asked-enter-about = Tato kartička přinesla body jen soupeřům.
asked-count = Kam stavíte hraběte?
asked-count-about = Ze čtvrti, kde je hrabě, nikdo nevyjde.
asked-token = Trh: který žeton?
asked-token-about = Každý jím jednou vystřelí, začínáte vy.
asked-throw = Střílíte: { $token }
asked-turn = Jste na tahu
asked-turn-about = Vytahujte, odhazujte a plňte rozkazy. Potom předejte tah.
asked-written = To se zapisuje na notebooku.
asked-tile-laptop = Vaši kartičku přijme jen notebook. Zadejte ji tam: váš tah na vás čeká.
asked-not-now = Stůl má chvíli pauzu. Zkuste to brzy znovu.
asked-undo-late = Tady už to nejde vzít zpět. Na notebooku ano.

# ---- the page on the phones ----
phone-language-code = cs
phone-app = King’s Order
phone-offline = Stůl je mimo dosah – zkouším to znovu
phone-scan-again = Naskenujte svůj kód na notebooku znovu
phone-scan-again-about = Tento telefon už neukazuje ničí rozkazy. Notebook ukáže nový kód.
phone-between = Na notebooku teď není otevřená žádná partie
phone-between-about = Jakmile se otevře tato nebo další, pokračuje se tu samo.
phone-over = Večer telefonů skončil
phone-over-about = Jestli stůl zase pustí telefony, naskenujte na notebooku svůj nový kód.
phone-look-again = Podívat se znovu
phone-i-play = Hraji – čtyři písmena:
phone-letters-failed = To nejsou písmena, která ukazuje notebook, nebo jsou příliš stará.
phone-not-taken = To neprošlo. Zkuste to znovu.
phone-moved-on = Stůl už je dál.
phone-join = Přidat se jako hráč?
phone-join-about = Tento telefon pak ukáže vaše rozkazy, jen pro vaše oči.
phone-claim = Zaujmout své místo
phone-claim-failed = Tento kód je použitý nebo příliš starý: požádejte u notebooku o nový.
phone-watch = Jen se dívat na stůl
phone-welcome = Vítejte! Jste { $name }.
phone-sign = Váš znak: { $sign }
phone-sign-about = Notebook ukazuje tento znak vedle vašeho jména. Ukazuje-li jiný, požádejte tam o nový kód.
phone-plain-http = Používejte to jen ve vlastní Wi-Fi: kdo v ní může odposlouchávat, mohl by číst s vámi.
phone-understood = Dobře
phone-your-turn = Jste na tahu
phone-you-decide = Rozhodujete vy
phone-asked = Otázka pro vás
phone-nothing-asked = Teď se vás nikdo na nic neptá.
phone-act = Co teď uděláte?
phone-undo = Vrátit můj poslední zápis
phone-paused = Stůl má pauzu
phone-paused-about = Pokračuje se na notebooku.
phone-hand = Vaše rozkazy
phone-draw-sure = Klepněte ještě jednou a vytáhněte jej
phone-choose-sure = Pro výběr se dotkněte ještě jednou
phone-look = Podívat se
phone-drawn = Vytáhli jste tento rozkaz
phone-tap-card = Klepněte na kartu a prohlédněte si ji. Sama se zase otočí.
phone-card-down = Rozkaz { $number }, zakrytý. Klepněte pro náhled
phone-card-up = Odkrytý. Klepnutím ho zakryjete
phone-fulfilled = Splněné
phone-kept = Uchované až do konce
phone-lost = Ztracené
phone-failed = Nesplněné
phone-points = body
phone-pick = Vybrat
phone-pick-back = Raději ne
phone-picked = Hotovo: { $number } z { $of }
phone-deck-open = Najít své karty
phone-deck-close = Skrýt karty
phone-search = Název nebo text
phone-board = Herní plán
phone-zoom-in = Přiblížit
phone-zoom-out = Oddálit
phone-zoom-fit = Celé
phone-tray = Kartičky, které tam pasují
phone-which-tile = Kterou kartičku přikládáte? Dotkněte se jí, jak leží.
phone-only-fits = Pasuje jen tato: dotkněte se jí.
phone-nothing-fits = Žádná kartička tam nepasuje.
phone-loading = Okamžik…
phone-unfit = Moje kartička nikam nepasuje
phone-elsewhere = Moje kartička tu není
phone-elsewhere-about = Kartičky s měšcem, z jiných sad a takové, které nepasují, se zadávají na notebooku.
phone-to-laptop = Zadám ji na notebooku
phone-at-laptop = Zadejte kartičku na notebooku: tam na vás čeká váš tah.
phone-enter-here = Přece jen zadat tady
phone-no-place = Žádná kartička z této hry sem nikam nepasuje.
phone-unit = Jednotka
phone-done = Hotovo
phone-table = Stůl
phone-whole-table = Celý stůl
phone-my-hand = Zpět k mým rozkazům
phone-keep-awake = Aby tato obrazovka nezhasla: nastavte její uspání na večer na „nikdy“.
phone-news = Co se stalo
phone-veiled = { $name } ukazuje rozkaz
phone-placed = { $name } přikládá: { $tile }.
phone-told = Co se předčítá
phone-told-all = Vše
phone-told-mine = Co se týká mě
phone-told-none = Nic
phone-language = Jazyk

## Work that takes a while

work-opening = Otevírá se { $file }…
work-copying = Ukládá se kopie: { $path }…
work-saving = Ukládá se { $file }…
work-deleted = Načítají se smazané hry…
work-share = { $percent } %
work-seconds = už { $seconds } s
work-cancel = Zrušit
work-no-thread = Počítač teď na tuto úlohu nemá dost prostředků. Zavřete jiné programy a zkuste to znovu. ({ $cause })

## The evening after

honour-heading = Tituly večera
honour-long-road = Dlouhá cesta
honour-long-road-why = { $name } dokončuje v tahu { $turn } cestu o { $amount } kartičkách.
honour-great-city = Velké město
honour-great-city-why = { $name } dokončuje v tahu { $turn } město o { $amount } kartičkách.
honour-quiet-field = Louka, kterou nikdo nepočítal
honour-quiet-field-why = { $name } má na konci z jediné louky { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
honour-farmer = Hospodář
honour-farmer-why = { $name } má za louky nejvíc bodů: { $amount }.
honour-abbot = Opat
honour-abbot-why = { $name } má za kláštery nejvíc bodů: { $amount }.
honour-abbot-shrines-why = { $name } má za kláštery a svatyně nejvíc bodů: { $amount }.
honour-master-builder = Stavební mistr
honour-master-builder-why = { $name } dokončuje nejvíc území: { $amount }.
honour-benefactor = Dobrodinec
honour-benefactor-why = Co { $name } dokončuje bez vlastního bodu, přináší jiným { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
honour-comeback = Velký návrat
honour-comeback-why = { $name } po tahu { $turn } ztrácí na vedoucího { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}, a přesto vítězí.
honour-great-turn = Velký tah
honour-great-turn-why = { $name } získává { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
} v tahu { $turn }.
honour-ahead-throughout = Pořád v čele
honour-ahead-throughout-why = { $name } vede po každém z posledních { $amount } tahů.
honour-photo-finish = O chlup
honour-photo-finish-why = { $name } vítězí o méně než šest bodů.
honour-landslide = Drtivé vítězství
honour-landslide-why = { $name } vítězí o { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
honour-long-king = Ať žije král
honour-long-king-why = { $name } drží krále { $amount ->
    [one] { $amount } tah
    [few] { $amount } tahy
   *[other] { $amount } tahů
}.
honour-long-robber = Starý loupežník
honour-long-robber-why = { $name } drží loupeživého rytíře { $amount ->
    [one] { $amount } tah
    [few] { $amount } tahy
   *[other] { $amount } tahů
}.
honour-usurper = Uchvatitel
honour-usurper-why = { $name } bere jiným krále nebo loupeživého rytíře: { $amount }×.
honour-servant = Věrný služebník
honour-servant-why = { $name } plní nejvíc rozkazů: { $amount }.
honour-clean-hands = Každé slovo dodrženo
honour-clean-hands-why = { $name } plní všechny rozkazy z ruky: { $amount }.
honour-promises = Mnoho slibů
honour-promises-why = { $name } má na konci v ruce mnoho rozkazů: { $amount }.
honour-early-order = Ranní ptáče
honour-early-order-why = { $name } plní první rozkaz v tahu { $turn }.
honour-late-order = Na poslední chvíli
honour-late-order-why = { $name } plní rozkaz ještě v tahu { $turn }.
honour-merchant = Kupec
honour-merchant-why = { $name } má za zboží { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
honour-fairy-friend = Miláček víly
honour-fairy-friend-why = { $name } má od víly { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
honour-jailer = Žalářník
honour-jailer-why = { $name } bere mnoho zajatců: { $amount }.
honour-dragons-dish = Dračí pochoutka
honour-dragons-dish-why = { $name } krmí draka figurkami: { $amount }.

review-heading = Co mohlo být
review-note = Každá kartička se zkusila na každém místě a s každou figurkou podle pravidel.
review-note-count = Předpokládá se, že na to nikdo nezareaguje odchodem z Carcassonne.
review-note-dragon = Cesta draka se neodhaduje.
review-note-tower = Věže se zkoušely jen s kartičkou tam, kde ležela.
review-fulfilled = splněn v tahu { $turn }
review-fulfilled-by = splněn v tahu { $turn }: { $cause }
review-open = na konci v ruce
review-kept = uchován až do konce
review-avoided = drakovi se podařilo vyhnout
review-spent = ztracen v tahu { $turn }
review-discarded = odhozen v tahu { $turn }
review-none = Žádná z kartiček vytažených, dokud byl v ruce, by ho nesplnila.
review-unknown = Zda se dal splnit, nikdo neví: nezáleželo jen na kartičce.
review-unrecorded = Kartičky se nezaznamenávaly, takže nikdo neví, co mohlo být.
review-chance = Tah { $turn }: { $tile }, { $places ->
    [one] na { $places } místě
   *[other] na { $places } místech
}
review-chance-with = Tah { $turn }: { $tile }, { $places ->
    [one] na { $places } místě
   *[other] na { $places } místech
}, stačilo přidat { $deed }
way-barn = statek
way-fairy = vílu
way-princess = princeznu
way-raise = věž
way-capture = zajetí
way-wagon = vůz
way-enter = družiníka v Carcassonne
way-count = hraběte
pile-heading = Celý balíček
pile-dealt = rozdán: { $name }
pile-joined = rozdán: { $name }, tah { $turn }
pile-drawn = vytažen: { $name }, tah { $turn }
pile-returned = vrácen: { $name }
pile-discarded = odhozen: { $name }, tah { $turn }
pile-fulfilled = splněn: { $name }, tah { $turn }
pile-spent = ztracen: { $name }, tah { $turn }
pile-left = pod balíčkem, protože { $name } odchází
pile-never = nikdy nevytažen

evening-running = Hra ještě neskončila. Do jejího konce jsou rozkazy tajné: nejdřív ji dohrajte.
evening-no-score = V této hře se zaznamenaly jen rozkazy. Zapište, co ukazuje bodovací tabulka: stránka i BG Stats body potřebují.
evening-started = U této hry není uvedeno, kdy začala, a BG Stats potřebuje den. Napište čas do jejího „started“.
evening-too-long = Odkaz je delší, než BG Stats přijme. Zkraťte jména hráčů.
evening-board = Herní plán
evening-turn = Tah { $turn }
evening-final = Závěrečné vyhodnocení
evening-before = Před prvním tahem
evening-slider = Tah po tahu
evening-play = Přehrát
evening-pause = Pauza
evening-back = O tah zpět
evening-forth = O tah dál
evening-show = Ukázat tah { $turn }
evening-show-before = Ukázat herní plán před tahem { $turn }
evening-points = Body tah po tahu
evening-told = Co se dělo, tah po tahu
evening-best = Nejlepší tahy
evening-best-turn = Tah { $turn }: { $name } { $points }
evening-holder = { $title }: { $name }, { $size ->
    [one] { $size } kartička
    [few] { $size } kartičky
   *[other] { $size } kartiček
}
evening-nobody = { $title }: nikdo
evening-sets = Sady: { $sets }
evening-built = Dokončeno: { $features }
evening-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
   *[other] { $count } měst
}
evening-roads = { $count ->
    [one] { $count } cesta
    [few] { $count } cesty
   *[other] { $count } cest
}
evening-monasteries = { $count ->
    [one] { $count } klášter
    [few] { $count } kláštery
   *[other] { $count } klášterů
}
evening-shrines = { $count ->
    [one] { $count } svatyně
    [few] { $count } svatyně
   *[other] { $count } svatyní
}
evening-made = Vytvořeno v King’s Order, pomocníkovi ke stolu. Neoficiální.

## Paper and replay

set-siege = Obléhání
cli-display-gone = Obrazovka zmizela a s ní i okno. Každý zadaný krok je uložen: otevřete King’s Order znovu a hrajte dál.
paper-title = Rozkazy krále
paper-about = { $count ->
    [one] Pravidla rozkazů ve zkratce, pro { $count } kartu
    [few] Pravidla rozkazů ve zkratce, pro { $count } karty
   *[other] Pravidla rozkazů ve zkratce, pro { $count } karet
}
paper-sheet = Arch { $number } z { $of }: skutečná velikost, oboustranně, delší strana
paper-sheet-front = Arch { $number } z { $of }: skutečná velikost
paper-set = { $count ->
    [one] { $set }: { $count } karta
    [few] { $set }: { $count } karty
   *[other] { $set }: { $count } karet
}
paper-deal = Rozdávání
paper-deal-shuffle = Zamíchejte karty základní hry a těch rozšíření, se kterými hrajete; všechny ostatní zůstanou v krabici. Každému rozdejte 3.
paper-deal-keep = Prohlédněte si je a nechte si všechny 3, nebo dejte přesně 1 pod balíček a nechte si 2.
paper-deal-secret = Rozkazy v ruce jsou tajné. Splněné leží až do konce odkryté před vámi.
paper-turn = Na začátku svého tahu
paper-turn-draw = Než vytáhnete kartičku, smíte vytáhnout 1 rozkaz. Musíte si ho nechat. Splnit ho můžete ještě v témže tahu.
paper-turn-double = Ve druhé části dvojitého tahu se žádný rozkaz nevytahuje.
paper-turn-limit = Nikdo nemá v ruce víc než 5 rozkazů. Když balíček dojde, zůstane prázdný.
paper-fulfil = Plnění rozkazů
paper-fulfil-words = Platí to, co říká karta: všechno a nic jiného. Obrázek je jen příklad.
paper-fulfil-complete = „Dokončete“ znamená: kartičkou, kterou přiložíte, když máte tento rozkaz v ruce. Čí družiníci tam stojí, nehraje roli, pokud karta neříká něco jiného.
paper-fulfil-show = Splněný rozkaz hned ukažte a hned vyhodnoťte. Čekat nesmíte.
paper-fulfil-one = Jednou kartičkou splníte nejvýše jeden svůj rozkaz. Hodí-li se jich víc, vybíráte vy; ostatní potřebují jiné území. Díky tomu, co se v témže tahu ještě stane, můžete splnit další.
paper-fulfil-parts = Vyžaduje-li rozkaz několik částí, starší mohou být dokončené, ještě než rozkaz vytáhnete. Poslední část musíte dokončit vy.
paper-fulfil-connected = Cesta vede do města, když u něj na některé kartičce končí; nestačí, že vede kolem. Dvě města jsou dvě různá města.
paper-fulfil-challenge = Rozkaz vyhrát výzvu se plní v tahu kteréhokoli hráče, bez ohledu na to, čí kartička ji rozhodla.
paper-fulfil-features = Dokončit lze cesty, města, kláštery, svatyně a zahrady. Opatství se počítá jako klášter.
paper-fulfil-points = Žádá-li rozkaz body, louka se počítá, když ji vyhodnotí statek; body víly se nepočítají.
paper-fulfil-followers = Velký družiník, starosta a vůz se počítají každý jako jeden družiník. Stavitel, prasátko a statek se nepočítají.
paper-farmers = Selské rozkazy
paper-farmers-discard = Je na nich ležící sedlák. Kdo měl v ruce 3 takové najednou, smí na začátku svého příštího tahu 1 nebo 2 z nich veřejně odhodit. Pak nic nestojí.
paper-dragon = Drak
paper-dragon-lost = Sežere-li drak vaši figurku, když máte v ruce jeho kartu, kartu ukážete a ztratíte 10 bodů, jen jednou.
paper-dragon-kept = Karta uchovaná až do konce přinese 10 bodů. Nikdy se nepočítá jako splněný rozkaz.
paper-dragon-fulfilled = Karta uchovaná až do konce přinese 10 bodů a počítá se jako splněný rozkaz.
paper-avoid = Čemu se vyhnout
paper-avoid-lost = Potká-li vás to, o čem takový rozkaz mluví, když ho máte v ruce, ukážete ho a ztratíte 10 bodů, jen jednou.
paper-avoid-kept = Uchovaný až do konce přinese své body. Nikdy se nepočítá jako splněný.
paper-end = Konec
paper-end-last = Jakmile začne závěrečné vyhodnocení, nelze už splnit žádný rozkaz.
paper-end-hand = Každý rozkaz, který zůstane v ruce, stojí 10 bodů.
paper-end-avoided = Každý rozkaz, který zůstane v ruce, stojí 10 bodů, s výjimkou těch, podle nichž se máte něčemu vyhnout.
paper-end-others = Každý rozkaz, který zůstane v ruce, stojí 10 bodů, s výjimkou toho dračího.
paper-end-most = Kdo má nejvíce splněných rozkazů, získá 10 bodů, bez ohledu na to, kolik bodů přinesly; při remíze je získá každý z těch, kteří jich mají nejvíce.
paper-house = Tak se hraje u vašeho stolu
paper-sets = Karty
paper-cut = Tisk a řezání
paper-cut-print = Tiskněte ve skutečné velikosti, bez přizpůsobení stránce, oboustranně, s otočením podél delší strany. Nejlepší je silný papír od 200 g; zbytek skryjí obaly.
paper-cut-print-front = Tiskněte ve skutečné velikosti, bez přizpůsobení stránce. Nejlepší je silný papír od 200 g; zbytek skryjí obaly s tmavým rubem.
paper-cut-marks = Řežte od značky ke značce. Karta má { $width } × { $height } mm.
paper-cut-border = Její okraj pokračuje i za řez, aby se při křivém řezu neukázala bílá.
paper-cut-app = V King’s Order zaškrtněte při přípravě „vytištěné karty“. Karta se zadává pár písmeny názvu, nebo označením u dolního okraje.
paper-measure = Při tisku ve skutečné velikosti je tato čára dlouhá { $length } mm.
paper-no-cards = Není tu žádná karta k vytištění. Vyberte sady, které mají rozkazy.
paper-no-orders = Tato hra byla bez rozkazů: není co tisknout.
paper-boxes = Fonty nemají znak { $letters }: na kartě „{ $card }“ bude při tisku místo něj čtvereček.
paper-crowded = Karta „{ $card }“ se nevytiskne: její text se nevejde ani při velikosti { $points } bodů. Zkraťte ho.
paper-no-fonts = fonty nelze načíst
paper-saved = Balíček je uložen, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} na { $sheets ->
    [one] { $sheets } archu
   *[other] { $sheets } arších
}: { $path }
paper-taken = { $path } už existuje. Zvolte jiný název, nebo přidejte --force a soubor se nahradí.
paper-which = Papír
paper-a4 = A4
paper-letter = Letter
paper-cards = Karty
paper-size = { $width } × { $height } mm
paper-plain = Málo barvy: bílý podklad, tenký rámeček
paper-backs = S ruby
paper-shift = Posun rubů v mm:
paper-shift-right = doprava
paper-shift-down = dolů
files-print = Uložit balíček pro tisk
setup-print = Tisk…
work-printing = Ukládá se balíček pro tisk: { $path }…
result-watch = Přehrát znovu
replay-result = Výsledek
replay-log = Ukázat v průběhu
replay-progress = { $step } z { $all }

## Share, season and the rest

share-button = Sdílet…
share-title = Sdílet večer
share-titles = Tituly
share-page = Stránka večera
share-page-about = Jeden soubor HTML pro všechny, kdo u toho byli; funguje i bez sítě
share-poster = Plakát
share-square = Čtvercový plakát
share-poster-about = Obrázek, { $size } pixelů
share-markdown-about = Výsledek a průběh jako text
share-csv-about = Každé vyhodnocení, pro tabulkový program
share-text = Kopírovat jako text
share-text-about = Pár řádků do zprávy
share-link = BG Stats: kopírovat odkaz
share-there = BG Stats: otevřít odkaz
share-code = BG Stats: kód pro telefon
share-code-long = Na kód je odkaz příliš dlouhý: zkopírujte ho.
share-scan = Namiřte na něj fotoaparát telefonu s BG Stats.
share-copied = Zkopírováno. Vložte, kam chcete.
share-open = Otevřít
share-folder = Ukázat složku
share-reviewing = Zjišťuje se, co mohlo být…
share-more = Ještě { $count }
share-fewer = Méně
share-end = Zpět na konec
season = Sezona
season-none-how = Až hry dohrajete do konce, uvidíte tu, jak si hráči stojí ve všech dohromady a co se stalo s každým rozkazem.
season-nothing = Zaškrtněte večer a někoho, kdo tehdy hrál.
season-span = { $first } – { $last }
season-date = { $day }. { $month } { $year }
season-day = { $day }. { $month }
season-standings = Pořadí
season-cards = Karty
season-choose = Večery a osoby
season-evenings = Večery
season-evenings-without = Bez sloupců pro jednotlivé večery ({ $count }): jsou v tabulce CSV.
season-people = Osoby
season-all = Všechny
season-none = Žádné
season-last = { $count ->
    [one] Poslední { $count }
    [few] Poslední { $count }
   *[other] Posledních { $count }
}
season-rank = Místo
season-name = Jméno
season-points = Body
season-place = Průměrné umístění
season-by-average = Řazeno podle bodů na hru. Zmeškané hry se nepočítají ani k dobru, ani k tíži. Při shodě je místo společné.
season-by-points = Řazeno podle součtu všech bodů. Zmeškané hry nic nepřidají. Při shodě je místo společné.
season-by-place = Řazeno podle průměrného umístění. Zmeškaná nebo předčasně opuštěná hra se do něj nepočítá. Při shodě je místo společné.
season-by-wins = Řazeno podle vyhraných her včetně dělených vítězství. Při shodě je místo společné.
season-card = Karta
season-dealt = Rozdáno
season-drawn = Vytaženo
season-fulfilled = Splněno
season-kept = uchován { $count }
season-expected = Očekáváno
season-fulfillers = Kdo
season-cards-about = Rozdáno a ponecháno, nebo vytaženo. Očekáváno: kolik ze stejného počtu rozkazů se splní v simulaci, kde je každý v ruce od první poloviny hry.
season-cards-none = V těchto hrách neměl nikdo v ruce žádný rozkaz.
season-cards-most = Nejčastěji v ruce: { $shown } z { $count }
unsaved-brief = Tato složka se při novém spuštění počítače vyprázdní. Soubor brzy přesuňte.
settings-not-written = Nelze zapsat { $path }: { $cause }. Co zvolíte, platí, dokud se okno nezavře; hry se to netýká.
settings-damaged = { $fault } Použije se to, co bylo uloženo předtím, a není-li to, obvyklé nastavení. Poškozený soubor zůstal uložen vedle.
work-nearly = téměř hotovo

## Of whom or what something is told
told-of = { $of }: { $told }

times-not-written = Nelze zapsat { $path }: { $cause }. Chybějí jen časy od posledního kroku.
