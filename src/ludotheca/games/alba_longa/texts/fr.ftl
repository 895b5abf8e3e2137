### Alba Longa. docs/add-a-game.md explique comment se font les arguments.

## Les mots

city-alba-longa = Albe la Longue
city-roma = Rome
city-veii = Véies
city-velitrae = Velitrae
city-reate = Réate
city-assisi = Assise

job-soldiers = soldats
job-merchants = marchands
job-quarry = ouvriers
job-priests = prêtres
job-farmers = fermiers

die-soldiers = dé des soldats (noir)
die-merchants = dé des marchands (gris)
die-quarry = dé des ouvriers (blanc)
die-priests = dé des prêtres (marron)

season-growing = saison de croissance
season-harvest = saison des récoltes

climate-dry = sec
climate-moderate = modéré
climate-wet = humide

blessing-wheat = 3 blés
blessing-silver = 2 argents
blessing-monument = un monument

item-silver = 1 argent
item-wheat = 2 blés
item-captive = un captif

stall-1 = I
stall-2 = II
stall-3 = III
stall-4 = IV
stall-5 = V
stall-6 = VI

goes-home = rentre chez lui
goes-lies = se couche
goes-supply = retourne à la réserve

answer-no = non
answer-yes = oui
attacked-no = non
attacked-yes = oui

phase-first-king = mise en place
phase-slavery = esclavage
phase-free = placements gratuits
phase-court = appel à la cour
phase-pay-court = appel à la cour
phase-roll = appel à la cour
phase-take = appel à la cour
phase-buy = appel à la cour
phase-pay-die = appel à la cour
phase-army = soldats
phase-recall = soldats
phase-targets = soldats : les villes
phase-heroes = soldats : les héros
phase-sabotage = soldats : les sabotages
phase-stock = Assise
phase-cost = fermiers
phase-climate = fermiers
phase-upgrade = fermiers
phase-blessing = bénédictions
phase-card = bénédictions
phase-name = Roi des Rois
phase-successor = Roi des Rois
phase-growth = fin de l’année
phase-over = la fin

## Les options

option-job-well-done = Un travail bien fait
option-job-well-done-true = avec un avantage pour qui a le plus de travailleurs
option-job-well-done-false = sans
option-spoils-of-war = Butins de guerre
option-spoils-of-war-true = les paysans sabotés peuvent être capturés
option-spoils-of-war-false = sans
option-assisi = Assise (toujours à deux rois)
option-assisi-true = la ville d’Assise peut être pillée
option-assisi-false = sans
option-first-king = Premier Roi des Rois
option-first-king-random = tiré au sort
option-first-king-first-seat = la première place
option-one-slavery-deal = Esclavage
option-one-slavery-deal-true = une vente par saison
option-one-slavery-deal-false = autant de ventes qu’on veut
option-keep-one-peasant = Le dernier paysan
option-keep-one-peasant-true = ne peut être vendu
option-keep-one-peasant-false = peut être vendu
option-large-growth = Croissance
option-large-growth-false = six paysans par an au plus
option-large-growth-true = plus de six, pour 28, 36, 45… blés
option-sole-survivor-wins = Un seul survivant
option-sole-survivor-wins-true = gagne aussitôt
option-sole-survivor-wins-false = joue encore

reason-assisi-five = ne peut être { $value } à cinq rois : Assise est au dos de la cinquième ville, Réate

## Ce qui arrive

event-first-king =
    { $you ->
        [seat] Vous êtes le premier Roi des Rois.
       *[none] { $seat } est le premier Roi des Rois.
    }
event-season =
    { $you ->
        [seat] Année { $year }, { $season }, climat { $climate }. Vous êtes Roi des Rois.
       *[none] Année { $year }, { $season }, climat { $climate }. { $seat } est Roi des Rois.
    }
event-sold =
    { $count ->
        [one] { $you ->
            [seat] Vous vendez un paysan comme esclave pour { $silver } argent.
           *[none] { $seat } vend un paysan comme esclave pour { $silver } argent.
        }
       *[other] { $you ->
            [seat] Vous vendez { $count } paysans comme esclaves pour { $silver } argents.
           *[none] { $seat } vend { $count } paysans comme esclaves pour { $silver } argents.
        }
    }
