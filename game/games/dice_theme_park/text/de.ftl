## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Dice Theme Park
    .minutes = 75
    .mood = dein eigener Park und frohe Gäste
    .about = Würfel kommen als Gäste mit der Bahn. Schick sie von Fahrt zu Fahrt, je ein Auge, und verdiene Sterne.
    .by = Daryl Andrews und Adrian Adamescu
    .publisher = Alley Cat Games

## Namen der Attraktionen

tile-entrance = Parkeingang
tile-bumper-boats = Rempelboote
tile-hall-of-mirrors = Spiegelsaal
tile-hook-a-prize = Preisangeln
tile-pedalo-lagoon = Tretbootsee
tile-tidal-swing = Flutschaukel
tile-penguin-parade = Pinguinparade
tile-sunken-galleon = Galeonenwrack
tile-aqua-twins = Nasszwillinge
tile-treetop-trail = Wipfelpfad
tile-beanstalk-drop = Bohnenranke
tile-hedge-maze = Irrgarten
tile-dragon-coaster = Drachenbahn
tile-canopy-express = Dschungelzug
tile-sunshine-scooters = Sonnenroller
tile-giant-slide = Rutschberg
tile-desert-rally = Wüstenrallye
tile-pyramid-run = Pyramide
tile-triple-spinner = Dreikreisel
tile-burger-shack = Burgerbude
tile-juice-stand = Saftbar
tile-picnic-green = Picknick
tile-souvenir-arcade = Andenkengasse
tile-costume-hire = Kostümverleih
tile-kraken-plunge = Krakensturz
tile-submarine-quest = U-Boot-Reise
tile-maelstrom = Mahlstrom
tile-orca-stadium = Orca-Arena
tile-vine-swinger = Lianensaus
tile-jungle-rapids = Urwaldfluss
tile-twin-serpents = Schlangen
tile-emerald-summit = Smaragdgipfel
tile-solar-flyer = Solarflug
tile-sandstorm = Sandsturm
tile-golden-cascade = Goldkaskade
tile-lightning-towers = Blitztürme
tile-food-court = Futtermeile
tile-grand-bazaar = Großer Basar
tile-concert-bowl = Konzertrund
tile-firework-plaza = Feuerwerk
tile-mystery-grotto = Rätselgrotte
tile-wobble-wood = Wackelwald
tile-lucky-lanterns = Lampions
tile-whirlpool-wager = Strudelwette
tile-roulette-rocket = Rouletterakete
tile-topsy-turvy-tower = Purzelturm

## Service

amenity-snacks = Snacks
amenity-drinks = Getränke
amenity-restrooms = Toiletten
amenity-benches = Bänke
amenity-lockers = Spinde
amenity-first-aid = Erste Hilfe
amenity-photo = Fotopunkt
amenity-gardens = Gärten

## Farben

colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-grey = Grau
colour-any = beliebig

## Was ein Start verlangt

req-single = einen Würfel
req-even2 = zwei gerade Würfel
req-odd2 = zwei ungerade Würfel
req-odd-even = einen ungeraden und einen geraden
req-higher = den ersten Würfel höher als den zweiten
req-split = einmal 1 bis 3, einmal 3 bis 6
req-equal2 = zwei gleiche Würfel
req-equal3 = drei gleiche Würfel
req-run3 = drei in Folge

## Personal

staff-ticket-agent = Kasse
    .text = Eine gehende 1 kommt zurück
    .phase = Abend
staff-concierge = Concierge
    .text = Neue Gäste: +2 oder 2× +1
    .phase = Empfang
staff-guide = Guide
    .text = Ein Gast geht überallhin
    .phase = Betrieb
staff-mascot = Maskottchen
    .text = Maskottchen −$2, eins mehr drehen
    .phase = Bauen · Betrieb
staff-builder = Bautrupp
    .text = Extras −$1, nimm eins zurück
    .phase = Extras
staff-manager = Manager
    .text = Noch ein Start, wo voll ist
    .phase = Betrieb
staff-innovator = Tüftler
    .text = Ein Extra mehr je Runde
    .phase = Extras
