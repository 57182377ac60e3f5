## Molly, the rules whole, in our own words

chapter-idea = Di che si tratta
    .text =
        Sotto l’orto le talpe sono al lavoro. Mettine in fila tre dello stesso colore, porta una delle tre pile nella tua tana e ribalta le altre due: sotto può esserci di tutto.

        @ molly/card.yellow.a molly/card.yellow.b molly/card.yellow.tardy | Tre in fila

        Ogni carta che prendi diventa un cubo del suo colore. Alla fine non conta quanti ne hai, ma come sono distribuiti: la tua colonna più alta per la più bassa. Di più non è sempre meglio.

        @ molly/burrow | Ciò che entra resta nascosto

chapter-set-up = Preparazione
    .text =
        Da due a quattro giocatori. Le talpe sono di cinque colori, ognuno con il suo simbolo: giallo il mais, rosso il ravanello, bianco il fungo, verde i piselli, blu il cavolo.

        = Carte e gettoni
        - In due: 40 talpe, 6 gettoni Progetto.
        - In tre: 45 talpe, 9 gettoni.
        - In quattro: 50 talpe, 12 gettoni.

        = L’orto
        Nove caselle, tre per tre. Su ognuna c’è una talpa coperta e, sopra, una scoperta. Quelle sotto non le ha viste nessuno.

        = Il mazzo
        Dall’alto: cinque talpe; una parte in cui è mescolato un Evento verde; una con un Evento arancione; una con un Evento rosso; e in fondo quindici Talpe Tardive, con il dorso arancione. Di ogni colore un Evento è nel mazzo e l’altro resta nella scatola: quale, non lo sa nessuno.

        @ molly/card.back molly/card.back.tardy | Un Progetto, e il dorso di una Talpa Tardiva

        Accanto al mazzo due carte sono in mostra, scoperte. Tutti ricevono un gettone. Chi comincia lo decide la sorte, e lo indica la bandierina.

chapter-turn = Il turno
    .text =
        Per prima cosa si torna a due carte in mostra. Poi, in quest’ordine:

        1. Azioni speciali | quante ne paghi, o nessuna @ molly/token
        2. Gioca una carta | è obbligatorio @ molly/card.yellow.a
        3. Cerca un tris | e se c’è, prendilo @ molly/card.yellow.b

        Un Evento che esce dal mazzo avviene subito, prima di ogni altra cosa.

chapter-special = Azioni speciali
    .text =
        Ognuna costa un gettone Progetto. Puoi farne quante ne paghi, anche la stessa più volte, in qualsiasi ordine.

        = Prendi una carta
        Una carta in mostra va nel compost e tu ricevi un cubo del suo colore. Al suo posto se ne scopre una nuova.

        = Scambia due pile
        Due pile vicine di lato, non in diagonale, si scambiano di posto intere. Devono avere entrambe delle carte: una casella vuota non si scambia. Una pila che mostra un Progetto sì.

        Uno scambio da solo non fa tris. Lo prepara.

        @ molly/token | Un gettone Progetto

        I gettoni spesi tornano nella riserva tutti insieme, quando hai finito questa parte del turno.

chapter-play = Giocare una carta
    .text =
        Prendi una carta in mostra, o la prima del mazzo senza sapere qual è, e mettila scoperta su una casella: vuota, su un Progetto o su una talpa di un altro colore. Mai su una talpa del suo stesso colore.

        Una carta pescata alla cieca si guarda prima di scegliere la casella, e va giocata. Se è un Evento, l’Evento avviene e peschi la carta dopo.

        > Una casella vuota ti porta un gettone. Se la riserva è finita, lo prendi a un’altra persona, a tua scelta.

        Se una carta pescata non può andare da nessuna parte finisce nel compost, senza cubo, e ne giochi una in mostra.

chapter-sets = I tris
    .text =
        Tre talpe dello stesso colore in riga, in colonna o in diagonale sono un tris, se una di esse è la carta che hai appena giocato. Un tris che c’era già prima non conta.

        Se con la tua carta fai due tris insieme, scegline uno. L’altro non porta niente.

        1. Prendi una delle tre pile | tutte le sue carte, da qualunque lato siano. Le vedono tutti. Ognuna diventa un cubo nella tua tana. @ molly/cube.yellow
        2. Ribalta le altre due | insieme, ognuna tutta intera. @ molly/card.back

        Prima nessuno può guardare dentro una pila né contarla. Lo spessore disegnato dice solo all’incirca quanto è alta.

        > Una tana contiene sette cubi per colore. Quelli in più vanno persi.

        + Esempio | Tre blu in fila. Prendi una pila di tre carte, blu su verde su bianco: un cubo blu, uno verde e uno bianco.

