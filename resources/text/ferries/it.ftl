## I traghetti

tile-ferry = lago con traghetto
set-ferries = I Traghetti
set-ferries-about = Tre o quattro strade finiscono a un lago; il suo traghetto ne unisce due e cambia posto quando la sua strada si allunga.
act-ferry = Posa il traghetto
act-move-ferry = Sposta un traghetto
asked-ferry-about = Quali due strade unisce il traghetto? Dopo non si piazza più nessuno.
asked-move-ferry-about = Ogni primo traghetto su una strada che la tua tessera allunga può unire altre due strade.
ferry-shores = { $one } – { $other }
ferry-lake = il lago: { $way }
pass-move-ferry = I traghetti restano
outcome-ferry-laid = Un traghetto unisce due strade: { $shores }.
outcome-ferry-moved = Un traghetto cambia posto: { $shores }.
move-place-ferry = si posa il traghetto
move-move-ferry = si sposta un traghetto
reject-ferry-first = Prima il traghetto del nuovo lago: scegli le due strade che unisce.
reject-no-ferry = La tessera appena piazzata non ha un lago senza traghetto.
reject-ferry-roads = Un traghetto unisce due strade diverse del suo lago, e altre rispetto a prima.
reject-ferry-there = Si sposta solo il primo traghetto di una strada che la tessera allunga, una volta per turno.
switch-ferry-laid = Il traghetto di un lago nuovo
switch-ferry-laid-always = Si posa sempre
switch-ferry-laid-with-thief = Richiede un proprio brigante su una strada della tessera
now-ferry = { $name } posa il traghetto
now-move-ferry = { $name } può spostare un traghetto
now-ferry-how = Scegli che cosa, poi dove; il traghetto del nuovo lago viene per ultimo.