staff-consultant = Berater
    .text = Zahlt gut und geht dann
    .phase = Abend
staff-chaperone = Begleitung
    .text = Ein VIP: je Fahrt ein Stern
    .phase = Empfang

## Talente

skill-leap = +2 oder −2
skill-tips = $2 je Würfel
skill-cheer = Stern je Würfel
skill-flip = 2 zu 5 und zurück
skill-pair = Zwei Würfel ±1
skill-usher-out = Zweimal hinaus
skill-usher-in = Zweimal herein
skill-stroll = Hinaus, 2 weit
skill-exchange = Farbtausch
skill-reroll = Neuer Wurf

help-skill-leap = Ein Gast in { $colour } hier: +2 oder −2.
help-skill-tips = Sofort $2 je Gast in { $colour } hier, höchstens $6.
help-skill-cheer = Sofort ein Stern je Gast in { $colour } hier, höchstens drei.
help-skill-flip = Ein Gast mit 2 wird 5, oder eine 5 wird 2.
help-skill-pair = Zwei Gäste hier: je +1 oder −1.
help-skill-usher-out = Ein Gast geht von hier nach nebenan. Zweimal.
help-skill-usher-in = Ein Gast kommt von nebenan hierher. Zweimal.
help-skill-stroll = Ein Gast geht von hier bis zu zwei Attraktionen weit.
help-skill-exchange = Tausche einen Gast gegen einen anderer Farbe aus dem Beutel; der Wert bleibt.
help-skill-reroll = Würfle einen Gast in { $colour } neu.

## Leitung

admin-second-chance = Zweite Chance
    .text = Eine gehende 1 in { $colour } bleibt
    .help = Jede Runde kommt ein gehender Gast in { $colour } an den Eingang zurück, mit beliebigem Wert.
admin-fresh-legs = Frische Beine
    .text = Ein Gast in { $colour } bleibt frisch
    .help = Auf Attraktionen in { $colour } behält ein Gast in { $colour } aus der Gruppe seine Augen.
admin-specialist = Fachkraft
    .text = 3, 4, 5 × { $colour }: 1, 2, 3 Sterne
    .help = Jede Runde: 3, 4, 5 verschiedene gestartete Attraktionen in { $colour } bringen 1, 2, 3 Sterne.
admin-enthusiast = Liebhaber
    .text = 3, 4, 5 × { $colour }: 1, 2, 3 Sterne
    .help = Jede Runde: 3, 4, 5 verschiedene gestartete Attraktionen in { $colour } bringen 1, 2, 3 Sterne.
admin-tour-leader = Reiseleitung
    .text = 6, 7, 8 gestartet: 1, 2, 3 Sterne
    .help = Jede Runde: 6, 7, 8 verschiedene gestartete Attraktionen bringen 1, 2, 3 Sterne.
admin-mascot-fan = Plüschfan
    .text = 2, 4, 5 Maskottchen: 1, 2, 3 Sterne
    .help = Jede Runde: 2, 4, 5 Maskottchen bringen 1, 2, 3 Sterne.
admin-doorman = Pförtner
    .text = Ein Gast der letzten Bahn
    .help = Jede Runde kommt ein Gast der Bahn herein, die niemand nahm.
admin-treasurer = Schatzamt
    .text = Am Ende je $2 ein Stern
    .help = Am Ende ein Stern für je $2, nicht für je $3.
admin-tailor = Schneiderei
    .text = Maskottchen kosten $2 weniger
    .help = Maskottchen kosten $2 weniger, jede Runde.
admin-understudy = Zweitbesetzung
    .text = Einmal: Karte tauschen
    .help = Einmal: Bevor Karten weitergehen, tausche eine gespielte gegen eine von der Hand.
admin-map-printer = Druckerei
    .text = Lagepläne kosten $2 weniger
    .help = Lagepläne kosten $2 weniger, jede Runde.
admin-early-bird = Frühaufsteher
    .text = Summe bis zu 2 niedriger
    .help = Deine Summe für die Reihenfolge ist bis zu 2 niedriger, wie du willst.
