## Le Fantôme

role-phantom = fantôme
a-phantom = un fantôme
set-phantom = Le Fantôme
set-phantom-about = Un second meeple pour chacun, posé après l’action du tour ou à sa place.
act-phantom = Fantôme
reject-phantom-princess = La princesse a renvoyé quelqu’un pendant ce tour : le fantôme reste dans la réserve.
reject-phantom-portal = Un autre pion a déjà pris le portail pendant ce tour. Choisissez une partie de la tuile qui vient d’être placée.
now-phantom = { $name } : et le fantôme ?
pass-phantom = Pas de fantôme
asked-phantom-about = Après votre action ou à sa place, sur une autre zone.
