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
record-around = { $feature } z { $parts }
record-around-vineyard = { $count ->
    [one] { $count } winnicą
   *[many] { $count } winnicami
}
record-by-hill = dzięki wzgórzu
occupant-breaks-ties = { $count ->
    [one] { $count } na wzgórzu
   *[other] { $count } na wzgórzach
}
act-flock = Stado
asked-flock-about = Wyciągnij żeton i powiedz, co pokazuje, albo zaprowadź stado do domu: punkt za każdą owcę.
asked-flock-first = Wyciągnij żeton i powiedz, co pokazuje.
now-flock = { $name }: kolej na stado
now-flock-how = Wybierz co, potem gdzie; stado jest na końcu.
flock-home = Zaprowadzić stado do domu
flock-brings-each = daje po { $points }: { $names }
flock-home-empty = Pasterz wraca do domu, bez ani jednej owcy
token-none-left = nie ma już w worku
right-sheep = { $what }; owce tam: { $count }
fact-bag = Żetony w worku
fact-beside = Owce przy pasterzu
move-guide-home = stado wraca do domu
chance-flock = Wilki wśród żetonów w worku: { $count } z { $all }, { $percent }%
label-sheep = { $count ->
    [one] { $count } owca
    [few] { $count } owce
   *[many] { $count } owiec
}
reason-sheep = { $count ->
    [one] stado z { $count } owcą
   *[many] stado z { $count } owcami
}
label-wolf = wilk
outcome-sheep = { $flock ->
    [one] { $name }: wyciągnięto żeton – { $drawn }. Przy pasterzu pasie się teraz { $flock } owca.
    [few] { $name }: wyciągnięto żeton – { $drawn }. Przy pasterzu pasą się teraz { $flock } owce.
   *[many] { $name }: wyciągnięto żeton – { $drawn }. Przy pasterzu pasie się teraz { $flock } owiec.
}
outcome-wolf = { $name }: wyciągnięto żeton – wilk. Stado się rozbiega. Stracone: { $lost }.
outcome-wolf-alone = { $name }: wyciągnięto żeton – wilk. Pasterz od razu wraca do domu.
flock-of = { $sheep } ({ $name })
outcome-flock-guided = { $name } prowadzi stado do domu.
outcome-flock-closed = Pole jest zamknięte: jego stado wraca do domu.
outcome-flocks-left = Nic za owce, które są jeszcze na polach: { $left }.
outcome-under-hill = Jedna płytka trafia pod wzgórze, niewidziana.
outcome-under-hill-none = Nie ma już płytki, która trafiłaby pod wzgórze.
reject-flock-first = Najpierw stado: wyciągnij żeton albo zaprowadź je do domu, jeśli już się tu pasło.
reject-no-flock = Płytka nie powiększa pola z twoim pasterzem albo to już zrobione.
reject-flock-draw = Pasterz, który właśnie przyszedł, najpierw ciągnie żeton.
reject-no-token = Takiego żetonu nie ma już w worku: { $token }.
reject-not-beside = Owce leżą tylko przy pasterzu na łące.
reject-shepherd-there = Na tym polu jest już pasterz ({ $name }). Wybierz inne pole.
tiles-under-hills = { $count ->
    [one] Zostało o { $count } płytkę mniej, bo leży pod wzgórzem; nikt nie wie która.
    [few] Zostało o { $count } płytki mniej, bo leżą pod wzgórzami; nikt nie wie które.
   *[many] Zostało o { $count } płytek mniej, bo leżą pod wzgórzami; nikt nie wie które.
}
switch-hill-tie = Remisy i wzgórza
switch-hill-tie-at-least-one = Kto stoi na wzgórzu, wygrywa z pozostałymi
switch-hill-tie-number = Wygrywa najwięcej podwładnych na wzgórzach
switch-vineyard-garden = Winnice wokół ukończonego ogrodu
switch-vineyard-garden-no = Nie dają nic
switch-vineyard-garden-yes = Dają po 3 punkty
pad-part-vineyards = winnice
pad-part-hills = podwładni na wzgórzach
pad-shared-hills = Kto z nich stoi na wzgórzu?
deed-guide-home = Podlicz stado ze swoim pasterzem.
deed-guide-home-sheep = Podlicz ze swoim pasterzem stado, w którym { $count ->
    [one] jest { $number } owca
    [few] są { $number } owce
   *[other] jest { $number } owiec
}.
deed-guide-home-shepherds = Podlicz stado, przy którym { $count ->
    [one] jest { $number } pasterz
    [few] są { $number } pasterze
   *[other] jest { $number } pasterzy
}, w tym twój.
deed-guide-home-sheep-shepherds = Podlicz stado, w którym { $count ->
    [one] jest { $number } owca
    [few] są { $number } owce
   *[other] jest { $number } owiec
}, a przy nim { $shepherds } { $shepherds-count ->
    [one] pasterz
    [few] pasterze
   *[other] pasterzy
}, w tym twój.
form-guide-home = Podliczyć stado
clause-sheep = Owce stada
clause-shepherds = Pasterze stada
