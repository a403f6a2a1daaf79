# The words of the page around the boards.
home = Accueil
tonight = À quoi joue-t-on ce soir ?
pitch = Cinq jeux, chacun avec ses règles, entre amis, seul ou contre la maison.
play = Jouer
play-hint = Jouer tout de suite contre la maison
invite = Inviter
invite-hint = Ouvrir une table et envoyer le lien
solo = Solo
solo-hint = Jouer seul
soon = Bientôt
soon-text = Ce jeu se prépare en cuisine.
players = { $most ->
    [1] 1 joueur
   *[other] { $least }–{ $most } joueurs
}
minutes = { $n } min
weight = Difficulté : { $n } sur 5
your-tables = Vos parties
your-tables-empty = Aucune partie en cours. Choisissez un jeu ci-dessus : « Jouer » remplit la table tout de suite.
open-tables = Tables ouvertes
open-tables-empty = Personne n’attend de joueur. « Inviter » ouvre une table et vous donne un lien à envoyer.
resume = Reprendre
join = Rejoindre
your-turn = à vous de jouer
seats-taken = { $taken } / { $all } places
just-now = à l’instant
alone = en solo
nobody-yet = personne d’autre encore
switch-language = Changer de langue : français, anglais
switch-theme = Changer d’éclairage : nuit, parchemin
your-name = Votre nom
close = Fermer
credits = Icônes : game-icons.net (CC BY 3.0). Caractères : Cinzel et Alegreya Sans (OFL).

game-card-kingdoms = Valeria : le Royaume
    .pitch = Recrutez, terrassez, construisez : deux dés nourrissent votre royaume.
game-shadow-kingdoms = Les Sombres Royaumes
    .pitch = Cette fois, les monstres, c’est vous.
game-dice-kingdoms = Dés de Valeria
    .pitch = Lancez, cochez, enchaînez les récompenses.
game-valroc = Valroc
    .pitch = Huit lieux, quatre éléments, un titre d’Archimage.
game-heroes3 = Heroes III
    .pitch = Explorez la carte, levez une armée, gagnez vos batailles.
battle-map-hint = Seul sur la carte : prenez la Ville du Donjon en dix manches
battle-guard = Garde
battle-guard-hint = Un combat en solo : des Unités neutres gardent une case
battle-siege = Siège
battle-siege-hint = Un combat en solo : prenez une Ville, ou défendez la vôtre
battle-hero = Héros
battle-hero-hint = Un combat en solo : l’armée d’un Héros de l’I.A.

table = Table de jeu
you = Vous
nobody = Personne
bot = la maison
away = pas là
plays-left = { $count ->
    [one] Plus qu’un coup : cette table s’arrêtera ensuite en l’état.
   *[other] Plus que { $count } coups : cette table s’arrêtera ensuite en l’état.
}
no-plays-left = Cette table a compté autant de coups qu’une table peut en avoir : elle s’est arrêtée en l’état.
phases = Phases du tour
to-the-question = Aller à la question
prompt = À faire
rule-here = La règle qui s’applique
every-choice = { $count ->
    [one] 1 choix
   *[other] Les { $count } choix
}
every-choice-title = Tout ce que vous pouvez faire
every-choice-not = Impossible pour l’instant
back = Retour
undo = Annuler
again = Ce qui s’est passé depuis mon dernier coup
again-hint = Revoir ce qui s’est passé depuis votre dernier coup
telling-pause = Arrêter un instant ce qui se passe
telling-on = Continuer
telling-step = L’événement suivant
telling-skip = Montrer tout de suite où l’on en est
rail = Journal, discussion et règles
log = Journal
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
help = Règles
keys = Au clavier
keys-choose = passer d’un choix à l’autre, choisir
keys-back = revenir d’un pas
keys-help = cette page
tab-board = Table
tab-area = Royaume
tab-opponents = Autres
tab-calls = (à jouer ici)
look-hint = Survolez ou touchez une carte pour la lire ici.
card = De plus près
curtain-title = À { $name } de jouer
curtain-text = Passez l’appareil à { $name }. En attendant, la table reste cachée.
curtain-lift = Je suis { $name }
total = Total
winner = vainqueur
score-chart = Les scores au fil de la partie
rematch = Revanche
replay = Revoir la partie
share = Partager
link-copied = Le lien est copié.
source = Source : { $source ->
    [rulebook] livret de règles
    [published] données publiées
   *[reconstructed] reconstitué
}

settings = Réglages
about = À propos
waiting = Un instant…
all-options = Options
finished = terminée
look-again = Revoir
name-hint = un convive
name-keep = Garder ce nom
name-kept = Bonsoir { $name } !
guest = Convive { $n }
somebody = Quelqu’un
seat-open = Place libre
bot-random = au hasard
bot-greedy = avisé
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
resigned = la maison joue à sa place
yes = Oui
no = Non

