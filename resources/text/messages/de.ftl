## Die Depeschen

set-messages = Die Depeschen
set-messages-about = Alle haben eine zweite Figur auf der Zählleiste, den Boten. Wessen Figur im eigenen Zug auf einem dunklen Feld stehen bleibt, zieht eine Depesche.
source-messages = Depeschen
label-messenger = der Bote auf { $count }, der Gefolgsmann auf dem Rest
label-knights = { $count ->
    [one] { $count } eigener Ritter
   *[other] { $count } eigene Ritter
}
label-farmers = { $count ->
    [one] { $count } eigener Bauer
   *[other] { $count } eigene Bauern
}
label-message = statt der Depesche
outcome-walked = { $name }: { $figure } zieht auf { $points }.
outcome-message = { $name } bleibt auf einem dunklen Feld stehen und zieht eine Depesche.
outcome-message-tile = { $name } zieht und legt danach noch ein Plättchen.
outcome-message-home = { $whom } geht nach Hause: { $feature }.
reject-walk-first = Zuerst sagt { $name }, welche Figur auf der Zählleiste zieht.
reject-message-first = Zuerst sagt { $name }, was auf der Depesche steht.
reject-no-walk = Auf der Zählleiste zieht jetzt keine Figur.
reject-no-message = Jetzt wird keine Depesche gezogen.
reject-message-nothing = Die Depesche brächte nichts: Nimm stattdessen 2 Punkte.
reject-message-meant = Die Depesche meint dort nichts und niemanden.
track-follower = der Gefolgsmann
track-messenger = der Bote
walk-from-to = von { $from } auf { $to }
message-brings = bringt { $points }
message-road = Kleinste Straße
message-city = Kleinste Stadt
message-monastery = Kleinstes Kloster
message-pennants = Wappen einer Stadt
message-knights = Alle eigenen Ritter
message-farmers = Alle eigenen Bauern
message-tile = Noch ein Plättchen
message-follower = Gefolgsmann werten und heimnehmen
message-points = Stattdessen 2 Punkte
move-score-figure = { $name } sagt, welche Figur zieht
move-read-message = eine Depesche wird gelesen
move-score-pennants = die Wappen einer Stadt werden gewertet
move-score-follower = ein Gefolgsmann wird gewertet und geht nach Hause
ask-walk = Welche Figur von { $name } zieht auf der Zählleiste?
ask-walk-about = Bleibt sie im eigenen Zug auf 0, 5, 10 … stehen, bringt sie eine Depesche.
asked-walk = Welche deiner Figuren zieht?
asked-walk-about = Bleibt sie in deinem Zug auf 0, 5, 10 … stehen, bringt sie eine Depesche.
ask-message = { $name } zieht die oberste Depesche: Was steht darauf?
ask-message-about = Was darauf steht, oder 2 Punkte; dann kommt sie unter den Stapel. Was nichts brächte, fehlt hier.
asked-message = Was steht auf deiner Depesche?
asked-message-about = Was darauf steht, oder 2 Punkte. Was nichts brächte, fehlt hier.
ask-pennants = Die Wappen welcher Stadt wertet { $name }?
ask-pennants-about = Klicke eine goldene Stadt an; jedes Wappen bringt 2.
asked-pennants = Die Wappen welcher Stadt?
asked-pennants-about = Jedes bringt 2.
ask-score-follower = Wen wertet { $name } und nimmt ihn heim?
ask-score-follower-about = Klicke eine goldene Figur an. Die Mehrheit zählt nicht.
asked-score-follower = Wen wertest du und nimmst ihn heim?
asked-score-follower-about = Die Mehrheit zählt nicht.
switch-message-figure = Die Figur, die auf der Zählleiste zieht
switch-message-figure-each-time = Jedes Mal eine von beiden
switch-message-figure-one-a-turn = Nur eine von beiden im Zug
