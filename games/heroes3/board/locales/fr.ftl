# Ce que dit le plateau de Heroes III, en plus des mots du jeu.
h3-tab = Héros
h3-foe = L’ennemi
h3-mine = Votre Héros
h3-guard = Garde neutre
h3-guard-level = Garde { $level }
h3-level = Niveau { $level } · { $faction }
h3-round = Tour { $n }
h3-stage-deploy = Mise en place
h3-stage-fight = Combat · tour { $n }
h3-stage-extend = Suite ou retraite : 1 PD
h3-stage-over = Combat terminé
h3-field = Champ de bataille
h3-order = Ordre d’initiative
h3-turn-of = { $unit }, { $side }, initiative { $n }, { $state ->
    [active] agit maintenant
    [done] a déjà agi
    [next] sera la prochaine
   *[waits] attend
  }
h3-row-0 = arrière
h3-row-1 = front
h3-row-2 = Milieu
h3-row-3 = front
h3-row-4 = arrière
h3-line = { $name } · { $line }
h3-space = colonne { $column }, { $line }
h3-steps = { $n ->
    [0] sur place
    [one] 1 pas
   *[other] { $n } pas
  }
h3-ways = { $n } chemins
h3-can-strike = Peut être attaqué
h3-face-few = Quelques
h3-face-pack = Groupe
h3-face-neutral = Neutre
h3-face-siege = Siège
h3-tier-bronze = Bronze
h3-tier-silver = Argent
h3-tier-golden = Or
h3-tier-azure = Azur
h3-kind-ground = au sol
h3-kind-flying = volante
h3-kind-ranged = à distance
h3-kind-ground-about = Au sol : jusqu’à 3 cases en contournant, puis attaque un ennemi voisin.
h3-kind-flying-about = Volante : jusqu’à 3 cases par-dessus tout, puis attaque un ennemi voisin.
h3-kind-ranged-about = À distance : attaque n’importe quel ennemi, puis 1 case ; ou 1 case sans attaquer. Deux dés, le plus bas, contre un voisin et d’une ligne arrière à l’autre.
h3-unit-words = { $unit }, { $face }, { $side }, attaque { $attack }, défense { $defense }, Points de vie { $left } sur { $health }, initiative { $initiative }
h3-damage-on = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  } : il reste { $left }.
h3-then-few = S’il tombe, le Groupe devient « Quelques » : { $figures } (Attaque, Défense, Points de vie, Initiative).
h3-attack = attaque
h3-defense = défense
h3-health = Points de vie
h3-initiative = initiative
h3-power = puissance
h3-n-attack = { $n } d’attaque
h3-n-defense = { $n } de défense
h3-n-health = { $n ->
    [one] { $n } Point de vie
   *[other] { $n } Points de vie
  }
h3-n-initiative = initiative { $n }
h3-n-power = puissance { $n }
h3-mp = Déplacement
h3-n-mp = { $n } PD
h3-expert = Effets Expert
h3-n-expert = { $n ->
    [one] { $n } effet Expert
   *[other] { $n } effets Expert
  }
h3-morale = Moral
h3-n-morale = moral
h3-morale-is = Moral : { $morale ->
    [positive] positif
    [negative] négatif
   *[none] neutre
  }
