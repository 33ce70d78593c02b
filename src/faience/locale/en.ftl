# Everything people read, in English. fr.ftl has the same messages with the same variables.

## Tiles. A letter is what a page may show on a tile; moves are always written B Y R K W J.

color-B = blue
color-Y = yellow
color-R = red
color-K = black
color-W = white
color-J = joker
letter-B = B
letter-Y = Y
letter-R = R
letter-K = K
letter-W = W
letter-J = J
tile-B = blue tile
tile-Y = yellow tile
tile-R = red tile
tile-K = black tile
tile-W = white tile
tile-J = joker
tiles-B = { $count ->
    [one] { $count } blue tile
   *[other] { $count } blue tiles
}
tiles-Y = { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
tiles-R = { $count ->
    [one] { $count } red tile
   *[other] { $count } red tiles
}
tiles-K = { $count ->
    [one] { $count } black tile
   *[other] { $count } black tiles
}
tiles-W = { $count ->
    [one] { $count } white tile
   *[other] { $count } white tiles
}
tiles-J = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
list-and = { $first } and { $last }
list-comma = { $first }, { $next }

## Seats

seat-person = Player { $seat }
seat-greedy = Greedy
seat-random = Random
seat-numbered = { $name } { $seat }

## The table

head-title = Faience
head-round = Round { $round }
head-bag = bag { $bag }, lid { $lid }
head-wall-colored = colored wall
head-wall-gray = gray wall
head-jokers = jokers
head-center = Center
head-log = What happened
head-sheet = Score sheet
center-empty = empty
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened, in words

event-poured = { $tiles ->
    [one] The bag is empty: the last tile of the lid goes back in.
   *[other] The bag is empty: the { $tiles } tiles of the lid go back in.
}
event-started = Round { $round }: { $name } begins.
from-source = { $source ->
    [0] from the center
   *[other] from display { $source }
}
move-lined = { $count ->
    [one] { $name } takes { $tiles } { $from } and lays it on line { $line }.
   *[other] { $name } takes { $tiles } { $from } and lays them on line { $line }.
}
move-floored = { $count ->
    [one] { $name } takes { $tiles } { $from } and drops it on the floor.
   *[other] { $name } takes { $tiles } { $from } and drops them on the floor.
}
move-took = { $name } takes { $tiles } { $from }.
move-kept = { $name } lays { $tiles } on line { $line }.
move-marked = { $name } also takes the marker.
move-fell = { $count ->
    [one] { $tiles } falls to the floor.
   *[other] { $tiles } fall to the floor.
}
move-lidded = { $count ->
    [one] { $tiles } goes to the lid.
   *[other] { $tiles } go to the lid.
}
event-tiled-alone = { $tile } in row { $row }, column { $column }
event-tiled-across = { $tile } in row { $row }, column { $column } ({ $across } in a row)
event-tiled-down = { $tile } in row { $row }, column { $column } ({ $down } in a column)
event-tiled-both = { $tile } in row { $row }, column { $column } ({ $across } in a row and { $down } in a column)
event-broken = line { $line } fits no cell of the wall, { $tiles } to the floor
event-penalty = { $spaces ->
    [one] { $spaces } space of the floor line
   *[other] { $spaces } spaces of the floor line
}
event-penalty-capped = { $spaces ->
    [one] { $spaces } space of the floor line (−{ $loss }, but never below 0)
   *[other] { $spaces } spaces of the floor line (−{ $loss }, but never below 0)
}
event-row = row { $number } complete
event-column = column { $number } complete
event-color = all five { $color } tiles
scored-tiled = row { $row } { $points }
scored-broken = line { $line } breaks
scored-penalty = floor { $points }
scored-row = row { $number } { $points }
scored-column = column { $number } { $points }
scored-color = all { $color } { $points }
event-scored = { $name } tiles the wall: { $items }. Score { $total }.
event-bonus = { $name } gets the bonuses: { $items }. Score { $total }.
event-finished = { $reason ->
    [row] A wall row is complete: the game ends after round { $round }.
    [tiles] There are no tiles left: the game ends after round { $round }.
   *[dead] No line will ever accept another tile: the game ends after round { $round }.
}
result-winner = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
result-tie-break = { $rows ->
    [one] { $names } have { $points } points each; { $name } wins with { $rows } complete row, more than any other of them.
   *[other] { $names } have { $points } points each; { $name } wins with { $rows } complete rows, more than any other of them.
}
result-shared = { $names } share the victory: { $points } points and as many complete rows each.

## The score sheet

sheet-round = Round
sheet-player = Player
sheet-reason = For
sheet-points = Points
sheet-total = Total
sheet-place = Place
sheet-rows = Complete rows
sheet-empty = Nobody has scored yet.

## Why a move is not allowed

illegal-take-due = { $move }: take tiles now, for example 3B2.
illegal-no-display = { $move }: there are only { $displays } displays.
illegal-source-empty = { $source ->
    [0] { $move }: the center is empty.
   *[other] { $move }: display { $source } is empty.
}
illegal-no-such-tile = { $source ->
    [0] { $move }: there is no { $tile } in the center.
   *[other] { $move }: there is no { $tile } on display { $source }.
}
illegal-line-full = { $move }: line { $line } is full.
illegal-line-color = { $move }: line { $line } already holds another color, { $color }.
illegal-wall-color = { $move }: row { $line } of the wall takes no more { $color }.
illegal-jokers-due = { $move }: say how many jokers stay on line { $line }, from J{ $least } to J{ $most }.
illegal-cell-due = { $move }: choose a cell of wall row { $row }: { $cells }.
illegal-cell-taken = { $move }: column { $column } of row { $row } is taken.
illegal-column-color = { $move }: column { $column } already holds { $color }.
illegal-over = { $move }: the game is over.
illegal-deal-due = { $move }: the tiles must be dealt first.
illegal-no-such-action = Action { $action } is not possible here.
illegal-nothing-to-undo = There is no move of yours to take back.
invalid-move = “{ $text }” is not a move; write source, color and line, as in 3B2 or CR-.

## Playing

turn-draft = { $name }, your turn
turn-jokers = { $name }, how many jokers stay on line { $line }?
turn-wall = { $name }, where in wall row { $row }?
turn-over = The game is over
turn-opponent = { $name } is thinking …
prompt-draft = pick tiles, then a line
prompt-round = Round { $round } is scored: Enter deals the next one
prompt-line = pick a line
prompt-choose = pick with the arrows, Enter plays
preview-lined = { $tiles } to line { $line }
preview-full = { $tiles } to line { $line }, complete
preview-floored = { $tiles } to the floor
preview-fell = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}
preview-marked = and the marker
preview-floor = floor { $loss }
preview-cell = row { $row }, column { $column }
key-arrows = pick
key-enter = play
key-undo = undo
key-save = save
key-sheet = scores
key-help = help
key-quit = quit
key-close = close
note-undone = Taken back: { $move }
note-saved = Saved: { $file }
note-resume = Go on with: faience play --resume { $file }
note-record = The record: { $file }
note-save-failed = The record could not be saved in { $file }: { $problem }
note-saving-to = Every move is saved in { $file }
note-legal = Moves: { $moves }
note-legend = Capital letters are tiles, small letters are the colors printed on the wall, . is free, M is the marker.
window-narrow = The window needs { $columns } columns
plain-prompt = { $name }>
plain-commands = A move such as 3B2, or: moves, show, sheet, undo, save [FILE], help, quit
plain-board = { $name }, { $points }
plain-board-turn = { $name }, { $points }, to move
plain-floor-empty = empty
plain-center = C Center: { $tiles }
plain-floor = - floor: { $tiles }

