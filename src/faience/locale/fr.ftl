# Tout ce que l'on lit, en français. en.ftl a les mêmes messages avec les mêmes variables.

## Points et listes

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
list-and = { $first } et { $last }
list-comma = { $first }, { $next }
list-or = { $first } ou { $last }

## Places

seat-person = Joueur { $seat }
seat-greedy = Glouton
seat-random = Hasard
seat-level = Niveau { $level }
seat-search = Recherche
seat-mcts = Monte-Carlo
seat-tree = Arbre
seat-numbered = { $name } ({ $seat })

## La table

head-title = Faience
head-round = Manche { $round }
head-center = Centre
head-log = Le fil de la partie
head-sheet = Feuille de score
center-empty = vide
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le fil de la partie

from-source = { $source ->
    [0] au centre
   *[other] dans la fabrique { $source }
}
move-took = { $name } prend { $tiles } { $from }.
move-marked = { $name } prend aussi le marqueur premier joueur.
result-winner = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}

## La feuille de score

sheet-round = Manche
sheet-player = Joueur
sheet-reason = Pour
sheet-points = Points
sheet-total = Total
sheet-place = Rang
sheet-rows = Lignes complètes
sheet-lost = Perdus au verre
sheet-empty = Personne n’a encore marqué de points.

## Pourquoi un coup n'est pas permis

illegal-take-due = { $move } : il faut prendre des tuiles, par exemple 3B2.
illegal-no-display = { $move } : il n’y a que { $displays } fabriques.
illegal-source-empty = { $source ->
    [0] { $move } : le centre est vide.
   *[other] { $move } : la fabrique { $source } est vide.
}
illegal-no-such-tile = { $source ->
    [0] { $move } : il n’y a pas de { $tile } au centre.
   *[other] { $move } : il n’y a pas de { $tile } dans la fabrique { $source }.
}
illegal-line-full = { $move } : la ligne { $line } est pleine.
illegal-line-color = { $move } : la ligne { $line } contient déjà une autre couleur, { $color }.
illegal-wall-color = { $move } : la ligne { $line } du mur n’accepte plus de { $color }.
illegal-jokers-due = { $move } : dites combien de jokers restent sur la ligne { $line }, de J{ $least } à J{ $most }.
illegal-cell-due = { $move } : choisissez une case de la ligne { $row } du mur : { $cells }.
illegal-cell-taken = { $move } : la colonne { $column } de la ligne { $row } est occupée.
illegal-column-color = { $move } : la colonne { $column } contient déjà du { $color }.
illegal-turn-due = { $move } : prenez des pièces, par exemple 3B2, ou ramenez le vitrier avec H.
illegal-must-place = { $move } : une planche à portée accepte le { $color } ; choisissez l’emplacement { $places }.
illegal-no-strip = { $move } : il n’y a plus de planche à l’emplacement { $place }.
illegal-out-of-reach = { $move } : l’emplacement { $place } est à gauche du vitrier, qui est à l’emplacement { $glazier }.
illegal-all-breaks = { $move } : aucune planche à portée n’accepte le { $color } ; écrivez - et tout se brise.
illegal-no-square = { $move } : la planche { $place } n’a pas de case libre pour le { $color }.
illegal-no-strips = { $move } : il n’y a plus de planche où revenir.
illegal-at-home = { $move } : le vitrier est déjà sur la planche la plus à gauche.
illegal-home-is-right = { $move } : la planche la plus à gauche est à droite du vitrier, qui ne revient que vers la gauche.
illegal-squares-due = { $move } : dites combien de pièces vont sur les cases Joker, de J{ $least } à J{ $most }.
illegal-pane-due = { $move } : choisissez la pièce pour la fenêtre { $place } : { $panes }.
illegal-wild-color = { $source ->
    [0] { $move } : { $color } est la couleur joker ; prenez une autre couleur au centre.
   *[other] { $move } : { $color } est la couleur joker ; prenez une autre couleur dans la fabrique { $source }.
}
illegal-other-side = { $move } : sur cette face, cet espace s’appelle { $space }.
illegal-space-taken = { $move } : il y a déjà une tuile sur cet espace.
illegal-star-color = { $move } : cette étoile n’accepte pas de { $tile }.
illegal-no-tile = { $move } : vous n’avez pas de { $tile } à placer.
illegal-too-few = { $move } : cela coûte { $cost }, et vous pouvez payer { $has }.
illegal-payment = { $move } : cela se paie avec { $ways }.
illegal-pay-due = { $move } : choisissez comment payer : { $ways }.
illegal-pick-due = { $move } : choisissez une tuile de l’approvisionnement, dans l’ordre O R B Y G P : { $ways }.
illegal-keep-due = { $move } : choisissez une tuile à garder, dans l’ordre O R B Y G P : { $ways }.
illegal-picks = { $move } : cela donne { $tiles } de l’approvisionnement.
illegal-keeps = { $move } : de ces tuiles, { $tiles } peuvent être gardées.
illegal-over = { $move } : la partie est finie.
illegal-deal-due = { $move } : il faut d’abord remplir les fabriques.
illegal-no-such-action = L’action { $action } n’est pas possible ici.
illegal-nothing-to-undo = Vous n’avez pas de coup à annuler.

