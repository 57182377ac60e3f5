## Outside the table: title, lobby, credits

game-title = Mole Park
    .minutes = 20
    .turn = round { $turn }
    .turns = { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
    .mood = dice, prizes and a crown
    .about = Roll, whack, win prizes, and snatch the crown.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Stars for the crown
    .help = more make a longer game
option-deal = Moles per hole
    .help = one, or two with six or more players
    .auto = by players
manner-even = Calm
manner-grabber = Grabber
manner-hoarder = Hoarder
manner-swinger = Swinger
manner-courtier = Courtier

## On the table

round = Round { $round }
stand-candy = Candy Cavern
    .short = Candy
stand-burrowed = Burrowed Treasures
    .short = Treasures
stand-inflation = Inflation Station
    .short = Inflation
stand-grotto = Gadget Grotto
    .short = Gadgets
stand-vault = Royal Vault
    .short = Vault
stand-closed = closed
stand-empty = sold out
die-glove = Boxing Glove
    .short = Glove
die-pan = Frying Pan
    .short = Pan
die-mallet = Giant Mallet
    .short = Mallet
die-prize = Prize Die
cash-in = Cash in
faces = { $faces }
pile-deck = deck { $count }
pile-discards = discards { $count }
hand-count = { $count } of 5
hand-empty = no moles
no-prize-yet = no prize yet
tie = Tie!
goes-for-it = { $name ->
    [you] You go for the crown!
   *[other] { $name } goes for the crown!
}
shout-miss = Miss!
shout-wham = Wham!
shout-share = Share!
shout-jackpot = Jackpot!
shout-none = Nothing at all!
new-king = A new King Mole!
goes-first = { $name ->
    [you] You first
   *[other] { $name } first
}
word-hold = Not this time
word-crown = Go for the crown
word-pass = Leave with nothing
take = Take
stand-missing = { $stars } more
leave-sure = { $stars ->
    [one] Leave 1 star here?
   *[other] Leave { $stars } stars here?
}

## What a seat is doing

status-ready = Ready
status-choosing = choosing …
status-asleep = asleep
status-discarding = discarding …
status-needs-mole = no moles yet
status-crown = the crown
status-cashes = cashing in
status-missed = missed!
status-hole = hole { $hole }
status-moles = { $count ->
    [0] no moles
    [one] +1 mole
   *[other] +{ $count } moles
}
status-total = cashed in { $total }
status-picks = picks a prize
status-decides = decides the tie
status-king = King Mole!
sum-buys = { $stars ->
    [one] 1 star buys one prize
   *[other] { $stars } stars buy one prize
}
sum-moles = { $count ->
    [one] 1 mole
   *[other] { $count } moles
}: { $stars }
sum-prizes = prizes: { $stars }
sum-die = die: { $stars }
fate-picks = picks
fate-tied = tied
fate-nothing = nothing
fate-crown = crown!
fate-short = not enough

## The prompt

waiting-bots = The bots are deciding …
waiting-one = { $name ->
    [you] You are still to decide.
   *[other] { $name } is still deciding.
}
waiting-many = { $count } players are still deciding.
roll-off-title = Who is king?
roll-off-body = The highest prize die wins. A tie rolls again.
king-title = { $name ->
    [you] You are King Mole.
   *[other] { $name } is King Mole.
}
king-body = When players tie for a prize, the King says who picks first. In a tie of his own he picks last.
next-round = Round { $round }
crown-title = Who goes for the crown?
crown-mine = { $name ->
    [you] Go for the crown?
   *[other] { $name }: go for the crown?
}
crown-mine-body = { $faces ->
    [0] { $goal } stars are out of reach.
    [6] { $goal } stars: every face of the die is enough.
    [one] { $goal } stars: one of the six faces is enough.
   *[other] { $goal } stars: { $faces } of the six faces are enough.
}
crown-note = Fall short and you lose all your moles and win nothing. No changing your mind!
choose-title = Choose a die!
choose-mine = { $name ->
    [you] Choose a die
   *[other] { $name }: choose a die
}
choose-body = Others may share your hole.
discard-title = You may keep five moles.
discard-mine = { $name ->
    [you] Discard down to five
   *[other] { $name }: discard down to five
}
discard-body = { $over ->
    [one] Discard one mole.
   *[other] Discard { $over } moles.
} { $keep } stay in your hand.
discard-count = { $count } of { $over }
roll-title = Roll!
roll-body = All dice at once.
whack-title = Whack!
whack-nobody = Nobody got a mole.
whack-alone = { $name ->
    [you] You clear
   *[other] { $name } clears
} hole { $hole }: { $count ->
    [one] 1 mole
   *[other] { $count } moles
}.
whack-shared = { $dice } players share hole { $hole }: { $count ->
    [one] 1 mole each
   *[other] { $count } moles each
}.
cash-title = Cash in!
cash-body = { $name ->
    [you] You lead with { $total } stars.
   *[other] { $name } leads with { $total } stars.
}
tie-title = { $name ->
    [you] You are King: who picks first?
   *[other] { $name }, you are King: who picks first?
}
tie-body = Your order counts for the whole tie.
pick-title = { $name ->
    [you] Pick a prize
   *[other] { $name }: pick a prize
}
pick-body = Your moles are gone either way.
showdown-title = Showdown for the Crown
showdown-short = Showdown
showdown-body = All four dice. { $moles } moles in every hole.
showdown-dice = First whack with three dice, then roll the prize die.
showdown-tie = A tie at { $total }!
showdown-again = Clear the lawn: once more.
showdown-won = { $best } beats { $second }!
over-crown = { $total } stars!
over-king = { $name ->
    [you] You are the new King Mole.
   *[other] { $name } is the new King Mole.
}

## Behind the curtain

your-hand = Your hand
hand-of-five = moles: { $count } of 5
tray-room = { $count } of { $most }, { $room ->
    [0] full
   *[other] room for { $room }
}
tray-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
no-mole-no-prize = You have to whack before you win: without a mole there is no prize die.

## Pointing at things

help-glove = Boxing Glove: hole 1, 2 or 3. It never misses.
help-pan = Frying Pan: hole 4 twice as often as 2, 3 or 5. One roll in six misses.
help-mallet = Giant Mallet: hole 6 most often, else 4 or 5. One roll in three misses.
help-own = Look at your own moles, behind the curtain.
help-prize-die = Cash in all your moles: { $low } to { $high } stars.
help-prize = { $prize }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, to keep.

## Why something is not possible

why-not-over = The game is over.
why-not-sealed = You have chosen already.
why-not-no-mole = You have to whack before you win: the prize die needs a mole.
why-not-stand = That stand is closed, sold out or too dear.

## The log

log-king = { $name ->
    [you] You are King Mole
   *[other] { $name } is King Mole
}
log-round = Round { $round }
log-declared = { $name ->
    [you] You go for the crown
   *[other] { $name } goes for the crown
}
log-missed = { $name ->
    [you] You miss
   *[other] { $name } misses
}
log-whacked = { $name ->
    [you] You whack
   *[other] { $name } whacks
} { $count ->
    [one] 1 mole
   *[other] { $count } moles
}
log-nobody = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $moles ->
    [0] no moles
    [one] 1 mole
   *[other] { $moles } moles
} at hole { $hole }: nobody whacks
log-discarded = { $name ->
    [you] You discard
   *[other] { $name } discards
} { $count ->
    [one] 1 mole
   *[other] { $count } moles
}
log-cashed = { $name ->
    [you] You cash
   *[other] { $name } cashes
} in: { $parts } = { $total }
log-short = { $name ->
    [you] You miss the crown
   *[other] { $name } misses the crown
}
log-tie = { $name ->
    [you] The King lets you pick first
   *[other] The King lets { $name } pick first
}
log-won = { $name ->
    [you] You win
   *[other] { $name } wins
} a prize: { $prize } ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
log-passed = { $name ->
    [you] You take no prize
   *[other] { $name } takes no prize
}
log-nothing = { $name ->
    [you] No prize left for you
   *[other] No prize left for { $name }
}
log-fled = { $count } moles scamper from hole { $hole }
log-showdown = { $count } players meet in the showdown
log-showdown-again = Still { $count } tied: once more
log-compared = { $name ->
    [you] You have { $total }
   *[other] { $name } has { $total }
}
log-crowned = { $name ->
    [you] You take the crown
   *[other] { $name } takes the crown
}

