## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .short = Dice Park
    .minutes = 75
    .turn = giorno { $turn }
    .turns = { $turns ->
        [one] 1 giorno
       *[other] { $turns } giorni
    }
    .mood = un parco tuo, e ospiti da far contenti
    .about = Gli ospiti arrivano in monorotaia. Mandali di attrazione in attrazione: ogni giro costa un pallino e ti porta stelle.
    .by = Daryl Andrews e Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Ingresso
    .short = Ingresso
tile-bumper-boats = Autoscafi
    .short = Scafi
tile-hall-of-mirrors = Sala Specchi
    .short = Specchi
tile-hook-a-prize = Pesca Premi
    .short = Premi
tile-pedalo-lagoon = Pedalaguna
    .short = Pedalò
tile-tidal-swing = Ondalena
    .short = Onda
tile-penguin-parade = Pinguinata
    .short = Pinguini
tile-sunken-galleon = Il Relitto
    .short = Relitto
tile-aqua-twins = Duo d’Acqua
    .short = Acqua
tile-treetop-trail = Via dei Rami
    .short = Rami
tile-beanstalk-drop = Giù Fagiolo
    .short = Fagiolo
tile-hedge-maze = Labirinto
    .short = Labirinto
tile-dragon-coaster = Drago Volante
    .short = Drago
tile-canopy-express = Fronde Express
    .short = Fronde
tile-sunshine-scooters = Motosole
    .short = Motosole
tile-giant-slide = Scivolone
    .short = Scivolo
tile-desert-rally = Rally Deserto
    .short = Rally
tile-pyramid-run = Via Piramidi
    .short = Piramidi
tile-triple-spinner = Tritrottola
    .short = Trottola
tile-burger-shack = Paninoteca
    .short = Panini
tile-juice-stand = Spremute
    .short = Spremute
tile-picnic-green = Prato Picnic
    .short = Picnic
tile-souvenir-arcade = Ricorderia
    .short = Ricordi
tile-costume-hire = Costumeria
    .short = Costumi
tile-kraken-plunge = Tuffo Kraken
    .short = Kraken
tile-submarine-quest = Nell’Abisso
    .short = Abisso
tile-maelstrom = Gorgo
    .short = Gorgo
tile-orca-stadium = Stadio Orche
    .short = Orche
tile-vine-swinger = Saltaliana
    .short = Liane
tile-jungle-rapids = Rapide Verdi
    .short = Rapide
tile-twin-serpents = Serpi Gemelle
    .short = Serpi
tile-emerald-summit = Vetta Smeraldo
    .short = Vetta
tile-solar-flyer = Volo Solare
    .short = Volo
tile-sandstorm = Ghibli
    .short = Ghibli
tile-golden-cascade = Cascata d’Oro
    .short = Cascata
tile-lightning-towers = Torri Lampo
    .short = Torri
tile-food-court = Tavolata
    .short = Tavolata
tile-grand-bazaar = Gran Bazar
    .short = Bazar
tile-concert-bowl = Arena Rock
    .short = Arena
tile-firework-plaza = Piazza Fuochi
    .short = Fuochi
tile-mystery-grotto = Grotta Mistero
    .short = Grotta
tile-wobble-wood = Barcobosco
    .short = Bosco
tile-lucky-lanterns = Lumi Fortuna
    .short = Lumi
tile-whirlpool-wager = Vortice Azzardo
    .short = Vortice
tile-roulette-rocket = Razzo Roulette
    .short = Roulette
tile-topsy-turvy-tower = Torre Pazza
    .short = Pazza

## Amenities

amenity-snacks = spuntini
amenity-drinks = bibite
amenity-restrooms = bagni
amenity-benches = panchine
amenity-lockers = armadietti
amenity-first-aid = infermeria
amenity-photo = angolo foto
amenity-gardens = giardini

## Colours

colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-grey = grigio
colour-any = qualsiasi

## What it takes to operate

req-single = un dado
req-even2 = due dadi pari
req-odd2 = due dadi dispari
req-odd-even = un dado dispari e uno pari
req-higher = il primo dado più alto del secondo
req-split = un dado da 1 a 3, uno da 3 a 6
req-equal2 = due dadi uguali
req-equal3 = tre dadi uguali
req-run3 = tre valori di seguito

## Staff

staff-ticket-agent = Bigliettaio
    .text = Un 1 che esce ritorna
    .phase = Chiusura
staff-concierge = Concierge
    .text = Nuovi ospiti: uno +2 o due +1
    .phase = Arrivi
staff-guide = Guida
    .text = Un ospite va ovunque
    .phase = Apertura
staff-mascot = Mascotte
    .text = Mascotte −$2, un ritocco in più
    .phase = Crescita · Apertura
staff-builder = Muratore
    .text = Migliorie −$1, riprendine una
    .phase = Migliorie
staff-manager = Direttore
    .text = Riavvia una già usata
    .phase = Apertura
staff-innovator = Inventore
    .text = Una miglioria in più al giorno
    .phase = Migliorie
staff-consultant = Consulente
    .text = Rende bene, poi se ne va
    .phase = Chiusura
staff-chaperone = Scorta
    .text = Un VIP: una stella a giro
    .phase = Arrivi

## Skills

