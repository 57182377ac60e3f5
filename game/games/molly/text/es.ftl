## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .turn = ronda { $turn }
    .turns = { $turns ->
        [one] 1 ronda
       *[other] { $turns } rondas
    }
    .mood = volteos y palas robadas
    .about = Alinea tres topos, llévate una pila y mira en qué se convierten las otras dos.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Bobtail, el perro
    .help = un perro caza; no se intercambian pilas
option-open-burrows = Todo a la vista
    .help = madrigueras abiertas
manner-even = Zen
manner-picky = Exigente
manner-glutton = Voraz
manner-digger = Cavatodo
manner-pest = Incordio

## On the table

turn = Ronda { $turn }
last-round-title = Última ronda
display = Oferta
compost = Compost
tardy = Tardones
to-tardy = Tardones en { $count }
last-round-plaque = Última ronda
deck-empty = Vacío
spent = pagado { $count }
supply = { $count ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $count } fichas
}
tokens = { $count ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $count } fichas
}
at-turn = le toca
hidden = { $count ->
    [0] vacía
    [one] 1 cubo
   *[other] { $count } cubos
}
worth-now = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
set-of-three = ¡Trío!
set-shout = ¡Trío!
chain-shout = ¡Cadena!
projects-shout = ¡Tres Proyectos!
last-round-shout = ¡Última ronda!
event-shout = ¡Evento!
drum = ¡TUM!
colour-yellow = amarillo
colour-red = rojo
colour-white = blanco
colour-green = verde
colour-blue = azul
project-word = Proyecto
flip-title = Un volteo
flip-text = La pila entera se da la vuelta: la carta de abajo sube y muestra su otra cara. Un topo puesto boca abajo se deja ver; de uno puesto boca arriba se ve el Proyecto.
flip-short = Volteada, una pila muestra la otra cara de su carta de abajo.
bobtail-title = El Bobtail
bobtail-text = Ni cartas sobre él ni tríos a través de él. Por una ficha salta una casilla, también en diagonal. La pila de allí va a cualquier hueco.

## Names of what can be chosen

word-cell = casilla { $number }
word-display = el topo { $colour }
word-seat = { $name }
word-deck = una carta oculta del mazo
word-take = Tomar una carta
word-swap = Intercambiar pilas
word-hunt = Mover a Bobtail
word-skip = Pasar
pass-anyway = Pasar igualmente
price = −{ $tokens }
word-cube = un cubo { $colour }
word-line-1 = fila superior
word-line-2 = fila central
word-line-3 = fila inferior
word-line-4 = columna izquierda
word-line-5 = columna central
word-line-6 = columna derecha
word-line-7 = diagonal que baja
word-line-8 = diagonal que sube

## The prompt

