## Was das Programm ist und worum man es bitten kann

about = Molehill: Brettspiele rund um Maulwürfe, auf einem gemeinsamen Bildschirm.
about-commands = Ohne Befehl öffnet sich das Spiel. Befehle brauchen keinen Bildschirm.
usage = Aufruf:
heading-words = Angaben
heading-options = Optionen
heading-commands = Befehle

word-game = SPIEL
word-percent = PROZENT
word-folder = ORDNER
word-command = BEFEHL
word-level = STUFE
word-bots = BOTS
word-file = DATEI
word-room = RAUM
word-view = BLICK

help-help = diese Hilfe zeigen und aufhören
help-version = die Version nennen
help-selftest = alles ausprobieren, ohne Bildschirm
help-data-dir = wo Spielstände und Einstellungen liegen
help-portable = sie neben dem Programm ablegen
help-fullscreen = den ganzen Bildschirm füllen
help-window = die Größe des Fensters
help-lobby = gleich dieses Spiel öffnen
help-simulate = viele Partien unter Bots
help-duel = zwei Stufen von Bots im Vergleich
help-trace = eine Partie in JSON-Zeilen
help-apply = Antworten in einer gegebenen Lage
help-saves = nach gespeicherten Partien sehen
help-saves-check = lassen sie sich laden, und wenn nicht, warum
help-saves-list = jede gespeicherte Partie
help-fair = woraus das Glück einer Partie bestand
help-fair-check = was versprochen und was geöffnet wurde
help-shot = ein Bild von einem Tisch oder einem Bildschirm
help-film = eine Bewegung als Bilderstreifen
help-party = eine Partie nur mit Handys
help-bench = wie schnell alles ist, im Verhältnis
help-game = welches Spiel
help-seats = wie viele mitspielen
help-seed = eine ganze Zahl
help-options = die Optionen des Spiels
help-json = eine Zeile JSON
help-progress = den Fortschritt auch ohne Terminal zeigen
help-picture = die Datei, in die geschrieben wird
help-after = nach so vielen Zügen
help-size = in Pixeln
help-view = public oder ein Platz, gezählt ab 0
help-language = in dieser Sprache
help-text = die Größe der Schrift
help-matches = wie viele Partien
help-bots = ein Name für alle oder einer für jeden Platz
help-a = der eine
help-b = die anderen
help-states = jeder Spielstand, auch das Geheime
help-apply-file = JSON; „-“ für die Standardeingabe
help-saved = gespeicherte Partien
help-saved-one = eine gespeicherte Partie
help-saves-live = wo die Spielstände liegen
help-frames = wie viele Bilder
help-bots-phones = ein Name für alle außer einem oder einer für jeden Platz
help-port = der Port, der zuerst versucht wird
help-pace = wie schnell sich alles bewegt
help-here = nur für diesen Computer
help-only = rules, bots oder stage

## Wörter, die nicht gemeint sein können

missing-words = Es fehlt: { $words }.
unknown-words = Unbekannte Angaben: { $words }.
word-one = Zu { $name } gehört eine Angabe.
word-some = Zu { $name } gehört mindestens eine Angabe.
word-none = Zu { $name } gehört keine Angabe, also auch nicht { $word }.
word-other = Die Angaben sind nicht zu verstehen: { $problem }.
saves-what = Spielstände lassen sich prüfen oder auflisten: { $check }, { $list }.
fair-what = Ob alles ehrlich zuging, lässt sich prüfen: { $check }.
wrong-choice = { $what ->
    [bench] Eine Messung { $word } gibt es nicht
    [bot] Einen Bot { $word } gibt es nicht
    [choice] Für { $of } gibt es keine Wahl { $word }
    [command] Einen Befehl { $word } gibt es nicht
    [game] Ein Spiel { $word } gibt es nicht
    [language] Eine Sprache { $word } gibt es nicht
    [option] { $of } hat keine Option { $word }
    [picture] Ein Bild { $word } gibt es nicht
   *[viewer] Einen Blick { $word } gibt es nicht
}; zur Wahl stehen { $choices }.
wrong-number = { $what ->
    [decisions] Die Zahl der Züge
    [frames] Die Zahl der Bilder
    [games] Die Zahl der Partien
    [height] Die Höhe
    [pace] Das Tempo
    [port] Ein Port
    [seed] Ein Startwert
    [text] Die Schriftgröße
   *[width] Die Breite
} muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $word }.
wrong-seats = { $game } ist für { $least } bis { $most } Plätze, nicht für { $word }.
wrong-seats-some = { $game } ist nicht für { $word } Plätze; zur Wahl stehen { $choices }.
wrong-option-form = Eine Option schreibt man { $form }, nicht { $word }.
wrong-option-twice = Die Option { $name } steht zweimal da.
wrong-no-options = { $game } hat keine Optionen.
wrong-bots = Nenn einen Bot für alle oder { $seats }, einen für jeden Platz, nicht { $count }.
wrong-phone = Mindestens ein Platz ist für ein Handy: Sein Bot heißt { $bot }.
wrong-size = Eine Größe schreibt man wie { $form }, nicht { $word }.
wrong-large = Ein Bild ist höchstens { $largest } groß, nicht { $word }.
wrong-png = Ein Bild kommt in eine Datei, die auf { $ending } endet, nicht in { $word }.
wrong-folder = Einen Ordner { $folder } gibt es nicht.
wrong-file = { $file } ist eine Datei, kein Ordner.
wrong-both = Entweder { $one } oder { $other }, nicht beides.
wrong-duel = Ein Duell braucht mindestens 2 Plätze.
wrong-over = Die Partie ist zu Ende: Nichts bewegt sich mehr.
wrong-maker = { $command } ist ein Werkzeug für Macher: Es liegt dem Quelltext von Molehill bei, nicht dem Download.

