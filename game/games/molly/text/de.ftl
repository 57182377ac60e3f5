## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Molly
    .minutes = 25
    .turn = Runde { $turn }
    .turns = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
    .mood = gewendet und stibitzt
    .about = Drei in eine Reihe, ein Stapel für dich. Und was zeigen dann die anderen zwei?
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Bobtail, der Hund
    .help = Hundejagd statt Stapeltausch
option-open-burrows = Offene Baue
    .help = alle sehen alle Baue
manner-even = Ruhig
manner-picky = Heikel
manner-glutton = Gierig
manner-digger = Emsig
manner-pest = Frech

## Auf dem Tisch

turn = Runde { $turn }
last-round-title = Letzte Runde
display = Auslage
compost = Kompost
tardy = Trödler
to-tardy = Trödler in { $count }
last-round-plaque = Letzte Runde
deck-empty = Leer
spent = bezahlt { $count }
supply = { $count ->
    [0] keine Marker
    [one] 1 Marker
   *[other] { $count } Marker
}
tokens = { $count ->
    [0] 0 Marker
    [one] 1 Marker
   *[other] { $count } Marker
}
at-turn = am Zug
hidden = { $count ->
    [0] leer
    [one] 1 Klötzchen
   *[other] { $count } Klötzchen
}
worth-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
set-of-three = Ein Trio!
set-shout = Ein Trio!
chain-shout = Eine Kette!
projects-shout = Drei Projekte!
last-round-shout = Letzte Runde!
event-shout = Ereignis!
drum = WUMM!
colour-yellow = Gelb
colour-red = Rot
colour-white = Weiß
colour-green = Grün
colour-blue = Blau
project-word = Projekt
flip-title = Gewendet
flip-text = Der ganze Stapel dreht sich um: Die unterste Karte kommt nach oben, mit der anderen Seite. Ein verdeckter Maulwurf zeigt sein Gesicht, ein offener ein Projekt.
flip-short = Wenden holt die unterste Karte nach oben und zeigt ihre andere Seite.
bobtail-title = Der Bobtail
bobtail-text = Keine Karte auf ihn, kein Trio durch ihn. Für einen Marker hüpft er ein Feld weit, auch schräg. Der Stapel dort kommt auf ein beliebiges leeres Feld.

## Namen von allem, was man wählen kann

word-cell = Feld { $number }
word-display = { $colour } aus der Auslage
word-seat = { $name }
word-deck = eine unbekannte vom Nachziehstapel
word-take = Karte nehmen
word-swap = Stapel tauschen
word-hunt = Bobtail schicken
word-skip = Passen
pass-anyway = Trotzdem passen
price = −{ $tokens }
word-cube = ein Klötzchen in { $colour }
word-line-1 = obere Reihe
word-line-2 = mittlere Reihe
word-line-3 = untere Reihe
word-line-4 = linke Spalte
word-line-5 = mittlere Spalte
word-line-6 = rechte Spalte
word-line-7 = Diagonale abwärts
word-line-8 = Diagonale aufwärts

## Die Ansage