h3-morale-positive = positif
h3-morale-negative = négatif
h3-morale-none = neutre
h3-die = dé
h3-n-die = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
h3-ground = au sol
h3-n-ground = au sol
h3-flying = volante
h3-n-flying = volante
h3-ranged = à distance
h3-n-ranged = à distance
h3-paralysis = paralysie
h3-n-paralysis = paralysie
h3-retaliation = Riposte
h3-n-retaliation = Riposte
h3-poison = poison
h3-n-poison = poison { $n }
h3-corrosion = corrosion
h3-n-corrosion = corrosion
h3-weakness = faiblesse
h3-n-weakness = faiblesse { $n }
h3-left = { $n } sur { $of }
h3-mark-defense = Se défend
h3-mark-defense-about = attaquée, elle lance un dé ; +1 lui donne 1 de défense. Jusqu’à sa prochaine activation.
h3-mark-paralysis = Paralysée
h3-mark-paralysis-about = elle saute sa prochaine activation ; attaquée ou blessée, elle se réveille.
h3-mark-retaliated = A riposté
h3-mark-retaliated-about = elle ne riposte plus avant le prochain tour de combat.
h3-mark-weakness = Faiblesse
h3-mark-weakness-about = son attaque est réduite.
h3-mark-attack = Attaque renforcée
h3-mark-attack-about = son attaque est augmentée.
h3-mark-corrosion = Corrosion
h3-mark-corrosion-about = 1 de défense en moins jusqu’à la fin du combat.
h3-mark-poison = Poison
h3-mark-poison-about = à chaque activation un cube s’en va et fait 1 dégât.
h3-siege = Siège
h3-wall-about = Un obstacle. Une unité au sol ou volante voisine peut l’abattre au lieu d’attaquer. Il protège des tirs qui viennent d’en face : 1 d’attaque en moins.
h3-gate-about = Libre pour les défenseurs, fermée aux attaquants tant qu’elle tient. Une unité voisine peut l’abattre si personne n’y est.
h3-ruin-about = Une case libre.
h3-preview = Prévision de l’attaque
h3-preview-hint = Pointez un ennemi : vous verrez ce qu’une attaque lui ferait.
h3-preview-none = Ici se montre ce que ferait une attaque.
h3-step-target = Cible
h3-step-cards = Cartes
h3-step-die = Dé
h3-step-damage = Dégâts
h3-step-retaliation = Riposte
h3-dice-one = dé
h3-dice-lowest = 2 dés, le plus bas
h3-dice-highest = 2 dés, le plus haut
h3-rolled = Lancé :
h3-outcome = Dé { $face } : { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
  }, { $fate ->
    [falls] éliminée
    [turns] devient Quelques
   *[stands] tient bon
  }, { $odds ->
    [one] 1 chance
   *[other] { $odds } chances
  } sur { $of }
h3-without-card = Sans carte
h3-with-card = Avec la carte
h3-falls = Éliminée
h3-retaliation-if = Riposte si elle tient :
h3-retaliation-of = dégâts { $damage } sur { $unit } ({ $health }).
h3-no-retaliation-defeated = aucune : cible éliminée
h3-no-retaliation-ranged = aucune : tir à distance
h3-no-retaliation-cube = aucune : a déjà riposté
h3-no-retaliation-ignored = aucune : attaque sans Riposte
h3-no-retaliation-retaliation = aucune : c’est une Riposte
h3-no-retaliation-other = aucune
h3-no-hit = raté
h3-plays = Carte jouée
h3-ai-card = Carte I.A.
h3-ai-about = Un Héros de l’I.A. pioche une carte à chaque activation d’une de ses unités. Une carte qui ne sert pas encore attend.
h3-ai-none = Cartes I.A.
h3-ai-deck = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } dans le deck I.A.
h3-foe-cards = { $hand } { $hand ->
    [one] carte
   *[other] cartes
 } en main, { $deck } dans le deck
h3-foe-discard = Défausse, le dessus d’abord
h3-foe-play = Cartes en jeu
h3-hand = Main
h3-hand-empty = Votre main est vide.
h3-hand-hidden = La main vous est cachée.
h3-hand-card = { $card }{ $n ->
    [one] {""}
   *[other] , { $n } fois
  }
h3-deck = { $n } deck
h3-discard = { $n } défausse
h3-magic = Magie
h3-spell-of-round = Sort du tour
h3-power-about = Les cartes de puissance remplissent les orbes.
h3-in-play = En jeu
h3-in-play-card = { $card }, en jeu
h3-muster = Votre armée
h3-muster-how = Choisissez une unité, puis une case de vos deux lignes. Cinq au plus.
h3-muster-done = Toutes vos unités sont placées.
h3-option-basic = Base
h3-option-expert = Expert
h3-option-power = Puissance
h3-option-text = { $option } : { $text }
h3-row-now = maintenant
h3-row-missing = il manque { $n }
h3-timing-instant = Instantané
h3-timing-activation = Activation
h3-timing-map = Carte
h3-timing-ongoing = Continu
h3-timing-permanent = Permanent
h3-family-statistic = Caractéristique
h3-family-ability = Compétence
h3-family-specialty = Spécialisation
h3-family-artifact = Artefact
h3-family-spell = Sort
h3-family-war_machine = Machine de Guerre
h3-school-fire = Feu
h3-school-water = Eau
h3-school-air = Air
h3-school-earth = Terre
h3-school-any = toutes les écoles
h3-strike = Attaquer
h3-about-unit = Détails
h3-close = Fermer
h3-key-enter = Entrée
h3-from-discard = De la défausse
h3-recruit = { $unit }, { $face }, { $gold } Or
h3-mark = { $mark } : { $about }
h3-mark-done = A déjà agi
h3-mark-done-about = elle n’agit plus dans ce tour de combat.
h3-mark-held = Retenue
h3-mark-held-about = elle ne peut pas se déplacer dans cette activation.
h3-mark-spent = A déjà attaqué
h3-mark-spent-about = ses capacités d’attaque ont servi dans ce combat.
h3-ai-hero = Héros de l’I.A.
h3-ai-hero-of = { $faction } (I.A.)
h3-ai-drawn = Dernière carte piochée
h3-ai-used = Cartes utilisées
h3-ai-spells = Sorts à venir
h3-ai-kept = Gardés
h3-spell-left = { $n ->
    [one] encore un
   *[other] encore { $n }
  }
