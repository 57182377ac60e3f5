## The first turn, played together

lesson-welcome = ¡Te damos la bienvenida al campo!
    .text = Tus topos apenas ven. Ganas medallas cuando dos de tu ejército se ven en línea recta: cuanto más lejos, mejor.
lesson-barracks = El primer cuartel
    .text = Elige un espacio de borde dorado. Allí va un cuartel tuyo; en una línea de visión vale una medalla más.
lesson-mole = El primer topo
    .text = Ahora otro cuartel, con un topo encima. Déjale filas rectas de casillas para que vea lejos.
lesson-enter = Un compañero para él
    .text = Pulsa «Topo nuevo» y elige adónde va. Un topo solo no ve a nadie. Los números dicen lo que daría cada espacio.
lesson-card = Ahora, una carta
    .text = Juega una de la Línea por su precio, o una de tu mano, gratis. Después elige su objetivo: las líneas de trazos son las que vendrán. Pulsa otra vez para jugarla.
lesson-others = Ahora los demás
    .text = Las líneas doradas son nuevas y dan medallas; las grises ya estaban. Una línea vuelve a ser nueva cuando se mueve uno de sus topos. Quien se queda sin topos recibe uno gratis.
lesson-march = En marcha
    .text = A partir de ahora también puedes elegir un topo que esté en el campo: avanza una casilla y juega una carta o cambia su loseta. Después puede ir el siguiente.
lesson-board = Todo el tablero
    .text = El botón del hexágono lo muestra todo. Cuando sale la Paz, la ronda se juega hasta el final. Gana quien tenga más medallas.
