## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .mood = secret choices
    .about = Pop up, whack your neighbour, stay unwhacked. Fifty points win.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Holes on a sheet
    .help = nine fit a number pad
option-stubborn = Stubborn moles
    .help = a mole that stays counts 2
option-play-on = Play on
    .help = until a tie is broken
manner-even = Calm
manner-bold = Bold
manner-shy = Shy
manner-homebody = Homebody
manner-wanderer = Wanderer

## On the table

turn = Turn { $turn }
race-to = Race to
status-ready = Ready
status-writing = writing …
label-last-turn = sheets show last turn
tag-hit-by = +{ $points } { $name }
tag-miss = miss
whom-title = Who whacks whom
whom-foot = always the left neighbour
word-hole = Hole { $key }

## The prompt

write = Write in secret!
waiting-bots = The bots are writing …
waiting-one = { $name } is still writing.
waiting-two = { $one } and { $other } are still writing.
waiting-many = { $count } sheets are still open.
step-moles = Your moles
step-moles-body = one to { $holes } holes
step-whack = Your whack
step-whack-body = on your left neighbour
step-sealed = Sealed
step-sealed-body = until all are ready
moles-title = { $name }: where do your moles pop up?
moles-body = Tick one to { $holes } holes. Each mole that stays unwhacked is 1 point.
moles-body-stubborn = Tick one to { $holes } holes. 1 point each, { $again } where one stays.
moles-count = { $count ->
    [0] no mole yet
    [one] 1 mole
   *[other] { $count } moles
}
whack-title = { $name }: which hole do you whack?
whack-body = On { $target }’s sheet. A mole there is worth { $points } and clears it all.
popped = Up they pop!
popped-body = Mallets ready …
reveal-hits = { $hits ->
    [0] Nobody hit anything.
    [one] One hit out of { $seats }.
   *[other] { $hits } hits out of { $seats }.
}
hit-clears = A sheet that is hit counts nothing.
best-both = { $name }: { $moles ->
    [one] 1 mole
   *[other] { $moles } moles
} + 6 = { $total }.
best-moles = { $name }: { $moles ->
    [one] 1 point
   *[other] { $moles } points
} for moles nobody found.
best-hit = { $name }: { $total } for the whack.
lead = { $name } leads with { $score }: { $short } to go.
lead-shared = { $short ->
    [0] A tie at { $score }!
   *[other] A tie at { $score }: { $short } to go.
}
lead-there = { $name } has { $score }. That ends it!
over-won = { $name } wins with { $score }!
over-shared = { $count } moles share it with { $score }!
over-body = It took { $turn } turns.

## Why something is not possible

why-not-over = The match is over.
why-not-sealed = Your sheet is sealed already.
why-not-no-mole = At least one mole has to pop up.
why-not-one-hole = Choose one of the holes.

## Pointing at a hole

help-mole = A mole here is 1 point if nobody whacks your sheet.
help-mole-was = You had a mole here last turn. 1 point again if nobody whacks your sheet.
help-stubborn = Your mole was here last turn: if it stays it counts { $points }.
help-whack = { $points } points if one of { $name }’s moles is here.
help-whack-was = { $name } had a mole here last turn. { $points } points if it is back.

## The log

log-hit = { $name } hit { $target }
log-missed = { $name } missed { $target }
log-leads = { $name } leads with { $score }
log-turn = Turn { $turn }
log-play-on = A tie: turn { $turn } decides
log-won = { $name } wins with { $score }
log-shared = { $count } share it with { $score }

## The crib

crib-title = Each turn
crib-hit = hit: +{ $points }, clears all
crib-mole = each mole still up: +1
crib-stubborn = same hole again: +{ $points }
crib-goal = { $goal } ends it

## How a match ends

reason-fifty = Fifty points
reason-shared = Shared
reason-played-on = Played on until the tie was broken

## After the match

stat-hits = Hits
stat-missed = Missed
stat-struck = Whacked by the neighbour
stat-lost = Moles lost
stat-moles = Points from moles
stat-best = Best turn
stat-average = Moles a turn

## Why a bot did it

bot-reason-greedy = More moles, more points: worth the risk.
bot-reason-careful = Few moles are hard to find.
bot-reason-balance = As many moles as pay on average.
bot-reason-again = Moles come back to where they were safe.
bot-reason-moved = Moles move on after a close call.
