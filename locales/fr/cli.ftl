# La ligne de commande.

cli-unknown-command = La commande « { $command } » n'existe pas. Possible : { $possible }. Aide : ludoreille --aide.
cli-unknown-option = L'option { $option } n'existe pas. Options communes : { $possible }. Aide : ludoreille --aide.
cli-missing-value = Il manque une valeur après { $option }. Aide : ludoreille --aide.
cli-option-not-here = L'option { $option } ne va pas avec « { $command } ». Possible : { $possible }.
cli-too-few = Il manque un mot après « { $command } ». Aide : ludoreille { $command } --aide.
cli-too-many = Il y a un mot de trop après « { $command } ». Aide : ludoreille { $command } --aide.
cli-bad-value = { $option } ne peut pas valoir « { $value } ». Possible : { $possible }.
cli-not-a-number = { $option } attend un nombre entier, 1 au moins, et non « { $value } ».
cli-not-a-pair = { $option } attend NOM=VALEUR, et non « { $value } ».
cli-unknown-game = Le jeu « { $jeu } » n'est pas sur l'étagère. Possible : { $possible }.
cli-players-out-of-range = Ce jeu se joue de { $least } à { $most }, et non à { $players }.
cli-no-such-option = Ce jeu n'a pas d'option « { $option } ». Possible : { $possible }.
cli-no-such-option-value = L'option « { $option } » ne peut pas valoir « { $value } ». Possible : { $possible }.
cli-no-such-chapter = Il n'y a pas de chapitre « { $chapitre } ». Possible : { $possible }.
cli-one-person = Une seule personne par partie : donnez un seul nom après --personnes.
cli-file-missing = Le fichier { $fichier } ne peut pas être lu : { $pourquoi }. Vérifiez son nom et son dossier.
cli-file-unwritable = Le fichier { $fichier } ne peut pas être écrit : { $pourquoi }. Choisissez un autre dossier.
cli-not-a-game = Le fichier { $fichier } n'est pas une partie de Ludoreille, ou il est abîmé.
cli-nothing-to-resume = Aucune partie à reprendre. Pour en commencer une : ludoreille jouer push.
cli-bots-for-players = --bots donne { $bots ->
    [one] { $bots } niveau
   *[other] { $bots } niveaux
 } pour { $players } joueurs : donnez-en un seul, ou un par joueur.
cli-crash = Erreur imprévue, le programme s'arrête. Votre partie est gardée : ludoreille reprendre. Détails dans { $fichier }.
cli-version = Ludoreille { $version }

cli-help =
    Ludoreille, des jeux de société à jouer à l'oreille.
    ludoreille : menu principal. Au premier démarrage, trois questions.
    ludoreille jouer JEU : commencer une partie.
    ludoreille regles JEU CHAPITRE : écouter les règles, ou un chapitre.
    ludoreille reprendre FICHIER : continuer une partie gardée, la dernière par défaut.
    ludoreille revoir FICHIER : réécouter une partie.
    ludoreille reglages : régler la voix, les sons, les annonces.
    ludoreille sons : la galerie des sons.
    ludoreille diagnostic : vérifier les voix, les sons et les fichiers.
    ludoreille cas FICHIER : faire passer des cas de test.
    ludoreille simuler JEU : faire jouer des robots entre eux.
    Jeux : { $jeux }.
    Options de chaque commande : ludoreille COMMANDE --aide.
cli-help-common =
    Options communes :
    --voix texte, lecteur, synthese ou simulee:CPS : comment entendre.
    --rythme attendre, rapide ou touche : quand les autres jouent.
    --lignes : taper des mots suivis d'Entrée au lieu de touches seules.
    --sons oui ou non : jouer les sons.
    --reglage NOM=VALEUR : un réglage pour cette fois.
    --trace FICHIER : noter tout ce qui est dit, une ligne par fait.
    --config DOSSIER : le dossier des réglages et des parties.
cli-help-jouer =
    ludoreille jouer JEU : commencer une partie sans autre question.
    --joueurs N : combien à table, vous compris.
    --personnes NOM : votre nom.
    --niveau debutant, confirme ou expert : la force des adversaires.
    --option NOM=VALEUR : une variante.
    --graine TEXTE : refaire la même partie.
cli-help-regles =
    ludoreille regles JEU : les règles, chapitre par chapitre.
    ludoreille regles JEU CHAPITRE : un seul chapitre, par son numéro ou le début de son titre.
cli-help-reprendre = ludoreille reprendre FICHIER : continuer une partie gardée. Sans fichier, la plus récente.
cli-help-revoir = ludoreille revoir FICHIER : réécouter une partie, action par action.
cli-help-reglages = ludoreille reglages : le menu des réglages.
cli-help-sons = ludoreille sons : chaque son, nommé puis joué.
cli-help-diagnostic = ludoreille diagnostic : ce qui est présent, ce qui manque, et le remède.
cli-help-cas = ludoreille cas FICHIER : chaque cas est joué ; la dernière ligne compte les réussites et les échecs.
cli-help-simuler =
    ludoreille simuler JEU : des parties entre robots.
    --joueurs N : combien à table.
    --parties N : combien de parties, 100 par défaut.
    --bots NIVEAU,NIVEAU : un niveau par place, ou un seul pour tous.
    --option NOM=VALEUR : une variante.
    --graine TEXTE : refaire les mêmes parties.
    --json : le résultat en une ligne de JSON.
