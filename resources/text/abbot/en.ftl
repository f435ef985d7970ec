## Abbot & gardens

tile-garden = garden
feature-garden = garden
role-garden = gardener
a-garden = a gardener
role-abbot = abbot
a-abbot = an abbot
source-gardens = Gardens
record-garden = garden with { $tiles } of 9 tiles
evening-gardens = { $count ->
    [one] { $count } garden
   *[other] { $count } gardens
}
set-abbot = Abbot & Gardens
set-abbot-about = Gardens on tiles of the second edition, and an abbot for everybody, who waits there or in a monastery and may come home early for the points so far.
act-abbot = Abbot
act-recall = Abbot home
answer-recall = Call the abbot home
move-recall-abbot = calling the abbot home
outcome-abbot-home = { $name } calls the abbot home from the { $feature }.
reject-abbot-not-out = Your abbot is in no garden and no monastery: there is nobody to call home.
reject-abbot-complete = The building is complete: the abbot comes home by himself when the turn ends.
