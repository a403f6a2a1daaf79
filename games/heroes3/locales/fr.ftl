### Les mots de Heroes of Might & Magic III, en français.

# Le jeu

game-title = Heroes of Might & Magic III
game-pitch = Explorez la carte, construisez votre Ville, menez votre Armée.
game-about =
    Seul, sur une carte qui se révèle tuile par tuile : un Héros, une Ville, une Armée, un but et un nombre de manches. Six
    scénarios en deux campagnes, ou une bataille seule sur un plateau de quatre colonnes et cinq lignes, contre des Unités
    neutres, un Héros de l’I.A. ou les Murailles d’une Ville. Avec les factions Château, Nécropole, Donjon et Rempart.

campaign-kept-cards = Cartes gardées
goal-about = { $goal } : { $what }

# Mots du jeu

nothing = rien
faction-castle = Château
faction-necropolis = Nécropole
faction-dungeon = Donjon
faction-rampart = Rempart
faction-neutral = Neutre
tier-bronze = Bronze
tier-silver = Argent
tier-golden = Or
tier-azure = Azur
kind-ground = au sol
kind-flying = volante
kind-ranged = à distance
face-few = Quelques
face-pack = Groupe
face-neutral = neutres
face-siege = siège
unit-face = { $unit } ({ $face })
difficulty-easy = Facile
difficulty-easy-about = Pour apprendre : de petites armées neutres, des cartes I.A. faibles.
difficulty-normal = Normale
difficulty-normal-about = La partie habituelle.
difficulty-hard = Difficile
difficulty-hard-about = Des armées neutres plus fortes, des cartes I.A. plus fortes.
difficulty-impossible = Impossible
difficulty-impossible-about = Presque sans espoir.
side-attacker = attaquant
side-defender = défenseur
deck-ability = Compétences
deck-spell = Sorts
card-statistic = Caractéristique
card-ability = Compétence
card-specialty = Spécialisation
card-spell = Sort
card-artifact = Artefact
card-war_machine = Machine de Guerre
timing-instant = Instantané
timing-activation = Activation
timing-ongoing = Continu
timing-permanent = Permanent
timing-map = Carte du monde
school-air = Air
school-earth = Terre
school-fire = Feu
school-water = Eau
school-any = toutes les écoles
spell-level-basic = basique
spell-level-expert = expert
artifact-level-minor = mineur
artifact-level-major = majeur
artifact-level-relic = relique
hero-kind-might = force
hero-kind-magic = magie
stat-attack = Attaque
stat-defense = Défense
stat-initiative = Initiative
stat-health = Points de vie
morale-none = aucun jeton Moral
morale-positive = Moral Positif
morale-negative = Moral Négatif
trigger-activation = Activation
trigger-attack = Attaque
trigger-retaliation = Riposte
trigger-passive = Passif
trigger-other = Autre action
trigger-map = Carte du monde
piece-wall = Muraille
piece-gate = Porte
piece-ruin = brèche
token-paralysis = jeton Paralysie
token-defense = jeton Bouclier
token-black_cube = cube de Riposte
token-fire_wall = Mur de Feu
ai-type-might = Force
ai-type-magic = Magie
ai-type-skill = Compétence
outcome-won = Victoire
outcome-lost = Défaite
outcome-retreated = Retraite
outcome-surrendered = Reddition
outcome-stalled = Sans vainqueur

# Unités

unit-halberdiers = Hallebardiers
unit-marksmen = Arbalétriers
unit-griffins = Griffons
unit-crusaders = Paladins
unit-zealots = Zélotes
unit-champions = Champions
unit-archangels = Archanges
unit-skeletons = Squelettes
unit-zombies = Zombies
unit-wraiths = Spectres
unit-liches = Liches
unit-vampires = Vampires
unit-dread_knights = Chevaliers de l’Effroi
unit-ghost_dragons = Dragons Fantômes
unit-troglodytes = Troglodytes
unit-harpies = Harpies
unit-evil_eyes = Yeux Démoniaques
unit-medusas = Méduses
unit-minotaurs = Minotaures
unit-manticores = Manticores
unit-black_dragons = Dragons Noirs
unit-centaurs = Centaures
unit-dwarves = Nains
unit-elves = Elfes
unit-pegasi = Pégases
unit-dendroids = Sylvaniens
unit-unicorns = Licornes
unit-gold_dragons = Dragons d’Or
unit-peasants = Paysans
unit-boars = Sangliers
unit-halflings = Halfelins
unit-rogues = Voleurs
unit-mummies = Momies
unit-nomads = Nomades
unit-sharpshooters = Tireurs d’Élite
unit-trolls = Trolls
unit-gold_golems = Golems d’Or
unit-diamond_golems = Golems de Diamant
unit-enchanters = Enchanteurs
unit-faerie_dragons = Dragons Féériques
unit-crystal_dragons = Dragons de Cristal
unit-azure_dragons = Dragons Azur
unit-arrow_tower = Tourelle
overlay-sandro_1 = Horde de Squelettes
overlay-sandro_4 = Horde de Zombies
overlay-sandro_6 = Légion de Squelettes
tag-dragons = Dragons
tag-golems = Golems

# Héros

hero-catherine = Catherine
hero-rion = Rion
hero-sandro = Sandro
hero-tamika = Tamika
hero-alamar = Alamar
hero-mutare = Mutare
hero-gelu = Gelu
hero-gem = Gem
class-catherine = Chevalier
class-rion = Clerc
class-sandro = Nécromancien
class-tamika = Chevalier de la Mort
class-alamar = Sorcier
class-mutare = Seigneur
class-gelu = Rôdeur
class-gem = Druide
hero-of = { $hero }, { $class }

# Caractéristiques, Compétences, Spécialisations

statistic-attack = Attaque
statistic-defense = Défense
statistic-power = Puissance
statistic-knowledge = Savoir
ability-archery = Archerie
ability-armorer = Armurerie
ability-artillery = Artillerie
ability-diplomacy = Diplomatie
ability-estates = Finances
ability-first_aid = Médecine
ability-intelligence = Intelligence
ability-leadership = Commandement
ability-logistics = Logistique
ability-luck = Chance
ability-mysticism = Mysticisme
ability-necromancy = Nécromancie
ability-offense = Offensive
ability-resistance = Résistance
ability-sorcery = Sorcellerie
ability-tactics = Tactique
ability-wisdom = Sagesse
specialty-catherine_1 = Paladins I
specialty-catherine_4 = Paladins IV
specialty-catherine_6 = Paladins VI
specialty-rion_1 = Médecin de Bataille I
specialty-rion_4 = Médecin de Bataille IV
specialty-rion_6 = Médecin de Bataille VI
specialty-sandro_1 = Cape du Roi Mort-Vivant I
specialty-sandro_4 = Cape du Roi Mort-Vivant IV
specialty-sandro_6 = Cape du Roi Mort-Vivant VI
specialty-tamika_1 = Chevaliers de l’Effroi I
specialty-tamika_4 = Chevaliers de l’Effroi IV
specialty-tamika_6 = Chevaliers de l’Effroi VI
specialty-alamar_1 = Résurrection I
specialty-alamar_4 = Résurrection IV
specialty-alamar_6 = Résurrection VI
specialty-mutare_1 = Dragons I
specialty-mutare_4 = Dragons IV
specialty-mutare_6 = Dragons VI
specialty-gelu_1 = Tireurs d’Élite I
specialty-gelu_4 = Tireurs d’Élite IV
specialty-gelu_6 = Tireurs d’Élite VI
specialty-gem_1 = Médecine I
specialty-gem_4 = Médecine IV
specialty-gem_6 = Médecine VI

# Sorts

spell-anti_magic = Anti-Magie
spell-bless = Bénédiction
spell-blind = Aveuglement
spell-bloodlust = Folie Sanguinaire
spell-chain_lightning = Chaîne d’Éclairs
spell-counterstrike = Contre-attaque
spell-cure = Guérison
spell-curse = Malédiction
spell-dimension_door = Porte Dimensionnelle
spell-disrupting_ray = Rayon Destructeur
spell-earthquake = Tremblement de Terre
spell-fire_shield = Bouclier de Feu
spell-fire_wall = Mur de Feu
spell-fireball = Boule de Feu
spell-forgetfulness = Oubli
spell-haste = Hâte
spell-lightning_bolt = Éclair
spell-magic_arrow = Flèche Magique
spell-mirth = Allégresse
spell-prayer = Prière
spell-precision = Précision
spell-resurrection = Résurrection
spell-slayer = Pourfendeur
spell-slow = Lenteur
spell-sorrow = Chagrin
spell-stone_skin = Peau de Pierre
spell-teleport = Téléportation
spell-town_portal = Portail de Ville
spell-weakness = Faiblesse

# Artefacts et Machines de Guerre

