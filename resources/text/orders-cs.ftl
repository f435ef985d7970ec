### Czech words of the King's Orders: the title, and what to do. A title has at most 28 characters, a text at most 150.

## Base game

order-base-01 = Pět věží
    .text = Dokončete město z přesně 5 kartiček.
order-base-02 = Pyšné město
    .text = Dokončete město z nejméně 6 kartiček.
order-base-03 = Velké hlavní město
    .text = Dokončete město z nejméně 10 kartiček.
order-base-04 = Osada
    .text = Dokončete město z přesně 2 kartiček, v němž stojí nejméně 1 soupeřův družiník.
order-base-05 = Tři brány
    .text = Dokončete město z přesně 3 kartiček.
order-base-06 = Město do čtverce
    .text = Dokončete město z přesně 4 kartiček.
order-base-07 = Sedm špiček věží
    .text = Dokončete město z přesně 7 kartiček.
order-base-08 = Bašta
    .text = Dokončete město z nejméně 8 kartiček.
order-base-09 = Vztyčte prapor
    .text = Dokončete město s nejméně 1 erbem.
order-base-10 = Dvě korouhve
    .text = Dokončete město s přesně 2 erby.
order-base-11 = Síň praporů
    .text = Dokončete město s nejméně 3 erby.
order-base-12 = Svobodné město
    .text = Dokončete město z nejméně 5 kartiček, bez jediného erbu.
order-base-13 = Malá posádka
    .text = Dokončete město z nejvýše 3 kartiček a s nejméně 1 erbem.
order-base-14 = Dobrá společnost
    .text = Dokončete město, v němž stojí nejméně 2 družiníci, bez ohledu na to, čí jsou.
order-base-15 = Město k prasknutí
    .text = Dokončete město, v němž stojí nejméně 3 družiníci, bez ohledu na to, čí jsou.
order-base-16 = Bratři ve zbrani
    .text = Dokončete město, v němž stojí nejméně 2 vaši družiníci.
order-base-17 = Spolupoutníci
    .text = Dokončete cestu, na níž stojí nejméně 2 družiníci, bez ohledu na to, čí jsou.
order-base-18 = Město duchů
    .text = Dokončete město z nejméně 3 kartiček, v němž nestojí žádný družiník.
order-base-19 = Prázdná cesta
    .text = Dokončete cestu z nejméně 4 kartiček, na níž nestojí žádný družiník.
order-base-20 = Společná zeď
    .text = Dokončete město, v němž stojí družiníci nejméně 2 různých hráčů.
order-base-21 = Dárek pro soupeře
    .text = Dokončete město z nejméně 3 kartiček, v němž stojí nejméně 1 soupeřův družiník a žádný váš.
order-base-22 = Sousedova modlitba
    .text = Dokončete klášter (nebo opatství), v němž stojí nejméně 1 soupeřův družiník.
order-base-23 = Zkratka
    .text = Dokončete cestu z přesně 3 kartiček, na níž nestojí žádný družiník.
order-base-24 = Den pochodu
    .text = Dokončete cestu z přesně 5 kartiček.
order-base-25 = Obchodní stezka
    .text = Dokončete cestu z nejméně 6 kartiček.
order-base-26 = Poutní cesta
    .text = Dokončete cestu z nejméně 8 kartiček.
order-base-27 = Královská cesta
    .text = Dokončete cestu z nejméně 10 kartiček.
order-base-28 = Mlčící zvon
    .text = Dokončete klášter (nebo opatství), v němž nestojí žádný družiník.
order-base-29 = Vlastní opat
    .text = Dokončete klášter (nebo opatství), v němž stojí nejméně 1 váš družiník.
order-base-30 = Od brány k bráně
    .text = Dokončete cestu nebo město tak, aby dokončená cesta vedla do nejméně 2 různých dokončených měst.
order-base-31 = Cesta do města
    .text = Dokončete cestu nebo město tak, aby dokončená cesta vedla do dokončeného města z nejméně 4 kartiček.
order-base-32 = Otevřená brána
    .text = Dokončete cestu nebo město tak, aby dokončená cesta vedla do dokončeného města.
