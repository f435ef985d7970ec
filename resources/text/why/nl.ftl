# Waarom: regels zoals ze aan spelers worden verteld. Wat gevraagd wordt, heeft een voorbeeld; waar punten voor zijn, heeft de som ernaast.

why-title = Zo wordt hier gespeeld
why-about = De regels waarmee deze app speelt, met de sets en de huisregels van deze tafel.
why-now = Deze vraag
why-of-base = Elk spel
why-of-orders = Bevelen van de koning
why-of-pad = Op het scoreblok
why-place = { $set }, { $heading }
why-head-placing = Tegels leggen
why-head-followers = Meeples zetten
why-head-majority = De meerderheid
why-head-scoring = Puntentelling
why-head-end = Einde van het spel
why-head-deal = Het delen
why-head-track = Scorespoor
why-head-draw = Bevelen trekken
why-head-discard = Bevelen afleggen
why-head-fulfil = Bevelen uitvoeren
why-head-dragon = De draak
why-head-enter = Naar Carcassonne
why-head-count = De graaf
why-head-leave = Uit Carcassonne
why-head-abbey = De abdij
why-head-throw = De kermis
why-head-siege = De belegering
why-head-escape = De ontsnapping
why-house = Huisregels van deze tafel
why-dead-one = De enige tegel die over is, past hier niet.
why-dead = Geen van de { $count } tegels die over zijn, past hier. De buren vragen om { $sides }.
why-dead-abbey = Een abdij past in elk gat.
why-scored = { $name } kreeg er { $points } voor in beurt { $turn }.
why-scored-nobody = Niemand kreeg er punten voor.
why-if-completes = Dit zou afbouwen: { $list }.
why-if-for = { $feature } ({ $gains })
why-if-nobody = { $feature } (er staat niemand)
why-if-king = De Koning zou naar { $name } gaan.
why-if-robber = De Roofridder zou naar { $name } gaan.
why-if-nothing = Dit zou niets afbouwen.
why-corrected = beurt { $turn }, verbeterd
why-inserted = een vergeten beurt, ingevoegd

