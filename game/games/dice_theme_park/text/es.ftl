## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .minutes = 75
    .mood = tu propio parque y visitantes que contentar
    .about = Los dados visitantes llegan en tren. Llévalos de atracción en atracción, a punto por viaje, y gana una estrella por cada sonrisa.
    .by = Daryl Andrews y Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Entrada
tile-bumper-boats = Barcas Locas
tile-hall-of-mirrors = Los Espejos
tile-hook-a-prize = Pescapremios
tile-pedalo-lagoon = Hidropedales
tile-tidal-swing = La Marea
tile-penguin-parade = Pingüinada
tile-sunken-galleon = Galeón Hundido
tile-aqua-twins = Acuadúo
tile-treetop-trail = Ruta Aérea
tile-beanstalk-drop = La Habichuela
tile-hedge-maze = Laberinto
tile-dragon-coaster = Montaña Dragón
tile-canopy-express = Expreso Verde
tile-sunshine-scooters = Motos de Sol
tile-giant-slide = Tobogán XL
tile-desert-rally = Rally Duna
tile-pyramid-run = Vía Pirámide
tile-triple-spinner = Triple Giro
tile-burger-shack = La Parrilla
tile-juice-stand = Zumería
tile-picnic-green = Merendero
tile-souvenir-arcade = Los Recuerdos
tile-costume-hire = Disfraces
tile-kraken-plunge = Salto Kraken
tile-submarine-quest = Viaje al Fondo
tile-maelstrom = Remolino
tile-orca-stadium = Estadio Orca
tile-vine-swinger = A la Liana
tile-jungle-rapids = Rápidos Selva
tile-twin-serpents = Dos Serpientes
tile-emerald-summit = Cima Esmeralda
tile-solar-flyer = Vuelo Solar
tile-sandstorm = Simún
tile-golden-cascade = Cascada de Oro
tile-lightning-towers = Torres Rayo
tile-food-court = La Comilona
tile-grand-bazaar = Gran Bazar
tile-concert-bowl = Auditorio
tile-firework-plaza = Plaza Pólvora
tile-mystery-grotto = Gruta Misterio
tile-wobble-wood = Bosque Flan
tile-lucky-lanterns = Faroles Suerte
tile-whirlpool-wager = Aguas de Azar
tile-roulette-rocket = Cohete Ruleta
tile-topsy-turvy-tower = Torre Revés

## Amenities

amenity-snacks = picoteo
amenity-drinks = bebidas
amenity-restrooms = aseos
amenity-benches = bancos
amenity-lockers = consignas
amenity-first-aid = botiquín
amenity-photo = rincón de fotos
amenity-gardens = jardines

## Colours

colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-grey = gris
colour-any = cualquiera

## What it takes to operate

req-single = un dado
req-even2 = dos dados pares
req-odd2 = dos dados impares
req-odd-even = un dado impar y uno par
req-higher = el primer dado mayor que el segundo
req-split = un dado de 1 a 3 y otro de 3 a 6
req-equal2 = dos dados iguales
req-equal3 = tres dados iguales
req-run3 = tres seguidos

## Staff

staff-ticket-agent = Taquilla
    .text = Vuelve un 1 que se iba
    .phase = Cerrar
staff-concierge = Conserje
    .text = Nuevos: +2, o +1 dos veces
    .phase = Recibir
staff-guide = Guía
    .text = Un visitante va adonde sea
    .phase = Abrir
staff-mascot = Mascota
    .text = Mascotas a −$2, un ajuste más
    .phase = Ampliar · Abrir
staff-builder = Albañil
    .text = Mejoras a −$1, recupera una
    .phase = Mejorar
staff-manager = Gerente
    .text = Una atracción llena repite
    .phase = Abrir
staff-innovator = Inventiva
    .text = Una mejora más por ronda
    .phase = Mejorar
staff-consultant = Asesoría
    .text = Paga bien y se va
    .phase = Cerrar
staff-chaperone = Azafata
    .text = Un VIP: estrella por viaje
    .phase = Recibir

## Skills

skill-leap = +2 o −2
skill-tips = $2 por dado
skill-cheer = Estrella por dado
skill-flip = 2 a 5 y al revés
skill-pair = Dos dados ±1
skill-usher-out = Salir, dos veces
skill-usher-in = Entrar, dos veces
skill-stroll = Salir, dos pasos
skill-exchange = Cambiar color
skill-reroll = Otra tirada

