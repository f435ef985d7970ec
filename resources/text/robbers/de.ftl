## Die Räuber

set-robbers = Die Räuber
set-robbers-about = Ein Bandit auf der Zählleiste raubt die Hälfte dessen, was neben ihm gewertet wird. Die acht Plättchen kennt die App nicht: Zieht eines, wählt seinen Platz, drückt „Beutel“ und beschreibt es.
source-robbers = Räuber
tile-bag = Beutel
describe-bag = Beschreibt das Plättchen mit Beutel
label-bandit = der Bandit auf Feld { $count }
label-bandit-home = der Bandit zu Hause
label-robbed = die Hälfte von dem, was jemand gewertet hat
tiles-bags = { $count ->
    [one] Darunter ist { $count } Plättchen mit Beutel: Wird es gezogen, wählt seinen Platz und drückt „Beutel“.
   *[other] Darunter sind { $count } Plättchen mit Beutel: Wird eines gezogen, wählt seinen Platz und drückt „Beutel“.
}
outcome-bandit = Der Bandit von { $name } wartet auf Feld { $space }, neben { $beside }.
outcome-robbed = Der Bandit von { $name } raubt bei { $from }: { $points }. Er geht nach Hause.
reject-bandit-first = Zuerst wird der Bandit von { $name } gesetzt, oder er bleibt.
reject-rob-first = Zuerst sagt { $name }, wen der Bandit beraubt.
reject-no-bandit = Kein Plättchen mit Beutel lässt jetzt einen Banditen ziehen.
reject-bandit-nobody = Feld { $space } ist kein Platz für den Banditen: Dort muss eine fremde Figur stehen.
reject-bandit-must = Wer den Banditen zu Hause hat, muss ihn setzen.
reject-no-robbery = So etwas lässt sich jetzt nicht rauben.
move-place-bandit = { $name } setzt den Banditen
move-keep-bandit = der Bandit von { $name } bleibt
move-rob = { $name } sagt, wer beraubt wird
bandit-space = auf Feld { $space }
ask-bandit = Neben wem wartet der Bandit von { $name }?
ask-bandit-about = Er raubt die Hälfte vom nächsten Gebiet, das neben ihm gewertet wird.
pass-bandit = Der Bandit bleibt
asked-bandit = Neben wem wartet dein Bandit?
asked-bandit-about = Er raubt die Hälfte vom nächsten Gebiet, das neben ihm gewertet wird.
ask-rob = Wen beraubt der Bandit von { $name }?
ask-rob-about = Mehrere haben neben ihm gewertet; einen davon beraubt er.
asked-rob = Wen beraubt dein Bandit?
asked-rob-about = Mehrere haben neben ihm gewertet; einen davon beraubt er.
switch-robber-round = Banditen setzen bei einem Beutel
switch-robber-round-next = Danach, wer als Nächster einen zu Hause hat
switch-robber-round-everybody-before = Alle reihum
