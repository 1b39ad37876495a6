# Une partie réécoutée : la marche, les tournants, le compte rendu, le texte.

## La marche
review-title = Partie de { $jeu }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }. Flèches haut et bas : une action. Gauche et droite : un tour.
    .bref = Partie de { $jeu }.
review-title-lines = Partie de { $jeu }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }.
review-no-game = Aucune partie gardée : elles viendront avec la première.
review-damaged = Cette partie est abîmée : elle ne se réécoute pas.
review-which = Quelle partie réécouter ? { $nombre ->
    [one] Une seule est gardée.
   *[other] { $nombre } parties, la dernière d'abord.
}
review-month = { $mois ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
review-minutes = { $minutes ->
    [0] { "" }
   *[other] { " " }{ $minutes }
}
review-open = { $fin ->
    [open] , en cours
   *[over] { "" }
}
review-game = { $jeu }, { $joueurs } joueurs{ review-open }
review-game-of = { $jeu }, { $joueurs } joueurs, le { $jour } { review-month } à { $heures } heures{ review-minutes }{ review-open }
review-position = Action { $rang } sur { $total }.
review-position-in = Action { $rang } sur { $total }, { $titre }.
review-first = C'est le début de la partie.
review-last = C'est la fin.
review-help = Flèche haut et flèche bas : une action. Gauche et droite : un tour. Page précédente et page suivante : une manche
review-seat = Vous écoutez à la place de { $nom }.
review-seat-own = Vous écoutez de votre place.
review-person = Place { $lettre }
review-seat-none = Vous écoutez comme un simple spectateur.
review-seat-later = Les autres places s'entendent quand la partie est finie.
review-hint-later = Ici, le conseil vient quand la partie est finie.
review-hint-none = Cette place n'a rien à décider ici.
review-exported = Partie écrite dans { $fichier }.
review-unwritable = Impossible d'écrire { $fichier } : { $pourquoi }. Choisissez un autre endroit avec « --exporter ».
review-word-down = suite
review-word-up = précédente
review-word-right = tour suivant
review-word-left = tour précédent
review-word-page-down = manche suivante
review-word-page-up = manche précédente
review-word-home = commencement
review-word-end = dénouement

## Les tournants
review-searching = Un instant : les tournants se cherchent.
review-no-turning-point = Pas de tournant net : la partie s'est jouée peu à peu.
review-turning-point = Tournant { $rang } sur { $total }.
review-swing = Les chances de gagner passent, pour { $joueur }, de { $avant } à { $apres } pour cent environ.
    .moi = Vos chances de gagner passent de { $avant } à { $apres } pour cent environ.

## Le compte rendu
review-looking = Un instant : je relis la partie.
review-account-title = Compte rendu. Échappement revient.
review-moment = { $moment ->
    [0] vers le début
    [1] vers le milieu
   *[2] vers la fin
}
review-decisive = Le moment décisif, { review-moment }, action { $numero }. { $texte }
review-no-decisive = Pas de moment décisif : la partie s'est jouée peu à peu.
review-fault = { $joueur }, à faire mieux, { review-moment }, action { $numero } : vous choisissez { $fait }. Mieux valait { $mieux } : { $pourquoi }.
    .moi = À faire mieux, { review-moment }, action { $numero } : vous choisissez { $fait }. Mieux valait { $mieux } : { $pourquoi }.
review-no-fault = { $joueur }, rien à redire : vos choix étaient bons.
    .moi = Rien à redire : vos choix étaient bons.

## Le texte
review-text-title = Partie de { $partie }.
review-text-action = { $numero }.
