## Outside the table: title, lobby, credits

game-title = Mole Park
    .minutes = 20
    .turn = giro { $turn }
    .turns = { $turns ->
        [one] 1 giro
       *[other] { $turns } giri
    }
    .mood = dadi, premi e una corona
    .about = Lancia, martella, vinci premi e conquista la corona.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Stelle per la corona
    .help = più stelle, partita più lunga
option-deal = Talpe per buca
    .help = una, o due da sei in su
    .auto = automatico
manner-even = Calmo
manner-grabber = Arraffone
manner-hoarder = Avaro
manner-swinger = Manesco
manner-courtier = Cortigiano

## On the table

round = Giro { $round }
stand-candy = Grotta golosa
    .short = Golosità
stand-burrowed = Tesori di tana
    .short = Tesori
stand-inflation = Gonfiamania
    .short = Gonfiamania
stand-grotto = Covo d’ingegni
    .short = Ingegni
stand-vault = Forziere reale
    .short = Forziere
stand-closed = chiuso
stand-empty = esaurito
die-glove = Guantone
    .short = Guantone
die-pan = Padella
    .short = Padella
die-mallet = Martellone
    .short = Martello
die-prize = Dado premio
cash-in = Riscuoti
faces = { $faces }
pile-deck = mazzo { $count }
pile-discards = scarti { $count }
hand-count = { $count } su 5
hand-empty = 0 talpe
no-prize-yet = nessun premio
tie = Parità!
goes-for-it = { $name ->
    [you] Punti alla corona!
   *[other] { $name } punta alla corona!
}
shout-miss = A vuoto!
shout-wham = Sbam!
shout-share = Si divide!
shout-jackpot = Bottino!
shout-none = Proprio niente!
new-king = Un nuovo Re Talpa!
goes-first = { $name ->
    [you] Prima tu
   *[other] Prima { $name }
}
word-hold = Non questa volta
word-crown = Punta alla corona
word-pass = Esci senza premio
take = Prendi
stand-missing = { $stars ->
    [one] manca 1
   *[other] mancano { $stars }
}
leave-sure = { $stars ->
    [one] Lasciare qui 1 stella?
   *[other] Lasciare qui { $stars } stelle?
}

## What a seat is doing

status-ready = Fatto
status-choosing = sceglie…
status-asleep = dorme
status-discarding = scarta…
status-needs-mole = nessuna talpa
status-crown = alla corona
status-cashes = riscuote
status-missed = a vuoto!
status-hole = buca { $hole }
status-moles = { $count ->
    [0] nessuna talpa
    [one] +1 talpa
   *[other] +{ $count } talpe
}
status-total = riscuote { $total }
status-picks = sceglie premio
status-decides = decide l’ordine
status-king = Re Talpa!
sum-buys = { $stars ->
    [one] 1 stella: un premio
   *[other] { $stars } stelle: un premio
}
sum-moles = { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}: { $stars }
sum-prizes = premi: { $stars }
sum-die = dado: { $stars }
fate-picks = sceglie
fate-tied = in parità
fate-nothing = niente
fate-crown = corona!
fate-short = non basta

## The prompt

