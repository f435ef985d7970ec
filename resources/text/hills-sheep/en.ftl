## Hills & Sheep

tile-hill = hill
tile-vineyard = vineyard
tile-cities-shared = two cities with a shared side
role-shepherd = shepherd
a-shepherd = a shepherd
act-shepherd = Shepherd
source-sheep = Sheep
set-hills-sheep = Hills & Sheep
set-hills-sheep-about = A shepherd for everybody gathers sheep in a field before the wolf comes. Hills break ties, and each vineyard brings a complete monastery 3 points.
label-hill = { $count ->
    [one] wins the tie with { $count } on a hill
   *[other] wins the tie with { $count } on hills
}
label-vineyards = { $count ->
    [one] { $count } vineyard
   *[other] { $count } vineyards
}
record-around = { $feature } and { $parts }
record-around-vineyard = { $count ->
    [one] { $count } vineyard
   *[other] { $count } vineyards
}
record-by-hill = from the hill
occupant-breaks-ties = { $count ->
    [one] { $count } on a hill
   *[other] { $count } on hills
}
act-flock = The flock
asked-flock-about = Draw a token and say what it shows, or guide the flock home for a point a sheep.
asked-flock-first = Draw a token and say what it shows.
now-flock = { $name } sees to the flock
now-flock-how = Choose what, then where; the flock comes last.
flock-home = Guide the flock home
flock-brings-each = brings { $points } each for { $names }
flock-home-empty = The shepherd goes home, without a sheep
token-none-left = none left in the bag
right-sheep = { $what }; sheep there: { $count }
fact-bag = Sheep tokens in the bag
fact-beside = Shepherd’s sheep
move-guide-home = the flock is guided home
chance-flock = { $count } of { $all } tokens in the bag are wolves, { $percent } %
label-sheep = { $count } sheep
reason-sheep = flock of { $count } sheep
label-wolf = the wolf
outcome-sheep = { $flock ->
    [one] { $name } draws { $drawn }: { $flock } now grazes with the shepherd.
   *[other] { $name } draws { $drawn }: { $flock } now graze with the shepherd.
}
outcome-wolf = { $name } draws the wolf: the flock scatters. Lost: { $lost }.
outcome-wolf-alone = { $name } draws the wolf: the shepherd goes straight home.
flock-of = { $name }’s { $sheep }
outcome-flock-guided = { $name } guides the flock home.
outcome-flock-closed = The field is closed: its flock goes home.
outcome-flocks-left = Nothing for sheep still in the fields: { $left }.
outcome-under-hill = A tile goes under the hill, unseen.
outcome-under-hill-none = No tile is left to go under the hill.
reject-flock-first = First the flock: draw a token, or guide it home if it grazed here before.
reject-no-flock = The tile extends no field with a shepherd of yours, or that is done already.
reject-flock-draw = A shepherd who has just come draws a token first.
reject-no-token = No such token is left in the bag: { $token }.
reject-not-beside = Sheep lie with a shepherd in a field alone.
reject-shepherd-there = A shepherd is in that field already, { $name }’s. Choose another field.
tiles-under-hills = { $count ->
    [one] { $count } tile fewer is left, for it lies under a hill; nobody knows which.
   *[other] { $count } tiles fewer are left, for they lie under hills; nobody knows which.
}
switch-hill-tie = Ties and hills
switch-hill-tie-at-least-one = Anybody on a hill beats those without
switch-hill-tie-number = The most followers on hills win
switch-vineyard-garden = Vineyards around a complete garden
switch-vineyard-garden-no = Bring nothing
switch-vineyard-garden-yes = Bring 3 points each
pad-part-vineyards = vineyards
pad-part-hills = followers on hills
pad-shared-hills = Who of them stands on a hill?
deed-guide-home = Have a flock scored with your shepherd.
deed-guide-home-sheep = Have a flock of { $number } { $count ->
   *[other] sheep
} scored with your shepherd.
deed-guide-home-shepherds = Have a flock scored with { $number } { $count ->
    [one] shepherd
   *[other] shepherds
}, yours among them.
deed-guide-home-sheep-shepherds = Have a flock of { $number } { $count ->
   *[other] sheep
} scored with { $shepherds } { $shepherds-count ->
    [one] shepherd
   *[other] shepherds
}, yours among them.
form-guide-home = Have a flock scored
clause-sheep = Sheep of the flock
clause-shepherds = Shepherds of the flock
