## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .short = Dice Park
    .minutes = 75
    .turn = round { $turn }
    .turns = { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
    .mood = build your own park and keep the guests happy
    .about = Guests arrive by monorail. Send them from ride to ride: each ride costs a pip and earns you stars.
    .by = Daryl Andrews and Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Park Entrance
    .short = Entrance
tile-bumper-boats = Bumper Boats
    .short = Boats
tile-hall-of-mirrors = Hall of Mirrors
    .short = Mirrors
tile-hook-a-prize = Hook-a-Prize
    .short = Ducks
tile-pedalo-lagoon = Pedalo Lagoon
    .short = Pedalos
tile-tidal-swing = Tidal Swing
    .short = Swing
tile-penguin-parade = Penguin Parade
    .short = Penguins
tile-sunken-galleon = Sunken Galleon
    .short = Galleon
tile-aqua-twins = Aqua Twins
    .short = Aqua
tile-treetop-trail = Treetop Trail
    .short = Treetops
tile-beanstalk-drop = Beanstalk Drop
    .short = Stalk
tile-hedge-maze = Hedge Maze
    .short = Maze
tile-dragon-coaster = Dragon Coaster
    .short = Dragon
tile-canopy-express = Canopy Express
    .short = Canopy
tile-sunshine-scooters = Sun Scooters
    .short = Scooters
tile-giant-slide = Giant Slide
    .short = Slide
tile-desert-rally = Desert Rally
    .short = Rally
tile-pyramid-run = Pyramid Run
    .short = Pyramid
tile-triple-spinner = Triple Spinner
    .short = Spinner
tile-burger-shack = Burger Shack
    .short = Burgers
tile-juice-stand = Juice Stand
    .short = Juice
tile-picnic-green = Picnic Green
    .short = Picnic
tile-souvenir-arcade = Souvenir Arcade
    .short = Souvenirs
tile-costume-hire = Costume Hire
    .short = Costumes
tile-kraken-plunge = Kraken Plunge
    .short = Kraken
tile-submarine-quest = Submarine Quest
    .short = Dive
tile-maelstrom = Maelstrom
    .short = Vortex
tile-orca-stadium = Orca Stadium
    .short = Orcas
tile-vine-swinger = Vine Swinger
    .short = Vines
tile-jungle-rapids = Jungle Rapids
    .short = Rapids
tile-twin-serpents = Twin Serpents
    .short = Serpents
tile-emerald-summit = Emerald Summit
    .short = Summit
tile-solar-flyer = Solar Flyer
    .short = Flyer
tile-sandstorm = Sandstorm
    .short = Sand
tile-golden-cascade = Golden Cascade
    .short = Cascade
tile-lightning-towers = Bolt Towers
    .short = Towers
tile-food-court = Food Court
    .short = Food
tile-grand-bazaar = Grand Bazaar
    .short = Bazaar
tile-concert-bowl = Concert Bowl
    .short = Concerts
tile-firework-plaza = Firework Plaza
    .short = Fireworks
tile-mystery-grotto = Mystery Grotto
    .short = Grotto
tile-wobble-wood = Wobble Wood
    .short = Wood
tile-lucky-lanterns = Lucky Lanterns
    .short = Lanterns
tile-whirlpool-wager = Whirlpool Wager
    .short = Whirlpool
tile-roulette-rocket = Roulette Rocket
    .short = Roulette
tile-topsy-turvy-tower = Topsy Tower
    .short = Topsy

## Amenities

amenity-snacks = snacks
amenity-drinks = drinks
amenity-restrooms = restrooms
amenity-benches = benches
amenity-lockers = lockers
amenity-first-aid = first aid
amenity-photo = photo spots
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
    .text = Bring back a guest who goes home
    .phase = Upkeep
staff-concierge = Concierge
    .text = One new guest +2, or two of them +1
    .phase = Welcome
staff-guide = Guide
    .text = A guest goes anywhere
    .phase = Operate
staff-mascot = Mascot
    .text = Mascots $2 off, one more adjustment
    .phase = Expand · Operate
staff-builder = Builder
    .text = Upgrades $1 off, take one back
    .phase = Improve
staff-manager = Manager
    .text = A full attraction operates again
    .phase = Operate
staff-innovator = Innovator
    .text = One more upgrade each round
    .phase = Improve
staff-consultant = Consultant
    .text = Pays well, then leaves
    .phase = Upkeep
staff-chaperone = Chaperone
    .text = A VIP earns a star each ride
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
help-skill-flip = A 2 becomes a 5, or a 5 becomes a 2.
help-skill-pair = Two guests here: +1 or −1 each.
help-skill-usher-out = A guest moves from here next door. Twice.
help-skill-usher-in = A guest moves here from next door. Twice.
help-skill-stroll = A guest moves from here up to two attractions away.
help-skill-exchange = Swap any guest with one of another colour from the bag; its value stays.
help-skill-reroll = Reroll a { $colour } guest.

## Administrators

admin-second-chance = Second Chance
    .text = One { $colour } guest comes back
    .help = Each round one { $colour } guest who is about to go home comes back to the Entrance, with as many pips as you like.
admin-fresh-legs = Fresh Legs
    .text = One { $colour } guest stays fresh
    .help = When a { $colour } attraction operates, one { $colour } guest does not lose a pip.
admin-specialist = Specialist
    .text = 3, 4, 5 { $colour } operated: 1, 2, 3 stars
    .help = Each round: operate 3, 4 or 5 different { $colour } attractions to score 1, 2 or 3 stars.
admin-enthusiast = Enthusiast
    .text = 3, 4, 5 { $colour } operated: 1, 2, 3 stars
    .help = Each round: operate 3, 4 or 5 different { $colour } attractions to score 1, 2 or 3 stars.
admin-tour-leader = Tour Leader
    .text = 6, 7, 8 operated: 1, 2, 3 stars
    .help = Each round: operate 6, 7 or 8 different attractions to score 1, 2 or 3 stars.
admin-mascot-fan = Mascot Fan
    .text = 2, 4, 5 mascots: 1, 2, 3 stars
    .help = Each round: 2, 4 or 5 mascots score 1, 2 or 3 stars.
admin-doorman = Doorman
    .text = A guest from the last monorail
    .help = Each round you take one guest from the monorail nobody took.
admin-treasurer = Treasurer
    .text = At the end a star for every $2
    .help = At the end a star for every $2 left, not for $3.
admin-tailor = Tailor
    .text = Mascots cost $2 less
    .help = Mascots cost $2 less, every round.
admin-understudy = Understudy
    .text = Once: swap a played card
    .help = Once a game: before cards are passed, swap a card you played for one in your hand.
admin-map-printer = Map Printer
    .text = Maps cost $2 less
    .help = Maps cost $2 less, every round.
admin-early-bird = Early Bird
    .text = Total up to 2 lower
    .help = Your turn order total may be 1 or 2 lower, as you like.
admin-thrill-seeker = Thrill Seeker
    .text = { $colour } slots: reroll
    .help = Reroll a { $colour } guest that a slot asked for, instead of letting it lose 1 pip.
admin-rearranger = Rearranger
    .text = Move one upgrade a round
    .help = Each round you may move one installed upgrade; you pay the difference, or get it.

## Objectives

objective-tired-but-happy = Tired but Happy
    .text = fewest pips in the park
objective-full-house = Full House
    .text = most guests
objective-most-money = Most Money
    .text = most money
objective-steady-earner = Steady Earner
    .text = highest income printed in the park
objective-busy-day = Busy Day
    .text = most operate cubes
objective-grand-tour = Grand Tour
    .text = most attractions operated
objective-engineers-pride = Engineer’s Pride
    .text = most upgrades and innovations
objective-well-signposted = Well Signposted
    .text = most maps
objective-every-comfort = Every Comfort
    .text = most kinds of amenity
objective-star-attraction = Star Attraction
    .text = best single attraction
objective-long-queue = Long Queue
    .text = most guests at the Entrance
objective-all-sorts = All Sorts
    .text = most different values
objective-gift-shop-rush = Gift Shop Rush
    .text = most money earned operating
objective-big-spender = Big Spender
    .text = most spent: build, recruit, improve
objective-encore = Encore
    .text = most operated twice, no Entrance
objective-five-star-day = Five-Star Day
    .text = most stars from operating
objective-map-reader = Map Reader
    .text = most unused maps
objective-modernised = Modernised
    .text = most with an upgrade, no Entrance
objective-themed-land = Themed Land
    .text = most attractions of one colour
objective-close-quarters = Close Quarters
    .text = most pairs next to each other
objective-safe-journey-home = Safe Journey Home
    .text = most guests home while operating
objective-fan-club = Fan Club
    .text = most guests of one colour

## Solo goals

goal-a-ops = 7 operations
goal-a-distinct = Operate 5 attractions
goal-a-maxop = Operate one attraction 3 times
goal-a-stars = 22 stars from operating
goal-a-opmoney = $6 earned by operating
goal-a-money = $8 in hand
goal-a-ups = 4 upgrades installed
goal-a-maps = 5 maps
goal-a-masc = 3 mascots
goal-a-three = Operate 2 attractions twice
goal-a-rainbow = Operate all three colours
goal-a-colmax = Operate 2 of one colour
goal-a-ent-left = Entrance empty after Operate
goal-a-amen = 5 kinds of amenity
goal-a-discards = 2 guests gone home
goal-b-ops = 10 operations
goal-b-distinct = Operate 7 attractions
goal-b-maxop = Operate one attraction 3 times
goal-b-stars = 38 stars from operating
goal-b-opmoney = $10 earned by operating
goal-b-money = $10 in hand
goal-b-ups = 6 upgrades installed
goal-b-maps = 6 maps
goal-b-masc = 5 mascots
goal-b-three = Operate 3 attractions twice
goal-b-four-colours = Operate all colours and grey
goal-b-colmax = Operate 3 of one colour
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
    .help = four rounds, or five
    .introductory = Introductory
    .short = Short
    .full = Full
    .help-introductory = four rounds without administrators and skills, for a first game
    .help-short = four rounds with everything
    .help-full = five rounds with everything
option-surprises = Surprises
    .help = six attractions and skills that reroll
option-innovations = Innovations
    .help = cable cars, photo booths, statues
option-promo-staff = Promo staff
    .help = a Consultant and a Chaperone for everyone
option-promo-objectives = Promo objectives
    .help = twelve extra objectives
    .off = Off
    .mixed = Mixed in
    .only = Only these
option-solo-target = Solo: target
    .help = when you play alone
    .normal = 160
    .hard = 170
option-solo-goals = Solo: extra goals
    .help = a second goal in some rounds
    .none = None
    .rounds-3-5 = 3 and 5
    .every-round = All five

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
objective-when = Round { $round }: { $text }
this-round = This round
operated = { $count ->
    [0] none yet
    [one] 1 operation
   *[other] { $count } operations
}
staff-today = Staff today
mascots = Mascots
maps = Maps
to-install = To install
ready = ready
used = used
in-park = in park
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
trains-note = take one: its guests come to your Entrance
tiles-note = Expand: you may build one
skills-note = Expand: one with each mascot
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
park-of = { $name ->
    [you] Your park
   *[other] { $name }’s park
}
built-of = { $count } of { $most }
guests-are-in = has guests
still-to-pick = still to pick
income-of = income ${ $income }
discarded-tiles = Pick one for free
swap-played = Cards you played
swap-hand = In your hand
has-chosen = has chosen
choosing-in-secret = choosing in secret
choosing-in-secret-alone = choosing two cards
staff-on-table = staff is on the table
turn-order-sum = Turn order
income-sum = Income
income-then = ${ $sum }, then ${ $money }
income-word = income
lowest-first = Lowest total goes first
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
getting-ready-last = Then the park closes
ready-leave = guests with 1 pip go home
ready-goals = goals are judged
ready-money = a star for every ${ $money }
ready-money-treasurer = a star for $3, Treasurer $2
ready-cards = cards pass left
ready-cards-out = cards are out
ready-back = maps and mascots are back
ready-trains = monorails refill
ready-tiles = { $count } { $stack } attractions
ready-skills = new skills
objective-of = Objective of round { $round }
wins = { $name ->
    [you] You win!
   *[other] { $name } wins!
}
shared-title = { $count } players share the win!
solo-won = { $name ->
    [you] You beat the target!
   *[other] { $name } beats the target!
}
solo-lost = Not quite enough
rides-of-the-day = Rides of the day
parks-of-the-day = Parks of the day
moment-attraction = { $name ->
    [you] You
   *[other] { $name }
}: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
moment-guest = Happiest guest
moment-guest-text = { $count ->
    [one] 1 ride
   *[other] { $count } rides
} { $name ->
    [you] with you
   *[other] with { $name }
}
moment-busy = Busiest round
moment-busy-text = { $name ->
    [you] You
   *[other] { $name }
}: { $count ->
    [one] 1 operation
   *[other] { $count } operations
}
moment-round = Best round
moment-round-text = { $name ->
    [you] You
   *[other] { $name }
}: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
score-to-beat = Target
at-risk = +{ $stars } if missed
solo-card-later = The solo card is turned up once you have chosen your staff.
solo-shut = { $value } is not above your { $sum }: what is shaded is closed
solo-open = { $value } is above your { $sum }: everything is open
gone-home = Guests gone home

## Names of what can be chosen

word-die = the { $colour } { $value }
word-guest = a { $colour } guest
word-cell = plot { $number }
word-train = monorail { $number }
word-value = { $number }
word-space = space { $number }
word-less = { $number ->
    [0] Keep it
   *[other] { $number } lower
}
word-mascot = Mascot { $number }
word-recruit = Mascot, no skill
word-buy-map = Buy a map
word-map = Map
word-guide = Guide
word-manager = Manager
word-close = Close the park
word-done = Done
word-done-expand = Done
word-skip = No thanks
word-let-go = Let them go home
word-none = Everyone loses 1 pip
word-pip = Lose 1 pip
word-draw = Draw a guest
word-up = +1
word-down = −1
word-up-1 = One guest +1
word-up-2 = One guest +2
word-both = Two guests +1
word-colour = Any colour
word-skill = Use its skill
word-swap-for = for a { $colour } guest
word-remove = Take back an upgrade
word-shift = Move an upgrade

## The prompt

turn-of = { $name ->
    [you] Your turn
   *[other] { $name }’s turn
}
thinking = { $name ->
    [you] Your turn.
   *[other] { $name } is thinking …
}
all-draft = The parks are laid out
all-draft-body = Everyone keeps one of two, in secret.
all-plan = Everyone chooses staff in secret
all-plan-body = Everyone reveals together. Cards pass left in Upkeep.
watch-setup = Everyone sets up their park.
watch-plan = Everyone plays two staff cards. The lowest total goes first.
watch-welcome = One monorail each, in turn order.
watch-expand = Build one attraction, recruit one mascot.
watch-improve = Buy a map, install two upgrades.
watch-operate = The parks are open.
watch-upkeep = Stars and money are counted.
watch-over = All rounds are played.
operate-title = { $name ->
    [you] Operate an attraction
   *[other] { $name }: operate an attraction
}
operate-body = Choose a golden one: its guests are ready.
operate-none = No attraction has the right guests. Use a map or a mascot, or close the park.
operate-manager = A full attraction has its guests: the Manager operates it once more.
could-run = { $count ->
    [one] { $count } could still operate
   *[other] { $count } could still operate
}
nothing-runs = No other attraction has its guests
close-anyway = Close anyway
done-anyway = Finish anyway
skip-anyway = Do without it
close-title = { $name ->
    [you] Close your park?
   *[other] { $name }: close the park?
}
close-left = { $count ->
    [0] No other attraction has its guests.
    [one] One attraction has its guests and could still operate.
   *[other] { $count } attractions have their guests and could still operate.
}
operate-note = Every guest who rides loses 1 pip. Then one of them walks next door.
operate-hover = Needs { $need }: { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] .
   *[other] {" "}and ${ $money }.
}
party-title = { $tile }: who rides?{ $of ->
    [1] { "" }
   *[other] { " " }Guest { $count } of { $of }
}
wants = Needs { $need }.
party-gain = { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] {""}
   *[other] {" "}and ${ $money }
}, counted in Upkeep.
manager-title = { $name ->
    [you] Use the Manager
   *[other] { $name }: use the Manager
}
manager-body = Pick an attraction whose play signs are all used. It operates once more.
map-title = { $name ->
    [you] Use a map
   *[other] { $name }: use a map
}
map-body = Which guest goes next door?
map-where = One step, next door.
guide-title = { $name ->
    [you] Use the Guide
   *[other] { $name }: use the Guide
}
guide-body = Which guest do you move?
guide-where = Choose any attraction in your park.
send-title = { $name ->
    [you] Where does { $die } go?
   *[other] { $name }: where does { $die } go?
}
wild-title = { $tile }: one guest may be any colour
wild-body = Operate it now, or send another mascot there.
mascot-title = { $name ->
    [you] Send a mascot
   *[other] { $name }: send a mascot
}
mascot-body = Give a guest +1 or −1, or let one guest count as any colour.
mascot-or-skill = +1 or −1, any colour, or its skill: { $skill }
mascot-up = Which guest gains a pip?
mascot-down = Which guest loses a pip?
mascot-colour = At which attraction may a guest be any colour?
move-title = { $tile }: who walks next door?
move-body = One guest of the party moves next door.
move-where = Where does { $die } go?
move-where-body = Next door: the dashed attractions.
build-title = { $name ->
    [you] Where do you build { $tile }?
   *[other] { $name }: where do you build { $tile }?
}
build-body = Next to any attraction of yours.
build-first-body = On one of the four marked plots.
expand-title = { $name ->
    [you] Build and recruit
   *[other] { $name }: build and recruit
}
expand-body = One attraction, one mascot (${ $cost }), or both.
recruit-body = One mascot (${ $cost }), or choose Done.
purse = You have ${ $money }.
improve-title = { $name ->
    [you] Improve your park
   *[other] { $name }: improve your park
}
improve-body = 1 map (${ $cost }), up to { $most ->
    [one] 1 upgrade
   *[other] { $most } upgrades
}{ $extra ->
    [0] .
    [one] , up to 1 innovation.
   *[other] , up to { $extra } innovations.
}
install-title = { $name ->
    [you] Install the { $upgrade }
   *[other] { $name }: install the { $upgrade }
}
install-space = Where? The space shows the price.
remove-title = { $name ->
    [you] Take an upgrade back
   *[other] { $name }: take an upgrade back
}
remove-body = You can install it again. You get no money back.
shift-title = { $name ->
    [you] Move an upgrade
   *[other] { $name }: move an upgrade
}
shift-body = From where to where? You pay the difference, or get it.
picked-of = { $count } of { $most }
plan-title = { $name ->
    [you] Play two staff cards
   *[other] { $name }: play two staff cards
}
plan-one = { $name ->
    [you] Total { $sum } so far, income ${ $money }
   *[other] { $name }: total { $sum } so far, income ${ $money }
}
plan-both = { $name ->
    [you] Total { $dice } = { $sum }, income ${ $money }
   *[other] { $name }: total { $dice } = { $sum }, income ${ $money }
}
plan-body-alone = The lower the total, the less is closed to you.
plan-body = The lowest total goes first; on a tie, whoever has fewer stars.
plan-likely = Most likely place { $place }: nobody sees what the others chose.
plan-between = Most likely place { $first } or { $last }: nobody sees what the others chose.
plan-purse = You have ${ $money }, then ${ $sum }.
choose-staff = { $name ->
    [you] Pick twelve staff cards
   *[other] { $name }: pick twelve staff cards
}
choose-staff-body = You play two each round, ten in all.
ask-choose-administrator = { $name ->
    [you] Pick an administrator
   *[other] { $name }: pick an administrator
}
ask-choose-administrator-body = It stays with you for the whole game.
ask-choose-skill = { $name ->
    [you] Pick a skill
   *[other] { $name }: pick a skill
}
ask-choose-skill-body = Your first mascot can use it every round.
ask-choose-first = { $name ->
    [you] Pick your first attraction
   *[other] { $name }: pick your first attraction
}
ask-choose-first-body = It costs nothing. Then choose its place.
ask-early-bird = { $name ->
    [you] Go earlier?
   *[other] { $name }: go earlier?
}
ask-early-bird-body = Your total is { $sum }. The lowest goes first.
ask-board = { $name ->
    [you] Take a monorail
   *[other] { $name }: take a monorail
}
ask-board-body = Its three guests get off at your Entrance.
ask-concierge = { $name ->
    [you] Use the Concierge
   *[other] { $name }: use the Concierge
}
ask-concierge-body = New guests: one of them +2, or two of them +1.
ask-chaperone = { $name ->
    [you] Choose a VIP
   *[other] { $name }: choose a VIP
}
ask-chaperone-body = One new guest earns a star each time it rides.
ask-doorman = { $name ->
    [you] Let in a late guest
   *[other] { $name }: let in a late guest
}
ask-doorman-body = Take one guest from the monorail nobody wanted.
ask-amenity-value = { $name ->
    [you] Two alike! Set a guest
   *[other] { $name }: two alike! Set a guest
}
ask-amenity-value-body = Set any guest to any value. Which?
ask-amenity-guest = { $name ->
    [you] Three alike! A new guest
   *[other] { $name }: three alike! A new guest
}
ask-amenity-guest-body = A guest from the bag arrives, with value 4.
ask-amenity-build = { $name ->
    [you] Four alike! Build for free
   *[other] { $name }: four alike! Build for free
}
ask-amenity-build-body = Build one of the discarded attractions for free.
ask-extra = { $name ->
    [you] One more adjustment
   *[other] { $name }: one more adjustment
}
ask-extra-body = The Mascot card helps on the same attraction.
ask-pair = { $name ->
    [you] Which other guest?
   *[other] { $name }: which other guest?
}
ask-pair-body = Another guest here, +1 or −1.
ask-usher = { $name ->
    [you] Move a second guest?
   *[other] { $name }: move a second guest?
}
ask-usher-body = One more may move.
ask-exchange = { $name ->
    [you] Swap for which colour?
   *[other] { $name }: swap for which colour?
}
ask-exchange-body = The value stays. Whoever leaves goes into the bag.
ask-spare = { $name ->
    [you] Who keeps their pips?
   *[other] { $name }: who keeps their pips?
}
ask-spare-body = Your administrator lets one guest of the party keep its pips.
ask-surprise = { $name ->
    [you] Roll again?
   *[other] { $name }: roll again?
}
ask-surprise-body = Reroll the marked guest, or let it lose 1 pip.
ask-ticket-agent = { $name ->
    [you] Use the Ticket Agent
   *[other] { $name }: use the Ticket Agent
}
ask-ticket-agent-body = A guest who is about to go home stays. Which, with how many pips?
ask-second-chance = { $name ->
    [you] Give a second chance
   *[other] { $name }: give a second chance
}
ask-second-chance-body = A guest of your administrator’s colour stays. Which, with how many pips?
ask-understudy = { $name ->
    [you] Use the Understudy
   *[other] { $name }: use the Understudy
}
ask-understudy-body = Once a game: swap a card you just played for one in your hand.
over-won = { $name ->
    [you] You win with
   *[other] { $name } wins with
} { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}!
over-shared = { $count } players share the win!
over-solo-won = { $name ->
    [you] You win
   *[other] { $name } wins
}: { $stars } stars, the target was { $target }!
over-solo-lost = { $name ->
    [you] You have
   *[other] { $name } has
} { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}. The target was { $target }.
over-body = A star for every $3 left. Ties: most guests left, then most money.
over-body-treasurer = Left-over money has become stars. Ties: most guests left, then most money.
over-body-alone = Every ${ $money } left has become a star.

