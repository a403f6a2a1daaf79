### The words of Heroes of Might & Magic III, in English.

# The game

game-title = Heroes of Might & Magic III
game-pitch = Explore the map, raise your town, lead your army.
game-about =
    Alone, on a map that turns up tile by tile: a hero, a town, an army, a goal and a number of rounds. Six scenarios in two
    campaigns, or a battle alone on a board of four columns and five rows, against neutral units, an AI hero or the walls of a
    town. With the factions Castle, Necropolis, Dungeon and Rampart.

campaign-kept-cards = Kept cards
goal-about = { $goal }: { $what }

# Words of the game

nothing = nothing
faction-castle = Castle
faction-necropolis = Necropolis
faction-dungeon = Dungeon
faction-rampart = Rampart
faction-neutral = Neutral
tier-bronze = bronze
tier-silver = silver
tier-golden = golden
tier-azure = azure
kind-ground = ground
kind-flying = flying
kind-ranged = ranged
face-few = few
face-pack = pack
face-neutral = neutral
face-siege = siege
unit-face = { $unit } ({ $face })
difficulty-easy = Easy
difficulty-easy-about = To learn: small neutral armies, weak AI cards.
difficulty-normal = Normal
difficulty-normal-about = The usual game.
difficulty-hard = Hard
difficulty-hard-about = Stronger neutral armies, stronger AI cards.
difficulty-impossible = Impossible
difficulty-impossible-about = Next to hopeless.
side-attacker = attacker
side-defender = defender
deck-ability = abilities
deck-spell = spells
card-statistic = Statistic
card-ability = Ability
card-specialty = Specialty
card-spell = Spell
card-artifact = Artifact
card-war_machine = War machine
timing-instant = Instant
timing-activation = Activation
timing-ongoing = Ongoing
timing-permanent = Permanent
timing-map = Map
school-air = Air
school-earth = Earth
school-fire = Fire
school-water = Water
school-any = any school
spell-level-basic = basic
spell-level-expert = expert
artifact-level-minor = minor
artifact-level-major = major
artifact-level-relic = relic
hero-kind-might = might
hero-kind-magic = magic
stat-attack = Attack
stat-defense = Defense
stat-initiative = Initiative
stat-health = Health
morale-none = no morale token
morale-positive = positive morale
morale-negative = negative morale
trigger-activation = Activation
trigger-attack = Attack
trigger-retaliation = Retaliation
trigger-passive = Passive
trigger-other = Other action
trigger-map = Map
piece-wall = wall
piece-gate = gate
piece-ruin = breach
token-paralysis = paralysis token
token-defense = defense token
token-black_cube = retaliation cube
token-fire_wall = fire wall
ai-type-might = Might
ai-type-magic = Magic
ai-type-skill = Skill
outcome-won = Victory
outcome-lost = Defeat
outcome-retreated = Retreat
outcome-surrendered = Surrender
outcome-stalled = No winner

# Units

unit-halberdiers = Halberdiers
unit-marksmen = Marksmen
unit-griffins = Griffins
unit-crusaders = Crusaders
unit-zealots = Zealots
unit-champions = Champions
unit-archangels = Archangels
unit-skeletons = Skeletons
unit-zombies = Zombies
unit-wraiths = Wraiths
unit-liches = Liches
unit-vampires = Vampires
unit-dread_knights = Dread Knights
unit-ghost_dragons = Ghost Dragons
unit-troglodytes = Troglodytes
unit-harpies = Harpies
unit-evil_eyes = Evil Eyes
unit-medusas = Medusas
unit-minotaurs = Minotaurs
unit-manticores = Manticores
unit-black_dragons = Black Dragons
unit-centaurs = Centaurs
unit-dwarves = Dwarves
unit-elves = Elves
unit-pegasi = Pegasi
unit-dendroids = Dendroids
unit-unicorns = Unicorns
unit-gold_dragons = Gold Dragons
unit-peasants = Peasants
unit-boars = Boars
unit-halflings = Halflings
unit-rogues = Rogues
unit-mummies = Mummies
unit-nomads = Nomads
unit-sharpshooters = Sharpshooters
unit-trolls = Trolls
unit-gold_golems = Gold Golems
unit-diamond_golems = Diamond Golems
unit-enchanters = Enchanters
unit-faerie_dragons = Faerie Dragons
unit-crystal_dragons = Crystal Dragons
unit-azure_dragons = Azure Dragons
unit-arrow_tower = Arrow Tower
overlay-sandro_1 = Horde of Skeletons
overlay-sandro_4 = Horde of Zombies
overlay-sandro_6 = Legion of Skeletons
tag-dragons = dragons
tag-golems = golems

# Heroes

hero-catherine = Catherine
hero-rion = Rion
hero-sandro = Sandro
hero-tamika = Tamika
hero-alamar = Alamar
hero-mutare = Mutare
hero-gelu = Gelu
hero-gem = Gem
class-catherine = Knight
class-rion = Cleric
class-sandro = Necromancer
class-tamika = Death Knight
class-alamar = Warlock
class-mutare = Overlord
class-gelu = Ranger
class-gem = Druid
hero-of = { $hero }, { $class }

# Statistics, abilities, specialties

statistic-attack = Attack
statistic-defense = Defense
statistic-power = Power
statistic-knowledge = Knowledge
ability-archery = Archery
ability-armorer = Armorer
ability-artillery = Artillery
ability-diplomacy = Diplomacy
ability-estates = Estates
ability-first_aid = First Aid
ability-intelligence = Intelligence
ability-leadership = Leadership
ability-logistics = Logistics
ability-luck = Luck
ability-mysticism = Mysticism
ability-necromancy = Necromancy
ability-offense = Offense
ability-resistance = Resistance
ability-sorcery = Sorcery
ability-tactics = Tactics
ability-wisdom = Wisdom
specialty-catherine_1 = Crusaders I
specialty-catherine_4 = Crusaders IV
specialty-catherine_6 = Crusaders VI
specialty-rion_1 = Battlefield Medic I
specialty-rion_4 = Battlefield Medic IV
specialty-rion_6 = Battlefield Medic VI
specialty-sandro_1 = Cloak of the Undead King I
specialty-sandro_4 = Cloak of the Undead King IV
specialty-sandro_6 = Cloak of the Undead King VI
specialty-tamika_1 = Dread Knights I
specialty-tamika_4 = Dread Knights IV
specialty-tamika_6 = Dread Knights VI
specialty-alamar_1 = Resurrection I
specialty-alamar_4 = Resurrection IV
specialty-alamar_6 = Resurrection VI
specialty-mutare_1 = Dragons I
specialty-mutare_4 = Dragons IV
specialty-mutare_6 = Dragons VI
specialty-gelu_1 = Sharpshooters I
specialty-gelu_4 = Sharpshooters IV
specialty-gelu_6 = Sharpshooters VI
specialty-gem_1 = First Aid I
specialty-gem_4 = First Aid IV
specialty-gem_6 = First Aid VI

# Spells

spell-anti_magic = Anti-Magic
spell-bless = Bless
spell-blind = Blind
spell-bloodlust = Bloodlust
spell-chain_lightning = Chain Lightning
spell-counterstrike = Counterstrike
spell-cure = Cure
spell-curse = Curse
spell-dimension_door = Dimension Door
spell-disrupting_ray = Disrupting Ray
spell-earthquake = Earthquake
spell-fire_shield = Fire Shield
spell-fire_wall = Fire Wall
spell-fireball = Fireball
spell-forgetfulness = Forgetfulness
spell-haste = Haste
spell-lightning_bolt = Lightning Bolt
spell-magic_arrow = Magic Arrow
spell-mirth = Mirth
spell-prayer = Prayer
spell-precision = Precision
spell-resurrection = Resurrection
spell-slayer = Slayer
spell-slow = Slow
spell-sorrow = Sorrow
spell-stone_skin = Stone Skin
spell-teleport = Teleport
spell-town_portal = Town Portal
spell-weakness = Weakness

# Artifacts and war machines

