## Mole Park, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        Maulwurfshausen braucht einen neuen König. Erwische Maulwürfe mit deinen Würfeln, tausche sie gegen Preise, und wenn du reich genug bist, greif nach der Krone. Mit vierzig Sternen gehört sie dir.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Drei Würfel, die hauen, und einer, der gewinnt

        Jede Runde werfen alle einen Würfel, alle gleichzeitig. Deinen wählst du heimlich.

        > Erst zuschlagen, dann gewinnen: ohne Maulwurf auf der Hand kein Preiswürfel.

chapter-set-up = Aufbau
    .text =
        Für zwei bis acht, alle mit vier Würfeln in eigener Farbe: Boxhandschuh, Bratpfanne, Riesenhammer und Preiswürfel.

        Die 113 Maulwurfskarten werden gemischt. Ebenso die Preise jeder der fünf Buden, und der oberste Preis jeder Bude liegt offen.

        1. Wer ist König? | Alle werfen den Preiswürfel, und wer am höchsten würfelt, wird Maulwurfskönig. Wer gleichauf liegt, wirft noch einmal. @ mole_park/crown

        Wer König ist, bleibt es das ganze Spiel. Bei Gleichstand um Preise bestimmt er, wer zuerst wählt; ist er selbst dabei, wählt er zuletzt.

chapter-dice = Die Würfel
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Handschuh, Pfanne, Hammer und Preiswürfel

        - Boxhandschuh: 1 1 2 2 3 3. Er trifft immer. @ mole_park/tool.glove
        - Bratpfanne: 2 3 4 4 5 und einmal daneben. @ mole_park/tool.pan
        - Riesenhammer: 4 5 6 6 und zweimal daneben. @ mole_park/tool.mallet
        - Preiswürfel: 1 bis 6 Sterne. @ mole_park/tool.star

        Die Zahl ist das Loch, zu dem dein Würfel geht. Ferne Löcher sind schwerer zu treffen, darum sammeln sich dort die Maulwürfe.

chapter-whacking = Zuschlagen
    .text =
        Zu Beginn einer Runde werden verdeckt Maulwürfe an jedes Loch verteilt: je einer, wenn bis zu fünf mitspielen, je zwei ab sechs. Was aus früheren Runden noch da ist, bleibt.

        Dann wählen alle heimlich einen Würfel, und alle werden gleichzeitig geworfen. Jeder Schlagwürfel geht zu seinem Loch, und die Maulwürfe dort werden gleichmäßig auf die Würfel verteilt, die gekommen sind.

        - Niemand da: Alle Maulwürfe bleiben. @ mole_park/hole.back+mole_park/pop.1+mole_park/hole.front
        - Ein Würfel: Er bekommt alle. @ mole_park/die.glove.radish.1
        - Mehrere Würfel: Jeder bekommt gleich viele, der Rest bleibt. @ mole_park/die.pan.royal.4
        - Zu wenige für alle: Niemand bekommt einen. @ mole_park/hole.back+mole_park/pop.3.razz+mole_park/hole.front
        - Daneben: nichts. @ mole_park/mud

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Maulwürfe sind einen bis fünf Sterne wert; das sieht nur, wer sie hat

        + Beispiel | Fünf Maulwürfe sitzen in Loch 4, und zwei Bratpfannen kommen an. Jede bekommt zwei, der fünfte bleibt.

        Danach darfst du höchstens fünf Maulwürfe auf der Hand haben. Wer mehr hat, legt die überzähligen verdeckt ab und wählt heimlich, welche das sind.

        Geht der Nachziehstapel zu Ende, wird die Ablage gemischt und neu verteilt. Reicht auch das nicht, wird Loch 1 zuerst versorgt.