event-kept =
    { $you ->
        [seat] Vous ne vendez personne.
       *[none] { $seat } ne vend personne.
    }
event-assigned =
    { $you ->
        [seat] Un de vos paysans rejoint les { $job } sans dé.
       *[none] Un paysan de { $seat } rejoint les { $job } sans dé.
    }
event-not-assigned =
    { $you ->
        [seat] Vous ne faites plus de placement gratuit.
       *[none] { $seat } ne fait plus de placement gratuit.
    }
event-court =
    { $cost ->
        [0] { $you ->
            [seat] Vous faites appel à la cour pour rien.
           *[none] { $seat } fait appel à la cour pour rien.
        }
       *[other] { $you ->
            [seat] Vous faites appel à la cour pour { $cost } argent.
           *[none] { $seat } fait appel à la cour pour { $cost } argent.
        }
    }
event-paid =
    { $you ->
        [seat] Vous payez { $silver } argent à l’étal { $stall }.
       *[none] { $seat } paie { $silver } argent à l’étal { $stall }.
    }
event-passed =
    { $you ->
        [seat] Vous passez : ni cour ni dé pour vous jusqu’à la fin de la saison.
       *[none] { $seat } passe pour le reste de la saison.
    }
event-forced-pass =
    { $you ->
        [seat] Vous devez passer : il vous manque un paysan chez lui ou l’argent.
       *[none] { $seat } doit passer pour le reste de la saison.
    }
event-rolled =
    { $you ->
        [seat] Vous lancez : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }.
       *[none] { $seat } lance : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }.
    }
event-taken =
    { $count ->
        [one] { $you ->
            [seat] Avec le { $value } du { $die }, vous assignez un paysan aux { $job }.
           *[none] { $seat } prend le { $value } du { $die } et assigne un paysan aux { $job }.
        }
       *[other] { $you ->
            [seat] Avec le { $value } du { $die }, vous assignez { $count } paysans aux { $job }.
           *[none] { $seat } prend le { $value } du { $die } et assigne { $count } paysans aux { $job }.
        }
    }
event-bought =
    { $count ->
        [one] { $you ->
            [seat] Vous achetez le { $value } du { $die } et assignez un paysan.
           *[none] { $seat } achète le { $value } du { $die } et assigne un paysan.
        }
       *[other] { $you ->
            [seat] Vous achetez le { $value } du { $die } et assignez { $count } paysans.
           *[none] { $seat } achète le { $value } du { $die } et assigne { $count } paysans.
        }
    }
event-passed-die =
    { $you ->
        [seat] Vous n’achetez pas de dé.
       *[none] { $seat } n’achète pas de dé.
    }
event-dice-cost = L’appel à la cour coûte désormais { $cost } argent.
event-recalled =
    { $you ->
        [seat] Votre armée est la plus grande : vous reprenez un héros utilisé.
       *[none] { $seat } a la plus grande armée et reprend un héros utilisé.
    }
event-recalled-mine = Votre héros { $hero } est de nouveau actif.
event-not-recalled =
    { $you ->
        [seat] Vous ne reprenez pas de héros.
       *[none] { $seat } ne reprend pas de héros.
    }
event-target-sealed =
    { $you ->
        [seat] Vous avez choisi une ville à attaquer.
       *[none] { $seat } a choisi une ville à attaquer.
    }
event-target-mine = Vous comptez attaquer { $other }.
event-target-mine-assisi = Vous comptez attaquer Assise.
event-target =
    { $you ->
        [seat] Vous attaquez { $other }.
        [other] { $seat } vous attaque.
       *[none] { $seat } attaque { $other }.
    }
event-target-assisi =
    { $you ->
        [seat] Vous attaquez Assise.
       *[none] { $seat } attaque Assise.
    }
event-hero-sealed =
    { $you ->
        [seat] Vous avez choisi un héros.
       *[none] { $seat } a choisi un héros.
    }
