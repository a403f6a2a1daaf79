### Les mots des Sombres Royaumes de Valeria, en français.

# Le jeu

game-title = Les Sombres Royaumes de Valeria
game-pitch = Ralliez gobelins, orques et squelettes, et menez l’Armée des Ombres.
game-about =
    Votre Gardien va d’un sanctuaire à l’autre et en ramène des dés : des troupes, avec leur force. Réservez des
    stratagèmes, recrutez des champions, puis rentrez au camp pour passer à l’attaque. Chaque bataille libère une
    capacité de votre plateau et marque votre parchemin, où les victoires voisines se récompensent l’une l’autre.
adversary = L’Adversaire

# Troupes, lieux, sortes

troop-goblin = Gobelin
troop-orc = Orque
troop-skeleton = Squelette
troop-gargoyle = Gargouille
troop-gnoll = Gnoll
shrine-gem = Sanctuaire des Gemmes
shrine-magic = Sanctuaire de la Magie
shrine-champion = Sanctuaire des Champions
shrine-gold = Sanctuaire de l’Or
shrine-plan = Sanctuaire des Stratagèmes
place-gem = Sanctuaire des Gemmes
place-magic = Sanctuaire de la Magie
place-champion = Sanctuaire des Champions
place-gold = Sanctuaire de l’Or
place-plan = Sanctuaire des Stratagèmes
place-camp = Camp
battle-ambush = Embuscade
battle-siege = Siège
battle-clash = Confrontation
row-immediate = Immédiat
row-permanent = Permanent
row-scoring = Décompte
slot-left = Emplacement de gauche
slot-middle = Emplacement du milieu
slot-right = Emplacement de droite
face-a = A
face-b = B
chain-champion = 1 Champion gratuit
chain-influence = Influence
chain-magic = Magie
chain-gold = Or
chain-gem = Gemme
chain-die = 1 dé
a-chain = bonus de Chaîne
die = { $troop } { $n }
nothing = rien
goods-gold = { $n } Or
goods-magic = { $n } Magie
goods-influence = { $n } Influence
goods-gem = { $n } { $n ->
    [one] Gemme
   *[other] Gemmes
 }
resource-gold = d’Or
resource-magic = de Magie
resource-influence = d’Influence
resource-gem = de Gemmes
zone-troop = zone { $troop }
zone-battle = zone { $battle }
zone-strength = zone Force { $n }+

# Cases du plateau Joueur

spot-champions_6 = Limite de 6 Champions
spot-champions_6-about = jusqu’à 6 Champions
spot-champions_10 = Limite de 10 Champions
spot-champions_10-about = jusqu’à 10 Champions
spot-joker = Capacité Joker
spot-joker-about = les dés de votre troupe valent n’importe quelle troupe
spot-gem_storage = Réserve de 3 Gemmes
spot-gem_storage-about = jusqu’à 3 Gemmes, et 1 Gemme tout de suite
spot-reserve_middle = Emplacement du milieu
spot-reserve_middle-about = un stratagème réservé de plus ; bonus : un dé pour 2 Or
spot-reserve_right = Emplacement de droite
spot-reserve_right-about = un stratagème réservé de plus ; bonus : un Champion à son coût de base
spot-strength_1 = Bonus de Force +1
spot-strength_1-about = +1 Force à chaque bataille
spot-track_14 = Case 14
spot-track_14-about = Or, Magie et Influence jusqu’à 20
spot-troop_slot_4 = 4e case Troupe
spot-troop_slot_4-about = un dé de plus
spot-troop_slot_5 = 5e case Troupe
spot-troop_slot_5-about = un dé de plus

# Plateaux et parchemins

board-board_goblin = Plateau Gobelin
board-board_orc = Plateau Orque
board-board_skeleton = Plateau Squelette
board-board_gargoyle = Plateau Gargouille
board-board_gnoll = Plateau Gnoll
scroll-scroll_1 = Parchemin des Marches Grises
scroll-scroll_2 = Parchemin du Val Noyé
scroll-scroll_3 = Parchemin des Pics Fendus
scroll-scroll_4 = Parchemin de la Forêt Pâle
scroll-scroll_5 = Parchemin des Terres Brûlées

