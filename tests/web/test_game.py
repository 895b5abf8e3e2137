"""Whole games of Rome in a Day against bots in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]
# Every line of the live region from now on: one may stand there for a moment only.
HEAR = """() => {
    const live = document.querySelector("[data-live]");
    window.heard = [];
    const note = () => window.heard.push(live.textContent);
    new MutationObserver(note).observe(live, { childList: true, characterData: true, subtree: true });
}"""


def test_by_mouse(visit) -> None:
    """A round and a half, and every phase of it looked at."""
    page: Page = visit("/", color_scheme="dark", width=1440, height=900)
    driver.start(page)
    look_hard = look.while_playing(900, "lh?", driver.by_mouse)
    kinds = driver.play(page, look_hard, enough=lambda kinds: kinds.count("take") == 2)
    assert "place" in kinds


def replay_and_rematch(page: Page) -> None:
    """From the final table."""
    table = page.url.rsplit("/", 1)[1]
    # A first game goes on in its review.
    expect(page.locator("dialog .btn.go")).to_have_attribute("href", f"/review/{table}")
    page.get_by_role("link", name="Replay the game").click()
    page.locator(".replay").wait_for()
    look.check(page, "replay")
    where = ".replay input[type=range]"
    # The log is in step: nothing before the start, everything at the end, and back again.
    expect(page.locator(".log li")).to_have_count(0)
    page.keyboard.press("End")
    # A long game comes in parts: it is all there when the end is told.
    expect(page.locator(".log li").filter(has_text="finish")).not_to_have_count(0)
    page.wait_for_function(
        "where => (one => one.value === one.max)(document.querySelector(where))", arg=where
    )
    everything = page.locator(".log li").count()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".log li")).not_to_have_count(everything)
    page.keyboard.press("Home")
    page.locator("[data-step=on]").click()
    expect(page.locator(".log li").first).to_contain_text("card")
    # Through a player's own eyes his secret split is in the log.
    page.locator(".eyes select").select_option("0")
    page.keyboard.press("End")
    expect(page.locator(".log")).to_contain_text("Your small set")
    expect(page.locator("[data-play-on]")).to_be_disabled()  # there is nothing left to play
    play_on(page)
    page.go_back()
    reviewed(page)
    page.go_back()
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.locator(".decide[data-kind=split]").wait_for()


def reviewed(page: Page) -> None:
    """The review of the same game, by keys; the browser is there afterwards."""
    page.goto(page.url.replace("/replay/", "/review/").split("?")[0] + "?effort=quick")
    page.locator("main[data-whole=true]").wait_for(timeout=120_000)
    assert page.locator(".moments li").count() >= 3
    look.check(page, "review")
    expect(page.locator(".chart .column")).to_have_text([f"round {number}" for number in (1, 2, 3, 4)])
    tried_again(page)
    on_a_phone(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moments [aria-current]")).to_have_count(1)
    assert "at=" in page.url
    page.keyboard.press("t")
    expect(page.locator("main table caption")).to_be_visible()
    page.keyboard.press("o")
    page.locator("[data-open][aria-pressed=true]").wait_for()


def tried_again(page: Page) -> None:
    """A loss as a task: answered from the list of all choices; what was better is covered until then."""
    if not page.locator(".opts .btn.go").count():
        return  # nothing was lost
    page.keyboard.press("a")
    page.locator("[data-task=list]").click()
    expect(page.locator("[data-choice]")).to_have_count(0)
    for number in range(2):
        if number:
            page.locator("[data-task=list]").click()
        page.locator("dialog li button").first.click()
        # As at the table: what could be taken back is answered by the first press.
        told = "[data-choice]" if number else ".opts [role=status], [data-choice]"
        page.locator(f"[data-task=answer]:enabled, {told}").first.wait_for()
        if page.locator("[data-task=answer]:enabled").count():
            page.locator("[data-task=answer]").click()
            page.locator(told).first.wait_for()
        if page.locator("[data-choice]").count():
            break
    expect(page.locator("[data-choice]")).not_to_have_count(0)
    expect(page.locator(".opts [role=status]")).not_to_be_empty()


def on_a_phone(page: Page) -> None:
    """One part at a time, chosen by tabs."""
    size = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    for tab, part in (("Board", ".plate"), ("Sum", ".fall"), ("All", ".moments"), ("Moment", ".line")):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(f"main > {part}")).to_be_visible()
        expect(page.locator("main > section:visible")).to_have_count(2 if tab == "Moment" else 1)
    look.check(page, "review on a phone")
    page.set_viewport_size(size or {"width": 1280, "height": 800})
    page.evaluate("document.activeElement.blur()")  # arrows would walk the tabs


def play_on(page: Page) -> None:
    """From the middle of the replay to a table of its own; the browser is there afterwards."""
    where = page.locator(".replay input[type=range]")
    where.fill(str(int(where.get_attribute("max") or 0) // 2))
    page.locator("[data-play-on]").click()
    page.locator("dialog [data-chair]").nth(1).click()
    expect(page.locator("dialog [data-chair][aria-pressed=true]")).to_have_count(1)
    look.check(page, "play on")
    page.locator("dialog .btn.go").click()
    page.locator(".decide").wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_by_keyboard_alone(visit, tmp_path: Path) -> None:
    """A whole first game, and what it leaves behind; its review has three moments at least."""
    page: Page = visit("/")
    page.locator("[data-title=rome_in_a_day] .doors button:enabled").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.doors button')"):
            break
    page.keyboard.press("Enter")
    driver.asked(page)
    page.locator("[data-do=coach-off]").press("Enter")
    with driver.drawn_small(page):
        kinds = driver.play(page, driver.by_keys)
    assert kinds.count("split") == 4
    assert kinds.count("take") == 4
    # The dialog has the focus, and Escape gives the board back.
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("dialog .rows")).to_have_count(0)
    page.locator("[data-do=final]").click()
    # The final table says what the record says, and the record verifies.
    match = driver.saved(page, tmp_path)
    result = match.result()
    assert result is not None
    # The browser's own salt is in the dice.
    assert match.header.fairness.salts[0]
    assert match.header.fairness.salt_commitments[0]
    assert page.locator("dialog .rows li.win").count() == len(result.winners)
    driver.check_lines(page)
    look.check(page, "end")
    replay_and_rematch(page)


def test_from_what_a_screen_reader_is_told(visit) -> None:
    page: Page = visit("/")
    page.locator("[data-play=rome_in_a_day]").wait_for()
    reader = driver.Reader(page)
    reader.look()
    assert reader.press_named("^2$")
    assert reader.press_named("^Start a game of Rome in a Day")
    live = page.locator("[data-live]")
    expect(live).to_contain_text("Your decision: Divide your five lands")
    page.evaluate(HEAR)
    for _ in range(200):
        reader.look()
        if reader.named("button", "^Play again"):
            break
        answer_by_reading(reader)
        driver.settle(page)
        page.wait_for_timeout(60)
    assert reader.named("button", "^Play again")
    said = page.evaluate("window.heard")
    # What others lay is told together with what concerns all, never land by land; then the question.
    assert any(re.search(r" lays (one land|\d+ lands) and has ", line) for line in said), said
    assert not any(re.search(r" lays: ", line) for line in said), said
    assert any(" takes " in line for line in said), said
    assert any("Lay a land" in line for line in said), said


def answer_by_reading(reader: driver.Reader) -> None:
    """Press something that the present decision offers, found by its name alone."""
    steps = (
        "^Seal 1 and 4",
        "^2: .*in the large set; move it",
        r"^Take \d",
        "^Plus: the large set",
        "^End the round",
    )
    if not any(reader.press_named(step) for step in steps):
        places = reader.named("button", r"^Space \d+, beside|^The first land")
        if places:
            gains = [re.search(r"adds (\d+)", driver.name_of(place)) for place in places]
            values = [int(found[1]) if found else 0 for found in gains]
            reader.press(places[values.index(max(values))])
        else:
            reader.press_named("^1: pick up ")


def change_and_take_back(page: Page) -> None:
    """Laying: pick one, change one's mind, lay by dragging, take it back."""
    while driver.asked(page) != "choose":
        driver.by_mouse(page, driver.asked(page))
    page.locator(".hand .hex").nth(0).click()
    page.locator(".decide[data-kind=place]").wait_for()
    lands = [land.get_attribute("aria-label") or "" for land in page.locator(".hand .hex").all()]
    other = next(
        i for i, land in enumerate(lands) if land[3:] != lands[0][3:]
    )  # an equal land would be no change
    page.locator(".hand .hex").nth(other).click()
    expect(page.locator(".hand .hex").nth(other)).to_have_attribute("aria-pressed", "true")
    before = page.locator(".hand .hex").count()
    hand = page.locator(".hand .hex").nth(2).bounding_box()
    target = page.locator(".target").first.bounding_box()
    assert hand
    assert target
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.locator(".hand .hex")).to_have_count(before - 1)
    page.keyboard.press("u")
    expect(page.locator(".hand .hex")).to_have_count(before)
    # A whole turn goes back at once: two lands that were laid are in the hand again, and nothing is left to take back.
    while page.locator(".hand .hex").count() > before - 2:
        driver.by_mouse(page, driver.asked(page))
    page.locator(".menu > button").click()
    page.locator("[data-do=reset]").click()
    expect(page.locator(".hand .hex")).to_have_count(before)
    assert driver.asked(page) == "choose"
    expect(page.locator(".domain .land")).to_have_count(0)


