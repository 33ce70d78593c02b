# The classic game on the page: its rules and its boards, in English. classic.page.fr.ftl has the same messages with the same variables.

## Boards

classic-page-line-empty = Line { $line }, empty
classic-page-line-begun = Line { $line }: { $tiles } of { $line }, { $color }
classic-page-wall-row-empty = Wall row { $row }, empty
classic-page-wall-row = Wall row { $row }: { $cells }
classic-page-cell = { $color } in column { $column }
classic-page-cell-target = Row { $row }, column { $column }
classic-page-floor = { $spaces ->
    [0] Floor line, empty
   *[other] Floor line: { $spaces } of 7, { $loss }
}
classic-page-hand = Tiles in hand
classic-page-jokers-stay = { $jokers ->
    [one] { $jokers } joker stays: { $preview }
   *[other] { $jokers } jokers stay: { $preview }
}
classic-page-jokers-too = Jokers
classic-page-with-jokers = with jokers
classic-page-without-jokers = no jokers
classic-page-hint-jokers = Choose what stays on the line
classic-page-hint-wall = Choose a cell in row { $row }
classic-page-lid = Lid

## Rules

rules-classic-goal = In brief
rules-classic-goal-1 = You are tiling a wall. Each turn you take tiles of one color and lay them on a line of your board. At the end of the round, every complete line sends one tile to your wall, where it scores together with its neighbors.
rules-classic-goal-2 = The game ends after the round in which someone completes a horizontal row of their wall. The highest score wins.

rules-classic-setup = What is on the table
rules-classic-setup-1 = Each player has a board with three parts: five pattern lines of 1 to 5 spaces, a wall of five by five cells, and a floor line of 7 spaces.
rules-classic-setup-2 = The bag holds 100 tiles, 20 in each of five colors. With 2, 3 or 4 players there are 5, 7 or 9 displays, and each gets four tiles from the bag. The marker starts in the center of the table. Who goes first is random, or up to you.
rules-classic-setup-figure = A board in mid-game: pattern lines on the left, the wall on the right, the floor line below.
rules-classic-setup-lines = Pattern lines
rules-classic-setup-wall = Wall
rules-classic-setup-floor = Floor line

rules-classic-taking = Taking tiles
rules-classic-taking-1 = On your turn, take all tiles of one color from one display. The rest of that display slides to the center.
rules-classic-taking-2 = Or take all tiles of one color from the center. The first player in a round to do so also takes the marker and puts it on the leftmost free space of their floor line: that costs a little, but whoever holds it starts the next round.
rules-classic-taking-figure = From this display you take both blue tiles. Yellow and red slide to the center.
rules-classic-taking-display = The display
rules-classic-taking-yours = You take
rules-classic-taking-center = To the center
rules-classic-taking-marker = The first player to take from the center, here two black tiles, gets the marker as well.

rules-classic-laying = Laying them on a line
rules-classic-laying-1 = All the tiles you took go on one pattern line, as far as there is room.
rules-classic-laying-2 = A line holds only one color, and never a color that is already in the same row of your wall.
rules-classic-laying-3 = Tiles that do not fit fall to your floor line. You may also drop all of them there, even if a line could take them.
rules-classic-laying-figure = Three red tiles for line 2, which has two spaces: two complete the line, the third falls.

rules-classic-tiling = Tiling the wall
rules-classic-tiling-1 = The round is over when the displays and the center are empty. Each player goes through their lines from top to bottom: a complete line moves one tile to the cell of its color in the same row of the wall, and its other tiles go to the lid.
rules-classic-tiling-2 = Incomplete lines stay as they are.
rules-classic-tiling-figure = Lines 1 and 3 are complete: a yellow and a black tile move to the wall. Line 4 still needs one white tile.

rules-classic-scoring = Scoring a tile
rules-classic-scoring-1 = A tile scores as soon as it is on the wall. Without neighbors it is worth 1 point.
rules-classic-scoring-2 = With neighbors, count the unbroken horizontal run it is part of, then the vertical one, and add the two. A run of just one tile does not count.
rules-classic-scoring-alone = Alone: 1 point
rules-classic-scoring-row = Three in a row: 3 points
rules-classic-scoring-both = Two in a row and three in a column: 5 points

