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
