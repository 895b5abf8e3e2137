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

enemy-venice = Venezia
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

# Pourquoi un envoyé ne peut pas aller dans une colonne.
why-open = Votre envoyé peut y aller.
why-own = Votre envoyé s’y trouve.
why-empty = Il n’y a pas de carte.
why-short = Vous ne pouvez pas offrir plus.
why-away = Vos trois envoyés sont placés.
why-higher = L’offre n’y est pas inférieure à la vôtre.
why-pilgrim = Le déplacement coûte un pèlerin.
# Pourquoi une carte ne peut pas devenir un étage.
why-category = La carte ne sert pas cette catégorie.
why-craftsmen = Il manque des artisans.
why-pledged = Cela ne coûte pas autant de pèlerins.
why-full = Rien ne dépasse quatre étages.

# Cartes de projet : ce qu’elles servent, et leur niveau.
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
option-free-exchange = échanges
option-free-exchange-false = seulement dans un paiement
option-free-exchange-true = à tout moment

## Ce qui se passe

event-comune =
    { $you ->
        [seat] Vous gouvernez { $comune }.
       *[none] { $seat } gouverne { $comune }.
    }
event-column = Colonne { $column } : { $cards } (pile { $deck }).
event-turn =
    { $you ->
        [seat] Tour { $turn } : à vous.
       *[none] Tour { $turn } : { $seat }.
    }
event-bid =
    { $you ->
        [seat] Vous placez un envoyé
       *[none] { $seat } place un envoyé
    } dans la colonne { $column } et { $you ->
        [seat] offrez
       *[none] offre
    } { $gold } or{ $pilgrims ->
        [0] { "" }
        [one] { " " }(dont { $pilgrims } pèlerin, deux pour 1 or)
       *[other] { " " }(dont { $pilgrims } pèlerins, deux pour 1 or)
    }.
event-outbid =
    { $you ->
        [seat] { $other } enchérit sur votre offre de { $gold } or (colonne { $column }).
        [other] Vous enchérissez sur l’offre { $seat-of }, { $gold } or (colonne { $column }).
       *[none] { $other } enchérit sur l’offre { $seat-of }, { $gold } or (colonne { $column }).
    }
event-took-back =
    { $you ->
        [seat] Vous reprenez votre envoyé
       *[none] { $seat } reprend son envoyé
    }{ $gold ->
        [0] { "" }
       *[other] { " " }et { $gold } or
    }.
event-moved =
    { $you ->
        [seat] Vous payez un pèlerin et déplacez votre envoyé dans la colonne { $column }, avec votre offre de { $gold } or.
       *[none] { $seat } paie un pèlerin et déplace son envoyé dans la colonne { $column }, avec son offre de { $gold } or.
    }
event-claimed =
    { $columns-count ->
        [one] { $you ->
            [seat] Vous réclamez la colonne { $columns } pour { $gold } or : { $cards }.
           *[none] { $seat } réclame la colonne { $columns } pour { $gold } or : { $cards }.
        }
       *[other] { $you ->
            [seat] Vous réclamez les colonnes { $columns } pour { $gold } or : { $cards }.
           *[none] { $seat } réclame les colonnes { $columns } pour { $gold } or : { $cards }.
        }
    }
event-income =
    { $you ->
        [seat] Vous percevez vos gains
       *[none] { $seat } perçoit ses gains
    } :{ $count ->
        [0] { " " }rien
       *[other]
            { $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } or
            }{ $army ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $army ->
                        [one] { $army } armée
                       *[other] { $army } armées
                    }
            }{ $craftsman ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0]
                            { $army ->
                                [0] { " " }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }{ $craftsman ->
                        [one] { $craftsman } artisan
                       *[other] { $craftsman } artisans
                    }
            }{ $pilgrim ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0]
                            { $army ->
                                [0]
                                    { $craftsman ->
                                        [0] { " " }
                                       *[other] { ", " }
                                    }
                               *[other] { ", " }
                            }
                       *[other] { ", " }
                    }{ $pilgrim ->
                        [one] { $pilgrim } pèlerin
                       *[other] { $pilgrim } pèlerins
                    }
            }
    }{ $lost ->
        [0] { "" }
       *[other] { " " }(il en manque { $lost } au stock général)
    }.
