## The first turn, played together

lesson-welcome = Welcome to the garden!
    .text = Nine piles of moles. Nobody knows what lies below their tops. Three of one colour in a line, and one of those piles is yours.
lesson-play = Play a card
    .text = Choose a card from the display, then one of the spaces with corners. Look for two of its colour in a line that wait for a third. You can’t cover a mole of the same colour.
lesson-others = Now the others
    .text = When someone makes a set, watch the two piles that flip: the bottom card comes up and shows its other side. An empty space gives a token to whoever plays there.
lesson-tokens = What tokens buy
    .text = Before you play, a token takes a card from the display as a cube, or swaps two neighbouring piles. Use one now.
lesson-burrow = Mind your burrow
    .text = Your tallest column times your lowest is your score. A colour you have none of does not count at all. Look into your burrow: it shows what one more cube is worth.
lesson-alone = Now dig by yourself
    .text = The strip above the garden shows how far the Tardy Moles are. When the first of them lies on the deck, the last round begins.
