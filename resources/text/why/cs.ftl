# Proč: pravidla, jak se říkají hráčům. U toho, na co se ptáme, je příklad; u bodů stojí výpočet vedle.

why-title = Jak se tu hraje
why-about = Pravidla, podle nichž aplikace hraje, pro sady na tomto stole a s jeho domácími pravidly.
why-now = Tato otázka
why-of-base = Každá hra
why-of-orders = Rozkazy krále
why-of-pad = V bodovacím bloku
why-place = { $set }, { $heading }
why-head-placing = Pokládání kartiček
why-head-followers = Umisťování družiníků
why-head-majority = Většina
why-head-scoring = Bodování
why-head-end = Konec hry
why-head-deal = Rozdání
why-head-track = Bodovací tabulka
why-head-draw = Vytažení rozkazu
why-head-discard = Odhazování rozkazů
why-head-fulfil = Plnění rozkazů
why-head-dragon = Drak
why-head-enter = Do Carcassonne
why-head-count = Hrabě
why-head-leave = Z Carcassonne
why-head-abbey = Opatství
why-head-throw = Trh
why-head-siege = Obléhání
why-head-escape = Útěk
why-house = Domácí pravidla u tohoto stolu
why-dead-one = Jediná zbylá kartička sem nepasuje.
why-dead = Ze zbylých kartiček ({ $count }) sem nepasuje žádná. Sousedé chtějí: { $sides }.
why-dead-abbey = Opatství vyplní každou mezeru.
why-scored = { $name } za to v tahu { $turn } získává body: { $points }.
why-scored-nobody = Nikdo za to body nemá.
why-if-completes = Dokončilo by se: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (nikdo tam nestojí)
why-if-king = Krále pak získá { $name }.
why-if-robber = Loupeživého rytíře pak získá { $name }.
why-if-nothing = Nic by se nedokončilo.
why-corrected = tah { $turn }, opraven
why-inserted = zapomenutý tah, vložen