skill-leap = +2 o −2
skill-tips = $2 a dado
skill-cheer = Stella a dado
skill-flip = Scambia 2 e 5
skill-pair = Due dadi ±1
skill-usher-out = Fuori, due volte
skill-usher-in = Dentro, due volte
skill-stroll = Fino a due più in là
skill-exchange = Cambia colore
skill-reroll = Rilancia

help-skill-leap = Un ospite { $colour } qui: +2 o −2.
help-skill-tips = Subito $2 per ogni ospite { $colour } qui, al massimo $6.
help-skill-cheer = Subito una stella per ogni ospite { $colour } qui, al massimo tre.
help-skill-flip = Un 2 diventa 5, o un 5 diventa 2.
help-skill-pair = Due ospiti qui: +1 o −1 ciascuno.
help-skill-usher-out = Un ospite va da qui a un’attrazione accanto. Due volte.
help-skill-usher-in = Un ospite viene qui da un’attrazione accanto. Due volte.
help-skill-stroll = Un ospite va da qui fino a due attrazioni più in là.
help-skill-exchange = Cambia un ospite con uno di un altro colore dal sacchetto; il valore resta.
help-skill-reroll = Rilancia un ospite { $colour }.

## Administrators

admin-second-chance = Ripescaggio
    .text = Un 1 { $colour } ritorna
    .help = Ogni giorno un ospite { $colour } che se ne va torna all’Ingresso, con un valore qualsiasi.
admin-fresh-legs = Gambe fresche
    .text = Un ospite { $colour } non si stanca
    .help = Sulle attrazioni in { $colour } un ospite { $colour } del gruppo conserva i pallini.
admin-specialist = Specialista
    .text = 3, 4, 5 in { $colour } avviate: 1, 2, 3 stelle
    .help = Ogni giorno: 3, 4, 5 diverse attrazioni in { $colour } avviate portano 1, 2, 3 stelle.
admin-enthusiast = Appassionato
    .text = 3, 4, 5 in { $colour } avviate: 1, 2, 3 stelle
    .help = Ogni giorno: 3, 4, 5 diverse attrazioni in { $colour } avviate portano 1, 2, 3 stelle.
admin-tour-leader = Capogita
    .text = 6, 7, 8 avviate: 1, 2, 3 stelle
    .help = Ogni giorno: 6, 7, 8 diverse attrazioni avviate portano 1, 2, 3 stelle.
admin-mascot-fan = Tifoso
    .text = 2, 4, 5 mascotte: 1, 2, 3 stelle
    .help = Ogni giorno: 2, 4, 5 mascotte portano 1, 2, 3 stelle.
admin-doorman = Portinaio
    .text = Un ospite lasciato a bordo
    .help = Ogni giorno entra un ospite della monorotaia che nessuno ha preso.
admin-treasurer = Tesoriere
    .text = Alla fine una stella ogni $2
    .help = Alla fine una stella ogni $2 rimasti, non ogni $3.
admin-tailor = Sarto
    .text = Mascotte: $2 in meno
    .help = Le mascotte costano $2 in meno, ogni giorno.
admin-understudy = Sostituto
    .text = Una volta: cambia una carta giocata
    .help = Una volta: prima di passare le carte, scambiane una giocata con una in mano.
admin-map-printer = Tipografo
    .text = Mappe: $2 in meno
    .help = Le mappe costano $2 in meno, ogni giorno.
admin-early-bird = Mattiniero
    .text = Somma fino a 2 più bassa
    .help = La tua somma per l’ordine di turno si abbassa di 1 o 2, se vuoi.
admin-thrill-seeker = Temerario
    .text = Riquadri in { $colour }: rilancio
    .help = Un ospite { $colour } che era richiesto si può rilanciare invece di perdere un pallino.
admin-rearranger = Traslocatore
    .text = Sposta una miglioria al giorno
    .help = Ogni giorno una miglioria installata si può spostare; la differenza si paga o si incassa.

## Objectives

objective-tired-but-happy = Stanchi ma felici
    .text = meno pallini nel parco
objective-full-house = Tutto esaurito
    .text = più ospiti
objective-most-money = Cassa piena
    .text = più soldi
objective-steady-earner = Buona rendita
    .text = entrate stampate più alte
objective-busy-day = Giornata piena
    .text = più cubi di avvio
objective-grand-tour = Gran Tour
    .text = più attrazioni avviate
objective-engineers-pride = Orgoglio tecnico
    .text = più migliorie e innovazioni
objective-well-signposted = Ben segnalato
    .text = più mappe
objective-every-comfort = Ogni comodità
    .text = più tipi di servizi
objective-star-attraction = Giostra regina
    .text = l’attrazione migliore
objective-long-queue = Coda lunga
    .text = più ospiti all’Ingresso
objective-all-sorts = Di tutto un po’
    .text = più valori diversi
objective-gift-shop-rush = Gran shopping
    .text = più soldi dagli avvii
objective-big-spender = Mani bucate
    .text = più speso per il parco
objective-encore = Bis
    .text = più ripetute, Ingresso escluso
objective-five-star-day = Cinque stelle
    .text = più stelle dagli avvii
objective-map-reader = Senso pratico
    .text = più mappe non usate
objective-modernised = Rimodernato
    .text = più migliorate, Ingresso escluso
objective-themed-land = Tutto in tinta
    .text = più attrazioni di un colore
