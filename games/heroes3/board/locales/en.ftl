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
h3-n-expert = { $n } expert uses
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
h3-n-die = { $n } dice
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
h3-hand = Hand
h3-hand-empty = Your hand is empty.
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
h3-do-quiet-attack = Skip this attack
h3-do-quiet-activation = Skip this activation
h3-spell-not-yet = not cast yet
h3-not-now = not now
h3-from-here = attack from here
