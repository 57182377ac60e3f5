## Hors de la table : accueil, places, remerciements

game-title = Dice Theme Park
    .short = Dice Park
    .minutes = 75
    .turn = manche { $turn }
    .turns = { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    }
    .mood = un parc rien qu’à toi
    .about = Les visiteurs arrivent en monorail. Chaque manège leur coûte un point et te rapporte des étoiles.
    .by = Daryl Andrews et Adrian Adamescu
    .publisher = Alley Cat Games

## Noms des attractions

tile-entrance = Entrée
    .short = Entrée
tile-bumper-boats = Tampocanots
    .short = Canots
tile-hall-of-mirrors = Mille miroirs
    .short = Miroirs
tile-hook-a-prize = Pêche canards
    .short = Canards
tile-pedalo-lagoon = Lagon pédalo
    .short = Pédalos
tile-tidal-swing = Roulis géant
    .short = Roulis
tile-penguin-parade = Bal manchot
    .short = Bal
tile-sunken-galleon = Vieux galion
    .short = Galion
tile-aqua-twins = Aqua-duo
    .short = Aqua
tile-treetop-trail = Accrocimes
    .short = Cimes
tile-beanstalk-drop = Haricot géant
    .short = Haricot
tile-hedge-maze = Labyrinthe
    .short = Dédale
tile-dragon-coaster = Dragon russe
    .short = Dragon
tile-canopy-express = Canopexpress
    .short = Canopée
tile-sunshine-scooters = Scootsoleil
    .short = Scooters
tile-giant-slide = Maxi-glisse
    .short = Glisse
tile-desert-rally = Rallye désert
    .short = Rallye
tile-pyramid-run = Pyramide folle
    .short = Pyramide
tile-triple-spinner = Triple toupie
    .short = Toupie
tile-burger-shack = Chez Burger
    .short = Burger
tile-juice-stand = Bar à jus
    .short = Jus
tile-picnic-green = Pique-nique
    .short = Picnic
tile-souvenir-arcade = Souvenirs
    .short = Souvenirs
tile-costume-hire = Costumerie
    .short = Costumes
tile-kraken-plunge = Plouf kraken
    .short = Kraken
tile-submarine-quest = Sous-marin
    .short = Plongée
tile-maelstrom = Maelström
    .short = Remous
tile-orca-stadium = Stade orque
    .short = Orques
tile-vine-swinger = Liane volante
    .short = Liane
tile-jungle-rapids = Jungl’eau
    .short = Jungle
tile-twin-serpents = Deux serpents
    .short = Serpents
tile-emerald-summit = Mont Émeraude
    .short = Mont
tile-solar-flyer = Vol solaire
    .short = Vol
tile-sandstorm = Vent de sable
    .short = Sable
tile-golden-cascade = Cascade d’or
    .short = Cascade
tile-lightning-towers = Tours éclair
    .short = Tours
tile-food-court = Les Halles
    .short = Halles
tile-grand-bazaar = Grand bazar
    .short = Bazar
tile-concert-bowl = Grande scène
    .short = Scène
tile-firework-plaza = Feux de joie
    .short = Feux
tile-mystery-grotto = Mystigrotte
    .short = Grotte
tile-wobble-wood = Bois bancal
    .short = Bois
tile-lucky-lanterns = Lampions
    .short = Lampions
tile-whirlpool-wager = Tourbillon
    .short = Vortex
tile-roulette-rocket = Fusée casino
    .short = Fusée
tile-topsy-turvy-tower = Tour toquée
    .short = Toquée

## Services

amenity-snacks = goûters
amenity-drinks = boissons
amenity-restrooms = toilettes
amenity-benches = bancs
amenity-lockers = consignes
amenity-first-aid = secours
amenity-photo = photos
amenity-gardens = jardins

## Couleurs

colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-grey = gris
colour-any = au choix

## Ce qu’il faut pour activer

req-single = un dé
req-even2 = deux dés pairs
req-odd2 = deux dés impairs
req-odd-even = un dé impair et un pair
req-higher = un premier dé plus haut que le second
req-split = un dé de 1 à 3, un de 3 à 6
req-equal2 = deux dés égaux
req-equal3 = trois dés égaux
req-run3 = trois dés qui se suivent

## Équipe

staff-ticket-agent = Guichetière
    .text = Un 1 qui partait revient
    .phase = Bilan
staff-concierge = Concierge
    .text = Arrivants : un +2, ou deux +1
    .phase = Accueil
staff-guide = Guide
    .text = Un visiteur va n’importe où
    .phase = Manèges
staff-mascot = Mascotte
    .text = Mascottes −2 $, un ajustement de plus
    .phase = Travaux · Manèges
staff-builder = Architecte
    .text = Poses −1 $, reprends-en une
    .phase = Atelier
staff-manager = Machiniste
    .text = Une attraction pleine repart
    .phase = Manèges
staff-innovator = Inventrice
    .text = Une amélioration de plus
    .phase = Atelier
staff-consultant = Consultante
    .text = Paie bien, puis s’en va
    .phase = Bilan
staff-chaperone = Chaperon
    .text = Un VIP : une étoile par manège
    .phase = Accueil

## Talents

