"""How strong somebody is at a title: one scale for people and bots, computed from places alone. docs/ratings.md tells why."""