objective-close-quarters = Buon vicinato
    .text = più coppie affiancate
objective-safe-journey-home = Buon rientro
    .text = più ospiti a casa negli avvii
objective-fan-club = Fan Club
    .text = più ospiti di un colore

## Solo goals

goal-a-ops = 7 avvii
goal-a-distinct = 5 attrazioni avviate
goal-a-maxop = Un’attrazione 3 volte
goal-a-stars = 22 stelle dagli avvii
goal-a-opmoney = $6 dagli avvii
goal-a-money = $8 in mano
goal-a-ups = 4 migliorie installate
goal-a-maps = 5 mappe
goal-a-masc = 3 mascotte
goal-a-three = 2 attrazioni due volte
goal-a-rainbow = Tutti e tre i colori avviati
goal-a-colmax = 2 di un colore avviate
goal-a-ent-left = Ingresso vuoto a fine apertura
goal-a-amen = 5 tipi di servizi
goal-a-discards = 2 ospiti a casa
goal-b-ops = 10 avvii
goal-b-distinct = 7 attrazioni avviate
goal-b-maxop = Un’attrazione 3 volte
goal-b-stars = 38 stelle dagli avvii
goal-b-opmoney = $10 dagli avvii
goal-b-money = $10 in mano
goal-b-ups = 6 migliorie installate
goal-b-maps = 6 mappe
goal-b-masc = 5 mascotte
goal-b-three = 3 attrazioni due volte
goal-b-four-colours = I colori e il grigio avviati
goal-b-colmax = 3 di un colore avviate
goal-b-pips-left = Al massimo 20 pallini
goal-b-income = Entrate di $4
goal-b-discards = 6 ospiti a casa
goal-a-surprise-ops = Una sorpresa avviata
goal-a-innovations = 2 innovazioni
goal-a-cable-moves = 2 corse in funivia
goal-b-rerolls = 3 rilanci
goal-b-innovations = 5 innovazioni
goal-b-statue-stars = Statue per 3 stelle

## The options

option-length = Durata
    .help = quattro giorni o cinque
    .introductory = Introduttiva
    .short = Breve
    .full = Completa
    .help-introductory = quattro giorni senza dirigenti né talenti, per cominciare
    .help-short = quattro giorni con tutto
    .help-full = cinque giorni con tutto
option-surprises = Sorprese
    .help = sei attrazioni e talenti che rilanciano
option-innovations = Innovazioni
    .help = funivie, cabine foto, statue
option-promo-staff = Personale promo
    .help = un Consulente e una Scorta a testa
option-promo-objectives = Obiettivi promo
    .help = dodici obiettivi in più
    .off = No
    .mixed = Mescolati
    .only = Solo loro
option-solo-target = Solitario: stelle
    .help = da battere, per chi gioca in solitario
    .normal = 160
    .hard = 170
option-solo-goals = Solitario: extra
    .help = un secondo traguardo in alcuni giorni
    .none = Nessuno
    .rounds-3-5 = 3 e 5
    .every-round = Tutti

## On the table

