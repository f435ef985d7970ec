## Greggi e colline

tile-hill = collina
tile-vineyard = vigneto
tile-cities-shared = due città con un lato in comune
role-shepherd = pastore
a-shepherd = un pastore
act-shepherd = Pastore
source-sheep = Pecore
set-hills-sheep = Greggi e Colline
set-hills-sheep-about = Un pastore a testa raduna pecore in un campo prima che arrivi il lupo. Le colline decidono i pareggi, e ogni vigneto dà 3 punti a un monastero completato.
label-hill = { $count ->
    [one] vince il pareggio con { $count } su una collina
   *[other] vince il pareggio con { $count } su colline
}
label-vineyards = { $count ->
    [one] { $count } vigneto
   *[other] { $count } vigneti
}
record-around = { $feature } e { $parts }
record-around-vineyard = { $count ->
    [one] { $count } vigneto
   *[other] { $count } vigneti
}
record-by-hill = dalla collina
occupant-breaks-ties = { $count ->
    [one] { $count } su una collina
   *[other] { $count } su colline
}
act-flock = Il gregge
asked-flock-about = Pesca un segnalino e di’ che cosa mostra, o riporta a casa il gregge: un punto per pecora.
asked-flock-first = Pesca un segnalino e di’ che cosa mostra.
now-flock = { $name } si occupa del gregge
now-flock-how = Scegli che cosa, poi dove; il gregge viene per ultimo.
flock-home = Riportare a casa il gregge
flock-brings-each = porta { $points } a testa: { $names }
flock-home-empty = Il pastore torna a casa, senza una pecora
token-none-left = nessuno rimasto nel sacchetto
right-sheep = { $what }; pecore lì: { $count }
fact-bag = Segnalini nel sacchetto
fact-beside = Pecore del pastore
move-guide-home = il gregge torna a casa
chance-flock = Lupi fra i segnalini nel sacchetto: { $count } su { $all }, { $percent }%
label-sheep = { $count ->
    [one] { $count } pecora
   *[other] { $count } pecore
}
reason-sheep = { $count ->
    [one] gregge di { $count } pecora
   *[other] gregge di { $count } pecore
}
label-wolf = il lupo
outcome-sheep = { $name } pesca { $drawn }: il pastore ne ha { $flock }.
outcome-wolf = { $name } pesca il lupo: il gregge si disperde. Perse: { $lost }.
outcome-wolf-alone = { $name } pesca il lupo: il pastore torna subito a casa.
flock-of = { $sheep } di { $name }
outcome-flock-guided = { $name } riporta a casa il gregge.
outcome-flock-closed = Il campo è chiuso: il suo gregge torna a casa.
outcome-flocks-left = Niente per le pecore ancora nei campi: { $left }.
outcome-under-hill = Una tessera va sotto la collina, senza che nessuno la veda.
outcome-under-hill-none = Non resta nessuna tessera da mettere sotto la collina.
reject-flock-first = Prima il gregge: pesca un segnalino, o riportalo a casa se pascolava già qui.
reject-no-flock = La tessera non ingrandisce nessun campo con il tuo pastore, o è già fatto.
reject-flock-draw = Un pastore appena arrivato pesca prima un segnalino.
reject-no-token = Nel sacchetto non c’è più un segnalino così: { $token }.
reject-not-beside = Le pecore stanno solo accanto a un pastore in un prato.
reject-shepherd-there = In quel campo c’è già un pastore, quello di { $name }. Scegli un altro campo.
tiles-under-hills = { $count ->
    [one] Resta { $count } tessera in meno, perché è sotto una collina; nessuno sa quale.
   *[other] Restano { $count } tessere in meno, perché sono sotto le colline; nessuno sa quali.
}
switch-hill-tie = Pareggi e colline
switch-hill-tie-at-least-one = Chi è su una collina batte gli altri
switch-hill-tie-number = Vince chi ha più seguaci sulle colline
switch-vineyard-garden = Vigneti attorno a un giardino completato
switch-vineyard-garden-no = Non danno niente
switch-vineyard-garden-yes = Danno 3 punti ciascuno
pad-part-vineyards = vigneti
pad-part-hills = seguaci su colline
pad-shared-hills = Chi di loro sta su una collina?
deed-guide-home = Fai segnare un gregge con il tuo pastore.
deed-guide-home-sheep = Fai segnare con il tuo pastore un gregge di { $number } { $count ->
    [one] pecora
   *[other] pecore
}.
deed-guide-home-shepherds = Fai segnare un gregge con { $number } { $count ->
    [one] pastore
   *[other] pastori
}, compreso il tuo.
deed-guide-home-sheep-shepherds = Fai segnare un gregge di { $number } { $count ->
    [one] pecora
   *[other] pecore
} con { $shepherds } { $shepherds-count ->
    [one] pastore
   *[other] pastori
}, compreso il tuo.
form-guide-home = Far segnare un gregge
clause-sheep = Pecore del gregge
clause-shepherds = Pastori del gregge
