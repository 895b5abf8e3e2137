"""How a player gets through a game of Rome in a Day: by mouse, by keys, or by what a screen reader is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Page


def start(page: Page, players: int = 3) -> None:
    """One click, and the board is there."""
    page.get_by_role("button", name=str(players), exact=True).click()
    page.locator("[data-play=rome_in_a_day]").click()
    page.locator(".decide[data-kind=split]").wait_for()


def asked(page: Page) -> str:
    """The kind of the decision, once there is one; empty when the game is over."""
    for _ in range(300):
        page.locator(".decide[data-busy=false]").wait_for()
        kind = page.locator(".decide").get_attribute("data-kind") or ""
        if kind or page.locator("dialog .rows").count():
            return kind
        page.wait_for_timeout(50)
    raise AssertionError("nothing is asked and the game is not over")


def settle(page: Page) -> None:
    """Until the command on its way has been answered."""
    page.locator(".decide[data-busy=false]").wait_for()


def play(page: Page, answer: Callable[[Page, str], None], most: int = 200) -> list[str]:
    """A whole game; returns the kinds of the decisions."""
    kinds = []
    while (kind := asked(page)) and len(kinds) < most:
        kinds.append(kind)
        answer(page, kind)
    page.locator("dialog .rows").wait_for()
    return kinds


def by_mouse(page: Page, kind: str) -> None:
    if kind == "split":
        page.locator(".tray [data-position='1']").click()
        page.locator(".actions .go").click()
    elif kind == "take":
        page.locator(".set[data-set=small]").click()
    elif kind == "choose":
        page.locator(".hand .hex").first.click()
    else:
        best = page.locator(".target.best")
        (best if best.count() else page.locator(".target")).first.click()
    settle(page)


def by_keys(page: Page, kind: str) -> None:
    keys = page.keyboard
    if kind == "split":
        keys.press("2")
        keys.press("4")
        keys.press("Enter")
    elif kind == "take":
        keys.press("+")
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
