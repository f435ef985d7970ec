## Magier & Hexe

tile-magic = Zauberzeichen
set-mage-witch = Magier & Hexe
set-mage-witch-about = Zauberzeichen schicken Magier oder Hexe auf eine Straße oder in eine Stadt: Der Magier bringt einen Punkt mehr je Plättchen, die Hexe halbiert die Punkte.
magician-mage = der Magier
magician-witch = die Hexe
label-mage = Magier: { $count } Plättchen
label-witch = die Hexe nimmt die Hälfte
outcome-mage-moved = Der Magier zieht um: { $feature }.
outcome-witch-moved = Die Hexe zieht um: { $feature }.
outcome-mage-left = Der Magier wartet neben dem Spielfeld.
outcome-witch-left = Die Hexe wartet neben dem Spielfeld.
reject-magic-first = Zuerst kommen Magier oder Hexe auf eine andere Straße oder in eine andere Stadt.
reject-no-magic = Weder Magier noch Hexe ziehen jetzt um.
reject-magic-there = Magier und Hexe kommen auf eine unfertige Straße oder in eine unfertige Stadt, wo keiner von beiden steht.
reject-magic-off = Magier und Hexe verlassen das Spielfeld nur, wenn keine Straße oder Stadt für sie da ist.
move-mage = der Magier zieht um
move-witch = die Hexe zieht um
magic-off = neben das Spielfeld
ask-magic = { $name } schickt Magier oder Hexe anderswohin
ask-magic-about = Wähle einen von beiden, dann eine goldene Straße oder Stadt.
asked-magic = Wohin kommen Magier oder Hexe?
asked-magic-about = Auf eine unfertige Straße oder in eine unfertige Stadt, wo keiner von beiden steht.
pad-part-mage = Magier
pad-part-witch = Hexe
