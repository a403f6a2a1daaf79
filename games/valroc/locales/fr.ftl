### Les mots de Valroc, en français.

# Le jeu

game-title = Valroc
game-pitch = Entraînez votre mage, apprivoisez, chassez : six créatures séparent un apprenti d’une légende.
game-about = 
    Vos pions vont chercher la magie à la Fontaine, l’argent à la Taverne, des trésors dans la Caverne. À l’Entraînement,
    chaque carte de plus est un risque ; au Sanctuaire, les offrandes attirent les faveurs des dieux ; au Quartier
    Sombre, la Magie Noire a toujours son prix. Et quand votre mage se sent prêt, l’Arène l’attend.

# Combien

n-vals =
    { $n ->
        [one] { $n } Val
       *[other] { $n } Vals
    }
paid-vals =
    { $paid ->
        [one] { $paid } Val
       *[other] { $paid } Vals
    }
gained-vals =
    { $gained ->
        [one] { $gained } Val
       *[other] { $gained } Vals
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-ticked =
    { $n ->
        [one] { $n } objectif coché
       *[other] { $n } objectifs cochés
    }
n-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
n-berries =
    { $berries ->
        [one] { $berries } baie
       *[other] { $berries } baies
    }
n-spells =
    { $n ->
        [one] { $n } sort
       *[other] { $n } sorts
    }
n-draws =
    { $n ->
        [one] { $n } pioche
       *[other] { $n } pioches
    }
n-immune =
    { $n ->
        [one] { $n } pioche immunisée
       *[other] { $n } pioches immunisées
    }
mythic-kept =
    { $mythic ->
        [one] { $mythic } Mythique
       *[other] { $mythic } Mythiques
    }
n-mythics =
    { $n ->
        [one] { $n } créature Mythique
       *[other] { $n } créatures Mythiques
    }
n-plants =
    { $n ->
        [one] { $n } sorte de plantes
       *[other] { $n } sortes de plantes
    }

# Éléments, sortes, pions, lieux

element-fire = Feu
element-water = Eau
element-earth = Terre
element-air = Air
kind-tameable = Domptable
kind-wild = Sauvage
kind-mythic = Mythique
blood-pure = sang pur
blood-hybrid = hybride
pawn-mage = Mage
pawn-assistant = Assistant
pawn-mercenary = Mercenaire
pawn-monk = Moine
pawn-changed = { $pawn } changé en mage
place-dark_quarter = Quartier Sombre
place-fountain = Fontaine
place-tavern = Taverne
place-cave = Caverne
place-training = Entraînement
place-sanctuary = Sanctuaire
place-university = Université
place-arena = Arène
token-diamond = Diamant
token-mushroom = Champignon magique
token-plant = Plante médicinale
token-berry = Baie magique
token-flask10 = Gourde (10)
token-flask5 = Gourde (5)
token-vial_small = Petite fiole
token-vial_medium = Fiole moyenne
token-vial_full = Fiole pleine
centre-wound = blessure
centre-small = petite fiole
centre-medium = fiole moyenne
centre-full = fiole pleine
reward-val8 = 8 Vals
reward-val4 = 4 Vals
reward-val1 = 1 Val
reward-flask10 = une gourde pleine
reward-flask5 = une gourde à moitié vide
reward-pm1 = 1 PM
reward-mushroom = un champignon magique
reward-plant = une plante médicinale
reward-berry = une baie magique
reward-vial_small = une petite fiole
reward-vial_medium = une fiole moyenne
reward-vial_full = une fiole pleine
reward-diamond = un diamant
reward-pc = 1 PC
phase-draft = Draft
phase-planning = Planification
phase-closing = Maintenance
phase-offerings = Offrandes
phase-final_count = Décompte final
phase-over = Fin de partie
phantom = Le joueur fictif

# Créatures

creature-d01 = Pyrion
creature-d02 = Ondelle
creature-d03 = Moussuk
creature-d04 = Plumel
creature-d05 = Cendrak
creature-d06 = Lagoran
creature-d07 = Granith
creature-d08 = Zephyrin
creature-d09 = Tisonours
creature-d10 = Brumelin
creature-d11 = Flamaile
creature-d12 = Boualin
creature-d13 = Vaporin
creature-d14 = Geyzar
creature-d15 = Sablair
creature-d16 = Poussiel
creature-s01 = Incendor
creature-s02 = Torrentis
creature-s03 = Rochegrif
creature-s04 = Rafalk
creature-s05 = Salamor
creature-s06 = Abysson
creature-s07 = Roncegarde
creature-s08 = Cyclorn
creature-s09 = Blaze
creature-s10 = Fulgurex
creature-s11 = Marecor
creature-s12 = Tourbelin
creature-s13 = Soufrelac
creature-s14 = Magmarok
creature-s15 = Givrelame
creature-s16 = Tornapierre
creature-m01 = Ignea
creature-m02 = Leviandre
creature-m03 = Titanore
creature-m04 = Ourael
creature-m05 = Solcandre
creature-m06 = Maelstra
creature-m07 = Gaiath
creature-m08 = Tempestor
creature-m09 = Obsidrake
creature-m10 = Kraggorn
creature-m11 = Sphingor
creature-m12 = Phenarion
creature-m13 = Volcanor
creature-m14 = Basalthyr
creature-m15 = Nimbraxe
creature-m16 = Ouraganne

# Cours

course-c01 = Cours de Botanique
course-c02 = Éveil de l’Esprit
course-c03 = Cours d’Alchimie
course-c04 = Maîtrise des Sources
course-c05 = Cours de Négoce
course-c06 = Cours de Spéléologie
course-c07 = Cours de Diplomatie
course-c08 = Art du Combat
course-c09 = Cours d’Équitation
course-c10 = Lien Élémentaire
course-c11 = Leçon Particulière
course-c12 = Cours de Méditation
course-c13 = Bourse d’Étude
course-c14 = Cours de Métamorphose
course-c15 = Cours de Rhétorique

# Sorts

spell-p01 = Pillage Sacré
spell-p02 = Double Duel
spell-p03 = Vol d’Essence
spell-p04 = Larcin d’Entraînement
spell-p05 = Élixir Noir
spell-p06 = Or Maudit
spell-p07 = Peau de Pierre
spell-p08 = Fureur Élémentaire
spell-p09 = Pacte de Sang
spell-p10 = Ombre Servante
spell-p11 = Malédiction de Faiblesse

# Magie Noire

magic-n1-0 = Serment de la Nature
magic-n1-1 = Grâce de l’Absorption
magic-n1 = Serment de la Nature / Grâce de l’Absorption
magic-n2-0 = Rituel de Rage
magic-n2-1 = Malédiction de Corruption
magic-n2 = Rituel de Rage / Malédiction de Corruption
magic-n3-0 = Aura d’Énergie
magic-n3-1 = Envoûtement d’Inversion
magic-n3 = Aura d’Énergie / Envoûtement d’Inversion
magic-n4-0 = Sphère d’Équilibre
magic-n4-1 = Sceau de Démence
magic-n4 = Sphère d’Équilibre / Sceau de Démence
magic-n5-0 = Rayon Charmeur
magic-n5-1 = Sort de Frénésie
magic-n5 = Rayon Charmeur / Sort de Frénésie
magic-n6-0 = Don du Crépuscule
magic-n6-1 = Salve de Douleur
magic-n6 = Don du Crépuscule / Salve de Douleur
magic-n7-0 = Éclat du Clair de Lune
magic-n7-1 = Frappe Infernale
magic-n7 = Éclat du Clair de Lune / Frappe Infernale
magic-n8-0 = Rune Divine
magic-n8-1 = Hymne de la Tour
magic-n8 = Rune Divine / Hymne de la Tour

# Ce que font les cartes

effect-gain_pm = Gagnez { $n } PM.
effect-gain_vals = Gagnez { n-vals }.
effect-gain_pc = Gagnez { $n } PC dans l’élément de votre choix.
effect-invert_opponents = Chaque adversaire change jusqu’à { $n } Vals en PM, ou jusqu’à { $n } PM en Vals : vous choisissez.
effect-convert_own = Changez autant de Vals que vous voulez en PM, ou l’inverse.
effect-steal_pc = Un adversaire perd { $n } PC dans un élément, vous le gagnez.
effect-steal_vials = Prenez toutes les cartes gardées d’un adversaire, sauf les blessures.
effect-take_statue_vals = Prenez jusqu’à { n-vals } sur les statues.
effect-take_vals_from_each = Chaque adversaire vous donne { n-vals }.
effect-weaken_one = Un adversaire combat avec −{ $n } dans un élément ce tour-ci.
effect-weaken_opponents = Vos adversaires combattent avec −{ $n } dans un élément ce tour-ci.
effect-strengthen_fight = +{ $n } dans un élément pour un combat.
effect-strengthen_each_fight = +{ $n } dans un élément de votre choix à chaque combat.
effect-strengthen_round = À chacun de vos combats de ce tour, +{ $n } dans un élément au choix.
effect-balance_own = À l’Arène, vous pouvez avoir +{ $n } dans les éléments non dominants, mais pas le Bonus des Dieux.
effect-unbalance_opponents = À l’Arène, vos adversaires ont −{ $n } dans les éléments non dominants.
effect-cheaper_fights = Vos combats coûtent { $n } PM de moins.
effect-free_fight = Ce combat ne coûte pas de PM.
effect-extra_fight = Combattez { $n } créature de plus lors de cette visite.
effect-second_mount = À l’Arène, ajoutez les valeurs de deux montures.
effect-no_mount_bonus = À l’Arène, les montures n’apportent rien de bon à vos adversaires.
effect-ignore_mount_malus = Les malus de vos montures ne comptent pas.
effect-add_gain = Votre gain ({ $place }) augmente de { $n }.
effect-multiply_gain = Votre gain ({ $place }) est multiplié par { $n } ce tour-ci.
effect-siphon_gain = Prenez la moitié du gain de chaque adversaire ({ $place }).
effect-search_two_cards = À la Caverne, piochez deux cartes et choisissez-en une.
effect-second_reward = Si votre fouille réussit, prenez une deuxième récompense de la carte.
effect-teleport = Déplacez vers une autre salle libre l’adversaire qui fouille.
effect-ignore_all_wounds = Jusqu’à la fin de l’entraînement, défaussez toute blessure piochée.
effect-ignore_first_wound = À chaque entraînement, la première blessure hors immunité est défaussée.
effect-bonus_vial = À chaque entraînement, ajoutez une { $size } au décompte.
effect-double_draws = Chacune de vos { $n } premières pioches peut révéler deux cartes.
effect-dearer_training = Vos adversaires paient { $n } PM par pioche d’entraînement.
effect-offering_bonus = Vos offrandes valent { $n } Val de plus ; servez plusieurs statues en une visite.
effect-mercenary_cost = Votre mercenaire coûte { $n } Val.
effect-mercenary_cost_this_round = Votre mercenaire coûte { $n } Val ce tour-ci.
effect-transform_to_mage = En planification, un pion compte comme un mage.

# Options

option-hands = Créatures
option-hands-about = Un draft, ou les mains préparées d’une première partie.
hands-draft = Draft
hands-prepared = Mains préparées
option-mode = Difficulté
option-mode-about = Combien de créatures Mythiques garder après le draft.
mode-easy = Facile (1 Mythique)
mode-classic = Classique (2 Mythiques)
mode-expert = Expert (3 Mythiques)
option-rows = Tableau de chasse
option-rows-about = L’ordre des éléments sur le tableau de chasse.
rows-shuffled = Mélangé
rows-suggested = Air, Eau, Feu, Terre
option-phantom_starts = Le joueur fictif commence
option-phantom_starts-about = Seul : le joueur fictif est premier joueur, comme aux parties paires d’une campagne.
setup-phantom-together = Le joueur fictif ne commence que si vous jouez seul.

# Questions

ask-pick = Choisissez une créature du paquet.
ask-drop = Défaussez des créatures : il faut garder { mythic-kept } sur six.
ask-study = Répartissez vos deux premiers points de compétence (PC).
ask-plan = Placez un pion, ou arrêtez.
ask-window = Voulez-vous jouer quelque chose ({ $plays }) ?
ask-invert = Que doivent échanger vos adversaires ?
ask-strike = Dans quel élément frapper vos adversaires ?
ask-convert = Que voulez-vous échanger ?
ask-keep-spell = Quel sort gardez-vous ?
ask-give-up = Quel sort rendez-vous à la tour ?
ask-use-card = Quelle carte utilisez-vous ?
ask-teleport = Déplacer { $who } vers une autre salle ?
ask-also-take = Prendre une deuxième récompense ?
ask-train = Piocher, ou arrêter ?
ask-wound = Une blessure ! Que faites-vous ?
ask-count-up = Dans quel élément progresser ?
ask-brew = Quelles fioles utilisez-vous ({ $element }) ?
ask-leftovers = Vous gardez au plus quatre cartes : laquelle défausser ?
ask-serve = À quelle statue faire une offrande ?
ask-offer = Que déposez-vous ({ $element }) ?
ask-enrol = Suivre ce cours ({ $card }) ?
ask-fight = Quelle créature affronter ?
ask-fight-again = Avez-vous encore quelque chose à jouer ?
ask-plunder = Que prenez-vous sur les statues (encore { $left }) ?
ask-bid = Que misez-vous en secret ({ $element }) ?
ask-nothing = Rien à décider.

# Actions

do-pick = Prendre { $card }
do-drop = Défausser { $card }
do-study = +1 { $one }, +1 { $two }
do-place = { $pawn } : { $spot }
do-stop-planning = Ne plus rien placer
do-invert-vals = Leurs Vals deviennent des PM
do-invert-pm = Leurs PM deviennent des Vals
do-strike = { $element }
do-convert-vals = Changer { n-vals } en PM
do-convert-pm = Changer { $n } PM en Vals
do-keep-spell = Garder { $card }
do-give-up = Rendre { $card }
do-use-card = Carte { $n } : { $found }
do-also-take = Prendre aussi { $found }
do-teleport = Vers la salle { $element }
do-draw = Piocher { n-cards }
do-draw-berries = Piocher { n-cards }, avec { n-berries }
do-stop-training = Arrêter l’entraînement
do-heal = Utiliser une plante médicinale
do-endure = Accepter la blessure
do-count-up = { $element }
do-brew = Mélanger { $vials }
do-discard-vial = Défausser : { $vial }
do-serve = Statue : { $element }
do-offer = Offrir { n-vals }
do-offer-diamond = Offrir { n-vals } et un diamant
do-enrol = Suivre { $card } ({ $vals ->
    [one] { $vals } Val
   *[other] { $vals } Vals
 }, { $pm } PM)
do-fight = Affronter { $card } ({ $pm } PM)
do-fight-riding = Affronter { $card } sur { $mount } ({ $pm } PM)
do-fight-riding-two = Affronter { $card } sur { $mount } et { $second } ({ $pm } PM)
do-bid = Miser { n-vals }
do-bid-diamond = Miser { n-vals } et un diamant
do-cast = Jouer { $card }
do-cast-on = Jouer { $card } contre { $who }
do-cast-on-element = Jouer { $card } contre { $who } ({ $element })
do-cast-idle = { $cast } : ne ferait qu’attiser la Colère
do-use-course = Utiliser { $card }
do-use-course-element = Utiliser { $card } ({ $element })
do-drink-whole = Boire la gourde (10 PM)
do-drink-half = Boire la moitié de la gourde (5 PM)
do-drink-rest = Finir la gourde (5 PM)
do-plunder = Prendre { n-vals } ({ $element })
do-pass = Passer
do-pass-place = Passer pour ce lieu
do-pass-round = Passer pour le tour
do-pass-game = Passer jusqu’à nouvel ordre
do-listen = Me demander de nouveau entre les actions
do-other-statue = Une autre statue
do-decline = Non merci
spot-dark-top = Quartier Sombre, { $magic }
spot-cave = Caverne, salle { $element }
spot-course = Université, { $card }
spot-course-known = Université, { $card } (cours déjà suivi)
vial-cards-small =
    { $n ->
        [one] { $n } petite fiole
       *[other] { $n } petites fioles
    }
vial-cards-medium =
    { $n ->
        [one] { $n } fiole moyenne
       *[other] { $n } fioles moyennes
    }
vial-cards-full =
    { $n ->
        [one] { $n } fiole pleine
       *[other] { $n } fioles pleines
    }
vial-tokens-small =
    { $n ->
        [one] { $n } jeton petite fiole
       *[other] { $n } jetons petite fiole
    }
vial-tokens-medium =
    { $n ->
        [one] { $n } jeton fiole moyenne
       *[other] { $n } jetons fiole moyenne
    }
vial-tokens-full =
    { $n ->
        [one] { $n } jeton fiole pleine
       *[other] { $n } jetons fiole pleine
    }
vial-bonus = la fiole du cours
nothing = rien

# Refus

no-game-over = La partie est finie.
no-not-asked = Ce n’est pas à vous de décider.
no-not-now = Ce n’est pas une réponse à la question posée.
no-not-there = Il n’y a rien de tel ici.
no-not-owned = Vous ne l’avez pas.
no-mythic-kept = Il faut garder exactement { n-mythics }.
no-pawn-placed = Ce pion est déjà placé.
no-mage-idle = Votre mage est blessé et se repose.
no-monk-elsewhere = Le moine n’est pas chez vous.
no-wrong-pawn = Ce pion n’a pas sa place ici.
no-no-change-needed = Ici, personne n’a besoin d’être un mage.
no-occupied = C’est déjà pris.
no-closed = C’est fermé.
no-already-there = Vous avez déjà un pion ici ({ $place }).
no-missing-vals = Il vous manque { n-vals }.
no-missing-pm = Il vous manque { $n } PM.
no-nothing-on-offer = Vous n’avez rien à offrir.
no-track-full = Vous êtes déjà au maximum.
no-wrong-mix = Ces fioles ne font pas exactement un PC.
no-too-weak = Il vous manque { $n } en { $element }.
no-not-tamed = Ce n’est pas une de vos montures, ou une de trop.
no-mount-not-needed = Moins de montures suffisent.
no-wrong-moment = Ce n’est pas le moment.
no-no-effect = Cela ne changerait rien.
no-wrong-target = Pas sur cette cible.

# Ce qui s’est passé

tell-begins = La partie commence ; tableau de chasse : { $rows }.
tell-picked =
    { $who_is ->
        [you] Vous prenez { $card }.
       *[other] { $who } prend une créature.
    }
tell-draft-goes-on = Le draft continue : { $kind }.
tell-dropped =
    { $who_is ->
        [you] Vous défaussez { $card }.
       *[other] { $who } défausse une créature.
    }
tell-hands-kept = Chacun a gardé ses six créatures.
tell-studied =
    { $who_is ->
        [you] Vous progressez : { $one }, { $two }.
       *[other] { $who } progresse : { $one }, { $two }.
    }
tell-first-player =
    { $who_is ->
        [you] Vous commencez ; valeurs des mains : { $totals }.
       *[other] { $who } commence ; valeurs des mains : { $totals }.
    }
tell-round = Tour { $round }.
tell-placed =
    { $who_is ->
        [you] Vous placez : { $pawn }, { $place }.
       *[other] { $who } place : { $pawn }, { $place }.
    }
tell-stopped-planning =
    { $who_is ->
        [you] Vous ne placez plus rien.
       *[other] { $who } ne place plus rien.
    }
tell-place = Lieu suivant : { $place }.
tell-used-magic =
    { $who_is ->
        [you] Vous utilisez { $magic }.
       *[other] { $who } utilise { $magic }.
    }
tell-traded-vals =
    { $who_is ->
        [you] Vous changez { paid-vals } en { $gained } PM.
       *[other] { $who } change { paid-vals } en { $gained } PM.
    }
tell-traded-pm =
    { $who_is ->
        [you] Vous changez { $paid } PM en { gained-vals }.
       *[other] { $who } change { $paid } PM en { gained-vals }.
    }
tell-struck = La Frappe Infernale vise : { $element }.
tell-drew-spells =
    { $who_is ->
        [you] Vous piochez { n-spells }.
       *[other] { $who } pioche { n-spells }.
    }
tell-kept-spell =
    { $who_is ->
        [you] Vous gardez { $card }.
       *[other] { $who } garde un sort.
    }
tell-cast =
    { $who_is ->
        [you] Vous jouez { $card }.
       *[other] { $who } joue { $card }.
    }
tell-cast-on =
    { $who_is ->
        [you] Vous jouez { $card } contre { $target }.
       *[other] { $target_is ->
            [you] { $who } joue { $card } contre vous.
           *[other] { $who } joue { $card } contre { $target }.
        }
    }
tell-used-course =
    { $who_is ->
        [you] Vous utilisez { $card }.
       *[other] { $who } utilise { $card }.
    }
tell-drank =
    { $who_is ->
        [you] Vous buvez : +{ $n } PM.
       *[other] { $who } boit : +{ $n } PM.
    }
tell-gained-pm =
    { $who_is ->
        [you] Vous gagnez { $n } PM.
       *[other] { $who } gagne { $n } PM.
    }
tell-gained-vals =
    { $who_is ->
        [you] Vous gagnez { n-vals }.
       *[other] { $who } gagne { n-vals }.
    }
tell-gained-skill =
    { $who_is ->
        [you] Vous gagnez 1 PC ({ $element }).
       *[other] { $who } gagne 1 PC ({ $element }).
    }
tell-siphoned-pm =
    { $who_is ->
        [you] Vous prenez { $n } PM sur le gain obtenu par { $target }.
       *[other] { $target_is ->
            [you] { $who } prend { $n } PM sur votre gain.
           *[other] { $who } prend { $n } PM sur le gain obtenu par { $target }.
        }
    }
tell-siphoned-vals =
    { $who_is ->
        [you] Vous prenez { n-vals } sur le gain obtenu par { $target }.
       *[other] { $target_is ->
            [you] { $who } prend { n-vals } sur votre gain.
           *[other] { $who } prend { n-vals } sur le gain obtenu par { $target }.
        }
    }
tell-halved-pm =
    { $who_is ->
        [you] Le joueur fictif vous coûte la moitié de votre gain : { $n } PM.
       *[other] Le joueur fictif coûte à { $who } la moitié de son gain : { $n } PM.
    }
tell-halved-vals =
    { $who_is ->
        [you] Le joueur fictif vous coûte la moitié de votre gain : { n-vals }.
       *[other] Le joueur fictif coûte à { $who } la moitié de son gain : { n-vals }.
    }
tell-stole-skill =
    { $who_is ->
        [you] Vous volez 1 PC ({ $element }) à { $target }.
       *[other] { $target_is ->
            [you] { $who } vous vole 1 PC ({ $element }).
           *[other] { $who } vole 1 PC ({ $element }) à { $target }.
        }
    }
tell-stole-vials =
    { $who_is ->
        [you] Vous volez { n-cards } à { $target }.
       *[other] { $target_is ->
            [you] { $who } vous vole { n-cards }.
           *[other] { $who } vole { n-cards } à { $target }.
        }
    }
tell-took-vals =
    { $who_is ->
        [you] Vous prenez { n-vals } à { $target }.
       *[other] { $target_is ->
            [you] { $who } vous prend { n-vals }.
           *[other] { $who } prend { n-vals } à { $target }.
        }
    }
tell-plundered =
    { $who_is ->
        [you] Vous pillez { n-vals } ({ $element }).
       *[other] { $who } pille { n-vals } ({ $element }).
    }
tell-wrath =
    { $who_is ->
        [you] Vous déclenchez la Colère des Dieux !
       *[other] { $who } déclenche la Colère des Dieux !
    }
tell-wrath-phantom = Le joueur fictif déclenche la Colère des Dieux !
tell-gave-up =
    { $who_is ->
        [you] Vous rendez { $card }.
       *[other] { $who } rend { $card }.
    }
tell-wrath-struck = Tous perdent 1 PC ({ $element }).
tell-wrath-passed = Aucun élément ne domine : la Colère passe.
tell-searched =
    { $who_is ->
        [you] Vous fouillez la salle { $element }.
       *[other] { $who } fouille la salle { $element }.
    }
tell-teleported =
    { $who_is ->
        [you] La Démence vous envoie vers la salle { $element }.
       *[other] La Démence envoie { $who } vers la salle { $element }.
    }
tell-found =
    { $who_is ->
        [you] Vous trouvez { $found }.
       *[other] { $who } trouve { $found }.
    }
tell-found-in-vain =
    { $who_is ->
        [you] Vous trouvez { $found }, sans rien pouvoir prendre.
       *[other] { $who } trouve { $found }, sans rien pouvoir prendre.
    }
tell-found-short =
    { $who_is ->
        [you] Vous trouvez { $found }, mais la banque n’a plus que { n-vals } pour vous.
       *[other] { $who } trouve { $found }, mais la banque n’a plus que { n-vals }.
    }
tell-found-nothing =
    { $who_is ->
        [you] Vous ne trouvez rien.
       *[other] { $who } ne trouve rien.
    }
tell-training =
    { $who_is ->
        [you] Vous vous entraînez ({ n-immune }).
       *[other] { $who } s’entraîne ({ n-immune }).
    }
tell-trained =
    { $who_is ->
        [you] Vous piochez : { $centre }.
       *[other] { $who } pioche : { $centre }.
    }
tell-stopped-training =
    { $who_is ->
        [you] Vous arrêtez l’entraînement.
       *[other] { $who } arrête l’entraînement.
    }
tell-wound-cancelled =
    { $who_is ->
        [you] La blessure ne vous atteint pas.
       *[other] La blessure n’atteint pas { $who }.
    }
tell-healed =
    { $who_is ->
        [you] Vous vous soignez avec une plante.
       *[other] { $who } se soigne avec une plante.
    }
tell-endured =
    { $who_is ->
        [you] Vous subissez une blessure.
       *[other] { $who } subit une blessure.
    }
tell-brewed =
    { $who_is ->
        [you] Vos fioles donnent 1 PC ({ $element }).
       *[other] { $who } tire de ses fioles 1 PC ({ $element }).
    }
tell-discarded-vial =
    { $who_is ->
        [you] Vous défaussez : { $vial }.
       *[other] { $who } défausse : { $vial }.
    }
tell-injured =
    { $who_is ->
        [you] Votre mage est blessé : il se reposera au tour suivant.
       *[other] { $who } a son mage blessé : il se reposera au tour suivant.
    }
tell-mage-returned =
    { $who_is ->
        [you] Votre mage est remis.
       *[other] { $who } retrouve son mage.
    }
tell-offered =
    { $who_is ->
        [you] Vous offrez { n-vals } ({ $element }).
       *[other] { $who } offre { n-vals } ({ $element }).
    }
tell-offered-diamond =
    { $who_is ->
        [you] Vous offrez { n-vals } et un diamant ({ $element }).
       *[other] { $who } offre { n-vals } et un diamant ({ $element }).
    }
tell-favour =
    { $who_is ->
        [you] La carte montre : { $centre }. Vous obtenez la Faveur Divine ({ $element }).
       *[other] La carte montre : { $centre }. { $who } obtient la Faveur Divine ({ $element }).
    }
tell-no-favour =
    { $who_is ->
        [you] La carte montre : { $centre }. Pas de Faveur Divine pour vous.
       *[other] La carte montre : { $centre }. Pas de Faveur Divine pour { $who }.
    }
tell-enrolled =
    { $who_is ->
        [you] Vous suivez { $card }.
       *[other] { $who } suit { $card }.
    }
tell-declined-course =
    { $who_is ->
        [you] Vous ne suivez pas le cours.
       *[other] { $who } ne suit pas le cours.
    }
tell-beat =
    { $who_is ->
        [you] Vous battez { $card } (−{ $paid } PM).
       *[other] { $who } bat { $card } (−{ $paid } PM).
    }
tell-beat-riding =
    { $who_is ->
        [you] Vous battez { $card } sur { $mount } (−{ $paid } PM).
       *[other] { $who } bat { $card } sur { $mount } (−{ $paid } PM).
    }
tell-beat-riding-two =
    { $who_is ->
        [you] Vous battez { $card } sur { $mount } et { $second } (−{ $paid } PM).
       *[other] { $who } bat { $card } sur { $mount } et { $second } (−{ $paid } PM).
    }
tell-did-not-fight =
    { $who_is ->
        [you] Vous ne combattez pas.
       *[other] { $who } ne combat pas.
    }
tell-arena-reward =
    { $who_is ->
        [you] L’Arène vous rapporte { n-vals }.
       *[other] L’Arène rapporte { n-vals } à { $who }.
    }
tell-offerings = Phase d’offrandes ; les Vals de chacun : { $vals }.
tell-made-bid =
    { $who_is ->
        [you] Vous misez { n-vals }.
       *[other] { $who } a misé.
    }
tell-made-bid-diamond =
    { $who_is ->
        [you] Vous misez { n-vals } et un diamant.
       *[other] { $who } a misé.
    }
tell-bid =
    { $who_is ->
        [you] Votre mise : { n-vals } ({ $element }).
       *[other] { $who } a misé { n-vals } ({ $element }).
    }
tell-bid-diamond =
    { $who_is ->
        [you] Votre mise : { n-vals } et un diamant ({ $element }).
       *[other] { $who } a misé { n-vals } et un diamant ({ $element }).
    }
tell-phantom-bid = Mise du joueur fictif : { n-vals } ({ $element }).
tell-statue-won =
    { $who_is ->
        [you] Vous obtenez la Faveur Divine ({ $element }).
       *[other] { $who } obtient la Faveur Divine ({ $element }).
    }
tell-statue-lost = Personne n’obtient la Faveur Divine ({ $element }).
tell-course-revealed = Nouveau cours : { $card }.
tell-magic-revealed = Nouvelle Magie Noire : { $magic }.
tell-phantom-placed = Le joueur fictif place : { $pawn }, { $place }.
tell-phantom-magic = Le joueur fictif utilise { $magic }.
tell-phantom-searched = Le joueur fictif fouille la Caverne.
tell-phantom-trained = Le joueur fictif s’entraîne ({ n-draws }).
tell-phantom-offered = Le joueur fictif offre { n-vals } ({ $element }).
tell-phantom-enrolled = Le joueur fictif suit { $card }.
tell-creature-left = { $card } s’en va.
tell-creature-came = { $card } arrive.
tell-final-count = Place au décompte final.
tell-ended = La partie est finie.
number = { $n }

# Scores

score-creatures = Créatures
score-skills = Compétences
score-hunt = Tableau de chasse
score-hybrids = Hybrides
score-courses = Cours
score-vals = Vals
score-diamonds = Diamants
score-tokens = Autres jetons
score-spells = Sorts utilisés
verdict-reached = { n-points } : les { $wanted } points sont atteints.
verdict-short = { n-points } : il en fallait { $wanted }.

# Campagne

campaign-name = La voie des Archimages
campaign-about = Plusieurs parties en solo et quarante objectifs : chaque partie d’au moins 54 PP coche ceux qu’elle remplit. De Villageois à Créateur Suprême.
campaign-short = Sous { $wanted } PP, rien n’est coché.
campaign-verdict = { $class } : { n-ticked }.
campaign-verdict-titles = { $class }, { $titles } : { n-ticked }.
option-length = Longueur
option-length-about = Combien de parties vous avez pour les quarante objectifs.
length-easy = Facile : 8 parties
length-normal = Normale : 9 parties
length-hard = Difficile : 10 parties
class-villager = Villageois
class-apprentice = Apprenti Mage
class-mage = Mage
class-professor = Professeur
class-archmage = Archimage
class-legendary_archmage = Archimage Légendaire
class-supreme_creator = Créateur Suprême
title-fire = Pyromancien
title-water = Hydromancien
title-earth = Géomancien
title-air = Aéromancien
objective-skill = { $n } PC ou plus ({ $element })
objective-every_skill = { $n } PC ou plus dans chaque élément
objective-beaten_of = { $n } créatures ou plus d’affinité { $element }
objective-beaten_tameable = { $n } Domptables ou plus
objective-beaten_mythic = { n-mythics } ou plus
objective-only_pure_blood = uniquement des créatures de sang pur
objective-equal_affinities = autant de créatures de chaque affinité
objective-hunt = { $n } PP au tableau de chasse
objective-prestige = { $n } PP ou plus
objective-vals = finir avec { $n } Vals ou plus
objective-no_vals = finir sans un Val
objective-no_magic = finir sans un PM
objective-courses = { $n } cours ou plus
objective-spells_equal_courses = autant de sorts utilisés que de cours
objective-spell_malus = perdre { $n } PP ou plus par les sorts
objective-wraths = déclencher la Colère des Dieux
objective-sanctuary_favour = une Faveur Divine au Sanctuaire ({ $element })
objective-largest_offering = une offrande de { $n } Vals au Sanctuaire
objective-offerings_sweep = les quatre Faveurs Divines d’une même phase d’offrandes
objective-training_skill = { $n } PC ou plus gagnés à l’Entraînement
objective-plant_kinds_used = utiliser { n-plants }
objective-full_vials_used = utiliser un jeton fiole pleine
objective-injuries = avoir un mage blessé au repos pendant un tour
objective-pile_empty = vider la pioche des créatures

# La table en texte

table-round = Tour { $round }
table-wrath = Colère { $n }/{ $last }
table-magic = Magie Noire
table-closed = fermé
table-statues = Statues
table-dominant = dominant
table-courses = Cours
table-hunt = Chasse
table-river = Rivière
table-pile = pioche { $n }
table-hand = Main
table-beaten = Vaincues
table-spells = Sorts
table-used = utilisés
table-tokens = Jetons
table-kept = Cartes gardées
table-idle = mage blessé
table-monk = moine
table-first = premier joueur
table-you = vous
table-packet = Paquet
table-picks = Choisies
table-hidden = { n-cards }
table-when-any = à tout moment
table-when-planning = en planification
table-when-training = à votre entraînement
table-when-arena = à votre combat
table-when-before_fight = avant le combat d’un adversaire
