### Ce que le web dit autour de tout titre. Les textes des titres et des erreurs viennent du paquet Python.

## Partout

home = Ludotheca, vers la ludothèque
skip = Aller au contenu
pages = Pages
page-library = Ludothèque
page-new = Nouvelle table
page-learn = Apprendre
page-rules = Règles
page-credits = Crédits
page-docs = Documentation (en anglais)
language = Langue
language-en = English
language-fr = Français
theme = Thème
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
sound = Sons
sound-all = tous
sound-turn = seulement mon tour
sound-none = aucun
volume-turn = Volume, mon tour
volume-rest = Volume, le reste
calm = Sans mouvement
speed = Les coups des autres
speed-slow = lentement
speed-normal = à vitesse normale
speed-brisk = vite
speed-instant = d’un coup
confirm = Confirmer mes coups
confirm-always = toujours
confirm-final = les définitifs
confirm-never = jamais
skip-scenes = Passer
ribbon = Ce qui vient de se passer
since-you-played = Depuis votre tour
since-begun = Depuis le début
show-again = Revoir
again-note = Montré une fois de plus : passez pour répondre.
again = Revoir
points-counted = On compte les points
count-points = Compter les points
key-space = Espace
close = Fermer
ok = OK
yes = oui
no = non
loading = La table se prépare
reload = Recharger
page-lost = Cette page n’a pas pu être chargée.
no-page = Cette page n’existe pas
no-page-text = L’adresse ne mène nulle part ici.
link-live = En ligne
link-reconnecting = Reconnexion
link-offline = Hors ligne
link-outdated = Rechargez la page
link-newer = Le serveur a été mis à jour. Rechargez la page.
link-lost = Reconnexion. Vous reprendrez là où vous en étiez.
link-kept = Reconnexion. Votre coup est gardé.
someone = Quelqu’un

## La ludothèque

library = La ludothèque
library-lede = { $count ->
    [one] Un jeu sur l’étagère. Prenez-le et jouez.
   *[other] { $count } jeux sur l’étagère. Prenez-en un et jouez.
}
title-draft = Une ébauche : ses règles peuvent encore changer.
players-range = { $least }–{ $most } joueurs
minutes = { $minutes } min
play-bots = Jouer contre des robots
against-bots = { $count ->
    [one] un robot, { $level }
   *[other] { $count } robots, { $level }
}
play-now = Jouer
game = Jeu
how-many = Joueurs
bots-level = Les robots
start-a-game = Jouer à { $title }
create-table = Créer une table
no-open-tables = Aucune table n’est ouverte. Créez-en une, les autres la trouveront ici.
sit-down = S’asseoir
look-in = Regarder
your-tables = Vos tables
table-your-turn = C’est à vous.
table-waiting = On attend des joueurs.
table-running = Les autres jouent.
table-over = Cette partie est finie.
expires-running =
    Personne n’a joué ici depuis longtemps : { $days ->
        [one] d’ici un jour
       *[other] dans { $days } jours
    }, la partie sera abandonnée, à moins que quelqu’un ne joue.
expires-waiting =
    Personne n’est venu ici depuis longtemps : { $days ->
        [one] d’ici un jour
       *[other] dans { $days } jours
    }, cette table sera supprimée, à moins que quelqu’un ne s’assoie ou ne commence.
take-turn = Jouer mon tour
continue = Continuer
your-name = Votre nom
welcome = Première visite ?
welcome-first = Une première partie
welcome-first-text = { $title } dure { $minutes } minutes. La première leçon en prend deux, sur le vrai plateau.
welcome-first-link = Prendre la première leçon
welcome-friends = Entre amis
welcome-friends-text = Créez une table et envoyez son lien. Personne n’a besoin de compte.
welcome-fair-text = Dés et cartes découlent d’un secret scellé avant le premier coup et montré à la fin. Chacun peut les vérifier.
foot = Logiciel libre sous licence MIT. Les dessins sont les nôtres ; les jeux sont à leurs auteurs.
more-pages = Autres pages
change-name = Changer de nom
first-game = Votre première partie
first-game-text = { $title } : une leçon de deux minutes pour l’idée, puis une partie contre deux débutants. Des conseils sont là si vous en voulez.
first-rules = L’idée
first-rules-how = 2 minutes
first-play = Votre partie
first-again = Ce qui s’est passé
first-again-how = à revoir
first-begin = Commencer ma première partie
first-at-once = Jouer tout de suite
first-known = Je connais ces jeux

## Créer une table

seats = Places
seat-me = Vous
seat-free = libre
seat-invited = sur invitation
seat-open-long = Libre pour tous
seat-invited-long = Sur invitation (lien)
seat-kind = Qui prend la place { $number }
all-bots = Compléter avec des robots
pace = Limite de temps
pace-none = Sans limite de temps
pace-fast = 1 minute
pace-calm = 5 minutes
pace-day = 1 jour
pace-days = 3 jours
pace-hint = Quand le temps d’un coup est écoulé, un robot le joue.
for-whom = Visible par
by-link = Avec le lien
public = Tout le monde
hints = Conseils
hints-on = Permis
hints-off = Sans conseils
hints-hint = À votre tour, vous pouvez demander ce que ferait un maître avec ce que vous voyez.
set-table = Créer la table
room-waiting =
    { $count ->
        [one] Une place est libre. Partagez le lien, ou commencez et un robot la prendra.
       *[other] { $count } places sont libres. Partagez le lien, ou commencez et des robots les prendront.
    }
room-full = Tout le monde est là.
room-full-guest = Tout le monde est là. { $owner } lancera la partie.
room-waiting-guest =
    { $count ->
        [one] Une place est libre. { $owner } lancera la partie.
       *[other] { $count } places sont libres. { $owner } lancera la partie.
    }
agreed-seconds = { $amount } secondes par décision
agreed-minutes =
    { $amount ->
        [one] 1 minute par décision
       *[other] { $amount } minutes par décision
    }
agreed-days =
    { $amount ->
        [one] 1 jour par décision
       *[other] { $amount } jours par décision
    }
agreed-hints = conseils permis
agreed-no-hints = sans conseils
agreed-public = ouverte à tous
agreed-link = sur invitation
agreed = Ce qui est convenu
agreed-phrases = on parle par le recueil de phrases, sans taper
agreed-invite = qui a le lien peut le transmettre
agreed-rated = classée, pour qui garde sa place
seat-kept = gardée pour vous
sit-as = Prendre place : { $name }
here = en ligne
room-starting = La partie commence : chacun dévoile sa part des dés.
sit-here = S’asseoir ici
copy-link = Copier le lien de la place
share-link = Copier le lien de la table
copied = Copié
start = Commencer
start-fill = Commencer, des robots complètent
close-table = Supprimer la table
leave-table = Quitter la table
no-table = Cette table n’existe pas
no-table-text = Elle a été supprimée, ou l’adresse n’est pas la bonne.
table-abandoned = Cette partie a été abandonnée
table-abandoned-text = Tout le monde l’a quittée, ou personne n’y a joué pendant très longtemps.
table-lost = Cet appareil ne répond pas

## Apprendre

learn-begin = Apprendre en jouant
learn-next = La leçon suivante
learn-go-on = Reprendre là où vous en étiez
learn-all = Vous connaissez les quatre jeux
learn-all-text = Toutes les leçons sont apprises. Elles restent ici, si vous voulez en revoir une.
learn-where = { $title }, leçon { $number } : { $name }.
learn-left =
    { $steps ->
        [one] Il reste une étape.
       *[other] Il reste { $steps } étapes.
    }
learn-begin-button = Commencer
learn-go-on-button = Reprendre
learn-lessons = Leçons
learn-lede = Trois par jeu, sur le vrai plateau. C’est vous qui jouez.
learn-length = { $steps } étapes · { $minutes } min
learn-learned = apprise
to-lessons = Retour aux leçons
no-lesson = Cette leçon n’existe pas
lesson-head = { $title } · Leçon { $number }
lesson-card = La leçon
lesson-step = Étape { $step } sur { $steps }
lesson-steps = Les étapes
lesson-back-to = Revenir à cette étape
lesson-more =
    { $steps ->
        [one] Encore une étape
       *[other] Encore { $steps } étapes
    }
lesson-back = Revenir
lesson-show = Montrez-moi
lesson-fold = Replier
lesson-unfold = Déplier
lesson-leave = Quitter
lesson-other = Pas tout à fait : cette étape demande autre chose.
lesson-look = Regardez ce qui est entouré, puis continuez.
lesson-on = Continuer
lesson-learned-title = La leçon { $number } est apprise
lesson-learned-text = { $title }, ce que vous savez maintenant :
lesson-next = Leçon { $number } : { $name }
lesson-again = Encore une fois
lesson-after = Et ensuite
after-lesson = Votre première partie
after-lesson-text = Deux débutants, pas de limite de temps, environ { $minutes } minutes. Vous ne pouvez rien gâcher à personne.
after-lesson-play = Jouer ma première partie

