## Wörter, die viele Bildschirme brauchen

back = Zurück
close = Schließen
done = Fertig
cancel = Abbrechen
ok = In Ordnung
disk-waits = Das Laufwerk lässt sich Zeit
disk-waits-why = Sobald es antwortet, geht es weiter.
help = Hilfe
sound-on = Ton ist an
sound-off = Ton ist aus
separator-dot = { $one } · { $two }
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count } Min.
percent = { $value } %
colour-radish = Rettich
colour-fern = Farn
colour-royal = Kobalt
colour-truffle = Trüffel
colour-carrot = Möhre
colour-lemon = Zitrone
colour-ice = Eis
colour-lavender = Lavendel

## Der Titel

title-seats = { $fewest ->
    [one] { $most ->
        [one] für 1
       *[other] für { $fewest }–{ $most }
    }
   *[other] für { $fewest }–{ $most }
}
title-choose = Spiel wählen
title-play = spielen
key-enter = Enter
title-continue = Weiterspielen: { $what }
title-continue-what = { $game }, { $turn }
title-saves = Spielstände
title-settings = Einstellungen
title-rules = Spielregeln
title-credits = Mitwirkende
title-quit = Club verlassen
title-motto = Party Club
quit-ask = Molehill verlassen?
quit-why = Nichts geht verloren: Eine begonnene Partie wartet unter „Weiterspielen“.
quit-leave = Verlassen
quit-stay = Bleiben

## Wer spielt

lobby-seat = Dieser Platz
lobby-nobody = Noch sitzt niemand am Tisch. Wähle einen freien Platz oder drück einen Knopf am Gamepad.
lobby-mouse = Maus
lobby-mouse-card = Maus
lobby-keys = Tasten
lobby-pad = Gamepad
lobby-bot = Bot
lobby-with-curtain = mit Vorhang
lobby-blind-pad = verdeckt
lobby-mouse-alone = offen
lobby-mouse-help = Wähle hinter dem Vorhang, während die anderen wegschauen.
lobby-mouse-help-alone = Nur du siehst zu, da braucht es keinen Vorhang.
lobby-blind-help = Alle gleichzeitig und verdeckt.
lobby-keys-0 = links
lobby-keys-1 = mittig
lobby-keys-2 = rechts
lobby-keys-3 = Ziffernblock
lobby-pad-number = Gamepad { $number }
lobby-pad-lost = nicht da
lobby-level-easy = leicht
lobby-level-normal = mittel
lobby-level-hard = schwer
lobby-empty = Freier Platz
lobby-press = Knopf drücken
lobby-remove = Platz frei machen
lobby-squeak = Quieken
lobby-squeak-title = Wie soll { $name } klingen?
lobby-bot-name = { $colour } { $manner }
lobby-game = Dieses Spiel
manner-even = Ruhig
manner-bold = Keck
manner-shy = Scheu
manner-sly = Schlau
lobby-no-options = Bei diesem Spiel gibt es nichts einzustellen.
lobby-people = { $count ->
    [0] keine Menschen
    [one] 1 Mensch
   *[other] { $count } Menschen
}
lobby-bots = { $count ->
    [0] keine Bots
    [one] 1 Bot
   *[other] { $count } Bots
}
lobby-about = etwa { $minutes } Min.
lobby-fill = Bots dazu
lobby-fill-ask = Wie gut sollen die Bots spielen?
lobby-drop = Bots entfernen
lobby-start = Los: Maulwürfe wecken
lobby-start-short = Los
lobby-learn = Neu hier?
lobby-too-few = { $missing ->
    [one] Eine Person fehlt noch: Hier spielen { $fewest } oder mehr.
   *[other] Es fehlen noch { $missing }: Hier spielen { $fewest } oder mehr.
}
lobby-too-many = { $over ->
    [one] Das ist eine Person zu viel: Hier spielen höchstens { $most }.
   *[other] Das sind { $over } zu viel: Hier spielen höchstens { $most }.
}
lobby-odd-count = Zu { $count } kann man das nicht spielen.
lobby-pad-gone = Das Gamepad von { $name } ist nicht angeschlossen.
lobby-shared-keys = { $one } und { $two } haben dieselben Tasten.
lobby-shared-pad = { $one } und { $two } haben dasselbe Gamepad.
lobby-only-bots = Nur Bots am Tisch: Du schaust zu.
lobby-same-name = Zwei heißen { $name }: An der Farbe erkennt man sie.