event-hero-mine = Votre héros est le { $hero }.
event-hero =
    { $you ->
        [seat] Votre héros { $hero } vous donne une force de { $strength }.
       *[none] { $seat } joue le héros { $hero } : force { $strength }.
    }
event-attack =
    { $count ->
        [one] { $you ->
            [seat] L’attaque de { $seats } contre vous : { $attack } contre { $defence }, succès { $success }, un sabotage.
           *[none] L’attaque de { $seats } contre { $seat } : { $attack } contre { $defence }, succès { $success }, un sabotage.
        }
       *[other] { $you ->
            [seat] L’attaque de { $seats } contre vous : { $attack } contre { $defence }, succès { $success }, { $count } sabotages.
           *[none] L’attaque de { $seats } contre { $seat } : { $attack } contre { $defence }, succès { $success }, { $count } sabotages.
        }
    }
event-attack-failed =
    { $you ->
        [seat] Vous tenez votre ville contre { $seats } : { $attack } contre { $defence }.
       *[none] L’attaque de { $seats } contre { $seat } échoue : { $attack } contre { $defence }.
    }
event-attack-assisi =
    { $count ->
        [one] L’attaque de { $seats } contre Assise : { $attack } contre { $defence }, succès { $success }, un produit.
       *[other] L’attaque de { $seats } contre Assise : { $attack } contre { $defence }, succès { $success }, { $count } produits.
    }
event-attack-failed-assisi = L’attaque de { $seats } contre Assise échoue : { $attack } contre { $defence }.
event-sabotaged =
    { $you ->
        [seat] Vous sabotez les { $job } de { $other } : l’un { $goes }.
        [other] { $seat } sabote vos { $job } : l’un { $goes }.
       *[none] { $seat } sabote les { $job } de { $other } : l’un { $goes }.
    }
event-sabotage-lost =
    { $you ->
        [seat] Il ne vous reste rien à saboter ; { $count ->
            [one] un sabotage est perdu.
           *[other] { $count } sabotages sont perdus.
        }
       *[none] Il ne reste rien à saboter chez { $seat } ; { $count ->
            [one] un sabotage est perdu.
           *[other] { $count } sabotages sont perdus.
        }
    }
event-sabotage-lost-assisi =
    Assise est vide ; { $count ->
        [one] un sabotage est perdu.
       *[other] { $count } sabotages sont perdus.
    }
event-captured =
    { $you ->
        [seat] Vous gagnez un captif parmi vos { $job }.
        [other] { $seat } capture un de vos { $job }.
       *[none] { $seat } capture un des { $job } de { $other }.
    }
event-captured-wheat =
    { $you ->
        [seat] Vous emportez 1 blé des champs de { $other }.
        [other] { $seat } emporte 1 blé pour votre fermier.
       *[none] { $seat } emporte 1 blé des champs de { $other }.
    }
event-pillaged =
    { $you ->
        [seat] Vous prenez à Assise : { $item }.
       *[none] { $seat } prend à Assise : { $item }.
    }
event-pillaged-captive =
    { $you ->
        [seat] Vous prenez un captif à Assise ; il rejoint vos { $job }.
       *[none] { $seat } prend un captif à Assise ; il rejoint ses { $job }.
    }
event-heroes-return =
    { $you ->
        [seat] Tous vos héros sont de nouveau actifs.
       *[none] Tous les héros de { $seat } sont de nouveau actifs.
    }
event-assisi-defender = Défenseurs d’Assise : { $count } à présent.
event-stocked =
    { $you ->
        [seat] Vous ajoutez à Assise : { $item }.
       *[none] { $seat } ajoute à Assise : { $item }.
    }
event-merchants =
    { $you ->
        [seat] Vos marchands rapportent { $silver } argent.
       *[none] Les marchands de { $seat } rapportent { $silver } argent.
    }
event-stall-emptied = L’étal le plus riche, { $stall }, est vidé : { $silver } argent à la banque.
event-stall =
    { $you ->
        [seat] Vous prenez { $silver } argent à l’étal { $stall }.
       *[none] { $seat } prend { $silver } argent à l’étal { $stall }.
    }