admin-thrill-seeker = Nervenkitzel
    .text = Platz in { $colour }: neuer Wurf
    .help = Ein verlangter Gast in { $colour } darf neu gewürfelt werden, statt müde zu werden.
admin-rearranger = Umräumer
    .text = Je Runde ein Extra versetzen
    .help = Jede Runde darf ein eingebautes Extra umziehen; die Differenz wird gezahlt oder erstattet.

## Rundenziele

objective-tired-but-happy = Müde, aber froh
    .text = wenigste Augen im Park
objective-full-house = Volles Haus
    .text = meiste Gäste
objective-most-money = Geldsack
    .text = meistes Geld
objective-steady-earner = Gutes Gehalt
    .text = höchstes Einkommen
objective-busy-day = Hochbetrieb
    .text = meiste Klötzchen
objective-grand-tour = Große Tour
    .text = meiste gestartet
objective-engineers-pride = Technikstolz
    .text = meiste Extras
objective-well-signposted = Gut beschildert
    .text = meiste Lagepläne
objective-every-comfort = Alles da
    .text = meiste Servicearten
objective-star-attraction = Zugnummer
    .text = beste Attraktion
objective-long-queue = Lange Schlange
    .text = meiste am Eingang
objective-all-sorts = Kunterbunt
    .text = meiste Werte
objective-gift-shop-rush = Kassenklingeln
    .text = meiste $ im Betrieb
objective-big-spender = Spendabel
    .text = meiste Ausgaben
objective-encore = Zugabe
    .text = meiste zweimal
objective-five-star-day = Sternentag
    .text = meiste Betriebssterne
objective-map-reader = Ortskundig
    .text = meiste freie Pläne
objective-modernised = Modernisiert
    .text = meiste mit Extra
objective-themed-land = Themenwelt
    .text = meiste einer Farbe
objective-close-quarters = Dicht an dicht
    .text = meiste Nachbarn
objective-safe-journey-home = Gute Heimreise
    .text = meiste heimgekehrt
objective-fan-club = Fanklub
    .text = Gäste einer Farbe

## Ziele allein

goal-a-ops = 7 Starts
goal-a-distinct = 5 Attraktionen starten
goal-a-maxop = Eine Attraktion 3-mal
goal-a-stars = 22 Sterne im Betrieb
goal-a-opmoney = $6 im Betrieb
goal-a-money = $8 in der Kasse
goal-a-ups = 4 Extras
goal-a-maps = 5 Lagepläne
goal-a-masc = 3 Maskottchen
goal-a-three = 2 Attraktionen 2-mal
goal-a-rainbow = Alle drei Farben
goal-a-colmax = 2 einer Farbe
goal-a-ent-left = Eingang leer
goal-a-amen = 5 Servicearten
goal-a-discards = 2 heimgekehrt
goal-b-ops = 10 Starts
goal-b-distinct = 7 Attraktionen starten
goal-b-maxop = Eine Attraktion 3-mal
goal-b-stars = 38 Sterne im Betrieb
goal-b-opmoney = $10 im Betrieb
goal-b-money = $10 in der Kasse
goal-b-ups = 6 Extras
goal-b-maps = 6 Lagepläne
goal-b-masc = 5 Maskottchen
goal-b-three = 3 Attraktionen 2-mal
goal-b-four-colours = Alle Farben und Grau
goal-b-colmax = 3 einer Farbe
goal-b-pips-left = Höchstens 20 Augen übrig
goal-b-income = Einkommen von $4
goal-b-discards = 6 heimgekehrt
goal-a-surprise-ops = Eine Überraschung starten
goal-a-innovations = 2 Neuheiten
goal-a-cable-moves = 2 Seilbahnfahrten
goal-b-rerolls = 3 neue Würfe
goal-b-innovations = 5 Neuheiten
goal-b-statue-stars = 3 Sterne durch Statuen

## Die Optionen

option-length = Länge
    .help = vier oder fünf Runden
    .introductory = Einstieg
    .short = Kurz
    .full = Voll
