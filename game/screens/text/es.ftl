## Words many screens use

back = Atrás
close = Cerrar
done = Listo
cancel = Cancelar
ok = De acuerdo
disk-waits = El disco se toma su tiempo
disk-waits-why = En cuanto responda, sigues.
help = Ayuda
sound-on = Con sonido
sound-off = Sin sonido
separator-dot = { $one } · { $two }
seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
minutes = { $count } min
percent = { $value } %
colour-radish = Rábano
colour-fern = Helecho
colour-royal = Añil
colour-truffle = Trufa
colour-carrot = Zanahoria
colour-lemon = Limón
colour-ice = Hielo
colour-lavender = Lavanda

## The title

title-seats = { $fewest ->
    [one] { $most ->
        [one] para 1
       *[other] de { $fewest } a { $most }
    }
   *[other] de { $fewest } a { $most }
}
title-choose = elige un juego
title-play = jugar
key-enter = Enter
title-continue = Continuar: { $what }
title-continue-what = { $game }, { $turn }
title-saves = Partidas guardadas
title-settings = Ajustes
title-rules = Reglamentos
title-credits = Créditos
title-quit = Salir del club
title-motto = El club de la fiesta
quit-ask = ¿Salir de Molehill?
quit-why = No se pierde nada: la partida que hayas empezado espera en «Continuar».
quit-leave = Salir
quit-stay = Quedarme

## Who is playing

lobby-seat = Este sitio
lobby-nobody = Todavía no se ha sentado nadie. Elige un sitio libre o pulsa un botón de un mando.
lobby-mouse = Ratón
lobby-mouse-card = ratón
lobby-keys = Teclado
lobby-pad = Mando
lobby-bot = Bot
lobby-with-curtain = con cortina
lobby-blind-pad = en secreto
lobby-mouse-alone = sin cortina
lobby-mouse-help = Elige tras la cortina mientras los demás miran a otro lado.
lobby-mouse-help-alone = Solo miras tú: no hace falta cortina.
lobby-blind-help = Todos a la vez y en secreto.
lobby-keys-0 = izquierda
lobby-keys-1 = centro
lobby-keys-2 = derecha
lobby-keys-3 = números
lobby-pad-number = mando { $number }
lobby-pad-lost = desconectado
lobby-level-easy = fácil
lobby-level-normal = normal
lobby-level-hard = difícil
lobby-empty = Sitio libre
lobby-press = pulsa cualquier botón
lobby-remove = Dejar libre este sitio
lobby-squeak = Su chillido
lobby-squeak-title = ¿Cómo chilla { $name }?
lobby-bot-name = { $colour } { $manner }
lobby-game = Este juego
manner-even = Zen
manner-bold = Audaz
manner-shy = Prudente
manner-sly = Sagaz
lobby-no-options = Este juego no tiene opciones que elegir.
lobby-people = { $count ->
    [0] ninguna persona
    [one] 1 persona
   *[other] { $count } personas
}
lobby-bots = { $count ->
    [0] ningún bot
    [one] 1 bot
   *[other] { $count } bots
}
lobby-about = unos { $minutes } min
lobby-fill = Llenar con bots
lobby-fill-ask = ¿Qué nivel les ponemos?
lobby-drop = Quitar los bots
lobby-start = Empezar: ¡arriba, topos!
lobby-start-short = Empezar
lobby-learn = ¿Primera vez?
lobby-too-few = { $missing ->
    [one] Hace falta alguien más: a este juego se juega con { $fewest } o más.
   *[other] Hacen falta { $missing } más: a este juego se juega con { $fewest } o más.
}
lobby-too-many = { $over ->
    [one] Sobra una persona: se juega con { $most } como mucho.
   *[other] Sobran { $over } personas: se juega con { $most } como mucho.
}
lobby-odd-count = A este juego no se puede jugar con { $count }.
lobby-pad-gone = El mando de { $name } no está conectado.
lobby-shared-keys = { $one } { SOUND($two) ->
    [i] e
   *[other] y
} { $two } tienen las mismas teclas.
lobby-shared-pad = { $one } { SOUND($two) ->
    [i] e
   *[other] y
} { $two } tienen el mismo mando.
lobby-only-bots = Solo hay bots sentados: te toca mirar.
lobby-same-name = Dos se llaman { $name }: los distingue el color.

## Settings

settings = Ajustes
settings-picture = Imagen
    .title = Imagen y movimiento
settings-reading = Lectura
    .title = Lectura y colores
