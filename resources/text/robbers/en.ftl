## The Robbers

set-robbers = The Robbers
set-robbers-about = A bandit on the score track robs half of what his neighbour scores. The eight tiles are not known to the app: draw one, choose its place, press “Bag”, and describe it.
source-robbers = Robbers
tile-bag = bag
describe-bag = Describe the tile with a bag
label-bandit = the bandit on space { $count }
label-bandit-home = the bandit at home
label-robbed = half of what somebody scored
tiles-bags = { $count ->
    [one] Among them is { $count } tile with a bag: when it is drawn, choose its place and press “Bag”.
   *[other] Among them are { $count } tiles with a bag: when one is drawn, choose its place and press “Bag”.
}
outcome-bandit = { $name }’s bandit waits on space { $space }, beside { $beside }.
outcome-robbed = { $name }’s bandit robs { $from }: { $points }. He goes home.
reject-bandit-first = First { $name }’s bandit is placed, or stays.
reject-rob-first = First { $name } says whom the bandit robs.
reject-no-bandit = No tile with a bag lets a bandit move now.
reject-bandit-nobody = Space { $space } is no place for the bandit: a figure of somebody else must stand there.
reject-bandit-must = Whoever has the bandit at home has to place it.
reject-no-robbery = Nothing like that can be robbed now.
move-place-bandit = { $name } places the bandit
move-keep-bandit = { $name }’s bandit stays
move-rob = { $name } says who is robbed
bandit-space = on space { $space }
ask-bandit = Beside whom does { $name }’s bandit wait?
ask-bandit-about = He robs half of the next feature that is scored beside him.
pass-bandit = The bandit stays
asked-bandit = Beside whom does your bandit wait?
asked-bandit-about = He robs half of the next feature that is scored beside him.
ask-rob = Whom does { $name }’s bandit rob?
ask-rob-about = Several have scored beside him; he robs one of them.
asked-rob = Whom does your bandit rob?
asked-rob-about = Several have scored beside him; he robs one of them.
switch-robber-round = Placing bandits at a bag
switch-robber-round-next = Then the next one with the bandit at home
switch-robber-round-everybody-before = Everybody in turn
