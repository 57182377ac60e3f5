## Dice Theme Park, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        Dir gehört ein Freizeitpark. Gäste kommen mit der Bahn: Würfel in drei Farben, jeder gut für so viele Fahrten, wie er Augen zeigt. Schick sie von Attraktion zu Attraktion; jede Fahrt kostet ein Auge und bringt dir Sterne. Wer nach der letzten Runde die meisten Sterne hat, gewinnt.

        @ dice_theme_park/die.blue.4 dice_theme_park/die.green.5 dice_theme_park/die.yellow.6 | Gäste: der Tropfen, das Blatt, die Sonne

        Jede Attraktion will eine Gruppe nach ihrem Geschmack. Die Kunst ist, die richtigen Gäste zusammenzubringen, Fahrt für Fahrt.

chapter-lengths = Drei Längen
    .text =
        - Einstieg: vier Runden, ohne Parkleitung und Talente. @ dice_theme_park/tile.entrance
        - Kurz: vier Runden mit beidem. @ dice_theme_park/admin.doorman
        - Voll: fünf Runden mit beidem. @ dice_theme_park/round.gold

        Für eine bis vier Personen. Solo spielt man immer die volle Länge.

chapter-set-up = Aufbau
    .text =
        = In der Mitte
        - Eine Bahn mehr, als Leute mitspielen, je drei Gäste darin. Die Zahl auf dem Sitz ist der Wert, mit dem ein Gast ankommt. @ dice_theme_park/train.1
        - Würfel im Beutel, von jeder Farbe: 11 zu zweit, 16 zu dritt, alle 21 zu viert. @ dice_theme_park/bag
        - Eine Attraktion mehr, als Leute mitspielen, von Stapel A, und in längeren Spielen ebenso viele Talente. @ dice_theme_park/tile.desert_rally
        - Ein Rundenziel für Runde 3 und jede spätere. Keine zwei sind von einer Art.

        = Für jeden Park
        - Ein Park mit Eingang und drei Attraktionen, für alle dieselben. @ dice_theme_park/tile.entrance
        - 6 $, drei Lagepläne, ein Maskottchen und neun Extras zum Einbauen: drei Kioske, drei Effekte, drei Generatoren. @ dice_theme_park/cash
        - Sechs Personalkarten. @ dice_theme_park/staff.guide

        = Auswahl
        Jeder Park behält eine von zwei Parkleitungen, eins von zwei Talenten und eine von zwei Attraktionen. Die Attraktion wird gleich gesetzt, gratis, auf einen von vier markierten Plätzen.

        @ dice_theme_park/tile.entrance dice_theme_park/tile.hall_of_mirrors | Der Eingang und eine der drei, die alle haben

chapter-round = Eine Runde
    .text =
        1. Plan | je zwei Personalkarten, heimlich @ dice_theme_park/phase.icon.plan
        2. Empfang | je eine Bahn, der Reihe nach @ dice_theme_park/phase.icon.welcome
        3. Bauen | eine Attraktion und ein Maskottchen, der Reihe nach @ dice_theme_park/phase.icon.expand
        4. Extras | ein Lageplan und zwei Extras @ dice_theme_park/phase.icon.improve
        5. Betrieb | die Parks sind offen @ dice_theme_park/phase.icon.operate
        6. Abend | Sterne, Geld, Abschiede @ dice_theme_park/phase.icon.upkeep

chapter-plan = 1 Plan
    .text =
        Alle wählen heimlich zwei von sechs Personalkarten; zwei gleiche sind erlaubt. Alle werden zusammen aufgedeckt.

        @ dice_theme_park/staff.ticket_agent dice_theme_park/staff.concierge dice_theme_park/staff.guide | Jede hat einen Würfelwert, Geld und eine Fähigkeit

        = Reihenfolge
        Die Würfelwerte werden zusammengezählt. Die niedrigste Summe beginnt! Bei Gleichstand kommt zuerst, wer weniger Sterne hat; sind auch die gleich, tauschen sie ihre Reihenfolge der vorigen Runde.

        + Beispiel | Summen 3, 7 und 7. Die 3 beginnt. Von den zwei Siebenen kommt die mit weniger Sternen als Zweites.

        = Einkommen
        Das Geld auf beiden Karten, 1 $ vom Eingang und was andere Attraktionen in einem grünen Feld zeigen. Kioske zählen hier nicht.

        + Beispiel | Guide und Maskottchen bringen 6 $, der Eingang 1 $, eine Attraktion 1 $: 8 $.

        = Fähigkeiten
        Sie gelten in der Phase, die sie nennen, einmal je Karte.

