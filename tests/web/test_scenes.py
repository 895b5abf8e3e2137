"""Whole games with real motion: what happens is shown in order, nothing before its scene, the question after all of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheca.games import registry
from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]
HASTE = 6
# A press in the list plays, and time runs faster: the timers here, the motions by the browser.
FASTER = f"try {{ localStorage.setItem('ludotheca.confirm', 'never') }} catch {{}}; const wait = setTimeout; window.setTimeout = (run, ms, ...more) => wait(run, (ms ?? 0) / {HASTE}, ...more)"
# Every state of the table from here on: the scene, the view's head, the events told, what is asked, the scores; and all that was said.
RECORD = """() => {
    const [shell, live] = [document.querySelector(".shell"), document.querySelector("[data-live]")];
    [window.states, window.said] = [[], []];
    let last = "";
    const note = () => {
        const bar = document.querySelector(".decide");
        const scores = [...document.querySelectorAll(".seat[data-seat] .points")].map((node) => [
            Number(node.closest(".seat").dataset.seat), parseInt(node.textContent.match(/-?[0-9]+/)?.[0])]);
        const { scene, head, told, playing } = shell.dataset;
        const state = { scene, head: +head, told: +told, playing: playing === "true", asked: bar.dataset.kind, scores };
        if (JSON.stringify(state) !== last) window.states.push(state);
        last = JSON.stringify(state);
        if (window.said.at(-1) !== live.textContent) window.said.push(live.textContent);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
}"""
# Whatever moves, moves by these alone.
PROPERTIES = """() => [...new Set(document.getAnimations()
    .filter((one) => !(one instanceof CSSTransition) && one.effect.getKeyframes)
    .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame))))]
    .filter((name) => !["offset", "computedOffset", "easing", "composite", "transform", "opacity"].includes(name))"""


class Story:
    """What the server told a page: the events in order, and the scores at each head."""

    def __init__(self, updates: list[dict[str, Any]]) -> None:
        self.scores: dict[int, dict[int, int]] = {}
        self.events: list[dict[str, Any]] = []
        for update in updates:
            for view in [*(moment["view"] for moment in update["moments"]), update["view"]]:
                self.scores[view["head"]] = {r["seat"]: r["score"] for r in view["results"]}
            last = self.events[-1]["seq"] if self.events else -1
            self.events += [event for event in update["events"] if event["seq"] > last]


def check(story: Story, states: list[dict[str, Any]]) -> set[str]:
    """In order, nothing ahead of its scene, asked after the queue; the kinds that had a scene."""
    kinds: set[str] = set()
    told, head = states[0]["told"], states[0]["head"]
    for state in states:
        assert state["told"] >= told, f"told back: {state}"
        assert state["head"] >= head, f"shown back: {state}"
        fresh = [event["kind"] for event in story.events[told : state["told"]]]
        if state["scene"] and state["told"] > told:
            kinds.add(state["scene"])
            assert state["scene"] in fresh, f"{state['scene']} shown, {fresh} told"
        told, head = state["told"], state["head"]
        # The view is that of the entry which is told, or still the one before.
        assert head <= story.events[told - 1]["seq"] + 1 or not state["playing"], (
            f"ahead of its scene: {state}"
        )
        assert not (state["playing"] and state["asked"]), f"asked while something is shown: {state}"
        for seat, points in state["scores"]:
            known = [story.scores[at][seat] for at in (head - 1, head) if at in story.scores]
            assert not known or min(known) <= points <= max(known), f"seat {seat}: {state}, known {known}"
    assert told == len(story.events), "everything was told"
    return kinds


def asked(page: Page) -> bool:
    """Whether there is a question; the end is opened by its button. A page to be read is turned."""
    for _ in range(600):
        page.locator(".shell:not([data-guard=true]) .decide[data-busy=false]").wait_for()
        if page.locator(".decide:not([data-kind=''])").count():
            return True
        if page.locator("dialog .rows").count():
            return False
        go_on = page.locator(".shell[data-playing=false] .decide [data-do=confirm]:enabled")
        if go_on.count():
            go_on.click()
        page.wait_for_timeout(30)
    raise AssertionError("nothing is asked and the game is not over")


def answer(page: Page) -> None:
    """The last of all that can be answered: every title has that list."""
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("l")
    page.locator("dialog[open] ol button").last.click()
    driver.settle(page)


def final(page: Page) -> str:
    return " ".join(page.locator("dialog .rows").inner_text().split())


@pytest.mark.parametrize("title", registry.titles())
def test_a_whole_game_is_shown_in_order(visit: Any, title: str) -> None:
    page: Page = visit("/", width=1440, height=900, pace="brisk", reduced_motion="no-preference")
    page.context.add_init_script(FASTER)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": HASTE})
    updates = driver.updates_of(page)
    page.reload()
    driver.start(page, 2, title)
    # The same game in another window, at once.
    other: Page = visit("/", width=1440, height=900)
    other.context.add_cookies(page.context.cookies())
    other.goto(page.url)
    page.evaluate(RECORD)
    count = 0
    while asked(page) and count < 250:
        count += 1
        answer(page)
        if count % 5 == 0:
            assert page.evaluate(PROPERTIES) == []
    page.locator("dialog .rows").wait_for()
    kinds = check(Story(updates), page.evaluate("window.states"))
    assert len(kinds) >= 3, kinds
    check_speech(page)
    expect(other.locator("dialog .rows")).to_be_visible()
    assert final(other) == final(page)


def check_speech(page: Page) -> None:
    """What the others did was said, in short, and the question last."""
    said: list[str] = page.evaluate("window.said")
    questions = [line for line in said if "Your decision" in line]
    assert questions
    name = page.locator("dialog .rows .who b").all_inner_texts()
    assert [line for line in questions if any(other in line.split("Your decision")[0] for other in name)]
    for line in questions:
        before, _, _ = line.rpartition("Your decision")
        assert len(before) < 300, before
        assert "Your decision" not in before, line
