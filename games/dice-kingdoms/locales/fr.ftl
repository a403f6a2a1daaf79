### Les mots de Dés de Valeria, en français.

## Noms

# Le jeu

game-title = Dés de Valeria
game-pitch = Six dés, deux feuillets, et des récompenses qui s’enchaînent.
game-about =
    Chaque lancer apporte une récolte à tous ; puis qui a lancé recrute un citoyen, combat dans un antre ou construit une route.
    Les cases cochées offrent des récompenses qui en font cocher d’autres : bien choisi, un seul dé déclenche toute une chaîne.
    Les domaines plient les dés, les statues disent ce que vaut votre royaume, et trois pistes de guilde complétées mettent fin à la partie.

# Guildes et dés

guild-holy = Saints
guild-worker = Artisans
guild-shadow = Ombres
guild-soldier = Soldats

die-yellow = le dé jaune
die-red = le dé rouge
die-green = le dé vert
die-blue = le dé bleu
die-any = un dé de couleur au choix

# Récompenses

reward-recruit = recrue
reward-gold = or
reward-road = route
reward-sentinel = sentinelle
reward-combat = combat
reward-pedestal = piédestal
reward-star = étoile
reward-recruit-about = Cochez la prochaine case d’un citoyen de votre choix.
reward-gold-about = Cochez la prochaine case du trésor de guerre.
reward-road-about = Cochez une case de route voisine d’une case cochée, d’un départ ou d’un domaine rallié.
reward-sentinel-about = Cochez la prochaine case du chemin de ronde.
reward-combat-about = Cochez la prochaine case d’un antre de votre choix et gagnez sa récompense.
reward-pedestal-about = Prenez une statue de la rivière.
reward-star-about = 1 point à la fin.

# Citoyens

citizen-c1 = Clerc
citizen-c2 = Marchand
citizen-c3 = Mercenaire
citizen-c4 = Archer
citizen-c5 = Paysan
citizen-c6 = Chevalier
citizen-c7 = Roublard
citizen-c8 = Champion
citizen-c9_10 = Paladin
citizen-c11_12 = Boucher

# Domaines et routes

domain-d01 = Moulin de la Lisière
domain-d02 = Tour du Guet
domain-d03 = Auberge du Gué
domain-d04 = Bassin aux Nénuphars
domain-d05 = Chapelle du Vallon
domain-d06 = Carrière de Pierre-Grise
domain-d07 = Caserne de la Clairière
domain-d08 = Halle des Artisans
domain-d09 = Repaire des Contrebandiers
domain-d10 = Grand Cirque
domain-d11 = Observatoire
domain-d12 = Palais de Justice
domain-d13 = Monastère des Cimes

power-adjust = +1 ou −1 sur { $die }, une fois par phase d’action
power-flip = retourner { $die } (7 moins sa valeur), une fois par phase d’action
power-citizen = tout de suite, un citoyen de la guilde { $guild }

place-start = départ { $n }
place-dead-end = impasse { $n }
road-name = { $a } – { $b }

# Antres

lair-den_goblin = Antre des Gobelins
lair-den_troll = Antre des Trolls
lair-den_minotaur = Antre du Minotaure
lair-den_dragon = Antre du Dragon

# Statues

statue-1 = Pontonnier (1)
statue-2 = Seigneur (2)
statue-3 = Trésorier (3)
statue-4 = Sentinelle (4)
statue-5 = Tueuse de monstres (5)
statue-6 = Astronome (6)
statue-7 = Sculpteur (7)
statue-8 = Sainte (8)
statue-9 = Ombre (9)
statue-10 = Soldat (10)
statue-11 = Artisane (11)
statue-12 = Héraut (12)
statue-13 = Champion (13)
statue-14 = Reine (14)

statue-scores = { $points } PV par { $things }
statue-gives = tout de suite : { $rewards }
statue-gives-and-stars = tout de suite : { $rewards } ; compte comme { $stars } étoiles

metric-bridges = { $n ->
    [one] pont complet
   *[other] groupe de { $n } ponts complets
 }
metric-domains = { $n ->
    [one] domaine rallié
   *[other] groupe de { $n } domaines ralliés
 }
metric-lairs = { $n ->
    [one] antre complété
   *[other] groupe de { $n } antres complétés
 }
metric-chest_boxes = { $n ->
    [one] case cochée du trésor de guerre
   *[other] groupe de { $n } cases cochées du trésor de guerre
 }
metric-wall_stars = { $n ->
    [one] étoile cochée du chemin de ronde
   *[other] groupe de { $n } étoiles cochées du chemin de ronde
 }
