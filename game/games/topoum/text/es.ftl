## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .turn = turno { $turn }
    .turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
    .mood = trincheras, túneles y miradas largas
    .about = Topos casi ciegos luchan por un campo. Colócalos de modo que se vean desde lejos.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Mazo
    .help = siete de los 22 tipos de carta
    .training = Instrucción
    .riders = A todo gas
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
    .help-choose = quien empieza elige los siete
option-farmer = Granjero
    .help = un granjero que enreda en el campo
    .maybe = Según salga
    .any = Al azar
    .buckets = Cubos
    .crusher = Rocas
    .sprayer = Gas
    .nature = Natura
    .boom = Lady Boom
    .trap-master = Trampero
    .stomper = Pisotón
    .crates = Cajas
    .help-maybe = solo si sale la carta Granjero
    .help-any = uno de los ocho, por sorteo
    .help-buckets = Reyes del Cubo: charcos que nadie puede cruzar
    .help-crusher = El Picapedrero: rocas que cierran paso y vista
    .help-sprayer = El Fumigador: gas que echa topos y nubla la vista
    .help-nature = Reina Natura: su nabo aguza la vista
    .help-boom = Lady Boom: dinamita que vuela casillas
    .help-trap-master = El Trampero: una trampa que nadie quiere cerca
    .help-stomper = El Pisotón: una pisada que espanta a todos
    .help-crates = Señor de las Cajas: medallas secretas dentro
option-obstacles = Obstáculos
    .help = charcos, rocas, hielo y gas desde el principio