# Za co jsou body
why-for-road = Dokončená cesta přináší 1 bod za každou svou kartičku, s hostincem 2. Nedokončená na konci 1 za kartičku, s hostincem nic.
why-for-city = Dokončené město přináší 2 body za každou svou kartičku a každý erb, s katedrálou 3. Nedokončené na konci polovinu, s katedrálou nic.
why-for-city-small = Dokončené město přináší 2 body za každou svou kartičku a každý erb, s katedrálou 3; u tohoto stolu přináší město ze dvou kartiček za každé o 1 méně. Nedokončené na konci polovinu, s katedrálou nic.
why-for-monastery = Dokončený klášter přináší 9 bodů: 1 za svou kartičku a 1 za každou z osmi kolem. Nedokončený na konci 1 za sebe a 1 za každou kartičku kolem.
why-for-shrine = Svatyně přináší body jako klášter. Když se ve výzvě dokončí jedna stavba dřív, druhá nepřinese nic.
why-for-garden = Zahrada přináší body jako klášter, smí v ní ale stát jen opat.
why-for-field = Louky přinášejí body až na konci: 3 za každé dokončené město, kterého se louka dotýká. Na velikosti města ani louky nezáleží.
why-for-field-by-city = Louky přinášejí body až na konci: každé dokončené město přinese jednou 4 tomu, kdo má na loukách kolem nejvíc sedláků. Na velikosti města ani luk nezáleží.
why-for-majority = Kdo má na území nejvíc družiníků, získá všechny jeho body. Má-li jich víc hráčů stejně, získá všechny body každý z nich.
why-for-pigsty = Stádo prasat zvyšuje cenu každého dokončeného města u své louky o 1 bod. Víc stád nepřinese víc než jedno.
why-for-pig = S prasátkem na louce získá jeho majitel za každé dokončené město o 1 bod víc. Víc prasátek nepřinese víc než jedno.
why-for-besieged = Obléhané město se loukám kolem počítá dvojnásobně. Samo přináší polovinu, a zůstane-li nedokončené, nic.
why-for-barn = Na konci přináší statek svému majiteli 4 body za každé dokončené město, kterého se jeho louka dotýká. Při umístění statku byli tamní sedláci vyhodnoceni a šli domů.
why-for-fairy-turn = Kdo začíná tah s vílou u svého družiníka, získá 1 bod. Ve dvojitém tahu jen jednou.
why-for-fairy = Když se vyhodnocuje území, na kterém stojí družiník s vílou, získá jeho majitel o 3 body víc. Na většině nezáleží.
why-for-ransom = Jednou ve svém tahu si hráč smí vykoupit jednoho zajatce za 3 body, které dostane věznitel. Družiníka lze hned použít.
why-for-fair = Na trhu je 5 bodů za nejbližší žeton, za výstřel, který nikdo nechytil, nebo za chycení. Kdo je stejně blízko jako nejbližší, získá také 5.
why-for-goods = Na konci získá 10 bodů ten, kdo má nejvíc určitého zboží, a to za každé zboží zvlášť. Při shodě získá 10 bodů každý.
why-for-king = Na konci přináší král 1 bod za každé dokončené město na herním plánu, ať patří komukoli. Má ho ten, kdo dokončil největší město; stejně velké ho nepřevezme.
why-for-robber = Na konci přináší loupeživý rytíř 1 bod za každou dokončenou cestu na herním plánu, ať patří komukoli. Má ho ten, kdo dokončil nejdelší cestu; stejně dlouhá ho nepřevezme.
why-for-titles = U tohoto stolu přinášejí král a loupeživý rytíř body podle domácích pravidel. Kdo je má, určuje největší město a nejdelší cesta.
why-order = „{ $title }“ žádá: { $text }
why-for-order = Rozkaz krále přináší body, které jsou na něm, jakmile jeho držitel splní vše, co rozkaz říká. Do konce pak leží odkrytý.
why-for-unfulfilled-orders = Každý rozkaz, který na konci zůstal v ruce, stojí 10 bodů. Jen rozkaz o drakovi přinese 10, pokud drak jeho držiteli nikdy nesežral figurku.
why-for-bitten = Kdo drží rozkaz o drakovi a přijde kvůli němu o figurku, zaplatí jednou 10 bodů. Rozkaz pak leží odkrytý a tím končí.
why-for-most-orders = Kdo splnil nejvíc rozkazů, získá na konci 10 bodů. Rozhoduje počet karet; při shodě získá 10 bodů každý.
why-for-raised-to-zero = U tohoto stolu nikdo nekončí pod 0. Chybějící body se na konci přidají.
why-for-gold = Na konci přinášejí nejvýš 3 zlaté cihly po 1 bodu, 4 až 6 po 2, 7 až 9 po 3, 10 a víc po 4. Cihly, které zůstaly na herním plánu, nepřinášejí nic.
why-for-mage = Mág přidává 1 bod za každou kartičku cesty nebo města, kde stojí. Přidává i tam, kde kvůli hostinci nebo katedrále jinak není nic.
why-for-witch = Čarodějnice půlí body cesty nebo města, kde stojí, zaokrouhleno nahoru. Potom čeká vedle plánu.
why-for-sheep = Stádo, které jde domů nebo jehož louka je uzavřená, přinese každému, kdo tam má pastýře, bod za každou ovci na louce. Ovce, které jsou na konci ještě venku, nepřinesou nic. Příklad: vašich 5 ovcí a 3 Benovy přinesou oběma 8.
why-for-bag = V sáčku jsou 4 žetony s 1 ovcí, 5 se 2, 5 se 3, 2 se 4 a 2 vlci. Vlk se hned vrací do sáčku, ostatní žetony tehdy, když jde jejich pastýř domů.
why-for-under-hill = Kartička s kopcem se položí na další kartičku z balíčku, na kterou se nikdo nepodívá: ta je mimo hru. Nezbývá-li už žádná, pod kopcem nic neleží.
why-for-hill = Ze všech, kdo jsou na území nejsilnější, porazí ostatní ten, kdo tam má družiníka na kartičce s kopcem. Příklad: Anna a Ben mají po jednom rytíři, ale Annin stojí na kopci. Město boduje jen ona.
why-for-hill-counted = Ze všech, kdo jsou na území nejsilnější, porazí ostatní ten, kdo tam má nejvíc družiníků na kartičkách s kopcem. Příklad: Anna a Ben jsou stejně silní, ale Anna má na kopci jednoho rytíře a Ben dva. Město boduje jen on.
why-for-vineyard = Dokončený klášter, dokončené opatství nebo dokončená svatyně přinese o 3 body víc za každou vinici na osmi kartičkách kolem. Příklad: klášter se dvěma vinicemi přinese 15.
why-for-vineyard-garden = Dokončený klášter, dokončené opatství, dokončená svatyně nebo dokončená zahrada přinese o 3 body víc za každou vinici na osmi kartičkách kolem. Příklad: zahrada se dvěma vinicemi přinese 15.
why-for-knights = Tato zpráva přináší 2 body za každého vlastního rytíře na herním plánu. Zůstávají, kde jsou.
why-for-farmers = Tato zpráva přináší 3 body za každého vlastního sedláka na herním plánu. Zůstávají, kde jsou.
why-for-message = Kdo vytáhne zprávu, smí místo toho, co říká, vzít 2 body. Zpráva, která nic nepřinese, je také za 2 body.
why-for-robbed = Bandita získá polovinu bodů za příští území, které se vedle něj na bodovací tabulce vyhodnotí, zaokrouhleno nahoru. Okradený si nechá všechny body.
why-for-by-hand = Tyto body zapsal stůl, s důvodem, který tu stojí. Nedává je žádné pravidlo.

