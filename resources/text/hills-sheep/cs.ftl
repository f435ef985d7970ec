## Ovce a kopce

tile-hill = kopec
tile-vineyard = vinice
tile-cities-shared = dvě města se společnou stranou
role-shepherd = pastýř
a-shepherd = pastýře
act-shepherd = Pastýř
source-sheep = Ovce
set-hills-sheep = Ovce a kopce
set-hills-sheep-about = Pastýř pro každého shromažďuje ovce na louce, než přijde vlk. Kopce rozhodují při rovnosti a každá vinice přinese dokončenému klášteru 3 body.
label-hill = { $count ->
    [one] vyhrává rovnost: { $count } na kopci
   *[other] vyhrává rovnost: { $count } na kopcích
}
label-vineyards = { $count ->
    [one] { $count } vinice
    [few] { $count } vinice
    [many] { $count } vinice
   *[other] { $count } vinic
}
record-around = { $feature } { $parts }
record-around-vineyard = { $count ->
    [one] s { $count } vinicí
    [few] se { $count } vinicemi
   *[other] s { $count } vinicemi
}
record-by-hill = díky kopci
occupant-breaks-ties = { $count ->
    [one] { $count } na kopci
   *[other] { $count } na kopcích
}
act-flock = Stádo
asked-flock-about = Vytáhněte žeton a řekněte, co na něm je, nebo doveďte stádo domů: bod za každou ovci.
asked-flock-first = Vytáhněte žeton a řekněte, co na něm je.
now-flock = { $name } se stará o stádo
now-flock-how = Vyberte co a pak kde; stádo přijde nakonec.
flock-home = Dovést stádo domů
flock-brings-each = přináší po { $points }: { $names }
flock-home-empty = Pastýř jde domů, bez jediné ovce
token-none-left = v sáčku už žádný není
right-sheep = { $what }; ovce tam: { $count }
fact-bag = Žetony v sáčku
fact-beside = Ovce u pastýře
move-guide-home = stádo jde domů
chance-flock = Vlci mezi žetony v sáčku: { $count } z { $all }, { $percent } %
label-sheep = { $count ->
    [one] { $count } ovce
    [few] { $count } ovce
   *[other] { $count } ovcí
}
reason-sheep = { $count ->
    [one] stádo o { $count } ovci
   *[other] stádo o { $count } ovcích
}
label-wolf = vlk
outcome-sheep = { $flock ->
    [one] { $name } táhne žeton: { $drawn }. U pastýře se teď pase { $flock } ovce.
    [few] { $name } táhne žeton: { $drawn }. U pastýře se teď pasou { $flock } ovce.
   *[other] { $name } táhne žeton: { $drawn }. U pastýře se teď pase { $flock } ovcí.
}
outcome-wolf = { $name } táhne žeton: vlk. Stádo se rozuteče. Ztraceno: { $lost }.
outcome-wolf-alone = { $name } táhne žeton: vlk. Pastýř jde hned zase domů.
flock-of = { $sheep } ({ $name })
outcome-flock-guided = { $name } vede stádo domů.
outcome-flock-closed = Louka je uzavřená: její stádo jde domů.
outcome-flocks-left = Nic za ovce, které jsou ještě na loukách: { $left }.
outcome-under-hill = Jedna kartička jde neviděná pod kopec.
outcome-under-hill-none = Pod kopec už žádná kartička nezbývá.
reject-flock-first = Nejdřív stádo: vytáhněte žeton, nebo ho doveďte domů, pokud se tu už páslo.
reject-no-flock = Kartička nezvětšuje žádnou louku s vaším pastýřem, nebo už je to hotové.
reject-flock-draw = Pastýř, který právě přišel, nejdřív táhne žeton.
reject-no-token = Takový žeton už v sáčku není: { $token }.
reject-not-beside = Ovce leží jen u pastýře na louce.
reject-shepherd-there = Na té louce už pastýř stojí ({ $name }). Vyberte jinou louku.
tiles-under-hills = { $count ->
    [one] Zbývá o { $count } kartičku méně, protože leží pod kopcem; nikdo neví která.
    [few] Zbývá o { $count } kartičky méně, protože leží pod kopci; nikdo neví které.
   *[other] Zbývá o { $count } kartiček méně, protože leží pod kopci; nikdo neví které.
}
switch-hill-tie = Rovnost a kopce
switch-hill-tie-at-least-one = Kdo stojí na kopci, porazí ostatní
switch-hill-tie-number = Vyhrává nejvíc družiníků na kopcích
switch-vineyard-garden = Vinice kolem dokončené zahrady
switch-vineyard-garden-no = Nepřinášejí nic
switch-vineyard-garden-yes = Přinášejí po 3 bodech
pad-part-vineyards = vinice
pad-part-hills = družiníci na kopcích
pad-shared-hills = Kdo z nich stojí na kopci?
deed-guide-home = Nechte bodovat stádo se svým pastýřem.
deed-guide-home-sheep = Nechte se svým pastýřem bodovat stádo, ve kterém { $count ->
    [one] je { $number } ovce
    [few] jsou { $number } ovce
   *[other] je { $number } ovcí
}.
deed-guide-home-shepherds = Nechte bodovat stádo, u kterého { $count ->
    [one] je { $number } pastýř
    [few] jsou { $number } pastýři
   *[other] je { $number } pastýřů
}, včetně vašeho.
deed-guide-home-sheep-shepherds = Nechte bodovat stádo, ve kterém { $count ->
    [one] je { $number } ovce
    [few] jsou { $number } ovce
   *[other] je { $number } ovcí
} a u kterého je { $shepherds } { $shepherds-count ->
    [one] pastýř
    [few] pastýři
   *[other] pastýřů
}, včetně vašeho.
form-guide-home = Nechat bodovat stádo
clause-sheep = Ovce stáda
clause-shepherds = Pastýři stáda
