"""Alba Longa in a real browser: whole games with all three variants, every phase looked at, and what stays secret."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
VARIANTS = ("job_well_done", "spoils_of_war", "assisi")
# What every game asks; whether there is wheat to stock or a deal to make is up to dice nobody can foresee.
KINDS = {"court", "pay", "take"}


def sit_down(visit: Any, players: int = 2, bots: str = "beginner", **more: Any) -> Page:
    """A table with all three variants, bots in the other seats, started."""
    page: Page = visit("/new/alba_longa", **more)
    page.evaluate("localStorage.setItem('ludotheca.confirm', 'always')")
    page.reload()
    page.locator("[data-option=assisi]").wait_for()
    page.locator(".row .chip", has_text=str(players)).first.click()
    for option in VARIANTS:
        page.locator(f"[data-option={option}] [data-value=true]").click()
    for seat in page.locator(".seatrow select").all():
        seat.select_option(bots)
    page.locator("form .btn.go").click()
    page.locator(".who, .btn.go").first.wait_for()
    page.locator("main .btn.go").first.click()
    page.locator(".decide").wait_for()
    return page


def confirm(page: Page) -> None:
    """Press the gold button; before a loss it asks once more."""
    page.locator("[data-do=confirm]:enabled").click()
    if page.locator("[data-do=back]").count():
        page.locator("[data-do=confirm]:enabled").click()


def by_mouse(page: Page, kind: str, before: look.Answer | None = None) -> None:
    """On the plate, the panels and the banner wherever there is a place for it; `before` it is confirmed."""
    if kind in ("take", "buy"):
        places = [page.locator(f".hit[data-job={job}]") for job in ("farmers", "quarry", "priests")]
        wanted = next((place for place in places if place.count()), page.locator(".hit").first)
        wanted.click()
    elif kind == "pay":
        page.locator(".right [data-stall]").nth(1).click()
    elif kind in ("free", "sabotage"):
        page.locator(".hit").last.click()
    elif kind in ("pillage", "stock", "growth") and page.locator(".stores .possible, .plot").count():
        if not page.locator(".stores .selected, .plot.selected").count():
            page.locator(".stores .possible, .plot").last.click()
    elif kind != "slavery" and page.locator(".use .card").count():
        page.locator(".use .card").first.click()
    if before:
        before(page, kind)
    confirm(page)
    driver.settle(page)


def says(page: Page, kind: str) -> None:
    """What comes of what is picked stands under the question, and nobody is sold unasked."""
    expect(page.locator("#consequence")).not_to_be_empty()
    if kind == "slavery":
        expect(page.locator("[data-do=confirm]")).to_contain_text("Sell nobody")
    if kind == "take":
        need = page.locator(".seat[data-seat='0'] [data-place=bread-0]")
        expect(need).to_have_text(re.compile(r"\d+/\d+"))
    # Fields that nobody may go to say why.
    if kind in ("take", "buy") and page.locator(".spot[data-place=farmers]").count():
        expect(page.locator(".spot[data-place=farmers]")).to_have_attribute(
            "aria-label", re.compile("harvest season only|sends no farmers")
        )


def by_keys(page: Page, kind: str) -> None:
    """Digits pick, Enter does it, 0 says no."""
    keys = page.keyboard
    if kind in ("take", "buy"):
        dice = page.locator("[data-die]").all()
        left = [number for number, die in enumerate(dice, 1) if die.is_enabled()]
        keys.press(str(3 if 3 in left else left[-1]))
        if page.locator("[data-farm]").count():
            keys.press("f")
        keys.press("-")
        keys.press("+")
    elif kind == "growth":
        keys.press("+")
    elif page.locator(".decide .card, .decide .stall").count() > 1:
        keys.press("2" if kind == "pay" else "1")
        if kind == "hero":
            keys.press("ArrowRight")
    enter(page)
    driver.settle(page)


def enter(page: Page) -> None:
    """The key presses the gold button; into a loss only where the button itself has the focus, and twice."""
    if page.locator("[data-do=confirm].warned").count():
        page.locator("[data-do=confirm]:enabled").press("Enter")
        if page.locator("[data-do=back]").count():
            page.locator("[data-do=confirm]:enabled").press("Enter")
    elif page.locator("[data-do=confirm]").count():
        page.keyboard.press("Enter")


def test_by_mouse(visit: Any) -> None:
    """Every phase, looked at."""
    page = sit_down(visit, color_scheme="dark", width=1440, height=900)

    def first(page: Page, kind: str) -> None:
        by_mouse(page, kind, says)

    driver.play(
        page,
        look.while_playing(900, "h", first, again=by_mouse),
        most=400,
        enough=lambda kinds: {*kinds} >= KINDS,
    )


def test_a_whole_game_by_keyboard(visit: Any, tmp_path: Path) -> None:
    page = sit_down(visit)
    page.mouse.move(0, 0)
    with driver.drawn_small(page):
        kinds = driver.play(page, by_keys, most=400)
    assert set(kinds) >= KINDS
    page.locator("details summary").click()
    look.check(page, "end")
    match = driver.saved(page, tmp_path)
    assert all(match.header.options[option] is True for option in VARIANTS)
    result = match.result()
    assert result is not None
    assert page.locator("dialog .rows li.win").count() == len(result.winners)
    # One sentence says who, the next one why.
    expect(page.locator("dialog .top p").last).to_contain_text(
        "Nobody wins" if not result.winners else ("You win" if 0 in result.winners else "win")
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog .rows")).to_have_count(0)


def test_every_phase_on_a_phone(visit: Any) -> None:
    """All that the first two years ask."""
    page = sit_down(visit, players=4, lang="fr", color_scheme="light", width=360, height=640)
    kinds = driver.play(
        page, look.while_playing(640, "h", by_keys), most=400, enough=lambda kinds: kinds.count("growth") == 2
    )
    assert set(kinds) >= KINDS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_page_has_a_passage_for_every_decision(visit: Any, lang: str) -> None:
    page: Page = visit("/rules/alba_longa#sabotage", lang=lang)
    page.locator("h2#sabotage").wait_for()
    page.locator("figure svg").first.wait_for()
    look.check(page, "rules")
    source = (Path(__file__).parents[2] / "web/src/games/alba_longa/data.ts").read_text("utf-8")
    named = source.split("PASSAGES")[1].split("};")[0]
    passages = {line.split('"')[1] for line in named.splitlines() if '"' in line}
    assert len(passages) > 10
    assert passages <= set(page.locator("h2").evaluate_all("all => all.map((one) => one.id)"))


def test_two_browsers_and_their_secrets(visit: Any) -> None:
    host: Page = visit("/new/alba_longa")
    host.locator("[data-option=assisi]").wait_for()
    host.locator(".row .chip", has_text="2").first.click()
    host.get_by_role("button", name="Everyone").click()
    host.get_by_role("button", name="Create the table").click()
    host.get_by_role("button", name="Start, bots take the free seats").wait_for()
    guest: Page = visit("/")
    heard: list[dict[str, Any]] = []
    guest.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived",
            lambda text: heard.append(json.loads(text)) if isinstance(text, str) else None,
        ),
    )
    guest.reload()
    guest.locator(".open li").first.get_by_role("button", name="Sit down").click()
    guest.wait_for_url(host.url)
    host.get_by_role("button", name="Start", exact=True).click()
    # Both send soldiers and pass; then both have a city and a hero to choose.
    to_war([host, guest])
    for page in (host, guest):
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    for page in (host, guest):
        page.locator(".decide[data-kind=hero]").wait_for()
    host.keyboard.press("5")
    host.keyboard.press("Enter")
    expect(guest.locator(".seat[data-seat='0']")).to_contain_text("sealed")
    updates = [message for message in heard if message["type"] == "update"]
    seen = updates[-1]["view"]["position"]["kings"][0]
    assert seen["sealed"]
    assert seen["hero"] is None
    assert seen["used_heroes"] is None
    mine = [event for update in updates for event in update["events"] if event["kind"] == "hero-mine"]
    assert mine == []
    assert "Your hero is" not in guest.content()
    assert "Your hero is" in host.content()


def to_war(pages: list[Page]) -> None:
    """Until every page is asked for a city to attack."""
    for _ in range(200):
        kinds = [
            page.locator(".decide").get_attribute("data-kind") if page.locator(".decide").count() else ""
            for page in pages
        ]
        if all(kind == "target" for kind in kinds):
            return
        for page, kind in zip(pages, kinds, strict=True):
            if kind in ("take", "buy") and page.locator("[data-die=soldiers]:enabled").count():
                page.keyboard.press("1")
                page.keyboard.press("Enter")
            elif kind == "take":
                page.keyboard.press("2")
                page.keyboard.press("Enter")
            elif (
                kind == "court"
                and page.locator(".seats").inner_text().count("passed") == 0
                and not page.locator(".costs .at", has_text="1").count()
            ):
                page.keyboard.press("Enter")
            elif kind == "pay":
                page.keyboard.press("1")
                page.keyboard.press("Enter")
            elif kind and kind != "target":
                page.keyboard.press("0")
        pages[0].wait_for_timeout(60)
    raise AssertionError("no war")