help-skill-leap = Un visitante { $colour } de aquí: +2 o −2.
help-skill-tips = $2 al momento por cada visitante { $colour } de aquí; máximo, $6.
help-skill-cheer = Una estrella al momento por cada visitante { $colour } de aquí; máximo, tres.
help-skill-flip = Un visitante de 2 pasa a 5, o uno de 5 pasa a 2.
help-skill-pair = Dos visitantes de aquí, +1 o −1 cada uno.
help-skill-usher-out = Un visitante de aquí pasa al lado. Dos veces.
help-skill-usher-in = Un visitante de al lado pasa aquí. Dos veces.
help-skill-stroll = Un visitante va de aquí hasta a dos atracciones de distancia.
help-skill-exchange = Cambia un visitante por otro de distinto color de la bolsa; el valor no cambia.
help-skill-reroll = Vuelve a tirar un visitante { $colour }.

## Administrators

admin-second-chance = Otra ocasión
    .text = Vuelve un 1 { $colour }
    .help = En cada ronda, un visitante { $colour } que se iba vuelve a la Entrada, con el valor que quieras.
admin-fresh-legs = Pies frescos
    .text = Un { $colour } no se cansa
    .help = En atracciones de color { $colour }, un visitante { $colour } del grupo conserva sus puntos.
admin-specialist = Especialista
    .text = 3, 4, 5 en { $colour }: 1, 2, 3 estrellas
    .help = En cada ronda: 3, 4, 5 atracciones distintas de color { $colour } en marcha dan 1, 2, 3 estrellas.
admin-enthusiast = Entusiasta
    .text = 3, 4, 5 en { $colour }: 1, 2, 3 estrellas
    .help = En cada ronda: 3, 4, 5 atracciones distintas de color { $colour } en marcha dan 1, 2, 3 estrellas.
admin-tour-leader = Cicerone
    .text = 6, 7, 8 en marcha: 1, 2, 3 estrellas
    .help = En cada ronda: 6, 7, 8 atracciones distintas en marcha dan 1, 2, 3 estrellas.
admin-mascot-fan = Mascotafán
    .text = 2, 4, 5 mascotas: 1, 2, 3 estrellas
    .help = En cada ronda: 2, 4, 5 mascotas dan 1, 2, 3 estrellas.
admin-doorman = Portería
    .text = Un visitante del último tren
    .help = En cada ronda entra un visitante del tren que nadie tomó.
admin-treasurer = Tesorería
    .text = Al final, estrella por $2
    .help = Al final, una estrella por cada $2 en vez de $3.
admin-tailor = Sastrería
    .text = Mascotas a −$2
    .help = Las mascotas cuestan $2 menos, siempre.
admin-understudy = Suplente
    .text = Una vez: cambia una jugada
    .help = Una vez: antes de pasar las cartas, cambia una jugada por una de la mano.
admin-map-printer = Imprenta
    .text = Mapas a −$2
    .help = Los mapas cuestan $2 menos, siempre.
admin-early-bird = Madrugón
    .text = Total, hasta 2 menos
    .help = Tu total para el orden es hasta 2 más bajo, como quieras.
admin-thrill-seeker = Sin vértigo
    .text = En { $colour }: repite tirada
    .help = Un visitante { $colour } pedido por su color puede volver a tirarse en vez de cansarse.
admin-rearranger = Mudanzas
    .text = Mueve una mejora por ronda
    .help = En cada ronda puede moverse una mejora instalada; la diferencia se paga o se cobra.

## Objectives

objective-tired-but-happy = Cansados y felices
    .text = menos puntos en total
objective-full-house = Lleno total
    .text = más visitantes
objective-most-money = Caja fuerte
    .text = más dinero
objective-steady-earner = Renta fija
    .text = más ingresos
objective-busy-day = Día movido
    .text = más cubos de marcha
objective-grand-tour = Gran ruta
    .text = más en marcha
objective-engineers-pride = Orgullo técnico
    .text = más mejoras
objective-well-signposted = Bien indicado
    .text = más mapas
objective-every-comfort = Todo lujo
    .text = más servicios distintos
objective-star-attraction = La gran estrella
    .text = la mejor atracción
