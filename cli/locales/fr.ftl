### Les mots de la ligne de commande, en français.

## The games

games-box = { $most ->
    [one] 1 joueur
   *[other] { $least } à { $most } joueurs
 }, { $minutes } minutes
games-hint = Pour jouer : taverne play

## The bots

bot-easy = réfléchit peu et se trompe : pour une première partie
bot-medium = voit quelques coups à l’avance : pour qui connaît les règles
bot-hard = réfléchit presque une seconde à chaque décision : le plus fort
bot-greedy = prend ce qui semble le mieux sur le moment
bot-random = joue n’importe quel coup permis
bots-budget = easy, medium et hard acceptent un autre budget : hard@1000 réfléchit pendant 1 000 itérations, hard@250ms pendant ce temps-là. play, sim, arena et le serveur emploient tous ces noms.

## Simulations

sim-heading = { $game } : { $games } parties, série { $seed }
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-mean = score moyen
sim-deviation = ±
sim-worst = pire
sim-best = meilleur
sim-lengths = Longueur : { $mean } décisions en moyenne, de { $shortest } à { $longest }.
sim-speed = { $seconds } s sur { $threads ->
    [one] un fil
   *[other] { $threads } fils
 } : { $games } parties et { $decisions } décisions par seconde.

sim-variant = Variante { $variant }
sim-broken-off = { $games ->
    [one] Une partie a été interrompue après { $longest } décisions et comptée en l’état.
   *[other] { $games } parties ont été interrompues après { $longest } décisions et comptées en l’état.
 }
sim-said = annoncé %
sim-positions = positions
sim-games = parties
sim-true = gagné %
sim-brier = Chances annoncées et victoires, sur { $positions } positions jugées comme dans les conseils : score de Brier { $brier } (toujours 50 % donne 0,25).
sim-report = Le rapport est dans { $file }.
sim-csv = games.csv et cards.csv sont dans { $folder }.

## The arena

arena-heading = { $game }, { $seats } places : { $pairings ->
    [one] une rencontre
   *[other] { $pairings } rencontres
 } de { $each } parties ({ $deals } donnes, chacune depuis toutes les places), n = { $games } parties, série { $seed }
arena-fair = À cette table, un robot joue contre { $crowd } d’une autre sorte ; à force égale, il gagne { $fair } %.
arena-bot = robot
arena-rating = cote
arena-won = gagné %
arena-games = parties
arena-time = temps médian
arena-slowest = 99 %
arena-one = robot
arena-against = contre
arena-interval = 95 %
arena-lead = avance
arena-notes = Cotes : points Elo ajustés à toutes les rencontres ; 400 points valent dix fois plus de chances. Avance : points d’avance sur les autres, par donne. Temps : d’une décision où il y a un choix.

## Verifying

verify-game = { $game }, règles version { $rules }, contenu { $content }
verify-seats = À la table : { $names }.
verify-moves = { $moves ->
    [0] Aucun coup joué.
    [one] Un coup rejoué : il est légal.
   *[other] { $moves } coups rejoués, tous légaux.
 }
verify-seed = La graine correspond à l’engagement { $commitment }.
verify-result = Le résultat découle bien des coups : { $scores }.
verify-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
verify-good = Tout est en ordre.

## Content

content-builtin = incorporé à ce programme
content-place = { $game } : { $place }
content-file = { $file } : { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
 }
content-hash = Empreinte : { $hash }
content-same = Ce sont les chiffres incorporés à ce programme.
content-good = Le contenu est bon.

## Conformance

conformance-tally = { $game } tient toutes ses promesses : { $count ->
    [one] une partie
   *[other] { $games } parties
 } dans { $variants ->
    [one] une variante
   *[other] { $variants } variantes
 }, { $decisions } décisions.
conformance-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde.

## What went wrong

args-unknown = Il n’y a pas d’option { $arg }. Voir : taverne --help
args-unknown-close = Il n’y a pas d’option { $arg } ; { $close }, peut-être ?
args-no-command = Il n’y a pas de commande « { $command } ». Voir : taverne --help
args-no-command-close = Il n’y a pas de commande « { $command } » ; { $close }, peut-être ?
args-no-value = { $arg } attend une valeur.
args-bad-choice = { $arg } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
args-bad-value = { $arg } ne peut pas valoir « { $value } » : il faut { $takes }.
takes-number = un nombre
takes-at-least = un nombre à partir de { $least }
takes-range = un nombre de { $least } à { $most }
takes-lang = fr ou en
takes-address = une adresse et un port, comme 0.0.0.0:8080
takes-seed = un nombre ou 64 chiffres hexadécimaux
takes-case = VARIANTE/PLACES/SÉRIE/NUMÉRO
args-twice = { $arg } ne se donne qu’une seule fois.
args-conflict = { $arg } et { $other } ne vont pas ensemble.
args-missing = Il manque : { $args }.
args-too-many = { $arg } n’accepte pas aussi « { $value } ».
args-no-text = Ce qui a été tapé n’est pas du texte.
args-other = { $why }

