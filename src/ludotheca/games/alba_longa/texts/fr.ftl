### Alba Longa. docs/add-a-game.md explique comment se font les arguments.

## Les mots

city-alba-longa = Alba Longa
city-roma = Roma
city-veii = Veii
city-velitrae = Velitrae
city-reate = Reate
city-assisi = Assisi

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

closed-open = possible
closed-season = On n’envoie de fermiers qu’à la saison des récoltes.
closed-court = Un dé acheté à la cour d’un autre roi n’envoie pas de fermiers.
closed-taken = Ce dé est déjà pris.
closed-soldiers = On ne sabote pas les soldats.
closed-lying = Ceux qui sont là sont déjà couchés.
closed-nobody = Personne n’y travaille.

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
phase-targets = soldats : les villes
phase-heroes = soldats : les héros
phase-sabotage = soldats : les sabotages
phase-stock = Assisi
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
option-assisi = Assisi (toujours à deux rois)
option-assisi-true = la ville d’Assisi peut être pillée
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

reason-assisi-five = ne peut être { $value } à cinq rois : Assisi est au dos de la cinquième ville, Reate

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
            [seat] Vous vendez un paysan comme esclave pour { $silver ->
                    [one] { $silver } argent
                   *[other] { $silver } argents
                }.
           *[none] { $seat } vend un paysan comme esclave pour { $silver ->
                    [one] { $silver } argent
                   *[other] { $silver } argents
                }.
        }
       *[other] { $you ->
            [seat] Vous vendez { $count } paysans comme esclaves pour { $silver ->
                    [one] { $silver } argent
                   *[other] { $silver } argents
                }.
           *[none] { $seat } vend { $count } paysans comme esclaves pour { $silver ->
                    [one] { $silver } argent
                   *[other] { $silver } argents
                }.
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
       *[none] Un paysan { $seat-of } rejoint les { $job } sans dé.
    }
event-not-assigned =
    { $you ->
        [seat] Vous ne faites plus de placement gratuit.
       *[none] { $seat } ne fait plus de placement gratuit.
    }
event-court =
    { $cost ->
        [0] { $you ->
            [seat] Vous faites appel à la cour gratuitement.
           *[none] { $seat } fait appel à la cour gratuitement.
        }
        [one] { $you ->
            [seat] Vous faites appel à la cour pour { $cost } argent.
           *[none] { $seat } fait appel à la cour pour { $cost } argent.
        }
       *[other] { $you ->
            [seat] Vous faites appel à la cour pour { $cost } argents.
           *[none] { $seat } fait appel à la cour pour { $cost } argents.
        }
    }
event-paid =
    { $silver ->
        [one] { $you ->
            [seat] Vous payez { $silver } argent à l’étal { $stall }.
           *[none] { $seat } paie { $silver } argent à l’étal { $stall }.
        }
       *[other] { $you ->
            [seat] Vous payez { $silver } argents à l’étal { $stall }.
           *[none] { $seat } paie { $silver } argents à l’étal { $stall }.
        }
    }
event-passed =
    { $you ->
        [seat] Vous passez : ni cour ni dé pour vous jusqu’à la fin de la saison.
       *[none] { $seat } passe jusqu’à la fin de la saison.
    }
event-forced-pass =
    { $you ->
        [seat] Vous devez passer : plus de paysan disponible, ou pas assez d’argent.
       *[none] { $seat } doit passer jusqu’à la fin de la saison : plus de paysan disponible, ou pas assez d’argent.
    }
event-rolled =
    { $you ->
        [seat] Vous lancez : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }.
       *[none] { $seat } lance : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }.
    }
event-taken =
    { $count ->
        [one] { $you ->
            [seat] Vous prenez le { $die }, { $value } : 1 paysan rejoint les { $job }.
           *[none] { $seat } prend le { $die }, { $value } : 1 paysan rejoint les { $job }.
        }
       *[other] { $you ->
            [seat] Vous prenez le { $die }, { $value } : { $count } paysans rejoignent les { $job }.
           *[none] { $seat } prend le { $die }, { $value } : { $count } paysans rejoignent les { $job }.
        }
    }
