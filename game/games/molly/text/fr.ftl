## Hors de la table : accueil, places, remerciements

game-title = Molly
    .minutes = 25
    .mood = piles retournées et bêches volées
    .about = Aligne trois taupes, prends une pile, et vois ce que deviennent les deux autres.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Le Bobtail
    .help = un chien chasse les taupes
option-open-burrows = Terriers ouverts
    .help = tout le monde voit tout
manner-even = calme
manner-picky = difficile
manner-glutton = avide
manner-digger = creuse-tout
manner-pest = casse-pieds

## Sur la table

turn = Tour { $turn }
last-round-title = Dernier tour
display = Étal
compost = Compost
tardy = Lambines
to-tardy = Lambines : { $count }
last-round-plaque = Dernier tour
deck-empty = Vide
spent = payé { $count }
supply = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
tokens = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
at-turn = à jouer
hidden = { $count ->
    [0] vide
    [one] { $count } cube
   *[other] { $count } cubes
}
worth-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
set-of-three = Un trio !
set-shout = Un trio !
chain-shout = Ça s’enchaîne !
projects-shout = Trois Projets !
last-round-shout = Dernier tour !
event-shout = Événement !
drum = POUM !
colour-yellow = jaune
colour-red = rouge
colour-white = blanc
colour-green = vert
colour-blue = bleu
project-word = Projet
flip-title = Retourner
flip-text = La pile se retourne d’un bloc : sa carte du fond remonte, par son autre côté. Une taupe face cachée montre sa frimousse. Une taupe face visible montre un Projet.
flip-short = Retournée, une pile montre sa carte du fond, par son autre côté.
bobtail-title = Le Bobtail
bobtail-text = Pas de carte sur lui, pas de ligne à travers lui. Pour un jeton, il saute d’une case. La pile de cette case ressort sur une case vide au choix.

## Noms de ce qu’on peut choisir

word-cell = case { $number }
word-display = le { $colour } de l’étal
word-seat = { $name }
word-deck = le dessus de la pioche
word-take = A Prendre
word-swap = B Échanger
word-hunt = B Chasser
word-skip = Passer
price = −{ $tokens }
word-cube = un cube { $colour }
word-line-1 = rangée du haut
word-line-2 = rangée du milieu
word-line-3 = rangée du bas
word-line-4 = colonne de gauche
word-line-5 = colonne du milieu
word-line-6 = colonne de droite
word-line-7 = diagonale qui descend
word-line-8 = diagonale qui monte

## L’invite

turn-of = { $name } creuse.
thinking = { $name } réfléchit…
act-title = { $name }, à toi de jouer
act-body = Pose une carte de l’étal, ou le dessus de la pioche à l’aveugle.
act-body-last = Ton dernier tour : pose une carte. Les jetons achètent encore A et B.
act-note = { $tokens ->
    [0] Aucun jeton : pas d’action spéciale.
    [one] Un jeton : d’abord, prends une carte (A) ou déplace une pile (B).
   *[other] { $tokens } jetons : d’abord, prends des cartes (A) ou déplace des piles (B).
}
play-title = { $name } : où poser le { $colour } ?
play-body = Partout sauf sur sa propre couleur. Une case vide donne un jeton.
play-body-none = Partout sauf sur sa propre couleur. Il n’y a plus de jeton à prendre.
corners-note = Les coins montrent où c’est possible.
makes-set = Trois en ligne ! Retourner dévoile des secrets : impossible d’annuler.
drew-title = { $name } a pioché un { $colour }.
drew-body = Il faut le poser. Où ?
fits-nowhere-body = La carte n’allait nulle part. Poses-en une de l’étal.
take-body = A : quelle carte de l’étal devient un cube à toi ?
take-note = Une nouvelle carte prend sa place.
swap-first = B : quelle pile bouge ?
swap-second = B : avec quelle voisine change-t-elle de place ?
hunt-first = B : où saute le Bobtail ?
hunt-second = B : sur quelle case vide ressort la pile ?
hunt-note = D’une case, droit ou de biais.
set-title = { $name } : trio { $colour } ! Quelle pile ?
set-body = Ses cartes deviennent tes cubes. Les deux autres se retournent.
set-note = Sans fouiller ni compter. Impossible d’annuler ensuite.
two-sets = { $name } : plusieurs trios. Lequel ?
two-sets-body = Un seul compte.
cover-title = { $name } : où poser le { $colour } ?
cover-body = Recouvre les trois Projets, une carte sur chacun.
cover-note = Les trios ainsi formés ne comptent pas.
event-waits = Puis l’événement : { $what }
steal-title = { $name } : la réserve est à sec.
steal-body = À qui prends-tu un jeton ?
pass-title = { $name } : un cube pour { $right }
pass-body = Choisis un des tiens. Tout le monde passe en même temps.
pass-short = Un cube à droite
discard-short = Un cube en moins
discard-title = { $name } : un cube s’en va
discard-body = Choisis celui qui te manquera le moins.
discards-next = { $name } en choisit un.
event-tokens = Un jeton chacun
event-tokens-body = À tour de rôle, à partir d’ici. Si la réserve est à sec, on le prend à quelqu’un.
event-draw = Une carte chacun
event-draw-body = Son cube va au terrier, bienvenu ou non.
event-gaps = Les cases vides se remplissent
event-gaps-body = Chacune reçoit une taupe de la pioche, face visible. Aucun trio ne compte.
event-backs = Les Projets sont recouverts
event-backs-body = Chaque dos reçoit une taupe de la pioche, face visible. Aucun trio ne compte.
event-pass = Chacun passe un cube
event-pass-body = À droite, tous à la fois, choisi en secret.
event-discard = Chacun défausse un cube
event-discard-body = Celui qu’on veut, l’un après l’autre.
over-won = { $name } gagne avec { $points } !
over-shared = Victoire partagée à { $count }, avec { $points } !
over-fewer-tokens = Égalité : le moins de jetons décide.
over-body = La plus haute fois la plus basse, et un point par jeton.

