# Tout ce qu’on lit sur la page autour de la table, en français. page.en.ftl a les mêmes messages avec les mêmes variables.

## Sur toutes les pages

page-close = Fermer
page-loading = Un instant…
page-retry = Réessayer
frame-skip = Aller à la page
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
settings-name-none = Ce que voient les autres
settings-name-saved = C’est noté.
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-auto = Système
settings-motion-full = Complet
settings-motion-none = Aucun
settings-pace = Vitesse des tuiles
settings-pace-slow = Lente
settings-pace-normal = Normale
settings-pace-fast = Rapide
settings-letters = Lettres sur les tuiles
settings-letters-hint = Les motifs distinguent aussi les couleurs.
settings-sounds = Sons

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
home-tables-none = Personne n’attend en public pour l’instant. Créez une table et montrez-la dans cette liste, ou envoyez le lien à un ami.
home-invited = On vous attend ?
home-join-label = Le lien ou le code d’une table
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
new-seat-person = Quelqu’un à côté
new-seat-friend = Un ami, par un lien
new-seat-bot = L’ordinateur
new-seat-open = N’importe qui
new-seat-friend-hint = Vous recevrez un lien pour cette place.
new-seat-open-hint = Le premier arrivé s’assied.
new-seat-level = Force de la place { $seat }
new-seat-name = Nom à la place { $seat }
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
new-fine = Début, pendule, reprise de coups…
new-first = Qui commence
new-first-random = Tirage au sort
new-first-seat = Début : { $name }
new-undo = Reprendre un coup
new-undo-free = Librement
new-undo-agreement = Avec accord
new-undo-off = Jamais
new-undo-free-hint = Aussitôt, tant que personne d’autre n’a joué ; ensuite si les autres sont d’accord.
new-undo-agreement-hint = À chaque fois, on demande aux autres. L’ordinateur est toujours d’accord.
new-undo-off-hint = Ce qui est joué est joué.
new-speed = Rythme de la table
new-speed-slow = Lent
new-speed-normal = Normal
new-speed-fast = Rapide
new-speed-instant = Direct
new-clock = Pendule
new-clock-hint = Le temps écoulé, l’ordinateur joue jusqu’à votre retour.
new-clock-none = Sans pendule
new-clock-words = { $minutes } min + { $increment } s
new-clock-minutes = Minutes par joueur
new-clock-increment = Secondes de plus par coup
new-undo-words = { $undo ->
    [free] Coups repris librement
    [agreement] Coups repris si tous sont d’accord
   *[off] Aucun coup repris
}
new-listed = Montrer parmi les tables ouvertes
new-listed-hint = Sinon, seuls ceux qui ont le lien la trouvent.
new-spectators = On peut regarder
new-make = Ouvrir la table
new-making = Mise en place…

## Mes parties

mine-title = Mes parties – Faience
mine-unfinished = En cours
mine-unfinished-none = Aucune partie en cours.
mine-start = En commencer une
mine-finished = Terminées
mine-finished-none = Les parties que vous aurez terminées seront ici, à revoir coup par coup.
mine-how = C’est à ce navigateur que nous vous reconnaissons : il n’y a pas de compte. Le lien de votre place l’ouvre sur un autre appareil.

## Rien ici

lost-title = Introuvable – Faience
lost-head = Cette tuile manque
lost-text = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
lost-home = Vers l’accueil

## Revoir une partie

replay-title = { $names } – Faience
replay-head = Une partie terminée
replay-board = La table
replay-steps = Parcourir la partie
replay-slider = Coup
replay-moves = Coup { $number } sur { $all }
replay-no-board = Le plateau de ce jeu ne se montre pas encore ici ; le fil de la partie et la feuille de score, si.
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-keys = Les flèches avancent et reculent, Début et Fin sautent aux extrémités.
replay-copy = Copier le lien
replay-copied = Copié
replay-link = Le lien de cette partie
replay-download = Télécharger
replay-table = Vers la table
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
replay-fair-text = Avant la partie, la table a montré l’empreinte (SHA-256) d’un nombre secret. Puis chaque joueur a ajouté un nombre à lui, et tous ensemble décident de chaque tirage. Le secret étant maintenant public, chacun peut refaire le calcul : « faience record check » le fait.
replay-commitment = Empreinte, montrée avant la partie
replay-secret = Secret, publié après
replay-undone = Repris, avec l’accord de tous, après avoir vu de nouvelles tuiles :
replay-undone-move = coup { $number } ({ $name }, { $move }), après la distribution { $deal }

