# Everything on the page around the table, in English. page.fr.ftl has the same messages with the same variables.

## On every page

page-close = Close
page-loading = Loading…
page-retry = Try again
page-load-failed = A part of this page could not be loaded. Check your connection, then try again.
frame-skip = Skip to content
frame-home = Faience, home
frame-pages = Pages
frame-mine = My games
frame-turns = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
frame-rules = Rules
frame-settings = Settings
frame-unofficial = Faience is unofficial: it is not affiliated with the games’ publishers and uses none of their art or texts.
frame-privacy = Privacy
frame-version = Version { $version }

## Settings

settings-title = Settings
settings-name = Your name
settings-name-none = Shown to other players
settings-name-saved = Saved.
settings-language = Language
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-look = Display
settings-speed = Animations
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-always = Always
settings-never = Never
settings-board = At the table
settings-letters = Letters on tiles
settings-letters-auto = When using keys
settings-confirm = Confirm moves
settings-confirm-touch = On touch screens
settings-sectors = Arrange tiles by color
settings-signals = Sounds and alerts
settings-sounds = Sounds
settings-vibration = Vibrate on your turn
settings-notifications = Notifications
settings-notifications-forbidden = Your browser blocks them for this site.
settings-insecure = Notifications need a secure (https) connection.
signals-mute = Mute
signals-your-turn = It’s your turn
signals-notify = Notify me when it’s my turn
signals-full-screen = Full screen

## Games and their variants

game-classic = Classic
game-classic-about = Take tiles, fill your lines, and build a wall where neighboring tiles score.
game-sintra = Sintra
game-sintra-about = Follow the glazier along the palace, and set colored panes into its windows.
game-pavilion = Summer Pavilion
game-pavilion-about = Spend tiles on seven stars, and surround pillars, statues and windows.
option-classic-wall = Wall
choice-classic-wall-colored = Colored wall
choice-classic-wall-gray = Gray wall
option-classic-jokers = Jokers
option-classic-jokers-hint = A few tiles that stand for any color.
option-pavilion-side = Board
choice-pavilion-side-colored = Colored side
choice-pavilion-side-free = Free side
option-pavilion-keep_all = Always keep up to four tiles
option-pavilion-keep_all-hint = A player who passes with four tiles or fewer keeps them all.
option-pavilion-last_discard = Nothing is kept at the end
option-pavilion-last_discard-hint = In the last round, every tile you still have when you pass costs a point.
option-sintra-side = Palace
choice-sintra-side-A = Side A: ornaments
choice-sintra-side-B = Side B: colors
option-sintra-strips = Strip set
option-sintra-strips-standard = House set
option-sintra-strips-choose = Choose a file
option-sintra-strips-remove = Use the house set
option-sintra-strips-hint = A TOML file with what is printed on your own strips, palaces and track.
option-sintra-strips-template = Download the house set as a template
option-sintra-allow_negative = Scores may go below 0
option-sintra-allow_negative-hint = Broken glass costs points even when there are none left.
option-sintra-reset_must_move_left = The glazier only goes home to the left
option-sintra-reset_must_move_left-hint = The glazier may not be sent home if your leftmost strip is to its right.

## Home

home-title = Faience
home-head = The tiles are on the table
home-lead = Play in your browser: against bots, with friends by link, or together on one screen. No account, no setup.
home-new = New table
home-going = Continue
home-all-mine = All my games
home-games = The games
home-players = { $least } to { $most } players
home-tables = Open tables
home-tables-none = No open tables right now. Create one and list it here, or send a friend a link.
home-invited = Got an invitation?
home-join-label = Table link or code
home-join = Join
home-join-wrong = That is neither a table link nor a code. A link looks like { $example }.
home-open = Open a recorded game

## Pressing Play

home-play = Play
home-opponent = Opponent in { $game }: { $name }
play-title = Play { $game }
play-with = Who are you playing with?
play-bots = Bots
play-friends = Friends
play-here = On this screen
play-friends-hint = You get one link to send. Whoever opens it takes a seat at your table.
play-here-hint = Everyone plays on this device, taking turns.
play-invite = Invite
play-more = More options

## Bots

