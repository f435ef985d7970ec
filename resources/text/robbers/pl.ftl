## Rabusie

set-robbers = Rabusie
set-robbers-about = Bandyta na torze punktacji zabiera połowę tego, co zdobyto obok niego. Aplikacja nie zna tych ośmiu płytek: dobierz jedną, wybierz jej miejsce, naciśnij „Sakiewka” i opisz ją.
source-robbers = Rabusie
tile-bag = sakiewka
describe-bag = Opisz płytkę z sakiewką
label-bandit = bandyta na polu { $count }
label-bandit-home = bandyta w zasobie
label-robbed = połowa tego, co ktoś zdobył
tiles-bags = { $count ->
    [one] Wśród nich jest { $count } płytka z sakiewką: po dobraniu wybierz jej miejsce i naciśnij „Sakiewka”.
    [few] Wśród nich są { $count } płytki z sakiewką: po dobraniu takiej wybierz jej miejsce i naciśnij „Sakiewka”.
   *[other] Wśród nich jest { $count } płytek z sakiewką: po dobraniu takiej wybierz jej miejsce i naciśnij „Sakiewka”.
}
outcome-bandit = Bandyta ({ $name }) czeka na polu { $space }, obok: { $beside }.
outcome-robbed = Bandyta ({ $name }) okrada: { $from } – { $points }. Wraca do zasobu.
reject-bandit-first = Najpierw bandyta ({ $name }) staje na torze albo zostaje.
reject-rob-first = Najpierw { $name } mówi, kogo okrada bandyta.
reject-no-bandit = Żadna płytka z sakiewką nie rusza teraz bandyty.
reject-bandit-nobody = Pole { $space } to nie miejsce dla bandyty: musi tam stać cudzy pionek.
reject-bandit-must = Kto ma bandytę w zasobie, musi go postawić.
reject-no-robbery = Nic takiego nie można teraz zrabować.
move-place-bandit = { $name } stawia bandytę
move-keep-bandit = { $name }: bandyta zostaje
move-rob = { $name } mówi, kto zostanie okradziony
bandit-space = na polu { $space }
ask-bandit = Obok kogo czeka bandyta? ({ $name })
ask-bandit-about = Zabiera połowę punktów za następny obszar punktowany obok niego.
pass-bandit = Bandyta zostaje
asked-bandit = Obok kogo czeka twój bandyta?
asked-bandit-about = Zabiera połowę punktów za następny obszar punktowany obok niego.
ask-rob = Kogo okrada bandyta? ({ $name })
ask-rob-about = Kilku zdobyło punkty obok niego; okrada jednego.
asked-rob = Kogo okrada twój bandyta?
asked-rob-about = Kilku zdobyło punkty obok niego; okrada jednego.
switch-robber-round = Stawianie bandytów przy sakiewce
switch-robber-round-next = Potem następny, kto ma go w zasobie
switch-robber-round-everybody-before = Wszyscy po kolei
