# The words of the board; names of cards and sentences of the game come from the game's own locales.
vr-actions = Actions
vr-board = Your board
vr-tab = Board
vr-choose = Choose { $name }
vr-open = See all of { $name }'s board
vr-free = free
vr-none = Nothing yet.
vr-beaten = beaten
vr-unknown = A creature nobody else knows
vr-no-creature = No creature beaten yet.
vr-hidden-spells = { $n ->
    [one] 1 secret spell
   *[other] { $n } secret spells
}
vr-pm = { $n } MP
vr-vals = { $n ->
    [one] 1 Val
   *[other] { $n } Vals
}
vr-points = { $n } PP
vr-malus = { $n } PP
vr-pm-name = MP
vr-vals-name = Vals
vr-points-name = PP
vr-malus-name = PP
vr-wrath = the Wrath of the Gods
vr-vial = vial
vr-diamonds = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
}
vr-dominant = Dominant
vr-round-of = Round { $round } / { $rounds }
vr-quiet-place = not asked until this place is done
vr-quiet-round = not asked until the end of the round
vr-quiet-game = not asked until taken back

# The city
vr-place = Place
vr-place-dark_quarter = Assistants and mercenaries only. The effect of your slot works for this round, and you draw two spells and keep one. Every pawn here angers the gods.
vr-place-fountain = Each slot gives its own number of MP.
vr-place-tavern = Everybody here earns what the right-most taken slot shows. A mercenary earns nothing.
vr-place-cave = Each pawn turns up an Action card and takes what lies in the zone of its room. One zone of every card is empty.
vr-place-training = Mages only. Pay 1 MP, draw, and go on as long as you dare: a wound outside immunity ends it. Then vials become skill points in one element.
vr-place-sanctuary = Lay Vals or a diamond on a statue: the more, the likelier the favour, 1 skill point of its element. Whoever offers gets the monk for the next round.
vr-place-university = Pay for the course your pawn stands on. Most courses in the end: 5 PP.
vr-place-arena = Mages only. Beat a creature: enough strength in every element it asks for, and its MP. The first slots also bring Vals.
vr-place-hunt = In each row whoever has beaten most creatures of that element scores. A hybrid counts in both of its rows.
vr-place-hunt-alone = Only the row of the element you have beaten most creatures of scores; of several, their average. A hybrid counts in both of its rows.
vr-room = { $element } room
vr-room-fire = Here lie Vals: 8, 4 or 1. Or a skill point in fire, or a diamond.
vr-room-water = Here lie flasks of magic, or 1 MP. Or a skill point in water, or a diamond.
vr-room-earth = Here grow mushrooms, medicinal plants and berries. Or a skill point in earth, or a diamond.
vr-room-air = Here lie vials, small to full. Or a skill point in air, or a diamond.
vr-statue = Statue of { $element }
vr-statue-text = The leading statue makes its element dominant: every mage fights with 1 more in it. A diamond beats any number of Vals.
vr-element = { $element }
vr-element-text = A skill track from 0 to 12; every point is worth 1 PP in the end.
vr-skill = Skill
vr-immune = { $n ->
    [0] no immune draw
    [one] 1 immune draw
   *[other] { $n } immune draws
}
vr-immune-left = { $n ->
    [one] 1 immune draw left
   *[other] { $n } immune draws left
}
vr-no-immunity = No immunity left: a wound counts
vr-deck = Action cards: { $n } left, { $wounds ->
    [one] 1 of them a wound
   *[other] { $wounds } of them wounds
}
vr-odds = What is left in the deck
vr-monk-here = The monk is here.
vr-monk-with = { $name_is ->
    [you] The monk is with you.
    [rival] The monk is with the Phantom.
   *[other] The monk is with { $name }.
}
vr-monk-next = { $name_is ->
    [you] The monk goes to you.
    [rival] The monk goes to the Phantom.
   *[other] The monk goes to { $name }.
}
vr-no-favour = no favour
vr-strength = { $name_is ->
    [you] Your strength
   *[other] Strength: { $name }
}
vr-last-bids = Last offerings
vr-from-skills = Skills
vr-from-weakness = Weakened
vr-from-gods = Gods and magic
vr-from-all = In all
vr-from-mount = { $name }, when ridden

# Over the city
vr-draft = Draft: { $kind }
vr-draft-text = Pick { $n } of 9: take one, pass the rest on.
vr-keep-six = Six of nine
vr-keep-six-text = { $n ->
    [one] Drop three creatures; exactly 1 Mythic stays.
   *[other] Drop three creatures; exactly { $n } Mythics stay.
}
vr-spell-choice = Two spells
vr-spell-choice-text = Keep one, in secret.
vr-training-of = { $name_is ->
    [you] Your training
   *[other] Training: { $name }
}
vr-nothing-drawn = Nothing drawn yet.
vr-vials = Vials to mix
vr-vial-count = { $n } on cards, { $tokens } as tokens
vr-offerings-text = Everybody bids in secret, and all bids are opened together. The single best one wins the favour.
vr-bidding = { $name_is ->
    [you] your bid
   *[other] thinking…
}
vr-sealed = sealed
vr-amounts = How much
vr-plan = Plan of the round
vr-no-plan = No plan yet
vr-gone = Creatures gone

# Cards
vr-action-card = Action card
vr-zone = { $element }: { $found }
vr-affinity = Affinity: { $elements }
vr-requires = Takes { $skills } and { $pm }
vr-your-strength = You have now: { $skills }
vr-worth = Worth { $points }
vr-as-mount = Ridden: { $values }
vr-course-single = Course · once
vr-course-permanent = Course · permanent
vr-price = Costs { $vals } and { $pm }.
vr-mage-only = For mages only.
vr-spell = Spell · { $when }
vr-when-any = at any time
vr-when-planning = in your planning
vr-when-training = in your training
vr-when-arena = in your fight
vr-when-before_fight = before an opponent's fight
vr-spell-price = Played: −{ $malus } in the end, and the gods get angrier.
vr-token = Token
vr-token-diamond = Worth 1 PP. On a statue it beats any number of Vals.
vr-token-mushroom = When you place a pawn: it counts as a mage.
vr-token-plant = In Training: throws away a wound.
vr-token-berry = In Training: one more card in a draw, for free.
vr-token-flask10 = At any time: 10 MP, or 5 MP now and 5 later.
vr-token-flask5 = At any time: 5 MP.
vr-token-vial_small = In Training: a third of a skill point.
vr-token-vial_medium = In Training: two thirds of a skill point.
vr-token-vial_full = In Training: a whole skill point.
vr-pawn = Pawn
vr-pawn-mage = Goes everywhere except the Dark Quarter; only mages train and fight.
vr-pawn-assistant = Goes everywhere but to Training, the Arena and courses for mages.
vr-pawn-mercenary = Like the assistant, for { $n ->
    [one] 1 Val
   *[other] { $n } Vals
}; never earns any Vals.
vr-pawn-monk = Like the assistant, but never in the Dark Quarter. Goes to whoever makes an offering.
vr-asks-place = { $chosen }: in which place?
vr-asks-pawn = { $chosen }: which pawn?
