## Schafe & Hügel

tile-hill = Hügel
tile-vineyard = Weinberg
tile-cities-shared = zwei Städte mit gemeinsamer Seite
role-shepherd = Schäfer
a-shepherd = einen Schäfer
act-shepherd = Schäfer
source-sheep = Schafe
set-hills-sheep = Schafe & Hügel
set-hills-sheep-about = Alle haben einen Schäfer, der auf einer Wiese Schafe sammelt, bevor der Wolf kommt. Hügel entscheiden bei Gleichstand, und jeder Weinberg bringt einem fertigen Kloster 3 Punkte.
label-hill = { $count ->
    [one] gewinnt den Gleichstand mit { $count } auf einem Hügel
   *[other] gewinnt den Gleichstand mit { $count } auf Hügeln
}
label-vineyards = { $count ->
    [one] { $count } Weinberg
   *[other] { $count } Weinberge
}
record-around = { $feature } und { $parts }
record-around-vineyard = { $count ->
    [one] { $count } Weinberg
   *[other] { $count } Weinbergen
}
record-by-hill = vom Hügel aus
occupant-breaks-ties = { $count ->
    [one] { $count } auf einem Hügel
   *[other] { $count } auf Hügeln
}
act-flock = Die Herde
asked-flock-about = Zieh ein Schafplättchen aus dem Beutel und sag, was es zeigt, oder führ die Herde heim: ein Punkt je Schaf.
asked-flock-first = Zieh ein Schafplättchen aus dem Beutel und sag, was es zeigt.
now-flock = { $name } kümmert sich um die Herde
now-flock-how = Wähle erst, was, und dann, wo; zuletzt kommt die Herde.
flock-home = Die Herde heimführen
flock-brings-each = bringt { $names } je { $points }
flock-home-empty = Der Schäfer geht heim, ohne ein Schaf
token-none-left = keins mehr im Beutel
right-sheep = { $what }; Schafe dort: { $count }
fact-bag = Schafplättchen im Beutel
fact-beside = Schafe beim Schäfer
move-guide-home = die Herde wird heimgeführt
chance-flock = { $count } von { $all } Schafplättchen im Beutel sind Wölfe, { $percent } %
label-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
reason-sheep = { $count ->
    [one] Herde von { $count } Schaf
   *[other] Herde von { $count } Schafen
}
label-wolf = der Wolf
outcome-sheep = { $flock ->
    [one] { $name } zieht: { $drawn }. Beim Schäfer weidet jetzt { $flock } Schaf.
   *[other] { $name } zieht: { $drawn }. Beim Schäfer weiden jetzt { $flock } Schafe.
}
outcome-wolf = { $name } zieht den Wolf: Die Herde läuft davon. Verloren: { $lost }.
outcome-wolf-alone = { $name } zieht den Wolf: Der Schäfer geht gleich wieder heim.
flock-of = { $sheep } von { $name }
outcome-flock-guided = { $name } führt die Herde heim.
outcome-flock-closed = Die Wiese ist geschlossen: Ihre Herde geht heim.
outcome-flocks-left = Nichts bringen Schafe, die noch auf den Wiesen sind: { $left }.
outcome-under-hill = Ein Plättchen kommt ungesehen unter den Hügel.
outcome-under-hill-none = Es ist kein Plättchen mehr da, das unter den Hügel käme.
reject-flock-first = Zuerst die Herde: Zieh ein Schafplättchen, oder führ sie heim, wenn sie schon länger hier weidet.
reject-no-flock = Das Plättchen verlängert keine Wiese mit deinem Schäfer, oder das ist schon getan.
reject-flock-draw = Ein Schäfer, der gerade gekommen ist, zieht zuerst ein Schafplättchen.
reject-no-token = Ein solches Schafplättchen ist nicht mehr im Beutel: { $token }.
reject-not-beside = Schafe liegen nur bei einem Schäfer auf einer Wiese.
reject-shepherd-there = Auf dieser Wiese steht schon ein Schäfer, der von { $name }. Wähle eine andere Wiese.
tiles-under-hills = { $count ->
    [one] Es ist { $count } Plättchen weniger da, denn es liegt unter einem Hügel; welches, weiß niemand.
   *[other] Es sind { $count } Plättchen weniger da, denn sie liegen unter Hügeln; welche, weiß niemand.
}
switch-hill-tie = Gleichstand und Hügel
switch-hill-tie-at-least-one = Wer auf einem Hügel steht, schlägt die anderen
switch-hill-tie-number = Die meisten Gefolgsleute auf Hügeln gewinnen
switch-vineyard-garden = Weinberge um einen fertigen Garten
switch-vineyard-garden-no = Bringen nichts
switch-vineyard-garden-yes = Bringen je 3 Punkte
pad-part-vineyards = Weinberge
pad-part-hills = Gefolgsleute auf Hügeln
pad-shared-hills = Wer davon steht auf einem Hügel?
deed-guide-home = Lass eine Herde mit deinem Schäfer werten.
deed-guide-home-sheep = Lass mit deinem Schäfer eine Herde werten, die { $number } { $count ->
    [one] Schaf
   *[other] Schafe
} hat.
deed-guide-home-shepherds = Lass eine Herde werten, die { $number } { $count ->
    [one] Schäfer
   *[other] Schäfer
} hat, deinen darunter.
deed-guide-home-sheep-shepherds = Lass eine Herde werten, die { $number } { $count ->
    [one] Schaf
   *[other] Schafe
} und { $shepherds } { $shepherds-count ->
   *[other] Schäfer
} hat, deinen darunter.
form-guide-home = Eine Herde werten lassen
clause-sheep = Schafe der Herde
clause-shepherds = Schäfer der Herde
