### Comuni. docs/add-a-game.md dit d’où viennent les arguments.

## Noms

comune-lucca = Lucca
comune-firenze = Firenze
comune-siena = Siena
comune-bologna = Bologna
comune-milano = Milano

category-economy = économie
category-military = militaire
category-culture = culture
category-religion = religion

# Une lettre qui désigne une catégorie sur un petit dessin.
code-economy = E
code-military = M
code-culture = C
code-religion = R

resource-gold = or
resource-army = armée
resource-craftsman = artisan
resource-pilgrim = pèlerin

# Deux pièces payées, une prise en échange.
pay-gold = deux or
pay-army = deux armées
pay-craftsman = deux artisans
pay-pilgrim = deux pèlerins
take-gold = un or
take-army = une armée
take-craftsman = un artisan
take-pilgrim = un pèlerin

master-treasurer = le Trésorier
master-captain = le Capitaine
master-architect = l’Architecte
master-bishop = l’Évêque

enemy-venice = Venise
enemy-france = la France
enemy-pope = le pape
enemy-emperor = l’empereur

deck-A = A
deck-B = B
deck-C = C
deck-D = D

phase-deal = préparatifs
phase-layout = préparatifs
phase-project = projets
phase-offer = projets
phase-displaced = un envoyé délogé
phase-gain = une ressource au choix
phase-refill = nouvelles cartes
phase-commit = invasion
phase-build = construction
phase-place = construction
phase-discard = limite de main
phase-repair = réparations
phase-over = la fin
phase-exchange = échanges

# Cartes de projet : ce qu’elles servent, et leur niveau.
card-economy-1 = économie 1
card-economy-2 = économie 2
card-economy-3 = économie 3
card-economy-4 = économie 4
card-military-1 = militaire 1
card-military-2 = militaire 2
card-military-3 = militaire 3
card-military-4 = militaire 4
card-culture-1 = culture 1
card-culture-2 = culture 2
card-culture-3 = culture 3
card-culture-4 = culture 4
card-religion-1 = religion 1
card-religion-2 = religion 2
card-religion-3 = religion 3
card-religion-4 = religion 4
card-economy-military-1 = économie/militaire 1
card-economy-military-2 = économie/militaire 2
card-economy-military-3 = économie/militaire 3
card-economy-military-4 = économie/militaire 4
card-economy-culture-1 = économie/culture 1
card-economy-culture-2 = économie/culture 2
card-economy-culture-3 = économie/culture 3
card-economy-culture-4 = économie/culture 4
card-military-culture-1 = militaire/culture 1
card-military-culture-2 = militaire/culture 2
card-military-culture-3 = militaire/culture 3
card-military-culture-4 = militaire/culture 4
card-economy-religion-1 = économie/religion 1
card-economy-religion-2 = économie/religion 2
card-economy-religion-3 = économie/religion 3
card-economy-religion-4 = économie/religion 4
card-military-religion-1 = militaire/religion 1
card-military-religion-2 = militaire/religion 2
card-military-religion-3 = militaire/religion 3
card-military-religion-4 = militaire/religion 4
card-culture-religion-1 = culture/religion 1
card-culture-religion-2 = culture/religion 2
card-culture-religion-3 = culture/religion 3
card-culture-religion-4 = culture/religion 4
card-economy-military-culture-1 = économie/militaire/culture 1
card-economy-military-culture-2 = économie/militaire/culture 2
card-economy-military-culture-3 = économie/militaire/culture 3
card-economy-military-culture-4 = économie/militaire/culture 4
card-economy-military-religion-1 = économie/militaire/religion 1
card-economy-military-religion-2 = économie/militaire/religion 2
card-economy-military-religion-3 = économie/militaire/religion 3
card-economy-military-religion-4 = économie/militaire/religion 4
card-economy-culture-religion-1 = économie/culture/religion 1
card-economy-culture-religion-2 = économie/culture/religion 2
card-economy-culture-religion-3 = économie/culture/religion 3
card-economy-culture-religion-4 = économie/culture/religion 4
card-military-culture-religion-1 = militaire/culture/religion 1
card-military-culture-religion-2 = militaire/culture/religion 2
card-military-culture-religion-3 = militaire/culture/religion 3
card-military-culture-religion-4 = militaire/culture/religion 4
card-any-1 = toute catégorie 1
card-any-2 = toute catégorie 2
card-any-3 = toute catégorie 3
card-any-4 = toute catégorie 4