artifact-ambassadors_sash = Ambassador’s Sash
artifact-angel_wings = Angel Wings
artifact-armor_of_wonder = Armor of Wonder
artifact-blackshard_of_the_dead_knight = Blackshard of the Dead Knight
artifact-breastplate_of_petrified_wood = Breastplate of Petrified Wood
artifact-buckler_of_the_gnoll_king = Buckler of the Gnoll King
artifact-cape_of_velocity = Cape of Velocity
artifact-centaurs_axe = Centaur’s Axe
artifact-charm_of_mana = Charm of Mana
artifact-dragon_scale_armor = Dragon Scale Armor
artifact-dragon_scale_shield = Dragon Scale Shield
artifact-dragon_wing_tabard = Dragon Wing Tabard
artifact-endless_bag_of_gold = Endless Bag of Gold
artifact-endless_sack_of_gold = Endless Sack of Gold
artifact-everflowing_crystal_cloak = Everflowing Crystal Cloak
artifact-everpouring_vial_of_mercury = Everpouring Vial of Mercury
artifact-golden_bow = Golden Bow
artifact-greater_gnolls_flail = Greater Gnoll’s Flail
artifact-head_of_legion = Head of Legion
artifact-hourglass_of_the_evil_hour = Hourglass of the Evil Hour
artifact-inexhaustible_cart_of_lumber = Inexhaustible Cart of Lumber
artifact-inexhaustible_cart_of_ore = Inexhaustible Cart of Ore
artifact-legs_of_legion = Legs of Legion
artifact-loins_of_legion = Loins of Legion
artifact-ogres_club_of_havoc = Ogre’s Club of Havoc
artifact-orb_of_vulnerability = Orb of Vulnerability
artifact-red_dragon_flame_tongue = Red Dragon Flame Tongue
artifact-rib_cage = Rib Cage
artifact-sentinels_shield = Sentinel’s Shield
artifact-shackles_of_war = Shackles of War
artifact-shield_of_the_dwarven_lords = Shield of the Dwarven Lords
artifact-shield_of_the_yawning_dead = Shield of the Yawning Dead
artifact-speculum = Speculum
artifact-sword_of_judgement = Sword of Judgement
artifact-targ_of_the_rampaging_ogre = Targ of the Rampaging Ogre
artifact-titans_cuirass = Titan’s Cuirass
artifact-titans_gladius = Titan’s Gladius
artifact-torso_of_legion = Torso of Legion
artifact-tunic_of_the_cyclops_king = Tunic of the Cyclops King
artifact-vial_of_lifeblood = Vial of Lifeblood
war_machine-ammo_cart = Ammo Cart
war_machine-ballista = Ballista
war_machine-first_aid_tent = First Aid Tent

# AI cards

ai-attack_a = Attack A
ai-attack_b = Attack B
ai-defense_a = Defense A
ai-defense_b = Defense B
ai-cast_a = Spell A
ai-cast_b = Spell B
ai-skill_a = Skill A
ai-skill_b = Skill B

# What cards and units do

text-then = { $first } { $next }
text-when = { $when } – { $text }
text-cost = { $cost } Then – { $text }
text-after = Then: { $text }
text-may = Optional – { $text }
text-once = { $text } (Once per combat.)
text-once-turn = { $text } (Once per turn.)
text-once-round = { $text } (Once per combat round.)
text-die = Attack die { $faces } – { $text }
text-enemy-die = Attacker’s die { $faces } – { $text }
text-or = { $first } OR { $next }
text-else = { $first } If that is not possible: { $next }
text-rows = { $first } · { $next }
text-row = Power { $power }: { $text }
text-basic = Basic: { $text }
text-expert = Expert: { $text }
text-trigger = { $trigger }: { $text }
text-none = No special ability.
die-minus = −1
die-zero = 0
die-plus = +1
when-combat_start = At the start of the combat
when-combat_round_start = At the start of each combat round
when-any_time_in_combat_round = Any time in a combat round
when-siege = During a siege
when-unit_about_to_activate = When a unit is about to activate
when-own_unit_attacks_golden = When your unit attacks a golden unit
when-attack_would_reduce_own_unit_to_0 = When an attack would take your unit’s last health
when-attack_would_reduce_unit_to_0 = When an attack would take a unit’s last health
when-before_attack_roll_or_after_other_attack_die_roll = Before the attack die is rolled
when-after_attack_roll = After an attack die was rolled
when-after_own_die_roll = After one of your dice was rolled
when-after_own_spell = After one of your spells
when-after_enemy_spell = When the enemy casts a spell
when-ballista_activates = When your Ballista shoots
when-first_aid_tent_used = When you use your First Aid Tent
when-neutral_combat_about_to_start = Before a combat against neutral units
when-after_won_combat_not_quick = After a combat you won
when-own_recruit_or_reinforce = When you recruit or reinforce a unit
when-after_own_retaliation = After its retaliation
when-all_walls_and_gate_destroyed = When all walls and the gate are destroyed
when-attacked = When this unit is attacked
when-moved_to_other_space_this_activation = If it has just moved
when-own_attack_or_retaliation = Attacks and retaliations
when-own_hero_on_stables = Your hero at the stables
when-own_turn_end = At the end of your turn
when-resource_round_start = At the start of a resource round
when-self_defeated = When it is defeated
when-target_not_adjacent = Target not adjacent
when-targeted_by_attack = Before the attacker’s die
when-targeted_by_retaliation = Against a retaliation
when-targeted_by_spell_or_specialty = Only target of a spell or a specialty
when-after_attack = After the attack
when-mage_guild_purchase = At the mage guild
if-victor_controls_necropolis_hero = If the victor is of the Necropolis
if-field_difficulty_equals_hero_level = If the field’s difficulty equals your level
if-discarded_card_is_spell = If the discarded card is a spell
if-enemy_has_positive_morale = If the enemy has positive morale
if-has_first_aid_tent = If you have a First Aid Tent
if-in_own_unit_deck = In your army
target-own_unit = One of your units
target-any_unit = A unit
target-enemy_unit = An enemy unit
target-other_own_unit = Another of your units
target-all_own_units = All your units
target-all_units = All units
target-self = This unit
target-same_unit = The same unit
target-acting_unit = Your attacking unit
target-defending_unit = Your unit under attack
target-attack_target = The attacked unit
target-retaliation_target = The unit it strikes back at
target-adjacent_own_units = Adjacent units of its side
target-self_and_adjacent_own_units = This unit and adjacent ones of its side
target-units_in_2_adjacent_spaces = The units on 2 adjacent spaces, friend or foe
target-all_units_adjacent_to_wall_or_gate = All units adjacent to a wall or the gate
target-enemy_unit_lowest_initiative = The enemy unit with the lowest initiative
target-of = { $target } ({ $which })
until-this_attack = for this attack
until-activation = for this activation
until-its_next_activation = until the end of its next activation
until-combat_round = this combat round
until-end_of_next_combat_round = until the end of the next combat round
until-combat = until the end of the combat
until-next_time_attacked = until it is next attacked
until-while_in_play = while the card is in play
until-turn = this turn
damage-n = { $n } damage
cards-n = { $n } { $n ->
    [one] card
   *[other] cards
 }
