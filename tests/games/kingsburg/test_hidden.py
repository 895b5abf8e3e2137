"""The enemy of the year: who may know it, and what the others are told."""

from __future__ import annotations

from collections import Counter

import pytest
from contract import play
from games.kingsburg.scripted import ScriptedGame
from games.random_games import positions
from games.scripted import thorough
from hypothesis import given

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.actions import name_card
from ludotheca.games.kingsburg.game import GAME
from ludotheca.games.kingsburg.state import KingsburgState
from ludotheca.games.kingsburg.view import view
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.match import Match
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NONE, SPECTATOR

VIEWERS = (0, 1, 2, SPECTATOR)


def general() -> ScriptedGame:
    """Seat 1 has two soldiers of the General's and is about to look."""
    game = ScriptedGame(3)
    game.season((6, 6, 6), (1, 4, 6), (6, 6, 6))
    game.influence(1, "general", 4, 6)
    game.events()
    while game.mover >= 0 and "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    return game


def test_the_draw_is_for_the_peekers_eyes() -> None:
    game = general()
    assert game.mover == CHANCE
    assert game.state.audience() == 0b010


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_who_looks_only_he_what_he_sees(viewer: int) -> None:
    game = general()
    game.enemy("zombies", 4)
    heard = [(event.kind, event.args) for event in game.events(viewer) if event.kind.startswith("peeked")]
    expected = [("peeked", {"seat": 1})]
    if viewer == 1:
        expected.append(("peeked-mine", {"seat": 1, "year": 1, "enemy": "zombies", "strength": 4}))
    assert heard == expected


def test_views_show_it_to_the_peeker_only() -> None:
    game = general()
    game.enemy("zombies", 4)
    for viewer in VIEWERS:
        seen = view(game.state, viewer)
        assert seen.seen_by == [1]
        assert not seen.revealed
        if viewer == 1:
            assert seen.enemy is not None
            assert (seen.enemy.enemy, seen.enemy.strength) == ("zombies", 4)
            assert (seen.enemy.lose, seen.enemy.gain) == ({"points": 2}, {"points": 1})
        else:
            assert seen.enemy is None


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_another_card_gives_the_others_the_same_bytes(viewer: int) -> None:
    said = set()
    for card in range(box.CARDS_A_YEAR):
        game = general()
        game.enemy(**{key: value for key, value in name_card(card).items() if key != "year"})
        events = [(event.kind, event.args) for event in game.events(viewer)]
        decision = GAME.decision(game.state, viewer) if viewer >= 0 else None
        said.add(canonical([view(game.state, viewer), events, decision, GAME.results(game.state)]))
    assert len(said) == 1


def test_samples_draw_it_anew_for_who_does_not_know_it() -> None:
    game = general()
    game.enemy("zombies", 4)
    rng = Rng(1)
    for viewer in VIEWERS:
        drawn = Counter(
            int(GAME.sample(play.look(GAME, game.state, viewer, {}), rng).dump()["enemy"]) for _ in range(400)
        )  # type: ignore[call-overload]
        if viewer == 1:
            assert drawn == {4: 400}
        else:
            assert set(drawn) == set(range(5))
            assert max(drawn.values()) < 120


def test_the_looks_of_all_players_tell_a_spectator_nothing() -> None:
    game = general()
    game.enemy("zombies", 4)
    game.state.known = 0b111
    assert view(game.state, SPECTATOR).enemy is None
    assert all(view(game.state, seat).enemy is not None for seat in range(3))


def test_it_is_open_to_all_in_winter() -> None:
    game = general()
    game.enemy("zombies", 4)
    game.begin(8)
    assert game.state.known == EVERYONE
    for viewer in VIEWERS:
        seen = view(game.state, viewer)
        assert seen.revealed
        assert seen.enemy is not None
    before = game.state.dump()
    game.state.redraw_hidden(SPECTATOR, Rng(1))
    assert game.state.dump() == before


def test_a_second_look_of_the_same_seat_shows_nothing_new() -> None:
    game = ScriptedGame(3)
    game.season((6, 6, 6), (4, 6, 6), (6, 6, 6))
    game.state.enemy, game.state.known = 2, 0b010
    game.influence(1, "general", 4, 6)
    shown = game.state.shown
    while game.mover >= 0 and "influence" in game.types(game.mover):
        game.pass_turn(game.mover)
    assert game.state.shown == shown
    assert game.soldiers(1) == 2


def test_an_act_that_shows_the_card_cannot_be_taken_back() -> None:
    """The Queen's goods are chosen before the look; once the card is seen the choice stands."""
    match = Match.start(GAME, SeededDealer(1), players=3)
    for seat in range(3):
        match.submit(seat, {"type": "take", "goods": ["gold"]})
    state = match.state
    assert isinstance(state, KingsburgState)
    state.enemy, state.known = box.first_card(1), 0b001
    state.stage, state.mover, state.gift = 15, 1, 34  # the Queen's gift to seat 1, who does not know the card
    match.submit(1, {"type": "take", "goods": ["gold", "gold"]})
    assert not match.can_undo(1)


@thorough
@given(positions(GAME))
def test_any_view_gives_its_state_back(state: KingsburgState) -> None:
    for viewer in (*range(int(state.players)), SPECTATOR):
        seen = view(state, viewer)
        again = GAME.state_from_view(
            play.look(GAME, state, viewer, {"one_plus2_per_season": bool(state.one_plus2)})
        )
        assert isinstance(again, KingsburgState)
        assert view(again, viewer) == seen
        if seen.enemy is not None or state.enemy == NONE:
            assert again.dump() == state.dump()
        else:
            again.enemy = state.enemy
            assert again.dump() == state.dump()
