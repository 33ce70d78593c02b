# Tout ce qu’on lit sur la page autour de la table, en français. page.en.ftl a les mêmes messages avec les mêmes variables.

## Sur toutes les pages

page-close = Fermer
page-loading = Un instant…
page-retry = Réessayer
frame-skip = Aller au contenu
frame-home = Faience, accueil
frame-pages = Pages
frame-mine = Mes parties
frame-rules = Règles
frame-settings = Réglages
frame-unofficial = Faience n’est pas officiel : sans lien avec les éditeurs des jeux, il n’utilise ni leurs illustrations ni leurs textes.
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
settings-letters-auto = Au clavier
settings-confirm = Confirmer les coups
settings-confirm-touch = Écran tactile
settings-sectors = Ranger les tuiles par couleur
settings-signals = Sons et alertes
settings-sounds = Sons
settings-vibration = Vibrer à votre tour
signals-mute = Couper le son
signals-full-screen = Plein écran

## Les jeux et leurs variantes

game-classic = Classique
game-classic-about = Prenez des tuiles, remplissez vos lignes et bâtissez un mur où les voisines rapportent.
game-sintra = Sintra
game-sintra-about = Suivez le vitrier le long du palais et posez des pièces colorées dans ses fenêtres.
game-pavilion = Pavillon d’été
game-pavilion-about = Dépensez vos tuiles sur sept étoiles et entourez piliers, statues et fenêtres.
option-classic-wall = Mur
choice-classic-wall-colored = Mur coloré
choice-classic-wall-gray = Mur gris
option-classic-jokers = Jokers
option-classic-jokers-hint = Quelques tuiles qui valent n’importe quelle couleur.

## Accueil

home-title = Faience
home-head = Les tuiles sont sur la table
home-lead = Jouez dans votre navigateur : contre l’ordinateur, avec des amis grâce à un lien, ou autour d’un seul écran. Sans compte ni réglages.
home-play = Jouer contre l’ordinateur
home-opponent = Votre adversaire
home-new = Nouvelle table
home-more = En savoir plus
home-coming = Bientôt
home-going = Reprendre une partie
home-all-mine = Toutes mes parties
home-games = Les jeux
home-players = De { $least } à { $most } joueurs
home-tables = Tables ouvertes
home-tables-none = Aucune table ouverte pour l’instant. Créez-en une et affichez-la dans cette liste, ou envoyez le lien à un ami.
home-invited = Vous avez une invitation ?
home-join-label = Lien ou code de la table
home-join = Rejoindre
home-join-wrong = Ce n’est ni le lien d’une table ni un code. Un lien ressemble à { $example }.
home-open = Ouvrir une partie enregistrée

## Les tables d’une liste

list-your-turn = À vous
list-waiting = Attend des joueurs
list-playing = En cours
list-over = Terminée
list-free = place libre

## Une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-seats = Joueurs
new-seats-count = { $count }
new-seat = Place { $seat }
new-seat-me = Vous
new-seat-person = Quelqu’un sur cet appareil
new-seat-friend = Un ami, par lien
new-seat-bot = L’ordinateur
new-seat-open = N’importe qui
new-seat-friend-hint = Vous recevrez un lien pour cette place.
new-seat-open-hint = Premier arrivé, premier servi.
new-seat-level = Force de la place { $seat }
new-seat-name = Nom pour la place { $seat }
new-your-name = Votre nom
new-level = { $level ->
    [1] Niveau 1, très doux
    [2] Niveau 2, doux
    [3] Niveau 3, facile
    [4] Niveau 4, détendu
    [5] Niveau 5, posé
    [6] Niveau 6, attentif
    [7] Niveau 7, habile
    [8] Niveau 8, coriace
    [9] Niveau 9, fort
   *[other] Niveau { $level }, très fort
}
new-fine = Premier joueur, pendule, reprise de coups…
new-first = Qui commence
new-first-random = Au hasard
new-first-seat = Premier : { $name }
new-undo = Reprendre un coup
new-undo-free = Librement
new-undo-agreement = Avec accord
new-undo-off = Jamais
new-undo-free-hint = Immédiatement tant que personne d’autre n’a joué ; ensuite, si les autres sont d’accord.
new-undo-agreement-hint = Les autres sont consultés à chaque fois. L’ordinateur est toujours d’accord.
new-undo-off-hint = Les coups sont définitifs.
new-speed = Rythme de jeu
new-speed-slow = Lent
new-speed-normal = Normal
new-speed-fast = Rapide
new-speed-instant = Instantané
new-clock = Pendule
new-clock-hint = Si votre temps s’écoule, l’ordinateur joue pour vous jusqu’à votre retour.
new-clock-none = Sans pendule
new-clock-words = { $minutes } min + { $increment } s
new-clock-minutes = Minutes par joueur
new-clock-increment = Secondes de plus par coup
new-undo-words = { $undo ->
    [free] Coups repris librement
    [agreement] Coups repris si tous sont d’accord
   *[off] Aucun coup repris
}
new-listed = Afficher parmi les tables ouvertes
new-listed-hint = Sinon, seuls ceux qui ont le lien la trouvent.
new-spectators = Spectateurs bienvenus
new-make = Créer la table
new-making = Mise en place…

