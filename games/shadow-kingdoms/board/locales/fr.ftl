# Les mots du plateau ; les noms des cartes et les phrases du jeu viennent de ses propres fichiers.
sk-board = Votre plateau
sk-tab = Camp
sk-open = Voir tout le plateau : { $name }
sk-first = premier joueur
sk-of = { $n }/{ $of }
sk-free = Libre
sk-ready = Prêt
sk-cap = { $n } au plus

sk-good-gold = Or
sk-good-magic = Magie
sk-good-gem = Gemmes
sk-good-influence = Influence
sk-good-points = PV
sk-good-strength = Force
goods-points = { $n } PV
goods-strength = { $n } de Force
sk-champion = Champion
sk-plan = stratagème
sk-die = dé
sk-award = Distinction
sk-marker = marqueur
sk-joker = Joker
sk-scroll = Parchemin
sk-chain = bonus de Chaîne
sk-die-words = { $troop } { $n }
sk-discount = { $n ->
    [0] sans réduction
   *[other] réduction { $n }
}

# En haut
sk-dice-left = { $n ->
    [one] { $n } dé, remplissage à { $at }
   *[other] { $n } dés, remplissage à { $at }
}
sk-round = Manche { $n }
sk-last-round = Dernière manche
sk-step-move = Déplacement
sk-step-die = Dé
sk-step-shrine = Sanctuaire
sk-step-choose_plan = Stratagème
sk-step-change = Troupes
sk-step-uncover = Marqueur
sk-step-zone = Zone
sk-step-chain = Chaînes
phase-boards = Plateaux
phase-faces = Parchemins
phase-refill = Remplissage
phase-over = Fin

# La scène
sk-stage = Sanctuaires
sk-name-gem = Gemmes
sk-name-magic = Magie
sk-name-champion = Champions
sk-name-gold = Or
sk-name-plan = Stratagèmes
sk-here = vous y êtes
sk-no-dice = aucun dé
sk-warden = Gardien : { $name }
sk-gate-gem = Prendre [[gem:1]] sur { $n }
sk-gate-magic = [[magic:2]] ou 1 Distinction
sk-gate-champion = Recruter un Champion
sk-gate-gold = Gagner la réduction en [[gold]]
sk-gate-plan = Réserver un stratagème
sk-gate-short-gem = [[gem:1]] sur { $n }
sk-gate-short-magic = [[magic:2]] ou Distinction
sk-gate-short-champion = recruter
sk-gate-short-gold = réduction en [[gold]]
sk-gate-short-plan = réserver
sk-kind-shrine = Sanctuaire
sk-shrine-gem = Prenez un dé, puis 1 Gemme de la réserve, s’il en reste ({ $n }) et si vous avez la place.
sk-shrine-magic = Prenez un dé, puis gagnez 2 Magie ou revendiquez une Distinction dont vous remplissez le critère.
sk-shrine-champion = Prenez un dé, puis recrutez un Champion : sa réduction vaut sur le prix. Pour 1 Magie, vous en renouvelez un.
sk-shrine-gold = Prenez un dé et gagnez autant d’Or que sa réduction.
sk-shrine-plan = Prenez un dé, puis réservez un stratagème de la colonne : sa réduction vaut sur le prix. Pour 1 Magie, vous en renouvelez un.
sk-kind-die = Dé
sk-die-strength = Force { $n } quand vous mettez en œuvre un stratagème.
sk-die-discount = Réduction de { $price } pour l’action du Sanctuaire où vous entrez pour le prendre, et pour rien d’autre.
sk-die-no-discount = Aucune réduction.

# Cartes
sk-shelves = Sous les Sanctuaires
sk-champions = Champions
sk-plans = Stratagèmes
sk-awards = Distinctions
sk-empty-space = emplacement vide
sk-plan-taken = pris ce tour
sk-price-now = { $n } Or pour vous
sk-kind-champion = Champion · { $row }
sk-price-told = Vous paieriez { $price } (base { $base }).
sk-worth-now = Vaut { $points } pour l’instant.
sk-kind-plan = Stratagème · { $battle }
sk-plan-needs = Demande { $troops }
sk-plan-prices = Le réserver vous coûte { $reserve }, l’acheter au Camp { $camp }.
sk-forecast = Avec vos dés d’aujourd’hui : { $strength }, { $points }.
sk-forecast-gems = Il y faut { $gems } comme Joker.
sk-kind-award = Distinction
sk-award-met = critère rempli
sk-award-not-met = critère non rempli
sk-award-progress = Vous en êtes à { $n } sur { $of }.
sk-award-next = Le prochain à la revendiquer marque { $points }.
sk-award-how = Se revendique au Sanctuaire de la Magie, avec un marqueur de votre plateau.
sk-on-scroll = sur le parchemin
sk-at-least = { $what } { $n } ou plus
sk-renew = Renouveler
sk-renew-about = Pour 1 Magie, la prochaine carte touchée passe sous sa pile et une autre la remplace.

