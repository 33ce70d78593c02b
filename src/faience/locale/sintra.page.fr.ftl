# Sintra sur la page : ses règles et ses plateaux, en français. sintra.page.en.ftl a les mêmes messages avec les mêmes variables.

## Plateaux

sintra-page-glazier = Le vitrier est au-dessus de l’emplacement { $place }
sintra-page-home = Ramener le vitrier à l’emplacement { $place }
sintra-page-home-again = Ramener le vitrier à l’emplacement { $place } : appuyez encore pour confirmer
sintra-page-strip-gone = Emplacement { $place }, plus de planche
sintra-page-strip-empty = Emplacement { $place }, à remplir : { $free }
sintra-page-strip = Emplacement { $place } : { $panes } ; à remplir : { $free }
sintra-page-strip-full = Emplacement { $place }, complet : { $panes }
sintra-page-other-face = L’autre face de la planche à l’emplacement { $place }, à remplir : { $squares }
sintra-page-jokers = { $count ->
    [one] { $count } case joker
   *[other] { $count } cases joker
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
    [one] Une planche complétée à l’emplacement { $place } rapporte { $points } point
   *[other] Une planche complétée à l’emplacement { $place } rapporte { $points } points
}
sintra-page-ornament = Ornement entre les fenêtres { $one } et { $other } : { $panes } sur 4, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sintra-page-track = Verre brisé : case { $space } sur { $spaces }, { $loss } ; ensuite { $next }
sintra-page-best = { $color } : { $panes } × { $windows ->
    [one] { $windows } fenêtre achevée
   *[other] { $windows } fenêtres achevées
} = { $points }
sintra-page-best-none = Encore aucune pièce dans les fenêtres
sintra-page-bonus = bonus : { $color }
sintra-page-round = { $numeral } { $color }
sintra-page-rounds = Couleurs des manches à venir : { $pieces }
sintra-page-jokers-ask = Combien sur les cases joker ?
sintra-page-jokers-choice = { $count ->
    [0] Aucune sur une case joker : { $preview }
   *[other] { $count } sur les cases joker : { $preview }
}
sintra-page-jokers-short = { $count ->
    [0] aucune
   *[other] { $count } ★
}
sintra-page-pane-ask = Une pièce pour la fenêtre
sintra-page-hint-pane = Choisissez la pièce pour la fenêtre { $place }
sintra-page-hint-take = Choisissez des pièces
sintra-page-hint-take-or-home = Choisissez des pièces, ou ramenez le vitrier
sintra-page-hint-strip = Choisissez maintenant une planche
sintra-page-hint-break = Aucune planche à portée n’accepte la couleur { $color } : tout se brise
sintra-page-tower = Tour

## Ce qui ne va pas dans un jeu de planches

option-sintra-strips-wrong-utf-8 = Ce fichier n’est pas du texte UTF-8.
option-sintra-strips-wrong-parts-size = Ce fichier est trop long : un jeu de planches compte { $most } octets au plus.
option-sintra-strips-wrong-toml = { $line ->
    [0] Ce n’est pas du TOML : il manque quelque chose à la fin du fichier.
   *[other] Ce n’est pas du TOML : il y a une erreur à la ligne { $line }.
}
option-sintra-strips-wrong-field = La valeur de « { $field } » n’est pas du bon type.
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
    [0] Une face doit avoir { $due } cases joker (J) ; il n’y en a aucune.
   *[other] Une face, et une seule, doit avoir { $due } cases joker (J) ; il y en a { $squares } sur { $faces }.
}
option-sintra-strips-wrong-square-colors = Aucune case de couleur { $color } : toutes les couleurs doivent y être.
option-sintra-strips-wrong-track-size = { $spaces ->
    [one] La piste doit avoir de 2 à { $most } cases ; elle en a { $spaces }.
   *[other] La piste doit avoir de 2 à { $most } cases ; elle en a { $spaces }.
}
option-sintra-strips-wrong-track-start = La première case de la piste doit coûter 0, pas { $loss }.
option-sintra-strips-wrong-track-order = Chaque case de la piste doit coûter plus que la précédente ; { $after } suit { $before }.

## Règles

rules-sintra-goal = En bref
rules-sintra-goal-1 = Votre palais a huit fenêtres, et au-dessus de chacune se trouve une planche de cinq cases. Tour après tour, vous prenez des pièces d’une couleur et les posez sur une planche, tandis que votre vitrier avance de gauche à droite.
rules-sintra-goal-2 = Une planche complète envoie une pièce dans la fenêtre du dessous et rapporte les points de cette fenêtre et de celles, à sa droite, qui ont déjà une pièce. Après six manches, le plus haut score l’emporte.