## Jouer

turn-draft = { $name }, à vous
turn-over = La partie est finie
turn-opponent = { $name } réfléchit…
turn-too-long = Cette partie est trop longue pour continuer ; rejouez à une nouvelle table.
prompt-choose = choisissez avec les flèches, Entrée joue
preview-marked = et le marqueur
key-arrows = choix
key-enter = jouer
key-undo = annuler
key-save = sauver
key-sheet = scores
key-help = aide
key-quit = quitter
key-close = fermer
note-undone = Coup annulé : { $move }
note-saved = Sauvegardé : { $file }
note-resume = Pour continuer : faience play --resume { $file }
note-record = La partie enregistrée : { $file }
note-save-failed = La partie n’a pas pu être sauvegardée dans { $file } : { $problem }
note-saving-to = Chaque coup est sauvegardé dans { $file }
note-legal = Coups : { $moves }
note-getting-ready = { $name } se prépare ; la première fois, cela prend jusqu’à une minute
note-player-failed = { $name } ne peut pas continuer : { $problem }
window-narrow = La fenêtre doit avoir { $columns } colonnes
plain-prompt = { $name }>
plain-commands = Un coup comme { $move }, ou : moves, show, sheet, undo, save [FICHIER], help, quit
plain-board = { $name }, { $points }
plain-board-turn = { $name }, { $points }, à jouer
plain-center = C Centre : { $tiles }

## Aide

help-title = Comment jouer
help-commands = u annuler, s sauvegarder, v scores, ? aide, q quitter. Quitter sauvegarde ; rien ne se perd.

## Une erreur de l'utilisateur

misuse-language = langue inconnue : { $lang } ; choisissez { $languages }
misuse-game = jeu inconnu : { $game } ; choisissez { $games }
misuse-choice = { $option } est { $choices }, pas { $value }
misuse-option = { $game } n’a pas { $option } ; il a { $options }
misuse-parts = { $option } : { $problem }
misuse-seats = { $game } se joue à { $seats }, pas à { $value }
misuse-seats-differ = --seats dit { $seats }, mais --players nomme { $players }
misuse-first = --first est une place de 1 à { $seats } ou random, pas { $value }
misuse-seed = --seed est un nombre de 0 à 2**64 - 1, pas { $value }
misuse-name-empty = --players nomme un joueur par place, comme Ada,greedy ; l’un d’eux est vide
misuse-name-long = un nom a au plus { $most } caractères : { $name }
misuse-name-unprintable = un nom ne contient que des caractères imprimables : { $name }
misuse-name-twice = deux personnes s’appellent { $name } ; donnez à chacune son nom
misuse-level = il y a les niveaux 1 à { $most }, pas { $value }
misuse-player = { $name } n’est pas un adversaire : { $problem }
misuse-resume-with = { $option } ne peut pas changer dans une partie reprise
misuse-no-file = il n’y a pas de fichier { $file }
misuse-no-last = il n’y a pas encore de partie sauvegardée dans { $folder }
misuse-not-readable = { $file } n’est pas lisible : { $problem }
misuse-record = { $file } n’est pas une partie que l’on peut reprendre : { $problem }
misuse-exists = { $file } existe déjà ; reprenez-le avec --resume ou choisissez un autre nom
misuse-folder = { $file } est un dossier ; nommez un fichier
misuse-not-writable = { $file } ne peut pas être écrit : { $problem }
misuse-pause = --pause est un nombre de secondes de 0 à 60, pas { $value }

