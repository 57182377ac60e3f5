## Topoum, the rules whole, in our own words

chapter-idea = What it is about
    .text =
        1916. Armies of moles fight over a field. Moles see next to nothing, so what earns medals is not hitting but seeing: two moles of one army, far apart in a straight line, with nothing in between.

        @ topoum/mole.radish.stand topoum/sight.new.e topoum/barracks.radish topoum/sight.new.e topoum/mole.radish.hips | A line of sight

        > Set your moles so that they see each other from afar. Everything else is a way to get there.

        Whoever has the most medals at the end wins. Everyone starts with ten.

chapter-pieces = What there is
    .text =
        Two to four armies, each with 4 moles and 16 base tiles. A tile has two sides: a barracks of its army, and neutral terrain.

        @ topoum/barracks.royal topoum/neutral.1 topoum/neutral.2 | A barracks, and two looks of neutral terrain

        - Space: a hexagon of the board, with or without a tile. @ topoum/space
        - Square: a hexagon with a tile on it. @ topoum/neutral.1
        - Battlefield: all squares that are connected. There is only one.
        - Active mole: the one a card is played with. @ topoum/mole.radish.stand
        - Rival: a mole of another army. @ topoum/mole.royal.stand
        - Reserve: moles and tiles next to the board. @ topoum/barracks.radish

        154 action cards of 22 kinds, in four categories: Combat, Movement, Expansion, Special.

        @ topoum/sign.combat topoum/sign.movement topoum/sign.expansion topoum/sign.special | The four categories

chapter-set-up = Setting up
    .text =
        1. The deck | Seven kinds of card, at least one of each category: a suggested deck, one at random out of 111,000, or the starting player’s own choice. Five cards of each kind with two players, six with three, seven with four. @ topoum/card.back

        2. Peace | It is shuffled among the last five cards, so that nobody knows exactly when the end comes. @ topoum/card.peace

        3. Hands and Line | Two cards for each, secret. Five cards lie face up in the Line of Operations. @ topoum/card.bayonet

        4. The middle | The starting player, who has the Whistle, lays a neutral tile in the middle. @ topoum/neutral.2

        5. First barracks | In turn, everyone lays a barracks next to the middle. @ topoum/barracks.royal

        6. First moles | In turn, everyone lays another barracks on any empty space next to the battlefield, with a mole on it. @ topoum/mole.fern.stand

        @ topoum/token.whistle | The Whistle: who starts

        With two or three armies the neutral tiles under obstacles come from a colour nobody plays.

chapter-turn = A turn
    .text =
        Three things, in this order: an action, new lines of sight, new cards.

        The action is one of two.

        1. Enter into combat | A barracks and a mole of your reserve go to an empty space next to any square. Then you must play one card with that mole. You may only enter if there is a card you can play. @ topoum/mole.radish.hips

        2. Move moles | Any of the moles that stood on the board when your turn began, one after another, each once. Each goes one square. Then it plays a card or changes the tile under it. @ topoum/boot

        > A mole that has moved must do one or the other, if it can.

        - Changing a tile: Your own barracks turns neutral. Anything else goes back to its owner, and a barracks of yours lies there. @ topoum/neutral.3
        - Collision: On a square with a rival’s mole both go home. That is fair combat and costs nothing. @ topoum/clash
        - Nothing left to do: If you can neither enter nor move, you pass.

        Several cards a turn are possible: one for each mole that moved. The slots of the Line fill up only at the end of the turn.

chapter-line = The Line of Operations
    .text =
        A card from your hand is free. A card of the Line costs or gives medals by its slot: −3, −2, −1, 0, +1 from the deck outward. You need the medals it costs.

        At the end of your turn your hand is filled to two, then the Line: cards slide outward, new ones come from the deck.

        > If no card was used at all, the outermost card of the Line is thrown away.

        Played cards lie face up on your own pile. Others see only the top one.

chapter-lines = Lines of sight
    .text =
        Two moles of an army see each other along a straight line of squares, if no other mole, no rock and no empty space lies between. Your own moles block too: with A, B and C in a row, A sees B and B sees C, but A does not see C.

        A new line scores one medal for each square on it, and one more for each of your own barracks on it. The squares under both moles count.

        @ topoum/sight.new.e topoum/sight.old.e | Gold lines are new, grey ones were seen before

        A line is new if it was not there when your turn began, or if one of its moles moved, was moved, or has just come. A mole that went away and came back makes its lines new.

        Only the lines of whoever’s turn it is are scored.

        > The table shows before each click what it would score: +N next to the space, dashed for lines to come.

