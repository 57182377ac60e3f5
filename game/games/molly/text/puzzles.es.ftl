## Acertijos: haya lo que haya oculto, existe un camino seguro

puzzle-swap = Primero, intercambiar
    .short = Una ficha, un trío.
    .goal = Tienes una ficha. Haz un trío en este turno con toda seguridad: lo que hay bajo las cartas de encima no te ayuda.
    .hint = Tal como está el huerto, ninguna carta de la oferta hace un trío. ¿Qué dos pilas vecinas hay que intercambiar para que una de ellas lo haga?
    .solved = El intercambio puso dos de un color en línea, y tu carta fue la tercera.
    .missed = Ningún trío. Primero intercambia, luego juega: el intercambio cuesta tu ficha y tu carta debe ser parte del trío.
puzzle-dog = Un solo salto
    .short = Un salto, un trío.
    .goal = El Bobtail está sentado en el huerto y tienes una ficha. Haz un trío en este turno con toda seguridad.
    .hint = Donde cae el perro, una pila se va: al hueco que quieras, incluso al que él ha dejado. ¿Qué pila falta en otro lugar?
    .solved = El perro movió justo la pila que faltaba, y tu carta fue la tercera.
    .missed = Ningún trío. El perro mueve una pila por ti: a un hueco o adonde él estaba sentado.
puzzle-hops = Dos saltos
    .short = Dos saltos, un trío.
    .goal = Tienes dos fichas para el Bobtail. Haz un trío en este turno con toda seguridad.
    .hint = Un salto no basta. El primero puede acabar en un hueco para que el segundo llegue a la pila adecuada.
    .solved = Dos saltos, una pila movida y tres en línea.
    .missed = Ningún trío. Hacen falta las dos fichas: piensa qué pila quieres mover y luego cómo llegar.
puzzle-burrow = El último turno
    .short = Lleva tu madriguera a { $wanted } puntos.
    .goal = Es el último turno de la partida. Lleva tu madriguera, con su ficha, a { $wanted } puntos con toda seguridad. Nadie sabe qué hay bajo las cartas de encima.
    .hint = Tu columna más alta por la más baja: sube las dos. Con una ficha tomas una carta, un hueco da una ficha, y hay una pila de la que conoces todas las cartas.
    .solved = La columna más baja subió con la ficha, la más alta con la única pila que conocías, y la ficha volvió: 6 × 3 + 1.
    .missed = { $got } de { $wanted } puntos. Una pila con algo debajo puede traer un color que no quieres o que ya tienes.
