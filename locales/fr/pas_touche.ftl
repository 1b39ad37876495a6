# Pas Touche : tout ce que la partie raconte.
# « .moi » s'adresse à celui dont on parle, « .bref » et « .detail » suivent le réglage du détail.

pas_touche-title = Pas Touche
pas_touche-option-pace = Vitesse du jeu
pas_touche-option-pace-1 = normale
pas_touche-option-pace-2 = deux fois moins vite
pas_touche-option-pace-5 = cinq fois moins vite
pas_touche-option-pace-10 = dix fois moins vite
pas_touche-option-pace-off = sans chronomètre, chacun à son tour
pas_touche-option-search = Recherche de la carte
pas_touche-option-search-grid = dans le carré, aux flèches
pas_touche-option-search-direct = par son nom, en deux touches
pas_touche-option-handicaps = Handicap de chacun, de 1 à 8
pas_touche-option-handicaps-1 = 1
pas_touche-option-handicaps-2 = 2
pas_touche-option-handicaps-3 = 3
pas_touche-option-handicaps-4 = 4
pas_touche-option-handicaps-5 = 5
pas_touche-option-handicaps-6 = 6
pas_touche-option-handicaps-7 = 7
pas_touche-option-handicaps-8 = 8

## Noms
pas_touche-treat = { $treat ->
    [C] croissant
    [B] brioche
    [E] éclair
    [G] gaufre
    [M] macaron
   *[T] tarte
}
pas_touche-treats = { $treat ->
    [C] croissants
    [B] brioches
    [E] éclairs
    [G] gaufres
    [M] macarons
   *[T] tartes
}
pas_touche-card = { pas_touche-treat } { $number }
pas_touche-cell = { $number ->
    [1] { $treat ->
        [B] une brioche
        [G] une gaufre
        [T] une tarte
       *[other] { $number } { pas_touche-treat }
    }
   *[other] { $number } { pas_touche-treats }
}
pas_touche-bar-treat = les { pas_touche-treats }
pas_touche-bar-number = { $number ->
    [1] le nombre 1
   *[other] les { $number }
}
pas_touche-bar-nothing = rien
pas_touche-colour = { $colour ->
    [green] verte
    [orange] orange
    [red] rouge
   *[violet] violette
}
pas_touche-hand-name = { $hand ->
    [left] gauche
   *[right] droite
}
pas_touche-space = case { $space } de la carte { $card }
pas_touche-off = hors de la piste
pas_touche-stands-on = Case { $space } de la carte { $card }
pas_touche-stands-off = Hors de la piste
pas_touche-finished = au bout de la piste
pas_touche-tenths = { $tenths ->
    [0] { " " }en moins d'un dixième
    [one] { " " }en { $tenths } dixième
   *[other] { " " }en { $tenths } dixièmes
}
pas_touche-seconds = { $seconds ->
    [1] { " " }en une seconde
    [one] { " " }en { $seconds } seconde
   *[other] { " " }en { $seconds } secondes
}
pas_touche-seconds-tenths = { pas_touche-seconds } { $tenths }
pas_touche-exact = { $count ->
    [0] { " " }en { $count } milliseconde
    [1] { " " }en une milliseconde
    [one] { " " }en { $count } milliseconde
   *[other] { " " }en { $count } millisecondes
}
pas_touche-cells = { $count ->
    [0] { " " }sans bouger
    [one] { " " }en { $count } pas
   *[other] { " " }en { $count } pas
}

## Mise en place
pas_touche-first-roller = { $joueur } lance les dés en premier.
    .bref = { $joueur } lance en premier.
    .moi = Vous lancez les dés en premier.
pas_touche-laid-form = { $form ->
    [square] Le carré de 36 cartes est prêt.
   *[typed] Les 36 cartes sont prêtes.
}
pas_touche-laid = { pas_touche-laid-form } Chacun a trois cartes cachées.
    .braille = Trois cartes cachées chacun
    .moi-braille = Trois cartes cachées
    .moi = { pas_touche-laid-form } Vous avez trois cartes cachées : { $colours }.
