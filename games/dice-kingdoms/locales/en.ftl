### The words of Dice Kingdoms of Valeria, in English.

## Names

# The game

game-title = Dice Kingdoms of Valeria
game-pitch = Six dice, two sheets, and rewards that set each other off.
game-about =
    Every roll brings a harvest to everybody; then whoever rolled recruits a citizen, fights in a lair or builds a road.
    Ticked boxes pay rewards that tick further boxes, and with some skill a single die sets off a whole chain.
    Domains bend the dice, statues tell what your realm is worth, and three finished guilds end the game.

# Guilds and dice

guild-holy = Holy
guild-worker = Workers
guild-shadow = Shadows
guild-soldier = Soldiers

die-yellow = the yellow die
die-red = the red die
die-green = the green die
die-blue = the blue die
die-any = any one coloured die

# Rewards

reward-recruit = recruit
reward-gold = gold
reward-road = road
reward-sentinel = sentinel
reward-combat = combat
reward-pedestal = pedestal
reward-star = star
reward-recruit-about = Tick the next box of a citizen section of your choice.
reward-gold-about = Tick the next box of the war chest.
reward-road-about = Tick a road box next to a ticked one, a start or a joined domain.
reward-sentinel-about = Tick the next box of the wall walk.
reward-combat-about = Tick the next box of a lair of your choice and gain its reward.
reward-pedestal-about = Take a statue from the row.
reward-star-about = 1 point at the end.

# Citizens

citizen-c1 = Cleric
citizen-c2 = Merchant
citizen-c3 = Mercenary
citizen-c4 = Archer
citizen-c5 = Peasant
citizen-c6 = Knight
citizen-c7 = Rogue
citizen-c8 = Champion
citizen-c9_10 = Paladin
citizen-c11_12 = Butcher

# Domains and roads

domain-d01 = Woodside Mill
domain-d02 = Watchtower
domain-d03 = Ford Inn
domain-d04 = Lily Basin
domain-d05 = Dale Chapel
domain-d06 = Greystone Quarry
domain-d07 = Clearing Barracks
domain-d08 = Artisans’ Hall
domain-d09 = Smugglers’ Den
domain-d10 = Great Arena
domain-d11 = Observatory
domain-d12 = Hall of Justice
domain-d13 = Hilltop Monastery

power-adjust = +1 or −1 on { $die }, once in each of your action phases
power-flip = flip { $die } (7 less its value), once in each of your action phases
power-citizen = at once, a citizen ({ $guild })

place-start = start { $n }
place-dead-end = dead end { $n }
road-name = { $a } – { $b }

# Lairs

lair-den_goblin = Goblin Lair
lair-den_troll = Troll Lair
lair-den_minotaur = Minotaur Lair
lair-den_dragon = Dragon Lair

# Statues

statue-1 = Bridgewright (1)
statue-2 = Landlord (2)
statue-3 = Treasurer (3)
statue-4 = Sentinel (4)
statue-5 = Monster Slayer (5)
statue-6 = Stargazer (6)
statue-7 = Sculptor (7)
statue-8 = Holy One (8)
statue-9 = Shadow (9)
statue-10 = Soldier (10)
statue-11 = Worker (11)
statue-12 = Herald (12)
statue-13 = Champion (13)
statue-14 = Queen (14)

statue-scores = { $points } VP for { $things }
statue-gives = at once: { $rewards }
statue-gives-and-stars = at once: { $rewards }; counts as { $stars } stars

metric-bridges = { $n ->
    [one] each complete bridge
   *[other] every { $n } complete bridges
 }
metric-domains = { $n ->
    [one] each joined domain
   *[other] every { $n } joined domains
 }
metric-lairs = { $n ->
    [one] each finished lair
   *[other] every { $n } finished lairs
 }
metric-chest_boxes = { $n ->
    [one] each ticked war chest box
   *[other] every { $n } ticked war chest boxes
 }
metric-wall_stars = { $n ->
    [one] each ticked star of the wall walk
   *[other] every { $n } ticked stars of the wall walk
 }
