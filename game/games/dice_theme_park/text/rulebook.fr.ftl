## Dice Theme Park, toutes les règles, avec nos mots à nous

chapter-idea = L’idée du jeu
    .text =
        Te voilà à la tête d’un parc d’attractions. Les visiteurs arrivent en monorail : des dés de trois couleurs, chacun bon pour autant de manèges qu’il montre de points. Envoie-les d’attraction en attraction ; chaque manège leur coûte un point et te rapporte des étoiles. Qui a le plus d’étoiles après la dernière manche gagne.

        @ dice_theme_park/die.blue.4 dice_theme_park/die.green.5 dice_theme_park/die.yellow.6 | Les visiteurs : la goutte, la feuille, le soleil

        Chaque attraction veut un groupe bien à elle. Tout l’art est de réunir les bons visiteurs, manège après manège.

chapter-lengths = Trois durées
    .text =
        - Découverte : quatre manches, sans responsables ni talents. @ dice_theme_park/tile.entrance
        - Courte : quatre manches, avec eux. @ dice_theme_park/admin.doorman
        - Complète : cinq manches, avec eux. @ dice_theme_park/round.gold

        On joue en solo, ou jusqu’à quatre. Qui joue en solo joue toujours la partie complète.

chapter-set-up = Mise en place
    .text =
        = Au milieu
        - Un monorail de plus qu’il n’y a de parcs, avec trois visiteurs chacun. Le chiffre d’un siège est la valeur avec laquelle on arrive. @ dice_theme_park/train.1
        - Des dés dans le sac, de chaque couleur : 11 à deux, 16 à trois, tous les 21 à quatre. @ dice_theme_park/bag
        - Une attraction de plus qu’il n’y a de parcs, de la pile A, et dans les parties plus longues autant de talents. @ dice_theme_park/tile.desert_rally
        - Un objectif pour la manche 3 et chacune des suivantes. Jamais deux de la même famille.

        = Pour chacun
        - Un parc avec son Entrée et trois attractions, les mêmes pour tous. @ dice_theme_park/tile.entrance
        - 6 $, trois plans, une mascotte, et neuf améliorations à poser : trois kiosques, trois effets, trois générateurs. @ dice_theme_park/cash
        - Six cartes Équipe. @ dice_theme_park/staff.guide

        = Les choix
        Chacun reçoit deux attractions et en garde une. Dans les parties Courte et Complète, chacun garde aussi un responsable sur deux et un talent sur deux. L’attraction se pose aussitôt, gratuitement, sur l’un des quatre endroits marqués.

        @ dice_theme_park/tile.entrance dice_theme_park/tile.hall_of_mirrors | L’Entrée, et l’une des trois que tout le monde possède

chapter-round = Une manche
    .text =
        1. Duo | deux cartes Équipe chacun, en secret @ dice_theme_park/phase.icon.plan
        2. Accueil | un monorail chacun, dans l’ordre du tour @ dice_theme_park/phase.icon.welcome
        3. Travaux | une attraction et une mascotte, dans l’ordre du tour @ dice_theme_park/phase.icon.expand
        4. Atelier | un plan et deux améliorations @ dice_theme_park/phase.icon.improve
        5. Manèges | les parcs sont ouverts @ dice_theme_park/phase.icon.operate
        6. Bilan | étoiles, argent, adieux @ dice_theme_park/phase.icon.upkeep

chapter-plan = 1 Duo
    .text =
        Chacun choisit deux de ses six cartes Équipe, en secret ; deux pareilles sont permises. On les révèle toutes ensemble.

        @ dice_theme_park/staff.ticket_agent dice_theme_park/staff.concierge dice_theme_park/staff.guide | Chacune a un dé, de l’argent et un pouvoir

        = L’ordre du tour
        On additionne les valeurs des dés. Le plus petit total commence ! En cas d’égalité, le moins d’étoiles passe devant ; si c’est encore égal, on échange les places de la manche d’avant.

        + Exemple | Des totaux de 3, 7 et 7. Le 3 commence. Des deux sept, celui qui a le moins d’étoiles est deuxième.

        = Le revenu
        L’argent des deux cartes, 1 $ de l’Entrée, et ce que d’autres attractions affichent sur fond vert. Les kiosques ne comptent pas ici.

        + Exemple | Guide et Mascotte rapportent 6 $, l’Entrée 1 $, une attraction 1 $ : 8 $.

        = Les pouvoirs
        Ils servent dans la phase qu’ils nomment, une fois par carte.