phase-setup = Inizio
phase-plan = Piano
phase-welcome = Arrivi
phase-expand = Crescita
phase-improve = Migliorie
phase-operate = Apertura
phase-upkeep = Chiusura
phase-over = La fine
phase-of-round = Giorno { $round }: { $phase }
round = Giorno { $round }
round-short = G{ $round }
in-round = nel giorno { $round }
objective-when = Giorno { $round }: { $text }
this-round = Oggi
operated = { $count ->
    [0] 0 avvii
    [one] 1 avvio
   *[other] { $count } avvii
}
staff-today = Oggi al lavoro
mascots = Mascotte
maps = Mappe
to-install = Da installare
ready = da usare
used = usata
in-park = nel parco
still-open = aperto
closed = chiuso
improving = migliora
improved = fatto
upgrade-merch-kiosk = Chiosco
upgrade-special-effect = Effetto
upgrade-generator = Generatore
upgrade-cable-car = Funivia
upgrade-photo-booth = Cabina foto
upgrade-statue = Statua
market-trains = Monorotaie
market-tiles = Attrazioni
market-skills = Talenti
trains-note = prendine una: i suoi tre ospiti arrivano al tuo Ingresso
tiles-note = Crescita: puoi costruirne una
skills-note = Crescita: uno con ogni mascotte
sum-place = { $sum } · { $place ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[other] 4°
}
place-in-order = { $place ->
    [1] comincia
    [2] 2° posto
    [3] 3° posto
   *[other] 4° posto
}
objectives = Obiettivi
park-of = { $name ->
    [you] Il tuo parco
   *[other] Il parco di { $name }
}
built-of = { $count } su { $most }
guests-are-in = arrivati
still-to-pick = sceglie
income-of = entrate ${ $income }
discarded-tiles = Scegline una, gratis
swap-played = Carte giocate
swap-hand = In mano
has-chosen = ha scelto
choosing-in-secret = sceglie in segreto
choosing-in-secret-alone = sceglie due carte
staff-on-table = carte sul tavolo
turn-order-sum = Ordine di turno
income-sum = Entrate
income-then = ${ $sum }, poi ${ $money }
income-word = entrate
lowest-first = Comincia la somma più bassa
draft-ready = ha scelto
draft-choosing = sceglie in segreto
tile-amenity = Servizio: { $amenity }
then-ready = poi pronta
score-track = Tracciato stelle
row-operating = Avvii
row-gained = +{ $stars }
row-statues = Statue
each-round = ogni giorno
counted = Contano: { $count }
place-count = { $place ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[other] 4°
}: { $count }
place-short = { $place ->
    [1] 1°
    [2] 2°
    [3] 3°
   *[other] 4°
}
leaving = { $count ->
    [0] tutti qui
    [one] 1 esce
   *[other] { $count } escono
}
getting-ready = Ci si prepara al giorno { $round }
getting-ready-last = Poi il parco chiude
ready-leave = gli 1 vanno a casa
ready-goals = verifica traguardi
ready-money = una stella ogni ${ $money }
ready-money-treasurer = una stella ogni $3, Tesoriere $2
ready-cards = carte a sinistra
ready-cards-out = carte tolte dal gioco
ready-back = tornano mappe e mascotte
ready-trains = nuove monorotaie
ready-tiles = { $count } attrazioni { $stack }
ready-skills = nuovi talenti
objective-of = Obiettivo del giorno { $round }
wins = { $name ->
    [you] Vinci!
   *[other] Vince { $name }!
}
shared-title = Vittoria condivisa in { $count }!
solo-won = { $name ->
    [you] Superi il punteggio!
   *[other] { $name } supera il punteggio!
}
solo-lost = Mancava poco!
rides-of-the-day = Attrazioni del giorno
parks-of-the-day = Parchi del giorno
moment-attraction = { $name ->
    [you] Tu
   *[other] { $name }
}: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
moment-guest = Ospite più felice
moment-guest-text = { $count ->
    [one] 1 giro
   *[other] { $count } giri
} da { $name ->
    [you] te
   *[other] { $name }
}
moment-busy = Giorno più vivace
moment-busy-text = { $name ->
    [you] Tu
   *[other] { $name }
}: { $count ->
    [one] 1 avvio
   *[other] { $count } avvii
}
moment-round = Giorno migliore
moment-round-text = { $name ->
    [you] Tu
   *[other] { $name }
}: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
score-to-beat = Da superare
at-risk = +{ $stars } se mancato
solo-card-later = La carta solitario si scopre quando hai scelto il personale.
solo-shut = { $value } non supera il tuo { $sum }: ciò che è in ombra è chiuso
solo-open = { $value } supera il tuo { $sum }: tutto aperto
gone-home = Ospiti tornati a casa

## Names of what can be chosen

word-die = { $value ->
    [1] l’1 { $colour }
   *[other] il { $value } { $colour }
}
word-guest = un ospite { $colour }
word-cell = posto { $number }
word-train = monorotaia { $number }
word-value = { $number }
word-space = spazio { $number }
word-less = { $number ->
    [0] Com’è
   *[other] { $number } in meno
}
word-mascot = Mascotte { $number }
word-recruit = Solo mascotte
word-buy-map = Compra mappa
word-map = Mappa
word-guide = Guida
word-manager = Direttore
word-close = Chiudi il parco
word-done = Fatto
word-done-expand = Fatto
word-skip = No, grazie
word-let-go = Lasciali andare a casa
word-none = Un pallino in meno a tutti
word-pip = Un pallino in meno
word-draw = Pesca un ospite
word-up = +1
word-down = −1
word-up-1 = Un ospite +1
word-up-2 = Un ospite +2
word-both = Due ospiti +1
word-colour = Ogni colore
word-skill = Usa il talento
word-swap-for = con uno { $colour }
word-remove = Riprendi una miglioria
word-shift = Sposta una miglioria

## The prompt

