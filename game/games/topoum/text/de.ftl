## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Topoum
    .minutes = 60
    .mood = Gräben, Gänge, weite Blicke
    .about = Fast blinde Maulwürfe streiten um ein Feld. Stell sie so, dass sie sich von Weitem sehen.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Karten
    .help = sieben der 22 Kartenarten
    .training = Übung
    .riders = Reiter
    .panic = Panik
    .intrigue = Intrige
    .sappers = Pioniere
    .random = Zufall
    .choose = Du wählst
    .help-training = von allem etwas, für die erste Partie
    .help-riders = Motorräder, Bajonette und die Presse
    .help-panic = Schrecken, Schleudern, Tunnel und Gefangene
    .help-intrigue = Lockvögel, Verrat, Mörser und die Presse
    .help-sappers = Granaten, Tunnel, Motorräder und Verräter
    .help-random = irgendwelche sieben, die zusammenpassen
    .help-choose = wer die Pfeife hat, sucht alle sieben aus
option-farmer = Bauer
    .help = wer dem Feld ins Handwerk pfuscht
    .maybe = Wie es fällt
    .any = Irgendwer
    .buckets = Eimer
    .crusher = Brecher
    .sprayer = Spritzer
    .nature = Rüben
    .boom = Lady Boom
    .trap-master = Fallen
    .stomper = Stampfer
    .crates = Kisten
    .help-maybe = kommt nur, wenn eine Karte ihn ruft
    .help-any = einer der acht, ausgelost
    .help-buckets = Eimerkönige: Pfützen, durch die keiner kommt
    .help-crusher = Der Brecher: Felsen sperren Weg und Blick
    .help-sprayer = Der Spritzer: Gas schickt heim und trübt den Blick
    .help-nature = Rübenkönigin: ihre Rübe schärft schwache Augen
    .help-boom = Lady Boom: Dynamit sprengt Schollen weg
    .help-trap-master = Fallenmeister: neben der Falle steht keiner gern
    .help-stomper = Der Stampfer: ein Stiefel jagt alle davon
    .help-crates = Kistenfürst: Kisten voll geheimer Orden
option-obstacles = Hindernisse
    .help = Wasser, Fels, Eis und Gas von Anfang an
option-radius = Feld
    .help = so viele Felder von der Mitte bis zum Rand
manner-even = Still
manner-lookout = Wachsam
manner-bruiser = Ruppig
manner-hothead = Hitzig

## Auf dem Tisch

