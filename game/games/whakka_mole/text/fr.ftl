## Hors de la table : accueil, places, remerciements

game-title = Whakka Mole
    .minutes = 10
    .mood = choix secrets
    .about = Surgis, tape à ta gauche, esquive les coups. Cinquante points gagnent.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Trous par feuille
    .help = neuf : un pavé numérique
option-stubborn = Taupes têtues
    .help = qui reste compte 2
option-play-on = Prolonger
    .help = jusqu’à départager
manner-even = calme
manner-bold = intrépide
manner-shy = timide
manner-homebody = sédentaire
manner-wanderer = nomade

## Sur la table

turn = Tour { $turn }
race-to = Vers
status-ready = Prêt
status-writing = écrit…
label-last-turn = le tour d’avant
tag-hit-by = +{ $points } { $name }
tag-miss = raté
whom-title = Qui tape qui
whom-foot = toujours à gauche
word-hole = Trou { $key }

## L’invite

write = Écris en secret !
waiting-bots = Les robots écrivent…
waiting-one = { $name } écrit encore.
waiting-two = { $one } et { $other } écrivent encore.
waiting-many = Feuilles encore ouvertes : { $count }.
step-moles = Tes taupes
step-moles-body = d’un à { $holes } trous
step-whack = Ton coup
step-whack-body = sur la feuille de gauche
step-sealed = Scellé
step-sealed-body = en attendant les autres
moles-title = { $name } : où surgissent tes taupes ?
moles-body = Coche d’un à { $holes } trous. Chaque taupe épargnée vaut 1 point.
moles-body-stubborn = Coche d’un à { $holes } trous. 1 point chacune, { $again } si l’une reste.
moles-count = { $count ->
    [0] pas de taupe
    [one] { $count } taupe
   *[other] { $count } taupes
}
whack-title = { $name } : quel trou tapes-tu ?
whack-body = Chez { $target }. Une taupe trouvée vaut { $points } et vide tout.
popped = Les voilà !
popped-body = À vos maillets…
reveal-hits = { $hits ->
    [0] Personne n’a touché.
    [one] { $hits } bon coup sur { $seats }.
   *[other] { $hits } bons coups sur { $seats }.
}
hit-clears = Une feuille touchée ne compte rien.
best-both = { $name } : { $moles ->
    [one] { $moles } taupe
   *[other] { $moles } taupes
} + 6 = { $total }.
best-moles = { $name } : { $moles ->
    [one] { $moles } point
   *[other] { $moles } points
} de taupes introuvables.
best-hit = { $name } : { $total } pour le coup.
lead = { $name } mène avec { $score } : encore { $short }.
lead-shared = { $short ->
    [0] Égalité à { $score } !
   *[other] Égalité à { $score } : encore { $short }.
}
lead-there = { $name } a { $score }. C’est fini !
over-won = { $name } gagne avec { $score } !
over-shared = { $count } taupes partagent la victoire, à { $score } !
over-body = En { $turn } tours.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-sealed = Ta feuille est déjà scellée.
why-not-no-mole = Au moins une taupe doit surgir.
why-not-one-hole = Choisis l’un des trous.

## Ce qu’on montre du doigt

help-mole = Une taupe ici vaut 1 point si personne ne touche ta feuille.
help-mole-was = Tu avais une taupe ici au tour d’avant. De nouveau 1 point si personne ne touche ta feuille.
help-stubborn = Ta taupe était ici au tour d’avant : si elle reste, elle compte { $points }.
help-whack = { $points } points si { $name } cache une taupe ici.
help-whack-was = { $name } avait une taupe ici au tour d’avant. { $points } points si elle y est encore.

## Le journal

log-hit = { $name } touche { $target }
log-missed = { $name } rate { $target }
log-leads = { $name } mène à { $score }
log-turn = Tour { $turn }
log-play-on = Égalité : le tour { $turn } tranche
log-won = { $name } gagne avec { $score }
log-shared = Victoire à { $count } avec { $score }

## Le pense-bête

crib-title = Chaque tour
crib-hit = coup : +{ $points }, vide tout
crib-mole = debout : +1
crib-stubborn = même trou : +{ $points }
crib-goal = fin à { $goal }

## Comment finit une partie

reason-fifty = Cinquante points
reason-shared = Partagée
reason-played-on = Prolongée jusqu’à départager

## Après la partie

stat-hits = Réussis
stat-missed = Ratés
stat-struck = Coups reçus
stat-lost = Taupes perdues
stat-moles = Points des taupes
stat-best = Meilleur tour
stat-average = Taupes par tour

## Pourquoi un robot a fait ça

bot-reason-greedy = Plus de taupes, plus de points : cela vaut le risque.
bot-reason-careful = Peu de taupes sont dures à trouver.
bot-reason-balance = Autant de taupes qu’il en paie en moyenne.
bot-reason-again = Les taupes reviennent où elles étaient à l’abri.
bot-reason-moved = Les taupes déménagent après une frayeur.
