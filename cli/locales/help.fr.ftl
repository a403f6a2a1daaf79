# L’aide de la ligne de commande, en français ; l’anglais est dans cli/src/args.rs. Une ligne par entrée.

help = Afficher l’aide
version = Afficher la version
variable = variable
usual = par défaut
known = valeurs

value-fr|en = fr|en
value-WHEN = QUAND
value-WHO,.. = QUI,..
value-N = N
value-T = T
value-MS = MS
value-NAME = NOM
value-NAME,.. = NOM,..
value-all|NAME,.. = all|NOM,..
value-SEED = GRAINE
value-DIR = DOSSIER
value-FILE = FICHIER
value-FILE.html = FICHIER.html
value-FOLDER = DOSSIER
value-GAME = JEU
value-ADDRESS:PORT = ADRESSE:PORT
value-SECONDS = SECONDES
value-ORIGIN = ORIGINE
value-KEY=VALUE = CLÉ=VALEUR
value-NUMBER = NOMBRE
value-CASE = CAS
value-SHELL = SHELL

taverne = Des jeux de société dans le navigateur et dans un terminal : y jouer, les simuler, les revoir et les vérifier.
taverne-lang = Langue : fr ou en [par défaut : selon LC_ALL, LC_MESSAGES ou LANG]
taverne-color = Quand employer des couleurs ; NO_COLOR est respecté
taverne-games = Lister les jeux de la maison
taverne-bots = Lister les robots de la maison, et comment régler leur temps de réflexion

taverne-serve = Ouvrir la maison : jouer dans le navigateur, seul ou entre amis
taverne-serve-listen = Où écouter ; 0.0.0.0:8080 laisse entrer les autres appareils de votre réseau
taverne-serve-data = Le dossier qui garde tout [par défaut : là où ce système garde ce genre de choses]
taverne-serve-bot_pace = Une décision d’un robot prend au moins tant de millisecondes [par défaut : selon son niveau]
taverne-serve-bot_threads = Combien de robots peuvent réfléchir en même temps [par défaut : un de moins que de cœurs]
taverne-serve-analysis = L’effort d’une analyse pour chaque décision, en itérations
taverne-serve-away = Après combien de secondes d’absence on peut demander à un robot de jouer à la place de quelqu’un
taverne-serve-relaxed = Confirmer avant que le disque ait tout : plus rapide, survit à un plantage mais peut-être pas à une coupure de courant
taverne-serve-behind_https = La maison est derrière un relais qui parle HTTPS : le cookie ne passe que par HTTPS
taverne-serve-behind_proxy = Tout le monde passe par un relais : les limites comptent par la dernière adresse de X-Forwarded-For
taverne-serve-origin = Les pages de cette origine, en plus de celles de la maison, peuvent s’en servir
taverne-serve-host = Un nom sous lequel on appelle la maison, comme taverne.example ; peut être répété. Sans nom, elle ne répond qu’à ses adresses et à localhost

taverne-backup = Copier tout ce qu’une maison garde, qu’elle soit ouverte ou non
taverne-backup-into = Le dossier pour la copie, qui est un fichier dont le nom porte l’heure
taverne-backup-data = Le dossier qui garde tout [par défaut : là où ce système garde ce genre de choses]

taverne-restore = Remettre une copie en place, quand la maison est fermée
taverne-restore-from = Une copie, ou un dossier de copies, dont la plus récente est prise
taverne-restore-data = Le dossier qui garde tout [par défaut : là où ce système garde ce genre de choses]
taverne-restore-replace = Mettre de côté, sous un autre nom, ce qui est là maintenant

taverne-play = Jouer une partie dans le terminal
taverne-play-game = Le jeu, par son identifiant [par défaut : le premier de la maison]
taverne-play-seats = Qui est assis où : you, ou le nom d’un robot, comme you,random,random
taverne-play-people = Combien de personnes jouent sur cet ordinateur
taverne-play-bots = Les robots qui jouent avec elles
taverne-play-names = Les noms des joueurs, dans l’ordre des places
taverne-play-seed = D’où vient tout le hasard : un nombre, ou une graine de 64 chiffres hexadécimaux [par défaut : imprévisible]
taverne-play-options = Une option du jeu, comme setup=random ; peut être répétée
taverne-play-content = Jouer avec les fichiers de contenu de ce dossier
taverne-play-data = Le dossier des parties enregistrées [par défaut : taverne dans $XDG_DATA_HOME ou ~/.local/share]
taverne-play-resume = Reprendre une partie enregistrée : la dernière qui n’est pas finie, ou ce fichier

