## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Whakka Mole
    .minutes = 10
    .turn = Runde { $turn }
    .turns = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
    .mood = geheime Wahl
    .about = Auftauchen, zuschlagen, heil bleiben. Wer fünfzig Punkte hat, macht Schluss.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Löcher je Blatt
    .help = neun: ein Ziffernblock
option-stubborn = Sture Maulwürfe
    .help = ein heiler Maulwurf, der im Loch bleibt, zählt 2 Punkte
option-play-on = Stechen
    .help = bis jemand allein führt
manner-even = Ruhig
manner-bold = Keck
manner-shy = Scheu
manner-homebody = Häuslich
manner-wanderer = Rastlos

## Auf dem Tisch

turn = Runde { $turn }
race-to = Ziel
status-ready = Fertig
status-writing = kreuzt an …
status-asleep = schläft
label-last-turn = die vorige Runde
tag-hit-by = +{ $points } { $name ->
    [you] du
   *[other] { $name }
}
tag-miss = Luft!
whom-title = Wer haut wen
whom-foot = immer nach links
word-hole = Loch { $key }

## Die Ansage

write = Heimlich ankreuzen!
waiting-bots = Die Bots kreuzen an …
waiting-one = { $name ->
    [you] Du bist noch nicht fertig.
   *[other] { $name } kreuzt noch an.
}
waiting-two = { $one ->
    [you] Du und { $other } kreuzt
   *[other] { $other ->
        [you] Du und { $one } kreuzt
       *[other] { $one } und { $other } kreuzen
    }
} noch an.
waiting-many = { $count } kreuzen noch an.
step-moles = Maulwürfe
step-moles-body = 1 bis { $holes } Löcher
step-whack = Dein Schlag
step-whack-body = auf das Blatt links
step-whack-other = auf das andere Blatt
step-sealed = Versiegelt
step-sealed-body = bis alle fertig sind
moles-title = { $name ->
    [you] Wo tauchen deine Maulwürfe auf?
   *[other] { $name }, wo tauchen deine Maulwürfe auf?
}
moles-body = Kreuz 1 bis { $holes } Löcher an. Jeder Maulwurf bringt 1 Punkt. Ein Treffer, und alle bringen nichts!
moles-body-stubborn = Kreuz 1 bis { $holes } Löcher an. Je 1 Punkt, { $again } für Überlebende im selben Loch. Ein Treffer, und alle bringen nichts!
moles-count = { $count ->
    [0] noch keiner
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}
whack-title = { $name ->
    [you] Auf welches Loch haust du?
   *[other] { $name }, auf welches Loch haust du?
}
whack-body = { $target ->
    [you] Auf deinem Blatt.
   *[other] Auf dem Blatt von { $target }.
} Ein Treffer bringt { $points } Punkte und fegt das Blatt leer.
whack-sure = Loch { $key }: zuhauen!
popped = Da sind sie!
popped-body = Hämmer hoch …
reveal-hits = { $hits ->
    [0] Niemand hat etwas getroffen.
    [one] Ein Treffer bei { $seats } Schlägen.
   *[other] { $hits } Treffer bei { $seats } Schlägen.
}
feud = { $name ->
    [you] Du hast { $target } schon { $times }-mal getroffen!
   *[other] { $target ->
        [you] { $name } hat dich schon { $times }-mal getroffen!
       *[other] { $name } hat { $target } schon { $times }-mal getroffen!
    }
}
revenge = { $name ->
    [you] Rache! Du schlägst zurück!
   *[other] Rache! { $name } schlägt zurück!
}
feud-times = { $times }×!
feud-retort = Warum immer ich?
revenge-retort = Das war wohl fällig.
hit-clears = Wurde dein Blatt getroffen, bringen seine Maulwürfe nichts.
best-both = { $name ->
    [you] Du
   *[other] { $name }
}: { $moles } für Maulwürfe + 6 für den Schlag = { $total }.
best-moles = { $name ->
    [you] Du
   *[other] { $name }
}: { $moles ->
    [one] 1 Punkt
   *[other] { $moles } Punkte
} für Maulwürfe. Nicht getroffen!
best-hit = { $name ->
    [you] Du: { $total } für den Schlag.
   *[other] { $name }: { $total } für den Schlag.
}
lead = { $name ->
    [you] Du führst mit { $score }: noch { $short }.
   *[other] { $name } führt mit { $score }: noch { $short }.
}
lead-shared = { $short ->
    [0] Gleichstand bei { $score }!
   *[other] Gleichstand bei { $score }: noch { $short }.
}
lead-there = { $name ->
    [you] Du hast { $score }. Damit ist Schluss!
   *[other] { $name } hat { $score }. Damit ist Schluss!
}
over-won = { $name ->
    [you] Du gewinnst mit { $score }!
   *[other] { $name } gewinnt mit { $score }!
}
over-shared = { $count } teilen sich den Sieg: je { $score } Punkte!
over-body = { $turn ->
    [one] Es hat 1 Runde gedauert.
   *[other] Es hat { $turn } Runden gedauert.
}

