# Le pavillon d'été. On tape ce que l'on voit : les lettres des tuiles sont celles des coups.

pavilion-color-O = orange
pavilion-color-R = rouge
pavilion-color-B = bleu
pavilion-color-Y = jaune
pavilion-color-G = vert
pavilion-color-P = violet
pavilion-letter-O = O
pavilion-letter-R = R
pavilion-letter-B = B
pavilion-letter-Y = Y
pavilion-letter-G = G
pavilion-letter-P = P
pavilion-tile-O = tuile orange
pavilion-tile-R = tuile rouge
pavilion-tile-B = tuile bleue
pavilion-tile-Y = tuile jaune
pavilion-tile-G = tuile verte
pavilion-tile-P = tuile violette
pavilion-tiles-O = { $count ->
    [one] { $count } tuile orange
   *[other] { $count } tuiles orange
}
pavilion-tiles-R = { $count ->
    [one] { $count } tuile rouge
   *[other] { $count } tuiles rouges
}
pavilion-tiles-B = { $count ->
    [one] { $count } tuile bleue
   *[other] { $count } tuiles bleues
}
pavilion-tiles-Y = { $count ->
    [one] { $count } tuile jaune
   *[other] { $count } tuiles jaunes
}
pavilion-tiles-G = { $count ->
    [one] { $count } tuile verte
   *[other] { $count } tuiles vertes
}
pavilion-tiles-P = { $count ->
    [one] { $count } tuile violette
   *[other] { $count } tuiles violettes
}
pavilion-head-round = Manche { $round } sur { $rounds }
pavilion-head-color = joker : { $color }
pavilion-head-side-colored = face colorée
pavilion-head-side-free = face libre
pavilion-head-keep = jusqu’à quatre tuiles gardées d’office
pavilion-head-last = rien n’est gardé à la fin
pavilion-head-bag = sac { $bag }, tour { $tower }
pavilion-head-supply = Approv.
pavilion-head-wild = Joker
pavilion-head-then = puis
pavilion-head-details = Tous les plateaux
pavilion-key-details = détail
pavilion-event-supply = L’approvisionnement : { $tiles }.
pavilion-event-refilled = { $count ->
    [one] { $tiles } arrive dans l’approvisionnement.
   *[other] { $tiles } arrivent dans l’approvisionnement.
}
pavilion-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière tuile de la tour y retourne.
   *[other] Le sac est vide : les { $tiles } tuiles de la tour y retournent.
}
pavilion-event-started = Manche { $round } : { $name } commence. Couleur joker : { $color }.
    .you = Manche { $round } : vous commencez. Couleur joker : { $color }.
pavilion-event-placing = Tout est pris : { $name } place en premier.
    .you = Tout est pris : vous placez en premier.
pavilion-event-returned = { $tiles ->
    [one] { $name } reprend la tuile gardée.
   *[other] { $name } reprend les { $tiles } tuiles gardées.
}
    .you = { $tiles ->
        [one] Vous reprenez la tuile gardée.
       *[other] Vous reprenez les { $tiles } tuiles gardées.
    }
pavilion-event-score = Score { $total }.
pavilion-event-final = { $name }, décompte final : { $items }. Score { $total }.
    .you = Votre décompte final : { $items }. Score { $total }.
pavilion-event-finished = Les { $round } manches sont jouées : la partie est terminée.
pavilion-move-marked = Avec le marqueur premier joueur : { $points }.
pavilion-move-placed = { $name } place { $tile } sur le { $cost } de son étoile en payant { $tiles } : { $points }.
    .you = Vous placez { $tile } sur le { $cost } de son étoile en payant { $tiles } : { $points }.
pavilion-move-placed-middle = { $name } place { $tile } sur le { $cost } de l’étoile centrale en payant { $tiles } : { $points }.
    .you = Vous placez { $tile } sur le { $cost } de l’étoile centrale en payant { $tiles } : { $points }.
pavilion-move-placed-free = { $name } place { $tile } sur le { $cost } de l’étoile { $star } en payant { $tiles } : { $points }.
    .you = Vous placez { $tile } sur le { $cost } de l’étoile { $star } en payant { $tiles } : { $points }.
pavilion-move-completed = Bonus : { $items }.
pavilion-move-picked = { $name } prend { $tiles } dans l’approvisionnement.
    .you = Vous prenez { $tiles } dans l’approvisionnement.
pavilion-move-passed = { $name } passe.
    .you = Vous passez.
pavilion-move-kept = { $name } garde { $tiles }.
    .you = Vous gardez { $tiles }.
