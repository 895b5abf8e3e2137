"""docs/strength.md from the results of the ladder's matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from ludotheca.bots.levels import LEVELS
from ludotheca.bots.settings import Settings, settings_for
from ludotheca.games import registry
from ludotheca.lab.arena import Outcome
from ludotheca.lab.common import surely_less
from ludotheca.lab.ladder import GROUPS, PAGE, Entry

HEADINGS = {
    "yardsticks": "Against the yardsticks",
    "levels": "Each level against three of the one below",
    "budget": "Strength against budget",
    "search": "Flat or tree, at equal iterations",
}
INTRO = """# How strong the bots are

Every figure here was played in the arena and can be played again with the command beside it. One bot sits against equal
opponents; the seats are rotated on the same deals; a victory shared by *k* seats counts 1/*k*. *Share* is the share of games the
first bot named wins, with the Wilson interval of 95 %; *fair* is what it would have if all were equally strong.

`greedy` is the title's quick policy without any search, `uniform` takes any legal action. `tree` and `flat` are the search with
and without a tree; the tree of `solo` holds its own decisions only, and the others answer by the quick policy; `regret` is `tree`
with regret matching where several decide at once. A budget behind `@` is iterations for a decision, so these games are the same
on every machine; the seconds are those of the machine that played them, one core for each game.

This page is written by `ludotheca ladder` from [the list of matches](strength.toml) and the results in `docs/strength`; the
command plays what is missing, or was played by earlier versions of the bots, and rewrites the page.
"""


def write(folder: Path, entries: Sequence[Entry]) -> Path:
    """The page, in place of the earlier one."""
    titles = list(dict.fromkeys(entry.plan.title for entry in entries))
    parts = [INTRO, summary(titles, entries)]
    parts += [chapter(folder, title, [e for e in entries if e.plan.title == title]) for title in titles]
    path = folder / PAGE
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def summary(titles: Sequence[str], entries: Sequence[Entry]) -> str:
    """What was promised, and what came of it."""
    promised = [entry for entry in entries if entry.match.least is not None]
    rows = []
    for names in dict.fromkeys((tuple(entry.match.bots), entry.plan.players) for entry in promised):
        row = [f"{' – '.join(names[0])}, {names[1]} seats"]
        least = 0.0
        for title in titles:
            here = [
                e
                for e in promised
                if (tuple(e.match.bots), e.plan.players) == names and e.plan.title == title
            ]
            least = here[0].match.least or 0.0 if here else least
            row.append(_promise(here[0]) if here else "")
        rows.append([row[0], f"≥ {100 * least:.0f} %", *row[1:]])
    heads = ["first bot's share", "promised", *[registry.get(title).meta.names["en"] for title in titles]]
    return "## In short\n\n" + _table(heads, rows)


def chapter(folder: Path, title: str, entries: Sequence[Entry]) -> str:
    """One title: its levels, then the matches by group."""
    name = registry.get(title).meta.names["en"]
    parts = [f"## {name}\n", levels(title)]
    for group in GROUPS:
        mine = [entry for entry in entries if entry.match.group == group]
        if group == "budget":
            mine.sort(key=lambda entry: entry.iterations)
        if mine:
            parts += [f"### {name}: {HEADINGS[group].lower()}\n", matches(mine)]
            parts += [verdict(group, mine), commands(mine)]
            picture = folder / "strength" / title / f"{group}.svg"
            if picture.exists():
                parts.append(f"![{HEADINGS[group]}](strength/{title}/{group}.svg)\n")
    return "\n".join(part for part in parts if part)


def levels(title: str) -> str:
    """What each level does: facts that no machine changes."""
    rows = []
    for level in LEVELS:
        own = settings_for(title, level)
        rows.append([level, _searches(own) if own.iterations else _plays_quickly(own)])
    return _table(["level", "how it decides"], rows)


def _plays_quickly(own: Settings) -> str:
    if own.oversights:
        return f"the quick policy; overlooks most actions in {own.oversights} % of its decisions"
    return "the quick policy, without search"


def _searches(own: Settings) -> str:
    limits = [f"{own.iterations} iterations"]
    limits += [f"{own.seconds:g} s at most"] if own.seconds else []
    habit = f"; plays {own.oversights} % of its decisions by the quick policy" if own.oversights else ""
    if not own.tree:
        kind = "flat search"
    else:
        kind = "tree search" if own.others else "tree search of its own decisions"
    return f"{kind}, {', '.join(limits)}{habit}"


def matches(entries: Iterable[Entry]) -> str:
    """A row for each match."""
    heads = ["match", "games", "share", "95 %", "fair", "points", "margin", "s a decision", "slowest"]
    rows = []
    for entry in entries:
        outcome = entry.outcome
        if outcome is None:
            rows.append([_match(entry), "not played yet", *[""] * (len(heads) - 2)])
            continue
        first = outcome.bots[0]
        rows.append(
            [
                _match(entry),
                f"{outcome.games}{' †' if entry.stale else ''}",
                f"**{_percent(first.share)}**",
                f"{100 * first.low:.1f} – {100 * first.high:.1f} %",
                _percent(outcome.fair),
                _points(outcome),
                f"{first.margin:+.1f}",
                _seconds(first.seconds),
                _seconds(first.slowest),
            ]
        )
    table = _table(heads, rows)
    if any(entry.stale for entry in entries):
        table += "\n† by an earlier version of these bots.\n"
    return table


def verdict(group: str, entries: Sequence[Entry]) -> str:
    """What a group of matches was played for, in a sentence."""
    played = [(entry, entry.outcome) for entry in entries if entry.outcome is not None]
    if group == "levels" and played:
        above = [entry for entry, outcome in played if outcome.bots[0].low > outcome.fair]
        if len(above) == len(entries):
            return "Every level beats the one below it: the whole interval lies above the fair share.\n"
        open_ones = [entry.match.bots[0] for entry in entries if entry not in above]
        return f"Not shown by these games: that {', '.join(open_ones)} beats the one below.\n"
    if group == "budget" and len(played) > 1:
        ordered = sorted(
            ((entry.iterations, outcome.bots[0]) for entry, outcome in played), key=lambda pair: pair[0]
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


def commands(entries: Iterable[Entry]) -> str:
    """How to play the matches again."""
    return "```\n" + "\n".join(entry.played for entry in entries) + "\n```\n"


def _promise(entry: Entry) -> str:
    if entry.outcome is None:
        return "not played yet"
    first = entry.outcome.bots[0]
    kept = "✓" if first.share >= (entry.match.least or 0.0) else "✗"
    return f"{kept} {_percent(first.share)} ({100 * first.low:.0f} – {100 * first.high:.0f})"


def _match(entry: Entry) -> str:
    counted = {label: entry.plan.line_up.count(label) for label in entry.plan.line_up}
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
