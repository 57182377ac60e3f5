## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .turn = turno { $turn }
    .turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
    .mood = scelte segrete
    .about = Spunta, martella chi hai accanto, schiva. A cinquanta punti si chiude.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Buche per foglio
    .help = nove: per il tastierino
option-stubborn = Talpe testarde
    .help = una talpa salva che resta nella sua buca vale 2 punti
option-play-on = Si va avanti
    .help = fino allo spareggio
manner-even = Calmo
manner-bold = Audace
manner-shy = Timido
manner-homebody = Pantofolaio
manner-wanderer = Vagabondo

## On the table

turn = Turno { $turn }
race-to = Corsa a
status-ready = Fatto
status-writing = sceglie…
status-asleep = dorme
label-last-turn = il turno scorso
tag-hit-by = +{ $points } { $name ->
    [you] tu
   *[other] { $name }
}
tag-miss = aria
whom-title = Chi martella chi
whom-foot = sempre chi sta a sinistra
word-hole = Buca { $key }

## The prompt

write = Si sceglie in segreto!
waiting-bots = I bot stanno scegliendo…
waiting-one = { $name ->
    [you] Manchi solo tu.
   *[other] { $name } sta ancora scegliendo.
}
waiting-two = { $one ->
    [you] Tu e { $other } state
   *[other] { $other ->
        [you] Tu e { $one } state
       *[other] { $one } { SOUND($other) ->
            [e] ed
           *[other] e
        } { $other } stanno
    }
} ancora scegliendo.
waiting-many = In { $count } stanno ancora scegliendo.
step-moles = Le talpe
step-moles-body = da 1 a { $holes } buche
step-whack = Il colpo
step-whack-body = sul foglio a sinistra
step-whack-other = sull’altro foglio
step-sealed = Sigillato
step-sealed-body = finché non finiscono tutti
moles-title = { $name ->
    [you] Dove spuntano le tue talpe?
   *[other] { $name }: dove spuntano le tue talpe?
}
moles-body = Scegli da 1 a { $holes } buche. Ogni talpa vale 1 punto. Un colpo a segno, e non ne vale più nessuna!
moles-body-stubborn = Scegli da 1 a { $holes } buche. 1 punto a talpa, { $again } se lì è sopravvissuta. Un colpo a segno, e non ne vale più nessuna!
moles-count = { $count ->
    [0] ancora nessuna
    [one] 1 talpa
   *[other] { $count } talpe
}
whack-title = { $name ->
    [you] Quale buca martelli?
   *[other] { $name }: quale buca martelli?
}
whack-body = { $target ->
    [you] Sul tuo foglio.
   *[other] Sul foglio di { $target }.
} Un colpo a segno vale { $points } punti e svuota il foglio.
whack-sure = Colpisci la buca { $key }!
popped = Spuntano!
popped-body = Martelli pronti…
reveal-hits = { $hits ->
    [0] Nessuno ha colpito niente.
    [one] Un colpo a segno su { $seats }.
   *[other] { $hits } colpi a segno su { $seats }.
}
feud = { $name ->
    [you] Colpisci { $target }: già { $times } volte!
   *[other] { $target ->
        [you] { $name } ti colpisce: già { $times } volte!
       *[other] { $name } colpisce { $target }: già { $times } volte!
    }
}
revenge = { $name ->
    [you] Rivincita! Restituisci il colpo!
   *[other] Rivincita! { $name } restituisce il colpo!
}
feud-times = { $times }×!
feud-retort = Perché sempre io?
revenge-retort = Me la sono cercata.
hit-clears = Su un foglio colpito le talpe non portano punti.
best-both = { $name ->
    [you] Tu
   *[other] { $name }
}: { $moles } per le talpe + 6 per la martellata = { $total }.
best-moles = { $name ->
    [you] Tu
   *[other] { $name }
}: { $moles ->
    [one] 1 punto
   *[other] { $moles } punti
} per le talpe. Foglio intatto!
best-hit = { $name ->
    [you] Tu: { $total } per la martellata.
   *[other] { $name }: { $total } per la martellata.
}
lead = { $name ->
    [you] Sei in testa con { $score }: { $short ->
        [one] ne manca 1
       *[other] ne mancano { $short }
    }.
   *[other] { $name } è in testa con { $score }: { $short ->
        [one] ne manca 1
       *[other] ne mancano { $short }
    }.
}
lead-shared = { $short ->
    [0] Parità a { $score }!
    [one] Parità a { $score }: ne manca 1.
   *[other] Parità a { $score }: ne mancano { $short }.
}
lead-there = { $name ->
    [you] Arrivi a { $score }. È finita!
   *[other] { $name } arriva a { $score }. È finita!
}
over-won = { $name ->
    [you] Vinci con { $score }!
   *[other] Vince { $name } con { $score }!
}
over-shared = Vittoria condivisa in { $count }: { $score } a testa!
over-body = { $turn ->
    [one] C’è voluto 1 turno.
   *[other] Ci sono voluti { $turn } turni.
}

