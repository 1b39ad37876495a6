# Les parties entre robots : ludoreille simuler JEU.

simulate-head = { $parties ->
    [one] { $parties } partie
   *[other] { $parties } parties
 } de { $jeu } à { $joueurs } joueurs, graine { $graine } : { $donnes ->
    [one] { $donnes } donne
   *[other] { $donnes } donnes
 }, { $placements ->
    [one] { $placements } placement
   *[other] { $placements } placements
 } par donne.
simulate-bot = { $genre ->
    [niveau] Niveau
   *[robot] Robot
 } { $robot } : { $part } % de victoires, entre { $bas } et { $haut } % à 95 % de confiance, { $parite } ; { $victoires } pour { $places ->
    [one] { $places } place
   *[other] { $places } places
 } ; score moyen { $points } ; rang moyen { $rang } ; cote { $cote }, à { $doute } près.
simulate-above = au-dessus de la parité
simulate-below = au-dessous de la parité
simulate-even = sans écart certain avec la parité
simulate-means = Parité : { $parite } % de victoires. Score moyen { $points }. Actions par partie, en moyenne : { $actions }.
simulate-progress = { $faites ->
    [one] { $faites } partie
   *[other] { $faites } parties
 } sur { $parties }, encore environ { $reste } { $unite ->
    [heures] { $reste ->
        [one] heure
       *[other] heures
     }
    [minutes] { $reste ->
        [one] minute
       *[other] minutes
     }
   *[secondes] { $reste ->
        [one] seconde
       *[other] secondes
     }
 }.
