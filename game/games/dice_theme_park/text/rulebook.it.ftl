## Dice Theme Park, the rules whole, in our own words

chapter-idea = Di che si tratta
    .text =
        Hai un parco divertimenti tutto tuo. Gli ospiti arrivano in monorotaia: dadi di tre colori, ognuno buono per tanti giri quanti sono i suoi pallini. Mandali di attrazione in attrazione; ogni giro costa un pallino e ti porta stelle. Dopo l’ultimo giorno vince chi ha più stelle.

        @ dice_theme_park/die.blue.4 dice_theme_park/die.green.5 dice_theme_park/die.yellow.6 | Gli ospiti: la goccia, la foglia, il sole

        Ogni attrazione vuole un gruppo diverso. L’arte sta nel riunire gli ospiti giusti, giro dopo giro.

chapter-lengths = Tre durate
    .text =
        - Introduttiva: quattro giorni, senza dirigenti né talenti. @ dice_theme_park/tile.entrance
        - Breve: quattro giorni, con entrambi. @ dice_theme_park/admin.doorman
        - Completa: cinque giorni, con entrambi. @ dice_theme_park/round.gold

        Da uno a quattro giocatori. In solitario si gioca sempre la durata completa.

chapter-set-up = Preparazione
    .text =
        = Al centro
        - Una monorotaia in più dei giocatori, con tre ospiti ciascuna. Il numero su un sedile è il valore con cui l’ospite arriva. @ dice_theme_park/train.1
        - Dadi nel sacchetto, per colore: 11 in due, 16 in tre, tutti e 21 in quattro. @ dice_theme_park/bag
        - Un’attrazione in più dei giocatori, dalla pila A, e nelle partite più lunghe altrettanti talenti. @ dice_theme_park/tile.desert_rally
        - Un obiettivo per il giorno 3 e per ogni giorno dopo. Non ce ne sono due dello stesso genere.

        = A testa
        - Un parco con l’Ingresso e tre attrazioni, uguali per tutti. @ dice_theme_park/tile.entrance
        - $6, tre mappe, una mascotte e nove migliorie da installare: tre chioschi, tre effetti, tre generatori. @ dice_theme_park/cash
        - Sei carte Personale. @ dice_theme_park/staff.guide

        = Scelte
        Ognuno riceve due attrazioni e ne tiene una. Nelle partite Breve e Completa tiene anche un dirigente su due e un talento su due. L’attrazione si mette subito, gratis, in uno di quattro posti segnati.

        @ dice_theme_park/tile.entrance dice_theme_park/tile.hall_of_mirrors | L’Ingresso e una delle tre attrazioni che hanno tutti

chapter-round = Un giorno
    .text =
        1. Piano | due carte Personale a testa, in segreto @ dice_theme_park/phase.icon.plan
        2. Arrivi | una monorotaia a testa, in ordine di turno @ dice_theme_park/phase.icon.welcome
        3. Crescita | un’attrazione e una mascotte, in ordine di turno @ dice_theme_park/phase.icon.expand
        4. Migliorie | una mappa e due migliorie @ dice_theme_park/phase.icon.improve
        5. Apertura | i parchi sono aperti @ dice_theme_park/phase.icon.operate
        6. Chiusura | stelle, soldi, saluti @ dice_theme_park/phase.icon.upkeep

chapter-plan = 1 Piano
    .text =
        Ognuno sceglie in segreto due delle sue sei carte Personale, anche uguali. Si scoprono tutte insieme.

        @ dice_theme_park/staff.ticket_agent dice_theme_park/staff.concierge dice_theme_park/staff.guide | Ognuna ha un valore di dado, dei soldi e un’abilità

        = Ordine di turno
        Si sommano i valori di dado. Comincia la somma più bassa! In parità va prima chi ha meno stelle; se sono pari anche quelle, chi è in parità inverte l’ordine del giorno prima.

        + Esempio | Somme di 3, 7 e 7. Il 3 è primo. Dei due sette va secondo quello con meno stelle.

        = Entrate
        I soldi delle due carte, $1 dell’Ingresso e quanto riportano in un campo verde le altre attrazioni. Qui i chioschi non contano.

        + Esempio | Guida e Mascotte portano $6, l’Ingresso $1, un’attrazione $1: $8.

        = Abilità
        Si possono usare nella fase che nominano, una volta per carta.

