# Les vitraux de Sintra. On tape ce que l'on voit : les lettres des pièces sont celles des coups.

sintra-color-B = bleu
sintra-color-Y = jaune
sintra-color-O = orange
sintra-color-P = rose
sintra-color-G = vert
sintra-letter-B = B
sintra-letter-Y = Y
sintra-letter-O = O
sintra-letter-P = P
sintra-letter-G = G
sintra-letter-J = *
sintra-tile-B = pièce bleue
sintra-tile-Y = pièce jaune
sintra-tile-O = pièce orange
sintra-tile-P = pièce rose
sintra-tile-G = pièce verte
sintra-tiles-B = { $count ->
    [one] { $count } pièce bleue
   *[other] { $count } pièces bleues
}
sintra-tiles-Y = { $count ->
    [one] { $count } pièce jaune
   *[other] { $count } pièces jaunes
}
sintra-tiles-O = { $count ->
    [one] { $count } pièce orange
   *[other] { $count } pièces orange
}
sintra-tiles-P = { $count ->
    [one] { $count } pièce rose
   *[other] { $count } pièces roses
}
sintra-tiles-G = { $count ->
    [one] { $count } pièce verte
   *[other] { $count } pièces vertes
}
sintra-head-round = Manche { $round } sur { $rounds }
sintra-head-side = face { $side }
sintra-head-negative = scores sous 0
sintra-head-left = retour à gauche seulement
sintra-head-strips = planches { $name }
sintra-head-bag = sac { $bag }, tour { $tower }
sintra-head-rounds = Manches
sintra-head-bonus = { $color } compte en plus
sintra-head-details = Les deux faces des planches
sintra-key-details = faces
sintra-board-glass = verre
sintra-board-next = puis { $loss }
sintra-event-laid = { $name } dispose ses planches à motif { $strips }.
    .you = Vous disposez vos planches à motif { $strips }.
sintra-indicated = { $numeral } { $color }
sintra-event-indicated = L’indicateur de manche : { $pieces }.
sintra-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière pièce de la tour de rangement y retourne.
   *[other] Le sac est vide : les { $tiles } pièces de la tour de rangement y retournent.
}
sintra-event-started = Manche { $round } : { $name } commence. La couleur de la manche : { $color }.
    .you = Manche { $round } : vous commencez. La couleur de la manche : { $color }.
sintra-event-retired = Fin de la manche { $round } : sa { $tile } va dans la tour de rangement.
sintra-event-scored = Points : { $items }. Score { $total }.
sintra-event-final = { $name }, décompte final : { $items }. Score { $total }.
    .you = Votre décompte final : { $items }. Score { $total }.
sintra-event-nothing = rien
sintra-event-finished = Les { $round } manches sont jouées : la partie est finie.
sintra-move-placed = { $name } prend { $tiles } { $from } pour l’emplacement { $place }.
    .you = Vous prenez { $tiles } { $from } pour l’emplacement { $place }.
sintra-move-moved = { $name } prend { $tiles } { $from } et avance à l’emplacement { $place }.
    .you = Vous prenez { $tiles } { $from } et avancez à l’emplacement { $place }.
sintra-move-laid = { $name } pose { $tiles } à l’emplacement { $place }.
    .you = Vous posez { $tiles } à l’emplacement { $place }.
sintra-move-broken = { $name } prend { $tiles } { $from } : tout se brise.
    .you = Vous prenez { $tiles } { $from } : tout se brise.
sintra-move-jokers = { $count ->
    [one] { $count } sur une case Joker.
   *[other] { $count } sur des cases Joker.
}
sintra-move-home = { $name } ramène son vitrier de l’emplacement { $from } à l’emplacement { $place }.
    .you = Vous ramenez votre vitrier de l’emplacement { $from } à l’emplacement { $place }.
sintra-move-broke = { $count ->
    [one] { $tiles } se brise.
   *[other] { $tiles } se brisent.
}
sintra-move-stepped = Verre brisé : { $loss }.
sintra-move-turned = La planche est retournée ({ $strip }).
sintra-move-chose = { $name } met { $tiles } dans la fenêtre { $place }.
    .you = Vous mettez { $tiles } dans la fenêtre { $place }.
