## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Whakka Mole
    .minutes = 10
    .mood = geheime Wahl
    .about = Auftauchen, zuschlagen, heil bleiben. Fünfzig Punkte gewinnen.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Löcher je Blatt
    .help = neun: ein Ziffernblock
option-stubborn = Sture Maulwürfe
    .help = wer sitzen bleibt, zählt 2
option-play-on = Stechen
    .help = bis ein Gleichstand fällt
manner-even = Still
manner-bold = Keck
manner-shy = Scheu
manner-homebody = Häuslich
manner-wanderer = Rastlos

## Auf dem Tisch

turn = Runde { $turn }
race-to = Ziel
status-ready = Fertig
status-writing = schreibt …
label-last-turn = Blätter der Vorrunde
tag-hit-by = +{ $points } { $name }
tag-miss = vorbei
whom-title = Wer haut wen
whom-foot = immer nach links
word-hole = Loch { $key }

## Die Ansage

write = Heimlich schreiben!
waiting-bots = Die Bots schreiben …
waiting-one = { $name } schreibt noch.
waiting-two = { $one } und { $other } schreiben noch.
waiting-many = { $count } Blätter sind noch offen.
step-moles = Maulwürfe
step-moles-body = eins bis { $holes } Löcher
step-whack = Dein Schlag
step-whack-body = auf das Blatt links
step-sealed = Besiegelt
step-sealed-body = bis alle fertig sind
moles-title = { $name }: wo tauchen deine Maulwürfe auf?
moles-body = Kreuz ein bis { $holes } Löcher an. Jeder Maulwurf, der heil bleibt, ist 1 Punkt.
moles-body-stubborn = Kreuz ein bis { $holes } Löcher an. Je 1 Punkt, { $again }, wo einer sitzen bleibt.
moles-count = { $count ->
    [0] noch keiner
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}
whack-title = { $name }: auf welches Loch haust du?
whack-body = Auf dem Blatt von { $target }. Ein Maulwurf dort bringt { $points } und fegt alles leer.
popped = Da sind sie!
popped-body = Hämmer hoch …
reveal-hits = { $hits ->
    [0] Niemand hat etwas getroffen.
    [one] Ein Treffer bei { $seats } Schlägen.
   *[other] { $hits } Treffer bei { $seats } Schlägen.
}
hit-clears = Ein getroffenes Blatt zählt nichts.
best-both = { $name }: { $moles ->
    [one] 1 Maulwurf
   *[other] { $moles } Maulwürfe
} + 6 = { $total }.
best-moles = { $name }: { $moles ->
    [one] 1 Punkt
   *[other] { $moles } Punkte
} für Maulwürfe, die niemand fand.
best-hit = { $name }: { $total } für den Schlag.
lead = { $name } führt mit { $score }: noch { $short }.
lead-shared = { $short ->
    [0] Gleichstand bei { $score }!
   *[other] Gleichstand bei { $score }: noch { $short }.
}
lead-there = { $name } hat { $score }. Das ist das Ende!
over-won = { $name } gewinnt mit { $score }!
over-shared = { $count } teilen sich den Sieg mit { $score }!
over-body = Es hat { $turn } Runden gedauert.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-sealed = Dein Blatt ist schon besiegelt.
why-not-no-mole = Mindestens ein Maulwurf muss auftauchen.
why-not-one-hole = Wähle eines der Löcher.

## Auf ein Loch gezeigt

help-mole = Ein Maulwurf hier ist 1 Punkt, wenn niemand dein Blatt trifft.
help-mole-was = Hier war in der Vorrunde ein Maulwurf von dir. Wieder 1 Punkt, wenn niemand dein Blatt trifft.
help-stubborn = Dein Maulwurf war in der Vorrunde hier: Bleibt er heil, zählt er { $points }.
help-whack = { $points } Punkte, wenn hier ein Maulwurf von { $name } ist.
help-whack-was = { $name } hatte hier in der Vorrunde einen Maulwurf. { $points } Punkte, wenn er wieder da ist.

## Der Verlauf

log-hit = { $name } trifft { $target }
log-missed = { $name } verfehlt { $target }
log-leads = { $name } führt mit { $score }
log-turn = Runde { $turn }
log-play-on = Gleichstand: Runde { $turn } entscheidet
log-won = { $name } gewinnt mit { $score }
log-shared = { $count } teilen den Sieg mit { $score }

## Der Spickzettel

crib-title = Jede Runde
crib-hit = Treffer: +{ $points }, leert alles
crib-mole = jeder, der bleibt: +1
crib-stubborn = dasselbe Loch: +{ $points }
crib-goal = { $goal }: das Ende

## Wie eine Partie endet

reason-fifty = Fünfzig Punkte
reason-shared = Geteilt
reason-played-on = Im Stechen entschieden

## Nach der Partie

stat-hits = Treffer
stat-missed = Daneben
stat-struck = Eingesteckt
stat-lost = Verlorene Maulwürfe
stat-moles = Punkte aus Maulwürfen
stat-best = Beste Runde
stat-average = Maulwürfe je Runde

## Warum ein Bot etwas tat

bot-reason-greedy = Mehr Maulwürfe, mehr Punkte: das Risiko lohnt.
bot-reason-careful = Wenige Maulwürfe findet man schwer.
bot-reason-balance = So viele Maulwürfe, wie im Schnitt lohnen.
bot-reason-again = Maulwürfe kehren zurück, wo sie sicher waren.
bot-reason-moved = Nach einem Schreck ziehen Maulwürfe um.