turn = Zug { $turn }
last-round-title = Letzte Runde
line-title = Operationslinie
deck-count = { $count ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
peace-is-out = Letzte Runde!
your-hand = Deine Hand
hand-of = Hand von { $name }
look-note = ansehen
last-card = letzte Karte
at-turn = am Zug
aim-title = Sichtlinien
aim-text = Ein Orden je Scholle zwischen zwei Maulwürfen einer Armee und einer mehr je eigener Kaserne. Nur neue Linien zählen.
aim-last = Frieden ist da. Endet diese Runde, waren alle gleich oft am Zug.
stay = { $count } bleiben
fall = { $count } fallen
picked-so-far = { $count } von 7 Arten
divided-shout = { $count ->
    [one] 1 Scholle fällt!
   *[other] { $count } Schollen fallen!
}
friendly-shout = Eigenbeschuss!
peace-shout = Frieden! Die letzte Runde
final-shout = Der Krieg ist aus
sets-shout = { $name }: { $count ->
    [one] ein Vierersatz
   *[other] { $count } Vierersätze
}
stuck-shout = Nichts ist spielbar
passed-shout = Nichts ist zu machen

## Karten, und was sie tun, in wenigen Worten

card-bayonet = Bajonett
card-short-range = Nahschuss
card-long-range = Fernschuss
card-grenade = Granate
card-mortar = Mörser
card-slingshot = Schleuder
card-advance = Vormarsch
card-underground = Untergrund
card-motorbike = Motorrad
card-panic = Panik
card-tunnel = Tunnel
card-decoy = Lockvogel
card-build = Bauen
card-abandoned = Vorposten
card-conquest = Eroberung
card-betrayal = Verrat
card-new-soldier = Rekrut
card-prisoner = Gefangen
card-medal = Ehrung
card-press = Presse
card-red-cross = Rotes Kreuz
card-farmer = Bauer!
short-bayonet = Nachbarn stürmen
short-short-range = Nachbarn hauen
short-long-range = trifft auf 2 oder 3
short-grenade = nebenan sprengen
short-mortar = auf 2 sprengen
short-slingshot = trifft auf 2
short-advance = eine Scholle mehr
short-underground = 2 weit graben
short-motorbike = 2 Schollen fahren
short-panic = alle fliehen
short-tunnel = zu eigener Kaserne
short-decoy = Rivalen tauschen
short-build = neue Kaserne
short-abandoned = bauen, einziehen
short-conquest = Plättchen nehmen
short-betrayal = Nachbarn drehen
short-new-soldier = landet auf 2
short-prisoner = Nachbarn fangen
short-medal = einer heim: +3
short-press = +1 jeden Zug
short-red-cross = schützt Maulwurf
short-farmer = um Hilfe rufen
help-bayonet = Bajonett: Stürm einen Rivalen neben deinem Maulwurf. Er geht heim, deiner steht dann dort.
help-short-range = Nahschuss: Ein Rivale neben deinem Maulwurf geht heim.
help-long-range = Fernschuss: Ein Rivale zwei oder drei Schollen weiter in gerader Linie geht heim. Nichts darf dazwischenstehen.
help-grenade = Granate: Eine Scholle neben deinem Maulwurf fliegt in die Luft, mit allem darauf.
help-mortar = Mörser: Eine Scholle auf Abstand zwei in gerader Linie fliegt in die Luft, über alles hinweg.
help-slingshot = Schleuder: Ein Rivale auf Abstand zwei in gerader Linie geht heim, über alles hinweg.
help-advance = Vormarsch: Dein Maulwurf geht auf eine Scholle nebenan.
help-underground = Untergrund: Dein Maulwurf gräbt sich auf Abstand zwei in gerader Linie, unter allem durch.
help-motorbike = Motorrad: Dein Maulwurf fährt zwei Schollen geradeaus und überfährt Rivalen auf der ersten.
help-panic = Panik: In einer Richtung fliehen alle Maulwürfe ein Feld weit vor deinem.
help-tunnel = Tunnel: von einer deiner Kasernen zu einer anderen, wo immer sie steht.
help-decoy = Lockvogel: Dein Maulwurf tauscht mit einem Rivalen auf einer Kaserne nebenan.
help-build = Bauen: eine Kaserne von dir auf ein leeres Feld am Rand.
help-abandoned = Vorposten: eine Kaserne von dir auf ein leeres Feld neben deinem Maulwurf, der gleich einzieht.
help-conquest = Eroberung: Eine freie fremde Kaserne oder neutrale Scholle neben deinem Maulwurf wird deine Kaserne.
help-betrayal = Verrat: Ein Rivale neben deinem Maulwurf geht heim, und ein Maulwurf von dir nimmt den Platz ein.
help-new-soldier = Rekrut: Ein Maulwurf deiner Reserve landet auf einer Scholle auf Abstand zwei in gerader Linie.
help-prisoner = Gefangen: Ein Rivale neben deinem Maulwurf wird gefangen. Freikaufen kostet 3 Orden.
help-medal = Ehrung: Ein anderer Maulwurf von dir geht mit Ehren heim, und du bekommst 3 Orden.
help-press = Presse: ein Orden am Ende jedes Zuges, solange sie dir gehört.
help-red-cross = Rotes Kreuz: Es kommt zu deinem Maulwurf und schützt, wer dort steht.
help-farmer = Der Bauer kommt! Nur ist keiner da.
help-farmer-buckets = Eimerkönige: Eine Pfütze zieht auf eine freie Scholle. Eine Kaserne dort läuft voll.
help-farmer-crusher = Der Brecher: Ein Fels zieht auf irgendeine Scholle. Ein Maulwurf dort geht heim.
help-farmer-sprayer = Der Spritzer: Eine Gaswolke zieht auf irgendeine Scholle. Ein Maulwurf dort geht heim.
help-farmer-nature = Rübenkönigin: Die Rübe kommt zu deinem Maulwurf. Linien, die dort enden, bringen 2 mehr.
help-farmer-boom = Lady Boom: Eine Scholle neben deinem Maulwurf fliegt in die Luft, und dort liegt dann das Dynamit.
help-farmer-trap-master = Fallenmeister: Die Falle kommt auf eine freie Scholle. Maulwürfe daneben sehen 1 weniger.
help-farmer-stomper = Der Stampfer: Der Fußabdruck landet neben deinem Maulwurf, und alle ringsum fliehen.
help-farmer-crates = Kistenfürst: ein Orden, und irgendeine Kiste darf unter deinen Maulwurf.
farmer-buckets = Eimerkönige
farmer-crusher = Der Brecher
farmer-sprayer = Der Spritzer
farmer-nature = Rübenkönigin
farmer-boom = Lady Boom
farmer-trap-master = Fallenmeister
farmer-stomper = Der Stampfer
farmer-crates = Kistenfürst
category-combat = Kampf
category-movement = Bewegung
category-expansion = Ausbau
category-special = Spezial

## Plättchen

tile-puddle = Pfütze
tile-rock = Fels
tile-ice = Eis
tile-gas = Gas
help-tile-puddle = Pfütze: Wer hierherkommt, geht heim. Sie versperrt keine Sicht.
help-tile-rock = Fels: Niemand kommt hin, niemand sieht vorbei.
help-tile-ice = Eis: Wer hierherkommt, rutscht geradeaus weiter.
help-tile-gas = Gas: Wer hierherkommt, geht heim. Eine Linie hindurch ist 1 weniger wert.
help-tile-turnip = Rübe: Eine Linie, die hier endet, ist 2 mehr wert.
help-tile-dynamite = Dynamit: Wer hierherkommt, geht heim.
help-tile-trap = Falle: Wer hierherkommt, geht heim. Maulwürfe daneben sehen 1 weniger.
help-tile-footprint = Fußabdruck: Wer hierherkommt, geht heim.
help-tile-crate = Kiste: Sieh heimlich hinein. Wer am Ende darauf steht, bekommt ihre Orden.

## Namen von allem, was man wählen kann

word-space = Feld { $space }
word-bulb = das Feld unter der Lampe
word-mole = Maulwurf { $number } von { $name }
word-part = Teil { $number }
word-card = { $card } ({ $price })
word-hand = Handkarte { $number }
word-enter = Einrücken
word-ransom = Lösegeld
word-pass = Passen
word-done = Zug beenden
word-tile = Umdrehen
word-go-on = Weiter
word-aside = Von außerhalb
word-stay = Lassen
word-other = { $id }
help-enter = Kaserne und Maulwurf von dir kommen an den Rand des Feldes. Dann spielst du eine Karte.
help-ransom = Drei Orden für den Fänger, und dein Maulwurf ist frei.
help-pass = Du kannst nichts tun.
help-done = Niemand geht mehr: Die neuen Linien werden gezählt.
help-tile = Die Scholle unter diesem Maulwurf wird deine Kaserne, oder neutral, wenn sie es schon ist.
help-go-on = Hier lässt sich nichts spielen.
help-aside = Ein Plättchen von neben dem Brett.
help-stay = Die Kisten bleiben, wo sie sind.
help-free = 3 Orden zahlen: Dieser Maulwurf kommt in deine Reserve zurück.
help-peek = Deine Karten, nur für deine Augen. Spielen kannst du sie dort auch.

## Die Ansage

turn-of = { $name } ist am Zug.
thinking = { $name } überlegt …
last-round-body = Die letzte Runde.
hand-title = Hand von { $name }
hand-body = Handkarten kosten nichts.
price-hand = aus der Hand
price-free = frei
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name }: deine erste Kaserne
first-barracks-body = Neben das Plättchen in der Mitte.
first-mole-title = { $name }: Kaserne und Maulwurf
first-mole-body = Irgendwo am Rand des Feldes.
obstacle-near-title = { $name }: ein Hindernis
obstacle-near-body = Such eins aus. Es kommt neben irgendeine Kaserne.
obstacle-marked-title = { $name }: noch ein Hindernis
obstacle-marked-body = Such eins aus. Es kommt auf ein rotes Kreuz.
obstacle-where-body = { $tile }: wohin damit?
law-two-title = { $name }: kein Maulwurf mehr?
law-two-body = Einer kommt umsonst, am Rand des Feldes. Dann beginnt dein Zug.
forced-ransom-title = { $name }: alle sind gefangen
forced-ransom-body = Einer muss freigekauft werden. Welcher?
choose-part-title = { $name }: das Feld ist geteilt
choose-part-body = Beide Teile sind gleich groß. Welcher bleibt?
place-dynamite-title = { $name }: das Dynamit fliegt
place-dynamite-body = Es landet am Rand des Feldes. Wo?
pick-types-title = { $name } wählt: { $category }
pick-types-body = Sieben Arten in allem, mindestens eine je Gattung.
pick-types-count = { $count } gewählt
act-title = { $name }: du bist am Zug
act-body = Lass einen Maulwurf marschieren oder einen neuen einrücken.
move-on-title = { $name }: weiter marschieren?
move-on-body = Noch ein Maulwurf darf gehen. Oder beende den Zug.
enter-title = { $name }: ein neuer Maulwurf
enter-body = Wohin mit Kaserne und Maulwurf?
march-title = { $name }: Marsch
march-body = Auf welche Scholle?
ransom-title = { $name }: Lösegeld
ransom-body = Welcher Maulwurf kommt für 3 Orden frei?
play-card-title = { $name }: jetzt eine Karte
play-card-body = Aus der Hand oder aus der Linie zu ihrem Preis.
card-or-tile-title = { $name }: Karte oder Umdrehen
card-or-tile-body = Eine Karte für diesen Maulwurf, oder dreh die Scholle unter ihm um.
card-title = { $name }: { $card } ({ $price })
where-bayonet = Welchen Rivalen stürmt er?
where-short-range = Welcher Rivale geht heim?
where-long-range = Welcher Rivale geht heim?
where-grenade = Welche Scholle fliegt in die Luft?
where-mortar = Welche Scholle fliegt in die Luft?
where-slingshot = Welcher Rivale geht heim?
where-advance = Auf welche Scholle?
where-underground = Wo kommt er heraus?
where-motorbike = Wo endet die Fahrt?
where-panic = In welcher Richtung fliehen alle?
where-tunnel = Zu welcher deiner Kasernen?
where-decoy = Mit wem tauscht er den Platz?
where-build = Wohin kommt die Kaserne?
where-abandoned = Wo baut er und zieht ein?
where-conquest = Welche Scholle wird deine?
where-betrayal = Welcher Rivale wird ersetzt?
where-new-soldier = Wo landet er?
where-prisoner = Wer wird gefangen?
where-medal = Welcher Maulwurf geht mit Ehren heim?
where-press = Die Presse kommt zu dir.
where-red-cross = Das Rote Kreuz kommt hierher.
where-farmer-buckets = Welche Pfütze zieht um?
where-farmer-buckets-to = Wohin mit ihr?
where-farmer-crusher = Welcher Fels zieht um?
where-farmer-crusher-to = Wohin mit ihm?
where-farmer-sprayer = Welche Wolke zieht um?
where-farmer-sprayer-to = Wohin treibt sie?
where-farmer-nature = Die Rübe kommt hierher.
where-farmer-boom = Welche Scholle fliegt in die Luft?
where-farmer-trap-master = Wohin kommt die Falle?
where-farmer-stomper = Wo tritt der Stiefel auf?
where-farmer-crates = Welche Kiste kommt unter diesen Maulwurf?
so-far = Bisher +{ $count }. Gold: neue Linien. Grau: alte.
so-far-none = Gold: neue Linien. Grau: alte.
then = { $one } · { $other }
brings-nothing = Daraus wird keine neue Linie.
brings-lines = Linien { $count }
brings-medals = Orden { $count }
brings-tie = Das Feld teilt sich gleich: Du wählst
brings-fall = { $count ->
    [one] 1 Scholle fällt
   *[other] { $count } Schollen fallen
}
brings-home = { $count ->
    [one] { $name } verliert einen Maulwurf
   *[other] { $name } verliert { $count } Maulwürfe
}
brings-own = { $count ->
    [one] Einer von dir geht heim
   *[other] { $count } von dir gehen heim
}
brings-friendly = { $count ->
    [one] Eigenbeschuss auf einen von dir: −{ $medals }
   *[other] Eigenbeschuss auf { $count } von dir: −{ $medals }
}
brings-penalty = Das Rote Kreuz leidet: −{ $medals }
gift-last-mole = Geschenk: { $name } darf einen Maulwurf setzen
gift-medals = Geschenk: { $count } für { $name }
do-card = { $card } { $count }
do-march = Marsch { $count }
over-won = { $name } gewinnt mit { $count } Orden!
over-body = Weite Sicht gewinnt kurze Kriege.
over-tie = Gleichstand bei { $count } Orden
over-tie-body = Kasernen auf dem Feld entscheiden, dann gespielte Karten.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-obstacles-farmer = Hindernisse vertragen sich nicht mit einem Bauern, der dieselben Plättchen braucht.