# Stratagèmes

plan-bp_ambush_01 = Guet-apens au Pont de Corne
plan-bp_ambush_02 = Nuit sans Lune à Bois-Noir
plan-bp_ambush_03 = Les Griffes du Défilé
plan-bp_ambush_04 = Piège aux Trois Meules
plan-bp_ambush_05 = La Caravane d’Argent
plan-bp_ambush_06 = Brouillard sur le Gué
plan-bp_ambush_07 = Crocs dans les Roseaux
plan-bp_ambush_08 = Le Convoi de la Reine
plan-bp_ambush_09 = Traque à Pierre-Levée
plan-bp_ambush_10 = Les Ombres du Verger
plan-bp_ambush_11 = Sous la Route du Sel
plan-bp_ambush_12 = Le Col du Corbeau
plan-bp_ambush_13 = Silence au Relais
plan-bp_ambush_14 = Chasse aux Éclaireurs
plan-bp_ambush_15 = Les Tombes Ouvertes
plan-bp_ambush_16 = Crépuscule à Val-Cendre
plan-bp_siege_01 = Les Murs d’Aubeclaire
plan-bp_siege_02 = La Chute de Fort-Chêne
plan-bp_siege_03 = La Tour du Mage Blanc
plan-bp_siege_04 = La Citadelle Naine
plan-bp_siege_05 = Assaut de Haute-Garde
plan-bp_siege_06 = Le Donjon des Brumes
plan-bp_siege_07 = Brèche à Roc-Ferré
plan-bp_siege_08 = L’Abbaye Fortifiée
plan-bp_siege_09 = Les Portes de Sylvaine
plan-bp_siege_10 = Feu sur Vieux-Port
plan-bp_siege_11 = Le Bastion du Lion
plan-bp_siege_12 = Sape sous Mont-Clair
plan-bp_siege_13 = La Flèche Elfique
plan-bp_siege_14 = Blocus de Rivebelle
plan-bp_siege_15 = Le Rempart de Cuivre
plan-bp_siege_16 = Ruine de Castelune
plan-bp_clash_01 = Sortir de la Faille d’Avery
plan-bp_clash_02 = Choc à Plaine-Rouge
plan-bp_clash_03 = La Charge des Damnés
plan-bp_clash_04 = Mêlée au Moulin Brisé
plan-bp_clash_05 = Les Bannières Déchirées
plan-bp_clash_06 = Marée d’Acier
plan-bp_clash_07 = Le Champ des Os
plan-bp_clash_08 = Face aux Lanciers
plan-bp_clash_09 = Tonnerre sur la Lande
plan-bp_clash_10 = La Dernière Ligne
plan-bp_clash_11 = Duel des Hérauts
plan-bp_clash_12 = Heurt à Grand-Carrefour
plan-bp_clash_13 = L’Île aux Freux
plan-bp_clash_14 = Cors dans la Vallée
plan-bp_clash_15 = Percée à Brumegué
plan-bp_clash_16 = L’Ost du Baron

# Champions

champion-warlock = Démoniste
champion-elite_guard = Garde d’Élite
champion-steward = Intendant
champion-mercenary = Mercenaire
champion-shade = Ombre
champion-sentinel = Sentinelle
champion-thief = Voleur
champion-assassin = Assassin
champion-brawler = Bagarreur
champion-brute = Brute
champion-shaman = Chaman
champion-death_knight = Chevalier de la Mort
champion-peddler = Colporteur
champion-soul_eater = Dévorâmes
champion-scout = Éclaireur
champion-veteran = Expert
champion-warrior = Guerrier
champion-harrier = Harceleur
champion-dark_illusionist = Illusionniste Noir
champion-engineer = Ingénieur
champion-miner = Mineur
champion-oracle = Oracle
champion-priest = Prêtre
champion-satyr = Satyre
champion-slasher = Tailladeur
champion-soldier = Soldat
champion-tactician = Tacticien
champion-warmonger = Belliciste
champion-hellbeast = Bête Infernale
champion-skullcrusher = Brise-Crâne
champion-bombardier = Bombardier
champion-hunter = Chasseur
champion-chieftain = Chef de Clan
champion-conqueror = Conquérant
champion-healer = Guérisseur
champion-master_tracker = Maître Pisteur
champion-juggernaut = Mastodonte
champion-pharaoh = Pharaon
champion-overseer = Contre-Maître
champion-recruiter = Recrue
champion-kingslayer = Régicide
champion-dread_giant = Sinistre Géant
champion-witch = Sorcière
champion-strategist = Stratège
champion-hoarder = Thésauriseur
champion-firebrand = Tison Ardent
champion-seer = Voyant

