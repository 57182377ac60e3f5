## Topoum, the rules whole, in our own words

chapter-idea = De qué va
    .text =
        Corre el año 1916. Ejércitos de topos luchan por un campo. Los topos no ven casi nada, así que las medallas no se ganan disparando, sino viéndose: dos topos de un mismo ejército, alejados, en línea recta y sin nada en medio.

        @ topoum/mole.radish.stand topoum/sight.new.e topoum/barracks.radish topoum/sight.new.e topoum/mole.radish.hips | Una línea de visión

        > Coloca tus topos de modo que se vean desde lejos. Todo lo demás es una manera de conseguirlo.

        Al final gana quien tenga más medallas. Todos empiezan con diez.

chapter-pieces = Lo que hay
    .text =
        De dos a cuatro ejércitos, cada uno con 4 topos y 16 losetas de base. Una loseta tiene dos caras: un cuartel de su ejército y terreno neutral.

        @ topoum/barracks.royal topoum/neutral.1 topoum/neutral.2 | Un cuartel, y dos aspectos del terreno neutral

        - Espacio: un hexágono del tablero, con loseta o sin ella. @ topoum/space
        - Casilla: un hexágono con una loseta. @ topoum/neutral.1
        - Campo de batalla: todas las casillas unidas entre sí. Solo hay uno.
        - Topo activo: aquel con el que se juega una carta. @ topoum/mole.radish.stand
        - Rival: un topo de otro ejército. @ topoum/mole.royal.stand
        - Reserva: los topos y las losetas junto al tablero. @ topoum/barracks.radish

        154 cartas de acción de 22 tipos, en cuatro categorías: Combate, Movimiento, Expansión y Especial.

        @ topoum/sign.combat topoum/sign.movement topoum/sign.expansion topoum/sign.special | Las cuatro categorías

chapter-set-up = Preparación
    .text =
        1. El mazo | Siete tipos de carta, al menos uno de cada categoría: un mazo propuesto, uno al azar entre 111 000, o el que elija quien empieza. Cinco cartas de cada tipo con dos ejércitos, seis con tres, siete con cuatro. @ topoum/card.back

        2. La Paz | Se baraja entre las cinco últimas cartas, así que nadie sabe con exactitud cuándo llega el final. @ topoum/card.peace

        3. Manos y Línea | Dos cartas para cada uno, en secreto. Otras cinco quedan boca arriba en la Línea de Operaciones. @ topoum/card.bayonet

        4. El centro | Quien empieza, que tiene el Silbato, pone una loseta neutral en el centro. @ topoum/neutral.2

        5. Primeros cuarteles | Por turnos, todos ponen un cuartel junto al centro. @ topoum/barracks.royal

        6. Primeros topos | Por turnos, todos ponen otro cuartel en cualquier espacio vacío junto al campo de batalla, con un topo encima. @ topoum/mole.fern.stand

        @ topoum/token.whistle | El Silbato: quién empieza

        Con dos o tres ejércitos, las losetas neutrales bajo los obstáculos son de un color que no juega nadie.

chapter-turn = Un turno
    .text =
        Tres cosas, en este orden: una acción, nuevas líneas de visión, nuevas cartas.

        La acción es una de dos.

        1. Entrar en combate | Un cuartel y un topo de tu reserva van a un espacio vacío junto a cualquier casilla. Después tienes que jugar una carta con ese topo. Solo puedes entrar si hay alguna carta que puedas jugar. @ topoum/mole.radish.hips

        2. Mover topos | Cualesquiera de los topos que estaban en el tablero al empezar tu turno, de uno en uno y una vez cada uno. Cada topo avanza una casilla. Después juega una carta o cambia la loseta que pisa. @ topoum/boot

        > Un topo que se ha movido tiene que hacer una de las dos cosas, si puede.

        - Cambiar la loseta: tu propio cuartel pasa a neutral. Cualquier otra loseta vuelve a su ejército y en su lugar queda un cuartel tuyo. @ topoum/neutral.3
        - Choque: si llegas a la casilla de un topo rival, los dos vuelven a casa. Es combate limpio y no cuesta nada. @ topoum/clash
        - Nada que hacer: si no puedes ni entrar ni mover, pasas.

        En un turno se pueden jugar varias cartas: una por cada topo que se ha movido. Los huecos de la Línea no se llenan hasta el final del turno.