## Pointing at things

req-colour = { $need }, { $count ->
    [one] one of them { $colour }
   *[other] both { $colour }
}
page-attraction = Attraction
page-skill = Mascot skill
page-staff = Staff
page-objective = Objective
page-rides = Needs { $need }. Each ride earns { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
page-cost = Costs ${ $cost } to build
page-income = Earns ${ $money } in Plan
page-space = Room for an upgrade at ${ $cost }
page-amenity = Has { $amenity }. { $bonus }
page-has = Has { $amenity }
page-mascot = Comes with a mascot for ${ $cost }
page-in-expand = It can be bought in Expand.
page-too-dear = You have only ${ $money }.
page-value = Turn order: { $value }
page-brings = Pays ${ $money }
page-prizes = Stars: { $prizes }
bonus-none = No bonus.
bonus-2 = Two alike: set any guest to any value.
bonus-3 = Three alike: a guest from the bag.
bonus-4 = Four alike: an attraction for free.
offer-title = { $tile }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, ${ $cost }
offer-first = { $needs } { $amenity }
offer-needs = Needs { $need }.
help-offer = Needs { $need }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}. Has { $amenity }. { $bonus }
help-tile = { $name }. Needs { $need }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
help-operate = Operate { $name } for { $stars } { $stars ->
    [one] star
   *[other] stars
}{ $money ->
    [0] {""}
   *[other] {" "}and ${ $money }
}. Needs { $need }.
help-goal = Move to { $name }. Needs { $need }.
help-goal-ready = Move to { $name }: then it can operate.
help-staff = { $name }: { $text }
help-mascot-skill = A guest +1 or −1, one guest of any colour, or its skill. { $skill }
help-mascot-plain = A guest here +1 or −1, or one guest of any colour.
help-train = Its three guests come to your Park Entrance.
help-map = A guest goes next door.
help-buy-map = A map: each round, one guest may go next door.
help-guide = A guest goes anywhere in your park.
help-manager = An attraction with no free play sign operates once more.
help-close = You are done for this round.
help-colour = In the next operation there, one guest may have any colour.
help-up = A guest gains a pip.
help-down = A guest loses a pip.
help-draw = A guest at random, with value 4, at your Entrance.
help-mascot = A mascot without a skill.
help-skip = Do without it.
help-merch-kiosk = Kiosk: $2 each time this attraction operates.
help-special-effect = Effect: 2 more stars each time this attraction operates.
help-generator = Generator: operate it twice each round.
help-cable-car = Cable car: a guest who moves on from here may ride to another of your cable cars. You gain $1.
help-photo-booth = Photo booth: one guest may be any colour here.
help-statue = Statue: scores stars every round.