pavilion-move-discarded = { $tiles ->
    [one] 1 tuile va dans la tour : { $points }.
   *[other] { $tiles } tuiles vont dans la tour : { $points }.
}
pavilion-done-pillar = { $tiles ->
    [one] un pilier (1 tuile)
   *[other] un pilier ({ $tiles } tuiles)
}
pavilion-done-statue = { $tiles ->
    [one] une statue (1 tuile)
   *[other] une statue ({ $tiles } tuiles)
}
pavilion-done-window = { $tiles ->
    [one] une fenêtre (1 tuile)
   *[other] une fenêtre ({ $tiles } tuiles)
}
pavilion-scored-star = étoile { $color ->
    [bleu] bleue
    [vert] verte
    [violet] violette
   *[other] { $color }
} { $points }
pavilion-scored-mixed = étoile multicolore { $points }
pavilion-scored-number = tous les { $number } { $points }
pavilion-scored-corner = { $tiles ->
    [one] tuile restante { $points }
   *[other] { $tiles } tuiles restantes { $points }
}
pavilion-reason-marked = { $tiles ->
    [one] marqueur premier joueur, pris avec 1 tuile
   *[other] marqueur premier joueur, pris avec { $tiles } tuiles
}
pavilion-reason-marked-capped = { $tiles ->
    [one] marqueur premier joueur, pris avec 1 tuile (−{ $loss }, mais jamais sous 1)
   *[other] marqueur premier joueur, pris avec { $tiles } tuiles (−{ $loss }, mais jamais sous 1)
}
pavilion-reason-placed = { $run ->
    [one] { $tile } sur un { $cost }, isolée
   *[other] { $tile } sur un { $cost }, { $run } connectées
}
pavilion-reason-middle = { $run ->
    [one] { $tile } sur un { $cost } de l’étoile centrale, isolée
   *[other] { $tile } sur un { $cost } de l’étoile centrale, { $run } connectées
}
pavilion-reason-discarded = { $tiles ->
    [one] 1 tuile défaussée en passant
   *[other] { $tiles } tuiles défaussées en passant
}
pavilion-reason-discarded-capped = { $tiles ->
    [one] 1 tuile défaussée en passant (−{ $loss }, mais jamais sous 1)
   *[other] { $tiles } tuiles défaussées en passant (−{ $loss }, mais jamais sous 1)
}
pavilion-reason-star = étoile { $color ->
    [bleu] bleue
    [vert] verte
    [violet] violette
   *[other] { $color }
} complète
pavilion-reason-mixed = étoile multicolore complète
pavilion-reason-number = toutes les cases { $number }
pavilion-reason-corner = { $tiles ->
    [one] 1 tuile restée dans les coins
   *[other] { $tiles } tuiles restées dans les coins
}
pavilion-reason-corner-capped = { $tiles ->
    [one] 1 tuile restée dans les coins (−{ $loss }, mais jamais sous 1)
   *[other] { $tiles } tuiles restées dans les coins (−{ $loss }, mais jamais sous 1)
}
pavilion-result-shared = { $names } partagent la victoire avec { $points } points chacun.
    .you = { $names } partagez la victoire avec { $points } points chacun.
pavilion-invalid-move = « { $text } » n’est pas un coup ; écrivez 3R pour prendre, R5:4R1P, C5B:5B ou 2.4G:3G pour placer, pass:2G pour passer.
pavilion-illegal-take-due = { $move } : il faut prendre des tuiles, par exemple 3R.
pavilion-illegal-turn-due = { $move } : placez une tuile, par exemple R5, ou passez avec pass.
pavilion-turn-place = { $name }, à vous
    .you = À vous de jouer
pavilion-turn-pay = { $name }, comment payer { $space } ?
    .you = Comment payer { $space } ?
pavilion-turn-pick = { $picks ->
    [one] { $name }, prenez 1 tuile :
   *[other] { $name }, prenez { $picks } tuiles :
}
    .you = { $picks ->
        [one] Prenez 1 tuile :
       *[other] Prenez { $picks } tuiles :
    }
pavilion-turn-keep = { $most ->
    [one] { $name }, gardez au plus 1 tuile :
   *[other] { $name }, gardez au plus { $most } tuiles :
}
    .you = { $most ->
        [one] Gardez au plus 1 tuile :
       *[other] Gardez au plus { $most } tuiles :
    }
