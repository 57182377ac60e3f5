## The bar

menu = Menu
undo = Annulla
undo-none = Annulla: non c’è niente da annullare
log = La cronaca
help = Regole e aiuto
sound = Suoni sì o no
hint = Un consiglio
hint-none = Un consiglio: ora non c’è niente da decidere

## The prompt

ready-count = Pronti: { $ready } su { $seats }
done = Fatto
next = Avanti
results = Vedi i risultati
go-back = Indietro
clear = Cancella
open-curtain = { $name ->
    [you] Tocca a te
   *[other] { $name }, tocca a te
}
no-way-back = Questo non si può annullare.
hint-wait = Ci sto pensando…
hint-do = Un consiglio: { $what }
hint-own = Prima guarda le tue cose: il consiglio è solo per i tuoi occhi.
page-of = { $number } di { $all } · altro con le frecce
recap = Nel frattempo
recap-more = e ancora { $count }
recap-why = Perché?
pad-start = Start
pad-back = Back
blind-done = { $done }: conferma · { $clear }: ricomincia
pad-row = riga
pad-place = colonna

## The curtain

pass-to = Passa a { $name }
look-away = Gli altri: vietato guardare!
i-am = Sono { $name }: apri
not-looking = Non guardo!
no-peeking = Non si sbircia!
peek-done = Torna al tavolo
zoom-whole = Tutto il tabellone
zoom-near = Avvicina
to-table = Torna al tavolo
are-done = { $names ->
    [you] { $count ->
        [1] Hai finito.
       *[other] Avete finito tu e { $names }.
    }
   *[other] { $count ->
        [one] { $names } ha finito.
       *[other] { $names } hanno finito.
    }
}
is-next = { $name ->
    [you] Ora tocca a te.
   *[other] Ora gioca { $name }.
}
eyes-only = { $name ->
    [you] Solo per i tuoi occhi
   *[other] Solo per gli occhi di { $name }
}
curtain-keys = Invio o A

## The pause

pause-title = Pausa
pause-on = Riprendi
pause-seats = Cambia posti
pause-rules = Regolamento
pause-settings = Impostazioni
pause-save = Salva una copia
pause-leave = Alla copertina
pause-saved = Salvata come «{ $name }».
pause-note = Niente va perso: la partita ti aspetta sotto «Continua».
pause-note-loose = Un rompicapo non viene salvato: ricomincia da capo ogni volta che vuoi.
pause-speed = Ritmo: { $speed }
speed-slow = calmo
speed-normal = normale
speed-fast = rapido
save-name = { $game }, { $turn }

## Seats

seats-title = Chi gioca?
seats-note = Un posto può passare di mano in ogni momento.
seat-to-bot = Affida a un bot
seat-to-person = Gioca tu

## The log

log-title = La cronaca
log-last = Poco fa
log-since = { $name ->
    [you] Dalla tua ultima mossa
   *[other] Dall’ultima mossa di { $name }
}
log-empty = Non è ancora successo niente.
seed = Mescolato con { $hash }
told-together = { $first }; { $then }
phones-choose = Scegliete sul telefono!
phones-choosing = { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
}
phones-sleeping = { $count ->
    [one] Il telefono di { $names } dorme: il sipario aspetta.
   *[other] I telefoni di { $names } dormono: il sipario aspetta.
}
phones-both = { $choosing } { $sleeping }
