## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .turn = ronda { $turn }
    .turns = { $turns ->
        [one] 1 ronda
       *[other] { $turns } rondas
    }
    .mood = elecciones secretas
    .about = Asoma, da un mazazo y esquiva el que te toca. Con cincuenta puntos se acaba.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Hoyos por hoja
    .help = nueve: teclado numérico
option-stubborn = Topos tercos
    .help = un topo que se salvó y sigue en su hoyo vale 2 puntos
option-play-on = Prórroga
    .help = hasta que alguien mande
manner-even = Zen
manner-bold = Audaz
manner-shy = Prudente
manner-homebody = De casa
manner-wanderer = Errante

## On the table

turn = Ronda { $turn }
race-to = Hasta
status-ready = ¡Ya!
status-writing = elige…
status-asleep = dormido
label-last-turn = la ronda anterior
tag-hit-by = +{ $points } { $name ->
    [you] tú
   *[other] { $name }
}
tag-miss = fallo
whom-title = Quién golpea a quién
whom-foot = siempre a la izquierda
word-hole = Hoyo { $key }

## The prompt

write = ¡A elegir en secreto!
waiting-bots = Los bots eligen…
waiting-one = { $name ->
    [you] Faltas tú.
   *[other] { $name } aún elige.
}
waiting-two = { $one ->
    [you] { $other } y tú aún por elegir
   *[other] { $other ->
        [you] { $one } y tú aún por elegir
       *[other] { $one } { SOUND($other) ->
            [i] e
           *[other] y
        } { $other } aún eligen
    }
}.
waiting-many = { $count } aún eligen.
step-moles = Tus topos
step-moles-body = de 1 a { $holes } hoyos
step-whack = Tu mazazo
step-whack-body = en la hoja de tu izquierda
step-whack-other = en la otra hoja
step-sealed = Sellado
step-sealed-body = hasta que estén todos
moles-title = { $name ->
    [you] ¿Dónde asoman tus topos?
   *[other] { $name }: ¿dónde asoman tus topos?
}
moles-body = Elige de 1 a { $holes } hoyos. Cada topo da 1 punto. ¡Si aciertan en uno, ninguno da nada!
moles-body-stubborn = Elige de 1 a { $holes } hoyos. 1 punto por topo, { $again } si sobrevivió en su hoyo. ¡Si aciertan en uno, ninguno da nada!
moles-count = { $count ->
    [0] ningún topo aún
    [one] 1 topo
   *[other] { $count } topos
}
whack-title = { $name ->
    [you] ¿En qué hoyo das el mazazo?
   *[other] { $name }: ¿en qué hoyo das el mazazo?
}
whack-body = { $target ->
    [you] En tu hoja.
   *[other] En la hoja de { $target }.
} Un acierto da { $points } puntos y vacía la hoja.
whack-sure = ¡Mazazo al hoyo { $key }!
popped = ¡Asoman!
popped-body = Mazas a punto…
reveal-hits = { $hits ->
    [0] Nadie ha acertado.
    [one] Un acierto en { $seats } mazazos.
   *[other] { $hits } aciertos en { $seats } mazazos.
}
feud = { $name ->
    [you] ¡Ya le has dado { $times } veces a { $target }!
   *[other] { $target ->
        [you] ¡{ $name } ya te ha dado { $times } veces!
       *[other] ¡{ $name } ya le ha dado { $times } veces a { $target }!
    }
}
revenge = { $name ->
    [you] ¡Revancha! ¡Devuelves el golpe!
   *[other] ¡Revancha! ¡{ $name } devuelve el golpe!
}
feud-times = ¡{ $times }×!
feud-retort = ¿Por qué siempre yo?
revenge-retort = Me lo he buscado.
hit-clears = Si aciertan en tu hoja, sus topos no puntúan.
best-both = { $name ->
    [you] Tú
   *[other] { $name }
}: { $moles } por los topos + 6 por el mazazo = { $total }.
best-moles = { $name ->
    [you] Tú
   *[other] { $name }
}: { $moles ->
    [one] 1 punto
   *[other] { $moles } puntos
} por los topos. ¡Hoja intacta!
best-hit = { $name ->
    [you] Tú: { $total } por el mazazo.
   *[other] { $name }: { $total } por el mazazo.
}
lead = { $name ->
    [you] Vas en cabeza con { $score }, a { $short } de la meta.
   *[other] { $name } va en cabeza con { $score }, a { $short } de la meta.
}
lead-shared = { $short ->
    [0] ¡Empate a { $score }!
   *[other] Empate a { $score }: a { $short } de la meta.
}
lead-there = { $name ->
    [you] Tienes { $score }. ¡Se acabó!
   *[other] { $name } tiene { $score }. ¡Se acabó!
}
over-won = { $name ->
    [you] ¡Ganas con { $score }!
   *[other] ¡Gana { $name } con { $score }!
}
over-shared = ¡{ $count } comparten la victoria, a { $score } puntos!
over-body = { $turn ->
    [one] En 1 ronda.
   *[other] En { $turn } rondas.
}