waiting-bots = I bot stanno decidendo…
waiting-one = { $name ->
    [you] Manchi solo tu.
   *[other] { $name } sta ancora decidendo.
}
waiting-many = In { $count } stanno ancora decidendo.
roll-off-title = Chi è il re?
roll-off-body = Vince il dado premio più alto. In parità si rilancia.
king-title = { $name ->
    [you] Il Re Talpa sei tu.
   *[other] { $name } è Re Talpa.
}
king-body = In parità per un premio, il re dice chi sceglie prima. Se c’è dentro lui, sceglie per ultimo.
next-round = Giro { $round }
crown-title = Chi punta alla corona?
crown-mine = { $name ->
    [you] Punti alla corona?
   *[other] { $name }: punti alla corona?
}
crown-mine-body = { $faces ->
    [0] { $goal } stelle sono fuori portata.
    [6] { $goal } stelle: basta qualunque faccia del dado.
    [one] { $goal } stelle: basta una delle sei facce.
   *[other] { $goal } stelle: bastano { $faces } delle sei facce.
}
crown-note = Se non basta, perdi tutte le talpe e non vinci niente. Chi l’ha detto l’ha detto!
choose-title = Scegli un dado!
choose-mine = { $name ->
    [you] Scegli un dado
   *[other] { $name }: scegli un dado
}
choose-body = Altri dadi possono finire nella stessa buca.
discard-title = Puoi tenere cinque talpe.
discard-mine = { $name ->
    [you] Tienine cinque
   *[other] { $name }: tienine cinque
}
discard-body = { $over ->
    [one] Scartane una.
   *[other] Scartane { $over }.
} Te ne restano { $keep } in mano.
discard-count = { $count } su { $over }
roll-title = Si lancia!
roll-body = Tutti i dadi insieme.
whack-title = Si martella!
whack-nobody = Nessuno ha preso talpe.
whack-alone = { $name ->
    [you] Svuoti
   *[other] { $name } svuota
} la buca { $hole }: { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}.
whack-shared = In { $dice } si dividono la buca { $hole }: { $count ->
    [one] 1 talpa a testa
   *[other] { $count } talpe a testa
}.
cash-title = Si riscuote!
cash-body = { $name ->
    [you] Sei in testa con { $total } stelle.
   *[other] { $name } è in testa con { $total } stelle.
}
tie-title = { $name ->
    [you] Il re sei tu: chi sceglie prima?
   *[other] { $name }, il re sei tu: chi sceglie prima?
}
tie-body = Il tuo ordine vale per tutta la parità.
pick-title = { $name ->
    [you] Scegli un premio
   *[other] { $name }: scegli un premio
}
pick-body = Le tue talpe se ne vanno comunque.
showdown-title = Sfida per la corona
showdown-short = Sfida finale
showdown-body = Tutti e quattro i dadi. { $moles } talpe in ogni buca.
showdown-dice = Prima si martella con tre dadi, poi si lancia il dado premio.
showdown-tie = Parità a { $total }!
showdown-again = Si sgombra il prato: ancora una volta.
showdown-won = { $best } batte { $second }!
over-crown = { $total } stelle!
over-king = { $name ->
    [you] Il nuovo Re Talpa sei tu.
   *[other] Il nuovo Re Talpa: { $name }.
}

## Behind the curtain

your-hand = La tua mano
hand-of-five = Talpe: { $count } su 5
tray-room = { $count } su { $most }, { $room ->
    [0] piena
   *[other] posto per { $room }
}
tray-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
no-mole-no-prize = Prima si martella, poi si vince: senza una talpa non c’è dado premio.

## Pointing at things

help-glove = Guantone: buca 1, 2 o 3. Non sbaglia mai.
help-pan = Padella: buca 4 il doppio delle volte di 2, 3 o 5. Un lancio su sei va a vuoto.
help-mallet = Martellone: buca 6 il doppio delle volte di 4 o 5. Un lancio su tre va a vuoto.
help-own = Guarda le tue talpe, dietro il sipario.
help-prize-die = Riscuoti con tutte le talpe: da { $low } a { $high } stelle.
help-prize = { $prize }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
} per sempre.

## Why something is not possible

why-not-over = La partita è finita.
why-not-sealed = Hai già scelto.
why-not-no-mole = Prima si martella, poi si vince: per il dado premio serve una talpa.
why-not-stand = Quella bancarella è chiusa, vuota o troppo cara.

## The log

log-king = { $name ->
    [you] Il Re Talpa sei tu
   *[other] { $name } è Re Talpa
}
log-round = Giro { $round }
log-declared = { $name ->
    [you] Punti alla corona
   *[other] { $name } punta alla corona
}
log-missed = { $name ->
    [you] Martelli a vuoto
   *[other] { $name } martella a vuoto
}
log-whacked = { $name ->
    [you] Prendi
   *[other] { $name } prende
} { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}
log-nobody = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, { $moles ->
    [0] nessuna talpa
    [one] 1 talpa
   *[other] { $moles } talpe
} nella buca { $hole }: nessuno prende niente
log-discarded = { $name ->
    [you] Scarti
   *[other] { $name } scarta
} { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}
log-cashed = { $name ->
    [you] Riscuoti
   *[other] { $name } riscuote
}: { $parts } = { $total }
log-short = { $name ->
    [you] Non arrivi alla corona
   *[other] { $name } non arriva alla corona
}
log-tie = { $name ->
    [you] Il re fa scegliere prima te
   *[other] Il re fa scegliere prima { $name }
}
log-won = { $name ->
    [you] Vinci
   *[other] { $name } vince
} un premio: { $prize } ({ $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
})
log-passed = { $name ->
    [you] Non prendi premi
   *[other] { $name } non prende premi
}
log-nothing = { $name ->
    [you] Nessun premio rimasto per te
   *[other] Nessun premio rimasto per { $name }
}
log-fled = { $count } talpe scappano dalla buca { $hole }
log-showdown = In { $count } alla sfida finale
log-showdown-again = Ancora { $count } in parità: si rifà
log-compared = { $name ->
    [you] Hai { $total }
   *[other] { $name } ha { $total }
}
log-crowned = { $name ->
    [you] Prendi la corona
   *[other] { $name } prende la corona
}

