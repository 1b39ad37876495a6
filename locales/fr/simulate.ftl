# Les parties entre robots : ludoreille simuler JEU.

simulate-head = { $parties ->
    [one] { $parties } partie
   *[other] { $parties } parties
 } de { $jeu } à { $joueurs } joueurs, graine { $graine }.
simulate-level = Niveau { $niveau } : { $part } % de victoires, entre { $bas } et { $haut } % à 95 % de confiance ; { $victoires } pour { $places ->
    [one] { $places } place
   *[other] { $places } places
 } ; score moyen { $points }.
simulate-means = Score moyen { $points }. Actions par partie, en moyenne : { $actions }.
