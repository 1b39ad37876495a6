# La ligne de commande.

cli-unknown-command = La commande « { $command } » n'existe pas. Possible : { $possible }. Aide : ludoreille --aide.
cli-unknown-option = L'option { $option } n'existe pas ici. Possible : { $possible }.
cli-missing-value = Il manque une valeur après { $option }. Aide : ludoreille --aide.
cli-needless-value = { $option } ne prend pas de valeur : écrivez-la seule.
cli-option-not-here = L'option { $option } ne va pas avec « { $command } ». Possible : { $possible }.
cli-too-few = { $command ->
    [revoir] Il manque le fichier de la partie après « revoir ». Les parties finies sont dans le dossier « terminees » des données de Ludoreille.
    [cas] Il manque un fichier de cas après « cas ».
   *[other] Il manque le nom du jeu après « { $command } ». Possible : { $jeux }.
 }
cli-too-many = « { $word } » est de trop après « { $command } ». Aide : ludoreille --aide.
cli-bad-value = { $option } ne peut pas valoir « { $value } ». Possible : { $possible }.
cli-bad-suffix = { $option } n'écrit pas de fichier « { $value } ». Fins de nom possibles : { $possible }.
cli-not-a-number = { $option } attend un nombre entier, 1 au moins, et non « { $value } ».
cli-not-a-pair = { $option } attend NOM=VALEUR, et non « { $value } ».
cli-unknown-game = Le jeu « { $jeu } » n'est pas sur l'étagère. Possible : { $possible }.
cli-players-out-of-range = Ce jeu se joue de { $least } à { $most } joueurs, et non à { $players }.
cli-no-such-option = Ce jeu n'a pas d'option « { $option } ». Possible : { $possible }.
cli-no-such-option-value = L'option « { $option } » ne peut pas valoir « { $value } ». Possible : { $possible }.
cli-one-value-each = L'option « { $option } » prend une seule valeur, ou une par joueur, { $players } séparées par des virgules, et non « { $value } ».
cli-no-such-chapter = Il n'y a pas de chapitre « { $chapitre } ». Possible : { $possible }.
cli-too-many-people = --personnes donne { $people } noms pour { $players } joueurs : donnez-en moins, ou plus de joueurs.
cli-same-names = Deux personnes ont le même nom : donnez des noms différents après --personnes.
cli-file-missing = Le fichier { $fichier } ne peut pas être lu : { $pourquoi }. Vérifiez son nom et son dossier.
cli-file-unwritable = Le fichier { $fichier } ne peut pas être écrit : { $pourquoi }. Choisissez un autre dossier.
cli-not-a-game = Le fichier { $fichier } n'est pas une partie de Ludoreille, ou il est abîmé.
cli-nothing-to-resume = Aucune partie à reprendre. Pour en commencer une : ludoreille jouer push.
cli-bots-for-players = --bots donne { $bots } robots pour { $players } joueurs : donnez-en moins, ou plus de joueurs.
cli-no-such-bot = Ce jeu n'a pas de robot « { $bot } ». Possible : { $possible }.
cli-no-library = Le moteur { $engine } demande une bibliothèque qui n'est pas installée. Tapez dans ce dossier : pip install ".[{ $engine }]".
cli-no-address = Où est la grappe { $engine } ? Donnez son adresse dans la variable { $variable }.
cli-no-cluster = Aucune grappe { $engine } ne répond à l'adresse { $address }. Vérifiez l'adresse, et qu'elle est démarrée.
cli-not-on-cluster = La grappe { $engine } ne trouve pas Ludoreille : installez-le sur ses machines.
cli-levels-for-opponents = --niveau donne { $levels } niveaux pour { $opponents ->
    [0] une table sans adversaire : n'en donnez pas, ou ajoutez des joueurs.
    [one] un seul adversaire : donnez-en un seul.
   *[other] { $opponents } adversaires : donnez-en un seul pour tous, ou un pour chacun.
 }
cli-crash = Erreur imprévue, le programme s'arrête. Votre partie est gardée : ludoreille reprendre. Détails dans { $fichier }.
cli-version = Ludoreille { $version }

cli-help =
    Ludoreille, des jeux de société à jouer à l'oreille.
    Menu principal, après trois questions la première fois : ludoreille.
    Commencer une partie : ludoreille jouer JEU.
    Apprendre un jeu en jouant : ludoreille apprendre JEU.
    Écouter les règles, ou un seul chapitre : ludoreille regles JEU CHAPITRE.
    Continuer la dernière partie, ou celle d'un fichier : ludoreille reprendre FICHIER.
    Réécouter une partie : ludoreille revoir, ou ludoreille revoir FICHIER.
    Régler la voix, les sons et les annonces : ludoreille reglages.
    Entendre chaque son : ludoreille sons.
    Vérifier ce qui est présent et ce qui manque : ludoreille diagnostic.
    Entendre ses parties gagnées, ses scores et ses temps de réponse : ludoreille statistiques JEU.
    Faire passer des cas de test : ludoreille cas FICHIER.
    Faire jouer des robots entre eux : ludoreille simuler JEU.
    Jeux : { $jeux }.
    Options d'une commande : ludoreille COMMANDE --aide.
