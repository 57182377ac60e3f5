## Hors de la table : accueil, places, remerciements

game-title = Mole Park
    .minutes = 20
    .turn = manche { $turn }
    .turns = { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    }
    .mood = des dés, des lots, une couronne
    .about = Lance, tape, gagne des lots, et décroche la couronne.
    .by = Restart Round
    .publisher = Restart Round
option-crown = Étoiles de la couronne
    .help = plus il en faut, plus c’est long
option-deal = Taupes par trou
    .help = une, ou deux à partir de six
    .auto = variable
manner-even = calme
manner-grabber = rapace
manner-hoarder = avare
manner-swinger = cogne-dur
manner-courtier = arriviste

## Sur la table

round = Manche { $round }
stand-candy = Antre Bonbon
    .short = Bonbons
stand-burrowed = Trésors enfouis
    .short = Trésors
stand-inflation = Station Gonflette
    .short = Gonflette
stand-grotto = Grotte Gadget
    .short = Gadgets
stand-vault = Coffre royal
    .short = Coffre
stand-closed = fermé
stand-empty = épuisé
die-glove = Gant de boxe
    .short = Gant
die-pan = Poêle à frire
    .short = Poêle
die-mallet = Maillet géant
    .short = Maillet
die-prize = Dé étoile
cash-in = À la caisse
faces = { $faces }
pile-deck = pioche { $count }
pile-discards = défausse { $count }
hand-count = { $count } sur 5
hand-empty = vide
no-prize-yet = aucun lot
tie = Égalité !
goes-for-it = { $name ->
    [you] Tu tentes la couronne !
   *[other] { $name } tente la couronne !
}
shout-miss = Raté !
shout-wham = Vlan !
shout-share = Partage !
shout-jackpot = Gros lot !
shout-none = Rien du tout !
new-king = Un nouveau Roi Taupe !
goes-first = { $name ->
    [you] Toi d’abord
   *[other] D’abord { $name }
}
word-hold = Pas cette fois
word-crown = Tenter la couronne
word-pass = Partir sans rien
take = Prendre
stand-missing = encore { $stars }
leave-sure = { $stars ->
    [one] Laisser { $stars } étoile ?
   *[other] Laisser { $stars } étoiles ?
}

## Ce que fait une place

status-ready = C’est prêt
status-choosing = choisit…
status-asleep = endormi
status-discarding = défausse…
status-needs-mole = pas de taupe
status-crown = la couronne
status-cashes = à la caisse
status-missed = raté !
status-hole = trou { $hole }
status-moles = { $count ->
    [0] pas de taupe
    [one] +{ $count } taupe
   *[other] +{ $count } taupes
}
status-total = total : { $total }
status-picks = prend un lot
status-decides = départage
status-king = Roi Taupe !
sum-buys = { $stars ->
    [one] 1 étoile : un lot
   *[other] { $stars } étoiles : un lot
}
sum-moles = { $count ->
    [one] 1 taupe
   *[other] { $count } taupes
} : { $stars }
sum-prizes = lots : { $stars }
sum-die = dé : { $stars }
fate-picks = se sert
fate-tied = à égalité
fate-nothing = rien
fate-crown = sacre !
fate-short = pas assez

## L’invite

