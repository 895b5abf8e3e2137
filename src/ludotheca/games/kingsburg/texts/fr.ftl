### Kingsburg. docs/add-a-game.md explique comment se font les arguments.

## Les marchandises et ce qu’on reçoit d’autre

good-gold = or
good-wood = bois
good-stone = pierre

# Une lettre qui la désigne sur un petit dessin.
letter-gold = o
letter-wood = b
letter-stone = p

# Combien d’une chose, comme morceaux d’une phrase.
part-gold-1 = 1 or
part-gold-2 = 2 or
part-gold-3 = 3 or
part-gold-4 = 4 or
part-wood-1 = 1 bois
part-wood-2 = 2 bois
part-wood-3 = 3 bois
part-wood-4 = 4 bois
part-stone-1 = 1 pierre
part-stone-2 = 2 pierres
part-stone-3 = 3 pierres
part-stone-4 = 4 pierres
part-token-1 = un jeton +2
part-soldier-1 = 1 soldat
part-soldier-2 = 2 soldats
part-soldier-3 = 3 soldats
part-point-1 = 1 point
part-point-2 = 2 points
part-point-3 = 3 points
part-point--1 = pour 1 point

payment-token = un jeton +2
payment-gold = 1 or
payment-wood = 1 bois
payment-stone = 1 pierre

## La cour. Avec l’article dans une phrase, sans lui sur un dessin.

advisor-jester = le Bouffon (1)
advisor-squire = le Gentilhomme (2)
advisor-architect = l’Architecte (3)
advisor-merchant = le Marchand (4)
advisor-sergeant = le Sergent (5)
advisor-alchemist = l’Alchimiste (6)
advisor-astronomer = l’Astronome (7)
advisor-treasurer = le Trésorier (8)
advisor-master-hunter = le Grand Veneur (9)
advisor-general = le Général (10)
advisor-swordsmith = le Forgeron (11)
advisor-duchess = la Duchesse (12)
advisor-champion = le Champion (13)
advisor-smuggler = le Contrebandier (14)
advisor-inventor = l’Inventeur (15)
advisor-wizard = le Sorcier (16)
advisor-queen = la Reine (17)
advisor-king = le Roi (18)

court-jester = Bouffon
court-squire = Gentilhomme
court-architect = Architecte
court-merchant = Marchand
court-sergeant = Sergent
court-alchemist = Alchimiste
court-astronomer = Astronome
court-treasurer = Trésorier
court-master-hunter = Veneur
court-general = Général
court-swordsmith = Forgeron
court-duchess = Duchesse
court-champion = Champion
court-smuggler = Contreband.
court-inventor = Inventeur
court-wizard = Sorcier
court-queen = Reine
court-king = Roi

# Ce que chacun donne en signes ; `legend-signs` les explique.
gift-jester = 1★
gift-squire = 1o
gift-architect = 1b
gift-merchant = 1o / 1b
gift-sergeant = 1♞
gift-alchemist = 1? → 2
gift-astronomer = 1? +2
gift-treasurer = 2o
gift-master-hunter = 1b 1o/p
gift-general = 2♞ ◉
gift-swordsmith = 1p 1o/b
gift-duchess = 2? +2
gift-champion = 3p
gift-smuggler = 1★ → 3?
gift-inventor = 1o 1b 1p
gift-wizard = 4o
gift-queen = 2? ◉ 3★
gift-king = o b p 1♞

## La province. Avec l’article dans une phrase, sans lui sur un dessin.

building-statue = la Statue
building-chapel = la Chapelle
building-church = l’Église
building-cathedral = la Cathédrale
building-inn = l’Auberge
building-market = le Marché
building-farms = les Fermes
building-merchants-guild = la Guilde des marchands
building-guard-tower = la Tour de garde
building-blacksmith = le Forgeron
building-barracks = les Baraquements
building-wizards-guild = la Guilde des sorciers
building-palisade = la Palissade
building-stables = les Écuries
building-stone-wall = les Murs de pierre
building-fortress = la Forteresse
building-barricade = la Barricade
building-crane = la Grue
building-town-hall = la Mairie
building-embassy = l’Ambassade

