# The words of the page around the boards.
home = Home
tonight = What shall we play tonight?
pitch = Five games, all their rules, with friends, alone or against the house.
play = Play
play-hint = Play at once against the house
invite = Invite
invite-hint = Open a table and send the link
solo = Solo
solo-hint = Play alone
soon = Coming soon
soon-text = This game is still in the kitchen.
players = { $least }–{ $most } players
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
switch-language = Change the language: French, English
switch-theme = Change the light: night, parchment
your-name = Your name
your-name-why = Under which name do you sit down? You will be asked only once.
sit-down = Sit down
close = Close
credits = Icons: game-icons.net (CC BY 3.0). Type: Cinzel and Alegreya Sans (OFL).

game-card-kingdoms = Valeria: Card Kingdoms
    .pitch = Recruit, slay, build: two dice feed your kingdom.
game-shadow-kingdoms = Shadow Kingdoms
    .pitch = This time the monsters are you.
game-dice-kingdoms = Dice Kingdoms
    .pitch = Roll, tick, chain the rewards.
game-valroc = Valroc
    .pitch = Eight places, four elements, one title of Archmage.
game-heroes3 = Heroes III
    .pitch = Explore, raise an army, take the town.

table = Table
you = You
lord = The Dark Lord
nobody = Nobody
bot = the house
away = away
phases = Phases of the turn
prompt = To do
rule-here = The rule that applies
every-choice = { $count ->
    [one] 1 choice
   *[other] All { $count } choices
}
every-choice-title = Everything you can do
back = Back
undo = Undo
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
look-hint = Point at a card, or tap it, to read it here.
card = Card
curtain-title = It is { $name }'s turn
curtain-text = Pass the device on. The table stays hidden until { $name } is in front of the screen.
curtain-lift = I am { $name }
round = Round { $n }
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
