## Mole Park, the rules whole, in our own words

chapter-idea = De qué va
    .text =
        Villatopo necesita un nuevo Rey Topo. Caza topos con tus dados, cámbialos por premios y, cuando tengas bastante, ve por la corona. Se gana con cuarenta estrellas.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Tres dados que golpean y uno que gana

        En cada ronda todo el mundo tira un dado, a la vez. Tú eliges el tuyo en secreto.

        > Primero se golpea, después se gana: sin un topo en la mano no hay dado de premios.

chapter-set-up = Preparación
    .text =
        De dos a ocho jugadores. Cada uno tiene cuatro dados de su color: un guante, una sartén, una maza gigante y un dado de premios.

        Se barajan las 113 cartas de topo. También los premios de cada uno de los cinco puestos, y el primero de cada puesto queda boca arriba.

        1. ¿Quién reina? | Todos tiran el dado de premios, y el más alto pasa a ser Rey Topo. Quienes empatan repiten la tirada. @ mole_park/crown

        El rey lo es para toda la partida. Si hay empate por un premio, decide quién elige primero; si empata él, elige en último lugar.

chapter-dice = Los dados
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Guante, sartén, maza y dado de premios

        - Guante: 1 1 2 2 3 3. Nunca falla. @ mole_park/tool.glove
        - Sartén: 2 3 4 4 5 y un fallo. @ mole_park/tool.pan
        - Maza gigante: 4 5 6 6 y dos fallos. @ mole_park/tool.mallet
        - Dado de premios: de 1 a 6 estrellas. @ mole_park/tool.star

        El número es el hoyo al que va tu dado. En los hoyos lejanos es más difícil acertar, así que allí se juntan los topos.

chapter-whacking = Golpear
    .text =
        Al empezar la ronda se reparten topos boca abajo a cada hoyo: uno con hasta cinco jugadores, dos con seis o más. Lo que quedara de otras rondas sigue ahí.

        Después cada uno elige un dado en secreto y se tiran todos a la vez. Cada dado de golpear va a su hoyo, y los topos que hay se reparten por igual entre los dados que han llegado.

        - Nadie: los topos se quedan. @ mole_park/hole.back+mole_park/pop.1+mole_park/hole.front
        - Un dado: se los lleva todos. @ mole_park/die.glove.radish.1
        - Varios dados: cada uno se lleva los mismos, y lo que sobra se queda. @ mole_park/die.pan.royal.4
        - No hay para todos: nadie se lleva ninguno. @ mole_park/hole.back+mole_park/pop.3.razz+mole_park/hole.front
        - Un fallo no se lleva nada. @ mole_park/mud

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Los topos valen de una a cinco estrellas; solo las ve quien los tiene

        + Ejemplo | En el hoyo 4 hay cinco topos y llegan dos sartenes. Cada una se lleva dos, y el quinto se queda.

        Después puedes quedarte con cinco topos como mucho. Quien tiene más descarta los que sobran, boca abajo, eligiendo en secreto cuáles.

        Si el mazo se agota, se baraja el descarte y se vuelven a repartir. Si ni así alcanzan, se llena primero el hoyo 1.

