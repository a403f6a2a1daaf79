### Les mots de la ligne de commande, en français.

## The games

games-box = { $least } à { $most } joueurs, { $minutes } minutes
games-hint = Pour jouer : taverne play

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

## Verifying

verify-game = { $game }, règles version { $rules }, contenu { $content }
verify-seats = À la table : { $names }.
verify-moves = { $moves } coups rejoués, tous légaux.
verify-seed = La graine correspond à l’engagement { $commitment }.
verify-result = Le résultat découle bien des coups : { $scores }.
verify-unfinished = La partie n’est pas finie : il n’y a pas de résultat à vérifier.
verify-good = Tout est en ordre.

## Content

content-builtin = incorporé à ce programme
content-place = { $game } : { $place }
content-hash = Empreinte : { $hash }
content-same = Ce sont les chiffres incorporés à ce programme.
content-good = Le contenu est bon.

## Conformance

conformance-tally = { $game } tient toutes ses promesses : { $games } parties dans { $variants ->
    [one] une variante
   *[other] { $variants } variantes
 }, { $decisions } décisions.
conformance-speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde.

## What went wrong

failed-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
failed-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
failed-case = Il n’y a pas de variante pour le cas « { $case } » ; il y a : { $known }.
failed-crowd = { $players } joueurs ne tiennent pas sur { $seats ->
    [one] une place
   *[other] { $seats } places
 }.
failed-options = Ces options ne vont pas : { $why }.
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
