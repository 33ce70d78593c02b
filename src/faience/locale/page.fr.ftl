# Tout ce qu’on lit sur la page autour de la table, en français. page.en.ftl a les mêmes messages avec les mêmes variables.

## Sur toutes les pages

page-close = Fermer
page-loading = Chargement…
page-retry = Réessayer
page-load-failed = Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
frame-skip = Aller au contenu
frame-home = Faience, accueil
frame-pages = Pages
frame-mine = Mes parties
frame-turns = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
frame-rules = Règles
frame-settings = Réglages
frame-unofficial = Faience n’est pas officiel : sans lien avec les éditeurs des jeux, il n’utilise ni leurs illustrations ni leurs textes.
frame-privacy = Vie privée
frame-version = Version { $version }

## Réglages

settings-title = Réglages
settings-name = Votre nom
settings-name-none = Visible par les autres joueurs
settings-name-saved = Enregistré.
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-look = Affichage
settings-speed = Animations
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-speed-off = Aucune
settings-always = Toujours
settings-never = Jamais
settings-board = À la table
settings-letters = Lettres sur les tuiles
settings-letters-auto = Jeu au clavier
settings-confirm = Confirmer les coups
settings-confirm-touch = Sur écran tactile
settings-sectors = Ranger les tuiles par couleur
settings-signals = Sons et alertes
settings-sounds = Sons
settings-vibration = Vibrer quand c’est à vous
settings-notifications = Notifications
settings-notifications-forbidden = Votre navigateur les bloque pour ce site.
settings-insecure = Les notifications nécessitent une connexion sécurisée (https).
signals-mute = Couper le son
signals-your-turn = À vous de jouer
signals-notify = Me prévenir quand c’est à moi
signals-full-screen = Plein écran

## Les jeux et leurs variantes

game-classic = Classique
game-classic-about = Prenez des tuiles, remplissez vos lignes et bâtissez un mur où les tuiles voisines rapportent des points.
game-sintra = Sintra
game-sintra-about = Suivez le vitrier le long du palais et garnissez ses fenêtres de vitraux colorés.
game-pavilion = Pavillon d’été
game-pavilion-about = Garnissez sept étoiles de vos tuiles et entourez piliers, statues et fenêtres.
option-classic-wall = Mur
choice-classic-wall-colored = Mur coloré
choice-classic-wall-gray = Mur gris
option-classic-jokers = Jokers
option-classic-jokers-hint = Quelques tuiles qui valent n’importe quelle couleur.
option-pavilion-side = Plateau
choice-pavilion-side-colored = Face colorée
choice-pavilion-side-free = Face libre
option-pavilion-keep_all = Toujours garder jusqu’à quatre tuiles
option-pavilion-keep_all-hint = Un joueur qui passe avec quatre tuiles ou moins les garde toutes.
option-pavilion-last_discard = Rien n’est gardé à la fin
option-pavilion-last_discard-hint = À la dernière manche, chaque tuile restante coûte un point quand on passe.
option-sintra-side = Palais
choice-sintra-side-A = Face A : ornements
choice-sintra-side-B = Face B : couleurs
option-sintra-strips = Planches
option-sintra-strips-standard = Planches maison
option-sintra-strips-choose = Choisir un fichier
option-sintra-strips-remove = Reprendre les planches maison
option-sintra-strips-hint = Un fichier TOML avec ce qui est imprimé sur vos planches, vos palais et votre piste.
option-sintra-strips-template = Télécharger les planches maison comme modèle
option-sintra-allow_negative = Scores négatifs possibles
option-sintra-allow_negative-hint = Le verre brisé coûte des points même quand il n’en reste plus.
option-sintra-reset_must_move_left = Retour du vitrier vers la gauche seulement
option-sintra-reset_must_move_left-hint = Impossible de ramener le vitrier si votre planche la plus à gauche est à sa droite.

## Accueil

