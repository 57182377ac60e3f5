## Topoum, die ganzen Regeln, in unseren eigenen Worten

chapter-idea = Worum es geht
    .text =
        1916. Armeen von Maulwürfen kämpfen um einen Acker. Maulwürfe sehen so gut wie nichts, darum bringt nicht das Treffen Orden, sondern das Sehen: zwei Maulwürfe einer Armee, weit auseinander in gerader Linie, und nichts dazwischen.

        @ topoum/mole.radish.stand topoum/sight.new.e topoum/barracks.radish topoum/sight.new.e topoum/mole.radish.hips | Eine Sichtlinie

        > Stell deine Maulwürfe so, dass sie sich von Weitem sehen. Alles andere ist ein Weg dorthin.

        Wer am Ende die meisten Orden hat, gewinnt. Alle beginnen mit zehn.

chapter-pieces = Was es gibt
    .text =
        Zwei bis vier Armeen, jede mit 4 Maulwürfen und 16 Plättchen. Ein Plättchen hat zwei Seiten: eine Kaserne seiner Armee und neutrales Gelände.

        @ topoum/barracks.royal topoum/neutral.1 topoum/neutral.2 | Eine Kaserne und zweimal neutrales Gelände

        - Feld: ein Sechseck des Bretts, mit oder ohne Plättchen. @ topoum/space
        - Scholle: ein Sechseck mit einem Plättchen darauf. @ topoum/neutral.1
        - Acker: das Schlachtfeld, alle Schollen, die zusammenhängen. Es gibt nur einen.
        - Aktiver Maulwurf: der, mit dem eine Karte gespielt wird. @ topoum/mole.radish.stand
        - Rivale: ein Maulwurf einer anderen Armee. @ topoum/mole.royal.stand
        - Reserve: Maulwürfe und Plättchen neben dem Brett. @ topoum/barracks.radish

        154 Aktionskarten in 22 Arten und vier Kategorien: Kampf, Bewegung, Ausbau, Spezial.

        @ topoum/sign.combat topoum/sign.movement topoum/sign.expansion topoum/sign.special | Die vier Kategorien

chapter-set-up = Aufbau
    .text =
        1. Der Nachziehstapel | Sieben Kartenarten, mindestens eine je Kategorie: ein Vorschlag, eine zufällige Auswahl unter 111.000, oder wer beginnt, sucht aus. Fünf Karten jeder Art zu zweit, sechs zu dritt, sieben zu viert. @ topoum/card.back

        2. Frieden | Er wird unter die letzten fünf Karten gemischt; so weiß niemand genau, wann das Ende kommt. @ topoum/card.peace

        3. Hände und Auslage | Je zwei Karten, geheim. Fünf Karten liegen offen in der Operationslinie. @ topoum/card.bayonet

        4. Die Mitte | Wer die Pfeife hat, beginnt und legt ein neutrales Plättchen in die Mitte. @ topoum/neutral.2

        5. Erste Kasernen | Reihum legen alle eine Kaserne neben die Mitte. @ topoum/barracks.royal

        6. Erste Maulwürfe | Reihum legen alle noch eine Kaserne auf ein beliebiges leeres Feld am Rand des Ackers, mit einem Maulwurf darauf. @ topoum/mole.fern.stand

        @ topoum/token.whistle | Die Pfeife: wer beginnt

        Bei zwei oder drei Armeen kommen die neutralen Plättchen unter Hindernissen aus einer Farbe, die niemand spielt.

chapter-turn = Ein Zug
    .text =
        Drei Dinge, in dieser Reihenfolge: eine Aktion, neue Sichtlinien, neue Karten.

        Die Aktion ist eine von zweien.

        1. Einrücken | Eine Kaserne und ein Maulwurf deiner Reserve kommen auf ein leeres Feld neben einer beliebigen Scholle. Dann musst du mit diesem Maulwurf eine Karte spielen. Einrücken darfst du nur, wenn eine Karte spielbar ist. @ topoum/mole.radish.hips

        2. Marschieren | Beliebige Maulwürfe, die zu Beginn deines Zuges auf dem Brett standen, nacheinander, jeder einmal. Jeder geht eine Scholle weit. Dann spielt er eine Karte oder baut die Scholle unter sich um. @ topoum/boot

        > Ein Maulwurf, der gegangen ist, muss das eine oder das andere tun, wenn er kann.

        - Umbauen: Deine eigene Kaserne wird neutral. Alles andere geht an seine Armee zurück, und dort liegt eine Kaserne von dir. @ topoum/neutral.3
        - Zusammenstoß: Auf einer Scholle mit einem Rivalen gehen beide heim. Das ist ehrlicher Kampf und kostet nichts. @ topoum/clash
        - Nichts zu tun: Kannst du weder einrücken noch marschieren, passt du.

        Mehrere Karten in einem Zug sind möglich: eine für jeden Maulwurf, der gegangen ist. Die Plätze der Auslage füllen sich erst am Ende des Zuges.

