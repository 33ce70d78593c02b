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
sintra-head-negative = scores négatifs
sintra-head-left = retour à gauche seulement
sintra-head-strips = planches { $name }
sintra-head-bag = sac { $bag }, tour { $tower }
sintra-head-rounds = Manches
sintra-head-bonus = bonus : { $color }
sintra-head-details = Les deux faces des planches
sintra-key-details = faces
sintra-board-glass = verre
sintra-board-next = puis { $loss }
sintra-event-laid = { $name } dispose ses planches.
    .you = Vous disposez vos planches.
sintra-indicated = { $numeral } { $color }
sintra-event-indicated = L’indicateur de manche : { $pieces }.
sintra-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière pièce de la tour de rangement y retourne.
   *[other] Le sac est vide : les { $tiles } pièces de la tour de rangement y retournent.
}
sintra-event-started = Manche { $round } : { $name } commence. Couleur de la manche : { $color }.
    .you = Manche { $round } : vous commencez. Couleur de la manche : { $color }.
sintra-event-retired = Fin de la manche { $round } : sa { $tile } va dans la tour de rangement.
sintra-event-scored = Points : { $items }. Score { $total }.
sintra-event-final = { $name }, décompte final : { $items }. Score { $total }.
    .you = Votre décompte final : { $items }. Score { $total }.
sintra-event-nothing = rien
sintra-event-finished = Les { $round } manches sont jouées : la partie est terminée.
sintra-move-placed = { $name } prend { $tiles } { $from } pour la planche { $place }.
    .you = Vous prenez { $tiles } { $from } pour la planche { $place }.
sintra-move-moved = { $name } prend { $tiles } { $from } et avance son vitrier jusqu’à la planche { $place }.
    .you = Vous prenez { $tiles } { $from } et avancez votre vitrier jusqu’à la planche { $place }.
sintra-move-laid = { $name } pose { $tiles } sur la planche { $place }.
    .you = Vous posez { $tiles } sur la planche { $place }.
sintra-move-broken = { $name } prend { $tiles } { $from } : tout se brise.
    .you = Vous prenez { $tiles } { $from } : tout se brise.
sintra-move-jokers = { $count ->
    [one] { $count } pièce va sur une case joker.
   *[other] { $count } pièces vont sur des cases joker.
}
sintra-move-home = { $name } ramène son vitrier de l’emplacement { $from } à l’emplacement { $place }.
    .you = Vous ramenez votre vitrier de l’emplacement { $from } à l’emplacement { $place }.
sintra-move-broke = { $count ->
    [one] { $tiles } se brise.
   *[other] { $tiles } se brisent.
}
sintra-move-stepped = Piste de verre brisé : maintenant à { $loss }.
sintra-move-turned = La planche est retournée.
sintra-move-chose = { $name } met { $tiles } dans la fenêtre { $place }.
    .you = Vous mettez { $tiles } dans la fenêtre { $place }.
sintra-move-set = { $tiles } va dans la fenêtre { $place }.
sintra-move-removed = La planche quitte le jeu.
sintra-scored-wrapped = bout de la piste de verre { $points }
sintra-scored-bonus = couleur de la manche { $points }
sintra-scored-window = fenêtre { $place } { $points }
sintra-scored-left = pièces restantes { $points }
sintra-scored-glass = verre brisé { $points }
sintra-scored-ornament = ornement { $number } { $points }
sintra-scored-color = { $color } ({ $panes } × { $windows }) { $points }
sintra-reason-wrapped = bout de la piste de verre brisé
sintra-reason-wrapped-capped = bout de la piste de verre brisé (−{ $loss }, mais jamais sous 0)
sintra-reason-bonus = { $tiles } sur la planche { $place } (couleur de la manche)
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
sintra-result-tie-break = Égalité à { $points } entre { $names } ; { $name } l’emporte avec moins de points perdus au verre brisé ({ $ties }).
    .you = Égalité à { $points } entre { $names } ; vous l’emportez avec moins de points perdus au verre brisé ({ $ties }).
sintra-result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de points perdus au verre brisé.
    .you = { $names } partagez la victoire, à égalité de score ({ $points }) et de points perdus au verre brisé.
sintra-invalid-move = « { $text } » n’est pas un coup ; écrivez fabrique, couleur et emplacement, comme 3B2 ou CP-, ou H pour ramener le vitrier.
sintra-turn-jokers = { $name }, combien sur les cases joker ?
    .you = Combien sur les cases joker ?
sintra-turn-pane = { $name }, quelle pièce pour la fenêtre { $place } ?
    .you = Quelle pièce pour la fenêtre { $place } ?