event-built =
    { $count ->
        [one] { $you ->
            [seat] Vous élevez un monument : { $total } sur 10.
           *[none] { $seat } élève un monument : { $total } sur 10.
        }
       *[other] { $you ->
            [seat] Vous élevez { $count } monuments : { $total } sur 10.
           *[none] { $seat } élève { $count } monuments : { $total } sur 10.
        }
    }
event-housing =
    { $you ->
        [seat] Le plus d’ouvriers : votre disque d’habitations avance à { $disc }.
       *[none] Le plus d’ouvriers : le disque d’habitations de { $seat } avance à { $disc }.
    }
event-worship =
    { $you ->
        [seat] Votre dévotion monte de { $count } à { $level }.
       *[none] La dévotion de { $seat } monte de { $count } à { $level }.
    }
event-piety =
    { $you ->
        [seat] Le plus de dévotion : vous recevez le marqueur de piété.
       *[none] Le plus de dévotion : { $seat } reçoit le marqueur de piété.
    }
event-weather-cost = La carte du climat { $climate } est retournée : améliorer coûte { $cost } de dévotion.
event-climate = L’année prochaine, climat { $climate }.
event-last-year = C’était la dernière carte climat : cette année décide.
event-upgraded =
    { $you ->
        [seat] Vous améliorez votre récolte pour { $cost } de dévotion.
       *[none] { $seat } améliore sa récolte pour { $cost } de dévotion.
    }
event-not-upgraded =
    { $you ->
        [seat] Vous gardez votre dévotion et n’en dépensez pas { $cost }.
       *[none] { $seat } ne dépense pas { $cost } de dévotion.
    }
event-harvest =
    { $you ->
        [seat] Vous récoltez { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            }.
       *[none] { $seat } récolte { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            }.
    }
event-farmer-bonus =
    { $you ->
        [seat] Le plus de fermiers : { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            } de plus pour vous.
       *[none] Le plus de fermiers : { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            } de plus pour { $seat }.
    }
event-blessing-sealed =
    { $you ->
        [seat] Vous avez décidé pour la bénédiction.
       *[none] { $seat } a décidé pour la bénédiction.
    }
event-blessing-mine =
    { $answer-id ->
        [yes] Vous demandez la bénédiction.
       *[no] Vous vous passez de la bénédiction.
    }
event-blessing-wanted =
    { $answer-id ->
        [yes] { $you ->
            [seat] Vous avez demandé la bénédiction.
           *[none] { $seat } a demandé la bénédiction.
        }
       *[no] { $you ->
            [seat] Vous vous êtes passé de la bénédiction.
           *[none] { $seat } s’est passé de la bénédiction.
        }
    }
event-blessing-card = La bénédiction des dieux : { $blessing }.
event-blessed =
    { $you ->
        [seat] Les dieux vous donnent { $blessing }.
       *[none] Les dieux donnent à { $seat } { $blessing }.
    }
event-named =
    { $you ->
        [seat] Vous nommez { $other } Roi des Rois.
        [other] { $seat } vous nomme Roi des Rois.
       *[none] { $seat } nomme { $other } Roi des Rois.
    }
event-fed =
    { $you ->
        [seat] Vous nourrissez tous vos paysans ({ $count }).
       *[none] { $seat } nourrit tous ses paysans ({ $count }).
    }
event-starved =
    { $you ->
        [seat] Le blé vous manque : { $count } partent, { $left } restent.
       *[none] Le blé manque à { $seat } : { $count } partent, { $left } restent.
    }
event-eliminated =
    { $you ->
        [seat] Vous n’avez aucun blé : l’Histoire oublie votre ville.
       *[none] { $seat } n’a aucun blé et quitte la partie.
    }
