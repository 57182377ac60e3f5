## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .minutes = 75
    .mood = a park of your own, and guests to please
    .about = Guest dice arrive by train. Move them from ride to ride, a pip a ride, and earn a star for every smile.
    .by = Daryl Andrews and Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Park Entrance
tile-bumper-boats = Bumper Boats
tile-hall-of-mirrors = Hall of Mirrors
tile-hook-a-prize = Hook-a-Prize
tile-pedalo-lagoon = Pedalo Lagoon
tile-tidal-swing = Tidal Swing
tile-penguin-parade = Penguin Parade
tile-sunken-galleon = Sunken Galleon
tile-aqua-twins = Aqua Twins
tile-treetop-trail = Treetop Trail
tile-beanstalk-drop = Beanstalk Drop
tile-hedge-maze = Hedge Maze
tile-dragon-coaster = Dragon Coaster
tile-canopy-express = Canopy Express
tile-sunshine-scooters = Sun Scooters
tile-giant-slide = Giant Slide
tile-desert-rally = Desert Rally
tile-pyramid-run = Pyramid Run
tile-triple-spinner = Triple Spinner
tile-burger-shack = Burger Shack
tile-juice-stand = Juice Stand
tile-picnic-green = Picnic Green
tile-souvenir-arcade = Souvenir Arcade
tile-costume-hire = Costume Hire
tile-kraken-plunge = Kraken Plunge
tile-submarine-quest = Submarine Quest
tile-maelstrom = Maelstrom
tile-orca-stadium = Orca Stadium
tile-vine-swinger = Vine Swinger
tile-jungle-rapids = Jungle Rapids
tile-twin-serpents = Twin Serpents
tile-emerald-summit = Emerald Summit
tile-solar-flyer = Solar Flyer
tile-sandstorm = Sandstorm
tile-golden-cascade = Golden Cascade
tile-lightning-towers = Bolt Towers
tile-food-court = Food Court
tile-grand-bazaar = Grand Bazaar
tile-concert-bowl = Concert Bowl
tile-firework-plaza = Firework Plaza
tile-mystery-grotto = Mystery Grotto
tile-wobble-wood = Wobble Wood
tile-lucky-lanterns = Lucky Lanterns
tile-whirlpool-wager = Whirlpool Wager
tile-roulette-rocket = Roulette Rocket
tile-topsy-turvy-tower = Topsy Tower

## Amenities

amenity-snacks = snacks
amenity-drinks = drinks
amenity-restrooms = restrooms
amenity-benches = benches
amenity-lockers = lockers
amenity-first-aid = first aid
amenity-photo = a photo spot
amenity-gardens = gardens

## Colours

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey
colour-any = any

## What it takes to operate

req-single = one die
req-even2 = two even dice
req-odd2 = two odd dice
req-odd-even = an odd die and an even one
req-higher = the first die higher than the second
req-split = one die of 1 to 3, one of 3 to 6
req-equal2 = two equal dice
req-equal3 = three equal dice
req-run3 = three in a row

## Staff

staff-ticket-agent = Ticket Agent
    .text = One leaving 1 comes back
    .phase = Upkeep
staff-concierge = Concierge
    .text = New guests: +2, or +1 twice
    .phase = Welcome
staff-guide = Guide
    .text = A guest goes anywhere
    .phase = Operate
staff-mascot = Mascot
    .text = Mascots $2 less, adjust one more
    .phase = Expand · Operate
staff-builder = Builder
    .text = Upgrades $1 less, take one back
    .phase = Improve
staff-manager = Manager
    .text = A full ride operates again
    .phase = Operate
staff-innovator = Innovator
    .text = One upgrade more a round
    .phase = Improve
staff-consultant = Consultant
    .text = Pays well, then leaves
    .phase = Upkeep
staff-chaperone = Chaperone
    .text = A VIP: a star each ride
    .phase = Welcome

## Skills

skill-leap = +2 or −2
skill-tips = $2 a die
skill-cheer = A star a die
skill-flip = 2 to 5 and back
skill-pair = Two dice ±1
skill-usher-out = Move out, twice
skill-usher-in = Move in, twice
skill-stroll = Out, two steps
skill-exchange = Swap colour
skill-reroll = Reroll

