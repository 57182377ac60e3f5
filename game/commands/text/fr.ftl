## Ce qu’est le programme, et ce qu’on peut lui demander

about = Molehill : des jeux de table avec des taupes, sur un écran partagé.
about-commands = Sans commande, le jeu s’ouvre. Les commandes se passent d’écran.
usage = utilisation :
heading-words = éléments{ "\u00A0" }
heading-options = options{ "\u00A0" }
heading-commands = commandes{ "\u00A0" }

word-game = JEU
word-percent = POURCENT
word-folder = DOSSIER
word-command = COMMANDE
word-level = NIVEAU
word-bots = ROBOTS
word-file = FICHIER
word-room = SALLE
word-view = VUE

help-help = afficher cette aide et s’arrêter
help-version = donner la version
help-selftest = tout essayer, sans écran
help-data-dir = où se trouvent les parties et les réglages
help-portable = les garder à côté du programme
help-fullscreen = remplir l’écran
help-window = la taille de la fenêtre
help-lobby = ouvrir tout de suite ce jeu
help-simulate = beaucoup de parties entre robots
help-duel = deux niveaux de robots comparés
help-trace = une partie en lignes JSON
help-apply = des réponses dans une situation donnée
help-saves = examiner les parties enregistrées
help-saves-check = se chargent-elles, et sinon, pourquoi
help-saves-list = toutes les parties conservées
help-fair = de quoi était faite la chance d’une partie
help-fair-check = ce qui a été promis et ce qui a été ouvert
help-shot = l’image d’une table ou d’un écran
help-film = un mouvement en une bande d’images
help-party = une partie avec des téléphones seulement
help-bench = la table des vitesses, en rapports
help-game = quel jeu
help-seats = combien de personnes jouent
help-seed = un nombre entier
help-options = les options du jeu
help-json = une ligne de JSON
help-progress = montrer l’avancement même hors d’un terminal
help-picture = le fichier à écrire
help-after = après tant de coups
help-size = en pixels
help-view = public, ou une place à partir de 0
help-language = dans cette langue
help-text = la taille du texte
help-matches = combien de parties
help-bots = un nom pour tous, ou un par place
help-a = l’un
help-b = les autres
help-states = chaque état, secrets compris
help-apply-file = du JSON ; un tiret pour l’entrée standard
help-saved = des parties enregistrées
help-saved-one = une partie enregistrée
help-saves-live = où se trouvent les parties
help-frames = combien d’images
help-bots-phones = un nom pour tous sauf un, ou un par place
help-port = le port à essayer d’abord
help-pace = la vitesse des mouvements
help-here = pour cet ordinateur seulement
help-only = rules, bots ou stage

## Des mots qui ne peuvent pas convenir

missing-words = Il manque : { $words }.
unknown-words = Éléments inconnus : { $words }.
word-one = { $name } demande une valeur.
word-some = { $name } demande au moins une valeur.
word-none = { $name } ne prend pas de valeur, donc pas { $word }.
word-other = Impossible de comprendre ces mots : { $problem }.
saves-what = On peut vérifier les parties enregistrées ou en faire la liste : { $check }, { $list }.
fair-what = On peut vérifier que le jeu a été honnête : { $check }.
wrong-choice = { $what ->
    [bench] Il n’y a pas de mesure { $word }
    [bot] Il n’y a pas de robot { $word }
    [choice] Il n’y a pas de choix { $word } pour { $of }
    [command] Il n’y a pas de commande { $word }
    [game] Il n’y a pas de jeu { $word }
    [language] Il n’y a pas de langue { $word }
    [option] { $of } n’a pas d’option { $word }
    [picture] Il n’y a pas d’image { $word }
   *[viewer] Il n’y a pas de vue { $word }
} ; au choix : { $choices }.
wrong-number = { $what ->
    [decisions] Le nombre de coups
    [frames] Le nombre d’images
    [games] Le nombre de parties
    [height] La hauteur
    [pace] La vitesse
    [port] Un port
    [seed] Une graine
    [text] La taille du texte
   *[width] La largeur
} doit être un nombre entier de { $least } à { $most }, pas { $word }.
wrong-seats = { $game } se joue sur { $least } à { $most } places, pas sur { $word }.
wrong-seats-some = { $game } ne se joue pas sur { $word } places ; au choix : { $choices }.
wrong-option-form = Une option s’écrit { $form }, pas { $word }.
wrong-option-twice = L’option { $name } est donnée deux fois.
wrong-no-options = { $game } n’a pas d’options.
wrong-bots = Nomme un robot pour tous ou { $seats }, un par place, pas { $count }.
wrong-phone = Au moins une place est pour un téléphone : son robot s’appelle { $bot }.
wrong-size = Une taille s’écrit comme { $form }, pas { $word }.
wrong-large = Une image ne dépasse pas { $largest } : { $word } est trop grand.
wrong-png = Une image s’écrit dans un fichier qui finit par { $ending }, pas { $word }.
wrong-folder = Il n’y a pas de dossier { $folder }.
wrong-file = { $file } est un fichier, pas un dossier.
wrong-both = C’est { $one } ou { $other }, pas les deux.
wrong-duel = Un duel demande au moins 2 places.
wrong-over = La partie est finie : plus rien ne bouge.
wrong-maker = { $command } est un outil pour développer Molehill : il est fourni avec le code source, pas avec le téléchargement.

