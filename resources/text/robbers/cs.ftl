## Zloději

set-robbers = Zloději
set-robbers-about = Bandita na počítadle bodů ukradne polovinu toho, co se vedle něj získá. Osm kartiček aplikace nezná: vezměte si jednu a zadejte ji jako neznámou kartičku s měšcem.
source-robbers = Zloději
tile-bag = měšec
label-bandit = bandita na poli { $count }
label-bandit-home = bandita doma
label-robbed = polovina toho, co někdo získal
tiles-bags = { $count ->
    [one] Mezi nimi je { $count } kartička s měšcem: po vytažení ji zadejte jako takovou, která tu není.
    [few] Mezi nimi jsou { $count } kartičky s měšcem: po vytažení je zadejte jako takové, které tu nejsou.
   *[other] Mezi nimi je { $count } kartiček s měšcem: po vytažení je zadejte jako takové, které tu nejsou.
}
outcome-bandit = Bandita hráče { $name } čeká na poli { $space }, vedle: { $beside }.
outcome-robbed = Bandita hráče { $name } okrádá: { $from } – { $points }. Jde domů.
reject-bandit-first = Nejdřív se umístí bandita hráče { $name }, nebo zůstane.
reject-rob-first = Nejdřív { $name } řekne, koho bandita okrade.
reject-no-bandit = Žádná kartička s měšcem teď bandity nepohybuje.
reject-bandit-nobody = Pole { $space } není místo pro banditu: musí na něm stát cizí figurka.
reject-bandit-must = Kdo má banditu doma, musí ho umístit.
reject-no-robbery = Nic takového se teď ukrást nedá.
move-place-bandit = { $name } umisťuje banditu
move-keep-bandit = bandita hráče { $name } zůstává
move-rob = { $name } říká, kdo bude okraden
bandit-space = na poli { $space }
ask-bandit = Vedle koho čeká bandita hráče { $name }?
ask-bandit-about = Ukradne polovinu příštího území, které se vedle něj ohodnotí.
pass-bandit = Bandita zůstává
asked-bandit = Vedle koho čeká váš bandita?
asked-bandit-about = Ukradne polovinu příštího území, které se vedle něj ohodnotí.
ask-rob = Koho okrádá bandita hráče { $name }?
ask-rob-about = Vedle něj získalo body víc hráčů; okrade jednoho.
asked-rob = Koho okrádá váš bandita?
asked-rob-about = Vedle něj získalo body víc hráčů; okrade jednoho.
switch-robber-round = Umisťování banditů u měšce
switch-robber-round-next = Potom další, kdo ho má doma
switch-robber-round-everybody-before = Všichni postupně
