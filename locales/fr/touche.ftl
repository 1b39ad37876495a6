# Touché : tout ce que la partie raconte.
# « .moi » s'adresse à celui dont on parle, « .bref » et « .detail » suivent le réglage du détail.
# Un duel s'entend de trois côtés : « -attacker », « -defender » ou « -toucher », « -touched », et « -seen ».

touche-title = Touché
touche-option-cadet = Marqueur du cadet
touche-option-cadet-keep = reste gagné
touche-option-cadet-return = rendu si le cadet est touché ensuite
touche-option-opponents = Adversaires à quatre
touche-option-opponents-both = deux chacun, 8 duels
touche-option-opponents-one = un seul chacun, 4 duels

## Noms
touche-musketeer = { $number ->
    [0] le novice
    [1] le cadet
    [2] l'homme d'armes
   *[3] le vétéran
}
touche-bare = { $number ->
    [0] novice
    [1] cadet
    [2] homme d'armes
   *[3] vétéran
}
touche-parity = { $parity ->
    [even] pair
   *[odd] impair
}
touche-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
touche-esquives = { $count ->
    [1] une esquive
    [one] { $count } esquive
   *[other] { $count } esquives
}
touche-left = { $left ->
    [1] une esquive
    [one] { $left } esquive
   *[other] { $left } esquives
}
touche-markers-card = { $blood ->
    [0] { $left ->
        [0] aucun marqueur
       *[other] { touche-left }
    }
   *[1] { $left ->
        [0] premier sang seul
       *[other] { touche-left } et premier sang
    }
}
touche-markers = { touche-markers-card }{ $waiting ->
    [esquive] , une esquive en attente
    [first_blood] , premier sang en attente
   *[none] { "" }
}
touche-power = { $number ->
    [0] Blesser le novice ne rapporte aucun point.
    [1] Le cadet qui touche deux fois de suite prend un troisième marqueur.
    [2] L'homme d'armes, touché deux fois de suite, paie une seule fois.
   *[3] Le vétéran a une esquive de plus.
}
touche-attack-attacker = vous attaquez { $defender }
touche-attack-defender = { $attacker } vous attaque
touche-attack-seen = { $attacker } attaque { $defender }
touche-nothing = { "" }
touche-silent = { "" }
touche-numbered = { $number } { touche-musketeer }
touche-rank = { $players }, { touche-points }
touche-fist = { $player } { $markers }

## Série et duels
touche-series = { $count } duels.
    .detail = { $count } duels : { $duels }.
touche-series-attacker = { $count } duels : vous attaquez au premier et au troisième, { $defender } aux deux autres.
    .bref = { $count } duels, vous commencez.
touche-series-defender = { $count } duels : { $attacker } attaque au premier et au troisième, vous aux deux autres.
    .bref = { $count } duels, { $attacker } commence.
touche-series-seen = { $count } duels : { $attacker } attaque au premier et au troisième, { $defender } aux deux autres.
    .bref = { $count } duels, { $attacker } commence.
touche-team-mate = Vous faites équipe avec { $mate }.
touche-teams-are = { $first } contre { $second }.
touche-duel = Duel { $number } sur { $duels } : { $attack }.
    .bref = Duel { $number } : { $attack }.
touche-chosen = { "" }
    .detail = { $joueur } a choisi.
touche-chosen-mine = { "" }
    .moi-detail = Vous envoyez { $musketeer }.
touche-hidden = { "" }
    .detail = { $joueur } ferme le poing.
touche-hidden-mine = { "" }
    .moi-detail = Vous cachez { $markers }.
touche-shown-attacker = Votre { $first }, { $esquives }, attaque { $the-second } { $de_defender }, { $others }.
    .braille = { $first } contre { $second }
    .bref = Votre { $first }, { $esquives }, contre { $the-second }, { $others }.
    .detail = Votre { $first }, { $esquives }, attaque { $the-second } { $de_defender }, { $others }. { $hints }
touche-shown-defender = { $the-first } { $de_attacker }, { $esquives }, attaque votre { $second }, { $others }.
    .braille = { $second } contre { $first }
    .bref = Votre { $second }, { $others }, contre { $the-first }, { $esquives }.
    .detail = { $the-first } { $de_attacker }, { $esquives }, attaque votre { $second }, { $others }. { $hints }
