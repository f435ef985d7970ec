## Owce i wzgórza

tile-hill = wzgórze
tile-vineyard = winnica
tile-cities-shared = dwa miasta ze wspólnym bokiem
role-shepherd = pasterz
a-shepherd = pasterza
act-shepherd = Pasterz
source-sheep = Owce
set-hills-sheep = Owce i wzgórza
set-hills-sheep-about = Pasterz dla każdego zbiera owce na polu, zanim przyjdzie wilk. Wzgórza rozstrzygają remisy, a każda winnica daje ukończonemu klasztorowi 3 punkty.
label-hill = { $count ->
    [one] wygrywa remis: { $count } na wzgórzu
   *[other] wygrywa remis: { $count } na wzgórzach
}
label-vineyards = { $count ->
    [one] { $count } winnica
    [few] { $count } winnice
    [many] { $count } winnic
   *[other] { $count } winnicy
}
record-by-hill = dzięki wzgórzu
occupant-on-hill = { $count ->
    [one] { $count } na wzgórzu
   *[other] { $count } na wzgórzach
}
switch-hill-tie = Remisy i wzgórza
switch-hill-tie-at-least-one = Kto stoi na wzgórzu, wygrywa z pozostałymi
switch-hill-tie-number = Wygrywa najwięcej podwładnych na wzgórzach
switch-vineyard-garden = Winnice wokół ukończonego ogrodu
switch-vineyard-garden-no = Nie dają nic
switch-vineyard-garden-yes = Dają po 3 punkty
pad-part-vineyards = winnice
