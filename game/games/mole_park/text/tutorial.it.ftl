## The first rounds, played together

lesson-welcome = Mole Park apre le porte!
    .text = Sei buche piene di talpe, cinque bancarelle piene di premi, e una corona per quaranta stelle. A ogni giro tutti lanciano un dado nello stesso momento.
lesson-choose = Il tuo primo dado
    .text = Il guantone trova le buche vicine e non sbaglia mai. Il martellone trova quelle lontane, se le trova. Scegline uno.
lesson-roll = Si lancia!
    .text = Ogni dado va nella buca del suo numero. Se lì è da solo prendi tutte le talpe, in compagnia si dividono. Guarda con calma, poi premi «Avanti».
lesson-moles = Talpe in mano
    .text = Le stelle delle tue talpe le vedi solo tu. Puoi tenerne cinque. Martella ancora, dove ci sono più carte.
lesson-cash = Riscuotere
    .text = Con una talpa in mano puoi lanciare il dado premio: talpe, premi e dado si sommano, e con il totale ti compri un premio. Provaci ora; più stelle porti, più puoi scegliere.
lesson-prize = Un premio per sempre
    .text = Un premio conta ogni volta che riscuoti. Le tue talpe se ne vanno, qualunque cosa tu vinca.
lesson-crown = La corona!
    .text = Quando la corona è a portata di mano, ti viene chiesto se la vuoi, prima che tutti scelgano i dadi. Di’ di sì, arriva a quaranta stelle, e il Re Talpa sei tu. Se ci arriva anche qualcun altro, decide la sfida finale. Se non basta, le tue talpe se ne vanno e non vinci niente.
lesson-alone = Il parco è tuo
    .text = Non c’è altro da sapere. Continua a giocare, o esci quando vuoi: la cronaca e il regolamento sono nell’angolo in alto.
