### Les mots de Valeria : le Royaume, en français.

## Names

# Le jeu

game-title = Valeria : le Royaume
game-pitch = Recrutez, terrassez, construisez : deux dés nourrissent votre royaume.
game-about =
    À chaque tour, deux dés font travailler vos citoyens, et ceux de tous les autres : personne n’attend son tour
    les mains vides. Avec votre or, votre force et votre magie, recrutez du monde, terrassez les monstres des
    frontières et construisez des domaines. Un duc secret dira à la fin ce que valait vraiment votre royaume.

# Rôles des citoyens et des domaines

role-worker = Artisan
role-soldier = Soldat
role-shadow = Ombre
role-holy = Saint

# Tant d’un rôle

roles-worker = { $n } { $n ->
    [one] Artisan
   *[other] Artisans
 }
roles-soldier = { $n } { $n ->
    [one] Soldat
   *[other] Soldats
 }
roles-shadow = { $n } { $n ->
    [one] Ombre
   *[other] Ombres
 }
roles-holy = { $n } { $n ->
    [one] Saint
   *[other] Saints
 }

# Sortes de monstres

kind-minion = Sbire
kind-beast = Bête
kind-titan = Titan
kind-boss = Chef

# Zones, de gauche à droite

area-hills = Collines
area-barrens = Landes
area-ruins = Ruines
area-forest = Forêts
area-valley = Vallées
area-swamp = Marais
area-mountains = Montagnes
area-cavern = Cavernes

# Citoyens

citizen-starter_peasant = Paysan de Départ
citizen-starter_knight = Chevalier de Départ
citizen-cleric = Clerc
citizen-monk = Moine
citizen-merchant = Marchand
citizen-blacksmith = Forgeron
citizen-mercenary = Mercenaire
citizen-alchemist = Alchimiste
citizen-archer = Archère
citizen-wizard = Magicien
citizen-peasant = Paysan
citizen-knight = Chevalier
citizen-rogue = Scélérat
citizen-thief = Voleuse
citizen-champion = Champion
citizen-warlord = Chef de Guerre
citizen-paladin = Paladin
citizen-priestess = Prêtresse
citizen-butcher = Boucher
citizen-miner = Mineur

# Monstres

monster-goblin = Gobelin
monster-goblin_mage = Mage Gobelin
monster-goblin_king = Roi Gobelin
monster-gargoyle = Gargouille
monster-wraith = Spectre
monster-witch_queen = Reine Sorcière
monster-skeleton = Squelette
monster-flaming_skeleton = Squelette Incandescent
monster-skeleton_king = Roi Squelette
monster-treant = Tréant
monster-bane_spider = Araignée Pestilentielle
monster-spider_queen = Reine Arachnée
monster-owlbear = Hibours
monster-giant = Géant
monster-troll = Troll
monster-gelatinous_cube = Cube Gélatineux
monster-basilisk = Basilic
monster-swamp_dragon = Dragon des Marais
monster-dire_bear = Ours Terrifiant
monster-orc_warrior = Guerrier Orque
monster-orc_chieftain = Chef de Clan
monster-kobolds = Kobolds
monster-gold_golem = Golem d’Or
monster-red_dragon = Dragon Rouge

# Domaines

domain-foxgrove_palisade = Bosquet aux Renards
domain-the_desert_orchid = L’Orchidée du Désert
domain-palace_of_the_dawn = Citadelle de l’Aube
domain-gargans_embrace = Étreinte du Gargane
domain-emerald_stronghold = Bastion d’Émeraude
domain-pratchetts_plateau = Plateau de Pratchett
domain-blood_crow_army = Bataillon Écarlate
domain-halfpenny_hill = Colline du Demi-Sou
domain-monolith_of_ostendaar = Monolithe d’Ostendaar
domain-cathedral_of_st_aquila = Cathédrale de St Aquilin
domain-the_orb_of_urdr = L’Orbe d’Urdr
domain-forgotten_sorrows = Source des Lamentations
domain-the_violet_thorn = L’Épine Pourpre
domain-darktide_harbour = Havre des Marées Noires
domain-rogues_landing = Débarcadère des Scélérats
domain-shattered_hand = Main Brisée
domain-cloudriders_camp = Camp du Chevaucheur de Nuages
domain-grimmwater_keep = Donjon des Eaux Noires
domain-eye_of_asteraten = Œil d’Asteraton
domain-cutthroats_truce = Au Coupe-Gorge
domain-purloiners_perch = Quai des Ombres
domain-watcher_on_the_water = Guetteur Lacustre
domain-nest_of_the_weaver_witch = Antre de la Veuve Noire
domain-golden_obelisk_of_nae = Obélisque Doré de Naé

