"""Checks of what is legal, what it is called, what it leads to and what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import isfinite, sqrt
from typing import Any

import msgspec
from contract import play

from ludotheca.kernel.chance import Fairness, SeededDealer
from ludotheca.kernel.codec import canonical, digest
from ludotheca.kernel.errors import BadAction, IllegalAction, NotYourDecision
from ludotheca.kernel.game import Game, Named, Options
from ludotheca.kernel.match import Match, verify
from ludotheca.kernel.names import Field
from ludotheca.kernel.record import Record
from ludotheca.kernel.rng import Rng
from ludotheca.kernel.state import CHANCE, EVERYONE, NOBODY, SEVERAL

MOST_TRIED = 60  # listed actions that are really applied in one position
MOST_DRAWS = 6_000  # of one distribution


def check_actions(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Whoever must decide has a settled list of different actions, and every one of them applies."""
    rng = Rng(seed, 3)
    for moment in play.walk(game, players, options, seed, every):
        state, mover = moment.state, moment.state.to_move()
        owing = play.owing(state)
        assert mover == SEVERAL or owing == [mover] or (not owing and mover == CHANCE), (
            "owes and to_move disagree"
        )
        assert mover != SEVERAL or owing, "several seats are to move, but none owes"
        before = state.dump()
        for seat in play.movers(state):
            actions = play.listed(state, seat)
            assert actions, f"seat {seat} must decide and has nothing to choose from"
            assert len(set(actions)) == len(actions), f"an action of seat {seat} is listed twice"
            assert play.listed(state, seat) == actions, "a second look gives another list"
            if not moment.thorough:
                continue
            for action in play.some(actions, MOST_TRIED, rng):
                after = state.clone()
                after.apply(seat, action)
                assert after.dump() != before, f"{game.encode(action)} changes nothing"
                assert after.step >= state.step, f"{game.encode(action)} turns the step back"
                assert after.shown >= state.shown, f"{game.encode(action)} hides what was shown"
                for mover_then in play.movers(after):
                    assert play.listed(after, mover_then), f"nothing can be done after {game.encode(action)}"
        assert state.dump() == before, "looking at the actions changed the position"


