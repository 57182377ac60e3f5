## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .short = Dice Park
    .minutes = 75
    .turn = ronda { $turn }
    .turns = { $turns ->
        [one] 1 ronda
       *[other] { $turns } rondas
    }
    .mood = tu propio parque y visitantes que contentar
    .about = Los visitantes llegan en monorraíl. Llévalos de atracción en atracción: cada viaje cuesta un punto y te da estrellas.
    .by = Daryl Andrews y Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Entrada
    .short = Entrada
tile-bumper-boats = Barcas Locas
    .short = Barcas
tile-hall-of-mirrors = Los Espejos
    .short = Espejos
tile-hook-a-prize = Pescapremios
    .short = Premios
tile-pedalo-lagoon = Hidropedales
    .short = Pedales
tile-tidal-swing = La Marea
    .short = Marea
tile-penguin-parade = Pingüinada
    .short = Pingüinos
tile-sunken-galleon = Galeón Hundido
    .short = Galeón
tile-aqua-twins = Acuadúo
    .short = Acuadúo
tile-treetop-trail = Ruta Aérea
    .short = Ruta
tile-beanstalk-drop = La Habichuela
    .short = Judía
tile-hedge-maze = Laberinto
    .short = Laberinto
tile-dragon-coaster = Montaña Dragón
    .short = Dragón
tile-canopy-express = Expreso Verde
    .short = Expreso
tile-sunshine-scooters = Motos de Sol
    .short = Motos
tile-giant-slide = Tobogán XL
    .short = Tobogán
tile-desert-rally = Rally Duna
    .short = Rally
tile-pyramid-run = Vía Pirámide
    .short = Pirámide
tile-triple-spinner = Triple Giro
    .short = Giro
tile-burger-shack = La Parrilla
    .short = Parrilla
tile-juice-stand = Los Batidos
    .short = Batidos
tile-picnic-green = Merendero
    .short = Merienda
tile-souvenir-arcade = Los Recuerdos
    .short = Regalos
tile-costume-hire = Disfraces
    .short = Disfraces
tile-kraken-plunge = Salto Kraken
    .short = Kraken
tile-submarine-quest = Viaje al Fondo
    .short = Fondo
tile-maelstrom = Remolino
    .short = Remolino
tile-orca-stadium = Estadio Orca
    .short = Orcas
tile-vine-swinger = A la Liana
    .short = Liana
tile-jungle-rapids = Selva Brava
    .short = Selva
tile-twin-serpents = Dos Serpientes
    .short = Sierpes
tile-emerald-summit = Cima Esmeralda
    .short = Cima
tile-solar-flyer = Vuelo Solar
    .short = Vuelo
tile-sandstorm = Simún
    .short = Simún
tile-golden-cascade = Cascada de Oro
    .short = Cascada
tile-lightning-towers = Torres Rayo
    .short = Torres
tile-food-court = La Comilona
    .short = Comilona
tile-grand-bazaar = Gran Bazar
    .short = Bazar
tile-concert-bowl = Auditorio
    .short = Auditorio
tile-firework-plaza = Plaza Pólvora
    .short = Pólvora
tile-mystery-grotto = Gruta Secreta
    .short = Gruta
tile-wobble-wood = Bosque Flan
    .short = Bosque
tile-lucky-lanterns = Faroles Mágicos
    .short = Faroles
tile-whirlpool-wager = Aguas de Azar
    .short = Azar
tile-roulette-rocket = Cohete Ruleta
    .short = Cohete
tile-topsy-turvy-tower = Torre Loca
    .short = Loca

## Amenities

amenity-snacks = picoteo
amenity-drinks = bebidas
amenity-restrooms = baños
amenity-benches = bancos
amenity-lockers = casilleros
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
    .phase = Balance
staff-concierge = Conserje
    .text = Nuevos: uno +2 o dos +1
    .phase = Llegada
staff-guide = Guía
    .text = Un visitante va adonde sea
    .phase = Jornada
staff-mascot = Mascota
    .text = Mascotas a −$2, un ajuste más
    .phase = Obras · Jornada
staff-builder = Albañil
    .text = Mejoras a −$1, recupera una
    .phase = Mejora
staff-manager = Gerente
    .text = Una atracción usada repite
    .phase = Jornada