## Problèmes

puzzle-head = { $title } · Problème
puzzle-head-today = { $title } · Problème du jour
puzzle-answer = La réponse
puzzle-or = { " " }ou{ " " }
puzzle-yours =
    { $behind ->
        [0] Votre choix : { $action }. Il gagne un peu moins souvent.
        [one] Votre choix : { $action }. Il gagne une partie de moins sur cent.
       *[other] Votre choix : { $action }. Il gagne { $behind } parties de moins sur cent.
    }
puzzle-mine = le vôtre
puzzle-shares = Victoires sur cent parties, d’après ce que vous pouviez voir ; le trait fin montre la marge d’erreur.
puzzle-equal = Les choix en vert se valent : tous sont justes.
puzzle-why = Pourquoi
puzzle-against = { $best } rapporte, comparé à { $other } :
puzzle-points = points à la fin
puzzle-people = Part de ceux qui l’ont trouvé : { $share } sur 100 (sur { $tried }).
puzzle-difficulty = Difficulté { $difficulty } sur 5.
puzzle-bots = Les robots le trouvent :
puzzle-found = Trouvé.
puzzle-missed = Pas cette fois.
puzzle-best = Le meilleur : { $action }
puzzle-count =
    { $found ->
        [one] { $found } sur { $answered } trouvé du premier coup.
       *[other] { $found } sur { $answered } trouvés du premier coup.
    }
puzzle-back = Il reviendra dans une semaine.
puzzle-next = Problème suivant
puzzle-all = C’était le dernier
no-puzzle = Ce problème n’existe pas
puzzles-link-count = Problèmes résolus : { $answered } sur { $all }

## La donne du jour, les défis

page-deals = Donne du jour
puzzle-of-day = Problème du jour
deals-lede = Les mêmes dés, les mêmes cartes et les mêmes adversaires pour tous.
deal-played = jouée
deal-begun = commencée
deal-open = à jouer
deal-you = Vous, { $points }
deal-hill =
    { $mine ->
        [yes] Les points de { $people } personnes, un pion chacune. Vous en avez { $points }.
       *[no] Les points de { $people } personnes, un pion chacune.
    }
deal-each = Chaque pion compte pour { $people } personnes.
deal-result = Vous terminez { $place ->
        [1] en 1re position
        [2] en 2e position
        [3] en 3e position
        [4] en 4e position
       *[other] en 5e position
    }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-lost = Tout le monde a perdu ; vous aviez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
deal-place = { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
        [4] 4e
       *[other] 5e
    }
