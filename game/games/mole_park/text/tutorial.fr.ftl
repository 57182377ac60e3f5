## Les premières manches, jouées ensemble

lesson-welcome = Bienvenue à Mole Park !
    .text = Six trous pleins de taupes, cinq stands pleins de lots, et une couronne pour quarante étoiles. Tout le monde lance un dé par manche, d’un seul coup.
lesson-choose = Ton premier dé
    .text = Le gant trouve les trous proches et ne rate jamais. Le maillet trouve les lointains, s’il trouve quelque chose. Choisis-en un.
lesson-roll = On lance !
    .text = Chaque dé va au trou de son chiffre. Un dé seul y prend toutes les taupes ; à plusieurs, on partage. Tu en as assez vu ? Appuie sur « Continuer ».
lesson-moles = Des taupes en main
    .text = Les étoiles de tes taupes ne se montrent qu’à toi. Cinq peuvent rester en main. Tape encore une fois, là où il y a le plus de cartes.
lesson-cash = À la caisse
    .text = Avec une taupe en main, tu peux lancer le dé étoile : taupes, lots et dé s’additionnent, et la somme suffira peut-être pour un lot. Essaie maintenant ; plus tu apportes d’étoiles, plus tu as le choix.
lesson-prize = Un lot pour de bon
    .text = Un lot compte chaque fois que tu passes à la caisse. Tes taupes sont parties, quoi que tu aies gagné.
lesson-crown = À l’assaut de la couronne !
    .text = Quand la couronne sera à portée, on te demandera si tu la tentes, avant le choix des dés. Dis oui, atteins quarante étoiles, et te voilà Roi Taupe. Si quelqu’un d’autre y arrive aussi, c’est la finale. Si tu restes en dessous, tes taupes partent pour rien.
lesson-alone = Le parc est à toi
    .text = Voilà tout ce qu’il faut savoir. Continue, ou pars quand tu veux : le journal et les règles sont dans le coin, en haut.
