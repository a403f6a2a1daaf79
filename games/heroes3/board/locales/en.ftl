# What the board of Heroes III says besides the words of the game.
h3-tab = Hero
h3-foe = The enemy
h3-mine = Your hero
h3-guard = Neutral guard
h3-guard-level = Guard { $level }
h3-level = Level { $level } · { $faction }
h3-round = Round { $n }
h3-stage-deploy = Set-up
h3-stage-fight = Combat · round { $n }
h3-stage-extend = Go on or retreat: 1 MP
h3-stage-over = Combat over
h3-field = Battlefield
h3-order = Order of initiative
h3-turn-of = { $unit }, { $side }, initiative { $n }, { $state ->
    [active] acts now
    [done] has acted
    [next] is next
   *[waits] waits
  }
h3-row-0 = back
h3-row-1 = front
h3-row-2 = Middle
h3-row-3 = front
h3-row-4 = back
h3-line = { $name } · { $line }
h3-space = column { $column }, { $line }
h3-steps = { $n ->
    [0] staying
    [one] 1 step
   *[other] { $n } steps
  }
h3-ways = { $n } ways
h3-can-strike = Can be attacked
h3-face-few = Few
h3-face-pack = Pack
h3-face-neutral = Neutral
h3-face-siege = Siege
h3-tier-bronze = bronze
h3-tier-silver = silver
h3-tier-golden = golden
h3-tier-azure = azure
h3-kind-ground = ground
h3-kind-flying = flying
h3-kind-ranged = ranged
h3-kind-ground-about = Ground: up to 3 steps around whatever stands there, then attacks an adjacent enemy.
h3-kind-flying-about = Flying: up to 3 spaces over everything, then attacks an adjacent enemy.
h3-kind-ranged-about = Ranged: attacks any enemy, then 1 step; or 1 step without attacking. Two dice, the lower one, against a neighbour and from back line to back line.
h3-unit-words = { $unit }, { $face }, { $side }, attack { $attack }, defense { $defense }, health { $left } of { $health }, initiative { $initiative }
h3-damage-on = { $n } damage: { $left } left.
h3-then-few = Brought down, the pack becomes few: { $figures } (attack, defense, health, initiative).
h3-attack = attack
h3-defense = defense
h3-health = health
h3-initiative = initiative
h3-power = power
h3-n-attack = { $n } attack
h3-n-defense = { $n } defense
h3-n-health = { $n } health
h3-n-initiative = initiative { $n }
h3-n-power = power { $n }
h3-mp = Movement
h3-n-mp = { $n } MP
h3-expert = Expert uses
h3-n-expert = { $n ->
    [one] { $n } expert use
   *[other] { $n } expert uses
  }
h3-morale = Morale
h3-n-morale = morale
h3-morale-is = Morale: { $morale ->
    [positive] positive
    [negative] negative
   *[none] neutral
  }
