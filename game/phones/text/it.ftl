# I telefoni: che cosa dice il server, e che cosa ne dice il televisore.
confirm = Sigilla
confirm-what = Sigilla: { $what }
confirm-open = Scegli così
confirm-open-what = Scegli: { $what }
twin = la stessa, { $n } di { $of }
choose-one = scegline uno
choose-exactly = scegline { $n }
choose-some = scegline da { $n } a { $of }
where = Dove
go-on = Avanti
again = Ancora!
phones-here = { $n ->
    [one] C’è 1 su { $of }
   *[other] Ci sono { $n } su { $of }
}
phones-ready = { $n ->
    [one] Ha finito 1 su { $of }
   *[other] Hanno finito { $n } su { $of }
}
phones-playing = { $count ->
    [one] Gioca { $names }.
   *[other] Giocano { $names }.
}
held-free = libero
held-bot = un bot: prendi il posto
held-asleep = dorme: sei tu?
held-phone = su un telefono
held-mouse = al televisore
held-keys = sui tasti
held-pad = con il gamepad
phones-unknown = Questo link è di un altro tavolo. Siediti qui.
phones-no-seat = Questo posto non c’è a questo tavolo.
phones-seat-held = Qualcuno ha già questo posto.
phones-ask = Il televisore chiede se puoi entrare.
phones-not-let-in = Il televisore ha detto no. Prendi un altro posto.
phones-colour-worn = Qualcuno porta già questo colore.
phones-not-open = Questo ora non si può scegliere.
phones-too-late = È tardi per cambiarlo.
phones-failed = I telefoni si sono fermati. Chiudili e riaprili; il sipario funziona ancora.
phones-refused = Il sistema non lascia arrivare i telefoni a Molehill. Consentilo nel firewall o gioca con il sipario.
phones-no-port = Un altro programma occupa ogni porta per i telefoni. Chiudilo o gioca con il sipario.
phones-button = Telefoni
phones-awake = sveglio
phones-asleep = dorme
phones-one = telefono
phones-close = Chiudi i telefoni
phones-are-open = Entrano i telefoni: inquadra, scegli una talpa, gioca.
phones-hand = Il tuo telefono è la tua mano
phones-step-1 = Inquadra il codice o scrivi l’indirizzo
phones-step-2 = Scegli una talpa e un nome
phones-step-3 = Le tue carte si vedono solo sul tuo telefono
phones-wifi = Stesso Wi-Fi; niente app né account.
phones-astray = La pagina non si apre?
phones-guest = Un Wi-Fi per ospiti può separare i telefoni: usa un’altra rete.
phones-firewall = Se un firewall lo chiede, consenti Molehill nelle reti private.
phones-no-network = Questo computer non è in nessuna rete. Collegalo al Wi-Fi dei telefoni.
phones-opening = Si apre la porta ai telefoni…
phones-still = Il sipario funziona senza rete: ogni posto può giocare a questo schermo.
phones-retry = Riprova
phones-waking = Si sveglia…
phones-waking-note = sceglie un nome
phones-free = Posto libero
phones-free-note = inquadra il codice
phones-squeak-1 = Pip!
phones-squeak-2 = Honk!
phones-squeak-3 = Trillo!
phones-squeak-4 = Sbadiglio!
phones-squeak-5 = Hihi!
phones-squeak-6 = Uhu!
phones-squeak-7 = Squit!
phones-squeak-8 = Cra!
phones-put-out = Riprendi
phones-give = A un telefono
phones-doubt = Far entrare il nuovo telefono?
phones-doubt-why = Un telefono vuole il posto di { $name } e vedrebbe ciò che è nascosto. È davvero quello di { $name }?
phones-let-in = Fallo entrare
phones-keep-out = No
phones-count = { $here } qui, { $asleep } a riposo
holds-phone = al telefono, sveglio
holds-asleep = dorme: inquadra
holds-invited = aspetta un telefono: inquadra
holds-mouse = davanti allo schermo
holds-keys = ai tasti
holds-pad = al gamepad
holds-bot = un bot; ogni telefono può subentrare
phones-scan = inquadra
phones-praise = Complimenti per
phones-account = I tuoi punti
phones-whole = in tutto
phones-replay = Guarda la televisione: la partita va di nuovo in onda.
