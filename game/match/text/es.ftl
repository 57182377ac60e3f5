## What cannot be done, said in one sentence.

match-no-game = No hay ningún juego llamado { $game }.
match-seats = Este juego es de { $least } a { $most } jugadores, no para { $seats }.
match-colour = No hay ningún color llamado { $colour }.
match-same-colour = Dos sitios no pueden tener el mismo color.
match-control = { $control } no puede ocupar un sitio.
match-level = No hay ningún nivel de bot llamado { $level }.
match-device = No hay ningún dispositivo con el número { $device }.
match-no-option = Este juego no tiene la opción { $option }; tiene { $options }.
match-no-choice = { $option } no puede ser { $value }; puede ser { $choices }.
match-no-seat = No hay nadie en el sitio { $seat }.
match-not-asked = No le toca al sitio { $seat }.

## What is wrong with a save.

save-empty = El archivo está vacío.
save-foreign = Esto no es una partida guardada de Molehill.
save-broken = La partida guardada está dañada.
save-too-large = El archivo es más grande de lo que puede ser una partida.
save-unfit = Algo de esta partida no se puede escribir en un archivo.
save-future = La partida se guardó con un Molehill más nuevo (formato { $version }; este conoce el { $known }).
save-newer-rules = La partida usa reglas más nuevas (versión { $rules }; este Molehill conoce la { $known }).
save-older-rules = La partida sigue unas reglas (versión { $rules }) que este Molehill ya no juega.
save-no-game = La partida es de un juego que este Molehill no tiene ({ $game }).
save-not-a-file = Esto no es un archivo normal.
save-not-found = No existe ese archivo.
save-unreadable = El archivo no se puede leer: { $reason }.
save-failed = No se ha podido guardar la partida: { $reason }.
save-exists = Ya hay un archivo llamado { $file }.

## The match that is being played.

autosave-failed = No se ha podido guardar la partida ({ $reason }). El juego sigue; se conserva la última copia buena.
autosave-older = La copia más reciente de la partida estaba dañada; se ha abierto una anterior, con { $decisions ->
    [one] { $decisions } jugada
   *[other] { $decisions } jugadas
}.
autosave-not-cleared = No se ha podido borrar la partida: { $reason }.

## Watching a match again.

replay-unavailable = Esta partida empezó con otras reglas y ya no se puede volver a ver.
replay-secret = Lo que vio cada uno se puede ver cuando acabe la partida.
statistics-early = Las cifras se ven al acabar la partida.
