## Die Fluggeräte

tile-flight = Fluggerät
set-flying-machines = Die Fluggeräte
set-flying-machines-about = Eine Figur fliegt in Pfeilrichtung so weit, wie der Würfel sagt: ein, zwei oder drei Plättchen. Sie landet auf einer unfertigen Straße, in einer Stadt oder einem Kloster, besetzt oder nicht.
act-fly = Fluggerät
asked-fly-about = Würfle: Wer fliegt, und wie weit?
fly-by = { $figure }, Würfel { $steps }
fly-lost = Nichts passt: zurück in den Vorrat
outcome-flown = { $name } fliegt: { $steps }.
outcome-flight-lost = Niemand kann dort landen: Die Figur geht zurück in den Vorrat.
move-fly = eine Figur fliegt
reject-no-machine = Das gerade gelegte Plättchen zeigt kein Fluggerät.
reject-flown = Mit diesem Fluggerät ist in diesem Zug schon jemand geflogen.
reject-die = Der Würfel zeigt 1, 2 oder 3.
reject-landing = Lande auf einer unfertigen Straße, in einer Stadt oder einem Kloster des Plättchens, auf das der Pfeil zeigt, so weit weg, wie der Würfel sagt.
reject-must-land = Die Figur kann dort landen, also muss sie es. Wähle einen Platz.
