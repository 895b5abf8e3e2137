### La ligne de commande et la table au terminal.

## Pages d’aide

help-usage = Usage : { $line }
help-commands = Commandes
help-arguments = Arguments
help-parameters = Options

command-ludotheca = Des jeux de société au terminal, contre des robots, et le même moteur pour la simulation.
command-serve = Ouvrir les tables dans le navigateur : jouer avec des amis et des robots. Ctrl-C arrête ; rien n’est perdu.
command-forget = Retirer une personne de la base d’un serveur, pour de bon. Ses parties restent, sans le nom.
command-admin = Tenir un serveur public : rôles, exclusions, silences, fermeture d’une table, retrait d’un tournoi, bannière, invitations, et le registre de ces actes.
command-backup = Copier la base d’un serveur dans un fichier, pendant qu’il sert.
command-restore = Mettre une telle copie à la place de la base d’un serveur.
command-ratings = Recalculer les classements d’un serveur à partir de ses parties.
command-bot = Faire jouer un robot sur un serveur, par son API.
command-event = Tirer à nouveau un tournoi depuis son fichier, et voir si ses tables sont bien celles qui devaient venir.
command-play = Jouer au terminal contre des robots. Si aucun jeu n’est nommé, on vous demande à quoi jouer.
command-lesson = Apprendre un jeu en courtes leçons, sur son propre plateau. Sans numéro, en donne la liste.
command-games = Lister les jeux : nombre de joueurs, options, langues, version des règles.
command-simulate = Jouer beaucoup de parties entre robots et compter victoires, points, décisions et secondes.
command-dataset = Écrire ce que des robots ont vu, pu faire et fait dans beaucoup de parties, en fichier Parquet.
command-arena = Faire jouer des robots entre eux, mêmes donnes et places tournantes, et mesurer leur force.
command-ladder = Jouer les rencontres de docs/strength.toml dont le résultat manque, et écrire docs/strength.md.
command-learn = Faire apprendre un réseau aux meilleurs robots d’un jeu, en jouant contre lui-même.
command-puzzles = Chercher des problèmes dans des parties de robots, ou résoudre à nouveau ceux d’un jeu.
command-replay = Raconter une partie enregistrée ; chaque entrée est contrôlée au passage.
command-review = Analyser une partie finie : où elle s’est jouée, la part du hasard, ce qui valait mieux.
command-review-check = Éprouver si les analyses tiennent leurs promesses, sur des parties jouées pour cela.
command-verify = Contrôler un enregistrement et recalculer chaque dé et chaque carte d’après ce qu’il publie.
command-new-title = Créer un jeu dans un clone du dépôt : un petit jeu avec textes et tests qui passent tous, à transformer en le vôtre.
command-title-check = Dans un clone : fabriquer ce qu’un jeu conserve, lancer tous ses tests, et dire ce qui lui manque pour être complet.