# Distinctions

award-aw_l1 = 3 Gemmes
award-aw_l2 = Voix des Hordes
award-aw_l3 = Coffres Débordants
award-aw_l4 = Source Obscure
award-aw_l5 = Camp Grouillant
award-aw_c1 = Cour des Monstres
award-aw_c2 = Compagnie Jurée
award-aw_c3 = Doctrine Unique
award-aw_c4 = Art de la Guerre
award-aw_c5 = Armée Coalisée
award-aw_r1 = Formation : la Ligne
award-aw_r2 = Formation : le Carré
award-aw_r3 = Formation : la Diagonale
award-aw_r4 = Formation : les Quatre Coins
award-aw_r5 = Formation : le Trident

# Ce que font les cartes

power-gain = Gagnez { $goods }.
power-take-die = Prenez 1 dé d’un Sanctuaire de votre choix.
power-reserve-plan = Réservez 1 stratagème de la colonne sans le payer.
power-whenever = { $when } : { $goods }.
power-whenever-else = { $when } : encore { $goods } (sauf grâce à cette carte).
power-as-much = { $when } : autant { $resource }.
power-strength = +{ $n } Force à chaque bataille.
power-strength-of = +{ $n } Force dans chaque { $battle }.
power-pay_champion = Vos Champions coûtent { $goods } de moins.
power-pay_plan = Les stratagèmes de la colonne coûtent { $goods } de moins.
power-pay_reserve_bonus = Les bonus de réserve coûtent { $goods } de moins.
moment-gold_gained = Chaque fois que vous gagnez de l’Or
moment-magic_gained = Chaque fois que vous gagnez de la Magie
moment-influence_gained = Chaque fois que vous gagnez de l’Influence
moment-gem_gained = Gemme gagnée
moment-gem_spent = Gemme dépensée
moment-chain_gained = Pour chaque bonus de Chaîne
moment-champion_gained = Pour chaque Champion recruté ensuite
moment-plan_taken_from_column = Pour chaque stratagème pris dans la colonne
moment-plan_executed = Pour chaque bataille
moment-plan_executed-of = Pour chaque { $battle }
points-each = { $points } PV par { $metric }
points-each-few = { $points } PV par tranche de { $per } : { $metric }
points-each-few-up = { $points } PV par tranche de { $per }, arrondi au supérieur : { $metric }
points-flat = { $points } PV : { $metric }
points-most = { $each } ({ $most } au plus)
metric-symbols = { $count ->
    [one] symbole { $troop } sur vos stratagèmes réussis
   *[other] symboles { $troop } sur vos stratagèmes réussis
 }
metric-champions = { $count ->
    [one] Champion
   *[other] Champions
 }
metric-champions-of = { $count ->
    [one] Champion { $row }
   *[other] Champions { $row }
 }
metric-plans-of = { $battle }
metric-completed-plans = { $count ->
    [one] stratagème réussi
   *[other] stratagèmes réussis
 }
metric-reserved-plans = { $count ->
    [one] stratagème réservé
   *[other] stratagèmes réservés
 }
metric-gems = { $count ->
    [one] Gemme
   *[other] Gemmes
 }
metric-gold = Or
metric-magic = Magie
metric-dice = { $count ->
    [one] dé
   *[other] dés
 }
metric-awards = { $count ->
    [one] Distinction revendiquée
   *[other] Distinctions revendiquées
 }