chapter-line = La Línea
    .text =
        En la Línea de Operaciones hay cinco cartas a la vista. Una carta de tu mano es gratis. Una de la Línea cuesta o da medallas según su lugar: −3, −2, −1, 0, +1, empezando por el mazo. Debes tener las medallas que cuesta.

        Al final de tu turno se completa tu mano hasta dos cartas y después la Línea: las cartas se alejan del mazo y detrás entran otras nuevas.

        > Si no se ha usado ninguna carta, se tira la más alejada del mazo.

        Las cartas jugadas quedan boca arriba en tu propio montón. Los demás solo ven la de encima.

chapter-lines = Líneas de visión
    .text =
        Dos topos de un ejército se ven a lo largo de una línea recta de casillas si en medio no hay otro topo, ni una roca, ni un espacio vacío. Tus propios topos también tapan: con A, B y C en fila, A ve a B y B ve a C, pero A no ve a C.

        Una línea nueva da una medalla por cada una de sus casillas y otra más por cada cuartel tuyo que haya en ella. Las casillas de los dos topos cuentan.

        @ topoum/sight.new.e topoum/sight.old.e | Las líneas doradas son nuevas; las grises ya se vieron

        Una línea es nueva si no estaba al empezar tu turno, o si uno de sus topos se ha movido, lo han movido o acaba de llegar. Un topo que se va y vuelve hace nuevas sus líneas.

        Solo puntúan las líneas de quien tiene el turno.

        > Antes de cada clic la mesa muestra lo que daría: +N junto al espacio, y a trazos las líneas que vendrán.

chapter-laws = Leyes de guerra
    .text =
        1. Montones | Cada uno puede repasar su montón; los demás ven solo la carta de encima. @ topoum/card.back

        2. Siempre un topo | Quien empieza su turno sin topos en el tablero tiene que poner antes, gratis, un cuartel con un topo junto al campo de batalla. Sin loseta o sin sitio para ella, el topo va a un cuartel propio libre o, si no, a cualquier casilla libre sin peligro. Si los cuatro están presos, antes hay que rescatar a uno por 3 medallas, aunque no se tengan. Así que no mandes a casa a la ligera al último topo de un rival. @ topoum/head.fern

        3. Un solo campo | Las losetas se ponen junto a casillas que ya están. @ topoum/neutral.1

        4. División | Si una explosión parte el campo, se queda la parte con más casillas. Las demás caen, con todo lo que llevan. Si las mayores son iguales, elige quien lo ha provocado. @ topoum/target.cut

        @ topoum/target.cut | Trazos rojos: esto caería

        5. Fuego amigo | Cada topo tuyo perdido por tu propia mano cuesta 5 medallas, también en una división. Dos tuyos en una misma casilla cuestan 10. Solo chocar con un rival sale gratis. @ topoum/head.radish.gone

        6. Líneas nuevas | Mira «Líneas de visión». @ topoum/sight.new.e

        7. Solo lo que sirve | Una carta que no puede hacer nada no se puede jugar.

chapter-combat = Combate
    .text =
        - Bayoneta: tu topo va a una casilla contigua donde hay un rival. El rival vuelve a casa. @ topoum/pict.bayonet
        - Tiro corto: un rival junto a tu topo vuelve a casa. @ topoum/pict.short-range
        - Tiro largo: un rival a dos o tres casillas en línea recta vuelve a casa. En medio solo puede haber casillas, sin topos ni obstáculos. @ topoum/pict.long-range
        - Granada: una casilla junto a tu topo salta por los aires, con todo lo que tiene. @ topoum/pict.grenade
        - Mortero: una casilla a dos espacios en línea recta salta por los aires, haya lo que haya en medio. @ topoum/pict.mortar
        - Tirachinas: un rival a dos espacios en línea recta vuelve a casa, haya lo que haya en medio. @ topoum/pict.slingshot

