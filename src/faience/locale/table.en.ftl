## The table in the browser: tiles and boards

table-marker-in-center = The first player marker is in the center
table-has-marker = has the first player marker
table-in-center = in the center
table-on-display = on display { $display }
table-display = Display { $display }
table-group = { $tiles } { $where }
table-sources = Displays and center
table-bag = Bag
table-board = { $points ->
    [one] Board of { $name }, { $points } point
   *[other] Board of { $name }, { $points } points
}
    .you = { $points ->
        [one] Your board, { $points } point
       *[other] Your board, { $points } points
    }
table-to-move = to move
    .you = your turn
table-bigger = Enlarge the board of { $name }
    .you = Enlarge your board
table-target-closed = { $label }. Not possible with these; press to see why.
table-hint-take = Pick tiles
table-hint-take-or-type = Pick tiles, or type a move
table-hint-draft = Now choose a line
table-hint-typed = is not a move yet
table-hint-enter = press Enter to play it
table-put-back = Put back
table-make-move = Play
table-plan-move = Plan it
table-hint-ahead = You can plan your next move
table-planned = Planned: { $preview }
table-planned-lost = The move you planned is no longer possible.
table-planned-changed = Others changed what the move you planned would do; it was not made.
table-more = More
table-board-sheet = Whole board

## Coming to a table

table-title = Table – Faience
table-title-turn = Your turn – Faience
table-heading = Table: { $names }
table-closed = This table cannot be opened
table-no-board = This game cannot be shown in the browser. Programs can play and watch it here.
table-lost = Connection lost. Reconnecting…
table-unreachable = Cannot reach the server. Still trying…
table-back = Reconnected. You missed nothing.
table-invited = You are invited to play
table-invited-by = { $name } invites you to play
table-players = { $seated ->
    [0] { $seats } players
   *[other] { $seats } players; at the table: { $names }
}
table-invited-text = What should the others call you?
table-take-seat = Take a seat
table-link-no-seat = This invitation has already been used.
table-link-used = This invitation has already been used. You can stay and watch.
table-link-incomplete = This link is incomplete and opens no seat. Ask for it again, or stay and watch.
table-waiting-title = The table is being set
table-waiting-seats = { $seats ->
    [one] Waiting for one more player.
   *[other] Waiting for { $seats } more players.
}
table-uninvited = The free seats are for invited friends. To play, open the link that the host has sent.
table-waiting-people = Waiting for { $names }.
table-waiting-start = Everyone is here. The game is starting…
table-seats = Seats
table-own-parts = Custom set
table-seat = Seat { $seat }
table-seat-friend = Waiting for a friend
table-seat-open = Open to anyone
table-you = you
    .name = You
table-here = here
table-away = away
table-leave = Leave seat
table-leave-sure = You would need a new invitation to sit down again.
table-leave-host = The table stays, and you can give the seat to anyone, or take it again.
table-invite = Invite your friends
table-invite-text = Send this link to a friend, or let them scan the code.
table-invite-text-all = One link for everyone: send it, or let them scan the code.
table-change = Change
table-qr = QR code
table-qr-of = QR code: { $label }
table-sit-here = On this screen
table-copy = Copy
table-copied = Copied
table-share = Share
table-share-title = A game of Faience

## Playing

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-too-long = This game has gone on too long. Start a new one.
table-moving = { $name }’s move
    .you = Your move
