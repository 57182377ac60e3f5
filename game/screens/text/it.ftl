## Words many screens use

back = Indietro
close = Chiudi
done = Fatto
cancel = Annulla
ok = Va bene
disk-waits = Il disco se la prende comoda
disk-waits-why = Appena risponde, si va avanti.
help = Aiuto
sound-on = Suoni accesi
sound-off = Suoni spenti
separator-dot = { $one } · { $two }
seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
minutes = { $count } min
percent = { $value }%
colour-radish = Ravanello
colour-fern = Muschio
colour-royal = Mare
colour-truffle = Tartufo
colour-carrot = Arancio
colour-lemon = Limone
colour-ice = Ghiaccio
colour-lavender = Glicine

## The title

title-seats = { $fewest ->
    [one] { $most ->
        [one] per 1
       *[other] per { $fewest }–{ $most }
    }
   *[other] per { $fewest }–{ $most }
}
title-choose = scegli un gioco
title-play = gioca
key-enter = Invio
title-continue = Continua: { $what }
title-continue-what = { $game }, { $turn }
title-saves = Partite salvate
title-settings = Impostazioni
title-rules = Regolamenti
title-credits = Crediti
title-quit = Esci dal club
title-motto = Il club delle talpe
quit-ask = Vuoi uscire da Molehill?
quit-why = Niente va perso: la partita che hai iniziato ti aspetta sotto «Continua».
quit-leave = Esci
quit-stay = Resta

## Who is playing

lobby-seat = Questo posto
lobby-nobody = Non c’è ancora nessuno. Scegli un posto libero o premi un pulsante su un gamepad.
lobby-mouse = Mouse
lobby-mouse-card = mouse
lobby-keys = Tastiera
lobby-pad = Gamepad
lobby-bot = Bot
lobby-with-curtain = con sipario
lobby-blind-pad = in segreto
lobby-mouse-alone = senza sipario
lobby-mouse-help = Scegli dietro il sipario mentre gli altri guardano altrove.
lobby-mouse-help-alone = Guardi solo tu: il sipario non serve.
lobby-blind-help = Tutti insieme, di nascosto.
lobby-keys-0 = a sinistra
lobby-keys-1 = al centro
lobby-keys-2 = a destra
lobby-keys-3 = numeri
lobby-pad-number = gamepad { $number }
lobby-pad-lost = scollegato
lobby-level-easy = facile
lobby-level-normal = normale
lobby-level-hard = difficile
lobby-empty = Posto libero
lobby-press = premi un pulsante
lobby-remove = Libera questo posto
lobby-squeak = Il suo verso
lobby-squeak-title = Che verso fa { $name }?
lobby-bot-name = { $colour } { $manner }
lobby-game = Questo gioco
manner-even = Calmo
manner-bold = Audace
manner-shy = Timido
manner-sly = Furbo
lobby-no-options = In questo gioco non c’è niente da regolare.
lobby-people = { $count ->
    [0] nessuna persona
    [one] 1 persona
   *[other] { $count } persone
}
lobby-bots = { $count ->
    [0] nessun bot
    [one] 1 bot
   *[other] { $count } bot
}
lobby-about = circa { $minutes } min
lobby-fill = Riempi di bot
lobby-fill-ask = Quanto devono essere bravi i bot?
lobby-drop = Manda via i bot
lobby-start = Via: sveglia le talpe
lobby-start-short = Via
lobby-learn = Prima volta?
lobby-too-few = { $missing ->
    [one] Ne manca ancora 1: si gioca almeno in { $fewest }.
   *[other] Ne mancano ancora { $missing }: si gioca almeno in { $fewest }.
}
lobby-too-many = { $over ->
    [one] Ce n’è 1 di troppo: si gioca al massimo in { $most }.
   *[other] Ce ne sono { $over } di troppo: si gioca al massimo in { $most }.
}
lobby-odd-count = A questo gioco non si può giocare in { $count }.
lobby-pad-gone = Il gamepad di { $name } non è collegato.
lobby-shared-keys = { $one } { SOUND($two) ->
    [e] ed
   *[other] e
} { $two } hanno gli stessi tasti.
lobby-shared-pad = { $one } { SOUND($two) ->
    [e] ed
   *[other] e
} { $two } hanno lo stesso gamepad.
lobby-only-bots = Ci sono solo bot: starai a guardare.
lobby-same-name = Due si chiamano { $name }: li distingue il colore.

## Settings