in-attack = attack
in-defense = defense
in-initiative = initiative
in-health = health
fx-mod_stat = { $target }: { $amount } { $stat } { $until }.
fx-mod_stat-not_adjacent = { $target }: { $amount } { $stat } against a target that is not adjacent, { $until }.
fx-mod_stat-arch_devils = { $target }: { $amount } { $stat } against Arch Devils.
fx-double = { $text } Twice that for: { $units }.
fx-damage = { $target }: { $damage }.
fx-damage_attacker = { $target }: each adjacent unit that attacks it takes { $damage }, { $until }.
fx-damage_chain = A unit: { $first }. The 2 units closest to it: { $second } and { $third }.
fx-heal = { $target }: heal { $damage }.
fx-heal-up_to = { $target }: heal up to { $damage }.
fx-overlay_unit = Lay the card on your { $unit } ({ $faces }): { $name }, attack { $attack }, defense { $defense }, health { $health }, initiative { $initiative }.
face-overlay = covered
fx-reinforce-free = The victor reinforces one { $tiers } unit for free, damage included.
fx-reinforce-half = Reinforce one { $tiers } unit of your faction for half the gold, rounded down.
fx-attack_extra-same = Attack the same target once more.
fx-attack_extra-adjacent = Also attack, with attack { $attack }, one unit adjacent to the target, friend or foe.
fx-attack_extra-behind = Also attack, with attack { $attack }, the unit behind the target, friend or foe.
fx-cancel_attack = { $target }: cancel this attack.
fx-ignore_retaliation = The attack provokes no retaliation.
fx-ignore_defense = Ignore the target’s printed defense.
fx-ignore_die = The attack die is ignored.
fx-ignore_die-of = { $target }: its attack die is ignored.
fx-ignore_die-adds_0 = The attack die adds nothing.
fx-ignore_penalty-adjacent = No penalty against an adjacent unit.
fx-ignore_penalty-all = No ranged penalty.
fx-ignore_penalty-of = { $target }: no ranged penalty.
fx-return_to_start_space-after_attack = May return to the space it came from after the attack.
fx-return_to_start_space-after_retaliation = May return to the space it came from after the retaliation.
fx-roll_dice-highest = Roll { $count } attack dice and keep the higher.
fx-roll_dice-lowest = Roll { $count } attack dice and keep the lower.
fx-roll_dice-retaliation = The target strikes back with { $count } attack dice: the lower counts.
fx-roll_dice-all = Roll { $count } attack dice and add them up.
fx-roll_dice-no_minus = Roll { $count } attack dice and add them up; a −1 counts 0.
fx-roll_check = Roll an attack die; on { $faces }: { $then }
fx-reroll = You may reroll the attack die.
fx-reroll-any = Reroll one of your dice.
fx-reroll-may = You may reroll each { $faces }, as often as it shows.
fx-reroll-must = Reroll each { $faces } once.
fx-reroll-must_repeat = Reroll each { $faces } until it shows something else.
fx-set_die = The first result of the attacker’s die is { $face }.
fx-mod_die = { $amount } to the result of the attack die.
fx-multiply_die = Multiply the result of the attack die by { $factor }.
fx-allow_reroll-attack = You may reroll each of your attack dice once, { $until }.
fx-allow_reroll-any = You may reroll each of your dice once, { $until }.
fx-allow_reroll-map = You may reroll each of your treasure and resource dice once, { $until }.
fx-place_token = { $target }: place a { $token }.
fx-place_token-fire_wall = Place a fire wall on a free space: { $damage } to each unit that stops there, and to each that crosses it without flying.
fx-remove_token = { $target }: remove its retaliation cube; it may strike back again.
fx-remove_effects-any = { $target }: you may remove an ongoing effect or the paralysis token from it.
fx-remove_effects-paralysis = { $target }: remove the paralysis token.
fx-skip_activation = { $target }: it loses its activation.
fx-forbid-move = An enemy unit that activates beside this one does not move.
fx-forbid-attack = { $target }: it does not attack, { $until }.
fx-forbid-retreat = The enemy can neither retreat nor surrender.
fx-disable_abilities = { $target }: its abilities do nothing, { $until }.
fx-disable_abilities-spells = { $target }: what protects them from spells does nothing, { $until }.
fx-immune-paralysis = Cannot be paralysed.
fx-immune-spells = Ignores all spells, of friend or foe, and the damage of specialties.
fx-immune-targeting = { $target }: no spell can target it or hit it, { $until }.
fx-counts_as_having = { $target } count as having a defense token.
fx-reduce_damage = { $target }: { $damage } less from each spell.
fx-move_unit = The attacked unit moves { $spaces } space to where it is no longer adjacent; its owner chooses.
fx-teleport_unit = { $target }: move it to any free space.
fx-swap_units = Exchange the places of two of your units.
fx-destroy_siege = Destroy { $n } { $n ->
    [one] wall or gate
   *[other] walls or gate
 }.
fx-destroy_siege-all = Destroy all walls and the gate.
fx-destroy_siege-tower = The Arrow Tower is destroyed.
fx-off_board = Stands beside the board.
fx-targetable_only_by = Only ranged attacks and cards can target it.
fx-unlimited_retaliation = As often as it is attacked.
fx-ignore_card_effect = the card has no effect on it.
fx-spell_power = { $amount } power.
fx-spell_power-enemy = Enemy spells have { $amount } power.
fx-spell_limit = You may cast { $n } more spell this combat round.
fx-cast_spell_now = Cast a spell from your hand now.
fx-cast_spell_now-free = Cast a spell from your hand now, on top of that of the combat round.
fx-cancel_spell = That spell has no effect.
fx-cancel_spell-most = That spell has no effect if its power is { $n } or less.
fx-recall_cards-spell = Take that spell back to your hand.
fx-recall_cards-spell_and_cards_played_with_it = Take that spell and the cards played with it back to your hand.
fx-recall_cards-this_card = Take this card back to your hand.
fx-draw = Draw { $cards }.
fx-discard = Discard { $cards }.
fx-discard-just_drawn = Discard { $cards } of those just drawn.
fx-discard-enemy = The enemy discards { $cards } at random.
fx-per_discard = Discard any number of cards. For each – { $text }
fx-take_from_discard = Take a spell from your discard pile.
fx-shuffle_discard_into_deck = Shuffle your discard pile into your deck.
fx-morale-positive = Gain positive morale.
fx-morale-negative-enemy = The enemy gains negative morale.
fx-morale-discard_positive-enemy = The enemy loses positive morale.
fx-take_war_machine = Put into play for free: { $machine }.
fx-use_war_machine = { $machine }: works { $times } times on the same target.
fx-modify_war_machine = { $machine }: what it does counts { $times } times, { $until }.
fx-choose = Choose: { $options }
fx-if = { $condition } – { $text }

# What only matters on the map

goods-gold = { $n } gold
goods-materials = { $n } { $n ->
    [one] material
   *[other] materials
 }
goods-valuables = { $n } { $n ->
    [one] valuable
   *[other] valuables
 }
fx-gain = Gain { $goods }.
fx-gain_movement = One of your heroes gains { $n } movement point.
fx-gain_movement-same = That hero gains { $n } movement { $n ->
    [one] point
   *[other] points
 }.
fx-move_hero = Your hero may move { $n } field, to an empty one.
fx-allow_pass_through = This turn your hero crosses all fields and borders; only the last field counts.
fx-discount-buy_spell_in_town = Buying spells at the mage guild costs { $n } gold less.
fx-discount-recruit_or_reinforce_one_unit = Recruiting or reinforcing one unit costs { $n } gold less.
fx-discount-reinforce_this_unit = Reinforcing it costs { $n } gold less.
fx-set_search = At the mage guild, search ({ $n }).
fx-discover_tile = Reveal a tile next to that of your hero.
fx-exchange_unit = Exchange { $give } for { $get }.
fx-recruit_neutral = Draw a neutral unit for each of your dwellings and recruit one at its printed cost.
fx-recruit_neutral-azure = Draw a neutral unit for each of your dwellings (with the golden one also an azure unit) and recruit one at its printed cost.
fx-skip_combat = There is no combat: visit the field, without experience.
fx-teleport_hero-home = Move your hero to one of your towns or settlements.
fx-teleport_hero-fields = Move your hero by up to { $n } { $n ->
    [one] field
   *[other] fields
 }, whatever lies between.
fx-peek = Look at the top card of any deck; leave it or put it under the deck.
fx-remove_self = Remove this card from the game.

# Actions

space = { $column }{ $row }
do-recruit = Recruit { $unit } ({ $points } points)
do-reinforce = Reinforce { $unit } ({ $points } points)
do-look = Look at { $n } { $n ->
    [one] card
   *[other] cards
 } ({ $deck })
do-take-top = Take { $card } from the discard pile. { $text }
do-take = Take { $card }. { $text }
do-deploy = Place { $unit } on { $space }
do-place-next = { $unit } first
do-gate = The gate in column { $column }
do-activate = Activate { $unit } ({ $space })
do-go = Move to { $space }
do-stay = Stay on { $space }
do-strike = Attack { $unit } ({ $space })
do-destroy = Destroy: { $piece } ({ $space })
do-defend = Defend: take a defense token
do-play = { $card } – { $text }
do-play-expert = { $card }, expert effect – { $text }
do-cast = Cast { $card }. { $text }
do-empower = Discard { $card }: +1 power
do-tent = First Aid Tent: heal
do-morale-draw = Morale: draw 1 card
do-morale-exchange = Morale: discard cards and draw as many
do-row = Power { $power } – { $text }
do-row-free = Without power – { $text }
do-target-unit = { $unit } ({ $space })
do-target-piece = { $piece } ({ $space })
do-target-space = Space { $space }
do-pair = Spaces { $first } and { $second }
do-choose = { $text }
do-discard = Discard { $card }
do-take-back = Take { $card } back
do-reroll-ability = Reroll the die { $face } (ability of the unit)
do-reroll-effect = Reroll the die { $face } (card in play)
do-reroll-morale = Reroll the die { $face } (morale token)
do-accept = Yes
do-done = Done
do-no = No
do-nothing = Do nothing more
do-pass-window = Pass
do-pass-attack = Pass for this whole attack
do-pass-activation = Pass for this whole activation
do-extend = One more combat round (1 movement point)
do-retreat = Retreat
do-surrender = Surrender

# Refusals

