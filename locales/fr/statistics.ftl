# Les statistiques : ce que donnent les parties finies.

statistics-title = Statistiques. Entrée ouvre un chapitre, Échappement sort.
    .bref = Statistiques.
statistics-title-lines = Statistiques. Un numéro ouvre un chapitre, « retour » sort.
    .bref = Statistiques.
statistics-counting = Je relis { $nombre } parties.
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