chapter-line = Operationslinie
    .text =
        Eine Karte aus der Hand kostet nichts. Eine Karte der Auslage kostet oder bringt Orden, je nach Platz: vom Nachziehstapel nach außen −3, −2, −1, 0, +1. Du brauchst die Orden, die sie kostet.

        Am Ende deines Zuges wird deine Hand auf zwei ergänzt, dann die Auslage: Karten rutschen nach außen, neue kommen vom Nachziehstapel.

        > Wurde gar keine Karte gespielt, fliegt die äußerste Karte der Auslage raus.

        Gespielte Karten liegen offen auf deinem eigenen Stapel. Andere sehen nur die oberste.

chapter-lines = Sichtlinien
    .text =
        Zwei Maulwürfe einer Armee sehen sich entlang einer geraden Linie von Schollen, wenn kein anderer Maulwurf, kein Fels und kein leeres Feld dazwischen liegt. Auch eigene Maulwürfe versperren die Sicht: Stehen A, B und C in einer Reihe, sieht A B und B sieht C, aber A sieht C nicht.

        Eine neue Linie bringt einen Orden für jede Scholle darauf und einen mehr für jede deiner Kasernen darauf. Die Schollen unter beiden Maulwürfen zählen mit.

        @ topoum/sight.new.e topoum/sight.old.e | Goldene Linien sind neu, graue gab es schon

        Neu ist eine Linie, wenn es sie zu Beginn deines Zuges nicht gab oder wenn einer ihrer Maulwürfe sich bewegt hat, bewegt wurde oder eben erst dazukam. Wer weggeht und wiederkommt, macht seine Linien neu.

        Gewertet werden nur die Linien der Armee, die am Zug ist.

        > Vor jedem Klick zeigt der Tisch, was er brächte: +N neben dem Feld, gestrichelt die Linien, die entstehen.

chapter-laws = Kriegsgesetze
    .text =
        1. Stapel | Alle dürfen den eigenen Stapel durchsehen, andere sehen seine oberste Karte. @ topoum/card.back

        2. Immer ein Maulwurf | Wer zu Beginn des Zuges keinen Maulwurf auf dem Brett hat, muss zuerst gratis eine Kaserne mit Maulwurf an den Rand des Ackers legen. Ohne Plättchen oder Platz dafür kommt der Maulwurf auf eine freie eigene Kaserne, sonst auf eine beliebige freie, harmlose Scholle. Sind alle vier gefangen, wird zuerst einer freigekauft: für 3 Orden, auch wer sie nicht hat. Schick also den letzten Maulwurf eines Rivalen nicht leichtfertig heim. @ topoum/head.fern

        3. Ein Acker | Plättchen werden an vorhandene Schollen gelegt. @ topoum/neutral.1

        4. Teilung | Teilt eine Sprengung den Acker, bleibt der Teil mit den meisten Schollen. Die anderen fallen, mit allem darauf. Sind die größten gleich groß, wählt, wer es verursacht hat. @ topoum/target.cut

        @ topoum/target.cut | Rote Striche: Das würde fallen

        5. Eigenbeschuss | Jeder eigene Maulwurf, den du durch dein eigenes Tun verlierst, kostet 5 Orden, auch bei einer Teilung. Zwei eigene auf einer Scholle kosten 10. Nur der Zusammenstoß mit einem Rivalen kostet nichts. @ topoum/head.radish.gone

        6. Neue Linien | Siehe „Sichtlinien“. @ topoum/sight.new.e

        7. Nur was wirkt | Eine Karte, die nichts bewirken kann, ist nicht spielbar.

chapter-combat = Kampfkarten
    .text =
        - Bajonett: Dein Maulwurf geht auf eine Scholle nebenan, auf der ein Rivale steht. Der Rivale geht heim. @ topoum/pict.bayonet
        - Nahschuss: Ein Rivale neben deinem Maulwurf geht heim. @ topoum/pict.short-range
        - Fernschuss: Ein Rivale zwei oder drei Schollen weiter in gerader Linie geht heim. Dazwischen nur Schollen, ohne Maulwurf oder Hindernis. @ topoum/pict.long-range
        - Granate: Eine Scholle neben deinem Maulwurf fliegt in die Luft, mit allem darauf. @ topoum/pict.grenade
        - Mörser: Eine Scholle genau zwei Felder weiter, in gerader Linie, fliegt in die Luft, über alles hinweg. @ topoum/pict.mortar
        - Schleuder: Ein Rivale genau zwei Felder weiter, in gerader Linie, geht heim, über alles hinweg. @ topoum/pict.slingshot

