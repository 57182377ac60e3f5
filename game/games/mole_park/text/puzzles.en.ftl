## Puzzles: whatever the dice show, there is a sure way

puzzle-sure = Sure of a prize
    .short = Win a prize of { $wanted } stars, for sure.
    .goal = Win a prize of at least { $wanted } stars in this round, whatever your die shows. { $name1 } only whacks.
    .hint = Add up the moles in your hand and the prizes you have won. The prize die adds at least one. Which stand can you be sure of?
    .solved = 12 stars in hand, 12 on your prizes and at least one on the die: the fourth stand was sure.
    .missed = No prize of { $wanted } stars or more. Whacking wins none this round, and your stars are too few for the crown.
puzzle-five = Five may stay
    .short = Discard so that the crown is sure.
    .goal = You have too many moles. Discard, then go for the crown next round, and be sure of it whatever the prize die shows. { $name1 } only whacks.
    .hint = You need 40. Your prizes are worth 18, and the die shows 1 at worst. What must your five moles be worth?
    .solved = 18 on the prizes, 21 on the moles, and even a 1 is enough.
    .missed = No crown. With a 1 on the prize die your stars must still reach 40.
puzzle-order = The king’s word
    .short = Put the others in order and win the Royal Vault.
    .goal = All of you have 30 stars, and you are king: you say who picks when, and pick last yourself. { $name1 } wants the Gadget Grotto or nothing. { $name2 } wants the Gadget Grotto, else the Royal Vault. { $name3 } wants the Inflation Station, else the Royal Vault. { $name4 } wants the Inflation Station, else the Gadget Grotto. Win the prize in the Royal Vault.
    .hint = Two of them would settle for the Royal Vault. Each of the two must find what they want most still there.
    .solved = Everyone found something better than the Royal Vault, and so it was left for you.
    .missed = { $got } of { $wanted } stars. Somebody took the Royal Vault before you, or you did not.