## The last mallet

last-mallet = ¡Esta ronda puede decidirlo todo!
last-missed = ¡PFFF!
last-not-yet = ¡Uf! Todavía no.
last-tied = Empate a { $score }: ¡a seguir!

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-sealed = Tu hoja ya está sellada.
why-not-no-mole = Tiene que asomar al menos un topo.
why-not-one-hole = Elige uno de los hoyos.

## Pointing at a hole

help-mole = Un topo aquí da 1 punto si nadie acierta en tu hoja.
help-mole-was = En la ronda anterior tenías aquí un topo. Otro punto si nadie acierta en tu hoja.
help-stubborn = Tu topo sobrevivió aquí en la ronda anterior: si se libra otra vez, vale { $points }.
help-whack = { $points } puntos si aquí hay un topo { $name ->
    [you] tuyo
   *[other] de { $name }
}.
help-whack-was = { $name ->
    [you] Tenías aquí un topo en la ronda anterior. { $points } puntos si ha vuelto.
   *[other] { $name } tenía aquí un topo en la ronda anterior. { $points } puntos si ha vuelto.
}

## Looking into a thing

page-track = La carrera
page-track-text = Cuando alguien tiene { $goal } puntos o más tras el recuento de una ronda, la partida acaba y gana quien tenga más. { $tied }
page-track-shared = Con los mismos puntos se comparte la victoria.
page-track-on = Si hay empate en cabeza, se juega otra ronda hasta que alguien vaya por delante.
page-track-seat = { $name ->
    [you] Tú: { $score }
   *[other] { $name }: { $score }
}
page-sheet = { $name ->
    [you] Tu hoja
   *[other] La hoja de { $name }
}
page-sheet-score = { $score } de { $goal } puntos
page-sheet-text = En cada ronda asoman aquí, elegidos en secreto, de 1 a { $holes } topos. Cada uno da 1 punto. Pero si aciertan en uno, ninguno da nada, y el acierto vale { $points }.
page-sheet-stubborn = Un topo que sobrevivió en el mismo hoyo la ronda anterior da { $points }.
page-whacks = { $name ->
    [you] Tú golpeas a { $target }.
   *[other] { $target ->
        [you] { $name } te golpea a ti.
       *[other] { $name } golpea a { $target }.
    }
}
page-mallet = La maza
page-mallet-text = Una vez por ronda, cada maza cae sobre un hoyo de la hoja de la izquierda. Si hay un topo, son { $points } puntos y ningún topo de esa hoja puntúa en esta ronda. Si el hoyo está vacío, no pasa nada.

## The log

