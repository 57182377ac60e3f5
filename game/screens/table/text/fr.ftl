## La barre

menu = Menu
undo = Annuler
undo-none = Annuler : rien à reprendre
log = Le journal
help = Règles et aide
sound = Son oui ou non
hint = Un conseil

## L’invite

ready-count = Prêts : { $ready } sur { $seats }
done = Terminé
next = Continuer
results = Aux résultats
go-back = Retour
clear = Effacer
open-curtain = { $name }, à toi !
no-way-back = Après cela, plus de retour possible.
hint-wait = On y réfléchit…
hint-do = Un conseil : { $what }
hint-own = Regarde d’abord ton jeu : le conseil est pour tes yeux seulement.
pad-start = Start
pad-back = Retour
blind-done = { $done } : sceller, { $clear } : recommencer
pad-row = rangée
pad-place = place

## Le rideau

pass-to = Passe à { $name }
look-away = Les autres, regardez ailleurs !
i-am = C’est moi, { $name } : ouvrir
not-looking = On ne regarde pas !
peek-done = Retour à la table
zoom-whole = Tout le plateau
zoom-near = De plus près
to-table = Retour à la table
are-done = { $count ->
    [one] { $names } a fini.
   *[other] { $names } ont fini.
}
is-next = Ensuite : { $name }.
eyes-only = Rien que pour { $name }
curtain-keys = Entrée ou A

## La pause

pause-title = Une pause
pause-on = Continuer
pause-seats = Changer de places
pause-rules = Livret de règles
pause-settings = Réglages
pause-save = Garder une copie
pause-leave = Vers l’accueil
pause-saved = Enregistré : « { $name } ».
pause-note = Rien n’est perdu : la partie t’attend sous « Continuer ».
pause-speed = Animations
speed-slow = douces
speed-normal = normales
speed-fast = rapides
save-name = { $game }, tour { $turn }

## Les places

seats-title = Qui joue ?
seats-note = Une place peut changer de mains à tout moment.
seat-to-bot = Confier au robot
seat-to-person = Reprendre

## Le journal

log-title = Le journal
log-last = Récemment
log-since = Depuis la dernière décision : { $name }
log-empty = Rien ne s’est encore passé.
seed = Donne tirée de { $hash }
told-together = { $first } ; { $then }
