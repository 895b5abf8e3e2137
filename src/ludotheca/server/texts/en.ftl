# The page /status, for people who look after a server or wonder whether it works.
status-works = Ludotheca works
status-broken = Ludotheca cannot write to its database now
status-running = { $count ->
    [one] One game is being played.
   *[other] { $count } games are being played.
}
status-people = { $count ->
    [one] One page is connected.
   *[other] { $count } pages are connected.
}
status-since = { $hours ->
    [one] This server has run for one hour.
   *[other] This server has run for { $hours } hours.
}
status-version = Version { $version }
