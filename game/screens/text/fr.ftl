## Des mots pour bien des écrans

back = Retour
close = Fermer
done = Terminé
cancel = Annuler
ok = D’accord
disk-waits = Le disque prend son temps
disk-waits-why = Dès qu’il répond, on continue.
help = Aide
sound-on = Le son est activé
sound-off = Le son est coupé
separator-dot = { $one } · { $two }
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes = { $count } min
percent = { $value } %
colour-radish = Radis
colour-fern = Fougère
colour-royal = Bleuet
colour-truffle = Truffe
colour-carrot = Carotte
colour-lemon = Citron
colour-ice = Givre
colour-lavender = Lavande

## L’accueil

title-seats = { $fewest ->
    [one] { $most ->
        [one] pour 1
       *[other] de { $fewest } à { $most }
    }
   *[other] de { $fewest } à { $most }
}
title-choose = choisir un jeu
title-play = jouer
key-enter = Entrée
title-continue = Continuer : { $what }
title-continue-what = { $game }, { $turn }
title-saves = Mes parties
title-settings = Réglages
title-rules = Les règles
title-credits = Crédits
title-quit = Quitter le club
title-motto = Le club des taupes
quit-ask = Quitter Molehill ?
quit-why = Rien n’est perdu : la partie commencée t’attend sous « Continuer ».
quit-leave = Quitter
quit-stay = Rester

## Qui joue

lobby-seat = Cette place
lobby-nobody = Les places sont encore vides. Choisis-en une, ou appuie sur un bouton de manette.
lobby-mouse = Souris
lobby-mouse-card = souris
lobby-keys = Clavier
lobby-pad = Manette
lobby-bot = Robot
lobby-with-curtain = avec rideau
lobby-blind-pad = en secret
lobby-mouse-alone = sans rideau
lobby-mouse-help = Choisis derrière le rideau pendant que les autres regardent ailleurs.
lobby-mouse-help-alone = Rien que toi devant l’écran : pas besoin de rideau.
lobby-blind-help = Tous à la fois, en secret.
lobby-keys-0 = à gauche
lobby-keys-1 = au milieu
lobby-keys-2 = à droite
lobby-keys-3 = pavé num.
lobby-pad-number = manette { $number }
lobby-pad-lost = débranchée
lobby-level-easy = facile
lobby-level-normal = moyen
lobby-level-hard = difficile
lobby-empty = Place libre
lobby-press = presse un bouton
lobby-remove = Laisser cette place libre
lobby-squeak = Son cri
lobby-squeak-title = Quel cri pour { $name } ?
lobby-bot-name = { $colour } { $manner }
lobby-game = Cette partie
manner-even = calme
manner-bold = intrépide
manner-shy = timide
manner-sly = espiègle
lobby-no-options = Ce jeu n’a rien à régler.
lobby-people = { $count ->
    [0] aucun humain
    [one] { $count } humain
   *[other] { $count } humains
}
lobby-bots = { $count ->
    [0] aucun robot
    [one] { $count } robot
   *[other] { $count } robots
}
lobby-about = environ { $minutes } min
lobby-fill = Avec robots
lobby-fill-ask = De quelle force, les robots ?
lobby-drop = Sans robots
lobby-start = Debout, les taupes !
lobby-start-short = Jouer
lobby-learn = Première fois ?
lobby-too-few = { $missing ->
    [one] Il manque quelqu’un : ce jeu se joue à { $fewest } ou plus.
   *[other] Il en manque { $missing } : ce jeu se joue à { $fewest } ou plus.
}
lobby-too-many = { $over ->
    [one] Une personne de trop : ce jeu se joue à { $most } au plus.
   *[other] { $over } personnes de trop : ce jeu se joue à { $most } au plus.
}
lobby-odd-count = Ce jeu ne se joue pas à { $count }.
lobby-pad-gone = La manette { SOUND($name) ->
    [consonant] de { $name }
   *[other] d’{ $name }
} n’est pas branchée.
lobby-shared-keys = { $one } et { $two } ont les mêmes touches.
lobby-shared-pad = { $one } et { $two } ont la même manette.
lobby-only-bots = Rien que des robots : tu vas les regarder jouer.
lobby-same-name = Deux s’appellent { $name } : leurs couleurs les distinguent.

## Les réglages

settings = Réglages
settings-picture = Image
    .title = Image et mouvement
settings-reading = Lecture
    .title = Lecture et couleurs
settings-sound = Son
    .title = Son et musique
