## The first turn, played together

lesson-welcome = Welcome to the battlefield!
    .text = Your moles see next to nothing. You win medals when two of your moles can see each other in a straight line. The further apart, the better.
lesson-barracks = The first barracks
    .text = Choose a space with a gold rim. A barracks of yours goes there; in a line of sight it is worth one medal more.
lesson-mole = The first mole
    .text = Now another barracks, with a mole on it. Keep straight rows of squares open for it to look along.
lesson-enter = A friend for it
    .text = Press “New mole”, then choose where it goes. One mole alone sees nobody. The numbers say what each space would score.
lesson-card = Play a card
    .text = Play a card from the Line at its price, or one from your hand for free. Then choose its target: dashes show the lines to come. One more press plays it.
lesson-others = Now the others
    .text = Gold lines are new and score medals, grey ones were seen before. A line is new again when one of its moles moves. Whoever has no mole left gets one for free.
lesson-march = March
    .text = From now on you may also choose a mole that stands on the battlefield: it goes one square, and plays a card or changes its tile. Then the next one may go.
lesson-board = The whole board
    .text = The button with the hexagon shows it all. When the Peace card turns up, the round is played out. Whoever has the most medals wins.
