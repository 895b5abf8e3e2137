"""How a player gets through a game of any title; Rome in a Day by mouse, by keys, or by what a screen reader is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

import ludotheca
from ludotheca.kernel.match import Match


def my_name(page: Page) -> str:
    """The name that this browser goes by."""
    name: str = page.evaluate(
        "fetch('/api/me').then((answer) => answer.json()).then((me) => me.identity.name)"
    )
    return name


# Milliseconds. A busy machine is no failure.
PATIENCE = 15_000
UNTIL = """given => new Promise((done, fail) => {
  const at = name => document.querySelector(name);
  const found = %s;
  const end = performance.now() + %d;
  const look = async () => {
    const answer = await found(given);
    if (answer) done(answer);
    else if (performance.now() < end) setTimeout(look, 5);
    else fail(new Error(`not in time: ${JSON.stringify(given)} ${at('.teacher')?.outerHTML} ${at('.decide')?.outerHTML}`));
  };
  look().catch(fail);
})"""


def until(page: Page, found: str, given: object = None, most: int = PATIENCE) -> Any:
    """Wait inside the page, where looking costs next to nothing, until this function of `given` finds something, and return
    that. `at` is `document.querySelector`. Playwright's own way needs `eval`, which the pages' policy forbids."""
    return page.evaluate(UNTIL % (found, most), given)


# Nobody looks at the pages of tests: all of a page is transparent, so nothing is painted, which is a third of what a browser
# without a graphics card does. Its layout, its focus and its clicks stay.
UNSEEN = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
"""
SEEN = "seen => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = seen; }"


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """The page painted as people see it."""
    page.evaluate(SEEN, True)
    yield
    page.evaluate(SEEN, False)


@contextmanager
def drawn_small(page: Page) -> Iterator[None]:
    """A page of a quarter of its size while nobody needs a mouse. Its layout stays."""
    session = page.context.new_cdp_session(page)
    size = {**(page.viewport_size or {}), "deviceScaleFactor": 1, "mobile": False}
    session.send("Emulation.setDeviceMetricsOverride", {**size, "scale": 0.25})
    yield
    session.send("Emulation.setDeviceMetricsOverride", size)


def start(page: Page, players: int = 3, title: str = "rome_in_a_day") -> None:
    """One click, and the board is there."""
    page.get_by_role("button", name=str(players), exact=True).click()
    page.locator(f"[data-play={title}]").click()
    page.locator(".shell").wait_for()
    asked(page)


# What is asked, once there is something: a kind, `page` where one is to be turned, `over`. And the sizes of the plate and of
# the decision bar, and whether something is read.
ASKED = """() => {
    const bar = at('.shell:not([data-guard=true]) .decide[data-busy=false]');
    const turns = () => bar.dataset.page === 'true' || at('.decide [data-do=confirm]:enabled');
    const kind = bar && (bar.dataset.kind || (at('dialog .rows') ? 'over' : turns() ? 'page' : ''));
    if (!kind) return null;
    const size = name => { const box = at(name)?.getBoundingClientRect(); return [box?.width, box?.height]; };
    const plate = kind === 'over' ? '' : JSON.stringify([size('main > .middle'), size('.decide')]);
    return { kind, plate, reads: kind === 'page' || !!at('.actions .on') };
}"""


def asked(page: Page) -> str:
    """The kind of the decision, once there is one; `page` where one is to be turned, empty when the game is over."""
    kind = str(until(page, ASKED, most=2 * PATIENCE)["kind"])
    return "" if kind == "over" else kind


SETTLED = "() => at('.decide[data-busy=false]') !== null"


def settle(page: Page) -> None:
    """Until the command on its way has been answered."""
    until(page, SETTLED)


def confirm(page: Page) -> None:
    """Press the gold button, where what was picked has not gone at once."""
    page.evaluate("document.querySelector('.decide [data-do=confirm]:enabled')?.click()")
    settle(page)