h3-morale-positive = positive
h3-morale-negative = negative
h3-morale-none = neutral
h3-die = die
h3-n-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
h3-ground = ground
h3-n-ground = ground
h3-flying = flying
h3-n-flying = flying
h3-ranged = ranged
h3-n-ranged = ranged
h3-paralysis = paralysis
h3-n-paralysis = paralysis
h3-retaliation = Retaliation
h3-n-retaliation = retaliation
h3-poison = poison
h3-n-poison = poison { $n }
h3-corrosion = corrosion
h3-n-corrosion = corrosion
h3-weakness = weakness
h3-n-weakness = weakness { $n }
h3-left = { $n } of { $of }
h3-mark-defense = Defends
h3-mark-defense-about = attacked, it rolls a die; +1 gives it 1 defense. Until its next activation.
h3-mark-paralysis = Paralysed
h3-mark-paralysis-about = it skips its next activation; attacked or hurt, it wakes up.
h3-mark-retaliated = Has retaliated
h3-mark-retaliated-about = it does not retaliate again before the next combat round.
h3-mark-weakness = Weakness
h3-mark-weakness-about = its attack is lowered.
h3-mark-attack = Stronger attack
h3-mark-attack-about = its attack is raised.
h3-mark-corrosion = Corrosion
h3-mark-corrosion-about = 1 defense less until the combat ends.
h3-mark-poison = Poison
h3-mark-poison-about = at each activation a cube comes off and deals 1 damage.
h3-siege = Siege
h3-wall-about = An obstacle. An adjacent ground or flying unit may destroy it instead of attacking. It protects from shots from the other side: 1 attack less.
h3-gate-about = Free for defenders, closed to attackers while it stands. An adjacent unit may destroy it if nobody is on it.
h3-ruin-about = A free space.
h3-preview = What an attack would do
h3-preview-hint = Point at an enemy to see what an attack would do.
h3-preview-none = What an attack would do is shown here.
h3-step-target = Target
h3-step-cards = Cards
h3-step-die = Die
h3-step-damage = Damage
h3-step-retaliation = Reply
h3-dice-one = die
h3-dice-lowest = 2 dice, lower
h3-dice-highest = 2 dice, higher
h3-rolled = Rolled:
h3-outcome = Die { $face }: { $damage } damage, { $fate ->
    [falls] defeated
    [turns] becomes few
   *[stands] stands
  }, { $odds } in { $of }
h3-without-card = Without the card
h3-with-card = With the card
h3-falls = Defeated
h3-retaliation-if = Retaliation if it stands:
h3-retaliation-of = { $damage } damage on { $unit } ({ $health }).
h3-no-retaliation-defeated = none: target defeated
h3-no-retaliation-ranged = none: shot from afar
h3-no-retaliation-cube = none: has retaliated
h3-no-retaliation-ignored = none: attack without retaliation
h3-no-retaliation-retaliation = none: this is one
h3-no-retaliation-other = none
h3-no-hit = missed
h3-plays = Card played
h3-ai-card = AI card
h3-ai-about = An AI hero draws a card whenever one of its units activates. A card that is of no use yet waits.
h3-ai-none = AI cards
h3-ai-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
  } in the AI deck
h3-foe-cards = { $hand } { $hand ->
    [one] card
   *[other] cards
 } in hand, { $deck } in the deck
h3-foe-discard = Discard pile, top first
h3-foe-play = Cards in play
h3-hand = Hand
h3-hand-empty = Your hand is empty.
h3-hand-hidden = The hand is hidden from you.
h3-hand-card = { $card }{ $n ->
    [one] {""}
   *[other] , { $n } times
  }
h3-deck = { $n } deck
h3-discard = { $n } discard
h3-magic = Magic
h3-spell-of-round = Spell of the round
h3-power-about = Power cards fill the orbs.
h3-in-play = In play
h3-in-play-card = { $card }, in play
h3-muster = Your army
h3-muster-how = Choose a unit, then a space of your two lines. Five at most.
h3-muster-done = All your units are placed.
h3-option-basic = Basic
h3-option-expert = Expert
h3-option-power = Power
h3-option-text = { $option }: { $text }
h3-row-now = now
h3-row-missing = { $n } missing
h3-timing-instant = Instant
h3-timing-activation = Activation
h3-timing-map = Map
h3-timing-ongoing = Ongoing
h3-timing-permanent = Permanent
h3-family-statistic = statistic
h3-family-ability = ability
h3-family-specialty = specialty
h3-family-artifact = artifact
h3-family-spell = spell
h3-family-war_machine = war machine
h3-school-fire = Fire
h3-school-water = Water
h3-school-air = Air
h3-school-earth = Earth
h3-school-any = all schools
h3-strike = Attack
h3-about-unit = Details
h3-close = Close
h3-key-enter = Enter
h3-from-discard = From the discard pile
h3-recruit = { $unit }, { $face }, { $gold } gold
h3-mark = { $mark }: { $about }
h3-mark-done = Has acted
h3-mark-done-about = it acts no more in this combat round.
h3-mark-held = Held fast
h3-mark-held-about = it cannot move in this activation.
h3-mark-spent = Has attacked
h3-mark-spent-about = its attack abilities are used up in this combat.
h3-ai-hero = AI hero
h3-ai-hero-of = { $faction } (AI)
h3-ai-drawn = Card drawn last
h3-ai-used = Cards used
h3-ai-spells = Spells to come
h3-ai-kept = Kept
h3-spell-left = { $n ->
    [one] one left
   *[other] { $n } left
  }
