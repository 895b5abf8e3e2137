### Kingsburg : ce que le plateau dit à côté des textes du jeu.

kb-tab-province = Province
kb-tab-year = Année
kb-tab-points = Points
kb-court = La cour du Roi
kb-over = La fin
kb-phase = Année { $year } · { $phase }
kb-year = Année { $year } sur V
kb-wheel = Année { $year } sur V, { $phase }
kb-winter = Hiver { $year }
kb-you = Vous
kb-nothing = rien

## Noms sans article

kb-adv-jester = Bouffon
kb-adv-squire = Gentilhomme
kb-adv-architect = Architecte
kb-adv-merchant = Marchand
kb-adv-sergeant = Sergent
kb-adv-alchemist = Alchimiste
kb-adv-astronomer = Astronome
kb-adv-treasurer = Trésorier
kb-adv-master-hunter = Grand Veneur
kb-adv-general = Général
kb-adv-swordsmith = Forgeron
kb-adv-duchess = Duchesse
kb-adv-champion = Champion
kb-adv-smuggler = Contrebandier
kb-adv-inventor = Inventeur
kb-adv-wizard = Sorcier
kb-adv-queen = Reine
kb-adv-king = Roi

kb-name-statue = Statue
kb-name-chapel = Chapelle
kb-name-church = Église
kb-name-cathedral = Cathédrale
kb-name-inn = Auberge
kb-name-market = Marché
kb-name-farms = Fermes
kb-name-merchants-guild = Guilde des marchands
kb-name-guard-tower = Tour de garde
kb-name-blacksmith = Forgeron
kb-name-barracks = Baraquements
kb-name-wizards-guild = Guilde des sorciers
kb-name-palisade = Palissade
kb-name-stables = Écuries
kb-name-stone-wall = Murs de pierre
kb-name-fortress = Forteresse
kb-name-barricade = Barricade
kb-name-crane = Grue
kb-name-town-hall = Mairie
kb-name-embassy = Ambassade

kb-short-statue = Statue
kb-short-chapel = Chapelle
kb-short-church = Église
kb-short-cathedral = Cathédrale
kb-short-inn = Auberge
kb-short-market = Marché
kb-short-farms = Fermes
kb-short-merchants-guild = Marchands
kb-short-guard-tower = Tour
kb-short-blacksmith = Forgeron
kb-short-barracks = Baraquem.
kb-short-wizards-guild = Sorciers
kb-short-palisade = Palissade
kb-short-stables = Écuries
kb-short-stone-wall = Murs
kb-short-fortress = Forteresse
kb-short-barricade = Barricade
kb-short-crane = Grue
kb-short-town-hall = Mairie
kb-short-embassy = Ambassade

## Ce que donnent les conseillers

kb-gift-jester = 1 point.
kb-gift-squire = 1 or.
kb-gift-architect = 1 bois.
kb-gift-merchant = 1 or ou 1 bois.
kb-gift-sergeant = 1 soldat.
kb-gift-alchemist = Une de chaque autre sorte contre 1 marchandise, si vous voulez.
kb-gift-astronomer = 1 marchandise au choix et un jeton +2.
kb-gift-treasurer = 2 or.
kb-gift-master-hunter = 1 bois, et 1 or ou 1 pierre.
kb-gift-general = 2 soldats et un regard secret sur l’ennemi de l’année.
kb-gift-swordsmith = 1 pierre, et 1 or ou 1 bois.
kb-gift-duchess = 2 marchandises au choix et un jeton +2.
kb-gift-champion = 3 pierres.
kb-gift-smuggler = 3 marchandises au choix contre 1 point, si vous voulez.
kb-gift-inventor = 1 or, 1 bois et 1 pierre.
kb-gift-wizard = 4 or.
kb-gift-queen = 2 marchandises au choix, un regard secret sur l’ennemi de l’année et 3 points.
kb-gift-king = 1 or, 1 bois, 1 pierre et 1 soldat.

## Ce que font les bâtiments

kb-building-text =
    { $points ->
        [0] Aucun point.
        [one] 1 point.
       *[other] { $points } points.
    } { $effect }
