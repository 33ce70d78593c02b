# Summer Pavilion on the page: its rules and its boards, in English. pavilion.page.fr.ftl has the same messages with the same variables.

## Boards

pavilion-page-star-name = { $star ->
    [O] Orange star
    [R] Red star
    [B] Blue star
    [Y] Yellow star
    [G] Green star
    [P] Purple star
    [C] Star in the middle
    [mixed] Star of six colors
   *[other] Star { $star }
}
pavilion-page-star = { $star }: { $tiles }
pavilion-page-star-empty = { $star }, empty
pavilion-page-tile-on = { $color } on { $cost }
pavilion-page-pillar = { $left ->
    [0] Pillar { $number }, earned
    [one] Pillar { $number }: { $left } space left
   *[other] Pillar { $number }: { $left } spaces left
}
pavilion-page-statue = { $left ->
    [0] Statue { $number }, earned
    [one] Statue { $number }: { $left } space left
   *[other] Statue { $number }: { $left } spaces left
}
pavilion-page-window = { $left ->
    [0] Window { $number }, earned
    [one] Window { $number }: { $left } space left
   *[other] Window { $number }: { $left } spaces left
}
pavilion-page-hand = Hand
pavilion-page-wild-stack = { $tiles }, wild
pavilion-page-progress = Stars and numbers
pavilion-page-number = { $number }: { $covered } of { $all }, { $points } points at the end
pavilion-page-star-count = { $star }: { $filled } of 6
pavilion-page-slot = { $star }, space { $slot }
pavilion-page-space = { $brings ->
    [0] { $space }, cost { $cost }: { $colors }, { $points }
    [one] { $space }, cost { $cost }: { $colors }, { $points } and { $brings } tile from the supply
   *[other] { $space }, cost { $cost }: { $colors }, { $points } and { $brings } tiles from the supply
}
pavilion-page-supply = Supply: { $tiles }
pavilion-page-supply-empty = Supply, empty
pavilion-page-tower = Tower
pavilion-page-wild = Wild: { $color }, then { $next }
pavilion-page-wild-last = Wild: { $color }, in the last round
pavilion-page-wild-short = wild: { $color }

## Putting a turn together

pavilion-page-turn-place = { $name }: place a tile or pass
    .you = Place a tile or pass
pavilion-page-hint-space = Choose a space
pavilion-page-hint-nothing = There is nothing you can place
pavilion-page-hint-color = Which color?
pavilion-page-hint-decides = The second tile decides: one color, or six different ones
pavilion-page-hint-pay = { $becomes ->
    [one] { $color } { $cost } → { $points }, the star is { $color } from now on
    [six] { $color } { $cost } → { $points }, the star takes six colors
   *[other] { $color } { $cost } → { $points }
}
pavilion-page-hint-pick = { $picks ->
    [one] Take { $picks } tile
   *[other] Take { $picks } tiles: { $chosen } of { $picks }
}
pavilion-page-hint-pass = { $lost ->
    [0] Keep { $kept }
    [one] Keep { $kept }, discard 1 tile
   *[other] Keep { $kept }, discard { $lost } tiles
}
pavilion-page-hint-pass-last = { $lost ->
    [0] Pass
    [one] In the last round a tile left over costs 1 point
   *[other] In the last round the { $lost } tiles left over cost 1 point each
}
pavilion-page-choose-color = Color of the tile
pavilion-page-place-color = { $color }, { $points }
pavilion-page-place-one-color = { $color }, { $points }: the star becomes { $color }
pavilion-page-place-mixed = { $color }, { $points }: the star gets six colors
pavilion-page-payment = Payment
pavilion-page-pays = You pay { $tiles }
pavilion-page-less-wild = One wild tile fewer
pavilion-page-more-wild = One wild tile more
pavilion-page-place = Place
pavilion-page-brings = { $tiles ->
    [one] then take { $tiles } tile
   *[other] then take { $tiles } tiles
}
pavilion-page-brings-short = { $tiles ->
    [one] +{ $tiles } tile
   *[other] +{ $tiles } tiles
}
pavilion-page-choose-picks = Supply
pavilion-page-some-chosen = { $tiles }, { $chosen } chosen
pavilion-page-take = Take
pavilion-page-pass = Pass
pavilion-page-passed = pass
pavilion-page-corners = Corners
pavilion-page-loose = Tiles to discard
pavilion-page-drop = Do not keep: { $tile }
pavilion-page-keep = Keep one of { $tiles }
pavilion-page-pass-loss = Pass { $points }
pavilion-page-back = Back
pavilion-page-to-hand = Your hand

