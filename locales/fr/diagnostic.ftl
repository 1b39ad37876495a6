# Ce que le diagnostic cherche, et le remède quand cela manque.

diagnostic-rules = Règles de { $jeu }
diagnostic-rules-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-sounds = Sons, { $presents } sur { $attendus }
diagnostic-sounds-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-sound = Son « { $nom } »
diagnostic-sound-remede = L'installation est incomplète : réinstallez Ludoreille.
diagnostic-pico = Voix embarquée
diagnostic-pico-remede = Sur Mac, la voix du système la remplace ; ailleurs, réinstallez Ludoreille.
diagnostic-espeak = Voix rapide, espeak-ng
diagnostic-espeak-remede = Pour l'avoir, installez le programme espeak-ng.
diagnostic-system = Voix du système
diagnostic-system-remede = Réinstallez Ludoreille.
diagnostic-readers = Accès aux lecteurs d'écran
diagnostic-readers-remede = Réinstallez Ludoreille.
diagnostic-reader = Lecteur d'écran, { $nom }
diagnostic-reader-remede = Lancez-le avant le jeu si vous voulez l'entendre par lui ; sinon le jeu parle lui-même.
diagnostic-nobody = aucun en marche
diagnostic-speechd = Service de parole, speech-dispatcher
diagnostic-speechd-remede = Il ne sert qu'au mode lecteur d'écran ; pour l'avoir, installez speech-dispatcher.
diagnostic-output = Sortie audio par { $nom }, { $sorties ->
    [one] { $sorties } sortie
   *[other] { $sorties } sorties
 }
diagnostic-output-remede = Vérifiez que des enceintes ou un casque sont branchés ; sans son, le jeu continue en texte.
