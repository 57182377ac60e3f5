## Outside the table: title, lobby, credits

game-title = Whakka Mole
    .minutes = 10
    .mood = secret choices
    .about = Pop up, whack your neighbour, stay unwhacked. Fifty points win.
    .by = Jonathan Leistiko
    .publisher = Invisible City Productions
option-holes = Holes on a sheet
    .help = nine fit a number pad
option-stubborn = Stubborn moles
    .help = a mole that stays and survives counts 2
option-play-on = Play on
    .help = a tie is played until it breaks
manner-even = even
manner-bold = bold
manner-shy = shy
manner-homebody = homebody
manner-wanderer = wanderer
