# Les mots du plateau ; les noms des cartes et les phrases du jeu viennent de ses propres fichiers.
vr-actions = Actions
vr-board = Votre plateau
vr-tab = Plateau
vr-choose = Choisir { $name }
vr-open = Voir tout le plateau : { $name }
vr-free = libre
vr-none = Rien pour l’instant.
vr-beaten = vaincue
vr-unknown = Une créature que personne d’autre ne connaît
vr-no-creature = Aucune créature vaincue pour l’instant.
vr-hidden-spells = { $n ->
    [one] 1 sort secret
   *[other] { $n } sorts secrets
}
vr-pm = { $n } PM
vr-vals = { $n ->
    [one] { $n } Val
   *[other] { $n } Vals
}
vr-points = { $n } PP
vr-malus = { $n } PP
vr-pm-name = PM
vr-vals-name = Vals
vr-points-name = PP
vr-malus-name = PP
vr-wrath = la Colère des Dieux
vr-vial = fiole
vr-diamonds = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
}
vr-dominant = Dominant
vr-round-of = Tour { $round } / { $rounds }
vr-quiet-place = tranquille jusqu’à la fin de ce lieu
vr-quiet-round = tranquille jusqu’à la fin du tour
vr-quiet-game = tranquille jusqu’à nouvel ordre

# La ville
vr-place = Lieu
vr-place-dark_quarter = Assistants et mercenaires seulement. L’effet de votre case vaut pour le tour, et vous piochez deux sorts pour en garder un. Chaque pion ici irrite les dieux.
vr-place-fountain = Chaque case donne ses propres PM.
vr-place-tavern = Chacun reçoit ce que montre la case occupée la plus à droite. Un mercenaire ne gagne rien.
vr-place-cave = Chaque pion retourne une carte Action et prend ce que cache la zone de sa salle. Une zone de chaque carte est vide.
vr-place-training = Mages seulement. Payez 1 PM, piochez, et continuez tant que vous l’osez : une blessure hors immunité arrête tout. Puis les fioles deviennent des PC dans un élément.
vr-place-sanctuary = Déposez des Vals ou un diamant sur une statue : plus l’offrande est belle, plus la Faveur Divine est probable : 1 PC de son élément. Qui offre reçoit le moine pour le tour suivant.
vr-place-university = Payez le cours où se tient votre pion. Le plus de cours à la fin : 5 PP.
vr-place-arena = Mages seulement. Pour vaincre une créature : assez de force dans chaque élément demandé, et ses PM. Les premières cases rapportent aussi des Vals.
vr-place-hunt = Sur chaque ligne, qui a vaincu le plus de créatures de l’élément marque des points. Un hybride compte sur ses deux lignes.
vr-place-hunt-alone = Seule compte la ligne de l’élément dont vous avez vaincu le plus de créatures ; de plusieurs, leur moyenne. Un hybride compte sur ses deux lignes.
vr-room = Salle : { $element }
vr-room-fire = Ici se cachent des Vals : 8, 4 ou 1. Ou un PC de feu, ou un diamant.
vr-room-water = Ici se cachent des gourdes de magie, ou 1 PM. Ou un PC d’eau, ou un diamant.
vr-room-earth = Ici poussent champignons, plantes médicinales et baies. Ou un PC de terre, ou un diamant.
vr-room-air = Ici se cachent des fioles, de petites à pleines. Ou un PC d’air, ou un diamant.
vr-statue = Statue : { $element }
vr-statue-text = La statue en tête rend son élément dominant : tous les mages s’y battent avec 1 de plus. Un diamant vaut mieux que tous les Vals.
vr-element = { $element }
vr-element-text = Une piste de compétence de 0 à 12 ; chaque point vaut 1 PP à la fin.
vr-skill = Compétence
vr-immune = { $n ->
    [0] aucune pioche immunisée
    [one] 1 pioche immunisée
   *[other] { $n } pioches immunisées
}
vr-immune-left = { $n ->
    [one] Encore 1 pioche immunisée
   *[other] Encore { $n } pioches immunisées
}
vr-no-immunity = Plus d’immunité : une blessure compte
vr-deck = Cartes Action : { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}, dont { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}
vr-odds = Ce qui reste dans la pioche
vr-monk-here = Le moine est ici.
vr-monk-with = { $name_is ->
    [you] Le moine est avec vous.
    [rival] Le moine est avec le joueur fictif.
   *[other] Le moine est avec { $name }.
}
vr-monk-next = { $name_is ->
    [you] Le moine ira chez vous.
    [rival] Le moine ira chez le joueur fictif.
   *[other] Le moine ira chez { $name }.
}
vr-no-favour = pas de Faveur Divine
vr-strength = { $name_is ->
    [you] Votre force
   *[other] Force : { $name }
}
vr-last-bids = Dernières offrandes
vr-from-skills = Compétences
vr-from-weakness = Affaiblissement
vr-from-gods = Dieux et magie
vr-from-all = En tout
vr-from-mount = { $name }, en monture

