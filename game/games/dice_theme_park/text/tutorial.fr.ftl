## La première manche, jouée ensemble

lesson-welcome = Bienvenue à la foire !
    .text = Les visiteurs viennent en monorail et font des tours de manège jusqu’à la fatigue. Chaque tour te rapporte des étoiles. D’abord, chacun installe son parc.
lesson-draft = L’un des deux
    .text = Un responsable t’aide toute la partie, un talent rend ta mascotte maligne, une attraction lance ton parc. Prends ce qui te plaît ; tout est bon.
    .until = answer
lesson-plan = Deux de ton équipe
    .text = Chaque carte a un dé, de l’argent et un pouvoir. Le plus petit total commence. Les hautes cartes rapportent plus. Choisis-en deux.
    .until = answer
lesson-train = Les voilà
    .text = Prends un monorail. Les hautes valeurs durent longtemps. Regarde quelles couleurs demandent tes attractions.
    .until = answer
lesson-expand = Bâtir
    .text = Une nouvelle attraction se pose à côté des autres. Dessous, son prix ; sur sa plaque, ce qu’elle demande et les étoiles qu’elle rapporte. « C’est bon » finit ton tour.
    .until = answer
lesson-operate = Le parc ouvre
    .text = Une attraction dorée peut être activée. Clique dessus, puis sur ses visiteurs. Ils perdent un point, et l’un va à côté, vers le prochain manège. Un plan déplace un visiteur, une mascotte en règle un.
    .until = turn
lesson-undo = Essaie donc
    .text = Tout ce que tu fais dans ton parc se reprend avec Annuler, tant qu’aucun dé n’est pioché ou relancé. Ferme le parc quand tu as fini.
lesson-alone = Le parc est à toi
    .text = Au Bilan, on compte les étoiles, les visiteurs à 1 rentrent, et tes deux cartes passent à gauche. Cinq manches : bonne chance !