## Ce qui ne peut être lu ni écrit

output-closed = La sortie standard est fermée : il n’y a nulle part où écrire.
failed-file = Impossible d’utiliser { $file } : { REASON($reason) }.
failed-writing = Impossible d’écrire cela : { REASON($reason) }.
failed = C’est impossible : { REASON($reason) }.

## Une situation soumise aux règles

apply-object = Le JSON doit être un objet avec { $state } et une liste { $actions }.
apply-list = { $actions } doit être une liste.
apply-read = Impossible de lire { $file } : { REASON($reason) }.
apply-text = { $file } n’est pas du texte.
apply-large = { $file } est plus grand que n’importe quel état.
apply-deep = { $file } a trop de niveaux.
apply-json = { $file } n’est pas du JSON : autre chose a sa place ligne { $line }, colonne { $column }.
apply-json-number = { $file } n’est pas du JSON : un nombre y est trop long.
apply-json-word = { $file } n’est pas du JSON : { $word } n’est pas un nombre.
apply-json-twice = { $file } n’est pas du JSON : un nom est donné deux fois.
apply-nonsense = L’état ne tient pas ensemble.
apply-law = L’état enfreint une loi du jeu : { $law }.
apply-seats = L’état enfreint une loi du jeu : on n’y joue pas à { $seats }.
apply-stuck = L’état enfreint une loi du jeu : personne ne pourrait continuer.
apply-sealed = L’état est illisible : la place { $seat } ne pouvait pas répondre { $word }.
apply-unreadable = L’état est illisible : { $where } : { $why ->
    [deep] trop de niveaux
    [entries] il y faut { $what } entrées
    [extra] { $what } n’a pas sa place ici
    [hex] il y faut un mot hexadécimal
    [large] le nombre est trop grand
    [list] il y faut une liste
    [missing] { $what } manque
    [names] il y faut des entrées nommées
    [no-choice] { $what } ne peut pas figurer ici
    [no-event] cet événement n’existe pas
    [no-number] { $what } n’est pas un nombre
    [no-reader] personne ne sait lire { $what }
    [no-step] cette étape n’existe pas
    [nothing] rien n’a sa place ici
    [object] il y faut ceci : { $what }
    [whole] il y faut un nombre entier
    [word] il y faut un mot
    [yes-no] il y faut oui ou non
   *[none-fits] rien de ce qui peut figurer ici ne convient
}.
apply-form = La réponse { $number } doit s’écrire { $form }, pas { $word }.
apply-after = La réponse { $number } vient après la fin de la partie.
apply-not-asked = Réponse { $number } : la question n’est pas pour la place { $seat }, mais pour { $now }.
apply-pick = Réponse { $number } : { $word } n’est pas possible pour la place { $seat } ; au choix : { $choices }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}.
apply-pick-some = Réponse { $number } : { $word } n’est pas possible pour la place { $seat } ; au choix : de { $least } à { $most } parmi { $choices }, dans cet ordre.

## Ce qui prend un moment

progress-matches = parties
progress-duels = duels
check-match = une partie de { $game }
check-save = un enregistrement de { $game }
check-words = les textes de { $game }
check-bot = un robot dans son propre processus
check-screen = l’écran { $screen }
check-table = la table de { $game }
fault-end = la partie n’a pas de vraie fin
fault-save = la partie lue n’est pas celle qui a été écrite
fault-words = ses textes manquent
fault-answer = sa réponse ne va pas avec la question
fault-silence = pas de réponse en { $seconds } secondes
