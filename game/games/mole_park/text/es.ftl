## Outside the table: title, lobby, credits

game-title = Mole Park
    .minutes = 20
    .turn = ronda { $turn }
    .turns = { $turns ->
        [one] 1 ronda
       *[other] { $turns } rondas
    }
    .mood = dados, premios y una corona
    .about = Tira, golpea, gana premios y hazte con la corona.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Estrellas de corona
    .help = con más, la partida es más larga
option-deal = Topos por hoyo
    .help = uno, o dos si juegan seis o más
    .auto = auto
manner-even = Zen
manner-grabber = Rapaz
manner-hoarder = Urraca
manner-swinger = Machaca
manner-courtier = De palacio

## On the table

round = Ronda { $round }
stand-candy = Cueva Golosa
    .short = Golosinas
stand-burrowed = Tesoros Ocultos
    .short = Tesoros
stand-inflation = Estación Inflable
    .short = Inflables
stand-grotto = Gruta de Inventos
    .short = Inventos
stand-vault = Cámara Real
    .short = Cámara
stand-closed = cerrado
stand-empty = agotado
die-glove = Guante
    .short = Guante
die-pan = Sartén
    .short = Sartén
die-mallet = Maza gigante
    .short = Maza
die-prize = Dado de premios
cash-in = ¡A canjear!
faces = { $faces }
pile-deck = mazo { $count }
pile-discards = descarte { $count }
hand-count = { $count } de 5
hand-empty = sin topos
no-prize-yet = sin premios
tie = ¡Empate!
goes-for-it = { $name ->
    [you] ¡Vas por la corona!
   *[other] ¡{ $name } va por la corona!
}
shout-miss = ¡Fallo!
shout-wham = ¡Zas!
shout-share = ¡A repartir!
shout-jackpot = ¡Premio gordo!
shout-none = ¡Nada de nada!
new-king = ¡Nuevo Rey Topo!
goes-first = { $name ->
    [you] Primero, tú
   *[other] Primero, { $name }
}
word-hold = Esta vez no
word-crown = ¡Quiero la corona!
word-pass = Irse sin nada
take = Tomar
stand-missing = { $stars ->
    [one] falta 1
   *[other] faltan { $stars }
}
leave-sure = { $stars ->
    [one] ¿Dejar 1 estrella?
   *[other] ¿Dejar { $stars } estrellas?
}

## What a seat is doing

status-ready = ¡Ya!
status-choosing = elige…
status-asleep = dormido
status-discarding = descarta…
status-needs-mole = aún sin topos
status-crown = la corona
status-cashes = canjea
status-missed = ¡falla!
status-hole = hoyo { $hole }
status-moles = { $count ->
    [0] sin topos
    [one] +1 topo
   *[other] +{ $count } topos
}
status-total = canjea { $total }
status-picks = elige premio
status-decides = desempata
status-king = ¡Rey Topo!
sum-buys = { $stars ->
    [one] 1 estrella: un premio
   *[other] { $stars } estrellas: un premio
}
sum-moles = { $count ->
    [one] 1 topo
   *[other] { $count } topos
}: { $stars }
sum-prizes = premios: { $stars }
sum-die = dado: { $stars }
fate-picks = elige
fate-tied = ¿quién antes?
fate-nothing = nada
fate-crown = ¡corona!
fate-short = no llega

## The prompt

