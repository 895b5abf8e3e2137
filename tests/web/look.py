"""Looking hard at a page: what axe objects to, texts that are missing, what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from web import driver

Answer = Callable[[Page, str], None]
ROOT = Path(__file__).resolve().parents[2]
# Half faded, a text has the wrong contrast. Whatever moves for ever does not fade.
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const moving = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < 2000);
    await Promise.all(moving.map(one => one.finished.catch(() => 0)));
    await frame();
}"""


@cache
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def faults(page: Page, within: str) -> list[str]:
    """What axe finds inside the element, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    with driver.seen(page):
        found: dict[str, Any] = page.evaluate(
            "at => axe.run(at, { resultTypes: ['violations'], preload: false })", within
        )
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def check(page: Page, where: str, within: str = "html") -> None:
    """Nothing wrong, nothing missing, nothing wider than the screen."""
    page.evaluate(AT_REST)
    found = faults(page, within)
    assert not found, f"{where}: {found}"
    fits(page, where)


def fits(page: Page, where: str) -> None:
    """No text is missing, nothing is wider than the screen."""
    missing = page.evaluate("window.ludothecaMissing()")
    assert missing == [], f"{where}: {missing}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def at_decision(page: Page, kind: str, height: int, windows: str, seen: set[str]) -> None:
    """The page as it asks this, with the answer on the screen, and the windows that these keys open over it. Only the
    words differ in a window that was `seen`."""
    seen.add(kind)
    check(page, kind)
    box = page.locator(".decide").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height, f"the decision of {kind} is on the screen"
    # The windows belong to a question; a page that is read has none.
    for key in windows if page.locator(".decide:not([data-kind=''])").count() else "":
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        if key in seen:
            fits(page, f"{kind} {key}")
        else:
            seen.add(key)
            check(page, f"{kind} {key}", "dialog[open]")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


PRESS = """([place, type]) => place.dispatchEvent(
    new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true }))"""


def explained(page: Page) -> None:
    """What is drawn says what it is: by keys, and by a long press, which chooses nothing. The next key takes it away."""
    card = page.locator(".inspector")
    page.keyboard.press(".")
    told = {card.inner_text()}
    for _ in range(6):  # neighbours may be of one kind
        page.keyboard.press(".")
        told.add(card.inner_text())
    assert len(told) > 1
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)
    chosen = page.locator(".decide [data-do=confirm]:enabled, .decide [aria-pressed=true]")
    before = (page.locator(".decide").get_attribute("data-kind"), chosen.count())
    drawn = page.locator(".middle [data-place]:visible").first.element_handle()
    page.evaluate(PRESS, [drawn, "pointerdown"])
    expect(card).not_to_be_empty()
    page.evaluate(PRESS, [drawn, "pointerup"])
    page.evaluate("place => place.dispatchEvent(new MouseEvent('click', { bubbles: true }))", drawn)
    expect(card).not_to_be_empty()
    assert (page.locator(".decide").get_attribute("data-kind"), chosen.count()) == before
    page.keyboard.press("Shift")


def while_playing(
    height: int, windows: str, answer: Answer, *, again: Answer | None = None, seen: set[str] | None = None
) -> Answer:
    """A way to play that looks hard at the first decision of each kind; the later ones are answered by `again`, where
    that is another way. `seen` gets the kinds and the windows."""
    known = set() if seen is None else seen

    def look_and_answer(page: Page, kind: str) -> None:
        if kind in known:
            (again or answer)(page, kind)
        else:
            if "explained" not in known and page.locator(".middle [data-place]:visible").count():
                known.add("explained")
                explained(page)
            at_decision(page, kind, height, windows, known)
            answer(page, kind)

    return look_and_answer
