### Lotta Rome. docs/add-a-game.md explique comment se font les arguments.

## Terres, bâtiments, cartes, ensembles

land-olive-grove = oliveraie
land-vineyard = vignoble
land-field = champ
land-quarter = quartier
land-quarry = carrière

building-oil-press = pressoir à huile
building-wine-cellar = cave à vin
building-mill = moulin
building-theatre = théâtre
building-workshop = atelier
building-none = rien

# Deux lettres qui désignent une terre sur un petit dessin. Un bâtiment porte les lettres de la terre qu’il compte.
code-olive-grove = Ol
code-vineyard = Vi
code-field = Ch
code-quarter = Qu
code-quarry = Ca

card-A = A
card-B = B
card-C = C
card-D = D
card-E = E

set-small = petit ensemble
set-large = grand ensemble

# Les positions dans une rangée de terres, comme on les compte.
small-0 = 1
small-1 = 2
small-2 = 3
small-3 = 4
small-4 = 5

phase-deal = mise en place
phase-explore = exploration
phase-divide = division
phase-select = sélection
phase-annex = annexion
phase-over = la fin

## Ce qui arrive

event-card =
    { $you ->
        [seat] Vous recevez la carte Bâtiments { $card }.
       *[none] { $seat } reçoit la carte Bâtiments { $card }.
    }
event-round = La manche { $round } sur 4 commence.
event-row =
    { $you ->
        [seat] Vous révélez : { $lands } (bâtiments : { $buildings }).
       *[none] { $seat } révèle : { $lands } (bâtiments : { $buildings }).
    }
event-split-sealed =
    { $you ->
        [seat] Vos terres sont divisées.
       *[none] { $seat } a divisé ses terres.
    }
event-split-mine =
    { $count ->
        [0] Votre petit ensemble est une gemme seule ; le grand a les { $rest } terres.
       *[other] Votre petit ensemble : { $lands } et une gemme ; { $rest ->
                [one] l’autre terre forme
               *[other] les { $rest } autres terres forment
            } le grand.
    }
event-split-opened =
    { $count ->
        [0] { $you ->
            [seat] Vous proposez une gemme seule, ou les { $rest } terres.
           *[none] { $seat } propose une gemme seule, ou les { $rest } terres.
        }
       *[other] { $you ->
            [seat] Vous proposez : { $lands } et une gemme, ou { $rest ->
                [one] l’autre terre
               *[other] les { $rest } autres terres
            }.
           *[none] { $seat } propose : { $lands } et une gemme, ou { $rest ->
                [one] l’autre terre
               *[other] les { $rest } autres terres
            }.
        }
    }
event-choice-sealed =
    { $you ->
        [seat] Vous avez choisi l’un des deux ensembles { $other-of }.
        [other] { $seat } a choisi l’un de vos deux ensembles.
       *[none] { $seat } a choisi l’un des deux ensembles { $other-of }.
    }
event-choice-mine = Vous comptez prendre le { $set } { $other-of }.
event-taken =
    { $lands-count ->
        [0] { $you ->
            [seat] Vous prenez le { $set } { $other-of } : une gemme et aucune terre.
            [other] { $seat } prend votre { $set } : une gemme et aucune terre.
           *[none] { $seat } prend le { $set } { $other-of } : une gemme et aucune terre.
        }
       *[other] { $you ->
            [seat] Vous prenez le { $set } { $other-of } : { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}et sa gemme.
               *[large] .
            }
            [other] { $seat } prend votre { $set } : { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}et sa gemme.
               *[large] .
            }
           *[none] { $seat } prend le { $set } { $other-of } : { $lands }{ $buildings-count ->
                [0] {""}
               *[other] {" "}({ $buildings })
            }{ $set-id ->
                [small] {" "}et sa gemme.
               *[large] .
            }
        }
    }
