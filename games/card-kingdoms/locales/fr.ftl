### Les mots de Valeria : le Royaume, en français.

## Names

# Le jeu

game-title = Valeria : le Royaume
game-pitch = Recrutez, terrassez, bâtissez : deux dés nourrissent votre royaume.
game-about =
    À chaque tour, deux dés font travailler vos citoyens, et ceux de tous les autres : personne n’attend son tour
    les mains vides. Avec votre or, votre force et votre magie, recrutez du monde, terrassez les monstres des
    frontières et bâtissez des domaines. Un duc secret dira à la fin ce que valait vraiment votre royaume.

# Rôles des citoyens et des domaines

role-worker = Artisan
role-soldier = Soldat
role-shadow = Ombre
role-holy = Saint

# Sortes de monstres

kind-minion = Sbire
kind-beast = Bête
kind-titan = Titan
kind-boss = Chef

# Zones, de gauche à droite

area-hills = Collines
area-barrens = Landes
area-ruins = Ruines
area-forest = Forêts
area-valley = Vallées
area-swamp = Marais
area-mountains = Montagnes
area-cavern = Cavernes

# Citoyens

citizen-starter_peasant = Paysan de Départ
citizen-starter_knight = Chevalier de Départ
citizen-cleric = Clerc
citizen-monk = Moine
citizen-merchant = Marchand
citizen-blacksmith = Forgeron
citizen-mercenary = Mercenaire
citizen-alchemist = Alchimiste
citizen-archer = Archère
citizen-wizard = Magicien
citizen-peasant = Paysan
citizen-knight = Chevalier
citizen-rogue = Scélérat
citizen-thief = Voleuse
citizen-champion = Champion
citizen-warlord = Chef de Guerre
citizen-paladin = Paladin
citizen-priestess = Prêtresse
citizen-butcher = Boucher
citizen-miner = Mineur

# Monstres

monster-goblin = Gobelin
monster-goblin_mage = Mage Gobelin
monster-goblin_king = Roi Gobelin
monster-gargoyle = Gargouille
monster-wraith = Spectre
monster-witch_queen = Reine Sorcière
monster-skeleton = Squelette
monster-flaming_skeleton = Squelette Incandescent
monster-skeleton_king = Roi Squelette
monster-treant = Tréant
monster-bane_spider = Araignée Pestilentielle
monster-spider_queen = Reine Arachnée
monster-owlbear = Hibours
monster-giant = Géant
monster-troll = Troll
monster-gelatinous_cube = Cube Gélatineux
monster-basilisk = Basilic
monster-swamp_dragon = Dragon des Marais
monster-dire_bear = Ours Terrifiant
monster-orc_warrior = Guerrier Orque
monster-orc_chieftain = Chef de Clan
monster-kobolds = Kobolds
monster-gold_golem = Golem d’Or
monster-red_dragon = Dragon Rouge

# Domaines

domain-foxgrove_palisade = Bosquet aux Renards
domain-the_desert_orchid = L’Orchidée du Désert
domain-palace_of_the_dawn = Citadelle de l’Aube
domain-gargans_embrace = Étreinte du Gargane
domain-emerald_stronghold = Bastion d’Émeraude
domain-pratchetts_plateau = Plateau de Pratchett
domain-blood_crow_army = Bataillon Écarlate
domain-halfpenny_hill = Colline du Demi-Sou
domain-monolith_of_ostendaar = Monolithe d’Ostendaar
domain-cathedral_of_st_aquila = Cathédrale de St Aquilin
domain-the_orb_of_urdr = L’Orbe d’Urdr
domain-forgotten_sorrows = Source des Lamentations
domain-the_violet_thorn = L’Épine Pourpre
domain-darktide_harbour = Havre des Marées Noires
domain-rogues_landing = Débarcadère des Scélérats
domain-shattered_hand = Main Brisée
domain-cloudriders_camp = Camp du Chevaucheur de Nuages
domain-grimmwater_keep = Donjon des Eaux Noires
domain-eye_of_asteraten = Œil d’Asteraton
domain-cutthroats_truce = Au Coupe-Gorge
domain-purloiners_perch = Quai des Ombres
domain-watcher_on_the_water = Guetteur Lacustre
domain-nest_of_the_weaver_witch = Antre de la Veuve Noire
domain-golden_obelisk_of_nae = Obélisque Doré de Naé

# Ducs

duke-cornelius = Cornelius le Rêveur
duke-elsyn = El’syn, Saint des Ombres
duke-elisium = Elisium le Maître-Forgeron
duke-hrothgar = Hrothgar le Conquérant
duke-isabella = Isabella la Juste
duke-lekzandr = Lekzand’r le Protecteur
duke-node = Node, Maître des Épées
duke-reese = Reese le Boutefeu
duke-simon = Simon l’Impur
duke-waryn = Waryn, Seigneur des Scélérats

# Mises en place

preset-first_game = Première partie
preset-first_game-about = Des monstres de force bien étagée et des citoyens sans détour : la table pour découvrir le jeu.
preset-or_qui_brille = Or qui brille
preset-or_qui_brille-about = Des cavernes pleines d’or et peu de domaines qui donnent de la magie : apprenez à changer l’un en l’autre.
preset-maitrise_de_la_magie = Maîtrise de la Magie
preset-maitrise_de_la_magie-about = Clercs, Alchimistes et Magiciens : la magie paie presque tout, et la Voleuse le sait.
preset-sang_monstrueux = Sang monstrueux
preset-sang_monstrueux-about = Forgerons et Chefs de Guerre font fructifier les armées : ici, on vit de la chasse aux monstres.
