## Outside the table: title, lobby, credits

game-title = Mole Park
    .minutes = 20
    .mood = dados para todos
    .about = Tira, da mazazos, gana premios y hazte con la corona.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Estrellas de corona
    .help = con más, la partida es más larga
option-deal = Topos por hoyo
    .help = dos, de seis en adelante
    .auto = auto
manner-even = Zen
manner-grabber = Rapaz
manner-hoarder = Urraca
manner-swinger = Machaca
manner-courtier = Cortés

## On the table

round = Ronda { $round }
stand-candy = Cueva Golosa
stand-burrowed = Tesoros Topo
stand-inflation = Estación Inflable
stand-grotto = Gruta Inventos
stand-vault = Cámara Real
stand-closed = cerrado
stand-empty = agotado
die-glove = Guante
die-pan = Sartén
die-mallet = Maza gigante
die-prize = Dado de premios
cash-in = ¡Canjear!
faces = { $faces }
pile-deck = mazo { $count }
pile-discards = usados { $count }
hand-count = { $count } de 5
hand-empty = sin topos
no-prize-yet = sin premios aún
tie = ¡Empate!
goes-for-it = ¡{ $name } va a por la corona!
shout-miss = ¡Fallo!
shout-wham = ¡Zas!
shout-share = ¡A medias!
shout-jackpot = ¡El gordo!
shout-none = ¡Nada!
new-king = ¡Nuevo Rey Topo!
goes-first = Primero, { $name }
word-hold = Ahora no
word-crown = ¡A por la corona!
word-pass = Sin premio

## What a seat is doing

status-ready = Listo
status-choosing = elige …
status-discarding = devuelve …
status-needs-mole = aún sin topos
status-crown = a la corona
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
fate-picks = elige
fate-tied = ¿quién va?
fate-nothing = nada
fate-crown = ¡corona!
fate-short = no llega

## The prompt

waiting-bots = Los bots deciden …
waiting-one = Falta { $name }.
waiting-many = Faltan { $count }.
roll-off-title = ¿Quién reina?
roll-off-body = Gana el dado de premios más alto. Si hay empate, se repite.
king-title = { $name } es Rey Topo.
king-body = El rey decide los empates, y en los suyos elige el último.
next-round = Ronda { $round }
crown-title = ¿Alguien va a por la corona?
crown-mine = { $name }: ¿a por la corona?
crown-mine-body = { $percent ->
    [0] { $goal } estrellas quedan fuera de tu alcance.
   *[other] { $goal } estrellas: { $percent } % de posibilidades.
}
crown-note = Si no llegas, no ganas nada. No vale cambiar de idea.
choose-title = ¡Elige un dado!
choose-mine = { $name }: ¿qué dado?
choose-body = Puede haber más gente en tu hoyo.
discard-title = Se quedan cinco topos.
discard-mine = { $name }: ¿qué topos se van?
discard-body = { $over ->
    [one] Devuelve uno. En tu mano quedan { $keep }.
   *[other] Devuelve { $over }. En tu mano quedan { $keep }.
}
discard-count = { $count } de { $over }
roll-title = ¡A tirar!
roll-body = Todos los dados a la vez.
whack-title = ¡Mazazo!
whack-nobody = Nadie se lleva topos.
whack-alone = { $name } vacía el hoyo { $hole }: { $count ->
    [one] 1 topo
   *[other] { $count } topos
}.
whack-shared = { $dice } dados comparten el hoyo { $hole }: { $count ->
    [one] 1 topo cada uno
   *[other] { $count } topos cada uno
}.
cash-title = ¡Canjear!
cash-body = { $name } va en cabeza con { $total } estrellas.
tie-title = { $name }, reinas tú: ¿quién elige primero?
tie-body = El orden ya no cambia.
pick-title = { $name }: ¡elige un premio!
pick-body = { $total } estrellas pagan cualquier puesto iluminado. Tus topos se van igual.
showdown-title = Duelo por la corona
showdown-short = Duelo
showdown-body = Los cuatro dados. { $moles } topos en cada hoyo.
showdown-dice = Primero, los mazazos. Al final, los premios.
showdown-tie = ¡Empate a { $total }!
showdown-again = Se vacía el césped: otra vez.
showdown-won = ¡{ $best } gana a { $second }!
over-crown = ¡{ $total } estrellas!
over-king = { $name } es Rey Topo.

## Behind the curtain

your-hand = Tu mano
hand-of-five = { $count } de 5 topos
room-for-one = sitio para más
if-you-whack = Si golpeas: posibilidad de cada hoyo, en %
if-you-cash-in = Si canjeas ahora
no-mole-no-prize = Antes de ganar hay que golpear: sin un topo no hay dado de premios.
sum-range = de { $low } a { $high } estrellas
from = desde { $price }
percent-of = { $percent } %
crown-chance = la corona: { $percent } %

## Pointing at things

help-glove = Hoyo 1, 2 o 3. Nunca falla.
help-pan = Hoyo 4, el doble que 2, 3 o 5. Falla con una cara.
help-mallet = Sobre todo hoyo 6, o 4 o 5. Falla con dos caras.
help-own = Mira tus topos, tras la cortina (el gatillo de tu mando).
help-prize-die = Entrega todos los topos: de { $low } a { $high } estrellas.
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

log-king = { $name } es Rey Topo
log-round = Ronda { $round }
log-declared = { $name }, a por la corona
log-missed = { $name } falla
log-whacked = { $count ->
    [one] { $name } caza 1 topo
   *[other] { $name } caza { $count } topos
}
log-discarded = { $count ->
    [one] { $name } devuelve 1 topo
   *[other] { $name } devuelve { $count } topos
}
log-cashed = { $name }: { $parts } = { $total }
log-short = { $name } no llega
log-tie = { $name } elige antes
log-won = { $name } gana { $prize }, { $stars }
log-passed = { $name } no toma premio
log-nothing = Nada para { $name }
log-fled = { $count } topos huyen del hoyo { $hole }
log-showdown = Duelo de { $count }
log-showdown-again = Otra vez: empatan { $count }
log-compared = { $name } tiene { $total }
log-crowned = { $name } gana la corona

## The crib: the course of a round

course-title = Esta ronda
course-crown = ¿Corona?
course-choose = Elegir dado
course-roll = ¡Tirar!
course-whack = Mazazos
course-prizes = Premios

## How a match ends

reason-crown = Directo a la corona
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
stat-empty = Manos vacías
stat-showdown = Puntos en el duelo
stat-face = Dados que sacan { $face }

## Why a bot did it

bot-reason-crown = La corona está cerca: a probar.
bot-reason-hold = La corona aún queda lejos.
bot-reason-ripe = Otro mazazo ya añadiría poco.
bot-reason-glove = El guante nunca falla.
bot-reason-pan = La sartén llega a los hoyos del medio.
bot-reason-mallet = Los hoyos lejanos se han llenado.
bot-reason-stand = Las más estrellas a su alcance.
bot-reason = Parecía lo mejor que había.

## Prizes

prize-candy-1 = Larva de Nube
prize-candy-2 = Piruleta Espiral
prize-candy-3 = Dulce Mordido
prize-candy-4 = Gominolas Roca
prize-candy-5 = Dientes de Tofe
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
prize-inflation-1 = Lombriz Hinchable
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
prize-vault-3 = Cetro de Chuches
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
