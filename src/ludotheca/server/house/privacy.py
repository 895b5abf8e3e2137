"""What this server keeps about people, table by table of its database. A test compares this list with the tables themselves; the
words are the texts `privacy-<table>` of the web."""

from __future__ import annotations

from ludotheca.server.protocol import KeptTable

# How long something stays. The web has a text for each: `privacy-until-<word>`.
FORGET, GAME, DONE, DAYS, WORDS, SETTLED, SERVER = (
    "forget",
    "game",
    "done",
    "days",
    "words",
    "settled",
    "server",
)

# By table: the columns that lead to a person (a number, a name, an address, a word of theirs), and how long the row stays.
KEPT: dict[str, tuple[tuple[str, ...], str]] = {
    "facts": ((), SERVER),
    "identities": (("id", "name", "restore", "handle", "maker"), FORGET),
    "passkeys": (("id", "identity", "public_key", "name"), FORGET),
    "passkey_questions": (("identity",), DONE),
    "sign_in_links": (("identity", "digest"), DONE),
    "tokens": (("identity", "maker", "digest", "name"), FORGET),
    "ratings": (("identity",), FORGET),
    "rating_changes": (("identity",), GAME),
    "tables": (("owner", "owner_name"), GAME),
    "seats": (("identity", "name", "reserved", "kept"), GAME),
    "entries": ((), GAME),
    "commands": ((), GAME),
    "records": ((), GAME),
    "reviews": ((), GAME),
    "outbox": ((), DONE),
    "jobs": (("body",), DAYS),
    "puzzle_tries": (("identity",), FORGET),
    "deal_games": (("identity",), FORGET),
    "challenges": (("maker",), FORGET),
    "ways": (("identity", "address", "keys", "label"), FORGET),
    "notice_rules": (("identity", "rules"), FORGET),
    "looks": (("identity",), FORGET),
    "crests": (("identity",), FORGET),
    "prepared": (("identity", "action"), DONE),
    "leaves": (("identity",), FORGET),
    "said": (("identity", "line", "typed"), WORDS),
    "mutes": (("identity", "other"), FORGET),
    "reads": (("identity",), FORGET),
    "reports": (("by", "against", "seats", "reason", "context"), SETTLED),
    "roles": (("identity",), FORGET),
    "restrictions": (("identity", "reason"), FORGET),
    "invitations": (("by",), FORGET),
    "acts": (("by", "subject", "reason", "before"), FORGET),
    "events": (("maker", "name"), GAME),
    "entrants": (("identity", "name"), GAME),
    "event_tables": ((), GAME),
    "instances": ((), SERVER),
    "outages": ((), SERVER),
    "leases": ((), GAME),
    "presence": ((), GAME),
}


def kept() -> list[KeptTable]:
    """The list, for the page."""
    return [KeptTable(name=name, person=list(person), until=until) for name, (person, until) in KEPT.items()]
