## What cannot be done, said in one sentence.

match-no-game = There is no game called { $game }.
match-seats = This game is for { $least } to { $most } players, not { $seats }.
match-colour = There is no colour called { $colour }.
match-same-colour = Two players cannot share a colour.
match-control = A seat cannot be held by { $control }.
match-level = There is no bot level called { $level }.
match-device = There is no device number { $device }.
match-no-option = This game has no option { $option }; it has { $options }.
match-no-choice = { $option } cannot be { $value }; it can be { $choices }.
match-no-seat = Nobody sits at seat { $seat }.
match-not-asked = It is not seat { $seat }’s turn.

## What is wrong with a save.

save-empty = The file is empty.
save-foreign = This is not a Molehill save.
save-broken = The save is damaged.
save-too-large = The file is larger than any game can be.
save-unfit = Something in this game cannot be written into a save.
save-future = The save was made by a newer Molehill (format { $version }, this one knows { $known }).
save-newer-rules = This save uses newer rules (version { $rules }; this Molehill knows { $known }).
save-older-rules = This save uses rules (version { $rules }) that this Molehill no longer plays.
save-at-its-word = This game was begun under older rules, so its table is taken as the save says and it cannot be replayed.
save-astray = The moves in this save do not lead to its table, so it was changed outside the game; you can play on, but not replay it.
save-no-game = The save is of a game this Molehill does not have ({ $game }).
save-not-a-file = This is not a plain file.
save-not-found = There is no such file.
save-unreadable = The file cannot be read: { REASON($reason) }.
save-failed = The game could not be saved: { REASON($reason) }.
save-exists = There is already a file called { $file }.

## The match that is being played.

autosave-failed = This game could not be saved ({ REASON($reason) }). You can go on playing; the last good copy is kept.
autosave-older = The newest copy of your game was damaged, so an older one was opened, { $decisions ->
    [one] { $decisions } move
   *[other] { $decisions } moves
} in.
autosave-not-cleared = The game could not be deleted: { REASON($reason) }.

## Watching a match again.

replay-unavailable = This game was begun under other rules, so it cannot be replayed.
replay-secret = You can see one player’s view once the game is over.
statistics-early = You’ll see the numbers when the game is over.

## Fair play: what was promised, what was opened, and what that proves.

fair-none = Nothing was promised for this game: its luck comes from a known number, as when the same deal is played again.
fair-promised = Promised before the first roll: { $commitment }.
fair-shown = This computer showed that promise on { $when }.
fair-shown-other = On { $when } this computer showed another promise for this game: { $commitment }. The game was swapped.
fair-not-shown-here = This computer did not show that promise: compare it with your photograph.
fair-sealed = The secret is opened when the game is over.
fair-unopened = The secret is missing: nothing can be checked.
fair-opened = The secret was: { $secret }.
fair-kept = It has the promised fingerprint: it was settled before the first roll.
fair-broken = Its fingerprint is not the one that was promised.
fair-words = Words thrown in: { $words }.
fair-seed = The luck of the game comes from the secret and those words.
fair-other-seed = The luck of the game does not come from that secret and those words.
fair-played = Every move leads to the table that was recorded.
fair-astray = After move { $decision } the table is not the one that was recorded.
fair-no-way = The moves do not lead to the table that was recorded.
fair-other-rules = The game was begun under older rules and cannot be played again here, so nothing can be said about how it went.
fair-honest = All that can be checked is as it was promised.
fair-dishonest = This game is not the one that was promised.
fair-limits = What this proves: nobody chose the luck, and nothing was swapped along the way. What it cannot prove: that nobody has rewritten the program itself.
fair-not-noted = The promise for this game could not be written down: { REASON($reason) }. Photograph it.
save-sealed = This game was sealed on another computer: open it there and choose “Copy elsewhere”, for that copy opens anywhere.
club-broken = The club night could not be read.
club-not-kept = The club night could not be saved: { REASON($reason) }.
alone-broken = Your puzzles, ladder and days could not be read, so they start over.
alone-not-kept = Your puzzles, ladder and days could not be saved: { REASON($reason) }.
