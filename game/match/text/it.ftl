## What cannot be done, said in one sentence.

match-no-game = Non c’è nessun gioco di nome { $game }.
match-seats = Questo gioco vuole da { $least } a { $most } posti, non { $seats }.
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
save-future = Il salvataggio viene da un Molehill più recente (formato { $version }, questo conosce il { $known }).
save-newer-rules = Il salvataggio usa regole più recenti (versione { $rules }, questo Molehill conosce la { $known }).
save-older-rules = Il salvataggio segue regole (versione { $rules }) che questo Molehill non gioca più.
save-no-game = Il salvataggio è di un gioco che questo Molehill non ha ({ $game }).
save-not-a-file = Questo non è un normale file.
save-not-found = Questo file non esiste.
save-unreadable = Il file non si può leggere: { $reason }.
save-failed = Non è stato possibile salvare la partita: { $reason }.
save-exists = C’è già un file di nome { $file }.

## The match that is being played.

autosave-failed = Non è stato possibile salvare la partita ({ $reason }). Si continua; resta l’ultima copia riuscita.
autosave-older = La copia più recente della partita era danneggiata, perciò ne è stata aperta una più vecchia, ferma a { $decisions ->
    [one] { $decisions } mossa
   *[other] { $decisions } mosse
}.
autosave-not-cleared = Non è stato possibile eliminare la partita: { $reason }.

## Watching a match again.

replay-unavailable = Questa partita è cominciata con altre regole, perciò non si può rivedere.
replay-secret = Quello che vedeva ogni giocatore si può guardare a partita finita.
statistics-early = I numeri si vedono a partita finita.