turn-of = { $name ->
    [you] Du bist dran: graben!
   *[other] { $name } gräbt.
}
thinking = { $name ->
    [you] Du bist dran.
   *[other] { $name } überlegt …
}
act-title = { $name ->
    [you] Spiel eine Karte
   *[other] { $name }, spiel eine Karte
}
act-body = Eine aus der Auslage oder blind eine vom Nachziehstapel.
act-body-last = Dein letzter Zug! Vorher kannst du noch Marker ausgeben.
act-note = { $tokens ->
    [0] Keine Marker: Spiel einfach eine Karte.
    [one] 1 Marker: Vorher darfst du eine Sonderaktion nutzen.
   *[other] { $tokens } Marker: Vorher darfst du Sonderaktionen nutzen.
}
play-title = { $name ->
    [you] Wohin mit { $colour }?
   *[other] { $name }, wohin mit { $colour }?
}
play-body = Nicht auf die eigene Farbe. Ein leeres Feld bringt dir einen Marker.
play-body-none = Nicht auf die eigene Farbe. Marker gibt es keine mehr.
corners-note = Ecken zeigen, wo das geht.
makes-set = Drei in einer Reihe! Stapel werden gewendet, danach gibt es kein Zurück.
drew-title = { $name ->
    [you] Du ziehst { $colour }.
   *[other] { $name } zieht { $colour }.
}
drew-body = Diese Karte musst du spielen. Wohin?
fits-nowhere-body = Die Karte passt nirgends. Spiel eine aus der Auslage.
take-title = { $name ->
    [you] Nimm eine Karte
   *[other] { $name }, nimm eine Karte
}
take-body = Welche Karte der Auslage nimmst du? Sie wird ein Klötzchen in deinem Bau.
take-note = Eine neue Karte kommt an ihren Platz.
swap-title = { $name ->
    [you] Tausche zwei Stapel
   *[other] { $name }, tausche zwei Stapel
}
swap-first = Wähle den ersten Stapel zum Tauschen.
swap-second = Mit welchem Nachbarn soll er tauschen?
hunt-title = { $name ->
    [you] Schick den Bobtail los
   *[other] { $name }, schick den Bobtail los
}
hunt-first = Wohin hüpft der Bobtail?
hunt-second = Auf welches leere Feld kommt der Stapel?
hunt-note = Ein Feld, auch schräg.
set-title = { $name ->
    [you] Drei in { $colour }! Welchen Stapel nimmst du?
   *[other] { $name }, drei in { $colour }! Welchen Stapel nimmst du?
}
set-body = Seine Karten werden deine Klötzchen. Die anderen zwei Stapel werden gewendet.
set-note = Nicht nachsehen, nicht zählen. Kein Zurück danach.
two-sets = { $name ->
    [you] Welches Trio zählt?
   *[other] { $name }, welches Trio zählt?
}
two-sets-body = Es sind mehrere, und nur eines zählt.
cover-title = { $name ->
    [you] Wohin mit { $colour }?
   *[other] { $name }, wohin mit { $colour }?
}
cover-body = Leg je eine Karte auf die drei Projekte.
cover-note = Trios, die so entstehen, zählen nicht.
event-waits = Danach das Ereignis: { $what }
steal-title = { $name ->
    [you] Nimm jemandem einen Marker weg
   *[other] { $name }, nimm jemandem einen Marker weg
}
steal-body = Der Vorrat ist leer. Wem nimmst du einen weg?
pass-title = { $name ->
    [you] Gib ein Klötzchen an { $right }
   *[other] { $right ->
        [you] { $name } gibt dir ein Klötzchen
       *[other] { $name }, gib ein Klötzchen an { $right }
    }
}
pass-body = Wähle eins von deinen. Alle geben gleichzeitig weiter.
pass-short = Ein Klötzchen nach rechts
discard-short = Je ein Klötzchen
discard-title = { $name ->
    [you] Wirf ein Klötzchen ab
   *[other] { $name }, wirf ein Klötzchen ab
}
discard-body = Wähle das, das dir am wenigsten fehlt.
discards-next = { $name ->
    [you] Du wählst ein Klötzchen zum Abwerfen.
   *[other] { $name } wählt ein Klötzchen zum Abwerfen.
}
event-tokens = Alle bekommen einen Marker
event-tokens-body = Reihum. Ist der Vorrat leer, nimm jemandem einen weg.
event-draw = Alle ziehen eine Karte
event-draw-body = Ihr Klötzchen kommt in den Bau, erwünscht oder nicht.
event-gaps = Leere Felder füllen sich
event-gaps-body = Auf jedes kommt offen ein Maulwurf vom Nachziehstapel. Keine Trios, keine Marker.
event-backs = Projekte werden zugedeckt
event-backs-body = Auf jedes kommt offen ein Maulwurf vom Nachziehstapel. Kein Trio zählt.
event-pass = Alle geben ein Klötzchen weiter
event-pass-body = Nach rechts, alle auf einmal, heimlich gewählt.
event-discard = Alle werfen ein Klötzchen ab
event-discard-body = Eins nach eigener Wahl, reihum.
over-won = { $name ->
    [you] Du gewinnst mit { $points }!
   *[other] { $name } gewinnt mit { $points }!
}
over-shared = { $count } teilen sich den Sieg: je { $points }!
over-fewer-tokens = Gleichstand: Wer weniger Marker hat, gewinnt.
over-body = Höchste Säule mal niedrigste, dazu 1 Punkt je Marker.