event-bought =
    { $count ->
        [one] { $you ->
            [seat] Vous achetez le { $die }, { $value }, pour 1 paysan.
           *[none] { $seat } achète le { $die }, { $value }, pour 1 paysan.
        }
       *[other] { $you ->
            [seat] Vous achetez le { $die }, { $value }, pour { $count } paysans.
           *[none] { $seat } achète le { $die }, { $value }, pour { $count } paysans.
        }
    }
event-passed-die =
    { $you ->
        [seat] Vous n’achetez pas de dé.
       *[none] { $seat } n’achète pas de dé.
    }
event-dice-cost =
    { $cost ->
        [one] L’appel à la cour coûte désormais { $cost } argent.
       *[other] L’appel à la cour coûte désormais { $cost } argents.
    }
event-recalled =
    { $you ->
        [seat] Votre armée est la plus grande : vous reprenez un héros utilisé.
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
        [seat] Vous avez scellé le choix d’une ville à attaquer.
       *[none] { $seat } a scellé le choix d’une ville à attaquer.
    }
event-target-mine = Vous comptez attaquer { $other }.
event-target-mine-assisi = Vous comptez attaquer Assisi.
event-target =
    { $you ->
        [seat] Vous attaquez { $other }.
        [other] { $seat } vous attaque.
       *[none] { $seat } attaque { $other }.
    }
event-target-assisi =
    { $you ->
        [seat] Vous attaquez Assisi.
       *[none] { $seat } attaque Assisi.
    }
event-hero-sealed =
    { $you ->
        [seat] Vous avez scellé le choix d’un héros.
       *[none] { $seat } a scellé le choix d’un héros.
    }
event-hero-mine = Votre héros est le { $hero }.
event-hero =
    { $you ->
        [seat] Vous jouez le héros { $hero } : force { $strength }.
       *[none] { $seat } joue le héros { $hero } : force { $strength }.
    }
event-attack =
    { $count ->
        [one] { $you ->
            [seat] Attaque contre vous par { $seats }, { $attack } contre { $defence } : réussie de { $success }, un sabotage.
           *[none] Attaque contre { $seat } par { $seats }, { $attack } contre { $defence } : réussie de { $success }, un sabotage.
        }
       *[other] { $you ->
            [seat] Attaque contre vous par { $seats }, { $attack } contre { $defence } : réussie de { $success }, { $count } sabotages.
           *[none] Attaque contre { $seat } par { $seats }, { $attack } contre { $defence } : réussie de { $success }, { $count } sabotages.
        }
    }
event-attack-failed =
    { $you ->
        [seat] Votre ville tient contre { $seats } : { $attack } contre { $defence }.
       *[none] L’attaque contre { $seat } par { $seats } échoue : { $attack } contre { $defence }.
    }
event-attack-assisi =
    { $count ->
        [one] Attaque contre Assisi par { $seats }, { $attack } contre { $defence } : réussie de { $success }, un produit.
       *[other] Attaque contre Assisi par { $seats }, { $attack } contre { $defence } : réussie de { $success }, { $count } produits.
    }
event-attack-failed-assisi = L’attaque contre Assisi par { $seats } échoue : { $attack } contre { $defence }.
event-sabotaged =
    { $you ->
        [seat] Vous sabotez les { $job } { $other-of } : l’un { $goes }.
        [other] { $seat } sabote vos { $job } : l’un { $goes }.
       *[none] { $seat } sabote les { $job } { $other-of } : l’un { $goes }.
    }
