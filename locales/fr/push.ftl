# Push : tout ce que la partie raconte.
# « .moi » s'adresse à celui dont on parle, « .bref » et « .detail » suivent le réglage du détail.

push-title = Push
push-option-star = Face étoile du dé
push-option-star-safe = sans effet
push-option-star-lose_all = fait perdre toutes les cartes visibles
push-option-two_player_switches = Cartes de changement de sens à deux
push-option-two_player_switches-keep = gardées, sans effet
push-option-two_player_switches-remove = retirées
push-reading-marking = Nom des couleurs
push-reading-marking-colour = par la couleur : jaune 4
push-reading-marking-symbol = par le symbole en relief : triangle 4
push-reading-marking-both = par les deux : jaune, triangle, 4
push-demo-marking = Basile pose { $marking ->
    [symbol] cœur 5
    [both] rouge, cœur, 5
   *[colour] rouge 5
 } en colonne 2.

## Noms
push-colour-name = { $colour ->
    [yellow] jaune
    [blue] bleu
    [green] vert
    [red] rouge
   *[purple] violet
}
push-symbol-name = { $colour ->
    [yellow] triangle
    [blue] fenêtre
    [green] trèfle
    [red] cœur
   *[purple] pique
}
push-colour = { $marking ->
    [symbol] { push-symbol-name }
    [both] { push-colour-name }, { push-symbol-name }
   *[colour] { push-colour-name }
}
push-card = { $marking ->
    [both] { push-colour }, { $value }
   *[other] { push-colour } { $value }
}
push-star = étoile
push-die-card = une carte Dé
push-held-die-card = la carte Dé
push-switch-card = un changement de sens
push-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
push-cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
push-lot-one = { $cards }
push-lot = { $cards }, { push-points }
push-group-one = { push-colour } { $values }
push-group = { push-colour } { $values }, { push-points }
push-colour-points = { push-colour }, { push-points }
push-column-number = colonne { $number }
push-column-new = nouvelle colonne { $number }
push-column-new-brief = nouvelle { $number }
push-column-with = colonne { $number }, avec { $cards }
push-column-with-brief = la { $number }, { $cards }
push-column-begin = { $later ->
    [0] Colonne { $number }
   *[1] La { $number }
}
push-column-lies = { push-column-begin }, { $cards }.
push-column-worth = { push-column-begin }, { push-points } : { $cards }.
push-column-brief = La { $number }, { $cards }.
push-column-worth-brief = La { $number }, { push-points } : { $cards }.
push-column-short = { $number } ({ $points })
push-no-column = Aucune colonne.
push-safe = Moins de trois colonnes, rien à craindre. { "" }
push-unsafe = { "" }

## Événements
push-first-seat = { $joueur } commence.
    .moi = Vous commencez.
push-turn = Au tour { $de_joueur }.
    .bref = { "" }
    .detail = Au tour { $de_joueur }. Pioche : { push-cards }.
push-few = { $count ->
    [1] plus qu'une carte
    [one] plus que { $count } carte
   *[other] plus que { $count } cartes
 } dans la pioche
push-turn-few = Au tour { $de_joueur }, { push-few }.
    .bref = Pioche : { push-cards }.
    .moi = { $count ->
        [1] Plus qu'une carte
        [one] Plus que { $count } carte
       *[other] Plus que { $count } cartes
     } dans la pioche.
    .moi-bref = Pioche : { push-cards }.
push-drawn = { "" }
    .detail = { $joueur } tire { $card }. Pioche : { push-cards }.
    .moi = { "" }
push-drawn-switch = { "" }
push-opened = { $joueur } ouvre la colonne { $number } avec { $card }.
    .braille = { $card } ouvre la { $number }, { $joueur }
    .moi = Vous ouvrez la colonne { $number } avec { $card }.
    .moi-bref = Colonne { $number }, nouvelle.
