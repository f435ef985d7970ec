## Les Voleurs

set-robbers = Les Voleurs
set-robbers-about = Un bandit sur la piste de score vole la moitié de ce qui se marque à côté de lui. L’application ne connaît pas les huit tuiles : piochez-en une et saisissez-la comme tuile inconnue, avec son sac.
source-robbers = Voleurs
tile-bag = sac
label-bandit = le bandit sur la case { $count }
label-bandit-home = le bandit en réserve
label-robbed = la moitié de ce que quelqu’un a marqué
tiles-bags = { $count ->
    [one] Parmi elles, { $count } tuile avec un sac : saisissez-la comme tuile absente d’ici quand elle est piochée.
   *[other] Parmi elles, { $count } tuiles avec un sac : saisissez-les comme tuiles absentes d’ici quand elles sont piochées.
}
outcome-bandit = Le bandit de { $name } attend sur la case { $space }, à côté de { $beside }.
outcome-robbed = Le bandit de { $name } vole { $from } : { $points }. Il rentre en réserve.
reject-bandit-first = D’abord, le bandit de { $name } se pose ou reste.
reject-rob-first = D’abord, { $name } dit qui le bandit vole.
reject-no-bandit = Aucune tuile avec un sac ne déplace un bandit maintenant.
reject-bandit-nobody = La case { $space } n’est pas une place pour le bandit : le pion d’un autre doit s’y trouver.
reject-bandit-must = Qui a son bandit en réserve doit le poser.
reject-no-robbery = Rien de tel ne se vole maintenant.
move-place-bandit = { $name } pose le bandit
move-keep-bandit = le bandit de { $name } reste
move-rob = { $name } dit qui est volé
bandit-space = sur la case { $space }
ask-bandit = À côté de qui attend le bandit de { $name } ?
ask-bandit-about = Il vole la moitié de la prochaine zone qui se marque à côté de lui.
pass-bandit = Le bandit reste
asked-bandit = À côté de qui attend votre bandit ?
asked-bandit-about = Il vole la moitié de la prochaine zone qui se marque à côté de lui.
ask-rob = Qui le bandit de { $name } vole-t-il ?
ask-rob-about = Plusieurs ont marqué à côté de lui ; il n’en vole qu’un.
asked-rob = Qui votre bandit vole-t-il ?
asked-rob-about = Plusieurs ont marqué à côté de lui ; il n’en vole qu’un.
switch-robber-round = Poser les bandits à un sac
switch-robber-round-next = Ensuite le prochain qui l’a en réserve
switch-robber-round-everybody-before = Chacun à son tour
