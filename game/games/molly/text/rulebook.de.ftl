## Molly, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        Unter den Gemüsebeeten wird gegraben. Du bringst drei Maulwürfe einer Farbe in eine Reihe, nimmst einen der drei Stapel mit in deinen Bau und wendest die anderen zwei. Was die dann zeigen, weiß vorher niemand.

        @ molly/card.yellow.a molly/card.yellow.b molly/card.yellow.tardy | Drei in einer Reihe

        Jede Karte, die du bekommst, wird ein Klötzchen ihrer Farbe. Am Ende zählt nicht, wie viele du hast, sondern wie sie stehen: deine höchste Säule mal deine niedrigste. Mehr ist nicht immer besser.

        @ molly/burrow | Was hineinkommt, bleibt geheim

chapter-set-up = Aufbau
    .text =
        Für zwei bis vier. Die Maulwürfe gibt es in fünf Farben, jede mit ihrem Zeichen: gelber Mais, roter Rettich, weißer Pilz, grüne Erbsen, blauer Kohl.

        = Karten und Marker
        - Zu zweit: 40 Maulwürfe, 6 Projektmarker.
        - Zu dritt: 45 Maulwürfe, 9 Marker.
        - Zu viert: 50 Maulwürfe, 12 Marker.

        = Der Garten
        Neun Felder, drei mal drei. Auf jedem liegt ein Maulwurf verdeckt und darauf einer offen. Die unteren hat niemand gesehen.

        = Der Nachziehstapel
        Von oben: fünf Maulwürfe; ein Teil, in den ein grünes Ereignis gemischt ist; einer mit einem orangen; einer mit einem roten; und ganz unten fünfzehn Trödler, mit oranger Rückseite. Von jeder Farbe steckt ein Ereignis im Nachziehstapel, das andere bleibt in der Schachtel, und niemand weiß, welches.

        @ molly/card.back molly/card.back.tardy | Ein Projekt und die Rückseite eines Trödlers

        Zwei Karten liegen offen neben dem Nachziehstapel: die Auslage. Alle bekommen einen Marker. Das Los bestimmt, wer beginnt; die Fahne zeigt es an.

chapter-turn = Ein Zug
    .text =
        Zuerst wird die Auslage auf zwei Karten ergänzt. Dann, in dieser Reihenfolge:

        1. Sonderaktionen | so viele, wie du bezahlst, auch keine @ molly/token
        2. Eine Karte spielen | das musst du @ molly/card.yellow.a
        3. Nach einem Trio sehen | und ist da eins, nimm es @ molly/card.yellow.b

        Kommt ein Ereignis vom Nachziehstapel, geschieht es sofort, vor allem anderen.

chapter-special = Sonderaktionen
    .text =
        Jede kostet einen Projektmarker. Du darfst so viele nutzen, wie du bezahlen kannst, auch dieselbe mehrmals, in beliebiger Folge.

        = Karte nehmen
        Eine Karte der Auslage kommt auf den Kompost, und du bekommst ein Klötzchen ihrer Farbe. Eine neue Karte wird an ihrer Stelle aufgedeckt.

        = Stapel tauschen
        Zwei Stapel, die nebeneinander oder untereinander liegen, nicht schräg, tauschen als Ganzes den Platz. Beide müssen Karten haben; ein leeres Feld lässt sich nicht tauschen. Ein Stapel, der ein Projekt zeigt, schon.

        Ein Tausch allein ergibt kein Trio. Er bereitet es vor.

        @ molly/token | Ein Projektmarker

        Ausgegebene Marker kommen gesammelt in den Vorrat zurück, sobald du mit diesem Teil deines Zuges fertig bist.

