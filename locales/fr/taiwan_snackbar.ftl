# Taiwan Snackbar : tout ce que la partie raconte.
# « .moi » s'adresse à celui dont on parle, « .bref » et « .detail » suivent le réglage du détail.

taiwan_snackbar-title = Taiwan Snackbar
taiwan_snackbar-option-deck = Jeu de cartes
taiwan_snackbar-option-deck-2011 = édition de 2011
taiwan_snackbar-option-deck-2016 = édition de 2016, moins de cartes spéciales
taiwan_snackbar-option-pair = Deux plats pareils qui changent la commande
taiwan_snackbar-option-pair-one = un seul compte
taiwan_snackbar-option-pair-both = les deux comptent
taiwan_snackbar-option-plus_one = Un supplément ajoute
taiwan_snackbar-option-plus_one-card = une carte à manger
taiwan_snackbar-option-plus_one-dish = la valeur du plat demandé
taiwan_snackbar-option-after_eating = Après un repas
taiwan_snackbar-option-after_eating-next = le joueur suivant ouvre une commande
taiwan_snackbar-option-after_eating-eater = le mangeur ouvre une commande
taiwan_snackbar-option-tie = Égalité de malus
taiwan_snackbar-option-tie-fewest = gagnée avec le moins de cartes
taiwan_snackbar-option-tie-most = gagnée avec le plus grand nombre de cartes

## Noms
taiwan_snackbar-dish = { $card ->
    [tofu] tofu
    [omelette] omelette
    [noodles] nouilles
    [ravioli] ravioli
    [pork] porc
   *[cake] gâteau
}
taiwan_snackbar-no-dish = le plat { $value }
taiwan_snackbar-some = { $card ->
    [tofu] du tofu
    [omelette] des omelettes
    [noodles] des nouilles
    [ravioli] des raviolis
    [pork] du porc
   *[cake] du gâteau
}
taiwan_snackbar-group = { $card ->
    [tofu] { $count ->
        [one] un tofu
       *[other] { $count } tofus
    }
    [omelette] { $count ->
        [one] une omelette
       *[other] { $count } omelettes
    }
    [noodles] { $count ->
        [one] un bol de nouilles
       *[other] { $count } bols de nouilles
    }
    [ravioli] { $count ->
        [one] un ravioli
       *[other] { $count } raviolis
    }
    [pork] { $count ->
        [one] une part de porc
       *[other] { $count } parts de porc
    }
    [cake] { $count ->
        [one] un gâteau
       *[other] { $count } gâteaux
    }
    [portion] { $count ->
        [one] un supplément
       *[other] { $count } suppléments
    }
    [reverse] { $count ->
        [one] un changement de sens
       *[other] { $count } changements de sens
    }
    [choose] { $count ->
        [one] un joueur au choix
       *[other] { $count } joueurs au choix
    }
   *[indigestion] { $count ->
        [one] une indigestion
       *[other] { $count } indigestions
    }
}
taiwan_snackbar-list = { $cards }
taiwan_snackbar-cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}
taiwan_snackbar-malus = { $malus ->
    [0] aucun malus
   *[other] { $malus } malus
}
taiwan_snackbar-upsets = { $upsets ->
    [0] aucune indigestion
    [one] une indigestion
   *[other] { $upsets } indigestions
}
taiwan_snackbar-hand = Main : { $cards }.
taiwan_snackbar-hand-size = Main : { taiwan_snackbar-cards }.
taiwan_snackbar-hand-none = Main vide.
taiwan_snackbar-new = { $count ->
    [one] Nouvelle carte : { $cards }.
   *[other] Nouvelles cartes : { $cards }.
}
taiwan_snackbar-new-none = Aucune nouvelle carte.
taiwan_snackbar-seen = Vues : { $cards }.
taiwan_snackbar-danger = En danger : { $players }.
taiwan_snackbar-last-token = Au prochain malus, la partie finit.
taiwan_snackbar-with = { " " }: { $dishes }
taiwan_snackbar-nothing = { "" }
taiwan_snackbar-left = gauche
taiwan_snackbar-right = droite
taiwan_snackbar-keeps = { $left ->
    [0] Main vide.
    [1] En main : une carte.
    [one] En main : { $left } carte.
   *[other] En main : { $left } cartes.
}
taiwan_snackbar-follows = Ensuite, { $following }.
taiwan_snackbar-waived = { $waived ->
    [0] { "" }
    [1] La pioche ne suffit pas : une carte de moins.
    [one] La pioche ne suffit pas : { $waived } carte de moins.
   *[other] La pioche ne suffit pas : { $waived } cartes de moins.
}