event-gained =
    { $you ->
        [seat] Une ressource de votre choix : { $resource }.
       *[none] { $seat } choisit une ressource : { $resource }.
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
        [seat] Vous restez chef d’alliance. Chacun joue encore un tour, vous en dernier ; puis vient l’empereur.
       *[none] { $seat } reste chef d’alliance. Chacun joue encore un tour, { $seat } en dernier ; puis vient l’empereur.
    }
event-invasion =
    { $you ->
        [seat] Invasion : { $enemy }, puissance { $strength }. Vous êtes chef d’alliance.
       *[none] Invasion : { $enemy }, puissance { $strength }. Chef d’alliance : { $seat }.
    }
event-attacked =
    { $you ->
        [seat] Votre ville
       *[none] La ville { $seat-of }
    } subit une attaque de { $attack }.
event-sealed =
    { $you ->
        [seat] Vous avez engagé vos armées en secret.
       *[none] { $seat } a engagé ses armées en secret.
    }
event-committed-mine =
    Vous engagez { $alliance ->
        [one] { $alliance } armée
       *[other] { $alliance } armées
    } pour l’alliance et { $city } pour votre ville{ $made ->
        [0] { "" }
       *[other]
            { " " }(dont { $made } { $made ->
                [one] levée
               *[other] levées
            } pour{ $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } or
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pèlerin
                       *[other] { $pilgrims } pèlerins
                    }
            })
    }.
event-committed =
    { $alliance ->
        [0]
            { $you ->
                [seat] Vous n’envoyez aucune armée
               *[none] { $seat } n’envoie aucune armée
            }
        [one]
            { $you ->
                [seat] Vous envoyez 1 armée
               *[none] { $seat } envoie 1 armée
            }
       *[other]
            { $you ->
                [seat] Vous envoyez { $alliance } armées
               *[none] { $seat } envoie { $alliance } armées
            }
    } à l’alliance et { $city ->
        [0]
            { $you ->
                [seat] n’en gardez aucune
               *[none] n’en garde aucune
            }
       *[other]
            { $you ->
                [seat] en gardez { $city }
               *[none] en garde { $city }
            }
    } en ville{ $made ->
        [0] { "" }
       *[other]
            { " " }(dont { $made } { $made ->
                [one] levée
               *[other] levées
            } pour{ $gold ->
                [0] { "" }
               *[other] { " " }{ $gold } or
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $gold ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pèlerin
                       *[other] { $pilgrims } pèlerins
                    }
            })
    }.
event-alliance = L’alliance retire { $armies } à chaque attaque.
event-held =
    { $you ->
        [seat] Votre ville
       *[none] La ville { $seat-of }
    } tient : { $defence } contre { $attack }.
event-pillaged =
    { $you ->
        [seat] Votre ville
       *[none] La ville { $seat-of }
    } tombe : { $defence } contre { $attack }. Pillage : { $pillage }.
event-hero =
    { $you ->
        [seat] Vous gagnez
       *[none] { $seat } gagne
    } la tuile de héros ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    }).
event-no-hero =
    Personne ne gagne la tuile de héros ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    }).
event-built =
    { $you ->
        [seat] Vous construisez
       *[none] { $seat } construit
    } { $storeys ->
        [one] un nouveau bâtiment
       *[other] l’étage { $storeys }
    } ({ $category }, carte { $card }{ $price ->
        [0] { "" }
       *[other]
            ,{ $craftsmen ->
                [0] { "" }
               *[other]
                    { " " }{ $craftsmen ->
                        [one] { $craftsmen } artisan
                       *[other] { $craftsmen } artisans
                    }
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $craftsmen ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pèlerin
                       *[other] { $pilgrims } pèlerins
                    }
            }
    }) : { $storeys ->
        [one] { $storeys } point
       *[other] { $storeys } points
    }.