no-game-over = The game is over.
no-not-asked = It is not your turn to decide.
no-not-now = That is not possible now.
no-empty = There is nothing here.
no-not-in-army = That unit is not in your army.
no-already-placed = That unit is already on the board.
no-space-taken = That space is taken.
no-not-own-side = Place your units on your own back or front line.
no-board-full = Never more than 5 units of a side on the board.
no-too-dear = You lack { $n } { $n ->
    [one] point
   *[other] points
 }.
no-already-pack = That unit is already a pack.
no-out-of-reach = That is out of the unit’s reach.
no-enemy-adjacent = Beside an enemy, a ranged unit attacks only adjacent ones.
no-tower-only-shot = Only ranged attacks reach the Arrow Tower.
no-cannot-attack = That unit cannot attack in this activation.
no-cannot-move = That unit cannot move in this activation.
no-has-defended = It had a defense token: it cannot defend in two activations in a row.
no-not-in-hand = That card is not in your hand.
no-wrong-moment = That card is not played at this moment.
no-spell-cast = You have already cast a spell this combat round.
no-expert-use = You have no expert use left.
no-power = You lack { $n } power.
no-nothing-to-cast = You have nothing to cast with that power.
no-target = There is no target for that.
no-cannot-pay = You cannot pay for it.
no-effect = That would change nothing.
no-wrong-tier = That unit is not of the right tier.
no-immune = That unit is immune to it.
no-morale = You have no positive morale token.
no-movement = You have no movement point left.
no-retreat = From these enemies there is no retreat.
no-gold = You lack { $n } gold.

# Options

option-scenario = Scenario
option-scenario-about = An adventure on the map, or a battle alone.
scenario-skirmish_guard = Neutral guard
scenario-skirmish_guard-about = Neutral units guard a field: one combat round, then 1 movement point for each further one.
scenario-skirmish_siege = Siege
scenario-skirmish_siege-about = Walls, gate and Arrow Tower: take the town of an AI hero, or hold your own.
scenario-skirmish_ai_hero = AI hero
scenario-skirmish_ai_hero-about = An army of another faction, backed by the AI deck.
scenario-skirmish_duel = Duel
scenario-skirmish_duel-about = Two players, two heroes: each with cards the other does not see.
option-difficulty = Difficulty
option-difficulty-about = The size of neutral armies and the strength of AI cards.
option-faction = Faction
option-faction-about = Your army and your heroes.
faction-castle-about = Steady soldiers and Archangels; Catherine and Rion.
faction-necropolis-about = The undead, without morale; Sandro and Tamika.
faction-dungeon-about = Monsters and Black Dragons; Alamar and Mutare.
faction-rampart-about = Elves, Unicorns and Gold Dragons; Gelu and Gem.
option-hero = Hero
option-hero-about = A hero of your faction: statistics, ability, specialties.
hero-random = at random
option-level = Level of the hero
option-level-about = Hand limit, expert uses, further abilities and specialties.
level-scenario = as in the skirmish
level-1 = level I
level-2 = level II
level-3 = level III
level-4 = level IV
level-5 = level V
level-6 = level VI
level-7 = level VII
option-army = Army
option-army-about = Where your units come from.
army-given = as in the skirmish
army-given-about = The units meant for your faction.
army-drawn = drawn at random
army-drawn-about = Units of your faction for the price chosen.
army-built = put together by you
army-built-about = Recruit and reinforce for the price chosen, before the battle.
option-points = Price of the army
option-points-about = In gold; a valuable counts as 6.
points-10 = 10 gold
points-20 = 20 gold
points-30 = 30 gold
points-40 = 40 gold
points-60 = 60 gold
points-80 = 80 gold
points-100 = 100 gold
points-140 = 140 gold
option-guard = Field difficulty
option-guard-about = From I, a small band, to VII, dragons.
guard-1 = I
guard-2 = II
guard-3 = III
guard-4 = IV
guard-5 = V
guard-6 = VI
guard-7 = VII
option-rival = The other army
option-rival-about = Whom the second player leads.
rival-mirrored = mirrored
rival-mirrored-about = The same units; the other hero of the faction.
rival-random = at random
rival-castle = Castle
rival-necropolis = Necropolis
rival-dungeon = Dungeon
rival-rampart = Rampart
option-rival_hero = The other hero
option-rival_hero-about = A hero of the faction of the second player.
option-role = Your side
option-role-about = Attack the town, or hold it.
role-attack = attack the town
role-defend = hold the town
option-artifacts = Artifacts
option-artifacts-about = How often you search (2) the artifacts before the battle.
artifacts-0 = none
artifacts-1 = one
artifacts-2 = two
artifacts-3 = three
option-attack_abilities = Attack abilities
option-attack_abilities-about = When the abilities with the axe symbol work.
attack_abilities-first_attack = on the first attack of the combat
attack_abilities-first_attack-about = As the player aid says.
attack_abilities-each_activation = in each activation
attack_abilities-each_activation-about = The other reading of the rules.
deck-artifact = artifacts

# Questions

ask-nothing = The game is over.
ask-search = Search ({ $n }): { $deck }. Look at cards, or take that of the discard pile?
ask-search-pick = Which of these cards do you take?
ask-build = Put your army together: you have { $n } gold left.
ask-deploy = Place your units on your two lines (room for { $n } more).
ask-place-next = Which of these enemy units is placed first?
ask-gate = In which column is the gate?
ask-next-unit = Which of these units activates first?
ask-window-start = The combat begins: do you play a card?
ask-window-before = Before the activation of { $unit }: do you play a card?
ask-window-attack = Before the die: play a card, or roll.
ask-window-roll = The die shows { $die }: do you change anything?
ask-window-save = { $unit }: this attack would be fatal. Do you save the unit?
ask-window-spell = The enemy casts { $card }: do you answer?
ask-window-after-spell = { $card } has taken effect: do you play a card?
ask-window-ballista = Your Ballista shoots: do you play a card?
ask-window-tent = Your First Aid Tent heals: do you play a card?
ask-go = { $unit }: move, attack or defend?
ask-strike = { $unit }: attack, defend, or leave it there?
ask-after-shot = Move one space after the shot?
ask-row = { $card }: with how much power?
ask-target = { $card }: choose the target.
ask-pair = Choose two adjacent spaces, or two units.
ask-ability = { $unit }: use this ability?
ask-option = Which do you choose?
ask-pick-discard = Which card do you discard?
ask-pick-take-back = Which card do you take back?
ask-exchange = Discard cards: you will draw as many.
ask-pick-space = Choose a space.
ask-discard = Discard { $n } { $n ->
    [one] card
   *[other] cards
 }.
ask-reroll = Reroll the die of the defense token?
ask-target-of-ability = Ability of the unit: choose the target.
ask-further-target = Which other unit is attacked?
nobody = nobody
ask-extend = The combat round is over: one more for 1 movement point, or retreat?
ask-tie = Several choices are equal: decide for the AI.

# Log

log-begins = { $scenario }: { $hero }, { $level }.
log-duel-begins = { $who_is ->
    [you] You attack: { $heroes }, { $level }.
   *[other] { $who } attacks: { $heroes }, { $level }.
 }
log-duel-won = { $who_is ->
    [you] You win the battle in combat round { $rounds }.
   *[other] { $who } wins the battle in combat round { $rounds }.
 }
log-duel-surrendered = { $who_is ->
    [you] You surrender in combat round { $rounds }.
   *[other] { $who } surrenders in combat round { $rounds }.
 }
log-duel-stalled = Nobody is hurt any more: the battle ends without a winner.
log-enemy-army = The enemy army: { $units }.
log-recruited = { $who_is ->
    [you] You recruit { $unit }.
   *[other] { $who } recruits { $unit }.
 }
log-reinforced = { $who_is ->
    [you] You reinforce { $unit }.
   *[other] { $who } reinforces { $unit }.
 }
log-army-drawn = { $who_is ->
    [you] Your army: { $units }.
   *[other] The army of { $who }: { $units }.
 }
log-specialty = { $who_is ->
    [you] You gain { $card }.
   *[other] { $who } gains { $card }.
 }
log-looked = { $who_is ->
    [you] You look at { $cards } ({ $deck }).
   *[other] { $who } looks at { $cards } ({ $deck }).
 }
log-looked-hidden = { $who_is ->
    [you] You look at { $n } { $n ->
    [one] card
   *[other] cards
 } ({ $deck }).
   *[other] { $who } looks at { $n } { $n ->
    [one] card
   *[other] cards
 } ({ $deck }).
 }
log-took = { $who_is ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
 }
log-took-hidden = { $who_is ->
    [you] You take a card ({ $deck }).
   *[other] { $who } takes a card ({ $deck }).
 }
log-took-top = { $who_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
 }
log-drew = { $who_is ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
 }