## Événements
taiwan_snackbar-first-seat = { $joueur } commence.
    .moi = Vous commencez.
taiwan_snackbar-dealt = { $joueur } reçoit ses cartes.
    .moi = { $hand }
taiwan_snackbar-opened = { $joueur } ouvre une commande : { $dish }, { taiwan_snackbar-cards } à manger.
    .braille = { $dish }, { $count } : { $joueur }
    .bref = { $joueur } : { $dish }.
    .detail = { $joueur } ouvre une commande : { $dish }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
    .moi = Vous ouvrez une commande : { $dish }.
    .moi-braille = { $dish }, { $count } à manger
    .moi-bref = { $dish }.
    .moi-detail = Vous ouvrez une commande : { $dish }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
taiwan_snackbar-served = { $joueur } sert { $dish } : { taiwan_snackbar-cards } à manger.
    .braille = { $dish }, { $count } : { $joueur }
    .bref = { $joueur } : { $dish }, { taiwan_snackbar-cards }.
    .detail = { $joueur } sert { $dish }. Commande : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
    .moi = Vous servez { $dish } : { taiwan_snackbar-cards } à manger.
    .moi-braille = { $dish }, { $count } à manger
    .moi-bref = { $dish }, { taiwan_snackbar-cards }.
    .moi-detail = Vous servez { $dish }. Commande : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
taiwan_snackbar-fold-added = { $nombre ->
    [one] La commande monte : { $order }, { taiwan_snackbar-cards } à manger.
   *[other] { $nombre } cartes jouées. Commande : { $order }, { taiwan_snackbar-cards } à manger.
}
taiwan_snackbar-changed = { $joueur } change la commande : { $order }, { taiwan_snackbar-cards } à manger.
    .braille = Change : { $order }, { $count }, { $joueur }
    .bref = { $joueur } change : { $order }, { taiwan_snackbar-cards }.
    .detail = { $joueur } change la commande de { $before } cartes : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
    .moi = Vous changez la commande : { $order }, { taiwan_snackbar-cards } à manger.
    .moi-braille = Change : { $order }, { $count }
    .moi-bref = Changée : { $order }, { taiwan_snackbar-cards }.
    .moi-detail = Vous changez la commande de { $before } cartes : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
taiwan_snackbar-added = { $joueur } ajoute un supplément : { taiwan_snackbar-cards } à manger.
    .braille = Supplément, { $count } : { $joueur }
    .bref = { $joueur } : supplément, { taiwan_snackbar-cards }.
    .detail = { $joueur } ajoute un supplément. Commande : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
    .moi = Vous ajoutez un supplément : { taiwan_snackbar-cards } à manger.
    .moi-braille = Supplément, { $count } à manger
    .moi-bref = Supplément, { taiwan_snackbar-cards }.
    .moi-detail = Vous ajoutez un supplément. Commande : { $order }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
taiwan_snackbar-reversed = { $joueur } change le sens : on joue vers la { $side }.
    .braille = Vers la { $side } : { $joueur }
    .bref = { $joueur } : sens changé, vers la { $side }.
    .detail = { $joueur } change le sens : on joue vers la { $side }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
    .moi = Vous changez le sens : on joue vers la { $side }.
    .moi-braille = Vers la { $side }
    .moi-bref = Vers la { $side }.
    .moi-detail = Vous changez le sens : on joue vers la { $side }, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps } { $after }
taiwan_snackbar-chosen = { $joueur } désigne { $following }.
    .detail = { $joueur } désigne { $following } pour jouer, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps }
    .moi = Vous désignez { $following }.
    .moi-detail = Vous désignez { $following } pour jouer, { taiwan_snackbar-cards } à manger. { taiwan_snackbar-keeps }