option-screens = paravents devant les stocks
option-screens-true = les stocks et les mains des autres sont cachés, comme à table
option-screens-false = tous les stocks et toutes les mains sont montrés
option-free-exchange = échanges à garder
option-free-exchange-false = seulement dans un paiement
option-free-exchange-true = à toute décision, comme un coup à part

## Ce qui se passe

event-comune =
    { $you ->
        [seat] Vous gouvernez { $comune }.
       *[none] { $seat } gouverne { $comune }.
    }
event-column =
    { $cards-count ->
        [one] Une carte pour la colonne { $column }, de la pile { $deck } : { $cards }.
       *[other] Des cartes pour la colonne { $column }, de la pile { $deck } : { $cards }.
    }
event-turn =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[none] Tour { $turn } : { $seat }.
    }
event-bid =
    { $pilgrims ->
        [0] { $you ->
            [seat] Vous envoyez un envoyé à la colonne { $column } et offrez { $gold } or.
           *[none] { $seat } envoie un envoyé à la colonne { $column } et offre { $gold } or.
        }
       *[other] { $you ->
            [seat] Vous envoyez un envoyé à la colonne { $column } et offrez { $gold } or, dont une partie par { $pilgrims ->
                    [one] { $pilgrims } pèlerin
                   *[other] { $pilgrims } pèlerins
                }.
           *[none] { $seat } envoie un envoyé à la colonne { $column } et offre { $gold } or, dont une partie par { $pilgrims ->
                    [one] { $pilgrims } pèlerin
                   *[other] { $pilgrims } pèlerins
                }.
        }
    }
event-outbid =
    { $you ->
        [seat] { $other } enchérit sur vos { $gold } or dans la colonne { $column }.
        [other] Vous enchérissez sur les { $gold } or de { $seat } dans la colonne { $column }.
       *[none] { $other } enchérit sur les { $gold } or de { $seat } dans la colonne { $column }.
    }
event-took-back =
    { $you ->
        [seat] Vous reprenez votre envoyé et { $gold } or.
       *[none] { $seat } reprend son envoyé et { $gold } or.
    }
event-moved =
    { $you ->
        [seat] Vous payez un pèlerin et déplacez votre envoyé à la colonne { $column }, avec { $gold } or.
       *[none] { $seat } paie un pèlerin et déplace son envoyé à la colonne { $column }, avec { $gold } or.
    }
event-claimed =
    { $columns-count ->
        [one] { $you ->
            [seat] Vous réclamez la colonne { $columns } pour { $gold } or : { $cards }.
           *[none] { $seat } réclame la colonne { $columns } pour { $gold } or : { $cards }.
        }
       *[other] { $you ->
            [seat] Vous réclamez les colonnes { $columns } pour { $gold } or : { $cards }.
           *[none] { $seat } réclame les colonnes { $columns } pour { $gold } or : { $cards }.
        }
    }
event-income =
    { $lost ->
        [0] { $you ->
            [seat] Vos gains : { $gold } or, { $army ->
                [one] { $army } armée
               *[other] { $army } armées
            }, { $craftsman ->
                [one] { $craftsman } artisan
               *[other] { $craftsman } artisans
            }, { $pilgrim ->
                [one] { $pilgrim } pèlerin
               *[other] { $pilgrim } pèlerins
            }.
           *[none] Gains de { $seat } : { $gold } or, { $army ->
                [one] { $army } armée
               *[other] { $army } armées
            }, { $craftsman ->
                [one] { $craftsman } artisan
               *[other] { $craftsman } artisans
            }, { $pilgrim ->
                [one] { $pilgrim } pèlerin
               *[other] { $pilgrim } pèlerins
            }.
        }
       *[other] { $you ->
            [seat] Vos gains : { $gold } or, { $army } armées, { $craftsman } artisans, { $pilgrim } pèlerins ; il en manque { $lost } au stock général.
           *[none] Gains de { $seat } : { $gold } or, { $army } armées, { $craftsman } artisans, { $pilgrim } pèlerins ; il en manque { $lost } au stock général.
        }
    }
