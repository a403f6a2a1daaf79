# The words of the board; names of cards and sentences of the game come from the game's own locales.
ck-actions-left = { $left ->
    [one] Actions · 1 left
   *[other] Actions · { $left } left
}
ck-turn = Turn { $turn }
ck-exhausted = { $count } / { $limit } stacks exhausted
ck-exhausted-more = { $count ->
    [one] 1 stack exhausted
   *[other] { $count } stacks exhausted
} ({ $limit } end the game)
ck-dukes-revealed = Dukes revealed
ck-stack-exhausted = Exhausted stack
ck-stack = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ck-kingdom = Your kingdom
ck-kingdom-empty = Nothing yet.
ck-duke-secret = Secret
ck-duke-choose = Choose your duke
ck-duke-choose-text = It stays secret to the end and says what will pay you most.
ck-open = See all of { $name }'s kingdom
ck-die = Die: { $n }
ck-dice = The dice
ck-roll-first = Not rolled yet
ck-playing = plays
ck-first = first player
ck-zoom-in = Zoom in
ck-zoom-out = See all
ck-survivors = { $n ->
    [one] 1 monster alive
   *[other] { $n } monsters alive
}
ck-below = Below: { $names }
ck-citizen = Citizen
ck-monster = Monster
ck-domain = Domain
ck-opponent = opponent
ck-slay = slay a monster
ck-icon-die = die
ck-own-turn = On your turn: { $power }.
ck-other-turns = On others' turns: { $power }.
ck-reward = Reward: { $power }.
ck-when = { $when }: { $power }.
ck-worth = { $n ->
    [one] { $n } point at the end of the game.
   *[other] { $n } points at the end of the game.
}
ck-duke-per = { $points } per { $each }.
ck-duke-role = { $points } per { $each } icon on citizens and domains.
ck-duke-more = { $points } more per { $each }.
ck-duke-resources = { $points } per { $n } resources left.
ck-price-now = For you, now:

# Names without a number
ck-good-gold = gold
ck-good-strength = strength
ck-good-magic = magic
ck-good-points = VP