taiwan_snackbar-chosen-you = { $joueur } vous désigne.
taiwan_snackbar-eaten = { $joueur } mange { taiwan_snackbar-cards }, aucune indigestion. { taiwan_snackbar-waived }
    .braille = { $joueur } mange { taiwan_snackbar-cards }
    .bref = { $joueur } mange { taiwan_snackbar-cards }.
    .detail = { $joueur } mange { taiwan_snackbar-cards }, aucune indigestion. { taiwan_snackbar-waived } { $new }
    .moi = Vous mangez { taiwan_snackbar-cards }, aucune indigestion. { taiwan_snackbar-waived } { $few }
    .moi-braille = { taiwan_snackbar-cards } sans indigestion
    .moi-bref = Vous mangez { taiwan_snackbar-cards }.
    .moi-detail = Vous mangez { taiwan_snackbar-cards }, aucune indigestion. { taiwan_snackbar-waived } { $new }
taiwan_snackbar-eaten-upset = { $joueur } mange { taiwan_snackbar-cards }, { taiwan_snackbar-upsets } : { taiwan_snackbar-malus } en tout. { taiwan_snackbar-waived }
    .braille = { $joueur } mange { taiwan_snackbar-cards }, { taiwan_snackbar-malus }
    .bref = { $joueur } mange { taiwan_snackbar-cards }, { taiwan_snackbar-upsets }.
    .detail = { $joueur } mange { taiwan_snackbar-cards }, { taiwan_snackbar-upsets } : { taiwan_snackbar-malus } en tout. { $danger } { taiwan_snackbar-waived } { $new }
    .moi = Vous mangez { taiwan_snackbar-cards }, { taiwan_snackbar-upsets } : { taiwan_snackbar-malus } en tout. { taiwan_snackbar-waived } { $few }
    .moi-braille = { taiwan_snackbar-cards }, { taiwan_snackbar-malus } en tout
    .moi-bref = { taiwan_snackbar-cards }, { taiwan_snackbar-upsets }.
    .moi-detail = Vous mangez { taiwan_snackbar-cards }, { taiwan_snackbar-upsets } : { taiwan_snackbar-malus } en tout. { $danger } { taiwan_snackbar-waived } { $new }
taiwan_snackbar-tasted = { $joueur } goûte une carte : { $taken }.
    .braille = { $joueur } goûte : { $taken }
    .moi = Vous goûtez une carte : { $taken }.
    .moi-braille = Goûté : { $taken }
    .moi-bref = Nouvelle carte : { $taken }.
taiwan_snackbar-tasted-upset = { $joueur } goûte une indigestion : { taiwan_snackbar-malus } en tout.
    .braille = Indigestion : { $joueur }, { taiwan_snackbar-malus }
    .bref = { $joueur } goûte une indigestion.
    .detail = { $joueur } goûte une indigestion : { taiwan_snackbar-malus } en tout. { $danger }
    .moi = Vous goûtez une indigestion : { taiwan_snackbar-malus } en tout.
    .moi-braille = Indigestion : { taiwan_snackbar-malus } en tout
    .moi-detail = Vous goûtez une indigestion : { taiwan_snackbar-malus } en tout. { $danger }
taiwan_snackbar-tasted-nothing = { $joueur } ne peut rien goûter : la pioche est vide.
    .bref = { $joueur } ne peut rien goûter.
    .moi = Vous ne pouvez rien goûter : la pioche est vide.
taiwan_snackbar-ran-out = La pioche est épuisée : la défausse y retourne, { taiwan_snackbar-cards }.
    .braille = Pioche refaite, { taiwan_snackbar-cards }
    .bref = Pioche refaite.
taiwan_snackbar-shuffled = { "" }
    .detail = La défausse et les indigestions retournent dans la pioche, { taiwan_snackbar-cards }.
taiwan_snackbar-won = { $malus ->
    [0] { $joueur } gagne sans malus.
   *[other] { $joueur } gagne avec { $malus } malus.
}
    .moi = { $malus ->
        [0] Vous gagnez sans malus.
       *[other] Vous gagnez avec { $malus } malus.
    }