metric-stars = { $n ->
    [one] each star
   *[other] every { $n } stars
 }
metric-pedestals = { $n ->
    [one] each ticked pedestal
   *[other] every { $n } ticked pedestals
 }
metric-holy = { $n ->
    [one] each ticked box of a Holy citizen
   *[other] every { $n } ticked boxes of Holy citizens
 }
metric-worker = { $n ->
    [one] each ticked box of a Worker
   *[other] every { $n } ticked boxes of Workers
 }
metric-shadow = { $n ->
    [one] each ticked box of a Shadow
   *[other] every { $n } ticked boxes of Shadows
 }
metric-soldier = { $n ->
    [one] each ticked box of a Soldier
   *[other] every { $n } ticked boxes of Soldiers
 }

# Events of the solo game

event-1 = Flash Flood
event-2 = Deserted Village
event-3 = Cracked Rampart
event-4 = Elusive Monster
event-5 = Exodus
event-6 = Looting
event-7 = Guild Strike
event-8 = Marble Shortage
event-9 = Landslide
event-10 = Thick Fog

event-text-bridge = an incomplete bridge is lost: its gold box pays nothing and it never counts
event-text-domain = a domain you have not joined becomes a dead end
event-text-wall_star = the next star of the wall walk is struck
event-text-lair_value = the higher value of an unfinished lair is struck
event-text-citizen = the rightmost open box of a citizen section is struck
event-text-chest_reward = the next reward of the war chest is struck, pedestals aside
event-text-guild_reward = the next reward of your most advanced unfinished guild track is struck
event-text-pedestal = the last pedestal of the war chest is struck
event-text-road = a road without any tick is blocked
event-text-blue_die = the blue die cannot be used this turn

# Ranks of the solo game

rank-fallen = { $points } VP: the queen takes your title from you, and a baroness takes your place.
rank-watched = { $points } VP: your castle is not chosen, and the queen sends a baron to watch you.
rank-chamberlain = { $points } VP: your castle is not chosen, but you are now First Chamberlain of the South.
rank-duke = { $points } VP: your castle is the Southern Capital of Valeria, and the duchy is yours!

# Boxes

spot-citizen = { $name } { $n }
spot-guild = { $name } { $n }
spot-chest = war chest { $n }
spot-wall = wall walk { $n }
spot-lair = { $name } { $from }–{ $to }, box { $n }
spot-road = { $name }, box { $n }

target-bridge = the bridge { $road }
target-lair = the higher value of the { $lair }
target-citizen = a box of the { $name }
target-guild = the next reward of the { $guild } track
target-wall = the next star of the wall walk
target-chest = the next reward of the war chest
target-pedestal = the last pedestal of the war chest

unknown = something that does not exist

# Scores and phases

score-stars = Stars
score-domains = Domains
score-lairs = Lairs
score-statues = Statues

phase-roll = Roll
phase-event = Event
phase-harvest = Harvest
phase-statues = Statues
phase-action = Action
phase-roll_again = Second roll
phase-second_harvest = Second harvest
phase-over = The end

## Questions

ask-roll = Your turn: roll the dice.
ask-roll-again = Roll the black dice for the second harvest.
ask-action = Choose a die: yellow recruits, red fights, green builds.
ask-action-powers = Choose a die, or change one with a domain.
ask-console = The harvest ticked no guild box: choose a track for one.
ask-recruit = A recruit: which citizen?
ask-road = A road box: where?
ask-combat = A combat: in which lair?
ask-statue = A pedestal: which statue do you take?
ask-strike-bridge = { $event }: which bridge is swept away?
ask-strike-domain = { $event }: which domain is deserted?
ask-strike-wall_star = { $event }: a star of the wall walk is struck.
ask-strike-lair_value = { $event }: which lair loses its higher value?
ask-strike-citizen = { $event }: which citizens leave?
ask-strike-chest_reward = { $event }: a reward of the war chest is struck.
ask-strike-guild_reward = { $event }: on which track is a reward struck?
ask-strike-pedestal = { $event }: a pedestal is struck.
ask-strike-road = { $event }: which road is blocked?
ask-strike-blue_die = { $event }: the blue die cannot be used.
ask-nothing = The game is over.

