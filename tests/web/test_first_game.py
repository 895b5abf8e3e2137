"""A first game: the goal in sight, a sentence at the first decision of each kind, one question before a blunder, and the way out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def object_to_all_but_the_first(page: Page) -> None:
    """The server weighs by the clock; so that the test does not, whatever it found, everything but the first option is a blunder."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "weighed":
                counsel = message["counsel"]
                options = sorted(counsel["values"], key=lambda value: json.dumps(value["action"]))
                counsel["objections"] = [
                    {
                        "action": option["action"],
                        "better": options[0]["action"],
                        "loss": 0.2,
                        "doubt": 0.03,
                        "lines": {"mill": -3.4, "gems": -1.2},
                    }
                    for option in options[1:]
                ]
            socket.send(json.dumps(message))

        server.on_message(hear)

    page.route_web_socket("**/ws", between)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_game_at_once(visit, lang: str) -> None:
    size = {"width": 390, "height": 844} if lang == "fr" else {}
    page: Page = visit("/credits", lang=lang, color_scheme="dark" if lang == "fr" else "light", **size)
    object_to_all_but_the_first(page)
    page.goto(page.url.replace("/credits", "/"))
    page.locator("section[data-title=rome_in_a_day] button.plain").first.click()
    driver.asked(page)
    expect(page.locator("aside.goal")).to_contain_text(
        {"en": "Most points after four", "fr": "Le plus de points"}[lang]
    )
    slip = page.locator(".slip[role=note]")
    expect(slip).to_contain_text(
        {"en": "your neighbour picks first", "fr": "on choisit d’abord en face"}[lang]
    )
    look.check(page, "a first game")
    page.locator("[data-do=purpose-read]").click()
    expect(slip).to_have_count(0)
    head = page.locator(".shell").get_attribute("data-head")

    def divide() -> None:
        page.keyboard.press("l")
        page.locator("dialog[open] li button:focus").wait_for()
        page.keyboard.type("7")
        page.keyboard.press("Enter")
        page.locator("[data-do=confirm]:focus").wait_for()
        page.keyboard.press("Enter")

    page.locator("aside.goal[data-weighed=true]").wait_for()
    divide()
    page.locator("[data-do=back]:focus").wait_for()
    expect(page.locator(".decide")).to_contain_text({"en": "mills −3", "fr": "moulins −3"}[lang])
    expect(page.locator(".decide a[href^='/rules/rome_in_a_day#']")).to_be_visible()
    look.check(page, "the one question")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=back]")).to_have_count(0)
    assert page.locator(".shell").get_attribute("data-head") == head
    # Not twice for the same reason: now it goes.
    divide()
    page.locator(f".shell:not([data-head='{head}'])").wait_for()
    # The next decision is another kind; advice is switched off, and stays off.
    driver.asked(page)
    expect(slip).to_have_count(1)
    page.locator("[data-do=coach-off]").click()
    expect(page.locator("aside.goal, .slip")).to_have_count(0)
    page.reload()
    driver.asked(page)
    expect(page.locator("aside.goal, .slip")).to_have_count(0)
