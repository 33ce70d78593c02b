# What only the terminal says.

## Playing

prompt-round = Round { $round } is over: Enter deals the next one
prompt-choose = pick with the arrows, Enter plays
key-arrows = pick
key-enter = play
key-undo = undo
key-save = save
key-sheet = scores
key-help = help
key-quit = quit
key-close = close
note-undone = Undone: { $move }
note-saved = Saved: { $file }
note-resume = Continue with: faience play --resume { $file }
note-record = The record: { $file }
note-save-failed = The record could not be saved in { $file }: { $problem }
note-saving-to = Every move is saved in { $file }
note-legal = Moves: { $moves }
note-getting-ready = { $name } is getting ready; this takes up to a minute the first time
note-player-failed = { $name } cannot continue: { $problem }
window-narrow = The window needs { $columns } columns
plain-prompt = { $name }>
plain-commands = A move such as { $move }, or: moves, show, sheet, undo, save [FILE], help, quit
plain-board = { $name }, { $points }
plain-board-turn = { $name }, { $points }, to move
plain-center = C Center: { $tiles }

## Help

help-title = How to play
help-commands = u undo, s save, v scores, ? help, q quit. Quitting saves; nothing is lost.

## A user's mistake

misuse-language = unknown language { $lang }; choose { $languages }
misuse-game = unknown game { $game }; choose { $games }
misuse-choice = { $option } must be { $choices }, not { $value }
misuse-option = { $game } has no option { $option }; choose { $options }
misuse-parts = { $option }: { $problem }
misuse-seats = { $game } is for { $seats } players, not { $value }
misuse-seats-differ = --seats says { $seats }, but --players names { $players }
misuse-first = --first is a seat from 1 to { $seats } or random, not { $value }
misuse-seed = --seed is a number from 0 to 2**64 - 1, not { $value }
misuse-name-empty = --players names a player for each seat, such as Ada,greedy; one of them is empty
misuse-name-long = a name has at most { $most } characters: { $name }
misuse-name-unprintable = a name may contain only printable characters: { $name }
misuse-name-twice = two people are called { $name }; give each a name of their own
misuse-level = choose a level from 1 to { $most }, not { $value }
misuse-player = { $name } is not an opponent: { $problem }
misuse-resume-with = { $option } cannot be changed in a game that is resumed
misuse-no-file = no such file: { $file }
misuse-no-last = no saved game in { $folder } yet
misuse-not-readable = { $file } cannot be read: { $problem }
misuse-record = { $file } is not a record that can be resumed: { $problem }
misuse-exists = { $file } already exists; resume it with --resume or choose another name
misuse-folder = { $file } is a folder; name a file in it
misuse-not-writable = { $file } cannot be written: { $problem }
misuse-pause = --pause is a number of seconds from 0 to 60, not { $value }

## Records

record-move = Move { $number } of { $all }
record-start = Before the first move
record-keys = Enter next, b back, a number to go there, q quit
record-unfinished = The game is not over.
