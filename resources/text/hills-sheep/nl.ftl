## Schapen en heuvels

tile-hill = heuvel
tile-vineyard = wijngaard
tile-cities-shared = twee steden met een gedeelde zijde
role-shepherd = herder
a-shepherd = een herder
act-shepherd = Herder
source-sheep = Schapen
set-hills-sheep = Schapen en heuvels
set-hills-sheep-about = Een herder voor elke speler verzamelt schapen op een weide voordat de wolf komt. Heuvels beslissen bij een gelijke stand, en elke wijngaard geeft een afgebouwd klooster 3 punten.
label-hill = { $count ->
    [one] wint de gelijke stand met { $count } op een heuvel
   *[other] wint de gelijke stand met { $count } op heuvels
}
label-vineyards = { $count ->
    [one] { $count } wijngaard
   *[other] { $count } wijngaarden
}
record-around = { $feature } en { $parts }
record-around-vineyard = { $count ->
    [one] { $count } wijngaard
   *[other] { $count } wijngaarden
}
record-by-hill = vanaf de heuvel
occupant-breaks-ties = { $count ->
    [one] { $count } op een heuvel
   *[other] { $count } op heuvels
}
act-flock = De kudde
asked-flock-about = Trek een fiche en zeg wat erop staat, of leid de kudde naar huis: een punt per schaap.
asked-flock-first = Trek een fiche en zeg wat erop staat.
now-flock = { $name } zorgt voor de kudde
now-flock-how = Kies wat, dan waar; de kudde komt het laatst.
flock-home = De kudde naar huis leiden
flock-brings-each = levert { $names } elk { $points } op
flock-home-empty = De herder gaat naar huis, zonder één schaap
token-none-left = niet meer in de buidel
right-sheep = { $what }; schapen daar: { $count }
fact-bag = Fiches in de buidel
fact-beside = Schapen bij de herder
move-guide-home = de kudde gaat naar huis
chance-flock = Wolven onder de fiches in de buidel: { $count } van { $all }, { $percent }%
label-sheep = { $count ->
    [one] { $count } schaap
   *[other] { $count } schapen
}
reason-sheep = { $count ->
    [one] kudde van { $count } schaap
   *[other] kudde van { $count } schapen
}
label-wolf = de wolf
outcome-sheep = { $flock ->
    [one] { $name } trekt { $drawn }: bij de herder graast er nu { $flock }.
   *[other] { $name } trekt { $drawn }: bij de herder grazen er nu { $flock }.
}
outcome-wolf = { $name } trekt de wolf: de kudde stuift uiteen. Verloren: { $lost }.
outcome-wolf-alone = { $name } trekt de wolf: de herder gaat meteen weer naar huis.
flock-of = { $sheep } van { $name }
outcome-flock-guided = { $name } leidt de kudde naar huis.
outcome-flock-closed = De weide is gesloten: haar kudde gaat naar huis.
outcome-flocks-left = Niets voor schapen die nog in de weiden zijn: { $left }.
outcome-under-hill = Er gaat een tegel ongezien onder de heuvel.
outcome-under-hill-none = Er is geen tegel meer over voor onder de heuvel.
reject-flock-first = Eerst de kudde: trek een fiche, of leid haar naar huis als ze hier al graasde.
reject-no-flock = De tegel breidt geen weide met jouw herder uit, of dat is al gedaan.
reject-flock-draw = Een herder die net gekomen is, trekt eerst een fiche.
reject-no-token = Zo’n fiche zit niet meer in de buidel: { $token }.
reject-not-beside = Schapen liggen alleen bij een herder in een weide.
reject-shepherd-there = In die weide staat al een herder, die van { $name }. Kies een andere weide.
tiles-under-hills = { $count ->
    [one] Er is { $count } tegel minder over, want die ligt onder een heuvel; niemand weet welke.
   *[other] Er zijn { $count } tegels minder over, want die liggen onder heuvels; niemand weet welke.
}
switch-hill-tie = Gelijke stand en heuvels
switch-hill-tie-at-least-one = Wie op een heuvel staat, verslaat de anderen
switch-hill-tie-number = De meeste meeples op heuvels winnen
switch-vineyard-garden = Wijngaarden rond een afgebouwde tuin
switch-vineyard-garden-no = Geven niets
switch-vineyard-garden-yes = Geven elk 3 punten
pad-part-vineyards = wijngaarden
pad-part-hills = meeples op heuvels
pad-shared-hills = Wie van hen staat op een heuvel?
deed-guide-home = Laat een kudde met je herder scoren.
deed-guide-home-sheep = Laat met je herder een kudde van { $number } { $count ->
    [one] schaap
   *[other] schapen
} scoren.
deed-guide-home-shepherds = Laat een kudde scoren met { $number } { $count ->
    [one] herder
   *[other] herders
}, de jouwe erbij.
deed-guide-home-sheep-shepherds = Laat een kudde van { $number } { $count ->
    [one] schaap
   *[other] schapen
} scoren met { $shepherds } { $shepherds-count ->
    [one] herder
   *[other] herders
}, de jouwe erbij.
form-guide-home = Een kudde laten scoren
clause-sheep = Schapen van de kudde
clause-shepherds = Herders van de kudde
