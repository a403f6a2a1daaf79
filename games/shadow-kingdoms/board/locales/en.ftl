# The words of the board; names of cards and sentences of the game come from its own files.
sk-board = Your board
sk-tab = Camp
sk-open = See the whole board: { $name }
sk-first = first player
sk-of = { $n }/{ $of }
sk-free = Free
sk-ready = Ready
sk-cap = { $n } at most

sk-good-gold = Gold
sk-good-magic = Magic
sk-good-gem = Gems
sk-good-influence = Influence
sk-good-points = VP
sk-good-strength = Strength
goods-points = { $n } VP
goods-strength = { $n } Strength
sk-champion = champion
sk-plan = battle plan
sk-die = die
sk-award = award
sk-marker = marker
sk-joker = joker
sk-scroll = Scroll
sk-chain = chain bonus
sk-die-words = { $troop } { $n }
sk-discount = { $n ->
    [0] no discount
   *[other] discount { $n }
}

# At the top
sk-dice-left = { $n ->
    [one] { $n } die, refill at { $at }
   *[other] { $n } dice, refill at { $at }
}
sk-round = Round { $n }
sk-last-round = Last round
sk-step-move = Move
sk-step-die = Die
sk-step-shrine = Shrine
sk-step-choose_plan = Plan
sk-step-change = Troops
sk-step-uncover = Marker
sk-step-zone = Zone
sk-step-chain = Chains
phase-boards = Boards
phase-faces = Scrolls
phase-refill = Refill
phase-over = End

# The stage
sk-stage = Shrines
sk-name-gem = Gems
sk-name-magic = Magic
sk-name-champion = Champions
sk-name-gold = Gold
sk-name-plan = Plans
sk-here = you are here
sk-no-dice = no dice
sk-warden = Warden: { $name }
sk-gate-gem = Take [[gem:1]] of { $n }
sk-gate-magic = [[magic:2]] or 1 award
sk-gate-champion = Recruit a champion
sk-gate-gold = Gain the discount in [[gold]]
sk-gate-plan = Reserve a plan
sk-gate-short-gem = [[gem:1]] of { $n }
sk-gate-short-magic = [[magic:2]] or award
sk-gate-short-champion = recruit
sk-gate-short-gold = discount in [[gold]]
sk-gate-short-plan = reserve
sk-kind-shrine = Shrine
sk-shrine-gem = Take a die, then 1 Gem from the supply, if there is one left ({ $n }) and you have room for it.
sk-shrine-magic = Take a die, then gain 2 Magic or claim an award whose criterion you meet.
sk-shrine-champion = Take a die, then recruit a champion: its discount counts. For 1 Magic you renew one.
sk-shrine-gold = Take a die and gain as much Gold as its discount.
sk-shrine-plan = Take a die, then reserve a plan of the column: its discount counts. For 1 Magic you renew one.
sk-kind-die = Die
sk-die-strength = Strength { $n } when you execute a plan.
sk-die-discount = A discount of { $price } on the action of the shrine you enter to take it, and on nothing else.
sk-die-no-discount = No discount.

# Cards
sk-shelves = Below the shrines
sk-champions = Champions
sk-plans = Plans
sk-awards = Awards
sk-empty-space = empty space
sk-plan-taken = taken this turn
sk-price-now = { $n } Gold for you
sk-kind-champion = Champion · { $row }
sk-price-told = You would pay { $price } (base { $base }).
sk-worth-now = Worth { $points } for now.
sk-kind-plan = Battle plan · { $battle }
sk-plan-needs = Takes { $troops }
sk-plan-prices = To reserve it costs you { $reserve }, to buy it in Camp { $camp }.
sk-forecast = With your dice as they are: { $strength }, { $points }.
sk-forecast-gems = It takes { $gems } as a joker.
sk-kind-award = Award
sk-award-met = criterion met
sk-award-not-met = criterion not met
sk-award-progress = You are at { $n } of { $of }.
sk-award-next = The next to claim it scores { $points }.
sk-award-how = Claimed in the Magic shrine, with a marker of your board.
sk-on-scroll = on the scroll
sk-at-least = { $what } { $n } or more
sk-renew = Renew
sk-renew-about = For 1 Magic the next card you touch goes under its pile and another takes its place.

