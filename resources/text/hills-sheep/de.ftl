## Schafe & Hügel

tile-hill = Hügel
tile-vineyard = Weinberg
tile-cities-shared = zwei Städte mit gemeinsamer Seite
role-shepherd = Schäfer
a-shepherd = einen Schäfer
act-shepherd = Schäfer
source-sheep = Schafe
set-hills-sheep = Schafe & Hügel
set-hills-sheep-about = Ein Schäfer für alle sammelt Schafe auf einer Wiese, bevor der Wolf kommt. Hügel entscheiden bei Gleichstand, und jeder Weinberg bringt einem fertigen Kloster 3 Punkte.
label-hill = { $count ->
    [one] gewinnt den Gleichstand mit { $count } auf einem Hügel
   *[other] gewinnt den Gleichstand mit { $count } auf Hügeln
}
label-vineyards = { $count ->
    [one] { $count } Weinberg
   *[other] { $count } Weinberge
}
record-by-hill = vom Hügel aus
occupant-on-hill = { $count ->
    [one] { $count } auf einem Hügel
   *[other] { $count } auf Hügeln
}
switch-hill-tie = Gleichstand und Hügel
switch-hill-tie-at-least-one = Wer auf einem Hügel steht, schlägt die anderen
switch-hill-tie-number = Die meisten Gefolgsleute auf Hügeln gewinnen
switch-vineyard-garden = Weinberge um einen fertigen Garten
switch-vineyard-garden-no = Bringen nichts
switch-vineyard-garden-yes = Bringen je 3 Punkte
pad-part-vineyards = Weinberge
