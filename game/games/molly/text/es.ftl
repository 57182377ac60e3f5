## Outside the table: title, lobby, credits

game-title = Molly
    .minutes = 25
    .mood = volteos y palas robadas
    .about = Alinea tres topos, llévate una pila y mira en qué se convierten las otras dos.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = El Bobtail
    .help = un perro caza en vez de cambiar
option-open-burrows = Todo a la vista
    .help = madrigueras abiertas
manner-even = Zen
manner-picky = Exigente
manner-glutton = Voraz
manner-digger = Cavatodo
manner-pest = Incordio

## On the table

turn = Turno { $turn }
last-round-title = Última ronda
display = Muestra
compost = Compost
tardy = Tardones
to-tardy = { $count } a tardones
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
flip-text = La pila entera se da la vuelta: la carta de abajo sube y enseña su otra cara. Un topo puesto boca abajo se deja ver; de uno puesto boca arriba se ve el Proyecto.
flip-short = Un volteo sube la carta de abajo, por su otra cara.
bobtail-title = El Bobtail
bobtail-text = Ni cartas sobre él ni líneas a través de él. Por una ficha salta una casilla. La pila de allí asoma en cualquier hueco.

## Names of what can be chosen

word-cell = casilla { $number }
word-display = el topo { $colour }
word-seat = { $name }
word-deck = la primera del mazo
word-take = A Tomar carta
word-swap = B Mover pilas
word-hunt = B Caza
word-skip = Pasar
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

turn-of = { $name } cava.
thinking = { $name } piensa …
act-title = { $name }: te toca
act-body = Juega una carta de la muestra, o la primera del mazo sin verla.
act-body-last = Tu último turno: juega una carta. Las fichas aún pagan A y B.
act-note = { $tokens ->
    [0] Sin fichas no hay acciones especiales.
    [one] Antes, con una ficha: carta (A) o mover (B).
   *[other] Antes, con { $tokens } fichas: cartas (A) o mover (B).
}
play-title = { $name }: ¿adónde va el { $colour }?
play-body = A cualquier sitio menos sobre su color. Un hueco da una ficha.
play-body-none = A cualquier sitio menos sobre su color. Ya no queda ficha que llevarse.
corners-note = Las esquinas marcan dónde puede ir.
makes-set = ¡Tres en línea! El volteo revela cartas: no se podrá deshacer.
drew-title = { $name } roba: { $colour }.
drew-body = Hay que jugarla. ¿Dónde?
fits-nowhere-body = No cabía en ningún sitio. Juega una de la muestra.
take-body = A: ¿qué carta de la muestra pasa a ser cubo tuyo?
take-note = Otra carta ocupa su lugar.
swap-first = B: ¿qué pila se mueve?
swap-second = B: ¿con qué vecina cambia de sitio?
hunt-first = B: ¿adónde salta el Bobtail?
hunt-second = B: ¿en qué hueco asoma la pila?
hunt-note = Una casilla, en recto o en diagonal.
set-title = { $name }: ¡trío { $colour }! ¿Qué pila?
set-body = Sus cartas son cubos para ti. Las otras dos se voltean.
set-note = Sin mirar ni contar. No se podrá deshacer.
two-sets = { $name }: más de un trío. ¿Cuál?
two-sets-body = Solo cuenta uno.
cover-title = { $name }: ¿adónde va el { $colour }?
cover-body = Tapa los tres Proyectos, con una carta cada uno.
cover-note = Los tríos que salgan así no cuentan.
event-waits = Después, el evento: { $what }
steal-title = { $name }: no quedan fichas.
steal-body = ¿A quién le quitas una?
pass-title = { $name }: un cubo para { $right }
pass-body = Elige uno de los tuyos. Todos pasan a la vez.
pass-short = Un cubo a la derecha
discard-short = Un cubo menos
discard-title = { $name }: fuera un cubo
discard-body = Elige el que menos echarás de menos.
discards-next = { $name } elige uno.
event-tokens = Una ficha para cada uno
event-tokens-body = Por turnos, empezando aquí. Si no quedan, vale la de otro.
event-draw = Una carta para cada uno
event-draw-body = Su cubo va a la madriguera, guste o no.
event-gaps = Se llenan los huecos
event-gaps-body = A cada uno va un topo del mazo, boca arriba. Ningún trío cuenta.
event-backs = Se tapan los Proyectos
event-backs-body = Sobre cada dorso, un topo del mazo, boca arriba. Ningún trío cuenta.
event-pass = Cada cual pasa un cubo
event-pass-body = A la derecha, a la vez y en secreto.
event-discard = Cada cual descarta un cubo
event-discard-body = El que quiera, por turnos.
over-won = ¡Gana { $name } con { $points }!
over-shared = ¡{ $count } comparten la victoria con { $points }!
over-fewer-tokens = Empate: gana quien tenga menos fichas.
over-body = Más por menos, y un punto por ficha.

