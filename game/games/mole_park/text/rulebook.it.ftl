## Mole Park, the rules whole, in our own words

chapter-idea = Di che si tratta
    .text =
        A Talpolandia serve un nuovo Re Talpa. Martella le talpe con i tuoi dadi, scambiale con premi e, quando hai abbastanza stelle, punta alla corona. Si conquista con quaranta stelle.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Tre dadi per martellare, e uno per vincere

        A ogni giro ognuno lancia un dado, tutti nello stesso momento. Il tuo lo scegli in segreto.

        > Prima si martella, poi si vince: senza una talpa in mano non c’è dado premio.

chapter-set-up = Preparazione
    .text =
        Da due a otto giocatori, ognuno con quattro dadi del proprio colore: guantone, padella, martellone e dado premio.

        Si mescolano le 113 carte talpa, e i premi di ognuna delle cinque bancarelle. Il primo premio di ogni bancarella è scoperto.

        1. Chi è il re? | Tutti lanciano il dado premio, e il più alto diventa Re Talpa. Chi è in parità rilancia. @ mole_park/crown

        Il re resta re per tutta la partita. In caso di parità per un premio decide lui chi sceglie prima e, se c’è dentro, sceglie per ultimo.

chapter-dice = I dadi
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Guantone, padella, martellone e dado premio

        - Guantone: 1 1 2 2 3 3. Non sbaglia mai. @ mole_park/tool.glove
        - Padella: 2 3 4 4 5 e un colpo a vuoto. @ mole_park/tool.pan
        - Martellone: 4 5 6 6 e due colpi a vuoto. @ mole_park/tool.mallet
        - Dado premio: da 1 a 6 stelle. @ mole_park/tool.star

        Il numero è la buca in cui va il tuo dado. Le buche lontane sono più difficili da colpire, perciò lì le talpe si radunano.

chapter-whacking = Martellare
    .text =
        All’inizio di un giro ogni buca riceve talpe coperte: una se si gioca fino in cinque, due da sei in su. Quelle avanzate dai giri prima restano.

        Poi ognuno sceglie un dado in segreto, e si lanciano tutti insieme. Ogni dado colpo va nella sua buca, e le talpe che ci sono si dividono in parti uguali tra i dadi arrivati.

        - Nessun dado: le talpe restano tutte. @ mole_park/hole.back+mole_park/pop.1+mole_park/hole.front
        - Un dado: le prende tutte. @ mole_park/die.glove.radish.1
        - Più dadi: ognuno ne prende lo stesso numero, e il resto rimane. @ mole_park/die.pan.royal.4
        - Troppo poche per tutti: nessuno ne prende. @ mole_park/hole.back+mole_park/pop.3.razz+mole_park/hole.front
        - Un colpo a vuoto non prende niente. @ mole_park/mud

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Le talpe valgono da una a cinque stelle; le vede solo chi le ha in mano

        + Esempio | Nella buca 4 ci sono cinque talpe, e arrivano due padelle. Ognuna ne prende due, e la quinta resta.

        Poi puoi tenere in mano al massimo cinque talpe. Chi ne ha di più scarta le altre, coperte, scegliendo in segreto quali.

        Se il mazzo finisce, si rimescolano gli scarti e si continua. Se non bastano neanche quelle, si riempie per prima la buca 1.