event-sabotage-lost =
    { $you ->
        [seat] Plus rien à saboter dans votre ville ; { $count ->
            [one] un sabotage est perdu.
           *[other] { $count } sabotages sont perdus.
        }
       *[none] Plus rien à saboter dans la ville { $seat-of } ; { $count ->
            [one] un sabotage est perdu.
           *[other] { $count } sabotages sont perdus.
        }
    }
event-sabotage-lost-assisi =
    Assisi est vide ; { $count ->
        [one] un sabotage est perdu.
       *[other] { $count } sabotages sont perdus.
    }
event-captured =
    { $you ->
        [seat] Vous gagnez un captif parmi vos { $job }.
        [other] { $seat } capture un de vos { $job }.
       *[none] { $seat } capture un des { $job } { $other-of }.
    }
event-captured-wheat =
    { $you ->
        [seat] Vous emportez 1 blé des champs { $other-of }.
        [other] { $seat } emporte 1 blé pour votre fermier.
       *[none] { $seat } emporte 1 blé des champs { $other-of }.
    }
event-pillaged =
    { $you ->
        [seat] Vous prenez { $item } à Assisi.
       *[none] { $seat } prend { $item } à Assisi.
    }
event-pillaged-captive =
    { $you ->
        [seat] Vous prenez un captif à Assisi ; il rejoint vos { $job }.
       *[none] { $seat } prend un captif à Assisi ; il rejoint ses { $job }.
    }
event-heroes-return =
    { $you ->
        [seat] Tous vos héros sont de nouveau actifs.
       *[none] Tous les héros { $seat-of } sont de nouveau actifs.
    }
event-assisi-defender = Défenseurs d’Assisi : { $count } à présent.
event-stocked =
    { $you ->
        [seat] Vous ajoutez { $item } à Assisi.
       *[none] { $seat } ajoute { $item } à Assisi.
    }
event-merchants =
    { $silver ->
        [one] { $you ->
            [seat] Vos marchands rapportent { $silver } argent.
           *[none] Les marchands { $seat-of } rapportent { $silver } argent.
        }
       *[other] { $you ->
            [seat] Vos marchands rapportent { $silver } argents.
           *[none] Les marchands { $seat-of } rapportent { $silver } argents.
        }
    }
event-stall-emptied =
    { $silver ->
        [one] L’étal le plus riche, { $stall }, est vidé : { $silver } argent à la banque.
       *[other] L’étal le plus riche, { $stall }, est vidé : { $silver } argents à la banque.
    }
event-stall =
    { $silver ->
        [one] { $you ->
            [seat] Vous prenez { $silver } argent à l’étal { $stall }.
           *[none] { $seat } prend { $silver } argent à l’étal { $stall }.
        }
       *[other] { $you ->
            [seat] Vous prenez { $silver } argents à l’étal { $stall }.
           *[none] { $seat } prend { $silver } argents à l’étal { $stall }.
        }
    }
event-built =
    { $count ->
        [one] { $you ->
            [seat] Vous élevez un monument : { $total } sur 10.
           *[none] { $seat } élève un monument : { $total } sur 10.
        }
       *[other] { $you ->
            [seat] Vous élevez { $count } monuments : { $total } sur 10.
           *[none] { $seat } élève { $count } monuments : { $total } sur 10.
        }
    }
event-housing =
    { $you ->
        [seat] Le plus d’ouvriers : votre disque d’habitations avance à { $disc }.
       *[none] Le plus d’ouvriers : le disque d’habitations { $seat-of } avance à { $disc }.
    }
event-worship =
    { $you ->
        [seat] Vous gagnez { $count } de dévotion : { $level } en tout.
       *[none] { $seat } gagne { $count } de dévotion : { $level } en tout.
    }
event-piety =
    { $you ->
        [seat] Le plus de dévotion : vous recevez le marqueur de piété.
       *[none] Le plus de dévotion : { $seat } reçoit le marqueur de piété.
    }
