"""Two kings: three stalls, Assisi, four chances in a court, and the card that goes to and fro."""

from __future__ import annotations

import msgspec
from games.alba_longa.table import Table

from ludotheca.games.alba_longa.game import GAME
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.kernel.state import SPECTATOR


def courts(**options: bool | str) -> Table:
    table = Table(2, **options)
    table.to_courts()
    return table


def test_stalls_i_to_iii() -> None:
    table = courts()
    table.hold(0, 1, 1, 1, 1)
    table.take(0, "quarry", 1)
    table.do(1, "buy", die="priests", count=1)
    assert table.values(1, "stall") == [1, 2, 3]


def test_assisi_is_always_there() -> None:
    for wanted in (False, True):
        assert GAME.view(Table(2, assisi=wanted).state, SPECTATOR).assisi is not None


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
    table = courts()
    table.hold(0, 2, 2, 2, 2)
    table.take(0, "soldiers", 2)
    table.buy(1, "merchants", 2)
    table.buy(0, "quarry", 2)
    table.buy(1, "priests", 2)
    assert (table.phase, table.owing) == ("court", [1])
    assert list(table.state.silver) == [4, 3]


def test_each_chance_is_independent() -> None:
    table = courts()
    table.hold(0, 1, 1, 1, 1)
    table.take(0, "soldiers", 1)
    table.do(1, "pass-die")
    table.do(0, "pass-die")
    assert table.owing == [1]
    table.buy(1, "quarry", 1)
    assert table.phase == "court"


def test_the_holders_second_die_is_bought_and_never_farms() -> None:
    table = Table(2, season="harvest")
    table.to_courts()
    table.hold(0, 1, 1, 1, 1)
    table.take(0, "soldiers", 1, job="farmers")
    table.do(1, "pass-die")
    assert table.owing == [0]
    assert table.types(0) == {"pass-die", "buy"}
    table.buy(0, "quarry", 1)
    assert (table.state.silver[0], table.workers(0, "farmers"), table.workers(0, "quarry")) == (4, 1, 1)


def test_a_king_who_passed_is_left_out_and_the_holder_keeps_his_second_chance() -> None:
    table = courts()
    table.do(0, "pass-court")
    table.hold(1, 1, 1, 1, 1)
    table.take(1, "quarry", 1)
    assert table.owing == [1]
    table.buy(1, "priests", 1)
    assert (table.phase, table.owing) == ("court", [1])


def test_the_king_of_kings_changes_every_season() -> None:
    table = Table(2)
    for king in (1, 0, 1):
        table.to_combat()
        while table.phase == "stock":
            table.act(table.owing[0], **table.legal(table.owing[0])[0])
        if table.phase == "cost":
            for each in (0, 1):
                table.city(each, wheat=8)
            table.resolve_harvest()
        assert table.state.king_of_kings == king


def test_a_game_reduced_to_two_keeps_its_own_rules() -> None:
    table = Table(3)
    table.city(2, home=0, silver=0)
    table.state.alive[2] = 0
    table.state.out[2] = 1
    table.to_courts()
    assert len(table.state.stalls) == 4
    assert GAME.view(table.state, SPECTATOR).assisi is None
    table.hold(0, 1, 1, 1, 1)
    table.take(0, "quarry", 1)
    table.do(1, "pass-die")
    assert (table.phase, table.owing) == ("court", [1])  # no second die for the holder