kb-effect-statue = Si tous vos dés montrent la même face, vous pouvez en relancer un. Une fois par saison.
kb-effect-chapel = Si vos dés font 7 ou moins en tout, vous pouvez tous les relancer. Une fois par saison.
kb-effect-church = +1 en bataille contre les Démons.
kb-effect-cathedral = À la fin, 1 point par paire de marchandises que vous avez.
kb-effect-inn = Un jeton +2 à la fin de chaque été.
kb-effect-market = Une fois par saison, un groupe de dés peut compter un de plus ou de moins.
kb-effect-farms = Un dé blanc de plus à chaque saison, mais −1 en bataille.
kb-effect-merchants-guild = 1 or avant le lancer de chaque saison.
kb-effect-guard-tower = +1 en bataille.
kb-effect-blacksmith = +1 en bataille.
kb-effect-barracks = Au recrutement, un soldat vous coûte 1 marchandise au lieu de 2.
kb-effect-wizards-guild = +2 en bataille.
kb-effect-palisade = +1 en bataille, +2 contre les Zombies.
kb-effect-stables = Quand un conseiller vous donne des soldats, il en donne un de plus.
kb-effect-stone-wall = +1 en bataille. Une égalité compte comme une victoire.
kb-effect-fortress = +1 en bataille. 1 point par victoire.
kb-effect-barricade = +1 en bataille contre les Gobelins.
kb-effect-crane = Les bâtiments des colonnes III et IV vous coûtent 1 or de moins.
kb-effect-town-hall = À la fin de chaque saison, 1 marchandise ou jeton +2 peut devenir 1 point.
kb-effect-embassy = 1 point à la fin de chaque saison.
kb-costs = Coût : { $cost }.
kb-stands = Déjà construit.
kb-can-build = À construire maintenant si vous voulez.
kb-affordable = Prochain bâtiment de sa rangée ; les marchandises sont là.
kb-not-yet = Les bâtiments à sa gauche viennent d’abord.
kb-first = D’abord, dans cette rangée : { $name }.
kb-short = Il manque { $goods }.
kb-helper = À prendre chez { $name }.
kb-cost = coût
kb-fallen = Détruit à la bataille.
kb-built = ✓
kb-lost = détruit

## Quantités

kb-amount-gold = { $count } or
kb-amount-wood = { $count } bois
kb-amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
kb-amount-goods =
    { $count ->
        [one] 1 marchandise au choix
       *[other] { $count } marchandises au choix
    }
kb-amount-tokens =
    { $count ->
        [one] { $count } jeton +2
       *[other] { $count } jetons +2
    }
