## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Molly
    .minutes = 25
    .mood = gewendet und stibitzt
    .about = Drei in eine Reihe, ein Stapel für dich; was zeigen die anderen zwei?
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Der Bobtail
    .help = ein Hund jagt, statt zu tauschen
option-open-burrows = Offene Baue
    .help = alle sehen alles
manner-even = Still
manner-picky = Heikel
manner-glutton = Gierig
manner-digger = Emsig
manner-pest = Frech

## Auf dem Tisch

turn = Zug { $turn }
last-round-title = Letzte Runde
display = Auslage
compost = Kompost
tardy = Trödler
to-tardy = { $count } bis Trödler
last-round-plaque = Letzte Runde
deck-empty = Leer
spent = bezahlt { $count }
supply = { $count ->
    [0] keine Marker
    [one] 1 Marker
   *[other] { $count } Marker
}
tokens = { $count ->
    [0] keine Marker
    [one] 1 Marker
   *[other] { $count } Marker
}
at-turn = am Zug
hidden = { $count ->
    [0] leer
    [one] 1 Würfel
   *[other] { $count } Würfel
}
worth-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
set-of-three = Ein Dreier!
set-shout = Ein Dreier!
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
flip-text = Der ganze Stapel dreht sich um: Seine unterste Karte kommt nach oben, mit der anderen Seite. Lag ein Maulwurf verdeckt, zeigt er sein Gesicht. Lag er offen, zeigt er ein Projekt.
flip-short = Wenden bringt die unterste Karte nach oben, andere Seite voran.
bobtail-title = Der Bobtail
bobtail-text = Auf ihm keine Karte, durch ihn keine Reihe. Für einen Marker hüpft er ein Feld weit. Der Stapel dort taucht auf einem leeren Feld auf.

## Namen von allem, was man wählen kann

word-cell = Feld { $number }
word-display = der Maulwurf in { $colour }
word-seat = { $name }
word-deck = vom Nachziehstapel
word-take = A Nehmen
word-swap = B Tauschen
word-hunt = B Jagd
word-skip = Passen
price = −{ $tokens }
word-cube = ein Würfel in { $colour }
word-line-1 = obere Reihe
word-line-2 = mittlere Reihe
word-line-3 = untere Reihe
word-line-4 = linke Spalte
word-line-5 = mittlere Spalte
word-line-6 = rechte Spalte
word-line-7 = Schräge abwärts
word-line-8 = Schräge aufwärts

## Die Ansage

