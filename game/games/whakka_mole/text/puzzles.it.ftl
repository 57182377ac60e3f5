## Rompicapi: gli altri fanno ciò che dice il rompicapo

puzzle-again = Di nuovo uguale
    .short = Fai { $wanted } punti in un turno.
    .goal = { $name1 } e { $name2 } fanno esattamente come nel turno scorso: stesse buche, stessa martellata. Era la buca { $whack1 } per { $name1 } e la buca { $whack2 } per { $name2 }. Fai { $wanted } punti in questo turno.
    .hint = Chi martella nel tuo foglio, e dove? Lascia vuota quella buca e riempi tutte le altre. Poi martella dove c’è di sicuro una talpa.
    .solved = { $name2 } ha martellato la tua unica buca vuota: otto talpe salve. E le talpe di { $name1 } sono spuntate proprio sotto il tuo martello.
    .missed = { $got } punti su { $wanted }. Erano possibili otto talpe e un colpo a segno.
puzzle-one-on = Una buca più in là
    .short = Tutto avanza di una buca.
    .goal = { $name1 } e { $name2 } avanzano di una buca a ogni turno, talpe e martello; dopo la buca 9 viene la 1. Nel turno scorso { $name1 } ha martellato la buca { $whack1 } e { $name2 } la buca { $whack2 }. Fai { $wanted } punti in questo turno.
    .hint = I prati mostrano ancora il turno scorso. Aggiungi uno a ogni numero: dove cala il martello di { $name2 }, dove spuntano le talpe di { $name1 }?
    .solved = Lo sapevi prima di loro: otto talpe salve e un colpo a segno.
    .missed = { $got } punti su { $wanted }. Tutto è avanzato di una buca, anche il martello.
puzzle-stubborn = Talpe testarde
    .short = Chi resta vale doppio.
    .goal = Una talpa che resta nella stessa buca senza essere colpita vale 2. { $name1 } e { $name2 } avanzano di una buca a ogni turno, talpe e martello. Nel turno scorso { $name1 } ha martellato la buca { $whack1 } e { $name2 } la buca { $whack2 }. Fai { $wanted } punti in questo turno.
    .hint = Tieni tutte quelle che possono restare. Ma una delle tue talpe sta proprio dove calerà il martello.
    .solved = Quattro sono rimaste e valgono doppio, una si è abbassata in tempo, e la tua martellata ha reso 6.
    .missed = { $got } punti su { $wanted }. Chi resta vale doppio; chi è colpito porta via tutti.
puzzle-alone = Vittoria solitaria
    .short = Vinci in questo turno, senza dividere la vittoria.
    .goal = { $name1 }, { $name2 } e { $name3 } fanno esattamente come nel turno scorso: { $name1 } martella la buca { $whack1 }, { $name2 } la buca { $whack2 }, { $name3 } la buca { $whack3 }. Vinci in questo turno, senza dividere la vittoria.
    .hint = Conta quanto avrà { $name1 } dopo questo turno se nessuno interviene. Un colpo a segno toglie le talpe, ma non i 6 punti del martello. Ora conta quanto ti serve.
    .solved = Senza il tuo colpo { $name1 } avrebbe avuto un gran vantaggio; così restavano solo cinquanta punti, e tu ne hai di più.
    .missed = La vittoria non è solo tua. Qualcun altro arriva a cinquanta o più: ferma chi ci arriva, e fai spuntare abbastanza talpe.