option-surprises = Überraschungen
    .help = je sechs mit neuem Wurf
option-innovations = Neuheiten
    .help = Seilbahnen, Fotobuden, Statuen
option-promo-staff = Promo-Personal
    .help = je ein Berater und eine Begleitung
option-promo-objectives = Promo-Ziele
    .help = zwölf weitere Rundenziele
    .off = Aus
    .mixed = Dazu
    .only = Allein
option-solo-target = Solo: Sternziel
    .help = wenn du allein spielst
    .normal = 160
    .hard = 170
option-solo-goals = Solo: Zusatzziele
    .help = ein zweites Ziel in manchen Runden
    .none = Keine
    .rounds-3-5 = Runden 3 und 5
    .every-round = Jede Runde

## Auf dem Tisch

phase-setup = Aufbau
phase-plan = Plan
phase-welcome = Empfang
phase-expand = Bauen
phase-improve = Extras
phase-operate = Betrieb
phase-upkeep = Abend
phase-over = Das Ende
phase-of-round = Runde { $round }: { $phase }
round = Runde { $round }
round-short = R{ $round }
in-round = in Runde { $round }
this-round = Diese Runde
operated = { $count ->
    [0] noch nichts
    [one] 1 gestartet
   *[other] { $count } gestartet
}
staff-today = Heute im Dienst
mascots = Maskottchen
maps = Lagepläne
to-install = Einzubauen
ready = bereit
used = benutzt
in-park = im Park
still-open = noch offen
closed = zu
improving = verbessert
improved = fertig
upgrade-merch-kiosk = Kiosk
upgrade-special-effect = Effekt
upgrade-generator = Generator
upgrade-cable-car = Seilbahn
upgrade-photo-booth = Fotobude
upgrade-statue = Statue
market-trains = Bahnen
market-tiles = Attraktionen
market-skills = Talente
trains-note = nimm eine: Ihre drei Gäste kommen an deinen Eingang
tiles-note = Bauen: je eine
skills-note = Bauen: eins kommt mit einem Maskottchen ($5)
turn-order = Reihenfolge
sum-place = { $sum } · { $place ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz 4
}
place-in-order = { $place ->
    [1] beginnt
    [2] Platz 2
    [3] Platz 3
   *[other] Platz 4
}
objectives = Rundenziele
park-of = Park: { $name }
built-of = { $count }/{ $most }
guests-are-in = Gäste sind da
still-to-pick = wählt noch
income-of = Einkommen ${ $income }
discarded-tiles = Eine davon, umsonst
swap-played = Gespielt
swap-hand = Auf der Hand
has-chosen = hat gewählt
choosing-in-secret = wählt heimlich
choosing-in-secret-alone = wählt zwei
staff-on-table = Personal liegt aus
choose-two = Wähle zwei aus deinem Personal.
turn-order-sum = Reihenfolge
income-sum = Einkommen
income-then = ${ $sum }, dann ${ $money }
income-word = Einkommen
lowest-first = Niedrigste Summe zuerst
ties-fewer-stars = Gleich: weniger Sterne zuerst
solo-order = Eine Solokarte wird aufgedeckt. Liegt ihre Zahl nicht über deiner Summe, ist dir diese Runde verwehrt, was sie abdunkelt.
draft-ready = hat gewählt
draft-choosing = wählt heimlich
tile-amenity = Service: { $amenity }
then-ready = dann bereit
score-track = Sternenleiste
row-operating = Betrieb
row-gained = +{ $stars }
row-statues = Statuen
each-round = jede Runde
counted = { $count } gezählt
place-count = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] 4.
}: { $count }
place-short = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] 4.
}
leaving = { $count ->
    [0] keiner geht
    [one] 1 geht
   *[other] { $count } gehen
}
getting-ready = Bald beginnt Runde { $round }
getting-ready-last = Dann schließt der Park
ready-leave = Gäste mit 1 gehen
ready-goals = Ziele werden gewertet
ready-money = ein Stern je ${ $money }
ready-money-treasurer = ein Stern je $3, Schatzamt $2
ready-cards = Karten nach links
ready-cards-out = Karten sind weg
ready-back = alles wieder frei
ready-trains = Bahnen füllen sich
ready-tiles = { $count } × Stapel { $stack }
ready-skills = neue Talente
objective-of = Ziel der Runde { $round }
wins = { $name } gewinnt!
shared-title = { $count } teilen sich den Sieg!
solo-won = { $name } hat es geschafft!
solo-lost = Nicht ganz genug
rides-of-the-day = Fahrten des Tages
parks-of-the-day = Parks des Tages
moment-attraction = { $name }: { $stars } Sterne
moment-guest = Froher Gast
moment-guest-text = { $count } Fahrten bei { $name }
moment-busy = Vollster Park
moment-busy-text = { $name }: { $count } je Runde
moment-round = Beste Runde
moment-round-text = { $name }: { $stars } Sterne
score-to-beat = Zu schlagen
at-risk = +{ $stars } in Gefahr
count-of = { $count } von { $value }
count-now = jetzt { $count }
solo-card-later = Die Solokarte wird aufgedeckt, wenn dein Personal feststeht.
solo-shut = { $value } liegt nicht über deiner { $sum }: Dunkles ist zu
solo-open = { $value } liegt über deiner { $sum }: Alles ist offen
gone-home = Heimgekehrte Gäste