event-gained =
    { $you ->
        [seat] Une ressource de votre choix : { $resource }.
       *[none] { $seat } choisit une ressource : { $resource }.
    }
event-exchanged =
    { $you ->
        [seat] Vous échangez { $pay } contre { $take }.
       *[none] { $seat } échange { $pay } contre { $take }.
    }
event-last-card =
    { $you ->
        [seat] Vous piochez la dernière carte de la pile { $deck }.
       *[none] { $seat } pioche la dernière carte de la pile { $deck }.
    }
event-last-round =
    { $you ->
        [seat] Vous gardez le pion. Chacun joue encore un tour, vous en dernier ; puis vient l’empereur.
       *[none] { $seat } garde le pion. Chacun joue encore un tour, { $seat } en dernier ; puis vient l’empereur.
    }
event-invasion =
    { $you ->
        [seat] Une invasion : { $enemy }, puissance { $strength } ! Vous êtes le chef d’alliance.
       *[none] Une invasion : { $enemy }, puissance { $strength } ! Chef d’alliance : { $seat }.
    }
event-attacked =
    { $you ->
        [seat] Votre ville subit une attaque de { $attack }.
       *[none] La ville de { $seat } subit une attaque de { $attack }.
    }
event-sealed =
    { $you ->
        [seat] Vos poings sont fermés.
       *[none] { $seat } a fermé les deux poings.
    }
event-committed-mine =
    Vous tenez { $alliance ->
        [one] { $alliance } armée
       *[other] { $alliance } armées
    } pour l’alliance et { $city } pour votre ville{ $made ->
        [0] {""}
       *[other] {" "}(dont { $gold } or et { $pilgrims ->
                    [one] { $pilgrims } pèlerin
                   *[other] { $pilgrims } pèlerins
                }, deux pour une armée)
    }.
event-committed =
    { $you ->
        [seat] Vous envoyez { $alliance ->
            [one] { $alliance } armée
           *[other] { $alliance } armées
        } à l’alliance et en gardez { $city } en ville{ $made ->
            [0] {""}
           *[other] {" "}(en payant { $gold } or et { $pilgrims ->
                    [one] { $pilgrims } pèlerin
                   *[other] { $pilgrims } pèlerins
                })
        }.
       *[none] { $seat } envoie { $alliance ->
            [one] { $alliance } armée
           *[other] { $alliance } armées
        } à l’alliance et en garde { $city } en ville{ $made ->
            [0] {""}
           *[other] {" "}(en payant { $gold } or et { $pilgrims ->
                    [one] { $pilgrims } pèlerin
                   *[other] { $pilgrims } pèlerins
                })
        }.
    }
event-alliance = L’alliance retire { $armies } à chaque attaque.
event-held =
    { $you ->
        [seat] Votre ville tient : { $defence } contre { $attack }.
       *[none] La ville de { $seat } tient : { $defence } contre { $attack }.
    }
event-pillaged =
    { $you ->
        [seat] Votre ville tombe : { $defence } contre { $attack }. Pillage : { $pillage }.
       *[none] La ville de { $seat } tombe : { $defence } contre { $attack }. Pillage : { $pillage }.
    }
event-hero =
    { $you ->
        [seat] Vous gagnez la tuile de héros de { $value }.
       *[none] { $seat } gagne la tuile de héros de { $value }.
    }
event-no-hero = Personne ne gagne la tuile de héros de { $value }.
event-built =
    { $storeys ->
        [one] { $you ->
            [seat] Vous fondez un bâtiment ({ $category }) avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            } : 1 point.
           *[none] { $seat } fonde un bâtiment ({ $category }) avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            } : 1 point.
        }
       *[other] { $you ->
            [seat] Vous élevez un bâtiment ({ $category }) à { $storeys } étages avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            } : { $storeys } points.
           *[none] { $seat } élève un bâtiment ({ $category }) à { $storeys } étages avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            } : { $storeys } points.
        }
    }
