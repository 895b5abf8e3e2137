"""Hints in a real browser: asked by button and key, heard by a screen reader, chosen by a press, absent from a contest."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheca.games import registry
from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def test_a_hint_is_asked_read_and_chosen(visit: Any) -> None:
    page = visit("/", width=360, height=740, lang="fr")
    driver.start(page)
    page.locator("[data-tool=hint]").click()
    panel = page.locator(".advice")
    # The process that thinks is started by the first hint.
    panel.locator(".option").first.wait_for(timeout=60_000)
    page.locator(".advice[data-final=true]").wait_for(timeout=30_000)
    assert 1 <= panel.locator(".option").count() <= 3
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Un maître choisirait")
    marks = page.locator(".hinted")
    assert marks.count() >= 1  # a land at least: a gem alone is no good offer
    look.check(page, "hint")
    # The list marks the same option; it has the same words.
    best = panel.locator(".option.best .text").inner_text()
    page.keyboard.press("l")
    marked = page.locator("dialog .best")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(best)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="hidden")
    # A key puts it away and asks again; a press selects, and the gold button confirms where the title has one.
    page.keyboard.press("a")
    expect(panel).to_have_count(0)
    expect(marks).to_have_count(0)
    page.keyboard.press("a")
    panel.locator(".option").first.click()
    expect(panel).to_have_count(0)
    driver.confirm(page)
    page.locator(".decide:not([data-kind=split])").wait_for()


@pytest.mark.parametrize("title", [title for title in registry.titles() if title != "rome_in_a_day"])
def test_a_hint_marks_what_it_would_take(visit: Any, title: str) -> None:
    page = visit("/", width=1280, height=800)
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(f"[data-play={title}]").click()
    page.locator("[data-tool=hint]").click()
    page.locator(".advice[data-final=true]").wait_for(timeout=90_000)
    marked = page.locator(".hinted")
    assert marked.count() >= 1
    assert marked.first.is_visible()
    page.keyboard.press("a")
    expect(marked).to_have_count(0)


def test_a_piece_drawn_later_is_marked_too(visit: Any) -> None:
    page = visit("/", width=1280, height=800)
    driver.start(page, 2)
    while driver.asked(page) != "place":
        driver.by_mouse(page, driver.asked(page))
    page.locator("[data-tool=hint]").click()
    page.locator(".advice[data-final=true]").wait_for(timeout=90_000)
    target = page.locator("[data-target].hinted")
    expect(target).to_have_count(1)
    page.keyboard.press("]")  # the other domain, where there is nothing to lay
    expect(page.locator("[data-target]")).to_have_count(0)
    page.keyboard.press("[")
    expect(target).to_have_count(1)


def test_a_contest_has_no_hints(visit: Any) -> None:
    page = visit("/new/rome_in_a_day")
    page.locator("[data-option=hints] [data-value=false]").click()
    page.locator("form .link-btn").click()
    page.locator("form .btn.go").click()
    page.locator(".who, .btn.go").first.wait_for()
    page.locator("main .btn.go").first.click()
    page.locator(".decide[data-kind=split]").wait_for()
    assert page.locator("[data-tool=hint]").count() == 0
    page.keyboard.press("a")
    page.keyboard.press("?")
    page.locator("dialog dl").first.wait_for()
    assert page.get_by_text("a hint: what a master would do").count() == 0
    assert page.locator(".advice").count() == 0