home-title = Faience
home-head = Les tuiles sont sur la table
home-lead = Jouez dans votre navigateur : contre des bots, avec des amis grâce à un lien, ou à plusieurs sur un même écran. Sans compte ni installation.
home-new = Nouvelle table
home-going = Reprendre
home-all-mine = Toutes mes parties
home-games = Les jeux
home-players = { $least } à { $most } joueurs
home-tables = Tables ouvertes
home-tables-none = Aucune table ouverte. Créez-en une et affichez-la ici, ou envoyez un lien à un ami.
home-invited = Vous avez une invitation ?
home-join-label = Lien ou code de la table
home-join = Rejoindre
home-join-wrong = Ce n’est ni le lien d’une table ni un code. Un lien ressemble à { $example }.
home-open = Ouvrir une partie enregistrée

## Un clic sur Jouer

home-play = Jouer
home-opponent = Adversaire pour { $game } : { $name }
play-title = Jouer : { $game }
play-with = Avec qui jouez-vous ?
play-bots = Bots
play-friends = Amis
play-here = Sur cet écran
play-friends-hint = Vous obtenez un seul lien à envoyer. Toute personne qui l’ouvre prend place à votre table.
play-here-hint = Tout le monde joue sur cet appareil, à tour de rôle.
play-invite = Inviter
play-more = Plus d’options

## Les bots

bot-name = { $name }, niveau { $level }
bot-line = { $level ->
    [1] Ne regarde que cette manche et se contente souvent d’un coup moyen.
    [2] Ne regarde que cette manche ; n’importe quel bon coup lui va.
    [3] Joue bien cette manche, en pensant un peu aux suivantes.
    [4] Pense à toute la partie ; n’importe quel bon coup lui va.
    [5] Pense à toute la partie et trouve presque toujours son meilleur coup, sans regarder ce que vous préparez.
    [6] Pense à votre réponse avant chaque coup.
    [7] A appris de milliers de parties quelles positions sont bonnes.
    [8] En sait autant, et calcule : 150 positions avant chaque coup.
    [9] Calcule plus loin : 1 500 positions avant chaque coup.
   *[other] Prend tout son temps et regarde aussi loin que possible.
}
bot-record = { $drawn ->
    [0] Vos parties – gagnées : { $won }, perdues : { $lost }.
   *[other] Vos parties – gagnées : { $won }, perdues : { $lost }, partagées : { $drawn }.
}

## Les tables d’une liste

list-your-turn = À vous
list-due-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
list-due-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
list-due-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
list-waiting = En attente de joueurs
list-playing = En cours
list-stand-in = Un bot joue pour vous
list-over = Terminée
list-free = place libre

## Une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-seats-count = { $count }
new-seat = Place { $seat }
new-seat-me = Vous
new-seat-person = Sur cet écran
new-seat-friend = Un ami, par lien
new-seat-bot = Bot
new-seat-open = Ouverte à tous
new-seat-friend-hint = Vous recevrez un seul lien pour tous vos amis.
new-seat-open-hint = Premier arrivé, premier servi.
new-seat-level = Bot à la place { $seat }
new-seat-name = Nom du joueur { $seat }
new-your-name = Votre nom
new-level = Niveau { $level } · { $name }
new-fine = Premier joueur, pendule, annulation…
new-first = Qui commence
new-first-random = Au hasard
new-first-seat = Premier joueur : { $name }
new-undo = Annuler un coup
new-undo-free = Librement
new-undo-agreement = Si tous sont d’accord
new-undo-off = Jamais
new-undo-free-hint = Tout de suite tant que personne d’autre n’a joué ; ensuite, seulement si les autres sont d’accord.
new-undo-agreement-hint = On demande aux autres à chaque fois. Les bots sont toujours d’accord.
new-undo-off-hint = Les coups sont définitifs.
new-speed = Rythme des bots
new-speed-slow = Lent
new-speed-normal = Normal
new-speed-fast = Rapide
new-speed-instant = Instantané
new-clock = Pendule
new-clock-hint = Si votre temps est écoulé, un bot joue à votre place jusqu’à votre retour.
new-clock-none = Sans pendule
new-clock-words = { $minutes } min + { $increment } s
new-clock-minutes-kind = Minutes
new-clock-days-kind = Jours
new-clock-days = Jours par coup
new-clock-days-hint = Chacun joue quand il veut : chaque coup dans ce délai. Passé ce temps, un bot joue à votre place jusqu’à votre retour.
new-clock-days-words = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
new-clock-minutes = Minutes par joueur
new-clock-increment = Incrément (secondes)
new-undo-words = { $undo ->
    [free] Annulation libre
    [agreement] Annulation si tous sont d’accord
   *[off] Pas d’annulation
}
new-stand-in = Bot pour les joueurs absents
new-stand-in-fair = Niveau { $level } ou plus
new-listed = Afficher parmi les tables ouvertes
new-listed-hint = Sinon, il faut le lien pour la trouver.
new-spectators = Spectateurs autorisés
new-make = Créer la table
new-making = Préparation…

