## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Mole Park
    .minutes = 20
    .mood = Würfel für alle
    .about = Würfle, hau zu, gewinne Preise und schnapp dir die Krone.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Sterne für die Krone
    .help = mehr gibt eine längere Partie
option-deal = Maulwürfe je Loch
    .help = zwei ab sechs Spielenden
    .auto = nach Anzahl
manner-even = Still
manner-grabber = Flink
manner-hoarder = Sparsam
manner-swinger = Forsch
manner-courtier = Vornehm

## Auf dem Tisch

round = Runde { $round }
stand-candy = Naschhöhle
stand-burrowed = Erdschätze
stand-inflation = Pustestation
stand-grotto = Tüftelgrotte
stand-vault = Schatzkammer
stand-closed = zu
stand-empty = ausverkauft
die-glove = Boxhandschuh
die-pan = Bratpfanne
die-mallet = Riesenhammer
die-prize = Preiswürfel
cash-in = Einlösen!
faces = { $faces }
pile-deck = Stapel { $count }
pile-discards = Ablage { $count }
hand-count = { $count } von 5
hand-empty = keine
no-prize-yet = noch kein Preis
tie = Gleich!
goes-for-it = { $name } greift nach der Krone!
shout-miss = Daneben!
shout-wham = Wumm!
shout-share = Teilen!
shout-jackpot = Volltreffer!
shout-none = Nichts!
new-king = Ein neuer König!
goes-first = { $name } zuerst
word-hold = Noch nicht
word-crown = Auf zur Krone!
word-pass = Kein Preis

## Was ein Platz gerade tut

status-ready = Fertig
status-choosing = wählt …
status-discarding = legt zurück …
status-needs-mole = noch keiner
status-crown = für die Krone
status-cashes = löst ein
status-missed = daneben!
status-hole = Loch { $hole }
status-moles = { $count ->
    [0] kein Maulwurf
    [one] +1 Maulwurf
   *[other] +{ $count } Maulwürfe
}
status-total = eingelöst: { $total }
status-picks = wählt Preis
status-decides = entscheidet
status-king = König!
fate-picks = wählt
fate-tied = wer zuerst?
fate-nothing = nichts
fate-crown = Krone!
fate-short = zu wenig

## Die Ansage

