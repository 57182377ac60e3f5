## Words many screens use

back = Back
close = Close
done = Done
cancel = Cancel
ok = OK
disk-waits = The disk is taking its time
disk-waits-why = You can go on as soon as it answers.
help = Help
sound-on = Sound is on
sound-off = Sound is off
separator-dot = { $one } · { $two }
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
minutes = { $count } min
percent = { $value }%
colour-radish = Radish
colour-fern = Fern
colour-royal = Royal
colour-truffle = Truffle
colour-carrot = Carrot
colour-lemon = Lemon
colour-ice = Ice
colour-lavender = Lavender

## The title

title-seats = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] { $fewest }–{ $most } players
    }
   *[other] { $fewest }–{ $most } players
}
title-choose = choose a game
title-play = play
key-enter = Enter
title-continue = Continue: { $what }
title-continue-what = { $game }, { $turn }
title-saves = Saved games
title-settings = Settings
title-rules = Rulebooks
title-credits = Credits
title-quit = Quit
title-motto = Party Club
quit-ask = Leave Molehill?
quit-why = Nothing is lost: a game you have begun is waiting under “Continue”.
quit-leave = Leave
quit-stay = Stay

## Who is playing

lobby-seat = This seat
lobby-nobody = No players yet. Choose a seat, or press a button on a gamepad.
lobby-mouse = Mouse
lobby-mouse-card = mouse
lobby-keys = Keyboard
lobby-pad = Gamepad
lobby-bot = Bot
lobby-with-curtain = with curtain
lobby-blind-pad = in private
lobby-mouse-alone = no curtain
lobby-mouse-help = Choose behind the curtain while the others look away.
lobby-mouse-help-alone = Only you are watching, so no curtain is needed.
lobby-blind-help = Everyone at once, unseen.
lobby-keys-0 = left keys
lobby-keys-1 = middle keys
lobby-keys-2 = right keys
lobby-keys-3 = number keys
lobby-pad-number = gamepad { $number }
lobby-pad-lost = unplugged
lobby-level-easy = easy
lobby-level-normal = normal
lobby-level-hard = hard
lobby-empty = Empty seat
lobby-press = press a button
lobby-remove = Leave this seat empty
lobby-squeak = Squeak
lobby-squeak-title = How does { $name } squeak?
lobby-bot-name = { $manner } { $colour }
lobby-game = This game
manner-even = Calm
manner-bold = Bold
manner-shy = Shy
manner-sly = Sly
lobby-no-options = This game has no options.
lobby-people = { $count ->
    [0] no people
    [one] 1 person
   *[other] { $count } people
}
lobby-bots = { $count ->
    [0] no bots
    [one] 1 bot
   *[other] { $count } bots
}
lobby-about = about { $minutes } min
lobby-fill = Fill with bots
lobby-fill-ask = How good should the bots be?
lobby-drop = Remove all bots
lobby-start = Start: wake the moles
lobby-start-short = Start
lobby-learn = First time?
lobby-too-few = { $missing ->
    [one] You need one more player: { $fewest } or more can play.
   *[other] You need { $missing } more players: { $fewest } or more can play.
}
lobby-too-many = { $over ->
    [one] One player too many: at most { $most } can play.
   *[other] { $over } players too many: at most { $most } can play.
}
lobby-odd-count = You can’t play this game with { $count }.
lobby-pad-gone = { $name }’s gamepad is not plugged in.
lobby-shared-keys = { $one } and { $two } have the same keys.
lobby-shared-pad = { $one } and { $two } have the same gamepad.
lobby-only-bots = Only bots are seated: you will be watching.
lobby-same-name = Two players are called { $name }: look at their colours.

## Settings

settings = Settings
settings-picture = Picture
    .title = Picture and motion
settings-reading = Reading
    .title = Reading and colours
settings-sound = Sound
    .title = Sound and music
settings-play = Play
    .title = Help and pace
settings-controls = Controls
    .title = Keys and buttons
settings-language = Language
    .title = Language
settings-saves = Saves
    .title = Where your games are kept
settings-reset = Reset this page
settings-reset-done = This page is back to its original settings.
settings-preview = As you will see it
setting-fullscreen = Full screen
    .help = or in a window
setting-size = Window
    .help = or pull at its edge
setting-calm-motion = Reduced motion
    .help = no shaking, no tumbling
setting-motion-speed = Speed
    .help = of everything that moves
setting-text-size = Text size
    .help = everything written
setting-dice = Dice show
    .help = pips, or a number
setting-colours = Colours
    .help = symbols always stay
setting-see-as = Colour preview
    .help = with eyes blind to
setting-contrast = Contrast
    .help = thick outlines, dark table
