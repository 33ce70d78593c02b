# Le pavillon d’été sur la page : ses règles et ses plateaux, en français. pavilion.page.en.ftl a les mêmes messages avec les mêmes variables.

## Boards

pavilion-page-star = Étoile { $star } : { $tiles }
pavilion-page-star-empty = Étoile { $star }, vide
pavilion-page-tile-on = { $color } sur { $cost }
pavilion-page-pillar = { $left ->
    [0] Pilier { $number }, gagné
    [one] Pilier { $number } : encore { $left } case
   *[other] Pilier { $number } : encore { $left } cases
}
pavilion-page-statue = { $left ->
    [0] Statue { $number }, gagnée
    [one] Statue { $number } : encore { $left } case
   *[other] Statue { $number } : encore { $left } cases
}
pavilion-page-window = { $left ->
    [0] Fenêtre { $number }, gagnée
    [one] Fenêtre { $number } : encore { $left } case
   *[other] Fenêtre { $number } : encore { $left } cases
}
pavilion-page-hand = Main
pavilion-page-wild-stack = { $tiles }, joker
pavilion-page-progress = Étoiles et nombres
pavilion-page-number = { $number } : { $covered } sur { $all }, { $points } points à la fin
pavilion-page-star-count = { $color ->
    [mixed] Étoile de six couleurs : { $filled } sur 6
   *[other] Étoile, { $color } : { $filled } sur 6
}
pavilion-page-space = { $brings ->
    [0] { $space }, coût { $cost } : { $colors }, { $points }
    [one] { $space }, coût { $cost } : { $colors }, { $points } et { $brings } tuile de l’approvisionnement
   *[other] { $space }, coût { $cost } : { $colors }, { $points } et { $brings } tuiles de l’approvisionnement
}
pavilion-page-supply = Approvisionnement : { $tiles }
pavilion-page-supply-empty = Approvisionnement, vide
pavilion-page-tower = Tour
pavilion-page-wild = Joker : { $color }, puis { $next }
pavilion-page-wild-last = Joker : { $color }, dans la dernière manche
pavilion-page-wild-short = joker : { $color }

## Putting a turn together

pavilion-page-turn-place = { $name } : placez une tuile ou passez
pavilion-page-hint-space = Choisissez une case
pavilion-page-hint-nothing = Vous ne pouvez rien placer
pavilion-page-hint-color = Quelle couleur ?
pavilion-page-hint-decides = La deuxième tuile décide : une seule couleur, ou six différentes
pavilion-page-hint-pay = { $becomes ->
    [one] { $color } { $cost } → { $points }, l’étoile n’aura que cette couleur
    [six] { $color } { $cost } → { $points }, l’étoile aura six couleurs
   *[other] { $color } { $cost } → { $points }
}
pavilion-page-hint-pick = { $picks ->
    [one] Prenez { $picks } tuile de l’approvisionnement
   *[other] Prenez { $picks } tuiles de l’approvisionnement
}
pavilion-page-hint-pass = { $lost ->
    [0] Garder { $kept }
   *[other] Garder { $kept }, perdre { $lost }
}
pavilion-page-choose-color = Couleur de la tuile
pavilion-page-place-color = { $color }, { $points }
pavilion-page-place-one-color = { $color }, { $points } : l’étoile n’aura que cette couleur
pavilion-page-place-mixed = { $color }, { $points } : l’étoile aura six couleurs
pavilion-page-payment = Paiement
pavilion-page-pays = Vous payez { $tiles }
pavilion-page-less-wild = Un joker de moins
pavilion-page-more-wild = Un joker de plus
pavilion-page-place = Placer
pavilion-page-brings = { $tiles ->
    [one] puis prenez { $tiles } tuile
   *[other] puis prenez { $tiles } tuiles
}
pavilion-page-choose-picks = Approvisionnement
pavilion-page-some-chosen = { $tiles }, dont { $chosen } pour vous
pavilion-page-take = Prendre { $chosen } sur { $picks }
pavilion-page-take-all = Prendre
pavilion-page-pass = Passer
pavilion-page-passed = passe
pavilion-page-corners = Coins
pavilion-page-loose = Tuiles à défausser
pavilion-page-drop = Ne pas garder : { $tile }
pavilion-page-keep = Garder une de ces tuiles : { $tiles }
pavilion-page-pass-loss = Passer { $points }
pavilion-page-back = Retour
pavilion-page-to-hand = Votre main