## The last mallet

last-mallet = Questo turno può decidere tutto!
last-missed = PFFFT!
last-not-yet = Fiuu! Non ancora.
last-tied = Parità a { $score }: si continua!

## Why something is not possible

why-not-over = La partita è finita.
why-not-sealed = Il tuo foglio è già sigillato.
why-not-no-mole = Deve spuntare almeno una talpa.
why-not-one-hole = Scegli una delle buche.

## Pointing at a hole

help-mole = Una talpa qui vale 1 punto se nessuno colpisce il tuo foglio.
help-mole-was = Nel turno scorso qui avevi una talpa. Ancora 1 punto se nessuno colpisce il tuo foglio.
help-stubborn = Nel turno scorso la tua talpa è sopravvissuta qui: se resta in salvo vale { $points }.
help-whack = { $points } punti se qui c’è una { $name ->
    [you] tua talpa
   *[other] talpa di { $name }
}.
help-whack-was = { $name ->
    [you] Nel turno scorso avevi qui una talpa. { $points } punti se è tornata.
   *[other] Nel turno scorso { $name } aveva qui una talpa. { $points } punti se è tornata.
}

## Looking into a thing

page-track = La corsa
page-track-text = Quando qualcuno ha { $goal } punti o più dopo il conteggio di un turno, la partita finisce: vince il punteggio più alto. { $tied }
page-track-shared = A pari punti la vittoria è condivisa.
page-track-on = In caso di parità in testa si gioca un altro turno, finché qualcuno è davanti da solo.
page-track-seat = { $name ->
    [you] Tu: { $score }
   *[other] { $name }: { $score }
}
page-sheet = { $name ->
    [you] Il tuo foglio
   *[other] Il foglio di { $name }
}
page-sheet-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} su { $goal }
page-sheet-text = A ogni turno spuntano qui, scelte in segreto, da 1 a { $holes } talpe. Ognuna vale 1 punto. Ma se una viene colpita non ne vale più nessuna, e il colpo ne vale { $points }.
page-sheet-stubborn = Una talpa sopravvissuta nella stessa buca nel turno scorso vale { $points }.
page-whacks = { $name ->
    [you] Tu colpisci { $target }.
   *[other] { $target ->
        [you] { $name } colpisce te.
       *[other] { $name } colpisce { $target }.
    }
}
page-mallet = Il martello
page-mallet-text = Una volta per turno ogni martello cala su una buca del foglio a sinistra. Se c’è una talpa sono { $points } punti, e nessuna talpa di quel foglio conta in questo turno. Se la buca è vuota non succede niente.

## The log

