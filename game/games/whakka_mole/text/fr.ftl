## Hors de la table : accueil, places, remerciements

game-title = Whakka Mole
    .minutes = 10
    .turn = tour { $turn }
    .turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    .mood = choix secrets
    .about = Surgis, tape à ta gauche, esquive les coups. À cinquante points, c’est fini.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Trous par feuille
    .help = neuf : un pavé numérique
option-stubborn = Taupes têtues
    .help = une taupe intacte qui reste dans son trou vaut 2 points
option-play-on = Prolongations
    .help = tant qu’il y a égalité
manner-even = calme
manner-bold = intrépide
manner-shy = timide
manner-homebody = sédentaire
manner-wanderer = nomade

## Sur la table

turn = Tour { $turn }
race-to = But
status-ready = C’est prêt
status-writing = choisit…
status-asleep = endormi
label-last-turn = le tour d’avant
tag-hit-by = +{ $points } { $name ->
    [you] toi
   *[other] { $name }
}
tag-miss = raté
whom-title = Qui tape sur qui
whom-foot = toujours à gauche
word-hole = Trou { $key }

## L’invite

write = Choisis en secret !
waiting-bots = Les robots choisissent…
waiting-one = { $name ->
    [you] Il ne manque que toi.
   *[other] { $name } choisit encore.
}
waiting-two = { $one ->
    [you] { $other } et toi choisissez
   *[other] { $other ->
        [you] { $one } et toi choisissez
       *[other] { $one } et { $other } choisissent
    }
} encore.
waiting-many = { $count } choisissent encore.
step-moles = Tes taupes
step-moles-body = de 1 à { $holes } trous
step-whack = Ton coup
step-whack-body = sur la feuille de gauche
step-whack-other = sur l’autre feuille
step-sealed = Scellé
step-sealed-body = en attendant les autres
moles-title = { $name ->
    [you] Où surgissent tes taupes ?
   *[other] { $name } : où surgissent tes taupes ?
}
moles-body = Choisis de 1 à { $holes } trous. Chaque taupe vaut 1 point. Un seul coup réussi chez toi, et tout est perdu !
moles-body-stubborn = Choisis de 1 à { $holes } trous. 1 point par taupe, { $again } si elle a survécu au même trou. Un coup réussi, et tout est perdu !
moles-count = { $count ->
    [0] pas de taupe
    [one] { $count } taupe
   *[other] { $count } taupes
}
whack-title = { $name ->
    [you] Sur quel trou taper ?
   *[other] { $name } : sur quel trou taper ?
}
whack-body = { $target ->
    [you] Chez toi.
   *[other] Chez { $target }.
} Une taupe touchée : { $points } points, et la feuille est vidée.
whack-sure = Taper sur le trou { $key } !
popped = Les voilà !
popped-body = À vos maillets…
reveal-hits = { $hits ->
    [0] Personne n’a rien touché.
    [one] { $seats } coups, dont un réussi.
   *[other] { $seats } coups, dont { $hits } réussis.
}
feud = { $name ->
    [you] Tu touches { $target } : déjà { $times } fois !
   *[other] { $target ->
        [you] { $name } te touche : déjà { $times } fois !
       *[other] { $name } touche { $target } : déjà { $times } fois !
    }
}
revenge = { $name ->
    [you] Tu prends ta revanche !
   *[other] { $name } prend sa revanche !
}
feud-times = { $times }× !
feud-retort = Pourquoi toujours moi ?
revenge-retort = Je l’ai bien cherché.
hit-clears = Sur une feuille touchée, les taupes ne rapportent rien.
best-both = { $name ->
    [you] Toi
   *[other] { $name }
} : { $moles } pour les taupes + 6 pour le coup de maillet = { $total }.
best-moles = { $name ->
    [you] Toi
   *[other] { $name }
} : { $moles ->
    [one] { $moles } point
   *[other] { $moles } points
} pour les taupes. Feuille intacte !
best-hit = { $name ->
    [you] Toi : { $total } d’un coup de maillet.
   *[other] { $name } : { $total } d’un coup de maillet.
}
lead = { $name ->
    [you] Tu mènes avec { $score } : plus que { $short } !
   *[other] { $name } mène avec { $score } : plus que { $short } !
}
lead-shared = { $short ->
    [0] Égalité à { $score } !
   *[other] Égalité à { $score } : encore { $short }.
}
lead-there = { $name ->
    [you] Tu as { $score }. C’est fini !
   *[other] { $name } a { $score }. C’est fini !
}
over-won = { $name ->
    [you] Tu gagnes avec { $score } !
   *[other] { $name } gagne avec { $score } !
}
over-shared = { $count } joueurs se partagent la victoire, à { $score } !
over-body = { $turn ->
    [one] En { $turn } tour.
   *[other] En { $turn } tours.
}

## Le dernier maillet

last-mallet = Ce tour peut tout décider !
last-missed = PFFFT !
last-not-yet = Ouf ! Pas encore.
last-tied = Égalité à { $score } : on continue !

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-sealed = Ta feuille est déjà scellée.
why-not-no-mole = Au moins une taupe doit surgir.
why-not-one-hole = Choisis l’un des trous.

## Ce qu’on montre du doigt

help-mole = Une taupe ici vaut 1 point si personne ne touche ta feuille.
help-mole-was = Tu avais une taupe ici au tour d’avant. De nouveau 1 point si personne ne touche ta feuille.
help-stubborn = Ta taupe a survécu ici au tour d’avant : épargnée, elle vaut { $points }.
help-whack = { $points } points si { $name ->
    [you] tu caches
   *[other] { $name } cache
} une taupe ici.
help-whack-was = { $name ->
    [you] Tu avais une taupe ici au tour d’avant. { $points } points si elle y est encore.
   *[other] { $name } avait une taupe ici au tour d’avant. { $points } points si elle y est encore.
}

