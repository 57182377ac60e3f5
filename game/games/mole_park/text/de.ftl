## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Mole Park
    .minutes = 20
    .turn = Runde { $turn }
    .turns = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
    .mood = Würfel, Preise und eine Krone
    .about = Würfle, hau zu, gewinne Preise und hol dir die Krone.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Sterne für die Krone
    .help = mehr macht die Partie länger
option-deal = Maulwürfe je Loch
    .help = einer, ab sechs Leuten zwei
    .auto = nach Anzahl
manner-even = Ruhig
manner-grabber = Flink
manner-hoarder = Sparsam
manner-swinger = Forsch
manner-courtier = Vornehm

## Auf dem Tisch

round = Runde { $round }
stand-candy = Naschhöhle
    .short = Naschhöhle
stand-burrowed = Erdschätze
    .short = Erdschätze
stand-inflation = Pustestation
    .short = Pusteladen
stand-grotto = Tüftelgrotte
    .short = Tüftler
stand-vault = Schatzkammer
    .short = Schätze
stand-closed = zu
stand-empty = ausverkauft
die-glove = Boxhandschuh
    .short = Handschuh
die-pan = Bratpfanne
    .short = Pfanne
die-mallet = Riesenhammer
    .short = Hammer
die-prize = Preiswürfel
cash-in = Einlösen
faces = { $faces }
pile-deck = Stapel { $count }
pile-discards = Ablage { $count }
hand-count = { $count } von 5
hand-empty = keine
no-prize-yet = ohne Preis
tie = Gleichauf!
goes-for-it = { $name ->
    [you] Du greifst nach der Krone!
   *[other] { $name } greift nach der Krone!
}
shout-miss = Daneben!
shout-wham = Wumm!
shout-share = Teilen!
shout-jackpot = Volltreffer!
shout-none = Gar nichts!
new-king = Ein neuer König!
goes-first = { $name ->
    [you] Du zuerst
   *[other] { $name } zuerst
}
word-hold = Diesmal nicht
word-crown = Auf zur Krone!
word-pass = Ohne Preis gehen
take = Nehmen
stand-missing = noch { $stars }
leave-sure = { $stars ->
    [one] 1 Stern liegen lassen?
   *[other] { $stars } Sterne liegen lassen?
}

## Was ein Platz gerade tut

status-ready = Fertig
status-choosing = wählt …
status-asleep = schläft
status-discarding = legt ab …
status-needs-mole = ohne Maulwurf
status-crown = zur Krone
status-cashes = löst ein
status-missed = daneben!
status-hole = Loch { $hole }
status-moles = { $count ->
    [0] kein Maulwurf
    [one] +1 Maulwurf
   *[other] +{ $count } Maulwürfe
}
status-total = eingelöst: { $total }
status-picks = wählt Preis
status-decides = entscheidet
status-king = König!
sum-buys = { $stars ->
    [one] 1 Stern: ein Preis
   *[other] { $stars } Sterne: ein Preis
}
sum-moles = { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}: { $stars }
sum-prizes = Preise: { $stars }
sum-die = Würfel: { $stars }
fate-picks = wählt
fate-tied = gleichauf
fate-nothing = nichts
fate-crown = Krone!
fate-short = nicht genug

## Die Ansage

