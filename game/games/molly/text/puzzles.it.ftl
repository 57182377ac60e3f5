## Rompicapi: qualunque cosa sia nascosta, c’è una via sicura

puzzle-swap = Prima lo scambio
    .short = Un gettone, un tris.
    .goal = Hai un gettone. Fai un tris in questo turno, con certezza: quello che sta sotto le carte in cima non ti aiuta.
    .hint = Così com’è l’orto, nessuna carta in mostra fa un tris. Quali due pile vicine devono scambiarsi di posto perché una lo faccia?
    .solved = Lo scambio ha messo in fila due dello stesso colore, e la tua carta era la terza.
    .missed = Nessun tris. Prima scambia, poi gioca: lo scambio costa il gettone, e la carta giocata deve far parte del tris.
puzzle-dog = Un salto solo
    .short = Un salto, un tris.
    .goal = Il Bobtail sta seduto nell’orto e hai un gettone. Fai un tris in questo turno, con certezza.
    .hint = Dove atterra il cane una pila se ne va: nella casella vuota che vuoi, anche in quella che ha lasciato. Quale pila manca altrove?
    .solved = Il cane ha spostato proprio la pila che mancava, e la tua carta era la terza.
    .missed = Nessun tris. Il cane sposta una pila per te: in una casella vuota o dove stava seduto.
puzzle-hops = Due salti
    .short = Due salti, un tris.
    .goal = Hai due gettoni per il Bobtail. Fai un tris in questo turno, con certezza.
    .hint = Un salto non basta. Il primo può finire su una casella vuota, così il secondo arriva alla pila giusta.
    .solved = Due salti, una pila spostata, e tre in fila.
    .missed = Nessun tris. Servono tutti e due i gettoni: pensa a quale pila spostare, poi alla strada per arrivarci.
puzzle-burrow = L’ultimo turno
    .short = Porta la tua tana a { $wanted } punti.
    .goal = È l’ultimo turno della partita. Porta la tua tana, gettone compreso, a { $wanted } punti, con certezza. Nessuno sa che cosa c’è sotto le carte in cima.
    .hint = La tua colonna più alta per la più bassa: alzale tutte e due. Un gettone prende una carta, una casella vuota dà un gettone, e di una pila conosci tutte le carte.
    .solved = La colonna più bassa alzata dal gettone, la più alta dall’unica pila che conoscevi, e il gettone è tornato: 6 × 3 + 1.
    .missed = { $got } punti su { $wanted }. Una pila con qualcosa sotto può portare un colore che non vuoi, o che hai già.
