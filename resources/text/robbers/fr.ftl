## Les Voleurs

set-robbers = Les Voleurs
set-robbers-about = Un bandit sur la piste de score vole la moitié de ce que marque son voisin. L’application ne connaît pas les huit tuiles : piochez-en une, choisissez sa place, cliquez sur « Sac » et décrivez-la.
source-robbers = Voleurs
tile-bag = sac
describe-bag = Décrivez la tuile avec un sac
label-bandit = le bandit sur la case { $count }
label-bandit-home = le bandit en réserve
label-robbed = la moitié de ce que quelqu’un a marqué
tiles-bags = { $count ->
    [one] Parmi elles, { $count } tuile avec un sac : quand elle est piochée, choisissez sa place et cliquez sur « Sac ».
   *[other] Parmi elles, { $count } tuiles avec un sac : quand l’une d’elles est piochée, choisissez sa place et cliquez sur « Sac ».
}
outcome-bandit = { $name } : le bandit attend sur la case { $space }, avec { $beside }.
outcome-robbed = Le bandit ({ $name }) vole { $from } : { $points }. Il rentre en réserve.
reject-bandit-first = D’abord, le bandit se pose ou reste ({ $name }).
reject-rob-first = D’abord, { $name } dit qui le bandit vole.
reject-no-bandit = Aucune tuile avec un sac ne déplace un bandit maintenant.
reject-bandit-nobody = La case { $space } ne convient pas au bandit : le pion d’un autre joueur doit s’y trouver.
reject-bandit-must = Qui a son bandit en réserve doit le poser.
reject-no-robbery = Rien de tel ne se vole maintenant.
move-place-bandit = { $name } pose le bandit
move-keep-bandit = le bandit reste ({ $name })
move-rob = { $name } dit qui est volé
bandit-space = sur la case { $space }
ask-bandit = { $name } : à côté de qui attend le bandit ?
ask-bandit-about = Il vole la moitié de la prochaine zone évaluée à côté de lui.
pass-bandit = Le bandit reste
asked-bandit = À côté de qui attend votre bandit ?
asked-bandit-about = Il vole la moitié de la prochaine zone évaluée à côté de lui.
ask-rob = { $name } : qui le bandit vole-t-il ?
ask-rob-about = Plusieurs ont marqué à côté de lui ; il n’en vole qu’un.
asked-rob = Qui votre bandit vole-t-il ?
asked-rob-about = Plusieurs ont marqué à côté de lui ; il n’en vole qu’un.
switch-robber-round = Avec un sac, qui pose son bandit
switch-robber-round-next = Ensuite, le prochain qui l’a en réserve
switch-robber-round-everybody-before = Chacun à son tour
