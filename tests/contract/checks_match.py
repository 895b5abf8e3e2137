"""Checks of the match around a title: taking back, sealed and parallel answers in any order, stale commands."""

from __future__ import annotations

from contract import play

from ludotheca.kernel import record as files
from ludotheca.kernel.codec import digest
from ludotheca.kernel.errors import CannotUndo, StaleCommand
from ludotheca.kernel.game import Game, Options
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.preview import preview
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, SEVERAL, State

PAIRS = 3  # samples per viewer and act


def _told(match: Match) -> list[bytes]:
    """What the position tells everybody; `head` and the like count the entries and may differ."""
    told = play.Told(match.game, match.state)
    return [said for viewer in play.viewers(match.state) for said in told.to(viewer).values()]


def check_undo(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Taking back gives the position before, doing it again the position after, whatever others did meanwhile."""
    match = play.new_match(game, players, options, seed)
    rng = Rng(seed, 31)
    for seat, action, thorough in play.thinking(match, seed, every):
        if not thorough:
            match.submit(seat, action)
            continue
        before, start, told = digest(match.state), match.state.clone(), _told(match)
        match.submit(seat, action)
        after = digest(match.state)
        if not match.can_undo(seat):
            continue
        head = match.head
        entry = match.undo(seat)
        assert (entry.undo, match.head) == (head - 1, head + 1), "taking back is not one entry more"
        assert digest(match.state) == before == entry.digest, "taking back does not give the position before"
        assert _told(match) == told, "taking back leaves something to see"
        match.submit(seat, action)
        assert digest(match.state) == after, "doing it again is not the same"
        _undo_around_others(match, start, seat, action, rng)
    text = files.to_bytes(match.record())
    assert files.to_bytes(verify(game, files.from_bytes(text)).record()) == text


def _undo_around_others(match: Match, start: State, seat: int, action: int, rng: Rng) -> None:
    """`seat` has just done `action` in `start`; others of its step answer, then it takes back and does it again."""
    step = int(start.step)
    line: play.Line = []
    while len(line) < 3 and match.state.to_move() == SEVERAL and match.state.step == step:
        others = [other for other in match.owing if other != seat]
        if not others:
            break
        other = play.among(others, rng)
        answer = play.among(play.listed(match.state, other), rng)
        without = start.clone()
        for earlier in line:
            without.apply(*earlier)
        assert answer in play.listed(without, other), "an answer in a shared step depends on another's"
        without.apply(other, answer)
        match.submit(other, answer)
        line.append((other, answer))
        if match.state.step != step or match.state.shown != start.shown:
            break
        both = digest(match.state)
        assert match.can_undo(seat), "an answer cannot be taken back though its step is open"
        match.undo(seat)
        assert digest(match.state) == digest(without), "taking back is not as if it had never been"
        match.submit(seat, action)
        assert digest(match.state) == both, "doing it again after others is not the same"


def check_barrier(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Nothing is taken back across chance, across anything hidden that was shown, or across another's answer."""
    match = play.new_match(game, players, options, seed)
    rng = Rng(seed, 32)
    _nobody_can_undo(match)
    for seat, action, thorough in play.thinking(match, seed, every):
        before, several = match.state.clone(), match.state.to_move() == SEVERAL
        made = match.submit(seat, action)
        if match.over or match.state.shown != before.shown or any(entry.seat == CHANCE for entry in made):
            _nobody_can_undo(match)
            continue
        if not several:
            for other in range(players):
                assert other == seat or not match.can_undo(other), (
                    f"{other} can take back what {seat} has answered"
                )
        if match.can_undo(seat) and thorough:
            _taught_nothing(game, options, before, seat, action, rng)


def _nobody_can_undo(match: Match) -> None:
    before = (match.head, digest(match.state))
    for seat in (*range(match.header.players), CHANCE, match.header.players):
        assert not match.can_undo(seat), f"seat {seat} can take back across a barrier"
        refused = isinstance(play.refusal(match.undo, seat), CannotUndo)
        assert refused, f"seat {seat} took back across a barrier"
    assert (match.head, digest(match.state)) == before, "a refused undo left a trace"


def _taught_nothing(game: Game, options: Options, before: State, seat: int, action: int, rng: Rng) -> None:
    """An act that may be taken back has told nobody anything: positions a viewer could not tell apart before it, he
    cannot tell apart after it."""
    truth = before.clone()
    heard = play.apply_and_hear(game, truth, seat, action)
    told_before, told_after = play.Told(game, before), play.Told(game, truth)
    for viewer in play.viewers(before):
        view, hidden = play.look(game, before, viewer, options), play.hidden_from(game, before, seat, viewer)
        what = f"{game.encode(action)} of seat {seat} can be taken back, but viewer {viewer}"
        for _ in range(PAIRS):
            sample = game.sample(view, rng)
            start = play.Told(game, sample.clone())
            possible = play.listed(sample, seat)
            learnt = "" if hidden or action in possible else "learnt that it was possible"
            if not learnt:
                echo = play.among(possible, rng) if hidden else action
                heard_too = play.apply_and_hear(game, sample, seat, echo)
                if hidden and truth.shown != sample.shown:
                    break
                if play.hears(heard, viewer) != play.hears(heard_too, viewer):
                    learnt = "heard something hidden"
                elif told := play.told_apart(told_after, play.Told(game, sample), viewer):
                    learnt = f"seen something hidden: {told}"
            # A sample that could be told from the truth before the act is the business of `samples`.
            assert not learnt or play.told_apart(told_before, start, viewer), f"{what} has {learnt}"


def check_order(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """The answers of a shared step give the same position in whatever order they come in."""
    rng = Rng(seed, 33)
    start: State | None = None
    acts: play.Line = []
    state: State | None = None
    for state, seat, action, _ in play.walk(game, players, options, seed):
        if start is not None and state.step != start.step:
            _shuffle_step(game, start, acts, state, rng)
            start = None
        if start is None and state.to_move() == SEVERAL:
            start, acts = state.clone(), []
        acts.append((seat, action))
    if start is not None and state is not None and state.step != start.step:
        _shuffle_step(game, start, acts, state, rng)


def _shuffle_step(game: Game, start: State, acts: play.Line, end: State, rng: Rng) -> None:
    """Every seat keeps the order of its own acts; whose turn it is to be heard is drawn."""
    queues = {seat: [action for other, action in acts if other == seat] for seat, _ in acts}
    state = start.clone()
    while queues:
        seat = play.among(sorted(queues), rng)
        action = queues[seat].pop(0)
        assert action in play.listed(state, seat), (
            f"{game.encode(action)} of seat {seat} depends on others' answers"
        )
        state.apply(seat, action)
        if not queues[seat]:
            del queues[seat]
    assert digest(state) == digest(end), "the order of the answers matters"


def check_stale(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """An answer to a decision that has changed is refused; one that only others' answers overtook is not."""
    match = play.new_match(game, players, options, seed)
    opened = match.head  # when the step now open was opened
    step = int(match.state.step)
    answered: set[int] = set()  # who has acted since
    for seat, action, _ in play.thinking(match, seed):
        if match.state.step != step:
            opened, step, answered = match.head, int(match.state.step), set()
        before = (match.head, digest(match.state))
        bad = [match.head + 1, -1, *([opened - 1] if opened else []), *([opened] if seat in answered else [])]
        for base in bad:
            refused = play.refusal(match.submit, seat, action, base=base)
            assert isinstance(refused, StaleCommand), f"a command made at entry {base} got {refused}"
            assert refused.details == {"base": base, "head": match.head}
        assert (match.head, digest(match.state)) == before, "a stale command left a trace"
        fresh = match.state.to_move() == SEVERAL and seat not in answered
        match.submit(seat, action, base=opened if fresh else match.head)
        answered.add(seat)


def check_previews(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """What a preview says of an act comes true; it is silent only about an act that shows something hidden."""
    match = play.new_match(game, players, options, seed)
    for seat, action, thorough in play.thinking(match, seed, every):
        if thorough:
            _comes_true(match, seat, action)
        match.submit(seat, action)


def _comes_true(match: Match, seat: int, action: int) -> None:
    game, state, named = match.game, match.state.clone(), match.game.encode(action)
    told = preview(game, match.view(seat), named)
    heard = play.apply_and_hear(game, state, seat, action)
    shows = int(state.shown) != int(match.state.shown)
    assert told.certain != shows, f"a preview of {named} says certain={told.certain}, but it shows: {shows}"
    if told.certain:
        truth = [(item.event.kind, item.event.args) for item in heard if item.heard_by(seat)]
        foretold = [(event.kind, event.args) for event in told.events]
        assert foretold == truth, f"a preview of {named} tells {foretold}, and it was {truth}"
        gained = game.score(state, seat) - game.score(match.state, seat)
        assert told.points == gained, f"{named} gains {gained} points, and a preview says {told.points}"
        after = match.copy()
        after.submit(seat, action)
        assert told.back == after.can_undo(seat), f"{named}: a preview says back={told.back}"
        assert told.owing in ([], after.owing), f"{named}: {after.owing} owe, and a preview says {told.owing}"