# Otázky: rozkazy
why-ask-deal = Každý dostane před hrou tři rozkazy krále a tajně si je prohlédne. Příklad: přístroj si podáváte a své tři vidíte jen vy.
why-ask-dealt = Každý dostane před hrou tři rozkazy krále a tajně si je prohlédne. Zde se zadávají tištěné karty, které byly rozdány. Příklad: dostali jste čísla 4, 17 a 52, vyberete tedy tyto tři.
why-ask-keep = Právě jeden z prvních tří rozkazů smíte vrátit a nechat si dva. Přijde pod balíček a náhrada za něj není. Příklad: držíte tři selské rozkazy, vrátíte tedy nejtěžší.
why-ask-fulfil = Jedna příležitost splní nejvýš jeden z vašich rozkazů; hodí-li se jich víc, vyberete si. Ostatní zůstanou v ruce na jindy. Příklad: vaše město z 8 kartiček vyhoví rozkazu na 6 i na 8; ukážete jeden.
why-ask-declare = Některé rozkazy posoudíte jen vy, protože aplikace nevidí, na co se ptají. Řekněte, že je rozkaz splněn, platí-li všechno. Příklad: rozkaz chce město se třemi rytíři a bodovací blok rytíře nezná.
why-ask-claims = Před závěrečným vyhodnocením jsou jednou dotázáni všichni, ať mají v ruce cokoli: rozkaz v ruce pak stojí 10 bodů. Příklad: poslední kartička všechny rozesmála, jak žádá váš rozkaz.
why-ask-draw = Na začátku svého tahu, před kartičkou, smíte vytáhnout rozkaz, držíte-li nejvýš čtyři. Rozkaz, který na konci zůstane v ruce, stojí 10. Příklad: s pěti v ruce nikdo nevytahuje.
why-ask-discard = Kdo měl někdy v ruce tři nebo víc selských rozkazů, smí takové rozkazy na začátku tahu veřejně a bez ztráty odhodit. Právo zůstává, i když jejich počet klesne. Příklad: držíte čtyři a dva odhodíte; pak smíte zase vytáhnout.

# Otázky: tah
why-ask-tile = Vytažená kartička se musí přiložit celou stranou a všechny strany, které se dotýkají, musí sedět. Nepasuje-li nikam, jde ze hry a vytáhne se další. Příklad: cesta k cestě, město k městu, louka k louce.
why-ask-abbey = Místo vytažení kartičky smíte dát své opatství do mezery s kartičkami na všech čtyřech stranách; nic nemusí sedět. Uzavře všechny čtyři strany. Příklad: dokončí cestu i město, které do mezery vedou.
why-ask-ransom = Jednou ve svém tahu si smíte vykoupit jednoho zajatce za 3 body, které dostane věznitel; musíte mít aspoň 3. Družiníka lze hned použít. Příklad: zaplatíte Benovi 3 a družiníka v témže tahu umístíte.
why-ask-escape = Po svém tahu smíte vzít domů jednoho rytíře z obléhaného města, stojí-li u některé jeho kartičky obléhání klášter nebo svatyně. Body nepřinese. Příklad: klášter leží u rohu kartičky obléhání.
why-ask-skip = Tah proběhne bez kartičky, jen když žádná pasující nezbývá, nebo když to stůl chce. Pokračuje další hráč. Příklad: kolo výstřelů se vynechá, protože se ztratil žeton.
why-ask-end = Hra končí po tahu s poslední kartičkou. Stůl ji smí ukončit dřív; pak se vše vyhodnotí, jak leží. Příklad: je pozdě a dohodnete se, že po tomto kole skončíte.
why-ask-adjust = Stůl smí body ručně přidat nebo ubrat, s důvodem. Hodí se to na to, co aplikace nezná. Příklad: 5 bodů za nejlepší vtip.

