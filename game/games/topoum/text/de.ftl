## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Topoum
    .minutes = 60
    .turn = Zug { $turn }
    .turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
    .mood = Gräben, Gänge, weite Blicke
    .about = Kurzsichtige Maulwürfe kämpfen um einen Acker. Stell sie so, dass sie sich von Weitem sehen.
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
    .help-choose = wer beginnt, sucht alle sieben aus
option-farmer = Bauer
    .help = wer auf dem Acker mitmischt
    .maybe = Wie es fällt
    .any = Zufall
    .buckets = Eimer
    .crusher = Brecher
    .sprayer = Spritzer
    .nature = Rüben
    .boom = Lady Boom
    .trap-master = Fallen
    .stomper = Stampfer
    .crates = Kisten
    .help-maybe = nur, wenn die Karte „Bauer!“ dabei ist
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
    .help = Pfützen, Felsen, Eis und Gas von Anfang an
option-radius = Brettgröße
    .help = so viele Felder von der Mitte bis zum Rand
manner-even = Ruhig
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
hand-of = { $name ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
look-note = ansehen
at-turn = am Zug
aim-title = Sichtlinien
aim-text = Deine Maulwürfe sehen sich in gerader Linie: 1 Orden je Scholle, auch unter ihnen, 1 mehr je eigener Kaserne. Nur neue zählen.
aim-last = Der Frieden ist da: Das ist die letzte Runde.
stay = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
}
fall = { $count ->
    [one] 1 fällt
   *[other] { $count } fallen
}
picked-so-far = Arten: { $count } von 7
divided-shout = { $count ->
    [one] 1 Scholle fällt!
   *[other] { $count } Schollen fallen!
}
friendly-shout = Eigenbeschuss!
peace-shout = Frieden! Die letzte Runde
final-shout = Der Krieg ist aus
sets-shout = { $name ->
    [you] Du
   *[other] { $name }
}: { $count ->
    [one] ein Vierersatz
   *[other] { $count } Vierersätze
}
stuck-shout = Keine Karte passt!
passed-shout = Nichts zu machen!

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
short-bayonet = Rivalen überrennen
short-short-range = Nachbarn hauen
short-long-range = Schuss, 2–3 weit
short-grenade = nebenan sprengen
short-mortar = 2 weiter sprengen
short-slingshot = Wurf, 2 weit
short-advance = eine Scholle mehr
short-underground = gräbt 2 weiter
short-motorbike = 2 Schollen fahren
short-panic = alle fliehen
short-tunnel = zu eigener Kaserne
short-decoy = Platz tauschen
short-build = neue Kaserne
short-abandoned = bauen, einziehen
short-conquest = Plättchen nehmen
short-betrayal = Nachbarn ersetzen
short-new-soldier = landet 2 weiter
short-prisoner = Nachbarn fangen
short-medal = einer heim: +3
short-press = +1 jeden Zug
short-red-cross = schützt Maulwurf
short-farmer = um Hilfe rufen
help-bayonet = Stürm auf einen Rivalen neben deinem Maulwurf los. Er geht heim, deiner steht dann dort.
help-short-range = Ein Rivale neben deinem Maulwurf geht heim.
help-long-range = Ein Rivale zwei oder drei Schollen weiter in gerader Linie geht heim. Nichts darf dazwischenstehen.
help-grenade = Eine Scholle neben deinem Maulwurf fliegt in die Luft, mit allem darauf.
help-mortar = Eine Scholle genau zwei Felder weiter, in gerader Linie, fliegt in die Luft, über alles hinweg.
help-slingshot = Ein Rivale genau zwei Felder weiter, in gerader Linie, geht heim, über alles hinweg.
help-advance = Dein Maulwurf geht auf eine Scholle nebenan.
help-underground = Dein Maulwurf gräbt sich genau zwei Felder weiter, in gerader Linie, unter allem durch.
help-motorbike = Dein Maulwurf fährt zwei Schollen geradeaus und überfährt einen Rivalen auf der ersten.
help-panic = Wähle eine Richtung. Jeder Maulwurf dort flieht ein Feld weit vor deinem.
help-tunnel = Von einer deiner Kasernen zu einer anderen, wo immer sie steht.
help-decoy = Dein Maulwurf tauscht den Platz mit einem Rivalen, der nebenan auf einer Kaserne steht.
help-build = Eine Kaserne von dir auf ein leeres Feld am Rand des Ackers.
help-abandoned = Eine Kaserne von dir auf ein leeres Feld neben deinem Maulwurf, der gleich einzieht.
help-conquest = Eine fremde Kaserne oder neutrale Scholle neben deinem Maulwurf, auf der niemand steht, wird deine Kaserne.
help-betrayal = Ein Rivale neben deinem Maulwurf geht heim, und ein Maulwurf aus deiner Reserve nimmt den Platz ein.
help-new-soldier = Ein Maulwurf deiner Reserve landet genau zwei Felder weiter, in gerader Linie. Steht dort jemand, gehen beide heim.
help-prisoner = Fang einen Rivalen neben deinem Maulwurf. Seine Armee kann ihn für 3 Orden freikaufen.
help-medal = Ein anderer Maulwurf von dir geht mit Ehren heim, und du bekommst 3 Orden.
help-press = 1 Orden am Ende jedes Zuges, wer auch dran ist, solange du sie hast.
help-red-cross = Es kommt zu deinem Maulwurf und schützt alle, die dort stehen.
help-farmer = Der Bauer kommt! Nur ist keiner da.
help-farmer-buckets = Eine Pfütze zieht auf eine freie Scholle. Eine Kaserne dort wird neutral.
help-farmer-crusher = Ein Fels zieht auf eine beliebige Scholle. Ein Maulwurf dort geht heim, eine Kaserne wird neutral.
help-farmer-sprayer = Eine Gaswolke zieht auf eine beliebige Scholle. Ein Maulwurf dort geht heim, eine Kaserne wird neutral.
help-farmer-nature = Die Rübe kommt unter deinen Maulwurf. Eine Kaserne dort wird neutral. Linien, die dort enden, bringen 2 mehr.
help-farmer-boom = Eine Scholle neben deinem Maulwurf fliegt in die Luft, und dort liegt dann das Dynamit.
help-farmer-trap-master = Die Falle kommt auf eine freie Scholle. Eine Kaserne dort wird neutral. Linien von Maulwürfen daneben bringen 1 weniger.
help-farmer-stomper = Der Fußabdruck landet neben deinem Maulwurf und plättet, wen er trifft. Alle daneben fliehen ein Feld weit, deiner auch.
help-farmer-crates = 1 Orden für dich, und eine beliebige Kiste darf unter deinen Maulwurf.
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
tile-turnip = Rübe
tile-dynamite = Dynamit
tile-trap = Falle
tile-footprint = Fußabdruck
tile-crate = Kiste
help-tile-puddle = Wer hierherkommt, geht heim. Sie versperrt keine Sicht.
help-tile-rock = Niemand kommt hin, niemand sieht vorbei.
help-tile-ice = Ein Maulwurf, der hierherkommt, rutscht geradeaus weiter.
help-tile-gas = Wer hierherkommt, geht heim. Eine Linie hindurch ist 1 weniger wert.
help-tile-turnip = Eine Linie, die hier endet, ist 2 mehr wert.
help-tile-dynamite = Wer hierherkommt, geht heim.
help-tile-trap = Wer hierherkommt, geht heim. Linien von Maulwürfen daneben bringen 1 weniger.
help-tile-footprint = Wer hierherkommt, geht heim.
help-tile-crate = Sieh heimlich hinein. Wer am Ende darauf steht, bekommt ihre Orden.