## Der letzte Hammer

last-mallet = Diese Runde kann alles entscheiden!
last-missed = PFFFT!
last-not-yet = Puh! Noch nicht.
last-tied = Gleichstand bei { $score }: Es geht weiter!

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-sealed = Dein Blatt ist schon versiegelt.
why-not-no-mole = Mindestens ein Maulwurf muss auftauchen.
why-not-one-hole = Wähle eines der Löcher.

## Auf ein Loch gezeigt

help-mole = Ein Maulwurf hier bringt 1 Punkt, wenn niemand dein Blatt trifft.
help-mole-was = Hier war in der vorigen Runde ein Maulwurf von dir. Wieder 1 Punkt, wenn niemand dein Blatt trifft.
help-stubborn = Dein Maulwurf hat hier die vorige Runde überlebt: Bleibt er heil, bringt er jetzt { $points }.
help-whack = { $points } Punkte, wenn hier ein Maulwurf von { $name ->
    [you] dir
   *[other] { $name }
} ist.
help-whack-was = { $name ->
    [you] Du hattest hier in der vorigen Runde einen Maulwurf. { $points } Punkte, wenn er wieder da ist.
   *[other] { $name } hatte hier in der vorigen Runde einen Maulwurf. { $points } Punkte, wenn er wieder da ist.
}

## Genauer hingesehen

page-track = Das Rennen
page-track-text = Wer nach der Wertung einer Runde { $goal } Punkte oder mehr hat, beendet die Partie: Der höchste Stand gewinnt. { $tied }
page-track-shared = Bei Gleichstand wird der Sieg geteilt.
page-track-on = Liegen mehrere gleichauf vorn, geht es weiter, bis jemand allein führt.
page-track-seat = { $name ->
    [you] Du: { $score }
   *[other] { $name }: { $score }
}
page-sheet = { $name ->
    [you] Dein Blatt
   *[other] Blatt von { $name }
}
page-sheet-score = { $score } von { $goal } Punkten
page-sheet-text = Jede Runde tauchen hier, heimlich angekreuzt, 1 bis { $holes } Maulwürfe auf. Jeder bringt 1 Punkt. Wird aber einer getroffen, bringen sie alle nichts, und der Treffer bringt { $points }.
page-sheet-stubborn = Wer die vorige Runde im selben Loch überlebt hat, bringt { $points }.
page-whacks = { $name ->
    [you] Du haust bei { $target } zu.
   *[other] { $target ->
        [you] { $name } haut bei dir zu.
       *[other] { $name } haut bei { $target } zu.
    }
}
page-mallet = Der Hammer
page-mallet-text = Einmal je Runde saust jeder Hammer auf ein Loch des linken Nachbarblatts. Sitzt dort ein Maulwurf, gibt es { $points } Punkte, und kein Maulwurf auf diesem Blatt zählt in dieser Runde. Ist das Loch leer, geschieht nichts.

## Der Verlauf

