## Mole Park, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        Maulwurfshausen braucht einen neuen König. Erwische Maulwürfe mit deinen Würfeln, tausche sie gegen Preise, und wenn du reich genug bist, greif nach der Krone. Vierzig Sterne gewinnen sie.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Drei Würfel, die hauen, und einer, der gewinnt

        Jede Runde werfen alle einen Würfel, alle zugleich. Deinen wählst du heimlich.

        > Erst zuschlagen, dann gewinnen: ohne Maulwurf auf der Hand kein Preiswürfel.

chapter-set-up = Aufbau
    .text =
        Zwei bis acht spielen mit, jeder Platz mit vier Würfeln in eigener Farbe: Boxhandschuh, Bratpfanne, Riesenhammer und Preiswürfel.

        Die 113 Maulwurfskarten werden gemischt. Ebenso die Preise jeder der fünf Buden, und der oberste Preis jeder Bude liegt offen.

        1. Wer ist König? | Alle werfen den Preiswürfel, und der höchste macht zum Maulwurfskönig. Wer gleichauf liegt, wirft noch einmal.

        Der König bleibt es das ganze Spiel. Er schlichtet jeden Gleichstand und wählt im eigenen zuletzt.

chapter-dice = Die Würfel
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Handschuh, Pfanne, Hammer und Preiswürfel

        - Boxhandschuh: 1 1 2 2 3 3. Er trifft immer.
        - Bratpfanne: 2 3 4 4 5 und einmal daneben.
        - Riesenhammer: 4 5 6 6 und zweimal daneben.
        - Preiswürfel: 1 bis 6 Sterne.

        Die Zahl ist das Loch, zu dem dein Würfel geht. Ferne Löcher sind schwerer zu treffen, darum sammeln sich dort die Maulwürfe.

chapter-whacking = Zuschlagen
    .text =
        Zu Beginn einer Runde werden verdeckt Maulwürfe an jedes Loch verteilt: je einer bei bis zu fünf Spielenden, je zwei ab sechs. Was aus früheren Runden noch da ist, bleibt.

        Dann wählen alle heimlich einen Würfel, und alle werden zugleich geworfen. Jeder Würfel, der haut, geht zu seinem Loch, und die Maulwürfe dort werden gleichmäßig auf die Würfel verteilt, die gekommen sind.

        - Niemand da: Alle Maulwürfe bleiben.
        - Ein Würfel: Er bekommt alle.
        - Mehrere Würfel: Jeder bekommt gleich viele, der Rest bleibt.
        - Zu wenige für alle: Niemand bekommt einen.
        - Daneben: nichts.

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Maulwürfe sind einen bis fünf Sterne wert; das sieht nur, wer sie hat

        + Beispiel | Fünf Maulwürfe sitzen in Loch 4, und zwei Bratpfannen kommen an. Jede bekommt zwei, der fünfte bleibt.

        Am Ende darfst du fünf Maulwürfe halten. Wer mehr hat, legt den Rest verdeckt zurück und wählt heimlich, welche.

        Geht der Stapel zu Ende, wird die Ablage gemischt und neu verteilt. Reicht auch das nicht, wird Loch 1 zuerst versorgt.

chapter-prizes = Preise gewinnen
    .text =
        Mit mindestens einem Maulwurf auf der Hand darfst du stattdessen den Preiswürfel werfen. Du legst alle deine Maulwürfe hin und zählst deine Sterne zusammen.

        1. Deine Maulwürfe | alle, die du hattest
        2. Deine Preise | die du früher gewonnen hast
        3. Dein Preiswürfel | was du eben geworfen hast

        Dein Würfel läuft auf dem Preisweg bis zu dieser Summe. Unter zehn Sternen gewinnst du nichts.

        Alle anderen hauen inzwischen, und ihre Würfel kommen zuerst dran. Dann wird auf dem Weg gewählt, die meisten Sterne zuerst.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | Ab 10, 15, 20, 25 und 30 Sternen

        Du darfst den offenen Preis jeder Bude nehmen, die du bezahlen kannst. Die Bude ist dann bis zur nächsten Runde zu. Du darfst auch verzichten. Eine ausverkaufte Bude bleibt leer.

        Der Preis gehört dir für den Rest des Spiels, und seine Sterne zählen bei jedem Einlösen. Alle hingelegten Maulwürfe sind weg, was du auch gewinnst.

        > Bei gleich vielen Sternen entscheidet der König, wer zuerst wählt. Ist er selbst dabei, wählt er zuletzt; ist nur noch eine andere Person dabei, muss man ihn nicht fragen, und auch nicht, wenn kein Preis mehr für sie da ist.

        + Beispiel | Ida hat 24 Sterne und nimmt einen Preis der dritten Bude. Ben und Noor haben beide 18; der König lässt Ben zuerst, der einen der zweiten nimmt. Noor nimmt den Preis der ersten Bude. Otto hat 12 Sterne, aber so billig ist nur die erste Bude, und die ist jetzt zu: nichts für Otto.

