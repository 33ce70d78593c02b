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
classic-page-without-jokers = without
classic-page-hint-jokers = Choose what stays on the line
classic-page-hint-wall = Row { $row }, { $tile }: choose a cell of the wall
classic-page-lid = Lid

## Rules

rules-classic-goal = In brief
rules-classic-goal-1 = You are tiling a wall. Turn by turn you take tiles of one color and lay them on the lines of your board. At the end of the round each complete line sends one tile to your wall, where it scores together with its neighbors.
rules-classic-goal-2 = The game ends after the round in which somebody completes a horizontal row of their wall. The highest score wins.

rules-classic-setup = What is on the table
rules-classic-setup-1 = Each player has a board with three parts: five pattern lines of 1 to 5 spaces, a wall of five by five cells, and a floor line of 7 spaces.
rules-classic-setup-2 = The bag holds 100 tiles, 20 of each of five colors. For 2, 3 or 4 players there are 5, 7 or 9 displays, and each gets four tiles from the bag. The marker lies in the center of the table. Who starts is drawn by lot, or agreed on.
rules-classic-setup-figure = A board in the middle of a game: pattern lines on the left, the wall on the right, the floor line below.
rules-classic-setup-lines = Pattern lines
rules-classic-setup-wall = Wall
rules-classic-setup-floor = Floor line

rules-classic-taking = Taking tiles
rules-classic-taking-1 = On your turn you take all tiles of one color from one display. What is left there slides to the center.
rules-classic-taking-2 = Or you take all tiles of one color from the center. Whoever is the first in a round to do so also takes the marker and puts it on the leftmost free space of the floor line: that costs a little, but its holder starts the next round.
rules-classic-taking-figure = From this display you take both blue tiles. Yellow and red slide to the center.
rules-classic-taking-display = The display
rules-classic-taking-yours = You take
rules-classic-taking-center = To the center
rules-classic-taking-marker = The first to take from the center, here two black tiles, gets the marker as well.

rules-classic-laying = Laying them on a line
rules-classic-laying-1 = All tiles you took go to one pattern line, as far as it has room.
rules-classic-laying-2 = A line holds one color only, and never a color that the wall has in the same row already.
rules-classic-laying-3 = What does not fit falls onto your floor line. You may also drop everything on the floor line, whatever your lines would accept.
rules-classic-laying-figure = Three red tiles for line 2, which has two spaces: two complete the line, the third falls.

rules-classic-tiling = Tiling the wall
rules-classic-tiling-1 = When displays and center are empty, the round is over. Each player goes through the lines from top to bottom: a complete line moves one tile to the cell of its color in the same row of the wall, and its other tiles go to the lid.
rules-classic-tiling-2 = Lines that are not complete stay as they are.
rules-classic-tiling-figure = Lines 1 and 3 are complete: a yellow and a black tile move to the wall. Line 4 waits for one more white tile.

rules-classic-scoring = Scoring a tile
rules-classic-scoring-1 = A tile scores as soon as it is on the wall. Without neighbors it is worth 1 point.
rules-classic-scoring-2 = With neighbors you count the unbroken horizontal line that it is part of, then the vertical one, and add the two. A line of one tile does not count.
rules-classic-scoring-alone = Alone: 1 point
rules-classic-scoring-row = Three in a row: 3 points
rules-classic-scoring-both = Two in a row and three in a column: 5 points

rules-classic-floor = The floor line
rules-classic-floor-1 = After the walls the floor lines are paid for. From the left, their spaces cost 1, 1, 2, 2, 2, 3 and 3 points as far as they are taken, by tiles or by the marker. A score never goes below 0.
rules-classic-floor-2 = Then the tiles of the floor line go to the lid. What finds no room on the floor line goes to the lid at once and costs nothing.
rules-classic-floor-figure = The marker and three tiles cost 1 + 1 + 2 + 2 = 6 points.

rules-classic-next = The next round
rules-classic-next-1 = Whoever holds the marker puts it back in the center and starts. The displays are filled from the bag; when it is empty, everything in the lid is poured back into it. If there are still too few tiles, the round starts with what there is.

rules-classic-end = The end and the bonuses
rules-classic-end-1 = After the round in which somebody completed a horizontal row the game is over, and the walls give bonuses: 2 points for each complete row, 7 for each complete column, and 10 for each color of which all five tiles are on the wall.
rules-classic-end-2 = The highest score wins. A tie goes to whoever has more complete rows; if that is equal too, the victory is shared.
rules-classic-end-row = A row: 2 points
rules-classic-end-column = A column: 7 points
rules-classic-end-color = All of a color: 10 points

rules-classic-gray = Variant: the gray wall
rules-classic-gray-1 = This wall shows no colors. You choose the cell for each complete line: any free one of its row, as long as no color stands twice in a row or in a column.
rules-classic-gray-2 = A complete line must be tiled if it can be. If no cell can take it, all of its tiles fall onto the floor line, and nothing is scored.
rules-classic-gray-figure = A blue tile for row 3: the framed cells can take it. The first and the fourth column hold blue already.

rules-classic-jokers = Variant: jokers
rules-classic-jokers-1 = With 2 players, 5 jokers replace one tile of each color; with 3 or 4 players, 10 jokers replace two of each.
rules-classic-jokers-2 = When you take, you may take a color without the jokers that lie there, all of these jokers alone, or both together. A line may hold one color and jokers in any mix. If jokers are too many for a line, you choose how many of them stay, as long as the line gets complete.
rules-classic-jokers-3 = When a complete line holds a joker, it is a joker that moves to the wall: to the cell of the line’s color, or to any free cell of the row if the line holds nothing but jokers. On the gray wall it goes to any free cell of the row.
rules-classic-jokers-4 = A joker on the wall counts for neighbors, rows and columns, but never for all tiles of a color. The color of the cell it stands on is closed to that row.
rules-classic-jokers-figure = Two blue tiles and a joker complete line 3: the joker moves to the blue cell.

rules-classic-rulings = Where the rules are silent
rules-classic-rulings-1 = If your floor line is full, the marker is yours and you start the next round, but it takes no space and costs nothing.
rules-classic-rulings-2 = If nobody took from the center, whoever started this round starts the next one.
rules-classic-rulings-3 = The points of the wall come first, tile by tile; then the floor line is paid for, and the score stops at 0. The bonuses come later and are only added.
rules-classic-rulings-4 = A score may pass 100.
rules-classic-rulings-5 = On the gray wall only the row is looked at while tiles are laid: a line may be filled although the columns will leave no cell for it.
rules-classic-rulings-6 = On the gray wall a joker has no color: it blocks none and is blocked by none.
rules-classic-rulings-7 = If bag and lid are empty before a round, or if no line of any board will ever accept another tile, the game is over, with the bonuses.

rules-classic-here = Playing on this page
rules-classic-here-1 = Choose tiles by a click or a tap; the lines that accept them light up. Choose a line, or drag the tiles onto it. Before you let go you see which tiles would fall and what they would cost.
rules-classic-here-2 = With the keyboard, Tab and the arrow keys lead to tiles and lines, Enter chooses, Escape puts the tiles back. Moves can also be typed: 3B2 takes the blue tiles of display 3 for line 2. The letters are those on the tiles, B blue, Y yellow, R red, K black, W white, J or * for a joker, with C for the center and - for the floor line; records are written the same way.
