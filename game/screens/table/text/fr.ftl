## La barre

menu = Menu
undo = Annuler
undo-none = Annuler : rien à annuler
log = Le journal
help = Règles et aide
sound = Activer ou couper le son
hint = Conseil
hint-none = Conseil : rien à décider pour l’instant

## L’invite

ready-count = Prêts : { $ready } sur { $seats }
done = Terminé
next = Continuer
results = Voir les résultats
go-back = Retour
clear = Effacer
open-curtain = { $name ->
    [you] À toi !
   *[other] { $name }, à toi !
}
no-way-back = Impossible d’annuler ensuite.
hint-wait = On y réfléchit…
hint-do = Un conseil : { $what }
hint-own = Regarde d’abord ton jeu : un conseil, c’est rien que pour tes yeux.
page-of = { $number } sur { $all } · suite avec les flèches
recap = Entre-temps
recap-more = et { $count } de plus
recap-why = Pourquoi ?
pad-start = Start
pad-back = Back
blind-done = { $done } : sceller · { $clear } : recommencer
pad-row = rangée
pad-place = colonne

## Le rideau

pass-to = Laisse la place à { $name }
look-away = Les autres, regardez ailleurs !
i-am = C’est moi, { $name } : ouvrir
not-looking = Je ne regarde pas !
no-peeking = On ne triche pas !
peek-done = Retour à la table
zoom-whole = Tout le plateau
zoom-near = De plus près
to-table = Retour à la table
are-done = { $names ->
    [you] { $count ->
        [1] Tu as fini.
       *[other] Toi et { $names }, vous avez fini.
    }
   *[other] { $count ->
        [one] { $names } a fini.
       *[other] { $names } ont fini.
    }
}
is-next = { $name ->
    [you] Ensuite : toi.
   *[other] Ensuite : { $name }.
}
eyes-only = { $name ->
    [you] Rien que pour tes yeux
   *[other] Rien que pour { $name }
}
curtain-keys = Entrée ou A

## La pause

pause-title = Pause
pause-on = Continuer
pause-seats = Changer les places
pause-rules = Les règles
pause-settings = Réglages
pause-save = Enregistrer une copie
pause-leave = À l’accueil
pause-saved = Enregistrée : « { $name } ».
pause-note = Rien n’est perdu : la partie t’attend sous « Continuer ».
pause-note-loose = Une énigme n’est pas enregistrée : elle reprend au début, autant que tu veux.
pause-speed = Animations : { $speed }
speed-slow = douces
speed-normal = normales
speed-fast = rapides
save-name = { $game }, { $turn }

## Les places

seats-title = Qui joue ?
seats-note = Une place peut changer de mains à tout moment.
seat-to-bot = Confier au robot
seat-to-person = Reprendre

## Le journal

log-title = Le journal
log-last = À l’instant
log-since = { $name ->
    [you] Depuis ton dernier coup
   *[other] Depuis le dernier coup { SOUND($name) ->
        [consonant] de { $name }
       *[other] d’{ $name }
    }
}
log-empty = Rien ne s’est encore passé.
seed = Donne honnête : { $hash }
told-together = { $first } ; { $then }
phones-choose = Choisissez sur vos téléphones !
phones-choosing = { $count ->
    [one] { $names } choisit encore.
   *[other] { $names } choisissent encore.
}
phones-sleeping = { $count ->
    [one] Le téléphone { SOUND($names) ->
        [consonant] de { $names }
       *[other] d’{ $names }
    } dort : le rideau attend.
   *[other] Les téléphones { SOUND($names) ->
        [consonant] de { $names }
       *[other] d’{ $names }
    } dorment : le rideau attend.
}
phones-both = { $choosing } { $sleeping }