pas_touche-hand = { $joueur } joue de la main { pas_touche-hand-name }.
    .bref = { $joueur }, main { pas_touche-hand-name }.
    .moi = Vous jouez de la main { pas_touche-hand-name }.
    .moi-bref = Main { pas_touche-hand-name }.

## Lancers
pas_touche-roller = À { $joueur } de lancer.
    .bref = { "" }
pas_touche-dice = { $joueur } lance les dés.
    .bref = { "" }
    .moi = { "" }
pas_touche-rolled = { pas_touche-card }.

## Réponses
pas_touche-advanced = { $joueur } touche { pas_touche-card }{ $time } et avance : { $space }.
    .braille = { pas_touche-card } : { $joueur } avance
    .bref = { $joueur } avance, { $space }.
    .detail = { $joueur } touche { pas_touche-card }{ $exact } et avance : { $space }.
    .moi = Réussi{ $time } : { $space }.
    .moi-bref = Réussi, { $space }.
    .moi-detail = Réussi{ $exact } : { $space }.
pas_touche-turned = { $joueur } touche { pas_touche-card }{ $time } et retourne sa carte { $place } : interdits, { $bars }.
    .braille = { $joueur } avance, carte { $place }
    .bref = { $joueur } avance : interdits, { $bars }.
    .detail = { $joueur } touche { pas_touche-card }{ $exact } et retourne sa carte { $place } : interdits, { $bars }.
    .moi = Réussi{ $time }. Vous retournez votre carte { $place } : interdits, { $bars }.
    .moi-braille = Interdits : { $bars }
    .moi-bref = Réussi. Carte { $place }, interdits : { $bars }.
    .moi-detail = Réussi{ $exact }. Vous retournez votre carte { $place } : interdits, { $bars }.
pas_touche-left-track = { $joueur } touche { pas_touche-card }{ $time } et sort au bout de la piste.
    .braille = { $joueur } sort de la piste
    .bref = { $joueur } touche { pas_touche-card }.
    .detail = { $joueur } touche { pas_touche-card }{ $exact } et sort au bout de la piste.
    .moi = Réussi{ $time } : vous sortez au bout de la piste.
    .moi-bref = Réussi.
    .moi-detail = Réussi{ $exact } : vous sortez au bout de la piste.
pas_touche-blocked = Pas Touche ! { $joueur } bloque { pas_touche-card }{ $time } : personne n'avance.
    .braille = Pas Touche ! { $joueur } bloque
    .bref = Pas Touche ! { $joueur } bloque { pas_touche-card }.
    .detail = Pas Touche ! { $joueur } bloque { pas_touche-card }{ $exact } : personne n'avance.
    .moi = Pas Touche ! Vous bloquez { pas_touche-card }{ $time } : personne n'avance.
    .moi-bref = Pas Touche ! Vous bloquez.
    .moi-detail = Pas Touche ! Vous bloquez { pas_touche-card }{ $exact } : personne n'avance.
pas_touche-fault = { $code ->
    [wrong-card] mauvaise carte
    [wrong-hand] mauvaise main
    [forgot-shout] cri oublié
   *[barred] carte interdite
}
pas_touche-fault-why = { $code ->
    [wrong-card] Mauvaise carte : vous touchez { pas_touche-card }, et non { $target }.
    [wrong-hand] Mauvaise main : vos cartes n'interdisent pas { $target }.
    [forgot-shout] Cri oublié : vos cartes interdisent { $bars }, il fallait aussi crier Pas Touche.
   *[barred] Carte interdite : vos cartes interdisent { $bars }.
}
pas_touche-cost = { $cost ->
    [none] aucun recul
    [lock] cadenas, aucun recul
    [off] recul { $space }
   *[back] recul en { $space }
}{ $fate ->
    [replaced] , et sa carte { $left } est remplacée
    [down] , et sa carte { $left } est de nouveau cachée
   *[kept] { "" }
}
pas_touche-cost-brief = { $fate ->
    [replaced] recul, carte { $left } remplacée
   *[other] { $cost ->
        [none] aucun recul
        [lock] aucun recul
       *[other] recul
    }
}
pas_touche-cost-mine = { $cost ->
    [none] Aucun recul.
    [lock] Cadenas, aucun recul.
    [off] Vous reculez { $space }.
   *[back] Vous reculez en { $space }.
}{ $fate ->
    [replaced] { " " }Votre carte { $left } est remplacée.
    [down] { " " }Votre carte { $left } est de nouveau cachée.
   *[kept] { "" }
}
pas_touche-penalised = { $joueur } touche { pas_touche-card }{ $time } : { pas_touche-fault }, { pas_touche-cost }.
    .braille = { $joueur } : { pas_touche-fault }
    .bref = { $joueur }, { pas_touche-fault }, { pas_touche-cost-brief }.
    .detail = { $joueur } touche { pas_touche-card }{ $exact } : { pas_touche-fault }, { pas_touche-cost }.
    .moi = { pas_touche-fault-why } { pas_touche-cost-mine }
    .moi-braille = Pénalité : { pas_touche-fault }