event-weather-cost = La carte climat ({ $climate }) est retournée : améliorer coûte { $cost } de dévotion.
event-climate = L’année prochaine, climat { $climate }.
event-last-year = C’était la dernière carte climat : tout se joue cette année.
event-upgraded =
    { $you ->
        [seat] Vous améliorez votre récolte pour { $cost } de dévotion.
       *[none] { $seat } améliore sa récolte pour { $cost } de dévotion.
    }
event-not-upgraded =
    { $you ->
        [seat] Vous n’améliorez pas votre récolte et gardez vos { $cost } de dévotion.
       *[none] { $seat } n’améliore pas sa récolte et garde { $cost } de dévotion.
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
        [seat] Le plus de fermiers : { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            } de plus pour vous.
       *[none] Le plus de fermiers : { $wheat ->
                [one] { $wheat } blé
               *[other] { $wheat } blés
            } de plus pour { $seat }.
    }
event-blessing-sealed =
    { $you ->
        [seat] Vous avez scellé votre choix pour la bénédiction.
       *[none] { $seat } a scellé son choix pour la bénédiction.
    }
event-blessing-mine =
    { $answer-id ->
        [yes] Vous demandez la bénédiction.
       *[no] Vous ne demandez pas la bénédiction.
    }
event-blessing-wanted =
    { $answer-id ->
        [yes] { $you ->
            [seat] Vous avez demandé la bénédiction.
           *[none] { $seat } a demandé la bénédiction.
        }
       *[no] { $you ->
            [seat] Vous n’avez pas demandé la bénédiction.
           *[none] { $seat } n’a pas demandé la bénédiction.
        }
    }
event-blessing-card = La bénédiction des dieux : { $blessing }.
event-blessed =
    { $you ->
        [seat] Les dieux vous donnent { $blessing }.
       *[none] Les dieux donnent { $blessing } à { $seat }.
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
    { $count ->
        [one] { $you ->
            [seat] Le blé vous manque : 1 paysan s’en va ; il vous en reste { $left }.
           *[none] Le blé manque à { $seat } : 1 paysan s’en va ; il en reste { $left }.
        }
       *[other] { $you ->
            [seat] Le blé vous manque : { $count } paysans s’en vont ; il vous en reste { $left }.
           *[none] Le blé manque à { $seat } : { $count } paysans s’en vont ; il en reste { $left }.
        }
    }
event-eliminated =
    { $you ->
        [seat] Vous n’avez aucun blé : l’Histoire oublie votre ville.
       *[none] { $seat } n’a aucun blé et quitte la partie.
    }
event-grew =
    { $count ->
        [one] { $you ->
            [seat] Vous accueillez 1 paysan pour { $wheat ->
                    [one] { $wheat } blé
                   *[other] { $wheat } blés
                } : { $total } en tout.
           *[none] { $seat } accueille 1 paysan pour { $wheat ->
                    [one] { $wheat } blé
                   *[other] { $wheat } blés
                } : { $total } en tout.
        }
       *[other] { $you ->
            [seat] Vous accueillez { $count } paysans pour { $wheat ->
                    [one] { $wheat } blé
                   *[other] { $wheat } blés
                } : { $total } en tout.
           *[none] { $seat } accueille { $count } paysans pour { $wheat ->
                    [one] { $wheat } blé
                   *[other] { $wheat } blés
                } : { $total } en tout.
        }
    }
event-not-grown =
    { $you ->
        [seat] Vous n’accueillez personne cette année.
       *[none] { $seat } n’accueille personne cette année.
    }
event-won =
    { $you ->
        [seat] Vous gagnez : un empire commence.
       *[none] { $seat } gagne : un empire commence.
    }
event-won-together = Victoire partagée : { $seats }. Une alliance commence.
event-all-lose = Personne n’a relevé le défi des dieux : tous les rois perdent.

## Ce qui est demandé

prompt-slavery = Vendez des paysans comme esclaves, ou gardez-les. Paysans : { $home } ; argent : { $silver }.
prompt-free =
    { $count ->
        [one] Assignez le paysan d’un emplacement gratuit au travail de votre choix, ou renoncez.
       *[other] Assignez un paysan d’un emplacement gratuit au travail de votre choix ({ $count } restants), ou renoncez.
    }
prompt-court =
    { $cost ->
        [0] Faites appel à la cour gratuitement, ou passez jusqu’à la fin de la saison. Paysans au village : { $home } ; argent : { $silver }.
       *[other] Faites appel à la cour pour { $cost } (argent : { $silver }), ou passez jusqu’à la fin de la saison. Paysans au village : { $home }.
    }
prompt-pay =
    { $silver ->
        [one] Payez { $silver } argent à un seul étal.
       *[other] Payez { $silver } argents à un seul étal.
    }
prompt-take =
    { $season-id ->
        [harvest] Choisissez un dé et le nombre de paysans, pour son travail ou pour les champs. Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } ; au village : { $home }.
       *[growing] Choisissez un dé et le nombre de paysans. Soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests } ; au village : { $home }.
    }