## Einstellungen

settings = Einstellungen
settings-picture = Bild
    .title = Bild und Bewegung
settings-reading = Lesen
    .title = Lesen und Farben
settings-sound = Ton
    .title = Ton und Musik
settings-play = Spiel
    .title = Hilfen und Tempo
settings-controls = Tasten
    .title = Tasten und Knöpfe
settings-language = Sprache
    .title = Sprache
settings-saves = Speicher
    .title = Wo deine Partien liegen
settings-reset = Seite zurücksetzen
settings-reset-done = Diese Seite ist wieder wie neu.
settings-preview = So wirst du es sehen
setting-fullscreen = Vollbild
    .help = oder im Fenster
setting-size = Fenster
    .help = oder am Rand ziehen
setting-calm-motion = Ruhiges Bild
    .help = kein Beben, kein Purzeln
setting-motion-speed = Tempo
    .help = von allem, was sich regt
setting-text-size = Schriftgröße
    .help = für alle Texte
setting-dice = Würfel
    .help = zeigen Augen oder Zahl
setting-colours = Farben
    .help = Symbole bleiben immer
setting-see-as = Farbenblind
    .help = probeweise, für
setting-contrast = Kontrast
    .help = dicke Ränder, dunkel
setting-read-aloud = Ansagen
    .help = sagt groß, was passiert
setting-music = Musik
    .help = die Band im Schuppen
setting-effects = Geräusche
    .help = Hämmer, Plopps, Würfel
setting-mute = Stumm
    .help = gar kein Ton
setting-hints = Hinweise
    .help = Ringe um das, was geht
setting-bot-pace = Bot-Tempo
    .help = wie flink sie antworten
setting-tongue = Sprache
    .help = für alle Texte
setting-folder = Ordner
    .help = auf diesem Rechner
setting-generations = Ältere Kopien
    .help = deiner Partie
choice-size = { $width } × { $height }
choice-dice-pips = Augen
choice-dice-numbers = Zahlen
choice-colours-normal = normal
choice-colours-strong = kräftig
choice-see-as-off = aus
choice-see-as-deut = Grün
choice-see-as-prot = Rot
choice-see-as-trit = Blau
see-as-off = wie sie sind
see-as-deut = grünblind (Deuteranopie)
see-as-prot = rotblind (Protanopie)
see-as-trit = blaublind (Tritanopie)
preview-differ = Farbe, Symbol und Helligkeit sind verschieden
preview-words = Auftauchen, hauen, zählen.
preview-small = So sieht die kleinste Schrift aus.
preview-strike = Schlag
preview-calm = Alles erscheint sanft an seinem Platz.
preview-lively = Alles fliegt an seinen Platz.
preview-hints = Ein Ring zeigt, was du tun kannst.
preview-hints-off = Keine Ringe: Du findest es selbst.
controls-press = Drück die neue Taste …
controls-press-button = Drück den neuen Knopf …
controls-taken = { $key } ist schon mit „{ $action }“ belegt. Nimm etwas anderes oder ändere erst diese Taste.
controls-set = „{ $action }“ liegt jetzt auf { $key }.
language-system = wie dieser Rechner
language-partly = Noch ist nicht alles übersetzt: Was fehlt, erscheint auf Englisch.
saves-folder-open = Pfad kopieren
saves-folder-copied = Der Pfad ist in der Zwischenablage.
saves-kept = { $count ->
    [0] noch keine
    [one] 1 ältere Kopie liegt bereit
   *[other] { $count } ältere Kopien liegen bereit
}
saves-explained = Jeder Zug wird sofort gesichert. Ist die neueste Kopie einmal beschädigt, wird die davor geöffnet.
saves-temporary = In diese Ordner ließ sich nichts schreiben, darum nimmt Molehill einen vorläufigen: { $folder }