## Derrière le rideau

burrow-title = Terrier : { $name }
burrow-body = Sur chaque colonne : ce que vaut maintenant un cube de plus.
if-it-ended = Si tout finissait là
most = max
fewest = min
most-and-fewest = les deux
tokens-word = jetons
points = = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
one-more = Peu de hautes colonnes valent mieux que beaucoup de basses. Une couleur absente ne compte pas.
first-would-cost = Un premier { $colour } serait ta plus basse colonne et coûterait { $points }. Une couleur absente ne compte pas.
first-would-not = Un premier { $colour } rapporterait { $points }. Une couleur absente ne compte pas.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-no-token = Cela coûte un jeton.
why-not-same-colour = Jamais sur une carte de sa propre couleur.

## Ce qu’on montre du doigt

help-display = Poser le { $colour } : choisis ensuite sa case.
help-take-card = Un cube { $colour } pour un jeton.
help-take-worth = Un cube { $colour } pour un jeton : { $points ->
    [0] rien ne change
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
help-peek = Ton terrier, pour tes yeux seulement.
help-deck = À l’aveugle : il faudra poser ce qui vient.
help-take = Un jeton : une carte de l’étal devient ton cube.
help-swap = Un jeton : deux piles voisines changent de place.
help-hunt = Un jeton : le Bobtail saute, et une pile ressort ailleurs.
help-skip = Rien ne peut être posé.
help-steal = Prendre un jeton à { $name }.
help-line = Le trio { $colour }.
help-line-projects = Trois Projets : trois jetons, et trois cartes pour les recouvrir.
help-cube = Un cube { $colour } s’en va.
help-take-pile = Prends cette pile ; les deux autres se retournent.
help-swap-pile = Les piles changent de place en entier. Aucun trio ne compte avant de poser une carte.
help-hunt-pile = La pile d’ici ressortira ailleurs.
help-hunt-gap = Une case vide : rien ne ressort.
help-hunt-space = Elle ressort ici, telle quelle.
help-makes-set = { $count ->
    [one] Un trio { $colour } en ligne !
   *[other] { $count } trios { $colour }, un seul compte !
}
help-gap = Une case vide : un jeton pour toi.
help-gap-none = Une case vide. Il n’y a plus de jeton à prendre.
help-cell = { $colour } sur { $under }.

## Le journal

log-turn = Tour { $turn }
log-taken = { $name } prend un { $colour } (A)
log-drew = { $name } pioche un { $colour }
log-swapped = { $name } échange (B)
log-hunted = { $name } lâche le chien
log-hunted-gap = { $name } : chien au vide
log-skipped = { $name } doit passer
log-no-token = { $name } : pas de jeton
log-played = { $name } pose un { $colour }
log-blind = { $name } à l’aveugle : { $colour }
log-played-gap = { $name } comble un vide
log-stole = { $name } dévalise { $victim }
log-set = { $name } : trio { $colour }, +{ $count }
log-chain = { $name } enchaîne : { $colour }, +{ $count }
log-flipped = Retourné : { $one }, { $other }
log-projects = { $name } : 3 Projets !
log-event = { $what }
log-event-waits = En attente : { $what }
log-passed = { $name } passe un { $colour } à { $to }
log-gone = { $name } perd un { $colour }
log-nowhere = { $colour } : aucune place
log-last-round = Lambines : dernier tour
log-ended = Le potager est vide

## Le pense-bête

crib-title = À la fin
crib-score = max × min
crib-tokens = +1 par jeton
crib-none = absente : ignorée
crib-bobtail = chien : ni carte, ni ligne

## Comment finit une partie

reason-score = Le plus de points
reason-fewer-tokens = Égalité : moins de jetons
reason-shared = Partagée

## Après la partie

stat-sets = Trios
stat-chains = dont enchaînés
stat-projects = Trios de Projets
stat-cubes = Cubes gagnés
stat-lost = Cubes restés sans place
stat-taken = Cartes prises (A)
stat-swaps = Piles déplacées (B)
stat-gaps = Cases vides comblées
stat-stolen = Jetons pris aux autres
stat-blind = Cartes jouées à l’aveugle

## Pourquoi un robot a fait ça

bot-reason-display = La meilleure ligne en vue, ou la moins bonne pour la place suivante.
bot-reason-deck = Rien d’ouvert ne convient ; la pioche, peut-être.
bot-reason-take = Cette couleur fait monter le score.
bot-reason-swap = Deux en ligne attendent la troisième.
bot-reason-hunt = Le chien dégage le chemin d’une ligne.
bot-reason-cell = Cette case donne le plus et laisse le moins.
bot-reason-line = Cette ligne contient plus de ce qu’il faut.
bot-reason-seat = Qui mène peut bien s’en passer.
bot-reason-cube = Celui qui manquera le moins.
bot-reason-skip = Il n’y avait rien à poser.