## Namen von allem, was man wählen kann

word-die = { $colour } { $value }
word-guest = ein Gast in { $colour }
word-cell = Bauplatz { $number }
word-train = Bahn { $number }
word-value = { $number }
word-space = Feld { $number }
word-less = { $number ->
    [0] So lassen
   *[other] { $number } weniger
}
word-mascot = Maskottchen { $number }
word-recruit = Maskottchen ohne Talent
word-buy-map = Lageplan kaufen
word-map = Lageplan
word-guide = Guide
word-manager = Manager
word-close = Park schließen
word-done = Fertig
word-done-expand = Hier fertig
word-skip = Nein, danke
word-let-go = Gehen lassen
word-none = Alle ermüden
word-pip = Ein Auge weniger
word-draw = Gast ziehen
word-up = +1
word-down = −1
word-up-1 = Ein Gast +1
word-up-2 = Ein Gast +2
word-both = Zwei Gäste +1
word-colour = Farbe egal
word-skill = Sein Talent
word-swap-for = Gegen { $colour }
word-remove = Eins zurück
word-shift = Eins versetzen

## Die Ansage

turn-of = { $name }
thinking = { $name } überlegt …
all-draft = Die Parks werden angelegt
all-draft-body = Alle behalten heimlich eins von zweien.
all-plan = Das Personal wird heimlich gewählt
all-plan-body = Alle decken zugleich auf. Am Abend gehen Karten nach links.
watch-setup = Eine Leitung, ein Talent, eine erste Attraktion.
watch-plan = Je zwei vom Personal: Die niedrigste Summe beginnt.
watch-welcome = Je eine Bahn, der Reihe nach.
watch-expand = Eine Attraktion bauen, ein Maskottchen anwerben.
watch-improve = Ein Lageplan, zwei Extras.
watch-operate = Die Parks sind offen.
watch-upkeep = Sterne und Geld werden gezählt.
watch-over = Alle Runden sind gespielt.
operate-title = { $name }: starte etwas oder hilf einem Gast
operate-body = Goldene Attraktionen können jetzt starten.
operate-none = So kann nichts starten. Ein Lageplan oder ein Maskottchen hilft vielleicht.
operate-note = Jeder Gast einer Gruppe verliert ein Auge, und einer geht nach nebenan.
operate-hover = Braucht { $need }: { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] .
   *[other] {" "}und ${ $money }.
}
party-title = { $tile }: wer fährt mit? Gast { $count }
wants = Gebraucht: { $need }.
party-gain = { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] {""}
   *[other] {" "}und ${ $money }
}, gezählt am Abend.
manager-title = { $name }: der Manager
manager-body = Eine Attraktion ohne freies Startzeichen, noch einmal. Welche?
map-title = { $name }: ein Lageplan
map-body = Welcher Gast geht nach nebenan?
map-where = Wohin? Nur nach nebenan.
guide-title = { $name }: der Guide
guide-body = Welcher Gast?
guide-where = Überallhin in deinem Park.
send-title = { $name }: { $die } geht …
wild-title = { $tile }: eine Farbe ist egal
wild-body = Starte sie jetzt, oder schick noch ein Maskottchen hin.
mascot-title = { $name }: ein Maskottchen
mascot-body = Dreh einen Gast hoch oder runter, oder eine Farbe wird egal.
mascot-or-skill = Gast drehen, Farbe egal, oder: { $skill }
mascot-up = Welcher Gast gewinnt ein Auge?
mascot-down = Welcher Gast verliert ein Auge?
mascot-colour = Bei welcher Attraktion wird eine Farbe egal?
move-title = { $tile }: wer zieht weiter?
move-body = Ein Gast der Gruppe geht nach nebenan.
move-where = { $die } zieht weiter. Wohin?
move-where-body = Gestrichelte Attraktionen liegen nebenan.
build-title = { $name }: wohin mit { $tile }?
build-body = Neben irgendetwas, das schon steht.
build-first-body = Auf einen der vier markierten Plätze.
expand-title = { $name }: bauen, anwerben oder beides
expand-body = Eine Attraktion und ein Maskottchen für ${ $cost } mit Talent.
recruit-body = Ein Maskottchen für ${ $cost } mit Talent, wenn du magst.
purse = Du hast ${ $money }.
improve-title = { $name }: verbessere deinen Park
improve-body = Ein Lageplan für ${ $cost } und bis zu zwei Extras.
install-title = { $name }: { $upgrade }
install-space = Auf welches Feld?
remove-title = { $name }: nimm ein Extra zurück
remove-body = Es lässt sich neu einbauen. Geld gibt es nicht zurück.
shift-title = { $name }: versetze ein Extra
shift-body = Von wo nach wo? Die Differenz wird gezahlt oder erstattet.
picked-of = { $count } von { $most }
plan-title = { $name }: wähle zwei
plan-both = { $name }: { $sum } und ${ $money }
plan-body-alone = Je niedriger die Summe, desto mehr bleibt dir offen.
plan-body = Alle decken zugleich auf; am Abend gehen Karten nach links.
choose-staff = { $name }: zwölf fürs ganze Spiel
choose-staff-body = Je Runde werden zwei gespielt, zehn insgesamt.
ask-choose-administrator = { $name }: eine Leitung
ask-choose-administrator-body = Sie bleibt das ganze Spiel bei dir.
ask-choose-skill = { $name }: ein Talent
ask-choose-skill-body = Dein erstes Maskottchen beherrscht es.
ask-choose-first = { $name }: deine erste Attraktion
ask-choose-first-body = Sie kostet nichts. Danach wählst du ihren Platz.
ask-early-bird = { $name }: früher?
ask-early-bird-body = Deine Summe ist { $sum }. Die niedrigste beginnt.
ask-board = { $name }: empfange drei Gäste
ask-board-body = Nimm eine Bahn. Ihre Gäste kommen an deinen Eingang.
ask-concierge = { $name }: Concierge
ask-concierge-body = Neue Gäste: einer +2 oder zwei je +1.
ask-chaperone = { $name }: ein VIP
ask-chaperone-body = Ein neuer Gast bringt bei jeder Fahrt einen Stern.
ask-doorman = { $name }: ein später Gast
ask-doorman-body = Ein Gast der Bahn, die niemand nahm, kommt herein.
ask-amenity-value = { $name }: zwei gleiche!
ask-amenity-value-body = Stell irgendeinen Gast auf irgendeinen Wert. Welchen?
ask-amenity-guest = { $name }: drei gleiche!
ask-amenity-guest-body = Ein Gast aus dem Beutel kommt, mit Wert 4.
ask-amenity-build = { $name }: vier gleiche!
ask-amenity-build-body = Bau eine der abgelegten Attraktionen umsonst.
ask-extra = { $name }: noch eins drehen
ask-extra-body = Das Personal hilft auf derselben Attraktion.
ask-pair = { $name }: und der andere Gast?
ask-pair-body = Noch ein Gast hier, +1 oder −1.
ask-usher = { $name }: ein zweiter Gast?
ask-usher-body = Noch einer darf gehen.
ask-exchange = { $name }: gegen welche Farbe?
ask-exchange-body = Der Wert bleibt. Wer geht, kommt in den Beutel.
ask-spare = { $name }: wer behält seine Augen?
ask-spare-body = Deine Leitung verschont einen.
ask-surprise = { $name }: neu würfeln?
ask-surprise-body = Der markierte Gast darf neu gewürfelt werden, statt müde zu werden.
ask-ticket-agent = { $name }: die Kasse
ask-ticket-agent-body = Ein gehender Gast kommt an den Eingang zurück. Wer, und mit welchem Wert?
ask-second-chance = { $name }: eine zweite Chance
ask-second-chance-body = Ein gehender Gast deiner Farbe kommt zurück. Wer, und mit welchem Wert?
ask-understudy = { $name }: die Zweitbesetzung
ask-understudy-body = Einmal: Tausche eine gespielte Karte gegen eine von der Hand. Dann ist sie fort.
over-won = { $name } gewinnt mit { $stars } Sternen!
over-shared = { $count } teilen sich den Sieg!
over-solo-won = { $name }: { $stars } Sterne, zu schlagen waren { $target }!
over-solo-lost = { $name }: { $stars } Sterne, zu schlagen waren { $target }.
over-body = Je $3 Rest ein Stern. Gleichstand: Gäste im Park, dann Geld.
over-body-treasurer = Je $3 Rest ein Stern, mit Schatzamt je $2. Gleichstand: Gäste, dann Geld.
over-body-alone = Je ${ $money } Rest ein Stern, schon mitgezählt.

