# Les statistiques : ce que donnent les parties finies.

statistics-title = Statistiques. Entrée ouvre un chapitre, Échappement sort.
    .bref = Statistiques.
statistics-title-lines = Statistiques. Un numéro ouvre un chapitre, « retour » sort.
    .bref = Statistiques.
statistics-counting = Je relis { $nombre } parties.
statistics-still-counting = Encore { $nombre } parties à relire.
statistics-none = Aucune partie finie pour l'instant : jouez-en une jusqu'au bout, et elle comptera ici.
statistics-none-of = Aucune partie finie de { $jeu } pour l'instant : jouez-en une jusqu'au bout, et elle comptera ici.
statistics-chapter = { $jeu }
statistics-chapter-of = { $jeu }, { $joueur }

## Parties
statistics-who = { $vous ->
    [oui] vous
   *[non] { $joueur }
}
statistics-wins = { $vous ->
    [oui] gagnez
   *[non] gagne
}
statistics-games = { $nombre ->
    [0] { $nombre } partie
    [one] { $nombre } partie
   *[other] { $nombre } parties
}
statistics-won = { $gagnees ->
    [0] { statistics-who } ne { statistics-wins } aucune partie sur { $nombre }.
    [1] { statistics-who } { statistics-wins } une partie sur { $nombre }.
   *[other] { statistics-who } { statistics-wins } { $gagnees } parties sur { $nombre }.
}
statistics-in-all = En tout, { statistics-won }
statistics-against = À { $joueurs } joueurs, niveau { $niveau }, { statistics-won }
statistics-against-mixed = À { $joueurs } joueurs, niveaux mêlés, { statistics-won }
statistics-between = À { $joueurs } personnes, { statistics-won }

## Scores
statistics-score = Le score atteint { $moyen }.
statistics-scores = Le meilleur score atteint { $meilleur }, le moins bon { $pire }, la moyenne { $moyen }.

## Conseils et séries
statistics-hinted = { $avec ->
    [1] Une seule partie est jouée avec des conseils.
   *[other] { $avec } parties sont jouées avec des conseils.
}
statistics-series-longest = La plus longue série compte { $record } victoires d'affilée.
statistics-series-current = La série en cours compte { $longueur } victoires d'affilée, la plus longue en compte { $record }.
statistics-series-best = La série en cours est la plus longue : { $record } victoires d'affilée.

## Courses
statistics-replies = { $vous ->
    [oui] Dans les courses, vous répondez { $nombre } fois, { $justes } fois juste.
   *[non] Dans les courses, { $joueur } répond { $nombre } fois, { $justes } fois juste.
}
statistics-times = La meilleure réponse vient en { $meilleur }, une sur deux en { $median } au maximum.
statistics-recent = { $parties ->
    [one] À la dernière partie, une réponse prend { $moyen } en moyenne.
   *[other] Aux { $parties } dernières parties, une réponse prend { $moyen } en moyenne.
}
statistics-tenths = { $dixiemes ->
    [0] { $dixiemes } dixième de seconde
    [one] { $dixiemes } dixième de seconde
   *[other] { $dixiemes } dixièmes de seconde
}
statistics-seconds = { $secondes ->
    [1] une seconde
    [one] { $secondes } seconde
   *[other] { $secondes } secondes
}
statistics-seconds-tenths = { statistics-seconds } { $dixiemes }

## Fichiers
statistics-to-table = Écrire un tableau pour tableur
statistics-to-picture = Dessiner une image
statistics-drawing = Je dessine.
statistics-table = { $lignes ->
    [1] Le tableau, une ligne, est écrit dans { $fichier }.
   *[other] Le tableau, { $lignes } lignes, est écrit dans { $fichier }.
}
statistics-picture = L'image est écrite dans { $fichier }.
statistics-file = statistiques-ludoreille
statistics-column-date = Date
statistics-column-game = Jeu
statistics-column-person = Personne
statistics-column-seats = Joueurs
statistics-column-level = Niveau
statistics-column-score = Score
statistics-column-won = Gagné
statistics-column-hints = Conseils
statistics-column-replies = Réponses
statistics-column-right = Réponses justes
statistics-column-fastest = Meilleur temps, en millisecondes
statistics-column-median = Temps médian, en millisecondes
statistics-column-own = { $jeu } : { $nom }
statistics-yes = oui
statistics-no = non
statistics-mixed = mêlés

## Image
statistics-picture-title = Statistiques de Ludoreille
statistics-picture-wins = { $jeu } : parties gagnées
statistics-picture-scores = { $jeu } : scores
statistics-picture-games = Parties jouées
statistics-picture-share = Pour cent, sur { $recentes } parties
statistics-picture-score = Score, moyenne sur { $recentes }
statistics-picture-about = Pour chaque jeu, l'image montre à gauche la part des parties gagnées sur les { $recentes } dernières, à droite le score de chaque partie, une marque, et la moyenne des { $recentes } dernières, un trait.
statistics-picture-person = { $jeu }, { $joueur } : { $gagnees ->
    [0] aucune partie gagnée
    [1] une partie gagnée
   *[other] { $gagnees } parties gagnées
} sur { $nombre }{ $recentes ->
    [-1] { "" }
   *[other] , dont { $recentes } dans les { $dernieres } dernières
}. Score moyen { $moyen }, de { $bas } à { $haut }.
