### Alba Longa : ce que dit le plateau, à côté des textes du jeu.

alba-tab-court = Cour
alba-tab-year = Année
alba-phase = Année { $year } · { $season } · { $phase }
alba-growing = croissance
alba-harvest = récolte
alba-king-of-kings = Roi des Rois
alba-has-piety = a le marqueur de piété
alba-piety = Le marqueur de piété est à { $name } : une bénédiction lui coûte moins.
alba-back-own = Retour à votre ville
alba-back-target = Retour à la ville attaquée

## La question, ce que donne une réponse, et ce qu’elle coûterait

alba-ask-slavery =
    { $season ->
        [harvest] La saison des récoltes commence
       *[growing] La saison de croissance commence
    }
alba-ask-free = Placez un paysan gratuitement
alba-ask-court =
    { $cost ->
        [0] Appel à la cour gratuit, ou passez
       *[other] Appel à la cour pour { $cost }, ou passez
    }
alba-ask-pay =
    { $silver ->
        [one] Payez 1 argent à un étal
       *[other] Payez { $silver } argents à un étal
    }
alba-ask-take = Prenez un des quatre dés
alba-ask-buy = Achetez un dé pour 1, ou passez
alba-ask-army = Reprenez un héros utilisé, ou non
alba-ask-recall = Reprenez un héros utilisé
alba-ask-target = Choisissez une ville à attaquer
alba-ask-hero =
    { $attacked ->
        [yes] Un héros pour vous défendre
       *[no] Un héros pour votre attaque
    }
alba-ask-sabotage = Sabotez un travail : { $city }
alba-ask-pillage = Prenez un produit à Assisi
alba-ask-stock = Ajoutez un produit à Assisi
alba-ask-upgrade = Améliorez la récolte, ou non
alba-ask-blessing = Demandez la bénédiction, ou non
alba-ask-name = Nommez le prochain Roi des Rois
alba-ask-successor = Nommez le prochain Roi des Rois
alba-ask-growth = Accueillez des paysans
alba-go-keep = Ne vendre personne
alba-go-hold-court = Faire appel à la cour
alba-go-pass-court = Passer la saison
alba-go-pass-die = Pas de dé
alba-go-upgrade = Améliorer
alba-go-no-upgrade = Garder telle quelle
alba-go-blessing = La demander
alba-go-no-blessing = Ne rien demander
alba-go-no-growth = Personne
alba-back = Revenir
alba-wait = À choisir
alba-wait-die = Choisissez un dé
alba-out-soldiers =
    { $all ->
        [one] 1 soldat et un héros : il faudra attaquer.
       *[other] { $all } soldats et un héros : il faudra attaquer.
    }
alba-out-merchants =
    { $all ->
        [one] 1 marchand : argent +{ $brings }, puis un étal.
       *[other] { $all } marchands : argent +{ $brings }, puis un étal.
    }
alba-out-quarry =
    { $brings ->
        [0] { $all ->
            [one] 1 ouvrier seul ne bâtit rien.
           *[other] { $all } ouvriers ne bâtissent rien.
        }
        [one] { $all } ouvriers, un monument : { $total } sur { $goal }.
       *[other] { $all } ouvriers, { $brings } monuments : { $total } sur { $goal }.
    }
alba-out-priests = La dévotion passe de { $level } à { $total }.
alba-out-farmers = Blé +{ $brings } : du pain pour { $bread } sur { $need }.
alba-out-home =
    { $count ->
        [0] Plus personne.
        [one] Reste 1.
       *[other] Restent { $count }.
    }
alba-out-begin = Vendre rapporte, mais il faut { $goal } paysans pour gagner.
alba-out-sell =
    { $count ->
        [one] 1 paysan part pour 1 argent : reste { $people } sur { $goal }.
       *[other] { $count } paysans partent pour 2 argents : reste { $people } sur { $goal }.
    }
alba-out-free =
    { $count ->
        [one] Un paysan peut aller partout sans dé.
       *[other] { $count } paysans peuvent aller partout sans dé.
    }
alba-out-take = Chaque dé envoie des paysans ; { $home } au village.
alba-out-buy =
    { $count ->
        [one] Il reste un dé ; { $home } au village.
       *[other] Il reste { $count } dés ; { $home } au village.
    }
alba-out-court =
    { $cost ->
        [0] Quatre dés, vous en prenez un ; les autres achètent.
       *[other] Quatre dés, vous en prenez un ; il vous reste { $silver }.
    }