option-radius = Tablero
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
hand-of = { $name ->
    [you] Tu mano
   *[other] La mano de { $name }
}
look-note = mírala
at-turn = le toca
aim-title = Líneas de visión
aim-text = Dos topos tuyos se ven en línea recta: 1 medalla por casilla, también las de ellos, y 1 más por cuartel tuyo. Solo cuentan las líneas nuevas.
aim-last = Ha salido la Paz: esta es la última ronda.
stay = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
fall = { $count ->
    [one] cae 1
   *[other] caen { $count }
}
picked-so-far = tipos: { $count } de 7
divided-shout = { $count ->
    [one] ¡Cae 1 casilla!
   *[other] ¡Caen { $count } casillas!
}
friendly-shout = ¡Fuego amigo!
peace-shout = ¡Paz! Última ronda
final-shout = ¡Fin de la guerra!
sets-shout = { $name ->
    [you] Tú
   *[other] { $name }
}: { $count ->
    [one] un grupo de cuatro
   *[other] { $count } grupos de cuatro
}
stuck-shout = ¡Ninguna carta sirve!
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
short-underground = excava a 2
short-motorbike = 2 casillas en moto
short-panic = todos en fila huyen
short-tunnel = a un cuartel tuyo
short-decoy = cambia con un rival
short-build = otro cuartel
short-abandoned = construye y entra
short-conquest = toma una loseta
short-betrayal = ocupa su puesto
short-new-soldier = cae a 2
short-prisoner = atrapa al vecino
short-medal = uno a casa: +3
short-press = +1 cada turno
short-red-cross = protege a un topo
short-farmer = pide ayuda
help-bayonet = Carga contra un topo rival junto al tuyo. Vuelve a casa y el tuyo ocupa su casilla.
help-short-range = Un topo rival junto al tuyo vuelve a casa.
help-long-range = Un topo rival a dos o tres casillas en línea vuelve a casa. En medio no puede haber nada.
help-grenade = Una casilla junto a tu topo salta por los aires, con todo lo que tiene.
help-mortar = Una casilla a dos espacios en línea recta salta por los aires, haya lo que haya en medio.
help-slingshot = Un topo rival a dos espacios en línea recta vuelve a casa, haya lo que haya en medio.
help-advance = Tu topo va a una casilla contigua.
help-underground = Tu topo excava hasta una casilla a dos espacios en línea recta, por debajo de todo.
help-motorbike = Tu topo recorre dos casillas en línea y atropella al rival de la primera.
help-panic = Elige una dirección. Todos los topos de ese lado huyen un espacio del tuyo.
help-tunnel = De un cuartel tuyo a otro, esté donde esté.
help-decoy = Tu topo cambia de sitio con un rival contiguo que está en un cuartel.
help-build = Un cuartel tuyo nuevo en cualquier espacio vacío junto al campo de batalla.
help-abandoned = Un cuartel tuyo en un espacio vacío junto a tu topo, que se muda allí.
help-conquest = Una loseta neutral o un cuartel rival, sin nadie encima, junto a tu topo pasa a ser cuartel tuyo.
help-betrayal = Un rival junto a tu topo vuelve a casa y un topo de tu reserva ocupa su lugar.
help-new-soldier = Un topo de tu reserva cae en una casilla a dos espacios en línea recta. Si hay alguien, los dos vuelven a casa.
help-prisoner = Capturas a un rival junto a tu topo. Su ejército puede rescatarlo por 3 medallas.
help-medal = Otro topo tuyo vuelve a casa con honores y ganas 3 medallas.
help-press = 1 medalla al final de cada turno, sea de quien sea, mientras la tengas.
help-red-cross = Acude a tu topo y protege a quien esté en esa casilla.
help-farmer = ¡Que viene el granjero! No hay ninguno cerca.
help-farmer-buckets = Un charco va a cualquier casilla libre. Si hay un cuartel, pasa a neutral.
help-farmer-crusher = Una roca va a cualquier casilla. Si hay un topo, vuelve a casa; un cuartel pasa a neutral.
help-farmer-sprayer = Una nube de gas va a cualquier casilla. Si hay un topo, vuelve a casa; un cuartel pasa a neutral.
help-farmer-nature = El nabo va bajo tu topo. Si hay un cuartel, pasa a neutral. Las líneas que acaban ahí dan 2 más.
help-farmer-boom = Una casilla junto a tu topo salta por los aires y allí queda la dinamita.
help-farmer-trap-master = La trampa va a cualquier casilla libre. Si hay un cuartel, pasa a neutral. Las líneas de los topos contiguos dan 1 menos.
help-farmer-stomper = La pisada cae junto a tu topo y aplasta a quien haya. Todos los de alrededor huyen un espacio, el tuyo también.
help-farmer-crates = Una medalla, y cualquier caja puede ir bajo tu topo.
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
tile-turnip = Nabo
tile-dynamite = Dinamita
tile-trap = Trampa
tile-footprint = Pisada
tile-crate = Caja
help-tile-puddle = El topo que llega vuelve a casa. No tapa la vista.
help-tile-rock = Nadie entra y nadie ve a través de ella.
help-tile-ice = El topo que llega sigue deslizándose en línea recta.
help-tile-gas = El topo que llega vuelve a casa. Una línea que lo cruza vale 1 menos.
help-tile-turnip = Una línea que acaba aquí vale 2 más.
help-tile-dynamite = El topo que llega vuelve a casa.
help-tile-trap = El topo que llega vuelve a casa. Las líneas de los topos contiguos dan 1 menos.
help-tile-footprint = El topo que llega vuelve a casa.
help-tile-crate = Mira dentro en secreto. Al final da medallas a quien esté encima.

## Names of what can be chosen

word-space-middle = el espacio del centro
word-space-straight =
    { $count } { $count ->
        [one] paso
       *[other] pasos
    } { $way } del centro
word-space-bent =
    { $count } { $count ->
        [one] paso
       *[other] pasos
    } { $way }, { $more } { $then } del centro
way-e = a la derecha
way-se = abajo a la derecha
way-sw = abajo a la izquierda
way-w = a la izquierda
way-nw = arriba a la izquierda
way-ne = arriba a la derecha
word-bulb = el espacio señalado
word-mole = { $name ->
    [you] tu topo { $number }
   *[other] topo { $number } de { $name }
}
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
word-stay = Dejar las cajas
word-other = { $id }
help-enter = Un cuartel nuevo con un topo encima, junto al campo de batalla. Después tienes que jugar una carta con ese topo.
help-ransom = Paga 3 medallas a quien lo capturó, y tu topo queda libre.
help-pass = No puedes hacer nada.
help-done = Deja de mover y puntúa tus líneas nuevas.
help-tile = La loseta bajo este topo pasa a ser cuartel tuyo. Si ya lo es, pasa a neutral.
help-go-on = Aquí no se puede jugar nada.
help-aside = Una loseta de fuera del tablero.
help-stay = Las cajas se quedan donde están.
help-free = Paga 3 medallas: este topo vuelve a tu reserva.
help-peek = Tus cartas: que nadie más mire. Desde ahí puedes jugarlas.

