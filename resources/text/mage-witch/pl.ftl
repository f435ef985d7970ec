## Mag i wiedźma

tile-magic = znak magii
set-mage-witch = Mag i wiedźma
set-mage-witch-about = Znaki magii wysyłają maga lub wiedźmę na drogę albo do miasta: mag daje punkt więcej za każdą płytkę, wiedźma zabiera połowę punktów.
magician-mage = mag
magician-witch = wiedźma
label-mage = { $count ->
    [one] mag: { $count } płytka
    [few] mag: { $count } płytki
   *[many] mag: { $count } płytek
}
label-witch = wiedźma zabiera połowę
outcome-mage-moved = Mag przenosi się: { $feature }.
outcome-witch-moved = Wiedźma przenosi się: { $feature }.
outcome-mage-left = Mag czeka obok pola gry.
outcome-witch-left = Wiedźma czeka obok pola gry.
reject-magic-first = Najpierw mag lub wiedźma idzie na inną drogę albo do innego miasta.
reject-no-magic = Ani mag, ani wiedźma nie przenoszą się teraz.
reject-magic-there = Mag i wiedźma idą na nieukończoną drogę albo do nieukończonego miasta, gdzie nie stoi żadne z nich.
reject-magic-off = Mag i wiedźma schodzą z pola gry tylko wtedy, gdy nie ma dla nich drogi ani miasta.
move-mage = mag przenosi się
move-witch = wiedźma przenosi się
magic-off = obok pola gry
ask-magic = { $name } przenosi maga lub wiedźmę
ask-magic-about = Wybierz jedno z nich, a potem złotą drogę albo złote miasto.
asked-magic = Dokąd idzie mag lub wiedźma?
asked-magic-about = Na nieukończoną drogę albo do nieukończonego miasta bez drugiego z nich.
pad-part-mage = mag
pad-part-witch = wiedźma
pad-magicians-together = Mag i wiedźma nigdy nie stoją na tym samym obszarze. Zostawcie tu jedno z nich.
pad-second-mage = Mag jest jeden. Zostawcie go na jednym obszarze.
pad-second-witch = Wiedźma jest jedna. Zostawcie ją na jednym obszarze.