## Was sich nicht lesen oder schreiben lässt

output-closed = Die Standardausgabe ist geschlossen: Nirgends lässt sich etwas hinschreiben.
failed-file = { $file } ist nicht zu gebrauchen: { REASON($reason) }.
failed-writing = Das lässt sich nicht schreiben: { REASON($reason) }.
failed = Das geht nicht: { REASON($reason) }.

## Eine Lage, die den Regeln vorgelegt wird

apply-object = Das JSON muss ein Objekt mit { $state } und einer Liste { $actions } sein.
apply-list = { $actions } muss eine Liste sein.
apply-read = { $file } ist nicht zu lesen: { REASON($reason) }.
apply-text = { $file } ist kein Text.
apply-large = { $file } ist größer als jeder Spielstand.
apply-deep = { $file } ist zu tief verschachtelt.
apply-json = { $file } ist kein JSON: In Zeile { $line }, Spalte { $column } gehört etwas anderes.
apply-json-number = { $file } ist kein JSON: Eine Zahl darin ist zu lang.
apply-json-word = { $file } ist kein JSON: { $word } ist keine Zahl.
apply-json-twice = { $file } ist kein JSON: Ein Name steht zweimal da.
apply-nonsense = Der Spielstand passt nicht zusammen.
apply-law = Der Spielstand bricht ein Gesetz des Spiels: { $law }.
apply-seats = Der Spielstand bricht ein Gesetz des Spiels: Zu so vielen ({ $seats }) geht es nicht.
apply-stuck = Der Spielstand bricht ein Gesetz des Spiels: Niemand könnte weitermachen.
apply-sealed = Der Spielstand ist nicht zu lesen: Platz { $seat } konnte nicht { $word } antworten.
apply-unreadable = Der Spielstand ist nicht zu lesen: { $where }: { $why ->
    [deep] zu tief verschachtelt
    [entries] hierher gehören { $what } Einträge
    [extra] { $what } gehört nicht hierher
    [hex] hierher gehört ein hexadezimales Wort
    [large] die Zahl ist zu groß
    [list] hierher gehört eine Liste
    [missing] { $what } fehlt
    [names] hierher gehören benannte Einträge
    [no-choice] { $what } kann hier nicht stehen
    [no-event] ein solches Ereignis gibt es nicht
    [no-number] { $what } ist keine Zahl
    [no-reader] niemand kann { $what } lesen
    [no-step] einen solchen Schritt gibt es nicht
    [nothing] hierher gehört nichts
    [object] hierher gehört: { $what }
    [whole] hierher gehört eine ganze Zahl
    [word] hierher gehört ein Wort
    [yes-no] hierher gehört ja oder nein
   *[none-fits] passt zu nichts, was hier stehen kann
}.
apply-form = Antwort { $number } muss die Form { $form } haben, nicht { $word }.
apply-after = Antwort { $number } kommt nach dem Ende der Partie.
apply-not-asked = Antwort { $number }: Platz { $seat } ist jetzt nicht gefragt, sondern { $now }.
apply-pick = Antwort { $number }: { $word } steht Platz { $seat } nicht offen; zur Wahl stehen { $choices }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}.
apply-pick-some = Antwort { $number }: { $word } steht Platz { $seat } nicht offen; zur Wahl stehen { $least } bis { $most } von { $choices }, in dieser Reihenfolge.

## Was eine Weile dauert

progress-matches = Partien
progress-duels = Duelle
check-match = eine Partie { $game }
check-save = ein Spielstand von { $game }
check-words = die Texte von { $game }
check-bot = ein Bot in seinem eigenen Prozess
check-screen = Bildschirm { $screen }
check-table = der Tisch von { $game }
fault-end = die Partie hat kein richtiges Ende
fault-save = die gelesene Partie ist nicht die geschriebene
fault-words = die Texte fehlen
fault-answer = die Antwort passt nicht zur Frage
fault-silence = keine Antwort in { $seconds } Sekunden
