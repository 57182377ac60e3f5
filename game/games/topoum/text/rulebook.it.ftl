## Topoum, the rules whole, in our own words

chapter-idea = Di che si tratta
    .text =
        1916. Eserciti di talpe si contendono un campo. Le talpe non vedono quasi niente, perciò le medaglie non si vincono colpendo ma guardando: due talpe dello stesso esercito, lontane tra loro in linea retta, con niente in mezzo.

        @ topoum/mole.radish.stand topoum/sight.new.e topoum/barracks.radish topoum/sight.new.e topoum/mole.radish.hips | Una linea di vista

        > Disponi le tue talpe in modo che si vedano da lontano. Tutto il resto serve ad arrivarci.

        Alla fine vince chi ha più medaglie. Si comincia con dieci a testa.

chapter-pieces = I materiali
    .text =
        Da due a quattro eserciti, ognuno con 4 talpe e 16 tessere base. Una tessera ha due lati: una caserma del suo esercito e un terreno neutro.

        @ topoum/barracks.royal topoum/neutral.1 topoum/neutral.2 | Una caserma, e due aspetti del terreno neutro

        - Spazio: un esagono del tabellone, con o senza tessera. @ topoum/space
        - Casella: un esagono con una tessera sopra. @ topoum/neutral.1
        - Campo di battaglia: tutte le caselle collegate tra loro. Ce n’è uno solo.
        - Talpa attiva: quella con cui si gioca una carta. @ topoum/mole.radish.stand
        - Rivale: una talpa di un altro esercito. @ topoum/mole.royal.stand
        - Riserva: talpe e tessere accanto al tabellone. @ topoum/barracks.radish

        154 carte azione di 22 tipi, in quattro categorie: Attacco, Movimento, Espansione, Speciale.

        @ topoum/sign.combat topoum/sign.movement topoum/sign.expansion topoum/sign.special | Le quattro categorie

chapter-set-up = Preparazione
    .text =
        1. Il mazzo | Sette tipi di carta, almeno uno per categoria: un mazzo consigliato, uno a caso tra 111.000, o quello scelto da chi comincia. Cinque carte per tipo in due, sei in tre, sette in quattro. @ topoum/card.back

        2. La Pace | Si mescola tra le ultime cinque carte, così nessuno sa di preciso quando arriva la fine. @ topoum/card.peace

        3. Mani e Linea | Due carte a testa, segrete. Cinque carte scoperte formano la Linea operativa. @ topoum/card.bayonet

        4. Il centro | Chi comincia ha il Fischietto e mette una tessera neutra al centro. @ topoum/neutral.2

        5. Prime caserme | A turno, tutti mettono una caserma accanto al centro. @ topoum/barracks.royal

        6. Prime talpe | A turno, tutti mettono un’altra caserma su uno spazio vuoto qualsiasi accanto al campo di battaglia, con sopra una talpa. @ topoum/mole.fern.stand

        @ topoum/token.whistle | Il Fischietto: chi comincia

        Con due o tre eserciti le tessere neutre sotto gli ostacoli sono di un colore che nessuno gioca.

chapter-turn = Il turno
    .text =
        Tre cose, in quest’ordine: un’azione, le nuove linee di vista, le nuove carte.

        L’azione è una di queste due.

        1. Entrare in campo | Una caserma e una talpa della tua riserva vanno su uno spazio vuoto accanto a una casella qualsiasi. Poi devi giocare una carta con quella talpa. Puoi entrare solo se c’è una carta che puoi giocare. @ topoum/mole.radish.hips

        2. Muovere le talpe | Quelle che vuoi tra le talpe già sul tabellone a inizio turno, una dopo l’altra, ognuna una volta. Ognuna avanza di una casella. Poi gioca una carta o cambia la tessera su cui sta. @ topoum/boot

        > Una talpa che si è mossa deve fare una delle due cose, se può.

        - Cambiare tessera: Una tua caserma diventa neutra. Qualsiasi altra tessera torna al suo esercito, e al suo posto va una tua caserma. @ topoum/neutral.3
        - Scontro: Chi va su una casella con una talpa rivale torna a casa, e lei pure. È una lotta leale e non costa niente. @ topoum/clash
        - Niente da fare: Se non puoi né entrare né muovere, passi.

        In un turno si possono giocare più carte: una per ogni talpa mossa. I posti della Linea si riempiono solo a fine turno.