waiting-bots = Die Bots entscheiden …
waiting-one = { $name ->
    [you] Nur du fehlst noch.
   *[other] { $name } entscheidet noch.
}
waiting-many = { $count } entscheiden noch.
roll-off-title = Wer ist König?
roll-off-body = Der höchste Preiswürfel gewinnt. Bei Gleichstand noch einmal.
king-title = { $name ->
    [you] Du bist Maulwurfskönig.
   *[other] { $name } ist Maulwurfskönig.
}
king-body = Bei Gleichstand um einen Preis bestimmt der König, wer zuerst wählt. Ist er selbst dabei, wählt er zuletzt.
next-round = Runde { $round }
crown-title = Wer greift nach der Krone?
crown-mine = { $name ->
    [you] Greifst du nach der Krone?
   *[other] { $name }, greifst du nach der Krone?
}
crown-mine-body = { $faces ->
    [0] { $goal } Sterne sind außer Reichweite.
    [6] { $goal } Sterne: Jede Seite des Würfels reicht.
    [one] { $goal } Sterne: Eine der sechs Seiten reicht.
   *[other] { $goal } Sterne: { $faces } der sechs Seiten reichen.
}
crown-note = Reicht es nicht, sind alle deine Maulwürfe weg, und du gewinnst nichts. Kein Zurück!
choose-title = Wählt einen Würfel!
choose-mine = { $name ->
    [you] Welchen Würfel wirfst du?
   *[other] { $name }, welchen Würfel wirfst du?
}
choose-body = Andere können dasselbe Loch treffen.
discard-title = Höchstens fünf Maulwürfe!
discard-mine = { $name ->
    [you] Leg ab, bis du fünf hast
   *[other] { $name }, leg ab, bis du fünf hast
}
discard-body = { $over ->
    [one] Leg einen ab.
   *[other] Leg { $over } ab.
} { $keep } bleiben auf der Hand.
discard-count = { $count } von { $over }
roll-title = Würfeln!
roll-body = Alle Würfel auf einmal.
whack-title = Zuschlagen!
whack-nobody = Niemand hat einen Maulwurf erwischt.
whack-alone = { $name ->
    [you] Du räumst
   *[other] { $name } räumt
} Loch { $hole } leer: { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
whack-shared = { $dice } teilen sich Loch { $hole }: je { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
cash-title = Einlösen!
cash-body = { $name ->
    [you] Du führst mit { $total } Sternen.
   *[other] { $name } führt mit { $total } Sternen.
}
tie-title = { $name ->
    [you] Du bist König: Wer wählt zuerst?
   *[other] { $name }, du bist König: Wer wählt zuerst?
}
tie-body = Deine Reihenfolge gilt für den ganzen Gleichstand.
pick-title = { $name ->
    [you] Such dir einen Preis aus
   *[other] { $name }, such dir einen Preis aus
}
pick-body = Deine Maulwürfe gehen so oder so.
showdown-title = Der Kampf um die Krone
showdown-short = Kronenkampf
showdown-body = Alle vier Würfel. { $moles } Maulwürfe in jedem Loch.
showdown-dice = Erst mit drei Würfeln zuschlagen, dann den Preiswürfel werfen.
showdown-tie = Gleichstand bei { $total }!
showdown-again = Rasen frei: noch einmal.
showdown-won = { $best } schlägt { $second }!
over-crown = { $total } Sterne!
over-king = { $name ->
    [you] Die Krone trägst nun du.
   *[other] Die Krone trägt nun { $name }.
}

## Hinter dem Vorhang

your-hand = Deine Hand
hand-of-five = Maulwürfe: { $count } von 5
tray-room = { $count } von { $most }, { $room ->
    [0] voll
   *[other] Platz für { $room }
}
tray-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
no-mole-no-prize = Erst zuschlagen, dann gewinnen: ohne Maulwurf kein Preiswürfel.

## Worauf man zeigt

help-glove = Boxhandschuh: Loch 1, 2 oder 3. Er trifft immer.
help-pan = Bratpfanne: Loch 4 doppelt so oft wie 2, 3 oder 5. Jeder sechste Wurf geht daneben.
help-mallet = Riesenhammer: am häufigsten Loch 6, sonst 4 oder 5. Jeder dritte Wurf geht daneben.
help-own = Sieh dir deine Maulwürfe an, hinter dem Vorhang.
help-prize-die = Lös alle Maulwürfe ein: { $low } bis { $high } Sterne.
help-prize = { $prize }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} für immer.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-sealed = Du hast schon gewählt.
why-not-no-mole = Erst zuschlagen, dann gewinnen: Der Preiswürfel braucht einen Maulwurf.
why-not-stand = Diese Bude ist zu, leer oder zu teuer.

## Der Verlauf

log-king = { $name ->
    [you] Du bist Maulwurfskönig
   *[other] { $name } ist Maulwurfskönig
}
log-round = Runde { $round }
log-declared = { $name ->
    [you] Du greifst nach der Krone
   *[other] { $name } greift nach der Krone
}
log-missed = { $name ->
    [you] Du haust daneben
   *[other] { $name } haut daneben
}
log-whacked = { $name ->
    [you] Du erwischst
   *[other] { $name } erwischt
} { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}
log-nobody = { $dice } Würfel, { $moles ->
    [0] kein Maulwurf
    [one] 1 Maulwurf
   *[other] { $moles } Maulwürfe
} in Loch { $hole }: niemand erwischt etwas
log-discarded = { $name ->
    [you] Du legst
   *[other] { $name } legt
} { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
} ab
log-cashed = { $name ->
    [you] Du löst
   *[other] { $name } löst
} ein: { $parts } = { $total }
log-short = { $name ->
    [you] Du verfehlst die Krone
   *[other] { $name } verfehlt die Krone
}
log-tie = { $name ->
    [you] Der König lässt dich zuerst wählen
   *[other] Der König lässt { $name } zuerst wählen
}
log-won = { $name ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}: { $prize } ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
})
log-passed = { $name ->
    [you] Du nimmst keinen Preis
   *[other] { $name } nimmt keinen Preis
}
log-nothing = { $name ->
    [you] Kein Preis mehr für dich
   *[other] Kein Preis mehr für { $name }
}
log-fled = { $count } Maulwürfe fliehen aus Loch { $hole }
log-showdown = { $count } kämpfen um die Krone
log-showdown-again = Noch { $count } gleichauf: noch einmal
log-compared = { $name ->
    [you] Du hast { $total }
   *[other] { $name } hat { $total }
}
log-crowned = { $name ->
    [you] Du holst die Krone
   *[other] { $name } holt die Krone
}

