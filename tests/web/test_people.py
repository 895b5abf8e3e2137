"""The pages of people: notices, events, running a server; and an answer that is prepared ahead."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from server.harness import Server

from web import look

pytestmark = [pytest.mark.browser, pytest.mark.once]


class Own:
    """What the person at a page asks over HTTP, with its cookie."""

    def __init__(self, page: Page, base: str) -> None:
        self._page, self._base = page, base

    def post(self, path: str, json: Any) -> Any:
        return self._page.request.post(self._base + path, data=json)

    def get(self, path: str) -> Any:
        return self._page.request.get(self._base + path)


def asked(client: Any, **message: Any) -> Any:
    return client.post("/api/requests", json=message).json()


def decide(client: Any, table: str) -> None:
    """The first of what is asked."""
    game = client.get(f"/api/tables/{table}/game").json()
    head, actions = game["view"]["head"], game["decision"]["actions"]
    asked(client, type="command", table=table, base=head, command_id=f"c{head}", action=actions[0])


def owing(client: Any, table: str) -> list[int]:
    return list(client.get(f"/api/tables/{table}/game").json()["view"]["owing"])


def test_an_answer_is_prepared_and_played(visit, server: Server) -> None:
    page: Page = visit("/", width=390, height=844)
    with httpx.Client(base_url=server.address) as ann:
        ann.post("/api/me", json={"name": "Ann of the court"})
        seats = [{"kind": "me"}, {"kind": "invited", "name": "Tobias"}]
        made = asked(ann, type="create", title="kingsburg", seats=seats)
        table = made["table"]
        page.goto(server.address + made["links"][0]["link"])
        # The seat is kept for somebody by name, and the room says so.
        expect(page.locator("li.kept")).to_contain_text("Tobias")
        page.get_by_label("Your name").fill("Tobias")
        page.get_by_role("button", name="Sit down as Tobias").click()
        expect(page.locator("#main ol")).to_contain_text("You")
        while ann.get(f"/api/tables/{table}").json()["info"]["seats"][1]["kind"] != "person":
            page.wait_for_timeout(50)
        assert asked(ann, type="start", table=table)["type"] == "done"
        page.locator(".decide").wait_for()
        bob = Own(page, server.address)
        while owing(ann, table) != [0] or not asked(bob, type="ahead", table=table)["decision"]:
            decide(bob if owing(ann, table) == [1] else ann, table)
        page.locator("[data-do=prepare]").click()
        page.get_by_role("dialog").locator("li button").last.click()
        expect(page.locator(".decide")).to_contain_text("Prepared:")
        expect(page.locator(".decide")).to_contain_text("Nobody can see it.")
        look.check(page, "prepared")
        assert "Prepared" not in ann.get(f"/api/tables/{table}/game").text
        page.locator("[data-do=unprepare]").click()
        expect(page.locator(".decide")).not_to_contain_text("Prepared:")
        page.locator("[data-do=prepare]").focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        look.check(page, "what to prepare", "dialog")
        page.get_by_role("dialog").locator("li button").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".decide")).to_contain_text("Prepared:")
        head = ann.get(f"/api/tables/{table}/game").json()["view"]["head"]
        while owing(ann, table) == [0]:  # she may have more than one thing to decide before it is Bob's turn
            decide(ann, table)
        expect(page.locator(".decide")).not_to_contain_text("Prepared:")
        assert ann.get(f"/api/tables/{table}/game").json()["view"]["head"] >= head + 1


@pytest.mark.parametrize(
    ("lang", "theme", "width"), [("en", "light", 1440), ("fr", "dark", 390)], ids=["desk", "phone"]
)
def test_pages_of_people(visit, server: Server, lang: str, theme: str, width: int) -> None:
    page: Page = visit("/notices", lang=lang, color_scheme=theme, width=width, height=844)
    base = server.address
    own = Own(page, base)
    own.post("/api/me", json={"name": f"Owner {lang}"})
    page.reload()
    page.locator("#ways").wait_for()
    look.check(page, "/notices")
    page.locator("button[aria-expanded]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("form input").first).to_be_visible()
    look.check(page, "/notices, an address")
    event = drawn(own, base)
    page.goto(base + "/events")
    page.get_by_text("Coupe d’automne").first.wait_for()
    look.check(page, "/events")
    page.goto(f"{base}/events/{event}")
    expect(page.locator("ol li.me")).to_be_visible()
    page.locator(".row button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.fine")).to_be_visible()
    look.check(page, "an event")
    give_role(server, page)
    page.goto(base + "/house")
    for tab in ("reports", "people", "table", "doors", "log", "events"):
        page.locator(f"[data-tab={tab}]").click()
        page.locator("[role=tabpanel] :is(form, section)").first.wait_for()
        look.check(page, f"/house, {tab}")
    page.locator(f"input[value='{event}']").check()
    page.locator("form input:not([type=radio])").fill("The name")
    page.keyboard.press("Enter")
    expect(page.locator("[role=tabpanel]")).not_to_contain_text("Coupe d’automne")
    page.locator("[data-tab=events]").focus()
    page.keyboard.press("ArrowRight")  # the doors, then the log
    page.keyboard.press("ArrowRight")
    expect(page.locator("li", has_text="Coupe d’automne").first).to_contain_text("The name")
    page.goto(f"{base}/events/{event}")
    expect(page.locator("main .trouble")).to_contain_text("The name")


def drawn(own: Own, base: str) -> str:
    """An event that has begun, with three in it."""
    wish = {"kind": "pods", "name": "Coupe d’automne", "title": "kingsburg"}
    wish |= {"starts": int(time.time() * 1000) + 2_000, "pace": {"unit": "second", "amount": 600}}
    with httpx.Client(base_url=base) as ann, httpx.Client(base_url=base) as bob:
        event = str(own.post("/api/events", json=wish).json()["event"])
        for who, name in ((own, ""), (ann, "Ann"), (bob, "Bob")):
            if name:
                who.post("/api/me", json={"name": f"{name} of the field"})
            who.post(f"/api/events/{event}/enter", json={"grain": f"grain {name}"})
        while own.get(f"/api/events/{event}").json()["status"] == "open":
            time.sleep(0.1)
    return event


def give_role(server: Server, page: Page) -> None:
    cookie = next(one for one in page.context.cookies() if one.get("name") == "ludotheca")
    path = server.command[-1].removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        identity = str(cookie.get("value")).partition(".")[0]
        database.execute("INSERT INTO roles (identity, role, made) VALUES (?, 'owner', 1)", (identity,))
