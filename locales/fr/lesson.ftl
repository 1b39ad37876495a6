# Les leçons : une première partie qui apprend le jeu. Les textes de chaque leçon sont dans lessons/.

lesson-said = { $texte }

## Comment faire, dans un texte
lesson-then-key = { $avant }, puis { $touche }
lesson-walk = les flèches jusqu'à « { $texte } », puis Entrée
lesson-word = « { $mot } »

## Pendant une leçon
lesson-begun = Leçon : { $jeu }, { $etapes } étapes.
lesson-resumed = Leçon : { $jeu }. Vous reprenez à l'étape { $etape } sur { $etapes }.
lesson-key-first = Pas encore : la leçon attend d'abord { $touche }.
lesson-ready = { $touche } : recommencer ce tour.
lesson-undo = Une leçon ne reprend rien. Dans une partie, cette touche annule votre dernière action, tant que rien de caché n'est apparu depuis.
    .bref = Une leçon ne reprend rien.
lesson-kept = La leçon vous attend à l'étape { $etape }, sous « Apprendre un jeu ».
lesson-kept-bye = La leçon vous attend à l'étape { $etape }, sous « Apprendre un jeu ». À bientôt.

## Le menu des leçons
lesson-menu-entry = Apprendre un jeu
lesson-menu = Apprendre un jeu en jouant. Échappement revient.
    .bref = Apprendre un jeu.
lesson-menu-lines = Apprendre un jeu en jouant. « retour » revient.
    .bref = Apprendre un jeu.
lesson-none = Aucune leçon n'est installée ici. Les règles de chaque jeu sont dans le menu principal, sous « Règles des jeux ».
lesson-missing = Il n'y a pas de leçon de { $jeu } ici. Ses règles s'écoutent par : ludoreille regles { $commande }.
lesson-broken = La leçon de { $jeu } ne peut pas être lue. Pour la retrouver, réinstallez Ludoreille.
lesson-new = { $jeu }, { $etapes } étapes
lesson-at = { $jeu }, étape { $etape } sur { $etapes }
lesson-learned = { $jeu }, finie

## Proposée à la première partie
lesson-offer = C'est votre première partie de { $jeu }. L'apprendre en jouant ?
lesson-offer-yes = Oui, apprendre { $jeu }
lesson-offer-no = Non, jouer tout de suite
lesson-later = La leçon reste dans le menu principal, sous « Apprendre un jeu ».

## Après la dernière étape
lesson-end-menu = La leçon est finie.
lesson-first-game = Jouer une première partie contre des débutants
lesson-again = Refaire la leçon
lesson-leave = Revenir
lesson-interrupted = Leçon commencée : { $jeu }.
lesson-go-on = Reprendre à l'étape { $etape }
lesson-from-start = Recommencer au début
