## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .mood = trenches, tunnels and long looks
    .about = Nearly blind moles fight over a field. Set them so that they see each other from afar.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Deck
    .help = seven of the 22 types of card
    .training = Training
    .riders = Riders
    .panic = Panic
    .intrigue = Intrigue
    .sappers = Sappers
    .random = Random
    .choose = You pick
    .help-training = a bit of everything, for a first match
    .help-riders = motorbikes, bayonets and the press
    .help-panic = frights, slingshots, tunnels and prisoners
    .help-intrigue = decoys, betrayal, mortars and the press
    .help-sappers = grenades, tunnels, motorbikes and traitors
    .help-random = any seven that make a deck
    .help-choose = whoever has the Whistle picks all seven
option-farmer = Farmer
    .help = who may meddle with the field
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
    .help-maybe = comes only if a card of the deck calls one
    .help-any = one of the eight, drawn by lot
    .help-buckets = Kings of Buckets: puddles that nobody can cross
    .help-crusher = The Crusher: rocks block the way and the view
    .help-sprayer = The Sprayer: gas sends moles home and dims lines
    .help-nature = Queen of Nature: a turnip sharpens weak eyes
    .help-boom = Lady Boom: dynamite blows squares away
    .help-trap-master = Trap Master: a trap nobody likes close by
    .help-stomper = The Stomper: a boot scares everybody away
    .help-crates = Lord of the Crates: secret medals to stand on
option-obstacles = Obstacles
    .help = water, rock, ice and gas to begin with
option-radius = Field
    .help = how many spaces from the middle to the edge
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
hand-of = { $name }’s hand
look-note = look at it
last-card = last card
at-turn = at turn
aim-title = Lines of sight
aim-text = A medal for each square between two moles of an army, and one more for each barracks of its own. Only new lines count.
aim-last = Peace is out. Everybody has played as many turns when this round ends.
stay = { $count } stay
fall = { $count } fall
picked-so-far = { $count } of 7 types
divided-shout = { $count ->
    [one] 1 square falls!
   *[other] { $count } squares fall!
}
friendly-shout = Friendly fire!
peace-shout = Peace! The last round
final-shout = The war is over
sets-shout = { $name }: { $count ->
    [one] a set of four
   *[other] { $count } sets of four
}
stuck-shout = Nothing can be played
passed-shout = Nothing can be done

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
short-grenade = blast next door
short-mortar = blast 2 away
short-slingshot = hit 2 away
short-advance = one more square
short-underground = dig 2 away
short-motorbike = ride 2 squares
short-panic = all in a line flee
short-tunnel = to own barracks
short-decoy = swap with a rival
short-build = new barracks
short-abandoned = build, step in
short-conquest = take a tile
short-betrayal = turn a neighbour
short-new-soldier = drop 2 away
short-prisoner = catch a neighbour
short-medal = one home: +3
short-press = +1 each turn
short-red-cross = guards this mole
short-farmer = call for help
help-bayonet = Bayonet: charge a rival mole next to yours. It goes home, yours stands there.
help-short-range = Short Range: a rival mole next to yours goes home.
help-long-range = Long Range: a rival mole two or three squares away in a line goes home. Nothing may stand between.
help-grenade = Grenade: a square next to your mole is blown away, with all that is on it.
help-mortar = Mortar: a square two away in a line is blown away, over anything between.
help-slingshot = Slingshot: a rival mole two away in a line goes home, over anything between.
help-advance = Advance: your mole moves to a square next to it.
help-underground = Underground: your mole digs to a square two away in a line, under anything between.
help-motorbike = Motorbike: your mole rides two squares in a line, and runs over a rival on the first.
help-panic = Panic Attack: every mole in one direction from yours flees one space away from it.
help-tunnel = Tunnel: from one of your barracks to another, wherever it is.
help-decoy = Decoy: your mole changes places with a rival on a barracks next to it.
help-build = Build: a barracks of yours on any empty space at the field’s edge.
help-abandoned = Abandoned: a barracks of yours on an empty space beside your mole, which moves in.
help-conquest = Conquest: an empty rival barracks or neutral tile beside your mole becomes a barracks of yours.
help-betrayal = Betrayal: a rival beside your mole goes home, and a mole of yours takes its place.
help-new-soldier = New Soldier: a mole from your reserve lands on a square two away in a line.
help-prisoner = Prisoner: a rival beside your mole is caught. Its owner may buy it free for 3 medals.
help-medal = Medal: another mole of yours goes home with honours, and you gain 3 medals.
help-press = Press: one medal at the end of everybody’s turn, as long as it is yours.
help-red-cross = Red Cross: it comes to your mole and guards whoever stands there.
help-farmer = Farmer is coming! No farmer is about.
help-farmer-buckets = Kings of Buckets: a puddle moves to any free square. A barracks there is flooded.
help-farmer-crusher = The Crusher: a rock moves to any square of the field. A mole there goes home.
help-farmer-sprayer = The Sprayer: a gas cloud moves to any square of the field. A mole there goes home.
help-farmer-nature = Queen of Nature: the turnip comes to your mole. Lines that end on it get 2 more.
help-farmer-boom = Lady Boom: a square beside your mole is blown away, and the dynamite lies there.
help-farmer-trap-master = Trap Master: the trap goes to any free square. Moles beside it see 1 less.
help-farmer-stomper = The Stomper: the footprint comes down beside your mole, and everybody around flees.
help-farmer-crates = Lord of the Crates: a medal, and any crate may come under your mole.
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
help-tile-puddle = Puddle: a mole that comes here goes home. It does not block sight.
help-tile-rock = Rock: nobody comes here, and nobody sees past it.
help-tile-ice = Ice: who comes here slides on in a straight line.
help-tile-gas = Gas: a mole that comes here goes home. A line through it is worth 1 less.
help-tile-turnip = Turnip: a line that ends here is worth 2 more.
help-tile-dynamite = Dynamite: a mole that comes here goes home.
help-tile-trap = Trap: a mole that comes here goes home. Moles beside it see 1 less.
help-tile-footprint = Footprint: a mole that comes here goes home.
help-tile-crate = Crate: look inside in secret. It pays at the end to whoever stands on it.