# Au-dessus de la ville
vr-draft = Draft : { $kind }
vr-draft-text = Choix { $n } sur 9 : prenez une créature, le reste circule.
vr-keep-six = Six sur neuf
vr-keep-six-text = { $n ->
    [one] Défaussez trois créatures ; il doit rester exactement 1 Mythique.
   *[other] Défaussez trois créatures ; il doit rester exactement { $n } Mythiques.
}
vr-spell-choice = Deux sorts
vr-spell-choice-text = Gardez-en un, en secret.
vr-training-of = { $name_is ->
    [you] Votre entraînement
   *[other] Entraînement : { $name }
}
vr-nothing-drawn = Rien de pioché pour l’instant.
vr-vials = Fioles à mélanger
vr-vial-count = { $n } sur cartes, { $tokens } en jetons
vr-offerings-text = Chacun mise en secret, et toutes les mises s’ouvrent ensemble. La meilleure, si elle est seule, gagne la Faveur Divine.
vr-bidding = { $name_is ->
    [you] à vous
   *[other] en réflexion…
}
vr-sealed = scellée
vr-amounts = Combien
vr-plan = Plan du tour
vr-no-plan = Pas encore de plan
vr-gone = Créatures parties

# Les cartes
vr-action-card = Carte Action
vr-zone = { $element } : { $found }
vr-affinity = Affinité : { $elements }
vr-requires = Demande { $skills } et { $pm }
vr-your-strength = Vous avez : { $skills }
vr-worth = Vaut { $points }
vr-as-mount = Comme monture : { $values }
vr-course-single = Cours · une fois
vr-course-permanent = Cours · permanent
vr-price = Coûte { $vals } et { $pm }.
vr-mage-only = Pour les mages seulement.
vr-spell = Sort · { $when }
vr-when-any = à tout moment
vr-when-planning = pendant votre planification
vr-when-training = pendant votre entraînement
vr-when-arena = pendant votre combat
vr-when-before_fight = avant le combat d’un adversaire
vr-spell-price = Joué : −{ $malus } à la fin, et les dieux s’irritent.
vr-token = Jeton
vr-token-diamond = Vaut 1 PP. Sur une statue, il vaut mieux que tous les Vals.
vr-token-mushroom = En plaçant un pion : il compte comme un mage.
vr-token-plant = À l’Entraînement : écarte une blessure.
vr-token-berry = À l’Entraînement : une carte de plus dans une pioche, gratuite.
vr-token-flask10 = À tout moment : 10 PM, ou 5 PM tout de suite et 5 plus tard.
vr-token-flask5 = À tout moment : 5 PM.
vr-token-vial_small = À l’Entraînement : un tiers de PC.
vr-token-vial_medium = À l’Entraînement : deux tiers de PC.
vr-token-vial_full = À l’Entraînement : un PC entier.
vr-pawn = Pion
vr-pawn-mage = Va partout sauf au Quartier Sombre ; lui seul s’entraîne et combat.
vr-pawn-assistant = Va partout sauf à l’Entraînement, à l’Arène et aux cours réservés aux mages.
vr-pawn-mercenary = Comme l’assistant, pour { $n ->
    [one] { $n } Val
   *[other] { $n } Vals
} ; il ne rapporte jamais de Vals.
vr-pawn-monk = Comme l’assistant, mais jamais au Quartier Sombre. Il va chez qui fait une offrande.
vr-asks-place = { $chosen } : à quelle place ?
vr-asks-pawn = { $chosen } : quel pion ?
