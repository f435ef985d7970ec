## Les Bacs

tile-ferry = lac avec bac
set-ferries = Les Bacs
set-ferries-about = Trois ou quatre routes finissent à un lac ; son bac en relie deux et change de place quand sa route est prolongée.
act-ferry = Poser le bac
act-move-ferry = Déplacer un bac
asked-ferry-about = Quelles deux routes le bac relie-t-il ? Personne n’est plus posé ensuite.
asked-move-ferry-about = Chaque premier bac sur une route que votre tuile prolonge peut relier deux autres routes.
ferry-shores = { $one } – { $other }
ferry-lake = le lac : { $way }
pass-move-ferry = Les bacs restent
outcome-ferry-laid = Un bac relie deux routes : { $shores }.
outcome-ferry-moved = Un bac change de place : { $shores }.
move-place-ferry = le bac est posé
move-move-ferry = un bac est déplacé
reject-ferry-first = D’abord le bac du nouveau lac : choisissez les deux routes qu’il relie.
reject-no-ferry = La tuile qui vient d’être placée n’a pas de lac sans bac.
reject-ferry-roads = Un bac relie deux routes différentes de son lac, et d’autres qu’avant.
reject-ferry-there = Seul le premier bac sur une route que la tuile prolonge se déplace, une fois par tour.
switch-ferry-laid = Le bac d’un nouveau lac
switch-ferry-laid-always = Se pose toujours
switch-ferry-laid-with-thief = Demande un brigand à soi sur une route de la tuile
now-ferry = { $name } pose le bac
now-move-ferry = { $name } peut déplacer un bac
now-ferry-how = Choisissez quoi, puis où ; le bac du nouveau lac vient en dernier.
