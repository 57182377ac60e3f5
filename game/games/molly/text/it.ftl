## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .turn = giro { $turn }
    .turns = { $turns ->
        [one] 1 giro
       *[other] { $turns } giri
    }
    .mood = ribaltoni e furtarelli
    .about = Metti in fila tre talpe, prendi una pila e guarda che cosa diventano le altre due.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Bobtail, il cane
    .help = si caccia, invece di scambiare pile
option-open-burrows = Tane aperte
    .help = tutti vedono tutte le tane
manner-even = Calmo
manner-picky = Pignolo
manner-glutton = Ingordo
manner-digger = Scavatore
manner-pest = Monello

## On the table

turn = Giro { $turn }
last-round-title = Ultimo giro
display = In mostra
compost = Compost
tardy = Tardive
to-tardy = { $count } alle Tardive
last-round-plaque = Ultimo giro
deck-empty = Finito
spent = { $count ->
    [one] pagato 1
   *[other] pagati { $count }
}
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
flip-text = Si gira tutta la pila: la carta in fondo viene in cima e mostra l’altro lato. Una talpa messa coperta mostra il muso. Una messa scoperta mostra un Progetto.
flip-short = Ribaltata, una pila mostra l’altro lato della carta in fondo.
bobtail-title = Il Bobtail
bobtail-text = Niente carte su di lui, niente tris attraverso di lui. Per un gettone salta di una casella, anche in diagonale. La pila che trova va in una casella vuota qualsiasi.

## Names of what can be chosen

word-cell = casella { $number }
word-display = la talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
} in mostra
word-seat = { $name }
word-deck = una carta coperta del mazzo
word-take = Prendi una carta
word-swap = Scambia due pile
word-hunt = Muovi Bobtail
word-skip = Passa
pass-anyway = Passa comunque
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

