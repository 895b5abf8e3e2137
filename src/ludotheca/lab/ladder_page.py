"""docs/strength.md from the results of the ladder's matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from ludotheca.bots.levels import LEVELS
from ludotheca.bots.settings import LevelSettings, settings_for
from ludotheca.games import registry
from ludotheca.lab.arena.outcome import Outcome
from ludotheca.lab.ladder import PAGE, TitleMatch
from ludotheca.lab.statistics import surely_less

HEADINGS = {
    "yardsticks": "Against the yardsticks",
    "levels": "Each level against the one below",
    "budget": "Strength against budget",
    "characters": "Characters against masters",
    "search": "Flat or tree, at equal iterations",
}
INTRO = """# How strong the bots are

Every figure here was played in the arena and can be played again with the command beside it. One bot sits against equal
opponents; the seats are rotated on the same deals; a victory shared by *k* seats counts 1/*k*. *Share* is the share of games the
first bot named wins, with the Wilson interval of 95 %; *fair* is what it would have if all were equally strong.

`greedy` is the title's quick policy without any search, `uniform` takes any legal action. `tree` and `flat` are the search with
and without a tree; the tree of `solo` holds its own decisions only, and the others answer by the
quick policy. `veteran` is the strongest search without a net; it was the master of all titles and is kept as it was. `learned` searches to
the next quiet point and asks the title's net there, `glance` does so one step ahead ([learning.md](learning.md)). A budget behind `@` is
iterations for a decision, so these games are the same on every machine; the seconds are those of the machine that played them, one
core for each game.

This page is written by `ludotheca ladder` from [the list of matches](strength.toml) and the results in `docs/strength`; the
command plays what is missing, or was played by earlier versions of the bots, and rewrites the page.
"""
MARKS = """✓ the whole interval lies above what is wanted, ~ a part of it, ✗ nothing of it.
"""


def write(folder: Path, matches: Sequence[TitleMatch]) -> Path:
    """The page, in place of the earlier one."""
    titles = list(dict.fromkeys(match.plan.title for match in matches))
    parts = [INTRO, summary(titles, matches)]
    parts += [chapter(folder, title, [m for m in matches if m.plan.title == title]) for title in titles]
    path = folder / PAGE
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def summary(titles: Sequence[str], matches: Sequence[TitleMatch]) -> str:
    """What was promised, and what came of it."""
    promises: dict[tuple[tuple[str, ...], int], dict[str, TitleMatch]] = {}
    for match in matches:
        if match.promised is not None:
            promises.setdefault((tuple(match.match.bots), match.plan.players), {})[match.plan.title] = match
    rows = []
    for (bots, players), kept in promises.items():
        cells = [_promise(kept[title]) if title in kept else "" for title in titles]
        rows.append([f"{' – '.join(bots)}, {players} seats", *cells])
    heads = ["first bot's share", *[registry.get(title).meta.names["en"] for title in titles]]
    return f"## In short\n\n{_table(heads, rows)}\n{MARKS}"


def chapter(folder: Path, title: str, matches: Sequence[TitleMatch]) -> str:
    """One title: its levels, then the matches by group."""
    name = registry.get(title).meta.names["en"]
    parts = [f"## {name}\n", levels(title)]
    for group, heading in HEADINGS.items():
        mine = [match for match in matches if match.match.group == group]
        if group == "budget":
            mine.sort(key=lambda match: match.iterations)
        if mine:
            parts += [f"### {name}: {heading.lower()}\n", results(mine), verdict(group, mine), commands(mine)]
            picture = folder / "strength" / title / f"{group}.svg"
            if picture.exists():
                parts.append(f"![{heading}](strength/{title}/{group}.svg)\n")
    return "\n".join(part for part in parts if part)


def levels(title: str) -> str:
    """What each level does: facts that no machine changes."""
    rows = []
    for level in LEVELS:
        own = settings_for(title, level)
        rows.append([level, _decides(own)])
    return _table(["level", "how it decides"], rows)


def _decides(own: LevelSettings) -> str:
    if own.samples:
        return _looks_ahead(own)
    return _searches(own) if own.iterations else _plays_quickly(own)


def _looks_ahead(own: LevelSettings) -> str:
    return f"looks one step ahead and asks the net{_lapses(own)}"


def _lapses(own: LevelSettings) -> str:
    return f"; plays {own.oversights} % of its decisions by the quick policy" if own.oversights else ""


def _plays_quickly(own: LevelSettings) -> str:
    if own.oversights:
        return f"the quick policy; errs as people do in {own.oversights} % of its decisions"
    return "the quick policy, without search"


def _searches(own: LevelSettings) -> str:
    limits = [f"{own.iterations} iterations"]
    limits += [f"{own.seconds:g} s at most"] if own.seconds else []
    if not own.tree:
        kind = "flat search"
    else:
        kind = "tree search" if own.others else "tree search of its own decisions"
    if own.learned:
        kind += " that asks the net at quiet points"
    if own.blend:
        kind += f" ({100 * own.blend:.0f} % of their worth is a game played on)"
    if own.beam:
        kind += " and plans through what it does alone"
    return f"{kind}, {', '.join(limits)}{_lapses(own)}"


def results(matches: Iterable[TitleMatch]) -> str:
    """A row for each match."""
    heads = ["match", "games", "share", "95 %", "fair", "points", "margin", "s a decision", "slowest"]
    rows = []
    for match in matches:
        outcome = match.outcome
        if outcome is None:
            rows.append([_line_up(match), "not played yet", *[""] * (len(heads) - 2)])
            continue
        first = outcome.bots[0]
        share, low, high = match.best
        rows.append(
            [
                _line_up(match),
                f"{outcome.games}{' †' if match.stale else ''}",
                f"**{_percent(share)}**{_saved(match)}",
                f"{100 * low:.1f} – {100 * high:.1f} %",
                _percent(outcome.fair),
                _points(outcome),
                f"{first.margin:+.1f}",
                _seconds(first.seconds),
                _seconds(first.slowest),
            ]
        )
    table = _table(heads, rows)
    if any(match.stale for match in matches):
        table += "\n† by an earlier version of these bots.\n"
    if any(match.helped for match in matches):
        table += "\n‡ with the luck of dice and cards taken out; so many times as many games would say as much without that.\n"
    return table


def _saved(match: TitleMatch) -> str:
    luck = match.outcome.luck if match.outcome is not None else None
    return f" ‡ {luck.factor:.1f}" if match.helped and luck is not None else ""


def verdict(group: str, matches: Sequence[TitleMatch]) -> str:
    """What a group of matches was played for, in a sentence."""
    played = [(match, match.outcome) for match in matches if match.outcome is not None]
    if group == "levels" and played:
        above = [match for match, outcome in played if match.best[1] > outcome.fair]
        if len(above) == len(matches):
            return "Every level beats the one below it: the whole interval lies above the fair share.\n"
        unclear = [match.match.bots[0] for match in matches if match not in above]
        return f"Not shown by these games: that {', '.join(unclear)} beats the one below.\n"
    if group == "budget" and len(played) > 1:
        ordered = sorted(
            ((match.iterations, outcome.bots[0]) for match, outcome in played), key=lambda pair: pair[0]
        )
        worse = [
            str(more)
            for (_, less), (more, now) in pairwise(ordered)
            if surely_less(now.share, now.played, less.share, less.played)
        ]
        if worse:
            return (
                f"Significantly worse than with the smaller budget before: {', '.join(worse)} iterations.\n"
            )
        return "More iterations never make it significantly worse.\n"
    return ""


def commands(matches: Iterable[TitleMatch]) -> str:
    """How to play the matches again."""
    return "```\n" + "\n".join(match.played for match in matches) + "\n```\n"


def _promise(match: TitleMatch) -> str:
    least = match.promised or 0.0
    wanted = f"wanted {100 * least:.0f} %"
    if match.outcome is None:
        return f"not played yet, {wanted}"
    share, low, high = match.best
    mark = "✓" if low >= least else "✗" if high < least else "~"
    return f"{mark} {_percent(share)} ({100 * low:.0f} – {100 * high:.0f}), {wanted}"


def _line_up(match: TitleMatch) -> str:
    counted = {label: match.plan.line_up.count(label) for label in match.plan.line_up}
    return " – ".join(f"{count} {label}" for label, count in counted.items())


def _points(outcome: Outcome) -> str:
    return " – ".join(f"{standing.mean:.1f}" for standing in outcome.bots)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _seconds(value: float) -> str:
    return f"{value:.3f}" if value >= 0.0005 else "< 0.001"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"