h3-spell-cast = cast
h3-roll = Roll the die
h3-when-instant = at another moment
h3-when-activation = before an attack
h3-when-ongoing = before an attack
h3-when-permanent = before an attack
h3-when-map = only on the map
h3-dice-none = no die
h3-dice-all = all dice
h3-do-defend = Defend
h3-do-done = Do nothing
h3-do-quiet-attack = Pass: whole attack
h3-do-quiet-activation = Pass: whole activation
h3-spell-not-yet = not cast yet
h3-not-now = not now
h3-from-here = attack from here

# The adventure.
h3-map = Map
h3-map-back = The map
h3-map-fit = The whole map
h3-map-smaller = Smaller
h3-map-larger = Larger
h3-map-hero = Go to your hero
h3-map-see = See { $hero }
h3-legend-go = move
h3-legend-fight = combat
h3-legend-quick = quick combat
h3-back-start = I
h3-back-far = II–III
h3-back-near = IV–V
h3-back-centre = VI–VII
h3-tile-start = start tile
h3-tile-far = far tile
h3-tile-near = near tile
h3-tile-centre = centre tile
h3-tile-down = Tile { $levels }, face down
h3-tile-down-about = Nobody knows what is on it. A hero whose field touches it can reveal it for 1 MP; you then choose how it lies.
h3-reveal = Reveal
h3-reveal-words = { $tile }: reveal, { $mp } MP
h3-turn-on = Turn the tile
h3-turn-back = Turn it the other way
h3-confirm = Confirm
h3-place-of = { $place }: { $good }
h3-yours = yours
h3-enemys = the enemy’s
h3-visited = visited
h3-visited-about = The black cube says so: there is nothing left here.
h3-first-about = First capture: the gain is yours at once as well.
h3-guard-weak = guard { $level }, quick combat
h3-guard-about = The guard must be beaten before the visit.
h3-guard-quick-about = Too weak for your hero: it runs, without combat or experience.
h3-does-go = go there, { $mp } MP
h3-does-visit = visit, { $mp } MP
h3-does-fight = attack, { $mp } MP
h3-does-quick = quick combat, { $mp } MP
h3-does-choose = choose this field
h3-category-visitable = Visited once
h3-category-flaggable = To be flagged
h3-category-revisitable = Visited again and again
h3-category-empty = Open field
h3-category-blocked = Impassable
h3-terrain-grass = grass
h3-terrain-dirt = dirt
h3-terrain-subterranean = subterranean
h3-terrain-snow = snow
h3-terrain-swamp = swamp
h3-terrain-rough = rough
h3-terrain-highlands = highlands
h3-beat-home = goes home
h3-beat-moves = { $name } goes to: { $to }
h3-secondary = Secondary hero
h3-secondary-about = units or the hero, never both
h3-secondary-text = 2 MP of its own. It leads the same army, without cards, and gains no experience. It appears on one of your towns or settlements.
h3-hire = Hire
h3-hired = already hired
h3-lead = Lead { $hero }
h3-lead-second = Lead the secondary hero, { $n } MP
h3-level-brings = { $level }: hand of { $hand }, { $experts ->
    [0] no expert use
    [one] 1 expert use
   *[other] { $experts } expert uses
  }