# Otázky: co přináší kartička
why-ask-gold = Kartička se zlatem přinese jednu cihlu na sebe a jednu na kartičku vedle, i přes roh. Tu vyberete dřív, než někoho umístíte. Příklad: dejte ji na kartičku svého města, po dokončení dostanete obě.
why-ask-share-gold = Kdo získá body za dokončené území, vezme si cihly z jeho kartiček. Boduje-li víc hráčů, berou všichni, kdo mohou, postupně po jedné; začíná hráč na tahu. Příklad: tři cihly pro Annu a Bena: Anna 2, Ben 1.
why-ask-magic = Kdo přiloží kartičku s kouzelným znamením, musí poslat mága nebo čarodějnici na nedokončenou cestu nebo do nedokončeného města, kde není ani jeden z nich. Mág přidává 1 bod za kartičku, čarodějnice bere polovinu. Příklad: čarodějnice jde do velkého města soupeře.
why-ask-circle = Kdo přiložil kruh v obilí, vybírá za všechny: každý smí přidat družiníka k jednomu svému, nebo každý musí jednoho vzít domů. Štít znamená rytíře, kyj lupiče, vidle sedláky. Příklad: nemáte rytíře, a tak necháte každého vzít jednoho domů.
why-ask-crop-add = Smíte dát jednoho družiníka ze zásoby na místo, kde už jeden váš stojí. Vybrat lze jen druh, který ukazuje kruh v obilí. Příklad: s druhým rytířem vedle prvního máte v tom městě dva.
why-ask-crop-take-home = Musíte vzít domů jednoho svého družiníka toho druhu, který ukazuje kruh v obilí. Body nepřinese. Příklad: vezměte rytíře, jehož město už nejde dokončit.
why-ask-dragon = Drak udělá šest kroků, každý hráč ho postupně vede o jeden, začíná hráč na tahu. Na žádnou kartičku nevstoupí dvakrát, na kartičku víly nikdy, a sežere všechny družiníky, ke kterým přijde. Příklad: Ben ho vede na Annin klášter a její mnich jde domů bez bodů.
why-ask-token = Po tahu s kartičkou trhu každý jednou vystřelí stejný žeton, začíná hráč na tahu. Ten také vybere který. Příklad: při „chytání“ se další hráč snaží váš výstřel chytit.
why-ask-target = Kdo je nejblíž trhu, získá 5 bodů; měří se od středu jeho kartičky k nejbližšímu okraji žetonu. Žetony mimo kartičky nesoutěží. Příklad: 42 mm je lepší než 45 mm; dva s 42 mm získají každý 5.
why-ask-catch = Střílíte přes pravítko k dalšímu hráči. Není-li žeton chycen, získáte 5 bodů vy; je-li chycen, získá je chytající. Příklad: Benovi upadne, a tak máte 5.
why-ask-knock-out = Každý družiník, kterého žeton zasáhne nebo posune, jde domů bez bodů. Za výstřel nikdo body nezíská. Příklad: přejede dva rytíře a oba jdou domů.
why-ask-seduction = Leží-li žeton na kartičce, smíte nejbližšího družiníka vyměnit za jednoho svého ze zásoby. Body za to nikdo nezíská. Příklad: nejblíž je Benův rytíř; teď v tom městě stojí váš.