turn-of = { $name } gräbt.
thinking = { $name } überlegt …
act-title = { $name }: du bist am Zug
act-body = Spiel eine Karte der Auslage oder blind die oberste vom Stapel.
act-body-last = Dein letzter Zug: Spiel eine Karte. Marker bezahlen noch A und B.
act-note = { $tokens ->
    [0] Kein Marker: keine Sonderaktion.
    [one] Ein Marker: Nimm erst eine Karte (A) oder tausche Stapel (B).
   *[other] { $tokens } Marker: Nimm erst Karten (A) oder tausche Stapel (B).
}
play-title = { $name }: wohin mit { $colour }?
play-body = Überallhin, nur nicht auf die eigene Farbe. Ein leeres Feld bringt einen Marker.
play-body-none = Überallhin, nur nicht auf die eigene Farbe. Marker ist keiner mehr zu haben.
corners-note = Ecken zeigen, wohin sie darf.
makes-set = Drei in einer Reihe! Wenden enthüllt Geheimes: Danach gibt es kein Zurück.
drew-title = { $name } hat { $colour } gezogen.
drew-body = Die Karte muss gespielt werden. Wohin?
fits-nowhere-body = Die Karte passte nirgends. Spiel eine aus der Auslage.
take-body = A: Welche Karte der Auslage wird ein Würfel für dich?
take-note = Eine neue Karte kommt an ihren Platz.
swap-first = B: Welcher Stapel zieht um?
swap-second = B: Mit welchem Nachbarn tauscht er?
hunt-first = B: Wohin hüpft der Bobtail?
hunt-second = B: Auf welchem leeren Feld taucht der Stapel auf?
hunt-note = Ein Feld, gerade oder schräg.
set-title = { $name }: drei in { $colour }! Welcher Stapel?
set-body = Seine Karten werden deine Würfel. Die anderen zwei wenden sich.
set-note = Nicht nachsehen, nicht zählen. Kein Zurück danach.
two-sets = { $name }: mehr als ein Dreier. Welcher?
two-sets-body = Nur einer davon zählt.
cover-title = { $name }: wohin mit { $colour }?
cover-body = Deck die drei Projekte zu, mit je einer Karte.
cover-note = Dreier, die so entstehen, zählen nicht.
event-waits = Danach das Ereignis: { $what }
steal-title = { $name }: der Vorrat ist leer.
steal-body = Wem nimmst du einen Marker weg?
pass-title = { $name }: ein Würfel für { $right }
pass-body = Wähle einen von deinen. Alle geben zugleich weiter.
pass-short = Ein Würfel nach rechts
discard-short = Je ein Würfel
discard-title = { $name }: ein Würfel muss weg
discard-body = Wähle den, der dir am wenigsten fehlt.
discards-next = { $name } wählt einen aus.
event-tokens = Alle bekommen einen Marker
event-tokens-body = Reihum, hier beginnend. Ist der Vorrat leer, tut es auch ein fremder.
event-draw = Alle ziehen eine Karte
event-draw-body = Ihr Würfel kommt in den Bau, erwünscht oder nicht.
event-gaps = Leere Felder füllen sich
event-gaps-body = Jedes bekommt einen Maulwurf vom Stapel, offen. Kein Dreier zählt.
event-backs = Projekte werden zugedeckt
event-backs-body = Auf jede Rückseite kommt ein Maulwurf vom Stapel, offen. Kein Dreier zählt.
event-pass = Alle geben einen Würfel weiter
event-pass-body = Nach rechts, alle zugleich, heimlich gewählt.
event-discard = Alle geben einen Würfel ab
event-discard-body = Einen nach eigener Wahl, reihum.
over-won = { $name } gewinnt mit { $points }!
over-shared = { $count } teilen sich den Sieg mit { $points }!
over-fewer-tokens = Gleichstand: Weniger Marker entscheiden.
over-body = Höchste mal niedrigste, dazu ein Punkt je Marker.

## Hinter dem Vorhang

burrow-title = Bau von { $name }
burrow-body = Auf jeder Säule: was ein Würfel mehr jetzt wert ist.
if-it-ended = Wäre jetzt Schluss
most = höchste
fewest = niedrigste
most-and-fewest = beides
tokens-word = Marker
points = = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
one-more = Wenige hohe Säulen schlagen viele niedrige. Farben, die du nicht hast, zählen nicht.
first-would-cost = Ein erster Würfel in { $colour } wäre deine niedrigste Säule und kostet { $points }. Farben, die du nicht hast, zählen nicht.
first-would-not = Ein erster Würfel in { $colour } brächte { $points }. Farben, die du nicht hast, zählen nicht.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-no-token = Das kostet einen Marker.
why-not-same-colour = Nie auf eine Karte der eigenen Farbe.

## Worauf man zeigt

