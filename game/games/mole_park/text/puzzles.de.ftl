## Rätsel: Was die Würfel auch zeigen, es gibt einen sicheren Weg

puzzle-sure = Ein sicherer Preis
    .short = Ein Preis mit { $wanted } Sternen, ganz sicher.
    .goal = Gewinn in dieser Runde einen Preis mit mindestens { $wanted } Sternen, was dein Würfel auch zeigt. { $name1 } haut nur zu.
    .hint = Zähl die Maulwürfe auf deiner Hand und deine Preise zusammen. Der Preiswürfel bringt mindestens einen Stern. Welche Bude ist dir sicher?
    .solved = 12 Sterne auf der Hand, 12 auf deinen Preisen und mindestens einer auf dem Würfel: Die vierte Bude war sicher.
    .missed = Kein Preis mit { $wanted } Sternen oder mehr. Zuhauen bringt in dieser Runde keinen, und für die Krone reichen deine Sterne nicht.
puzzle-five = Fünf dürfen bleiben
    .short = Leg so ab, dass die Krone sicher ist.
    .goal = Du hast zu viele Maulwürfe. Leg so ab, dass du in der nächsten Runde nach der Krone greifen kannst und sie sicher bekommst, was der Preiswürfel auch zeigt. { $name1 } haut nur zu.
    .hint = Du brauchst 40. Deine Preise sind 18 wert, und der Würfel zeigt schlimmstenfalls 1. Was müssen deine fünf Maulwürfe wert sein?
    .solved = 18 auf den Preisen, 21 auf den Maulwürfen, und sogar eine 1 reicht.
    .missed = Keine Krone. Auch mit einer 1 auf dem Preiswürfel müssen deine Sterne 40 erreichen.
puzzle-order = Das Wort des Königs
    .short = Ordne die anderen und gewinn den Preis der Schatzkammer.
    .goal = Ihr alle habt 30 Sterne, und du bist König: Du sagst, wer wann wählt, und wählst selbst zuletzt. { $name1 } will die Tüftelgrotte oder nichts. { $name2 } will die Tüftelgrotte, sonst die Schatzkammer. { $name3 } will die Pustestation, sonst die Schatzkammer. { $name4 } will die Pustestation, sonst die Tüftelgrotte. Gewinn den Preis der Schatzkammer.
    .hint = Zwei nähmen zur Not die Schatzkammer. Beide müssen noch vorfinden, was sie am liebsten wollen.
    .solved = Alle fanden etwas Lieberes als die Schatzkammer, und so blieb sie für dich.
    .missed = { $got } von { $wanted } Sternen. Jemand war vor dir an der Schatzkammer, oder du hast sie nicht genommen.
