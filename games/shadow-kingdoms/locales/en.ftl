### The words of Shadow Kingdoms of Valeria, in English.

# The game

game-title = Shadow Kingdoms of Valeria
game-pitch = Rally goblins, orcs and skeletons, and lead the Army of Shadows.
game-about =
    Your Warden goes from shrine to shrine and brings back dice: troops, each with its strength. Reserve battle
    plans, recruit champions, then return to your camp and strike. Every battle frees an ability of your board and
    marks your scroll, where victories side by side reward one another.
adversary = The Adversary

# Troops, places, kinds

troop-goblin = Goblin
troop-orc = Orc
troop-skeleton = Skeleton
troop-gargoyle = Gargoyle
troop-gnoll = Gnoll
shrine-gem = Gem Shrine
shrine-magic = Magic Shrine
shrine-champion = Champion Shrine
shrine-gold = Gold Shrine
shrine-plan = Plan Shrine
place-gem = Gem Shrine
place-magic = Magic Shrine
place-champion = Champion Shrine
place-gold = Gold Shrine
place-plan = Plan Shrine
place-camp = Camp
battle-ambush = Ambush
battle-siege = Siege
battle-clash = Clash
row-immediate = Instant
row-permanent = Ongoing
row-scoring = End-game
slot-left = Left slot
slot-middle = Middle slot
slot-right = Right slot
face-a = A
face-b = B
chain-champion = 1 free Champion
chain-influence = influence
chain-magic = magic
chain-gold = gold
chain-gem = gem
chain-die = 1 die
a-chain = chain bonus
die = { $troop } { $n }
nothing = nothing
goods-gold = { $n } gold
goods-magic = { $n } magic
goods-influence = { $n } influence
goods-gem = { $n } { $n ->
    [one] gem
   *[other] gems
 }
resource-gold = gold
resource-magic = magic
resource-influence = influence
resource-gem = gems
zone-troop = { $troop } zone
zone-battle = { $battle } zone
zone-strength = strength { $n }+ zone

# Spots of the player board

spot-champions_6 = Champion limit 6
spot-champions_6-about = up to 6 Champions
spot-champions_10 = Champion limit 10
spot-champions_10-about = up to 10 Champions
spot-joker = Joker ability
spot-joker-about = dice of your own troop count as any troop
spot-gem_storage = Gem storage 3
spot-gem_storage-about = up to 3 gems, and 1 gem at once
spot-reserve_middle = Middle slot
spot-reserve_middle-about = one more reserved plan; bonus: a die for 2 gold
spot-reserve_right = Right slot
spot-reserve_right-about = one more reserved plan; bonus: a Champion at its base cost
spot-strength_1 = Strength +1
spot-strength_1-about = +1 strength in every battle
spot-track_14 = Space 14
spot-track_14-about = gold, magic and influence up to 20
spot-troop_slot_4 = 4th troop slot
spot-troop_slot_4-about = one more die
spot-troop_slot_5 = 5th troop slot
spot-troop_slot_5-about = one more die

# Boards and scrolls

board-board_goblin = Goblin board
board-board_orc = Orc board
board-board_skeleton = Skeleton board
board-board_gargoyle = Gargoyle board
board-board_gnoll = Gnoll board
scroll-scroll_1 = Scroll of the Grey Marches
scroll-scroll_2 = Scroll of the Drowned Vale
scroll-scroll_3 = Scroll of the Split Peaks
scroll-scroll_4 = Scroll of the Pale Forest
scroll-scroll_5 = Scroll of the Burnt Lands

# Battle plans