turn-of = { $name ->
    [you] Tocca a te scavare.
   *[other] { $name } scava.
}
thinking = { $name ->
    [you] Tocca a te.
   *[other] { $name } ci pensa…
}
act-title = { $name ->
    [you] Gioca una carta
   *[other] { $name }: gioca una carta
}
act-body = Una in mostra, o una del mazzo alla cieca.
act-body-last = Il tuo ultimo turno! Prima puoi ancora spendere gettoni.
act-note = { $tokens ->
    [0] Niente gettoni: gioca una carta e basta.
    [one] 1 gettone: prima puoi fare un’azione speciale.
   *[other] { $tokens } gettoni: prima puoi fare azioni speciali.
}
play-title = { $name ->
    [you] Dove metti la talpa { $colour ->
        [bianco] bianca
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }?
   *[other] { $name }: dove metti la talpa { $colour ->
       [bianco] bianca
       [giallo] gialla
       [rosso] rossa
      *[other] { $colour }
   }?
}
play-body = Non sul suo colore. Una casella vuota ti dà un gettone.
play-body-none = Non sul suo colore. Non restano gettoni da prendere.
corners-note = Gli angoli mostrano dove può andare.
makes-set = Tre in fila! Si ribaltano pile: poi non si annulla.
drew-title = { $name ->
    [you] Peschi una talpa { $colour ->
        [bianco] bianca
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }.
   *[other] { $name } pesca una talpa { $colour ->
       [bianco] bianca
       [giallo] gialla
       [rosso] rossa
      *[other] { $colour }
   }.
}
drew-body = Devi giocarla. Dove?
fits-nowhere-body = Quella carta non trova posto. Giocane una in mostra.
take-title = { $name ->
    [you] Prendi una carta
   *[other] { $name }: prendi una carta
}
take-body = Quale carta in mostra prendi? Diventa un cubo nella tua tana.
take-note = Al suo posto ne arriva una nuova.
swap-title = { $name ->
    [you] Scambia due pile
   *[other] { $name }: scambia due pile
}
swap-first = Scegli la prima pila da scambiare.
swap-second = Con quale vicina la scambi?
hunt-title = { $name ->
    [you] Muovi Bobtail
   *[other] { $name }: muovi Bobtail
}
hunt-first = Dove salta Bobtail?
hunt-second = In quale casella vuota va quella pila?
hunt-note = Una casella, anche in diagonale.
set-title = { $name ->
    [you] Tris { $colour }! Quale pila prendi?
   *[other] { $name }: tris { $colour }! Quale pila prendi?
}
set-body = Le sue carte diventano cubi. Le altre due pile si ribaltano.
set-note = Non si guarda, non si conta. Poi non si annulla.
two-sets = { $name ->
    [you] Quale tris vale?
   *[other] { $name }: quale tris vale?
}
two-sets-body = Ne hai fatti più d’uno: ne vale uno solo.
cover-title = { $name ->
    [you] Dove metti la talpa { $colour ->
        [bianco] bianca
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }?
   *[other] { $name }: dove metti la talpa { $colour ->
       [bianco] bianca
       [giallo] gialla
       [rosso] rossa
      *[other] { $colour }
   }?
}
cover-body = Metti una carta su ognuno dei tre Progetti.
cover-note = I tris fatti così non contano.
event-waits = Poi l’Evento: { $what }
steal-title = { $name ->
    [you] Prendi un gettone a qualcuno
   *[other] { $name }: prendi un gettone a qualcuno
}
steal-body = La riserva è vuota. A chi lo prendi?
pass-title = { $name ->
    [you] Da’ un cubo a { $right }
   *[other] { $right ->
        [you] { $name } ti dà un cubo
       *[other] { $name }: da’ un cubo a { $right }
    }
}
pass-body = Scegline uno tuo. Si passa tutti insieme.
pass-short = Un cubo a destra
discard-short = Via un cubo a testa
discard-title = { $name ->
    [you] Scarta un cubo
   *[other] { $name }: scarta un cubo
}
discard-body = Scegli quello a cui tieni di meno.
discards-next = { $name ->
    [you] Scegli un cubo da scartare.
   *[other] { $name } sceglie un cubo da scartare.
}
event-tokens = Un gettone a tutti
event-tokens-body = A turno. Se la riserva è vuota, si prende a qualcuno.
event-draw = Tutti pescano
event-draw-body = Il cubo della carta va nella tana, voluto o no.
event-gaps = I vuoti si riempiono
event-gaps-body = In ognuno va una talpa scoperta dal mazzo. Niente tris, niente gettoni.
event-backs = Progetti coperti
event-backs-body = Ogni dorso riceve una talpa scoperta dal mazzo. Nessun tris vale.
event-pass = Tutti passano un cubo
event-pass-body = A destra, tutti insieme, scelto in segreto.
event-discard = Tutti scartano un cubo
event-discard-body = Uno a propria scelta, uno dopo l’altro.
over-won = { $name ->
    [you] Vinci con { $points }!
   *[other] Vince { $name } con { $points }!
}
over-shared = Vittoria condivisa in { $count }: { $points } a testa!
over-fewer-tokens = Parità: vince chi ha meno gettoni.
over-body = Colonna più alta per la più bassa, e 1 punto a gettone.

## Behind the curtain

burrow-title = { $name ->
    [you] La tua tana
   *[other] La tana di { $name }
}
burrow-body = Su ogni colonna: quanto vale ora un cubo in più.
if-it-ended = Se finisse adesso
most = più alto
fewest = più basso
most-and-fewest = entrambi
tokens-word = gettoni
points = = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
one-more = Alza la colonna più bassa: la più alta la moltiplica. I colori che ti mancano non contano.
first-would-cost = Il primo cubo { $colour } sarebbe la tua colonna più bassa e ti costerebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
first-would-not = Il primo cubo { $colour } { $points ->
    [0] non cambierebbe nulla
    [one] porterebbe 1 punto
   *[other] porterebbe { $points } punti
}. I colori che ti mancano non contano.

## Why something is not possible

why-not-over = La partita è finita.
why-not-no-token = Non hai gettoni da spendere.
why-not-same-colour = Mai su una carta del suo colore.

## Pointing at things