chapter-line = La Linea operativa
    .text =
        Una carta della mano è gratis. Una carta della Linea costa o porta medaglie secondo il posto: −3, −2, −1, 0, +1 dal mazzo verso l’esterno. Le medaglie che costa devi averle.

        A fine turno la tua mano torna a due carte, poi tocca alla Linea: le carte scorrono verso l’esterno e dal mazzo ne arrivano di nuove.

        > Se non è stata usata nessuna carta, si scarta quella più esterna della Linea.

        Le carte giocate restano scoperte sulla propria pila. Gli altri vedono solo quella in cima.

chapter-lines = Le linee di vista
    .text =
        Due talpe dello stesso esercito si vedono lungo una linea retta di caselle, se in mezzo non ci sono altre talpe, rocce o spazi vuoti. Bloccano anche le tue: con A, B e C in fila, A vede B e B vede C, ma A non vede C.

        Una nuova linea porta una medaglia per ogni sua casella, e un’altra per ogni tua caserma su di essa. Le caselle sotto le due talpe contano.

        @ topoum/sight.new.e topoum/sight.old.e | Le linee d’oro sono nuove, le grigie si erano già viste

        Una linea è nuova se non c’era quando è cominciato il tuo turno, o se una delle sue talpe si è mossa, è stata mossa o è appena arrivata. Una talpa che va via e torna rende nuove le sue linee.

        Si contano solo le linee di chi è di turno.

        > Prima di ogni clic il tavolo mostra che cosa porterebbe: +N accanto allo spazio, tratteggi per le linee che verranno.

chapter-laws = Le leggi di guerra
    .text =
        1. Pile | Tutti possono sfogliare la propria pila, gli altri ne vedono la cima. @ topoum/card.back

        2. Sempre una talpa | Chi a inizio turno non ha talpe sul tabellone deve prima mettere, gratis, una caserma con una talpa accanto al campo di battaglia. Senza tessera, o senza posto per metterla, la talpa va su una propria caserma libera, altrimenti su una qualsiasi casella libera senza pericoli. Se tutte e quattro sono prigioniere, prima se ne riscatta una: 3 medaglie, anche senza averle. Perciò pensaci bene prima di mandare a casa l’ultima talpa di un rivale. @ topoum/head.fern

        3. Un solo campo | Le tessere si mettono accanto a caselle già presenti. @ topoum/neutral.1

        4. Divisione | Se un’esplosione divide il campo, resta la parte con più caselle. Le altre crollano, con tutto ciò che hanno sopra. Se le parti più grandi sono uguali, sceglie chi ha causato la divisione. @ topoum/target.cut

        @ topoum/target.cut | Tratteggio rosso: questo crollerebbe

        5. Fuoco amico | Ogni tua talpa persa per mano tua costa 5 medaglie, anche nelle divisioni. Due delle tue in una casella costano 10. Solo lo scontro con un rivale non costa niente. @ topoum/head.radish.gone

        6. Linee nuove | Vedi «Le linee di vista». @ topoum/sight.new.e

        7. Solo ciò che funziona | Una carta che non può fare niente non si può giocare.

chapter-combat = Carte Attacco
    .text =
        - Baionetta: La tua talpa va su una casella accanto, dove c’è una rivale. La rivale torna a casa. @ topoum/pict.bayonet
        - Tiro corto: Una rivale accanto alla tua talpa torna a casa. @ topoum/pict.short-range
        - Tiro lungo: Una rivale a due o tre caselle in linea retta torna a casa. In mezzo solo caselle, senza talpe né ostacoli. @ topoum/pict.long-range
        - Granata: Una casella accanto alla tua talpa salta in aria, con tutto ciò che ha sopra. @ topoum/pict.grenade
        - Mortaio: Una casella a due di distanza in linea retta salta in aria, qualunque cosa ci sia in mezzo. @ topoum/pict.mortar
        - Fionda: Una rivale a due di distanza in linea retta torna a casa, qualunque cosa ci sia in mezzo. @ topoum/pict.slingshot