log-drew-hidden = { $who_is ->
    [you] You draw { $n } { $n ->
    [one] card
   *[other] cards
 }.
   *[other] { $who } draws { $n } { $n ->
    [one] card
   *[other] cards
 }.
 }
log-discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
 }
log-took-back = { $who_is ->
    [you] You take { $card } back to your hand.
   *[other] { $who } takes { $card } back to the hand.
 }
log-reshuffled = { $who_is ->
    [you] Your discard pile becomes your new deck.
   *[other] The discard pile of { $who } becomes the new deck.
 }
log-morale-none = { $who_is ->
    [you] You have no morale token any more.
   *[other] { $who } has no morale token any more.
 }
log-morale-positive = { $who_is ->
    [you] You gain positive morale.
   *[other] { $who } gains positive morale.
 }
log-morale-negative = { $who_is ->
    [you] You get negative morale.
   *[other] { $who } gets negative morale.
 }
log-spent-morale-draw = { $who_is ->
    [you] You spend your morale token: a card.
   *[other] { $who } spends the morale token: a card.
 }
log-spent-morale-exchange = { $who_is ->
    [you] You spend your morale token to exchange cards.
   *[other] { $who } spends the morale token to exchange cards.
 }
log-spent-morale-reroll = { $who_is ->
    [you] You spend your morale token to reroll a die.
   *[other] { $who } spends the morale token to reroll a die.
 }
log-guard = The guard (level { $level }): { $units }.
log-deployed = { $unit } on { $space }.
log-walls = The walls stand, the gate is in column { $column }.
log-round = Combat round { $round }.
log-activates = { $unit } { $n ->
    [one] activates
   *[other] activate
 }.
log-skips = { $unit } { $n ->
    [one] loses its activation
   *[other] lose their activation
 }.
log-moved = { $unit } { $n ->
    [one] moves
   *[other] move
 } to { $space }.
log-defends = { $unit } { $n ->
    [one] defends
   *[other] defend
 }: defense token.
log-waits = { $unit } { $n ->
    [one] waits
   *[other] wait
 }.
log-destroyed = { $unit } destroy the wall or gate on { $space }.
log-destroyed-by-card = The wall or gate on { $space } falls.
log-tower-falls = All walls have fallen: the Arrow Tower comes down.
log-attacks = { $unit } { $n ->
    [one] attacks
   *[other] attack
 } { $target }.
log-attacks-extra = { $unit } also { $n ->
    [one] attacks
   *[other] attack
 } { $target }.
log-retaliates = Retaliation: { $unit } against { $target }.
log-rolled = { $unit }: attack die { $result }.
log-rolled-dice = { $unit }: attack dice { $dice }, result { $result }.
log-rerolled = { $unit }: reroll, { $from } becomes { $to }.
log-defence-rolled = { $unit }: die of the defense token { $die }.
log-checked = { $unit }: die { $die }, success.
log-checked-failed = { $unit }: die { $die }, no effect.
log-checked-card = { $who_is ->
    [you] You roll an attack die: { $die }, success.
   *[other] { $who } rolls an attack die: { $die }, success.
 }
log-checked-card-failed = { $who_is ->
    [you] You roll an attack die: { $die }, no effect.
   *[other] { $who } rolls an attack die: { $die }, no effect.
 }
log-damaged = { $unit } { $n ->
    [one] takes
   *[other] take
 } { $damage } ({ $source }), { $left } left.
log-unharmed = { $unit } { $n ->
    [one] takes
   *[other] take
 } no damage ({ $source }).
source-attack = attack
source-retaliation = retaliation
source-poison = poison
source-fire_wall = fire wall
log-turned = The pack is turned: { $unit }.
log-overlay-lost = { $card } is lost: { $unit }.
log-defeated = { $unit } { $n ->
    [one] is destroyed
   *[other] are defeated
 }.
log-healed = { $unit }: { $damage } healed ({ $source }).
log-saved = { $unit }: the attack is cancelled.
log-saved-by = { $card } saves { $unit }. The attack is cancelled.
log-token = { $unit }: { $token }.
log-token-gone = { $unit }: { $token } removed.
token-retaliated = retaliation cube
token-attack = attack token
token-corrosion = corrosion token
token-poison = poison cube
log-effect-ended = { $card } ends.
log-fire-wall = Fire wall on { $space }: { $damage }.
log-swapped = { $one } and { $other } exchange places.
log-overlaid = { $card } is laid: { $unit }.
log-unit-reinforced = { $unit } become a pack.
log-resisted = { $unit }: { $card } has no effect.
log-played = { $who_is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
 }
log-played-expert = { $who_is ->
    [you] You play { $card }, expert effect.
   *[other] { $who } plays { $card }, expert effect.
 }
log-empowered = { $who_is ->
    [you] You discard { $card }: +1 power.
   *[other] { $who } discards { $card }: +1 power.
 }
log-power-lost = { $n } power lost.
log-cast = { $card } is cast with power { $power }.
log-cancelled = { $card } has no effect.
log-tent = { $who_is ->
    [you] Your First Aid Tent heals.
   *[other] The First Aid Tent of { $who } heals.
 }
log-ballista = { $who_is ->
    [you] Your Ballista shoots.
   *[other] The Ballista of { $who } shoots.
 }
log-machine = In play: { $card }.
log-ai-card = AI card: { $card }.
log-ai-waits = { $card } waits for a unit that attacks.
log-ai-returned = The AI cannot cast { $card }: the card goes back.
log-extended = One more combat round; { $n } movement { $n ->
    [one] point
   *[other] points
 } left.
log-ended-won = The enemy army is beaten in round { $rounds }.
log-ended-lost = Your army is beaten in round { $rounds }.
log-ended-retreated = Retreat after { $rounds } combat { $rounds ->
    [one] round
   *[other] rounds
 }.
log-ended-surrendered = Surrender in round { $rounds }.
log-ended-stalled = Nothing happens any more: the combat ends without a winner.
log-experience = { $who_is ->
    [you] You gain { $n } experience.
   *[other] { $who } gains { $n } experience.
 }
log-level = { $who_is ->
    [you] You reach { $level }.
   *[other] { $who } reaches { $level }.
 }

# Scores

score-beaten = Enemy units beaten (their price in gold)
score-kept = Units you have left (their price in gold)
score-victory = Victory
score-places = Mines, settlements and towns
score-buildings = Buildings
score-level = Level
score-artifacts = Artifacts, two a point
score-heroes = Enemy heroes beaten
verdict-scenario-won = The scenario is won.
verdict-scenario-lost = The scenario is lost.
score-rival = The enemy
verdict-retreated = Your army has retreated: that is no victory.
verdict-surrendered = You have surrendered: that is no victory.
verdict-stalled = The combat has ended without a winner.
taken-ability = Abilities taken
taken-spell = Spells taken
taken-artifact = Artifacts taken
setup-unreadable = These options cannot be read.

# Effects in force

effect-attack = { $amount } attack, { $until }
effect-attack-distance = { $amount } attack against a target that is not adjacent, { $until }
effect-defense = { $amount } defense, { $until }
effect-initiative = { $amount } initiative, { $until }
effect-health = { $amount } health, { $until }
effect-ignore-die = no attack die, { $until }
effect-ignore-penalty = no ranged penalty, { $until }
effect-spell-proof = out of the reach of spells, { $until }
effect-no-abilities = without abilities, { $until }
effect-no-spell-abilities = without protection from spells, { $until }
effect-burns-attacker = { $damage } to whoever attacks it from beside, { $until }
effect-no-attack = does not attack, { $until }
effect-reroll = rerolls of attack dice, { $until }
effect-tent = stronger First Aid Tent, { $until }
mark-done = has acted
mark-retaliated = has struck back
mark-defense = defense token
mark-paralysis = paralysed
mark-attack = attack token
mark-weakness = weakness token
mark-corrosion = corrosion token
mark-poison = poisoned
mark-held = cannot move
mark-spent = attack abilities used

# In the terminal

table-head = { $scenario } · { $difficulty }
table-before = before the combat
table-round = combat round { $n }
table-guard = field { $level }
table-limited = 1 movement point for each further round
table-units = Units, in the order in which they act
table-figures = attack { $attack }, defense { $defense }, health { $left }/{ $health }, initiative { $initiative }
table-own = Your side
table-enemy = The enemy
table-movement = { $n } movement { $n ->
    [one] point
   *[other] points
 }