alba-out-pass = Plus de cour ni de dé pour vous cette saison.
alba-out-stalls = { $count } étals ; le plus riche va à la banque.
alba-out-pay = L’étal { $stall } aura { $coins } ; le plus riche va à la banque.
alba-out-upgrade = Récolte : { $better } au lieu de { $wheat } ; dévotion restante : { $left }.
alba-out-blessing = Dans la pile : blé { $wheat }, argent { $silver }, monument { $monument }.
alba-out-growth =
    { $count ->
        [one] Votre blé ({ $wheat }) accueille un paysan.
       *[other] Votre blé ({ $wheat }) accueille jusqu’à { $count } paysans.
    }
alba-out-grow = Paysans : { $people } sur { $goal } ; blé restant : { $wheat }.
alba-out-target = { $soldiers } contre { $others }, sans compter les héros.
alba-out-assisi = { $soldiers } et un héros contre { $others } sans héros.
alba-out-targets =
    { $soldiers ->
        [one] Votre soldat doit attaquer ; tout se révèle à la fois.
       *[other] Vos { $soldiers } soldats doivent attaquer ; tout se révèle à la fois.
    }
alba-out-heroes = Un héros s’ajoute à vos soldats : { $soldiers }.
alba-out-attack = Attaque { $attack } contre { $defence }.
alba-out-defence = Défense { $own } contre { $against }.
alba-out-both = Attaque { $attack } contre { $defence } ; défense { $own } contre { $against }.
alba-span = { $least } à { $most }
alba-out-sabotage =
    { $count ->
        [one] Un sabotage : quelqu’un ne travaille plus cette saison.
       *[other] { $count } sabotages : chacun arrête un travailleur.
    }
alba-out-pillage =
    { $count ->
        [one] Un produit est à prendre.
       *[other] { $count } produits sont à prendre.
    }
alba-out-name = { $name } commence la saison et gagne les égalités.
alba-struck-soldiers = On ne sabote pas les soldats.
alba-struck-merchants =
    { $left ->
        [0] Le dernier marchand se couche : argent { $then } au lieu de { $now }.
       *[other] Marchands restants : { $left } ; argent { $then } au lieu de { $now }.
    }
alba-struck-quarry = Ouvriers restants : { $left } ; monuments : { $then } au lieu de { $now }.
alba-struck-priests = Prêtres restants : { $left } ; dévotion : +{ $then } au lieu de +{ $now }.
alba-struck-farmers = Fermiers debout : { $left } ; blé : { $then } au lieu de { $now }.
alba-starve =
    { $count ->
        [one] 1 aura faim : { $need } à nourrir, blé { $wheat }
       *[other] { $count } auront faim : { $need } à nourrir, blé { $wheat }
    }
alba-spare =
    { $count ->
        [one] L’un d’eux n’apporte rien de plus
       *[other] { $count } d’entre eux n’apportent rien de plus
    }
alba-goal = But : { $monuments } monuments et { $people } paysans à la fin d’une année
alba-silver = argent
alba-worship = dévotion
alba-bread = pain
alba-home = au village
alba-wheat-left = blé restant
alba-bar-attack = attaque
alba-bar-defence = défense

## Les scènes

alba-season =
    { $season ->
        [harvest] Année { $year }, les récoltes
       *[growing] Année { $year }, la croissance
    }
alba-leads =
    { $you ->
        [yes] vous menez
       *[no] { $name } mène
    }
alba-gods = La bénédiction des dieux
alba-gods-give = Les dieux donnent { $blessing }
alba-gods-nobody = Personne ne l’a demandée.
alba-you-lost =
    { $count ->
        [one] Le blé vous manque : 1 paysan s’en va ; il vous en reste { $left }.
       *[other] Le blé vous manque : { $count } paysans s’en vont ; il vous en reste { $left }.
    }
alba-you-gone = Vous n’avez plus de blé : votre ville est oubliée.
alba-bread-says = besoin { $need } · réserve { $stored }
alba-bread-harvest = {" "}· récolte { $harvest }

## L’inspecteur

alba-need = besoin
alba-stored = réserve
alba-expected = récolte
alba-card-workers =
    { $count } au travail{ $captives ->
        [0] {""}
        [one] , 1 captif
       *[other] , { $captives } captifs
    }{ $lying ->
        [0] {""}
        [one] , 1 couché
       *[other] , { $lying } couchés
    }