prompt-buy =
    { $season-id ->
        [harvest] Achetez un dé pour 1 argent, ou passez (pas de fermiers). Dés restants :{ $soldiers ->
            [0] {""}
           *[other] {" "}soldats { $soldiers },
        }{ $merchants ->
            [0] {""}
           *[other] {" "}marchands { $merchants },
        }{ $quarry ->
            [0] {""}
           *[other] {" "}ouvriers { $quarry },
        }{ $priests ->
            [0] {""}
           *[other] {" "}prêtres { $priests },
        } et { $home ->
            [one] { $home } paysan
           *[other] { $home } paysans
        } au village.
       *[growing] Achetez un dé pour 1 argent, ou passez. Dés restants :{ $soldiers ->
            [0] {""}
           *[other] {" "}soldats { $soldiers },
        }{ $merchants ->
            [0] {""}
           *[other] {" "}marchands { $merchants },
        }{ $quarry ->
            [0] {""}
           *[other] {" "}ouvriers { $quarry },
        }{ $priests ->
            [0] {""}
           *[other] {" "}prêtres { $priests },
        } et { $home ->
            [one] { $home } paysan
           *[other] { $home } paysans
        } au village.
    }
prompt-army = Reprenez un héros utilisé, ou non : votre armée est la plus grande.
prompt-recall = Reprenez un héros utilisé. Personne d’autre ne verra lequel.
prompt-target = Choisissez une ville à attaquer ; personne ne le voit encore. Soldats : { $soldiers }.
prompt-hero =
    { $attacked-id ->
        [yes] Choisissez un héros : on vous attaque. Soldats : { $soldiers }.
       *[no] Choisissez un héros pour votre attaque. Soldats : { $soldiers }.
    }
prompt-sabotage =
    { $count ->
        [one] Sabotez un paysan dans la ville { $other-of }.
       *[other] Sabotez un paysan dans la ville { $other-of } ({ $count } sabotages restants).
    }
prompt-pillage =
    { $count ->
        [one] Prenez un produit à Assisi.
       *[other] Prenez un produit à Assisi ({ $count } encore à prendre).
    }
prompt-stock = Ajoutez un produit à Assisi.
prompt-upgrade = Améliorez votre récolte pour { $cost } de vos { $worship } de dévotion, ou gardez-la telle quelle. Climat : { $climate }.
prompt-blessing = Demandez la bénédiction pour { $price } de vos { $worship } de dévotion, ou non.
prompt-name = Nommez le Roi des Rois de la saison prochaine.
prompt-successor = Votre ville n’est plus : nommez un autre roi Roi des Rois.
prompt-growth = Combien de paysans accueillez-vous ? Paysans : { $home } ; blé restant : { $wheat }.

help-slavery =
    Au début de chaque saison, un roi peut vendre 1 paysan pour 1 argent, ou 3 pour 2. Vos paysans : { $home } ; votre argent : { $silver }. Il faut seize paysans pour gagner : ne vendez que par nécessité.
