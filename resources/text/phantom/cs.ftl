## Fantom

role-phantom = fantom
a-phantom = fantoma
set-phantom = Fantom
set-phantom-about = Druhý družiník pro každého, umístěný po akci tahu nebo místo ní.
act-phantom = Fantom
reject-phantom-princess = Princezna v tomto tahu někoho poslala domů: fantom zůstává v zásobě.
reject-phantom-portal = Tajnou chodbou už v tomto tahu prošla jiná figurka. Vyberte část právě přiložené kartičky.
now-phantom = A fantom: { $name }?
pass-phantom = Bez fantoma
asked-phantom-about = Po vaší akci nebo místo ní, na jiném území.