waiting-bots = Los bots deciden…
waiting-one = { $name ->
    [you] Faltas tú.
   *[other] Falta { $name }.
}
waiting-many = Aún deciden { $count }.
roll-off-title = ¿Quién reina?
roll-off-body = Gana el dado de premios más alto. Si hay empate, se repite.
king-title = { $name ->
    [you] Eres Rey Topo.
   *[other] { $name } es Rey Topo.
}
king-body = Si hay empate por un premio, el rey dice quién elige primero. Si empata él, elige en último lugar.
next-round = Ronda { $round }
crown-title = ¿Alguien va por la corona?
crown-mine = { $name ->
    [you] ¿Quieres la corona?
   *[other] { $name }: ¿quieres la corona?
}
crown-mine-body = { $faces ->
    [0] { $goal } estrellas quedan fuera de tu alcance.
    [6] { $goal } estrellas: basta cualquier cara del dado.
    [one] { $goal } estrellas: basta una de las seis caras.
   *[other] { $goal } estrellas: bastan { $faces } de las seis caras.
}
crown-note = Si no llegas, pierdes todos tus topos y no ganas nada. ¡No vale cambiar de idea!
choose-title = ¡Elige un dado!
choose-mine = { $name ->
    [you] Elige un dado
   *[other] { $name }: elige un dado
}
choose-body = Otros pueden caer en el mismo hoyo.
discard-title = Cinco topos, ni uno más.
discard-mine = { $name ->
    [you] Quédate con cinco
   *[other] { $name }: quédate con cinco
}
discard-body = { $over ->
    [one] Descarta un topo.
   *[other] Descarta { $over } topos.
} En tu mano quedan { $keep }.
discard-count = { $count } de { $over }
roll-title = ¡A tirar!
roll-body = Todos los dados a la vez.
whack-title = ¡Golpe!
whack-nobody = Nadie se lleva topos.
whack-alone = { $name ->
    [you] Vacías
   *[other] { $name } vacía
} el hoyo { $hole }: { $count ->
    [one] 1 topo
   *[other] { $count } topos
}.
whack-shared = { $dice } comparten el hoyo { $hole }: { $count ->
    [one] 1 topo cada uno
   *[other] { $count } topos cada uno
}.
cash-title = ¡A canjear!
cash-body = { $name ->
    [you] Vas en cabeza con { $total } estrellas.
   *[other] { $name } va en cabeza con { $total } estrellas.
}
tie-title = { $name ->
    [you] Reinas tú: ¿quién elige primero?
   *[other] { $name }, reinas tú: ¿quién elige primero?
}
tie-body = Tu orden vale para todo el empate.
pick-title = { $name ->
    [you] Elige un premio
   *[other] { $name }: elige un premio
}
pick-body = Tus topos se van igual.
showdown-title = Duelo por la corona
showdown-short = Duelo
showdown-body = Los cuatro dados. { $moles } topos en cada hoyo.
showdown-dice = Primero golpean tres dados; al final, el dado de premios.
showdown-tie = ¡Empate a { $total }!
showdown-again = Se vacía el césped: otra vez.
showdown-won = ¡{ $best } gana a { $second }!
over-crown = ¡{ $total } estrellas!
over-king = { $name ->
    [you] Eres Rey Topo.
   *[other] { $name } es Rey Topo.
}

## Behind the curtain

your-hand = Tu mano
hand-of-five = topos: { $count } de 5
tray-room = { $count } de { $most }, { $room ->
    [0] completa
   *[other] sitio para { $room }
}
tray-stars = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
no-mole-no-prize = Antes de ganar hay que golpear: sin un topo no hay dado de premios.

## Pointing at things

help-glove = Guante: hoyo 1, 2 o 3. Nunca falla.
help-pan = Sartén: hoyo 4, el doble que 2, 3 o 5. Falla una de cada seis tiradas.
help-mallet = Maza gigante: hoyo 6, el doble que 4 o 5. Falla una de cada tres tiradas.
help-own = Mira tus topos, tras la cortina.
help-prize-die = Canjea todos los topos: de { $low } a { $high } estrellas.
help-prize = { $prize }: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} para siempre.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-sealed = Ya has elegido.
why-not-no-mole = Antes de ganar hay que golpear: el dado de premios pide un topo.
why-not-stand = Ese puesto está cerrado, vacío o es demasiado caro.

## The log

