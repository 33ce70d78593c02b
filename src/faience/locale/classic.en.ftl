# The classic game. A letter is what a page may show on a tile; moves are always written B Y R K W J.

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
    .you = Round { $round }: you begin.
classic-move-lined = { $name } takes { $tiles } { $from } for line { $line }.
    .you = You take { $tiles } { $from } for line { $line }.
classic-move-floored = { $count ->
    [one] { $name } takes { $tiles } { $from } and drops it on the floor.
   *[other] { $name } takes { $tiles } { $from } and drops them on the floor.
}
    .you = { $count ->
        [one] You take { $tiles } { $from } and drop it on the floor.
       *[other] You take { $tiles } { $from } and drop them on the floor.
    }
classic-move-kept = { $name } lays { $tiles } on line { $line }.
    .you = You lay { $tiles } on line { $line }.
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
classic-reason-penalty = { $spaces ->
    [one] { $spaces } space on the floor line
   *[other] { $spaces } spaces on the floor line
}
classic-reason-penalty-capped = { $spaces ->
    [one] { $spaces } space on the floor line (−{ $loss }, but never below 0)
   *[other] { $spaces } spaces on the floor line (−{ $loss }, but never below 0)
}
classic-reason-row = row { $number } complete
classic-reason-column = column { $number } complete
classic-reason-color = all five { $color } tiles
classic-scored-tiled = row { $row } { $points }
classic-scored-broken = line { $line } fits no cell of the wall ({ $tiles } to the floor)
classic-scored-penalty = floor { $points }
classic-scored-row = row { $number } { $points }
classic-scored-column = column { $number } { $points }
classic-scored-color = all { $color } { $points }
classic-event-scored = { $name } tiles the wall: { $items }. Score { $total }.
    .you = You tile your wall: { $items }. Score { $total }.
classic-event-bonus = { $name } scores bonuses: { $items }. Score { $total }.
    .you = You score bonuses: { $items }. Score { $total }.
classic-event-finished = { $reason ->
    [row] A wall row is complete: the game ends after round { $round }.
    [tiles] There are no tiles left: the game ends after round { $round }.
   *[dead] No line will ever accept another tile: the game ends after round { $round }.
}
classic-result-tie-break = { $names } are tied at { $points } points; { $name } wins on complete rows ({ $ties }).
    .you = { $names } are tied at { $points } points; you win on complete rows ({ $ties }).
classic-result-shared = { $names } share the victory: { $points } points and the same number of complete rows each.
    .you = { $names } share the victory: { $points } points and the same number of complete rows each.
classic-invalid-move = “{ $text }” is not a move; write source, color and line, as in 3B2 or CR-.
classic-turn-jokers = { $name }, how many jokers stay on line { $line }?
    .you = How many jokers stay on line { $line }?
classic-turn-wall = { $name }, choose a cell in row { $row }
    .you = Choose a cell in row { $row }
classic-prompt-draft = pick tiles, then a line
classic-prompt-target = pick a line
classic-preview-lined = { $tiles } to line { $line }
classic-preview-full = { $tiles } to complete line { $line }
classic-preview-overfull = { $tiles }: the line is complete, and you choose what stays
classic-preview-floored = { $tiles } to the floor
classic-preview-fell = { $count ->
    [one] { $count } falls
   *[other] { $count } fall
}
classic-preview-floor = floor { $loss }
classic-preview-cell = Row { $row }, column { $column }
classic-legend = Capital letters are tiles, small letters are the colors printed on the wall, . is free, M is the marker.
classic-plain-floor-empty = empty
classic-plain-floor = - floor: { $tiles }
classic-help-move = A move is a source, a color and a line: 3B2 takes all blue tiles from display 3 for line 2, CR- takes the red tiles from the center to the floor.
classic-help-letters = B blue, Y yellow, R red, K black, W white, J joker; C is the center, - is the floor.
classic-help-jokers = With jokers: 3J2 takes the jokers alone, 3BJ2 the blue tiles and the jokers. J1 says how many stay on a line that is too short; 2@4 chooses column 4 in wall row 2.
classic-help-keys = Type the move and press Enter; or ← → for the tiles, ↑ ↓ for the line, Enter; or click a tile, then a line. Escape starts over.
classic-help-rule-take = Take all tiles of one color from a display (the rest goes to the center) or from the center (the first to do so gets the marker).
classic-help-rule-lines = A line holds one color. What does not fit falls to the floor line and costs points.
classic-help-rule-score = At the end of the round each full line sends a tile to the wall: 1 point, or the length of the row and of the column it joins.
classic-help-rule-end = The game ends with a complete wall row. Bonuses: 2 a row, 7 a column, 10 for all five tiles of a color.

## Why a move is not allowed, and the score sheet

classic-sheet-rows = Complete rows
classic-illegal-take-due = { $move }: take tiles now, for example 3B2.
classic-illegal-line-full = { $move }: line { $line } is full.
classic-illegal-line-color = { $move }: line { $line } already holds another color, { $color }.
classic-illegal-wall-color = { $move }: row { $line } of the wall cannot take any more { $color }.
classic-illegal-jokers-due = { $move }: say how many jokers stay on line { $line }, from { $least } to { $most }.
classic-illegal-cell-due = { $move }: choose a cell of wall row { $row }: { $cells }.
classic-illegal-cell-taken = { $move }: column { $column } of row { $row } is taken.
classic-illegal-column-color = { $move }: column { $column } already holds { $color }.