metric-stars = { $n ->
    [one] étoile
   *[other] groupe de { $n } étoiles
 }
metric-pedestals = { $n ->
    [one] piédestal coché
   *[other] groupe de { $n } piédestaux cochés
 }
metric-holy = { $n ->
    [one] case cochée d’un Saint
   *[other] groupe de { $n } cases cochées de Saints
 }
metric-worker = { $n ->
    [one] case cochée d’un Artisan
   *[other] groupe de { $n } cases cochées d’Artisans
 }
metric-shadow = { $n ->
    [one] case cochée d’une Ombre
   *[other] groupe de { $n } cases cochées d’Ombres
 }
metric-soldier = { $n ->
    [one] case cochée d’un Soldat
   *[other] groupe de { $n } cases cochées de Soldats
 }

# Événements du jeu en solitaire

event-1 = Crue soudaine
event-2 = Village déserté
event-3 = Rempart fissuré
event-4 = Monstre insaisissable
event-5 = Exode
event-6 = Pillage
event-7 = Grève de guilde
event-8 = Pénurie de marbre
event-9 = Éboulement
event-10 = Brume épaisse

event-text-bridge = un pont incomplet est emporté : sa case or ne donne rien et il ne compte jamais
event-text-domain = un domaine non rallié devient une impasse
event-text-wall_star = la prochaine étoile du chemin de ronde est rayée
event-text-lair_value = la plus haute valeur d’un antre incomplet est rayée
event-text-citizen = la case libre la plus à droite d’un citoyen est rayée
event-text-chest_reward = la prochaine récompense du trésor de guerre est rayée, hors piédestaux
event-text-guild_reward = la prochaine récompense de votre piste de guilde incomplète la plus avancée est rayée
event-text-pedestal = le dernier piédestal du trésor de guerre est rayé
event-text-road = une route sans aucune coche est coupée
event-text-blue_die = le dé bleu est inutilisable ce tour-ci

# Rangs du jeu en solitaire

rank-fallen = { $points } PV : la reine vous retire votre titre, et une baronne prend votre place.
rank-watched = { $points } PV : votre château n’est pas choisi, et la reine dépêche un baron pour vous surveiller.
rank-chamberlain = { $points } PV : votre château n’est pas choisi, mais vous voilà Premier Chambellan du Sud.
rank-duke = { $points } PV : votre château est la Capitale Méridionale de Valeria, et le duché est à vous !

# Cases

spot-citizen = { $name } { $n }
spot-guild = { $name } { $n }
spot-chest = la case { $n } du trésor de guerre
spot-wall = la case { $n } du chemin de ronde
spot-lair = { $name } { $from }–{ $to }, case { $n }
spot-road = { $name }, case { $n }

target-bridge = le pont { $road }
target-lair = la plus haute valeur : { $lair }
target-citizen = une case : { $name }
target-guild = la prochaine récompense : { $guild }
target-wall = la prochaine étoile du chemin de ronde
target-chest = la prochaine récompense du trésor de guerre
target-pedestal = le dernier piédestal du trésor de guerre

unknown = quelque chose qui n’existe pas

# Scores et phases

score-stars = Étoiles
score-domains = Domaines
score-lairs = Antres
score-statues = Statues

phase-roll = Lancer
phase-event = Événement
phase-harvest = Récolte
phase-statues = Statues
phase-action = Action
phase-roll_again = Second lancer
phase-second_harvest = Seconde récolte
phase-over = Fin de la partie

## Questions

ask-roll = À vous : lancez les dés.
ask-roll-again = Lancez les dés noirs pour la seconde récolte.
ask-action = Choisissez un dé : jaune recrute, rouge combat, vert construit.
ask-action-powers = Choisissez un dé, ou changez-en un avec un domaine.
ask-console = La récolte n’a coché aucune case de guilde : choisissez une piste pour en cocher une.
ask-recruit = Une recrue : quel citoyen ?
ask-road = Une case de route : où ?
ask-combat = Un combat : dans quel antre ?
ask-statue = Un piédestal : quelle statue prenez-vous ?
ask-strike-bridge = { $event } : quel pont est emporté ?
ask-strike-domain = { $event } : quel domaine est déserté ?
ask-strike-wall_star = { $event } : une étoile du chemin de ronde est rayée.
ask-strike-lair_value = { $event } : de quel antre la plus haute valeur est-elle rayée ?
ask-strike-citizen = { $event } : quels citoyens s’en vont ?
ask-strike-chest_reward = { $event } : une récompense du trésor de guerre est rayée.
ask-strike-guild_reward = { $event } : sur quelle piste une récompense est-elle rayée ?
ask-strike-pedestal = { $event } : un piédestal est rayé.
ask-strike-road = { $event } : quelle route est coupée ?
ask-strike-blue_die = { $event } : le dé bleu est inutilisable.
ask-nothing = La partie est terminée.