# Ducs

duke-cornelius = Cornelius le Rêveur
duke-elsyn = El’syn, Saint des Ombres
duke-elisium = Elisium le Maître-Forgeron
duke-hrothgar = Hrothgar le Conquérant
duke-isabella = Isabella la Juste
duke-lekzandr = Lekzand’r le Protecteur
duke-node = Node, Maître des Épées
duke-reese = Reese le Boutefeu
duke-simon = Simon l’Impur
duke-waryn = Waryn, Seigneur des Scélérats

# Mises en place

preset-first_game = Première partie
preset-first_game-about = Des monstres de force bien étagée et des citoyens aux pouvoirs simples : la table pour découvrir le jeu.
preset-or_qui_brille = Or qui brille
preset-or_qui_brille-about = Des cavernes pleines d’or et peu de domaines qui donnent de la magie : apprenez à changer l’un en l’autre.
preset-maitrise_de_la_magie = Maîtrise de la Magie
preset-maitrise_de_la_magie-about = Clercs, Alchimistes et Magiciens : la magie paie presque tout, et la Voleuse le sait.
preset-sang_monstrueux = Sang monstrueux
preset-sang_monstrueux-about = Forgerons et Chefs de Guerre font fructifier les armées : ici, on vit de la chasse aux monstres.

## Le Seigneur Noir, les phases, les options

dark-lord = Le Seigneur Noir

phase-dukes = Ducs
phase-roll = Lancer
phase-harvest = Récolte
phase-actions = Actions
phase-monsters = Monstres
phase-second_harvest = Deuxième récolte
phase-over = Fin de partie

option-setup = Mise en place
option-setup-about = Une table recommandée, une table au hasard, ou vos propres choix.
option-areas = Zones
option-areas-about = Cinq zones de monstres ; aucune : au hasard.
option-citizens = Citoyens
option-citizens-about = Un citoyen par pioche au plus ; les pioches restantes sont tirées au hasard. Avec les citoyens mixtes, tous sont en jeu.
option-removed_domains = Domaines retirés
option-removed_domains-about = Ces domaines restent dans la boîte.
option-mixed = Citoyens mixtes
option-mixed-about = Les deux citoyens de chaque valeur sont mêlés dans une même pioche, faces cachées.
preset-random = Au hasard
preset-random-about = Zones et citoyens tirés au hasard.
preset-custom = À la carte
preset-custom-about = Choisissez les zones, les citoyens et les domaines à retirer.

## Jetons

goods-gold = { $n } Or
goods-strength = { $n } Force
goods-magic = { $n } Magie
goods-points = { $n } PV
goods-nothing = rien

## Ce que font les cartes

effect-gain = Gagnez { $goods }
effect-gain-per = Gagnez { $goods } { $per }
effect-all = { $parts }
effect-choose = { $first } ou { $second }
effect-exchange = Payez { $pay } pour gagner { $gain }
effect-take = Prenez à un adversaire : { $goods }
effect-take-up-to = Prenez à un adversaire jusqu’à l’un de ces montants : { $goods }
effect-gain-any = { $may ->
    [yes] Vous pouvez prendre un citoyen de votre choix
   *[no] Prenez un citoyen de votre choix
 }
effect-gain-named = { $may ->
    [yes] Vous pouvez prendre un { $card } au centre
   *[no] Prenez un { $card } au centre
 }
effect-gain-role = { $may ->
    [yes] Vous pouvez prendre un citoyen { $role }
   *[no] Prenez un citoyen { $role }
 }
effect-gain-role-up-to = { $may ->
    [yes] Vous pouvez prendre un citoyen { $role } de coût { $cost } au plus
   *[no] Prenez un citoyen { $role } de coût { $cost } au plus
 }
