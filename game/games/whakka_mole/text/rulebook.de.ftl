## Whakka Mole, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        Du bist die Maulwürfe, und du bist der Hammer. Versteck deine Maulwürfe in den Löchern deines Blattes und rate, wo auf dem Blatt links von dir welche sitzen.

        @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish prop/mallet hole/back+hole/mole.royal.grin+hole/front+hole/paws.royal | Zwei Maulwürfe, und etwas dazwischen

        Trifft niemand dein Blatt, bringt jeder Maulwurf darauf einen Punkt. Ein Treffer von dir bringt sechs. Sobald jemand fünfzig Punkte hat, ist das Spiel zu Ende, und wer dann die meisten hat, gewinnt.

        > Alle spielen gleichzeitig: Niemand wartet, und niemand weiß mehr als du.

chapter-set-up = Aufbau
    .text =
        Für zwei bis acht. Jeder Platz hat ein eigenes Blatt, auf den Rasen gezeichnet, mit zehn Löchern in Reihen von drei, vier und drei. Die Löcher tragen die Zahlen 1 bis 9, das zehnte die 0.

        Die Blätter liegen im Kreis. Du haust auf das Blatt links von dir: Die roten Pfeile mit den Hämmern zeigen, wer auf wen haut, und das ändert sich die ganze Partie nicht.

        > Zu zweit haut ihr aufeinander.

        Niemand beginnt, nichts wird verteilt, und alle fangen bei null an.

chapter-prepare = Vorbereiten
    .text =
        Eine Runde hat vier Phasen: vorbereiten, auftauchen, zuschlagen, zählen. Die erste davon ist geheim.

        1. Deine Maulwürfe | Wähle die Löcher, aus denen deine Maulwürfe in dieser Runde kommen. Eines genügt, alle sind erlaubt. Keines geht nicht. @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish
        2. Dein Schlag | Wähle ein Loch auf dem Blatt links von dir. Zuschlagen musst du, und nur einmal. @ prop/mallet

        Was du ankreuzt, ist dein ganzes Blatt für diese Runde. Ein Maulwurf, der bleiben soll, muss wieder angekreuzt werden; was nicht angekreuzt ist, verschwindet. In einem Loch sitzt nie mehr als einer, und von Runde zu Runde kommen keine dazu.

        Während du ankreuzt, zeigen die Blätter noch die vorige Runde, damit du dir ein Bild machen kannst, wie es nebenan zugeht. Was jetzt angekreuzt wird, bleibt versiegelt, bis alle fertig sind.

        @ prop/envelope.sealed | Versiegelt: fertig, und niemand weiß mehr

chapter-pop-up = Auftauchen
    .text =
        Ist das letzte Blatt versiegelt, gehen alle Vorhänge auf, und jeder angekreuzte Maulwurf taucht auf.

        @ hole/back+hole/mole.fern.grin+hole/front+hole/paws.fern hole/back+hole/front hole/back+hole/mole.fern.up+hole/front+hole/paws.fern | Angekreuzt, nicht angekreuzt, angekreuzt

        Zu ändern ist jetzt nichts mehr. Was du siehst, hast du angekreuzt.

chapter-whacking = Zuschlagen
    .text =
        Alle Hämmer sausen gleichzeitig nieder, jeder auf sein gewähltes Loch auf dem Blatt links.

        Sitzt in diesem Loch ein Maulwurf, ist der Schlag ein Treffer. Er bringt genau 6 Punkte, egal wie viele Maulwürfe da waren, und fegt das ganze Blatt leer: Alle Maulwürfe darauf sind weg, bevor jemand zählt.

        Ist das Loch leer, passiert gar nichts.

        @ prop/burst prop/dust.2 | Ein Treffer, und daneben

        - Wer getroffen wird, behält die 6 Punkte des eigenen Schlags. @ prop/burst
        - Treffen sich zwei gegenseitig, bekommen beide 6, und beide Blätter sind leer. @ hole/back+hole/front
        - Ein Treffer nimmt, was die Maulwürfe gebracht hätten, nie, was schon verdient ist. @ hole/back+hole/mole.royal.dizzy+hole/front

        + Beispiel | Ida kreuzt 2, 5 und 9 an und haut auf Loch 4 bei Ben. Ben hat 4 und 7 angekreuzt: ein Treffer, 6 Punkte für Ida, und beide Maulwürfe von Ben sind weg. Ben selbst haute auf Loch 1 bei Noor, da war niemand.

chapter-scoring = Zählen
    .text =
        Zähl die Maulwürfe, die auf deinem Blatt noch oben sind: Jeder ist 1 Punkt wert. Ein getroffenes Blatt hat keine mehr, seine Maulwürfe bringen also nichts.

        + Beispiel | Niemand hat Idas Blatt getroffen, also bringen ihre drei Maulwürfe 3 Punkte. Mit den 6 des Schlags macht das 9 in einer Runde. Ben bekommt nichts.

        Dann beginnt eine neue Runde, und alle bereiten sich wieder vor.

chapter-winning = Das Ende
    .text =
        Hat am Ende einer Runde jemand 50 Punkte oder mehr, ist das Spiel aus. Die Runde wird immer ganz zu Ende gespielt, damit alle gezählt haben.

        Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, teilen sie sich den Sieg.

        @ prop/flag.finish prop/cup | Fünfzig, und der Pokal

chapter-options = Optionen
    .text =
        Das lässt sich vor einer Partie wählen, und alle sollten einverstanden sein.

        = Löcher je Blatt
        Neun Löcher in drei Dreierreihen passen auf einen Ziffernblock. Zwölf in drei Viererreihen machen Maulwürfe schwerer zu finden, sodass sich mehr von ihnen heraustrauen. Zehn sind es im Original.

        = Sture Maulwürfe
        Ein Maulwurf, der heil geblieben ist und im selben Loch wieder angekreuzt wird, zählt 2 Punkte statt 1. Er muss am Ende der vorigen Runde oben gewesen sein. Wird sein Blatt getroffen, ist der Zusatzpunkt mit allen anderen weg. So bekommt das Raten ein Gedächtnis: Bleibt er wirklich da?

        = Stechen
        Führen zwei oder mehr gemeinsam mit 50 Punkten oder mehr, geht es Runde um Runde weiter, bis jemand allein führt.

chapter-advice = Guter Rat
    .text =
        - Jede Runde alle Löcher ist der schlechteste Plan: Du wirst jedes Mal getroffen.
        - Einen einzelnen Maulwurf findet man schwer, aber mit einem Punkt je Runde ist es weit bis fünfzig.
        - Bei zehn Löchern und zu zweit sind ein bis drei Maulwürfe gut; zu mehreren trau dich mehr.
        - Man geht gern dahin, wo man noch nicht war. Man bleibt auch gern, wo es sicher war. Die Kunst ist, zu wissen, wer nebenan wozu neigt.
        - Hau dahin, wo ein Maulwurf am liebsten säße, nicht dahin, wo du am liebsten säßest.

chapter-origin = Woher es kommt
    .text =
        Whakka Mole ist ein Spiel von Jonathan Leistiko für zwei oder mehr, mit Papier, Stiften und Kleingeld. Zuerst dachte er an einen einzigen Rasen mit den Maulwürfen aller; ein eigener Rasen für jeden machte daraus ein Spiel, in dem man einander errät.

        Dies ist eine inoffizielle Fassung, mit viel Liebe gemacht. Zehn Löcher, ihre Ordnung, der Kreis zu mehr als zweit, der geteilte Sieg und die drei Optionen sind unsere Entscheidungen, wo das Regelblatt es offenlässt.