turn-of = { $name ->
    [you] Te toca cavar.
   *[other] { $name } cava.
}
thinking = { $name ->
    [you] Te toca.
   *[other] { $name } piensa…
}
act-title = { $name ->
    [you] Juega una carta
   *[other] { $name }: juega una carta
}
act-body = Una de la oferta, o una del mazo sin verla.
act-body-last = ¡Tu último turno! Antes aún puedes gastar fichas.
act-note = { $tokens ->
    [0] Sin fichas: juega una carta, sin más.
    [one] 1 ficha: antes puedes hacer una acción especial.
   *[other] { $tokens } fichas: antes puedes hacer acciones especiales.
}
play-title = { $name ->
    [you] ¿Dónde pones el topo { $colour }?
   *[other] { $name }: ¿dónde pones el topo { $colour }?
}
play-body = No sobre su color. Un hueco te da una ficha.
play-body-none = No sobre su color. Ya no quedan fichas que llevarse.
corners-note = Las esquinas marcan dónde puede ir.
makes-set = ¡Tres en línea! Se voltean pilas: no se podrá deshacer.
drew-title = { $name ->
    [you] Robas un topo { $colour }.
   *[other] { $name } roba un topo { $colour }.
}
drew-body = Tienes que jugarlo. ¿Dónde?
fits-nowhere-body = Esa carta no cabe en ningún sitio. Juega una de la oferta.
take-title = { $name ->
    [you] Toma una carta
   *[other] { $name }: toma una carta
}
take-body = ¿Qué carta de la oferta tomas? Pasa a ser un cubo en tu madriguera.
take-note = Otra carta ocupa su lugar.
swap-title = { $name ->
    [you] Intercambia dos pilas
   *[other] { $name }: intercambia dos pilas
}
swap-first = Elige la primera pila que intercambias.
swap-second = ¿Con qué vecina la intercambias?
hunt-title = { $name ->
    [you] Mueve a Bobtail
   *[other] { $name }: mueve a Bobtail
}
hunt-first = ¿Adónde salta Bobtail?
hunt-second = ¿A qué hueco va esa pila?
hunt-note = Una casilla, también en diagonal.
set-title = { $name ->
    [you] ¡Trío { $colour }! ¿Qué pila te llevas?
   *[other] { $name }: ¡trío { $colour }! ¿Qué pila te llevas?
}
set-body = Sus cartas son cubos para ti. Las otras dos pilas se voltean.
set-note = Sin mirar ni contar. No se podrá deshacer.
two-sets = { $name ->
    [you] ¿Qué trío cuenta?
   *[other] { $name }: ¿qué trío cuenta?
}
two-sets-body = Hay más de uno y solo cuenta uno.
cover-title = { $name ->
    [you] ¿Dónde pones el topo { $colour }?
   *[other] { $name }: ¿dónde pones el topo { $colour }?
}
cover-body = Pon una carta sobre cada uno de los tres Proyectos.
cover-note = Los tríos que salgan así no cuentan.
event-waits = Después, el Evento: { $what }
steal-title = { $name ->
    [you] Quítale una ficha a alguien
   *[other] { $name }: quítale una ficha a alguien
}
steal-body = No quedan en la reserva. ¿A quién se la quitas?
pass-title = { $name ->
    [you] Dale un cubo a { $right }
   *[other] { $right ->
        [you] { $name } te da un cubo
       *[other] { $name }: dale un cubo a { $right }
    }
}
pass-body = Elige uno de los tuyos. Todos pasan a la vez.
pass-short = Un cubo a la derecha
discard-short = Un cubo menos
discard-title = { $name ->
    [you] Descarta un cubo
   *[other] { $name }: descarta un cubo
}
discard-body = Elige el que menos echarás de menos.
discards-next = { $name ->
    [you] Eliges un cubo que descartar.
   *[other] { $name } elige un cubo que descartar.
}
event-tokens = Una ficha para cada uno
event-tokens-body = Por turnos. Si no quedan, se le quita a alguien.
event-draw = Una carta para cada uno
event-draw-body = Su cubo va a la madriguera, te guste o no.
event-gaps = Se llenan los huecos
event-gaps-body = A cada uno va un topo del mazo, boca arriba. Ni tríos ni fichas.
event-backs = Se tapan los Proyectos
event-backs-body = Sobre cada dorso, un topo del mazo, boca arriba. Ningún trío cuenta.
event-pass = Todos pasan un cubo
event-pass-body = A la derecha, a la vez y en secreto.
event-discard = Todos descartan un cubo
event-discard-body = Por turnos, el cubo que elija cada uno.
over-won = { $name ->
    [you] ¡Ganas con { $points }!
   *[other] ¡Gana { $name } con { $points }!
}
over-shared = ¡{ $count } comparten la victoria, a { $points }!
over-fewer-tokens = Empate: gana quien tenga menos fichas.
over-body = La columna más alta por la más baja, y 1 punto por ficha.

## Behind the curtain

burrow-title = { $name ->
    [you] Tu madriguera
   *[other] La madriguera de { $name }
}
burrow-body = Sobre cada columna, lo que vale ahora un cubo más.
if-it-ended = Si acabara ahora
most = mayor
fewest = menor
most-and-fewest = ambos
tokens-word = fichas
points = = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
one-more = Sube tu columna más baja: la más alta la multiplica. Un color que no tienes no cuenta.
first-would-cost = El primer cubo { $colour } sería tu columna más baja y te costaría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
first-would-not = El primer cubo { $colour } { $points ->
    [0] no cambiaría nada
    [one] te daría 1 punto
   *[other] te daría { $points } puntos
}. Un color que no tienes no cuenta.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-no-token = No tienes ninguna ficha que gastar.
why-not-same-colour = Nunca sobre una carta de su color.

## Pointing at things