settings-sound = Sonido
    .title = Sonido y música
settings-play = Juego
    .title = Ayudas y ritmo
settings-controls = Controles
    .title = Teclas y botones
settings-language = Idioma
    .title = Idioma
settings-saves = Partidas
    .title = Dónde se guardan tus partidas
settings-reset = Restablecer
settings-reset-done = Esta página está como nueva.
settings-preview = Así lo verás
setting-fullscreen = Pantalla completa
    .help = o en una ventana
setting-size = Ventana
    .help = o tira de su borde
setting-calm-motion = Movimiento suave
    .help = sin temblores ni tumbos
setting-motion-speed = Velocidad
    .help = de todo lo que se mueve
setting-text-size = Tamaño del texto
    .help = de todos los textos
setting-dice = Dados con
    .help = puntos o un número
setting-colours = Colores
    .help = los signos siempre quedan
setting-see-as = Ver como
    .help = ojos ciegos al
setting-contrast = Contraste
    .help = contornos, mesa oscura
setting-read-aloud = Narración
    .help = lo que pasa, en grande
setting-music = Música
    .help = la banda del cobertizo
setting-effects = Efectos
    .help = mazazos, ¡plops! y dados
setting-mute = Silencio
    .help = sin ningún sonido
setting-hints = Señales
    .help = aros donde puedes jugar
setting-bot-pace = Ritmo de los bots
    .help = lo rápido que contestan
setting-tongue = Idioma
    .help = de todos los textos
setting-folder = Carpeta
    .help = en este equipo
setting-generations = Copias anteriores
    .help = de tu partida
choice-size = { $width } × { $height }
choice-dice-pips = puntos
choice-dice-numbers = números
choice-colours-normal = normales
choice-colours-strong = vivos
choice-see-as-off = no
choice-see-as-deut = verde
choice-see-as-prot = rojo
choice-see-as-trit = azul
see-as-off = tal como son
see-as-deut = sin verde (deuteranopía)
see-as-prot = sin rojo (protanopía)
see-as-trit = sin azul (tritanopía)
preview-differ = distintos en color, signo y claridad
preview-words = Asomar, golpear, contar.
preview-small = Así se ve la letra más pequeña.
preview-strike = Golpe
preview-calm = Todo aparece poco a poco.
preview-lively = Todo vuela a su sitio.
preview-hints = Un aro señala lo que puedes hacer.
preview-hints-off = Sin aros: lo descubres tú.
controls-press = Pulsa la nueva tecla…
controls-press-button = Pulsa el nuevo botón…
controls-taken = { $key } ya es «{ $action }». Elige otra, o cambia antes esa.
controls-set = «{ $action }» es ahora { $key }.
language-system = como el equipo
language-partly = Aún no está todo traducido: lo que falta aparece en inglés.
saves-folder-open = Copiar la ruta
saves-folder-copied = La ruta está en el portapapeles.
saves-kept = { $count ->
    [0] ninguna todavía
    [one] se guarda 1 copia anterior
   *[other] se guardan { $count } copias anteriores
}
saves-explained = Cada jugada se guarda al momento. Si alguna vez se daña la copia más reciente, se abre la anterior.
saves-temporary = No se ha podido escribir en estas carpetas; se usa una temporal: { $folder }

## Saved matches

saves = Las partidas
saves-waiting = En espera
saves-finished = Acabadas
saves-broken = No se pueden abrir
saves-continue = Seguir
saves-results = Ver el resultado
saves-more = { $count } más
saves-fewer = Solo las últimas
saves-more-help = Volver a ver, renombrar, copiar, borrar
saves-find = Buscar una partida
saves-find-ask = ¿Qué nombre o qué juego?
saves-none-found = Ninguna partida tiene esa palabra.
saves-history = Historial
saves-lesson = lección, paso { $step }
saves-won = Gana { $name }
saves-shared = { $names } comparten la victoria
saves-none = Todavía no hay nada guardado.
saves-none-why = Cada partida que empiezas se queda aquí hasta que la borras.
saves-looking = Buscando tus partidas.
saves-turn = ronda { $turn }
saves-over = acabada
saves-loads = Se puede cargar: { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}, { $state }.
saves-replay = Volver a ver
saves-delete = Borrar
saves-delete-ask = ¿Borrar «{ $name }»?
saves-delete-why = No se puede recuperar.
saves-rename = Renombrar
saves-rename-ask = ¿Nombre nuevo?
saves-export = Llevarse una copia
saves-export-ask = ¿Adónde? Una carpeta o el nombre de un archivo.
saves-export-done = Copiada en { $path }.
saves-import = Traer otra
saves-import-ask = ¿Qué archivo? Escribe la ruta completa.
saves-import-done = «{ $name }» está en la lista.
saves-deleted = «{ $name }» se ha borrado.

