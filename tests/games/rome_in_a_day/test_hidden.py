"""What sealed splits and choices hide, and what others imagine in them."""

from __future__ import annotations

from games.rome_in_a_day.scripted import SMALL_SETS, divided, explored

from ludotheca.games.rome_in_a_day.rules.hidden import redraw_hidden
from ludotheca.games.rome_in_a_day.view import view
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SPECTATOR


def test_a_sealed_split_shows_to_nobody_else() -> None:
    seen: dict[int, set[bytes]] = {0: set(), 1: set(), 2: set(), SPECTATOR: set()}
    for small in SMALL_SETS:
        game = explored()
        game.act(1, type="split", small=small)
        for viewer, views in seen.items():
            views.add(canonical(view(game.state, viewer)))
        assert view(game.state, 1).seats[1].split == small
        assert view(game.state, 0).seats[1].split is None
        assert [seat.sealed for seat in view(game.state, 0).seats] == [False, True, False]
    assert {viewer: len(views) for viewer, views in seen.items()} == {0: 1, 1: 16, 2: 1, SPECTATOR: 1}


def test_a_sample_draws_the_others_splits_anew() -> None:
    game = explored()
    game.act(0, type="split", small=[0, 1])
    game.act(1, type="split", small=[4])
    rng = Rng(3)
    drawn = set()
    for _ in range(400):
        sample = game.state.clone()
        redraw_hidden(sample, 0, rng)
        assert int(sample.split[0]) == 3
        assert int(sample.split[2]) == -1
        assert canonical(view(sample, 0)) == canonical(view(game.state, 0))
        drawn.add(int(sample.split[1]))
    assert drawn == {sum(1 << i for i in small) for small in SMALL_SETS}


def test_a_sealed_choice_shows_to_nobody_else() -> None:
    seen: dict[int, set[bytes]] = {0: set(), 1: set(), 2: set(), SPECTATOR: set()}
    for which in ("small", "large"):
        game = divided(3, [[0], [1], [2]])
        game.act(1, type="take", set=which)
        assert view(game.state, 1).seats[1].choice == which
        assert [seat.sealed for seat in view(game.state, 2).seats] == [False, True, False]
        for viewer, views in seen.items():
            views.add(canonical(view(game.state, viewer)))
    assert {viewer: len(views) for viewer, views in seen.items()} == {0: 1, 1: 2, 2: 1, SPECTATOR: 1}


def test_a_sample_draws_the_others_choices_anew() -> None:
    game = divided(3, [[0], [1], [2]])
    game.act(0, type="take", set="large")
    game.act(1, type="take", set="large")
    rng = Rng(5)
    drawn = set()
    for _ in range(60):
        sample = game.state.clone()
        redraw_hidden(sample, 0, rng)
        assert (int(sample.choice[0]), int(sample.choice[2])) == (1, -1)
        assert list(sample.split) == [1, 2, 4]  # open since the screens went
        drawn.add(int(sample.choice[1]))
    assert drawn == {0, 1}
