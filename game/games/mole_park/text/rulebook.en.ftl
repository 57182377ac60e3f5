## Mole Park, the rules whole, in our own words

chapter-idea = What it is about
    .text =
        Molehaven needs a new King Mole. Whack moles with your dice, trade them for prizes, and when you are rich enough, reach for the crown. Forty stars win it.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Three dice that whack, and one that wins

        Each round everyone rolls one die, all at the same time. You choose yours in secret.

        > First you whack, then you win: without a mole in your hand there is no prize die.

chapter-set-up = Setting up
    .text =
        For two to eight players, each with four dice of their own colour: a boxing glove, a frying pan, a giant mallet and a prize die.

        The 113 mole cards are shuffled. So are the prizes of each of the five stands, and the top prize of every stand lies face up.

        1. Who is king? | Everyone rolls the prize die, and the highest becomes King Mole. Those who are tied for it roll again. @ mole_park/crown

        The king stays king for the whole game. When players tie for prizes he decides who picks first; in his own ties he picks last.

chapter-dice = The dice
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Glove, pan, mallet and prize die

        - Boxing Glove: 1 1 2 2 3 3. It never misses. @ mole_park/tool.glove
        - Frying Pan: 2 3 4 4 5 and a miss. @ mole_park/tool.pan
        - Giant Mallet: 4 5 6 6 and two misses. @ mole_park/tool.mallet
        - Prize Die: 1 to 6 stars. @ mole_park/tool.star

        The number is the hole your die goes to. Far holes are harder to hit, so that moles gather there.

chapter-whacking = Whacking
    .text =
        At the start of a round moles are dealt face down to every hole: one each with up to five players, two each with six or more. What was left from earlier rounds stays.

        Then everyone chooses a die in secret, and all are rolled at once. Each whacking die goes to its hole, and the moles there are split evenly among the dice that came.

        - Nobody there: all moles stay. @ mole_park/hole.back+mole_park/pop.1+mole_park/hole.front
        - One die: it takes them all. @ mole_park/die.glove.radish.1
        - Several dice: each takes the same number, and what is over stays. @ mole_park/die.pan.royal.4
        - Too few for everyone: nobody takes any. @ mole_park/hole.back+mole_park/pop.3.razz+mole_park/hole.front
        - A miss takes nothing. @ mole_park/mud

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Moles are worth one to five stars; only their owner sees them

        + Example | Five moles sit in hole 4, and two frying pans arrive. Each takes two, and the fifth stays.

        After whacking you may keep five moles. If you have more, secretly choose which ones to discard, face down.

        If the deck runs out, the discard pile is shuffled and dealt again. If even they are too few, hole 1 is filled first.

chapter-prizes = Winning prizes
    .text =
        With at least one mole in your hand you may roll the prize die instead. You cash in all your moles and add up your stars.

        1. Your moles | all that you held @ mole_park/mole.3.c
        2. Your prizes | those you have won before @ mole_park/prize.candy.1
        3. Your prize die | what you have just rolled @ mole_park/die.prize.carrot.5

        Your die walks along the prize path to that sum. Under ten stars you win nothing.

        Everyone else is whacking meanwhile, and their dice are dealt with first. Then those on the prize path pick, most stars first.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | From 10, 15, 20, 25 and 30 stars

        You may take the face-up prize of any stand whose price you can pay. The stand is then closed until the next round. You may also take nothing. A stand that is sold out stays empty.

        The prize is yours for the rest of the game, and its stars count every time you cash in. All the moles you cashed in are gone, whatever you won.

        > With equal stars the king decides who picks first. If he is one of them he picks last; if there is only one other, nobody needs to ask him, nor where no prize is left that they could win.

        + Example | Ida has 24 stars and takes a prize from the third stand. Ben and Noor both have 18; the king lets Ben go first, who takes one from the second stand. Noor takes the prize of the first stand. Otto has 12 stars, but only the first stand is that cheap, and it is closed now: nothing for Otto.

chapter-round = The next round
    .text =
        Everyone takes back their dice, and closed stands show their next prize.

        With two or three players all moles run away from a hole in which five or more have gathered.

        Then new moles are dealt.

chapter-crown = For the crown!
    .text =
        At the start of a round, before the dice are chosen, whoever has a mole may go for the crown: “I’m going for the crown!” Others may then do the same. It goes round until nobody joins any more. There is no changing your mind.

        Whoever goes for the crown must roll the prize die.

        - Fewer than 40 stars: you win no prize, and your moles are gone.
        - You alone have 40 or more: you win the game.
        - Several have 40 or more: they meet in the showdown.

        @ mole_park/crown | Forty stars. More are no better

        If you reach forty without going for the crown, you cannot win the game, but you may pick a prize. As soon as the crown is won or a showdown begins, no prizes are picked any more.

        > You are only asked when your prizes, five stars for each mole you hold and the best roll could be enough.

chapter-showdown = Showdown
    .text =
        All moles go back and are shuffled, and the competitors return their prizes. Each hole gets as many new moles as there are competitors.

        Each competitor rolls all four dice. The whacking dice count first, each as a share of its own: two of your dice in one hole take two shares. Nobody has to discard.

        Then all moles are turned face up, and their stars and the prize die are added up. Whoever has the most stars wins the crown. Those who are tied do it all once more.

        In the end the competitors stand before everyone else: whoever was in more showdowns higher, then whoever had more stars there.

chapter-options = Options
    .text =
        = Stars for the crown
        Thirty make a short game, fifty a long one. Forty is the game as it was written.

        = Moles per hole
        One or two, whatever the number of players.

chapter-advice = A little advice
    .text =
        - Look at the far holes: what nobody has hit for some rounds is worth a risk.
        - A full hand cannot grow. Cash in before it hurts.
        - Prizes count again and again, moles only once.
        - With an even chance of forty stars, go. When someone else goes, any chance is better than none.

chapter-origin = Where it comes from
    .text =
        This is an unofficial version of a game about whacking moles and winning prizes, made with affection, in our own words and with our own pictures. The faces of the dice, the number of moles of each kind, the forty prizes and the names are ours where the rulebook leaves them open.
