### The words of Valeria: Card Kingdoms, in English.

## Names

# The game

game-title = Valeria: Card Kingdoms
game-pitch = Recruit, slay, build: two dice feed your kingdom.
game-about =
    Every turn, two dice put your citizens to work, and everybody else’s too: nobody waits with empty hands.
    Spend your gold, strength and magic to recruit people, slay the monsters of the borders and build domains.
    In the end a secret duke tells what your kingdom was really worth.

# Roles of citizens and domains

role-worker = Worker
role-soldier = Soldier
role-shadow = Shadow
role-holy = Holy

# Kinds of monsters

kind-minion = Minion
kind-beast = Beast
kind-titan = Titan
kind-boss = Boss

# Areas, left to right

area-hills = Hills
area-barrens = Barrens
area-ruins = Ruins
area-forest = Forest
area-valley = Valley
area-swamp = Swamp
area-mountains = Mountains
area-cavern = Cavern

# Citizens

citizen-starter_peasant = Starter Peasant
citizen-starter_knight = Starter Knight
citizen-cleric = Cleric
citizen-monk = Monk
citizen-merchant = Merchant
citizen-blacksmith = Blacksmith
citizen-mercenary = Mercenary
citizen-alchemist = Alchemist
citizen-archer = Archer
citizen-wizard = Wizard
citizen-peasant = Peasant
citizen-knight = Knight
citizen-rogue = Rogue
citizen-thief = Thief
citizen-champion = Champion
citizen-warlord = Warlord
citizen-paladin = Paladin
citizen-priestess = Priestess
citizen-butcher = Butcher
citizen-miner = Miner

# Monsters

monster-goblin = Goblin
monster-goblin_mage = Goblin Mage
monster-goblin_king = Goblin King
monster-gargoyle = Gargoyle
monster-wraith = Wraith
monster-witch_queen = Witch Queen
monster-skeleton = Skeleton
monster-flaming_skeleton = Flaming Skeleton
monster-skeleton_king = Skeleton King
monster-treant = Treant
monster-bane_spider = Bane Spider
monster-spider_queen = Spider Queen
monster-owlbear = Owlbear
monster-giant = Giant
monster-troll = Troll
monster-gelatinous_cube = Gelatinous Cube
monster-basilisk = Basilisk
monster-swamp_dragon = Swamp Dragon
monster-dire_bear = Dire Bear
monster-orc_warrior = Orc Warrior
monster-orc_chieftain = Orc Chieftain
monster-kobolds = Kobolds
monster-gold_golem = Gold Golem
monster-red_dragon = Red Dragon

# Domains

domain-foxgrove_palisade = Foxgrove Palisade
domain-the_desert_orchid = The Desert Orchid
domain-palace_of_the_dawn = Palace of the Dawn
domain-gargans_embrace = Gargan’s Embrace
domain-emerald_stronghold = Emerald Stronghold
domain-pratchetts_plateau = Pratchett’s Plateau
domain-blood_crow_army = Blood Crow Army
domain-halfpenny_hill = Halfpenny Hill
domain-monolith_of_ostendaar = Monolith of Ostendaar
domain-cathedral_of_st_aquila = Cathedral of St Aquila
domain-the_orb_of_urdr = The Orb of Urdr
domain-forgotten_sorrows = Forgotten Sorrows
domain-the_violet_thorn = The Violet Thorn
domain-darktide_harbour = Darktide Harbour
domain-rogues_landing = Rogue’s Landing
domain-shattered_hand = Shattered Hand
domain-cloudriders_camp = Cloudrider’s Camp
domain-grimmwater_keep = Grimmwater Keep
domain-eye_of_asteraten = Eye of Asteraten
domain-cutthroats_truce = Cutthroat’s Truce
domain-purloiners_perch = Purloiner’s Perch
domain-watcher_on_the_water = Watcher on the Water
domain-nest_of_the_weaver_witch = Nest of the Weaver Witch
domain-golden_obelisk_of_nae = Golden Obelisk of Nae

# Dukes

duke-cornelius = Cornelius the Dreamer
duke-elsyn = El’syn, Saint of Shadows
duke-elisium = Elisium the Allsmith
duke-hrothgar = Hrothgar the Conqueror
duke-isabella = Isabella the Righteous
duke-lekzandr = Lekzand’r the Protector
duke-node = Node, Master of Swords
duke-reese = Reese the Firebrand
duke-simon = Simon the Unclean
duke-waryn = Waryn, Lord of Rogues

# Setups

preset-first_game = First game
preset-first_game-about = Monsters of evenly rising strength and plain-spoken citizens: the table to learn the game on.
preset-or_qui_brille = Glittering gold
preset-or_qui_brille-about = Caverns full of gold and few domains that give magic: learn to turn the one into the other.
preset-maitrise_de_la_magie = Mastery of magic
preset-maitrise_de_la_magie-about = Clerics, Alchemists and Wizards: magic pays for nearly everything, and the Thief knows it.
preset-sang_monstrueux = Monstrous blood
preset-sang_monstrueux-about = Blacksmiths and Warlords make armies pay: here you live off hunting monsters.