## Der Verlauf

log-round = Runde { $round }
log-farmer = { $farmer } liegt offen
log-entered = { $name } rückt ein
log-tile-changed = { $name } dreht eine Scholle
log-pressed = { $name } nimmt die Presse
log-passed = { $name } kann nichts tun
log-stuck = { $name } kann nichts spielen
log-looked = { $name } sieht in eine Kiste
log-played = { $name } spielt { $card }
log-played-hand = { $name } spielt { $card } (Hand)
log-sighted = { $name } sieht { $squares } Schollen weit: +{ $count }
log-killed = { $name } verliert einen: { $why }
log-captured = { $name } fängt einen von { $other }
log-freed = { $name } kauft einen frei
log-medals = { $name }: +{ $count } { $why }
log-medals-lost = { $name }: −{ $count } { $why }
log-divided = Das Feld teilt sich: { $count } Schollen fallen
log-category = { $name } führt: { $category }
log-category-tied = { $name } führt mit: { $category }
log-peace = Frieden! Die letzte Runde
log-final = Der Krieg ist aus
log-clash = Zwei Maulwürfe stoßen zusammen
for-friendly-fire = für Eigenbeschuss
for-cross = wegen des Roten Kreuzes
for-medal = für die Ehrung
for-ransom = Lösegeld
for-crate-card = vom Bauern
for-category = für eine Gattung
for-sets = für Sätze
for-crate = aus einer Kiste
why-short-range = umgehauen
why-long-range = von fern getroffen
why-slingshot = im Bogen getroffen
why-grenade = gesprengt
why-mortar = gesprengt
why-boom = gesprengt
why-bayonet = gestürmt
why-motorbike = überfahren
why-betrayal = verraten
why-clash = ein Zusammenstoß
why-rock = geplättet
why-gas = ausgeräuchert
why-footprint = zertreten
why-puddle = platsch!
why-dynamite = Dynamit
why-trap = die Falle
why-edge = über den Rand
why-fell = der Boden ist weg

