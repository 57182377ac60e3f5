## La première manche, jouée ensemble

lesson-welcome = Bienvenue au parc !
    .text = Les visiteurs viennent en monorail et font des manèges jusqu’à n’en plus pouvoir. Chaque manège te rapporte des étoiles. D’abord, chacun installe son parc.
lesson-draft = Ta première attraction
    .text = Choisis une attraction et une place libre à côté de ton entrée. Prends celle qui te plaît ; toutes sont bonnes.
lesson-plan = Deux cartes Équipe
    .text = Chaque carte a un dé, de l’argent et un pouvoir. Le plus petit total commence. Les cartes hautes ont de plus forts pouvoirs. Choisis-en deux.
lesson-train = Les voilà
    .text = Prends un monorail. Les hautes valeurs durent longtemps. Regarde quelles couleurs demandent tes attractions.
lesson-expand = Bâtir
    .text = Une nouvelle attraction se pose à côté des autres. Dessous, son prix ; sur sa plaque, ce qu’elle demande et les étoiles qu’elle rapporte. Bâtis-en une.
lesson-operate = Le parc ouvre
    .text = Une attraction dorée peut être activée. Clique dessus, puis sur ses visiteurs. Chacun perd un point, et l’un va à côté, vers le prochain manège. Un plan déplace un visiteur, une mascotte change ses points ou sa couleur.
lesson-undo = Essaie donc
    .text = Tout ce que tu fais dans ton parc peut s’annuler, tant qu’aucun dé n’est pioché ou relancé. Ferme le parc quand tu as fini.
lesson-alone = Le parc est à toi
    .text = Au Bilan, on compte les étoiles, les visiteurs à 1 rentrent, et tes deux cartes passent à gauche. Quatre manches : bonne chance !