flag-help = Montrer cette page.
flag-version = Montrer la version.
flag-lang = en ou fr ; par défaut, la langue du système.
flag-json = Écrire du JSON, sous la forme décrite par docs/command-line.md.
flag-title = Le jeu, tel que `ludotheca games` le nomme.
flag-file = L’enregistrement d’une partie.
flag-option = Une option du jeu, sous la forme nom=valeur ; peut être répété.
flag-new-name = Le nom de ses dossiers : minuscules, chiffres et tirets bas, comme sea_traders.
flag-new-players = Pour combien de joueurs, comme 2-4.
flag-new-name-en = Son nom en anglais ; par défaut, celui de son dossier.
flag-new-name-fr = Son nom en français ; par défaut, comme en anglais.
flag-play-title = Le jeu ; sans lui, on vous le demande.
flag-play-players = Nombre de joueurs, y compris vous ; 3 par défaut.
flag-play-bots = Les robots : { $levels }. Plusieurs, séparés par des virgules, prennent les places libres dans l’ordre ; le dernier prend le reste. Le vôtre : fichier.py:Classe.
flag-play-seat = Votre place, à partir de 1.
flag-play-seed = Un nombre : le même nombre donne les mêmes cartes et des robots qui jouent pareil.
flag-play-keyed = Tirer chaque dé et chaque carte d’après ce qu’ils sont, non d’après leur numéro dans la partie.
flag-play-record = Un nouveau fichier pour l’enregistrement de la partie.
flag-play-from = Reprendre cette partie enregistrée : --at dit où, --seat à quelle place.
flag-play-at = Après combien d’entrées de l’enregistrement (replay --step les compte).
flag-play-as-it-was = Laisser tel quel ce que la place ne pouvait pas savoir ; sinon on le tire de nouveau.
flag-verify-from = L’enregistrement dont elle est la reprise ; sa position de départ est recalculée aussi.
flag-play-coach = Conseils pour apprendre : à quoi sert chaque décision, et une question avant un coup qui semble bien moins bon.
flag-lesson-title = Le jeu ; sans lui, la liste des leçons de tous les jeux.
flag-lesson-number = Quelle leçon ; elle reprend là où vous l’avez laissée.
flag-lesson-again = Recommencer la leçon.
flag-simulate-players = Combien de joueurs.
flag-simulate-games = Combien de parties.
flag-simulate-bots = Des robots séparés par des virgules : { $bots }. Le dernier prend les places restantes ; d’une partie à l’autre, tous avancent d’une place. Le vôtre : fichier.py:Classe.
flag-simulate-seed = La graine, 0 par défaut ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
flag-simulate-jobs = Combien de processus ; par défaut autant que de processeurs.
flag-simulate-save = Un dossier nouveau ou vide pour les enregistrements de toutes les parties.
flag-puzzles-task = « mine » cherche des problèmes et les confirme ; « check » les résout à nouveau avec d’autres dés.
flag-puzzles-count = Combien de problèmes il faut ; on regarde des parties jusqu’à les avoir.
flag-puzzles-records = Un dossier de parties enregistrées à regarder, au lieu de parties jouées par des robots.
flag-puzzles-kinds = Les sortes de décisions à regarder, séparées par des virgules ; toutes à défaut.
flag-puzzles-minutes = S’arrêter après tant de minutes ; à défaut, quand il y en a assez.
flag-puzzles-iterations = Itérations de la recherche qui résout un problème à nouveau.
flag-puzzles-folder = Un dossier pour ce qu’on trouve ; la même commande y continue. « check » y lit. À défaut : puzzles, et celui du jeu pour « check ».
flag-puzzles-write = Mettre les problèmes dans le dossier du jeu ; avec « check », écarter ceux dont la réponse a changé.
flag-dataset-file = Un nouveau fichier pour les lignes, une par décision : parties.parquet.
flag-arena-bots = Des robots séparés par des virgules : { $bots } ; chacun avec son propre budget si vous voulez : tree@800, master@0.5s, master@x2. Le dernier prend les places restantes. Le vôtre : fichier.py:Classe.
flag-arena-budget = Ce qu’un robot qui cherche, sans budget à lui, peut dépenser par décision : 800 itérations, 0.5s, ou x2, le double de son niveau. À défaut, ce que dépense son niveau.
flag-arena-paired = Donner par clés : chaque rotation des places reçoit les mêmes dés pour les mêmes questions, quoi qu’on ait décidé avant.
flag-arena-backend = « processes » (cette machine, par défaut) ou « dask ».
flag-arena-scheduler = L’adresse de l’ordonnanceur Dask, par exemple tcp://hote:8786.
flag-arena-store = Un fichier pour les résultats. S’il existe, on continue avec lui ; ses parties ne sont pas rejouées.
flag-arena-plot = Un dossier pour des images : victoires, points, écarts.
flag-arena-luck = Ôter des résultats la part des dés et des cartes, et dire combien de parties cela épargne. Plus lent : une seconde environ par partie.
flag-ladder-titles = Les jeux dont on joue les rencontres ; tous, si aucun n’est nommé.
flag-ladder-quick = Quelques parties seulement pour une rencontre sans résultat : pour voir que tout marche.
flag-ladder-again = Rejouer aussi les rencontres qui ont un résultat de ces mêmes robots.
flag-ladder-page = Ne rien jouer ; écrire la page d’après les résultats qui sont là.
flag-ladder-plot = Dessiner aussi les images de la page.
flag-ladder-folder = Le dossier de la liste, des résultats et de la page ; docs par défaut.
flag-ladder-bots = Faire gravir les niveaux à ce robot, fichier.py:Classe ou tout autre ; rien n’est écrit.
flag-ladder-games = Avec --bots : combien de parties contre chaque niveau ; 40 par défaut.
flag-ladder-minutes = S’arrêter après ce nombre de minutes ; les parties attendent à côté des résultats, et la commande suivante les reprend.
flag-learn-players = Nombres de joueurs séparés par des virgules, pris à tour de rôle : 2,3,4,4. Sans cela, tous ceux du jeu, quatre le plus souvent.
flag-learn-rounds = Tours de parties et d’apprentissage après le premier, que joue la politique rapide.
flag-learn-first = Parties du premier tour.
flag-learn-games = Parties de chacun des tours suivants.
flag-learn-samples = Combien de fois un réseau qui regarde un coup plus loin tente la chance.
flag-learn-tree-from = À partir de ce tour, les réseaux cherchent au lieu de regarder un coup plus loin.
flag-learn-iterations = Itérations par décision, là où les réseaux cherchent.
flag-learn-window = Un réseau apprend d’autant de tours, les plus récents.
flag-learn-gate = Parties contre la politique rapide et contre le réseau précédent, après chaque tour.
flag-learn-wide = Unités de la première couche, un multiple de 8.
flag-learn-narrow = Unités de la deuxième couche, un multiple de 8.
flag-learn-exploit = Chercher ce qui bat le réseau du jeu : il occupe toutes les autres places et n’apprend pas.
flag-learn-folder = Où garder parties et réseaux ; learn/JEU par défaut. Un apprentissage interrompu y reprend.
flag-learn-write = Mettre le dernier réseau dans le dossier du jeu, pour ses robots.
flag-serve-host = Où écouter ; 127.0.0.1 : cette machine seulement, 0.0.0.0 : tout le réseau.
flag-serve-port = Le port, 8000 par défaut.
flag-serve-database = sqlite:///FICHIER ou postgresql://… ; par défaut, un fichier dans votre dossier de données.
flag-serve-no-browser = Ne pas ouvrir le navigateur.
flag-forget-name = Le nom qu’elle y porte.
flag-forget-id = Les premières lettres de son numéro, si plusieurs portent ce nom.
flag-forget-yes = Le faire ; sans cela, on vous dit seulement qui serait oublié.
flag-admin-act = Que faire : owner, moderator, plain (aucun rôle), ban, unban, mute, unmute, close (une table), take (retirer un tournoi), banner, invite, log, undo, reports, settle.
flag-admin-what = Le nom de la personne, la table, le tournoi, le texte de la bannière (vide : aucune), le numéro de l’acte, ou l’identifiant du signalement.
flag-admin-days = Combien de jours durent une exclusion, un silence ou une invitation.
flag-admin-uses = Combien de nouveaux venus une invitation laisse entrer.
flag-admin-reason = Pourquoi ; dit à qui cela concerne, et gardé au registre.
flag-backup-file = La copie, ou un dossier où chaque copie reçoit son propre nom.
flag-backup-keep = Combien de copies restent dans le dossier ; 0 pour toutes.
flag-restore-file = La copie.
flag-restore-yes = Le faire même s’il y a déjà une base ; celle-ci est gardée à côté.
flag-ratings-check = Seulement comparer avec ce qui est enregistré ; finit par 1 en cas de différence.
flag-bot-server = L’adresse du serveur : https://ludotheca.example.
flag-bot-token = Le jeton que sa page a créé pour ce robot.
flag-bot-level = Qui joue : { $levels }, ou une classe à vous sous la forme fichier.py:Classe.
flag-bot-table = Une table, ou le lien d’une place, où s’asseoir d’abord.
flag-bot-once = S’arrêter quand aucune table de ce robot n’attend ni ne joue.
flag-event-what = Que faire : verify.
flag-event-file = Le fichier du tournoi, depuis sa page.
flag-replay-check = Contrôler l’enregistrement et le dire, sans plus.
flag-replay-step = S’arrêter à chaque décision et montrer le plateau.
flag-replay-seat = Raconter comme l’a vu cette place, à partir de 1 ; sinon comme un spectateur.
flag-review-seat = De qui la partie est analysée, à partir de 1 ; sinon la première place qui n’était pas à un robot.
flag-review-effort = quick, normal ou deep : combien de parties sont imaginées.
flag-review-open = Juger cartes ouvertes ; sinon d’après ce que la place pouvait savoir.
flag-review-svg = Un nouveau fichier pour une image de la courbe.
flag-review-check = Vérifier seulement que la somme de chaque place tombe juste, dans chaque partie.
flag-review-stored = Ne rien jouer : seulement résumer ce que contient le fichier de --store.
flag-review-only = Seulement ces épreuves, séparées par des virgules : planted, untouched, third, own.

