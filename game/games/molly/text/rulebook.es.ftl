## Molly, the rules whole, in our own words

chapter-idea = De qué va
    .text =
        Bajo el huerto, los topos no paran. Pones en línea tres del mismo color, te llevas a tu madriguera una de las tres pilas y volteas las otras dos, y a saber qué sale.

        @ molly/card.yellow.a molly/card.yellow.b molly/card.yellow.tardy | Tres en línea

        Cada carta que te llevas se convierte en un cubo de su color. Al final no cuenta cuántos tienes, sino cómo quedan repartidos: tu columna más alta por la más baja. Más no siempre es mejor.

        @ molly/burrow | Lo que entra queda oculto

chapter-set-up = Preparación
    .text =
        De dos a cuatro jugadores. Los topos son de cinco colores, cada uno con su signo: maíz amarillo, rábano rojo, champiñón blanco, guisantes verdes y col azul.

        = Cartas y fichas
        - Dos jugadores: 40 topos, 6 fichas de Proyecto.
        - Tres jugadores: 45 topos, 9 fichas.
        - Cuatro jugadores: 50 topos, 12 fichas.

        = El huerto

        Nueve casillas, tres por tres. En cada una hay un topo boca abajo y, encima, otro boca arriba. Nadie ha visto los de abajo.

        = El mazo

        De arriba abajo: cinco topos; una parte con un Evento verde entremezclado; otra con uno naranja; otra con uno rojo; y al fondo quince topos tardones, de dorso naranja. De cada color de Evento hay uno en el mazo y el otro se queda en la caja, y nadie sabe cuál.

        @ molly/card.back molly/card.back.tardy | Un Proyecto, y el dorso de un topo tardón

        Junto al mazo hay dos cartas descubiertas: la oferta. Cada uno recibe una ficha. El azar decide quién empieza; la bandera lo señala.

chapter-turn = Un turno
    .text =
        Primero se completa la oferta hasta dos cartas. Después, en este orden:

        1. Acciones especiales | cuantas pagues, o ninguna @ molly/token
        2. Jugar una carta | es obligatorio @ molly/card.yellow.a
        3. Buscar un trío | y, si lo hay, llevártelo @ molly/card.yellow.b

        Cuando del mazo sale un Evento, ocurre al instante, antes que cualquier otra cosa.

chapter-special = Acciones especiales
    .text =
        Cada una cuesta una ficha de Proyecto. Puedes hacer tantas como puedas pagar, repetir la misma y elegir el orden.

        = Tomar una carta

        Una carta de la oferta va al compost y recibes un cubo de su color. Otra carta ocupa su lugar.

        = Intercambiar dos pilas

        Dos pilas que se tocan por un lado, no en diagonal, se intercambian enteras. Ambas deben tener cartas: un hueco no se intercambia. Una pila que muestra un Proyecto, sí.

        Un intercambio nunca hace un trío por sí solo. Lo prepara.

        @ molly/token | Una ficha de Proyecto

        Las fichas gastadas vuelven juntas a la reserva cuando terminas esta parte del turno.

chapter-play = Jugar una carta
    .text =
        Toma una carta de la oferta, o la primera del mazo sin saber cuál es, y ponla boca arriba en cualquier casilla: en un hueco, sobre un Proyecto o sobre un topo de otro color. Nunca sobre un topo de su mismo color.

        La carta robada a ciegas se mira antes de elegir casilla, y hay que jugarla. Si es un Evento, ocurre, y robas la siguiente.

        > Un hueco te da una ficha. Si ya no quedan en la reserva, se la quitas a quien quieras.

        Si una carta robada no cabe en ningún sitio, va al compost sin dar cubo y juegas una de la oferta.

chapter-sets = Tríos
    .text =
        Tres topos del mismo color en una fila, una columna o una diagonal son un trío si uno de ellos es la carta que acabas de jugar. Un trío que ya estaba allí no cuenta.

        Si tu carta hace dos tríos a la vez, elige uno. El otro no da nada.

        1. Llévate una de las tres pilas | con todas sus cartas, estén como estén. Todo el mundo las ve. Cada una es un cubo para tu madriguera. @ molly/cube.yellow
        2. Voltea las otras dos | a la vez, cada una entera. @ molly/card.back

        Nadie puede mirar dentro de una pila ni contarla antes. El grosor con que se dibuja solo da una idea.

        > En una madriguera caben siete cubos de cada color. Los que sobran se pierden.

        + Ejemplo | Tres azules en línea. Te llevas una pila de tres cartas, azul sobre verde sobre blanco: un cubo azul, uno verde y uno blanco.

