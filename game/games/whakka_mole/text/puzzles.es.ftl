## Acertijos: los demás hacen lo que dice el acertijo

puzzle-again = Otra vez lo mismo
    .short = Consigue { $wanted } puntos en una ronda.
    .goal = { $name1 } hace justo lo mismo que en la ronda anterior, igual que { $name2 }: los mismos hoyos y el mismo mazazo. Fue el hoyo { $whack1 } para { $name1 } y el hoyo { $whack2 } para { $name2 }. Consigue { $wanted } puntos en esta ronda.
    .hint = ¿Quién golpea en tu hoja, y dónde? Deja vacío ese hoyo y llena todos los demás. Después golpea donde seguro que hay un topo.
    .solved = { $name2 } golpeó tu único hoyo vacío: ocho topos a salvo. Además, { $name1 } asomó justo bajo tu maza.
    .missed = { $got } de { $wanted } puntos. Eran posibles ocho topos y un acierto.
puzzle-one-on = Un hoyo más allá
    .short = Todo avanza un hoyo.
    .goal = { $name1 } avanza un hoyo cada ronda, igual que { $name2 }, tanto los topos como la maza; tras el hoyo 9 viene el 1. En la ronda anterior { $name1 } golpeó el hoyo { $whack1 }, { $name2 } el hoyo { $whack2 }. Consigue { $wanted } puntos en esta ronda.
    .hint = El césped aún muestra la ronda anterior. Suma uno a cada número: ¿dónde cae la maza de { $name2 }, dónde asoman los topos de { $name1 }?
    .solved = Lo sabías antes que nadie: ocho topos a salvo y un acierto.
    .missed = { $got } de { $wanted } puntos. Todo ha avanzado un hoyo, también la maza.
puzzle-stubborn = Topos tercos
    .short = El que se queda vale doble.
    .goal = Un topo que se queda en el mismo hoyo sin que le acierten vale 2. { $name1 } avanza un hoyo cada ronda, igual que { $name2 }, tanto los topos como la maza. En la ronda anterior { $name1 } golpeó el hoyo { $whack1 }, { $name2 } el hoyo { $whack2 }. Consigue { $wanted } puntos en esta ronda.
    .hint = Conserva todos los que puedan quedarse. Pero uno de tus topos está justo donde va a caer la maza.
    .solved = Cuatro se quedaron y valen doble, uno se agachó a tiempo y tu mazazo dio 6.
    .missed = { $got } de { $wanted } puntos. El que se queda vale doble; el golpeado se lleva a todos.
puzzle-alone = Victoria sin compañía
    .short = Gana en esta ronda, sin compartir.
    .goal = { $name1 }, { $name2 }, { $name3 }: cada bot hace justo lo mismo que en la ronda anterior: { $name1 } golpea el hoyo { $whack1 }, { $name2 } el hoyo { $whack2 }, { $name3 } el hoyo { $whack3 }. Gana en esta ronda sin compartir la victoria.
    .hint = Cuenta lo que tendrá { $name1 } tras esta ronda si nadie lo impide. Un acierto quita los topos, pero no los 6 puntos del mazazo. Ahora cuenta lo que necesitas.
    .solved = Sin tu acierto, { $name1 } estaría muy por delante; así se quedó en cincuenta y tú tienes más.
    .missed = La victoria no es solo tuya. Alguien más llegaría a cincuenta o más: frénalo y saca bastantes topos.