cli-help-common =
    Options communes :
    --voix texte, lecteur ou synthese : comment entendre ; simulee:20 fait semblant, à 20 caractères par seconde.
    --rythme attendre, rapide ou touche : quand les autres jouent.
    --lignes : taper des mots suivis d'Entrée au lieu de touches seules.
    --sons oui ou non : jouer les sons.
    --reglage NOM=VALEUR : un réglage pour cette fois.
    --trace FICHIER : noter tout ce qui est dit, une ligne par fait.
    --config DOSSIER : le dossier des réglages et des parties.
    --profil NOM : les réglages, les parties et les statistiques d'une personne.
    --version : la version de Ludoreille.
    --aide : cette aide.
cli-help-apprendre =
    Apprendre un jeu pas à pas, en jouant une partie préparée : ludoreille apprendre JEU.
    La leçon reprend où vous l'avez laissée. Sans JEU : le menu des leçons.
    Jeux : { $jeux }.
cli-help-jouer =
    Commencer une partie, sans autre question : ludoreille jouer JEU.
    Jeux : { $jeux }.
    --joueurs N : combien à table, vous compris ; 4 par défaut.
    --personnes NOM,NOM : les noms des personnes à ce clavier ; une seule, vous, par défaut.
    --niveau debutant, confirme ou expert : la force des adversaires ; confirme par défaut.
    --niveau NIVEAU,NIVEAU : un niveau pour chacun, dans l'ordre de la table.
    --option NOM=VALEUR : une variante, ci-dessous ; plusieurs sont possibles.
    --graine TEXTE : refaire la même partie.
    --entrainement : tout peut s'annuler, et rien n'est compté.
cli-help-partners = { $jeu }, règles simples : { $robots }.
cli-help-variant = { $jeu }, { $quoi } : { $valeurs } sont possibles.
cli-help-regles =
    Écouter les règles, chapitre par chapitre : ludoreille regles JEU.
    Écouter un seul chapitre, par son numéro ou un mot de son titre : ludoreille regles JEU CHAPITRE.
    Jeux : { $jeux }.
cli-help-reprendre = Continuer la partie la plus récente, ou celle d'un fichier : ludoreille reprendre FICHIER.
cli-help-revoir =
    Réécouter une partie, finie ou non, action par action : ludoreille revoir, ou ludoreille revoir FICHIER.
    --exporter TEXTE : écrire la partie de FICHIER dans un fichier texte.
cli-help-reglages =
    Ouvrir le menu des réglages : ludoreille reglages.
    --exporter FICHIER : enregistrer tous les réglages dans un fichier, sans ouvrir le menu.
    --importer FICHIER : reprendre tous les réglages d'un fichier ; ceux d'avant sont gardés à côté.
cli-help-sons = Entendre chaque son, nommé puis joué : ludoreille sons.
cli-help-diagnostic = Dire ce qui est présent, ce qui manque, et le remède : ludoreille diagnostic.
cli-help-statistiques =
    Entendre ses parties gagnées, ses scores et ses temps de réponse : ludoreille statistiques.
    Pour un seul jeu : ludoreille statistiques JEU.
    --csv FICHIER.csv : écrire un tableau pour tableur, une ligne par partie et par personne.
    --graphique FICHIER.png ou FICHIER.svg : dessiner les parties gagnées et les scores, et dire ce que montre l'image.
    Jeux : { $jeux }.
cli-help-cas =
    Faire passer des cas de test : ludoreille cas FICHIER.
    La dernière ligne compte les réussites et les échecs.
cli-help-simuler =
    Faire jouer des robots entre eux : ludoreille simuler JEU.
    Jeux : { $jeux }.
    --bots ROBOT,ROBOT : qui joue, un robot par place ; s'il y a plus de places, la liste recommence. Par défaut, les trois niveaux.
    Un robot : un niveau, debutant, confirme ou expert, ou bien une règle simple et son nombre, ci-dessous ; docs/adversaires.md dit ce qu'elle fait.
    --joueurs N : combien à table ; par défaut un par robot donné, ou 4.
    --parties N : combien de parties en tout, 100 par défaut, jusqu'à la fin de la dernière donne.
    Une donne : les mêmes cartes et les mêmes dés, rejoués avec chaque façon d'asseoir les robots. S'il y en a plus de 24, les robots tournent d'une place.
    --option NOM=VALEUR : une variante, ci-dessous.
    --varier : tirer au sort, à chaque donne, les variantes qui ne sont pas données.
    --graine TEXTE : refaire les mêmes parties.
    --moteur local, dask ou ray : qui calcule, avec les mêmes résultats ; local par défaut, tous les processeurs de cette machine.
    Pour une grappe de machines, son adresse est dans la variable DASK_SCHEDULER_ADDRESS ou RAY_ADDRESS.
    --json : le résultat en une ligne de JSON.