## Vu de près

page-track = La course
page-track-text = Dès que quelqu’un a { $goal } points ou plus à la fin d’un décompte, la partie s’arrête : le plus haut score gagne. { $tied }
page-track-shared = À égalité, la victoire est partagée.
page-track-on = En cas d’égalité en tête, on joue encore un tour, jusqu’à ce que quelqu’un passe devant.
page-track-seat = { $name ->
    [you] Toi : { $score }
   *[other] { $name } : { $score }
}
page-sheet = { $name ->
    [you] Ta feuille
   *[other] Feuille { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
page-sheet-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} sur { $goal }
page-sheet-text = À chaque tour, de 1 à { $holes } taupes choisies en secret surgissent ici. Chacune vaut 1 point. Mais si l’une d’elles est touchée, elles ne valent plus rien, et le coup rapporte { $points }.
page-sheet-stubborn = Une taupe qui a survécu au tour d’avant dans le même trou vaut { $points }.
page-whacks = { $name ->
    [you] Tu tapes chez { $target }.
   *[other] { $target ->
        [you] { $name } tape chez toi.
       *[other] { $name } tape chez { $target }.
    }
}
page-mallet = Le maillet
page-mallet-text = Une fois par tour, chaque maillet s’abat sur un trou de la feuille de gauche. S’il y a une taupe : { $points } points, et aucune taupe de cette feuille ne compte ce tour-ci. Si le trou est vide, il ne se passe rien.

## Le journal

log-hit = { $name ->
    [you] Tu touches { $target }
   *[other] { $target ->
        [you] { $name } te touche
       *[other] { $name } touche { $target }
    }
}
log-missed = { $name ->
    [you] Tu rates { $target }
   *[other] { $target ->
        [you] { $name } te rate
       *[other] { $name } rate { $target }
    }
}
log-leads = { $name ->
    [you] Tu mènes avec { $score }
   *[other] { $name } mène avec { $score }
}
log-tied = Égalité à { $score }
log-turn = Tour { $turn }
log-play-on = Égalité : le tour { $turn } tranche
log-won = { $name ->
    [you] Tu gagnes avec { $score }
   *[other] { $name } gagne avec { $score }
}
log-shared = { $count } se partagent la victoire, à { $score }

## Le pense-bête

crib-title = Chaque tour
crib-hit = touché : +{ $points }, vide tout
crib-mole = debout : +1
crib-stubborn = survécu, même trou : +{ $points }
crib-goal = fin à { $goal }

## Comment finit une partie

reason-fifty = Cinquante points
reason-shared = Victoire partagée
reason-played-on = Gagnée aux prolongations

## Après la partie

stat-hits = Touchés
stat-missed = Ratés
stat-struck = Coups reçus
stat-lost = Taupes perdues
stat-moles = Points des taupes
stat-best = Meilleur tour
stat-average = Taupes par tour

## Pourquoi un robot a fait ça

bot-why-greedy = { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
} : plus de points, ça vaut le coup.
bot-why-careful = { $count ->
    [one] { $count } taupe est plus dure
   *[other] { $count } taupes sont plus dures
} à trouver.
bot-why-balance = { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
} : c’est ce qui rapporte le plus en moyenne.
bot-why-again = Une taupe était au trou { $key } au tour d’avant, et les taupes reviennent.
bot-why-moved = Le trou { $key } était vide au tour d’avant, et les taupes déménagent.
bot-why-first = On ne sait encore rien : le trou { $key } en vaut un autre.

## D’où viennent les points

account-hits = Touchés
account-moles = Debout
account-stubborn = Taupes têtues

## Un mot gentil après la partie

award-sure-mallet = Maillet sûr
award-sure-mallet-line = { $count } coups réussis
award-fresh-air = Bol d’air
award-fresh-air-line = { $count } coups dans le vide
award-hot-streak = Série en or
award-hot-streak-line = { $count } touchés de suite
award-ghost = Le fantôme
award-ghost-line = { $count } tours sans bosse
award-favourite-hole = Trou préféré
award-favourite-hole-line = { $count } coups au même endroit
award-tough-skull = Tête dure
award-tough-skull-line = { $count } fois sous le maillet
award-good-loser = Sans rancune
award-good-loser-line = { $count } bosses, et le sourire
award-clean-sweep = Coup de balai
award-clean-sweep-line = { $count } taupes d’un coup
award-comeback = Coup rendu
award-comeback-line = { $count } touchés après une bosse
award-full-house = Maison pleine
award-full-house-line = { $count } taupes sorties
award-greedy-garden = Jardin gourmand
award-greedy-garden-line = { $count } taupes d’un seul coup
award-careful-paws = Pattes prudentes
award-careful-paws-line = { $count } tours avec une seule taupe
award-stubborn = Taupe têtue
award-stubborn-line = { $count } fois sans bouger
award-homebody = Casanière
award-homebody-line = { $count } points en restant debout
award-big-turn = Grand tour
award-big-turn-line = { $count } points d’un coup

## Sur le téléphone

hand-mole-up = ta taupe est dehors
hand-was-up = ta taupe est sortie au tour d’avant
hand-up = dehors : { $count } ; +{ $count } si personne ne touche
hand-none-up = Appuie sur un trou : une taupe y sortira.
hand-print = une taupe au tour { $turn }
hand-mallet = ton maillet
hand-prints = Les taupes des deux derniers tours.
hand-no-prints = Pas encore de taupe ici.
hand-race = La course à { $goal }
hand-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