# Waar punten voor zijn
why-for-road = Een afgebouwde weg geeft 1 punt voor elk van zijn tegels, met een herberg 2. Een onafgebouwde geeft aan het eind 1 voor elke tegel, met een herberg niets.
why-for-city = Een afgebouwde stad geeft 2 punten voor elk van haar tegels en wapens, met een kathedraal 3. Een onafgebouwde geeft aan het eind de helft, met een kathedraal niets.
why-for-city-small = Een afgebouwde stad geeft 2 punten voor elk van haar tegels en wapens, met een kathedraal 3; aan deze tafel geeft een stad van twee tegels telkens 1 minder. Een onafgebouwde geeft aan het eind de helft, met een kathedraal niets.
why-for-monastery = Een afgebouwd klooster geeft 9 punten: 1 voor zijn tegel en 1 voor elk van de acht eromheen. Een onafgebouwd klooster geeft aan het eind 1 voor zichzelf en 1 voor elke tegel eromheen.
why-for-shrine = Een cultusplaats geeft punten zoals een klooster. Bij een uitdaging krijgt punten wat het eerst is afgebouwd, het andere niets.
why-for-garden = Een tuin geeft punten zoals een klooster, maar alleen een abt mag er staan.
why-for-field = Weiden geven alleen aan het eind punten: 3 voor elke afgebouwde stad die de weide raakt. Hoe groot stad en weide zijn, maakt niet uit.
why-for-field-by-city = Weiden geven alleen aan het eind punten: elke afgebouwde stad geeft één keer 4 aan wie de meeste boeren heeft in de weiden eromheen. Hoe groot stad en weiden zijn, maakt niet uit.
why-for-majority = Wie de meeste meeples op een project heeft, krijgt alle punten ervan. Hebben meerdere spelers er evenveel, dan krijgen zij elk alle punten.
why-for-pigsty = Een varkenskudde maakt elke afgebouwde stad die haar weide raakt, 1 punt meer waard. Meerdere varkenskuddes geven niet meer dan één.
why-for-pig = Met een eigen varken op de weide geeft elke afgebouwde stad de eigenaar 1 punt meer. Meerdere varkens geven niet meer dan één.
why-for-besieged = Een belegerde stad telt dubbel voor de weiden die haar raken. De stad zelf geeft de helft, en niets als ze onafgebouwd blijft.
why-for-barn = Aan het eind geeft een herenboerderij de eigenaar 4 punten voor elke afgebouwde stad die haar weide raakt. Toen ze werd gezet, zijn de boeren daar geteld en naar de voorraad gegaan.
why-for-fairy-turn = Wie een beurt begint met de fee bij een eigen meeple, krijgt 1 punt. In een dubbele beurt is dat één keer.
why-for-fairy = Wordt het project geteld waar de meeple van de fee staat, dan krijgt de eigenaar van die meeple 3 punten extra. De meerderheid maakt niet uit.
why-for-ransom = Eén keer in je beurt mag je één gevangene terugkopen voor 3 punten; die krijgt wie hem gevangenhoudt. De meeple is meteen te gebruiken.
why-for-fair = Op een kermis zijn er 5 punten voor het dichtstbijzijnde fiche, voor een schot dat niemand ving, of voor een vangst. Wie even dichtbij is, krijgt ook 5.
why-for-goods = Aan het eind zijn er voor elke soort goederen 10 punten voor wie er de meeste van heeft. Wie daarbij gelijk staat, krijgt ook 10.
why-for-king = Aan het eind geeft de Koning 1 punt voor elke afgebouwde stad op het speelveld, van wie die ook is. Koning is wie de grootste stad afbouwde; wie die evenaart, wordt het niet.
why-for-robber = Aan het eind geeft de Roofridder 1 punt voor elke afgebouwde weg op het speelveld, van wie die ook is. Roofridder is wie de langste weg afbouwde; wie die evenaart, wordt het niet.
why-for-titles = Aan deze tafel geven Koning en Roofridder punten zoals de huisregels zeggen. Wie ze heeft, bepalen de grootste stad en de langste weg.
why-order = “{ $title }” vraagt: { $text }
why-for-order = Een bevel van de koning geeft de punten die erop staan, zodra de bezitter alles doet wat het zegt. Daarna ligt het tot het eind open.
why-for-unfulfilled-orders = Elk bevel dat aan het eind nog in de hand is, kost 10 punten. Alleen het bevel over de draak geeft er 10 als de draak de bezitter nooit te pakken kreeg.
why-for-bitten = Wie het bevel over de draak heeft en een figuur aan hem verliest, betaalt één keer 10 punten. Het bevel ligt dan open en is klaar.
why-for-most-orders = Wie de meeste bevelen uitvoerde, krijgt aan het eind 10 punten. Het aantal kaarten telt; wie gelijk staat, krijgt ook 10.
why-for-raised-to-zero = Aan deze tafel eindigt niemand onder 0. De ontbrekende punten komen er aan het eind bij.
why-for-gold = Aan het eind geven hoogstens 3 goudstaven elk 1 punt, 4 tot en met 6 elk 2, 7 tot en met 9 elk 3, 10 en meer elk 4. Staven die nog op het speelveld liggen, geven niets.
why-for-mage = De magiër geeft 1 punt extra voor elke tegel van de weg of stad waar hij staat. Dat doet hij ook als die door een herberg of kathedraal niets oplevert.
why-for-witch = De heks halveert de punten van de weg of stad waar zij staat, naar boven afgerond. Daarna wacht zij naast het speelveld.
why-for-sheep = Een kudde die naar huis wordt geleid, of waarvan de weide gesloten is, levert iedereen met een herder daar een punt op voor elk schaap in de weide. Schapen die aan het einde nog buiten zijn, leveren niets op. Voorbeeld: jouw 5 schapen en de 3 van Ben leveren jullie allebei 8 op.
why-for-bag = In de buidel zitten 4 fiches met 1 schaap, 5 met 2, 5 met 3, 2 met 4 en 2 wolven. Een wolf gaat meteen terug in de buidel, de andere fiches als hun herder naar huis gaat.
why-for-under-hill = Een tegel met een heuvel wordt op nog een tegel van de stapel gelegd, die niemand bekijkt: die is uit het spel. Is er geen meer over, dan ligt er niets onder de heuvel.
why-for-hill = Van allen die in een project het sterkst zijn, verslaat wie daar een meeple op een heuveltegel heeft de anderen. Voorbeeld: Anna en Ben hebben elk één ridder, maar die van Anna staat op een heuvel. Alleen zij krijgt de punten voor de stad.
why-for-hill-counted = Van allen die in een project het sterkst zijn, verslaat wie daar de meeste meeples op heuveltegels heeft de anderen. Voorbeeld: Anna en Ben zijn even sterk, maar Anna heeft één ridder op een heuvel en Ben twee. Alleen hij krijgt de punten voor de stad.
why-for-vineyard = Een afgebouwd klooster, een afgebouwde abdij of cultusplaats geeft 3 punten extra voor elke wijngaard op de acht tegels eromheen. Voorbeeld: een klooster met twee wijngaarden geeft 15.
why-for-vineyard-garden = Een afgebouwd klooster, een afgebouwde abdij, cultusplaats of tuin geeft 3 punten extra voor elke wijngaard op de acht tegels eromheen. Voorbeeld: een tuin met twee wijngaarden geeft 15.
why-for-knights = Dit bericht geeft 2 punten voor elke eigen ridder op het speelveld. De ridders blijven waar ze zijn.
why-for-farmers = Dit bericht geeft 3 punten voor elke eigen boer op het speelveld. De boeren blijven waar ze zijn.
why-for-message = Wie een bericht trekt, mag 2 punten nemen in plaats van wat erop staat. Een bericht dat niets oplevert, is ook 2 punten waard.
why-for-robbed = Een bandiet krijgt de helft van het volgende project dat naast hem op het scorespoor wordt geteld, naar boven afgerond. Wie beroofd is, houdt alle punten.
why-for-by-hand = Deze punten heeft de tafel opgeschreven, met de reden die erbij staat. Geen regel geeft ze.