help-display = Gioca la talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
}: poi scegli la casella.
help-take-card = Prendi un cubo { $colour } per 1 gettone.
help-take-worth = Un cubo { $colour } per 1 gettone: { $points ->
    [0] i tuoi punti non cambiano.
    [one] ora { NUMBER($points, signDisplay: "exceptZero") } punto per te.
   *[other] ora { NUMBER($points, signDisplay: "exceptZero") } punti per te.
}
help-peek = La tua tana, solo per i tuoi occhi.
help-deck = Alla cieca: ciò che esce va giocato.
help-take = 1 gettone: una carta in mostra diventa un tuo cubo.
help-swap = 1 gettone: scambia due pile vicine.
help-hunt = 1 gettone: Bobtail salta, e la pila che trova va in una casella vuota.
help-skip = Non si può giocare niente.
help-steal = { $name ->
    [you] Prenditi un gettone.
   *[other] Prendi un gettone a { $name }.
}
help-line = Il tris { $colour }.
help-line-projects = Tre Progetti: tre gettoni, e tre carte per coprirli.
help-cube = Scarta un cubo { $colour }.
help-take-pile = Prendi questa pila; le altre due si ribaltano.
help-swap-pile = Si scambiano pile intere. Nessun tris vale finché non giochi una carta.
help-hunt-pile = La pila che è qui andrà in una casella vuota.
help-hunt-gap = Una casella vuota: nessuna pila si sposta.
help-hunt-space = La pila viene qui, così com’è.
help-makes-set = { $count ->
    [one] Tris { $colour }!
   *[other] { $count } tris di colore { $colour }: ne vale uno!
}
help-gap = Una casella vuota: un gettone per te.
help-gap-none = Una casella vuota. Non restano gettoni da prendere.
help-cell = Una talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
} su: { $under }.

## The log