chapter-play = Eine Karte spielen
    .text =
        Nimm eine Karte der Auslage oder blind die oberste vom Nachziehstapel und leg sie offen auf ein beliebiges Feld: auf ein leeres, auf ein Projekt, auf einen Maulwurf anderer Farbe. Nie auf einen Maulwurf der eigenen Farbe.

        Eine blind gezogene Karte siehst du, bevor du ihr Feld wählst, aber spielen musst du sie. Ist es ein Ereignis, geschieht es, und du ziehst die nächste.

        > Ein leeres Feld bringt dir einen Marker. Ist der Vorrat leer, nimmst du ihn jemandem deiner Wahl weg.

        Passt eine gezogene Karte nirgends, kommt sie ohne Klötzchen auf den Kompost, und du spielst aus der Auslage.

chapter-sets = Trios
    .text =
        Drei Maulwürfe einer Farbe waagerecht, senkrecht oder diagonal sind ein Trio, wenn die eben gespielte Karte dazugehört. Ein Trio, das schon vorher dalag, zählt nicht.

        Entstehen durch deine Karte zwei Trios auf einmal, wähle eins. Das andere bringt nichts.

        1. Nimm einen der drei Stapel | alle Karten, wie herum sie auch liegen. Alle sehen sie. Jede wird ein Klötzchen in deinem Bau. @ molly/cube.yellow
        2. Wende die anderen zwei | beide gleichzeitig, jeden als Ganzes. @ molly/card.back

        Vorher darf niemand in einen Stapel sehen oder ihn zählen. Wie dick er gezeichnet ist, verrät es nur ungefähr.

        > Ein Bau fasst sieben Klötzchen je Farbe. Weitere sind verloren.

        + Beispiel | Drei in Blau in einer Reihe. Du nimmst einen Stapel aus drei Karten, Blau auf Grün auf Weiß: ein blaues, ein grünes und ein weißes Klötzchen.

chapter-flips = Das Wenden
    .text =
        Ein Stapel wird als Ganzes gewendet: Seine unterste Karte kommt nach oben, und jede Karte zeigt ihre andere Seite.

        - Ein Stapel vom Anfang hat unten einen verdeckten Maulwurf: Gewendet zeigt er diesen Maulwurf.
        - Ein Stapel, der auf einem leeren Feld begann, hat unten einen offenen Maulwurf: Gewendet zeigt er eine Rückseite: ein Projekt.
        - Eine einzelne offene Karte wird ein einzelnes Projekt.

        @ molly/card.red.a molly/card.back | Ein Maulwurf oder ein Projekt

        = Ketten
        Entsteht durchs Wenden ein Trio mit einem eben gewendeten Stapel, nimm es auf dieselbe Art: ein Stapel in deinen Bau, die anderen zwei werden gewendet. So geht es weiter, solange es geht.

        = Drei Projekte
        Liegen durchs Wenden drei Projekte in einer Reihe, bekommst du drei Marker, aus dem Vorrat oder von anderen. Dann ziehst du drei Karten und legst auf jedes der drei eine, wie du willst. Trios, die so entstehen, zählen nicht, und dein Zug ist zu Ende. Rückseiten von Trödlern zählen mit. Projekte, die auf anderem Weg in eine Reihe kommen, nie.

        Ereignisse unter den drei Karten warten, bis alle liegen, und werden ersetzt.

chapter-events = Ereignisse
    .text =
        Ein Ereignis geschieht sofort; wer es gefunden hat, beginnt. Dann kommt eine neue Karte an seine Stelle. Ein Ereignis, das während eines anderen auftaucht, wartet, bis dieses vorbei ist.

        = Grün
        - Alle bekommen einen Projektmarker. Ist der Vorrat leer, nimm ihn jemandem weg. @ molly/event.token
        - Alle ziehen eine Karte und bekommen ihr Klötzchen. Die Karte kommt auf den Kompost. @ molly/event.draw

        = Orange
        - Jedes leere Feld bekommt offen einen Maulwurf vom Nachziehstapel. @ molly/event.fill-gaps
        - Jedes Feld, das ein Projekt zeigt, bekommt offen einen Maulwurf vom Nachziehstapel. @ molly/event.fill-backs

        Keines von beiden ergibt Trios oder bringt Marker.

        = Rot
        - Alle geben ein Klötzchen nach rechts weiter, gleichzeitig und heimlich gewählt. @ molly/event.pass
        - Alle werfen ein Klötzchen eigener Wahl ab. @ molly/event.discard

        Wer kein Klötzchen hat, tut nichts.

