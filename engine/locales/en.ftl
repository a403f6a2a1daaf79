# The words that belong to no single game.

undo-nothing = There is nothing to take back.
undo-learned = This can no longer be taken back: something was revealed since.
undo-played-since = This can no longer be taken back: somebody else has played since.
setup-seats = This game is for { $least } to { $most } players, not for { $seats }.
broken-off = This table had as many plays as a table may have, and has ended as it stood.
setup-option = { $option }: with the other choices only this is possible: { $allowed }.
setup-seats-of = With these choices the number of players can be { $allowed }, not { $seats }.
refused-nonsense = This is not an action of this game ({ $why }).
campaign-no-choice = There is nothing to choose now.
