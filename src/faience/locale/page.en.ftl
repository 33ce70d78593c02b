# Everything on the page around the table, in English. page.fr.ftl has the same messages with the same variables.

## On every page

page-close = Close
page-loading = One moment…
page-retry = Try again
frame-skip = Skip to the page
frame-home = Faience, home
frame-pages = Pages
frame-mine = My games
frame-rules = Rules
frame-settings = Settings
frame-unofficial = Faience is unofficial: it is not connected with the games’ publishers and uses none of their art or texts.
frame-version = Version { $version }

## Settings

settings-title = Settings
settings-name = Your name
settings-name-none = What others see
settings-name-saved = Kept.
settings-language = Language
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Movement
settings-motion-auto = System
settings-motion-full = All
settings-motion-none = None
settings-pace = Speed of tiles
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-letters = Letters on tiles
settings-letters-hint = Patterns tell colors apart, too.
settings-sounds = Sounds

## Games and their variants

game-classic = Classic
game-classic-about = Take tiles, fill your lines, and build a wall where neighbors score.
game-sintra = Sintra
game-sintra-about = Follow the glazier along the palace, and set colored panes into its windows.
game-pavilion = Summer Pavilion
game-pavilion-about = Spend tiles on seven stars, and surround pillars, statues and windows.
option-classic-wall = Wall
choice-classic-wall-colored = Colored wall
choice-classic-wall-gray = Gray wall
option-classic-jokers = Jokers
option-classic-jokers-hint = A few tiles that stand for any color.

## Home

home-title = Faience
home-head = The tiles are on the table
home-lead = Play in your browser: against the computer, with friends by a link, or around one device. No account, nothing to set up.
home-play = Play the computer now
home-opponent = Your opponent
home-new = New table
home-more = More
home-coming = Coming
home-going = Go on playing
home-all-mine = All my games
home-games = The games
home-players = { $least } to { $most } players
home-tables = Open tables
home-tables-none = Nobody waits in public right now. Make a table and show it in this list, or send a friend the link.
home-invited = Invited?
home-join-label = The link or code of a table
home-join = Join
home-join-wrong = This is neither a link to a table nor a code. A link looks like { $example }.
home-open = Open a recorded game

## Tables in a list

list-your-turn = Your turn
list-waiting = Waiting for players
list-playing = In play
list-over = Over
list-free = free seat

## A new table

new-title = New table
new-game = Game
new-seats = Players
new-seats-count = { $count }
new-seat = Seat { $seat }
new-seat-me = You
new-seat-person = Someone beside you
new-seat-friend = A friend, by a link
new-seat-bot = The computer
new-seat-open = Anyone
new-seat-friend-hint = You get a link for this seat.
new-seat-open-hint = Whoever comes first sits down.
new-seat-level = How strong seat { $seat } plays
new-seat-name = Name on seat { $seat }
new-your-name = Your name
new-level = { $level ->
    [1] Level 1, very gentle
    [2] Level 2, gentle
    [3] Level 3, easygoing
    [4] Level 4, relaxed
    [5] Level 5, steady
    [6] Level 6, attentive
    [7] Level 7, skilled
    [8] Level 8, tough
    [9] Level 9, strong
   *[other] Level { $level }, very strong
}
new-fine = Start, clock, taking back…
new-first = Who starts
new-first-random = Drawn by lot
new-first-seat = Start: { $name }
new-undo = Taking back moves
new-undo-free = Free
new-undo-agreement = If all agree
new-undo-off = Never
new-undo-free-hint = At once until somebody else has moved; after that if the others agree.
new-undo-agreement-hint = Every time the others are asked. The computer always agrees.
new-undo-off-hint = What is played stays played.
new-speed = Pace of the table
new-speed-slow = Slow
new-speed-normal = Normal
new-speed-fast = Fast
new-speed-instant = Instant
new-clock = Clock
new-clock-hint = When time runs out, the computer plays on until you are back.
new-clock-none = No clock
new-clock-words = { $minutes } min + { $increment } s
new-clock-minutes = Minutes each
new-clock-increment = Seconds more for a move
new-undo-words = { $undo ->
    [free] Moves may be taken back
    [agreement] Taking back if all agree
   *[off] No taking back
}
new-listed = Show in the list of open tables
new-listed-hint = Otherwise only people with the link find it.
new-spectators = Others may watch
new-make = Open the table
new-making = Setting up…

## My games

mine-title = My games – Faience
mine-unfinished = Going on
mine-unfinished-none = No game is going on.
mine-start = Start one
mine-finished = Finished
mine-finished-none = What you have played to the end will be here, to be replayed.
mine-how = This browser is how we know you: there is no account. The link of your seat opens it on another device.

## Nothing here

