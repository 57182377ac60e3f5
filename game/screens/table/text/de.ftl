## Die Leiste

menu = Menü
undo = Zurücknehmen
undo-none = Zurücknehmen: nichts da, was man zurücknehmen könnte
log = Verlauf
help = Regeln und Hilfe
sound = Ton an oder aus
hint = Tipp
hint-none = Tipp: gerade gibt es nichts zu entscheiden

## Die Ansage

ready-count = { $ready } von { $seats } fertig
done = Fertig
next = Weiter
results = Ergebnis zeigen
go-back = Zurück
clear = Leeren
open-curtain = { $name ->
    [you] Du bist dran, bitte
   *[other] { $name }, bitte
}
no-way-back = Das lässt sich nicht zurücknehmen.
hint-wait = Mal überlegen …
hint-do = Ein Tipp: { $what }
hint-own = Schau erst bei dir nach: Der Tipp ist nur für deine Augen.
page-of = { $number } von { $all } · mehr mit den Pfeiltasten
recap = Inzwischen
recap-more = und { $count } weitere
recap-why = Warum?
pad-start = Start
pad-back = Back
blind-done = { $done } versiegelt, { $clear } beginnt neu
pad-row = Reihe
pad-place = Spalte

## Der Vorhang

pass-to = Weiter an { $name }
look-away = Alle anderen: wegschauen!
i-am = Ich bin { $name }: öffnen
not-looking = Ich schau nicht!
no-peeking = Nicht gucken!
peek-done = Zurück zum Tisch
zoom-whole = Das ganze Brett
zoom-near = Näher heran
to-table = Zurück zum Tisch
are-done = { $names ->
    [you] { $count ->
        [1] Du bist fertig.
       *[other] Du und { $names } seid fertig.
    }
   *[other] { $count ->
        [one] { $names } ist fertig.
       *[other] { $names } sind fertig.
    }
}
is-next = { $name ->
    [you] Als Nächstes: du.
   *[other] Als Nächstes: { $name }.
}
eyes-only = { $name ->
    [you] Nur für deine Augen
   *[other] Nur für die Augen von { $name }
}
curtain-keys = Enter oder A

## Die Pause

pause-title = Pause
pause-on = Weiter
pause-seats = Plätze ändern
pause-rules = Spielregeln
pause-settings = Einstellungen
pause-save = Kopie speichern
pause-leave = Zum Startbild
pause-saved = Gespeichert als „{ $name }“.
pause-note = Deine Partie wartet unter „Weiterspielen“.
pause-note-loose = Ein Rätsel wird nicht gespeichert: Es beginnt von vorn, sooft du magst.
pause-speed = Bewegung: { $speed }
speed-slow = ruhig
speed-normal = normal
speed-fast = schnell
save-name = { $game }, { $turn }

## Plätze

seats-title = Wer spielt?
seats-note = Ihr könnt jederzeit wechseln, wer wo spielt.
seat-to-bot = An einen Bot
seat-to-person = Übernehmen

## Der Verlauf

log-title = Verlauf
log-last = Zuletzt
log-since = { $name ->
    [you] Seit du zuletzt dran warst
   *[other] Seit { $name } zuletzt dran war
}
log-empty = Noch ist nichts passiert.
seed = Faire Mischung: { $hash }
told-together = { $first }; { $then }
phones-choose = Wählt auf euren Handys!
phones-choosing = { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
phones-sleeping = { $count ->
    [one] Das Handy von { $names } schläft: Der Vorhang wartet.
   *[other] Die Handys von { $names } schlafen: Der Vorhang wartet.
}
phones-both = { $choosing } { $sleeping }