chapter-movement = Movimiento
    .text =
        - Avance: tu topo va una casilla más allá. @ topoum/pict.advance
        - Bajo tierra: tu topo va a una casilla a dos espacios en línea recta, por debajo de todo. @ topoum/pict.underground
        - Motocicleta: dos casillas en línea recta. Si hay un rival en la primera, lo atropella. Si en la primera hay un peligro, el motorista vuelve a casa. No puede haber rocas, ni topos tuyos, ni topos protegidos. @ topoum/pict.motorbike
        - ¡Pánico!: en una dirección, todos los topos huyen un espacio, empezando por el más lejano. Si uno no puede, el que va justo detrás se queda. @ topoum/pict.panic
        - Túnel: de un cuartel tuyo a otro, esté donde esté. @ topoum/pict.tunnel
        - Señuelo: tu topo cambia de sitio con un rival contiguo que está en un cuartel. Los dos cuentan como movidos. @ topoum/pict.decoy

chapter-expansion = Expansión
    .text =
        - Obras: un cuartel tuyo en cualquier espacio vacío junto al campo. @ topoum/pict.build
        - Abandonado: un cuartel tuyo en un espacio vacío junto a tu topo, que se muda allí. @ topoum/pict.abandoned
        - Conquista: una loseta neutral o un cuartel rival, sin nadie encima, junto a tu topo pasa a ser cuartel tuyo. @ topoum/pict.conquest
        - Traición: un rival junto a tu topo vuelve a casa y un topo de tu reserva ocupa su lugar. @ topoum/pict.betrayal
        - Recluta: un topo de tu reserva cae en una casilla a dos espacios en línea recta. Si había alguien, los dos vuelven a casa. @ topoum/pict.new-soldier

chapter-special = Especiales
    .text =
        - Prisionero: capturas a un rival junto a tu topo. Su ejército puede rescatarlo, en cualquier turno propio, por 3 medallas, que son para ti. @ topoum/pict.prisoner
        - Medalla: otro topo tuyo vuelve a casa con honores: 3 medallas. @ topoum/pict.medal
        - Prensa: la Prensa es tuya y te da una medalla al final de cada turno, sea de quien sea, hasta que otro se la lleve. @ topoum/pict.press
        - Cruz Roja: acude a la casilla de tu topo. Se explica más abajo. @ topoum/pict.red-cross
        - ¡Granjero!: lo que sepa hacer el granjero que está a la vista. @ topoum/pict.farmer

chapter-red-cross = La Cruz Roja
    .text =
        @ topoum/cross.stand topoum/cross.guard | La Cruz Roja, sola y de guardia

        Al topo de su casilla no se le puede disparar, embestir, atropellar, traicionar ni capturar, y allí no puede ir una roca, una nube de gas ni la pisada. Un señuelo sí puede cambiarlo de sitio, y se puede malgastar un tiro. Granadas, morteros, dinamita y divisiones no la respetan: entonces la Cruz Roja y su topo dejan el tablero y quien lo provoca pierde 5 medallas.

        Cuando su topo se va, ella se queda y protege al siguiente que llegue. Tapa todas las líneas menos las del topo de su propia casilla. No protege de un charco, del gas ni de una trampa.

chapter-obstacles = Obstáculos
    .text =

        - Roca: nadie entra y nadie ve a través de ella. Quien se ve empujado contra ella se queda. @ topoum/tile.rock
        - Charco: quien llega vuelve a casa. No tapa la vista. @ topoum/tile.puddle
        - Gas: quien llega vuelve a casa. Una línea que lo cruza da 1 menos. @ topoum/tile.gas
        - Hielo: quien llega sigue deslizándose en la misma dirección. Si al otro lado no hay casilla, vuelve a casa. @ topoum/tile.ice

        Los obstáculos son casillas. Si saltan por los aires o caen, salen de la partida.

        Como variante, todos, empezando por el último, ponen uno junto a cualquier cuartel y después otro en un espacio marcado del tablero. Las losetas separadas del campo son islas hasta que una casilla las une.

