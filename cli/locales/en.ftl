### The words of the command line, in English.

## The games

games-box = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
 }, { $minutes } minutes
games-hint = To play: taverne play

## The bots

bot-easy = thinks briefly and makes mistakes: for a first game
bot-medium = looks some way ahead: for those who know the rules
bot-hard = thinks for most of a second about every decision: the strongest
bot-greedy = takes what looks best at once
bot-random = plays anything that is allowed
bots-budget = easy, medium and hard can be given another budget: hard@1000 thinks for 1,000 iterations, hard@250ms for that long. play, sim, arena and the server all use these names.

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

sim-variant = Variant { $variant }
sim-broken-off = { $games ->
    [one] One game was broken off after { $longest } decisions and scored as it stood.
   *[other] { $games } games were broken off after { $longest } decisions and scored as they stood.
 }
sim-said = told %
sim-positions = positions
sim-games = games
sim-true = won %
sim-brier = Chances told against victories, { $positions } positions judged as hints are: Brier score { $brier } (always 50 % is 0.25).
sim-report = The report is in { $file }.
sim-csv = games.csv and cards.csv are in { $folder }.

## The arena

arena-heading = { $game }, { $seats } seats: { $pairings ->
    [one] one pairing
   *[other] { $pairings } pairings
 } of { $each } games ({ $deals } deals, each from every seat), n = { $games } games, series { $seed }
arena-fair = At this table one bot sits against { $crowd } of another kind; equally strong ones win { $fair } %.
arena-bot = bot
arena-rating = rating
arena-won = won %
arena-games = games
arena-time = median time
arena-slowest = 99 %
arena-one = bot
arena-against = against
arena-interval = 95 %
arena-lead = lead
arena-notes = Ratings: Elo points fitted to all pairings; 400 points are ten times the odds. Lead: points ahead of the others, per deal. Time: of a decision in which there is a choice.

## Verifying

verify-game = { $game }, rules version { $rules }, content { $content }
verify-seats = At the table: { $names }.
verify-moves = { $moves ->
    [0] No move was played.
    [one] One move replayed: it is legal.
   *[other] { $moves } moves replayed, each one legal.
 }
verify-seed = The seed belongs to the commitment { $commitment }.
verify-result = The result follows from the moves: { $scores }.
verify-unfinished = The game is not finished, so there is no result to check.
verify-good = Everything is right.

## Content

content-builtin = built into this program
content-place = { $game }: { $place }
content-file = { $file }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
 }
content-hash = Hash: { $hash }
content-same = These are the figures built into this program.
content-good = The content is good.

## Conformance

conformance-tally = { $game } keeps every promise: { $count ->
    [one] one game
   *[other] { $games } games
 } in { $variants ->
    [one] one variant
   *[other] { $variants } variants
 }, { $decisions } decisions.
conformance-speed = { $seconds } s: { $games } games and { $decisions } decisions a second.

## What went wrong

args-unknown = There is no option { $arg }. See: taverne --help
args-unknown-close = There is no option { $arg }; { $close } was perhaps meant.
args-no-command = There is no command “{ $command }”. See: taverne --help
args-no-command-close = There is no command “{ $command }”; { $close } was perhaps meant.
args-no-value = { $arg } takes a value.
args-bad-choice = { $arg } cannot be “{ $value }”; it can be: { $known }.
args-bad-value = { $arg } cannot be “{ $value }”: it takes { $takes }.
takes-number = a number
takes-at-least = a number of { $least } or more
takes-range = a number from { $least } to { $most }
takes-lang = fr or en
takes-address = an address and a port, such as 0.0.0.0:8080
takes-seed = a number or 64 hexadecimal digits
takes-case = VARIANT/SEATS/SERIES/INDEX
args-twice = { $arg } can be given only once.
args-conflict = { $arg } does not go together with { $other }.
args-missing = { $args } is missing.
args-too-many = { $arg } does not take “{ $value }” as well.
args-no-text = What was typed is not text.
args-other = { $why }

failed-game = There is no game “{ $game }”; there are: { $known }.
failed-bot = There is no bot “{ $bot }”; there are: { $known }, and budgets such as hard@1000 or hard@250ms.
failed-twice = The bot “{ $bot }” is named twice.
failed-lonely = An arena needs at least two bots.
failed-alone = An arena needs a table of at least two seats.
failed-variant = There is no variant “{ $variant }” with { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }; there are: { $known }.
failed-write = { $file } cannot be written ({ $why }).
failed-interrupted = Interrupted after { $games } of { $planned } games; this is what they say.
failed-case = There is no variant for the case “{ $case }”; there are: { $known }.
failed-crowd = { $players } players do not fit on { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }.
failed-options = These options do not work: { $why }.
options-no-pair = an option is written key=value, not “{ $text }”
options-no-key = there is no option “{ $key }”; there are: { $known }
options-no-value = { $key } cannot be “{ $value }”; it can be: { $known }
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
failed-other-campaign = { $file } is a game of { $why }; a campaign has one game.
failed-no-campaign-game = { $file } is not a finished game of a campaign: a solo game of a game that has one.
failed-no-home = There is no home folder to keep games in; name a folder with --data.
failed-save = Games cannot be saved in { $file } ({ $why }); name another folder with --data.
failed-nothing-to-resume = There is no unfinished game in { $folder }.
failed-over = The game in { $file } is over; look at it with: taverne replay
failed-names = { $names } names are too many for { $seats } seats.
failed-seat = There is no seat { $seat } at this table of { $seats }.
failed-at = There is no move { $at }; the game has { $moves } moves.