chapter-movement = Bewegung
    .text =
        - Vormarsch: Dein Maulwurf geht noch eine Scholle. @ topoum/pict.advance
        - Untergrund: Dein Maulwurf geht auf eine Scholle genau zwei Felder weiter, in gerader Linie, unter allem durch. @ topoum/pict.underground
        - Motorrad: Zwei Schollen geradeaus. Ein Rivale auf der ersten wird überfahren. Eine Gefahr auf der ersten beendet die Fahrt: Der Fahrer geht heim. Dort darf kein Fels, kein eigener und kein geschützter Maulwurf sein. @ topoum/pict.motorbike
        - Panik: In einer Richtung flieht jeder Maulwurf ein Feld weit, der fernste zuerst. Wer hinter einem steht, der nicht weiterkann, bleibt. @ topoum/pict.panic
        - Tunnel: Von einer deiner Kasernen zu einer anderen, egal wo. @ topoum/pict.tunnel
        - Lockvogel: Dein Maulwurf tauscht den Platz mit einem Rivalen auf einer Kaserne nebenan. Beide gelten als bewegt. @ topoum/pict.decoy

chapter-expansion = Ausbaukarten
    .text =
        - Bauen: Eine Kaserne von dir auf ein beliebiges leeres Feld am Rand des Ackers. @ topoum/pict.build
        - Vorposten: Eine Kaserne von dir auf ein leeres Feld neben deinem Maulwurf, der gleich dorthin geht. @ topoum/pict.abandoned
        - Eroberung: Eine fremde Kaserne oder neutrale Scholle neben deinem Maulwurf, auf der niemand steht, wird deine Kaserne. @ topoum/pict.conquest
        - Verrat: Ein Rivale neben deinem Maulwurf geht heim, und dort steht ein Maulwurf deiner Reserve. @ topoum/pict.betrayal
        - Rekrut: Ein Maulwurf deiner Reserve landet auf einer Scholle genau zwei Felder weiter, in gerader Linie. Steht dort jemand, gehen beide heim. @ topoum/pict.new-soldier

chapter-special = Spezialkarten
    .text =
        - Gefangen: Ein Rivale neben deinem Maulwurf wird gefangen. Seine Armee darf ihn in jedem eigenen Zug für 3 Orden freikaufen; die gehören dir. @ topoum/pict.prisoner
        - Ehrung: Ein anderer Maulwurf von dir geht mit Ehren heim: 3 Orden. @ topoum/pict.medal
        - Presse: Die Presse gehört dir: 1 Orden am Ende jedes Zuges, wer auch dran ist, bis jemand anders sie nimmt. @ topoum/pict.press
        - Rotes Kreuz: Es kommt zu deinem Maulwurf. Siehe unten. @ topoum/pict.red-cross
        - Bauer!: Was der Bauer kann, der offen liegt. @ topoum/pict.farmer

chapter-red-cross = Rotes Kreuz
    .text =
        @ topoum/cross.stand topoum/cross.guard | Das Rote Kreuz, allein und auf Wache

        Der Maulwurf auf seiner Scholle kann nicht beschossen, überrannt, überfahren, verraten oder gefangen werden, und weder Fels noch Gaswolke noch Fußabdruck kann dorthin. Ein Lockvogel darf trotzdem mit ihm tauschen. Einen Schuss darauf verschwenden kann man auch. Granate, Mörser, Dynamit und eine Teilung kommen durch: Dann verlassen das Rote Kreuz und der Maulwurf bei ihm das Brett, und wer es verursacht hat, verliert 5 Orden.

        Es bleibt, wo es ist, wenn sein Maulwurf geht, und schützt den nächsten, der kommt. Es versperrt alle Linien außer denen des Maulwurfs auf seiner eigenen Scholle. Vor Pfütze, Gas oder Falle schützt es niemanden.

chapter-obstacles = Hindernisse
    .text =

        - Fels: Niemand geht hinein, niemand sieht vorbei. Wer dagegengedrängt wird, bleibt stehen. @ topoum/tile.rock
        - Pfütze: Wer hierherkommt, geht heim. Sie versperrt keine Sicht. @ topoum/tile.puddle
        - Gas: Wer hierherkommt, geht heim. Eine Linie hindurch bringt 1 weniger. @ topoum/tile.gas
        - Eis: Wer hierherkommt, rutscht in derselben Richtung weiter. Ist dahinter kein Feld mit Plättchen, geht er heim. @ topoum/tile.ice

        Hindernisse sind Schollen. Gesprengt oder gefallen, sind sie aus dem Spiel.

        Als Variante legt jeder (der Letzte fängt an) eines neben eine beliebige Kaserne, dann eines auf ein markiertes Feld des Bretts. Plättchen abseits des Ackers sind Inseln, bis eine Scholle sie anschließt.