touche-shown-seen = { $the-first } { $de_attacker }, { $esquives }, attaque { $the-second } { $de_defender }, { $others }.
    .braille = { $first } contre { $second }
    .bref = { $the-first } { $de_attacker } attaque { $the-second } { $de_defender }.
    .detail = { $the-first } { $de_attacker }, { $esquives }, attaque { $the-second } { $de_defender }, { $others }. { $hints }
touche-announced = { $joueur } annonce { touche-parity }.
touche-announced-seen = { "" }
    .detail = { $joueur } annonce { touche-parity }.

## Passes
touche-rest-you = { $left ->
    [0] il ne vous en reste aucune
    [1] il vous en reste une
   *[other] il vous en reste { $left }
}
touche-rest-them = { $left ->
    [0] il ne lui en reste aucune
    [1] il lui en reste une
   *[other] il lui en reste { $left }
}
touche-blow-touched = { $paid ->
    [esquive] { $toucher } vous touche, vous perdez une esquive, { touche-rest-you }
    [esquive-waits] { $toucher } vous touche, une esquive attend près de votre homme d'armes, { touche-rest-you }
    [first_blood] { $toucher } vous touche, vous perdez le premier sang
    [first_blood-waits] { $toucher } vous touche, votre premier sang attend près de votre homme d'armes
    [waiting] { $toucher } vous touche encore, votre homme d'armes ne perd que le marqueur en attente
   *[wound] { $toucher } vous touche et vous blesse
}
touche-blow-toucher = { $paid ->
    [esquive] vous touchez { $touched }, qui perd une esquive, { touche-rest-them }
    [esquive-waits] vous touchez { $touched }, une esquive attend près de son homme d'armes, { touche-rest-them }
    [first_blood] vous touchez { $touched }, qui perd le premier sang
    [first_blood-waits] vous touchez { $touched }, le premier sang attend près de son homme d'armes
    [waiting] vous touchez encore { $touched }, son homme d'armes ne perd que le marqueur en attente
   *[wound] vous touchez et blessez { $touched }
}
touche-blow-seen = { $paid ->
    [esquive] { $toucher } touche { $touched }, qui perd une esquive, { touche-rest-them }
    [esquive-waits] { $toucher } touche { $touched }, une esquive attend près de son homme d'armes, { touche-rest-them }
    [first_blood] { $toucher } touche { $touched }, qui perd le premier sang
    [first_blood-waits] { $toucher } touche { $touched }, le premier sang attend près de son homme d'armes
    [waiting] { $toucher } touche encore { $touched }, son homme d'armes ne perd que le marqueur en attente
   *[wound] { $toucher } touche et blesse { $touched }
}
touche-cost = { $paid ->
    [esquive] { $left ->
        [0] dernière esquive
       *[other] reste { touche-left }
    }
    [esquive-waits] { $left ->
        [0] dernière esquive en attente
        [1] une esquive en attente, reste une
       *[other] une esquive en attente, reste { $left }
    }
    [first_blood] premier sang
    [first_blood-waits] premier sang en attente
    [waiting] le marqueur en attente
   *[wound] blessure
}
touche-fists-touched = { touche-parity } annoncé, { $first }, { $second } : { $blow }.
    .braille = { $toucher } vous touche : { touche-cost }
    .bref = { $first }, { $second } : { $toucher } vous touche, { touche-cost }.
touche-fists-toucher = { touche-parity } annoncé, { $first }, { $second } : { $blow }.
    .moi-braille = Vous touchez : { touche-cost }
    .moi = { touche-parity } annoncé, { $first }, { $second } : { $blow }.
    .moi-bref = { $first }, { $second } : vous touchez { $touched }, { touche-cost }.
touche-fists-seen = { touche-parity } annoncé, { $first }, { $second } : { $blow }.
    .braille = { $toucher } touche { $touched } : { touche-cost }
    .bref = { $toucher } touche { $touched }, { touche-cost }.
