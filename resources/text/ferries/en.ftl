## Ferries

tile-ferry = lake with a ferry
set-ferries = Ferries
set-ferries-about = Three or four roads end at a lake; its ferry joins two of them, and goes elsewhere when its road is extended.
act-ferry = Lay the ferry
act-move-ferry = Move a ferry
asked-ferry-about = Which two roads does the ferry join? Nobody is deployed afterwards.
asked-move-ferry-about = Each first ferry on a road that your tile extends may join two other roads.
ferry-shores = { $one } – { $other }
ferry-lake = the lake to the { $way }
pass-move-ferry = The ferries stay
outcome-ferry-laid = A ferry joins two roads: { $shores }.
outcome-ferry-moved = A ferry goes elsewhere: { $shores }.
move-place-ferry = the ferry is laid
move-move-ferry = a ferry moves
reject-ferry-first = First the ferry of the new lake: choose the two roads that it joins.
reject-no-ferry = The tile just placed has no lake without a ferry.
reject-ferry-roads = A ferry joins two different roads of its lake, and others than before.
reject-ferry-there = Only the first ferry on a road that the tile extends moves, once in a turn.
switch-ferry-laid = The ferry of a new lake
switch-ferry-laid-always = Is always laid
switch-ferry-laid-with-thief = Needs a thief of one’s own on a road of the tile
now-ferry = { $name } lays the ferry
now-move-ferry = { $name } may move a ferry
now-ferry-how = Choose what, then where; the ferry of the new lake comes last.
