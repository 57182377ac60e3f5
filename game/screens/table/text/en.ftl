## The bar

menu = Menu
undo = Undo
undo-none = Undo: nothing to undo
log = The log
help = Rules and help
sound = Sound on or off
hint = Hint
hint-none = Hint: nothing to decide now

## The prompt

ready-count = { $ready } of { $seats } ready
done = Done
next = Continue
results = See the results
go-back = Back
clear = Clear
open-curtain = { $name ->
    [you] Your turn, please
   *[other] { $name }, please
}
no-way-back = You cannot undo this.
hint-wait = Thinking about it …
hint-do = A hint: { $what }
hint-own = Look at your own things first: a hint is for your eyes only.
page-of = { $number } of { $all } · arrow keys for more
recap = Meanwhile
recap-more = and { $count } more
recap-why = Why?
pad-start = Start
pad-back = Back
blind-done = { $done }: lock in · { $clear }: start over
pad-row = row
pad-place = column

## The curtain

pass-to = Pass to { $name }
look-away = Everyone else: look away!
i-am = I’m { $name }: open
not-looking = I’m not looking!
no-peeking = No peeking!
peek-done = Back to the table
zoom-whole = The whole board
zoom-near = Zoom in
to-table = Back to the table
are-done = { $names ->
    [you] { $count ->
        [1] You are ready.
       *[other] You and { $names } are ready.
    }
   *[other] { $count ->
        [one] { $names } is ready.
       *[other] { $names } are ready.
    }
}
is-next = { $name ->
    [you] You are next.
   *[other] { $name } is next.
}
eyes-only = { $name ->
    [you] For your eyes only
   *[other] For { $name }’s eyes only
}
curtain-keys = Enter or A

## The pause

pause-title = Paused
pause-on = Continue
pause-seats = Change players
pause-rules = Rulebook
pause-settings = Settings
pause-save = Save a copy
pause-leave = Quit to title
pause-saved = Saved as “{ $name }”.
pause-note = Nothing is lost: the game waits under “Continue”.
pause-note-loose = A puzzle is not saved: start it over as often as you like.
pause-speed = Motion: { $speed }
speed-slow = calm
speed-normal = normal
speed-fast = fast
save-name = { $game }, { $turn }

## Seats

seats-title = Who plays?
seats-note = A seat can change hands at any moment.
seat-to-bot = Give to a bot
seat-to-person = Take over

## The log

log-title = The log
log-last = Just now
log-since = { $name ->
    [you] Since your last move
   *[other] Since { $name }’s last move
}
log-empty = Nothing has happened yet.
seed = Fair deal: { $hash }
told-together = { $first }; { $then }
phones-choose = Choose on your phone!
phones-choosing = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
phones-sleeping = { $count ->
    [one] { $names }’s phone is asleep: the curtain waits.
   *[other] The phones of { $names } are asleep: the curtain waits.
}
phones-both = { $choosing } { $sleeping }