## Hinter dem Vorhang

burrow-title = { $name ->
    [you] Dein Bau
   *[other] Bau von { $name }
}
burrow-body = Auf jeder Säule: was ein Klötzchen mehr jetzt wert ist.
if-it-ended = Wäre jetzt Schluss
most = höchste
fewest = niedrigste
most-and-fewest = beides
tokens-word = Marker
points = = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
one-more = Heb deine niedrigste Säule: Die höchste malnimmt sie. Farben, die du nicht hast, zählen nicht.
first-would-cost = Dein erstes Klötzchen in { $colour } wäre deine niedrigste Säule und würde dich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} kosten.
first-would-not = Dein erstes Klötzchen in { $colour } brächte { $points ->
    [0] noch nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Farben, die du nicht hast, zählen nicht.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-no-token = Du hast keinen Marker übrig.
why-not-same-colour = Nie auf eine Karte der eigenen Farbe.

## Worauf man zeigt

help-display = { $colour } spielen: Danach wählst du das Feld.
help-take-card = Nimm ein Klötzchen in { $colour } für 1 Marker.
help-take-worth = Ein Klötzchen in { $colour } für 1 Marker: { $points ->
    [0] Deine Punkte bleiben gleich.
    [one] jetzt { NUMBER($points, signDisplay: "exceptZero") } Punkt für dich.
   *[other] jetzt { NUMBER($points, signDisplay: "exceptZero") } Punkte für dich.
}
help-peek = Dein Bau, nur für deine Augen.
help-deck = Blind: Was kommt, muss gespielt werden.
help-take = 1 Marker: Eine Karte der Auslage wird dein Klötzchen.
help-swap = 1 Marker: Zwei benachbarte Stapel tauschen den Platz.
help-hunt = 1 Marker: Der Bobtail hüpft, und der Stapel dort kommt auf ein leeres Feld.
help-skip = Es lässt sich nichts spielen.
help-steal = Nimm { $name ->
    [you] dir selbst
   *[other] { $name }
} einen Marker weg.
help-line = Das Trio in { $colour }.
help-line-projects = Drei Projekte: drei Marker und drei Karten, um sie zuzudecken.
help-cube = Wirf ein Klötzchen in { $colour } ab.
help-take-pile = Nimm diesen Stapel; die anderen zwei werden gewendet.
help-swap-pile = Ganze Stapel tauschen den Platz. Ein Trio zählt erst, wenn du eine Karte spielst.
help-hunt-pile = Dieser Stapel kommt auf ein leeres Feld.
help-hunt-gap = Ein leeres Feld: Kein Stapel zieht um.
help-hunt-space = Hierher kommt der Stapel, so wie er liegt.
help-makes-set = { $count ->
    [one] Drei in { $colour } in einer Reihe!
   *[other] { $count } Trios in { $colour }, eins zählt!
}
help-gap = Ein leeres Feld: ein Marker für dich.
help-gap-none = Ein leeres Feld. Marker gibt es keine mehr.
help-cell = { $colour } auf { $under }.

## Der Verlauf

log-turn = Runde { $turn }
log-taken = { $name ->
    [you] Du nimmst
   *[other] { $name } nimmt
} ein Klötzchen in { $colour } aus der Auslage
log-drew = { $name ->
    [you] Du ziehst
   *[other] { $name } zieht
} ein Klötzchen in { $colour }
log-swapped = { $name ->
    [you] Du tauschst
   *[other] { $name } tauscht
} zwei Stapel
log-hunted = { $name ->
    [you] Du schickst
   *[other] { $name } schickt
} den Bobtail auf einen Stapel
log-hunted-gap = { $name ->
    [you] Du schickst
   *[other] { $name } schickt
} den Bobtail auf ein leeres Feld
log-skipped = { $name ->
    [you] Du musst passen
   *[other] { $name } muss passen
}
log-no-token = { $name ->
    [you] Kein Marker für dich
   *[other] Kein Marker für { $name }
}
log-played = { $name ->
    [you] Du spielst
   *[other] { $name } spielt
} { $colour }
log-blind = { $name ->
    [you] Du spielst
   *[other] { $name } spielt
} blind: { $colour }
log-played-gap = { $name ->
    [you] Du füllst
   *[other] { $name } füllt
} ein leeres Feld
log-stole = { $name ->
    [you] Du stibitzt { $victim } einen Marker
   *[other] { $victim ->
        [you] { $name } stibitzt dir einen Marker
       *[other] { $name } stibitzt { $victim } einen Marker
    }
}
log-set = { $name ->
    [you] Du holst
   *[other] { $name } holt
} ein Trio in { $colour }: { $count } Klötzchen
log-chain = { $name ->
    [you] Deine Kette
   *[other] Kette von { $name }
}: Trio in { $colour }, { $count } Klötzchen
log-flipped = Zwei Stapel werden gewendet: { $one } und { $other }
log-flipped-alike = Zwei Stapel werden gewendet: zweimal { $one }
log-projects = { $name ->
    [you] Du holst
   *[other] { $name } holt
} 3 Projekte in einer Reihe!
log-event = Ereignis: { $what }
log-event-waits = Ein Ereignis wartet: { $what }
log-passed = { $name ->
    [you] Du gibst { $to } ein Klötzchen in { $colour }
   *[other] { $to ->
        [you] { $name } gibt dir ein Klötzchen in { $colour }
       *[other] { $name } gibt { $to } ein Klötzchen in { $colour }
    }
}
log-gone = { $name ->
    [you] Du wirfst
   *[other] { $name } wirft
} ein Klötzchen in { $colour } ab
log-nowhere = { $colour } passt nirgends
log-last-round = Letzte Runde! Die Trödler sind da
log-ended = Der Garten ist abgeerntet

## Der Spickzettel

crib-title = Am Ende
crib-score = hoch × niedrig
crib-tokens = +1 je Marker
crib-none = Farbe fehlt: zählt nicht
crib-bobtail = sperrt sein Feld

## Wie eine Partie endet

reason-score = Die meisten Punkte
reason-fewer-tokens = Gleichstand: weniger Marker
reason-shared = Geteilter Sieg

## Nach der Partie

stat-sets = Trios
stat-chains = davon in Ketten
stat-projects = Projekt-Trios
stat-cubes = Gewonnene Klötzchen
stat-lost = Klötzchen ohne Platz im Bau
stat-taken = Genommene Karten
stat-swaps = Versetzte Stapel
stat-gaps = Gefüllte leere Felder
stat-stolen = Anderen stibitzte Marker
stat-blind = Blind gespielte Karten

## Warum ein Bot etwas tat

bot-why-set = Feld { $number } macht drei in { $colour } voll: { $line }.
bot-why-token = Feld { $number } ist leer: Eine Karte dort bringt einen Marker.
bot-why-cell = Auf Feld { $number } hilft { $colour } dem Nächsten am wenigsten.
bot-why-deck = Eine unbekannte vom Nachziehstapel kann mehr bringen als die Auslage.
bot-why-take = Ein Klötzchen in { $colour } ist mehr wert als der Marker.
bot-why-swap = Mit Feld { $number } getauscht fehlt nur noch einer in { $colour }: { $line }.
bot-why-hunt = Steht der Bobtail auf Feld { $number }, fehlt nur noch einer in { $colour }: { $line }.
bot-why-moved = Der Garten ist besser, wenn Feld { $number } anders belegt ist.
bot-why-thick = Der Stapel auf Feld { $number } ist der dickste.
bot-why-pile = Der Stapel auf Feld { $number } passt am besten in den Bau.
bot-why-projects = Drei Projekte bringen Marker: { $line }.
bot-why-cover = Hier zählt kein Trio, also darf { $colour } auf Feld { $number }.
bot-why-seat = Dort { $count ->
    [one] liegt 1 Marker
   *[other] liegen { $count } Marker
}: Einer ist zu entbehren.
bot-why-cube = Das Klötzchen in { $colour } fehlt am wenigsten.
bot-why-passed = Das fehlt am wenigsten.
bot-why-skip = Es gab nichts zu spielen.
bot-why = Es schien das Beste von allem.

## Woher die Punkte kommen

account-cubes = Hoch × niedrig
account-tokens = Marker
account-cubes-held = { $count ->
    [one] 1 Klötzchen
   *[other] { $count } Klötzchen
}

## Ein gutes Wort nach der Partie

award-three-in-a-row = Drei in einer Reihe
award-three-in-a-row-line = { $count } Trios
award-chain-reaction = Kettenreaktion
award-chain-reaction-line = { $count } Trios durch Wenden
award-deep-digger = Tiefgräber
award-deep-digger-line = { $count } Karten in einem Stapel
award-rainy-day = Notgroschen
award-rainy-day-line = { $count } Marker im Trockenen
award-one-colour = Eine Lieblingsfarbe
award-one-colour-line = { $count } Klötzchen einer Farbe
award-rainbow = Regenbogenbau
award-rainbow-line = von jeder Farbe { $count } und mehr
award-full-burrow = Voller Bau
award-full-burrow-line = { $count } Klötzchen daheim
award-overflowing = Überfluss
award-overflowing-line = { $count } Klötzchen ohne Platz
award-brave-nose = Mutige Nase
award-brave-nose-line = { $count } Karten blind gespielt
award-furniture-mover = Möbelpacker
award-furniture-mover-line = { $count } Stapeltausche
award-bobtail-friend = Bobtails Freund
award-bobtail-friend-line = { $count }-mal mit ihm unterwegs
award-gap-filler = Lückenfüller
award-gap-filler-line = { $count } leere Felder gefüllt
award-light-paws = Flinke Pfoten
award-light-paws-line = { $count } Marker von anderen
award-open-pockets = Offene Taschen
award-open-pockets-line = { $count } Marker hergegeben
award-quick-choice = Schnell gewählt
award-quick-choice-line = { $count } Karten gleich mitgenommen
award-project-leader = Projektleitung
award-project-leader-line = { $count } Projekt-Trios
award-loud-flip = Große Wende
award-loud-flip-line = { $count } Stapel gewendet
award-kind-neighbour = Nette Nachbarschaft
award-kind-neighbour-line = { $count } Klötzchen weitergereicht

## Auf dem Telefon

hand-burrow = Dein Bau
hand-one-more = eins mehr: { $points }
hand-cubes = Deine Klötzchen
hand-leaves = dann hast du noch { $count }
hand-cards = Karten
hand-garden = Der Garten
hand-dog = der Bobtail
hand-gap = leer
hand-cubes-of = { $count ->
    [one] 1 Klötzchen
   *[other] { $count } Klötzchen
}

page-compost = { $count ->
    [0] Noch wurde nichts weggeworfen.
    [one] 1 Karte wurde weggeworfen.
   *[other] { $count } Karten wurden weggeworfen.
}