def check_steps(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A step is shared by several seats from its first act to its last, or not at all. A shared one is open as long as
    a seat owes its answer, and what that seat may answer does not change meanwhile."""
    shared: dict[int, bool] = {}
    for state, seat, action, thorough in play.walk(game, players, options, seed, every):
        several = state.to_move() == SEVERAL
        assert shared.setdefault(int(state.step), several) == several, (
            f"step {state.step} is shared by several seats at one time and not at another"
        )
        others = [other for other in play.owing(state) if other != seat]
        if several and others:
            after = state.clone()
            after.apply(seat, action)
            assert after.step == state.step, f"the step closes though seat {others[0]} has not answered"
            for other in others if thorough else ():
                kept = canonical(game.decision(after, other)) == canonical(game.decision(state, other))
                assert kept, f"the decision of seat {other} changes with another's answer"


def check_listening(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Nothing depends on whether somebody listens."""
    for state, seat, action, _ in play.walk(game, players, options, seed):
        listened, unheard = state.clone(), state.clone()
        play.apply_and_hear(game, listened, seat, action)
        unheard.apply(seat, action)
        assert digest(listened) == digest(unheard), (
            f"{game.encode(action)} does something else while somebody listens"
        )


def check_refusals(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """What is not listed is refused, whatever it is and whoever sends it, and leaves the match as it was."""
    match = play.new_match(game, players, options, seed)
    rng = Rng(seed, 4)
    seen: dict[int, None] = {}  # a set that keeps its order
    for seat, action, thorough in play.thinking(match, seed, every):
        seen.update(dict.fromkeys(play.listed(match.state, seat)))
        if thorough:
            before = (match.head, digest(match.state), match.owing)
            _refuse_unlisted(match, seat, list(seen), rng)
            _refuse_foreign(match, action)
            assert (match.head, digest(match.state), match.owing) == before, "a refused action left a trace"
        match.submit(seat, action)
    for seat in range(players) if match.over else ():
        _refused(match, seat, next(iter(seen)), NotYourDecision)


def _refuse_unlisted(match: Match, seat: int, seen: list[int], rng: Rng) -> None:
    decision = match.decision(seat)
    assert decision is not None
    listed = {canonical(action) for action in decision.actions}
    codes = set(play.listed(match.state, seat))
    numbers = [*play.some(seen, 12, rng), -1, max(codes) + 1, max(seen) + 1, 10**30]
    for number in numbers:
        if number not in codes:
            _refused(match, seat, number, IllegalAction)
    # A name that the decision does not list must not get in through `submit` either.
    names: list[Any] = [match.game.encode(code) for code in play.some(seen, 12, rng)]
    names += [name for listed_name in play.some(decision.actions, 3, rng) for name in misspelt(listed_name)]
    names += [match.game.encode(code) for code in play.some(list(codes), 6, rng)]
    names += [
        {},
        {"type": "no such type"},
        {"type": None},
        {"type": ["x"]},
        {"type": {}},
        [],
        "pass",
        None,
        True,
        1.5,
    ]
    for name in names:
        if canonical(name) not in listed:
            _refused(match, seat, name, (BadAction, IllegalAction))


def _refuse_foreign(match: Match, action: int) -> None:
    for seat in (CHANCE, match.header.players, 10**6, *range(match.header.players)):
        if seat not in match.owing:
            _refused(match, seat, action, NotYourDecision)


def _refused(match: Match, seat: int, action: Any, error: Any) -> None:
    refused = play.refusal(match.submit, seat, action)
    assert refused is not None, f"seat {seat}: {action!r} was accepted, though it is not listed"
    assert isinstance(refused, error), f"seat {seat}: {action!r} was refused with {refused!r}"


def misspelt(named: Named) -> list[Named]:
    """Names that are nearly this one."""
    wrong: list[Named] = [{**named, "surplus": 1}, {**named, "type": named["type"].upper()}]
    for field, value in named.items():
        wrong.append({name: kept for name, kept in named.items() if name != field})
        wrong += [{**named, field: other} for other in _nearly(value)]
    return wrong


def _nearly(value: Any) -> list[Any]:
    strange: list[Any] = [[value], {"is": value}, 10**30, -1, 1e300, "", "nonsense", False, True]
    if isinstance(value, bool) or value is None:
        return [*strange, None, str(value), 0, 1]
    if isinstance(value, int):
        return [*strange, None, str(value), float(value), value + 0.5, value + 10**6]
    if isinstance(value, str):
        return [*strange, None, value.upper(), f" {value}", f"{value}\n"]
    if isinstance(value, list):
        longer = [[*value, value[0]]] if value else []
        return [
            *strange,
            None,
            value[::-1],
            *longer,
            [*value, "x"],
            [*value, -1],
            [*value, 10**6],
            value[:-1] + [None],
        ]
    return [*strange, None]


def check_names(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """`encode` and `decode` are inverse, through JSON too, and different actions have different names."""
    for moment in play.walk(game, players, options, seed, every):
        if not moment.thorough:
            continue
        for seat in play.movers(moment.state):
            names = set()
            for action in play.listed(moment.state, seat):
                named = game.encode(action)
                assert isinstance(named.get("type"), str), f"{named} has no type"
                text = canonical(named)
                names.add(text)
                assert game.decode(named) == action, f"{named} is read as another action than {action}"
                again = msgspec.json.decode(text)
                assert again == named, f"{named} is not plain JSON"
                assert game.decode(again) == action
                assert canonical(game.encode(game.decode(again))) == text
            assert len(names) == len(play.listed(moment.state, seat)), "two listed actions have one name"


def check_tables(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Actions, events and decisions are told as the title's tables declare them."""
    events = {shape.kind: shape.fields for shape in game.events.shapes()}
    decisions = {shape.kind: shape.fields for shape in game.decisions.shapes()}
    for moment in play.walk(game, players, options, seed, every):
        if not moment.thorough:
            continue
        for seat in play.movers(moment.state):
            for action in play.listed(moment.state, seat)[:8]:
                named = game.encode(action)
                kind = named.pop("type")
                _fits(kind, game.actions.acts[kind].fields, named)
            if seat != CHANCE:
                kind, args = game.describe(moment.state, seat)
                _fits(kind, decisions[kind], args)
        for heard in play.apply_and_hear(game, moment.state.clone(), moment.seat, moment.action):
            _fits(heard.event.kind, events[heard.event.kind], heard.event.args)


def _fits(kind: str, fields: Sequence[Field], args: Mapping[str, Any]) -> None:
    """The arguments have the names and the types of the fields."""
    assert sorted(args) == sorted(field.name for field in fields), f"'{kind}' says {sorted(args)}"
    for field in fields:
        try:
            msgspec.convert(args[field.name], field.type)
        except msgspec.ValidationError as error:
            raise AssertionError(f"'{kind}' says {field.name}: {args[field.name]!r}: {error}") from None


def check_ends(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """The game ends within the bound, and then nobody has anything left to decide."""
    state = play.new_state(game, players, options)
    play.play_on(state, Rng(seed, 1), play.BOUND)
    assert state.to_move() == NOBODY, f"no end after {play.BOUND} actions"
    assert not play.owing(state), "the game is over, but a seat still owes a decision"
    assert state.first_owing() == NOBODY
    assert all(game.decision(state, seat) is None for seat in range(players))


def check_faults(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """The title's own invariants hold in every position."""
    state = None
    for state, _, _, _ in play.walk(game, players, options, seed):
        assert game.faults(state) == []
    assert state is not None, "the game is over before it begins"
    assert game.faults(state) == []


def check_scores(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Score lines sum to the score, places follow from comparing, only the first can have won, and where all have lost
    nobody has a place."""
    state = play.new_state(game, players, options)
    for moment in play.walk(game, players, options, seed, every):
        state = moment.state
        if moment.thorough:
            _check_results(game, state)
    _check_results(game, state)


def _check_results(game: Game, state: Any) -> None:
    seats = range(int(state.players))
    over = state.to_move() == NOBODY
    results = game.results(state)
    assert [result.seat for result in results] == list(seats)
    lost = over and not any(result.won for result in results)
    for seat, result in enumerate(results):
        lines = sum(line.points for line in result.lines)
        assert lines == state.score(seat), f"seat {seat}: {lines} by line, {state.score(seat)} in all"
        later = sum(line.points for line in result.lines if line.later)
        assert result.score == lines - later == game.score(state, seat), f"seat {seat} shows {result.score}"
        assert not over or not later, f"seat {seat}: the game is over, and {later} points are still to come"
        better = sum(1 for other in seats if state.compare(other, seat) > 0)
        place = None if lost else 1 + better
        assert result.place == place, f"seat {seat}: place {result.place}, but {better} stand before it"
        # Some games can be lost by all; but whoever wins is first, and equals win or lose together.
        assert not result.won or (over and result.place == 1), f"seat {seat} has won in place {result.place}"
        for other in seats:
            assert (state.compare(seat, other) > 0) == (state.compare(other, seat) < 0), "compare is lopsided"
    firsts = {result.won for result in results if result.place == 1}
    assert lost or len(firsts) == 1, "of those who share the first place some have won and some have not"


def check_chance(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """Every outcome that is listed has its own weight above zero; a draw is for somebody's eyes or all, and has a key of
    its own."""
    keys = set()
    for state, seat, _, _ in play.walk(game, players, options, seed):
        if seat == CHANCE:
            weights = [int(weight) for weight in state.weights()]
            assert len(weights) == len(play.listed(state, CHANCE)), "not one weight per outcome"
            assert all(weight > 0 for weight in weights), f"a listed outcome cannot come: {weights}"
            assert sum(weights) < 2**31, "more weight than the generator can take"
            assert [int(weight) for weight in state.weights()] == weights, "a second look gives other weights"
            assert state.audience() == EVERYONE or 0 <= state.audience() < 1 << players, (
                "an audience of strangers"
            )
            key = tuple(state.chance_key())
            assert key, "a draw has no key"
            assert key not in keys, f"two draws have the key {key}"
            keys.add(key)


class RiggedDealer:
    """A dealer that cheats once, and says that it did not."""

    def __init__(self, honest: SeededDealer, cheat: int) -> None:
        self._honest = honest
        self._cheat = cheat

    def draw(self, index: int, weights: list[int], key: Sequence[int] = ()) -> int:
        return (self._honest.draw(index, weights) + (index == self._cheat)) % len(weights)

    def fairness(self, *, publish: bool) -> Fairness:
        return self._honest.fairness(publish=publish)


def check_chance_in_records(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """A record with an outcome that was never possible, or that chance did not give, is refused."""
    record = _play_out(play.new_match(game, players, options, seed), seed)
    verify(game, record)
    draws = [entry.seq for entry in record.entries if entry.seat == CHANCE]
    names = {canonical(record.entries[seq].action): record.entries[seq].action for seq in draws}
    rng = Rng(seed, 5)
    whole: tuple[int, Named | None, str] | None = None
    match = Match.replay(game, msgspec.structs.replace(record, entries=(), result=None))
    for entry in record.entries:
        if entry.seat == CHANCE and rng.below(every) == 0:
            possible = [game.encode(action) for action in play.listed(match.state, CHANCE)]
            for other in play.some(list(names.values()), 4, rng):
                if other != entry.action:
                    why = "position after" if other in possible else "not legal"
                    altered = msgspec.structs.replace(entry, action=other)
                    _refused_for(why, play.fork(match).extend, altered)
                    whole = entry.seq, other, why
        match.extend(entry)
    if whole is not None:  # what every entry was refused for one by one, a whole record is refused for too
        seq, other, why = whole
        _refused_for(why, Match.replay, game, _altered(record, seq, other))
    for cheat in play.some(range(len(draws)), 1 + 2 // every, rng):
        dealer = RiggedDealer(SeededDealer(seed), cheat)
        rigged = _play_out(play.new_match(game, players, options, seed, dealer), seed)
        if rigged.entries[: draws[cheat] + 1] == record.entries[: draws[cheat] + 1]:
            continue  # there was only one outcome
        Match.replay(game, rigged)
        _refused_for("should be", verify, game, rigged)


def _play_out(match: Match, seed: int) -> Record:
    for seat, action, _ in play.thinking(match, seed):
        match.submit(seat, action)
    return match.record()


def _altered(record: Record, seq: int, action: Named | None) -> Record:
    entries = list(record.entries)
    entries[seq] = msgspec.structs.replace(entries[seq], action=action)
    return msgspec.structs.replace(record, entries=tuple(entries))


def _refused_for(why: str, read: Callable[..., Any], *what: Any) -> None:
    refused = play.refusal(read, *what)
    assert refused is not None, f"altered chance was accepted ({why})"
    assert why in str(refused), f"refused for another reason: {refused}"


def check_random_action(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """`random_action` gives every listed action as often as it should and no other, and only looks."""
    rng = Rng(seed, 6)
    for moment in play.walk(game, players, options, seed, every):
        state, seat = moment.state, moment.seat
        actions = play.listed(state, seat)
        before = state.dump()
        assert state.random_action(seat, rng) in actions, "random_action gives what is not listed"
        assert state.dump() == before, "random_action changed the position"
        weights = [int(weight) for weight in state.weights()] if seat == CHANCE else [1] * len(actions)
        draws = 25 * (sum(weights) // max(1, min(weights)) + 1)
        if moment.thorough and len(actions) > 1 and draws <= MOST_DRAWS:
            drawn = Counter(int(state.random_action(seat, rng)) for _ in range(draws))
            assert set(drawn) == set(actions), f"of {len(actions)} actions only {len(drawn)} come up"
            expected = [draws * weight / sum(weights) for weight in weights]
            off = sum((drawn[a] - e) ** 2 / e for a, e in zip(actions, expected, strict=True))
            freedom = len(actions) - 1
            assert off < freedom + 8 * sqrt(2 * freedom) + 20, f"random_action is biased: {drawn}"


def check_greedy(game: Game, players: int, options: Options, seed: int, every: int = 1) -> None:
    """The title's quick policy gives a listed action, on the truth and on a sample; it and the estimate only look."""
    rng = Rng(seed, 7)
    for moment in play.walk(game, players, options, seed, every):
        state, seat = moment.state, moment.seat
        if seat == CHANCE or not moment.thorough:
            continue
        before = state.dump()
        assert state.greedy_action(seat, rng) in play.listed(state, seat), (
            "the policy gives what is not listed"
        )
        assert isfinite(state.evaluate(seat)), "the estimate is no number"
        assert state.dump() == before, "the policy or the estimate changed the position"
        sample = game.sample(play.look(game, state, seat, options), rng)
        assert sample.greedy_action(seat, rng) in play.listed(state, seat), "from a sample the policy errs"
