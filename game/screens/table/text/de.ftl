## Die Leiste

menu = Menü
undo = Zurücknehmen
undo-none = Zurücknehmen: nichts da, was man zurücknehmen könnte
log = Der Verlauf
help = Regeln und Hilfe
sound = Ton an oder aus
hint = Ein Tipp

## Die Ansage

ready-count = { $ready } von { $seats } fertig
done = Fertig
next = Weiter
results = Zum Ergebnis
go-back = Zurück
clear = Leeren
open-curtain = { $name }, bitte
no-way-back = Danach gibt es kein Zurück mehr.
hint-wait = Mal überlegen …
hint-do = Ein Tipp: { $what }
hint-own = Sieh dir erst Deins an: Der Tipp ist nur für deine Augen.
pad-start = Start
pad-back = Back
blind-done = { $done } besiegelt es, { $clear } beginnt neu
pad-row = Reihe
pad-place = Platz

## Der Vorhang

pass-to = Weiter an { $name }
look-away = Alle anderen: wegschauen!
i-am = Ich bin { $name }: öffnen
not-looking = Ich schau nicht!
peek-done = Zurück zum Tisch
zoom-whole = Das ganze Brett
zoom-near = Wieder näher
to-table = Zurück zum Tisch
are-done = { $names } { $count ->
    [one] ist
   *[other] sind
} fertig.
is-next = Als Nächstes: { $name }.
eyes-only = Nur für die Augen von { $name }
curtain-keys = Enter oder A

## Die Pause

pause-title = Eine Pause
pause-on = Weiter
pause-seats = Plätze tauschen
pause-rules = Spielregel
pause-settings = Einstellungen
pause-save = Kopie speichern
pause-leave = Zum Titel
pause-saved = Gespeichert als „{ $name }“.
pause-note = Deine Partie wartet unter „Weiterspielen“.
pause-speed = Bewegung
speed-slow = ruhig
speed-normal = normal
speed-fast = schnell
save-name = { $game }, Zug { $turn }

## Plätze

seats-title = Wer spielt?
seats-note = Ein Platz kann jederzeit in andere Hände kommen.
seat-to-bot = An einen Bot
seat-to-person = Übernehmen

## Der Verlauf

log-title = Der Verlauf
log-last = Zuletzt
log-since = Seit { $name } zuletzt dran war
log-empty = Noch ist nichts passiert.
seed = Gegeben aus { $hash }
told-together = { $first }; { $then }