skill-leap = +2 ou −2
skill-tips = 2 $ par dé
skill-cheer = Étoile par dé
skill-flip = 2 en 5 et retour
skill-pair = Deux dés ±1
skill-usher-out = Sortir, 2 fois
skill-usher-in = Entrer, 2 fois
skill-stroll = Sortir, 2 pas
skill-exchange = Autre couleur
skill-reroll = Relancer

help-skill-leap = Un visiteur { $colour } d’ici : +2 ou −2.
help-skill-tips = 2 $ aussitôt par visiteur { $colour } ici, 6 $ au plus.
help-skill-cheer = Une étoile aussitôt par visiteur { $colour } ici, trois au plus.
help-skill-flip = Un 2 passe à 5, ou un 5 à 2.
help-skill-pair = Deux visiteurs d’ici : +1 ou −1 chacun.
help-skill-usher-out = Un visiteur va d’ici à côté. Deux fois.
help-skill-usher-in = Un visiteur d’à côté vient ici. Deux fois.
help-skill-stroll = Un visiteur d’ici va jusqu’à deux attractions plus loin.
help-skill-exchange = Échange un visiteur contre un d’une autre couleur tiré du sac ; sa valeur reste.
help-skill-reroll = Relance un visiteur { $colour }.

## Responsables

admin-second-chance = Seconde chance
    .text = Un 1 { $colour } qui part revient
    .help = À chaque manche, un visiteur { $colour } qui s’en irait revient à l’Entrée, à n’importe quelle valeur.
admin-fresh-legs = Pied léger
    .text = Un { $colour } reste frais
    .help = Sur les attractions en { $colour }, un visiteur { $colour } du groupe garde ses points.
admin-specialist = Spécialiste
    .text = 3, 4, 5 en { $colour } : 1, 2, 3 étoiles
    .help = À chaque manche : 3, 4, 5 attractions différentes activées en { $colour } rapportent 1, 2, 3 étoiles.
admin-enthusiast = Enthousiaste
    .text = 3, 4, 5 en { $colour } : 1, 2, 3 étoiles
    .help = À chaque manche : 3, 4, 5 attractions différentes activées en { $colour } rapportent 1, 2, 3 étoiles.
admin-tour-leader = Voyagiste
    .text = 6, 7, 8 activées : 1, 2, 3 étoiles
    .help = À chaque manche : 6, 7, 8 attractions différentes activées rapportent 1, 2, 3 étoiles.
admin-mascot-fan = Mascottophile
    .text = 2, 4, 5 mascottes : 1, 2, 3 étoiles
    .help = À chaque manche : 2, 4, 5 mascottes rapportent 1, 2, 3 étoiles.
admin-doorman = Vigile
    .text = Un visiteur du monorail restant
    .help = À chaque manche, un visiteur du monorail que personne n’a pris entre chez toi.
admin-treasurer = Tirelire
    .text = À la fin, une étoile pour 2 $
    .help = À la fin, une étoile pour 2 $ restants, au lieu de 3 $.
admin-tailor = Couturière
    .text = Mascottes à −2 $
    .help = Les mascottes coûtent 2 $ de moins, à chaque manche.
admin-understudy = Doublure
    .text = 1 fois : échange une carte jouée
    .help = Une fois : avant que les cartes passent, échange une carte jouée contre une de ta main.
admin-map-printer = Cartographe
    .text = Plans à −2 $
    .help = Les plans coûtent 2 $ de moins, à chaque manche.
admin-early-bird = Lève-tôt
    .text = Total jusqu’à −2
    .help = Ton total pour l’ordre du tour baisse de 2 au plus, à ton gré.
admin-thrill-seeker = Casse-cou
    .text = Cases en { $colour } : relance
    .help = Un visiteur { $colour } qu’une case demandait peut être relancé au lieu de perdre un point.
admin-rearranger = Chamboule-tout
    .text = Déplace une amélioration
    .help = À chaque manche, une amélioration posée peut changer de place ; tu paies ou touches la différence.

## Objectifs

objective-tired-but-happy = Las mais ravis
    .text = le plus petit total des dés
objective-full-house = Salle comble
    .text = le plus de visiteurs
objective-most-money = Gros sous
    .text = le plus d’argent
objective-steady-earner = Belle rente
    .text = le plus haut revenu imprimé
objective-busy-day = Ça tourne
    .text = le plus de cubes posés
objective-grand-tour = Grand tour
    .text = le plus d’attractions activées
objective-engineers-pride = Fière mécanique
    .text = le plus d’améliorations et d’innovations
objective-well-signposted = Bien fléché
    .text = le plus de plans
objective-every-comfort = Tout confort
    .text = le plus de sortes de services
objective-star-attraction = Clou du parc
    .text = la meilleure attraction
objective-long-queue = Longue file
    .text = le plus de monde à l’Entrée
objective-all-sorts = Bigarré
    .text = le plus de valeurs différentes
objective-gift-shop-rush = Ruée cadeaux
    .text = le plus d’argent aux manèges
objective-big-spender = Panier percé
    .text = le plus dépensé pour le parc
objective-encore = Encore !
    .text = le plus d’activées deux fois, sans l’Entrée
objective-five-star-day = Cinq étoiles
    .text = le plus d’étoiles aux manèges
