## Hors de la table : accueil, places, remerciements

game-title = Topoum
    .minutes = 60
    .turn = tour { $turn }
    .turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    .mood = tranchées, tunnels et longues-vues
    .about = Des taupes myopes se disputent un champ. Fais qu’elles se voient de loin.
    .by = Perepau Llistosella
    .publisher = Looping Games
option-deck = Pioche
    .help = sept des 22 sortes de cartes
    .training = Débuts
    .riders = Motards
    .panic = Panique
    .intrigue = Intrigues
    .sappers = Sapeurs
    .random = Hasard
    .choose = À ton choix
    .help-training = un peu de tout, pour une première partie
    .help-riders = motos, baïonnettes et la presse
    .help-panic = frayeurs, frondes, tunnels et prisonniers
    .help-intrigue = leurres, trahison, mortiers et la presse
    .help-sappers = grenades, tunnels, motos et traîtres
    .help-random = sept sortes au sort, bien assorties
    .help-choose = qui commence choisit les sept
option-farmer = Fermier
    .help = un fermier qui se mêle du champ
    .maybe = Si tiré
    .any = Au hasard
    .buckets = Seaux
    .crusher = Broyeur
    .sprayer = Sulfateur
    .nature = Reine
    .boom = Lady Boum
    .trap-master = Piégeur
    .stomper = Piétineur
    .crates = Cageots
    .help-maybe = seulement si la carte Fermier en est
    .help-any = l’un des huit, tiré au sort
    .help-buckets = Rois des Seaux : des mares infranchissables
    .help-crusher = Le Broyeur : des rochers barrent la route et la vue
    .help-sprayer = Le Sulfateur : le gaz chasse et trouble la vue
    .help-nature = Reine des Champs : son navet aiguise les yeux
    .help-boom = Lady Boum : la dynamite fait sauter des cases
    .help-trap-master = Le Piégeur : un piège qu’on n’aime pas côtoyer
    .help-stomper = Le Piétineur : une botte fait fuir tout le monde
    .help-crates = Seigneur des Cageots : des médailles en secret
option-obstacles = Obstacles
    .help = mares, rochers, glace et gaz dès le début
option-radius = Plateau
    .help = combien d’emplacements du milieu au bord
manner-even = calme
manner-lookout = vigie
manner-bruiser = brute
manner-hothead = tête brûlée

## Sur la table

