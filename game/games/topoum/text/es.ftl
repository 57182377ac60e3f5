## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .mood = trincheras, túneles y miradas largas
    .about = Topos casi ciegos luchan por un campo. Colócalos de modo que se vean desde lejos.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Mazo
    .help = siete de los 22 tipos de carta
    .training = Instrucción
    .riders = Moteros
    .panic = Pánico
    .intrigue = Intrigas
    .sappers = Zapadores
    .random = Al azar
    .choose = Tú eliges
    .help-training = un poco de todo, para la primera partida
    .help-riders = motos, bayonetas y la Prensa
    .help-panic = sustos, tirachinas, túneles y prisioneros
    .help-intrigue = señuelos, traición, morteros y la Prensa
    .help-sappers = granadas, túneles, motos y traidores
    .help-random = siete cualesquiera que formen un mazo
    .help-choose = quien tiene el Silbato elige los siete
option-farmer = Granjero
    .help = quién se mete en el campo
    .maybe = Según salga
    .any = Cualquiera
    .buckets = Cubos
    .crusher = Rocas
    .sprayer = Gas
    .nature = Natura
    .boom = Lady Boom
    .trap-master = Trampero
    .stomper = Pisotón
    .crates = Cajas
    .help-maybe = viene solo si una carta del mazo lo llama
    .help-any = uno de los ocho, por sorteo
    .help-buckets = Reyes del Cubo: charcos que nadie puede cruzar
    .help-crusher = El Picapedrero: rocas que cierran paso y vista
    .help-sprayer = El Fumigador: gas que echa topos y nubla la vista
    .help-nature = Reina Natura: su nabo aguza la vista
    .help-boom = Lady Boom: dinamita que vuela casillas
    .help-trap-master = El Trampero: una trampa que nadie quiere cerca
    .help-stomper = El Pisotón: una bota que ahuyenta a todos
    .help-crates = Señor de las Cajas: medallas secretas dentro
option-obstacles = Obstáculos
    .help = agua, roca, hielo y gas
option-radius = Campo
    .help = cuántos espacios del centro al borde
manner-even = Zen
manner-lookout = Vigía
manner-bruiser = Matasiete
manner-hothead = Pólvora

## On the table