objective-map-reader = Bon guide
    .text = le plus de plans inutilisés
objective-modernised = Modernisé
    .text = le plus d’améliorées, sans l’Entrée
objective-themed-land = Monde à thème
    .text = le plus d’attractions d’une couleur
objective-close-quarters = Coude à coude
    .text = le plus de paires voisines
objective-safe-journey-home = Bon retour
    .text = le plus de départs aux manèges
objective-fan-club = Fan-club
    .text = le plus de visiteurs d’une couleur

## Défis en solo

goal-a-ops = 7 activations
goal-a-distinct = 5 attractions activées
goal-a-maxop = Une attraction 3 fois
goal-a-stars = 22 étoiles aux manèges
goal-a-opmoney = 6 $ gagnés aux manèges
goal-a-money = 8 $ en caisse
goal-a-ups = 4 améliorations posées
goal-a-maps = 5 plans
goal-a-masc = 3 mascottes
goal-a-three = 2 attractions activées 2 fois
goal-a-rainbow = Les trois couleurs activées
goal-a-colmax = 2 d’une couleur activées
goal-a-ent-left = Entrée vide après les manèges
goal-a-amen = 5 sortes de services
goal-a-discards = 2 visiteurs partis
goal-b-ops = 10 activations
goal-b-distinct = 7 attractions activées
goal-b-maxop = Une attraction 3 fois
goal-b-stars = 38 étoiles aux manèges
goal-b-opmoney = 10 $ gagnés aux manèges
goal-b-money = 10 $ en caisse
goal-b-ups = 6 améliorations posées
goal-b-maps = 6 plans
goal-b-masc = 5 mascottes
goal-b-three = 3 attractions activées 2 fois
goal-b-four-colours = Les couleurs et le gris activés
goal-b-colmax = 3 d’une couleur activées
goal-b-pips-left = Total des dés : 20 max
goal-b-income = Revenu de 4 $
goal-b-discards = 6 visiteurs partis
goal-a-surprise-ops = Une surprise activée
goal-a-innovations = 2 innovations
goal-a-cable-moves = 2 trajets en télécabine
goal-b-rerolls = 3 relances
goal-b-innovations = 5 innovations
goal-b-statue-stars = 3 étoiles de statues

## Les options

option-length = Durée
    .help = quatre manches ou cinq
    .introductory = Découverte
    .short = Courte
    .full = Complète
    .help-introductory = quatre manches sans responsables ni talents, pour débuter
    .help-short = quatre manches avec tout
    .help-full = cinq manches avec tout
option-surprises = Surprises
    .help = six attractions et talents à relancer
option-innovations = Innovations
    .help = télécabines, photomatons, statues
option-promo-staff = Équipe promo
    .help = Consultante et Chaperon pour tous
option-promo-objectives = Objectifs promo
    .help = douze objectifs de plus
    .off = Sans
    .mixed = Mélangés
    .only = Eux seuls
option-solo-target = Solo : cible
    .help = pour jouer en solo
    .normal = 160
    .hard = 170
option-solo-goals = Solo : défis en plus
    .help = un second défi, à certaines manches
    .none = Aucun
    .rounds-3-5 = 3 et 5
    .every-round = Toutes

## Sur la table