## Behind the curtain

burrow-title = La madriguera de { $name }
burrow-body = Sobre cada columna, lo que vale ahora un cubo más.
if-it-ended = Si acabara ahora
most = más
fewest = menos
most-and-fewest = ambos
tokens-word = fichas
points = = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
one-more = Pocas columnas altas valen más que muchas bajas. Un color que no tienes no cuenta.
first-would-cost = El primer { $colour } sería tu color más bajo y te costaría { $points }. Un color que no tienes no cuenta.
first-would-not = El primer { $colour } te daría { $points }. Un color que no tienes no cuenta.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-no-token = Eso cuesta una ficha.
why-not-same-colour = Nunca sobre una carta de su color.

## Pointing at things

help-display = Jugar el { $colour }: elige después la casilla.
help-take-card = Un cubo { $colour } por una ficha.
help-take-worth = Un cubo { $colour } por una ficha: { $points ->
    [0] de momento, igual
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
}.
help-peek = Tu madriguera, solo para tus ojos.
help-deck = A ciegas: lo que salga hay que jugarlo.
help-take = Una ficha: una carta de la muestra pasa a ser cubo tuyo.
help-swap = Una ficha: dos pilas vecinas cambian de sitio.
help-hunt = Una ficha: el Bobtail salta y una pila asoma en otro lugar.
help-skip = No se puede jugar nada.
help-steal = Quitarle una ficha a { $name }.
help-line = El trío { $colour }.
help-line-projects = Tres Proyectos: tres fichas, y tres cartas para taparlos.
help-cube = Se va un cubo { $colour }.
help-take-pile = Llévate esta pila; las otras dos se voltean.
help-swap-pile = Se cambian pilas enteras. Ningún trío cuenta hasta jugar una carta.
help-hunt-pile = Esta pila asomará en otro lugar.
help-hunt-gap = Un hueco: no asoma nada.
help-hunt-space = Aquí asoma, tal como está.
help-makes-set = { $count ->
    [one] ¡Tres en línea: { $colour }!
   *[other] { $count } tríos, solo cuenta uno: { $colour }.
}
help-gap = Un hueco: una ficha para ti.
help-gap-none = Un hueco. Ya no queda ficha que llevarse.
help-cell = { $colour } sobre { $under }.

## The log

log-turn = Turno { $turn }
log-taken = { $name } toma { $colour } (A)
log-drew = { $name } roba { $colour }
log-swapped = { $name } cambia dos (B)
log-hunted = { $name } suelta al perro
log-hunted-gap = { $name }: perro al hueco
log-skipped = { $name } ha de pasar
log-no-token = Sin ficha: { $name }
log-played = { $name } juega { $colour }
log-blind = { $name } a ciegas: { $colour }
log-played-gap = { $name } llena hueco
log-stole = { $name } roba a { $victim }
log-set = { $name }: trío { $colour }, +{ $count }
log-chain = { $name } cadena: { $colour }, +{ $count }
log-flipped = Volteo: { $one }, { $other }
log-projects = { $name }: ¡3 Proyectos!
log-event = Evento: { $what }
log-event-waits = En espera: { $what }
log-passed = { $name } pasa { $colour } a { $to }
log-gone = { $name } suelta { $colour }
log-nowhere = No cabe: { $colour }
log-last-round = Tardones: última ronda
log-ended = El huerto está vacío

## The crib

crib-title = Al final
crib-score = más × menos
crib-tokens = +1 por ficha
crib-none = si falta, no cuenta
crib-bobtail = perro: ni carta ni línea

## How a match ends

reason-score = Más puntos
reason-fewer-tokens = Empate: menos fichas
reason-shared = Compartida

## After the match

stat-sets = Tríos
stat-chains = de ellos, en cadena
stat-projects = Tríos de Proyectos
stat-cubes = Cubos ganados
stat-lost = Cubos que no cupieron
stat-taken = Cartas tomadas (A)
stat-swaps = Pilas movidas (B)
stat-gaps = Huecos llenados
stat-stolen = Fichas quitadas a otros
stat-blind = Cartas jugadas a ciegas

## Why a bot did it

bot-reason-display = La mejor línea que hay, o la que menos deja al siguiente.
bot-reason-deck = Nada de lo que se ve encaja; quizá el mazo.
bot-reason-take = Este color sube los puntos.
bot-reason-swap = Dos en línea esperan al tercero.
bot-reason-hunt = El perro abre paso a una línea.
bot-reason-cell = Esta casilla da más y deja menos.
bot-reason-line = En esta línea hay más de lo que hace falta.
bot-reason-seat = A quien va en cabeza le sobra.
bot-reason-cube = El que menos se echará de menos.
bot-reason-skip = No había nada que jugar.
