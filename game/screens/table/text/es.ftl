## The bar

menu = Menú
undo = Deshacer
undo-none = Deshacer: no hay nada que deshacer
log = La crónica
help = Reglas y ayuda
sound = Con o sin sonido
hint = Una pista
hint-none = Una pista: ahora no hay nada que decidir

## The prompt

ready-count = { $ready ->
    [0] Aún 0
    [one] Ya está 1
   *[other] Ya están { $ready }
} de { $seats }
done = Listo
next = Seguir
results = Ver los resultados
go-back = Atrás
clear = Borrar
open-curtain = { $name ->
    [you] Te toca, por favor
   *[other] { $name }, por favor
}
no-way-back = Esto no se puede deshacer.
hint-wait = Pensándolo…
hint-do = Una pista: { $what }
hint-own = Mira antes lo tuyo: la pista es solo para ti.
page-of = { $number } de { $all } · más con las flechas
recap = Mientras tanto
recap-more = y { $count } más
recap-why = ¿Por qué?
pad-start = Start
pad-back = Back
blind-done = { $done }: sellar · { $clear }: empezar de nuevo
pad-row = fila
pad-place = columna

## The curtain

pass-to = Pásalo a { $name }
look-away = Los demás: ¡sin mirar!
i-am = Soy { $name }: abrir
not-looking = ¡No miro!
no-peeking = ¡No se mira!
peek-done = Volver a la mesa
zoom-whole = Todo el tablero
zoom-near = Acercar
to-table = Volver a la mesa
are-done = { $names ->
    [you] { $count ->
        [1] Ya has terminado.
       *[other] Han terminado: { $names } y tú.
    }
   *[other] { $count ->
        [one] { $names } ya ha terminado.
       *[other] { $names } ya han terminado.
    }
}
is-next = { $name ->
    [you] Ahora vas tú.
   *[other] Ahora va { $name }.
}
eyes-only = { $name ->
    [you] Solo puedes mirar tú
   *[other] Solo puede mirar { $name }
}
curtain-keys = Enter o A

## The pause

pause-title = Pausa
pause-on = Seguir
pause-seats = Cambiar jugadores
pause-rules = Reglamento
pause-settings = Ajustes
pause-save = Guardar copia
pause-leave = A la portada
pause-saved = Guardada como «{ $name }».
pause-note = No se pierde nada: la partida espera en «Continuar».
pause-note-loose = Los acertijos no se guardan: empiezan de nuevo cuantas veces quieras.
pause-speed = Movimiento: { $speed }
speed-slow = tranquilo
speed-normal = normal
speed-fast = rápido
save-name = { $game }, { $turn }

## Seats

seats-title = ¿Quién juega?
seats-note = Un sitio puede cambiar de manos en cualquier momento.
seat-to-bot = Dárselo a un bot
seat-to-person = Ocupar el sitio

## The log

log-title = La crónica
log-last = Lo último
log-since = { $name ->
    [you] Desde tu último turno
   *[other] Desde el último turno de { $name }
}
log-empty = Todavía no ha pasado nada.
seed = Reparto limpio: { $hash }
told-together = { $first }; { $then }
phones-choose = ¡A elegir en el teléfono!
phones-choosing = { $count ->
    [one] { $names } aún elige.
   *[other] { $names } aún eligen.
}
phones-sleeping = { $count ->
    [one] El teléfono de { $names } duerme: la cortina espera.
   *[other] Los teléfonos de { $names } duermen: la cortina espera.
}
phones-both = { $choosing } { $sleeping }