# Vragen: de stapel
why-ask-deal = Iedereen krijgt vóór het spel drie bevelen van de koning en bekijkt ze in het geheim. Voorbeeld: je geeft het apparaat door, en alleen jij ziet jouw drie.
why-ask-dealt = Iedereen krijgt vóór het spel drie bevelen van de koning en bekijkt ze in het geheim. Hier zeg je welke gedrukte kaarten zijn uitgedeeld. Voorbeeld: je kreeg de nummers 4, 17 en 52, dus kies je deze drie.
why-ask-keep = Je mag precies één van je eerste drie bevelen teruggeven en er twee houden. Het gaat onder de stapel, en er komt geen ander voor. Voorbeeld: je hebt drie boerenbevelen, dus geef je het moeilijkste terug.
why-ask-fulfil = Eén gelegenheid voert hoogstens één van je bevelen uit; passen er meer, dan kies jij. De andere blijven in de hand voor een andere gelegenheid. Voorbeeld: je stad van 8 past bij een bevel voor 6 tegels en bij één voor 8; je toont er één.
why-ask-declare = Sommige bevelen kun alleen jij beoordelen, want de app ziet niet waar ze om vragen. Zeg dat een bevel is uitgevoerd als alles klopt. Voorbeeld: je bevel vraagt om een stad met drie ridders, en het scoreblok kent geen ridders.
why-ask-claims = Voor de eindtelling wordt iedereen één keer gevraagd, wat je ook op hand hebt: een bevel op hand kost daarna 10 punten. Voorbeeld: de laatste tegel heeft iedereen laten lachen, zoals je bevel vraagt.
why-ask-draw = Aan het begin van je beurt, vóór de tegel, mag je een bevel trekken als je er vier of minder hebt. Een bevel dat aan het eind nog in de hand is, kost 10. Voorbeeld: met vijf in de hand trekt niemand.
why-ask-discard = Wie ooit drie of meer boerenbevelen tegelijk had, mag zulke bevelen aan het begin van een beurt afleggen, open en zonder kosten. Het recht blijft als het er minder worden. Voorbeeld: je hebt er vier en legt er twee af; dan mag je weer trekken.

