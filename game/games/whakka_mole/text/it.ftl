## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .mood = scelte segrete
    .about = Spunta, martella chi hai accanto, schiva. Si vince a cinquanta.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Buche per foglio
    .help = nove: per il tastierino
option-stubborn = Talpe testarde
    .help = una talpa che resta vale 2
option-play-on = Si va avanti
    .help = finché c’è parità
manner-even = Calmo
manner-bold = Audace
manner-shy = Timido
manner-homebody = Casalingo
manner-wanderer = Vagabondo

## On the table

turn = Turno { $turn }
race-to = Corsa a
status-ready = Fatto
status-writing = scrive …
label-last-turn = i fogli del turno passato
tag-hit-by = +{ $points } { $name }
tag-miss = aria
whom-title = Chi martella chi
whom-foot = sempre chi sta a sinistra
word-hole = Buca { $key }

## The prompt

write = Scrivi in segreto!
waiting-bots = I bot stanno scrivendo …
waiting-one = { $name } sta ancora scrivendo.
waiting-two = { $one } e { $other } stanno ancora scrivendo.
waiting-many = { $count } fogli sono ancora aperti.
step-moles = Le talpe
step-moles-body = da una a { $holes } buche
step-whack = Il colpo
step-whack-body = sul foglio a sinistra
step-sealed = Sigillato
step-sealed-body = finché tutti hanno finito
moles-title = { $name }: dove spuntano le tue talpe?
moles-body = Segna da una a { $holes } buche. Ogni talpa rimasta in salvo è 1 punto.
moles-body-stubborn = Segna da una a { $holes } buche. 1 punto a talpa, { $again } se resta lì.
moles-count = { $count ->
    [0] ancora nessuna
    [one] 1 talpa
   *[other] { $count } talpe
}
whack-title = { $name }: quale buca martelli?
whack-body = Sul foglio di { $target }. Una talpa lì vale { $points } e lo svuota tutto.
popped = Spuntano!
popped-body = Martelli pronti …
reveal-hits = { $hits ->
    [0] Nessuno ha colpito niente.
    [one] Un colpo a segno su { $seats }.
   *[other] { $hits } colpi a segno su { $seats }.
}
hit-clears = Un foglio colpito non conta niente.
best-both = { $name }: { $moles ->
    [one] 1 talpa
   *[other] { $moles } talpe
} + 6 = { $total }.
best-moles = { $name }: { $moles ->
    [one] 1 punto
   *[other] { $moles } punti
} per talpe mai trovate.
best-hit = { $name }: { $total } per la martellata.
lead = { $name } è in testa con { $score }: ne mancano { $short }.
lead-shared = { $short ->
    [0] Parità a { $score }!
   *[other] Parità a { $score }: ne mancano { $short }.
}
lead-there = { $name } arriva a { $score }. È finita!
over-won = Vince { $name } con { $score }!
over-shared = Vincono in { $count } con { $score }!
over-body = Ci sono voluti { $turn } turni.

## Why something is not possible

why-not-over = La partita è finita.
why-not-sealed = Il tuo foglio è già sigillato.
why-not-no-mole = Deve spuntare almeno una talpa.
why-not-one-hole = Scegli una delle buche.

## Pointing at a hole

help-mole = Una talpa qui è 1 punto se nessuno colpisce il tuo foglio.
help-mole-was = Nel turno passato qui avevi una talpa. Ancora 1 punto se nessuno colpisce il tuo foglio.
help-stubborn = Nel turno passato la tua talpa era qui: se resta vale { $points }.
help-whack = { $points } punti se qui c’è una talpa di { $name }.
help-whack-was = Nel turno passato { $name } aveva qui una talpa. { $points } punti se è tornata.

## The log

log-hit = { $name } colpisce { $target }
log-missed = { $name } manca { $target }
log-leads = { $name } in testa con { $score }
log-turn = Turno { $turn }
log-play-on = Parità: decide il turno { $turn }
log-won = { $name } vince con { $score }
log-shared = Vincono in { $count } con { $score }

## The crib

crib-title = A ogni turno
crib-hit = a segno: +{ $points }, svuota
crib-mole = ogni talpa su: +1
crib-stubborn = stessa buca: +{ $points }
crib-goal = a { $goal } è finita

## How a match ends

reason-fifty = Cinquanta punti
reason-shared = Vittoria divisa
reason-played-on = Si è giocato fino a rompere la parità

## After the match

stat-hits = A segno
stat-missed = A vuoto
stat-struck = Colpi ricevuti
stat-lost = Talpe perse
stat-moles = Punti dalle talpe
stat-best = Turno migliore
stat-average = Talpe a turno

## Why a bot did it

bot-reason-greedy = Più talpe, più punti: vale il rischio.
bot-reason-careful = Poche talpe sono difficili da trovare.
bot-reason-balance = Tante talpe quante in media rendono.
bot-reason-again = Le talpe tornano dove erano al sicuro.
bot-reason-moved = Dopo uno spavento le talpe si spostano.
