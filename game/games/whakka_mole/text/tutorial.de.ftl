## Die erste Runde, gemeinsam gespielt

lesson-welcome = Willkommen auf dem Rasen!
    .text = Das ist dein Blatt mit zehn Löchern, das andere gehört nach nebenan. In deinem versteckst du Maulwürfe, auf das andere haust du. Bei fünfzig Punkten ist Schluss.
lesson-moles = Erst deine Maulwürfe
    .text = Klick auf deinem Blatt zwei oder drei Löcher an oder drück ihre Zahlen. Jeder Maulwurf bringt einen Punkt, solange niemand einen davon trifft. Dann drück „Fertig“.
lesson-whack = Jetzt dein Hammer
    .text = Zeig auf ein Loch im Blatt nebenan. Sitzt dort ein Maulwurf, gibt es 6 Punkte, und das ganze Blatt ist leer gefegt. Such eins aus.
lesson-reveal = Sieh, was passiert
    .text = Die Vorhänge gehen auf, die Maulwürfe tauchen auf, alle Hämmer sausen gleichzeitig nieder. Genug gesehen? Dann drück „Weiter“.
lesson-again = Das war eine Runde
    .text = Der Rasen zeigt sie noch; so lernst du, wie es nebenan zugeht. Ein Maulwurf bleibt nur, wenn du ihn wieder ankreuzt. Wähle noch einmal deine Maulwürfe.
lesson-guess = Denk wie ein Maulwurf
    .text = Bleibst du, wo es sicher war, oder ziehst du um? Hau dahin, wo ein Maulwurf jetzt am liebsten säße.
lesson-alone = Der Rasen gehört dir
    .text = Mehr muss man nicht wissen. Spiel weiter bis fünfzig oder hör auf, wann du willst: Verlauf und Spielregeln findest du oben in der Ecke.