plan-bp_ambush_01 = Hornbridge Waylay
plan-bp_ambush_02 = Moonless Night at Blackwood
plan-bp_ambush_03 = Claws of the Defile
plan-bp_ambush_04 = Trap at Three Mills
plan-bp_ambush_05 = The Silver Caravan
plan-bp_ambush_06 = Fog on the Ford
plan-bp_ambush_07 = Fangs in the Reeds
plan-bp_ambush_08 = The Queen’s Convoy
plan-bp_ambush_09 = Hunt at Standing Stone
plan-bp_ambush_10 = Shadows of the Orchard
plan-bp_ambush_11 = Beneath the Salt Road
plan-bp_ambush_12 = Crow Pass
plan-bp_ambush_13 = Silence at the Waystation
plan-bp_ambush_14 = Scout Hunt
plan-bp_ambush_15 = The Open Graves
plan-bp_ambush_16 = Dusk at Ashdale
plan-bp_siege_01 = Walls of Brightdawn
plan-bp_siege_02 = Fall of Fort Oak
plan-bp_siege_03 = Tower of the White Mage
plan-bp_siege_04 = The Dwarven Citadel
plan-bp_siege_05 = Assault on Highguard
plan-bp_siege_06 = Keep of Mists
plan-bp_siege_07 = Breach at Ironrock
plan-bp_siege_08 = The Fortified Abbey
plan-bp_siege_09 = Gates of Sylvane
plan-bp_siege_10 = Fire on Oldport
plan-bp_siege_11 = The Lion’s Bastion
plan-bp_siege_12 = Sapping Clearmount
plan-bp_siege_13 = The Elven Spire
plan-bp_siege_14 = Blockade of Fairbank
plan-bp_siege_15 = The Copper Rampart
plan-bp_siege_16 = Ruin of Moonkeep
plan-bp_clash_01 = Breaking out of Avery’s Rift
plan-bp_clash_02 = Clash on the Red Plain
plan-bp_clash_03 = Charge of the Damned
plan-bp_clash_04 = Melee at the Broken Mill
plan-bp_clash_05 = The Torn Banners
plan-bp_clash_06 = Tide of Steel
plan-bp_clash_07 = Field of Bones
plan-bp_clash_08 = Facing the Lancers
plan-bp_clash_09 = Thunder on the Moor
plan-bp_clash_10 = The Last Line
plan-bp_clash_11 = Duel of the Heralds
plan-bp_clash_12 = Collision at Great Crossroads
plan-bp_clash_13 = Rook Isle
plan-bp_clash_14 = Horns in the Valley
plan-bp_clash_15 = Breakthrough at Mistford
plan-bp_clash_16 = The Baron’s Host

# Champions

champion-warlock = Warlock
champion-elite_guard = Elite Guard
champion-steward = Steward
champion-mercenary = Mercenary
champion-shade = Shade
champion-sentinel = Sentinel
champion-thief = Thief
champion-assassin = Assassin
champion-brawler = Brawler
champion-brute = Brute
champion-shaman = Shaman
champion-death_knight = Death Knight
champion-peddler = Peddler
champion-soul_eater = Soul Eater
champion-scout = Scout
champion-veteran = Veteran
champion-warrior = Warrior
champion-harrier = Harrier
champion-dark_illusionist = Dark Illusionist
champion-engineer = Engineer
champion-miner = Miner
champion-oracle = Oracle
champion-priest = Priest
champion-satyr = Satyr
champion-slasher = Slasher
champion-soldier = Soldier
champion-tactician = Tactician
champion-warmonger = Warmonger
champion-hellbeast = Hellbeast
champion-skullcrusher = Skullcrusher
champion-bombardier = Bombardier
champion-hunter = Hunter
champion-chieftain = Chieftain
champion-conqueror = Conqueror
champion-healer = Healer
champion-master_tracker = Master Tracker
champion-juggernaut = Juggernaut
champion-pharaoh = Pharaoh
champion-overseer = Overseer
champion-recruiter = Recruiter
champion-kingslayer = Kingslayer
champion-dread_giant = Dread Giant
champion-witch = Witch
champion-strategist = Strategist
champion-hoarder = Hoarder
champion-firebrand = Firebrand
champion-seer = Seer

# Awards

