# Les personnages : leur caractère, et ce qu'on entend d'eux quand ils hésitent, en annonces détaillées.

cast-basile = prend son temps
cast-basile-1 = { "" }
    .detail = { $joueur } hésite.
cast-basile-2 = { "" }
    .detail = { $joueur } se gratte la tête.
cast-basile-3 = { "" }
    .detail = { $joueur } se tâte.

cast-chloe = décide vite
cast-chloe-1 = { "" }
    .detail = { $joueur } fredonne.
cast-chloe-2 = { "" }
    .detail = { $joueur } réfléchit un instant.
cast-chloe-3 = { "" }
    .detail = { $joueur } joue avec ses cheveux.

cast-denis = pèse le pour et le contre
cast-denis-1 = { "" }
    .detail = { $joueur } tapote la table.
cast-denis-2 = { "" }
    .detail = { $joueur } hésite.
cast-denis-3 = { "" }
    .detail = { $joueur } se frotte le menton.

cast-eve = hésite rarement, mais longtemps
cast-eve-1 = { "" }
    .detail = { $joueur } regarde le plafond.
cast-eve-2 = { "" }
    .detail = { $joueur } ferme les yeux.
cast-eve-3 = { "" }
    .detail = { $joueur } réfléchit.

cast-flavie = hésite souvent, jamais longtemps
cast-flavie-1 = { "" }
    .detail = { $joueur } hésite.
cast-flavie-2 = { "" }
    .detail = { $joueur } soupire.
cast-flavie-3 = { "" }
    .detail = { $joueur } se mord la lèvre.

cast-gaspard = doute de tout
cast-gaspard-1 = { "" }
    .detail = { $joueur } hésite encore.
cast-gaspard-2 = { "" }
    .detail = { $joueur } tousse.
cast-gaspard-3 = { "" }
    .detail = { $joueur } gratte sa barbe.

cast-helene = garde son calme
cast-helene-1 = { "" }
    .detail = { $joueur } réfléchit.
cast-helene-2 = { "" }
    .detail = { $joueur } boit une gorgée d'eau.
cast-helene-3 = { "" }
    .detail = { $joueur } regarde la table.

cast-ivan = joue d'instinct
cast-ivan-1 = { "" }
    .detail = { $joueur } siffle tout bas.
cast-ivan-2 = { "" }
    .detail = { $joueur } hésite un instant.
cast-ivan-3 = { "" }
    .detail = { $joueur } sourit.

cast-jeanne = vérifie tout deux fois
cast-jeanne-1 = { "" }
    .detail = { $joueur } compte tout bas.
cast-jeanne-2 = { "" }
    .detail = { $joueur } réfléchit encore.
cast-jeanne-3 = { "" }
    .detail = { $joueur } hésite.

cast-karim = joue avec le sourire
cast-karim-1 = { "" }
    .detail = { $joueur } sourit.
cast-karim-2 = { "" }
    .detail = { $joueur } réfléchit.
cast-karim-3 = { "" }
    .detail = { $joueur } se frotte les mains.

cast-louise = aime réfléchir
cast-louise-1 = { "" }
    .detail = { $joueur } réfléchit.
cast-louise-2 = { "" }
    .detail = { $joueur } plisse les yeux.
cast-louise-3 = { "" }
    .detail = { $joueur } mordille un crayon.

cast-marius = réfléchit à voix haute
cast-marius-1 = { "" }
    .detail = { $joueur } marmonne.
cast-marius-2 = { "" }
    .detail = { $joueur } grogne.
cast-marius-3 = { "" }
    .detail = { $joueur } dit « voyons ».
