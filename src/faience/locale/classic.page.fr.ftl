# Le jeu classique sur la page : ses règles et ses plateaux, en français. classic.page.en.ftl a les mêmes messages avec les mêmes variables.

## Plateaux

classic-page-line-empty = Ligne { $line }, vide
classic-page-line-begun = Ligne { $line } : { $tiles } sur { $line }, { $color }
classic-page-wall-row-empty = Ligne { $row } du mur, vide
classic-page-wall-row = Ligne { $row } du mur : { $cells }
classic-page-cell = { $color } en colonne { $column }
classic-page-cell-target = Ligne { $row }, colonne { $column }
classic-page-floor = { $spaces ->
    [0] Ligne plancher, vide
   *[other] Ligne plancher : { $spaces } sur 7, { $loss }
}
classic-page-hand = Tuiles en main
classic-page-jokers-stay = { $jokers ->
    [one] { $jokers } joker reste : { $preview }
   *[other] { $jokers } jokers restent : { $preview }
}
classic-page-jokers-too = Jokers
classic-page-with-jokers = avec les jokers
classic-page-without-jokers = sans les jokers
classic-page-hint-jokers = Choisissez ce qui reste sur la ligne
classic-page-hint-wall = Choisissez une case de la ligne { $row } du mur
classic-page-lid = Couvercle

## Règles

rules-classic-goal = En bref
rules-classic-goal-1 = Vous carrelez un mur. À chaque tour, vous prenez des tuiles d’une même couleur et les posez sur une ligne de votre plateau. À la fin de la manche, chaque ligne complète envoie une tuile sur votre mur, où elle rapporte des points avec ses voisines.
rules-classic-goal-2 = La partie s’arrête après la manche où un joueur complète une ligne horizontale de son mur. Le plus haut score l’emporte.

rules-classic-setup = Ce qu’il y a sur la table
rules-classic-setup-1 = Chaque joueur a un plateau en trois parties : cinq lignes motif de 1 à 5 cases, un mur de cinq cases sur cinq et une ligne plancher de 7 cases.
rules-classic-setup-2 = Le sac contient 100 tuiles, 20 de chacune des cinq couleurs. À 2, 3 ou 4 joueurs, il y a 5, 7 ou 9 fabriques, et chacune reçoit quatre tuiles du sac. Le marqueur premier joueur est au centre de la table. Le premier joueur est tiré au sort, ou choisi d’un commun accord.
rules-classic-setup-figure = Un plateau en cours de partie : les lignes motif à gauche, le mur à droite, la ligne plancher en bas.
rules-classic-setup-lines = Lignes motif
rules-classic-setup-wall = Mur
rules-classic-setup-floor = Ligne plancher

rules-classic-taking = Prendre des tuiles
rules-classic-taking-1 = À votre tour, vous prenez toutes les tuiles d’une couleur dans une fabrique. Celles qui y restent glissent au centre.
rules-classic-taking-2 = Ou bien vous prenez toutes les tuiles d’une couleur au centre. Le premier à le faire dans la manche prend aussi le marqueur et le met sur la case libre la plus à gauche de sa ligne plancher : cela coûte un peu, mais il commencera la manche suivante.
rules-classic-taking-figure = Dans cette fabrique, vous prenez les deux tuiles bleues. La jaune et la rouge glissent au centre.
rules-classic-taking-display = La fabrique
rules-classic-taking-yours = Vous prenez
rules-classic-taking-center = Vers le centre
rules-classic-taking-marker = Le premier à prendre au centre, ici deux tuiles noires, reçoit aussi le marqueur.

rules-classic-laying = Les poser sur une ligne
rules-classic-laying-1 = Toutes les tuiles prises vont sur une seule ligne motif, tant qu’il y a de la place.
rules-classic-laying-2 = Une ligne ne contient qu’une couleur, et jamais une couleur déjà présente sur la même ligne du mur.
rules-classic-laying-3 = Les tuiles en trop tombent sur votre ligne plancher. Vous pouvez aussi tout y laisser tomber, même si une ligne pourrait les accueillir.
rules-classic-laying-figure = Trois tuiles rouges pour la ligne 2, qui a deux cases : deux la complètent, la troisième tombe.

rules-classic-tiling = Carreler le mur
rules-classic-tiling-1 = La manche est terminée quand les fabriques et le centre sont vides. Chaque joueur parcourt ses lignes de haut en bas : une ligne complète envoie une tuile sur la case de sa couleur, sur la même ligne du mur, et ses autres tuiles vont dans le couvercle.
rules-classic-tiling-2 = Les lignes incomplètes restent telles quelles.
rules-classic-tiling-figure = Les lignes 1 et 3 sont complètes : une tuile jaune et une noire passent sur le mur. La ligne 4 attend encore une tuile blanche.

rules-classic-scoring = Les points d’une tuile
rules-classic-scoring-1 = Une tuile rapporte des points dès qu’elle est sur le mur. Sans voisine, elle vaut 1 point.
rules-classic-scoring-2 = Avec des voisines, on compte la suite ininterrompue horizontale dont elle fait partie, puis la verticale, et l’on additionne. Une suite d’une seule tuile ne compte pas.
rules-classic-scoring-alone = Seule : 1 point
rules-classic-scoring-row = Trois en ligne : 3 points
rules-classic-scoring-both = Deux en ligne et trois en colonne : 5 points