table-dealing = Dealing…
table-scoring = Scoring…
table-watching = You are watching
table-watching-short = watching
table-spectators = { $spectators ->
    [one] { $spectators } spectator
   *[other] { $spectators } spectators
}
table-skip = Skip
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = { $later ->
    [0] { $name } would like to undo this: { $move } Do you agree?
    [one] { $name } would like to undo this and the move after it: { $move } Do you agree?
   *[other] { $name } would like to undo this and the { $later } moves after it: { $move } Do you agree?
}
table-undo-asked-stand-in = { $later ->
    [0] While { $name } was away, a bot played this: { $move } { $name } would like to undo it. Do you agree?
    [one] While { $name } was away, a bot played this: { $move } { $name } would like to undo it and the move after it. Do you agree?
   *[other] While { $name } was away, a bot played this: { $move } { $name } would like to undo it and the { $later } moves after it. Do you agree?
}
table-undo-yours = You asked to undo a move. Waiting for { $names }.
table-undo-waits = { $name } would like to undo a move. Waiting for { $names }.
table-undo-agree = Agree
table-undo-decline = Decline
table-undo-withdraw = Withdraw
table-say = Chat
table-clock = { $left } left
table-clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes } min
table-stand-in = { $name } is playing
table-replace = Let a bot play
table-return = Take back my seat
table-stood-in = { $moves ->
    [one] While you were away, a bot made a move for you.
   *[other] While you were away, a bot made { $moves } moves for you.
}
table-stood-in-ask = Ask to undo this
table-stood-in-undo = Undo this
table-stood-in-keep = Leave it
table-round-sheet = Round { $round }
table-round-nothing = No points.
table-final = Final scoring
table-final-sum = { $points } in the final scoring
table-round-details = Every point of round { $round }
table-moves = Moves
table-moves-words = In words
table-looking-short = Looking back
table-looking = Looking back: round { $round }
table-looking-end = Back to the game
table-duel = { $name } wins { $points } to { $other }
    .you = You win { $points } to { $other }
table-end-hide = See the boards
table-end-show = Result
table-rematch = Play again
table-rematch-go = Join the rematch
table-replay = Replay
table-record = Download game
table-about = About this table
table-about-short = Table
table-links = Links
table-link-watch = Link for spectators
table-link-seat = For you only: { $name }’s seat on another device.
    .you = For you only: your seat on another device.
table-fairness-title = Nobody can rig the draw
table-fairness-text = Before anyone sat down, this table drew a secret and published its fingerprint. Then every player added a number of their own. Every deal is computed from the secret and all of these numbers, so neither the players nor the server can rig the draw.
table-fairness-commitment = Fingerprint of the secret (SHA-256)
table-fairness-nonce = { $name }’s number
    .you = Your number
table-fairness-secret = Secret
table-fairness-later = Published when the game is over.
table-fairness-end = Then anyone can check every deal with the downloaded game and “faience record check”.
table-fairness-check = Download the game and run “faience record check” on it to verify every deal.

## Draws that devices take part in

table-draws-title = How tiles are drawn
table-draws-text = Before the game, the table and every player’s device published the end of a secret chain. A draw is made only when the move before it stands: then every device shows its next link, and the table shows its own. The draw follows from all of these links, and everyone who looks at the table checks it at once.
table-draws-promise = If your device took part in a draw, nobody could know or choose it before the move before it stood.
table-draws-promise-days = With days for each move, the promise is weaker: a device sends its link along with its own move, before the draw is due. If your device took part in a draw, nobody could know it before your own last move. The first draw could be chosen by somebody who runs the server and sits down last.
table-draws-rest = This remains possible: a link is withheld, by its owner or by the server, which is shown here; a table is abandoned; somebody takes several seats under invented names. And after an undo, a draw that everyone has seen comes again as it was.
table-draws-right = { $draws ->
    [0] Nothing has been drawn yet.
    [one] One draw so far. This page has checked it, and it is right.
   *[other] { $draws } draws so far. This page has checked them all, and they are right.
}
table-draws-wrong = Draws so far: { $draws }. Checked and right: { $right }.
table-draws-unchecked = Their pieces could not be checked: { $list }.
table-draws-seat = { $name }’s device took part in { $count } of { $draws }
    .you = Your device took part in { $count } of { $draws }
table-draws-seat-missing = not in { $list }
table-draws-seat-new = with a new chain from draw { $draw } on
table-draws-none = { $name } adds nothing
    .you = You add nothing
table-draws-again = Came again after an undo: { $list }.
table-draws-unused = Your device sent its link for these draws, but it came too late or was left out: { $list }.
table-draws-chains = Ends of the chains (SHA-256)
table-draws-chain-table = Table
table-draws-check = Anyone can check it again: download the game and run “faience record check” on it.
table-draws-waits = Waiting for { $name }’s device…
    .you = Waiting for your device…