help-display = Jugar el topo { $colour }: elige después la casilla.
help-take-card = Toma un cubo { $colour } por 1 ficha.
help-take-worth = Un cubo { $colour } por 1 ficha: { $points ->
    [0] tus puntos no cambian.
    [one] { NUMBER($points, signDisplay: "exceptZero") } punto para ti ahora.
   *[other] { NUMBER($points, signDisplay: "exceptZero") } puntos para ti ahora.
}
help-peek = Tu madriguera, solo para tus ojos.
help-deck = A ciegas: lo que salga hay que jugarlo.
help-take = 1 ficha: una carta de la oferta pasa a ser cubo tuyo.
help-swap = 1 ficha: intercambia dos pilas vecinas.
help-hunt = 1 ficha: Bobtail salta y la pila de allí va a un hueco.
help-skip = No se puede jugar nada.
help-steal = { $name ->
    [you] Quitarte una ficha.
   *[other] Quitarle una ficha a { $name }.
}
help-line = El trío { $colour }.
help-line-projects = Tres Proyectos: tres fichas, y tres cartas para taparlos.
help-cube = Descarta un cubo { $colour }.
help-take-pile = Llévate esta pila; las otras dos se voltean.
help-swap-pile = Se intercambian pilas enteras. Ningún trío cuenta hasta jugar una carta.
help-hunt-pile = Esta pila irá a un hueco.
help-hunt-gap = Un hueco: no se mueve ninguna pila.
help-hunt-space = La pila viene aquí, tal como está.
help-makes-set = { $count ->
    [one] ¡Tres en línea: { $colour }!
   *[other] { $count } tríos, solo cuenta uno: { $colour }.
}
help-gap = Un hueco: una ficha para ti.
help-gap-none = Un hueco. Ya no quedan fichas que llevarse.
help-cell = Un topo { $colour } sobre { $under }.

## The log

log-turn = Ronda { $turn }
log-taken = { $name ->
    [you] Tomas
   *[other] { $name } toma
} un cubo { $colour } de la oferta
log-drew = { $name ->
    [you] Robas
   *[other] { $name } roba
} un cubo { $colour }
log-swapped = { $name ->
    [you] Intercambias
   *[other] { $name } intercambia
} dos pilas
log-hunted = { $name ->
    [you] Sueltas
   *[other] { $name } suelta
} a Bobtail sobre una pila
log-hunted-gap = { $name ->
    [you] Sueltas
   *[other] { $name } suelta
} a Bobtail en un hueco
log-skipped = { $name ->
    [you] Tienes que pasar
   *[other] { $name } tiene que pasar
}
log-no-token = { $name ->
    [you] Ninguna ficha para ti
   *[other] Ninguna ficha para { $name }
}
log-played = { $name ->
    [you] Juegas
   *[other] { $name } juega
} un topo { $colour }
log-blind = { $name ->
    [you] Juegas
   *[other] { $name } juega
} a ciegas: un topo { $colour }
log-played-gap = { $name ->
    [you] Llenas
   *[other] { $name } llena
} un hueco
log-stole = { $name ->
    [you] Le quitas una ficha a { $victim }
   *[other] { $victim ->
        [you] { $name } te quita una ficha
       *[other] { $name } le quita una ficha a { $victim }
    }
}
log-set = { $name ->
    [you] Haces
   *[other] { $name } hace
} un trío { $colour }: { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
log-chain = { $name ->
    [you] Encadenas
   *[other] { $name } encadena
}: trío { $colour }, { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}
log-flipped = Dos pilas se voltean: { $one } y { $other }
log-flipped-alike = Dos pilas se voltean: dos veces { $one }
log-projects = { $name ->
    [you] ¡Alineas 3 Proyectos!
   *[other] ¡{ $name } alinea 3 Proyectos!
}
log-event = Evento: { $what }
log-event-waits = Un Evento espera: { $what }
log-passed = { $name ->
    [you] Le das un cubo { $colour } a { $to }
   *[other] { $to ->
        [you] { $name } te da un cubo { $colour }
       *[other] { $name } le da un cubo { $colour } a { $to }
    }
}
log-gone = { $name ->
    [you] Descartas
   *[other] { $name } descarta
} un cubo { $colour }
log-nowhere = Un topo { $colour } no cabe en ningún sitio
log-last-round = ¡Última ronda! Llegan los topos tardones
log-ended = El huerto queda pelado

## The crib

crib-title = Al final
crib-score = mayor × menor
crib-tokens = +1 por ficha
crib-none = color que falta: no cuenta
crib-bobtail = bloquea su casilla

## How a match ends

reason-score = Más puntos
reason-fewer-tokens = Empate: menos fichas
reason-shared = Victoria compartida

## After the match

stat-sets = Tríos
stat-chains = de ellos, en cadena
stat-projects = Tríos de Proyectos
stat-cubes = Cubos ganados
stat-lost = Cubos que no cupieron
stat-taken = Cartas tomadas
stat-swaps = Pilas movidas
stat-gaps = Huecos llenados
stat-stolen = Fichas quitadas a otros
stat-blind = Cartas jugadas a ciegas

## Why a bot did it

bot-why-set = La casilla { $number } hace un trío { $colour }: { $line }.
bot-why-token = La casilla { $number } está vacía: una carta ahí da una ficha.
bot-why-cell = En la casilla { $number }, el { $colour } es lo que menos regala a quien sigue.
bot-why-deck = Una carta oculta del mazo puede dar más que la oferta.
bot-why-take = Un cubo { $colour } vale más que la ficha.
bot-why-swap = Si se intercambia la casilla { $number }, solo falta un { $colour }: { $line }.
bot-why-hunt = Con Bobtail en la casilla { $number }, solo falta un { $colour }: { $line }.
bot-why-moved = El huerto queda mejor con otra cosa en la casilla { $number }.
bot-why-thick = La pila de la casilla { $number } es la más gruesa.
bot-why-pile = La pila de la casilla { $number } es la que mejor va a la madriguera.
bot-why-projects = Tres Proyectos dan fichas: { $line }.
bot-why-cover = Aquí no cuentan los tríos: el { $colour } puede ir a la casilla { $number }.
bot-why-seat = Ahí { $count ->
    [one] hay 1 ficha
   *[other] hay { $count } fichas
}: una le sobra.
bot-why-cube = El cubo { $colour } es el que menos se echará de menos.
bot-why-passed = El que menos se echará de menos.
bot-why-skip = No había nada que jugar.
bot-why = Parecía lo mejor que había.

## De dónde salen los puntos

account-cubes = Mayor × menor
account-tokens = Fichas
account-cubes-held = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}

