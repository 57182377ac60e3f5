## Whakka Mole, the rules whole, in our own words

chapter-idea = De qué va
    .text =
        Te tocan los topos y te toca la maza. Esconde tus topos en los hoyos de tu hoja y adivina dónde ha escondido los suyos quien se sienta a tu izquierda.

        @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish prop/mallet hole/back+hole/mole.royal.grin+hole/front+hole/paws.royal | Dos topos, y alguien en medio

        Si nadie acierta en tu hoja, cada topo te da un punto. Un acierto tuyo te da seis. La partida acaba cuando alguien llega a cincuenta puntos, y gana quien tenga más.

        > Todo el mundo juega a la vez: nadie espera y nadie sabe más que tú.

chapter-set-up = Preparación
    .text =
        De dos a ocho jugadores. Cada uno tiene su hoja, dibujada en el césped, con diez hoyos en filas de tres, cuatro y tres. Los hoyos llevan los números del 1 al 9, y el décimo es el 0.

        Las hojas forman un corro. Tú golpeas la hoja de tu izquierda: las flechas rojas con mazas muestran quién golpea a quién, y eso no cambia en toda la partida.

        > Si solo hay dos, cada uno golpea al otro.

        Nadie empieza, no se reparte nada y todos parten de cero.

chapter-prepare = Preparar
    .text =
        Una ronda tiene cuatro fases: preparar, asomar, golpear y puntuar. La primera es secreta.

        1. Tus topos | Elige los hoyos por los que salen tus topos en esta ronda. Con uno basta y todos valen; ninguno, no vale. @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish
        2. Tu mazazo | Elige un hoyo de la hoja de tu izquierda. Tienes que golpear, y solo una vez. @ prop/mallet

        Lo que apuntas es tu hoja entera para esta ronda. Un topo que deba quedarse donde estaba hay que apuntarlo otra vez; el que no se apunta, se esconde. Nunca hay más de un topo en un hoyo, y los topos no se acumulan de ronda en ronda.

        Mientras escribes, las hojas muestran todavía lo que pasó en la ronda anterior, para que puedas sacar tus conclusiones. Lo que se escribe queda sellado hasta que todo el mundo ha terminado.

        @ prop/envelope.sealed | Sellado: listo, y nadie sabe más

chapter-pop-up = Asomar
    .text =
        Al sellarse la última hoja se abren a la vez todas las cortinas, y asoman todos los topos apuntados.

        @ hole/back+hole/mole.fern.grin+hole/front+hole/paws.fern hole/back+hole/front hole/back+hole/mole.fern.up+hole/front+hole/paws.fern | Apuntado, sin apuntar, apuntado

        Ya no se puede cambiar nada. Lo que ves es lo que escribiste.

chapter-whacking = Mazazos
    .text =
        Todas las mazas caen juntas, cada una en el hoyo que se escribió, en la hoja de la izquierda.

        Si en ese hoyo hay un topo, es un acierto. Da exactamente 6 puntos, haya los topos que haya, y vacía la hoja entera: todos sus topos se van antes de que nadie cuente.

        Si el hoyo está vacío, no pasa nada.

        @ prop/burst prop/dust.2 | Un acierto y un fallo

        - Aunque acierten en tu hoja, conservas los 6 puntos de tu acierto. @ prop/burst
        - Si dos se aciertan mutuamente, ambos ganan 6 y ambas hojas quedan vacías. @ hole/back+hole/front
        - Un acierto quita lo que los topos iban a ganar, nunca lo que ya se había ganado. @ hole/back+hole/mole.royal.dizzy+hole/front

        + Ejemplo | Ida apunta 2, 5 y 9 y golpea el hoyo 4 de la hoja de Ben. Ben apuntó 4 y 7: acierto, 6 puntos para Ida, y se van los dos topos de Ben. El mazazo de Ben fue al hoyo 1 de Noor, donde no había nadie.

chapter-scoring = Puntos
    .text =
        Cuenta los topos que siguen asomados en tu hoja: cada uno vale 1 punto. Si acertaron en tu hoja, no queda ninguno y no sumas nada por ellos.

        + Ejemplo | Nadie acertó en la hoja de Ida y sus tres topos dan 3 puntos. Con los 6 de su mazazo son 9 en una sola ronda. Ben no gana nada.

        Después empieza otra ronda y todo el mundo vuelve a preparar.

chapter-winning = El final
    .text =
        Si al acabar una ronda alguien tiene 50 puntos o más, la partida termina. La ronda se juega siempre hasta el final, para que todo el mundo haya contado.

        Gana quien tenga más puntos. Si hay empate, la victoria se comparte.

        @ prop/flag.finish prop/cup | Cincuenta, y la copa

chapter-options = Opciones
    .text =
        Se pueden elegir antes de la partida, de acuerdo con todos los que juegan.

        = Hoyos por hoja

        Nueve hoyos, en tres filas de tres, van con el teclado numérico. Doce, en tres filas de cuatro, hacen que sea más difícil encontrar a los topos, así que se animan a salir más. Diez es el juego tal como se escribió.

        = Topos tercos

        Un topo que ha sobrevivido y se apunta otra vez en el mismo hoyo da 2 puntos en lugar de 1. Tiene que haber seguido asomado al final de la ronda anterior. Si aciertan en su hoja, el punto extra se va con los demás. Así la adivinanza tiene memoria: ¿de verdad se quedará ahí?

        = Prórroga

        Si dos o más comparten el primer puesto con 50 puntos o más, la partida sigue, ronda a ronda, hasta que alguien vaya en cabeza sin compañía.

chapter-advice = Algunos consejos
    .text =
        - Todos los hoyos en cada ronda es el peor plan que hay: te aciertan siempre.
        - Un único topo es difícil de encontrar, pero a punto por ronda el camino hasta cincuenta es largo.
        - Con diez hoyos y dos en la mesa van bien de uno a tres topos; con más gente, atrévete a más.
        - A la gente le gusta ir adonde no ha estado. También le gusta quedarse donde se libró. El arte está en saber cuál de las dos cosas hará quien tienes a tu izquierda.
        - Golpea donde un topo estaría más a gusto, no donde estarías tú.

chapter-origin = De dónde viene
    .text =
        Whakka Mole es un juego de Jonathan Leistiko, para dos o más, con papel, lápices y unas monedas. Al principio pensó en un solo césped con los topos de todos; darle a cada uno su propio césped lo convirtió en un juego de adivinarse unos a otros.

        Esta es una versión no oficial, hecha con cariño. Los diez hoyos, su orden, el corro de más de dos, compartir los empates y las tres opciones son decisiones nuestras donde la hoja de reglas no dice nada.
