## Rätsel: Was auch verborgen liegt, es gibt einen sicheren Weg

puzzle-swap = Erst tauschen
    .short = Ein Marker, ein Trio.
    .goal = Du hast einen Marker. Bilde in diesem Zug sicher ein Trio: Was unter den obersten Karten liegt, hilft dir nicht.
    .hint = So, wie der Garten liegt, ergibt keine Karte der Auslage ein Trio. Welche zwei benachbarten Stapel müssen die Plätze tauschen, damit es geht?
    .solved = Der Tausch brachte zwei einer Farbe in eine Reihe, und deine Karte war die dritte.
    .missed = Kein Trio. Erst tauschen, dann spielen: Der Tausch kostet deinen Marker, und die gespielte Karte muss zum Trio gehören.
puzzle-dog = Nur ein Hüpfer
    .short = Ein Hüpfer, ein Trio.
    .goal = Der Bobtail sitzt im Garten, und du hast einen Marker. Bilde in diesem Zug sicher ein Trio.
    .hint = Wo der Hund landet, muss ein Stapel weichen: auf ein leeres Feld deiner Wahl, auch auf das, von dem er kam. Welcher Stapel fehlt anderswo?
    .solved = Der Hund hat genau den Stapel versetzt, der fehlte, und deine Karte war die dritte.
    .missed = Kein Trio. Der Hund versetzt einen Stapel für dich: auf ein leeres Feld oder dahin, wo er saß.
puzzle-hops = Zwei Hüpfer
    .short = Zwei Hüpfer, ein Trio.
    .goal = Du hast zwei Marker für den Bobtail. Bilde in diesem Zug sicher ein Trio.
    .hint = Ein Hüpfer reicht nicht. Der erste darf auf einem leeren Feld landen, damit der zweite den richtigen Stapel erreicht.
    .solved = Zwei Hüpfer, ein Stapel versetzt, und drei in einer Reihe.
    .missed = Kein Trio. Du brauchst beide Marker: Überlege, welcher Stapel weg soll, dann den Weg dorthin.
puzzle-burrow = Der letzte Zug
    .short = Bring deinen Bau auf { $wanted } Punkte.
    .goal = Das ist der letzte Zug der Partie. Bring deinen Bau samt Marker sicher auf { $wanted } Punkte. Niemand weiß, was unter den obersten Karten liegt.
    .hint = Deine höchste Säule mal deine niedrigste: Heb beide an. Ein Marker nimmt eine Karte, ein leeres Feld bringt einen Marker, und von einem Stapel kennst du jede Karte.
    .solved = Die niedrigste Säule durch einen Marker höher, die höchste durch den einen Stapel, den du kanntest, und der Marker zurück: 6 × 3 + 1.
    .missed = { $got } von { $wanted } Punkten. Ein Stapel mit etwas darunter bringt vielleicht eine Farbe, die du nicht willst oder schon hast.