## The crib: the course of a round

course-title = This round
course-crown = Crown?
course-choose = Choose a die
course-roll = Roll!
course-whack = Whack
course-prizes = Win prizes

## How a match ends

reason-crown = Straight to the crown
reason-showdown = Showdown

## After the match

stat-moles = Moles whacked
stat-missed = Missed
stat-shared = Holes shared
stat-glove = Boxing Glove rolled
stat-pan = Frying Pan rolled
stat-mallet = Giant Mallet rolled
stat-cashed = Cashed in
stat-won = Prizes won
stat-stars = Stars on prizes
stat-empty = Cashed in for nothing
stat-showdown = Showdown points
stat-face = Dice showing { $face }

## Why a bot did it

bot-why-crown = { $goal } stars are close enough to try for the crown.
bot-why-hold = { $goal } stars for the crown are still too far off.
bot-why-prize = Cash in now: one more whack would add little.
bot-why-glove = The glove never misses. In holes 1 to 3: { $count ->
    [one] 1 mole
   *[other] { $count } moles
}.
bot-why-pan = The pan reaches holes 2 to 5. In them: { $count ->
    [one] 1 mole
   *[other] { $count } moles
}.
bot-why-mallet = The mallet reaches holes 4 to 6. In them: { $count ->
    [one] 1 mole
   *[other] { $count } moles
}.
bot-why-stand = { $stand }: { $count ->
    [one] 1 star
   *[other] { $count } stars
}, the most within reach.
bot-why-tie = { $count ->
    [one] 1 star
   *[other] { $count } stars
} on prizes is the least of those tied: first pick.
bot-why-discard = Those with the fewest stars are missed least.
bot-why = It seemed the best of what there was.

