## Outside the table: title, lobby, credits

game-title = Dice Theme Park
    .minutes = 75
    .mood = un parco tuo, e ospiti da far contenti
    .about = I dadi ospite arrivano in treno. Mandali di giostra in giostra, un pallino a giro, e guadagna una stella per ogni sorriso.
    .by = Daryl Andrews e Adrian Adamescu
    .publisher = Alley Cat Games

## Names of attractions

tile-entrance = Ingresso
tile-bumper-boats = Autoscafi
tile-hall-of-mirrors = Sala Specchi
tile-hook-a-prize = Pesca Premi
tile-pedalo-lagoon = Pedalaguna
tile-tidal-swing = Ondalena
tile-penguin-parade = Pinguinata
tile-sunken-galleon = Il Relitto
tile-aqua-twins = Duo d’Acqua
tile-treetop-trail = Via dei Rami
tile-beanstalk-drop = Giù Fagiolo
tile-hedge-maze = Labirinto
tile-dragon-coaster = Drago Volante
tile-canopy-express = Fronde Express
tile-sunshine-scooters = Motosole
tile-giant-slide = Scivolone
tile-desert-rally = Rally Deserto
tile-pyramid-run = Via Piramidi
tile-triple-spinner = Tritrottola
tile-burger-shack = Paninoteca
tile-juice-stand = Spremute
tile-picnic-green = Prato Picnic
tile-souvenir-arcade = Ricorderia
tile-costume-hire = Costumeria
tile-kraken-plunge = Tuffo Kraken
tile-submarine-quest = Nell’Abisso
tile-maelstrom = Gorgo
tile-orca-stadium = Stadio Orche
tile-vine-swinger = Saltaliana
tile-jungle-rapids = Rapide Verdi
tile-twin-serpents = Serpi Gemelle
tile-emerald-summit = Vetta Smeraldo
tile-solar-flyer = Volo Solare
tile-sandstorm = Ghibli
tile-golden-cascade = Cascata d’Oro
tile-lightning-towers = Torri Lampo
tile-food-court = Tavolata
tile-grand-bazaar = Gran Bazar
tile-concert-bowl = Arena Rock
tile-firework-plaza = Piazza Fuochi
tile-mystery-grotto = Grotta Mistero
tile-wobble-wood = Barcobosco
tile-lucky-lanterns = Lumi Fortuna
tile-whirlpool-wager = Vortice Azzardo
tile-roulette-rocket = Razzo Roulette
tile-topsy-turvy-tower = Torre Pazza

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
    .text = Nuovi ospiti: +2, o +1 a due
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
    .text = Riavvia una già piena
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
skill-stroll = Fuori di due
skill-exchange = Cambia colore
skill-reroll = Rilancia

help-skill-leap = Un ospite { $colour } qui: +2 o −2.
help-skill-tips = Subito $2 per ogni ospite { $colour } qui, al massimo $6.
help-skill-cheer = Subito una stella per ogni ospite { $colour } qui, al massimo tre.
help-skill-flip = Un ospite da 2 diventa 5, o uno da 5 diventa 2.
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
    .text = Un ospite dell’ultimo treno
    .help = Ogni giorno entra un ospite del treno che nessuno ha preso.
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
    .help = La tua somma per l’ordine di turno scende fino a 2, a scelta.
admin-thrill-seeker = Temerario
    .text = Riquadri in { $colour }: rilancio
    .help = Un ospite { $colour } che era richiesto si può rilanciare invece di stancarlo.
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
    .text = entrate più alte
objective-busy-day = Daffare
    .text = più cubi di avvio
objective-grand-tour = Gran Tour
    .text = più attrazioni avviate
objective-engineers-pride = Orgoglio tecnico
    .text = più migliorie
objective-well-signposted = Ben segnalato
    .text = più mappe
objective-every-comfort = Ogni comodità
    .text = più tipi di servizi
objective-star-attraction = Giostra regina
    .text = la giostra migliore
objective-long-queue = Coda lunga
    .text = più ospiti all’Ingresso
objective-all-sorts = Di tutto
    .text = più valori diversi
objective-gift-shop-rush = Gran shopping
    .text = più incassi avviando
objective-big-spender = Mani bucate
    .text = più spese oggi
objective-encore = Bis
    .text = più avviate due volte
objective-five-star-day = Cinque stelle
    .text = più stelle avviando
objective-map-reader = Senso pratico
    .text = più mappe non usate
objective-modernised = Rimodernato
    .text = più attrazioni rinnovate
objective-themed-land = Tutto in tinta
    .text = più dello stesso colore
