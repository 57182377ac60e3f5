## The first round, played together

lesson-welcome = ¡Te damos la bienvenida al parque!
    .text = Los visitantes llegan en monorraíl y suben a las atracciones hasta cansarse. Cada viaje te da estrellas. Primero, cada uno monta su parque.
lesson-draft = Tu primera atracción
    .text = Elige una atracción y un sitio libre junto a tu entrada. Toma la que te guste: todas son buenas.
lesson-plan = Dos cartas de personal
    .text = Cada carta tiene un valor de dado, dinero y una ventaja. Va primero el total más bajo. Las cartas altas tienen mejores ventajas. Elige dos.
lesson-train = Llegan los visitantes
    .text = Toma un monorraíl. Los valores altos dan para muchos viajes. Fíjate en qué colores piden tus atracciones.
lesson-expand = Construye
    .text = Una atracción nueva va junto a las otras. Debajo está su precio; en su placa, lo que pide y las estrellas que da. Construye una.
lesson-operate = Se abren las puertas
    .text = Las atracciones doradas se pueden poner en marcha. Elige una y sus visitantes: cada uno pierde un punto y uno pasa al lado, donde quizá espera otro viaje. Un mapa mueve a un visitante; una mascota cambia sus puntos o su color.
lesson-undo = Prueba sin miedo
    .text = Todo lo que haces en tu parque se puede deshacer hasta que se saca o se vuelve a tirar un dado. Cierra el parque cuando hayas acabado.
lesson-alone = El parque es tuyo
    .text = En el Balance se cuentan las estrellas, los visitantes de valor 1 se van a casa y tus dos cartas pasan a la izquierda. Cuatro rondas: ¡suerte!