turn-of = { $name ->
    [you] Tocca a te
   *[other] Ora gioca { $name }
}
thinking = { $name ->
    [you] Tocca a te.
   *[other] { $name } ci pensa…
}
all-draft = Si preparano i parchi
all-draft-body = Ognuno tiene una carta su due, in segreto.
all-plan = Il personale si sceglie in segreto
all-plan-body = Si scopre tutti insieme. Alla Chiusura le carte passano a sinistra.
watch-setup = Ognuno prepara il suo parco.
watch-plan = Ognuno gioca due carte Personale. Comincia la somma più bassa.
watch-welcome = Una monorotaia a testa, in ordine di turno.
watch-expand = Costruisci un’attrazione, recluta una mascotte.
watch-improve = Una mappa, due migliorie.
watch-operate = I parchi sono aperti.
watch-upkeep = Si contano stelle e soldi.
watch-over = È finito anche l’ultimo giorno.
operate-title = { $name ->
    [you] Avvia un’attrazione
   *[other] { $name }: avvia un’attrazione
}
operate-body = Scegline una dorata: i suoi ospiti sono pronti.
operate-none = Nessuna attrazione ha gli ospiti giusti. Usa una mappa o una mascotte, o chiudi il parco.
operate-manager = Un’attrazione già usata ha i suoi ospiti: il Direttore la riavvia.
could-run = { $count ->
    [one] { $count } si può ancora avviare
   *[other] { $count } si possono ancora avviare
}
nothing-runs = Nessun’altra attrazione ha i suoi ospiti
close-anyway = Chiudi comunque
done-anyway = Finisci comunque
skip-anyway = Rinuncia
close-title = { $name ->
    [you] Chiudi il tuo parco?
   *[other] { $name }: chiudere il parco?
}
close-left = { $count ->
    [0] Nessun’altra attrazione ha i suoi ospiti.
    [one] Un’attrazione ha i suoi ospiti e si può ancora avviare.
   *[other] { $count } attrazioni hanno i loro ospiti e si possono ancora avviare.
}
operate-note = Ogni ospite che sale perde un pallino. Poi uno si sposta accanto.
operate-hover = Chiede { $need }: { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] .
   *[other] {" "}e ${ $money }.
}
party-title = { $tile }: chi sale?{ $of ->
    [1] { "" }
   *[other] { " " }Ospite { $count } di { $of }
}
wants = Chiede { $need }.
party-gain = { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] {""}
   *[other] {" "}e ${ $money }
}, da contare alla Chiusura.
manager-title = { $name ->
    [you] Usa il Direttore
   *[other] { $name }: usa il Direttore
}
manager-body = Scegli un’attrazione senza simboli di avvio liberi. Si avvia ancora una volta.
map-title = { $name ->
    [you] Usa una mappa
   *[other] { $name }: usa una mappa
}
map-body = Quale ospite si sposta accanto?
map-where = Un passo, accanto.
guide-title = { $name ->
    [you] Usa la Guida
   *[other] { $name }: usa la Guida
}
guide-body = Quale ospite sposti?
guide-where = Scegli un’attrazione qualsiasi del tuo parco.
send-title = { $name ->
    [you] Dove va { $die }?
   *[other] { $name }: dove va { $die }?
}
wild-title = { $tile }: un ospite di qualsiasi colore
wild-body = Avviala ora, o manda lì un’altra mascotte.
mascot-title = { $name ->
    [you] Manda una mascotte
   *[other] { $name }: manda una mascotte
}
mascot-body = Dai a un ospite +1 o −1, o fallo valere come qualsiasi colore.
mascot-or-skill = +1 o −1, qualsiasi colore, o il talento: { $skill }
mascot-up = Quale ospite guadagna un pallino?
mascot-down = Quale ospite perde un pallino?
mascot-colour = Su quale attrazione un ospite vale come qualsiasi colore?
move-title = { $tile }: chi va avanti?
move-body = Un ospite del gruppo si sposta accanto.
move-where = Dove va { $die }?
move-where-body = Accanto: su una delle attrazioni tratteggiate.
build-title = { $name ->
    [you] Dove va «{ $tile }»?
   *[other] { $name }: dove va «{ $tile }»?
}
build-body = Accanto a una delle tue attrazioni.
build-first-body = In uno dei quattro posti segnati.
expand-title = { $name ->
    [you] Costruisci e recluta
   *[other] { $name }: costruisci e recluta
}
expand-body = Un’attrazione, una mascotte (${ $cost }), o entrambe.
recruit-body = Una mascotte (${ $cost }), o scegli «Fatto».
purse = Hai ${ $money }.
improve-title = { $name ->
    [you] Migliora il tuo parco
   *[other] { $name }: migliora il tuo parco
}
improve-body = 1 mappa (${ $cost }), fino a { $most ->
    [one] 1 miglioria
   *[other] { $most } migliorie
}{ $extra ->
    [0] .
    [one] , fino a 1 innovazione.
   *[other] , fino a { $extra } innovazioni.
}
install-title = { $name ->
    [you] Installa «{ $upgrade }»
   *[other] { $name }: installa «{ $upgrade }»
}
install-space = Dove? Lo spazio mostra il prezzo.
remove-title = { $name ->
    [you] Riprendi una miglioria
   *[other] { $name }: riprendi una miglioria
}
remove-body = Puoi installarla di nuovo. Niente rimborso.
shift-title = { $name ->
    [you] Sposta una miglioria
   *[other] { $name }: sposta una miglioria
}
shift-body = Da dove a dove? Paghi o incassi la differenza.
picked-of = { $count } su { $most }
plan-title = { $name ->
    [you] Gioca due carte Personale
   *[other] { $name }: gioca due carte Personale
}
plan-one = { $name ->
    [you] Somma finora { $sum }, entrate ${ $money }
   *[other] { $name }: somma finora { $sum }, entrate ${ $money }
}
plan-both = { $name ->
    [you] Somma { $dice } = { $sum }, entrate ${ $money }
   *[other] { $name }: somma { $dice } = { $sum }, entrate ${ $money }
}
plan-body-alone = Più bassa è la somma, meno ti è chiuso.
plan-body = Comincia la somma più bassa; in parità, chi ha meno stelle.
plan-likely = Più probabile: posto { $place }; nessuno vede le scelte degli altri.
plan-between = Più probabile: posto { $first } o { $last }; nessuno vede le scelte degli altri.
plan-purse = Hai ${ $money }, poi ${ $sum }.
choose-staff = { $name ->
    [you] Scegli dodici carte Personale
   *[other] { $name }: scegli dodici carte Personale
}
choose-staff-body = Ne giochi due al giorno, dieci in tutto.
ask-choose-administrator = { $name ->
    [you] Scegli un dirigente
   *[other] { $name }: scegli un dirigente
}
ask-choose-administrator-body = Resta con te per tutta la partita.
ask-choose-skill = { $name ->
    [you] Scegli un talento
   *[other] { $name }: scegli un talento
}
ask-choose-skill-body = La tua prima mascotte lo usa ogni giorno.
ask-choose-first = { $name ->
    [you] Scegli la prima attrazione
   *[other] { $name }: scegli la prima attrazione
}
ask-choose-first-body = Non costa niente. Poi scegli dove va.
ask-early-bird = { $name ->
    [you] Vuoi giocare prima?
   *[other] { $name }: vuoi giocare prima?
}
ask-early-bird-body = La tua somma è { $sum }. Comincia la più bassa.
ask-board = { $name ->
    [you] Prendi una monorotaia
   *[other] { $name }: prendi una monorotaia
}
ask-board-body = I suoi tre ospiti scendono al tuo Ingresso.
ask-concierge = { $name ->
    [you] Usa il Concierge
   *[other] { $name }: usa il Concierge
}
ask-concierge-body = Nuovi ospiti: uno +2, o due +1.
ask-chaperone = { $name ->
    [you] Scegli un VIP
   *[other] { $name }: scegli un VIP
}
ask-chaperone-body = Un nuovo ospite porta una stella a ogni suo giro.
ask-doorman = { $name ->
    [you] Accogli un ritardatario
   *[other] { $name }: accogli un ritardatario
}
ask-doorman-body = Prendi un ospite dalla monorotaia avanzata.
ask-amenity-value = { $name ->
    [you] Due uguali! Cambia un ospite
   *[other] { $name }: due uguali! Cambia un ospite
}
ask-amenity-value-body = Dai a un ospite un valore qualsiasi. A quale?
ask-amenity-guest = { $name ->
    [you] Tre uguali! Un nuovo ospite
   *[other] { $name }: tre uguali! Un nuovo ospite
}
ask-amenity-guest-body = Arriva un ospite dal sacchetto, con valore 4.
ask-amenity-build = { $name ->
    [you] Quattro uguali! Costruisci gratis
   *[other] { $name }: quattro uguali! Costruisci gratis
}
ask-amenity-build-body = Costruisci gratis una delle attrazioni scartate.
ask-extra = { $name ->
    [you] Ancora un ritocco
   *[other] { $name }: ancora un ritocco
}
ask-extra-body = La Mascotte aiuta sulla stessa attrazione.
ask-pair = { $name ->
    [you] Quale altro ospite?
   *[other] { $name }: quale altro ospite?
}
ask-pair-body = Un altro ospite qui, +1 o −1.
ask-usher = { $name ->
    [you] Sposti un secondo ospite?
   *[other] { $name }: sposti un secondo ospite?
}
ask-usher-body = Se ne può spostare un altro.
ask-exchange = { $name ->
    [you] Con quale colore?
   *[other] { $name }: con quale colore?
}
ask-exchange-body = Il valore resta. Chi se ne va finisce nel sacchetto.
ask-spare = { $name ->
    [you] Chi conserva i pallini?
   *[other] { $name }: chi conserva i pallini?
}
ask-spare-body = Il tuo dirigente fa conservare i pallini a un ospite del gruppo.
ask-surprise = { $name ->
    [you] Un rilancio?
   *[other] { $name }: un rilancio?
}
ask-surprise-body = Rilancia l’ospite segnato, o perde un pallino.
ask-ticket-agent = { $name ->
    [you] Usa il Bigliettaio
   *[other] { $name }: usa il Bigliettaio
}
ask-ticket-agent-body = Un ospite che va a casa torna all’Ingresso. Quale, e con che valore?
ask-second-chance = { $name ->
    [you] Ripesca un ospite
   *[other] { $name }: ripesca un ospite
}
ask-second-chance-body = Torna un ospite del colore del dirigente. Quale, con che valore?
ask-understudy = { $name ->
    [you] Usa il Sostituto
   *[other] { $name }: usa il Sostituto
}
ask-understudy-body = Una volta a partita: scambia una carta giocata con una in mano.
over-won = { $name ->
    [you] Vinci con
   *[other] Vince { $name } con
} { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}!
over-shared = Vittoria condivisa in { $count }!
over-solo-won = { $name ->
    [you] Vinci
   *[other] { $name } vince
}: { $stars } stelle, ne servivano più di { $target }!
over-solo-lost = { $name ->
    [you] Hai
   *[other] { $name } ha
} { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}. Ne servivano più di { $target }.
over-body = Una stella ogni $3 rimasti. Parità: più ospiti, poi più soldi.
over-body-treasurer = I soldi rimasti sono diventati stelle. Parità: più ospiti, poi più soldi.
over-body-alone = Ogni ${ $money } rimasti sono diventati una stella.

