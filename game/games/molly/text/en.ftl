## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .turn = round { $turn }
    .turns = { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
    .mood = flips and stolen spades
    .about = Line up three moles and take a pile. Then see what the other two turn into!
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Bobtail the dog
    .help = hunt with him instead of swapping piles
option-open-burrows = Open burrows
    .help = everyone can see every burrow
manner-even = Calm
manner-picky = Picky
manner-glutton = Greedy
manner-digger = Digger
manner-pest = Pest

## On the table

turn = Round { $turn }
last-round-title = Last round
display = Display
compost = Compost
tardy = Tardy Moles
to-tardy = Tardy Moles: { $count }
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
at-turn = to play
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
flip-title = When a pile flips
flip-text = The whole pile turns over, so the bottom card ends up on top, showing its other side: a hidden mole shows its face, an open one shows a Project.
flip-short = A flip brings up the bottom card and shows its other side.
bobtail-title = The Bobtail
bobtail-text = No card may go on him and no set runs through him. For a token he moves one space, diagonals too. The pile he lands on goes to any empty space.

## Names of what can be chosen

word-cell = space { $number }
word-display = the { $colour } mole
word-seat = { $name }
word-deck = an unseen card from the deck
word-take = Take a card
word-swap = Swap two piles
word-hunt = Move the Bobtail
word-skip = Pass
pass-anyway = Pass anyway
price = −{ $tokens }
word-cube = a { $colour } cube
word-line-1 = top row
word-line-2 = middle row
word-line-3 = bottom row
word-line-4 = left column
word-line-5 = middle column
word-line-6 = right column
word-line-7 = diagonal from top left
word-line-8 = diagonal from bottom left

## The prompt

turn-of = { $name ->
    [you] Your turn to dig.
   *[other] { $name }’s turn to dig.
}
thinking = { $name ->
    [you] Your turn.
   *[other] { $name } is thinking …
}
act-title = { $name ->
    [you] Play a card
   *[other] { $name }: play a card
}
act-body = One from the display, or one unseen from the deck.
act-body-last = Your last turn! You can still spend tokens first.
act-note = { $tokens ->
    [0] No tokens: just play a card.
    [one] 1 token: first use a special action, if you like.
   *[other] { $tokens } tokens: first use special actions, if you like.
}
play-title = { $name ->
    [you] Where does the { $colour } mole go?
   *[other] { $name }: where does the { $colour } mole go?
}
play-body = Not on its own colour. An empty space gives you a token.
play-body-none = Not on its own colour. There are no tokens left to gain.
corners-note = Corners show where it may go.
makes-set = Three in a line! Piles will flip, so no undo after this.
drew-title = { $name ->
    [you] You draw a { $colour } mole.
   *[other] { $name } draws a { $colour } mole.
}
drew-body = You must play it. Where?
fits-nowhere-body = That card does not fit anywhere. Play one from the display.
take-title = { $name ->
    [you] Take a card
   *[other] { $name }: take a card
}
take-body = Which card do you take? It becomes a cube in your burrow.
take-note = A new card comes in its place.
swap-title = { $name ->
    [you] Swap two piles
   *[other] { $name }: swap two piles
}
swap-first = Choose the first pile to swap.
swap-second = Swap it with which neighbour?
hunt-title = { $name ->
    [you] Move the Bobtail
   *[other] { $name }: move the Bobtail
}
hunt-first = Where does the Bobtail hop?
hunt-second = Into which empty space does that pile move?
hunt-note = One space, diagonals too.
set-title = { $name ->
    [you] Three { $colour }! Which pile do you take?
   *[other] { $name }: three { $colour }! Which pile do you take?
}
set-body = Its cards become your cubes. The other two piles flip.
set-note = No peeking, no counting. No undo.
two-sets = { $name ->
    [you] Which set counts?
   *[other] { $name }: which set counts?
}
two-sets-body = You made more than one, and only one counts.
cover-title = { $name ->
    [you] Where does the { $colour } mole go?
   *[other] { $name }: where does the { $colour } mole go?
}
cover-body = Put one card on each of the three Projects.
cover-note = Sets you make this way do not count.
event-waits = Then the Event: { $what }
steal-title = { $name ->
    [you] Steal a token
   *[other] { $name }: steal a token
}
steal-body = The supply is empty. Whose token do you take?
pass-title = { $name ->
    [you] Give { $right } a cube
   *[other] { $right ->
        [you] { $name } gives you a cube
       *[other] { $name }: give { $right } a cube
    }
}
pass-body = Choose one of yours. Everyone passes at the same time.
pass-short = A cube to the right
discard-short = Everyone discards a cube
discard-title = { $name ->
    [you] Discard a cube
   *[other] { $name }: discard a cube
}
discard-body = Choose the one you miss least.
discards-next = { $name ->
    [you] You choose a cube to discard.
   *[other] { $name } chooses a cube to discard.
}
event-tokens = Everyone gains a token
event-tokens-body = One after another. If the supply is empty, take one from another player.
event-draw = Everyone draws a card
event-draw-body = Its cube goes into the burrow, wanted or not.
event-gaps = Empty spaces fill up
event-gaps-body = Each gets a mole from the deck, face up. No sets, no tokens.
event-backs = Projects are covered
event-backs-body = Each Project gets a mole from the deck, face up. No set counts.
event-pass = Everyone passes a cube
event-pass-body = To the right, all at once, chosen in secret.
event-discard = Everyone discards a cube
event-discard-body = Your own choice, one after another.
over-won = { $name ->
    [you] You win with { $points }!
   *[other] { $name } wins with { $points }!
}
over-shared = { $count } players share the win with { $points }!
over-fewer-tokens = Tied on points: fewest tokens wins.
over-body = Your tallest column times your lowest, plus 1 point per token.

## Behind the curtain

burrow-title = { $name ->
    [you] Your burrow
   *[other] { $name }’s burrow
}
burrow-body = On each column: what one more cube is worth now.
if-it-ended = If it ended now
most = tallest
fewest = lowest
most-and-fewest = both
tokens-word = tokens
points = = { $points ->
    [one] 1 point
   *[other] { $points } points
}
one-more = Raise your lowest column: the tallest multiplies it. Colours you have none of do not count.
first-would-cost = Your first { $colour } cube would be your lowest column and cost you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
first-would-not = Your first { $colour } cube would { $points ->
    [0] change nothing yet
    [one] score 1 point more
   *[other] score { $points } points more
}. Colours you have none of do not count.

## Why something is not possible

why-not-over = The game is over.
why-not-no-token = You have no token to spend.
why-not-same-colour = Never on a card of its own colour.

## Pointing at things

help-display = Play the { $colour } mole: then choose its space.
help-take-card = Take a { $colour } cube for 1 token.
help-take-worth = A { $colour } cube for 1 token: { $points ->
    [0] your score stays the same.
    [one] { NUMBER($points, signDisplay: "exceptZero") } point for you right now.
   *[other] { NUMBER($points, signDisplay: "exceptZero") } points for you right now.
}
help-peek = Your burrow, for your eyes only.
help-deck = Unseen: what comes must be played.
help-take = 1 token: a card from the display becomes your cube.
help-swap = 1 token: swap two piles next to each other.
help-hunt = 1 token: the Bobtail hops, and the pile there moves to an empty space.
help-skip = Nothing can be played.
help-steal = Take a token from { $name ->
    [you] yourself
   *[other] { $name }
}.
help-line = The { $colour } set.
help-line-projects = Three Projects: three tokens, and three cards to cover them.
help-cube = Discard one { $colour } cube.
help-take-pile = Take this pile; the other two piles flip.
help-swap-pile = Whole piles swap places. No set counts until you play a card.
help-hunt-pile = The pile here moves to an empty space.
help-hunt-gap = An empty space: no pile moves.
help-hunt-space = The pile moves here, just as it lies.
help-makes-set = { $count ->
    [one] Three { $colour } in a line!
   *[other] { $count } { $colour } sets, one counts!
}
help-gap = An empty space: a token for you.
help-gap-none = An empty space. There are no tokens left to gain.
help-cell = A { $colour } mole on { $under }.

## The log

log-turn = Round { $turn }
log-taken = { $name ->
    [you] You take a { $colour } cube from the display
   *[other] { $name } takes a { $colour } cube from the display
}
log-drew = { $name ->
    [you] You draw a { $colour } cube
   *[other] { $name } draws a { $colour } cube
}
log-swapped = { $name ->
    [you] You swap two piles
   *[other] { $name } swaps two piles
}
log-hunted = { $name ->
    [you] You send
   *[other] { $name } sends
} the Bobtail to a pile
log-hunted-gap = { $name ->
    [you] You send
   *[other] { $name } sends
} the Bobtail to an empty space
log-skipped = { $name ->
    [you] You must pass
   *[other] { $name } must pass
}
log-no-token = { $name ->
    [you] No token for you
   *[other] No token for { $name }
}
log-played = { $name ->
    [you] You play a { $colour } mole
   *[other] { $name } plays a { $colour } mole
}
log-blind = { $name ->
    [you] You play blind: a { $colour } mole
   *[other] { $name } plays blind: a { $colour } mole
}
log-played-gap = { $name ->
    [you] You fill
   *[other] { $name } fills
} an empty space
log-stole = { $name ->
    [you] You steal a token from { $victim }
   *[other] { $victim ->
        [you] { $name } steals a token from you
       *[other] { $name } steals a token from { $victim }
    }
}
log-set = { $name ->
    [you] You line
   *[other] { $name } lines
} up 3 { $colour }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
log-chain = { $name ->
    [you] You make
   *[other] { $name } makes
} a chain: 3 { $colour }, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
log-flipped = Two piles flip: { $one } and { $other }
log-flipped-alike = Two piles flip: { $one } twice
log-projects = { $name ->
    [you] You line up 3 Projects!
   *[other] { $name } lines up 3 Projects!
}
log-event = Event: { $what }
log-event-waits = An Event waits: { $what }
log-passed = { $name ->
    [you] You give { $to } a { $colour } cube
   *[other] { $to ->
        [you] { $name } gives you a { $colour } cube
       *[other] { $name } gives { $to } a { $colour } cube
    }
}
log-gone = { $name ->
    [you] You discard
   *[other] { $name } discards
} a { $colour } cube
log-nowhere = A { $colour } mole fits nowhere
log-last-round = Last round! The Tardy Moles are here
log-ended = The garden is picked clean

## The crib

crib-title = At the end
crib-score = tallest × lowest
crib-tokens = +1 a token
crib-none = colours you have none of: left out
crib-bobtail = blocks his space

## How a match ends

reason-score = The most points
reason-fewer-tokens = A tie: fewer tokens
reason-shared = Shared win

## After the match

stat-sets = Sets of three
stat-chains = of these in chains
stat-projects = Sets of Projects
stat-cubes = Cubes gained
stat-lost = Cubes without room
stat-taken = Cards taken
stat-swaps = Piles moved
stat-gaps = Empty spaces filled
stat-stolen = Tokens taken from others
stat-blind = Cards played unseen

## Why a bot did it

bot-why-set = Three { $colour } in a line with space { $number }: { $line }.
bot-why-token = Space { $number } is empty: a card there earns a token.
bot-why-cell = On space { $number } the { $colour } mole helps the next player least.
bot-why-deck = An unseen card from the deck may do more than the display.
bot-why-take = A { $colour } cube is worth more than the token.
bot-why-swap = With space { $number } swapped, only one { $colour } card is missing: { $line }.
bot-why-hunt = With the Bobtail on space { $number }, only one { $colour } card is missing: { $line }.
bot-why-moved = The garden is better with space { $number } rearranged.
bot-why-thick = The pile on space { $number } is the thickest.
bot-why-pile = The best pile for the burrow is on space { $number }.
bot-why-projects = Three Projects give tokens: { $line }.
bot-why-cover = Sets do not count here, so { $colour } may lie on space { $number }.
bot-why-seat = { $count ->
    [one] 1 token
   *[other] { $count } tokens
} there: one can be spared.
bot-why-cube = The { $colour } cube is missed least.
bot-why-passed = The one that is missed least.
bot-why-skip = There was nothing to play.
bot-why = It seemed the best of what there was.

## Where the points came from

account-cubes = High × low
account-tokens = Tokens
account-cubes-held = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}

