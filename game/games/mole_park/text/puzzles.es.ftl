## Acertijos: muestren lo que muestren los dados, hay un camino seguro

puzzle-sure = Un premio seguro
    .short = Un premio de { $wanted } estrellas, con toda seguridad.
    .goal = Gana en esta ronda un premio de al menos { $wanted } estrellas, muestre lo que muestre tu dado. { $name1 } solo golpea.
    .hint = Suma los topos de tu mano y tus premios. El dado de premios añade al menos una estrella. ¿Qué puesto tienes seguro?
    .solved = 12 estrellas en la mano, 12 en tus premios y al menos una en el dado: el cuarto puesto era seguro.
    .missed = Ningún premio de { $wanted } estrellas o más. Golpear no da ninguno en esta ronda, y para la corona te faltan estrellas.
puzzle-five = Cinco pueden quedarse
    .short = Descarta y asegura la corona.
    .goal = Tienes demasiados topos. Descarta y ve por la corona en la ronda siguiente con toda seguridad, muestre lo que muestre el dado de premios. { $name1 } solo golpea.
    .hint = Necesitas 40. Tus premios valen 18 y el dado muestra un 1 en el peor caso. ¿Cuánto deben valer tus cinco topos?
    .solved = 18 en los premios, 21 en los topos, y hasta un 1 basta.
    .missed = Sin corona. Aun con un 1 en el dado de premios, tus estrellas deben llegar a 40.
puzzle-order = La palabra del rey
    .short = Pon orden y gana la Cámara Real.
    .goal = En esta mesa hay 30 estrellas por cabeza y la corona de rey es tuya: dices quién elige cuándo, y eliges en último lugar. { $name1 } quiere la Gruta de Inventos o nada. { $name2 } quiere la Gruta de Inventos o, si no, la Cámara Real. { $name3 } quiere la Estación Inflable o, si no, la Cámara Real. { $name4 } quiere la Estación Inflable o, si no, la Gruta de Inventos. Gana el premio de la Cámara Real.
    .hint = Dos se conformarían con la Cámara Real. Cada uno de los dos debe encontrar aún lo que más quiere.
    .solved = Todos encontraron algo mejor que la Cámara Real, y así quedó para ti.
    .missed = { $got } de { $wanted } estrellas. Alguien se llevó la Cámara Real antes que tú, o no la elegiste.
