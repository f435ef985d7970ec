## Le macchine volanti

tile-flight = macchina volante
set-flying-machines = Le Macchine volanti
set-flying-machines-about = Una pedina vola nella direzione della freccia per una, due o tre tessere, secondo il dado, e atterra su una strada, una città o un monastero incompleto, occupato o no.
act-fly = Macchina volante
asked-fly-about = Lancia il dado: chi vola, e fin dove?
fly-by = { $figure }, dado { $steps }
fly-lost = Nessun posto dove atterrare: torna nella riserva
outcome-flown = { $name } vola: { $steps }.
outcome-flight-lost = Nessuno può atterrare lì: la pedina torna nella riserva.
move-fly = una pedina vola
reject-no-machine = La tessera appena piazzata non mostra una macchina volante.
reject-flown = Qualcuno ha già volato con questa macchina in questo turno.
reject-die = Il dado mostra 1, 2 o 3.
reject-landing = Atterra su una strada, una città o un monastero incompleto della tessera indicata dalla freccia, alla distanza del dado.
reject-must-land = La pedina può atterrare lì, quindi deve. Scegli un posto.
