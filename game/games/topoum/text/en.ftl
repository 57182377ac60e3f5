## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .turn = turn { $turn }
    .turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    .mood = trenches, tunnels and long looks
    .about = Half-blind moles fight over a field. Line them up so that they see each other from far away.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Deck
    .help = seven of the 22 kinds of card
    .training = Training
    .riders = Riders
    .panic = Panic
    .intrigue = Intrigue
    .sappers = Sappers
    .random = Random
    .choose = You pick
    .help-training = a bit of everything, for a first game
    .help-riders = motorbikes, bayonets and the press
    .help-panic = frights, slingshots, tunnels and prisoners
    .help-intrigue = decoys, betrayal, mortars and the press
    .help-sappers = grenades, tunnels, motorbikes and traitors
    .help-random = any seven that go together
    .help-choose = the starting player picks all seven
option-farmer = Farmer
    .help = a farmer who meddles with the battlefield
    .maybe = As dealt
    .any = Any
    .buckets = Buckets
    .crusher = Crusher
    .sprayer = Sprayer
    .nature = Nature
    .boom = Lady Boom
    .trap-master = Trapper
    .stomper = Stomper
    .crates = Crates
    .help-maybe = only if the deck has the Farmer card
    .help-any = one of the eight, drawn by lot
    .help-buckets = Kings of Buckets: puddles that nobody can cross
    .help-crusher = The Crusher: rocks block the way and the view
    .help-sprayer = The Sprayer: gas sends moles home and dims lines
    .help-nature = Queen of Nature: a turnip sharpens weak eyes
    .help-boom = Lady Boom: dynamite blows squares away
    .help-trap-master = Trap Master: a trap nobody likes close by
    .help-stomper = The Stomper: a footprint scares everyone away
    .help-crates = Lord of the Crates: secret medals to stand on
option-obstacles = Obstacles
    .help = puddles, rocks, ice and gas from the start
option-radius = Board size
    .help = spaces from the middle to the rim
manner-even = Calm
manner-lookout = Lookout
manner-bruiser = Bruiser
manner-hothead = Hothead

## On the table

turn = Turn { $turn }
last-round-title = Last round
line-title = Line of Operations
deck-count = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
peace-is-out = Last round!
your-hand = Your hand
hand-of = { $name ->
    [you] Your hand
   *[other] { $name }’s hand
}
look-note = look at it
at-turn = to play
aim-title = Lines of sight
aim-text = Two moles of yours that see each other in a line: 1 medal a square, those under them too, 1 more a barracks of yours. Only new lines.
aim-last = The Peace card is out: this is the last round.
stay = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
fall = { $count ->
    [one] 1 falls
   *[other] { $count } fall
}
picked-so-far = kinds: { $count } of 7
divided-shout = { $count ->
    [one] 1 square falls!
   *[other] { $count } squares fall!
}
friendly-shout = Friendly fire!
peace-shout = Peace! The last round
final-shout = The war is over
sets-shout = { $name ->
    [you] You
   *[other] { $name }
}: { $count ->
    [one] a set of four
   *[other] { $count } sets of four
}
stuck-shout = No playable card!
passed-shout = Nothing to do!

## Cards, and what they do in a few words