failed-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
failed-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }, et des budgets comme hard@1000 ou hard@250ms.
failed-twice = Le robot « { $bot } » est nommé deux fois.
failed-lonely = Il faut au moins deux robots pour une arène.
failed-alone = Il faut une table d’au moins deux places pour une arène.
failed-variant = Il n’y a pas de variante « { $variant } » avec { $seats ->
    [one] une place
   *[other] { $seats } places
 } ; il y a : { $known }.
failed-write = Impossible d’écrire { $file } ({ $why }).
failed-interrupted = Interrompu après { $games } parties sur { $planned } ; voici ce qu’elles disent.
failed-case = Il n’y a pas de variante pour le cas « { $case } » ; il y a : { $known }.
failed-crowd = { $players } joueurs ne tiennent pas sur { $seats ->
    [one] une place
   *[other] { $seats } places
 }.
failed-options = Ces options ne vont pas : { $why }.
options-no-pair = une option s’écrit clé=valeur, pas « { $text } »
options-no-key = il n’y a pas d’option « { $key } » ; il y a : { $known }
options-no-value = { $key } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }
failed-refused = { $why }
failed-unknown-content = Aucun contenu d’empreinte { $hash } n’est chargé.
failed-terminal = On ne peut plus rien lire ni écrire ({ $why }).
failed-read = Impossible de lire { $file } ({ $why }).
failed-not-a-file = { $file } n’est pas un fichier.
failed-record = { $file } : { $why }
record-foreign = ce n’est pas une partie de la Taverne.
record-damaged = la partie enregistrée est coupée ou abîmée ({ $why }).
record-newer = la partie a le format { $format }, que ce programme est trop ancien pour lire.
record-other-game = la partie est d’un jeu qui n’est pas de la maison ({ $game }).
record-other-rules = la partie suit la version { $theirs } des règles, et ce programme a la version { $ours }.
record-other-content = la partie a été jouée avec d’autres chiffres (contenu { $hash }) ; donnez leur dossier avec --content.
record-no-seed = la partie n’a pas de graine : son hasard ne peut pas être rejoué.
record-broken-commitment = la graine ne correspond pas à l’engagement : quelqu’un a changé l’un des deux.
record-setup = la table de cette partie ne peut pas être dressée ({ $why }).
record-bad-move = le coup { $number } ne peut pas être joué ({ $why }).
record-wrong-result = le résultat enregistré n’est pas celui de ces coups.
failed-other-campaign = { $file } est une partie de { $why } ; une campagne n’a qu’un jeu.
failed-no-campaign-game = { $file } n’est pas une partie de campagne finie : une partie solo d’un jeu qui en a une.
failed-no-home = Il n’y a pas de dossier personnel où garder les parties ; donnez un dossier avec --data.
failed-save = Impossible d’enregistrer dans { $file } ({ $why }) ; donnez un autre dossier avec --data.
failed-nothing-to-resume = Il n’y a pas de partie à reprendre dans { $folder }.
failed-over = La partie de { $file } est finie ; pour la revoir : taverne replay
failed-names = { $names } noms, c’est trop pour { $seats } places.
failed-seat = Il n’y a pas de place { $seat } à cette table de { $seats }.
failed-at = Il n’y a pas de coup { $at } ; la partie en compte { $moves }.

## Before the game

seat-you = Joueur
seat-person = Joueur { $n }
ask-players = Combien de joueurs ({ $least } à { $most }) ? [{ $default }]
ask-people = Combien d’entre eux à ce clavier (1 à { $most }) ? [{ $default }]
ask-name = Un nom ? [{ $default }]
ask-bot = Quel robot prend la place { $seat } (1 à { $most }) ? [{ $default }]
ask-choice = Lequel (1 à { $most }) ? [{ $default }]
ask-several = Lesquels ? Jusqu’à { $most } numéros avec des virgules ; Entrée pour aucun. []
ask-several-again = Des numéros de 1 à { $last } avec des virgules, { $most } au plus.
ask-yes = { $title } ? oui ou non [oui]
ask-no = { $title } ? oui ou non [non]
ask-yes-again = Oui ou non, s’il vous plaît.
ask-number-again = Un nombre de { $least } à { $most }, s’il vous plaît.

