## Magier & Hexe

tile-magic = Zauberzeichen
set-mage-witch = Magier & Hexe
set-mage-witch-about = Zauberzeichen schicken Magier oder Hexe auf eine Straße oder in eine Stadt: Der Magier bringt einen Punkt mehr je Plättchen, die Hexe halbiert die Punkte.
magician-mage = der Magier
magician-witch = die Hexe
label-mage = { $count ->
    [one] Magier auf { $count } Plättchen
   *[other] Magier auf { $count } Plättchen
}
label-witch = die Hexe nimmt die Hälfte
outcome-mage-moved = Der Magier zieht um: { $feature }.
outcome-witch-moved = Die Hexe zieht um: { $feature }.
outcome-mage-left = Der Magier wartet neben dem Spielplan.
outcome-witch-left = Die Hexe wartet neben dem Spielplan.
reject-magic-first = Zuerst kommen Magier oder Hexe auf eine andere Straße oder in eine andere Stadt.
reject-no-magic = Weder Magier noch Hexe ziehen jetzt um.
reject-magic-there = Magier und Hexe kommen auf eine unfertige Straße oder in eine unfertige Stadt, in der keiner von beiden steht.
reject-magic-off = Magier und Hexe verlassen den Spielplan nur, wenn keine Straße oder Stadt für sie da ist.
move-mage = der Magier zieht um
move-witch = die Hexe zieht um
magic-off = neben den Spielplan
ask-magic = { $name } schickt Magier oder Hexe anderswohin
ask-magic-about = Wähle einen von beiden, dann eine goldene Straße oder Stadt.
asked-magic = Wohin kommen Magier oder Hexe?
asked-magic-about = Auf eine unfertige Straße oder in eine unfertige Stadt ohne den anderen.
pad-part-mage = Magier
pad-part-witch = Hexe
pad-magicians-together = Magier und Hexe stehen nie auf demselben Gebiet. Lasst nur einen von beiden hier.
pad-second-mage = Es gibt einen Magier. Lasst ihn auf einem Gebiet.
pad-second-witch = Es gibt eine Hexe. Lasst sie auf einem Gebiet.