touche-fold-fists = { $nombre ->
    [1] une passe, { $blow }.
    [one] { $nombre } passe, { $blow }.
   *[other] { $nombre } passes, à la dernière { $blow }.
}
touche-returned-touched = Votre cadet rend une esquive à { $toucher }.
touche-returned-toucher = Le cadet { $de_touched } vous rend une esquive.
touche-returned-seen = Le cadet { $de_touched } rend une esquive à { $toucher }.
touche-released = { $marker ->
    [esquive] L'esquive en attente
   *[first_blood] Le premier sang en attente
}
touche-released-touched = { touche-released } près de l'homme d'armes { $de_toucher } vous revient.
    .bref = { touche-released } vous revient.
touche-released-toucher = { touche-released } près de votre homme d'armes va à { $touched }.
    .bref = { touche-released } va à { $touched }.
touche-released-seen = { touche-released } près de l'homme d'armes { $de_toucher } va à { $touched }.
    .bref = { touche-released } va à { $touched }.
touche-extra-touched = { $paid ->
    [esquive] Deux touches de suite : son cadet vous prend encore une esquive, { touche-rest-you }.
    [first_blood] Deux touches de suite : son cadet vous prend aussi le premier sang.
   *[wound] Deux touches de suite : son cadet vous blesse.
}
touche-extra-toucher = { $paid ->
    [esquive] Deux touches de suite : votre cadet prend encore une esquive à { $touched }, { touche-rest-them }.
    [first_blood] Deux touches de suite : votre cadet prend aussi le premier sang.
   *[wound] Deux touches de suite : votre cadet blesse { $touched }.
}
touche-extra-seen = { $paid ->
    [esquive] Deux touches de suite : le cadet { $de_toucher } prend encore une esquive à { $touched }, { touche-rest-them }.
    [first_blood] Deux touches de suite : le cadet { $de_toucher } prend aussi le premier sang.
   *[wound] Deux touches de suite : le cadet { $de_toucher } blesse { $touched }.
}
    .bref = { $paid ->
        [esquive] Le cadet { $de_toucher } prend encore une esquive.
        [first_blood] Le cadet { $de_toucher } prend le premier sang.
       *[wound] Le cadet { $de_toucher } blesse { $touched }.
    }
touche-stopped = { $joueur } s'arrête au premier sang.
    .bref = { $joueur } s'arrête.
    .moi = Vous arrêtez au premier sang.
    .moi-bref = Vous arrêtez.
touche-went-on = { $joueur } continue, carte penchée.
    .moi = Vous continuez, carte penchée.

## Compte d'un duel
touche-item-esquives = { touche-esquives } : { $count }
touche-item-blood = premier sang : { $points }
touche-item-tilted = carte penchée : { $points }
touche-item-wound = blessure : { $points }
touche-item-novice = blessure du novice : 0
touche-item-none = rien de gagné
touche-ended-winner = Vous gagnez le duel : { $items } ; total { $points }.
    .moi-braille = Duel gagné, { touche-points }
    .moi = Vous gagnez le duel : { $items } ; total { $points }.
    .moi-bref = Vous gagnez le duel, { touche-points }.
    .moi-detail = Vous gagnez le duel : { $items } ; total { $points }. Renommée : { $ranks }.
touche-ended-loser = { $winner } gagne le duel : { $items } ; total { $points }.
    .braille = Duel perdu, { touche-points } à { $winner }
    .bref = { $winner } gagne le duel, { touche-points }.
    .detail = { $winner } gagne le duel : { $items } ; total { $points }. Renommée : { $ranks }.
touche-ended-seen = { $winner } gagne le duel contre { $loser } : { $items } ; total { $points }.
    .braille = { $winner } gagne, { touche-points }
    .bref = { $winner } gagne le duel, { touche-points }.
    .detail = { $winner } gagne le duel contre { $loser } : { $items } ; total { $points }. Renommée : { $ranks }.

## Fin
touche-won = { $joueur } gagne la série, { touche-points }.
    .moi = Vous gagnez la série, { touche-points }.
touche-shared = Victoire partagée : { $players }, { touche-points }.
touche-team-won = L'équipe gagnante : { $players }, { touche-points } contre { $others }.
touche-team-won-mine = Votre équipe gagne, { touche-points } contre { $others }.
touche-team-tie = Égalité des équipes, { touche-points } chacune.
touche-best-mine = Meilleur score de votre équipe : { $players }, { touche-points }.
touche-best-team = Meilleur score de l'équipe { $de_first } et { $de_second } : { $players }, { touche-points }.

