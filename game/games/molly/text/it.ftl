## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .mood = ribaltoni e furtarelli
    .about = Metti in fila tre talpe, prendi una pila e guarda che cosa diventano le altre due.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Il Bobtail
    .help = un cane a caccia di talpe
option-open-burrows = Tane aperte
    .help = tutti vedono tutto
manner-even = Calmo
manner-picky = Pignolo
manner-glutton = Ingordo
manner-digger = Scavatore
manner-pest = Monello

## On the table

turn = Turno { $turn }
last-round-title = Ultimo giro
display = In mostra
compost = Compost
tardy = Tardive
to-tardy = { $count } alle Tardive
last-round-plaque = Ultimo giro
deck-empty = Finito
spent = pagati { $count }
supply = { $count ->
    [0] 0 gettoni
    [one] 1 gettone
   *[other] { $count } gettoni
}
tokens = { $count ->
    [0] 0 gettoni
    [one] 1 gettone
   *[other] { $count } gettoni
}
at-turn = di turno
hidden = { $count ->
    [0] vuota
    [one] 1 cubo
   *[other] { $count } cubi
}
worth-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
set-of-three = Tris!
set-shout = Tris!
chain-shout = Catena!
projects-shout = Tre Progetti!
last-round-shout = Ultimo giro!
event-shout = Evento!
drum = TUM!
colour-yellow = giallo
colour-red = rosso
colour-white = bianco
colour-green = verde
colour-blue = blu
project-word = Progetto
flip-title = Un ribaltone
flip-text = Si gira tutta la pila: la carta in fondo viene in cima, con l’altro lato in vista. Una talpa messa coperta mostra il muso. Una messa scoperta mostra un Progetto.
flip-short = Ribaltando viene in cima la carta in fondo, con l’altro lato in vista.
bobtail-title = Il Bobtail
bobtail-text = Su di lui niente carte né linee. Per un gettone salta di una casella. La pila che trova rispunta in una casella vuota qualsiasi.

## Names of what can be chosen

word-cell = casella { $number }
word-display = il { $colour } in mostra
word-seat = { $name }
word-deck = la prima carta del mazzo
word-take = A Prendi carta
word-swap = B Scambia pile
word-hunt = B Caccia
word-skip = Passa
price = −{ $tokens }
word-cube = un cubo { $colour }
word-line-1 = riga in alto
word-line-2 = riga in mezzo
word-line-3 = riga in basso
word-line-4 = colonna sinistra
word-line-5 = colonna centrale
word-line-6 = colonna destra
word-line-7 = diagonale in discesa
word-line-8 = diagonale in salita

## The prompt

turn-of = { $name } scava.
thinking = { $name } ci pensa …
act-title = { $name }: tocca a te
act-body = Gioca una carta in mostra, o la prima del mazzo alla cieca.
act-body-last = Il tuo ultimo turno: gioca una carta. I gettoni comprano ancora A e B.
act-note = { $tokens ->
    [0] Niente gettoni: niente azioni speciali.
    [one] Un gettone: prima carta (A) o pila (B).
   *[other] { $tokens } gettoni: prima carte (A) o pile (B).
}
play-title = { $name }: dove va il { $colour }?
play-body = Ovunque, ma non sul suo colore. Una casella vuota porta un gettone.
play-body-none = Ovunque, ma non sul suo colore. Non resta alcun gettone da prendere.
corners-note = Gli angoli mostrano dove può andare.
makes-set = Tre in fila! Il ribaltone svela segreti: poi non si annulla.
drew-title = { $name } pesca { $colour }.
drew-body = Va giocata. Dove?
fits-nowhere-body = La carta non trovava posto. Giocane una in mostra.
take-body = A: quale carta in mostra diventa un tuo cubo?
take-note = Al suo posto ne arriva una nuova.
swap-first = B: quale pila si sposta?
swap-second = B: con quale vicina cambia posto?
hunt-first = B: dove salta il Bobtail?
hunt-second = B: in quale casella vuota rispunta la pila?
hunt-note = Una casella, dritto o in diagonale.
set-title = { $name }, tris { $colour }! Quale pila?
set-body = Le sue carte diventano cubi. Le altre si ribaltano.
set-note = Non si guarda, non si conta. Poi non si annulla.
two-sets = { $name }: più di un tris. Quale?
two-sets-body = Ne vale uno solo.
cover-title = { $name }: dove va il { $colour }?
cover-body = Copri i tre Progetti, una carta su ognuno.
cover-note = I tris fatti così non contano.
event-waits = Poi l’evento: { $what }
steal-title = { $name }: la riserva è vuota.
steal-body = A chi prendi un gettone?
pass-title = { $name }: un cubo per { $right }
pass-body = Scegline uno tuo. Si passa tutti insieme.
pass-short = Un cubo a destra
discard-short = Via un cubo a testa
discard-title = { $name }: un cubo se ne va
discard-body = Scegli quello che ti manca di meno.
discards-next = Sceglie { $name }.
event-tokens = Un gettone a tutti
event-tokens-body = A turno, da qui in poi. Se la riserva è vuota, va bene quello di un altro.
event-draw = Tutti pescano
event-draw-body = Il cubo della carta va nella tana, voluto o no.
event-gaps = I vuoti si riempiono
event-gaps-body = Ogni casella vuota riceve una talpa scoperta dal mazzo. Nessun tris vale.
event-backs = Progetti coperti
event-backs-body = Ogni dorso riceve una talpa scoperta dal mazzo. Nessun tris vale.
event-pass = Tutti passano un cubo
event-pass-body = A destra, tutti insieme, scelto in segreto.
event-discard = Tutti scartano un cubo
event-discard-body = Uno a propria scelta, uno dopo l’altro.
over-won = Vince { $name } con { $points }!
over-shared = Vincono in { $count } con { $points }!
over-fewer-tokens = Parità: contano i gettoni in meno.
over-body = Il più alto per il più basso, e un punto a gettone.

