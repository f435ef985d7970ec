## De vliegmachines

tile-flight = vliegmachine
set-flying-machines = De vliegmachines
set-flying-machines-about = Een figuur vliegt in de richting van de pijl één, twee of drie tegels ver, zoals de dobbelsteen zegt, en landt op een onafgebouwde weg of stad of een onafgebouwd klooster, bezet of niet.
act-fly = Vliegmachine
asked-fly-about = Gooi de dobbelsteen: wie vliegt er, en hoe ver?
fly-by = { $figure }, dobbelsteen { $steps }
fly-lost = Niets past: terug naar de voorraad
outcome-flown = { $name } vliegt: { $steps }.
outcome-flight-lost = Niemand kan daar landen: de figuur gaat terug naar de voorraad.
move-fly = een figuur vliegt
reject-no-machine = De tegel die net is gelegd, toont geen vliegmachine.
reject-flown = Met deze machine is deze beurt al iemand gevlogen.
reject-die = De dobbelsteen toont 1, 2 of 3.
reject-landing = Land op een onafgebouwde weg of stad of een onafgebouwd klooster van de tegel waar de pijl heen wijst, zo ver als de dobbelsteen zegt.
reject-must-land = De figuur kan daar landen, dus moet het. Kies een plaats.
