# Summer Pavilion. People type what they see: letters on tiles are those that moves are written with.

pavilion-color-O = orange
pavilion-color-R = red
pavilion-color-B = blue
pavilion-color-Y = yellow
pavilion-color-G = green
pavilion-color-P = purple
pavilion-letter-O = O
pavilion-letter-R = R
pavilion-letter-B = B
pavilion-letter-Y = Y
pavilion-letter-G = G
pavilion-letter-P = P
pavilion-tile-O = orange tile
pavilion-tile-R = red tile
pavilion-tile-B = blue tile
pavilion-tile-Y = yellow tile
pavilion-tile-G = green tile
pavilion-tile-P = purple tile
pavilion-tiles-O = { $count ->
    [one] { $count } orange tile
   *[other] { $count } orange tiles
}
pavilion-tiles-R = { $count ->
    [one] { $count } red tile
   *[other] { $count } red tiles
}
pavilion-tiles-B = { $count ->
    [one] { $count } blue tile
   *[other] { $count } blue tiles
}
pavilion-tiles-Y = { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
pavilion-tiles-G = { $count ->
    [one] { $count } green tile
   *[other] { $count } green tiles
}
pavilion-tiles-P = { $count ->
    [one] { $count } purple tile
   *[other] { $count } purple tiles
}
pavilion-head-round = Round { $round } of { $rounds }
pavilion-head-color = { $color } is wild
pavilion-head-side-colored = colored side
pavilion-head-side-free = free side
pavilion-head-keep = up to four tiles are kept automatically
pavilion-head-last = nothing is kept at the end
pavilion-head-bag = bag { $bag }, tower { $tower }
pavilion-head-supply = Supply
pavilion-head-wild = Wild
pavilion-head-then = then
pavilion-head-details = All boards
pavilion-key-details = boards
pavilion-event-supply = The supply: { $tiles }.
pavilion-event-refilled = { $count ->
    [one] { $tiles } is added to the supply.
   *[other] { $tiles } are added to the supply.
}
pavilion-event-poured = { $tiles ->
    [one] The bag is empty: the last tile of the tower goes back in.
   *[other] The bag is empty: the { $tiles } tiles of the tower go back in.
}
pavilion-event-started = Round { $round }: { $name } begins. The wild color is { $color }.
    .you = Round { $round }: you begin. The wild color is { $color }.
pavilion-event-placing = All tiles are taken: { $name } is first to place.
    .you = All tiles are taken: you are first to place.
pavilion-event-returned = { $tiles ->
    [one] { $name } takes back the tile kept from the last round.
   *[other] { $name } takes back the { $tiles } tiles kept from the last round.
}
    .you = { $tiles ->
        [one] You take back the tile kept from the last round.
       *[other] You take back the { $tiles } tiles kept from the last round.
    }
pavilion-event-score = Score { $total }.
pavilion-event-final = { $name }, final scoring: { $items }. Score { $total }.
    .you = Your final scoring: { $items }. Score { $total }.
pavilion-event-finished = All { $round } rounds have been played: the game is over.
pavilion-move-marked = The marker comes along: { $points }.
pavilion-move-placed = { $name } places { $tile } on the { $cost } of its star, paying { $tiles }: { $points }.
    .you = You place { $tile } on the { $cost } of its star, paying { $tiles }: { $points }.
pavilion-move-placed-middle = { $name } places { $tile } on the { $cost } of the star in the middle, paying { $tiles }: { $points }.
    .you = You place { $tile } on the { $cost } of the star in the middle, paying { $tiles }: { $points }.
pavilion-move-placed-free = { $name } places { $tile } on the { $cost } of star { $star }, paying { $tiles }: { $points }.
    .you = You place { $tile } on the { $cost } of star { $star }, paying { $tiles }: { $points }.
pavilion-move-completed = Surrounded: { $items }.
pavilion-move-picked = { $name } takes { $tiles } from the supply.
    .you = You take { $tiles } from the supply.
pavilion-move-passed = { $name } passes.
    .you = You pass.
pavilion-move-kept = { $name } keeps { $tiles }.
    .you = You keep { $tiles }.
pavilion-move-discarded = { $tiles ->
    [one] 1 tile goes to the tower: { $points }.
   *[other] { $tiles } tiles go to the tower: { $points }.
}
pavilion-done-pillar = { $tiles ->
    [one] a pillar (1 tile)
   *[other] a pillar ({ $tiles } tiles)
}
pavilion-done-statue = { $tiles ->
    [one] a statue (1 tile)
   *[other] a statue ({ $tiles } tiles)
}
pavilion-done-window = { $tiles ->
    [one] a window (1 tile)
   *[other] a window ({ $tiles } tiles)
}
pavilion-scored-star = { $color } star { $points }
pavilion-scored-mixed = star of six colors { $points }
pavilion-scored-number = all { $number }s { $points }
pavilion-scored-corner = { $tiles ->
    [one] tile left over { $points }
   *[other] { $tiles } tiles left over { $points }
}
pavilion-reason-marked = { $tiles ->
    [one] first to take from the center, 1 tile
   *[other] first to take from the center, { $tiles } tiles
}
pavilion-reason-marked-capped = { $tiles ->
    [one] first to take from the center, 1 tile (−{ $loss }, but never below 1)
   *[other] first to take from the center, { $tiles } tiles (−{ $loss }, but never below 1)
}
pavilion-reason-placed = { $run ->
    [one] { $tile } on a { $cost }, alone
   *[other] { $tile } on a { $cost }, { $run } connected
}
pavilion-reason-middle = { $run ->
    [one] { $tile } on a { $cost } in the middle, alone
   *[other] { $tile } on a { $cost } in the middle, { $run } connected
}
pavilion-reason-discarded = { $tiles ->
    [one] 1 tile discarded when passing
   *[other] { $tiles } tiles discarded when passing
}
pavilion-reason-discarded-capped = { $tiles ->
    [one] 1 tile discarded when passing (−{ $loss }, but never below 1)
   *[other] { $tiles } tiles discarded when passing (−{ $loss }, but never below 1)
}
pavilion-reason-star = complete { $color } star
pavilion-reason-mixed = complete star of six colors
pavilion-reason-number = all spaces with a { $number }
pavilion-reason-corner = { $tiles ->
    [one] 1 tile left in the corners
   *[other] { $tiles } tiles left in the corners
}
pavilion-reason-corner-capped = { $tiles ->
    [one] 1 tile left in the corners (−{ $loss }, but never below 1)
   *[other] { $tiles } tiles left in the corners (−{ $loss }, but never below 1)
}
pavilion-result-shared = { $names } share the victory with { $points } points each.
    .you = { $names } share the victory with { $points } points each.
pavilion-invalid-move = “{ $text }” is not a move; write 3R to take, R5:4R1P, C5B:5B or 2.4G:3G to place, pass:2G to pass.
pavilion-illegal-take-due = { $move }: take tiles now, for example 3R.
pavilion-illegal-turn-due = { $move }: place a tile now, for example R5, or pass.
pavilion-turn-place = { $name }, your turn
    .you = Your turn
pavilion-turn-pay = { $name }, how do you pay for { $space }?
    .you = How do you pay for { $space }?
pavilion-turn-pick = { $picks ->
    [one] { $name }, take a tile:
   *[other] { $name }, take { $picks } tiles:
}
    .you = { $picks ->
        [one] Take a tile:
       *[other] Take { $picks } tiles:
    }
pavilion-turn-keep = { $most ->
    [one] { $name }, keep at most 1 tile:
   *[other] { $name }, keep at most { $most } tiles:
}
    .you = { $most ->
        [one] Keep at most 1 tile:
       *[other] Keep at most { $most } tiles:
    }
pavilion-prompt-draft = pick tiles
pavilion-prompt-place = pick a space, or pass
pavilion-prompt-target = pick the color
pavilion-prompt-gather = a letter adds a tile
pavilion-gather-none = That tile is not available, or there is no room for it.
pavilion-preview-marked = and the marker { $points }
pavilion-preview-number = all { $number }s covered ({ $points } at the end)
pavilion-preview-star = star complete ({ $points } at the end)
pavilion-preview-kept = keep { $tiles }
pavilion-preview-passed = { $tiles ->
    [one] out for this round with 1 tile
   *[other] out for this round with { $tiles } tiles
}
pavilion-preview-discarded = { $tiles ->
    [one] 1 to the tower { $points }
   *[other] { $tiles } to the tower { $points }
}
pavilion-legend = A star is read clockwise: a digit is a free space and what it costs, a letter the tile on it. After pillars, statues and windows comes the number of spaces still free around them; M is the marker.
pavilion-plain-wild = Wild: { $color }
pavilion-plain-then = { $wild }, then { $colors }
pavilion-plain-supply = + Supply: { $tiles }
pavilion-plain-passed = { $title }, has passed
pavilion-plain-hand = hand: { $tiles }
pavilion-plain-kept = { $hand }; kept: { $tiles }
pavilion-plain-none = none
pavilion-plain-star = star { $star }: { $slots }
pavilion-plain-done = done
pavilion-plain-pillar = pillars (1 tile): { $items }
pavilion-plain-statue = statues (2 tiles): { $items }
pavilion-plain-window = windows (3 tiles): { $items }
pavilion-plain-numbers = covered: { $items }
pavilion-help-keys = Type the move and press Enter; or ← → and Enter; or click tiles or a space, and once more to play. Escape starts over; f shows all boards. Your hand is shown in the upper corners of your board, what you keep in the lower ones; ⊘ means passed.
pavilion-help-take = To take: a source and a color. 3R takes all red tiles from display 3 and one wild tile, CR from the center.
pavilion-help-place = To place: a space and what pays for it. R5 is the 5 of the red star, C5B the 5 in the middle for a blue tile, 2.4G on the free side slot 4 (clockwise from the top) of star 2 (clockwise from the upper left) for a green tile.
pavilion-help-more = R5:4R1P pays with four red tiles and a purple one; +1O2P after it picks from the supply; you are asked for whatever you leave out. pass:2G1P passes and keeps three tiles, pass:- none.
pavilion-help-letters = O orange, R red, B blue, Y yellow, G green, P purple; C is the center, or the star in the middle. ║ pillar, ▲ statue, ╬ window, each with how many spaces around it are free; ★ is wild.
pavilion-help-rule-take = First half of a round: take all tiles of one color that is not wild from a display (the rest goes to the center) or from the center, and one wild tile if there is one. Where there are only wild tiles, take one. The first to take from the center gets the marker and loses a point for each tile taken.
pavilion-help-rule-place = Second half, in turns: spend as many tiles as a space costs, one of which goes there and the others to the tower. Wild tiles can stand in for all but one; a tile of the wild color itself is paid with that color only. The star in the middle takes each color once; on the free side a star is of one color or of six different ones.
pavilion-help-rule-score = A tile scores a point for itself and one for every tile connected to it in its star. Surround a pillar, a statue or a window and take 1, 2 or 3 tiles from the supply.
pavilion-help-rule-pass = If you pass, you are out for the round, keep up to four tiles for the next one and lose a point for each of the others. Scores never go below 1.
pavilion-help-rule-end = After six rounds complete stars give 14 (red), 15 (blue), 16 (yellow), 17 (orange), 18 (green), 20 (purple) or 12 (six colors); all 1s, 2s, 3s or 4s give 4, 8, 12 or 16; each tile left costs a point.

## Why a move is not allowed, and the score sheet

pavilion-illegal-wild-color = { $source ->
    [0] { $move }: { $color } is wild in this round; take another color from the center.
   *[other] { $move }: { $color } is wild in this round; take another color from display { $source }.
}
pavilion-illegal-other-side = { $move }: on this side of the boards that space is called { $space }.
pavilion-illegal-space-taken = { $move }: there is already a tile on that space.
pavilion-illegal-star-color = { $move }: that star takes no { $tile }.
pavilion-illegal-no-tile = { $move }: you have no { $tile } to place.
pavilion-illegal-too-few = { $move }: it costs { $cost }, but you can pay only { $has }.
pavilion-illegal-payment = { $move }: this can be paid with { $ways }.
pavilion-illegal-pay-due = { $move }: choose how to pay: { $ways }.
pavilion-illegal-pick-due = { $move }: choose a tile from the supply, in the order O R B Y G P: { $ways }.
pavilion-illegal-keep-due = { $move }: choose a tile to keep, in the order O R B Y G P: { $ways }.
pavilion-illegal-picks = { $move }: this brings { $tiles } from the supply.
pavilion-illegal-keeps = { $move }: of these tiles { $tiles } can be kept.