order-base-33 = Dlouhý příchod
    .text = Dokončete cestu nebo město tak, aby dokončená cesta z nejméně 4 kartiček vedla do dokončeného města.
order-base-34 = Cesta a zeď
    .text = Jednou kartičkou dokončete nejméně 1 město a nejméně 1 cestu.
order-base-35 = Křižovatka
    .text = Jednou kartičkou dokončete nejméně 2 cesty.
order-base-36 = Města dvojčata
    .text = Jednou kartičkou dokončete nejméně 2 města.
order-base-37 = Stavební mistr
    .text = Jednou kartičkou dokončete nejméně 3 území: cesty, města, kláštery, opatství nebo svatyně.
order-base-38 = Zvon a zednická lžíce
    .text = Jednou kartičkou dokončete klášter (nebo opatství) a nejméně 1 další cestu, město, klášter, opatství nebo svatyni.
order-base-39 = První brázda
    .text = Umístěte sedláka.
order-base-40 = Mezi čtyřmi městy
    .text = Umístěte sedláka na louku, která se dotýká nejméně 4 měst, dokončených i nedokončených.
order-base-41 = Zelinářská zahrada
    .text = Umístěte sedláka na louku, která se dotýká nejméně 5 měst, dokončených i nedokončených.
order-base-42 = Chléb pro město
    .text = Umístěte sedláka na louku, která se dotýká nejméně 3 měst, z toho nejméně 1 dokončeného.
order-base-43 = Dvě plné stodoly
    .text = Umístěte sedláka na louku, která se dotýká nejméně 2 dokončených měst.
order-base-44 = Bohatá sklizeň
    .text = Umístěte sedláka na louku, která se dotýká nejméně 3 dokončených měst.
order-base-45 = Čekání na hradby
    .text = Umístěte sedláka na louku, která se dotýká nejméně 3 měst, ale žádného dokončeného.
order-base-46 = Druhý pluh
    .text = Umístěte sedláka na louku, která se dotýká nejméně 3 měst, tak, aby na herním plánu byli nejméně 2 vaši sedláci.
order-base-47 = Obecní pastvina
    .text = Umístěte sedláka tak, aby na herním plánu bylo nejméně 5 vašich sedláků.
order-base-48 = Přes mez
    .text = Přiložte kartičku, která spojí louku s vaším sedlákem s loukou, na níž je soupeřův sedlák.
order-base-49 = Zlatý den
    .text = Získejte najednou nejméně 12 bodů za jedno území: louka se počítá, když ji vyhodnotí statek, body víly ne.
order-base-50 = Plný měšec
    .text = Získejte v jednom tahu nejméně 15 bodů za území: louky se počítají, když je vyhodnotí statek, body víly ne.
order-base-51 = Mýtná závora
    .text = Získejte nejméně 5 bodů za jednu cestu, ať ji dokončí kdokoli.

## King & Robber

order-king-robber-1 = Koruna
    .text = Získejte krále ze stolu nebo od soupeře.
order-king-robber-2 = Maska
    .text = Získejte loupeživého rytíře ze stolu nebo od soupeře.
order-king-robber-3 = Uchvatitel trůnu
    .text = Vezměte soupeři krále.
order-king-robber-4 = Loupež na cestě
    .text = Vezměte soupeři loupeživého rytíře.
order-king-robber-5 = Koruna a maska
    .text = Získejte krále nebo loupeživého rytíře tak, aby oba byli vaši.

## Heretics & Shrines

order-shrines-1 = Kacířství
    .text = Vyhrajte výzvu svým družiníkem ve svatyni.
order-shrines-2 = Pravá víra
    .text = Vyhrajte výzvu svým družiníkem v klášteře (nebo opatství).
order-shrines-3 = Vztyčené kameny
    .text = Dokončete svatyni.
order-shrines-4 = Věřící
    .text = Dokončete klášter, opatství nebo svatyni, kde stojí nejméně 1 váš družiník.
order-shrines-5 = Láska k bližnímu
    .text = Dokončete klášter, opatství nebo svatyni, kde stojí nejméně 1 soupeřův družiník.

## The Count of Carcassonne

