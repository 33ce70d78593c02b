# Tout ce que l'on lit, en français. en.ftl a les mêmes messages avec les mêmes variables.

## Tuiles. La lettre est celle qu'une page peut montrer sur une tuile ; les coups s'écrivent toujours B Y R K W J.

color-B = bleu
color-Y = jaune
color-R = rouge
color-K = noir
color-W = blanc
color-J = joker
letter-B = B
letter-Y = J
letter-R = R
letter-K = N
letter-W = W
letter-J = ★
tile-B = tuile bleue
tile-Y = tuile jaune
tile-R = tuile rouge
tile-K = tuile noire
tile-W = tuile blanche
tile-J = tuile joker
tiles-B = { $count ->
    [one] { $count } tuile bleue
   *[other] { $count } tuiles bleues
}
tiles-Y = { $count ->
    [one] { $count } tuile jaune
   *[other] { $count } tuiles jaunes
}
tiles-R = { $count ->
    [one] { $count } tuile rouge
   *[other] { $count } tuiles rouges
}
tiles-K = { $count ->
    [one] { $count } tuile noire
   *[other] { $count } tuiles noires
}
tiles-W = { $count ->
    [one] { $count } tuile blanche
   *[other] { $count } tuiles blanches
}
tiles-J = { $count ->
    [one] { $count } tuile joker
   *[other] { $count } tuiles jokers
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
list-and = { $first } et { $last }
list-comma = { $first }, { $next }

## Places

seat-person = Joueur { $seat }
seat-greedy = Glouton
seat-random = Hasard
seat-numbered = { $name } { $seat }

## La table

head-title = Faience
head-round = Manche { $round }
head-bag = sac { $bag }, couvercle { $lid }
head-wall-colored = mur coloré
head-wall-gray = mur gris
head-jokers = jokers
head-center = Centre
head-log = Le fil de la partie
head-sheet = Feuille de score
center-empty = vide
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le fil de la partie

event-poured = { $tiles ->
    [one] Le sac est vide : la dernière tuile du couvercle y retourne.
   *[other] Le sac est vide : les { $tiles } tuiles du couvercle y retournent.
}
event-started = Manche { $round } : { $name } commence.
from-source = { $source ->
    [0] au centre
   *[other] dans la fabrique { $source }
}
move-lined = { $count ->
    [one] { $name } prend { $tiles } { $from } et la pose sur la ligne { $line }.
   *[other] { $name } prend { $tiles } { $from } et les pose sur la ligne { $line }.
}
move-floored = { $count ->
    [one] { $name } prend { $tiles } { $from } et la laisse tomber sur le plancher.
   *[other] { $name } prend { $tiles } { $from } et les laisse tomber sur le plancher.
}
move-took = { $name } prend { $tiles } { $from }.
move-kept = { $name } pose { $tiles } sur la ligne { $line }.
move-marked = { $name } prend aussi le marqueur premier joueur.
move-fell = { $count ->
    [one] { $tiles } tombe sur le plancher.
   *[other] { $tiles } tombent sur le plancher.
}
move-lidded = { $count ->
    [one] { $tiles } va dans le couvercle.
   *[other] { $tiles } vont dans le couvercle.
}
event-tiled-alone = { $tile } en ligne { $row }, colonne { $column }
event-tiled-across = { $tile } en ligne { $row }, colonne { $column } ({ $across } à l'horizontale)
event-tiled-down = { $tile } en ligne { $row }, colonne { $column } ({ $down } à la verticale)
event-tiled-both = { $tile } en ligne { $row }, colonne { $column } ({ $across } à l'horizontale et { $down } à la verticale)
event-broken = la ligne { $line } ne trouve pas de case sur le mur, { $tiles } sur le plancher
event-penalty = { $spaces ->
    [one] { $spaces } case du plancher
   *[other] { $spaces } cases du plancher
}
event-penalty-capped = { $spaces ->
    [one] { $spaces } case du plancher (−{ $loss }, mais jamais sous 0)
   *[other] { $spaces } cases du plancher (−{ $loss }, mais jamais sous 0)
}
event-row = ligne { $number } complète
event-column = colonne { $number } complète
event-color = les cinq tuiles : { $color }
scored-tiled = ligne { $row } { $points }
scored-broken = ligne { $line } sans case libre
scored-penalty = plancher { $points }
scored-row = ligne { $number } { $points }
scored-column = colonne { $number } { $points }
scored-color = tout le { $color } { $points }
event-scored = { $name } décore son mur : { $items }. Score { $total }.
event-bonus = { $name } reçoit les bonus : { $items }. Score { $total }.
event-finished = { $reason ->
    [row] Une ligne de mur est complète : la partie prend fin après la manche { $round }.
    [tiles] Il ne reste plus de tuiles : la partie prend fin après la manche { $round }.
   *[dead] Plus aucune ligne n'acceptera de tuile : la partie prend fin après la manche { $round }.
}
result-winner = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
result-tie-break = { $rows ->
    [one] Égalité à { $points } entre { $names } ; { $name } gagne avec { $rows } ligne complète, plus que les autres.
   *[other] Égalité à { $points } entre { $names } ; { $name } gagne avec { $rows } lignes complètes, plus que les autres.
}
result-shared = { $names } partagent la victoire, à égalité de score ({ $points }) et de lignes complètes.

## La feuille de score

sheet-round = Manche
sheet-player = Joueur
sheet-reason = Pour
sheet-points = Points
sheet-total = Total
sheet-place = Rang
sheet-rows = Lignes complètes
sheet-empty = Personne n'a encore marqué de points.

## Pourquoi un coup n'est pas permis

illegal-take-due = { $move } : il faut prendre des tuiles, par exemple 3B2.
illegal-no-display = { $move } : il n'y a que { $displays } fabriques.
illegal-source-empty = { $source ->
    [0] { $move } : le centre est vide.
   *[other] { $move } : la fabrique { $source } est vide.
}
illegal-no-such-tile = { $source ->
    [0] { $move } : il n'y a pas de { $tile } au centre.
   *[other] { $move } : il n'y a pas de { $tile } dans la fabrique { $source }.
}
illegal-line-full = { $move } : la ligne { $line } est pleine.
illegal-line-color = { $move } : la ligne { $line } contient déjà une autre couleur, { $color }.
illegal-wall-color = { $move } : la ligne { $line } du mur n'accepte plus de { $color }.
illegal-jokers-due = { $move } : dites combien de jokers restent sur la ligne { $line }, de J{ $least } à J{ $most }.
illegal-cell-due = { $move } : choisissez une case de la ligne { $row } du mur : { $cells }.
illegal-cell-taken = { $move } : la colonne { $column } de la ligne { $row } est occupée.
illegal-column-color = { $move } : la colonne { $column } contient déjà du { $color }.
illegal-over = { $move } : la partie est finie.
illegal-deal-due = { $move } : il faut d'abord remplir les fabriques.
illegal-no-such-action = L'action { $action } n'est pas possible ici.
illegal-nothing-to-undo = Vous n'avez pas de coup à annuler.
invalid-move = « { $text } » n'est pas un coup ; écrivez source, couleur et ligne, comme 3B2 ou CR-.

## Jouer

turn-draft = { $name }, à vous
turn-jokers = { $name }, combien de jokers restent sur la ligne { $line } ?
turn-wall = { $name }, quelle case de la ligne { $row } du mur ?
turn-over = La partie est finie
turn-opponent = { $name } réfléchit …
prompt-draft = choisissez des tuiles, puis une ligne
prompt-round = Fin de la manche { $round } : Entrée pour la suivante
prompt-line = choisissez une ligne
prompt-choose = choisissez avec les flèches, Entrée joue
preview-lined = { $tiles } sur la ligne { $line }
preview-full = { $tiles } sur la ligne { $line }, complète
preview-floored = { $tiles } sur le plancher
preview-fell = { $count ->
    [one] { $count } tombe
   *[other] { $count } tombent
}
preview-marked = et le marqueur
preview-floor = plancher { $loss }
preview-cell = ligne { $row }, colonne { $column }
key-arrows = choisir
key-enter = jouer
key-undo = annuler
key-save = sauvegarder
key-sheet = scores
key-help = aide
key-quit = quitter
key-close = fermer
note-undone = Coup annulé : { $move }
note-saved = Sauvegardé : { $file }
note-resume = Pour continuer : faience play --resume { $file }
note-record = La partie enregistrée : { $file }
note-save-failed = La partie n'a pas pu être sauvegardée dans { $file } : { $problem }
note-saving-to = Chaque coup est sauvegardé dans { $file }
note-legal = Coups : { $moves }
note-legend = Les majuscules sont des tuiles, les minuscules les couleurs imprimées sur le mur, . est libre, M est le marqueur.
window-narrow = La fenêtre doit avoir { $columns } colonnes
plain-prompt = { $name }>
plain-commands = Un coup comme 3B2, ou : moves, show, sheet, undo, save [FICHIER], help, quit
plain-board = { $name }, { $points }
plain-board-turn = { $name }, { $points }, à jouer
plain-floor-empty = vide
plain-center = C Centre : { $tiles }
plain-floor = - plancher : { $tiles }

## Aide

help-title = Comment jouer
help-move = Un coup est une fabrique, une couleur et une ligne : 3B2 prend toutes les tuiles bleues de la fabrique 3 pour la ligne motif 2, CR- prend le rouge du centre vers le plancher.
help-letters = B bleu, Y jaune, R rouge, K noir, W blanc, J joker ; C est le centre, - le plancher.
help-jokers = Avec les jokers : 3J2 prend les jokers seuls, 3BJ2 les tuiles bleues et les jokers. J1 dit combien restent sur une ligne trop courte ; 2@4 choisit la colonne 4 de la ligne 2 du mur.
help-keys = Tapez le coup puis Entrée ; ou ← → pour les tuiles, ↑ ↓ pour la ligne, Entrée ; ou cliquez une tuile, puis une ligne. Échap recommence.
help-rule-take = Prenez toutes les tuiles d'une couleur dans une fabrique (le reste va au centre) ou au centre (le premier à le faire prend le marqueur premier joueur).
help-rule-lines = Une ligne motif ne porte qu'une couleur. Ce qui dépasse tombe sur la ligne plancher et coûte des points.
help-rule-score = À la fin de la manche, chaque ligne motif complète envoie une tuile au mur : 1 point, ou la longueur de la ligne et de la colonne qu'elle rejoint.
help-rule-end = La partie se termine avec une ligne de mur complète. Bonus : 2 par ligne, 7 par colonne, 10 pour les cinq tuiles d'une couleur.
help-commands = u annuler, s sauvegarder, v scores, ? aide, q quitter. Quitter sauvegarde ; rien ne se perd.

## Une erreur de l'utilisateur

misuse-language = la langue { $lang } n'existe pas ; il y a { $languages }
misuse-game = le jeu { $game } n'existe pas ; il y a { $games }
misuse-wall = --wall est colored (coloré) ou gray (gris), pas { $value }
misuse-seats = il y a 2, 3 ou 4 places, pas { $value }
misuse-seats-differ = --seats dit { $seats }, mais --players nomme { $players }
misuse-first = --first est une place de 1 à { $seats } ou random, pas { $value }
misuse-seed = --seed est un nombre de 0 à 2**64 - 1, pas { $value }
misuse-name-empty = --players nomme un joueur par place, comme Ada,greedy ; l'un d'eux est vide
misuse-name-long = un nom a au plus { $most } caractères : { $name }
misuse-name-unprintable = un nom ne contient que des caractères imprimables : { $name }
misuse-name-twice = deux personnes s'appellent { $name } ; donnez à chacune son nom
misuse-resume-with = { $option } ne peut pas changer dans une partie reprise
misuse-no-file = il n'y a pas de fichier { $file }
misuse-no-last = il n'y a pas encore de partie sauvegardée dans { $folder }
misuse-not-readable = { $file } n'est pas lisible : { $problem }
misuse-record = { $file } n'est pas une partie que l'on peut reprendre : { $problem }
misuse-exists = { $file } existe déjà ; reprenez-le avec --resume ou choisissez un autre nom
misuse-folder = { $file } est un dossier ; nommez un fichier
misuse-not-writable = { $file } ne peut pas être écrit : { $problem }
misuse-pause = --pause est un nombre de secondes de 0 à 60, pas { $value }

## Parties enregistrées

record-move = Coup { $number } sur { $all }
record-start = Avant le premier coup
record-keys = Entrée suivant, b retour, un numéro pour y aller, q quitter
record-unfinished = La partie n'est pas terminée.
