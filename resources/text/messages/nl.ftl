## De berichten

set-messages = De berichten
set-messages-about = Iedereen heeft een tweede figuur op het scorespoor, de bode. Wiens figuur in de eigen beurt op een donker vak stopt, trekt een bericht.
source-messages = Berichten
label-messenger = de bode op { $count }, de meeple op de rest
label-knights = { $count ->
    [one] { $count } eigen ridder
   *[other] { $count } eigen ridders
}
label-farmers = { $count ->
    [one] { $count } eigen boer
   *[other] { $count } eigen boeren
}
label-message = in plaats van het bericht
outcome-walked = { $name }: { $figure } loopt naar { $points }.
outcome-message = { $name } stopt op een donker vak en trekt een bericht.
outcome-message-tile = { $name } trekt en legt daarna nog een tegel.
outcome-message-home = { $whom } gaat terug naar de voorraad: { $feature }.
reject-walk-first = Eerst zegt { $name } welke figuur op het scorespoor loopt.
reject-message-first = Eerst zegt { $name } wat er op het bericht staat.
reject-no-walk = Op het scorespoor loopt nu geen figuur.
reject-no-message = Er wordt nu geen bericht getrokken.
reject-message-nothing = Het bericht zou niets opleveren: neem in plaats daarvan 2 punten.
reject-message-meant = Het bericht bedoelt daar niets en niemand.
track-follower = de meeple
track-messenger = de bode
walk-from-to = van { $from } naar { $to }
message-brings = levert { $points } op
message-road = Kleinste weg
message-city = Kleinste stad
message-monastery = Kleinste klooster
message-pennants = Wapens van een stad
message-knights = Alle eigen ridders
message-farmers = Alle eigen boeren
message-tile = Nog een tegel
message-follower = Een meeple tellen en terugnemen
message-points = In plaats daarvan 2 punten
move-score-figure = { $name } zegt welke figuur loopt
move-read-message = een bericht wordt gelezen
move-score-pennants = de wapens van een stad worden geteld
move-score-follower = een meeple wordt geteld en gaat terug
ask-walk = Welke figuur van { $name } loopt op het scorespoor?
ask-walk-about = Stopt een figuur in de eigen beurt op 0, 5, 10 …, dan brengt dat een bericht.
asked-walk = Welke van je figuren loopt?
asked-walk-about = Stopt een figuur in je eigen beurt op 0, 5, 10 …, dan brengt dat een bericht.
ask-message = { $name } trekt het bovenste bericht: wat staat erop?
ask-message-about = Wat erop staat, of 2 punten; dan gaat het onder de stapel. Wat niets zou opleveren, ontbreekt hier.
asked-message = Wat staat er op je bericht?
asked-message-about = Wat erop staat, of 2 punten. Wat niets zou opleveren, ontbreekt hier.
ask-pennants = Van welke stad telt { $name } de wapens?
ask-pennants-about = Klik op een gouden stad; elk wapen levert 2 op.
asked-pennants = De wapens van welke stad?
asked-pennants-about = Elk levert 2 op.
ask-score-follower = Welke meeple van { $name } telt en gaat terug?
ask-score-follower-about = Klik op een gouden figuur. De meerderheid telt niet.
asked-score-follower = Welke meeple van jou telt en gaat terug?
asked-score-follower-about = De meerderheid telt niet.
switch-message-figure = De figuur die op het scorespoor loopt
switch-message-figure-each-time = Elke keer een van beide
switch-message-figure-one-a-turn = Slechts een van beide per beurt