order-count-1 = Přítel u dvora
    .text = Pošlete družiníka do zámku v Carcassonne tak, aby byli v Carcassonne nejméně 2 vaši.
order-count-2 = Trhový den
    .text = Pošlete družiníka na tržiště v Carcassonne tak, aby byli v Carcassonne nejméně 2 vaši.
order-count-3 = Kovář a biskup
    .text = Pošlete družiníka do kovárny nebo katedrály v Carcassonne tak, aby byli v Carcassonne nejméně 2 vaši.
order-count-4 = Výpad
    .text = Před závěrečným vyhodnocením přesuňte družiníka z Carcassonne na některé území.
order-count-5 = Ucho hraběte
    .text = Přesuňte hraběte do čtvrti Carcassonne, v níž je nejméně 1 soupeřův družiník.

## Inns & Cathedrals

order-inns-cathedrals-1 = Poslední runda
    .text = Dokončete cestu s nejméně 1 hostincem, když na ní stojí nejméně 1 váš družiník.
order-inns-cathedrals-2 = Dlouhá cesta domů
    .text = Dokončete cestu z nejméně 5 kartiček a s nejméně 1 hostincem.
order-inns-cathedrals-3 = Zvony nad střechami
    .text = Dokončete město s nejméně 1 katedrálou.
order-inns-cathedrals-4 = Velké boty
    .text = Dokončete město, v němž stojí váš velký družiník.
order-inns-cathedrals-5 = Hořící svíce
    .text = Jednou kartičkou dokončete nejméně 1 město a nejméně 1 cestu bez hostince.

## Traders & Builders

order-traders-builders-1 = Plné sklepy
    .text = Dokončete město z nejméně 4 kartiček a s nejméně 1 symbolem zboží.
order-traders-builders-2 = Městys
    .text = Dokončete město s nejméně 2 symboly zboží, stejnými nebo různými.
order-traders-builders-3 = Od všeho trochu
    .text = Dokončete město s nejméně 2 různými druhy zboží.
order-traders-builders-4 = Glajcha
    .text = Dokončete město, v němž stojí váš stavitel.
order-traders-builders-5 = Pasák vepřů
    .text = Umístěte své prasátko na louku, která se dotýká nejméně 3 dokončených měst.

## The Princess & the Dragon

order-princess-dragon-1 = Vyhněte se drakovi
    .text = Sežere-li drak vaši figurku, ihned ztrácíte 10 bodů. Máte-li tuto kartu ještě na konci, získáte 10 bodů.
order-princess-dragon-2 = Drakova večeře
    .text = Přiložte kartičku s drakem tak, aby drak potom sežral nejméně 2 figurky soupeřů.
order-princess-dragon-3 = Princezna promluvila
    .text = Nechte princeznu poslat domů soupeřova rytíře.
order-princess-dragon-4 = Tajnou chodbou
    .text = Umístěte družiníka tajnou chodbou na jinou kartičku, do města z nejméně 3 kartiček.
order-princess-dragon-5 = Dobrá víla
    .text = Přesuňte vílu ke svému družiníkovi ve městě, kde stojí také nejméně 1 soupeřův družiník.

## The Tower

order-tower-1 = Strážní věž
    .text = Dokončete město s nejméně 1 staveništěm věže, které v něm leží větší částí.
order-tower-2 = Pod dohledem
    .text = Dokončete město, v němž leží nejméně 1 staveniště věže a stojí nejméně 1 soupeřův družiník.
order-tower-3 = Až do nebe
    .text = Zvyšte věž do výšky nejméně 8.
order-tower-4 = Hladomorna
    .text = Zajměte soupeřova družiníka tak, aby vašich zajatců bylo nejméně 5.
order-tower-5 = Všem na očích
    .text = Dokončete město z nejméně 4 kartiček, v němž leží nejméně 1 staveniště věže.

## Abbey & Mayor

order-abbey-mayor-1 = Poslední kámen
    .text = Přiložte své opatství tak, aby se dokončila nejméně 3 území. Opatství smí být jedním z nich.
order-abbey-mayor-2 = Čtyři jednou ranou
    .text = Přiložte své opatství tak, aby se dokončila nejméně 4 území. Opatství smí být jedním z nich.
