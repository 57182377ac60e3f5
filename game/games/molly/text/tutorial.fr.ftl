## Le premier tour, joué ensemble

lesson-welcome = Bienvenue au potager !
    .text = Neuf piles de taupes. Personne ne sait ce qu’il y a sous la première carte. Aligne trois taupes d’une couleur, et l’une de ces piles est à toi.
lesson-play = Pose une carte
    .text = Choisis une carte de l’étal, puis une des cases à coins dorés. Cherche deux taupes de sa couleur, alignées, qui attendent la troisième. Jamais sur une taupe de sa propre couleur.
lesson-others = Au tour des autres
    .text = Quand quelqu’un fait un trio, regarde les deux piles qui se retournent : la carte du fond remonte et montre son autre côté. Une case vide rapporte un jeton à qui y joue.
lesson-tokens = À quoi sert un jeton
    .text = Avant de poser ta carte, dépense un jeton : il change une carte de l’étal en cube, ou échange deux piles voisines. Fais-le maintenant.
lesson-burrow = Veille sur ton terrier
    .text = Ta plus haute colonne fois la plus basse, voilà ton score. Une couleur absente ne compte pas. Regarde dans ton terrier : il montre ce que vaut un cube de plus.
lesson-alone = À toi de creuser
    .text = La bande au-dessus du potager montre où en sont les Lambines. Quand la première paraît sur la pioche, le dernier tour de table commence.
