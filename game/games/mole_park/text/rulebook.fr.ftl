## Mole Park, toutes les règles, avec nos mots à nous

chapter-idea = L’idée du jeu
    .text =
        Il faut à Taupeville un nouveau Roi Taupe. Attrape des taupes avec tes dés, échange-les contre des lots et, quand tu auras de quoi, tends la main vers la couronne. Avec quarante étoiles, elle est à toi.

        @ mole_park/tool.glove mole_park/tool.pan mole_park/tool.mallet mole_park/tool.star | Trois dés qui tapent, et un qui gagne

        À chaque manche, tout le monde lance un dé, en même temps. Tu choisis le tien en secret.

        > Taper d’abord, gagner ensuite : sans taupe en main, pas de dé étoile.

chapter-set-up = Mise en place
    .text =
        On joue à deux, et jusqu’à huit, chacun avec quatre dés de sa couleur : un gant de boxe, une poêle, un maillet géant et un dé étoile.

        Les 113 cartes Taupe sont mélangées. De même les lots de chacun des cinq stands, et le premier lot de chaque stand est posé face visible.

        1. Qui est roi ? | Tout le monde lance le dé étoile, et le plus haut devient Roi Taupe. À égalité, on relance. @ mole_park/crown

        Le roi le reste toute la partie. À égalité pour un lot, il dit qui se sert d’abord ; s’il est du nombre, il se sert en dernier.

chapter-dice = Les dés
    .text =
        @ mole_park/die.glove.radish.3 mole_park/die.pan.royal.4 mole_park/die.mallet.fern.6 mole_park/die.prize.carrot.5 | Gant, poêle, maillet et dé étoile

        - Gant de boxe : 1 1 2 2 3 3. Il ne rate jamais. @ mole_park/tool.glove
        - Poêle à frire : 2 3 4 4 5 et un raté. @ mole_park/tool.pan
        - Maillet géant : 4 5 6 6 et deux ratés. @ mole_park/tool.mallet
        - Dé étoile : de 1 à 6 étoiles. @ mole_park/tool.star

        Le chiffre est le trou où va ton dé. Les trous lointains sont plus durs à toucher ; les taupes s’y rassemblent.

chapter-whacking = Taper
    .text =
        Au début d’une manche, des taupes sont distribuées face cachée à chaque trou : une jusqu’à cinq à table, deux à partir de six. Les taupes des manches d’avant y restent.

        Puis chacun choisit un dé en secret, et tous sont lancés d’un coup. Chaque dé qui tape va à son trou, et les taupes qui s’y trouvent sont partagées à égalité entre les dés arrivés.

        - Personne : toutes les taupes restent. @ mole_park/hole.back+mole_park/pop.1+mole_park/hole.front
        - Un seul dé : il les prend toutes. @ mole_park/die.glove.radish.1
        - Plusieurs dés : tous en prennent le même nombre, et le surplus reste. @ mole_park/die.pan.royal.4
        - Trop peu pour tous : personne n’en prend. @ mole_park/hole.back+mole_park/pop.3.razz+mole_park/hole.front
        - Un raté ne prend rien. @ mole_park/mud

        @ mole_park/card.back mole_park/mole.1.a mole_park/mole.3.c mole_park/mole.5.a | Une taupe vaut d’une à cinq étoiles ; chacun ne voit que les siennes

        + Exemple | Cinq taupes sont au trou 4, et deux poêles arrivent. Chacune en prend deux, et la cinquième reste.

        Ensuite, tu gardes cinq taupes au plus. Qui en a plus défausse les autres, face cachée, en choisissant lesquelles en secret.

        Si la pioche s’épuise, on mélange la défausse et on continue. Si cela ne suffit toujours pas, on remplit d’abord le trou 1.

