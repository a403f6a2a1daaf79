# The words of the board; names of cards and sentences of the game come from the game's own locales.
ck-actions-left = { $left ->
    [one] Actions · 1 restante
   *[other] Actions · { $left } restantes
}
ck-turn = Tour { $turn }
ck-exhausted = { $count } / { $limit } pioches épuisées
ck-exhausted-more = { $count ->
    [one] { $count } pioche épuisée
   *[other] { $count } pioches épuisées
} ({ $limit } : fin de partie)
ck-dukes-revealed = Ducs révélés
ck-stack-exhausted = Pioche épuisée
ck-stack = { $name }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
ck-kingdom = Votre royaume
ck-kingdom-empty = Rien encore.
ck-duke-secret = Secret
ck-duke-choose = Choisissez votre duc
ck-duke-choose-text = Il reste secret jusqu’à la fin et dit ce qui vous rapportera le plus.
ck-open = Voir tout le royaume : { $name }
ck-die = Dé : { $n }
ck-dice = Les dés
ck-roll-first = Pas encore lancés
ck-playing = joue
ck-first = premier joueur
ck-zoom-in = Agrandir
ck-zoom-out = Tout voir
ck-survivors = { $n ->
    [one] 1 monstre en vie
   *[other] { $n } monstres en vie
}
ck-below = Dessous : { $names }
ck-citizen = citoyen
ck-monster = monstre
ck-domain = domaine
ck-opponent = adversaire
ck-slay = terrasser un monstre
ck-icon-die = dé
ck-own-turn = À votre tour : { $power }.
ck-other-turns = Aux tours des autres : { $power }.
ck-reward = Récompense : { $power }.
ck-when = { $when } : { $power }.
ck-worth = { $n ->
    [one] { $n } point à la fin de la partie.
   *[other] { $n } points à la fin de la partie.
}
ck-duke-per = { $points } par { $each }.
ck-duke-role = { $points } par symbole { $each } sur citoyens et domaines.
ck-duke-more = { $points } de plus par { $each }.
ck-duke-resources = { $points } par tranche de { $n } ressources restantes.
ck-price-now = Pour vous, maintenant :

# Noms sans nombre
ck-good-gold = Or
ck-good-strength = Force
ck-good-magic = Magie
ck-good-points = PV