waiting-bots = Die Bots entscheiden …
waiting-one = { $name } entscheidet noch.
waiting-many = { $count } entscheiden noch.
roll-off-title = Wer ist König?
roll-off-body = Der höchste Preiswürfel gewinnt. Bei Gleichstand noch einmal.
king-title = { $name } ist Maulwurfskönig.
king-body = Der König schlichtet jeden Gleichstand und wählt im eigenen zuletzt.
next-round = Runde { $round }
crown-title = Greift jemand nach der Krone?
crown-mine = { $name }: nach der Krone greifen?
crown-mine-body = { $percent ->
    [0] { $goal } Sterne sind außer Reichweite.
   *[other] { $goal } Sterne: eine Chance von { $percent } %.
}
crown-note = Reicht es nicht, gewinnst du nichts. Ein Zurück gibt es nicht.
choose-title = Wählt einen Würfel!
choose-mine = { $name }: welcher Würfel?
choose-body = Andere können dein Loch mit dir teilen.
discard-title = Fünf Maulwürfe dürfen bleiben.
discard-mine = { $name }: welche Maulwürfe gehen?
discard-body = { $over ->
    [one] Leg einen zurück. { $keep } bleiben auf der Hand.
   *[other] Leg { $over } zurück. { $keep } bleiben auf der Hand.
}
discard-count = { $count } von { $over }
roll-title = Würfeln!
roll-body = Alle Würfel zugleich.
whack-title = Zuschlagen!
whack-nobody = Niemand hat einen Maulwurf erwischt.
whack-alone = { $name } räumt Loch { $hole } leer: { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
whack-shared = { $dice } Würfel teilen Loch { $hole }: je { $count ->
    [one] 1 Maulwurf
   *[other] { $count } Maulwürfe
}.
cash-title = Einlösen!
cash-body = { $name } führt mit { $total } Sternen.
tie-title = { $name }, du bist König: wer wählt zuerst?
tie-body = Die Reihenfolge gilt, sobald sie feststeht.
pick-title = { $name }: such einen Preis aus!
pick-body = { $total } Sterne reichen für jede helle Bude. Deine Maulwürfe gehen so oder so.
showdown-title = Der Kampf um die Krone
showdown-short = Kronenkampf
showdown-body = Alle vier Würfel. { $moles } Maulwürfe in jedem Loch.
showdown-dice = Erst zuschlagen. Die Preiswürfel zum Schluss.
showdown-tie = Gleichstand bei { $total }!
showdown-again = Rasen frei: noch einmal.
showdown-won = { $best } schlägt { $second }!
over-crown = { $total } Sterne!
over-king = Die Krone trägt nun { $name }.

## Hinter dem Vorhang

your-hand = Deine Hand
hand-of-five = { $count } von 5 Maulwürfen
room-for-one = Platz für mehr
if-you-whack = Wenn du zuschlägst: Chance je Loch in Prozent
if-you-cash-in = Wenn du jetzt einlöst
no-mole-no-prize = Erst zuschlagen, dann gewinnen: ohne Maulwurf kein Preiswürfel.
sum-range = { $low } bis { $high } Sterne
from = ab { $price }
percent-of = { $percent } %
crown-chance = die Krone: { $percent } %

## Worauf man zeigt

help-glove = Loch 1, 2 oder 3. Er trifft immer.
help-pan = Loch 4 doppelt so oft wie 2, 3 oder 5. Eine Seite geht daneben.
help-mallet = Am häufigsten Loch 6, sonst 4 oder 5. Zwei Seiten gehen daneben.
help-own = Sieh deine eigenen Maulwürfe an, hinter dem Vorhang (am Pad mit dem Abzug).
help-prize-die = Leg alle Maulwürfe hin: { $low } bis { $high } Sterne.
help-prize = { $prize }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} für immer.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-sealed = Du hast schon gewählt.
why-not-no-mole = Erst zuschlagen, dann gewinnen: Der Preiswürfel braucht einen Maulwurf.
why-not-stand = Diese Bude ist zu, leer oder zu teuer.

## Der Verlauf

log-king = { $name } ist König
log-round = Runde { $round }
log-declared = { $name } greift zur Krone
log-missed = { $name } haut daneben
log-whacked = { $count ->
    [one] { $name } erwischt 1
   *[other] { $name } erwischt { $count }
}
log-discarded = { $count ->
    [one] { $name } legt 1 zurück
   *[other] { $name } legt { $count } zurück
}
log-cashed = { $name }: { $parts } = { $total }
log-short = { $name } hat zu wenig
log-tie = { $name } darf zuerst wählen
log-won = { $name }: { $prize }, { $stars }
log-passed = { $name } nimmt keinen Preis
log-nothing = Nichts mehr für { $name }
log-fled = { $count } fliehen aus Loch { $hole }
log-showdown = Kronenkampf zu { $count }
log-showdown-again = Noch einmal, { $count } gleichauf
log-compared = { $name } hat { $total }
log-crowned = { $name } holt die Krone

## Der Spickzettel: der Lauf einer Runde

course-title = Diese Runde
course-crown = Krone?
course-choose = Würfel wählen
course-roll = Würfeln!
course-whack = Zuschlagen
course-prizes = Preise holen

## Wie eine Partie endet

reason-crown = Geradewegs zur Krone
reason-showdown = Kronenkampf

## Nach der Partie