turn = Turno { $turn }
last-round-title = Última ronda
line-title = La Línea
deck-count = { $count ->
    [0] Sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
peace-is-out = ¡Última ronda!
your-hand = Tu mano
hand-of = La mano de { $name }
look-note = mírala
last-card = última carta
at-turn = le toca
aim-title = Líneas de visión
aim-text = Una medalla por cada casilla entre dos topos de un ejército, y otra por cada cuartel propio. Solo cuentan las líneas nuevas.
aim-last = Ha salido la Paz. Cuando acabe esta ronda, todos habrán jugado los mismos turnos.
stay = quedan { $count }
fall = caen { $count }
picked-so-far = { $count } de 7 tipos
divided-shout = { $count ->
    [one] ¡Cae 1 casilla!
   *[other] ¡Caen { $count } casillas!
}
friendly-shout = ¡Fuego amigo!
peace-shout = ¡Paz! Última ronda
final-shout = ¡Fin de la guerra!
sets-shout = { $name }: { $count ->
    [one] un grupo de cuatro
   *[other] { $count } grupos de cuatro
}
stuck-shout = No hay nada que jugar
passed-shout = No hay nada que hacer

## Cards, and what they do in a few words

card-bayonet = Bayoneta
card-short-range = Tiro corto
card-long-range = Tiro largo
card-grenade = Granada
card-mortar = Mortero
card-slingshot = Tirachinas
card-advance = Avance
card-underground = Bajo tierra
card-motorbike = Motocicleta
card-panic = ¡Pánico!
card-tunnel = Túnel
card-decoy = Señuelo
card-build = Obras
card-abandoned = Abandonado
card-conquest = Conquista
card-betrayal = Traición
card-new-soldier = Recluta
card-prisoner = Prisionero
card-medal = Medalla
card-press = Prensa
card-red-cross = Cruz Roja
card-farmer = ¡Granjero!
short-bayonet = carga al vecino
short-short-range = dale al vecino
short-long-range = tiro a 2 o 3
short-grenade = revienta al lado
short-mortar = revienta a 2
short-slingshot = tiro a 2
short-advance = una casilla más
short-underground = excava hasta 2
short-motorbike = 2 casillas en moto
short-panic = todos en fila huyen
short-tunnel = a un cuartel tuyo
short-decoy = cambio con un rival
short-build = otro cuartel
short-abandoned = construye y entra
short-conquest = toma una loseta
short-betrayal = cambia al vecino
short-new-soldier = cae a 2
short-prisoner = atrapa al vecino
short-medal = uno a casa: +3
short-press = +1 cada turno
short-red-cross = guarda a este topo
short-farmer = pide ayuda
help-bayonet = Bayoneta: carga contra un topo rival junto al tuyo. Vuelve a casa y el tuyo ocupa su casilla.
help-short-range = Tiro corto: un topo rival junto al tuyo vuelve a casa.
help-long-range = Tiro largo: un topo rival a dos o tres casillas en línea vuelve a casa. En medio no puede haber nada.
help-grenade = Granada: una casilla junto a tu topo salta por los aires, con todo lo que tiene.
help-mortar = Mortero: una casilla a dos en línea salta por los aires, por encima de todo.
help-slingshot = Tirachinas: un topo rival a dos en línea vuelve a casa, por encima de todo.
help-advance = Avance: tu topo va a una casilla contigua.
help-underground = Bajo tierra: tu topo excava hasta una casilla a dos en línea, por debajo de todo.
help-motorbike = Motocicleta: tu topo recorre dos casillas en línea y atropella al rival de la primera.
help-panic = ¡Pánico!: todos los topos que haya en una dirección desde el tuyo huyen un espacio.
help-tunnel = Túnel: de un cuartel tuyo a otro, esté donde esté.
help-decoy = Señuelo: tu topo cambia de sitio con un rival que está en un cuartel contiguo.
help-build = Obras: un cuartel tuyo en cualquier espacio vacío al borde del campo.
help-abandoned = Abandonado: un cuartel tuyo en un espacio vacío junto a tu topo, que se muda allí.
help-conquest = Conquista: un cuartel rival vacío o una loseta neutral junto a tu topo pasa a ser cuartel tuyo.
help-betrayal = Traición: un rival junto a tu topo vuelve a casa y un topo tuyo ocupa su lugar.
help-new-soldier = Recluta: un topo de tu reserva cae en una casilla a dos en línea.
help-prisoner = Prisionero: capturas a un rival junto a tu topo. Su ejército puede rescatarlo por 3 medallas.
help-medal = Medalla: otro topo tuyo vuelve a casa con honores y ganas 3 medallas.
help-press = Prensa: una medalla al final de cada turno, de quien sea, mientras la tengas.
help-red-cross = Cruz Roja: acude a tu topo y protege a quien esté allí.
help-farmer = ¡Que viene el granjero! No hay ninguno cerca.
help-farmer-buckets = Reyes del Cubo: un charco va a cualquier casilla libre. Si hay un cuartel, se inunda.
help-farmer-crusher = El Picapedrero: una roca va a cualquier casilla del campo. Si hay un topo, vuelve a casa.
help-farmer-sprayer = El Fumigador: una nube de gas va a cualquier casilla del campo. Si hay un topo, vuelve a casa.
help-farmer-nature = Reina Natura: el nabo acude a tu topo. Las líneas que acaban en él dan 2 más.
help-farmer-boom = Lady Boom: una casilla junto a tu topo salta por los aires y allí queda la dinamita.
help-farmer-trap-master = El Trampero: la trampa va a cualquier casilla libre. Los topos contiguos ven 1 menos.
help-farmer-stomper = El Pisotón: el pie cae junto a tu topo y todos los de alrededor huyen.
help-farmer-crates = Señor de las Cajas: una medalla, y cualquier caja puede ir bajo tu topo.
farmer-buckets = Reyes del Cubo
farmer-crusher = El Picapedrero
farmer-sprayer = El Fumigador
farmer-nature = Reina Natura
farmer-boom = Lady Boom
farmer-trap-master = El Trampero
farmer-stomper = El Pisotón
farmer-crates = Señor de las Cajas
category-combat = Combate
category-movement = Movimiento
category-expansion = Expansión
category-special = Especial

## Tiles

tile-puddle = Charco
tile-rock = Roca
tile-ice = Hielo
tile-gas = Gas
help-tile-puddle = Charco: el topo que llega vuelve a casa. No tapa la vista.
help-tile-rock = Roca: nadie entra y nadie ve a través de ella.
help-tile-ice = Hielo: quien llega sigue deslizándose en línea recta.
help-tile-gas = Gas: el topo que llega vuelve a casa. Una línea que lo cruza vale 1 menos.
help-tile-turnip = Nabo: una línea que acaba aquí vale 2 más.
help-tile-dynamite = Dinamita: el topo que llega vuelve a casa.
help-tile-trap = Trampa: el topo que llega vuelve a casa. Los contiguos ven 1 menos.
help-tile-footprint = Pisada: el topo que llega vuelve a casa.
help-tile-crate = Caja: mira dentro en secreto. Al final paga a quien esté encima.

## Names of what can be chosen

word-space = espacio { $space }
word-bulb = el espacio de la bombilla
word-mole = topo { $number } de { $name }
word-part = parte { $number }
word-card = { $card } ({ $price })
word-hand = carta { $number } de la mano
word-enter = Topo nuevo
word-ransom = Rescatar
word-pass = Pasar
word-done = Acabar turno
word-tile = Cambiar loseta
word-go-on = Seguir
word-aside = De las de fuera
word-stay = Dejarlo así
word-other = { $id }
help-enter = Un cuartel y un topo tuyos llegan al borde del campo. Después juegas una carta.
help-ransom = Tres medallas para quien lo capturó, y tu topo queda libre.
help-pass = No puedes hacer nada.
help-done = Nadie más se mueve: a contar líneas nuevas.
help-tile = La loseta bajo este topo pasa a ser cuartel tuyo, o terreno neutral si ya lo era.
help-go-on = Aquí no se puede jugar nada.
help-aside = Una loseta de fuera del tablero.
help-stay = Las cajas se quedan donde están.
help-free = Paga 3 medallas: este topo vuelve a tu reserva.
help-peek = Tus cartas, solo para tus ojos. Desde ahí puedes jugarlas.

## The prompt

turn-of = { $name } está en marcha.
thinking = { $name } piensa …
last-round-body = La última ronda.
hand-title = La mano de { $name }
hand-body = Jugar cartas de la mano no cuesta nada.
price-hand = de la mano
price-free = gratis
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name }: tu primer cuartel
first-barracks-body = Junto a la loseta del centro.
first-mole-title = { $name }: cuartel y topo
first-mole-body = En cualquier borde del campo.
obstacle-near-title = { $name }: un obstáculo
obstacle-near-body = Elige uno. Va junto a cualquier cuartel.
obstacle-marked-title = { $name }: otro obstáculo
obstacle-marked-body = Elige uno. Va en una cruz roja.
obstacle-where-body = { $tile }: ¿adónde va?
law-two-title = { $name }: ¿sin topos?
law-two-body = Llega uno gratis, al borde del campo. Después empieza tu turno.
forced-ransom-title = { $name }: todos presos
forced-ransom-body = Hay que rescatar uno. ¿Cuál?
choose-part-title = { $name }: el campo se ha partido
choose-part-body = Las dos partes son igual de grandes. ¿Cuál se queda?
place-dynamite-title = { $name }: la dinamita vuela
place-dynamite-body = Cae al borde del campo. ¿Dónde?
pick-types-title = { $name } elige: { $category }
pick-types-body = Siete tipos en total, al menos uno de cada categoría.
pick-types-count = { $count } de momento
act-title = { $name }: te toca
act-body = Elige un topo para marchar, o trae uno nuevo.
move-on-title = { $name }: ¿otra marcha?
move-on-body = Puede marchar otro topo. O acaba tu turno.
enter-title = { $name }: un topo nuevo
enter-body = ¿Adónde van el cuartel y el topo?
march-title = { $name }: marcha
march-body = ¿A qué casilla?
ransom-title = { $name }: rescate
ransom-body = ¿Qué topo sale libre por 3 medallas?
play-card-title = { $name }: ahora, una carta
play-card-body = De tu mano, o de la Línea por su precio.
card-or-tile-title = { $name }: carta o loseta
card-or-tile-body = Una carta para este topo, o cambia su loseta.
card-title = { $name }: { $card } ({ $price })
where-bayonet = ¿Contra qué rival carga?
where-short-range = ¿Qué rival vuelve a casa?
where-long-range = ¿Qué rival vuelve a casa?
where-grenade = ¿Qué casilla salta por los aires?
where-mortar = ¿Qué casilla salta por los aires?
where-slingshot = ¿Qué rival vuelve a casa?
where-advance = ¿A qué casilla?
where-underground = ¿Dónde asoma?
where-motorbike = ¿Dónde acaba el viaje?
where-panic = ¿En qué dirección huyen todos?
where-tunnel = ¿A cuál de tus cuarteles?
where-decoy = ¿Con quién cambia de sitio?
where-build = ¿Adónde va el cuartel?
where-abandoned = ¿Dónde construye y entra?
where-conquest = ¿Qué loseta pasa a ser tuya?
where-betrayal = ¿A qué rival sustituye?
where-new-soldier = ¿Dónde cae?
where-prisoner = ¿A quién captura?
where-medal = ¿Qué topo vuelve a casa con honores?
where-press = La Prensa acude a ti.
where-red-cross = La Cruz Roja acude aquí.
where-farmer-buckets = ¿Qué charco se mueve?
where-farmer-buckets-to = ¿Adónde va?
where-farmer-crusher = ¿Qué roca se mueve?
where-farmer-crusher-to = ¿Adónde va?
where-farmer-sprayer = ¿Qué nube se mueve?
where-farmer-sprayer-to = ¿Adónde la lleva el aire?
where-farmer-nature = El nabo acude aquí.
where-farmer-boom = ¿Qué casilla salta por los aires?
where-farmer-trap-master = ¿Adónde va la trampa?
where-farmer-stomper = ¿Dónde cae la bota?
where-farmer-crates = ¿Qué caja va bajo este topo?
so-far = Por ahora +{ $count }. Doradas: nuevas. Grises: ya vistas.
so-far-none = Líneas doradas: nuevas. Grises: ya vistas.
then = { $one } · { $other }
brings-nothing = No da ninguna línea nueva.
brings-lines = Líneas { $count }
brings-medals = Medallas { $count }
brings-tie = El campo se parte por igual: tú eliges
brings-fall = { $count ->
    [one] Cae 1 casilla
   *[other] Caen { $count } casillas
}
brings-home = { $count ->
    [one] { $name } pierde un topo
   *[other] { $name } pierde { $count } topos
}
brings-own = { $count ->
    [one] Uno tuyo vuelve a casa
   *[other] { $count } tuyos vuelven a casa
}
brings-friendly = { $count ->
    [one] Fuego amigo contra uno tuyo: −{ $medals }
   *[other] Fuego amigo contra { $count } tuyos: −{ $medals }
}
brings-penalty = Daño a la Cruz Roja: −{ $medals }
gift-last-mole = Un regalo: { $name } pondrá un topo donde quiera
gift-medals = Un regalo: { $count } para { $name }
do-card = { $card } { $count }
do-march = Marcha { $count }
over-won = ¡Gana { $name } con { $count } medallas!
over-body = Mirar lejos acorta las guerras.
over-tie = Empate a { $count } medallas
over-tie-body = Deciden los cuarteles en el campo; luego, las cartas jugadas.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-obstacles-farmer = Los obstáculos no van con un granjero que usa las mismas losetas.