table-draws-problem = The draws of this game do not check out
table-draws-problem-text = This page checks every draw by itself, and something does not fit together. The server has a fault, or somebody is cheating.
table-draws-problem-show = Details
table-draws-problem-hide = Hide
table-draws-no-links = Draw { $draw } does not say which links it follows from.
table-draws-table-link = Draw { $draw }: the table’s link does not belong to the chain whose end it published before the game.
table-draws-seat-link = Draw { $draw }: the link shown for { $name } does not belong to their chain.
    .you = Draw { $draw }: the link shown for you does not belong to your chain.
table-draws-left-out = Draw { $draw }: { $name }’s link had been shown in time, but was left out.
    .you = Draw { $draw }: your link had been shown in time, but was left out.
table-draws-pieces = Draw { $draw }: piece { $at } is not the one that follows from the links.
table-draws-too-many = Draw { $draw }: there are more pieces than follow from the links, from piece { $at } on.
table-draws-too-few = Draw { $draw }: piece { $at } is missing.
table-draws-first = The game began with another player than the one drawn or chosen.
table-draws-made-anew = Draw { $draw } came again after an undo, but was made with other links than before.
table-draws-late-end = A new chain of { $name } was let in for draw { $draw }, although that had already been made or was due.
    .you = A new chain of yours was let in for draw { $draw }, although that had already been made or was due.
table-draws-foreign = The chain that stands for { $name } is not the one that this device gave. Either their seat was opened on another device, or somebody has replaced it.
    .you = The chain that stands for you is not the one that this device gave. Either you opened your seat on another device, or somebody has replaced it.
table-draws-other-promise = The table names another chain of its own than the one this device saw first.
table-draws-other-version = The table no longer names the chain that it published before the game.
table-draws-seen-otherwise = Draw { $draw } was made with other links when this device saw it first.

## What can be said

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-nice-move = Nice move!
table-phrase-well-played = Well played!
table-phrase-thanks = Thank you!
table-phrase-oops = Oops!
table-phrase-thinking = Let me think…
table-phrase-hurry = Your turn!
table-phrase-rematch = Rematch?
table-phrase-bye = Goodbye!
table-emote-smile = Smile
table-emote-laugh = Laugh
table-emote-wow = Wow
table-emote-sad = Sad
table-emote-party = Celebrate
table-emote-clap = Applaud

## The live table

table-event-sat = { $name } takes a seat.
    .you = You take a seat.
table-event-stood = { $name } leaves their seat.
    .you = You leave your seat.
table-event-planned = { $name } will play in seat { $seat }.
table-event-renamed = { $before } is now called { $called }.
    .you = You are now called { $called }.
table-event-asked = { $name } would like to undo a move.
    .you = You ask to undo a move.
table-event-asked-stand-in = { $name } would like to undo what a bot played for them.
    .you = You ask to undo what a bot played for you.
table-event-declined = { $name } declines the undo.
    .you = You decline the undo.
table-event-undone = { $name } undoes a move.
    .you = You undo a move.
table-event-undone-stand-in = What a bot played for { $name } is undone.
    .you = What a bot played for you is undone.
table-event-without-link = Draw { $draw } was made without { $name }’s device.
    .you = Draw { $draw } was made without your device.
table-event-without-links = Draw { $draw } was made without anybody’s device.
table-event-new-end = { $name }’s device takes part in the draws with a new chain, from draw { $draw } on.
    .you = Your device takes part in the draws with a new chain, from draw { $draw } on.
table-event-stand-in = { $name } is away. { $bot } is playing in the meantime.
    .you = You are away. { $bot } is playing in the meantime.
table-event-out-of-time = { $name } has run out of time. { $bot } is playing in the meantime.
    .you = You have run out of time. { $bot } is playing in the meantime.
table-event-returned = { $name } is back.
    .you = You are back.
table-event-resumed = { $seconds ->
    [one] The game was paused for 1 second; nobody’s clock ran.
   *[other] The game was paused for { $seconds } seconds; nobody’s clock ran.
}
table-event-resumed-hours = { $hours ->
    [one] The server was down for 1 hour; nobody’s clock ran.
   *[other] The server was down for { $hours } hours; nobody’s clock ran.
}
table-event-rematch = { $name } would like a rematch.
    .you = You ask for a rematch.
