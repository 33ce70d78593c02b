# Everything people read, in English. fr.ftl has the same messages with the same variables.

## Points and lists

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
list-and = { $first } and { $last }
list-comma = { $first }, { $next }
list-or = { $first } or { $last }

## Seats

seat-person = Player { $seat }
seat-greedy = Greedy
seat-random = Random
seat-level = Level { $level }
seat-search = Search
seat-mcts = Monte Carlo
seat-tree = Tree search
seat-numbered = { $name } ({ $seat })

## The table

head-title = Faience
head-round = Round { $round }
head-center = Center
head-log = What happened
head-sheet = Score sheet
center-empty = empty
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened, in words

from-source = { $source ->
    [0] from the center
   *[other] from display { $source }
}
move-took = { $name } takes { $tiles } { $from }.
move-marked = { $name } also takes the marker.
result-winner = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}

## The score sheet

sheet-round = Round
sheet-player = Player
sheet-reason = For
sheet-points = Points
sheet-total = Total
sheet-place = Place
sheet-rows = Complete rows
sheet-lost = Lost to glass
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
illegal-turn-due = { $move }: take panes now, for example 3B2, or bring the glazier home with H.
illegal-must-place = { $move }: a strip within reach takes { $color }; choose place { $places }.
illegal-no-strip = { $move }: there is no strip left at place { $place }.
illegal-out-of-reach = { $move }: place { $place } is out of reach, left of the glazier at place { $glazier }.
illegal-all-breaks = { $move }: no strip within reach takes { $color }; write - as the place, and all of it breaks.
illegal-no-square = { $move }: the strip at place { $place } has no free square for { $color }.
illegal-no-strips = { $move }: there is no strip left to go home to.
illegal-at-home = { $move }: the glazier is above your leftmost strip already.
illegal-home-is-right = { $move }: your leftmost strip is to the right, and the glazier goes home only to the left.
illegal-squares-due = { $move }: say how many panes go on joker squares, from J{ $least } to J{ $most }.
illegal-pane-due = { $move }: choose the pane for window { $place }: { $panes }.
illegal-wild-color = { $source ->
    [0] { $move }: { $color } is wild in this round; take another color from the center.
   *[other] { $move }: { $color } is wild in this round; take another color from display { $source }.
}
illegal-other-side = { $move }: on this side of the boards that space is called { $space }.
illegal-space-taken = { $move }: there is a tile on that space already.
illegal-star-color = { $move }: that star takes no { $tile }.
illegal-no-tile = { $move }: you have no { $tile } to place.
illegal-too-few = { $move }: it costs { $cost }, and you can pay { $has }.
illegal-payment = { $move }: this can be paid with { $ways }.
illegal-pay-due = { $move }: choose how to pay: { $ways }.
illegal-pick-due = { $move }: choose a tile from the supply, in the order O R B Y G P: { $ways }.
illegal-keep-due = { $move }: choose a tile to keep, in the order O R B Y G P: { $ways }.
illegal-picks = { $move }: this brings { $tiles } from the supply.
illegal-keeps = { $move }: of these tiles { $tiles } can be kept.
illegal-over = { $move }: the game is over.
illegal-deal-due = { $move }: the tiles must be dealt first.
illegal-no-such-action = Action { $action } is not possible here.
illegal-nothing-to-undo = There is no move of yours to take back.

## Playing

turn-draft = { $name }, your turn
turn-over = The game is over
turn-opponent = { $name } is thinking…
turn-too-long = This game is too long to go on; play again at a new table.
prompt-choose = pick with the arrows, Enter plays
preview-marked = and the marker
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
note-getting-ready = { $name } is getting ready; this takes up to a minute the first time
note-player-failed = { $name } cannot go on: { $problem }
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
misuse-choice = { $option } is { $choices }, not { $value }
misuse-option = { $game } has no { $option }; it has { $options }
misuse-parts = { $option }: { $problem }
misuse-seats = { $game } is played by { $seats }, not by { $value }
misuse-seats-differ = --seats says { $seats }, but --players names { $players }
misuse-first = --first is a seat from 1 to { $seats } or random, not { $value }
misuse-seed = --seed is a number from 0 to 2**64 - 1, not { $value }
misuse-name-empty = --players names a player for each seat, such as Ada,greedy; one of them is empty
misuse-name-long = a name has at most { $most } characters: { $name }
misuse-name-unprintable = a name holds only what can be printed: { $name }
misuse-name-twice = two people are called { $name }; give each a name of their own
misuse-level = there are levels 1 to { $most }, not { $value }
misuse-player = { $name } is no opponent: { $problem }
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