chapter-movement = Carte Movimento
    .text =
        - Avanzata: La tua talpa va avanti di un’altra casella. @ topoum/pict.advance
        - Sottoterra: La tua talpa va su una casella a due di distanza in linea retta, passando sotto a tutto. @ topoum/pict.underground
        - Moto: Due caselle in linea retta. Una rivale sulla prima viene investita. Un pericolo sulla prima ferma la corsa: chi guida torna a casa. Non possono esserci rocce, talpe tue né talpe protette. @ topoum/pict.motorbike
        - Panico: In una direzione ogni talpa fugge di uno spazio, a partire dalla più lontana. Chi sta dietro a una bloccata resta lì. @ topoum/pict.panic
        - Galleria: Da una tua caserma a un’altra, ovunque sia. @ topoum/pict.tunnel
        - Esca: La tua talpa si scambia di posto con una rivale accanto che sta su una caserma. Contano come mosse entrambe. @ topoum/pict.decoy

chapter-expansion = Carte Espansione
    .text =
        - Cantiere: Una tua caserma su uno spazio vuoto qualsiasi accanto al campo. @ topoum/pict.build
        - Rudere: Una tua caserma su uno spazio vuoto accanto alla tua talpa, che ci si trasferisce. @ topoum/pict.abandoned
        - Conquista: Una caserma rivale o una casella neutra, senza nessuno sopra, accanto alla tua talpa diventa una tua caserma. @ topoum/pict.conquest
        - Tradimento: Una rivale accanto alla tua talpa torna a casa, e al suo posto va una talpa della tua riserva. @ topoum/pict.betrayal
        - Recluta: Una talpa della tua riserva atterra su una casella a due di distanza in linea retta. Se lì c’è qualcuno, tornano a casa entrambe. @ topoum/pict.new-soldier

chapter-special = Carte Speciali
    .text =
        - Prigioniera: Una rivale accanto alla tua talpa viene catturata. Il suo esercito può riscattarla, in un proprio turno, per 3 medaglie, che vanno a te. @ topoum/pict.prisoner
        - Medaglia: Un’altra tua talpa torna a casa con gli onori: 3 medaglie. @ topoum/pict.medal
        - Stampa: La Stampa è tua: una medaglia alla fine di ogni turno, di chiunque sia, finché non la prende qualcun altro. @ topoum/pict.press
        - Croce Rossa: Raggiunge la tua talpa, sulla sua casella. Vedi sotto. @ topoum/pict.red-cross
        - «Contadino!»: Quello che sa fare il contadino scoperto. @ topoum/pict.farmer

chapter-red-cross = La Croce Rossa
    .text =
        @ topoum/cross.stand topoum/cross.guard | La Croce Rossa, da sola e di guardia

        La talpa sulla sua casella non può essere colpita, caricata, investita, tradita né catturata, e lì non possono andare rocce, nuvole di gas né l’orma. Un’Esca può comunque scambiarla di posto. Spararle si può, ma è un colpo sprecato. Granate, mortai, dinamite e una divisione fanno effetto: allora la Croce Rossa lascia il tabellone con la sua talpa, e chi l’ha causato perde 5 medaglie.

        Resta dov’è quando la sua talpa va via, e protegge chi arriva dopo. Blocca tutte le linee tranne quelle della talpa sulla sua casella. Non protegge da pozze, gas o trappole.

chapter-obstacles = Gli ostacoli
    .text =

        - Roccia: Nessuno entra, nessuno vede oltre. Chi ci viene spinto contro resta dov’è. @ topoum/tile.rock
        - Pozza: Chi ci arriva torna a casa. Non blocca la vista. @ topoum/tile.puddle
        - Gas: Chi ci arriva torna a casa. Una linea che lo attraversa porta 1 in meno. @ topoum/tile.gas
        - Ghiaccio: Chi ci arriva scivola avanti nella stessa direzione. Se in fondo non c’è una casella, torna a casa. @ topoum/tile.ice

        Gli ostacoli sono caselle. Se saltano in aria o crollano, escono dal gioco.

        In una variante tutti, a partire da chi gioca per ultimo, ne mettono uno accanto a una caserma qualsiasi e poi uno su uno spazio segnato del tabellone. Le tessere staccate dal campo sono isole, finché una casella non le unisce.