settings = Impostazioni
settings-picture = Immagine
    .title = Immagine e movimento
settings-reading = Lettura
    .title = Lettura e colori
settings-sound = Suono
    .title = Suono e musica
settings-play = Gioco
    .title = Aiuti e ritmo
settings-controls = Comandi
    .title = Tasti e pulsanti
settings-language = Lingua
    .title = Lingua
settings-saves = Salvataggi
    .title = Dove stanno le tue partite
settings-reset = Ripristina la pagina
settings-reset-done = Questa pagina è come nuova.
settings-preview = Come lo vedrai
setting-fullscreen = Schermo intero
    .help = o in una finestra
setting-size = Finestra
    .help = o tirala per un bordo
setting-calm-motion = Movimenti calmi
    .help = niente scosse né capriole
setting-motion-speed = Velocità
    .help = di tutto ciò che si muove
setting-text-size = Grandezza testo
    .help = di tutti i testi
setting-dice = Dadi
    .help = pallini, o un numero
setting-colours = Colori
    .help = i simboli restano sempre
setting-see-as = Vedi come
    .help = occhi ciechi al
setting-contrast = Contrasto
    .help = bordi spessi, tavolo scuro
setting-read-aloud = Racconto
    .help = i fatti a grandi lettere
setting-music = Musica
    .help = la banda nel capanno
setting-effects = Effetti
    .help = martelli, botole e dadi
setting-mute = Silenzio
    .help = nessun suono
setting-hints = Indicazioni
    .help = anelli su ciò che puoi fare
setting-bot-pace = Ritmo dei bot
    .help = quanto svelti rispondono
setting-tongue = Lingua
    .help = di tutti i testi
setting-folder = Cartella
    .help = su questo computer
setting-generations = Copie precedenti
    .help = della tua partita
choice-size = { $width } × { $height }
choice-dice-pips = pallini
choice-dice-numbers = numeri
choice-colours-normal = normali
choice-colours-strong = forti
choice-see-as-off = no
choice-see-as-deut = verde
choice-see-as-prot = rosso
choice-see-as-trit = blu
see-as-off = come sono
see-as-deut = senza il verde (deuteranopia)
see-as-prot = senza il rosso (protanopia)
see-as-trit = senza il blu (tritanopia)
preview-differ = colore, simbolo e luminosità diversi
preview-words = Spunta, martella, conta.
preview-small = La scritta più piccola è così.
preview-strike = Colpisci
preview-calm = I pezzi sfumano al loro posto.
preview-lively = I pezzi volano al loro posto.
preview-hints = Un anello mostra ciò che puoi fare.
preview-hints-off = Niente anelli: te la cavi alla grande.
controls-press = Premi il nuovo tasto…
controls-press-button = Premi il nuovo pulsante…
controls-taken = { $key } è già «{ $action }». Scegline un altro, o cambia prima quello.
controls-set = «{ $action }» ora è { $key }.
language-system = come il computer
language-partly = Non tutto è già tradotto: ciò che manca appare in inglese.
saves-folder-open = Copia il percorso
saves-folder-copied = Il percorso è negli appunti.
saves-kept = { $count ->
    [0] ancora nessuna
    [one] c’è 1 copia precedente
   *[other] ci sono { $count } copie precedenti
}
saves-explained = Ogni mossa si salva da sola. Se l’ultima copia si rovina, si apre la precedente.
saves-temporary = In queste cartelle non si può scrivere, perciò se ne usa una temporanea: { $folder }

## Saved matches

saves = Le vostre partite
saves-waiting = Vi aspettano
saves-finished = Finite
saves-broken = Non si possono aprire
saves-continue = Continua
saves-results = Vedi il risultato
saves-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
saves-fewer = Solo le ultime
saves-more-help = Rivedere, rinominare, copiare, eliminare
saves-find = Cerca una partita
saves-find-ask = Quale nome, o quale gioco?
saves-none-found = Nessuna partita ha questa parola.
saves-history = Storia
saves-lesson = lezione, passo { $step }
saves-won = Vince { $name }
saves-shared = { $names } vincono a pari merito
saves-none = Non c’è ancora niente di salvato.
saves-none-why = Ogni partita iniziata resta qui, finché non la elimini.
saves-looking = Sto cercando le tue partite.
saves-turn = turno { $turn }
saves-over = finita
saves-loads = Si carica: { $game }, { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}, { $state }.
saves-replay = Rivedi
saves-delete = Elimina
saves-delete-ask = Eliminare «{ $name }»?
saves-delete-why = Non si potrà recuperare.
saves-rename = Rinomina
saves-rename-ask = Nuovo nome?
saves-export = Copia altrove
saves-export-ask = Dove? Una cartella, o il nome di un file.
saves-export-done = Copiata in { $path }.
saves-import = Aggiungi
saves-import-ask = Quale file? Scrivi il percorso completo.
saves-import-done = «{ $name }» è nell’elenco.
saves-deleted = «{ $name }»: partita eliminata.