chapter-flips = El volteo
    .text =
        La pila se voltea entera: la carta de abajo queda arriba y todas muestran la otra cara.

        - Una pila del principio tiene abajo un topo tapado: al voltearla, se ve ese topo.
        - Una pila nacida en un hueco tiene abajo un topo destapado: al voltearla, se ve un dorso: un Proyecto.
        - Una sola carta boca arriba se convierte en un solo Proyecto.

        @ molly/card.red.a molly/card.back | Un topo, o un Proyecto

        = Cadenas

        Si el volteo forma un trío de topos con alguna pila recién volteada, se resuelve del mismo modo: una pila a tu madriguera, y volteas las otras dos. Y así mientras siga habiendo tríos.

        = Tres Proyectos

        Si el volteo deja tres Proyectos en línea, ganas tres fichas, de la reserva o de los demás. Luego robas tres cartas y pones una sobre cada Proyecto, como quieras. Los tríos que así salgan no cuentan, y tu turno termina. Los dorsos de los topos tardones también valen. Si los Proyectos se alinean por otro camino, nunca cuentan.

        Los Eventos que haya entre las tres cartas esperan a que estén todas puestas, y se sustituyen.

chapter-events = Eventos
    .text =
        Un Evento ocurre al instante, empezando por quien lo ha encontrado; después otra carta ocupa su lugar. Si durante un Evento sale otro, espera a que acabe el primero.

        = Verdes
        - Todos ganan una ficha de Proyecto. Si no quedan en la reserva, se le quita a alguien. @ molly/event.token
        - Todos roban una carta y reciben su cubo. La carta va al compost. @ molly/event.draw

        = Naranjas
        - En cada hueco se pone un topo del mazo, boca arriba. @ molly/event.fill-gaps
        - Sobre cada pila que muestra un Proyecto se pone un topo del mazo, boca arriba. @ molly/event.fill-backs

        Ni lo uno ni lo otro forma tríos o da fichas.

        = Rojos
        - Todos pasan un cubo a su derecha, a la vez y elegido en secreto. @ molly/event.pass
        - Todos descartan un cubo, cada uno el que quiera. @ molly/event.discard

        Quien no tiene cubos no hace nada.

chapter-end = El final
    .text =
        En cuanto un topo tardón queda encima del mazo, por la razón que sea, empieza la última ronda. Acaba con el turno de quien está a la derecha de la bandera, de modo que todos hayan jugado el mismo número de turnos. En lo demás, los tardones son topos corrientes.

        Si el mazo se agota no se baraja nada; se juega de la oferta y, si no se puede jugar nada, se pasa.

        @ molly/clock | Ya llegan los tardones

chapter-scoring = Puntuación
    .text =
        Multiplica los cubos del color que más tienes por los del que menos tienes, y suma un punto por cada ficha que te quede.

        > Un color del que no tienes nada no se tiene en cuenta.

        - Si todos tus colores tienen la misma altura, ese número es los dos: cuatro por cuatro, dieciséis.
        - Si solo tienes un color, se multiplica por sí mismo: cinco por cinco, veinticinco.

        + Ejemplo | Amarillo 5, rojo 7, blanco 3, verde 4, azul 3 y una ficha: 7 × 3 + 1 = 22.
        + Ejemplo | Amarillo 6, rojo 6, blanco 3, verde 4, nada de azul y ninguna ficha: 6 × 3 = 18. Con un cuarto blanco serían 24.

        Gana la puntuación más alta. En caso de empate gana quien tenga menos fichas; si también son iguales, se comparte la victoria.

chapter-bobtail = El Bobtail
    .text =
        Con esta opción, un perro enorme se sienta en medio del huerto, con ocho pilas alrededor.

        @ molly/dog.sit | Solo quiere jugar

        Sobre él no se pone ninguna carta y por él no pasa ningún trío. Su casilla no es un hueco.

        En vez de intercambiar pilas se cazan topos: por una ficha salta una casilla, también en diagonal. La pila sobre la que cae va al hueco que quieras, tal como estaba; el que él ha dejado siempre vale. Si cae en un hueco, no se mueve ninguna pila.

chapter-options = Opciones
    .text =
        = El Bobtail

        El perro, como se cuenta en su capítulo.

        = Todo a la vista

        Lo que entra en una madriguera lo han visto todos. Con esta opción sigue a la vista y no hace falta memoria.

chapter-advice = Algunos consejos
    .text =
        - Un color que no tienes no cuesta nada. Un solo cubo suyo puede costarte la partida.
        - Cada cubo de la columna más baja vale lo que mide la más alta.
        - Las pilas finas traen lo que ves. Las gruesas traen sorpresas.
        - Lo que para ti son dos en línea, para el siguiente son tres.
        - Una ficha es un punto al final, y más de un punto antes.

chapter-origin = De dónde viene
    .text =
        Molly es un juego de Christian Giove, publicado por GateOnGames con ilustraciones de Stefano Tartarotti. Esta es una versión no oficial, hecha con cariño; las palabras, las imágenes y los topos son nuestros.

        Donde las reglas dejan una duda hemos decidido nosotros: las fichas se quitan de una en una y quien las quita elige a quién; un volteo o una carta que no forma trío no cuesta nada; quién empieza se echa a suertes.