lost-title = Not found – Faience
lost-head = This tile is missing
lost-text = Nothing lives at this address. Perhaps the link was cut off.
lost-home = To the start page

## A game to step through

replay-title = { $names } – Faience
replay-head = A finished game
replay-board = The table
replay-steps = Step through the game
replay-slider = Move
replay-moves = Move { $number } of { $all }
replay-no-board = The boards of this game cannot be shown here yet; what happened and the score sheet can.
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move ahead
replay-last = To the end
replay-keys = The arrow keys step, Home and End jump.
replay-copy = Copy the link
replay-copied = Copied
replay-link = The link of this game
replay-download = Download
replay-table = To the table
replay-sheet-caption = Points and score of each player in each round
replay-every-point = Every point
replay-no-points = no points
replay-sum = { $points } in this round
replay-score = Score { $score }
replay-fair = The draws
replay-fair-yes = Verified: every draw follows from the secret that the table was bound to before the game.
replay-fair-no = These draws do not follow from the published secret: the record was changed, or the table did not play fair.
replay-fair-unknown = This record publishes no secret, so its draws cannot be verified.
replay-fair-how = How this is checked
replay-fair-text = Before the game the table showed the fingerprint (SHA-256) of a secret number. Then every player added a number of their own, and all of them together decide every draw. Now that the secret is public, anyone can calculate the draws again: “faience record check” does.
replay-commitment = Fingerprint, shown before the game
replay-secret = Secret, published after it
replay-undone = Taken back after new tiles had been seen, with everybody’s consent:
replay-undone-move = move { $number } ({ $name }, { $move }), after deal { $deal }

## Open a record

open-title = Open a game – Faience
open-head = Open a recorded game
open-lead = A record is a text file that ends in .faience, such as one downloaded here or written by the terminal. It is only read here, not stored.
open-choose = Choose a file
open-drop = or drop it here
open-paste = Or paste the text
open-open = Open
open-another = Open another
open-empty = There is nothing to open yet: choose a file or paste a record.
open-line = Something is wrong in line { $line }:
open-large = This file is too large to be a record.

## When something is refused

error-offline = The server cannot be reached. Check your connection, then try again.
error-failed = Something went wrong. Nothing is lost; try again.
error-trouble = The server has a problem. Nothing is lost; try again in a moment.
error-refused = The server refused this.
error-too-many = That was too much at once. Wait a moment, then try again.
error-too-large = That is too large.
error-wrong-origin = Pages of other sites may not do this here.
error-not-json = The server did not understand this; load the page again.
error-wrong-method = The server did not understand this; load the page again.
error-bad-request = The server did not understand this; load the page again.
error-bad-command = The server did not understand this; load the page again.
error-bad-number = The server did not understand this; load the page again.
error-bad-nonce = The server did not understand this; load the page again.
error-have-first = The server did not understand this; load the page again.
error-bad-language = Unsupported language.
error-not-found = There is nothing at this address.
error-bad-settings = No game can be played with these settings.
error-bad-name = This name cannot be used; a name has at most 32 characters.
error-bad-record = This is not a record that can be opened.
error-no-such-table = There is no such table. Perhaps the link was cut off, or nobody has been there for a long time.
error-no-such-seat = This table has no such seat.
error-no-spectators = Only those who play may look at this table.
error-wrong-key = This seat is for whoever has the invitation to it.
error-seat-taken = Somebody sits there already.
error-too-many-devices = This seat is open on too many devices.
error-not-host = Only whoever made the table can do this.
error-not-seated = Only those who play can do this.
error-not-your-seat = This seat is not yours.
error-started = The game has begun already.
error-not-started = The game has not begun yet.
error-over = The game is over.
error-not-over = The game is not over yet.
error-stale = The table has moved on; look at it again.
error-not-your-turn = It is somebody else’s turn.
error-not-away = The computer cannot take this seat.
error-is-here = This player is here, so nobody plays for them.
error-undo-off = At this table no move is taken back.
error-undo-pending = Somebody has asked already to take a move back.
error-nothing-to-undo = You have no move that could be taken back.
error-no-request = Nobody has asked to take a move back.
error-too-much = This has happened too often at this table. The game goes on without it.
error-too-long = This game has gone on for too long: no more moves are made here. Play again at a new table.

## Rules

rules-title = Rules: { $game } – Faience
rules-head = Rules: { $game }
rules-contents = On this page
rules-games = Rules of the games
rules-coming = { $game } is coming to the browser. All of its rules play in the terminal today:
rules-coming-how = with friends on one device, or against computer players of ten levels.
rules-coming-text = The whole rulebook, in our own words, is in the documentation that comes with Faience.
rules-coming-back = Play the classic game here

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