bot-name = { $name }, level { $level }
bot-line = { $level ->
    [1] Looks at this round only and often settles for a so-so move.
    [2] Looks at this round only; any good move will do.
    [3] Plays well for this round, with half a thought for the next ones.
    [4] Has the whole game in mind; any good move will do.
    [5] Has the whole game in mind and nearly always finds its best move, but never looks at what you are planning.
    [6] Thinks of your reply before every move.
    [7] Has learned from thousands of games which positions are good.
    [8] Has learned as much, and calculates: 150 positions before every move.
    [9] Calculates further ahead: 1,500 positions before every move.
   *[other] Uses all the time it has and looks as far ahead as it can.
}
bot-record = { $drawn ->
    [0] You won { $won }, lost { $lost }.
   *[other] You won { $won }, lost { $lost }, tied { $drawn }.
}

## Tables in a list

list-your-turn = Your turn
list-due-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
list-due-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
list-due-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
list-waiting = Waiting for players
list-playing = In progress
list-stand-in = A bot is playing for you
list-over = Finished
list-free = open seat

## A new table

new-title = New table
new-game = Game
new-seats = Players
new-seats-count = { $count }
new-seat = Seat { $seat }
new-seat-me = You
new-seat-person = On this screen
new-seat-friend = A friend, by link
new-seat-bot = Bot
new-seat-open = Anyone
new-seat-friend-hint = You get one link for all your friends.
new-seat-open-hint = First come, first served.
new-seat-level = Bot in seat { $seat }
new-seat-name = Name of player { $seat }
new-your-name = Your name
new-level = Level { $level } · { $name }
new-fine = First player, clock, undo…
new-first = Who goes first
new-first-random = Random
new-first-seat = First player: { $name }
new-undo = Undo
new-undo-free = Allowed
new-undo-agreement = If everyone agrees
new-undo-off = Off
new-undo-free-hint = Instantly until someone else moves; after that, only if the others agree.
new-undo-agreement-hint = The others are asked every time. Bots always agree.
new-undo-off-hint = Moves are final.
new-speed = Bot speed
new-speed-slow = Slow
new-speed-normal = Normal
new-speed-fast = Fast
new-speed-instant = Instant
new-clock = Clock
new-clock-hint = If your time runs out, a bot takes over until you return.
new-clock-none = No clock
new-clock-words = { $minutes } min + { $increment } s
new-clock-minutes-kind = Minutes
new-clock-days-kind = Days
new-clock-days = Days per move
new-clock-days-hint = Play whenever it suits you: each move within this time. If it runs out, a bot takes over until you return.
new-clock-days-words = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
new-clock-minutes = Minutes per player
new-clock-increment = Increment (seconds)
new-undo-words = { $undo ->
    [free] Undo allowed
    [agreement] Undo if everyone agrees
   *[off] No undo
}
new-stand-in = Bot for players who are away
new-stand-in-fair = Level { $level } or higher
new-listed = Show among the open tables
new-listed-hint = Otherwise only people with the link can find it.
new-spectators = Allow spectators
new-make = Create table
new-making = Setting up…

## My games

mine-title = My games – Faience
mine-your-turn = Your turn
mine-unfinished = In progress
mine-unfinished-none = No games in progress.
mine-start = Start one
mine-finished = Finished
mine-finished-none = Games you have finished will appear here, ready to replay.
mine-older = Older games
mine-how = No account needed: this browser remembers you. To play on another device, open the link to your seat there.
mine-sign-out = Sign out my other devices
mine-signed-out = Done: no other browser is known as you or has your seats, and links to them from before open nothing.

## Privacy