settings-play = Jeu
    .title = Aides et rythme
settings-controls = Commandes
    .title = Touches et boutons
settings-language = Langue
    .title = Langue
settings-saves = Parties
    .title = Où sont enregistrées tes parties
settings-reset = Rétablir la page
settings-reset-done = Cette page est comme neuve.
settings-preview = Ce que tu verras
setting-fullscreen = Plein écran
    .help = ou dans une fenêtre
setting-size = Fenêtre
    .help = ou tire sur son bord
setting-calm-motion = Mouvements doux
    .help = ni secousse ni culbute
setting-motion-speed = Vitesse
    .help = de tout ce qui bouge
setting-text-size = Taille du texte
    .help = de tous les textes
setting-dice = Sur les dés
    .help = des points ou un chiffre
setting-colours = Couleurs
    .help = les symboles restent
setting-see-as = Vision
    .help = des yeux aveugles au
setting-contrast = Contraste
    .help = gros traits, table sombre
setting-read-aloud = Récit
    .help = l’action en gros titres
setting-music = Musique
    .help = l’orchestre du cabanon
setting-effects = Bruitages
    .help = maillets, dés et plops
setting-mute = Silence
    .help = plus un bruit
setting-hints = Repères
    .help = un anneau où tu peux agir
setting-bot-pace = Les robots
    .help = sont plus ou moins vifs
setting-tongue = Langue
    .help = de tous les textes
setting-folder = Dossier
    .help = sur cet ordinateur
setting-generations = Copies anciennes
    .help = de ta partie
choice-size = { $width } × { $height }
choice-dice-pips = points
choice-dice-numbers = chiffres
choice-colours-normal = normales
choice-colours-strong = fortes
choice-see-as-off = non
choice-see-as-deut = vert
choice-see-as-prot = rouge
choice-see-as-trit = bleu
see-as-off = telles quelles
see-as-deut = sans le vert (deutéranopie)
see-as-prot = sans le rouge (protanopie)
see-as-trit = sans le bleu (tritanopie)
preview-differ = couleur, symbole et clarté diffèrent
preview-words = Surgir, taper, compter.
preview-small = Voici la plus petite écriture.
preview-strike = Taper
preview-calm = Tout glisse à sa place en fondu.
preview-lively = Tout vole à sa place.
preview-hints = Un anneau montre où tu peux agir.
preview-hints-off = Sans anneau : à toi de trouver.
controls-press = Appuie sur la nouvelle touche…
controls-press-button = Appuie sur le nouveau bouton…
controls-taken = { $key } sert déjà pour « { $action } ». Choisis autre chose, ou change d’abord celle-là.
controls-set = « { $action } », c’est maintenant { $key }.
language-system = comme l’ordinateur
language-partly = Tout n’est pas encore traduit : ce qui manque apparaît en anglais.
saves-folder-open = Copier le chemin
saves-folder-copied = Le chemin est dans le presse-papiers.
saves-kept = { $count ->
    [0] aucune encore
    [one] { $count } ancienne copie
   *[other] { $count } anciennes copies
}
saves-explained = Chaque coup est enregistré aussitôt. Si la dernière copie venait à s’abîmer, la précédente prend le relais.
saves-temporary = Impossible d’écrire dans ces dossiers ; un dossier temporaire les remplace : { $folder }

## Les parties gardées

saves = Vos parties
saves-waiting = Elles vous attendent
saves-finished = Terminées
saves-broken = Impossibles à ouvrir
saves-continue = Continuer
saves-results = Voir le résultat
saves-more = { $count } de plus
saves-fewer = Les dernières seulement
saves-more-help = Revoir, renommer, copier, supprimer
saves-find = Chercher une partie
saves-find-ask = Quel nom, ou quel jeu ?
saves-none-found = Aucune partie ne contient ce mot.
saves-history = Historique
saves-lesson = leçon, étape { $step }
saves-won = { $name } a gagné
saves-shared = { $names } se partagent la victoire
saves-none = Rien d’enregistré pour l’instant.
saves-none-why = Chaque partie commencée reste ici, jusqu’à ce que tu la supprimes.
saves-looking = On cherche tes parties.
saves-turn = tour { $turn }
saves-over = finie
saves-loads = Elle se charge : { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $state }.
saves-replay = Revoir
saves-delete = Supprimer
saves-delete-ask = Supprimer « { $name } » ?
saves-delete-why = Impossible de la récupérer ensuite.
saves-rename = Renommer
saves-rename-ask = Nouveau nom ?
saves-export = Copier ailleurs
saves-export-ask = Où donc ? Un dossier, ou le nom d’un fichier.
saves-export-done = Copiée vers { $path }.
saves-import = En ajouter une
saves-import-ask = Quel fichier ? Donne son chemin complet.
saves-import-done = « { $name } » est dans la liste.
saves-deleted = « { $name } » est supprimée.