## Una palabra amable tras la partida

award-three-in-a-row = Tres en raya
award-three-in-a-row-line = { $count } tríos
award-chain-reaction = Reacción en cadena
award-chain-reaction-line = { $count } tríos al voltear
award-deep-digger = Muy hondo
award-deep-digger-line = { $count } cartas en una pila
award-rainy-day = Hucha llena
award-rainy-day-line = { $count } fichas a salvo
award-one-colour = Un solo color
award-one-colour-line = { $count } cubos de un color
award-rainbow = Madriguera arcoíris
award-rainbow-line = { $count } o más de cada color
award-full-burrow = Madriguera llena
award-full-burrow-line = { $count } cubos en casa
award-overflowing = Desbordante
award-overflowing-line = { $count } cubos sin sitio
award-brave-nose = Nariz valiente
award-brave-nose-line = { $count } cartas a ciegas
award-furniture-mover = De mudanza
award-furniture-mover-line = { $count } cambios de pilas
award-bobtail-friend = Amistad con Bobtail
award-bobtail-friend-line = { $count } paseos con él
award-gap-filler = Tapahuecos
award-gap-filler-line = { $count } huecos llenados
award-light-paws = Patas ligeras
award-light-paws-line = { $count } fichas de otros
award-open-pockets = Bolsillos abiertos
award-open-pockets-line = { $count } fichas regaladas
award-quick-choice = Elección rápida
award-quick-choice-line = { $count } cartas directas a casa
award-project-leader = Proyecto estrella
award-project-leader-line = { $count } tríos de Proyectos
award-loud-flip = Gran volteo
award-loud-flip-line = { $count } pilas volteadas
award-kind-neighbour = Buena vecindad
award-kind-neighbour-line = { $count } cubos pasados

## En el teléfono

hand-burrow = Tu madriguera
hand-one-more = uno más: { $points }
hand-cubes = Tus cubos
hand-leaves = te quedan: { $count }
hand-cards = Cartas
hand-garden = El huerto
hand-dog = el Bobtail
hand-gap = vacío
hand-cubes-of = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}

page-compost = { $count ->
    [0] Aún no se ha tirado nada.
    [one] Se ha tirado 1 carta.
   *[other] Se han tirado { $count } cartas.
}
