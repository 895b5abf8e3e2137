"""Tables on the network: people sit down by a link and play any title of the registry, with bots in any seat.

Read in this order: `protocol` (every message), `store` (the truth), `play` and `table` (one game in memory, and how a
command becomes entries), `tables` (all tables of this process and who hears of them), `service` (the parts together),
`connection` and `http` (the two doors). `thinking` is for bots and hints, `chores` for what happens by itself.
"""