event-grew =
    { $count ->
        [one] { $you ->
            [seat] Un paysan vient pour { $wheat } blé : vous en avez { $total }.
           *[none] Un paysan vient chez { $seat } pour { $wheat } blé : { $total } en tout.
        }
       *[other] { $you ->
            [seat] { $count } paysans viennent pour { $wheat } blés : vous en avez { $total }.
           *[none] { $count } paysans viennent chez { $seat } pour { $wheat } blés : { $total } en tout.
        }
    }
event-not-grown =
    { $you ->
        [seat] Personne ne vient dans votre ville.
       *[none] Personne ne vient dans la ville de { $seat }.
    }
event-won =
    { $you ->
        [seat] Vous gagnez : un empire commence.
       *[none] { $seat } gagne : un empire commence.
    }
event-won-together = { $seats } gagnent ensemble : une alliance commence.
event-all-lose = Personne n’a relevé le défi des dieux : tous les rois perdent.

## Ce qui est demandé

prompt-slavery = Vendez-vous des paysans comme esclaves ? Paysans : { $home } ; argent : { $silver }.
prompt-free =
    { $count ->
        [one] Un paysan est sur un emplacement gratuit. Où travaille-t-il ?
       *[other] { $count } paysans sont sur des emplacements gratuits. Où travaille le prochain ?
    }
prompt-court =
    { $cost ->
        [0] Faites-vous appel à la cour ? Cela ne coûte rien. Paysans chez eux : { $home } ; argent : { $silver }.
       *[other] Faites-vous appel à la cour ? Coût : { $cost } ; argent : { $silver } ; paysans chez eux : { $home }.
    }
prompt-pay = Quel étal reçoit { $silver } argent ?
prompt-take =
    { $season-id ->
        [harvest] Quel dé, et combien y vont ? Il les envoie à son propre travail ou aux champs. Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } ; { $home } chez eux.
       *[growing] Quel dé, et combien y vont ? Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } ; { $home } chez eux.
    }
prompt-buy =
    { $season-id ->
        [harvest] Achetez-vous un dé pour 1 argent ? Il n’envoie pas de fermiers. Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } (0 : parti) ; { $home } chez eux.
       *[growing] Achetez-vous un dé pour 1 argent ? Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } (0 : parti) ; { $home } chez eux.
    }
prompt-army = Votre armée est la plus grande. Reprenez-vous un héros utilisé ?
prompt-recall = Quel héros revient ? Personne d’autre ne le verra.
prompt-target = Quelle ville attaquez-vous ? Soldats : { $soldiers }.
prompt-hero =
    { $attacked-id ->
        [yes] Quel héros vous mène ? On vous attaque. Soldats : { $soldiers }.
       *[no] Quel héros vous mène ? Soldats : { $soldiers }.
    }
prompt-sabotage =
    { $count ->
        [one] Qui sabotez-vous dans la ville de { $other } ?
       *[other] Qui sabotez-vous dans la ville de { $other } ? Il reste { $count } sabotages.
    }
prompt-pillage =
    { $count ->
        [one] Que prenez-vous à Assise ?
       *[other] Que prenez-vous à Assise ? On peut encore y prendre { $count } produits.
    }
prompt-stock = Qu’ajoutez-vous à Assise ?
prompt-upgrade = Améliorez-vous votre récolte pour { $cost } de dévotion ? Vous en avez { $worship }, et le climat est { $climate }.
prompt-blessing = Demandez-vous la bénédiction pour { $price } de dévotion ? Vous en avez { $worship }.
prompt-name = Qui sera Roi des Rois la saison prochaine ?
prompt-successor = Votre ville n’est plus. Quel roi nommez-vous Roi des Rois ?
prompt-growth = Combien de paysans viennent chez vous ? Paysans : { $home } ; blé restant : { $wheat }.

help-slavery =
    Au début de chaque saison, un roi peut vendre 1 paysan pour 1 argent, ou 3 pour 2. Vos paysans : { $home } ; votre argent : { $silver }. Il faut seize paysans pour gagner : ne vendez que par nécessité.