## Mes parties

mine-title = Mes parties – Faience
mine-unfinished = En cours
mine-unfinished-none = Aucune partie en cours.
mine-start = En commencer une
mine-finished = Terminées
mine-finished-none = Vos parties terminées apparaîtront ici, prêtes à être revues.
mine-how = Il n’y a pas de compte : nous vous reconnaissons à ce navigateur. Le lien de votre place l’ouvre sur un autre appareil.

## Rien ici

lost-title = Introuvable – Faience
lost-head = Cette tuile manque
lost-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
lost-home = Aller à l’accueil

## Revoir une partie

replay-title = { $names } – Faience
replay-head = Une partie terminée
replay-board = La table
replay-steps = Parcourir la partie
replay-slider = Coup
replay-moves = Coup { $number } sur { $all }
replay-start = Avant le premier coup
replay-unfinished = La partie n’est pas terminée.
replay-no-board = Les plateaux de ce jeu ne peuvent pas encore être affichés ici ; le déroulement et la feuille de score, si.
replay-first = Aller au début
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = Aller à la fin
replay-keys = Les flèches avancent et reculent, les touches Début et Fin sautent aux extrémités.
replay-copy = Copier le lien
replay-copied = Copié
replay-link = Lien de cette partie
replay-download = Télécharger
replay-table = Aller à la table
replay-sheet-caption = Points et score de chaque joueur à chaque manche
replay-every-point = Chaque point
replay-no-points = aucun point
replay-sum = { $points } à cette manche
replay-score = Score { $score }
replay-fair = Les tirages
replay-fair-yes = Vérifié : tous les tirages découlent du secret auquel la table s’était engagée avant la partie.
replay-fair-no = Ces tirages ne découlent pas du secret publié : l’enregistrement a été modifié, ou la table n’a pas joué franc jeu.
replay-fair-unknown = Cet enregistrement ne publie aucun secret : ses tirages ne peuvent pas être vérifiés.
replay-fair-how = Comment on le vérifie
replay-fair-text = Avant la partie, la table a publié l’empreinte (SHA-256) d’un nombre secret. Chaque joueur a ensuite ajouté le sien, et tous ces nombres ensemble déterminent chaque tirage. Le secret étant désormais public, chacun peut refaire le calcul, par exemple avec « faience record check ».
replay-commitment = Empreinte, publiée avant la partie
replay-secret = Secret, publié après
replay-undone = Repris, avec l’accord de tous, après avoir vu de nouvelles tuiles :
replay-undone-move = coup { $number } ({ $name }, { $move }), après la distribution { $deal }

## Ouvrir une partie enregistrée