log-king = { $name ->
    [you] Eres Rey Topo
   *[other] { $name } es Rey Topo
}
log-round = Ronda { $round }
log-declared = { $name ->
    [you] Vas por la corona
   *[other] { $name } va por la corona
}
log-missed = { $name ->
    [you] Fallas
   *[other] { $name } falla
}
log-whacked = { $name ->
    [you] Cazas
   *[other] { $name } caza
} { $count ->
    [one] 1 topo
   *[other] { $count } topos
}
log-nobody = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $moles ->
    [0] ningún topo
    [one] 1 topo
   *[other] { $moles } topos
} en el hoyo { $hole }: nadie caza nada
log-discarded = { $name ->
    [you] Descartas
   *[other] { $name } descarta
} { $count ->
    [one] 1 topo
   *[other] { $count } topos
}
log-cashed = { $name ->
    [you] Canjeas
   *[other] { $name } canjea
}: { $parts } = { $total }
log-short = { $name ->
    [you] No te alcanza para la corona
   *[other] A { $name } no le alcanza para la corona
}
log-tie = { $name ->
    [you] El rey te deja elegir primero
   *[other] El rey deja elegir primero a { $name }
}
log-won = { $name ->
    [you] Ganas
   *[other] { $name } gana
} un premio: { $prize } ({ $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
})
log-passed = { $name ->
    [you] No tomas premio
   *[other] { $name } no toma premio
}
log-nothing = { $name ->
    [you] No queda premio para ti
   *[other] No queda premio para { $name }
}
log-fled = { $count } topos huyen del hoyo { $hole }
log-showdown = { $count } se ven las caras en el duelo
log-showdown-again = Empatan { $count }: otra vez
log-compared = { $name ->
    [you] Tienes { $total }
   *[other] { $name } tiene { $total }
}
log-crowned = { $name ->
    [you] Ganas la corona
   *[other] { $name } gana la corona
}

## The crib: the course of a round

course-title = Esta ronda
course-crown = ¿Corona?
course-choose = Elegir dado
course-roll = ¡A tirar!
course-whack = Golpes
course-prizes = Premios

## How a match ends

reason-crown = Corona sin duelo
reason-showdown = Duelo

## After the match

stat-moles = Topos cazados
stat-missed = Fallos
stat-shared = Hoyos compartidos
stat-glove = Tiradas de guante
stat-pan = Tiradas de sartén
stat-mallet = Tiradas de maza
stat-cashed = Canjes
stat-won = Premios ganados
stat-stars = Estrellas en premios
stat-empty = Canjes para nada
stat-showdown = Puntos en el duelo
stat-face = Dados que sacan { $face }

## Why a bot did it

bot-why-crown = { $goal } estrellas están al alcance: ¡por la corona!
bot-why-hold = Las { $goal } estrellas de la corona aún quedan lejos.
bot-why-prize = Otro golpe ya añadiría poco.
bot-why-glove = El guante nunca falla. En los hoyos 1 a 3: { $count ->
    [one] 1 topo
   *[other] { $count } topos
}.
bot-why-pan = La sartén llega a los hoyos 2 a 5. En ellos: { $count ->
    [one] 1 topo
   *[other] { $count } topos
}.
bot-why-mallet = La maza llega a los hoyos 4 a 6. En ellos: { $count ->
    [one] 1 topo
   *[other] { $count } topos
}.
bot-why-stand = { $stand }: { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}, lo más que alcanza.
bot-why-tie = Solo { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
} en premios, lo mínimo: elige primero.
bot-why-discard = Los de menos estrellas se echarán menos de menos.
bot-why = Parecía lo mejor que había.

## Prizes

prize-candy-1 = Larva de Nube
prize-candy-2 = Paleta Espiral
prize-candy-3 = Dulce Mordido
prize-candy-4 = Gomitas Roca
prize-candy-5 = Dientes de Caramelo
prize-candy-6 = Babosa Gomosa
prize-candy-7 = Araña de Regaliz
prize-candy-8 = Helado de Barro
prize-candy-9 = Magdalena Topo
prize-candy-10 = Rosquilla Túnel
prize-burrowed-1 = Gafas de Cavar
prize-burrowed-2 = Calcetín de Nadie
prize-burrowed-3 = Tetera Mellada
prize-burrowed-4 = Reloj a Medias
prize-burrowed-5 = Bota Izquierda
prize-burrowed-6 = Paraguas del Revés
prize-burrowed-7 = Trompeta Nudo
prize-burrowed-8 = Hueso de Dino
prize-burrowed-9 = Mapa Roído
prize-burrowed-10 = Gnomo Gruñón
prize-inflation-1 = Lombriz Inflable
prize-inflation-2 = Pato Flotador
prize-inflation-3 = Caniche de Globo
prize-inflation-4 = Pelota Loca
prize-inflation-5 = Cactus Inflado
prize-inflation-6 = Martillo Piopío
prize-inflation-7 = Guitarra de Aire
prize-inflation-8 = Pedorreta Real
prize-grotto-1 = Periscotilla
prize-grotto-2 = Topo de Cuerda
prize-grotto-3 = Radio Lombriz
prize-grotto-4 = Zapatos Muelle
prize-grotto-5 = Taladro Cohete
prize-grotto-6 = Submarino Mini
prize-grotto-7 = Robobicho
prize-vault-1 = Ventosa de Oro
prize-vault-2 = Cepillo Enjoyado
prize-vault-3 = Cetro Goloso
prize-vault-4 = Gusano de Lujo
prize-vault-5 = Zanahoria Joya

