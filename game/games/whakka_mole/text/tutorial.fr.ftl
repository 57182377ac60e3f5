## Le premier tour, joué ensemble

lesson-welcome = Bienvenue sur le gazon !
    .text = Voici ta feuille, avec dix trous. À côté, la feuille voisine. Tu caches des taupes dans la tienne et tu tapes sur l’autre. Cinquante points, et c’est fini.
lesson-moles = D’abord, tes taupes
    .text = Clique sur deux ou trois trous de ta feuille, ou tape leurs numéros. Chaque taupe vaut un point, tant que personne n’en touche une. Puis appuie sur « Terminé ».
lesson-whack = Puis ton maillet
    .text = Vise un trou de la feuille voisine. S’il cache une taupe, c’est 6 points, et toute la feuille est vidée. Choisis-en un.
lesson-reveal = Regarde bien
    .text = Les rideaux s’ouvrent, les taupes surgissent, tous les maillets s’abattent. Tu en as assez vu ? Appuie sur « Continuer ».
lesson-again = Et voilà un tour
    .text = Les feuilles le montrent encore, pour que tu apprennes les manies du voisinage. Une taupe ne reste que si tu la choisis de nouveau. À toi de choisir encore une fois.
lesson-guess = Pense comme une taupe
    .text = Tu resterais à l’abri, ou tu déménagerais ? Tape là où une taupe serait la plus heureuse.
lesson-alone = Le gazon est à toi
    .text = Voilà tout ce qu’il faut savoir. Joue jusqu’à cinquante, ou pars quand tu veux : le journal et les règles sont dans le coin, en haut.
