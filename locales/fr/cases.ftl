# Les cas de test : ludoreille cas FICHIER.

cases-passed = Réussi : { $fichier } ({ $titre })
cases-failed = Échec : { $fichier }. { $pourquoi }
cases-step = Coup { $numero }, « { $action } » : { $pourquoi }

cases-no-file = Le fichier ne peut pas être lu : { $pourquoi }.
cases-not-toml = Le fichier n'est pas du TOML : { $pourquoi }.
cases-no-such-game = Le jeu « { $jeu } » n'est pas sur l'étagère. Possible : { $possible }.
cases-unknown-key = La clef « { $clef } » est inconnue.
cases-missing-key = La clef « { $clef } » manque.
cases-bad-value = La clef « { $key } » ne peut pas valoir « { $text } ».
cases-no-such-key = La position nomme une clef inconnue, « { $text } ».
cases-no-such-card = La carte « { $text } » n'existe pas.
cases-unknown-action = L'action « { $text } » n'existe pas.
cases-no-such-outcome = La réponse « { $text } » ne convient pas à la question « { $kind } ».
cases-unreadable = Le cas ne peut pas être lu : { $raison }.

cases-set-up-refused = La mise en place est refusée : { $raison }.
cases-set-up-accepted = La mise en place est acceptée, mais devait être refusée pour « { $attendu } ».
cases-refused = L'action est refusée : { $raison }.
cases-accepted = L'action est acceptée, mais devait être refusée pour « { $attendu } ».
cases-other-reason = Le refus donne la raison « { $raison } », et non « { $attendu } ».
cases-changed = L'action est refusée, mais elle a changé la position.

cases-missing-answer = Il manque une réponse du hasard à la question « { $question } ».
cases-impossible-answer = La réponse « { $reponse } » est impossible à la question « { $question } ».
cases-left-over = Il reste des réponses du hasard : { $reponses }.

cases-differs = « { $clef } » vaut « { $trouve } », et non « { $attendu } ».
cases-legal = Les actions permises sont « { $trouve } », et non « { $attendu } ».
cases-not-heard = Le siège { $siege } n'entend pas « { $partie } », mais : { $entendu }
cases-heard = Le siège { $siege } entend « { $partie } » : { $entendu }
