# Ce que dit le programme autour des parties.

interface-welcome = Ludoreille. { $aide } : aide.
    .bref = Ludoreille.
interface-welcome-lines = Ludoreille. Tapez un numéro ou un mot, puis Entrée. Tapez « aide » pour l'aide.
    .bref = Ludoreille.

## Premier démarrage
interface-first-start = Bienvenue dans Ludoreille. Trois questions au plus, puis on joue. Flèches haut et bas pour changer, Entrée pour garder.
interface-first-start-lines = Bienvenue dans Ludoreille. Trois questions au plus, puis on joue. Tapez un numéro, puis Entrée ; Entrée seule garde ce qui est proposé.
interface-ask-mode = Comment voulez-vous entendre le jeu ?
interface-ask-voice = Quelle voix ?
interface-ask-rate = Quelle vitesse ?
interface-first-rate-slow = Lente
interface-first-rate-normal = Normale
interface-first-rate-fast = Rapide
interface-first-rate-faster = Très rapide

interface-mode-synthese = La voix de Ludoreille
interface-mode-lecteur = Mon lecteur d'écran, parole et braille
interface-mode-texte = Du texte dans le terminal, lu par mon lecteur ou ma plage braille

## Menus
interface-rules-title = Règles de { $jeu }, { $chapitres ->
    [one] { $chapitres } chapitre
   *[other] { $chapitres } chapitres
 }. Entrée ouvre un chapitre, Échappement sort.
    .bref = Règles de { $jeu }.
interface-rules-title-lines = Règles de { $jeu }, { $chapitres ->
    [one] { $chapitres } chapitre
   *[other] { $chapitres } chapitres
 }. Un numéro ouvre un chapitre, « retour » sort.
    .bref = Règles de { $jeu }.
interface-main-menu = Menu principal.
interface-resume-other = Reprendre une autre partie
interface-resume-which = Quelle partie reprendre ? { $nombre } parties, la dernière d'abord.
interface-resume-offer = Reprendre la partie de { $jeu }, { $joueurs ->
    [one] { $joueurs } joueur
   *[other] { $joueurs } joueurs
 }
interface-play = Jouer à { $jeu }
interface-rules = Règles des jeux
interface-whose-rules = Règles des jeux.
interface-statistics = Statistiques
interface-settings = Réglages
interface-gallery = Sons
interface-quit = Quitter
interface-back-to-menu = Menu principal
interface-start-game = Commencer la partie
interface-set-up = Préparer une partie de { $jeu }. Flèches gauche et droite pour changer une valeur.
    .bref = Préparer une partie de { $jeu }.
interface-set-up-lines = Préparer une partie de { $jeu }. Un numéro change une valeur, 1 commence.
    .bref = Préparer une partie de { $jeu }.
interface-players = Nombre de joueurs
interface-people = Personnes à ce clavier
interface-opponents = Adversaires
interface-opponents-none = aucun
interface-practice = Partie d'entraînement, tout peut s'annuler
interface-practice-told = Partie d'entraînement : tout peut s'annuler, rien n'est compté.
    .bref = Entraînement.
interface-opponents-title = Vos adversaires. Flèches gauche et droite : leur niveau. Entrée : quelqu'un d'autre. Échappement revient.
    .bref = Vos adversaires.
interface-opponents-title-lines = Vos adversaires. Un numéro change l'un d'eux, « retour » revient.
    .bref = Vos adversaires.
interface-opponent = { $nom }, { $place }
interface-opponent-level = Niveau
interface-who-sits = Qui joue { $place } ?
interface-place-left = { $rang ->
    [1] à votre gauche
    [2] deuxième à votre gauche
    [3] troisième à votre gauche
   *[other] quatrième à votre gauche
}
interface-place-right = { $rang ->
    [1] à votre droite
    [2] deuxième à votre droite
    [3] troisième à votre droite
   *[other] quatrième à votre droite
}
interface-place-opposite = en face de vous
interface-place-number = à la place { $numero }
interface-each-seat = { $nom }, place par place. Échappement revient.
    .bref = { $nom }.
interface-seat-you = Vous
interface-seat-person = Personne { $numero }
interface-name-value = { $joueur } { $valeur }
interface-changed = Prochaine partie. { $nom } : { $valeurs }.
interface-person = Personne { $numero }
interface-ask-name-of = Nom de la personne { $numero } : tapez-le, puis Entrée. Entrée seule : « Personne { $numero } ».
interface-ask-other-name = { $nom } joue déjà. Un autre nom pour la personne { $numero }, puis Entrée.
interface-level = Niveau des adversaires
interface-level-debutant = débutant
interface-level-confirme = confirmé
interface-level-expert = expert
interface-level-mixed = un pour chacun
interface-player-level = Niveau { $niveau }.
    .bref = { "" }
