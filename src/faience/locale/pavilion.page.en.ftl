# Summer Pavilion on the page: its rules and its boards, in English. pavilion.page.fr.ftl has the same messages with the same variables.

## Boards

pavilion-page-star = Star { $star }: { $tiles }
pavilion-page-star-empty = Star { $star }, empty
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
pavilion-page-star-count = { $color ->
    [mixed] Star of six colors: { $filled } of 6
   *[other] Star, { $color }: { $filled } of 6
}
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
    [one] Take { $picks } tile from the supply
   *[other] Take { $picks } tiles from the supply
}
pavilion-page-hint-pass = { $lost ->
    [0] Keep { $kept }
   *[other] Keep { $kept }, lose { $lost }
}
pavilion-page-choose-color = Color of the tile
pavilion-page-place-color = { $color }, { $points }
pavilion-page-place-one-color = { $color }, { $points }: the star becomes { $color }
pavilion-page-place-mixed = { $color }, { $points }: the star gets six colors
pavilion-page-payment = Payment
pavilion-page-pays = You pay { $tiles }
pavilion-page-less-wild = One wild tile less
pavilion-page-more-wild = One wild tile more
pavilion-page-place = Place
pavilion-page-brings = { $tiles ->
    [one] then take { $tiles } tile
   *[other] then take { $tiles } tiles
}
pavilion-page-choose-picks = Supply
pavilion-page-some-chosen = { $tiles }, { $chosen } chosen
pavilion-page-take = Take { $chosen } of { $picks }
pavilion-page-take-all = Take
pavilion-page-pass = Pass
pavilion-page-passed = pass
pavilion-page-corners = Corners
pavilion-page-loose = Tiles to discard
pavilion-page-drop = Do not keep: { $tile }
pavilion-page-keep = Keep one of { $tiles }
pavilion-page-pass-loss = Pass { $points }
pavilion-page-back = Back
pavilion-page-to-hand = Your hand
