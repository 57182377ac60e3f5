## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .turn = turn { $turn }
    .turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    .mood = secret choices
    .about = Pop up, whack your neighbour, stay unwhacked. First to fifty points ends the game.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Holes on a lawn
    .help = nine match a number pad
option-stubborn = Stubborn moles
    .help = a mole that survived and stays put scores 2 points
option-play-on = Play on
    .help = until one player leads
manner-even = Calm
manner-bold = Bold
manner-shy = Shy
manner-homebody = Homebody
manner-wanderer = Wanderer

## On the table

turn = Turn { $turn }
race-to = Race to
status-ready = Ready
status-writing = choosing …
status-asleep = asleep
label-last-turn = lawns show last turn
tag-hit-by = +{ $points } { $name ->
    [you] you
   *[other] { $name }
}
tag-miss = miss
whom-title = Who whacks whom
whom-foot = always the left neighbour
word-hole = Hole { $key }

## The prompt

write = Choose in secret!
waiting-bots = The bots are choosing …
waiting-one = { $name ->
    [you] You are still choosing.
   *[other] { $name } is still choosing.
}
waiting-two = { $one ->
    [you] You and { $other }
   *[other] { $other ->
        [you] You and { $one }
       *[other] { $one } and { $other }
    }
} are still choosing.
waiting-many = { $count } players are still choosing.
step-moles = Your moles
step-moles-body = 1 to { $holes } holes
step-whack = Your whack
step-whack-body = on your left neighbour
step-whack-other = on the other lawn
step-sealed = Locked in
step-sealed-body = until everyone is ready
moles-title = { $name ->
    [you] Where do your moles hide?
   *[other] { $name }: where do your moles hide?
}
moles-body = Choose 1 to { $holes } holes. Each mole scores 1 point. One hit and they all score nothing!
moles-body-stubborn = Choose 1 to { $holes } holes. 1 point a mole, { $again } if it was up here at the end of last turn. One hit and they all score nothing!
moles-count = { $count ->
    [0] no moles yet
    [one] 1 mole
   *[other] { $count } moles
}
whack-title = { $name ->
    [you] Which hole do you whack?
   *[other] { $name }: which hole do you whack?
}
whack-body = { $target ->
    [you] Pick a hole on your lawn.
   *[other] Pick a hole on { $target }’s lawn.
} A mole there scores { $points } and clears the whole lawn.
whack-sure = Whack hole { $key }!
popped = Up they pop!
popped-body = Mallets ready …
reveal-hits = { $hits ->
    [0] Nobody hit anything!
    [one] One hit in { $seats } whacks!
   *[other] { $hits } hits in { $seats } whacks!
}
feud = { $name ->
    [you] You have hit { $target } { $times } times!
   *[other] { $target ->
        [you] { $name } has hit you { $times } times!
       *[other] { $name } has hit { $target } { $times } times!
    }
}
revenge = { $name ->
    [you] Revenge! You hit back!
   *[other] Revenge! { $name } hits back!
}
feud-times = { $times }×!
feud-retort = Why always me?
revenge-retort = I had that coming.
hit-clears = A lawn that was hit scores nothing for its moles.
best-both = { $name ->
    [you] You
   *[other] { $name }
}: { $moles } for moles + 6 for the whack = { $total }.
best-moles = { $name ->
    [you] You
   *[other] { $name }
}: { $moles ->
    [one] 1 point
   *[other] { $moles } points
} for moles. Never hit!
best-hit = { $name ->
    [you] You: { $total } for the whack.
   *[other] { $name }: { $total } for the whack.
}
lead = { $name ->
    [you] You lead with { $score }: { $short } to go.
   *[other] { $name } leads with { $score }: { $short } to go.
}
lead-shared = { $short ->
    [0] A tie at { $score }!
   *[other] A tie at { $score }: { $short } to go.
}
lead-there = { $name ->
    [you] You have { $score }. That ends it!
   *[other] { $name } has { $score }. That ends it!
}
over-won = { $name ->
    [you] You win with { $score }!
   *[other] { $name } wins with { $score }!
}
over-shared = { $count } players share the win with { $score }!
over-body = { $turn ->
    [one] It took 1 turn.
   *[other] It took { $turn } turns.
}

## The last mallet

last-mallet = This turn can decide it!
last-missed = PFFFT!
last-not-yet = Phew! Not yet.
last-tied = A tie at { $score }: play on!

## Why something is not possible

why-not-over = The game is over.
why-not-sealed = Your choice is locked in already.
why-not-no-mole = At least one mole has to pop up.
why-not-one-hole = Choose one of the holes.

## Pointing at a hole

help-mole = A mole here scores 1 point if nobody hits your lawn.
help-mole-was = You had a mole here last turn. It scores 1 point again if nobody hits your lawn.
help-stubborn = Your mole survived here last turn: it scores { $points } this time if nobody hits your lawn.
help-whack = { $points } points if one of { $name ->
    [you] your
   *[other] { $name }’s
} moles is here.
help-whack-was = { $name ->
    [you] You had a mole here last turn. { $points } points if it is back.
   *[other] { $name } had a mole here last turn. { $points } points if it is back.
}

