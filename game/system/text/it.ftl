## What every room says

language-name = Italiano
list-last = { SOUND($last) ->
    [e] { $before } ed { $last }
   *[other] { $before } e { $last }
}
list-before = { $item }, { $rest }

## Files and folders

paths-not-writable = In { $folder } non si può salvare niente: i salvataggi di questa sessione finiscono in una cartella temporanea e potrebbero andare persi allo spegnimento del computer.
lock-second-copy = Molehill è già aperto e sta usando i salvataggi in { $folder }. Chiudi prima l’altra finestra.
settings-broken = Non è stato possibile leggere le impostazioni: valgono quelle di partenza. Il vecchio file è conservato come { $file }.
settings-not-saved = Non è stato possibile salvare le impostazioni ({ REASON($reason) }). Valgono finché non esci.
disk-slow = Il disco non risponde. Forse quello che hai fatto per ultimo non è ancora salvato.

## The window

window-title = Molehill
no-display = Non c’è uno schermo su cui Molehill possa aprire una finestra ({ $reason }).
fell = Molehill è inciampato e si è dovuto chiudere; le tue partite sono al sicuro e un rapporto si trova in { $file }.
fell-unreported = Molehill è inciampato e si è dovuto chiudere; le tue partite sono al sicuro.

## Perché il sistema non ha voluto

os-eacces = permesso negato
os-ebadf = è chiuso
os-ebusy = è in uso
os-edquot = la tua parte del disco è piena
os-eexist = esiste già
os-efbig = è troppo grande
os-einval = il sistema lo rifiuta
os-eio = la lettura o la scrittura non è riuscita
os-eisdir = è una cartella
os-emfile = troppi file sono aperti
os-enametoolong = il nome è troppo lungo
os-enoent = non esiste questo file né questa cartella
os-enospc = non c’è più spazio sul disco
os-enotdir = una cartella del percorso è un file
os-eperm = il sistema non lo permette
os-erofs = qui non si può scrivere
