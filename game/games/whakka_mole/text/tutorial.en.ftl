## The first turn, played together

lesson-welcome = Welcome to the lawn!
    .text = This is your sheet, with ten holes. Next to it is your neighbour’s. You hide moles in yours and whack on hers. Fifty points end it.
lesson-moles = First, your moles
    .text = Click two or three holes on your own sheet, or press their numbers. Every mole that nobody finds is a point. Then press Done.
    .until = answer
lesson-whack = Now your mallet
    .text = Point at a hole on your neighbour’s sheet. If one of the moles is there it is 6 points, and the whole sheet is cleared. Choose one.
    .until = answer
lesson-reveal = Watch what happens
    .text = The curtains open, the moles pop up, all mallets come down at once. When you have seen enough, go on.
    .until = turn
lesson-again = That was a turn
    .text = The lawns still show it, so that you can learn your neighbour’s habits. A mole stays only if you list it again. Choose your moles once more.
    .until = answer
lesson-guess = Think like a mole
    .text = Would you stay where you were safe, or move? Whack where she would be happiest.
    .until = turn
lesson-alone = The lawn is yours
    .text = That is all there is to know. Play on to fifty, or leave whenever you like: the log and the rulebook are in the corner at the top.
