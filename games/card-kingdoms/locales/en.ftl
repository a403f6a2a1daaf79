### The words of Valeria: Card Kingdoms, in English.

## Names

# The game

game-title = Valeria: Card Kingdoms
game-pitch = Recruit, slay, build: two dice feed your kingdom.
game-about =
    Every turn, two dice put your citizens to work, and everybody else’s too: nobody waits with empty hands.
    Spend your gold, strength and magic to recruit people, slay the monsters of the borders and build domains.
    In the end a secret duke tells what your kingdom was really worth.

# Roles of citizens and domains

role-worker = Worker
role-soldier = Soldier
role-shadow = Shadow
role-holy = Holy

# So many of a role

roles-worker = { $n } { $n ->
    [one] Worker
   *[other] Workers
 }
roles-soldier = { $n } { $n ->
    [one] Soldier
   *[other] Soldiers
 }
roles-shadow = { $n } { $n ->
    [one] Shadow
   *[other] Shadows
 }
roles-holy = { $n } Holy { $n ->
    [one] citizen
   *[other] citizens
 }

# Kinds of monsters

kind-minion = Minion
kind-beast = Beast
kind-titan = Titan
kind-boss = Boss

# Areas, left to right

area-hills = Hills
area-barrens = Barrens
area-ruins = Ruins
area-forest = Forest
area-valley = Valley
area-swamp = Swamp
area-mountains = Mountains
area-cavern = Cavern

# Citizens

citizen-starter_peasant = Starter Peasant
citizen-starter_knight = Starter Knight
citizen-cleric = Cleric
citizen-monk = Monk
citizen-merchant = Merchant
citizen-blacksmith = Blacksmith
citizen-mercenary = Mercenary
citizen-alchemist = Alchemist
citizen-archer = Archer
citizen-wizard = Wizard
citizen-peasant = Peasant
citizen-knight = Knight
citizen-rogue = Rogue
citizen-thief = Thief
citizen-champion = Champion
citizen-warlord = Warlord
citizen-paladin = Paladin
citizen-priestess = Priestess
citizen-butcher = Butcher
citizen-miner = Miner

# Monsters

monster-goblin = Goblin
monster-goblin_mage = Goblin Mage
monster-goblin_king = Goblin King
monster-gargoyle = Gargoyle
monster-wraith = Wraith
monster-witch_queen = Witch Queen
monster-skeleton = Skeleton
monster-flaming_skeleton = Flaming Skeleton
monster-skeleton_king = Skeleton King
monster-treant = Treant
monster-bane_spider = Bane Spider
monster-spider_queen = Spider Queen
monster-owlbear = Owlbear
monster-giant = Giant
monster-troll = Troll
monster-gelatinous_cube = Gelatinous Cube
monster-basilisk = Basilisk
monster-swamp_dragon = Swamp Dragon
monster-dire_bear = Dire Bear
monster-orc_warrior = Orc Warrior
monster-orc_chieftain = Orc Chieftain
monster-kobolds = Kobolds
monster-gold_golem = Gold Golem
monster-red_dragon = Red Dragon

# Domains

domain-foxgrove_palisade = Foxgrove Palisade
domain-the_desert_orchid = The Desert Orchid
domain-palace_of_the_dawn = Palace of the Dawn
domain-gargans_embrace = Gargan’s Embrace
domain-emerald_stronghold = Emerald Stronghold
domain-pratchetts_plateau = Pratchett’s Plateau
domain-blood_crow_army = Blood Crow Army
domain-halfpenny_hill = Halfpenny Hill
domain-monolith_of_ostendaar = Monolith of Ostendaar
domain-cathedral_of_st_aquila = Cathedral of St Aquila
domain-the_orb_of_urdr = The Orb of Urdr
domain-forgotten_sorrows = Forgotten Sorrows
domain-the_violet_thorn = The Violet Thorn
domain-darktide_harbour = Darktide Harbour
domain-rogues_landing = Rogue’s Landing
domain-shattered_hand = Shattered Hand
domain-cloudriders_camp = Cloudrider’s Camp
domain-grimmwater_keep = Grimmwater Keep
domain-eye_of_asteraten = Eye of Asteraten
domain-cutthroats_truce = Cutthroat’s Truce
domain-purloiners_perch = Purloiner’s Perch
domain-watcher_on_the_water = Watcher on the Water
domain-nest_of_the_weaver_witch = Nest of the Weaver Witch
domain-golden_obelisk_of_nae = Golden Obelisk of Nae

# Dukes

