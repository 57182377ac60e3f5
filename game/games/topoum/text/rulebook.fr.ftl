## Topoum, toutes les règles, avec nos mots à nous

chapter-idea = L’idée du jeu
    .text =
        1916. Des armées de taupes se disputent un champ. Une taupe n’y voit presque rien ; ce qui rapporte des médailles, ce n’est donc pas de frapper, mais de voir : deux taupes d’une armée, loin l’une de l’autre, en ligne droite, sans rien entre elles.

        @ topoum/mole.radish.stand topoum/sight.new.e topoum/barracks.radish topoum/sight.new.e topoum/mole.radish.hips | Une ligne de vue

        > Place tes taupes pour qu’elles se voient de loin. Tout le reste n’est qu’un moyen d’y arriver.

        Qui a le plus de médailles à la fin gagne. Tout le monde commence avec dix.

chapter-pieces = Le matériel
    .text =
        De deux à quatre armées, chacune avec 4 taupes et 16 tuiles. Une tuile a deux faces : une caserne de son armée, et un terrain neutre.

        @ topoum/barracks.royal topoum/neutral.1 topoum/neutral.2 | Une caserne, et deux aspects du terrain neutre

        - Emplacement : un hexagone du plateau, avec ou sans tuile. @ topoum/space
        - Case : un hexagone qui porte une tuile. @ topoum/neutral.1
        - Champ de bataille : toutes les cases reliées entre elles. Il n’y en a qu’un.
        - Taupe active : celle avec qui l’on joue une carte. @ topoum/mole.radish.stand
        - Rivale : une taupe d’une autre armée. @ topoum/mole.royal.stand
        - Réserve : taupes et tuiles à côté du plateau. @ topoum/barracks.radish

        154 cartes Action de 22 sortes, en quatre catégories : Combat, Mouvement, Expansion, Spécial.

        @ topoum/sign.combat topoum/sign.movement topoum/sign.expansion topoum/sign.special | Les quatre catégories

chapter-set-up = Mise en place
    .text =
        1. La pioche | Sept sortes de cartes, au moins une de chaque catégorie : un paquet conseillé, un tiré au hasard parmi 111 000, ou celui que choisit qui commence. Cinq cartes de chaque sorte à deux, six à trois, sept à quatre. @ topoum/card.back

        2. La Paix | On la mélange aux cinq dernières cartes, pour que personne ne sache au juste quand viendra la fin. @ topoum/card.peace

        3. Les mains et la Ligne | Deux cartes chacun, secrètes. Cinq cartes face visible forment la Ligne d’opérations. @ topoum/card.bayonet

        4. Le milieu | Qui commence tient le Sifflet, et pose une tuile neutre au milieu. @ topoum/neutral.2

        5. Premières casernes | À tour de rôle, chacun pose une caserne à côté du milieu. @ topoum/barracks.royal

        6. Premières taupes | À tour de rôle, chacun pose une autre caserne sur n’importe quel emplacement libre à côté du champ de bataille, avec une taupe dessus. @ topoum/mole.fern.stand

        @ topoum/token.whistle | Le Sifflet : qui commence

        À deux ou trois armées, les tuiles neutres sous les obstacles viennent d’une couleur que personne ne joue.

chapter-turn = Un tour
    .text =
        Trois choses, dans cet ordre : une action, les nouvelles lignes de vue, de nouvelles cartes.

        L’action est l’une de ces deux.

        1. Monter au front | Une caserne et une taupe de ta réserve vont sur un emplacement libre à côté de n’importe quelle case. Tu dois alors jouer une carte avec cette taupe. Tu ne peux entrer que s’il y a une carte à jouer. @ topoum/mole.radish.hips

        2. Déplacer des taupes | Autant que tu veux de celles qui étaient sur le plateau au début de ton tour, l’une après l’autre, une fois chacune. Chacune avance d’une case. Puis elle joue une carte ou change la tuile sous elle. @ topoum/boot

        > Une taupe qui a bougé doit faire l’un ou l’autre, si elle le peut.

        - Changer une tuile : ta propre caserne devient neutre. Toute autre tuile retourne à son armée, et une caserne à toi la remplace. @ topoum/neutral.3
        - Collision : sur la case d’une rivale, toutes deux rentrent au terrier. C’est de bonne guerre, et cela ne coûte rien. @ topoum/clash
        - Plus rien à faire : si tu ne peux ni entrer ni bouger, tu passes.

        On peut jouer plusieurs cartes par tour : une par taupe qui a bougé. Les places de la Ligne ne se remplissent qu’à la fin du tour.