## Spielstände

saves = Eure Partien
saves-waiting = Hier geht es weiter
saves-finished = Beendet
saves-broken = Nicht zu öffnen
saves-continue = Weiter
saves-results = Ergebnis ansehen
saves-more = { $count } weitere
saves-fewer = Nur die letzten
saves-more-help = Wiederholung, umbenennen, kopieren, löschen
saves-find = Partie suchen
saves-find-ask = Welcher Name oder welches Spiel?
saves-none-found = Dazu gibt es keine Partie.
saves-history = Chronik
saves-lesson = Lektion, Schritt { $step }
saves-won = { $name } gewinnt
saves-shared = { $names } teilen sich den Sieg
saves-none = Noch ist nichts gespeichert.
saves-none-why = Jede Partie, die du anfängst, bleibt hier, bis du sie löschst.
saves-looking = Deine Partien werden gesucht.
saves-turn = Runde { $turn }
saves-over = beendet
saves-loads = Er lässt sich laden: { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $state }.
saves-replay = Noch mal ansehen
saves-delete = Löschen
saves-delete-ask = „{ $name }“ löschen?
saves-delete-why = Das lässt sich nicht zurückholen.
saves-rename = Umbenennen
saves-rename-ask = Neuer Name?
saves-export = Kopieren nach …
saves-export-ask = Wohin? Ein Ordner oder der Name einer Datei.
saves-export-done = Kopiert nach { $path }.
saves-import = Hereinholen
saves-import-ask = Welche Datei? Gib den ganzen Pfad an.
saves-import-done = „{ $name }“ ist in der Liste.
saves-deleted = „{ $name }“ ist gelöscht.

## When something was

when-today = heute { $time }
when-this-day = heute
when-yesterday = gestern
when-weekday = { $day ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[other] Sonntag
}
when-last-week = letzte Woche
when-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }

## The history of a name

history = Chronik
history-none = Noch hat niemand eine Partie beendet.
history-games = Spiele
history-evenings = Abende
history-bot = Bot, { $level }, { $manner }
history-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
history-won = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}

## Ergebnis