rules-sintra-setup = Ce qu’il y a sur la table
rules-sintra-setup-1 = Chacun a un palais, les mêmes huit planches mélangées, un vitrier qui attend au-dessus de la première à gauche et un pion en haut de la piste de verre brisé. Tous jouent sur la même face du palais, A ou B ; elles ne diffèrent que par le décompte final.
rules-sintra-setup-2 = Une planche a deux faces de cinq cases, et chaque case accepte une pièce de sa couleur. Une face d’une des planches a deux cases joker grises, qui acceptent toute couleur ; elle est cachée au départ. L’autre face n’a rien de secret : les petites couleurs en haut de la planche la résument, et appuyer dessus retourne la planche pour la montrer.
rules-sintra-setup-3 = Il y a 20 pièces de chacune des cinq couleurs. Sur l’indicateur de manche, on en pose une de chaque couleur pour les manches 2 à 6, et une tirée du sac pour la manche 1 : la couleur de la manche en cours rapporte un bonus. Chaque fabrique reçoit quatre pièces ; il y a 5, 7 ou 9 fabriques pour 2, 3 ou 4 joueurs. Le marqueur est au centre.
rules-sintra-setup-figure = Un plateau en cours de partie : le vitrier sur son rail, les planches, les fenêtres avec leurs points et ce qu’une planche complétée y rapporterait maintenant, la piste de verre brisé.

rules-sintra-taking = Prendre des pièces
rules-sintra-taking-1 = À votre tour, vous prenez des pièces ou vous ramenez votre vitrier.
rules-sintra-taking-2 = Prenez toutes les pièces d’une couleur dans une fabrique, et ce qui y reste glisse au centre. Ou prenez au centre toutes les pièces d’une couleur.
rules-sintra-taking-3 = Le premier de la manche à prendre au centre prend aussi le marqueur : il coûte un pas sur la piste de verre brisé, mais celui qui l’a commence la manche suivante.
rules-sintra-taking-figure = Dans cette fabrique, vous prenez les deux pièces orange. La jaune et la verte glissent au centre.
rules-sintra-taking-display = La fabrique
rules-sintra-taking-yours = Vous prenez
rules-sintra-taking-center = Au centre

rules-sintra-placing = Les poser sur une planche
rules-sintra-placing-1 = Toutes les pièces vont sur une seule planche : celle sous votre vitrier ou une autre à sa droite. Le vitrier s’y rend.
rules-sintra-placing-2 = Celles qui trouvent une case libre de leur couleur, ou une case joker, sont posées ; les autres se brisent. S’il y a plusieurs façons de les poser, vous dites combien vont sur les cases joker.
rules-sintra-placing-3 = Tant qu’une planche à portée a une case pour cette couleur, vous devez en choisir une, mais pas forcément celle qui a le plus de place. S’il n’y en a aucune, tout ce que vous avez pris se brise, et le vitrier ne bouge pas.
rules-sintra-placing-figure = Trois pièces orange, le vitrier au-dessus de la deuxième planche. Là, une seule trouve sa case et deux se brisent ; sur la planche à sa droite, les trois trouvent place. Celle de gauche est hors de portée.

rules-sintra-home = Ramener le vitrier
rules-sintra-home-1 = Vous pouvez aussi ne rien prendre et remettre le vitrier au-dessus de la première planche en partant de la gauche. C’est alors votre seule action du tour.
rules-sintra-home-2 = S’il y est déjà, vous devez prendre.

rules-sintra-complete = Une planche complète
rules-sintra-complete-1 = Quand les cinq cases sont remplies, vous marquez d’abord 1 point pour chacune de ses pièces de la couleur de la manche.
rules-sintra-complete-2 = Puis vous choisissez une de ses pièces pour la fenêtre du dessous, et les quatre autres vont dans la tour. La première pièce d’une fenêtre va dans sa moitié haute, la seconde dans la basse.
rules-sintra-complete-3 = Après la première pièce, la planche est retournée ; après la seconde, elle quitte le jeu. Le vitrier reste où il est.
rules-sintra-complete-figure = Une pièce verte va dans la fenêtre, les autres dans la tour, et la planche montre son autre face.
rules-sintra-complete-window = Dans la fenêtre
rules-sintra-complete-tower = Dans la tour

rules-sintra-scoring = Les points d’une fenêtre
rules-sintra-scoring-1 = La fenêtre qui vient de recevoir une pièce rapporte les points inscrits sous elle, plus ceux de chaque fenêtre à sa droite qui contient au moins une pièce.
rules-sintra-scoring-2 = Les fenêtres de gauche ne comptent pas. Les planches de gauche valent donc de plus en plus à mesure que le palais se remplit par la droite.
rules-sintra-scoring-figure = La pièce de la fenêtre 3 vient d’arriver. Elle y rapporte 3 points, puis 4, 3 et 1 pour les fenêtres 5, 6 et 8 : 11 points.

rules-sintra-glass = Le verre brisé
rules-sintra-glass-1 = Chaque pièce brisée est un pas sur la piste de verre brisé, et prendre le marqueur en est un aussi. Les pièces brisées vont dans la tour.
rules-sintra-glass-2 = À la fin de la partie, vous perdez les points de votre case. Le joueur qui atteint la dernière case perd aussitôt 18 points et repart du haut.
rules-sintra-glass-figure = Deux pièces se brisent : deux pas, et à la fin 8 points perdus au lieu de 4.