chapter-prizes = Ganar premios
    .text =
        Con al menos un topo en la mano puedes tirar en su lugar el dado de premios. Canjeas todos tus topos y sumas tus estrellas.

        1. Tus topos | todos los que tenías @ mole_park/mole.3.c
        2. Tus premios | los que ganaste antes @ mole_park/prize.candy.1
        3. Tu dado de premios | lo que acabas de sacar @ mole_park/die.prize.carrot.5

        Tu dado avanza por el camino de los premios hasta esa suma. Con menos de diez estrellas no ganas nada.

        Los demás golpean mientras tanto, y sus dados se resuelven antes. Después eligen los que están en el camino, empezando por quien tiene más estrellas.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | Desde 10, 15, 20, 25 y 30 estrellas

        Puedes llevarte el premio a la vista de cualquier puesto cuyo precio alcances. Ese puesto queda cerrado hasta la ronda siguiente. También puedes no llevarte nada. Un puesto agotado se queda vacío.

        El premio es tuyo para el resto de la partida, y sus estrellas cuentan cada vez que canjeas. Los topos canjeados se van todos, ganes lo que ganes.

        > Con las mismas estrellas, el rey decide quién elige antes. Si empata él, elige en último lugar; si solo hay otro, no hace falta preguntarle, ni tampoco si no queda ningún premio a su alcance.

        + Ejemplo | Ida tiene 24 estrellas y se lleva un premio del tercer puesto. Ben y Noor tienen 18; el rey deja elegir primero a Ben, que toma uno del segundo. Noor se lleva el del primero. Otto tiene 12 estrellas, pero solo el primer puesto es tan barato, y ya está cerrado: nada para Otto.

chapter-round = Otra ronda
    .text =
        Cada uno recupera su dado, y los puestos cerrados muestran su siguiente premio.

        Con dos o tres en la mesa, si en un hoyo se han juntado cinco topos o más, se van todos: salen corriendo.

        Después se reparten topos nuevos.

chapter-crown = ¡Por la corona!
    .text =
        Al empezar una ronda, antes de elegir los dados, quien tenga un topo puede anunciarlo: «¡Voy por la corona!» Los demás pueden hacer lo mismo. Se sigue preguntando hasta que no se apunta nadie más. No vale cambiar de idea.

        Quien lo ha anunciado tiene que tirar el dado de premios.

        - Menos de 40 estrellas: no ganas ningún premio y tus topos se van.
        - Solo tú llegas a 40 o más: ganas la partida.
        - Llegan varios a 40 o más: se ven las caras en el duelo.

        @ mole_park/crown | Cuarenta estrellas. Con más no se gana más

        Si llegas a cuarenta sin haberlo anunciado, no ganas la partida, pero puedes elegir un premio. En cuanto se gana la corona o empieza un duelo, ya no se eligen premios.

        > Solo se te pregunta cuando con tus premios, cinco estrellas por cada topo que tengas y la mejor tirada podrías llegar.

chapter-showdown = Duelo
    .text =
        Todos los topos vuelven y se barajan, y los participantes devuelven sus premios. En cada hoyo se ponen tantos topos nuevos como participantes en el duelo.

        Cada participante tira sus cuatro dados. Cuentan primero los de golpear, cada uno como una parte: dos de tus dados en un mismo hoyo se llevan dos partes. Nadie tiene que descartar.

        Después se descubren todos los topos y se suman sus estrellas y el dado de premios. Quien tenga más estrellas gana la corona. Los que empatan lo repiten todo otra vez.

        Al final, quienes compitieron quedan por delante de los demás: primero quien disputó más duelos y, después, quien sacó allí más estrellas.

chapter-options = Opciones
    .text =
        = Estrellas de corona

        Con treinta la partida es corta; con cincuenta, larga. Cuarenta es el juego tal como se escribió.

        = Topos por hoyo

        Uno o dos, sin importar cuántos jueguen.

chapter-advice = Algunos consejos
    .text =
        - Mira los hoyos lejanos: lo que nadie ha golpeado en unas rondas merece un riesgo.
        - Una mano llena no puede crecer. Canjea antes de que duela.
        - Los premios cuentan una y otra vez; los topos, solo una.
        - Si tienes una posibilidad de cada dos de llegar a cuarenta, adelante. Si va alguien más, cualquier posibilidad es mejor que ninguna.

chapter-origin = De dónde viene
    .text =
        Esta es una versión no oficial de un juego de cazar topos y ganar premios, hecha con cariño, con palabras e imágenes propias. Las caras de los dados, cuántos topos hay de cada clase, los cuarenta premios y los nombres son nuestros donde el reglamento no dice nada.