## Questions
touche-team-start = Vous faites équipe avec { $mate }. { "" }
touche-rival = { $opponent } a encore { $left }.
touche-ask-choose = { $team }Duel { $number } sur { $duels }, { $attack }. Qui envoyer ? { $left }. { $rival }
    .braille = Qui ? { $left }
    .bref = Duel { $number }, { $attack }. Qui envoyer ? { $left }.
touche-ask-announce = À vous d'annoncer : pair ou impair ?
    .bref = Pair ou impair ?
    .detail = À vous d'annoncer : pair ou impair ? Vous, { $mine } ; { $opponent }, { $theirs }.
touche-ask-hide = { $role ->
    [attacker] { touche-parity } annoncé
   *[defender] Vous touchez sur { touche-parity }
} : cachez 1 ou 2 ? Vous, { $mine } ; { $opponent }, { $theirs }.
    .braille = { $role ->
        [attacker] { touche-parity } annoncé : 1 ou 2 ?
       *[defender] Touche sur { touche-parity } : 1 ou 2 ?
    }
    .bref = { $role ->
        [attacker] { touche-parity } annoncé
       *[defender] Vous touchez sur { touche-parity }
    } : 1 ou 2 ?
touche-risk-next = La prochaine touche vous blesse, { touche-points } ; gagner vous ajoute 2 points. { $opponent }, { $theirs }.
touche-risk-next-bref = La prochaine touche vous blesse, { touche-points }. { $opponent }, { $theirs }.
touche-risk-cadet = Si vous continuez, son cadet vous blesse aussitôt, { touche-points }.
touche-risk-cadet-bref = Continuer : son cadet vous blesse aussitôt, { touche-points }.
touche-ask-first_blood = Arrêter, { touche-points } pour { $opponent }, ou continuer ? { $risk }
    .braille = Arrêter ({ $points }) ou continuer ?
    .bref = Arrêter, { touche-points }, ou continuer ? { $brief }

## Attente
touche-wait-choose = Duel { $number } sur { $duels }, { $attack }. { $own }On attend { $players }.
touche-wait-announce = { $attack }. On attend l'annonce.
touche-wait-hide = { $own }On attend { $players } pour ouvrir les poings.
touche-wait-first_blood = Premier sang : { $players } doit arrêter ou continuer.
touche-wait-over = La série est finie.
touche-own-musketeer = Vous envoyez { $musketeer }. { "" }
touche-own-fist = Vous cachez { $markers }. { "" }