chapter-staff = Il personale
    .text =
        - Bigliettaio, 1: Chiusura: un ospite di valore 1 che se ne andrebbe torna all’Ingresso, con un valore qualsiasi. @ dice_theme_park/staff.ticket_agent.small
        - Concierge, 2: Arrivi: dei tre nuovi ospiti uno guadagna due pallini, o due ne guadagnano uno. Nessuno supera il 6. @ dice_theme_park/staff.concierge.small
        - Guida, 3: Apertura: un ospite va da un punto qualsiasi del tuo parco a un altro. @ dice_theme_park/staff.guide.small
        - Mascotte, 4: Crescita: una mascotte costa $2 in meno. Apertura: ogni mascotte che mandi fa un ritocco in più sulla stessa attrazione. @ dice_theme_park/staff.mascot.small
        - Muratore, 5: Migliorie: ogni miglioria costa $1 in meno. Prima di installare puoi riprenderne una già installata. @ dice_theme_park/staff.builder.small
        - Direttore, 6: Apertura: un’attrazione senza simboli di avvio liberi si avvia ancora una volta. @ dice_theme_park/staff.manager.small

        @ dice_theme_park/staff.mascot dice_theme_park/staff.builder dice_theme_park/staff.manager | Mascotte, Muratore, Direttore

chapter-welcome = 2 Arrivi
    .text =
        In ordine di turno ognuno prende una monorotaia. I suoi tre ospiti vanno all’Ingresso, con i valori dei loro sedili.

        @ dice_theme_park/train.1 | Una monorotaia

        Una monorotaia resta. A fine giorno i suoi ospiti tornano nel sacchetto.

chapter-expand = 3 Crescita
    .text =
        In ordine di turno ognuno può costruire un’attrazione e reclutare una mascotte, nell’ordine che vuole.

        = Costruire
        Paga il prezzo sotto l’attrazione e mettila accanto a una qualsiasi del tuo parco. I posti sono diciotto.

        = Servizi
        Ogni attrazione offre uno di otto servizi. Il secondo, il terzo e il quarto dello stesso tipo portano subito qualcosa:

        - Due uguali: dai a un ospite qualsiasi un valore qualsiasi.
        - Tre uguali: un ospite dal sacchetto arriva all’Ingresso, con valore 4.
        - Quattro uguali: costruisci gratis una delle attrazioni scartate. Questa non porta altri vantaggi.

        @ dice_theme_park/amenity.snacks dice_theme_park/amenity.drinks dice_theme_park/amenity.restrooms dice_theme_park/amenity.benches dice_theme_park/amenity.lockers dice_theme_park/amenity.first_aid dice_theme_park/amenity.photo dice_theme_park/amenity.gardens | Gli otto servizi

        Un quinto non porta niente. Nemmeno l’attrazione iniziale ha portato niente, però conta.

        = Reclutare
        Una mascotte costa $5. Con lei arriva uno dei talenti in mostra.

chapter-improve = 4 Migliorie
    .text =
        - Una mappa per $3. @ dice_theme_park/map.ready
        - Fino a due migliorie. Ognuna va in uno spazio libero di un’attrazione qualsiasi e costa quanto dice lo spazio. Un’attrazione non ne ha mai due uguali, e l’Ingresso non ha spazi. @ dice_theme_park/upgrade.special_effect

        - Chiosco: $2 ogni volta che l’attrazione si avvia. @ dice_theme_park/upgrade.merch_kiosk
        - Effetto: due stelle in più ogni volta. @ dice_theme_park/upgrade.special_effect
        - Generatore: un secondo simbolo di avvio: si può avviare due volte al giorno. @ dice_theme_park/upgrade.generator

        Restano per sempre, a meno che un Muratore non ne riprenda una. L’Ingresso ha fin dall’inizio un chiosco e un generatore.

chapter-operate = 5 Apertura
    .text =
        Avvia le tue attrazioni una per una, quante vuoi e puoi. Su uno schermo condiviso i parchi si seguono in ordine di turno.

        1. Metti un cubo | su un simbolo di avvio libero. Ogni simbolo ne riceve uno al giorno. @ dice_theme_park/cube.radish
        2. Forma un gruppo | ospiti di quest’attrazione che corrispondono alla richiesta. @ dice_theme_park/slot.yellow.135
        3. Un pallino in meno | ogni ospite del gruppo cala di uno. Un ospite di valore 1 va invece a casa. @ dice_theme_park/die.yellow.2
        4. Si va avanti | un solo ospite del gruppo passa a un’attrazione accanto. Se ne resta uno solo, deve andare lui; se non ne resta nessuno, non va nessuno. @ dice_theme_park/mini.green

        + Esempio | Su un’attrazione che chiede un dado qualsiasi e uno blu più alto ci sono un 4 giallo e un 5 blu. Entrambi perdono un pallino. Il 4 blu si sposta accanto, dove aspetta un 1 giallo: dispari e pari, così si può avviare anche quella. L’1 giallo va a casa.

        Le stelle e i soldi dei cubi si contano alla Chiusura. Finché non si pesca o rilancia un dado, nel tuo parco si può annullare tutto.

        = Mappe
        Ogni mappa, una volta al giorno: un ospite si sposta accanto.

        = Mascotte
        Ogni mascotte, una volta al giorno, va su un’attrazione per una di queste cose:

        - Un ospite lì guadagna o perde un pallino, tra 1 e 6. @ dice_theme_park/mascot.radish
        - Al prossimo avvio lì, un ospite può essere di qualsiasi colore. Il suo colore vero resta.
        - Il suo talento. @ dice_theme_park/skill.flip.icon

        Mappe, mascotte e Guida aiutano tra un avvio e l’altro, non nel mezzo.

