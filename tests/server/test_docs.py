"""What the pages promise: their programs run, their tables name what there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from server.harness import Server

import ludotheca
from ludotheca.kernel import record
from ludotheca.kernel.chance import FairDealer, salt_commitment
from ludotheca.server import closing
from ludotheca.server import protocol as p
from ludotheca.server.app import HANDLERS
from ludotheca.server.settings import PREFIX, Settings

pytestmark = pytest.mark.once

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def program(name: str) -> str:
    """The only Python program of a page."""
    (found,) = re.findall(r"^```python\n(.*?)^```", page(name), re.S | re.M)
    return found


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120, check=False
    )


def test_the_client_of_the_protocol_page_plays_a_game(server: Server) -> None:
    client = program("protocol.md")
    assert len([line for line in client.splitlines() if line.strip()]) <= 30
    done = run(client, server.address)
    assert done.returncode == 0, done.stderr
    assert "'won': True" in done.stdout


def test_the_protocol_page_names_every_message() -> None:
    text = page("protocol.md")
    for kind in (*p.ClientMessage.__args__, *p.ServerMessage.__args__):
        assert f"`{kind.__struct_config__.tag}" in text, kind
    for name in dir(closing):
        if name.startswith("CLOSE_"):
            assert f"| {getattr(closing, name)} |" in text, name
    paths = [path for handler in HANDLERS for path in handler.paths if path.startswith("/api")]
    assert len(paths) > 60
    for path in paths:
        plain = re.sub(r"{(\w+):\w+}", lambda part: part[1].upper(), path.replace("{table:str}", "T"))
        last = plain.rsplit("/", 1)[-1]
        assert last in text, path


def finished(*, keyed: bool = False) -> bytes:
    bound = [salt_commitment("a"), "", salt_commitment("c")]
    dealer = FairDealer(bytes(range(32)), "m1", ["a", "", "c"], salt_commitments=bound, keyed=keyed)
    game = ludotheca.new_match("rome_in_a_day", players=3).game
    match = ludotheca.Match.start(game, dealer, players=3)
    while not match.over:
        seat = match.owing[0]
        match.submit(seat, match.decision(seat).actions[0])
    return record.to_bytes(match.record())


@pytest.mark.parametrize("keyed", [False, True])
def test_the_script_of_the_fairness_page(tmp_path: Path, keyed: bool) -> None:
    script = program("fairness.md")
    assert len([line for line in script.splitlines() if line.strip()]) <= 26
    path = tmp_path / "record.json"
    path.write_bytes(finished(keyed=keyed))
    done = run(script, str(path))
    assert done.returncode == 0, done.stderr
    assert "all as promised" in done.stdout
    # Other salts, with everything else put right again: what binds them tells, and without that the dice.
    whole = record.from_bytes(path.read_bytes())
    for bound, complaint in ((whole.header.fairness.salt_commitments, "another salt"), ((), "was not drawn")):
        other = msgspec.structs.replace(whole.header.fairness, salts=("a", "b", "c"), salt_commitments=bound)
        header = msgspec.structs.replace(whole.header, fairness=other)
        path.write_bytes(record.to_bytes(msgspec.structs.replace(whole, header=header)))
        done = run(script, str(path))
        assert done.returncode == 1
        assert complaint in done.stderr


def test_the_dice_of_the_fairness_page() -> None:
    dealer = FairDealer(bytes(range(32)), "example", ["ann", "bob"])
    dice = " ".join(str(1 + dealer.draw(index, [1] * 6)) for index in range(10))
    assert f"\n    {dice}\n" in page("fairness.md")


def test_the_host_page_names_every_setting() -> None:
    text = page("host.md")
    for field in msgspec.structs.fields(Settings):
        assert f"`{PREFIX}{field.name.upper()}`" in text, field.name


def test_the_host_page_names_what_the_log_says() -> None:
    text = page("host.md")
    found: set[str] = set()
    for path in (DOCS.parent / "src" / "ludotheca" / "server").rglob("*.py"):
        found |= set(re.findall(r'log\.(?:warning|error|exception)\(\s*"([^";]+)', path.read_text("utf-8")))
    assert len(found) > 20
    known = {line for line in found if f"`{re.split(': | than ', line)[0]}`" in text}
    assert {line for line in found - known if not line.endswith("broke")} == set()


def test_the_architecture_names_every_room() -> None:
    """The layers stand in the picture, the rooms of the server in their table."""
    text = (DOCS.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")
    source = DOCS.parent / "src" / "ludotheca"
    layers = {path.parent.name for path in source.glob("*/__init__.py")}
    rooms = {path.parent.name for path in source.glob("server/*/__init__.py")}
    picture = text.partition("## Layers")[2].partition("Imports point down")[0]
    assert {name for name in layers if not re.search(rf"│ {name} ", picture)} == set()
    assert {name for name in rooms if f"| `{name}` |" not in text} == set()