sintra-move-set = { $tiles } va dans la fenêtre { $place }.
sintra-move-removed = La planche { $strip } est finie.
sintra-scored-wrapped = bout de la piste de verre { $points }
sintra-scored-bonus = couleur de la manche { $points }
sintra-scored-window = fenêtre { $place } { $points }
sintra-scored-left = pièces restantes { $points }
sintra-scored-glass = verre brisé { $points }
sintra-scored-ornament = ornement { $number } { $points }
sintra-scored-color = { $color } { $panes } × { $windows } { $points }
sintra-reason-wrapped = bout de la piste de verre brisé
sintra-reason-wrapped-capped = bout de la piste de verre brisé (−{ $loss }, mais jamais sous 0)
sintra-reason-bonus = { $tiles } à l’emplacement { $place }, la couleur de la manche
sintra-reason-window = fenêtre { $place }
sintra-reason-window-beyond = fenêtre { $place } ({ $own }) et celles à sa droite ({ $beyond })
sintra-reason-left = { $panes ->
    [one] { $panes } pièce restée sur les planches
   *[other] { $panes } pièces restées sur les planches
}
sintra-reason-glass = case { $space } de la piste de verre brisé
sintra-reason-glass-capped = case { $space } de la piste de verre brisé (−{ $loss }, mais jamais sous 0)
sintra-reason-ornament = ornement { $number } entouré de { $panes } pièces
sintra-reason-color = { $windows ->
    [one] { $tiles } dans les fenêtres × { $windows } fenêtre achevée
   *[other] { $tiles } dans les fenêtres × { $windows } fenêtres achevées
}
sintra-result-tie-break = { $ties ->
    [one] Égalité à { $points } entre { $names } ; { $name } gagne avec { $ties } point perdu au verre brisé, moins que les autres.
   *[other] Égalité à { $points } entre { $names } ; { $name } gagne avec { $ties } points perdus au verre brisé, moins que les autres.
}
    .you = { $ties ->
        [one] Égalité à { $points } entre { $names } ; vous gagnez avec { $ties } point perdu au verre brisé, moins que les autres.
       *[other] Égalité à { $points } entre { $names } ; vous gagnez avec { $ties } points perdus au verre brisé, moins que les autres.
    }
sintra-result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de points perdus au verre brisé.
    .you = { $names } partagez la victoire, à égalité de score ({ $points }) et de points perdus au verre brisé.
sintra-invalid-move = « { $text } » n’est pas un coup ; écrivez source, couleur et emplacement, comme 3B2 ou CP-, ou H.
sintra-turn-jokers = { $name }, combien sur les cases Joker ?
    .you = Combien sur les cases Joker ?
sintra-turn-pane = { $name }, quelle pièce pour la fenêtre { $place } ?
    .you = Quelle pièce pour la fenêtre { $place } ?