turn = Tour { $turn }
last-round-title = Dernier tour
line-title = Ligne d’opérations
deck-count = { $count ->
    [0] Aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
peace-is-out = Dernier tour !
your-hand = Ta main
hand-of = { $name ->
    [you] Ta main
   *[other] Main { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
look-note = voir
at-turn = joue
aim-title = Lignes de vue
aim-text = Deux de tes taupes en ligne droite : 1 médaille par case, les leurs aussi, 1 de plus par caserne à toi. Seules les nouvelles comptent.
aim-last = La Paix est là : c’est le dernier tour de table.
stay = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
}
fall = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
picked-so-far = Sortes : { $count } sur 7
divided-shout = { $count ->
    [one] { $count } case tombe !
   *[other] { $count } cases tombent !
}
friendly-shout = Tir ami !
peace-shout = La Paix ! Dernier tour
final-shout = La guerre est finie
sets-shout = { $name ->
    [you] Toi
   *[other] { $name }
} : { $count ->
    [one] { $count } série de quatre
   *[other] { $count } séries de quatre
}
stuck-shout = Aucune carte jouable !
passed-shout = Rien à faire

## Les cartes, et leur effet en peu de mots

card-bayonet = Baïonnette
card-short-range = Tir court
card-long-range = Tir long
card-grenade = Grenade
card-mortar = Mortier
card-slingshot = Fronde
card-advance = En avant
card-underground = Sous terre
card-motorbike = Moto
card-panic = Panique
card-tunnel = Tunnel
card-decoy = Leurre
card-build = Bâtir
card-abandoned = Avant-poste
card-conquest = Conquête
card-betrayal = Trahison
card-new-soldier = Recrue
card-prisoner = Capture
card-medal = Médaille
card-press = Presse
card-red-cross = Croix-Rouge
card-farmer = Fermier !
short-bayonet = charge à côté
short-short-range = assomme à côté
short-long-range = touche à 2 ou 3
short-grenade = fait sauter à côté
short-mortar = fait sauter à 2
short-slingshot = touche à 2
short-advance = une case de plus
short-underground = creuse à 2
short-motorbike = roule sur 2 cases
short-panic = toute une file fuit
short-tunnel = vers une caserne
short-decoy = échange les places
short-build = nouvelle caserne
short-abandoned = bâtit et s’y met
short-conquest = prend une tuile
short-betrayal = remplace à côté
short-new-soldier = débarque à 2
short-prisoner = attrape à côté
short-medal = une rentre : +3
short-press = +1 à chaque tour
short-red-cross = protège la taupe
short-farmer = à la rescousse
help-bayonet = Charge une rivale voisine. Elle rentre au terrier, ta taupe prend sa place.
help-short-range = Une rivale voisine de ta taupe rentre au terrier.
help-long-range = Une rivale à deux ou trois cases en ligne droite rentre au terrier. Rien ne doit les séparer.
help-grenade = Une case voisine de ta taupe saute, avec tout ce qu’elle porte.
help-mortar = Une case à deux pas, en ligne droite, saute, quoi qu’il y ait entre les deux.
help-slingshot = Une rivale à deux pas, en ligne droite, rentre au terrier, quoi qu’il y ait entre les deux.
help-advance = Ta taupe avance sur une case voisine.
help-underground = Ta taupe creuse jusqu’à une case à deux pas, en ligne droite, quoi qu’il y ait entre les deux.
help-motorbike = Ta taupe roule sur deux cases en ligne droite, et renverse une rivale sur la première.
help-panic = Choisis une direction. Toutes les taupes de ce côté fuient la tienne d’un emplacement.
help-tunnel = D’une de tes casernes à une autre, où qu’elle soit.
help-decoy = Ta taupe échange sa place avec une rivale voisine qui se tient sur une caserne.
help-build = Une nouvelle caserne à toi sur n’importe quel emplacement libre à côté du champ de bataille.
help-abandoned = Une caserne à toi sur un emplacement libre à côté de ta taupe, qui s’y installe.
help-conquest = Une caserne rivale ou une case neutre, sans personne dessus, à côté de ta taupe devient ta caserne.
help-betrayal = Une rivale voisine rentre au terrier, et une taupe de ta réserve prend sa place.
help-new-soldier = Une taupe de ta réserve atterrit sur une case à deux pas, en ligne droite. S’il y a quelqu’un, les deux rentrent au terrier.
help-prisoner = Une rivale voisine de ta taupe est prise. Son armée peut la racheter pour 3 médailles.
help-medal = Une autre de tes taupes rentre avec les honneurs, et tu gagnes 3 médailles.
help-press = 1 médaille à la fin de chaque tour, quel qu’il soit, tant que tu l’as.
help-red-cross = Elle rejoint ta taupe et protège qui se tient sur cette case.
help-farmer = Voilà le fermier ! Mais il n’y a personne.
help-farmer-buckets = Une mare va sur n’importe quelle case libre. Une caserne y devient neutre.
help-farmer-crusher = Un rocher va sur n’importe quelle case. Une taupe y rentre au terrier, une caserne y devient neutre.
help-farmer-sprayer = Un nuage de gaz va sur n’importe quelle case. Une taupe y rentre au terrier, une caserne y devient neutre.
help-farmer-nature = Le navet va sous ta taupe. Une caserne y devient neutre. Les lignes qui s’y terminent valent 2 de plus.
help-farmer-boom = Une case voisine de ta taupe saute, et la dynamite la remplace.
help-farmer-trap-master = Le piège va sur n’importe quelle case libre. Une caserne y devient neutre. Les lignes des taupes voisines valent 1 de moins.
help-farmer-stomper = La botte s’abat à côté de ta taupe et écrase qui s’y trouve. Toutes ses voisines fuient d’un emplacement, la tienne aussi.
help-farmer-crates = Une médaille pour toi, et n’importe quel cageot peut aller sous ta taupe.
farmer-buckets = Rois des Seaux
farmer-crusher = Le Broyeur
farmer-sprayer = Le Sulfateur
farmer-nature = Reine des Champs
farmer-boom = Lady Boum
farmer-trap-master = Le Piégeur
farmer-stomper = Le Piétineur
farmer-crates = Seigneur des Cageots
category-combat = Combat
category-movement = Mouvement
category-expansion = Expansion
category-special = Spécial

## Les tuiles

tile-puddle = Mare
tile-rock = Rocher
tile-ice = Glace
tile-gas = Gaz
tile-turnip = Navet
tile-dynamite = Dynamite
tile-trap = Piège
tile-footprint = Botte
tile-crate = Cageot
help-tile-puddle = Une taupe qui arrive ici rentre au terrier. Elle ne gêne pas la vue.
help-tile-rock = On n’y entre pas, et on ne voit pas derrière.
help-tile-ice = Une taupe qui arrive ici glisse plus loin, tout droit.
help-tile-gas = Une taupe qui arrive ici rentre au terrier. Une ligne qui le traverse vaut 1 de moins.
help-tile-turnip = Une ligne qui se termine ici vaut 2 de plus.
help-tile-dynamite = Une taupe qui arrive ici rentre au terrier.
help-tile-trap = Une taupe qui arrive ici rentre au terrier. Les lignes des taupes voisines valent 1 de moins.
help-tile-footprint = Une taupe qui arrive ici rentre au terrier.
help-tile-crate = Regarde dedans en secret. À la fin, il rapporte à qui se tient dessus.

## Noms de ce qu’on peut choisir

word-space-middle = l’emplacement du centre
word-space-straight = { $count } pas { $way } du centre
word-space-bent = { $count } pas { $way } et { $more } { $then } du centre
way-e = à droite
way-se = en bas à droite
way-sw = en bas à gauche
way-w = à gauche
way-nw = en haut à gauche
way-ne = en haut à droite
word-bulb = l’emplacement indiqué
word-mole = { $name ->
    [you] ta taupe { $number }
   *[other] taupe { $number } { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
word-part = partie { $number }
word-card = { $card } ({ $price })
word-hand = carte { $number } de la main
word-enter = Nouvelle taupe
word-ransom = Payer la rançon
word-pass = Passer
word-done = Finir le tour
word-tile = Changer la tuile
word-go-on = Continuer
word-aside = Hors plateau
word-stay = Laisser les cageots
word-other = { $id }
help-enter = Une nouvelle caserne avec une taupe dessus, à côté du champ de bataille. Puis tu dois jouer une carte avec elle.
help-ransom = Paie 3 médailles à l’armée qui la tient, et ta taupe est libre.
help-pass = Il n’y a rien que tu puisses faire.
help-done = Fini de marcher : on compte les nouvelles lignes.
help-tile = La tuile sous cette taupe devient ta caserne. Si elle l’est déjà, elle devient neutre.
help-go-on = Rien ne peut être joué ici.
help-aside = Une tuile prise à côté du plateau.
help-stay = Les cageots restent où ils sont.
help-free = Paie 3 médailles : cette taupe revient dans ta réserve.
help-peek = Tes cartes, rien que pour tes yeux. Tu peux les jouer de là.

## L’invite

turn-of = { $name ->
    [you] À toi de jouer.
   *[other] { $name } passe à l’action.
}
thinking = { $name ->
    [you] À toi de jouer.
   *[other] { $name } réfléchit…
}
last-round-body = Le dernier tour de table.
hand-title = { $name ->
    [you] Ta main
   *[other] Main { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
hand-body = Les cartes de ta main sont gratuites.
price-hand = de la main
price-free = gratuite
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name ->
    [you] Pose ta première caserne
   *[other] { $name } : pose ta première caserne
}
first-barracks-body = À côté de la tuile du milieu.
first-mole-title = { $name ->
    [you] Pose une caserne et une taupe
   *[other] { $name } : pose une caserne et une taupe
}
first-mole-body = Sur un emplacement libre à côté du champ de bataille.
obstacle-near-title = { $name ->
    [you] Pose un obstacle
   *[other] { $name } : pose un obstacle
}
obstacle-near-body = Il va à côté de n’importe quelle caserne.
obstacle-marked-title = { $name ->
    [you] Pose un autre obstacle
   *[other] { $name } : pose un autre obstacle
}
obstacle-marked-body = Il va sur un emplacement marqué.
obstacle-where-body = { $tile } : à quel endroit ?
law-two-title = { $name ->
    [you] Pose une taupe gratuite
   *[other] { $name } : pose une taupe gratuite
}
law-two-body = Tu n’en as plus. Elle va à côté du champ de bataille ; puis ton tour commence.
forced-ransom-title = { $name ->
    [you] Rachète une taupe
   *[other] { $name } : rachète une taupe
}
forced-ransom-body = Toutes tes taupes sont prisonnières. Laquelle, pour 3 médailles ?
choose-part-title = { $name ->
    [you] Choisis la partie qui reste
   *[other] { $name } : choisis la partie qui reste
}
choose-part-body = Le champ est coupé en deux parties de même taille.
place-dynamite-title = { $name ->
    [you] Pose la dynamite
   *[other] { $name } : pose la dynamite
}
place-dynamite-body = Elle va sur un emplacement libre à côté du champ de bataille.
pick-types-title = { $name ->
    [you] Choisis : { $category }
   *[other] { $name } choisit : { $category }
}
pick-types-body = Sept sortes en tout, au moins une de chaque catégorie.
pick-types-count = choisies : { $count }
act-title = { $name ->
    [you] Marche, ou fais entrer une taupe
   *[other] { $name } : marche, ou fais entrer une taupe
}
act-body = Choisis la taupe qui marche, ou « Nouvelle taupe ».
move-on-title = { $name ->
    [you] Une autre taupe marche ?
   *[other] { $name } : une autre taupe marche ?
}
move-on-body = Choisis une autre taupe, ou « Finir le tour ».
enter-title = { $name ->
    [you] Où va ta nouvelle taupe ?
   *[other] { $name } : où va ta nouvelle taupe ?
}
enter-body = Une caserne vient avec elle. Le chiffre dit ce que ça rapporte.
march-title = { $name ->
    [you] Vers quelle case ?
   *[other] { $name } : vers quelle case ?
}
march-body = Puis elle joue une carte ou change sa tuile.
ransom-title = { $name ->
    [you] Paie la rançon
   *[other] { $name } : paie la rançon
}
ransom-body = 3 médailles. Quelle taupe récupères-tu ?
play-card-title = { $name ->
    [you] Joue une carte
   *[other] { $name } : joue une carte
}
play-card-body = De ta main, gratuite, ou de la Ligne à son prix.
card-or-tile-title = { $name ->
    [you] Joue une carte ou change la tuile
   *[other] { $name } : joue une carte ou change la tuile
}
card-or-tile-body = Avec cette taupe, ou la tuile sous elle.
card-title = { $name ->
    [you] { $card } ({ $price })
   *[other] { $name } : { $card } ({ $price })
}
where-bayonet = Quelle rivale charger ?
where-short-range = Quelle rivale renvoyer au terrier ?
where-long-range = Quelle rivale renvoyer au terrier ?
where-grenade = Quelle case faire sauter ?
where-mortar = Quelle case faire sauter ?
where-slingshot = Quelle rivale renvoyer au terrier ?
where-advance = Vers quelle case ?
where-underground = Où ressort-elle ?
where-motorbike = Où finit la course ?
where-panic = Dans quelle direction fuit-on ?
where-tunnel = Vers laquelle de tes casernes ?
where-decoy = Avec qui échanger ?
where-build = Où va la caserne ?
where-abandoned = Où bâtir et s’installer ?
where-conquest = Quelle tuile devient la tienne ?
where-betrayal = Quelle rivale remplacer ?
where-new-soldier = Où atterrit-elle ?
where-prisoner = Qui capturer ?
where-medal = Quelle taupe rentre avec les honneurs ?
where-press = La Presse vient à toi.
where-red-cross = La Croix-Rouge vient ici.
where-farmer-buckets = Quelle mare bouge ?
where-farmer-buckets-to = Où va-t-elle ?
where-farmer-crusher = Quel rocher bouge ?
where-farmer-crusher-to = Où va-t-il ?
where-farmer-sprayer = Quel nuage bouge ?
where-farmer-sprayer-to = Où dérive-t-il ?
where-farmer-nature = Le navet vient ici.
where-farmer-boom = Quelle case Lady Boum fait-elle sauter ?
where-farmer-trap-master = Où va le piège ?
where-farmer-stomper = Où s’abat la botte ?
where-farmer-crates = Quel cageot vient sous cette taupe ?
so-far = Jusqu’ici : +{ $count }. Les lignes dorées sont nouvelles et comptent, les grises non.
so-far-none = Les lignes dorées sont nouvelles et comptent, les grises non.
then = { $one } · { $other }
brings-nothing = Aucune nouvelle ligne.
brings-lines = Lignes { $count }
brings-medals = Médailles { $count }
brings-tie = Le champ se coupe en parts égales : à toi de choisir
brings-fall = { $count ->
    [one] { $count } case tombe
   *[other] { $count } cases tombent
}
brings-home = { $name ->
    [you] { $count ->
        [one] Tu perds une taupe
       *[other] Tu perds { $count } taupes
    }
   *[other] { $count ->
        [one] { $name } perd une taupe
       *[other] { $name } perd { $count } taupes
    }
}
brings-own = { $count ->
    [one] Une des tiennes rentre
   *[other] { $count } des tiennes rentrent
}
brings-friendly = { $count ->
    [one] Tir ami sur une des tiennes : −{ $medals }
   *[other] Tir ami sur { $count } des tiennes : −{ $medals }
}
brings-penalty = La Croix-Rouge est touchée : −{ $medals }
gift-last-mole = Attention : { $name ->
    [you] tu poseras
   *[other] { $name } posera
} une taupe gratuite au bord du champ
gift-medals = Attention : { $name ->
    [you] tu gagnes
   *[other] { $name } gagne
} { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
do-card = { $card } { $count }
do-march = Marche { $count }
leave-medals = { $count ->
    [one] Laisser { $count } médaille ?
   *[other] Laisser { $count } médailles ?
}
pass-anyway = Continuer quand même
over-won = { $name ->
    [you] Tu gagnes avec
   *[other] { $name } gagne avec
} { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
} !
over-body = Qui voit loin gagne tôt.
over-tie = Égalité à { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
over-tie-body = Le plus de casernes sur le champ l’emporte, puis le plus de cartes jouées.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-obstacles-farmer = Obstacles et fermier ont les mêmes tuiles.

## Le journal

log-round = Tour de table { $round }
log-farmer = Le fermier : { $farmer }
log-entered = { $name ->
    [you] Tu fais entrer une taupe
   *[other] { $name } fait entrer une taupe
}
log-tile-changed = { $name ->
    [you] Tu changes une tuile
   *[other] { $name } change une tuile
}
log-pressed = { $name ->
    [you] Tu prends la Presse
   *[other] { $name } prend la Presse
}
log-passed = { $name ->
    [you] Tu passes : rien à faire
   *[other] { $name } passe : rien à faire
}
log-stuck = { $name ->
    [you] Tu n’as aucune carte jouable
   *[other] { $name } n’a aucune carte jouable
}
log-looked = { $name ->
    [you] Tu regardes dans un cageot
   *[other] { $name } regarde dans un cageot
}
log-played = { $name ->
    [you] Tu joues { $card }
   *[other] { $name } joue { $card }
}
log-played-hand = { $name ->
    [you] Tu joues { $card } de ta main
   *[other] { $name } joue { $card } de sa main
}
log-sighted = { $name ->
    [you] Tu marques
   *[other] { $name } marque
} une ligne de { $squares } : +{ $count }
log-killed = { $name ->
    [you] Tu perds
   *[other] { $name } perd
} une taupe ({ $why })
log-captured = { $name ->
    [you] Tu captures une taupe { SOUND($other) ->
        [consonant] de { $other }
       *[other] d’{ $other }
    }
   *[other] { $other ->
        [you] { $name } capture une de tes taupes
       *[other] { $name } capture une taupe { SOUND($other) ->
            [consonant] de { $other }
           *[other] d’{ $other }
        }
    }
}
log-freed = { $name ->
    [you] Tu rachètes une taupe
   *[other] { $name } rachète une taupe
}
log-medals = { $name ->
    [you] Tu gagnes
   *[other] { $name } gagne
} { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
} ({ $why })
log-medals-lost = { $name ->
    [you] Tu perds
   *[other] { $name } perd
} { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
} ({ $why })
log-divided = Le champ est coupé : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} en moins
log-category = { $name ->
    [you] Tu mènes
   *[other] { $name } mène
} en { $category }
log-category-tied = { $name ->
    [you] Tu mènes à égalité en { $category }
   *[other] { $name } mène à égalité en { $category }
}
log-peace = La Paix ! Dernier tour de table
log-final = La guerre est finie
log-clash = Boum ! { $name ->
    [you] Ta taupe
   *[other] Une taupe { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
} percute { $other ->
    [you] la tienne
   *[other] celle { SOUND($other) ->
        [consonant] de { $other }
       *[other] d’{ $other }
    }
}
log-tile-lost = { $name ->
    [you] Tu perds
   *[other] { $name } perd
} une caserne ({ $why })
for-friendly-fire = tir ami
for-cross = Croix-Rouge touchée
for-medal = honneurs
for-ransom = rançon
for-crate-card = le fermier
for-category = une catégorie
for-sets = séries de quatre
for-crate = un cageot
why-short-range = assommée
why-long-range = touchée de loin
why-slingshot = touchée par-dessus
why-grenade = explosée
why-mortar = explosée
why-boom = explosée
why-bayonet = chargée
why-motorbike = renversée
why-betrayal = trahie
why-clash = une collision
why-rock = aplatie
why-gas = enfumée
why-footprint = piétinée
why-puddle = plouf !
why-dynamite = dynamite
why-trap = le piège
why-edge = hors du bord
why-fell = tombée
why-captured = capturée
why-conquest = conquise
why-tile = reconstruite

## Comment finit une partie

reason-medals = Le plus de médailles
reason-barracks = Égalité : plus de casernes
reason-cards = Égalité : plus de cartes jouées
reason-shared = Victoire partagée

## Après la partie

stat-lines = Lignes de vue
stat-line-medals = Leurs médailles
stat-longest = Plus longue ligne
stat-cards = Cartes jouées
stat-hand-cards = dont de la main
stat-entered = Taupes entrées
stat-lost = Taupes perdues
stat-knocked = Rivales renvoyées
stat-blasts = Cases détruites
stat-friendly = Perdues par tir ami
stat-press = Médailles de la Presse

## Pourquoi un robot a fait ça

bot-why-card = { $card } : { $effect }.
bot-why-mole = Taupe { $number } : { $effect }.
bot-why-enter = Une nouvelle taupe : { $effect }.
bot-why-tile = Une autre tuile ici : { $effect }.
bot-brings-lines = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
} par de nouvelles lignes
bot-brings-strike = { $count ->
    [one] { $count } taupe rivale rentre
   *[other] { $count } taupes rivales rentrent
}
bot-brings-blast = { $count ->
    [one] { $count } case saute
   *[other] { $count } cases sautent
}
bot-brings-medals = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
} même sans ligne
bot-brings-later = une meilleure place pour les tours à venir
bot-why-ransom = La taupe { $number }, libre, vaut bien 3 médailles.
bot-why-done = Il n’y avait rien de mieux à faire.
bot-why-place = L’emplacement { $way } du centre a une bonne vue.
bot-why-middle = L’emplacement du centre a une bonne vue.
bot-why = Cela semblait le meilleur choix.

## Pages : tout ce qu’il faut savoir d’une chose

page-price-hand = Dans ta main : gratuite.
page-price-free = Gratuite ici.
page-price-cost = { $count ->
    [one] Coûte 1 médaille ici.
   *[other] Coûte { $count } médailles ici.
}
page-price-gain = { $count ->
    [one] Rapporte 1 médaille ici.
   *[other] Rapporte { $count } médailles ici.
}
page-best = Au mieux maintenant : { $count }. { $what }
page-here = Ici : { $count }. { $what }
page-kind-tile = Case
page-crate = { $count ->
    [one] Tu as regardé dedans : 1 médaille.
   *[other] Tu as regardé dedans : { $count } médailles.
}
page-owner = { $name ->
    [you] Ta tuile : si elle quitte le plateau, elle te revient.
   *[other] Tuile { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } : si elle quitte le plateau, elle revient à { $name }.
}
page-barracks = { $name ->
    [you] Ta caserne
   *[other] Caserne { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
page-barracks-text = Chaque nouvelle ligne de sa propre armée qui y passe vaut 1 de plus. Les tunnels vont de caserne en caserne.
page-neutral = Terrain neutre
page-neutral-text = Une case comme une autre : 1 médaille dans une nouvelle ligne, peu importe à qui elle est.
page-mole = { $name ->
    [you] Ta taupe est ici.
   *[other] Une taupe { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } est ici.
}
page-cross-here = La Croix-Rouge protège cette case.
page-island = Une île : pas encore reliée au champ de bataille.
page-farmer-rule = Qui joue une carte Fermier appelle cette aide.
page-kind-top = { $name ->
    [you] Ta dernière carte
   *[other] Dernière carte { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
page-played = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
page-law-one = D’une pile rivale, on ne voit que la carte du dessus.
page-pile = { $name ->
    [you] Ta défausse
   *[other] Défausse { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
page-pile-text = À la fin : 3 médailles pour le plus de cartes d’une catégorie, 2 en cas d’égalité, et 2 par série de quatre, une de chaque catégorie.
page-count = { $category } : { $count }
page-sets = { $sets ->
    [one] { $sets } série de quatre
   *[other] { $sets } séries de quatre
} : +{ $count }
page-deck = La pioche
page-deck-text = On y remplit les mains et la Ligne. La carte Paix est parmi les six dernières : quand elle sort, on finit le tour de table.
page-held-by = { $name ->
    [you] C’est toi qui l’as
   *[other] C’est { $name } qui l’a
}
page-whistle = Sifflet
page-whistle-text = Il montre qui a commencé la partie. Le dernier tour de table s’arrête juste avant cette place.
page-cross-text = La taupe de sa case ne peut être ni touchée, ni chargée, ni renversée, ni trahie, ni prise. Les explosions et la division passent, et coûtent 5 médailles. Elle coupe toutes les lignes, sauf celles de cette taupe.
cannot-wait = { $name ->
    [you] Pas maintenant : c’est à toi de répondre.
   *[other] Pas maintenant : { $name } joue.
}
cannot-later = Pas encore : d’abord une taupe marche ou arrive.
cannot-medals = { $count ->
    [one] Non : tu n’as que { $count } médaille.
   *[other] Non : tu n’as que { $count } médailles.
}
cannot-reserve = Non : il n’y a pas de taupe dans ta réserve.
cannot-tiles = Non : tu n’as plus de tuile.
cannot-bayonet = Non : à côté de ta taupe, aucune rivale à atteindre.
cannot-long-range = Non : aucune rivale en vue à deux ou trois cases.
cannot-slingshot = Non : aucune rivale à deux pas en ligne droite.
cannot-advance = Non : aucune case pour cela à côté de ta taupe.
cannot-underground = Non : aucune case pour cela à deux pas.
cannot-motorbike = Non : nulle part deux cases libres pour rouler.
cannot-panic = Non : dans aucune direction une taupe ne peut fuir.
cannot-tunnel = Non : ta taupe doit être sur une de tes casernes, et une autre doit être libre.
cannot-decoy = Non : aucune rivale voisine n’est sur une caserne.
cannot-build = Non : aucun emplacement libre à côté du champ de bataille.
cannot-abandoned = Non : aucun emplacement libre à côté de ta taupe.
cannot-conquest = Non : à côté de ta taupe, ni caserne rivale ni case neutre n’est libre.
cannot-betrayal = Non : à côté de ta taupe, aucune rivale à atteindre.
cannot-new-soldier = Non : aucune case où atterrir à deux pas.
cannot-medal = Non : tu n’as pas d’autre taupe sur le champ de bataille.
cannot-press = Non : tu as déjà la Presse.
cannot-red-cross = Non : la Croix-Rouge est déjà auprès de ta taupe.
cannot-farmer = Non : le fermier ne peut rien faire ici.
cannot-space = Pas maintenant : seuls les emplacements encadrés peuvent être choisis.

## D’où viennent les médailles

account-start = Au départ
account-lines = Lignes de vue
account-lines-note = Combien : { $counts }
account-press = Presse et Médaille
account-press-note = ce qu’elles rapportent
account-prices = Prix de la Ligne
account-prices-note = ce qu’elles coûtent
account-losses = Perdues par sa faute
account-losses-note = 5 pour chacune
account-ransom = Rançons
account-ransom-note = versées ou reçues
account-crates = Cageots
account-crates-note = ce qu’il y avait dedans
account-categories = Le plus de cartes
account-categories-note = 3, ou 2 à égalité
account-sets = Séries de quatre
account-sets-note = 2 par série

## Un mot gentil après la partie

award-eagle-eye = Œil d’aigle
award-eagle-eye-line = { $count } lignes de vue
award-far-sight = Vue perçante
award-far-sight-line = une ligne de { $count } cases
award-golden-line = Ligne en or
award-golden-line-line = { $count } médailles pour une ligne
award-paper-war = Guerre de papier
award-paper-war-line = { $count } cartes jouées
award-big-tipper = Main généreuse
award-big-tipper-line = { $count } médailles en cartes
award-heavy-boots = Grosses bottes
award-heavy-boots-line = { $count } rivales renvoyées
award-brave-hearts = Cœurs vaillants
award-brave-hearts-line = { $count } taupes revenues
award-boom = Boum !
award-boom-line = { $count } cases soufflées
award-friendly-fire = Oups !
award-friendly-fire-line = { $count } taupes amies surprises
award-front-page = À la une
award-front-page-line = { $count } médailles de la Presse
award-fresh-troops = Troupes fraîches
award-fresh-troops-line = { $count } taupes amenées
award-gardener = Jardin soigné
award-gardener-line = { $count } tuiles changées
award-well-rounded = Touche-à-tout
award-well-rounded-line = { $count } séries de quatre
award-up-the-sleeve = Dans la manche
award-up-the-sleeve-line = { $count } cartes de la main
award-good-host = Bon accueil
award-good-host-line = { $count } hôtes en cage
award-generous = Cage ouverte
award-generous-line = { $count } captives libérées
award-long-march = Longue marche
award-long-march-line = { $count } marches
award-builder = Truelle en main
award-builder-line = { $count } tuiles posées

## Sur le téléphone

hand-field = Le champ de bataille
hand-brings = rapporte { $count }
hand-medals = Médailles
hand-medals-of = { $count ->
    [one] { $count } médaille
   *[other] { $count } médailles
}
hand-cards-of = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

turn-told = { $name } : { $what }
turn-one = { $one }
turn-two = { $one }, { $two }
turn-three = { $one }, { $two }, { $three }
turn-moles-yours = { $count ->
    [one] une de tes taupes
   *[other] { $count } de tes taupes
}
turn-moles-theirs = { $count ->
    [one] une taupe
   *[other] { $count } taupes
} { SOUND($whose) ->
    [consonant] de { $whose }
   *[other] d’{ $whose }
}
turn-moles-own = { $count ->
    [one] une de ses propres taupes
   *[other] { $count } de ses propres taupes
}
turn-bases-yours = { $count ->
    [one] une de tes casernes
   *[other] { $count } de tes casernes
}
turn-bases-theirs = { $count ->
    [one] une caserne
   *[other] { $count } casernes
} { SOUND($whose) ->
    [consonant] de { $whose }
   *[other] d’{ $whose }
}
turn-bases-own = { $count ->
    [one] une de ses propres casernes
   *[other] { $count } de ses propres casernes
}
turn-press = la Presse
turn-divided = le champ est coupé
turn-entered = une nouvelle taupe