award-aw_l1 = 3 Gems
award-aw_l2 = Voice of the Hordes
award-aw_l3 = Overflowing Coffers
award-aw_l4 = Dark Wellspring
award-aw_l5 = Teeming Camp
award-aw_c1 = Monstrous Court
award-aw_c2 = Sworn Company
award-aw_c3 = Single Doctrine
award-aw_c4 = Art of War
award-aw_c5 = Grand Coalition
award-aw_r1 = Formation: the Line
award-aw_r2 = Formation: the Square
award-aw_r3 = Formation: the Diagonal
award-aw_r4 = Formation: the Four Corners
award-aw_r5 = Formation: the Trident

# What cards do

power-gain = Gain { $goods }.
power-take-die = Take 1 die from any shrine.
power-reserve-plan = Reserve 1 plan of the column for free.
power-whenever = { $when }: { $goods }.
power-whenever-else = { $when }: { $goods } more (except through this card).
power-as-much = { $when }: as much { $resource }.
power-strength = +{ $n } strength in every battle.
power-strength-of = +{ $n } strength in every { $battle }.
power-pay_champion = Your Champions cost { $goods } less.
power-pay_plan = Plans of the column cost { $goods } less.
power-pay_reserve_bonus = Reserve bonuses cost { $goods } less.
moment-gold_gained = Whenever you gain gold
moment-magic_gained = Whenever you gain magic
moment-influence_gained = Whenever you gain influence
moment-gem_gained = Gem gained
moment-gem_spent = gem spent
moment-chain_gained = For each chain bonus
moment-champion_gained = For each Champion recruited after it
moment-plan_taken_from_column = For each plan taken from the column
moment-plan_executed = For each battle
moment-plan_executed-of = For each { $battle }
points-each = { $points } VP per { $metric }
points-each-few = { $points } VP for each { $per }: { $metric }
points-each-few-up = { $points } VP for each { $per }, rounded up: { $metric }
points-flat = { $points } VP: { $metric }
points-most = { $each } ({ $most } at most)
metric-symbols = { $count ->
    [one] { $troop } symbol on your completed plans
   *[other] { $troop } symbols on your completed plans
 }
metric-champions = { $count ->
    [one] Champion
   *[other] Champions
 }
metric-champions-of = { $count ->
    [one] { $row } Champion
   *[other] { $row } Champions
 }
metric-plans-of = { $battle }
metric-completed-plans = { $count ->
    [one] completed plan
   *[other] completed plans
 }
metric-reserved-plans = { $count ->
    [one] reserved plan
   *[other] reserved plans
 }
metric-gems = { $count ->
    [one] gem
   *[other] gems
 }
metric-gold = gold
metric-magic = magic
metric-dice = { $count ->
    [one] die
   *[other] dice
 }
metric-awards = { $count ->
    [one] award claimed
   *[other] awards claimed
 }
metric-influence = influence
metric-influence-above = influence above { $n }
metric-plans-of-each-battle = { $n } completed plans of each type
metric-champions-of-one-row = Champions of one type
metric-plans-of-one-battle = completed plans of one type
metric-battles-completed = types of plans completed
metric-fewest-symbols = symbols of every troop on your completed plans
criterion-least = At least { $n } { $metric }
criterion-formation = Your markers form this figure, turned or mirrored

# Options

option-adversary = The Adversary (solo)
option-adversary-about = Alone: the points the Adversary starts with. With more players it has no effect.
adversary-10 = 10 VP
adversary-10-about = For a first game.
adversary-15 = 15 VP
adversary-15-about = A little harder.
adversary-20 = 20 VP
adversary-20-about = For those who know the game.
adversary-25 = 25 VP
adversary-25-about = Hard.
adversary-30 = 30 VP
adversary-30-about = For true conquerors.
setup-unknown-adversary = There is no Adversary of level “{ $level }”.

# Questions