duke-cornelius = Cornelius the Dreamer
duke-elsyn = El’syn, Saint of Shadows
duke-elisium = Elisium the Allsmith
duke-hrothgar = Hrothgar the Conqueror
duke-isabella = Isabella the Righteous
duke-lekzandr = Lekzand’r the Protector
duke-node = Node, Master of Swords
duke-reese = Reese the Firebrand
duke-simon = Simon the Unclean
duke-waryn = Waryn, Lord of Rogues

# Setups

preset-first_game = First game
preset-first_game-about = Monsters of evenly rising strength and citizens with simple powers: the table to learn the game on.
preset-or_qui_brille = Glittering gold
preset-or_qui_brille-about = Caverns full of gold and few domains that give magic: learn to turn the one into the other.
preset-maitrise_de_la_magie = Mastery of magic
preset-maitrise_de_la_magie-about = Clerics, Alchemists and Wizards: magic pays for nearly everything, and the Thief knows it.
preset-sang_monstrueux = Monstrous blood
preset-sang_monstrueux-about = Blacksmiths and Warlords make armies pay: here you live off hunting monsters.

## The Dark Lord, the phases, the options

dark-lord = The Dark Lord

phase-dukes = Dukes
phase-roll = Roll
phase-harvest = Harvest
phase-actions = Actions
phase-monsters = Monsters
phase-second_harvest = Second harvest
phase-over = End of the game

option-setup = Setup
option-setup-about = A recommended table, a random one, or your own choices.
option-areas = Areas
option-areas-about = Five areas of monsters; none means random ones.
option-citizens = Citizens
option-citizens-about = At most one citizen for each stack; the other stacks are drawn at random. With mixed citizens all of them are in play.
option-removed_domains = Domains removed
option-removed_domains-about = These domains stay in the box.
option-mixed = Mixed citizens
option-mixed-about = Both citizens of each value are shuffled into one stack, face down.
preset-random = Random
preset-random-about = Areas and citizens drawn at random.
preset-custom = Hand-picked
preset-custom-about = Choose the areas, the citizens and the domains to remove.

## Tokens

goods-gold = { $n } gold
goods-strength = { $n } strength
goods-magic = { $n } magic
goods-points = { $n } VP
goods-nothing = nothing

## What cards do

effect-gain = Gain { $goods }
effect-gain-per = Gain { $goods } { $per }
effect-all = { $parts }
effect-choose = { $first } or { $second }
effect-exchange = Pay { $pay } to gain { $gain }
effect-take = Take from an opponent: { $goods }
effect-take-up-to = Take from an opponent up to one of these: { $goods }
effect-gain-any = { $may ->
    [yes] You may take any citizen
   *[no] Take any citizen
 }
effect-gain-named = { $may ->
    [yes] You may take a { $card } from the centre
   *[no] Take a { $card } from the centre
 }
effect-gain-role = { $may ->
    [yes] You may take a { $role } citizen
   *[no] Take a { $role } citizen
 }
effect-gain-role-up-to = { $may ->
    [yes] You may take a { $role } citizen of cost { $cost } or less
   *[no] Take a { $role } citizen of cost { $cost } or less
 }
effect-gain-up-to = { $may ->
    [yes] You may take a citizen of cost { $cost } or less
   *[no] Take a citizen of cost { $cost } or less
 }
effect-extra-slay = You may slay one more monster
effect-return-citizen = You may return a citizen to gain { $gain }
effect-return-monster = You may return a monster to gain { $gain }
effect-steal-monster = Take a random monster of an opponent
effect-set-die = Pay { $pay } to set a die to { $value }
effect-set-die-free = Set a die to { $value }
effect-set-die-per = Pay { $pay } { $per } to set a die to { $value }
effect-shift-die = { $way ->
    [up] Raise a die by { $delta }
   *[down] Lower a die by { $delta }, not below { $min }
 }
effect-waive-surcharge = Recruiting has no surcharge
effect-domain-discount = Your domains cost { $goods } less
per-role = per { $role } citizen
per-name = per { $card }
per-name-starter = per { $card } (the starter too)
per-domain = per domain
per-area = per monster ({ $area })

when-on_build = When built
when-own_roll_phase = When you roll
when-any_roll_doubles = On any pair
when-own_action_start = At the start of your actions
when-own_action_end = At the end of your actions
when-own_action_passive = During your actions
when-own_action_gain_citizen = When you gain a citizen
when-own_action_slay = When you slay a monster

## Questions

ask-duke = Choose your duke, in secret.
ask-roll = Your turn: roll the dice.
ask-dice = Change a die, or announce the result.
ask-thief = { $card }: from whom, and what?
ask-thief-alone = { $card }: what do you take from the reserve?
ask-harvest = Harvest: resolve your citizens.
ask-second-harvest = Second harvest: resolve your citizens.
ask-consolation = None of your cards was activated: take a resource.
ask-action = { $left ->
    [one] Choose your last action.
   *[other] Choose an action ({ $left } left).
 }