metric-influence = Influence
metric-influence-above = Influence au-delà de { $n }
metric-plans-of-each-battle = { $n } stratagèmes réussis de chaque type
metric-champions-of-one-row = Champions d’un même type
metric-plans-of-one-battle = stratagèmes réussis d’un même type
metric-battles-completed = types de stratagèmes réussis
metric-fewest-symbols = symboles de chaque troupe sur vos stratagèmes réussis
criterion-least = Au moins { $n } { $metric }
criterion-formation = Vos marqueurs forment cette figure, dans tous les sens

# Options

option-adversary = L’Adversaire (seul)
option-adversary-about = Seul : les points de départ de l’Adversaire. À plusieurs, sans effet.
adversary-10 = 10 PV
adversary-10-about = Pour une première partie.
adversary-15 = 15 PV
adversary-15-about = Un peu plus dur.
adversary-20 = 20 PV
adversary-20-about = Pour qui connaît le jeu.
adversary-25 = 25 PV
adversary-25-about = Difficile.
adversary-30 = 30 PV
adversary-30-about = Pour les véritables conquérants.
setup-unknown-adversary = Il n’y a pas d’Adversaire de niveau « { $level } ».

# Questions

ask-board = Choisissez votre plateau : sa troupe pourra devenir votre Joker.
ask-face = Choisissez la face de votre parchemin, pour toute la partie.
ask-refill = Il reste trop peu de dés : remplissez les Sanctuaires.
ask-refill-stuck = Votre Gardien ne peut aller nulle part : remplissez les Sanctuaires.
ask-move = Où va votre Gardien ?
ask-die = { $shrine } : quel dé prenez-vous ?
ask-drop = { $die } de trop : quel dé va dans le sac ?
ask-any-die = Prenez un dé de n’importe quel Sanctuaire.
ask-any-die-paid = Bonus de l’emplacement du milieu : un dé pour { $price } ?
ask-magic-shrine = Revendiquer une Distinction, ou gagner de la Magie ?
ask-recruit = Recrutez ou renouvelez un Champion.
ask-recruit-only = Recrutez un Champion.
ask-recruit-dear = Tous sont trop chers : renouveler des Champions ?
ask-recruit-full = Plus de place : renouveler des Champions ?
ask-recruit-base = Bonus de l’emplacement de droite : un Champion à son coût de base ?
ask-recruit-free = Recrutez un Champion gratuitement.
ask-reserve = Réservez ou renouvelez un stratagème.
ask-reserve-only = Réservez un stratagème.
ask-reserve-dear = Tous sont trop chers : renouveler des stratagèmes ?
ask-reserve-full = Aucun emplacement libre : renouveler des stratagèmes ?
ask-reserve-free = Réservez un stratagème sans le payer.
ask-left-bonus = Bonus de l’emplacement de gauche : 1 Influence pour { $price } ?
ask-plan = Quel stratagème mettez-vous en œuvre ?
ask-assign = Quel dé pour le symbole { $troop } ?
ask-change = Modifier des dés, ou attaquer ?
ask-uncover = Quel marqueur retirez-vous ?
ask-zone = Quelle Zone d’Escarmouche marquez-vous ?
ask-chain = Quel bonus de Chaîne d’abord ?
ask-finish = Terminez votre tour : une carte va être révélée.
ask-nothing = La partie est terminée.

# Actions