pas_touche-replaced = { "" }
    .detail = { $joueur } reçoit une nouvelle carte { pas_touche-colour }, cachée.
    .moi-detail = Vous recevez une nouvelle carte { pas_touche-colour }, cachée.
pas_touche-renounced = { $joueur } renonce.
    .moi = Vous renoncez.
pas_touche-fold-renounced = { $nombre ->
    [one] { $nombre } joueur renonce.
   *[other] { $nombre } joueurs renoncent.
}
pas_touche-nobody = Personne n'avance.
pas_touche-won = { $joueur } gagne la partie.
    .moi = Vous gagnez la partie.
pas_touche-raised = Pas Touche !

## Questions
pas_touche-ask-first-seat = Le premier lanceur va être tiré au sort.
pas_touche-ask-square = Le carré se prépare.
pas_touche-ask-deal = Les cartes se distribuent.
pas_touche-ask-hand = Les joueurs choisissent leur main.
    .moi = Explorez le carré aussi longtemps que vous voulez. Puis choisissez votre main pour la partie, la gauche ou la droite : ensuite, les dés roulent.
    .moi-bref = Explorez le carré, puis choisissez votre main, la gauche ou la droite.
    .moi-braille = Votre main, gauche ou droite ?
pas_touche-ask-hand-direct = Les joueurs choisissent leur main.
    .moi = Choisissez votre main pour la partie, la gauche ou la droite : ensuite, les dés roulent.
    .moi-bref = Votre main, la gauche ou la droite ?
    .moi-braille = Votre main, gauche ou droite ?
pas_touche-ask-roll = { $joueur } va lancer les dés.
    .moi = À vous de lancer les dés.
pas_touche-ask-roll-barred = { $joueur } va lancer les dés.
    .moi = À vous de lancer les dés.
    .moi-detail = À vous de lancer les dés. Vos interdits : { $bars }.
pas_touche-ask-dice = { $joueur } lance les dés.
    .moi = Vous lancez les dés.
pas_touche-ask-touch = { pas_touche-card }, { $count ->
    [1] une réponse attendue
    [one] { $count } réponse attendue
   *[other] { $count } réponses attendues
}.
    .moi = { pas_touche-card }.
pas_touche-ask-touch-barred = { pas_touche-card }. Vos interdits : { $bars }.
    .moi-braille = { pas_touche-card }
    .moi = { pas_touche-card }. Vos interdits : { $bars }.
    .moi-bref = { pas_touche-card }.
pas_touche-ask-replace = Une carte se remplace.
pas_touche-ask-over = La partie est finie.

## Choix
pas_touche-choice-roll = lancer les dés
pas_touche-choice-renounce = renoncer
pas_touche-choice-hand = main { pas_touche-hand-name }
pas_touche-choice-key = toucher de la main { pas_touche-hand-name }
pas_touche-choice-touch = { $card }, main { $side }
pas_touche-choice-shout = { $card }, main { $side }, Pas Touche

