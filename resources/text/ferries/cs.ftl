## Přívozy

tile-ferry = jezero s přívozem
set-ferries = Přívozy
set-ferries-about = U jezera končí tři nebo čtyři cesty; přívoz dvě z nich spojuje, a když se jeho cesta prodlouží, přesune se jinam.
act-ferry = Položit přívoz
act-move-ferry = Přesunout přívoz
asked-ferry-about = Které dvě cesty přívoz spojí? Potom už nikdo není umístěn.
asked-move-ferry-about = Každý první přívoz na cestě, kterou vaše kartička prodlužuje, smí spojit jiné dvě cesty.
ferry-shores = { $one } – { $other }
ferry-lake = jezero: { $way }
pass-move-ferry = Přívozy zůstávají
outcome-ferry-laid = Přívoz spojuje dvě cesty: { $shores }.
outcome-ferry-moved = Přívoz se přesouvá: { $shores }.
move-place-ferry = pokládá se přívoz
move-move-ferry = přesouvá se přívoz
reject-ferry-first = Nejdřív přívoz nového jezera: vyberte dvě cesty, které spojí.
reject-no-ferry = Na právě přiložené kartičce není jezero bez přívozu.
reject-ferry-roads = Přívoz spojuje dvě různé cesty svého jezera, a to jiné než předtím.
reject-ferry-there = Přesouvá se jen první přívoz na cestě, kterou kartička prodlužuje, jednou za tah.
switch-ferry-laid = Přívoz nového jezera
switch-ferry-laid-always = Pokládá se vždy
switch-ferry-laid-with-thief = Vyžaduje vlastního lupiče na cestě kartičky
now-ferry = { $name } pokládá přívoz
now-move-ferry = { $name } smí přesunout přívoz
now-ferry-how = Vyberte co a pak kde; přívoz nového jezera přijde nakonec.