## Ce qui ne va pas dans une ligne de commande

usage-command = Il n’y a pas de commande « { $name } » ; les commandes sont : { $known }.
usage-option = Il n’y a pas d’option { $name } ici.
usage-missing = { $name } manque, ou n’a pas de valeur.
usage-repeated = { $name } est donné deux fois.
usage-number = { $name } demande un nombre entier, pas « { $value } ».
usage-unused = « { $name } » est de trop.
usage-help = Essayez : { $command }
error-no-language = --lang demande une langue : { $known }.
error-bad-setting = Le réglage { $name } est faux : { $reason }.
error-bad-database = La base de données est inutilisable : { $reason }.
error-port-taken = Impossible d’écouter sur { $host }, port { $port } : il est pris ou interdit. Choisissez-en un autre avec --port.
error-nobody-named = Personne dans cette base ne s’appelle « { $name } », ou n’a un numéro qui commence ainsi.
error-several-named = Plusieurs s’appellent « { $name } » : dites laquelle avec --id ({ $known }).
error-bad-event = Le tournoi ne tient pas : { $reason }.
error-bad-number = « { $found } » n’est pas un numéro du registre ; « ludotheca admin log » les montre.
error-no-backup = Pas de copie : { $reason }.
error-server-said = { $server } répond : { $detail }
error-file = « { $path } » { $reason }.
error-bad-choice = { $reason }.
error-bad-plan = Ces parties ne peuvent pas se jouer : { $reason }.
error-bad-own-bot = « { $given } » n’est pas un robot : { $reason }.
error-missing-extra = Il faut { $package }, qui n’est pas installé : { $install }
reason-database-taken = un autre serveur (processus { $process }) se sert de { $file } ; arrêtez-le, ou indiquez un autre fichier avec --database
reason-database-later = elle vient d’une version plus récente du programme (schéma { $found }, celui-ci connaît { $known }) ; mettez le programme à jour
reason-backup-postgres = PostgreSQL a sa propre manière, pg_dump --format=custom et pg_restore
reason-backup-nothing = il n’y a pas de base dans { $file }
reason-backup-itself = la copie serait la base elle-même
reason-backup-damaged = ce qui a été copié est abîmé ({ $detail })
reason-backup-unwritten = elle n’a pas pu être écrite ({ $detail })
reason-database-foreign = elle appartient à un autre programme (on y trouve { $tables }) ; indiquez-en une autre avec --database
reason-database-unopened = impossible de l’ouvrir ou d’y écrire ({ $detail })
reason-no-file = n’existe pas
reason-is-folder = est un dossier, pas un enregistrement
reason-unreadable = ne peut pas être lu ({ $detail })
reason-file-exists = existe déjà ; nommez un nouveau fichier, rien n’est écrasé
reason-no-folder = est dans un dossier qui n’existe pas
reason-unwritable = ne peut pas être écrit ({ $detail })
reason-option-form = Une option se donne sous la forme nom=valeur, pas « { $given } »
reason-from-title = L’enregistrement dit de quel jeu il s’agit : omettez le titre, --players et --option
reason-no-from = --at et --as-it-was demandent un enregistrement : nommez-le avec --from
reason-at = Dites après combien d’entrées avec --at, de 0 à { $most }
reason-seat = Il n’y a pas de place { $number } ; les places vont de 1 à { $players }
reason-no-clone = « { $path } » n’est pas dans un clone de Ludotheca : un jeu se crée là où sont ses sources
reason-title-name = « { $given } » n’est pas un nom de dossier : prenez des minuscules, des chiffres et des tirets bas, comme sea_traders
reason-title-players = Les joueurs se donnent comme 2-4, de { $least } à { $most }, pas « { $given } »
reason-shown-name = Un nom commence par une lettre, a au plus 40 signes et ni guillemets ni accolades, contrairement à « { $given } »
reason-title-exists = « { $path } » existe déjà
reason-no-title = Il n’y a pas de jeu dans « { $path } » ; créez-le avec : ludotheca new-title { $title }
reason-positive = { $option } est un nombre à partir de 1, pas { $number }
reason-bots = robots nommés : { $named } ; places pour eux : { $players }
reason-games = il faut au moins une partie, pas { $games }
reason-seed = une graine est un nombre de 0 à 2^63 - 1, pas { $seed }
reason-no-saving = le dossier « { $folder } » ne peut pas être créé ({ $detail })
reason-budget = un budget, ce sont des itérations (800), des secondes (0.5s) ou un multiple de celui du niveau (x2), pas « { $budget } »
reason-no-budget = { $bot } ne cherche pas et ne prend pas de budget
reason-no-multiple = { $bot } n’a pas de budget de niveau à multiplier ; indiquez des itérations (800) ou des secondes (0.5s)
reason-own-no-file = le fichier ne peut pas être lu ({ $detail })
reason-own-broken = le fichier ne s’exécute pas ({ $detail })
reason-own-no-class = les robots du fichier (les classes dérivées de ludotheca.bots.bot.Bot) sont : { $known }
reason-own-no-choose = il lui manque la méthode choose(view, decision, budget)
reason-backend = il n’y a pas de moteur d’exécution « { $backend } » ; il y a : { $known }
reason-scheduler-needed = --backend dask et --scheduler ADRESSE vont ensemble
reason-no-scheduler = il n’y a pas d’ordonnanceur Dask à { $scheduler } ({ $detail })
reason-other-workers = ces machines Dask ont une autre version des robots : { $workers }
reason-store = « { $path } » ne peut pas servir pour les résultats ({ $detail })
reason-other-plan = « { $path } » contient les parties d’un autre plan : { $field } y vaut { $held }, pas { $asked }
reason-other-bots = « { $path } » contient des parties de robots qui ont changé depuis ; nommez un nouveau fichier
reason-damaged = la ligne { $line } de « { $path } » est abîmée
reason-foreign = « { $path } » est un fichier sans rapport avec l’arène
reason-no-list = il n’y a pas de liste de rencontres « { $path } »
reason-bad-list = la liste « { $path } » est fausse : { $detail }
reason-bad-result = le résultat « { $path } » est abîmé : { $detail }
reason-no-outlook = { $title } ne nomme rien qu’un réseau puisse voir
reason-no-net = { $title } n’a pas de réseau que l’on puisse apprendre à battre
reason-too-few = { $name } vaut au moins 1, pas { $value }
reason-bad-width = { $name } est un multiple de { $step }, de { $step } à { $most }, pas { $value }
reason-other-learning = « { $path } » contient les tours d’un autre plan ; nommez un autre dossier, ou continuez ce plan-là
reason-players-list = les nombres de joueurs se donnent comme 2,3,4, pas « { $text } »
reason-folder = « { $folder } » n’est pas un dossier vide, et rien n’est écrasé
error-bad-puzzles = « { $path } » { $reason }.
reason-puzzles-damaged = est abîmé ou n’est pas un fichier de problèmes
reason-puzzles-format = est un fichier de problèmes d’une autre version
reason-puzzles-task = Il n’y a pas de tâche « { $task } » ; il y a : { $known }
reason-puzzles-records = Il n’y a pas de partie enregistrée dans « { $folder } » ; elles finissent par .json
reason-other-mine = « { $path } » contient les parties d’un autre plan ; nommez un autre dossier
interrupted = Interrompu.
system-error = Le système refuse : { $detail }

