# Los teléfonos: lo que dice el servidor y lo que de ellos dice la tele.
confirm = Sellar
confirm-what = Sellar: { $what }
confirm-open = Elegir así
confirm-open-what = Elegir: { $what }
twin = la misma, { $n } de { $of }
choose-one = elige uno
choose-exactly = elige { $n }
choose-some = elige de { $n } a { $of }
where = Dónde
go-on = Seguir
again = ¡Otra!
phones-here = { $n ->
    [one] 1 de { $of } está aquí
   *[other] { $n } de { $of } están aquí
}
phones-ready = { $n ->
    [one] Ya ha elegido 1 de { $of }
   *[other] Ya han elegido { $n } de { $of }
}
phones-playing = { $count ->
    [one] Juega { $names }.
   *[other] Juegan { $names }.
}
held-free = libre
held-bot = un bot: toma su sitio
held-asleep = dormido: ¿eres tú?
held-phone = en un teléfono
held-mouse = en la tele
held-keys = con teclas
held-pad = con mando
phones-unknown = Ese enlace es de otra mesa. Siéntate aquí.
phones-no-seat = Ese sitio no existe en esta mesa.
phones-seat-held = Alguien ya tiene este sitio.
phones-ask = La tele pregunta si puedes entrar.
phones-not-let-in = La tele dijo que no. Toma otro sitio.
phones-colour-worn = Alguien ya lleva ese color.
phones-not-open = Eso no se puede elegir ahora.
phones-too-late = Ya es tarde para cambiarlo.
phones-failed = Los teléfonos han fallado. Ciérralos y ábrelos otra vez; la cortina sigue sirviendo.
phones-refused = El sistema no deja que los teléfonos lleguen a Molehill. Permítelo en el cortafuegos o juega con la cortina.
phones-no-port = Otro programa ocupa todas las puertas para teléfonos. Ciérralo o juega con la cortina.
phones-button = Teléfonos
phones-awake = despierto
phones-asleep = dormido
phones-one = teléfono
phones-close = Cerrar teléfonos
phones-are-open = Ya entran teléfonos: escanea, elige un topo, juega.
phones-hand = Tu teléfono es tu mano
phones-step-1 = Escanea el código o escribe la dirección
phones-step-2 = Elige un topo y un nombre
phones-step-3 = Tus cartas solo se ven en tu teléfono
phones-wifi = La misma wifi; sin app ni cuenta.
phones-astray = ¿No se abre la página?
phones-guest = Una wifi de invitados puede separar los teléfonos: usa otra red.
phones-firewall = Si un cortafuegos te pregunta, permite Molehill en redes privadas.
phones-no-network = Este equipo no está en ninguna red. Conéctalo a la wifi de los teléfonos.
phones-opening = Abriendo la puerta a los teléfonos…
phones-still = La cortina funciona sin red: todos los sitios pueden jugar en esta pantalla.
phones-retry = Probar otra vez
phones-waking = Despertando…
phones-waking-note = eligiendo nombre
phones-free = Sitio libre
phones-free-note = escanea el código
phones-squeak-1 = ¡Pip!
phones-squeak-2 = ¡Honk!
phones-squeak-3 = ¡Trino!
phones-squeak-4 = ¡Bostezo!
phones-squeak-5 = ¡Jiji!
phones-squeak-6 = ¡Juju!
phones-squeak-7 = ¡Iiic!
phones-squeak-8 = ¡Croac!
phones-put-out = Recuperar
phones-give = A un teléfono
phones-doubt = ¿Dejar entrar al teléfono nuevo?
phones-doubt-why = Un teléfono quiere el sitio de { $name } y vería lo que está oculto. ¿De verdad es el de { $name }?
phones-let-in = Dejarlo entrar
phones-keep-out = No
phones-count = { $here } aquí, { $asleep } en reposo
holds-phone = teléfono despierto
holds-asleep = dormido: reescanea
holds-invited = espera un teléfono: escanea
holds-mouse = ante la pantalla
holds-keys = con teclas
holds-pad = con mando
holds-bot = un bot; cualquier teléfono puede tomarlo
phones-scan = reescanea
phones-praise = Un aplauso por
phones-account = Tus puntos
phones-whole = en total
phones-replay = Mira la televisión: se repite la partida.