## Worauf man zeigt

req-colour = { $need }, { $count ->
    [one] einer davon in { $colour }
   *[other] beide in { $colour }
}
bonus-none = Kein Bonus.
bonus-2 = Zwei gleiche: irgendein Gast, irgendein Wert.
bonus-3 = Drei gleiche: ein Gast aus dem Beutel.
bonus-4 = Vier gleiche: eine Attraktion umsonst.
help-offer = Braucht { $need }: { $stars } Sterne. Service: { $amenity }. { $bonus }
help-tile = { $name }. Braucht { $need }: { $stars } Sterne.
help-operate = { $name } starten für { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] {""}
   *[other] {" "}und ${ $money }
}. Braucht { $need }.
help-goal = Nach { $name }. Braucht { $need }.
help-goal-ready = Nach { $name }: Dann kann sie starten.
help-staff = { $name }: { $text }
help-mascot-skill = Ein Gast +1 oder −1, eine Farbe egal, oder sein Talent. { $skill }
help-mascot-plain = Ein Gast hier +1 oder −1, oder eine Farbe egal.
help-train = Ihre drei Gäste kommen an deinen Parkeingang.
help-map = Ein Gast geht nach nebenan.
help-buy-map = Ein Lageplan: Ein Gast geht nach nebenan, jede Runde.
help-guide = Ein Gast geht überallhin in deinem Park.
help-manager = Eine volle Attraktion startet noch einmal.
help-close = Für diese Runde bist du fertig.
help-colour = Beim nächsten Start dort darf ein Gast jede Farbe haben.
help-up = Ein Gast gewinnt ein Auge.
help-down = Ein Gast verliert ein Auge.
help-draw = Ein zufälliger Gast, mit Wert 4, an deinem Eingang.
help-mascot = Ein Maskottchen ohne Talent.
help-skip = Lass es sein.
help-merch-kiosk = Kiosk: bei jedem Start hier $2.
help-special-effect = Effekt: bei jedem Start hier 2 Sterne mehr.
help-generator = Generator: zwei Starts je Runde.
help-cable-car = Seilbahn: Wer weiterzieht, darf für $1 zu einer anderen fahren.
help-photo-booth = Fotobude: Hier ist eine Farbe egal.
help-statue = Statue: jede Runde Sterne.