help-skill-leap = One { $colour } guest here: +2 or −2.
help-skill-tips = $2 at once for each { $colour } guest here, $6 at most.
help-skill-cheer = A star at once for each { $colour } guest here, three at most.
help-skill-flip = A guest of 2 becomes 5, or a 5 becomes 2.
help-skill-pair = Two guests here: +1 or −1 each.
help-skill-usher-out = A guest moves from here next door. Twice.
help-skill-usher-in = A guest moves here from next door. Twice.
help-skill-stroll = A guest moves from here up to two attractions away.
help-skill-exchange = Swap any guest with one of another colour from the bag; its value stays.
help-skill-reroll = Reroll a { $colour } guest.

## Administrators

admin-second-chance = Second Chance
    .text = A leaving { $colour } 1 returns
    .help = Each round one leaving { $colour } guest comes back to the Entrance, at any value.
admin-fresh-legs = Fresh Legs
    .text = One { $colour } guest stays fresh
    .help = On { $colour } attractions one { $colour } guest of the party keeps its pips.
admin-specialist = Specialist
    .text = 3, 4, 5 { $colour } operated: 1, 2, 3 stars
    .help = Each round: 3, 4, 5 different { $colour } attractions operated bring 1, 2, 3 stars.
admin-enthusiast = Enthusiast
    .text = 3, 4, 5 { $colour } operated: 1, 2, 3 stars
    .help = Each round: 3, 4, 5 different { $colour } attractions operated bring 1, 2, 3 stars.
admin-tour-leader = Tour Leader
    .text = 6, 7, 8 operated: 1, 2, 3 stars
    .help = Each round: 6, 7, 8 different attractions operated bring 1, 2, 3 stars.
admin-mascot-fan = Mascot Fan
    .text = 2, 4, 5 mascots: 1, 2, 3 stars
    .help = Each round: 2, 4, 5 mascots bring 1, 2, 3 stars.
admin-doorman = Doorman
    .text = A guest of the last train
    .help = Each round a guest of the train nobody took comes in.
admin-treasurer = Treasurer
    .text = At the end a star for $2
    .help = At the end a star for every $2 left, not for $3.
admin-tailor = Tailor
    .text = Mascots cost $2 less
    .help = Mascots cost $2 less, every round.
admin-understudy = Understudy
    .text = Once: swap a played card
    .help = Once: before cards are passed, swap a played one for one in hand.
admin-map-printer = Map Printer
    .text = Maps cost $2 less
    .help = Maps cost $2 less, every round.
admin-early-bird = Early Bird
    .text = Total up to 2 lower
    .help = Your turn order total is up to 2 lower, as you like.
admin-thrill-seeker = Thrill Seeker
    .text = { $colour } slots: reroll
    .help = A { $colour } guest that was asked for may be rerolled instead of tiring.
admin-rearranger = Rearranger
    .text = Move one upgrade a round
    .help = Each round one installed upgrade may move; the difference is paid or taken.

## Objectives

objective-tired-but-happy = Tired but Happy
    .text = fewest pips in the park
objective-full-house = Full House
    .text = most guests
objective-most-money = Most Money
    .text = most money
objective-steady-earner = Steady Earner
    .text = highest income
objective-busy-day = Busy Day
    .text = most operate cubes
objective-grand-tour = Grand Tour
    .text = most attractions operated
objective-engineers-pride = Engineer’s Pride
    .text = most upgrades
objective-well-signposted = Well Signposted
    .text = most maps
objective-every-comfort = Every Comfort
    .text = most kinds of amenity
objective-star-attraction = Star Attraction
    .text = best single attraction
objective-long-queue = Long Queue
    .text = most at the Entrance
objective-all-sorts = All Sorts
    .text = most different values
objective-gift-shop-rush = Gift Shop Rush
    .text = most earned operating
objective-big-spender = Big Spender
    .text = most spent this round
objective-encore = Encore
    .text = most operated twice
objective-five-star-day = Five-Star Day
    .text = most stars operating
objective-map-reader = Map Reader
    .text = most unused maps
objective-modernised = Modernised
    .text = most with an upgrade
objective-themed-land = Themed Land
    .text = most of one colour
objective-close-quarters = Close Quarters
    .text = most neighbours
objective-safe-journey-home = Safe Journey Home
    .text = most guests gone home
objective-fan-club = Fan Club
    .text = most guests of a colour

## Solo goals

