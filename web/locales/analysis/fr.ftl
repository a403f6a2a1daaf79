# Ce qui se dit d'une partie terminée.
analysis-title = Analyse
analysis-none = Cette partie n’a pas encore été analysée.
    .text = Le meilleur joueur de la maison revoit chaque décision. Il lui faut une minute ou deux ; vous pouvez partir entre-temps.
analysis-start = Analyser la partie
analysis-waiting = { $ahead ->
    [0] Dans un instant…
    [one] Une autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
}
analysis-running = Réflexion : coup { $done } sur { $total }
analysis-progress = Avancement de l’analyse
analysis-outdated = La maison a progressé depuis cette analyse.
analysis-again = Analyser à nouveau
analysis-not-over = La partie n’est pas finie. L’analyse vient après.
analysis-note = Jugé par le meilleur joueur de la maison, d’après ce que chacun pouvait savoir à ce moment : les cartes cachées ont été imaginées, pas regardées. Les chances sont échantillonnées : ± est l’écart que respectent 95 échantillons sur 100.
analysis-note-alone = Jugé par le meilleur joueur de la maison, d’après ce qui pouvait être su à ce moment : les cartes cachées ont été imaginées, pas regardées. Les chances sont échantillonnées : ± est l’écart que respectent 95 échantillons sur 100.

analysis-chart = Les chances de gagner au fil de la partie
analysis-measure = Chaque ligne est la chance de gagner d’un joueur, d’après ce qu’il savait alors, si tous continuaient comme la maison. Les conseils et les décisions annoncent cette même chance. Chacun ayant ses secrets, le total n’est pas forcément de 100 %.
analysis-measure-alone = La ligne est la chance de gagner, d’après ce qui était su alors, si la partie continuait comme la maison joue. Les conseils et les décisions annoncent cette même chance.
analysis-chart-text = Cliquez sur un moment pour revoir la table.
analysis-moment = Coup { $play } sur { $plays }
analysis-see = Revoir la table
analysis-see-of = Revoir la table au coup { $play }

analysis-players = Comment ils ont joué
analysis-players-alone = Comment la partie a été jouée
analysis-kept = des meilleures chances gardées
analysis-decisions = { $n ->
    [one] 1 décision
   *[other] { $n } décisions
}
analysis-good = { $n ->
    [one] 1 bonne
   *[other] { $n } bonnes
}
analysis-inaccurate = { $n ->
    [one] 1 imprécise
   *[other] { $n } imprécises
}
analysis-bad = { $n ->
    [one] 1 erreur
   *[other] { $n } erreurs
}
analysis-lost = { $n ->
    [one] 1 dans une partie perdue
   *[other] { $n } dans une partie perdue
}

analysis-turns = Les tournants
analysis-turns-none = Aucun coup n’a beaucoup changé les chances.
analysis-turn = Tournant { $number }, coup { $play } : { $who }
analysis-from-to = { $from } → { $to }

analysis-list = Les décisions
analysis-show = Montrer
analysis-whose = De qui
analysis-all = toutes
analysis-mistakes = erreurs
analysis-doubtful = et imprécises
analysis-everybody = tous
analysis-mine = moi
analysis-others = les autres
analysis-empty = { $what ->
    [all] Aucune décision ici.
   *[other] La maison n’a vu ici aucun choix nettement meilleur.
}
analysis-more = En montrer plus
analysis-move = Coup { $play }
analysis-mark = { $mark ->
    [good] bonne
    [inaccurate] imprécise
    [lost] trop tard
   *[bad] erreur
}
analysis-better = Mieux : { $better }. { $seat_is ->
    [you] Vos chances seraient passées de { $from } % à { $to } %.
   *[other] Pour { $seat }, les chances seraient passées de { $from } % à { $to } %.
}
analysis-fine = { $chance } % ± { $error } de gagner
analysis-too-late = Perdu quel que soit le choix : { $chance } % ± { $error } de gagner