waiting-bots = Les robots décident…
waiting-one = { $name ->
    [you] Il ne manque que toi.
   *[other] { $name } décide encore.
}
waiting-many = { $count } décident encore.
roll-off-title = Qui est roi ?
roll-off-body = Le plus haut dé étoile gagne. À égalité, on relance.
king-title = { $name ->
    [you] Te voilà Roi Taupe.
   *[other] { $name } est Roi Taupe.
}
king-body = À égalité pour un lot, le Roi Taupe dit qui se sert d’abord. S’il est du nombre, il se sert en dernier.
next-round = Manche { $round }
crown-title = Qui tente la couronne ?
crown-mine = { $name ->
    [you] Tu tentes la couronne ?
   *[other] { $name } : tu tentes la couronne ?
}
crown-mine-body = { $faces ->
    [0] { $goal } étoiles sont hors de portée.
    [6] { $goal } étoiles : toutes les faces du dé suffisent.
    [1] { $goal } étoiles : une des six faces suffit.
   *[other] { $goal } étoiles : { $faces } des six faces suffisent.
}
crown-note = Si tu restes en dessous, tu perds toutes tes taupes et ne gagnes rien. Impossible de changer d’avis !
choose-title = Choisis un dé !
choose-mine = { $name ->
    [you] Choisis un dé
   *[other] { $name } : choisis un dé
}
choose-body = D’autres iront peut-être au même trou.
discard-title = Cinq taupes, pas plus !
discard-mine = { $name ->
    [you] Gardes-en cinq
   *[other] { $name } : gardes-en cinq
}
discard-body = { $over ->
    [one] Défausses-en { $over }.
   *[other] Défausses-en { $over }.
} { $keep } restent en main.
discard-count = { $count } sur { $over }
roll-title = On lance !
roll-body = Tous les dés d’un coup.
whack-title = On tape !
whack-nobody = Personne n’a eu de taupe.
whack-alone = { $name ->
    [you] Tu vides
   *[other] { $name } vide
} le trou { $hole } : { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}.
whack-shared = { $dice } joueurs se partagent le trou { $hole } : { $count ->
    [one] { $count } taupe chacun
   *[other] { $count } taupes chacun
}.
cash-title = À la caisse !
cash-body = { $name ->
    [you] Tu mènes avec { $total } étoiles.
   *[other] { $name } mène avec { $total } étoiles.
}
tie-title = { $name ->
    [you] À toi de trancher : qui se sert d’abord ?
   *[other] { $name }, à toi de trancher : qui se sert d’abord ?
}
tie-body = Ton ordre vaut pour toute l’égalité.
pick-title = { $name ->
    [you] Prends un lot
   *[other] { $name } : prends un lot
}
pick-body = Tes taupes partent de toute façon.
showdown-title = Finale pour la couronne
showdown-short = Finale
showdown-body = Les quatre dés. { $moles } taupes dans chaque trou.
showdown-dice = On tape d’abord avec trois dés, puis on lance le dé étoile.
showdown-tie = Égalité à { $total } !
showdown-again = On vide le gazon et on recommence !
showdown-won = { $best } bat { $second } !
over-crown = { $total } étoiles !
over-king = { $name ->
    [you] Nouveau Roi Taupe : toi !
   *[other] Nouveau Roi Taupe : { $name }.
}

## Derrière le rideau

your-hand = Ta main
hand-of-five = taupes : { $count } sur 5
tray-room = { $count } sur { $most }, { $room ->
    [0] complet
   *[other] place pour { $room }
}
tray-stars = { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
no-mole-no-prize = Il faut taper avant de gagner : sans taupe, pas de dé étoile.

## Ce qu’on montre du doigt

help-glove = Gant de boxe : trou 1, 2 ou 3. Il ne rate jamais.
help-pan = Poêle à frire : trou 4 deux fois plus souvent que 2, 3 ou 5. Un lancer sur six rate.
help-mallet = Maillet géant : trou 6 le plus souvent, sinon 4 ou 5. Un lancer sur trois rate.
help-own = Regarde tes taupes, derrière le rideau.
help-prize-die = Passe à la caisse avec toutes tes taupes : de { $low } à { $high } étoiles.
help-prize = { $prize } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour de bon.

## Pourquoi quelque chose n’est pas possible

why-not-over = La partie est finie.
why-not-sealed = Tu as déjà choisi.
why-not-no-mole = Il faut taper avant de gagner : le dé étoile demande une taupe.
why-not-stand = Ce stand est fermé, vide ou trop cher.

## Le journal

log-king = { $name ->
    [you] Tu es Roi Taupe
   *[other] { $name } est Roi Taupe
}
log-round = Manche { $round }
log-declared = { $name ->
    [you] Tu tentes la couronne
   *[other] { $name } tente la couronne
}
log-missed = { $name ->
    [you] Tu rates
   *[other] { $name } rate
}
log-whacked = { $name ->
    [you] Tu attrapes
   *[other] { $name } attrape
} { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}
log-nobody = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $moles ->
    [0] aucune taupe
    [one] 1 taupe
   *[other] { $moles } taupes
} au trou { $hole } : personne n’attrape rien
log-discarded = { $name ->
    [you] Tu défausses
   *[other] { $name } défausse
} { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}
log-cashed = { $name ->
    [you] Tu passes
   *[other] { $name } passe
} à la caisse : { $parts } = { $total }
log-short = { $name ->
    [you] Tu manques la couronne
   *[other] { $name } manque la couronne
}
log-tie = { $name ->
    [you] Le roi te laisse te servir d’abord
   *[other] Le roi laisse { $name } se servir d’abord
}
log-won = { $name ->
    [you] Tu gagnes
   *[other] { $name } gagne
} un lot : { $prize } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
log-passed = { $name ->
    [you] Tu ne prends aucun lot
   *[other] { $name } ne prend aucun lot
}
log-nothing = { $name ->
    [you] Plus de lot pour toi
   *[other] Plus de lot pour { $name }
}
log-fled = { $count } taupes fuient le trou { $hole }
log-showdown = Finale à { $count } pour la couronne
log-showdown-again = Encore { $count } à égalité : on recommence
log-compared = { $name ->
    [you] Tu as { $total }
   *[other] { $name } a { $total }
}
log-crowned = { $name ->
    [you] Tu remportes la couronne
   *[other] { $name } remporte la couronne
}