chapter-laws = The laws of war
    .text =
        1. Piles | Everyone may look through their own pile, others see its top. @ topoum/card.back

        2. Always a mole | If you have no mole on the board when your turn begins, you must first place a barracks with a mole for free, on any empty space next to the battlefield. Without a tile, or room for one, the mole goes onto a free barracks of yours, else onto any free square that does no harm. If all four are prisoners, you first buy one back for 3 medals, even if you do not have them. So do not send home a rival’s last mole lightly. @ topoum/head.fern

        3. One battlefield | Tiles are laid next to squares that are there. @ topoum/neutral.1

        4. Division | If a blast divides the battlefield, the part with the most squares stays. The others fall, with all that is on them. If the largest are equal, whoever caused it chooses. @ topoum/target.cut

        @ topoum/target.cut | Red dashes: this would fall

        5. Friendly fire | Each of your own moles lost by your own doing costs 5 medals, division included. Two of your own in one square cost 10. Only running into a rival costs nothing. @ topoum/head.radish.gone

        6. New lines | See “Lines of sight”. @ topoum/sight.new.e

        7. Only what works | A card that can do nothing cannot be played.

chapter-combat = Combat cards
    .text =
        - Bayonet: Your mole goes to a square next to it where a rival stands. The rival goes home. @ topoum/pict.bayonet
        - Short Range: A rival next to your mole goes home. @ topoum/pict.short-range
        - Long Range: A rival two or three squares away in a straight line goes home. Between them only squares, without mole or obstacle. @ topoum/pict.long-range
        - Grenade: A square next to your mole is blown up, with everything on it. @ topoum/pict.grenade
        - Mortar: A square two spaces away in a straight line is blown up, whatever lies between. @ topoum/pict.mortar
        - Slingshot: A rival two spaces away in a straight line goes home, whatever lies between. @ topoum/pict.slingshot

chapter-movement = Movement cards
    .text =
        - Advance: Your mole goes one more square. @ topoum/pict.advance
        - Underground: Your mole goes to a square two spaces away in a straight line, under whatever lies between. @ topoum/pict.underground
        - Motorbike: Two squares in a straight line. A rival on the first is run over. A hazard on the first sends the rider home. There may be no rock, no mole of your own and no protected mole. @ topoum/pict.motorbike
        - Panic Attack: In one direction every mole flees one space, the farthest first. What stands behind a stuck one stays. @ topoum/pict.panic
        - Tunnel: From one of your barracks to another, anywhere. @ topoum/pict.tunnel
        - Decoy: Your mole swaps places with a rival who stands on a barracks next to it. Both count as moved. @ topoum/pict.decoy

chapter-expansion = Expansion cards
    .text =
        - Build: A barracks of yours on any empty space next to the battlefield. @ topoum/pict.build
        - Abandoned: A barracks of yours on an empty space next to your mole, which moves there. @ topoum/pict.abandoned
        - Conquest: A rival barracks or neutral square next to your mole, with nobody on it, becomes your barracks. @ topoum/pict.conquest
        - Betrayal: A rival next to your mole goes home, and a mole of your reserve stands there. @ topoum/pict.betrayal
        - New Soldier: A mole of your reserve lands on a square two spaces away in a straight line. If anyone stands there, both go home. @ topoum/pict.new-soldier

chapter-special = Special cards
    .text =
        - Prisoner: You capture a rival next to your mole. Its owner may buy it back in any turn of their own for 3 medals, which go to you. @ topoum/pict.prisoner
        - Medal: Another mole of yours goes home with honours: 3 medals. @ topoum/pict.medal
        - Press: The Press is yours: one medal at the end of every turn, whoever’s it is, until another player takes it. @ topoum/pict.press
        - Red Cross: It moves to your mole’s square. See below. @ topoum/pict.red-cross
        - Farmer is coming!: What the Farmer who lies face up can do. @ topoum/pict.farmer