table-expert = expert uses { $n }/{ $most }
table-morale = { $morale }
table-cards = hand { $n } (limit { $most }), deck { $deck }
table-discard = Discard pile: { $cards }
table-power = power played: { $n }
table-spell-cast = spells this round { $n }/{ $most }
table-in-play = In play: { $cards }
table-army = Not on the board:
table-fallen = defeated
table-points = { $n } gold for your army
table-ai-deck = AI deck: { $cards }
table-ai-returned = back in the deck: { $cards }
table-ai-spells = spells to come: { $cards }
table-ai-skill = skill: { $card }
table-ai-kept = kept: { $card }
table-ai-attack = { $amount } attack for the next unit that attacks
table-hand = Your hand
table-looked = Cards looked at

# The adventure: why not
no-hand-too-large = There { $n ->
    [one] is 1 card
   *[other] are { $n } cards
 } too many in your hand.

# The map
terrain-grass = Grass
terrain-dirt = Dirt
terrain-swamp = Swamp
terrain-snow = Snow
terrain-rough = Rough
terrain-highlands = Highlands
terrain-subterranean = Underground
tile-start = start tile
tile-far = far tile (II–III)
tile-near = near tile (IV–V)
tile-centre = centre tile (VI–VII)
# Buildings
building-castle-city_hall = City Hall
building-castle-citadel = Citadel
building-castle-mage_guild = Mage Guild
building-castle-dwelling_bronze = Towers
building-castle-dwelling_silver = Holy Grounds
building-castle-dwelling_golden = Glory of Erathia
building-castle-special_tent = Brotherhood of the Sword
building-castle-special_gears = Blacksmith
building-necropolis-city_hall = City Hall
building-necropolis-citadel = Citadel
building-necropolis-mage_guild = Mage Guild
building-necropolis-dwelling_bronze = Old Cemetery
building-necropolis-dwelling_silver = Mausoleum Domain
building-necropolis-dwelling_golden = Vaults of Darkness
building-necropolis-special_tent = Cover of Darkness
building-necropolis-special_gears = Necromancy Amplifier
building-dungeon-city_hall = City Hall
building-dungeon-citadel = Citadel
building-dungeon-mage_guild = Mage Guild
building-dungeon-dwelling_bronze = Warrens
building-dungeon-dwelling_silver = Inner Labyrinths
building-dungeon-dwelling_golden = Ancient Lairs
building-dungeon-special_tent = Portal of Summoning
building-dungeon-special_gears = Mana Vortex
building-rampart-city_hall = City Hall
building-rampart-citadel = Citadel
building-rampart-mage_guild = Mage Guild
building-rampart-dwelling_bronze = Housing Estate
building-rampart-dwelling_silver = Spring upon Arches
building-rampart-dwelling_golden = Cliff behind the Glade
building-rampart-special_tent = Mystic Pond
building-rampart-special_gears = Saplings

# The adventure: what effects say

text-until = { $text } ({ $until }.)
until-until_next_astrologers_round = Until the next astrologer round
when-round_start = At the start of the round
when-next_round_start = At the start of the next round
when-this_and_next_round_start = Now and at the start of the next round
when-next_resource_round_start = At the start of the next resource round
when-astrologers_round_start = At the start of an astrologer round
when-own_turn_start = At the start of your turn
when-own_turn = On your turn
when-just_built = When it is built
when-built = As long as it stands
when-spell_book_token = With the spell book token
when-own_town_besieged = When the town is besieged
when-start_of_combat_with_enemy_hero = At the start of a combat with an enemy hero
when-neutral_combat_start = When a guard was drawn
when-flagged = When you flag it
when-captured_from_enemy = When it is taken from an enemy
when-always = Always
if-first_captor = If nobody flagged the field before
deck-own_deck = own deck
one-unit = one unit
one-unit-of = one { $tiers } unit
reinforce-cost-full = at its cost
reinforce-cost-half = for half its cost, rounded up
reinforce-cost-half_or_first = for half its cost, rounded up (the first captor for free)
reinforce-cost-half_gold = for half its gold, rounded up
reinforce-cost-half_gold_down = for half its gold, rounded down
reinforce-cost-free = for free
fx-reinforce = You may reinforce { $what } { $cost }.
fx-allow_pass_through-heroes = Heroes may pass enemy heroes here, but not stop.
fx-allow_reroll-each_turn = In each turn you may reroll one treasure or resource die once.
fx-discard-up_to = Discard up to { $cards }.
fx-draw-same_number = Draw as many.
fx-discover_tile-pool = Place a tile of your own beside it.
fx-fetch_first = Search the abilities for { $card } and take it; then shuffle them.
fx-flip_unit = Turn one of your packs to few.
fx-gain-cube = Gain a cube of its owner.
fx-gain-income_less = Your income is { $goods } lower, never below nothing.
fx-gain-step = Gain that amount at once.
fx-gain_experience = Your main hero gains { $n } experience.
fx-gain_movement-every = Every hero has { $n } movement { $n ->
    [one] point
   *[other] points
 } more.
fx-gain_movement-every_less = Every hero has { $n } movement { $n ->
    [one] point
   *[other] points
 } less.
fx-mod_stat-hand_limit = { $amount } to the hand limit.
fx-modify_war_machine-damage = { $machine }: { $n } damage more.
fx-modify_war_machine-heal = { $machine }: heals { $n } more.
fx-modify_war_machine-rerolls = { $machine }: your ranged units may reroll each attack die once.
fx-morale-negative = Gain negative morale.
fx-pay = Pay { $goods }.
fx-peek-ability = Look at the top ability: take it or discard it.
fx-raise_income = Your income of this resource rises by one step.
fx-raise_income-choose = Your income of a resource of your choice rises by one step.
fx-recall_cards-first_spell = Everybody takes the first spell that they cast back to the hand.
fx-recruit_neutral-any = Draw up to { $n } neutral units from the decks whose dwelling you have; you may recruit one at its printed cost. The others are shuffled back.
fx-remove_black_cubes = The black cubes are taken off all fields; their guards do not return.
fx-remove_card = Remove a card from your hand from the game ({ $kind }).
fx-remove_card-any = Remove a card from your hand from the game (no statistic, specialty, starting ability or Magic Arrow).
fx-reshuffle_from_hand = Shuffle all artifacts and spells of your hand into your deck and draw as many.
fx-roll_resource = Roll { $n } resource { $n ->
    [one] die
   *[other] dice
 } and gain what it shows.
fx-roll_resource-keep = Roll { $n } resource dice and gain one result.
fx-roll_resource-field = Roll as many resource dice as printed and gain one result.
fx-roll_treasure = Roll { $n } treasure { $n ->
    [one] die
   *[other] dice
 } and resolve it.
fx-roll_treasure-keep = Roll { $n } treasure dice and resolve one.
fx-roll_treasure-field = Roll as many treasure dice as printed and resolve one.
fx-search = Search ({ $n }): { $deck }.
fx-search-times = Search ({ $n }): { $deck }, { $times } times.
fx-siege_defense = { $walls } walls, the gate and the Arrow Tower defend it.
fx-spell_power-first_each_turn = { $amount } power for the first spell in each of your turns.
fx-swap_neutral_guard = You may replace one unit of a guard just drawn by another one of its tier.
fx-take_from_discard-specialty = Take a specialty from your discard pile.
fx-take_from_discard-top = Take one of the top { $n } cards of your discard pile.
fx-take_war_machine-free = Put a war machine of your choice into play for free.
fx-take_war_machine-factory = Buy a war machine at its lower price.
fx-take_war_machine-trading_post = Buy a war machine at its higher price.
fx-trade = Exchange resources as often as you like.
fx-unlock-recruit = You may recruit { $tier } units.
fx-unlock-reinforce = The population token also reinforces units.

# The adventure: questions

ask-speak = { $who } – { $text }
ask-discover = Which tile do you reveal?
ask-draw-neutral = Draw a neutral unit of which tier?
ask-recruit-neutral = Recruit one of these neutral units?
ask-reinforce = Which unit do you reinforce?
ask-flip = Which pack becomes few?
ask-hero = Which hero gains the movement?
ask-keep-die = Which result do you take?
ask-reroll-die = Take this result, or roll again?
ask-machine = Which war machine do you take?
ask-trade = What do you exchange?
ask-move-hero = Move a hero to an empty field for free?
ask-teleport = To which field does your hero go?
ask-new-top = Which discarded card lies on top?
ask-own-pick = Which of these cards do you keep?
ask-take-or-discard = Take this card, or discard it?
ask-peek = At which deck do you look?
ask-top-or-bottom = Does the card stay on top, or go under the deck?
ask-pick-remove = Which card leaves the game?
ask-track = Which income rises?
ask-swap-guard = Replace one unit of the guard?
ask-window-map = Your turn: do you play a card?
ask-window-muster = Do you play a card that makes it cheaper?
ask-window-announced = A guard stands here: do you play a card before the combat?
ask-window-won = You have won: do you play a card?
ask-window-extend = The combat round is over: do you play a card?
ask-turn-tile = How does the tile lie?
ask-turn-start = How does your start tile lie?
ask-ai-way = Two ways are equally long: which one does the enemy hero take?
ask-withdraw = Your secondary hero is attacked: fight, or withdraw it?
ask-defence = An enemy hero attacks: pay 8 gold to defend?

