## Rompicapi: qualunque cosa mostrino i dadi, c’è una via sicura

puzzle-sure = Un premio sicuro
    .short = Un premio da { $wanted } stelle, con certezza.
    .goal = Vinci in questo giro un premio da almeno { $wanted } stelle, qualunque cosa mostri il tuo dado. { $name1 } martella e basta.
    .hint = Somma le talpe che hai in mano e i tuoi premi. Il dado premio aggiunge almeno una stella. Quale bancarella è sicura?
    .solved = 12 stelle in mano, 12 sui premi e almeno una sul dado: la quarta bancarella era sicura.
    .missed = Nessun premio da { $wanted } stelle o più. Martellare non ne porta in questo giro, e per la corona le tue stelle sono troppo poche.
puzzle-five = Cinque possono restare
    .short = Scarta in modo che la corona sia sicura.
    .goal = Hai troppe talpe. Scarta, poi punta alla corona nel prossimo giro, con certezza, qualunque cosa mostri il dado premio. { $name1 } martella e basta.
    .hint = Ti serve 40. I tuoi premi valgono 18, e il dado nel peggiore dei casi mostra 1. Quanto devono valere le tue cinque talpe?
    .solved = 18 sui premi, 21 sulle talpe, e basta anche un 1.
    .missed = Niente corona. Anche con un 1 sul dado premio le tue stelle devono arrivare a 40.
puzzle-order = La parola del re
    .short = Metti in ordine gli altri e vinci il Forziere reale.
    .goal = Avete tutti 30 stelle, e il re sei tu: dici chi sceglie e quando, e scegli per ultimo. { $name1 } vuole il Covo d’ingegni o niente. { $name2 } vuole il Covo d’ingegni, se no il Forziere reale. { $name3 } vuole la Gonfiamania, se no il Forziere reale. { $name4 } vuole la Gonfiamania, se no il Covo d’ingegni. Vinci il premio del Forziere reale.
    .hint = Due si accontenterebbero del Forziere reale. Ognuno dei due deve trovare ancora ciò che vuole di più.
    .solved = Tutti hanno trovato qualcosa di meglio del Forziere reale, e così è rimasto per te.
    .missed = { $got } stelle su { $wanted }. Qualcuno ha preso il Forziere reale prima di te, o non l’hai scelto.
