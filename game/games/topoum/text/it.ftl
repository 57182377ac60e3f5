## Outside the table: title, lobby, credits

game-title = Topoum
    .minutes = 60
    .turn = turno { $turn }
    .turns = { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
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
    .help-panic = spaventi, fionde, gallerie e prigioniere
    .help-intrigue = esche, tradimenti, mortai e la stampa
    .help-sappers = granate, gallerie, moto e traditori
    .help-random = sette qualsiasi che stiano insieme
    .help-choose = chi comincia sceglie tutti e sette
option-farmer = Contadino
    .help = un contadino che si immischia nel campo
    .maybe = Se capita
    .any = Uno a caso
    .buckets = Secchi
    .crusher = Sassi
    .sprayer = Spruzzi
    .nature = Natura
    .boom = Lady Boom
    .trap-master = Trappola
    .stomper = Pestone
    .crates = Casse
    .help-maybe = solo se c’è la carta Contadino
    .help-any = uno degli otto, tirato a sorte
    .help-buckets = Re dei Secchi: pozze che nessuno attraversa
    .help-crusher = Lo Spaccasassi: rocce che chiudono via e vista
    .help-sprayer = Lo Spruzzatore: gas che caccia e vela la vista
    .help-nature = Regina della Natura: la sua rapa aguzza la vista
    .help-boom = Lady Boom: dinamite che fa saltare caselle
    .help-trap-master = Mastro Trappola: meglio girarci alla larga
    .help-stomper = Il Pestone: uno stivale fa scappare tutti
    .help-crates = Signore delle Casse: medaglie segrete dentro
option-obstacles = Ostacoli
    .help = subito pozze, rocce, ghiaccio e gas
option-radius = Tabellone
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
hand-of = { $name ->
    [you] La tua mano
   *[other] La mano di { $name }
}
look-note = guardala
at-turn = di turno
aim-title = Linee di vista
aim-text = Due tue talpe si vedono in linea retta: 1 medaglia per casella, anche le loro, 1 in più per ogni tua caserma. Contano solo le linee nuove.
aim-last = È uscita la Pace: questo è l’ultimo giro.
stay = { $count ->
    [one] 1 resta
   *[other] { $count } restano
}
fall = { $count ->
    [one] 1 crolla
   *[other] { $count } crollano
}
picked-so-far = Tipi: { $count } su 7
divided-shout = { $count ->
    [one] Crolla 1 casella!
   *[other] Crollano { $count } caselle!
}
friendly-shout = Fuoco amico!
peace-shout = Pace! L’ultimo giro
final-shout = La guerra è finita
sets-shout = { $name ->
    [you] Tu
   *[other] { $name }
}: { $count ->
    [one] una serie di quattro
   *[other] { $count } serie di quattro
}
stuck-shout = Nessuna carta giocabile!
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
short-grenade = esplode accanto
short-mortar = esplode a 2
short-slingshot = colpo a 2
short-advance = un’altra casella
short-underground = scava di 2 caselle
short-motorbike = corsa di 2 caselle
short-panic = tutte in fuga
short-tunnel = a una tua caserma
short-decoy = scambio di posto
short-build = nuova caserma
short-abandoned = costruisci e vai
short-conquest = prendi una tessera
short-betrayal = rimpiazza vicina
short-new-soldier = atterra a 2
short-prisoner = cattura vicina
short-medal = una a casa: +3
short-press = +1 a ogni turno
short-red-cross = fa da scudo
short-farmer = chiedi aiuto
help-bayonet = Carica una talpa rivale accanto alla tua. Lei torna a casa, la tua prende il suo posto.
help-short-range = Una talpa rivale accanto alla tua torna a casa.
help-long-range = Una talpa rivale a due o tre caselle in linea torna a casa. In mezzo non può esserci niente.
help-grenade = Una casella accanto alla tua talpa salta in aria, con tutto ciò che ha sopra.
help-mortar = Una casella a due di distanza in linea salta in aria, qualunque cosa ci sia in mezzo.
help-slingshot = Una talpa rivale a due di distanza in linea torna a casa, qualunque cosa ci sia in mezzo.
help-advance = La tua talpa va su una casella accanto.
help-underground = La tua talpa scava fino a una casella a due di distanza in linea retta, passando sotto a tutto.
help-motorbike = La tua talpa corre per due caselle in linea, e investe una rivale sulla prima.
help-panic = Scegli una direzione: da quella parte ogni talpa fugge di uno spazio.
help-tunnel = Da una tua caserma a un’altra, ovunque sia.
help-decoy = La tua talpa si scambia di posto con una rivale accanto che sta su una caserma.
help-build = Una tua nuova caserma su uno spazio vuoto qualsiasi accanto al campo di battaglia.
help-abandoned = Una tua caserma su uno spazio vuoto accanto alla tua talpa, che ci si trasferisce.
help-conquest = Una caserma rivale o una casella neutra, senza nessuno sopra, accanto alla tua talpa diventa una tua caserma.
help-betrayal = Una rivale accanto alla tua talpa torna a casa, e al suo posto va una talpa della tua riserva.
help-new-soldier = Una talpa della tua riserva atterra su una casella a due di distanza in linea retta. Se c’è qualcuno, tornano a casa entrambe.
help-prisoner = Una rivale accanto alla tua talpa viene catturata. Il suo esercito può riscattarla per 3 medaglie.
help-medal = Un’altra tua talpa torna a casa con gli onori, e guadagni 3 medaglie.
help-press = 1 medaglia alla fine di ogni turno, di chiunque sia, finché ce l’hai.
help-red-cross = Raggiunge la tua talpa e protegge chi sta su quella casella.
help-farmer = Arriva il contadino! Ma in giro non ce n’è nessuno.
help-farmer-buckets = Una pozza va su una casella libera qualsiasi. Una caserma lì diventa neutra.
help-farmer-crusher = Una roccia va su una casella qualsiasi. Una talpa lì torna a casa, una caserma diventa neutra.
help-farmer-sprayer = Una nuvola di gas va su una casella qualsiasi. Una talpa lì torna a casa, una caserma diventa neutra.
help-farmer-nature = La rapa finisce sotto la tua talpa. Una caserma lì diventa neutra. Le linee che finiscono lì portano 2 in più.
help-farmer-boom = Una casella accanto alla tua talpa salta in aria, e lì resta la dinamite.
help-farmer-trap-master = La trappola va su una casella libera qualsiasi. Una caserma lì diventa neutra. Le linee delle talpe accanto valgono 1 in meno.
help-farmer-stomper = L’orma cade accanto alla tua talpa e schiaccia chi c’è. Tutte le vicine fuggono di uno spazio, anche la tua.
help-farmer-crates = Una medaglia, e una cassa qualsiasi può finire sotto la tua talpa.
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
tile-turnip = Rapa
tile-dynamite = Dinamite
tile-trap = Trappola
tile-footprint = Orma
tile-crate = Cassa
help-tile-puddle = Una talpa che ci arriva torna a casa. Non blocca la vista.
help-tile-rock = Qui non arriva nessuno, e nessuno vede oltre.
help-tile-ice = Una talpa che ci arriva scivola avanti in linea retta.
help-tile-gas = Una talpa che ci arriva torna a casa. Una linea che lo attraversa vale 1 in meno.
help-tile-turnip = Una linea che finisce qui vale 2 in più.
help-tile-dynamite = Una talpa che ci arriva torna a casa.
help-tile-trap = Una talpa che ci arriva torna a casa. Le linee delle talpe accanto valgono 1 in meno.
help-tile-footprint = Una talpa che ci arriva torna a casa.
help-tile-crate = Guarda dentro in segreto. Alla fine porta medaglie a chi ci sta sopra.

## Names of what can be chosen

word-space-middle = lo spazio al centro
word-space-straight =
    { $count } { $count ->
        [one] passo
       *[other] passi
    } { $way } del centro
word-space-bent =
    { $count } { $count ->
        [one] passo
       *[other] passi
    } { $way } e { $more } { $then } del centro
way-e = a destra
way-se = in basso a destra
way-sw = in basso a sinistra
way-w = a sinistra
way-nw = in alto a sinistra
way-ne = in alto a destra
word-bulb = lo spazio indicato
word-mole = { $name ->
    [you] la tua talpa { $number }
   *[other] talpa { $number } di { $name }
}
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
word-stay = Lascia le casse
word-other = { $id }
help-enter = Una nuova caserma con sopra una talpa, accanto al campo di battaglia. Poi devi giocare una carta con quella talpa.
help-ransom = Paga 3 medaglie a chi l’ha catturata, e la tua talpa è libera.
help-pass = Non puoi fare niente.
help-done = Basta mosse: si contano le nuove linee.
help-tile = La tessera sotto questa talpa diventa una tua caserma. Se lo è già, diventa neutra.
help-go-on = Qui non si può giocare niente.
help-aside = Una tessera accanto al tabellone.
help-stay = Le casse restano dove sono.
help-free = Paga 3 medaglie: questa talpa torna nella tua riserva.
help-peek = Le tue carte, solo per i tuoi occhi. Puoi giocarle da lì.

## The prompt

turn-of = { $name ->
    [you] Tocca a te.
   *[other] Ora gioca { $name }.
}
thinking = { $name ->
    [you] Tocca a te.
   *[other] { $name } ci pensa…
}
last-round-body = L’ultimo giro.
hand-title = { $name ->
    [you] La tua mano
   *[other] La mano di { $name }
}
hand-body = Le carte della tua mano sono gratis.
price-hand = dalla mano
price-free = gratis
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name ->
    [you] Metti la tua prima caserma
   *[other] { $name }: metti la tua prima caserma
}
first-barracks-body = Accanto alla tessera al centro.
first-mole-title = { $name ->
    [you] Metti una caserma con una talpa
   *[other] { $name }: metti una caserma con una talpa
}
first-mole-body = Su uno spazio vuoto accanto al campo di battaglia.
obstacle-near-title = { $name ->
    [you] Metti un ostacolo
   *[other] { $name }: metti un ostacolo
}
obstacle-near-body = Va accanto a una caserma qualsiasi.
obstacle-marked-title = { $name ->
    [you] Metti un altro ostacolo
   *[other] { $name }: metti un altro ostacolo
}
obstacle-marked-body = Va su uno spazio segnato.
obstacle-where-body = { $tile }: dove va?
law-two-title = { $name ->
    [you] Metti una talpa gratis
   *[other] { $name }: metti una talpa gratis
}
law-two-body = Non ne hai più. Va accanto al campo di battaglia; poi comincia il tuo turno.
forced-ransom-title = { $name ->
    [you] Riscatta una talpa
   *[other] { $name }: riscatta una talpa
}
forced-ransom-body = Tutte le tue talpe sono prigioniere. Per quale paghi 3 medaglie?
choose-part-title = { $name ->
    [you] Scegli la parte che resta
   *[other] { $name }: scegli la parte che resta
}
choose-part-body = Il campo è diviso in due parti uguali.
place-dynamite-title = { $name ->
    [you] Metti la dinamite
   *[other] { $name }: metti la dinamite
}
place-dynamite-body = Va su uno spazio libero accanto al campo di battaglia.
pick-types-title = { $name ->
    [you] Scegli: { $category }
   *[other] { $name } sceglie: { $category }
}
pick-types-body = Sette tipi in tutto, almeno uno per categoria.
pick-types-count = Scelti: { $count }
act-title = { $name ->
    [you] Muovi una talpa o fanne entrare una
   *[other] { $name }: muovi una talpa o fanne entrare una
}
act-body = Scegli la talpa che si muove, o «Nuova talpa».
move-on-title = { $name ->
    [you] Ne muovi un’altra?
   *[other] { $name }: ne muovi un’altra?
}
move-on-body = Scegli un’altra talpa, o «Fine turno».
enter-title = { $name ->
    [you] Dove metti la nuova talpa?
   *[other] { $name }: dove metti la nuova talpa?
}
enter-body = Arriva con una caserma. Il numero mostra quanto porta lo spazio.
march-title = { $name ->
    [you] Su quale casella?
   *[other] { $name }: su quale casella?
}
march-body = Poi gioca una carta o cambia la sua tessera.
ransom-title = { $name ->
    [you] Paga il riscatto
   *[other] { $name }: paga il riscatto
}
ransom-body = Sono 3 medaglie. Quale talpa riprendi?
play-card-title = { $name ->
    [you] Gioca una carta
   *[other] { $name }: gioca una carta
}
play-card-body = Dalla mano, gratis, o dalla Linea al suo prezzo.
card-or-tile-title = { $name ->
    [you] Gioca una carta o cambia la tessera
   *[other] { $name }: gioca una carta o cambia la tessera
}
card-or-tile-body = Con questa talpa, o la tessera su cui sta.
card-title = { $name ->
    [you] { $card } ({ $price })
   *[other] { $name }: { $card } ({ $price })
}
where-bayonet = Quale rivale carica?
where-short-range = Quale rivale mandi a casa?
where-long-range = Quale rivale mandi a casa?
where-grenade = Quale casella fai saltare?
where-mortar = Quale casella fai saltare?
where-slingshot = Quale rivale mandi a casa?
where-advance = Su quale casella?
where-underground = Dove sbuca?
where-motorbike = Dove finisce la corsa?
where-panic = In quale direzione fuggono tutte?
where-tunnel = In quale delle tue caserme?
where-decoy = Con chi si scambia di posto?
where-build = Dove va la caserma?
where-abandoned = Dove costruisce ed entra?
where-conquest = Quale tessera diventa tua?
where-betrayal = Quale rivale sostituisci?
where-new-soldier = Dove atterra?
where-prisoner = Chi catturi?
where-medal = Quale talpa torna a casa con gli onori?
where-press = La Stampa è tua.
where-red-cross = La Croce Rossa viene qui.
where-farmer-buckets = Quale pozza si sposta?
where-farmer-buckets-to = Dove va?
where-farmer-crusher = Quale roccia si sposta?
where-farmer-crusher-to = Dove va?
where-farmer-sprayer = Quale nuvola si sposta?
where-farmer-sprayer-to = Dove la porta il vento?
where-farmer-nature = La rapa viene qui.
where-farmer-boom = Quale casella fa saltare Lady Boom?
where-farmer-trap-master = Dove va la trappola?
where-farmer-stomper = Dove cade l’orma?
where-farmer-crates = Quale cassa finisce sotto questa talpa?
so-far = Finora: +{ $count }. Le linee d’oro sono nuove e contano, le grigie no.
so-far-none = Le linee d’oro sono nuove e contano, le grigie no.
then = { $one } · { $other }
brings-nothing = Nessuna linea nuova.
brings-lines = Linee { $count }
brings-medals = Medaglie { $count }
brings-tie = Il campo si divide a metà: scegli tu che cosa resta
brings-fall = { $count ->
    [one] Crolla 1 casella
   *[other] Crollano { $count } caselle
}
brings-home = { $name ->
    [you] { $count ->
        [one] Perdi una talpa
       *[other] Perdi { $count } talpe
    }
   *[other] { $count ->
        [one] { $name } perde una talpa
       *[other] { $name } perde { $count } talpe
    }
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
gift-last-mole = Attenzione: { $name ->
    [you] metterai
   *[other] { $name } metterà
} una talpa gratis al bordo del campo
gift-medals = Attenzione: { $name ->
    [you] guadagni
   *[other] { $name } guadagna
} { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
}
do-card = { $card } { $count }
do-march = Marcia { $count }
leave-medals = { $count ->
    [one] Lasciare 1 medaglia?
   *[other] Lasciare { $count } medaglie?
}
pass-anyway = Avanti comunque
over-won = { $name ->
    [you] Vinci con
   *[other] Vince { $name } con
} { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
}!
over-body = Chi vede lontano vince presto.
over-tie = Parità a { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
}
over-tie-body = Vince chi ha più caserme sul campo, poi più carte giocate.

## Why something is not possible

why-not-over = La partita è finita.
why-not-obstacles-farmer = Ostacoli e contadino usano le stesse tessere.

## The log

log-round = Giro { $round }
log-farmer = Contadino in gioco: { $farmer }
log-entered = { $name ->
    [you] Fai entrare una talpa
   *[other] { $name } fa entrare una talpa
}
log-tile-changed = { $name ->
    [you] Cambi una tessera
   *[other] { $name } cambia una tessera
}
log-pressed = { $name ->
    [you] Prendi la Stampa
   *[other] { $name } prende la Stampa
}
log-passed = { $name ->
    [you] Passi: niente da fare
   *[other] { $name } passa: niente da fare
}
log-stuck = { $name ->
    [you] Non hai carte da giocare
   *[other] { $name } non ha carte da giocare
}
log-looked = { $name ->
    [you] Guardi in una cassa
   *[other] { $name } guarda in una cassa
}
log-played = { $name ->
    [you] Giochi { $card }
   *[other] { $name } gioca { $card }
}
log-played-hand = { $name ->
    [you] Giochi { $card } dalla mano
   *[other] { $name } gioca { $card } dalla mano
}
log-sighted = { $name ->
    [you] Segni
   *[other] { $name } segna
} una linea da { $squares }: +{ $count }
log-killed = { $name ->
    [you] Perdi
   *[other] { $name } perde
} una talpa ({ $why })
log-captured = { $name ->
    [you] Catturi una talpa di { $other }
   *[other] { $other ->
        [you] { $name } cattura una tua talpa
       *[other] { $name } cattura una talpa di { $other }
    }
}
log-freed = { $name ->
    [you] Riscatti una talpa
   *[other] { $name } riscatta una talpa
}
log-medals = { $name ->
    [you] Guadagni
   *[other] { $name } guadagna
} { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
} ({ $why })
log-medals-lost = { $name ->
    [you] Perdi
   *[other] { $name } perde
} { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
} ({ $why })
log-divided = Campo diviso: { $count ->
    [one] crolla 1 casella
   *[other] crollano { $count } caselle
}
log-category = { $name ->
    [you] Sei in testa
   *[other] { $name } è in testa
} in { $category }
log-category-tied = { $name ->
    [you] Sei in testa alla pari in { $category }
   *[other] { $name } è in testa alla pari in { $category }
}
log-peace = Pace! L’ultimo giro
log-final = La guerra è finita
log-clash = Bum! { $name ->
    [you] La tua talpa
   *[other] Una talpa di { $name }
} contro { $other ->
    [you] la tua
   *[other] una di { $other }
}
log-tile-lost = { $name ->
    [you] Perdi
   *[other] { $name } perde
} una caserma ({ $why })
for-friendly-fire = fuoco amico
for-cross = Croce Rossa colpita
for-medal = onori
for-ransom = riscatto
for-crate-card = il contadino
for-category = una categoria
for-sets = serie di quattro
for-crate = una cassa
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
why-fell = caduta
why-captured = catturata
why-conquest = conquistata
why-tile = ricostruita

## How a match ends

reason-medals = Più medaglie di tutti
reason-barracks = Parità: più caserme
reason-cards = Parità: più carte giocate
reason-shared = A pari merito

## After the match

stat-lines = Linee di vista
stat-line-medals = Medaglie dalle linee
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

bot-why-card = { $card }: { $effect }.
bot-why-mole = Talpa { $number }: { $effect }.
bot-why-enter = Una nuova talpa: { $effect }.
bot-why-tile = Un’altra tessera qui: { $effect }.
bot-brings-lines = { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
} da linee nuove
bot-brings-strike = { $count ->
    [one] 1 talpa rivale torna
   *[other] { $count } talpe rivali tornano
} a casa
bot-brings-blast = { $count ->
    [one] salta 1 casella
   *[other] saltano { $count } caselle
}
bot-brings-medals = { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
} anche senza linea
bot-brings-later = un posto migliore per i turni a venire
bot-why-ransom = La talpa { $number }, libera, vale 3 medaglie.
bot-why-done = Non restava niente di meglio.
bot-why-place = Lo spazio { $way } del centro ha una bella vista.
bot-why-middle = Lo spazio al centro ha una bella vista.
bot-why = Sembrava il meglio che ci fosse.

## Pagine: tutto quel che c’è da sapere di una cosa

page-price-hand = Nella tua mano: gratis.
page-price-free = Qui è gratis.
page-price-cost = { $count ->
    [one] Qui costa 1 medaglia.
   *[other] Qui costa { $count } medaglie.
}
page-price-gain = { $count ->
    [one] Qui porta 1 medaglia.
   *[other] Qui porta { $count } medaglie.
}
page-best = Il meglio adesso: { $count }. { $what }
page-here = Qui: { $count }. { $what }
page-kind-tile = Casella
page-crate = { $count ->
    [one] Hai guardato dentro: 1 medaglia.
   *[other] Hai guardato dentro: { $count } medaglie.
}
page-owner = { $name ->
    [you] Tessera tua: se lascia il tabellone, torna a te.
   *[other] Tessera di { $name }: se lascia il tabellone, torna a { $name }.
}
page-barracks = { $name ->
    [you] La tua caserma
   *[other] Caserma di { $name }
}
page-barracks-text = Ogni nuova linea del suo esercito che ci passa vale 1 in più. Le gallerie vanno da caserma a caserma.
page-neutral = Terreno neutro
page-neutral-text = Una casella come le altre: 1 medaglia in una nuova linea, di chiunque sia.
page-mole = { $name ->
    [you] Qui c’è la tua talpa.
   *[other] Qui c’è una talpa di { $name }.
}
page-cross-here = La Croce Rossa protegge questa casella.
page-island = Un’isola: non ancora unita al campo di battaglia.
page-farmer-rule = Chi gioca una carta Contadino chiama questo aiuto.
page-kind-top = { $name ->
    [you] La tua ultima carta
   *[other] Ultima carta di { $name }
}
page-played = { $count ->
    [one] 1 carta giocata
   *[other] { $count } carte giocate
}
page-law-one = Delle pile rivali si vede solo la carta in cima.
page-pile = { $name ->
    [you] La tua pila degli scarti
   *[other] Pila degli scarti di { $name }
}
page-pile-text = Alla fine: 3 medaglie a chi ha più carte di una categoria, 2 in caso di parità, e 2 per ogni serie di quattro, una per categoria.
page-count = { $category }: { $count }
page-sets = { $sets ->
    [one] 1 serie di quattro
   *[other] { $sets } serie di quattro
}: +{ $count }
page-deck = Il mazzo
page-deck-text = Da qui si riempiono le mani e la Linea. La carta Pace è tra le ultime sei: quando esce, si gioca il giro fino alla fine.
page-held-by = { $name ->
    [you] Ce l’hai tu
   *[other] Ce l’ha { $name }
}
page-whistle = Fischietto
page-whistle-text = Ce l’ha chi ha cominciato la partita. L’ultimo giro finisce appena prima di quel posto.
page-cross-text = La talpa sulla sua casella non può essere colpita, caricata, investita, tradita o catturata. Esplosioni e divisione passano, e costano 5 medaglie. Blocca tutte le linee tranne quelle di quella talpa.
cannot-wait = { $name ->
    [you] Non ora: tocca a te rispondere.
   *[other] Non ora: sta giocando { $name }.
}
cannot-later = Non ancora: prima marcia o entra una talpa.
cannot-medals = { $count ->
    [one] No: hai solo 1 medaglia.
   *[other] No: hai solo { $count } medaglie.
}
cannot-reserve = No: non ci sono talpe nella tua riserva.
cannot-tiles = No: non hai più tessere.
cannot-bayonet = No: accanto alla tua talpa non c’è una rivale da colpire.
cannot-long-range = No: nessuna rivale in vista a due o tre caselle.
cannot-slingshot = No: nessuna rivale a due spazi in linea retta.
cannot-advance = No: accanto alla tua talpa non c’è una casella adatta.
cannot-underground = No: a due spazi non c’è una casella adatta.
cannot-motorbike = No: da nessuna parte ci sono due caselle libere per la corsa.
cannot-panic = No: in nessuna direzione c’è una talpa che possa fuggire.
cannot-tunnel = No: la tua talpa deve stare su una tua caserma, e un’altra dev’essere libera.
cannot-decoy = No: nessuna rivale accanto sta su una caserma.
cannot-build = No: accanto al campo di battaglia non c’è uno spazio vuoto.
cannot-abandoned = No: accanto alla tua talpa non c’è uno spazio vuoto.
cannot-conquest = No: accanto alla tua talpa non c’è una caserma rivale o una casella neutra libera.
cannot-betrayal = No: accanto alla tua talpa non c’è una rivale da raggiungere.
cannot-new-soldier = No: a due spazi non c’è una casella su cui atterrare.
cannot-medal = No: non hai un’altra talpa sul campo di battaglia.
cannot-press = No: la Stampa è già tua.
cannot-red-cross = No: la Croce Rossa è già con la tua talpa.
cannot-farmer = No: qui il contadino non può fare niente.
cannot-space = Non ora: si possono scegliere solo gli spazi evidenziati.

## Da dove vengono le medaglie

account-start = All’inizio
account-lines = Linee di vista
account-lines-note = Quante: { $counts }
account-press = Stampa e Medaglia
account-press-note = quanto hanno reso
account-prices = Prezzi della Linea
account-prices-note = quanto sono costate
account-losses = Talpe proprie perse
account-losses-note = 5 per ognuna
account-ransom = Riscatti
account-ransom-note = pagati o ricevuti
account-crates = Casse
account-crates-note = quello che c’era dentro
account-categories = Più carte
account-categories-note = 3, o 2 se pari
account-sets = Serie di quattro
account-sets-note = 2 per serie

## Una parola gentile dopo la partita

award-eagle-eye = Occhio d’aquila
award-eagle-eye-line = { $count } linee di vista
award-far-sight = Vista lunga
award-far-sight-line = una linea di { $count } caselle
award-golden-line = Linea d’oro
award-golden-line-line = { $count } medaglie per una linea
award-paper-war = Guerra di carta
award-paper-war-line = { $count } carte giocate
award-big-tipper = Mano generosa
award-big-tipper-line = { $count } medaglie in carte
award-heavy-boots = Stivali pesanti
award-heavy-boots-line = { $count } rivali a casa
award-brave-hearts = Cuori impavidi
award-brave-hearts-line = { $count } talpe tornate in campo
award-boom = Bum!
award-boom-line = { $count } caselle saltate
award-friendly-fire = Ops!
award-friendly-fire-line = { $count } talpe amiche sorprese
award-front-page = Prima pagina
award-front-page-line = { $count } medaglie dalla Stampa
award-fresh-troops = Truppe fresche
award-fresh-troops-line = { $count } talpe portate
award-gardener = Giardino curato
award-gardener-line = { $count } tessere cambiate
award-well-rounded = Un po’ di tutto
award-well-rounded-line = { $count } serie di quattro
award-up-the-sleeve = Nella manica
award-up-the-sleeve-line = { $count } carte dalla mano
award-good-host = Buona ospitalità
award-good-host-line = { $count } ospiti in gabbia
award-generous = Gabbia aperta
award-generous-line = { $count } prigioniere liberate
award-long-march = Lunga marcia
award-long-march-line = { $count } marce
award-builder = Gran cantiere
award-builder-line = { $count } tessere posate

## Sul telefono

hand-field = Il campo di battaglia
hand-brings = porta { $count }
hand-medals = Medaglie
hand-medals-of = { $count ->
    [one] 1 medaglia
   *[other] { $count } medaglie
}
hand-cards-of = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

turn-told = { $name }: { $what }
turn-one = { $one }
turn-two = { $one }, { $two }
turn-three = { $one }, { $two }, { $three }
turn-moles-yours = { $count ->
    [one] una delle tue talpe
   *[other] { $count } delle tue talpe
}
turn-moles-theirs = { $count ->
    [one] una talpa di { $whose }
   *[other] { $count } talpe di { $whose }
}
turn-moles-own = { $count ->
    [one] una sua talpa
   *[other] { $count } sue talpe
}
turn-bases-yours = { $count ->
    [one] una delle tue caserme
   *[other] { $count } delle tue caserme
}
turn-bases-theirs = { $count ->
    [one] una caserma di { $whose }
   *[other] { $count } caserme di { $whose }
}
turn-bases-own = { $count ->
    [one] una sua caserma
   *[other] { $count } sue caserme
}
turn-press = la Stampa
turn-divided = il campo è diviso
turn-entered = una nuova talpa