event-walled =
    { $you ->
        [seat] Vous construisez
       *[none] { $seat } construit
    } { $storeys ->
        [one] un nouveau pan de remparts
       *[other] l’étage { $storeys } d’un pan de remparts
    } (carte { $card }{ $price ->
        [0] { "" }
       *[other]
            ,{ $craftsmen ->
                [0] { "" }
               *[other]
                    { " " }{ $craftsmen ->
                        [one] { $craftsmen } artisan
                       *[other] { $craftsmen } artisans
                    }
            }{ $pilgrims ->
                [0] { "" }
               *[other]
                    { $craftsmen ->
                        [0] { " " }
                       *[other] { ", " }
                    }{ $pilgrims ->
                        [one] { $pilgrims } pèlerin
                       *[other] { $pilgrims } pèlerins
                    }
            }
    }).
event-bonus-wall =
    { $you ->
        [seat] Vous recevez un pan de remparts « bonus ».
       *[none] { $seat } reçoit un pan de remparts « bonus ».
    }
event-discarded =
    { $you ->
        [seat] Vous écartez { $card }.
       *[none] { $seat } écarte { $card }.
    }
event-master =
    { $you ->
        [seat] Vous prenez
       *[none] { $seat } prend
    } { $master } : premier bâtiment à deux étages { $master-id ->
        [treasurer] d’économie
        [captain] militaire
        [architect] de culture
       *[bishop] de religion
    }.
event-master-taken =
    { $you ->
        [seat] Vous prenez { $master } à { $other }.
        [other] { $seat } vous prend { $master }.
       *[none] { $seat } prend { $master } à { $other }.
    }
event-repaired =
    { $you ->
        [seat] Vous réparez
       *[none] { $seat } répare
    } { $pillage ->
        [one] { $pillage } dégât
       *[other] { $pillage } dégâts
    } ({ $pilgrims ->
        [one] { $pilgrims } pèlerin
       *[other] { $pilgrims } pèlerins
    }).
event-idle =
    Depuis { $rounds ->
        [one] un tour de table
       *[other] { $rounds } tours de table
    }, chacun n’a fait que prendre ses gains{ $left ->
        [0] {" "}: la partie est finie.
       *[other] . Encore un tour de table ainsi et la partie est finie.
    }
event-over =
    { $you ->
        [seat] Vous terminez
       *[none] { $seat } termine
    } en { $place ->
        [1] 1re
       *[other] { $place }e
    } position avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

## Ce qui est demandé

prompt-project =
    { $count ->
        [0] Faites une offre, ou prenez vos gains.
        [3] Réclamez vos colonnes. Vos trois envoyés sont placés.
       *[other] Offrez, réclamez, ou prenez vos gains.
    }
prompt-offer =
    { $pledged ->
        [0] Offrez au moins { $least } or, colonne { $column }. (or : { $gold }, pèlerins : { $pilgrims })
       *[other] Offrez au moins { $least } or, colonne { $column }. (or : { $gold }, pèlerins : { $pilgrims }, pèlerins donnés à la place d’or : { $pledged })
    }
prompt-displaced = Votre envoyé est délogé. Reprenez envoyé et { $gold } or, ou payez 1 pèlerin (vous en avez { $pilgrims }) pour les déplacer.
prompt-gain =
    { $count ->
        [one] Prenez une ressource de votre choix.
       *[other] Prenez une ressource de votre choix. ({ $count } à prendre)
    }
prompt-build =
    { $count ->
        [0] Vous ne pouvez plus rien construire. Échangez, ou arrêtez de construire.
       *[other] { $building ->
            [0] { $wall ->
                [0] Jouez une carte. Gratuit ce tour : un étage de bâtiment et un étage de remparts.
               *[other] Jouez une carte. Gratuit ce tour : un étage de bâtiment ; un étage de remparts coûte un artisan.
            }
           *[other] { $wall ->
                [0] Jouez une carte. Gratuit ce tour : un étage de remparts ; un étage de bâtiment coûte un artisan.
               *[other] Jouez une carte. Un étage de plus coûte un artisan.
            }
        }
    }
prompt-place =
    { $pledged ->
        [0] Placez la carte. { $card } : nouveau bâtiment, étage ou remparts (artisans : { $craftsmen }, pèlerins : { $pilgrims }).
       *[other] Placez la carte. { $card } : nouveau bâtiment, étage ou remparts (artisans : { $craftsmen }, pèlerins : { $pilgrims }, pèlerins donnés à la place d’artisans : { $pledged }).
    }
prompt-discard =
    { $count ->
        [one] Écartez une carte. Vous pouvez en garder deux.
       *[other] Écartez { $count } cartes. L’une après l’autre ; vous pouvez en garder deux.
    }