card-bayonet = Bayonet
card-short-range = Short Range
card-long-range = Long Range
card-grenade = Grenade
card-mortar = Mortar
card-slingshot = Slingshot
card-advance = Advance
card-underground = Underground
card-motorbike = Motorbike
card-panic = Panic Attack
card-tunnel = Tunnel
card-decoy = Decoy
card-build = Build
card-abandoned = Abandoned
card-conquest = Conquest
card-betrayal = Betrayal
card-new-soldier = New Soldier
card-prisoner = Prisoner
card-medal = Medal
card-press = Press
card-red-cross = Red Cross
card-farmer = Farmer!
short-bayonet = charge a neighbour
short-short-range = bonk a neighbour
short-long-range = hit 2 or 3 away
short-grenade = blast next to it
short-mortar = blast 2 away
short-slingshot = hit 2 away
short-advance = one more square
short-underground = dig 2 away
short-motorbike = ride 2 squares
short-panic = a whole line flees
short-tunnel = to your barracks
short-decoy = swap with a rival
short-build = new barracks
short-abandoned = build, step in
short-conquest = take a tile
short-betrayal = replace a neighbour
short-new-soldier = drop 2 away
short-prisoner = capture a neighbour
short-medal = one home: +3
short-press = +1 each turn
short-red-cross = protects this mole
short-farmer = call for help
help-bayonet = Charge a rival mole next to yours. It goes home, yours stands there.
help-short-range = A rival mole next to yours goes home.
help-long-range = A rival mole two or three squares away in a straight line goes home. Nothing may stand between.
help-grenade = A square next to your mole is blown up, with everything on it.
help-mortar = A square two spaces away in a straight line is blown up, whatever lies between.
help-slingshot = A rival mole two spaces away in a straight line goes home, whatever lies between.
help-advance = Your mole moves to a square next to it.
help-underground = Your mole digs to a square two spaces away in a straight line, under whatever lies between.
help-motorbike = Your mole rides two squares in a straight line, and runs over a rival on the first.
help-panic = Pick a direction. Every mole in that line runs one space away from yours.
help-tunnel = From one of your barracks to another, wherever it is.
help-decoy = Your mole swaps places with a rival who stands on a barracks next to it.
help-build = A new barracks of yours on any empty space next to the battlefield.
help-abandoned = A new barracks of yours on an empty space next to your mole, which moves in.
help-conquest = Turn an empty rival barracks or neutral square next to your mole into your barracks.
help-betrayal = A rival next to your mole goes home, and a mole from your reserve takes its place.
help-new-soldier = A mole from your reserve drops onto a square two spaces away in a straight line. If anyone is there, both go home.
help-prisoner = Capture a rival next to your mole. Its owner can buy it back for 3 medals.
help-medal = Another mole of yours goes home with honours, and you gain 3 medals.
help-press = Score 1 medal at the end of every player’s turn for as long as you hold it.
help-red-cross = It moves to your mole and protects whoever stands on that square.
help-farmer = The Farmer is coming! But no farmer is about.
help-farmer-buckets = A puddle moves to any free square. A barracks there turns neutral.
help-farmer-crusher = A rock moves to any square. A mole there goes home, a barracks turns neutral.
help-farmer-sprayer = A gas cloud moves to any square. A mole there goes home, a barracks turns neutral.
help-farmer-nature = The turnip moves under your mole. A barracks there turns neutral. Lines that end here score 2 more.
help-farmer-boom = A square next to your mole is blown up, and the dynamite lies there.
help-farmer-trap-master = The trap moves to any free square. A barracks there turns neutral. Lines of moles next to it score 1 less.
help-farmer-stomper = The footprint lands next to your mole and squashes whoever is there. Every mole next to it flees one space, yours too.
help-farmer-crates = You gain a medal, and any crate may move under your mole.
farmer-buckets = Kings of Buckets
farmer-crusher = The Crusher
farmer-sprayer = The Sprayer
farmer-nature = Queen of Nature
farmer-boom = Lady Boom
farmer-trap-master = Trap Master
farmer-stomper = The Stomper
farmer-crates = Lord of the Crates
category-combat = Combat
category-movement = Movement
category-expansion = Expansion
category-special = Special

## Tiles

tile-puddle = Puddle
tile-rock = Rock
tile-ice = Ice
tile-gas = Gas
tile-turnip = Turnip
tile-dynamite = Dynamite
tile-trap = Trap
tile-footprint = Footprint
tile-crate = Crate
help-tile-puddle = A mole that comes here goes home. It does not block sight.
help-tile-rock = No mole can enter, and no mole sees past it.
help-tile-ice = A mole that comes here slides straight on.
help-tile-gas = A mole that comes here goes home. A line through it scores 1 less.
help-tile-turnip = A line that ends here scores 2 more.
help-tile-dynamite = A mole that comes here goes home.
help-tile-trap = A mole that comes here goes home. Lines of moles next to it score 1 less.
help-tile-footprint = A mole that comes here goes home.
help-tile-crate = Look inside in secret. At the end its medals go to whoever stands on it.