taiwan_snackbar-shared = Victoire partagée : { $winners }, { taiwan_snackbar-malus }.

## Questions
taiwan_snackbar-ask-first-seat = Le premier joueur va être tiré au sort.
taiwan_snackbar-ask-deal = Les cartes se distribuent.
taiwan_snackbar-ask-order = { $joueur } doit jouer. Commande : { $order }, { taiwan_snackbar-cards } à manger.
    .moi = À vous : { $short }, { $count } à manger. { $hand } Possible : { $options }.
    .moi-braille = { $short } : { taiwan_snackbar-cards } ?
    .moi-bref = À vous : { $short }, { $count } à manger. { $hand }
    .moi-detail = À vous. Commande : { $order }, { taiwan_snackbar-cards } à manger. { $whole } Possible : { $can }. { taiwan_snackbar-risk } { $danger }
taiwan_snackbar-ask-starved = { $joueur } doit jouer. Commande : { $order }, { taiwan_snackbar-cards } à manger.
    .moi = À vous : { $short }, { $count } à manger. Main vide : il faut manger.
    .moi-braille = Main vide : manger { taiwan_snackbar-cards }
    .moi-bref = À vous, main vide : manger { taiwan_snackbar-cards }.
    .moi-detail = À vous. Commande : { $order }, { taiwan_snackbar-cards } à manger. Main vide : il faut manger. { taiwan_snackbar-risk } { $danger }
taiwan_snackbar-ask-open = { $joueur } doit ouvrir une commande.
    .moi = À vous d'ouvrir une commande{ $dishes }. { $hand }
    .moi-braille = Ouvrir une commande ?
    .moi-bref = Ouvrez une commande. { $hand }
    .moi-detail = À vous d'ouvrir une commande avec un plat. { $whole } { taiwan_snackbar-risk } { $danger }
taiwan_snackbar-ask-nothing = { $joueur } doit ouvrir une commande.
    .moi = À vous. Aucun plat pour ouvrir une commande : il faut goûter une carte.
    .moi-braille = Aucun plat : goûter une carte
    .moi-bref = À vous, aucun plat : il faut goûter.
    .moi-detail = À vous. Aucun plat pour ouvrir une commande : il faut goûter une carte. { $whole } { taiwan_snackbar-risk } { $danger }
taiwan_snackbar-ask-eat = { $joueur } mange encore { taiwan_snackbar-cards }.
    .moi = Vous mangez encore { taiwan_snackbar-cards }.
taiwan_snackbar-ask-taste = { $joueur } goûte une carte.
    .moi = Vous goûtez une carte.
taiwan_snackbar-ask-over = La partie est finie.
taiwan_snackbar-risk = { $pile ->
    [1] Pioche : une carte, { taiwan_snackbar-risk-left }.
    [one] Pioche : { $pile } carte, { taiwan_snackbar-risk-left }.
   *[other] Pioche : { $pile } cartes, { taiwan_snackbar-risk-left }.
}
taiwan_snackbar-risk-left = { $left ->
    [0] aucune indigestion
    [one] dont une indigestion
   *[other] dont { $left } indigestions
}

## Choix
taiwan_snackbar-choice-serve = servir { $dish }, valeur { $value }
taiwan_snackbar-choice-change = changer pour { $dish }, valeur { $value }
taiwan_snackbar-choice-plus = ajouter un supplément
taiwan_snackbar-choice-reverse = changer le sens
taiwan_snackbar-choice-choose = désigner { $player }
taiwan_snackbar-choice-eat = { $count ->
    [0] manger la commande
    [1] manger une carte
    [one] manger { $count } carte
   *[other] manger { $count } cartes
}
taiwan_snackbar-choice-draw = goûter une carte
taiwan_snackbar-can-serve = servir
taiwan_snackbar-can-open = servir { $dishes }
taiwan_snackbar-can-change = changer
taiwan_snackbar-can-change-for = changer pour { $dishes }
taiwan_snackbar-can-plus = supplément
taiwan_snackbar-can-reverse = tourner
taiwan_snackbar-can-choose = désigner
taiwan_snackbar-can-special = carte spéciale
taiwan_snackbar-can-eat = manger
taiwan_snackbar-can-draw = goûter une carte