interface-value = { $nom } : { $valeur }
interface-item = { $texte }
interface-item-position = { $texte }, { $rang } sur { $total }
interface-item-position-after-sentences = { $texte }. { $rang } sur { $total }
interface-edge-first = Début. { $texte }
interface-edge-last = Fin. { $texte }
interface-numbered = { $numero }, { $texte }

## En jeu
interface-seats-people = À table, dans l'ordre : { $noms }.
    .bref = À table : { $noms }.
interface-seats = À table, dans l'ordre : { $noms }. { $adversaires ->
    [one] Adversaire
   *[other] Adversaires
 } de niveau { $niveau }.
    .bref = À table : { $noms }.
interface-seats-levels = À table, dans l'ordre : { $noms }. { $niveaux }
    .bref = À table : { $noms }.
interface-level-of = Niveau { $niveau } : { $noms }.
interface-you = Vous
interface-unknown-key = La touche { $touche } ne fait rien ici. { $aide } : aide.
interface-no-such-letter = Aucune ligne ne commence par { $touche }.
interface-unknown-word = « { $texte } » n'est pas compris. Possible : { $possible }. « aide » dit tous les mots.
interface-ambiguous = « { $texte } » peut vouloir dire { $possible }.
interface-no-such-number = Il n'y a pas de choix { $numero }. Possible : { $possible }.
interface-skipped = { $nombre } annonces passées.
interface-bots-play = { $touche } : passer jusqu'à votre tour.
    .bref = { "" }
interface-press-for-next = { $touche } : la suite.
interface-thinking-again = Un adversaire avait perdu le fil ; il reprend sa réflexion.
interface-thinking-by-chance = Un adversaire ne trouve plus quoi faire ; il joue ce coup au hasard.
interface-thinking-here = Les adversaires réfléchissent dans le programme même : il peut répondre moins vite.
interface-recap-none = Rien à résumer depuis votre dernier coup.
interface-hint = Conseil, { $coup } : { $pourquoi }.
interface-hint-other = Ou bien { $coup } : { $pourquoi }.
interface-hint-only = Il n'y a qu'un choix : { $coup }.
interface-hint-none = Pas de conseil cette fois-ci : demandez encore.
interface-hint-later = Le conseil viendra à votre tour.
interface-hint-forbidden = Pas de conseil dans une partie qui compte : vous l'avez voulu dans les réglages. Les parties d'entraînement en donnent.
interface-took-back = { $joueur } annule : { $coup }.
    .moi = Vous annulez : { $coup }.
interface-took-back-choice = { $joueur } annule son choix.
interface-undo-nothing = Rien à annuler : vous n'avez pas encore joué.
interface-undo-chance = Trop tard pour annuler : une carte est sortie, ou un dé a roulé, depuis.
    .detail = Trop tard pour annuler : une carte ou un dé est connu depuis. Une partie d'entraînement le permet.
interface-undo-others = Trop tard pour annuler : { $autre } a joué depuis.
    .detail = Trop tard pour annuler : { $autre } a joué depuis. Une partie d'entraînement le permet.
interface-undo-shown = Trop tard pour annuler : ce coup a montré une carte cachée.
    .detail = Trop tard pour annuler : ce coup a montré une carte cachée. Une partie d'entraînement le permet.
interface-undo-race = Une réponse de vitesse ne s'annule pas.
    .detail = Une réponse de vitesse ne s'annule pas. Une partie d'entraînement le permet.
interface-any-second-key = Quel chiffre ? Rien n'est possible ainsi pour l'instant.
interface-second-key = Quel chiffre ? { $choix }.
interface-at-your-turn = Vous êtes plusieurs à ce clavier : vos cartes se disent à votre tour.

## Plusieurs personnes au même clavier
interface-call = { $joueur } joue.
    .moi = { $joueur }.
interface-cover = { $joueur } prend le casque, puis { $touche }.
interface-ready = Prêt
interface-noted = C'est noté, reposez le casque.
interface-buzzers = { $joueur } : { $gauche } pour la main gauche, { $droite } pour la droite.
interface-name-it = { $joueur }, quelle carte ?
    .moi = { $joueur }, quelle carte ?

## Cases et courses
interface-row = Rangée { $numero }.
interface-no-such-cell = De 1 à { $nombre } seulement.
interface-edge-cell = Bord. { $texte }
interface-point-first = Aucune case sous le curseur : les flèches en choisissent une.
interface-name-first = Nommez d'abord une carte : une lettre, puis un chiffre.
interface-lowered = Annulé.
interface-time-warning = Encore 2 secondes. { $touche } : prolonger.
    .bref = 2 secondes.