# Vragen: de beurt
why-ask-tile = De getrokken tegel moet met een hele kant aan het speelveld liggen, en alle kanten die elkaar raken, moeten passen. Past hij nergens, dan gaat hij uit het spel en trek je een andere. Voorbeeld: weg aan weg, stad aan stad, weide aan weide.
why-ask-abbey = In plaats van een tegel te trekken mag je je abdij in een gat met tegels aan alle vier de kanten leggen; niets hoeft te passen. Zij sluit alle vier de kanten af. Voorbeeld: zij bouwt de weg en de stad af die in het gat uitkomen.
why-ask-ransom = Eén keer in je beurt mag je één gevangene terugkopen voor 3 punten; die krijgt wie hem gevangenhoudt. Je moet er minstens 3 hebben. De meeple is meteen te gebruiken. Voorbeeld: je betaalt 3 aan Ben en zet de meeple in dezelfde beurt.
why-ask-escape = Na je beurt mag je één ridder uit een belegerde stad terugnemen als er een klooster of cultusplaats naast een van haar belegeringstegels staat. Hij levert geen punten op. Voorbeeld: een klooster ligt aan de hoek van de belegeringstegel.
why-ask-skip = Een beurt gaat alleen zonder tegel voorbij als er geen meer over is die past, of omdat de tafel het zo wil. De volgende speler gaat verder. Voorbeeld: een ronde schieten vervalt omdat het fiche zoek is.
why-ask-end = Het spel is uit als de beurt van de laatste tegel voorbij is. De tafel mag het eerder beëindigen; dan wordt alles geteld zoals het ligt. Voorbeeld: het is laat, en jullie spreken af na deze ronde te stoppen.
why-ask-adjust = De tafel mag met de hand punten geven of afnemen, met een reden. Gebruik dat voor wat de app niet kent. Voorbeeld: 5 punten voor de beste grap.

