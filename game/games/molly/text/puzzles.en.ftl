## Puzzles: whatever lies hidden, there is a sure way

puzzle-swap = A swap first
    .short = One token, one set of three.
    .goal = You have one token. Make a set of three in this turn, for sure: what lies under the top cards does not help you.
    .hint = Neither card of the display makes a set as the garden lies. Which two neighbouring piles do you swap so that one of the cards does?
    .solved = The swap lined up two of a colour, and your card was the third.
    .missed = No set of three. Swap first, then play: a swap costs your token, and the set must hold the card you play.
puzzle-dog = Only one hop
    .short = One hop, one set of three.
    .goal = The Bobtail sits in the garden, and you have one token. Make a set of three in this turn, for sure.
    .hint = Where the dog lands, a pile has to leave: to any empty space you like, even the one he came from. Which pile is missing elsewhere?
    .solved = The dog moved just the pile that was missing, and your card was the third.
    .missed = No set of three. The dog moves a pile for you: it goes to an empty space, or to where he sat.
puzzle-hops = Two hops
    .short = Two hops, one set of three.
    .goal = You have two tokens for the Bobtail. Make a set of three in this turn, for sure.
    .hint = One hop is not enough. The first may land on an empty space, so that the second reaches the right pile.
    .solved = Two hops, one pile moved, and three in a line.
    .missed = No set of three. Both tokens are needed: think of the pile you want moved, then of the way there.
puzzle-burrow = The last turn
    .short = Bring your burrow to { $wanted } points.
    .goal = This is the last turn of the game. Bring your burrow, with its token, to { $wanted } points, for sure. Nobody knows what lies under the top cards.
    .hint = Your tallest column times your lowest: raise both. A token can take a card, an empty space gives you one back, and there is one pile of which you know every card.
    .solved = The token raised your lowest column, the one pile you knew raised your tallest, and the token came back: 6 × 3 + 1.
    .missed = { $got } of { $wanted } points. A pile with something below may bring a colour you do not want, or one you have already.