## A kind word after the match

award-three-in-a-row = Three in a Row
award-three-in-a-row-line = { $count } sets of three
award-chain-reaction = Chain Reaction
award-chain-reaction-line = { $count } sets by a flip
award-deep-digger = Deep Digger
award-deep-digger-line = { $count } cards in one pile
award-rainy-day = Rainy Day
award-rainy-day-line = { $count } tokens kept dry
award-one-colour = One True Colour
award-one-colour-line = { $count } cubes of one colour
award-rainbow = Rainbow Burrow
award-rainbow-line = { $count } or more of each colour
award-full-burrow = Full Burrow
award-full-burrow-line = { $count } cubes at home
award-overflowing = Overflowing
award-overflowing-line = { $count } cubes without room
award-brave-nose = Brave Nose
award-brave-nose-line = { $count } cards played unseen
award-furniture-mover = Furniture Mover
award-furniture-mover-line = { $count } swaps of piles
award-bobtail-friend = Friend of Bobtail
award-bobtail-friend-line = met him { $count } times
award-gap-filler = Gap Filler
award-gap-filler-line = { $count } empty spaces filled
award-light-paws = Light Paws
award-light-paws-line = { $count } tokens from others
award-open-pockets = Open Pockets
award-open-pockets-line = { $count } tokens given away
award-quick-choice = Quick Choice
award-quick-choice-line = { $count } cards straight home
award-project-leader = Project Leader
award-project-leader-line = { $count } sets of Projects
award-loud-flip = Loudest Flip
award-loud-flip-line = { $count } piles turned over
award-kind-neighbour = Kind Neighbour
award-kind-neighbour-line = { $count } cubes passed on

## On a phone

hand-burrow = Your burrow
hand-one-more = one more: { $points }
hand-cubes = Your cubes
hand-leaves = leaves you { $count }
hand-cards = Cards
hand-garden = The garden
hand-dog = the Bobtail
hand-gap = empty
hand-cubes-of = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}

page-compost = { $count ->
    [0] Nothing has been thrown away yet.
    [one] 1 card was thrown away.
   *[other] { $count } cards were thrown away.
}
