## Énigmes : quoi que montrent les dés, il existe un moyen sûr

puzzle-sure = Un lot assuré
    .short = Un lot à { $wanted } étoiles, à coup sûr.
    .goal = Gagne à cette manche un lot à { $wanted } étoiles au moins, quoi que montre ton dé. { $name1 } ne fait que taper.
    .hint = Additionne les taupes de ta main et tes lots. Le dé étoile ajoute au moins une étoile. De quel stand es-tu sûr ?
    .solved = 12 étoiles en main, 12 sur tes lots et au moins une sur le dé : le quatrième stand était assuré.
    .missed = Aucun lot à { $wanted } étoiles ou plus. Taper n’en rapporte pas à cette manche, et pour la couronne il te manque des étoiles.
puzzle-five = Cinq peuvent rester
    .short = Défausse pour t’assurer la couronne.
    .goal = Tu as trop de taupes. Défausse, puis vise la couronne à la manche suivante, à coup sûr, quoi que montre le dé étoile. { $name1 } ne fait que taper.
    .hint = Il te faut 40. Tes lots en valent 18, et le dé montre 1 au pire. Combien doivent valoir tes cinq taupes ?
    .solved = 18 sur les lots, 21 sur les taupes, et même un 1 suffit.
    .missed = Pas de couronne. Même avec un 1 au dé étoile, tes étoiles doivent atteindre 40.
puzzle-order = La parole du roi
    .short = Range les autres et gagne le Coffre royal.
    .goal = Vous avez tous 30 étoiles, et le roi, c’est toi : tu dis qui choisit quand, et tu choisis en dernier. { $name1 } veut la Grotte Gadget ou rien. { $name2 } veut la Grotte Gadget, sinon le Coffre royal. { $name3 } veut la Station Gonflette, sinon le Coffre royal. { $name4 } veut la Station Gonflette, sinon la Grotte Gadget. Gagne le lot du Coffre royal.
    .hint = Deux d’entre eux se contenteraient du Coffre royal. Chacun des deux doit encore trouver ce qu’il préfère.
    .solved = Chacun a trouvé mieux que le Coffre royal, et il est resté pour toi.
    .missed = { $got } étoiles sur { $wanted }. Le Coffre royal a été pris avant toi, ou tu ne l’as pas choisi.
