"""Positions with one clearly best act, found in games and confirmed by several searches. Each is what one seat may know."""
