## Whakka Mole, the rules whole, in our own words

chapter-idea = What it is about
    .text =
        You are the moles, and you are the mallet. Hide your moles in the holes of your own lawn, and guess where your left neighbour has hidden theirs.

        @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish prop/mallet hole/back+hole/mole.royal.grin+hole/front+hole/paws.royal | Two moles, and somebody between them

        If nobody hits your lawn, every mole on it scores a point. A hit of your own scores six. The first to fifty points ends the game, and whoever has the most then wins.

        > Everyone plays at the same time: nobody waits, and nobody knows more than you do.

chapter-set-up = Setting up
    .text =
        For two to eight players. Each has a lawn of their own, with ten holes in rows of three, four and three. The holes are numbered 1 to 9, and the tenth is 0.

        The lawns lie in a ring. You whack the lawn of the player to your left: the red arrows with the mallets show who whacks whom, and that never changes during a game.

        > With two players you whack each other.

        Nobody starts, nothing is dealt, and every score begins at nothing.

chapter-prepare = Prepare
    .text =
        A turn has four phases: prepare, pop up, whacking, scoring. The first of them is secret.

        1. Your moles | Choose the holes your moles come out of this turn. One hole is enough, all of them are allowed. None is not. @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish
        2. Your whack | Choose one hole on your left neighbour’s lawn. You must whack, and only once. @ prop/mallet

        What you choose is your whole lawn for this turn. A mole that should stay where it was must be chosen again; whatever is not chosen goes down. There is never more than one mole in a hole, and moles do not add up from turn to turn.

        While you choose, the lawns still show what happened last turn, so that you can make up your mind about your neighbour’s habits. What you choose now stays locked in until everyone is ready.

        @ prop/envelope.sealed | Locked in: ready, and nobody knows more

chapter-pop-up = Pop up
    .text =
        When the last choice is locked in, all curtains open at once, and every chosen mole pops up.

        @ hole/back+hole/mole.fern.grin+hole/front+hole/paws.fern hole/back+hole/front hole/back+hole/mole.fern.up+hole/front+hole/paws.fern | Chosen, not chosen, chosen

        Nothing can be changed any more. What you see is what you chose.

chapter-whacking = Whacking
    .text =
        All mallets come down together, each on the hole its owner chose, on the lawn to the left.

        If there is a mole in that hole, the whack is a hit. It scores exactly 6 points, however many moles there were, and it clears the whole lawn: all moles on it are gone before anybody counts.

        If the hole is empty, nothing happens at all.

        @ prop/burst prop/dust.2 | A hit, and a miss

        - A player who is hit keeps the 6 points of their own whack. @ prop/burst
        - Two players who hit each other both score 6, and both lawns are empty. @ hole/back+hole/front
        - A hit takes away what the moles would have earned, never what was earned before. @ hole/back+hole/mole.royal.dizzy+hole/front

        + Example | Ida chooses 2, 5 and 9 and whacks hole 4 on Ben’s lawn. Ben chose 4 and 7: a hit, 6 points for Ida, and both of Ben’s moles go. Ben’s own whack was on Noor’s hole 1, where nobody was.

chapter-scoring = Scoring
    .text =
        Count the moles that are still up on your lawn: each is worth 1 point. A lawn that was hit has none left and scores nothing for its moles.

        + Example | Nobody hit Ida’s lawn with its three moles, so they score 3 points. With the 6 of her whack that makes 9 in one turn. Ben scores nothing.

        Then a new turn begins, and everyone prepares again.

chapter-winning = The end
    .text =
        If at the end of a turn a player has 50 points or more, the game is over. The whole turn is always played to its end first, so that everyone has counted.

        Whoever has the most points wins. If several have the most, they share the win.

        @ prop/flag.finish prop/cup | Fifty, and the cup

chapter-options = Options
    .text =
        These can be chosen before a game, and all who play should agree on them.

        = Holes on a lawn
        Nine holes in three rows of three fit a number pad. Twelve, in three rows of four, make moles harder to find, so that more of them dare to come up. Ten is the game as it was written.

        = Stubborn moles
        A mole that survived and is chosen in the same hole again scores 2 points instead of 1. It must have been up at the end of the turn before. If its lawn is hit, the extra point goes with all the others. This gives the guessing a memory: will it really stay there?

        = Play on
        If two or more share the lead at 50 points or more, the game goes on, turn by turn, until one player leads alone.

chapter-advice = A little advice
    .text =
        - All holes every turn is the worst plan there is: you are hit every time.
        - One mole is hard to find, but one point a turn is a long way to fifty.
        - With ten holes and two players, one to three moles do well; with more players dare more.
        - People like to go where they have not been. People also like to stay where they were safe. The art is to know which of the two your neighbour is.
        - Whack where a mole would be happiest, not where you would be.

chapter-origin = Where it comes from
    .text =
        Whakka Mole is a game by Jonathan Leistiko, for two or more players, with paper, pencils and pocket change. He first thought of a single lawn with everyone’s moles on it; giving each player a lawn of her own made it a game of guessing each other.

        This is an unofficial version, made with affection. Ten holes, their order, the ring of more than two players, sharing a tie, and the three options are our rulings where the sheet leaves it open.
