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
save-older-rules = Der Spielstand braucht ältere Spielregeln (Version { $rules }), nach denen dieses Molehill nicht mehr spielt.
save-at-its-word = Diese Partie begann nach älteren Regeln: Der Tisch ist so, wie es im Spielstand steht, und lässt sich nicht nachspielen.
save-astray = Die Züge in diesem Spielstand führen nicht zu seinem Tisch, er wurde also außerhalb des Spiels verändert; du kannst weiterspielen, aber keine Wiederholung ansehen.
save-no-game = Zu diesem Spielstand fehlt das Spiel ({ $game }).
save-not-a-file = Das ist keine gewöhnliche Datei.
save-not-found = Diese Datei gibt es nicht.
save-unreadable = Die Datei ist nicht zu lesen: { REASON($reason) }.
save-failed = Die Partie ließ sich nicht speichern: { REASON($reason) }.
save-exists = Eine Datei namens { $file } gibt es schon.

## Die Partie, die gerade läuft.

autosave-failed = Die Partie ließ sich nicht sichern ({ REASON($reason) }). Es geht trotzdem weiter; die letzte gelungene Kopie bleibt.
autosave-older = Die neueste Kopie der Partie war beschädigt, darum ist eine ältere offen: { $decisions ->
    [one] nach { $decisions } Zug
   *[other] nach { $decisions } Zügen
}.
autosave-not-cleared = Die Partie ließ sich nicht löschen: { REASON($reason) }.

## Eine Partie noch einmal ansehen.

replay-unavailable = Diese Partie begann nach anderen Regeln; sie lässt sich nicht mehr ansehen.
replay-secret = Was nur ein Platz sah, zeigt sich erst nach der Partie.
statistics-early = Die Zahlen gibt es, wenn die Partie vorbei ist.

## Faires Spiel: was versprochen war, was geöffnet wurde und was das beweist.

fair-none = Für diese Partie wurde nichts versprochen: Ihr Glück kommt aus einer bekannten Zahl, wie bei jeder Partie, die man mit demselben Glück noch einmal spielt.
fair-promised = Vor dem ersten Wurf versprochen: { $commitment }.
fair-shown = Dieser Computer hat das Versprechen am { $when } gezeigt.
fair-shown-other = Am { $when } hat dieser Computer für diese Partie ein anderes Versprechen gezeigt: { $commitment }. Die Partie wurde vertauscht.
fair-not-shown-here = Dieser Computer hat das Versprechen nicht gezeigt: Vergleicht es mit eurem Foto.
fair-sealed = Das Geheimnis wird geöffnet, wenn die Partie vorbei ist.
fair-unopened = Das Geheimnis fehlt: Nichts lässt sich prüfen.
fair-opened = Das Geheimnis war: { $secret }.
fair-kept = Es hat den versprochenen Fingerabdruck: Es stand vor dem ersten Wurf fest.
fair-broken = Es hat einen anderen Fingerabdruck als versprochen.
fair-words = Eingeworfene Wörter: { $words }.
fair-seed = Das Glück der Partie kommt aus dem Geheimnis und diesen Wörtern.
fair-other-seed = Das Glück der Partie kommt nicht aus diesem Geheimnis und diesen Wörtern.
fair-played = Jeder Zug führt zu dem Tisch, der aufgezeichnet wurde.
fair-astray = Nach Zug { $decision } ist der Tisch nicht der aufgezeichnete.
fair-no-way = Die Züge führen nicht zu dem Tisch, der aufgezeichnet wurde.
fair-other-rules = Die Partie begann nach älteren Regeln und lässt sich hier nicht nachspielen: Über ihren Verlauf lässt sich nichts sagen.
fair-honest = Alles, was sich prüfen lässt, ist wie versprochen.
fair-dishonest = Diese Partie ist nicht die versprochene.
fair-limits = Was das beweist: Niemand hat das Glück ausgesucht, und unterwegs wurde nichts vertauscht. Was es nicht beweisen kann: dass niemand das Programm selbst umgeschrieben hat.
fair-not-noted = Das Versprechen für diese Partie konnte nicht notiert werden: { REASON($reason) }. Fotografiert es.
save-sealed = Diese Partie wurde auf einem anderen Computer versiegelt: Öffne sie dort und wähle „Kopieren nach …“, denn diese Kopie lässt sich überall öffnen.
club-broken = Der Clubabend ließ sich nicht lesen.
club-not-kept = Der Clubabend ließ sich nicht festhalten: { REASON($reason) }.
alone-broken = Was du allein erreicht hast, ließ sich nicht lesen: Rätsel, Leiter und Tage beginnen neu.
alone-not-kept = Was du allein erreicht hast, ließ sich nicht festhalten: { REASON($reason) }.
