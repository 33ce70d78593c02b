# Ce que seul le terminal dit.

## Jouer

prompt-round = Fin de la manche { $round } : Entrée pour la suivante
prompt-choose = choisissez avec les flèches, Entrée joue
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
misuse-choice = { $option } doit être { $choices }, pas { $value }
misuse-option = { $game } n’a pas d’option { $option } ; choisissez { $options }
misuse-parts = { $option } : { $problem }
misuse-seats = { $game } se joue à { $seats }, pas à { $value }
misuse-seats-differ = --seats dit { $seats }, mais --players nomme { $players }
misuse-first = --first est une place de 1 à { $seats } ou random, pas { $value }
misuse-seed = --seed est un nombre de 0 à 2**64 - 1, pas { $value }
misuse-name-empty = --players nomme un joueur par place, comme Ada,greedy ; l’un d’eux est vide
misuse-name-long = un nom a au plus { $most } caractères : { $name }
misuse-name-unprintable = un nom ne peut contenir que des caractères imprimables : { $name }
misuse-name-twice = deux personnes s’appellent { $name } ; donnez à chacune un nom différent
misuse-level = choisissez un niveau de 1 à { $most }, pas { $value }
misuse-player = { $name } n’est pas un adversaire : { $problem }
misuse-resume-with = { $option } ne peut pas changer dans une partie reprise
misuse-no-file = fichier introuvable : { $file }
misuse-no-last = aucune partie sauvegardée dans { $folder } pour l’instant
misuse-not-readable = { $file } n’est pas lisible : { $problem }
misuse-record = { $file } n’est pas une partie que l’on peut reprendre : { $problem }
misuse-exists = { $file } existe déjà ; reprenez-le avec --resume ou choisissez un autre nom
misuse-folder = { $file } est un dossier ; indiquez un fichier de ce dossier
misuse-not-writable = { $file } ne peut pas être écrit : { $problem }
misuse-pause = --pause est un nombre de secondes de 0 à 60, pas { $value }

## Parties enregistrées

record-move = Coup { $number } sur { $all }
record-start = Avant le premier coup
record-keys = Entrée suivant, b retour, un numéro pour y aller, q quitter
record-unfinished = La partie n’est pas terminée.