chapter-staff = Das Personal
    .text =
        - Kasse, 1: Abend: Ein Gast mit Wert 1, der gehen würde, kommt an den Eingang zurück, mit beliebigem Wert. @ dice_theme_park/staff.ticket_agent.small
        - Concierge, 2: Empfang: Von den drei neuen Gästen gewinnt einer zwei Augen, oder zwei gewinnen je eines. Niemand kommt über 6. @ dice_theme_park/staff.concierge.small
        - Guide, 3: Betrieb: Ein Gast geht in deinem Park, wohin du willst. @ dice_theme_park/staff.guide.small
        - Maskottchen, 4: Bauen: Ein Maskottchen kostet 2 $ weniger. Betrieb: Jedes Maskottchen, das du schickst, dreht auf derselben Attraktion einmal mehr. @ dice_theme_park/staff.mascot.small
        - Bautrupp, 5: Extras: Jedes Extra kostet 1 $ weniger. Bevor du einbaust, darfst du eines zurücknehmen, das früher eingebaut wurde. @ dice_theme_park/staff.builder.small
        - Manager, 6: Betrieb: Eine Attraktion ohne freies Startzeichen startet noch einmal. @ dice_theme_park/staff.manager.small

        @ dice_theme_park/staff.mascot dice_theme_park/staff.builder dice_theme_park/staff.manager | Maskottchen, Bautrupp, Manager

chapter-welcome = 2 Empfang
    .text =
        Der Reihe nach nehmen alle eine Bahn. Ihre drei Gäste kommen an den Eingang, mit den Werten ihrer Sitze.

        @ dice_theme_park/train.1 | Eine Bahn

        Eine Bahn bleibt übrig. Ihre Gäste kommen am Ende der Runde in den Beutel zurück.

chapter-expand = 3 Bauen
    .text =
        Der Reihe nach darf jeder Park eine Attraktion bauen und ein Maskottchen anwerben, egal was zuerst.

        = Eine Attraktion
        Zahl den Preis unter der Attraktion und setz sie neben eine beliebige Attraktion in deinem Park. Es gibt achtzehn Plätze.

        = Service
        Jede Attraktion bietet eine von acht Servicearten. Der zweite, dritte und vierte Service einer Art bringt sofort etwas:

        - Zwei gleiche: Stell einen beliebigen Gast auf einen beliebigen Wert.
        - Drei gleiche: Ein Gast aus dem Beutel kommt an den Eingang, mit Wert 4.
        - Vier gleiche: Bau eine der abgelegten Attraktionen gratis. Sie bringt selbst keinen Bonus.

        @ dice_theme_park/amenity.snacks dice_theme_park/amenity.drinks dice_theme_park/amenity.restrooms dice_theme_park/amenity.benches dice_theme_park/amenity.lockers dice_theme_park/amenity.first_aid dice_theme_park/amenity.photo dice_theme_park/amenity.gardens | Die acht Servicearten

        Der fünfte bringt nichts. Die Attraktion vom Aufbau brachte auch nichts, zählt aber mit.

        = Ein Maskottchen
        Ein Maskottchen kostet 5 $. Mit ihm kommt eines der ausliegenden Talente.