objective-close-quarters = Buon vicinato
    .text = più attrazioni vicine
objective-safe-journey-home = Buon rientro
    .text = più ospiti a casa
objective-fan-club = Fan Club
    .text = più ospiti di un colore

## Solo goals

goal-a-ops = 7 avvii
goal-a-distinct = 5 attrazioni avviate
goal-a-maxop = Un’attrazione 3 volte
goal-a-stars = 22 stelle avviando
goal-a-opmoney = $6 incassati avviando
goal-a-money = $8 in mano
goal-a-ups = 4 migliorie installate
goal-a-maps = 5 mappe
goal-a-masc = 3 mascotte
goal-a-three = 2 attrazioni due volte
goal-a-rainbow = Tutti e tre i colori
goal-a-colmax = 2 dello stesso colore
goal-a-ent-left = Ingresso vuoto
goal-a-amen = 5 tipi di servizi
goal-a-discards = 2 ospiti a casa
goal-b-ops = 10 avvii
goal-b-distinct = 7 attrazioni avviate
goal-b-maxop = Un’attrazione 3 volte
goal-b-stars = 38 stelle avviando
goal-b-opmoney = $10 incassati avviando
goal-b-money = $10 in mano
goal-b-ups = 6 migliorie installate
goal-b-maps = 6 mappe
goal-b-masc = 5 mascotte
goal-b-three = 3 attrazioni due volte
goal-b-four-colours = Tutti i colori e il grigio
goal-b-colmax = 3 dello stesso colore
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
option-surprises = Sorprese
    .help = sei attrazioni e talenti che rilanciano
option-innovations = Innovazioni
    .help = funivie, cabine foto, statue
option-promo-staff = Personale promo
    .help = un Consulente e una Scorta a testa
option-promo-objectives = Obiettivi promo
    .help = altri dodici con cui misurarsi
    .off = No
    .mixed = Mescolati
    .only = Da soli
option-solo-target = Solitario: stelle
    .help = da battere, per chi gioca in solitario
    .normal = 160
    .hard = 170
option-solo-goals = Solitario: extra
    .help = un secondo traguardo in alcuni giorni
    .none = Nessuno
    .rounds-3-5 = Giorni 3 e 5
    .every-round = Ogni giorno

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
ready = pronta
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
tiles-note = Crescita: se ne può costruire una a testa
skills-note = Crescita: uno arriva con una mascotte ($5)
turn-order = Ordine di turno
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
park-of = Il parco di { $name }
built-of = { $count } su { $most }
guests-are-in = arrivati
still-to-pick = sceglie
income-of = entrate ${ $income }
discarded-tiles = Una di queste, gratis
swap-played = Hai giocato
swap-hand = In mano
has-chosen = ha scelto
choosing-in-secret = sceglie in segreto
choosing-in-secret-alone = ne sceglie due
staff-on-table = carte sul tavolo
choose-two = Scegli due del tuo personale.
turn-order-sum = Ordine di turno
income-sum = Entrate
income-then = ${ $sum }, poi ${ $money }
income-word = entrate
lowest-first = Comincia la somma più bassa
ties-fewer-stars = Parità: prima meno stelle
solo-order = Si scoprirà una carta solitario. Se il suo numero non supera la tua somma, per oggi ciò che oscura ti è chiuso.
draft-ready = ha scelto
draft-choosing = sceglie in segreto
tile-amenity = Servizio: { $amenity }
then-ready = poi pronta
score-track = Tracciato stelle
row-operating = Avvii
row-gained = +{ $stars }
row-statues = Statue
each-round = ogni giorno
counted = { $count } contati
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
    [0] 0 escono
    [one] 1 esce
   *[other] { $count } escono
}
getting-ready = Ci si prepara al giorno { $round }
getting-ready-last = Poi il luna park chiude
ready-leave = ospiti da 1 a casa
ready-goals = verifica traguardi
ready-money = una stella ogni ${ $money }
ready-money-treasurer = una stella ogni $3, Tesoriere $2
ready-cards = carte a sinistra
ready-cards-out = carte giocate fuori
ready-back = mappe e mascotte ok
ready-trains = nuove monorotaie
ready-tiles = { $count } attrazioni { $stack }
ready-skills = nuovi talenti
objective-of = Obiettivo del giorno { $round }
wins = Vince { $name }!
shared-title = In { $count } dividono la corona!
solo-won = { $name } batte il punteggio!
solo-lost = Per un soffio no
rides-of-the-day = Attrazioni del giorno
parks-of-the-day = Parchi del giorno
moment-attraction = { $name }: { $stars } stelle
moment-guest = Ospite più felice
moment-guest-text = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
} da { $name }
moment-busy = Parco più vivace
moment-busy-text = { $name }: { $count } in un giorno
moment-round = Giorno migliore
moment-round-text = { $name }: { $stars } stelle
score-to-beat = Da battere
at-risk = +{ $stars } a rischio
count-of = { $count } su { $value }
count-now = ora { $count }
solo-card-later = La carta solitario si scopre quando hai scelto il personale.
solo-shut = { $value } non supera il tuo { $sum }: ciò che è in ombra è chiuso
solo-open = { $value } supera il tuo { $sum }: tutto aperto
gone-home = Ospiti tornati a casa

