## The first turn, played together

lesson-welcome = Welcome to the lawn!
    .text = This is your lawn, with ten holes. Next to it is your neighbour’s. You hide moles in yours and whack on theirs. First to fifty points ends the game.
lesson-moles = First, your moles
    .text = Click two or three holes on your own lawn, or press their numbers. Each mole scores a point, as long as your neighbour does not hit any of them. Then press Done.
lesson-whack = Now your mallet
    .text = Point at a hole on your neighbour’s lawn. If one of the moles is there it scores 6 points, and the whole lawn is cleared. Choose one.
lesson-reveal = Watch what happens
    .text = The curtains open, the moles pop up, all mallets come down at once. When you’ve seen enough, press Continue.
lesson-again = That was a turn
    .text = The lawns still show it, so that you can learn your neighbour’s habits. A mole stays only if you choose it again. Choose your moles once more.
lesson-guess = Think like a mole
    .text = Would you stay where you were safe, or move? Whack where your neighbour’s mole would feel safest.
lesson-alone = The lawn is yours
    .text = That is all there is to know. Play on to fifty, or leave whenever you like: the log and the rulebook are in the corner at the top.
