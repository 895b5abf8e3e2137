"""Bots against each other: `plan` says what is played, `game` plays one game, `run` many, `outcome` counts."""