## Names of what can be chosen

word-die = { $value ->
    [1] L’1 { $colour }
   *[other] Il { $value } { $colour }
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
word-mascot = mascotte { $number }
word-recruit = Una mascotte senza talento
word-buy-map = Compra mappa
word-map = Mappa
word-guide = Guida
word-manager = Direttore
word-close = Chiudi il parco
word-done = Fatto
word-done-expand = Basta così
word-skip = No, grazie
word-let-go = Lasciali andare
word-none = Stancali tutti
word-pip = Un pallino giù
word-draw = Pesca un ospite
word-up = +1
word-down = −1
word-up-1 = Un ospite +1
word-up-2 = Un ospite +2
word-both = Due ospiti +1
word-colour = Ogni colore
word-skill = Il talento
word-swap-for = Con uno { $colour }
word-remove = Riprendi
word-shift = Sposta

## The prompt

turn-of = { $name }
thinking = { $name } ci pensa …
all-draft = Si preparano i parchi
all-draft-body = Ognuno tiene una carta su due, in segreto.
all-plan = Il personale si sceglie in segreto
all-plan-body = Si scopre tutti insieme. Alla Chiusura le carte passano a sinistra.
watch-setup = Un dirigente, un talento, una prima attrazione.
watch-plan = Due carte a testa: comincia la somma più bassa.
watch-welcome = Una monorotaia a testa, in ordine di turno.
watch-expand = Costruisci un’attrazione, recluta una mascotte.
watch-improve = Una mappa, due migliorie.
watch-operate = I parchi sono aperti.
watch-upkeep = Si contano stelle e soldi.
watch-over = I giorni sono finiti.
operate-title = { $name }: avvia, o aiuta un ospite
operate-body = Puoi avviare le attrazioni dorate.
operate-none = Così non si può avviare niente. Una mappa o una mascotte può aiutare.
operate-note = Un pallino in meno a testa, e uno si sposta accanto.
operate-hover = { $need }: { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] .
   *[other] {" "}e ${ $money }.
}
party-title = { $tile }: chi sale? Ospite { $count }
wants = Chiede { $need }.
party-gain = { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] {""}
   *[other] {" "}e ${ $money }
}, contate alla Chiusura.
manager-title = { $name }: il Direttore
manager-body = Ancora una volta un’attrazione senza segni di avvio liberi. Quale?
map-title = { $name }: una mappa
map-body = Quale ospite si sposta accanto?
map-where = Dove? Solo accanto.
guide-title = { $name }: la Guida
guide-body = Quale ospite?
guide-where = Ovunque nel tuo parco.
send-title = { $name }: { $die } va …
wild-title = { $tile }: un colore non conta
wild-body = Avviala ora, o manda lì un’altra mascotte.
mascot-title = { $name }: una mascotte
mascot-body = Ritocca un ospite, o fai che un colore non conti.
mascot-or-skill = Ritocca, ignora un colore, oppure: { $skill }
mascot-up = Quale ospite guadagna un pallino?
mascot-down = Quale ospite perde un pallino?
mascot-colour = Per quale attrazione un colore non conta?
move-title = { $tile }: chi va avanti?
move-body = Un ospite del gruppo si sposta accanto.
move-where = { $die } va avanti. Dove?
move-where-body = Le attrazioni tratteggiate sono accanto.
build-title = { $name }: dove va { $tile }?
build-body = Accanto a una già costruita.
build-first-body = In uno dei quattro posti segnati.
expand-title = { $name }: costruisci, recluta o entrambi
expand-body = Un’attrazione, e una mascotte con talento per ${ $cost }.
recruit-body = Una mascotte con talento per ${ $cost }, se vuoi.
purse = Hai ${ $money }.
improve-title = { $name }: migliora il tuo parco
improve-body = Una mappa per ${ $cost }, e fino a due migliorie.
install-title = { $name }: { $upgrade }
install-space = In quale spazio?
remove-title = { $name }: riprendi una miglioria
remove-body = Si può installare di nuovo. Niente rimborso.
shift-title = { $name }: sposta una miglioria
shift-body = Da dove a dove? La differenza si paga o si incassa.
picked-of = { $count } su { $most }
plan-title = { $name }: scegline due
plan-both = { $name }: { $sum } e ${ $money }
plan-body-alone = Più bassa è la somma, più ti resta aperto.
plan-body = Si scopre tutti insieme; alla Chiusura le carte passano a sinistra.
choose-staff = { $name }: dodici per tutta la partita
choose-staff-body = Se ne giocano due al giorno, dieci in tutto.
ask-choose-administrator = { $name }: un dirigente
ask-choose-administrator-body = Resta con te per tutta la partita.
ask-choose-skill = { $name }: un talento
ask-choose-skill-body = Lo conosce la tua prima mascotte.
ask-choose-first = { $name }: la prima attrazione
ask-choose-first-body = Non costa niente. Poi scegli dove va.
ask-early-bird = { $name }: prima?
ask-early-bird-body = La tua somma è { $sum }. Comincia la più bassa.
ask-board = { $name }: accogli tre ospiti
ask-board-body = Prendi una monorotaia. I suoi ospiti arrivano al tuo Ingresso.
ask-concierge = { $name }: il Concierge
ask-concierge-body = Nuovi ospiti: uno +2, o due +1.
ask-chaperone = { $name }: un VIP
ask-chaperone-body = Un nuovo ospite porta una stella a ogni suo giro.
ask-doorman = { $name }: un ritardatario
ask-doorman-body = Entra un ospite della monorotaia che nessuno ha preso.
ask-amenity-value = { $name }: due uguali!
ask-amenity-value-body = Dai a un ospite un valore qualsiasi. A quale?
ask-amenity-guest = { $name }: tre uguali!
ask-amenity-guest-body = Arriva un ospite dal sacchetto, con valore 4.
ask-amenity-build = { $name }: quattro uguali!
ask-amenity-build-body = Costruisci gratis una delle attrazioni scartate.
ask-extra = { $name }: ancora un ritocco
ask-extra-body = La Mascotte aiuta sulla stessa attrazione.
ask-pair = { $name }: e l’altro ospite?
ask-pair-body = Un altro ospite qui, +1 o −1.
ask-usher = { $name }: un secondo ospite?
ask-usher-body = Se ne può spostare un altro.
ask-exchange = { $name }: con quale colore?
ask-exchange-body = Il valore resta. Chi se ne va finisce nel sacchetto.
ask-spare = { $name }: chi conserva i pallini?
ask-spare-body = Il tuo dirigente ne risparmia uno.
ask-surprise = { $name }: un rilancio?
ask-surprise-body = L’ospite segnato si può rilanciare invece di stancarlo.
ask-ticket-agent = { $name }: il Bigliettaio
ask-ticket-agent-body = Un ospite che se ne va torna all’Ingresso. Quale, e con che valore?
ask-second-chance = { $name }: un ripescaggio
ask-second-chance-body = Torna un ospite del tuo colore che se ne va. Quale, e con che valore?
ask-understudy = { $name }: il Sostituto
ask-understudy-body = Una volta: scambia una carta giocata con una in mano. Poi è finita.
over-won = Vince { $name } con { $stars } stelle!
over-shared = Vincono in { $count }!
over-solo-won = { $name }: { $stars } stelle, ne servivano più di { $target }!
over-solo-lost = { $name }: { $stars } stelle, da battere { $target }.
over-body = Una stella ogni $3 rimasti. Parità: ospiti rimasti, poi soldi.
over-body-treasurer = Una stella ogni $3 rimasti, con il Tesoriere ogni $2. Parità: ospiti, poi soldi.
over-body-alone = La stella ogni ${ $money } rimasti è già contata.