chapter-staff = L’équipe
    .text =
        - Guichetière (1), Bilan : un visiteur de valeur 1 qui s’en irait revient à l’Entrée, à n’importe quelle valeur. @ dice_theme_park/staff.ticket_agent.small
        - Concierge (2), Accueil : des trois arrivants, l’un gagne deux points, ou deux en gagnent un. Jamais au-delà de 6. @ dice_theme_park/staff.concierge.small
        - Guide (3), Manèges : un visiteur va de n’importe où à n’importe où dans ton parc. @ dice_theme_park/staff.guide.small
        - Mascotte (4), Travaux : une mascotte coûte 2 $ de moins. Manèges : chaque mascotte envoyée fait un ajustement de plus sur la même attraction. @ dice_theme_park/staff.mascot.small
        - Architecte (5), Atelier : chaque amélioration coûte 1 $ de moins. Avant d’en poser, tu peux en reprendre une posée plus tôt. @ dice_theme_park/staff.builder.small
        - Machiniste (6), Manèges : une attraction sans signe de départ libre est activée encore une fois. @ dice_theme_park/staff.manager.small

        @ dice_theme_park/staff.mascot dice_theme_park/staff.builder dice_theme_park/staff.manager | Mascotte, Architecte, Machiniste

chapter-welcome = 2 Accueil
    .text =
        Dans l’ordre du tour, chacun prend un monorail. Ses trois visiteurs descendent à l’Entrée, avec la valeur de leur siège.

        @ dice_theme_park/train.1 | Un monorail

        Il en reste un. Ses visiteurs retournent dans le sac à la fin de la manche.

chapter-expand = 3 Travaux
    .text =
        Dans l’ordre du tour, chacun peut bâtir une attraction et engager une mascotte, dans l’ordre de son choix.

        = Bâtir
        Paie le prix sous l’attraction et pose-la dans ton parc, à côté de ce qui s’y trouve déjà. Il y a dix-huit places.

        = Les services
        Chaque attraction offre l’un des huit services. Le deuxième, le troisième et le quatrième service d’une même sorte rapportent aussitôt :

        - Deux pareils : donne à un visiteur la valeur que tu veux.
        - Trois pareils : un visiteur du sac arrive à l’Entrée, à la valeur 4.
        - Quatre pareils : bâtis gratuitement l’une des attractions défaussées. Elle-même n’apporte pas de bonus.

        @ dice_theme_park/amenity.snacks dice_theme_park/amenity.drinks dice_theme_park/amenity.restrooms dice_theme_park/amenity.benches dice_theme_park/amenity.lockers dice_theme_park/amenity.first_aid dice_theme_park/amenity.photo dice_theme_park/amenity.gardens | Les huit services

        Un cinquième n’apporte rien. L’attraction de la mise en place n’a rien apporté non plus, mais elle compte.

        = Engager
        Une mascotte coûte 5 $. Elle amène un des talents proposés.

chapter-improve = 4 Atelier
    .text =
        - Un plan pour 3 $. @ dice_theme_park/map.ready
        - Jusqu’à deux améliorations. Chacune va sur un emplacement libre de n’importe quelle attraction et coûte ce que dit l’emplacement. Aucune attraction n’en a deux pareilles, et l’Entrée n’a pas d’emplacement. @ dice_theme_park/upgrade.special_effect

        - Kiosque : 2 $ chaque fois que l’attraction est activée. @ dice_theme_park/upgrade.merch_kiosk
        - Effet : deux étoiles de plus chaque fois. @ dice_theme_park/upgrade.special_effect
        - Générateur : un second signe de départ ; on peut l’activer deux fois par manche. @ dice_theme_park/upgrade.generator

        Elles restent pour de bon, sauf si l’Architecte en reprend une. L’Entrée a dès le début un kiosque et un générateur.

chapter-operate = 5 Manèges
    .text =
        Active tes attractions une par une, autant que tu veux et que tu peux. Sur un écran partagé, les parcs se suivent dans l’ordre du tour.

        1. Pose un cube | sur un signe de départ libre. Chacun prend un cube par manche. @ dice_theme_park/cube.radish
        2. Réunis un groupe | des visiteurs de cette attraction qui conviennent à ce qu’elle demande. @ dice_theme_park/slot.yellow.135
        3. Un point de moins | pour chaque visiteur du groupe. Qui est à 1 rentre chez soi à la place. @ dice_theme_park/die.yellow.2
        4. On avance | un seul visiteur du groupe va sur une attraction voisine. S’il n’en reste qu’un, il doit y aller ; s’il n’en reste aucun, personne n’y va. @ dice_theme_park/mini.green

        + Exemple | Sur une attraction qui demande un dé quelconque et un bleu plus haut attendent un 4 jaune et un 5 bleu. Tous deux perdent un point. Le 4 bleu va à côté, où attend un 1 jaune : impair et pair, cette attraction-là peut donc être activée aussi. Le 1 jaune rentre chez lui.

        Étoiles et argent des cubes se comptent au Bilan. Tant qu’aucun dé n’est pioché ou relancé, tout ce que tu fais dans ton parc peut être annulé.

        = Les plans
        Chaque plan, une fois par manche : un visiteur va à côté.

        = Les mascottes
        Chaque mascotte, une fois par manche, se pose sur une attraction pour l’une de ces choses :

        - Un visiteur de l’attraction gagne ou perd un point, entre 1 et 6. @ dice_theme_park/mascot.radish
        - À la prochaine activation de l’attraction, un visiteur peut être de n’importe quelle couleur. La sienne ne change pas.
        - Son talent. @ dice_theme_park/skill.flip.icon

        Plans, mascottes et Guide aident entre deux activations, pas au milieu d’une.