# Vragen: wat bij de tegel hoort
why-ask-gold = Een tegel met goud brengt één staaf op de tegel zelf en één op een tegel ernaast, ook schuin. Die kies je voordat je iemand zet. Voorbeeld: leg de staaf op een tegel van je eigen stad; is die afgebouwd, dan krijg je ze allebei.
why-ask-share-gold = Wie punten voor een afgebouwd project krijgt, neemt de staven op de tegels ervan. Zijn dat meerdere spelers, dan neemt iedereen die er mag nemen, er om de beurt één; wie aan de beurt is, begint. Voorbeeld: drie staven voor Anna en Ben: Anna 2, Ben 1.
why-ask-magic = Wie een tegel met dit teken legt, moet de magiër of de heks naar een onafgebouwde weg of stad sturen waar geen van beiden staat. De magiër geeft 1 punt extra per tegel, de heks neemt de helft. Voorbeeld: de heks gaat naar de grote stad van je tegenspeler.
why-ask-circle = Wie de graancirkel legde, kiest voor iedereen: iedereen mag een meeple bij een eigen meeple zetten, of iedereen moet er een terugnemen. Een schild betekent ridders, een knots struikrovers, een hooivork boeren. Voorbeeld: je hebt geen ridder, dus laat je iedereen er een terugnemen.
why-ask-crop-add = Je mag één meeple uit je voorraad op een plaats zetten waar er al een van jou staat. Alleen de soort die de graancirkel toont, kan gekozen worden. Voorbeeld: met een tweede ridder naast je eerste heb je er twee in die stad.
why-ask-crop-take-home = Je moet een van je meeples terugnemen, van de soort die de graancirkel toont. Hij levert geen punten op. Voorbeeld: neem de ridder wiens stad niet meer kan worden afgebouwd.
why-ask-dragon = De draak zet zes stappen; om de beurt leidt elke speler hem één stap, te beginnen met wie aan de beurt is. Hij gaat nooit twee keer naar dezelfde tegel, nooit naar die van de fee, en eet waar hij komt alle meeples op. Voorbeeld: Ben leidt hem naar Anna’s klooster, en haar monnik gaat zonder punten terug.
why-ask-token = Na de beurt van een tegel met een kermis schiet iedereen één keer hetzelfde fiche, wie aan de beurt is het eerst. Die speler kiest welk. Voorbeeld: bij “vangen” probeert de volgende speler je schot te vangen.
why-ask-target = Wie het dichtst bij de kermis komt, krijgt 5 punten, gemeten van het midden van de kermistegel tot de dichtstbijzijnde rand van het fiche. Fiches naast de tegels doen niet mee. Voorbeeld: 42 mm wint van 45 mm; twee op 42 mm krijgen elk 5.
why-ask-catch = Je schiet over de liniaal naar de volgende speler. Wordt het fiche niet gevangen, dan krijg jij 5 punten; anders krijgt de vanger ze. Voorbeeld: Ben laat het vallen, dus krijg jij er 5.
why-ask-knock-out = Elke meeple die het fiche raakt of verschuift, gaat zonder punten terug. Niemand krijgt punten voor het schot. Voorbeeld: het rolt over twee ridders, en ze gaan allebei terug.
why-ask-seduction = Blijft het fiche op een tegel liggen, dan mag je de dichtstbijzijnde meeple vervangen door een van jou uit de voorraad. Niemand krijgt er punten voor. Voorbeeld: het dichtstbij staat Bens ridder; nu staat de jouwe in die stad.

# Vragen: de stad Carcassonne
why-ask-enter = Gaf je tegel een tegenspeler punten en jou niet, dan mag je één meeple uit je voorraad naar een stadskwartier van Carcassonne sturen. Van daaruit kan hij later naar een project. Voorbeeld: je bouwt Anna’s weg af en stuurt een meeple naar de smederij.
why-ask-count = Wie net een meeple naar Carcassonne heeft gestuurd, mag de graaf in een stadskwartier naar keuze zetten. Niemand verlaat het stadskwartier waar hij staat. Voorbeeld: zet hem in het kasteel, waar Bens ridders wachten.
why-ask-begin-leaving = Voordat een project wordt geteld, krijgt iedereen één kans om er meeples uit Carcassonne heen te brengen. Wie aan de beurt is, begint zelf of laat de speler links beginnen. Voorbeeld: ga zelf als laatste als je wilt zien wie er komt.
why-ask-leave = Uit het kasteel gaan meeples naar een net afgebouwde stad, uit de smederij naar een weg, uit de kathedraal naar een klooster of cultusplaats; van de markt aan het eind naar weiden. Ze tellen meteen mee voor de meerderheid. Voorbeeld: twee uit het kasteel winnen van één ridder.
why-ask-wagon = Nadat zijn project is geteld, mag een wagen verderrijden naar een onafgebouwd project dat ermee verbonden is en waar geen meeple staat, in plaats van terug te gaan. Voorbeeld: van een afgebouwde weg naar de open stad aan het einde ervan.

