## Mage et sorcière

tile-magic = signe magique
set-mage-witch = Mage et Sorcière
set-mage-witch-about = Les signes magiques envoient le mage ou la sorcière sur une route ou dans une ville : le mage ajoute un point par tuile, la sorcière divise les points par deux.
magician-mage = le mage
magician-witch = la sorcière
label-mage = { $count ->
    [one] mage : { $count } tuile
   *[other] mage : { $count } tuiles
}
label-witch = la sorcière en prend la moitié
outcome-mage-moved = Le mage change de place : { $feature }.
outcome-witch-moved = La sorcière change de place : { $feature }.
outcome-mage-left = Le mage attend à côté de l’aire de jeu.
outcome-witch-left = La sorcière attend à côté de l’aire de jeu.
reject-magic-first = D’abord, le mage ou la sorcière va sur une autre route ou dans une autre ville.
reject-no-magic = Ni le mage ni la sorcière ne changent de place maintenant.
reject-magic-there = Le mage et la sorcière vont sur une route ou dans une ville incomplète où ne se trouve aucun des deux.
reject-magic-off = Le mage et la sorcière ne quittent l’aire de jeu que s’il ne reste ni route ni ville pour eux.
move-mage = le mage change de place
move-witch = la sorcière change de place
magic-off = hors de l’aire de jeu
ask-magic = { $name } déplace le mage ou la sorcière
ask-magic-about = Choisissez l’un des deux, puis une route ou une ville dorée.
asked-magic = Où va le mage ou la sorcière ?
asked-magic-about = Sur une route ou dans une ville incomplète où n’est aucun des deux.
pad-part-mage = mage
pad-part-witch = sorcière
pad-magicians-together = Le mage et la sorcière ne sont jamais sur la même zone. N’en laissez qu’un ici.
pad-second-mage = Il n’y a qu’un mage. Laissez-le sur une seule zone.
pad-second-witch = Il n’y a qu’une sorcière. Laissez-la sur une seule zone.
