"""Bots' moves and people's hints, thought out in processes of their own.

`worker` is such a process, `pool` starts it and talks to it, `moves` plays the bots' seats, `hints` advises people.
"""
