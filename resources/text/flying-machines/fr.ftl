## Les Machines volantes

tile-flight = machine volante
set-flying-machines = Les Machines volantes
set-flying-machines-about = Un pion vole dans le sens de la flèche, d’une, deux ou trois tuiles selon le dé, et se pose sur une route, une ville ou une abbaye incomplète, occupée ou non.
act-fly = Machine volante
asked-fly-about = Lancez le dé : qui vole, et jusqu’où ?
fly-by = { $figure }, dé { $steps }
fly-lost = Nulle part où se poser : retour en réserve
outcome-flown = { $name } vole : { $steps }.
outcome-flight-lost = Personne ne peut s’y poser : le pion retourne en réserve.
move-fly = un pion vole
reject-no-machine = La tuile qui vient d’être placée ne montre pas de machine volante.
reject-flown = Quelqu’un a déjà volé avec cette machine pendant ce tour.
reject-die = Le dé montre 1, 2 ou 3.
reject-landing = Atterrissez sur une route, une ville ou une abbaye incomplète de la tuile désignée par la flèche, à la distance du dé.
reject-must-land = Le pion peut s’y poser, il le doit donc. Choisissez un endroit.
