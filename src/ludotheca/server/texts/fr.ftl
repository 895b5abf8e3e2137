# La page /status, pour qui s’occupe d’un serveur ou se demande s’il marche.
status-works = Ludotheca fonctionne
status-broken = Ludotheca ne peut pas écrire dans sa base en ce moment
status-running = { $count ->
    [one] { $count } partie est en cours.
   *[other] { $count } parties sont en cours.
}
status-people = { $count ->
    [one] { $count } page est connectée.
   *[other] { $count } pages sont connectées.
}
status-since = { $hours ->
    [one] Ce serveur tourne depuis { $hours } heure.
   *[other] Ce serveur tourne depuis { $hours } heures.
}
status-version = Version { $version }