## Ouvrir une partie enregistrée

open-title = Ouvrir une partie – Faience
open-head = Ouvrir une partie enregistrée
open-lead = Une partie enregistrée est un fichier texte en .faience, téléchargé ici ou écrit par le terminal. Elle est seulement lue ici, pas conservée.
open-choose = Choisir un fichier
open-drop = ou le déposer ici
open-paste = Ou coller le texte
open-open = Ouvrir
open-another = En ouvrir une autre
open-empty = Il n’y a encore rien à ouvrir : choisissez un fichier ou collez une partie.
open-line = Il y a une erreur à la ligne { $line } :
open-large = Ce fichier est trop grand pour être une partie enregistrée.

## En cas de refus

error-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
error-failed = Quelque chose n’a pas marché. Rien n’est perdu ; réessayez.
error-trouble = Le serveur a un problème. Rien n’est perdu ; réessayez dans un instant.
error-refused = Le serveur a refusé.
error-too-many = C’était trop à la fois. Attendez un instant, puis réessayez.
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
error-bad-record = Ce n’est pas une partie que l’on puisse ouvrir.
error-no-such-table = Cette table n’existe pas. Le lien a peut-être été coupé, ou personne n’y est venu depuis longtemps.
error-no-such-seat = Cette table n’a pas cette place.
error-no-spectators = Seuls les joueurs peuvent voir cette table.
error-wrong-key = Cette place est réservée à qui en a reçu l’invitation.
error-seat-taken = Quelqu’un est déjà assis là.
error-too-many-devices = Cette place est ouverte sur trop d’appareils.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-not-seated = Seuls les joueurs peuvent faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-stale = La table a changé entre-temps ; regardez-la à nouveau.
error-not-your-turn = C’est à quelqu’un d’autre de jouer.
error-not-away = L’ordinateur ne peut pas prendre cette place.
error-is-here = Ce joueur est là : personne ne joue pour lui.
error-undo-off = À cette table, on ne reprend pas de coup.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup.
error-nothing-to-undo = Vous n’avez pas de coup à reprendre.
error-no-request = Personne n’a demandé à reprendre un coup.
error-too-much = Cela s’est produit trop souvent à cette table. La partie continue sans.
error-too-long = Cette partie a duré trop longtemps : on n’y joue plus de coups. Rejouez à une nouvelle table.

## Règles

rules-title = Règles : { $game } – Faience
rules-head = Règles : { $game }
rules-contents = Sur cette page
rules-games = Règles des jeux
rules-coming = { $game } arrive bientôt dans le navigateur. Toutes ses règles se jouent dès aujourd’hui dans le terminal :
rules-coming-how = entre amis devant un écran, ou contre des joueurs artificiels de dix niveaux.
rules-coming-text = Le livret complet, dans nos propres mots, se trouve dans la documentation livrée avec Faience.
rules-coming-back = Jouer ici au jeu classique

rules-classic-goal = En bref
rules-classic-goal-1 = Vous carrelez un mur. Tour après tour, vous prenez des tuiles d’une même couleur et les posez sur les lignes de votre plateau. À la fin de la manche, chaque ligne complète envoie une tuile sur votre mur, où elle rapporte des points avec ses voisines.
rules-classic-goal-2 = La partie s’arrête après la manche où quelqu’un complète une ligne horizontale de son mur. Le plus haut score l’emporte.

rules-classic-setup = Ce qu’il y a sur la table
rules-classic-setup-1 = Chaque joueur a un plateau en trois parties : cinq lignes motif de 1 à 5 cases, un mur de cinq cases sur cinq et une ligne plancher de 7 cases.
rules-classic-setup-2 = Le sac contient 100 tuiles, 20 de chacune des cinq couleurs. À 2, 3 ou 4 joueurs, il y a 5, 7 ou 9 fabriques, et chacune reçoit quatre tuiles du sac. Le marqueur premier joueur est au centre de la table. On tire au sort qui commence, ou l’on se met d’accord.
rules-classic-setup-figure = Un plateau en cours de partie : les lignes motif à gauche, le mur à droite, la ligne plancher en bas.
rules-classic-setup-lines = Lignes motif
rules-classic-setup-wall = Mur
rules-classic-setup-floor = Ligne plancher