## The log

log-round = Ronda { $round }
log-farmer = Granjero: { $farmer }
log-entered = { $name } trae un topo
log-tile-changed = { $name } cambia una loseta
log-pressed = { $name } se queda la Prensa
log-passed = { $name } no puede hacer nada
log-stuck = { $name } no puede jugar nada
log-looked = { $name } mira en una caja
log-played = { $name } juega { $card }
log-played-hand = { $name } juega { $card } de la mano
log-sighted = { $name } ve { $squares } casillas: +{ $count }
log-killed = { $name } pierde un topo: { $why }
log-captured = { $name } captura un topo de { $other }
log-freed = { $name } rescata un topo
log-medals = { $name }: +{ $count } { $why }
log-medals-lost = { $name }: −{ $count } { $why }
log-divided = El campo se parte: { $count ->
    [one] cae 1 casilla
   *[other] caen { $count } casillas
}
log-category = { $name } gana en { $category }
log-category-tied = { $name } empata en cabeza en { $category }
log-peace = ¡Paz! Última ronda
log-final = La guerra ha terminado
log-clash = Chocan dos topos
for-friendly-fire = por fuego amigo
for-cross = por dañar la Cruz Roja
for-medal = de honor
for-ransom = de rescate
for-crate-card = del granjero
for-category = por categoría
for-sets = por grupos
for-crate = de una caja
why-short-range = porrazo
why-long-range = tiro de lejos
why-slingshot = tiro por encima
why-grenade = voló
why-mortar = voló
why-boom = voló
why-bayonet = una carga
why-motorbike = atropello
why-betrayal = traición
why-clash = un choque
why-rock = aplastado
why-gas = el gas
why-footprint = pisotón
why-puddle = ¡chof!
why-dynamite = dinamita
why-trap = la trampa
why-edge = fuera del campo
why-fell = sin suelo

## How a match ends

reason-medals = Más medallas
reason-barracks = Empate: cuarteles en el campo
reason-cards = Empate: cartas jugadas
reason-shared = Compartida

## After the match

stat-lines = Líneas de visión
stat-line-medals = Medallas por ellas
stat-longest = Línea más larga
stat-cards = Cartas jugadas
stat-hand-cards = de ellas, de la mano
stat-entered = Topos traídos
stat-lost = Topos perdidos
stat-knocked = Rivales enviados a casa
stat-blasts = Casillas voladas
stat-friendly = Perdidas por fuego amigo
stat-press = Medallas de la Prensa

## Why a bot did it

bot-reason-lines = Abre nuevas líneas de visión.
bot-reason-strike = Pega donde un rival ve más lejos.
bot-reason-grow = Con más cuarteles, las líneas largas valen más.
bot-reason-guard = Da medallas sin línea de visión.
bot-reason-enter = Un topo más ve una línea más.
bot-reason-march = Desde allí ve más.
bot-reason-ransom = Un topo en casa vale tres medallas.
bot-reason-done = No quedaba nada mejor que hacer.
bot-reason-place = Un buen sitio para mirar.