do-move-gem = Sanctuaire des Gemmes : un dé et 1 Gemme
do-move-gem-full = Sanctuaire des Gemmes : un dé (pas de place pour une Gemme)
do-move-gem-none = Sanctuaire des Gemmes : un dé (il ne reste plus de Gemme)
do-move-magic = Sanctuaire de la Magie : un dé, puis 2 Magie ou une Distinction
do-move-champion = Sanctuaire des Champions : un dé, puis recruter
do-move-champion-full = Sanctuaire des Champions : un dé (pas de place pour un Champion)
do-move-gold = Sanctuaire de l’Or : un dé et sa réduction en Or
do-move-plan = Sanctuaire des Stratagèmes : un dé, puis réserver
do-move-plan-full = Sanctuaire des Stratagèmes : un dé (aucun emplacement libre)
do-move-camp = Camp : mettre en œuvre un stratagème
do-pick-board = { $board } (Joker : { $troop })
do-pick-face = Face { $face }
do-refill = Remplir les Sanctuaires
do-take-die = Prendre { $die }
do-take-die-gold = Prendre { $die } : { $goods }
do-take-die-discount = Prendre { $die } (réduction : { $goods })
do-take-die-from = Prendre { $die } ({ $shrine })
do-drop-die = Remettre { $die } dans le sac
do-drop-new = Laisser { $die }, le nouveau dé
do-gain = Gagner { $goods }
do-claim = Revendiquer « { $award } » : { $points } PV
do-recruit = Recruter { $card } pour { $price }. { $text }
do-recruit-free = Recruter { $card } gratuitement. { $text }
do-cycle = Renouveler { $card } ({ $price })
do-cycle-plan = Renouveler « { $plan } » ({ $price })
do-reserve = Réserver « { $plan } » pour { $price } ({ $slot })
do-reserve-free = Réserver « { $plan } » gratuitement ({ $slot })
do-buy-bonus = Payer { $price } : { $goods }
do-choose = Mettre en œuvre « { $plan } » : Force { $strength }, { $points } PV{ $gems ->
    [0] {""}
    [one] {" "}(avec 1 Gemme)
   *[other] {" "}(avec { $gems } Gemmes)
 }
do-choose-not = Mettre en œuvre « { $plan } »
do-buy = Acheter « { $plan } » pour { $price } : Force { $strength }, { $points } PV{ $gems ->
    [0] {""}
    [one] {" "}(avec 1 Gemme)
   *[other] {" "}(avec { $gems } Gemmes)
 }
do-buy-not = Acheter « { $plan } » pour { $price }
do-assign = { $die }
do-assign-gem = { $die }, Joker pour 1 Gemme
do-change = { $die } devient { $to } ({ $price }) : Force { $strength }, { $points } PV
do-change-held = { $die }, non engagé, devient { $to } ({ $price })
do-change-not = { $die } ne peut pas changer ainsi
do-execute = Attaquer : Force { $strength }, { $points } PV
do-uncover = { $spot } : { $about }
do-place = { $zone } (rangée { $row }, colonne { $column }) : { $points } PV
do-place-chain = { $zone } (rangée { $row }, colonne { $column }) : { $points } PV, chaîne : { $chains }
do-chain = { $chain }
do-finish = Terminer le tour
do-decline = Passer

# Journal

log-begins = Le plateau est prêt.
log-picked-board = { $who_is ->
    [you] Vous prenez le { $board }.
   *[other] { $who } prend le { $board }.
 }
log-scroll-dealt = { $who_is ->
    [you] Vous recevez le { $scroll }.
   *[other] { $who } reçoit le { $scroll }.
 }
log-picked-face = { $who_is ->
    [you] Vous jouez la face { $face } du { $scroll }.
   *[other] { $who } joue la face { $face } du { $scroll }.
 }
log-first = { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
 }
log-turn = { $who_is ->
    [you] Manche { $round } : à vous.
   *[other] Manche { $round } : à { $who }.
 }
log-refilled = { $who_is ->
    [you] Vous remplissez les Sanctuaires de nouveaux dés.
   *[other] { $who } remplit les Sanctuaires de nouveaux dés.
 }
log-champions-replaced = Nouveaux Champions : { $cards }.
log-cannot-move = { $who_is ->
    [you] Votre Gardien ne peut aller nulle part.
   *[other] { $who } ne peut aller nulle part.
 }
log-moved = { $who_is ->
    [you] Votre Gardien va au { $place }.
   *[other] { $who } va au { $place }.
 }
log-took-die = { $who_is ->
    [you] Vous prenez { $die } ({ $shrine }).
   *[other] { $who } prend { $die } ({ $shrine }).
 }
log-took-die-paid = { $who_is ->
    [you] Vous prenez { $die } ({ $shrine }) pour { $paid }.
   *[other] { $who } prend { $die } ({ $shrine }) pour { $paid }.
 }
log-dropped-die = { $who_is ->
    [you] Vous remettez { $die } dans le sac.
   *[other] { $who } remet { $die } dans le sac.
 }
log-gained = { $who_is ->
    [you] Vous gagnez { $goods } ({ $source }).
   *[other] { $who } gagne { $goods } ({ $source }).
 }
