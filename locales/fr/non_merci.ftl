# Non Merci : tout ce que la partie raconte.
# « .moi » s'adresse à celui dont on parle, « .bref » et « .detail » suivent le réglage du détail.

non_merci-title = Non Merci
non_merci-option-tokens = Jetons au départ
non_merci-option-tokens-share = tous partagés : 18 à trois, 13 à quatre, 11 à cinq, 9 à six, 7 à sept
non_merci-option-tokens-edition = comme dans la boîte : 11 de trois à cinq, 9 à six, 7 à sept
non_merci-option-rounds = Nombre de manches
non_merci-option-rounds-1 = 1
non_merci-option-rounds-2 = 2
non_merci-option-rounds-3 = 3
non_merci-option-rounds-4 = 4
non_merci-option-rounds-5 = 5
non_merci-option-rounds-6 = 6
non_merci-option-rounds-7 = 7
non_merci-option-rounds-8 = 8
non_merci-option-rounds-9 = 9
non_merci-option-rounds-10 = 10
non_merci-option-secret_card = Carte secrète
non_merci-option-secret_card-False = non
non_merci-option-secret_card-True = oui, une à chacun
non_merci-option-ten_tokens = Dix jetons chacun et trois cartes retirées
non_merci-option-ten_tokens-off = non
non_merci-option-ten_tokens-10-20-30 = oui, sans les cartes 10, 20 et 30
non_merci-option-ten_tokens-10-19-28 = oui, sans les cartes 10, 19 et 28
non_merci-option-open_tokens = Jetons des autres
non_merci-option-open_tokens-False = cachés
non_merci-option-open_tokens-True = montrés

