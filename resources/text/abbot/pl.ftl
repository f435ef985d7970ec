## Opat i ogrody

tile-garden = ogród
feature-garden = ogród
role-garden = ogrodnik
a-garden = ogrodnika
role-abbot = opat
a-abbot = opata
source-gardens = Ogrody
record-garden = ogród ({ $tiles } z 9 płytek)
evening-gardens = { $count ->
    [one] { $count } ogród
    [few] { $count } ogrody
   *[many] { $count } ogrodów
}
set-abbot = Opat i ogrody
set-abbot-about = Ogrody na płytkach drugiej edycji i opat dla każdego: czeka w ogrodzie lub klasztorze i może wrócić wcześniej za dotychczasowe punkty.
act-abbot = Opat
act-recall = Opat wraca
answer-recall = Odwołaj opata
move-recall-abbot = odwołanie opata
outcome-abbot-home = { $name }: opat wraca ({ $feature }).
reject-abbot-not-out = Twojego opata nie ma w żadnym ogrodzie ani klasztorze: nie ma kogo odwołać.
reject-abbot-complete = Obszar jest ukończony: opat sam wróci na koniec tury.