rules-classic-taking = Prendre des tuiles
rules-classic-taking-1 = À votre tour, vous prenez toutes les tuiles d’une couleur dans une fabrique. Celles qui y restent glissent au centre.
rules-classic-taking-2 = Ou bien vous prenez toutes les tuiles d’une couleur au centre. Qui le fait en premier dans la manche prend aussi le marqueur et le met sur la case libre la plus à gauche de sa ligne plancher : cela coûte un peu, mais qui le détient commencera la manche suivante.
rules-classic-taking-figure = Dans cette fabrique, vous prenez les deux tuiles bleues. La jaune et la rouge glissent au centre.
rules-classic-taking-display = La fabrique
rules-classic-taking-yours = Vous prenez
rules-classic-taking-center = Vers le centre
rules-classic-taking-marker = Qui prend le premier au centre, ici deux tuiles noires, reçoit aussi le marqueur.

rules-classic-laying = Les poser sur une ligne
rules-classic-laying-1 = Toutes les tuiles prises vont sur une seule ligne motif, tant qu’il y a de la place.
rules-classic-laying-2 = Une ligne ne contient qu’une couleur, et jamais une couleur que la même ligne du mur possède déjà.
rules-classic-laying-3 = Ce qui n’a pas de place tombe sur votre ligne plancher. Vous pouvez aussi tout y laisser tomber, même si vos lignes l’accepteraient.
rules-classic-laying-figure = Trois tuiles rouges pour la ligne 2, qui a deux cases : deux la complètent, la troisième tombe.

rules-classic-tiling = Carreler le mur
rules-classic-tiling-1 = Quand les fabriques et le centre sont vides, la manche est finie. Chaque joueur parcourt ses lignes de haut en bas : une ligne complète envoie une tuile sur la case de sa couleur, à la même hauteur du mur, et ses autres tuiles vont dans le couvercle.
rules-classic-tiling-2 = Les lignes incomplètes restent telles quelles.
rules-classic-tiling-figure = Les lignes 1 et 3 sont complètes : une tuile jaune et une noire passent sur le mur. La ligne 4 attend encore une tuile blanche.

rules-classic-scoring = Les points d’une tuile
rules-classic-scoring-1 = Une tuile rapporte dès qu’elle est sur le mur. Sans voisine, elle vaut 1 point.
rules-classic-scoring-2 = Avec des voisines, on compte la suite ininterrompue horizontale dont elle fait partie, puis la verticale, et l’on additionne. Une suite d’une seule tuile ne compte pas.
rules-classic-scoring-alone = Seule : 1 point
rules-classic-scoring-row = Trois en ligne : 3 points
rules-classic-scoring-both = Deux en ligne et trois en colonne : 5 points

rules-classic-floor = La ligne plancher
rules-classic-floor-1 = Après les murs, on paie les lignes plancher. À partir de la gauche, leurs cases coûtent 1, 1, 2, 2, 2, 3 et 3 points tant qu’elles sont occupées, par des tuiles ou par le marqueur. Un score ne descend jamais au-dessous de 0.
rules-classic-floor-2 = Puis les tuiles de la ligne plancher vont dans le couvercle. Ce qui n’y trouve plus de place y va tout de suite et ne coûte rien.
rules-classic-floor-figure = Le marqueur et trois tuiles coûtent 1 + 1 + 2 + 2 = 6 points.

rules-classic-next = La manche suivante
rules-classic-next-1 = Qui détient le marqueur le remet au centre et commence. On remplit les fabriques avec le sac ; s’il est vide, on y verse tout le couvercle. S’il manque encore des tuiles, la manche commence avec celles qu’il y a.

rules-classic-end = La fin et les bonus
rules-classic-end-1 = Après la manche où quelqu’un a complété une ligne horizontale, la partie est finie et les murs donnent des bonus : 2 points par ligne complète, 7 par colonne complète et 10 par couleur dont les cinq tuiles sont sur le mur.
rules-classic-end-2 = Le plus haut score l’emporte. En cas d’égalité, la victoire revient à qui a le plus de lignes complètes ; s’il y a encore égalité, elle est partagée.
rules-classic-end-row = Une ligne : 2 points
rules-classic-end-column = Une colonne : 7 points
rules-classic-end-color = Toute une couleur : 10 points

