# Les mots du serveur lui-même.

error-malformed = Le serveur n’a pas compris ({ $detail }).
error-too-large = C’est trop volumineux.
error-too-many = Pas si vite ! Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
error-limit-tables = Vous avez trop de tables en cours. Terminez-en ou quittez-en d’abord.
error-limit-public = Vous avez trop de tables publiques qui attendent du monde. Commencez-en ou quittez-en d’abord.
error-limit-sockets = Trop de fenêtres sont ouvertes.
error-limit-undos = On est assez revenu en arrière à cette table. Maintenant, ça compte.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-no-game = Ce jeu n’existe pas ici.
error-no-seat = Cette place n’existe pas à cette table.
error-no-play = La partie n’est pas allée jusque-là.
error-no-page = Il n’y a rien ici.
error-no-language = On ne parle pas cette langue ici.
error-foreign-origin = Cette demande vient d’une page d’un autre site.
error-host = Cette maison ne se connaît pas sous le nom { $host }. Si c’est la vôtre, ouvrez-la avec : taverne serve --host { $host }
error-unconfirmed = Ce que vous avez sur cet appareil passerait à une autre personne. Regardez d’abord le code et confirmez.
error-not-your-seat = Ce n’est pas votre place.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = La partie n’est pas terminée.
error-over = La partie est terminée.
error-seats-open = Une place est encore libre.
error-seat-taken = Il n’y a pas de place libre de ce genre.
error-still-here = Cette personne est encore là, ou vient seulement de partir.
error-not-waited-for = Personne n’attend cette place en ce moment.
error-bot-plays-on = Un robot joue à votre place. Reprenez-la d’abord.
error-stale = La partie a avancé entre-temps.
error-read-only = Cette table peut seulement être regardée.
error-read-only-game = Cette table peut seulement être regardée : ce programme n’a pas le jeu { $game }.
error-read-only-rules = Cette table peut seulement être regardée : elle a été jouée avec la version { $theirs } des règles, et ce programme a la version { $ours }.
error-read-only-content = Cette table peut seulement être regardée : elle a été jouée avec d’autres valeurs que celles de ce programme.
error-read-only-damaged = Cette table peut seulement être regardée : son journal ne peut pas être rejoué ({ $detail }).
error-expired = Ce code a déjà servi, a expiré ou n’a jamais existé.
error-name-empty = Il faut au moins une lettre dans un nom.
error-name-long = Ce nom est trop long.
error-chat-long = Ce message est trop long.
error-chat-empty = Ce message est vide.
error-chat-nameless = Dites-nous d’abord votre nom.
error-not-fair = Le compte rendu ne tient pas : { $detail }.
error-too-slow = La connexion est trop lente.
error-too-broken = Trop de messages étaient incompréhensibles.
error-shutdown = Le serveur ferme un instant.
error-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; veuillez réessayer.
error-no-content = Ces cartes ne sont pas connues ici.
error-hints-off = À cette table, pas de conseils.
error-not-asked = Ce n’est pas à vous de décider.
error-analysis-busy = La maison a beaucoup de parties à analyser. Réessayez plus tard.
error-analysis-long = Cette partie est trop longue pour être analysée.
error-no-campaign = Il n’y a pas ici de telle campagne, ou ce n’est pas la vôtre.
error-game-without-campaign = Ce jeu n’a pas de campagne.
error-campaign-over = Cette campagne est terminée.
error-limit-campaigns = Vous avez trop de campagnes. Supprimez-en une d’abord.
