## Ovce a kopce

tile-hill = kopec
tile-vineyard = vinice
tile-cities-shared = dvě města se společnou stranou
role-shepherd = pastýř
a-shepherd = pastýře
act-shepherd = Pastýř
source-sheep = Ovce
set-hills-sheep = Ovce a kopce
set-hills-sheep-about = Pastýř pro každého shromažďuje ovce na louce, než přijde vlk. Kopce rozhodují při rovnosti a každá vinice přinese dokončenému klášteru 3 body.
label-hill = { $count ->
    [one] vyhrává rovnost: { $count } na kopci
   *[other] vyhrává rovnost: { $count } na kopcích
}
label-vineyards = { $count ->
    [one] { $count } vinice
    [few] { $count } vinice
    [many] { $count } vinice
   *[other] { $count } vinic
}
record-by-hill = díky kopci
occupant-on-hill = { $count ->
    [one] { $count } na kopci
   *[other] { $count } na kopcích
}
switch-hill-tie = Rovnost a kopce
switch-hill-tie-at-least-one = Kdo stojí na kopci, porazí ostatní
switch-hill-tie-number = Vyhrává nejvíc družiníků na kopcích
switch-vineyard-garden = Vinice kolem dokončené zahrady
switch-vineyard-garden-no = Nepřinášejí nic
switch-vineyard-garden-yes = Přinášejí po 3 bodech
pad-part-vineyards = vinice
