# Le pavillon d’été sur la page : ses règles et ses plateaux, en français. pavilion.page.en.ftl a les mêmes messages avec les mêmes variables.

## Boards

pavilion-page-star-name = { $star ->
    [O] Étoile orange
    [R] Étoile rouge
    [B] Étoile bleue
    [Y] Étoile jaune
    [G] Étoile verte
    [P] Étoile violette
    [C] Étoile centrale
    [mixed] Étoile multicolore
   *[other] Étoile { $star }
}
pavilion-page-star = { $star } : { $tiles }
pavilion-page-star-empty = { $star }, vide
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
pavilion-page-star-count = { $star } : { $filled } sur 6
pavilion-page-slot = { $star }, case { $slot }
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
    .you = Placez une tuile ou passez
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
    [one] Prenez { $picks } tuile
   *[other] Prenez { $picks } tuiles : { $chosen } sur { $picks }
}
pavilion-page-hint-pass = { $lost ->
    [0] Garder { $kept }
    [one] Garder { $kept }, défausser 1 tuile
   *[other] Garder { $kept }, défausser { $lost } tuiles
}
pavilion-page-hint-pass-last = { $lost ->
    [0] Passer
    [one] À la dernière manche, une tuile restante coûte 1 point
   *[other] À la dernière manche, les { $lost } tuiles restantes coûtent 1 point chacune
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
pavilion-page-brings-short = { $tiles ->
    [one] +{ $tiles } tuile
   *[other] +{ $tiles } tuiles
}
pavilion-page-choose-picks = Approvisionnement
pavilion-page-some-chosen = { $tiles }, dont { $chosen } pour vous
pavilion-page-take = Prendre
pavilion-page-pass = Passer
pavilion-page-passed = passe
pavilion-page-corners = Coins
pavilion-page-loose = Tuiles à défausser
pavilion-page-drop = Ne pas garder : { $tile }
pavilion-page-keep = Garder une de ces tuiles : { $tiles }
pavilion-page-pass-loss = Passer { $points }
pavilion-page-back = Retour
pavilion-page-to-hand = Votre main

## Rules

rules-pavilion-goal = En bref
rules-pavilion-goal-1 = Vous posez le sol d’un pavillon : sept étoiles de six cases. À chaque manche vous prenez d’abord des tuiles, puis vous les dépensez : une case coûte autant de tuiles que l’indique son nombre, l’une d’elles y reste, et les tuiles qui se touchent rapportent des points ensemble.
rules-pavilion-goal-2 = Entre les étoiles se dressent des piliers, des statues et des fenêtres. Entourez-les, et ils vous rapportent d’autres tuiles. Après six manches, les étoiles et les nombres complets donnent des points, et le score le plus élevé l’emporte.

rules-pavilion-setup = Ce qu’il y a sur la table
rules-pavilion-setup-1 = Chaque joueur a un plateau avec six étoiles autour d’une étoile centrale, et quatre coins. Tout le monde joue sur la même face, la colorée ou la libre.
rules-pavilion-setup-2 = Le sac contient 132 tuiles, 22 de chacune des six couleurs. Dix d’entre elles forment l’approvisionnement. À 2, 3 ou 4 joueurs il y a 5, 7 ou 9 fabriques, et chacune reçoit quatre tuiles du sac. Le marqueur est au centre.
rules-pavilion-setup-3 = Chaque score commence à 5. Le premier joueur est tiré au sort, ou choisi d’un commun accord.
rules-pavilion-setup-figure = Un plateau à la deuxième manche, où le vert est joker : des tuiles sur les étoiles, six autres dans la main en dessous, et les coins pour les tuiles gardées.

rules-pavilion-wild = La couleur joker
rules-pavilion-wild-1 = À chacune des six manches, une couleur est joker. Ses tuiles peuvent en remplacer d’autres quand vous payez : tout le monde les veut.
rules-pavilion-wild-2 = L’ordre est toujours le même : vous pouvez donc garder des tuiles qui seront jokers à la manche suivante.
rules-pavilion-wild-figure = La couleur joker des manches 1 à 6.

rules-pavilion-taking = Prendre des tuiles
rules-pavilion-taking-1 = Dans la première moitié d’une manche, chacun à son tour prend des tuiles, jusqu’à la dernière. Choisissez une couleur qui n’est pas joker et prenez toutes ses tuiles dans une fabrique, ou au centre. S’il s’y trouve aussi des jokers, vous en prenez un, et un seul.
rules-pavilion-taking-2 = Ce qui reste dans une fabrique glisse au centre. Là où il n’y a que des jokers, vous en prenez un.
rules-pavilion-taking-3 = Le premier de la manche à prendre au centre reçoit aussi le marqueur, et perd un point par tuile prise avec lui. Le marqueur a sa valeur : celui qui l’a place en premier et commence la manche suivante.
rules-pavilion-taking-figure = Le violet est joker : avec les deux tuiles rouges, vous prenez une tuile violette. La bleue glisse au centre.
rules-pavilion-taking-display = La fabrique
rules-pavilion-taking-yours = Vous prenez
rules-pavilion-taking-center = Au centre
rules-pavilion-taking-marker = Premier à prendre au centre : vous recevez deux tuiles jaunes et le marqueur, et perdez 2 points.

rules-pavilion-placing = Placer des tuiles
rules-pavilion-placing-1 = Dans la seconde moitié, vous placez une tuile par tour, ou vous passez. Choisissez une case libre et payez autant de tuiles que l’indique son nombre. Toutes doivent avoir la couleur de la tuile placée ; des jokers peuvent les remplacer toutes sauf une, à vous de dire combien.
rules-pavilion-placing-2 = Une tuile de la bonne couleur va sur la case, les autres vont dans la tour. Une tuile de la couleur joker elle-même ne se paie qu’avec sa propre couleur.
rules-pavilion-placing-3 = Sur la face colorée, chaque étoile prend sa propre couleur ; l’étoile centrale prend chaque couleur une fois.
rules-pavilion-placing-figure = Le violet est joker. Le 4 rouge se paie avec trois tuiles rouges et une violette : une rouge reste, les autres vont dans la tour.
rules-pavilion-placing-paid = Vous payez
rules-pavilion-placing-tower = Dans la tour

rules-pavilion-scoring = Les points d’une tuile
rules-pavilion-scoring-1 = Une tuile rapporte des points dès qu’elle est placée : un pour elle-même, et un pour chaque tuile de la même étoile qui lui est reliée sans interruption.
rules-pavilion-scoring-2 = Les six cases d’une étoile forment un anneau : la dernière tuile d’une étoile rapporte 6 points. Les tuiles d’étoiles différentes ne sont jamais reliées.
rules-pavilion-scoring-alone = Seule : 1 point
rules-pavilion-scoring-two = Deux côte à côte : 2 points
rules-pavilion-scoring-four = Le trou est comblé : 4 points

rules-pavilion-ornaments = Piliers, statues, fenêtres
rules-pavilion-ornaments-1 = Le joueur qui couvre la dernière case autour d’un pilier, d’une statue ou d’une fenêtre prend aussitôt des tuiles de l’approvisionnement : 1 pour un pilier, 2 pour une statue, 3 pour une fenêtre.
rules-pavilion-ornaments-2 = Autour d’un pilier il y a deux cases de l’étoile centrale et deux d’une autre, autour d’une statue deux cases de chacune de deux étoiles voisines, et une fenêtre n’a que le 5 et le 6 de son étoile.
rules-pavilion-ornaments-3 = Vous choisissez les tuiles, jokers compris, et pouvez les dépenser dès votre tour suivant. Ensuite l’approvisionnement est complété à dix depuis le sac.
rules-pavilion-ornaments-figure = L’or montre ce qui est gagné : la fenêtre de l’étoile orange, la statue entre l’orange et la rouge, et le pilier entre l’orange et l’étoile centrale.

rules-pavilion-passing = Passer
rules-pavilion-passing-1 = Au lieu de placer une tuile vous pouvez passer, et vous le devez si vous ne pouvez rien placer. Vous gardez jusqu’à quatre tuiles dans les coins de votre plateau ; chaque autre tuile va dans la tour et vous coûte un point.
rules-pavilion-passing-2 = Une fois que vous avez passé, vous attendez la manche suivante, où les tuiles gardées reviennent dans votre main. Un score ne descend jamais sous 1.
rules-pavilion-passing-figure = Il reste six tuiles : quatre sont gardées, deux sont défaussées et coûtent 2 points.
rules-pavilion-passing-hand = Dans votre main
rules-pavilion-passing-kept = Dans les coins
rules-pavilion-passing-lost = Dans la tour

rules-pavilion-next = La manche suivante
rules-pavilion-next-1 = Quand tout le monde a passé, le joueur qui avait le marqueur le remet au centre et commence. Les fabriques sont remplies depuis le sac ; quand il est vide, on y verse tout le contenu de la tour. S’il manque encore des tuiles, la manche commence avec celles qu’il y a.

rules-pavilion-end = La fin
rules-pavilion-end-1 = Après la sixième manche, chaque étoile complète donne des points selon sa couleur, ou 12 si elle en a six. Couvrir tous les 1, tous les 2, tous les 3 ou tous les 4 de son plateau en donne aussi. Puis chaque tuile restée dans les coins coûte un point.
rules-pavilion-end-2 = Le score le plus élevé l’emporte ; à égalité, la victoire est partagée.
rules-pavilion-end-figure = Les points des étoiles complètes, et des nombres entièrement couverts.

rules-pavilion-free = La face libre
rules-pavilion-free-1 = Ses étoiles n’ont pas de couleur, et l’étoile centrale est comme les autres. La première tuile d’une étoile peut avoir n’importe quelle couleur, et la deuxième décide : si elle a la même, toute l’étoile prendra cette couleur ; sinon toutes ses tuiles devront être différentes.
rules-pavilion-free-2 = Vous pouvez avoir plusieurs étoiles d’une couleur et plusieurs de six couleurs ; chacune compte.
rules-pavilion-free-3 = Les nombres sont disposés autrement, et il y a douze cases 3, dont six dans l’étoile centrale. Il faut couvrir les douze pour en avoir les points.
rules-pavilion-free-open = Une tuile : que du vert, ou six couleurs
rules-pavilion-free-one = Deux pareilles : une étoile verte
rules-pavilion-free-six = Toutes différentes : une de chaque couleur

rules-pavilion-rulings = Points de détail
rules-pavilion-rulings-1 = Une perte s’arrête au score de 1, et ce qui ne peut être payé est oublié. Avec un score de 1 on peut encore prendre le marqueur, ou passer avec trop de tuiles.
rules-pavilion-rulings-2 = Si personne n’a pris au centre, le joueur qui a commencé la manche place aussi en premier et commence la suivante.
rules-pavilion-rulings-3 = Si une tuile en complète deux à la fois, par exemple un pilier et une statue, toutes les tuiles gagnées viennent du même approvisionnement, avant qu’il soit complété.
rules-pavilion-rulings-4 = Si l’approvisionnement a moins de tuiles que vous n’en avez gagné, vous prenez celles qu’il y a.
rules-pavilion-rulings-5 = L’approvisionnement est complété à la fin de chaque tour de la seconde moitié, même après un joueur qui passe, et à aucun autre moment.
rules-pavilion-rulings-6 = Un joueur qui n’a plus de tuiles passe automatiquement.
rules-pavilion-rulings-7 = Rien n’oblige à garder autant de tuiles que possible. Un réglage de la table peut changer cela : avec quatre tuiles ou moins, on les garde alors toutes.
rules-pavilion-rulings-8 = On peut garder des tuiles à la dernière manche aussi ; elles se paient après le décompte des étoiles et des nombres. Un autre réglage peut changer cela : on ne garde alors rien, et chaque tuile restante se paie en passant.
rules-pavilion-rulings-9 = Un score peut dépasser 80.

rules-pavilion-here = Jouer sur cette page
rules-pavilion-here-1 = Pour prendre des tuiles, choisissez-les d’un clic ou du doigt : le joker pris avec elles se soulève aussi. Quand on place, les cases que vous pouvez payer s’éclairent avec les points qu’elles rapportent. Touchez une pile de votre main pour ne voir que ce qu’elle peut payer.
rules-pavilion-here-2 = Choisissez une case, puis regardez en bas : on y voit les tuiles qui paient, avec le moins de jokers possible, et on vous demande quelles tuiles prendre dans l’approvisionnement. Un tour entier est un seul coup, et s’annule en une fois.
rules-pavilion-here-3 = Au clavier, Tab et les flèches passent d’une tuile ou d’une case à l’autre, Entrée choisit, Échap revient à l’étape précédente. On peut aussi taper un tour : 3R prend les tuiles rouges de la fabrique 3, R5 choisit le 5 de l’étoile rouge, C5B le 5 de l’étoile centrale pour une tuile bleue, pass passe. Sur la face libre, une case se nomme par son étoile et son rang, comme 2.4B. Un tour entier s’écrit comme dans les parties enregistrées.
