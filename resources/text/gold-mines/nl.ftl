## De goudmijnen

tile-gold = goud
set-gold-mines = De goudmijnen
set-gold-mines-about = Goudtegels brengen staven; wie een voltooid project scoort, neemt die op de tegels ervan: aan het einde tot 4 punten per staaf.
source-gold = Goud
label-gold = { $count ->
    [one] { $count } goudstaaf
   *[other] { $count } goudstaven
}
outcome-gold-laid = De tweede goudstaaf ligt ernaast: { $direction }.
outcome-gold-none = Er is geen goudstaaf meer over: de tegel krijgt er geen.
outcome-gold-taken = { $name } neemt { $bars }.
reject-gold-first = Leg eerst de tweede goudstaaf: op een tegel naast de nieuwe.
reject-no-gold = Er hoeft nu geen goudstaaf gelegd te worden.
reject-gold-beside = De tweede staaf komt op een van de tegels rondom de nieuwe.
reject-gold-shared = Zo zijn de staven niet te verdelen: allen die er mogen nemen, nemen er om de beurt een.
move-gold = een goudstaaf wordt gelegd
move-share-gold = de goudstaven worden verdeeld
ask-gold = { $name } legt de tweede goudstaaf
ask-gold-about = Klik op een gouden tegel naast de nieuwe of gebruik de pijltoetsen.
ask-share-gold = Wie krijgt hoeveel goudstaven?
ask-share-gold-about = Allen die er mogen nemen, nemen er om de beurt een; { $name } begint.
asked-gold = Waar komt de tweede goudstaaf?
asked-gold-about = Op een van de tegels rondom die van jou.
asked-share-gold = Wie krijgt hoeveel goudstaven?
asked-share-gold-about = Allen die er mogen nemen, nemen er om de beurt een; jij begint.
