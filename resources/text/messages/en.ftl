## Messages

set-messages = Messages
set-messages-about = Every player has a second figure on the score track, a messenger. If one of yours stops on a dark space in your own turn, you draw a message.
source-messages = Messages
label-messenger = the messenger on { $count }, the follower on the rest
label-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
label-farmers = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
label-message = instead of the message
outcome-walked = { $name }: { $figure } walks to { $points }.
outcome-message = { $name } stops on a dark space and draws a message.
outcome-message-tile = { $name } draws and places another tile afterwards.
outcome-message-home = { $whom } goes home: { $feature }.
reject-walk-first = First { $name } says which figure on the score track walks.
reject-message-first = First { $name } says what the message says.
reject-no-walk = No figure on the score track walks now.
reject-no-message = No message is drawn now.
reject-message-nothing = The message would bring nothing: take 2 points instead.
reject-message-meant = The message means nobody and nothing there.
track-follower = the follower
track-messenger = the messenger
walk-from-to = from { $from } to { $to }
message-brings = brings { $points }
message-road = Smallest road
message-city = Smallest city
message-monastery = Smallest monastery
message-pennants = Pennants of a city
message-knights = All your knights
message-farmers = All your farmers
message-tile = Another tile
message-follower = Score a follower and take it home
message-points = 2 points instead
move-score-figure = { $name } says which figure walks
move-read-message = a message is read
move-score-pennants = the pennants of a city are scored
move-score-follower = a follower is scored and goes home
ask-walk = Which of { $name }’s figures walks on the score track?
ask-walk-about = A figure that stops on 0, 5, 10 … in its owner’s turn brings a message.
asked-walk = Which of your figures walks?
asked-walk-about = A figure that stops on 0, 5, 10 … in your own turn brings a message.
ask-message = { $name } draws the top message: what does it say?
ask-message-about = What it says, or 2 points; then it goes under the pile. Messages that would bring nothing are left out.
asked-message = What does your message say?
asked-message-about = What it says, or 2 points. Messages that would bring nothing are left out.
ask-pennants = The pennants of which city does { $name } score?
ask-pennants-about = Click a golden city; each pennant brings 2.
asked-pennants = The pennants of which city?
asked-pennants-about = Each brings 2.
ask-score-follower = Whom does { $name } score and take home?
ask-score-follower-about = Click a golden figure. The majority does not matter.
asked-score-follower = Whom do you score and take home?
asked-score-follower-about = The majority does not matter.
switch-message-figure = The figure that walks on the score track
switch-message-figure-each-time = Either, each time
switch-message-figure-one-a-turn = Only one of them in a turn