## The live table

table-event-sat = { $name } sits down.
table-event-stood = { $name } stands up.
table-event-planned = { $name } will play in seat { $seat }.
table-event-renamed = { $before } is now called { $name }.
table-event-asked = { $name } would like to take back a move.
table-event-declined = { $name } says no to taking back.
table-event-undone = { $name } takes back a move.
table-event-stand-in = { $name } is away. { $bot } plays in the meantime.
table-event-out-of-time = { $name } is out of time. { $bot } plays in the meantime.
table-event-returned = { $name } is back.
table-event-resumed = { $seconds ->
    [one] The table was interrupted for 1 second, which counts for nobody.
   *[other] The table was interrupted for { $seconds } seconds, which count for nobody.
}
table-event-rematch = { $name } would like to play again.

## The classic game. A letter is what a page may show on a tile; moves are always written B Y R K W J.

classic-color-B = blue
classic-color-Y = yellow
classic-color-R = red
classic-color-K = black
classic-color-W = white
classic-color-J = joker
classic-letter-B = B
classic-letter-Y = Y
classic-letter-R = R
classic-letter-K = K
classic-letter-W = W
classic-letter-J = J
classic-tile-B = blue tile
classic-tile-Y = yellow tile
classic-tile-R = red tile
classic-tile-K = black tile
classic-tile-W = white tile
classic-tile-J = joker
classic-tiles-B = { $count ->
    [one] { $count } blue tile
   *[other] { $count } blue tiles
}
classic-tiles-Y = { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
classic-tiles-R = { $count ->
    [one] { $count } red tile
   *[other] { $count } red tiles
}
classic-tiles-K = { $count ->
    [one] { $count } black tile
   *[other] { $count } black tiles
}
classic-tiles-W = { $count ->
    [one] { $count } white tile
   *[other] { $count } white tiles
}
classic-tiles-J = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
classic-head-bag = bag { $bag }, lid { $lid }
classic-head-wall-colored = colored wall
classic-head-wall-gray = gray wall
classic-head-jokers = jokers
classic-event-poured = { $tiles ->
    [one] The bag is empty: the last tile of the lid goes back in.
   *[other] The bag is empty: the { $tiles } tiles of the lid go back in.
}
classic-event-started = Round { $round }: { $name } begins.
classic-move-lined = { $count ->
    [one] { $name } takes { $tiles } { $from } and lays it on line { $line }.
   *[other] { $name } takes { $tiles } { $from } and lays them on line { $line }.
}
classic-move-floored = { $count ->
    [one] { $name } takes { $tiles } { $from } and drops it on the floor.
   *[other] { $name } takes { $tiles } { $from } and drops them on the floor.
}
classic-move-kept = { $name } lays { $tiles } on line { $line }.
classic-move-fell = { $count ->
    [one] { $tiles } falls to the floor.
   *[other] { $tiles } fall to the floor.
}
classic-move-lidded = { $count ->
    [one] { $tiles } goes to the lid.
   *[other] { $tiles } go to the lid.
}
classic-reason-tiled-alone = { $tile } in row { $row }, column { $column }
classic-reason-tiled-across = { $tile } in row { $row }, column { $column } ({ $across } in a row)
classic-reason-tiled-down = { $tile } in row { $row }, column { $column } ({ $down } in a column)
classic-reason-tiled-both = { $tile } in row { $row }, column { $column } ({ $across } in a row and { $down } in a column)
classic-event-broken = line { $line } fits no cell of the wall, { $tiles } to the floor
classic-reason-penalty = { $spaces ->
    [one] { $spaces } space of the floor line
   *[other] { $spaces } spaces of the floor line
}
classic-reason-penalty-capped = { $spaces ->
    [one] { $spaces } space of the floor line (−{ $loss }, but never below 0)
   *[other] { $spaces } spaces of the floor line (−{ $loss }, but never below 0)
}
classic-reason-row = row { $number } complete
classic-reason-column = column { $number } complete
classic-reason-color = all five { $color } tiles
classic-scored-tiled = row { $row } { $points }
classic-scored-broken = line { $line } breaks
classic-scored-penalty = floor { $points }
classic-scored-row = row { $number } { $points }
classic-scored-column = column { $number } { $points }
classic-scored-color = all { $color } { $points }
classic-event-scored = { $name } tiles the wall: { $items }. Score { $total }.
classic-event-bonus = { $name } gets the bonuses: { $items }. Score { $total }.
classic-event-finished = { $reason ->
    [row] A wall row is complete: the game ends after round { $round }.
    [tiles] There are no tiles left: the game ends after round { $round }.
   *[dead] No line will ever accept another tile: the game ends after round { $round }.
}
classic-result-tie-break = { $ties ->
    [one] { $names } have { $points } points each; { $name } wins with { $ties } complete row, more than any other of them.
   *[other] { $names } have { $points } points each; { $name } wins with { $ties } complete rows, more than any other of them.
}
classic-result-shared = { $names } share the victory: { $points } points and as many complete rows each.
classic-invalid-move = “{ $text }” is not a move; write source, color and line, as in 3B2 or CR-.
classic-turn-jokers = { $name }, how many jokers stay on line { $line }?
classic-turn-wall = { $name }, where in wall row { $row }?
classic-prompt-draft = pick tiles, then a line
classic-prompt-round = Round { $round } is scored: Enter deals the next one
classic-prompt-target = pick a line
classic-preview-lined = { $tiles } to line { $line }
classic-preview-full = { $tiles } to line { $line }, complete
classic-preview-floored = { $tiles } to the floor
classic-preview-fell = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}
classic-preview-floor = floor { $loss }
classic-preview-cell = row { $row }, column { $column }
classic-legend = Capital letters are tiles, small letters are the colors printed on the wall, . is free, M is the marker.
classic-plain-floor-empty = empty
classic-plain-floor = - floor: { $tiles }
classic-help-move = A move is a source, a color and a line: 3B2 takes all blue tiles from display 3 for line 2, CR- takes red from the center to the floor.
classic-help-letters = B blue, Y yellow, R red, K black, W white, J joker; C is the center, - is the floor.
classic-help-jokers = With jokers: 3J2 takes the jokers alone, 3BJ2 the blue tiles and the jokers. J1 says how many stay on a line that is too short; 2@4 chooses column 4 in wall row 2.
classic-help-keys = Type the move and press Enter; or ← → for the tiles, ↑ ↓ for the line, Enter; or click a tile, then a line. Escape starts over.
classic-help-rule-take = Take all tiles of one color from a display (the rest goes to the center) or from the center (the first to do so gets the marker).
classic-help-rule-lines = A line holds one color. What does not fit falls to the floor line and costs points.
classic-help-rule-score = At the end of the round each full line sends a tile to the wall: 1 point, or the length of the row and of the column it joins.
classic-help-rule-end = The game ends with a complete wall row. Bonuses: 2 a row, 7 a column, 10 for all five tiles of a color.

