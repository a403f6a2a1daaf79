### Les mots des rapports du laboratoire, en français.

house = Le laboratoire de la Taverne
repeat = Pour la rejouer
intervals = Les intervalles sont à 95 % : sur 100 expériences pareilles, la vérité s’y trouve 95 fois. Une victoire partagée par k joueurs compte 1/k pour chacun.
yes = oui
fact-game = Jeu
fact-rules = Version des règles
fact-content = Contenu
fact-seed = Série
fact-program = Programme
fact-broken-off = Parties interrompues
broken-off = { $games }, après { $longest } décisions, et comptées en l’état

tile-games = parties
tile-deals = donnes, chacune depuis toutes les places
tile-seats = places
tile-best = meilleure cote
tile-decisions = décisions
tile-length = décisions par partie
tile-variants = variantes

bot = Robot
games = Parties
won = Victoires
won-drawn = Victoires de ceux qui l’ont prise
interval = 95 %
lead = Avance
mean = Moyenne
least = Minimum
median = Médiane
most = Maximum
longest = Le plus long
choices = Choix
beyond = { $games } au-delà, jusqu’à { $most }

## The arena

arena-title = { $game } : l’arène
arena-subtitle = { $bots } à une table de { $seats } places. Chacun rencontre tous les autres, avec les mêmes donnes depuis chaque place.
ratings = Cotes
ratings-about = Points Elo ajustés à toutes les rencontres à la fois, 1500 en moyenne. 400 points valent dix fois plus de chances ; 100 points gagnent 64 % des parties à deux.
rating = Cote
matrix = Qui bat qui
matrix-about = Combien de parties sur 100 le robot de gauche gagne contre celui du haut, et l’intervalle. Vert : mieux que l’égalité ; rouge : moins bien.
matrix-crowd = Combien de parties sur 100 le robot de gauche gagne, seul parmi { $crowd } robots du haut. À force égale, il gagnerait { $fair } : vert, c’est mieux ; rouge, moins bien.
pairings = Toutes les rencontres
pairings-about = Le premier robot contre le second. L’avance est le nombre de points qu’il a de plus que les autres, en moyenne sur les donnes.
pairing = Rencontre
from-seat = Place { $seat }
scores = Scores
scores-arena-about = Scores de toutes les parties de chaque robot ; le trait est la médiane.
times = Temps de réflexion
times-about = Combien de temps prend une décision où il y a un choix : huit sur dix, la médiane en point, le centième le plus lent en fil. Chaque pas vers la droite est dix fois plus long.

## Simulations

sim-title = { $game } : beaucoup de parties
sim-subtitle = Jouées par { $bots }.
variant = Variante
variants = Variantes
variant-title = Variante { $variant }
length = Longueur
mean-score = Score moyen
wins-of-seat = Place { $seat } gagne
seat = Place { $seat }
seat-head = Place
scores-about = Scores finaux ; le trait est la médiane.
seats = La place compte-t-elle ?
seats-about = Combien de fois chaque place gagne. Le tireté est la moyenne ; une place dont l’intervalle ne le touche pas est meilleure ou moins bonne, par sa position ou par le robot qui s’y trouve.
sources = D’où viennent les points
sources-about = Points moyens par source, pour ceux qui ont gagné, pour les autres, et place par place.
winners = Gagnants
others = Les autres
lengths = Combien dure une partie
lengths-about = Décisions de tous les joueurs jusqu’à la fin.
decisions = Décisions
cards = Ce que vaut chaque carte
cards-caution = Qui l’a prise, et ce qu’il en est advenu. Ce n’est pas encore une cause : une carte que seuls les riches peuvent payer est prise par ceux qui mènent.
cards-about = Le tireté est la valeur habituelle, { $usual }. ▲ et ▼ : l’intervalle est au-dessus ou au-dessous. Triées par le bas de l’intervalle.
card = Carte
taken = Prise
copies = Exemplaires

## Étalonnage

calibration = Les chances annoncées sont-elles justes ?
calibration-about = Dans chaque partie, { $each } positions à intervalles réguliers ont été jugées comme dans les conseils et les analyses, par chaque place à son tour et d’après ce qu’elle sait ({ $positions } en tout). En abscisse, la chance annoncée ; en ordonnée, la part réellement gagnée, avec son intervalle (d’après le nombre de parties, car les positions d’une même partie finissent pareil). Sur la ligne pointillée, tout est juste. Score de Brier : { $brier } (0 pour un prophète ; toujours annoncer 50 % donne 0,25).
calibration-class = Annoncé
calibration-positions = Positions
calibration-said = Moyenne annoncée
