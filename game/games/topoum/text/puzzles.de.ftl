## Rätsel: je ein Zug, und alles Wichtige liegt offen

puzzle-far = Die vierte Scholle
    .short = { $wanted } Orden in einem Zug.
    .goal = Hol in diesem Zug { $wanted } Orden. Zwei deiner Maulwürfe müssen einander von möglichst weit weg sehen, und eigene Kasernen in dieser Linie zählen eins mehr.
    .hint = Ein neuer Maulwurf kann jenseits einer fremden Kaserne stehen. Eine Karte der Auslage macht diese Kaserne zu deiner.
    .solved = Vier Schollen in einer Linie, alle vier deine Kasernen: 8 Orden.
    .missed = { $got } von { $wanted } Orden. Jede Scholle der Linie kann eine Kaserne von dir werden.
puzzle-medal = Gesehen und geehrt
    .short = { $wanted } Orden in einem Zug.
    .goal = Hol in diesem Zug { $wanted } Orden. Deine Handkarten kosten nichts.
    .hint = Erst die längste Linie, die ein neuer Maulwurf öffnet. Dann eine Karte, die von allein Orden bringt und der Linie nichts nimmt.
    .solved = Fünf Schollen und drei Kasernen machten 8, deine Handkarte noch 3.
    .missed = { $got } von { $wanted } Orden. Wo sähe ein neuer Maulwurf am weitesten? Und welche Karte bringt auch ohne Linie etwas?
puzzle-two = Zwei auf dem Marsch
    .short = Zwei Schritte, zwei Karten, { $wanted } Orden.
    .goal = Hol in diesem Zug { $wanted } Orden. Kein Maulwurf muss bleiben, wo er ist: Jeder, der marschiert, darf eine Karte spielen.
    .hint = Deine beiden Maulwürfe können in eine Linie treten. Eine Scholle dazwischen ist noch eine fremde Kaserne, und eine Karte der Auslage bezahlt dich sogar.
    .solved = Zwei Schritte, zwei Karten, eine Linie: 7 Orden für die Sicht und 1 für den Preis.
    .missed = { $got } von { $wanted } Orden. Marschiere mit beiden, und sieh nach, was jede Karte der Auslage kostet oder bringt.
puzzle-best = Zwei Linien auf einmal
    .short = Ein neuer Maulwurf, { $wanted } Orden.
    .goal = Hol in diesem Zug { $wanted } Orden. Ein Maulwurf kann in zwei Richtungen sehen.
    .hint = Such die Stelle, von der ein neuer Maulwurf beide Freunde sähe. Was dazwischen steht, kann dir gehören.
    .solved = Ein Maulwurf, zwei Freunde: 7 Orden hierhin und 8 dorthin.
    .missed = { $got } von { $wanted } Orden. Eine Linie allein reicht nicht: Such die Stelle, an der sich zwei kreuzen.
