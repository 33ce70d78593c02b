# Sintra on the page: its rules and its boards, in English. sintra.page.fr.ftl has the same messages with the same variables.

## Boards

sintra-page-glazier = The glazier stands above place { $place }
sintra-page-home = Glazier home, to place { $place }
sintra-page-home-again = Glazier home, to place { $place }: press again to go
sintra-page-strip-gone = Place { $place }, no strip left
sintra-page-strip-empty = Place { $place }: room for { $free }
sintra-page-strip = Place { $place }: { $panes }; room for { $free }
sintra-page-strip-full = Place { $place }, complete: { $panes }
sintra-page-other-face = Other face of the strip at place { $place }: { $squares }
sintra-page-jokers = { $count ->
    [one] { $count } joker square
   *[other] { $count } joker squares
}
sintra-page-pane = The { $tile }
sintra-page-window-empty = { $points ->
    [one] Window { $place }, { $points } point: empty
   *[other] Window { $place }, { $points } points: empty
}
sintra-page-window = { $points ->
    [one] Window { $place }, { $points } point: { $panes }
   *[other] Window { $place }, { $points } points: { $panes }
}
sintra-page-worth = { $points ->
    [one] A strip completed at place { $place } scores { $points } point
   *[other] A strip completed at place { $place } scores { $points } points
}
sintra-page-ornament = Ornament beside windows { $one } and { $other }: { $panes } of 4 panes, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sintra-page-track = Broken glass: space { $space } of { $spaces }, { $loss }; next { $next }
sintra-page-best = { $panes } { $color } × { $windows ->
    [one] { $windows } complete window
   *[other] { $windows } complete windows
} = { $points }
sintra-page-best-none = No pane in the windows yet
sintra-page-bonus = bonus: { $color }
sintra-page-round = { $numeral } { $color }
sintra-page-rounds = Colors of the rounds to come: { $pieces }
sintra-page-jokers-ask = How many on joker squares?
sintra-page-jokers-choice = { $count ->
    [0] None on joker squares: { $preview }
   *[other] { $count } on joker squares: { $preview }
}
sintra-page-jokers-short = { $count ->
    [0] none
   *[other] { $count } ★
}
sintra-page-pane-ask = A pane for the window
sintra-page-hint-pane = Choose the pane for window { $place }
sintra-page-hint-strip = Now choose a strip
sintra-page-hint-break = No strip within reach takes { $color }: it all breaks
sintra-page-tower = Tower

## What is wrong with a set of strips

option-sintra-strips-wrong-utf-8 = This file is not UTF-8 text.
option-sintra-strips-wrong-parts-size = This file is too long: a strip set has { $most } bytes at most.
option-sintra-strips-wrong-toml = { $line ->
    [0] This is not TOML: something is missing at the end of the file.
   *[other] This is not TOML: there is a mistake in line { $line }.
}
option-sintra-strips-wrong-field = The field “{ $field }” does not hold what it should.
option-sintra-strips-wrong-field-missing = The field “{ $field }” is missing.
option-sintra-strips-wrong-field-unknown = There is no field “{ $field }” in a strip set.
option-sintra-strips-wrong-name = The name “{ $name }” must be one line without spaces at either end.
option-sintra-strips-wrong-strips = { $strips ->
    [one] There must be { $due } strips; the file has { $strips }.
   *[other] There must be { $due } strips; the file has { $strips }.
}
option-sintra-strips-wrong-windows = Side { $side } must give the points of { $due } windows; it gives { $windows }.
option-sintra-strips-wrong-ornaments = There must be { $due } ornaments; the file has { $ornaments }.
option-sintra-strips-wrong-ornament = Ornament { $ornament } must stand between two windows, not beside window { $window } twice.
option-sintra-strips-wrong-square = Face { $face } has a square “{ $square }”; squares are { $known }.
option-sintra-strips-wrong-face = Face { $face } must have { $due } squares; it has { $squares }.
option-sintra-strips-wrong-joker-squares = { $squares ->
    [0] One face must have { $due } joker squares (J); there is none.
   *[other] One face must have { $due } joker squares (J), and no other may have any; found { $squares } on { $faces }.
}
option-sintra-strips-wrong-square-colors = No square is { $color }: every color must be there.
option-sintra-strips-wrong-track-size = { $spaces ->
    [one] The track must have 2 to { $most } spaces; it has { $spaces }.
   *[other] The track must have 2 to { $most } spaces; it has { $spaces }.
}
option-sintra-strips-wrong-track-start = The first space of the track must cost 0, not { $loss }.
option-sintra-strips-wrong-track-order = Each space of the track must cost more than the one before; { $after } follows { $before }.
