## Mago e strega

tile-magic = segno magico
set-mage-witch = Mago e Strega
set-mage-witch-about = I segni magici mandano il mago o la strega su una strada o in una città: il mago aggiunge un punto per tessera, la strega dimezza i punti.
magician-mage = il mago
magician-witch = la strega
label-mage = { $count ->
    [one] mago: { $count } tessera
   *[other] mago: { $count } tessere
}
label-witch = la strega prende la metà
outcome-mage-moved = Il mago si sposta: { $feature }.
outcome-witch-moved = La strega si sposta: { $feature }.
outcome-mage-left = Il mago aspetta accanto alla plancia.
outcome-witch-left = La strega aspetta accanto alla plancia.
reject-magic-first = Prima il mago o la strega va su un’altra strada o in un’altra città.
reject-no-magic = Né il mago né la strega si spostano adesso.
reject-magic-there = Il mago e la strega vanno su una strada o in una città incompleta dove non c’è nessuno dei due.
reject-magic-off = Il mago e la strega lasciano la plancia solo se non restano strade o città per loro.
move-mage = il mago si sposta
move-witch = la strega si sposta
magic-off = accanto alla plancia
ask-magic = { $name } sposta il mago o la strega
ask-magic-about = Scegli uno dei due, poi una strada o una città dorata.
asked-magic = Dove va il mago o la strega?
asked-magic-about = Su una strada o in una città incompleta dove non c’è nessuno dei due.
pad-part-mage = mago
pad-part-witch = strega
pad-magicians-together = Il mago e la strega non stanno mai sullo stesso elemento. Lasciatene qui uno solo.
pad-second-mage = C’è un solo mago. Lasciatelo su un solo elemento.
pad-second-witch = C’è una sola strega. Lasciatela su un solo elemento.