staff-innovator = Inventiva
    .text = Una mejora más por ronda
    .phase = Mejora
staff-consultant = Asesoría
    .text = Paga bien y se va
    .phase = Balance
staff-chaperone = Acompañante
    .text = Un VIP: estrella por viaje
    .phase = Llegada

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
help-skill-flip = Un 2 pasa a ser 5, o un 5 pasa a ser 2.
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
admin-fresh-legs = Piernas frescas
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
    .text = Visitante del tren que queda
    .help = En cada ronda entra un visitante del monorraíl que nadie tomó.
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
    .help = Un visitante { $colour } pedido por su casilla puede volver a tirarse en vez de perder un punto.
admin-rearranger = Mudanzas
    .text = Mueve una mejora por ronda
    .help = En cada ronda puede moverse una mejora instalada; la diferencia se paga o se cobra.

## Objectives

objective-tired-but-happy = Cansados y felices
    .text = menos puntos en los dados
objective-full-house = Lleno total
    .text = más visitantes
objective-most-money = Caja fuerte
    .text = más dinero
objective-steady-earner = Renta fija
    .text = más ingresos impresos
objective-busy-day = Día movido
    .text = más cubos de marcha
objective-grand-tour = Gran ruta
    .text = más atracciones distintas
objective-engineers-pride = Orgullo técnico
    .text = más mejoras e inventos
objective-well-signposted = Bien indicado
    .text = más mapas
objective-every-comfort = Todo lujo
    .text = más servicios distintos
objective-star-attraction = La gran estrella
    .text = la mejor atracción
objective-long-queue = Cola larga
    .text = más visitantes en la Entrada
objective-all-sorts = De todo
    .text = más valores distintos
objective-gift-shop-rush = Tienda a tope
    .text = más dinero en la jornada
objective-big-spender = Mano suelta
    .text = más gastado en el parque
objective-encore = ¡Otra!
    .text = más atracciones repetidas, sin la Entrada
objective-five-star-day = Día redondo
    .text = más estrellas en la jornada
objective-map-reader = Gran memoria
    .text = más mapas sin usar
objective-modernised = A la última
    .text = más atracciones mejoradas, sin la Entrada
objective-themed-land = Todo a juego
    .text = más atracciones de un mismo color
objective-close-quarters = Buen vecino
    .text = más parejas contiguas
objective-safe-journey-home = Feliz regreso
    .text = más a casa en la jornada
objective-fan-club = Club de fans
    .text = más visitantes de un color

## Solo goals

goal-a-ops = 7 viajes
goal-a-distinct = 5 atracciones en marcha
goal-a-maxop = Una atracción 3 veces
goal-a-stars = 22 estrellas en la jornada
goal-a-opmoney = $6 ganados en la jornada
goal-a-money = $8 en caja
goal-a-ups = 4 mejoras instaladas
goal-a-maps = 5 mapas
goal-a-masc = 3 mascotas
goal-a-three = 2 atracciones dos veces
goal-a-rainbow = Los tres colores en marcha
goal-a-colmax = 2 de un color en marcha
goal-a-ent-left = Entrada vacía tras la jornada
goal-a-amen = 5 servicios distintos
goal-a-discards = 2 visitantes a casa
goal-b-ops = 10 viajes
goal-b-distinct = 7 atracciones en marcha
goal-b-maxop = Una atracción 3 veces
goal-b-stars = 38 estrellas en la jornada
goal-b-opmoney = $10 ganados en la jornada
goal-b-money = $10 en caja
goal-b-ups = 6 mejoras instaladas
goal-b-maps = 6 mapas
goal-b-masc = 5 mascotas
goal-b-three = 3 atracciones dos veces
goal-b-four-colours = Los colores y el gris en marcha
goal-b-colmax = 3 de un color en marcha
goal-b-pips-left = Dados: 20 puntos o menos
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
    .help-introductory = cuatro rondas sin cargos ni habilidades, para empezar
    .help-short = cuatro rondas con todo
    .help-full = cinco rondas con todo
option-surprises = Sorpresas
    .help = seis atracciones y habilidades de azar
option-innovations = Inventos
    .help = teleféricos, fotomatones, estatuas
option-promo-staff = Personal promo
    .help = Asesoría y Acompañante para todos
option-promo-objectives = Objetivos promo
    .help = doce objetivos más
    .off = No
    .mixed = Mezclados
    .only = Solo estos