kb-amount-soldiers =
    { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
kb-amount-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
kb-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
kb-amount-peek = un regard sur l’ennemi
kb-amount-swap = 1 marchandise contre les deux autres
kb-amount-pay_points = contre 1 point
kb-hand = dés en main : { $dice }

## La cour

kb-taken = { $name } y est avec { $dice }.
kb-taken-you = Vous y êtes avec { $dice }.
kb-taken-neutral = Des dés neutres y sont : { $dice }.
kb-niche-legal = Vous pouvez l’atteindre : { $way }.
kb-niche-aimed = Vous le visez avec { $way }.
kb-why-taken = Occupé ; seul l’Envoyé va là où quelqu’un est déjà.
kb-why-number = Il faut { $number } ; vos dés font { $makes }.
kb-why-number-helped = Il faut { $number } ; vos dés font { $makes }, avec de l’aide aussi { $helped }.
kb-free = Personne n’y est.
kb-worth = de quoi payer : { $buildings }
kb-white-face = { $face } blanc
kb-with-plus2 = jeton +2
kb-with-market-up = Marché +1
kb-with-market-down = Marché −1
kb-with-envoy = avec l’Envoyé
kb-neutral-aside = Un dé neutre ({ $dice }) est mis de côté.
kb-unseen = Ennemi inconnu
kb-you-defend = Défense : { $defend }
kb-enemy-range = L’ennemi de cet hiver : force { $least } à { $most }
kb-enemy-known = { $enemy }, force { $strength }
kb-enemy-card = Défaite : { $lose }. Victoire : { $gain }.
kb-enemy-may = Un de ceux-ci : { $cards }.
kb-enemy-seen = Vu par { $names }.
kb-enemy-unseen = Personne ne l’a encore regardé.

## Mes dés

kb-your-dice = Vos dés
kb-die = Dé { $number } : { $face }
kb-die-white = Dé { $number } : { $face } blanc
kb-plus2-label =
    { $count ->
        [one] Ajouter votre jeton +2
       *[other] Ajouter un de vos { $count } jetons +2
    }
kb-left =
    { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
kb-used = utilisé
kb-market-short = Marché
kb-market-label =
    { $shift ->
        [1] Marché : un de plus
        [-1] Marché : un de moins
       *[0] Marché : pas utilisé
    }
kb-pick = Des dés, ou un conseiller
kb-choose = Choisissez
kb-in-reach =
    { $count ->
        [0] Vos dés n’atteignent aucun conseiller libre.
        [one] { $count } conseiller à votre portée.
       *[other] { $count } conseillers à votre portée.
    }
kb-needs-help = { $sum } fait { $total } ; avec de l’aide : { $names }
kb-reaches = { $way } atteint { $name }
kb-reaches-none = { $sum } fait { $total } : personne n’y est libre.
kb-other-ways = Autres façons
kb-place = Poser les dés
kb-place-on = Poser sur le { $number }
kb-pass = Passer
kb-pass-really = Passer quand même
kb-pass-sure = Il vous reste des dés ; passer vaut jusqu’à la fin de la saison.
kb-no-target = Ensuite, plus personne pour votre { $dice }.
kb-enough-soldiers = Vous battez déjà qui que ce soit : { $defend } contre { $strength }.

## Ce que cela donne

kb-outcome-place =
    { $building ->
        [none] { $gift }
       *[other] { $gift } : de quoi payer { $building }
    }{ $left ->
        [none] {""}
       *[other] {" "}; reste { $left }
    }
kb-outcome-reroll = Ce lancer est perdu, quoi qu’il arrive.
kb-outcome-build =
    { $points ->
        [0] Aucun point
        [one] { $points } point
       *[other] { $points } points
    }, { $effect } ; reste { $left }
kb-outcome-recruit = Défense { $defend } contre { $strength } ; reste { $left }
kb-outcome-lose = Vous gardez { $left }
kb-outcome-pay =
    { $points ->
        [one] Vous aurez { $points } point
       *[other] Vous aurez { $points } points
    }
kb-outcome-have = Vous aurez { $goods }
kb-outcome-have-enough = Vous aurez { $goods } : de quoi payer { $building }
kb-can-pay =
    { $count ->
        [one] Vous pouvez payer { $count } bâtiment.
       *[other] Vous pouvez payer { $count } bâtiments.
    }
kb-defends = Défense { $defend } contre { $strength }, sans compter le dé du Roi.
kb-pile-pick =
    { $count ->
        [one] Encore { $count } marchandise
       *[other] Encore { $count } marchandises
    }
kb-pile-less = Un de moins : { $good }
kb-pile-more = Un de plus : { $good }

## Choix

kb-take = Prendre { $goods }
kb-lose = Perdre { $goods }
kb-recruit = Recruter un soldat pour { $goods }
kb-swap-gold = 1 or contre 1 bois et 1 pierre
kb-swap-wood = 1 bois contre 1 or et 1 pierre
kb-swap-stone = 1 pierre contre 1 or et 1 bois
kb-pay-token = Un jeton +2 contre 1 point
kb-pay-gold = 1 or contre 1 point
kb-pay-wood = 1 bois contre 1 point
kb-pay-stone = 1 pierre contre 1 point
kb-reroll-chapel-all = Relancer tous les dés, grâce à la Chapelle
kb-reroll-statue-coloured = Relancer un dé de couleur, grâce à la Statue
kb-reroll-statue-white = Relancer un dé blanc, grâce à la Statue
kb-leave-reroll = Garder les dés
kb-leave-influence = Passer jusqu’à la fin de la saison
kb-leave-swap = Refuser
kb-leave-smuggle = Refuser
kb-leave-build = Ne rien construire
kb-leave-build-again = Garder l’Envoyé
kb-leave-town-hall = Ne rien payer
kb-leave-recruit = Ne plus recruter
kb-build = Construire
kb-build-it = Construire : { $name }
kb-build-pick = Choisissez un bâtiment
kb-list-influence = { $number } { $name } : { $way }
kb-list-build = { $name }. { $effect }
kb-list-build-envoy = { $name }, avec l’Envoyé. { $effect }

## Places

kb-placed = tout posé
kb-passed = a passé
kb-places =
    { $left ->
        [one] pose, { $left } dé
       *[other] pose, { $left } dés
    }
kb-dice-left =
    { $left ->
        [one] { $left } dé
       *[other] { $left } dés
    }
kb-does-aid-goods = choisit
kb-does-reroll = relance
kb-does-gift = choisit son gain
kb-does-build = construit
kb-does-build-second = construit
kb-does-town-halls = à la Mairie
kb-does-recruit = recrute
kb-does-spoils = après la bataille
kb-has-envoy = a l’Envoyé du Roi
kb-has-aid = lance le dé blanc de l’Aide du Roi
kb-final-line =
    { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    } · { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }

## Province et année

kb-province-own = Votre province
kb-province-of = { $name }
kb-back-own = Votre province
kb-soldiers = Soldats
kb-soldiers-of =
    { $count ->
        [one] { $name } : { $count } soldat
       *[other] { $name } : { $count } soldats
    }
kb-points-own = Vos points jusqu’ici
kb-points-of = Points { $of }
kb-battle-again = La dernière bataille
kb-calendar-kings-aid = Aide du Roi
kb-calendar-spring = Printemps
kb-calendar-kings-reward = Récompense du Roi
kb-calendar-summer = Été
kb-calendar-kings-envoy = Envoyé du Roi
kb-calendar-autumn = Automne
kb-calendar-recruitment = Recrutement
kb-calendar-winter = Hiver
kb-phase-text-kings-aid = Qui a le moins de bâtiments, puis le moins de marchandises, lance un dé blanc de plus au printemps. Si plusieurs sont à égalité, chacun prend plutôt une marchandise.
kb-phase-text-spring = Une saison : lancer, influencer la cour, recevoir les gains, construire.
kb-phase-text-kings-reward = Qui a le plus de bâtiments gagne 1 point ; tous les joueurs à égalité le gagnent.
kb-phase-text-summer = Une saison comme le printemps. À la fin, chaque Auberge donne un jeton +2.
kb-phase-text-kings-envoy = Qui a le moins de bâtiments, puis le moins de marchandises, reçoit l’Envoyé : un conseiller occupé, ou un second bâtiment. Si plusieurs sont à égalité, personne ne le reçoit.
kb-phase-text-autumn = La dernière saison de l’année.
kb-phase-text-recruitment = Engagez des soldats : deux marchandises chacun, une avec les Baraquements.
kb-phase-text-winter = L’ennemi arrive. Soldats, dé du Roi et bâtiments contre sa force.
kb-ahead = La suite de l’année
kb-ahead-kings-aid = le moins bâti
kb-ahead-spring = premier lancer
kb-ahead-kings-reward = le plus bâti
kb-ahead-summer = second lancer
kb-ahead-kings-envoy = le moins bâti
kb-ahead-autumn = dernier lancer
kb-ahead-recruitment = des soldats
kb-ahead-winter = ennemi { $strength }
kb-ahead-none = Puis une nouvelle année commence.

## Ce que sont les choses

kb-about-gold = Paie des bâtiments et des soldats.
kb-about-wood = Paie des bâtiments et des soldats.
kb-about-stone = Paie des bâtiments et des soldats.
kb-about-soldiers = Chacun vaut 1 à la bataille de cet hiver, puis rentre chez lui.
kb-about-tokens = Ajoute 2 à un groupe de dés. Chaque jeton sert une fois.
kb-about-points = Qui en a le plus après cinq ans gagne.
kb-about-dice = Dés en main. Ils vont à la cour, groupe par groupe.
kb-about-kings-die = Lancé une fois en hiver : son nombre aide tout le monde.
kb-plus2-name = Jeton +2
kb-kings-die = dé du Roi
kb-buildings = bâtiments
kb-against = { $combat } contre { $strength }
kb-strongest = le plus fort

## La bataille

kb-strength = Force { $strength }
kb-defeat = Défaite
kb-victory = Victoire
kb-king-sends = Le Roi envoie { $count }
kb-waits = attend
kb-chooses = choisit
kb-result-victory = Victoire
kb-result-wall = Victoire
kb-result-draw = Égalité
kb-result-defeat = Défaite
kb-fight-label = { $name } : soldats { $soldiers }, dé du Roi { $die }, bâtiments { $buildings }, en tout { $combat } contre { $strength }. { $result }.
kb-fight-gain = Gagne { $what }.
kb-fight-lose = Perd { $what }.
kb-you-gain = Vous gagnez { $what }.
kb-you-lose = Vous perdez { $what }.
kb-battle-rages = La bataille d’hiver
kb-sum-victory = Vous gagnez, { $combat } contre { $strength }.
kb-sum-wall = Vos Murs de pierre gagnent, { $combat } contre { $strength }.
kb-sum-draw = Vous résistez, { $combat } contre { $strength }.
kb-sum-defeat = Vous perdez, { $combat } contre { $strength }.
kb-go-on = Passer à l’année { $year }
kb-count = Compter les points
kb-to-court = Retour à la cour

## La fin

kb-verdict = La plus grande part : { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-kingsburg = Le Roi a choisi son conseiller
explain-kingsburg-buildings = les points imprimés sur les bâtiments encore debout
explain-kingsburg-advisors = le Bouffon 1, la Reine 3, le Contrebandier −1 à chaque fois
explain-kingsburg-reward = 1 par an pour le plus de bâtiments après le printemps
explain-kingsburg-embassy = 1 à la fin de chaque saison avec une Ambassade
explain-kingsburg-town-hall = 1 pour une marchandise ou un jeton +2 payé en fin de saison
explain-kingsburg-victories = ce qu’ont rapporté les ennemis battus, 1 pour la plus forte victoire, 1 grâce à la Forteresse
explain-kingsburg-defeats = ce que les ennemis vous ont pris
explain-kingsburg-cathedral = 1 par paire de marchandises restantes, avec une Cathédrale

## Touches

kb-key-dice = prendre un dé de votre main
kb-key-plus2 = ajouter un jeton +2
kb-key-market = Marché : un de plus, un de moins, pas du tout
kb-key-clear = reposer les dés
kb-key-walk = se déplacer sur la cour ou la province
kb-key-choose = choisir une marchandise, un bâtiment ou une réponse par son numéro
kb-key-pass = passer, refuser, ne rien prendre