## Names of what can be chosen

word-space-middle = the space in the middle
word-space-straight =
    { $count } { $count ->
        [one] step
       *[other] steps
    } { $way } of the middle
word-space-bent =
    { $count } { $count ->
        [one] step
       *[other] steps
    } { $way } and { $more } { $then } of the middle
way-e = right
way-se = down right
way-sw = down left
way-w = left
way-nw = up left
way-ne = up right
word-bulb = the lit space
word-mole = { $name ->
    [you] your
   *[other] { $name }’s
} mole { $number }
word-part = part { $number }
word-card = { $card } ({ $price })
word-hand = card { $number } in hand
word-enter = New mole
word-ransom = Pay ransom
word-pass = Pass
word-done = End turn
word-tile = Change tile
word-go-on = Continue
word-aside = A set-aside tile
word-stay = Leave the crates
word-other = { $id }
help-enter = A new barracks with a mole on it, next to the battlefield. Then you must play a card with that mole.
help-ransom = Pay 3 medals to the captor, and your mole is free.
help-pass = There is nothing you can do.
help-done = Stop moving and score your new lines.
help-tile = The tile under this mole becomes your barracks. If it is yours already, it turns neutral.
help-go-on = There is nothing you can play here.
help-aside = A tile that lies next to the board.
help-stay = The crates stay where they are.
help-free = Pay 3 medals: this mole comes back to your reserve.
help-peek = Look at your hand in private. You can play from there.

## The prompt