artifact-ambassadors_sash = Écharpe de l’Ambassadeur
artifact-angel_wings = Ailes d’Ange
artifact-armor_of_wonder = Armure Miraculeuse
artifact-blackshard_of_the_dead_knight = Éclat Noir du Chevalier Mort
artifact-breastplate_of_petrified_wood = Plastron de Bois Pétrifié
artifact-buckler_of_the_gnoll_king = Rondache du Roi Gnoll
artifact-cape_of_velocity = Cape de Vélocité
artifact-centaurs_axe = Hache du Centaure
artifact-charm_of_mana = Charme de Mana
artifact-dragon_scale_armor = Armure en Écailles de Dragon
artifact-dragon_scale_shield = Bouclier en Écailles de Dragon
artifact-dragon_wing_tabard = Tabard en Ailes de Dragon
artifact-endless_bag_of_gold = Bourse d’Or Inépuisable
artifact-endless_sack_of_gold = Sac d’Or Inépuisable
artifact-everflowing_crystal_cloak = Cape de Cristal Intarissable
artifact-everpouring_vial_of_mercury = Fiole de Mercure Intarissable
artifact-golden_bow = Arc d’Or
artifact-greater_gnolls_flail = Fléau du Grand Gnoll
artifact-head_of_legion = Tête de Légion
artifact-hourglass_of_the_evil_hour = Sablier de l’Heure Maudite
artifact-inexhaustible_cart_of_lumber = Chariot de Bois Inépuisable
artifact-inexhaustible_cart_of_ore = Chariot de Minerai Inépuisable
artifact-legs_of_legion = Jambes de Légion
artifact-loins_of_legion = Reins de Légion
artifact-ogres_club_of_havoc = Massue Dévastatrice de l’Ogre
artifact-orb_of_vulnerability = Orbe de Vulnérabilité
artifact-red_dragon_flame_tongue = Langue de Feu du Dragon Rouge
artifact-rib_cage = Cage Thoracique
artifact-sentinels_shield = Bouclier de la Sentinelle
artifact-shackles_of_war = Chaînes de Guerre
artifact-shield_of_the_dwarven_lords = Bouclier des Seigneurs Nains
artifact-shield_of_the_yawning_dead = Bouclier des Morts Béants
artifact-speculum = Spéculum
artifact-sword_of_judgement = Épée du Jugement
artifact-targ_of_the_rampaging_ogre = Targe de l’Ogre Furieux
artifact-titans_cuirass = Cuirasse du Titan
artifact-titans_gladius = Glaive du Titan
artifact-torso_of_legion = Torse de Légion
artifact-tunic_of_the_cyclops_king = Tunique du Roi Cyclope
artifact-vial_of_lifeblood = Fiole de Sang Vital
war_machine-ammo_cart = Chariot de Munitions
war_machine-ballista = Baliste
war_machine-first_aid_tent = Dispensaire

# Cartes de l’I.A.

ai-attack_a = Attaque A
ai-attack_b = Attaque B
ai-defense_a = Défense A
ai-defense_b = Défense B
ai-cast_a = Sort A
ai-cast_b = Sort B
ai-skill_a = Compétence A
ai-skill_b = Compétence B

# Ce que font les cartes et les unités

text-then = { $first } { $next }
text-when = { $when } – { $text }
text-cost = { $cost } Ensuite – { $text }
text-after = Ensuite : { $text }
text-may = Facultatif – { $text }
text-once = { $text } (Une fois par Combat.)
text-once-turn = { $text } (Une fois par tour.)
text-once-round = { $text } (Une fois par tour de Combat.)
text-die = Dé d’Attaque { $faces } – { $text }
text-enemy-die = Dé de l’attaquant { $faces } – { $text }
text-or = { $first } OU { $next }
text-else = { $first } Sinon : { $next }
text-rows = { $first } · { $next }
text-row = Puissance { $power } : { $text }
text-basic = Basique : { $text }
text-expert = Expert : { $text }
text-trigger = { $trigger } : { $text }
text-none = Pas de capacité spéciale.
die-minus = −1
die-zero = 0
die-plus = +1
when-combat_start = Au début du Combat
when-combat_round_start = Au début de chaque tour de Combat
when-any_time_in_combat_round = À tout moment du tour de Combat
when-siege = Pendant un siège
when-unit_about_to_activate = Quand une unité va s’activer
when-own_unit_attacks_golden = Quand votre unité attaque une unité Or
when-attack_would_reduce_own_unit_to_0 = Quand une attaque viderait les Points de vie de votre unité
when-attack_would_reduce_unit_to_0 = Quand une attaque viderait les Points de vie d’une unité
when-before_attack_roll_or_after_other_attack_die_roll = Avant le lancer du dé d’Attaque
when-after_attack_roll = Après un lancer de dé d’Attaque
when-after_own_die_roll = Après l’un de vos lancers de dé
when-after_own_spell = Après l’un de vos Sorts
when-after_enemy_spell = Quand l’ennemi lance un Sort
when-ballista_activates = Quand votre Baliste tire
when-first_aid_tent_used = Quand vous utilisez votre Dispensaire
when-neutral_combat_about_to_start = Avant un Combat contre des Unités neutres
when-after_won_combat_not_quick = Après un Combat gagné
when-own_recruit_or_reinforce = Quand vous Recrutez ou Améliorez une unité
when-after_own_retaliation = Après sa Riposte
when-all_walls_and_gate_destroyed = Quand les Murailles et la Porte sont détruites
when-attacked = Quand cette unité est attaquée
when-moved_to_other_space_this_activation = Si elle vient de se déplacer
when-own_attack_or_retaliation = Attaques et Ripostes
when-own_hero_on_stables = Votre Héros aux Écuries
when-own_turn_end = À la fin de votre tour
when-resource_round_start = Au début d’une manche de revenu
when-self_defeated = Quand elle est vaincue
when-target_not_adjacent = Cible non adjacente
when-targeted_by_attack = Avant le dé de l’attaquant
when-targeted_by_retaliation = Contre une Riposte
when-targeted_by_spell_or_specialty = Seule cible d’un Sort ou d’une Spécialisation
when-after_attack = Après l’attaque
when-mage_guild_purchase = À la Guilde des Mages
if-victor_controls_necropolis_hero = Si le vainqueur est de la Nécropole
if-field_difficulty_equals_hero_level = Si la difficulté de la case égale votre niveau
if-discarded_card_is_spell = Si la carte défaussée est un Sort
if-enemy_has_positive_morale = Si l’ennemi a un Moral Positif
if-has_first_aid_tent = Si vous avez un Dispensaire
if-in_own_unit_deck = Dans votre Armée
target-own_unit = Une de vos unités
target-any_unit = Une unité
target-enemy_unit = Une unité ennemie
target-other_own_unit = Une autre de vos unités
target-all_own_units = Toutes vos unités
target-all_units = Toutes les unités
target-self = Cette unité
target-same_unit = La même unité
target-acting_unit = Votre unité qui attaque
target-defending_unit = Votre unité attaquée
target-attack_target = L’unité attaquée
target-retaliation_target = L’unité visée par la Riposte
target-adjacent_own_units = Les unités alliées adjacentes
target-self_and_adjacent_own_units = Cette unité et ses alliées adjacentes
target-units_in_2_adjacent_spaces = Les unités de 2 cases adjacentes, amies ou ennemies
target-all_units_adjacent_to_wall_or_gate = Toutes les unités adjacentes à une Muraille ou à la Porte
target-enemy_unit_lowest_initiative = L’unité ennemie à la plus basse Initiative
target-of = { $target } ({ $which })
until-this_attack = pour cette attaque
until-activation = pour cette activation
until-its_next_activation = jusqu’à la fin de sa prochaine activation
until-combat_round = ce tour de Combat
until-end_of_next_combat_round = jusqu’à la fin du prochain tour de Combat
until-combat = jusqu’à la fin du Combat
until-next_time_attacked = jusqu’à la prochaine attaque contre elle
until-while_in_play = tant que la carte est en jeu
until-turn = ce tour
damage-n = { $n } { $n ->
    [one] dégât
   *[other] dégâts
 }
cards-n = { $n } { $n ->
    [one] carte
   *[other] cartes
 }
in-attack = en Attaque
in-defense = en Défense
in-initiative = en Initiative
in-health = aux Points de vie
fx-mod_stat = { $target } : { $amount } { $stat }, { $until }.
fx-mod_stat-not_adjacent = { $target } : { $amount } { $stat } contre une cible non adjacente, { $until }.
fx-mod_stat-arch_devils = { $target } : { $amount } { $stat } contre les Archidiables.
fx-double = { $text } Le double pour : { $units }.
fx-damage = { $target } : { $damage }.
fx-damage_attacker = { $target } : toute unité adjacente qui l’attaque subit { $damage }, { $until }.
fx-damage_chain = Une unité : { $first }. Les 2 unités les plus proches d’elle : { $second } et { $third }.
fx-heal = { $target } : soignez { $damage }.
fx-heal-up_to = { $target } : soignez jusqu’à { $damage }.
fx-overlay_unit = Posez la carte sur vos { $unit } ({ $faces }) : { $name }, Attaque { $attack }, Défense { $defense }, Points de vie { $health }, Initiative { $initiative }.
face-overlay = carte posée
fx-reinforce-free = Le vainqueur Améliore gratuitement une unité { $tiers }, dégâts compris.
fx-reinforce-half = Améliorez une unité { $tiers } de votre faction pour la moitié de l’Or, arrondie vers le bas.
fx-attack_extra-same = Attaquez encore une fois la même cible.
fx-attack_extra-adjacent = Attaquez aussi, avec une Attaque de { $attack }, une unité adjacente à la cible, amie ou ennemie.
fx-attack_extra-behind = Attaquez aussi, avec une Attaque de { $attack }, l’unité derrière la cible, amie ou ennemie.
fx-cancel_attack = { $target } : annulez cette attaque.
fx-ignore_retaliation = L’attaque ne provoque pas de Riposte.
fx-ignore_defense = Ignorez la Défense imprimée de la cible.
fx-ignore_die = Le dé d’Attaque est ignoré.
fx-ignore_die-of = { $target } : son dé d’Attaque est ignoré.
fx-ignore_die-adds_0 = Le dé d’Attaque n’ajoute rien.
fx-ignore_penalty-adjacent = Pas de pénalité contre une unité adjacente.
fx-ignore_penalty-all = Pas de pénalité à distance.
fx-ignore_penalty-of = { $target } : pas de pénalité à distance.
fx-return_to_start_space-after_attack = Peut revenir sur sa case de départ après l’attaque.
fx-return_to_start_space-after_retaliation = Peut revenir sur sa case de départ après la Riposte.
fx-roll_dice-highest = Lancez { $count } dés d’Attaque et gardez le meilleur.
fx-roll_dice-lowest = Lancez { $count } dés d’Attaque et gardez le moins bon.
fx-roll_dice-retaliation = La Riposte de la cible se lance avec { $count } dés d’Attaque : le moins bon compte.
fx-roll_dice-all = Lancez { $count } dés d’Attaque et additionnez-les.
fx-roll_dice-no_minus = Lancez { $count } dés d’Attaque et additionnez-les ; les −1 comptent 0.
fx-roll_check = Lancez un dé d’Attaque ; sur { $faces } : { $then }
fx-reroll = Vous pouvez relancer le dé d’Attaque.
fx-reroll-any = Relancez l’un de vos dés.
fx-reroll-may = Vous pouvez relancer chaque { $faces }, autant de fois qu’il le faut.
fx-reroll-must = Relancez une fois chaque { $faces }.
fx-reroll-must_repeat = Relancez chaque { $faces } jusqu’à un autre résultat.
fx-set_die = Le premier résultat du dé de l’attaquant est { $face }.
fx-mod_die = { $amount } au résultat du dé d’Attaque.
fx-multiply_die = Multipliez le résultat du dé d’Attaque par { $factor }.
fx-allow_reroll-attack = Vous pouvez relancer chacun de vos dés d’Attaque une fois, { $until }.
fx-allow_reroll-any = Vous pouvez relancer chacun de vos dés une fois, { $until }.
fx-allow_reroll-map = Vous pouvez relancer une fois chacun de vos dés de trésor et de ressource, { $until }.
fx-place_token = { $target } : posez un { $token }.
fx-place_token-fire_wall = Posez un Mur de Feu sur une case libre : { $damage } à toute unité qui s’y arrête, et à toute unité non volante qui la traverse.
fx-remove_token = { $target } : retirez son cube de Riposte ; elle peut riposter à nouveau.
fx-remove_effects-any = { $target } : vous pouvez en retirer un effet Continu ou le jeton Paralysie.
fx-remove_effects-paralysis = { $target } : retirez le jeton Paralysie.
fx-skip_activation = { $target } : elle passe son activation.
fx-forbid-move = Une unité ennemie qui s’active à côté de cette unité ne se déplace pas.
fx-forbid-attack = { $target } : elle n’attaque pas, { $until }.
fx-forbid-retreat = L’ennemi ne peut ni battre en retraite ni se rendre.
fx-disable_abilities = { $target } : ses capacités sont sans effet, { $until }.
fx-disable_abilities-spells = { $target } : leurs protections contre les Sorts sont sans effet, { $until }.
fx-immune-paralysis = Ne peut pas être paralysée.
fx-immune-spells = Ignore tous les Sorts, amis ou ennemis, et les dégâts des Spécialisations.
fx-immune-targeting = { $target } : aucun Sort ne peut la viser ni la toucher, { $until }.
fx-counts_as_having = { $target } comptent comme portant un jeton Bouclier.
fx-reduce_damage = { $target } : { $damage } de moins par Sort.
fx-move_unit = L’unité attaquée recule de { $spaces } case, là où elle n’est plus adjacente ; son propriétaire choisit.
fx-teleport_unit = { $target } : déplacez-la sur n’importe quelle case libre.
fx-swap_units = Échangez les places de deux de vos unités.
fx-destroy_siege = Détruisez { $n } { $n ->
    [one] Muraille ou Porte
   *[other] Murailles ou Porte
 }.
