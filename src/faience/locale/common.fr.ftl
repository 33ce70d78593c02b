# Les mots de tous les jeux, où qu’on les lise. Chaque fichier a les mêmes messages avec les mêmes variables dans toutes les langues.

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
seat-tree = Recherche arborescente
seat-numbered = { $name } ({ $seat })

## La table

head-title = Faience
head-round = Manche { $round }
head-center = Centre
head-log = Coups
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
    .you = Vous prenez { $tiles } { $from }.
move-marked = { $name } prend aussi le marqueur premier joueur.
    .you = Vous prenez aussi le marqueur premier joueur.
result-winner = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
    .you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }

## La feuille de score

sheet-round = Manche
sheet-player = Joueur
sheet-reason = Pour
sheet-points = Points
sheet-total = Total
sheet-final = Fin
sheet-place = Rang
sheet-empty = Personne n’a encore marqué de points.

## Pourquoi un coup n'est pas permis

illegal-no-display = { $move } : il n’y a que { $displays } fabriques.
illegal-source-empty = { $source ->
    [0] { $move } : le centre est vide.
   *[other] { $move } : la fabrique { $source } est vide.
}
illegal-no-such-tile = { $source ->
    [0] { $move } : il n’y a pas de { $tile } au centre.
   *[other] { $move } : il n’y a pas de { $tile } dans la fabrique { $source }.
}
illegal-over = { $move } : la partie est terminée.
illegal-turn-over = { $move } : le tour est terminé avant cette étape.
illegal-deal-due = { $move } : il faut d’abord remplir les fabriques.
illegal-no-such-action = L’action { $action } n’est pas possible ici.
illegal-nothing-to-undo = Vous n’avez pas de coup à annuler.

## Jouer

turn-draft = { $name }, à vous
    .you = À vous de jouer
turn-over = La partie est terminée
turn-opponent = { $name } réfléchit…
preview-marked = et le marqueur

## Ce que d’autres montrent du lien d’une table

link-game = Faience : { $game }
link-invited = { $name } vous invite à une partie de { $game }
link-waiting = { $seats ->
    [0] La partie va commencer.
    [one] { $seats } place libre.
   *[other] { $seats } places libres.
}
link-playing = La partie est en cours.
link-over = La partie est terminée.
