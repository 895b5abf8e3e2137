"""Two kings: three stalls, Assisi, four chances in a court, and the card that goes to and fro."""

from __future__ import annotations

import msgspec
from games.alba_longa.scripted import ScriptedGame

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.state import SPECTATOR


def courts(**options: bool | str) -> ScriptedGame:
    game = ScriptedGame(2, **options)
    game.to_courts()
    return game


def test_stalls_i_to_iii() -> None:
    game = courts()
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    game.do(1, "buy", die="priests", count=1)
    assert game.values(1, "stall") == [1, 2, 3]


def test_assisi_is_always_there() -> None:
    for wanted in (False, True):
        assert GAME.view(ScriptedGame(2, assisi=wanted).state, SPECTATOR).assisi is not None


def test_a_new_table_says_so_and_an_old_record_stays_as_it_is() -> None:
    for players, assisi in ((2, True), (3, False)):
        match = Match.start(GAME, SeededDealer(1), players=players, options={"assisi": False})
        assert match.header.options["assisi"] is assisi
        silent = msgspec.structs.replace(match.header, options={**match.header.options, "assisi": False})
        old = Match(GAME, silent, SeededDealer(1))
        assert old.header == silent
        assert GAME.view(old.state, SPECTATOR) == GAME.view(
            Match(GAME, match.header, SeededDealer(1)).state, SPECTATOR
        )


def test_holder_other_holder_other() -> None:
    game = courts()
    game.hold(0, 2, 2, 2, 2)
    game.take(0, "soldiers", 2)
    game.buy(1, "merchants", 2)
    game.buy(0, "quarry", 2)
    game.buy(1, "priests", 2)
    assert (game.phase, game.owing) == ("court", [1])
    assert list(game.state.silver) == [4, 3]


def test_each_chance_is_independent() -> None:
    game = courts()
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1)
    game.do(1, "pass-die")
    game.do(0, "pass-die")
    assert game.owing == [1]
    game.buy(1, "quarry", 1)
    assert game.phase == "court"


def test_the_holders_second_die_is_bought_and_never_farms() -> None:
    game = ScriptedGame(2, season="harvest")
    game.to_courts()
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "soldiers", 1, job="farmers")
    game.do(1, "pass-die")
    assert game.owing == [0]
    assert game.types(0) == {"pass-die", "buy"}
    game.buy(0, "quarry", 1)
    assert (game.state.silver[0], game.workers(0, "farmers"), game.workers(0, "quarry")) == (4, 1, 1)


def test_a_king_who_passed_is_left_out_and_the_holder_keeps_his_second_chance() -> None:
    game = courts()
    game.do(0, "pass-court")
    game.hold(1, 1, 1, 1, 1)
    game.take(1, "quarry", 1)
    assert game.owing == [1]
    game.buy(1, "priests", 1)
    assert (game.phase, game.owing) == ("court", [1])


def test_the_king_of_kings_changes_every_season() -> None:
    game = ScriptedGame(2)
    for king in (1, 0, 1):
        game.to_combat()
        while game.phase == "stock":
            game.act(game.owing[0], **game.legal(game.owing[0])[0])
        if game.phase == "cost":
            for each in (0, 1):
                game.city(each, wheat=8)
            game.resolve_harvest()
        assert game.state.king_of_kings == king


def test_a_game_reduced_to_two_keeps_its_own_rules() -> None:
    game = ScriptedGame(3)
    game.city(2, home=0, silver=0)
    game.state.alive[2] = 0
    game.state.out[2] = 1
    game.to_courts()
    assert len(game.state.stalls) == 4
    assert GAME.view(game.state, SPECTATOR).assisi is None
    game.hold(0, 1, 1, 1, 1)
    game.take(0, "quarry", 1)
    game.do(1, "pass-die")
    assert (game.phase, game.owing) == ("court", [1])  # no second die for the holder