fx-destroy_siege-all = Détruisez toutes les Murailles et la Porte.
fx-destroy_siege-tower = La Tourelle est détruite.
fx-off_board = Se tient à côté du plateau.
fx-targetable_only_by = Seules les attaques à distance et les cartes peuvent la viser.
fx-unlimited_retaliation = Autant de fois qu’elle est attaquée.
fx-ignore_card_effect = la carte est sans effet sur elle.
fx-spell_power = { $amount } en Puissance.
fx-spell_power-enemy = Les Sorts ennemis ont { $amount } en Puissance.
fx-spell_limit = Vous pouvez lancer { $n } Sort de plus ce tour de Combat.
fx-cast_spell_now = Lancez tout de suite un Sort de votre main.
fx-cast_spell_now-free = Lancez tout de suite un Sort de votre main, en plus de celui du tour de Combat.
fx-cancel_spell = Ce Sort est sans effet.
fx-cancel_spell-most = Ce Sort est sans effet s’il a une Puissance de { $n } ou moins.
fx-recall_cards-spell = Reprenez ce Sort en main.
fx-recall_cards-spell_and_cards_played_with_it = Reprenez en main ce Sort et les cartes jouées avec lui.
fx-recall_cards-this_card = Reprenez cette carte en main.
fx-draw = Piochez { $cards }.
fx-discard = Défaussez { $cards }.
fx-discard-just_drawn = Défaussez { $cards } parmi celles piochées.
fx-discard-enemy = L’ennemi défausse { $cards } au hasard.
fx-per_discard = Défaussez autant de cartes que vous voulez. Pour chacune – { $text }
fx-take_from_discard = Reprenez un Sort de votre défausse.
fx-shuffle_discard_into_deck = Mélangez votre défausse dans votre deck.
fx-morale-positive = Gagnez un Moral Positif.
fx-morale-negative-enemy = L’ennemi gagne un Moral Négatif.
fx-morale-discard_positive-enemy = L’ennemi perd son Moral Positif.
fx-take_war_machine = Mettez gratuitement en jeu : { $machine }.
fx-use_war_machine = { $machine } : agit { $times } fois sur la même cible.
fx-modify_war_machine = { $machine } : ses effets sont multipliés par { $times }, { $until }.
fx-choose = Au choix : { $options }
fx-if = { $condition } – { $text }

# Ce qui ne sert que sur la carte du monde

goods-gold = { $n } Or
goods-materials = { $n } { $n ->
    [one] Matériau
   *[other] Matériaux
 }
goods-valuables = { $n } { $n ->
    [one] Richesse
   *[other] Richesses
 }
