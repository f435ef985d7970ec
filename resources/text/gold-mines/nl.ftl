## De goudmijnen

tile-gold = goud
set-gold-mines = De goudmijnen
set-gold-mines-about = Goudtegels brengen staven; wie punten voor een afgebouwd project krijgt, neemt de staven op de tegels ervan: aan het eind tot 4 punten per staaf.
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
reject-gold-shared = Zo zijn de staven niet te verdelen: iedereen die er mag nemen, neemt er om de beurt één.
move-gold = een goudstaaf wordt gelegd
move-share-gold = de goudstaven worden verdeeld
ask-gold = { $name } legt de tweede goudstaaf
ask-gold-about = Klik op een gouden tegel naast de nieuwe of gebruik de pijltoetsen.
ask-share-gold = Wie krijgt hoeveel goudstaven?
ask-share-gold-about = Iedereen die er mag nemen, neemt er om de beurt één; { $name } begint.
asked-gold = Waar komt de tweede goudstaaf?
asked-gold-about = Op een van de tegels rondom die van jou.
asked-share-gold = Wie krijgt hoeveel goudstaven?
asked-share-gold-about = Iedereen die er mag nemen, neemt er om de beurt één; jij begint.
