## Le premier tour, joué ensemble

lesson-welcome = Bienvenue au champ !
    .text = Tes taupes n’y voient presque rien. Les médailles vont à celles qui se voient : deux taupes de ton armée, en ligne droite, le plus loin possible.
lesson-barracks = La première caserne
    .text = Choisis un emplacement à bord doré. Une caserne à toi s’y installe ; dans une ligne de vue, elle vaut une médaille de plus.
lesson-mole = La première taupe
    .text = Maintenant une autre caserne, avec une taupe. Garde-lui de longues rangées de cases bien droites, pour qu’elle voie loin.
lesson-enter = Une camarade
    .text = Appuie sur « Nouvelle taupe », puis choisis où elle va. Une taupe seule ne voit personne. Les chiffres disent ce que rapporterait chaque emplacement.
lesson-card = Maintenant une carte
    .text = Joues-en une de la Ligne à son prix, ou une de ta main, gratuite. Puis choisis sa cible : les tirets montrent les lignes à venir. Appuie encore une fois, et elle est jouée.
lesson-others = Au tour des autres
    .text = Les lignes dorées sont nouvelles et rapportent, les grises existaient déjà. Une ligne redevient nouvelle quand une de ses taupes bouge. Qui n’a plus de taupe en reçoit une, gratuite.
lesson-march = En marche
    .text = Désormais, tu peux aussi choisir une taupe du champ : elle avance d’une case, et joue une carte ou change sa tuile. Puis c’est à la suivante.
lesson-board = Tout le plateau
    .text = Le bouton à l’hexagone montre tout. Quand la Paix sort, on finit le tour de table. Qui a le plus de médailles gagne.
