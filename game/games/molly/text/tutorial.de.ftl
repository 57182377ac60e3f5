## Der erste Zug, gemeinsam gespielt

lesson-welcome = Willkommen im Garten!
    .text = Neun Stapel Maulwürfe. Niemand weiß, was unter der obersten Karte liegt. Drei einer Farbe in einer Reihe, und einer der drei Stapel gehört dir.
lesson-play = Spiel eine Karte
    .text = Wähle eine Karte der Auslage, dann ein Feld mit Ecken. Such zwei Maulwürfe ihrer Farbe in einer Reihe, denen der dritte fehlt. Auf die eigene Farbe darf die Karte nicht.
lesson-others = Jetzt die anderen
    .text = Gelingt jemandem ein Trio, achte auf die zwei Stapel, die gewendet werden: Ihre unterste Karte kommt nach oben und zeigt ihre andere Seite. Wer auf ein leeres Feld spielt, bekommt einen Marker.
lesson-tokens = Wozu Marker gut sind
    .text = Bevor du spielst, macht ein Marker aus einer Karte der Auslage ein Klötzchen oder tauscht zwei benachbarte Stapel. Setz jetzt einen ein.
lesson-burrow = Achte auf deinen Bau
    .text = Deine höchste Säule mal deine niedrigste ergibt die Punkte. Eine Farbe, die du nicht hast, zählt gar nicht. Schau in deinen Bau: Er zeigt, was ein Klötzchen mehr jetzt wert ist.
lesson-alone = Jetzt gräbst du selbst
    .text = Die Leiste über dem Garten zeigt, wie weit es bis zu den Trödlern ist. Liegt der erste oben auf dem Nachziehstapel, beginnt die letzte Runde.