effect-gain-up-to = { $may ->
    [yes] Vous pouvez prendre un citoyen de coût { $cost } au plus
   *[no] Prenez un citoyen de coût { $cost } au plus
 }
effect-extra-slay = Vous pouvez terrasser un monstre de plus
effect-return-citizen = Vous pouvez rendre un citoyen pour gagner { $gain }
effect-return-monster = Vous pouvez rendre un monstre pour gagner { $gain }
effect-steal-monster = Prenez au hasard un monstre d’un adversaire
effect-set-die = Payez { $pay } pour mettre un dé sur { $value }
effect-set-die-free = Mettez un dé sur { $value }
effect-set-die-per = Payez { $pay } { $per } pour mettre un dé sur { $value }
effect-shift-die = { $way ->
    [up] Montez un dé de { $delta }
   *[down] Baissez un dé de { $delta }, pas en dessous de { $min }
 }
effect-waive-surcharge = Recruter ne coûte plus de supplément
effect-domain-discount = Vos domaines coûtent { $goods } de moins
per-role = par citoyen { $role }
per-name = par { $card }
per-name-starter = par { $card } (celui de départ compris)
per-domain = par domaine
per-area = par monstre ({ $area })

when-on_build = À la construction
when-own_roll_phase = Quand vous lancez les dés
when-any_roll_doubles = À chaque double
when-own_action_start = Au début de vos actions
when-own_action_end = À la fin de vos actions
when-own_action_passive = Pendant vos actions
when-own_action_gain_citizen = Quand vous gagnez un citoyen
when-own_action_slay = Quand vous terrassez un monstre

## Questions

ask-duke = Choisissez votre duc, en secret.
ask-roll = À vous : lancez les dés.
ask-dice = Changez un dé, ou annoncez le résultat.
ask-thief = { $card } : à qui prendre, et quoi ?
ask-thief-alone = { $card } : que prenez-vous dans la réserve ?
ask-harvest = Récolte : résolvez vos citoyens.
ask-second-harvest = Deuxième récolte : résolvez vos citoyens.
ask-consolation = Aucune de vos cartes n’est activée : prenez une ressource.
ask-action = { $left ->
    [one] Choisissez votre dernière action.
   *[other] Choisissez une action ({ $left } restantes).
 }
ask-payment = { $card } : comment payez-vous ?
ask-reward = { $card } : choisissez votre récompense.
ask-free-citizen = { $card } : prenez-vous un citoyen, et lequel ?
ask-extra-slay = { $card } : voulez-vous terrasser un monstre ?
ask-return = { $card } : voulez-vous rendre une carte ?
ask-exchange = { $card } : faites-vous l’échange ?
ask-victim = { $card } : choisissez un adversaire.
ask-attack = Un 6 : quelle pioche de monstres attaque ?
ask-sacrifice = Les monstres attaquent : quel citoyen perdez-vous ?
ask-nothing = La partie est terminée.

## Actions

do-keep-duke = Garder { $card }
do-roll = Lancer les dés
do-change-die = { $card } : changer le dé { $die } ({ $from })
do-announce = Garder { $one } et { $two }
do-take = Prendre { $goods } à { $who }
do-take-reserve = Prendre { $goods }
do-harvest-choice = { $card } : { $goods }
do-harvest-exchange = { $card } : payer { $pay }, gagner { $gain }
do-end-harvest = Terminer la récolte
do-console = Prendre { $goods }
do-slay = Terrasser { $card } ({ $price })
do-recruit = Recruter { $card } ({ $price })
do-build = Construire { $card } ({ $price })
do-gain = Gagner { $goods }
do-pay = Payer { $goods }
do-take-citizen = Prendre { $card }
do-return = Rendre { $card }
do-exchange = Faire l’échange
do-victim = Choisir { $who }
do-attack-from = { $card } (colonne { $column })
do-sacrifice = Perdre { $card }
do-decline = Non merci

## Journal

log-begins = { $who_is ->
    [you] La table est dressée. Vous commencez.
   *[other] La table est dressée. { $who } commence.
 }
log-kept-duke = Vous gardez { $card }.
log-dukes-chosen = Chacun a choisi son duc.
log-turn = Tour { $turn } : { $who_is ->
    [you] à vous.
   *[other] { $who }.
 }
