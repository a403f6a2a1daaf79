### The words of the command line, in English.

## The games

games-box = { $least } to { $most } players, { $minutes } minutes
games-hint = To play: taverne play

## Simulations

sim-heading = { $game }: { $games } games, series { $seed }
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-mean = mean score
sim-deviation = ±
sim-worst = worst
sim-best = best
sim-lengths = Length: { $mean } decisions on average, from { $shortest } to { $longest }.
sim-speed = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
 }: { $games } games and { $decisions } decisions a second.

## Verifying

verify-game = { $game }, rules version { $rules }, content { $content }
verify-seats = At the table: { $names }.
verify-moves = { $moves } moves replayed, each one legal.
verify-seed = The seed belongs to the commitment { $commitment }.
verify-result = The result follows from the moves: { $scores }.
verify-unfinished = The game is not finished, so there is no result to check.
verify-good = Everything is right.

## Content

content-builtin = built into this program
content-place = { $game }: { $place }
content-hash = Hash: { $hash }
content-same = These are the figures built into this program.
content-good = The content is good.

## Conformance

conformance-tally = { $game } keeps every promise: { $games } games in { $variants ->
    [one] one variant
   *[other] { $variants } variants
 }, { $decisions } decisions.
conformance-speed = { $seconds } s: { $games } games and { $decisions } decisions a second.

## What went wrong

failed-game = There is no game “{ $game }”; there are: { $known }.
failed-bot = There is no bot “{ $bot }”; there are: { $known }.
failed-case = There is no variant for the case “{ $case }”; there are: { $known }.
failed-crowd = { $players } players do not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }.
failed-options = These options do not work: { $why }.
failed-refused = { $why }
failed-unknown-content = No content with the hash { $hash } is loaded.
failed-terminal = Nothing more can be read or written ({ $why }).
failed-read = { $file } cannot be read ({ $why }).
failed-not-a-file = { $file } is not a file.
failed-record = { $file }: { $why }
record-foreign = this is not a Taverne record.
record-damaged = the record breaks off or is damaged ({ $why }).
record-newer = the record has format { $format }, which this program is too old to read.
record-other-game = the record is of a game that is not in this house ({ $game }).
record-other-rules = the record was played by version { $theirs } of the rules, and this program has version { $ours }.
record-other-content = the record was played with other figures (content { $hash }); name their folder with --content.
record-no-seed = the record has no seed, so its chance cannot be replayed.
record-broken-commitment = the seed does not belong to the commitment: somebody changed one of them.
record-setup = the table of the record cannot be set up ({ $why }).
record-bad-move = move { $number } cannot be played ({ $why }).
record-wrong-result = the recorded result is not the result of these moves.