## Stained Glass of Sintra. People type what they see: letters on panes are those that moves are written with.

sintra-color-B = blue
sintra-color-Y = yellow
sintra-color-O = orange
sintra-color-P = pink
sintra-color-G = green
sintra-letter-B = B
sintra-letter-Y = Y
sintra-letter-O = O
sintra-letter-P = P
sintra-letter-G = G
sintra-letter-J = *
sintra-tile-B = blue pane
sintra-tile-Y = yellow pane
sintra-tile-O = orange pane
sintra-tile-P = pink pane
sintra-tile-G = green pane
sintra-tiles-B = { $count ->
    [one] { $count } blue pane
   *[other] { $count } blue panes
}
sintra-tiles-Y = { $count ->
    [one] { $count } yellow pane
   *[other] { $count } yellow panes
}
sintra-tiles-O = { $count ->
    [one] { $count } orange pane
   *[other] { $count } orange panes
}
sintra-tiles-P = { $count ->
    [one] { $count } pink pane
   *[other] { $count } pink panes
}
sintra-tiles-G = { $count ->
    [one] { $count } green pane
   *[other] { $count } green panes
}
sintra-head-round = Round { $round } of { $rounds }
sintra-head-side = side { $side }
sintra-head-negative = scores below 0
sintra-head-left = home only to the left
sintra-head-strips = strips { $name }
sintra-head-bag = bag { $bag }, tower { $tower }
sintra-head-rounds = Rounds
sintra-head-bonus = { $color } counts extra
sintra-head-details = Both faces of the strips
sintra-key-details = faces
sintra-board-glass = glass
sintra-board-next = next { $loss }
sintra-event-laid = { $name } lays out the strips { $strips }.
sintra-event-indicated = The round indicator: { $pieces }.
sintra-event-poured = { $tiles ->
    [one] The bag is empty: the last pane of the tower goes back in.
   *[other] The bag is empty: the { $tiles } panes of the tower go back in.
}
sintra-event-started = Round { $round }: { $name } begins. The color of the round is { $color }.
sintra-event-retired = Round { $round } is over: its { $tile } goes to the tower.
sintra-event-scored = { $name }: { $items }. Score { $total }.
sintra-event-final = { $name }, final scoring: { $items }. Score { $total }.
sintra-event-nothing = nothing
sintra-event-finished = All { $round } rounds are played: the game is over.
sintra-move-placed = { $name } takes { $tiles } { $from } for place { $place }.
sintra-move-moved = { $name } takes { $tiles } { $from } and moves to place { $place }.
sintra-move-laid = { $name } lays { $tiles } at place { $place }.
sintra-move-broken = { $name } takes { $tiles } { $from }, and all of it breaks.
sintra-move-jokers = { $count ->
    [one] { $count } lies on a joker square.
   *[other] { $count } lie on joker squares.
}
sintra-move-home = { $name } brings the glazier home, from place { $from } to place { $place }.
sintra-move-broke = { $count ->
    [one] { $tiles } breaks.
   *[other] { $tiles } break.
}
sintra-move-stepped = Broken glass: { $loss }.
sintra-move-turned = { $tiles } goes into window { $place }, and the strip is turned over to { $strip }.
sintra-move-removed = { $tiles } goes into window { $place }, and strip { $strip } is done.
sintra-scored-wrapped = end of the glass track { $points }
sintra-scored-bonus = color of the round { $points }
sintra-scored-window = window { $place } { $points }
sintra-scored-left = panes left over { $points }
sintra-scored-glass = broken glass { $points }
sintra-scored-ornament = ornament { $number } { $points }
sintra-scored-color = { $color } { $panes } × { $windows } { $points }
sintra-reason-wrapped = the end of the broken glass track
sintra-reason-wrapped-capped = the end of the broken glass track (−{ $loss }, but never below 0)
sintra-reason-bonus = { $tiles } at place { $place }, in the color of the round
sintra-reason-window = window { $place }
sintra-reason-window-beyond = window { $place } ({ $own }) and those to its right ({ $beyond })
sintra-reason-left = { $panes ->
    [one] { $panes } pane left on the strips
   *[other] { $panes } panes left on the strips
}
sintra-reason-glass = space { $space } of the broken glass track
sintra-reason-glass-capped = space { $space } of the broken glass track (−{ $loss }, but never below 0)
sintra-reason-ornament = ornament { $number } with { $panes } panes around it
sintra-reason-color = { $windows ->
    [one] { $tiles } in the windows × { $windows } complete window
   *[other] { $tiles } in the windows × { $windows } complete windows
}
sintra-result-tie-break = { $ties ->
    [one] { $names } have { $points } points each; { $name } wins with { $ties } point lost to broken glass, fewer than any other of them.
   *[other] { $names } have { $points } points each; { $name } wins with { $ties } points lost to broken glass, fewer than any other of them.
}
sintra-result-shared = { $names } share the victory: { $points } points each, and as many lost to broken glass.
sintra-invalid-move = “{ $text }” is not a move; write source, color and place, as in 3B2 or CP-, or H for home.
sintra-turn-jokers = { $name }, how many on joker squares?
sintra-turn-pane = { $name }, which pane for window { $place }?
sintra-prompt-draft = pick panes, then a place
sintra-prompt-target = pick a place
sintra-prompt-round = Round { $round } is over: Enter deals the next one
sintra-preview-placed = { $tiles } to place { $place }
sintra-preview-full = { $tiles } to place { $place }, complete
sintra-preview-broken = { $count ->
    [one] { $tiles } breaks
   *[other] { $tiles } break
}
sintra-preview-broke = { $count ->
    [one] { $count } breaks
   *[other] { $count } break
}
sintra-preview-jokers = { $count ->
    [one] { $count } on a joker square
   *[other] { $count } on joker squares
}
sintra-preview-home = the glazier goes home to place { $place }
sintra-preview-pane = { $tiles } into window { $place }
sintra-preview-glass = glass { $loss }
sintra-legend = Capital letters are panes, small letters the colors printed on a strip, * is a joker square, . is free, M is the marker; > stands at the place of the glazier.
sintra-plain-rounds = Rounds: { $pieces }; { $color } counts extra
sintra-plain-rounds-over = Rounds: all played
sintra-plain-window = window { $panes } worth { $value }
sintra-plain-back = other face { $squares }
sintra-plain-glass = - broken glass: { $loss } (space { $space } of { $spaces }), next step { $next }
sintra-plain-ornaments = ornaments: { $items }
sintra-plain-ornament = windows { $one } and { $other } { $points }
sintra-plain-color = complete windows × panes of one color: { $windows } × { $panes }
sintra-help-keys = Type the move and press Enter; or ← → for the panes, ↑ ↓ for the place, Enter; or click a pane, then a place. Click ⌂ twice to go home. Escape starts over; f shows both faces of all strips.
sintra-help-move = A move is a source, a color and a place: 3B2 takes all blue panes from display 3 for the strip at place 2. CP- takes pink from the center where no strip within reach takes it: all of it breaks.
sintra-help-letters = B blue, Y yellow, O orange, P pink, G green; C is the center, * a joker square, which takes any color.
sintra-help-more = H brings the glazier (▼) home above the leftmost strip. J1 puts one pane on a joker square; 4@O chooses an orange pane for window 4.
sintra-help-rule-take = Take all panes of one color from a display (the rest goes to the center) or from the center (the first to do so gets the marker and one step of broken glass).
sintra-help-rule-place = They go onto one strip, at the glazier or to the right; the glazier follows. Each pane without a free square breaks: a step down the glass track, at whose end you pay at once and start over. If nothing fits, all breaks.
sintra-help-rule-home = Instead of taking, bring the glazier home.
sintra-help-rule-complete = A complete strip scores its panes in the color of the round, then sends a pane to the window below, which scores its number and those of all windows to the right that hold a pane. The strip is turned over the first time and gone the second.
sintra-help-rule-end = After six rounds: 1 point for three panes left on strips, minus the glass track. Side A: each ornament 3, 6 or 10 for 2, 3 or 4 panes around it. Side B: complete windows × panes of your most frequent color.