log-rests = { $who_is ->
    [you] Vous vous reposez : pas de récolte à ce tour.
   *[other] { $who } se repose : pas de récolte à ce tour.
 }
log-rolled = { $who_is ->
    [you] Vous lancez { $one } et { $two }.
   *[other] { $who } lance { $one } et { $two }.
 }
log-changed-die = { $who_is ->
    [you] { $card } : vous changez un { $from } en { $to } (prix : { $paid }).
   *[other] { $card } : { $who } change un { $from } en { $to } (prix : { $paid }).
 }
log-pair = { $who_is ->
    [you] Double ! Vous gagnez { $goods } ({ $card }).
   *[other] Double ! { $who } gagne { $goods } ({ $card }).
 }
log-took = { $who_is ->
    [you] { $card } : vous prenez { $goods } à { $victim }.
   *[other] { $victim_is ->
        [you] { $card } : { $who } vous prend { $goods }.
       *[other] { $card } : { $who } prend { $goods } à { $victim }.
    }
 }
log-fired = { $times ->
    [one] { $card }
   *[other] { $card } ×{ $times }
 }
log-harvested = { $who_is ->
    [you] Récolte : vous gagnez { $gained } ({ $cards }).
   *[other] Récolte : { $who } gagne { $gained } ({ $cards }).
 }
log-harvested-paying = { $who_is ->
    [you] Récolte : vous payez { $paid } et gagnez { $gained } ({ $cards }).
   *[other] Récolte : { $who } paie { $paid } et gagne { $gained } ({ $cards }).
 }
log-consoled = { $who_is ->
    [you] Aucune de vos cartes n’est activée : vous prenez { $goods }.
   *[other] Aucune carte activée chez { $who } : { $goods } en consolation.
 }
log-not-consoled = { $who_is ->
    [you] Aucune de vos cartes n’est activée, et vous ne prenez rien.
   *[other] Aucune carte activée chez { $who }.
 }
log-gained-resource = { $who_is ->
    [you] Vous gagnez { $goods }.
   *[other] { $who } gagne { $goods }.
 }
log-gained = { $who_is ->
    [you] Vous gagnez { $goods } ({ $card }).
   *[other] { $who } gagne { $goods } ({ $card }).
 }
log-exchanged = { $who_is ->
    [you] { $card } : vous payez { $paid } et gagnez { $gained }.
   *[other] { $card } : { $who } paie { $paid } et gagne { $gained }.
 }
log-slew = { $who_is ->
    [you] Vous terrassez { $card } (prix : { $paid }).
   *[other] { $who } terrasse { $card } (prix : { $paid }).
 }
log-recruited = { $who_is ->
    [you] Vous recrutez { $card } (prix : { $paid }).
   *[other] { $who } recrute { $card } (prix : { $paid }).
 }
log-built = { $who_is ->
    [you] Vous construisez { $card } (prix : { $paid }).
   *[other] { $who } construit { $card } (prix : { $paid }).
 }
log-took-citizen = { $who_is ->
    [you] { $cause } : { $card } vous rejoint sans frais.
   *[other] { $cause } : { $card } rejoint { $who } sans frais.
 }
log-returned = { $who_is ->
    [you] Vous rendez { $card } et gagnez { $goods }.
   *[other] { $who } rend { $card } et gagne { $goods }.
 }
log-stole-monster = { $who_is ->
    [you] Vous prenez { $card } à { $victim }.
   *[other] { $victim_is ->
        [you] { $who } vous prend { $card }.
       *[other] { $who } prend { $card } à { $victim }.
    }
 }
log-lured-monster = { $who_is ->
    [you] Vous attirez { $card } sans combat.
   *[other] { $who } attire { $card } sans combat.
 }
log-turned-up = Nouvelle carte : { $card }.
log-exhausted = Une pioche est épuisée.
log-captured = { $monster } attaque et emporte { $card }.
log-last-round = Dernière manche : on termine le tour de table.
log-last-round-off = La fin est repoussée : la partie continue.
log-ended = La partie est terminée.

## Refus

