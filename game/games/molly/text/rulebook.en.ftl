## Molly, the rules whole, in our own words

chapter-idea = What it is about
    .text =
        Under the vegetable garden the moles are at work. You line up three of one colour, take one of the three piles home to your burrow, and flip the other two, which may show anything at all.

        @ molly/card.yellow.a molly/card.yellow.b molly/card.yellow.tardy | Three in a line

        Every card you take becomes a cube of its colour. What counts in the end is not how many you have but how they stand: your tallest column times your lowest. More is not always better.

        @ molly/burrow | What goes in stays hidden

chapter-set-up = Setting up
    .text =
        For two to four players. The moles come in five colours, each with a sign of its own: yellow corn, red radish, white mushroom, green peas, blue cabbage.

        = Cards and tokens
        - Two players: 40 moles, 6 Project tokens.
        - Three players: 45 moles, 9 tokens.
        - Four players: 50 moles, 12 tokens.

        = The garden
        Nine spaces, three by three. On each lies one mole face down, and on it one face up. Nobody has seen those below.

        = The deck
        From the top: five moles; a part with a green Event shuffled in; a part with an orange one; a part with a red one; and at the bottom fifteen Tardy Moles, whose backs are orange. One Event of each colour is in the deck, the other stays in the box, and nobody knows which.

        @ molly/card.back molly/card.back.tardy | A Project, and the back of a Tardy Mole

        Two cards lie face up next to the deck: the display. Everyone gets one token. Chance decides who begins; the flag shows it.

chapter-turn = A turn
    .text =
        First the display is filled up to two cards. Then, in this order:

        1. Special actions | as many as you pay for, or none @ molly/token
        2. Play a card | you must @ molly/card.yellow.a
        3. Look for a set of three | and if there is one, take it @ molly/card.yellow.b

        Whenever an Event comes off the deck, it happens at once, before anything else.

chapter-special = Special actions
    .text =
        Each costs one Project token. You may take as many as you can pay, the same one again and again, in any order.

        = Take a card
        A card from the display goes to the compost, and you get a cube of its colour. A new card is turned up in its place.

        = Swap two piles
        Two piles next to each other, not diagonally, swap places whole. Both must have cards; an empty space cannot be swapped. A pile that shows a Project may be.

        A swap alone makes no set. It prepares one.

        @ molly/token | A Project token

        Spent tokens return to the supply together, when you are done with this part of your turn.

chapter-play = Playing a card
    .text =
        Take a card from the display, or the top of the deck without knowing what it is, and lay it face up on any space: on an empty one, on a Project, on a mole of another colour. Never on a mole of its own colour.

        You look at an unseen card before you choose its space. You must play it. If it is an Event, the Event happens and you draw the next.

        > An empty space gives you a token. If the supply has none left, you take one from another player of your choice.

        If a drawn card fits nowhere it goes to the compost without a cube, and you play from the display.

chapter-sets = Sets of three
    .text =
        Three moles of one colour in a row, a column or a diagonal are a set, if the card you just played is one of the three. A set that lay there before does not count.

        If your card makes more than one set at once, choose one. The others score nothing.

        1. Take one of the three piles | all its cards, whichever way they lie. Everyone sees them. Each becomes a cube in your burrow. @ molly/cube.yellow
        2. Flip the other two | both at once, each as a whole. @ molly/card.back

        Nobody may look into a pile or count it before. How thick a pile is drawn tells you only roughly.

        > A burrow holds seven cubes of a colour. Further ones are lost.

        + Example | Three blue in a line. You take a pile of three cards, blue on green on white: a blue, a green and a white cube.