## Prizes

prize-candy-1 = Marshmallow Grub
prize-candy-2 = Swirly Lolly
prize-candy-3 = Bitten Humbug
prize-candy-4 = Pebble Gumdrops
prize-candy-5 = Toffee Teeth
prize-candy-6 = Jelly Slug
prize-candy-7 = Liquorice Spider
prize-candy-8 = Mud Sundae
prize-candy-9 = Molehill Muffin
prize-candy-10 = Tunnel Doughnut
prize-burrowed-1 = Digging Goggles
prize-burrowed-2 = Somebody’s Sock
prize-burrowed-3 = Chipped Teapot
prize-burrowed-4 = Half-Past Clock
prize-burrowed-5 = Left Boot
prize-burrowed-6 = Inside-Out Umbrella
prize-burrowed-7 = Knotted Trumpet
prize-burrowed-8 = Dino Bone
prize-burrowed-9 = Nibbled Map
prize-burrowed-10 = Grumpy Gnome
prize-inflation-1 = Inflatable Worm
prize-inflation-2 = Swim Duck
prize-inflation-3 = Balloon Poodle
prize-inflation-4 = Wobbly Ball
prize-inflation-5 = Blow-Up Cactus
prize-inflation-6 = Squeaky Hammer
prize-inflation-7 = Air Guitar
prize-inflation-8 = Royal Whoopee Cushion
prize-grotto-1 = Nosy Periscope
prize-grotto-2 = Clockwork Mole
prize-grotto-3 = Earthworm Radio
prize-grotto-4 = Spring Shoes
prize-grotto-5 = Rocket Drill
prize-grotto-6 = Pocket Submarine
prize-grotto-7 = Robot Beetle
prize-vault-1 = Golden Plunger
prize-vault-2 = Jewelled Toothbrush
prize-vault-3 = Sceptre of Snacks
prize-vault-4 = Worm in a Gilded Egg
prize-vault-5 = Diamond Carrot