## Pointing at things

req-colour = { $need } ({ $count ->
    [one] 1 { $colour }
   *[other] entrambi: { $colour }
})
bonus-none = Nessun vantaggio.
bonus-2 = Due uguali: un ospite prende un valore qualsiasi.
bonus-3 = Tre uguali: un ospite dal sacchetto.
bonus-4 = Quattro uguali: un’attrazione gratis.
help-offer = { $need }: { $stars } stelle. Servizio: { $amenity }. { $bonus }
help-tile = { $name }. { $need }: { $stars } stelle.
help-operate = Avvia { $name } per { $stars } { $stars ->
    [one] stella
   *[other] stelle
}{ $money ->
    [0] {""}
   *[other] {" "}e ${ $money }
}. { $need }.
help-goal = Verso: { $name }. { $need }.
help-goal-ready = Verso: { $name }. Poi si può avviare.
help-staff = { $name }: { $text }
help-mascot-skill = Un ospite +1 o −1, un colore ignorato, o il talento. { $skill }
help-mascot-plain = Un ospite qui +1 o −1, o un colore ignorato.
help-train = I suoi tre ospiti vengono al tuo Ingresso.
help-map = Un ospite si sposta accanto.
help-buy-map = Una mappa: un ospite si sposta accanto, ogni giorno.
help-guide = Un ospite va ovunque nel tuo parco.
help-manager = Un’attrazione piena si avvia ancora una volta.
help-close = Per oggi hai finito.
help-colour = Al prossimo avvio lì, un ospite può essere di qualsiasi colore.
help-up = Un ospite guadagna un pallino.
help-down = Un ospite perde un pallino.
help-draw = Un ospite a caso, con valore 4, al tuo Ingresso.
help-mascot = Una mascotte senza talento.
help-skip = Lascia perdere.
help-merch-kiosk = Chiosco: $2 a ogni avvio.
help-special-effect = Effetto: 2 stelle in più a ogni avvio.
help-generator = Generatore: si può avviare due volte al giorno.
help-cable-car = Funivia: chi va avanti può salire fino a un’altra, per $1.
help-photo-booth = Cabina foto: qui un colore non conta.
help-statue = Statua: stelle ogni giorno.