## Mes parties

mine-title = Mes parties – Faience
mine-your-turn = À vous de jouer
mine-unfinished = En cours
mine-unfinished-none = Aucune partie en cours.
mine-start = En commencer une
mine-finished = Terminées
mine-finished-none = Vos parties terminées s’afficheront ici, prêtes à être revues.
mine-older = Parties plus anciennes
mine-how = Pas besoin de compte : ce navigateur se souvient de vous. Pour jouer sur un autre appareil, ouvrez-y le lien de votre place.
mine-sign-out = Déconnecter mes autres appareils
mine-signed-out = C’est fait : aucun autre navigateur n’est reconnu comme vous ni n’a vos places, et leurs anciens liens n’ouvrent plus rien.

## Vie privée

privacy-title = Vie privée – Faience
privacy-head = Ce qui est conservé de vous
privacy-names = Votre nom, si vous en avez choisi un, et vos parties : qui était à quelle place, chaque coup avec son heure et les phrases échangées. Les autres personnes à la table les voient, ainsi que quiconque a le lien si les spectateurs sont admis.
privacy-cookie = Un cookie distingue ce navigateur des autres ; il n’y a ni compte ni mot de passe. Il dure { $days } jours après votre dernière visite, et ce qui est conservé d’une personne sans partie disparaît avec lui. Si vous demandez des notifications, l’adresse de votre navigateur auprès de son service d’envoi est conservée jusqu’à ce que vous les désactiviez.
privacy-device = Votre navigateur garde lui-même vos réglages, les coups prévus et une clé dont découle votre part aux tirages. Ils restent sur cet appareil ; seuls les maillons dont un tirage a besoin sont envoyés.
privacy-unfinished = { $days ->
    [0] Les parties inachevées sont conservées.
    [1] Les parties inachevées sont supprimées après un jour sans activité.
   *[other] Les parties inachevées sont supprimées après { $days } jours sans activité.
}
privacy-finished = { $days ->
    [0] Les parties terminées sont conservées sans limite, pour que leurs liens restent valables.
    [1] Les parties terminées sont supprimées après un jour.
   *[other] Les parties terminées sont supprimées après { $days } jours.
}
privacy-addresses = Les adresses réseau restent un moment en mémoire, contre les abus, et Faience ne les écrit nulle part. La page ne charge rien d’autres sites et ne compte personne.
privacy-forget = Pour faire supprimer tout ce qui vous concerne, donnez ce code à qui gère ce serveur. Vos parties restent pour les autres, sans nom à votre place.
privacy-code = Votre code :

## Rien ici

lost-title = Introuvable – Faience
lost-head = Il manque une tuile
lost-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
lost-home = Retour à l’accueil

## Revoir une partie