goal-a-ops = 7 operations
goal-a-distinct = 5 attractions operated
goal-a-maxop = One attraction 3 times
goal-a-stars = 22 stars operating
goal-a-opmoney = $6 earned operating
goal-a-money = $8 in hand
goal-a-ups = 4 upgrades installed
goal-a-maps = 5 maps
goal-a-masc = 3 mascots
goal-a-three = 2 attractions twice
goal-a-rainbow = All three colours
goal-a-colmax = 2 of one colour
goal-a-ent-left = Entrance empty
goal-a-amen = 5 kinds of amenity
goal-a-discards = 2 guests gone home
goal-b-ops = 10 operations
goal-b-distinct = 7 attractions operated
goal-b-maxop = One attraction 3 times
goal-b-stars = 38 stars operating
goal-b-opmoney = $10 earned operating
goal-b-money = $10 in hand
goal-b-ups = 6 upgrades installed
goal-b-maps = 6 maps
goal-b-masc = 5 mascots
goal-b-three = 3 attractions twice
goal-b-four-colours = All colours and grey
goal-b-colmax = 3 of one colour
goal-b-pips-left = At most 20 pips left
goal-b-income = Income of $4
goal-b-discards = 6 guests gone home
goal-a-surprise-ops = One surprise operated
goal-a-innovations = 2 innovations
goal-a-cable-moves = 2 cable car rides
goal-b-rerolls = 3 rerolls
goal-b-innovations = 5 innovations
goal-b-statue-stars = Statues for 3 stars

## The options

option-length = Length
    .help = four rounds or five
    .introductory = Introductory
    .short = Short
    .full = Full
option-surprises = Surprises
    .help = six attractions and skills that reroll
option-innovations = Innovations
    .help = cable cars, photo booths, statues
option-promo-staff = Promo staff
    .help = a Consultant and a Chaperone each
option-promo-objectives = Promo objectives
    .help = twelve more to be judged by
    .off = Off
    .mixed = Mixed in
    .only = Alone
option-solo-target = Solo: stars to beat
    .help = for one seat alone
    .normal = 160
    .hard = 170
option-solo-goals = Solo: extra goals
    .help = a second goal in some rounds
    .none = None
    .rounds-3-5 = Rounds 3 and 5
    .every-round = Every round

## On the table

phase-setup = Setting up
phase-plan = Plan
phase-welcome = Welcome
phase-expand = Expand
phase-improve = Improve
phase-operate = Operate
phase-upkeep = Upkeep
phase-over = The end
phase-of-round = Round { $round }: { $phase }
round = Round { $round }
round-short = R{ $round }
in-round = in round { $round }
this-round = This round
operated = { $count ->
    [0] none yet
    [one] 1 operated
   *[other] { $count } operated
}
staff-today = Staff today
mascots = Mascots
maps = Maps
to-install = To install
ready = ready
used = used
in-park = in the park
still-open = still open
closed = closed
improving = improving
improved = done
upgrade-merch-kiosk = Kiosk
upgrade-special-effect = Effect
upgrade-generator = Generator
upgrade-cable-car = Cable car
upgrade-photo-booth = Photo booth
upgrade-statue = Statue
market-trains = Monorails
market-tiles = Attractions
market-skills = Skills
trains-note = take one: its three guests arrive at your Entrance
tiles-note = Expand: each may build one
skills-note = Expand: one comes with a mascot ($5)
turn-order = Turn order
sum-place = { $sum } · { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
place-in-order = { $place ->
    [1] goes first
    [2] second
    [3] third
   *[other] fourth
}
objectives = Objectives
park-of = { $name }’s park
built-of = { $count } of { $most }
guests-are-in = guests are in
still-to-pick = still to pick
income-of = income ${ $income }
discarded-tiles = One of these, for nothing
swap-played = You played
swap-hand = In your hand
has-chosen = has chosen
choosing-in-secret = choosing in secret
choosing-in-secret-alone = choosing two
staff-on-table = staff is on the table
choose-two = Choose two of your staff.
turn-order-sum = Turn order
income-sum = Income
income-then = ${ $sum }, then ${ $money }
income-word = income
lowest-first = Lowest total goes first
ties-fewer-stars = Ties: fewer stars first
solo-order = A solo card will be turned up. If its number is not above your total, what it shades is closed to you this round.
draft-ready = has chosen
draft-choosing = choosing in secret
tile-amenity = Amenity: { $amenity }
then-ready = then ready
score-track = Score track
row-operating = Operating
row-gained = +{ $stars }
row-statues = Statues
each-round = every round
counted = { $count } counted
place-count = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}: { $count }
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
leaving = { $count ->
    [0] all stay
    [one] 1 leaves
   *[other] { $count } leave
}
getting-ready = Getting ready for round { $round }
getting-ready-last = Then the fair closes
ready-leave = guests at 1 leave
ready-goals = goals are judged
ready-money = a star for every ${ $money }
ready-money-treasurer = a star for $3, Treasurer $2
ready-cards = cards pass left
ready-cards-out = cards are out
ready-back = maps and mascots back
ready-trains = monorails refill
ready-tiles = { $count } { $stack } attractions
ready-skills = new skills
objective-of = Objective of round { $round }
wins = { $name } wins!
shared-title = { $count } share the crown!
solo-won = { $name } beats the score!
solo-lost = Not quite enough
rides-of-the-day = Rides of the day
parks-of-the-day = Parks of the day
moment-attraction = { $name }: { $stars } stars
moment-guest = Happiest guest
moment-guest-text = { $count } rides with { $name }
moment-busy = Busiest park
moment-busy-text = { $name }: { $count } in a round
moment-round = Best round
moment-round-text = { $name }: { $stars } stars
score-to-beat = Score to beat
at-risk = +{ $stars } at risk
count-of = { $count } of { $value }
count-now = now { $count }
solo-card-later = The solo card is turned up when your staff is chosen.
solo-shut = { $value } is not above your { $sum }: shaded ones are closed
solo-open = { $value } is above your { $sum }: all is open
gone-home = Guests gone home