rules-classic-gray = Variante : le mur gris
rules-classic-gray-1 = Ce mur n’a pas de couleurs. Vous choisissez la case de chaque ligne complète : n’importe quelle case libre à la même hauteur, pourvu qu’aucune couleur ne soit deux fois dans une ligne ou dans une colonne.
rules-classic-gray-2 = Une ligne complète doit aller sur le mur si elle le peut. Si aucune case ne peut l’accueillir, toutes ses tuiles tombent sur la ligne plancher, sans rien rapporter.
rules-classic-gray-figure = Une tuile bleue pour la ligne 3 : les cases encadrées peuvent l’accueillir. La première et la quatrième colonne ont déjà du bleu.

rules-classic-jokers = Variante : les jokers
rules-classic-jokers-1 = À 2 joueurs, 5 jokers remplacent une tuile de chaque couleur ; à 3 ou 4 joueurs, 10 jokers en remplacent deux de chaque.
rules-classic-jokers-2 = En prenant, vous pouvez prendre une couleur sans les jokers qui sont là, tous ces jokers seuls, ou les deux ensemble. Une ligne peut mêler une couleur et des jokers. Si les jokers sont trop nombreux pour la ligne, vous choisissez combien y restent, pourvu qu’elle soit complète.
rules-classic-jokers-3 = Quand une ligne complète contient un joker, c’est un joker qui passe sur le mur : sur la case de la couleur de la ligne, ou sur n’importe quelle case libre à cette hauteur si la ligne ne contient que des jokers. Sur le mur gris, il va sur n’importe quelle case libre à cette hauteur.
rules-classic-jokers-4 = Un joker sur le mur compte pour les voisines, les lignes et les colonnes, mais jamais pour une couleur complète. La couleur de la case qu’il occupe est fermée pour cette ligne.
rules-classic-jokers-figure = Deux tuiles bleues et un joker complètent la ligne 3 : le joker passe sur la case bleue.

rules-classic-rulings = Quand les règles se taisent
rules-classic-rulings-1 = Si votre ligne plancher est pleine, le marqueur est à vous et vous commencerez la manche suivante, mais il ne prend pas de case et ne coûte rien.
rules-classic-rulings-2 = Si personne n’a pris au centre, qui a commencé cette manche commence aussi la suivante.
rules-classic-rulings-3 = On compte d’abord le mur, tuile par tuile ; puis on paie la ligne plancher, et le score s’arrête à 0. Les bonus viennent plus tard et ne font qu’ajouter.
rules-classic-rulings-4 = Un score peut dépasser 100.
rules-classic-rulings-5 = Sur le mur gris, on ne regarde que la ligne au moment de poser : on peut remplir une ligne pour laquelle les colonnes ne laisseront aucune case.
rules-classic-rulings-6 = Sur le mur gris, un joker n’a pas de couleur : il n’en bloque aucune et aucune ne le bloque.
rules-classic-rulings-7 = Si le sac et le couvercle sont vides avant une manche, ou si aucune ligne d’aucun plateau n’acceptera jamais de tuile, la partie est finie, bonus compris.

rules-classic-here = Jouer sur cette page
rules-classic-here-1 = Choisissez des tuiles d’un clic ou du doigt ; les lignes qui les acceptent s’éclairent. Choisissez une ligne, ou faites-y glisser les tuiles. Avant de lâcher, vous voyez quelles tuiles tomberaient et ce qu’elles coûteraient.
rules-classic-here-2 = Au clavier, Tab et les flèches mènent aux tuiles et aux lignes, Entrée choisit, Échap repose les tuiles. On peut aussi taper un coup : 3B2 prend les tuiles bleues de la fabrique 3 pour la ligne 2. Les lettres sont celles des tuiles : B bleu, J jaune, R rouge, N noir, W blanc, * pour un joker, avec C pour le centre et - pour la ligne plancher. Une partie enregistrée écrit Y pour jaune, K pour noir et J pour un joker.