sintra-prompt-draft = choisissez des pièces, puis un emplacement
sintra-prompt-target = choisissez un emplacement
sintra-preview-placed = { $tiles } à l’emplacement { $place }
sintra-preview-full = { $tiles } à l’emplacement { $place }, complet
sintra-preview-broken = { $count ->
    [one] { $tiles } se brise
   *[other] { $tiles } se brisent
}
sintra-preview-broke = { $count ->
    [one] { $count } se brise
   *[other] { $count } se brisent
}
sintra-preview-jokers = { $count ->
    [one] { $count } sur case Joker
   *[other] { $count } sur cases Joker
}
sintra-preview-home = le vitrier revient à l’emplacement { $place }
sintra-preview-pane = { $tiles } dans la fenêtre { $place }
sintra-preview-glass = verre { $loss }
sintra-legend = Les majuscules sont des pièces, les minuscules les couleurs imprimées sur une planche, * est une case Joker, . est libre, M est le marqueur ; > est à la place du vitrier.
sintra-plain-rounds = Manches : { $pieces } ; { $color } compte en plus
sintra-plain-rounds-over = Manches : toutes jouées
sintra-plain-window = fenêtre { $panes } valeur { $value }
sintra-plain-back = autre face { $squares }
sintra-plain-glass = - verre brisé : { $loss } (case { $space } sur { $spaces }), pas suivant { $next }
sintra-plain-ornaments = ornements : { $items }
sintra-plain-ornament = fenêtres { $one } et { $other } { $points }
sintra-plain-color = fenêtres achevées × pièces d’une couleur : { $windows } × { $panes }
sintra-help-keys = Tapez le coup puis Entrée ; ou ← → pour les pièces, ↑ ↓ pour l’emplacement, Entrée ; ou cliquez une pièce, puis un emplacement. Cliquez ⌂ deux fois pour le retour. Échap recommence ; f montre les deux faces des planches.
sintra-help-move = Un coup est une fabrique, une couleur et un emplacement : 3B2 prend toutes les pièces bleues de la fabrique 3 pour la planche 2. CP- prend le rose du centre quand aucune planche à portée n’en veut : tout se brise.
sintra-help-letters = B bleu, Y jaune, O orange, P rose, G vert ; C est le centre, * une case Joker, qui accepte toute couleur.
sintra-help-more = H ramène le vitrier (▼) au-dessus de la planche la plus à gauche. J1 met une pièce sur une case Joker ; 4@O choisit une pièce orange pour la fenêtre 4.
sintra-help-rule-take = Prenez toutes les pièces d’une couleur dans une fabrique (le reste va au centre) ou au centre (le premier à le faire prend le marqueur et un pas de verre brisé).
sintra-help-rule-place = Elles vont sur une seule planche à motif, sous le vitrier ou à sa droite ; le vitrier suit. Chaque pièce sans case libre se brise : un pas sur la piste, au bout de laquelle on paie aussitôt et repart du haut. Si rien ne convient, tout se brise.
sintra-help-rule-home = Au lieu de prendre, vous pouvez ramener le vitrier.
sintra-help-rule-complete = Une planche complète rapporte ses pièces de la couleur de la manche, puis envoie une pièce dans la fenêtre dessous, qui rapporte sa valeur et celles des fenêtres à droite déjà garnies. La planche est retournée la première fois, retirée la seconde.
sintra-help-rule-end = Après six manches : 1 point pour trois pièces restées sur les planches, moins la piste de verre brisé. Face A : chaque ornement vaut 3, 6 ou 10 avec 2, 3 ou 4 pièces autour. Face B : fenêtres achevées × pièces de votre couleur la plus fréquente.

## Pourquoi un coup n’est pas permis, et la feuille de score

sintra-sheet-lost = Perdus au verre
sintra-illegal-turn-due = { $move } : prenez des pièces, par exemple 3B2, ou ramenez le vitrier avec H.
sintra-illegal-must-place = { $move } : une planche à portée accepte le { $color } ; choisissez l’emplacement { $places }.
sintra-illegal-no-strip = { $move } : il n’y a plus de planche à l’emplacement { $place }.
sintra-illegal-out-of-reach = { $move } : l’emplacement { $place } est à gauche du vitrier, qui est à l’emplacement { $glazier }.
sintra-illegal-all-breaks = { $move } : aucune planche à portée n’accepte le { $color } ; écrivez - et tout se brise.
sintra-illegal-no-square = { $move } : la planche { $place } n’a pas de case libre pour le { $color }.
sintra-illegal-no-strips = { $move } : il n’y a plus de planche où revenir.
sintra-illegal-at-home = { $move } : le vitrier est déjà sur la planche la plus à gauche.
sintra-illegal-home-is-right = { $move } : la planche la plus à gauche est à droite du vitrier, qui ne revient que vers la gauche.
sintra-illegal-squares-due = { $move } : dites combien de pièces vont sur les cases Joker, de J{ $least } à J{ $most }.
sintra-illegal-pane-due = { $move } : choisissez la pièce pour la fenêtre { $place } : { $panes }.
