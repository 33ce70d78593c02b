# Sintra sur la page : ses règles et ses plateaux, en français. sintra.page.en.ftl a les mêmes messages avec les mêmes variables.

## Plateaux

sintra-page-glazier = Le vitrier est au-dessus de l’emplacement { $place }
sintra-page-home = Le vitrier rentre, à l’emplacement { $place }
sintra-page-home-again = Le vitrier rentre, à l’emplacement { $place } : appuyez encore pour confirmer
sintra-page-strip-gone = Emplacement { $place }, plus de planche
sintra-page-strip-empty = Emplacement { $place } : de la place pour { $free }
sintra-page-strip = Emplacement { $place } : { $panes } ; de la place pour { $free }
sintra-page-strip-full = Emplacement { $place }, complet : { $panes }
sintra-page-other-face = L’autre face de la planche à l’emplacement { $place } : { $squares }
sintra-page-jokers = { $count ->
    [one] { $count } case Joker
   *[other] { $count } cases Joker
}
sintra-page-pane = La { $tile }
sintra-page-window-empty = { $points ->
    [one] Fenêtre { $place }, { $points } point : vide
   *[other] Fenêtre { $place }, { $points } points : vide
}
sintra-page-window = { $points ->
    [one] Fenêtre { $place }, { $points } point : { $panes }
   *[other] Fenêtre { $place }, { $points } points : { $panes }
}
sintra-page-worth = { $points ->
    [one] Une planche achevée à l’emplacement { $place } rapporte { $points } point
   *[other] Une planche achevée à l’emplacement { $place } rapporte { $points } points
}
sintra-page-ornament = Ornement entre les fenêtres { $one } et { $other } : { $panes } pièces sur 4, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sintra-page-track = Verre brisé : case { $space } sur { $spaces }, { $loss } ; ensuite { $next }
sintra-page-best = { $panes } { $color } × { $windows ->
    [one] { $windows } fenêtre achevée
   *[other] { $windows } fenêtres achevées
} = { $points }
sintra-page-best-none = Encore aucune pièce dans les fenêtres
sintra-page-bonus = bonus : { $color }
sintra-page-round = { $numeral } { $color }
sintra-page-rounds = Couleurs des manches à venir : { $pieces }
sintra-page-jokers-ask = Combien sur les cases Joker ?
sintra-page-jokers-choice = { $count ->
    [0] Aucune sur une case Joker : { $preview }
   *[other] { $count } sur les cases Joker : { $preview }
}
sintra-page-jokers-short = { $count ->
    [0] aucune
   *[other] { $count } ★
}
sintra-page-pane-ask = Une pièce pour la fenêtre
sintra-page-hint-pane = Choisissez la pièce pour la fenêtre { $place }
sintra-page-hint-strip = Choisissez maintenant une planche
sintra-page-hint-break = Aucune planche à portée n’accepte le { $color } : tout se brise
sintra-page-tower = Tour