order-abbey-mayor-3 = Pan starosta
    .text = Dokončete město s nejméně 1 erbem, v němž stojí váš starosta.
order-abbey-mayor-4 = A jede se dál
    .text = Pojeďte svým vozem dál po vyhodnocení jeho území.
order-abbey-mayor-5 = Dožínky
    .text = Umístěte svůj statek na louku, která se dotýká nejméně 3 dokončených měst.

## The Catapult

order-catapult-1 = Do černého
    .text = Vystřelte žeton střelecké soutěže tak, aby jeho nejbližší okraj ležel nejvýše 6 cm od středu kartičky trhu.
order-catapult-2 = Kuželky
    .text = Jedním výstřelem žetonu dortové bitvy zasáhněte nejméně 1 soupeřova družiníka.
order-catapult-3 = Jisté ruce
    .text = Chyťte žeton chytání.
order-catapult-4 = Děravé ruce
    .text = Vystřelte žeton chytání dost daleko, za pravítko, tak, aby ho nikdo nechytil.
order-catapult-5 = Láska na první pohled
    .text = Žetonem svádění vyměňte soupeřova družiníka za svého.

## The Cathars and the Besiegers

order-siege-1 = V obležení
    .text = Dokončete obléhané město z nejméně 4 kartiček.
order-siege-2 = Pod rouškou noci
    .text = Nechte svého rytíře uniknout z obléhaného města.

## Opat a zahrady

order-abbot-1 = Zelené prsty
    .text = Dokončete zahradu.
order-abbot-2 = Lavička ve stínu
    .text = Dokončete zahradu, v níž stojí váš opat.
order-abbot-3 = Sousedovy růže
    .text = Dokončete zahradu, v níž stojí nejméně 1 soupeřův družiník.
order-abbot-4 = Povolán domů
    .text = Povolejte opata domů za nejméně 8 bodů.
order-abbot-5 = Těsně před rozkvětem
    .text = Umístěte opata do zahrady, která počítá nejméně 6 kartiček i se svou vlastní.

## Mág a čarodějnice

order-mage-witch-1 = Pomocná ruka
    .text = Přesuňte mága do města z nejméně 4 kartiček, v němž stojí nejméně 1 váš družiník.
order-mage-witch-2 = Uhranutá cesta
    .text = Přesuňte čarodějnici na cestu z nejméně 4 kartiček, na níž stojí nejméně 1 soupeřův družiník.

## Zlaté doly

order-gold-mines-1 = Valouny
    .text = Vezměte si nejméně 2 zlaté cihly za území, která dokončí jedna kartička.
order-gold-mines-2 = Poklad
    .text = Vezměte si zlatou cihlu tak, abyste měli nejméně 3.

## Kruhy v obilí

order-crop-circles-1 = Sláma ve větru
    .text = Přiložte kruh v obilí, jímž jde domů nejméně 1 figurka soupeře.
order-crop-circles-2 = Druhý srp
    .text = Díky kruhu v obilí přidejte vlastní figurku.

## Létající stroje

order-flying-machines-1 = Nouzové přistání
    .text = Přistaňte létajícím strojem tam, kde stojí nejméně 1 soupeřův družiník.
order-flying-machines-2 = Z ptačí perspektivy
    .text = Přistaňte létajícím strojem ve městě.

## Přívozy

order-ferries-1 = Přes vodu
    .text = Dokončete cestu z nejméně 5 kartiček s nejméně 1 přívozem.
order-ferries-2 = Všichni na palubu
    .text = Přesuňte přívoz tak, aby byl na cestě z nejméně 6 kartiček.

## Zprávy

order-messages-1 = Plná poštovní brašna
    .text = Přečtěte zprávu tak, abyste měli přečtené nejméně 3.
order-messages-2 = Radostná zvěst
    .text = Přečtěte zprávu, která vám přinese nejméně 5 bodů.

## Zloději

order-robbers-1 = Peníze, nebo život
    .text = Ukradněte svým banditou nejméně 4 body.
order-robbers-2 = Bohatým brát
    .text = Okraďte svým banditou hráče, který má víc bodů než vy.