## When something was

when-today = oggi { $time }
when-this-day = oggi
when-yesterday = ieri
when-weekday = { $day ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[other] domenica
}
when-last-week = la settimana scorsa
when-date = { $day ->
    [1] 1°
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
} { $year }

## The history of a name

history = Storia
history-none = Nessuno ha ancora finito una partita.
history-games = Giochi
history-evenings = Serate
history-bot = Bot, { $level }, { $manner }
history-played = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
history-won = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}

## Results

results-wins = { $name ->
    [you] Vinci!
   *[other] Vince { $name }!
}
results-share = { $names ->
    [you] Vinci a pari merito con { $names }!
   *[other] Vincono a pari merito { $names }!
}
results-facts = { $turns } · { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
} · { $reason }
results-table = Tabella
results-graph = Grafico
results-statistics = Statistiche
results-reasons = Motivi dei bot
results-dice = Dadi
results-evening = La serata finora
results-evening-line = { $name }: { $wins }
results-again = Un’altra partita
results-again-same = Stesse carte
results-again-same-help = Ancora una volta la stessa partenza e la stessa fortuna.
results-again-new = Nuove carte
results-lobby = Cambia posti
results-replay = Rivedi
results-title = Alla copertina
results-place = { $place }° posto
results-dice-rolled = { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
}
results-dice-expected = la media
results-no-reasons = Non giocava nessun bot.
results-reason = { $turn } · { $reason }
results-statistics-none = In questo gioco non c’è niente da contare.
results-decisions = Mosse

## Watching again

replay = Alla moviola
replay-at = Mossa { $now } di { $all }
replay-play = Avvia
replay-pause = Pausa
replay-step-back = Un passo indietro
replay-step-forward = Un passo avanti
replay-start = All’inizio
replay-end = Alla fine
replay-speed = Velocità
replay-speed-value = × { $speed }
replay-viewer = Visto da
replay-public = tutti
replay-none = In questa partita non c’è ancora niente da vedere.
replay-on = Gioca da qui
replay-on-title = { $game }, da un altro momento
replay-on-why = Da questo momento comincia una nuova partita; quella finita resta com’è.
replay-broken = Da qui in poi questa partita non segue le regole di questa versione: la moviola finisce qui.

## Rulebooks

rules-title = { $game }: le regole
rules-search = cerca
rules-found = { $count ->
    [0] non c’è
    [one] 1 volta
   *[other] { $count } volte
}
rules-page = { $page } di { $pages }
rules-none = Manca il regolamento di questo gioco.
rules-pick = Le regole di quale gioco?
rules-prev = Indietro
rules-next = Avanti
rules-tutorial = Impara giocando

## Learning by playing

tutorial = Impara { $game }
tutorial-step = { $now } di { $all }
tutorial-you = Tu
tutorial-next = Avanti
tutorial-know = Lo so già
tutorial-watch = Guarda prima che cosa succede.
tutorial-seen = Quando hai visto abbastanza, premi «Avanti».
tutorial-waits = Gioca { $name }. Poi tocca a te.
tutorial-first = Rispondi prima a ciò che ti viene chiesto in basso.
tutorial-skip = Salta la lezione
tutorial-done = Ora gioca tu
tutorial-none = Per questo gioco non ci sono ancora lezioni.

## Credits

credits = Crediti
credits-games = I giochi
credits-by = di { $who }
credits-published = pubblicato da { $publisher }
credits-unofficial = Molehill non è ufficiale: è fatto per amore di questi giochi, con parole e disegni suoi. Se uno ti piace, compra quello vero.
credits-own = Il programma
credits-font = Caratteri
credits-library = Librerie
credits-bundled = Inclusi in questo download
credits-show = Leggi
credits-news = Le novità
credits-no-text = Il testo di questa licenza non è arrivato con questa copia.
part-molehill = Molehill
    .licence = Licenza MIT
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
    .licence = Licenza MIT