## Refus
taiwan_snackbar-try-serve = de servir { $dish }
taiwan_snackbar-try-change = de changer pour { $dish }
taiwan_snackbar-try-plus = d'ajouter un supplément
taiwan_snackbar-try-reverse = de changer le sens
taiwan_snackbar-try-choose = de désigner { $player }
taiwan_snackbar-try-choose-self = de vous désigner
taiwan_snackbar-try-choose-nobody = de désigner le joueur { $number }
taiwan_snackbar-try-eat = de manger
taiwan_snackbar-try-draw = de goûter une carte
taiwan_snackbar-possible = Possible : { $can }.
taiwan_snackbar-wait = Attendez votre tour.
taiwan_snackbar-refused-waits = Impossible { $tried } : c'est à { $player } de jouer. { $possible }
taiwan_snackbar-refused-drawing = Impossible { $tried } maintenant : les cartes se tirent. { $possible }
taiwan_snackbar-refused-no-order = Impossible { $tried } : il n'y a pas de commande. { $possible }
taiwan_snackbar-refused-card-not-in-hand = Impossible { $tried } : cette carte n'est pas dans votre main. { $possible }
taiwan_snackbar-refused-wrong-dish = Impossible { $tried } : on demande { $asked }. { $possible }
taiwan_snackbar-refused-needs-two-alike = Impossible { $tried } : il faut deux cartes pareilles, vous n'en avez qu'une. { $possible }
taiwan_snackbar-refused-nothing-to-eat = Impossible { $tried } : il n'y a pas de commande. { $possible }
taiwan_snackbar-refused-must-serve = Impossible { $tried } : il n'y a pas de commande, et vous avez un plat à servir. { $possible }
taiwan_snackbar-refused-there-is-an-order = Impossible { $tried } : une commande de { taiwan_snackbar-cards } attend. { $possible }
taiwan_snackbar-refused-no-such-seat = Impossible { $tried } : cette place est vide. { $possible }
taiwan_snackbar-refused-not-yourself = Impossible { $tried } : il faut désigner quelqu'un d'autre. { $possible }
taiwan_snackbar-refused-game-over = Impossible { $tried } : la partie est finie.

## Renseignements
taiwan_snackbar-mine = { $joueur } : { taiwan_snackbar-cards }, { taiwan_snackbar-malus }.
    .moi = { $malus ->
        [0] { $whole } Vous n'avez aucun malus.
       *[other] { $whole } Vous avez { $malus } malus.
    }
taiwan_snackbar-theirs = { $joueur } : { taiwan_snackbar-cards }, { taiwan_snackbar-malus }. { $seen }
taiwan_snackbar-table-order = Commande : { $order }, { taiwan_snackbar-cards } à manger.
taiwan_snackbar-table-none = Aucune commande.
taiwan_snackbar-table-direction = On joue vers la { $side }.
taiwan_snackbar-table-pile = Pioche : { taiwan_snackbar-cards }, { taiwan_snackbar-risk-left }.
taiwan_snackbar-table-discard = Défausse : { taiwan_snackbar-cards }.
taiwan_snackbar-table-danger = { $danger }
taiwan_snackbar-ranks = Classement : { $ranks }.
taiwan_snackbar-rank = { $players }, { taiwan_snackbar-malus }
taiwan_snackbar-rank-tie = { $players } à égalité, { taiwan_snackbar-malus }
taiwan_snackbar-rank-cards = { $players }, { taiwan_snackbar-malus }, { taiwan_snackbar-cards }
taiwan_snackbar-rank-cards-tie = { $players } à égalité, { taiwan_snackbar-malus }, { taiwan_snackbar-cards }
taiwan_snackbar-last = { $joueur } a mangé { taiwan_snackbar-cards }, { taiwan_snackbar-upsets }. { $new }
    .moi = { $new } Vous avez mangé { taiwan_snackbar-cards }, { taiwan_snackbar-upsets }.
taiwan_snackbar-last-none = Personne n'a encore mangé.