## The log

log-round = Round { $round }
log-order = { $name ->
    [you] You go first
   *[other] { $name } goes first
}
log-objective = { $name ->
    [you] You score
   *[other] { $name } scores
} { $stars } for { $what }
log-closed = { $name ->
    [you] You close the park
   *[other] { $name } closes the park
}
log-improved = { $name ->
    [you] You finish improving
   *[other] { $name } finishes improving
}
log-lowered = { $name ->
    [you] You use the Early Bird
   *[other] { $name } uses the Early Bird
}
log-map-bought = { $name ->
    [you] You buy a map
   *[other] { $name } buys a map
}
log-vip = { $name ->
    [you] You welcome a VIP
   *[other] { $name } welcomes a VIP
}
log-goal-met = Reached: { $goal }
log-goal-missed = Missed: { $goal }. Target up by { $red }
log-ended = The gates close
log-administrator = { $name ->
    [you] Your administrator
   *[other] { $name }’s administrator
}: { $card }
log-skill-taken = { $name ->
    [you] You learn the skill { $card }
   *[other] { $name } learns the skill { $card }
}
log-built = { $name ->
    [you] You build { $tile }
   *[other] { $name } builds { $tile }
}
log-installed = { $name ->
    [you] You upgrade
   *[other] { $name } upgrades
} { $tile }: { $upgrade }
log-innovated = { $name ->
    [you] You upgrade
   *[other] { $name } upgrades
} { $tile }: { $upgrade }
log-operated = { $name ->
    [you] You operate
   *[other] { $name } operates
} { $tile }
log-staff-played = { $name ->
    [you] You play
   *[other] { $name } plays
} { $one }, { $other } ({ $sum })
log-income = { $name ->
    [you] You now have
   *[other] { $name } now has
} ${ $money }
log-recruited = { $name ->
    [you] You recruit a mascot for ${ $paid }
   *[other] { $name } recruits a mascot for ${ $paid }
}
log-scored = { $name ->
    [you] You score { $stars }: { $total } in all
   *[other] { $name } scores { $stars }: { $total } in all
}
log-boarded = { $name ->
    [you] You take monorail { $train }
   *[other] { $name } takes monorail { $train }
}
log-amenity = { $name ->
    [you] You have
   *[other] { $name } has
} { $count } × { $amenity }
log-departed = A { $colour } guest goes home from { $name ->
    [you] your
   *[other] { $name }’s
} park
log-drawn = { $name ->
    [you] You draw a { $colour } guest
   *[other] { $name } draws a { $colour } guest
}
log-returned = A { $colour } guest comes back to { $name ->
    [you] your
   *[other] { $name }’s
} park as a { $value }
log-rerolled = { $name ->
    [you] You reroll a guest: { $to }
   *[other] { $name } rerolls a guest: { $to }
}
log-mascot-used = { $name ->
    [you] You send a mascot to { $tile }
   *[other] { $name } sends a mascot to { $tile }
}
log-money-counted = { $name ->
    [you] You score
   *[other] { $name } scores
} { $stars } for money

