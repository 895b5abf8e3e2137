"""A whole game of every title with real motion: each event has its scene, nothing is told before it, the question comes last.

The same game is open in a second window at pace "at once"; both end with the same page. Only the clock of the first goes faster.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from ludotheca.games import registry
from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]
WITNESS = Path(__file__).with_name("witness.js")
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
# By how much the clock of the page is faster; witness.js has it too.
FASTER = 20
# A small window: what moves is painted over and over.
SMALL = {"width": 1120, "height": 700}
# What was folded together because it was too long.
FOLDED = "meanwhile"
Json = dict[str, Any]
Facts = Callable[[Json, int], dict[str, int]]


def kingsburg(view: Json, seat: int) -> dict[str, int]:
    mine = view["position"]["seats"][seat]
    goods = {f"r-{good}": count for good, count in mine["goods"].items()}
    return {**goods, "r-soldier": mine["soldiers"], "r-plus2": mine["tokens"], **points(view, seat)}


def comuni(view: Json, seat: int) -> dict[str, int]:
    mine = view["position"]["seats"][seat]
    return {**{f"r-{what}": count for what, count in mine["stock"].items()}, "r-vp": mine["points"]}


def alba_longa(view: Json, seat: int) -> dict[str, int]:
    king = view["position"]["kings"][seat]
    stock = {"r-silver": king["silver"], "r-worship": king["worship"]}
    return {**stock, "al-soldier": king["workers"]["soldiers"], **points(view, seat)}


def rome_in_a_day(view: Json, seat: int) -> dict[str, int]:
    return {"r-gem": view["position"]["seats"][seat]["gems"], **points(view, seat)}


def points(view: Json, seat: int) -> dict[str, int]:
    return {"r-vp": view["results"][seat]["score"]}


# What a seat's rail counts, by the picture beside it, as the view has it.
FACTS: dict[str, Facts] = {
    "kingsburg": kingsburg,
    "comuni": comuni,
    "alba_longa": alba_longa,
    "rome_in_a_day": rome_in_a_day,
}


def without_scene(title: str) -> set[str]:
    """The kinds of events that have none of their own; the title's table says so."""
    table = (BOARDS / title / "scenes.ts").read_text("utf-8")
    return set(re.findall(r'^  "?([\w-]+)"?: (?:NONE|\{ weight: 0),?', table, re.MULTILINE))


def steps(seen: Json) -> Iterator[tuple[Json, list[Json]]]:
    """Every state of the page in which more was told than before, and what that was."""
    told = seen["states"][0]["told"]
    for state in seen["states"][1:]:
        assert state["told"] >= told, "something told was taken back"
        if state["told"] > told:
            yield state, seen["events"][told : state["told"]]
        told = state["told"]


def check_scenes(seen: Json, title: str) -> None:
    """Each event is told by one scene of its kind, in the order it happened."""
    silent = without_scene(title)
    for state, events in steps(seen):
        if state["scene"] == FOLDED:
            continue
        told = [(event["seq"], event["kind"]) for event in events if event["kind"] not in silent]
        # What one entry does in one way, a wall and the wall it brings, moves together under the first one's name.
        assert len({entry for entry, _ in told}) <= 1, f"{state['scene'] or 'no scene'} told {told}"
        assert (told[0][1] if told else "") == (state["scene"] or ""), (
            f"{state['scene'] or 'no scene'} told {told}"
        )
    last = seen["states"][-1]
    assert last["told"] == len(seen["events"])
    assert all(event["kind"] != "undo" for event in seen["events"])