results-wins = { $name ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
results-share = { $names ->
    [you] Du und { $names } teilt euch den Sieg!
   *[other] { $names } teilen sich den Sieg!
}
results-facts = { $turns } · { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
} · { $reason }
results-table = Tabelle
results-graph = Kurven
results-statistics = Zahlen
results-reasons = Bot-Gründe
results-dice = Würfel
results-evening = Der Abend bisher
results-evening-line = { $name }: { $wins }
results-again = Noch einmal
results-again-same = Gleiches Glück
results-again-same-help = Noch einmal mit demselben Anfang und demselben Glück.
results-again-new = Neues Glück
results-lobby = Plätze ändern
results-replay = Noch mal ansehen
results-title = Zum Startbild
results-place = Platz { $place }
results-dice-rolled = { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
results-dice-expected = erwartet
results-no-reasons = Bei dieser Partie spielten keine Bots mit.
results-reason = { $turn } · { $reason }
results-statistics-none = Bei diesem Spiel gibt es nichts zu zählen.
results-decisions = Züge

## Noch einmal ansehen

replay = Noch einmal ansehen
replay-at = Zug { $now } von { $all }
replay-play = Abspielen
replay-pause = Pause
replay-step-back = Eins zurück
replay-step-forward = Eins vor
replay-start = Zum Anfang
replay-end = Zum Ende
replay-speed = Tempo
replay-speed-value = × { $speed }
replay-viewer = Gesehen von
replay-public = allen
replay-none = In dieser Partie gibt es noch nichts zu sehen.
replay-on = Von hier weiterspielen
replay-on-title = { $game }, weitergespielt
replay-on-why = Von diesem Augenblick an beginnt eine neue Partie; die beendete bleibt, wie sie ist.
replay-broken = Ab hier folgt diese Partie nicht mehr den Regeln dieser Fassung; das Zusehen endet.

## Spielregeln

rules-title = { $game }: Spielregeln
rules-search = suchen
rules-found = { $count ->
    [0] nicht gefunden
    [one] einmal gefunden
   *[other] { $count }-mal gefunden
}
rules-page = { $page } von { $pages }
rules-none = Die Spielregeln dieses Spiels fehlen.
rules-pick = Regeln zu welchem Spiel?
rules-prev = Seite zurück
rules-next = Seite weiter
rules-tutorial = Beim Spielen lernen

## Beim Spielen lernen

tutorial = { $game } lernen
tutorial-step = { $now } von { $all }
tutorial-you = Du
tutorial-next = Weiter
tutorial-know = Kenne ich
tutorial-watch = Sieh erst zu, was passiert.
tutorial-seen = Genug gesehen? Dann drück „Weiter“.
tutorial-waits = { $name } ist am Zug. Dann kommst du.
tutorial-first = Beantworte erst, was du unten gefragt wirst.
tutorial-skip = Lektion beenden
tutorial-done = Selbst weiterspielen
tutorial-none = Für dieses Spiel gibt es noch keine Lektionen.

## Mitwirkende

credits = Mitwirkende
credits-games = Die Spiele
credits-by = von { $who }
credits-published = erschienen bei { $publisher }
credits-unofficial = Molehill ist inoffiziell: aus Liebe zu diesen Spielen gemacht, mit eigenen Worten und Bildern. Wenn dir eins gefällt: Kauf dir das Original!
credits-own = Das Programm
credits-font = Schriften
credits-library = Bibliotheken
credits-bundled = Was dieser Download mitbringt
credits-show = Lesen
credits-news = Was ist neu
credits-no-text = Der Text dieser Lizenz liegt dieser Kopie nicht bei.
part-molehill = Molehill
    .licence = MIT License
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
    .licence = MIT License
part-msgspec = msgspec
    .licence = BSD 3-Clause License
part-fluent = fluent.syntax
    .licence = Apache License 2.0
part-typing = typing_extensions
    .licence = PSF License
part-websockets = websockets
    .licence = BSD 3-Clause License
part-segno = segno
    .licence = BSD License
part-bundled = { $name }
    .licence = wie von den Machern verlangt

## Beispiele, für Bilder vom Programm

sample-save-1 = Freitag im Club

## Meldungen, Fragen, Missgeschicke

error-title = Der Maulwurf ist gestolpert
error-what = In Molehill selbst ging etwas schief. Deine Partie ist bis zum letzten Zug sicher.
error-report = Ein Bericht wurde geschrieben: { $file }
error-no-report = Ein Bericht ließ sich nicht schreiben.
error-continue = Zurück zum Startbild
error-match = Zurück zur Partie
error-copy = Bericht kopieren
error-copied = Der Bericht ist in der Zwischenablage.
error-last-time = Letztes Mal wurde Molehill unerwartet beendet
error-last-time-why = Deine Partie wartet unter „Weiterspielen“. Ein Bericht dazu liegt in { $file }; verschickt wird nichts.
error-dismiss = Nicht mehr zeigen

## Tasten und Knöpfe

controls-none = noch nichts
language-take = nehmen
tongue-en = English
tongue-es = Español
tongue-fr = Français
tongue-de = Deutsch
tongue-it = Italiano
action-up = Hoch
action-down = Runter
action-left = Links
action-right = Rechts
action-next = Nächstes
action-previous = Voriges
action-confirm = Wählen
action-back = Zurück
action-menu = Menü
action-undo = Zurücknehmen
action-log = Verlauf
action-help = Hilfe
action-hint = Tipp
action-inspect = Genau ansehen
action-recall = Rückblick
action-hurry = Beeilen
action-mute = Stumm
action-peek = Nachsehen
action-page-up = Seite hoch
action-page-down = Seite runter
action-fullscreen = Vollbild
pad-button-start = Start
pad-button-back = Back
pad-button-up = Kreuz hoch
pad-button-down = Kreuz runter
pad-button-left = Kreuz links
pad-button-right = Kreuz rechts
pad-button-lb = L1
pad-button-rb = R1
pad-button-lt = L2
pad-button-rt = R2
pad-button-ls = Linker Stick
pad-button-rs = Rechter Stick
printed-space = Leertaste
printed-return = Enter
printed-enter = Enter (Num)
printed-escape = Esc
printed-backspace = Rücktaste
printed-tab = Tab
printed-delete = Entf
printed-insert = Einfg
printed-home = Pos1
printed-end = Ende
printed-page-up = Bild auf
printed-page-down = Bild ab
printed-up = Hoch
printed-down = Runter
printed-left = Links
printed-right = Rechts
printed-ctrl = Strg
printed-shift = Umschalt
printed-alt = Alt

## Faires Spiel: was versprochen ist, und was die Leute dazugeben.

fair = Faires Spiel
fair-begins = Faires Spiel. Das Versprechen für diese Partie, zum Fotografieren (es bleibt im Menü):
    { $commitment }
fair-how = Der Computer hat eine geheime Zahl gezogen und zeigt hier ihren Fingerabdruck. Fotografiert ihn oder schreibt ihn auf. Nach der Partie wird das Geheimnis geöffnet, und alle können prüfen, ob es diesen Fingerabdruck hat: Es stand vor dem ersten Wurf fest.
fair-shown-now = Das Versprechen
fair-limits = Was es beweist: Niemand hat Würfel und Karten für einen Platz ausgesucht, und unterwegs wurde nichts vertauscht. Was es nicht beweisen kann: dass niemand das Programm selbst umgeschrieben hat.
fair-thrown = Eingeworfene Wörter
fair-nothing-thrown = Noch keine.
fair-throw-why = Werft ein beliebiges Wort ein oder schüttelt die Maus: Das geht zusammen mit dem Geheimnis ins Glück ein. So entscheiden weder der Computer noch die Leute allein.
fair-word = Ein Wort von dir
fair-throw = Einwerfen
fair-shake = Mausweg einwerfen
fair-shaking = Maus schütteln: { $percent } %
fair-path = Maus { $path }
results-fair = Fairness

parts-title = Was in der Schachtel ist

## Ein gutes Wort nach der Partie

award-sprint = Großer Sprung
award-sprint-line = { $count } mehr auf einen Schlag
award-flying-start = Blitzstart
award-flying-start-line = anfangs { $count }-mal vorn
award-last-spurt = Endspurt
award-last-spurt-line = { $count } mehr gegen Ende
award-climber = Bergsteiger
award-climber-line = { $count } Plätze gutgemacht
award-front-runner = Vorneweg
award-front-runner-line = { $count }-mal in Führung
award-steady-paws = Ruhige Pfoten
award-steady-paws-line = { $count }-mal gepunktet
award-good-company = Beste Gesellschaft
award-good-company-line = eine Freude am Tisch
award-big-heart = Großes Herz
award-big-heart-line = jedes Lachen geteilt
award-clean-paws = Saubere Pfoten
award-clean-paws-line = fair bis zum Schluss
award-keen-nose = Feine Nase
award-keen-nose-line = immer auf der Spur
award-good-humour = Gute Laune
award-good-humour-line = durchgelächelt
award-true-friend = Guter Freund
award-true-friend-line = auf ein Neues!
results-account = Woher die Punkte kommen
results-total = Zusammen
results-awards = Ein gutes Wort für alle
results-nobody = Diesmal nicht!
results-earlier = Vor dem Spielstand
results-moment = { $name }: +{ $count }
results-slow = langsam
results-film = Der schönste Moment

## Clubabend

club = Clubabend
club-of = Spiel { $now } von { $all }
club-points = Punkte
club-choose = Ich wähle!
club-on = Weiter geht’s!
club-last-picks = Wer hinten liegt, wählt das nächste Spiel
club-first-picks = Welches Spiel kommt zuerst?
club-play = { $game } spielen
club-go-on = Weiter mit { $game }
club-end = Abend beenden
club-end-ask = Den Clubabend beenden?
club-end-why = Die Krone bekommt, wer jetzt führt.
club-next = Nächstes Spiel
club-closing = { $name } trägt die Krone!
club-new-ask = Einen neuen Clubabend beginnen?
club-new-why = Ein anderer läuft noch; der endet damit.
club-new = Neuer Abend
award-club-stars = Sternesammler
award-club-stars-line = { $count } Spiele gewonnen
award-club-late = Nachtmull
award-club-late-line = { $count } Punkte am späten Abend
award-club-early = Frühaufsteher
award-club-early-line = { $count } Punkte gleich zu Beginn
award-club-leap = Überraschung
award-club-leap-line = { $count } mehr als im Spiel davor
award-club-host = Gute Gastgeber
award-club-host-line = { $count } Spiele ausgesucht
award-club-second = Silberpfoten
award-club-second-line = { $count }-mal auf Platz zwei

## Allein spielen

alone = Allein spielen
alone-puzzles = Gelöste Rätsel: { $now } von { $all }
alone-solved = Dieses Rätsel hast du gelöst.
alone-ladder = Die Leiter
alone-beat-easy = { $count ->
    [one] Besiege einen leichten Bot
   *[other] Besiege { $count } leichte Bots
}
alone-beat-normal = { $count ->
    [one] Besiege einen mittleren Bot
   *[other] Besiege { $count } mittlere Bots
}
alone-beat-hard = { $count ->
    [one] Besiege einen schweren Bot
   *[other] Besiege { $count } schwere Bots
}
alone-daily = Partie des Tages
alone-daily-bots = { $count ->
    [0] Für eine Person: heute dieselben Karten und Würfel für alle.
    [one] Gegen einen mittleren Bot: heute für alle dieselbe Partie.
   *[other] Gegen { $count } mittlere Bots: heute für alle dieselbe Partie.
}
alone-daily-new = Spiele heute und beginne eine Reihe von Tagen.
alone-daily-play = Heute spielen
alone-daily-again = Noch einmal spielen
alone-streak = { $count ->
    [0] noch kein Tag
    [one] ein Tag
   *[other] { $count } Tage in Folge
}
alone-day-best = Dein Bestes heute: { $score }
alone-day-again = Dein Bestes heute bleibt { $score }
alone-not-counted = Diese Partie zählt nicht: Die Besetzung hat gewechselt.
alone-climbed = Sprosse { $rung } von { $all } erklommen!
alone-known = Sprosse { $rung } von { $all }: schon erklommen
alone-fallen = Sprosse { $rung } von { $all } gehört dir noch nicht
puzzle-left = { $count ->
    [0] keine Züge mehr
    [one] noch ein Zug
   *[other] noch { $count } Züge
}
puzzle-number = Rätsel { $now } von { $all }
puzzle-hint = Tipp
puzzle-look = Zum Tisch
puzzle-goal = Was ist zu tun?
puzzle-again = Von vorn
puzzle-next = Nächstes Rätsel
puzzle-solved = Gelöst!
puzzle-not = Noch nicht gelöst