h3-level-track = Level { $level }, at most { $cap } in this scenario
h3-income = Income
h3-next-income = next: round { $n }
h3-army = Army
h3-army-about = at most 5 in combat
h3-troop = { $unit }, { $face }
h3-pile-deck = Your deck
h3-pile-discard = Your discard pile
h3-pile-deck-about = These cards are still to be drawn; nobody knows in which order.
h3-pile-discard-about = The top card comes first.
h3-pile-empty = No cards.
h3-goals = Goal
h3-rounds = Round { $n } of { $of }
h3-round-of = Round { $n }/{ $of }
h3-round-first = first round
h3-round-resource = resource round
h3-round-astrologer = astrologers’ round
h3-astrologer = Astrologers proclaim
h3-stage-round_start = Start of round
h3-stage-turn = Your turn
h3-stage-ai = AI’s turn
h3-stage-round_end = End of round
h3-beaten = beaten
h3-moves = on the move
h3-stays = stays in town
h3-about-foe = All about { $hero }
h3-no-foe = Nobody waits for you on this map.
h3-town = Town
h3-open-town = Open the town
h3-built = { $n ->
    [one] 1 building
   *[other] { $n } buildings
  } of { $of }
h3-is-built = built
h3-can-be-built = can be built
h3-forbidden = forbidden (scenario)
h3-costs = Price: { $price }
h3-free = free
h3-build = Build
h3-build-about = one building per round
h3-use = Use
h3-token-build = Build
h3-token-population = Population
h3-token-spell_book = Spell book
h3-possible = { $n } possible
h3-none-possible = nothing
h3-used = used
h3-in-army = in the army
h3-recruited = recruited
h3-do-recruit = Recruit
h3-do-reinforce = Reinforce
h3-short = short of
h3-after-few = after Few
h3-search-2 = Search (2)
h3-spells-left = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
  }
h3-or = or
h3-buy-spell = Search for a spell
h3-dice = Dice
h3-trade = { $gives } { $give } for { $gets } { $get }
h3-gold = gold
h3-n-gold = { $n } gold
h3-materials = materials
h3-n-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
  }
h3-valuables = valuables
h3-n-valuables = { $n ->
    [one] { $n } valuable
   *[other] { $n } valuables
  }
h3-tab-map = Map
h3-tab-foe = Goal
h3-at-town = Your town: here you build and recruit. To take the enemy’s is to plant your flag there.
h3-at-settlement = A refuge, and a place to hire. Who takes it chooses: one step of income, or reinforcing a bronze or silver unit at half the price (free for the first).
h3-at-mine = { $good } of income in every odd round, as long as the flag stays.
h3-at-obelisk = What it gives, the scenario says.
h3-at-dragon_utopia = What it gives, the scenario says.
h3-at-grail = The Grail: there is only one.
h3-at-artifact = Search (2) artifacts.
h3-at-resource = { $dice ->
    [one] One resource die.
   *[other] { $dice } resource dice, keep one.
  }
h3-at-treasure = { $dice ->
    [one] One treasure die.
   *[other] { $dice } treasure dice, keep one.
  }
h3-at-pandoras_box = 2 treasure dice or 2 resource dice: keep one.
h3-at-windmill = 1 valuable.
h3-at-water_wheel = 3 gold.
h3-at-mystical_garden = 2 gold or 1 valuable.
h3-at-learning_stone = 1 experience.
h3-at-tree_of_knowledge = For 3 valuables or 10 gold: 2 experience.
h3-at-temple = Positive morale.
h3-at-fountain_of_youth = Positive morale and 1 MP.
h3-at-stables = 1 MP for this turn, once per hero.
h3-at-warriors_tomb = Search (2) artifacts, twice; then negative morale, twice.
h3-at-shrine_of_magic_incantation = For 3 gold: search (2) spells.
h3-at-shrine_of_magic_gesture = Search (2) spells.
h3-at-magic_spring = Look at the top 3 cards of your discard pile and take one back.
h3-at-witch_hut = Remove an ability from your hand; or look at the top ability and keep it or not.
h3-at-redwood_observatory = Reveal a tile beside this one, for free.
h3-at-sanctuary = A hero here cannot be attacked.
h3-at-trading_post = Trade goods, or sell a card for 1 gold, or buy a war machine.
h3-at-war_machine_factory = Buy a war machine, at the better price.
h3-at-empty = There is nothing here.
h3-at-blocked = No way through.
h3-same-places = Same places
h3-fire = Fire wall: { $n } damage

