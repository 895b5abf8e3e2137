### Ce que dit tout écran, quel que soit le jeu. docs/add-a-game.md explique les arguments.

chance = Le hasard
seat-number = Place { $number }
# La personne qui lit, dans une ligne.
you-inside = vous
you-of = de vous
list-and = { $list } et { $last }
# À qui est quelque chose : d’Ada, de Bruno.
of-name =
    { $elided ->
        [yes] d’{ $name }
       *[no] de { $name }
    }

## Robots

level-beginner = débutant
level-apprentice = apprenti
level-regular = habitué
level-expert = expert
level-master = maître
level-grandmaster = grand maître
level-builder = bâtisseur
level-warrior = guerrier
level-gambler = joueur de dés
level-uniform = au hasard
level-greedy = rapide
level-flat = recherche à plat
level-tree = recherche en arbre
level-veteran = vétéran
level-glance = réseau, un coup plus loin
level-learned = recherche avec un réseau
level-solo = recherche de ses seuls coups

## Ce qui arrive dans tout jeu

event-undo =
    { $you ->
        [seat] Vous annulez votre dernier coup.
       *[none] { $seat } annule son dernier coup.
    }

## Ce qui ne va pas, par code d’erreur

error-error = Quelque chose ne va pas.
error-bad-answer = La leçon n’attend pas la réponse { $number } à cet endroit ; envoyez les réponses qu’elle a acceptées, dans leur ordre.
error-unknown-title = Il n’y a pas de jeu « { $title } » ; les jeux sont : { $known }.
error-bad-players = { $title } se joue de { $least } à { $most }, pas à { $players }.
error-bad-moment = On ne peut pas reprendre à ce moment : { $reason }.
error-bad-option = { $title } : l’option « { $option } » { $reason }.
error-bad-action = Ce n’est pas un coup de ce jeu : { $reason }.
error-illegal-action = { $seat } ne peut pas faire cela maintenant ; coups permis : { $legal-count }.
error-not-your-decision =
    { $seats-count ->
        [0] { $seat } n’a plus à jouer : la partie est finie.
       *[other] Ce n’est pas le tour { $seat-of } ; on attend { $seats }.
    }
error-stale = Votre coup répondait à l’entrée { $base }, la partie en est à la { $head } ; regardez et jouez de nouveau.
error-cannot-undo = Rien ne peut être annulé : { $reason }.
error-bad-record =
    L’enregistrement est inutilisable : { $entry-id ->
        [none] { $reason }.
       *[other] entrée { $entry } : { $reason }.
    }
error-unknown-rules = L’enregistrement est inutilisable : { $title } n’a pas de version { $rules } des règles ; ce programme joue la version { $known }.
error-unfair = L’enregistrement ne se vérifie pas : { $reason }.
error-unknown-level = Il n’y a pas de robot « { $level } » ; les robots sont : { $known }.
error-unknown-language = Il n’y a pas de langue « { $lang } » ; les langues sont : { $known }.

## Pourquoi

reason-no-option = n’existe pas ; les options sont : { $known }
reason-no-value = ne peut pas valoir { $value } ; elle accepte : { $known }
reason-moment-entries = ses moments vont de l’entrée 0 à la { $most } ; { $entries } n’en est pas
reason-moment-seat = cette place n’existe pas ; ses places vont de 0 à { $last }
reason-moment-over = la partie y est finie ; prenez un moment plus tôt
reason-origin = la position de départ est impossible ({ $detail })
reason-no-origin = elle n’est la reprise d’aucune autre partie
reason-other-origin = elle est la reprise d’une autre partie que celle-ci
reason-odd-origin = elle ne commence pas par la position qu’il faudrait
reason-over = la partie est finie
reason-not-acted = vous n’avez encore rien joué
reason-shown = quelque chose de caché a été montré depuis
reason-chance = des dés ou des cartes ont été tirés depuis
reason-often = on l’a déjà fait trop souvent ici
reason-long = la partie est devenue trop longue pour cela
reason-once = une donne commune à tous se joue une seule fois
reason-late = le temps de cette décision est écoulé
reason-answered = { $other } a répondu depuis
reason-empty = le fichier est vide
reason-not-json = le fichier n’est pas du JSON complet ({ $detail })
reason-no-record = le fichier contient du JSON, mais pas une partie : il faut header, entries, result et seal
reason-format = son format est « { $format } » ; ce programme lit « { $known } »
reason-shape = une de ses parties manque ou n’est pas du bon type ({ $detail })
reason-order = l’entrée { $found } est à la place de l’entrée { $expected } ; des entrées manquent ou sont doublées
reason-place = elle est à la place de l’entrée { $expected }
reason-seal = son sceau ne correspond pas : quelque chose y a été changé
reason-rewritten = son texte a été réécrit : un enregistrement garde chaque octet, espaces et fins de ligne compris
reason-other-title = c’est une partie de « { $found } », pas de « { $expected } »
reason-seats = il nomme { $named ->
        [one] { $named } place
       *[other] { $named } places
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
reason-cut = des entrées manquent à la fin
reason-result = son résultat n’est pas celui que donnent les entrées
reason-both = elle joue et annule à la fois
reason-neither = elle ne joue ni n’annule
reason-undo = { $seat } ne pouvait pas y annuler l’entrée { $taken }
reason-digest = la position qui la suit n’est pas celle que nomme son empreinte
reason-turn = { $seat } joue hors de son tour
reason-illegal = le coup { $action } n’y est pas permis
reason-no-dealer = le tirage { $index } n’est pas dans l’enregistrement et son donneur n’est pas ici
reason-no-seed = il annonce la méthode à graine mais sans graine
reason-odd-seed = sa graine dépasse 64 bits ou son flux n’est pas compris entre 0 et { $most }
reason-method = sa méthode « { $method } » n’est pas l’une de { $known }
reason-no-secret = son secret n’est pas publié ; il l’est quand la partie est finie
reason-odd-secret = son secret n’est pas un nombre hexadécimal d’au moins { $least } octets
reason-salts = les sels ne correspondent pas aux engagements des places
reason-other-salt = le sel { $seat-of } n’est pas celui qui avait été engagé
reason-other-secret = le secret publié n’est pas celui sur lequel on s’était engagé avant le début
reason-outcome = l’entrée { $entry } devrait être { $right }, pas { $found }

## Analyse

error-cannot-review = Pas d’analyse : { $reason }.
reason-review-running = la partie n’est pas finie
reason-review-seat = cette place n’existe pas
reason-review-how = le point de vue est l’un de { $views }, l’effort l’un de { $efforts }
review-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-signed = { $sign }{ $value }
review-line = { $what } { $points }
review-rest = le reste
review-why = Avec les mêmes dés imaginés, le meilleur choix rapporte à la fin : { $lines }.
review-why-found = Avec les mêmes dés imaginés, ce choix rapporte à la fin, par rapport au suivant : { $lines }.
review-why-none = Aucune ligne du score ne fait à elle seule la différence.
review-at-entry = entrée { $entry }
review-in-year = année { $number }
review-in-round = manche { $number }
review-in-turn = tour { $number }
review-decided-move = { $when } : une décision a coûté { $loss ->
        [one] { $loss } victoire
       *[other] { $loss } victoires
    } sur 100.
review-decided-draw = { $when } : { $kind ->
        [dice] un lancer
       *[cards] une carte
    } a tout changé : { $change } victoires sur 100.
review-decided-nothing = Aucun moment décisif : ce fut serré jusqu’au bout.
review-decided-luck = Dés et cartes : { $change }.
