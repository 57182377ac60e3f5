## Qué es el programa y qué se le puede pedir

about = Molehill: juegos de mesa con topos, en una pantalla compartida.
about-commands = Sin orden se abre el juego. Las órdenes no necesitan pantalla.
usage = uso:
heading-words = datos
heading-options = opciones
heading-commands = órdenes

word-game = JUEGO
word-percent = POR_CIENTO
word-folder = CARPETA
word-command = ORDEN
word-level = NIVEL
word-bots = BOTS
word-file = ARCHIVO
word-room = SALA
word-view = VISTA

help-help = mostrar esta ayuda y terminar
help-version = decir la versión
help-selftest = probarlo todo, sin pantalla
help-data-dir = dónde están las partidas y los ajustes
help-portable = guardarlos junto al programa
help-fullscreen = llenar la pantalla
help-window = el tamaño de la ventana
help-lobby = abrir enseguida este juego
help-simulate = muchas partidas entre bots
help-duel = dos niveles de bots comparados
help-trace = una partida en líneas JSON
help-apply = respuestas en una situación dada
help-saves = revisar las partidas guardadas
help-saves-check = si se cargan y, si no, por qué
help-saves-list = todas las partidas que se conservan
help-fair = de qué estaba hecha la suerte de una partida
help-fair-check = lo que se prometió y lo que se abrió
help-shot = una imagen de una mesa o pantalla
help-film = un movimiento como tira de imágenes
help-party = una partida solo con teléfonos
help-bench = la tabla de velocidades, en proporciones
help-game = qué juego
help-seats = cuántos juegan
help-seed = un número entero
help-options = las opciones del juego
help-json = una línea de JSON
help-progress = mostrar el avance también fuera de un terminal
help-picture = el archivo que se escribe
help-after = después de tantas jugadas
help-size = en píxeles
help-view = public, o un sitio desde 0
help-language = en este idioma
help-text = el tamaño del texto
help-matches = cuántas partidas
help-bots = un nombre para todos o uno por sitio
help-a = uno
help-b = los demás
help-states = todos los estados, también lo secreto
help-apply-file = JSON; «-» para la entrada estándar
help-saved = partidas guardadas
help-saved-one = una partida guardada
help-saves-live = dónde están las partidas
help-frames = cuántas imágenes
help-bots-phones = un nombre para todos menos uno, o uno por sitio
help-port = el puerto que se prueba primero
help-pace = a qué velocidad se mueve todo
help-here = solo para este equipo
help-only = rules, bots o stage

## Palabras que no pueden valer

missing-words = Falta: { $words }.
unknown-words = Datos desconocidos: { $words }.
word-one = { $name } necesita un valor.
word-some = { $name } necesita al menos un valor.
word-none = { $name } no lleva valor, así que tampoco { $word }.
word-other = No se entienden las palabras: { $problem }.
saves-what = Las partidas guardadas se pueden comprobar o listar: { $check }, { $list }.
fair-what = Se puede comprobar si el juego fue limpio: { $check }.
wrong-choice = { $what ->
    [bench] No hay medición { $word }
    [bot] No hay bot { $word }
    [choice] Para { $of } no hay opción { $word }
    [command] No hay orden { $word }
    [game] No hay juego { $word }
    [language] No hay idioma { $word }
    [option] { $of } no tiene opción { $word }
    [picture] No hay imagen { $word }
   *[viewer] No hay vista { $word }
}; a elegir: { $choices }.
wrong-number = { $what ->
    [decisions] El número de jugadas
    [frames] El número de imágenes
    [games] El número de partidas
    [height] La altura
    [pace] La velocidad
    [port] Un puerto
    [seed] Una semilla
    [text] El tamaño del texto
   *[width] La anchura
} debe ser un número entero de { $least } a { $most }, no { $word }.
wrong-seats = { $game } admite de { $least } a { $most } sitios, no { $word }.
wrong-seats-some = { $game } no admite { $word } sitios; a elegir: { $choices }.
wrong-option-form = Una opción se escribe { $form }, no { $word }.
wrong-option-twice = La opción { $name } está dos veces.
wrong-no-options = { $game } no tiene opciones.
wrong-bots = Nombra un bot para todos o { $seats }, uno por sitio, no { $count }.
wrong-phone = Al menos un sitio es para un teléfono: su bot se llama { $bot }.
wrong-size = Un tamaño se escribe como { $form }, no { $word }.
wrong-large = Una imagen mide como mucho { $largest }, no { $word }.
wrong-png = Una imagen se escribe en un archivo que termina en { $ending }, no { $word }.
wrong-folder = No hay carpeta { $folder }.
wrong-file = { $file } es un archivo, no una carpeta.
wrong-both = Elige { $one } o { $other }, no ambas.
wrong-duel = Un duelo necesita al menos 2 sitios.
wrong-over = La partida ha terminado: ya no se mueve nada.
wrong-maker = { $command } es una herramienta para desarrollar Molehill: viene con el código fuente, no con la descarga.

