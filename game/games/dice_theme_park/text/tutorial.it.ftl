## The first round, played together

lesson-welcome = Si apre il parco!
    .text = Gli ospiti arrivano in monorotaia e fanno giri finché non sono stanchi. Ogni giro ti porta stelle. Prima ognuno prepara il suo parco.
lesson-draft = La tua prima attrazione
    .text = Scegli un’attrazione e un posto libero accanto al tuo ingresso. Prendi quella che vuoi: vanno bene tutte.
lesson-plan = Due carte Personale
    .text = Ogni carta ha un valore di dado, dei soldi e un’abilità. Comincia la somma più bassa. Le carte alte hanno abilità più forti. Scegline due.
lesson-train = Arrivano gli ospiti
    .text = Prendi una monorotaia. I valori alti bastano per molti giri. Occhio ai colori che chiedono le tue attrazioni.
lesson-expand = Costruisci
    .text = Una nuova attrazione va accanto alle altre. Sotto c’è il prezzo, sulla targa ciò che chiede e le stelle che porta. Costruiscine una.
lesson-operate = Si aprono i cancelli
    .text = Le attrazioni dorate si possono avviare. Scegline una, poi i suoi ospiti: ognuno perde un pallino, e uno si sposta accanto, verso il prossimo giro. Una mappa sposta un ospite, una mascotte ne cambia i pallini o il colore.
lesson-undo = Prova pure
    .text = Tutto quello che fai nel tuo parco si può annullare, finché non si pesca o si rilancia un dado. Quando hai finito, chiudi il parco.
lesson-alone = Il parco è tuo
    .text = Alla Chiusura si contano le stelle, gli ospiti di valore 1 vanno a casa, e le tue due carte passano a sinistra. Quattro giorni: buona fortuna!