## How a match ends

reason-stars = The most stars
reason-more-guests = A tie: more guests left
reason-more-money = A tie: more money left
reason-shared = Shared win
reason-target-beaten = The target was beaten
reason-target-missed = The target was not beaten

## Why something is not possible

why-not-over = The game is over.
why-not-money = There is not enough money.
why-not-solo-length = Alone it takes five rounds.

## After the match

stat-takings = Stars from cubes
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
goal-missed-shout = Missed: target +{ $red }

## Bots

manner-even = Calm
manner-thrifty = Thrifty
manner-builder = Builder
manner-showman = Showman
manner-dreamer = Dreamer
bot-why-plan = { $one } and { $other }: what they do, and what they pay.
bot-why-staff = These go well together.
bot-why-train = The guests for the best day come on monorail { $number }.
bot-why-guest = It does most for { $die }.
bot-why-build = { $tile } pays off round after round.
bot-why-recruit = { $card }: a mascot helps in every round to come.
bot-why-mascot = A mascot helps in every round to come.
bot-why-install = { $upgrade } on { $tile } pays for itself before the end.
bot-why-map = One more map moves one more guest, every round.
bot-why-operate = { $tile } is the next step of the best day in sight.
bot-why-help = This way { $die } suits the next party.
bot-why-ready = It brings the next party together.
bot-why-move = { $tile } is where { $die } is needed next.
bot-why-close = { $count ->
    [one] 1 guest is
   *[other] { $count } guests are
} worth more next round.
bot-why-done = Nothing here is worth its price.
bot-why = It seemed the best of what there was.

