## Dice Theme Park, the rules whole, in our own words

chapter-idea = De qué va
    .text =
        Tienes un parque de atracciones. Los visitantes llegan en monorraíl: dados de tres colores, cada uno con tantos viajes por delante como puntos muestra. Llévalos de atracción en atracción; cada viaje les cuesta un punto y a ti te da estrellas. Gana quien tenga más estrellas tras la última ronda.

        @ dice_theme_park/die.blue.4 dice_theme_park/die.green.5 dice_theme_park/die.yellow.6 | Visitantes: la gota, la hoja y el sol

        Cada atracción quiere un grupo a su manera. El arte está en juntar a los visitantes adecuados, viaje a viaje.

chapter-lengths = Tres duraciones
    .text =
        - Iniciación: cuatro rondas, sin cargos ni habilidades. @ dice_theme_park/tile.entrance
        - Corta: cuatro rondas, con ellos. @ dice_theme_park/admin.doorman
        - Completa: cinco rondas, con ellos. @ dice_theme_park/round.gold

        De uno a cuatro jugadores. En solitario se juega siempre la completa.

chapter-set-up = Preparación
    .text =
        = En el centro
        - Un monorraíl más que parques, con tres visitantes cada uno. El número del asiento es el valor con que llega el visitante. @ dice_theme_park/train.1
        - Dados en la bolsa, de cada color: 11 con dos parques, 16 con tres, los 21 con cuatro. @ dice_theme_park/bag
        - Una atracción más que parques, del montón A, y en las partidas más largas otras tantas habilidades. @ dice_theme_park/tile.desert_rally
        - Un objetivo para la ronda 3 y cada una de las siguientes. No hay dos del mismo tipo.

        = Para cada uno
        - Un parque con su Entrada y tres atracciones, iguales para todos. @ dice_theme_park/tile.entrance
        - $6, tres mapas, una mascota y nueve mejoras por instalar: tres quioscos, tres efectos y tres generadores. @ dice_theme_park/cash
        - Seis cartas de personal. @ dice_theme_park/staff.guide

        = Elecciones

        Cada uno recibe dos atracciones y se queda con una. En las partidas Corta y Completa se queda además con uno de dos cargos y una de dos habilidades. La atracción se coloca enseguida, gratis, en uno de los cuatro lugares marcados.

        @ dice_theme_park/tile.entrance dice_theme_park/tile.hall_of_mirrors | La Entrada y una de las tres que tiene todo el mundo

chapter-round = Una ronda
    .text =
        1. Plan | dos cartas de personal cada uno, en secreto @ dice_theme_park/phase.icon.plan
        2. Llegada | un monorraíl cada uno, en orden de turno @ dice_theme_park/phase.icon.welcome
        3. Obras | una atracción y una mascota, en orden de turno @ dice_theme_park/phase.icon.expand
        4. Mejora | un mapa y dos mejoras @ dice_theme_park/phase.icon.improve
        5. Jornada | los parques están abiertos @ dice_theme_park/phase.icon.operate
        6. Balance | estrellas, dinero y despedidas @ dice_theme_park/phase.icon.upkeep

chapter-plan = 1 Plan
    .text =
        Cada uno elige dos de sus seis cartas de personal, en secreto; pueden ser iguales. Se descubren todas a la vez.

        @ dice_theme_park/staff.ticket_agent dice_theme_park/staff.concierge dice_theme_park/staff.guide | Cada una tiene un valor de dado, dinero y una ventaja

        = Orden de turno

        Se suman los valores de dado. ¡Va primero el total más bajo! Si hay empate, va antes quien tenga menos estrellas; si también empatan en eso, intercambian el orden que tenían en la ronda anterior.

        + Ejemplo | Totales de 3, 7 y 7. El 3 va primero. De los dos sietes va segundo el que tiene menos estrellas.

        = Ingresos

        El dinero de las dos cartas, $1 de la Entrada y lo que otras atracciones llevan impreso en un campo verde. Los quioscos no cuentan aquí.

        + Ejemplo | Guía y Mascota dan $6; la Entrada, $1; una atracción, $1: son $8.

        = Ventajas

        Se pueden usar en la fase que nombran, una vez por carta.