## The crib: the course of a round

course-title = In questo giro
course-crown = Corona?
course-choose = Scegli un dado
course-roll = Lancia!
course-whack = Martella
course-prizes = Vinci premi

## How a match ends

reason-crown = Dritto alla corona
reason-showdown = Sfida finale

## After the match

stat-moles = Talpe prese
stat-missed = A vuoto
stat-shared = Buche condivise
stat-glove = Lanci di guantone
stat-pan = Lanci di padella
stat-mallet = Lanci di martellone
stat-cashed = Riscossioni
stat-won = Premi vinti
stat-stars = Stelle sui premi
stat-empty = Riscossioni a vuoto
stat-showdown = Punti nella sfida finale
stat-face = Dadi con { $face }

## Why a bot did it

bot-why-crown = { $goal } stelle sono abbastanza vicine: alla corona!
bot-why-hold = Le { $goal } stelle per la corona sono ancora lontane.
bot-why-prize = Un’altra martellata aggiungerebbe poco.
bot-why-glove = Il guantone non sbaglia mai. Nelle buche da 1 a 3: { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}.
bot-why-pan = La padella arriva alle buche da 2 a 5. Lì: { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}.
bot-why-mallet = Il martellone arriva alle buche da 4 a 6. Lì: { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}.
bot-why-stand = { $stand }: { $count ->
    [one] 1 stella
   *[other] { $count } stelle
}, il massimo alla portata.
bot-why-tie = Solo { $count ->
    [one] 1 stella
   *[other] { $count } stelle
} di premi, il minimo: sceglie prima.
bot-why-discard = Quelle con meno stelle mancheranno di meno.
bot-why = Sembrava il meglio che ci fosse.

## Prizes

prize-candy-1 = Bruco Zuccheroso
prize-candy-2 = Lecca Girella
prize-candy-3 = Mentina Morsa
prize-candy-4 = Sassi Gommosi
prize-candy-5 = Denti di Mou
prize-candy-6 = Lumaca Gommosa
prize-candy-7 = Ragno di Liquirizia
prize-candy-8 = Coppa di Fango
prize-candy-9 = Muffin di Zolla
prize-candy-10 = Ciambella Tunnel
prize-burrowed-1 = Occhiali da Scavo
prize-burrowed-2 = Calzino Ignoto
prize-burrowed-3 = Teiera Sbeccata
prize-burrowed-4 = Orologio e Mezza
prize-burrowed-5 = Stivale Sinistro
prize-burrowed-6 = Ombrello Rovescio
prize-burrowed-7 = Tromba Annodata
prize-burrowed-8 = Osso di Dino
prize-burrowed-9 = Mappa Rosicata
prize-burrowed-10 = Nano Musone
prize-inflation-1 = Verme Gonfiabile
prize-inflation-2 = Salvapapera
prize-inflation-3 = Cane Palloncino
prize-inflation-4 = Palla Ballerina
prize-inflation-5 = Cactus Gonfio
prize-inflation-6 = Fischiamartello
prize-inflation-7 = Chitarra d’Aria
prize-inflation-8 = Regia Pernacchia
prize-grotto-1 = Spioscopio
prize-grotto-2 = Talpa a Carica
prize-grotto-3 = Radio Lombrico
prize-grotto-4 = Scarpe a Molla
prize-grotto-5 = Razzotrapano
prize-grotto-6 = Mini Sottomarino
prize-grotto-7 = Robo-Scarabeo
prize-vault-1 = Ventosa d’Oro
prize-vault-2 = Spazzolino Gioiello
prize-vault-3 = Scettro Merenda
prize-vault-4 = Verme in Uovo d’Oro
prize-vault-5 = Carota di Diamante

