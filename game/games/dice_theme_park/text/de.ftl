## Abseits des Tisches: Titel, Lobby, Mitwirkende

game-title = Dice Theme Park
    .short = Dice Park
    .minutes = 75
    .turn = Runde { $turn }
    .turns = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
    .mood = dein eigener Park und frohe Gäste
    .about = Gäste kommen mit der Bahn. Schick sie von Attraktion zu Attraktion: Jede Fahrt kostet ein Auge und bringt dir Sterne.
    .by = Daryl Andrews und Adrian Adamescu
    .publisher = Alley Cat Games

## Namen der Attraktionen

tile-entrance = Parkeingang
    .short = Eingang
tile-bumper-boats = Rempelboote
    .short = Boote
tile-hall-of-mirrors = Spiegelsaal
    .short = Spiegel
tile-hook-a-prize = Preisangeln
    .short = Angeln
tile-pedalo-lagoon = Tretbootsee
    .short = Tretboote
tile-tidal-swing = Flutschaukel
    .short = Schaukel
tile-penguin-parade = Pinguinparade
    .short = Pinguine
tile-sunken-galleon = Galeonenwrack
    .short = Galeone
tile-aqua-twins = Nasszwillinge
    .short = Zwilling
tile-treetop-trail = Wipfelpfad
    .short = Wipfel
tile-beanstalk-drop = Bohnenranke
    .short = Bohne
tile-hedge-maze = Irrgarten
    .short = Irrgarten
tile-dragon-coaster = Drachenbahn
    .short = Drache
tile-canopy-express = Dschungelzug
    .short = Express
tile-sunshine-scooters = Sonnenroller
    .short = Roller
tile-giant-slide = Rutschberg
    .short = Rutsche
tile-desert-rally = Wüstenrallye
    .short = Rallye
tile-pyramid-run = Pyramide
    .short = Pyramide
tile-triple-spinner = Dreikreisel
    .short = Kreisel
tile-burger-shack = Burgerbude
    .short = Burger
tile-juice-stand = Saftbar
    .short = Saftbar
tile-picnic-green = Picknick
    .short = Picknick
tile-souvenir-arcade = Andenkengasse
    .short = Andenken
tile-costume-hire = Kostümverleih
    .short = Kostüme
tile-kraken-plunge = Krakensturz
    .short = Kraken
tile-submarine-quest = U-Boot-Reise
    .short = U-Boot
tile-maelstrom = Mahlstrom
    .short = Strom
tile-orca-stadium = Orca-Arena
    .short = Orcas
tile-vine-swinger = Lianensaus
    .short = Lianen
tile-jungle-rapids = Urwaldfluss
    .short = Urwald
tile-twin-serpents = Schlangen
    .short = Schlange
tile-emerald-summit = Smaragdgipfel
    .short = Gipfel
tile-solar-flyer = Solarflug
    .short = Flug
tile-sandstorm = Sandsturm
    .short = Sand
tile-golden-cascade = Goldkaskade
    .short = Kaskade
tile-lightning-towers = Blitztürme
    .short = Türme
tile-food-court = Futtermeile
    .short = Meile
tile-grand-bazaar = Großer Basar
    .short = Basar
tile-concert-bowl = Konzertrund
    .short = Konzert
tile-firework-plaza = Feuerwerk
    .short = Raketen
tile-mystery-grotto = Rätselgrotte
    .short = Grotte
tile-wobble-wood = Wackelwald
    .short = Wald
tile-lucky-lanterns = Lampions
    .short = Lampions
tile-whirlpool-wager = Strudelwette
    .short = Strudel
tile-roulette-rocket = Rouletterakete
    .short = Roulette
tile-topsy-turvy-tower = Purzelturm
    .short = Purzel

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
    .text = Eine 1 darf bleiben
    .phase = Abend
staff-concierge = Concierge
    .text = Neue Gäste: +2 oder zwei +1
    .phase = Empfang
staff-guide = Guide
    .text = Ein Gast geht überallhin
    .phase = Betrieb
staff-mascot = Maskottchen
    .text = Maskottchen −2 $, eins mehr drehen
    .phase = Bauen · Betrieb
staff-builder = Bautrupp
    .text = Extras −1 $, eins zurück
    .phase = Extras
staff-manager = Manager
    .text = Eine volle startet noch einmal
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
skill-tips = 2 $ je Würfel
skill-cheer = Stern je Würfel
skill-flip = 2 zu 5 und zurück
skill-pair = Zwei Würfel ±1
skill-usher-out = Zweimal hinaus
skill-usher-in = Zweimal herein
skill-stroll = Hinaus, 2 weit
skill-exchange = Farbtausch
skill-reroll = Neuer Wurf