fx-gain = Gagnez { $goods }.
fx-gain_movement = Un de vos Héros gagne { $n } Point de Déplacement.
fx-gain_movement-same = Ce Héros gagne { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement.
fx-move_hero = Votre Héros peut avancer de { $n } case, sur une case vide.
fx-allow_pass_through = Ce tour, votre Héros traverse toutes les cases et bordures ; seule la dernière case compte.
fx-discount-buy_spell_in_town = Acheter des Sorts à la Guilde des Mages coûte { $n } Or de moins.
fx-discount-recruit_or_reinforce_one_unit = Recruter ou Améliorer une unité coûte { $n } Or de moins.
fx-discount-reinforce_this_unit = L’Améliorer coûte { $n } Or de moins.
fx-set_search = À la Guilde des Mages, Fouillez ({ $n }).
fx-discover_tile = Révélez une tuile adjacente à celle de votre Héros.
fx-exchange_unit = Échangez { $give } contre { $get }.
fx-recruit_neutral = Piochez une Unité neutre par rang de vos Demeures et Recrutez-en une au prix imprimé.
fx-recruit_neutral-azure = Piochez une Unité neutre par rang de vos Demeures (avec la Demeure Or, aussi une Azur) et Recrutez-en une au prix imprimé.
fx-skip_combat = Le Combat n’a pas lieu : explorez la case, sans Expérience.
fx-teleport_hero-home = Déplacez votre Héros sur l’une de vos Villes ou Enclaves.
fx-teleport_hero-fields = Déplacez votre Héros d’au plus { $n } { $n ->
    [one] case
   *[other] cases
 }, sans tenir compte de ce qui le sépare de son but.
fx-peek = Regardez la première carte d’une pioche ; laissez-la dessus ou glissez-la dessous.
fx-remove_self = Retirez cette carte de la partie.

# Actions

space = { $column }{ $row }
do-recruit = Recruter { $unit } ({ $points } points)
do-reinforce = Améliorer { $unit } ({ $points } points)
do-look = Regarder { $n } { $n ->
    [one] carte
   *[other] cartes
 } ({ $deck })
do-take-top = Prendre { $card }, sur la défausse. { $text }
do-take = Prendre { $card }. { $text }
do-deploy = Placer { $unit } en { $space }
do-place-next = { $unit } d’abord
do-gate = La Porte dans la colonne { $column }
do-activate = Activer { $unit } ({ $space })
do-go = Aller en { $space }
do-stay = Rester en { $space }
do-strike = Attaquer { $unit } ({ $space })
do-destroy = Détruire : { $piece } ({ $space })
do-defend = Défendre : prendre un jeton Bouclier
do-play = { $card } – { $text }
do-play-expert = { $card }, effet Expert – { $text }
do-cast = Lancer { $card }. { $text }
do-empower = Défausser { $card } : +1 en Puissance
do-tent = Dispensaire : soigner
do-morale-draw = Moral : piocher 1 carte
do-morale-exchange = Moral : défausser des cartes et en piocher autant
do-row = Puissance { $power } – { $text }
do-row-free = Sans Puissance – { $text }
do-target-unit = { $unit } ({ $space })
do-target-piece = { $piece } ({ $space })
do-target-space = Case { $space }
do-pair = Cases { $first } et { $second }
do-choose = { $text }
do-discard = Défausser { $card }
do-take-back = Reprendre { $card }
do-reroll-ability = Relancer le dé { $face } (capacité de l’unité)
do-reroll-effect = Relancer le dé { $face } (carte en jeu)
do-reroll-morale = Relancer le dé { $face } (jeton Moral)
do-accept = Oui
do-done = Terminer
do-no = Non
do-nothing = Ne rien faire de plus
do-pass-window = Passer
do-pass-attack = Passer pour toute cette attaque
do-pass-activation = Passer pour toute cette activation
do-extend = Un tour de Combat de plus (1 Point de Déplacement)
do-retreat = Battre en retraite
do-surrender = Se rendre

# Refus

no-game-over = La partie est terminée.
no-not-asked = Ce n’est pas à vous de jouer.
no-not-now = Ce n’est pas possible maintenant.
no-empty = Il n’y a rien ici.
no-not-in-army = Cette unité n’est pas dans votre armée.
no-already-placed = Cette unité est déjà sur le plateau.
no-space-taken = Cette case est occupée.
no-not-own-side = Placez vos unités sur votre ligne arrière ou votre ligne de front.
no-board-full = Jamais plus de 5 unités par camp sur le plateau.
no-too-dear = Il vous manque { $n } { $n ->
    [one] point
   *[other] points
 }.
no-already-pack = Cette unité est déjà un Groupe.
no-out-of-reach = C’est trop loin pour cette unité.
no-enemy-adjacent = À côté d’un ennemi, une unité à distance n’attaque que les ennemis adjacents.
no-tower-only-shot = Seules les attaques à distance atteignent la Tourelle.
no-cannot-attack = Cette unité ne peut pas attaquer pendant cette activation.
no-cannot-move = Cette unité ne peut pas se déplacer pendant cette activation.
no-has-defended = Elle avait un jeton Bouclier : elle ne peut pas défendre deux activations de suite.
no-not-in-hand = Cette carte n’est pas dans votre main.
no-wrong-moment = Cette carte ne se joue pas à ce moment.
no-spell-cast = Vous avez déjà lancé un Sort ce tour de Combat.
no-expert-use = Vous n’avez plus d’effet Expert.
no-power = Il vous manque { $n } en Puissance.
no-nothing-to-cast = Vous n’avez rien à lancer avec cette Puissance.
no-target = Il n’y a pas de cible pour cela.
no-cannot-pay = Vous ne pouvez pas en payer le coût.
no-effect = Cela ne changerait rien.
no-wrong-tier = Cette unité n’est pas du bon rang.
no-immune = Cette unité y est insensible.
no-morale = Vous n’avez pas de jeton Moral Positif.
no-movement = Vous n’avez plus de Point de Déplacement.
no-retreat = Devant ces ennemis, on ne bat pas en retraite.
no-gold = Il vous manque { $n } Or.

# Options

option-scenario = Scénario
option-scenario-about = Une aventure sur la carte, ou une bataille seule.
scenario-skirmish_guard = Gardes neutres
scenario-skirmish_guard-about = Des Unités neutres gardent une case : un tour de Combat, puis 1 Point de Déplacement par tour de plus.
scenario-skirmish_siege = Siège
scenario-skirmish_siege-about = Murailles, Porte et Tourelle : prenez la Ville d’un Héros de l’I.A., ou défendez la vôtre.
scenario-skirmish_ai_hero = Héros de l’I.A.
scenario-skirmish_ai_hero-about = Une armée d’une autre faction, soutenue par le deck I.A.
scenario-skirmish_duel = Duel
scenario-skirmish_duel-about = Deux joueurs, deux Héros : chacun a des cartes que l’autre ne voit pas.
option-difficulty = Difficulté
option-difficulty-about = La taille des armées neutres et la force des cartes I.A.
option-faction = Faction
option-faction-about = Votre armée et vos Héros.
faction-castle-about = Des soldats solides et des Archanges ; Catherine et Rion.
faction-necropolis-about = Des morts-vivants, sans Moral ; Sandro et Tamika.
faction-dungeon-about = Des monstres et des Dragons Noirs ; Alamar et Mutare.
faction-rampart-about = Elfes, Licornes et Dragons d’Or ; Gelu et Gem.
option-hero = Héros
option-hero-about = Un Héros de votre faction : ses Caractéristiques, sa Compétence, ses Spécialisations.
hero-random = au hasard
option-level = Niveau du Héros
option-level-about = Limite de cartes, effets Expert, Compétences et Spécialisations en plus.
level-scenario = celui de l’escarmouche
level-1 = niveau I
level-2 = niveau II
level-3 = niveau III
level-4 = niveau IV
level-5 = niveau V
level-6 = niveau VI
level-7 = niveau VII
option-army = Armée
option-army-about = D’où viennent vos unités.
army-given = celle de l’escarmouche
army-given-about = Les unités prévues pour votre faction.
army-drawn = tirée au hasard
army-drawn-about = Des unités de votre faction, pour le prix choisi.
army-built = composée par vous
army-built-about = Recrutez et Améliorez pour le prix choisi, avant la bataille.
option-points = Prix de l’armée
option-points-about = En Or ; une Richesse compte pour 6.
points-10 = 10 Or
points-20 = 20 Or
points-30 = 30 Or
points-40 = 40 Or
points-60 = 60 Or
points-80 = 80 Or
points-100 = 100 Or
points-140 = 140 Or
option-guard = Difficulté de la case
option-guard-about = De I, une petite bande, à VII, des Dragons.
guard-1 = I
guard-2 = II
guard-3 = III
guard-4 = IV
guard-5 = V
guard-6 = VI
guard-7 = VII
option-rival = L’autre armée
option-rival-about = Qui commande le second joueur.
rival-mirrored = en miroir
rival-mirrored-about = Les mêmes unités, sous l’autre Héros de la faction.
rival-random = au hasard
rival-castle = Château
rival-necropolis = Nécropole
rival-dungeon = Donjon
rival-rampart = Rempart
option-rival_hero = L’autre Héros
option-rival_hero-about = Un Héros de la faction du second joueur.
option-role = Votre camp
option-role-about = Attaquer la Ville, ou la défendre.
role-attack = attaquer la Ville
role-defend = défendre la Ville
option-artifacts = Artefacts
option-artifacts-about = Combien de fois vous Fouillez (2) les Artefacts avant la bataille.
artifacts-0 = aucun
artifacts-1 = un
artifacts-2 = deux
artifacts-3 = trois
option-attack_abilities = Actions d’Attaque
option-attack_abilities-about = Quand agissent les capacités au symbole de la hache.
attack_abilities-first_attack = à la première attaque du Combat
attack_abilities-first_attack-about = Comme le dit l’aide de jeu.
attack_abilities-each_activation = à chaque activation
attack_abilities-each_activation-about = L’autre lecture des règles.
deck-artifact = Artefacts

# Questions

ask-nothing = La partie est terminée.
ask-search = Fouillez ({ $n }) : { $deck }. Regarder des cartes, ou prendre celle de la défausse ?
ask-search-pick = Laquelle de ces cartes prenez-vous ?
ask-build = Composez votre armée : il vous reste { $n } Or.
ask-deploy = Placez vos unités sur vos deux lignes (encore { $n } { $n ->
    [one] place
   *[other] places
  }).
ask-place-next = Laquelle de ces unités ennemies est placée d’abord ?
ask-gate = Dans quelle colonne se trouve la Porte ?
ask-next-unit = Laquelle de ces unités s’active d’abord ?
ask-window-start = Le Combat commence : jouez-vous une carte ?
ask-window-before = Avant l’activation ({ $unit }) : jouez-vous une carte ?
ask-window-attack = Avant le dé : jouez une carte, ou lancez.
ask-window-roll = Le dé montre { $die } : changez-vous quelque chose ?
ask-window-save = { $unit } : cette attaque serait fatale. La sauvez-vous ?
ask-window-spell = L’ennemi lance { $card } : répondez-vous ?
ask-window-after-spell = { $card } a fait son effet : jouez-vous une carte ?
ask-window-ballista = Votre Baliste tire : jouez-vous une carte ?
ask-window-tent = Votre Dispensaire soigne : jouez-vous une carte ?
ask-go = { $unit } : se déplacer, attaquer ou défendre ?
ask-strike = { $unit } : attaquer, se défendre, ou en rester là ?
ask-after-shot = Bouger d’une case après le tir ?
ask-row = { $card } : avec quelle Puissance ?
ask-target = { $card } : choisissez la cible.
ask-pair = Choisissez deux cases adjacentes, ou deux unités.
ask-ability = { $unit } : utiliser cette capacité ?
ask-option = Que choisissez-vous ?
ask-pick-discard = Quelle carte défaussez-vous ?
ask-pick-take-back = Quelle carte reprenez-vous ?
ask-exchange = Défaussez des cartes : vous en piocherez autant.
ask-pick-space = Choisissez une case.
ask-discard = Défaussez { $n } { $n ->
    [one] carte
   *[other] cartes
 }.
ask-reroll = Relancer le dé du jeton Bouclier ?
ask-target-of-ability = Capacité de l’unité : choisissez la cible.
ask-further-target = Quelle autre unité est attaquée ?
nobody = personne
ask-extend = Le tour de Combat est fini : un de plus pour 1 Point de Déplacement, ou battre en retraite ?
ask-tie = Plusieurs choix se valent : décidez pour l’I.A.

# Journal

log-begins = { $scenario } : { $hero }, { $level }.
log-duel-begins = { $who_is ->
    [you] Vous attaquez : { $heroes }, { $level }.
   *[other] { $who } attaque : { $heroes }, { $level }.
 }
log-duel-won = { $who_is ->
    [you] Vous gagnez la bataille au tour de Combat { $rounds }.
   *[other] { $who } gagne la bataille au tour de Combat { $rounds }.
 }
log-duel-surrendered = { $who_is ->
    [you] Vous vous rendez au tour de Combat { $rounds }.
   *[other] { $who } se rend au tour de Combat { $rounds }.
 }
log-duel-stalled = Personne n’est plus blessé : la bataille s’arrête sans vainqueur.
log-enemy-army = L’armée ennemie : { $units }.
log-recruited = { $who_is ->
    [you] Vous Recrutez { $unit }.
   *[other] { $who } Recrute { $unit }.
 }
log-reinforced = { $who_is ->
    [you] Vous Améliorez { $unit }.
   *[other] { $who } Améliore { $unit }.
 }
log-army-drawn = { $who_is ->
    [you] Votre armée : { $units }.
   *[other] L’armée de { $who } : { $units }.
 }
log-specialty = { $who_is ->
    [you] Vous recevez { $card }.
   *[other] { $who } reçoit { $card }.
 }
log-looked = { $who_is ->
    [you] Vous regardez { $cards } ({ $deck }).
   *[other] { $who } regarde { $cards } ({ $deck }).
 }
log-looked-hidden = { $who_is ->
    [you] Vous regardez { $n } { $n ->
    [one] carte
   *[other] cartes
 } ({ $deck }).
   *[other] { $who } regarde { $n } { $n ->
    [one] carte
   *[other] cartes
 } ({ $deck }).
 }
log-took = { $who_is ->
    [you] Vous prenez { $card }.
   *[other] { $who } prend { $card }.
 }
log-took-hidden = { $who_is ->
    [you] Vous prenez une carte ({ $deck }).
   *[other] { $who } prend une carte ({ $deck }).
 }
log-took-top = { $who_is ->
    [you] Vous prenez { $card } sur la défausse.
   *[other] { $who } prend { $card } sur la défausse.
 }
log-drew = { $who_is ->
    [you] Vous piochez { $cards }.
   *[other] { $who } pioche { $cards }.
 }
log-drew-hidden = { $who_is ->
    [you] Vous piochez { $n } { $n ->
    [one] carte
   *[other] cartes
 }.
   *[other] { $who } pioche { $n } { $n ->
    [one] carte
   *[other] cartes
 }.
 }
log-discarded = { $who_is ->
    [you] Vous défaussez { $card }.
   *[other] { $who } défausse { $card }.
 }
log-took-back = { $who_is ->
    [you] Vous reprenez { $card } en main.
   *[other] { $who } reprend { $card } en main.
 }
log-reshuffled = { $who_is ->
    [you] Votre défausse devient votre nouveau deck.
   *[other] La défausse de { $who } devient son nouveau deck.
 }
log-morale-none = { $who_is ->
    [you] Vous n’avez plus de jeton Moral.
   *[other] { $who } n’a plus de jeton Moral.
 }
log-morale-positive = { $who_is ->
    [you] Vous gagnez un Moral Positif.
   *[other] { $who } gagne un Moral Positif.
 }
log-morale-negative = { $who_is ->
    [you] Vous recevez un Moral Négatif.
   *[other] { $who } reçoit un Moral Négatif.
 }
log-spent-morale-draw = { $who_is ->
    [you] Vous dépensez votre jeton Moral : une carte.
   *[other] { $who } dépense son jeton Moral : une carte.
 }
log-spent-morale-exchange = { $who_is ->
    [you] Vous dépensez votre jeton Moral pour échanger des cartes.
   *[other] { $who } dépense son jeton Moral pour échanger des cartes.
 }
log-spent-morale-reroll = { $who_is ->
    [you] Vous dépensez votre jeton Moral pour relancer un dé.
   *[other] { $who } dépense son jeton Moral pour relancer un dé.
 }
log-guard = Les gardes (difficulté { $level }) : { $units }.
log-deployed = { $unit } en { $space }.
log-walls = Murailles debout, Porte dans la colonne { $column }.
log-round = Tour de Combat { $round }.
log-activates = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] s’active
   *[other] s’activent
 }.