log-turn = Giro { $turn }
log-taken = { $name ->
    [you] Prendi
   *[other] { $name } prende
} un cubo { $colour } in mostra
log-drew = { $name ->
    [you] Peschi
   *[other] { $name } pesca
} un cubo { $colour }
log-swapped = { $name ->
    [you] Scambi
   *[other] { $name } scambia
} due pile
log-hunted = { $name ->
    [you] Mandi
   *[other] { $name } manda
} Bobtail su una pila
log-hunted-gap = { $name ->
    [you] Mandi
   *[other] { $name } manda
} Bobtail in una casella vuota
log-skipped = { $name ->
    [you] Devi passare
   *[other] { $name } deve passare
}
log-no-token = { $name ->
    [you] Niente gettone per te
   *[other] Niente gettone per { $name }
}
log-played = { $name ->
    [you] Giochi
   *[other] { $name } gioca
} una talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
}
log-blind = { $name ->
    [you] Giochi
   *[other] { $name } gioca
} alla cieca: una talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
}
log-played-gap = { $name ->
    [you] Riempi
   *[other] { $name } riempie
} una casella vuota
log-stole = { $name ->
    [you] Rubi un gettone a { $victim }
   *[other] { $victim ->
        [you] { $name } ti ruba un gettone
       *[other] { $name } ruba un gettone a { $victim }
    }
}
log-set = { $name ->
    [you] Fai
   *[other] { $name } fa
} un tris { $colour }: { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
log-chain = { $name ->
    [you] Fai
   *[other] { $name } fa
} una catena: tris { $colour }, { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
log-flipped = Due pile si ribaltano: { $one } e { $other }
log-flipped-alike = Due pile si ribaltano: due volte { $one }
log-projects = { $name ->
    [you] Metti
   *[other] { $name } mette
} in fila 3 Progetti!
log-event = Evento: { $what }
log-event-waits = Un Evento aspetta: { $what }
log-passed = { $name ->
    [you] Dai un cubo { $colour } a { $to }
   *[other] { $to ->
        [you] { $name } ti dà un cubo { $colour }
       *[other] { $name } dà un cubo { $colour } a { $to }
    }
}
log-gone = { $name ->
    [you] Scarti
   *[other] { $name } scarta
} un cubo { $colour }
log-nowhere = Una talpa { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
} non trova posto
log-last-round = Ultimo giro! Arrivano le Talpe Tardive
log-ended = L’orto è stato spazzolato

## The crib

crib-title = Alla fine
crib-score = più alto × più basso
crib-tokens = +1 a gettone
crib-none = colore che manca: non conta
crib-bobtail = blocca la casella

## How a match ends

reason-score = Più punti di tutti
reason-fewer-tokens = Parità: meno gettoni
reason-shared = A pari merito

## After the match

stat-sets = Tris
stat-chains = di cui in catena
stat-projects = Tris di Progetti
stat-cubes = Cubi presi
stat-lost = Cubi senza posto
stat-taken = Carte prese
stat-swaps = Pile spostate
stat-gaps = Caselle vuote riempite
stat-stolen = Gettoni presi agli altri
stat-blind = Carte giocate alla cieca

## Why a bot did it

bot-why-set = La casella { $number } fa tris { $colour }: { $line }.
bot-why-token = La casella { $number } è vuota: una carta lì vale un gettone.
bot-why-cell = Nella casella { $number } la { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
} aiuta meno chi viene dopo.
bot-why-deck = Una carta coperta del mazzo può portare più di quelle in mostra.
bot-why-take = Un cubo { $colour } vale più del gettone.
bot-why-swap = Scambiata la casella { $number }, manca una { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
}: { $line }.
bot-why-hunt = Con Bobtail nella casella { $number } manca una { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
}: { $line }.
bot-why-moved = L’orto sta meglio con la casella { $number } cambiata.
bot-why-thick = La pila della casella { $number } è la più spessa.
bot-why-pile = La pila della casella { $number } è la più adatta alla tana.
bot-why-projects = Tre Progetti portano gettoni: { $line }.
bot-why-cover = Qui i tris non contano: la { $colour ->
    [bianco] bianca
    [giallo] gialla
    [rosso] rossa
   *[other] { $colour }
} può stare nella casella { $number }.
bot-why-seat = Lì { $count ->
    [one] c’è 1 gettone
   *[other] ci sono { $count } gettoni
}: di uno si può fare a meno.
bot-why-cube = Il cubo { $colour } è quello che serve di meno.
bot-why-passed = Quello che serve di meno.
bot-why-skip = Non c’era niente da giocare.
bot-why = Sembrava il meglio che ci fosse.

## Da dove vengono i punti

account-cubes = Alto × basso
account-tokens = Gettoni
account-cubes-held = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}

## Una parola gentile dopo la partita

award-three-in-a-row = Tre in fila
award-three-in-a-row-line = { $count } tris
award-chain-reaction = Reazione a catena
award-chain-reaction-line = { $count } tris da un ribaltone
award-deep-digger = Scavo profondo
award-deep-digger-line = { $count } carte in una pila
award-rainy-day = Salvadanaio
award-rainy-day-line = { $count } gettoni all’asciutto
award-one-colour = Colore del cuore
award-one-colour-line = { $count } cubi di un colore
award-rainbow = Tana arcobaleno
award-rainbow-line = { $count } o più di ogni colore
award-full-burrow = Tana piena
award-full-burrow-line = { $count } cubi in casa
award-overflowing = Traboccante
award-overflowing-line = { $count } cubi senza posto
award-brave-nose = Muso coraggioso
award-brave-nose-line = { $count } carte alla cieca
award-furniture-mover = Trasloco
award-furniture-mover-line = { $count } scambi di pile
award-bobtail-friend = Amicizia con Bobtail
award-bobtail-friend-line = { $count } passeggiate con lui
award-gap-filler = Tappabuchi
award-gap-filler-line = { $count } caselle vuote riempite
award-light-paws = Zampe leggere
award-light-paws-line = { $count } gettoni dagli altri
award-open-pockets = Tasche aperte
award-open-pockets-line = { $count } gettoni regalati
award-quick-choice = Scelta rapida
award-quick-choice-line = { $count } carte dritte a casa
award-project-leader = Capo progetto
award-project-leader-line = { $count } tris di Progetti
award-loud-flip = Gran ribaltone
award-loud-flip-line = { $count } pile ribaltate
award-kind-neighbour = Buon vicinato
award-kind-neighbour-line = { $count } cubi passati

## Sul telefono

hand-burrow = La tua tana
hand-one-more = uno in più: { $points }
hand-cubes = I tuoi cubi
hand-leaves = te ne restano: { $count }
hand-cards = Carte
hand-garden = L’orto
hand-dog = il Bobtail
hand-gap = vuota
hand-cubes-of = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}

page-compost = { $count ->
    [0] Non è stato ancora buttato niente.
    [one] È stata buttata 1 carta.
   *[other] Sono state buttate { $count } carte.
}
