## The first rounds, played together

lesson-welcome = ¡Te damos la bienvenida a Mole Park!
    .text = Seis hoyos llenos de topos, cinco puestos llenos de premios y una corona por cuarenta estrellas. En cada ronda todos tiran un dado a la vez.
lesson-choose = Tu primer dado
    .text = El guante da en los hoyos cercanos y nunca falla. La maza da en los lejanos, cuando da. Elige un dado.
lesson-roll = ¡A tirar!
    .text = Cada dado va al hoyo de su número. Si no hay nadie más, te llevas todos los topos; si lo hay, se reparten. Cuando lo hayas visto bien, pulsa «Seguir».
lesson-moles = Topos en la mano
    .text = Las estrellas de tus topos solo las ves tú. En tu mano caben cinco. Golpea otra vez, donde haya más cartas.
lesson-cash = Canjear
    .text = Con un topo en la mano puedes tirar el dado de premios: se suman topos, premios y dado, y con la suma pagas un premio. Pruébalo ya; cuantas más estrellas lleves, más podrás elegir.
lesson-prize = Un premio para siempre
    .text = Un premio cuenta cada vez que canjeas. Tus topos se van, ganes lo que ganes.
lesson-crown = ¡Por la corona!
    .text = Cuando la corona esté a tu alcance, te preguntaremos si la quieres antes de que todos elijan dado. Di que sí, llega a cuarenta estrellas y reinarás sobre los topos. Si llega alguien más, decide el duelo. Si no llegas, tus topos se van y no ganas nada.
lesson-alone = El parque es tuyo
    .text = Eso es todo lo que hay que saber. Sigue jugando o déjalo cuando quieras: la crónica y el reglamento están arriba, en la esquina.
