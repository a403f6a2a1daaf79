# Les gens de la taverne, une ligne chacun.
person-colin = Marmiton. Joue entre deux plats, et oublie son tour.
person-nicolette = Jardinière. Choisit les plus jolies cartes.
person-guillot = Pêcheur. Patient, mais compte sur la chance.
person-barnabe = Colporteur. Parle beaucoup, calcule peu.
person-grom = Troll du pont. Grand cœur, petits calculs.
person-melisande = Marchande elfe. Sait ce que vaut chaque carte.
person-aldric = Vieux briscard. Attaque d’abord, compte ensuite.
person-bertrand = Contrebandier. Flaire les bonnes affaires.
person-guillemette = Sœur tourière. Douce à table, ferme au jeu.
person-thorgrim = Nain des mines. Jamais pressé, jamais distrait.
person-ambroise = Mage de la cour. Pense trois tours d’avance.
person-isaure = Sorcière du marais. Elle a déjà vu cette partie.
person-anselme = Frère archiviste. Connaît toutes les règles, toutes.
person-clodomir = Roi déchu. Ne se laissera pas détrôner deux fois.
person-morgane = Stratège sans visage. Personne ne l’a vue perdre.
person-harpagon = Prend toujours ce qui rapporte le plus tout de suite.
person-fortunat = Joue tout à fait au hasard.

level-easy = Facile
    .text = pour apprendre, ou souffler
level-medium = Moyen
    .text = une bonne partie
level-hard = Difficile
    .text = ne laisse rien passer
level-other = Autres
    .text = pour essayer
