## The first turn, played together

lesson-welcome = Si entra nell’orto!
    .text = Nove pile di talpe. Che cosa c’è sotto, non lo sa nessuno. Tre dello stesso colore in fila, e una di quelle pile è tua.
lesson-play = Gioca una carta
    .text = Scegli una carta in mostra, poi una delle caselle con gli angoli segnati. Cerca due talpe del suo colore in fila a cui manca la terza. Mai sul suo stesso colore.
lesson-others = Ora gli altri
    .text = Quando qualcuno fa un tris, guarda le due pile che si ribaltano: la carta in fondo viene in cima e mostra l’altro lato. Una casella vuota vale un gettone per chi ci gioca.
lesson-tokens = A che servono i gettoni
    .text = Prima di giocare puoi spendere un gettone: una carta in mostra diventa un tuo cubo, o scambi due pile vicine. Fallo adesso.
lesson-burrow = Occhio alla tana
    .text = Il tuo punteggio è la colonna più alta per la più bassa. Un colore che ti manca non conta affatto. Guarda nella tua tana: mostra quanto vale un cubo in più.
lesson-alone = Ora scava tu
    .text = La striscia sopra l’orto mostra quanto manca alle Talpe Tardive. Quando la prima è in cima al mazzo, comincia l’ultimo giro.