## Wie eine Partie endet

reason-medals = Die meisten Orden
reason-barracks = Gleichstand: Kasernen auf dem Feld
reason-cards = Gleichstand: gespielte Karten
reason-shared = Geteilt

## Nach der Partie

stat-lines = Sichtlinien
stat-line-medals = Orden dafür
stat-longest = Längste Linie
stat-cards = Gespielte Karten
stat-hand-cards = davon aus der Hand
stat-entered = Eingerückte Maulwürfe
stat-lost = Verlorene Maulwürfe
stat-knocked = Heimgeschickte Rivalen
stat-blasts = Gesprengte Schollen
stat-friendly = Selbst getroffen
stat-press = Orden der Presse

## Warum ein Bot etwas tat

bot-reason-lines = Das ergibt neue Sichtlinien.
bot-reason-strike = Das trifft, wo ein Rivale am weitesten sieht.
bot-reason-grow = Mehr Kasernen machen lange Linien wertvoller.
bot-reason-guard = Das zahlt sich auch ohne Sichtlinie aus.
bot-reason-enter = Ein Maulwurf mehr sieht eine Linie mehr.
bot-reason-march = Von dort sieht er mehr.
bot-reason-ransom = Ein Maulwurf daheim ist drei Orden wert.
bot-reason-done = Es gab nichts Besseres mehr zu tun.
bot-reason-place = Ein guter Platz zum Schauen.
