## Dice Theme Park, the rules whole, in our own words

chapter-idea = What it is about
    .text =
        You own a theme park. Guests arrive by monorail: dice in three colours, each worth as many rides as it shows pips. Send them from attraction to attraction; every ride costs a pip and earns you stars. Whoever has the most stars after the last round wins.

        @ dice_theme_park/die.blue.4 dice_theme_park/die.green.5 dice_theme_park/die.yellow.6 | Guests: the drop, the leaf, the sun

        Every attraction wants a party of its own kind. The art of it is to bring the right guests together, ride by ride.

chapter-lengths = Three lengths
    .text =
        - Introductory: four rounds, without administrators and skills. @ dice_theme_park/tile.entrance
        - Short: four rounds with them. @ dice_theme_park/admin.doorman
        - Full: five rounds with them. @ dice_theme_park/round.gold

        For one to four players. The solo game is always the Full game.

chapter-set-up = Setting up
    .text =
        = In the middle
        - One monorail more than there are players, three guests on each. The number on a seat is the value a guest arrives with. @ dice_theme_park/train.1
        - Dice in the bag, of each colour: 11 with two players, 16 with three, all 21 with four. @ dice_theme_park/bag
        - One attraction more than there are players, from stack A, and in longer games as many skills. @ dice_theme_park/tile.desert_rally
        - An objective for round 3 and each later round. No two are of one kind.

        = For each player
        - A park with its Entrance and three attractions, the same for all. @ dice_theme_park/tile.entrance
        - $6, three maps, one mascot, and nine upgrades to install: three kiosks, three effects, three generators. @ dice_theme_park/cash
        - Six staff cards. @ dice_theme_park/staff.guide

        = Choices
        Everyone is dealt two attractions and keeps one. In the Short and Full games everyone also keeps one of two administrators and one of two skills. The attraction is placed at once, for free, on one of four marked plots.

        @ dice_theme_park/tile.entrance dice_theme_park/tile.hall_of_mirrors | The Entrance and one of the three that everyone has

chapter-round = A round
    .text =
        1. Plan | two staff cards each, in secret @ dice_theme_park/phase.icon.plan
        2. Welcome | one monorail each, in turn order @ dice_theme_park/phase.icon.welcome
        3. Expand | an attraction and a mascot, in turn order @ dice_theme_park/phase.icon.expand
        4. Improve | a map and two upgrades @ dice_theme_park/phase.icon.improve
        5. Operate | the parks are open @ dice_theme_park/phase.icon.operate
        6. Upkeep | stars, money, farewells @ dice_theme_park/phase.icon.upkeep

chapter-plan = 1 Plan
    .text =
        Everyone chooses two of six staff cards, in secret; two alike are allowed. All are turned up together.

        @ dice_theme_park/staff.ticket_agent dice_theme_park/staff.concierge dice_theme_park/staff.guide | Each has a die value, money, and an ability

        = Turn order
        The die values are added. The lowest total goes first! In a tie whoever has fewer stars goes first; if those are equal too, the tied players swap the order they had last round.

        + Example | Totals of 3, 7 and 7. The 3 is first. Of the two sevens the one with fewer stars is second.

        = Income
        The money on both cards, $1 of the Entrance, and what other attractions print in a green field. Kiosks do not count here.

        + Example | Guide and Mascot pay $6, the Entrance $1, one attraction $1: $8.

        = Abilities
        They may be used in the phase they name, once for each card.

chapter-staff = The staff
    .text =
        - Ticket Agent, 1: Upkeep: a guest with 1 pip that would go home comes back to the Entrance, with any number of pips. @ dice_theme_park/staff.ticket_agent.small
        - Concierge, 2: Welcome: of the three new guests, one gains two pips or two gain one each. Nobody goes beyond 6. @ dice_theme_park/staff.concierge.small
        - Guide, 3: Operate: a guest goes from anywhere to anywhere in your park. @ dice_theme_park/staff.guide.small
        - Mascot, 4: Expand: a mascot costs $2 less. Operate: each mascot you send makes one more adjustment on the same attraction. @ dice_theme_park/staff.mascot.small
        - Builder, 5: Improve: each upgrade costs $1 less. Before you install, you may take one back that you installed earlier. @ dice_theme_park/staff.builder.small
        - Manager, 6: Operate: an attraction with no free play sign may be operated once more. @ dice_theme_park/staff.manager.small

        @ dice_theme_park/staff.mascot dice_theme_park/staff.builder dice_theme_park/staff.manager | Mascot, Builder, Manager

chapter-welcome = 2 Welcome
    .text =
        In turn order each takes a monorail. Its three guests come to the Entrance, with the values of their seats.

        @ dice_theme_park/train.1 | A monorail

        One monorail stays. Its guests go back into the bag at the end of the round.

