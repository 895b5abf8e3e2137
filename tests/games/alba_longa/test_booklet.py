"""The worked examples of both booklets with their own numbers. The English names are used: Abby, Bernice, Colin and
David are Cédric, Mélanie, Thierry and Brigitte in the French text."""

from __future__ import annotations

from games.alba_longa.table import Table

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.jobs import resolve_merchants
from ludotheca.kernel.state import CHANCE, SPECTATOR

ABBY, BERNICE, COLIN, DAVID = range(4)
KINGS = (ABBY, BERNICE, COLIN, DAVID)


def test_the_court_example() -> None:
    """Abby's first court: a 3, a 2, a 2 and a 4; three priests, two quarry workers for Bernice, two passes."""
    table = Table(4, first=ABBY)
    table.to_courts()
    table.do(ABBY, "hold-court")
    assert table.phase == "roll"  # at 0 there is nothing to pay
    table.roll(soldiers=3, merchants=2, quarry=2, priests=4)
    table.take(ABBY, "priests", 3)  # one fewer than the die allows
    assert (table.workers(ABBY, "priests"), table.state.home[ABBY]) == (3, 5)
    assert {action["die"] for action in table.legal(BERNICE) if action["type"] == "buy"} == {
        "soldiers",
        "merchants",
        "quarry",
    }
    table.buy(BERNICE, "quarry", 2, stall=1)
    assert (table.workers(BERNICE, "quarry"), table.state.silver[BERNICE]) == (2, 4)
    assert set(table.values(COLIN, "die")) == {"soldiers", "merchants"}
    table.do(COLIN, "pass-die")
    table.do(DAVID, "pass-die")
    assert table.owing == [BERNICE]  # with all four dice, still for nothing
    table.do(BERNICE, "hold-court")
    table.roll(1, 1, 1, 1)
    table.take(BERNICE, "merchants", 1)
    table.refuse_dice()
    for king in (COLIN, DAVID):
        table.hold(king, 1, 1, 1, 1)
        table.take(king, "merchants", 1)
        table.refuse_dice()
    assert (table.owing, table.state.dice_cost) == ([ABBY], 1)
    table.do(ABBY, "hold-court")
    assert table.values(ABBY, "stall") == [1, 2, 3, 4, 5]  # one of five stalls with four kings
    table.do(ABBY, "pay", stall=4)
    assert (table.state.silver[ABBY], table.state.stalls[3]) == (4, 1)


def combat() -> Table:
    """Soldiers 3, 3, 0, 4; Bernice has 3 merchants, 4 quarry workers and 5 priests."""
    table = Table(4, first=ABBY)
    table.city(ABBY, soldiers=3, home=5)
    table.city(BERNICE, soldiers=3, merchants=3, quarry=4, priests=5, home=0)
    table.city(COLIN, home=8)
    table.city(DAVID, soldiers=4, home=4)
    table.to_combat()
    return table


def test_the_combat_example() -> None:
    table = combat()
    assert table.owing == [ABBY, BERNICE, DAVID]  # Colin has no soldiers
    table.attack(k0=BERNICE, k1=COLIN, k3=BERNICE)
    assert table.owing == [ABBY, BERNICE, COLIN, DAVID]  # Colin is attacked
    table.events(SPECTATOR)
    table.heroes(k0=0, k1=1, k2=4, k3=2)
    told = [event.args for event in table.events(SPECTATOR) if event.kind == "attack"]
    assert told == [
        {"seat": BERNICE, "seats": [ABBY, DAVID], "attack": 9, "defence": 4, "success": 5, "count": 2}
    ]
    assert table.owing == [DAVID]  # 6 against Abby's 3: he is first
    table.do(DAVID, "sabotage", job="merchants")
    assert (table.workers(BERNICE, "merchants"), table.state.home[BERNICE]) == (2, 1)
    assert table.owing == [ABBY]
    table.do(ABBY, "sabotage", job="quarry")
    events = table.events(SPECTATOR)
    failed = [event.args for event in events if event.kind == "attack-failed"]
    assert failed == [
        {"seat": COLIN, "seats": [BERNICE], "attack": 4, "defence": 4, "success": 0, "count": 0}
    ]
    assert table.state.monuments[BERNICE] == 1  # instead of two
    assert [event.args for event in events if event.kind == "merchants"] == [
        {"seat": BERNICE, "silver": 1}  # instead of two
    ]
    assert [table.used(king) for king in KINGS] == [[], [1], [4], [2]]


def test_bernice_would_have_earned_two_silver_with_three_merchants() -> None:
    table = Table(4)
    table.city(BERNICE, merchants=3, silver=0)
    resolve_merchants(table.state)
    assert table.state.silver[BERNICE] == 2


def test_the_harvest_example() -> None:
    """A moderate year: 4, 5 (one lying), 5 and 4 farmers, worship 6, 7, 4 and 8, cost 5: 16, 18, 15 and 16 wheat."""
    table = Table(4, first=ABBY, season="harvest")
    table.city(ABBY, farmers=4, worship=6, home=4)
    table.city(BERNICE, farmers=4, worship=7, home=3)
    table.state.lying_farmers[BERNICE] = 1
    table.city(COLIN, farmers=5, worship=4, home=3)
    table.city(DAVID, farmers=4, worship=8, home=4)
    table.state.supply -= 1
    table.to_combat()
    table.do(CHANCE, "weather-cost", cost=5)
    table.do(CHANCE, "climate", climate="dry")
    assert GAME.view(table.state, SPECTATOR).weather.ahead == "dry"
    for king in (ABBY, BERNICE, DAVID):
        assert table.owing == [king]  # Colin, with 4, is not asked: the French text has it right
        table.do(king, "upgrade")
    assert list(table.state.worship) == [1, 2, 4, 3]
    assert table.told("harvest") == [
        {"seat": ABBY, "wheat": 16},
        {"seat": BERNICE, "wheat": 18},
        {"seat": COLIN, "wheat": 15},
        {"seat": DAVID, "wheat": 16},
    ]


def test_the_capture_example() -> None:
    """Yellow sabotages Blue's quarry: the worker goes home, and Yellow's quarry gains a captive."""
    yellow, blue = 0, 1
    table = Table(3, spoils_of_war=True)
    table.city(yellow, soldiers=3, home=5)
    table.city(blue, home=5, quarry=2, priests=1)
    table.to_combat()
    table.attack(k0=blue)
    table.heroes(k0=0, k1=0)
    table.do(yellow, "sabotage", job="quarry")
    assert (table.workers(blue, "quarry"), table.state.home[blue]) == (1, 6)
    assert table.captive(yellow, "quarry") == 1
