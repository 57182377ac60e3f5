## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .mood = trincee, gallerie e sguardi lunghi
    .about = Talpe quasi cieche si contendono un campo. Disponile in modo che si vedano da lontano.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Mazzo
    .help = sette dei 22 tipi di carta
    .training = Scuola
    .riders = Corse
    .panic = Panico
    .intrigue = Intrighi
    .sappers = Genieri
    .random = A caso
    .choose = A scelta
    .help-training = un po’ di tutto, per la prima partita
    .help-riders = moto, baionette e la stampa
    .help-panic = spaventi, fionde, gallerie e prigionieri
    .help-intrigue = esche, tradimenti, mortai e la stampa
    .help-sappers = granate, gallerie, moto e traditori
    .help-random = sette qualsiasi che stiano insieme
    .help-choose = chi ha il fischietto sceglie tutti e sette
option-farmer = Contadino
    .help = chi può mettere mano al campo
    .maybe = Come esce
    .any = Uno a caso
    .buckets = Secchi
    .crusher = Sassi
    .sprayer = Spruzzi
    .nature = Natura
    .boom = Lady Boom
    .trap-master = Trappola
    .stomper = Pestone
    .crates = Casse
    .help-maybe = viene solo se una carta lo chiama
    .help-any = uno degli otto, tirato a sorte
    .help-buckets = Re dei Secchi: pozze che nessuno attraversa
    .help-crusher = Lo Spaccasassi: rocce che chiudono via e vista
    .help-sprayer = Lo Spruzzatore: gas che caccia e vela la vista
    .help-nature = Regina della Natura: la sua rapa aguzza la vista
    .help-boom = Lady Boom: dinamite che fa saltare caselle
    .help-trap-master = Mastro Trappola: nessuno le sta accanto volentieri
    .help-stomper = Il Pestone: uno stivale fa scappare tutti
    .help-crates = Signore delle Casse: medaglie segrete dentro
option-obstacles = Ostacoli
    .help = subito acqua, roccia, ghiaccio e gas
option-radius = Campo
    .help = quanti spazi dal centro al bordo
manner-even = Calmo
manner-lookout = Vedetta
manner-bruiser = Manesco
manner-hothead = Focoso

## On the table

turn = Turno { $turn }
last-round-title = Ultimo giro
line-title = Linea operativa
deck-count = { $count ->
    [0] 0 carte
    [one] 1 carta
   *[other] { $count } carte
}
peace-is-out = Ultimo giro!
your-hand = La tua mano
hand-of = La mano di { $name }
look-note = guardala
last-card = ultima carta
at-turn = di turno
aim-title = Linee di vista
aim-text = Una medaglia per ogni casella tra due talpe di un esercito, e una in più per ogni sua caserma. Contano solo le linee nuove.
aim-last = È uscita la Pace. Alla fine di questo giro tutti hanno giocato gli stessi turni.
stay = { $count } restano
fall = { $count } crollano
picked-so-far = { $count } tipi su 7
divided-shout = { $count ->
    [one] Crolla 1 casella!
   *[other] Crollano { $count } caselle!
}
friendly-shout = Fuoco amico!
peace-shout = Pace! L’ultimo giro
final-shout = La guerra è finita
sets-shout = { $name }: { $count ->
    [one] una serie di quattro
   *[other] { $count } serie di quattro
}
stuck-shout = Niente da giocare
passed-shout = Niente da fare

## Cards, and what they do in a few words

