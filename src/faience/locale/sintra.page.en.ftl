# Sintra on the page: its rules and its boards, in English. sintra.page.fr.ftl has the same messages with the same variables.

## Boards

sintra-page-glazier = The glazier stands above place { $place }
sintra-page-home = Send the glazier home, to place { $place }
sintra-page-home-again = Send the glazier home, to place { $place }: press again to confirm
sintra-page-strip-gone = Place { $place }, no strip left
sintra-page-strip-empty = Place { $place }, to fill: { $free }
sintra-page-strip = Place { $place }: { $panes }; to fill: { $free }
sintra-page-strip-full = Place { $place }, complete: { $panes }
sintra-page-other-face = Other face of the strip at place { $place }, to fill: { $squares }
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
sintra-page-ornament = Ornament between windows { $one } and { $other }: { $panes } of 4 panes, { $points ->
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
sintra-page-hint-take = Pick panes
sintra-page-hint-take-or-home = Pick panes, or send the glazier home
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
option-sintra-strips-wrong-field = The value of “{ $field }” is not of the right kind.
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

## Rules

rules-sintra-goal = In brief
rules-sintra-goal-1 = Your palace has eight windows, and above each of them lies a strip with five squares. Each turn you take panes of one color and lay them on a strip, while your glazier walks along from left to right.
rules-sintra-goal-2 = A complete strip sends one pane into the window below it and scores that window together with the windows to its right that hold panes. After six rounds the highest score wins.

rules-sintra-setup = What is on the table
rules-sintra-setup-1 = Everyone has a palace, the same eight strips in a random order, a glazier above the leftmost strip, and a counter at the top of the broken glass track. All play on the same side of the palace, A or B; the sides differ only in the final scoring.
rules-sintra-setup-2 = A strip has two faces of five squares, and each square takes a pane of its color. One face of one strip has two gray joker squares, which take any color; it is hidden at the start. What is on the other faces is no secret: the little colors at the top of a strip show them, and pressing them turns the strip over for a look.
rules-sintra-setup-3 = There are 20 panes of each of five colors. On the round indicator, one of each color is laid out for rounds 2 to 6 and one from the bag for round 1: the color of the current round scores extra. Each display gets four panes; there are 5, 7 or 9 displays for 2, 3 or 4 players. The marker lies in the center.
rules-sintra-setup-figure = A board in the middle of a game: the glazier on its rail, the strips, the windows with their points and with what a complete strip would score there now, the broken glass track.

rules-sintra-taking = Taking panes
rules-sintra-taking-1 = On your turn you take panes, or you send your glazier home.
rules-sintra-taking-2 = Take all panes of one color from one display, and what is left there slides to the center. Or take all panes of one color from the center.
rules-sintra-taking-3 = Whoever is the first in a round to take from the center also takes the marker: it costs a step on the broken glass track, but its holder starts the next round.
rules-sintra-taking-figure = From this display you take both orange panes. Yellow and green slide to the center.
rules-sintra-taking-display = The display
rules-sintra-taking-yours = You take
rules-sintra-taking-center = To the center

rules-sintra-placing = Laying them on a strip
rules-sintra-placing-1 = All the panes go to one strip: the one below your glazier, or any one to its right. The glazier walks there.
rules-sintra-placing-2 = Every pane that finds a free square of its color, or a joker square, is laid down; the others break. If they fit in more than one way, you say how many go on joker squares.
rules-sintra-placing-3 = As long as a strip within reach has a square for the color, you must choose one of those strips, but it need not be the one with the most room. If there is none, everything you took breaks, and the glazier stays where it is.
rules-sintra-placing-figure = Three orange panes, the glazier above the second strip. There one of them fits and two break; on the strip to its right all three fit. The strip on the left is out of reach.

rules-sintra-home = Sending the glazier home
rules-sintra-home-1 = Instead of taking panes you may bring your glazier back above your leftmost strip. That is your whole turn.
rules-sintra-home-2 = If the glazier is there already, you must take.

rules-sintra-complete = A complete strip
rules-sintra-complete-1 = When all five squares are filled, you first score 1 point for each of its panes that has the color of the round.
rules-sintra-complete-2 = Then you choose one of its panes for the window below, and the other four go to the tower. The first pane of a window goes to its upper half, the second to the lower one.
rules-sintra-complete-3 = After the first pane the strip is turned over, after the second it leaves the game. The glazier stays where it is.
rules-sintra-complete-figure = A green pane goes into the window, the others to the tower, and the strip shows its other face.
rules-sintra-complete-window = To the window
rules-sintra-complete-tower = To the tower

rules-sintra-scoring = Scoring a window
rules-sintra-scoring-1 = A window that has just received a pane scores the points below it, and so does every window to its right that holds at least one pane.
rules-sintra-scoring-2 = Windows to the left do not count. So the strips on the left become worth more and more as the palace fills from the right.
rules-sintra-scoring-figure = The pane in window 3 has just arrived. It scores 3 points there, and 4, 3 and 1 for windows 5, 6 and 8: 11 points.

rules-sintra-glass = Broken glass
rules-sintra-glass-1 = Each pane that breaks is a step on the broken glass track, and so is taking the marker. Broken panes go to the tower.
rules-sintra-glass-2 = At the end of the game you lose the points of the space you are on. Whoever reaches the last space loses 18 points at once, and goes on from the top.
rules-sintra-glass-figure = Two panes break: two steps, and at the end of the game 8 points are lost instead of 4.

rules-sintra-next = The next round
rules-sintra-next-1 = When displays and center are empty, the round is over. Its pane leaves the round indicator for the tower, and another color scores extra.
rules-sintra-next-2 = Whoever holds the marker puts it back in the center and starts. The displays are filled from the bag; when it is empty, everything in the tower is poured into it. If there are still too few panes, the round is played with what there is.

rules-sintra-end = The end
rules-sintra-end-1 = After six rounds you score 1 point for every three panes left on your strips, then pay for your space on the broken glass track, and then the palace is scored.
rules-sintra-end-2 = Side A: four ornaments stand between the windows, each surrounded by four spaces. 2 panes around one score 3 points, 3 score 6, all 4 score 10. Side B: the number of your complete windows times the number of panes of your most frequent color in all windows.
rules-sintra-end-3 = The highest score wins. A tie goes to whoever lost fewer points to broken glass; if that is equal too, the victory is shared.
rules-sintra-end-figure-a = Side A: 4 panes around the first ornament, 2 around the second, 3 around the third, 1 around the last: 10 + 3 + 6 + 0 = 19 points.
rules-sintra-end-figure-b = Side B: 5 blue panes in the windows and 3 complete windows: 5 × 3 = 15 points.

rules-sintra-rulings = Fine print
rules-sintra-rulings-1 = A score never goes below 0, unless the table allows it: what cannot be paid is forgiven. It may pass 100.
rules-sintra-rulings-2 = Steps on the track are taken one by one; whoever reaches its end pays and goes on from the top with the steps that are left.
rules-sintra-rulings-3 = The step for the marker comes first, then those for broken panes, then the points for a complete strip.
rules-sintra-rulings-4 = In a tie, what is printed on the track counts as lost, even where a score stopped at 0.
rules-sintra-rulings-5 = A pane on a joker square counts with its own color.
rules-sintra-rulings-6 = If no strip is left at the glazier’s place or to its left, home is to its right, and going there is allowed, unless the table was set up otherwise. Without any strip there is no home: you must take, and everything breaks.
rules-sintra-rulings-7 = If nobody took from the center, whoever started this round starts the next one.
rules-sintra-rulings-8 = On side B you need not name a color: the one you have most of counts.
rules-sintra-rulings-9 = Everyone plays with the same strips and the same side of the palace.

rules-sintra-sets = The house set and your own
rules-sintra-sets-1 = What is printed on strips, windows and track can only be seen on the pieces themselves, which we do not copy. So we play with a set of our own, in which the colors are nearly balanced.
rules-sintra-sets-2 = If you own the box, write down what is printed on your pieces in a file, and choose it when you make a table: everyone there plays with your set.

rules-sintra-here = Playing on this page
rules-sintra-here-1 = Click or tap panes to pick them up; the strips that accept them light up and show what would lie there, what would break and what you would score. Choose a strip, or drag the panes onto it. When nothing fits, the broken glass track lights up instead.
rules-sintra-here-2 = Press the house above your leftmost strip to see the glazier there; press it again to send the glazier home. When a strip is complete, tap the pane for the window.
rules-sintra-here-3 = On the keyboard, Tab and the arrow keys move between panes and strips, Enter chooses, and Escape puts the panes back. You can also type a move: 3B2 takes the blue panes from display 3 for place 2, CP- breaks the pink panes from the center, H sends the glazier home, *1 puts one pane on a joker square, 4@O sends an orange pane to window 4. The letters are B blue, Y yellow, O orange, P pink and G green, with C for the center; recorded games are written the same way, with J for joker squares.