phase-setup = Mise en place
phase-plan = Duo
phase-welcome = Accueil
phase-expand = Travaux
phase-improve = Atelier
phase-operate = Manèges
phase-upkeep = Bilan
phase-over = La fin
phase-of-round = Manche { $round } : { $phase }
round = Manche { $round }
round-short = M{ $round }
in-round = manche { $round }
objective-when = Manche { $round } : { $text }
this-round = La manche
operated = { $count ->
    [0] rien encore
    [one] { $count } activation
   *[other] { $count } activations
}
staff-today = L’équipe du jour
mascots = Mascottes
maps = Plans
to-install = À poser
ready = dispo
used = a servi
in-park = au parc
still-open = ouvert
closed = fermé
improving = améliore
improved = terminé
upgrade-merch-kiosk = Kiosque
upgrade-special-effect = Effet
upgrade-generator = Générateur
upgrade-cable-car = Télécabine
upgrade-photo-booth = Photomaton
upgrade-statue = Statue
market-trains = Monorails
market-tiles = Attractions
market-skills = Talents
trains-note = prends-en un : ses trois visiteurs arrivent à ton Entrée
tiles-note = Travaux : tu peux en bâtir une
skills-note = Travaux : un avec chaque mascotte
sum-place = { $sum } · { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
}
place-in-order = { $place ->
    [1] commence
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
objectives = Objectifs
park-of = { $name ->
    [you] Ton parc
   *[other] Parc { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
built-of = { $count } sur { $most }
guests-are-in = a choisi
still-to-pick = doit choisir
income-of = revenu { $income } $
discarded-tiles = Choisis-en une, gratuite
swap-played = Cartes jouées
swap-hand = En main
has-chosen = a choisi
choosing-in-secret = choisit en secret
choosing-in-secret-alone = choisit deux cartes
staff-on-table = équipe sur la table
turn-order-sum = Ordre du tour
income-sum = Revenu
income-then = { $sum } $, puis { $money } $
income-word = revenu
lowest-first = Le plus petit total commence
draft-ready = a choisi
draft-choosing = choisit en secret
tile-amenity = Service : { $amenity }
then-ready = alors prête
score-track = Piste de score
row-operating = Manèges
row-gained = +{ $stars }
row-statues = Statues
each-round = par manche
counted = total : { $count }
place-count = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
} : { $count }
place-short = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
}
leaving = { $count ->
    [0] tous là
    [one] { $count } part
   *[other] { $count } partent
}
getting-ready = On prépare la manche { $round }
getting-ready-last = Puis le parc ferme
ready-leave = les 1 s’en vont
ready-goals = défis jugés
ready-money = une étoile pour { $money } $
ready-money-treasurer = une étoile pour 3 $, Tirelire 2 $
ready-cards = cartes à gauche
ready-cards-out = cartes écartées
ready-back = plans et mascottes : prêts
ready-trains = monorails remplis
ready-tiles = { $count } attractions { $stack }
ready-skills = nouveaux talents
objective-of = Objectif de la manche { $round }
wins = { $name ->
    [you] Tu gagnes !
   *[other] { $name } gagne !
}
shared-title = { $count } joueurs se partagent la victoire !
solo-won = { $name ->
    [you] Tu dépasses la cible !
   *[other] { $name } dépasse la cible !
}
solo-lost = Pas tout à fait
rides-of-the-day = Les manèges du jour
parks-of-the-day = Les parcs du jour
moment-attraction = { $name ->
    [you] Toi
   *[other] { $name }
} : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
moment-guest = Visiteur comblé
moment-guest-text = { $name ->
    [you] Toi
   *[other] { $name }
} : { $count ->
    [one] { $count } manège
   *[other] { $count } manèges
}
moment-busy = Pleine manche
moment-busy-text = { $name ->
    [you] Toi
   *[other] { $name }
} : { $count ->
    [one] { $count } activation
   *[other] { $count } activations
}
moment-round = Meilleure manche
moment-round-text = { $name ->
    [you] Toi
   *[other] { $name }
} : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
score-to-beat = Cible
at-risk = +{ $stars } si manqué
solo-card-later = La carte solo sera révélée quand ton équipe sera choisie.
solo-shut = { $value } ne dépasse pas tes { $sum } : ce qui est hachuré est fermé
solo-open = { $value } dépasse tes { $sum } : tout est ouvert
gone-home = Visiteurs partis

## Noms de ce qu’on peut choisir

word-die = le { $value } { $colour }
word-guest = un visiteur { $colour }
word-cell = place { $number }
word-train = monorail { $number }
word-value = { $number }
word-space = emplacement { $number }
word-less = { $number ->
    [0] Tel quel
   *[other] { $number } de moins
}
word-mascot = Mascotte { $number }
word-recruit = Mascotte seule
word-buy-map = Acheter un plan
word-map = Plan
word-guide = Guide
word-manager = Machiniste
word-close = Fermer le parc
word-done = Terminé
word-done-expand = Terminé
word-skip = Non, merci
word-let-go = Les laisser rentrer
word-none = Tous perdent un point
word-pip = Perdre un point
word-draw = Piocher un visiteur
word-up = +1
word-down = −1
word-up-1 = Un visiteur +1
word-up-2 = Un visiteur +2
word-both = Deux visiteurs +1
word-colour = Toute couleur
word-skill = Utiliser son talent
word-swap-for = contre un { $colour }
word-remove = Reprendre une amélioration
word-shift = Déplacer une amélioration

## L’invite

turn-of = { $name ->
    [you] À toi
   *[other] Au tour { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
thinking = { $name ->
    [you] À toi.
   *[other] { $name } réfléchit…
}
all-draft = Les parcs s’installent
all-draft-body = Chacun garde l’un des deux, en secret.
all-plan = L’équipe se choisit en secret
all-plan-body = Tout se révèle ensemble. Les cartes passent à gauche au Bilan.
watch-setup = Chacun installe son parc.
watch-plan = Chacun joue deux cartes Équipe. Le plus petit total commence.
watch-welcome = Un monorail chacun, dans l’ordre du tour.
watch-expand = Bâtir une attraction, engager une mascotte.
watch-improve = Un plan, deux améliorations.
watch-operate = Les parcs sont ouverts.
watch-upkeep = On compte étoiles et argent.
watch-over = Toutes les manches sont jouées.
operate-title = { $name ->
    [you] Active une attraction
   *[other] { $name } : active une attraction
}
operate-body = Choisis-en une dorée : ses visiteurs sont prêts.
operate-none = Aucune attraction n’a les bons visiteurs. Prends un plan ou une mascotte, ou ferme le parc.
operate-manager = Une attraction pleine a ses visiteurs : le Machiniste la fait repartir.
could-run = { $count ->
    [one] { $count } peut encore être activée
   *[other] { $count } peuvent encore être activées
}
nothing-runs = Aucune autre attraction n’a ses visiteurs
close-anyway = Fermer quand même
done-anyway = Finir quand même
skip-anyway = S’en passer
close-title = { $name ->
    [you] Fermer ton parc ?
   *[other] { $name } : fermer le parc ?
}
close-left = { $count ->
    [0] Aucune autre attraction n’a ses visiteurs.
    [one] Une attraction a ses visiteurs et peut encore être activée.
   *[other] { $count } attractions ont leurs visiteurs et peuvent encore être activées.
}
operate-note = Chaque visiteur du groupe perd un point. Puis l’un va à côté.
operate-hover = Il faut { $need } : { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
}{ $money ->
    [0] .
   *[other] {" "}et { $money } $.
}
party-title = { $tile } : qui monte ?{ $of ->
    [1] { "" }
   *[other] { " " }Visiteur { $count } sur { $of }
}
wants = Il faut { $need }.
party-gain = { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
}{ $money ->
    [0] {""}
   *[other] {" "}et { $money } $
}, à compter au Bilan.
manager-title = { $name ->
    [you] Utilise la Machiniste
   *[other] { $name } : utilise la Machiniste
}
manager-body = Choisis une attraction sans signe de départ libre. Elle est activée encore une fois.
map-title = { $name ->
    [you] Utilise un plan
   *[other] { $name } : utilise un plan
}
map-body = Quel visiteur va à côté ?
map-where = Un pas, juste à côté.
guide-title = { $name ->
    [you] Utilise le Guide
   *[other] { $name } : utilise le Guide
}
guide-body = Quel visiteur déplaces-tu ?
guide-where = Choisis n’importe quelle attraction de ton parc.
send-title = { $name ->
    [you] Où va { $die } ?
   *[other] { $name } : où va { $die } ?
}
wild-title = { $tile } : un visiteur de toute couleur
wild-body = Active-la maintenant, ou envoies-y une autre mascotte.
mascot-title = { $name ->
    [you] Envoie une mascotte
   *[other] { $name } : envoie une mascotte
}
mascot-body = Un visiteur +1 ou −1, ou de n’importe quelle couleur.
mascot-or-skill = +1 ou −1, toute couleur, ou son talent : { $skill }
mascot-up = Quel visiteur gagne un point ?
mascot-down = Quel visiteur perd un point ?
mascot-colour = Sur quelle attraction un visiteur peut-il être de toute couleur ?
move-title = { $tile } : qui avance ?
move-body = Un visiteur du groupe va à côté.
move-where = Où va { $die } ?
move-where-body = À côté : sur une attraction en pointillé.
build-title = { $name ->
    [you] Où placer « { $tile } » ?
   *[other] { $name } : où placer « { $tile } » ?
}
build-body = À côté d’une de tes attractions.
build-first-body = Sur l’une des quatre places marquées.
expand-title = { $name ->
    [you] Bâtis et engage
   *[other] { $name } : bâtis et engage
}
expand-body = Une attraction, une mascotte ({ $cost } $), ou les deux.
recruit-body = Une mascotte ({ $cost } $), ou « Terminé ».
purse = Tu as { $money } $.
improve-title = { $name ->
    [you] Améliore ton parc
   *[other] { $name } : améliore ton parc
}
improve-body = 1 plan ({ $cost } $), jusqu’à { $most ->
    [one] { $most } amélioration
   *[other] { $most } améliorations
}{ $extra ->
    [0] .
    [one] , jusqu’à { $extra } innovation.
   *[other] , jusqu’à { $extra } innovations.
}
install-title = { $name ->
    [you] Pose « { $upgrade } »
   *[other] { $name } : pose « { $upgrade } »
}
install-space = Où ? L’emplacement montre le prix.
remove-title = { $name ->
    [you] Reprends une amélioration
   *[other] { $name } : reprends une amélioration
}
remove-body = Tu pourras la poser ailleurs. Rien n’est remboursé.
shift-title = { $name ->
    [you] Déplace une amélioration
   *[other] { $name } : déplace une amélioration
}
shift-body = D’où, et vers où ? Tu paies ou touches la différence.
picked-of = { $count } sur { $most }
plan-title = { $name ->
    [you] Joue deux cartes Équipe
   *[other] { $name } : joue deux cartes Équipe
}
plan-one = { $name ->
    [you] Total provisoire { $sum }, revenu { $money } $
   *[other] { $name } : total provisoire { $sum }, revenu { $money } $
}
plan-both = { $name ->
    [you] Total { $dice } = { $sum }, revenu { $money } $
   *[other] { $name } : total { $dice } = { $sum }, revenu { $money } $
}
plan-body-alone = Plus le total est petit, plus tu gardes de choix.
plan-body = Le plus petit total commence ; à égalité, qui a moins d’étoiles.
plan-likely = Le plus probable : place { $place } ; personne ne voit les choix des autres.
plan-between = Le plus probable : place { $first } ou { $last } ; personne ne voit les choix des autres.
plan-purse = Tu as { $money } $, puis { $sum } $.
choose-staff = { $name ->
    [you] Choisis douze cartes Équipe
   *[other] { $name } : choisis douze cartes Équipe
}
choose-staff-body = Tu en joues deux par manche, dix en tout.
ask-choose-administrator = { $name ->
    [you] Choisis un responsable
   *[other] { $name } : choisis un responsable
}
ask-choose-administrator-body = À toi pour toute la partie.
ask-choose-skill = { $name ->
    [you] Choisis un talent
   *[other] { $name } : choisis un talent
}
ask-choose-skill-body = Ta première mascotte s’en sert à chaque manche.
ask-choose-first = { $name ->
    [you] Choisis ta première attraction
   *[other] { $name } : choisis ta première attraction
}
ask-choose-first-body = Elle ne coûte rien. Choisis ensuite sa place.
ask-early-bird = { $name ->
    [you] Jouer plus tôt ?
   *[other] { $name } : jouer plus tôt ?
}
ask-early-bird-body = Ton total est { $sum }. Le plus petit commence.
ask-board = { $name ->
    [you] Prends un monorail
   *[other] { $name } : prends un monorail
}
ask-board-body = Ses trois visiteurs descendent à ton Entrée.
ask-concierge = { $name ->
    [you] Utilise le Concierge
   *[other] { $name } : utilise le Concierge
}
ask-concierge-body = Arrivants : l’un d’eux +2, ou deux d’entre eux +1.
ask-chaperone = { $name ->
    [you] Choisis un VIP
   *[other] { $name } : choisis un VIP
}
ask-chaperone-body = Un arrivant rapportera une étoile à chaque manège.
ask-doorman = { $name ->
    [you] Accueille un retardataire
   *[other] { $name } : accueille un retardataire
}
ask-doorman-body = Prends un visiteur du monorail restant.
ask-amenity-value = { $name ->
    [you] Deux pareils ! Change un visiteur
   *[other] { $name } : deux pareils ! Change un visiteur
}
ask-amenity-value-body = Donne à un visiteur la valeur que tu veux. Lequel ?
ask-amenity-guest = { $name ->
    [you] Trois pareils ! Et un visiteur
   *[other] { $name } : trois pareils ! Et un visiteur
}
ask-amenity-guest-body = Un visiteur du sac arrive, à la valeur 4.
ask-amenity-build = { $name ->
    [you] Quatre pareils ! Bâtis gratis
   *[other] { $name } : quatre pareils ! Bâtis gratis
}
ask-amenity-build-body = Bâtis gratuitement une attraction défaussée.
ask-extra = { $name ->
    [you] Un ajustement de plus
   *[other] { $name } : un ajustement de plus
}
ask-extra-body = La Mascotte aide sur la même attraction.
ask-pair = { $name ->
    [you] Quel autre visiteur ?
   *[other] { $name } : quel autre visiteur ?
}
ask-pair-body = Un autre visiteur d’ici, +1 ou −1.
ask-usher = { $name ->
    [you] Déplacer un second visiteur ?
   *[other] { $name } : déplacer un second visiteur ?
}
ask-usher-body = Un de plus peut bouger.
ask-exchange = { $name ->
    [you] Contre quelle couleur ?
   *[other] { $name } : contre quelle couleur ?
}
ask-exchange-body = La valeur reste. Qui s’en va retourne au sac.
ask-spare = { $name ->
    [you] Qui garde ses points ?
   *[other] { $name } : qui garde ses points ?
}
ask-spare-body = Grâce à Pied léger, un visiteur du groupe garde ses points.
ask-surprise = { $name ->
    [you] On relance ?
   *[other] { $name } : on relance ?
}
ask-surprise-body = Relance le visiteur marqué, ou il perd un point.
ask-ticket-agent = { $name ->
    [you] Utilise la Guichetière
   *[other] { $name } : utilise la Guichetière
}
ask-ticket-agent-body = Un visiteur qui partait revient à l’Entrée. Lequel, et à quelle valeur ?
ask-second-chance = { $name ->
    [you] Donne une seconde chance
   *[other] { $name } : donne une seconde chance
}
ask-second-chance-body = Un visiteur de la couleur de ta carte revient. Lequel, à combien ?
ask-understudy = { $name ->
    [you] Utilise la Doublure
   *[other] { $name } : utilise la Doublure
}
ask-understudy-body = Une fois par partie : échange une carte jouée contre une de ta main.
over-won = { $name ->
    [you] Tu gagnes avec
   *[other] { $name } gagne avec
} { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} !
over-shared = Victoire partagée à { $count } !
over-solo-won = { $name ->
    [you] Tu gagnes
   *[other] { $name } gagne
} : { $stars } étoiles, il en fallait plus de { $target } !
over-solo-lost = { $name ->
    [you] Tu as
   *[other] { $name } a
} { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}. Il en fallait plus de { $target }.
over-body = Une étoile pour 3 $ restants. Égalité : plus de visiteurs, puis plus d’argent.
over-body-treasurer = L’argent restant est devenu des étoiles. Égalité : plus de visiteurs, puis plus d’argent.
over-body-alone = Chaque tranche de { $money } $ en réserve vaut une étoile.

## Ce qu’on montre du doigt

req-colour = { $need } (dont { $count } en { $colour })
page-attraction = Attraction
page-skill = Talent de mascotte
page-staff = Équipe
page-objective = Objectif
page-rides = Il faut { $need }. Chaque activation rapporte { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}.
page-cost = Coûte { $cost } $ à bâtir
page-income = Rapporte { $money } $ en phase Duo
page-space = Place pour une amélioration à { $cost } $
page-amenity = Service : { $amenity }. { $bonus }
page-has = Service : { $amenity }
page-mascot = Vient avec une mascotte pour { $cost } $
page-in-expand = S’achète dans la phase Travaux.
page-too-dear = Tu n’as que { $money } $.
page-value = Ordre du tour : { $value }
page-brings = Rapporte { $money } $
page-prizes = Étoiles : { $prizes }
bonus-none = Pas de bonus.
bonus-2 = Deux pareils : un visiteur à la valeur de ton choix.
bonus-3 = Trois pareils : un visiteur du sac.
bonus-4 = Quatre pareils : une attraction gratuite.
offer-title = { $tile } : { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}, { $cost } $
offer-first = { $needs } { $amenity }
offer-needs = Il faut { $need }.
help-offer = Il faut { $need } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}. Service : { $amenity }. { $bonus }
help-tile = { $name }. Il faut { $need } : { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
}.
help-operate = Activer { $name } pour { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
}{ $money ->
    [0] {""}
   *[other] {" "}et { $money } $
}. Il faut { $need }.
help-goal = Vers { $name }. Il faut { $need }.
help-goal-ready = Vers { $name } : on pourra alors l’activer.
help-staff = { $name } : { $text }
help-mascot-skill = Un visiteur +1 ou −1, un de n’importe quelle couleur, ou son talent. { $skill }
help-mascot-plain = Un visiteur d’ici +1 ou −1, ou un de n’importe quelle couleur.
help-train = Ses trois visiteurs arrivent à ton Entrée.
help-map = Un visiteur va à côté.
help-buy-map = Un plan : un visiteur va à côté, à chaque manche.
help-guide = Un visiteur va n’importe où dans ton parc.
help-manager = Une attraction sans signe de départ libre est activée encore une fois.
help-close = Tu as fini pour cette manche.
help-colour = À la prochaine activation d’ici, un visiteur peut être de n’importe quelle couleur.
help-up = Un visiteur gagne un point.
help-down = Un visiteur perd un point.
help-draw = Un visiteur au hasard, à la valeur 4, à ton Entrée.
help-mascot = Une mascotte sans talent.
help-skip = Laisser.
help-merch-kiosk = Kiosque : 2 $ à chaque activation.
help-special-effect = Effet : 2 étoiles de plus à chaque activation.
help-generator = Générateur : on peut l’activer deux fois par manche.
help-cable-car = Télécabine : un visiteur qui part d’ici peut aller à une autre télécabine. Tu gagnes 1 $.
help-photo-booth = Photomaton : ici, une couleur au choix.
help-statue = Statue : des étoiles à chaque manche.

## Le journal

log-round = Manche { $round }
log-order = { $name ->
    [you] Tu commences
   *[other] { $name } commence
}
log-objective = { $name ->
    [you] Tu marques
   *[other] { $name } marque
} +{ $stars } : { $what }
log-closed = { $name ->
    [you] Tu fermes le parc
   *[other] { $name } ferme le parc
}
log-improved = { $name ->
    [you] Tu sors de l’atelier
   *[other] { $name } sort de l’atelier
}
log-lowered = { $name ->
    [you] Tu te lèves tôt
   *[other] { $name } se lève tôt
}
log-map-bought = { $name ->
    [you] Tu achètes un plan
   *[other] { $name } achète un plan
}
log-vip = { $name ->
    [you] Tu accueilles
   *[other] { $name } accueille
} un VIP
log-goal-met = Réussi : { $goal }
log-goal-missed = Manqué : { $goal }. Cible +{ $red }
log-ended = Les grilles se ferment
log-administrator = { $name ->
    [you] Tu choisis
   *[other] { $name } choisit
} : { $card }
log-skill-taken = { $name ->
    [you] Tu apprends
   *[other] { $name } apprend
} « { $card } »
log-built = { $name ->
    [you] Tu bâtis { $tile }
   *[other] { $name } bâtit { $tile }
}
log-installed = { $name ->
    [you] Tu améliores
   *[other] { $name } améliore
} { $tile } : { $upgrade }
log-innovated = { $name ->
    [you] Tu améliores
   *[other] { $name } améliore
} { $tile } : { $upgrade }
log-operated = { $name ->
    [you] Tu actives
   *[other] { $name } active
} { $tile }
log-staff-played = { $name ->
    [you] Tu joues
   *[other] { $name } joue
} { $one }, { $other } ({ $sum })
log-income = { $name ->
    [you] Tu as
   *[other] { $name } a
} maintenant { $money } $
log-recruited = { $name ->
    [you] Tu engages
   *[other] { $name } engage
} une mascotte pour { $paid } $
log-scored = { $name ->
    [you] Tu marques
   *[other] { $name } marque
} +{ $stars } : { $total } en tout
log-boarded = { $name ->
    [you] Tu prends
   *[other] { $name } prend
} le monorail { $train }
log-amenity = { $name ->
    [you] Tu as
   *[other] { $name } a
} { $count } × { $amenity }
log-departed = Un visiteur { $colour } rentre ({ $name ->
    [you] ton parc
   *[other] { $name }
})
log-drawn = { $name ->
    [you] Tu pioches
   *[other] { $name } pioche
} un visiteur { $colour }
log-returned = Un visiteur { $colour } revient à { $value } ({ $name ->
    [you] ton parc
   *[other] { $name }
})
log-rerolled = { $name ->
    [you] Tu relances
   *[other] { $name } relance
} un visiteur : { $to }
log-mascot-used = { $name ->
    [you] Tu envoies
   *[other] { $name } envoie
} une mascotte : { $tile }
log-money-counted = { $name ->
    [you] Tu marques
   *[other] { $name } marque
} +{ $stars } pour l’argent

## Comment finit une partie

reason-stars = Le plus d’étoiles
reason-more-guests = Égalité : plus de visiteurs
reason-more-money = Égalité : plus d’argent
reason-shared = Victoire partagée
reason-target-beaten = La cible est dépassée
reason-target-missed = Cible non dépassée

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-money = Il n’y a pas assez d’argent.
why-not-solo-length = En solo, on joue cinq manches.

## Après la partie

stat-takings = Étoiles des activations
stat-objectives = Étoiles des objectifs
stat-operated = Activations
stat-built = Attractions bâties
stat-installed = Améliorations posées
stat-innovated = Innovations posées
stat-recruited = Mascottes engagées
stat-maps = Plans utilisés
stat-mascots = Mascottes envoyées
stat-arrived = Visiteurs accueillis
stat-departed = Visiteurs partis
stat-income = Revenu
stat-sums = Totaux de l’ordre du tour

## À pleine voix

gates-open = Le parc ouvre !
amenity-shout = { $count } × { $amenity } !
goal-met-shout = Défi réussi !
goal-missed-shout = Manqué : cible +{ $red }

## Robots

manner-even = calme
manner-thrifty = économe
manner-builder = bâtit-tout
manner-showman = saltimbanque
manner-dreamer = poète
bot-why-plan = { $one } et { $other } : pour leurs pouvoirs et leur revenu.
bot-why-staff = Ceux-là vont bien ensemble.
bot-why-train = Le monorail { $number } amène les visiteurs de la meilleure journée.
bot-why-guest = C’est le mieux pour { $die }.
bot-why-build = { $tile } rapportera manche après manche.
bot-why-recruit = { $card } : une mascotte aide à chaque manche à venir.
bot-why-mascot = Une mascotte aide à chaque manche à venir.
bot-why-install = { $upgrade } ({ $tile }) : de quoi se rembourser avant la fin.
bot-why-map = Un plan de plus, c’est un chemin de plus pour un visiteur, à chaque manche.
bot-why-operate = { $tile } : le prochain pas vers la meilleure journée en vue.
bot-why-help = Ainsi { $die } convient au prochain groupe.
bot-why-ready = Cela réunit le prochain groupe.
bot-why-move = { $tile } : c’est là que servira { $die }.
bot-why-close = { $count ->
    [one] { $count } visiteur vaudra
   *[other] { $count } visiteurs vaudront
} plus à la manche suivante.
bot-why-done = Rien ici ne vaut son prix.
bot-why = Cela semblait le meilleur choix.

## Un mot gentil après la partie

award-never-closed = Toujours ouvert
award-never-closed-line = { $count } activations
award-master-builder = Grand chantier
award-master-builder-line = { $count } attractions bâties
award-tinkerer = Bricolage
award-tinkerer-line = { $count } améliorations
award-mascot-friend = Cœur de peluche
award-mascot-friend-line = { $count } sorties de mascottes
award-map-reader = Plan en main
award-map-reader-line = { $count } plans utilisés
award-warm-welcome = Chaleureux accueil
award-warm-welcome-line = { $count } visiteurs accueillis
award-fond-farewell = Bel au revoir
award-fond-farewell-line = { $count } visiteurs rentrés ravis
award-penny-wise = Bons comptes
award-penny-wise-line = { $count } $ de revenus
award-treasure-chest = Coffre au trésor
award-treasure-chest-line = { $count } $ en réserve
award-on-target = En plein but
award-on-target-line = { $count } étoiles d’objectifs
award-star-day = Jour de gloire
award-star-day-line = { $count } étoiles en une manche
award-red-carpet = Tapis rouge
award-red-carpet-line = { $count } étoiles des VIP
award-guided-tour = Visite guidée
award-guided-tour-line = { $count } balades dans le parc
award-surprise = Surprise !
award-surprise-line = { $count } dés relancés
award-early-bird = Lève-tôt
award-early-bird-line = { $count } fois à l’ouverture
award-bright-ideas = Idées brillantes
award-bright-ideas-line = { $count } innovations
award-good-school = Bonne école
award-good-school-line = { $count } talents appris

## D’où viennent les étoiles

account-takings = Attractions
account-takings-note = pour chaque activation
account-perks = En journée
account-perks-note = VIP et talents
account-objectives = Objectifs
account-objectives-note = dès la manche 3
account-administrator = Responsable
account-administrator-note = à chaque manche
account-statues = Statues
account-statues-note = à chaque manche
account-money = Argent restant
account-money-note = changé en étoiles

## Sur le téléphone

hand-staff = valeur { $value }, rapporte { $money } $
hand-staff-title = Ton équipe
hand-park = Ton parc
hand-offers = À choisir
hand-attractions = Tes attractions
hand-ready = prête : { $guest }
hand-wants = Demande { $need } ; { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
hand-money = { $money } $
hand-stars = Étoiles
hand-stars-of = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
