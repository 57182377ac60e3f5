## Énigmes : quoi qu’il y ait de caché, il existe un moyen sûr

puzzle-swap = D’abord échanger
    .short = Un jeton, un trio.
    .goal = Tu as un jeton. Fais un trio à ce tour, à coup sûr : ce qu’il y a sous les cartes du dessus ne t’aide pas.
    .hint = Tel qu’est le potager, aucune carte de l’étal ne fait de trio. Quelles piles voisines faut-il échanger pour que l’une d’elles en fasse un ?
    .solved = L’échange a aligné deux cartes d’une couleur, et la tienne était la troisième.
    .missed = Pas de trio. Échange d’abord, joue ensuite : l’échange coûte ton jeton, et ta carte doit être du trio.
puzzle-dog = Un seul bond
    .short = Un bond, un trio.
    .goal = Le Bobtail est assis au potager, et tu as un jeton. Fais un trio à ce tour, à coup sûr.
    .hint = Là où le chien atterrit, une pile s’en va : sur la case vide de ton choix, même celle qu’il vient de quitter. Quelle pile manque ailleurs ?
    .solved = Le chien a déplacé juste la pile qui manquait, et ta carte était la troisième.
    .missed = Pas de trio. Le chien déplace une pile pour toi : sur une case vide, ou là où il était assis.
puzzle-hops = Deux bonds
    .short = Deux bonds, un trio.
    .goal = Tu as deux jetons pour le Bobtail. Fais un trio à ce tour, à coup sûr.
    .hint = Un bond ne suffit pas. Le premier peut finir sur une case vide, pour que le second atteigne la bonne pile.
    .solved = Deux bonds, une pile déplacée, et trois en ligne.
    .missed = Pas de trio. Il faut les deux jetons : pense à la pile à déplacer, puis au chemin qui y mène.
puzzle-burrow = Le dernier tour
    .short = Amène ton terrier à { $wanted } points.
    .goal = C’est le dernier tour de la partie. Amène ton terrier, jeton compris, à { $wanted } points, à coup sûr. Personne ne sait ce qu’il y a sous les cartes du dessus.
    .hint = Ta plus haute colonne fois la plus basse : fais monter les deux. Un jeton prend une carte, une case vide rapporte un jeton, et il y a une pile dont tu connais toutes les cartes.
    .solved = La colonne la plus basse grâce au jeton, la plus haute grâce à la seule pile connue, et le jeton revenu : 6 × 3 + 1.
    .missed = { $got } points sur { $wanted }. Une pile qui cache quelque chose peut apporter une couleur dont tu ne veux pas, ou que tu as déjà.
