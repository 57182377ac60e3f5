## Puzzles: everyone else does what the puzzle says

puzzle-again = The same again
    .short = Score { $wanted } in one turn.
    .goal = { $name1 } and { $name2 } do just what they did last turn: the same holes, the same whack. That was hole { $whack1 } for { $name1 } and hole { $whack2 } for { $name2 }. Score { $wanted } points this turn.
    .hint = Who whacks you, and where? Leave that one hole empty and fill all the others. Then whack a mole that is sure to be there.
    .solved = { $name2 } whacked your only empty hole: eight moles safe. And { $name1 } came up just where your mallet fell.
    .missed = { $got } of { $wanted } points. Eight moles and a hit were possible.
puzzle-one-on = One hole further
    .short = Everyone moves on by one hole.
    .goal = { $name1 } and { $name2 } move on by one hole every turn, moles and whack alike; after hole 9 comes hole 1. Last turn { $name1 } whacked hole { $whack1 }, { $name2 } hole { $whack2 }. Score { $wanted } points this turn.
    .hint = The lawns still show last turn. Add one to each number: where does { $name2 }’s mallet come down, and where do { $name1 }’s moles come up?
    .solved = You knew where they would be before they did: eight moles safe, and a hit.
    .missed = { $got } of { $wanted } points. Everything has moved on by one hole, the mallet too.
puzzle-stubborn = Stubborn company
    .short = Moles that stay count double.
    .goal = A mole that stays unhit in the same hole counts 2. { $name1 } and { $name2 } move on by one hole every turn, moles and whack alike. Last turn { $name1 } whacked hole { $whack1 }, { $name2 } hole { $whack2 }. Score { $wanted } points this turn.
    .hint = Keep all that can stay. But one of your moles sits just where the mallet comes down next.
    .solved = Four stayed and counted double, one ducked in time, and your whack scored 6.
    .missed = { $got } of { $wanted } points. A mole that stays counts double; one that is hit takes all the others along.
puzzle-alone = Alone in front
    .short = Be the only winner this turn.
    .goal = { $name1 }, { $name2 } and { $name3 } do just what they did last turn: { $name1 } whacks hole { $whack1 }, { $name2 } hole { $whack2 }, { $name3 } hole { $whack3 }. Win this turn, and win alone.
    .hint = Count what { $name1 } has after this turn if nobody steps in. A hit takes the moles, but not the 6 points for the whack. Now count what you need.
    .solved = Without the hit { $name1 } would have been far ahead; with it fifty was all that was left, and you had more.
    .missed = You are not alone in front. Someone else would have fifty or more: stop them, and bring enough moles yourself.