h3-spell-cast = lancé
h3-roll = Lancer le dé
h3-when-instant = à un autre moment
h3-when-activation = avant d’attaquer
h3-when-ongoing = avant d’attaquer
h3-when-permanent = avant d’attaquer
h3-when-map = seulement sur la carte
h3-dice-none = sans dé
h3-dice-all = tous les dés
h3-do-defend = Se défendre
h3-do-done = Ne rien faire
h3-do-quiet-attack = Passer : toute l’attaque
h3-do-quiet-activation = Passer : toute l’activation
h3-spell-not-yet = pas encore lancé
h3-not-now = pas maintenant
h3-from-here = attaquer d’ici

# L’aventure.
h3-map = Carte
h3-map-back = La carte
h3-map-fit = Toute la carte
h3-map-smaller = Plus petit
h3-map-larger = Plus grand
h3-map-hero = Aller à votre Héros
h3-map-see = Voir { $hero }
h3-legend-go = se déplacer
h3-legend-fight = combat
h3-legend-quick = combat rapide
h3-back-start = I
h3-back-far = II–III
h3-back-near = IV–V
h3-back-centre = VI–VII
h3-tile-start = tuile de départ
h3-tile-far = tuile lointaine
h3-tile-near = tuile proche
h3-tile-centre = tuile centrale
h3-tile-down = Tuile { $levels }, face cachée
h3-tile-down-about = On ne sait pas ce qui s’y trouve. Un Héros dont la case la touche peut la révéler pour 1 PD ; vous choisissez alors son sens.
h3-reveal = Révéler
h3-reveal-words = { $tile } : révéler, { $mp } PD
h3-turn-on = Tourner la tuile
h3-turn-back = Tourner dans l’autre sens
h3-confirm = Confirmer
h3-place-of = { $place } : { $good }
h3-yours = à vous
h3-enemys = à l’ennemi
h3-visited = déjà explorée
h3-visited-about = Le cube noir le dit : il n’y a plus rien ici.
h3-first-about = Première prise : le gain tombe aussi tout de suite.
h3-guard-weak = garde { $level }, combat rapide
h3-guard-about = La garde doit être battue avant l’exploration.
h3-guard-quick-about = Trop faible pour votre Héros : elle s’enfuit, sans combat ni Expérience.
h3-does-go = y aller, { $mp } PD
h3-does-visit = explorer, { $mp } PD
h3-does-fight = attaquer, { $mp } PD
h3-does-quick = combat rapide, { $mp } PD
h3-does-choose = choisir cette case
h3-category-visitable = S’explore une fois
h3-category-flaggable = À Revendiquer
h3-category-revisitable = S’explore à chaque fois
h3-category-empty = Case libre
h3-category-blocked = Infranchissable
h3-terrain-grass = prairie
h3-terrain-dirt = terre
h3-terrain-subterranean = souterrain
h3-terrain-snow = neige
h3-terrain-swamp = marais
h3-terrain-rough = rocaille
h3-terrain-highlands = hautes terres
h3-beat-home = rentre
h3-beat-moves = { $name } va : { $to }
h3-secondary = Héros secondaire
h3-secondary-about = des unités ou lui, jamais les deux
h3-secondary-text = 2 PD à lui. Il mène la même armée, sans cartes, et ne gagne pas d’Expérience. Il apparaît sur une de vos Villes ou Enclaves.
h3-hire = Recruter
h3-hired = déjà recruté
h3-lead = Mener { $hero }
h3-lead-second = Mener le Héros secondaire, { $n } PD
h3-level-brings = { $level } : main de { $hand }, { $experts ->
    [0] aucun effet Expert
    [one] 1 effet Expert
   *[other] { $experts } effets Expert
  }