## Moles

mole-1-a = Yawner
mole-1-b = Plain Pete
mole-1-c = Oops
mole-1-d = Pear Paul
mole-1-e = Sniffles
mole-1-f = Hm
mole-2-a = Bobble Bill
mole-2-b = Grumble
mole-2-c = Daisy
mole-2-d = Nightcap Ned
mole-2-e = Propeller Pip
mole-2-f = Bucketeer
mole-3-a = Lamp Lou
mole-3-b = Tin Top
mole-3-c = Soup Sue
mole-3-d = Corn Baron
mole-3-e = Party Pat
mole-3-f = Platform Phil
mole-4-a = Loop Lena
mole-4-b = Black Paws
mole-4-c = Horned Olaf
mole-4-d = Jingle Jim
mole-4-e = Wanda Whiff
mole-4-f = Sheriff Shovel
mole-5-a = Ringmaster
mole-5-b = The Colonel
mole-5-c = King Cousin
mole-5-d = Musketeer
mole-5-e = Astromole
mole-5-f = The Baron

## A kind word after the match

award-mole-magnet = Mole Magnet
award-mole-magnet-line = { $count } moles whacked
award-mud-bath = Mud Bath
award-mud-bath-line = { $count } dice in the mud
award-sharing = Sharing Mole
award-sharing-line = { $count } holes shared
award-gentle-glove = Gentle Glove
award-gentle-glove-line = { $count } throws of the Boxing Glove
award-pancake-day = Pancake Day
award-pancake-day-line = { $count } throws of the Frying Pan
award-heavy-mallet = Heavy Mallet
award-heavy-mallet-line = { $count } throws of the Giant Mallet
award-collector = Prize Collector
award-collector-line = { $count } prizes
award-big-catch = Big Catch
award-big-catch-line = a prize of { $count } stars
award-big-spender = Full Purse
award-big-spender-line = cashed in { $count } stars at once
award-just-looking = Just Looking
award-just-looking-line = { $count } visits without a prize
award-full-paws = Full Paws
award-full-paws-line = { $count } moles set free
award-crown-dreams = Crown Dreams
award-crown-dreams-line = { $count } tries for the crown
award-lucky-hole = Lucky Hole
award-lucky-hole-line = { $count } moles in one round
award-kings-word = Royal Word
award-kings-word-line = settled { $count } ties
award-one-hole = Faithful Paws
award-one-hole-line = { $count } times at one hole
award-dear-moles = Dear Moles
award-dear-moles-line = { $count } stars of moles in hand

## Where the stars came from

account-prizes = Prizes
account-showdown = showdown: { $count }
account-crown = crown: { $count }

## On a phone

hand-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
hand-moles = moles
hand-prizes = prizes
hand-die = prize die
hand-whole = stars
hand-sum = Your stars
hand-keep = You keep { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}; you discard: { $gone }.
hand-in-hole = { $count ->
    [0] empty
    [one] 1 mole
   *[other] { $count } moles
}
hand-faces = { $count } of six faces
hand-hole = Hole { $hole }
hand-misses = A light for each of six faces; { $count ->
    [0] it never misses
   *[other] misses: { $count } of six
}.
hand-light = Choose a die: a light for each of its faces shows where it may land.
hand-holes = The holes
hand-dice = Your die
hand-from = { $stand }, from { $stars }
hand-have = You have { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
hand-sure = sure: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
hand-maybe = with the die { $low } to { $high }
hand-crown-at = The crown at { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
hand-everybody = Stars on prizes
hand-moles-of = { $count ->
    [one] 1 mole
   *[other] { $count } moles
}

page-prize-die = All moles are cashed in, and the die adds 1 to 6 stars.