replay-title = { $names } – Faience
replay-head = Une partie terminée
replay-board = La table
replay-steps = Parcourir la partie
replay-slider = Coup
replay-moves = Coup { $number } sur { $all }
replay-start = Avant le premier coup
replay-unfinished = Cette partie est encore en cours.
replay-no-board = Les plateaux de ce jeu ne peuvent pas encore être affichés ici ; les coups et la feuille de score, si.
replay-first = Revenir au début
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Aller à la fin
replay-keys = Flèches pour avancer et reculer, Début et Fin pour aller au premier ou au dernier coup.
replay-copy = Copier le lien
replay-copied = Copié
replay-link = Lien vers cette partie
replay-download = Télécharger
replay-table = Retour à la table
replay-sheet-caption = Points et score de chaque joueur à chaque manche
replay-every-point = Point par point
replay-no-points = aucun point
replay-sum = { $points } pour cette manche
replay-score = Score { $score }
replay-fair = Les tirages
replay-fair-yes = Vérifié : tous les tirages découlent du secret dont la table avait publié l’empreinte avant la partie.
replay-fair-no = Ces tirages ne découlent pas du secret publié : l’enregistrement a été modifié, ou la table n’a pas joué franc jeu.
replay-fair-unknown = Cette partie enregistrée n’a pas de secret publié : ses tirages ne peuvent pas être vérifiés.
replay-fair-how = Comment on le vérifie
replay-fair-text = Avant la partie, la table a publié l’empreinte (SHA-256) d’un nombre secret. Chaque joueur a ensuite ajouté le sien, et tous ces nombres ensemble déterminent chaque tirage. Le secret étant désormais public, chacun peut refaire le calcul, par exemple avec « faience record check ».
replay-commitment = Empreinte, publiée avant la partie
replay-secret = Secret, publié après
replay-draws-kept = Cet appareil a participé à la partie. Ce qu’il a noté alors concorde avec cet enregistrement.
replay-draws-altered = Cet enregistrement n’est pas celui de la partie à laquelle cet appareil a participé, ou bien il a été modifié.
replay-undone = Annulé avec l’accord de tous, alors que de nouvelles tuiles étaient déjà visibles :
replay-undone-move = coup { $number } ({ $name }), après le tirage { $deal }

## Ouvrir une partie enregistrée

open-title = Ouvrir une partie – Faience
open-head = Ouvrir une partie enregistrée
open-lead = Une partie enregistrée est un fichier texte en .faience, téléchargé ici ou sauvegardé par la version terminal. Il est seulement lu ici, jamais conservé.
open-choose = Choisir un fichier
open-drop = ou le déposer ici
open-paste = Ou coller le texte
open-open = Ouvrir
open-another = En ouvrir une autre
open-empty = Rien à ouvrir pour l’instant : choisissez un fichier ou collez son texte.
open-line = Il y a une erreur à la ligne { $line } :
open-wrong = cette ligne est illisible.
open-wrong-move = { $move } n’est pas possible ici.
open-wrong-first-line = ce n’est pas une partie enregistrée par Faience.
open-wrong-version = la version { $version } du format n’est pas prise en charge.
open-wrong-utf-8 = ce n’est pas du texte en UTF-8.
open-wrong-size = la partie enregistrée est trop longue.
open-wrong-text = ce n’est pas du texte.
open-wrong-header-line = ce n’est pas un en-tête. Une ligne vide termine les en-têtes.
open-wrong-unknown-header = il n’y a pas d’en-tête « { $header } ».
open-wrong-header-twice = l’en-tête « { $header } » figure déjà à la ligne { $before }.
open-wrong-unprintable = l’en-tête « { $header } » contient un caractère non imprimable.
open-wrong-name-length = un nom peut avoir au plus { $most } caractères.
open-wrong-header-form = l’en-tête « { $header } » est mal écrit.
open-wrong-header-missing = l’en-tête « { $header } » manque.
open-wrong-header-number = l’en-tête « { $header } » doit être un nombre de { $least } à { $most }.
open-wrong-no-seat = il n’y a que { $seats } places.
open-wrong-position = la position n’est pas valide.
open-wrong-position-other = la position ne correspond pas aux en-têtes.
open-wrong-no-parts = ce jeu n’a pas de « { $parts } ».
open-wrong-parts-object = l’élément « { $parts } » doit être écrit en entier, sous forme d’objet.
open-wrong-json = l’en-tête « { $header } » n’est pas du JSON valide.
open-wrong-turn = c’est au joueur de la place { $seat } de jouer.
open-wrong-phase = autre chose doit être tiré ici.
open-wrong-too-many = trop de tuiles sont tirées ici.
open-wrong-not-over = la partie n’est pas encore terminée.
open-wrong-end = ce n’est pas le résultat de ces coups.
open-wrong-line = ce n’est ni un tirage, ni un coup, ni une fin.
open-wrong-other-version = l’en-tête « { $header } » n’est pas de la version { $version } du format.
open-wrong-links-due = aucun tirage n’est attendu ici.
open-wrong-links-number = le tirage { $due } doit venir ici.
open-wrong-links-form = il faut à un tirage le maillon de la table et un maillon ou « - » pour chacune des { $seats } places.
open-wrong-links-missing = la ligne « draw { $due } » manque.
open-wrong-after-end = rien ne peut suivre la ligne « end ».
open-wrong-end-missing = la partie est terminée : le fichier doit finir par une ligne « end ».
open-large = Ce fichier est trop grand pour être une partie enregistrée.

