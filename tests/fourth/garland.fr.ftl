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
garland-tray = Sur le plateau :
garland-turn = { $name }, prenez une couleur.
garland-length-short = partie courte
garland-length-middle = partie moyenne
garland-length-long = partie longue
garland-prompt-take = choisissez une couleur
garland-legend = K, L et M sont des perles : noires, lilas et menthe.
garland-help-move = Un coup est une couleur : K prend toutes les perles noires du plateau.
garland-help-keys = Tapez une couleur puis Entrée.
garland-help-rules = Un point par perle, 2 de plus si la couleur est celle enfilée en dernier. Quatre perles ou plus à la fois peuvent rompre la guirlande, ce qui coûte un point.
garland-sheet-beads = Perles
garland-result-shared = { $names } partagent la victoire : { $points } points et autant de perles chacun.
garland-result-tie-break = { $names } ont { $points } points chacun ; { $name } gagne avec { $ties } perles, moins que les autres.