push-placed = { $joueur } pose { $card } en colonne { $number }, avec { $others }.
    .braille = { $card } en { $number }, { $joueur }
    .bref = { $joueur } pose { $card } en colonne { $number }.
    .detail = { $joueur } pose { $card } en colonne { $number }, avec { $others } : { push-points }.
    .moi = Vous posez { $card } en colonne { $number }.
    .moi-bref = Colonne { $number }.
    .moi-detail = Vous posez { $card } en colonne { $number }, avec { $others } : { push-points }.
push-fold-placed = { $nombre ->
    [1] { $joueur } pose une carte : { $card }.
    [one] { $joueur } pose { $nombre } carte : { $card }.
   *[other] { $joueur } pose { $nombre } cartes, la dernière en colonne { $number } : { $card }.
}
push-switch = { $joueur } tire un changement de sens : les colonnes se prendront vers la { $side }.
    .bref = { $joueur }, changement de sens : vers la { $side }.
    .moi = Vous tirez un changement de sens : les colonnes se prendront vers la { $side }.
    .moi-bref = Changement de sens : vers la { $side }.
push-switch-idle = { $joueur } tire un changement de sens, sans effet à deux.
    .bref = { $joueur }, changement de sens sans effet.
    .moi = Vous tirez un changement de sens, sans effet à deux.
    .moi-bref = Changement de sens, sans effet.
push-left = gauche
push-right = droite
push-stopped = { $columns ->
    [0] { $joueur } s'arrête sans colonne : personne ne prend rien.
    [1] { $joueur } s'arrête, une colonne à prendre.
   *[other] { $joueur } s'arrête, { $columns } colonnes à prendre.
}
    .bref = { $joueur } s'arrête.
    .moi = { $columns ->
        [0] Vous arrêtez sans colonne : personne ne prend rien.
       *[other] Vous arrêtez.
    }
push-stopped-forced = La pioche est épuisée, { $joueur } doit s'arrêter.
    .bref = Pioche épuisée, { $joueur } s'arrête.
    .moi = La pioche est épuisée, vous devez arrêter.
push-busted = { $joueur } tire { $card }, c'est trop gourmand : aucune colonne ne l'accepte.
    .braille = Trop gourmand : { $joueur }, { $card }
    .bref = { $joueur } tire { $card }, c'est trop gourmand.
    .detail = C'est trop gourmand pour { $joueur } : aucune colonne n'accepte { $card }.
    .moi = Trop gourmand ! Aucune colonne n'accepte { $card }.
    .moi-braille = Trop gourmand : { $card }
push-rolled-lost = { $joueur } lance le dé : { $face }, et perd { $lot }.
    .braille = { $face } : { $joueur } perd { push-cards }, { push-points }
    .bref = { $joueur }, dé { $face } : perd { push-cards }, { push-points }.
    .moi = Vous lancez le dé : { $face }. Vous perdez { $lot }.
    .moi-braille = { $face } : { push-cards } de moins, { push-points }
    .moi-bref = Dé : { $face }. Vous perdez { push-cards }, { push-points }.
push-rolled-nothing = { $joueur } lance le dé : { $face }, rien à perdre.
    .braille = { $face } : { $joueur }, rien à perdre
    .bref = { $joueur }, dé { $face } : rien à perdre.
    .moi = Vous lancez le dé : { $face }, rien à perdre.
    .moi-bref = Dé : { $face }, rien à perdre.
push-rolled-star = { $joueur } lance le dé : étoile, aucune perte.
    .bref = { $joueur }, dé étoile : aucune perte.
    .moi = Vous lancez le dé : étoile, aucune perte.
    .moi-bref = Dé : étoile, aucune perte.
push-taken = { $joueur } prend la colonne { $number }, { push-points } : { $cards }.
    .braille = Colonne { $number }, { push-points } : { $joueur }
    .bref = { $joueur } : colonne { $number }, { push-cards }, { push-points }.
    .moi = Vous prenez la colonne { $number }, { push-points } : { $cards }.
    .moi-bref = Colonne { $number }, { push-cards }, { push-points }.
