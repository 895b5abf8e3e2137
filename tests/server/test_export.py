"""Everything of mine as one file: whatever the database keeps of a person is in it, and nothing of anybody else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from server.harness import ME, OPEN, LocalServer
from server.test_prepared import until_ahead

from ludotheca.server import protocol as p
from ludotheca.server.house.privacy import KEPT
from ludotheca.server.people import export
from ludotheca.server.store import house
from ludotheca.server.store.people import IdentityRow

pytestmark = pytest.mark.once

# Told by hand in `collect`.
BY_HAND = {"identities", "passkeys", "tokens", "ratings", "rating_changes", "tables", "seats", "mutes"}
# Gone within minutes, and of no use but to come in.
PASSING = {"passkey_questions", "sign_in_links", "jobs"}


def test_every_table_that_leads_to_a_person_is_in_the_export() -> None:
    leads = {name for name, (person, _) in KEPT.items() if person}
    told = {table.name for table, _, _ in export._MORE.values()}
    assert leads == told | BY_HAND | PASSING
    for table, _, columns in export._MORE.values():
        secret = {"secret", "digest", "token", "key", "keys", "public_key", "against", "other", "subject"}
        assert not secret & set(columns), table.name


async def taken_along(local: LocalServer, who: IdentityRow) -> tuple[dict[str, Any], str]:
    files = await local.service.store.read(lambda c: export.collect(c, who, local.time))
    return json.loads(files["me.json"]), b"".join(files.values()).decode()


async def test_what_one_did_is_in_it_and_others_are_not(database: str) -> None:
    async with LocalServer.open(database) as local:
        ann, bob = await local.guest("Ann"), await local.guest("Bob")
        table = await local.full_table(ann, bob, title="kingsburg")
        service = local.service
        await service.request(bob.id, p.ChooseCrest(crest="plum"))
        await service.request(bob.id, p.TakeLeave(days=2))
        await local.ask(bob, "say", table.id, phrase="hello")
        await local.ask(ann, "say", table.id, phrase="good-game")
        await local.ask(bob, "heard", table.id, seq=1)
        await local.ask(bob, "mute", table.id, seat=0)
        await local.ask(bob, "report", table.id, seq=2, reason="advert")
        await service.notices.save(bob, p.NoticeRules(zone="Europe/Paris"))
        wish = {"kind": "pods", "name": "Cup", "title": "kingsburg", "starts": local.time + 9000}
        event = (await service.events.create(bob, msgspec.convert(wish, p.NewEvent))).event
        await service.events.enter(bob, event, "my grain")
        await local.table(bob, ME, OPEN, start=False)
        found = await until_ahead(local, bob, table, 1)
        assert found.decision is not None
        await local.ask(bob, "prepare", table.id, action=found.decision.actions[0])
        await service.store.write(lambda c: house.restrict(c, bob.id, "mute", local.time + 9000, "loud"))
        me, text = await taken_along(local, bob)
        assert me["crest"] == [{"crest": "plum"}]
        assert len(me["leave"]) == 1
        assert [json.loads(line["line"])["phrase"] for line in me["words"]] == ["hello"]
        assert (me["muted"], me["read"][0]["seq"], me["reports"][0]["reason"]) == (1, 1, "advert")
        assert "Europe/Paris" in me["notice_rules"][0]["rules"]
        assert (me["events_set"][0]["id"], me["events"][0]["grain"]) == (event, "my grain")
        assert me["prepared"][0]["table_id"] == table.id
        assert me["restrictions"][0]["reason"] == "loud"
        assert len(me["tables"]) == 2
        # Nobody's number; nothing of a game that runs, and nothing that Ann said or did.
        assert ann.id not in text
        assert bob.id not in text
        assert "good-game" not in text
        theirs, text = await taken_along(local, ann)
        assert not any(theirs[key] for key in export._MORE if key not in {"words", "looks"})
        assert "my grain" not in text
