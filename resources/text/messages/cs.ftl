## Zprávy

set-messages = Zprávy
set-messages-about = Každý má na bodovací tabulce druhou figurku, posla. Komu se figurka ve vlastním tahu zastaví na tmavém poli, ten vytahuje zprávu.
source-messages = Zprávy
label-messenger = posel na { $count }, družiník na zbytku
label-knights = { $count ->
    [one] { $count } vlastní rytíř
    [few] { $count } vlastní rytíři
   *[other] { $count } vlastních rytířů
}
label-farmers = { $count ->
    [one] { $count } vlastní sedlák
    [few] { $count } vlastní sedláci
   *[other] { $count } vlastních sedláků
}
label-message = místo zprávy
outcome-walked = { $name }: { $figure } jde na { $points }.
outcome-message = { $name } končí na tmavém poli a vytahuje zprávu.
outcome-message-tile = { $name } potom vytáhne a přiloží další kartičku.
outcome-message-home = { $whom } jde domů: { $feature }.
reject-walk-first = Nejdřív { $name } řekne, která figurka jde po bodovací tabulce.
reject-message-first = Nejdřív { $name } řekne, co je na zprávě.
reject-no-walk = Po bodovací tabulce teď žádná figurka nejde.
reject-no-message = Teď se nevytahuje žádná zpráva.
reject-message-nothing = Zpráva by nic nepřinesla: vezměte si místo ní 2 body.
reject-message-meant = Zpráva se tam netýká ničeho ani nikoho.
track-follower = družiník
track-messenger = posel
walk-from-to = z { $from } na { $to }
message-brings = přináší { $points }
message-road = Nejmenší cesta
message-city = Nejmenší město
message-monastery = Nejmenší klášter
message-pennants = Erby jednoho města
message-knights = Všichni vlastní rytíři
message-farmers = Všichni vlastní sedláci
message-tile = Ještě jedna kartička
message-follower = Vyhodnotit družiníka a vzít ho domů
message-points = Místo toho 2 body
move-score-figure = { $name } říká, která figurka jde
move-read-message = čte se zpráva
move-score-pennants = vyhodnocují se erby města
move-score-follower = družiník se vyhodnotí a jde domů
ask-walk = { $name }: která figurka jde po bodovací tabulce?
ask-walk-about = Když se ve vlastním tahu zastaví na 0, 5, 10…, přinese zprávu.
asked-walk = Která z vašich figurek jde?
asked-walk-about = Když se ve vašem tahu zastaví na 0, 5, 10…, přinese zprávu.
ask-message = { $name } vytahuje vrchní zprávu: co na ní je?
ask-message-about = Co na ní je, nebo 2 body; potom přijde pod balíček. Co by nic nepřineslo, tu chybí.
asked-message = Co je na vaší zprávě?
asked-message-about = Co na ní je, nebo 2 body. Co by nic nepřineslo, tu chybí.
ask-pennants = Erby kterého města { $name } vyhodnotí?
ask-pennants-about = Klikněte na zlaté město; každý erb přinese 2.
asked-pennants = Erby kterého města?
asked-pennants-about = Každý přinese 2.
ask-score-follower = Koho { $name } vyhodnotí a vezme domů?
ask-score-follower-about = Klikněte na zlatou figurku. Na většině nezáleží.
asked-score-follower = Koho vyhodnotíte a vezmete domů?
asked-score-follower-about = Na většině nezáleží.
switch-message-figure = Figurka, která jde po bodovací tabulce
switch-message-figure-each-time = Pokaždé kterákoli
switch-message-figure-one-a-turn = Jen jedna z nich v tahu