prompt-exchange = Échangez avant l’invasion, ou passez. Attaque contre vous : { $attack } ({ $enemy }).
prompt-repair = Réparez des dégâts, ou non. Pillage : { $pillage } ; pèlerins : { $pilgrims }.
prompt-gold-armies = Levez des armées à 2 or pièce. Attaque contre vous : { $attack } ({ $enemy } ; armées : { $army }, or : { $gold }).
prompt-pilgrim-armies = Levez des armées à 2 pèlerins pièce. Attaque contre vous : { $attack } ({ $enemy } ; armées : { $army }, pèlerins : { $pilgrims }).
prompt-alliance = Envoyez des armées à l’alliance. Personne ne le voit encore. Attaque contre vous : { $attack } ({ $enemy } ; armées : { $army }, avec les levées : { $armies }).
prompt-city = Gardez des armées en ville. Personne ne le voit encore. Attaque contre vous avant l’alliance : { $attack } ({ $enemy } ; armées : { $army }, envoyées à l’alliance : { $sent }, restantes : { $armies }).
help-project =
    Une chose sur trois par tour (envoyés placés : { $count } sur 3). Une offre place un envoyé dans une colonne avec l’or que vous voulez, même 0, ou au moins un de plus que l’offre d’un autre. Les cartes viennent plus tard, quand vous les réclamez.
    Réclamer donne les cartes de toutes les colonnes où sont vos envoyés ; l’or offert est dépensé. Une colonne marquée + donne aussi une ressource de votre choix.
    Les gains sont ceux de votre comune, une ressource par étage du plus haut bâtiment de chaque catégorie active, et une par maître de corporation. Puis vos catégories deviennent inactives jusqu’à ce que vous y construisiez. Avec trois envoyés placés, il faut réclamer.
help-offer =
    L’or reste dans la colonne { $column } jusqu’à ce que vous la réclamiez ou qu’on enchérisse ; alors il vous revient. Ici au moins { $least }. Deux pèlerins remplacent 1 or. S’il vous en manque, c’est fait d’office ; pour garder votre or ({ $gold }), choisissez d’abord l’échange. (pèlerins : { $pilgrims }, donnés à la place d’or : { $pledged })
help-displaced =
    Reprenez l’envoyé et { $gold } or, ou payez 1 pèlerin (vous en avez { $pilgrims }) pour les déplacer dans une colonne sans offre ou avec une offre plus basse d’un autre joueur. On n’ajoute pas d’or. L’envoyé que vous délogez peut faire de même.
help-gain =
    Toute ressource que le stock général a encore ({ $count } à prendre). L’or sert aux offres, les armées aux invasions, les artisans construisent plus et élèvent le niveau des cartes, les pèlerins déplacent un envoyé délogé, réparent le pillage, et deux d’entre eux remplacent toute autre ressource.
help-build =
    À chaque tour, un étage de bâtiment et un étage de remparts sont gratuits. Au-delà, chaque action de construction coûte un artisan, et une action est un étage de bâtiment et un étage de remparts : un bâtiment coûte à présent { $building }, des remparts { $wall }. Un étage demande une carte d’au moins son niveau ; il faut un artisan par niveau manquant.
    Un bâtiment rapporte autant de points que le nouvel étage, active sa catégorie et gagne des maîtres de corporation. Les remparts ne rapportent pas de points mais font compter davantage les armées. À la fin vous gardez deux cartes au plus.
help-place =
    { $card } commence un bâtiment d’une catégorie qu’elle sert, ou en devient l’étage suivant ; ou tout étage de remparts, quoi qu’elle serve. Rien ne dépasse quatre étages. (artisans : { $craftsmen }, pèlerins : { $pilgrims }, donnés à la place d’artisans : { $pledged } ; les emplacements coûtent en artisans : { $costs }) Deux pèlerins remplacent un artisan. S’il vous en manque, c’est fait d’office ; pour garder les vôtres, choisissez d’abord l’échange.
help-discard =
    À la fin de la construction vous gardez deux cartes au plus (à écarter : { $count }). Elles quittent le jeu.