chapter-farmers = Los granjeros
    .text =
        Si «¡Granjero!» está en el mazo, uno de los ocho queda a la vista.

        - Reyes del Cubo: cuatro charcos. Uno va a cualquier casilla libre; si hay un cuartel, pasa a neutral. @ topoum/face.buckets
        - El Picapedrero: cuatro rocas. Una va a cualquier casilla; si hay un topo, vuelve a casa; si hay un cuartel, pasa a neutral. @ topoum/face.crusher
        - El Fumigador: cuatro nubes de gas. Una va a cualquier casilla; si hay un topo, vuelve a casa; si hay un cuartel, pasa a neutral. @ topoum/face.sprayer
        - Reina Natura: el nabo va bajo tu topo; si hay un cuartel, pasa a neutral. Las líneas que acaban en él dan 2 más. @ topoum/face.nature
        - Lady Boom: una casilla junto a tu topo salta por los aires y allí queda la dinamita. Quien llega a ella vuelve a casa. @ topoum/face.boom
        - El Trampero: la trampa va a cualquier casilla libre del campo; si hay un cuartel, pasa a neutral. Quien la pisa vuelve a casa, y la trampa queda a un lado. Las líneas de los topos contiguos dan 1 menos. @ topoum/face.trap-master
        - El Pisotón: la pisada cae junto a tu topo y aplasta a quien haya. Todos los de alrededor huyen un espacio, el tuyo también. @ topoum/face.stomper
        - Señor de las Cajas: una medalla, y cualquier caja puede ir bajo tu topo, si allí no hay otra loseta encima. Quien mueve una caja o llega a ella mira dentro en secreto; al final da de 1 a 4 medallas al topo que esté encima. @ topoum/face.crates

        Una loseta que sale del tablero queda a un lado y puede volver con otra carta. Una caja que salta por los aires o cae se pierde para siempre; la carta sigue dando su medalla. La dinamita vuelve enseguida: quien la ha hecho saltar la pone en un espacio libre junto al campo de batalla.

chapter-end = La Paz y el final
    .text =
        Cuando sale la Paz ya no se completan las manos, solo la Línea. La ronda se juega hasta el final, para que todos jueguen el mismo número de turnos.

        Después se cuentan las cartas jugadas.

        - Categorías: quien ha jugado más cartas de una categoría recibe 3 medallas. Si hay empate, 2 para cada uno de los empatados. @ topoum/sign.combat
        - Grupos: dos medallas por cada grupo de cuatro cartas, una de cada categoría. @ topoum/card.medal
        - Cajas: sus medallas son para quien esté encima. @ topoum/over.crate

        Gana quien tenga más medallas. Si hay empate, deciden los cuarteles en el campo; luego, las cartas jugadas; y si no, se comparte.

        > Las medallas se muestran tal como son: pueden bajar de cero y pasar del final de la escala.

chapter-screen = En esta mesa
    .text =
        Elige un topo y adónde va; luego, una carta y su objetivo. Solo se puede elegir lo posible.

        - Borde dorado: se puede elegir. Los números dicen lo que daría. @ topoum/target.gold
        - Borde rojo: alguien vuelve a casa, o algo salta por los aires. @ topoum/target.red
        - Fantasma y trazos: dónde estaría el topo y qué vería. @ topoum/ghost.tile
        - Placas verdes y rojas: cuántas casillas quedarían y cuántas caerían. @ topoum/badge.gain

        Las cartas se muestran enteras antes de contar; pulsa otra vez para jugarlas. Tu mano está debajo de la Línea. Si hay más gente en la mesa, mírala tras la cortina y juega desde allí.

        El botón del hexágono muestra el tablero entero, y lo vuelve a acercar.