log-hit = { $name ->
    [you] Du triffst { $target }
   *[other] { $target ->
        [you] { $name } trifft dich
       *[other] { $name } trifft { $target }
    }
}
log-missed = { $name ->
    [you] Du verfehlst { $target }
   *[other] { $target ->
        [you] { $name } verfehlt dich
       *[other] { $name } verfehlt { $target }
    }
}
log-leads = { $name ->
    [you] Du führst mit { $score }
   *[other] { $name } führt mit { $score }
}
log-tied = Gleichstand bei { $score }
log-turn = Runde { $turn }
log-play-on = Gleichstand: Runde { $turn } entscheidet
log-won = { $name ->
    [you] Du gewinnst mit { $score }
   *[other] { $name } gewinnt mit { $score }
}
log-shared = { $count } teilen sich den Sieg: je { $score }

## Der Spickzettel

crib-title = Jede Runde
crib-hit = Treffer: +{ $points }, leert alles
crib-mole = jeder, der bleibt: +1
crib-stubborn = überlebt, selbes Loch: +{ $points }
crib-goal = { $goal }: das Ende

## Wie eine Partie endet

reason-fifty = Fünfzig Punkte
reason-shared = Geteilter Sieg
reason-played-on = Im Stechen entschieden

## Nach der Partie

stat-hits = Treffer
stat-missed = Daneben
stat-struck = Eingesteckte Treffer
stat-lost = Verlorene Maulwürfe
stat-moles = Punkte aus Maulwürfen
stat-best = Beste Runde
stat-average = Maulwürfe je Runde

## Warum ein Bot etwas tat

bot-why-greedy = { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}: mehr Punkte, und das Risiko lohnt sich.
bot-why-careful = { $count ->
    [one] 1 Maulwurf ist
   *[other] { $count } Maulwürfe sind
} schwerer zu finden.
bot-why-balance = { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}: So lohnt es sich im Schnitt am meisten.
bot-why-again = In Loch { $key } war zuletzt einer, und Maulwürfe kehren zurück.
bot-why-moved = Loch { $key } war zuletzt leer, und Maulwürfe ziehen um.
bot-why-first = Noch weiß man nichts: Loch { $key } ist so gut wie jedes.

## Woher die Punkte kommen

account-hits = Treffer
account-moles = Oben
account-stubborn = Sture Maulwürfe

## Ein gutes Wort nach der Partie

award-sure-mallet = Sicherer Hammer
award-sure-mallet-line = { $count } Treffer
award-fresh-air = Frische Luft
award-fresh-air-line = { $count } Schläge ins Leere
award-hot-streak = Glückssträhne
award-hot-streak-line = { $count } Treffer in Folge
award-ghost = Das Gespenst
award-ghost-line = { $count } Runden ohne Beule
award-favourite-hole = Lieblingsloch
award-favourite-hole-line = { $count } Schläge auf dieselbe Stelle
award-tough-skull = Dickschädel
award-tough-skull-line = { $count }-mal getroffen
award-good-loser = Gute Miene
award-good-loser-line = { $count } Beulen, noch immer fröhlich
award-clean-sweep = Reiner Tisch
award-clean-sweep-line = { $count } Maulwürfe mit einem Schlag
award-comeback = Stehaufmole
award-comeback-line = { $count } Treffer gleich nach einer Beule
award-full-house = Volles Haus
award-full-house-line = { $count } Maulwürfe hinaufgeschickt
award-greedy-garden = Gieriger Garten
award-greedy-garden-line = { $count } Maulwürfe auf einmal
award-careful-paws = Leise Pfoten
award-careful-paws-line = { $count } Runden mit 1 Maulwurf
award-stubborn = Sturkopf
award-stubborn-line = { $count }-mal sitzen geblieben
award-homebody = Stubenhocker
award-homebody-line = { $count } Punkte fürs Obenbleiben
award-big-turn = Große Runde
award-big-turn-line = { $count } Punkte auf einmal

## Auf dem Telefon

hand-mole-up = dein Maulwurf ist oben
hand-was-up = dein Maulwurf war letzte Runde oben
hand-up = { $count } oben: +{ $count }, wenn keiner trifft
hand-none-up = Tippe auf ein Loch: Da taucht ein Maulwurf auf.
hand-print = ein Maulwurf in Runde { $turn }
hand-mallet = dein Hammer
hand-prints = Maulwürfe der letzten zwei Runden.
hand-no-prints = Noch keine Maulwürfe hier.
hand-race = Das Rennen bis { $goal }
hand-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
