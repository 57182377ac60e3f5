## The first rounds, played together

lesson-welcome = Welcome to Mole Park!
    .text = Six holes full of moles, five stands full of prizes, and a crown for forty stars. Everyone rolls one die a round, all at once.
lesson-choose = Your first die
    .text = The glove finds the near holes and never misses. The mallet finds the far ones, if it finds any. Choose one.
lesson-roll = Roll!
    .text = Every die goes to the hole of its number. If you’re alone there, you take every mole. If not, you share. When you’ve seen enough, press Continue.
lesson-moles = Moles in your hand
    .text = The stars on your moles are yours alone to see. Five may stay in your hand. Whack once more, where the most cards lie.
lesson-cash = Cashing in
    .text = With a mole in your hand you may roll the prize die: moles, prizes and die are added up, and the sum pays for a prize. Try it now; the more stars you bring, the more you can choose from.
lesson-prize = A prize for good
    .text = A prize counts every time you cash in. Your moles are gone, whatever you won.
lesson-crown = For the crown!
    .text = When the crown comes within reach, you are asked before the dice are chosen. Say yes, reach forty stars, and you are King Mole. If someone else makes it too, a showdown decides. Fall short, and your moles are gone for nothing.
lesson-alone = The park is yours
    .text = That is all there is to know. Play on, or leave whenever you like: the log and the rulebook are in the corner at the top.
