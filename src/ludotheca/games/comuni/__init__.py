"""Comuni, for two to five players: bid for projects, build a town, stand together against four invasions."""