chapter-expand = 3 Expand
    .text =
        In turn order each may build one attraction and recruit one mascot, in either order.

        = Build
        Pay the price below the attraction and place it next to any attraction in your park. There are eighteen plots.

        = Amenities
        Every attraction offers one of eight amenities. The second, third and fourth of a kind give you something at once:

        - Two alike: set any guest to any value.
        - Three alike: a guest from the bag comes to the Entrance, with value 4.
        - Four alike: build one of the discarded attractions for free. It gives no bonus itself.

        @ dice_theme_park/amenity.snacks dice_theme_park/amenity.drinks dice_theme_park/amenity.restrooms dice_theme_park/amenity.benches dice_theme_park/amenity.lockers dice_theme_park/amenity.first_aid dice_theme_park/amenity.photo dice_theme_park/amenity.gardens | The eight amenities

        A fifth gives nothing. Your first attraction gave nothing either, but it counts.

        = Recruit
        A mascot costs $5. With it comes one of the skills on offer.

chapter-improve = 4 Improve
    .text =
        - One map for $3. @ dice_theme_park/map.ready
        - Up to two upgrades. Each goes to a free space of any attraction and costs what the space says. No attraction has two alike, and the Entrance has no space. @ dice_theme_park/upgrade.special_effect

        - Kiosk: $2 each time the attraction is operated. @ dice_theme_park/upgrade.merch_kiosk
        - Effect: two stars more each time. @ dice_theme_park/upgrade.special_effect
        - Generator: a second play sign: it can be operated twice a round. @ dice_theme_park/upgrade.generator

        They stay for good, unless a Builder takes one back. The Entrance has a kiosk and a generator from the start.

chapter-operate = 5 Operate
    .text =
        Operate your attractions one by one, as many as you like and can. On a shared screen one park follows the other in turn order.

        1. Place a cube | on a free play sign. Each takes one cube a round. @ dice_theme_park/cube.radish
        2. Assemble a party | guests on this attraction that fit what it needs. @ dice_theme_park/slot.yellow.135
        3. Lose 1 pip | every guest of the party shows one less. A guest with 1 pip goes home instead. @ dice_theme_park/die.yellow.2
        4. Move on | exactly one guest of the party goes to an attraction next door. If only one is left, it must go; if none is left, nobody does. @ dice_theme_park/mini.green

        + Example | On an attraction that needs any die and a higher blue one stand a yellow 4 and a blue 5. Both lose 1 pip. The blue 4 moves next door, where a yellow 1 waits: odd and even, so that attraction can be operated too. The yellow 1 goes home.

        Stars and money for cubes are counted in Upkeep. Until a die is drawn or rerolled everything in your park can be undone.

        = Maps
        Each map, once a round: a guest goes next door.

        = Mascots
        Each mascot, once a round, is placed on an attraction for one of these:

        - A guest there gains or loses a pip, between 1 and 6. @ dice_theme_park/mascot.radish
        - In the next operation there one guest may have any colour. Its real colour stays.
        - Its skill. @ dice_theme_park/skill.flip.icon

        Maps, mascots and the Guide help between operations, not in the middle of one.

chapter-needs = What attractions need
    .text =
        @ dice_theme_park/slot.any dice_theme_park/slot.blue dice_theme_park/slot.any.246 dice_theme_park/slot.any.135 dice_theme_park/slot.any.13 dice_theme_park/slot.any.36 | Any; blue; even; odd; 1 to 3; 3 to 6

        - One die: of any colour, or of the colour shown. @ dice_theme_park/slot.blue
        - Even, odd: each die as its slot says. @ dice_theme_park/slot.any.246
        - Higher: the first die higher than the second. @ dice_theme_park/sign.higher
        - 1–3 and 3–6: one low, one high. A 3 may be either. @ dice_theme_park/slot.any.13
        - Equal: two or three of the same value. @ dice_theme_park/sign.equal
        - In a row: three values one after another. There is no step from 6 to 1. @ dice_theme_park/sign.run

        A coloured slot wants a guest of that colour.

chapter-skills = Skills
    .text =
        In longer games every mascot has a skill. When you send it, you use the skill, or adjust a guest as usual.

        - Plus or minus two: on a guest of the colour. @ dice_theme_park/skill.leap_blue.icon
        - $2 or a star a die: for each guest of the colour on the attraction, three at most, at once. @ dice_theme_park/skill.tips_green.icon
        - 2 to 5: a 2 becomes a 5, or the other way round. @ dice_theme_park/skill.flip.icon
        - Two dice: two guests there, +1 or −1 each. @ dice_theme_park/skill.pair.icon
        - Move out, move in: a guest from here next door, or from next door to here. Twice. @ dice_theme_park/skill.usher_out.icon
        - Out, two steps: a guest from here up to two attractions away. @ dice_theme_park/skill.stroll.icon
        - Swap: a guest for one of another colour from the bag, with the same value, for good. @ dice_theme_park/skill.exchange.icon