objective-long-queue = Cola larga
    .text = más en la Entrada
objective-all-sorts = De todo
    .text = más valores distintos
objective-gift-shop-rush = Tienda a tope
    .text = más ganado al abrir
objective-big-spender = Mano suelta
    .text = más gastado esta ronda
objective-encore = ¡Otra!
    .text = más marchas dobles
objective-five-star-day = Día redondo
    .text = más estrellas al abrir
objective-map-reader = Gran memoria
    .text = más mapas sin usar
objective-modernised = A la última
    .text = más con una mejora
objective-themed-land = Todo a juego
    .text = más de un color
objective-close-quarters = Buen vecindario
    .text = más vecinas
objective-safe-journey-home = Feliz regreso
    .text = más visitantes a casa
objective-fan-club = Club de fans
    .text = más visitantes de un color

## Solo goals

goal-a-ops = 7 viajes
goal-a-distinct = 5 atracciones en marcha
goal-a-maxop = Una atracción 3 veces
goal-a-stars = 22 estrellas al abrir
goal-a-opmoney = $6 ganados al abrir
goal-a-money = $8 en caja
goal-a-ups = 4 mejoras instaladas
goal-a-maps = 5 mapas
goal-a-masc = 3 mascotas
goal-a-three = 2 atracciones dos veces
goal-a-rainbow = Los tres colores
goal-a-colmax = 2 de un color
goal-a-ent-left = Entrada vacía
goal-a-amen = 5 servicios distintos
goal-a-discards = 2 visitantes a casa
goal-b-ops = 10 viajes
goal-b-distinct = 7 atracciones en marcha
goal-b-maxop = Una atracción 3 veces
goal-b-stars = 38 estrellas al abrir
goal-b-opmoney = $10 ganados al abrir
goal-b-money = $10 en caja
goal-b-ups = 6 mejoras instaladas
goal-b-maps = 6 mapas
goal-b-masc = 5 mascotas
goal-b-three = 3 atracciones dos veces
goal-b-four-colours = Los colores y el gris
goal-b-colmax = 3 de un color
goal-b-pips-left = Quedan 20 puntos o menos
goal-b-income = Ingresos de $4
goal-b-discards = 6 visitantes a casa
goal-a-surprise-ops = Una sorpresa en marcha
goal-a-innovations = 2 inventos
goal-a-cable-moves = 2 viajes en teleférico
goal-b-rerolls = Repetir 3 tiradas
goal-b-innovations = 5 inventos
goal-b-statue-stars = 3 estrellas de estatuas

## The options

option-length = Duración
    .help = cuatro rondas o cinco
    .introductory = Iniciación
    .short = Corta
    .full = Completa
option-surprises = Sorpresas
    .help = atracciones y habilidades de azar
option-innovations = Inventos
    .help = teleféricos, fotomatones, estatuas
option-promo-staff = Personal promo
    .help = una Asesoría y una Azafata
option-promo-objectives = Objetivos promo
    .help = doce más por los que competir
    .off = No
    .mixed = Mezclados
    .only = Solos
option-solo-target = Solitario: a batir
    .help = para jugar sin nadie más
    .normal = 160
    .hard = 170
option-solo-goals = Solitario: más metas
    .help = una segunda meta en algunas rondas
    .none = Ninguna
    .rounds-3-5 = Rondas 3 y 5
    .every-round = Siempre

## On the table