chapter-red-cross = The Red Cross
    .text =
        @ topoum/cross.stand topoum/cross.guard | The Red Cross, alone and on guard

        The mole on its square cannot be shot, charged, run over, betrayed or captured, and no rock, gas cloud or footprint can be put there. A Decoy may still swap it away. A shot may still be wasted on it. Grenades, mortars, dynamite and a division get through: then the Red Cross and the mole with it leave the board, and whoever caused it loses 5 medals.

        It stays where it is when its mole leaves, and protects whoever comes next. It blocks all lines but those of the mole on its own square. It protects nobody from a puddle, gas or a trap.

chapter-obstacles = Obstacles
    .text =

        - Rock: No mole enters, no mole sees past. A mole pushed against it stays. @ topoum/tile.rock
        - Puddle: A mole that comes here goes home. It does not block sight. @ topoum/tile.puddle
        - Gas: A mole that comes here goes home. A line through it scores 1 less. @ topoum/tile.gas
        - Ice: A mole that comes here slides on in the same direction. If there is no square at its end, the mole goes home. @ topoum/tile.ice

        Obstacles are squares. Blown up or fallen, they leave the game.

        As a variant everyone, the last player first, lays one next to any barracks, then one on a marked space of the board. Tiles apart from the battlefield are islands until a square joins them.

chapter-farmers = The farmers
    .text =
        If “Farmer is coming!” is in the deck, one of eight lies face up.

        - Kings of Buckets: Four puddles. One moves to any free square; a barracks there turns neutral. @ topoum/face.buckets
        - The Crusher: Four rocks. One moves to any square; a mole there goes home, a barracks turns neutral. @ topoum/face.crusher
        - The Sprayer: Four clouds of gas. One moves to any square; a mole there goes home, a barracks turns neutral. @ topoum/face.sprayer
        - Queen of Nature: The turnip moves under your mole; a barracks there turns neutral. Each line that ends on it scores 2 more. @ topoum/face.nature
        - Lady Boom: A square next to your mole is blown up, and the dynamite lies there. A mole that comes to it goes home. @ topoum/face.boom
        - Trap Master: The trap moves to any free square of the battlefield; a barracks there turns neutral. A mole that steps on it goes home, and the trap is set aside. Lines of a mole next to it score 1 less. @ topoum/face.trap-master
        - The Stomper: The footprint lands next to your mole and squashes whoever is there. Every mole next to it flees one space, your own too. @ topoum/face.stomper
        - Lord of the Crates: One medal, and any crate may move under your mole, if no tile lies there. Whoever moves a crate or comes onto it looks inside in secret; at the end its 1 to 4 medals go to whoever stands on it. @ topoum/face.crates

        A tile that leaves the board is set aside and can come back with another card. A crate that is blown up or falls is gone for good; the card still gives its medal. The dynamite comes back at once: whoever blew it up puts it on any free space next to the battlefield.

chapter-end = Peace, and the end
    .text =
        When the Peace card turns up, hands are filled no more, only the Line. The round is played to its end, so that everyone has had the same number of turns.

        Then the cards played are counted.

        - Categories: Whoever has played the most cards of a category gets 3 medals. If tied, each of those tied gets 2. @ topoum/sign.combat
        - Sets: Two medals for each set of four cards, one of each category. @ topoum/card.medal
        - Crates: Their medals go to whoever stands on them. @ topoum/over.crate

        Whoever has the most medals wins. A tie goes to more barracks on the battlefield, then to more cards played, then the win is shared.

        > Medals are shown true: they may go below nothing, and past the end of the track.

chapter-screen = At this table
    .text =
        Choose a mole, then where it goes; then a card, then its target. Only what is possible can be chosen.

        - Gold rim: can be chosen. Numbers say what it would score. @ topoum/target.gold
        - Red rim: a mole goes home, or something is blown up. @ topoum/target.red
        - Ghost and dashes: where the mole would stand and what it would see. @ topoum/ghost.tile
        - Green and red plaques: how many squares would stay and fall. @ topoum/badge.gain

        Cards are shown whole before they count; one more press plays them. Your own hand lies below the Line. If others are at the table, look at it behind the curtain, and play from there.

        The button with the hexagon shows the whole board, and shows it closer again.