chapter-farmers = Die Bauern
    .text =
        Ist „Bauer!“ unter den Karten, liegt einer von acht offen da.

        - Eimerkönige: Vier Pfützen. Eine zieht auf eine beliebige freie Scholle; eine Kaserne dort wird neutral. @ topoum/face.buckets
        - Der Brecher: Vier Felsen. Einer zieht auf eine beliebige Scholle; ein Maulwurf dort geht heim, eine Kaserne wird neutral. @ topoum/face.crusher
        - Der Spritzer: Vier Gaswolken. Eine zieht auf eine beliebige Scholle; ein Maulwurf dort geht heim, eine Kaserne wird neutral. @ topoum/face.sprayer
        - Rübenkönigin: Die Rübe kommt unter deinen Maulwurf; eine Kaserne dort wird neutral. Linien, die dort enden, bringen 2 mehr. @ topoum/face.nature
        - Lady Boom: Eine Scholle neben deinem Maulwurf fliegt in die Luft, und dort liegt das Dynamit. Wer hinkommt, geht heim. @ topoum/face.boom
        - Fallenmeister: Die Falle kommt auf eine beliebige freie Scholle des Ackers; eine Kaserne dort wird neutral. Wer darauftritt, geht heim, und sie kommt beiseite. Linien von Maulwürfen daneben bringen 1 weniger. @ topoum/face.trap-master
        - Der Stampfer: Der Fußabdruck landet neben deinem Maulwurf und plättet alle, die dort stehen. Alle daneben fliehen ein Feld weit, deiner auch. @ topoum/face.stomper
        - Kistenfürst: Ein Orden, und eine beliebige Kiste darf unter deinen Maulwurf, wenn dort nichts liegt. Wer eine Kiste bewegt oder auf sie kommt, sieht heimlich hinein; am Ende bringt sie dem Maulwurf darauf 1 bis 4 Orden. @ topoum/face.crates

        Ein Plättchen, das das Brett verlässt, liegt daneben und kann durch eine neue Karte zurückkommen. Eine Kiste, die gesprengt wird oder fällt, ist für immer weg; die Karte bringt ihren Orden trotzdem. Das Dynamit kommt sofort zurück: Wer es gesprengt hat, legt es auf ein freies Feld am Rand des Ackers.

chapter-end = Frieden und Ende
    .text =
        Taucht Frieden auf, werden keine Hände mehr ergänzt, nur noch die Auslage. Die Runde wird zu Ende gespielt, damit alle gleich oft dran waren.

        Dann werden die gespielten Karten gezählt.

        - Kategorien: Wer von einer Kategorie am meisten gespielt hat, bekommt 3 Orden. Bei Gleichstand bekommen alle Beteiligten je 2. @ topoum/sign.combat
        - Sätze: Zwei Orden für jeden Satz aus vier Karten, eine je Kategorie. @ topoum/card.medal
        - Kisten: Ihre Orden bekommt, wer darauf steht. @ topoum/over.crate

        Wer die meisten Orden hat, gewinnt. Bei Gleichstand entscheiden mehr Kasernen auf dem Acker, dann mehr gespielte Karten, dann wird geteilt.

        > Orden werden gezeigt, wie sie sind: Sie dürfen unter null fallen und über das Ende der Leiste steigen.

chapter-screen = An diesem Tisch
    .text =
        Wähle einen Maulwurf, dann wohin er geht; dann eine Karte, dann ihr Ziel. Nur was möglich ist, lässt sich wählen.

        - Goldrand: lässt sich wählen. Zahlen sagen, was es brächte. @ topoum/target.gold
        - Roter Rand: Jemand geht heim, oder etwas fliegt in die Luft. @ topoum/target.red
        - Geist und Striche: wo der Maulwurf stünde und was er sähe. @ topoum/ghost.tile
        - Grüne und rote Schilder: wie viele Schollen blieben und fielen. @ topoum/badge.gain

        Karten sind ganz zu sehen, bevor sie gelten; noch einmal drücken, und sie ist gespielt. Deine eigene Hand liegt unter der Auslage. Sind andere am Tisch, sieh sie hinter dem Vorhang an und spiel von dort.

        Der Knopf mit dem Sechseck zeigt das ganze Brett und holt es wieder näher.
