"""Round a lesson's board, a puzzle and a deal: the steps that lead back, a try drawn where it was made, shares on the plate, and
where two people part."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect
from server.test_uploads import played

from ludotheca.games import registry
from ludotheca.puzzles.puzzle import decision_of, puzzles_of
from web import look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def test_the_steps_of_a_lesson_lead_back_and_a_try_is_drawn(visit) -> None:
    page: Page = visit("/learn/kingsburg/1", width=1440, height=900)
    steps = page.locator("ol[aria-label='The steps'] li")
    for step in (1, 2):
        page.locator(f".teacher[data-step='{step}']").wait_for()
        expect(steps).to_have_count(step)
        page.keyboard.press("s")
    page.locator(".teacher[data-step='3']").wait_for()
    expect(page.locator(".teacher .ask")).to_contain_text("Master Hunter")
    # Passing is legal and not asked for: it is drawn on the card. A visit that is not asked for is crossed on the board, too.
    page.locator(".decide[data-busy=false]").wait_for()
    page.keyboard.press("l")
    page.locator("dialog[open] li button", has_text="Merchant").first.press("Enter")
    alert = page.locator(".answer[role=alert]")
    gold = page.locator(".decide [data-do=confirm]:focus")
    alert.or_(gold).first.wait_for()
    if gold.count():
        gold.press("Enter")
    alert.wait_for()
    expect(page.locator(".drawn")).to_be_visible()
    expect(page.locator(".look.cross")).to_have_count(1)
    look.check(page, "a try that was not asked for")
    page.locator("[data-back='1']").press("Enter")
    page.locator(".teacher[data-step='1'][data-given='0']").wait_for()
    expect(steps).to_have_count(1)
    page.get_by_role("tab", name="Chronicle").click()
    expect(steps).to_have_count(0)


def test_shares_lie_on_the_plate(visit) -> None:
    game = registry.get("kingsburg")
    puzzle = next(one for one in puzzles_of(game) if one.kind == "influence")
    page: Page = visit(f"/puzzles/kingsburg/{puzzle.id}", width=1440, height=900)
    page.locator("main.board").wait_for()
    page.keyboard.press("l")
    best = decision_of(game, puzzle.view).actions.index(puzzle.options[0].action)
    page.locator("dialog[open] li button").nth(best).press("Enter")
    answer = page.locator("[data-answer]")
    gold = page.locator(".decide .btn.go").first
    answer.or_(gold).first.wait_for()
    if not answer.count():
        gold.press("Enter")
    answer.wait_for()
    places = {option.action.get("advisor") for option in puzzle.options} - {None}
    expect(page.locator(f"[data-shares='{len(places)}']")).to_have_count(1)
    top = page.locator("[data-shares] .ok.mine b").first
    expect(top).to_have_text(str(round(100 * puzzle.options[0].share)))


def test_where_two_people_part(visit) -> None:
    """Two games on one page of a challenge: their first decisions that differ, and both boards there."""
    page: Page = visit("/credits")
    page.evaluate(
        """() => fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({name: 'Ann'})})"""
    )
    # Both are games of Rome in a Day for two; who parts from whom is read from their records.
    tables = [
        page.evaluate(
            "record => fetch('/api/games', {method: 'POST', body: record}).then(r => r.json())",
            played(last=last),
        )["table"]
        for last in (False, True)
    ]
    made = page.evaluate(
        """() => fetch('/api/challenges', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({title: 'rome_in_a_day', players: 2, deals: 1})}).then(r => r.json())"""
    )

    def answer(route: Route) -> None:
        told = route.fetch().json()
        (deal,) = told["deals"]
        deal["seat"] = 0
        deal["mine"] = {
            "table": tables[0],
            "over": True,
            "place": 2,
            "points": 40,
            "luck": 0,
            "luck_doubt": 0.1,
        }
        deal["results"] = [
            {"name": name, "alias": name, "place": place, "points": 40, "table": table, "mine": name == "Ann"}
            for name, place, table in (("Ann", 2, tables[0]), ("Ben", 1, tables[1]))
        ]
        route.fulfill(json=told)

    page.route("**/api/challenges/*", answer)
    page.goto(page.url.replace("/credits", f"/challenge/{made['challenge']}"))
    parting = page.locator("[data-parting='1']")
    expect(parting.locator("li")).to_have_count(2)
    expect(page.locator("[data-outcome]")).to_have_text("Ben wins, 1 to 0")
    look.check(page, "a challenge compared")
    link = parting.locator("a").nth(1)
    at = int((link.get_attribute("href") or "").split("#")[1])
    record = json.loads(
        page.request.get(f"{page.url.split('/challenge')[0]}/api/tables/{tables[1]}/record").text()
    )
    assert next(entry["seq"] for entry in record["entries"] if entry["seat"] == 0) == at
    link.press("Enter")
    page.locator(".replay input").wait_for()
    expect(page.locator(".shell:not([data-head='0'])")).to_have_count(1)