interface-time-up = Temps écoulé.
interface-more-time = { $secondes } secondes de plus.

## Renseignements
interface-others = Les autres joueurs. Échappement revient à la partie.
    .bref = Les autres joueurs.
interface-titled = { $titre }. { $texte }

## Fin de partie
interface-end-menu = Partie terminée.
interface-play-again = Rejouer
interface-accounts = Compte rendu de la partie
    .bref = Le compte de chacun.
interface-hear-again = Réécouter la partie
interface-review = Réécouter une partie
interface-saved = Partie gardée.
interface-saved-bye = Partie gardée. À bientôt.
interface-bye = À bientôt.

## Histoire et répétition
interface-history-empty = L'historique est vide.
interface-history-start = Début de l'historique. { $texte }
interface-history-end = Fin de l'historique. { $texte }
interface-history-filtered = Rien dans l'historique avec ce filtre. Pour en changer : { $touche }.
interface-nothing-said = Rien n'a encore été dit.
interface-nothing-important = Rien d'important n'a encore été dit.
interface-silence = Silence.

## Réglages par touches
interface-verbosity-bref = Annonces brèves.
interface-verbosity-normal = Annonces normales.
interface-verbosity-detaille = Annonces détaillées.
interface-rhythm-attendre = Les autres joueurs attendent que tout soit dit.
interface-rhythm-rapide = Les autres joueurs jouent sans attendre.
interface-rhythm-touche = Les autres joueurs attendent une touche : { $touche }.
interface-whose-tous =
    { $coups ->
        [dits] Pas de filtre : tous les coups se disent.
       *[tus] Pas de filtre. Les coups des autres restent tus : vos réglages le veulent.
    }
interface-whose-moi = Filtre sur vous : les coups des autres se taisent, l'historique les passe.
interface-whose-autres =
    { $coups ->
        [dits] Filtre sur les autres : vos coups se disent en bref, l'historique les passe.
       *[tus] Filtre sur les autres : vos coups se disent en bref. Ceux des autres restent tus : vos réglages le veulent.
    }
interface-rate = Vitesse { $valeur } sur 20{ $pour }.
interface-volume = Volume de la voix, { $valeur } sur 10{ $pour }.
interface-for-one = { "" }, pour { $nom }
interface-for-all = { "" }
interface-cue-volume = Volume des sons, { $valeur } sur 10.
interface-at-limit = { $texte } C'est la limite.
interface-voice = { $nom }.
interface-one-voice = Il n'y a pas d'autre voix.
interface-no-voice-here = En mode texte, c'est votre lecteur d'écran qui parle : réglez sa voix chez lui.
interface-reader-voice = En mode lecteur d'écran, la voix se règle dans votre lecteur.
interface-settings-title = Réglages. Flèches gauche et droite pour changer une valeur, Échappement pour sortir.
    .bref = Réglages.
interface-settings-title-lines = Réglages. Un numéro ouvre un réglage, « retour » sort.
    .bref = Réglages.