help-display = { $colour } spielen: Danach wählst du das Feld.
help-take-card = Ein Würfel in { $colour } für einen Marker.
help-take-worth = Ein Würfel in { $colour } für einen Marker: jetzt { $points ->
    [0] ohne Wirkung
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
help-peek = Dein Bau, nur für deine Augen.
help-deck = Blind: Was kommt, muss gespielt werden.
help-take = Ein Marker: Eine Karte der Auslage wird dein Würfel.
help-swap = Ein Marker: Zwei Stapel nebeneinander tauschen den Platz.
help-hunt = Ein Marker: Der Bobtail hüpft, und anderswo taucht ein Stapel auf.
help-skip = Es lässt sich nichts spielen.
help-steal = Nimm { $name } einen Marker weg.
help-line = Der Dreier in { $colour }.
help-line-projects = Drei Projekte: drei Marker und drei Karten, um sie zuzudecken.
help-cube = Ein Würfel in { $colour } kommt weg.
help-take-pile = Nimm diesen Stapel; die anderen zwei wenden sich.
help-swap-pile = Ganze Stapel tauschen den Platz. Ein Dreier zählt erst, wenn eine Karte gespielt ist.
help-hunt-pile = Dieser Stapel taucht anderswo auf.
help-hunt-gap = Ein leeres Feld: Hier taucht nichts auf.
help-hunt-space = Hier taucht er auf, so wie er liegt.
help-makes-set = { $count ->
    [one] Drei in { $colour } in einer Reihe!
   *[other] { $count } Dreier in { $colour }, einer zählt!
}
help-gap = Ein leeres Feld: ein Marker für dich.
help-gap-none = Ein leeres Feld. Marker ist keiner mehr zu haben.
help-cell = { $colour } auf { $under }.

## Der Verlauf

log-turn = Zug { $turn }
log-taken = { $name } nimmt { $colour } (A)
log-drew = { $name } zieht { $colour }
log-swapped = { $name } tauscht zwei (B)
log-hunted = { $name } schickt den Hund
log-hunted-gap = { $name }: Hund ins Leere
log-skipped = { $name } muss passen
log-no-token = Kein Marker für { $name }
log-played = { $name } spielt { $colour }
log-blind = { $name } blind: { $colour }
log-played-gap = { $name } füllt Lücke
log-stole = { $name } beklaut { $victim }
log-set = { $name }: 3× { $colour }, +{ $count }
log-chain = { $name } Kette: { $colour }, +{ $count }
log-flipped = Gewendet: { $one }, { $other }
log-projects = { $name }: 3 Projekte!
log-event = Ereignis: { $what }
log-event-waits = Wartet: { $what }
log-passed = { $name } gab { $colour } an { $to }
log-gone = { $name } gibt { $colour } ab
log-nowhere = { $colour } passt nirgends
log-last-round = Trödler: letzte Runde
log-ended = Der Garten ist leer

## Der Spickzettel

crib-title = Am Ende
crib-score = hoch × niedrig
crib-tokens = +1 je Marker
crib-none = keiner: zählt nicht
crib-bobtail = Hund: keine Karte, keine Reihe

## Wie eine Partie endet

reason-score = Die meisten Punkte
reason-fewer-tokens = Gleichstand: weniger Marker
reason-shared = Geteilt

## Nach der Partie

stat-sets = Dreier
stat-chains = davon in Ketten
stat-projects = Projekt-Dreier
stat-cubes = Gewonnene Würfel
stat-lost = Würfel ohne Platz im Bau
stat-taken = Genommene Karten (A)
stat-swaps = Versetzte Stapel (B)
stat-gaps = Gefüllte Lücken
stat-stolen = Anderen stibitzte Marker
stat-blind = Blind gespielte Karten

## Warum ein Bot etwas tat

bot-reason-display = Die beste Reihe im Angebot, oder die geringste für den nächsten Platz.
bot-reason-deck = Nichts Offenes passt; vielleicht der Stapel.
bot-reason-take = Diese Farbe hebt die Punkte.
bot-reason-swap = Zwei in einer Reihe warten auf den Dritten.
bot-reason-hunt = Der Hund macht einer Reihe Platz.
bot-reason-cell = Dieses Feld bringt am meisten und lässt am wenigsten übrig.
bot-reason-line = In dieser Reihe steckt mehr Brauchbares.
bot-reason-seat = Wer führt, kann es entbehren.
bot-reason-cube = Der fehlt am wenigsten.
bot-reason-skip = Es gab nichts zu spielen.