chapter-line = La Ligne d’opérations
    .text =
        Une carte de ta main est gratuite. Une carte de la Ligne coûte ou rapporte des médailles selon sa place : −3, −2, −1, 0, +1 en partant de la pioche. Il te faut les médailles qu’elle coûte.

        À la fin de ton tour, ta main est complétée à deux cartes, puis la Ligne : les cartes glissent vers l’extérieur, de nouvelles viennent de la pioche.

        > Si aucune carte n’a servi, la plus éloignée de la pioche est défaussée.

        Les cartes jouées vont face visible sur ta propre pile. Les autres n’en voient que la dernière.

chapter-lines = Les lignes de vue
    .text =
        Deux taupes d’une armée se voient le long d’une ligne droite de cases, si aucune autre taupe, aucun rocher et aucun vide ne les sépare. Tes propres taupes gênent aussi : si A, B et C sont à la file, A voit B et B voit C, mais A ne voit pas C.

        Une nouvelle ligne rapporte une médaille par case, et une de plus pour chacune de tes casernes sur la ligne. Les cases sous les deux taupes comptent.

        @ topoum/sight.new.e topoum/sight.old.e | Les lignes dorées sont nouvelles, les grises ont déjà été vues

        Une ligne est nouvelle si elle n’existait pas au début de ton tour, ou si l’une de ses taupes a bougé, a été déplacée ou vient d’arriver. Une taupe partie puis revenue rend ses lignes nouvelles.

        Seules comptent les lignes de l’armée dont c’est le tour.

        > La table montre avant chaque clic ce qu’il rapporterait : +N à côté de l’emplacement, des tirets pour les lignes à venir.

chapter-laws = Lois de la guerre
    .text =
        1. Les piles | On peut fouiller sa propre pile ; les autres n’en voient que le dessus. @ topoum/card.back

        2. Toujours une taupe | Qui n’a aucune taupe sur le plateau au début de son tour doit d’abord poser gratuitement une caserne avec une taupe à côté du champ de bataille. Sans tuile, ou sans place pour elle, la taupe va sur une de ses casernes libres, sinon sur n’importe quelle case libre sans danger. Si les quatre sont prisonnières, il faut d’abord en racheter une : 3 médailles, même sans les avoir. Ne renvoie donc pas à la légère la dernière taupe d’une armée rivale. @ topoum/head.fern

        3. Un seul champ | Les tuiles se posent à côté de cases déjà là. @ topoum/neutral.1

        4. La coupure | Si une explosion coupe le champ en deux, la partie qui a le plus de cases reste. Les autres tombent, avec tout ce qu’elles portent. Si les plus grandes sont égales, qui a causé la coupure choisit. @ topoum/target.cut

        @ topoum/target.cut | Tirets rouges : ceci tomberait

        5. Tir ami | Chaque taupe à toi perdue par ta propre faute coûte 5 médailles, coupure comprise. Deux des tiennes sur une même case : 10. Seule la collision avec une rivale ne coûte rien. @ topoum/head.radish.gone

        6. Nouvelles lignes | Voir « Les lignes de vue ». @ topoum/sight.new.e

        7. Que de l’utile | Une carte qui n’aurait aucun effet ne peut pas être jouée.

chapter-combat = Cartes Combat
    .text =
        - Baïonnette : ta taupe va sur une case voisine où se tient une rivale. La rivale rentre au terrier. @ topoum/pict.bayonet
        - Tir court : une rivale voisine de ta taupe rentre au terrier. @ topoum/pict.short-range
        - Tir long : une rivale à deux ou trois cases en ligne droite rentre au terrier. Entre elles, rien que des cases, sans taupe ni obstacle. @ topoum/pict.long-range
        - Grenade : une case voisine de ta taupe saute, avec tout ce qu’elle porte. @ topoum/pict.grenade
        - Mortier : une case à deux pas, en ligne droite, saute, quoi qu’il y ait entre les deux. @ topoum/pict.mortar
        - Fronde : une rivale à deux pas, en ligne droite, rentre au terrier, quoi qu’il y ait entre les deux. @ topoum/pict.slingshot

