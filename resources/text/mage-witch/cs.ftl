## Mág a čarodějnice

tile-magic = kouzelné znamení
set-mage-witch = Mág a čarodějnice
set-mage-witch-about = Kouzelná znamení posílají mága nebo čarodějnici na cestu či do města: mág přidá bod za každou kartičku, čarodějnice body půlí.
magician-mage = mág
magician-witch = čarodějnice
label-mage = { $count ->
    [one] mág: { $count } kartička
    [few] mág: { $count } kartičky
   *[other] mág: { $count } kartiček
}
label-witch = čarodějnice bere polovinu
outcome-mage-moved = Mág jde jinam: { $feature }.
outcome-witch-moved = Čarodějnice jde jinam: { $feature }.
outcome-mage-left = Mág čeká vedle plánu.
outcome-witch-left = Čarodějnice čeká vedle plánu.
reject-magic-first = Nejdřív jde mág nebo čarodějnice na jinou cestu či do jiného města.
reject-no-magic = Mág ani čarodějnice teď nikam nejdou.
reject-magic-there = Mág a čarodějnice jdou na nedokončenou cestu nebo do nedokončeného města, kde nestojí ani jeden z nich.
reject-magic-off = Mág a čarodějnice opouštějí plán jen tehdy, když pro ně nezbývá cesta ani město.
move-mage = mág jde jinam
move-witch = čarodějnice jde jinam
magic-off = vedle plánu
ask-magic = { $name } posílá mága nebo čarodějnici jinam
ask-magic-about = Vyberte jednoho z nich, pak zlatou cestu nebo zlaté město.
asked-magic = Kam jde mág nebo čarodějnice?
asked-magic-about = Na nedokončenou cestu nebo do nedokončeného města bez toho druhého.
pad-part-mage = mág
pad-part-witch = čarodějnice
pad-magicians-together = Mág a čarodějnice nikdy nestojí na stejném území. Nechte tu jen jednoho z nich.
pad-second-mage = Mág je jen jeden. Nechte ho na jednom území.
pad-second-witch = Čarodějnice je jen jedna. Nechte ji na jednom území.