help-free =
    { $season-id ->
        [harvest] Un paysan sur l’emplacement 12, 16 ou 20 de la piste d’habitations va sans dé à n’importe quel travail, aux champs aussi. Placements encore possibles : { $count }. Passer met fin à vos placements gratuits de la saison.
       *[growing] Un paysan sur l’emplacement 12, 16 ou 20 de la piste d’habitations va sans dé à n’importe quel travail ; aux champs seulement en saison des récoltes. Placements encore possibles : { $count }. Passer met fin à vos placements gratuits de la saison.
    }
help-court =
    Le roi qui fait appel à la cour paie le coût des dés, { $cost } à présent, à un seul étal, lance les quatre dés et en prend un. Puis chaque autre roi peut acheter un des dés restants pour 1 argent. Paysans au village : { $home } ; votre argent : { $silver }.
    Le coût part de 0 et monte de 1 à chaque tour de table. Si vous passez, ni cour ni achat jusqu’à la fin de la saison ; un roi sans paysan disponible ou sans l’argent doit passer.
help-pay =
    Tout l’argent ({ $silver }) va à un seul étal. À la résolution des marchands, l’étal le plus riche est vidé à la banque ; le roi qui a le plus de marchands prend le suivant, et ainsi de suite.
help-take =
    { $season-id ->
        [harvest] Les dés montrent soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Prenez-en un et assignez de 1 à ce nombre de vos paysans (au village : { $home }) à son travail. C’est la saison des récoltes et votre cour : n’importe quel dé peut aussi servir aux fermiers.
       *[growing] Les dés montrent soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Prenez-en un et assignez de 1 à ce nombre de vos paysans (au village : { $home }) à son travail. Les fermiers ne s’assignent qu’en saison des récoltes.
    }
help-buy =
    { $season-id ->
        [harvest] Il reste : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Un dé pour 1 argent, pour son propre travail, avec de 1 à ce nombre de vos paysans (au village : { $home }). Les fermiers, dans votre propre cour seulement. Passer ici n’engage à rien.
       *[growing] Il reste : soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }. Un dé pour 1 argent, pour son propre travail, avec de 1 à ce nombre de vos paysans (au village : { $home }). Passer ici n’engage à rien.
    }
help-army = Un travail bien fait : le seul roi qui a le plus de soldats peut reprendre un héros utilisé avant le choix des villes.
help-recall = Le héros choisi peut être rejoué aussitôt. Les autres voient seulement que vous en avez repris un.
help-target =
    Tout roi qui a des soldats doit attaquer. Les villes sont choisies en secret et révélées ensemble. Vos soldats ({ $soldiers }) comptent autant en attaque qu’en défense.
help-hero =
    La force est la somme des soldats et du héros, en attaque comme en défense ; vos soldats : { $soldiers }. Un héros de 1 à 4 est ensuite utilisé et revient quand les quatre le sont ; le 0 reste toujours. Une attaque contre vous : { $attacked }.
help-sabotage =
    Un paysan saboté dans la ville { $other-of } ne travaille plus cette saison et rentre chez lui. Le dernier marchand et les fermiers des champs se couchent : un marchand couché ne rapporte rien et prend un étal en dernier, un fermier couché donne un blé de moins. Les fermiers du grenier partent d’abord. On ne sabote pas les soldats. Sabotages restants : { $count }.
help-pillage =
    Chaque sabotage prend un produit à Assisi : 1 argent, 2 blés, ou un captif qui travaille pour vous cette saison, mais pas comme soldat. Produits à prendre encore : { $count }.
help-stock =
    Après les attaques, le Roi des Rois ajoute un produit à Assisi : huit produits au plus, trois d’une sorte.
