"""The worked examples of both booklets with their own numbers. The English names are used: Abby, Bernice, Colin and
David are Cédric, Mélanie, Thierry and Brigitte in the French text."""

from __future__ import annotations

from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.game import GAME
from ludotheca.games.alba_longa.rules.jobs import resolve_merchants
from ludotheca.kernel.state import CHANCE, SPECTATOR

ABBY, BERNICE, COLIN, DAVID = range(4)
KINGS = (ABBY, BERNICE, COLIN, DAVID)


def test_the_court_example() -> None:
    """Abby's first court: a 3, a 2, a 2 and a 4; three priests, two quarry workers for Bernice, two passes."""
    game = ScriptedGame(4, first=ABBY)
    game.to_courts()
    game.do(ABBY, "hold-court")
    assert game.phase == "roll"  # at 0 there is nothing to pay
    game.roll(soldiers=3, merchants=2, quarry=2, priests=4)
    game.take(ABBY, "priests", 3)  # one fewer than the die allows
    assert (game.workers(ABBY, "priests"), game.state.home[ABBY]) == (3, 5)
    assert {action["die"] for action in game.legal(BERNICE) if action["type"] == "buy"} == {
        "soldiers",
        "merchants",
        "quarry",
    }
    game.buy(BERNICE, "quarry", 2, stall=1)
    assert (game.workers(BERNICE, "quarry"), game.state.silver[BERNICE]) == (2, 4)
    assert set(game.values(COLIN, "die")) == {"soldiers", "merchants"}
    game.do(COLIN, "pass-die")
    game.do(DAVID, "pass-die")
    assert game.owing == [BERNICE]  # with all four dice, still for nothing
    game.do(BERNICE, "hold-court")
    game.roll(1, 1, 1, 1)
    game.take(BERNICE, "merchants", 1)
    game.refuse_dice()
    for king in (COLIN, DAVID):
        game.hold(king, 1, 1, 1, 1)
        game.take(king, "merchants", 1)
        game.refuse_dice()
    assert (game.owing, game.state.dice_cost) == ([ABBY], 1)
    game.do(ABBY, "hold-court")
    assert game.values(ABBY, "stall") == [1, 2, 3, 4, 5]  # one of five stalls with four kings
    game.do(ABBY, "pay", stall=4)
    assert (game.state.silver[ABBY], game.state.stalls[3]) == (4, 1)


def combat() -> ScriptedGame:
    """Soldiers 3, 3, 0, 4; Bernice has 3 merchants, 4 quarry workers and 5 priests."""
    game = ScriptedGame(4, first=ABBY)
    game.city(ABBY, soldiers=3, home=5)
    game.city(BERNICE, soldiers=3, merchants=3, quarry=4, priests=5, home=0)
    game.city(COLIN, home=8)
    game.city(DAVID, soldiers=4, home=4)
    game.to_combat()
    return game


def test_the_combat_example() -> None:
    game = combat()
    assert game.owing == [ABBY, BERNICE, DAVID]  # Colin has no soldiers
    game.attack(k0=BERNICE, k1=COLIN, k3=BERNICE)
    assert game.owing == [ABBY, BERNICE, COLIN, DAVID]  # Colin is attacked
    game.events(SPECTATOR)
    game.heroes(k0=0, k1=1, k2=4, k3=2)
    told = [event.args for event in game.events(SPECTATOR) if event.kind == "attack"]
    assert told == [
        {"seat": BERNICE, "seats": [ABBY, DAVID], "attack": 9, "defence": 4, "success": 5, "count": 2}
    ]
    assert game.owing == [DAVID]  # 6 against Abby's 3: he is first
    game.do(DAVID, "sabotage", job="merchants")
    assert (game.workers(BERNICE, "merchants"), game.state.home[BERNICE]) == (2, 1)
    assert game.owing == [ABBY]
    game.do(ABBY, "sabotage", job="quarry")
    events = game.events(SPECTATOR)
    failed = [event.args for event in events if event.kind == "attack-failed"]
    assert failed == [
        {"seat": COLIN, "seats": [BERNICE], "attack": 4, "defence": 4, "success": 0, "count": 0}
    ]
    assert game.state.monuments[BERNICE] == 1  # instead of two
    assert [event.args for event in events if event.kind == "merchants"] == [
        {"seat": BERNICE, "silver": 1}  # instead of two
    ]
    assert [game.used(king) for king in KINGS] == [[], [1], [4], [2]]


def test_bernice_would_have_earned_two_silver_with_three_merchants() -> None:
    game = ScriptedGame(4)
    game.city(BERNICE, merchants=3, silver=0)
    resolve_merchants(game.state)
    assert game.state.silver[BERNICE] == 2


def test_the_harvest_example() -> None:
    """A moderate year: 4, 5 (one lying), 5 and 4 farmers, worship 6, 7, 4 and 8, cost 5: 16, 18, 15 and 16 wheat."""
    game = ScriptedGame(4, first=ABBY, season="harvest")
    game.city(ABBY, farmers=4, worship=6, home=4)
    game.city(BERNICE, farmers=4, worship=7, home=3)
    game.state.lying_farmers[BERNICE] = 1
    game.city(COLIN, farmers=5, worship=4, home=3)
    game.city(DAVID, farmers=4, worship=8, home=4)
    game.state.supply -= 1
    game.to_combat()
    game.do(CHANCE, "weather-cost", cost=5)
    game.do(CHANCE, "climate", climate="dry")
    assert GAME.view(game.state, SPECTATOR).weather.ahead == "dry"
    for king in (ABBY, BERNICE, DAVID):
        assert game.owing == [king]  # Colin, with 4, is not asked: the French text has it right
        game.do(king, "upgrade")
    assert list(game.state.worship) == [1, 2, 4, 3]
    assert game.told("harvest") == [
        {"seat": ABBY, "wheat": 16, "brought": 16},
        {"seat": BERNICE, "wheat": 18, "brought": 18},
        {"seat": COLIN, "wheat": 15, "brought": 15},
        {"seat": DAVID, "wheat": 16, "brought": 16},
    ]


def test_the_capture_example() -> None:
    """Yellow sabotages Blue's quarry: the worker goes home, and Yellow's quarry gains a captive."""
    yellow, blue = 0, 1
    game = ScriptedGame(3, spoils_of_war=True)
    game.city(yellow, soldiers=3, home=5)
    game.city(blue, home=5, quarry=2, priests=1)
    game.to_combat()
    game.attack(k0=blue)
    game.heroes(k0=0, k1=0)
    game.do(yellow, "sabotage", job="quarry")
    assert (game.workers(blue, "quarry"), game.state.home[blue]) == (1, 6)
    assert game.captive(yellow, "quarry") == 1
