## The bar

menu = Menu
undo = Undo
undo-none = Undo: nothing to go back on
log = The log
help = Rules and help
sound = Sound on or off
hint = A hint

## The prompt

ready-count = { $ready } of { $seats } ready
done = Done
next = Go on
results = To the results
go-back = Back
clear = Clear
open-curtain = { $name }, please
no-way-back = After this there is no way back.
hint-wait = Thinking about it …
hint-do = A hint: { $what }
hint-own = Look at your own first: the hint is for your eyes only.
pad-start = Start
pad-back = Back
blind-done = { $done } seals it, { $clear } begins anew
pad-row = row
pad-place = place

## The curtain

pass-to = Pass to { $name }
look-away = Everyone else: look away!
i-am = I am { $name }: open
not-looking = Not looking!
peek-done = Back to the table
zoom-whole = The whole board
zoom-near = Closer again
to-table = Back to the table
are-done = { $names } { $count ->
    [one] is
   *[other] are
} done.
is-next = { $name } is next.
eyes-only = For { $name }’s eyes only
curtain-keys = Enter or A

## The pause

pause-title = A break
pause-on = Go on
pause-seats = Change seats
pause-rules = Rulebook
pause-settings = Settings
pause-save = Save a copy
pause-leave = To the title
pause-saved = Saved as “{ $name }”.
pause-note = Nothing is lost: the match waits under “Continue”.
pause-speed = Motion
speed-slow = calm
speed-normal = normal
speed-fast = fast
save-name = { $game }, turn { $turn }

## Seats

seats-title = Who plays?
seats-note = A seat can change hands at any moment.
seat-to-bot = Give to a bot
seat-to-person = Take over

## The log

log-title = The log
log-last = Last turn
log-since = Since { $name } last decided
log-empty = Nothing has happened yet.
seed = Dealt from { $hash }
told-together = { $first }; { $then }
