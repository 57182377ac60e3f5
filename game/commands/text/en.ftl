## What the program is, and what it can be asked

about = Molehill: tabletop games about moles, on one shared screen.
about-commands = Without a command the game opens. Commands work without a screen.
usage = usage:
heading-words = words
heading-options = options
heading-commands = commands

word-game = GAME
word-percent = PERCENT
word-folder = DIR
word-command = COMMAND
word-level = LEVEL
word-bots = BOTS
word-file = FILE
word-room = ROOM
word-view = VIEW

help-help = show this help and leave
help-version = show the version
help-selftest = try everything, without a screen
help-data-dir = where saves and settings live
help-portable = keep them with the program
help-fullscreen = fill the screen
help-window = the size of the window
help-lobby = open the lobby of this game
help-simulate = many games of bots
help-duel = two levels of bots compared
help-trace = a game as JSON lines
help-apply = answers to a given state
help-saves = look after saved games
help-saves-check = do they load, and if not, why
help-saves-list = every game that is kept
help-fair = what a game’s luck was made of
help-fair-check = what was promised and opened
help-shot = a picture of a table or screen
help-film = a motion as a strip of pictures
help-party = a game by phones alone
help-bench = the speed table, as ratios
help-game = which game
help-seats = how many play
help-seed = a whole number
help-options = the game’s options
help-json = one line of JSON
help-progress = show progress off a terminal too
help-picture = the file to write
help-after = after so many moves
help-size = pixels
help-view = public, or a seat from 0
help-language = in this language
help-text = the size of text
help-matches = how many games
help-bots = one name for all, or one a seat
help-a = the one
help-b = the others
help-states = every state, secrets too
help-apply-file = JSON; “-” for standard input
help-saved = saved games
help-saved-one = a saved game
help-saves-live = where saves live
help-frames = how many pictures
help-bots-phones = one name for all but one, or one a seat
help-port = the port to try first
help-pace = how fast things move
help-here = for this computer alone
help-only = rules, bots or stage

## Words that cannot be meant

missing-words = The following arguments are required: { $words }.
unknown-words = Unrecognized arguments: { $words }.
word-one = Argument { $name }: expected one argument.
word-some = Argument { $name }: expected at least one argument.
word-none = Argument { $name }: ignored explicit argument { $word }.
word-other = The words cannot be read: { $problem }.
saves-what = Saves can be checked or listed: { $check }, { $list }.
fair-what = Fair play can be checked: { $check }.
wrong-choice = { $what ->
    [bench] There is no bench { $word }
    [bot] There is no bot { $word }
    [choice] There is no choice for { $of } called { $word }
    [command] There is no command { $word }
    [game] There is no game { $word }
    [language] There is no language { $word }
    [option] There is no option of { $of } called { $word }
    [picture] There is no picture { $word }
   *[viewer] There is no viewer { $word }
}; choose from { $choices }.
wrong-number = { $what ->
    [decisions] The number of moves
    [frames] The number of frames
    [games] The number of games
    [height] The height
    [pace] The pace
    [port] A port
    [seed] A seed
    [text] The text size
   *[width] The width
} must be a whole number from { $least } to { $most }, not { $word }.
wrong-seats = { $game } is for { $least } to { $most } seats, not { $word }.
wrong-seats-some = { $game } is not for { $word } seats; choose from { $choices }.
wrong-option-form = An option is written { $form }, not { $word }.
wrong-option-twice = Option { $name } is given twice.
wrong-no-options = { $game } has no options.
wrong-bots = Name one bot for all or { $seats }, one for each seat, not { $count }.
wrong-phone = At least one seat is for a phone: its bot is called { $bot }.
wrong-size = A size is written like { $form }, not { $word }.
wrong-large = A picture is at most as large as { $largest }, not { $word }.
wrong-png = A picture is written to a file that ends in { $ending }, not { $word }.
wrong-folder = There is no folder { $folder }.
wrong-file = { $file } is a file, not a folder.
wrong-both = Choose { $one } or { $other }, not both.
wrong-duel = A duel needs at least 2 seats.
wrong-over = The game is over: nothing moves any more.
wrong-maker = { $command } is a tool for makers: it comes with the source of Molehill, not with the download.

## What cannot be read or written

output-closed = Standard output is closed: there is nowhere to write to.
failed-file = { $file } cannot be used: { REASON($reason) }.
failed-writing = This cannot be written: { REASON($reason) }.
failed = This cannot be done: { REASON($reason) }.

## A situation put before the rules

apply-object = The JSON must be an object with a { $state } and a list of { $actions }.
apply-list = { $actions } must be a list.
apply-read = { $file } cannot be read: { REASON($reason) }.
apply-text = { $file } is not text.
apply-large = { $file } is larger than any state.
apply-deep = { $file } is nested too deep.
apply-json = { $file } is not JSON: something else belongs in line { $line }, column { $column }.
apply-json-number = { $file } is not JSON: a number in it is too long.
apply-json-word = { $file } is not JSON: { $word } is no number.
apply-json-twice = { $file } is not JSON: a name is given twice.
apply-nonsense = The state does not fit together.
apply-law = The state breaks a law of the game: { $law }.
apply-seats = The state breaks a law of the game: { $seats } cannot play it.
apply-stuck = The state breaks a law of the game: nobody could go on.
apply-sealed = The state cannot be read: seat { $seat } could not answer { $word }.
apply-unreadable = The state cannot be read: { $where }: { $why ->
    [deep] nested too deep
    [entries] { $what } entries belong here
    [extra] { $what } does not belong here
    [hex] a hexadecimal word belongs here
    [large] the number is too large
    [list] a list belongs here
    [missing] { $what } is missing
    [names] named entries belong here
    [no-choice] { $what } is none of what may stand here
    [no-event] no such event
    [no-number] { $what } is not a number
    [no-reader] no reader for { $what }
    [no-step] no such step
    [nothing] nothing belongs here
    [object] a { $what } belongs here
    [whole] a whole number belongs here
    [word] a word belongs here
    [yes-no] yes or no belongs here
   *[none-fits] fits none of what may stand here
}.
apply-form = Action { $number } must be written { $form }, not { $word }.
apply-after = Action { $number } is too late: the game is over.
apply-not-asked = Action { $number }: seat { $seat } is not asked now; asked is { $now }.
apply-pick = Action { $number }: { $word } is not open to seat { $seat }; choose from { $choices }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
apply-pick-some = Action { $number }: { $word } is not open to seat { $seat }; choose from { $least } to { $most } of { $choices }, in this order.

## Work that takes a while

progress-matches = games
progress-duels = duels
check-match = a whole game of { $game }
check-save = a save of { $game }
check-words = the words of { $game }
check-bot = a bot in its own process
check-screen = screen { $screen }
check-table = the table of { $game }
fault-end = the game has no proper end
fault-save = the game that was read is not the one that was written
fault-words = its words are missing
fault-answer = its answer does not fit the question
fault-silence = no answer within { $seconds } seconds