## Der Verlauf

log-round = Runde { $round }
log-order = { $name } beginnt
log-objective = { $name } +{ $stars }: { $what }
log-closed = { $name } schließt den Park
log-improved = { $name } hat verbessert
log-lowered = { $name } steht früh auf
log-map-bought = { $name } kauft Lageplan
log-vip = { $name } hat einen VIP
log-goal-met = Erreicht: { $goal }
log-goal-missed = Verfehlt: { $goal }, +{ $red }
log-ended = Die Tore schließen
log-administrator = { $name }: { $card }
log-skill-taken = { $name } lernt { $card }
log-built = { $name } baut { $tile }
log-installed = { $name }: { $upgrade }, { $tile }
log-innovated = { $name }: { $upgrade }, { $tile }
log-operated = { $name }: { $tile }
log-staff-played = { $name }: { $one }, { $other } ({ $sum })
log-income = { $name } hat ${ $money }
log-recruited = { $name } wirbt an, ${ $paid }
log-scored = { $name } +{ $stars }: { $total }
log-boarded = { $name } nimmt Bahn { $train }
log-amenity = { $name }: { $count } × { $amenity }
log-departed = { $name }: { $colour } geht heim
log-drawn = { $name } zieht { $colour }
log-returned = { $name }: { $colour } zurück, { $value }
log-rerolled = { $name } würfelt neu: { $to }
log-mascot-used = { $name }: Maskottchen, { $tile }
log-money-counted = { $name } +{ $stars } für Geld