setting-read-aloud = Big captions
    .help = what happens, written big
setting-music = Music
    .help = the band in the shed
setting-effects = Effects
    .help = mallets, pops and dice
setting-mute = Mute
    .help = no sound at all
setting-hints = Highlights
    .help = rings where you can act
setting-bot-pace = Bot speed
    .help = how fast they play
setting-tongue = Language
    .help = of everything written
setting-folder = Folder
    .help = on this computer
setting-generations = Backups
    .help = older copies of your game
choice-size = { $width } × { $height }
choice-dice-pips = pips
choice-dice-numbers = numbers
choice-colours-normal = normal
choice-colours-strong = strong
choice-see-as-off = off
choice-see-as-deut = green
choice-see-as-prot = red
choice-see-as-trit = blue
see-as-off = as they are
see-as-deut = green-blind (deuteranopia)
see-as-prot = red-blind (protanopia)
see-as-trit = blue-blind (tritanopia)
preview-differ = colour, symbol and lightness differ
preview-words = Pop up, whack, count.
preview-small = The smallest writing looks like this.
preview-strike = Strike
preview-calm = Things fade to their places.
preview-lively = Things fly to their places.
preview-hints = A ring shows what you may do.
preview-hints-off = No rings: find it yourself.
controls-press = Press the new key …
controls-press-button = Press the new button …
controls-taken = { $key } is already “{ $action }”. Choose another key, or change that one first.
controls-set = “{ $action }” is now { $key }.
language-system = same as this computer
language-partly = Not everything is translated yet: what is missing appears in English.
saves-folder-open = Copy the path
saves-folder-copied = The path is on the clipboard.
saves-kept = { $count ->
    [0] none yet
    [one] 1 older copy is kept
   *[other] { $count } older copies are kept
}
saves-explained = Every move is saved at once. If the newest copy is damaged, the one before it is used.
saves-temporary = These folders cannot be written to, so a temporary one is used: { $folder }

## Saved matches

saves = Your games
saves-waiting = Waiting for you
saves-finished = Finished
saves-broken = Cannot be opened
saves-continue = Continue
saves-results = See the results
saves-more = { $count } more
saves-fewer = Only the latest
saves-more-help = Replay, rename, copy, delete
saves-find = Find a game
saves-find-ask = Which name, or which game?
saves-none-found = No game has that word.
saves-history = History
saves-lesson = lesson, step { $step }
saves-won = { $name } won
saves-shared = { $names } share the win
saves-none = Nothing is saved yet.
saves-none-why = Every game you start stays here until you delete it.
saves-looking = Looking for your games.
saves-turn = round { $turn }
saves-over = finished
saves-loads = It loads: { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $state }.
saves-replay = Watch replay
saves-delete = Delete
saves-delete-ask = Delete “{ $name }”?
saves-delete-why = It cannot be brought back.
saves-rename = Rename
saves-rename-ask = New name?
saves-export = Copy elsewhere
saves-export-ask = Where to? A folder, or the name of a file.
saves-export-done = Copied to { $path }.
saves-import = Add one
saves-import-ask = Which file? Type or paste its full path.
saves-import-done = “{ $name }” is in the list.
saves-deleted = “{ $name }” is deleted.

## When something was

when-today = today { $time }
when-this-day = today
when-yesterday = yesterday
when-weekday = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[other] Sunday
}
when-last-week = last week
when-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }

## The history of a name

history = History
history-none = Nobody has finished a game yet.
history-games = Games
history-evenings = Evenings
history-bot = { $level } bot, { $manner }
history-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}

## Results

