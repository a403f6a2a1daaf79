# What is said about a finished game.
analysis-title = Analysis
analysis-none = This game has not been analysed yet.
    .text = The house's best player looks at every decision again. It takes a minute or two; you may leave meanwhile.
analysis-start = Analyse the game
analysis-waiting = { $ahead ->
    [0] In a moment…
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
analysis-running = Thinking: move { $done } of { $total }
analysis-progress = Progress of the analysis
analysis-outdated = The house has learned since this was made.
analysis-again = Analyse again
analysis-not-over = The game is not over yet. The analysis comes after it.
analysis-note = Judged by the house's best player, by what each player could know at the time: hidden cards were imagined, not looked at. Chances are sampled: ± is what 95 of 100 samples stay within.
analysis-note-alone = Judged by the house’s best player, by what could be known at the time: hidden cards were imagined, not looked at. Chances are sampled: ± is what 95 of 100 samples stay within.

analysis-chart = Chance to win over the game
analysis-measure = Each line is a player’s chance to win by what that player knew then, if everybody played on as the house does. Hints and decisions tell the same chance. Since each knows other secrets, the lines need not add up to 100%.
analysis-measure-alone = The line is the chance to win by what was known then, if the game went on as the house plays. Hints and decisions tell the same chance.
analysis-chart-text = Click a moment to see the table as it was.
analysis-moment = Move { $play } of { $plays }
analysis-see = See the table
analysis-see-of = See the table at move { $play }

analysis-players = How they played
analysis-players-alone = How it was played
analysis-kept = of the best chances kept
analysis-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
analysis-good = { $n } good
analysis-inaccurate = { $n ->
    [one] 1 inaccurate
   *[other] { $n } inaccurate
}
analysis-bad = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
analysis-lost = { $n } when all was lost

analysis-turns = Turning points
analysis-turns-none = No single move changed the chances much.
analysis-turn = Turning point { $number }, move { $play }: { $who }
analysis-from-to = { $from } → { $to }

analysis-list = Decisions
analysis-show = Show
analysis-whose = Whose
analysis-all = all
analysis-mistakes = mistakes
analysis-doubtful = and inaccurate
analysis-everybody = everybody's
analysis-mine = mine
analysis-others = the others'
analysis-empty = { $what ->
    [all] No decisions here.
   *[other] The house saw no clearly better choice here.
}
analysis-more = Show more
analysis-move = Move { $play }
analysis-mark = { $mark ->
    [good] good
    [inaccurate] inaccurate
    [lost] too late
   *[bad] mistake
}
analysis-better = Better: { $better }. { $seat_is ->
    [you] It would have raised your chance from { $from }% to { $to }%.
   *[other] It would have raised { $seat }'s chance from { $from }% to { $to }%.
}
analysis-fine = { $chance }% ± { $error } to win
analysis-too-late = Lost whatever was chosen: { $chance }% ± { $error } to win