event-walled =
    { $storeys ->
        [one] { $you ->
            [seat] Vous commencez une partie de remparts avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            }.
           *[none] { $seat } commence une partie de remparts avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            }.
        }
       *[other] { $you ->
            [seat] Vous surélevez vos remparts à { $storeys } étages avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            }.
           *[none] { $seat } surélève ses remparts à { $storeys } étages avec { $card }{ $price ->
                [0] {""}
               *[other] {" "}(artisans : { $craftsmen }, pèlerins : { $pilgrims })
            }.
        }
    }
event-bonus-wall =
    { $you ->
        [seat] Vous recevez des remparts « bonus ».
       *[none] { $seat } reçoit des remparts « bonus ».
    }
event-discarded =
    { $you ->
        [seat] Vous écartez { $card }.
       *[none] { $seat } écarte { $card }.
    }
event-master =
    { $you ->
        [seat] Deux étages pour la première fois : { $master } vient à vous.
       *[none] Deux étages pour la première fois : { $master } va à { $seat }.
    }
event-master-taken =
    { $you ->
        [seat] Vous prenez { $master } à { $other }.
        [other] { $seat } vous prend { $master }.
       *[none] { $seat } prend { $master } à { $other }.
    }
event-repaired =
    { $you ->
        [seat] Vous réparez { $pillage } du pillage (pèlerins : { $pilgrims }).
       *[none] { $seat } répare { $pillage } du pillage (pèlerins : { $pilgrims }).
    }
event-idle =
    { $left ->
        [0] Depuis { $rounds } tours de table, chacun n’a fait que prendre ses gains : la partie est finie.
       *[other] Depuis { $rounds } tours de table, chacun n’a fait que prendre ses gains. Encore un tour de table ainsi et la partie est finie.
    }
event-over =
    { $you ->
        [seat] Vous finissez avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }, à la place { $place }.
       *[none] { $seat } finit avec { $score ->
                [one] { $score } point
               *[other] { $score } points
            }, à la place { $place }.
    }

## Ce qui est demandé

prompt-project =
    { $count ->
        [0] Faites une offre, ou prenez vos gains.
        [3] Tous vos envoyés sont dehors : réclamez leurs colonnes.
       *[other] Faites une offre, réclamez les colonnes de vos envoyés, ou prenez vos gains.
    }
prompt-offer =
    { $pledged ->
        [0] Combien d’or offrez-vous dans la colonne { $column } ? Au moins { $least } (or : { $gold }, pèlerins : { $pilgrims }).
       *[other] Combien d’or offrez-vous dans la colonne { $column } ? Au moins { $least } (or : { $gold }, pèlerins : { $pilgrims }, engagés pour épargner l’or : { $pledged }).
    }
prompt-displaced = Votre envoyé est délogé. Le reprendre avec { $gold } or, ou le déplacer pour un pèlerin (sur { $pilgrims }) ?
prompt-gain =
    { $count ->
        [one] Prenez une ressource de votre choix.
       *[other] Prenez une ressource de votre choix ; { $count } vous reviennent.
    }
prompt-build =
    { $count ->
        [0] Vous ne pouvez plus rien construire. Échangez-vous quelque chose ?
       *[other] { $building ->
            [0] { $wall ->
                [0] Quelle carte jouez-vous ? Un pas de bâtiment et un pas de remparts sont gratuits.
               *[other] Quelle carte jouez-vous ? Un pas de bâtiment est gratuit, un pas de remparts coûte un artisan.
            }
           *[other] { $wall ->
                [0] Quelle carte jouez-vous ? Un pas de remparts est gratuit, un pas de bâtiment coûte un artisan.
               *[other] Quelle carte jouez-vous ? Une action de plus coûte un artisan.
            }
        }
    }
prompt-place =
    { $pledged ->
        [0] Où va { $card } ? (artisans : { $craftsmen }, pèlerins : { $pilgrims })
       *[other] Où va { $card } ? (artisans : { $craftsmen }, pèlerins : { $pilgrims }, engagés pour épargner des artisans : { $pledged })
    }
prompt-discard =
    { $count ->
        [one] Vous pouvez garder deux cartes. Laquelle écartez-vous ?
       *[other] Vous pouvez garder deux cartes. Laquelle écartez-vous d’abord ? { $count } doivent partir.
    }