rules-sintra-next = La manche suivante
rules-sintra-next-1 = Quand les fabriques et le centre sont vides, la manche est finie. Sa pièce quitte l’indicateur pour la tour, et une autre couleur rapporte le bonus.
rules-sintra-next-2 = Le joueur qui détient le marqueur le remet au centre et commence. Les fabriques sont remplies depuis le sac ; quand il est vide, on y verse toute la tour. S’il manque encore des pièces, la manche se joue avec ce qu’il y a.

rules-sintra-end = La fin
rules-sintra-end-1 = Après six manches, vous marquez 1 point par groupe de trois pièces restées sur vos planches, puis vous payez votre case de la piste de verre brisé, puis on compte le palais.
rules-sintra-end-2 = Face A : quatre ornements se trouvent entre les fenêtres, chacun entouré de quatre cases. 2 pièces autour d’un ornement rapportent 3 points, 3 en rapportent 6, 4 en rapportent 10. Face B : le nombre de vos fenêtres achevées, multiplié par le nombre de pièces de votre couleur la plus fréquente dans toutes les fenêtres.
rules-sintra-end-3 = Le plus haut score l’emporte. En cas d’égalité, c’est celui qui a perdu le moins de points au verre brisé ; si l’égalité persiste, la victoire est partagée.
rules-sintra-end-figure-a = Face A : 4 pièces autour du premier ornement, 2 autour du deuxième, 3 autour du troisième, 1 autour du dernier : 10 + 3 + 6 + 0 = 19 points.
rules-sintra-end-figure-b = Face B : 5 pièces bleues dans les fenêtres et 3 fenêtres achevées : 5 × 3 = 15 points.

rules-sintra-rulings = Points de détail
rules-sintra-rulings-1 = Un score ne descend jamais sous 0, sauf si la table le permet : ce qui ne peut pas être payé est oublié. Il peut dépasser 100.
rules-sintra-rulings-2 = Les pas sur la piste se font un par un ; celui qui en atteint le bout paie et repart du haut avec les pas qui restent.
rules-sintra-rulings-3 = D’abord le pas du marqueur, puis ceux des pièces brisées, puis les points d’une planche complète.
rules-sintra-rulings-4 = En cas d’égalité, ce qui est inscrit sur la piste compte comme perdu, même là où un score s’est arrêté à 0.
rules-sintra-rulings-5 = Une pièce sur une case joker compte avec sa propre couleur.
rules-sintra-rulings-6 = S’il ne reste aucune planche à l’emplacement du vitrier ni à sa gauche, on peut le ramener vers la droite, sauf réglage contraire de la table. S’il n’y a plus aucune planche, on ne peut pas le ramener : il faut prendre, et tout se brise.
rules-sintra-rulings-7 = Si personne n’a pris au centre, le joueur qui a commencé cette manche commence la suivante.
rules-sintra-rulings-8 = Sur la face B, pas besoin d’annoncer une couleur : c’est celle dont vous avez le plus de pièces qui compte.
rules-sintra-rulings-9 = Tous jouent avec les mêmes planches et la même face du palais.

rules-sintra-sets = Les planches maison et les vôtres
rules-sintra-sets-1 = Ce qui est imprimé sur les planches, les fenêtres et la piste ne se voit que sur le matériel, que nous ne copions pas. Nous jouons donc avec nos propres planches, aux couleurs presque équilibrées.
rules-sintra-sets-2 = Si vous avez la boîte, notez dans un fichier ce qui est imprimé sur votre matériel et choisissez-le en créant une table : tout le monde y joue avec vos planches.

rules-sintra-here = Jouer sur cette page
rules-sintra-here-1 = Choisissez des pièces d’un clic ou du doigt ; les planches qui les acceptent s’éclairent et montrent ce qui y serait posé, ce qui se briserait et ce que vous marqueriez. Choisissez une planche, ou faites-y glisser les pièces. Quand rien ne convient, c’est la piste de verre brisé qui s’éclaire.
rules-sintra-here-2 = Appuyez sur la maison au-dessus de votre première planche à gauche pour voir où irait le vitrier ; appuyez encore pour l’y envoyer. Quand une planche est complète, touchez la pièce pour la fenêtre.
rules-sintra-here-3 = Au clavier, Tab et les flèches passent d’une pièce ou d’une planche à l’autre, Entrée choisit, Échap repose les pièces. On peut aussi taper un coup : 3B2 prend les pièces bleues de la fabrique 3 pour l’emplacement 2, CP- brise les pièces roses du centre, H ramène le vitrier, *1 pose une pièce sur une case joker, 4@O envoie une pièce orange dans la fenêtre 4. Les lettres sont B bleu, Y jaune, O orange, P rose et G vert, avec C pour le centre ; les parties enregistrées s’écrivent de même, avec J pour les cases joker.
