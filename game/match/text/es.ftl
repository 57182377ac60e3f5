## What cannot be done, said in one sentence.

match-no-game = No hay ningún juego llamado { $game }.
match-seats = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
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
save-at-its-word = Esta partida empezó con reglas anteriores: la mesa está como dice el archivo y no se puede volver a ver.
save-astray = Las jugadas de este archivo no llevan a su mesa, así que se cambió fuera del juego; puedes seguir jugando, pero no volver a verla.
save-no-game = La partida es de un juego que este Molehill no tiene ({ $game }).
save-not-a-file = Esto no es un archivo normal.
save-not-found = No existe ese archivo.
save-unreadable = El archivo no se puede leer: { REASON($reason) }.
save-failed = No se ha podido guardar la partida: { REASON($reason) }.
save-exists = Ya hay un archivo llamado { $file }.

## The match that is being played.

autosave-failed = No se ha podido guardar la partida ({ REASON($reason) }). El juego sigue; se conserva la última copia buena.
autosave-older = La copia más reciente de la partida estaba dañada; se ha abierto una anterior, con { $decisions ->
    [one] { $decisions } jugada
   *[other] { $decisions } jugadas
}.
autosave-not-cleared = No se ha podido borrar la partida: { REASON($reason) }.

## Watching a match again.

replay-unavailable = Esta partida empezó con otras reglas y ya no se puede volver a ver.
replay-secret = Lo que vio cada uno se puede ver cuando acabe la partida.
statistics-early = Las cifras se ven al acabar la partida.

## Juego limpio: lo prometido, lo abierto y lo que eso prueba.

fair-none = Para esta partida no se prometió nada: su suerte viene de un número conocido, como cuando se repite la misma suerte.
fair-promised = Prometido antes de la primera tirada: { $commitment }.
fair-shown = Este equipo mostró esa promesa el { $when }.
fair-shown-other = El { $when } este equipo mostró otra promesa para esta partida: { $commitment }. Alguien ha cambiado la partida.
fair-not-shown-here = Este equipo no mostró esa promesa: hay que compararla con la foto.
fair-sealed = El secreto se abre cuando acaba la partida.
fair-unopened = Falta el secreto: no se puede comprobar nada.
fair-opened = El secreto era: { $secret }.
fair-kept = Tiene la huella prometida: quedó fijado antes de la primera tirada.
fair-broken = Su huella no es la prometida.
fair-words = Palabras añadidas: { $words }.
fair-seed = La suerte de la partida viene del secreto y de esas palabras.
fair-other-seed = La suerte de la partida no viene de ese secreto y esas palabras.
fair-played = Cada jugada lleva a la mesa que quedó registrada.
fair-astray = Tras la jugada { $decision } la mesa no es la registrada.
fair-no-way = Las jugadas no llevan a la mesa que quedó registrada.
fair-other-rules = La partida empezó con reglas anteriores y aquí no se puede repetir: de su curso no se puede decir nada.
fair-honest = Todo lo que se puede comprobar es como se prometió.
fair-dishonest = Esta partida no es la prometida.
fair-limits = Lo que prueba: nadie eligió la suerte y nada se cambió por el camino. Lo que no puede probar: que nadie haya reescrito el programa mismo.
fair-not-noted = No se pudo guardar la promesa de esta partida: { REASON($reason) }. Hazle una foto.
save-sealed = Esta partida se selló en otro equipo: ábrela allí y elige «Llevarse una copia», pues esa copia se abre en cualquier parte.
club-broken = No se pudo leer la noche de club.
club-not-kept = No se pudo guardar la noche de club: { REASON($reason) }.
alone-broken = No se pudieron leer tus resultados en solitario: acertijos, escalera y días empiezan de nuevo.
alone-not-kept = No se pudieron guardar tus resultados en solitario: { REASON($reason) }.