help-free =
    { $season-id ->
        [harvest] Un paysan sur l’emplacement 12, 16 ou 20 de la piste d’habitations va sans dé à n’importe quel travail, aux champs aussi. { $count } peuvent encore y aller. Passer met fin à vos placements gratuits de la saison.
       *[growing] Un paysan sur l’emplacement 12, 16 ou 20 de la piste d’habitations va sans dé à n’importe quel travail ; aux champs seulement en saison des récoltes. { $count } peuvent encore y aller. Passer met fin à vos placements gratuits de la saison.
    }
help-court =
    Qui fait appel à la cour paie le coût des dés, { $cost } argent à présent, à un seul étal, lance les quatre dés et en prend un. Puis chaque autre roi peut acheter un des dés restants pour 1 argent. Vous le pouvez : chez eux, { $home } ; et votre argent est de { $silver }.
    Le coût part de 0 et monte de 1 à chaque tour de table. Si vous passez, ni cour ni achat jusqu’à la fin de la saison ; un roi sans paysan chez lui ou sans l’argent doit passer.
help-pay =
    Les { $silver } argent vont en entier à un seul étal. À la résolution des marchands, l’étal le plus riche est vidé à la banque ; le roi qui a le plus de marchands prend le suivant, et ainsi de suite.
help-take =
    { $season-id ->
        [harvest] Les dés montrent soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Prenez-en un et assignez de 1 à ce nombre de vos paysans (chez eux : { $home }) à son travail. C’est la saison des récoltes et votre cour : n’importe quel dé peut aussi servir aux fermiers.
       *[growing] Les dés montrent soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Prenez-en un et assignez de 1 à ce nombre de vos paysans (chez eux : { $home }) à son travail. Les fermiers ne s’assignent qu’en saison des récoltes.
    }
help-buy =
    { $season-id ->
        [harvest] Il reste : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Un dé pour 1 argent, pour son propre travail, avec de 1 à ce nombre de vos paysans (chez eux : { $home }). Les fermiers, dans votre propre cour seulement. Passer ici n’engage à rien.
       *[growing] Il reste : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Un dé pour 1 argent, pour son propre travail, avec de 1 à ce nombre de vos paysans (chez eux : { $home }). Passer ici n’engage à rien.
    }
help-army = Un travail bien fait : le seul roi qui a le plus de soldats peut reprendre un héros utilisé avant le choix des villes.
help-recall = Le héros choisi peut être rejoué aussitôt. Les autres voient seulement que vous en avez repris un.
help-target =
    Tout roi qui a des soldats doit attaquer. Les villes sont choisies en secret et révélées ensemble. Vos soldats ({ $soldiers }) comptent autant en attaque qu’en défense.
help-hero =
    La force est la somme des soldats et du héros, en attaque comme en défense ; vos soldats : { $soldiers }. Un héros de 1 à 4 est ensuite utilisé et revient quand les quatre le sont ; le 0 reste toujours. Attaqué : { $attacked }.
help-sabotage =
    Un paysan saboté de { $other } ne travaille plus cette saison et rentre chez lui. Le dernier marchand et les fermiers des champs se couchent : un marchand couché ne rapporte rien et prend un étal en dernier, un fermier couché donne un blé de moins. Les fermiers du grenier partent d’abord. On ne sabote pas les soldats. Sabotages restants : { $count }.
help-pillage =
    Chaque succès prend un produit à Assise : 1 argent, 2 blés, ou un captif qui travaille pour vous cette saison, mais pas comme soldat. Produits à prendre encore : { $count }.
help-stock =
    Après les attaques, le Roi des Rois ajoute un produit à Assise : huit produits au plus, trois d’une sorte.
help-upgrade =
    Pour { $cost } de dévotion, chacun de vos fermiers debout donne un blé de plus cette année (climat { $climate }), et vous pourrez demander la bénédiction. Vous en avez { $worship } ; ce que vous ne dépensez pas reste pour l’an prochain.
help-blessing =
    Pour { $price } de vos { $worship } de dévotion, vous recevez ce que montre la carte : 3 blés (quatre cartes sur neuf), 2 argents (trois) ou un monument (deux). Tous décident avant de la voir.
