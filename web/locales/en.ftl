# The words of the page around the boards.
home = Home
tonight = What shall we play tonight?
pitch = Five games by their own rules, with friends, alone or against the house.
play = Play
play-hint = Play at once against the house
invite = Invite
invite-hint = Open a table and send the link
solo = Solo
solo-hint = Play alone
soon = Coming soon
soon-text = This game is still in the kitchen.
players = { $most ->
    [1] 1 player
   *[other] { $least }–{ $most } players
}
minutes = { $n } min
weight = Difficulty: { $n } of 5
your-tables = Your tables
your-tables-empty = No game under way. Choose one above: “Play” fills the table at once.
open-tables = Open tables
open-tables-empty = Nobody is waiting for players. “Invite” opens a table and gives you a link to send.
resume = Resume
join = Join
your-turn = your turn
seats-taken = { $taken } / { $all } seats
just-now = just now
alone = alone
nobody-yet = nobody else yet
switch-language = Change the language: French, English
switch-theme = Change the light: night, parchment
your-name = Your name
close = Close
credits = Icons: game-icons.net (CC BY 3.0). Type: Cinzel and Alegreya Sans (OFL).

game-card-kingdoms = Valeria: Card Kingdoms
    .pitch = Recruit, slay, build: two dice feed your kingdom.
game-shadow-kingdoms = Shadow Kingdoms
    .pitch = This time the monsters are you.
game-dice-kingdoms = Dice Kingdoms
    .pitch = Roll, tick, chain the rewards.
game-valroc = Valroc
    .pitch = Eight places, four elements, one title of Archmage.
game-heroes3 = Heroes III
    .pitch = Explore the map, raise an army, win your battles.
battle-map-hint = Alone on the map: take the Dungeon’s town within ten rounds
battle-guard = Guard
battle-guard-hint = One battle alone: neutral units guard a field
battle-siege = Siege
battle-siege-hint = One battle alone: take a town, or hold your own
battle-hero = Hero
battle-hero-hint = One battle alone: the army of an AI hero

table = Table
you = You
nobody = Nobody
bot = the house
away = away
plays-left = { $count ->
    [one] One play is left: this table then ends as it stands.
   *[other] { $count } plays are left: this table then ends as it stands.
}
no-plays-left = This table had as many plays as a table may have, and has ended as it stood.
phases = Phases of the turn
to-the-question = To the question
prompt = To do
rule-here = The rule that applies
every-choice = { $count ->
    [one] 1 choice
    [2] Both choices
   *[other] All { $count } choices
}
every-choice-title = Everything you can do
every-choice-not = Not possible now
back = Back
undo = Undo
again = What happened since my last move
again-hint = See again what happened since your last move
telling-pause = Pause what is happening
telling-on = Go on
telling-step = The next thing
telling-skip = Show how it stands now
rail = Log, chat and rules
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
help = Rules
keys = Keyboard
keys-choose = go from choice to choice, choose
keys-back = one step back
keys-help = this page
tab-board = Table
tab-area = Kingdom
tab-opponents = Others
tab-calls = (to be played here)
look-hint = Point at a card, or tap it, to read it here.
card = A closer look
curtain-title = It is { $name }'s turn
curtain-text = Pass the device on. The table stays hidden until { $name } is in front of the screen.
curtain-lift = I am { $name }
total = Total
winner = winner
score-chart = Scores over the game
rematch = Rematch
replay = Look back
share = Share
link-copied = The link is copied.
source = Source: { $source ->
    [rulebook] rulebook
    [published] published data
   *[reconstructed] reconstructed
}

settings = Settings
about = About
waiting = One moment…
all-options = All options
finished = finished
look-again = Look again
name-hint = a guest
name-keep = Keep this name
name-kept = Good evening, { $name }!
guest = Guest { $n }
somebody = Somebody
seat-open = Free seat
bot-random = at random
bot-greedy = shrewd
bot-easy = easy
bot-medium = medium
bot-hard = hard
resigned = the house plays on
yes = Yes
no = No