no-game-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de jouer.
no-not-now = Ce n’est pas possible maintenant.
no-empty = Il n’y a plus rien à prendre ici.
no-missing = Il vous manque { $goods }.
no-only-magic = Il faut payer au moins { $goods } : la Magie seule ne suffit pas.
no-wrong-amount = Le montant doit être exact.
no-missing-role = Il vous manque { $roles }.
no-not-owned = Cette carte n’est pas à vous.
no-already-used = Ce domaine a déjà servi pour ce lancer.
no-die-unchanged = Ce dé ne changerait pas.
no-too-much = { $n ->
    [0] Il n’y a rien à prendre là.
   *[other] On ne peut y prendre que { $n }.
 }
no-choose-first = Il reste un choix obligatoire.
no-not-activated = Cette carte n’est pas activée.
no-not-eligible = Cette carte ne convient pas.
no-impossible = Cette récompense n’est pas possible maintenant.

setup-unknown = Il n’y a pas de mise en place « { $setup } ».
setup-unknown-card = L’option { $kind } ne connaît pas « { $id } ».
setup-only-custom = L’option { $option } ne vaut qu’avec la mise en place à la carte (setup=custom).
setup-five-areas = Il faut cinq zones différentes, ou aucune.
setup-same-value = { $card } : il y a déjà un citoyen de cette valeur.
setup-too-many-domains = On peut retirer { $most ->
    [one] { $most } domaine
   *[other] { $most } domaines
 } au plus.

## Score

taken-citizen = Citoyens
taken-monster = Monstres
taken-domain = Domaines
taken-duke = Ducs
score-monsters = Monstres
score-domains = Domaines
score-tokens = Jetons de victoire
score-duke-cards = Duc : cartes
score-rival = Le Seigneur Noir
score-duke-resources = Duc : ressources
verdict-monsters-beaten = Tous les monstres sont terrassés : le royaume est sauvé !
verdict-overrun = Les monstres n’ont plus rien trouvé à prendre : le royaume est perdu.
verdict-outscored = Vous dépassez le Seigneur Noir : le royaume est à vous !
verdict-not-outscored = Le Seigneur Noir n’est pas dépassé : le royaume est à lui.

## La table en texte

table-monsters = Monstres
table-citizens = Citoyens
table-domains = Domaines
table-kind = zone, sorte
table-role = rôle
table-price = coût
table-points = vaut
table-needs = demande
table-reward = récompense
table-own-turn = à votre tour
table-other-turns = au tour des autres
table-exhausted = épuisée
table-hidden = face cachée
table-more-hidden = (+{ $n } face cachée)
table-below = dessous : { $cards }
table-turn = Tour { $turn } : { $who_is ->
    [you] le vôtre
   *[other] { $who }
 }
table-dice = dés { $one } et { $two } (somme { $sum })
table-exhausted-count = pioches épuisées { $n } sur { $limit }
table-duke = Duc
table-captured = Captifs
table-rests = se repose
table-last-round = dernière manche
table-you = vous
table-list = { $title } :
table-power-when = { $when } : { $power }

short-per = { $goods } { $per }
short-exchange = payez { $pay } pour { $gain }
short-take = prenez { $goods } à un adversaire
short-take-up-to = prenez jusqu’à { $goods }
short-citizen-any = un citoyen au choix
short-citizen-named = un { $card }
short-citizen-role = un citoyen { $role }
short-citizen-role-up-to = un citoyen { $role } de coût { $cost } au plus
short-citizen-up-to = un citoyen de coût { $cost } au plus
short-extra-slay = vous pouvez terrasser un monstre de plus
short-return-citizen = rendez un citoyen pour { $gain }
short-return-monster = rendez un monstre pour { $gain }
short-steal-monster = un monstre d’un adversaire, au hasard
short-set-die = payez { $pay }, un dé passe à { $value }
short-set-die-free = un dé passe à { $value }
short-shift-die = { $way ->
    [up] montez un dé de { $delta }
   *[down] baissez un dé de { $delta }
 }
short-waive-surcharge = recruter ne coûte plus de supplément
short-domain-discount = les domaines coûtent { $n } Or de moins

bonus-role = { $n } PV par symbole { $role }
bonus-kind = { $n } PV de plus par { $kind }
bonus-citizen = { $n } PV par citoyen
bonus-monster = { $n } PV par monstre
bonus-domain = { $n } PV par domaine
bonus-resources = 1 PV pour { $n } ressources restantes