## The log

log-round = Giorno { $round }
log-order = Comincia { $name }
log-objective = { $name } +{ $stars }: { $what }
log-closed = { $name } chiude il parco
log-improved = { $name } ha migliorato
log-lowered = { $name } anticipa
log-map-bought = { $name } compra una mappa
log-vip = { $name } ha un VIP
log-goal-met = Raggiunto: { $goal }
log-goal-missed = Mancato: { $goal }, +{ $red }
log-ended = I cancelli si chiudono
log-administrator = { $name }: { $card }
log-skill-taken = { $name } impara { $card }
log-built = { $name }: nuova, { $tile }
log-installed = { $name }: { $upgrade }, { $tile }
log-innovated = { $name }: { $upgrade }, { $tile }
log-operated = { $name }: { $tile }
log-staff-played = { $name }: { $one }, { $other } ({ $sum })
log-income = { $name } ha ${ $money }
log-recruited = { $name } recluta, ${ $paid }
log-scored = { $name } +{ $stars }: { $total }
log-boarded = { $name }: monorotaia { $train }
log-amenity = { $name }: { $count } × { $amenity }
log-departed = { $name }: { $colour } va a casa
log-drawn = { $name } pesca { $colour }
log-returned = { $name }: { $colour } torna con { $value }
log-rerolled = { $name } rilancia: { $to }
log-mascot-used = { $name }: mascotte, { $tile }
log-money-counted = { $name } +{ $stars } dai soldi

## How a match ends

reason-stars = Più stelle di tutti
reason-more-guests = Parità: più ospiti rimasti
reason-more-money = Parità: più soldi rimasti
reason-shared = Vittoria divisa
reason-target-beaten = Punteggio battuto
reason-target-missed = Punteggio non battuto

## Why something is not possible

why-not-over = La partita è finita.
why-not-money = I soldi non bastano.
why-not-solo-length = In solitario ci vogliono cinque giorni.

## After the match

stat-scored = Stelle dai cubi
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
goal-missed-shout = Mancato: +{ $red } da battere

## Bots

manner-even = Calmo
manner-thrifty = Tirchio
manner-builder = Costruttore
manner-showman = Divo
manner-dreamer = Sognatore
bot-reason-plan = Ciò che sanno fare questi due, e quanto rendono.
bot-reason-train = Con questi ospiti il giorno è il migliore.
bot-reason-guest = Un ospite più utile.
bot-reason-build = Ripaga con i suoi ospiti giorno dopo giorno.
bot-reason-recruit = Una mascotte aiuta in ogni giorno che resta.
bot-reason-install = Si ripaga prima della fine.
bot-reason-map = Una strada in più per un ospite, ogni giorno.
bot-reason-operate = Il prossimo passo del miglior giorno in vista.
bot-reason-help = Riunisce il prossimo gruppo.
bot-reason-move = Quest’ospite serve lì, adesso.
bot-reason-close = Gli ospiti rimasti valgono di più domani.
bot-reason-done = Niente qui vale il suo prezzo.
bot-reason-best = Sembrava il meglio che ci fosse.