# Your board
sk-plans-done = Plans executed
sk-camp = Camp
sk-in-camp = Warden in Camp
sk-go-camp = Go to Camp
sk-slot-free = free slot
sk-new-die = new die
sk-conquests = Conquests
sk-strength-1 = Strength +1
sk-strength-won = Strength +1
sk-joker-hint = { $troop } = joker
sk-joker-won = { $troop } = joker
sk-reserve = Reserve
sk-slot-left = { $price } → [[influence:1]]
sk-slot-middle = { $price } → 1 [[die]]
sk-slot-right = { $less ->
    [0] [[champion]] at base cost
   *[other] [[champion]] at base cost, less { $off }
}
sk-slot-left-text = When you place a plan here, you may pay { $price } for [[influence:1]].
sk-slot-middle-text = When you place a plan here, you may pay { $price } to take a die from any shrine.
sk-slot-right-text = When you place a plan here, you may recruit a champion at its base cost{ $less ->
    [0] {""}
   *[other] , less { $off }
}.
sk-kind-slot = Reserve
sk-kind-spot = Conquest, still covered
sk-spot-how = A marker leaves when you execute a plan or claim an award.

# The scroll
sk-kind-zone = Skirmish zone
sk-kind-scroll = Campaign scroll
sk-zone-of = { $what } zone
sk-zone-strength = Strength 15+ zone
sk-zone-taken = taken
sk-zone-now = Would score { $n } VP now.
sk-zone-strength-text = 2 VP if the strength of the plan reaches 15.
sk-zone-troop-text = 1 VP for each { $what } symbol on the plan.
sk-zone-battle-text = 2 VP if the plan is of type { $what }.
sk-zone-links = Chains with your markers: { $links }.
sk-link = Chain
sk-link-done = chain complete
sk-link-text = Gained when the two zones beside it hold a marker.
sk-chain-champion = a free champion
sk-chain-influence = [[influence:2]]
sk-chain-magic = [[magic:2]]
sk-chain-gold = [[gold:3]]
sk-chain-gem = [[gem:1]]
sk-chain-die = a die from any shrine

# Executing a plan
sk-assault = { $name_is ->
    [you] Your plan
   *[other] The plan of { $name }
}
sk-plan-number = { $battle }, your { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} of 7
sk-spent = Spent
sk-left = Left
sk-unchanged = unchanged
sk-joker-by-gem = joker, by a gem
sk-change-raise = Raise by 1
sk-change-lower = Lower by 1
sk-change-flip = Flip
sk-yields = This move brings
sk-zone-best = Zone, at best
sk-zone-chosen = Zone chosen
sk-points-more = +{ $n } VP
sk-then = Then a marker leaves your board for a zone of the scroll.
sk-then-done = The marker, the zone, the chains: then the turn ends.
sk-strength = Strength { $n }
sk-strength-worth = brings { $points }
sk-bonus = +{ $n } { $from }
sk-bonus-board = board
sk-over = { $n } too many
sk-tick = zone 15+
sk-ceiling = ceiling { $n }
sk-low = { $n } VP up to { $to }
sk-see-table = See the table
sk-see-sheet = See the assault

# Setup
sk-boards-title = Choose your people
sk-boards-text = Its colour is yours, and its troop may become a joker.
sk-board-joker = possible joker: { $troop }
sk-faces-title = Choose a face of your scroll
sk-faces-text = Nine zones for your markers; two neighbours pay the bonus between them.

# The Adversary
sk-rival-here = At the shrine: { $place }
sk-rival-next = next: { $place }
sk-rival-start = Start
sk-rival-meetings = Meetings
sk-rival-plans = Plans
sk-rival-awards = Awards, if the game ended
sk-rival-about = After each of your turns it moves on by one shrine: it shuts that shrine for you, scores 2 VP if it finds you there, and takes a plan when it comes to the Plans. Next stop: { $place }.
