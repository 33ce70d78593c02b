# Le jeu classique. La lettre est celle qu'une page peut montrer sur une tuile ; les coups s'écrivent toujours B Y R K W J.

classic-color-B = bleu
classic-color-Y = jaune
classic-color-R = rouge
classic-color-K = noir
classic-color-W = blanc
classic-color-J = joker
classic-letter-B = B
classic-letter-Y = J
classic-letter-R = R
classic-letter-K = N
classic-letter-W = W
classic-letter-J = ★
classic-tile-B = tuile bleue
classic-tile-Y = tuile jaune
classic-tile-R = tuile rouge
classic-tile-K = tuile noire
classic-tile-W = tuile blanche
classic-tile-J = tuile joker
classic-tiles-B = { $count ->
    [one] { $count } tuile bleue
   *[other] { $count } tuiles bleues
}
classic-tiles-Y = { $count ->
    [one] { $count } tuile jaune
   *[other] { $count } tuiles jaunes
}
classic-tiles-R = { $count ->
    [one] { $count } tuile rouge
   *[other] { $count } tuiles rouges
}
classic-tiles-K = { $count ->
    [one] { $count } tuile noire
   *[other] { $count } tuiles noires
}
classic-tiles-W = { $count ->
    [one] { $count } tuile blanche
   *[other] { $count } tuiles blanches
}
classic-tiles-J = { $count ->
    [one] { $count } tuile joker
   *[other] { $count } tuiles jokers
}
classic-head-bag = sac { $bag }, couvercle { $lid }
classic-head-wall-colored = mur coloré
classic-head-wall-gray = mur gris
classic-head-jokers = jokers
classic-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière tuile du couvercle y retourne.
   *[other] Le sac est vide : les { $tiles } tuiles du couvercle y retournent.
}
classic-event-started = Manche { $round } : { $name } commence.
    .you = Manche { $round } : vous commencez.
classic-move-lined = { $name } prend { $tiles } { $from } pour la ligne { $line }.
    .you = Vous prenez { $tiles } { $from } pour la ligne { $line }.
classic-move-floored = { $count ->
    [one] { $name } prend { $tiles } { $from } et la laisse tomber sur le plancher.
   *[other] { $name } prend { $tiles } { $from } et les laisse tomber sur le plancher.
}
    .you = { $count ->
        [one] Vous prenez { $tiles } { $from } et la laissez tomber sur le plancher.
       *[other] Vous prenez { $tiles } { $from } et les laissez tomber sur le plancher.
    }
classic-move-kept = { $name } pose { $tiles } sur la ligne { $line }.
    .you = Vous posez { $tiles } sur la ligne { $line }.
classic-move-fell = { $count ->
    [one] { $tiles } tombe sur le plancher.
   *[other] { $tiles } tombent sur le plancher.
}
classic-move-lidded = { $count ->
    [one] { $tiles } va dans le couvercle.
   *[other] { $tiles } vont dans le couvercle.
}
classic-reason-tiled-alone = { $tile } en ligne { $row }, colonne { $column }
classic-reason-tiled-across = { $tile } en ligne { $row }, colonne { $column } ({ $across } à l’horizontale)
classic-reason-tiled-down = { $tile } en ligne { $row }, colonne { $column } ({ $down } à la verticale)
classic-reason-tiled-both = { $tile } en ligne { $row }, colonne { $column } ({ $across } à l’horizontale et { $down } à la verticale)
classic-reason-penalty = { $spaces ->
    [one] { $spaces } case du plancher
   *[other] { $spaces } cases du plancher
}
classic-reason-penalty-capped = { $spaces ->
    [one] { $spaces } case du plancher (−{ $loss }, mais jamais sous 0)
   *[other] { $spaces } cases du plancher (−{ $loss }, mais jamais sous 0)
}
classic-reason-row = ligne { $number } complète
classic-reason-column = colonne { $number } complète
classic-reason-color = les cinq tuiles { $color ->
    [bleu] bleues
    [jaune] jaunes
    [rouge] rouges
    [noir] noires
    [blanc] blanches
   *[other] { $color }
}
classic-scored-tiled = ligne { $row } { $points }
classic-scored-broken = la ligne { $line } ne trouve pas de case sur le mur ({ $tiles } au plancher)
classic-scored-penalty = plancher { $points }
classic-scored-row = ligne { $number } { $points }
classic-scored-column = colonne { $number } { $points }
classic-scored-color = tout le { $color } { $points }
classic-event-scored = { $name } carrelle son mur : { $items }. Score { $total }.
    .you = Vous carrelez votre mur : { $items }. Score { $total }.
