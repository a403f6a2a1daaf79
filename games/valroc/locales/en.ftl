### The words of Valroc, in English.

# The game

game-title = Valroc
game-pitch = Train your mage, tame, hunt: six creatures stand between an apprentice and a legend.
game-about = 
    Your pawns fetch magic from the Fountain, money from the Tavern and treasures from the Cave. In Training every
    further card is a risk; at the Sanctuary offerings win the favour of the gods; in the Dark Quarter black magic
    always has its price. And when your mage feels ready, the Arena is waiting.

# How many

n-vals =
    { $n ->
        [one] { $n } Val
       *[other] { $n } Vals
    }
paid-vals =
    { $paid ->
        [one] { $paid } Val
       *[other] { $paid } Vals
    }
gained-vals =
    { $gained ->
        [one] { $gained } Val
       *[other] { $gained } Vals
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-ticked =
    { $n ->
        [one] { $n } objective ticked
       *[other] { $n } objectives ticked
    }
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
n-berries =
    { $berries ->
        [one] { $berries } berry
       *[other] { $berries } berries
    }
n-spells =
    { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
n-draws =
    { $n ->
        [one] { $n } draw
       *[other] { $n } draws
    }
n-immune =
    { $n ->
        [one] { $n } immune draw
       *[other] { $n } immune draws
    }
n-mythics =
    { $n ->
        [one] { $n } Mythic creature
       *[other] { $n } Mythic creatures
    }
n-plants =
    { $n ->
        [one] { $n } kind of plant token
       *[other] { $n } kinds of plant token
    }

# Elements, kinds, pawns, places

element-fire = Fire
element-water = Water
element-earth = Earth
element-air = Air
kind-tameable = Tameable
kind-wild = Wild
kind-mythic = Mythic
blood-pure = pure blood
blood-hybrid = hybrid
pawn-mage = Mage
pawn-assistant = Assistant
pawn-mercenary = Mercenary
pawn-monk = Monk
pawn-changed = { $pawn } as a mage
place-dark_quarter = Dark Quarter
place-fountain = Fountain
place-tavern = Tavern
place-cave = Cave
place-training = Training
place-sanctuary = Sanctuary
place-university = University
place-arena = Arena
token-diamond = Diamond
token-mushroom = Magic mushroom
token-plant = Medicinal plant
token-berry = Magic berry
token-flask10 = Flask (10)
token-flask5 = Flask (5)
token-vial_small = Small vial
token-vial_medium = Medium vial
token-vial_full = Full vial
centre-wound = wound
centre-small = small vial
centre-medium = medium vial
centre-full = full vial
reward-val8 = 8 Vals
reward-val4 = 4 Vals
reward-val1 = 1 Val
reward-flask10 = a full flask
reward-flask5 = a half-empty flask
reward-pm1 = 1 MP
reward-mushroom = a magic mushroom
reward-plant = a medicinal plant
reward-berry = a magic berry
reward-vial_small = a small vial
reward-vial_medium = a medium vial
reward-vial_full = a full vial
reward-diamond = a diamond
reward-pc = 1 skill point
phase-draft = Draft
phase-planning = Planning
phase-closing = End of the round
phase-offerings = Offerings phase
phase-final_count = Final count
phase-over = Game over
phantom = The Phantom

# Creatures

creature-d01 = Pyrion
creature-d02 = Ondelle
creature-d03 = Moussuk
creature-d04 = Plumel
creature-d05 = Cendrak
creature-d06 = Lagoran
creature-d07 = Granith
creature-d08 = Zephyrin
creature-d09 = Tisonours
creature-d10 = Brumelin
creature-d11 = Flamaile
creature-d12 = Boualin
creature-d13 = Vaporin
creature-d14 = Geyzar
creature-d15 = Sablair
creature-d16 = Poussiel
creature-s01 = Incendor
creature-s02 = Torrentis
creature-s03 = Rochegrif
creature-s04 = Rafalk
creature-s05 = Salamor
creature-s06 = Abysson
creature-s07 = Roncegarde
creature-s08 = Cyclorn
creature-s09 = Blaze
creature-s10 = Fulgurex
creature-s11 = Marecor
creature-s12 = Tourbelin
creature-s13 = Soufrelac
creature-s14 = Magmarok
creature-s15 = Givrelame
creature-s16 = Tornapierre
creature-m01 = Ignea
creature-m02 = Leviandre
creature-m03 = Titanore
creature-m04 = Ourael
creature-m05 = Solcandre
creature-m06 = Maelstra
creature-m07 = Gaiath
creature-m08 = Tempestor
creature-m09 = Obsidrake
creature-m10 = Kraggorn
creature-m11 = Sphingor
creature-m12 = Phenarion
creature-m13 = Volcanor
creature-m14 = Basalthyr
creature-m15 = Nimbraxe
creature-m16 = Ouraganne

# Courses

course-c01 = Botany
course-c02 = Awakening of the Mind
course-c03 = Alchemy
course-c04 = Mastery of the Springs
course-c05 = Trade
course-c06 = Caving
course-c07 = Diplomacy
course-c08 = Art of Combat
course-c09 = Riding
course-c10 = Elemental Bond
course-c11 = Private Lesson
course-c12 = Meditation
course-c13 = Scholarship
course-c14 = Metamorphosis
course-c15 = Rhetoric

# Spells

spell-p01 = Sacred Plunder
spell-p02 = Double Duel
spell-p03 = Theft of Essence
spell-p04 = Training Theft
spell-p05 = Black Elixir
spell-p06 = Cursed Gold
spell-p07 = Stone Skin
spell-p08 = Elemental Fury
spell-p09 = Blood Pact
spell-p10 = Servant Shadow
spell-p11 = Curse of Weakness

# Black magic

magic-n1-0 = Oath of Nature
magic-n1-1 = Grace of Absorption
magic-n1 = Oath of Nature / Grace of Absorption
magic-n2-0 = Ritual of Rage
magic-n2-1 = Curse of Corruption
magic-n2 = Ritual of Rage / Curse of Corruption
magic-n3-0 = Aura of Energy
magic-n3-1 = Spell of Inversion
magic-n3 = Aura of Energy / Spell of Inversion
magic-n4-0 = Sphere of Balance
magic-n4-1 = Seal of Madness
magic-n4 = Sphere of Balance / Seal of Madness
magic-n5-0 = Charming Ray
magic-n5-1 = Spell of Frenzy
magic-n5 = Charming Ray / Spell of Frenzy
magic-n6-0 = Gift of Twilight
magic-n6-1 = Volley of Pain
magic-n6 = Gift of Twilight / Volley of Pain
magic-n7-0 = Moonlight Burst
magic-n7-1 = Infernal Strike
magic-n7 = Moonlight Burst / Infernal Strike
magic-n8-0 = Divine Rune
magic-n8-1 = Hymn of the Tower
magic-n8 = Divine Rune / Hymn of the Tower

# What cards do

effect-gain_pm = Gain { $n } MP.
effect-gain_vals = Gain { n-vals }.
effect-gain_pc = Gain { $n } skill point in an element of your choice.
effect-invert_opponents = Each opponent changes up to { $n } Vals into MP, or up to { $n } MP into Vals: you choose which.
effect-convert_own = Change any number of your Vals into MP, or the other way round.
effect-steal_pc = An opponent loses { $n } skill point in an element and you gain it.
effect-steal_vials = Take all kept cards of an opponent except wounds.
effect-take_statue_vals = Take up to { n-vals } from the statues.
effect-take_vals_from_each = Each opponent hands you { n-vals }.
effect-weaken_one = One opponent fights with −{ $n } in one element this round.
effect-weaken_opponents = Opponents fight with −{ $n } in one element this round.
effect-strengthen_fight = +{ $n } in one element for one fight.
effect-strengthen_each_fight = +{ $n } in an element of your choice in every fight.
effect-strengthen_round = In each of your fights this round, +{ $n } in an element of your choice.
effect-balance_own = In the Arena you may have +{ $n } in every element that is not dominant, but no Bonus of the Gods.
effect-unbalance_opponents = In the Arena opponents have −{ $n } in every element that is not dominant.
effect-cheaper_fights = Your fights cost { $n } MP less.
effect-free_fight = This fight costs no MP.
effect-extra_fight = Fight { $n } more creature in this visit.
effect-second_mount = In the Arena add the values of two mounts.
effect-no_mount_bonus = In the Arena mounts bring opponents nothing good.
effect-ignore_mount_malus = The negative values of your mounts do not count.
effect-add_gain = Your gain ({ $place }) is { $n } higher.
effect-multiply_gain = Your gain ({ $place }) is multiplied by { $n } this round.
effect-siphon_gain = Take half of each opponent’s gain ({ $place }).
effect-search_two_cards = In the Cave draw two cards and use one.
effect-second_reward = If your search succeeds, take a second reward of the card.
effect-teleport = Move a searching opponent to another free room.
effect-ignore_all_wounds = Until the end of the training every wound drawn is discarded.
effect-ignore_first_wound = In each training the first wound outside immunity is discarded.
effect-bonus_vial = In each training add one { $size } to the count.
effect-double_draws = Each of your first { $n } draws may show two cards.
effect-dearer_training = Opponents pay { $n } MP for each draw in Training.
effect-offering_bonus = Your offerings count { $n } Val more; serve several statues in one visit.
effect-mercenary_cost = Your mercenary costs { $n } Val.
effect-mercenary_cost_this_round = Your mercenary costs { $n } Val this round.
effect-transform_to_mage = In planning a pawn counts as a mage.

# Options

option-hands = Creatures
option-hands-about = A draft, or the prepared hands of a first game.
hands-draft = Draft
hands-prepared = Prepared hands
option-mode = Difficulty
option-mode-about = How many Mythic creatures to keep after the draft.
mode-easy = Easy (1 Mythic)
mode-classic = Classic (2 Mythics)
mode-expert = Expert (3 Mythics)
option-rows = Hunt board
option-rows-about = The order of the elements on the hunt board.
rows-shuffled = Shuffled
rows-suggested = Air, Water, Fire, Earth
option-phantom_starts = The Phantom begins
option-phantom_starts-about = Solo: the Phantom is the first player, as in the even games of a campaign.
setup-phantom-together = The Phantom begins only if you play alone.

# Questions

ask-pick = Pick a creature of the packet.
ask-drop = Drop creatures: keep six, exactly { $mythic } of them Mythic.
ask-study = Distribute your first two skill points.
ask-plan = Place a pawn, or stop.
ask-window = Do you want to play something ({ $plays })?
ask-invert = What must your opponents change?
ask-strike = In which element do you strike your opponents?
ask-convert = What do you want to change?
ask-keep-spell = Which spell do you keep?
ask-give-up = Which spell do you give up?
ask-use-card = Which card do you use?
ask-teleport = Send { $who } to another room?
ask-also-take = Take a second reward?
ask-train = Draw, or stop?
ask-wound = A wound! What do you do?
ask-count-up = In which element do you make progress?
ask-brew = Which vials do you use ({ $element })?
ask-leftovers = You keep at most four cards: which one goes?
ask-serve = Which statue do you make an offering to?
ask-offer = What do you offer ({ $element })?
ask-enrol = Take this course ({ $card })?
ask-fight = Which creature do you fight?
ask-fight-again = Is there anything more to play?
ask-plunder = What do you take from the statues ({ $left } left)?
ask-bid = What do you bid in secret ({ $element })?
ask-nothing = Nothing to decide.

# Actions

do-pick = Take { $card }
do-drop = Drop { $card }
do-study = +1 { $one }, +1 { $two }
do-place = { $pawn }: { $spot }
do-stop-planning = Place nothing more
do-invert-vals = Their Vals become MP
do-invert-pm = Their MP become Vals
do-strike = { $element }
do-convert-vals = Change { n-vals } into MP
do-convert-pm = Change { $n } MP into Vals
do-keep-spell = Keep { $card }
do-give-up = Give up { $card }
do-use-card = Card { $n }: { $found }
do-also-take = Also take { $found }
do-teleport = To the { $element } room
do-draw = Draw { n-cards }
do-draw-berries = Draw { n-cards }, with { n-berries }
do-stop-training = Stop training
do-heal = Use a medicinal plant
do-endure = Accept the wound
do-count-up = { $element }
do-brew = Mix { $vials }
do-discard-vial = Discard: { $vial }
do-serve = Statue: { $element }
do-offer = Offer { n-vals }
do-offer-diamond = Offer { n-vals } and a diamond
do-enrol = Take { $card } ({ $vals ->
    [one] { $vals } Val
   *[other] { $vals } Vals
 }, { $pm } MP)
do-fight = Fight { $card } ({ $pm } MP)
do-fight-riding = Fight { $card } riding { $mount } ({ $pm } MP)
do-fight-riding-two = Fight { $card } riding { $mount } and { $second } ({ $pm } MP)
do-bid = Bid { n-vals }
do-bid-diamond = Bid { n-vals } and a diamond
do-cast = Play { $card }
do-cast-on = Play { $card } on { $who }
do-cast-on-element = Play { $card } on { $who } ({ $element })
do-cast-idle = { $cast }: it would only stir the wrath
do-use-course = Use { $card }
do-use-course-element = Use { $card } ({ $element })
do-drink-whole = Drink the flask (10 MP)
do-drink-half = Drink half of the flask (5 MP)
do-drink-rest = Finish the flask (5 MP)
do-plunder = Take { n-vals } ({ $element })
do-pass = Pass
do-pass-place = Pass until this place is done
do-pass-round = Pass until the end of the round
do-pass-game = Pass until I say otherwise
do-listen = Ask me again between actions
do-other-statue = Another statue
do-decline = No, thank you
spot-dark-top = Dark Quarter, { $magic }
spot-cave = Cave, { $element } room
spot-course = University, { $card }
spot-course-known = University, { $card } (which you have already taken)
vial-cards-small =
    { $n ->
        [one] { $n } small vial
       *[other] { $n } small vials
    }
vial-cards-medium =
    { $n ->
        [one] { $n } medium vial
       *[other] { $n } medium vials
    }
vial-cards-full =
    { $n ->
        [one] { $n } full vial
       *[other] { $n } full vials
    }
vial-tokens-small =
    { $n ->
        [one] { $n } small-vial token
       *[other] { $n } small-vial tokens
    }
vial-tokens-medium =
    { $n ->
        [one] { $n } medium-vial token
       *[other] { $n } medium-vial tokens
    }
vial-tokens-full =
    { $n ->
        [one] { $n } full-vial token
       *[other] { $n } full-vial tokens
    }
vial-bonus = the vial of the course
nothing = nothing

# Refusals

no-game-over = The game is over.
no-not-asked = This is not yours to decide now.
no-not-now = That does not answer the question.
no-not-there = There is no such thing here.
no-not-owned = You do not have it.
no-mythic-kept = Exactly { n-mythics } must be kept.
no-pawn-placed = This pawn is placed already.
no-mage-idle = Your mage is injured and resting.
no-monk-elsewhere = The monk is not with you.
no-wrong-pawn = This pawn is not allowed here.
no-no-change-needed = Nobody needs to be a mage here.
no-occupied = That is taken.
no-closed = That is closed.
no-already-there = You already have a pawn there ({ $place }).
no-missing-vals = You lack { n-vals }.
no-missing-pm = You lack { $n } MP.
no-nothing-on-offer = You have nothing to offer.
no-track-full = You are at the maximum already.
no-wrong-mix = These vials do not make exactly one skill point.
no-too-weak = You lack { $n } in { $element }.
no-not-tamed = That is not one of your mounts, or it is one too many.
no-mount-not-needed = Fewer mounts suffice.
no-wrong-moment = This is not the moment for it.
no-no-effect = That would change nothing.
no-wrong-target = Not on this target.

# What happened

tell-begins = The game begins; hunt board: { $rows }.
tell-picked =
    { $who_is ->
        [you] You take { $card }.
       *[other] { $who } takes a creature.
    }
tell-draft-goes-on = The draft goes on: { $kind }.
tell-dropped =
    { $who_is ->
        [you] You drop { $card }.
       *[other] { $who } drops a creature.
    }
tell-hands-kept = Everybody has kept six creatures.
tell-studied =
    { $who_is ->
        [you] You make progress: { $one }, { $two }.
       *[other] { $who } makes progress: { $one }, { $two }.
    }
tell-first-player =
    { $who_is ->
        [you] You begin; totals of the hands: { $totals }.
       *[other] { $who } begins; totals of the hands: { $totals }.
    }
tell-round = Round { $round }.
tell-placed =
    { $who_is ->
        [you] You place: { $pawn }, { $place }.
       *[other] { $who } places: { $pawn }, { $place }.
    }
tell-stopped-planning =
    { $who_is ->
        [you] You place nothing more.
       *[other] { $who } places nothing more.
    }
tell-place = Next place: { $place }.
tell-used-magic =
    { $who_is ->
        [you] You use { $magic }.
       *[other] { $who } uses { $magic }.
    }
tell-traded-vals =
    { $who_is ->
        [you] You change { paid-vals } into { $gained } MP.
       *[other] { $who } changes { paid-vals } into { $gained } MP.
    }
tell-traded-pm =
    { $who_is ->
        [you] You change { $paid } MP into { gained-vals }.
       *[other] { $who } changes { $paid } MP into { gained-vals }.
    }
tell-struck = The Infernal Strike aims at { $element }.
tell-drew-spells =
    { $who_is ->
        [you] You draw { n-spells }.
       *[other] { $who } draws { n-spells }.
    }
tell-kept-spell =
    { $who_is ->
        [you] You keep { $card }.
       *[other] { $who } keeps a spell.
    }
tell-cast =
    { $who_is ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
tell-cast-on =
    { $who_is ->
        [you] You play { $card } on { $target }.
       *[other] { $target_is ->
            [you] { $who } plays { $card } on you.
           *[other] { $who } plays { $card } on { $target }.
        }
    }
tell-used-course =
    { $who_is ->
        [you] You use { $card }.
       *[other] { $who } uses { $card }.
    }
tell-drank =
    { $who_is ->
        [you] You drink: +{ $n } MP.
       *[other] { $who } drinks: +{ $n } MP.
    }
tell-gained-pm =
    { $who_is ->
        [you] You gain { $n } MP.
       *[other] { $who } gains { $n } MP.
    }
tell-gained-vals =
    { $who_is ->
        [you] You gain { n-vals }.
       *[other] { $who } gains { n-vals }.
    }
tell-gained-skill =
    { $who_is ->
        [you] You gain 1 skill point ({ $element }).
       *[other] { $who } gains 1 skill point ({ $element }).
    }
tell-siphoned-pm =
    { $who_is ->
        [you] You take { $n } MP of the gain of { $target }.
       *[other] { $target_is ->
            [you] { $who } takes { $n } MP of your gain.
           *[other] { $who } takes { $n } MP of the gain of { $target }.
        }
    }
tell-siphoned-vals =
    { $who_is ->
        [you] You take { n-vals } of the gain of { $target }.
       *[other] { $target_is ->
            [you] { $who } takes { n-vals } of your gain.
           *[other] { $who } takes { n-vals } of the gain of { $target }.
        }
    }
tell-halved-pm =
    { $who_is ->
        [you] The Phantom costs you half of your gain: { $n } MP.
       *[other] The Phantom costs { $who } half of the gain: { $n } MP.
    }
tell-halved-vals =
    { $who_is ->
        [you] The Phantom costs you half of your gain: { n-vals }.
       *[other] The Phantom costs { $who } half of the gain: { n-vals }.
    }
tell-stole-skill =
    { $who_is ->
        [you] You steal 1 skill point ({ $element }) from { $target }.
       *[other] { $target_is ->
            [you] { $who } steals 1 skill point ({ $element }) from you.
           *[other] { $who } steals 1 skill point ({ $element }) from { $target }.
        }
    }
tell-stole-vials =
    { $who_is ->
        [you] You steal { n-cards } from { $target }.
       *[other] { $target_is ->
            [you] { $who } steals { n-cards } from you.
           *[other] { $who } steals { n-cards } from { $target }.
        }
    }
tell-took-vals =
    { $who_is ->
        [you] You take { n-vals } from { $target }.
       *[other] { $target_is ->
            [you] { $who } takes { n-vals } from you.
           *[other] { $who } takes { n-vals } from { $target }.
        }
    }
tell-plundered =
    { $who_is ->
        [you] You plunder { n-vals } ({ $element }).
       *[other] { $who } plunders { n-vals } ({ $element }).
    }
tell-wrath =
    { $who_is ->
        [you] You set off the Wrath of the Gods!
       *[other] { $who } sets off the Wrath of the Gods!
    }
tell-wrath-phantom = The Phantom sets off the Wrath of the Gods!
tell-gave-up =
    { $who_is ->
        [you] You give up { $card }.
       *[other] { $who } gives up { $card }.
    }
tell-wrath-struck = Everybody loses 1 skill point ({ $element }).
tell-wrath-passed = No element is dominant: the wrath passes.
tell-searched =
    { $who_is ->
        [you] You search the { $element } room.
       *[other] { $who } searches the { $element } room.
    }
tell-teleported =
    { $who_is ->
        [you] Madness sends you to the { $element } room.
       *[other] Madness sends { $who } to the { $element } room.
    }
tell-found =
    { $who_is ->
        [you] You find { $found }.
       *[other] { $who } finds { $found }.
    }
tell-found-in-vain =
    { $who_is ->
        [you] You find { $found } but take nothing.
       *[other] { $who } finds { $found } but takes nothing.
    }
tell-found-short =
    { $who_is ->
        [you] You find { $found }, but the bank has only { n-vals } left for you.
       *[other] { $who } finds { $found }, but the bank has only { n-vals } left.
    }
tell-found-nothing =
    { $who_is ->
        [you] You find nothing.
       *[other] { $who } finds nothing.
    }
tell-training =
    { $who_is ->
        [you] You train ({ n-immune }).
       *[other] { $who } trains ({ n-immune }).
    }
tell-trained =
    { $who_is ->
        [you] You draw: { $centre }.
       *[other] { $who } draws: { $centre }.
    }
tell-stopped-training =
    { $who_is ->
        [you] You stop training.
       *[other] { $who } stops training.
    }
tell-wound-cancelled =
    { $who_is ->
        [you] The wound does not touch you.
       *[other] The wound does not touch { $who }.
    }
tell-healed =
    { $who_is ->
        [you] You heal yourself with a plant.
       *[other] { $who } uses a plant.
    }
tell-endured =
    { $who_is ->
        [you] You suffer a wound.
       *[other] { $who } suffers a wound.
    }
tell-brewed =
    { $who_is ->
        [you] Your vials make 1 skill point ({ $element }).
       *[other] The vials of { $who } make 1 skill point ({ $element }).
    }
tell-discarded-vial =
    { $who_is ->
        [you] You discard: { $vial }.
       *[other] { $who } discards: { $vial }.
    }
tell-injured =
    { $who_is ->
        [you] Your mage is injured and will rest for the next round.
       *[other] The mage of { $who } is injured and will rest for the next round.
    }
tell-mage-returned =
    { $who_is ->
        [you] Your mage is well again.
       *[other] The mage of { $who } is well again.
    }
tell-offered =
    { $who_is ->
        [you] You offer { n-vals } ({ $element }).
       *[other] { $who } offers { n-vals } ({ $element }).
    }
tell-offered-diamond =
    { $who_is ->
        [you] You offer { n-vals } and a diamond ({ $element }).
       *[other] { $who } offers { n-vals } and a diamond ({ $element }).
    }
tell-favour =
    { $who_is ->
        [you] The card shows: { $centre }. You win the favour ({ $element }).
       *[other] The card shows: { $centre }. { $who } wins the favour ({ $element }).
    }
tell-no-favour =
    { $who_is ->
        [you] The card shows: { $centre }. No favour for you.
       *[other] The card shows: { $centre }. No favour for { $who }.
    }
tell-enrolled =
    { $who_is ->
        [you] You take { $card }.
       *[other] { $who } takes { $card }.
    }
tell-declined-course =
    { $who_is ->
        [you] You do not take the course.
       *[other] { $who } does not take the course.
    }
tell-beat =
    { $who_is ->
        [you] You beat { $card } (−{ $paid } MP).
       *[other] { $who } beats { $card } (−{ $paid } MP).
    }
tell-beat-riding =
    { $who_is ->
        [you] You beat { $card } riding { $mount } (−{ $paid } MP).
       *[other] { $who } beats { $card } riding { $mount } (−{ $paid } MP).
    }
tell-beat-riding-two =
    { $who_is ->
        [you] You beat { $card } riding { $mount } and { $second } (−{ $paid } MP).
       *[other] { $who } beats { $card } riding { $mount } and { $second } (−{ $paid } MP).
    }
tell-did-not-fight =
    { $who_is ->
        [you] You do not fight.
       *[other] { $who } does not fight.
    }
tell-arena-reward =
    { $who_is ->
        [you] The Arena brings you { n-vals }.
       *[other] The Arena brings { $who } { n-vals }.
    }
tell-offerings = Offerings phase; everybody’s Vals: { $vals }.
tell-made-bid =
    { $who_is ->
        [you] You bid { n-vals }.
       *[other] { $who } has bid.
    }
tell-made-bid-diamond =
    { $who_is ->
        [you] You bid { n-vals } and a diamond.
       *[other] { $who } has bid.
    }
tell-bid =
    { $who_is ->
        [you] Your bid: { n-vals } ({ $element }).
       *[other] Bid of { $who }: { n-vals } ({ $element }).
    }
tell-bid-diamond =
    { $who_is ->
        [you] Your bid: { n-vals } and a diamond ({ $element }).
       *[other] Bid of { $who }: { n-vals } and a diamond ({ $element }).
    }
tell-phantom-bid = Bid of the Phantom: { n-vals } ({ $element }).
tell-statue-won =
    { $who_is ->
        [you] You win the favour ({ $element }).
       *[other] { $who } wins the favour ({ $element }).
    }
tell-statue-lost = Nobody wins the favour ({ $element }).
tell-course-revealed = New course: { $card }.
tell-magic-revealed = New black magic: { $magic }.
tell-phantom-placed = The Phantom places: { $pawn }, { $place }.
tell-phantom-magic = The Phantom uses { $magic }.
tell-phantom-searched = The Phantom searches the Cave.
tell-phantom-trained = The Phantom trains ({ n-draws }).
tell-phantom-offered = The Phantom offers { n-vals } ({ $element }).
tell-phantom-enrolled = The Phantom takes { $card }.
tell-creature-left = { $card } leaves.
tell-creature-came = { $card } arrives.
tell-final-count = Time for the final count.
tell-ended = The game is over.
number = { $n }

# Scores

score-creatures = Creatures
score-skills = Skills
score-hunt = Hunt board
score-hybrids = Hybrids
score-courses = Courses
score-vals = Vals
score-diamonds = Diamonds
score-tokens = Other tokens
score-spells = Used spells
verdict-reached = { n-points }: you reached { $wanted }.
verdict-short = { n-points }: { $wanted } were needed.

# Campaign

campaign-name = The way of the Archmages
campaign-about = Several solo games and forty objectives: every game with at least 54 PP ticks those it fulfils. From Villager to Supreme Creator.
campaign-short = Below { $wanted } PP nothing is ticked.
campaign-verdict = { $class }: { n-ticked }.
campaign-verdict-titles = { $class }, { $titles }: { n-ticked }.
option-length = Length
option-length-about = How many games you have for the forty objectives.
length-easy = Easy: 8 games
length-normal = Normal: 9 games
length-hard = Hard: 10 games
class-villager = Villager
class-apprentice = Apprentice Mage
class-mage = Mage
class-professor = Professor
class-archmage = Archmage
class-legendary_archmage = Legendary Archmage
class-supreme_creator = Supreme Creator
title-fire = Pyromancer
title-water = Hydromancer
title-earth = Geomancer
title-air = Aeromancer
objective-skill = { $n } or more skill points ({ $element })
objective-every_skill = { $n } or more skill points in every element
objective-beaten_of = { $n } or more creatures with affinity { $element }
objective-beaten_tameable = { $n } or more Tameable creatures
objective-beaten_mythic = { $n } or more Mythic creatures
objective-only_pure_blood = only pure-blood creatures
objective-equal_affinities = as many creatures of each affinity
objective-hunt = { $n } PP from the hunt board
objective-prestige = { $n } PP or more
objective-vals = end with { $n } Vals or more
objective-no_vals = end with 0 Vals
objective-no_magic = end with 0 MP
objective-courses = { $n } or more courses
objective-spells_equal_courses = as many used spells as courses
objective-spell_malus = lose { $n } PP or more to spells
objective-wraths = set off the Wrath of the Gods
objective-sanctuary_favour = a favour at the Sanctuary ({ $element })
objective-largest_offering = one Sanctuary offering of { $n } Vals
objective-offerings_sweep = all four favours of one offerings phase
objective-training_skill = { $n } or more skill points gained in Training
objective-plant_kinds_used = use { n-plants }
objective-full_vials_used = use a full-vial token
objective-injuries = have the mage injured and idle for a round
objective-pile_empty = empty the creature pile

# The table in text

table-round = Round { $round }
table-wrath = Wrath { $n }/{ $last }
table-magic = Black magic
table-closed = closed
table-statues = Statues
table-dominant = dominant
table-courses = Courses
table-hunt = Hunt
table-river = River
table-pile = pile { $n }
table-hand = Hand
table-beaten = Beaten
table-spells = Spells
table-used = used
table-tokens = Tokens
table-kept = Kept cards
table-idle = mage injured
table-monk = monk
table-first = first player
table-you = you
table-packet = Packet
table-picks = Picked
table-hidden = { n-cards }
table-when-any = at any time
table-when-planning = in planning
table-when-training = in your training
table-when-arena = in your fight
table-when-before_fight = before an opponent’s fight
