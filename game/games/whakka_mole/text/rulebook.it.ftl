## Whakka Mole, the rules whole, in our own words

chapter-idea = Di che si tratta
    .text =
        Tu sei le talpe, e sei anche il martello. Nascondi le tue talpe nelle buche del tuo foglio e indovina dove le ha nascoste chi siede alla tua sinistra.

        @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish prop/mallet hole/back+hole/mole.royal.grin+hole/front+hole/paws.royal | Due talpe, e qualcosa tra loro

        Se nessuno colpisce il tuo foglio, ogni talpa ti porta un punto. Una martellata a segno te ne porta sei. Chi arriva per primo a cinquanta punti chiude la partita, e allora vince chi ne ha di più.

        > Si gioca tutti nello stesso momento: nessuno aspetta, e nessuno ne sa più di te.

chapter-set-up = Preparazione
    .text =
        Da due a otto giocatori. Ognuno ha un proprio foglio, disegnato sul prato, con dieci buche in file di tre, quattro e tre. Le buche sono numerate da 1 a 9, e la decima è lo 0.

        I fogli sono disposti in cerchio. Tu martelli il foglio di chi siede alla tua sinistra: le frecce rosse con i martelli mostrano chi martella chi, e per tutta la partita non cambia mai.

        > In due ci si martella a vicenda.

        Nessuno gioca per primo, non si distribuisce niente, e tutti partono da zero punti.

chapter-prepare = Si scrive
    .text =
        Un turno ha quattro fasi: si scrive, le talpe spuntano, si martella, si conta. La prima è segreta.

        1. Le tue talpe | Scegli le buche da cui spuntano le tue talpe in questo turno. Una buca basta, tutte vanno bene, nessuna no. @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish
        2. La tua martellata | Scegli una buca sul foglio alla tua sinistra. Devi martellare, e una volta sola. @ prop/mallet

        Quello che scrivi è il tuo foglio intero per questo turno. Una talpa che deve restare dov’era va scritta di nuovo; ciò che non è scritto torna sotto. In una buca non c’è mai più di una talpa, e le talpe non si sommano da un turno all’altro.

        Mentre scrivi, i fogli mostrano ancora il turno scorso, così puoi farti un’idea delle abitudini altrui. Ciò che scrivi ora resta sigillato finché non hanno finito tutti.

        @ prop/envelope.sealed | Sigillato: è deciso, e nessuno ne sa di più

chapter-pop-up = Le talpe spuntano
    .text =
        Quando l’ultimo foglio è sigillato, tutti i sipari si aprono insieme, e ogni talpa scritta spunta fuori.

        @ hole/back+hole/mole.fern.grin+hole/front+hole/paws.fern hole/back+hole/front hole/back+hole/mole.fern.up+hole/front+hole/paws.fern | Scritta, non scritta, scritta

        Ormai non si cambia più niente. Quello che vedi è quello che hai scritto.

chapter-whacking = Si martella
    .text =
        Tutti i martelli calano insieme, ognuno sulla buca scelta, sul foglio a sinistra.

        Se in quella buca c’è una talpa, la martellata è a segno. Porta esattamente 6 punti, per quante talpe ci siano, e svuota tutto il foglio: spariscono tutte prima che si conti.

        Se la buca è vuota, non succede proprio niente.

        @ prop/burst prop/dust.2 | Un colpo a segno, e uno a vuoto

        - Chi viene colpito tiene i 6 punti della propria martellata. @ prop/burst
        - Chi si colpisce a vicenda fa 6 punti a testa, e tutti e due i fogli restano vuoti. @ hole/back+hole/front
        - Un colpo toglie ciò che le talpe avrebbero guadagnato, mai ciò che era già guadagnato. @ hole/back+hole/mole.royal.dizzy+hole/front

        + Esempio | Ida scrive 2, 5 e 9 e martella la buca 4 sul foglio di Ben. Ben ha scritto 4 e 7: a segno, 6 punti per Ida, e le due talpe di Ben spariscono. Ben ha martellato la buca 1 di Noor, dove non c’era nessuno.

chapter-scoring = Si conta
    .text =
        Conta le talpe ancora su nel tuo foglio: ognuna vale 1 punto. Un foglio colpito non ne ha più e per le talpe non porta punti.

        + Esempio | Nessuno ha colpito il foglio di Ida: le sue tre talpe portano 3 punti. Con i 6 della martellata fanno 9 in un turno. Ben non segna niente.

        Poi comincia un nuovo turno, e tutti scrivono di nuovo.

chapter-winning = La fine
    .text =
        Se alla fine di un turno qualcuno ha 50 punti o più, la partita è finita. Il turno si gioca sempre fino in fondo, così contano tutti.

        Vince chi ha più punti. A parità di punti la vittoria è condivisa.

        @ prop/flag.finish prop/cup | Cinquanta, e la coppa

chapter-options = Opzioni
    .text =
        Si scelgono prima della partita, e chi gioca dovrebbe essere d’accordo.

        = Buche per foglio
        Nove buche in tre file di tre stanno su un tastierino numerico. Dodici, in tre file di quattro, rendono le talpe più difficili da trovare, così più talpe osano spuntare. Dieci è il gioco com’è nato.

        = Talpe testarde
        Una talpa rimasta in salvo e scritta di nuovo nella stessa buca segna 2 punti invece di 1. Deve essere stata su alla fine del turno prima. Se il suo foglio viene colpito, il punto in più sparisce con gli altri. Così conta anche la memoria: resterà davvero lì?

        = Si va avanti
        Se a 50 punti o più sono in testa in due o più, la partita continua, turno dopo turno, finché qualcuno è in testa da solo.

chapter-advice = Consigli
    .text =
        - Tutte le buche a ogni turno? Il piano peggiore che ci sia: ti colpiscono sempre.
        - Una talpa sola è difficile da trovare, ma con un punto a turno la strada fino a cinquanta è lunga.
        - Con dieci buche e in due, vanno bene da una a tre talpe; in più persone osa di più.
        - Alla gente piace andare dove non è ancora stata. Alla gente piace anche restare dove era al sicuro. L’arte è sapere come la pensa chi hai accanto.
        - Martella dove una talpa starebbe meglio, non dove staresti meglio tu.

chapter-origin = Da dove viene
    .text =
        Whakka Mole è un gioco di Jonathan Leistiko, per due o più persone, con carta, matite e spiccioli. All’inizio pensava a un solo prato con le talpe di tutti; con un prato a testa è diventato un gioco in cui si indovinano le mosse degli altri.

        Questa è una versione non ufficiale, fatta con affetto. Le dieci buche, il loro ordine, il cerchio in più di due, la vittoria condivisa e le tre opzioni sono scelte nostre dove il foglio delle regole lascia aperta la questione.