## Rules

rules-pavilion-goal = In brief
rules-pavilion-goal-1 = You are laying the floor of a pavilion: seven stars of six spaces each. In every round you first take tiles, then spend them: a space costs as many tiles as its number says, one of them stays there, and tiles that touch score together.
rules-pavilion-goal-2 = Between the stars stand pillars, statues and windows. Surround them, and they bring you more tiles. After six rounds complete stars and numbers give points, and the highest score wins.

rules-pavilion-setup = What is on the table
rules-pavilion-setup-1 = Each player has a board with six stars around one in the middle, and four corners. Everybody plays on the same side of it, the colored or the free one.
rules-pavilion-setup-2 = The bag holds 132 tiles, 22 of each of six colors. Ten of them lie in the supply. For 2, 3 or 4 players there are 5, 7 or 9 displays, and each gets four tiles from the bag. The marker lies in the center.
rules-pavilion-setup-3 = Every score starts at 5. Who goes first is random, or up to you.
rules-pavilion-setup-figure = A board in the second round, in which green is wild: tiles on the stars, six more in the hand below, and the corners for tiles that are kept.

rules-pavilion-wild = The wild color
rules-pavilion-wild-1 = In each of the six rounds one color is wild. Wild tiles can stand in for others when you pay, so everybody wants them.
rules-pavilion-wild-2 = The order is always the same, so you can keep tiles that will be wild in the next round.
rules-pavilion-wild-figure = The wild color of rounds 1 to 6.

rules-pavilion-taking = Taking tiles
rules-pavilion-taking-1 = In the first half of a round, players take turns taking tiles until none are left. Choose a color that is not wild and take all tiles of it from one display, or from the center. If there are wild tiles there as well, exactly one of them comes along.
rules-pavilion-taking-2 = What is left on a display slides to the center. If there are only wild tiles, you take one of them.
rules-pavilion-taking-3 = Whoever is the first in a round to take from the center also gets the marker, and loses a point for each tile taken with it. The marker is worth something: its holder places first, and starts the next round.
rules-pavilion-taking-figure = Purple is wild: with the two red tiles comes one purple tile. Blue slides to the center.
rules-pavilion-taking-display = The display
rules-pavilion-taking-yours = You take
rules-pavilion-taking-center = To the center
rules-pavilion-taking-marker = First to take from the center: you get two yellow tiles and the marker, and lose 2 points.

rules-pavilion-placing = Placing tiles
rules-pavilion-placing-1 = In the second half you place one tile each turn, or pass. Choose a free space and pay as many tiles as its number says. All of them must have the color of the tile that you place; wild tiles may replace all but one of them, and how many is up to you.
rules-pavilion-placing-2 = One tile of the right color goes on the space, the others go to the tower. A tile of the wild color itself is paid for with its own color only.
rules-pavilion-placing-3 = On the colored side each star takes its own color; the star in the middle takes every color once.
rules-pavilion-placing-figure = Purple is wild. The red 4 is paid for with three red tiles and a purple one: a red tile stays, the others go to the tower.
rules-pavilion-placing-paid = You pay
rules-pavilion-placing-tower = To the tower

rules-pavilion-scoring = Points for a tile
rules-pavilion-scoring-1 = A tile scores as soon as it is placed: a point for itself, and a point for every tile of the same star that is connected to it without a gap.
rules-pavilion-scoring-2 = The six spaces of a star form a ring, so the last tile of a star scores 6 points. Tiles of different stars are never connected.
rules-pavilion-scoring-alone = Alone: 1 point
rules-pavilion-scoring-two = Two side by side: 2 points
rules-pavilion-scoring-four = The gap is closed: 4 points

rules-pavilion-ornaments = Pillars, statues, windows
rules-pavilion-ornaments-1 = The player who covers the last space around a pillar, a statue or a window takes tiles from the supply right away: 1 for a pillar, 2 for a statue, 3 for a window.
rules-pavilion-ornaments-2 = Around a pillar there are two spaces of the star in the middle and two of another star, around a statue two spaces each of two neighboring stars, and a window has just the 5 and the 6 of its star.
rules-pavilion-ornaments-3 = You choose the tiles, wild ones included, and can spend them from your next turn on. Then the supply is filled up to ten from the bag.
rules-pavilion-ornaments-figure = Gold marks what has been earned: the window of the orange star, the statue between orange and red, and the pillar between orange and the star in the middle.