## Créer un jeu

new-title-made =
    { $name } est créé : { $rules } et { $tests }.
    Jouer :     PYTHONPATH=src .venv/bin/python -m ludotheca play { $title }
    Tester :    .venv/bin/python -m pytest tests -k { $title }
    Vérifier :  PYTHONPATH=src .venv/bin/python -m ludotheca title-check { $title }
    Dans le navigateur : make play
    docs/add-a-game.md dit comment continuer. Pour tout défaire, supprimez ces deux dossiers.

## L’étagère

games-for = de { $least } à { $most } joueurs, environ { $minutes } minutes
games-by = de { $designers } ; { $publishers }
games-option = option { $option } : { $values } (par défaut { $default })
games-draft = une ébauche : ses règles peuvent changer
games-rules = version { $version } des règles ; langues : { $languages }
games-next = Pour jouer : ludotheca play { $title }

## Choisir un jeu

pick-title = À quoi voulez-vous jouer ?
pick-players = Combien de joueurs, y compris vous ?
pick-count = { $count } joueurs
pick-bots = Contre quels robots ?
pick-again = Tapez un numéro de { $least } à { $most }, Entrée, ou q pour partir.
pick-usual = (Entrée)

## À la table

you = Vous
player = Joueur
choose-typed = Tapez un numéro ({ $known }), ou par exemple : { $example }
keys = ? aide · a conseil · u annuler · v 2 place · l chronique · r règles · q quitter
keys-help =
    Un numéro choisit dans la liste ; des mots aussi, aussi courts que vous voulez tant qu’ils sont clairs.
    Dans une liste de quantités, un nombre est la quantité : 2 envoie deux armées.
    u annule votre dernier coup, tant que rien de caché n’a été montré et que personne n’a répondu depuis.
    a demande ce que ferait un maître : les meilleurs choix, avec les chances de victoire et le score attendu.
    v 2 montre le plateau de la place 2, v revient au vôtre. l raconte toute la partie, r les règles. q quitte la table.