## Actions

do-roll = Lancer les dés
do-strike = { $target }
do-console = { $guild } : { $gives }
do-recruit = { $name } : { $gives }
do-pave = { $from } → { $to } : { $gives }
do-combat = { $lair } : { $gives }
do-take-statue = { $statue } : { $text }
do-change-die = { $domain } : { $die } de { $from } à { $to }
do-hire = Recruter avec { $value }, { $name } : { $gives }
do-fight = Combattre avec { $value }, { $lair } { $from }–{ $to } : { $gives }
do-build = Construire avec { $value }, { $from } → { $to } : { $gives }
do-hire-later = Recruter un citoyen
do-fight-later = Combattre dans un antre
do-build-later = Construire une route
do-change-die-later = { $domain } : changer un dé
do-idle = Prendre un dé qui ne coche rien

gives = { $gains }
gives-plain = une case simple
gives-nothing = rien
gives-boxes = { $n ->
    [one] 1 case
   *[other] { $n } cases
 }
gives-choice = puis au choix
gives-bridge = pont complet
gives-lair = antre complété
gives-points = { $n } PV

## Journal

log-begins = { $who_is ->
    [you] Les feuillets sont prêts. Vous commencez.
   *[other] Les feuillets sont prêts. { $who } commence.
 }
log-turn = Manche { $round }, tour { $turn } : { $who_is ->
    [you] à vous.
   *[other] { $who }.
 }
log-rolled = { $who_is ->
    [you] Vous lancez : noirs { $one } et { $two }, jaune { $yellow }, rouge { $red }, vert { $green }, bleu { $blue }.
   *[other] { $who } lance : noirs { $one } et { $two }, jaune { $yellow }, rouge { $red }, vert { $green }, bleu { $blue }.
 }
log-rolled-again = { $who_is ->
    [you] Vous lancez { $one } et { $two } pour la seconde récolte.
   *[other] { $who } lance { $one } et { $two } pour la seconde récolte.
 }
log-event = Double ! Bateau { $boats } : { $event } – { $text }.
log-struck = Rayé : { $target }.
log-event-missed = Il n’y a rien à rayer.
log-no-boat = Double, mais tous les bateaux sont cochés : pas d’événement.
log-activated = { $who_is ->
    [you] Chez vous, { $name } ({ $values }) : { $guild } +{ $n }.
   *[other] Chez { $who }, { $name } ({ $values }) : { $guild } +{ $n }.
 }
log-activated-full = { $who_is ->
    [you] Chez vous, { $name } ({ $values }) : la piste { $guild } est déjà complète.
   *[other] Chez { $who }, { $name } ({ $values }) : la piste { $guild } est déjà complète.
 }
log-consoled = { $who_is ->
    [you] Aucune case de guilde pour vous : vous choisissez { $guild } +1.
   *[other] Aucune case de guilde pour { $who }, qui choisit { $guild } +1.
 }
log-changed-die = { $who_is ->
    [you] { $domain } : vous passez { $die } de { $from } à { $to }.
   *[other] { $domain } : { $who } passe { $die } de { $from } à { $to }.
 }
log-hires = { $who_is ->
    [you] Vous recrutez avec { $value } : { $name }.
   *[other] { $who } recrute avec { $value } : { $name }.
 }
log-fights = { $who_is ->
    [you] Vous combattez avec { $value } : { $lair }.
   *[other] { $who } combat avec { $value } : { $lair }.
 }
log-builds = { $who_is ->
    [you] Vous construisez avec { $value } : { $from } → { $to }.
   *[other] { $who } construit avec { $value } : { $from } → { $to }.
 }
log-idles = { $who_is ->
    [you] Vous prenez un dé qui ne coche rien.
   *[other] { $who } prend un dé qui ne coche rien.
 }
log-ticked = { $who_is ->
    [you] Vous cochez { $spot }.
   *[other] { $who } coche { $spot }.
 }
log-ticked-reward = { $who_is ->
    [you] Vous cochez { $spot } : { $reward }.
   *[other] { $who } coche { $spot } : { $reward }.
 }
log-plunder = { $who_is ->
    [you] Le combat vous rapporte un or.
   *[other] Le combat rapporte un or à { $who }.
 }