rules-pavilion-passing = Passing
rules-pavilion-passing-1 = Instead of placing a tile you may pass, and if you can place none you must. You keep up to four tiles in the corners of your board; every other tile goes to the tower and costs you a point.
rules-pavilion-passing-2 = Once you have passed you are out until the next round, in which the kept tiles are in your hand again. A score never goes below 1.
rules-pavilion-passing-figure = Six tiles are left: four are kept, and two are discarded, which costs 2 points.
rules-pavilion-passing-hand = In your hand
rules-pavilion-passing-kept = In the corners
rules-pavilion-passing-lost = To the tower

rules-pavilion-next = The next round
rules-pavilion-next-1 = When everybody has passed, the marker goes back to the center and its holder starts. The displays are filled from the bag; when it is empty, everything in the tower is poured back into it. If there are still too few tiles, the round starts with those there are.

rules-pavilion-end = The end
rules-pavilion-end-1 = After the sixth round each complete star gives points by its color, or 12 if it holds six colors. Covering every 1, every 2, every 3 or every 4 on your board also gives points. Each tile left in the corners then costs a point.
rules-pavilion-end-2 = The highest score wins; if there is a tie, the victory is shared.
rules-pavilion-end-figure = Points for complete stars, and for covering every space with a number.

rules-pavilion-free = The free side
rules-pavilion-free-1 = Its stars have no color of their own, and the one in the middle is like the others. The first tile of a star may have any color, and the second decides: if it has the same color, the whole star takes that color; if not, all its tiles must be different.
rules-pavilion-free-2 = You may have several stars of one color and several with six; each of them scores.
rules-pavilion-free-3 = The numbers are arranged differently, and there are twelve spaces with a 3, six of them in the middle. All twelve must be covered for the points.
rules-pavilion-free-open = One tile: green only, or six colors
rules-pavilion-free-one = Two alike: a green star
rules-pavilion-free-six = All different: one of each color

rules-pavilion-rulings = Fine print
rules-pavilion-rulings-1 = A loss stops at a score of 1, and what could not be paid is forgiven. With a score of 1 you may still take the marker, or pass with too many tiles.
rules-pavilion-rulings-2 = If nobody took from the center, whoever started the round also places first and starts the next round.
rules-pavilion-rulings-3 = If one tile completes two at once, say a pillar and a statue, the tiles for both come from the same supply, before it is filled up.
rules-pavilion-rulings-4 = If the supply holds fewer tiles than you have earned, you take those there are.
rules-pavilion-rulings-5 = The supply is filled at the end of every turn of the second half, passes included, and at no other time.
rules-pavilion-rulings-6 = A player with no tiles left passes automatically.
rules-pavilion-rulings-7 = You may keep fewer tiles than you could. A setting of the table can change this: with four tiles or fewer, you then keep them all.
rules-pavilion-rulings-8 = Tiles may be kept in the last round, too; each costs a point once stars and numbers have been scored. Another setting can change this: then nothing is kept in the last round, and every tile left costs a point when its owner passes.
rules-pavilion-rulings-9 = A score can go past 80.

rules-pavilion-here = Playing on this page
rules-pavilion-here-1 = To take tiles, click or tap them: the wild tile that comes along is lifted, too. While tiles are placed, the spaces that you can pay for light up with the points they bring. A tap on a stack of your hand shows only what it can pay for.
rules-pavilion-here-2 = Choose a space, then look at the tray below: it shows the tiles that pay, with the fewest wild ones first, and asks which tiles you take from the supply. A whole turn is one move, and is undone as one.
rules-pavilion-here-3 = On the keyboard, Tab and the arrow keys move between tiles and spaces, Enter chooses, and Escape goes back one step. You can also type a turn: 3R takes the red tiles from display 3, R5 chooses the 5 of the red star, C5B the 5 in the middle for a blue tile, and pass passes. On the free side a space is named by its star and its slot, as in 2.4B. A whole turn is written as in recorded games.