plot-statue = Statue
plot-chapel = Chapelle
plot-church = Église
plot-cathedral = Cathédrale
plot-inn = Auberge
plot-market = Marché
plot-farms = Fermes
plot-merchants-guild = Marchands
plot-guard-tower = Tour
plot-blacksmith = Forgeron
plot-barracks = Baraquem.
plot-wizards-guild = Sorciers
plot-palisade = Palissade
plot-stables = Écuries
plot-stone-wall = Murs
plot-fortress = Forteresse
plot-barricade = Barricade
plot-crane = Grue
plot-town-hall = Mairie
plot-embassy = Ambassade

# Ce que chacun fait, en peu de mots.
effect-statue = dés tous égaux : en relancer un
effect-chapel = total de 7 ou moins : relancer tout
effect-church = +1 contre les Démons
effect-cathedral = 1 point pour 2 marchandises à la fin
effect-inn = un jeton +2 après l’été
effect-market = un groupe par saison : 1 de plus ou de moins
effect-farms = un dé blanc par saison ; −1 en bataille
effect-merchants-guild = 1 or avant chaque lancer
effect-guard-tower = +1 en bataille
effect-blacksmith = +1 en bataille
effect-barracks = un soldat coûte 1 marchandise
effect-wizards-guild = +2 en bataille
effect-palisade = +1 en bataille, +2 contre les Zombies
effect-stables = 1 soldat de plus par conseiller
effect-stone-wall = +1 en bataille ; une égalité est gagnée
effect-fortress = +1 en bataille ; 1 point par victoire
effect-barricade = +1 contre les Gobelins
effect-crane = colonnes III et IV : 1 or de moins
effect-town-hall = par saison : marchandise ou jeton +2 pour 1 point
effect-embassy = 1 point par saison

## Les ennemis

enemy-goblins = Gobelins
enemy-orcs = Orques
enemy-zombies = Zombies
enemy-barbarians = Barbares
enemy-demons = Démons
enemy-dragons = Dragons

## Le calendrier

year-1 = I
year-2 = II
year-3 = III
year-4 = IV
year-5 = V

phase-setup = mise en place
phase-kings-aid = aide du Roi
phase-spring = printemps
phase-kings-reward = récompense du Roi
phase-summer = été
phase-kings-envoy = Envoyé du Roi
phase-autumn = automne
phase-recruitment = recrutement
phase-winter = hiver

## Les parties d’un placement

plus2-true = {" "}et un jeton +2
plus2-false = {""}
market--1 = , Marché −1
market-0 = {""}
market-1 = , Marché +1
envoy-true = , grâce à l’Envoyé du Roi
envoy-false = {""}

die-coloured = un dé de couleur
die-white = un dé blanc
die-all = tous les dés

result-defeat = défaite
result-draw = égalité
result-victory = victoire
result-wall = victoire

## Ce qui arrive

event-order = Ordre du tour : { $seats }.
event-phase = Année { $year } : { $phase }.
event-aid-die =
    { $you ->
        [seat] Vous êtes en dernière position : le Roi vous prête un dé blanc pour le printemps.
       *[none] { $seat } ferme la marche : le Roi lui prête un dé blanc pour le printemps.
    }
event-aid-good =
    { $you ->
        [seat] Le Roi vous donne { $parts }.
       *[none] Le Roi donne { $parts } à { $seat }.
    }
event-neutral = Des dés neutres ({ $dice }) occupent { $advisor }.
event-neutral-aside = Un dé neutre ({ $die }) est mis de côté.
event-guild =
    { $you ->
        [seat] Votre Guilde des marchands rapporte 1 or.
       *[none] La Guilde des marchands rapporte 1 or à { $seat }.
    }
event-rolled =
    { $white-count ->
        [0] { $you ->
            [seat] Vous lancez { $dice } : { $total } en tout.
           *[none] { $seat } lance { $dice } : { $total } en tout.
        }
        [one] { $you ->
            [seat] Vous lancez { $dice } et { $white } (dé blanc) : { $total } en tout.
           *[none] { $seat } lance { $dice } et { $white } (dé blanc) : { $total } en tout.
        }
       *[other] { $you ->
            [seat] Vous lancez { $dice } et { $white } (dés blancs) : { $total } en tout.
           *[none] { $seat } lance { $dice } et { $white } (dés blancs) : { $total } en tout.
        }
    }
