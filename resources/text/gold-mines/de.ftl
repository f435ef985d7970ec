## Die Goldminen

tile-gold = Gold
set-gold-mines = Die Goldminen
set-gold-mines-about = Goldplättchen bringen Barren; wer ein fertiges Gebiet wertet, nimmt die auf seinen Plättchen: am Ende bis zu 4 Punkte je Barren.
source-gold = Gold
label-gold = { $count ->
    [one] { $count } Goldbarren
   *[other] { $count } Goldbarren
}
outcome-gold-laid = Der zweite Goldbarren liegt daneben: { $direction }.
outcome-gold-none = Es ist kein Goldbarren mehr da: Das Plättchen bekommt keinen.
outcome-gold-taken = { $name } nimmt { $bars }.
reject-gold-first = Lege zuerst den zweiten Goldbarren: auf ein Plättchen neben dem neuen.
reject-no-gold = Jetzt ist kein Goldbarren zu legen.
reject-gold-beside = Der zweite Barren kommt auf eines der Plättchen rund um das neue.
reject-gold-shared = So lassen sich die Barren nicht teilen: Alle, die welche nehmen dürfen, nehmen reihum je einen.
move-gold = ein Goldbarren wird gelegt
move-share-gold = die Goldbarren werden geteilt
ask-gold = { $name } legt den zweiten Goldbarren
ask-gold-about = Klicke auf ein goldenes Plättchen neben dem neuen oder nimm die Pfeiltasten.
ask-share-gold = Wer bekommt wie viele Goldbarren?
ask-share-gold-about = Alle, die welche nehmen dürfen, nehmen reihum je einen; { $name } beginnt.
asked-gold = Wohin kommt der zweite Goldbarren?
asked-gold-about = Auf eines der Plättchen rund um deines.
asked-share-gold = Wer bekommt wie viele Goldbarren?
asked-share-gold-about = Alle, die welche nehmen dürfen, nehmen reihum je einen; du beginnst.