log-hit = { $name ->
    [you] Aciertas a { $target }
   *[other] { $target ->
        [you] { $name } te acierta
       *[other] { $name } acierta a { $target }
    }
}
log-missed = { $name ->
    [you] No aciertas a { $target }
   *[other] { $target ->
        [you] { $name } no te acierta
       *[other] { $name } no acierta a { $target }
    }
}
log-leads = { $name ->
    [you] Vas en cabeza con { $score }
   *[other] { $name } va en cabeza con { $score }
}
log-tied = Empate a { $score }
log-turn = Ronda { $turn }
log-play-on = Empate: decide la ronda { $turn }
log-won = { $name ->
    [you] Ganas con { $score }
   *[other] { $name } gana con { $score }
}
log-shared = { $count } comparten la victoria, a { $score }

## The crib

crib-title = Cada ronda
crib-hit = acierto: +{ $points }, vacía todo
crib-mole = cada topo a salvo: +1
crib-stubborn = sobrevivió en su hoyo: +{ $points }
crib-goal = con { $goal } se acaba

## How a match ends

reason-fifty = Cincuenta puntos
reason-shared = Victoria compartida
reason-played-on = Prórroga hasta romper el empate

## After the match

stat-hits = Aciertos
stat-missed = Fallos
stat-struck = Aciertos recibidos
stat-lost = Topos perdidos
stat-moles = Puntos por topos
stat-best = Mejor ronda
stat-average = Topos por ronda

## Why a bot did it

bot-why-greedy = { $count ->
    [one] 1 topo
   *[other] { $count } topos
}: más puntos, y el riesgo vale la pena.
bot-why-careful = { $count ->
    [one] 1 topo es más difícil
   *[other] { $count } topos son más difíciles
} de encontrar.
bot-why-balance = { $count ->
    [one] 1 topo
   *[other] { $count } topos
}: lo que mejor sale de media.
bot-why-again = En la ronda anterior hubo un topo en el hoyo { $key }, y los topos vuelven.
bot-why-moved = El hoyo { $key } estaba vacío en la ronda anterior, y los topos se mudan.
bot-why-first = Aún no se sabe nada: el hoyo { $key } es tan bueno como otro.

## De dónde salen los puntos

account-hits = Aciertos
account-moles = En pie
account-stubborn = Topos tercos

## Una palabra amable tras la partida

award-sure-mallet = Maza certera
award-sure-mallet-line = { $count } aciertos
award-fresh-air = Aire fresco
award-fresh-air-line = { $count } mazazos al aire
award-hot-streak = En racha
award-hot-streak-line = { $count } aciertos seguidos
award-ghost = El fantasma
award-ghost-line = { $count } rondas sin chichones
award-favourite-hole = Hoyo favorito
award-favourite-hole-line = { $count } mazazos al mismo sitio
award-tough-skull = Cabeza dura
award-tough-skull-line = { $count } veces bajo la maza
award-good-loser = Buen perder
award-good-loser-line = { $count } chichones y sonriendo
award-clean-sweep = Barrido total
award-clean-sweep-line = { $count } topos de un golpe
award-comeback = Revancha
award-comeback-line = { $count } aciertos tras un chichón
award-full-house = Casa llena
award-full-house-line = { $count } topos asomados
award-greedy-garden = Jardín ambicioso
award-greedy-garden-line = { $count } topos a la vez
award-careful-paws = Patas prudentes
award-careful-paws-line = { $count } rondas con un solo topo
award-stubborn = Topo terco
award-stubborn-line = { $count } veces sin moverse
award-homebody = Muy de casa
award-homebody-line = { $count } puntos por seguir en pie
award-big-turn = Gran ronda
award-big-turn-line = { $count } puntos de una vez

## En el teléfono

hand-mole-up = tu topo está arriba
hand-was-up = tu topo salió en la ronda anterior
hand-up = { $count } arriba: +{ $count } si nadie acierta
hand-none-up = Toca un hoyo y saldrá un topo.
hand-print = un topo en la ronda { $turn }
hand-mallet = tu maza
hand-prints = Topos de las dos últimas rondas.
hand-no-prints = Aquí aún no hubo topos.
hand-race = La carrera hasta { $goal }
hand-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