## Summer Pavilion. People type what they see: letters on tiles are those that moves are written with.

pavilion-color-O = orange
pavilion-color-R = red
pavilion-color-B = blue
pavilion-color-Y = yellow
pavilion-color-G = green
pavilion-color-P = purple
pavilion-letter-O = O
pavilion-letter-R = R
pavilion-letter-B = B
pavilion-letter-Y = Y
pavilion-letter-G = G
pavilion-letter-P = P
pavilion-tile-O = orange tile
pavilion-tile-R = red tile
pavilion-tile-B = blue tile
pavilion-tile-Y = yellow tile
pavilion-tile-G = green tile
pavilion-tile-P = purple tile
pavilion-tiles-O = { $count ->
    [one] { $count } orange tile
   *[other] { $count } orange tiles
}
pavilion-tiles-R = { $count ->
    [one] { $count } red tile
   *[other] { $count } red tiles
}
pavilion-tiles-B = { $count ->
    [one] { $count } blue tile
   *[other] { $count } blue tiles
}
pavilion-tiles-Y = { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
pavilion-tiles-G = { $count ->
    [one] { $count } green tile
   *[other] { $count } green tiles
}
pavilion-tiles-P = { $count ->
    [one] { $count } purple tile
   *[other] { $count } purple tiles
}
pavilion-head-round = Round { $round } of { $rounds }
pavilion-head-color = { $color } is wild
pavilion-head-side-colored = colored side
pavilion-head-side-free = free side
pavilion-head-keep = four tiles are kept unasked
pavilion-head-last = nothing is kept at the end
pavilion-head-bag = bag { $bag }, tower { $tower }
pavilion-head-supply = Supply
pavilion-head-wild = Wild
pavilion-head-then = then
pavilion-head-details = All boards
pavilion-key-details = boards
pavilion-event-supply = The supply: { $tiles }.
pavilion-event-refilled = { $count ->
    [one] { $tiles } comes to the supply.
   *[other] { $tiles } come to the supply.
}
pavilion-event-poured = { $tiles ->
    [one] The bag is empty: the last tile of the tower goes back in.
   *[other] The bag is empty: the { $tiles } tiles of the tower go back in.
}
pavilion-event-started = Round { $round }: { $name } begins. The wild color is { $color }.
pavilion-event-placing = All tiles are taken: { $name } is first to place.
pavilion-event-returned = { $tiles ->
    [one] { $name } takes the tile back that was kept.
   *[other] { $name } takes the { $tiles } tiles back that were kept.
}
pavilion-event-score = Score { $total }.
pavilion-event-final = { $name }, final scoring: { $items }. Score { $total }.
pavilion-event-finished = All { $round } rounds are played: the game is over.
pavilion-move-marked = The marker comes along: { $points }.
pavilion-move-placed = { $name } places { $tile } on { $space } for { $tiles }: { $points }.
pavilion-move-completed = Surrounded: { $items }.
pavilion-move-picked = { $name } takes { $tiles } from the supply.
pavilion-move-passed = { $name } passes.
pavilion-move-kept = { $name } keeps { $tiles }.
pavilion-move-discarded = { $tiles ->
    [one] 1 tile goes to the tower: { $points }.
   *[other] { $tiles } tiles go to the tower: { $points }.
}
pavilion-done-pillar = { $tiles ->
    [one] a pillar (1 tile)
   *[other] a pillar ({ $tiles } tiles)
}
pavilion-done-statue = { $tiles ->
    [one] a statue (1 tile)
   *[other] a statue ({ $tiles } tiles)
}
pavilion-done-window = { $tiles ->
    [one] a window (1 tile)
   *[other] a window ({ $tiles } tiles)
}
pavilion-scored-star = { $color } star { $points }
pavilion-scored-mixed = star of six colors { $points }
pavilion-scored-number = all { $number }s { $points }
pavilion-scored-corner = { $tiles ->
    [one] tile left over { $points }
   *[other] { $tiles } tiles left over { $points }
}
pavilion-reason-marked = { $tiles ->
    [one] first from the center, with 1 tile
   *[other] first from the center, with { $tiles } tiles
}
pavilion-reason-marked-capped = { $tiles ->
    [one] first from the center, with 1 tile (−{ $loss }, but never below 1)
   *[other] first from the center, with { $tiles } tiles (−{ $loss }, but never below 1)
}
pavilion-reason-placed = { $run ->
    [one] { $tile } on a { $cost }, alone
   *[other] { $tile } on a { $cost }, { $run } connected
}
pavilion-reason-middle = { $run ->
    [one] { $tile } on a { $cost } in the middle, alone
   *[other] { $tile } on a { $cost } in the middle, { $run } connected
}
pavilion-reason-discarded = { $tiles ->
    [one] 1 tile discarded at the pass
   *[other] { $tiles } tiles discarded at the pass
}
pavilion-reason-discarded-capped = { $tiles ->
    [one] 1 tile discarded at the pass (−{ $loss }, but never below 1)
   *[other] { $tiles } tiles discarded at the pass (−{ $loss }, but never below 1)
}
pavilion-reason-star = the complete { $color } star
pavilion-reason-mixed = a complete star of six colors
pavilion-reason-number = all spaces with a { $number }
pavilion-reason-corner = { $tiles ->
    [one] 1 tile left in the corners
   *[other] { $tiles } tiles left in the corners
}
pavilion-reason-corner-capped = { $tiles ->
    [one] 1 tile left in the corners (−{ $loss }, but never below 1)
   *[other] { $tiles } tiles left in the corners (−{ $loss }, but never below 1)
}
pavilion-result-shared = { $names } share the victory with { $points } points each.
pavilion-invalid-move = “{ $text }” is not a move; write 3R to take, R5:4R1P, C5B:5B or 2.4G:3G to place, pass:2G to pass.
pavilion-illegal-take-due = { $move }: take tiles now, for example 3R.
pavilion-illegal-turn-due = { $move }: place a tile now, for example R5, or pass.
pavilion-turn-place = { $name }, your turn
pavilion-turn-pay = { $name }, how do you pay for { $space }?
pavilion-turn-pick = { $picks ->
    [one] { $name }, take a tile:
   *[other] { $name }, take { $picks } tiles:
}
pavilion-turn-keep = { $most ->
    [one] { $name }, keep at most 1 tile:
   *[other] { $name }, keep at most { $most } tiles:
}
pavilion-prompt-draft = pick tiles
pavilion-prompt-place = pick a space, or pass
pavilion-prompt-target = pick the color
pavilion-prompt-round = Round { $round } is over: Enter deals the next one
pavilion-prompt-gather = a letter adds a tile
pavilion-gather-none = There is no such tile to choose, or no room for it.
pavilion-preview-marked = and the marker { $points }
pavilion-preview-star = star complete ({ $points } at the end)
pavilion-preview-picked = { $tiles }
pavilion-preview-kept = keep { $tiles }
pavilion-preview-passed = { $tiles ->
    [one] out for this round with 1 tile
   *[other] out for this round with { $tiles } tiles
}
pavilion-preview-discarded = { $tiles ->
    [one] 1 to the tower { $points }
   *[other] { $tiles } to the tower { $points }
}
pavilion-legend = A star is told clockwise: a digit is a free space and what it costs, a letter the tile on it. Behind pillars, statues and windows stands how many spaces around them are free; M is the marker.
pavilion-plain-wild = Wild: { $color }
pavilion-plain-then = { $wild }, then { $colors }
pavilion-plain-supply = + Supply: { $tiles }
pavilion-plain-passed = { $title }, has passed
pavilion-plain-hand = hand: { $tiles }
pavilion-plain-kept = { $hand }; kept: { $tiles }
pavilion-plain-none = none
pavilion-plain-star = star { $star }: { $slots }
pavilion-plain-done = done
pavilion-plain-pillar = pillars (1 tile): { $items }
pavilion-plain-statue = statues (2 tiles): { $items }
pavilion-plain-window = windows (3 tiles): { $items }
pavilion-plain-numbers = covered: { $items }
pavilion-help-keys = Type the move and press Enter; or ← → and Enter; or click tiles or a space, and once more to play. Escape starts over; f shows all boards. Your hand stands in the upper corners of your board, what you keep in the lower ones; ⊘ has passed.
pavilion-help-take = A take is a source and a color: 3R takes all red tiles from display 3 and one wild tile, CR from the center.
pavilion-help-place = A placement is a space and what pays for it: R5 is the 5 of the red star, C5B the 5 in the middle for a blue tile, 2.4G on the free side slot 4 (clockwise from the top) of star 2 (clockwise from the upper left) for a green tile.
pavilion-help-more = R5:4R1P pays with four red tiles and a purple one; +1O2P after it picks from the supply; what is left out is asked. pass:2G1P passes and keeps three tiles, pass:- none.
pavilion-help-letters = O orange, R red, B blue, Y yellow, G green, P purple; C is the center, or the star in the middle. ║ pillar, ▲ statue, ╬ window, each with how many spaces around it are free; ★ is wild.
pavilion-help-rule-take = First half of a round: take all tiles of one color that is not wild from a display (the rest goes to the center) or from the center, and one wild tile if there is one. Where there are only wild tiles, take one. The first to take from the center gets the marker and loses a point for each tile taken.
pavilion-help-rule-place = Second half, in turns: spend as many tiles as a space costs, one of which goes there and the others to the tower. Wild tiles stand in for all but one; a tile of the wild color itself is paid with that color only. The star in the middle takes each color once; on the free side each star is of one color or of all different ones.
pavilion-help-rule-score = A tile scores itself and all tiles connected with it in its star. Surround a pillar, a statue or a window and take 1, 2 or 3 tiles from the supply.
pavilion-help-rule-pass = Who passes is out for the round, keeps up to four tiles for the next one and loses a point for each other. Scores never go below 1.
pavilion-help-rule-end = After six rounds complete stars give 14 (red), 15 (blue), 16 (yellow), 17 (orange), 18 (green), 20 (purple) or 12 (six colors); all 1s, 2s, 3s or 4s give 4, 8, 12 or 16; each tile left costs a point.
