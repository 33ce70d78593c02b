## The table in the browser: tiles and boards

table-marker = first player marker
table-marker-in-center = The first player marker is in the center
table-has-marker = has the first player marker
table-in-center = in the center
table-on-display = on display { $display }
table-display = Display { $display }
table-group = { $tiles } { $where }
table-sources = Displays and center
table-bag = Bag
table-lid = Lid
table-board = { $points ->
    [one] Board of { $name }, { $points } point
   *[other] Board of { $name }, { $points } points
}
table-to-move = to move
table-bigger = Show the board of { $name } larger
table-line-empty = Line { $line }, empty
table-line-begun = Line { $line }: { $tiles } of { $line }, { $color }
table-wall-row-empty = Wall row { $row }, empty
table-wall-row = Wall row { $row }: { $cells }
table-cell = { $color } in column { $column }
table-cell-target = Row { $row }, column { $column }
table-floor = { $spaces ->
    [0] Floor line, empty
   *[other] Floor line: { $spaces } of 7, { $loss }
}
table-target-closed = { $label }. Not possible with these tiles; press to learn why.
table-hand = Tiles in hand
table-jokers-ask = What stays on line { $line }?
table-jokers-stay = { $jokers ->
    [one] { $jokers } joker stays: { $preview }
   *[other] { $jokers } jokers stay: { $preview }
}
table-jokers-too = Jokers
table-with-jokers = with jokers
table-without-jokers = without
table-hint-take = Pick tiles
table-hint-take-or-type = Pick tiles, or type a move
table-hint-draft = Now choose a line
table-hint-jokers = Choose what stays on the line
table-hint-wall = Row { $row }, { $tile }: choose a cell of the wall
table-hint-typed = is not a move yet
table-put-back = Put back

## Coming to a table

table-title = Table · Faience
table-title-turn = Your turn · Faience
table-heading = Table: { $names }
table-closed = This table cannot be opened
table-lost = The connection is lost. Trying to get it back…
table-unreachable = The server cannot be reached. Still trying…
table-back = Connected again. Nothing was missed.
table-invited = You are invited to play
table-invited-by = { $name } invites you to play
table-players = { $seats } players; at the table: { $names }
table-invited-text = What should the others call you?
table-take-seat = Take a seat
table-link-no-seat = This link opens no seat any more.
table-link-used = This link opens no seat any more. You may stay and watch.
table-waiting-title = The table is being set
table-waiting-seats = { $seats ->
    [one] Waiting for one more player.
   *[other] Waiting for { $seats } more players.
}
table-waiting-people = Waiting for { $names }.
table-waiting-start = Everyone is here. The game begins…
table-seats = Seats
table-seat = Seat { $seat }
table-seat-friend = Kept for a friend
table-seat-open = Free for anyone
table-you = you
table-here = here
table-away = away
table-leave = Stand up
table-invite = Invitation to seat { $seat }
table-invite-text = Send this link to a friend. Whoever opens it first sits here.
table-invite-instead = Invite a friend instead
table-bot-level = How strong the computer plays in seat { $seat }
table-make-bot = Let the computer play
table-sit-here = Someone beside me
table-link-title = Link to this table
table-link-text = Anyone with this link can take a free seat, or watch where that is allowed.
table-copy = Copy
table-copied = Copied
table-share = Share
table-share-title = A game of Faience
table-fair-short = The tiles will be drawn from a secret that this table has fixed already and from numbers that every seat adds. After the game everything can be checked.

## Playing

table-your-turn = Your turn
table-turn-of = { $name } is to move
table-moving = { $name } moves
table-dealing = Tiles are dealt
table-scoring = The round is scored
table-watching = You are watching
table-spectators = { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}
table-skip = Skip
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-asked = { $name } would like to take back a move. Do you agree?
table-undo-yours = You asked to take back a move. Waiting for { $names }.
table-undo-waits = { $name } would like to take back a move. Waiting for { $names }.
table-undo-agree = Agree
table-undo-decline = Decline
table-undo-withdraw = Never mind
table-say = Say something
table-clock = { $left } left
table-stand-in = Level { $level } plays
table-replace = Let the computer play
table-return = Take my seat back
table-round-sheet = Round { $round }
table-round-nothing = No points.
table-rematch = Play again
table-rematch-go = To the next game
table-replay = Watch again
table-record = Record
table-about = About this table
table-about-short = Table
table-links = Links
table-link-watch = For everyone who would like to watch:
table-link-seat = For you alone: the seat of { $name } on another device.
table-fairness-title = Tiles that nobody could choose
table-fairness-text = Before anyone sat down, this table drew a secret and published its fingerprint. Then every seat added a number of its own. Each deal is computed from the secret and all these numbers, so that neither the players nor the server could choose the tiles.
table-fairness-commitment = Fingerprint of the secret (SHA-256)
table-fairness-nonce = Number of { $name }
table-fairness-secret = The secret
table-fairness-later = It is published when the game is over.
table-fairness-end = Then anyone can check every deal with the record and “faience record check”.
table-fairness-check = Download the record and run “faience record check” on it to verify every deal.

## What can be said

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-nice-move = Nice move!
table-phrase-well-played = Well played!
table-phrase-thanks = Thank you!
table-phrase-oops = Oops!
table-phrase-thinking = Let me think…
table-phrase-hurry = Your turn!
table-phrase-rematch = Once more?
table-phrase-bye = Goodbye!
table-emote-smile = Smile
table-emote-laugh = Laugh
table-emote-wow = Be amazed
table-emote-sad = Be sad
table-emote-party = Celebrate
table-emote-clap = Applaud

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