## When something was

when-today = aujourd’hui { $time }
when-this-day = aujourd’hui
when-yesterday = hier
when-weekday = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[other] dimanche
}
when-last-week = la semaine dernière
when-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }

## The history of a name

history = Historique
history-none = Personne n’a encore terminé de partie.
history-games = Jeux
history-evenings = Soirées
history-bot = Robot, { $level }, { $manner }
history-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
history-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}

## Les résultats

results-wins = { $name ->
    [you] Tu gagnes !
   *[other] { $name } gagne !
}
results-share = { $names ->
    [you] Tu partages la victoire avec { $names } !
   *[other] { $names } se partagent la victoire !
}
results-facts = { $turns } · { $seats ->
    [one] en solo
   *[other] à { $seats }
} · { $reason }
results-table = Tableau
results-graph = Courbes
results-statistics = Chiffres
results-reasons = Les robots
results-dice = Dés
results-evening = La soirée
results-evening-line = { $name } : { $wins }
results-again = Rejouer
results-again-same = Même donne
results-again-same-help = La même donne et la même chance, encore une fois.
results-again-new = Nouvelle donne
results-lobby = Changer les places
results-replay = Revoir
results-title = À l’accueil
results-place = rang { $place }
results-dice-rolled = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
results-dice-expected = attendu
results-no-reasons = Aucun robot n’a joué.
results-reason = { $turn } · { $reason }
results-statistics-none = Rien à compter dans ce jeu.
results-decisions = Coups joués

## Revoir

replay = Revoir la partie
replay-at = Coup { $now } sur { $all }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-forward = Un pas en avant
replay-start = Au début
replay-end = À la fin
replay-speed = Vitesse
replay-speed-value = × { $speed }
replay-viewer = Vu par
replay-public = tout le monde
replay-none = Il n’y a encore rien à revoir dans cette partie.
replay-on = Reprendre d’ici
replay-on-title = { $game }, reprise
replay-on-why = Une nouvelle partie commence à cet instant ; celle qui est finie reste telle quelle.
replay-broken = À partir d’ici, cette partie ne suit plus les règles de cette version : on s’arrête là.

## Les livrets de règles

rules-title = { $game } : les règles
rules-search = chercher
rules-found = { $count ->
    [0] introuvable
    [one] trouvé { $count } fois
   *[other] trouvé { $count } fois
}
rules-page = { $page } sur { $pages }
rules-none = Les règles de ce jeu sont introuvables.
rules-pick = Les règles de quel jeu ?
rules-prev = Page précédente
rules-next = Page suivante
rules-tutorial = Apprendre en jouant

## Apprendre en jouant

tutorial = Apprendre { $game }
tutorial-step = { $now } sur { $all }
tutorial-you = Toi
tutorial-next = Continuer
tutorial-know = Je connais
tutorial-watch = Regarde d’abord ce qui se passe.
tutorial-seen = Tu en as assez vu ? Appuie sur « Continuer ».
tutorial-waits = C’est à { $name } de jouer. Ensuite, c’est à toi.
tutorial-first = Réponds d’abord à la question du bas.
tutorial-skip = Quitter la leçon
tutorial-done = Jouer sans aide
tutorial-none = Pas encore de leçons pour ce jeu.

## Les remerciements

credits = Crédits
credits-games = Les jeux
credits-by = par { $who }
credits-published = chez { $publisher }
credits-unofficial = Molehill n’a rien d’officiel : il est fait par amour de ces jeux, avec ses mots et ses images à lui. Si l’un d’eux te plaît, achète le vrai.
credits-own = Le programme
credits-font = Polices
credits-library = Bibliothèques
credits-bundled = Dans ce téléchargement
credits-show = Lire
credits-news = Les nouveautés
credits-no-text = Le texte de cette licence n’a pas été livré avec cet exemplaire.
part-molehill = Molehill
    .licence = Licence MIT
part-lilita = Lilita One
    .licence = Licence SIL Open Font 1.1
part-nunito = Nunito
    .licence = Licence SIL Open Font 1.1
part-alfa = Alfa Slab One
    .licence = Licence SIL Open Font 1.1
