## Zloději

set-robbers = Zloději
set-robbers-about = Bandita na bodovací tabulce ukradne polovinu toho, co se vedle něj získá. Osm kartiček aplikace nezná: vytáhněte jednu, vyberte její místo, stiskněte „Měšec“ a popište ji.
source-robbers = Zloději
tile-bag = měšec
describe-bag = Popište kartičku s měšcem
label-bandit = bandita na poli { $count }
label-bandit-home = bandita doma
label-robbed = polovina toho, co někdo získal
tiles-bags = { $count ->
    [one] Mezi nimi je { $count } kartička s měšcem: po vytažení vyberte její místo a stiskněte „Měšec“.
    [few] Mezi nimi jsou { $count } kartičky s měšcem: po vytažení některé vyberte její místo a stiskněte „Měšec“.
   *[other] Mezi nimi je { $count } kartiček s měšcem: po vytažení některé vyberte její místo a stiskněte „Měšec“.
}
outcome-bandit = Bandita ({ $name }) čeká na poli { $space }, vedle: { $beside }.
outcome-robbed = Bandita ({ $name }) okrádá: { $from } – { $points }. Jde domů.
reject-bandit-first = Nejdřív se bandita ({ $name }) umístí, nebo zůstane.
reject-rob-first = Nejdřív { $name } řekne, koho bandita okrade.
reject-no-bandit = Žádná kartička s měšcem teď bandity nepohybuje.
reject-bandit-nobody = Pole { $space } není místo pro banditu: musí na něm stát cizí figurka.
reject-bandit-must = Kdo má banditu doma, musí ho umístit.
reject-no-robbery = Nic takového se teď ukrást nedá.
move-place-bandit = { $name } umisťuje banditu
move-keep-bandit = { $name }: bandita zůstává
move-rob = { $name } říká, kdo bude okraden
bandit-space = na poli { $space }
ask-bandit = Vedle koho čeká bandita? ({ $name })
ask-bandit-about = Ukradne polovinu bodů za příští území, které se vedle něj vyhodnotí.
pass-bandit = Bandita zůstává
asked-bandit = Vedle koho čeká váš bandita?
asked-bandit-about = Ukradne polovinu bodů za příští území, které se vedle něj vyhodnotí.
ask-rob = Koho okrádá bandita? ({ $name })
ask-rob-about = Vedle něj získalo body víc hráčů; okrade jednoho.
asked-rob = Koho okrádá váš bandita?
asked-rob-about = Vedle něj získalo body víc hráčů; okrade jednoho.
switch-robber-round = Umisťování banditů u měšce
switch-robber-round-next = Potom další, kdo ho má doma
switch-robber-round-everybody-before = Všichni postupně