## Parties enregistrées

record-move = Coup { $number } sur { $all }
record-start = Avant le premier coup
record-keys = Entrée suivant, b retour, un numéro pour y aller, q quitter
record-unfinished = La partie n’est pas terminée.

## La table en direct

table-event-sat = { $name } s’installe.
table-event-stood = { $name } se lève.
table-event-planned = { $name } jouera à la place { $seat }.
table-event-renamed = { $before } s’appelle désormais { $name }.
table-event-asked = { $name } voudrait reprendre un coup.
table-event-declined = { $name } ne veut pas que l’on reprenne.
table-event-undone = { $name } reprend un coup.
table-event-stand-in = { $name } n’est pas là. { $bot } joue en attendant.
table-event-out-of-time = { $name } n’a plus de temps. { $bot } joue en attendant.
table-event-returned = { $name } est de retour.
table-event-resumed = { $seconds ->
    [one] La table s’est interrompue { $seconds } seconde, qui ne compte pour personne.
   *[other] La table s’est interrompue { $seconds } secondes, qui ne comptent pour personne.
}
table-event-rematch = { $name } voudrait rejouer.

## Le jeu classique. La lettre est celle qu'une page peut montrer sur une tuile ; les coups s'écrivent toujours B Y R K W J.

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
classic-move-lined = { $count ->
    [one] { $name } prend { $tiles } { $from } et la pose sur la ligne { $line }.
   *[other] { $name } prend { $tiles } { $from } et les pose sur la ligne { $line }.
}
classic-move-floored = { $count ->
    [one] { $name } prend { $tiles } { $from } et la laisse tomber sur le plancher.
   *[other] { $name } prend { $tiles } { $from } et les laisse tomber sur le plancher.
}
classic-move-kept = { $name } pose { $tiles } sur la ligne { $line }.
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
classic-event-broken = la ligne { $line } ne trouve pas de case sur le mur, { $tiles } sur le plancher
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
classic-reason-color = les cinq tuiles : { $color }
classic-scored-tiled = ligne { $row } { $points }
classic-scored-broken = ligne { $line } sans case libre
classic-scored-penalty = plancher { $points }
classic-scored-row = ligne { $number } { $points }
classic-scored-column = colonne { $number } { $points }
classic-scored-color = tout le { $color } { $points }
classic-event-scored = { $name } décore son mur : { $items }. Score { $total }.
classic-event-bonus = { $name } reçoit les bonus : { $items }. Score { $total }.
classic-event-finished = { $reason ->
    [row] Une ligne de mur est complète : la partie prend fin après la manche { $round }.
    [tiles] Il ne reste plus de tuiles : la partie prend fin après la manche { $round }.
   *[dead] Plus aucune ligne n’acceptera de tuile : la partie prend fin après la manche { $round }.
}
classic-result-tie-break = { $ties ->
    [one] Égalité à { $points } entre { $names } ; { $name } gagne avec { $ties } ligne complète, plus que les autres.
   *[other] Égalité à { $points } entre { $names } ; { $name } gagne avec { $ties } lignes complètes, plus que les autres.
}
classic-result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de lignes complètes.
classic-invalid-move = « { $text } » n’est pas un coup ; écrivez source, couleur et ligne, comme 3B2 ou CR-.
classic-turn-jokers = { $name }, combien de jokers restent sur la ligne { $line } ?
classic-turn-wall = { $name }, quelle case de la ligne { $row } du mur ?
classic-prompt-draft = choisissez des tuiles, puis une ligne
classic-prompt-round = Fin de la manche { $round } : Entrée pour la suivante
classic-prompt-target = choisissez une ligne
classic-preview-lined = { $tiles } sur la ligne { $line }
classic-preview-full = { $tiles } sur la ligne { $line }, complète
classic-preview-floored = { $tiles } sur le plancher
classic-preview-fell = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
classic-preview-floor = plancher { $loss }
classic-preview-cell = ligne { $row }, colonne { $column }
classic-legend = Les majuscules sont des tuiles, les minuscules les couleurs imprimées sur le mur, . est libre, M est le marqueur.
classic-plain-floor-empty = vide
classic-plain-floor = - plancher : { $tiles }
classic-help-move = Un coup est une fabrique, une couleur et une ligne : 3B2 prend toutes les tuiles bleues de la fabrique 3 pour la ligne motif 2, CR- prend le rouge du centre vers le plancher.
classic-help-letters = B bleu, Y jaune, R rouge, K noir, W blanc, J joker ; C est le centre, - le plancher.
classic-help-jokers = Avec les jokers : 3J2 prend les jokers seuls, 3BJ2 les tuiles bleues et les jokers. J1 dit combien restent sur une ligne trop courte ; 2@4 choisit la colonne 4 de la ligne 2 du mur.
classic-help-keys = Tapez le coup puis Entrée ; ou ← → pour les tuiles, ↑ ↓ pour la ligne, Entrée ; ou cliquez une tuile, puis une ligne. Échap recommence.
classic-help-rule-take = Prenez toutes les tuiles d’une couleur dans une fabrique (le reste va au centre) ou au centre (le premier à le faire prend le marqueur premier joueur).
classic-help-rule-lines = Une ligne motif ne porte qu’une couleur. Ce qui dépasse tombe sur la ligne plancher et coûte des points.
classic-help-rule-score = À la fin de la manche, chaque ligne motif complète envoie une tuile au mur : 1 point, ou la longueur de la ligne et de la colonne qu’elle rejoint.
classic-help-rule-end = La partie se termine avec une ligne de mur complète. Bonus : 2 par ligne, 7 par colonne, 10 pour les cinq tuiles d’une couleur.