## The prompt

turn-of = { $name ->
    [you] Te toca.
   *[other] Turno de { $name }.
}
thinking = { $name ->
    [you] Te toca.
   *[other] { $name } piensa…
}
last-round-body = La última ronda.
hand-title = { $name ->
    [you] Tu mano
   *[other] La mano de { $name }
}
hand-body = Las cartas de tu mano son gratis.
price-hand = de la mano
price-free = gratis
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name ->
    [you] Pon tu primer cuartel
   *[other] { $name }: pon tu primer cuartel
}
first-barracks-body = Junto a la loseta del centro.
first-mole-title = { $name ->
    [you] Pon un cuartel con un topo
   *[other] { $name }: pon un cuartel con un topo
}
first-mole-body = En un espacio vacío junto al campo de batalla.
obstacle-near-title = { $name ->
    [you] Pon un obstáculo
   *[other] { $name }: pon un obstáculo
}
obstacle-near-body = Va junto a cualquier cuartel.
obstacle-marked-title = { $name ->
    [you] Pon otro obstáculo
   *[other] { $name }: pon otro obstáculo
}
obstacle-marked-body = Va en un espacio marcado.
obstacle-where-body = { $tile }: ¿adónde va?
law-two-title = { $name ->
    [you] Pon un topo gratis
   *[other] { $name }: pon un topo gratis
}
law-two-body = No te queda ninguno. Va junto al campo de batalla; después empieza tu turno.
forced-ransom-title = { $name ->
    [you] Rescata un topo
   *[other] { $name }: rescata un topo
}
forced-ransom-body = Todos tus topos están presos. ¿Por cuál pagas 3 medallas?
choose-part-title = { $name ->
    [you] Elige la parte que se queda
   *[other] { $name }: elige la parte que se queda
}
choose-part-body = El campo se ha partido en dos partes iguales.
place-dynamite-title = { $name ->
    [you] Pon la dinamita
   *[other] { $name }: pon la dinamita
}
place-dynamite-body = Va en un espacio libre junto al campo de batalla.
pick-types-title = { $name ->
    [you] Elige: { $category }
   *[other] { $name } elige: { $category }
}
pick-types-body = Siete tipos en total, al menos uno de cada categoría.
pick-types-count = elegidos: { $count }
act-title = { $name ->
    [you] Mueve un topo o trae uno
   *[other] { $name }: mueve un topo o trae uno
}
act-body = Elige el topo que se mueve, o «Topo nuevo».
move-on-title = { $name ->
    [you] ¿Mueves otro?
   *[other] { $name }: ¿mueves otro?
}
move-on-body = Elige otro topo, o «Acabar turno».
enter-title = { $name ->
    [you] ¿Dónde pones el topo nuevo?
   *[other] { $name }: ¿dónde pones el topo nuevo?
}
enter-body = Llega con un cuartel. El número muestra lo que da el espacio.
march-title = { $name ->
    [you] ¿A qué casilla?
   *[other] { $name }: ¿a qué casilla?
}
march-body = Después juega una carta o cambia su loseta.
ransom-title = { $name ->
    [you] Paga el rescate
   *[other] { $name }: paga el rescate
}
ransom-body = Son 3 medallas. ¿Qué topo recuperas?
play-card-title = { $name ->
    [you] Juega una carta
   *[other] { $name }: juega una carta
}
play-card-body = De tu mano, gratis, o de la Línea por su precio.
card-or-tile-title = { $name ->
    [you] Juega una carta o cambia la loseta
   *[other] { $name }: juega una carta o cambia la loseta
}
card-or-tile-body = Con este topo, o la loseta que pisa.
card-title = { $name ->
    [you] { $card } ({ $price })
   *[other] { $name }: { $card } ({ $price })
}
where-bayonet = ¿Contra qué rival carga?
where-short-range = ¿A qué rival mandas a casa?
where-long-range = ¿A qué rival mandas a casa?
where-grenade = ¿Qué casilla haces saltar?
where-mortar = ¿Qué casilla haces saltar?
where-slingshot = ¿A qué rival mandas a casa?
where-advance = ¿A qué casilla?
where-underground = ¿Dónde asoma?
where-motorbike = ¿Dónde acaba el viaje?
where-panic = ¿En qué dirección huyen todos?
where-tunnel = ¿A cuál de tus cuarteles?
where-decoy = ¿Con quién cambia de sitio?
where-build = ¿Adónde va el cuartel?
where-abandoned = ¿Dónde construye y entra?
where-conquest = ¿Qué loseta pasa a ser tuya?
where-betrayal = ¿A qué rival sustituyes?
where-new-soldier = ¿Dónde cae?
where-prisoner = ¿A quién capturas?
where-medal = ¿Qué topo vuelve a casa con honores?
where-press = La Prensa es tuya.
where-red-cross = La Cruz Roja acude aquí.
where-farmer-buckets = ¿Qué charco se mueve?
where-farmer-buckets-to = ¿Adónde va?
where-farmer-crusher = ¿Qué roca se mueve?
where-farmer-crusher-to = ¿Adónde va?
where-farmer-sprayer = ¿Qué nube se mueve?
where-farmer-sprayer-to = ¿Adónde la lleva el aire?
where-farmer-nature = El nabo viene aquí.
where-farmer-boom = ¿Qué casilla hace saltar Lady Boom?
where-farmer-trap-master = ¿Adónde va la trampa?
where-farmer-stomper = ¿Dónde cae la pisada?
where-farmer-crates = ¿Qué caja va bajo este topo?
so-far = Por ahora: +{ $count }. Las doradas son nuevas y puntúan; las grises, no.
so-far-none = Las líneas doradas son nuevas y puntúan; las grises, no.
then = { $one } · { $other }
brings-nothing = Ninguna línea nueva.
brings-lines = Líneas { $count }
brings-medals = Medallas { $count }
brings-tie = El campo se parte por igual: eliges qué parte queda
brings-fall = { $count ->
    [one] Cae 1 casilla
   *[other] Caen { $count } casillas
}
brings-home = { $name ->
    [you] { $count ->
        [one] Pierdes un topo
       *[other] Pierdes { $count } topos
    }
   *[other] { $count ->
        [one] { $name } pierde un topo
       *[other] { $name } pierde { $count } topos
    }
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
gift-last-mole = Ojo: { $name ->
    [you] pondrás
   *[other] { $name } pondrá
} un topo gratis junto al campo
gift-medals = Ojo: { $name ->
    [you] ganas
   *[other] { $name } gana
} { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
}
do-card = { $card } { $count }
do-march = Mover { $count }
leave-medals = { $count ->
    [one] ¿Dejar 1 medalla?
   *[other] ¿Dejar { $count } medallas?
}
pass-anyway = Seguir igualmente
over-won = { $name ->
    [you] ¡Ganas con
   *[other] ¡Gana { $name } con
} { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
}!
over-body = Mirar lejos acorta las guerras.
over-tie = Empate a { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
}
over-tie-body = Deciden los cuarteles en el campo; luego, las cartas jugadas.

## Why something is not possible

why-not-over = La partida ha terminado.
why-not-obstacles-farmer = Obstáculos y granjero usan las mismas losetas.

## The log

log-round = Ronda { $round }
log-farmer = Granjero: { $farmer }
log-entered = { $name ->
    [you] Traes un topo
   *[other] { $name } trae un topo
}
log-tile-changed = { $name ->
    [you] Cambias una loseta
   *[other] { $name } cambia una loseta
}
log-pressed = { $name ->
    [you] Te quedas la Prensa
   *[other] { $name } se queda la Prensa
}
log-passed = { $name ->
    [you] Pasas: nada que hacer
   *[other] { $name } pasa: nada que hacer
}
log-stuck = { $name ->
    [you] No tienes carta que jugar
   *[other] { $name } no tiene carta que jugar
}
log-looked = { $name ->
    [you] Miras en una caja
   *[other] { $name } mira en una caja
}
log-played = { $name ->
    [you] Juegas { $card }
   *[other] { $name } juega { $card }
}
log-played-hand = { $name ->
    [you] Juegas { $card } de la mano
   *[other] { $name } juega { $card } de la mano
}
log-sighted = { $name ->
    [you] Puntúas
   *[other] { $name } puntúa
} una línea de { $squares }: +{ $count }
log-killed = { $name ->
    [you] Pierdes
   *[other] { $name } pierde
} un topo ({ $why })
log-captured = { $name ->
    [you] Capturas un topo de { $other }
   *[other] { $other ->
        [you] { $name } captura un topo tuyo
       *[other] { $name } captura un topo de { $other }
    }
}
log-freed = { $name ->
    [you] Rescatas un topo
   *[other] { $name } rescata un topo
}
log-medals = { $name ->
    [you] Ganas
   *[other] { $name } gana
} { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
} ({ $why })
log-medals-lost = { $name ->
    [you] Pierdes
   *[other] { $name } pierde
} { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
} ({ $why })
log-divided = El campo se parte: { $count ->
    [one] cae 1 casilla
   *[other] caen { $count } casillas
}
log-category = { $name ->
    [you] Ganas
   *[other] { $name } gana
} en { $category }
log-category-tied = { $name ->
    [you] Empatas en cabeza en { $category }
   *[other] { $name } empata en cabeza en { $category }
}
log-peace = ¡Paz! Última ronda
log-final = La guerra ha terminado
log-clash = ¡Choque! { $name ->
    [you] Tu topo
   *[other] Un topo de { $name }
} contra { $other ->
    [you] el tuyo
   *[other] uno de { $other }
}
log-tile-lost = { $name ->
    [you] Pierdes
   *[other] { $name } pierde
} un cuartel ({ $why })
for-friendly-fire = fuego amigo
for-cross = daño a la Cruz Roja
for-medal = honores
for-ransom = rescate
for-crate-card = el granjero
for-category = una categoría
for-sets = grupos de cuatro
for-crate = una caja
why-short-range = porrazo
why-long-range = tiro de lejos
why-slingshot = tiro por encima
why-grenade = por los aires
why-mortar = por los aires
why-boom = por los aires
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
why-fell = se cayó
why-captured = capturado
why-conquest = conquistado
why-tile = reformado

## How a match ends

reason-medals = Más medallas
reason-barracks = Empate: más cuarteles
reason-cards = Empate: más cartas jugadas
reason-shared = Victoria compartida

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
stat-friendly = Bajas por fuego amigo
stat-press = Medallas de la Prensa

## Why a bot did it

bot-why-card = { $card }: { $effect }.
bot-why-mole = Topo { $number }: { $effect }.
bot-why-enter = Un topo nuevo: { $effect }.
bot-why-tile = Otra loseta aquí: { $effect }.
bot-brings-lines = { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
} por líneas nuevas
bot-brings-strike = { $count ->
    [one] 1 topo rival vuelve
   *[other] { $count } topos rivales vuelven
} a casa
bot-brings-blast = { $count ->
    [one] 1 casilla salta
   *[other] { $count } casillas saltan
} por los aires
bot-brings-medals = { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
} aun sin línea
bot-brings-later = mejor sitio para los turnos que vienen
bot-why-ransom = El topo { $number }, libre, vale 3 medallas.
bot-why-done = No quedaba nada mejor que hacer.
bot-why-place = El espacio { $way } del centro tiene buena vista.
bot-why-middle = El espacio del centro tiene buena vista.
bot-why = Parecía lo mejor que había.

## Páginas: todo lo que hay que saber de una cosa

page-price-hand = En tu mano: gratis.
page-price-free = Aquí es gratis.
page-price-cost = { $count ->
    [one] Aquí cuesta 1 medalla.
   *[other] Aquí cuesta { $count } medallas.
}
page-price-gain = { $count ->
    [one] Aquí da 1 medalla.
   *[other] Aquí da { $count } medallas.
}
page-best = Lo mejor ahora: { $count }. { $what }
page-here = Aquí: { $count }. { $what }
page-kind-tile = Casilla
page-crate = { $count ->
    [one] Has mirado dentro: 1 medalla.
   *[other] Has mirado dentro: { $count } medallas.
}
page-owner = { $name ->
    [you] Loseta tuya: si sale del tablero, vuelve a ti.
   *[other] Loseta de { $name }: si sale del tablero, vuelve con { $name }.
}
page-barracks = { $name ->
    [you] Tu cuartel
   *[other] Cuartel de { $name }
}
page-barracks-text = Cada línea nueva de su propio ejército que pasa por él vale 1 más. Los túneles van de cuartel a cuartel.
page-neutral = Terreno neutral
page-neutral-text = Una casilla como cualquier otra: 1 medalla en una línea nueva, sea de quien sea.
page-mole = { $name ->
    [you] Aquí está tu topo.
   *[other] Aquí hay un topo de { $name }.
}
page-cross-here = La Cruz Roja protege esta casilla.
page-island = Una isla: aún no está unida al campo de batalla.
page-farmer-rule = Quien juega una carta de granjero pide esta ayuda.
page-kind-top = { $name ->
    [you] Tu última carta
   *[other] Última carta de { $name }
}
page-played = { $count ->
    [one] 1 carta jugada
   *[other] { $count } cartas jugadas
}
page-law-one = De las pilas rivales solo se puede ver la carta de arriba.
page-pile = { $name ->
    [you] Tu pila de descartes
   *[other] Pila de descartes de { $name }
}
page-pile-text = Al final: 3 medallas por tener más cartas de una categoría, 2 si hay empate, y 2 por cada grupo de cuatro, una de cada categoría.
page-count = { $category }: { $count }
page-sets = { $sets ->
    [one] 1 grupo de cuatro
   *[other] { $sets } grupos de cuatro
}: +{ $count }
page-deck = El mazo
page-deck-text = De él se rellenan las manos y la Línea. La carta de Paz está entre las seis últimas: cuando sale, se juega la ronda hasta el final.
page-held-by = { $name ->
    [you] En tu poder
   *[other] En poder de { $name }
}
page-whistle = Silbato
page-whistle-text = Quien lo tiene empezó la partida. La última ronda acaba antes de que vuelva a tocarle.
page-cross-text = Al topo de su casilla no se le puede disparar, embestir, atropellar, traicionar ni capturar. Las explosiones y la división sí le alcanzan, y cuestan 5 medallas. Corta todas las líneas menos las de ese topo.
cannot-wait = { $name ->
    [you] Ahora no: te toca responder.
   *[other] Ahora no: juega { $name }.
}
cannot-later = Aún no: primero se mueve o entra un topo.
cannot-medals = { $count ->
    [one] No: solo tienes 1 medalla.
   *[other] No: solo tienes { $count } medallas.
}
cannot-reserve = No: no hay topos en tu reserva.
cannot-tiles = No: no te quedan losetas.
cannot-bayonet = No: junto a tu topo no hay ningún rival al que alcance.
cannot-long-range = No: no hay ningún rival a la vista a dos o tres casillas.
cannot-slingshot = No: no hay ningún rival a dos espacios en línea recta.
cannot-advance = No: no hay ninguna casilla para ello junto a tu topo.
cannot-underground = No: no hay ninguna casilla para ello a dos espacios.
cannot-motorbike = No: en ningún lado hay dos casillas libres para correr.
cannot-panic = No: en ninguna dirección hay un topo que pueda huir.
cannot-tunnel = No: tu topo debe estar en un cuartel tuyo, y otro debe estar libre.
cannot-decoy = No: ningún rival contiguo está en un cuartel.
cannot-build = No: no hay espacios vacíos junto al campo de batalla.
cannot-abandoned = No: no hay espacios vacíos junto a tu topo.
cannot-conquest = No: junto a tu topo no hay cuartel rival ni casilla neutral libres.
cannot-betrayal = No: junto a tu topo no hay ningún rival al que alcance.
cannot-new-soldier = No: no hay casilla donde caer a dos espacios.
cannot-medal = No: no tienes otro topo en el campo de batalla.
cannot-press = No: la Prensa ya es tuya.
cannot-red-cross = No: la Cruz Roja ya está con tu topo.
cannot-farmer = No: el granjero no puede hacer nada aquí.
cannot-space = Ahora no: solo se pueden elegir los espacios enmarcados.

## De dónde salen las medallas

account-start = Al empezar
account-lines = Líneas de visión
account-lines-note = Cuántas: { $counts }
account-press = Prensa y Medalla
account-press-note = lo que dieron
account-prices = Precios de la Línea
account-prices-note = lo que costaron
account-losses = Bajas propias
account-losses-note = 5 cada una
account-ransom = Rescates
account-ransom-note = pagados o cobrados
account-crates = Cajas
account-crates-note = lo que había dentro
account-categories = Más cartas
account-categories-note = 3, o 2 si hay empate
account-sets = Grupos de cuatro
account-sets-note = 2 por grupo

## Una palabra amable tras la partida

award-eagle-eye = Ojo de águila
award-eagle-eye-line = { $count } líneas de visión
award-far-sight = Vista larga
award-far-sight-line = una línea de { $count } casillas
award-golden-line = Línea de oro
award-golden-line-line = { $count } medallas por una línea
award-paper-war = Guerra de papel
award-paper-war-line = { $count } cartas jugadas
award-big-tipper = Manos generosas
award-big-tipper-line = { $count } medallas en cartas
award-heavy-boots = Paso firme
award-heavy-boots-line = { $count } rivales a casa
award-brave-hearts = Muy valientes
award-brave-hearts-line = { $count } topos volvieron
award-boom = ¡Bum!
award-boom-line = { $count } casillas voladas
award-friendly-fire = ¡Uy!
award-friendly-fire-line = { $count } topos propios a casa
award-front-page = Portada
award-front-page-line = { $count } medallas de la Prensa
award-fresh-troops = Tropas frescas
award-fresh-troops-line = { $count } topos traídos
award-gardener = Jardinería fina
award-gardener-line = { $count } losetas cambiadas
award-well-rounded = De todo un poco
award-well-rounded-line = { $count } grupos de cuatro
award-up-the-sleeve = Bajo la manga
award-up-the-sleeve-line = { $count } cartas de la mano
award-good-host = Buena acogida
award-good-host-line = { $count } invitados en la jaula
award-generous = Jaula abierta
award-generous-line = { $count } presos liberados
award-long-march = Patas incansables
award-long-march-line = { $count } movimientos
award-builder = Casa nueva
award-builder-line = { $count } losetas puestas

## En el teléfono

hand-field = El campo de batalla
hand-brings = da { $count }
hand-medals = Medallas
hand-medals-of = { $count ->
    [one] 1 medalla
   *[other] { $count } medallas
}
hand-cards-of = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}

turn-told = { $name }: { $what }
turn-one = { $one }
turn-two = { $one }, { $two }
turn-three = { $one }, { $two }, { $three }
turn-moles-yours = { $count ->
    [one] uno de tus topos
   *[other] { $count } de tus topos
}
turn-moles-theirs = { $count ->
    [one] un topo de { $whose }
   *[other] { $count } topos de { $whose }
}
turn-moles-own = { $count ->
    [one] un topo propio
   *[other] { $count } topos propios
}
turn-bases-yours = { $count ->
    [one] uno de tus cuarteles
   *[other] { $count } de tus cuarteles
}
turn-bases-theirs = { $count ->
    [one] un cuartel de { $whose }
   *[other] { $count } cuarteles de { $whose }
}
turn-bases-own = { $count ->
    [one] un cuartel propio
   *[other] { $count } cuarteles propios
}
turn-press = la Prensa
turn-divided = el campo se parte
turn-entered = un topo nuevo
