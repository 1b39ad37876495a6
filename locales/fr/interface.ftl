# Ce que dit le programme autour des parties.

interface-welcome = Ludoreille.
interface-help-hint = { $touche } : aide.
    .bref = { "" }

## Premier démarrage
interface-first-start = Bienvenue dans Ludoreille. Trois questions, puis on joue. Entrée garde le choix proposé.
interface-ask-mode = Comment voulez-vous entendre le jeu ?
interface-ask-voice = Quelle voix ?
interface-ask-rate = Quelle vitesse ?

interface-mode-synthese = La voix de Ludoreille
interface-mode-lecteur = Mon lecteur d'écran, parole et braille
interface-mode-texte = Du texte dans le terminal, lu par mon lecteur ou ma plage braille

## Menus
interface-main-menu = Menu principal.
interface-resume-offer = Reprendre la partie de { $jeu }, { $joueurs ->
    [one] { $joueurs } joueur
   *[other] { $joueurs } joueurs
 }
interface-play = Jouer à { $jeu }
interface-rules-of = Règles de { $jeu }
interface-settings = Réglages
interface-gallery = Sons
interface-diagnostic = Diagnostic
interface-quit = Quitter
interface-back = Retour
interface-start-game = Commencer la partie
interface-set-up = Préparer une partie de { $jeu }.
interface-players = Nombre de joueurs
interface-level = Niveau des adversaires
interface-level-debutant = débutant
interface-level-confirme = confirmé
interface-level-expert = expert
interface-value = { $nom } : { $valeur }
interface-item = { $texte }
interface-item-position = { $texte }, { $rang } sur { $total }
interface-edge-first = Début. { $texte }
interface-edge-last = Fin. { $texte }
interface-numbered = { $numero }, { $texte }
interface-type-line = Tapez un numéro ou un mot, puis Entrée.
interface-chosen = { $texte }.

## En jeu
interface-seats = À table, dans l'ordre : { $noms }. Adversaires de niveau { $niveau }.
    .bref = À table : { $noms }.
interface-you = Vous
interface-resumed = Partie reprise.
interface-nothing-done = Aucune action de ce numéro ici.
interface-unknown-key = La touche { $touche } ne fait rien ici. { $aide } : aide.
interface-unknown-word = « { $texte } » n'est pas compris. Possible : { $possible }.
interface-ambiguous = « { $texte } » peut vouloir dire { $possible }.
interface-no-such-number = Il n'y a pas de choix { $numero }. Possible : { $possible }.
interface-press-for-next = { $touche } : la suite.
interface-bots-play = Les autres jouent. Entrée : passer jusqu'à votre tour.
    .bref = { "" }
interface-others = Les autres joueurs.
interface-titled = { $titre }. { $texte }
interface-no-others = Vous êtes seul à table.
interface-possible = Vous pouvez : { $choix }.
interface-wait = Rien à choisir pour l'instant.

## Fin de partie
interface-end-menu = Partie terminée.
interface-play-again = Rejouer
interface-hear-again = Réécouter la partie
interface-saved-bye = Partie gardée. À bientôt.
interface-bye = À bientôt.

## Histoire et répétition
interface-history-empty = L'historique est vide.
interface-history-start = Début de l'historique. { $texte }
interface-history-end = Fin de l'historique. { $texte }
interface-nothing-said = Rien n'a encore été dit.
interface-nothing-important = Rien d'important n'a encore été dit.
interface-silence = Silence.

## Réglages par touches
interface-verbosity-bref = Annonces brèves.
interface-verbosity-normal = Annonces normales.
interface-verbosity-detaille = Annonces détaillées.
interface-rate = Vitesse { $valeur } sur 20.
interface-volume = Volume de la voix, { $valeur } sur 10.
interface-cue-volume = Volume des sons, { $valeur } sur 10.
interface-at-limit = { $texte } C'est la limite.
interface-voice = Voix { $nom }.
interface-one-voice = Il n'y a pas d'autre voix.
interface-no-voice-here = En mode texte, c'est votre lecteur d'écran qui parle : réglez sa voix chez lui.
interface-reader-voice = En mode lecteur d'écran, la voix se règle dans votre lecteur.
interface-mode-now-texte = Mode texte : le terminal affiche tout, votre lecteur le lit.
interface-mode-now-lecteur = Mode lecteur d'écran : la parole et le braille passent par lui.
interface-mode-now-synthese = Mode synthèse : la voix de Ludoreille parle.
interface-setting-now = { $nom } : { $valeur }.
interface-setting-kept-off = Ce réglage vaut pour cette fois : il n'a pas pu être enregistré.
interface-rhythm = Rythme

## Aide
interface-help-title = Aide. { $touches ->
    [one] { $touches } touche
   *[other] { $touches } touches
 } ici. Flèches pour parcourir, Échappement pour sortir.
interface-help-line = { $touches } : { $action }
interface-reader-help = Flèches haut et bas : ligne. Page précédente et suivante : chapitre. Chiffres ou première lettre au menu. F 3 : chercher. Échappement : sortir.
interface-chapter = { $titre }.
interface-chapters = Chapitres.
interface-all-chapters = Tout lire
interface-search = Chercher : tapez un mot, puis Entrée.
interface-found = { $titre }. { $texte }
interface-not-found = « { $texte } » : introuvable dans ces règles.
interface-left = Retour au jeu.

## Sons
interface-gallery-title = Galerie des sons. Flèches pour écouter, Entrée pour réentendre.

## Diagnostic
interface-diag-title = Diagnostic de Ludoreille { $version }.
interface-diag-ok = { $quoi } : présent.
interface-diag-missing = { $quoi } : absent. { $remede }

## Revoir
interface-review-title = Partie de { $jeu }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }. Flèches pour avancer, page suivante pour sauter un tour.
interface-review-action = { $texte }
interface-actions-to = Jusqu'à l'action { $numero }