# Vragen: op het scorespoor
why-ask-walk = Wie punten krijgt, kiest welke figuur loopt, meeple of bode, met alle punten. In de eigen beurt brengt een figuur die op 0, 5, 10 … stopt, een bericht. Voorbeeld: de bode staat op 12, en 3 punten brengen hem op 15.
why-ask-message = Wie een bericht trekt, doet wat erop staat of neemt 2 punten. Daarna gaat het onder de stapel. Voorbeeld: “2 punten voor elk van je ridders”, met drie ridders: 6 punten.
why-ask-pennants = Dit bericht geeft 2 punten voor elk wapen in één stad met een ridder van jou. De meerderheid maakt niet uit, en de ridder blijft. Voorbeeld: drie wapens geven 6.
why-ask-score-follower = Met dit bericht tel je een van je meeples zoals aan het eind, en neem je hem terug. De meerderheid maakt niet uit. Voorbeeld: een boer bij twee afgebouwde steden geeft 6.
why-ask-bandit = Met een tegel die een buidel toont, mag je je bandiet naast een figuur op het scorespoor zetten. Hij krijgt de helft van het volgende project dat voor deze figuur wordt geteld. Voorbeeld: naast Ben, die zijn stad bijna afbouwt.
why-ask-rob = Kregen er meer spelers naast je bandiet punten, dan kies jij wie hij berooft. Hij krijgt de helft, naar boven afgerond; wie beroofd is, houdt alle punten. Voorbeeld: de helft van 9 is 5.

# Vragen: het scoreblok
why-ask-note = Op het scoreblok schrijf je op wat een tegel heeft afgebouwd: wat het is, hoe groot, en wie er hoeveel meeples heeft. De app maakt de som. Voorbeeld: een stad van 5 tegels met 1 wapen en Anna’s ridder: 12 punten voor Anna.
why-ask-remain = Aan het eind schrijf je op wat er onafgebouwd op tafel ligt en wie daar staat. De app maakt de sommen. Voorbeeld: een weg van 3 tegels met Bens struikrover: 3 punten voor Ben.
why-ask-deed = Bevelen kunnen om meer vragen dan afgebouwde projecten, dus ook zo’n daad wordt opgeschreven. Waar geen bevel in het spel om vraagt, hoef je niet te melden. Voorbeeld: Anna verzette de fee naar haar monnik.
why-ask-turn = Hier zeg je de app wie echt aan de beurt is. Verder verandert er niets. Voorbeeld: een beurt is niet opgeschreven omdat er niets is afgebouwd.
why-ask-completed = Koning en Roofridder geven 1 punt voor elke afgebouwde stad en weg op tafel. Tel ze allemaal, van wie ze ook zijn. Voorbeeld: 9 afgebouwde steden geven 9 punten aan wie Koning is.

