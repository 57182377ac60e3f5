## Che cos’è il programma e che cosa gli si può chiedere

about = Molehill: giochi da tavolo con le talpe, su uno schermo condiviso.
about-commands = Senza comando si apre il gioco. I comandi fanno a meno dello schermo.
usage = uso:
heading-words = dati
heading-options = opzioni
heading-commands = comandi

word-game = GIOCO
word-percent = PERCENTO
word-folder = CARTELLA
word-command = COMANDO
word-level = LIVELLO
word-bots = BOT
word-file = FILE
word-room = STANZA
word-view = VISTA

help-help = mostrare questo aiuto e fermarsi
help-version = dire la versione
help-selftest = provare tutto, senza schermo
help-data-dir = dove stanno le partite e le impostazioni
help-portable = tenerle accanto al programma
help-fullscreen = riempire lo schermo
help-window = la grandezza della finestra
help-lobby = aprire subito questo gioco
help-simulate = molte partite fra bot
help-duel = due livelli di bot a confronto
help-trace = una partita in righe JSON
help-apply = risposte in una situazione data
help-saves = controllare le partite salvate
help-saves-check = si caricano, e se no, perché
help-saves-list = tutte le partite conservate
help-fair = di che cosa era fatta la fortuna di una partita
help-fair-check = che cosa è stato promesso e che cosa aperto
help-shot = l’immagine di un tavolo o di una schermata
help-film = un movimento in una striscia di immagini
help-party = una partita solo con i telefoni
help-bench = la tabella delle velocità, in rapporti
help-game = quale gioco
help-seats = in quanti si gioca
help-seed = un numero intero
help-options = le opzioni del gioco
help-json = una riga di JSON
help-progress = mostrare l’avanzamento anche fuori da un terminale
help-picture = il file da scrivere
help-after = dopo tante mosse
help-size = in pixel
help-view = public, o un posto a partire da 0
help-language = in questa lingua
help-text = la grandezza del testo
help-matches = quante partite
help-bots = un nome per tutti o uno per posto
help-a = l’uno
help-b = gli altri
help-states = tutti gli stati, anche i segreti
help-apply-file = JSON; «-» per l’ingresso standard
help-saved = partite salvate
help-saved-one = una partita salvata
help-saves-live = dove stanno le partite
help-frames = quante immagini
help-bots-phones = un nome per tutti tranne uno, o uno per posto
help-port = la porta da provare per prima
help-pace = a che velocità si muove tutto
help-here = solo per questo computer
help-only = rules, bots o stage

## Parole che non possono andare

missing-words = Manca: { $words }.
unknown-words = Dati sconosciuti: { $words }.
word-one = { $name } vuole un valore.
word-some = { $name } vuole almeno un valore.
word-none = { $name } non vuole valori, quindi nemmeno { $word }.
word-other = Le parole non si capiscono: { $problem }.
saves-what = Le partite salvate si possono controllare o elencare: { $check }, { $list }.
fair-what = Si può controllare che il gioco sia stato onesto: { $check }.
wrong-choice = { $what ->
    [bench] Non c’è una misura { $word }
    [bot] Non c’è un bot { $word }
    [choice] Per { $of } non c’è una scelta { $word }
    [command] Non c’è un comando { $word }
    [game] Non c’è un gioco { $word }
    [language] Non c’è una lingua { $word }
    [option] { $of } non ha un’opzione { $word }
    [picture] Non c’è un’immagine { $word }
   *[viewer] Non c’è una vista { $word }
}; a scelta: { $choices }.
wrong-number = { $what ->
    [decisions] Il numero di mosse
    [frames] Il numero di immagini
    [games] Il numero di partite
    [height] L’altezza
    [pace] La velocità
    [port] Una porta
    [seed] Un seme
    [text] La grandezza del testo
   *[width] La larghezza
} dev’essere un numero intero da { $least } a { $most }, non { $word }.
wrong-seats = { $game } ha da { $least } a { $most } posti, non { $word }.
wrong-seats-some = { $game } non ha { $word } posti; a scelta: { $choices }.
wrong-option-form = Un’opzione si scrive { $form }, non { $word }.
wrong-option-twice = L’opzione { $name } compare due volte.
wrong-no-options = { $game } non ha opzioni.
wrong-bots = Nomina un bot per tutti o { $seats }, uno per posto, non { $count }.
wrong-phone = Almeno un posto è per un telefono: il suo bot si chiama { $bot }.
wrong-size = Una grandezza si scrive come { $form }, non { $word }.
wrong-large = Un’immagine è al massimo { $largest }, non { $word }.
wrong-png = Un’immagine si scrive in un file che finisce in { $ending }, non { $word }.
wrong-folder = Non c’è una cartella { $folder }.
wrong-file = { $file } è un file, non una cartella.
wrong-both = Scegli { $one } o { $other }, non entrambi.
wrong-duel = Un duello vuole almeno 2 posti.
wrong-over = La partita è finita: non si muove più niente.
wrong-maker = { $command } è uno strumento per chi sviluppa Molehill: sta nel codice sorgente, non nel download.