# The adventure: actions

die-face = { $face }
treasure-experience = 1 experience
treasure-artifact = an artifact
treasure-one_die = one resource die
treasure-two_dice = two resource dice, one of them counts
track-gold = Gold income
track-materials = Materials income
track-valuables = Valuables income
put-top = Leave it on top
put-bottom = Put it under the deck
draw-tier-bronze = Draw a bronze unit
draw-tier-silver = Draw a silver unit
draw-tier-golden = Draw a golden unit
for-free = nothing
do-reroll-astrologers = Reroll { $face } (the astrologers)
do-recruit-for = Recruit { $unit } for { $price }
do-reinforce-for = Reinforce { $unit } for { $price }
resource-gold = Gold
resource-materials = Materials
resource-valuables = Valuables
which-main = Main hero
which-secondary = Secondary hero
do-step = { $hero }: go there ({ $location })
do-step-guard = { $hero }: go there ({ $location }, guard { $level })
do-stay-on = { $hero }: visit this field again
do-reveal = { $hero }: reveal this tile
do-turn = Lay it like this ({ $n ->
    [0] as it is
    [one] 1 turn
   *[other] { $n } turns
  })
do-place-tile = { $hero }: place a tile
do-site = Here, turned { $n } times
do-build = Build { $building }
do-muster = Recruit and reinforce
do-hire = Recruit the secondary hero here (10 gold)
do-buy-spell = Mage guild: search for a spell
do-use-building = Use: { $building }
do-use-unit = Use: { $unit }
do-end-turn = End the turn
do-fill = Fill your hand
do-new-top = { $card } on top
do-keep = Take: { $face }
do-trade = Give { $give }, take { $get }
do-swap = Give up { $card }
do-sell = Remove { $card } from the game
do-buy-machine = Take { $card } for { $price }
do-go-home = Go there ({ $location })
do-field = There ({ $location })
do-pay-defence = Pay 8 gold and defend
do-give-up = Give it up
do-fight = Fight
do-withdraw = Withdraw the secondary hero
do-pick-unit = { $unit }

# The adventure: refusals

no-materials = You lack { $n } { $n ->
    [one] material
   *[other] materials
 }.
no-valuables = You lack { $n } { $n ->
    [one] valuable
   *[other] valuables
 }.
no-hero = That hero is not on the map.
no-not-adjacent = Not beside the hero.
no-edge-closed = That border cannot be crossed.
no-blocked-field = That field cannot be entered.
no-face-down = That tile lies face down: reveal it first.
no-sanctuary = Nobody is attacked in a sanctuary.
no-longer-way = Another way is shorter.
no-own-hero-there = Your other hero stands there: it can be passed, not joined.
no-not-joined = It would not be joined to the map.
no-nothing-to-visit = A visit would do nothing now.
no-must-separate = Your two heroes share a field: one of them moves first.
no-token-used = That token has been used this round.
no-already-built = That is already built.
no-forbidden = The scenario forbids it.
no-needs = { $building } first.
no-guild-too-new = The mage guild works from the next round on.
no-town = You have no town or settlement for that.
no-hero-there = A hero stands there.
no-already-hired = You already have a secondary hero.
no-already-in-army = That unit is already in your army.
no-used-this-turn = Once per turn.
no-hand-full = Your hand is full.
no-other-trade = Only one kind of trade per visit.
no-must-keep = That card cannot be given away.
no-none-left = There is none left.

# The adventure: log

log-round-first = Round { $round }.
log-round-resource = Round { $round }: a resource round.
log-round-astrologer = Round { $round }: an astrologer round.
log-turn-begins = { $who_is ->
    [you] Your turn begins.
   *[other] The turn of { $who } begins.
 }
log-turn-ends = { $who_is ->
    [you] Your turn ends.
   *[other] The turn of { $who } ends.
 }
log-built = { $who_is ->
    [you] You build: { $building }.
   *[other] { $who } builds: { $building }.
 }
log-hired = { $who_is ->
    [you] You recruit your secondary hero.
   *[other] { $who } recruits a secondary hero.
 }
log-hero-leaves = { $who_is ->
    [you] Your secondary hero leaves the map.
   *[other] The secondary hero of { $who } leaves the map.
 }
log-hero-home = { $who_is ->
    [you] { $hero }: you go home.
   *[other] { $hero } of { $who } goes home.
 }
log-unit-joined = { $who_is ->
    [you] Your army gains { $unit }.
   *[other] The army of { $who } gains { $unit }.
 }
log-starting-units = { $who_is ->
    [you] You have lost all your units and take the starting ones again.
   *[other] { $who } takes the starting units again.
 }
log-guard-announced = A guard of level { $level } is attacked.
log-quick-win = The guard of level { $level } is beaten without a combat.
log-ai-hero-announced = A combat against the enemy hero.
log-defence-paid = { $who_is ->
    [you] You pay 8 gold for the defence.
   *[other] { $who } pays 8 gold for the defence.
 }
log-ai-hero-beaten = The enemy hero is beaten.
log-hand-lost = { $who_is ->
    [you] Negative morale: you discard your whole hand.
   *[other] Negative morale: { $who } discards the whole hand.
 }
log-removed = { $who_is ->
    [you] { $card } leaves the game.
   *[other] { $card } of { $who } leaves the game.
 }
log-traded = { $who_is ->
    [you] You exchange { $give } for { $get }.
   *[other] { $who } exchanges { $give } for { $get }.
 }
log-card-kept = { $who_is ->
    [you] You keep { $card } for the next scenario.
   *[other] { $who } keeps { $card } for the next scenario.
 }
log-card-swapped = { $who_is ->
    [you] You bring { $brought } instead of { $card }.
   *[other] { $who } brings { $brought } instead of { $card }.
 }
log-scenario-won = The scenario is won in round { $round }.
log-scenario-lost = The scenario is lost in round { $round }.
log-scenario-retreated = The scenario ends in round { $round }.
log-scenario-surrendered = The scenario ends in round { $round }.
log-scenario-stalled = The scenario ends in round { $round }.
log-gained = { $who_is ->
    [you] You gain { $goods }.
   *[other] { $who } gains { $goods }.
 }
log-paid = { $who_is ->
    [you] You pay { $goods }.
   *[other] { $who } pays { $goods }.
 }
log-income = { $who_is ->
    [you] Your income is now { $n } ({ $resource }).
   *[other] The income of { $who } is now { $n } ({ $resource }).
 }
log-astrologers = The astrologers proclaim: { $card }. { $text }
log-movement = { $who_is ->
    [you] { $hero }: you gain { $n } movement { $n ->
    [one] point
   *[other] points
 }.
   *[other] { $hero } of { $who } gains { $n } movement { $n ->
    [one] point
   *[other] points
 }.
 }
log-movement-lost = { $who_is ->
    [you] { $hero }: you lose { $n } movement { $n ->
    [one] point
   *[other] points
 }.
   *[other] { $hero } of { $who } loses { $n } movement { $n ->
    [one] point
   *[other] points
 }.
 }
log-dice = { $who_is ->
    [you] You roll: { $faces }.
   *[other] { $who } rolls: { $faces }.
 }
log-die-rerolled = { $who_is ->
    [you] You reroll: { $from } becomes { $to }.
   *[other] { $who } rerolls: { $from } becomes { $to }.
 }
log-weakened = { $who_is ->
    [you] { $unit }: your pack becomes few.
   *[other] { $unit }: the pack of { $who } becomes few.
 }
log-neutrals = { $who_is ->
    [you] Neutral units for you: { $units }.
   *[other] Neutral units for { $who }: { $units }.
 }
log-guard-swapped = The guard changes: { $other } instead of { $unit }.
log-fetched = { $who_is ->
    [you] You find { $card } and take it.
   *[other] { $who } finds { $card } and takes it.
 }
log-nothing-fetched = { $who_is ->
    [you] You do not find { $card }.
   *[other] { $who } does not find { $card }.
 }
log-looked-own = { $who_is ->
    [you] You look at { $cards } (your deck).
   *[other] { $who } looks at { $cards }.
 }