## Names of what can be chosen

word-die = The { $colour } { $value }
word-guest = a { $colour } guest
word-cell = place { $number }
word-train = monorail { $number }
word-value = { $number }
word-space = space { $number }
word-less = { $number ->
    [0] As it is
   *[other] { $number } less
}
word-mascot = mascot { $number }
word-recruit = A mascot without a skill
word-buy-map = Buy a map
word-map = Map
word-guide = Guide
word-manager = Manager
word-close = Close the park
word-done = Done
word-done-expand = Done here
word-skip = No, thank you
word-let-go = Let them go
word-none = Tire them all
word-pip = A pip down
word-draw = Draw a guest
word-up = +1
word-down = −1
word-up-1 = One guest +1
word-up-2 = One guest +2
word-both = Two guests +1
word-colour = Any colour
word-skill = Its skill
word-swap-for = For a { $colour } one
word-remove = Take one back
word-shift = Move one

## The prompt

turn-of = { $name }
thinking = { $name } is thinking …
all-draft = The parks are laid out
all-draft-body = Everybody keeps one of two, in secret.
all-plan = Staff is chosen in secret
all-plan-body = Everyone reveals together. Cards pass left in Upkeep.
watch-setup = An administrator, a skill, a first attraction.
watch-plan = Two staff each: the lowest total goes first.
watch-welcome = One monorail each, in turn order.
watch-expand = Build one attraction, recruit one mascot.
watch-improve = One map, two upgrades.
watch-operate = The parks are open.
watch-upkeep = Stars and money are counted.
watch-over = All rounds are played.
operate-title = { $name }: operate, or help a guest along
operate-body = Gold attractions can be operated now.
operate-none = Nothing can be operated as it is. A map or a mascot may help.
operate-note = Each guest of a party turns a pip down, and one moves next door.
operate-hover = { $need }: { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] .
   *[other] {" "}and ${ $money }.
}
party-title = { $tile }: who rides? Guest { $count }
wants = It asks for { $need }.
party-gain = { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] {""}
   *[other] {" "}and ${ $money }
}, counted in Upkeep.
manager-title = { $name }: the Manager
manager-body = One attraction without a free play sign, once more. Which?
map-title = { $name }: a map
map-body = Which guest goes next door?
map-where = Where to? Next door only.
guide-title = { $name }: the Guide
guide-body = Which guest?
guide-where = Anywhere in your park.
send-title = { $name }: { $die } goes …
wild-title = { $tile }: one colour does not matter
wild-body = Operate it now, or send another mascot there.
mascot-title = { $name }: a mascot
mascot-body = Turn a guest up or down, or let one colour not matter.
mascot-or-skill = Turn a guest, ignore one colour, or: { $skill }
mascot-up = Which guest gains a pip?
mascot-down = Which guest loses a pip?
mascot-colour = For which attraction does one colour not matter?
move-title = { $tile }: who moves on?
move-body = One guest of the party moves next door.
move-where = { $die } moves on. Where to?
move-where-body = Dashed attractions are next door.
build-title = { $name }: where does { $tile } go?
build-body = Beside anything that stands.
build-first-body = On one of the four marked places.
expand-title = { $name }: build, recruit, or both
expand-body = One attraction, and one mascot for ${ $cost } with a skill.
recruit-body = A mascot for ${ $cost } with a skill, if you like.
purse = You have ${ $money }.
improve-title = { $name }: improve your park
improve-body = A map for ${ $cost }, and up to two upgrades.
install-title = { $name }: { $upgrade }
install-space = On which space?
remove-title = { $name }: take an upgrade back
remove-body = It can be installed again. Nothing is paid back.
shift-title = { $name }: move an upgrade
shift-body = From where to where? The difference is paid or taken.
picked-of = { $count } of { $most }
plan-title = { $name }: choose two
plan-both = { $name }: { $sum } and ${ $money }
plan-body-alone = The lower the total, the more stays open to you.
plan-body = Everyone reveals together; cards pass left in Upkeep.
choose-staff = { $name }: twelve for the whole game
choose-staff-body = Two are played a round, ten in all.
ask-choose-administrator = { $name }: an administrator
ask-choose-administrator-body = It stays with you for the whole game.
ask-choose-skill = { $name }: a skill
ask-choose-skill-body = Your first mascot knows it.
ask-choose-first = { $name }: your first attraction
ask-choose-first-body = It costs nothing. Then choose its place.
ask-early-bird = { $name }: earlier?
ask-early-bird-body = Your total is { $sum }. The lowest goes first.
ask-board = { $name }: welcome three guests
ask-board-body = Take a monorail. Its guests arrive at your Entrance.
ask-concierge = { $name }: the Concierge
ask-concierge-body = New guests: one of them +2, or two of them +1.
ask-chaperone = { $name }: a VIP
ask-chaperone-body = One new guest brings a star each time it rides.
ask-doorman = { $name }: a late guest
ask-doorman-body = One guest of the monorail nobody took comes in.
ask-amenity-value = { $name }: two alike!
ask-amenity-value-body = Set any guest to any value. Which?
ask-amenity-guest = { $name }: three alike!
ask-amenity-guest-body = A guest from the bag arrives, with value 4.
ask-amenity-build = { $name }: four alike!
ask-amenity-build-body = Build one of the discarded attractions for nothing.
ask-extra = { $name }: one adjustment more
ask-extra-body = The Mascot helps on the same attraction.
ask-pair = { $name }: and the other guest?
ask-pair-body = Another guest here, +1 or −1.
ask-usher = { $name }: a second guest?
ask-usher-body = One more may move.
ask-exchange = { $name }: for which colour?
ask-exchange-body = The value stays. Whoever leaves goes into the bag.
ask-spare = { $name }: who keeps its pips?
ask-spare-body = Your administrator spares one.
ask-surprise = { $name }: roll again?
ask-surprise-body = The marked guest may be rerolled instead of tiring.
ask-ticket-agent = { $name }: the Ticket Agent
ask-ticket-agent-body = One leaving guest comes back to the Entrance. Which, and at what value?
ask-second-chance = { $name }: a second chance
ask-second-chance-body = One leaving guest of your colour comes back. Which, and at what value?
ask-understudy = { $name }: the Understudy
ask-understudy-body = Once: swap a card you played for one in your hand. Then it is gone.
over-won = { $name } wins with { $stars } stars!
over-shared = { $count } share it!
over-solo-won = { $name }: { $stars } stars, the score was { $target }!
over-solo-lost = { $name }: { $stars } stars, { $target } to beat.
over-body = A star for every $3 left. Ties: guests left, then money.
over-body-treasurer = A star for every $3 left, with the Treasurer for $2. Ties: guests, then money.
over-body-alone = A star for every ${ $money } left is counted in.

