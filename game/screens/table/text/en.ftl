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
seal = Seal it
next = Go on
results = To the results
go-back = Back
clear = Clear
open-curtain = { $name }, please
waits-for-bots = A bot is thinking …
no-way-back = After this there is no way back.
barrier = no undo behind this
hint-wait = Thinking about it …
hint-do = A hint: { $what }
hint-why = { $why }
key-places = On your keys
pad-places = On your pad
pad-row = row
pad-place = place
key-done = { $key } gives it, { $clear } begins anew
pad-done = Start gives it, Back begins anew
not-ready = Not “ready” yet? Begin anew.

## The curtain

pass-to = Pass to { $name }
look-away = Everyone else: look away!
i-am = I am { $name }: open
not-looking = Not looking!
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
pause-hint = A hint
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
seat-bot = Bot
seat-mouse = Person
seat-to-bot = Give to a bot
seat-to-person = Take over
seats-bot-name = { $level } bot

## The log

log-title = The log
log-last = Last turn
log-since = Since { $name } last decided
log-empty = Nothing has happened yet.
seed = Dealt from { $hash }