## Noms
non_merci-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
non_merci-tokens = { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
non_merci-pot = { $pot ->
    [0] aucun jeton
    [one] { $pot } jeton
   *[other] { $pot } jetons
}
non_merci-loot = { $pot ->
    [0] sans jeton
    [one] et { $pot } jeton
   *[other] et { $pot } jetons
}
non_merci-left = { $left ->
    [0] c'est la dernière
    [1] encore une à retourner
    [one] encore { $left } à retourner
   *[other] encore { $left } à retourner
}
non_merci-run-held = suite de { $low } à { $high }
non_merci-single-held = le { $low }
non_merci-run-counted = suite de { $low } à { $high } : { $low }
non_merci-single-counted = le { $low }
non_merci-run-unseen = { $low } à { $high }
non_merci-single-unseen = { $low }
non_merci-no-card = aucune carte
non_merci-less-tokens = { $tokens ->
    [0] aucun jeton
   *[other] moins { non_merci-tokens }
}
non_merci-total = total { $total }
non_merci-joined = suite de { $low } à { $high }
non_merci-alone = sans suite
non_merci-costs = vous coûte { non_merci-points }
non_merci-saves = vous enlève { non_merci-points }
non_merci-costs-nothing = ne vous coûte rien
non_merci-costs-brief = coûte { non_merci-points }
non_merci-saves-brief = enlève { non_merci-points }
non_merci-costs-nothing-brief = ne coûte rien
non_merci-score = { $players }, { non_merci-points }
non_merci-score-tie = { $players } à égalité, { non_merci-points }

## Événements
non_merci-began-round = { $rounds ->
    [1] Une seule manche
   *[other] Manche { $round } sur { $rounds }
}
non_merci-began = { non_merci-began-round }, { non_merci-tokens } chacun, { $joueur } commence.
    .braille = { non_merci-began-round } : { $joueur }, { non_merci-tokens }
    .moi = { non_merci-began-round }, { non_merci-tokens } chacun, vous commencez.
    .moi-braille = { non_merci-began-round } : vous, { non_merci-tokens }
non_merci-removed = Cartes retirées : { $cards }.
non_merci-removed-again = { "" }
    .detail = Cartes retirées : { $cards }.
non_merci-secret-dealt = { "" }
    .moi = Votre carte secrète : le { $card }.
non_merci-turned = { $left ->
    [0] Dernière carte, le { $card }.
   *[other] Carte { $card }.
}
    .bref = { $left ->
        [0] Dernière, le { $card }.
       *[other] Le { $card }.
    }
    .detail = Carte { $card }, { non_merci-left }.
    .moi = { "" }
non_merci-fold-turned = { "" }
non_merci-paid = { $joueur } passe, { non_merci-pot } sur le { $card }.
    .braille = { $card } : { non_merci-pot }, { $joueur } passe
    .bref = { $joueur } passe, { non_merci-pot }.
    .moi = { $tokens ->
        [0] Vous passez, { non_merci-pot } sur le { $card }. C'était votre dernier jeton.
       *[other] Vous passez, { non_merci-pot } sur le { $card }. Il vous en reste { $tokens }.
    }
    .moi-braille = { $card } : { non_merci-pot } ; vous, { non_merci-tokens }
    .moi-bref = Vous passez, { non_merci-pot }.
non_merci-fold-paid = { $nombre ->
    [one] { $joueur } passe, { non_merci-pot } sur le { $card }.
   *[other] { $nombre } joueurs passent, { non_merci-pot } sur le { $card }.
}
non_merci-fold-paid-all = On passe { $nombre } fois, { non_merci-pot } sur le { $card }.
non_merci-taken = { $joueur } prend le { $card } { non_merci-loot }.
    .detail = { $joueur } prend le { $card } { non_merci-loot }, { $run }.
    .moi = Vous prenez le { $card } { non_merci-loot }.
    .moi-detail = Vous prenez le { $card } { non_merci-loot }, { $run }.
non_merci-fold-taken = { $nombre ->
    [one] { $joueur } prend le { $card }.
   *[other] { $nombre } cartes prises, la dernière par { $joueur } : le { $card }.
}
non_merci-laid = { $joueur } étale sa carte secrète, le { $card }.
    .braille = { $card } : carte secrète, { $joueur }
    .bref = { $joueur } étale le { $card }.
    .detail = { $joueur } étale sa carte secrète, le { $card }, { $run }.
    .moi = Vous étalez votre carte secrète, le { $card }.
    .moi-braille = { $card } : votre carte secrète, étalée
    .moi-bref = Vous étalez le { $card }.
    .moi-detail = Vous étalez votre carte secrète, le { $card }, { $run }.
non_merci-ended = Fin de la manche { $round }.
non_merci-ended-last = Dernière manche.
non_merci-count = { "" }
    .detail = Compte { $de_joueur }, { $count }.
    .detail-braille = { $joueur }, { non_merci-points } : { $count }
    .moi = Votre compte, { $count }.
    .moi-braille = Vous, { non_merci-points } : { $count }
    .moi-bref = Vous, { non_merci-points }.
non_merci-count-all = Compte { $de_joueur }, { $count }.
    .bref = { $joueur }, { non_merci-points }.
    .moi = Votre compte, { $count }.
non_merci-totals = Totaux : { $ranks }.
non_merci-won = { $joueur } gagne, { non_merci-points }.
    .moi = Vous gagnez, { non_merci-points }.
non_merci-shared = Victoire partagée : { $winners }, { non_merci-points }.

## Questions
non_merci-ask-first-seat = Le premier joueur va être tiré au sort.
non_merci-ask-deal = Les cartes secrètes sont distribuées.
non_merci-ask-turn-up = Une carte va être retournée.
non_merci-ask-over = La partie est finie.
non_merci-ask-begin = { $again ->
    [0] À vous. Le { $card }
   *[1] Vous rejouez. Le { $card }
}
non_merci-ask-own = { $tokens ->
    [0] Aucun jeton : vous devez prendre.
    [one] Vous avez { $tokens } jeton.
   *[other] Vous avez { $tokens } jetons.
}
non_merci-ask-last = { $left ->
    [0] { " " }C'est la dernière carte.
   *[other] { "" }
}
non_merci-ask-secret = { " " }Carte secrète, le { $card } : l'étaler { $effect }.
non_merci-ask-secret-brief = { " " }Secrète, le { $card } : { $effect }.
non_merci-ask-braille = { $card }, { non_merci-pot }, { $cost ->
    [0] gratuit
   *[other] coûte { $cost }
} ; vous { $tokens }
non_merci-ask = { $joueur } doit passer ou prendre le { $card }, { non_merci-pot } dessus.
    .moi = { non_merci-ask-begin }, { non_merci-pot } dessus : prendre { $effect }. { non_merci-ask-own }{ $secret }{ non_merci-ask-last }
    .moi-braille = { non_merci-ask-braille }
    .moi-bref = Le { $card }, { non_merci-pot } : { $effect-brief }. { $tokens ->
        [0] Aucun jeton : vous devez prendre.
       *[other] Vous, { non_merci-tokens }.
    }{ $secret-brief }
    .moi-bref-braille = { non_merci-ask-braille }
    .moi-detail = { non_merci-ask-begin }, { non_merci-pot } dessus : prendre { $effect }, { $run }. { non_merci-ask-own }{ $secret } { non_merci-table-left }
    .moi-detail-braille = { non_merci-ask-braille }

## Choix
non_merci-choice-pass = passer et poser un jeton sur le { $card }
non_merci-choice-pass-none = passer et poser un jeton
non_merci-choice-take = prendre le { $card } { non_merci-loot }
non_merci-choice-take-none = prendre la carte
non_merci-choice-reveal = étaler votre carte secrète, le { $card }
non_merci-choice-reveal-none = étaler votre carte secrète

## Refus
non_merci-try-pass = de passer
non_merci-try-take = de prendre la carte
non_merci-try-reveal = d'étaler une carte secrète
non_merci-possible = Possible : { $possible }.
non_merci-wait = Attendez votre tour.
non_merci-can-pass = passer
non_merci-can-take = prendre le { $card } { non_merci-loot }
non_merci-can-reveal = étaler votre carte secrète
non_merci-refused-not-your-turn = Impossible { $tried } : c'est à { $player } de jouer. { $possible }
non_merci-refused-nobodys-turn = Impossible { $tried } : la carte suivante n'est pas encore retournée. { $possible }
non_merci-refused-no-token = Impossible { $tried } : vous n'avez aucun jeton. { $possible }
non_merci-refused-no-secret-card = Impossible { $tried } : cette partie se joue sans cartes secrètes. { $possible }
non_merci-refused-secret-card-already-laid = Impossible { $tried } : la vôtre est déjà devant vous. { $possible }
non_merci-refused-game-over = Impossible { $tried } : la partie est finie.
non_merci-refused-ten-tokens-needs-3-to-5 = La variante des dix jetons se joue de 3 à 5 joueurs.
non_merci-refused-variants-exclude-each-other = La carte secrète et les dix jetons ne se jouent pas ensemble.

## Renseignements
non_merci-cards-none = { $joueur } n'a aucune carte.
    .moi = Vous n'avez aucune carte.
non_merci-cards = { $joueur }, { non_merci-points } : { $runs }.
    .moi = Vos cartes, { non_merci-points } : { $runs }.
non_merci-tokens-of = { $tokens ->
    [0] { $joueur } n'a aucun jeton.
   *[other] { $joueur } a { non_merci-tokens }.
}
    .moi = { $tokens ->
        [0] Vous n'avez aucun jeton.
       *[other] Vous avez { non_merci-tokens }.
    }
non_merci-secret-kept = { $joueur } garde une carte secrète.
non_merci-secret-mine = Carte secrète, pas encore étalée : le { $card }.
non_merci-final-count = Compte { $de_joueur }, { $count }. Total de la partie : { non_merci-points }.
    .moi = Votre compte, { $count }. Total de la partie : { non_merci-points }.
non_merci-table-target = Carte à prendre : le { $card }, { non_merci-pot } dessus.
non_merci-table-none = Aucune carte à prendre.
non_merci-table-left = { $left ->
    [0] C'est la dernière carte de la manche.
    [1] Encore une carte à retourner.
    [one] Encore { $left } carte à retourner.
   *[other] Encore { $left } cartes à retourner.
}
non_merci-table-removed = Cartes retirées : { $cards }.
non_merci-table-unseen = { "" }
    .detail = Cartes pas encore vues : { $cards }.
non_merci-scores-none = Manche { $round } sur { $rounds }, rien n'est encore compté.
non_merci-scores-round = Manche { $round } sur { $rounds }. Totaux : { $ranks }.
non_merci-scores = Scores : { $ranks }.
non_merci-last-round = Manche { $round } seule : { $ranks }.
non_merci-last-card = Dernière carte retournée : le { $card }, { non_merci-left }.
non_merci-last-card-none = Aucune carte n'a encore été retournée.

## Résumé et parties
non_merci-heading = manche { $round }
non_merci-recap = { $told }.
non_merci-recap-loot = { $pot ->
    [0] sans jeton
    [one] avec { $pot } jeton
   *[other] avec { $pot } jetons
}
non_merci-recap-took = { $who ->
    [first] { $player } prend
    [next] { $player },
   *[many] { $takers } joueurs prennent
} { $count ->
    [0] { $cards }
   *[other] { $count } cartes
} { non_merci-recap-loot }
non_merci-recap-laid = { $player } étale le { $card }
non_merci-recap-laid-many = { $count } cartes secrètes étalées
non_merci-recap-refused = { $count ->
    [1] { $players } refuse
    [2] { $players } refusent
   *[other] { $count } joueurs refusent
} le { $card }, { non_merci-pot } dessus
non_merci-recap-led = manche { $round } finie, vous menez avec { non_merci-points }
non_merci-recap-round = manche { $round } finie, { $players } en tête avec { non_merci-points }
non_merci-recap-behind = { non_merci-recap-round }, { $own } pour vous

## Conseils
non_merci-tokens-included = { $pot ->
    [0] { "" }
   *[other] , jetons compris
}
non_merci-lost-some = { $chances } que quelqu'un d'autre le prenne
non_merci-lost-sure = quelqu'un d'autre le prendra sûrement
non_merci-reason-no-token = vous n'avez plus de jeton pour passer
non_merci-reason-free-card = cela { $effect }{ non_merci-tokens-included }{ $joins ->
    [1] , { $run }
   *[0] { "" }
}
non_merci-reason-fair-price = cela { $effect }{ non_merci-tokens-included }, un prix honnête
non_merci-reason-short-of-tokens = cela { $effect }{ non_merci-tokens-included }, et il ne vous reste { $tokens ->
    [1] qu'un jeton
   *[other] que { non_merci-tokens }
} pour passer
non_merci-reason-refusing-costs-more = cela { $effect }{ non_merci-tokens-included }, mais passer finirait par coûter davantage
non_merci-price = { non_merci-points }{ non_merci-tokens-included }
non_merci-reason-too-dear = { $way ->
    [pass] le prendre coûterait { non_merci-price }, c'est trop cher
   *[take] cela coûterait { non_merci-price }, c'est trop cher
}
non_merci-reason-comes-round = { $danger ->
    [0] personne d'autre n'en veut, il vous revient avec { $back } jetons dessus
   *[1] { $lost }, sinon il vous revient avec { $back } jetons dessus
}
non_merci-reason-others-want-it = { $lost } avant vous
non_merci-reason-others-may-have-it = { $gain ->
    [dearer] { $lost }, et { $player } le paierait { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
    [spared] le prendre coûterait { non_merci-price }, et { $lost }
   *[slight] le prendre { $effect }, mais passer promet un peu mieux
}
non_merci-reason-secret-free = { $late ->
    [1] avec le { $card }, elle ne coûtera rien, et c'est la dernière occasion
   *[0] elle { $effect }, et vous jouez encore ensuite
}
non_merci-reason-secret-costs = elle { $effect }{ $best ->
    [1] , mais la suite promet davantage
   *[0] , rien ne presse
}

## Statistiques
non_merci-figure-taken = Cartes prises : { $moyenne } par partie.
non_merci-figure-joined = Cartes prises dans une suite : { $nombre ->
    [0] aucune
   *[other] { $nombre }
} sur { $sur }.
non_merci-figure-tokens = Jetons ramassés : { $moyenne } par carte prise.
non_merci-count-taken = Cartes prises
non_merci-count-joined = Cartes prises dans une suite
non_merci-count-tokens = Jetons ramassés
