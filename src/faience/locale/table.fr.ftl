## La table dans le navigateur : tuiles et plateaux

table-marker-in-center = Le marqueur premier joueur est au centre
table-has-marker = a le marqueur premier joueur
table-in-center = au centre
table-on-display = dans la fabrique { $display }
table-display = Fabrique { $display }
table-group = { $tiles } { $where }
table-sources = Fabriques et centre
table-bag = Sac
table-board = { $points ->
    [one] Plateau : { $name }, { $points } point
   *[other] Plateau : { $name }, { $points } points
}
    .you = { $points ->
        [one] Votre plateau, { $points } point
       *[other] Votre plateau, { $points } points
    }
table-to-move = doit jouer
    .you = à vous de jouer
table-bigger = Agrandir le plateau : { $name }
    .you = Agrandir votre plateau
table-target-closed = { $label }. Impossible ; appuyez pour savoir pourquoi.
table-hint-take = Choisissez des tuiles
table-hint-take-or-type = Choisissez des tuiles, ou tapez un coup
table-hint-draft = Choisissez maintenant une ligne
table-hint-typed = n’est pas encore un coup
table-hint-enter = Entrée pour jouer
table-put-back = Reposer
table-make-move = Jouer
table-plan-move = Préparer
table-hint-ahead = Vous pouvez préparer votre prochain coup
table-planned = Préparé : { $preview }
table-planned-lost = Le coup préparé n’est plus possible.
table-planned-changed = Les autres ont changé l’effet du coup préparé ; il n’a pas été joué.
table-more = Plus
table-board-sheet = Plateau entier

## Arriver à une table

table-title = Table – Faience
table-title-turn = À vous de jouer – Faience
table-heading = Table : { $names }
table-closed = Cette table ne peut pas être ouverte
table-no-board = Ce jeu ne peut pas être affiché dans le navigateur. Des programmes peuvent y jouer et le regarder ici.
table-lost = Connexion perdue. Reconnexion…
table-unreachable = Serveur injoignable. Nouvel essai en cours…
table-back = Connexion rétablie. Vous n’avez rien raté.
table-invited = On vous invite à jouer
table-invited-by = { $name } vous invite à jouer
table-players = { $seated ->
    [0] { $seats } joueurs
   *[other] { $seats } joueurs ; à la table : { $names }
}
table-invited-text = Sous quel nom voulez-vous jouer ?
table-take-seat = Prendre place
table-link-no-seat = Cette invitation a déjà servi.
table-link-used = Cette invitation a déjà servi. Vous pouvez rester et regarder.
table-link-incomplete = Ce lien est incomplet et n’ouvre aucune place. Redemandez-le, ou restez regarder.
table-waiting-title = La table se prépare
table-waiting-seats = { $seats ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $seats } joueurs.
}
table-uninvited = Les places libres sont réservées aux amis invités. Pour jouer, ouvrez le lien envoyé par l’hôte.
table-waiting-people = On attend { $names }.
table-waiting-start = Tout le monde est là. La partie commence…
table-seats = Places
table-own-parts = Matériel personnel
table-seat = Place { $seat }
table-seat-friend = En attente d’un ami
table-seat-open = Ouverte à tous
table-you = vous
    .name = Vous
table-here = en ligne
table-away = hors ligne
table-leave = Quitter la place
table-leave-sure = Il vous faudrait une nouvelle invitation pour revenir.
table-leave-host = La table reste, et vous pourrez donner la place à quelqu’un ou la reprendre.
table-invite = Invitez vos amis
table-invite-text = Envoyez ce lien à un ami, ou faites-lui scanner le code.
table-invite-text-all = Un seul lien pour tous : envoyez-le, ou faites scanner le code.
table-change = Changer
table-qr = Code QR
table-qr-of = Code QR : { $label }
table-sit-here = Sur cet écran
table-copy = Copier
table-copied = Copié
table-share = Partager
table-share-title = Une partie de Faience

## Jouer

