"""What closed fists hide, and what others imagine in them."""

from __future__ import annotations

from contract import play
from games.comuni.scripted import armed

from ludotheca.games.comuni.game import GAME
from ludotheca.kernel.codec import canonical
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import SPECTATOR


def test_a_closed_fist_shows_to_nobody_else() -> None:
    """Every other commitment gives the others the same bytes, while it is being made and once it is sealed."""
    told: dict[int, set[bytes]] = {0: set(), 2: set(), SPECTATOR: set()}
    for gold, sent, home in ((0, 0, 0), (1, 3, 2), (1, 0, 1), (0, 5, 0)):
        game = armed(gold=2)
        game.begin_invasion("A")
        game.events()
        messages: dict[int, list[bytes]] = {viewer: [] for viewer in told}
        for kind, armies in (("gold-armies", gold), ("alliance", sent), ("city", home)):
            game.act(1, type=kind, armies=armies)
            heard = game.state.sink.take() if game.state.sink else []
            for viewer, said in messages.items():
                said.append(canonical(GAME.view(game.state, viewer)))
                said.append(canonical(GAME.results(game.state)))
                said += [
                    canonical(GAME.events.name(0, kind_, numbers))
                    for kind_, audience, numbers in heard
                    if audience == -1 or (viewer >= 0 and audience >> viewer & 1)
                ]
        for viewer, said in messages.items():
            told[viewer].add(b"\n".join(said))
    assert {viewer: len(said) for viewer, said in told.items()} == {0: 1, 2: 1, SPECTATOR: 1}


def test_one_sees_ones_own_fist_and_how_far_the_others_have_come() -> None:
    game = armed(gold=2)
    game.begin_invasion("A")
    game.act(1, type="gold-armies", armies=1)
    mine = game.view(1).seats[1].commitment
    assert mine is not None
    assert (mine.gold, mine.alliance, mine.city) == (2, None, None)
    for viewer in (0, 2, SPECTATOR):
        seen = game.view(viewer).seats[1]
        assert (seen.commitment, seen.next_step, seen.sealed) == (None, "alliance", False)
    game.act(1, type="alliance", armies=3)
    game.act(1, type="city", armies=0)
    assert game.view(0).seats[1].sealed


def test_the_others_fists_are_imagined_anew_and_ones_own_is_not() -> None:
    game = armed(gold=4)
    game.begin_invasion("B")
    game.commit(0, 2, 1, gold=1)
    game.commit(1, 3, 2)
    game.act(2, type="gold-armies", armies=2)
    samples = [GAME.sample(play.look(GAME, game.state, 0, {}), Rng(seed)) for seed in range(60)]
    for sample in samples:
        assert not [fault for fault in GAME.faults(sample) if "commit" in fault or "exchange" in fault]
        own = (sample.gold_armies[0], sample.alliance[0], sample.city[0])  # type: ignore[attr-defined]
        assert [int(part) for part in own] == [1, 2, 1]
    sealed = {(int(s.alliance[1]), int(s.city[1])) for s in samples}  # type: ignore[attr-defined]
    begun = {int(s.gold_armies[2]) for s in samples}  # type: ignore[attr-defined]
    assert len(sealed) > 5
    assert begun == {0, 1, 2}
    assert all(int(s.alliance[2]) == -1 for s in samples)  # type: ignore[attr-defined]