ask-payment = How do you pay for { $card }?
ask-reward = { $card }: choose your reward.
ask-free-citizen = { $card }: do you take a citizen, and which?
ask-extra-slay = { $card }: do you want to slay a monster?
ask-return = { $card }: do you want to return a card?
ask-exchange = { $card }: do you make the exchange?
ask-victim = { $card }: choose an opponent.
ask-attack = A 6: which stack of monsters attacks?
ask-sacrifice = The monsters attack: which citizen do you lose?
ask-nothing = The game is over.

## Actions

do-keep-duke = Keep { $card }
do-roll = Roll the dice
do-change-die = { $card }: change die { $die } ({ $from })
do-announce = Keep { $one } and { $two }
do-take = Take { $goods } from { $who }
do-take-reserve = Take { $goods }
do-harvest-choice = { $card }: { $goods }
do-harvest-exchange = { $card }: pay { $pay }, gain { $gain }
do-end-harvest = End the harvest
do-console = Take { $goods }
do-slay = Slay { $card } ({ $price })
do-recruit = Recruit { $card } ({ $price })
do-build = Build { $card } ({ $price })
do-gain = Gain { $goods }
do-pay = Pay { $goods }
do-take-citizen = Take { $card }
do-return = Return { $card }
do-exchange = Make the exchange
do-victim = Choose { $who }
do-attack-from = { $card } (column { $column })
do-sacrifice = Lose { $card }
do-decline = No, thank you

## Log

log-begins = { $who_is ->
    [you] The table is laid. You begin.
   *[other] The table is laid. { $who } begins.
 }
log-kept-duke = You keep { $card }.
log-dukes-chosen = Everybody has chosen a duke.
log-turn = Turn { $turn }: { $who_is ->
    [you] yours.
   *[other] { $who }.
 }
log-rests = { $who_is ->
    [you] You rest: no harvest this turn.
   *[other] { $who } rests: no harvest this turn.
 }
log-rolled = { $who_is ->
    [you] You roll { $one } and { $two }.
   *[other] { $who } rolls { $one } and { $two }.
 }
log-changed-die = { $who_is ->
    [you] { $card }: you change a { $from } into { $to } (price: { $paid }).
   *[other] { $card }: { $who } changes a { $from } into { $to } (price: { $paid }).
 }
log-pair = { $who_is ->
    [you] A pair! You gain { $goods } ({ $card }).
   *[other] A pair! { $who } gains { $goods } ({ $card }).
 }
log-took = { $who_is ->
    [you] { $card }: you take { $goods } from { $victim }.
   *[other] { $victim_is ->
        [you] { $card }: { $who } takes { $goods } from you.
       *[other] { $card }: { $who } takes { $goods } from { $victim }.
    }
 }
log-fired = { $times ->
    [one] { $card }
   *[other] { $card } ×{ $times }
 }
log-harvested = { $who_is ->
    [you] Harvest: you gain { $gained } ({ $cards }).
   *[other] Harvest: { $who } gains { $gained } ({ $cards }).
 }
log-harvested-paying = { $who_is ->
    [you] Harvest: you pay { $paid } and gain { $gained } ({ $cards }).
   *[other] Harvest: { $who } pays { $paid } and gains { $gained } ({ $cards }).
 }
log-consoled = { $who_is ->
    [you] None of your cards was activated: you take { $goods }.
   *[other] None of { $who }’s cards was activated: { $goods } as a consolation.
 }
log-not-consoled = { $who_is ->
    [you] None of your cards was activated, and you take nothing.
   *[other] None of { $who }’s cards was activated.
 }
log-gained-resource = { $who_is ->
    [you] You gain { $goods }.
   *[other] { $who } gains { $goods }.
 }
log-gained = { $who_is ->
    [you] You gain { $goods } ({ $card }).
   *[other] { $who } gains { $goods } ({ $card }).
 }
log-exchanged = { $who_is ->
    [you] { $card }: you pay { $paid } and gain { $gained }.
   *[other] { $card }: { $who } pays { $paid } and gains { $gained }.
 }
log-slew = { $who_is ->
    [you] You slay { $card } (price: { $paid }).
   *[other] { $who } slays { $card } (price: { $paid }).
 }
log-recruited = { $who_is ->
    [you] You recruit { $card } (price: { $paid }).
   *[other] { $who } recruits { $card } (price: { $paid }).
 }
log-built = { $who_is ->
    [you] You build { $card } (price: { $paid }).
   *[other] { $who } builds { $card } (price: { $paid }).
 }
log-took-citizen = { $who_is ->
    [you] { $cause }: { $card } joins your kingdom for free.
   *[other] { $cause }: { $card } joins the kingdom of { $who } for free.
 }