event-placed =
    { $building-id ->
        [none] { $you ->
            [seat] Vous posez : { $land }. Vous avez { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[none] { $seat } pose : { $land } ({ $score ->
                [one] { $score } point
               *[other] { $score } points
            } désormais).
        }
       *[other] { $you ->
            [seat] Vous posez : { $land } avec { $building }. Vous avez { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
           *[none] { $seat } pose : { $land } avec { $building } ({ $score ->
                [one] { $score } point
               *[other] { $score } points
            } désormais).
        }
    }
# Plusieurs terres posées par une même place, dites en une fois.
event-laid =
    { $you ->
        [seat] Vous posez { $count ->
            [one] une terre
           *[other] { $count } terres
        } et avez { $score ->
                [one] { $score } point
               *[other] { $score } points
            }.
       *[none] { $seat } pose { $count ->
            [one] une terre
           *[other] { $count } terres
        } et a { $score ->
                [one] { $score } point
               *[other] { $score } points
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

prompt-split = Divisez vos cinq terres en deux. { $other } prendra l’un des ensembles ; une de vos gemmes accompagne le petit.
prompt-take = Prenez l’un des deux ensembles { $other-of }.
prompt-choose =
    { $count ->
        [one] Posez votre dernière terre.
       *[other] Posez une terre ({ $count } restantes).
    }
prompt-place =
    { $building-id ->
        [none] Posez cette terre : { $land }.
       *[other] Posez cette terre : { $land } avec { $building }.
    }

help-split =
    Nommez les terres du petit ensemble : aucune, une ou deux des cinq. Les autres forment le grand. Une de vos gemmes accompagne toujours le petit ensemble.
    Personne ne voit vos ensembles avant que tous soient prêts. Alors { $other } en prend un, bâtiments et gemme compris, et vous gardez l’autre. Si le petit vous reste, sa gemme aussi.
    Un bâtiment ne change pas de terre.
help-take =
    { $other } a formé deux ensembles. Prenez le petit, qui porte une gemme, ou le grand. Vous recevez ses terres et ce qui s’y trouve ; { $other } garde le reste.
    Tous les choix s’ouvrent ensemble. Les gemmes valent des points à la fin : 0, 3, 5, 6, 9, 13, 18, 24, 31 de zéro à huit.
help-choose =
    Toutes les terres prises ou gardées rejoignent maintenant votre domaine, dans l’ordre qui vous plaît. Choisissez la prochaine ; vous direz ensuite où elle va.
help-place =
    Une terre doit toucher votre domaine par un côté, et ne bouge plus jamais. Le numéro d’un hexagone libre le désigne ; le chiffre précédé d’un plus est ce que gagne votre score maintenant.
    Un bâtiment compte toutes les terres de son type dans chaque zone où il se trouve ou qu’il touche : le pressoir compte les oliveraies, la cave les vignobles, le moulin les champs, le théâtre les quartiers, l’atelier les carrières.

## Ce qui peut se faire

action-deal = { $seat } reçoit la carte { $card }
action-turn = { $seat } révèle : { $land }
action-split =
    { $small-count ->
        [0] opposer la gemme seule aux cinq terres
        [one] opposer la terre { $small } et la gemme au reste
       *[other] opposer les terres { $small } et la gemme au reste
    }
action-take = prendre le { $set }
action-choose =
    { $building-id ->
        [none] choisir : { $land }
       *[other] choisir : { $land } avec { $building }
    }
action-place = poser en { $q },{ $r }

# Le mot qui désigne une action quand on la tape, en plus de son propre nom.
verb-split = diviser
verb-take = prendre
verb-choose = choisir
verb-place = poser

## Points

score-oil-press = pressoirs à huile
score-wine-cellar = caves à vin
score-mill = moulins
score-theatre = théâtres
score-workshop = ateliers
score-gems = gemmes

## Sur l’écran de texte

round-of = manche { $round } sur 4
lands-cross = les terres vont { $source } ⇄ vous
lands-go = les terres vont { $source } → vous → { $taker }
legend-building = ⌂ est un bâtiment : ⌂Ol, un pressoir à huile, compte les oliveraies, etc.
legend-gem = ◆ gemme
lands-count =
    { $count ->
        [one] { $count } terre
       *[other] { $count } terres
    }
no-domain = Pas encore de terre : la première va où l’on veut.
gem-alone = ◆ seule
coming = Bâtiments à venir :
coming-round = manche { $round }
hand = en main :
ready = scellé

rules =
    Lotta Rome se joue en quatre manches. Vous bâtissez un domaine de terres hexagonales ; les points viennent des bâtiments et des gemmes.

    EXPLORATION. Chacun révèle cinq terres de sa pile, qui en contient quatre de chacun des cinq types. Les deux bâtiments de la manche sur votre carte vont sur les deux premières terres et y restent.

    DIVISION. En secret, chacun divise ses cinq terres en deux ensembles, 2 et 3, 1 et 4 ou 0 et 5, et joint une de ses gemmes au plus petit.

    SÉLECTION. Aux manches 1 et 3 vous prenez à votre gauche, aux manches 2 et 4 à votre droite. En secret vous choisissez le petit ou le grand ensemble ; tous les choix s’ouvrent à la fois. Ce que l’on vous laisse est à vous.

    ANNEXION. Posez toutes vos terres, prises et gardées, contre votre domaine, côté contre côté. Une terre posée ne bouge plus.

    POINTS. Un bâtiment vaut un point par terre de son type dans chaque zone de telles terres où il se trouve ou qu’il touche. Pressoir : oliveraies. Cave : vignobles. Moulin : champs. Théâtre : quartiers. Atelier : carrières. Puis les gemmes : 0, 3, 5, 6, 9, 13, 18, 24, 31 points de zéro à huit.

    Le plus de points l’emporte. À égalité, le plus grand domaine ; s’il est égal aussi, la victoire se partage.

## Robots de caractère

person-builder = Vitruvia
person-warrior = Horace
person-gambler = Félix