## Refus
pas_touche-try-roll = de lancer les dés
pas_touche-try-renounce = de renoncer
pas_touche-try-hand = de changer de main
pas_touche-try-touch = de toucher { pas_touche-card }
pas_touche-try-touch-any = de toucher une carte
pas_touche-try-unknown = de toucher { $treat } { $number }
pas_touche-wait = Attendez votre tour.
pas_touche-possible-hand = Possible : main gauche ou main droite.
pas_touche-possible-roll = Possible : lancer les dés.
pas_touche-possible-touch = Possible : toucher une carte ou renoncer.
pas_touche-refused-wrong-phase-hand = Impossible { $tried } maintenant : chacun choisit d'abord sa main. { $possible }
pas_touche-refused-wrong-phase-roll = Impossible { $tried } maintenant : les dés ne sont pas lancés. { $possible }
pas_touche-refused-wrong-phase-touch = Impossible { $tried } maintenant : { pas_touche-card } attend des réponses. { $possible }
pas_touche-refused-already-answered = Impossible { $tried } : vous avez déjà répondu à ce lancer. Attendez le suivant.
pas_touche-refused-no-such-card = Impossible { $tried } : cette carte n'existe pas. Les lettres sont C, B, E, G, M et T, les nombres vont de 1 à 6.
pas_touche-refused-out-of-order = Impossible { $tried } à ce moment : une réponse venue après est déjà comptée. { $possible }
pas_touche-refused-not-your-roll = Impossible { $tried } : c'est à { $roller } de lancer. { $possible }
pas_touche-refused-hand-already-chosen = Impossible { $tried } : vous jouez de la main { pas_touche-hand-name } toute la partie.
pas_touche-refused-game-over = Impossible { $tried } : la partie est finie.

pas_touche-refused-no-such-option = Sans chronomètre, la carte se cherche dans le carré : changez la recherche ou la vitesse.

## Renseignements
pas_touche-mine-none = { $joueur } attend ses cartes.
    .moi = Vous attendez vos cartes.
pas_touche-mine = { $joueur }, interdits : { $bars }. { $space }. Pénalité : { $cost }.
    .moi = Interdits : { $bars }. { $space }. Pénalité : { $cost }.
    .moi-braille = Interdits : { $bars }
pas_touche-mine-free = { $joueur }, aucun interdit. { $space }. Pénalité : { $cost }.
    .moi = Aucun interdit. { $space }. Pénalité : { $cost }.
pas_touche-mine-hidden = { $count ->
    [0] Aucune carte cachée.
    [one] Carte cachée : { $colours }.
   *[other] Cartes cachées : { $colours }.
}
pas_touche-mine-hand = { $hand ->
    [none] Main à choisir.
    [left] Main gauche.
   *[right] Main droite.
}
pas_touche-mine-rest = { pas_touche-mine-hand } { pas_touche-mine-hidden }
pas_touche-threat-none = aucun recul
pas_touche-threat-lock = cadenas, aucun recul
pas_touche-threat-space = recul d'une case
pas_touche-threat-card = recul en { $space }, carte { $left } { $fate ->
    [replaced] remplacée
   *[down] de nouveau cachée
}
pas_touche-threat-off = recul { $space }, carte { $left } { $fate ->
    [replaced] remplacée
   *[down] de nouveau cachée
}
pas_touche-table-target = Carte à toucher : { pas_touche-card }.
pas_touche-table-no-target = Aucune carte à toucher.
pas_touche-table-answered = Ont répondu : { $players }.
pas_touche-table-unanswered = Personne n'a répondu.
pas_touche-table-roller = Les dés sont à { $joueur }.
    .moi = Les dés sont à vous.
pas_touche-table-square = Carré de 36 cartes, 6 rangées de 6.
pas_touche-table-typed = 36 cartes, six friandises de 1 à 6.
pas_touche-standings = Cubes : { $ranks }.
pas_touche-standing = { $players }, { $space }
pas_touche-last-roll = Dernier lancer : { pas_touche-card }, par { $player }.
pas_touche-no-roll = Les dés n'ont pas encore roulé.