chapter-prizes = Preise gewinnen
    .text =
        Mit mindestens einem Maulwurf auf der Hand darfst du stattdessen den Preiswürfel werfen. Du löst alle deine Maulwürfe ein und zählst deine Sterne zusammen.

        1. Deine Maulwürfe | alle, die du hattest @ mole_park/mole.3.c
        2. Deine Preise | die du früher gewonnen hast @ mole_park/prize.candy.1
        3. Dein Preiswürfel | was du eben geworfen hast @ mole_park/die.prize.carrot.5

        Dein Würfel läuft auf dem Preisweg bis zu dieser Summe. Unter zehn Sternen gewinnst du nichts.

        Alle anderen hauen inzwischen, und ihre Würfel kommen zuerst dran. Dann wählen alle auf dem Preisweg, wer die meisten Sterne hat, zuerst.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | Ab 10, 15, 20, 25 und 30 Sternen

        Du nimmst dir den offenen Preis einer Bude, für die deine Sterne reichen. Die Bude ist dann bis zur nächsten Runde zu. Du darfst auch verzichten. Eine ausverkaufte Bude bleibt leer.

        Der Preis gehört dir für den Rest des Spiels, und seine Sterne zählen bei jedem Einlösen. Alle eingelösten Maulwürfe sind weg, was du auch gewinnst.

        > Bei gleich vielen Sternen entscheidet der König, wer zuerst wählt. Ist er selbst dabei, wählt er zuletzt; ist nur noch eine andere Person dabei, muss man ihn nicht fragen, und auch nicht, wenn kein Preis mehr für sie da ist.

        + Beispiel | Ida hat 24 Sterne und nimmt einen Preis der dritten Bude. Ben und Noor haben beide 18; der König lässt Ben zuerst wählen, und der nimmt den Preis der zweiten Bude. Noor nimmt den Preis der ersten Bude. Otto hat 12 Sterne, aber so billig ist nur die erste Bude, und die ist jetzt zu: nichts für Otto.

chapter-round = Nächste Runde
    .text =
        Alle nehmen ihre Würfel zurück, und geschlossene Buden zeigen den nächsten Preis.

        Spielt ihr zu zweit oder zu dritt, verlassen alle Maulwürfe ein Loch, in dem sich fünf oder mehr gesammelt haben: Sie laufen davon.

        Dann werden neue Maulwürfe verteilt.

chapter-crown = Auf zur Krone!
    .text =
        Zu Beginn einer Runde, bevor Würfel gewählt werden, darf jeder mit mindestens einem Maulwurf ansagen: „Ich greife nach der Krone!“ Andere dürfen dann mitziehen. Es geht so lange herum, bis niemand mehr dazukommt. Ein Zurück gibt es nicht.

        Wer es angesagt hat, muss den Preiswürfel werfen.

        - Weniger als 40 Sterne: Du gewinnst keinen Preis, und deine Maulwürfe sind weg.
        - Du allein hast 40 oder mehr: Du gewinnst das Spiel.
        - Mehrere haben 40 oder mehr: Es kommt zum Kronenkampf.

        @ mole_park/crown | Vierzig Sterne. Mehr bringen nicht mehr

        Erreichst du vierzig ohne Ansage, kannst du das Spiel nicht gewinnen, aber einen Preis wählen. Sobald die Krone gewonnen ist oder ein Kronenkampf beginnt, werden keine Preise mehr gewählt.

        > Gefragt wirst du nur, wenn deine Preise, fünf Sterne für jeden Maulwurf auf deiner Hand und der beste Wurf reichen könnten.

chapter-showdown = Kronenkampf
    .text =
        Alle Maulwürfe kommen zurück und werden gemischt, und wer kämpft, gibt die Preise zurück. Jedes Loch bekommt so viele neue Maulwürfe, wie Leute um die Krone kämpfen.

        Alle, die kämpfen, werfen alle vier Würfel. Erst zählen die Schlagwürfel, jeder als eigener Anteil: Zwei deiner Würfel in einem Loch bekommen zwei Anteile. Niemand muss Maulwürfe ablegen.

        Dann werden alle Maulwürfe aufgedeckt und ihre Sterne mit dem Preiswürfel zusammengezählt. Wer die meisten Sterne hat, gewinnt die Krone. Wer gleichauf liegt, macht alles noch einmal.

        Am Ende stehen alle, die gekämpft haben, vor den anderen: weiter vorn, wer öfter gekämpft hat, dann, wer dabei mehr Sterne hatte.

chapter-options = Optionen
    .text =
        = Sterne für die Krone
        Dreißig geben eine kurze Partie, fünfzig eine lange. Vierzig sind es im Original.

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
        Dies ist eine inoffizielle Fassung eines Spiels ums Maulwurfhauen und Preisegewinnen, mit viel Liebe gemacht, in eigenen Worten und mit eigenen Bildern. Die Seiten der Würfel, die Zahl der Maulwürfe jeder Sorte, die vierzig Preise und die Namen sind unsere, wo das Regelheft sie offenlässt.