log-put-back = { $who_is ->
    [you] You leave the card on top ({ $deck }).
   *[other] { $who } leaves the card on top ({ $deck }).
 }
log-put-under = { $who_is ->
    [you] You put the card under the deck ({ $deck }).
   *[other] { $who } puts the card under the deck ({ $deck }).
 }
log-hand-reshuffled = { $who_is ->
    [you] You shuffle { $n } { $n ->
    [one] card
   *[other] cards
 } into your deck.
   *[other] { $who } shuffles { $n } { $n ->
    [one] card
   *[other] cards
 } into the deck.
 }
log-hero-moves = { $who_is ->
    [you] { $hero }: you move.
   *[other] { $hero } of { $who } moves.
 }
log-ai-hero-moves = The enemy hero moves.
log-tile-seen = A tile is revealed: { $kind }, { $tile }.
log-tile-turned = The tile { $tile } is laid.
log-flagged = { $who_is ->
    [you] You flag: { $location }.
   *[other] { $who } flags: { $location }.
 }
log-flagged-by-ai = The enemy flags: { $location }.
log-homeless = { $who_is ->
    [you] You have no town or settlement
   *[other] { $who } has no town or settlement
 }{ $left ->
    [0] {" "}for three full rounds: that is the end.
    [one] {": "}one more full round without, and it is over.
   *[other] {": "}{ $left } more full rounds without, and it is over.
 }
log-cube = Explored: { $location }.
log-cube-gone = Can be explored again: { $location }.
log-visited = Visited: { $location }.

# The adventure: places

location-empty = Empty field
location-blocked = Blocked field
location-town = Town
location-settlement = Settlement
location-mine = Mine
location-obelisk = Obelisk
location-dragon_utopia = Dragon Utopia
location-grail = Grail
location-artifact = Artifact
location-resource = Resources
location-treasure = Treasure
location-pandoras_box = Pandora’s Box
location-windmill = Windmill
location-water_wheel = Water Wheel
location-mystical_garden = Mystical Garden
location-learning_stone = Learning Stone
location-tree_of_knowledge = Tree of Knowledge
location-temple = Temple
location-fountain_of_youth = Fountain of Youth
location-stables = Stables
location-warriors_tomb = Warrior’s Tomb
location-shrine_of_magic_incantation = Shrine of Magic Incantation
location-shrine_of_magic_gesture = Shrine of Magic Gesture
location-magic_spring = Magic Spring
location-witch_hut = Witch Hut
location-redwood_observatory = Redwood Observatory
location-sanctuary = Sanctuary
location-trading_post = Trading Post
location-war_machine_factory = War Machine Factory

# The astrologers

astrologer-ammo_cart = Ammo Cart
astrologer-annoying_lizard = Annoying Lizard
astrologer-battalions_stallion = Battalion’s Stallion
astrologer-charlie_and_his_circus = Charlie and his Circus
astrologer-crazy_wizard = Crazy Wizard
astrologer-dead_silence = Dead Silence
astrologer-fancy_pixie = Fancy Pixie
astrologer-fluffy_rabbit = Fluffy Rabbit
astrologer-friendly_beaver = Friendly Beaver
astrologer-gold_dragon = Gold Dragon
astrologer-greedy_dragon = Greedy Dragon
astrologer-grim_warlock = Grim Warlock
astrologer-groovy_satyr = Groovy Satyr
astrologer-isras_friends = Isra’s Friends
astrologer-magic_tortoise = Magic Tortoise
astrologer-mcgiver = McGiver
astrologer-merry_leprechaun = Merry Leprechaun
astrologer-profuse_growth = Profuse Growth
astrologer-swift_weasel = Swift Weasel
astrologer-terrible_plague = Terrible Plague
astrologer-white_raven = White Raven
astrologer-wild_debauchery = Wild Debauchery

# The scenarios

scenario-long_live_the_queen_1 = Homecoming
scenario-long_live_the_queen_1-about = Queen Catherine lands and finds a Dungeon fortress on her road. Take its town within ten rounds.
scenario-long_live_the_queen_2 = Guardian Angels
scenario-long_live_the_queen_2-about = Raiders of the Dungeon roam the land. Flag every settlement and call an Archangel to your side.
scenario-long_live_the_queen_3 = Steadwick’s Liberation
scenario-long_live_the_queen_3-about = The capital is held behind strong walls. Storm it before the fourteenth round is over.
scenario-dead_cold_revenge_1 = Search for a Killer
scenario-dead_cold_revenge_1-about = A murder in the woods. Visit every obelisk and witch hut to find out who did it.
scenario-dead_cold_revenge_2 = Final Peace
scenario-dead_cold_revenge_2-about = The trail leads to a necromancer. Find him and beat him.
scenario-dead_cold_revenge_3 = Agents of Vengeance
scenario-dead_cold_revenge_3-about = Whoever gave the order sits in a town of the Necropolis. Take it.
ai-hero-alamar = Alamar
ai-hero-raider = The raider
ai-hero-occupier = The occupier
ai-hero-necromancer = The necromancer
ai-hero-conspirator = The conspirator
goal-capture = Take the town of the enemy
goal-control_enemy_town = Hold a town of the enemy
goal-flag_all = Flag all
goal-visit_all = Visit all
goal-own_unit = Have in your army
goal-defeat_ai_hero = Beat the enemy hero
goal-defeat_enemy_main_hero = Beat enemy main heroes
goal-eliminate_all_enemies = Eliminate all enemies
goal-gold_at_end_of_round = Gold at the end of a round
goal-main_hero_defeated = Your main hero is beaten
goal-time = The last round ends

# The adventure in the terminal

table-adventure-round = round { $n } of { $last }
table-astrologer = astrologers: { $card } ({ $text })
table-goals = To win: { $goals }
table-dangers = To lose: { $goals }
table-map = The map
table-guarded = guard { $level }
table-explored = explored
table-own-flag = your flag
table-enemy-flag = flag of the enemy
table-face-down = (?)
table-stock = { $resource } { $n } (+{ $income })
table-walks = { $hero } on { $field }, { $n } movement { $n ->
    [one] point
   *[other] points
 }
table-enemy-hero = { $hero } (enemy) on { $field }
table-town = Your town
table-built = built
table-price = costs { $price }
table-recruit = recruit: { $price }
table-reinforce = reinforce: { $price }
table-guild = Mage guild: a search for { $n } gold

# The adventure: turn, set-up and campaign

ask-fly-on = Stop here, or fly on?
bonus-unit = Your army gains { $unit }.
bonus-building = Your town begins with: { $building }.
bonus-reinforce = { $unit } begin as a pack.
ask-announced = Somebody bars your way: fight, or prepare first?
ask-bonus = With which bonus do you begin?
ask-fill = Fill your hand ({ $n } { $n ->
    [one] card
   *[other] cards
 })?
ask-refresh = Discard cards before you draw?
ask-refresh-over = Your hand is too large: discard { $n } { $n ->
    [one] card
   *[other] cards
 }.
ask-go-home = Your hero was beaten: where does it return?
ask-muster = Recruit and reinforce, as long as you can pay.
ask-own-turn = Your turn: what do you do?
ask-keep = Keep { $n } { $n ->
    [one] card
   *[other] cards
 } for the next scenario.
ask-swap-cards = For { $card }: which card do you give up?
campaign-name = Campaigns of Heroes III
campaign-about = Three scenarios in a row: you keep cards from one to the next, and play a lost one again.
campaign-long_live_the_queen = Long Live the Queen
campaign-long_live_the_queen-about = Queen Catherine comes home and finds her kingdom in the hands of the Dungeon. Castle, with Catherine.
campaign-dead_cold_revenge = Dead-Cold Revenge
campaign-dead_cold_revenge-about = A friend of the Rampart was murdered, and the trail leads to the dead. Rampart, with Gem or Gelu.
campaign-verdict-long_live_the_queen = Steadwick is free, and the queen has come home.
campaign-verdict-dead_cold_revenge = The murder is avenged, and the woods are quiet again.
campaign-lost = Lost: it is played again with the same cards.
campaign-won = Won.
campaign-kept = Won. Kept: { $cards }.
option-campaign = Campaign
option-campaign-about = Which story you play.
verdict-won = You have won.
verdict-lost = You have lost.

# The adventure: slots of a town

slot-city_hall = City Hall
slot-citadel = Citadel
slot-mage_guild = Mage Guild
slot-dwelling_bronze = Bronze dwelling
slot-dwelling_silver = Silver dwelling
slot-dwelling_golden = Golden dwelling
slot-special_tent = First building of the faction
slot-special_gears = Second building of the faction