## Der Spickzettel: der Lauf einer Runde

course-title = Diese Runde
course-crown = Krone?
course-choose = Würfel wählen
course-roll = Würfeln!
course-whack = Zuschlagen
course-prizes = Preise holen

## Wie eine Partie endet

reason-crown = Geradewegs zur Krone
reason-showdown = Kronenkampf

## Nach der Partie

stat-moles = Erwischte Maulwürfe
stat-missed = Daneben
stat-shared = Geteilte Löcher
stat-glove = Handschuh gewürfelt
stat-pan = Pfanne gewürfelt
stat-mallet = Hammer gewürfelt
stat-cashed = Eingelöst
stat-won = Gewonnene Preise
stat-stars = Sterne auf Preisen
stat-empty = Umsonst eingelöst
stat-showdown = Punkte im Kronenkampf
stat-face = Würfe mit { $face }

## Warum ein Bot etwas tat

bot-why-crown = { $goal } Sterne sind nah genug für den Griff nach der Krone.
bot-why-hold = Die { $goal } Sterne für die Krone sind noch zu weit.
bot-why-prize = Noch ein Schlag brächte wenig.
bot-why-glove = Der Handschuh trifft immer. In Loch 1 bis 3: { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
bot-why-pan = Die Pfanne erreicht Loch 2 bis 5. Darin: { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
bot-why-mallet = Der Hammer erreicht Loch 4 bis 6. Darin: { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
bot-why-stand = { $stand }: { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}, die meisten in Reichweite.
bot-why-tie = Preise mit nur { $count ->
    [one] 1 Stern
   *[other] { $count } Sternen
}, das ist am wenigsten: zuerst wählen.
bot-why-discard = Die mit den wenigsten Sternen fehlen am wenigsten.
bot-why = Es schien das Beste von allem.

## Preise

prize-candy-1 = Zuckermade
prize-candy-2 = Kringel-Lolli
prize-candy-3 = Beißbonbon
prize-candy-4 = Kieselgummis
prize-candy-5 = Karamellzähne
prize-candy-6 = Geleeschnecke
prize-candy-7 = Lakritzspinne
prize-candy-8 = Matschbecher
prize-candy-9 = Hügel-Muffin
prize-candy-10 = Tunnelkrapfen
prize-burrowed-1 = Grabbrille
prize-burrowed-2 = Wessen Socke?
prize-burrowed-3 = Kanne mit Macke
prize-burrowed-4 = Uhr auf Halb
prize-burrowed-5 = Linker Stiefel
prize-burrowed-6 = Stülpschirm
prize-burrowed-7 = Knotentröte
prize-burrowed-8 = Dinoknochen
prize-burrowed-9 = Karte mit Biss
prize-burrowed-10 = Grantelzwerg
prize-inflation-1 = Aufblaswurm
prize-inflation-2 = Schwimmente
prize-inflation-3 = Ballonpudel
prize-inflation-4 = Wabbelball
prize-inflation-5 = Pustekaktus
prize-inflation-6 = Quietschhammer
prize-inflation-7 = Luftgitarre
prize-inflation-8 = Edles Pupskissen
prize-grotto-1 = Schnüffelrohr
prize-grotto-2 = Blechmaulwurf
prize-grotto-3 = Regenwurmradio
prize-grotto-4 = Sprungschuhe
prize-grotto-5 = Raketenbohrer
prize-grotto-6 = Mini-U-Boot
prize-grotto-7 = Roboterkäfer
prize-vault-1 = Goldpümpel
prize-vault-2 = Juwelenbürste
prize-vault-3 = Naschzepter
prize-vault-4 = Wurm im Goldei
prize-vault-5 = Diamantmöhre

## Maulwürfe

mole-1-a = Gähner
mole-1-b = Schlicht-Piet
mole-1-c = Hoppla
mole-1-d = Birnen-Paul
mole-1-e = Schnupfi
mole-1-f = Hm
mole-2-a = Bommel-Bill
mole-2-b = Grummel
mole-2-c = Gänseblum
mole-2-d = Schlafmütz
mole-2-e = Propeller-Pit
mole-2-f = Eimerling
mole-3-a = Lampen-Lu
mole-3-b = Blechdach
mole-3-c = Suppen-Susi
mole-3-d = Maisbaron
mole-3-e = Party-Pat
mole-3-f = Plateau-Phil
mole-4-a = Schlingen-Lena
mole-4-b = Schwarzpfote
mole-4-c = Horn-Olaf
mole-4-d = Schellen-Jim
mole-4-e = Wanda Muff
mole-4-f = Sheriff Schipp
mole-5-a = Zirkuschef
mole-5-b = Der Oberst
mole-5-c = Königsvetter
mole-5-d = Musketier
mole-5-e = Maulonaut
mole-5-f = Der Baron

## Ein gutes Wort nach der Partie

award-mole-magnet = Maulwurfmagnet
award-mole-magnet-line = { $count } Maulwürfe erwischt
award-mud-bath = Schlammbad
award-mud-bath-line = { $count } Würfel im Schlamm
award-sharing = Gern geteilt
award-sharing-line = { $count } Löcher geteilt
award-gentle-glove = Sanfter Handschuh
award-gentle-glove-line = { $count } Würfe mit dem Boxhandschuh
award-pancake-day = Pfannkuchentag
award-pancake-day-line = { $count } Würfe mit der Bratpfanne
award-heavy-mallet = Schwerer Hammer
award-heavy-mallet-line = { $count } Würfe mit dem Riesenhammer
award-collector = Preissammler
award-collector-line = { $count } Preise
award-big-catch = Dicker Fang
award-big-catch-line = ein Preis mit { $count } Sternen
award-big-spender = Volle Kasse
award-big-spender-line = { $count } Sterne auf einmal
award-just-looking = Nur mal schauen
award-just-looking-line = { $count } Besuche ohne Preis
award-full-paws = Volle Pfoten
award-full-paws-line = { $count } Maulwürfe freigelassen
award-crown-dreams = Kronentraum
award-crown-dreams-line = { $count } Griffe nach der Krone
award-lucky-hole = Glücksloch
award-lucky-hole-line = { $count } Maulwürfe in einer Runde
award-kings-word = Königswort
award-kings-word-line = { $count }-mal Streit geschlichtet
award-one-hole = Treue Pfoten
award-one-hole-line = { $count }-mal am selben Loch
award-dear-moles = Teure Maulwürfe
award-dear-moles-line = { $count } Sterne auf der Hand

## Woher die Sterne kommen

account-prizes = Preise
account-showdown = Kronenkampf: { $count }
account-crown = Krone: { $count }

## Auf dem Telefon

hand-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
hand-moles = Maulwürfe
hand-prizes = Preise
hand-die = Preiswürfel
hand-whole = Sterne
hand-sum = Deine Sterne
hand-keep = Du behältst { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}; du wirfst ab: { $gone }.
hand-in-hole = { $count ->
    [0] leer
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}
hand-faces = { $count } von sechs Seiten
hand-hole = Loch { $hole }
hand-misses = Ein Licht für jede von sechs Seiten; { $count ->
    [0] er geht nie daneben
   *[other] daneben: { $count } von sechs
}.
hand-light = Wähle einen Würfel: Für jede Seite zeigt ein Licht, wo er landen kann.
hand-holes = Die Löcher
hand-dice = Dein Würfel
hand-from = { $stand }, ab { $stars }
hand-have = Du hast { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
hand-sure = sicher: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
hand-maybe = mit dem Würfel { $low } bis { $high }
hand-crown-at = Die Krone bei { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}
hand-everybody = Sterne der Preise
hand-moles-of = { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}

page-prize-die = Alle Maulwürfe werden eingelöst, und der Würfel gibt 1 bis 6 Sterne dazu.