# Otázky: Carcassonne
why-ask-enter = Přinesla-li vaše kartička body soupeři a vám ne, smíte poslat jednoho družiníka ze zásoby do některé čtvrti Carcassonne. Odtud se může později připojit k území. Příklad: dokončíte Anninu cestu a pošlete družiníka do kovárny.
why-ask-count = Kdo právě poslal družiníka do Carcassonne, smí postavit hraběte do kterékoli čtvrti. Ze čtvrti, kde stojí, nikdo nevyjde. Příklad: postavte ho do zámku, kde čekají Benovi rytíři.
why-ask-begin-leaving = Než se území vyhodnotí, má každý jednou možnost přivést na ně družiníky z Carcassonne. Hráč na tahu řekne, kdo začne: on sám, nebo hráč po jeho levici. Příklad: jděte až nakonec, chcete-li vidět, kdo přijde.
why-ask-leave = Ze zámku jdou družiníci do právě dokončeného města, z kovárny na cestu, z katedrály do kláštera nebo svatyně; z tržiště na louky, na konci. Hned se počítají do většiny. Příklad: dva ze zámku porazí jednoho rytíře.
why-ask-wagon = Po vyhodnocení svého území smí vůz místo domů jet dál na nedokončené území, které je s ním spojené a nemá družiníka. Příklad: z dokončené cesty do otevřeného města na jejím konci.

# Otázky: na bodovací tabulce
why-ask-walk = Kdo získá body, vybere, zda s nimi všemi půjde družiník, nebo posel. Figurka, která se ve vlastním tahu zastaví na 0, 5, 10…, přinese zprávu. Příklad: posel stojí na 12 a 3 body ho dovedou na 15.
why-ask-message = Kdo vytáhne zprávu, udělá, co říká, nebo si vezme 2 body. Zpráva pak přijde pod balíček. Příklad: „2 body za každého vašeho rytíře“, se třemi rytíři: 6 bodů.
why-ask-pennants = Tato zpráva přináší 2 body za každý erb v jednom městě s vaším rytířem. Na většině nezáleží a rytíř zůstává. Příklad: tři erby přinesou 6.
why-ask-score-follower = Tato zpráva vyhodnotí jednoho vašeho družiníka jako na konci a vezme ho domů. Na většině nezáleží. Příklad: sedlák u dvou dokončených měst přinese 6.
why-ask-bandit = S kartičkou s měšcem smíte postavit svého banditu na bodovací tabulku vedle figurky. Získá polovinu bodů, které tato figurka dostane za příští území. Příklad: vedle Bena, který brzy dokončí své město.
why-ask-rob = Získalo-li body vedle vašeho bandity víc hráčů, vyberete, koho okrade. Vezme polovinu, zaokrouhleno nahoru, a okradený si nechá všechny body. Příklad: polovina z 9 je 5.

# Otázky: bodovací blok
why-ask-note = Do bodovacího bloku píšete, co kartička dokončila: co to je, jak je to velké a kdo tam má kolik družiníků. Výpočet udělá aplikace. Příklad: město z 5 kartiček s 1 erbem a Anniným rytířem: 12 bodů pro Annu.
why-ask-remain = Na konci píšete, co leží na stole nedokončené a kdo tam stojí. Výpočty udělá aplikace. Příklad: cesta ze 3 kartiček s Benovým lupičem: 3 body pro Bena.
why-ask-deed = Rozkazy mohou chtít víc než dokončená území, proto se zapisuje i takový čin. Na co se žádný rozkaz ve hře neptá, není třeba zadávat. Příklad: Anna přesunula vílu ke svému mnichovi.
why-ask-turn = Tady řeknete aplikaci, čí tah to opravdu je. Nic jiného se nezmění. Příklad: tah se nezapsal, protože se nic nedokončilo.
why-ask-completed = Král a loupeživý rytíř přinášejí 1 bod za každé dokončené město a každou dokončenou cestu na stole. Spočítejte je všechny, ať patří komukoli. Příklad: 9 dokončených měst přinese držiteli krále 9 bodů.

