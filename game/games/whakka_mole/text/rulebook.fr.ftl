## Whakka Mole, toutes les règles, avec nos mots à nous

chapter-idea = L’idée du jeu
    .text =
        Tu es les taupes, et tu es le maillet. Cache tes taupes dans les trous de ta propre feuille, et devine où se cachent celles d’à côté, à ta gauche.

        @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish prop/mallet hole/back+hole/mole.royal.grin+hole/front+hole/paws.royal | Deux taupes, et quelque chose entre elles

        Si personne ne touche ta feuille, chaque taupe te rapporte un point. Un coup bien placé t’en rapporte six. Dès que quelqu’un atteint cinquante points, la partie s’achève, et qui en a le plus gagne.

        > Tout le monde joue en même temps : personne n’attend, et personne n’en sait plus que toi.

chapter-set-up = Mise en place
    .text =
        On joue à deux, et jusqu’à huit. Chaque place a sa feuille, dessinée sur le gazon, avec dix trous en rangées de trois, quatre et trois. Les trous sont numérotés de 1 à 9, et le dixième est le 0.

        Les feuilles forment une ronde. Tu tapes sur la feuille à ta gauche : les flèches rouges avec les maillets montrent qui tape sur qui, et cela ne change jamais de toute la partie.

        > À deux, on se tape dessus l’un l’autre.

        Personne ne commence, rien n’est distribué, et tous les scores partent de zéro.

chapter-prepare = Préparer
    .text =
        Un tour a quatre phases : préparer, surgir, taper, compter. La première est secrète.

        1. Tes taupes | Choisis par quels trous sortent tes taupes à ce tour. Un seul suffit, tous sont permis. Aucun, non. @ hole/back+hole/mole.radish.up+hole/front+hole/paws.radish
        2. Ton coup | Choisis un trou de la feuille à ta gauche. Il faut taper, et une seule fois. @ prop/mallet

        Ce que tu notes est toute ta feuille pour ce tour. Une taupe qui doit rester où elle était se note de nouveau ; ce qui n’est pas noté redescend. Il n’y a jamais plus d’une taupe par trou, et les taupes ne s’ajoutent pas d’un tour à l’autre.

        Pendant que tu écris, les feuilles montrent encore ce qui s’est passé au tour d’avant, pour que tu devines les manies du voisinage. Ce qui s’écrit maintenant reste scellé jusqu’à ce que tout le monde soit prêt.

        @ prop/envelope.sealed | Scellé : c’est prêt, et personne n’en sait plus

chapter-pop-up = Surgir
    .text =
        Quand la dernière feuille est scellée, tous les rideaux s’ouvrent d’un coup, et chaque taupe de chaque liste surgit.

        @ hole/back+hole/mole.fern.grin+hole/front+hole/paws.fern hole/back+hole/front hole/back+hole/mole.fern.up+hole/front+hole/paws.fern | Notée, pas notée, notée

        Plus rien ne peut changer. Ce que tu vois est ce que tu as écrit.

chapter-whacking = Taper
    .text =
        Tous les maillets s’abattent ensemble, chacun sur le trou qu’on a noté pour lui, sur la feuille de gauche.

        S’il y a une taupe dans ce trou, le coup est bon. Il rapporte 6 points, ni plus ni moins, même s’il y a foule, et il vide toute la feuille : toutes ses taupes ont filé avant le décompte.

        Si le trou est vide, il ne se passe rien du tout.

        @ prop/burst prop/dust.2 | Touché, et raté

        - Qui est touché garde les 6 points de son propre coup. @ prop/burst
        - Coup double : si chacun touche la feuille de l’autre, chacun marque 6 points et les deux feuilles sont vidées. @ hole/back+hole/front
        - Un coup emporte ce que les taupes auraient rapporté, jamais ce qui était déjà gagné. @ hole/back+hole/mole.royal.dizzy+hole/front

        + Exemple | Ida note 2, 5 et 9 et tape sur le trou 4 chez Ben. Ben avait noté 4 et 7 : touché, 6 points pour Ida, et les deux taupes de Ben filent. Ben, lui, a tapé sur le trou 1 chez Noor, où il n’y avait personne.

chapter-scoring = Compter
    .text =
        Compte les taupes encore debout sur ta feuille : 1 point chacune. Une feuille touchée n’en a plus : ses taupes ne rapportent rien.

        + Exemple | Aucune des trois taupes d’Ida n’a été trouvée : elles rapportent 3 points. Avec les 6 de son coup, cela fait 9 en un tour. Ben ne marque rien.

        Puis un nouveau tour commence, et chacun prépare de nouveau.

chapter-winning = La fin
    .text =
        Si à la fin d’un tour quelqu’un a 50 points ou plus, la partie est finie. On joue toujours le tour jusqu’au bout, pour que tout le monde ait compté.

        Qui a le plus de points gagne. À égalité, on partage la victoire.

        @ prop/flag.finish prop/cup | Cinquante, et la coupe

chapter-options = Options
    .text =
        À choisir avant la partie ; mieux vaut que toute la table soit d’accord.

        = Trous par feuille
        Neuf trous en trois rangées de trois vont bien avec un pavé numérique. Douze, en trois rangées de quatre, rendent les taupes plus dures à trouver, et davantage osent sortir. Dix, c’est le jeu d’origine.

        = Taupes têtues
        Une taupe qui a survécu et qu’on note de nouveau au même trou marque 2 points au lieu de 1. Elle devait être debout à la fin du tour d’avant. Si sa feuille est touchée, ce point part avec tous les autres. Il faudra de la mémoire pour deviner : va-t-elle vraiment rester là ?

        = Prolongations
        Si l’on mène à plusieurs avec 50 points ou plus, la partie continue, tour après tour, jusqu’à ce que quelqu’un mène sans partage.

chapter-advice = Quelques conseils
    .text =
        - Tous les trous à chaque tour, il n’y a pas pire : tu te fais toucher chaque fois.
        - Une seule taupe est dure à trouver, mais un point par tour, c’est long jusqu’à cinquante.
        - Avec dix trous et à deux, d’une à trois taupes font l’affaire ; à plus, ose davantage.
        - On aime aller là où l’on n’a pas encore mis les pattes. Les gens aiment aussi rester où ils étaient à l’abri. Tout l’art est de savoir qui tu as à ta gauche.
        - Tape là où une taupe serait la plus heureuse, pas là où tu irais.

chapter-origin = D’où vient le jeu
    .text =
        Whakka Mole est un jeu de Jonathan Leistiko, à partir de deux personnes, avec du papier, des crayons et quelques pièces. Il imaginait d’abord un seul gazon avec les taupes de tout le monde ; en donnant à chacun le sien, il en a fait un jeu où l’on se devine les uns les autres.

        Ceci en est une version non officielle, faite avec tendresse. Les dix trous, leur ordre, la ronde à plus de deux, le partage en cas d’égalité et les trois options sont nos décisions, là où la feuille laisse le choix.