event-reroll =
    { $you ->
        [seat] Vous relancez { $die } grâce à { $building }.
       *[none] { $seat } relance { $die } grâce à { $building }.
    }
event-influenced =
    { $white-count ->
        [0] { $you ->
            [seat] Vous influencez { $advisor } avec { $dice }{ $plus2 }{ $market }{ $envoy }.
           *[none] { $seat } influence { $advisor } avec { $dice }{ $plus2 }{ $market }{ $envoy }.
        }
        [one] { $you ->
            [seat] Vous influencez { $advisor } avec { $dice } et { $white } (dé blanc){ $plus2 }{ $market }{ $envoy }.
           *[none] { $seat } influence { $advisor } avec { $dice } et { $white } (dé blanc){ $plus2 }{ $market }{ $envoy }.
        }
       *[other] { $you ->
            [seat] Vous influencez { $advisor } avec { $dice } et { $white } (dés blancs){ $plus2 }{ $market }{ $envoy }.
           *[none] { $seat } influence { $advisor } avec { $dice } et { $white } (dés blancs){ $plus2 }{ $market }{ $envoy }.
        }
    }
event-passed =
    { $you ->
        [seat] Vous passez jusqu’à la fin de la saison.
       *[none] { $seat } passe jusqu’à la fin de la saison.
    }
event-stuck =
    { $you ->
        [seat] Vous ne pouvez plus placer de dés et devez passer.
       *[none] { $seat } ne peut plus placer de dés et doit passer.
    }
event-gift =
    { $you ->
        [seat] Vous recevez { $parts } chez { $advisor }.
       *[none] { $seat } reçoit { $parts } chez { $advisor }.
    }
event-swapped =
    { $you ->
        [seat] Chez l’Alchimiste, vous échangez 1 { $good } contre une de chaque autre marchandise.
       *[none] Chez l’Alchimiste, { $seat } échange 1 { $good } contre une de chaque autre marchandise.
    }
event-declined =
    { $you ->
        [seat] Vous refusez l’offre, chez { $advisor }.
       *[none] { $seat } refuse l’offre, chez { $advisor }.
    }
event-peeked =
    { $you ->
        [seat] Vous regardez l’ennemi de l’année.
       *[none] { $seat } regarde l’ennemi de l’année.
    }
event-peeked-mine = Vous l’avez vu : { $enemy } de force { $strength } en année { $year }.
event-built =
    { $you ->
        [seat] Vous construisez { $building }{ $envoy } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
       *[none] { $seat } construit { $building }{ $envoy } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
    }
event-reward =
    { $you ->
        [seat] Récompense du Roi : 1 point pour vous.
       *[none] Récompense du Roi : 1 point pour { $seat }.
    }
event-envoy =
    { $you ->
        [seat] Vous recevez l’Envoyé du Roi.
       *[none] { $seat } reçoit l’Envoyé du Roi.
    }
event-envoy-nobody = Plusieurs sont également en retard : personne ne reçoit l’Envoyé du Roi.
event-envoy-back =
    { $you ->
        [seat] Vous n’avez pas utilisé l’Envoyé du Roi ; il repart.
       *[none] { $seat } n’a pas utilisé l’Envoyé du Roi ; il repart.
    }
event-inn =
    { $you ->
        [seat] Votre Auberge rapporte un jeton +2.
       *[none] L’Auberge rapporte un jeton +2 à { $seat }.
    }
event-embassy =
    { $you ->
        [seat] Votre Ambassade rapporte 1 point.
       *[none] L’Ambassade rapporte 1 point à { $seat }.
    }
event-town-hall =
    { $you ->
        [seat] Vous payez { $payment } à la Mairie pour 1 point.
       *[none] { $seat } paie { $payment } à la Mairie pour 1 point.
    }
event-town-hall-declined =
    { $you ->
        [seat] Vous n’utilisez pas votre Mairie.
       *[none] { $seat } n’utilise pas la Mairie.
    }
event-recruited =
    { $you ->
        [seat] Vous recrutez un soldat pour { $parts } ; vous en avez { $soldiers }.
       *[none] { $seat } recrute un soldat pour { $parts } ; cela fait { $soldiers }.
    }