push-taken-die = { $joueur } prend la colonne { $number }, { push-points } : { $cards }, et la carte Dé.
    .braille = Colonne { $number }, { push-points }, dé : { $joueur }
    .bref = { $joueur } : colonne { $number }, { push-cards }, { push-points }, dé.
    .moi = Vous prenez la colonne { $number }, { push-points } : { $cards }, et la carte Dé.
    .moi-bref = Colonne { $number }, { push-cards }, { push-points }, et la carte Dé.
push-taken-die-alone = { $joueur } prend la colonne { $number }, une carte Dé seule.
    .bref = { $joueur } : colonne { $number }, une carte Dé seule.
    .moi = Vous prenez la colonne { $number }, une carte Dé seule.
push-fold-taken = { $nombre ->
    [one] { $nombre } joueur prend une colonne.
   *[other] { $nombre } joueurs prennent chacun une colonne.
}
push-discarded = { $count ->
    [one] Colonne { $columns } défaussée : { $cards }.
   *[other] Colonnes { $columns } défaussées : { $cards }.
}
    .bref = { $count ->
        [one] Colonne { $columns } défaussée.
       *[other] Colonnes { $columns } défaussées.
    }
push-protected = { $joueur } protège { $lot }.
    .bref = { $joueur } protège { push-colour }, { push-points }.
    .moi = Vous protégez { $lot }.
    .moi-bref = Vous protégez { push-colour }, { push-points }.
push-won = { $joueur } gagne, { push-points }.
    .moi = Vous gagnez, { push-points }.
push-shared = Victoire partagée : { $winners }, { push-points }.

## Questions
push-ask-first-seat = Le premier joueur va être tiré au sort.
push-ask-turn = { $joueur } doit tirer ou protéger.
    .moi = À vous : tirer, ou protéger { $colours }.
    .moi-braille = Tirer ou protéger ?
    .moi-detail = À vous : tirer, ou protéger { $colours }. Pioche : { push-cards }.
push-ask-turn-draw = { $joueur } doit tirer.
    .moi = À vous de tirer.
    .moi-detail = À vous de tirer, rien à protéger. Pioche : { push-cards }.
push-ask-draw = { $joueur } tire une carte.
    .moi = Vous tirez une carte.
push-ask-place = { $joueur } doit poser { $card }.
    .moi = Vous tirez { $card } : { $columns }.
    .moi-braille = { $card } : { $numbers }
    .moi-bref = { $card } : { $brief }.
    .moi-detail = Vous tirez { $card } : { $columns }. Pioche : { push-cards }.
push-ask-decide = { $joueur } peut tirer ou arrêter.
    .moi = À vous : tirer ou arrêter ? { $lies }
    .moi-braille = Tirer ou arrêter ?
    .moi-bref = Tirer ou arrêter ? { $brief }
    .moi-detail = À vous : tirer ou arrêter ? { $worth } { $safe }Pioche : { push-cards }.
push-ask-take = { $joueur } doit choisir une colonne.
    .moi = À vous de prendre. { $worth }
    .moi-braille = Prendre : { $short }
    .moi-bref = À vous de prendre. { $worth-brief }
    .moi-detail = À vous de prendre. { $worth } Pioche : { push-cards }.
push-ask-roll = { $joueur } lance le dé.
    .moi = Vous lancez le dé.
push-ask-over = La partie est finie.

## Choix
push-choice-draw = tirer
push-choice-stop = arrêter
push-choice-protect = protéger { push-colour-points }
push-choice-take = colonne { $number }, { push-cards }, { push-points }, avec { $cards }
push-choice-taken = colonne { $number }, déjà prise