chapter-needs = Ce qu’il faut
    .text =
        @ dice_theme_park/slot.any dice_theme_park/slot.blue dice_theme_park/slot.any.246 dice_theme_park/slot.any.135 dice_theme_park/slot.any.13 dice_theme_park/slot.any.36 | Quelconque ; bleu ; pair ; impair ; de 1 à 3 ; de 3 à 6

        - Un dé : de n’importe quelle couleur, ou de celle qu’on voit. @ dice_theme_park/slot.blue
        - Pair, impair : chaque dé comme le dit sa case. @ dice_theme_park/slot.any.246
        - Plus haut : le premier dé plus haut que le second. @ dice_theme_park/sign.higher
        - 1–3 et 3–6 : un bas, un haut. Un 3 peut être l’un ou l’autre. @ dice_theme_park/slot.any.13
        - Égaux : deux ou trois de même valeur. @ dice_theme_park/sign.equal
        - Qui se suivent : trois valeurs à la file. Pas de passage de 6 à 1. @ dice_theme_park/sign.run

        Une case colorée veut un visiteur de cette couleur.

chapter-skills = Les talents
    .text =
        Dans les parties plus longues, chaque mascotte a un talent. En l’envoyant, tu te sers du talent, ou tu ajustes un visiteur comme d’habitude.

        - Plus ou moins deux : sur un visiteur de la couleur. @ dice_theme_park/skill.leap_blue.icon
        - 2 $ ou une étoile par dé : pour chaque visiteur de la couleur présent, trois au plus, aussitôt. @ dice_theme_park/skill.tips_green.icon
        - 2 en 5 : un visiteur de valeur 2 passe à 5, ou l’inverse. @ dice_theme_park/skill.flip.icon
        - Deux dés : deux visiteurs de l’attraction, +1 ou −1 chacun. @ dice_theme_park/skill.pair.icon
        - Sortir, entrer : un visiteur va d’ici à côté, ou d’à côté ici. Deux fois. @ dice_theme_park/skill.usher_out.icon
        - Sortir de deux pas : un visiteur d’ici va jusqu’à deux attractions plus loin. @ dice_theme_park/skill.stroll.icon
        - Autre couleur : un visiteur contre un d’une autre couleur pris dans le sac, à la même valeur, pour de bon. @ dice_theme_park/skill.exchange.icon

chapter-administrators = Les responsables
    .text =
        Dans les parties plus longues, chacun en a un, pour toute la partie.

        - Seconde chance, Bilan : un visiteur de sa couleur qui s’en irait revient, à n’importe quelle valeur. @ dice_theme_park/admin.second_chance.blue
        - Pied léger : sur les attractions de sa couleur, un visiteur de cette couleur garde ses points. @ dice_theme_park/admin.fresh_legs.green
        - Spécialiste, Enthousiaste : trois, quatre, cinq attractions de sa couleur activées : une, deux, trois étoiles par manche. @ dice_theme_park/admin.specialist.yellow
        - Voyagiste : six, sept, huit attractions différentes activées : une, deux, trois étoiles par manche. @ dice_theme_park/admin.tour_leader
        - Mascottophile : deux, quatre, cinq mascottes : une, deux, trois étoiles par manche. @ dice_theme_park/admin.mascot_fan
        - Vigile : un visiteur du monorail que personne n’a pris. @ dice_theme_park/admin.doorman
        - Tirelire : à la fin, une étoile pour 2 $. @ dice_theme_park/admin.treasurer
        - Couturière, Cartographe : les mascottes, ou les plans, coûtent 2 $ de moins. @ dice_theme_park/admin.tailor
        - Doublure : une fois par partie, une carte jouée s’échange contre une de la main, avant que les cartes passent. @ dice_theme_park/admin.understudy
        - Lève-tôt : ton total pour l’ordre du tour baisse de 1 ou 2, à ton gré. @ dice_theme_park/admin.early_bird