help-exchange =
    À cette table, deux or peuvent devenir une armée et deux pèlerins toute autre ressource, à garder, tant que le stock général en a. Tous ceux qui le peuvent sont interrogés à tour de rôle avant l’arrivée de l’ennemi : { $enemy }, { $attack } contre vous. Au moment d’engager vos armées, deux or ou deux pèlerins pourront encore en lever une.
help-repair =
    À chaque tour, un pèlerin répare un dégât, ou trois pèlerins en réparent deux. (pillage : { $pillage }, pèlerins : { $pilgrims }) Chaque dégât qui reste à la fin coûte un point.
help-gold-armies =
    Chaque ville subit la puissance de l’ennemi ({ $enemy }) et un de plus par point au-dessus du score le plus bas : { $attack } pour vous. Deux or lèvent une armée, ici et maintenant. (armées : { $army }, or : { $gold }) Tout ce que vous engagez est dépensé.
help-pilgrim-armies =
    Chaque ville subit la puissance de l’ennemi ({ $enemy }) et un de plus par point au-dessus du score le plus bas : { $attack } pour vous. Deux pèlerins lèvent une armée, ici et maintenant. (armées : { $army }, pèlerins : { $pilgrims }) Tout ce que vous engagez est dépensé.
help-alliance =
    Chaque armée de l’alliance retire un à l’attaque de tous, { $attack } contre vous. Parmi ceux que l’ennemi ({ $enemy }) ne pille pas, les deux qui en ont envoyé le plus gagnent des tuiles de héros. (armées : { $army }, avec les levées : { $armies }) Toutes les mains s’ouvrent ensemble.
help-city =
    Une armée sur une carte de remparts compte un et la hauteur de la carte, toute autre armée un ; les meilleures cartes sont garnies d’abord. Le chef d’alliance a un de plus. Pour chaque point manquant contre { $attack }, moins l’alliance, l’ennemi ({ $enemy }) en pille un. (armées : { $army }, envoyées à l’alliance : { $sent }, restantes : { $armies })

## Ce que l’on peut faire

action-deal = { $seat } reçoit { $comune }
action-draw = une carte est piochée : { $card }
action-bid = faire une offre dans la colonne { $column }
action-claim = réclamer vos colonnes
action-income = prendre les gains
action-offer = offrir { $gold } or
action-take-back = reprendre l’envoyé
action-move = aller dans la colonne { $column }
action-gain = prendre : { $resource }
action-exchange = échanger { $pay } contre { $take }
action-choose = jouer { $card }
action-finish = ne plus construire
action-pass = ne plus rien échanger
action-build =
    { $storeys ->
        [one] construire un nouveau bâtiment : { $category }
       *[other] construire { $category }, étage { $storeys }
    }
action-wall =
    { $storeys ->
        [one] construire un nouveau pan de remparts
       *[other] construire des remparts, étage { $storeys }
    }
action-discard = écarter { $card }
action-repair = réparer { $pillage }
action-gold-armies =
    { $armies ->
        [0] ne lever aucune armée pour de l’or
        [one] lever 1 armée pour 2 or
        [2] lever 2 armées pour 4 or
        [3] lever 3 armées pour 6 or
       *[other] lever { $armies } armées, 2 or pièce
    }
action-pilgrim-armies =
    { $armies ->
        [0] ne lever aucune armée pour des pèlerins
        [one] lever 1 armée pour 2 pèlerins
        [2] lever 2 armées pour 4 pèlerins
        [3] lever 3 armées pour 6 pèlerins
       *[other] lever { $armies } armées, 2 pèlerins pièce
    }
action-alliance =
    { $armies ->
        [0] n’envoyer aucune armée à l’alliance
        [one] envoyer { $armies } armée à l’alliance
       *[other] envoyer { $armies } armées à l’alliance
    }
action-city =
    { $armies ->
        [0] ne garder aucune armée en ville
        [one] garder { $armies } armée en ville
       *[other] garder { $armies } armées en ville
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
verb-build = construire
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
        [one] pile { $deck } : { $count } carte, puis { $enemy } ({ $strength })
       *[other] pile { $deck } : { $count } cartes, puis { $enemy } ({ $strength })
    }