cropped = Une partie du plateau est hors de la fenêtre : < > ^ _ la déplacent.
more-news =
    { $count ->
        [one] … encore une ligne : l la raconte.
       *[other] … encore { $count } lignes : l les raconte.
    }
go-on = Votre coup est joué : Entrée pour continuer, u pour l’annuler.
go-on-again = « { $text } » n’est pas une réponse ici : Entrée continue, u annule le coup.
undone = Coup annulé.
hint-thinking = Un maître réfléchit … ({ $games } parties imaginées)
hint-heading = Un maître choisirait ({ $games } parties imaginées) :
hint-figures = { $win } % de chances de victoire, environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-equal = impossible à départager du premier
hint-more = Rapporte davantage à la fin : { $lines }
hint-less = Par rapport au meilleur : { $lines }
hint-nothing = Il n’y a rien à décider maintenant.
coach-sure = { $why } Mieux : { $better }. Tapez le même coup une seconde fois pour le jouer malgré tout.
coach-lines = À la fin, il vous en coûterait environ : { $lines }.
coach-worse = D’autres coups semblent meilleurs.
look-where = v et un numéro de 1 à { $most } montre le plateau de cette place.
page-more = (Entrée pour la suite, q pour revenir à la table)
page-end = (Entrée pour revenir à la table)
unclear-nothing = Tapez un numéro ou des mots, ou ? pour l’aide.
unclear-range = Il n’y a pas de { $number } dans la liste ; les numéros sont { $known }.
unclear-unknown = « { $text } » ne correspond à aucun coup permis. Tapez ? pour l’aide.
unclear-several = « { $text } » correspond à { $count } coups : { $some }. Précisez.
left = Vous avez quitté la table.
saved = L’enregistrement est dans { $path }
total = total
place = position
you-win = Vous gagnez.
last-news = Depuis votre dernier coup :
wins =
    { $count ->
        [0] Personne ne gagne : tous perdent.
        [one] { $names } gagne.
       *[other] Victoire partagée : { $names }.
    }

