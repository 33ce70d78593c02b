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

## Ce qui ne va pas dans un jeu de planches

option-sintra-strips-wrong-utf-8 = Ce fichier n’est pas du texte UTF-8.
option-sintra-strips-wrong-parts-size = Ce fichier est trop long : un jeu de planches compte { $most } octets au plus.
option-sintra-strips-wrong-toml = { $line ->
    [0] Ce n’est pas du TOML : il manque quelque chose à la fin du fichier.
   *[other] Ce n’est pas du TOML : il y a une erreur à la ligne { $line }.
}
option-sintra-strips-wrong-field = Le champ « { $field } » ne contient pas ce qu’il faut.
option-sintra-strips-wrong-field-missing = Il manque le champ « { $field } ».
option-sintra-strips-wrong-field-unknown = Un jeu de planches n’a pas de champ « { $field } ».
option-sintra-strips-wrong-name = Le nom « { $name } » doit tenir sur une ligne, sans espace au début ni à la fin.
option-sintra-strips-wrong-strips = { $strips ->
    [one] Il faut { $due } planches ; le fichier en a { $strips }.
   *[other] Il faut { $due } planches ; le fichier en a { $strips }.
}
option-sintra-strips-wrong-windows = La face { $side } doit donner les points de { $due } fenêtres ; elle en donne { $windows }.
option-sintra-strips-wrong-ornaments = Il faut { $due } ornements ; le fichier en a { $ornaments }.
option-sintra-strips-wrong-ornament = L’ornement { $ornament } doit être entre deux fenêtres, pas deux fois à côté de la fenêtre { $window }.
option-sintra-strips-wrong-square = La face { $face } a une case « { $square } » ; les cases possibles sont { $known }.
option-sintra-strips-wrong-face = La face { $face } doit avoir { $due } cases ; elle en a { $squares }.
option-sintra-strips-wrong-joker-squares = { $squares ->
    [0] Une face doit avoir { $due } cases Joker (J) ; il n’y en a aucune.
   *[other] Une seule face doit avoir { $due } cases Joker (J), et aucune autre ; il y en a { $squares } sur { $faces }.
}
option-sintra-strips-wrong-square-colors = Aucune case pour le { $color } : toutes les couleurs doivent y être.
option-sintra-strips-wrong-track-size = { $spaces ->
    [one] La piste doit avoir de 2 à { $most } cases ; elle en a { $spaces }.
   *[other] La piste doit avoir de 2 à { $most } cases ; elle en a { $spaces }.
}
option-sintra-strips-wrong-track-start = La première case de la piste doit coûter 0, pas { $loss }.
option-sintra-strips-wrong-track-order = Chaque case de la piste doit coûter plus que la précédente ; { $after } suit { $before }.
