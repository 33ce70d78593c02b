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
    [one] Plateau de { $name }, { $points } point
   *[other] Plateau de { $name }, { $points } points
}
table-to-move = doit jouer
table-bigger = Agrandir le plateau de { $name }
table-target-closed = { $label }. Impossible avec ces tuiles ; appuyez pour savoir pourquoi.
table-hint-take = Choisissez des tuiles
table-hint-take-or-type = Choisissez des tuiles, ou tapez un coup
table-hint-draft = Choisissez maintenant une ligne
table-hint-typed = n’est pas encore un coup
table-put-back = Reposer
table-make-move = Jouer
table-more = Plus
table-board-sheet = Plateau entier

## Arriver à une table

table-title = Table · Faience
table-title-turn = À vous de jouer · Faience
table-heading = Table : { $names }
table-closed = Cette table ne peut pas être ouverte
table-no-board = Ce jeu ne peut pas être affiché dans le navigateur. Des programmes peuvent y jouer et le regarder ici.
table-lost = Connexion perdue. Reconnexion…
table-unreachable = Serveur injoignable. Nouvel essai en cours…
table-back = Connexion rétablie. Vous n’avez rien manqué.
table-invited = On vous invite à jouer
table-invited-by = { $name } vous invite à jouer
table-players = { $seats } joueurs ; à la table : { $names }
table-invited-text = Comment les autres doivent-ils vous appeler ?
table-take-seat = Prendre place
table-link-no-seat = Ce lien n’ouvre plus aucune place.
table-link-used = Ce lien n’ouvre plus aucune place. Vous pouvez rester et regarder.
table-waiting-title = La table se prépare
table-waiting-seats = { $seats ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $seats } personnes.
}
table-waiting-people = On attend { $names }.
table-waiting-start = Tout le monde est là. La partie commence…
table-seats = Places
table-seat = Place { $seat }
table-seat-friend = Réservée à un ami
table-seat-open = Ouverte à tous
table-you = vous
table-here = ici
table-away = absent
table-leave = Quitter la place
table-invite = Invitation pour la place { $seat }
table-invite-text = Envoyez ce lien à un ami. La première personne qui l’ouvre obtient cette place.
table-invite-instead = Plutôt inviter un ami
table-bot-level = Force de l’ordinateur à la place { $seat }
table-make-bot = Laisser jouer l’ordinateur
table-sit-here = Quelqu’un sur cet appareil
table-link-title = Lien vers cette table
table-link-text = Toute personne qui a ce lien peut prendre une place libre, ou regarder si la table le permet.
table-copy = Copier
table-copied = Copié
table-share = Partager
table-share-title = Une partie de Faience
table-fair-short = Les tuiles seront tirées d’un secret que cette table a déjà fixé et de nombres que chaque place y ajoute. Après la partie, tout peut être vérifié.

## Jouer

table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-too-long = Cette partie est trop longue pour continuer ; rejouez à une nouvelle table.
table-moving = { $name } joue
table-dealing = Distribution des tuiles
table-scoring = Décompte de la manche
table-watching = Vous regardez
table-spectators = { $spectators ->
    [one] { $spectators } personne regarde
   *[other] { $spectators } personnes regardent
}
table-skip = Passer
table-undo = Reprendre
table-undo-ask = Demander à reprendre
table-undo-asked = { $name } voudrait reprendre un coup. Êtes-vous d’accord ?
table-undo-yours = Vous avez demandé à reprendre un coup. On attend { $names }.
table-undo-waits = { $name } voudrait reprendre un coup. On attend { $names }.
table-undo-agree = D’accord
table-undo-decline = Refuser
table-undo-withdraw = Retirer la demande
table-say = Dire quelque chose
table-clock = reste { $left }
table-stand-in = Le niveau { $level } joue
table-replace = Laisser jouer l’ordinateur
table-return = Reprendre ma place
table-round-sheet = Manche { $round }
table-round-nothing = Aucun point.
table-rematch = Rejouer
table-rematch-go = Aller à la partie suivante
table-replay = Revoir la partie
table-record = Partie enregistrée
table-about = À propos de cette table
table-about-short = Table
table-links = Liens
table-link-watch = Pour toute personne qui veut regarder :
table-link-seat = Pour vous seul : la place de { $name } sur un autre appareil.
table-fairness-title = Des tuiles que personne n’a pu choisir
table-fairness-text = Avant que quiconque s’installe, cette table a tiré un secret et publié son empreinte. Puis chaque place a ajouté son propre nombre. Chaque tirage se calcule à partir du secret et de tous ces nombres : ni les joueurs ni le serveur n’ont pu choisir les tuiles.
table-fairness-commitment = Empreinte du secret (SHA-256)
table-fairness-nonce = Nombre de { $name }
table-fairness-secret = Le secret
table-fairness-later = Il sera publié à la fin de la partie.
table-fairness-end = Chacun pourra alors vérifier tous les tirages avec la partie enregistrée et « faience record check ».
table-fairness-check = Téléchargez la partie enregistrée et lancez « faience record check » pour vérifier chaque tirage.

## Ce que l’on peut dire

table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance !
table-phrase-nice-move = Joli coup !
table-phrase-well-played = Bien joué !
table-phrase-thanks = Merci !
table-phrase-oops = Oups !
table-phrase-thinking = Je réfléchis…
table-phrase-hurry = À vous !
table-phrase-rematch = Une revanche ?
table-phrase-bye = Au revoir !
table-emote-smile = Sourire
table-emote-laugh = Rire
table-emote-wow = Étonné
table-emote-sad = Triste
table-emote-party = Faire la fête
table-emote-clap = Applaudir

## La table en direct

table-event-sat = { $name } s’installe.
table-event-stood = { $name } quitte sa place.
table-event-planned = { $name } jouera à la place { $seat }.
table-event-renamed = { $before } s’appelle désormais { $name }.
table-event-asked = { $name } voudrait reprendre un coup.
table-event-declined = { $name } refuse la reprise.
table-event-undone = { $name } reprend un coup.
table-event-stand-in = { $name } n’est pas là. { $bot } joue en attendant.
table-event-out-of-time = { $name } n’a plus de temps. { $bot } joue en attendant.
table-event-returned = { $name } est de retour.
table-event-resumed = { $seconds ->
    [one] La table s’est interrompue { $seconds } seconde, qui ne compte pour personne.
   *[other] La table s’est interrompue { $seconds } secondes, qui ne comptent pour personne.
}
table-event-rematch = { $name } voudrait rejouer.