chapter-staff = El personal
    .text =
        - Taquilla, 1. Balance: un visitante de valor 1 que se iba vuelve a la Entrada, con el valor que quieras. @ dice_theme_park/staff.ticket_agent.small
        - Conserje, 2. Llegada: de los tres recién llegados, uno gana dos puntos o dos ganan uno cada uno. Nadie pasa de 6. @ dice_theme_park/staff.concierge.small
        - Guía, 3. Jornada: un visitante va de cualquier lugar de tu parque a cualquier otro. @ dice_theme_park/staff.guide.small
        - Mascota, 4. Obras: una mascota cuesta $2 menos. Jornada: cada mascota que mandas hace un ajuste más en la misma atracción. @ dice_theme_park/staff.mascot.small
        - Albañil, 5. Mejora: cada mejora cuesta $1 menos. Antes de instalar puedes recuperar una que instalaste en otra ronda. @ dice_theme_park/staff.builder.small
        - Gerente, 6. Jornada: una atracción sin botón de marcha libre se pone en marcha otra vez. @ dice_theme_park/staff.manager.small

        @ dice_theme_park/staff.mascot dice_theme_park/staff.builder dice_theme_park/staff.manager | Mascota, Albañil, Gerente

chapter-welcome = 2 Llegada
    .text =
        En orden de turno, cada uno toma un monorraíl. Sus tres visitantes van a la Entrada, con los valores de sus asientos.

        @ dice_theme_park/train.1 | Un monorraíl

        Un monorraíl se queda. Sus visitantes vuelven a la bolsa al final de la ronda.

chapter-expand = 3 Obras
    .text =
        En orden de turno, cada uno puede construir una atracción y contratar una mascota, en el orden que quiera.

        = Construir

        Paga el precio que hay bajo la atracción y colócala junto a cualquier atracción de tu parque. Hay dieciocho lugares.

        = Servicios

        Cada atracción ofrece uno de ocho servicios. El segundo, el tercero y el cuarto del mismo tipo dan algo al momento:

        - Dos iguales: pon a cualquier visitante el valor que quieras.
        - Tres iguales: un visitante de la bolsa llega a la Entrada, con valor 4.
        - Cuatro iguales: construye gratis una de las atracciones descartadas. Esta no da ningún extra.

        @ dice_theme_park/amenity.snacks dice_theme_park/amenity.drinks dice_theme_park/amenity.restrooms dice_theme_park/amenity.benches dice_theme_park/amenity.lockers dice_theme_park/amenity.first_aid dice_theme_park/amenity.photo dice_theme_park/amenity.gardens | Los ocho servicios

        El quinto no da nada. La atracción de la preparación tampoco dio nada, pero cuenta.

        = Contratar

        Una mascota cuesta $5. Con ella viene una de las habilidades a la vista.

chapter-improve = 4 Mejora
    .text =
        - Un mapa por $3. @ dice_theme_park/map.ready
        - Hasta dos mejoras. Cada una va a un hueco libre de cualquier atracción y cuesta lo que dice el hueco. Ninguna atracción tiene dos iguales, y la Entrada no tiene huecos. @ dice_theme_park/upgrade.special_effect

        - Quiosco: $2 cada vez que la atracción se pone en marcha. @ dice_theme_park/upgrade.merch_kiosk
        - Efecto: dos estrellas más cada vez. @ dice_theme_park/upgrade.special_effect
        - Generador: un segundo botón de marcha, o sea, dos viajes por ronda. @ dice_theme_park/upgrade.generator

        Se quedan para siempre, salvo que un Albañil recupere una. La Entrada tiene desde el principio un quiosco y un generador.

chapter-operate = 5 Jornada
    .text =
        Pon en marcha tus atracciones, de una en una, tantas como quieras y puedas. Cada puesta en marcha es un viaje. En una pantalla compartida, un parque va detrás de otro en orden de turno.

        1. Pon un cubo | en un botón de marcha libre. Cada uno admite un cubo por ronda. @ dice_theme_park/cube.radish
        2. Reúne un grupo | visitantes de esa atracción que cumplan lo que pide. @ dice_theme_park/slot.yellow.135
        3. Un punto menos | cada visitante del grupo muestra uno menos. Si era de valor 1, se va a casa. @ dice_theme_park/die.yellow.2
        4. Sigue la visita | exactamente un visitante del grupo pasa a una atracción contigua. Si solo queda uno, tiene que ir él; si no queda nadie, no va nadie. @ dice_theme_park/mini.green

        + Ejemplo | En una atracción que pide un dado cualquiera y uno azul más alto están un 4 amarillo y un 5 azul. Los dos bajan un punto. El 4 azul pasa a la de al lado, donde espera un 1 amarillo: par e impar, así que esa también puede ponerse en marcha. El 1 amarillo se va a casa.

        Las estrellas y el dinero de los cubos se cuentan en el Balance. Mientras no se saque ni se vuelva a tirar un dado, todo lo de tu parque se puede deshacer.

        = Mapas

        Cada mapa, una vez por ronda: un visitante va a una atracción contigua.

        = Mascotas

        Cada mascota, una vez por ronda, va a una atracción para una de estas cosas:

        - Un visitante de allí gana o pierde un punto, entre 1 y 6. @ dice_theme_park/mascot.radish
        - En el próximo viaje de esa atracción, un visitante puede ser de cualquier color. Su color de verdad no cambia.
        - Su habilidad. @ dice_theme_park/skill.flip.icon

        Mapas, mascotas y Guía ayudan entre viaje y viaje, no en medio de uno.

