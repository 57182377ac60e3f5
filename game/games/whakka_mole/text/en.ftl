## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .mood = secret choices
    .about = Pop up, whack your neighbour, stay unwhacked. Fifty points win.
    .by = Jonathan Leistiko
option-holes = Holes on a sheet
    .help = nine fit a number pad
option-stubborn = Stubborn moles
    .help = a mole that stays counts 2
option-play-on = Play on
    .help = until a tie is broken
manner-even = Even
manner-bold = Bold
manner-shy = Shy
manner-homebody = Homebody
manner-wanderer = Wanderer