log-hit = { $name ->
    [you] Colpisci { $target }
   *[other] { $target ->
        [you] { $name } ti colpisce
       *[other] { $name } colpisce { $target }
    }
}
log-missed = { $name ->
    [you] Non colpisci { $target }
   *[other] { $target ->
        [you] { $name } non ti colpisce
       *[other] { $name } non colpisce { $target }
    }
}
log-leads = { $name ->
    [you] Sei in testa con { $score }
   *[other] { $name } è in testa con { $score }
}
log-tied = Parità a { $score }
log-turn = Turno { $turn }
log-play-on = Parità: decide il turno { $turn }
log-won = { $name ->
    [you] Vinci con { $score }
   *[other] { $name } vince con { $score }
}
log-shared = Vittoria condivisa in { $count }: { $score } a testa

## The crib

crib-title = A ogni turno
crib-hit = a segno: +{ $points }, svuota
crib-mole = ogni talpa salva: +1
crib-stubborn = salva nella stessa buca: +{ $points }
crib-goal = a { $goal } è finita

## How a match ends

reason-fifty = Cinquanta punti
reason-shared = A pari merito
reason-played-on = Si è giocato fino allo spareggio

## After the match

stat-hits = A segno
stat-missed = A vuoto
stat-struck = Colpi ricevuti
stat-lost = Talpe perse
stat-moles = Punti dalle talpe
stat-best = Turno migliore
stat-average = Talpe a turno

## Why a bot did it

bot-why-greedy = { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}: più punti, e il rischio vale la pena.
bot-why-careful = { $count ->
    [one] 1 talpa si trova
   *[other] { $count } talpe si trovano
} a fatica.
bot-why-balance = { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}: quel che in media rende di più.
bot-why-again = Nella buca { $key } c’era una talpa lo scorso turno, e le talpe tornano.
bot-why-moved = La buca { $key } era vuota lo scorso turno, e le talpe si spostano.
bot-why-first = Non si sa ancora nulla: la buca { $key } vale le altre.

## Da dove vengono i punti

account-hits = A segno
account-moles = In piedi
account-stubborn = Talpe testarde

## Una parola gentile dopo la partita

award-sure-mallet = Martello sicuro
award-sure-mallet-line = { $count } colpi a segno
award-fresh-air = Aria fresca
award-fresh-air-line = { $count } colpi a vuoto
award-hot-streak = Serie d’oro
award-hot-streak-line = { $count } a segno di fila
award-ghost = Il fantasma
award-ghost-line = { $count } turni senza bernoccoli
award-favourite-hole = Buca preferita
award-favourite-hole-line = { $count } colpi nello stesso punto
award-tough-skull = Testa dura
award-tough-skull-line = { $count } volte sotto il martello
award-good-loser = Che sportività
award-good-loser-line = { $count } bernoccoli, e sorride
award-clean-sweep = Piazza pulita
award-clean-sweep-line = { $count } talpe in un colpo
award-comeback = Pronta rivincita
award-comeback-line = { $count } a segno dopo un bernoccolo
award-full-house = Casa piena
award-full-house-line = { $count } talpe mandate su
award-greedy-garden = Giardino goloso
award-greedy-garden-line = { $count } talpe tutte insieme
award-careful-paws = Zampe prudenti
award-careful-paws-line = { $count } turni con una talpa sola
award-stubborn = Talpa testarda
award-stubborn-line = { $count } volte senza muoversi
award-homebody = Pantofolaia
award-homebody-line = { $count } punti restando in piedi
award-big-turn = Gran turno
award-big-turn-line = { $count } punti in una volta

## Sul telefono

hand-mole-up = la tua talpa è fuori
hand-was-up = la tua talpa è uscita il turno scorso
hand-up = { $count } fuori: +{ $count } se nessuno colpisce
hand-none-up = Tocca una buca: ne uscirà una talpa.
hand-print = una talpa al turno { $turn }
hand-mallet = il tuo martello
hand-prints = Le talpe degli ultimi due turni.
hand-no-prints = Qui ancora nessuna talpa.
hand-race = La corsa ai { $goal }
hand-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