## Le pense-bête : le cours d’une manche

course-title = Cette manche
course-crown = Couronne ?
course-choose = Choix du dé
course-roll = On lance !
course-whack = On tape
course-prizes = Les lots

## Comment finit une partie

reason-crown = Couronne sans finale
reason-showdown = Grande finale

## Après la partie

stat-moles = Taupes attrapées
stat-missed = Ratés
stat-shared = Trous partagés
stat-glove = Gant de boxe lancé
stat-pan = Poêle à frire lancée
stat-mallet = Maillet géant lancé
stat-cashed = Passages à la caisse
stat-won = Lots gagnés
stat-stars = Étoiles des lots
stat-empty = Passages pour rien
stat-showdown = Points de la finale
stat-face = Dés montrant { $face }

## Pourquoi un robot a fait ça

bot-why-crown = { $goal } étoiles sont à portée : la couronne, ça se tente !
bot-why-hold = Les { $goal } étoiles de la couronne sont encore trop loin.
bot-why-prize = Taper encore n’ajouterait plus grand-chose.
bot-why-glove = Le gant ne rate jamais. Aux trous 1 à 3 : { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}.
bot-why-pan = La poêle atteint les trous 2 à 5. Là : { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}.
bot-why-mallet = Le maillet atteint les trous 4 à 6. Là : { $count ->
    [one] { $count } taupe
   *[other] { $count } taupes
}.
bot-why-stand = { $stand } : { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}, le maximum à portée.
bot-why-tie = Seulement { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
} de lots, c’est le moins : premier choix.
bot-why-discard = Celles qui ont le moins d’étoiles manqueront le moins.
bot-why = Cela semblait le meilleur choix.

## Les lots

prize-candy-1 = Ver guimauve
prize-candy-2 = Sucette spirale
prize-candy-3 = Berlingot mordu
prize-candy-4 = Gommes cailloux
prize-candy-5 = Dentier caramel
prize-candy-6 = Limace en gelée
prize-candy-7 = Réglisse araignée
prize-candy-8 = Coupe de gadoue
prize-candy-9 = Muffin terrier
prize-candy-10 = Beignet tunnel
prize-burrowed-1 = Lunettes de mine
prize-burrowed-2 = Chaussette perdue
prize-burrowed-3 = Théière ébréchée
prize-burrowed-4 = Pendule et demie
prize-burrowed-5 = Botte gauche
prize-burrowed-6 = Parapluie retourné
prize-burrowed-7 = Trompette nouée
prize-burrowed-8 = Os de dino
prize-burrowed-9 = Plan grignoté
prize-burrowed-10 = Nain grognon
prize-inflation-1 = Ver gonflable
prize-inflation-2 = Bouée canard
prize-inflation-3 = Caniche ballon
prize-inflation-4 = Balle bancale
prize-inflation-5 = Cactus à gonfler
prize-inflation-6 = Marteau pouêt
prize-inflation-7 = Guitare à air
prize-inflation-8 = Coussin péteur royal
prize-grotto-1 = Périscope fouineur
prize-grotto-2 = Taupe à ressort
prize-grotto-3 = Radio lombric
prize-grotto-4 = Souliers sauteurs
prize-grotto-5 = Foreuse fusée
prize-grotto-6 = Sous-marin de poche
prize-grotto-7 = Scarabée robot
prize-vault-1 = Débouchoir d’or
prize-vault-2 = Brosse à joyaux
prize-vault-3 = Sceptre du goûter
prize-vault-4 = Ver dans l’œuf d’or
prize-vault-5 = Carotte diamant