oops-lost = On s’est perdu
    .text = Cette page n’existe pas. Le lien est peut-être incomplet.
oops-no-table = Table introuvable
    .text = Cette table n’existe pas, ou plus. Demandez un nouveau lien à qui vous a invité.
oops-offline = La taverne ne répond pas
    .text = Le serveur est injoignable pour l’instant. Vos parties sont gardées : rien n’est perdu.
oops-refused = Pas possible
    .text = Le serveur n’a pas voulu.
trouble-offline = Le serveur ne répond pas.
try-again = Réessayer
connection-lost = Connexion perdue, on revient…
connection-no-sockets = La maison répond, mais aucune liaison directe ne s’ouvre : un relais entre elle et vous ne laisse pas passer les WebSockets. Le README de Taverne donne l’exemple d’un relais qui le fait.
connection-closed = Le serveur a raccroché. Rechargez la page pour revenir.
read-only = Table à regarder seulement
download-record = Télécharger le compte rendu

seats = Les places
seat-who = Qui joue à la place { $n }
seat-name = Nom de la place { $n }
seat-friend = un ami, par le lien
seat-here = quelqu’un sur cet appareil
seat-beside = sur cet appareil
seat-bot = La maison y joue
seat-free = Libérer
seat-remove = Retirer
seats-wanted = Avec ces options, le nombre de joueurs peut être { $allowed }.
seat-add = Ajouter une place
seat-add-bot = Ajouter un adversaire
sit-here = M’asseoir ici
who-may-come = Qui peut venir
table-private = Ceux qui ont le lien
table-public = Tout le monde : la table est affichée à l’accueil
open-table = Ouvrir la table
start = Commencer
start-when = { $n ->
    [one] dès que la dernière place est prise
   *[other] dès que les { $n } places libres sont prises
}
start-host = La partie commence dès que l’hôte le décide.
join-first = Asseyez-vous pour jouer, ou restez regarder.
leave = Quitter la table
invite-title = Invitez vos amis
invite-text = Envoyez-leur ce lien : il mène tout droit à cette table, sans compte ni mot de passe.
invite-link = Lien de la table
invite-here = Ce lien ne marche que sur cet ordinateur. Pour les autres : fermez la maison et rouvrez-la avec ./play --listen 0.0.0.0:8080
invite-network = C’est l’adresse de cet ordinateur dans votre réseau : elle y marche pour tous.
invite-code = Pour l’appareil photo d’un téléphone
invite-code-of = Code pour { $link }
copy-link = Copier le lien