ask-board = Choose your board: its troop can become your joker.
ask-face = Choose the face of your scroll, for the whole game.
ask-refill = Too few dice are left: refill the shrines.
ask-refill-stuck = Your Warden has nowhere to go: refill the shrines.
ask-move = Where does your Warden go?
ask-die = { $shrine }: which die do you take?
ask-drop = { $die } is one too many: which die goes to the bag?
ask-any-die = Take a die from any shrine.
ask-any-die-paid = Bonus of the middle slot: a die for { $price }?
ask-magic-shrine = Claim an award, or gain magic?
ask-recruit = Recruit or renew a Champion.
ask-recruit-only = Recruit a Champion.
ask-recruit-dear = All are too dear: renew Champions?
ask-recruit-full = No room for more: renew Champions?
ask-recruit-base = Bonus of the right slot: a Champion at its base cost?
ask-recruit-free = Recruit a Champion for free.
ask-reserve = Reserve or renew a plan.
ask-reserve-only = Reserve a plan.
ask-reserve-dear = All are too dear: renew plans?
ask-reserve-full = No slot is free: renew plans?
ask-reserve-free = Reserve a plan for free.
ask-left-bonus = Bonus of the left slot: 1 influence for { $price }?
ask-plan = Which plan do you execute?
ask-assign = Which die for the { $troop } symbol?
ask-change = Change dice, or strike?
ask-uncover = Which marker do you remove?
ask-zone = Which skirmish zone do you mark?
ask-chain = Which chain bonus first?
ask-finish = End your turn: a card will be turned up.
ask-nothing = The game is over.

# Actions

do-move-gem = Gem Shrine: a die and 1 gem
do-move-gem-full = Gem Shrine: a die (no room for a gem)
do-move-gem-none = Gem Shrine: a die (no gem is left)
do-move-magic = Magic Shrine: a die, then 2 magic or an award
do-move-champion = Champion Shrine: a die, then recruit
do-move-champion-full = Champion Shrine: a die (no room for a Champion)
do-move-gold = Gold Shrine: a die and its discount in gold
do-move-plan = Plan Shrine: a die, then reserve
do-move-plan-full = Plan Shrine: a die (no slot is free)
do-move-camp = Camp: execute a plan
do-pick-board = { $board } (joker: { $troop })
do-pick-face = Face { $face }
do-refill = Refill the shrines
do-take-die = Take { $die }
do-take-die-gold = Take { $die }: { $goods }
do-take-die-discount = Take { $die } (discount: { $goods })
do-take-die-from = Take { $die } ({ $shrine })
do-drop-die = Put { $die } into the bag
do-drop-new = Let { $die } go, the new die
do-gain = Gain { $goods }
do-claim = Claim “{ $award }”: { $points } VP
do-recruit = Recruit { $card } for { $price }. { $text }
do-recruit-free = Recruit { $card } for free. { $text }
do-cycle = Replace { $card } ({ $price })
do-cycle-plan = Replace “{ $plan }” ({ $price })
do-reserve = Reserve “{ $plan }” for { $price } ({ $slot })
do-reserve-free = Reserve “{ $plan }” for free ({ $slot })
do-buy-bonus = Pay { $price }: { $goods }
do-choose = Execute “{ $plan }”: strength { $strength }, { $points } VP{ $gems ->
    [0] {""}
    [one] {" "}(with 1 gem)
   *[other] {" "}(with { $gems } gems)
 }
do-choose-not = Execute “{ $plan }”
do-buy = Buy “{ $plan }” for { $price }: strength { $strength }, { $points } VP{ $gems ->
    [0] {""}
    [one] {" "}(with 1 gem)
   *[other] {" "}(with { $gems } gems)
 }
do-buy-not = Buy “{ $plan }” for { $price }
do-assign = { $die }
do-assign-gem = { $die }, a joker for 1 gem
do-change = { $die } becomes { $to } ({ $price }): strength { $strength }, { $points } VP
do-change-held = { $die }, not on the plan, becomes { $to } ({ $price })
do-change-not = { $die } cannot change so
do-execute = Strike: strength { $strength }, { $points } VP
do-uncover = { $spot }: { $about }
do-place = { $zone } (row { $row }, column { $column }): { $points } VP
do-place-chain = { $zone } (row { $row }, column { $column }): { $points } VP, chain: { $chains }
do-chain = { $chain }
do-finish = End the turn
do-decline = Pass

