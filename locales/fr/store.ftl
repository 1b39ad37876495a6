# Réglages et parties gardées.

store-settings-unwritable = Les réglages ne peuvent pas être enregistrés dans { $dossier } : { $pourquoi }. Ils valent pour cette fois ; pour un autre dossier, lancez avec --config.
store-settings-unreadable = Les réglages de { $fichier } ne peuvent pas être lus : { $pourquoi }. Le jeu prend ceux d'origine.
store-settings-damaged = Le fichier des réglages était abîmé : le jeu prend ceux d'origine. L'ancien fichier est gardé : { $copie }.
store-settings-wrong = Réglages illisibles, remis à leur valeur d'origine : { $noms }. L'ancien fichier est gardé : { $copie }.
store-saves-unwritable = La partie ne peut pas être gardée dans { $dossier } : { $pourquoi }. Vous pouvez jouer ; pour un autre dossier, lancez avec --config.
store-save-damaged = Une partie gardée était abîmée, { $fichier } : elle est mise de côté, les autres sont intactes.
store-statistics-damaged = Le fichier des statistiques était abîmé : il est refait à partir de vos parties. L'ancien fichier est gardé : { $copie }.
store-statistics-unusable = Le fichier des statistiques { $fichier } ne peut pas servir : { $pourquoi }. Vos parties sont relues, rien ne manque. Pour aller plus vite, { $remede }.
store-bad-setting = Le réglage « { $nom } » ne peut pas valoir « { $valeur } ». Possible : { $possible }.
store-no-such-setting = Il n'y a pas de réglage « { $nom } ». Possible : { $possible }.
store-profile-without-name = Il manque le nom du profil. Donnez un nom de lettres et de chiffres, comme Anne.
store-bad-profile = Un profil ne peut pas s'appeler « { $nom } ». Prenez 40 signes au plus : des lettres, des chiffres, des espaces ou des traits d'union.
store-export-unwritable = Les réglages ne peuvent pas être enregistrés dans { $fichier } : { $pourquoi }. Choisissez un autre dossier ou un autre nom.
store-import-unreadable = Le fichier { $fichier } ne peut pas être lu : { $pourquoi }. Vérifiez son nom et son dossier.
store-import-not-utf-8 = Le fichier { $fichier } n'est pas écrit en UTF-8. Rien n'est changé : enregistrez-le en UTF-8, ou reprenez-en un autre.
store-import-damaged = Le fichier { $fichier } est abîmé, ou ce ne sont pas des réglages. Rien n'est changé : reprenez-en un autre.
store-import-no-settings = Le fichier { $fichier } ne contient pas de réglages de Ludoreille. Rien n'est changé : vérifiez son nom.
store-import-newer = Le fichier { $fichier } vient d'une version plus récente de Ludoreille. Rien n'est changé : mettez Ludoreille à jour, puis recommencez.
store-import-not-safe = Les réglages d'avant ne peuvent pas être gardés dans { $dossier } : { $pourquoi }. Rien n'est changé : libérez ce dossier, puis recommencez.

store-reason-missing = il n'existe pas
store-reason-no-folder = ce n'est pas un dossier
store-reason-a-folder = c'est un dossier
store-reason-forbidden = l'accès est refusé
store-reason-read-only = le disque est en lecture seule
store-reason-disk-full = le disque est plein
store-reason-busy = un autre programme s'en sert
store-reason-protected = il est protégé contre l'écriture
store-reason-disk = le disque répond mal
store-reason-damaged = il est abîmé
store-reason-other = erreur { $numero } du système

store-remedy-busy = fermez l'autre programme
store-remedy-forbidden = rendez ce fichier accessible, ou effacez-le
store-remedy-protected = rendez ce fichier modifiable, ou effacez-le
store-remedy-disk = effacez ce fichier
store-remedy-damaged = effacez ce fichier
store-remedy-disk-full = libérez de la place
store-remedy-a-folder = effacez ou renommez ce dossier