## Statistiques
pas_touche-figure-advances = Réussites : { $nombre ->
    [0] aucune
   *[other] { $nombre }
} en { $sur ->
    [1] un lancer
   *[other] { $sur } lancers
}.
pas_touche-figure-mistakes = Pénalités : { $nombre ->
    [0] aucune
   *[other] { $nombre }
} en { $sur ->
    [1] une touche
   *[other] { $sur } touches
}.
pas_touche-figure-blocks = Cartes bloquées : { $moyenne } par partie.
pas_touche-count-rolls = Lancers
pas_touche-count-advances = Réussites
pas_touche-count-touches = Touches
pas_touche-count-mistakes = Pénalités
pas_touche-count-blocks = Cartes bloquées

## Résumé et parties du jeu
pas_touche-heading = { pas_touche-card }, dés lancés par { $player }
pas_touche-recap = { $what }.
pas_touche-recap-on = { $count ->
    [1] une case gagnée
   *[other] { $count } cases gagnées
} par { $players }
pas_touche-recap-back = { $count ->
    [1] une case perdue
   *[other] { $count } cases perdues
} par { $players }
pas_touche-recap-turned = { $count ->
    [1] nouveaux interdits pour { $players }, { $bars }
    [2] nouveaux interdits pour { $players }
   *[other] nouveaux interdits pour { $count } joueurs
}
pas_touche-recap-penalties = { $count ->
    [1] une pénalité sans recul
   *[other] { $count } pénalités sans recul
}{ $named ->
    [yes] { " " }pour { $players }
   *[no] { "" }
}
pas_touche-recap-blocks = { $count ->
    [1] une carte bloquée
   *[other] { $count } cartes bloquées
}{ $named ->
    [yes] { " " }par { $players }
   *[no] { "" }
}
pas_touche-recap-nobody = { $count ->
    [1] personne n'avance
   *[other] personne n'avance en { $count } lancers
}

## Conseils
# Ce qui suit « Conseil, macaron 4, main droite : ».
pas_touche-reason-usual-hand = la plupart des joueurs y gagnent en rapidité
pas_touche-reason-other-hand = seulement si cette main vous convient mieux
pas_touche-reason-must-roll = rien d'autre n'est possible
pas_touche-reason-yours = { $race ->
    [yes] { "" }
   *[no] rien ne l'interdit, et{ " " }
}votre cube avance en { $space }
pas_touche-reason-wins = votre cube sort de la piste et vous gagnez la partie
pas_touche-reason-others = { $count ->
    [1] { $others } peut
    [2] { $others } peuvent
   *[other] { $count } joueurs peuvent
} { $danger ->
    [wins] gagner la partie
   *[advances] avancer
}
pas_touche-reason-barred-yours = { $race ->
    [yes] { "" }
   *[no] vos cartes interdisent { $bars }, et{ " " }
}
pas_touche-reason-blocks = { pas_touche-reason-barred-yours }sans vous { pas_touche-reason-others }
pas_touche-reason-saves = { pas_touche-reason-barred-yours }sans vous { pas_touche-reason-others }
pas_touche-reason-leaves-it = { $own ->
    [free] vous laissez une case que rien ne vous interdit{ $count ->
        [0] { "" }
       *[other] , et { pas_touche-reason-others }
    }
   *[barred] vous ne risquez rien, mais { pas_touche-reason-others }
}
pas_touche-reason-nobody-can = { $act ->
    [renounce] { pas_touche-reason-barred-yours }personne d'autre ne peut avancer
   *[touch] personne ne peut avancer, il n'y a rien à bloquer
}
pas_touche-reason-needless-shout = votre cube avance aussi, le cri n'apporte rien
pas_touche-reason-wrong-card = les dés demandent { $target }, pénalité, { $cost }
pas_touche-reason-wrong-hand = vos cartes n'interdisent rien ici, mauvaise main, { $cost }
pas_touche-reason-barred = vos cartes interdisent { $bars }, pénalité, { $cost }
pas_touche-reason-forgot-shout = sans le cri, pénalité, { $cost }
