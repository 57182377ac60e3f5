## The first round, played together

lesson-welcome = ¡Te damos la bienvenida a la feria!
    .text = Los visitantes llegan en monorraíl y suben a las atracciones hasta cansarse. Cada viaje te da estrellas. Primero, cada cual monta su parque.
lesson-draft = Una de dos
    .text = Un cargo te ayuda toda la partida, una habilidad hace lista a tu mascota y una atracción da a tu parque un buen comienzo. Toma lo que te guste: todo es bueno.
    .until = answer
lesson-plan = Dos de tu personal
    .text = Cada carta tiene un valor de dado, dinero y una ventaja. Va primero el total más bajo. Las cartas altas traen más. Elige dos.
    .until = answer
lesson-train = Llegan los visitantes
    .text = Toma un monorraíl. Los valores altos dan para muchos viajes. Fíjate en qué colores piden tus atracciones.
    .until = answer
lesson-expand = Construye
    .text = Una atracción nueva va junto a las otras. Debajo está su precio; en su placa, lo que pide y las estrellas que da. Con «Ya está» acabas tu turno.
    .until = answer
lesson-operate = Se abren las puertas
    .text = Las atracciones doradas pueden arrancar. Haz clic en una y en sus visitantes: bajan un punto y uno pasa al lado, donde quizá espera otro viaje. Los mapas mueven a un visitante; las mascotas lo ajustan.
    .until = turn
lesson-undo = Prueba sin miedo
    .text = Con Deshacer se revierte todo lo de tu parque hasta que se saca o se vuelve a tirar un dado. Cierra el parque cuando hayas acabado.
lesson-alone = El parque es tuyo
    .text = Al cerrar se cuentan las estrellas, los visitantes de valor 1 se van a casa y tus dos cartas pasan a la izquierda. Cinco rondas: ¡suerte!
