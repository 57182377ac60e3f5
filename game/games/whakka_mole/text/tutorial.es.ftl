## The first turn, played together

lesson-welcome = ¡Te damos la bienvenida al césped!
    .text = Esta es tu hoja, con diez hoyos; la otra es de quien tienes al lado. En la tuya escondes topos; en la otra das el mazazo. Con cincuenta puntos se acaba.
lesson-moles = Primero, tus topos
    .text = Haz clic en dos o tres hoyos de tu hoja, o pulsa sus números. Cada topo da un punto, siempre que nadie acierte en ninguno. Después pulsa «Listo».
lesson-whack = Ahora, tu maza
    .text = Elige un hoyo de la otra hoja. Si allí hay un topo, son 6 puntos y la hoja entera se vacía.
lesson-reveal = Mira lo que pasa
    .text = Se abren las cortinas, asoman los topos y caen todas las mazas a la vez. Cuando lo hayas visto bien, pulsa «Seguir».
lesson-again = Y eso es una ronda
    .text = El césped aún la muestra, para que aprendas las costumbres ajenas. Ningún topo se queda si no lo eliges otra vez: elige de nuevo los tuyos.
lesson-guess = Piensa como un topo
    .text = ¿Te quedarías donde estabas a salvo, o te mudarías? Golpea donde un topo estaría más a gusto.
lesson-alone = El césped es tuyo
    .text = Eso es todo lo que hay que saber. Sigue hasta cincuenta o déjalo cuando quieras: la crónica y el reglamento están arriba, en la esquina.