## Wie eine Partie endet

reason-stars = Die meisten Sterne
reason-more-guests = Gleich: mehr Gäste übrig
reason-more-money = Gleich: mehr Geld übrig
reason-shared = Geteilt
reason-target-beaten = Das Ziel ist geschlagen
reason-target-missed = Das Ziel blieb unerreicht

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-money = Das Geld reicht nicht.
why-not-solo-length = Allein dauert es fünf Runden.

## Nach der Partie

stat-scored = Sterne aus dem Betrieb
stat-objectives = Sterne aus Rundenzielen
stat-operated = Starts
stat-built = Gebaute Attraktionen
stat-installed = Eingebaute Extras
stat-innovated = Eingebaute Neuheiten
stat-recruited = Neue Maskottchen
stat-maps = Benutzte Lagepläne
stat-mascots = Maskottchen im Einsatz
stat-arrived = Empfangene Gäste
stat-departed = Heimgekehrte Gäste
stat-income = Einkommen
stat-sums = Summen der Reihenfolge

## Gerufen

gates-open = Die Tore öffnen sich!
amenity-shout = { $count } × { $amenity }!
goal-met-shout = Ziel erreicht!
goal-missed-shout = Verfehlt: +{ $red } zu schlagen

## Bots

manner-even = Still
manner-thrifty = Sparsam
manner-builder = Emsig
manner-showman = Glanzvoll
manner-dreamer = Verträumt
bot-reason-plan = Was die zwei können und was sie zahlen.
bot-reason-train = Diese Gäste geben den besten Tag.
bot-reason-guest = Ein Gast, der mehr nützt.
bot-reason-build = Das zahlt sich mit den Gästen Runde für Runde aus.
bot-reason-recruit = Ein Maskottchen hilft in jeder weiteren Runde.
bot-reason-install = Das macht sich vor dem Ende bezahlt.
bot-reason-map = Ein Weg mehr für einen Gast, jede Runde.
bot-reason-operate = Der nächste Schritt des besten Tages in Sicht.
bot-reason-help = Das bringt die nächste Gruppe zusammen.
bot-reason-move = Dort wird dieser Gast als Nächstes gebraucht.
bot-reason-close = Die Gäste sind morgen mehr wert.
bot-reason-done = Nichts hier ist seinen Preis wert.
bot-reason-best = Es schien das Beste von allem.