chapter-needs = Le richieste
    .text =
        @ dice_theme_park/slot.any dice_theme_park/slot.blue dice_theme_park/slot.any.246 dice_theme_park/slot.any.135 dice_theme_park/slot.any.13 dice_theme_park/slot.any.36 | Qualsiasi; blu; pari; dispari; da 1 a 3; da 3 a 6

        - Un dado: di qualsiasi colore, o del colore indicato. @ dice_theme_park/slot.blue
        - Pari, dispari: ogni dado come dice il suo riquadro. @ dice_theme_park/slot.any.246
        - Più alto: il primo dado più alto del secondo. @ dice_theme_park/sign.higher
        - 1–3 e 3–6: uno basso, uno alto. Un 3 può essere l’uno o l’altro. @ dice_theme_park/slot.any.13
        - Uguali: due o tre dello stesso valore. @ dice_theme_park/sign.equal
        - Scala: tre valori di fila. Dal 6 all’1 non si passa. @ dice_theme_park/sign.run

        Un riquadro colorato vuole un ospite di quel colore.

chapter-skills = I talenti
    .text =
        Nelle partite più lunghe ogni mascotte ha un talento. Quando la mandi, usa il talento oppure ritocca un ospite come al solito.

        - Più o meno due: su un ospite del colore. @ dice_theme_park/skill.leap_blue.icon
        - $2 o una stella a dado: per ogni ospite del colore lì, al massimo tre, subito. @ dice_theme_park/skill.tips_green.icon
        - Scambia 2 e 5: un ospite di valore 2 diventa 5, o viceversa. @ dice_theme_park/skill.flip.icon
        - Due dadi: due ospiti lì, +1 o −1 ciascuno. @ dice_theme_park/skill.pair.icon
        - Fuori, dentro: un ospite va da qui a un’attrazione accanto, o viene qui da una accanto. Due volte. @ dice_theme_park/skill.usher_out.icon
        - Fino a due più in là: un ospite da qui va fino a due attrazioni più in là. @ dice_theme_park/skill.stroll.icon
        - Cambia colore: un ospite con uno di un altro colore dal sacchetto, dello stesso valore, per sempre. @ dice_theme_park/skill.exchange.icon

chapter-administrators = I dirigenti
    .text =
        Nelle partite più lunghe ne ha uno ognuno, per tutta la partita.

        - Ripescaggio: Chiusura: un ospite del suo colore che se ne va torna, con un valore qualsiasi. @ dice_theme_park/admin.second_chance.blue
        - Gambe fresche: sulle attrazioni del suo colore un ospite di quel colore conserva i pallini. @ dice_theme_park/admin.fresh_legs.green
        - Specialista, Appassionato: tre, quattro, cinque attrazioni del suo colore avviate: una, due, tre stelle al giorno. @ dice_theme_park/admin.specialist.yellow
        - Capogita: sei, sette, otto attrazioni diverse avviate: una, due, tre stelle al giorno. @ dice_theme_park/admin.tour_leader
        - Tifoso: due, quattro, cinque mascotte: una, due, tre stelle al giorno. @ dice_theme_park/admin.mascot_fan
        - Portinaio: un ospite della monorotaia che nessuno ha preso. @ dice_theme_park/admin.doorman
        - Tesoriere: alla fine una stella ogni $2. @ dice_theme_park/admin.treasurer
        - Sarto, Tipografo: le mascotte, o le mappe, costano $2 in meno. @ dice_theme_park/admin.tailor
        - Sostituto: una volta a partita: una carta giocata si scambia con una in mano, prima di passare le carte. @ dice_theme_park/admin.understudy
        - Mattiniero: la tua somma per l’ordine di turno è più bassa di 1 o 2, se vuoi. @ dice_theme_park/admin.early_bird