## Choix
touche-choice-choose = { touche-musketeer }
touche-choice-even = annoncer pair
touche-choice-odd = annoncer impair
touche-choice-hide = cacher { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
touche-choice-stop = arrêter
touche-choice-continue = continuer

## Refus
touche-try-choose = d'envoyer { touche-musketeer }
touche-try-choose-unknown = d'envoyer le mousquetaire { $number }
touche-try-even = d'annoncer pair
touche-try-odd = d'annoncer impair
touche-try-hide = de cacher { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
touche-try-stop = d'arrêter
touche-try-continue = de continuer
touche-can-choose = { touche-musketeer }
touche-can-even = annoncer pair
touche-can-odd = annoncer impair
touche-can-hide = { touche-choice-hide }
touche-can-stop = arrêter
touche-can-continue = continuer
touche-possible = Possible : { $possible }.
touche-wait = On attend { $players }.
touche-refused-not-your-turn = Impossible { $tried } : ce n'est pas à vous. { $possible }
touche-refused-wrong-phase = Impossible { $tried } maintenant. { $possible }
touche-refused-musketeer-used = Impossible { $tried } : il s'est déjà battu dans cette série. { $possible }
touche-refused-no-such-musketeer = Impossible { $tried } : les mousquetaires vont de 0 à 3. { $possible }
touche-refused-no-such-marker-count = Impossible { $tried } : on cache 1 ou 2 marqueurs.
touche-refused-already-chosen = Impossible { $tried } : votre choix est déjà fait. { $possible }
touche-refused-game-over = Impossible { $tried } : la série est finie.

## Renseignements
touche-mine-left = { $joueur } a encore { $left }.
    .moi = Il vous reste { $left }.
touche-mine-none = { $joueur } n'a aucun mousquetaire à envoyer.
    .moi = Vous n'avez aucun mousquetaire à envoyer.
touche-mine-renown = Renommée { $de_joueur } : { touche-points }.
    .moi = Votre renommée : { touche-points }.
touche-fighter = { $joueur }, { $musketeer } : { $markers } ; { $more }.
    .moi = Vous, { $musketeer } : { $markers } ; { $more }.
touche-fighter-only = { $joueur }, { $musketeer } : { $markers }.
    .moi = Vous, { $musketeer } : { $markers }.
touche-more-tilted = carte penchée
touche-more-taken = { $count ->
    [1] une esquive prise
    [one] { $count } esquive prise
   *[other] { $count } esquives prises
}
touche-more-blood = premier sang pris
touche-more-streak = { $count ->
    [one] dernière passe gagnée
   *[other] { $count } touches de suite
}
touche-more-power = pouvoir disponible
touche-more-spent = pouvoir épuisé
touche-table-duel = Duel { $number } sur { $duels } : { $attack }.
touche-table-even = Pair annoncé.
touche-table-odd = Impair annoncé.
touche-table-own = { $own }
touche-table-choose = Mousquetaires attendus : { $players }.
touche-table-announce = Annonce attendue : { $players }.
touche-table-hide = Poings attendus : { $players }.
touche-table-first_blood = Premier sang, décision attendue : { $players }.
touche-table-following = Duels suivants : { $duels }.
touche-teams = Équipes : { $ranks }.
touche-scores = Renommée : { $ranks }.
touche-last = Dernière passe : { touche-parity } annoncé, { $first }, { $second }, touche pour { $toucher }.
touche-no-last = Aucun poing ouvert dans cette série.

## Statistiques
touche-figure-attacks-won = Duels gagnés en attaque : { $nombre ->
    [0] aucun
   *[other] { $nombre }
} sur { $sur }.
touche-figure-defences-won = Duels gagnés en défense : { $nombre ->
    [0] aucun
   *[other] { $nombre }
} sur { $sur }.
touche-figure-touches = Touches réussies : { $nombre ->
    [0] aucune
   *[other] { $nombre }
} en { $sur ->
    [1] une passe
   *[other] { $sur } passes
}.
touche-count-attacks = Duels en attaque
touche-count-attacks-won = Duels gagnés en attaque
touche-count-defences = Duels en défense
touche-count-defences-won = Duels gagnés en défense
touche-count-passes = Passes
touche-count-touches = Touches réussies

## Conseils
# La suite d'une phrase comme « Conseil, continuer : … ».
touche-of-hundred = { $number ->
    [0] moins d'une chance sur 100
    [1] 1 chance sur 100
    [100] plus de 99 chances sur 100
   *[other] { $number } chances sur 100
}
touche-number-of-hundred = { $number ->
    [0] moins d'une
    [100] plus de 99
   *[other] { $number }
}
touche-duel-lost = même avec { $chances } de perdre ce duel
touche-duel-won = avec { $chances } de gagner ce duel
touche-reason-decided = { $won ->
    [yes] la série semble gagnée, n'importe qui convient,
   *[no] la série semble perdue, mais ce duel reste à gagner,
} { $duel }
touche-reason-best-sent = c'est lui qui sert le mieux la série, { $series } de la gagner, { $duel }
touche-him = lui
touche-reason-keeps-them-guessing = { $first ->
    [yes] { $mixed }, au hasard pour rester imprévisible ; { $series } de gagner la série
   *[no] aussi bien, au hasard pour rester imprévisible, { $duel }
}
touche-reason-better-kept = { $close ->
    [yes] pas mieux que { $best }, autant le garder, { $duel }
   *[no] { $series } de gagner la série, contre { $better } avec { $best }
}
touche-reason-cuts-losses = { $way ->
    [at-once] { touche-points } pour { $opponent } ; continuer lui en donne { $more }, son cadet vous blesse aussitôt
    [at-once-same] { touche-points } pour { $opponent }, et continuer n'y change rien, son cadet blesse aussitôt votre novice
    [later-same] { touche-points } pour { $opponent }, pas davantage ; continuer, c'est { $losing } de perdre quand même
   *[later] { touche-points } pour { $opponent }, pas davantage ; continuer, c'est { $losing } de lui en donner au moins { $more }
}
touche-reason-gives-up-too-much = { touche-points } pour { $opponent } à coup sûr, alors que continuer laisse { $winning } de gagner le duel
touche-reason-series-won = le duel est perdu, { touche-points } pour { $opponent }, mais la série est gagnée
touche-reason-wounded-at-once = { $same ->
    [yes] son cadet blesse aussitôt votre novice, sans un point de plus
   *[no] son cadet vous blesse aussitôt, { $more } points pour { $opponent } au lieu de { $points }
}
touche-reason-nothing-to-lose = { $same ->
    [yes] rien de plus à perdre qu'en arrêtant, et { $winning } de gagner le duel
   *[no] { $hope ->
        [none] la série semble perdue de toute façon, mais il reste { $winning } de gagner le duel
        [known] arrêter fait perdre la série, continuer laisse { $winning } de gagner le duel
       *[likely] arrêter fait presque sûrement perdre la série, continuer laisse { $winning } de gagner le duel
    }
}
touche-reason-worth-the-risk = { $close ->
    [yes] { $winning } de gagner le duel ; sinon, { $more } points pour { $opponent } au lieu de { $points }
   *[no] { $winning } de gagner le duel, et { $series } de gagner la série au lieu de { $better } en arrêtant
}
touche-reason-too-risky = { $losing } de perdre le duel, { $stopped ->
    [won] alors qu'arrêter gagne déjà la série
   *[other] { $same ->
        [yes] et rien à y gagner pour la série
       *[no] et { $more } points au moins pour { $opponent } au lieu de { $points }
    }
}
touche-if-touching = { $what ->
    [esquive] vous prenez une esquive
    [first_blood] vous prenez le premier sang
    [waiting] vous prenez le marqueur en attente
    [both] vous prenez deux marqueurs
    [both-blood] vous prenez deux marqueurs, dont le premier sang
   *[wound] vous gagnez le duel, { touche-points }
}
touche-if-touched = { $what ->
    [esquive] vous perdez une esquive
    [first_blood] vous perdez le premier sang
    [waiting] vous perdez le marqueur en attente
    [both] vous perdez deux marqueurs
    [both-blood] vous perdez deux marqueurs, dont le premier sang
   *[wound] la blessure, { touche-points } pour { $opponent }
}
touche-reason-fair-coin = { $first ->
    [yes] à pile ou face ; { $asked ->
        [announce] l'annonce ne change rien, tant que personne ne devine votre poing
       *[hide] une fois sur deux { $touching }, sinon { $touched }
    }
   *[no] ni mieux ni moins bien, c'est l'autre côté de la pièce
}

## Résumé
touche-heading = duel { $number }
touche-recap-blow = { $blow }.
touche-recap-shown-attacker = { touche-shown-attacker }
touche-recap-shown-defender = { touche-shown-defender }
touche-recap-shown-seen = { touche-shown-seen }
touche-recap-touches = { $player } touche { $count ->
    [1] une fois
   *[other] { $count } fois
}
touche-recap-passes = En { $count } passes, { $touches }.
touche-recap-card = { $player }, { $markers }
touche-recap-cards = { $cards }.
touche-recap-how = { $how ->
    [wounded] par une blessure
   *[stopped] au premier sang
}
touche-recap-ended-winner = Vous gagnez le duel { $number } contre { $loser } { touche-recap-how }, { touche-points }.
touche-recap-ended-loser = { $winner } gagne le duel { $number } contre vous { touche-recap-how }, { touche-points }.
touche-recap-ended-seen = { $winner } gagne le duel { $number } contre { $loser } { touche-recap-how }, { touche-points }.
touche-recap-duels = { $count } duels finis, renommée : { $ranks }.
touche-recap-won = La série est finie, victoire : { $winners }.