## Pointing at things

req-colour = { $need } ({ $count ->
    [one] 1 { $colour }
   *[other] entrambi: { $colour }
})
page-attraction = Attrazione
page-skill = Talento di mascotte
page-staff = Personale
page-objective = Obiettivo
page-rides = Chiede { $need }. Ogni avvio dà { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}.
page-cost = Costruirla costa ${ $cost }
page-income = Rende ${ $money } nella fase Piano
page-space = Posto per una miglioria da ${ $cost }
page-amenity = Servizio: { $amenity }. { $bonus }
page-has = Servizio: { $amenity }
page-mascot = Arriva con una mascotte per ${ $cost }
page-in-expand = Si compra nella fase Crescita.
page-too-dear = Hai solo ${ $money }.
page-value = Ordine di turno: { $value }
page-brings = Rende ${ $money }
page-prizes = Stelle: { $prizes }
bonus-none = Nessun vantaggio.
bonus-2 = Due uguali: un ospite prende un valore qualsiasi.
bonus-3 = Tre uguali: un ospite dal sacchetto.
bonus-4 = Quattro uguali: un’attrazione gratis.
offer-title = { $tile }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}, ${ $cost }
offer-first = { $needs } { $amenity }
offer-needs = Chiede { $need }.
help-offer = Chiede { $need }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}. Servizio: { $amenity }. { $bonus }
help-tile = { $name }. Chiede { $need }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}.
help-operate = Avvia { $name } per { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] {""}
   *[other] {" "}e ${ $money }
}. Chiede { $need }.
help-goal = Verso: { $name }. Chiede { $need }.
help-goal-ready = Verso: { $name }. Poi si può avviare.
help-staff = { $name }: { $text }
help-mascot-skill = Un ospite +1 o −1, uno di qualsiasi colore, o il talento. { $skill }
help-mascot-plain = Un ospite qui +1 o −1, o uno di qualsiasi colore.
help-train = I suoi tre ospiti vengono al tuo Ingresso.
help-map = Un ospite si sposta accanto.
help-buy-map = Una mappa: un ospite si sposta accanto, ogni giorno.
help-guide = Un ospite va ovunque nel tuo parco.
help-manager = Un’attrazione senza simboli liberi si avvia ancora una volta.
help-close = Per oggi hai finito.
help-colour = Al prossimo avvio lì, un ospite vale come qualsiasi colore.
help-up = Un ospite guadagna un pallino.
help-down = Un ospite perde un pallino.
help-draw = Un ospite a caso, con valore 4, al tuo Ingresso.
help-mascot = Una mascotte senza talento.
help-skip = Lascia perdere.
help-merch-kiosk = Chiosco: $2 a ogni avvio.
help-special-effect = Effetto: 2 stelle in più a ogni avvio.
help-generator = Generatore: si può avviare due volte al giorno.
help-cable-car = Funivia: un ospite che parte da qui può andare a un’altra funivia. Tu guadagni $1.
help-photo-booth = Cabina foto: qui un ospite vale come qualsiasi colore.
help-statue = Statua: stelle ogni giorno.

