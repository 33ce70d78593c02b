# Words of all games, wherever they are read. Every file has the same messages with the same variables in all languages.

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
head-log = Moves
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
    .you = You take { $tiles } { $from }.
move-marked = { $name } also takes the marker.
    .you = You also take the marker.
result-winner = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
    .you = { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }

## The score sheet

sheet-round = Round
sheet-player = Player
sheet-reason = For
sheet-points = Points
sheet-total = Total
sheet-final = End
sheet-place = Place
sheet-empty = Nobody has scored yet.

## Why a move is not allowed

illegal-no-display = { $move }: there are only { $displays } displays.
illegal-source-empty = { $source ->
    [0] { $move }: the center is empty.
   *[other] { $move }: display { $source } is empty.
}
illegal-no-such-tile = { $source ->
    [0] { $move }: there is no { $tile } in the center.
   *[other] { $move }: there is no { $tile } on display { $source }.
}
illegal-over = { $move }: the game is over.
illegal-turn-over = { $move }: the turn is over before this step.
illegal-deal-due = { $move }: the tiles must be dealt first.
illegal-no-such-action = Action { $action } is not possible here.
illegal-nothing-to-undo = You have no move to undo.

## Playing

turn-draft = { $name }, your turn
    .you = Your turn
turn-over = The game is over
turn-opponent = { $name } is thinking…
preview-marked = and the marker

## What others show of a link to a table

link-game = Faience: { $game }
link-invited = { $name } invites you to { $game }
link-waiting = { $seats ->
    [0] The game is about to start.
    [one] { $seats } open seat.
   *[other] { $seats } open seats.
}
link-playing = The game is in progress.
link-over = The game is over.