help-skill-leap = Ein Gast in { $colour } hier: +2 oder −2.
help-skill-tips = Sofort 2 $ je Gast in { $colour } hier, höchstens 6 $.
help-skill-cheer = Sofort ein Stern je Gast in { $colour } hier, höchstens drei.
help-skill-flip = Eine 2 wird eine 5, oder eine 5 wird eine 2.
help-skill-pair = Zwei Gäste hier: je +1 oder −1.
help-skill-usher-out = Ein Gast geht von hier nach nebenan. Zweimal.
help-skill-usher-in = Ein Gast kommt von nebenan hierher. Zweimal.
help-skill-stroll = Ein Gast geht von hier bis zu zwei Attraktionen weit.
help-skill-exchange = Tausche einen Gast gegen einen anderer Farbe aus dem Beutel; der Wert bleibt.
help-skill-reroll = Würfle einen Gast in { $colour } neu.

## Leitung

admin-second-chance = Zweite Chance
    .text = Eine 1 in { $colour } darf bleiben
    .help = Jede Runde geht ein Gast in { $colour } nicht heim, sondern an den Eingang, mit beliebigem Wert.
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
    .text = Ein Gast der übrigen Bahn
    .help = Jede Runde kommt ein Gast der Bahn herein, die niemand nahm.
admin-treasurer = Schatzamt
    .text = Am Ende je 2 $ ein Stern
    .help = Am Ende ein Stern für je 2 $, nicht für je 3 $.
admin-tailor = Schneiderei
    .text = Maskottchen kosten 2 $ weniger
    .help = Maskottchen kosten 2 $ weniger, jede Runde.
admin-understudy = Zweitbesetzung
    .text = Einmal: Karte tauschen
    .help = Einmal: Bevor Karten weitergehen, tausche eine gespielte gegen eine von der Hand.
admin-map-printer = Druckerei
    .text = Lagepläne kosten 2 $ weniger
    .help = Lagepläne kosten 2 $ weniger, jede Runde.
admin-early-bird = Frühaufsteher
    .text = Summe bis zu 2 niedriger
    .help = Deine Summe für die Reihenfolge darf um 1 oder 2 niedriger sein, wie du willst.
admin-thrill-seeker = Nervenkitzel
    .text = Platz in { $colour }: neuer Wurf
    .help = Ein verlangter Gast in { $colour } darf neu gewürfelt werden, statt ein Auge zu verlieren.
admin-rearranger = Umräumer
    .text = Je Runde ein Extra versetzen
    .help = Jede Runde darf ein eingebautes Extra umziehen; die Differenz wird gezahlt oder erstattet.

## Rundenziele

objective-tired-but-happy = Müde, aber froh
    .text = die wenigsten Augen im Park
objective-full-house = Volles Haus
    .text = die meisten Gäste
objective-most-money = Geldsack
    .text = das meiste Geld
objective-steady-earner = Gutes Gehalt
    .text = höchstes gedrucktes Einkommen
objective-busy-day = Hochbetrieb
    .text = die meisten Klötzchen
objective-grand-tour = Große Tour
    .text = die meisten gestarteten
objective-engineers-pride = Technikstolz
    .text = die meisten Extras und Neuheiten
objective-well-signposted = Gut beschildert
    .text = die meisten Lagepläne
objective-every-comfort = Alles da
    .text = die meisten Servicearten
objective-star-attraction = Zugnummer
    .text = die beste Attraktion
objective-long-queue = Lange Schlange
    .text = die meisten Gäste am Eingang
objective-all-sorts = Kunterbunt
    .text = die meisten Augenzahlen
objective-gift-shop-rush = Kassenklingeln
    .text = das meiste Geld im Betrieb
objective-big-spender = Spendabel
    .text = am meisten für den Park ausgegeben
objective-encore = Zugabe
    .text = die meisten Doppelstarts, ohne Eingang
objective-five-star-day = Sternentag
    .text = die meisten Sterne im Betrieb
objective-map-reader = Ortskundig
    .text = die meisten freien Lagepläne
objective-modernised = Modernisiert
    .text = die meisten mit Extra, ohne Eingang
objective-themed-land = Themenwelt
    .text = die meisten Attraktionen einer Farbe
objective-close-quarters = Dicht an dicht
    .text = die meisten Nachbarpaare
objective-safe-journey-home = Gute Heimreise
    .text = die meisten im Betrieb heimgekehrt
objective-fan-club = Fanklub
    .text = die meisten Gäste einer Farbe

## Ziele allein