## Moles

mole-1-a = Bostezos
mole-1-b = Pepe a Secas
mole-1-c = Uy
mole-1-d = Pablo Pera
mole-1-e = Pucheros
mole-1-f = Ejem
mole-2-a = Pili Pompón
mole-2-b = Rezongos
mole-2-c = Margarita
mole-2-d = Don Siesta
mole-2-e = Heli Hélice
mole-2-f = Cabezacubo
mole-3-a = Luci Lámpara
mole-3-b = Cacerola
mole-3-c = Susi Sopera
mole-3-d = Don Maíz
mole-3-e = Fito Fiesta
mole-3-f = Félix Andén
mole-4-a = Lina Rizos
mole-4-b = Pata Negra
mole-4-c = Olaf Cuernos
mole-4-d = Cascabel
mole-4-e = Hocus Topus
mole-4-f = Sheriff Pala
mole-5-a = Jefe de Pista
mole-5-b = El Coronel
mole-5-c = Primo del Rey
mole-5-d = Mosquetero
mole-5-e = Astrotopo
mole-5-f = El Barón

## Una palabra amable tras la partida

award-mole-magnet = Imán de topos
award-mole-magnet-line = { $count } topos cazados
award-mud-bath = Baño de barro
award-mud-bath-line = { $count } dados en el barro
award-sharing = A medias
award-sharing-line = { $count } hoyos compartidos
award-gentle-glove = Guante suave
award-gentle-glove-line = { $count } tiradas con el guante
award-pancake-day = Día de tortitas
award-pancake-day-line = { $count } tiradas con la sartén
award-heavy-mallet = Maza pesada
award-heavy-mallet-line = { $count } tiradas con la maza gigante
award-collector = Colección de premios
award-collector-line = { $count } premios
award-big-catch = Gran captura
award-big-catch-line = un premio de { $count } estrellas
award-big-spender = Bolsa llena
award-big-spender-line = { $count } estrellas de una vez
award-just-looking = Solo miraba
award-just-looking-line = { $count } visitas sin premio
award-full-paws = Patas llenas
award-full-paws-line = { $count } topos liberados
award-crown-dreams = Sueños de corona
award-crown-dreams-line = { $count } intentos por la corona
award-lucky-hole = Hoyo de la suerte
award-lucky-hole-line = { $count } topos en una ronda
award-kings-word = Palabra real
award-kings-word-line = { $count } empates resueltos
award-one-hole = Patas fieles
award-one-hole-line = { $count } veces en un mismo hoyo
award-dear-moles = Topos valiosos
award-dear-moles-line = { $count } estrellas en la mano

## De dónde salen las estrellas

account-prizes = Premios
account-showdown = duelo: { $count }
account-crown = corona: { $count }

## En el teléfono

hand-stars = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
hand-moles = topos
hand-prizes = premios
hand-die = dado de premios
hand-whole = estrellas
hand-sum = Tus estrellas
hand-keep = Te quedas con { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}; descartas: { $gone }.
hand-in-hole = { $count ->
    [0] vacío
    [one] 1 topo
   *[other] { $count } topos
}
hand-faces = { $count } de seis caras
hand-hole = Hoyo { $hole }
hand-misses = Una luz por cada una de las seis caras; { $count ->
    [0] nunca falla
   *[other] falla: { $count } de seis
}.
hand-light = Elige un dado: una luz por cada cara muestra dónde puede caer.
hand-holes = Los hoyos
hand-dice = Tu dado
hand-from = { $stand }, desde { $stars }
hand-have = Tienes { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
hand-sure = seguro: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
hand-maybe = con el dado, de { $low } a { $high }
hand-crown-at = La corona, con { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
hand-everybody = Estrellas de los premios
hand-moles-of = { $count ->
    [one] 1 topo
   *[other] { $count } topos
}

page-prize-die = Se canjean todos los topos y el dado suma de 1 a 6 estrellas.