## Statistiques
taiwan_snackbar-figure-meals = Repas : { $moyenne } par partie.
taiwan_snackbar-figure-cards = Cartes mangées : { $moyenne } par repas.
taiwan_snackbar-figure-upset = Repas avec indigestion : { $nombre ->
    [0] aucun
   *[other] { $nombre }
} sur { $sur }.
taiwan_snackbar-count-meals = Repas
taiwan_snackbar-count-cards = Cartes mangées
taiwan_snackbar-count-upset = Repas avec indigestion

## Conseils
# La suite d'une phrase comme « Conseil, ajouter un supplément : … ».
taiwan_snackbar-player = { $player }
taiwan_snackbar-who-may-end = { $players } peut finir la partie en mangeant
taiwan_snackbar-meal-may-end = le prochain repas peut finir la partie
taiwan_snackbar-upset-risk = { $risque } d'indigestion
taiwan_snackbar-upset-none = aucune indigestion à craindre
taiwan_snackbar-upset-sure = indigestion assurée
taiwan_snackbar-own-risk = , { $upset } pour vous
taiwan_snackbar-less-than-eating = , moins qu'en mangeant
taiwan_snackbar-stake = { $enjeu ->
    [1] une carte
    [one] { $enjeu } carte
   *[other] { $enjeu } cartes
}
taiwan_snackbar-reason-only-choice = rien d'autre n'est permis
taiwan_snackbar-reason-little-to-fear = un petit repas, { $upset }
taiwan_snackbar-reason-much-to-fear = il y a mieux, { $upset }
taiwan_snackbar-reason-lesser-evil = { $eats ->
    [yes] le moindre mal, { $upset }, mais la suite serait pire
   *[no] le moindre mal ; la commande peut vous revenir, { $upset }{ $less }
}
taiwan_snackbar-reason-ends-it-ahead = { $danger }, et vous gagneriez
taiwan_snackbar-reason-comes-back = la commande de { taiwan_snackbar-stake } risque de vous revenir, { $upset }
taiwan_snackbar-reason-next-is-stuck = { $next } pourrait bien devoir manger { taiwan_snackbar-stake }{ $fear }
taiwan_snackbar-reason-smaller-order = la commande descend de { $before } cartes à { $enjeu }{ $fear }
taiwan_snackbar-reason-passes-on = la commande de { taiwan_snackbar-stake } finira sans doute chez un autre{ $fear }

## Résumé
taiwan_snackbar-heading = commande ouverte par { $opener }, { $dish }
taiwan_snackbar-recap-meals = { $meals }.
taiwan_snackbar-recap-meal = { $eater } { $way ->
    [tasted] goûte
   *[eaten] mange
} { taiwan_snackbar-cards }{ $upset }
taiwan_snackbar-recap-tokens = , { taiwan_snackbar-upsets }, { taiwan_snackbar-malus } en tout
taiwan_snackbar-recap-many = { $meals } repas, { taiwan_snackbar-cards } mangées, { $upset }
taiwan_snackbar-recap-upset = indigestion pour { $players }
taiwan_snackbar-recap-well = aucune indigestion
taiwan_snackbar-recap-won = La partie est finie, victoire : { $winners }.
taiwan_snackbar-recap-played = { $clauses }.
taiwan_snackbar-recap-players = { $count } joueurs
taiwan_snackbar-recap-opened = { $seat } commande { $dish }
taiwan_snackbar-recap-changed = { $seat } change pour { $dish }
taiwan_snackbar-recap-served = { $players } { $count ->
    [one] sert
   *[other] servent
}
taiwan_snackbar-recap-served-it = { $players } en { $count ->
    [one] sert
   *[other] servent
}
taiwan_snackbar-recap-added = { $players } { $count ->
    [one] ajoute un supplément
   *[other] ajoutent un supplément
}
taiwan_snackbar-recap-turned = { $players } change le sens, on va vers la { $side }
taiwan_snackbar-recap-chosen = { $chooser } désigne { $following }
taiwan_snackbar-recap-chosen-you = { $chooser } vous désigne
taiwan_snackbar-recap-hands = { $hands }.
taiwan_snackbar-recap-empty = main vide : { $players }
taiwan_snackbar-recap-last-card = une seule carte en main : { $players }