# What the buildings and the astrologers do; what must be reached.
h3-house-dwelling_bronze = Recruit bronze
h3-house-dwelling_silver = Recruit silver
h3-house-dwelling_golden = Recruit golden
h3-house-citadel = Reinforce · walls
h3-house-mage_guild = Search (2) spells
h3-house-castle-city_hall = Income: 5 gold or 1 MP
h3-house-necropolis-city_hall = Income: 4 gold or reinforce bronze
h3-house-dungeon-city_hall = Income: 5 gold or 1 valuable
h3-house-rampart-city_hall = Income: 7 gold
h3-house-castle-special_tent = Income: positive morale
h3-house-castle-special_gears = Sell an artifact for 4 gold; search for 6 gold
h3-house-necropolis-special_tent = Exchange up to 2 cards
h3-house-necropolis-special_gears = Start of turn: Necromancy or a specialty
h3-house-dungeon-special_tent = Start of turn: recruit neutrals
h3-house-dungeon-special_gears = Start of turn: search (3) your own cards
h3-house-rampart-special_tent = Income: 1 resource die
h3-house-rampart-special_gears = Astrologers: reinforce at half the price
h3-stars-ammo_cart = War machines work better until the next astrologers.
h3-stars-annoying_lizard = Artifacts and spells in hand go back into the deck; draw as many.
h3-stars-battalions_stallion = 1 MP more for every hero, each round.
h3-stars-charlie_and_his_circus = At the start of this round and the next you may recruit a neutral unit.
h3-stars-crazy_wizard = Everybody’s first spell comes back to hand.
h3-stars-dead_silence = Nothing happens.
h3-stars-fancy_pixie = Positive morale.
h3-stars-fluffy_rabbit = A treasure die.
h3-stars-friendly_beaver = All black cubes leave the map, except that of the Grail.
h3-stars-gold_dragon = Next income: 5 gold more.
h3-stars-greedy_dragon = Next income: 1 valuable less.
h3-stars-grim_warlock = Your first spell has 1 more power.
h3-stars-groovy_satyr = Against a guard you may exchange one of its units.
h3-stars-isras_friends = You may reinforce a unit at half the price.
h3-stars-magic_tortoise = 1 MP less for every hero, each round.
h3-stars-mcgiver = Next round: a war machine of your choice.
h3-stars-merry_leprechaun = Next income: 1 valuable more.
h3-stars-profuse_growth = One more card in hand.
h3-stars-swift_weasel = One reroll of a treasure or resource die per turn.
h3-stars-terrible_plague = One of your packs becomes few.
h3-stars-white_raven = A resource die.
h3-stars-wild_debauchery = Next income: 5 gold less.
h3-foe-alamar = Alamar
h3-foe-raider = The raider
h3-foe-occupier = The occupier
h3-foe-necromancer = The necromancer
h3-foe-conspirator = The conspirator
h3-goal-capture = Take the enemy’s town
h3-goal-flag_all = Flag: { $what }
h3-goal-visit_all = Visit: { $what }
h3-goal-own_unit = In your army: { $what }
h3-goal-defeat_ai_hero = Beat { $what }
h3-goal-main_hero_defeated = Lost if your hero is beaten
h3-goal-time = Lost after round { $round }
h3-map-when-instant = in combat
h3-map-when-activation = in combat
h3-map-when-ongoing = not now
h3-map-when-permanent = not now
h3-map-when-map = not now
h3-die-experience = 1 experience
h3-die-artifact = Search (2) artifacts
h3-die-one_die = 1 resource die
h3-die-two_dice = 2 resource dice, keep one
h3-needs = { $building } first