## Namen von allem, was man wählen kann

word-space-middle = das Feld in der Mitte
word-space-straight =
    { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } { $way } von der Mitte
word-space-bent =
    { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } { $way } und { $more } { $then } von der Mitte
way-e = rechts
way-se = rechts unten
way-sw = links unten
way-w = links
way-nw = links oben
way-ne = rechts oben
word-bulb = das markierte Feld
word-mole = { $name ->
    [you] dein Maulwurf { $number }
   *[other] Maulwurf { $number } von { $name }
}
word-part = Teil { $number }
word-card = { $card } ({ $price })
word-hand = Handkarte { $number }
word-enter = Einrücken
word-ransom = Lösegeld zahlen
word-pass = Passen
word-done = Zug beenden
word-tile = Umbauen
word-go-on = Weiter
word-aside = Von außerhalb
word-stay = Kisten stehen lassen
word-other = { $id }
help-enter = Eine neue Kaserne mit einem Maulwurf darauf, am Rand des Ackers. Dann musst du mit ihm eine Karte spielen.
help-ransom = Zahl 3 Orden an den Fänger, und dein Maulwurf ist frei.
help-pass = Du kannst nichts tun.
help-done = Schluss mit Marschieren: Die neuen Linien werden gewertet.
help-tile = Die Scholle unter diesem Maulwurf wird deine Kaserne. Ist sie das schon, wird sie neutral.
help-go-on = Hier lässt sich nichts spielen.
help-aside = Ein Plättchen von neben dem Brett.
help-stay = Die Kisten bleiben, wo sie sind.
help-free = 3 Orden zahlen: Dieser Maulwurf kommt in deine Reserve zurück.
help-peek = Deine Karten, nur für deine Augen. Spielen kannst du sie dort auch.