## Refus
push-try-draw = de tirer
push-try-stop = d'arrêter
push-try-protect = de protéger { push-colour }
push-try-take = de prendre la colonne { $number }
push-try-place = de poser { $card } en colonne { $number }
push-try-place-nothing = de poser une carte en colonne { $number }
push-possible = Possible : { $possible }.
push-wait = Attendez votre tour.
push-can-draw = tirer
push-can-stop = arrêter
push-can-protect = protéger { push-colour }
push-refused-not-your-turn = Impossible { $tried } : c'est à { $player } de jouer. { $possible }
push-refused-wrong-phase = Impossible { $tried } maintenant. { $possible }
push-refused-column-has-value = Impossible { $tried } : elle contient déjà { $held }, de même valeur. { $possible }
push-refused-column-has-colour = Impossible { $tried } : elle contient déjà { $held }, { $marking ->
    [symbol] de même symbole
   *[other] de même couleur
}. { $possible }
push-refused-column-has-die = Impossible { $tried } : elle contient déjà une carte Dé. { $possible }
push-refused-no-such-column = Impossible { $tried } : { $taken ->
    [1] elle est déjà prise.
   *[0] cette colonne n'existe pas.
} { $possible }
push-refused-must-draw-first = Impossible { $tried } : il faut d'abord tirer une carte. { $possible }
push-refused-nothing-to-protect = Impossible { $tried } : vous n'avez aucune carte visible { $marking ->
    [symbol] de ce symbole
   *[other] de cette couleur
}. { $possible }
push-refused-game-over = Impossible { $tried } : la partie est finie.

## Renseignements
push-zone-none = { $joueur } n'a aucune carte.
    .moi = Vous n'avez aucune carte.
push-zone-visible = { $joueur }, cartes visibles, { push-points } : { $groups }.
    .moi = Cartes visibles, { push-points } : { $groups }.
push-zone-protected = { $joueur }, cartes protégées, { push-points } : { $groups }.
    .moi = Cartes protégées, { push-points } : { $groups }.
push-table-drawn = Carte à poser : { $card }.
push-table-column = Colonne { $number }, { push-cards }, { push-points } : { $cards }.
push-table-taken = Colonne { $number }, prise.
push-table-none = Aucune colonne.
push-table-switches = { $count ->
    [one] { $count } changement de sens : les colonnes se prennent vers la { $side }.
   *[other] { $count } changements de sens : les colonnes se prennent vers la { $side }.
}
push-table-switches-idle = { $count ->
    [one] { $count } changement de sens, sans effet à deux.
   *[other] { $count } changements de sens, sans effet à deux.
}
push-table-pile = Pioche : { push-cards }.
push-scores = Scores : { $ranks }.
push-score = { $player }, { push-points }
push-score-cards = { $player }, { push-points }, { push-cards }
push-score-tie = { $players } à égalité, { push-points }
push-no-die = Le dé n'a pas encore roulé.

## Résumé
push-recap = { $told }.
push-recap-taken = { $who ->
    [one] { $player } prend { push-points }
    [two] { $player } prend { push-points }, { $second } { $rest }
   *[many] { $player } prend { push-points }, { $others } autres { $rest } en tout
}
push-recap-protected = { $who ->
    [one] { $player } protège { push-points }
    [two] { $player } protège { push-points }, { $second } { $rest }
   *[many] { $count } joueurs protègent { $total } points
}
push-recap-busted = trop gourmand pour { $who ->
    [one] { $player }
    [two] { $player } et { $second }
   *[many] { $count } joueurs
}, { $total ->
    [0] rien à perdre
    [one] { $total } point perdu
   *[other] { $total } points perdus
}
push-recap-struck = { $who ->
    [one] le dé coûte { push-points } à { $player }
    [two] le dé coûte { push-points } à { $player }, { $rest } à { $second }
   *[many] le dé coûte { $total } points à { $count } joueurs
}