table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-too-long = Cette partie a trop duré. Commencez-en une nouvelle.
table-moving = { $name } joue
    .you = Vous jouez
table-dealing = Distribution…
table-scoring = Décompte…
table-watching = Vous regardez
table-watching-short = spectateur
table-spectators = { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
}
table-skip = Accélérer
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-asked = { $later ->
    [0] { $name } souhaite annuler ceci : { $move } Êtes-vous d’accord ?
    [one] { $name } souhaite annuler ceci et le coup suivant : { $move } Êtes-vous d’accord ?
   *[other] { $name } souhaite annuler ceci et les { $later } coups suivants : { $move } Êtes-vous d’accord ?
}
table-undo-asked-stand-in = { $later ->
    [0] En l’absence de { $name }, un bot a joué ceci : { $move } { $name } souhaite l’annuler. Êtes-vous d’accord ?
    [one] En l’absence de { $name }, un bot a joué ceci : { $move } { $name } souhaite l’annuler, avec le coup suivant. Êtes-vous d’accord ?
   *[other] En l’absence de { $name }, un bot a joué ceci : { $move } { $name } souhaite l’annuler, avec les { $later } coups suivants. Êtes-vous d’accord ?
}
table-undo-yours = Vous avez demandé à annuler un coup. On attend { $names }.
table-undo-waits = { $name } voudrait annuler un coup. On attend { $names }.
table-undo-agree = D’accord
table-undo-decline = Refuser
table-undo-withdraw = Retirer la demande
table-say = Discuter
table-clock = Il reste { $left }
table-clock-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
table-clock-hours = { $hours } h { $minutes } min
table-clock-minutes = { $minutes } min
table-stand-in = { $name } joue
table-replace = Faire jouer un bot
table-return = Reprendre ma place
table-stood-in = { $moves ->
    [one] En votre absence, un bot a joué un coup à votre place.
   *[other] En votre absence, un bot a joué { $moves } coups à votre place.
}
table-stood-in-ask = Demander à annuler
table-stood-in-undo = Annuler tout cela
table-stood-in-keep = Ça me va
table-round-sheet = Manche { $round }
table-round-nothing = Aucun point.
table-final = Décompte final
table-final-sum = { $points } au décompte final
table-round-details = Tous les points de la manche { $round }
table-moves = Coups
table-moves-words = En toutes lettres
table-looking-short = Retour en arrière
table-looking = Retour en arrière : manche { $round }
table-looking-end = Revenir à la partie
table-duel = { $name } gagne { $points } à { $other }
    .you = Vous gagnez { $points } à { $other }
table-end-hide = Voir les plateaux
table-end-show = Résultat
table-rematch = Rejouer
table-rematch-go = Rejoindre la revanche
table-replay = Revoir la partie
table-record = Télécharger
table-about = À propos de cette table
table-about-short = Table
table-links = Liens
table-link-watch = Lien pour les spectateurs
table-link-seat = Rien que pour vous : { $name } sur un autre appareil.
    .you = Rien que pour vous : votre place sur un autre appareil.
table-fairness-title = Personne ne peut truquer le tirage
table-fairness-text = Avant que quiconque s’installe, cette table a tiré un secret et publié son empreinte. Puis chaque joueur a ajouté un nombre. Chaque tirage se calcule à partir du secret et de tous ces nombres : ni les joueurs ni le serveur ne peuvent le truquer.
table-fairness-commitment = Empreinte du secret (SHA-256)
table-fairness-nonce = Nombre apporté par { $name }
    .you = Votre nombre
table-fairness-secret = Secret
table-fairness-later = Publié à la fin de la partie.
table-fairness-end = Chacun pourra alors vérifier tous les tirages avec la partie téléchargée et « faience record check ».
table-fairness-check = Téléchargez la partie et lancez « faience record check » pour vérifier chaque tirage.

## Les tirages auxquels les appareils participent

