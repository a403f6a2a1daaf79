# The words of the board; names of cards and sentences of the game come from the game's own locales.
ck-phase-duke = Duke
ck-phase-roll = Roll
ck-phase-harvest = Harvest
ck-phase-actions = { $left ->
    [0] Actions
    [one] Actions · 1 left
   *[other] Actions · { $left } left
}
ck-phase-monsters = Monsters
ck-phase-second = Second harvest
ck-phase-end = End of turn
ck-exhausted = { $count } / { $limit } stacks exhausted
ck-last-round = Last round
ck-stack-exhausted = Exhausted stack
ck-stack = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ck-monsters = Monsters
ck-citizens = Citizens
ck-domains = Domains
ck-kingdom = Your kingdom
ck-kingdom-empty = Nothing yet.
ck-duke = Duke
ck-duke-secret = Secret
ck-duke-choose = Choose your Duke
ck-duke-choose-text = It stays secret to the end and says what will pay you most.
ck-open = See all of { $name }'s kingdom
ck-die = Die: { $n }
ck-dice = The dice
ck-roll-first = Not thrown yet
ck-resting = rests
ck-playing = plays
ck-first = first player
ck-zoom-in = Zoom in
ck-zoom-out = See all
ck-score = Score: { $n }
ck-score-title = Your score, source by source
ck-captured = Captured by the Dark Lord
ck-survivors = { $n ->
    [one] 1 Monster alive
   *[other] { $n } Monsters alive
}
ck-column = Column { $n }
ck-attacks = attacks
ck-below = Below: { $names }
ck-gold = { $n } Gold
ck-strength = { $n } Strength
ck-magic = { $n } Magic
ck-points = { $n } VP
ck-worker = Worker
ck-soldier = Soldier
ck-shadow = Shadow
ck-holy = Holy
ck-minion = Minion
ck-beast = Beast
ck-titan = Titan
ck-boss = Boss
ck-citizen = Citizen
ck-monster = Monster
ck-domain = Domain
ck-opponent = opponent
ck-hills = Hills
ck-barrens = Barrens
ck-ruins = Ruins
ck-forest = Forest
ck-valley = Valley
ck-swamp = Swamp
ck-mountains = Mountains
ck-cavern = Cavern
ck-die-icon = die