## Names of what can be chosen

word-space = space { $space }
word-bulb = the space under the bulb
word-mole = { $name }’s mole { $number }
word-part = part { $number }
word-card = { $card } ({ $price })
word-hand = card { $number } of the hand
word-enter = New mole
word-ransom = Pay ransom
word-pass = Pass
word-done = End turn
word-tile = Change tile
word-go-on = Go on
word-aside = From beside
word-stay = Leave it
word-other = { $id }
help-enter = A barracks and a mole of yours come to the field’s edge. Then you play a card.
help-ransom = Three medals to the captor, and your mole is free.
help-pass = There is nothing you can do.
help-done = No more moves: count the new lines.
help-tile = The tile under this mole becomes a barracks of yours, or neutral ground if it is one.
help-go-on = Nothing can be played here.
help-aside = A tile from beside the board.
help-stay = The crates stay where they are.
help-free = Pay 3 medals: this mole comes back to your reserve.
help-peek = Your cards, for your eyes only. You can play them there.

## The prompt

turn-of = { $name } is on the move.
thinking = { $name } is thinking …
last-round-body = The last round.
hand-title = { $name }’s hand
hand-body = Cards of your hand cost nothing to play.
price-hand = from the hand
price-free = free
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name }: your first barracks
first-barracks-body = Beside the tile in the middle.
first-mole-title = { $name }: barracks and a mole
first-mole-body = Anywhere at the field’s edge.
obstacle-near-title = { $name }: an obstacle
obstacle-near-body = Choose one. It goes beside any barracks.
obstacle-marked-title = { $name }: another obstacle
obstacle-marked-body = Choose one. It goes on a red cross.
obstacle-where-body = { $tile }: where does it go?
law-two-title = { $name }: no mole left?
law-two-body = One comes for free, at the field’s edge. Then your turn begins.
forced-ransom-title = { $name }: all are prisoners
forced-ransom-body = One must be bought free. Which?
choose-part-title = { $name }: the field is divided
choose-part-body = Both parts are as large. Which one stays?
place-dynamite-title = { $name }: the dynamite flies
place-dynamite-body = It lands at the field’s edge. Where?
pick-types-title = { $name } picks: { $category }
pick-types-body = Seven types in all, at least one of each category.
pick-types-count = { $count } picked
act-title = { $name }: your turn
act-body = Choose a mole to march, or bring in a new one.
move-on-title = { $name }: march on?
move-on-body = Another mole may march. Or end your turn.
enter-title = { $name }: a new mole
enter-body = Where do barracks and mole go?
march-title = { $name }: march
march-body = To which square?
ransom-title = { $name }: ransom
ransom-body = Which mole comes free for 3 medals?
play-card-title = { $name }: now a card
play-card-body = From your hand, or from the Line at its price.
card-or-tile-title = { $name }: a card, or the tile
card-or-tile-body = A card for this mole, or change the tile under it.
card-title = { $name }: { $card } ({ $price })
where-bayonet = Which rival does it charge?
where-short-range = Which rival goes home?
where-long-range = Which rival goes home?
where-grenade = Which square goes up in the air?
where-mortar = Which square goes up in the air?
where-slingshot = Which rival goes home?
where-advance = To which square?
where-underground = Where does it come up?
where-motorbike = Where does the ride end?
where-panic = In which direction do all flee?
where-tunnel = To which of your barracks?
where-decoy = With whom does it change places?
where-build = Where does the barracks go?
where-abandoned = Where does it build and step in?
where-conquest = Which tile becomes yours?
where-betrayal = Which rival is replaced?
where-new-soldier = Where does it land?
where-prisoner = Who is caught?
where-medal = Which mole goes home with honours?
where-press = The Press comes to you.
where-red-cross = The Red Cross comes here.
where-farmer-buckets = Which puddle moves?
where-farmer-buckets-to = Where does it go?
where-farmer-crusher = Which rock moves?
where-farmer-crusher-to = Where does it go?
where-farmer-sprayer = Which cloud moves?
where-farmer-sprayer-to = Where does it drift?
where-farmer-nature = The turnip comes here.
where-farmer-boom = Which square goes up in the air?
where-farmer-trap-master = Where does the trap go?
where-farmer-stomper = Where does the boot come down?
where-farmer-crates = Which crate comes under this mole?
so-far = So far +{ $count }. Gold: new lines. Grey: old ones.
so-far-none = Gold: new lines. Grey: old ones.
then = { $one } · { $other }
brings-nothing = No new line comes of it.
brings-lines = Lines { $count }
brings-medals = Medals { $count }
brings-tie = The field divides evenly: you choose
brings-fall = { $count ->
    [one] 1 square falls
   *[other] { $count } squares fall
}
brings-home = { $count ->
    [one] { $name } loses a mole
   *[other] { $name } loses { $count } moles
}
brings-own = { $count ->
    [one] One of yours goes home
   *[other] { $count } of yours go home
}
brings-friendly = { $count ->
    [one] Friendly fire at one of yours: −{ $medals }
   *[other] Friendly fire at { $count } of yours: −{ $medals }
}
brings-penalty = The Red Cross is harmed: −{ $medals }
gift-last-mole = A gift: { $name } may set a mole anywhere
gift-medals = A gift: { $count } for { $name }
do-card = { $card } { $count }
do-march = March { $count }
over-won = { $name } wins with { $count } medals!
over-body = Long sight wins short wars.
over-tie = A tie at { $count } medals
over-tie-body = Barracks on the field decide, then cards played.

