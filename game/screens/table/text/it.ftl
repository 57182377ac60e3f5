## The bar

menu = Menu
undo = Annulla
undo-none = Annulla: niente da cui tornare
log = La cronaca
help = Regole e aiuto
sound = Suoni sì o no
hint = Un consiglio

## The prompt

ready-count = Pronti: { $ready } su { $seats }
done = Fatto
next = Avanti
results = Ai risultati
go-back = Indietro
clear = Cancella
open-curtain = { $name }, a te
no-way-back = Dopo non si torna più indietro.
hint-wait = Ci sto pensando …
hint-do = Un consiglio: { $what }
hint-own = Prima guarda le tue cose: il consiglio è solo per i tuoi occhi.
pad-start = Start
pad-back = Indietro
blind-done = { $done } conferma, { $clear } ricomincia
pad-row = riga
pad-place = posto

## The curtain

pass-to = Passa a { $name }
look-away = Gli altri guardino altrove!
i-am = Sono { $name }: apri
not-looking = Non guardo!
peek-done = Torna al tavolo
zoom-whole = Tutto il tabellone
zoom-near = Più da vicino
to-table = Torna al tavolo
are-done = { $names } { $count ->
    [one] ha
   *[other] hanno
} finito.
is-next = Ora tocca a { $name }.
eyes-only = Solo per gli occhi di { $name }
curtain-keys = Invio o A

## The pause

pause-title = Una pausa
pause-on = Riprendi
pause-seats = Cambia posti
pause-rules = Regolamento
pause-settings = Impostazioni
pause-save = Salva una copia
pause-leave = Al titolo
pause-saved = Salvata come «{ $name }».
pause-note = Niente va perso: la partita ti aspetta sotto «Continua».
pause-speed = Ritmo
speed-slow = calmo
speed-normal = normale
speed-fast = rapido
save-name = { $game }, turno { $turn }

## Seats

seats-title = Chi gioca?
seats-note = Un posto può cambiare mano in ogni momento.
seat-to-bot = Affida a un bot
seat-to-person = Gioca tu

## The log

log-title = La cronaca
log-last = Ultimo turno
log-since = Dall’ultima scelta di { $name }
log-empty = Non è ancora successo niente.
seed = Distribuito da { $hash }
told-together = { $first }; { $then }