def check_rails(seen: Json, facts: Facts) -> None:
    """No number of a seat and no line of the chronicle is ahead of what was told."""
    views = {int(head): view for head, view in seen["views"].items()}
    happened = Counter(event["seq"] for event in seen["events"])
    for state in seen["states"]:
        assert state["lines"] == state["told"], "the chronicle and the scenes differ"
        at = seen["events"][state["told"] - 1]["seq"] if state["told"] else 0
        # The views before the entry that is told, after it, and what is drawn where nothing is told of an entry. A number
        # still counts from what it was an entry earlier.
        heads = [head for head in (at - 2, at - 1, at, at + 1, state["head"]) if head in views]
        assert state["head"] <= at + 1 or not late(seen, state, at), "the board is ahead"
        if happened[at] > 1:  # between the events of one entry a rail shows what no view has
            continue
        for seat, rail in state["rail"]:
            known = [facts(views[head], seat) for head in heads]
            for what, shown in rail.items():
                values = [one[what] for one in known]
                assert min(values) <= shown <= max(values), (seat, what, shown, values, state)


def late(seen: Json, state: Json, at: int) -> list[Json]:
    """Events of entries that the board has drawn already, and that are not told."""
    return [event for event in seen["events"][state["told"] :] if at < event["seq"] < state["head"]]


def check_questions(seen: Json) -> int:
    """Each question comes when all that is known is told, and nothing else is shown; how many there were."""
    asked = ""
    count = 0
    for state in seen["states"]:
        if state["kind"] and state["kind"] != asked:
            count += 1
            assert not state["playing"], state
            assert state["told"] == state["known"], state
        asked = state["kind"]
    return count


def check_speech(seen: Json, page: Page) -> None:
    """The live region tells what the other did in the words of the chronicle, and then the question, as the last thing."""
    bot = page.locator(".seat .who bdi", has_not_text=re.compile("^you$")).inner_text()
    lines = page.locator(".log li:not(.since) p").all_inner_texts()
    told = {" ".join(line.split()) for line in lines if bot in line}
    asked = [text.partition("Your decision: ") for text in seen["said"]]
    assert any(told_in(before, told) for before, question, _ in asked if question)
    late = [prompt for _, question, prompt in asked if question and told_in(prompt, told)]
    assert late == [], "something was told after the question"


def told_in(text: str, lines: set[str]) -> bool:
    spoken = " ".join(text.split())
    return any(line in spoken for line in lines)


def open_table(visit: Any, title: str) -> tuple[Page, Page]:
    """A game of two with motion, and the same seat of it in another window at once."""
    page: Page = visit("/me", reduced_motion="no-preference", pace="normal", **SMALL)
    page.context.add_init_script(path=WITNESS)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": FASTER})
    page.goto(page.url.replace("/me", "/"))
    driver.start(page, 2, title)
    page.evaluate("watchTable()")
    other: Page = visit("/me", **SMALL)
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    other.goto(page.url)
    driver.asked(other)
    return page, other


def texts(page: Page) -> list[str]:
    """All that the end of the game says; a last page that is still to be turned is turned."""
    if not page.locator("dialog .rows").count():
        driver.confirm(page)
    page.locator("dialog .rows").wait_for()
    parts = [".left .seats", ".middle", "dialog"]
    lines = page.locator(".log li p").all_inner_texts()
    return [" ".join(page.locator(part).inner_text().split()) for part in parts] + lines


@pytest.mark.parametrize("title", registry.titles())
def test_a_whole_game_is_told_scene_by_scene(visit: Any, title: str) -> None:
    page, other = open_table(visit, title)
    with driver.drawn_small(page), driver.drawn_small(other):
        page.evaluate("playOn()")
    seen = page.evaluate("window.witness")
    check_scenes(seen, title)
    check_rails(seen, FACTS[title])
    assert check_questions(seen) > 10
    assert set(seen["sent"]) == {True}, "an act was not shown before its answer"
    assert len(set(seen["sizes"])) == 2, f"the plate or the bar has changed its size: {set(seen['sizes'])}"
    # Scene by scene, not all at once.
    assert len({state["told"] for state in seen["states"] if state["scene"]}) > 15
    assert texts(page) == texts(other)
    check_speech(seen, page)