## The log

log-round = Giorno { $round }
log-order = { $name ->
    [you] Cominci tu
   *[other] Comincia { $name }
}
log-objective = { $name ->
    [you] Fai
   *[other] { $name } fa
} +{ $stars }: { $what }
log-closed = { $name ->
    [you] Chiudi il parco
   *[other] { $name } chiude il parco
}
log-improved = { $name ->
    [you] Finisci le migliorie
   *[other] { $name } finisce le migliorie
}
log-lowered = { $name ->
    [you] Usi il Mattiniero
   *[other] { $name } usa il Mattiniero
}
log-map-bought = { $name ->
    [you] Compri una mappa
   *[other] { $name } compra una mappa
}
log-vip = { $name ->
    [you] Accogli
   *[other] { $name } accoglie
} un VIP
log-goal-met = Raggiunto: { $goal }
log-goal-missed = Mancato: { $goal }. Da superare +{ $red }
log-ended = I cancelli si chiudono
log-administrator = { $name ->
    [you] Il tuo dirigente
   *[other] Dirigente di { $name }
}: { $card }
log-skill-taken = { $name ->
    [you] Impari «{ $card }»
   *[other] { $name } impara «{ $card }»
}
log-built = { $name ->
    [you] Apri { $tile }
   *[other] { $name } apre { $tile }
}
log-installed = { $name ->
    [you] Migliori
   *[other] { $name } migliora
} { $tile }: { $upgrade }
log-innovated = { $name ->
    [you] Migliori
   *[other] { $name } migliora
} { $tile }: { $upgrade }
log-operated = { $name ->
    [you] Avvii
   *[other] { $name } avvia
} { $tile }
log-staff-played = { $name ->
    [you] Giochi
   *[other] { $name } gioca
} { $one }, { $other } ({ $sum })
log-income = { $name ->
    [you] Ora hai
   *[other] { $name } ora ha
} ${ $money }
log-recruited = { $name ->
    [you] Recluti
   *[other] { $name } recluta
} una mascotte per ${ $paid }
log-scored = { $name ->
    [you] Fai
   *[other] { $name } fa
} +{ $stars }: { $total } in tutto
log-boarded = { $name ->
    [you] Prendi
   *[other] { $name } prende
} la monorotaia { $train }
log-amenity = { $name ->
    [you] Hai
   *[other] { $name } ha
} { $count } × { $amenity }
log-departed = Un ospite { $colour } va a casa ({ $name ->
    [you] tuo parco
   *[other] { $name }
})
log-drawn = { $name ->
    [you] Peschi
   *[other] { $name } pesca
} un ospite { $colour }
log-returned = Un ospite { $colour } torna a { $value } ({ $name ->
    [you] tuo parco
   *[other] { $name }
})
log-rerolled = { $name ->
    [you] Rilanci
   *[other] { $name } rilancia
} un ospite: { $to }
log-mascot-used = { $name ->
    [you] Mandi
   *[other] { $name } manda
} una mascotte: { $tile }
log-money-counted = { $name ->
    [you] Fai
   *[other] { $name } fa
} +{ $stars } dai soldi

