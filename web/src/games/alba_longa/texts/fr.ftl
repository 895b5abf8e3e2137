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

## La cité

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
alba-does-die = dés
alba-does-target = cible
alba-does-hero = héros
alba-does-sabotage = sabote
alba-does-stock = Assisi
alba-does-upgrade = améliore
alba-does-blessing = prie
alba-does-name = nomme
alba-does-growth = grandit
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
alba-go-pay = Payer l’étal { $stall }
alba-go-hero = Sceller le héros { $hero }
alba-go-recall = Reprendre le héros { $hero }
alba-go-name = Nommer { $name }
alba-go-grow =
    { $count ->
        [one] Accueillir 1 paysan pour { $cost } blé
       *[other] Accueillir { $count } paysans pour { $cost } blés
    }
alba-captive-to = un captif pour les { $job }
alba-court-says =
    { $cost ->
        [0] À ce tour l’appel est gratuit. Vous lancez quatre dés et en prenez un ; les autres peuvent en acheter un chacun pour 1 argent.
       *[other] Vous payez { $cost } à un étal, lancez quatre dés et en prenez un ; les autres peuvent en acheter un chacun pour 1 argent.
    }
alba-upgrade-says = Votre récolte de blé : { $wheat } telle quelle, { $more } pour { $cost } de dévotion. Seul un roi qui améliore peut demander la bénédiction.
alba-blessing-says = Pour { $price } de dévotion vous recevez ce que montre la carte : 3 blés, 2 argents ou un monument.
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
alba-defends = se défend
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
alba-skip = Passer
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
alba-then = Après la cour, dans cet ordre
alba-then-soldiers = attaquent une ville
alba-then-merchants = argent, puis un étal
alba-then-quarry = deux pour un monument
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