event-enemy = L’ennemi de l’année { $year } : { $enemy } de force { $strength }.
event-troops =
    { $you ->
        [seat] Vous lancez le dé du Roi : { $die ->
                [one] { $die } soldat
               *[other] { $die } soldats
            } pour chacun.
       *[none] { $seat } lance le dé du Roi : { $die ->
                [one] { $die } soldat
               *[other] { $die } soldats
            } pour chacun.
    }
event-fought =
    { $result-id ->
        [defeat] { $you ->
            [seat] Vous perdez avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
           *[none] { $seat } perd avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
        }
        [draw] { $you ->
            [seat] Vous résistez avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
           *[none] { $seat } résiste avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
        }
        [wall] { $you ->
            [seat] Vos Murs de pierre gagnent avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
           *[none] { $seat } gagne grâce aux Murs de pierre avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
        }
       *[victory] { $you ->
            [seat] Vous gagnez avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
           *[none] { $seat } gagne avec { $combat } contre { $strength } (soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }).
        }
    }
event-spoils =
    { $you ->
        [seat] Votre victoire rapporte { $parts }.
       *[none] La victoire rapporte { $parts } à { $seat }.
    }
event-fortress =
    { $you ->
        [seat] Votre Forteresse rapporte 1 point pour la victoire.
       *[none] La Forteresse rapporte 1 point à { $seat } pour la victoire.
    }
event-lost-goods =
    { $you ->
        [seat] Vous perdez { $parts }.
       *[none] { $seat } perd { $parts }.
    }
event-destroyed =
    { $you ->
        [seat] Vous perdez { $building } : { $points ->
            [one] −{ $points } point
           *[other] −{ $points } points
        }.
       *[none] { $seat } perd { $building } : { $points ->
            [one] −{ $points } point
           *[other] −{ $points } points
        }.
    }
