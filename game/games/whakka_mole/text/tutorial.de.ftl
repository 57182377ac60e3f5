## Die erste Runde, gemeinsam gespielt

lesson-welcome = Willkommen auf dem Rasen!
    .text = Das ist dein Blatt mit zehn Löchern. Daneben liegt das deiner Nachbarschaft. In deinem versteckst du Maulwürfe, auf das andere haust du. Bei fünfzig Punkten ist Schluss.
lesson-moles = Erst deine Maulwürfe
    .text = Klick auf deinem Blatt zwei oder drei Löcher an oder drück ihre Zahlen. Jeder Maulwurf, den niemand findet, ist ein Punkt. Dann drück „Fertig“.
    .until = answer
lesson-whack = Jetzt dein Hammer
    .text = Zeig auf ein Loch im Blatt nebenan. Sitzt dort ein Maulwurf, gibt es 6 Punkte, und das ganze Blatt ist leer gefegt. Such eins aus.
    .until = answer
lesson-reveal = Sieh, was passiert
    .text = Die Vorhänge gehen auf, die Maulwürfe tauchen auf, alle Hämmer sausen zugleich. Hast du genug gesehen, geh weiter.
    .until = turn
lesson-again = Das war eine Runde
    .text = Der Rasen zeigt sie noch; so lernst du, wie es nebenan zugeht. Ein Maulwurf bleibt nur, wenn du ihn wieder ankreuzt. Wähle noch einmal deine Maulwürfe.
    .until = answer
lesson-guess = Denk wie ein Maulwurf
    .text = Bliebst du, wo es sicher war, oder zögst du um? Hau dahin, wo ein Maulwurf jetzt am liebsten säße.
    .until = turn
lesson-alone = Der Rasen gehört dir
    .text = Mehr muss man nicht wissen. Spiel weiter bis fünfzig oder geh, wann du willst: Verlauf und Spielregel findest du oben in der Ecke.