log-gained-some = { $who_is ->
    [you] Vous gagnez { $goods } ({ $source }) ; plus de place pour { $lost }.
   *[other] { $who } gagne { $goods } ({ $source }) ; plus de place pour { $lost }.
 }
log-gained-nothing = { $who_is ->
    [you] Vous n’avez plus de place pour { $lost } ({ $source }).
   *[other] { $who } n’a plus de place pour { $lost } ({ $source }).
 }
log-gained-none-left = { $who_is ->
    [you] Il ne reste plus de Gemme à prendre ({ $source }).
   *[other] Il ne reste plus de Gemme pour { $who } ({ $source }).
 }
log-gained-the-last = { $who_is ->
    [you] Vous gagnez { $goods } ({ $source }) ; il ne reste plus de Gemme.
   *[other] { $who } gagne { $goods } ({ $source }) ; il ne reste plus de Gemme.
 }
log-gained-points = { $who_is ->
    [you] Votre Influence est au bout de sa piste : vous gagnez { $points } PV ({ $source }).
   *[other] { $who } est au bout de la piste d’Influence et gagne { $points } PV ({ $source }).
 }
log-gained-and-points = { $who_is ->
    [you] Vous gagnez { $goods }, et { $points } PV au-delà ({ $source }).
   *[other] { $who } gagne { $goods }, et { $points } PV au-delà ({ $source }).
 }
log-missed-champion_limit = { $who_is ->
    [you] Pas de Champion pour vous : votre plateau n’en accueille plus.
   *[other] Pas de Champion pour { $who } : son plateau n’en accueille plus.
 }
log-missed-no_champion = { $who_is ->
    [you] Pas de Champion pour vous : aucun n’est visible.
   *[other] Pas de Champion pour { $who } : aucun n’est visible.
 }
log-missed-champion_price = { $who_is ->
    [you] Pas de Champion pour vous : votre Or ne suffit pas.
   *[other] Pas de Champion pour { $who } : son Or ne suffit pas.
 }
log-missed-no_die = { $who_is ->
    [you] Pas de dé pour vous : les Sanctuaires sont vides.
   *[other] Pas de dé pour { $who } : les Sanctuaires sont vides.
 }
log-missed-die_price = { $who_is ->
    [you] Pas de dé pour vous : votre Or ne suffit pas.
   *[other] Pas de dé pour { $who } : son Or ne suffit pas.
 }
log-missed-no_slot = { $who_is ->
    [you] Pas de stratagème pour vous : aucun emplacement n’est libre.
   *[other] Pas de stratagème pour { $who } : aucun emplacement n’est libre.
 }
log-missed-no_plan = { $who_is ->
    [you] Pas de stratagème pour vous : la colonne est vide.
   *[other] Pas de stratagème pour { $who } : la colonne est vide.
 }
log-missed-plan_price = { $who_is ->
    [you] Pas de stratagème pour vous : votre Or ne suffit pas.
   *[other] Pas de stratagème pour { $who } : son Or ne suffit pas.
 }
log-missed-influence_limit = { $who_is ->
    [you] Pas d’Influence pour vous : votre piste n’en accueille plus.
   *[other] Pas d’Influence pour { $who } : sa piste n’en accueille plus.
 }
log-missed-bonus_price = { $who_is ->
    [you] Pas d’Influence pour vous : votre Or ne suffit pas.
   *[other] Pas d’Influence pour { $who } : son Or ne suffit pas.
 }
log-claimed = { $who_is ->
    [you] Vous revendiquez « { $award } » : { $points } PV.
   *[other] { $who } revendique « { $award } » : { $points } PV.
 }
log-recruited = { $who_is ->
    [you] Vous recrutez { $card } (prix : { $paid }).
   *[other] { $who } recrute { $card } (prix : { $paid }).
 }
log-cycled = { $who_is ->
    [you] Vous dépensez 1 Magie pour renouveler { $card }.
   *[other] { $who } dépense 1 Magie pour renouveler { $card }.
 }
