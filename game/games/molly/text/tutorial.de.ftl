## Der erste Zug, gemeinsam gespielt

lesson-welcome = Willkommen im Garten!
    .text = Neun Stapel Maulwürfe. Niemand weiß, was unter den obersten liegt. Drei einer Farbe in einer Reihe, und einer der drei Stapel gehört dir.
lesson-play = Spiel eine Karte
    .text = Wähle eine Karte der Auslage, dann ein Feld mit Ecken. Such zwei derselben Farbe in einer Reihe, die auf den Dritten warten. Auf die eigene Farbe darf sie nicht.
    .until = turn
lesson-others = Jetzt die anderen
    .text = Gelingt jemandem ein Dreier, achte auf die zwei Stapel, die sich wenden: Ihre unterste Karte kommt nach oben, andere Seite voran. Wer auf ein leeres Feld spielt, bekommt einen Marker.
lesson-tokens = Wozu Marker gut sind
    .text = Bevor du spielst, macht ein Marker aus einer Karte der Auslage einen Würfel (A) oder tauscht zwei Stapel nebeneinander (B). Tu es, wenn es hilft, und spiel dann wieder.
    .until = turn
lesson-burrow = Achte auf deinen Bau
    .text = Deine höchste Säule mal deine niedrigste ergibt die Punkte. Eine Farbe, die du nicht hast, zählt gar nicht. Wähle deinen Bau: Er zeigt, was ein Würfel mehr jetzt wert ist.
    .until = turn
lesson-alone = Grab allein weiter
    .text = Die Leiste über dem Garten zeigt, wie weit es bis zu den Trödlern ist. Liegt der erste oben auf dem Stapel, beginnt die letzte Runde.