chapter-administrators = Administrators
    .text =
        In longer games everyone has one, for the whole game.

        - Second Chance: Upkeep: one guest of its colour that would go home comes back, with any number of pips. @ dice_theme_park/admin.second_chance.blue
        - Fresh Legs: on attractions of its colour one guest of that colour in the party loses no pip. @ dice_theme_park/admin.fresh_legs.green
        - Specialist, Enthusiast: three, four, five attractions of its colour operated: one, two, three stars a round. @ dice_theme_park/admin.specialist.yellow
        - Tour Leader: six, seven, eight different attractions operated: one, two, three stars a round. @ dice_theme_park/admin.tour_leader
        - Mascot Fan: two, four, five mascots: one, two, three stars a round. @ dice_theme_park/admin.mascot_fan
        - Doorman: one guest of the monorail nobody took. @ dice_theme_park/admin.doorman
        - Treasurer: at the end a star for every $2. @ dice_theme_park/admin.treasurer
        - Tailor, Map Printer: mascots, or maps, cost $2 less. @ dice_theme_park/admin.tailor
        - Understudy: once in the game: a played card changes places with one in hand, before cards are passed. @ dice_theme_park/admin.understudy
        - Early Bird: your turn order total is up to 2 lower. @ dice_theme_park/admin.early_bird

chapter-upkeep = 6 Upkeep
    .text =
        = Stars and money
        For each cube its attraction’s stars, two more with an effect, $2 with a kiosk. Then administrators.

        = The objective
        In rounds 3, 4 and 5 everyone is ranked by the objective of the round:

        - Two players: 4 stars for the first.
        - Three: 6 and 3.
        - Four: 8, 4 and 2.

        Those who are tied share the stars of their places, rounded up.

        + Example | Most money: 9, 5, 5 and 4. The first earns 8. The two with 5 share 4 and 2: 3 each.

        = Farewell
        Every guest with 1 pip goes home, but for those the Ticket Agent or an administrator calls back.

        = The next round
        The two staff cards you played go to your left neighbour, so that hands change. Maps and mascots are ready again. Monorails, attractions and skills are laid out anew. Attractions come from stack A in rounds 1 to 3 (rounds 1 and 2 of a four-round game), then from stack B.

chapter-end = The end
    .text =
        After the last round every $3 left is a star (with the Treasurer, every $2). Whoever has the most stars wins. In a tie, whoever has more guests left in the park wins, then more money; otherwise the win is shared.

chapter-surprises = Surprises
    .text =
        Six attractions with a question mark: after operating, the guest on the marked slot may be rerolled instead of losing 1 pip. Six skills reroll a guest of their colour. An administrator, the Thrill Seeker, does the same for guests of its colour that a slot asked for.

        A die that was rerolled cannot be taken back.

chapter-innovations = Innovations
    .text =
        The Innovator takes the Builder’s place: one more upgrade each round.

        Up to two innovations a round may be installed in addition to the upgrades, at the price of the attraction’s cheapest space. One stands on an attraction, and it stays.

        - Cable car: a guest who moves away from it, in any way, may ride to any other cable car instead, and you gain $1. The Entrance has one. @ dice_theme_park/innovation.cable_car
        - Photo booth: one guest of the party may be any colour here. @ dice_theme_park/innovation.photo_booth
        - Statue: one, two, three stars every round, built in this order. The second and third cost $1 and $2 more. @ dice_theme_park/innovation.statue.3

        An administrator, the Rearranger, moves one upgrade a round; you pay the difference, or get it.

chapter-promo = The promo pack
    .text =
        - Consultant, 0: much money and no ability. After its round it is out of the game. @ dice_theme_park/staff.consultant.small
        - Chaperone, 7: one of the new guests becomes a VIP, two at most in a park: a star more each time it rides. A VIP is never rerolled, it loses 1 pip. @ dice_theme_park/staff.chaperone.small
        - Twelve more objectives, mixed in or in place of the others.

chapter-solo = Solo
    .text =
        You play the Full game alone, set up as for two, but with nine dice of each colour, one of each skill, and twelve staff cards for the whole game. You must beat a target of 160 stars (or 170).

        = Solo cards
        When your staff is chosen, a card is turned up. If its number is equal to your total or lower, the monorail, the attraction and the skill it shades are closed to you this round.

        = Guests who leave
        They do not return to the bag but stay next to the park. Some goals count them.

        = Goals
        Rounds 2 to 5 have a goal each. A goal that is not reached in its round adds its red stars, and those of the round, to the target: 5 in round 2, 10 later.

        + Example | Round 3, one attraction three times: missed. The target rises by 1 + 10, from 160 to 171. Now 172 are needed.

        There are no objectives. Extra goals make it harder.
