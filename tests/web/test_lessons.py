"""Lessons in a real browser: begun, left and taken up, shown, heard, and followed by a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web import look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def at_once(page: Page) -> None:
    """What the others do is not played, and a press needs no second one."""
    page.evaluate("localStorage.setItem('ludotheca.speed', 'instant')")
    page.evaluate("localStorage.setItem('ludotheca.confirm', 'never')")
    page.reload()


def test_a_lesson_is_left_and_taken_up(visit) -> None:
    page: Page = visit("/learn/rome_in_a_day/1", width=390, height=844)
    page.locator(".teacher[data-step='1']").wait_for()
    look.check(page, "a lesson on a phone")
    page.locator("[data-do=on]").click()
    page.locator(".teacher[data-step='2']").wait_for()
    page.locator(".teacher a[href='/learn']").click()
    page.locator("[data-do=next]").click()
    page.locator(".teacher[data-step='2']").wait_for()
    page.reload()
    page.locator(".teacher[data-step='2']").wait_for()
    # What was kept of a lesson that has changed since is no help: it begins again.
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem("ludotheca.lessons"));
            kept["rome_in_a_day/1"].answers = [null, { type: "split", small: [3] }];
            localStorage.setItem("ludotheca.lessons", JSON.stringify(kept));
        }"""
    )
    page.reload()
    page.locator(".teacher[data-step='1']").wait_for()


def test_show_me_and_what_a_reader_hears(visit) -> None:
    page: Page = visit("/learn/kingsburg/1")
    page.locator(".teacher[data-step='1']").wait_for()
    said = page.locator(".teacher .say").inner_text()
    live = page.locator("[data-live]")
    expect(live).to_contain_text(said)
    expect(live).to_contain_text("Step 1 of 7")
    page.keyboard.press("s")
    page.locator(".teacher[data-step='2']").wait_for()
    expect(live).to_contain_text(page.locator(".teacher .say").inner_text())
    page.keyboard.press("Backspace")
    page.locator(".teacher[data-step='1']").wait_for()


def test_a_first_game_after_a_lesson(visit) -> None:
    page: Page = visit("/learn/kingsburg/1")
    for step in range(1, 8):
        page.locator(f".teacher[data-step='{step}']").wait_for()
        page.keyboard.press("s" if step < 7 else "Enter")
    page.locator("[data-do=first]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seat")).to_have_count(3)


def test_a_lesson_that_is_not_there(visit) -> None:
    page: Page = visit("/learn/kingsburg/9")
    page.locator("h1").first.wait_for()
    expect(page.locator("main")).to_contain_text("There is no lesson 9")
    look.check(page, "/learn/kingsburg/9")
    page.locator("main a[href='/learn']").click()
    page.locator("[data-do=next]").wait_for()