option-solo-target = Solitario: marca
    .help = para jugar sin nadie más
    .normal = 160
    .hard = 170
option-solo-goals = Solitario: más metas
    .help = una segunda meta en algunas rondas
    .none = Ninguna
    .rounds-3-5 = 3 y 5
    .every-round = Todas

## On the table

phase-setup = Inicio
phase-plan = Plan
phase-welcome = Llegada
phase-expand = Obras
phase-improve = Mejora
phase-operate = Jornada
phase-upkeep = Balance
phase-over = El final
phase-of-round = Ronda { $round }: { $phase }
round = Ronda { $round }
round-short = R{ $round }
in-round = en la ronda { $round }
objective-when = Ronda { $round }: { $text }
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
used = usado
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
tiles-note = Obras: puedes construir una
skills-note = Obras: una con cada mascota
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
park-of = { $name ->
    [you] Tu parque
   *[other] Parque de { $name }
}
built-of = { $count }/{ $most }
guests-are-in = con visitas
still-to-pick = por elegir
income-of = gana ${ $income }
discarded-tiles = Elige una, gratis
swap-played = Cartas jugadas
swap-hand = En tu mano
has-chosen = ya ha elegido
choosing-in-secret = elige en secreto
choosing-in-secret-alone = elige dos cartas
staff-on-table = personal en la mesa
turn-order-sum = Orden de turno
income-sum = Ingresos
income-then = ${ $sum }, en total ${ $money }
income-word = ingresos
lowest-first = Va primero el total más bajo
draft-ready = ya ha elegido
draft-choosing = elige en secreto
tile-amenity = Servicio: { $amenity }
then-ready = después, todo listo
score-track = Marcador
row-operating = Viajes
row-gained = +{ $stars }
row-statues = Estatuas
each-round = cada ronda
counted = { $count ->
    [one] cuenta 1
   *[other] cuentan { $count }
}
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
    [one] se va 1
   *[other] se van { $count }
}
getting-ready = Preparando la ronda { $round }
getting-ready-last = Después, el parque cierra
ready-leave = los 1 se van a casa
ready-goals = se miran las metas
ready-money = cada ${ $money }, una estrella
ready-money-treasurer = cada $3, una estrella; Tesorería, $2
ready-cards = cartas a la izquierda
ready-cards-out = cartas retiradas
ready-back = vuelven mapas y mascotas
ready-trains = monorraíles llenos
ready-tiles = { $count } atracciones { $stack }
ready-skills = nuevas habilidades
objective-of = Objetivo de la ronda { $round }
wins = { $name ->
    [you] ¡Ganas!
   *[other] ¡Gana { $name }!
}
shared-title = ¡{ $count } comparten la victoria!
solo-won = { $name ->
    [you] ¡Superas la marca!
   *[other] ¡{ $name } supera la marca!
}
solo-lost = Casi, casi
rides-of-the-day = Atracciones del día
parks-of-the-day = Parques del día
moment-attraction = { $name ->
    [you] Tú
   *[other] { $name }
}: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
moment-guest = Visita más feliz
moment-guest-text = { $count ->
    [one] 1 viaje
   *[other] { $count } viajes
} { $name ->
    [you] contigo
   *[other] con { $name }
}
moment-busy = Ronda intensa
moment-busy-text = { $name ->
    [you] Tú
   *[other] { $name }
}: { $count ->
    [one] 1 viaje
   *[other] { $count } viajes
}
moment-round = Mejor ronda
moment-round-text = { $name ->
    [you] Tú
   *[other] { $name }
}: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
score-to-beat = Marca
at-risk = +{ $stars } si no se logra
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
word-mascot = Mascota { $number }
word-recruit = Solo mascota
word-buy-map = Comprar mapa
word-map = Mapa
word-guide = Guía
word-manager = Gerente
word-close = Cerrar el parque
word-done = Listo
word-done-expand = Listo
word-skip = No, gracias
word-let-go = Que se vayan a casa
word-none = Todos pierden un punto
word-pip = Perder un punto
word-draw = Sacar visitante
word-up = +1
word-down = −1
word-up-1 = Uno +1
word-up-2 = Uno +2
word-both = Dos +1
word-colour = Cualquier color
word-skill = Usar su habilidad
word-swap-for = por uno { $colour }
word-remove = Recuperar una mejora
word-shift = Mover una mejora