log-skips = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] passe son activation
   *[other] passent leur activation
 }.
log-moved = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] va
   *[other] vont
 } en { $space }.
log-defends = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] défend
   *[other] défendent
 } : jeton Bouclier.
log-waits = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] attend
   *[other] attendent
 }.
log-destroyed = Les { $unit } détruisent la Muraille ou la Porte en { $space }.
log-destroyed-by-card = La Muraille ou la Porte en { $space } s’écroule.
log-tower-falls = Toutes les Murailles sont tombées : la Tourelle s’écroule.
log-attacks = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] attaque
   *[other] attaquent
 } { $m ->
    [one] la
   *[other] les
 } { $target }.
log-attacks-extra = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] attaque
   *[other] attaquent
 } aussi { $m ->
    [one] la
   *[other] les
 } { $target }.
log-retaliates = Riposte : { $n ->
    [one] la
   *[other] les
 } { $unit } contre { $m ->
    [one] la
   *[other] les
 } { $target }.
log-rolled = { $unit } : dé d’Attaque { $result }.
log-rolled-dice = { $unit } : dés d’Attaque { $dice }, résultat { $result }.
log-rerolled = { $unit } : relance, { $from } devient { $to }.
log-defence-rolled = { $unit } : dé du jeton Bouclier { $die }.
log-checked = { $unit } : dé { $die }, réussi.
log-checked-failed = { $unit } : dé { $die }, sans effet.
log-checked-card = { $who_is ->
    [you] Vous lancez un dé d’Attaque : { $die }, réussi.
   *[other] { $who } lance un dé d’Attaque : { $die }, réussi.
 }
log-checked-card-failed = { $who_is ->
    [you] Vous lancez un dé d’Attaque : { $die }, sans effet.
   *[other] { $who } lance un dé d’Attaque : { $die }, sans effet.
 }
log-damaged = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] subit
   *[other] subissent
 } { $damage } ({ $source }), reste { $left }.
log-unharmed = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] ne subit
   *[other] ne subissent
 } aucun dégât ({ $source }).
source-attack = attaque
source-retaliation = Riposte
source-poison = poison
source-fire_wall = Mur de Feu
log-turned = Le Groupe est retourné : { $unit }.
log-overlay-lost = { $card } est perdue : { $unit }.
log-defeated = { $n ->
    [one] La
   *[other] Les
 } { $unit } { $n ->
    [one] s’écroule
   *[other] tombent
 }.
log-healed = { $unit } : { $damage } en moins ({ $source }).
log-saved = { $unit } : l’attaque est annulée.
log-saved-by = { $card } sauve : { $unit }. L’attaque est annulée.
log-token = { $unit } : { $token }.
log-token-gone = { $unit } : { $token } retiré.
token-retaliated = cube de Riposte
token-attack = jeton d’Attaque
token-corrosion = jeton Corrosion
token-poison = cube de poison
log-effect-ended = { $card } cesse d’agir.
log-fire-wall = Mur de Feu en { $space } : { $damage }.
log-swapped = { $one } et { $other } échangent leurs places.
log-overlaid = { $card } est posée : { $unit }.
log-unit-reinforced = Les { $unit } deviennent un Groupe.
log-resisted = { $unit } : { $card } est sans effet.
log-played = { $who_is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
 }
log-played-expert = { $who_is ->
    [you] Vous jouez { $card }, effet Expert.
   *[other] { $who } joue { $card }, effet Expert.
 }
log-empowered = { $who_is ->
    [you] Vous défaussez { $card } : +1 en Puissance.
   *[other] { $who } défausse { $card } : +1 en Puissance.
 }
log-power-lost = { $n } en Puissance perdu.
log-cast = Sort lancé : { $card }, Puissance { $power }.
log-cancelled = { $card } est sans effet.
log-tent = { $who_is ->
    [you] Votre Dispensaire soigne.
   *[other] Le Dispensaire de { $who } soigne.
 }
log-ballista = { $who_is ->
    [you] Votre Baliste tire.
   *[other] La Baliste de { $who } tire.
 }