## Les vitraux de Sintra. On tape ce que l'on voit : les lettres des pièces sont celles des coups.

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
sintra-event-indicated = L’indicateur de manche : { $pieces }.
sintra-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière pièce de la tour de rangement y retourne.
   *[other] Le sac est vide : les { $tiles } pièces de la tour de rangement y retournent.
}
sintra-event-started = Manche { $round } : { $name } commence. La couleur de la manche : { $color }.
sintra-event-retired = Fin de la manche { $round } : sa { $tile } va dans la tour de rangement.
sintra-event-scored = { $name } : { $items }. Score { $total }.
sintra-event-final = { $name }, décompte final : { $items }. Score { $total }.
sintra-event-nothing = rien
sintra-event-finished = Les { $round } manches sont jouées : la partie est finie.
sintra-move-placed = { $name } prend { $tiles } { $from } pour l’emplacement { $place }.
sintra-move-moved = { $name } prend { $tiles } { $from } et avance à l’emplacement { $place }.
sintra-move-laid = { $name } pose { $tiles } à l’emplacement { $place }.
sintra-move-broken = { $name } prend { $tiles } { $from } : tout se brise.
sintra-move-jokers = { $count ->
    [one] { $count } sur une case Joker.
   *[other] { $count } sur des cases Joker.
}
sintra-move-home = { $name } ramène son vitrier de l’emplacement { $from } à l’emplacement { $place }.
sintra-move-broke = { $count ->
    [one] { $tiles } se brise.
   *[other] { $tiles } se brisent.
}
sintra-move-stepped = Verre brisé : { $loss }.
sintra-move-turned = { $tiles } va dans la fenêtre { $place }, et la planche est retournée ({ $strip }).
sintra-move-removed = { $tiles } va dans la fenêtre { $place }, et la planche { $strip } est finie.
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
sintra-result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de points perdus au verre brisé.
sintra-invalid-move = « { $text } » n’est pas un coup ; écrivez source, couleur et emplacement, comme 3B2 ou CP-, ou H.
sintra-turn-jokers = { $name }, combien sur les cases Joker ?
sintra-turn-pane = { $name }, quelle pièce pour la fenêtre { $place } ?
sintra-prompt-draft = choisissez des pièces, puis un emplacement
sintra-prompt-target = choisissez un emplacement
sintra-prompt-round = Fin de la manche { $round } : Entrée pour la suivante
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

