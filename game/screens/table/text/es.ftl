## The bar

menu = Menú
undo = Deshacer
undo-none = Deshacer: no hay nada que revertir
log = La crónica
help = Reglas y ayuda
sound = Sonido sí o no
hint = Una pista

## The prompt

ready-count = { $ready } de { $seats } listos
done = Listo
next = Seguir
results = A los resultados
go-back = Atrás
clear = Borrar
open-curtain = { $name }, por favor
no-way-back = Después de esto no hay vuelta atrás.
hint-wait = Pensándolo …
hint-do = Una pista: { $what }
hint-own = Mira antes lo tuyo: la pista es solo para tus ojos.
pad-start = Start
pad-back = Back
blind-done = { $done } lo sella, { $clear } vuelve a empezar
pad-row = fila
pad-place = lugar

## The curtain

pass-to = Pásalo a { $name }
look-away = Los demás: ¡no miréis!
i-am = Soy { $name }: abrir
not-looking = ¡No miro!
peek-done = Volver a la mesa
zoom-whole = Todo el tablero
zoom-near = Más cerca
to-table = Volver a la mesa
are-done = { $names } { $count ->
    [one] ya ha terminado
   *[other] ya han terminado
}.
is-next = Ahora va { $name }.
eyes-only = Solo para los ojos de { $name }
curtain-keys = Intro o A

## The pause

pause-title = Un descanso
pause-on = Seguir
pause-seats = Cambiar sitios
pause-rules = Reglamento
pause-settings = Ajustes
pause-save = Guardar copia
pause-leave = A la portada
pause-saved = Guardada como «{ $name }».
pause-note = No se pierde nada: la partida espera en «Continuar».
pause-speed = Movimiento
speed-slow = tranquilo
speed-normal = normal
speed-fast = rápido
save-name = { $game }, turno { $turn }

## Seats

seats-title = ¿Quién juega?
seats-note = Un sitio puede cambiar de manos en cualquier momento.
seat-to-bot = Dejar a un bot
seat-to-person = Tomar el sitio

## The log

log-title = La crónica
log-last = Lo último
log-since = Desde la última vez de { $name }
log-empty = Todavía no ha pasado nada.
seed = Reparto de { $hash }
told-together = { $first }; { $then }
