## The Phantom

role-phantom = phantom
a-phantom = a phantom
set-phantom = The Phantom
set-phantom-about = A second follower for everybody, deployed after the action of the turn or instead of it.
act-phantom = Phantom
reject-phantom-princess = The princess has sent somebody home in this turn: the phantom stays in supply.
reject-phantom-portal = Another figure has gone through the portal in this turn. Choose a part of the tile just placed.
now-phantom = And { $name }’s phantom?
pass-phantom = No phantom
asked-phantom-about = After your action or instead of it, on another feature.
