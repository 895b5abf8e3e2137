"""A puzzle by keys alone, the deal of the day and a challenge: asked, answered, kept, and nothing that axe objects to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheca.games import registry
from ludotheca.puzzles.puzzle import decision_of, puzzles_of
from web import look

pytestmark = [pytest.mark.browser, pytest.mark.once]


@pytest.mark.parametrize(
    ("title", "lang", "theme", "size"),
    [("kingsburg", "en", "light", (1440, 900)), ("comuni", "fr", "dark", (390, 844))],
)
def test_a_puzzle_by_keys(visit, title: str, lang: str, theme: str, size: tuple[int, int]) -> None:
    game = registry.get(title)
    found, missed = puzzles_of(game)[:2]
    page: Page = visit(
        f"/puzzles/{title}/{found.id}", lang=lang, color_scheme=theme, width=size[0], height=size[1]
    )
    for puzzle, right in ((found, True), (missed, False)):
        actions = decision_of(game, puzzle.view).actions
        option = puzzle.options[0 if right else -1].action
        page.goto(page.url.replace(found.id, puzzle.id))
        page.locator("main.board").wait_for()
        page.keyboard.press("l")
        row = page.locator("dialog[open] li button").nth(actions.index(option))
        row.press("Enter")
        gold = page.locator("[data-gold], .decide .btn.go").first
        answer = page.locator("[data-answer]")
        if not answer.count():
            gold.press("Enter")
        expect(answer).to_have_attribute("data-answer", "found" if right else "missed")
        expect(answer.locator("ol li")).to_have_count(len(actions))
        expect(answer.locator("ol li.mine.ok" if right else "ol li.mine:not(.ok)")).to_have_count(1)
        expect(page.locator("[data-do=next]")).to_be_focused()
        look.check(page, f"{title}, {'found' if right else 'missed'}")
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer]")).to_have_count(0)
    page.goto(page.url.split("/puzzles")[0] + "/learn")
    expect(page.locator(f"[data-puzzles={title}]")).to_contain_text("2")


@pytest.mark.parametrize(("lang", "theme", "width"), [("en", "light", 1280), ("fr", "dark", 390)])
def test_the_deal_of_the_day_and_a_challenge(visit, lang: str, theme: str, width: int) -> None:
    page: Page = visit("/deals/rome_in_a_day", lang=lang, color_scheme=theme, width=width)
    play = page.locator("[data-do=play]")
    play.wait_for()
    look.check(page, "deal")
    play.press("Enter")
    page.locator("main.board").wait_for()
    table = page.url
    page.go_back()
    play.press("Enter")  # the same game, not another
    page.locator("main.board").wait_for()
    assert page.url == table
    finished(page)
    page.goto(page.url.split("/deals")[0] + "/challenge")
    page.locator("[data-do=make]").wait_for()
    look.check(page, "new challenge")
    page.locator("[data-do=make]").press("Enter")
    expect(page.locator("[data-deal]")).to_have_count(3)
    look.check(page, "challenge")


def finished(page: Page) -> None:
    """The page of who has finished the deal: the result comes first, what dice and cards did a little later. The game itself is
    played in the server's tests; here the page is answered as the server would."""
    asked = 0

    def answer(route: Route) -> None:
        nonlocal asked
        asked += 1
        told = route.fetch().json()
        (deal,) = [deal for deal in told["deals"] if deal["title"] == "rome_in_a_day"]
        deal["mine"] |= {"over": True, "place": 2, "points": 61}
        if asked > 1:
            deal["mine"] |= {"luck": -0.114, "luck_doubt": 0.042}
        deal["results"] = [
            {
                "name": name,
                "alias": name,
                "place": place,
                "points": points,
                "table": f"t{place}",
                "mine": place == 2,
            }
            for name, place, points in (("Ann", 1, 70), ("Ben", 2, 61), ("", 4, 33))
        ]
        deal["finished"] = 3
        route.fulfill(json=told)

    page.route("**/api/deals", answer)
    page.goto(page.url.split("/t/")[0] + "/deals/rome_in_a_day")
    page.locator("[data-luck=soon]").wait_for()
    luck = page.locator("[data-luck=bad]")
    expect(luck).to_contain_text("11")
    expect(luck).to_contain_text("5)" if page.locator("html[lang=en]").count() else "5 près")
    # A game was begun today: the last of the seven days is still open.
    days = page.locator("[data-day]")
    expect(days).to_have_count(7)
    assert [day.get_attribute("data-state") for day in days.all()] == [*["none"] * 6, "open"]
    look.check(page, "a deal that was played")
    page.unroute("**/api/deals")