part-msgspec = msgspec
    .licence = Licenza BSD a 3 clausole
part-fluent = fluent.syntax
    .licence = Licenza Apache 2.0
part-typing = typing_extensions
    .licence = Licenza PSF
part-websockets = websockets
    .licence = Licenza BSD a 3 clausole
part-segno = segno
    .licence = Licenza BSD
part-bundled = { $name }
    .licence = come chiede chi l’ha fatto

## Samples, for pictures of the program

sample-save-1 = Venerdì al club

## Messages, questions, mishaps

error-title = La talpa è inciampata
error-what = Qualcosa è andato storto in Molehill. La tua partita è al sicuro fino all’ultima mossa.
error-report = È stato scritto un rapporto: { $file }
error-no-report = Non è stato possibile scrivere un rapporto.
error-continue = Torna alla copertina
error-match = Torna alla partita
error-copy = Copia il rapporto
error-copied = Il rapporto è negli appunti.
error-last-time = L’ultima volta Molehill si è chiuso all’improvviso
error-last-time-why = La tua partita ti aspetta sotto «Continua». Un rapporto dell’accaduto è in { $file }; non viene spedito a nessuno.
error-dismiss = Non mostrare più

## Keys and buttons

controls-none = ancora niente
language-take = usa
tongue-en = English
tongue-es = Español
tongue-fr = Français
tongue-de = Deutsch
tongue-it = Italiano
action-up = Su
action-down = Giù
action-left = Sinistra
action-right = Destra
action-next = Successivo
action-previous = Precedente
action-confirm = Scegli
action-back = Indietro
action-menu = Menu
action-undo = Annulla
action-log = Cronaca
action-help = Aiuto
action-hint = Consiglio
action-inspect = Guardare da vicino
action-recall = Rivedere
action-hurry = Più in fretta
action-mute = Silenzio
action-peek = Sbircia
action-page-up = Pagina su
action-page-down = Pagina giù
action-fullscreen = Schermo intero
pad-button-start = Start
pad-button-back = Tasto Back
pad-button-up = Croce su
pad-button-down = Croce giù
pad-button-left = Croce sinistra
pad-button-right = Croce destra
pad-button-lb = Dors. sinistro
pad-button-rb = Dors. destro
pad-button-lt = Grill. sinistro
pad-button-rt = Grill. destro
pad-button-ls = Levetta sinistra
pad-button-rs = Levetta destra
printed-space = Spazio
printed-return = Invio
printed-enter = Invio num.
printed-escape = Esc
printed-backspace = Backspace
printed-tab = Tab
printed-delete = Canc
printed-insert = Ins
printed-home = Inizio
printed-end = Fine
printed-page-up = Pag su
printed-page-down = Pag giù
printed-up = Su
printed-down = Giù
printed-left = Sinistra
printed-right = Destra
printed-ctrl = Ctrl
printed-shift = Maiusc
printed-alt = Alt

## Gioco pulito: ciò che è promesso, e ciò che la gente aggiunge.

fair = Gioco pulito
fair-begins = Gioco pulito. La promessa per questa partita, da fotografare (resta nel menu):
    { $commitment }
fair-how = Il computer ha estratto un numero segreto e qui ne mostra l’impronta. Fotografatela o annotatela. Dopo la partita il segreto viene aperto, e chiunque può controllare che abbia questa impronta: era fissato prima del primo lancio.
fair-shown-now = La promessa
fair-limits = Che cosa prova: nessuno ha scelto dadi e carte a favore di qualcuno, e nulla è stato scambiato lungo la strada. Che cosa non può provare: che nessuno abbia riscritto il programma stesso.
fair-thrown = Parole aggiunte
fair-nothing-thrown = Ancora nessuna.
fair-throw-why = Aggiungete una parola qualsiasi, o scuotete il mouse: entra nella fortuna insieme al segreto. Così non decidono da soli né il computer né la gente.
fair-word = Una parola tua
fair-throw = Aggiungila
fair-shake = Aggiungi il percorso del mouse
fair-shaking = Scuoti il mouse: { $percent }%
fair-path = mouse { $path }
results-fair = Gioco pulito

parts-title = Quello che c’è nella scatola

## Una parola gentile dopo la partita