open-title = Ouvrir une partie – Faience
open-head = Ouvrir une partie enregistrée
open-lead = Une partie enregistrée est un fichier texte en .faience, téléchargé ici ou écrit par la version terminal. Elle est seulement lue ici, pas conservée.
open-choose = Choisir un fichier
open-drop = ou le déposer ici
open-paste = Ou coller le texte
open-open = Ouvrir
open-another = En ouvrir une autre
open-empty = Il n’y a encore rien à ouvrir : choisissez un fichier ou collez une partie.
open-line = Il y a une erreur à la ligne { $line } :
open-wrong = cette ligne est illisible.
open-wrong-move = { $move } n’est pas possible ici.
open-wrong-first-line = ce n’est pas une partie enregistrée par Faience.
open-wrong-version = la version { $version } du format n’est pas prise en charge.
open-wrong-utf-8 = ce n’est pas du texte en UTF-8.
open-wrong-size = l’enregistrement est trop long.
open-wrong-text = ce n’est pas du texte.
open-wrong-header-line = ce n’est pas un en-tête. Une ligne vide termine les en-têtes.
open-wrong-unknown-header = il n’y a pas d’en-tête « { $header } ».
open-wrong-header-twice = l’en-tête « { $header } » figure déjà à la ligne { $before }.
open-wrong-unprintable = l’en-tête « { $header } » contient un caractère non imprimable.
open-wrong-name-length = un nom a au plus { $most } caractères.
open-wrong-header-form = l’en-tête « { $header } » n’est pas écrit comme il faut.
open-wrong-header-missing = l’en-tête « { $header } » manque.
open-wrong-header-number = l’en-tête « { $header } » doit être un nombre de { $least } à { $most }.
open-wrong-no-seat = il n’y a que { $seats } places.
open-wrong-position = la position n’est pas valable.
open-wrong-position-other = la position ne correspond pas aux en-têtes.
open-wrong-no-parts = ce jeu n’a pas de « { $parts } ».
open-wrong-parts-object = l’élément « { $parts } » doit être écrit en entier, sous forme d’objet.
open-wrong-json = l’en-tête « { $header } » n’est pas du JSON valable.
open-wrong-turn = c’est à la place { $seat } de jouer.
open-wrong-phase = autre chose doit être tiré ici.
open-wrong-too-many = trop de tuiles sont tirées ici.
open-wrong-not-over = la partie n’est pas encore finie.
open-wrong-end = ce n’est pas le résultat de ces coups.
open-wrong-line = ce n’est ni un tirage, ni un coup, ni une fin.
open-wrong-after-end = rien ne peut suivre la ligne « end ».
open-wrong-end-missing = la partie est finie : l’enregistrement doit se terminer par une ligne « end ».
open-large = Ce fichier est trop grand pour être une partie enregistrée.

## En cas de refus

error-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
error-failed = Quelque chose n’a pas marché. Rien n’est perdu ; réessayez.
error-trouble = Le serveur a un problème. Rien n’est perdu ; réessayez dans un instant.
error-refused = Le serveur a refusé.
error-too-many = Trop de demandes. Attendez un instant, puis réessayez.
error-too-large = C’est trop grand.
error-wrong-origin = Les pages d’autres sites ne peuvent pas faire cela ici.
error-not-json = Le serveur n’a pas compris ; rechargez la page.
error-wrong-method = Le serveur n’a pas compris ; rechargez la page.
error-bad-request = Le serveur n’a pas compris ; rechargez la page.
error-bad-command = Le serveur n’a pas compris ; rechargez la page.
error-bad-number = Le serveur n’a pas compris ; rechargez la page.
error-bad-nonce = Le serveur n’a pas compris ; rechargez la page.
error-have-first = Le serveur n’a pas compris ; rechargez la page.
error-bad-language = Langue non prise en charge.
error-not-found = Il n’y a rien à cette adresse.
error-bad-settings = Aucune partie ne peut se jouer avec ces réglages.
error-bad-name = Ce nom ne convient pas ; un nom a au plus 32 caractères.
error-bad-record = Cette partie enregistrée ne peut pas être ouverte.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou personne n’y est venu depuis longtemps.
error-no-such-seat = Cette table n’a pas cette place.
error-no-spectators = Seuls les joueurs peuvent voir cette table.
error-wrong-key = Cette place est réservée à qui en a reçu l’invitation.
error-seat-taken = Quelqu’un est déjà assis là.
error-too-many-devices = Cette place est ouverte sur trop d’appareils.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-seated = Seuls les joueurs peuvent faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-stale = La table a changé entre-temps ; regardez-la à nouveau.
error-unfinished = Ce tour n’est pas encore complet.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-away = L’ordinateur ne peut pas reprendre cette place.
error-is-here = Ce joueur est là : personne ne peut jouer à sa place.
error-undo-off = La reprise de coups est désactivée à cette table.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
error-nothing-to-undo = Vous n’avez pas de coup à reprendre.
error-no-request = Personne n’a demandé à reprendre un coup.
error-too-much = Cela s’est produit trop souvent à cette table ; la partie continue sans.
error-too-long = Cette partie dure depuis trop longtemps : plus aucun coup n’est accepté. Rejouez à une nouvelle table.

## Règles

rules-title = Règles : { $game } – Faience
rules-head = Règles : { $game }
rules-contents = Sur cette page
rules-games = Règles des jeux
rules-coming = { $game } arrive bientôt dans le navigateur. Vous pouvez déjà y jouer, avec toutes ses règles, dans le terminal :
rules-coming-how = entre amis devant un écran, ou contre des joueurs artificiels de dix niveaux.
rules-coming-text = Le livret complet, dans nos propres mots, se trouve dans la documentation livrée avec Faience.
rules-coming-back = Jouer ici au jeu classique