stat-moles = Erwischte Maulwürfe
stat-missed = Daneben
stat-shared = Geteilte Löcher
stat-glove = Handschuh geworfen
stat-pan = Pfanne geworfen
stat-mallet = Hammer geworfen
stat-cashed = Eingelöst
stat-won = Gewonnene Preise
stat-stars = Sterne auf Preisen
stat-empty = Leer ausgegangen
stat-showdown = Punkte im Kronenkampf
stat-face = Würfe mit { $face }

## Warum ein Bot etwas tat

bot-reason-crown = Die Krone ist nah genug für den Versuch.
bot-reason-hold = Die Krone ist noch zu weit.
bot-reason-ripe = Noch ein Schlag brächte jetzt wenig.
bot-reason-glove = Der Handschuh trifft immer.
bot-reason-pan = Die Pfanne erreicht die mittleren Löcher.
bot-reason-mallet = Die fernen Löcher haben sich gefüllt.
bot-reason-stand = Die meisten Sterne in Reichweite.
bot-reason = Es schien das Beste von allem.

## Preise

prize-candy-1 = Marshmallow-Made
prize-candy-2 = Kringel-Lolli
prize-candy-3 = Beißbonbon
prize-candy-4 = Kieselgummis
prize-candy-5 = Karamellzähne
prize-candy-6 = Geleeschnecke
prize-candy-7 = Lakritzspinne
prize-candy-8 = Matschbecher
prize-candy-9 = Hügel-Muffin
prize-candy-10 = Tunnelkrapfen
prize-burrowed-1 = Grabbrille
prize-burrowed-2 = Wessen Socke?
prize-burrowed-3 = Kanne mit Macke
prize-burrowed-4 = Uhr auf Halb
prize-burrowed-5 = Linker Stiefel
prize-burrowed-6 = Stülpschirm
prize-burrowed-7 = Knotentrompete
prize-burrowed-8 = Dinoknochen
prize-burrowed-9 = Karte mit Biss
prize-burrowed-10 = Grantelzwerg
prize-inflation-1 = Aufblaswurm
prize-inflation-2 = Schwimmente
prize-inflation-3 = Ballonpudel
prize-inflation-4 = Wabbelball
prize-inflation-5 = Pustekaktus
prize-inflation-6 = Quietschhammer
prize-inflation-7 = Luftgitarre
prize-inflation-8 = Edel-Pupskissen
prize-grotto-1 = Schnüffelrohr
prize-grotto-2 = Aufzieh-Mull
prize-grotto-3 = Regenwurmradio
prize-grotto-4 = Sprungschuhe
prize-grotto-5 = Raketenbohrer
prize-grotto-6 = Taschen-U-Boot
prize-grotto-7 = Roboterkäfer
prize-vault-1 = Goldpümpel
prize-vault-2 = Juwelenbürste
prize-vault-3 = Naschzepter
prize-vault-4 = Wurm im Goldei
prize-vault-5 = Diamantmöhre

## Maulwürfe

mole-1-a = Gähner
mole-1-b = Schlicht-Piet
mole-1-c = Hoppla
mole-1-d = Birnen-Paul
mole-1-e = Schnupfi
mole-1-f = Hm
mole-2-a = Bommel-Bill
mole-2-b = Grummel
mole-2-c = Gänseblum
mole-2-d = Schlafmütz
mole-2-e = Propeller-Pit
mole-2-f = Eimerling
mole-3-a = Lampen-Lu
mole-3-b = Blechdach
mole-3-c = Suppen-Susi
mole-3-d = Maisbaron
mole-3-e = Party-Pat
mole-3-f = Plateau-Phil
mole-4-a = Schlingen-Lena
mole-4-b = Schwarzpfote
mole-4-c = Horn-Olaf
mole-4-d = Schellen-Jim
mole-4-e = Wanda Muff
mole-4-f = Sheriff Schipp
mole-5-a = Zirkuschef
mole-5-b = Der Oberst
mole-5-c = Königsvetter
mole-5-d = Musketier
mole-5-e = Astromull
mole-5-f = Der Baron