## Before the game

seat-you = Player
seat-person = Player { $n }
ask-players = How many players ({ $least } to { $most })? [{ $default }]
ask-people = How many of them are people at this keyboard (1 to { $most })? [{ $default }]
ask-name = A name? [{ $default }]
ask-bot = Which bot sits on seat { $seat } (1 to { $most })? [{ $default }]
ask-choice = Which one (1 to { $most })? [{ $default }]
ask-several = Which ones? Up to { $most } numbers with commas; Enter for none. []
ask-several-again = Numbers from 1 to { $last } with commas, please, at most { $most } of them.
ask-yes = { $title }? yes or no [yes]
ask-no = { $title }? yes or no [no]
ask-yes-again = Yes or no, please.
ask-number-again = A number from { $least } to { $most }, please.

## During the game

play-welcome = { $game }. All chance of this game is fixed by a secret seed; its commitment is { $commitment }.
play-resumed = Going on with { $file }, { $moves ->
    [0] from the start
    [one] after one move
   *[other] after { $moves } moves
 }.
play-curtain = Pass the keyboard to { $name }, then press Enter.
play-input = Your choice, 1-{ $most } (? rule, w why not, u undo, t table, h help, q quit) >
play-input-only = Enter or 1 (? rule, w why not, u undo, t table, h help, q quit) >
play-help =
    a number: choose     ?: the rule at hand       ? word: search the rules
    u: undo              w: why not the others     t: the table again
    l: the whole log     s: the score so far       q: save and quit
play-empty = Please type the number of your choice, 1 to { $most }, or h for help.
play-unknown = “{ $word }” means nothing here. Type the number of your choice, 1 to { $most }, or one of these:
play-no-such-choice = There is no choice { $number }; there are { $most }.
play-nothing-refused = Everything you might try now is possible.
play-refused = { $label }:
play-undone = Taken back.
play-no-rule = The rules have nothing on this.
play-search-hint = “? word” searches all of the rules.
play-not-found = The rules do not speak of “{ $word }”.
play-more-found = … and { $more } more.
play-score-so-far = As it would be now, as far as you can know.
play-saved = The game is saved in { $file }. Go on later with: taverne play --resume
play-seed = Seed { $seed }; its SHA-256 is the commitment { $commitment } from the beginning.
play-finished = The whole game is in { $file }; look at it again with: taverne replay
score-total = Total
score-rank = Rank
score-rival = Opponent
score-winners = { $count ->
    [one] { $names } wins.
   *[other] Shared victory: { $names }.
 }

## Replays

replay-setup = Setup
replay-move = Move { $at } of { $last }: { $name }
replay-input = { $at }/{ $last } (Enter next, p previous, g N go to, e end, q quit) >
replay-help = Enter or n: next move; p: previous; g 12: go to move 12; e: end; q: quit.
replay-goto = Write g and a move from 0 to { $last }.
replay-end = This is the end of the game.

serve-open = The Taverne is open: { $address }
serve-stop = Open this address in your browser. Ctrl+C closes the house; every game is kept.
serve-network = For others in your network: { $addresses }
man-written = { $pages ->
    [one] One page is
   *[other] { $pages } pages are
 } in { $folder }.
page-turn = – more: Enter; enough: q –
failed-serve = The house cannot open: { $why }.

## Copies of what a house keeps

backup-done = { $file } is a whole copy: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $entries ->
    [one] one decision
   *[other] { $entries } decisions
 }. It goes back with: taverne restore
restore-done = { $file } is back: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $entries ->
    [one] one decision
   *[other] { $entries } decisions
 }.
restore-aside = What was there before is now { $file }. It keeps all that is deleted from now on: remove it once you no longer need it.
failed-occupied = Another house is open in { $file }. Close it first, or give this one a folder of its own with --data.
failed-no-house = There is nothing of a house in { $file }.
failed-in-the-way = { $file } is there already, and nothing was changed. A copy can have another name a second later; and restore, with --replace, sets a database aside.
failed-folder = { $file } cannot be used ({ $why }).
failed-damaged = What is kept in { $file } is damaged ({ $why }). Nothing was changed. A copy goes back with: taverne restore FILE --replace

## A campaign

campaign-game = Game { $number }: { $points } points, { $new ->
    [0] nothing new
    [one] 1 new objective
   *[other] { $new } new objectives
}
campaign-in-game = game { $number }
campaign-standing = { $who }: { $ticked } of { $all } objectives.