## A kind word after the match

award-never-closed = Never Closed
award-never-closed-line = { $count } operations
award-master-builder = Master Builder
award-master-builder-line = { $count } attractions built
award-tinkerer = The Tinkerer
award-tinkerer-line = { $count } upgrades installed
award-mascot-friend = Mascots’ Friend
award-mascot-friend-line = { $count } mascots at work
award-map-reader = Map Reader
award-map-reader-line = { $count } maps used
award-warm-welcome = Warm Welcome
award-warm-welcome-line = { $count } guests welcomed
award-fond-farewell = Fond Farewell
award-fond-farewell-line = { $count } guests home and happy
award-penny-wise = Penny Wise
award-penny-wise-line = ${ $count } of income
award-treasure-chest = Treasure Chest
award-treasure-chest-line = ${ $count } left over
award-on-target = On Target
award-on-target-line = { $count } stars from objectives
award-star-day = Star Day
award-star-day-line = { $count } stars in one round
award-red-carpet = Red Carpet
award-red-carpet-line = { $count } stars from VIPs
award-guided-tour = Guided Tour
award-guided-tour-line = { $count } walks through the park
award-surprise = Surprise!
award-surprise-line = { $count } dice rerolled
award-early-bird = Early Bird
award-early-bird-line = first at the gate { $count } times
award-bright-ideas = Bright Ideas
award-bright-ideas-line = { $count } innovations
award-good-school = Good School
award-good-school-line = { $count } skills learnt

## Where the stars came from

account-takings = Attractions
account-takings-note = for each operate cube
account-perks = While operating
account-perks-note = VIPs and skills
account-objectives = Objectives
account-objectives-note = from round 3 on
account-administrator = Administrator
account-administrator-note = each round
account-statues = Statues
account-statues-note = each round
account-money = Money left over
account-money-note = turned into stars

## On a phone

hand-staff = value { $value }, pays ${ $money }
hand-staff-title = Your staff
hand-park = Your park
hand-offers = To choose from
hand-attractions = Your attractions
hand-ready = ready: { $guest }
hand-wants = Needs { $need }; { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
hand-money = ${ $money }
hand-stars = Stars
hand-stars-of = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