## Help

help-title = How to play
help-move = A move is a source, a color and a line: 3B2 takes all blue tiles from display 3 for line 2, CR- takes red from the center to the floor.
help-letters = B blue, Y yellow, R red, K black, W white, J joker; C is the center, - is the floor.
help-jokers = With jokers: 3J2 takes the jokers alone, 3BJ2 the blue tiles and the jokers. J1 says how many stay on a line that is too short; 2@4 chooses column 4 in wall row 2.
help-keys = Type the move and press Enter; or ← → for the tiles, ↑ ↓ for the line, Enter; or click a tile, then a line. Escape starts over.
help-rule-take = Take all tiles of one color from a display (the rest goes to the center) or from the center (the first to do so gets the marker).
help-rule-lines = A line holds one color. What does not fit falls to the floor line and costs points.
help-rule-score = At the end of the round each full line sends a tile to the wall: 1 point, or the length of the row and of the column it joins.
help-rule-end = The game ends with a complete wall row. Bonuses: 2 a row, 7 a column, 10 for all five tiles of a color.
help-commands = u undo, s save, v scores, ? help, q quit. Quitting saves; nothing is lost.

## A user's mistake

misuse-language = there is no language { $lang }; there is { $languages }
misuse-game = there is no game { $game }; there is { $games }
misuse-wall = --wall is colored or gray, not { $value }
misuse-seats = there are 2, 3 or 4 seats, not { $value }
misuse-seats-differ = --seats says { $seats }, but --players names { $players }
misuse-first = --first is a seat from 1 to { $seats } or random, not { $value }
misuse-seed = --seed is a number from 0 to 2**64 - 1, not { $value }
misuse-name-empty = --players names a player for each seat, such as Ada,greedy; one of them is empty
misuse-name-long = a name has at most { $most } characters: { $name }
misuse-name-unprintable = a name holds only what can be printed: { $name }
misuse-name-twice = two people are called { $name }; give each a name of their own
misuse-resume-with = { $option } cannot be changed in a game that is resumed
misuse-no-file = there is no file { $file }
misuse-no-last = there is no saved game in { $folder } yet
misuse-not-readable = { $file } cannot be read: { $problem }
misuse-record = { $file } is not a record that can be resumed: { $problem }
misuse-exists = { $file } is there already; resume it with --resume or choose another name
misuse-folder = { $file } is a folder; name a file in it
misuse-not-writable = { $file } cannot be written: { $problem }
misuse-pause = --pause is a number of seconds from 0 to 60, not { $value }

## Records

record-move = Move { $number } of { $all }
record-start = Before the first move
record-keys = Enter next, b back, a number to go there, q quit
record-unfinished = The game is not over.
