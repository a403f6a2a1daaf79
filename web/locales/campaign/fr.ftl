# Les pages d’une campagne.
journey-games = Les parties
journey-objectives = Les objectifs
journey-ladder = Comment on vous appelle
journey-count = { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
} sur { $all }
journey-list-count = { $n } sur { $all }
journey-in-game = partie { $n }
journey-ticked-in = Coché à la partie { $n }
journey-open = Pas encore coché
journey-title-earned = Titre obtenu :
journey-titles = Vos titres
journey-title-open = Les dix : { $title }
journey-from = à partir de { $n } objectifs
journey-reached = atteint
journey-now = maintenant
journey-game = Partie { $n }
journey-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
journey-new = { $n ->
    [0] rien de neuf
    [one] 1 de plus
   *[other] { $n } de plus
}
journey-given-up = abandonnée
journey-playing = en cours
journey-void = annulée : les règles ont changé depuis ; elle est rejouée
journey-ahead = à venir
journey-look-back = Revoir la partie { $n }
journey-play = Jouer la partie { $n }
journey-go-on = Continuer la partie { $n }
journey-over = La campagne est terminée
journey-another = En commencer une autre
journey-delete = Supprimer cette campagne
journey-delete-sure = Sa progression sera perdue. Les parties jouées restent parmi vos tables.
journey-delete-yes = Oui, la supprimer
journey-deleted = La campagne est supprimée.
journey-rule = Les règles de la campagne
journey-begin = Une nouvelle campagne
journey-set-out = Se mettre en route
journey-yours = Vos campagnes
journey-yours-empty = Vous n’êtes pas encore en route. Choisissez ci-dessous ; la première partie est à un clic.
journey-of-game = Campagne : partie { $n }{ $all ->
    [0] {""}
   *[other] {" "}sur { $all }
}
journey-harvest = { $n ->
    [0] Rien de nouveau n’est coché.
    [one] Un nouvel objectif est coché :
   *[other] { $n } nouveaux objectifs sont cochés :
}
journey-next = Partie suivante
journey-page = La campagne
journey-won-in = gagné à la partie { $n }
journey-lost-so-far = { $n ->
    [one] Une partie perdue ici : on recommence avec les mêmes cartes.
   *[other] { $n } parties perdues ici : on recommence avec les mêmes cartes.
  }
journey-kept = Ce qui vous suit
journey-kept-none = Rien encore. Après une victoire, cinq cartes de votre choix passent au scénario suivant, avec vos Caractéristiques et votre première Spécialisation.
journey-choose = Choisir
