## Moutons et collines

tile-hill = colline
tile-vineyard = vignoble
tile-cities-shared = deux villes avec un côté commun
role-shepherd = berger
a-shepherd = un berger
act-shepherd = Berger
source-sheep = Moutons
set-hills-sheep = Moutons et collines
set-hills-sheep-about = Un berger pour chacun rassemble des moutons dans un pré avant que le loup ne vienne. Les collines départagent les égalités, et chaque vignoble rapporte 3 points à une abbaye complétée.
label-hill = { $count ->
    [one] départage l’égalité avec { $count } sur une colline
   *[other] départage l’égalité avec { $count } sur des collines
}
label-vineyards = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
record-around = { $feature } et { $parts }
record-around-vineyard = { $count ->
    [one] { $count } vignoble
   *[other] { $count } vignobles
}
record-by-hill = grâce à la colline
occupant-breaks-ties = { $count ->
    [one] { $count } sur une colline
   *[other] { $count } sur des collines
}
act-flock = Le troupeau
asked-flock-about = Tirez un jeton et dites ce qu’il montre, ou ramenez le troupeau : un point par mouton.
asked-flock-first = Tirez un jeton et dites ce qu’il montre.
now-flock = { $name } s’occupe du troupeau
now-flock-how = Choisissez quoi, puis où ; le troupeau vient en dernier.
flock-home = Ramener le troupeau
flock-brings-each = rapporte { $points } à chacun : { $names }
flock-home-empty = Le berger rentre, sans un mouton
token-none-left = plus aucun dans le sac
right-sheep = { $what } ; moutons là : { $count }
fact-bag = Jetons dans le sac
fact-beside = Moutons du berger
move-guide-home = le troupeau est ramené
chance-flock = Loups parmi les jetons du sac : { $count } sur { $all }, { $percent } %
label-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
reason-sheep = { $count ->
    [one] troupeau de { $count } mouton
   *[other] troupeau de { $count } moutons
}
label-wolf = le loup
outcome-sheep = { $name } tire { $drawn } : le berger en garde { $flock }.
outcome-wolf = { $name } tire le loup : le troupeau s’enfuit. Perdus : { $lost }.
outcome-wolf-alone = { $name } tire le loup : le berger rentre aussitôt.
flock-of = { $sheep } ({ $name })
outcome-flock-guided = { $name } ramène le troupeau.
outcome-flock-closed = Le pré est fermé : son troupeau rentre.
outcome-flocks-left = Rien pour les moutons encore dans les prés : { $left }.
outcome-under-hill = Une tuile va sous la colline, sans être vue.
outcome-under-hill-none = Il ne reste pas de tuile à mettre sous la colline.
reject-flock-first = D’abord le troupeau : tirez un jeton, ou ramenez-le s’il paissait déjà ici.
reject-no-flock = La tuile n’agrandit aucun pré avec votre berger, ou c’est déjà fait.
reject-flock-draw = Un berger qui vient d’arriver tire d’abord un jeton.
reject-no-token = Il n’y a plus de tel jeton dans le sac : { $token }.
reject-not-beside = Des moutons ne sont posés qu’auprès d’un berger, dans un pré.
reject-shepherd-there = Un berger est déjà dans ce pré, celui de { $name }. Choisissez un autre pré.
tiles-under-hills = { $count ->
    [one] Il reste { $count } tuile de moins, car elle est sous une colline ; personne ne sait laquelle.
   *[other] Il reste { $count } tuiles de moins, car elles sont sous des collines ; personne ne sait lesquelles.
}
switch-hill-tie = Égalités et collines
switch-hill-tie-at-least-one = Qui est sur une colline bat les autres
switch-hill-tie-number = Le plus de meeples sur des collines l’emporte
switch-vineyard-garden = Vignobles autour d’un jardin complété
switch-vineyard-garden-no = Ne rapportent rien
switch-vineyard-garden-yes = Rapportent 3 points chacun
pad-part-vineyards = vignobles
pad-part-hills = meeples sur des collines
pad-shared-hills = Lesquels sont sur une colline ?
deed-guide-home = Faites compter un troupeau avec votre berger.
deed-guide-home-sheep = Faites compter avec votre berger un troupeau de { $number } { $count ->
    [one] mouton
   *[other] moutons
}.
deed-guide-home-shepherds = Faites compter un troupeau gardé par { $number } { $count ->
    [one] berger
   *[other] bergers
}, dont le vôtre.
deed-guide-home-sheep-shepherds = Faites compter un troupeau de { $number } { $count ->
    [one] mouton
   *[other] moutons
} gardé par { $shepherds } { $shepherds-count ->
    [one] berger
   *[other] bergers
}, dont le vôtre.
form-guide-home = Faire compter un troupeau
clause-sheep = Moutons du troupeau
clause-shepherds = Bergers du troupeau