chapter-upkeep = 6 Bilan
    .text =
        = Étoiles et argent
        Pour chaque cube, les étoiles de son attraction, deux de plus avec un effet, 2 $ avec un kiosque. Puis les responsables.

        = L’objectif
        Aux manches 3, 4 et 5, tout le monde est classé selon l’objectif de la manche :

        - À deux : 4 étoiles pour la première place.
        - À trois : 6 et 3.
        - À quatre : 8, 4 et 2.

        À égalité, on se partage les étoiles des places concernées, en arrondissant vers le haut.

        + Exemple | Le plus d’argent : 9, 5, 5 et 4. Le premier gagne 8. Les deux qui ont 5 se partagent 4 et 2 : 3 chacun.

        = Les adieux
        Chaque visiteur de valeur 1 rentre chez soi, sauf ceux que rappelle la Guichetière ou un responsable.

        = La manche suivante
        Les deux cartes Équipe que tu as jouées passent à gauche : les mains changent. Plans et mascottes sont de nouveau prêts. Monorails, attractions et talents sont renouvelés. Les attractions viennent de la pile A aux manches 1 à 3 (1 et 2 dans une partie en quatre manches), puis de la pile B.

chapter-end = La fin
    .text =
        Après la dernière manche, chaque tranche de 3 $ restants vaut une étoile (2 $ avec la Tirelire). Qui a le plus d’étoiles gagne. En cas d’égalité, qui a le plus de visiteurs au parc, puis le plus d’argent ; sinon la victoire est partagée.

chapter-surprises = Surprises
    .text =
        Six attractions à point d’interrogation : après l’activation, le visiteur de la case marquée peut être relancé au lieu de perdre un point. Six talents relancent un visiteur de leur couleur. Une responsable, la Casse-cou, en fait autant pour les visiteurs de sa couleur qu’une case demandait.

        Un dé relancé ne se reprend pas.

chapter-innovations = Innovations
    .text =
        L’Inventrice prend la place de l’Architecte : une amélioration de plus par manche.

        Jusqu’à deux innovations par manche peuvent se poser en plus des améliorations, au prix de l’emplacement le moins cher de l’attraction. Une seule par attraction, et elle y reste.

        - Télécabine : un visiteur qui la quitte, de quelque façon que ce soit, peut aller à n’importe quelle autre télécabine, et tu gagnes 1 $. L’Entrée en a une. @ dice_theme_park/innovation.cable_car
        - Photomaton : ici, un visiteur du groupe peut être de toute couleur. @ dice_theme_park/innovation.photo_booth
        - Statue : une, deux, trois étoiles à chaque manche, bâties dans cet ordre. La deuxième et la troisième coûtent 1 $ et 2 $ de plus. @ dice_theme_park/innovation.statue.3

        Un responsable, le Chamboule-tout, déplace une amélioration par manche ; tu paies ou touches la différence.

chapter-promo = Le paquet promo
    .text =
        - Consultante (0) : beaucoup d’argent et pas de pouvoir. Après sa manche, elle quitte la partie. @ dice_theme_park/staff.consultant.small
        - Chaperon (7) : l’un des arrivants devient VIP, deux au plus par parc : une étoile de plus à chaque manège. Un VIP n’est jamais relancé, il perd un point. @ dice_theme_park/staff.chaperone.small
        - Douze objectifs de plus, mélangés aux autres ou à leur place.

chapter-solo = En solo
    .text =
        En solo, on joue la partie complète avec la mise en place à deux, mais neuf dés de chaque couleur, un talent de chaque sorte, et douze cartes Équipe pour toute la partie. Il faut dépasser une cible de 160 étoiles (ou 170).

        = Cartes solo
        Une fois ton équipe choisie, une carte est révélée. Si son nombre est égal ou inférieur à ton total, le monorail, l’attraction et le talent qu’elle hachure te sont fermés pour cette manche.

        = Les visiteurs qui partent
        Ils ne retournent pas dans le sac mais restent à côté du parc. Certains défis les comptent.

        = Les défis
        Les manches 2 à 5 ont chacune un défi. Un défi manqué à sa manche ajoute ses étoiles rouges, et celles de la manche, à la cible : 5 à la manche 2, 10 ensuite.

        + Exemple | Manche 3, une attraction trois fois : manqué. La cible monte de 1 + 10, de 160 à 171. Il faut maintenant 172.

        Il n’y a pas d’objectifs. Des défis en plus corsent l’affaire.