oops-lost = Lost our way
    .text = There is no such page. Perhaps the link is incomplete.
oops-no-table = No such table
    .text = This table does not exist, or no longer does. Ask whoever invited you for a new link.
oops-offline = The tavern does not answer
    .text = The server cannot be reached just now. Your games are kept: nothing is lost.
oops-refused = Not possible
    .text = The server did not accept that.
trouble-offline = The server does not answer.
try-again = Try again
connection-lost = Connection lost, coming back…
connection-no-sockets = The house answers, but no live line to it opens: a proxy in between does not pass WebSockets on. The README of Taverne has a proxy that does.
connection-closed = The server hung up. Reload the page to come back.
read-only = A table to look at only
download-record = Download the record

seats = Seats
seat-who = Who plays on seat { $n }
seat-name = Name of seat { $n }
seat-friend = a friend, by the link
seat-here = somebody on this device
seat-beside = on this device
seat-bot = The house plays
seat-free = Free the seat
seat-remove = Remove
seats-wanted = With these options the number of players can be { $allowed }.
seat-add = Add a seat
seat-add-bot = Add an opponent
sit-here = Sit here
who-may-come = Who may come
table-private = Whoever has the link
table-public = Everybody: the table is shown on the home page
open-table = Open the table
start = Start
start-when = { $n ->
    [one] as soon as the last seat is taken
   *[other] as soon as the { $n } free seats are taken
}
start-host = The game begins when the host says so.
join-first = Sit down to play, or stay and watch.
leave = Leave the table
invite-title = Invite your friends
invite-text = Send them this link: it leads straight to this table, without account or password.
invite-link = Link to the table
invite-here = This link works on this computer only. For others: close the house and open it with ./play --listen 0.0.0.0:8080
invite-network = This is the address of this computer in your network: it works for everybody there.
invite-code = For the camera of a phone
invite-code-of = Code for { $link }
copy-link = Copy the link

watching = You are watching
waiting-for = Waiting for { $names }
game-over = The game is over.
score-now = Score: { $n }
score-now-title = Your score, source by source
score-sheet = Scores
scores-now = The scores so far
scores-known = As far as you can know: without the others' secrets.
you-win = You win!
wins = { $name } wins!
tie = A tie: { $names }
chart-start = start
chart-end = end
what-is = { $what }: { $is }
show-then = Show the table at that moment
log-earlier = Earlier…
rules-all = All the rules
rules-of = { $game }: the rules
contents = Contents
table-menu = This table
watchers = { $n ->
    [one] 1 person is watching
   *[other] { $n } people are watching
}
replace = Let the house play for { $name }
lent = The house has played for you since you left
take-back = Take my seat back
resign = Give up my seat
resign-sure = The house will play for you to the end. There is no way back.
resign-yes = Yes, give up
to-table = To the table
moment = Moment of the game
moment-of = { $play } / { $plays }
copy-moment = Link to this moment
link = Link
record = Record
back-to-now = Back to now
step-first = To the start
step-back = One step back
step-run = Play on
step-pause = Pause
step-on = One step forward
step-last = To the end

fair-dice = Fair dice
fair-dice-text = Before the first throw the server committed itself to all the chance of this game: this is the fingerprint of its seed. At the end the seed is shown and anybody can work it all out again.
fair-commitment = Fingerprint (SHA-256), given at the start
fair-seed = Seed, given at the end
fair-later = The seed will be shown at the end of the game.
fair-verify = Verify
fair-verifying = Playing the whole game again…
fair-yes = All is well: the dice were fair and the rules were kept.
fair-no = Something does not add up.