## The prompt

turn-of = { $name ->
    [you] Te toca
   *[other] Turno de { $name }
}
thinking = { $name ->
    [you] Te toca.
   *[other] { $name } piensa…
}
all-draft = Se montan los parques
all-draft-body = Cada uno se queda con una de dos, en secreto.
all-plan = El personal se elige en secreto
all-plan-body = Se descubre a la vez. En el Balance, las cartas pasan a la izquierda.
watch-setup = Cada uno prepara su parque.
watch-plan = Cada uno juega dos cartas de personal. Va primero el total más bajo.
watch-welcome = Un monorraíl por parque, en orden de turno.
watch-expand = Construir una atracción, contratar una mascota.
watch-improve = Un mapa, dos mejoras.
watch-operate = Los parques están abiertos.
watch-upkeep = Se cuentan estrellas y dinero.
watch-over = Se han jugado todas las rondas.
operate-title = { $name ->
    [you] Pon en marcha una atracción
   *[other] { $name }: pon en marcha una atracción
}
operate-body = Elige una dorada: sus visitantes están listos.
operate-none = Ninguna atracción tiene los visitantes que pide. Usa un mapa o una mascota, o cierra el parque.
operate-manager = Una atracción usada tiene sus visitantes: el Gerente la pone en marcha otra vez.
could-run = { $count ->
    [one] { $count } aún puede ponerse en marcha
   *[other] { $count } aún pueden ponerse en marcha
}
nothing-runs = Ninguna otra atracción tiene sus visitantes
close-anyway = Cerrar igualmente
done-anyway = Terminar igualmente
skip-anyway = Renunciar
close-title = { $name ->
    [you] ¿Cierras tu parque?
   *[other] { $name }: ¿cerrar el parque?
}
close-left = { $count ->
    [0] Ninguna otra atracción tiene sus visitantes.
    [one] Una atracción tiene sus visitantes y aún puede ponerse en marcha.
   *[other] { $count } atracciones tienen sus visitantes y aún pueden ponerse en marcha.
}
operate-note = Cada visitante que viaja pierde un punto. Después, uno pasa al lado.
operate-hover = Pide { $need }: { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}{ $money ->
    [0] .
   *[other] {" "}y ${ $money }.
}
party-title = { $tile }: ¿quién sube?{ $of ->
    [1] { "" }
   *[other] { " " }Visitante { $count } de { $of }
}
wants = Pide { $need }.
party-gain = { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}{ $money ->
    [0] {""}
   *[other] {" "}y ${ $money }
}, a contar en el Balance.
manager-title = { $name ->
    [you] Usa «Gerente»
   *[other] { $name }: usa «Gerente»
}
manager-body = Elige una atracción sin botón de marcha libre. Se pone en marcha otra vez.
map-title = { $name ->
    [you] Usa un mapa
   *[other] { $name }: usa un mapa
}
map-body = ¿Qué visitante pasa a la de al lado?
map-where = Un paso, solo a las contiguas.
guide-title = { $name ->
    [you] Usa «Guía»
   *[other] { $name }: usa «Guía»
}
guide-body = ¿Qué visitante mueves?
guide-where = Elige cualquier atracción de tu parque.
send-title = { $name ->
    [you] ¿Adónde va { $die }?
   *[other] { $name }: ¿adónde va { $die }?
}
wild-title = { $tile }: un visitante de cualquier color
wild-body = Ponla ya en marcha, o manda allí otra mascota.
mascot-title = { $name ->
    [you] Manda una mascota
   *[other] { $name }: manda una mascota
}
mascot-body = Dale a un visitante +1 o −1, o que uno sea de cualquier color.
mascot-or-skill = +1 o −1, cualquier color, o su habilidad: { $skill }
mascot-up = ¿Qué visitante gana un punto?
mascot-down = ¿Qué visitante pierde un punto?
mascot-colour = ¿En qué atracción puede ser un visitante de cualquier color?
move-title = { $tile }: ¿quién sigue?
move-body = Un visitante del grupo pasa al lado.
move-where = ¿Adónde va { $die }?
move-where-body = Al lado: a una de las marcadas a trazos.
build-title = { $name ->
    [you] ¿Dónde pones «{ $tile }»?
   *[other] { $name }: ¿dónde pones «{ $tile }»?
}
build-body = Junto a cualquiera de tus atracciones.
build-first-body = En uno de los cuatro lugares marcados.
expand-title = { $name ->
    [you] Construye y contrata
   *[other] { $name }: construye y contrata
}
expand-body = Una atracción, una mascota (${ $cost }) o ambas.
recruit-body = Una mascota (${ $cost }), o elige «Listo».
purse = Tienes ${ $money }.
improve-title = { $name ->
    [you] Mejora tu parque
   *[other] { $name }: mejora tu parque
}
improve-body = 1 mapa (${ $cost }), hasta { $most ->
    [one] 1 mejora
   *[other] { $most } mejoras
}{ $extra ->
    [0] .
    [one] , hasta 1 invento.
   *[other] , hasta { $extra } inventos.
}
install-title = { $name ->
    [you] Instala «{ $upgrade }»
   *[other] { $name }: instala «{ $upgrade }»
}
install-space = ¿Dónde? El hueco muestra el precio.
remove-title = { $name ->
    [you] Recupera una mejora
   *[other] { $name }: recupera una mejora
}
remove-body = Puedes volver a instalarla. No se devuelve dinero.
shift-title = { $name ->
    [you] Mueve una mejora
   *[other] { $name }: mueve una mejora
}
shift-body = ¿De dónde a dónde? Pagas o cobras la diferencia.
picked-of = { $count } de { $most }
plan-title = { $name ->
    [you] Juega dos cartas de personal
   *[other] { $name }: juega dos cartas de personal
}
plan-one = { $name ->
    [you] Total por ahora { $sum }, ingresos ${ $money }
   *[other] { $name }: total por ahora { $sum }, ingresos ${ $money }
}
plan-both = { $name ->
    [you] Total { $dice } = { $sum }, ingresos ${ $money }
   *[other] { $name }: total { $dice } = { $sum }, ingresos ${ $money }
}
plan-body-alone = Cuanto más bajo el total, menos se te cierra.
plan-body = Va primero el total más bajo; si empatan, quien tenga menos estrellas.
plan-likely = Lo más probable: puesto { $place }; nadie ve lo que eligen los demás.
plan-between = Lo más probable: puesto { $first } o { $last }; nadie ve lo que eligen los demás.
plan-purse = Tienes ${ $money }, después ${ $sum }.
choose-staff = { $name ->
    [you] Elige doce cartas de personal
   *[other] { $name }: elige doce cartas de personal
}
choose-staff-body = Juegas dos por ronda, diez en total.
ask-choose-administrator = { $name ->
    [you] Elige un cargo
   *[other] { $name }: elige un cargo
}
ask-choose-administrator-body = Se queda contigo toda la partida.
ask-choose-skill = { $name ->
    [you] Elige una habilidad
   *[other] { $name }: elige una habilidad
}
ask-choose-skill-body = Tu primera mascota puede usarla cada ronda.
ask-choose-first = { $name ->
    [you] Elige tu primera atracción
   *[other] { $name }: elige tu primera atracción
}
ask-choose-first-body = No cuesta nada. Después elige su lugar.
ask-early-bird = { $name ->
    [you] ¿Vas antes?
   *[other] { $name }: ¿vas antes?
}
ask-early-bird-body = Tu total es { $sum }. El más bajo va primero.
ask-board = { $name ->
    [you] Toma un monorraíl
   *[other] { $name }: toma un monorraíl
}
ask-board-body = Sus tres visitantes bajan en tu Entrada.
ask-concierge = { $name ->
    [you] Usa «Conserje»
   *[other] { $name }: usa «Conserje»
}
ask-concierge-body = Recién llegados: uno +2, o dos +1.
ask-chaperone = { $name ->
    [you] Elige un VIP
   *[other] { $name }: elige un VIP
}
ask-chaperone-body = Un recién llegado da una estrella en cada viaje.
ask-doorman = { $name ->
    [you] Deja entrar a uno más
   *[other] { $name }: deja entrar a uno más
}
ask-doorman-body = Toma un visitante del monorraíl que nadie quiso.
ask-amenity-value = { $name ->
    [you] ¡Dos iguales! Cambia un visitante
   *[other] { $name }: ¡dos iguales! Cambia un visitante
}
ask-amenity-value-body = Dale a un visitante el valor que quieras. ¿A cuál?
ask-amenity-guest = { $name ->
    [you] ¡Tres iguales! Otro visitante
   *[other] { $name }: ¡tres iguales! Otro visitante
}
ask-amenity-guest-body = Llega un visitante de la bolsa, con valor 4.
ask-amenity-build = { $name ->
    [you] ¡Cuatro iguales! Construye gratis
   *[other] { $name }: ¡cuatro iguales! Construye gratis
}
ask-amenity-build-body = Construye gratis una atracción descartada.
ask-extra = { $name ->
    [you] Un ajuste más
   *[other] { $name }: un ajuste más
}
ask-extra-body = La Mascota ayuda en la misma atracción.
ask-pair = { $name ->
    [you] ¿Qué otro visitante?
   *[other] { $name }: ¿qué otro visitante?
}
ask-pair-body = Otro visitante de aquí, +1 o −1.
ask-usher = { $name ->
    [you] ¿Mueves a otro visitante?
   *[other] { $name }: ¿mueves a otro visitante?
}
ask-usher-body = Puede moverse uno más.
ask-exchange = { $name ->
    [you] ¿Qué color a cambio?
   *[other] { $name }: ¿qué color a cambio?
}
ask-exchange-body = El valor se queda. Quien se va entra en la bolsa.
ask-spare = { $name ->
    [you] ¿Quién conserva sus puntos?
   *[other] { $name }: ¿quién conserva sus puntos?
}
ask-spare-body = Un visitante del grupo no pierde ningún punto.
ask-surprise = { $name ->
    [you] ¿Otra tirada?
   *[other] { $name }: ¿otra tirada?
}
ask-surprise-body = Vuelve a tirar al visitante marcado, o pierde un punto.
ask-ticket-agent = { $name ->
    [you] Usa «Taquilla»
   *[other] { $name }: usa «Taquilla»
}
ask-ticket-agent-body = Uno que se iba vuelve a la Entrada. ¿Cuál, y con qué valor?
ask-second-chance = { $name ->
    [you] Da otra ocasión
   *[other] { $name }: da otra ocasión
}
ask-second-chance-body = Vuelve uno del color de tu cargo. ¿Cuál, y con qué valor?
ask-understudy = { $name ->
    [you] Usa «Suplente»
   *[other] { $name }: usa «Suplente»
}
ask-understudy-body = Una vez en la partida: cambia una carta jugada por una de tu mano.
over-won = { $name ->
    [you] ¡Ganas con
   *[other] ¡Gana { $name } con
} { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}!
over-shared = ¡{ $count } comparten la victoria!
over-solo-won = { $name ->
    [you] ¡Ganas
   *[other] ¡{ $name } gana
}: { $stars } estrellas, la marca era { $target }!
over-solo-lost = { $name ->
    [you] Tienes
   *[other] { $name } tiene
} { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}. La marca era { $target }.
over-body = Una estrella por cada $3 de sobra. Empate: más visitantes; luego, más dinero.
over-body-treasurer = El dinero de sobra ya son estrellas. Empate: más visitantes; luego, más dinero.
over-body-alone = Cada ${ $money } de sobra ya es una estrella.