chapter-improve = 4 Extras
    .text =
        - Ein Lageplan für 3 $. @ dice_theme_park/map.ready
        - Bis zu zwei Extras. Jedes kommt auf ein freies Feld einer beliebigen Attraktion und kostet, was das Feld sagt. Keine Attraktion hat zwei gleiche, und der Eingang hat kein Feld. @ dice_theme_park/upgrade.special_effect

        - Kiosk: 2 $ bei jedem Start der Attraktion. @ dice_theme_park/upgrade.merch_kiosk
        - Effekt: zwei Sterne mehr bei jedem Start. @ dice_theme_park/upgrade.special_effect
        - Generator: ein zweites Startzeichen: Sie kann zweimal je Runde starten. @ dice_theme_park/upgrade.generator

        Sie bleiben für immer, außer der Bautrupp nimmt eines zurück. Der Eingang hat von Anfang an Kiosk und Generator.

chapter-operate = 5 Betrieb
    .text =
        Starte deine Attraktionen eine nach der anderen, so viele du willst und kannst. An einem geteilten Bildschirm folgt ein Park dem anderen, der Reihe nach.

        1. Klötzchen setzen | auf ein freies Startzeichen. Jedes nimmt eines je Runde. @ dice_theme_park/cube.radish
        2. Gruppe bilden | Gäste auf dieser Attraktion, wie sie es verlangt. @ dice_theme_park/slot.yellow.135
        3. Ein Auge weniger | jeder Gast der Gruppe zeigt eins weniger. Ein Gast mit Wert 1 geht stattdessen heim. @ dice_theme_park/die.yellow.2
        4. Weiterziehen | genau ein Gast der Gruppe geht zu einer Attraktion nebenan. Ist nur noch einer da, muss er; ist keiner mehr da, geht niemand. @ dice_theme_park/mini.green

        + Beispiel | Auf einer Attraktion, die einen beliebigen Würfel und einen höheren blauen verlangt, stehen eine gelbe 4 und eine blaue 5. Beide verlieren ein Auge. Die blaue 4 geht nach nebenan, wo eine gelbe 1 wartet: ungerade und gerade, also kann auch diese starten. Die gelbe 1 geht heim.

        Sterne und Geld für Klötzchen werden am Abend gezählt. Bis ein Würfel gezogen oder neu geworfen wird, lässt sich in deinem Park alles zurücknehmen.

        = Lagepläne
        Jeder Lageplan, einmal je Runde: Ein Gast geht nach nebenan.

        = Maskottchen
        Jedes Maskottchen kommt einmal je Runde auf eine Attraktion, für eines davon:

        - Ein Gast dort gewinnt oder verliert ein Auge, zwischen 1 und 6. @ dice_theme_park/mascot.radish
        - Beim nächsten Start dort darf ein Gast jede Farbe haben. Seine echte Farbe bleibt.
        - Sein Talent. @ dice_theme_park/skill.flip.icon

        Lagepläne, Maskottchen und der Guide helfen zwischen den Starts, nicht mittendrin.

chapter-needs = Was gebraucht wird
    .text =
        @ dice_theme_park/slot.any dice_theme_park/slot.blue dice_theme_park/slot.any.246 dice_theme_park/slot.any.135 dice_theme_park/slot.any.13 dice_theme_park/slot.any.36 | Beliebig; Blau; gerade; ungerade; 1 bis 3; 3 bis 6

        - Ein Würfel: jeder Farbe, oder der gezeigten. @ dice_theme_park/slot.blue
        - Gerade, ungerade: jeder Würfel, wie sein Platz es sagt. @ dice_theme_park/slot.any.246
        - Höher: der erste Würfel höher als der zweite. @ dice_theme_park/sign.higher
        - 1–3 und 3–6: einer niedrig, einer hoch. Eine 3 kann beides sein. @ dice_theme_park/slot.any.13
        - Gleich: zwei oder drei vom selben Wert. @ dice_theme_park/sign.equal
        - In Folge: drei Werte hintereinander. Von 6 zu 1 geht es nicht weiter. @ dice_theme_park/sign.run

        Ein farbiger Platz will einen Gast dieser Farbe.