# De actie van de beurt
why-act-follower = Na het leggen van de tegel mag je er één meeple op zetten: op een weg, een stad, een klooster of een weide, als nergens op dat project een meeple staat. Voorbeeld: de weg van je tegel heeft al een struikrover, dus neem je de stad.
why-act-big-follower = De grote meeple telt voor twee bij de meerderheid, en verder als één meeple. Voorbeeld: in zijn eentje staat hij gelijk met twee gewone ridders.
why-act-mayor = De burgemeester mag alleen in steden staan en telt voor het aantal wapens van de stad. Zonder wapen telt hij niet mee. Voorbeeld: met twee wapens telt hij voor twee.
why-act-wagon = De wagen staat op wegen, in steden en op kloosters, niet op weiden. Nadat hij is geteld, mag hij verderrijden. Voorbeeld: van een afgebouwde weg naar de open stad aan het einde ervan.
why-act-builder = De bouwmeester gaat naar een weg of stad waar je een meeple hebt. Een latere tegel die daaraan verderbouwt, brengt je in die beurt een tweede tegel. Voorbeeld: je legt een tegel aan zijn stad en trekt er nog een.
why-act-pig = Het varken gaat naar een weide waar je een boer hebt. Krijg je de punten voor de weide, dan geeft elke afgebouwde stad er 4 in plaats van 3. Voorbeeld: drie steden geven 12.
why-act-barn = De herenboerderij gaat naar een hoek waar vier tegels op één weide zonder herenboerderij samenkomen, waaronder de net gelegde. De boeren daar worden nu geteld en gaan terug; aan het eind geeft zij 4 voor elke afgebouwde stad. Voorbeeld: twee afgebouwde steden geven 8.
why-act-abbot = De abt staat op kloosters en, als enige, in tuinen. Later mag je hem naar huis halen voor de punten tot dan toe. Voorbeeld: in een tuin met vijf tegels eromheen geeft hij 6.
why-act-recall = In plaats van iemand te zetten mag je je abt naar huis halen. Hij geeft 1 punt voor zijn tegel en 1 voor elke tegel eromheen. Voorbeeld: met vijf tegels om hem heen krijg je er 6.
why-act-phantom = Na de actie van de beurt mag je je fantoom op een ander project van de tegel zetten. Het telt als één meeple. Voorbeeld: een meeple neemt de stad, en het fantoom de weg.
why-act-shepherd = De herder gaat naar een weide van de nieuwe tegel waar geen herder staat, en verzamelt daar schapen. Hij is geen meeple: boeren storen hem niet, en hij stoort hen niet. Voorbeeld: hij gaat naar de weide van de boer van je tegenstander.
why-act-flock = Na een tegel die de weide van je herder uitbreidt, trek je nog een fiche voor de kudde, of leid je haar naar huis. Een herder die net gekomen is, trekt meteen. Schapen gaan bij hem liggen; een wolf stuurt alle herders van de weide met niets naar huis. Voorbeeld: bij 7 schapen stop je en neem je 7 punten.
why-act-princess = Sluit de tegel met de jonkvrouw aan op een stad, dan mag je in plaats van iemand te zetten één ridder daaruit terugsturen, van wie hij ook is. Hij levert geen punten op. Voorbeeld: Bens enige ridder gaat, en de stad is vrij.
why-act-fairy = In plaats van iemand te zetten mag je de fee bij een van je meeples zetten. Daar kan de draak niet komen, je krijgt aan het begin van elke eigen beurt 1 punt, en 3 als die meeple wordt geteld. Voorbeeld: bij de monnik die bijna klaar is.
why-act-raise = In plaats van iemand te zetten mag je een torendeel van jou op een torenbouwplaats of een open toren zetten. Dan mag je een meeple gevangennemen, zo ver weg als de toren hoog is. Voorbeeld: bij hoogte 2 twee tegels rechtuit.
why-act-man = In plaats van iemand te zetten mag je een meeple boven op een toren zetten. Zolang hij blijft, kan niemand er een torendeel op zetten. Voorbeeld: je redt je ridder van een toren naast hem.
why-act-capture = De net verhoogde toren mag één meeple gevangennemen, op zijn eigen tegel of rechtuit zo veel tegels ver als hij hoog is. Meeples van tegenspelers worden gevangenen; houden zij er een van jou, dan worden de twee geruild. Voorbeeld: hoogte 1 reikt tot de tegel ernaast.
why-act-fly = In plaats van dat je iemand op de tegel zet, brengt de machine een meeple één tot drie tegels ver langs haar pijl, zoals de dobbelsteen zegt. Hij moet daar naar een onafgebouwde weg of stad of een onafgebouwd klooster, ook als er al iemand staat. Voorbeeld: je gooit 2 en landt in Anna’s stad.
why-act-ferry = Na de actie leg je een veerpont op het nieuwe meer: zij verbindt twee van de wegen die daar eindigen, en de andere eindigen bij het meer. Voorbeeld: de weg van je struikrover gaat aan de overkant verder.
why-act-move-ferry = Wie een weg verlengt, mag de eerste veerpont erop verplaatsen, zodat zij twee andere wegen van haar meer verbindt. Voorbeeld: Bens lange weg eindigt nu bij het meer.
why-act-site = Voor sommige bevelen maakt het uit in welke stad de torenbouwplaats ligt. Laat het plaatje dat open, dan zegt de tafel het. Voorbeeld: het grootste deel ligt in de stad links.