chapter-farmers = I contadini
    .text =
        Se nel mazzo c’è «Contadino!», uno degli otto è scoperto.

        - Re dei Secchi: Quattro pozze. Una va su una casella libera qualsiasi; una caserma lì diventa neutra. @ topoum/face.buckets
        - Lo Spaccasassi: Quattro rocce. Una va su una casella qualsiasi; una talpa lì torna a casa, una caserma diventa neutra. @ topoum/face.crusher
        - Lo Spruzzatore: Quattro nuvole di gas. Una va su una casella qualsiasi; una talpa lì torna a casa, una caserma diventa neutra. @ topoum/face.sprayer
        - Regina della Natura: La rapa finisce sotto la tua talpa; una caserma lì diventa neutra. Le linee che finiscono lì portano 2 in più. @ topoum/face.nature
        - Lady Boom: Una casella accanto alla tua talpa salta in aria, e lì resta la dinamite. Chi ci arriva torna a casa. @ topoum/face.boom
        - Mastro Trappola: La trappola va su una casella libera qualsiasi del campo; una caserma lì diventa neutra. Chi la calpesta torna a casa, e la trappola viene messa da parte. Le linee delle talpe accanto valgono 1 in meno. @ topoum/face.trap-master
        - Il Pestone: L’orma cade accanto alla tua talpa e schiaccia chi c’è. Tutte le vicine fuggono di uno spazio, anche la tua. @ topoum/face.stomper
        - Signore delle Casse: Una medaglia, e una cassa qualsiasi può finire sotto la tua talpa, se lì non c’è altro. Chi sposta una cassa o ci arriva sopra guarda dentro in segreto; alla fine vale da 1 a 4 medaglie per la talpa che ci sta sopra. @ topoum/face.crates

        Una tessera che lascia il tabellone resta lì accanto e può tornare con una nuova carta. Una cassa distrutta o caduta è persa per sempre; la carta dà lo stesso la sua medaglia. La dinamite torna subito: chi l’ha fatta saltare la mette su uno spazio libero accanto al campo di battaglia.

chapter-end = La Pace, e la fine
    .text =
        Quando esce la Pace non si riempiono più le mani, solo la Linea. Il giro si gioca fino in fondo, così tutti fanno lo stesso numero di turni.

        Poi si contano le carte giocate.

        - Categorie: Chi ha giocato più carte di una categoria riceve 3 medaglie. In parità, 2 a ognuno dei primi. @ topoum/sign.combat
        - Serie: Due medaglie per ogni serie di quattro carte, una per categoria. @ topoum/card.medal
        - Casse: Le loro medaglie vanno a chi ci sta sopra. @ topoum/over.crate

        Vince chi ha più medaglie. In parità vince chi ha più caserme sul campo, poi più carte giocate, poi la vittoria è condivisa.

        > Le medaglie si mostrano come sono: possono scendere sotto zero e andare oltre la fine del tracciato.

chapter-screen = A questo tavolo
    .text =
        Scegli una talpa, poi dove va; poi una carta, poi il suo bersaglio. Si può scegliere solo ciò che è possibile.

        - Bordo d’oro: si può scegliere. I numeri dicono che cosa porterebbe. @ topoum/target.gold
        - Bordo rosso: qualcuno torna a casa, o qualcosa salta in aria. @ topoum/target.red
        - Fantasma e tratteggi: dove starebbe la talpa e che cosa vedrebbe. @ topoum/ghost.tile
        - Targhette verdi e rosse: quante caselle resterebbero e quante crollerebbero. @ topoum/badge.gain

        Le carte si mostrano per intero prima di valere; confermando ancora si giocano. La tua mano è sotto la Linea. Se al tavolo ci sono altri, guardala dietro il sipario e gioca da lì.

        Il pulsante con l’esagono mostra tutto il tabellone, e poi lo riavvicina.