## Pointing at things

req-colour = { $need } ({ $count ->
    [one] uno { $colour }
   *[other] los dos en { $colour }
})
page-attraction = Atracción
page-skill = Habilidad de mascota
page-staff = Personal
page-objective = Objetivo
page-rides = Pide { $need }. Cada viaje da { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}.
page-cost = Construirla cuesta ${ $cost }
page-income = Da ${ $money } en la fase Plan
page-space = Sitio para una mejora por ${ $cost }
page-amenity = Servicio: { $amenity }. { $bonus }
page-has = Servicio: { $amenity }
page-mascot = Llega con una mascota por ${ $cost }
page-in-expand = Se compra en la fase Obras.
page-too-dear = Solo tienes ${ $money }.
page-value = Orden de turno: { $value }
page-brings = Da ${ $money }
page-prizes = Estrellas: { $prizes }
bonus-none = Sin extra.
bonus-2 = Dos iguales: pon a un visitante cualquier valor.
bonus-3 = Tres iguales: un visitante de la bolsa.
bonus-4 = Cuatro iguales: una atracción gratis.
offer-title = { $tile }: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}, ${ $cost }
offer-first = { $needs } { $amenity }
offer-needs = Pide { $need }.
help-offer = Pide { $need } y da { $stars } { $stars ->
    [one] estrella
   *[other] estrellas
}. Servicio: { $amenity }. { $bonus }
help-tile = { $name }: pide { $need } y da { $stars } { $stars ->
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
help-mascot-skill = Un visitante +1 o −1, uno de cualquier color, o su habilidad. { $skill }
help-mascot-plain = Un visitante de aquí +1 o −1, o uno de cualquier color.
help-train = Sus tres visitantes llegan a tu Entrada.
help-map = Un visitante pasa a la de al lado.
help-buy-map = Un mapa: un visitante pasa a la de al lado, cada ronda.
help-guide = Un visitante va a cualquier lugar de tu parque.
help-manager = Una atracción sin botón de marcha libre se pone en marcha otra vez.
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
help-cable-car = Teleférico: un visitante que sale de aquí puede ir a otro teleférico. Tú ganas $1.
help-photo-booth = Fotomatón: aquí un visitante puede ser de cualquier color.
help-statue = Estatua: estrellas en cada ronda.

## The log

log-round = Ronda { $round }
log-order = { $name ->
    [you] Empiezas tú
   *[other] Empieza { $name }
}
log-objective = { $name ->
    [you] Sumas
   *[other] { $name } suma
} { $stars }: { $what }
log-closed = { $name ->
    [you] Cierras el parque
   *[other] { $name } cierra el parque
}
log-improved = { $name ->
    [you] Terminas de mejorar
   *[other] { $name } termina de mejorar
}
log-lowered = { $name ->
    [you] Madrugas
   *[other] { $name } madruga
}
log-map-bought = { $name ->
    [you] Compras un mapa
   *[other] { $name } compra un mapa
}
log-vip = { $name ->
    [you] Recibes
   *[other] { $name } recibe
} a un VIP
log-goal-met = Lograda: { $goal }
log-goal-missed = No lograda: { $goal }. Marca +{ $red }
log-ended = Puertas cerradas
log-administrator = { $name ->
    [you] Tu cargo
   *[other] Cargo de { $name }
}: { $card }
log-skill-taken = { $name ->
    [you] Aprendes «{ $card }»
   *[other] { $name } aprende «{ $card }»
}
log-built = { $name ->
    [you] Levantas { $tile }
   *[other] { $name } levanta { $tile }
}
log-installed = { $name ->
    [you] Mejoras
   *[other] { $name } mejora
} { $tile }: { $upgrade }
log-innovated = { $name ->
    [you] Mejoras
   *[other] { $name } mejora
} { $tile }: { $upgrade }
log-operated = { $name ->
    [you] Pones
   *[other] { $name } pone
} en marcha: { $tile }
log-staff-played = { $name ->
    [you] Juegas
   *[other] { $name } juega
} { $one }, { $other } ({ $sum })
log-income = { $name ->
    [you] Ahora tienes
   *[other] { $name } tiene ahora
} ${ $money }
log-recruited = { $name ->
    [you] Contratas
   *[other] { $name } contrata
} una mascota por ${ $paid }
log-scored = { $name ->
    [you] Sumas
   *[other] { $name } suma
} { $stars }: { $total } en total
log-boarded = { $name ->
    [you] Tomas
   *[other] { $name } toma
} el monorraíl { $train }
log-amenity = { $name ->
    [you] Tienes
   *[other] { $name } tiene
} { $count } × { $amenity }
log-departed = Un visitante { $colour } se va a casa ({ $name ->
    [you] tu parque
   *[other] { $name }
})
log-drawn = { $name ->
    [you] Sacas
   *[other] { $name } saca
} un visitante { $colour }
log-returned = Un visitante { $colour } vuelve con un { $value } ({ $name ->
    [you] tu parque
   *[other] { $name }
})
log-rerolled = { $name ->
    [you] Vuelves
   *[other] { $name } vuelve
} a tirar un visitante: { $to }
log-mascot-used = { $name ->
    [you] Mandas
   *[other] { $name } manda
} una mascota: { $tile }
log-money-counted = { $name ->
    [you] Sumas
   *[other] { $name } suma
} { $stars } por el dinero

## How a match ends

reason-stars = Más estrellas
reason-more-guests = Empate: más visitantes
reason-more-money = Empate: más dinero
reason-shared = Victoria compartida
reason-target-beaten = Marca superada
reason-target-missed = Marca sin superar

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-money = No hay dinero suficiente.
why-not-solo-length = En solitario son cinco rondas.

## After the match

stat-takings = Estrellas por viajes
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
goal-missed-shout = ¡No lograda! Marca +{ $red }

## Bots

manner-even = Zen
manner-thrifty = Frugal
manner-builder = Albañil
manner-showman = Feriante
manner-dreamer = Idealista
bot-why-plan = { $one } y { $other }: por sus ventajas y su dinero.
bot-why-staff = Estas van bien juntas.
bot-why-train = El monorraíl { $number } trae a los visitantes del mejor día.
bot-why-guest = Es lo mejor para { $die }.
bot-why-build = { $tile }: vale la pena ronda tras ronda.
bot-why-recruit = { $card }: una mascota ayuda en todas las rondas que quedan.
bot-why-mascot = Una mascota ayuda en todas las rondas que quedan.
bot-why-install = { $upgrade } ({ $tile }): se amortiza antes del final.
bot-why-map = Un mapa más es un camino más para un visitante, en cada ronda.
bot-why-operate = { $tile }: el siguiente paso hacia el mejor día a la vista.
bot-why-help = Así { $die } encaja en el próximo grupo.
bot-why-ready = Reúne al próximo grupo.
bot-why-move = { $tile }: ahí hará falta { $die }.
bot-why-close = { $count ->
    [one] 1 visitante vale
   *[other] { $count } visitantes valen
} más en la ronda siguiente.
bot-why-done = Nada de aquí vale lo que cuesta.
bot-why = Parecía lo mejor que había.

## Una palabra amable tras la partida

award-never-closed = Siempre abierto
award-never-closed-line = { $count } viajes
award-master-builder = Gran obra
award-master-builder-line = { $count } atracciones construidas
award-tinkerer = Manitas
award-tinkerer-line = { $count } mejoras instaladas
award-mascot-friend = Fan de mascotas
award-mascot-friend-line = { $count } mascotas en acción
award-map-reader = Mapa en mano
award-map-reader-line = { $count } mapas usados
award-warm-welcome = Cálida bienvenida
award-warm-welcome-line = { $count } visitantes recibidos
award-fond-farewell = Feliz despedida
award-fond-farewell-line = { $count } visitantes felices a casa
award-penny-wise = Buenas cuentas
award-penny-wise-line = ${ $count } de ingresos
award-treasure-chest = Cofre del tesoro
award-treasure-chest-line = ${ $count } de sobra
award-on-target = En el blanco
award-on-target-line = { $count } estrellas por objetivos
award-star-day = Día de estrellas
award-star-day-line = { $count } estrellas en una ronda
award-red-carpet = Alfombra roja
award-red-carpet-line = { $count } estrellas de los VIP
award-guided-tour = Visita guiada
award-guided-tour-line = { $count } paseos por el parque
award-surprise = ¡Sorpresa!
award-surprise-line = { $count } dados vueltos a tirar
award-early-bird = Madrugón
award-early-bird-line = { $count } veces antes que nadie
award-bright-ideas = Ideas brillantes
award-bright-ideas-line = { $count } inventos
award-good-school = Buena escuela
award-good-school-line = { $count } habilidades aprendidas

## De dónde salen las estrellas

account-takings = Atracciones
account-takings-note = por cada viaje
account-perks = Durante el día
account-perks-note = VIP y habilidades
account-objectives = Objetivos
account-objectives-note = desde la ronda 3
account-administrator = Cargo
account-administrator-note = cada ronda
account-statues = Estatuas
account-statues-note = cada ronda
account-money = Dinero sobrante
account-money-note = ya son estrellas

## En el teléfono

hand-staff = valor { $value }, da ${ $money }
hand-staff-title = Tu personal
hand-park = Tu parque
hand-offers = Para elegir
hand-attractions = Tus atracciones
hand-ready = lista: { $guest }
hand-wants = Pide { $need }; { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
hand-money = ${ $money }
hand-stars = Estrellas
hand-stars-of = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