table-draws-title = Comment on tire les tuiles
table-draws-text = Avant la partie, la table et l’appareil de chaque joueur ont publié le bout d’une chaîne secrète. Un tirage n’a lieu qu’une fois joué le coup qui le précède : chaque appareil montre alors son maillon suivant, et la table le sien. Le tirage découle de tous ces maillons, et quiconque regarde la table le vérifie aussitôt.
table-draws-promise = Si votre appareil a participé à un tirage, personne ne pouvait le connaître ni le choisir avant que le coup précédent soit joué.
table-draws-promise-days = Quand on a des jours pour chaque coup, la promesse est moins forte : un appareil envoie son maillon avec son propre coup, avant que le tirage ait lieu. Si votre appareil a participé à un tirage, personne ne pouvait le connaître avant votre propre dernier coup. Le premier tirage, lui, pourrait être choisi par quelqu’un qui tient le serveur et s’assied en dernier.
table-draws-rest = Cela reste possible : un maillon est retenu, par son joueur ou par le serveur, ce qui se voit ici ; une table est abandonnée ; quelqu’un occupe plusieurs places sous des noms inventés. Et après une annulation, un tirage que tout le monde a vu revient tel quel.
table-draws-right = { $draws ->
    [0] Rien n’a encore été tiré.
    [one] Un tirage jusqu’ici. Cette page l’a vérifié, et il est juste.
   *[other] { $draws } tirages jusqu’ici. Cette page les a tous vérifiés, et ils sont justes.
}
table-draws-wrong = Tirages jusqu’ici : { $draws }. Vérifiés et justes : { $right }.
table-draws-unchecked = Leurs pièces n’ont pas pu être vérifiées : { $list }.
table-draws-seat = L’appareil de { $name } a participé à { $count } sur { $draws }
    .you = Votre appareil a participé à { $count } sur { $draws }
table-draws-seat-missing = pas à { $list }
table-draws-seat-new = avec une nouvelle chaîne à partir du tirage { $draw }
table-draws-none = { $name } n’ajoute rien
    .you = Vous n’ajoutez rien
table-draws-again = Revenus après une annulation : { $list }.
table-draws-unused = Votre appareil a envoyé son maillon pour ces tirages, mais il est arrivé trop tard ou a été laissé de côté : { $list }.
table-draws-chains = Bouts des chaînes (SHA-256)
table-draws-chain-table = Table
table-draws-check = Chacun peut le vérifier encore : téléchargez la partie et lancez « faience record check ».
table-draws-waits = On attend l’appareil de { $name }…
    .you = On attend votre appareil…
table-draws-problem = Les tirages de cette partie ne sont pas justes
table-draws-problem-text = Cette page vérifie elle-même chaque tirage, et quelque chose ne concorde pas. Le serveur est en défaut, ou quelqu’un triche.
table-draws-problem-show = Détails
table-draws-problem-hide = Masquer
table-draws-no-links = Le tirage { $draw } ne dit pas de quels maillons il découle.
table-draws-table-link = Tirage { $draw } : le maillon de la table n’appartient pas à la chaîne dont elle avait publié le bout avant la partie.
table-draws-seat-link = Tirage { $draw } : le maillon montré pour { $name } n’appartient pas à sa chaîne.
    .you = Tirage { $draw } : le maillon montré pour vous n’appartient pas à votre chaîne.
table-draws-left-out = Tirage { $draw } : le maillon de { $name } avait été montré à temps, mais il a été laissé de côté.
    .you = Tirage { $draw } : votre maillon avait été montré à temps, mais il a été laissé de côté.
table-draws-pieces = Tirage { $draw } : la pièce { $at } n’est pas celle qui découle des maillons.
table-draws-too-many = Tirage { $draw } : à partir de la pièce { $at }, il y en a plus qu’il n’en découle des maillons.
table-draws-too-few = Tirage { $draw } : il manque la pièce { $at }.
table-draws-first = Un autre joueur que celui tiré au sort ou choisi a commencé la partie.
table-draws-made-anew = Le tirage { $draw } est revenu après une annulation, mais fait d’autres maillons qu’avant.
table-draws-late-end = Une nouvelle chaîne de { $name } a été admise pour le tirage { $draw }, alors qu’il était déjà fait ou attendu.
    .you = Une nouvelle chaîne à vous a été admise pour le tirage { $draw }, alors qu’il était déjà fait ou attendu.