## Behind the curtain

burrow-title = La tana di { $name }
burrow-body = Su ogni colonna: quanto vale ora un cubo in più.
if-it-ended = Se finisse adesso
most = di più
fewest = di meno
most-and-fewest = entrambi
tokens-word = gettoni
points = = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
one-more = Poche colonne alte battono tante basse. I colori che ti mancano non contano.
first-would-cost = Il primo { $colour } sarebbe il colore che hai di meno e costerebbe { $points }. I colori che ti mancano non contano.
first-would-not = Il primo { $colour } porterebbe { $points }. I colori che ti mancano non contano.

## Why something is not possible

why-not-over = La partita è finita.
why-not-no-token = Costa un gettone.
why-not-same-colour = Mai su una carta del suo colore.

## Pointing at things

help-display = Gioca il { $colour }: poi scegli la casella.
help-take-card = Un cubo { $colour } per un gettone.
help-take-worth = Un cubo { $colour } per un gettone: ora { $points ->
    [0] non cambia niente
    [one] 1 punto
   *[other] { $points } punti
}.
help-peek = La tua tana, solo per i tuoi occhi.
help-deck = Alla cieca: ciò che esce va giocato.
help-take = Un gettone: una carta in mostra diventa un tuo cubo.
help-swap = Un gettone: due pile vicine si scambiano.
help-hunt = Un gettone: il Bobtail salta, e una pila rispunta altrove.
help-skip = Non si può giocare niente.
help-steal = Prendi un gettone a { $name }.
help-line = Il tris { $colour }.
help-line-projects = Tre Progetti: tre gettoni, e tre carte per coprirli.
help-cube = Se ne va un cubo { $colour }.
help-take-pile = Prendi questa pila; le altre due si ribaltano.
help-swap-pile = Si scambiano pile intere. Nessun tris vale finché non giochi una carta.
help-hunt-pile = La pila che è qui rispunterà altrove.
help-hunt-gap = Una casella vuota: non rispunta niente.
help-hunt-space = Qui rispunta, così com’è.
help-makes-set = { $count ->
    [one] Tris { $colour }!
   *[other] { $count } tris { $colour }: ne vale uno!
}
help-gap = Una casella vuota: un gettone per te.
help-gap-none = Una casella vuota. Non resta alcun gettone da prendere.
help-cell = { $colour } su { $under }.

## The log

log-turn = Turno { $turn }
log-taken = { $name } prende { $colour } (A)
log-drew = { $name } pesca { $colour }
log-swapped = { $name } scambia due (B)
log-hunted = { $name } manda il cane
log-hunted-gap = { $name }: cane nel vuoto
log-skipped = { $name } deve passare
log-no-token = Niente per { $name }
log-played = { $name } gioca { $colour }
log-blind = { $name } alla cieca: { $colour }
log-played-gap = { $name } riempie
log-stole = { $name } deruba { $victim }
log-set = { $name }: tris { $colour }, +{ $count }
log-chain = { $name }, catena: { $colour }, +{ $count }
log-flipped = Ribaltone: { $one }, { $other }
log-projects = { $name }: 3 Progetti!
log-event = Evento: { $what }
log-event-waits = In attesa: { $what }
log-passed = { $name } dà { $colour } a { $to }
log-gone = { $name } scarta { $colour }
log-nowhere = Nessun posto per il { $colour }
log-last-round = Tardive: ultimo giro
log-ended = L’orto è vuoto

## The crib

crib-title = Alla fine
crib-score = più alto × più basso
crib-tokens = +1 a gettone
crib-none = se manca: non conta
crib-bobtail = cane: né carte né linee

## How a match ends

reason-score = Più punti di tutti
reason-fewer-tokens = Parità: meno gettoni
reason-shared = Vittoria divisa

## After the match

stat-sets = Tris
stat-chains = di cui in catena
stat-projects = Tris di Progetti
stat-cubes = Cubi presi
stat-lost = Cubi senza posto
stat-taken = Carte prese (A)
stat-swaps = Pile spostate (B)
stat-gaps = Vuoti riempiti
stat-stolen = Gettoni presi agli altri
stat-blind = Carte giocate alla cieca

## Why a bot did it

bot-reason-display = La linea migliore, o la meno utile a chi viene dopo.
bot-reason-deck = In mostra niente va bene; nel mazzo forse sì.
bot-reason-take = Questo colore alza il punteggio.
bot-reason-swap = Due in fila aspettano il terzo.
bot-reason-hunt = Il cane sgombra la via per una linea.
bot-reason-cell = Questa casella dà di più e lascia di meno.
bot-reason-line = Questa linea ha più di ciò che serve.
bot-reason-seat = Chi è in testa può farne a meno.
bot-reason-cube = Quello che manca di meno.
bot-reason-skip = Non c’era niente da giocare.
