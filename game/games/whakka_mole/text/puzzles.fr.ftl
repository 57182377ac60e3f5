## Énigmes : tous les autres font ce que dit l’énigme

puzzle-again = Encore pareil
    .short = Marque { $wanted } points en un tour.
    .goal = { $name1 } et { $name2 } refont exactement leur dernier tour : mêmes trous, même coup de maillet. C’était le trou { $whack1 } pour { $name1 } et le trou { $whack2 } pour { $name2 }. Marque { $wanted } points à ce tour.
    .hint = Qui tape sur ta feuille, et où ? Laisse ce seul trou vide et remplis tous les autres. Puis tape là où il y aura une taupe à coup sûr.
    .solved = { $name2 } a tapé sur ton seul trou vide : huit taupes sauves. Et chez { $name1 }, les taupes sont sorties juste sous ton maillet.
    .missed = { $got } points sur { $wanted }. Huit taupes et une taupe touchée étaient possibles.
puzzle-one-on = Un trou plus loin
    .short = Tout avance d’un trou.
    .goal = { $name1 } et { $name2 } avancent d’un trou à chaque tour, taupes et maillet ; après le trou 9 vient le trou 1. Au tour d’avant, { $name1 } a tapé sur le trou { $whack1 }, { $name2 } sur le trou { $whack2 }. Marque { $wanted } points à ce tour.
    .hint = Le gazon montre encore le tour d’avant. Ajoute un à chaque numéro : où tape { $name2 }, où sortent les taupes chez { $name1 } ?
    .solved = Tu savais tout avant : huit taupes sauves, et une taupe touchée.
    .missed = { $got } points sur { $wanted }. Tout a avancé d’un trou, le maillet aussi.
puzzle-stubborn = Têtues en bande
    .short = Qui reste vaut double.
    .goal = Une taupe qui reste dans le même trou sans être touchée vaut 2. { $name1 } et { $name2 } avancent d’un trou à chaque tour, taupes et maillet. Au tour d’avant, { $name1 } a tapé sur le trou { $whack1 }, { $name2 } sur le trou { $whack2 }. Marque { $wanted } points à ce tour.
    .hint = Garde toutes celles qui peuvent rester. Mais l’une de tes taupes est juste là où le maillet va tomber.
    .solved = Quatre sont restées et valent double, une s’est baissée à temps, et ton maillet rapporte 6.
    .missed = { $got } points sur { $wanted }. Qui reste vaut double ; qui est touché emmène tout le monde.
puzzle-alone = Victoire en solo
    .short = Gagne à ce tour, sans partage.
    .goal = { $name1 }, { $name2 } et { $name3 } refont exactement leur dernier tour : { $name1 } tape sur le trou { $whack1 }, { $name2 } sur le trou { $whack2 }, { $name3 } sur le trou { $whack3 }. Gagne à ce tour, sans partage.
    .hint = Compte les points qu’aura { $name1 } après ce tour si personne ne s’en mêle. Un coup réussi enlève les taupes, pas les 6 points du maillet. Compte ensuite ce qu’il te faut.
    .solved = Sans ton coup, { $name1 } était loin devant ; avec, il restait juste cinquante, et tu avais plus.
    .missed = La victoire n’est pas à toi sans partage. Quelqu’un d’autre arrive à cinquante ou plus : empêche-le, et sors assez de taupes.
