## Ce que dit chaque pièce de la maison

language-name = Français
list-last = { $before } et { $last }
list-before = { $item }, { $rest }

## Fichiers et dossiers

paths-not-writable = Impossible d’enregistrer dans { $folder } : les parties vont dans un dossier temporaire et risquent d’être perdues quand l’ordinateur s’éteindra.
lock-second-copy = Molehill est déjà ouvert et se sert des parties de { $folder }. Ferme d’abord l’autre fenêtre.
settings-broken = Les réglages étaient illisibles : ceux d’origine les remplacent. L’ancien fichier est gardé sous le nom { $file }.
settings-not-saved = Les réglages n’ont pas pu être enregistrés ({ $reason }). Ils tiendront jusqu’à ton départ.
disk-slow = Le disque ne répond pas. Ce que tu viens de faire n’est peut-être pas encore enregistré.

## La fenêtre

window-title = Molehill
no-display = Il n’y a pas d’écran où Molehill puisse ouvrir une fenêtre ({ $reason }).
fell = Molehill a trébuché et a dû se fermer ; tes parties sont sauves et un rapport se trouve dans { $file }.
fell-unreported = Molehill a trébuché et a dû se fermer ; tes parties sont sauves.