part-noto = Noto
    .licence = Licence SIL Open Font 1.1
part-pygame = pygame-ce
    .licence = Licence GNU LGPL 2.1
part-platformdirs = platformdirs
    .licence = Licence MIT
part-msgspec = msgspec
    .licence = Licence BSD à 3 clauses
part-fluent = fluent.syntax
    .licence = Licence Apache 2.0
part-typing = typing_extensions
    .licence = Licence PSF
part-websockets = websockets
    .licence = Licence BSD à 3 clauses
part-segno = segno
    .licence = Licence BSD
part-bundled = { $name }
    .licence = selon ses auteurs

## Exemples, pour les images du programme

sample-save-1 = Vendredi au club

## Messages, questions, mésaventures

error-title = La taupe a trébuché
error-what = Pardon, quelque chose a cloché dans Molehill. Ta partie est à l’abri jusqu’au dernier coup.
error-report = Un rapport a été écrit : { $file }
error-no-report = Aucun rapport n’a pu être écrit.
error-continue = Retour à l’accueil
error-match = Retour à la partie
error-copy = Copier le rapport
error-copied = Le rapport est dans le presse-papiers.
error-last-time = La dernière fois, Molehill s’est fermé sans prévenir
error-last-time-why = Ta partie t’attend sous « Continuer ». Un rapport se trouve dans { $file } ; rien n’est envoyé.
error-dismiss = Ne plus montrer

## Touches et boutons

controls-none = rien encore
language-take = choisir
tongue-en = English
tongue-es = Español
tongue-fr = Français
tongue-de = Deutsch
tongue-it = Italiano
action-up = Haut
action-down = Bas
action-left = Gauche
action-right = Droite
action-next = Suivant
action-previous = Précédent
action-confirm = Choisir
action-back = Retour
action-menu = Menu
action-undo = Annuler
action-log = Journal
action-help = Aide
action-hint = Conseil
action-inspect = Regarder de près
action-recall = Revoir
action-hurry = Accélérer
action-mute = Silence
action-peek = Mon jeu
action-page-up = Page haut
action-page-down = Page bas
action-fullscreen = Plein écran
pad-button-start = Start
pad-button-back = Bouton retour
pad-button-up = Croix haut
pad-button-down = Croix bas
pad-button-left = Croix gauche
pad-button-right = Croix droite
pad-button-lb = Tranche gauche
pad-button-rb = Tranche droite
pad-button-lt = Gâchette gauche
pad-button-rt = Gâchette droite
pad-button-ls = Stick gauche
pad-button-rs = Stick droit
printed-space = Espace
printed-return = Entrée
printed-enter = Entrée num.
printed-escape = Échap
printed-backspace = Retour arr.
printed-tab = Tab
printed-delete = Suppr
printed-insert = Inser
printed-home = Début
printed-end = Fin
printed-page-up = Page haut
printed-page-down = Page bas
printed-up = Haut
printed-down = Bas
printed-left = Gauche
printed-right = Droite
printed-ctrl = Ctrl
printed-shift = Maj
printed-alt = Alt

## Franc-jeu : ce qui est promis, et ce que chacun ajoute.

fair = Franc-jeu
fair-begins = Franc-jeu. La promesse de cette partie, à photographier (elle reste dans le menu) :
    { $commitment }
fair-how = L’ordinateur a tiré un nombre secret et en montre ici l’empreinte. Photographiez-la ou notez-la. Après la partie, le secret est ouvert, et chacun peut vérifier qu’il a bien cette empreinte : il était fixé avant le premier lancer.
fair-shown-now = La promesse
fair-limits = Ce que cela prouve : personne n’a choisi les dés et les cartes pour avantager quelqu’un, et rien n’a été échangé en route. Ce que cela ne peut pas prouver : que personne n’a réécrit le programme lui-même.
fair-thrown = Mots ajoutés
fair-nothing-thrown = Aucun pour l’instant.
fair-throw-why = Ajoutez n’importe quel mot, ou secouez la souris : cela entre dans la chance avec le secret. Ainsi, ni l’ordinateur ni les gens ne décident seuls.
fair-word = Un mot à toi
fair-throw = L’ajouter
fair-shake = Ajouter le chemin de la souris
fair-shaking = Secoue la souris : { $percent } %
fair-path = souris { $path }
results-fair = Franc-jeu

parts-title = Ce que contient la boîte

## Un mot gentil après la partie