help-upgrade =
    Pour { $cost } de dévotion, chacun de vos fermiers debout donne un blé de plus cette année (climat { $climate }), et vous pourrez demander la bénédiction. Vous en avez { $worship } ; ce que vous ne dépensez pas reste pour l’année prochaine.
help-blessing =
    Pour { $price } de vos { $worship } de dévotion, vous recevez ce que montre la carte : 3 blés (quatre cartes sur neuf), 2 argents (trois) ou un monument (deux). Tous décident avant de la voir.
help-name = Le Roi des Rois joue le premier, l’emporte en cas d’égalité, et nomme un autre roi après chaque saison.
help-successor = Un Roi des Rois qui quitte la partie nomme un des autres rois.
help-growth =
    Une fois par an, vous pouvez accueillir de nouveaux paysans : 1, 2, 3, 4, 5 ou 6 pour 1, 3, 6, 10, 15 ou 21 blés. Vos paysans : { $home } ; votre blé : { $wheat }. Le reste demeure au grenier.

## Ce qui peut se faire

action-first-king = { $seat } est le premier Roi des Rois
action-weather-cost = améliorer coûte { $cost }
action-climate = l’année prochaine, climat { $climate }
action-blessing-card = la bénédiction : { $blessing }
action-roll = soldats { $soldiers }, marchands { $merchants }, ouvriers { $quarry }, prêtres { $priests }
action-keep = ne vendre personne
action-sell =
    { $count ->
        [one] vendre 1 paysan pour 1 argent
       *[other] vendre { $count } paysans pour 2 argents
    }
action-assign = assigner aux { $job }
action-no-assignment = aucun placement gratuit
action-hold-court = faire appel à la cour
action-pass-court = passer jusqu’à la fin de la saison
action-pay = payer l’étal { $stall }
action-take =
    { $job-id ->
        [farmers] assigner { $count } aux fermiers avec le { $die }
       *[other] assigner { $count } aux { $job }
    }
action-buy = acheter le { $die } pour { $count ->
        [one] 1 paysan
       *[other] { $count } paysans
    }
action-pass-die = ne pas acheter de dé
action-take-back = reprendre un héros
action-no-recall = ne pas reprendre de héros
action-recall = reprendre le héros { $hero }
action-attack = attaquer { $other }
action-attack-assisi = attaquer Assisi
action-hero = jouer le héros { $hero }
action-sabotage = saboter les { $job }
action-pillage = prendre { $item }
action-pillage-captive = prendre un captif pour les { $job }
action-stock = ajouter { $item }
action-upgrade = améliorer la récolte
action-no-upgrade = garder la récolte telle quelle
action-blessing = demander la bénédiction
action-no-blessing = ne pas la demander
action-name = nommer { $other }
action-grow =
    { $count ->
        [one] accueillir 1 paysan
       *[other] accueillir { $count } paysans
    }
action-no-growth = n’accueillir personne

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
verb-attack-assisi = assisi
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
verb-grow = accueillir
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
label-assisi = Assisi
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
label-used = utilisés : { $heroes }
label-perhaps = utilisés, un de : { $heroes }
label-none-used = tous actifs
label-out = a passé jusqu’à la fin de la saison
label-gone = oubliée de l’Histoire
label-defenders =
    { $count ->
        [one] 1 défenseur
       *[other] { $count } défenseurs
    }
label-sealed = scellé
label-waiting = réfléchit
label-attacks =
    { $you ->
        [yes] vous attaque
       *[no] attaque { $city }
    }
label-hero-shown = héros { $hero }
legend = ♟ paysan · ♙ couché · ● captif · ▲ monument · ¤ argent · ❦ blé · ★ Roi des Rois. Les emplacements 12, 16, 20 des habitations sont gratuits.

