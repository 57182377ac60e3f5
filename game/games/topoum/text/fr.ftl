## Hors de la table : accueil, places, remerciements

game-title = Topoum
    .minutes = 60
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
    .help-choose = qui a le sifflet choisit les sept
option-farmer = Fermier
    .help = qui peut se mêler du champ
    .maybe = Peut-être
    .any = Au hasard
    .buckets = Seaux
    .crusher = Broyeur
    .sprayer = Sulfateur
    .nature = Reine
    .boom = Lady Boum
    .trap-master = Piégeur
    .stomper = Piétineur
    .crates = Cageots
    .help-maybe = ne vient que si une carte l’appelle
    .help-any = l’un des huit, tiré au sort
    .help-buckets = Rois des Seaux : des mares que nul ne traverse
    .help-crusher = Le Broyeur : des rochers barrent la route et la vue
    .help-sprayer = Le Sulfateur : le gaz chasse et trouble la vue
    .help-nature = Reine des Champs : son navet aiguise les yeux
    .help-boom = Lady Boum : la dynamite fait sauter des cases
    .help-trap-master = Le Piégeur : un piège que nul n’aime côtoyer
    .help-stomper = Le Piétineur : une botte fait fuir tout le monde
    .help-crates = Seigneur des Cageots : des médailles en secret
option-obstacles = Obstacles
    .help = eau, rocher, glace et gaz dès le début
option-radius = Champ
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
hand-of = Main : { $name }
look-note = voir
last-card = jouée
at-turn = à jouer
aim-title = Lignes de vue
aim-text = Une médaille par case entre deux taupes d’une armée, et une de plus par caserne à elle. Seules les nouvelles lignes comptent.
aim-last = La Paix est là. À la fin de ce tour de table, tout le monde aura joué autant.
stay = { $count } restent
fall = { $count } tombent
picked-so-far = Sortes : { $count } sur 7
divided-shout = { $count ->
    [one] { $count } case tombe !
   *[other] { $count } cases tombent !
}
friendly-shout = Tir ami !
peace-shout = La Paix ! Dernier tour
final-shout = La guerre est finie
sets-shout = { $name } : { $count ->
    [one] { $count } série de quatre
   *[other] { $count } séries de quatre
}
stuck-shout = Rien à jouer
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
short-red-cross = garde la taupe
short-farmer = à la rescousse
help-bayonet = Baïonnette : charge une rivale voisine. Elle rentre au terrier, ta taupe prend sa place.
help-short-range = Tir court : une rivale voisine de ta taupe rentre au terrier.
help-long-range = Tir long : une rivale à deux ou trois cases en ligne droite rentre au terrier. Rien ne doit les séparer.
help-grenade = Grenade : une case voisine de ta taupe saute, avec tout ce qu’elle porte.
help-mortar = Mortier : une case à deux de distance en ligne droite saute, par-dessus n’importe quoi.
help-slingshot = Fronde : une rivale à deux de distance en ligne droite rentre au terrier, par-dessus n’importe quoi.
help-advance = En avant : ta taupe avance sur une case voisine.
help-underground = Sous terre : ta taupe creuse jusqu’à une case à deux de distance en ligne droite, par-dessous n’importe quoi.
help-motorbike = Moto : ta taupe roule sur deux cases en ligne droite, et renverse une rivale sur la première.
help-panic = Panique : dans une direction, toutes les taupes fuient la tienne d’un emplacement.
help-tunnel = Tunnel : d’une de tes casernes à une autre, où qu’elle soit.
help-decoy = Leurre : ta taupe échange sa place avec une rivale sur une caserne voisine.
help-build = Bâtir : une caserne à toi sur n’importe quel emplacement libre au bord du champ.
help-abandoned = Avant-poste : une caserne à toi sur un emplacement libre à côté de ta taupe, qui s’y installe.
help-conquest = Conquête : une caserne rivale vide ou une tuile neutre à côté de ta taupe devient ta caserne.
help-betrayal = Trahison : une rivale voisine rentre au terrier, et une taupe à toi prend sa place.
help-new-soldier = Recrue : une taupe de ta réserve atterrit sur une case à deux de distance en ligne droite.
help-prisoner = Capture : une rivale voisine de ta taupe est prise. Son armée peut la racheter pour 3 médailles.
help-medal = Médaille : une autre de tes taupes rentre avec les honneurs, et tu gagnes 3 médailles.
help-press = Presse : une médaille à la fin de chaque tour, tant qu’elle est à toi.
help-red-cross = Croix-Rouge : elle vient auprès de ta taupe et garde qui se tient là.
help-farmer = Voilà le fermier ! Mais il n’y a personne.
help-farmer-buckets = Les Rois des Seaux : une mare va sur n’importe quelle case libre. Une caserne y est inondée.
help-farmer-crusher = Le Broyeur : un rocher va sur n’importe quelle case du champ. Une taupe y rentre au terrier.
help-farmer-sprayer = Le Sulfateur : un nuage de gaz va sur n’importe quelle case du champ. Une taupe y rentre au terrier.
help-farmer-nature = La Reine des Champs : le navet vient sous ta taupe. Les lignes qui s’y terminent valent 2 de plus.
help-farmer-boom = Lady Boum : une case voisine de ta taupe saute, et la dynamite la remplace.
help-farmer-trap-master = Le Piégeur : le piège va sur n’importe quelle case libre. Les taupes voisines voient 1 de moins.
help-farmer-stomper = Le Piétineur : la botte s’abat à côté de ta taupe, et tout le monde autour s’enfuit.
help-farmer-crates = Le Seigneur des Cageots : une médaille, et n’importe quel cageot peut venir sous ta taupe.
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
help-tile-puddle = Mare : une taupe qui arrive ici rentre au terrier. Elle ne gêne pas la vue.
help-tile-rock = Rocher : nul ne vient ici, et nul ne voit au-delà.
help-tile-ice = Glace : qui arrive ici glisse plus loin, tout droit.
help-tile-gas = Gaz : une taupe qui arrive ici rentre au terrier. Une ligne qui le traverse vaut 1 de moins.
help-tile-turnip = Navet : une ligne qui se termine ici vaut 2 de plus.
help-tile-dynamite = Dynamite : une taupe qui arrive ici rentre au terrier.
help-tile-trap = Piège : une taupe qui arrive ici rentre au terrier. Les taupes voisines voient 1 de moins.
help-tile-footprint = Empreinte : une taupe qui arrive ici rentre au terrier.
help-tile-crate = Cageot : regarde dedans en secret. Il paie à la fin qui se tient dessus.

