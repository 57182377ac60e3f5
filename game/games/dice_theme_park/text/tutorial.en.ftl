## The first round, played together

lesson-welcome = Welcome to the park!
    .text = Guests come by monorail and ride until they are tired. Every ride earns you stars. First everyone sets up a park.
lesson-draft = Your first attraction
    .text = Choose an attraction and a free plot next to your entrance. Take what you like; they are all good.
lesson-plan = Play two staff cards
    .text = Each card has a die value, money and an ability. The lowest total goes first. High cards have stronger abilities. Choose two.
lesson-train = Guests arrive
    .text = Take a monorail. High values ride long. Mind which colours your attractions need.
lesson-expand = Build
    .text = A new attraction goes next to the others. Its price is below it. The plate shows which guests it needs and how many stars it earns. Build one.
lesson-operate = The gates open
    .text = Golden attractions can be operated. Choose one, then its guests. Each loses 1 pip, and one walks next door, where the next ride may be waiting. A map moves a guest; a mascot changes a guest’s pips or colour.
lesson-undo = Try it out
    .text = Everything in your park can be taken back with Undo until a die is drawn or rerolled. Close the park when you are done.
lesson-alone = The park is yours
    .text = In Upkeep stars are counted, guests with 1 pip go home, and your two cards pass to the left. Four rounds: good luck!