results-wins = { $name ->
    [you] You win!
   *[other] { $name } wins!
}
results-share = { $names ->
    [you] You and { $names } share the win!
   *[other] { $names } share the win!
}
results-facts = { $turns } · { $seats ->
    [one] 1 player
   *[other] { $seats } players
} · { $reason }
results-table = Table
results-graph = Graph
results-statistics = Statistics
results-reasons = Bots’ reasons
results-dice = Dice
results-evening = Tonight so far
results-evening-line = { $name }: { $wins }
results-again = Play again
results-again-same = Same deal
results-again-same-help = The same start and the same luck once more.
results-again-new = New deal
results-lobby = Change players
results-replay = Watch replay
results-title = To the title
results-place = place { $place }
results-dice-rolled = { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
results-dice-expected = expected
results-no-reasons = No bots played in this game.
results-reason = { $turn } · { $reason }
results-statistics-none = Nothing to count in this game.
results-decisions = Moves

## Watching again

replay = Replay
replay-at = Move { $now } of { $all }
replay-play = Play
replay-pause = Pause
replay-step-back = One move back
replay-step-forward = One move on
replay-start = To the start
replay-end = To the end
replay-speed = Speed
replay-speed-value = × { $speed }
replay-viewer = Seen by
replay-public = everyone
replay-none = There is nothing to watch in this game yet.
replay-on = Play on from here
replay-on-title = { $game }, played on
replay-on-why = A new game begins from this moment; the finished one stays as it is.
replay-broken = From here on this game does not follow this version’s rules, so the replay stops.

## Rulebooks

rules-title = { $game }: rules
rules-search = search
rules-found = { $count ->
    [0] not found
    [one] found once
   *[other] found { $count } times
}
rules-page = { $page } of { $pages }
rules-none = This game’s rulebook is missing.
rules-pick = Which game’s rules?
rules-prev = Previous page
rules-next = Next page
rules-tutorial = Learn by playing

## Learning by playing

tutorial = Learning { $game }
tutorial-step = { $now } of { $all }
tutorial-you = You
tutorial-next = Continue
tutorial-know = I know this
tutorial-watch = Watch what happens first.
tutorial-seen = When you’ve seen enough, press Continue.
tutorial-waits = { $name } is playing. You are next.
tutorial-first = First answer what you are asked below.
tutorial-skip = Skip lesson
tutorial-done = Keep playing
tutorial-none = There are no lessons for this game yet.

## Credits

credits = Credits
credits-games = The games
credits-by = by { $who }
credits-published = published by { $publisher }
credits-unofficial = Molehill is unofficial: made out of love for these games, in its own words and pictures. If you like one, buy the real thing.
credits-own = The program
credits-font = Fonts
credits-library = Libraries
credits-bundled = Included in this download
credits-show = Read
credits-news = What is new
credits-no-text = This copy does not include the text of this licence.
part-molehill = Molehill
    .licence = MIT License
part-lilita = Lilita One
    .licence = SIL Open Font License 1.1
part-nunito = Nunito
    .licence = SIL Open Font License 1.1
part-alfa = Alfa Slab One
    .licence = SIL Open Font License 1.1
part-noto = Noto
    .licence = SIL Open Font License 1.1
part-pygame = pygame-ce
    .licence = GNU Lesser General Public License 2.1
part-platformdirs = platformdirs
    .licence = MIT License
part-msgspec = msgspec
    .licence = BSD 3-Clause License
part-fluent = fluent.syntax
    .licence = Apache License 2.0
part-typing = typing_extensions
    .licence = PSF License
part-websockets = websockets
    .licence = BSD 3-Clause License
part-segno = segno
    .licence = BSD License
part-bundled = { $name }
    .licence = as its makers ask

## Samples, for pictures of the program

sample-save-1 = Friday at the club

## Messages, questions, mishaps

error-title = The mole tripped
error-what = Sorry, something broke in Molehill. Your game is safe up to the last move.
error-report = A report was written: { $file }
error-no-report = No report could be written.
error-continue = Back to the title
error-match = Back to the game
error-copy = Copy the report
error-copied = The report is on the clipboard.
error-last-time = Last time Molehill closed unexpectedly
error-last-time-why = Your game is waiting under “Continue”. A report of what happened is in { $file }; nothing is sent anywhere.
error-dismiss = Do not show again

## Keys and buttons

controls-none = nothing yet
language-take = use it
tongue-en = English
tongue-es = Español
tongue-fr = Français
tongue-de = Deutsch
tongue-it = Italiano
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-next = Next item
action-previous = Previous item
action-confirm = Choose
action-back = Back
action-menu = Menu
action-undo = Undo
action-log = Log
action-help = Help
action-hint = Hint
action-inspect = Look closely
action-recall = Look back
action-hurry = Speed up
action-mute = Mute
action-peek = Peek
action-page-up = Page up
action-page-down = Page down
action-fullscreen = Full screen
pad-button-start = Start
pad-button-back = Back button
pad-button-up = Pad up
pad-button-down = Pad down
pad-button-left = Pad left
pad-button-right = Pad right
pad-button-lb = Left bumper
pad-button-rb = Right bumper
pad-button-lt = Left trigger
pad-button-rt = Right trigger
pad-button-ls = Left stick
pad-button-rs = Right stick
printed-space = Space
printed-return = Return
printed-enter = Enter
printed-escape = Escape
printed-backspace = Backspace
printed-tab = Tab
printed-delete = Delete
printed-insert = Insert
printed-home = Home
printed-end = End
printed-page-up = Page up
printed-page-down = Page down
printed-up = Up
printed-down = Down
printed-left = Left
printed-right = Right
printed-ctrl = Ctrl
printed-shift = Shift
printed-alt = Alt

## Fair play: what is promised, and what people throw in.

fair = Fair play
fair-begins = Fair play. The promise for this game, to photograph (it stays in the menu):
    { $commitment }
fair-how = The computer has drawn a secret number and shows its fingerprint here. Photograph it or write it down. After the game the secret is opened, and anyone can check that it has this fingerprint: it was settled before the first roll.
fair-shown-now = The promise
fair-limits = What it proves: nobody chose the dice and cards to suit a player, and nothing was swapped along the way. What it cannot prove: that nobody has rewritten the program itself.
fair-thrown = Words thrown in
fair-nothing-thrown = None yet.
fair-throw-why = Throw in any word, or shake the mouse: it is mixed into the luck with the secret. So neither the computer nor the players decide alone.
fair-word = A word of yours
fair-throw = Throw it in
fair-shake = Throw in the mouse’s path
fair-shaking = Shake the mouse: { $percent }%
fair-path = mouse { $path }
results-fair = Fair play

parts-title = What is in the box

## A kind word after the match

award-sprint = Great Leap
award-sprint-line = { $count } more in one go
award-flying-start = Flying Start
award-flying-start-line = in front { $count } times early on
award-last-spurt = Final Spurt
award-last-spurt-line = { $count } more near the end
award-climber = Mountain Mole
award-climber-line = climbed { $count } places
award-front-runner = Front Runner
award-front-runner-line = in front { $count } times
award-steady-paws = Steady Paws
award-steady-paws-line = scored { $count } times
award-good-company = Good Company
award-good-company-line = a joy to play with
award-big-heart = Big Heart
award-big-heart-line = every laugh was shared
award-clean-paws = Clean Paws
award-clean-paws-line = fair to the very end
award-keen-nose = Keen Nose
award-keen-nose-line = never lost the scent
award-good-humour = Good Humour
award-good-humour-line = smiled all the way
award-true-friend = True Friend
award-true-friend-line = worth another game
results-account = Where the points came from
results-total = Total
results-awards = A kind word each
results-nobody = Not this time!
results-earlier = Before the save
results-moment = { $name }: +{ $count }
results-slow = slow
results-film = The best moment

## Club night

club = Club night
club-of = Game { $now } of { $all }
club-points = points
club-choose = I choose!
club-on = Let’s go on!
club-last-picks = Last place picks the next game
club-first-picks = Which game comes first?
club-play = Play { $game }
club-go-on = Continue { $game }
club-end = End evening
club-end-ask = End the club night?
club-end-why = The crown goes to whoever leads now.
club-next = Next game
club-closing = { $name } wears the crown!
club-new-ask = Begin a new club night?
club-new-why = The one that is under way ends with that.
club-new = New evening
award-club-stars = Star Collector
award-club-stars-line = won { $count } games
award-club-late = Night Mole
award-club-late-line = { $count } points late in the evening
award-club-early = Early Mole
award-club-early-line = { $count } points early on
award-club-leap = Surprise of the Night
award-club-leap-line = { $count } more than a game before
award-club-host = Perfect Host
award-club-host-line = chose { $count } games
award-club-second = Silver Paws
award-club-second-line = second { $count } times

## Playing alone

alone = Play alone
alone-puzzles = Puzzles solved: { $now } of { $all }
alone-solved = You have solved this one.
alone-ladder = The ladder
alone-beat-easy = { $count ->
    [one] Beat an easy bot
   *[other] Beat { $count } easy bots
}
alone-beat-normal = { $count ->
    [one] Beat a normal bot
   *[other] Beat { $count } normal bots
}
alone-beat-hard = { $count ->
    [one] Beat a hard bot
   *[other] Beat { $count } hard bots
}
alone-daily = Deal of the day
alone-daily-bots = { $count ->
    [0] For one player: the same cards and dice for everyone today.
    [one] Against a normal bot: the same deal for everyone today.
   *[other] Against { $count } normal bots: the same deal for everyone today.
}
alone-daily-new = Play today to start a streak.
alone-daily-play = Play today’s deal
alone-daily-again = Play it again
alone-streak = { $count ->
    [0] no days in a row
    [one] one day in a row
   *[other] { $count } days in a row
}
alone-day-best = Your best today: { $score }
alone-day-again = Your best today is still { $score }
alone-not-counted = This game does not count: players have changed.
alone-climbed = Rung { $rung } of { $all } climbed!
alone-known = Rung { $rung } of { $all }: climbed before
alone-fallen = Rung { $rung } of { $all } is not yours yet
puzzle-left = { $count ->
    [0] no moves left
    [one] one move left
   *[other] { $count } moves left
}
puzzle-number = Puzzle { $now } of { $all }
puzzle-hint = Hint
puzzle-look = Look at the table
puzzle-goal = What to do
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-solved = Solved!
puzzle-not = Not solved yet