## Lo que no se puede leer o escribir

output-closed = La salida estándar está cerrada: no hay dónde escribir.
failed-file = No se puede usar { $file }: { REASON($reason) }.
failed-writing = No se puede escribir: { REASON($reason) }.
failed = No se puede hacer: { REASON($reason) }.

## Una situación puesta ante las reglas

apply-object = El JSON debe ser un objeto con { $state } y una lista { $actions }.
apply-list = { $actions } debe ser una lista.
apply-read = No se puede leer { $file }: { REASON($reason) }.
apply-text = { $file } no es texto.
apply-large = { $file } es más grande que cualquier estado.
apply-deep = { $file } tiene demasiados niveles.
apply-json = { $file } no es JSON: en la línea { $line }, columna { $column }, va otra cosa.
apply-json-number = { $file } no es JSON: hay un número demasiado largo.
apply-json-word = { $file } no es JSON: { $word } no es un número.
apply-json-twice = { $file } no es JSON: hay un nombre repetido.
apply-nonsense = El estado no encaja.
apply-law = El estado infringe una ley del juego: { $law }.
apply-seats = El estado infringe una ley del juego: no se juega con { $seats }.
apply-stuck = El estado infringe una ley del juego: nadie podría seguir.
apply-sealed = El estado no se puede leer: el sitio { $seat } no podía responder { $word }.
apply-unreadable = El estado no se puede leer: { $where }: { $why ->
    [deep] demasiados niveles
    [entries] aquí van { $what } entradas
    [extra] { $what } no va aquí
    [hex] aquí va una palabra hexadecimal
    [large] el número es demasiado grande
    [list] aquí va una lista
    [missing] falta { $what }
    [names] aquí van entradas con nombre
    [no-choice] { $what } no puede estar aquí
    [no-event] no existe ese suceso
    [no-number] { $what } no es un número
    [no-reader] nadie sabe leer { $what }
    [no-step] no existe ese paso
    [nothing] aquí no va nada
    [object] aquí va esto: { $what }
    [whole] aquí va un número entero
    [word] aquí va una palabra
    [yes-no] aquí va sí o no
   *[none-fits] no es nada de lo que puede estar aquí
}.
apply-form = La respuesta { $number } debe escribirse { $form }, no { $word }.
apply-after = La respuesta { $number } llega tras el final de la partida.
apply-not-asked = Respuesta { $number }: ahora no se pregunta al sitio { $seat }, sino a { $now }.
apply-pick = Respuesta { $number }: el sitio { $seat } no puede elegir { $word }; a elegir: { $choices }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}.
apply-pick-some = Respuesta { $number }: el sitio { $seat } no puede elegir { $word }; a elegir: de { $least } a { $most } de { $choices }, en este orden.

## Lo que tarda un rato

progress-matches = partidas
progress-duels = duelos
check-match = una partida de { $game }
check-save = una partida guardada de { $game }
check-words = los textos de { $game }
check-bot = un bot en su propio proceso
check-screen = la pantalla { $screen }
check-table = la mesa de { $game }
fault-end = la partida no tiene un final como es debido
fault-save = la partida leída no es la que se escribió
fault-words = faltan sus textos
fault-answer = su respuesta no encaja con la pregunta
fault-silence = ninguna respuesta en { $seconds } segundos
