## Magiër & heks

tile-magic = toverteken
set-mage-witch = Magiër & heks
set-mage-witch-about = Tovertekens sturen magiër of heks naar een weg of stad: de magiër geeft een punt extra per tegel, de heks halveert de punten.
magician-mage = de magiër
magician-witch = de heks
label-mage = { $count ->
    [one] magiër: { $count } tegel
   *[other] magiër: { $count } tegels
}
label-witch = de heks neemt de helft
outcome-mage-moved = De magiër gaat ergens anders heen: { $feature }.
outcome-witch-moved = De heks gaat ergens anders heen: { $feature }.
outcome-mage-left = De magiër wacht naast het speelveld.
outcome-witch-left = De heks wacht naast het speelveld.
reject-magic-first = Eerst gaat de magiër of de heks naar een andere weg of stad.
reject-no-magic = Magiër en heks gaan nu nergens heen.
reject-magic-there = Magiër en heks gaan naar een onafgebouwde weg of stad waar geen van beiden staat.
reject-magic-off = Magiër en heks verlaten het speelveld alleen als er geen weg of stad voor hen over is.
move-mage = de magiër gaat ergens anders heen
move-witch = de heks gaat ergens anders heen
magic-off = naast het speelveld
ask-magic = { $name } verplaatst de magiër of de heks
ask-magic-about = Kies een van beiden, dan een gouden weg of stad.
asked-magic = Waar gaat de magiër of de heks heen?
asked-magic-about = Naar een onafgebouwde weg of stad waar geen van beiden staat.
pad-part-mage = magiër
pad-part-witch = heks
pad-magicians-together = De magiër en de heks staan nooit op hetzelfde project. Laat er hier één staan.
pad-second-mage = Er is één magiër. Laat hem op één project staan.
pad-second-witch = Er is één heks. Laat haar op één project staan.