chapter-movement = Cartes Mouvement
    .text =
        - En avant : ta taupe avance encore d’une case. @ topoum/pict.advance
        - Sous terre : ta taupe va sur une case à deux pas, en ligne droite, quoi qu’il y ait entre les deux. @ topoum/pict.underground
        - Moto : deux cases en ligne droite. Une rivale sur la première est renversée. Un danger sur la première renvoie la pilote au terrier. Ni rocher, ni taupe à toi, ni taupe protégée sur le chemin. @ topoum/pict.motorbike
        - Panique : dans une direction, toutes les taupes fuient d’un emplacement, la plus lointaine d’abord. Qui est derrière une taupe coincée reste. @ topoum/pict.panic
        - Tunnel : d’une de tes casernes à une autre, où qu’elle soit. @ topoum/pict.tunnel
        - Leurre : ta taupe échange sa place avec une rivale voisine qui se tient sur une caserne. Les deux comptent comme déplacées. @ topoum/pict.decoy

chapter-expansion = Cartes Expansion
    .text =
        - Bâtir : une caserne à toi sur n’importe quel emplacement libre à côté du champ de bataille. @ topoum/pict.build
        - Avant-poste : une caserne à toi sur un emplacement libre à côté de ta taupe, qui s’y installe. @ topoum/pict.abandoned
        - Conquête : une caserne rivale ou une case neutre, sans personne dessus, à côté de ta taupe devient ta caserne. @ topoum/pict.conquest
        - Trahison : une rivale voisine de ta taupe rentre au terrier, et une taupe de ta réserve prend sa place. @ topoum/pict.betrayal
        - Recrue : une taupe de ta réserve atterrit sur une case à deux pas, en ligne droite. S’il y a déjà quelqu’un, toutes deux rentrent au terrier. @ topoum/pict.new-soldier

chapter-special = Cartes Spécial
    .text =
        - Capture : une rivale voisine de ta taupe est prise. Son armée peut la racheter à n’importe lequel de ses tours, pour 3 médailles qui te reviennent. @ topoum/pict.prisoner
        - Médaille : une autre de tes taupes rentre au terrier avec les honneurs : 3 médailles. @ topoum/pict.medal
        - Presse : la Presse est à toi : une médaille à la fin de chaque tour, quel qu’il soit, jusqu’à ce que quelqu’un d’autre la prenne. @ topoum/pict.press
        - Croix-Rouge : elle rejoint la case de ta taupe. Voir plus bas. @ topoum/pict.red-cross
        - « Fermier ! » : ce que sait faire le fermier posé face visible. @ topoum/pict.farmer

chapter-red-cross = La Croix-Rouge
    .text =
        @ topoum/cross.stand topoum/cross.guard | La Croix-Rouge, seule et de garde

        La taupe sur sa case ne peut être ni visée, ni chargée, ni renversée, ni trahie, ni capturée, et ni rocher, ni nuage de gaz, ni botte n’y vont. Un leurre peut tout de même échanger sa place, et l’on peut gaspiller un tir. Grenade, mortier, dynamite et coupure passent outre : la Croix-Rouge quitte alors le plateau avec sa taupe, et qui a causé cela perd 5 médailles.

        Elle reste sur place quand sa taupe s’en va, et protège la suivante. Elle coupe toutes les lignes sauf celles de la taupe sur sa case. Elle ne protège personne d’une mare, du gaz ou d’un piège.

chapter-obstacles = Les obstacles
    .text =

        - Rocher : on n’y entre pas, et on ne voit pas derrière. Qui y est poussé ne bouge pas. @ topoum/tile.rock
        - Mare : qui arrive ici rentre au terrier. Elle ne gêne pas la vue. @ topoum/tile.puddle
        - Gaz : qui arrive ici rentre au terrier. Une ligne qui le traverse rapporte 1 de moins. @ topoum/tile.gas
        - Glace : une taupe qui arrive ici glisse plus loin dans la même direction. S’il n’y a pas de case au bout, elle rentre au terrier. @ topoum/tile.ice

        Les obstacles sont des cases. Détruits ou tombés, ils quittent la partie.

        En variante, chacun en pose un à côté d’une caserne quelconque, puis un sur un emplacement marqué du plateau, en commençant par qui joue en dernier. Les tuiles loin du champ sont des îles jusqu’à ce qu’une case les rejoigne.

