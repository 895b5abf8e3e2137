"""Example, for 2 to 4 players: lay the highest card that nobody else lays."""
