"""Telling people that a table waits for them, by push, mail or hook: once a turn, and only while they have not looked."""