sintra-prompt-draft = choisissez des pièces, puis un emplacement
sintra-prompt-target = choisissez un emplacement
sintra-preview-placed = { $tiles } sur la planche { $place }
sintra-preview-full = { $tiles } pour compléter la planche { $place }
sintra-preview-broken = { $count ->
    [one] { $tiles } se brise
   *[other] { $tiles } se brisent
}
sintra-preview-broke = { $count ->
    [one] { $count } se brise
   *[other] { $count } se brisent
}
sintra-preview-jokers = { $count ->
    [one] dont { $count } sur une case joker
   *[other] dont { $count } sur des cases joker
}
sintra-preview-home = le vitrier revient à l’emplacement { $place }
sintra-preview-pane = { $tiles } dans la fenêtre { $place }
sintra-preview-glass = verre { $loss }
sintra-preview-wrapped = bout de la piste { $points }, retour à { $loss }
sintra-legend = Les majuscules sont des pièces, les minuscules les couleurs imprimées sur une planche, * est une case joker, . est libre, M est le marqueur ; > marque l’emplacement du vitrier.
sintra-plain-rounds = Manches : { $pieces } ; bonus : { $color }
sintra-plain-rounds-over = Manches : toutes jouées
sintra-plain-window = fenêtre { $panes } valeur { $value }
sintra-plain-back = autre face { $squares }
sintra-plain-glass = - verre brisé : { $loss } (case { $space } sur { $spaces }), prochain pas { $next }
sintra-plain-ornaments = ornements : { $items }
sintra-plain-ornament = fenêtres { $one } et { $other } { $points }
sintra-plain-color = fenêtres achevées × pièces d’une couleur : { $windows } × { $panes }
sintra-help-keys = Tapez le coup puis Entrée ; ou ← → pour les pièces, ↑ ↓ pour l’emplacement, Entrée ; ou cliquez sur une pièce, puis sur un emplacement. Cliquez deux fois sur ⌂ pour ramener le vitrier. Échap pour recommencer ; f montre les deux faces des planches.
sintra-help-move = Un coup est une fabrique, une couleur et un emplacement : 3B2 prend toutes les pièces bleues de la fabrique 3 pour la planche 2. CP- prend le rose du centre quand aucune planche à portée n’en veut : tout se brise.
sintra-help-letters = B bleu, Y jaune, O orange, P rose, G vert ; C est le centre, * une case joker, qui accepte toute couleur.
sintra-help-more = H ramène le vitrier (▼) au-dessus de la planche la plus à gauche. J1 met une pièce sur une case joker ; 4@O choisit une pièce orange pour la fenêtre 4.
sintra-help-rule-take = Prenez toutes les pièces d’une couleur dans une fabrique (le reste va au centre) ou au centre (le premier à le faire prend le marqueur et avance d’une case sur la piste de verre brisé).
sintra-help-rule-place = Elles vont sur une seule planche, sous le vitrier ou à sa droite ; le vitrier suit. Chaque pièce sans case libre se brise : un pas sur la piste, au bout de laquelle on paie aussitôt et repart du haut. Si rien ne convient, tout se brise.
sintra-help-rule-home = Au lieu de prendre, vous pouvez ramener le vitrier.
sintra-help-rule-complete = Une planche complète rapporte ses pièces de la couleur de la manche, puis envoie une pièce dans la fenêtre du dessous, qui rapporte sa valeur et celles des fenêtres à droite déjà garnies. La planche est retournée la première fois, retirée la seconde.
sintra-help-rule-end = Après six manches : 1 point par groupe de trois pièces restées sur les planches, moins la piste de verre brisé. Face A : chaque ornement vaut 3, 6 ou 10 avec 2, 3 ou 4 pièces autour. Face B : fenêtres achevées × pièces de votre couleur la plus fréquente.

## Pourquoi un coup n’est pas permis, et la feuille de score

sintra-sheet-lost = Perdus au verre
sintra-illegal-turn-due = { $move } : prenez des pièces, par exemple 3B2, ou ramenez le vitrier avec H.
sintra-illegal-must-place = { $move } : une planche à portée accepte la couleur { $color } ; choisissez la planche { $places }.
sintra-illegal-no-strip = { $move } : il n’y a plus de planche à l’emplacement { $place }.
sintra-illegal-out-of-reach = { $move } : la planche { $place } est hors de portée : le vitrier n’avance que vers la droite.
sintra-illegal-all-breaks = { $move } : aucune planche à portée n’accepte la couleur { $color } ; écrivez - et tout se brise.
sintra-illegal-no-square = { $move } : pas de case libre pour la couleur { $color } sur la planche { $place }.
sintra-illegal-no-strips = { $move } : il n’y a plus de planche où revenir.
sintra-illegal-at-home = { $move } : le vitrier est déjà au-dessus de votre planche la plus à gauche.
sintra-illegal-home-is-right = { $move } : la planche la plus à gauche est à droite du vitrier, qui ne revient que vers la gauche.
sintra-illegal-squares-due = { $move } : dites combien de pièces vont sur les cases joker, de { $least } à { $most }.
sintra-illegal-pane-due = { $move } : choisissez la pièce pour la fenêtre { $place } : { $panes }.
