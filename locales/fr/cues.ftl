# Les sons : ce que dit le programme de la sortie audio, et le nom de chaque son dans la galerie.

cues-no-output = Pas de sortie audio, sons désactivés. Branchez un casque ou des haut-parleurs, puis choisissez la sortie dans les réglages.
cues-device-missing = La sortie « { $sortie } » manque ou ne répond pas : la sortie par défaut la remplace.
cues-device-lost = La sortie audio a disparu : la sortie par défaut la remplace.