## Simulation

decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulating = En jeu
simulated =
    { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs, graine { $seed }.
simulated-by-bot = par robot
simulated-by-seat = par place
column-wins = victoires
column-shared = partagées
column-share = part
column-interval = 95 %
column-points = points
column-deviation = é.-t.
simulated-cost = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } ({ $each } par partie) et { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    } en { $seconds } s : { $pace } parties par seconde.
dataset-written = Écrit : { $path }, { $rows ->
        [one] { $rows } décision
       *[other] { $rows } décisions
    }.
column-margin = écart
column-thought = s / décision
column-slowest = maximum
thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-fair = Un robot aussi fort que les autres a { $fair } %. Écart : avance sur le meilleur adversaire.
arena-cost =
    { $played ->
        [0] Aucune partie jouée
        [one] Une partie jouée
       *[other] { $played } parties jouées
    } en { $seconds } s{ $before ->
        [0] .
       *[other] , { $before } étaient déjà là.
    }
arena-kept = { $kept ->
        [one] { $kept } partie sur { $games } est gardée
       *[other] { $kept } parties sur { $games } sont gardées
    } : la même commande continue à partir de là.
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-without-luck = { $bot } : { $share } % sans la part du hasard ({ $low } – { $high }).
arena-luck-factor = Sans cela, il faudrait { $factor } fois plus de parties pour en savoir autant.
arena-luck-seat = Place { $number } : hasard moyen de { $mean } (victoires sur 100), à { $z } erreurs types de zéro.
plot-share = part des victoires en %
plot-fair = part équitable
plot-points = points
plot-margin = avance sur le meilleur adversaire
plot-games = % des parties
plot-iterations = itérations par décision
ladder-played = { $bot } : { $share } % ({ $low } – { $high })
ladder-rung = contre { $others } × { $level }
ladder-written = Écrit : { $path }
learning = Apprentissage
learn-round =
    Tour { $number } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; erreur de { $loss } dans des parties jamais vues.
