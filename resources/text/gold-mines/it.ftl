## Le miniere d’oro

tile-gold = oro
set-gold-mines = Le Miniere d’oro
set-gold-mines-about = Le tessere d’oro portano lingotti; chi fa punti con un elemento completato prende quelli sulle sue tessere: alla fine fino a 4 punti ciascuno.
source-gold = Oro
label-gold = { $count ->
    [one] { $count } lingotto d’oro
   *[other] { $count } lingotti d’oro
}
outcome-gold-laid = Il secondo lingotto d’oro è accanto: { $direction }.
outcome-gold-none = Non resta nessun lingotto d’oro: la tessera non ne riceve.
outcome-gold-taken = { $name } prende { $bars }.
reject-gold-first = Posa prima il secondo lingotto d’oro: su una tessera accanto alla nuova.
reject-no-gold = Ora non c’è nessun lingotto d’oro da posare.
reject-gold-beside = Il secondo lingotto va su una delle tessere attorno alla nuova.
reject-gold-shared = I lingotti non si possono dividere così: chi ne ha diritto ne prende uno per volta, a turno.
move-gold = un lingotto d’oro viene posato
move-share-gold = i lingotti d’oro vengono divisi
ask-gold = { $name } posa il secondo lingotto d’oro
ask-gold-about = Clicca su una tessera dorata accanto alla nuova o usa i tasti freccia.
ask-share-gold = Chi riceve quanti lingotti d’oro?
ask-share-gold-about = Chi ne ha diritto ne prende uno per volta, a turno; comincia { $name }.
asked-gold = Dove va il secondo lingotto d’oro?
asked-gold-about = Su una delle tessere attorno alla tua.
asked-share-gold = Chi riceve quanti lingotti d’oro?
asked-share-gold-about = Chi ne ha diritto ne prende uno per volta, a turno; cominci tu.
