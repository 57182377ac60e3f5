## Rompicapi: un turno ciascuno, e tutto ciò che conta è in vista

puzzle-far = La quarta casella
    .short = { $wanted } medaglie in un turno.
    .goal = Vinci { $wanted } medaglie in questo turno. Due tue talpe devono vedersi da più lontano che si può, e le tue caserme su quella linea valgono una in più.
    .hint = Una nuova talpa può mettersi oltre una caserma rivale. Una carta della Linea può rendere tua quella caserma.
    .solved = Quattro caselle in linea, tutte caserme tue: 8 medaglie.
    .missed = { $got } medaglie su { $wanted }. Ogni casella della linea può diventare una tua caserma.
puzzle-medal = Vista e premiata
    .short = { $wanted } medaglie in un turno.
    .goal = Vinci { $wanted } medaglie in questo turno. Le carte della tua mano sono gratis.
    .hint = Prima la linea più lunga che una nuova talpa può aprire. Poi una carta che rende da sola e non toglie niente alla linea.
    .solved = Cinque caselle e tre caserme hanno fatto 8, la carta della tua mano altre 3.
    .missed = { $got } medaglie su { $wanted }. Dove vedrebbe più lontano una nuova talpa? E quale carta rende senza linea?
puzzle-two = Due in marcia
    .short = Due passi, due carte, { $wanted } medaglie.
    .goal = Vinci { $wanted } medaglie in questo turno. Nessuna talpa è obbligata a restare dov’è: ogni talpa che marcia può giocare una carta.
    .hint = Le tue due talpe possono entrare nella stessa linea. Una casella fra loro è ancora una caserma rivale, e una carta della Linea ti paga se la prendi.
    .solved = Due passi, due carte, una linea: 7 medaglie per la vista e 1 per il prezzo.
    .missed = { $got } medaglie su { $wanted }. Marcia con entrambe, e guarda che cosa costa o rende ogni carta della Linea.
puzzle-best = Due linee insieme
    .short = Una nuova talpa, { $wanted } medaglie.
    .goal = Vinci { $wanted } medaglie in questo turno. Una talpa può guardare da due parti.
    .hint = Trova il punto da cui una nuova talpa vedrebbe entrambe le compagne. Quello che c’è in mezzo può diventare tuo.
    .solved = Una talpa, due compagne: 7 medaglie da una parte e 8 dall’altra.
    .missed = { $got } medaglie su { $wanted }. Una linea sola non basta: cerca il punto in cui due si incrociano.
