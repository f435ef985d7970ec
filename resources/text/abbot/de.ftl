## Abt & Gärten

tile-garden = Garten
feature-garden = Garten
role-garden = Gärtner
a-garden = einen Gärtner
role-abbot = Abt
a-abbot = einen Abt
source-gardens = Gärten
record-garden = Garten mit { $tiles } von 9 Plättchen
evening-gardens = { $count ->
    [one] { $count } Garten
   *[other] { $count } Gärten
}
set-abbot = Der Abt & die Gärten
set-abbot-about = Gärten auf Plättchen der zweiten Ausgabe und ein Abt für alle, der dort oder im Kloster wartet und für die Punkte bis dahin vorzeitig heimkommen darf.
act-abbot = Abt
act-recall = Abt heim
answer-recall = Den Abt heimholen
move-recall-abbot = Abt heimgeholt
outcome-abbot-home = { $name } holt den Abt heim (von hier: { $feature }).
reject-abbot-not-out = Dein Abt ist in keinem Garten und keinem Kloster: Es gibt niemanden heimzuholen.
reject-abbot-complete = Das Gebiet ist fertig: Der Abt kommt am Ende des Zugs von selbst heim.
