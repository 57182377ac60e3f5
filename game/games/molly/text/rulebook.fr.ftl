## Molly, toutes les règles, avec nos mots à nous

chapter-idea = L’idée du jeu
    .text =
        Sous le potager, les taupes sont à l’œuvre. Aligne trois taupes d’une même couleur, emporte l’une des trois piles dans ton terrier et retourne les deux autres, qui peuvent montrer tout et n’importe quoi.

        @ molly/card.yellow.a molly/card.yellow.b molly/card.yellow.tardy | Trois en ligne

        Chaque carte emportée devient un cube de sa couleur. Ce qui compte à la fin, ce n’est pas combien tu en as, mais comment ils se répartissent : ta colonne la plus haute multipliée par la plus basse. Plus n’est pas toujours mieux.

        @ molly/burrow | Ce qui entre au terrier reste caché

chapter-set-up = Mise en place
    .text =
        On joue à deux, et jusqu’à quatre. Les taupes sont de cinq couleurs, chacune avec son légume : maïs jaune, radis rouge, champignon blanc, petits pois verts, chou bleu.

        = Cartes et jetons
        - À deux : 40 taupes, 6 jetons Projet.
        - À trois : 45 taupes, 9 jetons.
        - À quatre : 50 taupes, 12 jetons.

        = Le potager
        Neuf cases, trois sur trois. Sur chacune, une taupe face cachée, et par-dessus une taupe face visible. Personne n’a vu celles du dessous.

        = La pioche
        De haut en bas : cinq taupes ; un paquet où se cache un Événement vert ; un autre avec un orange ; un autre avec un rouge ; et tout au fond quinze taupes Lambines, au dos orange. Un Événement de chaque couleur est dans la pioche, l’autre reste dans la boîte, et personne ne sait lequel.

        @ molly/card.back molly/card.back.tardy | Un Projet, et le dos d’une Lambine

        Deux cartes sont face visible à côté de la pioche : c’est l’étal. Chacun reçoit un jeton. Le hasard désigne qui commence ; le fanion le montre.

chapter-turn = Un tour
    .text =
        D’abord l’étal est complété à deux cartes. Puis, dans l’ordre :

        1. Actions spéciales | autant que tu peux en payer, ou aucune @ molly/token
        2. Poser une carte | c’est obligatoire @ molly/card.yellow.a
        3. Chercher un trio | et s’il y en a un, le prendre @ molly/card.yellow.b

        Un Événement qui sort de la pioche a lieu aussitôt, avant toute autre chose.

chapter-special = Actions spéciales
    .text =
        Chacune coûte un jeton Projet. Fais-en autant que tu peux en payer, plusieurs fois la même si tu veux, dans n’importe quel ordre.

        = Prendre une carte
        Une carte de l’étal va au compost, et tu reçois un cube de sa couleur. Une nouvelle carte la remplace.

        = Échanger deux piles
        Deux piles voisines, côte à côte mais pas en diagonale, échangent leurs places, tout entières. Chacune doit avoir des cartes ; une case vide ne s’échange pas. Une pile qui montre un Projet, si.

        Un échange seul ne fait pas de trio. Il en prépare un.

        @ molly/token | Un jeton Projet

        Les jetons dépensés retournent tous ensemble à la réserve quand tu as fini cette partie de ton tour.

chapter-play = Poser une carte
    .text =
        Prends une carte de l’étal, ou le dessus de la pioche sans savoir ce que c’est, et pose-la face visible sur la case de ton choix : une case vide, un Projet, une taupe d’une autre couleur. Jamais sur une taupe de sa propre couleur.

        Tu regardes une carte piochée avant de choisir sa case, et tu dois la poser. Si c’est un Événement, il a lieu, et tu pioches la suivante.

        > Une case vide te rapporte un jeton. Si la réserve est à sec, prends-le à qui tu veux.

        Si une carte piochée ne va nulle part, elle part au compost sans donner de cube, et tu joues une carte de l’étal.

chapter-sets = Les trios
    .text =
        Trois taupes d’une couleur en rangée, en colonne ou en diagonale forment un trio, à condition que la carte que tu viens de poser en soit. Un trio qui était déjà là ne compte pas.

        Si ta carte fait deux trios d’un coup, choisis-en un. L’autre ne rapporte rien.

        1. Prends l’une des trois piles | avec toutes ses cartes, dans quelque sens qu’elles soient. Tout le monde les voit. Chacune devient un cube dans ton terrier. @ molly/cube.yellow
        2. Retourne les deux autres | en même temps, chacune d’un bloc. @ molly/card.back

        Interdit de fouiller une pile ou de la compter avant. L’épaisseur du dessin n’en dit qu’à peu près le nombre.

        > Un terrier contient sept cubes par couleur. Les suivants sont perdus.

        + Exemple | Trois bleus en ligne. Tu prends une pile de trois cartes, bleu sur vert sur blanc : un cube bleu, un vert et un blanc.

