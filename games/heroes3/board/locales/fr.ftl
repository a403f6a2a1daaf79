# Ce que dit le plateau de Heroes III, en plus des mots du jeu.
h3-tab = Héros
h3-foe = L’ennemi
h3-mine = Votre héros
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
h3-tier-bronze = bronze
h3-tier-silver = argent
h3-tier-golden = or
h3-tier-azure = azur
h3-kind-ground = au sol
h3-kind-flying = volante
h3-kind-ranged = à distance
h3-kind-ground-about = Au sol : jusqu’à 3 pas en contournant, puis attaque un ennemi voisin.
h3-kind-flying-about = Volante : jusqu’à 3 cases par-dessus tout, puis attaque un ennemi voisin.
h3-kind-ranged-about = À distance : attaque n’importe quel ennemi, puis 1 pas ; ou 1 pas sans attaquer. Deux dés, le plus bas, contre un voisin et d’une ligne arrière à l’autre.
h3-unit-words = { $unit }, { $face }, { $side }, attaque { $attack }, défense { $defense }, santé { $left } sur { $health }, initiative { $initiative }
h3-damage-on = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
  } : il reste { $left }.
h3-then-few = S’il tombe, le groupe devient « quelques » : { $figures } (attaque, défense, santé, initiative).
h3-attack = attaque
h3-defense = défense
h3-health = santé
h3-initiative = initiative
h3-power = puissance
h3-n-attack = { $n } d’attaque
h3-n-defense = { $n } de défense
h3-n-health = { $n } de santé
h3-n-initiative = initiative { $n }
h3-n-power = puissance { $n }
h3-mp = Déplacement
h3-n-mp = { $n } PD
h3-expert = Effets experts
h3-n-expert = { $n } effets experts
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
h3-n-die = { $n } dés
h3-ground = au sol
h3-n-ground = au sol
h3-flying = volante
h3-n-flying = volante
h3-ranged = à distance
h3-n-ranged = à distance
h3-paralysis = paralysie
h3-n-paralysis = paralysie
h3-retaliation = Riposte
h3-n-retaliation = riposte
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
h3-outcome = Dé { $face } : { $damage } dégâts, { $fate ->
    [falls] éliminée
    [turns] devient quelques
   *[stands] tient bon
  }, { $odds } chances sur { $of }
h3-without-card = Sans carte
h3-with-card = Avec la carte
h3-falls = Éliminée
h3-retaliation-of = { $damage } dégâts sur { $unit } ({ $health }).
h3-no-retaliation-defeated = aucune : cible éliminée
h3-no-retaliation-ranged = aucune : tir à distance
h3-no-retaliation-cube = aucune : a déjà riposté
h3-no-retaliation-ignored = aucune : attaque sans riposte
h3-no-retaliation-retaliation = aucune : c’est une riposte
h3-no-retaliation-other = aucune
h3-no-hit = raté
h3-plays = Carte jouée
h3-ai-card = Carte de l’IA
h3-ai-about = Un héros de l’IA tire une carte à chaque activation d’une de ses unités. Une carte qui ne sert pas encore attend.
h3-ai-none = Cartes de l’IA
h3-ai-deck = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  } dans la pioche de l’IA
h3-hand = Main
h3-hand-empty = Votre main est vide.
h3-hand-card = { $card }{ $n ->
    [one] {""}
   *[other] , { $n } fois
  }
h3-deck = { $n } pioche
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
h3-timing-instant = Immédiat
h3-timing-activation = Activation
h3-timing-map = Carte
h3-timing-ongoing = Durable
h3-timing-permanent = Permanent
h3-family-statistic = statistique
h3-family-ability = capacité
h3-family-specialty = spécialité
h3-family-artifact = artefact
h3-family-spell = sort
h3-family-war_machine = machine de guerre
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
h3-recruit = { $unit }, { $face }, { $gold } or
h3-mark = { $mark } : { $about }
h3-mark-done = A déjà agi
h3-mark-done-about = elle n’agit plus dans ce tour de combat.
h3-mark-held = Retenue
h3-mark-held-about = elle ne peut pas se déplacer dans cette activation.
h3-mark-spent = A déjà attaqué
h3-mark-spent-about = ses capacités d’attaque ont servi dans ce combat.
h3-ai-hero = Héros de l’IA
h3-ai-hero-of = { $faction } (IA)
h3-ai-drawn = Dernière carte tirée
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
h3-do-quiet-attack = Passer l’attaque
h3-do-quiet-activation = Passer l’activation
h3-spell-not-yet = pas encore lancé
h3-not-now = pas maintenant
h3-from-here = attaquer d’ici