rules =
    Dans Alba Longa, chaque roi gouverne une ville. Qui a élevé 10 monuments et compte au moins 16 paysans à la fin d’une année gagne. Il y a sept années au plus ; si personne n’y est parvenu, tous perdent.

    UNE ANNÉE a une saison de croissance et une saison des récoltes, puis elle finit. Chaque saison : début, placement des paysans, résolution des travaux, retour des paysans, nouveau Roi des Rois.

    DÉBUT. Le coût des dés revient à 0. On peut vendre 1 paysan pour 1 argent ou 3 pour 2. Les paysans sur les emplacements 12, 16 et 20 de la piste d’habitations peuvent aller sans dé à n’importe quel travail.

    APPEL À LA COUR. À partir du Roi des Rois et dans le sens horaire, chaque roi peut faire appel à la cour : payer le coût des dés à un seul étal, lancer quatre dés de 1 à 4, en prendre un et assigner de 1 à ce nombre de paysans à son travail : soldats, marchands, ouvriers ou prêtres. En saison des récoltes, le roi qui fait appel à la cour peut prendre n’importe quel dé pour des fermiers. Puis chaque autre roi peut acheter un dé restant pour 1 argent versé à un étal, jamais pour des fermiers. Quand tous ont eu leur tour, le coût monte de 1, jusqu’à 4, et l’on recommence. Qui passe, ne peut payer ou n’a plus de paysan disponible est hors des cours et des achats jusqu’à la fin de la saison.

    SOLDATS. Les rois qui ont des soldats choisissent en secret une ville à attaquer ; puis qui attaque ou est attaqué choisit un héros en secret. Les attaquants d’une ville ajoutent soldats et héros ; la ville se défend avec les siens. Un surplus de 1 à 2 donne un sabotage, de 3 à 5 deux, de 6 à 9 trois, de 10 ou plus quatre. Les attaquants sabotent un paysan chacun à leur tour, le plus fort d’abord. Les héros 1 à 4 sont utilisés et reviennent quand les quatre le sont ; le 0 reste.

    LES MARCHANDS rapportent 1 argent pour chacun des emplacements 1, 3 et 6. L’étal le plus riche est vidé ; puis le roi qui a le plus de marchands prend le suivant, et ainsi de suite. CARRIÈRE : deux ouvriers élèvent un monument. LES PRÊTRES font monter la dévotion.

    FERMIERS (saison des récoltes). Chacun donne 2, 3 ou 4 blés par climat sec, modéré ou humide, un fermier couché 1 de moins. La carte climat est retournée et montre le coût d’une amélioration en dévotion : un blé de plus par fermier debout. Qui a amélioré peut dépenser encore 2 de dévotion pour une bénédiction : 3 blés, 2 argents ou un monument.

    FIN DE L’ANNÉE. Chaque paysan mange 1 blé ; qui n’en a pas s’en va. Un roi sans aucun blé quitte la partie. Puis on peut accueillir de 1 à 6 paysans pour 1, 3, 6, 10, 15 ou 21 blés. Si plusieurs atteignent le but, la plus grande population l’emporte, puis le total de blé et d’argent, puis la victoire est partagée.

    UN TRAVAIL BIEN FAIT récompense le seul roi qui a le plus : de soldats, un héros revient ; d’ouvriers, le disque d’habitations avance et les emplacements gratuits viennent plus tôt ; de dévotion aux récoltes, la bénédiction coûte 1 ; de fermiers debout, 2 blés. BUTINS DE GUERRE : un attaquant qui n’a pas plus de monuments que la ville capture qui il sabote ; les captifs travaillent pour lui jusqu’à la fin de la saison. ASSISI est une ville sans roi : ses défenseurs combattent sans héros, et chaque sabotage prend un produit. Elle gagne un défenseur quand on l’attaque, et le Roi des Rois y ajoute un produit chaque saison. À deux rois on joue toujours avec Assisi ; dans leurs cours, celui qui fait appel à la cour et l’autre choisissent tour à tour, deux fois.

## Robots de caractère

person-builder = Silvia
person-warrior = Tullus
person-gambler = Faunus