award-sprint = Gran balzo
award-sprint-line = { $count } in più in un colpo
award-flying-start = Partenza lampo
award-flying-start-line = { $count } volte davanti all’inizio
award-last-spurt = Sprint finale
award-last-spurt-line = { $count } in più verso la fine
award-climber = Bella rimonta
award-climber-line = { $count } posti guadagnati
award-front-runner = In testa
award-front-runner-line = { $count } volte in testa
award-steady-paws = Zampe salde
award-steady-paws-line = { $count } volte a punti
award-good-company = Buona compagnia
award-good-company-line = un piacere al tavolo
award-big-heart = Gran cuore
award-big-heart-line = ogni risata condivisa
award-clean-paws = Zampe pulite
award-clean-paws-line = fair play fino alla fine
award-keen-nose = Gran fiuto
award-keen-nose-line = sempre sulla pista
award-good-humour = Buonumore
award-good-humour-line = un sorriso fino in fondo
award-true-friend = Amicizia vera
award-true-friend-line = merita un’altra partita
results-account = Da dove vengono i punti
results-total = In tutto
results-awards = Una parola gentile
results-nobody = Stavolta no!
results-earlier = Prima del salvataggio
results-moment = { $name }: +{ $count }
results-slow = lento
results-film = Il momento migliore

## Serata del club

club = Serata del club
club-of = Gioco { $now } di { $all }
club-points = punti
club-choose = Scelgo io!
club-on = Avanti!
club-last-picks = Chi è in coda sceglie il prossimo gioco
club-first-picks = Con quale gioco si comincia?
club-play = Si gioca a { $game }
club-go-on = Riprendi { $game }
club-end = Chiudi la serata
club-end-ask = Chiudere la serata del club?
club-end-why = La corona va a chi è in testa ora.
club-next = Prossimo gioco
club-closing = { $name } porta la corona!
club-new-ask = Cominciare una nuova serata?
club-new-why = Ce n’è un’altra in corso: finisce qui.
club-new = Nuova serata
award-club-stars = Raccolta di stelle
award-club-stars-line = { $count } giochi vinti
award-club-late = Talpa di notte
award-club-late-line = { $count } punti a tarda sera
award-club-early = Talpa mattiniera
award-club-early-line = { $count } punti già all’inizio
award-club-leap = Sorpresa della sera
award-club-leap-line = { $count } in più del gioco prima
award-club-host = Porte aperte
award-club-host-line = { $count } giochi scelti
award-club-second = Zampe d’argento
award-club-second-line = { $count } volte al secondo posto

## Giocare in solitario

alone = Gioca in solitario
alone-puzzles = Rompicapi risolti: { $now } di { $all }
alone-solved = Questo rompicapo lo hai già risolto.
alone-ladder = La scala
alone-beat-easy = { $count ->
    [one] Batti un bot facile
   *[other] Batti { $count } bot facili
}
alone-beat-normal = { $count ->
    [one] Batti un bot normale
   *[other] Batti { $count } bot normali
}
alone-beat-hard = { $count ->
    [one] Batti un bot difficile
   *[other] Batti { $count } bot difficili
}
alone-daily = La partita del giorno
alone-daily-bots = { $count ->
    [0] In solitario: oggi le stesse carte e gli stessi dadi per tutti.
    [one] Contro un bot normale: oggi la stessa partita per tutti.
   *[other] Contro { $count } bot normali: oggi la stessa partita per tutti.
}
alone-daily-new = Gioca oggi per iniziare una serie di giorni.
alone-daily-play = Gioca quella di oggi
alone-daily-again = Gioca ancora
alone-streak = { $count ->
    [0] ancora nessun giorno
    [one] un giorno
   *[other] { $count } giorni di fila
}
alone-day-best = Il tuo record di oggi: { $score }
alone-day-again = Il tuo record di oggi resta { $score }
alone-not-counted = Questa partita non conta: i giocatori sono cambiati.
alone-climbed = Piolo { $rung } di { $all } conquistato!
alone-known = Piolo { $rung } di { $all }: già conquistato
alone-fallen = Piolo { $rung } di { $all }: non ancora tuo
puzzle-left = { $count ->
    [0] nessuna mossa rimasta
    [one] ancora una mossa
   *[other] ancora { $count } mosse
}
puzzle-number = Rompicapo { $now } di { $all }
puzzle-hint = Indizio
puzzle-look = Guarda il tavolo
puzzle-goal = Che cosa fare
puzzle-again = Da capo
puzzle-next = Prossimo rompicapo
puzzle-solved = Risolto!
puzzle-not = Non ancora risolto