help-name = Le Roi des Rois joue le premier, l’emporte en cas d’égalité, et nomme un autre roi après chaque saison.
help-successor = Un Roi des Rois qui quitte la partie nomme un des autres rois.
help-growth =
    Une fois par an viennent de nouveaux paysans : 1, 2, 3, 4, 5 ou 6 pour 1, 3, 6, 10, 15 ou 21 blés. Vos paysans : { $home } ; votre blé : { $wheat }. Le reste demeure au grenier.

## Ce qui peut se faire

action-first-king = { $seat } est le premier Roi des Rois
action-weather-cost = améliorer coûte { $cost }
action-climate = l’an prochain, climat { $climate }
action-blessing-card = la bénédiction : { $blessing }
action-roll = soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }
action-keep = ne vendre personne
action-sell =
    { $count ->
        [one] vendre 1 paysan pour 1 argent
       *[other] vendre { $count } paysans pour 2 argents
    }
action-assign = aux { $job }
action-no-assignment = aucun placement gratuit
action-hold-court = faire appel à la cour
action-pass-court = passer pour la saison
action-pay = étal { $stall }
action-take =
    { $job-id ->
        [farmers] { $count } aux fermiers avec le { $die }
       *[other] { $count } aux { $job }
    }
action-buy = { $count } avec le { $die }
action-pass-die = ne pas acheter de dé
action-take-back = reprendre un héros
action-no-recall = ne pas reprendre de héros
action-recall = héros { $hero }
action-attack = attaquer { $other }
action-attack-assisi = attaquer Assise
action-hero = héros { $hero }
action-sabotage = saboter les { $job }
action-pillage = prendre { $item }
action-pillage-captive = prendre un captif pour les { $job }
action-stock = ajouter { $item }
action-upgrade = améliorer la récolte
action-no-upgrade = ne pas améliorer
action-blessing = demander la bénédiction
action-no-blessing = s’en passer
action-name = { $other }
action-grow =
    { $count ->
        [one] 1 paysan
       *[other] { $count } paysans
    }
action-no-growth = personne

# Le mot qui tient lieu d’une action quand on la tape, outre son propre nom.
verb-keep = garder
verb-sell = vendre
verb-assign = assigner
verb-no-assignment = rester
verb-hold-court = cour
verb-pass-court = passer
verb-pay = payer
verb-take = prendre
verb-buy = acheter
verb-pass-die = passer
verb-take-back = reprendre
verb-no-recall = laisser
verb-recall = rappeler
verb-attack = attaquer
verb-attack-assisi = assise
verb-hero = héros
verb-sabotage = saboter
verb-pillage = produit
verb-pillage-captive = captif
verb-stock = ajouter
verb-upgrade = améliorer
verb-no-upgrade = renoncer
verb-blessing = bénir
verb-no-blessing = renoncer
verb-name = nommer
verb-grow = croître
verb-no-growth = personne

## Les points

score-monuments = monuments (10)
score-population = paysans (16)

## À l’écran

year-of = année { $year } sur 7
weather-now = climat { $climate }
weather-costs = climat { $climate }, améliorer { $cost }
weather-ahead = puis { $climate }
court-cost = la cour coûte { $cost }
label-market = Marché
label-dice = Dés
label-assisi = Assise
label-home = habitations
label-housing-disc = disque { $disc }
label-barracks = Caserne
label-bazaar = Bazar
label-quarry = Carrière
label-temple = Temple
label-fields = Champs
label-granary = grenier
label-monuments = Monuments
label-heroes = Héros
label-worship = dévotion { $level }
label-used = utilisés : { $heroes }
label-perhaps = utilisés, un de : { $heroes }
label-none-used = tous actifs
label-out = a passé pour la saison
label-gone = oubliée de l’Histoire
label-defenders =
    { $count ->
        [one] 1 défenseur
       *[other] { $count } défenseurs
    }
label-sealed = prêt
label-waiting = réfléchit
label-attacks = attaque { $city }
label-hero-shown = héros { $hero }
legend = ♟ paysan · ♙ couché · ● captif · ▲ monument · ¤ argent · ❦ blé · ★ Roi des Rois. Les emplacements 12, 16, 20 des habitations sont gratuits.

