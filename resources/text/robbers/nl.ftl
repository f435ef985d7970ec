## De rovers

set-robbers = De rovers
set-robbers-about = Een bandiet op het scorespoor rooft de helft van de punten die zijn buur krijgt. De app kent de acht tegels niet: trek er een, kies zijn plaats, klik op “Buidel” en beschrijf hem.
source-robbers = Rovers
tile-bag = buidel
describe-bag = Beschrijf de tegel met een buidel
label-bandit = de bandiet op vak { $count }
label-bandit-home = de bandiet in de voorraad
label-robbed = de helft van wat iemand kreeg
tiles-bags = { $count ->
    [one] Daaronder is { $count } tegel met een buidel: wordt die getrokken, kies dan zijn plaats en klik op “Buidel”.
   *[other] Daaronder zijn { $count } tegels met een buidel: wordt er een getrokken, kies dan zijn plaats en klik op “Buidel”.
}
outcome-bandit = De bandiet van { $name } wacht op vak { $space }, naast { $beside }.
outcome-robbed = De bandiet van { $name } berooft { $from }: { $points }. Hij gaat terug naar de voorraad.
reject-bandit-first = Eerst wordt de bandiet van { $name } gezet, of hij blijft.
reject-rob-first = Eerst zegt { $name } wie de bandiet berooft.
reject-no-bandit = Geen tegel met een buidel laat nu een bandiet lopen.
reject-bandit-nobody = Vak { $space } is geen plaats voor de bandiet: er moet een figuur van een ander staan.
reject-bandit-must = Wie de bandiet in de voorraad heeft, moet hem zetten.
reject-no-robbery = Zoiets valt er nu niet te roven.
move-place-bandit = { $name } zet de bandiet
move-keep-bandit = de bandiet van { $name } blijft
move-rob = { $name } zegt wie wordt beroofd
bandit-space = op vak { $space }
ask-bandit = Naast wie wacht de bandiet van { $name }?
ask-bandit-about = Hij rooft de helft van het volgende project dat naast hem wordt geteld.
pass-bandit = De bandiet blijft
asked-bandit = Naast wie wacht jouw bandiet?
asked-bandit-about = Hij rooft de helft van het volgende project dat naast hem wordt geteld.
ask-rob = Wie berooft de bandiet van { $name }?
ask-rob-about = Meerdere spelers kregen naast hem punten; hij berooft er één.
asked-rob = Wie berooft jouw bandiet?
asked-rob-about = Meerdere spelers kregen naast hem punten; hij berooft er één.
switch-robber-round = Bandieten zetten bij een buidel
switch-robber-round-next = Daarna de volgende die hem in de voorraad heeft
switch-robber-round-everybody-before = Iedereen om de beurt