## Pointing at things

req-colour = { $need }, { $count ->
    [one] one of them { $colour }
   *[other] both { $colour }
}
bonus-none = No bonus.
bonus-2 = Two alike: set any guest to any value.
bonus-3 = Three alike: a guest from the bag.
bonus-4 = Four alike: an attraction for nothing.
help-offer = { $need }: { $stars } stars. Amenity: { $amenity }. { $bonus }
help-tile = { $name }. { $need }: { $stars } stars.
help-operate = Operate { $name } for { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] {""}
   *[other] {" "}and ${ $money }
}. { $need }.
help-goal = To { $name }. { $need }.
help-goal-ready = To { $name }: it can be operated then.
help-staff = { $name }: { $text }
help-mascot-skill = A guest +1 or −1, one colour ignored, or its skill. { $skill }
help-mascot-plain = A guest here +1 or −1, or one colour ignored.
help-train = Its three guests come to your Park Entrance.
help-map = A guest goes next door.
help-buy-map = A map: a guest goes next door, every round.
help-guide = A guest goes anywhere in your park.
help-manager = A full attraction is operated once more.
help-close = You are done for this round.
help-colour = In the next operation there, one guest may have any colour.
help-up = A guest gains a pip.
help-down = A guest loses a pip.
help-draw = A guest at random, with value 4, at your Entrance.
help-mascot = A mascot without a skill.
help-skip = Leave it.
help-merch-kiosk = Kiosk: $2 each time it is operated.
help-special-effect = Effect: 2 stars more each time it is operated.
help-generator = Generator: it can be operated twice a round.
help-cable-car = Cable car: guests who move on may ride to another one, for $1.
help-photo-booth = Photo booth: one colour does not matter here.
help-statue = Statue: stars every round.