# Akce tahu
why-act-follower = Po přiložení kartičky na ni smíte postavit jednoho družiníka: na cestu, do města, do kláštera nebo na louku, nestojí-li nikde na tom území žádný družiník. Příklad: cesta vaší kartičky už má lupiče, a tak si vezmete město.
why-act-big-follower = Velký družiník se při posuzování většiny počítá za dva, jinak za jednoho. Příklad: sám se vyrovná dvěma obyčejným rytířům.
why-act-mayor = Starosta smí stát jen ve městech a počítá se za tolik družiníků, kolik má město erbů. Bez erbu se nepočítá. Příklad: se dvěma erby se počítá za dva.
why-act-wagon = Vůz stojí na cestách, ve městech a v klášterech, ne na loukách. Po vyhodnocení smí jet dál. Příklad: z dokončené cesty do otevřeného města na jejím konci.
why-act-builder = Stavitel jde na cestu nebo do města, kde máte družiníka. Pozdější kartička, která toto území prodlouží, vám v tom tahu přinese druhou. Příklad: přidáte kartičku k jeho městu a vytáhnete další.
why-act-pig = Prasátko jde na louku, kde máte sedláka. Získáte-li za louku body, přinese každé dokončené město 4 místo 3. Příklad: tři města přinesou 12.
why-act-barn = Statek jde na roh, kde se na jedné louce bez statku stýkají čtyři kartičky, jedna z nich právě přiložená. Tamní sedláci se hned vyhodnotí a jdou domů; na konci přinese statek 4 za každé dokončené město. Příklad: dvě dokončená města přinesou 8.
why-act-abbot = Opat stojí v klášterech a jako jediný v zahradách. Později ho smíte povolat domů za dosavadní body. Příklad: v zahradě s pěti kartičkami kolem přinese 6.
why-act-recall = Místo umístění figurky smíte povolat opata domů. Přinese 1 bod za svou kartičku a 1 za každou kolem. Příklad: s pěti kartičkami kolem získáte 6.
why-act-phantom = Po akci tahu smíte postavit svého fantoma na jiné území kartičky. Počítá se jako jeden družiník. Příklad: družiník si vezme město a fantom cestu.
why-act-shepherd = Pastýř jde na louku nové kartičky, kde žádný pastýř není, a shromažďuje tam ovce. Není to družiník: sedláci mu nevadí ani on jim. Příklad: jde na louku se sedlákem soupeře.
why-act-flock = Po kartičce, která zvětší louku vašeho pastýře, táhnete pro stádo další žeton, nebo ho dovedete domů. Pastýř, který právě přišel, táhne hned. Ovce si lehnou k němu; vlk pošle všechny pastýře z louky domů s prázdnou. Příklad: u 7 ovcí skončíte a vezmete si 7 bodů.
why-act-princess = Připojí-li se kartička s princeznou k městu, smíte z něj místo umístění figurky poslat domů jednoho rytíře, ať patří komukoli. Body nepřinese. Příklad: Benův jediný rytíř odejde a město je volné.
why-act-fairy = Místo umístění figurky smíte dát vílu k jednomu svému družiníkovi. Drak tam nemůže, na začátku každého svého tahu získáte 1 bod a 3, když se družiník vyhodnocuje. Příklad: k mnichovi v téměř dokončeném klášteře.
why-act-raise = Místo umístění figurky smíte dát svůj dílek na staveniště nebo otevřenou věž. Potom smíte zajmout družiníka tak daleko, jak je věž vysoká. Příklad: při výšce 2 dvě kartičky rovným směrem.
why-act-man = Místo umístění figurky smíte postavit družiníka na věž. Dokud tam stojí, nikdo nemůže přidat dílek. Příklad: zachráníte svého rytíře před věží vedle.
why-act-capture = Právě zvýšená věž smí zajmout jednoho družiníka na své kartičce nebo rovným směrem nejvýš tolik kartiček daleko, jak je vysoká. Družiníci soupeřů se stávají zajatci; drží-li soupeř jednoho vašeho, oba se vymění. Příklad: výška 1 dosáhne na kartičku vedle.
why-act-fly = Místo umístění na kartičku odnese stroj družiníka ve směru šipky o jednu až tři kartičky, podle kostky. Tam musí na nedokončenou cestu, do nedokončeného města nebo kláštera, i když tam už někdo je. Příklad: padne 2 a přistanete v Annině městě.
why-act-ferry = Po akci položíte na nové jezero přívoz: spojí dvě z cest, které tam končí, a ostatní končí u jezera. Příklad: cesta vašeho lupiče pokračuje na druhém břehu.
why-act-move-ferry = Kdo prodlouží cestu, smí přesunout první přívoz na ní tak, aby spojil jiné dvě cesty svého jezera. Příklad: Benova dlouhá cesta teď končí u jezera.
why-act-site = U některých rozkazů záleží na tom, ve kterém městě leží staveniště věže. Kde to obrázek nechává otevřené, řekne to stůl. Příklad: větší část leží v levém městě.
