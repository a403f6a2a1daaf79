# The words of the board; names of cards and sentences of the game come from the game's own locales.
ck-phase-duke = Duc
ck-phase-roll = Lancer
ck-phase-harvest = Récolte
ck-phase-actions = { $left ->
    [0] Actions
    [one] Actions · 1 restante
   *[other] Actions · { $left } restantes
}
ck-phase-monsters = Monstres
ck-phase-second = Seconde récolte
ck-phase-end = Fin du tour
ck-exhausted = { $count } / { $limit } piles épuisées
ck-last-round = Dernier tour
ck-stack-exhausted = Pile épuisée
ck-stack = { $name }, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
ck-monsters = Monstres
ck-citizens = Citoyens
ck-domains = Domaines
ck-kingdom = Votre royaume
ck-kingdom-empty = Rien encore.
ck-duke = Duc
ck-duke-secret = Secret
ck-duke-choose = Choisissez votre Duc
ck-duke-choose-text = Il reste secret jusqu'à la fin et dit ce qui vous rapportera le plus.
ck-open = Voir tout le royaume de { $name }
ck-die = Dé : { $n }
ck-dice = Les dés
ck-roll-first = Pas encore lancés
ck-resting = se repose
ck-playing = joue
ck-first = premier joueur
ck-zoom-in = Agrandir
ck-zoom-out = Tout voir
ck-score = Score : { $n }
ck-score-title = Votre score, source par source
ck-captured = Prises du Seigneur
ck-survivors = { $n ->
    [one] 1 Monstre en vie
   *[other] { $n } Monstres en vie
}
ck-column = Colonne { $n }
ck-attacks = attaque
ck-below = Dessous : { $names }
ck-gold = { $n } Or
ck-strength = { $n } Force
ck-magic = { $n } Magie
ck-points = { $n } PV
ck-worker = Artisan
ck-soldier = Soldat
ck-shadow = Ombre
ck-holy = Saint
ck-minion = Sbire
ck-beast = Bête
ck-titan = Titan
ck-boss = Chef
ck-citizen = Citoyen
ck-monster = Monstre
ck-domain = Domaine
ck-opponent = adversaire
ck-hills = Collines
ck-barrens = Landes
ck-ruins = Ruines
ck-forest = Forêts
ck-valley = Vallée
ck-swamp = Marais
ck-mountains = Montagnes
ck-cavern = Caverne
ck-die-icon = dé