h3-level-track = Niveau { $level }, au plus { $cap } dans ce scénario
h3-income = Revenu
h3-next-income = prochain : manche { $n }
h3-army = Armée
h3-army-about = 5 au plus au combat
h3-troop = { $unit }, { $face }
h3-pile-deck = Votre deck
h3-pile-discard = Votre défausse
h3-pile-deck-about = Ces cartes restent à piocher ; personne ne sait dans quel ordre.
h3-pile-discard-about = La carte du dessus est la première.
h3-pile-empty = Aucune carte.
h3-goals = Objectif
h3-rounds = Manche { $n } sur { $of }
h3-round-of = Manche { $n }/{ $of }
h3-round-first = première manche
h3-round-resource = manche de revenu
h3-round-astrologer = manche des Astrologues
h3-astrologer = Proclamation des Astrologues
h3-stage-round_start = Début de manche
h3-stage-turn = À vous
h3-stage-ai = Tour de l’I.A.
h3-stage-round_end = Fin de manche
h3-beaten = battu
h3-moves = se déplace
h3-stays = reste en Ville
h3-about-foe = Tout sur { $hero }
h3-no-foe = Personne ne vous attend sur cette carte.
h3-town = Ville
h3-open-town = Ouvrir la Ville
h3-built = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
  } sur { $of }
h3-is-built = construit
h3-can-be-built = à construire
h3-forbidden = interdit (scénario)
h3-costs = Prix : { $price }
h3-free = gratuit
h3-build = Construire
h3-build-about = un bâtiment par manche
h3-use = Utiliser
h3-token-build = Construire
h3-token-population = Population
h3-token-spell_book = Grimoire
h3-possible = { $n ->
    [one] 1 possible
   *[other] { $n } possibles
  }
h3-none-possible = rien
h3-used = utilisé
h3-in-army = dans l’armée
h3-recruited = recrutés
h3-do-recruit = Recruter
h3-do-reinforce = Améliorer
h3-short = manque
h3-after-few = après Quelques
h3-search-2 = Fouiller (2)
h3-spells-left = { $n ->
    [one] { $n } Sort
   *[other] { $n } Sorts
  }
h3-or = ou
h3-buy-spell = Chercher un Sort
h3-dice = Dés
h3-trade = { $gives } { $give } contre { $gets } { $get }
h3-gold = Or
h3-n-gold = { $n } Or
h3-materials = Matériaux
h3-n-materials = { $n ->
    [one] { $n } Matériau
   *[other] { $n } Matériaux
  }
h3-valuables = Richesses
h3-n-valuables = { $n ->
    [one] { $n } Richesse
   *[other] { $n } Richesses
  }
h3-tab-map = Carte
h3-tab-foe = Objectif
h3-at-town = Votre Ville : on y construit et on y recrute. La prendre à l’ennemi, c’est y planter son drapeau.
h3-at-settlement = Un refuge, où l’on Recrute aussi. Qui le prend choisit : un cran de revenu, ou Améliorer une unité Bronze ou Argent à moitié prix (gratuit pour le premier).
h3-at-mine = { $good } de revenu par manche impaire, tant que le drapeau y reste.
h3-at-obelisk = Ce qu’il donne, le scénario le dit.
h3-at-dragon_utopia = Ce qu’elle donne, le scénario le dit.
h3-at-grail = Le Graal : un seul existe.
h3-at-artifact = Fouiller (2) parmi les Artefacts.
h3-at-resource = { $dice ->
    [one] Un dé de ressource.
   *[other] { $dice } dés de ressource, gardez-en un.
  }
h3-at-treasure = { $dice ->
    [one] Un dé de trésor.
   *[other] { $dice } dés de trésor, gardez-en un.
  }
h3-at-pandoras_box = 2 dés de trésor ou 2 dés de ressource : gardez-en un.
h3-at-windmill = 1 Richesse.
h3-at-water_wheel = 3 Or.
h3-at-mystical_garden = 2 Or ou 1 Richesse.
h3-at-learning_stone = 1 Expérience.
h3-at-tree_of_knowledge = Pour 3 Richesses ou 10 Or : 2 Expériences.
h3-at-temple = Moral Positif.
h3-at-fountain_of_youth = Moral Positif et 1 PD.
h3-at-stables = 1 PD pour ce tour, une fois par Héros.
h3-at-warriors_tomb = Fouiller (2) parmi les Artefacts, deux fois ; puis deux fois Moral Négatif.
h3-at-shrine_of_magic_incantation = Pour 3 Or : Fouiller (2) parmi les Sorts.
h3-at-shrine_of_magic_gesture = Fouiller (2) parmi les Sorts.
h3-at-magic_spring = Regarder les 3 cartes du dessus de votre défausse et en reprendre une.
h3-at-witch_hut = Retirer une Compétence de la main ; ou voir la première Compétence de la pioche, la garder ou non.
h3-at-redwood_observatory = Révéler gratuitement une tuile voisine de celle-ci.
h3-at-sanctuary = Qui s’y tient ne peut pas être attaqué.
h3-at-trading_post = Échanger des biens, ou vendre une carte pour 1 Or, ou acheter une Machine de Guerre.
h3-at-war_machine_factory = Acheter une Machine de Guerre, au meilleur prix.
h3-at-empty = Rien ne s’y trouve.
h3-at-blocked = On ne passe pas.
h3-same-places = Même place
h3-fire = Mur de feu : { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  }

