# The people of the tavern, one line each.
person-colin = Kitchen boy. Plays between two dishes, and forgets his turn.
person-nicolette = Gardener. Picks the prettiest cards.
person-guillot = Fisherman. Patient, but trusts his luck.
person-barnabe = Pedlar. Talks a lot, reckons little.
person-grom = Bridge troll. Big heart, small sums.
person-melisande = Elven merchant. Knows what every card is worth.
person-aldric = Old campaigner. Strikes first, counts later.
person-bertrand = Smuggler. Has a nose for a bargain.
person-guillemette = Sister porter. Gentle at table, firm at play.
person-thorgrim = Dwarf of the mines. Never in a hurry, never distracted.
person-ambroise = Court mage. Thinks three turns ahead.
person-isaure = Witch of the marsh. She has seen this game before.
person-anselme = Brother archivist. Knows all the rules. All of them.
person-clodomir = Fallen king. Will not be dethroned twice.
person-morgane = Faceless strategist. Nobody has seen her lose.
person-harpagon = Always takes what brings the most at once.
person-fortunat = Plays entirely at random.

level-easy = Easy
    .text = to learn, or to catch breath
level-medium = Medium
    .text = a good game
level-hard = Hard
    .text = lets nothing pass
level-other = Other
    .text = to try things out
