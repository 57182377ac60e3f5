## Die ersten Runden, gemeinsam gespielt

lesson-welcome = Willkommen im Mole Park!
    .text = Sechs Löcher voller Maulwürfe, fünf Buden voller Preise und eine Krone für vierzig Sterne. Alle werfen jede Runde einen Würfel, alle gleichzeitig.
lesson-choose = Dein erster Würfel
    .text = Der Handschuh findet die nahen Löcher und trifft immer. Der Hammer findet die fernen, wenn er überhaupt eins findet. Such einen aus.
lesson-roll = Würfeln!
    .text = Jeder Würfel geht zum Loch seiner Zahl. Allein bekommst du dort alle Maulwürfe, zu mehreren wird geteilt. Genug gesehen? Dann drück „Weiter“.
lesson-moles = Maulwürfe auf der Hand
    .text = Die Sterne auf deinen Maulwürfen siehst nur du. Fünf dürfen auf der Hand bleiben. Schlag noch einmal zu, wo die meisten Karten liegen.
lesson-cash = Einlösen
    .text = Mit einem Maulwurf auf der Hand darfst du den Preiswürfel werfen: Maulwürfe, Preise und Würfel werden zusammengezählt, und die Summe reicht vielleicht für einen Preis. Probier es jetzt; je mehr Sterne du mitbringst, desto größer ist die Auswahl.
lesson-prize = Ein Preis für immer
    .text = Ein Preis zählt bei jedem Einlösen. Deine Maulwürfe sind weg, was du auch gewinnst.
lesson-crown = Auf zur Krone!
    .text = Ist die Krone in Reichweite, wirst du gefragt, bevor alle ihre Würfel wählen. Sag Ja, erreich vierzig Sterne, und du bist Maulwurfskönig. Schafft es noch jemand, entscheidet der Kronenkampf. Reicht es nicht, sind deine Maulwürfe umsonst weg.
lesson-alone = Der Park gehört dir
    .text = Mehr muss man nicht wissen. Spiel weiter oder hör auf, wann du willst: Verlauf und Spielregeln findest du oben in der Ecke.
