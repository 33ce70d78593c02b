# Stained Glass of Sintra. People type what they see: letters on panes are those that moves are written with.

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
sintra-head-bonus = bonus: { $color }
sintra-head-details = Both faces of the strips
sintra-key-details = faces
sintra-board-glass = glass
sintra-board-next = next { $loss }
sintra-event-laid = { $name } lays out the strips.
    .you = You lay out your strips.
sintra-indicated = { $numeral } { $color }
sintra-event-indicated = The round indicator: { $pieces }.
sintra-event-poured = { $tiles ->
    [one] The bag is empty: the last pane of the tower goes back in.
   *[other] The bag is empty: the { $tiles } panes of the tower go back in.
}
sintra-event-started = Round { $round }: { $name } begins. The color of the round is { $color }.
    .you = Round { $round }: you begin. The color of the round is { $color }.
sintra-event-retired = Round { $round } is over: its { $tile } goes to the tower.
sintra-event-scored = Points: { $items }. Score { $total }.
sintra-event-final = { $name }, final scoring: { $items }. Score { $total }.
    .you = Your final scoring: { $items }. Score { $total }.
sintra-event-nothing = nothing
sintra-event-finished = All { $round } rounds have been played: the game is over.
sintra-move-placed = { $name } takes { $tiles } { $from } for strip { $place }.
    .you = You take { $tiles } { $from } for strip { $place }.
sintra-move-moved = { $name } takes { $tiles } { $from } and moves the glazier to strip { $place }.
    .you = You take { $tiles } { $from } and move your glazier to strip { $place }.
sintra-move-laid = { $name } lays { $tiles } on strip { $place }.
    .you = You lay { $tiles } on strip { $place }.
sintra-move-broken = { $name } takes { $tiles } { $from }, and everything breaks.
    .you = You take { $tiles } { $from }, and everything breaks.
sintra-move-jokers = { $count ->
    [one] { $count } pane goes on a joker square.
   *[other] { $count } panes go on joker squares.
}
sintra-move-home = { $name } brings the glazier home, from place { $from } to place { $place }.
    .you = You bring your glazier home, from place { $from } to place { $place }.
sintra-move-broke = { $count ->
    [one] { $tiles } breaks.
   *[other] { $tiles } break.
}
sintra-move-stepped = Broken glass track: now at { $loss }.
sintra-move-turned = The strip is turned over.
sintra-move-chose = { $name } puts { $tiles } into window { $place }.
    .you = You put { $tiles } into window { $place }.
sintra-move-set = { $tiles } goes into window { $place }.
sintra-move-removed = The strip leaves the game.
sintra-scored-wrapped = end of the glass track { $points }
sintra-scored-bonus = color of the round { $points }
sintra-scored-window = window { $place } { $points }
sintra-scored-left = panes left over { $points }
sintra-scored-glass = broken glass { $points }
sintra-scored-ornament = ornament { $number } { $points }
sintra-scored-color = { $color } ({ $panes } × { $windows }) { $points }
sintra-reason-wrapped = the end of the broken glass track
sintra-reason-wrapped-capped = the end of the broken glass track (−{ $loss }, but never below 0)
sintra-reason-bonus = { $tiles } on strip { $place }, in the color of the round
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
sintra-result-tie-break = { $names } are tied at { $points } points; { $name } wins with fewer points lost to broken glass ({ $ties }).
    .you = { $names } are tied at { $points } points; you win with fewer points lost to broken glass ({ $ties }).
sintra-result-shared = { $names } share the victory: { $points } points each, and the same number lost to broken glass.
    .you = { $names } share the victory: { $points } points each, and the same number lost to broken glass.
sintra-invalid-move = “{ $text }” is not a move; write source, color and place, as in 3B2 or CP-, or H for home.
sintra-turn-jokers = { $name }, how many on joker squares?
    .you = How many on joker squares?
sintra-turn-pane = { $name }, which pane for window { $place }?
    .you = Which pane for window { $place }?
sintra-prompt-draft = pick panes, then a place
sintra-prompt-target = pick a place
sintra-preview-placed = { $tiles } on strip { $place }
sintra-preview-full = { $tiles } to complete strip { $place }
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
sintra-preview-wrapped = end of the glass track { $points }, back to { $loss }
sintra-legend = Capital letters are panes, small letters the colors printed on a strip, * is a joker square, . is free, M is the marker; > marks the place of the glazier.
sintra-plain-rounds = Rounds: { $pieces }; bonus: { $color }
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
sintra-help-rule-take = Take all panes of one color from a display (the rest goes to the center) or from the center (the first to do so gets the marker and takes a step on the broken glass track).
sintra-help-rule-place = They go onto one strip, below the glazier or to its right; the glazier follows. Each pane without a free square breaks: a step down the glass track, at whose end you pay at once and start over. If nothing fits, everything breaks.
sintra-help-rule-home = Instead of taking, bring the glazier home.
sintra-help-rule-complete = A complete strip scores its panes in the color of the round, then sends a pane to the window below, which scores its number and those of all windows to the right that hold a pane. The strip is turned over the first time and gone the second.
sintra-help-rule-end = After six rounds: 1 point for every three panes left on strips, minus the glass track. Side A: each ornament 3, 6 or 10 for 2, 3 or 4 panes around it. Side B: complete windows × panes of your most frequent color.

## Why a move is not allowed, and the score sheet

sintra-sheet-lost = Lost to glass
sintra-illegal-turn-due = { $move }: take panes now, for example 3B2, or bring the glazier home with H.
sintra-illegal-must-place = { $move }: a strip within reach takes { $color }; choose strip { $places }.
sintra-illegal-no-strip = { $move }: there is no strip left at place { $place }.
sintra-illegal-out-of-reach = { $move }: strip { $place } is out of reach: the glazier only walks to the right.
sintra-illegal-all-breaks = { $move }: no strip within reach takes { $color }; write - as the place, and everything breaks.
sintra-illegal-no-square = { $move }: there is no room for { $color } on strip { $place }.
sintra-illegal-no-strips = { $move }: there is no strip left to go home to.
sintra-illegal-at-home = { $move }: the glazier is already above your leftmost strip.
sintra-illegal-home-is-right = { $move }: your leftmost strip is to the right, and the glazier goes home only to the left.
sintra-illegal-squares-due = { $move }: say how many panes go on joker squares, from { $least } to { $most }.
sintra-illegal-pane-due = { $move }: choose the pane for window { $place }: { $panes }.