## When something was

when-today = hoy { $time }
when-this-day = hoy
when-yesterday = ayer
when-weekday = { $day ->
    [0] lunes
    [1] martes
    [2] miércoles
    [3] jueves
    [4] viernes
    [5] sábado
   *[other] domingo
}
when-last-week = la semana pasada
when-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }

## The history of a name

history = Historial
history-none = Todavía nadie ha acabado una partida.
history-games = Juegos
history-evenings = Veladas
history-bot = Bot, { $level }, { $manner }
history-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
history-won = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}

## Results

results-wins = { $name ->
    [you] ¡Ganas!
   *[other] ¡Gana { $name }!
}
results-share = { $names ->
    [you] ¡Compartes la victoria con { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
results-facts = { $turns } · { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
} · { $reason }
results-table = Tabla
results-graph = Gráfico
results-statistics = Estadísticas
results-reasons = Razones de los bots
results-dice = Dados
results-evening = La velada
results-evening-line = { $name }: { $wins }
results-again = Otra partida
results-again-same = Mismo reparto
results-again-same-help = El mismo reparto y el mismo azar, otra vez.
results-again-new = Nuevo reparto
results-lobby = Cambiar jugadores
results-replay = Volver a ver
results-title = A la portada
results-place = puesto { $place }
results-dice-rolled = { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
}
results-dice-expected = lo esperado
results-no-reasons = No jugaba ningún bot.
results-reason = { $turn } · { $reason }
results-statistics-none = En este juego no hay nada que contar.
results-decisions = Jugadas

## Watching again

replay = Repetición
replay-at = Jugada { $now } de { $all }
replay-play = Reproducir
replay-pause = Pausa
replay-step-back = Paso atrás
replay-step-forward = Paso adelante
replay-start = Al principio
replay-end = Al final
replay-speed = Velocidad
replay-speed-value = × { $speed }
replay-viewer = Lo que ve
replay-public = todo el mundo
replay-none = En esta partida aún no hay nada que ver.
replay-on = Seguir jugando desde aquí
replay-on-title = { $game }, desde otro momento
replay-on-why = Desde este momento empieza una partida nueva; la acabada se queda como está.
replay-broken = A partir de aquí esta partida no sigue las reglas de esta versión: no se puede ver más.

## Rulebooks

rules-title = { $game }: reglas
rules-search = buscar
rules-found = { $count ->
    [0] no aparece
    [one] aparece una vez
   *[other] aparece { $count } veces
}
rules-page = { $page } de { $pages }
rules-none = Falta el reglamento de este juego.
rules-pick = ¿Las reglas de qué juego?
rules-prev = Página anterior
rules-next = Página siguiente
rules-tutorial = Aprender jugando

## Learning by playing

tutorial = Aprender { $game }
tutorial-step = { $now } de { $all }
tutorial-you = Tú
tutorial-next = Seguir
tutorial-know = Ya lo sé
tutorial-watch = Mira primero lo que pasa.
tutorial-seen = Cuando hayas visto bastante, pulsa «Seguir».
tutorial-waits = Juega { $name }. Después vas tú.
tutorial-first = Contesta antes a lo que se te pregunta abajo.
tutorial-skip = Dejar la lección
tutorial-done = Seguir por mi cuenta
tutorial-none = Todavía no hay lecciones de este juego.

## Credits

credits = Créditos
credits-games = Los juegos
credits-by = de { $who }
credits-published = publicado por { $publisher }
credits-unofficial = Molehill no es oficial: está hecho por amor a estos juegos, con palabras e imágenes propias. Si te gusta alguno, compra el de verdad.
credits-own = El programa
credits-font = Tipos de letra
credits-library = Bibliotecas
credits-bundled = Incluido en esta descarga
credits-show = Leer
credits-news = Novedades
credits-no-text = El texto de esta licencia no venía con esta copia.
part-molehill = Molehill
    .licence = Licencia MIT
part-lilita = Lilita One
    .licence = SIL Open Font License 1.1
part-nunito = Nunito
    .licence = SIL Open Font License 1.1
part-alfa = Alfa Slab One
    .licence = SIL Open Font License 1.1
part-noto = Noto
    .licence = SIL Open Font License 1.1
part-pygame = pygame-ce
    .licence = GNU Lesser General Public License 2.1
part-platformdirs = platformdirs
    .licence = Licencia MIT
part-msgspec = msgspec
    .licence = Licencia BSD de 3 cláusulas
part-fluent = fluent.syntax
    .licence = Licencia Apache 2.0
part-typing = typing_extensions
    .licence = Licencia PSF
part-websockets = websockets
    .licence = Licencia BSD de 3 cláusulas
part-segno = segno
    .licence = Licencia BSD
part-bundled = { $name }
    .licence = según piden sus autores

## Samples, for pictures of the program

sample-save-1 = Viernes en el club

## Messages, questions, mishaps

error-title = El topo ha tropezado
error-what = Algo ha fallado en Molehill. Tu partida está a salvo hasta la última jugada.
error-report = Se ha escrito un informe: { $file }
error-no-report = No se ha podido escribir un informe.
error-continue = Volver a la portada
error-match = Volver a la partida
error-copy = Copiar el informe
error-copied = El informe está en el portapapeles.
error-last-time = La última vez, Molehill se cerró de repente
error-last-time-why = Tu partida espera en «Continuar». Hay un informe de lo ocurrido en { $file }; no se envía nada a ninguna parte.
error-dismiss = No mostrar más

## Keys and buttons

controls-none = nada todavía
language-take = usar
tongue-en = English
tongue-es = Español
tongue-fr = Français
tongue-de = Deutsch
tongue-it = Italiano
action-up = Arriba
action-down = Abajo
action-left = Izquierda
action-right = Derecha
action-next = Siguiente
action-previous = Anterior
action-confirm = Elegir
action-back = Atrás
action-menu = Menú
action-undo = Deshacer
action-log = Crónica
action-help = Ayuda
action-hint = Pista
action-inspect = Mirar de cerca
action-recall = Mirar atrás
action-hurry = Acelerar
action-mute = Silencio
action-peek = Ver lo mío
action-page-up = Página arriba
action-page-down = Página abajo
action-fullscreen = Pantalla completa
pad-button-start = Start
pad-button-back = Botón Back
pad-button-up = Cruceta arriba
pad-button-down = Cruceta abajo
pad-button-left = Cruceta izda.
pad-button-right = Cruceta dcha.
pad-button-lb = Gatillo sup. izdo.
pad-button-rb = Gatillo sup. dcho.
pad-button-lt = Gatillo izdo.
pad-button-rt = Gatillo dcho.
pad-button-ls = Stick izquierdo
pad-button-rs = Stick derecho
printed-space = Espacio
printed-return = Enter
printed-enter = Enter num.
printed-escape = Esc
printed-backspace = Retroceso
printed-tab = Tab
printed-delete = Supr
printed-insert = Insert
printed-home = Inicio
printed-end = Fin
printed-page-up = Re Pág
printed-page-down = Av Pág
printed-up = Arriba
printed-down = Abajo
printed-left = Izquierda
printed-right = Derecha
printed-ctrl = Ctrl
printed-shift = Mayús
printed-alt = Alt

## Juego limpio: lo prometido, y lo que la gente añade.

fair = Juego limpio
fair-begins = Juego limpio. La promesa de esta partida, para fotografiar (queda en el menú):
    { $commitment }
fair-how = El equipo ha sacado un número secreto y muestra aquí su huella, para fotografiarla o apuntarla. Tras la partida se abre el secreto, y cualquiera puede comprobar que tiene esta huella: quedó fijado antes de la primera tirada.
fair-shown-now = La promesa
fair-limits = Lo que prueba: nadie eligió los dados y las cartas a favor de nadie, y nada se cambió por el camino. Lo que no puede probar: que nadie haya reescrito el programa mismo.
fair-thrown = Palabras añadidas
fair-nothing-thrown = Todavía ninguna.
fair-throw-why = Sirve cualquier palabra, o agitar el ratón: entra en la suerte junto con el secreto. Así ni el equipo ni la gente lo deciden todo.
fair-word = Una palabra tuya
fair-throw = Añadirla
fair-shake = Añadir el camino del ratón
fair-shaking = Agita el ratón: { $percent } %
fair-path = ratón { $path }
results-fair = Juego limpio

parts-title = Lo que hay en la caja

## Una palabra amable tras la partida

award-sprint = Gran salto
award-sprint-line = { $count } más de golpe
award-flying-start = Salida veloz
award-flying-start-line = { $count } veces delante al principio
award-last-spurt = Esprint final
award-last-spurt-line = { $count } más en la recta final
award-climber = Gran escalada
award-climber-line = { $count } puestos ganados
award-front-runner = En cabeza
award-front-runner-line = { $count } veces en cabeza
award-steady-paws = Patas firmes
award-steady-paws-line = puntuó { $count } veces
award-good-company = Buena compañía
award-good-company-line = da gusto jugar así
award-big-heart = Gran corazón
award-big-heart-line = compartió cada risa
award-clean-paws = Patas limpias
award-clean-paws-line = juego limpio hasta el final
award-keen-nose = Buen olfato
award-keen-nose-line = nunca perdió el rastro
award-good-humour = Buen humor
award-good-humour-line = una sonrisa hasta el final
award-true-friend = Amistad fiel
award-true-friend-line = merece otra partida
results-account = De dónde salen los puntos
results-total = En total
results-awards = Una palabra amable
results-nobody = ¡Esta vez no!
results-earlier = Antes de guardar
results-moment = { $name }: +{ $count }
results-slow = lento
results-film = El mejor momento

## Noche de club

club = Noche de club
club-of = Juego { $now } de { $all }
club-points = puntos
club-choose = ¡Elijo yo!
club-on = ¡Seguimos!
club-last-picks = Quien va detrás elige el próximo juego
club-first-picks = ¿Con qué juego se empieza?
club-play = Jugar a { $game }
club-go-on = Seguir con { $game }
club-end = Acabar la velada
club-end-ask = ¿Acabar la noche de club?
club-end-why = La corona es para quien va en cabeza.
club-next = Siguiente juego
club-closing = ¡{ $name } lleva la corona!
club-new-ask = ¿Empezar otra noche de club?
club-new-why = Hay otra en marcha; se acaba con esto.
club-new = Otra velada
award-club-stars = Colección de estrellas
award-club-stars-line = { $count } juegos ganados
award-club-late = Topo nocturno
award-club-late-line = { $count } puntos al final de la velada
award-club-early = Topo tempranero
award-club-early-line = { $count } puntos al empezar
award-club-leap = Sorpresa de la noche
award-club-leap-line = { $count } más que en el juego anterior
award-club-host = Buena acogida
award-club-host-line = eligió { $count } juegos
award-club-second = Patas de plata
award-club-second-line = { $count } veces en segundo lugar

## Jugar en solitario

alone = Jugar en solitario
alone-puzzles = Acertijos resueltos: { $now } de { $all }
alone-solved = Ya has resuelto este acertijo.
alone-ladder = La escalera
alone-beat-easy = { $count ->
    [one] Gana a un bot fácil
   *[other] Gana a { $count } bots fáciles
}
alone-beat-normal = { $count ->
    [one] Gana a un bot normal
   *[other] Gana a { $count } bots normales
}
alone-beat-hard = { $count ->
    [one] Gana a un bot difícil
   *[other] Gana a { $count } bots difíciles
}
alone-daily = La partida del día
alone-daily-bots = { $count ->
    [0] En solitario: hoy, las mismas cartas y los mismos dados para todos.
    [one] Contra un bot normal: hoy, la misma partida para todos.
   *[other] Contra { $count } bots normales: hoy, la misma partida para todos.
}
alone-daily-new = Juega hoy y empieza una racha de días.
alone-daily-play = Jugar la de hoy
alone-daily-again = Jugar otra vez
alone-streak = { $count ->
    [0] ningún día aún
    [one] un día
   *[other] { $count } días seguidos
}
alone-day-best = Tu mejor resultado de hoy: { $score }
alone-day-again = Tu mejor resultado de hoy sigue siendo { $score }
alone-not-counted = Esta partida no cuenta: han cambiado los jugadores.
alone-climbed = ¡Peldaño { $rung } de { $all } superado!
alone-known = Peldaño { $rung } de { $all }: ya superado
alone-fallen = Peldaño { $rung } de { $all }: aún no es tuyo
puzzle-left = { $count ->
    [0] no quedan jugadas
    [one] queda una jugada
   *[other] quedan { $count } jugadas
}
puzzle-number = Acertijo { $now } de { $all }
puzzle-hint = Pista
puzzle-look = Ver la mesa
puzzle-goal = Qué hacer
puzzle-again = De nuevo
puzzle-next = Siguiente acertijo
puzzle-solved = ¡Resuelto!
puzzle-not = Aún sin resolver