# Log

log-begins = The board is laid out.
log-picked-board = { $who_is ->
    [you] You take the { $board }.
   *[other] { $who } takes the { $board }.
 }
log-scroll-dealt = { $who_is ->
    [you] You receive the { $scroll }.
   *[other] { $who } receives the { $scroll }.
 }
log-picked-face = { $who_is ->
    [you] You play face { $face } of the { $scroll }.
   *[other] { $who } plays face { $face } of the { $scroll }.
 }
log-first = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
 }
log-turn = { $who_is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $who }’s turn.
 }
log-refilled = { $who_is ->
    [you] You fill the shrines with new dice.
   *[other] { $who } fills the shrines with new dice.
 }
log-champions-replaced = New Champions: { $cards }.
log-cannot-move = { $who_is ->
    [you] Your Warden has nowhere to go.
   *[other] { $who }’s Warden has nowhere to go.
 }
log-moved = { $who_is ->
    [you] Your Warden goes to the { $place }.
   *[other] { $who }’s Warden goes to the { $place }.
 }
log-took-die = { $who_is ->
    [you] You take { $die } ({ $shrine }).
   *[other] { $who } takes { $die } ({ $shrine }).
 }
log-took-die-paid = { $who_is ->
    [you] You take { $die } ({ $shrine }) for { $paid }.
   *[other] { $who } takes { $die } ({ $shrine }) for { $paid }.
 }
log-dropped-die = { $who_is ->
    [you] You put { $die } into the bag.
   *[other] { $who } puts { $die } into the bag.
 }
log-gained = { $who_is ->
    [you] You gain { $goods } ({ $source }).
   *[other] { $who } gains { $goods } ({ $source }).
 }
log-gained-some = { $who_is ->
    [you] You gain { $goods } ({ $source }); no room for { $lost }.
   *[other] { $who } gains { $goods } ({ $source }); no room for { $lost }.
 }
log-gained-nothing = { $who_is ->
    [you] You have no room for { $lost } ({ $source }).
   *[other] { $who } has no room for { $lost } ({ $source }).
 }
log-gained-none-left = { $who_is ->
    [you] There is no gem left to take ({ $source }).
   *[other] There is no gem left for { $who } ({ $source }).
 }
log-gained-the-last = { $who_is ->
    [you] You gain { $goods } ({ $source }); no gem is left.
   *[other] { $who } gains { $goods } ({ $source }); no gem is left.
 }
log-gained-points = { $who_is ->
    [you] Your influence is at its end: you gain { $points } VP ({ $source }).
   *[other] The influence of { $who } is at its end: { $points } VP ({ $source }).
 }
log-gained-and-points = { $who_is ->
    [you] You gain { $goods }, and { $points } VP beyond ({ $source }).
   *[other] { $who } gains { $goods }, and { $points } VP beyond ({ $source }).
 }
log-missed-champion_limit = { $who_is ->
    [you] No Champion for you: your board has no room for another.
   *[other] No Champion for { $who }: the board has no room for another.
 }
log-missed-no_champion = { $who_is ->
    [you] No Champion for you: none is in sight.
   *[other] No Champion for { $who }: none is in sight.
 }
log-missed-champion_price = { $who_is ->
    [you] No Champion for you: your gold is not enough.
   *[other] No Champion for { $who }: the gold is not enough.
 }
log-missed-no_die = { $who_is ->
    [you] No die for you: the shrines are empty.
   *[other] No die for { $who }: the shrines are empty.
 }
log-missed-die_price = { $who_is ->
    [you] No die for you: your gold is not enough.
   *[other] No die for { $who }: the gold is not enough.
 }
log-missed-no_slot = { $who_is ->
    [you] No plan for you: no slot is free.
   *[other] No plan for { $who }: no slot is free.
 }
log-missed-no_plan = { $who_is ->
    [you] No plan for you: the column is empty.
   *[other] No plan for { $who }: the column is empty.
 }
