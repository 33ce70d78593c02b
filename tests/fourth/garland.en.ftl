## Garland, a game that exists for tests only.
garland-name = Garland
garland-color-K = black
garland-color-L = lilac
garland-color-M = mint
garland-tile-K = black bead
garland-tile-L = lilac bead
garland-tile-M = mint bead
garland-tiles-K = { $count ->
    [one] { $count } black bead
   *[other] { $count } black beads
}
garland-tiles-L = { $count ->
    [one] { $count } lilac bead
   *[other] { $count } lilac beads
}
garland-tiles-M = { $count ->
    [one] { $count } mint bead
   *[other] { $count } mint beads
}
garland-event-began = Round { $round }: { $name } starts.
garland-move-strung = { $name } strings { $tiles } and has { $total } points.
garland-move-matched = The color matches: { $points }.
garland-move-snapped = The garland snaps: { $points }.
garland-event-mixed = { $name } has beads of every color: { $points }, { $total } in all.
garland-event-finished = The game is over after round { $round }.
garland-reason-strung = Strung { $tiles }
garland-reason-matched = The same color again
garland-reason-snapped = Too many beads at once
garland-reason-mixed = Beads of every color
garland-illegal-no-bead = { $move }: there is no { $tile } on the tray.
garland-invalid-move = { $text } is not a move; choose a color: K, L or M.
garland-tray = On the tray:
garland-turn = { $name }, take a color.
garland-length-short = short game
garland-length-middle = middle game
garland-length-long = long game
garland-prompt-take = pick a color
garland-legend = K, L and M are beads: black, lilac and mint.
garland-help-move = A move is a color: K takes all black beads from the tray.
garland-help-keys = Type a color and press Enter.
garland-help-rules = A point for every bead, 2 more if the color is the one you strung last. Four beads or more at once may snap the garland, which costs a point.
garland-sheet-beads = Beads
garland-result-shared = { $names } share the victory: { $points } points and as many beads each.
garland-result-tie-break = { $names } have { $points } points each; { $name } wins with { $ties } beads, fewer than the others.