log-cycled-plan = { $who_is ->
    [you] Vous dépensez 1 Magie pour renouveler « { $plan } ».
   *[other] { $who } dépense 1 Magie pour renouveler « { $plan } ».
 }
log-turned-up = Nouvelle carte : { $card }.
log-turned-up-plan = Nouvelle carte : « { $plan } ».
log-reserved = { $who_is ->
    [you] Vous réservez « { $plan } » ({ $slot }, prix : { $paid }).
   *[other] { $who } réserve « { $plan } » ({ $slot }, prix : { $paid }).
 }
log-bought-bonus = { $who_is ->
    [you] Vous payez { $paid } pour le bonus ({ $slot }).
   *[other] { $who } paie { $paid } pour le bonus ({ $slot }).
 }
log-chose-plan = { $who_is ->
    [you] Vous mettez en œuvre « { $plan } ».
   *[other] { $who } met en œuvre « { $plan } ».
 }
log-bought-plan = { $who_is ->
    [you] Vous achetez « { $plan } » (prix : { $paid }) pour le mettre en œuvre.
   *[other] { $who } achète « { $plan } » (prix : { $paid }) pour le mettre en œuvre.
 }
log-assigned = { $who_is ->
    [you] Vous engagez { $die }.
   *[other] { $who } engage { $die }.
 }
log-assigned-gem = { $who_is ->
    [you] Vous engagez { $die } comme Joker pour 1 Gemme (symbole { $troop }).
   *[other] { $who } engage { $die } comme Joker pour 1 Gemme (symbole { $troop }).
 }
log-changed = { $who_is ->
    [you] Vous dépensez 1 Magie : { $die } devient { $to }.
   *[other] { $who } dépense 1 Magie : { $die } devient { $to }.
 }
log-flipped = { $who_is ->
    [you] Vous dépensez 1 Gemme : { $die } se retourne et devient { $to }.
   *[other] { $who } dépense 1 Gemme : { $die } se retourne et devient { $to }.
 }
log-executed = { $who_is ->
    [you] Vous attaquez avec une Force de { $strength } : { $points } PV.
   *[other] { $who } attaque avec une Force de { $strength } : { $points } PV.
 }
log-executed-capped = { $who_is ->
    [you] Vous attaquez avec { $sum } ; votre Influence limite la Force à { $strength } : { $points } PV.
   *[other] { $who } attaque avec { $sum } ; son Influence limite la Force à { $strength } : { $points } PV.
 }
log-uncovered = { $who_is ->
    [you] Vous libérez : { $spot }.
   *[other] { $who } libère : { $spot }.
 }
log-placed = { $who_is ->
    [you] Vous marquez une zone (rangée { $row }, colonne { $column }) : { $points } PV.
   *[other] { $who } marque une zone (rangée { $row }, colonne { $column }) : { $points } PV.
 }
log-chain = { $who_is ->
    [you] Chaîne : { $chain } pour vous.
   *[other] Chaîne : { $chain } pour { $who }.
 }
log-completed = { $who_is ->
    [you] Vous réussissez « { $plan } », votre stratagème nº { $n }.
   *[other] { $who } réussit « { $plan } », son stratagème nº { $n }.
 }
log-adversary-moved = L’Adversaire avance : { $shrine }.
log-adversary-met = L’Adversaire avance : { $shrine }. Il y rencontre votre Gardien : { $points } PV pour lui.
log-adversary-took = L’Adversaire réussit « { $plan } », son stratagème nº { $n } : { $points } PV pour lui.
log-last-round = { $who_is ->
    [you] Vous avez réussi votre dernier stratagème : la manche se termine, puis on compte.
   *[other] { $who } a réussi son dernier stratagème : la manche se termine, puis on compte.
 }
log-ended = La partie est terminée.

# Refus