interface-setting-mode = Façon d'entendre
interface-setting-mode-texte = texte dans le terminal
interface-setting-mode-lecteur = lecteur d'écran
interface-setting-mode-synthese = voix de Ludoreille
interface-setting-voice = Voix
interface-voice-france = la voix du système, de France
interface-voice-belgium = la voix du système, de Belgique
interface-voice-switzerland = la voix du système, de Suisse
interface-default-voice = la voix d'origine
interface-setting-rate = Vitesse de la voix
interface-setting-voice_volume = Volume de la voix
interface-setting-cues = Sons
interface-setting-cue_volume = Volume des sons
interface-setting-mono = Son mono, pour une seule oreille
interface-setting-device = Sortie audio
interface-default-device = celle du système
interface-setting-verbosity = Annonces
interface-setting-verbosity-bref = brèves
interface-setting-verbosity-normal = normales
interface-setting-verbosity-detaille = détaillées
interface-setting-rhythm = Cadence des autres joueurs
interface-setting-rhythm-attendre = ils attendent la fin des phrases
interface-setting-rhythm-rapide = ils jouent aussitôt
interface-setting-rhythm-touche = ils attendent Entrée
interface-setting-hesitations = Hésitations des autres joueurs
interface-setting-hints = Conseils dans les parties qui comptent
interface-setting-races = Départ des courses
interface-setting-races-mots = après les mots
interface-setting-races-sons = après les sons
interface-setting-position = Position dans les listes
interface-setting-told_moves = Coups des autres
interface-setting-told_moves-dit-garde = dits, et gardés dans l'historique
interface-setting-told_moves-dit = dits, mais pas gardés dans l'historique
interface-setting-told_moves-garde = gardés dans l'historique sans être dits, leurs sons restent
interface-setting-told_moves-rien = ni dits ni gardés, leurs sons restent
interface-setting-told_table = Ce qui arrive à toute la table
interface-setting-told_table-dit-garde = dit, et gardé dans l'historique
interface-setting-told_table-dit = dit, mais pas gardé dans l'historique
interface-setting-told_table-garde = gardé dans l'historique sans être dit, les sons restent
interface-setting-told_table-rien = ni dit ni gardé, les sons restent
interface-setting-told_scores = Scores en cours de partie
interface-setting-told_scores-dit-garde = dits, et gardés dans l'historique
interface-setting-told_scores-dit = dits, mais pas gardés dans l'historique
interface-setting-told_scores-garde = gardés dans l'historique sans être dits, les sons restent
interface-setting-told_scores-rien = ni dits ni gardés, les sons restent
interface-setting-told_ambient = Mimiques des autres joueurs
interface-setting-told_ambient-dit-garde = dites, et gardées dans l'historique
interface-setting-told_ambient-dit = dites, mais pas gardées dans l'historique
interface-setting-told_ambient-garde = gardées dans l'historique sans être dites
interface-setting-told_ambient-rien = ni dites ni gardées
interface-setting-whose = Filtre
interface-setting-whose-tous = aucun
interface-setting-whose-moi = sur vous, les coups des autres se taisent
interface-setting-whose-autres = sur les autres, vos coups se disent en bref
interface-setting-away = Silence quand la fenêtre n'est pas devant
interface-setting-row = Rangée des chiffres
interface-setting-row-azerty = azerty
interface-setting-row-belge = azerty belge
interface-setting-row-bepo = bépo
interface-setting-own = Réglages de voix de chacun
interface-setting-manners = Réglages de voix gardés pour chacun
interface-setting-people = Autres personnes à ce clavier
interface-setting-keys = Touches choisies
interface-setting-readings = Noms des cartes
interface-setting-last = Dernière table
interface-setting-lessons = Leçons commencées
interface-setting-learned = Leçons finies
interface-setting-offered = Leçons proposées
interface-setting-profile = Profil
interface-setting-measured = Vitesse de votre lecteur d'écran
interface-measured = { $nombre ->
    [one] { $nombre } signe par seconde
   *[other] { $nombre } signes par seconde
}
interface-not-measured = pas encore mesurée, Entrée la mesure
interface-measure-needless = inutile ici, la voix de Ludoreille sait quand elle a fini
interface-measure-short = Écoutez, et tapez Entrée dès que la voix se tait.
interface-measure-long = Encore une fois, avec une phrase plus longue : une course commence quand vous avez fini d'entendre les dés, ni avant, ni après. Tapez Entrée dès que la voix se tait.
interface-measure-failed = La mesure n'a pas marché : tapez Entrée à la fin de chaque phrase, pas avant. Recommencez quand vous voulez.
interface-setting-name = Votre nom
interface-ask-name = Votre nom : tapez-le, puis Entrée. Entrée seule : « vous ».
interface-nobody = vous
interface-yes = oui
interface-no = non
interface-value-of = { $valeur } sur { $total }

## Aide
interface-help-title = Aide, { $touches ->
    [one] { $touches } touche
   *[other] { $touches } touches
 } ici. Flèches pour parcourir, Échappement pour sortir.
interface-help-title-lines = Aide, les mots compris ici. Tapez « retour » pour sortir.
interface-help-line = { $touches } : { $action }
interface-help-board = Flèches : aller de case en case. Deux chiffres : aller à une rangée, puis à une colonne. Début et Fin : les bouts de la rangée.
interface-search = Chercher : tapez un mot, puis Entrée.
interface-typing = Tapez des lettres, puis Entrée. Échappement annule.
interface-erased = Effacé, { $texte }.
interface-nothing-typed = Rien à effacer.
interface-not-found = « { $texte } » : introuvable dans ces règles.

## Sons
interface-gallery-title = Galerie des sons. Entrée ouvre une famille, Échappement sort.
    .bref = Galerie des sons.
interface-gallery-title-lines = Galerie des sons. Un numéro ouvre une famille, « retour » sort.
    .bref = Galerie des sons.
interface-sounds-title = { $texte }. Flèches pour écouter, Entrée pour réentendre, Échappement pour revenir.
    .bref = { $texte }.
interface-sounds-title-lines = { $texte }. Un numéro fait entendre un son, « retour » revient.
    .bref = { $texte }.
interface-sounds-game = Tous les jeux
interface-sounds-menus = Menus

interface-cues-off = Les sons sont coupés : les réglages les remettent.

## Diagnostic
interface-diag-ok = { $quoi } : présent{ $accord }.
interface-diag-missing = { $quoi } : absent{ $accord }. { $remede }

