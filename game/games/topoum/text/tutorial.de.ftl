## Der erste Zug, gemeinsam gespielt

lesson-welcome = Willkommen auf dem Acker!
    .text = Deine Maulwürfe sehen fast nichts. Orden gibt es, wenn zwei von ihnen einander in gerader Linie sehen: je weiter auseinander, desto besser.
lesson-barracks = Die erste Kaserne
    .text = Wähle ein Feld mit Goldrand. Dorthin kommt eine Kaserne von dir; in einer Sichtlinie ist sie einen Orden mehr wert.
lesson-mole = Der erste Maulwurf
    .text = Nun noch eine Kaserne, mit einem Maulwurf darauf. Halt ihm gerade Reihen von Schollen frei, damit er weit sehen kann.
lesson-enter = Er braucht Gesellschaft
    .text = Drück „Einrücken“ und wähle dann, wohin. Einer allein sieht niemanden. Die Zahlen sagen, was jedes Feld brächte.
lesson-card = Jetzt eine Karte
    .text = Spiel eine aus der Auslage zu ihrem Preis oder eine aus der Hand, die nichts kostet. Dann wähle ihr Ziel: Striche zeigen die Linien, die entstehen. Noch einmal drücken, und sie ist gespielt.
lesson-others = Jetzt die anderen
    .text = Goldene Linien sind neu und bringen Orden, graue gab es schon. Neu wird eine Linie wieder, wenn einer ihrer Maulwürfe sich bewegt. Wer keinen mehr hat, bekommt einen gratis.
lesson-march = Marsch
    .text = Von nun an kannst du auch einen Maulwurf auf dem Acker wählen: Er geht eine Scholle weit und spielt eine Karte oder baut seine Scholle um. Dann darf der nächste.
lesson-board = Das ganze Brett
    .text = Der Knopf mit dem Sechseck zeigt alles. Kommt der Frieden, wird die Runde zu Ende gespielt. Wer die meisten Orden hat, gewinnt.