log-missed-plan_price = { $who_is ->
    [you] No plan for you: your gold is not enough.
   *[other] No plan for { $who }: the gold is not enough.
 }
log-missed-influence_limit = { $who_is ->
    [you] No influence for you: your track has no room for more.
   *[other] No influence for { $who }: the track has no room for more.
 }
log-missed-bonus_price = { $who_is ->
    [you] No influence for you: your gold is not enough.
   *[other] No influence for { $who }: the gold is not enough.
 }
log-claimed = { $who_is ->
    [you] You claim “{ $award }”: { $points } VP.
   *[other] { $who } claims “{ $award }”: { $points } VP.
 }
log-recruited = { $who_is ->
    [you] You recruit { $card } (price: { $paid }).
   *[other] { $who } recruits { $card } (price: { $paid }).
 }
log-cycled = { $who_is ->
    [you] You spend 1 magic to replace { $card }.
   *[other] { $who } spends 1 magic to replace { $card }.
 }
log-cycled-plan = { $who_is ->
    [you] You spend 1 magic to replace “{ $plan }”.
   *[other] { $who } spends 1 magic to replace “{ $plan }”.
 }
log-turned-up = New card: { $card }.
log-turned-up-plan = New card: “{ $plan }”.
log-reserved = { $who_is ->
    [you] You reserve “{ $plan }” ({ $slot }, price: { $paid }).
   *[other] { $who } reserves “{ $plan }” ({ $slot }, price: { $paid }).
 }
log-bought-bonus = { $who_is ->
    [you] You pay { $paid } for the bonus ({ $slot }).
   *[other] { $who } pays { $paid } for the bonus ({ $slot }).
 }
log-chose-plan = { $who_is ->
    [you] You execute “{ $plan }”.
   *[other] { $who } executes “{ $plan }”.
 }
log-bought-plan = { $who_is ->
    [you] You buy “{ $plan }” (price: { $paid }) and execute it.
   *[other] { $who } buys “{ $plan }” (price: { $paid }) and executes it.
 }
log-assigned = { $who_is ->
    [you] You commit { $die }.
   *[other] { $who } commits { $die }.
 }
log-assigned-gem = { $who_is ->
    [you] A gem makes your { $die } a joker ({ $troop } symbol).
   *[other] A gem makes { $who }’s { $die } a joker ({ $troop } symbol).
 }
log-changed = { $who_is ->
    [you] 1 magic: your { $die } becomes { $to }.
   *[other] 1 magic: { $who }’s { $die } becomes { $to }.
 }
log-flipped = { $who_is ->
    [you] 1 gem: your { $die } is flipped to { $to }.
   *[other] 1 gem: { $who }’s { $die } is flipped to { $to }.
 }
log-executed = { $who_is ->
    [you] You strike with strength { $strength }: { $points } VP.
   *[other] { $who } strikes with strength { $strength }: { $points } VP.
 }
log-executed-capped = { $who_is ->
    [you] You strike with { $sum }; your influence limits the strength to { $strength }: { $points } VP.
   *[other] { $who } strikes with { $sum }; influence limits the strength to { $strength }: { $points } VP.
 }
log-uncovered = { $who_is ->
    [you] You uncover: { $spot }.
   *[other] { $who } uncovers: { $spot }.
 }
log-placed = { $who_is ->
    [you] You mark a zone (row { $row }, column { $column }): { $points } VP.
   *[other] { $who } marks a zone (row { $row }, column { $column }): { $points } VP.
 }
log-chain = { $who_is ->
    [you] Chain: { $chain } for you.
   *[other] Chain: { $chain } for { $who }.
 }
log-completed = { $who_is ->
    [you] “{ $plan }” is completed, your plan no. { $n }.
   *[other] “{ $plan }” is completed, plan no. { $n } of { $who }.
 }
log-adversary-moved = The Adversary moves on: { $shrine }.
log-adversary-met = The Adversary moves on: { $shrine }. It meets your Warden there: { $points } VP for it.
log-adversary-took = The Adversary completes “{ $plan }”, its plan no. { $n }: { $points } VP for it.
log-last-round = { $who_is ->
    [you] You have completed your last plan: the round is finished, then the scores are counted.
   *[other] { $who } has completed a last plan: the round is finished, then the scores are counted.
 }