goal-a-ops = 7 Starts
goal-a-distinct = 5 Attraktionen starten
goal-a-maxop = Eine Attraktion 3-mal starten
goal-a-stars = 22 Sterne im Betrieb
goal-a-opmoney = 6 $ im Betrieb
goal-a-money = 8 $ in der Kasse
goal-a-ups = 4 Extras
goal-a-maps = 5 Lagepläne
goal-a-masc = 3 Maskottchen
goal-a-three = 2 Attraktionen 2-mal starten
goal-a-rainbow = Alle drei Farben starten
goal-a-colmax = 2 einer Farbe starten
goal-a-ent-left = Eingang leer nach dem Betrieb
goal-a-amen = 5 Servicearten
goal-a-discards = 2 heimgekehrt
goal-b-ops = 10 Starts
goal-b-distinct = 7 Attraktionen starten
goal-b-maxop = Eine Attraktion 3-mal starten
goal-b-stars = 38 Sterne im Betrieb
goal-b-opmoney = 10 $ im Betrieb
goal-b-money = 10 $ in der Kasse
goal-b-ups = 6 Extras
goal-b-maps = 6 Lagepläne
goal-b-masc = 5 Maskottchen
goal-b-three = 3 Attraktionen 2-mal starten
goal-b-four-colours = Alle Farben und Grau starten
goal-b-colmax = 3 einer Farbe starten
goal-b-pips-left = Höchstens 20 Augen übrig
goal-b-income = Einkommen von 4 $
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
    .help-introductory = vier Runden ohne Parkleitung und Talente, fürs erste Mal
    .help-short = vier Runden mit allem
    .help-full = fünf Runden mit allem
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
    .only = Nur diese
option-solo-target = Solo: Sternziel
    .help = wenn du allein spielst
    .normal = 160
    .hard = 170
