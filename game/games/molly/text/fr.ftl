## Hors de la table : accueil, places, remerciements

game-title = Molly
    .minutes = 25
    .turn = tour { $turn }
    .turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    .mood = piles retournées et bêches volées
    .about = Aligne trois taupes, prends une pile, et vois ce que deviennent les deux autres.
    .by = Christian Giove
    .publisher = GateOnGames
option-bobtail = Bobtail, le chien
    .help = une chasse au lieu d’échanger des piles
option-open-burrows = Terriers ouverts
    .help = tous voient tous les terriers
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
to-tardy = Lambine dans { $count }
last-round-plaque = Dernier tour
deck-empty = Vide
spent = payé { $count }
supply = { $count ->
    [0] 0 jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
tokens = { $count ->
    [0] 0 jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
at-turn = joue
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
flip-text = Toute la pile se retourne : sa carte du fond remonte et montre l’autre côté. Une taupe face cachée montre sa frimousse. Une taupe face visible montre un Projet.
flip-short = Retournée, une pile montre l’autre côté de sa carte du fond.
bobtail-title = Le Bobtail
bobtail-text = Pas de carte sur lui, pas de trio à travers lui. Pour un jeton, il saute d’une case, en diagonale aussi. La pile de cette case va sur une case vide au choix.

## Noms de ce qu’on peut choisir

word-cell = case { $number }
word-display = la taupe { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} de l’étal
word-seat = { $name }
word-deck = une carte inconnue de la pioche
word-take = Prendre une carte
word-swap = Échanger deux piles
word-hunt = Envoyer Bobtail
word-skip = Passer
pass-anyway = Passer quand même
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

turn-of = { $name ->
    [you] À toi de creuser.
   *[other] { $name } creuse.
}
thinking = { $name ->
    [you] À toi de jouer.
   *[other] { $name } réfléchit…
}
act-title = { $name ->
    [you] Pose une carte
   *[other] { $name } : pose une carte
}
act-body = Une de l’étal, ou une de la pioche, à l’aveugle.
act-body-last = Ton dernier tour ! Tu peux encore dépenser des jetons avant.
act-note = { $tokens ->
    [0] Aucun jeton : pose simplement une carte.
    [one] { $tokens } jeton : avant, tu peux faire une action spéciale.
   *[other] { $tokens } jetons : avant, tu peux faire des actions spéciales.
}
play-title = { $name ->
    [you] Où poser la taupe { $colour ->
        [blanc] blanche
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } ?
   *[other] { $name } : où poser la taupe { $colour ->
       [blanc] blanche
       [bleu] bleue
       [vert] verte
      *[other] { $colour }
   } ?
}
play-body = Pas sur sa propre couleur. Une case vide te donne un jeton.
play-body-none = Pas sur sa propre couleur. Il n’y a plus de jeton à prendre.
corners-note = Les coins montrent où c’est possible.
makes-set = Trois en ligne ! Des piles vont se retourner : impossible d’annuler ensuite.
drew-title = { $name ->
    [you] Tu pioches une taupe { $colour ->
        [blanc] blanche
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    }.
   *[other] { $name } pioche une taupe { $colour ->
       [blanc] blanche
       [bleu] bleue
       [vert] verte
      *[other] { $colour }
   }.
}
drew-body = Tu dois la poser. Où ?
fits-nowhere-body = Cette carte ne va nulle part. Pose une carte de l’étal.
take-title = { $name ->
    [you] Prends une carte
   *[other] { $name } : prends une carte
}
take-body = Quelle carte de l’étal prends-tu ? Elle devient un cube dans ton terrier.
take-note = Une nouvelle carte prend sa place.
swap-title = { $name ->
    [you] Échange deux piles
   *[other] { $name } : échange deux piles
}
swap-first = Choisis la première pile à échanger.
swap-second = Avec quelle voisine l’échanger ?
hunt-title = { $name ->
    [you] Envoie Bobtail
   *[other] { $name } : envoie Bobtail
}
hunt-first = Où saute Bobtail ?
hunt-second = Sur quelle case vide va cette pile ?
hunt-note = D’une case, en diagonale aussi.
set-title = { $name ->
    [you] Trio { $colour } ! Quelle pile prends-tu ?
   *[other] { $name } : trio { $colour } ! Quelle pile prends-tu ?
}
set-body = Ses cartes deviennent tes cubes. Les deux autres piles se retournent.
set-note = Sans fouiller ni compter. Impossible d’annuler ensuite.
two-sets = { $name ->
    [you] Quel trio compte ?
   *[other] { $name } : quel trio compte ?
}
two-sets-body = Tu en as plusieurs, un seul compte.
cover-title = { $name ->
    [you] Où poser la taupe { $colour ->
        [blanc] blanche
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    } ?
   *[other] { $name } : où poser la taupe { $colour ->
       [blanc] blanche
       [bleu] bleue
       [vert] verte
      *[other] { $colour }
   } ?
}
cover-body = Pose une carte sur chacun des trois Projets.
cover-note = Les trios ainsi formés ne comptent pas.
event-waits = Puis l’Événement : { $what }
steal-title = { $name ->
    [you] Prends un jeton à quelqu’un
   *[other] { $name } : prends un jeton à quelqu’un
}
steal-body = La réserve est à sec. À qui le prends-tu ?
pass-title = { $name ->
    [you] Donne un cube à { $right }
   *[other] { $right ->
        [you] { $name } te donne un cube
       *[other] { $name } : donne un cube à { $right }
    }
}
pass-body = Choisis un des tiens. Chacun donne le sien, tous en même temps.
pass-short = Un cube à droite
discard-short = Un cube en moins
discard-title = { $name ->
    [you] Défausse un cube
   *[other] { $name } : défausse un cube
}
discard-body = Choisis celui qui te manquera le moins.
discards-next = { $name ->
    [you] Tu choisis le cube à défausser.
   *[other] { $name } choisit le cube à défausser.
}
event-tokens = Un jeton chacun
event-tokens-body = À tour de rôle. Si la réserve est à sec, on le prend à quelqu’un.
event-draw = Une carte chacun
event-draw-body = Son cube va au terrier, bienvenu ou non.
event-gaps = Les cases vides se remplissent
event-gaps-body = Chacune reçoit une taupe de la pioche, face visible. Ni trios, ni jetons.
event-backs = Les Projets sont recouverts
event-backs-body = Chaque dos reçoit une taupe de la pioche, face visible. Aucun trio ne compte.
event-pass = Chacun passe un cube
event-pass-body = À droite, tous à la fois, choisi en secret.
event-discard = Chacun défausse un cube
event-discard-body = Celui qu’on veut, l’un après l’autre.
over-won = { $name ->
    [you] Tu gagnes avec { $points } !
   *[other] { $name } gagne avec { $points } !
}
over-shared = Victoire partagée à { $count }, avec { $points } !
over-fewer-tokens = Égalité : qui a le moins de jetons gagne.
over-body = Ta plus haute colonne × la plus basse, plus 1 point par jeton.

## Derrière le rideau

burrow-title = { $name ->
    [you] Ton terrier
   *[other] Terrier { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
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
one-more = Soigne ta plus basse colonne : la plus haute la multiplie. Une couleur absente ne compte pas.
first-would-cost = Un premier cube { $colour } serait ta plus basse colonne et te coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
first-would-not = Un premier cube { $colour } { $points ->
    [0] ne changerait rien
    [one] rapporterait { $points } point
   *[other] rapporterait { $points } points
}. Une couleur absente ne compte pas.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-no-token = Tu n’as aucun jeton à dépenser.
why-not-same-colour = Jamais sur une carte de sa propre couleur.

## Ce qu’on montre du doigt

help-display = Poser la taupe { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} : choisis ensuite sa case.
help-take-card = Prends un cube { $colour } pour 1 jeton.
help-take-worth = Un cube { $colour } pour 1 jeton : { $points ->
    [0] ton score ne change pas.
    [one] { NUMBER($points, signDisplay: "exceptZero") } point pour toi tout de suite.
   *[other] { NUMBER($points, signDisplay: "exceptZero") } points pour toi tout de suite.
}
help-peek = Ton terrier, rien que pour tes yeux.
help-deck = À l’aveugle : il faudra poser ce qui vient.
help-take = 1 jeton : une carte de l’étal devient ton cube.
help-swap = 1 jeton : échange deux piles voisines.
help-hunt = 1 jeton : Bobtail saute, et la pile où il atterrit va sur une case vide.
help-skip = Rien ne peut être posé.
help-steal = { $name ->
    [you] Te prendre un jeton.
   *[other] Prendre un jeton à { $name }.
}
help-line = Le trio { $colour }.
help-line-projects = Trois Projets : trois jetons, et trois cartes pour les recouvrir.
help-cube = Défausse un cube { $colour }.
help-take-pile = Prends cette pile ; les deux autres se retournent.
help-swap-pile = Les piles changent de place en entier. Aucun trio ne compte avant de poser une carte.
help-hunt-pile = La pile d’ici ira sur une case vide.
help-hunt-gap = Une case vide : aucune pile ne bouge.
help-hunt-space = La pile vient ici, telle quelle.
help-makes-set = { $count ->
    [one] Un trio { $colour } en ligne !
   *[other] { $count } trios { $colour }s, un seul compte !
}
help-gap = Une case vide : un jeton pour toi.
help-gap-none = Une case vide. Il n’y a plus de jeton à prendre.
help-cell = Une taupe { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
} sur : { $under }.

## Le journal

log-turn = Tour { $turn }
log-taken = { $name ->
    [you] Tu prends
   *[other] { $name } prend
} un cube { $colour } à l’étal
log-drew = { $name ->
    [you] Tu pioches
   *[other] { $name } pioche
} un cube { $colour }
log-swapped = { $name ->
    [you] Tu échanges
   *[other] { $name } échange
} deux piles
log-hunted = { $name ->
    [you] Tu envoies
   *[other] { $name } envoie
} Bobtail sur une pile
log-hunted-gap = { $name ->
    [you] Tu envoies
   *[other] { $name } envoie
} Bobtail sur une case vide
log-skipped = { $name ->
    [you] Tu dois passer
   *[other] { $name } doit passer
}
log-no-token = { $name ->
    [you] Pas de jeton pour toi
   *[other] Pas de jeton pour { $name }
}
log-played = { $name ->
    [you] Tu poses
   *[other] { $name } pose
} une taupe { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
}
log-blind = { $name ->
    [you] Tu joues
   *[other] { $name } joue
} à l’aveugle : une taupe { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
}
log-played-gap = { $name ->
    [you] Tu combles
   *[other] { $name } comble
} une case vide
log-stole = { $name ->
    [you] Tu chipes un jeton à { $victim }
   *[other] { $victim ->
        [you] { $name } te chipe un jeton
       *[other] { $name } chipe un jeton à { $victim }
    }
}
log-set = { $name ->
    [you] Tu fais
   *[other] { $name } fait
} un trio { $colour } : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
log-chain = { $name ->
    [you] Tu enchaînes
   *[other] { $name } enchaîne
} : trio { $colour }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
log-flipped = Deux piles se retournent : { $one } et { $other }
log-flipped-alike = Deux piles se retournent : deux fois { $one }
log-projects = { $name ->
    [you] Tu alignes
   *[other] { $name } aligne
} 3 Projets !
log-event = Événement : { $what }
log-event-waits = Un Événement attend : { $what }
log-passed = { $name ->
    [you] Tu donnes un cube { $colour } à { $to }
   *[other] { $to ->
        [you] { $name } te donne un cube { $colour }
       *[other] { $name } donne un cube { $colour } à { $to }
    }
}
log-gone = { $name ->
    [you] Tu défausses
   *[other] { $name } défausse
} un cube { $colour }
log-nowhere = Une taupe { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
} n’a de place nulle part
log-last-round = Dernier tour de table ! Voilà les Lambines
log-ended = Le potager est récolté

## Le pense-bête

crib-title = À la fin
crib-score = max × min
crib-tokens = +1 par jeton
crib-none = couleur absente : ignorée
crib-bobtail = bloque sa case

## Comment finit une partie

reason-score = Le plus de points
reason-fewer-tokens = Égalité : moins de jetons
reason-shared = Victoire partagée

## Après la partie

stat-sets = Trios
stat-chains = dont enchaînés
stat-projects = Trios de Projets
stat-cubes = Cubes gagnés
stat-lost = Cubes restés sans place
stat-taken = Cartes prises
stat-swaps = Piles déplacées
stat-gaps = Cases vides comblées
stat-stolen = Jetons pris aux autres
stat-blind = Cartes jouées à l’aveugle

## Pourquoi un robot a fait ça

bot-why-set = La case { $number } fait un trio { $colour } : { $line }.
bot-why-token = La case { $number } est vide : une carte y rapporte un jeton.
bot-why-cell = Sur la case { $number }, la { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} aide le moins qui joue ensuite.
bot-why-deck = Une carte inconnue de la pioche peut faire mieux que l’étal.
bot-why-take = Un cube { $colour } vaut plus que le jeton.
bot-why-swap = La case { $number } échangée, il ne manque qu’une { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} : { $line }.
bot-why-hunt = Avec Bobtail sur la case { $number }, il ne manque qu’une { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} : { $line }.
bot-why-moved = Le potager est mieux avec la case { $number } changée.
bot-why-thick = La pile de la case { $number } est la plus épaisse.
bot-why-pile = La pile de la case { $number } convient le mieux au terrier.
bot-why-projects = Trois Projets rapportent des jetons : { $line }.
bot-why-cover = Ici aucun trio ne compte : la { $colour ->
    [blanc] blanche
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} peut aller case { $number }.
bot-why-seat = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} là-bas : on peut s’en passer d’un.
bot-why-cube = Le cube { $colour } manquera le moins.
bot-why-passed = Celui qui manquera le moins.
bot-why-skip = Il n’y avait rien à poser.
bot-why = Cela semblait le meilleur choix.

## D’où viennent les points

account-cubes = Max × min
account-tokens = Jetons
account-cubes-held = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}

## Un mot gentil après la partie

award-three-in-a-row = Trois de suite
award-three-in-a-row-line = { $count } trios
award-chain-reaction = Réaction en chaîne
award-chain-reaction-line = { $count } trios en retournant
award-deep-digger = Creuse profond
award-deep-digger-line = { $count } cartes d’une pile
award-rainy-day = Poire pour la soif
award-rainy-day-line = { $count } jetons au sec
award-one-colour = Couleur préférée
award-one-colour-line = { $count } cubes d’une couleur
award-rainbow = Terrier arc-en-ciel
award-rainbow-line = { $count } ou plus de chaque couleur
award-full-burrow = Terrier plein
award-full-burrow-line = { $count } cubes à la maison
award-overflowing = Ça déborde
award-overflowing-line = { $count } cubes sans place
award-brave-nose = Museau courageux
award-brave-nose-line = { $count } cartes à l’aveugle
award-furniture-mover = Déménagement
award-furniture-mover-line = { $count } échanges de piles
award-bobtail-friend = Bobtail et moi
award-bobtail-friend-line = { $count } balades avec lui
award-gap-filler = Bouche-trou
award-gap-filler-line = { $count } cases vides remplies
award-light-paws = Pattes légères
award-light-paws-line = { $count } jetons des autres
award-open-pockets = Poches ouvertes
award-open-pockets-line = { $count } jetons donnés
award-quick-choice = Choix rapide
award-quick-choice-line = { $count } cartes vite rentrées
award-project-leader = Chef de projet
award-project-leader-line = { $count } trios de Projets
award-loud-flip = Grand retournement
award-loud-flip-line = { $count } piles retournées
award-kind-neighbour = Bon voisinage
award-kind-neighbour-line = { $count } cubes transmis

## Sur le téléphone

hand-burrow = Ton terrier
hand-one-more = un de plus : { $points }
hand-cubes = Tes cubes
hand-leaves = il t’en reste { $count }
hand-cards = Cartes
hand-garden = Le potager
hand-dog = le Bobtail
hand-gap = vide
hand-cubes-of = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}

page-compost = { $count ->
    [0] Rien n’a encore été jeté.
    [one] 1 carte a été jetée.
   *[other] { $count } cartes ont été jetées.
}