chapter-needs = Lo que piden
    .text =
        @ dice_theme_park/slot.any dice_theme_park/slot.blue dice_theme_park/slot.any.246 dice_theme_park/slot.any.135 dice_theme_park/slot.any.13 dice_theme_park/slot.any.36 | Cualquiera; azul; par; impar; de 1 a 3; de 3 a 6

        - Un dado: de cualquier color, o del que se muestra. @ dice_theme_park/slot.blue
        - Par, impar: cada dado según su casilla. @ dice_theme_park/slot.any.246
        - Mayor: el primer dado más alto que el segundo. @ dice_theme_park/sign.higher
        - 1–3 y 3–6: uno bajo y uno alto. Un 3 vale como bajo o como alto. @ dice_theme_park/slot.any.13
        - Iguales: dos o tres del mismo valor. @ dice_theme_park/sign.equal
        - Seguidos: tres valores consecutivos. Del 6 no se pasa al 1. @ dice_theme_park/sign.run

        Una casilla de color quiere un visitante de ese color.

chapter-skills = Habilidades
    .text =
        En las partidas más largas cada mascota tiene una habilidad. Al mandarla usas la habilidad, o ajustas a un visitante como siempre.

        - Dos más o menos: en un visitante del color. @ dice_theme_park/skill.leap_blue.icon
        - $2 o una estrella por dado: por cada visitante del color que haya allí, tres como mucho, al momento. @ dice_theme_park/skill.tips_green.icon
        - Del 2 al 5: un visitante de valor 2 pasa a 5, o al revés. @ dice_theme_park/skill.flip.icon
        - Dos dados: dos visitantes de allí, +1 o −1 cada uno. @ dice_theme_park/skill.pair.icon
        - Salir, entrar: un visitante de aquí a la contigua, o de la contigua aquí. Dos veces. @ dice_theme_park/skill.usher_out.icon
        - Salir, dos pasos: un visitante de aquí hasta a dos atracciones de distancia. @ dice_theme_park/skill.stroll.icon
        - Cambiar color: un visitante por otro de distinto color de la bolsa, con el mismo valor, para siempre. @ dice_theme_park/skill.exchange.icon

chapter-administrators = Cargos
    .text =
        En las partidas más largas cada uno tiene uno, para toda la partida.

        - Otra ocasión: en el Balance, un visitante de su color que se iba vuelve, con el valor que quieras. @ dice_theme_park/admin.second_chance.blue
        - Piernas frescas: en atracciones de su color, un visitante de ese color conserva sus puntos. @ dice_theme_park/admin.fresh_legs.green
        - Especialista, Entusiasta: tres, cuatro, cinco atracciones de su color en marcha: una, dos, tres estrellas por ronda. @ dice_theme_park/admin.specialist.yellow
        - Cicerone: seis, siete, ocho atracciones distintas en marcha: una, dos, tres estrellas por ronda. @ dice_theme_park/admin.tour_leader
        - Mascotafán: dos, cuatro, cinco mascotas: una, dos, tres estrellas por ronda. @ dice_theme_park/admin.mascot_fan
        - Portería: un visitante del monorraíl que nadie tomó. @ dice_theme_park/admin.doorman
        - Tesorería: al final, una estrella por cada $2. @ dice_theme_park/admin.treasurer
        - Sastrería, Imprenta: las mascotas, o los mapas, cuestan $2 menos. @ dice_theme_park/admin.tailor
        - Suplente: una vez en la partida, una carta jugada se cambia por una de la mano, antes de pasar las cartas. @ dice_theme_park/admin.understudy
        - Madrugón: tu total para el orden de turno puede ser 1 o 2 más bajo. @ dice_theme_park/admin.early_bird

