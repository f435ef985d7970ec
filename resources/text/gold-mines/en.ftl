## Gold Mines

tile-gold = gold
set-gold-mines = Gold Mines
set-gold-mines-about = Gold tiles bring bars, and whoever scores a completed feature takes those on its tiles: up to 4 points each at the end.
source-gold = Gold
label-gold = { $count ->
    [one] { $count } bar of gold
   *[other] { $count } bars of gold
}
outcome-gold-laid = The second bar of gold lies beside it: { $direction }.
outcome-gold-none = No bar of gold is left: the tile gets none.
outcome-gold-taken = { $name } takes { $bars }.
reject-gold-first = First lay the second bar of gold: on a tile beside the new one.
reject-no-gold = No bar of gold is to be laid now.
reject-gold-beside = The second bar goes on one of the tiles around the new one.
reject-gold-shared = The bars cannot be shared like that: all who may take some take one each in turn.
move-gold = a bar of gold is laid
move-share-gold = the bars of gold are shared
ask-gold = { $name } lays the second bar of gold
ask-gold-about = Click a golden tile beside the new one, or use the arrow keys.
ask-share-gold = Who gets how many bars of gold?
ask-share-gold-about = All who may take some take one each in turn, { $name } first.
asked-gold = Where does the second bar of gold lie?
asked-gold-about = On one of the tiles around yours.
asked-share-gold = Who gets how many bars of gold?
asked-share-gold-about = All who may take some take one each in turn, you first.