card-bayonet = Baionetta
card-short-range = Tiro corto
card-long-range = Tiro lungo
card-grenade = Granata
card-mortar = Mortaio
card-slingshot = Fionda
card-advance = Avanzata
card-underground = Sottoterra
card-motorbike = Moto
card-panic = Panico
card-tunnel = Galleria
card-decoy = Esca
card-build = Cantiere
card-abandoned = Rudere
card-conquest = Conquista
card-betrayal = Tradimento
card-new-soldier = Recluta
card-prisoner = Prigioniera
card-medal = Medaglia
card-press = Stampa
card-red-cross = Croce Rossa
card-farmer = Contadino!
short-bayonet = carica una vicina
short-short-range = botta alla vicina
short-long-range = colpo a 2 o 3
short-grenade = scoppio accanto
short-mortar = scoppio a 2
short-slingshot = colpo a 2
short-advance = un’altra casella
short-underground = scava di 2 caselle
short-motorbike = corsa di 2 caselle
short-panic = tutte in fuga
short-tunnel = a una tua caserma
short-decoy = scambio di posto
short-build = nuova caserma
short-abandoned = costruisci e vai
short-conquest = prendi tessera
short-betrayal = cambia bandiera
short-new-soldier = atterra a 2
short-prisoner = cattura vicina
short-medal = una a casa: +3
short-press = +1 a ogni turno
short-red-cross = fa da scudo
short-farmer = chiedi aiuto
help-bayonet = Baionetta: carica una talpa rivale accanto alla tua. Lei torna a casa, la tua prende il suo posto.
help-short-range = Tiro corto: una talpa rivale accanto alla tua torna a casa.
help-long-range = Tiro lungo: una talpa rivale a due o tre caselle in linea torna a casa. In mezzo non può esserci niente.
help-grenade = Granata: una casella accanto alla tua talpa salta in aria, con tutto ciò che ha sopra.
help-mortar = Mortaio: una casella a due di distanza in linea salta in aria, qualunque cosa ci sia in mezzo.
help-slingshot = Fionda: una talpa rivale a due di distanza in linea torna a casa, qualunque cosa ci sia in mezzo.
help-advance = Avanzata: la tua talpa va su una casella accanto.
help-underground = Sottoterra: la tua talpa scava fino a una casella a due di distanza in linea, sotto qualunque cosa.
help-motorbike = Moto: la tua talpa corre per due caselle in linea, e investe una rivale sulla prima.
help-panic = Panico: in una direzione dalla tua, ogni talpa fugge lontano da lei di uno spazio.
help-tunnel = Galleria: da una tua caserma a un’altra, ovunque sia.
help-decoy = Esca: la tua talpa si scambia di posto con una rivale su una caserma accanto.
help-build = Cantiere: una tua caserma su uno spazio vuoto qualsiasi al bordo del campo.
help-abandoned = Rudere: una tua caserma su uno spazio vuoto accanto alla tua talpa, che ci si trasferisce.
help-conquest = Conquista: una caserma rivale vuota o una tessera neutra accanto alla tua talpa diventa una tua caserma.
help-betrayal = Tradimento: una rivale accanto alla tua talpa torna a casa, e al suo posto va una delle tue.
help-new-soldier = Recluta: una talpa della tua riserva atterra su una casella a due di distanza in linea.
help-prisoner = Prigioniera: una rivale accanto alla tua talpa viene catturata. Si può riscattare per 3 medaglie.
help-medal = Medaglia: un’altra tua talpa torna a casa con gli onori, e guadagni 3 medaglie.
help-press = Stampa: una medaglia alla fine del turno di chiunque, finché è tua.
help-red-cross = Croce Rossa: viene dalla tua talpa e protegge chi sta lì.
help-farmer = Arriva il contadino! Ma in giro non ce n’è nessuno.
help-farmer-buckets = Re dei Secchi: una pozza va su una casella libera qualsiasi. Una caserma lì si allaga.
help-farmer-crusher = Lo Spaccasassi: una roccia va su una casella qualsiasi del campo. Una talpa lì torna a casa.
help-farmer-sprayer = Lo Spruzzatore: una nuvola di gas va su una casella qualsiasi del campo. Una talpa lì torna a casa.
help-farmer-nature = Regina della Natura: la rapa viene dalla tua talpa. Le linee che finiscono lì portano 2 in più.
help-farmer-boom = Lady Boom: una casella accanto alla tua talpa salta in aria, e lì resta la dinamite.
help-farmer-trap-master = Mastro Trappola: la trappola va su una casella libera qualsiasi. Le talpe accanto vedono 1 in meno.
help-farmer-stomper = Il Pestone: l’orma cade accanto alla tua talpa, e tutte intorno fuggono.
help-farmer-crates = Signore delle Casse: una medaglia, e una cassa qualsiasi può venire sotto la tua talpa.
farmer-buckets = Re dei Secchi
farmer-crusher = Lo Spaccasassi
farmer-sprayer = Lo Spruzzatore
farmer-nature = Regina della Natura
farmer-boom = Lady Boom
farmer-trap-master = Mastro Trappola
farmer-stomper = Il Pestone
farmer-crates = Signore delle Casse
category-combat = Attacco
category-movement = Movimento
category-expansion = Espansione
category-special = Speciale