def test_dragging_undo_and_changing_the_land(visit) -> None:
    page: Page = visit("/")
    driver.start(page, 2)
    # Nothing is offered before a land was moved, and all five lands against a gem are asked about once.
    expect(page.locator("[data-do=wait]")).to_be_visible()
    page.locator("[data-do=gem-alone]").click()
    page.get_by_role("button", name="Seal 0 and 5").click()
    expect(page.locator(".decide")).to_contain_text("are you sure?")
    page.keyboard.press("Escape")
    page.locator("[data-do=start-over]").click()
    expect(page.locator("[data-do=wait]")).to_be_visible()
    # Drag the third land to the other tray; the gem stays with the smaller set.
    land = page.locator(".tray [data-position='2']").bounding_box()
    tray = page.locator("[data-tray=left]").bounding_box()
    assert land
    assert tray
    page.mouse.move(land["x"] + 20, land["y"] + 20)
    page.mouse.down()
    page.mouse.move(tray["x"] + 60, tray["y"] + 50, steps=6)
    page.mouse.up()
    expect(page.locator("[data-tray=left] [data-position='2']")).to_be_visible()
    expect(page.locator("[data-tray=left] .gem")).to_be_visible()
    for position in (0, 1):
        page.locator(f".tray [data-position='{position}']").click()
    expect(page.locator("[data-tray=right] .gem")).to_be_visible()
    # What is half done survives a reload, and both sides see what either set brings.
    page.reload()
    seal = page.get_by_role("button", name="Seal 2 and 3")
    expect(seal).to_be_visible()
    expect(page.locator(".domains section p").first).to_contain_text("you keep")
    page.get_by_role("radio", name="large").click()
    expect(page.locator(".domains .ghost")).to_have_count(5)
    seal.click()
    assert driver.asked(page) == "take"
    page.keyboard.press("+")
    expect(page.locator(".set.picked")).to_have_attribute("data-set", "large")
    page.keyboard.press("Enter")
    change_and_take_back(page)
