## What cannot be done, said in one sentence.

match-no-game = Non c’è nessun gioco di nome { $game }.
match-seats = Questo gioco vuole da { $least } a { $most } giocatori, non { $seats }.
match-colour = Non c’è nessun colore di nome { $colour }.
match-same-colour = Due posti non possono avere lo stesso colore.
match-control = Un posto non può essere affidato a { $control }.
match-level = Non c’è nessun livello di bot di nome { $level }.
match-device = Non c’è nessun dispositivo numero { $device }.
match-no-option = Questo gioco non ha l’opzione { $option }; ha { $options }.
match-no-choice = { $option } non può essere { $value }; può essere { $choices }.
match-no-seat = Al posto { $seat } non c’è nessuno.
match-not-asked = Non tocca al posto { $seat }.

## What is wrong with a save.

save-empty = Il file è vuoto.
save-foreign = Questo non è un salvataggio di Molehill.
save-broken = Il salvataggio è danneggiato.
save-too-large = Il file è più grande di qualsiasi partita possibile.
save-unfit = Qualcosa di questa partita non si può scrivere in un file.
save-future = Il salvataggio viene da un Molehill più recente (formato { $version }, questo conosce il formato { $known }).
save-newer-rules = Il salvataggio usa regole più recenti (versione { $rules }, questo Molehill conosce la { $known }).
save-older-rules = Il salvataggio segue regole (versione { $rules }) che questo Molehill non gioca più.
save-at-its-word = Questa partita è cominciata con regole precedenti: il tavolo è come dice il salvataggio e non si può rivedere.
save-astray = Le mosse di questo salvataggio non portano al suo tavolo, quindi è stato cambiato fuori dal gioco; puoi continuare, ma non rivederla.
save-no-game = Il salvataggio è di un gioco che questo Molehill non ha ({ $game }).
save-not-a-file = Questo non è un normale file.
save-not-found = Questo file non esiste.
save-unreadable = Il file non si può leggere: { REASON($reason) }.
save-failed = Non è stato possibile salvare la partita: { REASON($reason) }.
save-exists = C’è già un file di nome { $file }.

## The match that is being played.

autosave-failed = Non è stato possibile salvare la partita ({ REASON($reason) }). Si continua; resta l’ultima copia riuscita.
autosave-older = La copia più recente della partita era danneggiata, perciò ne è stata aperta una più vecchia, ferma a { $decisions ->
    [one] { $decisions } mossa
   *[other] { $decisions } mosse
}.
autosave-not-cleared = Non è stato possibile eliminare la partita: { REASON($reason) }.

## Watching a match again.

replay-unavailable = Questa partita è cominciata con altre regole, perciò non si può rivedere.
replay-secret = Quello che vedeva ogni giocatore si può guardare a partita finita.
statistics-early = I numeri si vedono a partita finita.

## Gioco pulito: ciò che era promesso, ciò che è stato aperto e che cosa prova.

fair-none = Per questa partita non è stato promesso nulla: la sua fortuna viene da un numero noto, come quando si rigioca la stessa fortuna.
fair-promised = Promesso prima del primo lancio: { $commitment }.
fair-shown = Questo computer ha mostrato quella promessa il { $when }.
fair-shown-other = Il { $when } questo computer ha mostrato un’altra promessa per questa partita: { $commitment }. La partita è stata scambiata.
fair-not-shown-here = Questo computer non ha mostrato quella promessa: confrontatela con la vostra foto.
fair-sealed = Il segreto viene aperto quando la partita è finita.
fair-unopened = Manca il segreto: non si può controllare nulla.
fair-opened = Il segreto era: { $secret }.
fair-kept = Ha l’impronta promessa: era fissato prima del primo lancio.
fair-broken = Ha un’impronta diversa da quella promessa.
fair-words = Parole aggiunte: { $words }.
fair-seed = La fortuna della partita viene dal segreto e da quelle parole.
fair-other-seed = La fortuna della partita non viene da quel segreto e da quelle parole.
fair-played = Ogni mossa porta al tavolo che è stato annotato.
fair-astray = Dopo la mossa { $decision } il tavolo non è quello annotato.
fair-no-way = Le mosse non portano al tavolo che è stato registrato.
fair-other-rules = La partita è cominciata con regole precedenti e qui non si può rigiocare: sul suo corso non si può dire nulla.
fair-honest = Tutto ciò che si può controllare è come promesso.
fair-dishonest = Questa partita non è quella promessa.
fair-limits = Che cosa prova: nessuno ha scelto la fortuna e nulla è stato scambiato lungo la strada. Che cosa non può provare: che nessuno abbia riscritto il programma stesso.
fair-not-noted = Non è stato possibile annotare la promessa di questa partita: { REASON($reason) }. Fotografatela.
save-sealed = Questa partita è stata sigillata su un altro computer: aprila lì e scegli «Copia altrove», perché quella copia si apre ovunque.
club-broken = Non è stato possibile leggere la serata del club.
club-not-kept = Non è stato possibile salvare la serata del club: { REASON($reason) }.
alone-broken = Non è stato possibile leggere i tuoi risultati in solitario: rompicapi, scala e giorni ricominciano.
alone-not-kept = Non è stato possibile salvare i tuoi risultati in solitario: { REASON($reason) }.
