# Les mots qui n’appartiennent à aucun jeu.

undo-nothing = Il n’y a rien à annuler.
undo-learned = On ne peut plus annuler : quelque chose a été révélé depuis.
undo-played-since = On ne peut plus annuler : quelqu’un d’autre a joué depuis.
setup-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
broken-off = Cette table a compté autant de coups qu’une table peut en avoir : elle s’est arrêtée en l'état.
setup-option = { $option } : avec les autres choix, seul ceci est possible : { $allowed }.
setup-seats-of = Avec ces choix, le nombre de joueurs peut être { $allowed }, pas { $seats }.
refused-nonsense = Ce n’est pas une action de ce jeu ({ $why }).
campaign-no-choice = Il n’y a rien à choisir maintenant.