# Votre plateau
sk-plans-done = Stratagèmes réussis
sk-camp = Camp
sk-in-camp = Gardien au Camp
sk-go-camp = Aller au Camp
sk-slot-free = emplacement libre
sk-new-die = nouveau dé
sk-conquests = Conquêtes
sk-strength-1 = Force +1
sk-strength-won = Force +1
sk-joker-hint = { $troop } = Joker
sk-joker-won = { $troop } = Joker
sk-reserve = Réserve
sk-slot-left = { $price } → [[influence:1]]
sk-slot-middle = { $price } → 1 [[die]]
sk-slot-right = { $less ->
    [0] [[champion]] au coût de base
   *[other] [[champion]] au coût de base, moins { $off }
}
sk-slot-left-text = Quand vous y placez un stratagème, vous pouvez payer { $price } pour [[influence:1]].
sk-slot-middle-text = Quand vous y placez un stratagème, vous pouvez payer { $price } pour prendre un dé de n’importe quel Sanctuaire.
sk-slot-right-text = Quand vous y placez un stratagème, vous pouvez recruter un Champion à son coût de base{ $less ->
    [0] {""}
   *[other] , moins { $off }
}.
sk-kind-slot = Réserve
sk-kind-spot = Conquête, encore couverte
sk-spot-how = Un marqueur part quand vous mettez en œuvre un stratagème ou revendiquez une Distinction.

# Le parchemin
sk-kind-zone = Zone d’Escarmouche
sk-kind-scroll = Parchemin de Campagne
sk-zone-of = Zone { $what }
sk-zone-strength = Zone Force 15+
sk-zone-taken = occupée
sk-zone-now = Rapporterait { $n } PV maintenant.
sk-zone-strength-text = 2 PV si la Force du stratagème atteint 15.
sk-zone-troop-text = 1 PV par symbole { $what } sur le stratagème.
sk-zone-battle-text = 2 PV si le stratagème est de type { $what }.
sk-zone-links = Chaînes avec vos marqueurs : { $links }.
sk-link = Chaîne
sk-link-done = chaîne complète
sk-link-text = Se gagne quand les deux zones voisines portent un marqueur.
sk-chain-champion = un Champion gratuit
sk-chain-influence = [[influence:2]]
sk-chain-magic = [[magic:2]]
sk-chain-gold = [[gold:3]]
sk-chain-gem = [[gem:1]]
sk-chain-die = un dé de n’importe quel Sanctuaire

# Mettre en œuvre un stratagème
sk-assault = { $name_is ->
    [you] Votre stratagème
   *[other] Stratagème en cours : { $name }
}
sk-plan-number = { $battle }, votre { $n ->
    [1] 1er
   *[other] { $n }e
} sur 7
sk-spent = Dépensé
sk-left = Il reste
sk-unchanged = inchangé
sk-joker-by-gem = Joker, par une Gemme
sk-change-raise = Augmenter de 1
sk-change-lower = Diminuer de 1
sk-change-flip = Retourner
sk-yields = Ce coup rapporte
sk-zone-best = Zone, au mieux
sk-zone-chosen = Zone choisie
sk-points-more = +{ $n } PV
sk-then = Puis un marqueur quitte votre plateau pour une zone du parchemin.
sk-then-done = Le marqueur, la zone, les chaînes : puis le tour finit.
sk-strength = Force { $n }
sk-strength-worth = rapporte { $points }
sk-bonus = +{ $n } { $from }
sk-bonus-board = plateau
sk-over = { $n } de trop
sk-tick = zone 15+
sk-ceiling = plafond { $n }
sk-low = { $n } PV jusqu’à { $to }
sk-see-table = Voir la table
sk-see-sheet = Voir l’assaut

# Mise en place
sk-boards-title = Choisissez votre peuple
sk-boards-text = Sa couleur est la vôtre, et sa troupe pourra devenir Joker.
sk-board-joker = Joker possible : { $troop }
sk-faces-title = Choisissez une face de votre parchemin
sk-faces-text = Neuf zones pour vos marqueurs ; deux voisines paient le bonus entre elles.

# L’Adversaire
sk-rival-here = Au Sanctuaire : { $place }
sk-rival-next = ensuite : { $place }
sk-rival-start = Départ
sk-rival-meetings = Rencontres
sk-rival-plans = Stratagèmes
sk-rival-awards = Distinctions, si la partie finissait
sk-rival-about = Après chacun de vos tours il avance d’un Sanctuaire : il vous en ferme l’entrée, marque 2 PV s’il vous y trouve, et prend un stratagème quand il arrive aux Stratagèmes. Prochain arrêt : { $place }.