chapter-round = Nächste Runde
    .text =
        Alle nehmen ihre Würfel zurück, und geschlossene Buden zeigen den nächsten Preis.

        Zu zweit oder zu dritt verlassen alle Maulwürfe ein Loch, in dem sich fünf oder mehr gesammelt haben: Sie laufen davon.

        Dann werden neue Maulwürfe verteilt.

chapter-crown = Auf zur Krone!
    .text =
        Zu Beginn einer Runde, bevor Würfel gewählt werden, darf jeder mit einem Maulwurf ansagen: Ich greife nach der Krone! Andere dürfen dann mitziehen. Es geht so lange herum, bis niemand mehr dazukommt. Ein Zurück gibt es nicht.

        Wer es angesagt hat, muss den Preiswürfel werfen.

        - Weniger als 40 Sterne: Du gewinnst keinen Preis, und deine Maulwürfe sind weg.
        - Du allein hast 40 oder mehr: Du gewinnst das Spiel.
        - Mehrere haben 40 oder mehr: Es kommt zum Kronenkampf.

        @ mole_park/crown | Vierzig Sterne. Mehr bringen nicht mehr

        Erreichst du vierzig ohne Ansage, kannst du das Spiel nicht gewinnen, aber einen Preis wählen. Sobald eine Krone gewonnen ist oder ein Kronenkampf beginnt, werden keine Preise mehr gewählt.

        > Gefragt wirst du nur, wenn deine Preise, fünf Sterne für jeden Maulwurf auf deiner Hand und der beste Wurf reichen könnten.

chapter-showdown = Kronenkampf
    .text =
        Alle Maulwürfe kommen zurück und werden gemischt, und wer kämpft, gibt die Preise zurück. Jedes Loch bekommt so viele neue Maulwürfe, wie kämpfen.

        Alle, die kämpfen, werfen alle vier Würfel. Erst zählen die Würfel, die hauen, jeder als eigener Anteil: Zwei deiner Würfel in einem Loch bekommen zwei Anteile. Niemand muss Maulwürfe zurücklegen.

        Dann werden alle Maulwürfe aufgedeckt und ihre Sterne mit dem Preiswürfel zusammengezählt. Die meisten Sterne gewinnen die Krone. Wer gleichauf liegt, macht alles noch einmal.

        Am Ende stehen alle, die gekämpft haben, vor den anderen: weiter vorn, wer öfter gekämpft hat, dann, wer dabei mehr Sterne hatte.

chapter-options = Optionen
    .text =
        = Sterne für die Krone
        Dreißig geben eine kurze Partie, fünfzig eine lange. Vierzig ist das Spiel, wie es geschrieben wurde.

        = Maulwürfe je Loch
        Einer oder zwei, egal wie viele mitspielen.

chapter-advice = Guter Rat
    .text =
        - Sieh auf die fernen Löcher: Was ein paar Runden niemand getroffen hat, ist ein Wagnis wert.
        - Eine volle Hand kann nicht wachsen. Lös ein, bevor es wehtut.
        - Preise zählen immer wieder, Maulwürfe nur einmal.
        - Steht es halbe-halbe um vierzig Sterne, dann los. Geht jemand anders, ist jede Chance besser als keine.

chapter-origin = Woher es kommt
    .text =
        Dies ist eine inoffizielle Fassung eines Spiels ums Maulwurfhauen und Preisegewinnen, mit Zuneigung gemacht, in eigenen Worten und mit eigenen Bildern. Die Seiten der Würfel, die Zahl der Maulwürfe jeder Sorte, die vierzig Preise und die Namen sind unsere, wo das Regelheft sie offenlässt.