chapter-prizes = Gagner des lots
    .text =
        Avec au moins une taupe en main, tu peux lancer le dé étoile à la place. Tu poses toutes tes taupes et tu additionnes tes étoiles.

        1. Tes taupes | toutes celles que tu tenais @ mole_park/mole.3.c
        2. Tes lots | ceux que tu as déjà gagnés @ mole_park/prize.candy.1
        3. Ton dé étoile | ce que tu viens de lancer @ mole_park/die.prize.carrot.5

        Ton dé avance sur l’allée des lots jusqu’à cette somme. À moins de dix étoiles, tu ne gagnes rien.

        Pendant ce temps les autres tapent, et l’on s’occupe d’abord de leurs dés. Puis ceux de l’allée se servent, du plus riche au moins riche.

        @ mole_park/prize.candy.1 mole_park/prize.burrowed.1 mole_park/prize.inflation.1 mole_park/prize.grotto.1 mole_park/prize.vault.5 | À partir de 10, 15, 20, 25 et 30 étoiles

        Prends le lot visible de n’importe quel stand dont tu peux payer le prix. Le stand ferme alors jusqu’à la manche suivante. Tu peux aussi ne rien prendre. Un stand vidé reste vide.

        Le lot est à toi jusqu’à la fin, et ses étoiles comptent chaque fois que tu passes à la caisse. Toutes les taupes posées sont parties, quoi que tu aies gagné.

        > À étoiles égales, le roi décide qui se sert d’abord. S’il est du nombre, il se sert en dernier ; s’il n’y a qu’un autre dé, inutile de lui demander ; de même s’il ne reste aucun lot à leur portée.

        + Exemple | Ida a 24 étoiles et prend un lot au troisième stand. Ben et Noor en ont 18 chacun ; le roi laisse choisir Ben d’abord, qui prend un lot au deuxième stand. Noor prend celui du premier. Otto a 12 étoiles, mais seul le premier stand est si bon marché, et le voilà fermé : rien pour Otto.

chapter-round = Manche suivante
    .text =
        Chacun reprend ses dés, et les stands fermés montrent leur lot suivant.

        À deux ou trois, un trou où cinq taupes ou plus se sont rassemblées se vide d’un coup : elles filent.

        Puis de nouvelles taupes sont distribuées.

chapter-crown = À l’assaut de la couronne !
    .text =
        Au début d’une manche, avant de choisir les dés, qui a une taupe peut l’annoncer : « Je tente la couronne ! » Les autres peuvent alors en faire autant. On refait le tour jusqu’à ce que plus personne ne s’y joigne. Impossible de changer d’avis.

        Qui l’a annoncé doit lancer le dé étoile.

        - Moins de 40 étoiles : pas de lot, et tes taupes sont parties.
        - Il n’y a que toi à 40 ou plus : tu gagnes la partie.
        - Plusieurs ont 40 ou plus : rendez-vous en finale.

        @ mole_park/crown | Quarante étoiles. En avoir plus ne sert à rien

        Si tu atteins quarante sans l’avoir annoncé, tu ne peux pas gagner la partie, mais tu peux prendre un lot. Dès que la couronne est gagnée ou qu’une finale commence, on ne prend plus de lots.

        > On ne te pose la question que si tes lots, cinq étoiles par taupe en main et le meilleur lancer pourraient suffire.

chapter-showdown = La finale
    .text =
        Toutes les taupes retournent au paquet, qu’on mélange, et les prétendants rendent leurs lots. Chaque trou reçoit autant de nouvelles taupes qu’il y a de prétendants.

        Chaque prétendant lance ses quatre dés. Ceux qui tapent comptent d’abord, chacun pour une part : deux de tes dés dans un trou prennent deux parts. Personne n’a à défausser.

        Puis toutes les taupes sont montrées, et l’on ajoute leurs étoiles au dé étoile. Le plus gros total gagne la couronne. À égalité, on recommence entre ex æquo.

        À la fin, les prétendants passent devant tous les autres : d’abord qui a disputé le plus de finales, puis qui y a eu le plus d’étoiles.

chapter-options = Options
    .text =
        = Étoiles de la couronne
        Trente font une partie courte, cinquante une longue. Quarante, c’est le jeu d’origine.

        = Taupes par trou
        Une ou deux, quel que soit le nombre à table.

chapter-advice = Quelques conseils
    .text =
        - Regarde les trous lointains : ce que personne n’a touché depuis des manches vaut un risque.
        - Une main pleine ne grandit plus. Passe à la caisse avant que ça coince.
        - Un lot compte encore et encore, une taupe une seule fois.
        - Avec une chance sur deux d’atteindre quarante étoiles, vas-y. Si quelqu’un d’autre y va, la moindre chance vaut mieux que rien.

chapter-origin = D’où vient le jeu
    .text =
        Ceci est une version non officielle d’un jeu où l’on tape des taupes et gagne des lots, faite avec tendresse, avec nos mots et nos images à nous. Les faces des dés, le nombre de taupes de chaque sorte, les quarante lots et les noms sont de nous, là où le livret laisse le choix.