log-machine = En jeu : { $card }.
log-ai-card = Carte I.A. : { $card }.
log-ai-waits = { $card } attend une unité qui attaque.
log-ai-returned = L’I.A. ne peut pas lancer ce Sort, qui est remis : { $card }.
log-extended = Un tour de Combat de plus ; il reste { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement.
log-ended-won = L’armée ennemie est vaincue au tour { $rounds }.
log-ended-lost = Votre armée est vaincue au tour { $rounds }.
log-ended-retreated = Retraite après { $rounds } { $rounds ->
    [one] tour
   *[other] tours
 } de Combat.
log-ended-surrendered = Reddition au tour { $rounds }.
log-ended-stalled = Plus rien ne bouge : le Combat s’arrête sans vainqueur.
log-experience = { $who_is ->
    [you] Vous gagnez { $n } Expérience.
   *[other] { $who } gagne { $n } Expérience.
 }
log-level = { $who_is ->
    [you] Vous atteignez le { $level }.
   *[other] { $who } atteint le { $level }.
 }

# Scores

score-beaten = Unités ennemies vaincues (leur prix en Or)
score-kept = Unités qui vous restent (leur prix en Or)
score-victory = Victoire
score-places = Mines, Enclaves et Villes
score-buildings = Bâtiments
score-level = Niveau
score-artifacts = Artefacts, un point pour deux
score-heroes = Héros ennemis vaincus
verdict-scenario-won = Le scénario est gagné.
verdict-scenario-lost = Le scénario est perdu.
score-rival = L’ennemi
verdict-retreated = Votre armée s’est retirée : ce n’est pas une victoire.
verdict-surrendered = Vous vous êtes rendu : ce n’est pas une victoire.
verdict-stalled = Le Combat s’est arrêté sans vainqueur.
taken-ability = Compétences prises
taken-spell = Sorts pris
taken-artifact = Artefacts pris
setup-unreadable = Ces options ne peuvent pas être lues.

# Effets en cours

effect-attack = { $amount } en Attaque, { $until }
effect-attack-distance = { $amount } en Attaque contre une cible non adjacente, { $until }
effect-defense = { $amount } en Défense, { $until }
effect-initiative = { $amount } en Initiative, { $until }
effect-health = { $amount } aux Points de vie, { $until }
effect-ignore-die = pas de dé d’Attaque, { $until }
effect-ignore-penalty = pas de pénalité à distance, { $until }
effect-spell-proof = hors d’atteinte des Sorts, { $until }
effect-no-abilities = sans capacités, { $until }
effect-no-spell-abilities = sans protection contre les Sorts, { $until }
effect-burns-attacker = { $damage } à qui l’attaque de près, { $until }
effect-no-attack = n’attaque pas, { $until }
effect-reroll = relance des dés d’Attaque, { $until }
effect-tent = Dispensaire renforcé, { $until }
mark-done = a agi
mark-retaliated = a riposté
mark-defense = jeton Bouclier
mark-paralysis = paralysée
mark-attack = jeton d’Attaque
mark-weakness = jeton Faiblesse
mark-corrosion = jeton Corrosion
mark-poison = empoisonnée
mark-held = ne peut pas se déplacer
mark-spent = actions d’Attaque utilisées

# Au terminal

table-head = { $scenario } · { $difficulty }
table-before = avant le Combat
table-round = tour de Combat { $n }
table-guard = case { $level }
table-limited = 1 Point de Déplacement par tour de plus
table-units = Unités, dans l’ordre d’activation
table-figures = Attaque { $attack }, Défense { $defense }, Points de vie { $left }/{ $health }, Initiative { $initiative }
table-own = Votre camp
table-enemy = L’ennemi
table-movement = { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement
table-expert = effets Expert { $n }/{ $most }
table-morale = { $morale }
table-cards = main { $n } (limite { $most }), deck { $deck }
table-discard = Défausse : { $cards }
table-power = Puissance jouée : { $n }
table-spell-cast = Sorts ce tour { $n }/{ $most }
table-in-play = En jeu : { $cards }
table-army = Hors du plateau :
table-fallen = vaincue
table-points = { $n } Or pour votre armée
table-ai-deck = Deck I.A. : { $cards }
table-ai-returned = remises dans le deck : { $cards }
table-ai-spells = Sorts à venir : { $cards }
table-ai-skill = Compétence : { $card }
table-ai-kept = en réserve : { $card }
table-ai-attack = { $amount } en Attaque pour la prochaine unité qui attaque
table-hand = Votre main
table-looked = Cartes regardées

# L’aventure : pourquoi non
no-hand-too-large = Il y a { $n } { $n ->
    [one] carte
   *[other] cartes
 } de trop dans votre main.

# La carte
terrain-grass = Herbe
terrain-dirt = Terre
terrain-swamp = Marais
terrain-snow = Neige
terrain-rough = Rocaille
terrain-highlands = Hautes terres
terrain-subterranean = Souterrain
tile-start = tuile de départ
tile-far = tuile lointaine (II–III)
tile-near = tuile proche (IV–V)
tile-centre = tuile centrale (VI–VII)
# Bâtiments
building-castle-city_hall = Salle du Conseil
building-castle-citadel = Citadelle
building-castle-mage_guild = Guilde des Mages
building-castle-dwelling_bronze = Tours
building-castle-dwelling_silver = Terres saintes
building-castle-dwelling_golden = Gloire d’Erathia
building-castle-special_tent = Confrérie de l’Épée
building-castle-special_gears = Forge
building-necropolis-city_hall = Salle du Conseil
building-necropolis-citadel = Citadelle
building-necropolis-mage_guild = Guilde des Mages
building-necropolis-dwelling_bronze = Vieux cimetière
building-necropolis-dwelling_silver = Domaine des mausolées
building-necropolis-dwelling_golden = Caveaux des ténèbres
building-necropolis-special_tent = Voile des ténèbres
building-necropolis-special_gears = Amplificateur de nécromancie
building-dungeon-city_hall = Salle du Conseil
building-dungeon-citadel = Citadelle
building-dungeon-mage_guild = Guilde des Mages
building-dungeon-dwelling_bronze = Garennes
building-dungeon-dwelling_silver = Labyrinthes intérieurs
building-dungeon-dwelling_golden = Anciens repaires
building-dungeon-special_tent = Portail d’invocation
building-dungeon-special_gears = Vortex de mana
building-rampart-city_hall = Salle du Conseil
building-rampart-citadel = Citadelle
building-rampart-mage_guild = Guilde des Mages
building-rampart-dwelling_bronze = Lotissement
building-rampart-dwelling_silver = Source des arches
building-rampart-dwelling_golden = Falaise derrière la clairière
building-rampart-special_tent = Étang mystique
building-rampart-special_gears = Jeunes pousses

# L’aventure : ce que disent les effets

text-until = { $text } ({ $until }.)
until-until_next_astrologers_round = Jusqu’à la prochaine manche des Astrologues
when-round_start = Au début de la manche
when-next_round_start = Au début de la prochaine manche
when-this_and_next_round_start = Maintenant et au début de la prochaine manche
when-next_resource_round_start = Au début de la prochaine manche de revenu
when-astrologers_round_start = Au début d’une manche des Astrologues
when-own_turn_start = Au début de votre tour
when-own_turn = Pendant votre tour
when-just_built = Quand il est construit
when-built = Tant qu’il est là
when-spell_book_token = Avec le jeton Grimoire
when-own_town_besieged = Quand la Ville est assiégée
when-start_of_combat_with_enemy_hero = Au début d’un Combat contre un Héros ennemi
when-neutral_combat_start = Quand un garde vient d’être pioché
when-flagged = Quand vous la Revendiquez
when-captured_from_enemy = Quand elle est prise à un ennemi
when-always = Toujours
if-first_captor = Si personne n’a Revendiqué la case avant vous
deck-own_deck = votre deck
one-unit = une unité
one-unit-of = une unité { $tiers }
reinforce-cost-full = au prix imprimé
reinforce-cost-half = pour la moitié du prix, arrondie vers le haut
reinforce-cost-half_or_first = pour la moitié du prix, arrondie vers le haut (gratuitement si vous êtes le premier)
reinforce-cost-half_gold = pour la moitié de l’Or, arrondie vers le haut
reinforce-cost-half_gold_down = pour la moitié de l’Or, arrondie vers le bas
reinforce-cost-free = gratuitement
fx-reinforce = Vous pouvez Améliorer { $what } { $cost }.
fx-allow_pass_through-heroes = Les Héros peuvent y croiser un Héros ennemi, sans s’arrêter.
fx-allow_reroll-each_turn = À chaque tour, vous pouvez relancer une fois un dé de trésor ou de ressource.
fx-discard-up_to = Défaussez jusqu’à { $cards }.
fx-draw-same_number = Piochez-en autant.
fx-discover_tile-pool = Placez à côté une tuile de votre réserve.
fx-fetch_first = Cherchez { $card } parmi les Compétences et prenez-la en main ; mélangez-les ensuite.
fx-flip_unit = Retournez un de vos Groupes sur sa face Quelques.
fx-gain-cube = Gagnez un cube de son propriétaire.
fx-gain-income_less = Votre revenu baisse de { $goods }, sans passer sous zéro.
fx-gain-step = Gagnez-le aussitôt.
fx-gain_experience = Votre Héros principal gagne { $n } Expérience.
fx-gain_movement-every = Chaque Héros a { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement de plus.
fx-gain_movement-every_less = Chaque Héros a { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement de moins.
fx-mod_stat-hand_limit = { $amount } à la limite de cartes.
fx-modify_war_machine-damage = { $machine } : { $n } dégât de plus.
fx-modify_war_machine-heal = { $machine } : soigne { $n } de plus.
fx-modify_war_machine-rerolls = { $machine } : vos unités à distance peuvent relancer une fois chaque dé d’Attaque.
fx-morale-negative = Gagnez un Moral Négatif.
fx-pay = Payez { $goods }.
fx-peek-ability = Regardez la première Compétence de la pioche : prenez-la ou défaussez-la.
fx-raise_income = Votre revenu de cette ressource monte d’un cran.
fx-raise_income-choose = Votre revenu d’une ressource de votre choix monte d’un cran.
fx-recall_cards-first_spell = Chacun reprend en main le premier Sort qu’il lance.
fx-recruit_neutral-any = Piochez jusqu’à { $n } Unités neutres dans les rangs dont vous avez la Demeure ; vous pouvez en Recruter une au prix imprimé. Les autres sont remélangées.
fx-remove_black_cubes = Tous les cubes noirs sont retirés des cases ; leurs gardes ne reviennent pas.
fx-remove_card = Retirez de la partie une carte de votre main ({ $kind }).
fx-remove_card-any = Retirez de la partie une carte de votre main (ni Caractéristique, ni Spécialisation, ni Compétence de départ, ni Flèche Magique).
fx-reshuffle_from_hand = Mélangez tous les Artefacts et Sorts de votre main dans votre deck et piochez-en autant.
fx-roll_resource = Lancez { $n } { $n ->
    [one] dé
   *[other] dés
 } de ressource et gagnez le résultat.
fx-roll_resource-keep = Lancez { $n } dés de ressource et gagnez un résultat.
fx-roll_resource-field = Lancez autant de dés de ressource qu’imprimé et gagnez un résultat.
fx-roll_treasure = Lancez { $n } { $n ->
    [one] dé
   *[other] dés
 } de trésor et appliquez le résultat.
fx-roll_treasure-keep = Lancez { $n } dés de trésor et appliquez un résultat.
fx-roll_treasure-field = Lancez autant de dés de trésor qu’imprimé et appliquez un résultat.
fx-search = Fouillez ({ $n }) : { $deck }.
fx-search-times = Fouillez ({ $n }) : { $deck }, { $times } fois.
fx-siege_defense = { $walls } Murailles, la Porte et la Tourelle la défendent.
fx-spell_power-first_each_turn = { $amount } en Puissance pour le premier Sort de chacun de vos tours.
fx-swap_neutral_guard = Vous pouvez remplacer une unité d’un garde tout juste pioché par une autre de même rang.
fx-take_from_discard-specialty = Reprenez une Spécialisation de votre défausse.
fx-take_from_discard-top = Reprenez une des { $n } premières cartes de votre défausse.
fx-take_war_machine-free = Mettez gratuitement en jeu une Machine de Guerre de votre choix.
fx-take_war_machine-factory = Achetez une Machine de Guerre à son prix le plus bas.
fx-take_war_machine-trading_post = Achetez une Machine de Guerre à son prix le plus haut.
fx-trade = Échangez des ressources autant que vous le souhaitez.
fx-unlock-recruit = Vous pouvez Recruter des unités { $tier }.
fx-unlock-reinforce = Le jeton Population permet aussi d’Améliorer des unités.

# L’aventure : questions

ask-speak = { $who } – { $text }
ask-discover = Quelle tuile révélez-vous ?
ask-draw-neutral = De quel rang piochez-vous une Unité neutre ?
ask-recruit-neutral = Recruter une de ces Unités neutres ?
ask-reinforce = Quelle unité Améliorez-vous ?
ask-flip = Quel Groupe redevient Quelques ?
ask-hero = Quel Héros gagne le déplacement ?
ask-keep-die = Quel résultat prenez-vous ?
ask-reroll-die = Prendre ce résultat, ou relancer ?
ask-machine = Quelle Machine de Guerre prenez-vous ?
ask-trade = Qu’échangez-vous ?
ask-move-hero = Avancer gratuitement un Héros sur une case vide ?
ask-teleport = Sur quelle case va votre Héros ?
ask-new-top = Quelle carte défaussée est au-dessus ?
ask-own-pick = Laquelle de ces cartes gardez-vous ?
ask-take-or-discard = Prendre cette carte, ou la défausser ?
ask-peek = Quelle pioche regardez-vous ?
ask-top-or-bottom = La carte reste-t-elle dessus, ou va-t-elle dessous ?
ask-pick-remove = Quelle carte quitte la partie ?
ask-track = Quel revenu augmente ?
ask-swap-guard = Remplacer une unité du garde ?
ask-window-map = Votre tour : jouez-vous une carte ?
ask-window-muster = Jouez-vous une carte qui baisse le prix ?
ask-window-announced = Un garde se tient ici : jouez-vous une carte avant le Combat ?
ask-window-won = Vous avez gagné : jouez-vous une carte ?
ask-window-extend = Le tour de Combat est fini : jouez-vous une carte ?
ask-turn-tile = Comment poser la tuile ?
ask-turn-start = Comment poser votre tuile de départ ?
ask-ai-way = Deux chemins se valent : lequel prend le Héros ennemi ?
ask-withdraw = Votre Héros secondaire est attaqué : combattre, ou le retirer ?
ask-defence = Un Héros ennemi attaque : payer 8 Or pour défendre ?

# L’aventure : actions

die-face = { $face }
treasure-experience = 1 Expérience
treasure-artifact = un Artefact
treasure-one_die = un dé de ressource
treasure-two_dice = deux dés de ressource, dont un compte
track-gold = Revenu en Or
track-materials = Revenu en Matériaux
track-valuables = Revenu en Richesses
put-top = La laisser dessus
put-bottom = La glisser dessous
draw-tier-bronze = Piocher une unité Bronze
draw-tier-silver = Piocher une unité Argent
draw-tier-golden = Piocher une unité Or
for-free = rien
do-reroll-astrologers = Relancer { $face } (les Astrologues)
do-recruit-for = Recruter { $unit } pour { $price }
do-reinforce-for = Améliorer { $unit } pour { $price }
resource-gold = Or
resource-materials = Matériaux
resource-valuables = Richesses
which-main = Héros principal
which-secondary = Héros secondaire
do-step = { $hero } : y aller ({ $location })
do-step-guard = { $hero } : y aller ({ $location }, garde { $level })
do-stay-on = { $hero } : explorer de nouveau cette case
do-reveal = { $hero } : révéler cette tuile
do-turn = La poser ainsi ({ $n ->
    [0] telle quelle
    [1] 1 tour
   *[other] { $n } tours
  })
do-place-tile = { $hero } : placer une tuile
do-site = Ici, tournée { $n } fois
do-build = Construire : { $building }
do-muster = Recruter et Améliorer
do-hire = Recruter ici le Héros secondaire (10 Or)
do-buy-spell = Guilde des Mages : Fouiller les Sorts
do-use-building = Utiliser : { $building }
do-use-unit = Utiliser : { $unit }
do-end-turn = Finir le tour
do-fill = Compléter la main
do-new-top = { $card } au-dessus
do-keep = Prendre : { $face }
do-trade = Donner { $give }, recevoir { $get }
do-swap = Céder { $card }
do-sell = Retirer { $card } de la partie
do-buy-machine = Prendre { $card } pour { $price }
do-go-home = Y aller ({ $location })
do-field = Ici ({ $location })
do-pay-defence = Payer 8 Or et défendre
do-give-up = L’abandonner
do-fight = Combattre
do-withdraw = Retirer le Héros secondaire
do-pick-unit = { $unit }

# L’aventure : refus

no-materials = Il vous manque { $n } { $n ->
    [one] Matériau
   *[other] Matériaux
 }.
no-valuables = Il vous manque { $n } { $n ->
    [one] Richesse
   *[other] Richesses
 }.
no-hero = Ce Héros n’est pas sur la carte.
no-not-adjacent = Ce n’est pas à côté du Héros.
no-edge-closed = Cette bordure ne se franchit pas.
no-blocked-field = Cette case est infranchissable.
no-face-down = Cette tuile est face cachée : révélez-la d’abord.
no-sanctuary = Personne n’est attaqué dans un Sanctuaire.
no-longer-way = Un autre chemin est plus court.
no-own-hero-there = Votre autre Héros s’y trouve : on peut le croiser, pas s’arrêter.
no-not-joined = Elle ne serait pas reliée à la carte.
no-nothing-to-visit = Une exploration ne ferait rien maintenant.
no-must-separate = Vos deux Héros partagent une case : l’un d’eux part d’abord.
no-token-used = Ce jeton a déjà servi pendant cette manche.
no-already-built = C’est déjà construit.
no-forbidden = Le scénario l’interdit.
no-needs = { $building } d’abord.
no-guild-too-new = La Guilde des Mages sert à partir de la prochaine manche.
no-town = Vous n’avez ni Ville ni Enclave pour cela.
no-hero-there = Un Héros s’y trouve.
no-already-hired = Vous avez déjà un Héros secondaire.
no-already-in-army = Cette unité est déjà dans votre Armée.
no-used-this-turn = Une fois par tour.
no-hand-full = Votre main est pleine.
no-other-trade = Une seule sorte d’échange par exploration.
no-must-keep = Cette carte ne peut pas être cédée.
no-none-left = Il n’en reste pas.

# L’aventure : journal

log-round-first = Manche { $round }.
log-round-resource = Manche { $round } : manche de revenu.
log-round-astrologer = Manche { $round } : manche des Astrologues.
log-turn-begins = { $who_is ->
    [you] Votre tour commence.
   *[other] Le tour de { $who } commence.
 }
log-turn-ends = { $who_is ->
    [you] Votre tour se termine.
   *[other] Le tour de { $who } se termine.
 }
log-built = { $who_is ->
    [you] Vous construisez : { $building }.
   *[other] { $who } construit : { $building }.
 }
log-hired = { $who_is ->
    [you] Vous Recrutez votre Héros secondaire.
   *[other] { $who } Recrute son Héros secondaire.
 }
log-hero-leaves = { $who_is ->
    [you] Votre Héros secondaire quitte la carte.
   *[other] Le Héros secondaire de { $who } quitte la carte.
 }
log-hero-home = { $who_is ->
    [you] { $hero } : vous rentrez.
   *[other] { $hero } de { $who } : retour.
 }
log-unit-joined = { $who_is ->
    [you] Votre Armée gagne { $unit }.
   *[other] L’Armée de { $who } gagne { $unit }.
 }
log-starting-units = { $who_is ->
    [you] Vous avez perdu toutes vos unités et reprenez celles de départ.
   *[other] { $who } reprend ses unités de départ.
 }
log-guard-announced = Un garde de niveau { $level } est attaqué.
log-quick-win = Le garde de niveau { $level } est vaincu sans Combat.
log-ai-hero-announced = Un Combat contre le Héros ennemi.
log-defence-paid = { $who_is ->
    [you] Vous payez 8 Or pour défendre.
   *[other] { $who } paie 8 Or pour défendre.
 }
log-ai-hero-beaten = Le Héros ennemi est vaincu.
log-hand-lost = { $who_is ->
    [you] Moral Négatif : vous défaussez toute votre main.
   *[other] Moral Négatif : { $who } défausse toute sa main.
 }
log-removed = { $who_is ->
    [you] { $card } quitte la partie.
   *[other] { $card } de { $who } quitte la partie.
 }
log-traded = { $who_is ->
    [you] Vous échangez : { $give } contre { $get }.
   *[other] { $who } échange : { $give } contre { $get }.
 }
log-card-kept = { $who_is ->
    [you] Vous gardez { $card } pour le prochain scénario.
   *[other] { $who } garde { $card } pour le prochain scénario.
 }
log-card-swapped = { $who_is ->
    [you] Vous apportez { $brought } à la place de { $card }.
   *[other] { $who } apporte { $brought } à la place de { $card }.
 }
log-scenario-won = Le scénario est gagné à la manche { $round }.
log-scenario-lost = Le scénario est perdu à la manche { $round }.
log-scenario-retreated = Le scénario se termine à la manche { $round }.
log-scenario-surrendered = Le scénario se termine à la manche { $round }.
log-scenario-stalled = Le scénario se termine à la manche { $round }.
log-gained = { $who_is ->
    [you] Vous gagnez { $goods }.
   *[other] { $who } gagne { $goods }.
 }
log-paid = { $who_is ->
    [you] Vous payez { $goods }.
   *[other] { $who } paie { $goods }.
 }
log-income = { $who_is ->
    [you] Votre revenu est maintenant de { $n } ({ $resource }).
   *[other] Le revenu de { $who } est maintenant de { $n } ({ $resource }).
 }
log-astrologers = Les Astrologues proclament : { $card }. { $text }
log-movement = { $who_is ->
    [you] { $hero } : vous gagnez { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement.
   *[other] { $hero } de { $who } : { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement de plus.
 }
log-movement-lost = { $who_is ->
    [you] { $hero } : vous perdez { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement.
   *[other] { $hero } de { $who } : { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement de moins.
 }
log-dice = { $who_is ->
    [you] Vous lancez : { $faces }.
   *[other] { $who } lance : { $faces }.
 }
log-die-rerolled = { $who_is ->
    [you] Vous relancez : { $from } devient { $to }.
   *[other] { $who } relance : { $from } devient { $to }.
 }
log-weakened = { $who_is ->
    [you] { $unit } : votre Groupe redevient Quelques.
   *[other] { $unit } : le Groupe de { $who } redevient Quelques.
 }
log-neutrals = { $who_is ->
    [you] Unités neutres pour vous : { $units }.
   *[other] Unités neutres pour { $who } : { $units }.
 }
log-guard-swapped = Le garde change : { $other } au lieu de { $unit }.
log-fetched = { $who_is ->
    [you] Vous trouvez { $card } et prenez la carte.
   *[other] { $who } trouve { $card } et prend la carte.
 }
log-nothing-fetched = { $who_is ->
    [you] Vous ne trouvez pas { $card }.
   *[other] { $who } ne trouve pas { $card }.
 }
log-looked-own = { $who_is ->
    [you] Vous regardez { $cards } (votre deck).
   *[other] { $who } regarde { $cards }.
 }
log-put-back = { $who_is ->
    [you] Vous laissez la carte dessus ({ $deck }).
   *[other] { $who } laisse la carte dessus ({ $deck }).
 }
log-put-under = { $who_is ->
    [you] Vous glissez la carte dessous ({ $deck }).
   *[other] { $who } glisse la carte dessous ({ $deck }).
 }
log-hand-reshuffled = { $who_is ->
    [you] Vous mélangez { $n } { $n ->
    [one] carte
   *[other] cartes
 } dans votre deck.
   *[other] { $who } mélange { $n } { $n ->
    [one] carte
   *[other] cartes
 } dans son deck.
 }
log-hero-moves = { $who_is ->
    [you] { $hero } : vous avancez.
   *[other] { $hero } de { $who } avance.
 }
log-ai-hero-moves = Le Héros ennemi se déplace.
log-tile-seen = Une tuile est révélée : { $kind }, { $tile }.
log-tile-turned = La tuile { $tile } est posée.
log-flagged = { $who_is ->
    [you] Vous Revendiquez : { $location }.
   *[other] { $who } Revendique : { $location }.
 }
log-flagged-by-ai = L’ennemi Revendique : { $location }.
log-homeless = { $who_is ->
    [you] Vous n’avez plus ni Ville ni Enclave
   *[other] { $who } n’a plus ni Ville ni Enclave
 }{ $left ->
    [0] {" "}depuis trois manches complètes : c’est la fin.
    [1] {" "}: encore une manche complète ainsi, et c’est la fin.
   *[other] {" "}: encore { $left } manches complètes ainsi, et c’est la fin.
 }
log-cube = Explorée : { $location }.
log-cube-gone = À explorer de nouveau : { $location }.
log-visited = Visitée : { $location }.

# L’aventure : lieux

location-empty = Case vide
location-blocked = Case infranchissable
location-town = Ville
location-settlement = Enclave
location-mine = Mine
location-obelisk = Obélisque
location-dragon_utopia = Utopie des Dragons
location-grail = Graal
location-artifact = Artefact
location-resource = Ressources
location-treasure = Trésor
location-pandoras_box = Boîte de Pandore
location-windmill = Moulin à vent
location-water_wheel = Moulin à eau
location-mystical_garden = Jardin mystique
location-learning_stone = Pierre du Savoir
location-tree_of_knowledge = Arbre de la Connaissance
location-temple = Temple
location-fountain_of_youth = Fontaine de Jouvence
location-stables = Écuries
location-warriors_tomb = Tombe du Guerrier
location-shrine_of_magic_incantation = Autel d’Incantation
location-shrine_of_magic_gesture = Autel du Geste
location-magic_spring = Source magique
location-witch_hut = Hutte de la Sorcière
location-redwood_observatory = Observatoire
location-sanctuary = Sanctuaire
location-trading_post = Comptoir
location-war_machine_factory = Manufacture d’Armes

# Les Astrologues

astrologer-ammo_cart = Chariot de Munitions
astrologer-annoying_lizard = Lézard agaçant
astrologer-battalions_stallion = Étalon du bataillon
astrologer-charlie_and_his_circus = Charlie et son cirque
astrologer-crazy_wizard = Mage fou
astrologer-dead_silence = Silence de mort
astrologer-fancy_pixie = Fée coquette
astrologer-fluffy_rabbit = Lapin duveteux
astrologer-friendly_beaver = Gentil castor
astrologer-gold_dragon = Dragon d’Or
astrologer-greedy_dragon = Dragon avide
astrologer-grim_warlock = Sombre sorcier
astrologer-groovy_satyr = Satyre joyeux
astrologer-isras_friends = Amis d’Isra
astrologer-magic_tortoise = Tortue magique
astrologer-mcgiver = McGiver
astrologer-merry_leprechaun = Farfadet jovial
astrologer-profuse_growth = Croissance abondante
astrologer-swift_weasel = Belette agile
astrologer-terrible_plague = Terrible peste
astrologer-white_raven = Corbeau blanc
astrologer-wild_debauchery = Folle débauche

# Les scénarios

scenario-long_live_the_queen_1 = Retour au pays
scenario-long_live_the_queen_1-about = La reine Catherine débarque et trouve un bastion du Donjon sur sa route. Prenez sa Ville en dix manches.
scenario-long_live_the_queen_2 = Anges gardiens
scenario-long_live_the_queen_2-about = Des pillards du Donjon parcourent le pays. Revendiquez toutes les Enclaves et ralliez des Archanges.
scenario-long_live_the_queen_3 = La libération de Steadwick
scenario-long_live_the_queen_3-about = La capitale est tenue derrière de fortes Murailles. Emportez-la avant la fin de la quatorzième manche.
scenario-dead_cold_revenge_1 = À la recherche d’un assassin
scenario-dead_cold_revenge_1-about = Un meurtre dans les bois. Explorez les Obélisques et les Huttes de la Sorcière pour trouver le coupable.
scenario-dead_cold_revenge_2 = La paix finale
scenario-dead_cold_revenge_2-about = La piste mène à un nécromancien. Trouvez-le et battez-le.
scenario-dead_cold_revenge_3 = Les agents de la vengeance
scenario-dead_cold_revenge_3-about = Celui qui a donné l’ordre siège dans une Ville de la Nécropole. Prenez-la.
ai-hero-alamar = Alamar
ai-hero-raider = Le pillard
ai-hero-occupier = L’occupant
ai-hero-necromancer = Le nécromancien
ai-hero-conspirator = Le conspirateur
goal-capture = Prendre la Ville ennemie
goal-control_enemy_town = Tenir une Ville ennemie
goal-flag_all = Tout Revendiquer
goal-visit_all = Tout explorer
goal-own_unit = Avoir dans son Armée
goal-defeat_ai_hero = Vaincre le Héros ennemi
goal-defeat_enemy_main_hero = Vaincre des Héros principaux ennemis
goal-eliminate_all_enemies = Éliminer tous les ennemis
goal-gold_at_end_of_round = De l’Or à la fin d’une manche
goal-main_hero_defeated = Votre Héros principal est vaincu
goal-time = La dernière manche se termine

# L’aventure dans le terminal

table-adventure-round = manche { $n } sur { $last }
table-astrologer = Astrologues : { $card } ({ $text })
table-goals = Victoire : { $goals }
table-dangers = Défaite : { $goals }
table-map = La carte
table-guarded = garde { $level }
table-explored = explorée
table-own-flag = votre drapeau
table-enemy-flag = drapeau ennemi
table-face-down = (?)
table-stock = { $resource } { $n } (+{ $income })
table-walks = { $hero } en { $field }, { $n } { $n ->
    [one] Point
   *[other] Points
 } de Déplacement
table-enemy-hero = { $hero } (ennemi) en { $field }
table-town = Votre Ville
table-built = construit
table-price = coûte { $price }
table-recruit = Recruter : { $price }
table-reinforce = Améliorer : { $price }
table-guild = Guilde des Mages : une Fouille pour { $n } Or

# L’aventure : tour, mise en place et campagne

ask-fly-on = S’arrêter ici, ou continuer ?
bonus-unit = Votre Armée gagne { $unit }.
bonus-building = Votre Ville commence avec : { $building }.
bonus-reinforce = { $unit } : commencent en Groupe.
ask-announced = Quelqu’un vous barre la route : combattre, ou vous préparer d’abord ?
ask-bonus = Avec quel bonus commencez-vous ?
ask-fill = Compléter votre main ({ $n } { $n ->
    [one] carte
   *[other] cartes
 }) ?
ask-refresh = Défausser des cartes avant de piocher ?
ask-refresh-over = Votre main est trop grande : défaussez { $n } { $n ->
    [one] carte
   *[other] cartes
 }.
ask-go-home = Votre Héros a été vaincu : où rentre-t-il ?
ask-muster = Recrutez et Améliorez, tant que vous pouvez payer.
ask-own-turn = Votre tour : que faites-vous ?
ask-keep = Gardez { $n } { $n ->
    [one] carte
   *[other] cartes
 } pour le prochain scénario.
ask-swap-cards = Pour { $card } : quelle carte cédez-vous ?
campaign-name = Les campagnes de Heroes III
campaign-about = Trois scénarios de suite : vous gardez des cartes de l’un à l’autre, et rejouez un scénario perdu.
campaign-long_live_the_queen = Longue vie à la Reine
campaign-long_live_the_queen-about = La reine Catherine rentre au pays et trouve son royaume aux mains du Donjon. Château, avec Catherine.
campaign-dead_cold_revenge = Une vengeance glaciale
campaign-dead_cold_revenge-about = Un ami du Rempart a été assassiné, et la piste mène chez les morts. Rempart, avec Gem ou Gelu.
campaign-verdict-long_live_the_queen = Steadwick est libre, et la reine est de retour.
campaign-verdict-dead_cold_revenge = Le meurtre est vengé, et les bois ont retrouvé le calme.
campaign-lost = Perdu : il se rejoue avec les mêmes cartes.
campaign-won = Gagné.
campaign-kept = Gagné. Gardées : { $cards }.
option-campaign = Campagne
option-campaign-about = Quelle histoire vous jouez.
verdict-won = Vous avez gagné.
verdict-lost = Vous avez perdu.

# L’aventure : emplacements d’une Ville

slot-city_hall = Salle du Conseil
slot-citadel = Citadelle
slot-mage_guild = Guilde des Mages
slot-dwelling_bronze = Demeure Bronze
slot-dwelling_silver = Demeure Argent
slot-dwelling_golden = Demeure Or
slot-special_tent = Premier bâtiment de la faction
slot-special_gears = Second bâtiment de la faction