prompt-exchange = Une attaque de { $attack } : { $enemy }. Échangez-vous quelque chose avant que les mains se remplissent ?
prompt-repair = Pillage : { $pillage }. Combien réparez-vous ? (pèlerins : { $pilgrims })
prompt-gold-armies = Une attaque de { $attack } : { $enemy }. Combien d’armées faites-vous de deux or chacune ? (armées : { $army }, or : { $gold })
prompt-pilgrim-armies = Une attaque de { $attack } : { $enemy }. Combien d’armées faites-vous de deux pèlerins chacune ? (armées : { $army }, pèlerins : { $pilgrims })
prompt-alliance = Une attaque de { $attack } : { $enemy }. Combien d’armées envoyez-vous à l’alliance ? (armées : { $army }, avec celles faites pour l’occasion : { $armies })
prompt-city = Une attaque de { $attack } : { $enemy }, avant l’alliance. Combien d’armées défendent votre ville ? (armées : { $army }, envoyées à l’alliance : { $sent }, restantes : { $armies })

help-project =
    Une chose sur trois par tour (envoyés dehors : { $count } sur 3). Une offre envoie un envoyé dans une colonne avec l’or que vous voulez, même 0, ou un de plus que l’offre d’un autre. Les cartes viennent plus tard, quand vous les réclamez.
    Réclamer donne les cartes de toutes les colonnes où sont vos envoyés ; l’or offert est dépensé. Une colonne marquée + donne aussi une ressource de votre choix.
    Les gains sont ceux de votre comune, une ressource par étage du plus haut bâtiment de chaque catégorie active, et une par maître de corporation. Puis vos catégories dorment jusqu’à ce que vous y bâtissiez. Avec trois envoyés dehors, il faut réclamer.
help-offer =
    L’or reste dans la colonne { $column } jusqu’à ce que vous la réclamiez ou qu’on enchérisse ; alors il vous revient. Ici au moins { $least }. Deux pèlerins peuvent valoir un or : d’eux-mêmes pour ce qui manque à vos { $gold } or, et par un échange à la place d’or que vous aimez mieux garder. (pèlerins : { $pilgrims }, engagés : { $pledged })
help-displaced =
    Rentrer avec l’envoyé et { $gold } or, ou pour un pèlerin (sur { $pilgrims }) aller dans une colonne sans offre ou avec une offre plus basse d’un autre joueur. On n’ajoute pas d’or. Celui que vous délogez peut faire de même.
help-gain =
    Toute ressource que le stock général a encore ({ $count } à prendre). L’or sert aux offres, les armées aux invasions, les artisans bâtissent plus et élèvent le niveau des cartes, les pèlerins déplacent un envoyé délogé, réparent le pillage, et deux d’entre eux valent toute autre ressource.
help-build =
    À chaque tour, un pas de bâtiment et un pas de remparts sont gratuits. Au-delà, chaque action coûte un artisan, et une action est un pas de bâtiment et un pas de remparts : un bâtiment coûte à présent { $building }, des remparts { $wall }. Un étage demande une carte d’au moins son niveau ; un artisan vaut chaque niveau manquant.
    Un bâtiment rapporte autant de points que le nouvel étage, réveille sa catégorie et gagne des maîtres de corporation. Les remparts ne rapportent pas de points mais font compter davantage les armées. À la fin vous gardez deux cartes au plus.
help-place =
    { $card } fonde un bâtiment d’une catégorie qu’elle sert, ou en devient l’étage suivant ; ou tout étage de remparts, quoi qu’elle serve. Rien ne dépasse quatre étages. (artisans : { $craftsmen }, pèlerins : { $pilgrims }, engagés : { $pledged } ; les places coûtent en artisans : { $costs }) Deux pèlerins peuvent valoir un artisan : d’eux-mêmes pour ceux qui manquent, et par un échange à la place d’un artisan que vous aimez mieux garder.
help-discard =
    À la fin de la construction vous gardez deux cartes au plus (à écarter : { $count }). Elles quittent le jeu.
help-exchange =
    À cette table, deux or peuvent devenir une armée et deux pèlerins toute autre ressource, à garder, tant que le stock général en a. Tous ceux qui le peuvent sont interrogés à tour de rôle avant l’arrivée de l’ennemi : { $enemy }, { $attack } contre vous. Dans la main, or et pèlerins pourront encore tenir lieu d’armées.