taverne-sim = Laisser des robots jouer beaucoup de parties entre eux, et compter
taverne-sim-game = Le jeu, par son identifiant [par défaut : le premier de la maison]
taverne-sim-seats = Combien de places [par défaut : autant que de robots, et au moins deux]
taverne-sim-bots = Qui s’y assied ; le dernier prend aussi les places qui restent (`taverne bots` en donne la liste)
taverne-sim-games = Combien de parties, de chaque variante s’il y en a plusieurs
taverne-sim-seed = Quelle série de parties ; le même nombre donne les mêmes parties
taverne-sim-threads = Combien de fils [par défaut : un par cœur]
taverne-sim-longest = Interrompre une partie après tant de décisions, et la compter en l’état : un robot peut s’égarer
taverne-sim-options = Une option du jeu, comme setup=random ; peut être répétée
taverne-sim-content = Jouer avec les fichiers de contenu de ce dossier
taverne-sim-variants = Jouer ces variantes du jeu l’une après l’autre, ou toutes celles qu’il a pour ce nombre de places
taverne-sim-calibration = Juger N positions de chaque partie comme le font conseils et analyses, et comparer les chances à ce qui en est sorti : un tableau de fiabilité avec le score de Brier, un diagramme dans le rapport
taverne-sim-json = Écrire un objet JSON au lieu d’un tableau
taverne-sim-report = Écrire une page avec des graphiques : scores, longueurs, places, d’où viennent les points, et ce qu’a donné chaque carte
taverne-sim-csv = Écrire games.csv (une ligne par partie et par place) et cards.csv dans ce dossier

taverne-arena = Faire se rencontrer tous les robots avec les mêmes donnes depuis toutes les places, et leur donner une cote
taverne-arena-game = Le jeu, par son identifiant [par défaut : le premier de la maison]
taverne-arena-bots = Qui se rencontre (`taverne bots` en donne la liste)
taverne-arena-seats = Combien de places a la table
taverne-arena-games = Combien de parties joue chaque rencontre, arrondi à des donnes entières depuis toutes les places
taverne-arena-seed = Quelle série de donnes ; le même nombre donne les mêmes donnes
taverne-arena-threads = Combien de fils [par défaut : un par cœur]
taverne-arena-longest = Interrompre une partie après tant de décisions, et la compter en l’état : un robot peut s’égarer
taverne-arena-options = Une option du jeu, comme setup=random ; peut être répétée
taverne-arena-content = Jouer avec les fichiers de contenu de ce dossier
taverne-arena-json = Écrire un objet JSON au lieu de tableaux
taverne-arena-report = Écrire une page avec des graphiques : qui bat qui, cotes, scores, et combien de temps chaque robot réfléchit

taverne-replay = Revoir une partie enregistrée pas à pas
taverne-replay-file = Une partie enregistrée
taverne-replay-content = Les fichiers de contenu avec lesquels elle a été jouée, si ce ne sont pas ceux de ce programme
taverne-replay-at = Commencer après tant de coups
taverne-replay-seat = Avec les yeux de qui, compté à partir de 1 [par défaut : ceux d’un spectateur]

taverne-verify = Rejouer une partie enregistrée et vérifier son résultat et sa graine
taverne-verify-file = Une partie enregistrée
taverne-verify-content = Les fichiers de contenu avec lesquels elle a été jouée, si ce ne sont pas ceux de ce programme

taverne-campaign = Dire ce que des parties solo enregistrées donnent comme campagne
taverne-campaign-files = Des parties solo finies, dans l’ordre où elles ont été jouées
taverne-campaign-options = Ce qui a été choisi au début de la campagne, comme length=easy ; peut être répété

taverne-content = Travailler avec les fichiers de contenu
taverne-content-check = Vérifier des fichiers de contenu, ou ceux qui sont incorporés
taverne-content-check-game = Le jeu, par son identifiant [par défaut : le premier de la maison]
taverne-content-check-folder = Le dossier des fichiers de contenu

taverne-conformance = Vérifier qu’un jeu tient les promesses du moteur, sur beaucoup de parties au hasard
taverne-conformance-game = Le jeu, par son identifiant [par défaut : le premier de la maison]
taverne-conformance-games = Combien de parties pour chaque variante et chaque nombre de places
taverne-conformance-threads = Combien de fils [par défaut : un par cœur]
taverne-conformance-series = Quelle série de parties
taverne-conformance-spacing = Regarder de près une décision sur tant
taverne-conformance-case = Ne rejouer que celle-ci, en regardant chaque décision : VARIANTE/PLACES/SÉRIE/NUMÉRO

taverne-completions = Écrire ce qu’il faut à un shell pour compléter cette ligne de commande
taverne-completions-shell = Le shell

taverne-man = Écrire la page de manuel, ou une page par commande dans un dossier
taverne-man-into = Le dossier pour toutes les pages, comme ~/.local/share/man/man1