award-sprint = Grand bond
award-sprint-line = { $count } de plus d’un coup
award-flying-start = Départ éclair
award-flying-start-line = { $count } fois devant au début
award-last-spurt = Sprint final
award-last-spurt-line = { $count } de plus vers la fin
award-climber = Belle remontée
award-climber-line = { $count } places gagnées
award-front-runner = En tête
award-front-runner-line = { $count } fois en tête
award-steady-paws = Pattes sûres
award-steady-paws-line = { $count } fois des points
award-good-company = Bonne compagnie
award-good-company-line = un plaisir à table
award-big-heart = Grand cœur
award-big-heart-line = tous les rires partagés
award-clean-paws = Pattes propres
award-clean-paws-line = franc-jeu jusqu’au bout
award-keen-nose = Fin museau
award-keen-nose-line = toujours sur la piste
award-good-humour = Bonne humeur
award-good-humour-line = le sourire jusqu’au bout
award-true-friend = Amitié fidèle
award-true-friend-line = à revoir bientôt
results-account = D’où viennent les points
results-total = Au total
results-awards = Un mot gentil
results-nobody = Pas cette fois !
results-earlier = Avant la sauvegarde
results-moment = { $name } : +{ $count }
results-slow = lent
results-film = Le meilleur moment

## Soirée du club

club = Soirée du club
club-of = Jeu { $now } sur { $all }
club-points = points
club-choose = Je choisis !
club-on = On continue !
club-last-picks = La dernière place choisit la suite
club-first-picks = Par quel jeu commencer ?
club-play = Jouer à { $game }
club-go-on = Reprendre { $game }
club-end = Finir la soirée
club-end-ask = Finir la soirée du club ?
club-end-why = La couronne va à qui mène à présent.
club-next = Jeu suivant
club-closing = { $name } porte la couronne !
club-new-ask = Commencer une nouvelle soirée ?
club-new-why = Une autre est en cours ; elle s’arrête là.
club-new = Nouvelle soirée
award-club-stars = Récolte d’étoiles
award-club-stars-line = { $count } jeux gagnés
award-club-late = Taupe de nuit
award-club-late-line = { $count } points en fin de soirée
award-club-early = Taupe matinale
award-club-early-line = { $count } points dès le début
award-club-leap = Surprise du soir
award-club-leap-line = { $count } de plus qu’au jeu d’avant
award-club-host = Bon accueil
award-club-host-line = { $count } jeux choisis
award-club-second = Pattes d’argent
award-club-second-line = { $count } fois en deuxième place

## Jouer en solo

alone = Jouer en solo
alone-puzzles = Énigmes résolues : { $now } sur { $all }
alone-solved = Tu as résolu cette énigme.
alone-ladder = L’échelle
alone-beat-easy = { $count ->
    [one] Battre un robot facile
   *[other] Battre { $count } robots faciles
}
alone-beat-normal = { $count ->
    [one] Battre un robot moyen
   *[other] Battre { $count } robots moyens
}
alone-beat-hard = { $count ->
    [one] Battre un robot difficile
   *[other] Battre { $count } robots difficiles
}
alone-daily = La donne du jour
alone-daily-bots = { $count ->
    [0] En solo : aujourd’hui, les mêmes cartes et les mêmes dés pour tous.
    [one] Contre un robot moyen : la même donne pour tous aujourd’hui.
   *[other] Contre { $count } robots moyens : la même donne pour tous aujourd’hui.
}
alone-daily-new = Joue aujourd’hui pour commencer une série de jours.
alone-daily-play = Jouer la donne du jour
alone-daily-again = Rejouer
alone-streak = { $count ->
    [0] aucun jour encore
    [one] un jour
   *[other] { $count } jours de suite
}
alone-day-best = Ton record du jour : { $score }
alone-day-again = Ton record du jour reste { $score }
alone-not-counted = Cette partie ne compte pas : les joueurs ont changé.
alone-climbed = Barreau { $rung } sur { $all } gravi !
alone-known = Barreau { $rung } sur { $all } : déjà gravi
alone-fallen = Barreau { $rung } sur { $all } : pas encore gravi
puzzle-left = { $count ->
    [0] plus aucun coup
    [one] encore un coup
   *[other] encore { $count } coups
}
puzzle-number = Énigme { $now } sur { $all }
puzzle-hint = Indice
puzzle-look = Voir la table
puzzle-goal = Que faire ?
puzzle-again = Rejouer
puzzle-next = Énigme suivante
puzzle-solved = Résolue !
puzzle-not = Pas encore résolue