## En cas de refus

error-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
error-failed = Une erreur est survenue. Rien n’est perdu ; réessayez.
error-trouble = Le serveur rencontre un problème. Rien n’est perdu ; réessayez dans un instant.
error-refused = Le serveur a refusé.
error-too-many = Trop de requêtes. Patientez un instant, puis réessayez.
error-too-large = C’est trop volumineux.
error-wrong-origin = Les autres sites ne peuvent pas faire cela ici.
error-wrong-host = Le serveur ne répond pas à cette adresse. La personne qui s’en occupe peut l’autoriser.
error-too-slow = Cela a pris trop de temps. Veuillez réessayer.
error-not-json = Le serveur n’a pas compris ; rechargez la page.
error-wrong-method = Le serveur n’a pas compris ; rechargez la page.
error-bad-request = Le serveur n’a pas compris ; rechargez la page.
error-bad-command = Le serveur n’a pas compris ; rechargez la page.
error-bad-number = Le serveur n’a pas compris ; rechargez la page.
error-bad-end = Le serveur n’a pas compris ; rechargez la page.
error-bad-link = Le serveur n’a pas compris ; rechargez la page.
error-not-due = Aucun tirage n’est attendu.
error-bad-nonce = Le serveur n’a pas compris ; rechargez la page.
error-bad-subscription = Le serveur n’a pas compris ; rechargez la page.
error-no-push = Ce serveur n’envoie pas de notifications aux onglets fermés.
error-have-first = Le serveur n’a pas compris ; rechargez la page.
error-bad-language = Langue non prise en charge.
error-not-found = Il n’y a rien à cette adresse.
error-bad-settings = Ce jeu ne peut pas se jouer avec ces réglages.
error-bad-name = Ce nom ne convient pas. Un nom peut avoir au plus 32 caractères.
error-bad-parts = Ce fichier ne peut pas être lu.
error-bad-record = Cette partie enregistrée ne peut pas être ouverte.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a disparu depuis longtemps.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-spectators = Seuls les joueurs peuvent voir cette table.
error-wrong-key = Cette place est réservée à un joueur invité.
error-seat-taken = Cette place est déjà prise.
error-too-many-devices = Cette place est ouverte sur trop d’appareils.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Seuls les joueurs peuvent faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-stale = La table vient de changer. Regardez de nouveau.
error-unfinished = Ce tour n’est pas encore terminé.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-your-turn = C’est déjà à vous de jouer.
error-not-ahead = Impossible de choisir un coup à l’avance ici.
error-not-away = Un bot ne peut pas reprendre cette place.
error-has-time = Ce joueur a plusieurs jours pour jouer : personne ne peut encore jouer à sa place.
error-is-here = Ce joueur est là : personne ne peut jouer à sa place.
error-just-left = Ce joueur était là il y a un instant. Un bot pourra jouer à sa place dans { $seconds } s.
error-unfair-level = À cette table, c’est un bot de niveau { $level } qui remplace les joueurs absents.
error-out-of-time = Votre temps est écoulé : un bot continue à votre place.
error-no-time = Il ne reste pas assez de temps à la pendule pour annuler ce coup.
error-undo-off = À cette table, on n’annule pas les coups.
error-undo-pending = Quelqu’un a déjà demandé à annuler un coup.
error-nothing-to-undo = Vous n’avez pas de coup à annuler.
error-no-request = Personne n’a demandé à annuler un coup.
error-too-much = Vous l’avez fait trop souvent à cette table ; ce n’est plus possible.
error-too-long = Cette partie a trop duré : plus aucun coup n’est accepté. Commencez-en une nouvelle.

## Règles

rules-title = Règles : { $game } – Faience
rules-head = Règles : { $game }
rules-contents = Sur cette page
rules-games = Règles des jeux
