## The first turn, played together

lesson-welcome = ¡Te damos la bienvenida al huerto!
    .text = Nueve pilas de topos. Nadie sabe qué hay debajo. Si alineas tres de un mismo color, una de esas pilas es tuya.
lesson-play = Juega una carta
    .text = Elige una carta de la oferta y luego una de las casillas con las esquinas marcadas. Busca dos topos de su color en línea a los que falte el tercero. Nunca va sobre su propio color.
lesson-others = Ahora los demás
    .text = Cuando alguien haga un trío, fíjate en las dos pilas que se voltean: la carta de abajo sube y muestra su otra cara. Un hueco vale una ficha para quien juegue allí.
lesson-tokens = Para qué sirven las fichas
    .text = Antes de jugar, con una ficha te llevas una carta de la oferta como cubo o intercambias dos pilas vecinas. Hazlo ahora.
lesson-burrow = Cuida tu madriguera
    .text = Tu puntuación es tu columna más alta por la más baja. Un color que no tienes no cuenta. Mira tu madriguera: muestra cuánto vale un cubo más.
lesson-alone = Sigue cavando por tu cuenta
    .text = La franja sobre el huerto muestra cuánto falta para los topos tardones. Cuando el primero quede encima del mazo, empieza la última ronda.