option-solo-goals = Solo: Zusatzziele
    .help = ein zweites Ziel in manchen Runden
    .none = Keine
    .rounds-3-5 = 3 und 5
    .every-round = Jede

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
objective-when = Runde { $round }: { $text }
this-round = Heute
operated = { $count ->
    [0] noch nichts
    [one] 1 Start
   *[other] { $count } Starts
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
tiles-note = Bauen: Du darfst eine bauen
skills-note = Bauen: eins mit jedem Maskottchen
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
park-of = { $name ->
    [you] Dein Park
   *[other] Park: { $name }
}
built-of = { $count }/{ $most }
guests-are-in = hat Gäste
still-to-pick = wählt noch
income-of = bringt { $income } $
discarded-tiles = Such dir eine aus, gratis
swap-played = Gespielte Karten
swap-hand = Auf der Hand
has-chosen = hat gewählt
choosing-in-secret = wählt heimlich
choosing-in-secret-alone = wählt zwei Karten
staff-on-table = Personal liegt aus
turn-order-sum = Reihenfolge
income-sum = Einkommen
income-then = { $sum } $, dann { $money } $
income-word = Einkommen
lowest-first = Niedrigste Summe zuerst
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
    [0] alle da
    [one] 1 geht
   *[other] { $count } gehen
}
getting-ready = Bald beginnt Runde { $round }
getting-ready-last = Dann schließt der Park
ready-leave = Gäste mit 1 gehen heim
ready-goals = Ziele werden gewertet
ready-money = ein Stern je { $money } $
ready-money-treasurer = ein Stern je 3 $, Schatzamt 2 $
ready-cards = Karten nach links
ready-cards-out = Karten sind weg
ready-back = alles wieder frei
ready-trains = Bahnen füllen sich
ready-tiles = { $count } × Stapel { $stack }
ready-skills = neue Talente
objective-of = Ziel der Runde { $round }
wins = { $name ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
shared-title = { $count } teilen sich den Sieg!
solo-won = { $name ->
    [you] Du hast es geschafft!
   *[other] { $name } hat es geschafft!
}
solo-lost = Nicht ganz genug
rides-of-the-day = Fahrten des Tages
parks-of-the-day = Parks des Tages
moment-attraction = { $name ->
    [you] Du
   *[other] { $name }
}: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
moment-guest = Froher Gast
moment-guest-text = { $count ->
    [one] 1 Fahrt
   *[other] { $count } Fahrten
} bei { $name ->
    [you] dir
   *[other] { $name }
}
moment-busy = Vollste Runde
moment-busy-text = { $name ->
    [you] Du
   *[other] { $name }
}: { $count ->
    [one] 1 Start
   *[other] { $count } Starts
}
moment-round = Beste Runde
moment-round-text = { $name ->
    [you] Du
   *[other] { $name }
}: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
score-to-beat = Sternziel
at-risk = droht: +{ $stars }
solo-card-later = Die Solokarte wird aufgedeckt, wenn dein Personal feststeht.
solo-shut = { $value } liegt nicht über deiner { $sum }: Dunkles ist zu
solo-open = { $value } liegt über deiner { $sum }: Alles ist offen
gone-home = Heimgekehrte Gäste

## Namen von allem, was man wählen kann

word-die = die { $value } in { $colour }
word-guest = ein Gast in { $colour }
word-cell = Bauplatz { $number }
word-train = Bahn { $number }
word-value = { $number }
word-space = Feld { $number }
word-less = { $number ->
    [0] So lassen
   *[other] { $number } niedriger
}
word-mascot = Maskottchen { $number }
word-recruit = Nur Maskottchen
word-buy-map = Lageplan kaufen
word-map = Lageplan
word-guide = Guide
word-manager = Manager
word-close = Park schließen
word-done = Fertig
word-done-expand = Fertig
word-skip = Nein, danke
word-let-go = Heimgehen lassen
word-none = Alle verlieren ein Auge
word-pip = Ein Auge verlieren
word-draw = Gast ziehen
word-up = +1
word-down = −1
word-up-1 = Ein Gast +1
word-up-2 = Ein Gast +2
word-both = Zwei Gäste +1
word-colour = Farbe egal
word-skill = Talent nutzen
word-swap-for = Gegen { $colour } tauschen
word-remove = Extra zurücknehmen
word-shift = Extra versetzen

## Die Ansage

turn-of = { $name ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
thinking = { $name ->
    [you] Du bist dran.
   *[other] { $name } überlegt …
}
all-draft = Die Parks werden angelegt
all-draft-body = Alle behalten heimlich eins von zweien.
all-plan = Das Personal wird heimlich gewählt
all-plan-body = Alle decken gleichzeitig auf. Am Abend gehen die Karten nach links.
watch-setup = Alle richten ihren Park ein.
watch-plan = Alle spielen zwei Personalkarten. Die niedrigste Summe beginnt.
watch-welcome = Je eine Bahn, der Reihe nach.
watch-expand = Eine Attraktion bauen, ein Maskottchen anwerben.
watch-improve = Ein Lageplan, zwei Extras.
watch-operate = Die Parks sind offen.
watch-upkeep = Sterne und Geld werden gezählt.
watch-over = Alle Runden sind gespielt.
operate-title = { $name ->
    [you] Starte eine Attraktion
   *[other] { $name }, starte eine Attraktion
}
operate-body = Wähle eine goldene: Ihre Gäste sind bereit.
operate-none = Nirgends stehen die richtigen Gäste. Nimm einen Lageplan oder ein Maskottchen, oder schließ den Park.
operate-manager = Eine volle Attraktion hat ihre Gäste: Der Manager startet sie noch einmal.
could-run = { $count ->
    [one] { $count } könnte noch starten
   *[other] { $count } könnten noch starten
}
nothing-runs = Keine weitere Attraktion hat ihre Gäste
close-anyway = Trotzdem schließen
done-anyway = Trotzdem fertig
skip-anyway = Darauf verzichten
close-title = { $name ->
    [you] Deinen Park schließen?
   *[other] { $name }: Park schließen?
}
close-left = { $count ->
    [0] Keine weitere Attraktion hat ihre Gäste.
    [one] Eine Attraktion hat ihre Gäste und könnte noch starten.
   *[other] { $count } Attraktionen haben ihre Gäste und könnten noch starten.
}
operate-note = Wer fährt, zeigt danach ein Auge weniger. Dann geht einer nach nebenan.
operate-hover = Braucht { $need }: { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] .
   *[other] {" "}und { $money } $.
}
party-title = { $tile }: Wer fährt mit?{ $of ->
    [1] { "" }
   *[other] { " " }Gast { $count } von { $of }
}
wants = Braucht { $need }.
party-gain = { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] {""}
   *[other] {" "}und { $money } $
}, gezählt am Abend.
manager-title = { $name ->
    [you] Nutz den Manager
   *[other] { $name }, nutz den Manager
}
manager-body = Wähle eine Attraktion ohne freies Startzeichen. Sie startet noch einmal.
map-title = { $name ->
    [you] Nutz einen Lageplan
   *[other] { $name }, nutz einen Lageplan
}
map-body = Welcher Gast geht nach nebenan?
map-where = Ein Schritt, nach nebenan.
guide-title = { $name ->
    [you] Nutz den Guide
   *[other] { $name }, nutz den Guide
}
guide-body = Welcher Gast zieht um?
guide-where = Wähle eine beliebige Attraktion in deinem Park.
send-title = { $name ->
    [you] Wohin geht { $die }?
   *[other] { $name }, wohin geht { $die }?
}
wild-title = { $tile }: Eine Farbe ist egal
wild-body = Starte sie jetzt, oder schick noch ein Maskottchen hin.
mascot-title = { $name ->
    [you] Schick ein Maskottchen
   *[other] { $name }, schick ein Maskottchen
}
mascot-body = Gib einem Gast +1 oder −1, oder einer zählt als jede Farbe.
mascot-or-skill = +1 oder −1, jede Farbe, oder das Talent: { $skill }
mascot-up = Welcher Gast gewinnt ein Auge?
mascot-down = Welcher Gast verliert ein Auge?
mascot-colour = Auf welcher Attraktion darf ein Gast jede Farbe haben?
move-title = { $tile }: Wer zieht weiter?
move-body = Ein Gast der Gruppe geht nach nebenan.
move-where = Wohin geht { $die }?
move-where-body = Nach nebenan: auf eine gestrichelte Attraktion.
build-title = { $name ->
    [you] Wohin mit „{ $tile }“?
   *[other] { $name }, wohin mit „{ $tile }“?
}
build-body = Neben eine beliebige deiner Attraktionen.
build-first-body = Auf einen der vier markierten Plätze.
expand-title = { $name ->
    [you] Bauen und anwerben
   *[other] { $name }: Bauen und anwerben
}
expand-body = Eine Attraktion, ein Maskottchen ({ $cost } $) oder beides.
recruit-body = Ein Maskottchen ({ $cost } $), oder wähle „Fertig“.
purse = Du hast { $money } $.
improve-title = { $name ->
    [you] Verbessere deinen Park
   *[other] { $name }, verbessere deinen Park
}
improve-body = 1 Lageplan ({ $cost } $), bis zu { $most ->
    [one] 1 Extra
   *[other] { $most } Extras
}{ $extra ->
    [0] .
    [one] , bis zu 1 Neuheit.
   *[other] , bis zu { $extra } Neuheiten.
}
install-title = { $name ->
    [you] Bau „{ $upgrade }“ ein
   *[other] { $name }, bau „{ $upgrade }“ ein
}
install-space = Wohin? Das Feld zeigt den Preis.
remove-title = { $name ->
    [you] Nimm ein Extra zurück
   *[other] { $name }, nimm ein Extra zurück
}
remove-body = Du kannst es neu einbauen. Geld bekommst du nicht zurück.
shift-title = { $name ->
    [you] Versetze ein Extra
   *[other] { $name }, versetze ein Extra
}
shift-body = Von wo nach wo? Du zahlst oder bekommst die Differenz.
picked-of = { $count } von { $most }
plan-title = { $name ->
    [you] Spiel zwei Personalkarten
   *[other] { $name }, spiel zwei Personalkarten
}
plan-one = { $name ->
    [you] Summe bisher { $sum }, Einkommen { $money } $
   *[other] { $name }: Summe bisher { $sum }, Einkommen { $money } $
}
plan-both = { $name ->
    [you] Summe { $dice } = { $sum }, Einkommen { $money } $
   *[other] { $name }: Summe { $dice } = { $sum }, Einkommen { $money } $
}
plan-body-alone = Je niedriger die Summe, desto weniger ist gesperrt.
plan-body = Die niedrigste Summe beginnt; bei Gleichstand beginnt, wer weniger Sterne hat.
plan-likely = Am ehesten Platz { $place }: Was die anderen wählen, sieht niemand.
plan-between = Am ehesten Platz { $first } oder { $last }: Was die anderen wählen, sieht niemand.
plan-purse = Du hast { $money } $, dann { $sum } $.
choose-staff = { $name ->
    [you] Such zwölf Personalkarten aus
   *[other] { $name }, such zwölf Personalkarten aus
}
choose-staff-body = Du spielst zwei je Runde, zehn insgesamt.
ask-choose-administrator = { $name ->
    [you] Wähle eine Parkleitung
   *[other] { $name }, wähl eine Parkleitung
}
ask-choose-administrator-body = Sie bleibt das ganze Spiel bei dir.
ask-choose-skill = { $name ->
    [you] Wähle ein Talent
   *[other] { $name }, wähl ein Talent
}
ask-choose-skill-body = Dein erstes Maskottchen kann es jede Runde nutzen.
ask-choose-first = { $name ->
    [you] Wähle deine erste Attraktion
   *[other] { $name }, wähl deine erste Attraktion
}
ask-choose-first-body = Sie kostet nichts. Danach wählst du ihren Platz.
ask-early-bird = { $name ->
    [you] Früher drankommen?
   *[other] { $name }, früher drankommen?
}
ask-early-bird-body = Deine Summe ist { $sum }. Die niedrigste beginnt.
ask-board = { $name ->
    [you] Nimm eine Bahn
   *[other] { $name }, nimm eine Bahn
}
ask-board-body = Ihre drei Gäste steigen an deinem Eingang aus.
ask-concierge = { $name ->
    [you] Nutz den Concierge
   *[other] { $name }, nutz den Concierge
}
ask-concierge-body = Neue Gäste: einer +2 oder zwei je +1.
ask-chaperone = { $name ->
    [you] Wähle einen VIP
   *[other] { $name }, wähl einen VIP
}
ask-chaperone-body = Ein neuer Gast bringt bei jeder Fahrt einen Stern.
ask-doorman = { $name ->
    [you] Lass noch einen herein
   *[other] { $name }, lass noch einen herein
}
ask-doorman-body = Wähle einen Gast aus der Bahn, die niemand nahm.
ask-amenity-value = { $name ->
    [you] Zwei gleiche! Dreh einen Gast
   *[other] { $name }, zwei gleiche! Dreh einen Gast
}
ask-amenity-value-body = Stell einen beliebigen Gast auf einen beliebigen Wert. Welchen?
ask-amenity-guest = { $name ->
    [you] Drei gleiche! Ein neuer Gast
   *[other] { $name }, drei gleiche! Ein neuer Gast
}
ask-amenity-guest-body = Ein Gast aus dem Beutel kommt, mit Wert 4.
ask-amenity-build = { $name ->
    [you] Vier gleiche! Bau gratis
   *[other] { $name }, vier gleiche! Bau gratis
}
ask-amenity-build-body = Bau eine der abgelegten Attraktionen, sie kostet nichts.
ask-extra = { $name ->
    [you] Dreh noch einmal
   *[other] { $name }, dreh noch einmal
}
ask-extra-body = Die Karte „Maskottchen“ hilft auf derselben Attraktion.
ask-pair = { $name ->
    [you] Welcher Gast noch?
   *[other] { $name }, welcher Gast noch?
}
ask-pair-body = Noch ein Gast hier, +1 oder −1.
ask-usher = { $name ->
    [you] Noch einen Gast schicken?
   *[other] { $name }, noch einen Gast schicken?
}
ask-usher-body = Noch einer darf gehen.
ask-exchange = { $name ->
    [you] Gegen welche Farbe?
   *[other] { $name }, gegen welche Farbe?
}
ask-exchange-body = Der Wert bleibt. Wer geht, kommt in den Beutel.
ask-spare = { $name ->
    [you] Wer behält seine Augen?
   *[other] { $name }, wer behält seine Augen?
}
ask-spare-body = Deine Parkleitung lässt einem Gast der Gruppe seine Augen.
ask-surprise = { $name ->
    [you] Neu würfeln?
   *[other] { $name }, neu würfeln?
}
ask-surprise-body = Würfle den markierten Gast neu, oder er verliert ein Auge.
ask-ticket-agent = { $name ->
    [you] Nutz die Kasse
   *[other] { $name }, nutz die Kasse
}
ask-ticket-agent-body = Ein Gast mit 1 geht nicht heim. Wer, und mit wie vielen Augen?
ask-second-chance = { $name ->
    [you] Gib eine zweite Chance
   *[other] { $name }, gib eine zweite Chance
}
ask-second-chance-body = Ein Gast in der Farbe deiner Parkleitung bleibt. Wer, und mit wie vielen Augen?
ask-understudy = { $name ->
    [you] Nutz die Zweitbesetzung
   *[other] { $name }, nutz die Zweitbesetzung
}
ask-understudy-body = Einmal im Spiel: Tausche eine gespielte Karte gegen eine von der Hand.
over-won = { $name ->
    [you] Du gewinnst mit
   *[other] { $name } gewinnt mit
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
}!
over-shared = { $count } teilen sich den Sieg!
over-solo-won = { $name ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}: { $stars } Sterne, das Sternziel war { $target }!
over-solo-lost = { $name ->
    [you] Du hast
   *[other] { $name } hat
} { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}. Das Sternziel war { $target }.
over-body = Ein Stern je 3 $ Rest. Gleichstand: mehr Gäste im Park, dann mehr Geld.
over-body-treasurer = Restgeld wurde zu Sternen. Gleichstand: mehr Gäste im Park, dann mehr Geld.
over-body-alone = Je { $money } $ Rest wurde ein Stern.