## Moles

mole-1-a = Sbadiglio
mole-1-b = Pino Comune
mole-1-c = Ops
mole-1-d = Pietro Pera
mole-1-e = Singhiozzo
mole-1-f = Mah
mole-2-a = Bobo Pompon
mole-2-b = Borbottone
mole-2-c = Margherita
mole-2-d = Nino Nanna
mole-2-e = Elio Elica
mole-2-f = Secchione
mole-3-a = Lino Lampada
mole-3-b = Elmo di Latta
mole-3-c = Zita Zuppa
mole-3-d = Mastro Mais
mole-3-e = Fefè Festa
mole-3-f = Capostazione
mole-4-a = Lola Looping
mole-4-b = Zampanera
mole-4-c = Olaf il Biondo
mole-4-d = Gino Sonaglio
mole-4-e = Mago Fumino
mole-4-f = Sceriffo Pala
mole-5-a = Imbonitore
mole-5-b = Il Colonnello
mole-5-c = Cugino del Re
mole-5-d = Moschettiere
mole-5-e = Astrotalpa
mole-5-f = Il Barone

## Una parola gentile dopo la partita

award-mole-magnet = Calamita di talpe
award-mole-magnet-line = { $count } talpe prese
award-mud-bath = Bagno di fango
award-mud-bath-line = { $count } dadi nel fango
award-sharing = Si fa a metà
award-sharing-line = { $count } buche condivise
award-gentle-glove = Guanto di velluto
award-gentle-glove-line = { $count } tiri del guantone
award-pancake-day = Giorno di frittelle
award-pancake-day-line = { $count } tiri della padella
award-heavy-mallet = Martellone
award-heavy-mallet-line = { $count } tiri del martellone
award-collector = Bella collezione
award-collector-line = { $count } premi
award-big-catch = Gran colpo
award-big-catch-line = un premio da { $count } stelle
award-big-spender = Borsa piena
award-big-spender-line = { $count } stelle in una volta
award-just-looking = Solo per vedere
award-just-looking-line = { $count } visite senza premio
award-full-paws = Zampe piene
award-full-paws-line = { $count } talpe liberate
award-crown-dreams = Sogni di corona
award-crown-dreams-line = { $count } tentativi per la corona
award-lucky-hole = Buca fortunata
award-lucky-hole-line = { $count } talpe in un giro
award-kings-word = Parola regale
award-kings-word-line = { $count } pareggi risolti
award-one-hole = Zampe fedeli
award-one-hole-line = { $count } volte alla stessa buca
award-dear-moles = Talpe preziose
award-dear-moles-line = { $count } stelle in mano

## Da dove vengono le stelle

account-prizes = Premi
account-showdown = sfida: { $count }
account-crown = corona: { $count }

## Sul telefono

hand-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
hand-moles = talpe
hand-prizes = premi
hand-die = dado premio
hand-whole = stelle
hand-sum = Le tue stelle
hand-keep = Tieni { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}; scarti: { $gone }.
hand-in-hole = { $count ->
    [0] vuota
    [one] 1 talpa
   *[other] { $count } talpe
}
hand-faces = { $count ->
    [one] 1 faccia
   *[other] { $count } facce
} su sei
hand-hole = Buca { $hole }
hand-misses = Una luce per ciascuna delle sei facce; { $count ->
    [0] non sbaglia mai
   *[other] sbaglia: { $count } su sei
}.
hand-light = Scegli un dado: una luce per ogni faccia mostra dove può cadere.
hand-holes = Le buche
hand-dice = Il tuo dado
hand-from = { $stand }, da { $stars }
hand-have = Hai { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
hand-sure = sicuro: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
hand-maybe = con il dado da { $low } a { $high }
hand-crown-at = La corona a { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
hand-everybody = Stelle dei premi
hand-moles-of = { $count ->
    [one] 1 talpa
   *[other] { $count } talpe
}

page-prize-die = Si riscuote con tutte le talpe e il dado aggiunge da 1 a 6 stelle.