chapter-upkeep = 6 Chiusura
    .text =
        = Stelle e soldi
        Per ogni cubo le stelle della sua attrazione, due in più con un effetto, $2 con un chiosco. Poi i dirigenti.

        = L’obiettivo
        Nei giorni 3, 4 e 5 si fa una classifica secondo l’obiettivo del giorno:

        - In due: 4 stelle a chi è in testa.
        - In tre: 6 e 3.
        - In quattro: 8, 4 e 2.

        Chi è in parità si divide le stelle dei posti in palio, arrotondate per eccesso.

        + Esempio | Più soldi: 9, 5, 5 e 4. Il primo ne guadagna 8. I due con 5 si dividono 4 e 2: 3 a testa.

        = I saluti
        Ogni ospite di valore 1 va a casa, tranne quelli richiamati dal Bigliettaio o da un dirigente.

        = Il giorno dopo
        Le due carte Personale che hai giocato vanno a chi siede a sinistra, così le mani cambiano. Mappe e mascotte tornano pronte. Si scoprono nuove monorotaie, attrazioni e talenti. Le attrazioni vengono dalla pila A nei giorni da 1 a 3 (1 e 2 se i giorni sono quattro), poi dalla pila B.

chapter-end = La fine
    .text =
        Dopo l’ultimo giorno ogni $3 rimasti valgono una stella (con il Tesoriere, ogni $2). Vince chi ha più stelle. In parità vince chi ha più ospiti nel parco, poi chi ha più soldi; altrimenti la vittoria è condivisa.

chapter-surprises = Sorprese
    .text =
        Sei attrazioni con un punto di domanda: dopo l’avvio, l’ospite sul riquadro segnato si può rilanciare invece di perdere un pallino. Sei talenti rilanciano un ospite del loro colore. Un dirigente, il Temerario, fa lo stesso per gli ospiti del suo colore richiesti da un riquadro.

        Un dado rilanciato non si può riprendere.

chapter-innovations = Innovazioni
    .text =
        L’Inventore prende il posto del Muratore: una miglioria in più al giorno.

        Fino a due innovazioni al giorno si possono installare oltre alle migliorie, al prezzo dello spazio più economico dell’attrazione. Su ogni attrazione ce n’è al massimo una, e resta.

        - Funivia: un ospite che parte da lì, in qualunque modo, può andare a un’altra funivia qualsiasi, e tu guadagni $1. L’Ingresso ne ha una. @ dice_theme_park/innovation.cable_car
        - Cabina foto: qui un ospite del gruppo vale come qualsiasi colore. @ dice_theme_park/innovation.photo_booth
        - Statua: una, due, tre stelle ogni giorno, costruite in quest’ordine. La seconda e la terza costano $1 e $2 in più. @ dice_theme_park/innovation.statue.3

        Un dirigente, il Traslocatore, sposta una miglioria al giorno; paghi o incassi la differenza.

chapter-promo = Le carte promozionali
    .text =
        - Consulente, 0: molti soldi e nessuna abilità. Dopo il suo giorno esce dal gioco. @ dice_theme_park/staff.consultant.small
        - Scorta, 7: uno dei nuovi ospiti diventa un VIP, al massimo due in un parco: una stella in più a ogni suo giro. Un VIP non si rilancia mai, perde un pallino. @ dice_theme_park/staff.chaperone.small
        - Dodici obiettivi in più, mescolati agli altri o al loro posto.

chapter-solo = In solitario
    .text =
        In solitario si gioca la partita completa, preparata come per due, con nove dadi per colore, uno per ogni talento e dodici carte Personale per tutta la partita. C’è un punteggio da superare: 160 stelle (o 170).

        = Carte solitario
        Quando hai scelto il personale si scopre una carta. Se il suo numero è uguale alla tua somma o più basso, per quel giorno non puoi prendere la monorotaia, l’attrazione e il talento in ombra.

        = Ospiti che se ne vanno
        Non tornano nel sacchetto ma restano accanto al parco. Alcuni traguardi li contano.

        = Traguardi
        I giorni da 2 a 5 hanno un traguardo ciascuno. Un traguardo mancato nel suo giorno aggiunge le sue stelle rosse, e quelle del giorno, al punteggio da superare: 5 nel giorno 2, poi 10.

        + Esempio | Giorno 3, un’attrazione tre volte: mancato. Il punteggio da superare sale di 1 + 10, da 160 a 171. Ora ne servono 172.

        Non ci sono obiettivi. Altri traguardi lo rendono più difficile.