table-draws-foreign = La chaîne au nom de { $name } n’est pas celle que cet appareil a donnée. Ou bien la place a été ouverte sur un autre appareil, ou bien quelqu’un l’a remplacée.
    .you = La chaîne à votre nom n’est pas celle que cet appareil a donnée. Ou bien vous avez ouvert votre place sur un autre appareil, ou bien quelqu’un l’a remplacée.
table-draws-other-promise = La table nomme une autre chaîne que celle que cet appareil a vue d’abord.
table-draws-other-version = La table ne nomme plus la chaîne qu’elle avait publiée avant la partie.
table-draws-seen-otherwise = Le tirage { $draw } était fait d’autres maillons quand cet appareil l’a vu d’abord.

## Ce que l’on peut dire

table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance !
table-phrase-nice-move = Joli coup !
table-phrase-well-played = Bien joué !
table-phrase-thanks = Merci !
table-phrase-oops = Oups !
table-phrase-thinking = Laissez-moi réfléchir…
table-phrase-hurry = À vous !
table-phrase-rematch = Une revanche ?
table-phrase-bye = Au revoir !
table-emote-smile = Sourire
table-emote-laugh = Rire
table-emote-wow = Surprise
table-emote-sad = Triste
table-emote-party = Faire la fête
table-emote-clap = Applaudir

## La table en direct

table-event-sat = { $name } s’installe.
    .you = Vous vous installez.
table-event-stood = { $name } quitte sa place.
    .you = Vous quittez votre place.
table-event-planned = { $name } jouera à la place { $seat }.
table-event-renamed = { $before } s’appelle désormais { $called }.
    .you = Vous vous appelez désormais { $called }.
table-event-asked = { $name } voudrait annuler un coup.
    .you = Vous demandez à annuler un coup.
table-event-asked-stand-in = { $name } voudrait annuler ce qu’un bot a joué à sa place.
    .you = Vous demandez à annuler ce qu’un bot a joué à votre place.
table-event-declined = { $name } refuse l’annulation.
    .you = Vous refusez l’annulation.
table-event-undone = { $name } annule un coup.
    .you = Vous annulez un coup.
table-event-undone-stand-in = Ce qu’un bot a joué à la place de { $name } est annulé.
    .you = Ce qu’un bot a joué à votre place est annulé.
table-event-without-link = Le tirage { $draw } s’est fait sans l’appareil de { $name }.
    .you = Le tirage { $draw } s’est fait sans votre appareil.
table-event-without-links = Le tirage { $draw } s’est fait sans l’appareil de personne.
table-event-new-end = L’appareil de { $name } participe aux tirages avec une nouvelle chaîne, à partir du tirage { $draw }.
    .you = Votre appareil participe aux tirages avec une nouvelle chaîne, à partir du tirage { $draw }.
table-event-stand-in = { $name } n’est pas là. { $bot } joue en attendant.
    .you = Vous n’êtes pas là. { $bot } joue en attendant.
table-event-out-of-time = { $name } n’a plus de temps. { $bot } joue en attendant.
    .you = Vous n’avez plus de temps. { $bot } joue en attendant.
table-event-returned = { $name } est de retour.
    .you = Vous êtes de retour.
table-event-resumed = { $seconds ->
    [one] La partie a été suspendue { $seconds } seconde ; aucune pendule n’a tourné.
   *[other] La partie a été suspendue { $seconds } secondes ; aucune pendule n’a tourné.
}
table-event-resumed-hours = { $hours ->
    [one] Le serveur a été indisponible { $hours } heure ; aucune pendule n’a tourné.
   *[other] Le serveur a été indisponible { $hours } heures ; aucune pendule n’a tourné.
}
table-event-rematch = { $name } propose une revanche.
    .you = Vous proposez une revanche.
