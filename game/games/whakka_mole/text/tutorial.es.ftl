## The first turn, played together

lesson-welcome = ¡Te damos la bienvenida al césped!
    .text = Esta es tu hoja, con diez hoyos. A su lado está la de tu izquierda. En la tuya escondes topos; en la otra das el mazazo. Con cincuenta puntos se acaba.
lesson-moles = Primero, tus topos
    .text = Haz clic en dos o tres hoyos de tu hoja, o pulsa sus números. Cada topo da un punto, siempre que nadie acierte en ninguno. Después pulsa «Listo».
lesson-whack = Ahora, tu maza
    .text = Elige un hoyo en la hoja de quien tienes a la izquierda. Si allí hay un topo son 6 puntos y la hoja entera se vacía. Elige uno.
lesson-reveal = Mira lo que pasa
    .text = Se abren las cortinas, asoman los topos y caen todas las mazas a la vez. Cuando lo hayas visto bien, sigue.
lesson-again = Eso era una ronda
    .text = El césped aún la muestra, para que aprendas las costumbres de tu izquierda. Un topo solo se queda si lo apuntas otra vez. Elige de nuevo tus topos.
lesson-guess = Piensa como un topo
    .text = ¿Te quedarías donde estabas a salvo, o te mudarías? Golpea donde un topo estaría más a gusto.
lesson-alone = El césped es tuyo
    .text = Eso es todo lo que hay que saber. Sigue hasta cincuenta o déjalo cuando quieras: la crónica y el reglamento están arriba, en la esquina.