learn-gate = contre { $rival } : { $share } % ({ $low } – { $high }) de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $fair } % à forces égales
learn-dropped = plus faible que le réseau précédent : il ne joue pas
learned = Le réseau : { $path }
ladder-missing =
    { $missing ->
        [one] Une rencontre n’est pas jouée jusqu’au bout.
       *[other] { $missing } rencontres ne sont pas jouées jusqu’au bout.
    }

## Enregistrements

checked = { $name } : { $entries ->
        [one] { $entries } entrée, permise, l’empreinte juste
       *[other] { $entries } entrées, toutes permises, toutes les empreintes justes
    }, la partie complète.
checked-open = { $name } : { $entries ->
        [one] { $entries } entrée, permise, l’empreinte juste
       *[other] { $entries } entrées, toutes permises, toutes les empreintes justes
    } ; la partie n’était pas finie.
verified = { $name } : { $draws ->
        [one] { $draws } tirage recalculé, conforme
       *[other] { $draws } tirages recalculés, tous conformes
    } ; { $entries ->
        [one] { $entries } entrée, permise
       *[other] { $entries } entrées, toutes permises
    }.
verified-seeded = Les tirages viennent de la graine { $seed } : bon pour la simulation, sans valeur de preuve.
verified-committed = Le secret est celui sur lequel on s’était engagé avant le début : { $commitment }
verified-begun = Reprise de la partie { $match }, après { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, à la place { $seat } ; verify avec --from contrôle la position de départ.
verified-origin = Elle reprend cette partie après { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, à la place { $seat } ; ce qui était caché a été tiré comme la maison y était tenue.
verified-salts = Ont montré le sel qui les engageait avant le début : places { $seats }.
verified-no-salts = Étaient engagées par un sel et ne l’ont pas montré ; il compte pour vide : places { $seats }.

forget-person = { $id }  { $name }, depuis le { $since }
forget-which = Plusieurs portent ce nom : dites lequel avec --id.
forget-sure = Pour l’oublier pour de bon, redites-le avec --yes.
forget-done = C’est oublié. Ses parties restent et se vérifient, sans le nom.
admin-done = C’est fait, et noté au registre.
admin-line = { $number }  { $time }  { $by } : { $act } { $subject }  { $reason }{ $state ->
        [undone] {" "}(annulé)
       *[done] {""}
    }
admin-report = { $report }  { $time }  { $name } à la table { $table } : { $reason }
admin-no-reports = Personne n’a rien signalé.
backup-done = { $file } : { $megabytes } Mo, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, { $records ->
        [one] { $records } partie finie
       *[other] { $records } parties finies
    }. La copie est entière et vérifiée.
restore-sure = { $file } existe déjà. Pour mettre la copie à sa place, arrêtez le serveur et redites-le avec --yes ; ce qui est là est gardé à côté.
restore-done = { $file } est maintenant la copie : { $megabytes } Mo, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, { $records ->
        [one] { $records } partie finie
       *[other] { $records } parties finies
    }.
restore-aside = Ce qui était là avant est dans { $file }.
ratings-same = { $games ->
    [one] Une partie classée donne exactement le classement enregistré.
   *[other] { $games } parties classées donnent exactement les classements enregistrés.
}
ratings-different = { $games ->
    [one] Une partie classée donne un autre classement que celui qui était enregistré.
   *[other] { $games } parties classées donnent d’autres classements que ceux qui étaient enregistrés.
}
bot-plays = { $name } joue sur { $server } comme { $level }. Ctrl+C l’arrête.
bot-answered = Répondu à la table { $table }.
event-holds = { $name } : { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Chaque table est celle qui devait venir.
event-standing = { $place }  { $name }  { $points }
someone = Quelqu’un
unfinished = La partie n’était pas finie.
step-keys = entrée { $entry } sur { $entries } · Entrée : suivante · q quitter

## Les leçons

lesson-keys = ? aide · s montrez-moi · u revenir · v 2 place 2 · l chronique · r règles · q quitter (gardé)
lesson-keys-on = Entrée pour continuer · u revenir · v 2 place 2 · l chronique · r règles · q quitter (gardé)
lesson-other = Pas tout à fait : cette étape demande autre chose. s le montre.
lesson-shown = Montré : { $action }
lesson-only-on = Rien à faire ici : Entrée pour continuer.
lesson-first = C’est la première étape.
lesson-left = Vous avez quitté la leçon. Pour la reprendre : ludotheca lesson { $title } { $number }
lesson-not-kept = L’étape n’a pas pu être gardée : « { $path } » ne peut être écrit.
lesson-done = { $name } : c’était la leçon { $number }.
lesson-next = La suivante : ludotheca lesson { $title } { $number }
lesson-play = Jouer contre des débutants : ludotheca play { $title } --bots beginner
lesson-learned = apprise
lesson-begun = à l’étape { $step } sur { $steps }
lessons-none = pas encore de leçons
lessons-how = En suivre une : ludotheca lesson { $title } 1
reason-lesson =
    { $count ->
        [0] Il n’y a pas encore de leçons pour { $title }
       *[other] Il n’y a pas de leçon { $number } pour { $title } ; les leçons vont de 1 à { $count }
    }

## Analyse

review-heading = { $name }, analyse pour { $who }, { $view ->
        [open] cartes ouvertes
       *[own] d’après ce qu’on pouvait savoir
    }.
review-checking = Addition
review-adds-up = { $records ->
        [one] Une partie
       *[other] { $records } parties
    } : { $sums ->
        [one] la somme tombe juste
       *[other] les { $sums } sommes tombent juste
    } (plus grand reste { $worst }).
review-adds-up-not = { $records ->
        [one] Une partie
       *[other] { $records } parties
    } : { $sums ->
        [one] la somme ne tombe pas juste
       *[other] des { $sums } sommes, certaines ne tombent pas juste
    } (plus grand reste { $worst }).
review-passed-by = { $records ->
        [one] Une partie n’est pas finie : elle est laissée de côté.
       *[other] { $records } parties ne sont pas finies : elles sont laissées de côté.
    }
review-drawn = La courbe est dessinée dans « { $path } ».
review-wins = victoires sur 100
review-start = départ
review-luck = dés et cartes
review-own = ses décisions
review-others = celles des autres
review-result = fin
review-doubt = { $value } ± { $doubt }
review-name-slip = imprécision
review-name-mistake = erreur
review-name-blunder = gaffe
review-name-found = bien vu
review-name-none = sans nom
review-moment = Entrée { $entry } : { $name }, { $figures }
review-choice = { "  " }○ { $action } : { $share } %, { $points } points
review-choice-equal = { "  " }○ { $action } : { $share } %, { $points } points ; impossibles à départager
review-choice-played = { "  " }● { $action } : { $share } %, { $points } points ; joué
review-unnamed = { $decisions ->
        [one] Une autre décision : aucun choix n’est nettement meilleur.
       *[other] { $decisions } autres décisions : rien à signaler.
    }
review-draw = Entrée { $entry } : { $kind ->
        [dice] dés
        [seat] la place elle-même
       *[cards] cartes
    }, { $figures }
reason-review-file = nommez une partie à analyser
reason-review-effort = l’effort « { $given } » n’existe pas ; il y a : { $known }
reason-review-svg = --svg vaut pour une seule partie, sans --check
review-tried = { $name }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } :
review-planted = gaffes plantées : { $good } sur { $of } nommées ({ $figure } %, de { $low } à { $high }, voulu { $wanted }), dont { $named } comme gaffes{ $kept ->
        [yes] .
       *[no] {" "}– non tenu.
    }
review-untouched = parties de maîtres intactes : { $named ->
        [one] { $named } gaffe nommée
       *[other] { $named } gaffes nommées
    } en { $of ->
        [one] { $of } partie
       *[other] { $of } parties
    } ({ $figure } sur cent, de { $low } à { $high } ; voulu : au plus une sur dix){ $kept ->
        [yes] .
       *[no] {" "}– non tenu.
    }
review-third = pertes nommées, jugées une troisième fois : { $good } sur { $of } restent ({ $figure } %, de { $low } à { $high }, voulu { $wanted }){ $kept ->
        [yes] .
       *[no] {" "}– non tenu.
    }
review-blind = paires qu’une place ne peut distinguer : { $good } sur { $of } sont dites pareilles{ $kept ->
        [yes] .
       *[no] {" "}– non tenu.
    }
reason-review-trial = l’épreuve « { $given } » n’existe pas ; il y a : { $known }

## Problèmes

puzzles-mining = recherche de problèmes
puzzles-checking = nouvelle résolution
puzzles-looked =
    { $looked ->
        [one] { $looked } position
       *[other] { $looked } positions
    }
puzzles-mined =
    { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    } dans { $looked ->
        [one] { $looked } position
       *[other] { $looked } positions
    } : { $path }
puzzles-checked = { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    } : la même réponse dans { $same } %, le jeu rapide en trouve { $greedy } %, un maître { $master } %
