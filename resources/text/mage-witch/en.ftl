## Mage & Witch

tile-magic = magic sign
set-mage-witch = Mage & Witch
set-mage-witch-about = Magic signs send mage or witch to a road or city: the mage adds a point for each tile, the witch halves what it brings.
magician-mage = the mage
magician-witch = the witch
label-mage = { $count ->
    [one] mage: { $count } tile
   *[other] mage: { $count } tiles
}
label-witch = the witch takes half
outcome-mage-moved = The mage goes elsewhere: { $feature }.
outcome-witch-moved = The witch goes elsewhere: { $feature }.
outcome-mage-left = The mage waits beside the board.
outcome-witch-left = The witch waits beside the board.
reject-magic-first = First mage or witch goes to another road or city.
reject-no-magic = Neither mage nor witch goes elsewhere now.
reject-magic-there = Mage and witch go to an incomplete road or city on which neither of them stands.
reject-magic-off = Mage and witch leave the board only where no road or city is left for them.
move-mage = the mage goes elsewhere
move-witch = the witch goes elsewhere
magic-off = beside the board
ask-magic = { $name } sends mage or witch elsewhere
ask-magic-about = Choose one, then a golden road or city.
asked-magic = Where does mage or witch go?
asked-magic-about = To an incomplete road or city where neither of them stands.
pad-part-mage = mage
pad-part-witch = witch
pad-magicians-together = Mage and witch never stand on one feature. Leave one of them here.
pad-second-mage = There is one mage. Leave him on one feature.
pad-second-witch = There is one witch. Leave her on one feature.