where-last =
    { $count ->
        [one] encore { $count } tour après celui-ci, puis { $enemy } ({ $strength })
       *[other] encore { $count } tours après celui-ci, puis { $enemy } ({ $strength })
    }
where-invasion = invasion : { $enemy }, { $strength }
column-free = libre
town-mine = Votre ville
town-of = Ville { $of }
walls-title = remparts
stock-title = stock :
stock-hidden = derrière un paravent
hand-cards = main :
faces = attaque subie : { $attack } ; défense, remparts garnis : { $defence }
fists-closed = scellé
supply-title = stock général :
masters-title = maîtres de corporation :
master-free = –
heroes-title = tuiles de héros :
costs = { $count } art.
legend-comuni = 3EM est une carte de niveau 3 pour économie ou militaire. ▮ est un étage, ▤ un étage de remparts, * une catégorie active, + une ressource au choix.

rules =
    Comuni : faites des offres pour des cartes de projet, bâtissez votre ville avec elles et résistez ensemble à quatre invasions. Après la quatrième, le plus de points l’emporte. Les comuni jouent dans l’ordre de leurs numéros ; un tour a cinq phases.

    PROJETS. Faites une chose sur trois. Offre : placez un de vos trois envoyés dans une colonne avec l’or que vous voulez, au moins un de plus que l’offre d’un autre joueur qui s’y trouve. Celui-ci reprend son envoyé et son or, ou paie un pèlerin et déplace les deux dans une colonne sans offre ou avec une offre plus basse. Réclamer : prenez toutes les cartes de toutes les colonnes de vos envoyés ; l’or est dépensé, et une colonne marquée + donne une ressource au choix. Gains : ceux de votre comune, une ressource par étage du plus haut bâtiment de chaque catégorie active, et une par maître de corporation ; puis vos catégories deviennent inactives. Avec trois envoyés placés, il faut réclamer.

    NOUVELLES CARTES. Les emplacements vides se remplissent depuis la gauche, de la pile A, puis B, C et D. La dernière carte de A, B ou C amène une invasion aussitôt ; la dernière de D, encore un tour pour chacun, puis l’empereur.

    CONSTRUIRE. Une carte commence un bâtiment d’une catégorie qu’elle sert, ou en devient l’étage suivant, ou celui de remparts, qui acceptent toute carte. Un étage demande une carte d’au moins son niveau ; il faut un artisan par niveau manquant. Un étage de bâtiment et un étage de remparts sont gratuits à chaque tour, chaque action de plus coûte un artisan. Rien ne dépasse quatre étages. Un étage de bâtiment rapporte autant de points que le nouvel étage et active sa catégorie. Des remparts qui atteignent quatre étages donnent un pan « bonus ». Vous gardez deux cartes au plus.

    MAÎTRES DE CORPORATION. Le premier qui a un bâtiment de deux étages reçoit le maître de sa catégorie ; qui a plus de points dans cette catégorie le prend à son tour de jeu.

    RÉPARATIONS. Un pèlerin répare un dégât, ou trois en réparent deux.

    INVASIONS. Chaque ville subit la puissance de l’ennemi (4, 8, 12, 16) et un de plus par point au-dessus du score le plus bas. En secret, chacun engage des armées pour l’alliance et pour sa ville ; deux or ou deux pèlerins lèvent une armée. Tous ouvrent ensemble. L’alliance réduit l’attaque de tous. Une armée sur une carte de remparts compte un et la hauteur de la carte, une autre un, et le chef d’alliance a un de plus. Pour chaque point manquant, la ville est pillée d’un. Les deux qui ont le plus envoyé sans être pillés reçoivent des tuiles de héros. Toutes les armées engagées sont dépensées.

    FIN. Les bâtiments comptent comme ils ont été bâtis. 3 points par maître de corporation ; pour chaque sorte de ressources, 2 à qui en a le plus, 1 à chacun s’ils sont plusieurs ; les tuiles de héros ; le pillage est retiré ; et qui a les quatre catégories ajoute la valeur de son plus petit bâtiment (1, 3, 6, 10). À égalité, le numéro le plus bas l’emporte. Deux pèlerins remplacent toute ressource et deux or une armée quand on paie, mais pas dans l’évaluation finale.

## Robots de caractère

person-builder = Bianca
person-warrior = Ruggero
person-gambler = Dado