rules-classic-floor = The floor line
rules-classic-floor-1 = After the walls come the floor lines. From the left, their spaces cost 1, 1, 2, 2, 2, 3 and 3 points if a tile or the marker is on them. A score never drops below 0.
rules-classic-floor-2 = Then the tiles on the floor line go to the lid. Tiles that find no room on the floor line go straight to the lid and cost nothing.
rules-classic-floor-figure = The marker and three tiles cost 1 + 1 + 2 + 2 = 6 points.

rules-classic-next = The next round
rules-classic-next-1 = Whoever holds the marker puts it back in the center and goes first. The displays are filled from the bag; when it is empty, everything in the lid is poured back into it. If there are still too few tiles, the round starts with what there is.

rules-classic-end = The end and the bonuses
rules-classic-end-1 = The game is over after the round in which someone completed a horizontal row. Now the walls score bonuses: 2 points for each complete row, 7 for each complete column, and 10 for each color with all five tiles on the wall.
rules-classic-end-2 = The highest score wins. If there is a tie, the player with more complete rows wins; if that is a tie too, the victory is shared.
rules-classic-end-row = A row: 2 points
rules-classic-end-column = A column: 7 points
rules-classic-end-color = All of a color: 10 points

rules-classic-gray = Variant: the gray wall
rules-classic-gray-1 = This wall shows no colors. You choose the cell for each complete line: any free one in its row, as long as no color appears twice in a row or a column.
rules-classic-gray-2 = A complete line must go to the wall if it can. If no cell can take it, all of its tiles fall to the floor line and score nothing.
rules-classic-gray-figure = A blue tile for row 3: the framed cells can take it. The first and the fourth column already have blue.

rules-classic-jokers = Variant: jokers
rules-classic-jokers-1 = With 2 players, 5 jokers replace one tile of each color; with 3 or 4 players, 10 jokers replace two of each.
rules-classic-jokers-2 = When you take tiles, you may take a color without the jokers beside it, all of those jokers alone, or both together. A line can mix one color and jokers. If a color and jokers do not all fit on the line, you choose how many jokers stay, as long as the line becomes complete.
rules-classic-jokers-3 = When a complete line holds a joker, it is a joker that moves to the wall: to the cell of the line’s color, or to any free cell in the row if the line is all jokers. On the gray wall it goes to any free cell in the row.
rules-classic-jokers-4 = A joker on the wall counts for neighbors, rows and columns, but never toward a complete color. The color of the cell it covers is closed for that row.
rules-classic-jokers-figure = Two blue tiles and a joker complete line 3: the joker moves to the blue cell.

rules-classic-rulings = Fine print
rules-classic-rulings-1 = If your floor line is full, you still take the marker and go first next round, but it takes no space and costs nothing.
rules-classic-rulings-2 = If nobody took from the center, the player who started this round starts the next one.
rules-classic-rulings-3 = The wall scores first, tile by tile; then the floor line is subtracted, and the score stops at 0. Bonuses come later and only add points.
rules-classic-rulings-4 = A score can go past 100.
rules-classic-rulings-5 = On the gray wall, only the row matters while tiles are laid on lines: you may fill a line even if the columns will leave no cell for it.
rules-classic-rulings-6 = On the gray wall a joker has no color: it blocks no color, and no color blocks it.
rules-classic-rulings-7 = If bag and lid are empty before a round, or if no line on any board can ever take another tile, the game is over and bonuses are scored.

rules-classic-here = Playing on this page
rules-classic-here-1 = Click or tap tiles to pick them up; the lines that can take them light up. Then choose a line, or drag the tiles onto it. Before you let go, you see which tiles would fall and what that would cost.
rules-classic-here-2 = On the keyboard, Tab and the arrow keys move between tiles and lines, Enter chooses, and Escape puts the tiles back. You can also type a move: 3B2 takes the blue tiles from display 3 for line 2. The letters are those on the tiles: B blue, Y yellow, R red, K black, W white, J or * for a joker, with C for the center and - for the floor line. Recorded games use the same letters.
