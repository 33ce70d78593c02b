## Guirlande, un jeu qui n’existe que pour les tests.
garland-name = Guirlande
garland-color-K = noir
garland-color-L = lilas
garland-color-M = menthe
garland-tile-K = perle noire
garland-tile-L = perle lilas
garland-tile-M = perle menthe
garland-tiles-K = { $count ->
    [one] { $count } perle noire
   *[other] { $count } perles noires
}
garland-tiles-L = { $count ->
    [one] { $count } perle lilas
   *[other] { $count } perles lilas
}
garland-tiles-M = { $count ->
    [one] { $count } perle menthe
   *[other] { $count } perles menthe
}
garland-event-began = Manche { $round } : { $name } commence.
garland-move-strung = { $name } enfile { $tiles } et a { $total } points.
garland-move-matched = La couleur se répète : { $points }.
garland-move-snapped = La guirlande casse : { $points }.
garland-event-mixed = { $name } a des perles de toutes les couleurs : { $points }, { $total } en tout.
garland-event-finished = La partie se termine après la manche { $round }.
garland-reason-strung = { $tiles } enfilées
garland-reason-matched = La même couleur encore
garland-reason-snapped = Trop de perles à la fois
garland-reason-mixed = Des perles de toutes les couleurs
garland-illegal-no-bead = { $move } : il n’y a pas de { $tile } sur le plateau.
garland-invalid-move = { $text } n’est pas un coup ; choisissez une couleur : K, L ou M.
