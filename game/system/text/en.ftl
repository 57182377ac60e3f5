## What every room says

language-name = English
list-last = { $before } and { $last }
list-before = { $item }, { $rest }

## Files and folders

paths-not-writable = { $folder } cannot be written to, so saves go to a temporary folder. They may be lost when this computer is switched off.
lock-second-copy = Molehill is already running and is using the saves in { $folder }. Close the other window first.
settings-broken = Your settings could not be read, so the original ones are in use. The old file is kept as { $file }.
settings-not-saved = Your settings could not be saved ({ REASON($reason) }). They hold until you leave.
disk-slow = The disk is not answering. What you did last may not be saved yet.

## The window

window-title = Molehill
no-display = There is no screen for Molehill to open a window on ({ $reason }).
fell = Molehill stumbled and had to close; your games are safe, and a report lies in { $file }.
fell-unreported = Molehill stumbled and had to close; your games are safe.

## Why the system would not

os-eacces = This is not permitted here
os-ebadf = It is closed
os-ebusy = It is in use
os-edquot = Your share of the disk is full
os-eexist = It exists already
os-efbig = It is too large
os-einval = The system refuses it
os-eio = Reading or writing failed
os-eisdir = It is a folder
os-emfile = Too many files are open
os-enametoolong = The name is too long
os-enoent = No such file or folder
os-enospc = No space left on device
os-enotdir = A folder on the way to it is a file
os-eperm = The system does not permit this
os-erofs = Nothing can be written here