## Tiles

tile-puddle = Pozza
tile-rock = Roccia
tile-ice = Ghiaccio
tile-gas = Gas
help-tile-puddle = Pozza: una talpa che ci arriva torna a casa. Non blocca la vista.
help-tile-rock = Roccia: qui non arriva nessuno, e nessuno vede oltre.
help-tile-ice = Ghiaccio: chi ci arriva scivola avanti in linea retta.
help-tile-gas = Gas: una talpa che ci arriva torna a casa. Una linea che lo attraversa vale 1 in meno.
help-tile-turnip = Rapa: una linea che finisce qui vale 2 in più.
help-tile-dynamite = Dinamite: una talpa che ci arriva torna a casa.
help-tile-trap = Trappola: una talpa che ci arriva torna a casa. Le talpe accanto vedono 1 in meno.
help-tile-footprint = Orma: una talpa che ci arriva torna a casa.
help-tile-crate = Cassa: guarda dentro in segreto. Alla fine paga chi ci sta sopra.

## Names of what can be chosen

word-space = spazio { $space }
word-bulb = lo spazio sotto la lampadina
word-mole = talpa { $number } di { $name }
word-part = parte { $number }
word-card = { $card } ({ $price })
word-hand = carta { $number } della mano
word-enter = Nuova talpa
word-ransom = Riscatto
word-pass = Passa
word-done = Fine turno
word-tile = Cambia tessera
word-go-on = Avanti
word-aside = Da fuori
word-stay = Lascia stare
word-other = { $id }
help-enter = Una tua caserma e una tua talpa vanno al bordo del campo. Poi giochi una carta.
help-ransom = Tre medaglie a chi l’ha catturata, e la tua talpa è libera.
help-pass = Non puoi fare niente.
help-done = Basta mosse: si contano le nuove linee.
help-tile = La tessera sotto questa talpa diventa una tua caserma, o terreno neutro se lo è già.
help-go-on = Qui non si può giocare niente.
help-aside = Una tessera accanto al tabellone.
help-stay = Le casse restano dove sono.
help-free = Paga 3 medaglie: questa talpa torna nella tua riserva.
help-peek = Le tue carte, solo per i tuoi occhi. Puoi giocarle da lì.

## The prompt