alba-card-soldiers = Ils attaquent une ville et défendent la vôtre, chacun avec une force de 1.
alba-card-merchants = De l’argent sur les cases 1, 3 et 6 ; le roi qui a le plus de marchands prend le meilleur étal restant.
alba-card-quarry = Deux ouvriers élèvent un monument.
alba-card-priests = Chaque prêtre augmente votre dévotion de 1.
alba-card-farmers = Cette année un fermier rapporte { $wheat } blés, à la saison des récoltes.
alba-brings-soldiers = force { $count }, et un héros
alba-brings-merchants = argent : { $count }
alba-brings-quarry =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
alba-brings-priests = dévotion { $worship }, +{ $count }
alba-brings-farmers = blé : { $count }
alba-card-press = Appuyez pour choisir.
alba-card-shows = montre { $value }
alba-card-die =
    { $value ->
        [0] Pour les { $job }.
        [one] 1 paysan rejoint les { $job }.
       *[other] De 1 à { $value } paysans rejoignent les { $job }.
    }
alba-card-sends =
    { $count ->
        [one] Vous pouvez en envoyer 1.
       *[other] Vous pouvez en envoyer jusqu’à { $count }.
    }
alba-card-stall = Étal { $stall }
alba-card-coins = argent : { $count }
alba-card-stalls = Quand les marchands sont payés, l’étal le plus riche va à la banque ; les suivants vont aux rois qui ont le plus de marchands.
alba-card-fullest = le plus riche : il irait à la banque
alba-card-later = { $count } pour le roi qui le prendra
alba-card-hero = Héros { $hero }
alba-card-strength = Ajoute { $hero } à vos soldats, en attaque et en défense.
alba-card-used = utilisé
alba-card-perhaps = peut-être utilisé
alba-card-active = peut être joué
alba-card-stays = Revient toujours en main.
alba-card-returns = Une fois joué, il attend que les quatre soient utilisés.
alba-card-item = Un sabotage d’Assisi en prend un.
alba-card-there = { $count } sur place
alba-card-court = On lance quatre dés ; le roi qui a fait appel en prend un, les autres peuvent en acheter un chacun pour 1 argent.
alba-card-crown = Commence, gagne les égalités et nomme un autre roi après chaque saison.
alba-card-piety = Le marqueur de piété
alba-card-piety-gives = Une bénédiction coûte 1 de dévotion au lieu de 2.
alba-card-assisi = Une ville sans roi : le roi qui bat ses défenseurs prend ce qui s’y trouve.
alba-card-of = { $count } sur { $goal }
alba-card-grow = Le blé qui reste à la fin de l’année accueille de nouveaux paysans.
alba-card-people = paysans
alba-card-home = On peut les envoyer au travail. Des maisons bleues 12, 16 et 20 ils partent sans dé.
alba-card-free =
    { $count ->
        [0] personne ne part sans dé
        [one] 1 part sans dé
       *[other] { $count } partent sans dé
    }
alba-card-silver = Paie les appels à la cour et les dés.
alba-card-worship = Paie une meilleure récolte et les bénédictions.
alba-card-bread = Un blé par paysan à la fin de l’année ; ceux qui n’en ont pas s’en vont.
alba-card-fed = En l’état, personne n’aura faim.

## La ville

alba-city-says = { $city } : monuments { $monuments } sur 10 ; paysans { $people }, dont au village { $home } ; au travail : soldats { $soldiers }, marchands { $merchants }, ouvriers { $workers }, prêtres { $priests }, fermiers { $farmers } ; dévotion { $worship }, blé { $wheat }
alba-place =
    { $lying ->
        [0] { $place } : { $workers }, { $count } au travail
        [one] { $place } : { $workers }, { $count } au travail, { $lying } couché
       *[other] { $place } : { $workers }, { $count } au travail, { $lying } couchés
    }
alba-village = Village
alba-at-home = { $count } au village
alba-each = chacun
alba-safe = à l’abri
alba-seat-line = { $city } : monuments { $monuments } sur 10, paysans { $people } sur 16, argent { $silver }, blé { $wheat }, dévotion { $worship }, soldats { $soldiers }

## Ce que font les rois

alba-does-begin = débute
alba-does-court = cour ?
alba-does-pay = paie
alba-does-die = dé ?
alba-does-target = ville ?
alba-does-hero = héros ?
alba-does-sabotage = sabote
alba-does-stock = Assisi
alba-does-upgrade = améliore ?
alba-does-blessing = prie ?
alba-does-name = nomme
alba-does-growth = accueille
alba-sealed = scellé
alba-out = a passé

## La cour et les étals

alba-court = La cour
alba-to-hold = l’appel
alba-taken = pris
alba-stall =
    { $coins ->
        [0] Étal { $stall }, vide
        [one] Étal { $stall }, { $coins } argent
       *[other] Étal { $stall }, { $coins } argents
    }