def play(
    page: Page,
    answer: Callable[[Page, str], None],
    most: int = 200,
    story: str = "",
    enough: Callable[[list[str]], bool] | None = None,
) -> list[str]:
    """A whole game; returns the kinds of the decisions. `story` is the kind of what is read before the next one. What was
    seen may be `enough` before the end."""
    kinds: list[str] = []
    plates: dict[str, str] = {}
    while (now := until(page, ASKED, most=2 * PATIENCE))["kind"] != "over" and len(kinds) < most:
        plates.setdefault(now["plate"], now["kind"])
        assert len(plates) == 1, f"the plate or the bar has changed its size: {plates}"
        kinds.append(story if story and now["reads"] else now["kind"])
        answer(page, kinds[-1])
        settle(page)
        if enough and enough(kinds):
            return kinds
    page.locator("dialog .rows").wait_for()
    return kinds


def saved(page: Page, folder: Path) -> Match:
    """The record that the final table offers, verified; the scores shown are its own."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = folder / "record.json"
    download.value.save_as(file)
    match = ludotheca.verify(file)
    result = match.result()
    assert result is not None
    shown = [int(text) for text in page.locator("dialog .rows strong").all_inner_texts()]
    assert sorted(shown) == sorted(result.scores)
    return match


def check_lines(page: Page) -> None:
    """Score in detail adds up."""
    page.get_by_text("Score in detail").click()
    rows = page.locator("details tbody tr").all()
    lines = [[int(cell.replace("−", "-")) for cell in row.locator("td b").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*lines[:-1], strict=True)] == lines[-1]


def by_mouse(page: Page, kind: str) -> None:
    if kind == "split":
        page.locator(".tray [data-position='1']").click()
        page.locator("[data-do=confirm]").click()
    elif kind == "take":
        page.locator(".set[data-set=small]").click()
        page.locator("[data-do=confirm]").click()
    elif kind == "choose":
        page.locator(".hand .hex").first.click()
    else:
        best = page.locator(".target.best")
        (best if best.count() else page.locator(".target")).first.click()
        settle(page)
        # The last land ends the round, so it waits for the gold button.
        if page.locator(".target.pressed").count():
            page.locator("[data-do=confirm]").click()
    settle(page)


def by_keys(page: Page, kind: str) -> None:
    keys = page.keyboard
    if kind == "split":
        keys.press("2")
        keys.press("4")
        keys.press("Enter")
    elif kind == "take":
        keys.press("+")
        page.locator(".set.picked").wait_for()
        keys.press("Enter")
    elif kind == "choose":
        keys.press("1")
    else:
        # The focus has come to the best place by itself; walk to another one, then lay.
        page.locator(".target:focus").wait_for()
        for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown") * 3:
            keys.press(arrow)
            if page.locator(".target:focus").count():
                break
        keys.press("Enter")
        settle(page)
        if page.locator(".target.pressed").count():
            keys.press("Enter")
    settle(page)


class Reader:
    """Only what the browser's accessibility tree says: roles and names. Pressing is its default action."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.tree: list[tuple[str, str, dict[str, Any]]] = []

    def look(self) -> None:
        """Read the tree anew."""
        tree = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        self.tree = [(node["role"]["value"], name_of(node), node) for node in tree if not node.get("ignored")]

    def named(self, role: str, pattern: str) -> list[dict[str, Any]]:
        """The nodes of a role (a toggle button is a button) whose name fits, as the tree was when last read."""
        return [node for kind, name, node in self.tree if role in kind.lower() and re.search(pattern, name)]

    def press(self, node: dict[str, Any]) -> None:
        found = self.cdp.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        click = (
            "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) }"
        )
        arguments = {"objectId": found["object"]["objectId"], "functionDeclaration": click}
        self.cdp.send("Runtime.callFunctionOn", arguments)

    def press_named(self, pattern: str) -> bool:
        """Press the first button whose name fits; False if there is none."""
        found = self.named("button", pattern)
        if found:
            self.press(found[0])
        return bool(found)


def name_of(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def updates_of(page: Page) -> list[dict[str, Any]]:
    """Every update the page gets from here on."""
    updates: list[dict[str, Any]] = []

    def note(frame: Any) -> None:
        message = json.loads(frame)
        if message.get("type") == "update" and message.get("view"):
            updates.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    return updates