deal-places = Répartition des positions
deal-all =
    { $people ->
        [one] Vous êtes la première personne à l’avoir jouée.
       *[other] { $people } personnes l’ont jouée ; le meilleur score est de { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
    }
deal-luck =
    { $kind ->
        [good] Dés et cartes vous ont souri : ils valaient { $wins } victoires sur 100
        [bad] Dés et cartes étaient contre vous : ils vous ont coûté { $wins } victoires sur 100
       *[even] Dés et cartes vous ont rendu à peu près ce qu’ils vous ont pris
    } (à { $doubt } près).
deal-luck-soon = On calcule la part de la chance.
deal-replays = Les parties de tous
deal-look = Voir
deal-now = Et maintenant
deal-my-game = Revenir à votre partie
deal-challenge = Défier quelqu’un
deal-week = Les sept derniers jours
deal-week-day = { $day } : { $state ->
        [placed] { $place ->
            [1] première place
            [2] deuxième place
            [3] troisième place
            [4] quatrième place
           *[other] cinquième place
        }
        [lost] tout le monde a perdu
        [left] pas terminée
        [open] encore ouverte
       *[none] pas jouée
    }
parting = Là où vos chemins se séparent
parting-at = Même jeu jusqu’à votre décision { $number } ({ $phase }). Ensuite :
deal-seat =
    { $others ->
        [one] Vous avez la place { $place }, face à un adversaire.
       *[other] Vous avez la place { $place }, face à { $others } adversaires.
    }
deal-once = Un seul essai
deal-once-text = Environ { $minutes } minutes ; vous pouvez faire une pause jusqu’à minuit (UTC).
deal-plain = Ni conseils, ni retour en arrière
deal-plain-text = Comme à une table entre joueurs.
deal-sealed = Scellée hier
deal-sealed-text = ouverte demain, pour que chacun vérifie
deal-play = Jouer la donne du jour
deal-go-on = Reprendre
deal-crowd =
    { $people ->
        [0] Personne ne l’a encore finie.
        [one] Une personne l’a finie. Vous verrez son résultat quand vous aurez fini.
       *[other] { $people } personnes l’ont finie. Vous verrez leurs résultats quand vous aurez fini.
    }
deal-seals = Les sceaux
deal-yesterday = Le secret d’hier
deal-today = Le sceau du jour : SHA-256 du secret
deal-tomorrow = Le sceau de demain
challenge-title = Un défi à { $title }
challenge-new = Défier quelqu’un
challenge-new-text = Les mêmes donnes pour tous ceux qui ouvrent votre lien, quand ils veulent. La position compte d’abord, puis les points.
challenge-level = Les autres places
challenge-deals = Combien de donnes
challenge-make = Créer le lien
challenge-yours = Votre défi à { $title }
challenge-from = { $maker } vous défie à { $title }
challenge-what =
    { $deals ->
        [one] Une donne
       *[other] { $deals } donnes
    }, { $others ->
        [one] un adversaire
       *[other] { $others } adversaires
    } :
challenge-duel = { $state ->
        [ahead] Vous menez, { $mine } à { $theirs }
        [behind] { $name } mène, { $theirs } à { $mine }
       *[even] Égalité, { $mine } à { $theirs }
    }
challenge-won = { $state ->
        [ahead] Vous gagnez, { $mine } à { $theirs }
        [behind] { $name } gagne, { $theirs } à { $mine }
       *[even] Personne ne gagne : { $mine } à { $theirs }
    }
challenge-best = remporte cette donne
challenge-fair = À décision égale, les dés sont les mêmes pour tous : seule la façon de jouer fait la différence.
challenge-deal = Donne { $number }
challenge-sealed =
    { $people ->
        [0] Personne ne l’a encore jouée.
        [one] Une personne l’a jouée. Vous verrez son résultat quand vous l’aurez jouée.
       *[other] { $people } personnes l’ont jouée. Vous verrez leurs résultats quand vous l’aurez jouée.
    }
challenge-play = Jouer
challenge-all = Tous ceux qui l’ont relevé
challenge-who = Joueur
challenge-order = D’après les donnes gagnées contre les autres : la position d’abord, puis les points.
challenge-copy = Copier le lien
challenge-copied = Copié
challenge-another = Un autre défi
challenge-learn = D’abord apprendre { $title }

## À la table

players = Joueurs
panels = Panneaux
own-things = Vos affaires
you = vous
bot = robot
away = hors ligne
resigned = un robot joue
watch-seat = Regarder { $name }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
time-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
time-hours = { $hours } h
table-label = Table { $id } · { $players } joueurs
table-label-here = Sur cet appareil · { $players } joueurs
spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
tab-board = Plateau
tab-log = Chronique
decision = Votre décision
your-decision = Votre décision : { $prompt }
waiting = On attend
shown = La partie continue
shown-of = { $name } joue
shown-mine = Vous jouez
you-are-next = Puis c’est à vous
waiting-for =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
waiting-away =
    { $count ->
        [one] On attend { $names }, hors ligne
       *[other] On attend { $names }, hors ligne
    }
watching = Vous regardez.
choices =
    { $count ->
        [one] Il n’y a qu’un choix.
       *[other] Il y a { $count } choix.
    }
foreseen-hidden = Le résultat ne se verra qu’une fois le coup joué.
warning = Attention :
inspect-gives = donne
inspect-now = à présent
sure = { $what } : vraiment ?
sure-back = Choisir autre chose
note-final = Définitif : impossible d’y revenir.
note-until = Annulable jusqu’au coup suivant ({ $names }).
note-back = Annulable.
game-over = La partie est finie
list = Liste
list-title = Tout ce que vous pouvez faire
hint = Conseil
hint-title = Le conseil d’un maître
hint-legend = Points de retard sur le meilleur, et victoires sur 100. Égal : impossible à départager.
hint-share = { $share } %
hint-top = le meilleur
hint-equal = égal
hint-more = Rapporte davantage à la fin : { $lines }
hint-less = Par rapport au meilleur : { $lines }
hint-thinking = Il réfléchit encore : { $games } parties imaginées.
hint-done = { $games } parties imaginées d’après ce que vous voyez.
hint-option = { $text } (environ { $points })
hint-best = Un maître choisirait : { $option }
hint-choose = Choisir ceci
help = Aide
help-title = Ce que disent les règles
help-more = Lire les règles
undo = Annuler le coup
reset-turn = Annuler tout le tour
start-over = Recommencer
the-rules = Règles
menu = Menu
back-to-library = Retour à la ludothèque
resign = Confier ma place à un robot
resign-sure = Un robot joue pour vous jusqu’à votre retour.
resign-yes = Confier ma place
resign-no = Rester
give-up = Abandonner la partie
give-up-sure = Personne d’autre ne joue ici : la partie s’arrête pour de bon.
resigned-bar = Un robot joue pour vous.
return = Reprendre votre place
log = Chronique
log-filter = Les tours affichés
log-all = Tous
log-since = depuis votre dernier tour
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout voir
step-back = Étape précédente
step-on = Étape suivante

## Le plateau d’un jeu qui n’en a pas à lui

general-now = Maintenant
general-nothing = rien
general-seats = Ce que chacun possède
general-thinks = réfléchit
general-your-turn = à vous
general-verdict =
    { $you ->
        [yes] Votre meilleure ligne : { $what }, { $points }.
       *[no] La meilleure ligne { $of } : { $what }, { $points }.
    }
general-key-choose = choisir dans la liste
general-pick = À choisir

## Touches

keys-title = Touches
keys-here = Dans ce jeu
keys-everywhere = À toutes les tables
keys-order = Tab va de la barre aux joueurs, au plateau, aux panneaux et à la décision.
key-tab = aller à la zone suivante
key-enter = confirmer, appuyer, poser
key-list = la liste de tout ce que vous pouvez faire
key-hint = un conseil : ce que ferait un maître
key-help = ce que disent les règles
key-undo = annuler le coup
key-reset = annuler tout le tour
key-skip = à votre décision, sans regarder les autres
key-pause = suspendre ce qui est montré, ou le laisser reprendre
key-again = revoir ce qui s’est passé depuis votre tour
key-watch = regarder le joueur précédent ou suivant
key-explain = expliquer ce qui est dessiné, une chose après l’autre
key-decision = aller à la décision
key-escape = revenir à son plateau, fermer une fenêtre
key-keys = cette aide

## La fin

end-title = La fin de la partie
end-you =
    { $by ->
        [0] Vous gagnez au départage.
        [one] Vous gagnez de { $by } point.
       *[other] Vous gagnez de { $by } points.
    }
end-other =
    { $by ->
        [0] { $names } gagne au départage.
        [one] { $names } gagne de { $by } point.
       *[other] { $names } gagne de { $by } points.
    }
end-shared = { $names } partagent la victoire.
end-lines = Détail du score
end-walk = Suivre le décompte
end-replay = Revoir la partie
final-again = Score final
play-again = Rejouer
rematch-ready = La revanche est prête
export = Enregistrer la partie
score-what = Catégorie
score-count = Combien
score-points = Points
score-total = Total

## Tirages vérifiables

fairness = Tirages vérifiables
fairness-what = À la création de la table, le serveur a publié l’empreinte d’un secret. Avant le début, chaque joueur s’est engagé par l’empreinte d’une valeur à lui, un sel. Alors seulement les sels ont été montrés. Chaque carte et chaque dé découlent du secret et des sels. La partie finie, chacun peut tout recalculer.
fairness-commitment = L’empreinte du secret, publiée quand la table a été créée
fairness-salts = Le sel de chaque joueur, avec l’empreinte qui l’engageait
fairness-no-salts = Aucun
fairness-not-shown = pas montré : il ne compte pas
fairness-proves = Ce que cela prouve
fairness-proves-house = Le serveur n’a pu changer ni carte ni dé après le début.
fairness-proves-players = Sans le secret, personne n’a pu les choisir ni les prévoir.
fairness-proves-host = Votre propre sel est dans les dés : même un hôte qui joue n’a pas pu les choisir, car tous étaient engagés avant que le vôtre soit connu.
fairness-proves-less = Aucun sel à vous n’est dans les dés : contre un hôte qui joue, ils ne vous prouvent rien.
fairness-proves-not = Cela n’empêche pas la personne qui héberge de regarder les cartes cachées.
fairness-secret = Le secret
fairness-later = montré à la fin de la partie
fairness-verify = Vérifier ici
fairness-mine = ✓ Le secret et tous les sels sont ceux qui étaient promis, et le vôtre en est.
fairness-holds = ✓ Le secret et tous les sels sont ceux qui étaient promis.
fairness-broken = Le secret ou un sel n’est PAS celui qui était promis.
fairness-all = Pour recalculer chaque carte, enregistrez la partie et lancez :

## Revoir

replay = Revoir
replay-first = Au début
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-where = Où dans la partie
replay-at = scène { $at } sur { $total }
replay-eyes = Point de vue
replay-nobody = un spectateur
replay-start = Avant le premier coup
play-on = Reprendre d’ici
play-on-chair = Votre place
play-on-others = Les autres
play-on-friends = des amis, par lien
play-on-hidden = Ce que vous ne voyiez pas
play-on-anew = tiré de nouveau
play-on-anew-hint = Cartes et réponses scellées telles qu’on pouvait s’y attendre à votre place.
play-on-as-it-was = tel quel
play-on-as-it-was-hint = Les mêmes cartes cachées ; vous les connaissez peut-être. Les dés à venir sont nouveaux.
play-on-note = Une table à part. La partie d’origine reste comme elle est.
play-on-cancel = Annuler
play-on-go = Prendre place
no-replay = Il n’y a rien à revoir

## Règles et crédits

contents = Sommaire
no-rules = Pas encore de règles
no-rules-text = Les règles de ce jeu ne sont pas encore écrites pour les joueurs.
credits-intro = Ludotheca est une ludothèque ouverte de jeux de société, un logiciel libre sous licence MIT.
credits-games = Les jeux
credits-games-text = Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs. Les règles sont dites ici avec nos propres mots ; achetez les boîtes, elles en valent la peine.
credits-art = Les images
credits-art-text = Plateaux, pièces, blasons et couvertures sont nos propres dessins, sous la même licence que le programme. Les pictogrammes monochromes des bâtiments, ennemis et phases de Kingsburg viennent de game-icons.net, par Delapouite, Lorc et d’autres, sous CC BY 3.0.
credits-fonts = Les polices
credits-fonts-text = Alegreya, Alegreya SC et Alegreya Sans de Juan Pablo del Peral et Huerta Tipográfica, sous licence SIL Open Font 1.1, réduites aux lettres employées ici.
credits-licence = La licence
credits-code = Le programme
credits-code-text = Version { $version }. Les pages sont faites avec Svelte, Vite et Fluent ; le serveur avec Litestar, msgspec et SQLAlchemy ; les règles avec mypyc.
other-device = Un autre appareil
other-device-text = Seul ce navigateur sait qui vous êtes. Un lien privé vous fait reconnaître sur un autre appareil. Il sert une fois, dans l’heure : qui l’ouvre le premier prend votre place.
other-device-member = Un lien privé vous fait reconnaître sur un autre appareil, même là où une clé ne le peut pas. Il sert une fois, dans l’heure : qui l’ouvre le premier prend votre place.
other-device-make = Créer un lien privé
sign-out = Déconnecter tous les autres appareils
sign-out-done = C’est fait. Seul ce navigateur vous reconnaît encore, et les anciens liens ne valent plus.
forget-me = Oubliez-moi
forget-me-text = Votre nom quitte ce serveur pour de bon. Vos parties restent, sans lui. Des robots prennent vos places dans les parties en cours, et vos tables en attente sont supprimées.
forget-me-name = Tapez votre nom pour confirmer
forget-me-now = M’oublier pour de bon
restore = Devenir le joueur de ce lien
restore-text = Ce navigateur sera le joueur qui a créé le lien, avec toutes ses parties en cours. Il perd l’accès au joueur qu’il était.
restore-yes = Continuer

## Ce qui n’a pas marché

web-error = Quelque chose n’a pas marché. Réessayez.
web-error-hints-off = Cette table se joue sans conseils.
web-error-hint-failed = Le conseil n’a pas pu être donné. Demandez encore.
web-error-offline = Le serveur ne répond pas.
web-error-stale = La partie a avancé entre-temps. Regardez et rejouez.
web-error-illegal-action = Ce n’est pas possible maintenant.
web-error-not-your-decision = Ce n’est pas votre tour.
web-error-unknown-table = Cette table n’existe pas.
web-error-seat-taken = Cette place est prise.
web-error-seat-reserved = Cette place est réservée par un lien.
web-error-no-free-seat = Aucune place n’est libre.
web-error-not-owner = Seule la personne qui a créé la table peut le faire.
web-error-starting = La table commence déjà.
web-error-not-seated = Vous n’avez pas de place à cette table.
web-error-damaged = Ce qui est enregistré de cette table est illisible. Prévenez la personne qui tient le serveur.
web-error-resigned = Un robot joue pour vous. Reprenez votre place par le menu pour continuer.
web-error-seats-free = Il manque encore quelqu’un.
web-error-too-fast = C’était trop rapide. Attendez un instant.
web-error-too-many = Vous avez atteint la limite ; terminez-en ou supprimez-en une d’abord.
web-error-signed-out = Ce navigateur a été déconnecté depuis un autre appareil.
web-error-bad-token = Ce lien n’est pas valable. Un lien sert une fois, dans l’heure, et un plus récent le remplace.
web-error-needs-account = Les parties classées sont réservées à qui garde sa place avec une clé d’accès : voyez « Vous ».
web-error-bad-passkey = L’appareil a refusé, ou répondu trop tard. Rien n’a changé.
web-error-last-key = C’est votre dernière clé : ajoutez-en d’abord une autre, sinon vous ne pourriez plus revenir.
web-error-name-taken = « { $name } » est déjà pris, ou ressemble trop à un nom déjà pris. « { $free } » est libre.
web-error-unknown-key = Vous n’avez plus cette clé.
web-error-still-running = Une partie ne se voit par les yeux d’un joueur qu’une fois finie.
web-error-unknown-puzzle = Ce problème n’existe pas. Choisissez parmi ceux qui existent.
web-error-unknown-challenge = Ce défi n’existe pas ici. Vérifiez le lien.
web-error-deal-closed = Cette donne est close : son secret est publié, et les parties n’y comptent plus.
web-error-unknown-lesson = Ce jeu n’a pas de leçon { $number }. Choisissez parmi celles qui existent.
web-error-bad-moment = On ne peut pas reprendre à ce moment : choisissez-en un plus tôt.
web-error-bad-answer = La leçon a changé depuis que vous l’avez quittée. Recommencez-la.

# Conseils pour apprendre.
coach = Accompagnement
coach-first = à mes premières parties
coach-always = à chaque table
coach-never = jamais
coach-goal = Votre but :
coach-off = Arrêter l’accompagnement
coach-value = Victoires sur 100 parties : environ { $win } avec votre choix, { $best } avec le meilleur.
purpose-label = À quoi cela sert
purpose-good = Bien
rail-sure = Vraiment ? D’autres choix semblent meilleurs.
rail-lines = À la fin, il vous en coûterait environ : { $lines }.
rail-none = Les parties continuées à partir d’ici finissent moins bien.
rail-loss = { $loss } (± { $doubt }) victoires de moins sur 100. Mieux : { $better }.
rail-rule = La règle
rail-back = Choisir à nouveau
rail-anyway = Le faire malgré tout

# Jouer hors ligne, sur cet appareil
page-offline = Jouer hors ligne
link-here = Sur cet appareil
offline-text = Cet appareil peut garder les jeux eux-mêmes : vous jouez alors sans réseau, contre tous les robots, et vos parties restent ici. Rien n’est chargé avant que vous le demandiez.
offline-size = { $packed } Mo à charger, { $size } Mo sur cet appareil.
offline-make = Préparer cet appareil pour jouer hors ligne
offline-loading = Chargement : { $share } %
offline-ready = Cet appareil joue hors ligne.
offline-takes = Cela prend { $size } Mo ici.
offline-alone = Sans le serveur, personne d’autre ne peut venir : jouez contre des robots, ou passez-vous l’appareil.
offline-none = Ce serveur n’a rien à charger pour cela.
offline-unable = Ce navigateur n’en est pas capable : il lui manque les service workers ou les verrous, ou la page n’a pas été chargée en https.
offline-failed = Tout n’est pas arrivé, rien n’a donc été changé. Réessayez avec un meilleur réseau.
offline-hints = Laisser cet appareil calculer conseils et analyses, aussi pour les parties du serveur
offline-remove = Retirer de cet appareil
offline-remove-now = Retirer, mais garder les parties
offline-games = Parties sur cet appareil
offline-games-without = Pour les reprendre ou les enregistrer, préparez de nouveau cet appareil.
offline-save = Enregistrer dans un fichier
offline-upload = Envoyer au serveur
offline-share = Enregistrer ou envoyer
offline-drop = Supprimer
offline-sent = Envoyée ; elle y figure comme jouée hors ligne, tirages du joueur : { $address }
offline-dropped = La partie est supprimée.
offline-dealt = Jouée hors ligne, tirages du joueur : la personne qui jouait tenait aussi les dés.
pass-and-play = À plusieurs sur un appareil
pass-and-play-text = Passez-vous l’appareil. Entre deux tours, un écran cache ce que les autres ne doivent pas voir.
pass-person = Une personne
pass-player = Joueur { $number }
pass-name = Nom du joueur { $number }
pass-begin = Commencer
pass-title = Passez l’appareil à { $name }
pass-text = Ce que tiennent les autres est caché. La personne qui prend l’appareil voit sa propre place.
pass-take = Je suis { $name }
web-error-hints-elsewhere = Ce serveur laisse les conseils à votre appareil : préparez-le pour jouer hors ligne et laissez-le chercher.
web-error-no-engine = Le moteur n’est pas sur cet appareil. Préparez-le d’abord pour jouer hors ligne.
web-error-engine-failed = Le moteur de cet appareil n’a pas démarré. Retirez-le sous « Jouer hors ligne » et chargez-le de nouveau.
web-error-not-kept = Cet appareil n’a pas pu enregistrer la partie ; il est peut-être plein. Ce qui a été confirmé est conservé : faites de la place, puis rechargez cette page.
credits-pyodide = Le moteur pour jouer hors ligne tourne dans Pyodide, des développeurs de Pyodide, sans modification, sous licence publique Mozilla 2.0 ; ses sources sont sur github.com/pyodide/pyodide.

## L’analyse d’une partie

review = Analyse
no-review = Il n’y a pas d’analyse
review-view = Jugé
review-own-view = Avec ce que vous saviez
review-open-view = Cartes ouvertes
review-seen-from = Point de vue
review-share = Partager ce moment
review-share-link = Lien vers ce moment
review-copy = Copier le lien
review-save-picture = Enregistrer l’image
review-copied = Le lien est copié.
review-picture = La courbe en image
review-sure = Est-ce bien sûr ?
review-sure-share = Une part de 40 % veut dire : sur 100 parties imaginées à partir du même moment, en redistribuant tout ce qui était caché, 40 ont été gagnées.
review-sure-doubt = Le trait d’or marque le meilleur choix trouvé, la perle un choix, la barre fine son incertitude : 19 fois sur 20, la vérité s’y trouve. Si la barre touche l’or, les deux choix sont impossibles à départager.
review-sure-judge = Les parties sont imaginées par des joueurs au jeu constant. L’incertitude tient au nombre de parties imaginées, non au fait que de vraies personnes jouent autrement.
review-sure-slip = { $wins } victoires sur 100 perdues ou plus, vérifié sur de nouvelles parties
review-sure-mistake = { $wins } ou plus, même une fois l’incertitude déduite
review-sure-blunder = { $wins } ou plus, même une fois l’incertitude déduite
review-sure-found = le meilleur choix, avec { $wins } d’avance ou plus sur le suivant
review-sure-dice = un jet qui vaut { $wins } ou plus, dans un sens ou dans l’autre
review-sure-cards = une carte ou une tuile qui vaut { $wins } ou plus, dans un sens ou dans l’autre
review-keys = Touches
review-key-moments = ← → le moment d’avant, le suivant
review-key-entries = Maj + ← → une entrée en arrière ou en avant ; Début, Fin
review-key-choices = 1 2 3 montrer un choix sur le plateau
review-key-again = A réessayer
review-key-on = P reprendre d’ici
review-key-open = O cartes ouvertes
review-key-table = T la courbe en tableau
review-key-follow = F suivre celui qui mène, ou non
review-key-share = S partager
review-table = La courbe en tableau
review-soon = calcul en cours
review-reading-line = Courbe
review-reading-moves = Décisions
review-sum = Du début à la fin
review-sum-start = Début
review-sum-luck = Dés et cartes
review-sum-own = Vos décisions
review-sum-others = Celles des autres
review-sum-end = Fin
review-sum-exact = Parts estimées, somme exacte.
review-covered = caché pendant l’essai
review-kind-dice = dés
review-kind-cards = cartes
review-made = De quoi chaque part est faite
review-made-dice = Dés
review-made-cards = Cartes
review-made-seat = Place à la table
review-made-named =
    { $count ->
        [one] Un moment nommé
       *[other] { $count } moments nommés
    }
review-made-other =
    { $count ->
        [one] L’autre décision
       *[other] Les { $count } autres décisions
    }
review-sum-said = { $start } au début, { $luck } par les dés et les cartes, { $own } par vos décisions, { $others } par celles des autres, cela fait { $end }.
review-moments = Moments
review-is-slip = imprécision
review-is-mistake = erreur
review-is-blunder = gaffe
review-is-found = bien vu
review-is-dice = coup de dés
review-is-cards = coup de cartes
review-is-step = un grand pas
review-mark = { $name }, { $when } : { $wins } victoires sur 100, ± { $doubt }
review-at = Entrée { $entry } : { $share } %
review-tab-moment = Moment
review-tab-board = Plateau
review-tab-sum = Somme
review-tab-all = Tous
review-line-said = Part des victoires au fil de la partie. Vous : { $start } au début, { $most } au plus haut, { $end } à la fin.
review-rest-of =
    { $decisions ->
        [one] Vous avez décidé une fois.
       *[other] Vous avez décidé { $decisions } fois ; { $others } fois, aucun choix n’est nettement meilleur que le vôtre.
    }
review-step = { $before } → { $after } %
review-percent = { $share } %
review-best = Le meilleur trouvé
review-behind = −{ $wins } ± { $doubt }
review-level = 0 ± { $doubt }
review-less = D’autres vérifications, par des parties jouées jusqu’au bout ou par des joueurs prévoyants, donnent moins : d’où ce nom plus doux.
review-less-none = D’autres vérifications ne le confirment pas : cela n’a pas de nom.
review-on-board = Sur le plateau : en or, le choix encadré ici ; en tirets, le meilleur trouvé.
review-equal = impossibles à départager
review-worse = derrière
review-played = votre choix
review-played-equal = votre choix ; impossibles à départager
review-why-head = À la fin, avec les mêmes dés imaginés, le meilleur choix rapporte, en points, { $points } :
review-why-found-head = À la fin, avec les mêmes dés imaginés, ce choix rapporte, en points, { $points } de plus que le suivant :
review-together = Ensemble
review-entry = Entrée
review-before = Avant
review-decisions = Décisions
review-after = Après
review-back = Le moment d’avant
review-on = Le moment suivant
review-draw-said = { $change } victoires sur 100, par rapport à la moyenne de { $outcomes } issues.
review-nothing-here = Rien à choisir ici. Les flèches vont d’un moment à l’autre, avec Maj d’une entrée à l’autre.
review-try = Réessayer
review-task-next = Exercice suivant
review-task-end = Tout montrer
review-task-best = Oui : c’était le meilleur choix.
review-task-equal = Oui : impossible à départager du meilleur.
review-task-ask = Répondez sur le plateau. Tout choix qui vaut le meilleur compte.
review-task-of = Exercice { $number } sur { $tasks }
review-task-list = Tous les choix
review-task-pick = Choisissez sur le plateau
review-task-shown = Voici ce qui valait mieux.
review-task-not = Pas encore. Pensez à ceci : { $line }.
review-button = Analyser la partie
review-first = Voir les moments décisifs
web-error-review-failed = L’analyse n’a pas pu être faite. Réessayez.
web-error-cannot-review = Cette partie ne peut pas être analysée : elle n’a pas été jouée jusqu’au bout.
review-decided-title = Ce qui a fait la différence
review-lead = Regarder ensemble
review-lead-end = Ne plus mener
review-led = { $name } mène, vous suivez.
review-led-not = { $name } mène ; vous regardez de votre côté.
review-follow = Suivre
review-others =
    { $count ->
        [one] une autre personne est là
       *[other] { $count } autres personnes sont là
    }

## Notifications

notices = Notifications
notices-lede = Une notification par tour. Dès que vous avez regardé, plus rien n’est envoyé.
notice-ways = Comment vous joindre
notice-way-page = Sur cette page
notice-way-page-text = un nombre dans le titre, une cloche douce à votre tour
notice-way-push = Notification push
notice-way-push-text = cet appareil vous prévient, même page fermée
notice-way-mail = Courriel
notice-way-mail-text = un message avec un lien vers la table
notice-way-hook = Webhook
notice-way-hook-text = Discord, Slack, ntfy ou toute adresse https
notice-no-push = impossible dans ce navigateur, ou non prévu sur ce serveur ; sur iPhone, la page doit être sur l’écran d’accueil
notice-no-mail = ce serveur n’envoie pas de courriels
notice-hear = L’écouter
notice-this-device = Cet appareil
notice-add = Ajouter
notice-give = Enregistrer
notice-format = Pour
notice-format-discord = Discord
notice-format-slack = Slack
notice-format-ntfy = ntfy
notice-format-json = un autre programme
notice-address-mail = Votre adresse de courriel
notice-address-hook = L’adresse du webhook, https://
notice-hook-table = du tour de chacun : { $table }
notice-hook-me = de mes tours
notice-hook-whom = De quoi il prévient
notice-try = Essayer
notice-drop = Retirer { $way }
notice-whole-table = pour toute une table
notice-state-on = actif
notice-state-waits = en attente de votre confirmation par courriel
notice-state-rests = suspendu après cinq échecs
notice-failed =
    { $count ->
        [one] un échec
       *[other] { $count } échecs de suite
    }
notice-refused = Le navigateur a refusé. Rien n’a changé.
notice-letter-sent = Un courriel est en route. Ouvrez son lien pour confirmer.
notice-tried = Envoyé. Cela devrait arriver dans un instant.
notice-about = Me prévenir pour
notice-kind-turn = Votre tour
notice-kind-turn-text = une décision vous attend
notice-kind-begin = Une table commence
notice-kind-begin-text = où vous avez une place
notice-kind-invite = Invitation
notice-kind-invite-text = une place vous est gardée à une nouvelle table
notice-kind-short = Le temps presse
notice-kind-short-text = il en reste un sixième
notice-quiet = Heures calmes
notice-quiet-text = Ce qui vient pendant ce temps attend leur fin et arrive en une seule notification.
notice-quiet-dial = Calme de { $from } à { $to }
notice-quiet-none = Pas d’heures calmes
notice-quiet-on = Calme la nuit
notice-quiet-from = De
notice-quiet-to = À
notice-quiet-sunday = Calme le dimanche
notice-short-passes = Sauf si le temps presse
notice-letters = Courriels
notice-letters-each = un par tour
notice-letters-at = un par jour, à { $time }
notice-says = Ce que dit une notification
notice-sample-title = Lotta Rome : à vous
notice-sample-text = Avec Samir, Lena et Noor. Vous avez jusqu’à mardi 18 h.
notice-never = Jamais dans une notification : cartes, dés, plans, scores, mots saisis. N’importe qui peut lire votre écran.
notice-ring = C’est à vous.
notice-ask = Vous prévenir quand ce sera à vous ?
notice-ask-text = Une fois par tour. Vous pouvez arrêter à tout moment.
notice-ask-yes = Me prévenir sur cet appareil
notice-ask-other = Autrement
notice-ask-no = Non, je viendrai voir
notice-confirm-title = Des courriels pour vous
notice-confirm-text = Appuyez sur le bouton pour recevoir un courriel quand c’est à vous.
notice-confirm-do = M’envoyer des courriels
notice-confirm-done = Les courriels vont désormais à { $address }.
notice-stop-title = Plus aucun courriel
notice-stop-text = Appuyez sur le bouton pour arrêter les courriels à cette adresse.
notice-stop-do = Arrêter les courriels
notice-stop-done = Plus aucun courriel ne va à { $address }.
web-error-bad-address = Les notifications ne peuvent pas y être envoyées. L’adresse doit commencer par https:// et être joignable depuis Internet.
web-error-cannot-send = Ce serveur n’envoie pas cela : il n’est pas réglé pour.
web-error-unknown-way = C’est déjà retiré.
web-error-not-taken = L’envoi y a été refusé ({ $reason }).

## Ce qui se dit à une table : `say-` les phrases, `sign-` les signes.

say-hello = Bonjour tout le monde.
say-hello-who = Bonjour, { $who }.
say-again = Quel plaisir de vous revoir, { $who }.
say-first = C’est ma première partie.
say-own-language = Vous me lisez dans votre langue, je vous lis dans la mienne.
say-good-game = Bonne partie.
say-well-played = Bien joué, { $who }.
say-fine-move = { $that } : un beau coup.
say-unseen = Je ne l’avais pas vu venir : { $that }.
say-close = C’est serré.
say-explain = Qui peut m’expliquer cette règle : { $that } ?
say-in-rules = C’est dans les règles : { $that }.
say-slip = Mon doigt a glissé.
say-may-undo = Puis-je reprendre mon coup ?
say-beautiful = Votre { $board } est magnifique, { $who }.
say-defended = Vaillamment tenu, { $who }.
say-learned = J’ai appris quelque chose : { $that }.
say-ouch-right = Cela fait mal, et c’était bien joué.
say-of-course = Bien sûr.
say-thanks = Merci, { $who }.
say-no-harm = Il n’y a pas de mal.
say-dice-love = La chance est avec vous, { $who }.
say-my-luck = J’ai eu de la chance.
say-dice-sleep = Ma chance dort.
say-bad-luck = Pas de chance, { $who }.
say-what-draw = Qui l’eût cru : { $that }.
say-we-see = On verra bien.
say-thinking = Je réfléchis, un instant.
say-take-time = Prenez votre temps, { $who }.
say-your-turn = C’est à vous, { $who }.
say-back-in = Je m’absente { $span }.
say-am-back = Me revoici.
say-go-on = On continue { $when } ?
say-sorry-wait = Pardon pour l’attente.
say-thanks-game = Merci pour la partie.
say-congrats = Félicitations, { $who }.
say-another = Une autre partie ?
say-not-today = Pas aujourd’hui, une autre fois avec plaisir.
say-must-go = Je dois partir ; un robot continue pour moi.
say-next-time = À la prochaine.

sign-laurel = Bien joué
sign-one = Pas de chance
sign-hands = Bravo
sign-glass = Rien ne presse
sign-hat = Chapeau
sign-quill = Je réfléchis
sign-cup = Santé
sign-gasp = Oh
sign-heart = C’est gentil
sign-laugh = Cela m’a fait rire
sign-clover = Quelle chance
sign-ouch = Aïe

voices-board-kingsburg = province
voices-board-comuni = ville
voices-board-alba-longa = ville
voices-board-rome-in-a-day = domaine
voices-board-other = plateau
voices-span-five-minutes = cinq minutes
voices-span-quarter = un quart d’heure
voices-span-hour = une heure
voices-span-hours = quelques heures
voices-when-tonight = ce soir
voices-when-tomorrow = demain
voices-when-weekend = ce week-end
voices-when-whenever = quand vous voudrez
voices = Voix
voices-group-greeting = Bonjour
voices-group-game = La partie
voices-group-kindness = Amabilités
voices-group-luck = Chance
voices-group-time = Temps
voices-group-parting = Au revoir
voices-book = Le recueil de phrases
voices-signs = Signes
voices-none = Personne n’a encore parlé. Chacun lit vos phrases dans sa langue.
voices-new = { $count ->
    [one] 1 nouvelle depuis votre passage
   *[other] { $count } nouvelles depuis votre passage
 }
voices-unread = { $count ->
    [one] 1 non lue
   *[other] { $count } non lues
 }
voices-gap-who = quelqu’un
voices-gap-that = ce qui s’est passé
voices-gap-rule = une règle
voices-gap-span = combien de temps
voices-gap-when = quand
voices-happened = Ce qui s’est passé
voices-rules = Les règles
voices-say = Le dire
voices-leave = Laisser
voices-other-reads = En anglais
voices-typed = tapé
voices-write = Écrire à la table
voices-send = Envoyer
voices-gallery = Depuis le public
voices-gallery-note = Les joueurs vous entendront quand la partie sera finie.
voices-mute = Ne plus entendre
voices-mute-text = Ses paroles et ses signes disparaissent pour vous, ici et aux autres tables. Personne ne le lui dit.
voices-muted = Vous n’entendez plus { $name }.
voices-unmute = Entendre de nouveau { $name }
voices-report = Signaler cette ligne
voices-report-text = L’hôte la voit, avec vingt lignes autour.
voices-reported = L’hôte est prévenu.
voices-more = { $name } : ne plus entendre, signaler
reason-line-unkind = Blessant
reason-line-threat = Une menace
reason-line-advert = Une publicité
reason-line-help = Une aide extérieure
voices-typing-on = Ici, on peut écrire librement ; ces mots sont effacés 30 jours après la fin.
voices-spoken = { $name } dit : { $text }
voices-shown = { $name } : { $text }
key-voices = le recueil de phrases
agreed-typing = on peut écrire librement
new-typing = Saisie libre
new-typing-text = Les joueurs peuvent s’écrire. Sinon, il y a le recueil de phrases.
web-error-said-already = Vous venez de le dire.
web-error-no-typing = On n’écrit pas librement à cette table ; le recueil de phrases est ouvert.
web-error-not-public = On ne peut parler que de ce que tous savent.
web-error-no-line = Cette ligne n’est plus là.

## La maison

house = La maison
house-lede = Ce que vous faites ici est noté, et tout peut être annulé, sauf la fermeture d’une table.
house-banner = Ce que chacun lit dans la ludothèque
house-banner-save = Afficher
house-invite = Inviter quelqu’un
house-invite-text = Un lien qui laisse entrer de nouveaux venus, quand la maison est fermée aux autres.
house-uses = Pour combien de personnes
house-days = Pour combien de jours
house-invite-make = Créer un lien
house-table = Une table
house-open-table = Voir la table
house-table-text = Le lien d’une table, et la place de la personne, à partir de 1.
house-seat = Place
house-act = Action
house-reason = Raison, dite à la personne
house-act-ban = Exclure du jeu
house-act-unban = Laisser rejouer
house-act-mute = Retirer la parole
house-act-unmute = Rendre la parole
house-act-close_table = Fermer la table
house-act-take_event = Retirer le tournoi
house-act-make_moderator = Nommer à la modération
house-act-make_owner = Nommer propriétaire
house-act-take_role = Retirer le rôle
house-act-banner = Bannière
house-act-invite = Invitation
house-act-undo = Annulé : { $number }
house-log = Le registre
house-log-none = Rien n’a encore été fait.
house-undo = Annuler
house-undone = annulé
house-command-line = la ligne de commande
house-none = Cette page est réservée aux personnes qui tiennent ce serveur.
join = Entrer
join-text = Quelqu’un vous invite. Choisissez un nom et entrez.
join-name = Votre nom
join-do = Entrer
web-error-needs-role = Seules les personnes qui tiennent ce serveur peuvent faire cela.
web-error-banned = Vous ne pouvez pas jouer ici avant le { $day }. { $reason }
web-error-muted-here = Vous ne pouvez pas parler ici avant le { $day }. { $reason }
web-error-invitation-needed = Ce serveur n’est ouvert qu’aux personnes invitées. Ouvrez le lien que quelqu’un d’ici vous a envoyé.
web-error-unknown-act = Cela ne peut pas être annulé.
web-error-no-subject = Dites quelle table et quelle place.

## Vie privée

privacy = Vie privée
privacy-lede = Ce que garde ce serveur, table par table de sa base de données. Il n’y a rien d’autre.
privacy-never = Nous n’avons jamais de mot de passe, d’anniversaire, de liste d’amis, de publicité ni de traceur. Pour tout effacer : « Oubliez-moi » sous votre nom dans la ludothèque. Vos parties restent, sans votre nom.
privacy-what = Quoi
privacy-how-long = Combien de temps
privacy-person = mène à vous
privacy-until-forget = jusqu’à ce que vous demandiez l’oubli
privacy-until-game = avec la partie ; votre nom la quitte si vous demandez l’oubli
privacy-until-done = quelques secondes, le temps de le faire
privacy-until-days = trente jours après que c’est fait
privacy-until-server = aussi longtemps que le serveur
privacy-facts = Les clés et la bannière de ce serveur.
privacy-identities = Votre nom, un numéro qui ne veut rien dire ailleurs, et l’empreinte d’un lien privé.
privacy-passkeys = Les clés publiques de vos appareils, et le nom que vous leur donnez.
privacy-passkey_questions = Ce qu’un appareil est en train de signer, cinq minutes au plus.
privacy-tokens = Les empreintes des jetons de vos programmes, et le nom que vous leur donnez.
privacy-ratings = Vos classements.
privacy-rating_changes = Ce que chaque partie classée a changé.
privacy-tables = Les tables : jeu, options, dates ; qui les a créées, par numéro et nom.
privacy-seats = Qui était assis où, par numéro et nom.
privacy-entries = Les coups et les tirages de chaque partie.
privacy-commands = Quels coups sont arrivés, pour qu’aucun ne compte deux fois.
privacy-records = Les fichiers des parties finies, sans noms.
privacy-reviews = Les analyses des parties finies.
privacy-outbox = Ce qui reste à transmettre.
privacy-jobs = Ce qui est à faire plus tard, comme une notification pour vous.
privacy-puzzle_tries = Votre première réponse à chaque problème.
privacy-deal_games = Vos parties sur des donnes communes à tous.
privacy-challenges = Les défis, et qui les a lancés.
privacy-ways = Comment vous joindre, selon vos choix : l’adresse d’un appareil, un courriel, un webhook.
privacy-notice_rules = De quoi vous prévenir, et quand se taire.
privacy-looks = Quand vous avez regardé pour la dernière fois une table avec notifications, et la date du dernier envoi.
privacy-roles = Qui tient ce serveur.
privacy-restrictions = Qui ne peut pas jouer ou parler ici, jusqu’à quand et pourquoi.
privacy-invitations = Les invitations, sous forme d’empreintes, et qui les a faites.
privacy-acts = Ce qu’ont fait les personnes qui tiennent ce serveur, à qui et pourquoi.
privacy-instances = Quels processus du serveur tournent.
privacy-outages = Quand le serveur était arrêté, pour que les pendules s’arrêtent aussi.
privacy-leases = Quel robot réfléchit où.
privacy-presence = Combien de personnes sont en ce moment à une table.
privacy-until-words = avec la partie ; les mots saisis trente jours après sa fin
privacy-until-settled = jusqu’à trente jours après la décision ; votre nom les quitte si vous demandez l’oubli
privacy-crests = Le blason que vous avez choisi.
privacy-prepared = La réponse que vous avez préparée pour votre prochain tour, jusqu’à ce qu’elle soit donnée ou abandonnée.
privacy-sign_in_links = L’empreinte d’un lien d’accès envoyé par courriel ; il expire après un quart d’heure.
privacy-leaves = Quand vous étiez en congé.
privacy-said = Ce qui a été dit aux tables : phrases du recueil et mots saisis.
privacy-mutes = Qui vous ne voulez pas entendre. Personne d’autre ne le voit.
privacy-reads = La dernière ligne que vous avez lue à une table. Personne d’autre ne le voit.
privacy-reports = Les lignes signalées, par qui et pourquoi, qui était assis là, avec vingt lignes autour.
house-reports = Signalements
house-reports-none = Personne n’a rien signalé.
house-waits =
    { $count ->
        [0] Rien n’attend.
        [one] Un signalement attend.
       *[other] { $count } signalements attendent.
    }
house-tab-reports = Signalements
house-tab-people = Personnes
house-limits = Restrictions en cours
house-limits-none = Tout le monde peut jouer et parler.
house-limit-ban = exclusion du jeu jusqu’au { $day }
house-limit-mute = sans parole jusqu’au { $day }
house-hosts = Qui tient cette maison
house-role-owner = propriétaire
house-role-moderator = modération
house-tab-table = Une table
house-tab-events = Tournois
house-tab-doors = Portes et bannière
house-tab-log = Registre
house-done = C’est fait, et noté au registre.
house-events-text = Un tournoi retiré disparaît de toutes les listes et s’arrête là. Ses parties continuent, sans son nom.
house-events-none = Il n’y a aucun tournoi.
house-reason-event = Raison, lue par qui ouvre son lien
house-open-event = Voir le tournoi
house-table-gone = La table n’est plus là.
house-invite-closed = Ici, les nouveaux venus ont besoin d’une invitation. Un lien en laisse entrer quelques-uns.
house-reports-text = Vous voyez la ligne signalée et celles qui l’entourent, rien d’autre de ce que l’on dit. Votre regard est noté au registre.
house-what-to-do = Que faire
house-report-this = {" "}(ligne signalée)
house-report-nothing = Rien à faire
house-effect-none = Le signalement est clos. Personne d’autre ne l’apprend.
house-effect-mute = La personne garde ses places, sans parler jusqu’à la fin.
house-effect-ban = Des robots prennent ses places. Elle pourra revenir ensuite.
house-effect-close_table = Pour tout le monde. Une partie en cours s’arrête sans résultat.
house-report-about = { $name } : { $reason }
house-act-report = Signalement réglé
house-act-look = Signalements lus

## Ma place : clés, programmes, export.
page-me = Vous
page-profile = Vos parties
keep-seat = Gardez votre place, { $name }
keep-seat-nobody = Gardez votre place
keep-seat-text = Votre nom, vos parties et vos tables n’existent que dans ce navigateur. Un geste les lie à vous. Il n’y a pas de mot de passe, ni ici ni ailleurs sur ce serveur.
keep-seat-touch = Garder ma place d’un geste
keep-seat-small = Votre empreinte, votre visage ou votre code ne quittent pas l’appareil. Nous recevons une clé publique, qui ne sert à personne d’autre. Rien ne vous y oblige : on peut toujours jouer sans.
keep-seat-https = Le geste demande https, ou un serveur sur cette machine même. Ici, le lien privé ci-dessous mène à un autre appareil.
come-in = J’ai déjà une clé d’accès
come-in-adopt = Entrer avec les tables de ce navigateur
came-in = Vous revoilà, { $name }.
seat-kept-now = C’est gardé. Vos parties et vos tables sont à vous sur chaque appareil qui a votre clé.
passkey-no = L’appareil a refusé. Rien n’a changé.
passkey-ended = Cette clé n’ouvre plus rien.
seat-is-kept = Votre place est gardée, { $name }
seat-is-kept-text = Ici depuis le { $date }. Votre nom n’est qu’à vous, comme tout nom qui lui ressemble.
my-keys = Vos clés
key-made = créée le { $made }, dernier usage le { $used }
key-add = Ajouter une clé de cet appareil
key-end = Retirer
key-end-which = Retirer { $name }
device-computer = ordinateur
device-phone = téléphone
device-tablet = tablette
tokens = Robots et programmes
tokens-text = Tout programme peut jouer ici, avec les mêmes messages que cette page. Un robot joue sous un nom qui le dit, et jamais pour un classement.
token-name = Nom
token-may = Il peut
token-bot = jouer comme robot
token-play = jouer pour moi
token-read = seulement lire
token-until = Valable
token-days = { $days } jours
token-make = Créer le jeton
token-once = Montré cette seule fois. Quiconque le détient peut faire tout ce qu’il permet ; nous n’en gardons que l’empreinte.
token-line = { $acts } · { $scopes } · jusqu’au { $until }
token-ended = Ce jeton n’ouvre plus rien.
take-along = Emporter ou partir
take-along-text = Tout ce qui est à vous en un fichier : vos parties, vos classements, le nom de vos clés.
export-mine = Emporter mes affaires
plain-words = En clair
plain-keep = Nous gardons
plain-keep-text = votre nom et votre blason, vos parties, des clés publiques ; une adresse de courriel si vous en donnez une
plain-never = Nous n’avons jamais
plain-never-text = de mot de passe, d’empreinte ni de visage, de publicité, de traceurs
plain-others = Les autres voient
plain-others-text = votre nom, votre blason et vos parties finies ; rien de vos appareils
plain-forget = Vous pouvez partir
plain-forget-text = votre nom, vos clés et vos classements s’effacent aussitôt ; les parties restent à ceux qui les ont jouées, sans votre nom

## Mes parties et mes classements.
rated = classée
rating = Classement
rating-none = pas encore
rating-like = Vous jouez comme le robot { $level }
rating-between = Vous jouez entre { $level } et { $other }
rating-above = Vous jouez mieux que le robot { $level }
rating-below = Vous approchez du niveau { $level }
rating-unknown = Pas encore connu
rating-text = { $title } : { $games ->
    [0] pas encore de partie classée. Une table sans conseils peut l’être dès sa création.
    [one] une partie classée. La fourchette se resserre à chaque partie.
   *[other] { $games } parties classées. La fourchette se resserre à chaque partie.
}
rating-picture = Classement { $rating } à { $title }, parmi les robots
rating-anchors = Les robots servent de repères : ils sont mesurés entre eux sur des milliers de parties, et l’habitué vaut 1500 dans chaque jeu. Les petits points sont tous les joueurs de ce serveur. Un point d’interrogation : on en sait encore peu.
rating-curve = Le classement après chaque partie, avec sa marge d’erreur
rated-hint = Compte pour votre classement. Réservé à qui garde sa place ; sans conseils.
rated-choice = Classement
rated-on = classée
rated-off = pour le plaisir
profile-since = Place gardée ; ici depuis le { $date }.
profile-guest = De passage, ici depuis le { $date }.
profile-games = { $games ->
    [0] pas encore de partie
    [one] une partie
   *[other] { $games } parties
}
profile-places = Positions
profile-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
profile-points = Points
profile-luck = Chance, en victoires sur 100
profile-mistakes = Erreurs par partie
profile-more = Par place et nombre de joueurs
profile-by-seat = Place
profile-by-count = Joueurs
profile-count = Parties
profile-mean-place = Position
profile-people = Vos adversaires les plus fréquents
profile-met = { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $before } fois devant
profile-list = Parties
profile-all = Toutes
profile-with = Avec
profile-anyone = Avec tous
profile-any-place = Toutes positions
profile-rated = Classées seulement
profile-all-lost = tout le monde a perdu
profile-review = Analyser
profile-none = Pas encore de partie ici.
profile-show = En montrer 20 de plus
ledger = Registre de la chance
ledger-inside = Dés et cartes, sur { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
} : { $sum } en victoires. Dans 19 cas sur 20, le hasard seul reste en deçà de { $band } : le vôtre aussi.
ledger-outside = Dés et cartes, sur { $games ->
    [one] une partie analysée
   *[other] { $games } parties analysées
} : { $sum } en victoires. Dans 19 cas sur 20, le hasard seul reste en deçà de { $band } : le vôtre est un cas rare.
ledger-picture = La chance additionnée au fil des parties : { $sum } en victoires
ledger-none = Analysez une partie finie, et sa part de chance s’inscrit ici.

## Tournois

events = Tournois
events-lede = De petits tournois. Le tirage est scellé avant la première inscription, et chacun peut le refaire.
events-none = Pas encore de tournoi. Créez le premier.
contest-kind-pods = Rondes : tables de trois ou quatre, tirées à chaque ronde
contest-kind-duplicate = Duplicate : les mêmes donnes pour tous, contre des robots
contest-status-open = ouvert, commence { $time }
contest-status-running = en cours
contest-status-over = terminé
contest-entrants =
    { $count ->
        [one] un inscrit
       *[other] { $count } inscrits
    }
contest-round = Ronde { $round } sur { $rounds }
contest-new = Créer un tournoi
contest-name = Nom
contest-title = Jeu
contest-kind = Forme
contest-starts = Commence
contest-ends = Se termine
contest-rounds = Rondes
contest-pace = Minutes par décision
contest-make = Créer
contest-enter = S’inscrire
contest-leave = Se retirer
contest-entered = L’inscription est faite. Votre table s’ouvre ici au début.
contest-pod-runs = se joue
contest-pod-over = terminée
contest-table = Vers votre table
contest-pods = Ronde { $round }
contest-pod = Table { $number }
contest-earlier = Rondes précédentes
contest-standings = Résultats
contest-points = Les points disent la part d’adversaires devancés : à quatre, 1, 0,67, 0,33 et 0. Une égalité vaut la moitié, chaque place compte.
contest-gone = a quitté
contest-proof = Comment les tables furent tirées
contest-sealed-text = La maison a publié l’empreinte de son secret à la création du tournoi.
contest-grains-text = Chaque personne inscrite envoie un mot au hasard : nul ne peut prévoir le tirage.
contest-grain-yours = Le vôtre, gardé dans ce navigateur :
contest-opened-text = Le secret et les grains donnent ensemble les tables de chaque ronde. Le secret :
contest-opened-wait = Le premier tirage ouvrira le secret.
contest-again = Refaire le tirage ici
contest-again-same = Mêmes tables : vérifié dans ce navigateur.
contest-again-secret = Le secret n’est pas celui qui était scellé.
contest-again-pod = La table { $pod } de la ronde { $round } n’est pas celle du tirage.
contest-again-grain = Votre grain, ou l’empreinte vue à l’inscription, n’est pas dans le fichier.
contest-file-note = Pour « ludotheca event verify », qui fait de même.
contest-sealed = Scellé avant toute inscription
contest-opened = Tiré et ouvert
contest-grains = Chacun ajoute un grain
contest-file = Fichier de preuve
contest-play = Vers les donnes
contest-wait = Les donnes s’ouvrent au début.
web-error-unknown-event = Ce tournoi n’existe pas.
web-error-event-taken = Ce tournoi a été retiré par ceux qui tiennent ce serveur. { $reason }
web-error-not-drawn = Rien n’est encore tiré.
privacy-events = Les tournois, et qui les a créés.
privacy-entrants = Qui s’est inscrit à un tournoi, et le grain ajouté au tirage.
privacy-event_tables = Quelles tables font partie d’un tournoi, et leurs résultats.

## Une table bientôt, et la salle d’attente

play-soon = Jouer avec d’autres, bientôt
play-soon-text = La table commence dans 20 secondes ; des robots prennent les places libres.
soon-begins = { $title } commence dans { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
 }
soon-begins-now = { $title } commence
soon-text = Toute personne qui arrive d’ici là joue avec vous ; des robots prennent les autres places. On peut prendre la place d’un robot jusqu’à la fin de la première manche.
soon-now = Commencer tout de suite
soon-hold = N’attendre que des joueurs
drop-in = Prendre la place { $of }
drop-in-text = La première manche est en cours : vous pouvez encore prendre la place d’un robot.
invite = Inviter
invite-text = Visez ce code avec un téléphone, ou envoyez le lien. Personne n’a besoin de compte.
qr-label = Un code pour téléphones : il ouvre cette table
send-link = L’envoyer
room-came = { $name } a pris place.
room-went = { $name } a quitté la table.
room-here = { $name } est là.
room-away = { $name } n’est plus là.
room-happened = Allées et venues
room-guest = Vous pouvez changer de nom, quitter la table, dire une phrase du recueil et envoyer le lien. { $owner } lancera la partie.
room-watch = Avec ce lien, on peut aussi regarder ; rien n’oblige à prendre place.
agreed-by = Créée par { $owner }
agreed-late = si le temps est écoulé, un robot finit ce tour
seat-kept-for = réservée : seul son lien y donne accès
seat-kept-name = place gardée pour cette personne : seul son lien y donne accès
seat-keep-whom = pour qui ?
seat-keep-name = Pour qui est gardée la place { $number }
seat-open-for = à qui a le lien ; sinon un robot
prepare = Préparer
prepare-change = Changer
prepare-away = Retirer
prepare-title = Que préparer ?
prepare-text = La réponse sera jouée à votre tour. Si une chose qu’elle nomme change, elle est abandonnée et la question vous est posée.
prepare-none = Rien ne peut se préparer maintenant : des dés ou des cartes viennent avant, ou cela dépend trop des autres.
prepared = Préparé : { $what }
prepared-text = Joué à votre tour, si rien de ce qui y est nommé n’a changé. Personne ne le voit.
prepared-dropped = Votre réponse préparée ne convient plus : { $what }.
letter-ask = Entrer par courriel, à l’adresse choisie pour cela
letter-send = M’envoyer un lien
letter-sent = Si cette adresse est celle de quelqu’un, un courriel est en route. Son lien sert une fois, pendant un quart d’heure.
letter-enter = Entrer
letter-enter-text = Ce lien était dans un courriel pour vous. Il sert une fois.
letter-enter-adopt = Entrer avec les tables de ce navigateur
way-enters = Un courriel à cette adresse me laisse entrer sur un nouvel appareil
leave-title = Congé
leave-none = aucun
leave-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
 }
leave-text = Vos délais s’arrêtent dans les parties de plusieurs jours. Vous avez 14 jours par an.
on-leave = en congé jusqu’au { $day }
replace-seat = Laisser un robot jouer pour { $name }
web-error-cannot-prepare = Ceci ne peut pas se préparer maintenant.
web-error-no-leave =
    { $left ->
        [0] Il ne vous reste aucun jour de congé cette année.
        [one] Il vous reste un jour de congé cette année.
       *[other] Il vous reste { $left } jours de congé cette année.
    }
your-crest = Votre blason
crest-taken = { $crest } : déjà pris par { $name }
crest-azure = azur, un disque
crest-madder = garance, un losange
crest-verdigris = vert-de-gris, un carré
crest-plum = prune, un triangle
crest-rose = rose, une croix