## Conseils
push-at-stake = { $enjeu ->
    [one] { $enjeu } point
   *[other] { $enjeu } points
}
push-these-points = { $enjeu ->
    [one] ce point
   *[other] ces { $enjeu } points
}
push-next-none = aucun risque à la carte suivante
push-next-some = { $chances } de tout perdre à la carte suivante
push-next-sure = la carte suivante ferait tout perdre
push-next-last = c'est la dernière carte
push-reason-nothing-to-protect = il n'y a rien à protéger
push-reason-turn-is-worth-more = { $chances } de perdre { push-colour-points }, d'ici la fin, mais un tour de pioche rapporte davantage
push-reason-colour-left-in-danger = { $chances } de perdre { push-colour-points }, d'ici la fin, et un tour de pioche rapporte moins
push-reason-colour-in-danger = { $risque } de perdre { push-these-points } d'ici la fin, un tour de pioche rapporterait moins
push-reason-colour-can-wait = { $risque } de perdre { push-these-points } d'ici la fin, un tour de pioche rapporte davantage
push-reason-no-bust-possible = aucun risque, toute carte trouvera sa colonne
push-reason-helps-the-others = aucun risque, mais une carte de plus servirait surtout aux autres
push-reason-worth-the-risk = { $enjeu ->
    [0] { $risque } que ce soit une carte de trop, mais aucun point en jeu
   *[other] { $risque } de tout perdre, pour { push-at-stake } en jeu, le risque en vaut la peine
}
push-reason-not-worth-the-risk = { $danger ->
    [sure] la carte suivante ferait tout perdre
   *[some] { $risque } de tout perdre, pour { push-at-stake } en jeu, c'est trop
}
push-reason-enough-won = { $danger ->
    [none] une carte de plus, même sans risque, servirait surtout aux autres
    [sure] la carte suivante ferait tout perdre, { push-points } en jeu
   *[some] encore une carte, c'est { $chances } de tout perdre, pour { push-points } en jeu
}
push-reason-more-to-win = { $points ->
    [0] rien à prendre encore, une carte de plus promet mieux
   *[other] { push-points } à prendre au mieux, une carte de plus promet davantage
}
push-reason-die-left-to-others = le dé reste loin de votre meilleure colonne, { push-at-stake } ; { $next }
push-reason-die-to-be-taken = { $points ->
    [0] aucune colonne n'a encore de points ; { $next }
   *[other] { $best ->
        [1] le moindre mal, même si votre meilleure colonne, { push-points }, porte le dé ; { $next }
       *[0] votre meilleure colonne, { push-points }, porterait le dé ; { $next }
    }
}
push-reason-opens-column = la meilleure colonne vaut { push-at-stake } ; { $next }
push-reason-feeds-column = { $richest ->
    [1] la meilleure colonne monte à { push-points } ; { $next }
   *[0] cette colonne monte à { push-points }, la meilleure en garde { $enjeu } ; { $next }
}
push-reason-no-die = { $less ->
    [0] aucune ne vaut davantage, et pas de dé à lancer
   *[other] { $less ->
        [one] { $less } point
       *[other] { $less } points
    } de moins que la meilleure{ $die ->
        [1] , mais pas de dé à lancer
       *[0] { "" }
    }
}
push-reason-die-to-be-rolled = { $danger ->
    [none] le dé roulera, mais sans rien à perdre
    [sure] { $best ->
        [1] la meilleure malgré tout, mais
       *[0] à coup sûr,
    } le dé vous prendra des cartes, { push-at-stake } au pire
   *[some] { $best ->
        [1] la meilleure, malgré { $faces } que le dé vous prenne des cartes, { push-at-stake } au pire
       *[0] { $faces } que le dé vous prenne des cartes, { push-at-stake } au pire
    }
}

## Statistiques
push-figure-busts = Trop gourmand : { $nombre ->
    [0] jamais
    [1] une fois
   *[other] { $nombre } fois
} en { $sur ->
    [1] un tour de pioche
   *[other] { $sur } tours de pioche
}.
push-figure-lost = Points perdus au dé : { $moyenne } par partie.
push-figure-protected = Points protégés : { $moyenne } par partie.
push-count-draws = Tours de pioche
push-count-busts = Tours trop gourmands
push-count-lost = Points perdus au dé
push-count-protected = Points protégés