## Why something is not possible

why-not-over = The match is over.
why-not-obstacles-farmer = Obstacles do not go with a farmer who uses the same tiles.

## The log

log-round = Round { $round }
log-farmer = { $farmer } lies face up
log-entered = { $name } brings in a mole
log-tile-changed = { $name } changes a tile
log-pressed = { $name } takes the Press
log-passed = { $name } can do nothing
log-stuck = { $name } has nothing to play
log-looked = { $name } looks into a crate
log-played = { $name } plays { $card }
log-played-hand = { $name } plays { $card } from the hand
log-sighted = { $name } sees over { $squares } squares: +{ $count }
log-killed = { $name } loses a mole: { $why }
log-captured = { $name } catches a mole of { $other }
log-freed = { $name } buys a mole free
log-medals = { $name }: +{ $count } { $why }
log-medals-lost = { $name }: −{ $count } { $why }
log-divided = The field is divided: { $count } squares fall
log-category = { $name } leads in { $category }
log-category-tied = { $name } shares the lead in { $category }
log-peace = Peace! The last round
log-final = The war is over
log-clash = Two moles collide
for-friendly-fire = for friendly fire
for-cross = for harming the Red Cross
for-medal = of honour
for-ransom = of ransom
for-crate-card = of the farmer
for-category = for a category
for-sets = for sets
for-crate = out of a crate
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
why-fell = the ground is gone

## How a match ends

reason-medals = The most medals
reason-barracks = A tie: barracks on the field
reason-cards = A tie: cards played
reason-shared = Shared

## After the match

stat-lines = Lines of sight
stat-line-medals = Medals for them
stat-longest = Longest line
stat-cards = Cards played
stat-hand-cards = of these from the hand
stat-entered = Moles brought in
stat-lost = Moles lost
stat-knocked = Rivals sent home
stat-blasts = Squares blown up
stat-friendly = Lost to friendly fire
stat-press = Medals of the Press

## Why a bot did it

bot-reason-lines = It makes new lines of sight.
bot-reason-strike = It hits where a rival sees farthest.
bot-reason-grow = More barracks make longer lines dearer.
bot-reason-guard = It pays without a line of sight.
bot-reason-enter = One more mole sees one more line.
bot-reason-march = From there it sees more.
bot-reason-ransom = A mole at home is worth three medals.
bot-reason-done = Nothing better was left to do.
bot-reason-place = A good place to look from.