## Worauf man zeigt

req-colour = { $need }, { $count ->
    [one] einen davon in { $colour }
   *[other] beide in { $colour }
}
page-attraction = Attraktion
page-skill = Talent eines Maskottchens
page-staff = Personal
page-objective = Rundenziel
page-rides = Braucht { $need }. Jeder Start bringt { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
page-cost = Bauen kostet { $cost } $
page-income = Bringt im Plan { $money } $
page-space = Platz für ein Extra zu { $cost } $
page-amenity = Service: { $amenity }. { $bonus }
page-has = Service: { $amenity }
page-mascot = Kommt mit einem Maskottchen für { $cost } $
page-in-expand = Zu kaufen in der Phase Bauen.
page-too-dear = Du hast nur { $money } $.
page-value = Reihenfolge: { $value }
page-brings = Bringt { $money } $
page-prizes = Sterne: { $prizes }
bonus-none = Kein Bonus.
bonus-2 = Zwei gleiche: beliebiger Gast, beliebiger Wert.
bonus-3 = Drei gleiche: ein Gast aus dem Beutel.
bonus-4 = Vier gleiche: eine Attraktion gratis.
offer-title = { $tile }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, { $cost } $
offer-first = { $needs } { $amenity }
offer-needs = Braucht { $need }.
help-offer = Braucht { $need }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}. Service: { $amenity }. { $bonus }
help-tile = { $name }. Braucht { $need }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}.
help-operate = { $name } starten für { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}{ $money ->
    [0] {""}
   *[other] {" "}und { $money } $
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
help-manager = Eine Attraktion ohne freies Startzeichen startet noch einmal.
help-close = Für diese Runde bist du fertig.
help-colour = Beim nächsten Start dort darf ein Gast jede Farbe haben.
help-up = Ein Gast gewinnt ein Auge.
help-down = Ein Gast verliert ein Auge.
help-draw = Ein zufälliger Gast, mit Wert 4, an deinem Eingang.
help-mascot = Ein Maskottchen ohne Talent.
help-skip = Lieber nicht.
help-merch-kiosk = Kiosk: bei jedem Start hier 2 $.
help-special-effect = Effekt: bei jedem Start hier 2 Sterne mehr.
help-generator = Generator: zwei Starts je Runde.
help-cable-car = Seilbahn: Ein Gast, der hier weggeht, darf zu einer anderen Seilbahn fahren. Du bekommst 1 $.
help-photo-booth = Fotobude: Hier ist eine Farbe egal.
help-statue = Statue: jede Runde Sterne.

## Der Verlauf

log-round = Runde { $round }
log-order = { $name ->
    [you] Du beginnst
   *[other] { $name } beginnt
}
log-objective = { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
} +{ $stars }: { $what }
log-closed = { $name ->
    [you] Du schließt den Park
   *[other] { $name } schließt den Park
}
log-improved = { $name ->
    [you] Du bist fertig mit den Extras
   *[other] { $name } ist fertig mit den Extras
}
log-lowered = { $name ->
    [you] Du stehst früh auf
   *[other] { $name } steht früh auf
}
log-map-bought = { $name ->
    [you] Du kaufst
   *[other] { $name } kauft
} einen Lageplan
log-vip = { $name ->
    [you] Du empfängst
   *[other] { $name } empfängt
} einen VIP
log-goal-met = Erreicht: { $goal }
log-goal-missed = Verfehlt: { $goal }. Sternziel +{ $red }
log-ended = Die Tore schließen
log-administrator = { $name ->
    [you] Deine Parkleitung
   *[other] Parkleitung von { $name }
}: { $card }
log-skill-taken = { $name ->
    [you] Du lernst
   *[other] { $name } lernt
} „{ $card }“
log-built = { $name ->
    [you] Du baust { $tile }
   *[other] { $name } baut { $tile }
}
log-installed = { $name ->
    [you] Du baust ein
   *[other] { $name } baut ein
}: { $upgrade } ({ $tile })
log-innovated = { $name ->
    [you] Du baust ein
   *[other] { $name } baut ein
}: { $upgrade } ({ $tile })
log-operated = { $name ->
    [you] Du startest
   *[other] { $name } startet
} { $tile }
log-staff-played = { $name ->
    [you] Du spielst
   *[other] { $name } spielt
} { $one }, { $other } ({ $sum })
log-income = { $name ->
    [you] Du hast
   *[other] { $name } hat
} jetzt { $money } $
log-recruited = { $name ->
    [you] Du wirbst
   *[other] { $name } wirbt
} ein Maskottchen für { $paid } $ an
log-scored = { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
} +{ $stars }: zusammen { $total }
log-boarded = { $name ->
    [you] Du nimmst Bahn { $train }
   *[other] { $name } nimmt Bahn { $train }
}
log-amenity = { $name ->
    [you] Du hast
   *[other] { $name } hat
} { $count } × { $amenity }
log-departed = Ein Gast in { $colour } geht heim ({ $name ->
    [you] dein Park
   *[other] { $name }
})
log-drawn = { $name ->
    [you] Du ziehst
   *[other] { $name } zieht
} einen Gast in { $colour }
log-returned = Ein Gast in { $colour } kommt zurück, Wert { $value } ({ $name ->
    [you] dein Park
   *[other] { $name }
})
log-rerolled = { $name ->
    [you] Du würfelst
   *[other] { $name } würfelt
} einen Gast neu: { $to }
log-mascot-used = { $name ->
    [you] Du schickst
   *[other] { $name } schickt
} ein Maskottchen: { $tile }
log-money-counted = { $name ->
    [you] Du bekommst
   *[other] { $name } bekommt
} +{ $stars } für Geld

## Wie eine Partie endet

reason-stars = Die meisten Sterne
reason-more-guests = Gleichstand: mehr Gäste übrig
reason-more-money = Gleichstand: mehr Geld übrig
reason-shared = Geteilter Sieg
reason-target-beaten = Das Sternziel ist übertroffen
reason-target-missed = Sternziel verfehlt

## Warum etwas nicht geht

why-not-over = Die Partie ist vorbei.
why-not-money = Das Geld reicht nicht.
why-not-solo-length = Allein dauert es fünf Runden.

## Nach der Partie

stat-takings = Sterne aus dem Betrieb
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
goal-missed-shout = Verfehlt: Sternziel +{ $red }

## Bots

manner-even = Ruhig
manner-thrifty = Sparsam
manner-builder = Emsig
manner-showman = Glanzvoll
manner-dreamer = Verträumt
bot-why-plan = { $one } und { $other }: wegen der Fähigkeiten und des Geldes.
bot-why-staff = Die passen gut zueinander.
bot-why-train = Bahn { $number } bringt die Gäste für den besten Tag.
bot-why-guest = Das hilft am meisten: { $die }.
bot-why-build = { $tile }: lohnt sich Runde für Runde.
bot-why-recruit = { $card }: Ein Maskottchen hilft in jeder weiteren Runde.
bot-why-mascot = Ein Maskottchen hilft in jeder weiteren Runde.
bot-why-install = { $upgrade } ({ $tile }) macht sich vor dem Ende bezahlt.
bot-why-map = Ein Lageplan mehr ist ein Weg mehr für einen Gast, jede Runde.
bot-why-operate = { $tile }: der nächste Schritt zum besten Tag in Sicht.
bot-why-help = Das passt zur nächsten Gruppe: { $die }.
bot-why-ready = Das bringt die nächste Gruppe zusammen.
bot-why-move = { $tile }: Dort fehlt als Nächstes { $die }.
bot-why-close = { $count ->
    [one] 1 Gast ist
   *[other] { $count } Gäste sind
} nächste Runde mehr wert.
bot-why-done = Nichts hier ist seinen Preis wert.
bot-why = Es schien das Beste von allem.

## Ein gutes Wort nach der Partie

award-never-closed = Immer offen
award-never-closed-line = { $count } Starts
award-master-builder = Große Baustelle
award-master-builder-line = { $count } Attraktionen gebaut
award-tinkerer = Tüftelei
award-tinkerer-line = { $count } Extras eingebaut
award-mascot-friend = Plüschherz
award-mascot-friend-line = Maskottchen { $count }-mal im Einsatz
award-map-reader = Kartenleser
award-map-reader-line = { $count } Lagepläne benutzt
award-warm-welcome = Herzlich willkommen
award-warm-welcome-line = { $count } Gäste begrüßt
award-fond-farewell = Schöner Abschied
award-fond-farewell-line = { $count } Gäste froh daheim
award-penny-wise = Guter Verdienst
award-penny-wise-line = { $count } $ Einkommen
award-treasure-chest = Schatztruhe
award-treasure-chest-line = { $count } $ übrig
award-on-target = Ziel im Blick
award-on-target-line = { $count } Sterne aus Rundenzielen
award-star-day = Sternstunde
award-star-day-line = { $count } Sterne in einer Runde
award-red-carpet = Roter Teppich
award-red-carpet-line = { $count } Sterne durch VIPs
award-guided-tour = Rundgang
award-guided-tour-line = { $count } Wege durch den Park
award-surprise = Überraschung!
award-surprise-line = { $count } Würfel neu geworfen
award-early-bird = Frühaufsteher
award-early-bird-line = { $count }-mal als Erstes am Tor
award-bright-ideas = Gute Ideen
award-bright-ideas-line = { $count } Neuheiten
award-good-school = Gute Schule
award-good-school-line = { $count } Talente gelernt

## Woher die Sterne kommen

account-takings = Attraktionen
account-takings-note = für jeden Start
account-perks = Im Betrieb
account-perks-note = VIPs und Talente
account-objectives = Rundenziele
account-objectives-note = ab Runde 3
account-administrator = Parkleitung
account-administrator-note = in jeder Runde
account-statues = Statuen
account-statues-note = in jeder Runde
account-money = Übriges Geld
account-money-note = wurde zu Sternen

## Auf dem Telefon

hand-staff = Wert { $value }, bringt { $money } $
hand-staff-title = Dein Personal
hand-park = Dein Park
hand-offers = Zur Auswahl
hand-attractions = Deine Attraktionen
hand-ready = bereit: { $guest }
hand-wants = Verlangt { $need }; { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
hand-money = { $money } $
hand-stars = Sterne
hand-stars-of = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