## Les taupes

mole-1-a = Dort-debout
mole-1-b = Simon Simple
mole-1-c = Oups
mole-1-d = Paul la Poire
mole-1-e = Snif
mole-1-f = Hum
mole-2-a = Bob Pompon
mole-2-b = Ronchon
mole-2-c = Pâquerette
mole-2-d = Dodo Denis
mole-2-e = Pip l’Hélice
mole-2-f = Tête-de-Seau
mole-3-a = Lou Loupiote
mole-3-b = Fer-Blanc
mole-3-c = Suzie Soupe
mole-3-d = Comte Épi
mole-3-e = Pat la Fête
mole-3-f = Phil du Quai
mole-4-a = Léna Looping
mole-4-b = Pattes-Noires
mole-4-c = Olaf le Cornu
mole-4-d = Gus Grelots
mole-4-e = Wanda Pouf
mole-4-f = Shérif Lapelle
mole-5-a = M. Loyal
mole-5-b = Le Colonel
mole-5-c = Cousin Royal
mole-5-d = Mousquetaupe
mole-5-e = Astrotaupe
mole-5-f = Le Baron

## Un mot gentil après la partie

award-mole-magnet = Aimant à taupes
award-mole-magnet-line = { $count } taupes attrapées
award-mud-bath = Bain de boue
award-mud-bath-line = { $count } dés dans la boue
award-sharing = Beau partage
award-sharing-line = { $count } trous partagés
award-gentle-glove = Gant de velours
award-gentle-glove-line = { $count } lancers du gant
award-pancake-day = Jour de crêpes
award-pancake-day-line = { $count } lancers de la poêle
award-heavy-mallet = Gros maillet
award-heavy-mallet-line = { $count } lancers du maillet géant
award-collector = Belle collection
award-collector-line = { $count } lots
award-big-catch = Grosse prise
award-big-catch-line = un lot de { $count } étoiles
award-big-spender = Bourse pleine
award-big-spender-line = { $count } étoiles d’un coup
award-just-looking = Juste pour voir
award-just-looking-line = { $count } visites sans lot
award-full-paws = Pattes pleines
award-full-paws-line = { $count } taupes relâchées
award-crown-dreams = Rêve de couronne
award-crown-dreams-line = { $count } essais pour la couronne
award-lucky-hole = Trou magique
award-lucky-hole-line = { $count } taupes en une manche
award-kings-word = Parole royale
award-kings-word-line = { $count } égalités tranchées
award-one-hole = Pattes fidèles
award-one-hole-line = { $count } fois au même trou
award-dear-moles = Taupes de prix
award-dear-moles-line = { $count } étoiles en main

## D’où viennent les étoiles

account-prizes = Lots
account-showdown = finale : { $count }
account-crown = couronne : { $count }

## Sur le téléphone

hand-stars = { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
hand-moles = taupes
hand-prizes = lots
hand-die = dé étoile
hand-whole = étoiles
hand-sum = Tes étoiles
hand-keep = Tu gardes { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
} ; tu défausses : { $gone }.
hand-in-hole = { $count ->
    [0] vide
    [one] 1 taupe
   *[other] { $count } taupes
}
hand-faces = { $count ->
    [one] 1 face sur six
   *[other] { $count } faces sur six
}
hand-hole = Trou { $hole }
hand-misses = Une lumière par face, sur six ; { $count ->
    [0] il ne rate jamais
   *[other] il rate : { $count } sur six
}.
hand-light = Choisis un dé : une lumière par face montre où il peut tomber.
hand-holes = Les trous
hand-dice = Ton dé
hand-from = { $stand }, dès { $stars }
hand-have = Tu as { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
hand-sure = sûr : { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
hand-maybe = avec le dé, de { $low } à { $high }
hand-crown-at = La couronne à { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
hand-everybody = Étoiles des lots
hand-moles-of = { $count ->
    [one] 1 taupe
   *[other] { $count } taupes
}

page-prize-die = Toutes les taupes sont échangées, et le dé ajoute de 1 à 6 étoiles.
