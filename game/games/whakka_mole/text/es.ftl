## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .mood = elecciones secretas
    .about = Asoma, da un mazazo y líbrate del que te cae. Ganan cincuenta puntos.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Hoyos por hoja
    .help = nueve: teclado numérico
option-stubborn = Topos tercos
    .help = si se queda, cuenta 2
option-play-on = Prórroga
    .help = hasta romper el empate
manner-even = Zen
manner-bold = Audaz
manner-shy = Prudente
manner-homebody = De casa
manner-wanderer = Errante

## On the table

turn = Ronda { $turn }
race-to = Hasta
status-ready = Listo
status-writing = escribe …
label-last-turn = la ronda anterior
tag-hit-by = +{ $points } { $name }
tag-miss = fallo
whom-title = Quién golpea a quién
whom-foot = siempre a la izquierda
word-hole = Hoyo { $key }

## The prompt

write = ¡A escribir en secreto!
waiting-bots = Los bots escriben …
waiting-one = { $name } aún escribe.
waiting-two = { $one } y { $other } aún escriben.
waiting-many = Quedan { $count } hojas abiertas.
step-moles = Tus topos
step-moles-body = de uno a { $holes } hoyos
step-whack = Tu mazazo
step-whack-body = en la hoja de tu izquierda
step-sealed = Sello
step-sealed-body = hasta que estén todos
moles-title = { $name }: ¿dónde asoman tus topos?
moles-body = Marca de uno a { $holes } hoyos. Cada topo que se libra del mazazo es 1 punto.
moles-body-stubborn = Marca de uno a { $holes } hoyos. 1 punto cada topo, { $again } donde repite.
moles-count = { $count ->
    [0] ningún topo aún
    [one] 1 topo
   *[other] { $count } topos
}
whack-title = { $name }: ¿en qué hoyo das el mazazo?
whack-body = En la hoja de { $target }. Si hay un topo, son { $points } y se vacía entera.
popped = ¡Asoman!
popped-body = Mazas a punto …
reveal-hits = { $hits ->
    [0] Nadie ha acertado.
    [one] Un acierto de { $seats }.
   *[other] { $hits } aciertos de { $seats }.
}
hit-clears = Una hoja golpeada no cuenta nada.
best-both = { $name }: { $moles ->
    [one] 1 topo
   *[other] { $moles } topos
} + 6 = { $total }.
best-moles = { $name }: { $moles ->
    [one] 1 punto
   *[other] { $moles } puntos
} por topos que nadie encontró.
best-hit = { $name }: { $total } por el mazazo.
lead = { $name } manda con { $score }, a { $short } de la meta.
lead-shared = { $short ->
    [0] ¡Empate a { $score }!
   *[other] Empate a { $score }: a { $short } de la meta.
}
lead-there = { $name } tiene { $score }. ¡Se acabó!
over-won = ¡Gana { $name } con { $score }!
over-shared = ¡{ $count } topos ganan juntos con { $score }!
over-body = En { $turn } rondas.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-sealed = Tu hoja ya está sellada.
why-not-no-mole = Tiene que asomar al menos un topo.
why-not-one-hole = Elige uno de los hoyos.

## Pointing at a hole

help-mole = Un topo aquí es 1 punto si nadie acierta en tu hoja.
help-mole-was = En la ronda anterior tenías aquí un topo. Otro punto si nadie acierta en tu hoja.
help-stubborn = Tu topo ya estaba aquí: si se queda, cuenta { $points }.
help-whack = { $points } puntos si aquí hay un topo de { $name }.
help-whack-was = { $name } tenía aquí un topo en la ronda anterior. { $points } puntos si ha vuelto.

## The log

log-hit = { $name } atiza a { $target }
log-missed = { $name } falla con { $target }
log-leads = { $name } manda con { $score }
log-turn = Ronda { $turn }
log-play-on = Empate: decide la ronda { $turn }
log-won = { $name } gana con { $score }
log-shared = { $count } la comparten con { $score }

## The crib

crib-title = Cada ronda
crib-hit = acierto: +{ $points }, vacía todo
crib-mole = cada topo a salvo: +1
crib-stubborn = mismo hoyo otra vez: +{ $points }
crib-goal = con { $goal } se acaba

## How a match ends

reason-fifty = Cincuenta puntos
reason-shared = Compartida
reason-played-on = Prórroga hasta romper el empate

## After the match

stat-hits = Dianas
stat-missed = Fallos
stat-struck = Mazazos recibidos
stat-lost = Topos perdidos
stat-moles = Puntos por topos
stat-best = Mejor ronda
stat-average = Topos por ronda

## Why a bot did it

bot-reason-greedy = Más topos, más puntos: vale la pena.
bot-reason-careful = Pocos topos cuestan de encontrar.
bot-reason-balance = Tantos topos como convienen de media.
bot-reason-again = Los topos vuelven adonde se libraron.
bot-reason-moved = Los topos se mudan después de un susto.
