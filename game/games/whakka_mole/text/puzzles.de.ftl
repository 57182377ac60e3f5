## Rätsel: Alle anderen tun, was das Rätsel sagt

puzzle-again = Noch einmal dasselbe
    .short = { $wanted } Punkte in einer Runde.
    .goal = { $name1 } und { $name2 } tun genau dasselbe wie in der vorigen Runde: dieselben Löcher, derselbe Schlag. Das war Loch { $whack1 } bei { $name1 } und Loch { $whack2 } bei { $name2 }. Hol in dieser Runde { $wanted } Punkte.
    .hint = Wer haut auf dein Blatt, und wohin? Lass dieses eine Loch leer und fülle alle anderen. Dann hau dahin, wo sicher ein Maulwurf sitzt.
    .solved = { $name2 } hat dein einziges leeres Loch getroffen: Acht Maulwürfe blieben heil. Und { $name1 } kam genau unter deinem Hammer hoch.
    .missed = { $got } von { $wanted } Punkten. Acht Maulwürfe und ein Treffer waren möglich.
puzzle-one-on = Ein Loch weiter
    .short = Alle rücken ein Loch weiter.
    .goal = { $name1 } und { $name2 } rücken jede Runde ein Loch weiter, mit Maulwürfen und Hammer; nach Loch 9 kommt Loch 1. Zuletzt traf der Hammer von { $name1 } Loch { $whack1 }, der von { $name2 } Loch { $whack2 }. Hol in dieser Runde { $wanted } Punkte.
    .hint = Der Rasen zeigt noch die vorige Runde. Zähl zu jeder Zahl eins dazu: Wohin saust der Hammer von { $name2 }, wo tauchen die Maulwürfe von { $name1 } auf?
    .solved = Du hast es vorher gewusst: acht Maulwürfe heil, und ein Treffer.
    .missed = { $got } von { $wanted } Punkten. Alles ist ein Loch weitergerückt, auch der Hammer.
puzzle-stubborn = Sture Gesellschaft
    .short = Wer bleibt, zählt doppelt.
    .goal = Ein Maulwurf, der heil im selben Loch bleibt, zählt 2. { $name1 } und { $name2 } rücken jede Runde ein Loch weiter, mit Maulwürfen und Hammer. Zuletzt traf der Hammer von { $name1 } Loch { $whack1 }, der von { $name2 } Loch { $whack2 }. Hol in dieser Runde { $wanted } Punkte.
    .hint = Behalte alle, die bleiben können. Einer deiner Maulwürfe sitzt aber genau da, wo der Hammer als Nächstes hinsaust.
    .solved = Vier blieben und zählten doppelt, einer hat sich rechtzeitig geduckt, und dein Schlag brachte 6.
    .missed = { $got } von { $wanted } Punkten. Wer bleibt, zählt doppelt; wer getroffen wird, nimmt alle mit.
puzzle-alone = Allein vorn
    .short = Gewinne in dieser Runde, und zwar allein.
    .goal = { $name1 }, { $name2 } und { $name3 } tun genau dasselbe wie in der vorigen Runde: { $name1 } haut auf Loch { $whack1 }, { $name2 } auf Loch { $whack2 }, { $name3 } auf Loch { $whack3 }. Gewinne in dieser Runde, und zwar allein.
    .hint = Zähl, was { $name1 } nach dieser Runde hat, wenn niemand dazwischengeht. Ein Treffer nimmt die Maulwürfe, nicht aber die 6 Punkte für den Schlag. Jetzt zähl, was du brauchst.
    .solved = Ohne Treffer wäre { $name1 } weit vorn gewesen; so blieben genau fünfzig, und du hattest mehr.
    .missed = Du bist nicht allein vorn. Jemand anders käme auf fünfzig oder mehr: Verhindere das, und bring selbst genug Maulwürfe mit.