log-lost = { $who_is ->
    [you] Vous n’avez plus rien à cocher pour { $reward }.
   *[other] { $who } n’a plus rien à cocher pour { $reward }.
 }
log-surplus = { $n ->
    [one] La route s’arrête là : 1 case est perdue.
   *[other] La route s’arrête là : { $n } cases sont perdues.
 }
log-guild-finished = { $who_is ->
    [you] Vous avez complété la piste des { $guild } !
   *[other] { $who } a complété la piste des { $guild } !
 }
log-bridge = { $who_is ->
    [you] Vous complétez le pont { $road }.
   *[other] { $who } complète le pont { $road }.
 }
log-joined = { $who_is ->
    [you] Vous ralliez { $domain } : { $power }.
   *[other] { $who } rallie { $domain } : { $power }.
 }
log-power-lost = { $domain } : il ne reste aucune case de citoyen de la guilde, plus rien à gagner.
log-lair-finished = { $who_is ->
    [you] Vous avez complété : { $lair }.
   *[other] { $who } a complété : { $lair }.
 }
log-circled-first = { $who_is ->
    [you] { $lair } : vous êtes en tête, { $points } PV.
   *[other] { $lair } : { $who } est en tête, { $points } PV.
 }
log-circled-other = { $who_is ->
    [you] { $lair } : { $points } PV pour vous.
   *[other] { $lair } : { $points } PV pour { $who }.
 }
log-harvest-shown = Récolte : { $who }.
log-took-statue = { $who_is ->
    [you] Vous prenez la statue { $statue } : { $text }.
   *[other] { $who } prend la statue { $statue } : { $text }.
 }
log-pedestal-lost = { $who_is ->
    [you] Aucune statue pour vous : le piédestal reste vide.
   *[other] Aucune statue pour { $who } : le piédestal reste vide.
 }
log-revealed = Nouvelle statue : { $statue }.
log-last-round = { $who_is ->
    [you] Vous avez complété assez de pistes de guilde : c’est la dernière manche.
   *[other] { $who } a complété assez de pistes de guilde : c’est la dernière manche.
 }
log-ended = La partie est terminée.

## Refus

no-game-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de décider maintenant.
no-not-now = Cela ne répond pas à la question.
no-not-rolled = Lancez d’abord les dés : ils disent ce que vous pouvez cocher.
no-unknown = Il n’y a rien de tel sur les feuillets.
no-finished = Il n’y a plus de case à cocher.
no-out-of-reach = Il n’y a ni départ ni domaine rallié à ce bout.
no-same-box = Il reste une case, et c’est la même depuis l’autre bout.
no-other-value = Ce bloc répond à d’autres valeurs.
no-blue-not-needed = Le dé seul coche déjà les mêmes cases : le dé bleu n’y ajoute rien.
no-twin = La même statue est proposée plus à gauche : les deux se valent.
no-card = Il n’y a pas de carte.
no-same-number = Vous avez déjà une statue de ce numéro.
no-statue-limit = Vous avez { $limit } statues, et ne pouvez en avoir plus.
no-not-joined = Vous n’avez pas rallié ce domaine.
no-already-used = Ce domaine a déjà servi dans cette phase d’action.
no-other-power = Ce domaine fait autre chose.
no-die-unchanged = Cela ne changerait pas le dé.
no-fog = Brume : le dé bleu est inutilisable ce tour-ci.
no-can-tick = Chaque dé peut cocher quelque chose : choisissez-en un.
no-not-eligible = L’événement ne peut pas rayer cela.

## La table en texte

table-turn = Manche { $round }, tour { $turn } : { $who }
table-turn-solo = Arbre { $turn } sur { $trees } · bateaux { $boats } sur { $most }
table-dice = noirs { $one } + { $two } = { $sum } · jaune { $yellow } · rouge { $red } · vert { $green } · bleu { $blue }
table-fog = brume
table-last-round = dernière manche
table-row = Statues
table-deck = pioche { $day } + { $night }
table-citizens = Citoyens
table-chest = Trésor de guerre
table-wall = Chemin de ronde
table-lairs = Antres
table-roads = Routes
table-domains = Domaines
table-own-statues = Statues prises
table-none = aucun
table-points = { $n } PV
table-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
 }
table-harvesting = récolte en cours
table-day = jour
table-night = nuit
table-struck = Rayé
table-legend = ■ cochée · □ simple · { $marks }
mark-recruit = R
mark-gold = O
mark-road = V
mark-sentinel = S
mark-combat = C
mark-pedestal = P
mark-star = ★
