# The words of the page around the boards.
home = Accueil
tonight = À quoi joue-t-on ce soir ?
pitch = Cinq jeux, toutes leurs règles, entre amis, seul ou contre la maison.
play = Jouer
play-hint = Jouer tout de suite contre la maison
invite = Inviter
invite-hint = Ouvrir une table et envoyer le lien
solo = Solo
solo-hint = Jouer seul
soon = Bientôt
soon-text = Ce jeu se prépare en cuisine.
players = { $least }–{ $most } joueurs
minutes = { $n } min
weight = Difficulté : { $n } sur 5
your-tables = Vos parties
your-tables-empty = Aucune partie en cours. Choisissez un jeu ci-dessus : « Jouer » remplit la table tout de suite.
open-tables = Tables ouvertes
open-tables-empty = Personne n'attend de joueur. « Inviter » ouvre une table et vous donne un lien à envoyer.
resume = Reprendre
join = Rejoindre
your-turn = à vous de jouer
seats-taken = { $taken } / { $all } places
switch-language = Changer de langue : français, anglais
switch-theme = Changer d'éclairage : nuit, parchemin
your-name = Votre nom
your-name-why = Sous quel nom vous asseyez-vous ? Il ne sera demandé qu'une fois.
sit-down = M'asseoir
close = Fermer
credits = Icônes : game-icons.net (CC BY 3.0). Caractères : Cinzel et Alegreya Sans (OFL).

game-card-kingdoms = Valeria : le Royaume
    .pitch = Recrutez, terrassez, bâtissez : deux dés nourrissent votre royaume.
game-shadow-kingdoms = Les Sombres Royaumes
    .pitch = Cette fois, les monstres, c'est vous.
game-dice-kingdoms = Dés de Valeria
    .pitch = Lancez, cochez, enchaînez les récompenses.
game-valroc = Valroc
    .pitch = Huit lieux, quatre éléments, un titre d'Archimage.
game-heroes3 = Heroes III
    .pitch = Explorez, levez une armée, prenez la ville.

table = Table de jeu
you = Vous
lord = Le Seigneur des Ténèbres
nobody = Personne
bot = la maison
away = absent
phases = Phases du tour
prompt = À faire
rule-here = La règle qui s'applique
every-choice = { $count ->
    [one] 1 choix
   *[other] Les { $count } choix
}
every-choice-title = Tout ce que vous pouvez faire
back = Retour
undo = Annuler
rail = Journal, discussion et règles
log = Journal
chat = Discussion
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
help = Règles
keys = Au clavier
keys-choose = passer d'un choix à l'autre, choisir
keys-back = revenir d'un pas
keys-help = cette page
tab-board = Table
tab-area = Royaume
tab-opponents = Autres
look-hint = Passez sur une carte, ou touchez-la, pour la lire ici.
card = Carte
curtain-title = C'est au tour de { $name }
curtain-text = Passez l'appareil. La table est cachée jusqu'à ce que { $name } soit devant l'écran.
curtain-lift = Je suis { $name }
round = Tour { $n }
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