phase-setup = Inicio
phase-plan = Plan
phase-welcome = Recibir
phase-expand = Ampliar
phase-improve = Mejorar
phase-operate = Abrir
phase-upkeep = Cerrar
phase-over = El final
phase-of-round = Ronda { $round }: { $phase }
round = Ronda { $round }
round-short = R{ $round }
in-round = en la ronda { $round }
this-round = Esta ronda
operated = { $count ->
    [0] sin viajes
    [one] 1 viaje
   *[other] { $count } viajes
}
staff-today = Personal de hoy
mascots = Mascotas
maps = Mapas
to-install = Por instalar
ready = libre
used = hecho
in-park = enviada
still-open = aún abierto
closed = cerrado
improving = mejorando
improved = hecho
upgrade-merch-kiosk = Quiosco
upgrade-special-effect = Efecto
upgrade-generator = Generador
upgrade-cable-car = Teleférico
upgrade-photo-booth = Fotomatón
upgrade-statue = Estatua
market-trains = Monorraíles
market-tiles = Atracciones
market-skills = Habilidades
trains-note = toma uno: sus tres visitantes llegan a tu Entrada
tiles-note = Ampliar: cada cual construye una
skills-note = Ampliar: viene una con cada mascota ($5)
turn-order = Orden de turno
sum-place = { $sum } · { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] 4.º
}
place-in-order = { $place ->
    [1] va 1.º
    [2] 2.º
    [3] 3.º
   *[other] 4.º
}
objectives = Objetivos
park-of = Parque de { $name }
built-of = { $count }/{ $most }
guests-are-in = con visitas
still-to-pick = por elegir
income-of = ingresos ${ $income }
discarded-tiles = Una de estas, gratis
swap-played = Jugadas
swap-hand = En tu mano
has-chosen = ya ha elegido
choosing-in-secret = elige en secreto
choosing-in-secret-alone = elige dos
staff-on-table = personal en la mesa
choose-two = Elige a dos de tu personal.
turn-order-sum = Orden de turno
income-sum = Ingresos
income-then = ${ $sum }, en total ${ $money }
income-word = ingresos
lowest-first = Va primero el total más bajo
ties-fewer-stars = Empate: menos estrellas
solo-order = Saldrá una carta de solitario. Si su número no supera tu total, lo que sombrea se te cierra esta ronda.
draft-ready = ya ha elegido
draft-choosing = elige en secreto
tile-amenity = Servicio: { $amenity }
then-ready = después, todo listo
score-track = Marcador
row-operating = Viajes
row-gained = +{ $stars }
row-statues = Estatuas
each-round = cada ronda
counted = cuentan { $count }
place-count = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] 4.º
}: { $count }
place-short = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] 4.º
}
leaving = { $count ->
    [0] no se va nadie
    [one] se va 1
   *[other] se van { $count }
}
getting-ready = Preparando la ronda { $round }
getting-ready-last = Después, la feria cierra
ready-leave = se van los de valor 1
ready-goals = se juzgan las metas
ready-money = cada ${ $money }, una estrella
ready-money-treasurer = cada $3, una estrella; Tesorería, $2
ready-cards = cartas a la izquierda
ready-cards-out = cartas retiradas
ready-back = mapas y mascotas
ready-trains = monorraíles llenos
ready-tiles = { $count } atracciones { $stack }
ready-skills = nuevas habilidades
objective-of = Objetivo de la ronda { $round }
wins = ¡Gana { $name }!
shared-title = ¡{ $count } comparten la corona!
solo-won = ¡{ $name } bate el marcador!
solo-lost = Casi, casi
rides-of-the-day = Atracciones del día
parks-of-the-day = Parques del día
moment-attraction = { $name }: { $stars } estrellas
moment-guest = Visita más feliz
moment-guest-text = { $count } viajes con { $name }
moment-busy = Parque más movido
moment-busy-text = { $name }: { $count } en una ronda
moment-round = Mejor ronda
moment-round-text = { $name }: { $stars } estrellas
score-to-beat = Marcador a batir
at-risk = +{ $stars } en juego
count-of = { $count } de { $value }
count-now = van { $count }
solo-card-later = La carta de solitario sale cuando hayas elegido a tu personal.
solo-shut = { $value } no supera tu { $sum }: lo sombreado se cierra
solo-open = { $value } supera tu { $sum }: todo abierto
gone-home = Visitantes en casa

## Names of what can be chosen

word-die = el { $value } { $colour }
word-guest = un visitante { $colour }
word-cell = lugar { $number }
word-train = monorraíl { $number }
word-value = { $number }
word-space = hueco { $number }
word-less = { $number ->
    [0] Tal cual
   *[other] { $number } menos
}
word-mascot = mascota { $number }
word-recruit = Una mascota sin habilidad
word-buy-map = Comprar mapa
word-map = Mapa
word-guide = Guía
word-manager = Gerente
word-close = Cerrar el parque
word-done = Listo
word-done-expand = Ya está
word-skip = No, gracias
word-let-go = Que se vayan
word-none = Cansarlos a todos
word-pip = Un punto menos
word-draw = Sacar visitante
word-up = +1
word-down = −1
word-up-1 = Uno +1
word-up-2 = Uno +2
word-both = Dos +1
word-colour = Cualquier color
word-skill = Su habilidad
word-swap-for = Por uno { $colour }
word-remove = Recuperar una
word-shift = Mover una