chapter-flips = What a flip shows
    .text =
        A flipped pile turns over as a whole: its bottom card comes to the top, and every card shows its other side.

        - A pile from the beginning has a face-down mole at the bottom: flipped, it shows that mole.
        - A pile that began in an empty space has a face-up mole at the bottom: flipped, it shows a card back: a Project.
        - A single face-up card becomes a single Project.

        @ molly/card.red.a molly/card.back | A mole, or a Project

        = Chains
        If the flip makes a set of three moles with a pile that was just flipped, take it in the same way: a pile into your burrow, the other two over. So it goes on as long as it can.

        = Three Projects
        If the flip makes three Projects in a line, you get three tokens, from the supply or from others. Then you draw three cards and lay one on each of the three, as you like. Whatever sets this makes do not count, and your turn is over. Tardy Moles count, too. Projects that get into a line by other means never do.

        Events among the three cards wait until all are laid down, and are replaced.

chapter-events = Events
    .text =
        An Event happens at once, beginning with whoever found it, then a new card takes its place. An Event found during another one waits until that is over.

        = Green
        - Everyone gains a Project token. When the supply is empty, take it from another player. @ molly/event.token
        - Everyone draws a card and gets its cube. The card goes to the compost. @ molly/event.draw

        = Orange
        - Every empty space gets a mole from the deck, face up. @ molly/event.fill-gaps
        - Every space that shows a Project gets a mole from the deck, face up. @ molly/event.fill-backs

        Neither makes sets or gives tokens.

        = Red
        - Everyone passes a cube to the player on the right, all at the same time, chosen in secret. @ molly/event.pass
        - Everyone discards a cube of their own choice. @ molly/event.discard

        Whoever has no cube does nothing.

chapter-end = The end
    .text =
        As soon as a Tardy Mole lies on top of the deck, for whatever reason, the last round has begun. It ends when the player to the right of the flag has had a turn, so that everyone has had the same number of turns. Tardy Moles are ordinary moles in every other way.

        If the deck runs out nothing is shuffled; play from the display, and if nothing can be played, pass.

        @ molly/clock | The Tardy Moles are here

chapter-scoring = Scoring
    .text =
        Multiply the cubes of your most numerous colour by those of your least numerous one, and add a point for every token you still have.

        > A colour you have no cubes of does not count at all.

        - If all your colours stand equally high, that number is both tallest and lowest: four times four makes sixteen.
        - One colour alone is multiplied by itself: five times five makes twenty-five.

        + Example | Yellow 5, red 7, white 3, green 4, blue 3 and a token: 7 × 3 + 1 = 22.
        + Example | Yellow 6, red 6, white 3, green 4, no blue, no token: 6 × 3 = 18. With a fourth white it would be 24.

        The highest score wins. In a tie, whoever has fewer tokens wins; if those are equal, too, those tied share the win.

chapter-bobtail = The Bobtail
    .text =
        With this option a large dog sits in the middle of the garden, and eight piles lie around him.

        @ molly/dog.sit | He only wants to play

        No card is ever laid on him, and no set runs through him. His space is not empty.

        Instead of swapping piles you hunt moles: for a token he hops one space, diagonals too. The pile he lands on moves to any empty space you like, just as it lay; the space he left is always empty. If he lands on an empty space, no pile moves.

chapter-options = Options
    .text =
        = The Bobtail
        The dog, as told in his own chapter.

        = Open burrows
        Everyone has seen what goes into a burrow. With this option it stays in sight, and nobody has to remember.

chapter-advice = A little advice
    .text =
        - A colour you do not have costs nothing. A single cube of it may cost everything.
        - One more cube on the lowest column is worth as much as the tallest is high.
        - Thin piles bring what you see. Thick ones bring surprises.
        - What is two in a line for you is three for the next player.
        - A token is a point at the end, and more than a point before.

chapter-origin = Where it comes from
    .text =
        Molly is a game by Christian Giove, published by GateOnGames with drawings by Stefano Tartarotti. This is an unofficial version, made with affection; its words, its pictures and its moles are our own.

        Where the rules leave a question open we decided: tokens are taken one at a time and the taker chooses from whom; a flip or a card that makes no set costs nothing; the first player is drawn by lot.