## Le pavillon d'été. On tape ce que l'on voit : les lettres des tuiles sont celles des coups.

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
pavilion-head-keep = quatre tuiles gardées d’office
pavilion-head-last = rien n’est gardé à la fin
pavilion-head-bag = sac { $bag }, tour { $tower }
pavilion-head-supply = Approv.
pavilion-head-wild = Joker
pavilion-head-then = puis
pavilion-head-details = Tous les plateaux
pavilion-key-details = détail
pavilion-event-supply = Les espaces d’approvisionnement : { $tiles }.
pavilion-event-refilled = { $count ->
    [one] { $tiles } arrive dans l’approvisionnement.
   *[other] { $tiles } arrivent dans l’approvisionnement.
}
pavilion-event-poured = { $tiles ->
    [one] Le sac est vide : la dernière tuile de la tour y retourne.
   *[other] Le sac est vide : les { $tiles } tuiles de la tour y retournent.
}
pavilion-event-started = Manche { $round } : { $name } commence. Couleur joker : { $color }.
pavilion-event-placing = Tout est pris : { $name } place en premier.
pavilion-event-returned = { $tiles ->
    [one] { $name } reprend la tuile gardée.
   *[other] { $name } reprend les { $tiles } tuiles gardées.
}
pavilion-event-score = Score { $total }.
pavilion-event-final = { $name }, décompte final : { $items }. Score { $total }.
pavilion-event-finished = Les { $round } manches sont jouées : la partie est finie.
pavilion-move-marked = Avec le marqueur premier joueur : { $points }.
pavilion-move-placed = { $name } place { $tile } en { $space } pour { $tiles } : { $points }.
pavilion-move-completed = Entouré : { $items }.
pavilion-move-picked = { $name } prend { $tiles } dans l’approvisionnement.
pavilion-move-passed = { $name } passe.
pavilion-move-kept = { $name } garde { $tiles }.
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
pavilion-scored-star = étoile { $color } { $points }
pavilion-scored-mixed = étoile multicolore { $points }
pavilion-scored-number = tous les { $number } { $points }
pavilion-scored-corner = { $tiles ->
    [one] tuile restante { $points }
   *[other] { $tiles } tuiles restantes { $points }
}
pavilion-reason-marked = { $tiles ->
    [one] premier au centre, avec 1 tuile
   *[other] premier au centre, avec { $tiles } tuiles
}
pavilion-reason-marked-capped = { $tiles ->
    [one] premier au centre, avec 1 tuile (−{ $loss }, mais jamais sous 1)
   *[other] premier au centre, avec { $tiles } tuiles (−{ $loss }, mais jamais sous 1)
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
pavilion-reason-star = étoile complète : { $color }
pavilion-reason-mixed = étoile multicolore complète
pavilion-reason-number = tous les espaces { $number }
pavilion-reason-corner = { $tiles ->
    [one] 1 tuile restée dans les coins
   *[other] { $tiles } tuiles restées dans les coins
}
pavilion-reason-corner-capped = { $tiles ->
    [one] 1 tuile restée dans les coins (−{ $loss }, mais jamais sous 1)
   *[other] { $tiles } tuiles restées dans les coins (−{ $loss }, mais jamais sous 1)
}
pavilion-result-shared = { $names } partagent la victoire avec { $points } points chacun.
pavilion-invalid-move = « { $text } » n’est pas un coup ; écrivez 3R pour prendre, R5:4R1P, C5B:5B ou 2.4G:3G pour placer, pass:2G pour passer.
pavilion-illegal-take-due = { $move } : il faut prendre des tuiles, par exemple 3R.
pavilion-illegal-turn-due = { $move } : placez une tuile, par exemple R5, ou passez avec pass.
pavilion-turn-place = { $name }, à vous
pavilion-turn-pay = { $name }, comment payer { $space } ?
pavilion-turn-pick = { $picks ->
    [one] { $name }, prenez 1 tuile :
   *[other] { $name }, prenez { $picks } tuiles :
}
pavilion-turn-keep = { $most ->
    [one] { $name }, gardez au plus 1 tuile :
   *[other] { $name }, gardez au plus { $most } tuiles :
}
pavilion-prompt-draft = choisissez des tuiles
pavilion-prompt-place = choisissez un espace, ou pass
pavilion-prompt-target = choisissez la couleur
pavilion-prompt-round = Fin de la manche { $round } : Entrée pour la suivante
pavilion-prompt-gather = une lettre ajoute une tuile
pavilion-gather-none = Il n’y a pas de telle tuile à choisir, ou plus de place.
pavilion-preview-marked = et le marqueur { $points }
pavilion-preview-star = étoile complète ({ $points } à la fin)
pavilion-preview-picked = { $tiles }
pavilion-preview-kept = garder { $tiles }
pavilion-preview-passed = { $tiles ->
    [one] fin de la manche pour vous, avec 1 tuile
   *[other] fin de la manche pour vous, avec { $tiles } tuiles
}
pavilion-preview-discarded = { $tiles ->
    [one] 1 à la tour { $points }
   *[other] { $tiles } à la tour { $points }
}
pavilion-legend = Une étoile se lit dans le sens horaire : un chiffre est un espace libre et son coût, une lettre la tuile posée. Après piliers, statues et fenêtres vient le nombre d’espaces encore libres autour ; M est le marqueur.
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
pavilion-help-keys = Tapez le coup puis Entrée ; ou ← → et Entrée ; ou cliquez des tuiles ou un espace, et encore une fois pour jouer. Échap recommence ; f montre tous les plateaux. Votre main est aux coins supérieurs de votre plateau, ce que vous gardez aux coins inférieurs ; ⊘ a passé.
pavilion-help-take = Prendre : une fabrique et une couleur. 3R prend toutes les tuiles rouges de la fabrique 3 et une tuile joker, CR celles du centre.
pavilion-help-place = Placer : un espace et ce qui le paie. R5 est le 5 de l’étoile rouge, C5B le 5 de l’étoile centrale pour une tuile bleue, 2.4G sur la face libre l’espace 4 (sens horaire depuis le haut) de l’étoile 2 (sens horaire depuis le haut à gauche) pour une tuile verte.
pavilion-help-more = R5:4R1P paie avec quatre tuiles rouges et une violette ; +1O2P à la suite prend dans l’approvisionnement ; ce qui manque est demandé. pass:2G1P passe et garde trois tuiles, pass:- aucune.
pavilion-help-letters = O orange, R rouge, B bleu, Y jaune, G vert, P violet ; C est le centre, ou l’étoile centrale. ║ pilier, ▲ statue, ╬ fenêtre, chacun avec le nombre d’espaces libres autour ; ★ est joker.
pavilion-help-rule-take = Première moitié de la manche : prenez toutes les tuiles d’une couleur autre que la couleur joker dans une fabrique (le reste va au centre) ou au centre, plus une tuile joker s’il y en a. Là où il n’y a que des jokers, prenez-en un. Le premier à se servir au centre prend le marqueur et perd un point par tuile prise.
pavilion-help-rule-place = Seconde moitié, à tour de rôle : dépensez autant de tuiles que coûte un espace ; l’une s’y place, les autres vont dans la tour. Les jokers remplacent toutes les tuiles sauf une ; une tuile de la couleur joker ne se paie qu’avec cette couleur. L’étoile centrale prend chaque couleur une fois ; sur la face libre, une étoile est d’une seule couleur ou toute différente.
pavilion-help-rule-score = Une tuile rapporte 1 point, et 1 par tuile connectée dans son étoile. Entourez un pilier, une statue ou une fenêtre et prenez 1, 2 ou 3 tuiles dans l’approvisionnement.
pavilion-help-rule-pass = Qui passe ne joue plus de la manche, garde jusqu’à quatre tuiles pour la suivante et perd un point pour chacune des autres. Un score ne descend jamais sous 1.
pavilion-help-rule-end = Après six manches, les étoiles complètes rapportent 14 (rouge), 15 (bleue), 16 (jaune), 17 (orange), 18 (verte), 20 (violette) ou 12 (multicolore) ; tous les 1, 2, 3 ou 4 rapportent 4, 8, 12 ou 16 ; chaque tuile restante coûte un point.