## The prompt

turn-of = { $name }
thinking = { $name } piensa …
all-draft = Se montan los parques
all-draft-body = Cada cual se queda una de dos, en secreto.
all-plan = El personal se elige en secreto
all-plan-body = Se descubre a la vez. Al cerrar, las cartas pasan a la izquierda.
watch-setup = Un cargo, una habilidad, una primera atracción.
watch-plan = Dos de personal por parque: va primero el total más bajo.
watch-welcome = Un monorraíl por parque, en orden de turno.
watch-expand = Construir una atracción, contratar una mascota.
watch-improve = Un mapa, dos mejoras.
watch-operate = Los parques, abiertos.
watch-upkeep = Se cuentan estrellas y dinero.
watch-over = Se han jugado todas las rondas.
operate-title = { $name }: arranca o ayuda
operate-body = Las atracciones doradas pueden arrancar ya.
operate-none = Así no puede arrancar nada. Quizá ayude un mapa o una mascota.
operate-note = Cada uno del grupo baja un punto, y uno pasa al lado.
operate-hover = Pide { $need }: { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}{ $money ->
    [0] .
   *[other] {" "}y ${ $money }.
}
party-title = { $tile }: ¿quién sube? Visitante { $count }
wants = Pide { $need }.
party-gain = { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}{ $money ->
    [0] {""}
   *[other] {" "}y ${ $money }
}: se cuenta al cerrar.
manager-title = { $name }: Gerente
manager-body = Una atracción sin botón de marcha libre, otra vez. ¿Cuál?
map-title = { $name }: un mapa
map-body = ¿Qué visitante va al lado?
map-where = ¿Adónde? Solo al lado.
guide-title = { $name }: Guía
guide-body = ¿Qué visitante?
guide-where = A cualquier lugar de tu parque.
send-title = { $name }: { $die } va …
wild-title = { $tile }: un color da igual
wild-body = Ponla ya en marcha, o manda allí otra mascota.
mascot-title = { $name }: una mascota
mascot-body = Sube o baja a un visitante, o que un color dé igual.
mascot-or-skill = Ajusta a un visitante, ignora un color, o: { $skill }
mascot-up = ¿Qué visitante gana un punto?
mascot-down = ¿Qué visitante pierde un punto?
mascot-colour = ¿En qué atracción dará igual un color?
move-title = { $tile }: ¿quién sigue?
move-body = Un visitante del grupo pasa al lado.
move-where = Sigue { $die }. ¿Adónde?
move-where-body = Las de al lado van a trazos.
build-title = { $name }: ¿adónde va { $tile }?
build-body = Junto a cualquier cosa ya construida.
build-first-body = En uno de los cuatro lugares marcados.
expand-title = { $name }: construye, contrata, o ambas
expand-body = Una atracción, y una mascota por ${ $cost } con habilidad.
recruit-body = Una mascota por ${ $cost } con habilidad, si quieres.
purse = Tienes ${ $money }.
improve-title = { $name }: mejora tu parque
improve-body = Un mapa por ${ $cost } y hasta dos mejoras.
install-title = { $name }: { $upgrade }
install-space = ¿En qué hueco?
remove-title = { $name }: recupera una mejora
remove-body = Puede volver a instalarse. No se devuelve dinero.
shift-title = { $name }: mueve una mejora
shift-body = ¿De dónde a dónde? La diferencia se paga o se cobra.
picked-of = { $count } de { $most }
plan-title = { $name }: elige dos
plan-both = { $name }: { $sum } y ${ $money }
plan-body-alone = Cuanto más bajo el total, más queda abierto.
plan-body = Se descubre a la vez; al cerrar, las cartas pasan a la izquierda.
choose-staff = { $name }: doce para toda la partida
choose-staff-body = Se juegan dos por ronda, diez en total.
ask-choose-administrator = { $name }: un cargo
ask-choose-administrator-body = Se queda contigo toda la partida.
ask-choose-skill = { $name }: una habilidad
ask-choose-skill-body = La tiene tu primera mascota.
ask-choose-first = { $name }: tu primera atracción
ask-choose-first-body = No cuesta nada. Después elige su lugar.
ask-early-bird = { $name }: ¿antes?
ask-early-bird-body = Tu total es { $sum }. El más bajo va primero.
ask-board = { $name }: recibe a tres visitantes
ask-board-body = Toma un monorraíl. Sus visitantes llegan a tu Entrada.
ask-concierge = { $name }: Conserje
ask-concierge-body = Recién llegados: uno +2, o dos +1.
ask-chaperone = { $name }: un VIP
ask-chaperone-body = Un recién llegado da una estrella en cada viaje.
ask-doorman = { $name }: alguien llega tarde
ask-doorman-body = Entra un visitante del monorraíl que nadie tomó.
ask-amenity-value = { $name }: ¡dos iguales!
ask-amenity-value-body = Dale a un visitante el valor que quieras. ¿A cuál?
ask-amenity-guest = { $name }: ¡tres iguales!
ask-amenity-guest-body = Llega un visitante de la bolsa, con valor 4.
ask-amenity-build = { $name }: ¡cuatro iguales!
ask-amenity-build-body = Construye gratis una atracción descartada.
ask-extra = { $name }: un ajuste más
ask-extra-body = La Mascota ayuda en la misma atracción.
ask-pair = { $name }: ¿y el otro visitante?
ask-pair-body = Otro visitante de aquí, +1 o −1.
ask-usher = { $name }: ¿un segundo visitante?
ask-usher-body = Puede moverse uno más.
ask-exchange = { $name }: ¿por qué color?
ask-exchange-body = El valor se queda. Quien se va entra en la bolsa.
ask-spare = { $name }: ¿quién conserva sus puntos?
ask-spare-body = Tu cargo libra a uno.
ask-surprise = { $name }: ¿otra tirada?
ask-surprise-body = El visitante marcado puede tirarse otra vez en vez de cansarse.
ask-ticket-agent = { $name }: Taquilla
ask-ticket-agent-body = Uno que se iba vuelve a la Entrada. ¿Cuál, y con qué valor?
ask-second-chance = { $name }: otra ocasión
ask-second-chance-body = Uno de tu color que se iba vuelve. ¿Cuál, y con qué valor?
ask-understudy = { $name }: Suplente
ask-understudy-body = Una vez: cambia una carta jugada por una de tu mano. Después se va.
over-won = ¡Gana { $name } con { $stars } estrellas!
over-shared = ¡Comparten { $count }!
over-solo-won = { $name }: { $stars } estrellas, ¡el marcador era { $target }!
over-solo-lost = { $name }: { $stars } estrellas, el marcador era { $target }.
over-body = Cada $3 de sobra, una estrella. Empates: visitantes; luego, dinero.
over-body-treasurer = Cada $3 de sobra, una estrella; con Tesorería, cada $2. Empates: visitantes; luego, dinero.
over-body-alone = Cada ${ $money } de sobra ya cuentan como una estrella.

