## Opat a zahrady

tile-garden = zahrada
feature-garden = zahrada
role-garden = zahradník
a-garden = zahradníka
role-abbot = opat
a-abbot = opata
source-gardens = Zahrady
record-garden = zahrada ({ $tiles } z 9 kartiček)
evening-gardens = { $count ->
    [one] { $count } zahrada
    [few] { $count } zahrady
   *[other] { $count } zahrad
}
set-abbot = Opat a zahrady
set-abbot-about = Zahrady na kartičkách druhého vydání a opat pro každého: čeká v zahradě nebo klášteře a smí se vrátit dřív za dosavadní body.
act-abbot = Opat
act-recall = Opat domů
answer-recall = Povolat opata domů
move-recall-abbot = povolání opata domů
outcome-abbot-home = { $name }: opat se vrací domů ({ $feature }).
reject-abbot-not-out = Váš opat není v žádné zahradě ani klášteře: není koho povolat.
reject-abbot-complete = Území je dokončené: opat se na konci tahu vrátí sám.
