## The first turn, played together

lesson-welcome = Si scende in campo!
    .text = Le tue talpe non vedono quasi niente. Vinci medaglie quando due del tuo esercito si vedono in linea retta: più sono lontane, meglio è.
lesson-barracks = La prima caserma
    .text = Scegli uno spazio con il bordo d’oro. Lì va una tua caserma; in una linea di vista vale una medaglia in più.
lesson-mole = La prima talpa
    .text = Ora un’altra caserma, con sopra una talpa. Tienile libere delle file dritte di caselle, così vede lontano.
lesson-enter = Una compagna
    .text = Premi «Nuova talpa», poi scegli dove va. Una talpa sola non vede nessuno. I numeri dicono che cosa porterebbe ogni spazio.
lesson-card = Ora una carta
    .text = Giocane una della Linea al suo prezzo, o una della tua mano, gratis. Poi scegli il bersaglio: i tratteggi mostrano le linee che verranno. Premi ancora una volta e la giochi.
lesson-others = Ora gli altri
    .text = Le linee d’oro sono nuove e portano medaglie, le grigie c’erano già. Una linea torna nuova quando una delle sue talpe si muove. Chi non ha più talpe ne riceve una gratis.
lesson-march = In marcia
    .text = D’ora in poi puoi anche scegliere una talpa che è già in campo: avanza di una casella e gioca una carta o cambia la sua tessera. Poi può andare la prossima.
lesson-board = Tutto il tabellone
    .text = Il pulsante con l’esagono lo mostra tutto. Quando esce la Pace, il giro si gioca fino in fondo. Vince chi ha più medaglie.
