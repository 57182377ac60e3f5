## Ce que dit chaque pièce de la maison

language-name = Français
list-last = { $before } et { $last }
list-before = { $item }, { $rest }

## Fichiers et dossiers

paths-not-writable = Impossible d’enregistrer dans { $folder } : les parties vont dans un dossier temporaire et risquent d’être perdues quand l’ordinateur s’éteindra.
lock-second-copy = Molehill est déjà ouvert et se sert des parties de { $folder }. Ferme d’abord l’autre fenêtre.
settings-broken = Les réglages étaient illisibles : ceux d’origine les remplacent. L’ancien fichier est gardé sous le nom { $file }.
settings-not-saved = Les réglages n’ont pas pu être enregistrés ({ REASON($reason) }). Ils tiendront jusqu’à ton départ.
disk-slow = Le disque ne répond pas. Ce que tu viens de faire n’est peut-être pas encore enregistré.

## La fenêtre

window-title = Molehill
no-display = Il n’y a pas d’écran où Molehill puisse ouvrir une fenêtre ({ $reason }).
fell = Molehill a trébuché et a dû se fermer ; tes parties sont sauves et un rapport se trouve dans { $file }.
fell-unreported = Molehill a trébuché et a dû se fermer ; tes parties sont sauves.

## Pourquoi le système a refusé

os-eacces = accès refusé
os-ebadf = c’est fermé
os-ebusy = c’est en cours d’utilisation
os-edquot = ta part du disque est pleine
os-eexist = cela existe déjà
os-efbig = c’est trop gros
os-einval = le système le refuse
os-eio = la lecture ou l’écriture a échoué
os-eisdir = c’est un dossier
os-emfile = trop de fichiers sont ouverts
os-enametoolong = le nom est trop long
os-enoent = ce fichier ou ce dossier n’existe pas
os-enospc = il n’y a plus de place sur le disque
os-enotdir = un dossier du chemin est un fichier
os-eperm = le système ne le permet pas
os-erofs = rien ne peut être écrit ici
