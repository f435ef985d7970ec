## Flying Machines

tile-flight = flying machine
set-flying-machines = Flying Machines
set-flying-machines-about = A figure flies one, two or three tiles in the direction of the arrow, as a die says, and lands on an incomplete road, city or monastery, occupied or not.
act-fly = Flying machine
asked-fly-about = Throw the die: who flies, and how far?
fly-by = { $figure }, die { $steps }
fly-lost = Nowhere to land: back to supply
outcome-flown = { $name } flies: { $steps }.
outcome-flight-lost = Nobody can land there: the figure goes back to supply.
move-fly = a figure flies
reject-no-machine = The tile just placed shows no flying machine.
reject-flown = Somebody has flown with this machine already in this turn.
reject-die = The die shows 1, 2 or 3.
reject-landing = Land on an incomplete road, city or monastery of the tile to which the arrow points, as far away as the die says.
reject-must-land = The figure can land there, so it must. Choose a place.
