### The words of Heroes of Might & Magic III, in English.

# The game

game-title = Heroes of Might & Magic III
game-pitch = Place your army, play your spells, win the battle.
game-about =
    A battle on a board of four columns and five rows: your units act by initiative, move, attack and strike back, and your
    hero backs them with cards. Against neutral units, against an AI hero, or before the walls of a town, with the factions
    Castle, Necropolis, Dungeon and Rampart.

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

option-scenario = Skirmish
option-scenario-about = Which battle you fight.
scenario-skirmish_guard = Neutral guard
scenario-skirmish_guard-about = Neutral units guard a field: one combat round, then 1 movement point for each further one.
scenario-skirmish_siege = Siege
scenario-skirmish_siege-about = Walls, gate and Arrow Tower: take the town of an AI hero, or hold your own.
scenario-skirmish_ai_hero = AI hero
scenario-skirmish_ai_hero-about = An army of another faction, backed by the AI deck.
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
ask-deploy = Place your units on your two lines (up to { $n } more).
ask-place-next = Which of these enemy units is placed first?
ask-gate = In which column is the gate?
ask-next-unit = Which of these units activates first?
ask-window-start = The combat begins: do you play a card?
ask-window-before = Before the activation of { $unit }: do you play a card?
ask-window-attack = { $unit } against { $target }: do you play a card before the die?
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
score-rival = The enemy
verdict-won = The battle is won.
verdict-lost = The battle is lost.
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