pavilion-prompt-draft = choisissez des tuiles
pavilion-prompt-place = choisissez une case, ou passez (pass)
pavilion-prompt-target = choisissez la couleur
pavilion-prompt-gather = une lettre ajoute une tuile
pavilion-gather-none = Cette tuile n’est pas disponible, ou il n’y a plus de place.
pavilion-preview-marked = et le marqueur { $points }
pavilion-preview-number = tous les { $number } couverts ({ $points } à la fin)
pavilion-preview-star = étoile complète ({ $points } à la fin)
pavilion-preview-kept = garder { $tiles }
pavilion-preview-passed = { $tiles ->
    [one] fin de la manche pour vous, avec 1 tuile
   *[other] fin de la manche pour vous, avec { $tiles } tuiles
}
pavilion-preview-discarded = { $tiles ->
    [one] 1 dans la tour { $points }
   *[other] { $tiles } dans la tour { $points }
}
pavilion-legend = Une étoile se lit dans le sens horaire : un chiffre est une case libre et son coût, une lettre la tuile posée. Après piliers, statues et fenêtres vient le nombre de cases encore libres autour ; M est le marqueur.
pavilion-plain-wild = Joker : { $color }
pavilion-plain-then = { $wild }, puis { $colors }
pavilion-plain-supply = + Approvisionnement : { $tiles }
pavilion-plain-passed = { $title }, a passé
pavilion-plain-hand = en main : { $tiles }
pavilion-plain-kept = { $hand } ; gardé : { $tiles }
pavilion-plain-none = rien
pavilion-plain-star = étoile { $star } : { $slots }
pavilion-plain-done = fini
pavilion-plain-pillar = piliers (1 tuile) : { $items }
pavilion-plain-statue = statues (2 tuiles) : { $items }
pavilion-plain-window = fenêtres (3 tuiles) : { $items }
pavilion-plain-numbers = couverts : { $items }
pavilion-help-keys = Tapez le coup puis Entrée ; ou ← → et Entrée ; ou cliquez sur des tuiles ou une case, et encore une fois pour jouer. Échap pour recommencer ; f montre tous les plateaux. Votre main est aux coins supérieurs de votre plateau, ce que vous gardez aux coins inférieurs ; ⊘ : a passé.
pavilion-help-take = Prendre : une fabrique et une couleur. 3R prend toutes les tuiles rouges de la fabrique 3 et une tuile joker, CR celles du centre.
pavilion-help-place = Placer : une case et ce qui la paie. R5 est le 5 de l’étoile rouge, C5B le 5 de l’étoile centrale pour une tuile bleue, 2.4G sur la face libre la case 4 (sens horaire depuis le haut) de l’étoile 2 (sens horaire depuis le haut à gauche) pour une tuile verte.
pavilion-help-more = R5:4R1P paie avec quatre tuiles rouges et une violette ; +1O2P à la suite prend dans l’approvisionnement ; ce qui manque est demandé. pass:2G1P passe et garde trois tuiles, pass:- aucune.
pavilion-help-letters = O orange, R rouge, B bleu, Y jaune, G vert, P violet ; C est le centre, ou l’étoile centrale. ║ pilier, ▲ statue, ╬ fenêtre, chacun avec le nombre de cases libres autour ; ★ est joker.
pavilion-help-rule-take = Première moitié de la manche : prenez toutes les tuiles d’une couleur autre que la couleur joker dans une fabrique (le reste va au centre) ou au centre, plus une tuile joker s’il y en a. Là où il n’y a que des jokers, prenez-en un. Le premier à se servir au centre prend le marqueur et perd un point par tuile prise.
pavilion-help-rule-place = Seconde moitié, à tour de rôle : dépensez autant de tuiles que coûte une case ; l’une s’y place, les autres vont dans la tour. Les jokers peuvent remplacer toutes les tuiles sauf une ; une tuile de la couleur joker ne se paie qu’avec cette couleur. L’étoile centrale prend chaque couleur une fois ; sur la face libre, une étoile est d’une seule couleur ou de six couleurs différentes.
pavilion-help-rule-score = Une tuile rapporte 1 point, et 1 par tuile connectée dans son étoile. Entourez un pilier, une statue ou une fenêtre et prenez 1, 2 ou 3 tuiles dans l’approvisionnement.
pavilion-help-rule-pass = Un joueur qui passe ne joue plus de la manche, garde jusqu’à quatre tuiles pour la suivante et perd un point pour chacune des autres. Un score ne descend jamais sous 1.
pavilion-help-rule-end = Après six manches, les étoiles complètes rapportent 14 (rouge), 15 (bleue), 16 (jaune), 17 (orange), 18 (verte), 20 (violette) ou 12 (multicolore) ; tous les 1, 2, 3 ou 4 rapportent 4, 8, 12 ou 16 ; chaque tuile restante coûte un point.

## Pourquoi un coup n’est pas permis, et la feuille de score

pavilion-illegal-wild-color = { $source ->
    [0] { $move } : c’est la couleur joker ({ $color }) ; prenez une autre couleur au centre.
   *[other] { $move } : c’est la couleur joker ({ $color }) ; prenez une autre couleur dans la fabrique { $source }.
}
pavilion-illegal-other-side = { $move } : sur cette face, cette case s’appelle { $space }.
pavilion-illegal-space-taken = { $move } : il y a déjà une tuile sur cette case.
pavilion-illegal-star-color = { $move } : cette étoile n’accepte pas de { $tile }.
pavilion-illegal-no-tile = { $move } : vous n’avez pas de { $tile } à placer.
pavilion-illegal-too-few = { $move } : cela coûte { $cost }, mais vous ne pouvez payer que { $has }.
pavilion-illegal-payment = { $move } : cela se paie avec { $ways }.
pavilion-illegal-pay-due = { $move } : choisissez comment payer : { $ways }.
pavilion-illegal-pick-due = { $move } : choisissez une tuile de l’approvisionnement, dans l’ordre O R B Y G P : { $ways }.
pavilion-illegal-keep-due = { $move } : choisissez une tuile à garder, dans l’ordre O R B Y G P : { $ways }.
pavilion-illegal-picks = { $move } : cela donne { $tiles } de l’approvisionnement.
pavilion-illegal-keeps = { $move } : de ces tuiles, { $tiles } peuvent être gardées.