chapter-end = Das Ende
    .text =
        Sobald ein Trödler oben auf dem Nachziehstapel liegt, wodurch auch immer, läuft die letzte Runde. Sie endet, wenn der Platz rechts von der Fahne an der Reihe war, damit alle gleich oft dran waren. Sonst sind Trödler ganz gewöhnliche Maulwürfe.

        Geht der Nachziehstapel zu Ende, wird nichts gemischt; spiel aus der Auslage, und geht auch das nicht, dann passe.

        @ molly/clock | Die Trödler sind da

chapter-scoring = Wertung
    .text =
        Nimm die Klötzchen deiner häufigsten Farbe mal die deiner seltensten und zähl einen Punkt für jeden Marker dazu, den du noch hast.

        > Eine Farbe, die du nicht hast, bleibt außen vor.

        - Stehen alle deine Farben gleich hoch, gilt diese Zahl für beides: Vier mal vier macht sechzehn.
        - Eine einzige Farbe wird mit sich selbst malgenommen: Fünf mal fünf macht fünfundzwanzig.

        + Beispiel | Gelb 5, Rot 7, Weiß 3, Grün 4, Blau 3 und ein Marker: 7 × 3 + 1 = 22.
        + Beispiel | Gelb 6, Rot 6, Weiß 3, Grün 4, kein Blau, kein Marker: 6 × 3 = 18. Mit einem vierten weißen Klötzchen wären es 24.

        Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Marker hat; ist auch das gleich, wird der Sieg geteilt.

chapter-bobtail = Der Bobtail
    .text =
        Mit dieser Option sitzt ein großer Hund mitten im Garten, und um ihn herum liegen acht Stapel.

        @ molly/dog.sit | Der will nur spielen

        Auf ihn kommt nie eine Karte, und durch ihn geht kein Trio. Sein Feld ist nicht leer.

        Statt Stapel zu tauschen, gehst du auf Maulwurfsjagd: Für einen Marker hüpft er ein Feld weit, auch schräg. Der Stapel, auf dem er landet, kommt auf ein leeres Feld deiner Wahl, so wie er lag; das Feld, von dem er kam, ist immer frei. Landet er auf einem leeren Feld, zieht kein Stapel um.

chapter-options = Optionen
    .text =
        = Der Bobtail
        Der Hund, wie in seinem Kapitel erzählt.

        = Offene Baue
        Was in einen Bau kommt, haben alle gesehen. Mit dieser Option bleibt es sichtbar, und niemand muss es sich merken.

chapter-advice = Guter Rat
    .text =
        - Eine Farbe, die du nicht hast, kostet nichts. Ein einziges Klötzchen davon kann alles kosten.
        - Ein Klötzchen mehr auf der niedrigsten Säule bringt so viel, wie die höchste hoch ist.
        - Dünne Stapel bringen, was du siehst. Dicke bringen Überraschungen.
        - Was bei dir zu zweit liegt, liegt beim Nächsten zu dritt.
        - Ein Marker ist am Ende ein Punkt und vorher mehr als das.

chapter-origin = Woher es kommt
    .text =
        Molly ist ein Spiel von Christian Giove, erschienen bei GateOnGames mit Bildern von Stefano Tartarotti. Dies ist eine inoffizielle Fassung, mit viel Liebe gemacht; ihre Worte, Bilder und Maulwürfe sind unsere eigenen.

        Wo die Regeln eine Frage offenlassen, haben wir entschieden: Marker werden einzeln genommen, und wer nimmt, wählt von wem; Wenden oder eine Karte ohne Trio kostet nichts; wer beginnt, bestimmt das Los.