## Actions

do-roll = Roll the dice
do-strike = { $target }
do-console = { $guild }: { $gives }
do-recruit = { $name }: { $gives }
do-pave = From { $from } to { $to }: { $gives }
do-combat = { $lair }: { $gives }
do-take-statue = { $statue }: { $text }
do-change-die = { $domain }: { $die } from { $from } to { $to }
do-hire = Recruit with { $value }, { $name }: { $gives }
do-fight = Fight with { $value }, { $lair } { $from }–{ $to }: { $gives }
do-build = Build with { $value }, from { $from } to { $to }: { $gives }
do-hire-later = Recruit a citizen
do-fight-later = Fight in a lair
do-build-later = Build a road
do-change-die-later = { $domain }: change a die
do-idle = Take a die that ticks nothing

gives = { $gains }
gives-plain = a plain box
gives-nothing = nothing
gives-boxes = { $n ->
    [one] 1 box
   *[other] { $n } boxes
 }
gives-choice = then your choice
gives-bridge = bridge complete
gives-lair = lair finished
gives-points = { $n } VP

## Log

log-begins = { $who_is ->
    [you] The sheets are laid out. You begin.
   *[other] The sheets are laid out. { $who } begins.
 }
log-turn = Round { $round }, turn { $turn }: { $who_is ->
    [you] yours.
   *[other] { $who }.
 }
log-rolled = { $who_is ->
    [you] You roll black { $one } and { $two }, yellow { $yellow }, red { $red }, green { $green }, blue { $blue }.
   *[other] { $who } rolls black { $one } and { $two }, yellow { $yellow }, red { $red }, green { $green }, blue { $blue }.
 }
log-rolled-again = { $who_is ->
    [you] You roll { $one } and { $two } for the second harvest.
   *[other] { $who } rolls { $one } and { $two } for the second harvest.
 }
log-event = Double! Boat { $boats }: { $event } – { $text }.
log-struck = Struck: { $target }.
log-event-missed = There is nothing to strike.
log-no-boat = Double, but all boats are ticked: no event.
log-activated = { $who_is ->
    [you] Your { $name } ({ $values }): { $guild } +{ $n }.
   *[other] { $who }, { $name } ({ $values }): { $guild } +{ $n }.
 }
log-activated-full = { $who_is ->
    [you] Your { $name } ({ $values }): the { $guild } track is full already.
   *[other] { $who }, { $name } ({ $values }): the { $guild } track is full already.
 }
log-consoled = { $who_is ->
    [you] No guild box for you: you choose { $guild } +1.
   *[other] No guild box for { $who }, who chooses { $guild } +1.
 }
log-changed-die = { $who_is ->
    [you] { $domain }: you turn { $die } from { $from } to { $to }.
   *[other] { $domain }: { $who } turns { $die } from { $from } to { $to }.
 }
log-hires = { $who_is ->
    [you] You recruit with { $value }: { $name }.
   *[other] { $who } recruits with { $value }: { $name }.
 }
log-fights = { $who_is ->
    [you] You fight with { $value }: { $lair }.
   *[other] { $who } fights with { $value }: { $lair }.
 }
log-builds = { $who_is ->
    [you] You build with { $value }, from { $from } to { $to }.
   *[other] { $who } builds with { $value }, from { $from } to { $to }.
 }
log-idles = { $who_is ->
    [you] You take a die that ticks nothing.
   *[other] { $who } takes a die that ticks nothing.
 }
log-ticked = { $who_is ->
    [you] You tick { $spot }.
   *[other] { $who } ticks { $spot }.
 }
log-ticked-reward = { $who_is ->
    [you] You tick { $spot }: { $reward }.
   *[other] { $who } ticks { $spot }: { $reward }.
 }