help-repair =
    À chaque tour, un pèlerin efface un point de pillage, ou trois pèlerins en effacent deux. (pillage : { $pillage }, pèlerins : { $pilgrims }) Chaque point qui reste à la fin coûte un point.
help-gold-armies =
    Chaque ville subit la puissance de l’ennemi ({ $enemy }) et un de plus par point au-dessus du score le plus bas : { $attack } pour vous. Deux or peuvent valoir une armée, ici et maintenant. (armées : { $army }, or : { $gold }) Tout ce que vous engagez est dépensé.
help-pilgrim-armies =
    Chaque ville subit la puissance de l’ennemi ({ $enemy }) et un de plus par point au-dessus du score le plus bas : { $attack } pour vous. Deux pèlerins peuvent valoir une armée, ici et maintenant. (armées : { $army }, pèlerins : { $pilgrims }) Tout ce que vous engagez est dépensé.
help-alliance =
    Chaque armée de l’alliance retire un à l’attaque de tous, { $attack } contre vous. Parmi ceux que l’ennemi ({ $enemy }) ne pille pas, les deux qui en ont envoyé le plus gagnent des tuiles de héros. (armées : { $army }, avec celles d’or et de pèlerins : { $armies }) Toutes les mains s’ouvrent ensemble.
help-city =
    Une armée sur une carte de remparts compte un et la hauteur de la carte, toute autre armée un ; les meilleures cartes sont garnies d’abord. Le chef d’alliance a un de plus. Pour chaque point manquant contre { $attack }, moins l’alliance, l’ennemi ({ $enemy }) en pille un. (armées : { $army }, envoyées à l’alliance : { $sent }, restantes : { $armies })

## Ce que l’on peut faire

action-deal = { $seat } reçoit { $comune }
action-draw = une carte est piochée : { $card }
action-bid = offre pour la colonne { $column }
action-claim = réclamer
action-income = prendre les gains
action-offer = offrir { $gold } or
action-take-back = reprendre l’envoyé
action-move = aller à la colonne { $column }
action-gain = { $resource }
action-exchange = { $pay } contre { $take }
action-choose = { $card }
action-finish = ne plus construire
action-pass = ne plus rien échanger
action-build =
    { $storeys ->
        [one] un nouveau bâtiment : { $category }
       *[other] { $category }, étage { $storeys }
    }
action-wall =
    { $storeys ->
        [one] une nouvelle partie de remparts
       *[other] remparts, étage { $storeys }
    }
action-discard = écarter { $card }
action-repair = réparer { $pillage }
action-gold-armies =
    { $armies ->
        [one] { $armies } armée d’or
       *[other] { $armies } armées d’or
    }
action-pilgrim-armies =
    { $armies ->
        [one] { $armies } armée de pèlerins
       *[other] { $armies } armées de pèlerins
    }
action-alliance =
    { $armies ->
        [one] { $armies } armée à l’alliance
       *[other] { $armies } armées à l’alliance
    }
action-city =
    { $armies ->
        [one] { $armies } armée pour la ville
       *[other] { $armies } armées pour la ville
    }

# Le mot qui désigne une action quand on la tape, en plus de son propre nom.
verb-bid = offre
verb-claim = réclamer
verb-income = gains
verb-offer = offrir
verb-take-back = reprendre
verb-move = aller
verb-gain = prendre
verb-exchange = échanger
verb-choose = jouer
verb-finish = fini
verb-pass = passer
verb-build = bâtir
verb-wall = remparts
verb-discard = écarter
verb-repair = réparer
verb-gold-armies = armées
verb-pilgrim-armies = armées
verb-alliance = envoyer
verb-city = garder

## Points

score-buildings = bâtiments
score-masters = maîtres de corporation
score-resources = ressources
score-heroes = héros
score-pillage = pillage
score-smallest = plus petit bâtiment

## Sur l’écran de texte

where-turn = tour { $turn }
where-deck =
    { $count ->
        [one] pile { $deck } : { $count } carte, puis { $enemy } ({ $strength })
       *[other] pile { $deck } : { $count } cartes, puis { $enemy } ({ $strength })
    }
