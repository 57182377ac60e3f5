## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .mood = flips and stolen spades
    .about = Line up three moles, take a pile, and see what the other two turn into.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = The Bobtail
    .help = a dog hunts instead of swaps
option-open-burrows = Open burrows
    .help = everybody sees everything
manner-even = Calm
manner-picky = Picky
manner-glutton = Greedy
manner-digger = Digger
manner-pest = Pest

## On the table

turn = Turn { $turn }
last-round-title = Last round
display = Display
compost = Compost
tardy = Tardy
to-tardy = { $count } to Tardy
last-round-plaque = Last round
deck-empty = Empty
spent = paid { $count }
supply = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
tokens = { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
at-turn = at turn
hidden = { $count ->
    [0] empty
    [one] 1 cube
   *[other] { $count } cubes
}
worth-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
set-of-three = Set of three!
set-shout = Set of three!
chain-shout = A chain!
projects-shout = Three Projects!
last-round-shout = Last round!
event-shout = Event!
drum = DUM!
colour-yellow = yellow
colour-red = red
colour-white = white
colour-green = green
colour-blue = blue
project-word = Project
flip-title = A flip
flip-text = The whole pile turns over: its bottom card comes up, other side first. A mole laid face down shows its face. One laid face up shows a Project.
flip-short = A flip brings up the bottom card, its other side first.
bobtail-title = The Bobtail
bobtail-text = No card on him, no line through him. For a token he hops one space any way. The pile there comes up in any empty space.

## Names of what can be chosen

word-cell = space { $number }
word-display = the { $colour } mole
word-seat = { $name }
word-deck = the top of the deck
word-take = A Take a card
word-swap = B Swap piles
word-hunt = B Mole hunt
word-skip = Pass
price = −{ $tokens }
word-cube = a { $colour } cube
word-line-1 = top row
word-line-2 = middle row
word-line-3 = bottom row
word-line-4 = left column
word-line-5 = middle column
word-line-6 = right column
word-line-7 = falling diagonal
word-line-8 = rising diagonal

## The prompt

turn-of = { $name } digs.
thinking = { $name } is thinking …
act-title = { $name }: your turn
act-body = Play a card of the display, or the top of the deck unseen.
act-body-last = Your last turn: play a card. Tokens still buy A and B.
act-note = { $tokens ->
    [0] No tokens: no special actions.
    [one] One token: first take a card (A) or move a pile (B).
   *[other] { $tokens } tokens: first take cards (A) or move piles (B).
}
play-title = { $name }: where does { $colour } go?
play-body = Anywhere but on its own colour. An empty space brings a token.
play-body-none = Anywhere but on its own colour. There is no token left to be had.
corners-note = Corners show where it may go.
makes-set = Three in a line! A flip shows secrets: no undo after.
drew-title = { $name } drew { $colour }.
drew-body = It must be played. Where?
fits-nowhere-body = The card fitted nowhere. Play one of the display.
take-body = A: which card of the display becomes a cube of yours?
take-note = A new card comes in its place.
swap-first = B: which pile moves?
swap-second = B: it changes places with which neighbour?
hunt-first = B: where does the Bobtail hop?
hunt-second = B: in which empty space does the pile come up?
hunt-note = One space, straight or slanted.
set-title = { $name }: three { $colour }! Which pile?
set-body = Its cards become your cubes. The other two flip.
set-note = No looking, no counting. No undo after.
two-sets = { $name }: more than one set. Which?
two-sets-body = Only one of them counts.
cover-title = { $name }: where does { $colour } go?
cover-body = Cover the three Projects, one card on each.
cover-note = Sets made by this do not count.
event-waits = Then the Event: { $what }
steal-title = { $name }: the supply is empty.
steal-body = Take a token from whom?
pass-title = { $name }: a cube for { $right }
pass-body = Choose one of yours. All pass at the same time.
pass-short = A cube to the right
discard-short = A cube each
discard-title = { $name }: one cube goes
discard-body = Choose the one you miss least.
discards-next = { $name } chooses one.
event-tokens = Everyone gains a token
event-tokens-body = In turn, beginning here. When the supply is empty, somebody else’s will do.
event-draw = Everyone draws a card
event-draw-body = Its cube goes into the burrow, wanted or not.
event-gaps = Empty spaces fill up
event-gaps-body = Each gets a mole from the deck, face up. No set counts.
event-backs = Projects are covered
event-backs-body = Each back gets a mole from the deck, face up. No set counts.
event-pass = Everyone passes a cube
event-pass-body = To the right, all at once, chosen in secret.
event-discard = Everyone discards a cube
event-discard-body = One of your own choice, one after another.
over-won = { $name } wins with { $points }!
over-shared = { $count } share it with { $points }!
over-fewer-tokens = A tie: fewer tokens decide.
over-body = Most times fewest, and a point a token.

## Behind the curtain

burrow-title = { $name }’s burrow
burrow-body = On each column: what one more cube is worth now.
if-it-ended = If it ended now
most = most
fewest = fewest
most-and-fewest = both
tokens-word = tokens
points = = { $points ->
    [one] 1 point
   *[other] { $points } points
}
one-more = Few tall columns beat many low ones. Colours you have none of do not count.
first-would-cost = A first { $colour } would be your fewest and cost { $points }. Colours you have none of do not count.
first-would-not = A first { $colour } would bring { $points }. Colours you have none of do not count.

## Why something is not possible

why-not-over = The match is over.
why-not-no-token = That costs a token.
why-not-same-colour = Never on a card of its own colour.

## Pointing at things

help-display = Play { $colour }: then choose its space.
help-take-card = A { $colour } cube for a token.
help-take-worth = A { $colour } cube for a token: { $points ->
    [0] no change
    [one] 1 point
   *[other] { $points } points
} now.
help-peek = Your burrow, for your eyes only.
help-deck = Unseen: what comes must be played.
help-take = A token: a card of the display becomes your cube.
help-swap = A token: two neighbouring piles change places.
help-hunt = A token: the Bobtail hops, and a pile comes up elsewhere.
help-skip = Nothing can be played.
help-steal = Take a token from { $name }.
help-line = The { $colour } set.
help-line-projects = Three Projects: three tokens, and three cards to cover them.
help-cube = One { $colour } cube goes.
help-take-pile = Take this pile; the other two flip.
help-swap-pile = Whole piles change places. No set counts until a card is played.
help-hunt-pile = The pile here will come up elsewhere.
help-hunt-gap = An empty space: nothing comes up.
help-hunt-space = Here it comes up, just as it lies.
help-makes-set = { $count ->
    [one] Three { $colour } in a line!
   *[other] { $count } { $colour } sets, one counts!
}
help-gap = An empty space: a token for you.
help-gap-none = An empty space. There is no token left to be had.
help-cell = { $colour } on { $under }.

## The log

log-turn = Turn { $turn }
log-taken = { $name } takes { $colour } (A)
log-drew = { $name } draws { $colour }
log-swapped = { $name } swaps two (B)
log-hunted = { $name } sends the dog
log-hunted-gap = { $name }: dog to a gap
log-skipped = { $name } must pass
log-no-token = No token for { $name }
log-played = { $name } plays { $colour }
log-blind = { $name } blind: { $colour }
log-played-gap = { $name } fills a gap
log-stole = { $name } robs { $victim }
log-set = { $name }: 3 { $colour }, +{ $count }
log-chain = { $name } chain: { $colour }, +{ $count }
log-flipped = Flip: { $one }, { $other }
log-projects = { $name }: 3 Projects!
log-event = Event: { $what }
log-event-waits = Event waits: { $what }
log-passed = { $name } passed { $colour } to { $to }
log-gone = { $name } drops { $colour }
log-nowhere = { $colour } fits nowhere
log-last-round = Tardy: last round
log-ended = The garden is empty

## The crib

crib-title = At the end
crib-score = most × fewest
crib-tokens = +1 a token
crib-none = none of it: left out
crib-bobtail = dog: no card, no line

## How a match ends

reason-score = The most points
reason-fewer-tokens = A tie: fewer tokens
reason-shared = Shared

## After the match

stat-sets = Sets of three
stat-chains = of these in chains
stat-projects = Sets of Projects
stat-cubes = Cubes gained
stat-lost = Cubes that found no room
stat-taken = Cards taken (A)
stat-swaps = Piles moved (B)
stat-gaps = Gaps filled
stat-stolen = Tokens taken from others
stat-blind = Cards played unseen

## Why a bot did it

bot-reason-display = The best line on offer, or the least for the next seat.
bot-reason-deck = Nothing on show fits; the deck may.
bot-reason-take = This colour lifts the score.
bot-reason-swap = Two in a line wait for the third.
bot-reason-hunt = The dog clears the way for a line.
bot-reason-cell = This space gives most and leaves least.
bot-reason-line = This line holds more of what is wanted.
bot-reason-seat = Whoever leads can spare it.
bot-reason-cube = The one that is missed least.
bot-reason-skip = There was nothing to play.
