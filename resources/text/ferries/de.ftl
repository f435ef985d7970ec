## Die Fähren

tile-ferry = See mit Fähre
set-ferries = Die Fähren
set-ferries-about = Drei oder vier Straßen enden an einem See; seine Fähre verbindet zwei davon und fährt anderswohin, wenn ihre Straße verlängert wird.
act-ferry = Die Fähre legen
act-move-ferry = Eine Fähre versetzen
asked-ferry-about = Welche zwei Straßen verbindet die Fähre? Danach wird niemand mehr gesetzt.
asked-move-ferry-about = Jede erste Fähre an einer Straße, die dein Plättchen verlängert, darf zwei andere Straßen verbinden.
ferry-shores = { $one } – { $other }
ferry-lake = der See im { $way }
pass-move-ferry = Die Fähren bleiben
outcome-ferry-laid = Eine Fähre verbindet zwei Straßen: { $shores }.
outcome-ferry-moved = Eine Fähre fährt anderswohin: { $shores }.
move-place-ferry = die Fähre wird gelegt
move-move-ferry = eine Fähre wird versetzt
reject-ferry-first = Zuerst die Fähre des neuen Sees: Wähle die zwei Straßen, die sie verbindet.
reject-no-ferry = Das gerade gelegte Plättchen hat keinen See ohne Fähre.
reject-ferry-roads = Eine Fähre verbindet zwei verschiedene Straßen ihres Sees, und andere als zuvor.
reject-ferry-there = Nur die erste Fähre an einer Straße, die das Plättchen verlängert, wird versetzt, einmal im Zug.
switch-ferry-laid = Die Fähre eines neuen Sees
switch-ferry-laid-always = Wird immer gelegt
switch-ferry-laid-with-thief = Braucht einen eigenen Wegelagerer auf einer Straße des Plättchens
now-ferry = { $name } legt die Fähre
now-move-ferry = { $name } darf eine Fähre versetzen
now-ferry-how = Wähle erst, was, und dann, wo; zuletzt kommt die Fähre des neuen Sees.
