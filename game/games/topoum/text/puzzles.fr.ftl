## Énigmes : un tour chacune, et tout ce qui compte est visible

puzzle-far = La quatrième case
    .short = { $wanted } médailles en un tour.
    .goal = Gagne { $wanted } médailles à ce tour. Deux de tes taupes doivent se voir de très loin, et tes casernes sur cette ligne valent une de plus.
    .hint = Une nouvelle taupe peut se poster derrière une caserne adverse. Une carte de la Ligne peut rendre cette caserne tienne.
    .solved = Quatre cases en ligne, toutes tes casernes : 8 médailles.
    .missed = { $got } médailles sur { $wanted }. Chaque case de la ligne peut devenir une caserne à toi.
puzzle-medal = Vue et décorée
    .short = { $wanted } médailles en un tour.
    .goal = Gagne { $wanted } médailles à ce tour. Les cartes de ta main sont gratuites.
    .hint = D’abord, la ligne la plus longue qu’une nouvelle taupe puisse ouvrir. Ensuite, une carte qui rapporte toute seule sans rien ôter à la ligne.
    .solved = Cinq cases et trois casernes ont fait 8, la carte de ta main 3 de plus.
    .missed = { $got } médailles sur { $wanted }. Où une nouvelle taupe verrait-elle le plus loin ? Et quelle carte rapporte sans ligne ?
puzzle-two = Deux en marche
    .short = Deux pas, deux cartes, { $wanted } médailles.
    .goal = Gagne { $wanted } médailles à ce tour. Aucune de tes taupes n’est obligée de rester : chaque taupe qui marche peut jouer une carte.
    .hint = Tes deux taupes peuvent entrer dans une même ligne. Une case entre elles est encore une caserne adverse, et une carte de la Ligne te paie quand tu la prends.
    .solved = Deux pas, deux cartes, une ligne : 7 médailles pour la vue et 1 pour le prix.
    .missed = { $got } médailles sur { $wanted }. Fais marcher les deux, et regarde ce que coûte ou rapporte chaque carte de la Ligne.
puzzle-best = Deux lignes d’un coup
    .short = Une nouvelle taupe, { $wanted } médailles.
    .goal = Gagne { $wanted } médailles à ce tour. Une taupe peut regarder de deux côtés.
    .hint = Trouve l’endroit d’où une nouvelle taupe verrait ses deux camarades. Ce qui est entre elles peut devenir à toi.
    .solved = Une taupe, deux camarades : 7 médailles d’un côté et 8 de l’autre.
    .missed = { $got } médailles sur { $wanted }. Une seule ligne ne suffit pas : cherche l’endroit où deux se croisent.