chapter-upkeep = 6 Balance
    .text =
        = Estrellas y dinero

        Por cada cubo, las estrellas de su atracción, dos más con un efecto y $2 con un quiosco. Después, los cargos.

        = El objetivo

        En las rondas 3, 4 y 5 se ordena a todos según el objetivo de la ronda:

        - Con dos: 4 estrellas para el primer puesto.
        - Con tres: 6 y 3.
        - Con cuatro: 8, 4 y 2.

        Quienes empatan se reparten las estrellas de sus puestos, redondeando hacia arriba.

        + Ejemplo | Más dinero: 9, 5, 5 y 4. El primer puesto gana 8. Los dos con 5 se reparten 4 y 2: 3 cada uno.

        = Despedidas

        Todos los visitantes de valor 1 se van a casa, salvo los que hagan volver Taquilla o un cargo.

        = La ronda siguiente

        Las dos cartas de personal que jugaste pasan a tu izquierda, así que las manos cambian. Mapas y mascotas vuelven a estar listos. Se ponen nuevos monorraíles, atracciones y habilidades. Las atracciones salen del montón A en las rondas 1 a 3 (1 y 2 en las partidas de cuatro rondas) y luego del B.

chapter-end = El final
    .text =
        Tras la última ronda, cada $3 de sobra son una estrella (con Tesorería, cada $2). Gana quien tenga más estrellas. Si hay empate, gana quien tenga más visitantes en el parque; luego, más dinero; y si no, se comparte la victoria.

chapter-surprises = Sorpresas
    .text =
        Seis atracciones con un signo de interrogación: tras el viaje, el visitante de la casilla señalada puede volver a tirarse en vez de bajar un punto. Seis habilidades vuelven a tirar un visitante de su color. Un cargo, Sin vértigo, hace lo mismo con visitantes de su color que una casilla haya pedido.

        Una tirada repetida no se puede deshacer.

chapter-innovations = Inventos
    .text =
        Inventiva ocupa el lugar de Albañil: una mejora más por ronda.

        Hasta dos inventos por ronda pueden instalarse además de las mejoras, al precio del hueco más barato de la atracción. En cada atracción cabe uno, y se queda.

        - Teleférico: un visitante que sale de allí, de la manera que sea, puede ir a cualquier otro teleférico, y tú ganas $1. La Entrada tiene uno. @ dice_theme_park/innovation.cable_car
        - Fotomatón: aquí un visitante del grupo puede ser de cualquier color. @ dice_theme_park/innovation.photo_booth
        - Estatua: una, dos, tres estrellas en cada ronda, construidas en este orden. La segunda y la tercera cuestan $1 y $2 más. @ dice_theme_park/innovation.statue.3

        Un cargo, Mudanzas, mueve una mejora por ronda; pagas o cobras la diferencia.

chapter-promo = El paquete promocional
    .text =
        - Asesoría, 0: mucho dinero y ninguna ventaja. Tras su ronda sale de la partida. @ dice_theme_park/staff.consultant.small
        - Acompañante, 7: un recién llegado se hace VIP (como mucho dos por parque), con una estrella más en cada viaje. Un VIP nunca se vuelve a tirar: baja un punto. @ dice_theme_park/staff.chaperone.small
        - Doce objetivos más, mezclados con los otros o en su lugar.

chapter-solo = En solitario
    .text =
        En solitario se juega la partida completa, preparada como para dos, pero con nueve dados de cada color, una habilidad de cada tipo y doce cartas de personal para toda la partida. Hay que superar una marca de 160 estrellas (o 170).

        = Cartas de solitario

        Cuando has elegido a tu personal, sale una carta. Si su número es igual o menor que tu total, el monorraíl, la atracción y la habilidad que sombrea se te cierran en esta ronda.

        = Quienes se van

        No vuelven a la bolsa, sino que se quedan junto al parque. Algunas metas los cuentan.

        = Metas

        Las rondas 2 a 5 tienen una meta cada una. Si no se alcanza en su ronda, suma a la marca sus estrellas rojas y las de la ronda: 5 en la ronda 2, 10 después.

        + Ejemplo | Ronda 3, una atracción tres veces: no lograda. La marca sube 1 + 10, de 160 a 171. Ahora hacen falta 172.

        No hay objetivos. Las metas extra lo ponen más difícil.