## Pointing at things

req-colour = { $need } ({ $count ->
    [one] uno { $colour }
   *[other] los dos en { $colour }
})
bonus-none = Sin premio.
bonus-2 = Dos iguales: pon a un visitante cualquier valor.
bonus-3 = Tres iguales: un visitante de la bolsa.
bonus-4 = Cuatro iguales: una atracción gratis.
help-offer = Pide { $need } y da { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}. Servicio: { $amenity }. { $bonus }
help-tile = { $name } pide { $need } y da { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}.
help-operate = Poner en marcha { $name }: { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}{ $money ->
    [0] {""}
   *[other] {" "}y ${ $money }
}. Pide { $need }.
help-goal = A { $name }. Pide { $need }.
help-goal-ready = A { $name }: entonces podrá ponerse en marcha.
help-staff = { $name }: { $text }
help-mascot-skill = Un visitante +1 o −1, un color que da igual, o su habilidad. { $skill }
help-mascot-plain = Un visitante de aquí +1 o −1, o un color que da igual.
help-train = Sus tres visitantes llegan a tu Entrada.
help-map = Un visitante va al lado.
help-buy-map = Un mapa: un visitante va al lado, cada ronda.
help-guide = Un visitante va a cualquier lugar de tu parque.
help-manager = Una atracción llena se pone en marcha otra vez.
help-close = Has acabado por esta ronda.
help-colour = En su próximo viaje, un visitante puede ser de cualquier color.
help-up = Un visitante gana un punto.
help-down = Un visitante pierde un punto.
help-draw = Un visitante al azar, con valor 4, en tu Entrada.
help-mascot = Una mascota sin habilidad.
help-skip = Dejarlo así.
help-merch-kiosk = Quiosco: $2 en cada viaje.
help-special-effect = Efecto: 2 estrellas más en cada viaje.
help-generator = Generador: dos viajes por ronda.
help-cable-car = Teleférico: quien sale de aquí puede ir a otro teleférico, por $1.
help-photo-booth = Fotomatón: aquí un color da igual.
help-statue = Estatua: estrellas en cada ronda.