no-game-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de jouer.
no-not-now = Ce n’est pas possible maintenant.
no-empty = Il n’y a rien ici.
no-board-taken = Ce plateau est déjà pris.
no-same-place = Votre Gardien y est déjà : il doit se déplacer.
no-die = Il n’y a pas de dé dans ce Sanctuaire.
no-adversary-there = L’Adversaire occupe ce Sanctuaire.
no-nothing-to-execute = Vous ne pouvez mettre en œuvre aucun stratagème.
no-too-dear = Il vous manque { $goods }.
no-champion-limit = Votre plateau ne peut accueillir que { $n } Champions.
no-slot-closed = Cet emplacement n’est pas encore débloqué.
no-slot-taken = Cet emplacement est occupé.
no-magic = Vous n’avez plus de Magie.
no-gem = Vous n’avez plus de Gemme.
no-cycling-here = Les stratagèmes se renouvellent dans leur Sanctuaire ou au Camp.
no-die-at-its-end = Un dé ne dépasse ni 6 ni 1.
no-criterion = Vous ne remplissez pas ce critère.
no-already-claimed = Vous avez déjà un marqueur sur cette Distinction.
no-circles-full = Cette Distinction n’a plus de cercle libre.
no-spot-uncovered = Il n’y a plus de marqueur ici.
no-spot-locked = Libérez d’abord : { $spot }.
no-zone-taken = Cette zone porte déjà un marqueur.
no-link = Cette chaîne n’est pas à prendre.
no-pile-empty = Sa pile est vide : la carte reviendrait aussitôt.
no-would-leave-nothing = Il ne resterait peut-être aucun stratagème à mettre en œuvre.
no-cannot-execute = Vos dés et vos Gemmes ne suffisent pas pour ce stratagème.
no-does-not-fit = Avec ce dé ici, le reste ne suffirait plus.

# Scores

score-plans = Stratagèmes
score-zones = Zones d’Escarmouche
score-awards = Distinctions
score-influence = Influence au-delà de 20
score-champions = Champions
score-dice = Dés
score-start = Départ
score-meetings = Rencontres
score-rival = L’Adversaire
taken-champion = Champions recrutés
taken-plan = Stratagèmes réussis
taken-award = Distinctions revendiquées
verdict-outscored = Vous dépassez l’Adversaire : la victoire est à vous.
verdict-not-outscored = Vous ne dépassez pas l’Adversaire : la victoire est à lui.

# Au terminal

table-round = { $who_is ->
    [you] Manche { $round } · à vous
   *[other] Manche { $round } · à { $who }
 }
table-setup = { $who_is ->
    [you] Mise en place · à vous
   *[other] Mise en place · à { $who }
 }
table-last-round = dernière manche
table-refill = { $n } { $n ->
    [one] dé
   *[other] dés
 } sur le plateau (remplissage à { $at })
table-bag = Dans le sac : { $dice }
table-shrines = Sanctuaires
table-gems = { $n } { $n ->
    [one] Gemme ici
   *[other] Gemmes ici
 }
table-awards = Distinctions
table-claims = marqueurs : { $names }
table-met = critère rempli, { $points } PV
table-full = complète
table-plans = Colonne des Stratagèmes
table-pile = { $n } { $n ->
    [one] carte inconnue dans la pile
   *[other] cartes inconnues dans la pile
 }
table-under = dessous : { $cards }
table-champions = Champions
table-gap = vide
table-price = pour vous { $reserve } (Camp : { $camp })
table-forecast = réalisable : Force { $strength }, { $points } PV{ $n ->
    [0] {""}
    [one] {" "}(1 Gemme)
   *[other] {" "}({ $n } Gemmes)
 }
table-next = puis { $shrine }
table-rival = { $points } PV, et { $awards } PV de Distinctions si la partie finissait
table-first = premier joueur
table-stock = Or { $gold }, Magie { $magic }, Influence { $influence } (jusqu’à { $track }), Gemmes { $gems }/{ $limit }
table-troops = Troupes { $n }/{ $slots } :
table-reserve = Réserve, { $slot } :
table-closed = fermé
table-free = libre
table-completed = Réussis { $count } :
table-covered = Couvert :
table-scroll = { $scroll }, face { $face }
table-score = { $points } PV
table-camp = Mise en œuvre : { $plan }
table-symbol = { $name } :
table-board-bonus = plateau
table-sum = Dés { $dice }{ $bonuses } · Influence { $ceiling } · Force { $strength } : { $points } PV
table-owned = Champions { $count } ({ $rows })
table-joker = Joker : { $troop }