privacy-title = Privacy – Faience
privacy-head = What is kept about you
privacy-names = Your name, if you chose one, and your games: who sat where, every move with its time, and the phrases that were said. Others at the table see them, and whoever has the link where spectators are allowed.
privacy-cookie = A cookie tells this browser apart from others; there is no account and no password. It lasts { $days } days after your last visit, and what is kept of a guest without games goes with it. If you ask for notifications, the address of your browser at its push service is kept until you switch them off.
privacy-device = Your browser itself keeps your settings, the moves you planned and a key from which your part in the draws follows. They stay on this device; only the links that a draw needs are sent.
privacy-unfinished = { $days ->
    [0] Unfinished games are kept.
    [1] Unfinished games are removed after a day without activity.
   *[other] Unfinished games are removed after { $days } days without activity.
}
privacy-finished = { $days ->
    [0] Finished games are kept for good, so that their links stay valid.
    [1] Finished games are removed after a day.
   *[other] Finished games are removed after { $days } days.
}
privacy-addresses = Network addresses are held in memory for a moment, against floods, and written nowhere by Faience. The page loads nothing from other sites and counts nobody.
privacy-forget = To have everything about you removed, tell whoever runs this server this code. Your games stay for the others, with nobody’s name in your place.
privacy-code = Your code:

## Nothing here

lost-title = Not found – Faience
lost-head = A tile is missing
lost-text = There is nothing at this address. The link may be incomplete.
lost-home = Back to the home page

## A game to step through

replay-title = { $names } – Faience
replay-head = A finished game
replay-board = The table
replay-steps = Step through the game
replay-slider = Move
replay-moves = Move { $number } of { $all }
replay-start = Before the first move
replay-unfinished = This game is still in progress.
replay-no-board = The boards of this game cannot be shown here yet, but its moves and score sheet can.
replay-first = Back to the start
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-keys = Use the arrow keys to step, Home and End to jump.
replay-copy = Copy link
replay-copied = Copied
replay-link = Link to this game
replay-download = Download
replay-table = Back to the table
replay-sheet-caption = Points and score of each player in each round
replay-every-point = Point by point
replay-no-points = no points
replay-sum = { $points } in this round
replay-score = Score { $score }
replay-fair = Tile draws
replay-fair-yes = Verified: every draw follows from the secret that the table committed to before the game.
replay-fair-no = These draws do not follow from the published secret: the recorded game was altered, or the table did not play fair.
replay-fair-unknown = This recorded game has no published secret, so its draws cannot be verified.
replay-fair-how = How this is checked
replay-fair-text = Before the game the table published the fingerprint (SHA-256) of a secret number. Every player then added a number of their own, and all of these together determine every draw. Now that the secret is public, anyone can recompute the draws, for example with “faience record check”.
replay-commitment = Fingerprint, published before the game
replay-secret = Secret, published after it
replay-draws-kept = This device took part in the game. What it noted then agrees with this recorded game.
replay-draws-altered = This recorded game is not the one that this device took part in, or it was altered.
replay-undone = Undone with everyone’s consent after new tiles had been seen:
replay-undone-move = move { $number } ({ $name }), after deal { $deal }

## Open a record

open-title = Open a game – Faience
open-head = Open a recorded game
open-lead = A recorded game is a text file ending in .faience, downloaded here or saved by the terminal version. It is only read here, never stored.
open-choose = Choose a file
open-drop = or drop it here
open-paste = Or paste the text
open-open = Open
open-another = Open another
open-empty = Nothing to open yet: choose a file or paste its text.
open-line = There is a mistake on line { $line }:
open-wrong = this line cannot be read.
open-wrong-move = { $move } is not possible here.
open-wrong-first-line = this is not a game recorded by Faience.
open-wrong-version = version { $version } of the format is not supported.
open-wrong-utf-8 = this is not text in UTF-8.
open-wrong-size = the recorded game is too long.
open-wrong-text = this is not text.
open-wrong-header-line = this is not a header. An empty line ends the headers.
open-wrong-unknown-header = there is no header called “{ $header }”.
open-wrong-header-twice = the header “{ $header }” is already on line { $before }.
open-wrong-unprintable = the header “{ $header }” contains a character that cannot be printed.
open-wrong-name-length = a name can have at most { $most } characters.
open-wrong-header-form = the header “{ $header }” is not written as it should be.
open-wrong-header-missing = the header “{ $header }” is missing.
open-wrong-header-number = the header “{ $header }” must be a number from { $least } to { $most }.
open-wrong-no-seat = there are only { $seats } seats.
open-wrong-position = the position is not valid.
open-wrong-position-other = the position does not match the headers.
open-wrong-no-parts = this game has no “{ $parts }”.
open-wrong-parts-object = the “{ $parts }” must be written out as an object.
open-wrong-json = the header “{ $header }” is not valid JSON.
open-wrong-turn = it is seat { $seat }’s turn.
open-wrong-phase = something else has to be drawn here.
open-wrong-too-many = too much is drawn here.
open-wrong-not-over = the game is not over yet.
open-wrong-end = this is not the result of these moves.
open-wrong-line = this is not a draw, a move or an end.
open-wrong-other-version = the header “{ $header }” is not for version { $version } of the format.
open-wrong-links-due = no draw is due here.
open-wrong-links-number = draw { $due } has to come here.
open-wrong-links-form = a draw needs the link of the table and one or “-” for each of { $seats } seats.
open-wrong-links-missing = the line “draw { $due }” is missing.
open-wrong-after-end = nothing can come after the line “end”.
open-wrong-end-missing = the game is over, so the file must end with a line “end”.
open-large = This file is too large to be a recorded game.