## How a match ends

reason-stars = Più stelle di tutti
reason-more-guests = Parità: più ospiti rimasti
reason-more-money = Parità: più soldi rimasti
reason-shared = A pari merito
reason-target-beaten = Punteggio superato
reason-target-missed = Punteggio non superato

## Why something is not possible

why-not-over = La partita è finita.
why-not-money = I soldi non bastano.
why-not-solo-length = In solitario servono cinque giorni.

## After the match

stat-takings = Stelle dagli avvii
stat-objectives = Stelle dagli obiettivi
stat-operated = Avvii
stat-built = Attrazioni costruite
stat-installed = Migliorie installate
stat-innovated = Innovazioni installate
stat-recruited = Mascotte reclutate
stat-maps = Mappe usate
stat-mascots = Mascotte mandate
stat-arrived = Ospiti accolti
stat-departed = Ospiti tornati a casa
stat-income = Entrate
stat-sums = Somme per l’ordine

## Shouted

gates-open = Si aprono i cancelli!
amenity-shout = { $count } × { $amenity }!
goal-met-shout = Traguardo raggiunto!
goal-missed-shout = Mancato: +{ $red } da superare

## Bots

manner-even = Calmo
manner-thrifty = Tirchio
manner-builder = Costruttore
manner-showman = Divo
manner-dreamer = Sognatore
bot-why-plan = { $one } e { $other }: per le abilità e per il denaro.
bot-why-staff = Queste vanno bene insieme.
bot-why-train = La monorotaia { $number } porta gli ospiti del giorno migliore.
bot-why-guest = È il meglio per { $die }.
bot-why-build = { $tile }: conviene giorno dopo giorno.
bot-why-recruit = { $card }: una mascotte aiuta in ogni giorno che resta.
bot-why-mascot = Una mascotte aiuta in ogni giorno che resta.
bot-why-install = { $upgrade } ({ $tile }): si ripaga prima della fine.
bot-why-map = Una mappa in più è una strada in più per un ospite, ogni giorno.
bot-why-operate = { $tile }: il prossimo passo verso il miglior giorno in vista.
bot-why-help = Così { $die } va bene per il prossimo gruppo.
bot-why-ready = Riunisce il prossimo gruppo.
bot-why-move = { $tile }: è lì che servirà { $die }.
bot-why-close = { $count ->
    [one] 1 ospite vale
   *[other] { $count } ospiti valgono
} di più il giorno dopo.
bot-why-done = Niente qui vale il suo prezzo.
bot-why = Sembrava il meglio che ci fosse.

## Una parola gentile dopo la partita

award-never-closed = Sempre aperto
award-never-closed-line = { $count } avvii
award-master-builder = Gran cantiere
award-master-builder-line = { $count } attrazioni costruite
award-tinkerer = Fai da te
award-tinkerer-line = { $count } migliorie
award-mascot-friend = Cuore di mascotte
award-mascot-friend-line = { $count } uscite di mascotte
award-map-reader = Mappa alla mano
award-map-reader-line = { $count } mappe usate
award-warm-welcome = Caldo benvenuto
award-warm-welcome-line = { $count } ospiti accolti
award-fond-farewell = Dolce saluto
award-fond-farewell-line = { $count } ospiti a casa felici
award-penny-wise = Buoni conti
award-penny-wise-line = ${ $count } di entrate
award-treasure-chest = Scrigno
award-treasure-chest-line = ${ $count } avanzati
award-on-target = Obiettivo centrato
award-on-target-line = { $count } stelle dagli obiettivi
award-star-day = Giorno di stelle
award-star-day-line = { $count } stelle in un giorno
award-red-carpet = Tappeto rosso
award-red-carpet-line = { $count } stelle dai VIP
award-guided-tour = Visita guidata
award-guided-tour-line = { $count } giri nel parco
award-surprise = Sorpresa!
award-surprise-line = { $count } dadi rilanciati
award-early-bird = Di buon’ora
award-early-bird-line = { $count } volte al cancello prima di tutti
award-bright-ideas = Idee brillanti
award-bright-ideas-line = { $count } innovazioni
award-good-school = Buona scuola
award-good-school-line = { $count } talenti imparati

## Da dove vengono le stelle

account-takings = Attrazioni
account-takings-note = per ogni avvio
account-perks = Durante il giorno
account-perks-note = VIP e talenti
account-objectives = Obiettivi
account-objectives-note = dal terzo giorno
account-administrator = Dirigente
account-administrator-note = ogni giorno
account-statues = Statue
account-statues-note = ogni giorno
account-money = Denaro avanzato
account-money-note = diventato stelle

## Sul telefono

hand-staff = valore { $value }, porta ${ $money }
hand-staff-title = Il tuo personale
hand-park = Il tuo parco
hand-offers = Da scegliere
hand-attractions = Le tue attrazioni
hand-ready = pronta: { $guest }
hand-wants = Chiede { $need }; { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
hand-money = ${ $money }
hand-stars = Stelle
hand-stars-of = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
