## Die erste Runde, gemeinsam gespielt

lesson-welcome = Willkommen im Park!
    .text = Gäste kommen mit der Bahn und fahren, bis sie müde sind. Jede Fahrt bringt dir Sterne. Zuerst legen alle ihren Park an.
lesson-draft = Deine erste Attraktion
    .text = Wähle eine Attraktion und einen freien Platz neben deinem Eingang. Nimm, was dir gefällt; alle sind gut.
lesson-plan = Zwei Personalkarten
    .text = Jede Karte hat einen Würfelwert, Geld und eine Fähigkeit. Die niedrigste Summe beginnt. Hohe Karten haben stärkere Fähigkeiten. Wähle zwei.
lesson-train = Gäste kommen an
    .text = Nimm eine Bahn. Hohe Werte fahren lange. Achte darauf, welche Farben deine Attraktionen brauchen.
lesson-expand = Bauen
    .text = Eine neue Attraktion kommt neben die anderen. Darunter steht ihr Preis, auf ihrem Schild, was sie braucht und wie viele Sterne sie bringt. Bau eine.
lesson-operate = Die Tore öffnen sich
    .text = Goldene Attraktionen können starten. Klick eine an, dann ihre Gäste. Jeder zeigt danach ein Auge weniger, und einer geht nach nebenan. Ein Lageplan versetzt einen Gast, ein Maskottchen ändert Augen oder Farbe.
lesson-undo = Probier es aus
    .text = Alles in deinem Park lässt sich zurücknehmen, bis ein Würfel gezogen oder neu geworfen wird. Schließ den Park, wenn du fertig bist.
lesson-alone = Der Park gehört dir
    .text = Am Abend werden Sterne gezählt, Gäste mit 1 gehen heim, und deine zwei Karten wandern nach links. Vier Runden: viel Glück!