chapter-skills = Talente
    .text =
        In längeren Spielen hat jedes Maskottchen ein Talent. Schickst du es, nutzt du sein Talent, oder du drehst wie sonst einen Gast.

        - Plus oder minus zwei: an einem Gast der Farbe. @ dice_theme_park/skill.leap_blue.icon
        - 2 $ oder ein Stern je Würfel: für jeden Gast der Farbe dort, höchstens drei, sofort. @ dice_theme_park/skill.tips_green.icon
        - 2 zu 5: ein Gast mit Wert 2 wird 5, oder umgekehrt. @ dice_theme_park/skill.flip.icon
        - Zwei Würfel: zwei Gäste dort, je +1 oder −1. @ dice_theme_park/skill.pair.icon
        - Hinaus, herein: ein Gast von hier nach nebenan, oder von nebenan hierher. Zweimal. @ dice_theme_park/skill.usher_out.icon
        - Hinaus, 2 weit: ein Gast von hier bis zu zwei Attraktionen weit. @ dice_theme_park/skill.stroll.icon
        - Farbtausch: ein Gast gegen einen anderer Farbe aus dem Beutel, mit demselben Wert, für immer. @ dice_theme_park/skill.exchange.icon

chapter-administrators = Parkleitung
    .text =
        In längeren Spielen hat jeder Park eine, für das ganze Spiel.

        - Zweite Chance: Abend: Ein Gast ihrer Farbe geht nicht heim, sondern an den Eingang, mit beliebigem Wert. @ dice_theme_park/admin.second_chance.blue
        - Frische Beine: Auf Attraktionen ihrer Farbe behält ein Gast dieser Farbe seine Augen. @ dice_theme_park/admin.fresh_legs.green
        - Fachkraft, Liebhaber: drei, vier, fünf Attraktionen ihrer Farbe gestartet: ein, zwei, drei Sterne je Runde. @ dice_theme_park/admin.specialist.yellow
        - Reiseleitung: sechs, sieben, acht verschiedene Attraktionen gestartet: ein, zwei, drei Sterne je Runde. @ dice_theme_park/admin.tour_leader
        - Plüschfan: zwei, vier, fünf Maskottchen: ein, zwei, drei Sterne je Runde. @ dice_theme_park/admin.mascot_fan
        - Pförtner: ein Gast der Bahn, die niemand nahm. @ dice_theme_park/admin.doorman
        - Schatzamt: am Ende ein Stern für je 2 $. @ dice_theme_park/admin.treasurer
        - Schneiderei, Druckerei: Maskottchen oder Lagepläne kosten 2 $ weniger. @ dice_theme_park/admin.tailor
        - Zweitbesetzung: einmal im Spiel: Eine gespielte Karte tauscht mit einer auf der Hand, bevor Karten weitergehen. @ dice_theme_park/admin.understudy
        - Frühaufsteher: Deine Summe für die Reihenfolge darf um 1 oder 2 niedriger sein. @ dice_theme_park/admin.early_bird

chapter-upkeep = 6 Abend
    .text =
        = Sterne und Geld
        Für jedes Klötzchen die Sterne seiner Attraktion, zwei mehr mit Effekt, 2 $ mit Kiosk. Dann die Parkleitungen.

        = Das Rundenziel
        In den Runden 3, 4 und 5 werden alle Parks nach dem Ziel der Runde geordnet:

        - Zu zweit: 4 Sterne für den ersten Platz.
        - Zu dritt: 6 und 3.
        - Zu viert: 8, 4 und 2.

        Wer gleichauf liegt, teilt sich die Sterne seiner Plätze, aufgerundet.

        + Beispiel | Das meiste Geld: 9, 5, 5 und 4. Der erste Platz bekommt 8. Die zwei mit 5 teilen sich 4 und 2: je 3.

        = Abschied
        Jeder Gast mit Wert 1 geht heim, außer denen, die Kasse oder Parkleitung zurückrufen.

        = Die nächste Runde
        Deine zwei gespielten Personalkarten wandern nach links, sodass die Hände wechseln. Lagepläne und Maskottchen sind wieder bereit. Bahnen, Attraktionen und Talente werden neu ausgelegt. Attraktionen kommen in den Runden 1 bis 3 von Stapel A (bei vier Runden nur 1 und 2), dann von Stapel B.

