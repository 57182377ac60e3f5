## Puzzles: one turn each, and all that counts is in sight

puzzle-far = The fourth square
    .short = Win { $wanted } medals in one turn.
    .goal = Win { $wanted } medals in this turn. Two of your moles must see each other as far as may be, and your own barracks in that line count one more.
    .hint = A new mole can stand beyond a rival barracks. A card of the Line can make that barracks yours.
    .solved = Four squares in a line, all four your barracks: 8 medals.
    .missed = { $got } of { $wanted } medals. Every square of the line may become a barracks of yours.
puzzle-medal = Seen and honoured
    .short = Win { $wanted } medals in one turn.
    .goal = Win { $wanted } medals in this turn. Your hand costs nothing.
    .hint = First the longest line you can open with a new mole. Then a card that pays by itself and takes nothing from the line.
    .solved = Five squares and three barracks made 8, the card in your hand 3 more.
    .missed = { $got } of { $wanted } medals. Where would a new mole see farthest? And which card pays without a line?
puzzle-two = Two may march
    .short = Two moves, two cards, { $wanted } medals.
    .goal = Win { $wanted } medals in this turn. No mole of yours has to stay where it is: each that marches may play a card.
    .hint = Both of your moles can step into one line. One of the squares between them is still a rival barracks, and one card of the Line pays you for taking it.
    .solved = Two steps, two cards, one line: 7 medals for the view and 1 for the price.
    .missed = { $got } of { $wanted } medals. March with both, and look at what each card of the Line costs or gains.
puzzle-best = Two lines at once
    .short = One new mole, { $wanted } medals.
    .goal = Win { $wanted } medals in this turn. One mole can look two ways.
    .hint = Find the square where a new mole would see both of its friends. Whatever stands in between can be yours.
    .solved = One mole, two friends: 7 medals one way and 8 the other.
    .missed = { $got } of { $wanted } medals. A single line is not enough: look for a square where two of them cross.