## Looking into a thing

page-track = The race
page-track-text = Whoever has { $goal } points or more after a turn’s count ends the game: the highest score wins. { $tied }
page-track-shared = Players with the same score share the win.
page-track-on = If several share the lead, another turn is played until one is ahead.
page-track-seat = { $name ->
    [you] You: { $score }
   *[other] { $name }: { $score }
}
page-sheet = { $name ->
    [you] Your lawn
   *[other] { $name }’s lawn
}
page-sheet-score = { $score } of { $goal } points
page-sheet-text = In secret 1 to { $holes } moles are sent up here each turn. Every mole that is up scores 1 point, unless one of them is hit: then they all score nothing, and the hit scores { $points }.
page-sheet-stubborn = A mole that survived last turn in the same hole scores { $points }.
page-whacks = { $name ->
    [you] You whack { $target }.
   *[other] { $target ->
        [you] { $name } whacks you.
       *[other] { $name } whacks { $target }.
    }
}
page-mallet = The mallet
page-mallet-text = Once a turn every mallet comes down on one hole of the left neighbour’s lawn. Is a mole in it? { $points } points, and no mole on that lawn scores this turn. An empty hole: nothing happens.

## The log

log-hit = { $name ->
    [you] You hit { $target }
   *[other] { $target ->
        [you] { $name } hits you
       *[other] { $name } hits { $target }
    }
}
log-missed = { $name ->
    [you] You miss { $target }
   *[other] { $target ->
        [you] { $name } misses you
       *[other] { $name } misses { $target }
    }
}
log-leads = { $name ->
    [you] You lead with { $score }
   *[other] { $name } leads with { $score }
}
log-tied = A tie at { $score }
log-turn = Turn { $turn }
log-play-on = A tie: turn { $turn } decides
log-won = { $name ->
    [you] You win with { $score }
   *[other] { $name } wins with { $score }
}
log-shared = { $count } players share the win with { $score }

## The crib

crib-title = Each turn
crib-hit = hit: +{ $points }, clears all
crib-mole = each mole still up: +1
crib-stubborn = stayed put and survived: +{ $points }
crib-goal = { $goal } ends it

## How a match ends

reason-fifty = Fifty points
reason-shared = Shared win
reason-played-on = Played on until the tie was broken

## After the match

stat-hits = Hits
stat-missed = Missed
stat-struck = Times hit
stat-lost = Moles wiped out
stat-moles = Points from moles
stat-best = Best turn
stat-average = Moles a turn

## Why a bot did it

bot-why-greedy = { $count ->
    [one] 1 mole:
   *[other] { $count } moles:
} more points, and worth the risk.
bot-why-careful = { $count ->
    [one] 1 mole is
   *[other] { $count } moles are
} harder to find.
bot-why-balance = { $count ->
    [one] 1 mole
   *[other] { $count } moles
}: what pays best on average.
bot-why-again = A mole was in hole { $key } last turn, and moles come back.
bot-why-moved = Hole { $key } was empty last turn, and moles move on.
bot-why-first = Nothing is known yet: hole { $key } is as good as any.

## Where the points came from

account-hits = Hits
account-moles = Still up
account-stubborn = Stubborn moles

## A kind word after the match

award-sure-mallet = Sure Mallet
award-sure-mallet-line = { $count } hits
award-fresh-air = Fresh Air
award-fresh-air-line = { $count } swings at nothing
award-hot-streak = Hot Streak
award-hot-streak-line = { $count } hits in a row
award-ghost = The Ghost
award-ghost-line = { $count } turns without a bump
award-favourite-hole = Favourite Hole
award-favourite-hole-line = { $count } whacks in one place
award-tough-skull = Tough Skull
award-tough-skull-line = whacked { $count } times
award-good-loser = Good Sport
award-good-loser-line = { $count } moles bumped, still smiling
award-clean-sweep = Clean Sweep
award-clean-sweep-line = { $count } moles in one whack
award-comeback = Bounce Back
award-comeback-line = { $count } hits right after a bump
award-full-house = Full House
award-full-house-line = { $count } moles sent up
award-greedy-garden = Greedy Garden
award-greedy-garden-line = { $count } moles at once
award-careful-paws = Careful Paws
award-careful-paws-line = { $count } turns with a single mole
award-stubborn = Stubborn Mole
award-stubborn-line = stayed put { $count } times
award-homebody = Homebody
award-homebody-line = { $count } points by staying up
award-big-turn = Big Turn
award-big-turn-line = { $count } points at once

## On a phone

hand-mole-up = your mole is up
hand-was-up = your mole was up last turn
hand-up = { $count } up: +{ $count } if nobody hits
hand-none-up = Tap a hole to send a mole up.
hand-print = a mole in turn { $turn }
hand-mallet = your mallet
hand-prints = Moles of the last two turns.
hand-no-prints = No moles here yet.
hand-race = The race to { $goal }
hand-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