chapter-end = Das Ende
    .text =
        Nach der letzten Runde gibt es für je 3 $, die du noch hast, einen Stern (mit dem Schatzamt für je 2 $). Wer die meisten Sterne hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Gäste im Park hat, dann, wer mehr Geld hat; sonst wird der Sieg geteilt.

chapter-surprises = Überraschungen
    .text =
        Sechs Attraktionen mit Fragezeichen: Nach dem Start darf der Gast auf dem markierten Platz neu gewürfelt werden, statt ein Auge zu verlieren. Sechs Talente würfeln einen Gast ihrer Farbe neu. Eine Parkleitung, der Nervenkitzel, tut dasselbe für Gäste ihrer Farbe, die ein Platz verlangt hat.

        Ein neu geworfener Würfel lässt sich nicht zurücknehmen.

chapter-innovations = Neuheiten
    .text =
        Der Tüftler tritt an die Stelle des Bautrupps: ein Extra mehr je Runde.

        Bis zu zwei Neuheiten je Runde dürfen zusätzlich zu den Extras eingebaut werden, zum Preis des billigsten Feldes der Attraktion. Auf einer Attraktion steht höchstens eine, und sie bleibt.

        - Seilbahn: Ein Gast, der von ihr weggeht, wie auch immer, darf stattdessen zu jeder anderen Seilbahn fahren und bringt dir dabei 1 $. Der Eingang hat eine. @ dice_theme_park/innovation.cable_car
        - Fotobude: Ein Gast der Gruppe darf hier jede Farbe haben. @ dice_theme_park/innovation.photo_booth
        - Statue: ein, zwei, drei Sterne jede Runde, in dieser Folge gebaut. Die zweite und dritte kosten 1 $ und 2 $ mehr. @ dice_theme_park/innovation.statue.3

        Eine Parkleitung, der Umräumer, versetzt ein Extra je Runde; du zahlst oder bekommst die Differenz.

chapter-promo = Promo-Pack
    .text =
        - Berater, 0: viel Geld und keine Fähigkeit. Nach seiner Runde ist er aus dem Spiel. @ dice_theme_park/staff.consultant.small
        - Begleitung, 7: Einer der neuen Gäste wird ein VIP, höchstens zwei in einem Park: ein Stern mehr bei jeder Fahrt. Ein VIP wird nie neu gewürfelt, er verliert ein Auge. @ dice_theme_park/staff.chaperone.small
        - Zwölf weitere Rundenziele, dazugemischt oder statt der anderen.

chapter-solo = Solo
    .text =
        Du spielst allein das volle Spiel, aufgebaut wie zu zweit, mit neun Würfeln jeder Farbe, einem Talent jeder Art und zwölf Personalkarten für das ganze Spiel. Dein Sternziel: mehr als 160 Sterne (oder 170).

        = Solokarten
        Steht dein Personal fest, wird eine Karte aufgedeckt. Ist ihre Zahl gleich deiner Summe oder niedriger, sind dir Bahn, Attraktion und Talent, die sie abdunkelt, diese Runde gesperrt.

        = Gäste, die gehen
        Sie kommen nicht in den Beutel zurück, sondern bleiben neben dem Park. Manche Ziele zählen sie.

        = Ziele
        Die Runden 2 bis 5 haben je ein Ziel. Ein Ziel, das in seiner Runde verfehlt wird, erhöht dein Sternziel um seine roten Sterne und die der Runde: 5 in Runde 2, später 10.

        + Beispiel | Runde 3, eine Attraktion dreimal: verfehlt. Das Sternziel steigt um 1 + 10, von 160 auf 171. Jetzt braucht es 172.

        Rundenziele gibt es nicht. Zusatzziele machen es schwerer.