watching = Vous regardez
waiting-for = On attend { $names }
game-over = La partie est terminée.
score-now = Score : { $n }
score-now-title = Votre score, source par source
score-sheet = Scores
scores-now = Les scores jusqu’ici
scores-known = Ce que vous pouvez en savoir : les secrets des autres n’y sont pas.
you-win = Vous l’emportez !
wins = { $name } l’emporte !
tie = Égalité : { $names }
chart-start = début
chart-end = fin
what-is = { $what } : { $is }
show-then = Voir la table à ce moment
log-earlier = Plus tôt…
rules-all = Toutes les règles
rules-of = { $game } · les règles
contents = Sommaire
table-menu = Cette table
watchers = { $n ->
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
replace = Faire jouer la maison pour { $name }
lent = La maison joue à votre place depuis votre départ
take-back = Reprendre ma place
resign = Abandonner ma place
resign-sure = La maison jouera à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre.
resign-yes = Oui, abandonner
to-table = À la table
moment = Moment de la partie
moment-of = { $play } / { $plays }
copy-moment = Lien vers ce moment
link = Lien
record = Compte rendu
back-to-now = Revenir au présent
step-first = Au début
step-back = Un pas en arrière
step-run = Dérouler
step-pause = Pause
step-on = Un pas en avant
step-last = À la fin

fair-dice = Des dés honnêtes
fair-dice-text = Avant le premier lancer, le serveur s’est engagé sur tout le hasard de la partie : voici l’empreinte de sa graine. À la fin, la graine est montrée et chacun peut tout recalculer.
fair-commitment = Empreinte (SHA-256), donnée au début
fair-seed = Graine, donnée à la fin
fair-later = La graine sera montrée à la fin de la partie.
fair-verify = Vérifier
fair-verifying = On rejoue toute la partie…
fair-yes = Tout est juste : les dés étaient honnêtes et les règles ont été suivies.
fair-no = Quelque chose ne tient pas.

settings-look = Apparence
settings-you = Vous
language = Langue
theme = Éclairage
theme-dark = Nuit
theme-light = Parchemin
text = Taille du texte
text-usual = habituelle
text-large = grande
text-huge = très grande
pace = Rythme
pace-text = de ce que font les autres et le jeu
pace-slow = lent
pace-calm = tranquille
pace-quick = vif
pace-still = tout d’un coup
sound = Sons
sound-on = Petits sons de table
doubt = Réflexion
doubt-on = Redemander avant un renoncement définitif
letters = Raccourcis
letters-on = Des lettres servent de touches à la table : U annuler, H conseil, R revoir, P pause, ? règles
sure = Y renoncer ?
sure-text = Il reste ici autre chose à faire, et ce choix ne pourra pas être annulé.
sure-yes = Oui, y renoncer
sure-no = Non, réfléchir encore
sure-never = Ne plus demander (se règle dans les réglages)
carry = Continuer sur un autre appareil
carry-text = Un code emporte votre nom et vos places sur un autre appareil.
carry-make = Faire un code
carry-have = J’ai un code d’un autre appareil
carry-once = Il sert une fois, dans les 15 minutes. Ne le donnez à personne d’autre.
carried = C’est fait : vous êtes { $name } ici aussi.
claim-text = Cet appareil prendra l’identité de celui qui a fait ce code. Voyez d’abord à qui il est.
claim-look = À qui est-il ?
claim-whose = C’est le code de { $name }, qui { $tables ->
    [0] n’a aucune table
    [one] a une table
   *[other] a { $tables } tables
 }.
claim-cost = Sur cet appareil, vous êtes { $name }. { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
 } et { $campaigns ->
    [0] aucune campagne
    [one] une campagne
   *[other] { $campaigns } campagnes
 } à vous passeraient à { $whose }, pour de bon : qui a fait le code pourrait y jouer et voir vos cartes.
claim-own = Continuez seulement si vous avez fait ce code vous-même.
claim-no = Tout laisser comme c’est
claim-anyway = Je suis { $name } : tout déplacer
claim-already = Vous êtes déjà { $name } sur cet appareil.
claim = Prendre la suite
code = Code
forget = Effacer mes données
forget-text = Votre nom et vos messages disparaissent partout ; la maison finit vos parties en cours.
forget-sure = Vraiment tout effacer ? On ne peut pas revenir en arrière.
forget-yes = Oui, tout effacer
forgotten = C’est effacé. Bienvenue, convive !

about-house = Taverne est une table de jeux numérique, libre et sans compte : une partie entre amis, ce soir, sur n’importe quel écran.
about-games = Les jeux
about-games-text = Taverne est une réalisation indépendante. Les jeux, leurs noms et leurs univers appartiennent à leurs auteurs et à leurs éditeurs ; aucune de leurs illustrations n’est employée ici. Si un jeu vous plaît, achetez-le : rien ne vaut une vraie table.
about-figures = D’où viennent les valeurs
about-figures-text = Des livrets de règles, et de données publiées par d’autres passionnés. Chaque carte dit d’où viennent ses valeurs.
about-figures-more = Le détail, à la fin des règles
about-icons = Les icônes
about-icons-by = { $artists } et les autres contributeurs.
about-fonts = Les caractères
about-licence = Le programme
about-licence-text = Libre, sous licence MIT ou Apache 2.0, au choix.
about-licences = Les licences de tout ce qui est dedans
about-private = Vie privée
about-private-text = Un seul cookie, pour retrouver vos places. Aucune mesure d’audience, rien qui vienne d’ailleurs. « Effacer mes données », dans les réglages, efface vraiment.
rematch-open = Une revanche est ouverte : « Revanche » vous y mène.
eyes-of = Vu par
eyes-watching = un spectateur
chat-name = Sous quel nom parlez-vous ?

opponent-choose = Choisissez un adversaire
opponent-of = Adversaire à la place { $n } : { $name }
opponent-taken = déjà à cette table
hints = Conseils
hints-allowed = Conseils autorisés
hints-text = Qui hésite peut demander ce que ferait à sa place le meilleur joueur de la maison.
hint = Conseil
hint-ask = Que ferait la maison ici ? (H)
hint-thinking = La maison réfléchit…
hint-chance = Chances de gagner
hint-measure = Vos chances de gagner d’après ce que vous savez, si tous continuent comme la maison ; les mêmes que dans l’analyse
hint-lead = { $n } points
hint-less = { $n } de moins
hint-play = Jouer ce coup
analysis = Analyse
about-portraits = Les portraits des gens de la taverne en sont faits, coloriés et encadrés par nos soins.
hint-same = tout autant

campaign = Campagne
campaign-hint = Plusieurs parties en solo qui se suivent
campaign-table = { $name } · partie { $n }
your-campaigns = Vos campagnes
campaign-continue = Continuer
campaign-look = Revoir
campaign-games = { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
}
campaign-objectives = { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
} sur { $all }
oops-no-campaign = Campagne introuvable
    .text = Cette campagne n’existe pas, ou ce n’est pas la vôtre.