# Ce que font les bâtiments, les Astrologues ; ce qu’il faut atteindre.
h3-house-dwelling_bronze = Recruter Bronze
h3-house-dwelling_silver = Recruter Argent
h3-house-dwelling_golden = Recruter Or
h3-house-citadel = Améliorer · Murailles
h3-house-mage_guild = Fouiller (2) les Sorts
h3-house-castle-city_hall = Revenu : 5 Or ou 1 PD
h3-house-necropolis-city_hall = Revenu : 4 Or ou Améliorer Bronze
h3-house-dungeon-city_hall = Revenu : 5 Or ou 1 Richesse
h3-house-rampart-city_hall = Revenu : 7 Or
h3-house-castle-special_tent = Revenu : Moral Positif
h3-house-castle-special_gears = Vendre un Artefact 4 Or ; en chercher pour 6 Or
h3-house-necropolis-special_tent = Échanger jusqu’à 2 cartes
h3-house-necropolis-special_gears = Début du tour : Nécromancie ou une Spécialisation
h3-house-dungeon-special_tent = Début du tour : Recruter des neutres
h3-house-dungeon-special_gears = Début du tour : chercher (3) dans vos cartes
h3-house-rampart-special_tent = Revenu : 1 dé de ressource
h3-house-rampart-special_gears = Astrologues : Améliorer à moitié prix
h3-stars-ammo_cart = Les Machines de Guerre servent mieux, jusqu’aux prochains Astrologues.
h3-stars-annoying_lizard = Artefacts et Sorts de la main retournent dans le deck ; repiochez-en autant.
h3-stars-battalions_stallion = 1 PD de plus pour chaque Héros, à chaque manche.
h3-stars-charlie_and_his_circus = Au début de cette manche et de la suivante, vous pouvez Recruter une unité neutre.
h3-stars-crazy_wizard = Le premier Sort de chacun revient en main.
h3-stars-dead_silence = Rien ne se passe.
h3-stars-fancy_pixie = Moral Positif.
h3-stars-fluffy_rabbit = Un dé de trésor.
h3-stars-friendly_beaver = Tous les cubes noirs de la carte s’en vont, sauf celui du Graal.
h3-stars-gold_dragon = Prochain revenu : 5 Or de plus.
h3-stars-greedy_dragon = Prochain revenu : 1 Richesse de moins.
h3-stars-grim_warlock = Votre premier Sort a 1 de puissance en plus.
h3-stars-groovy_satyr = Contre une garde, vous pouvez échanger une de ses unités.
h3-stars-isras_friends = Vous pouvez Améliorer une unité à moitié prix.
h3-stars-magic_tortoise = 1 PD de moins pour chaque Héros, à chaque manche.
h3-stars-mcgiver = À la prochaine manche, une Machine de Guerre au choix.
h3-stars-merry_leprechaun = Prochain revenu : 1 Richesse de plus.
h3-stars-profuse_growth = Une carte de plus en main.
h3-stars-swift_weasel = Une relance par tour d’un dé de trésor ou de ressources.
h3-stars-terrible_plague = Un de vos Groupes devient « Quelques ».
h3-stars-white_raven = Un dé de ressource.
h3-stars-wild_debauchery = Prochain revenu : 5 Or de moins.
h3-foe-alamar = Alamar
h3-foe-raider = Le pillard
h3-foe-occupier = L’occupant
h3-foe-necromancer = Le nécromancien
h3-foe-conspirator = Le conspirateur
h3-goal-capture = Prendre la Ville ennemie
h3-goal-flag_all = Revendiquer : { $what }
h3-goal-visit_all = Explorer : { $what }
h3-goal-own_unit = Dans l’armée : { $what }
h3-goal-defeat_ai_hero = Battre { $what }
h3-goal-main_hero_defeated = Perdu si votre Héros est battu
h3-goal-time = Perdu après la manche { $round }
h3-map-when-instant = au combat
h3-map-when-activation = au combat
h3-map-when-ongoing = pas maintenant
h3-map-when-permanent = pas maintenant
h3-map-when-map = pas maintenant
h3-die-experience = 1 Expérience
h3-die-artifact = Fouiller (2) Artefacts
h3-die-one_die = 1 dé de ressource
h3-die-two_dice = 2 dés de ressource, en garder un
h3-needs = { $building } d’abord
