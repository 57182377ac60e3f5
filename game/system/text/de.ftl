## Was jeder Raum sagt

language-name = Deutsch
list-last = { $before } und { $last }
list-before = { $item }, { $rest }

## Dateien und Ordner

paths-not-writable = In { $folder } lässt sich nichts speichern, darum kommt alles in einen vorläufigen Ordner. Beim Ausschalten kann es verloren gehen.
lock-second-copy = Molehill läuft schon und benutzt die Spielstände in { $folder }. Schließ zuerst das andere Fenster.
settings-broken = Die Einstellungen waren nicht zu lesen, darum gelten die ursprünglichen. Die alte Datei liegt noch da als { $file }.
settings-not-saved = Die Einstellungen ließen sich nicht speichern ({ $reason }). Sie gelten, bis du gehst.
disk-slow = Das Laufwerk antwortet nicht. Was du zuletzt getan hast, ist vielleicht noch nicht gesichert.

## Das Fenster

window-title = Molehill
no-display = Es gibt keinen Bildschirm, auf dem Molehill ein Fenster öffnen könnte ({ $reason }).
fell = Molehill ist gestolpert und musste schließen; deine Partien sind sicher, ein Bericht liegt in { $file }.
fell-unreported = Molehill ist gestolpert und musste schließen; deine Partien sind sicher.
