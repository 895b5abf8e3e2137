"""Deals that are the same for everybody: equal questions get equal dice, whatever was decided before."""

from __future__ import annotations

import pytest

from ludotheca.games import registry
from ludotheca.kernel import record
from ludotheca.kernel.deal import Deal, derived
from ludotheca.kernel.errors import FairnessError
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, NOBODY

PAIRS = 200
DRAWS = 30  # of a game; its later ones are no other


def deal_of(title: str, number: int = 0) -> Deal:
    name = f"test {number}"
    return Deal(
        name=name,
        title=title,
        players=2,
        options={},
        bots=("greedy",),
        seat=0,
        secret=derived(b"test", name),
    )


def drawn(title: str, number: int, client: int) -> dict[tuple[int, ...], tuple[tuple[int, ...], int]]:
    """By its key, what could be drawn and what was, at the table of a client who plays as it likes."""
    game, rng = registry.get(title), Rng(number, client)
    dealer = deal_of(title, number).dealer()
    state = game.new_state(2, game.check_options({}, 2), game.meta.rules_version)
    seen = {}
    while (seat := int(state.first_owing())) != NOBODY and len(seen) < DRAWS:
        if seat == CHANCE:
            weights, key = [int(weight) for weight in state.weights()], tuple(state.chance_key())
            action = int(state.actions(CHANCE)[dealer.draw(0, weights, key)])
            assert key not in seen
            seen[key] = (tuple(int(a) for a in state.actions(CHANCE)), *weights), action
        else:
            action = int(state.random_action(seat, rng))
        state.apply(seat, action)
    return seen


@pytest.mark.once
@pytest.mark.parametrize("title", registry.titles())
def test_two_who_part_at_the_first_move_see_the_same_dice(title: str) -> None:
    shared = 0
    for number in range(PAIRS):
        one, two = drawn(title, number, 1), drawn(title, number, 2)
        for key in one.keys() & two.keys():
            if one[key][0] == two[key][0]:  # the same question
                assert one[key] == two[key], key
                shared += 1
    assert shared > 5 * PAIRS


@pytest.mark.parametrize("title", registry.titles())
def test_another_deal_is_another_deal(title: str) -> None:
    assert drawn(title, 0, 1) != drawn(title, 1, 1)


def test_a_game_on_a_deal_is_proved_by_its_record() -> None:
    deal = deal_of("rome_in_a_day")
    game, rng = registry.get(deal.title), Rng(4)
    match = Match.start(game, deal.dealer(), players=2)
    while match.owing:
        seat = match.owing[0]
        match.submit(seat, int(match.state.random_action(seat, rng)))
    kept = match.record()
    assert kept.header.fairness.commitment == deal.commitment
    assert verify(game, kept).over
    other = deal_of("rome_in_a_day", 1)
    lied = record.from_bytes(record.to_bytes(kept))
    fairness = type(kept.header.fairness)(
        method=kept.header.fairness.method, match=deal.name, commitment=other.commitment, secret=other.secret
    )
    header = type(kept.header)(
        **{
            field: getattr(lied.header, field)
            for field in lied.header.__struct_fields__
            if field != "fairness"
        },
        fairness=fairness,
    )
    with pytest.raises(FairnessError):
        verify(game, type(kept)(header, lied.entries, lied.result))


def test_secrets_follow_from_names_alone() -> None:
    assert derived(b"house", "day") == derived(b"house", "day")
    assert len({derived(b"house", "day"), derived(b"house", "day 2"), derived(b"other", "day")}) == 3
