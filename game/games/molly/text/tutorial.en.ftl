## The first turn, played together

lesson-welcome = Welcome to the garden!
    .text = Nine piles of moles. Nobody knows what lies below their tops. Three of one colour in a line, and one of those piles is yours.
lesson-play = Play a card
    .text = Choose a card of the display, then one of the spaces with corners. Look for two of its colour in a line that wait for a third. A space of its own colour is forbidden.
    .until = turn
lesson-others = Now the others
    .text = When somebody makes a set, watch the two piles that flip: the bottom card comes up, other side first. An empty space is worth a token to whoever plays there.
lesson-tokens = What tokens buy
    .text = Before you play, a token takes a card of the display as a cube (A), or swaps two neighbouring piles (B). Do it if it helps, then play again.
    .until = turn
lesson-burrow = Mind your burrow
    .text = Your tallest column times your lowest is your score. A colour you have none of does not count at all. Choose your own burrow: it shows what one more cube is worth.
    .until = turn
lesson-alone = Dig on alone
    .text = The strip above the garden shows how far the Tardy Moles are. When the first of them lies on the deck, the last round begins.
