## Outside the table: title, lobby, credits

game-title = Mole Park
    .minutes = 20
    .mood = dice for everybody
    .about = Roll, whack, win prizes, and snatch the crown.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Stars for the crown
    .help = more make a longer match
option-deal = Moles dealt to a hole
    .help = two from six players on
    .auto = by players
manner-even = Even
manner-grabber = Grabber
manner-hoarder = Hoarder
manner-swinger = Swinger
manner-courtier = Courtier

## On the table

round = Round { $round }
stand-candy = Candy Cavern
stand-burrowed = Burrowed Treasures
stand-inflation = Inflation Station
stand-grotto = Gadget Grotto
stand-vault = Royal Vault
stand-closed = closed
stand-empty = sold out
die-glove = Boxing Glove
die-pan = Frying Pan
die-mallet = Giant Mallet
die-prize = Prize Die
cash-in = Cash in!
faces = { $faces }
pile-deck = deck { $count }
pile-discards = used { $count }
hand-count = { $count } of 5
hand-empty = no moles
no-prize-yet = no prize yet
tie = Tie!
goes-for-it = { $name } goes for the crown!
shout-miss = Miss!
shout-wham = Wham!
shout-share = Share!
shout-jackpot = Jackpot!
shout-none = Nothing!
new-king = A new King Mole!
goes-first = { $name } first
word-hold = Not now
word-crown = Go for the crown!
word-pass = No prize

## What a seat is doing

status-ready = Ready
status-choosing = choosing …
status-discarding = putting back …
status-needs-mole = no mole yet
status-crown = for the crown
status-cashes = cashes in
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
fate-picks = picks
fate-tied = who first?
fate-nothing = nothing
fate-crown = crown!
fate-short = too few

## The prompt

waiting-bots = The bots are deciding …
waiting-one = { $name } is still deciding.
waiting-many = { $count } are still deciding.
roll-off-title = Who is king?
roll-off-body = The highest prize die wins. A tie rolls again.
king-title = { $name } is King Mole.
king-body = The king settles every tie, and picks last in his own.
next-round = Round { $round }
crown-title = Does anyone go for the crown?
crown-mine = { $name }: for the crown?
crown-mine-body = { $percent ->
    [0] { $goal } stars are out of reach.
   *[other] { $goal } stars: a chance of { $percent } %.
}
crown-note = Fall short and you win nothing. There is no changing your mind.
choose-title = Choose a die!
choose-mine = { $name }: which die?
choose-body = Others may share your hole.
discard-title = Five moles may stay.
discard-mine = { $name }: which moles go?
discard-body = { $over ->
    [one] Put one back. { $keep } stay in your hand.
   *[other] Put { $over } back. { $keep } stay in your hand.
}
discard-count = { $count } of { $over }
roll-title = Roll!
roll-body = All dice at once.
whack-title = Whack!
whack-nobody = Nobody got a mole.
whack-alone = { $name } clears hole { $hole }: { $count ->
    [one] 1 mole
   *[other] { $count } moles
}.
whack-shared = { $dice } dice share hole { $hole }: { $count ->
    [one] 1 mole each
   *[other] { $count } moles each
}.
cash-title = Cash in!
cash-body = { $name } leads with { $total } stars.
tie-title = { $name }, you are king: who picks first?
tie-body = The order stands once chosen.
pick-title = { $name }: pick a prize!
pick-body = { $total } stars pay for any lit stand. Your moles go either way.
showdown-title = Showdown for the Crown
showdown-short = Showdown
showdown-body = All four dice. { $moles } moles in every hole.
showdown-dice = Whack first. The prize dice come last.
showdown-tie = A tie at { $total }!
showdown-again = Clear the lawn: once more.
showdown-won = { $best } beats { $second }!
over-crown = { $total } stars!
over-king = { $name } is the new King Mole.

## Behind the curtain

your-hand = Your hand
hand-of-five = { $count } of 5 moles
room-for-one = room for more
if-you-whack = If you whack: chance for each hole, in per cent
if-you-cash-in = If you cash in now
no-mole-no-prize = You have to whack before you win: without a mole there is no prize die.
sum-range = { $low } to { $high } stars
from = from { $price }
percent-of = { $percent } %
crown-chance = the crown: { $percent } %

## Pointing at things

help-glove = Hole 1, 2 or 3. It never misses.
help-pan = Hole 4 twice as often as 2, 3 or 5. One face misses.
help-mallet = Hole 6 most often, or 4 or 5. Two faces miss.
help-own = Look at your own moles, behind the curtain (the trigger on your pad).
help-prize-die = Lay down all moles: { $low } to { $high } stars.
help-prize = { $prize }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} for good.

## Why something is not possible

why-not-over = The match is over.
why-not-sealed = You have chosen already.
why-not-no-mole = You have to whack before you win: the prize die needs a mole.
why-not-stand = That stand is closed, empty or too dear.

## The log

log-king = { $name } is King Mole
log-round = Round { $round }
log-declared = { $name } goes for the crown
log-missed = { $name } misses
log-whacked = { $count ->
    [one] { $name } whacks 1 mole
   *[other] { $name } whacks { $count } moles
}
log-discarded = { $count ->
    [one] { $name } puts 1 mole back
   *[other] { $name } puts { $count } moles back
}
log-cashed = { $name }: { $parts } = { $total }
log-short = { $name } falls short
log-tie = { $name } may pick first
log-won = { $name } wins { $prize }, { $stars }
log-passed = { $name } takes no prize
log-nothing = Nothing left for { $name }
log-fled = { $count } moles flee from hole { $hole }
log-showdown = Showdown of { $count }
log-showdown-again = Once more, { $count } tied
log-compared = { $name } has { $total }
log-crowned = { $name } takes the crown

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
stat-empty = Came away with nothing
stat-showdown = Showdown points
stat-face = Dice showing { $face }

## Why a bot did it

bot-reason-crown = The crown is near enough to try.
bot-reason-hold = The crown is too far yet.
bot-reason-ripe = One more whack would add little now.
bot-reason-glove = The glove never misses.
bot-reason-pan = The pan reaches the middle holes.
bot-reason-mallet = The far holes have filled up.
bot-reason-stand = The most stars within reach.
bot-reason = It seemed the best of what there was.

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
