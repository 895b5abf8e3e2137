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
status-minutes = { $count ->
    [one] Ce serveur tourne depuis { $count } minute.
   *[other] Ce serveur tourne depuis { $count } minutes.
}
status-hours = { $count ->
    [one] Ce serveur tourne depuis { $count } heure.
   *[other] Ce serveur tourne depuis { $count } heures.
}
status-days = { $count ->
    [one] Ce serveur tourne depuis { $count } jour.
   *[other] Ce serveur tourne depuis { $count } jours.
}
status-version = Version { $version }