settings-look = Appearance
settings-you = You
language = Language
theme = Light
theme-dark = Night
theme-light = Parchment
text = Size of words
text-usual = usual
text-large = large
text-huge = very large
pace = Pace
pace-text = of what others and the game do
pace-slow = slow
pace-calm = calm
pace-quick = quick
pace-still = all at once
sound = Sound
sound-on = Quiet sounds at the table
doubt = Second thoughts
doubt-on = Ask once more before something is given up for good
letters = Shortcuts
letters-on = Letters work as keys at the table: U undo, H hint, R see again, P pause, ? rules
sure = Give this up?
sure-text = Something else could still be done here, and this cannot be taken back.
sure-yes = Yes, give it up
sure-no = No, think again
sure-never = Do not ask again (it can be changed in the settings)
carry = Continue on another device
carry-text = A code carries your name and your seats to another device.
carry-make = Make a code
carry-have = I have a code from another device
carry-once = It works once, within 15 minutes. Keep it to yourself.
carried = Done: you are { $name } here too.
claim-text = This device will take the identity of the one that made this code. First look whose it is.
claim-look = Whose is it?
claim-whose = This is the code of { $name }, who has { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
 }.
claim-cost = On this device you are { $name }. { $tables ->
    [0] No table
    [one] One table
   *[other] { $tables } tables
 } and { $campaigns ->
    [0] no campaign
    [one] one campaign
   *[other] { $campaigns } campaigns
 } of yours would move to { $whose }, for good: whoever made the code could play them and see your cards.
claim-own = Go on only if you made this code yourself.
claim-no = Leave everything as it is
claim-anyway = I am { $name }: move all of it
claim-already = You are { $name } on this device already.
claim = Take over
code = Code
forget = Delete my data
forget-text = Your name and your messages disappear everywhere; the house finishes your games.
forget-sure = Really delete everything? There is no way back.
forget-yes = Yes, delete everything
forgotten = Deleted. Welcome, guest!

about-house = Taverne is a digital table for board games, free and without accounts: a game with friends, tonight, on any screen.
about-games = The games
about-games-text = Taverne is an independent implementation. The games, their names and their worlds belong to their authors and publishers; none of their artwork is used here. If you like a game, buy it: nothing beats a real table.
about-figures = Where the figures come from
about-figures-text = From the rulebooks, and from data published by other enthusiasts. Each card says where its figures come from.
about-figures-more = The details, at the end of the rules
about-icons = The icons
about-icons-by = { $artists } and the other contributors.
about-fonts = The typefaces
about-licence = The program
about-licence-text = Free, under the MIT or the Apache 2.0 licence, as you like.
about-licences = The licences of all that is inside
about-private = Privacy
about-private-text = One cookie, to find your seats again. No tracking, nothing from elsewhere. “Delete my data” in the settings really deletes.
rematch-open = A rematch is open: “Rematch” takes you there.
eyes-of = Seen by
eyes-watching = a spectator
chat-name = What name shall the others see?

opponent-choose = Choose an opponent
opponent-of = Opponent on seat { $n }: { $name }
opponent-taken = already at this table
hints = Hints
hints-allowed = Hints allowed
hints-text = Whoever is at a loss may ask what the house's best player would do in their place.
hint = Hint
hint-ask = What would the house do here? (H)
hint-thinking = The house is thinking…
hint-chance = Chance to win
hint-measure = Your chance to win by what you know, if everybody plays on as the house does; the same as in the analysis
hint-lead = { $n } points
hint-less = { $n } less
hint-play = Play this
analysis = Analysis
about-portraits = The portraits of the people of the tavern are made from them, coloured and framed by us.
hint-same = just as many

campaign = Campaign
campaign-hint = Several solo games that belong together
campaign-table = { $name } · game { $n }
your-campaigns = Your campaigns
campaign-continue = Go on
campaign-look = Look
campaign-games = { $n ->
    [one] { $n } { $all ->
        [0] game
       *[other] of { $all } games
    }
   *[other] { $n } { $all ->
        [0] games
       *[other] of { $all } games
    }
} played
campaign-objectives = { $n } of { $all } objectives
oops-no-campaign = No such campaign
    .text = This campaign does not exist, or it is not yours.