## During the game

play-welcome = { $game }. Tout le hasard de cette partie est fixé par une graine secrète, dont l’engagement est { $commitment }.
play-resumed = On reprend { $file }, { $moves ->
    [0] au début
    [one] après un coup
   *[other] après { $moves } coups
 }.
play-curtain = Passez le clavier à { $name }, puis appuyez sur Entrée.
play-input = Votre choix, 1-{ $most } (? règle, w pourquoi pas, u annuler, t table, h aide, q quitter) >
play-input-only = Entrée ou 1 (? règle, w pourquoi pas, u annuler, t table, h aide, q quitter) >
play-help =
    un numéro : choisir      ? : la règle du moment      ? mot : chercher dans les règles
    u : annuler              w : pourquoi pas le reste   t : revoir la table
    l : tout le journal      s : le score actuel         q : enregistrer et quitter
play-empty = Tapez le numéro de votre choix, de 1 à { $most }, ou h pour l’aide.
play-unknown = « { $word } » ne veut rien dire ici. Tapez le numéro de votre choix, de 1 à { $most }, ou :
play-no-such-choice = Il n’y a pas de choix { $number } ; il y en a { $most }.
play-nothing-refused = Tout ce que vous pourriez tenter est possible.
play-refused = { $label } :
play-undone = C’est annulé.
play-no-rule = Les règles n’en disent rien.
play-search-hint = « ? mot » cherche dans toutes les règles.
play-not-found = Les règles ne parlent pas de « { $word } ».
play-more-found = … et { $more } de plus.
play-score-so-far = Ce que ce serait maintenant, pour autant que vous le sachiez.
play-saved = La partie est enregistrée dans { $file }. Pour la reprendre : taverne play --resume
play-seed = Graine { $seed } ; son SHA-256 est l’engagement { $commitment } du début.
play-finished = La partie entière est dans { $file } ; pour la revoir : taverne replay
score-total = Total
score-rank = Rang
score-rival = Adversaire
score-winners = { $count ->
    [one] { $names } gagne.
   *[other] Victoire partagée : { $names }.
 }

## Replays

replay-setup = Mise en place
replay-move = Coup { $at } sur { $last } : { $name }
replay-input = { $at }/{ $last } (Entrée suivant, p précédent, g N aller à, e fin, q quitter) >
replay-help = Entrée ou n : coup suivant ; p : précédent ; g 12 : aller au coup 12 ; e : fin ; q : quitter.
replay-goto = Tapez g et un coup de 0 à { $last }.
replay-end = C’est la fin de la partie.

serve-open = La Taverne est ouverte : { $address }
serve-stop = Ouvrez cette adresse dans votre navigateur. Ctrl+C ferme la maison ; toutes les parties sont gardées.
serve-network = Pour les autres, dans votre réseau : { $addresses }
man-written = { $pages ->
    [one] Une page est
   *[other] { $pages } pages sont
 } dans { $folder }.
page-turn = – la suite : Entrée ; assez : q –
failed-serve = La maison ne peut pas ouvrir : { $why }.

## Une campagne

campaign-game = Partie { $number } : { $points } points, { $new ->
    [0] rien de nouveau
    [one] 1 objectif de plus
   *[other] { $new } objectifs de plus
}
campaign-in-game = partie { $number }
campaign-standing = { $who } : { $ticked } objectifs sur { $all }.

## Copies of what a house keeps

backup-done = { $file } est une copie entière : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $entries ->
    [one] une décision
   *[other] { $entries } décisions
 }. Pour la remettre en place : taverne restore
restore-done = { $file } est de retour : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $entries ->
    [one] une décision
   *[other] { $entries } décisions
 }.
restore-aside = Ce qui était là avant est maintenant { $file }. Tout ce qui sera effacé désormais y reste : supprimez-le quand vous n’en avez plus besoin.
failed-occupied = Une autre maison est ouverte dans { $file }. Fermez-la d’abord, ou donnez à celle-ci son propre dossier avec --data.
failed-no-house = Il n’y a pas de maison dans { $file }.
failed-in-the-way = { $file } existe déjà, et rien n’a changé. Une copie peut avoir un autre nom une seconde plus tard ; et restore, avec --replace, met une base de côté.
failed-folder = Impossible d’utiliser { $file } ({ $why }).
failed-damaged = Ce qui est gardé dans { $file } est abîmé ({ $why }). Rien n’a changé. Pour remettre une copie : taverne restore FICHIER --replace