## When something is refused

error-offline = The server cannot be reached. Check your connection, then try again.
error-failed = Something went wrong. Nothing is lost; please try again.
error-trouble = The server has a problem. Nothing is lost; please try again in a moment.
error-refused = The server refused this.
error-too-many = Too many requests. Please wait a moment, then try again.
error-too-large = That is too large.
error-wrong-origin = Other sites cannot do this here.
error-wrong-host = The server does not answer to this address. Whoever runs it can allow it.
error-too-slow = That took too long. Please try again.
error-not-json = The server did not understand. Please reload the page.
error-wrong-method = The server did not understand. Please reload the page.
error-bad-request = The server did not understand. Please reload the page.
error-bad-command = The server did not understand. Please reload the page.
error-bad-number = The server did not understand. Please reload the page.
error-bad-end = The server did not understand. Please reload the page.
error-bad-link = The server did not understand. Please reload the page.
error-not-due = No draw is due now.
error-bad-nonce = The server did not understand. Please reload the page.
error-bad-subscription = The server did not understand. Please reload the page.
error-no-push = This server does not send notifications to closed tabs.
error-have-first = The server did not understand. Please reload the page.
error-bad-language = Unsupported language.
error-not-found = There is nothing at this address.
error-bad-settings = This game cannot be played with these settings.
error-bad-name = This name cannot be used. A name can have at most 32 characters.
error-bad-parts = This file cannot be read.
error-bad-record = This recorded game cannot be opened.
error-no-such-table = There is no such table. The link may be incomplete, or the table may be long gone.
error-no-such-seat = This table has no such seat.
error-no-spectators = Only players can see this table.
error-wrong-key = This seat is reserved for an invited player.
error-seat-taken = Someone is already sitting there.
error-too-many-devices = This seat is open on too many devices.
error-not-host = Only the host can do this.
error-not-seated = Only players can do this.
error-not-your-seat = This seat is not yours.
error-started = The game has already started.
error-not-started = The game has not started yet.
error-over = The game is over.
error-not-over = The game is not over yet.
error-stale = The table has just changed. Take another look.
error-unfinished = This turn is not finished yet.
error-not-your-turn = It is not your turn.
error-your-turn = It is your turn already.
error-not-ahead = You cannot choose a move in advance here.
error-not-away = A bot cannot take over this seat.
error-has-time = This player has days for a move, so nobody can play for them yet.
error-is-here = This player is here, so nobody else can play for them.
error-just-left = This player was here a moment ago. In { $seconds } s a bot may take over.
error-unfair-level = At this table, a bot of level { $level } takes over for people who are away.
error-out-of-time = Your time is up: a bot plays on for you.
error-no-time = There is not enough time left on the clock to undo this.
error-undo-off = Undo is off at this table.
error-undo-pending = Someone has already asked for an undo.
error-nothing-to-undo = You have no move to undo.
error-no-request = Nobody has asked for an undo.
error-too-much = You have done this too many times at this table; it is no longer possible.
error-too-long = This game has gone on too long, so no more moves are accepted. Start a new one.

## Rules

rules-title = Rules: { $game } – Faience
rules-head = Rules: { $game }
rules-contents = On this page
rules-games = Rules of the games