where-last =
    { $count ->
        [one] encore { $count } tour après celui-ci, puis { $enemy } ({ $strength })
       *[other] encore { $count } tours après celui-ci, puis { $enemy } ({ $strength })
    }
where-invasion = invasion : { $enemy }, { $strength }
column-free = libre
town-mine = Votre ville
town-of = Ville de { $name }
walls-title = remparts
stock-title = stock :
stock-hidden = derrière un paravent
hand-cards = main :
faces = subirait { $attack } ; remparts tout garnis : { $defence }
fists-closed = fermé
supply-title = stock général :
masters-title = maîtres de corporation :
master-free = –
heroes-title = tuiles de héros :
costs = { $count } art.
legend-comuni = 3EM est une carte de niveau 3 pour économie ou militaire. ▮ est un étage, ▤ un étage de remparts, * une catégorie active, + une ressource au choix.

rules =
    Comuni : faites des offres pour des cartes de projet, bâtissez votre ville avec elles et résistez ensemble à quatre invasions. Après la quatrième, le plus de points l’emporte. Les comuni jouent dans l’ordre de leurs numéros ; un tour a cinq phases.

    PROJETS. Faites une chose sur trois. Offre : envoyez un de vos trois envoyés dans une colonne avec l’or que vous voulez, au moins un de plus que l’offre d’un autre joueur qui s’y trouve. Celui-ci reprend son envoyé et son or, ou paie un pèlerin et déplace les deux dans une colonne sans offre ou avec une offre plus basse. Réclamer : prenez toutes les cartes de toutes les colonnes de vos envoyés ; l’or est dépensé, et une colonne marquée + donne une ressource au choix. Gains : ceux de votre comune, une ressource par étage du plus haut bâtiment de chaque catégorie active, et une par maître de corporation ; puis vos catégories dorment. Avec trois envoyés dehors, il faut réclamer.

    NOUVELLES CARTES. Les cases vides se remplissent depuis la gauche, de la pile A, puis B, C et D. La dernière carte de A, B ou C amène une invasion aussitôt ; la dernière de D, encore un tour pour chacun, puis l’empereur.

    CONSTRUIRE. Une carte fonde un bâtiment d’une catégorie qu’elle sert, ou en devient l’étage suivant, ou celui de remparts, qui acceptent toute carte. Un étage demande une carte d’au moins son niveau ; un artisan vaut chaque niveau manquant. Un pas de bâtiment et un pas de remparts sont gratuits à chaque tour, chaque action de plus coûte un artisan. Rien ne dépasse quatre étages. Un pas de bâtiment rapporte autant de points que le nouvel étage et active sa catégorie. Des remparts qui atteignent quatre étages donnent une partie « bonus ». Vous gardez deux cartes au plus.

    MAÎTRES DE CORPORATION. Le premier qui a un bâtiment de deux étages reçoit le maître de sa catégorie ; qui a plus de points dans cette catégorie le prend à son tour de jeu.

    RÉPARATIONS. Un pèlerin efface un point de pillage, ou trois en effacent deux.

    INVASIONS. Chaque ville subit la puissance de l’ennemi (4, 8, 12, 16) et un de plus par point au-dessus du score le plus bas. En secret, chacun tient des armées pour l’alliance et pour sa ville ; deux or ou deux pèlerins valent une armée. Tous ouvrent ensemble. L’alliance réduit l’attaque de tous. Une armée sur une carte de remparts compte un et la hauteur de la carte, une autre un, et le chef d’alliance a un de plus. Pour chaque point manquant, la ville est pillée d’un. Les deux qui ont le plus envoyé sans être pillés reçoivent des tuiles de héros. Toutes les armées engagées sont dépensées.

    FIN. Les bâtiments comptent comme ils ont été bâtis. 3 points par maître de corporation ; pour chaque sorte de ressources, 2 à qui en a le plus, 1 à chacun s’ils sont plusieurs ; les tuiles de héros ; le pillage est retiré ; et qui a les quatre catégories ajoute la valeur de son plus petit bâtiment (1, 3, 6, 10). À égalité, le numéro le plus bas l’emporte. Deux pèlerins valent toute ressource et deux or une armée quand on paie, mais pas dans l’évaluation finale.
