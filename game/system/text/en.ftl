## What every room says

language-name = English
list-last = { $before } and { $last }
list-before = { $item }, { $rest }

## Files and folders

paths-not-writable = Nothing can be saved in { $folder }, so this session's saves go into a temporary folder and may be lost when the computer is switched off.
lock-second-copy = Molehill is already open and is using the saves in { $folder }. Close the other window first.
settings-broken = The settings could not be read, so they are as on the first day. The old file is kept as { $file }.
settings-not-saved = The settings could not be saved ({ $reason }). They hold until you leave.

## The window

window-title = Molehill
no-display = There is no screen for Molehill to open a window on ({ $reason }).