chapter-farmers = Les fermiers
    .text =
        Si « Fermier ! » est dans la pioche, l’un des huit est posé face visible.

        - Les Rois des Seaux : quatre mares. L’une va sur n’importe quelle case libre ; une caserne y devient neutre. @ topoum/face.buckets
        - Le Broyeur : quatre rochers. L’un va sur n’importe quelle case ; une taupe y rentre au terrier, une caserne devient neutre. @ topoum/face.crusher
        - Le Sulfateur : quatre nuages de gaz. L’un va sur n’importe quelle case ; une taupe y rentre au terrier, une caserne devient neutre. @ topoum/face.sprayer
        - La Reine des Champs : le navet va sous ta taupe ; une caserne y devient neutre. Les lignes qui s’y terminent rapportent 2 de plus. @ topoum/face.nature
        - Lady Boum : une case voisine de ta taupe saute, et la dynamite la remplace. Qui s’y rend rentre au terrier. @ topoum/face.boom
        - Le Piégeur : le piège va sur n’importe quelle case libre du champ ; une caserne y devient neutre. Qui marche dessus rentre au terrier, et le piège est mis de côté. Les lignes des taupes voisines valent 1 de moins. @ topoum/face.trap-master
        - Le Piétineur : la botte s’abat à côté de ta taupe et écrase qui s’y trouve. Toutes les voisines fuient d’un emplacement, la tienne aussi. @ topoum/face.stomper
        - Le Seigneur des Cageots : une médaille, et n’importe quel cageot peut aller sous ta taupe, si rien n’y est posé. Qui déplace un cageot ou arrive dessus regarde dedans en secret ; à la fin, il vaut de 1 à 4 médailles pour la taupe qui s’y tient. @ topoum/face.crates

        Une tuile qui quitte le plateau attend à côté et peut revenir avec une nouvelle carte. Un cageot détruit ou tombé est perdu pour de bon ; la carte rapporte quand même sa médaille. La dynamite revient aussitôt : qui l’a fait sauter la pose sur un emplacement libre à côté du champ de bataille.

chapter-end = La Paix, et la fin
    .text =
        Quand la Paix sort, les mains ne se remplissent plus, seulement la Ligne. On finit le tour de table, pour que tout le monde ait joué le même nombre de tours.

        Puis on compte les cartes jouées.

        - Catégories : qui a joué le plus de cartes d’une catégorie reçoit 3 médailles. À égalité, 2 pour chacun des ex æquo. @ topoum/sign.combat
        - Séries : deux médailles par série de quatre cartes, une de chaque catégorie. @ topoum/card.medal
        - Cageots : leurs médailles vont à qui est dessus. @ topoum/over.crate

        Qui a le plus de médailles gagne. En cas d’égalité, d’abord le plus de casernes sur le champ, puis le plus de cartes jouées, puis la victoire est partagée.

        > Les médailles sont montrées telles quelles : elles peuvent descendre sous zéro, et dépasser le bout de la piste.

chapter-screen = À cette table
    .text =
        Choisis une taupe, puis où elle va ; puis une carte, puis sa cible. Seul ce qui est possible peut être choisi.

        - Bord doré : peut être choisi. Les chiffres disent ce que cela rapporterait. @ topoum/target.gold
        - Bord rouge : quelqu’un rentre au terrier, ou quelque chose saute. @ topoum/target.red
        - Fantôme et tirets : où serait la taupe, et ce qu’elle verrait. @ topoum/ghost.tile
        - Plaques verte et rouge : combien de cases resteraient et tomberaient. @ topoum/badge.gain

        Une carte est montrée en entier avant de compter ; un clic de plus, et elle est jouée. Ta main est sous la Ligne. S’il y a d’autres gens à table, regarde-la derrière le rideau, et joue de là.

        Le bouton à l’hexagone montre tout le plateau, puis de nouveau de plus près.