## Die Ansage

turn-of = { $name ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
thinking = { $name ->
    [you] Du bist am Zug.
   *[other] { $name } überlegt …
}
last-round-body = Die letzte Runde.
hand-title = { $name ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
hand-body = Handkarten kosten nichts.
price-hand = aus der Hand
price-free = kostet nichts
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name ->
    [you] Leg deine erste Kaserne
   *[other] { $name }, leg deine erste Kaserne
}
first-barracks-body = Neben das Plättchen in der Mitte.
first-mole-title = { $name ->
    [you] Leg eine Kaserne mit Maulwurf
   *[other] { $name }, leg eine Kaserne mit Maulwurf
}
first-mole-body = Auf ein leeres Feld am Rand des Ackers.
obstacle-near-title = { $name ->
    [you] Leg ein Hindernis
   *[other] { $name }, leg ein Hindernis
}
obstacle-near-body = Es kommt neben eine beliebige Kaserne.
obstacle-marked-title = { $name ->
    [you] Leg noch ein Hindernis
   *[other] { $name }, leg noch ein Hindernis
}
obstacle-marked-body = Es kommt auf ein markiertes Feld.
obstacle-where-body = { $tile }: Wohin damit?
law-two-title = { $name ->
    [you] Setz einen Maulwurf ein
   *[other] { $name }, setz einen Maulwurf ein
}
law-two-body = Du hast keinen mehr, dieser ist gratis. Er kommt an den Rand des Ackers; dann beginnt dein Zug.
forced-ransom-title = { $name ->
    [you] Kauf einen Maulwurf frei
   *[other] { $name }, kauf einen Maulwurf frei
}
forced-ransom-body = Alle deine Maulwürfe sind gefangen. Für welchen zahlst du 3 Orden?
choose-part-title = { $name ->
    [you] Wähle den Teil, der bleibt
   *[other] { $name }, wähl den Teil, der bleibt
}
choose-part-body = Der Acker ist geteilt, und beide Teile sind gleich groß.
place-dynamite-title = { $name ->
    [you] Leg das Dynamit
   *[other] { $name }, leg das Dynamit
}
place-dynamite-body = Es kommt auf ein freies Feld am Rand des Ackers.
pick-types-title = { $name ->
    [you] Wähle: { $category }
   *[other] { $name } wählt: { $category }
}
pick-types-body = Insgesamt sieben Arten, mindestens eine je Kategorie.
pick-types-count = gewählt: { $count }
act-title = { $name ->
    [you] Marschier oder rück ein
   *[other] { $name }, marschier oder rück ein
}
act-body = Wähle einen Maulwurf, der marschiert, oder „Einrücken“.
move-on-title = { $name ->
    [you] Soll noch einer gehen?
   *[other] { $name }, soll noch einer gehen?
}
move-on-body = Wähle noch einen Maulwurf oder „Zug beenden“.
enter-title = { $name ->
    [you] Wohin mit dem neuen Maulwurf?
   *[other] { $name }, wohin mit dem neuen Maulwurf?
}
enter-body = Eine Kaserne kommt mit. Die Zahl zeigt, was das Feld bringt.
march-title = { $name ->
    [you] Auf welche Scholle?
   *[other] { $name }, auf welche Scholle?
}
march-body = Dann spielt er eine Karte oder baut seine Scholle um.
ransom-title = { $name ->
    [you] Zahl Lösegeld
   *[other] { $name }, zahl Lösegeld
}
ransom-body = 3 Orden. Welchen Maulwurf bekommst du zurück?
play-card-title = { $name ->
    [you] Spiel eine Karte
   *[other] { $name }, spiel eine Karte
}
play-card-body = Aus der Hand kostet sie nichts, aus der Auslage ihren Preis.
card-or-tile-title = { $name ->
    [you] Spiel eine Karte oder bau um
   *[other] { $name }, spiel eine Karte oder bau um
}
card-or-tile-body = Mit diesem Maulwurf, oder die Scholle unter ihm.
card-title = { $name ->
    [you] { $card } ({ $price })
   *[other] { $name }: { $card } ({ $price })
}
where-bayonet = Auf welchen Rivalen stürmt er los?
where-short-range = Welchen Rivalen schickst du heim?
where-long-range = Welchen Rivalen schickst du heim?
where-grenade = Welche Scholle sprengst du?
where-mortar = Welche Scholle sprengst du?
where-slingshot = Welchen Rivalen schickst du heim?
where-advance = Auf welche Scholle?
where-underground = Wo kommt er heraus?
where-motorbike = Wo endet die Fahrt?
where-panic = In welcher Richtung fliehen alle?
where-tunnel = Zu welcher deiner Kasernen?
where-decoy = Mit wem tauscht er den Platz?
where-build = Wohin kommt die Kaserne?
where-abandoned = Wo baut er und zieht ein?
where-conquest = Welche Scholle wird deine?
where-betrayal = Welchen Rivalen ersetzt du?
where-new-soldier = Wo landet er?
where-prisoner = Wen fängst du?
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
where-farmer-boom = Welche Scholle sprengt Lady Boom?
where-farmer-trap-master = Wohin kommt die Falle?
where-farmer-stomper = Wo landet der Fußabdruck?
where-farmer-crates = Welche Kiste kommt unter diesen Maulwurf?
so-far = Bisher: +{ $count }. Goldene Linien sind neu und zählen, graue sind alt.
so-far-none = Goldene Linien sind neu und zählen, graue sind alt.
then = { $one } · { $other }
brings-nothing = Keine neue Linie.
brings-lines = Linien { $count }
brings-medals = Orden { $count }
brings-tie = Der Acker teilt sich gleich: Du wählst, was bleibt
brings-fall = { $count ->
    [one] 1 Scholle fällt
   *[other] { $count } Schollen fallen
}
brings-home = { $name ->
    [you] { $count ->
        [one] Du verlierst einen Maulwurf
       *[other] Du verlierst { $count } Maulwürfe
    }
   *[other] { $count ->
        [one] { $name } verliert einen Maulwurf
       *[other] { $name } verliert { $count } Maulwürfe
    }
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
gift-last-mole = Vorsicht: { $name ->
    [you] Du setzt dann
   *[other] { $name } setzt dann
} gratis einen neuen ein
gift-medals = Vorsicht: { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $count } Orden
do-card = { $card } { $count }
do-march = Marsch { $count }
leave-medals = { $count ->
    [one] 1 Orden liegen lassen?
   *[other] { $count } Orden liegen lassen?
}
pass-anyway = Trotzdem weiter
over-won = { $name ->
    [you] Du gewinnst mit { $count } Orden!
   *[other] { $name } gewinnt mit { $count } Orden!
}
over-body = Weite Sicht gewinnt kurze Kriege.
over-tie = Gleichstand bei { $count } Orden
over-tie-body = Es entscheiden die meisten Kasernen auf dem Acker, dann die meisten gespielten Karten.

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-obstacles-farmer = Hindernisse und Bauer: gleiche Plättchen.

## Der Verlauf

log-round = Runde { $round }
log-farmer = Bauer im Spiel: { $farmer }
log-entered = { $name ->
    [you] Du rückst ein
   *[other] { $name } rückt ein
}
log-tile-changed = { $name ->
    [you] Du baust eine Scholle um
   *[other] { $name } baut eine Scholle um
}
log-pressed = { $name ->
    [you] Du nimmst die Presse
   *[other] { $name } nimmt die Presse
}
log-passed = { $name ->
    [you] Du passt: nichts zu tun
   *[other] { $name } passt: nichts zu tun
}
log-stuck = { $name ->
    [you] Du hast keine spielbare Karte
   *[other] { $name } hat keine spielbare Karte
}
log-looked = { $name ->
    [you] Du linst in eine Kiste
   *[other] { $name } linst in eine Kiste
}
log-played = { $name ->
    [you] Du spielst { $card }
   *[other] { $name } spielt { $card }
}
log-played-hand = { $name ->
    [you] Du spielst { $card } aus der Hand
   *[other] { $name } spielt { $card } aus der Hand
}
log-sighted = { $name ->
    [you] Du wertest
   *[other] { $name } wertet
} eine Linie von { $squares }: +{ $count }
log-killed = { $name ->
    [you] Du verlierst
   *[other] { $name } verliert
} einen Maulwurf ({ $why })
log-captured = { $name ->
    [you] Du fängst einen Maulwurf von { $other }
   *[other] { $other ->
        [you] { $name } fängt einen deiner Maulwürfe
       *[other] { $name } fängt einen Maulwurf von { $other }
    }
}
log-freed = { $name ->
    [you] Du kaufst einen Maulwurf frei
   *[other] { $name } kauft einen Maulwurf frei
}
log-medals = { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $count } Orden ({ $why })
log-medals-lost = { $name ->
    [you] Du verlierst
   *[other] { $name } verliert
} { $count } Orden ({ $why })
log-divided = Der Acker teilt sich: { $count ->
    [one] 1 Scholle fällt
   *[other] { $count } Schollen fallen
}
log-category = { $name ->
    [you] Du führst
   *[other] { $name } führt
} bei { $category }
log-category-tied = { $name ->
    [you] Du führst bei { $category } mit
   *[other] { $name } führt bei { $category } mit
}
log-peace = Frieden! Die letzte Runde
log-final = Der Krieg ist aus
log-clash = Bumm! { $name ->
    [you] Dein Maulwurf
   *[other] Ein Maulwurf von { $name }
} rennt in { $other ->
    [you] deinen
   *[other] einen von { $other }
}
log-tile-lost = { $name ->
    [you] Du verlierst
   *[other] { $name } verliert
} eine Kaserne ({ $why })
for-friendly-fire = Eigenbeschuss
for-cross = Rotes Kreuz getroffen
for-medal = Ehrung
for-ransom = Lösegeld
for-crate-card = der Bauer
for-category = eine Kategorie
for-sets = Vierersätze
for-crate = eine Kiste
why-short-range = umgehauen
why-long-range = von fern getroffen
why-slingshot = im Bogen getroffen
why-grenade = gesprengt
why-mortar = gesprengt
why-boom = gesprengt
why-bayonet = überrannt
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
why-fell = abgestürzt
why-captured = gefangen
why-conquest = erobert
why-tile = umgebaut

## Wie eine Partie endet

reason-medals = Die meisten Orden
reason-barracks = Gleichstand: mehr Kasernen
reason-cards = Gleichstand: mehr gespielte Karten
reason-shared = Geteilter Sieg

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

bot-why-card = { $card }: { $effect }.
bot-why-mole = Maulwurf { $number }: { $effect }.
bot-why-enter = Ein neuer Maulwurf: { $effect }.
bot-why-tile = Eine andere Scholle hier: { $effect }.
bot-brings-lines = { $count } Orden aus neuen Linien
bot-brings-strike = { $count ->
    [one] 1 Rivale geht heim
   *[other] { $count } Rivalen gehen heim
}
bot-brings-blast = { $count ->
    [one] 1 Scholle wird gesprengt
   *[other] { $count } Schollen werden gesprengt
}
bot-brings-medals = { $count } Orden auch ohne Linie
bot-brings-later = besser aufgestellt für die nächsten Züge
bot-why-ransom = Maulwurf { $number } ist frei 3 Orden wert.
bot-why-done = Es gab nichts Besseres mehr zu tun.
bot-why-place = Das Feld { $way } von der Mitte hat einen guten Blick.
bot-why-middle = Das Feld in der Mitte hat einen guten Blick.
bot-why = Es schien das Beste von allem.

## Seiten: alles, was man von einer Sache wissen kann

page-price-hand = In deiner Hand: kostet nichts.
page-price-free = Kostet hier nichts.
page-price-cost = { $count ->
    [one] Kostet hier 1 Orden.
   *[other] Kostet hier { $count } Orden.
}
page-price-gain = { $count ->
    [one] Bringt hier 1 Orden.
   *[other] Bringt hier { $count } Orden.
}
page-best = Jetzt am besten: { $count }. { $what }
page-here = Hier: { $count }. { $what }
page-kind-tile = Scholle
page-crate = { $count ->
    [one] Du hast hineingesehen: 1 Orden.
   *[other] Du hast hineingesehen: { $count } Orden.
}
page-owner = { $name ->
    [you] Dein Plättchen: Verlässt es das Brett, kommt es zu dir zurück.
   *[other] Ein Plättchen von { $name }: Verlässt es das Brett, geht es an { $name } zurück.
}
page-barracks = { $name ->
    [you] Deine Kaserne
   *[other] Kaserne von { $name }
}
page-barracks-text = Jede neue Linie der eigenen Armee darüber ist 1 mehr wert. Tunnel führen von Kaserne zu Kaserne.
page-neutral = Neutrale Scholle
page-neutral-text = Eine Scholle wie jede andere: 1 Orden in einer neuen Linie, wem sie auch gehört.
page-mole = { $name ->
    [you] Hier steht dein Maulwurf.
   *[other] Hier steht ein Maulwurf von { $name }.
}
page-cross-here = Das Rote Kreuz schützt diese Scholle.
page-island = Eine Insel: noch nicht mit dem Acker verbunden.
page-farmer-rule = Wer eine Bauernkarte spielt, holt diese Hilfe.
page-kind-top = { $name ->
    [you] Deine letzte Karte
   *[other] Letzte Karte von { $name }
}
page-played = { $count ->
    [one] 1 Karte gespielt
   *[other] { $count } Karten gespielt
}
page-law-one = Von fremden Stapeln darf man nur die oberste Karte sehen.
page-pile = { $name ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
}
page-pile-text = Am Ende: 3 Orden für die meisten Karten einer Kategorie, 2 bei Gleichstand, und 2 je Vierersatz, eine Karte jeder Kategorie.
page-count = { $category }: { $count }
page-sets = { $sets ->
    [one] 1 Vierersatz
   *[other] { $sets } Vierersätze
}: +{ $count }
page-deck = Der Nachziehstapel
page-deck-text = Daraus werden Hände und Auslage aufgefüllt. Die Friedenskarte ist unter den letzten sechs: Taucht sie auf, wird die Runde noch zu Ende gespielt.
page-held-by = { $name ->
    [you] Du hast sie
   *[other] { $name } hat sie
}
page-whistle = Trillerpfeife
page-whistle-text = Wer sie hat, hat das Spiel begonnen. Die letzte Runde endet, bevor wieder an die Reihe käme, wer sie hat.
page-cross-text = Der Maulwurf auf seiner Scholle kann nicht beschossen, überrannt, überfahren, verraten oder gefangen werden. Sprengungen und Teilung treffen ihn, und das kostet 5 Orden. Es versperrt alle Linien, nur nicht die dieses Maulwurfs.
cannot-wait = { $name ->
    [you] Jetzt nicht: Du bist gefragt.
   *[other] Jetzt nicht: { $name } ist am Zug.
}
cannot-later = Noch nicht: Erst marschiert ein Maulwurf oder kommt herein.
cannot-medals = { $count ->
    [one] Nein: Du hast nur 1 Orden.
   *[other] Nein: Du hast nur { $count } Orden.
}
cannot-reserve = Nein: In deiner Reserve ist kein Maulwurf.
cannot-tiles = Nein: Du hast kein Plättchen mehr.
cannot-bayonet = Nein: Neben deinem Maulwurf steht kein Rivale, den sie treffen könnte.
cannot-long-range = Nein: Zwei oder drei Schollen weiter ist kein Rivale in Sicht.
cannot-slingshot = Nein: Zwei Felder weiter steht in gerader Linie kein Rivale.
cannot-advance = Nein: Neben deinem Maulwurf ist keine Scholle dafür.
cannot-underground = Nein: Zwei Felder weiter ist keine Scholle dafür.
cannot-motorbike = Nein: Nirgends liegen zwei Schollen frei für die Fahrt.
cannot-panic = Nein: In keiner Richtung steht ein Maulwurf, der fliehen könnte.
cannot-tunnel = Nein: Dein Maulwurf muss auf einer deiner Kasernen stehen, und eine andere muss frei sein.
cannot-decoy = Nein: Kein Rivale nebenan steht auf einer Kaserne.
cannot-build = Nein: Am Rand des Ackers ist kein leeres Feld.
cannot-abandoned = Nein: Neben deinem Maulwurf ist kein leeres Feld.
cannot-conquest = Nein: Neben deinem Maulwurf liegt keine fremde Kaserne oder neutrale Scholle frei.
cannot-betrayal = Nein: Neben deinem Maulwurf steht kein Rivale, den er treffen könnte.
cannot-new-soldier = Nein: Zwei Felder weiter ist keine Scholle zum Landen.
cannot-medal = Nein: Du hast keinen anderen Maulwurf auf dem Acker.
cannot-press = Nein: Die Presse hast du schon.
cannot-red-cross = Nein: Das Rote Kreuz ist schon bei deinem Maulwurf.
cannot-farmer = Nein: Der Bauer kann hier nichts tun.
cannot-space = Jetzt nicht: Nur umrandete Felder können gewählt werden.

## Woher die Orden kommen

account-start = Anfang
account-lines = Sichtlinien
account-lines-note = Anzahl: { $counts }
account-press = Presse und Ehrung
account-press-note = was diese Karten brachten
account-prices = Preise der Auslage
account-prices-note = was die Karten kosteten
account-losses = Eigene Verluste
account-losses-note = je 5 von eigener Hand
account-ransom = Lösegeld
account-ransom-note = gezahlt oder bekommen
account-crates = Kisten
account-crates-note = was darin war
account-categories = Meiste je Kategorie
account-categories-note = je 3, bei Gleichstand 2
account-sets = Vierersätze
account-sets-note = je 2

## Ein gutes Wort nach der Partie

award-eagle-eye = Adlerauge
award-eagle-eye-line = { $count } Sichtlinien
award-far-sight = Weitblick
award-far-sight-line = eine Linie von { $count } Schollen
award-golden-line = Goldene Linie
award-golden-line-line = { $count } Orden für eine Linie
award-paper-war = Papierkrieg
award-paper-war-line = { $count } Karten gespielt
award-big-tipper = Spendierhosen
award-big-tipper-line = { $count } Orden für Karten
award-heavy-boots = Schwere Stiefel
award-heavy-boots-line = { $count } Rivalen heimgeschickt
award-brave-hearts = Tapfere Herzen
award-brave-hearts-line = { $count } Maulwürfe kamen wieder
award-boom = Bumm!
award-boom-line = { $count } Schollen gesprengt
award-friendly-fire = Hoppla!
award-friendly-fire-line = { $count } eigene getroffen
award-front-page = Titelseite
award-front-page-line = { $count } Orden von der Presse
award-fresh-troops = Frische Truppen
award-fresh-troops-line = { $count } Maulwürfe geholt
award-gardener = Obergärtner
award-gardener-line = { $count } Plättchen verändert
award-well-rounded = Vielseitig
award-well-rounded-line = { $count } Vierersätze
award-up-the-sleeve = Aus dem Ärmel
award-up-the-sleeve-line = { $count } Karten aus der Hand
award-good-host = Gute Gastgeber
award-good-host-line = { $count } Gäste im Käfig
award-generous = Offener Käfig
award-generous-line = { $count } Gefangene freigelassen
award-long-march = Langer Marsch
award-long-march-line = { $count } Märsche
award-builder = Häuslebauer
award-builder-line = { $count } Plättchen gelegt

## Auf dem Telefon

hand-field = Der Acker
hand-brings = bringt { $count }
hand-medals = Orden
hand-medals-of = { $count } Orden
hand-cards-of = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

turn-told = { $name }: { $what }
turn-one = { $one }
turn-two = { $one }, { $two }
turn-three = { $one }, { $two }, { $three }
turn-moles-yours = { $count ->
    [one] einer deiner Maulwürfe
   *[other] { $count } deiner Maulwürfe
}
turn-moles-theirs = { $count ->
    [one] ein Maulwurf von { $whose }
   *[other] { $count } Maulwürfe von { $whose }
}
turn-moles-own = { $count ->
    [one] ein eigener Maulwurf
   *[other] { $count } eigene Maulwürfe
}
turn-bases-yours = { $count ->
    [one] eine deiner Kasernen
   *[other] { $count } deiner Kasernen
}
turn-bases-theirs = { $count ->
    [one] eine Kaserne von { $whose }
   *[other] { $count } Kasernen von { $whose }
}
turn-bases-own = { $count ->
    [one] eine eigene Kaserne
   *[other] { $count } eigene Kasernen
}
turn-press = die Presse
turn-divided = der Acker teilt sich
turn-entered = ein neuer Maulwurf