log-ended = The game is over.

# Refusals

no-game-over = The game is over.
no-not-asked = It is not your turn.
no-not-now = This is not possible now.
no-empty = There is nothing here.
no-board-taken = This board is taken.
no-same-place = Your Warden is there already and has to move.
no-die = There is no die in this shrine.
no-adversary-there = The Adversary blocks this shrine.
no-nothing-to-execute = There is no plan you could execute.
no-too-dear = You are short of { $goods }.
no-champion-limit = Your board has room for { $n } Champions only.
no-slot-closed = This slot is not open yet.
no-slot-taken = This slot is taken.
no-magic = You have no magic left.
no-gem = You have no gem left.
no-cycling-here = Plans are replaced in their shrine or in Camp.
no-die-at-its-end = A die goes neither above 6 nor below 1.
no-criterion = You do not meet this criterion.
no-already-claimed = You already have a marker on this award.
no-circles-full = This award has no free circle left.
no-spot-uncovered = There is no marker here any more.
no-spot-locked = First uncover: { $spot }.
no-zone-taken = This zone has a marker already.
no-link = This chain is not to be had.
no-pile-empty = Its pile is empty: the card would come back at once.
no-would-leave-nothing = There might be no plan left to execute.
no-cannot-execute = Your dice and gems do not suffice for this plan.
no-does-not-fit = With this die here, the rest would not suffice.

# Scores

score-plans = Plans
score-zones = Skirmish zones
score-awards = Awards
score-influence = Influence beyond 20
score-champions = Champions
score-dice = Dice
score-start = Start
score-meetings = Meetings
score-rival = The Adversary
taken-champion = Champions recruited
taken-plan = Plans completed
taken-award = Awards claimed
verdict-outscored = You outscore the Adversary: the victory is yours.
verdict-not-outscored = You do not outscore the Adversary: it wins.

# In the terminal

table-round = { $who_is ->
    [you] Round { $round } · your turn
   *[other] Round { $round } · { $who }’s turn
 }
table-setup = { $who_is ->
    [you] Setting up · your turn
   *[other] Setting up · { $who }’s turn
 }
table-last-round = last round
table-refill = { $n } { $n ->
    [one] die
   *[other] dice
 } on the board (refill at { $at })
table-bag = In the bag: { $dice }
table-shrines = Shrines
table-gems = { $n } { $n ->
    [one] gem here
   *[other] gems here
 }
table-awards = Awards
table-claims = markers: { $names }
table-met = criterion met, { $points } VP
table-full = full
table-plans = Column of plans
table-pile = { $n } { $n ->
    [one] unseen card in the pile
   *[other] unseen cards in the pile
 }
table-under = below: { $cards }
table-champions = Champions
table-gap = empty
table-price = for you { $reserve } (Camp: { $camp })
table-forecast = can be executed: strength { $strength }, { $points } VP{ $n ->
    [0] {""}
    [one] {" "}(1 gem)
   *[other] {" "}({ $n } gems)
 }
table-next = next { $shrine }
table-rival = { $points } VP, and { $awards } VP of awards if the game ended
table-first = first player
table-stock = gold { $gold }, magic { $magic }, influence { $influence } (up to { $track }), gems { $gems }/{ $limit }
table-troops = Troops { $n }/{ $slots }:
table-reserve = Reserve, { $slot }:
table-closed = closed
table-free = free
table-completed = Completed { $count }:
table-covered = Covered:
table-scroll = { $scroll }, face { $face }
table-score = { $points } VP
table-camp = Executing: { $plan }
table-symbol = { $name }:
table-board-bonus = board
table-sum = Dice { $dice }{ $bonuses } · influence { $ceiling } · strength { $strength }: { $points } VP
table-owned = Champions { $count } ({ $rows })
table-joker = Joker: { $troop }
