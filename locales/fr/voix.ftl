# Ce que le joueur apprend des voix. « ancienne » et « nouvelle » sont des noms de voix, ci-dessous.

voix-relais = Changement de voix : { $ancienne } ne répond plus, le jeu continue avec { $nouvelle }.
voix-aucune = Aucune voix ne fonctionne : le jeu continue en texte. Pour entendre le jeu, vérifiez la sortie audio, ou lancez la commande « ludoreille diagnostic ».
voix-sans-francais = Le système n'a pas de voix française : les phrases seront lues par une voix étrangère. Ajoutez une voix française dans les réglages du système, ou choisissez une autre voix.

voix-nom-lecteur = le lecteur d'écran
voix-nom-pico = la voix embarquée
voix-nom-espeak = la voix rapide
voix-nom-systeme = la voix du système
