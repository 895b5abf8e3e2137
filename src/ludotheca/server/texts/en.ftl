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
status-minutes = { $count ->
    [one] This server has run for one minute.
   *[other] This server has run for { $count } minutes.
}
status-hours = { $count ->
    [one] This server has run for one hour.
   *[other] This server has run for { $count } hours.
}
status-days = { $count ->
    [one] This server has run for one day.
   *[other] This server has run for { $count } days.
}
status-version = Version { $version }