chapter-prizes = Vincere premi
    .text =
        Con almeno una talpa in mano puoi invece lanciare il dado premio. Metti giù tutte le tue talpe e sommi le tue stelle.

        1. Le tue talpe | tutte quelle che avevi @ mole_park/mole.3.c
        2. I tuoi premi | quelli vinti in precedenza @ mole_park/prize.candy.1
        3. Il tuo dado premio | quello appena lanciato @ mole_park/die.prize.carrot.5

        Il tuo dado avanza sul sentiero dei premi fino a quella somma. Sotto le dieci stelle non vinci niente.

        Intanto tutti gli altri martellano, e i loro dadi si risolvono prima. Poi scelgono quelli sul sentiero, a partire da chi ha più stelle.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | Da 10, 15, 20, 25 e 30 stelle

        Puoi prendere il premio scoperto di qualsiasi bancarella di cui raggiungi il prezzo. Quella bancarella chiude poi fino al giro dopo. Puoi anche non prendere niente. Una bancarella esaurita resta vuota.

        Il premio è tuo per il resto della partita, e le sue stelle contano ogni volta che riscuoti. Le talpe messe giù se ne vanno tutte, qualunque cosa tu vinca.

        > A pari stelle è il re a decidere chi sceglie prima. Se c’è anche lui sceglie per ultimo; se c’è un altro solo, non serve chiederglielo, e nemmeno se non resta alcun premio alla loro portata.

        + Esempio | Ida ha 24 stelle e prende un premio dalla terza bancarella. Ben e Noor ne hanno 18; il re fa scegliere prima Ben, che ne prende uno dalla seconda. Noor prende il premio della prima. Otto ha 12 stelle, ma così poco costa solo la prima bancarella, che ormai è chiusa: per Otto niente.

chapter-round = Il giro dopo
    .text =
        Tutti riprendono i dadi, e le bancarelle chiuse mostrano il prossimo premio.

        In due o tre persone, una buca in cui si sono radunate cinque talpe o più si svuota: scappano tutte.

        Poi arrivano nuove talpe.

chapter-crown = La corona!
    .text =
        All’inizio di un giro, prima di scegliere i dadi, chi ha una talpa può annunciare: «Punto alla corona!» Altri possono unirsi, finché non si aggiunge più nessuno. Chi l’ha detto l’ha detto.

        Chi l’ha annunciato deve lanciare il dado premio.

        - Meno di 40 stelle: non vinci nessun premio, e le tue talpe se ne vanno.
        - Solo tu ne hai 40 o più: vinci la partita.
        - In più d’uno ne avete 40 o più: si va alla sfida finale.

        @ mole_park/crown | Quaranta stelle. Averne di più non serve

        Se arrivi a quaranta senza averlo annunciato non puoi vincere la partita, ma puoi scegliere un premio. Appena si vince la corona o comincia una sfida finale, non si scelgono più premi.

        > Te lo si chiede solo quando i tuoi premi, cinque stelle per ogni talpa che hai in mano e il lancio migliore potrebbero bastare.

chapter-showdown = La sfida finale
    .text =
        Tutte le talpe tornano nel mazzo e si mescolano, e chi partecipa restituisce i premi. Ogni buca riceve tante talpe nuove quanti sono i partecipanti.

        Ognuno di loro lancia tutti e quattro i dadi. Prima i dadi colpo, ognuno per conto suo: due tuoi dadi nella stessa buca prendono due parti. Nessuno deve scartare.

        Poi si scoprono tutte le talpe, e si sommano le loro stelle e il dado premio. Chi ha più stelle vince la corona. Chi è in parità ricomincia da capo.

        Alla fine chi ha partecipato sta davanti a tutti gli altri: prima chi ha disputato più sfide, poi chi ci ha fatto più stelle.

chapter-options = Opzioni
    .text =
        = Stelle per la corona
        Con trenta la partita è corta, con cinquanta lunga. Quaranta è il gioco com’è nato.

        = Talpe per buca
        Una o due, in quanti si gioca non importa.

chapter-advice = Consigli
    .text =
        - Guarda le buche lontane: dove nessuno colpisce da qualche giro, vale la pena rischiare.
        - Una mano piena non cresce. Riscuoti prima che faccia male.
        - I premi contano tante volte, le talpe una sola.
        - Se hai una possibilità su due di fare quaranta stelle, vai. Quando ci va qualcun altro, una possibilità qualsiasi è meglio di niente.

chapter-origin = Da dove viene
    .text =
        Questa è una versione non ufficiale di un gioco in cui si martellano talpe e si vincono premi, fatta con affetto, con parole e immagini nostre. Le facce dei dadi, il numero di talpe per tipo, i quaranta premi e i nomi sono nostri dove il regolamento li lascia aperti.