## The log

log-round = Ronda { $round }
log-order = Empieza { $name }
log-objective = { $name } +{ $stars }: { $what }
log-closed = { $name } cierra el parque
log-improved = { $name } ya ha mejorado
log-lowered = { $name } madruga
log-map-bought = { $name } compra un mapa
log-vip = { $name } tiene un VIP
log-goal-met = Lograda: { $goal }
log-goal-missed = Fallada: { $goal }, +{ $red }
log-ended = Puertas cerradas
log-administrator = { $name }: { $card }
log-skill-taken = { $name } aprende { $card }
log-built = { $name } levanta { $tile }
log-installed = { $name }: { $upgrade }, { $tile }
log-innovated = { $name }: { $upgrade }, { $tile }
log-operated = { $name }: { $tile }
log-staff-played = { $name }: { $one }, { $other } ({ $sum })
log-income = { $name } tiene ${ $money }
log-recruited = { $name } contrata, ${ $paid }
log-scored = { $name } +{ $stars }: { $total }
log-boarded = { $name }: monorraíl { $train }
log-amenity = { $name }: { $count } × { $amenity }
log-departed = { $name }: { $colour }, a casa
log-drawn = { $name } saca { $colour }
log-returned = { $name }: { $colour } vuelve con { $value }
log-rerolled = { $name } repite: { $to }
log-mascot-used = { $name }: mascota en { $tile }
log-money-counted = { $name } +{ $stars } por dinero

## How a match ends

reason-stars = Más estrellas
reason-more-guests = Empate: más visitantes
reason-more-money = Empate: más dinero
reason-shared = Compartida
reason-target-beaten = Marcador batido
reason-target-missed = Marcador sin batir

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-money = No hay dinero suficiente.
why-not-solo-length = En solitario son cinco rondas.

## After the match

stat-scored = Estrellas por cubos
stat-objectives = Estrellas por objetivos
stat-operated = Viajes
stat-built = Atracciones construidas
stat-installed = Mejoras instaladas
stat-innovated = Inventos instalados
stat-recruited = Mascotas contratadas
stat-maps = Mapas usados
stat-mascots = Mascotas enviadas
stat-arrived = Visitantes recibidos
stat-departed = Visitantes a casa
stat-income = Ingresos
stat-sums = Totales de turno

## Shouted

gates-open = ¡Puertas abiertas!
amenity-shout = ¡{ $count } × { $amenity }!
goal-met-shout = ¡Meta lograda!
goal-missed-shout = Fallada: +{ $red } a batir

## Bots

manner-even = Zen
manner-thrifty = Frugal
manner-builder = Albañil
manner-showman = Feriante
manner-dreamer = Idealista
bot-reason-plan = Lo que hacen estos dos, y lo que pagan.
bot-reason-train = Con estos visitantes sale el mejor día.
bot-reason-guest = Un visitante de más provecho.
bot-reason-build = Se amortiza con visitantes, ronda tras ronda.
bot-reason-recruit = Una mascota ayuda en todas las rondas que quedan.
bot-reason-install = Se amortiza antes del final.
bot-reason-map = Un camino más para un visitante, en cada ronda.
bot-reason-operate = El siguiente paso del mejor día a la vista.
bot-reason-help = Reúne al próximo grupo.
bot-reason-move = Este visitante hace falta allí.
bot-reason-close = Los visitantes que quedan valen más mañana.
bot-reason-done = Nada de aquí vale lo que cuesta.
bot-reason-best = Parecía lo mejor que había.
