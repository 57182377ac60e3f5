## What cannot be done, said in one sentence.

match-no-game = There is no game called { $game }.
match-seats = This game is for { $least } to { $most } seats, not { $seats }.
match-colour = There is no colour called { $colour }.
match-same-colour = Two seats cannot share a colour.
match-control = A seat cannot be held by { $control }.
match-level = There is no bot level called { $level }.
match-device = There is no device number { $device }.
match-no-option = This game has no option { $option }; it has { $options }.
match-no-choice = { $option } cannot be { $value }; it can be { $choices }.
match-no-seat = Nobody sits at seat { $seat }.
match-not-asked = Seat { $seat } has nothing to decide now.

## What is wrong with a save.

save-empty = The file is empty.
save-foreign = This is not a Molehill save.
save-broken = The save is damaged.
save-too-large = The file is larger than any match can be.
save-unfit = Something in this match cannot be written into a save.
save-future = The save was made by a newer Molehill (format { $version }, this one knows { $known }).
save-newer-rules = The save follows newer rules of its game (version { $rules }, this Molehill knows { $known }).
save-older-rules = The save follows rules (version { $rules }) that this Molehill no longer plays.
save-no-game = The save is of a game this Molehill does not have ({ $game }).
save-not-a-file = This is not a plain file.
save-not-found = There is no such file.
save-unreadable = The file cannot be read: { $reason }.
save-failed = The match could not be saved: { $reason }.
save-exists = There is already a file called { $file }.

## The match that is being played.

autosave-failed = The match could not be written down ({ $reason }). Play goes on; the last copy that worked is kept.
autosave-older = The newest copy of the match was damaged, so an older one was opened: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 } in.
autosave-not-cleared = The match could not be deleted: { $reason }.

## Watching a match again.

replay-unavailable = This match was begun under other rules, so it cannot be watched again.
replay-secret = What one seat saw can be watched when the match is over.
statistics-early = The numbers are shown when the match is over.
