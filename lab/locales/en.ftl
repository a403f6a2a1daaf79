### The words of the laboratory's reports, in English.

house = The laboratory of the Taverne
repeat = To play it again
intervals = Intervals are at 95 %: in 95 of 100 such experiments the truth lies between them. A victory shared by k players counts 1/k for each.
yes = yes
fact-game = Game
fact-rules = Rules version
fact-content = Content
fact-seed = Series
fact-program = Program
fact-broken-off = Games broken off
broken-off = { $games }, after { $longest } decisions, and scored as they stood

tile-games = games
tile-deals = deals, each from every seat
tile-seats = seats
tile-best = highest rating
tile-decisions = decisions
tile-length = decisions a game
tile-variants = variants

bot = Bot
games = Games
won = Wins
won-drawn = Wins of those who took it
interval = 95 %
lead = Lead
mean = Mean
least = Least
median = Median
most = Most
longest = Longest
choices = Choices
beyond = { $games } beyond, up to { $most }

## The arena

arena-title = { $game }: the arena
arena-subtitle = { $bots } at a table of { $seats } seats. Everybody meets everybody else, with the same deals from every seat.
ratings = Ratings
ratings-about = Elo points fitted to all pairings at once, on average 1500. 400 points are ten times the odds; 100 points win 64 % of two-player games.
rating = Rating
matrix = Who beats whom
matrix-about = How many of 100 games the bot on the left wins against the bot above, and the interval. Green is better than even, red is worse.
matrix-crowd = How many of 100 games the bot on the left wins, alone among { $crowd } of the bot above. Equally strong it would win { $fair }: green is better, red is worse.
pairings = Every pairing
pairings-about = The first bot against the second. The lead is how many points it is ahead of the others, on average over the deals.
pairing = Pairing
from-seat = Seat { $seat }
scores = Scores
scores-arena-about = Final scores in all games of each bot; the line is the median.
times = Time to think
times-about = How long a decision takes in which there is a choice: the middle eight of ten, the median as a dot, the slowest hundredth as a thread. Each step to the right is ten times as long.

## Simulations

sim-title = { $game }: many games
sim-subtitle = Played by { $bots }.
variant = Variant
variants = Variants
variant-title = Variant { $variant }
length = Length
mean-score = Mean score
wins-of-seat = Seat { $seat } wins
seat = Seat { $seat }
seat-head = Seat
scores-about = Final scores; the line is the median.
seats = Does the seat matter?
seats-about = How often each seat wins. The dashed line is the average; a seat whose interval does not touch it is better or worse, by its place or by the bot that sits there.
sources = Where points come from
sources-about = Mean points by source, for those who won, for the others, and seat by seat.
winners = Winners
others = The others
lengths = How long a game is
lengths-about = Decisions of all players until the end.
decisions = Decisions
cards = How each card did
cards-caution = Who took it, and how it went for them. This is not yet a cause: a card that only the rich can pay for is taken by those who are ahead.
cards-about = The dashed line is the usual { $usual }. ▲ and ▼: the interval lies above or below it. Sorted by the lower end of the interval.
card = Card
taken = Taken
copies = Copies

## Calibration

calibration = Are the chances true?
calibration-about = In each game { $each } positions at even distances were judged as hints and analyses do, in turn by each seat and by what it knows ({ $positions } in all). Across: the chance that was told; upwards: the share that was won, with its interval (by the number of games, since positions of one game end alike). On the dashed line all is true. Brier score: { $brier } (0 is a prophet, always saying 50 % is 0.25).
calibration-class = Told
calibration-positions = Positions
calibration-said = Mean told
