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
