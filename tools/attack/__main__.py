"""`make attack`: real servers are killed, flooded, fed nonsense, listened to and denied their disk.

Prints one table. The exit status is 1 if anything did not hold. docs/host.md has figures that were seen.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from server.told import kill_and_tell

from attack import disk, durability, fuzz, secrecy
from attack.report import Finding, show
from attack.servers import House, postgres_database, sqlite_database

FLOODS = Path(__file__).resolve().parents[2] / "bench" / "floods.py"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the attacks that were asked for."""
    asked = _parser().parse_args(arguments)
    findings = []
    for name, attack in ATTACKS.items():
        if name in asked.only.split(","):
            print(f"== attack: {name}", flush=True)
            findings.append(attack(asked))
    return show(findings)


def _kills(asked: argparse.Namespace) -> Finding:
    with sqlite_database() as database:
        return asyncio.run(durability.attack(House(database), asked.kills, "SQLite", bots=asked.bots))


def _postgres_kills(asked: argparse.Namespace) -> Finding:
    with postgres_database() as database:
        house = House(database, instances=2)
        say = "PostgreSQL, two servers"
        return asyncio.run(durability.attack(house, asked.postgres_kills, say, bots=asked.bots))


def _notices(asked: argparse.Namespace) -> Finding:
    """Whoever is to be told of their turn is told once, whatever is killed."""
    finding = Finding("notices through SIGKILLs, SQLite")
    with sqlite_database() as database:
        try:
            seen = asyncio.run(kill_and_tell(database, tables=asked.notice_tables, kills=asked.notice_kills))
        except AssertionError as error:
            finding.faults.append(str(error) or "a turn was not told, or twice")
        else:
            finding.figures.update(seen)
    return finding


def _fuzz(asked: argparse.Namespace) -> Finding:
    with sqlite_database() as database:
        return asyncio.run(fuzz.attack(House(database), asked.seconds))


def _secrecy(asked: argparse.Namespace) -> Finding:
    with sqlite_database() as database:
        return asyncio.run(secrecy.attack(database, asked.answers))


def _disk(_: argparse.Namespace) -> Finding:
    with sqlite_database() as database:
        return asyncio.run(disk.attack(House(database)))


def _floods(asked: argparse.Namespace) -> Finding:
    """The floods of bench/floods.py, which measures what another player notices."""
    finding = Finding("floods from one address")
    done = subprocess.run([sys.executable, str(FLOODS), "--seconds", str(asked.flood_seconds)], check=False)
    finding.figures["exit status of bench/floods.py"] = done.returncode
    if done.returncode:
        finding.faults.append("bench/floods.py says that a limit was passed")
    return finding


ATTACKS = {
    "kills": _kills,
    "postgres-kills": _postgres_kills,
    "notices": _notices,
    "fuzz": _fuzz,
    "secrecy": _secrecy,
    "disk": _disk,
    "floods": _floods,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make attack")
    parser.add_argument("--only", default=",".join(ATTACKS), help=f"which of them ({','.join(ATTACKS)})")
    parser.add_argument("--kills", type=int, default=100, help="SIGKILLs on SQLite (100)")
    parser.add_argument("--postgres-kills", type=int, default=40, help="SIGKILLs on PostgreSQL (40)")
    parser.add_argument("--notice-tables", type=int, default=50, help="with somebody to be told at each (50)")
    parser.add_argument("--notice-kills", type=int, default=30, help="SIGKILLs while they are told (30)")
    parser.add_argument("--no-bots", dest="bots", action="store_false", help="people only, for many kills")
    parser.add_argument("--seconds", type=float, default=60, help="of nonsense (60)")
    parser.add_argument("--answers", type=int, default=6, help="sealed answers to compare (6)")
    parser.add_argument("--flood-seconds", type=float, default=8, help="of each flood (8)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