turn-of = { $name } è in marcia.
thinking = { $name } ci pensa …
last-round-body = L’ultimo giro.
hand-title = La mano di { $name }
hand-body = Giocare le carte della mano non costa niente.
price-hand = dalla mano
price-free = gratis
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name }: la prima caserma
first-barracks-body = Accanto alla tessera al centro.
first-mole-title = { $name }: caserma e talpa
first-mole-body = Ovunque al bordo del campo.
obstacle-near-title = { $name }: un ostacolo
obstacle-near-body = Scegline uno. Va accanto a una caserma qualsiasi.
obstacle-marked-title = { $name }: ancora un ostacolo
obstacle-marked-body = Scegline uno. Va su una croce rossa.
obstacle-where-body = { $tile }: dove va?
law-two-title = { $name }: niente più talpe?
law-two-body = Una arriva gratis, al bordo del campo. Poi comincia il tuo turno.
forced-ransom-title = { $name }: tutte prigioniere
forced-ransom-body = Una va riscattata. Quale?
choose-part-title = { $name }: il campo è diviso
choose-part-body = Le due parti sono grandi uguali. Quale resta?
place-dynamite-title = { $name }: la dinamite vola
place-dynamite-body = Atterra al bordo del campo. Dove?
pick-types-title = { $name } sceglie: { $category }
pick-types-body = Sette tipi in tutto, almeno uno per categoria.
pick-types-count = { $count } scelti
act-title = { $name }: tocca a te
act-body = Muovi una talpa, o fanne entrare una nuova.
move-on-title = { $name }: ancora in marcia?
move-on-body = Può muoversi un’altra talpa. Oppure chiudi il turno.
enter-title = { $name }: una nuova talpa
enter-body = Dove vanno caserma e talpa?
march-title = { $name }: in marcia
march-body = Su quale casella?
ransom-title = { $name }: riscatto
ransom-body = Quale talpa torna libera per 3 medaglie?
play-card-title = { $name }: ora una carta
play-card-body = Dalla mano, o dalla Linea al suo prezzo.
card-or-tile-title = { $name }: carta o tessera
card-or-tile-body = Una carta per la talpa, o cambia la sua tessera.
card-title = { $name }: { $card } ({ $price })
where-bayonet = Quale rivale carica?
where-short-range = Quale rivale torna a casa?
where-long-range = Quale rivale torna a casa?
where-grenade = Quale casella salta in aria?
where-mortar = Quale casella salta in aria?
where-slingshot = Quale rivale torna a casa?
where-advance = Su quale casella?
where-underground = Dove sbuca?
where-motorbike = Dove finisce la corsa?
where-panic = In quale direzione fuggono tutte?
where-tunnel = In quale delle tue caserme?
where-decoy = Con chi si scambia di posto?
where-build = Dove va la caserma?
where-abandoned = Dove costruisce ed entra?
where-conquest = Quale tessera diventa tua?
where-betrayal = Quale rivale viene sostituita?
where-new-soldier = Dove atterra?
where-prisoner = Chi viene catturata?
where-medal = Quale talpa torna a casa con gli onori?
where-press = La Stampa viene da te.
where-red-cross = La Croce Rossa viene qui.
where-farmer-buckets = Quale pozza si sposta?
where-farmer-buckets-to = Dove va?
where-farmer-crusher = Quale roccia si sposta?
where-farmer-crusher-to = Dove va?
where-farmer-sprayer = Quale nuvola si sposta?
where-farmer-sprayer-to = Dove la porta il vento?
where-farmer-nature = La rapa viene qui.
where-farmer-boom = Quale casella salta in aria?
where-farmer-trap-master = Dove va la trappola?
where-farmer-stomper = Dove cade lo stivale?
where-farmer-crates = Quale cassa viene sotto questa talpa?
so-far = Finora +{ $count }. Oro: linee nuove. Grigio: vecchie.
so-far-none = Oro: linee nuove. Grigio: vecchie.
then = { $one } · { $other }
brings-nothing = Non ne nasce nessuna linea nuova.
brings-lines = Linee { $count }
brings-medals = Medaglie { $count }
brings-tie = Il campo si divide a metà: scegli tu
brings-fall = { $count ->
    [one] crolla 1 casella
   *[other] crollano { $count } caselle
}
brings-home = { $count ->
    [one] { $name } perde una talpa
   *[other] { $name } perde { $count } talpe
}
brings-own = { $count ->
    [one] Una delle tue torna a casa
   *[other] { $count } delle tue tornano a casa
}
brings-friendly = { $count ->
    [one] Fuoco amico su una delle tue: −{ $medals }
   *[other] Fuoco amico su { $count } delle tue: −{ $medals }
}
brings-penalty = Colpita la Croce Rossa: −{ $medals }
gift-last-mole = Un regalo: { $name } può mettere una talpa ovunque
gift-medals = Un regalo: { $count } a { $name }
do-card = { $card } { $count }
do-march = Marcia { $count }
over-won = Vince { $name } con { $count } medaglie!
over-body = Chi vede lontano vince presto.
over-tie = Parità a { $count } medaglie
over-tie-body = Contano le caserme sul campo, poi le carte giocate.

