## L’Abate e i giardini

tile-garden = giardino
feature-garden = giardino
role-garden = giardiniere
a-garden = un giardiniere
role-abbot = abate
a-abbot = un abate
source-gardens = Giardini
record-garden = { $tiles ->
    [one] giardino, { $tiles } tessera su 9
   *[other] giardino, { $tiles } tessere su 9
}
evening-gardens = { $count ->
    [one] { $count } giardino
   *[other] { $count } giardini
}
set-abbot = L’Abate e i Giardini
set-abbot-about = Giardini su tessere della seconda edizione, e per tutti un abate, che aspetta lì o in un monastero e può tornare prima per i punti fatti fin lì.
act-abbot = Abate
act-recall = Abate a casa
answer-recall = Richiama l’abate
move-recall-abbot = abate richiamato
outcome-abbot-home = { $name } richiama l’abate ({ $feature }).
reject-abbot-not-out = Il tuo abate non è in nessun giardino né monastero: non c’è nessuno da richiamare.
reject-abbot-complete = L’edificio è completato: l’abate torna da solo alla fine del turno.