rules =
    Dans Alba Longa, chaque roi gouverne une ville. Qui a élevé 10 monuments et compte au moins 16 paysans à la fin d’une année gagne. Il y a sept années au plus ; si personne n’y est parvenu, tous perdent.

    UNE ANNÉE a une saison de croissance et une saison des récoltes, puis elle finit. Chaque saison : début, placement des paysans, résolution des travaux, retour des paysans, nouveau Roi des Rois.

    DÉBUT. Le coût des dés revient à 0. On peut vendre 1 paysan pour 1 argent ou 3 pour 2. Les paysans sur les emplacements 12, 16 et 20 de la piste d’habitations peuvent aller sans dé à n’importe quel travail.

    APPEL À LA COUR. À partir du Roi des Rois et dans le sens horaire, chaque roi peut faire appel à la cour : payer le coût des dés à un seul étal, lancer quatre dés de 1 à 4, en prendre un et assigner de 1 à ce nombre de paysans à son travail : soldats, marchands, ouvriers ou prêtres. En saison des récoltes, n’importe quel dé peut servir à qui tient la cour pour des fermiers. Puis chaque autre roi peut acheter un dé restant pour 1 argent versé à un étal, jamais pour des fermiers. Quand tous ont eu leur tour, le coût monte de 1, jusqu’à 4, et l’on recommence. Qui passe, ne peut payer ou n’a personne chez lui est hors des cours et des achats jusqu’à la fin de la saison.

    SOLDATS. Les rois qui ont des soldats choisissent en secret une ville à attaquer ; puis qui attaque ou est attaqué choisit un héros en secret. Les attaquants d’une ville ajoutent soldats et héros ; la ville se défend avec les siens. Un surplus de 1 à 2 donne un sabotage, de 3 à 5 deux, de 6 à 9 trois, de 10 ou plus quatre. Les attaquants sabotent un paysan chacun à leur tour, le plus fort d’abord. Les héros 1 à 4 sont utilisés et reviennent quand les quatre le sont ; le 0 reste.

    LES MARCHANDS rapportent 1 argent pour chacun des emplacements 1, 3 et 6. L’étal le plus riche est vidé ; puis le roi qui a le plus de marchands prend le suivant, et ainsi de suite. CARRIÈRE : deux ouvriers élèvent un monument. LES PRÊTRES font monter la dévotion.

    FERMIERS (saison des récoltes). Chacun donne 2, 3 ou 4 blés par climat sec, modéré ou humide, un fermier couché 1 de moins. La carte climat est retournée et montre le coût d’une amélioration en dévotion : un blé de plus par fermier debout. Qui a amélioré peut dépenser encore 2 de dévotion pour une bénédiction : 3 blés, 2 argents ou un monument.

    FIN DE L’ANNÉE. Chaque paysan mange 1 blé ; qui n’en a pas s’en va. Un roi sans aucun blé quitte la partie. Puis on peut faire venir de 1 à 6 paysans pour 1, 3, 6, 10, 15 ou 21 blés. Si plusieurs atteignent le but, la plus grande population l’emporte, puis le total de blé et d’argent, puis la victoire est partagée.

    UN TRAVAIL BIEN FAIT récompense le seul roi qui a le plus : de soldats, un héros revient ; d’ouvriers, le disque d’habitations avance et les emplacements gratuits viennent plus tôt ; de dévotion aux récoltes, la bénédiction coûte 1 ; de fermiers debout, 2 blés. BUTINS DE GUERRE : un attaquant qui n’a pas plus de monuments que la ville capture qui il sabote ; les captifs travaillent pour lui jusqu’à la fin de la saison. ASSISE est une ville sans roi : ses défenseurs combattent sans héros, et chaque succès prend un produit. Elle gagne un défenseur quand on l’attaque, et le Roi des Rois y ajoute un produit chaque saison. À deux rois on joue toujours avec Assise ; dans leurs cours, qui tient la cour et l’autre choisissent tour à tour, deux fois.
