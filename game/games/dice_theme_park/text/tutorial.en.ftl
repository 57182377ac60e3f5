## The first round, played together

lesson-welcome = Welcome to the fair!
    .text = Guests come by monorail and ride until they are tired. Every ride earns you stars. First everybody lays out a park.
lesson-draft = One of two
    .text = An administrator helps you the whole game, a skill makes your mascot clever, an attraction gives your park a start. Take what you like; they are all good.
    .until = answer
lesson-plan = Two of your staff
    .text = Each card has a die value, money and an ability. The lowest total goes first. High cards bring more. Choose two.
    .until = answer
lesson-train = Guests arrive
    .text = Take a monorail. High values ride long. Mind which colours your attractions ask for.
    .until = answer
lesson-expand = Build
    .text = A new attraction goes beside the others. Below it stands its price, on its plate what it asks for and the stars it earns. Done here ends your turn.
    .until = answer
lesson-operate = The gates open
    .text = Gold attractions can be operated. Click one, then its guests. They turn a pip down, and one moves next door, where the next ride may wait. Maps move a guest, mascots turn one.
    .until = turn
lesson-undo = Try it out
    .text = Everything in your park can be taken back with Undo until a die is drawn or rerolled. Close the park when you are done.
lesson-alone = The park is yours
    .text = In Upkeep stars are counted, guests of value 1 go home, and your two cards pass to the left. Five rounds: good luck!