classic-event-bonus = { $name } marque ses bonus : { $items }. Score { $total }.
    .you = Vous marquez vos bonus : { $items }. Score { $total }.
classic-event-finished = { $reason ->
    [row] Une ligne de mur est complète : la partie prend fin après la manche { $round }.
    [tiles] Il ne reste plus de tuiles : la partie prend fin après la manche { $round }.
   *[dead] Plus aucune ligne n’acceptera de tuile : la partie prend fin après la manche { $round }.
}
classic-result-tie-break = Égalité à { $points } entre { $names } ; { $name } l’emporte au nombre de lignes complètes ({ $ties }).
    .you = Égalité à { $points } entre { $names } ; vous l’emportez au nombre de lignes complètes ({ $ties }).
classic-result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de lignes complètes.
    .you = { $names } partagez la victoire, à égalité de score ({ $points }) et de lignes complètes.
classic-invalid-move = « { $text } » n’est pas un coup ; écrivez fabrique, couleur et ligne, comme 3B2 ou CR-.
classic-turn-jokers = { $name }, combien de jokers restent sur la ligne { $line } ?
    .you = Combien de jokers restent sur la ligne { $line } ?
classic-turn-wall = { $name }, choisissez une case de la ligne { $row } du mur
    .you = Choisissez une case de la ligne { $row } du mur
classic-prompt-draft = choisissez des tuiles, puis une ligne
classic-prompt-target = choisissez une ligne
classic-preview-lined = { $tiles } sur la ligne { $line }
classic-preview-full = { $tiles } pour compléter la ligne { $line }
classic-preview-overfull = { $tiles } : la ligne est complète, et vous choisissez ce qui y reste
classic-preview-floored = { $tiles } sur le plancher
classic-preview-fell = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
classic-preview-floor = plancher { $loss }
classic-preview-cell = Ligne { $row }, colonne { $column }
classic-legend = Les majuscules sont des tuiles, les minuscules les couleurs imprimées sur le mur, . est libre, M est le marqueur.
classic-plain-floor-empty = vide
classic-plain-floor = - plancher : { $tiles }
classic-help-move = Un coup est une fabrique, une couleur et une ligne : 3B2 prend toutes les tuiles bleues de la fabrique 3 pour la ligne motif 2, CR- prend les rouges au centre et les laisse tomber sur le plancher.
classic-help-letters = B bleu, Y jaune, R rouge, K noir, W blanc, J joker ; C est le centre, - le plancher.
classic-help-jokers = Avec les jokers : 3J2 prend les jokers seuls, 3BJ2 les tuiles bleues et les jokers. J1 dit combien restent sur une ligne trop courte ; 2@4 choisit la colonne 4 de la ligne 2 du mur.
classic-help-keys = Tapez le coup puis Entrée ; ou ← → pour les tuiles, ↑ ↓ pour la ligne, Entrée ; ou cliquez sur une tuile, puis sur une ligne. Échap pour recommencer.
classic-help-rule-take = Prenez toutes les tuiles d’une couleur dans une fabrique (le reste va au centre) ou au centre (le premier à le faire prend le marqueur premier joueur).
classic-help-rule-lines = Une ligne motif ne porte qu’une couleur. Ce qui dépasse tombe sur la ligne plancher et coûte des points.
classic-help-rule-score = À la fin de la manche, chaque ligne motif complète envoie une tuile au mur : 1 point, ou la longueur de la ligne et de la colonne qu’elle rejoint.
classic-help-rule-end = La partie se termine avec une ligne de mur complète. Bonus : 2 par ligne, 7 par colonne, 10 pour les cinq tuiles d’une couleur.

## Pourquoi un coup n’est pas permis, et la feuille de score

classic-sheet-rows = Lignes complètes
classic-illegal-take-due = { $move } : il faut prendre des tuiles, par exemple 3B2.
classic-illegal-line-full = { $move } : la ligne { $line } est pleine.
classic-illegal-line-color = { $move } : la ligne { $line } contient déjà une autre couleur, { $color }.
classic-illegal-wall-color = { $move } : la ligne { $line } du mur n’accepte plus de { $color }.
classic-illegal-jokers-due = { $move } : dites combien de jokers restent sur la ligne { $line }, de { $least } à { $most }.
classic-illegal-cell-due = { $move } : choisissez une case de la ligne { $row } du mur : { $cells }.
classic-illegal-cell-taken = { $move } : la colonne { $column } de la ligne { $row } est occupée.
classic-illegal-column-color = { $move } : la colonne { $column } contient déjà du { $color }.
