# Les réglages : ce qu'on entend quand l'un change, les noms, les profils, le fichier de tous les réglages.

## Ce qu'on entend quand un réglage change
settings-demo-mode-texte = Mode texte : le terminal affiche tout, votre lecteur le lit.
settings-demo-mode-lecteur = Mode lecteur d'écran : la parole et le braille passent par lui.
settings-demo-mode-synthese = Mode synthèse : la voix de Ludoreille parle.
settings-demo-cues-yes = C'est le son de votre tour.
settings-demo-cues-no = La voix suffit, aucun son ne l'accompagne.
settings-demo-cue_volume = { "" }
settings-demo-mono-yes = Deux sons, au milieu tous les deux.
settings-demo-mono-no = Deux sons, à gauche, puis à droite.
settings-demo-device = Cette sortie marche si vous entendez un son.
settings-demo-verbosity = Exemple, à Non Merci : Basile prend la carte 26 et 4 jetons.
    .bref = Exemple, à Non Merci : Basile prend 26.
    .detail = Exemple, à Non Merci : Basile prend la carte 26 et ses 4 jetons, 22 points de plus.
settings-demo-rhythm-attendre = Basile joue. Quand c'est dit, Chloé joue.
settings-demo-rhythm-rapide = Basile joue, Chloé joue, et tout se dit ensuite.
settings-demo-rhythm-touche = Basile joue. Vous tapez { $touche }. Chloé joue.
settings-demo-hesitations-yes = Basile prend un instant, et joue.
settings-demo-hesitations-no = Basile joue, sans attendre.
settings-demo-hints-yes = Dans une partie qui compte, un conseil se demande, et les statistiques le notent.
settings-demo-hints-no = Dans une partie qui compte, aucun conseil.
settings-demo-races-mots = « Macaron 4 » : le temps court quand ces mots sont dits.
settings-demo-races-sons = Le temps court dès que les sons des dés sont joués.
settings-demo-position-yes = Statistiques, 3 sur 7.
settings-demo-position-no = Statistiques.
settings-demo-told_moves = { $valeur ->
    [garde] Basile joue : un son, sans paroles. L'historique les garde.
    [rien] Basile joue : un son, sans paroles.
    [dit] Basile prend la carte 26. L'historique ne le garde pas.
   *[other] Basile prend la carte 26.
}
settings-demo-told_table = { $valeur ->
    [garde] Une manche commence : un son, sans paroles. L'historique les garde.
    [rien] Une manche commence : un son, sans paroles.
    [dit] La manche 2 commence. L'historique ne le garde pas.
   *[other] La manche 2 commence.
}
settings-demo-told_scores = { $valeur ->
    [garde] Les scores se taisent. L'historique les garde.
    [rien] Les scores se taisent.
    [dit] Basile a 12 points. L'historique ne le garde pas.
   *[other] Basile a 12 points.
}
settings-demo-told_ambient = { $valeur ->
    [garde] Les mimiques se taisent. L'historique les garde.
    [rien] Les mimiques se taisent.
    [dit] Basile se frotte les mains. L'historique ne le garde pas.
   *[other] Basile se frotte les mains.
}
settings-demo-whose-tous = Vous posez un jeton. Basile prend la carte 26.
settings-demo-whose-moi = Vous posez un jeton. Basile prend la carte, sans paroles.
settings-demo-whose-autres = Un jeton posé. Basile prend la carte 26.
settings-demo-away-yes = Vous passez à une autre fenêtre : la voix se tait, la partie attend.
settings-demo-away-no = Vous passez à une autre fenêtre : la voix continue, la partie aussi.
settings-demo-row-azerty = É accent aigu compte pour 2, à accent grave pour 0.
settings-demo-row-belge = Le point d'exclamation compte pour 8, à accent grave pour 0.
settings-demo-row-bepo = Le guillemet ouvrant compte pour 2, l'astérisque pour 0.
settings-demo-own-yes = Anne accélère la voix à son tour : Zoé entend la sienne comme avant.
settings-demo-own-no = Anne accélère la voix : elle est plus rapide pour tout le monde.

## Les noms
settings-no-people = aucune
settings-people-title = Les autres personnes. Entrée corrige un nom, Échappement revient.
    .bref = Les autres personnes.
settings-people-title-lines = Les autres personnes. Un numéro corrige un nom, « retour » revient.
    .bref = Les autres personnes.
settings-ask-person = Le nom à la place de { $nom } : tapez-le, puis Entrée. Entrée seule : ce nom est oublié.
settings-ask-free-name = Une autre personne s'appelle { $nom }. Tapez un autre nom, puis Entrée.
settings-renamed = { $avant } devient { $nom }.
settings-forgotten = { $avant } est un nom oublié.

## Les profils
settings-new-profile = Nouveau profil : { $nom }. { $nombre ->
    [0] C'est le premier.
   *[other] Les autres : { $autres }.
 }
settings-profile = Profil { $nom }.
settings-no-profile = aucun
settings-profiles-title = Profils. Chacun a ses réglages, ses parties et ses statistiques. Entrée choisit, Échappement revient.
    .bref = Profils.
settings-profiles-title-lines = Profils. Chacun a ses réglages, ses parties et ses statistiques. Un numéro choisit, « retour » revient.
    .bref = Profils.
settings-without-profile = Sans profil
settings-add-profile = Nouveau profil
settings-ask-profile = Nom du profil : tapez-le, puis Entrée. Entrée seule : on revient.
settings-ask-profile-again = { $pourquoi } Un autre nom, puis Entrée. Entrée seule : on revient.
settings-next-time = La prochaine fois, ajoutez à la commande : --profil { $nom }.

## Le fichier de tous les réglages
settings-export = Enregistrer tous les réglages dans un fichier
settings-import = Reprendre tous les réglages d'un fichier
settings-ask-export = Nom du fichier à écrire, puis Entrée. Entrée seule : { $fichier }.
settings-ask-import = Nom du fichier à reprendre, puis Entrée. Entrée seule : { $fichier }.
settings-exported = Réglages enregistrés dans { $fichier }.
settings-file-before = Un fichier portait ce nom, il est gardé : { $copie }.
settings-imported = Réglages repris de { $fichier }.
settings-left-out = Laissés de côté, car ils ne peuvent pas servir ici : { $noms }.
settings-of-machine = Propre à chaque machine, laissé comme ici : { $noms }.
settings-before = Les réglages d'avant sont gardés : { $copie }.
