## Il fantasma

role-phantom = fantasma
a-phantom = un fantasma
set-phantom = Il Fantasma
set-phantom-about = Un secondo seguace per tutti, piazzato dopo l’azione del turno o al suo posto.
act-phantom = Fantasma
reject-phantom-princess = La principessa ha mandato via qualcuno in questo turno: il fantasma resta nella riserva.
reject-phantom-portal = Un’altra pedina è già passata per il portale in questo turno. Scegli una parte della tessera appena piazzata.
now-phantom = E il fantasma di { $name }?
pass-phantom = Nessun fantasma
asked-phantom-about = Dopo la tua azione o al suo posto, su un altro elemento.