event-lost-points =
    { $you ->
        [seat] Vous perdez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[none] { $seat } perd { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-strongest =
    { $you ->
        [seat] Avec { $combat }, la plus forte victoire est la vôtre : 1 point.
       *[none] Avec { $combat }, { $seat } remporte la plus forte victoire : 1 point.
    }
event-cathedral =
    { $you ->
        [seat] Votre Cathédrale compte { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[none] La Cathédrale { $seat-of } compte { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-over =
    { $you ->
        [seat] Vous terminez en { $place ->
                [1] 1re
               *[other] { $place }e
            } position avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[none] { $seat } termine en { $place ->
                [1] 1re
               *[other] { $place }e
            } position avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
    }

## Ce qui est demandé

prompt-aid = Prenez une marchandise : l’aide du Roi.
prompt-reroll =
    { $white-count ->
        [0] Relancez, ou gardez vos dés. Vous avez lancé { $dice }, { $total } en tout.
        [one] Relancez, ou gardez vos dés. Vous avez lancé { $dice } et { $white } (dé blanc), { $total } en tout.
       *[other] Relancez, ou gardez vos dés. Vous avez lancé { $dice } et { $white } (dés blancs), { $total } en tout.
    }
prompt-influence =
    { $white-count ->
        [0] Influencez un conseiller, ou passez. Dés : { $dice } ; jetons +2 : { $tokens }.
        [one] Influencez un conseiller, ou passez. Dés : { $dice } et { $white } (dé blanc) ; jetons +2 : { $tokens }.
       *[other] Influencez un conseiller, ou passez. Dés : { $dice } et { $white } (dés blancs) ; jetons +2 : { $tokens }.
    }
prompt-either = Choisissez votre gain. Chez { $advisor }, c’est l’un des deux.
prompt-goods =
    { $count ->
        [one] Prenez { $count } marchandise au choix. Chez { $advisor }.
       *[other] Prenez { $count } marchandises au choix. Chez { $advisor }.
    }
prompt-swap = Échangez une marchandise, ou refusez. L’Alchimiste (6) en donne une de chaque autre sorte.
prompt-smuggle =
    { $count ->
        [one] Achetez { $count } marchandise, ou non. Chez le Contrebandier (14), contre 1 point.
       *[other] Achetez { $count } marchandises, ou non. Chez le Contrebandier (14), contre 1 point.
    }
prompt-build = Construisez un bâtiment, ou rien.
prompt-build-again = Construisez encore, ou gardez l’Envoyé. Le deuxième bâtiment coûte son prix habituel.
prompt-town-hall = Payez la Mairie, ou refusez. Une marchandise ou un jeton +2 rapporte 1 point.
prompt-recruit =
    { $price ->
        [one] Recrutez un soldat, ou arrêtez. Chacun coûte { $price } marchandise ; soldats : { $soldiers }.
       *[other] Recrutez un soldat, ou arrêtez. Chacun coûte { $price } marchandises ; soldats : { $soldiers }.
    }
prompt-spoils =
    { $count ->
        [one] Prenez { $count } marchandise au choix. Victoire sur les { $enemy }.
       *[other] Prenez { $count } marchandises au choix. Victoire sur les { $enemy }.
    }
prompt-losses =
    { $count ->
        [one] Perdez { $count } marchandise au choix. Défaite contre les { $enemy }.
       *[other] Perdez { $count } marchandises au choix. Défaite contre les { $enemy }.
    }

help-aid =
    Le gouverneur qui a le moins de bâtiments, et parmi ceux-là le moins de marchandises, reçoit l’aide du Roi : un dé blanc pour le printemps. Si plusieurs sont également en retard, chacun prend plutôt une marchandise au choix et personne n’a le dé.
help-reroll =
    La Statue : si tous vos dés ({ $dice }) montrent la même face, les blancs compris, vous pouvez en relancer un. La Chapelle : s’ils font 7 ou moins en tout (à présent { $total }), vous pouvez tous les relancer. Chacune sert une fois par saison, dans l’ordre que vous voulez.
    Ensuite l’ordre du tour est refait : le plus petit total joue en premier.
help-influence =
    Placez un groupe de vos dés sur un conseiller dont le numéro est exactement leur somme. Il y faut au moins un dé de couleur ; les dés blancs aident. On peut ajouter un jeton +2 à un groupe ; si la table n’en permet qu’un par saison, à un seul de vos groupes jusqu’à la saison suivante. Avec le Marché, un groupe par saison peut compter un de plus ou un de moins, même avec un jeton.
    Un conseiller occupé ne reçoit plus de dés, sauf si vous utilisez l’Envoyé du Roi. Qui passe ne joue plus de la saison ; il peut rester des dés.
    Quand tous ont passé, chacun reçoit ses gains, du conseiller 1 au 18.
help-either = Vous recevez exactement l’un des deux gains, chez { $advisor }.
help-goods =
    { $count ->
        [one] Chez { $advisor }, prenez une marchandise de la sorte que vous voulez. Le reste du gain vient tout seul.
       *[other] Chez { $advisor }, prenez { $count } marchandises, pareilles ou non. Le reste du gain vient tout seul.
    }
help-swap =
    L’Alchimiste prend une marchandise et en donne une de chacune des deux autres sortes : de l’or, il fait du bois et de la pierre, et ainsi de suite. Vous pouvez refuser.
help-smuggle =
    { $count ->
        [one] Le Contrebandier donne { $count } marchandise au choix pour 1 point de victoire, même à qui n’en a pas. Vous pouvez refuser.
       *[other] Le Contrebandier donne { $count } marchandises au choix pour 1 point de victoire, même à qui n’en a pas. Vous pouvez refuser.
    }
help-build =
    Un bâtiment par saison, de gauche à droite dans chaque rangée de votre province. Ses points comptent aussitôt. Si vous avez l’Envoyé du Roi, on vous en proposera un deuxième.
help-build-again =
    L’Envoyé du Roi permet de construire deux fois dans une saison ; le deuxième bâtiment coûte son prix habituel. Il n’est dépensé que si vous construisez.
help-town-hall =
    À la fin de chaque saison, votre Mairie change un jeton +2 ou une marchandise en 1 point de victoire, une fois.
help-recruit =
    Avant l’hiver, vous pouvez recruter autant de soldats que vous pouvez en payer, l’un après l’autre. Un soldat coûte deux marchandises quelconques, une seule avec les Baraquements : à présent { $price }. À la bataille, vos soldats ({ $soldiers }), le dé du Roi et vos bâtiments font face à la force de l’ennemi. Une égalité ne fait rien perdre et ne rapporte rien.
help-spoils =
    Les { $enemy } vous laissent des marchandises au choix : { $count }.
help-losses =
    Les { $enemy } vous prennent des marchandises à votre choix : { $count }. Ensuite un bâtiment peut être détruit : le plus haut de votre colonne la plus à droite.

## Ce qui peut se faire

action-order = { $seat } vient ensuite dans l’ordre du tour
action-enemy = l’ennemi de l’année { $year } : { $enemy }, force { $strength }
action-troops = le Roi envoie { $die }
action-neutral = dés neutres : { $dice }
action-roll = { $seat } lance { $dice }
action-white = { $seat } lance { $dice } (dés blancs)
action-single = { $seat } relance un dé : { $die }
action-keep = garder les dés
action-reroll = relancer { $die } avec { $building }
action-pass = passer
action-decline = refuser
action-done = ne plus recruter
action-swap = donner 1 { $good }
action-pay = payer { $payment }
action-take = prendre { $goods }
action-lose = perdre { $goods }
action-recruit = recruter un soldat pour { $goods }
action-build = construire { $building }{ $envoy }
action-influence =
    { $white-count ->
        [0] { $advisor } avec { $dice }{ $plus2 }{ $market }{ $envoy }
        [one] { $advisor } avec { $dice } et { $white } (dé blanc){ $plus2 }{ $market }{ $envoy }
       *[other] { $advisor } avec { $dice } et { $white } (dés blancs){ $plus2 }{ $market }{ $envoy }
    }

# Le mot qui désigne une action quand on la tape, en plus de son propre nom.
verb-keep = garder
verb-reroll = relancer
verb-pass = passer
verb-decline = refuser
verb-done = assez
verb-swap = donner
verb-pay = payer
verb-take = prendre
verb-lose = perdre
verb-recruit = recruter
verb-build = construire
verb-influence = influencer

## Points

score-buildings = bâtiments
score-advisors = conseillers
score-reward = récompense du Roi
score-embassy = Ambassade
score-town-hall = Mairie
score-victories = batailles gagnées
score-defeats = batailles perdues
score-cathedral = Cathédrale

## Les options de la table

option-one-plus2-per-season = jetons « +2 » sur les dés
option-one-plus2-per-season-true = au plus un par saison
option-one-plus2-per-season-false = au plus un par groupe, comme dans le livret

## Sur l’écran de texte

year-of = année { $year } sur V
turn-order = ordre du tour : { $names }
foe-hidden = ennemi : force { $least } à { $most }
foe-known = ennemi : { $enemy } { $strength }
foe-lose = perdre : { $parts }
foe-gain = gagner : { $parts }
foe-troops = dé du Roi { $die }
heading-mine = Votre province
heading-province = Province { $of }
tokens-short = { $count }×+2
soldiers-short = { $count }♞
holds-envoy = Envoyé
white-die = ◇
has-passed = a passé
strength-short = bâtiments en bataille : { $parts }
any-goods = { $count } au choix
any-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
any-points = { $count }★
legend-signs = ★ point · ♞ soldat · ? marchandise au choix · ◉ regard sur l’ennemi · +2 jeton · ◇ dé blanc · ●1:3.5 dés 3 et 5 de la place 1 · ■ construit, □ suivant, · plus tard · o b p or, bois, pierre

rules =
    Kingsburg se joue en cinq années. Vous gouvernez une province ; qui a le plus de points de victoire après le cinquième hiver l’emporte.

    UNE ANNÉE a huit phases : l’aide du Roi, le printemps, la récompense du Roi, l’été, l’Envoyé du Roi, l’automne, le recrutement, l’hiver. Printemps, été et automne sont des saisons de production et se jouent de la même façon.

    L’AIDE DU ROI. Le gouverneur qui a le moins de bâtiments (parmi eux, le moins de marchandises) lance un dé blanc de plus au printemps. Si plusieurs sont à égalité, chacun prend plutôt une marchandise.

    UNE SAISON. Chacun lance trois dés, et des blancs s’il en a. Le plus petit total joue en premier. Dans l’ordre du tour, chacun place un groupe de dés sur un conseiller dont le numéro est exactement la somme, ou passe pour la saison ; un conseiller ne reçoit qu’un groupe. Il faut un dé de couleur par groupe, et l’on peut y joindre un jeton +2 (une table peut n’en permettre qu’un par saison, sur un seul groupe). Quand tous ont passé, chacun reçoit ses gains, du conseiller 1 au 18. Puis chacun peut construire un bâtiment, de gauche à droite dans chaque rangée.

    LES CONSEILLERS. 1 Bouffon : 1 point. 2 Gentilhomme : 1 or. 3 Architecte : 1 bois. 4 Marchand : 1 or ou 1 bois. 5 Sergent : 1 soldat. 6 Alchimiste : une marchandise contre une de chaque autre sorte. 7 Astronome : 1 marchandise et un jeton +2. 8 Trésorier : 2 or. 9 Grand Veneur : 1 bois avec 1 or ou 1 pierre. 10 Général : 2 soldats et un regard sur l’ennemi. 11 Forgeron : 1 pierre avec 1 or ou 1 bois. 12 Duchesse : 2 marchandises et un jeton +2. 13 Champion : 3 pierres. 14 Contrebandier : 3 marchandises pour 1 point. 15 Inventeur : une de chaque marchandise. 16 Sorcier : 4 or. 17 Reine : 2 marchandises, un regard sur l’ennemi et 3 points. 18 Roi : une de chaque marchandise et un soldat.

    LES BÂTIMENTS, rangée par rangée. Statue : dés tous pareils, en relancer un. Chapelle : 7 ou moins en tout, les relancer tous. Église : +1 en bataille contre les Démons. Cathédrale : à la fin, 1 point par paire de marchandises. Auberge : un jeton +2 à la fin de l’été. Marché : un groupe par saison compte un de plus ou de moins, même avec un jeton +2. Fermes : un dé blanc de plus par saison, −1 en bataille. Guilde des marchands : 1 or avant le lancer de chaque saison. Tour de garde : +1 en bataille. Forgeron : +1 en bataille. Baraquements : un soldat coûte 1 marchandise. Guilde des sorciers : +2 en bataille. Palissade : +1 en bataille, +2 contre les Zombies. Écuries : un soldat de plus quand un conseiller en donne. Murs de pierre : +1 en bataille, et une égalité est une victoire. Forteresse : +1 en bataille, et 1 point par victoire. Barricade : +1 en bataille contre les Gobelins. Grue : les colonnes III et IV coûtent 1 or de moins. Mairie : à la fin d’une saison, 1 marchandise ou jeton +2 pour 1 point. Ambassade : 1 point à la fin de chaque saison.

    LA RÉCOMPENSE DU ROI. Qui a le plus de bâtiments reçoit 1 point, tous ceux qui sont à égalité.

    L’ENVOYÉ DU ROI va au gouverneur qui a le moins de bâtiments, puis de marchandises ; à personne en cas d’égalité. On le dépense pour placer des dés sur un conseiller occupé, ou pour construire un deuxième bâtiment dans une saison ; s’il n’a pas servi dans l’année, il repart.

    LE RECRUTEMENT. Deux marchandises quelconques paient un soldat, autant de fois qu’on veut.

    L’HIVER. L’ennemi de l’année est révélé. Un dé du Roi compte pour tous. Votre valeur de combat est la somme de vos soldats, de ce dé et de vos bâtiments. Au-dessus de la force de l’ennemi : vous gagnez ce que dit la carte. Égale : vous ne perdez ni ne gagnez rien. En dessous : vous perdez des marchandises, un bâtiment (le plus haut de votre colonne la plus à droite) ou des points. La plus forte victoire vaut 1 point de plus. Puis tous les soldats rentrent chez eux.

    LA FIN. Une Cathédrale compte 1 point pour deux marchandises. À égalité, le plus de marchandises, puis le plus de bâtiments ; sinon la victoire se partage.

    À DEUX JOUEURS, trois dés neutres puis deux occupent à chaque saison les conseillers de leurs sommes. Si les deux tombent sur les trois, ils vont chacun sur le conseiller de leur face ; s’ils sont pareils, l’un est mis de côté.

## Robots de caractère

person-builder = Berthe
person-warrior = Rodéric
person-gambler = Fenella
