### Les mots de Heroes of Might & Magic III, en français.

# Le jeu

game-title = Heroes of Might & Magic III
game-pitch = Placez votre armée, jouez vos Sorts, et gagnez la bataille.
game-about =
    Une bataille sur un plateau de quatre colonnes et cinq lignes : vos unités s’activent par ordre d’Initiative, se déplacent,
    attaquent et ripostent, et votre Héros les soutient de ses cartes. Contre des Unités neutres, contre un Héros de l’I.A. ou
    devant les Murailles d’une Ville, avec les factions Château, Nécropole, Donjon et Rempart.

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

option-scenario = Escarmouche
option-scenario-about = Quelle bataille vous livrez.
scenario-skirmish_guard = Gardes neutres
scenario-skirmish_guard-about = Des Unités neutres gardent une case : un tour de Combat, puis 1 Point de Déplacement par tour de plus.
scenario-skirmish_siege = Siège
scenario-skirmish_siege-about = Murailles, Porte et Tourelle : prenez la Ville d’un Héros de l’I.A., ou défendez la vôtre.
scenario-skirmish_ai_hero = Héros de l’I.A.
scenario-skirmish_ai_hero-about = Une armée d’une autre faction, soutenue par le deck I.A.
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
ask-deploy = Placez vos unités sur vos deux lignes (encore { $n } au plus).
ask-place-next = Laquelle de ces unités ennemies est placée d’abord ?
ask-gate = Dans quelle colonne se trouve la Porte ?
ask-next-unit = Laquelle de ces unités s’active d’abord ?
ask-window-start = Le Combat commence : jouez-vous une carte ?
ask-window-before = Avant l’activation ({ $unit }) : jouez-vous une carte ?
ask-window-attack = { $unit } contre { $target } : jouez-vous une carte avant le dé ?
ask-window-roll = Le dé montre { $die } : changez-vous quelque chose ?
ask-window-save = { $unit } : cette attaque serait fatale. La sauvez-vous ?
ask-window-spell = L’ennemi lance { $card } : répondez-vous ?
ask-window-after-spell = { $card } a fait son effet : jouez-vous une carte ?
ask-window-ballista = Votre Baliste tire : jouez-vous une carte ?
ask-window-tent = Votre Dispensaire soigne : jouez-vous une carte ?
ask-go = { $unit } : se déplacer, attaquer ou défendre ?
ask-strike = { $unit } : attaquer, défendre, ou en rester là ?
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
score-rival = L’ennemi
verdict-won = La bataille est gagnée.
verdict-lost = La bataille est perdue.
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
