# Ce que le diagnostic cherche, l'accord de « présent » et d'« absent », et le remède quand cela manque.

diagnostic-rules = Règles de { $jeu }
diagnostic-rules-accord = es
diagnostic-rules-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-sounds = Sons, { $presents } sur { $attendus }
diagnostic-sounds-accord = s
diagnostic-sounds-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-sound = Son « { $nom } »
diagnostic-sound-accord = { "" }
diagnostic-sound-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-pico = Voix embarquée
diagnostic-pico-accord = e
diagnostic-pico-remede = Sur Mac, la voix du système la remplace ; ailleurs, réinstallez Ludoreille.
diagnostic-espeak = Voix rapide, espeak-ng
diagnostic-espeak-accord = e
diagnostic-espeak-remede = Pour l'avoir, installez le programme espeak-ng.
diagnostic-system = Voix du système
diagnostic-system-accord = e
diagnostic-system-remede = Réinstallez Ludoreille.
diagnostic-readers = Accès aux lecteurs d'écran
diagnostic-readers-accord = { "" }
diagnostic-readers-remede = Réinstallez Ludoreille.
diagnostic-reader = Lecteur d'écran, { $nom }
diagnostic-reader-accord = { "" }
diagnostic-reader-remede = Lancez-le avant le jeu si vous voulez l'entendre par lui ; sinon le jeu parle lui-même.
diagnostic-nobody = aucun en marche
diagnostic-speechd = Service de parole, speech-dispatcher
diagnostic-speechd-accord = { "" }
diagnostic-speechd-remede = Il ne sert qu'au mode lecteur d'écran ; pour l'avoir, installez speech-dispatcher.
diagnostic-output = Sortie audio par { $nom }, { $sorties ->
    [one] { $sorties } sortie
   *[other] { $sorties } sorties
 }
diagnostic-output-accord = e
diagnostic-output-remede = Vérifiez que des enceintes ou un casque sont branchés ; sans son, le jeu continue en texte.