log-returned = { $who_is ->
    [you] You return { $card } and gain { $goods }.
   *[other] { $who } returns { $card } and gains { $goods }.
 }
log-stole-monster = { $who_is ->
    [you] You take { $card } from { $victim }.
   *[other] { $victim_is ->
        [you] { $who } takes { $card } from you.
       *[other] { $who } takes { $card } from { $victim }.
    }
 }
log-lured-monster = { $who_is ->
    [you] You lure { $card } away without a fight.
   *[other] { $who } lures { $card } away without a fight.
 }
log-turned-up = New card: { $card }.
log-exhausted = A stack is exhausted.
log-captured = { $monster } attacks and carries off { $card }.
log-last-round = Last round: everybody finishes this round.
log-last-round-off = The end is put off: the game goes on.
log-ended = The game is over.

## Refusals

no-game-over = The game is over.
no-not-asked = It is not your turn to play.
no-not-now = This is not possible now.
no-empty = There is nothing left to take here.
no-missing = You are missing { $goods }.
no-only-magic = At least { $goods } must be paid: magic alone is not enough.
no-wrong-amount = The amount must be exact.
no-missing-role = You are missing { $roles }.
no-not-owned = This card is not yours.
no-already-used = This domain was already used for this roll.
no-die-unchanged = This die would not change.
no-too-much = { $n ->
    [0] There is nothing to take there.
   *[other] Only { $n } can be taken there.
 }
no-choose-first = There is still a choice to make.
no-not-activated = This card was not activated.
no-not-eligible = This card does not fit.
no-impossible = This reward is not possible now.

setup-unknown = There is no setup “{ $setup }”.
setup-unknown-card = The option { $kind } does not know “{ $id }”.
setup-only-custom = The option { $option } only goes with a hand-picked setup (setup=custom).
setup-five-areas = Choose five different areas, or none.
setup-same-value = { $card }: there is a citizen of this value already.
setup-too-many-domains = At most { $most ->
    [one] 1 domain
   *[other] { $most } domains
 } can be removed.

## Score

taken-citizen = Citizens
taken-monster = Monsters
taken-domain = Domains
taken-duke = Dukes
score-monsters = Monsters
score-domains = Domains
score-tokens = Victory tokens
score-duke-cards = Duke: cards
score-rival = The Dark Lord
score-duke-resources = Duke: resources
verdict-monsters-beaten = All monsters are slain: the kingdom is saved!
verdict-overrun = The monsters found nothing left to take: the kingdom is lost.
verdict-outscored = You outdo the Dark Lord: the kingdom is yours!
verdict-not-outscored = You do not outdo the Dark Lord: the kingdom is his.

## The table in text

table-monsters = Monsters
table-citizens = Citizens
table-domains = Domains
table-kind = area, kind
table-role = role
table-price = cost
table-points = worth
table-needs = requires
table-reward = reward
table-own-turn = on your turn
table-other-turns = on others’ turns
table-exhausted = exhausted
table-hidden = face down
table-more-hidden = (+{ $n } face down)
table-below = below: { $cards }
table-turn = Turn { $turn }: { $who_is ->
    [you] yours
   *[other] { $who }
 }
table-dice = dice { $one } and { $two } (sum { $sum })
table-exhausted-count = exhausted stacks { $n } of { $limit }
table-duke = Duke
table-captured = Captives
table-rests = rests
table-last-round = last round
table-you = you
table-list = { $title }:
table-power-when = { $when }: { $power }

short-per = { $goods } { $per }
short-exchange = pay { $pay } for { $gain }
short-take = take { $goods } from an opponent
short-take-up-to = take up to { $goods }
short-citizen-any = any citizen
short-citizen-named = a { $card }
short-citizen-role = a { $role } citizen
short-citizen-role-up-to = a { $role } citizen of cost { $cost } or less
short-citizen-up-to = a citizen of cost { $cost } or less
short-extra-slay = you may slay one more monster
short-return-citizen = return a citizen for { $gain }
short-return-monster = return a monster for { $gain }
short-steal-monster = a random monster of an opponent
short-set-die = pay { $pay }, a die becomes { $value }
short-set-die-free = a die becomes { $value }
short-shift-die = { $way ->
    [up] raise a die by { $delta }
   *[down] lower a die by { $delta }
 }
short-waive-surcharge = recruiting has no surcharge
short-domain-discount = domains cost { $n } gold less

bonus-role = { $n } VP per { $role } icon
bonus-kind = { $n } more VP per { $kind }
bonus-citizen = { $n } VP per citizen
bonus-monster = { $n } VP per monster
bonus-domain = { $n } VP per domain
bonus-resources = 1 VP per { $n } resources left