## Ciò che non si può leggere o scrivere

output-closed = L’uscita standard è chiusa: non c’è dove scrivere.
failed-file = Non si può usare { $file }: { REASON($reason) }.
failed-writing = Non si può scrivere: { REASON($reason) }.
failed = Non si può fare: { REASON($reason) }.

## Una situazione davanti alle regole

apply-object = Il JSON dev’essere un oggetto con { $state } e una lista { $actions }.
apply-list = { $actions } dev’essere una lista.
apply-read = Non si può leggere { $file }: { REASON($reason) }.
apply-text = { $file } non è testo.
apply-large = { $file } è più grande di qualunque stato.
apply-deep = { $file } ha troppi livelli.
apply-json = { $file } non è JSON: alla riga { $line }, colonna { $column } ci vuole altro.
apply-json-number = { $file } non è JSON: c’è un numero troppo lungo.
apply-json-word = { $file } non è JSON: { $word } non è un numero.
apply-json-twice = { $file } non è JSON: un nome compare due volte.
apply-nonsense = Lo stato non sta insieme.
apply-law = Lo stato infrange una legge del gioco: { $law }.
apply-seats = Lo stato infrange una legge del gioco: non si gioca in { $seats }.
apply-stuck = Lo stato infrange una legge del gioco: nessuno potrebbe continuare.
apply-sealed = Lo stato non si può leggere: il posto { $seat } non poteva rispondere { $word }.
apply-unreadable = Lo stato non si può leggere: { $where }: { $why ->
    [deep] troppi livelli
    [entries] qui vanno { $what } voci
    [extra] { $what } non va qui
    [hex] qui va una parola esadecimale
    [large] il numero è troppo grande
    [list] qui va una lista
    [missing] manca { $what }
    [names] qui vanno voci con un nome
    [no-choice] { $what } non può stare qui
    [no-event] questo evento non esiste
    [no-number] { $what } non è un numero
    [no-reader] nessuno sa leggere { $what }
    [no-step] questo passo non esiste
    [nothing] qui non va niente
    [object] qui va questo: { $what }
    [whole] qui va un numero intero
    [word] qui va una parola
    [yes-no] qui va sì o no
   *[none-fits] non è niente di ciò che può stare qui
}.
apply-form = La risposta { $number } va scritta { $form }, non { $word }.
apply-after = La risposta { $number } arriva dopo la fine della partita.
apply-not-asked = Risposta { $number }: ora non è richiesto il posto { $seat }, ma { $now }.
apply-pick = Risposta { $number }: il posto { $seat } non può scegliere { $word }; a scelta: { $choices }{ $more ->
    [0] { "" }
   [one] { " " }e un altro
   *[other] { " " }e altri { $more }
}.
apply-pick-some = Risposta { $number }: il posto { $seat } non può scegliere { $word }; a scelta: da { $least } a { $most } di { $choices }, in questo ordine.

## Ciò che richiede un po’ di tempo

progress-matches = partite
progress-duels = duelli
check-match = una partita di { $game }
check-save = un salvataggio di { $game }
check-words = i testi di { $game }
check-bot = un bot nel suo processo
check-screen = la schermata { $screen }
check-table = il tavolo di { $game }
fault-end = la partita non ha una vera fine
fault-save = la partita letta non è quella scritta
fault-words = mancano i suoi testi
fault-answer = la risposta non c’entra con la domanda
fault-silence = nessuna risposta in { $seconds } secondi
