## Was nicht geht, in einem Satz gesagt.

match-no-game = Ein Spiel namens { $game } gibt es nicht.
match-seats = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $seats }.
match-colour = Eine Farbe namens { $colour } gibt es nicht.
match-same-colour = Zwei Plätze können nicht dieselbe Farbe haben.
match-control = { $control } kann keinen Platz einnehmen.
match-level = Eine Bot-Stufe namens { $level } gibt es nicht.
match-device = Ein Gerät Nummer { $device } gibt es nicht.
match-no-option = Eine Option { $option } hat dieses Spiel nicht; es hat { $options }.
match-no-choice = { $option } kann nicht { $value } sein; möglich: { $choices }.
match-no-seat = Auf Platz { $seat } sitzt niemand.
match-not-asked = Platz { $seat } ist gerade nicht dran.

## Was einem Spielstand fehlt.

save-empty = Die Datei ist leer.
save-foreign = Das ist kein Spielstand von Molehill.
save-broken = Der Spielstand ist beschädigt.
save-too-large = Die Datei ist größer, als eine Partie sein kann.
save-unfit = Etwas an dieser Partie lässt sich nicht in einen Spielstand schreiben.
save-future = Der Spielstand stammt aus einem neueren Molehill (Format { $version }, dieses kennt { $known }).
save-newer-rules = Der Spielstand braucht neuere Spielregeln (Version { $rules }, dein Molehill kennt { $known }).
save-older-rules = Der Spielstand folgt Regeln (Version { $rules }), nach denen dieses Molehill nicht mehr spielt.
save-no-game = Zu diesem Spielstand fehlt das Spiel ({ $game }).
save-not-a-file = Das ist keine gewöhnliche Datei.
save-not-found = Diese Datei gibt es nicht.
save-unreadable = Die Datei ist nicht zu lesen: { $reason }.
save-failed = Die Partie ließ sich nicht speichern: { $reason }.
save-exists = Eine Datei namens { $file } gibt es schon.

## Die Partie, die gerade läuft.

autosave-failed = Die Partie ließ sich nicht sichern ({ $reason }). Es geht trotzdem weiter; die letzte gelungene Kopie bleibt.
autosave-older = Die neueste Kopie der Partie war beschädigt, darum ist eine ältere offen: { $decisions ->
    [one] nach { $decisions } Zug
   *[other] nach { $decisions } Zügen
}.
autosave-not-cleared = Die Partie ließ sich nicht löschen: { $reason }.

## Eine Partie noch einmal ansehen.

replay-unavailable = Diese Partie begann nach anderen Regeln; sie lässt sich nicht mehr ansehen.
replay-secret = Was nur ein Platz sah, zeigt sich erst nach der Partie.
statistics-early = Die Zahlen gibt es, wenn die Partie vorbei ist.