chapter-flips = Il ribaltone
    .text =
        Una pila ribaltata si gira tutta intera: la carta in fondo viene in cima e ogni carta mostra l’altro lato.

        - Una pila dell’inizio ha in fondo una talpa coperta: ribaltata, mostra quella talpa.
        - Una pila nata su una casella vuota ha in fondo una talpa scoperta: ribaltata, mostra un dorso: un Progetto.
        - Una carta sola scoperta diventa un Progetto solo.

        @ molly/card.red.a molly/card.back | Una talpa, o un Progetto

        = Catene
        Se il ribaltone forma un tris di talpe con una pila appena ribaltata, prendilo allo stesso modo: una pila nella tana, le altre due si ribaltano. E così via, finché si può.

        = Tre Progetti
        Se il ribaltone mette tre Progetti in fila, ricevi tre gettoni, dalla riserva o dagli altri. Poi peschi tre carte e ne metti una su ognuno dei tre, come vuoi. I tris che nascono così non contano, e il tuo turno finisce. Valgono anche i dorsi delle Talpe Tardive. I Progetti messi in fila in altri modi non valgono mai.

        Gli Eventi usciti tra le tre carte aspettano che siano tutte giù, e vengono sostituiti.

chapter-events = Eventi
    .text =
        Un Evento avviene subito, a partire da chi l’ha trovato; poi una nuova carta prende il suo posto. Un Evento trovato durante un altro aspetta che quello finisca.

        = Verdi
        - Tutti ricevono un gettone Progetto. Se la riserva è vuota, prendilo a qualcuno. @ molly/event.token
        - Tutti pescano una carta e ne ricevono il cubo. La carta va nel compost. @ molly/event.draw

        = Arancioni
        - Ogni casella vuota riceve una talpa dal mazzo, scoperta. @ molly/event.fill-gaps
        - Ogni casella che mostra un Progetto riceve una talpa dal mazzo, scoperta. @ molly/event.fill-backs

        Nessuno dei due fa tris né porta gettoni.

        = Rossi
        - Tutti passano un cubo a chi siede a destra, nello stesso momento, scelto in segreto. @ molly/event.pass
        - Tutti scartano un cubo a propria scelta. @ molly/event.discard

        Chi non ha cubi non fa niente.

chapter-end = La fine
    .text =
        Appena in cima al mazzo c’è una Talpa Tardiva, per qualunque motivo, comincia l’ultimo giro. Finisce con il turno di chi siede a destra della bandierina, così tutti giocano lo stesso numero di turni. Per tutto il resto le Talpe Tardive sono talpe normali.

        Se il mazzo finisce non si rimescola niente; si gioca una carta in mostra e, se non c’è niente da giocare, si passa.

        @ molly/clock | Arrivano le Tardive

chapter-scoring = Il punteggio
    .text =
        Moltiplica i cubi del colore che hai di più per quelli del colore che hai di meno, e aggiungi un punto per ogni gettone che ti resta.

        > Un colore che ti manca del tutto non si considera.

        - Se tutti i tuoi colori sono alti uguale, quel numero fa da più alto e da più basso: quattro per quattro, sedici.
        - Se hai un colore solo, si moltiplica per sé stesso: cinque per cinque, venticinque.

        + Esempio | Giallo 5, rosso 7, bianco 3, verde 4, blu 3 e un gettone: 7 × 3 + 1 = 22.
        + Esempio | Giallo 6, rosso 6, bianco 3, verde 4, niente blu, nessun gettone: 6 × 3 = 18. Con un quarto bianco sarebbero 24.

        Vince il punteggio più alto. In parità vince chi ha meno gettoni; se anche quelli sono uguali, la vittoria è condivisa.

chapter-bobtail = Il Bobtail
    .text =
        Con questa opzione un grosso cane sta seduto in mezzo all’orto, con otto pile intorno.

        @ molly/dog.sit | Vuole solo giocare

        Su di lui non si mettono carte, e nessun tris lo attraversa. La sua casella non è vuota.

        Invece di scambiare pile si va a caccia di talpe: per un gettone il cane salta di una casella, anche in diagonale. La pila su cui atterra va così com’era in una casella vuota a tua scelta; quella che ha lasciato è sempre libera. Se atterra su una casella vuota, nessuna pila si sposta.

chapter-options = Opzioni
    .text =
        = Il Bobtail
        Il cane, come si racconta nel suo capitolo.

        = Tane aperte
        Quello che entra in una tana l’hanno visto tutti. Con questa opzione resta in vista, e nessuno deve ricordarselo.

chapter-advice = Consigli
    .text =
        - Un colore che non hai non costa niente. Un suo unico cubo può costare tutto.
        - Un cubo in più sulla colonna più bassa vale quanto è alta la più alta.
        - Le pile sottili portano quel che vedi. Quelle spesse, sorprese.
        - I tuoi due in fila sono il tris di chi viene dopo.
        - Un gettone alla fine è un punto, e prima è più di un punto.

chapter-origin = Da dove viene
    .text =
        Molly è un gioco di Christian Giove, pubblicato da GateOnGames con disegni di Stefano Tartarotti. Questa è una versione non ufficiale, fatta con affetto; le parole, le immagini e le talpe sono nostre.

        Dove le regole lasciano una domanda aperta abbiamo deciso noi: i gettoni si prendono uno alla volta e chi prende sceglie a chi; un ribaltone o una carta che non fa tris non costa niente; chi comincia si tira a sorte.
