## Was jeder Raum sagt

language-name = Deutsch
list-last = { $before } und { $last }
list-before = { $item }, { $rest }

## Dateien und Ordner

paths-not-writable = In { $folder } lässt sich nichts speichern, darum kommt alles in einen vorläufigen Ordner. Beim Ausschalten kann es verloren gehen.
lock-second-copy = Molehill läuft schon und benutzt die Spielstände in { $folder }. Schließ zuerst das andere Fenster.
settings-broken = Die Einstellungen waren nicht zu lesen, darum gelten die ursprünglichen. Die alte Datei liegt noch da als { $file }.
settings-not-saved = Die Einstellungen ließen sich nicht speichern ({ REASON($reason) }). Sie gelten, bis du gehst.
disk-slow = Das Laufwerk antwortet nicht. Was du zuletzt getan hast, ist vielleicht noch nicht gesichert.

## Das Fenster

window-title = Molehill
no-display = Es gibt keinen Bildschirm, auf dem Molehill ein Fenster öffnen könnte ({ $reason }).
fell = Molehill ist gestolpert und musste schließen; deine Partien sind sicher, ein Bericht liegt in { $file }.
fell-unreported = Molehill ist gestolpert und musste schließen; deine Partien sind sicher.

## Warum das System nicht wollte

os-eacces = keine Berechtigung
os-ebadf = es ist geschlossen
os-ebusy = es wird gerade benutzt
os-edquot = dein Anteil an der Platte ist voll
os-eexist = es ist schon da
os-efbig = es ist zu groß
os-einval = das System lehnt es ab
os-eio = das Lesen oder Schreiben ist misslungen
os-eisdir = es ist ein Ordner
os-emfile = zu viele Dateien sind offen
os-enametoolong = der Name ist zu lang
os-enoent = es gibt keine solche Datei und keinen solchen Ordner
os-enospc = kein Platz mehr auf dem Datenträger
os-enotdir = ein Ordner auf dem Weg dorthin ist eine Datei
os-eperm = das System erlaubt es nicht
os-erofs = hier lässt sich nichts schreiben