log-plunder = { $who_is ->
    [you] The fight brings you a gold.
   *[other] The fight brings { $who } a gold.
 }
log-lost = { $who_is ->
    [you] You have nothing left to tick for { $reward }.
   *[other] { $who } has nothing left to tick for { $reward }.
 }
log-surplus = { $n ->
    [one] The road ends here: 1 box is lost.
   *[other] The road ends here: { $n } boxes are lost.
 }
log-guild-finished = { $who_is ->
    [you] You have finished the { $guild } track!
   *[other] { $who } has finished the { $guild } track!
 }
log-bridge = { $who_is ->
    [you] You complete the bridge { $road }.
   *[other] { $who } completes the bridge { $road }.
 }
log-joined = { $who_is ->
    [you] You join { $domain }: { $power }.
   *[other] { $who } joins { $domain }: { $power }.
 }
log-power-lost = { $domain }: no box of a citizen of the guild is left, nothing more to gain.
log-lair-finished = { $who_is ->
    [you] You have finished the { $lair }.
   *[other] { $who } has finished the { $lair }.
 }
log-circled-first = { $who_is ->
    [you] You are the first in the { $lair }: { $points } VP.
   *[other] { $who } is the first in the { $lair }: { $points } VP.
 }
log-circled-other = { $who_is ->
    [you] The { $lair } brings you { $points } VP.
   *[other] The { $lair } brings { $who } { $points } VP.
 }
log-harvest-shown = Harvest: { $who }.
log-took-statue = { $who_is ->
    [you] You take the statue { $statue }: { $text }.
   *[other] { $who } takes the statue { $statue }: { $text }.
 }
log-pedestal-lost = { $who_is ->
    [you] There is no statue you may take: the pedestal stays empty.
   *[other] There is no statue for { $who } to take: the pedestal stays empty.
 }
log-revealed = New statue: { $statue }.
log-last-round = { $who_is ->
    [you] You have finished enough guilds: this is the last round.
   *[other] { $who } has finished enough guilds: this is the last round.
 }
log-ended = The game is over.

## Refusals

no-game-over = The game is over.
no-not-asked = This is not yours to decide now.
no-not-now = That does not answer the question.
no-not-rolled = Roll the dice first: they say what you can tick.
no-unknown = There is no such thing on the sheets.
no-finished = There is no box left to tick.
no-out-of-reach = Neither a start nor a joined domain lies at this end.
no-same-box = One box is left, and it is the same from the other end.
no-other-value = This block answers to other values.
no-blue-not-needed = The die alone ticks the same boxes: the blue one adds nothing.
no-twin = The same statue lies further to the left: the two are alike.
no-card = There is no card.
no-same-number = You own a statue with this number already.
no-statue-limit = You own { $limit } statues, and may own no more.
no-not-joined = You have not joined this domain.
no-already-used = This domain was used in this action phase already.
no-other-power = This domain does something else.
no-die-unchanged = This would not change the die.
no-fog = Fog: the blue die cannot be used this turn.
no-can-tick = Every die can tick something: choose one.
no-not-eligible = The event cannot strike that.

## The table in text

table-turn = Round { $round }, turn { $turn }: { $who }
table-turn-solo = Tree { $turn } of { $trees } · boats { $boats } of { $most }
table-dice = black { $one } + { $two } = { $sum } · yellow { $yellow } · red { $red } · green { $green } · blue { $blue }
table-fog = fog
table-last-round = last round
table-row = Statues
table-deck = deck { $day } + { $night }
table-citizens = Citizens
table-chest = War chest
table-wall = Wall walk
table-lairs = Lairs
table-roads = Roads
table-domains = Domains
table-own-statues = Own statues
table-none = none
table-points = { $n } VP
table-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
 }
table-harvesting = harvesting
table-day = day
table-night = night
table-struck = Struck
table-legend = ■ ticked · □ plain · { $marks }
mark-recruit = R
mark-gold = G
mark-road = O
mark-sentinel = W
mark-combat = C
mark-pedestal = P
mark-star = ★