alba-stall-full = Étal { $stall }, argent { $coins }, le plus riche
alba-die = { $number } : { $job }, { $value }
alba-die-gone = { $job } : pris
alba-farm = aux champs
alba-how-many = Nombre de paysans
alba-fewer = moins
alba-more = plus
alba-choose = Choisissez
alba-send-soldiers = Envoyer { $count } à la caserne
alba-send-merchants = Envoyer { $count } au bazar
alba-send-quarry = Envoyer { $count } à la carrière
alba-send-priests = Envoyer { $count } au temple
alba-send-farmers = Envoyer { $count } aux champs
alba-go-sell =
    { $count ->
        [one] Vendre { $count } paysan
       *[other] Vendre { $count } paysans
    }
alba-go-pillage-captive = Prendre un captif
alba-go-pay = Payer l’étal { $stall }
alba-go-hero = Sceller le héros { $hero }
alba-go-recall = Reprendre le héros { $hero }
alba-go-name = Nommer { $name }
alba-go-grow = En accueillir { $count } (blé { $cost })
alba-captive-to = un captif pour les { $job }
alba-recall-says =
    { $count ->
        [one] Votre seul héros utilisé redevient actif.
       *[other] L’un de vos { $count } héros utilisés redevient actif ; vous choisissez lequel, sans qu’on le voie.
    }

## La guerre

alba-attacks =
    { $count ->
        [one] Une attaque
       *[other] { $count } attaques
    }
alba-against = contre
alba-defends = en défense
alba-now = en cours
alba-next = à venir
alba-resolved = fait
alba-won-by = Réussie de { $success }
alba-holds = La ville tient
alba-sabotages =
    { $count ->
        [one] un sabotage
       *[other] { $count } sabotages
    }
alba-items =
    { $count ->
        [one] un produit
       *[other] { $count } produits
    }
alba-table-won = Réussie de
alba-table-sabotages = Sabotages
alba-your-heroes = Vos héros
alba-heroes-of = Héros { $of }
alba-used-count =
    { $count ->
        [one] un est utilisé
       *[other] { $count } sont utilisés
    }

## L’année

alba-year = Année { $year }
alba-year-is =
    { $id ->
        [dry] Une année sèche
        [moderate] Une année modérée
       *[wet] Une année humide
    }
alba-year-ahead =
    { $id ->
        [dry] L’année prochaine sera sèche
        [moderate] L’année prochaine sera modérée
       *[wet] L’année prochaine sera humide
    }
alba-farmer-brings = Un fermier rapporte { $wheat } blés, un de plus si l’on améliore.
alba-cost-unseen = Le prix en dévotion est encore caché : { $costs }.
alba-cost-is = Améliorer coûte { $cost } de dévotion.
alba-then = Ensuite, dans l’ordre
alba-then-soldiers = attaquent
alba-then-merchants = argent, étal
alba-then-quarry = 2 pour un
alba-then-priests = dévotion
alba-then-farmers = blé
alba-then-blessing = contre dévotion
alba-year-end = La fin de l’année { $year }
alba-brought = récoltés
alba-fed = nourris
alba-left = partis
alba-came = accueillis
alba-gone = hors du jeu

## La fin

end-alba-longa = Un empire commence
explain-alba-longa-monuments = il en faut dix pour gagner
explain-alba-longa-population = il faut seize paysans pour gagner ; davantage ne compte pas ici
alba-final-line = paysans { $people } · réserve { $stores }
alba-end-you =
    { $count ->
        [one] Vous gagnez.
       *[other] Vous gagnez ensemble : { $names }.
    }
alba-end-other =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
alba-end-nobody = Personne ne gagne.
alba-verdict-goal = Dix monuments et { $people } paysans à la fin de l’année { $year } ; nul autre n’avait les deux.
alba-verdict-population = Plusieurs avaient dix monuments et seize paysans ; { $people } paysans, c’était le plus.
alba-verdict-stores = Plusieurs avaient atteint le but avec autant de paysans ; { $stores } en blé et argent réunis, c’était le plus.
alba-verdict-shared = But, paysans, blé et argent étaient égaux.
alba-verdict-survivor = Toutes les autres villes sont oubliées.
alba-verdict-nobody = Après l’année { $year } aucune ville n’avait dix monuments et seize paysans : tous les rois perdent.

## Touches

alba-key-pick = choisir un dé, une carte ou un étal
alba-key-walk = à la carte suivante ou précédente
alba-key-count = envoyer plus ou moins de paysans
alba-key-farm = le dé pour les champs, à la récolte
alba-key-do = faire ce qui est choisi
alba-key-no = passer, ou dire non