chapter-flips = Les piles retournées
    .text =
        Une pile se retourne d’un bloc : sa carte du fond passe sur le dessus, et chaque carte montre son autre côté.

        - Une pile du début a une taupe face cachée au fond : retournée, elle montre cette taupe.
        - Une pile née sur une case vide a une taupe face visible au fond : retournée, elle montre un dos : un Projet.
        - Une carte visible toute seule devient un Projet tout seul.

        @ molly/card.red.a molly/card.back | Une taupe, ou un Projet

        = La chaîne
        Si le retournement fait un trio de taupes avec une pile tout juste retournée, prends-le de la même façon : une pile au terrier, les deux autres retournées. Et ainsi de suite, tant que ça marche.

        = Trois Projets
        Si le retournement aligne trois Projets, tu reçois trois jetons, de la réserve ou des autres. Puis tu pioches trois cartes et en poses une sur chacun des trois, comme tu veux. Les trios ainsi formés ne comptent pas, et ton tour est fini. Le dos d’une Lambine compte aussi. Les Projets alignés d’une autre façon, jamais.

        Un Événement parmi les trois cartes attend que tout soit posé, puis il est remplacé.

chapter-events = Les Événements
    .text =
        Un Événement a lieu aussitôt, en commençant par qui l’a trouvé ; puis une nouvelle carte prend sa place. Un Événement trouvé pendant un autre attend que celui-ci soit fini.

        = Vert
        - Chacun gagne un jeton Projet. Si la réserve est à sec, on le prend à quelqu’un. @ molly/event.token
        - Chacun pioche une carte et en reçoit le cube. La carte va au compost. @ molly/event.draw

        = Orange
        - Chaque case vide reçoit une taupe de la pioche, face visible. @ molly/event.fill-gaps
        - Chaque case qui montre un Projet reçoit une taupe de la pioche, face visible. @ molly/event.fill-backs

        Ni l’un ni l’autre ne font de trio ni ne donnent de jeton.

        = Rouge
        - Chacun passe un cube à sa droite, tous en même temps, choisi en secret. @ molly/event.pass
        - Chacun défausse un cube de son choix. @ molly/event.discard

        Qui n’a pas de cube ne fait rien.

chapter-end = La fin
    .text =
        Dès qu’une Lambine se trouve sur le dessus de la pioche, pour quelque raison que ce soit, le dernier tour de table a commencé. Il s’achève quand la personne à droite du fanion a joué, afin que tout le monde ait joué le même nombre de tours. À part cela, une Lambine est une taupe comme les autres.

        Si la pioche s’épuise, on ne remélange rien ; on joue de l’étal, et si rien ne peut être posé, on passe.

        @ molly/clock | Voilà les Lambines

chapter-scoring = Le décompte
    .text =
        Multiplie les cubes de ta couleur la plus nombreuse par ceux de ta couleur la moins nombreuse, et ajoute un point par jeton qui te reste.

        > Une couleur que tu n’as pas du tout ne compte pas.

        - Si toutes tes couleurs sont à égalité, ce nombre vaut pour les deux : quatre fois quatre font seize.
        - Une couleur toute seule se multiplie par elle-même : cinq fois cinq font vingt-cinq.

        + Exemple | Jaune 5, rouge 7, blanc 3, vert 4, bleu 3 et un jeton : 7 × 3 + 1 = 22.
        + Exemple | Jaune 6, rouge 6, blanc 3, vert 4, aucun bleu, aucun jeton : 6 × 3 = 18. Avec un quatrième blanc, ce serait 24.

        Le plus haut score gagne. En cas d’égalité, qui a le moins de jetons l’emporte ; si c’est encore égal, la victoire est partagée.

chapter-bobtail = Le Bobtail
    .text =
        Avec cette option, un gros chien est assis au milieu du potager, entouré de huit piles.

        @ molly/dog.sit | Il veut seulement jouer

        On ne pose jamais de carte sur lui, et aucun trio ne le traverse. Sa case n’est pas vide.

        Au lieu d’échanger des piles, on chasse les taupes : pour un jeton, il saute d’une case, en diagonale aussi. La pile où il atterrit va sur la case vide de ton choix, telle quelle ; celle qu’il vient de quitter est toujours libre. S’il atterrit sur une case vide, aucune pile ne bouge.

chapter-options = Options
    .text =
        = Le Bobtail
        Le chien, raconté dans son propre chapitre.

        = Terriers ouverts
        Ce qui entre dans un terrier a été vu de tous. Avec cette option, cela reste visible, et plus besoin de mémoire.

chapter-advice = Quelques conseils
    .text =
        - Une couleur que tu n’as pas ne coûte rien. Un seul cube peut te coûter cher.
        - Soigne ta plus basse colonne : chaque cube y rapporte la hauteur de la plus haute.
        - Une pile mince donne ce qu’on voit. Une pile épaisse donne des surprises.
        - Deux d’alignées pour toi, c’est trois pour qui te suit.
        - Un jeton vaut un point à la fin, et bien plus avant.

chapter-origin = D’où vient le jeu
    .text =
        Molly est un jeu de Christian Giove, paru chez GateOnGames avec des dessins de Stefano Tartarotti. Ceci en est une version non officielle, faite avec tendresse ; ses mots, ses images et ses taupes sont à nous.

        Là où les règles laissent une question ouverte, nous avons tranché : les jetons se prennent un par un, et qui prend choisit à qui ; retourner ou poser sans faire de trio ne coûte rien ; le hasard désigne qui commence.