## Why something is not possible

why-not-over = La partita è finita.
why-not-obstacles-farmer = Gli ostacoli non vanno con un contadino che usa le stesse tessere.

## The log

log-round = Giro { $round }
log-farmer = È scoperto: { $farmer }
log-entered = { $name } fa entrare una talpa
log-tile-changed = { $name } cambia una tessera
log-pressed = { $name } prende la Stampa
log-passed = { $name } non può fare niente
log-stuck = { $name } non ha niente da giocare
log-looked = { $name } guarda in una cassa
log-played = { $name } gioca { $card }
log-played-hand = { $name } gioca { $card } dalla mano
log-sighted = { $name } vede per { $squares } caselle: +{ $count }
log-killed = { $name } perde una talpa: { $why }
log-captured = { $name } cattura una talpa di { $other }
log-freed = { $name } riscatta una talpa
log-medals = { $name }: +{ $count } { $why }
log-medals-lost = { $name }: −{ $count } { $why }
log-divided = Campo diviso: { $count } caselle crollano
log-category = { $name } guida in { $category }
log-category-tied = { $name } guida alla pari in { $category }
log-peace = Pace! L’ultimo giro
log-final = La guerra è finita
log-clash = Due talpe si scontrano
for-friendly-fire = per fuoco amico
for-cross = per la Croce Rossa
for-medal = d’onore
for-ransom = di riscatto
for-crate-card = dal contadino
for-category = per una categoria
for-sets = per le serie
for-crate = da una cassa
why-short-range = una botta
why-long-range = colpita da lontano
why-slingshot = un colpo di fionda
why-grenade = saltata in aria
why-mortar = saltata in aria
why-boom = saltata in aria
why-bayonet = una carica
why-motorbike = investita
why-betrayal = tradita
why-clash = uno scontro
why-rock = schiacciata
why-gas = il gas
why-footprint = calpestata
why-puddle = splash!
why-dynamite = dinamite
why-trap = la trappola
why-edge = oltre il bordo
why-fell = terreno crollato

## How a match ends

reason-medals = Più medaglie di tutti
reason-barracks = Parità: caserme sul campo
reason-cards = Parità: carte giocate
reason-shared = Vittoria divisa

## After the match

stat-lines = Linee di vista
stat-line-medals = Medaglie grazie a esse
stat-longest = Linea più lunga
stat-cards = Carte giocate
stat-hand-cards = di cui dalla mano
stat-entered = Talpe entrate
stat-lost = Talpe perse
stat-knocked = Rivali mandate a casa
stat-blasts = Caselle saltate in aria
stat-friendly = Perse per fuoco amico
stat-press = Medaglie della Stampa

## Why a bot did it

bot-reason-lines = Crea nuove linee di vista.
bot-reason-strike = Colpisce dove un rivale vede più lontano.
bot-reason-grow = Più caserme fanno valere di più le linee lunghe.
bot-reason-guard = Rende anche senza linee di vista.
bot-reason-enter = Una talpa in più vede una linea in più.
bot-reason-march = Da lì si vede di più.
bot-reason-ransom = Una talpa a casa vale tre medaglie.
bot-reason-done = Non restava niente di meglio.
bot-reason-place = Un buon posto da cui guardare.
