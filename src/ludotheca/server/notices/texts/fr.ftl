### Ce que dit un avis. Jamais une carte, un dé, un plan, un score ni un mot saisi : des inconnus lisent les écrans verrouillés.

notice-turn = { $title } : à vous
notice-begin = { $title } commence
notice-invite = { $title } : une place vous est gardée
notice-short = { $title } : le temps presse
notice-several = { $count } tables vous attendent
notice-test = Les notifications fonctionnent
notice-with = Avec { $names }.
notice-alone = Face à des robots.
notice-until = Vous avez jusqu’à { $time }.
notice-table-turn = { $title } : c’est à { $name }
notice-test-text = Voici à quoi ressemble une notification. Elle vient une fois par tour, et pas du tout si vous avez regardé.
notice-time = { $weekday } { $clock }
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
letter-open = Vers la table : { $link }
letter-stop = Pour ne plus recevoir de courriels : { $link }
letter-confirm = Courriels de Ludotheca
letter-confirm-text =
    Sur { $place }, quelqu’un a demandé qu’un courriel arrive à cette adresse quand c’est son tour de jouer.
    Si c’était vous, ouvrez ce lien et appuyez sur le bouton :

    { $link }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
letter-enter = Votre lien pour Ludotheca
letter-enter-text =
    Quelqu’un a demandé sur { $place } à entrer sous le nom « { $name } ».
    Si c’était vous, ouvrez ce lien dans le quart d’heure et appuyez sur le bouton. Il sert une fois :

    { $link }

    Si ce n’était pas vous, ne faites rien : personne n’est entré.
