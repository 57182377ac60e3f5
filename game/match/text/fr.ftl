## Ce qui ne se peut pas, dit en une phrase.

match-no-game = Aucun jeu ne s’appelle { $game }.
match-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
match-colour = Aucune couleur ne s’appelle { $colour }.
match-same-colour = Deux places ne peuvent pas avoir la même couleur.
match-control = Une place ne peut pas être tenue par { $control }.
match-level = Aucun niveau de robot ne s’appelle { $level }.
match-device = Il n’y a pas d’appareil numéro { $device }.
match-no-option = Ce jeu n’a pas d’option { $option } ; il a { $options }.
match-no-choice = { $option } ne peut pas valoir { $value } ; seulement { $choices }.
match-no-seat = Il n’y a personne à la place { $seat }.
match-not-asked = Ce n’est pas le tour de la place { $seat }.

## Ce qui cloche dans une partie enregistrée.

save-empty = Le fichier est vide.
save-foreign = Ce n’est pas une partie de Molehill.
save-broken = La partie enregistrée est abîmée.
save-too-large = Le fichier est plus gros qu’aucune partie ne peut l’être.
save-unfit = Quelque chose dans cette partie ne peut pas être écrit dans un fichier.
save-future = Cette partie vient d’un Molehill plus récent (format { $version }, celui-ci connaît { $known }).
save-newer-rules = Cette partie demande des règles plus récentes (version { $rules }, ce Molehill connaît { $known }).
save-older-rules = Cette partie suit des règles (version { $rules }) que ce Molehill ne joue plus.
save-at-its-word = Cette partie a commencé avec d’anciennes règles : la table est reprise telle que le fichier la décrit, sans possibilité de la revoir.
save-astray = Les coups enregistrés ne mènent pas à la table de cette partie : elle a été modifiée hors du jeu ; tu peux continuer, mais pas la revoir.
save-no-game = Cette partie est d’un jeu que ce Molehill n’a pas ({ $game }).
save-not-a-file = Ce n’est pas un simple fichier.
save-not-found = Ce fichier n’existe pas.
save-unreadable = Impossible de lire le fichier : { REASON($reason) }.
save-failed = Impossible d’enregistrer la partie : { REASON($reason) }.
save-exists = Il existe déjà un fichier nommé { $file }.

## La partie en cours.

autosave-failed = La partie n’a pas pu être enregistrée ({ REASON($reason) }). Le jeu continue ; la dernière bonne copie est gardée.
autosave-older = La copie la plus récente de la partie était abîmée ; une plus ancienne a été ouverte, après { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
}.
autosave-not-cleared = Impossible de supprimer la partie : { REASON($reason) }.

## Revoir une partie.

replay-unavailable = Cette partie a commencé avec d’autres règles : on ne peut pas la revoir.
replay-secret = Ce que chacun a vu se dévoile à la fin de la partie.
statistics-early = Les chiffres, c’est à la fin de la partie.

## Franc-jeu : ce qui était promis, ce qui a été ouvert et ce que cela prouve.

fair-none = Rien n’a été promis pour cette partie : sa chance vient d’un nombre connu, comme lorsqu’on rejoue la même donne.
fair-promised = Promis avant le premier lancer : { $commitment }.
fair-shown = Cet ordinateur a montré cette promesse le { $when }.
fair-shown-other = Le { $when }, cet ordinateur a montré une autre promesse pour cette partie : { $commitment }. La partie a été échangée.
fair-not-shown-here = Cet ordinateur n’a pas montré cette promesse : comparez-la avec votre photo.
fair-sealed = Le secret est ouvert quand la partie est finie.
fair-unopened = Le secret manque : rien ne peut être vérifié.
fair-opened = Le secret était : { $secret }.
fair-kept = Il a l’empreinte promise : il était fixé avant le premier lancer.
fair-broken = Il a une autre empreinte que celle promise.
fair-words = Mots ajoutés : { $words }.
fair-seed = La chance de la partie vient du secret et de ces mots.
fair-other-seed = La chance de la partie ne vient pas de ce secret et de ces mots.
fair-played = Chaque coup mène à la table enregistrée.
fair-astray = Après le coup { $decision }, la table n’est pas celle qui est enregistrée.
fair-no-way = Les coups ne mènent pas à la table enregistrée.
fair-other-rules = La partie a commencé avec d’anciennes règles et ne peut pas être rejouée ici : de son déroulement, on ne peut rien dire.
fair-honest = Tout ce qui peut être vérifié est comme promis.
fair-dishonest = Cette partie n’est pas celle qui a été promise.
fair-limits = Ce que cela prouve : personne n’a choisi la chance, et rien n’a été échangé en route. Ce que cela ne peut pas prouver : que personne n’a réécrit le programme lui-même.
fair-not-noted = La promesse de cette partie n’a pas pu être enregistrée : { REASON($reason) }. Photographiez-la.
save-sealed = Cette partie a été scellée sur un autre ordinateur : ouvre-la là-bas et choisis « Copier ailleurs », car cette copie s’ouvre partout.
club-broken = La soirée du club n’a pas pu être lue.
club-not-kept = La soirée du club n’a pas pu être enregistrée : { REASON($reason) }.
alone-broken = Tes résultats en solo n’ont pas pu être lus : énigmes, échelle et jours recommencent.
alone-not-kept = Tes résultats en solo n’ont pas pu être enregistrés : { REASON($reason) }.
