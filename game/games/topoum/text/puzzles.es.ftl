## Acertijos: un turno cada uno, y todo lo importante está a la vista

puzzle-far = La cuarta casilla
    .short = { $wanted } medallas en un turno.
    .goal = Gana { $wanted } medallas en este turno. Dos de tus topos deben verse desde lo más lejos posible, y tus cuarteles en esa línea valen una más.
    .hint = Un topo nuevo puede ponerse más allá de un cuartel rival. Una carta de la Línea puede hacer tuyo ese cuartel.
    .solved = Cuatro casillas en línea, las cuatro con cuarteles tuyos: 8 medallas.
    .missed = { $got } de { $wanted } medallas. Cada casilla de la línea puede ser un cuartel tuyo.
puzzle-medal = Visto y condecorado
    .short = { $wanted } medallas en un turno.
    .goal = Gana { $wanted } medallas en este turno. Las cartas de tu mano son gratis.
    .hint = Primero, la línea más larga que abra un topo nuevo. Después, una carta que dé medallas por sí sola y no quite nada a la línea.
    .solved = Cinco casillas y tres cuarteles dieron 8, y la carta de tu mano otras 3.
    .missed = { $got } de { $wanted } medallas. ¿Dónde vería más lejos un topo nuevo? ¿Y qué carta da algo sin línea?
puzzle-two = Dos que se mueven
    .short = Dos pasos, dos cartas, { $wanted } medallas.
    .goal = Gana { $wanted } medallas en este turno. Ningún topo tiene que quedarse donde está: cada topo que se mueve puede jugar una carta.
    .hint = Tus dos topos pueden entrar en la misma línea. Una casilla entre ellos aún es un cuartel rival, y una carta de la Línea te paga por tomarla.
    .solved = Dos pasos, dos cartas, una línea: 7 medallas por la vista y 1 por el precio.
    .missed = { $got } de { $wanted } medallas. Mueve los dos y mira lo que cuesta o da cada carta de la Línea.
puzzle-best = Dos líneas a la vez
    .short = Un topo nuevo, { $wanted } medallas.
    .goal = Gana { $wanted } medallas en este turno. Un topo puede mirar en dos direcciones.
    .hint = Busca el lugar desde el que un topo nuevo vería a sus dos compañeros. Lo que hay en medio puede ser tuyo.
    .solved = Un topo, dos compañeros: 7 medallas por un lado y 8 por el otro.
    .missed = { $got } de { $wanted } medallas. Una sola línea no basta: busca el lugar donde se cruzan dos.