## The log

log-round = Round { $round }
log-order = { $name } goes first
log-objective = { $name } +{ $stars }: { $what }
log-closed = { $name } closes the park
log-improved = { $name } has improved
log-lowered = { $name } rises early
log-map-bought = { $name } buys a map
log-vip = { $name } has a VIP
log-goal-met = Reached: { $goal }
log-goal-missed = Missed: { $goal }, +{ $red }
log-ended = The gates close
log-administrator = { $name }: { $card }
log-skill-taken = { $name } learns { $card }
log-built = { $name } builds { $tile }
log-installed = { $name }: { $upgrade }, { $tile }
log-innovated = { $name }: { $upgrade }, { $tile }
log-operated = { $name }: { $tile }
log-staff-played = { $name }: { $one }, { $other } ({ $sum })
log-income = { $name } has ${ $money }
log-recruited = { $name } recruits, ${ $paid }
log-scored = { $name } +{ $stars }: { $total }
log-boarded = { $name } takes monorail { $train }
log-amenity = { $name }: { $count } × { $amenity }
log-departed = { $name }: { $colour } goes home
log-drawn = { $name } draws { $colour }
log-returned = { $name }: { $colour } returns as { $value }
log-rerolled = { $name } rerolls: { $to }
log-mascot-used = { $name }: mascot at { $tile }
log-money-counted = { $name } +{ $stars } for money

## How a match ends

reason-stars = The most stars
reason-more-guests = A tie: more guests left
reason-more-money = A tie: more money left
reason-shared = Shared
reason-target-beaten = The score was beaten
reason-target-missed = The score was not beaten

## Why something is not possible

why-not-over = The match is over.
why-not-money = There is not enough money.
why-not-solo-length = Alone it takes five rounds.

## After the match

stat-scored = Stars from cubes
stat-objectives = Stars from objectives
stat-operated = Operations
stat-built = Attractions built
stat-installed = Upgrades installed
stat-innovated = Innovations installed
stat-recruited = Mascots recruited
stat-maps = Maps used
stat-mascots = Mascots sent
stat-arrived = Guests welcomed
stat-departed = Guests gone home
stat-income = Income
stat-sums = Turn order totals

## Shouted

gates-open = The gates open!
amenity-shout = { $count } × { $amenity }!
goal-met-shout = Goal reached!
goal-missed-shout = Missed: +{ $red } to beat

## Bots

manner-even = Even
manner-thrifty = Thrifty
manner-builder = Builder
manner-showman = Showman
manner-dreamer = Dreamer
bot-reason-plan = What these two do, and what they pay.
bot-reason-train = These guests make the best day.
bot-reason-guest = A guest of more use.
bot-reason-build = It pays for its guests round after round.
bot-reason-recruit = A mascot helps in every round to come.
bot-reason-install = It pays for itself before the end.
bot-reason-map = One more way for a guest, every round.
bot-reason-operate = The next step of the best day in sight.
bot-reason-help = It brings the next party together.
bot-reason-move = This guest is needed there next.
bot-reason-close = The guests left are worth more tomorrow.
bot-reason-done = Nothing here is worth its price.
bot-reason-best = It seemed the best of what there was.