## Noms de ce qu’on peut choisir

word-space = emplacement { $space }
word-bulb = l’emplacement sous l’ampoule
word-mole = taupe { $number } ({ $name })
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
word-stay = Laisser
word-other = { $id }
help-enter = Une caserne et une taupe à toi arrivent au bord du champ. Puis tu joues une carte.
help-ransom = Trois médailles à l’armée qui la tient, et ta taupe est libre.
help-pass = Il n’y a rien que tu puisses faire.
help-done = Plus de marche : on compte les nouvelles lignes.
help-tile = La tuile sous cette taupe devient ta caserne, ou un terrain neutre si elle l’était déjà.
help-go-on = Rien ne peut être joué ici.
help-aside = Une tuile prise à côté du plateau.
help-stay = Les cageots restent où ils sont.
help-free = Paie 3 médailles : cette taupe revient dans ta réserve.
help-peek = Tes cartes, pour tes yeux seulement. Tu peux les jouer de là.

## L’invite

turn-of = { $name } est en marche.
thinking = { $name } réfléchit…
last-round-body = Le dernier tour.
hand-title = Main : { $name }
hand-body = Les cartes de ta main se jouent gratuitement.
price-hand = de la main
price-free = gratuite
price-cost = −{ $count }
price-gain = +{ $count }
first-barracks-title = { $name } : ta première caserne
first-barracks-body = À côté de la tuile du milieu.
first-mole-title = { $name } : une caserne et une taupe
first-mole-body = N’importe où au bord du champ.
obstacle-near-title = { $name } : un obstacle
obstacle-near-body = Choisis-en un. Il va à côté d’une caserne.
obstacle-marked-title = { $name } : un autre obstacle
obstacle-marked-body = Choisis-en un. Il va sur une croix rouge.
obstacle-where-body = { $tile } : à quel endroit ?
law-two-title = { $name } : plus aucune taupe ?
law-two-body = En voici une, gratuite, au bord du champ. Puis ton tour commence.
forced-ransom-title = { $name } : toutes prisonnières
forced-ransom-body = Il faut en racheter une. Laquelle ?
choose-part-title = { $name } : le champ est coupé
choose-part-body = Les deux parties se valent. Laquelle reste ?
place-dynamite-title = { $name } : la dynamite s’envole
place-dynamite-body = Elle retombe au bord du champ. Où ?
pick-types-title = { $name } choisit : { $category }
pick-types-body = Sept sortes en tout, au moins une de chaque catégorie.
pick-types-count = choisies : { $count }
act-title = { $name }, à toi de jouer
act-body = Choisis une taupe à faire marcher, ou fais-en entrer une.
move-on-title = { $name } : on continue ?
move-on-body = Une autre taupe peut marcher. Ou finis ton tour.
enter-title = { $name } : une nouvelle taupe
enter-body = Où vont la caserne et la taupe ?
march-title = { $name } : en marche
march-body = Vers quelle case ?
ransom-title = { $name } : la rançon
ransom-body = Quelle taupe libérer pour 3 médailles ?
play-card-title = { $name } : une carte
play-card-body = De ta main, ou de la Ligne à son prix.
card-or-tile-title = { $name } : une carte, ou la tuile
card-or-tile-body = Une carte pour cette taupe, ou change la tuile sous elle.
card-title = { $name } : { $card } ({ $price })
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
where-farmer-boom = Quelle case faire sauter ?
where-farmer-trap-master = Où va le piège ?
where-farmer-stomper = Où s’abat la botte ?
where-farmer-crates = Quel cageot vient sous cette taupe ?
so-far = Jusqu’ici +{ $count }. Doré : nouvelles lignes. Gris : anciennes.
so-far-none = Doré : nouvelles lignes. Gris : anciennes.
then = { $one } · { $other }
brings-nothing = Cela ne donne aucune nouvelle ligne.
brings-lines = Lignes { $count }
brings-medals = Médailles { $count }
brings-tie = Le champ se coupe en parts égales : à toi de choisir
brings-fall = { $count ->
    [one] { $count } case tombe
   *[other] { $count } cases tombent
}
brings-home = { $count ->
    [one] { $name } perd une taupe
   *[other] { $name } perd { $count } taupes
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
gift-last-mole = Un cadeau : { $name } peut poser une taupe
gift-medals = Un cadeau : { $count } pour { $name }
do-card = { $card } { $count }
do-march = Marche { $count }
over-won = { $name } gagne avec { $count } médailles !
over-body = Qui voit loin gagne tôt.
over-tie = Égalité à { $count } médailles
over-tie-body = Les casernes sur le champ décident, puis les cartes jouées.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-obstacles-farmer = Les obstacles ne vont pas avec un fermier qui se sert des mêmes tuiles.

## Le journal

log-round = Manche { $round }
log-farmer = Face visible : { $farmer }
log-entered = { $name } fait entrer une taupe
log-tile-changed = { $name } change une tuile
log-pressed = { $name } prend la Presse
log-passed = { $name } ne peut rien faire
log-stuck = { $name } n’a rien à jouer
log-looked = { $name } regarde dans un cageot
log-played = { $name } joue { $card }
log-played-hand = { $name } joue de sa main : { $card }
log-sighted = { $name } voit sur { $squares } cases : +{ $count }
log-killed = { $name } perd une taupe : { $why }
log-captured = { $name } capture une taupe : { $other }
log-freed = { $name } rachète une taupe
log-medals = { $name } : +{ $count } { $why }
log-medals-lost = { $name } : −{ $count } { $why }
log-divided = Le champ est coupé : { $count } cases en moins
log-category = { $name } mène en { $category }
log-category-tied = { $name } mène à égalité en { $category }
log-peace = La Paix ! Dernier tour
log-final = La guerre est finie
log-clash = Collision de deux taupes
for-friendly-fire = pour tir ami
for-cross = pour la Croix-Rouge touchée
for-medal = d’honneur
for-ransom = de rançon
for-crate-card = du fermier
for-category = pour une catégorie
for-sets = pour des séries
for-crate = d’un cageot
why-short-range = assommée
why-long-range = touchée de loin
why-slingshot = touchée par-dessus
why-grenade = sautée
why-mortar = sautée
why-boom = sautée
why-bayonet = chargée
why-motorbike = renversée
why-betrayal = trahie
why-clash = une collision
why-rock = aplatie
why-gas = gazée
why-footprint = piétinée
why-puddle = plouf !
why-dynamite = dynamite
why-trap = le piège
why-edge = hors du bord
why-fell = plus de sol

## Comment finit une partie

reason-medals = Le plus de médailles
reason-barracks = Égalité : casernes sur le champ
reason-cards = Égalité : cartes jouées
reason-shared = Partagée

## Après la partie

stat-lines = Lignes de vue
stat-line-medals = Leurs médailles
stat-longest = Plus longue ligne
stat-cards = Cartes jouées
stat-hand-cards = dont de la main
stat-entered = Taupes entrées
stat-lost = Taupes perdues
stat-knocked = Rivales renvoyées
stat-blasts = Cases sautées
stat-friendly = Perdues par tir ami
stat-press = Médailles de la Presse

## Pourquoi un robot a fait ça

bot-reason-lines = Cela crée de nouvelles lignes de vue.
bot-reason-strike = Cela frappe là où une rivale voit le plus loin.
bot-reason-grow = Plus de casernes rendent les longues lignes plus riches.
bot-reason-guard = Cela rapporte sans ligne de vue.
bot-reason-enter = Une taupe de plus, une ligne de plus.
bot-reason-march = De là, on voit mieux.
bot-reason-ransom = Une taupe rentrée vaut bien trois médailles.
bot-reason-done = Il n’y avait rien de mieux à faire.
bot-reason-place = Un bon endroit d’où regarder.
