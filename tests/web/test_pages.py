"""Every page: nothing that axe objects to, no missing text in either language, no sideways scrolling."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from server.harness import Server

from ludotheca.games import registry
from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def test_files_travel_packed(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        script = re.search(r'src="(/assets/[^"]+\.js)"', client.get("/").text)
        assert script is not None
        packed = client.get(script[1])
        assert packed.headers["content-encoding"] == "gzip"
        assert "max-age" in packed.headers["cache-control"]
        plain = client.get(script[1], headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_pages(visit, lang: str, theme: str) -> None:
    page: Page = visit("/", lang=lang, color_scheme=theme)
    page.locator("[data-play=rome_in_a_day]").wait_for()
    look.check(page, "lobby")
    # A newcomer has one first step; who knows the games sees the usual page, with one gold button as well.
    for gold in (".panel .doors .go", "#play.go"):
        assert page.locator(".go").count() == page.locator(gold).count() == 1
        page.locator(".panel .doors .know").or_(page.locator("#play")).first.click(trial=gold == "#play.go")
    base = page.url.rstrip("/")
    for path in (
        "/new/rome_in_a_day",
        "/rules/rome_in_a_day#scoring",
        "/credits",
        "/nowhere",
        "/t/nothing",
        "/restore#x",
    ):
        page.goto(base + path)
        page.locator("h1").first.wait_for()
        look.check(page, path)


def test_every_phase_on_a_phone(visit) -> None:
    page: Page = visit("/", lang="fr", color_scheme="light", width=360, height=640)
    driver.start(page, 5)
    kinds = driver.play(page, look.while_playing(640, "lh?", driver.by_mouse))
    assert set(kinds) == {"split", "take", "choose", "place"}
    page.locator("details summary").click()
    look.check(page, "end")
    page.locator(".foot a[href^='/replay']").click()
    page.locator(".replay").wait_for()
    look.check(page, "replay")


def test_a_key_right_after_a_window_closed_opens_the_next(visit) -> None:
    page: Page = visit("/")
    driver.start(page, 2)
    for key in "hl?hl?hhll":
        page.keyboard.press(key)
        page.wait_for_timeout(50)
        assert page.locator("dialog[open]").count() == 1, key
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height"),
    [(360, 640), (390, 844), (820, 1180), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)],
)
def test_sizes(visit, width: int, height: int) -> None:
    page: Page = visit("/", width=width, height=height)
    page.locator("[data-play=rome_in_a_day]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    driver.start(page, 4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    map_box, bar = page.locator(".mapbox").bounding_box(), page.locator(".decide").bounding_box()
    assert map_box
    assert bar
    assert map_box["height"] > 200
    assert bar["y"] + bar["height"] <= height
    for button in page.locator(".decide .go, .decide .hex").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


# What a page has loaded so far, as it travelled, in bytes.
LOADED = "performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)"


@pytest.mark.parametrize("title", registry.titles())
def test_a_tablet_that_lies_hides_no_board_behind_the_question(visit, title: str) -> None:
    """And neither the library nor a board takes long to load."""
    page: Page = visit("/", width=1024, height=768)
    page.get_by_role("button", name="5", exact=True).click()
    page.wait_for_load_state("networkidle")
    library = page.evaluate(LOADED)
    assert 50_000 < library < 200_000
    page.locator(f"[data-play={title}]").click()
    page.locator(".decide[data-kind]:not([data-kind=''])").wait_for()
    page.wait_for_load_state("networkidle")
    assert 30_000 < page.evaluate(LOADED) - library < 140_000
    board, bar = page.locator("main > .middle").bounding_box(), page.locator(".decide").bounding_box()
    assert board
    assert bar
    assert board["height"] > 320
    assert board["y"] + board["height"] <= bar["y"]
    assert bar["y"] + bar["height"] <= 768
    # All five marks stand beside the two headings of the chronicle.
    assert page.locator(".filter").evaluate(
        "marks => marks.parentElement.scrollWidth <= marks.parentElement.clientWidth"
    )


def test_the_page_follows_day_and_night_until_told(visit) -> None:
    page: Page = visit("/", color_scheme="light")
    paper = "getComputedStyle(document.body).backgroundColor"
    page.locator("[data-play=rome_in_a_day]").wait_for()
    day = page.evaluate(paper)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    night = page.evaluate(paper)
    assert night != day
    page.get_by_role("button", name="Day", exact=True).click()
    assert page.evaluate(paper) == day
    page.reload()
    page.locator("[data-play=rome_in_a_day]").wait_for()
    assert page.evaluate(paper) == day


def test_a_text_too_pale_is_found(visit) -> None:
    """Though the pages of tests are not painted: looking hard paints them."""
    page: Page = visit("/privacy")
    page.locator("h1").first.wait_for()
    look.check(page, "/privacy")
    page.evaluate(
        "() => { for (const text of document.querySelectorAll('main *')) text.style.color = '#bbb'; }"
    )
    assert any(fault.startswith("color-contrast") for fault in look.faults(page, "main"))
    assert page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