rules-classic-floor = La ligne plancher
rules-classic-floor-1 = Après les murs viennent les lignes plancher. À partir de la gauche, leurs cases coûtent 1, 1, 2, 2, 2, 3 et 3 points quand une tuile ou le marqueur les occupe. Un score ne descend jamais au-dessous de 0.
rules-classic-floor-2 = Puis les tuiles de la ligne plancher vont dans le couvercle. Celles qui n’y trouvent plus de place vont directement dans le couvercle et ne coûtent rien.
rules-classic-floor-figure = Le marqueur et trois tuiles coûtent 1 + 1 + 2 + 2 = 6 points.

rules-classic-next = La manche suivante
rules-classic-next-1 = Le joueur qui a le marqueur le remet au centre et commence. On remplit les fabriques avec les tuiles du sac ; s’il est vide, on y verse tout le couvercle. S’il manque encore des tuiles, la manche commence avec celles qu’il y a.

rules-classic-end = La fin et les bonus
rules-classic-end-1 = La partie est terminée après la manche où un joueur a complété une ligne horizontale. Les murs donnent alors des bonus : 2 points par ligne complète, 7 par colonne complète et 10 par couleur dont les cinq tuiles sont sur le mur.
rules-classic-end-2 = Le plus haut score l’emporte. En cas d’égalité, c’est le joueur qui a le plus de lignes complètes ; si l’égalité persiste, la victoire est partagée.
rules-classic-end-row = Une ligne : 2 points
rules-classic-end-column = Une colonne : 7 points
rules-classic-end-color = Toute une couleur : 10 points

rules-classic-gray = Variante : le mur gris
rules-classic-gray-1 = Ce mur n’a pas de couleurs. Vous choisissez la case de chaque ligne complète : toute case encore vide sur la même ligne du mur, pourvu qu’une couleur n’apparaisse jamais deux fois dans une ligne ou une colonne.
rules-classic-gray-2 = Une ligne complète doit aller sur le mur si elle le peut. Si aucune case ne peut l’accueillir, toutes ses tuiles tombent sur la ligne plancher, sans rien rapporter.
rules-classic-gray-figure = Une tuile bleue pour la ligne 3 : les cases encadrées peuvent l’accueillir. La première et la quatrième colonne ont déjà du bleu.

rules-classic-jokers = Variante : les jokers
rules-classic-jokers-1 = À 2 joueurs, 5 jokers remplacent une tuile de chaque couleur ; à 3 ou 4 joueurs, 10 jokers en remplacent deux de chaque.
rules-classic-jokers-2 = Au moment de prendre, trois choix : une couleur sans les jokers qui l’accompagnent, tous ces jokers seuls, ou les deux ensemble. Une ligne peut mêler une couleur et des jokers. Si couleur et jokers ne tiennent pas tous sur la ligne, vous choisissez combien de jokers y restent, pourvu qu’elle soit complète.
rules-classic-jokers-3 = Quand une ligne complète contient un joker, c’est un joker qui passe sur le mur : sur la case de la couleur posée avec lui, ou, si la ligne motif ne compte que des jokers, sur une case vide au choix de la même ligne du mur. Sur le mur gris, la case est toujours au choix.
rules-classic-jokers-4 = Un joker sur le mur compte pour les voisines, les lignes et les colonnes, mais jamais pour une couleur complète. La couleur de la case qu’il occupe n’est plus jouable sur cette ligne.
rules-classic-jokers-figure = Deux tuiles bleues et un joker complètent la ligne 3 : le joker passe sur la case bleue.

rules-classic-rulings = Points de détail
rules-classic-rulings-1 = Si votre ligne plancher est pleine, vous prenez quand même le marqueur et commencerez la manche suivante, mais il n’occupe pas de case et ne coûte rien.
rules-classic-rulings-2 = Si personne n’a pris au centre, le joueur qui a commencé cette manche commence aussi la suivante.
rules-classic-rulings-3 = On compte d’abord le mur, tuile par tuile ; puis on retire les points de la ligne plancher, et le score s’arrête à 0. Les bonus viennent ensuite et ne font qu’ajouter des points.
rules-classic-rulings-4 = Un score peut dépasser 100.
rules-classic-rulings-5 = Sur le mur gris, seule la ligne compte au moment de poser : on peut remplir une ligne pour laquelle les colonnes ne laisseront aucune case.
rules-classic-rulings-6 = Sur le mur gris, un joker n’a pas de couleur : il n’en bloque aucune et aucune ne le bloque.
rules-classic-rulings-7 = Si le sac et le couvercle sont vides avant une manche, ou si plus aucune ligne d’aucun plateau ne peut accueillir de tuile, la partie est terminée et l’on compte les bonus.

rules-classic-here = Jouer sur cette page
rules-classic-here-1 = Choisissez des tuiles d’un clic ou du doigt ; les lignes qui peuvent les accueillir s’éclairent. Choisissez une ligne, ou faites-y glisser les tuiles. Avant de lâcher, vous voyez quelles tuiles tomberaient et ce que cela coûterait.
rules-classic-here-2 = Au clavier, Tab et les flèches passent d’une tuile ou d’une ligne à l’autre, Entrée choisit, Échap repose les tuiles. On peut aussi taper un coup : 3B2 prend les tuiles bleues de la fabrique 3 pour la ligne 2. Les lettres sont celles des tuiles : B bleu, J jaune, R rouge, N noir, W blanc, * pour un joker, avec C pour le centre et - pour la ligne plancher. Dans une partie enregistrée, Y est le jaune, K le noir et J un joker.