turn-of = { $name ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
thinking = { $name ->
    [you] Your turn.
   *[other] { $name } is thinking …
}
last-round-body = The last round.
hand-title = { $name ->
    [you] Your hand
   *[other] { $name }’s hand
}
hand-body = Cards in your hand are free.
price-hand = from the hand
price-free = free
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name ->
    [you] Place your first barracks
   *[other] { $name }: place your first barracks
}
first-barracks-body = Next to the tile in the middle.
first-mole-title = { $name ->
    [you] Place a barracks with a mole
   *[other] { $name }: place a barracks with a mole
}
first-mole-body = On any empty space next to the battlefield.
obstacle-near-title = { $name ->
    [you] Place an obstacle
   *[other] { $name }: place an obstacle
}
obstacle-near-body = It goes next to any barracks.
obstacle-marked-title = { $name ->
    [you] Place another obstacle
   *[other] { $name }: place another obstacle
}
obstacle-marked-body = It goes on a marked space.
obstacle-where-body = { $tile }: where does it go?
law-two-title = { $name ->
    [you] Place a free mole
   *[other] { $name }: place a free mole
}
law-two-body = You have none left. It goes next to the battlefield; then your turn begins.
forced-ransom-title = { $name ->
    [you] Buy back a mole
   *[other] { $name }: buy back a mole
}
forced-ransom-body = All your moles are prisoners. Pay 3 medals for which?
choose-part-title = { $name ->
    [you] Choose the part that stays
   *[other] { $name }: choose the part that stays
}
choose-part-body = The battlefield is divided, and both parts are the same size.
place-dynamite-title = { $name ->
    [you] Place the dynamite
   *[other] { $name }: place the dynamite
}
place-dynamite-body = It goes on a free space next to the battlefield.
pick-types-title = { $name ->
    [you] Pick: { $category }
   *[other] { $name } picks: { $category }
}
pick-types-body = Seven kinds in all, at least one of each category.
pick-types-count = picked: { $count }
act-title = { $name ->
    [you] March, or bring in a mole
   *[other] { $name }: march, or bring in a mole
}
act-body = Choose a mole to march, or “New mole”.
move-on-title = { $name ->
    [you] March another mole?
   *[other] { $name }: march another mole?
}
move-on-body = Choose another mole, or “End turn”.
enter-title = { $name ->
    [you] Where does your new mole go?
   *[other] { $name }: where does your new mole go?
}
enter-body = It comes with a barracks. The number shows what the space scores.
march-title = { $name ->
    [you] March to which square?
   *[other] { $name }: march to which square?
}
march-body = Then this mole plays a card or changes its tile.
ransom-title = { $name ->
    [you] Pay ransom
   *[other] { $name }: pay ransom
}
ransom-body = Pay 3 medals. Which mole do you get back?
play-card-title = { $name ->
    [you] Play a card
   *[other] { $name }: play a card
}
play-card-body = From your hand for free, or from the Line at its price.
card-or-tile-title = { $name ->
    [you] Play a card or change the tile
   *[other] { $name }: play a card or change the tile
}
card-or-tile-body = A card with this mole, or the tile under it.
card-title = { $name ->
    [you] { $card } ({ $price })
   *[other] { $name }: { $card } ({ $price })
}
where-bayonet = Which rival does it charge?
where-short-range = Which rival do you send home?
where-long-range = Which rival do you send home?
where-grenade = Which square do you blow up?
where-mortar = Which square do you blow up?
where-slingshot = Which rival do you send home?
where-advance = To which square?
where-underground = Where does it come up?
where-motorbike = Where does the ride end?
where-panic = In which direction do all flee?
where-tunnel = To which of your barracks?
where-decoy = With whom does it swap places?
where-build = Where does the barracks go?
where-abandoned = Where does it build and step in?
where-conquest = Which tile becomes yours?
where-betrayal = Which rival do you replace?
where-new-soldier = Where does it land?
where-prisoner = Whom do you capture?
where-medal = Which mole goes home with honours?
where-press = The Press comes to you.
where-red-cross = The Red Cross comes here.
where-farmer-buckets = Which puddle moves?
where-farmer-buckets-to = Where does it go?
where-farmer-crusher = Which rock moves?
where-farmer-crusher-to = Where does it go?
where-farmer-sprayer = Which cloud moves?
where-farmer-sprayer-to = Where does it drift?
where-farmer-nature = The turnip moves here.
where-farmer-boom = Which square does Lady Boom blow up?
where-farmer-trap-master = Where does the trap go?
where-farmer-stomper = Where does the footprint land?
where-farmer-crates = Which crate moves under this mole?
so-far = So far: +{ $count }. Gold lines are new and score; grey ones are old.
so-far-none = Gold lines are new and score; grey ones are old.
then = { $one } · { $other }
brings-nothing = No new line.
brings-lines = Lines { $count }
brings-medals = Medals { $count }
brings-tie = The battlefield splits evenly: you choose the part that stays
brings-fall = { $count ->
    [one] 1 square falls
   *[other] { $count } squares fall
}
brings-home = { $name ->
    [you] { $count ->
        [one] You lose a mole
       *[other] You lose { $count } moles
    }
   *[other] { $count ->
        [one] { $name } loses a mole
       *[other] { $name } loses { $count } moles
    }
}
brings-own = { $count ->
    [one] One of yours goes home
   *[other] { $count } of yours go home
}
brings-friendly = { $count ->
    [one] Friendly fire hits one of yours: −{ $medals }
   *[other] Friendly fire hits { $count } of yours: −{ $medals }
}
brings-penalty = The Red Cross is harmed: −{ $medals }
gift-last-mole = Careful: { $name ->
    [you] you then get
   *[other] { $name } then gets
} a free mole next to the battlefield
gift-medals = Careful: { $name ->
    [you] you gain
   *[other] { $name } gains
} { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
do-card = { $card } { $count }
do-march = March { $count }
leave-medals = { $count ->
    [one] Leave 1 medal?
   *[other] Leave { $count } medals?
}
pass-anyway = Continue anyway
over-won = { $name ->
    [you] You win with
   *[other] { $name } wins with
} { $count ->
    [one] 1 medal
   *[other] { $count } medals
}!
over-body = Long sight wins short wars.
over-tie = A tie at { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
over-tie-body = Most barracks on the battlefield wins, then most cards played.

## Why something is not possible

why-not-over = The game is over.
why-not-obstacles-farmer = Obstacles and farmer need the same tiles.

## The log

log-round = Round { $round }
log-farmer = This game’s farmer: { $farmer }
log-entered = { $name ->
    [you] You bring in a mole
   *[other] { $name } brings in a mole
}
log-tile-changed = { $name ->
    [you] You change a tile
   *[other] { $name } changes a tile
}
log-pressed = { $name ->
    [you] You take the Press
   *[other] { $name } takes the Press
}
log-passed = { $name ->
    [you] You pass: nothing to do
   *[other] { $name } passes: nothing to do
}
log-stuck = { $name ->
    [you] You have no card to play
   *[other] { $name } has no card to play
}
log-looked = { $name ->
    [you] You peek into a crate
   *[other] { $name } peeks into a crate
}
log-played = { $name ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
log-played-hand = { $name ->
    [you] You play { $card } from your hand
   *[other] { $name } plays { $card } from the hand
}
log-sighted = { $name ->
    [you] You score
   *[other] { $name } scores
} a line of { $squares }: +{ $count }
log-killed = { $name ->
    [you] You lose
   *[other] { $name } loses
} a mole ({ $why })
log-captured = { $name ->
    [you] You capture one of { $other }’s moles
   *[other] { $other ->
        [you] { $name } captures one of your moles
       *[other] { $name } captures one of { $other }’s moles
    }
}
log-freed = { $name ->
    [you] You buy back a mole
   *[other] { $name } buys back a mole
}
log-medals = { $name ->
    [you] You gain
   *[other] { $name } gains
} { $count ->
    [one] 1 medal
   *[other] { $count } medals
} ({ $why })
log-medals-lost = { $name ->
    [you] You lose
   *[other] { $name } loses
} { $count ->
    [one] 1 medal
   *[other] { $count } medals
} ({ $why })
log-divided = The battlefield splits: { $count ->
    [one] 1 square falls
   *[other] { $count } squares fall
}
log-category = { $name ->
    [you] You lead
   *[other] { $name } leads
} in { $category }
log-category-tied = { $name ->
    [you] You share the lead in { $category }
   *[other] { $name } shares the lead in { $category }
}
log-peace = Peace! The last round
log-final = The war is over
log-clash = Bonk! { $name ->
    [you] Your mole
   *[other] { $name }’s mole
} runs into { $other ->
    [you] yours
   *[other] { $other }’s
}
log-tile-lost = { $name ->
    [you] You lose
   *[other] { $name } loses
} a barracks ({ $why })
for-friendly-fire = friendly fire
for-cross = Red Cross harmed
for-medal = Medal
for-ransom = ransom
for-crate-card = the farmer
for-category = a category
for-sets = sets of four
for-crate = a crate
why-short-range = bonked
why-long-range = hit from afar
why-slingshot = hit over all heads
why-grenade = blown up
why-mortar = blown up
why-boom = blown up
why-bayonet = charged
why-motorbike = run over
why-betrayal = betrayed
why-clash = a collision
why-rock = squashed
why-gas = gassed out
why-footprint = stomped
why-puddle = splash!
why-dynamite = dynamite
why-trap = the trap
why-edge = over the edge
why-fell = fell off
why-captured = caught
why-conquest = conquered
why-tile = built over

## How a match ends

reason-medals = The most medals
reason-barracks = A tie: more barracks
reason-cards = A tie: more cards played
reason-shared = Shared win

## After the match

stat-lines = Lines of sight
stat-line-medals = Medals for them
stat-longest = Longest line
stat-cards = Cards played
stat-hand-cards = from the hand
stat-entered = Moles brought in
stat-lost = Moles lost
stat-knocked = Rivals sent home
stat-blasts = Squares blown up
stat-friendly = Lost to friendly fire
stat-press = Medals of the Press

## Why a bot did it

bot-why-card = { $card }: { $effect }.
bot-why-mole = Mole { $number }: { $effect }.
bot-why-enter = A new mole: { $effect }.
bot-why-tile = Another tile here: { $effect }.
bot-brings-lines = { $count ->
    [one] 1 medal
   *[other] { $count } medals
} from new lines
bot-brings-strike = { $count ->
    [one] 1 rival mole goes home
   *[other] { $count } rival moles go home
}
bot-brings-blast = { $count ->
    [one] 1 square is blown up
   *[other] { $count } squares are blown up
}
bot-brings-medals = { $count ->
    [one] 1 medal
   *[other] { $count } medals
} even without a line
bot-brings-later = better placed for the turns to come
bot-why-ransom = Mole { $number }, free again, is worth 3 medals.
bot-why-done = Nothing better was left to do.
bot-why-place = The space { $way } of the middle has a good view.
bot-why-middle = The space in the middle has a good view.
bot-why = It seemed the best of what there was.

## Pages: all there is to know of one thing

page-price-hand = In your hand: free.
page-price-free = Free here.
page-price-cost = { $count ->
    [one] Costs you 1 medal here.
   *[other] Costs you { $count } medals here.
}
page-price-gain = { $count ->
    [one] You gain 1 medal here.
   *[other] You gain { $count } medals here.
}
page-best = Best for you now: { $count }. { $what }
page-here = Here: { $count }. { $what }
page-kind-tile = Square
page-crate = { $count ->
    [one] You have looked inside: 1 medal.
   *[other] You have looked inside: { $count } medals.
}
page-owner = { $name ->
    [you] Your tile: it comes back to you when it leaves the board.
   *[other] { $name }’s tile: it goes back there when it leaves the board.
}
page-barracks = { $name ->
    [you] Your barracks
   *[other] { $name }’s barracks
}
page-barracks-text = Each new line of its own army over it is worth 1 more. Tunnels lead from barracks to barracks.
page-neutral = Neutral ground
page-neutral-text = A square like any other: 1 medal in anybody’s new line.
page-mole = { $name ->
    [you] Your mole stands here.
   *[other] One of { $name }’s moles stands here.
}
page-cross-here = The Red Cross protects this square.
page-island = An island: not yet joined to the battlefield.
page-farmer-rule = Whoever plays a Farmer card calls for this help.
page-kind-top = { $name ->
    [you] Your last card
   *[other] { $name }’s last card
}
page-played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
page-law-one = Only the top card of a rival’s pile may be seen.
page-pile = { $name ->
    [you] Your discard pile
   *[other] { $name }’s discard pile
}
page-pile-text = At the end: 3 medals for the most cards of a category, 2 if tied, and 2 for each set of four, one of each category.
page-count = { $category }: { $count }
page-sets = { $sets ->
    [one] 1 set of four
   *[other] { $sets } sets of four
}: +{ $count }
page-deck = The deck
page-deck-text = Hands and the Line are filled from it. The Peace card is among the last six: when it turns up, the round is played to its end.
page-held-by = { $name ->
    [you] You have it
   *[other] { $name } has it
}
page-whistle = Whistle
page-whistle-text = Whoever has it began the game. The last round ends before that player’s next turn.
page-cross-text = The mole on its square cannot be shot, charged, run over, betrayed or captured. Blasts and a division get through, and cost 5 medals. It blocks all lines but those of that mole.
cannot-wait = { $name ->
    [you] Not now: it is your turn to answer.
   *[other] Not now: { $name } is playing.
}
cannot-later = Not yet: first a mole marches or comes in.
cannot-medals = { $count ->
    [one] No: you have only 1 medal.
   *[other] No: you have only { $count } medals.
}
cannot-reserve = No: there is no mole in your reserve.
cannot-tiles = No: you have no tile left.
cannot-bayonet = No: there is no rival next to your mole that it could strike.
cannot-long-range = No: no rival is in sight two or three squares away.
cannot-slingshot = No: no rival stands two spaces away in a straight line.
cannot-advance = No: there is no square for it next to your mole.
cannot-underground = No: there is no square for it two spaces away.
cannot-motorbike = No: there are no two free squares in a line for the ride.
cannot-panic = No: there is no mole in any direction that could flee.
cannot-tunnel = No: your mole must stand on a barracks of yours, and another must be free.
cannot-decoy = No: no rival next to your mole stands on a barracks.
cannot-build = No: there is no empty space next to the battlefield.
cannot-abandoned = No: there is no empty space next to your mole.
cannot-conquest = No: there is no bare rival barracks or neutral square next to your mole.
cannot-betrayal = No: there is no rival next to your mole that it could reach.
cannot-new-soldier = No: there is no square to land on two spaces away.
cannot-medal = No: you have no other mole on the battlefield.
cannot-press = No: the Press is yours already.
cannot-red-cross = No: the Red Cross is with your mole already.
cannot-farmer = No: the farmer can do nothing here.
cannot-space = Not now: only framed spaces can be chosen.

## Where the medals came from

account-start = Start
account-lines = Lines of sight
account-lines-note = How many: { $counts }
account-press = Press and Medal cards
account-press-note = what they gained
account-prices = Prices of the Line
account-prices-note = what they cost
account-losses = Own moles lost
account-losses-note = 5 each, for friendly fire
account-ransom = Ransom
account-ransom-note = paid or received
account-crates = Crates
account-crates-note = what was inside
account-categories = Most of a category
account-categories-note = 3 each, 2 when tied
account-sets = Sets of four
account-sets-note = 2 each

## A kind word after the match

award-eagle-eye = Eagle Eye
award-eagle-eye-line = { $count } lines of sight
award-far-sight = Far Sight
award-far-sight-line = a line of { $count } squares
award-golden-line = Golden Line
award-golden-line-line = { $count } medals for one line
award-paper-war = Paper War
award-paper-war-line = { $count } cards played
award-big-tipper = Big Tipper
award-big-tipper-line = { $count } medals for cards
award-heavy-boots = Heavy Boots
award-heavy-boots-line = { $count } rivals sent home
award-brave-hearts = Brave Hearts
award-brave-hearts-line = { $count } moles came back for more
award-boom = Boom!
award-boom-line = { $count } squares blown up
award-friendly-fire = Oops!
award-friendly-fire-line = { $count } own moles surprised
award-front-page = Front Page
award-front-page-line = { $count } medals from the Press
award-fresh-troops = Fresh Troops
award-fresh-troops-line = { $count } moles brought in
award-gardener = Head Gardener
award-gardener-line = { $count } tiles changed
award-well-rounded = Well Rounded
award-well-rounded-line = { $count } sets of all four
award-up-the-sleeve = Up the Sleeve
award-up-the-sleeve-line = { $count } cards from the hand
award-good-host = Good Host
award-good-host-line = { $count } guests in the cage
award-generous = Open Cage
award-generous-line = { $count } prisoners let go
award-long-march = Long March
award-long-march-line = { $count } marches
award-builder = Home Builder
award-builder-line = { $count } tiles laid

## On a phone

hand-field = The battlefield
hand-brings = brings { $count }
hand-medals = Medals
hand-medals-of = { $count ->
    [one] 1 medal
   *[other] { $count } medals
}
hand-cards-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

turn-told = { $name }: { $what }
turn-one = { $one }
turn-two = { $one }, { $two }
turn-three = { $one }, { $two }, { $three }
turn-moles-yours = { $count ->
    [one] one of your moles
   *[other] { $count } of your moles
}
turn-moles-theirs = { $count ->
    [one] one of { $whose }’s moles
   *[other] { $count } of { $whose }’s moles
}
turn-moles-own = { $count ->
    [one] a mole of its own
   *[other] { $count } moles of its own
}
turn-bases-yours = { $count ->
    [one] one of your barracks
   *[other] { $count } of your barracks
}
turn-bases-theirs = { $count ->
    [one] one of { $whose }’s barracks
   *[other] { $count } of { $whose }’s barracks
}
turn-bases-own = { $count ->
    [one] a barracks of its own
   *[other] { $count } barracks of its own
}
turn-press = the Press
turn-divided = the battlefield splits
turn-entered = a new mole
