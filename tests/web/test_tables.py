"""Two browsers at one table, secrets, and a server that dies in the middle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from server.harness import Server, free_port
from server.harness import sqlite as sqlite_address

from ludotheca.kernel.chance import salt_commitment
from web import driver, look

pytestmark = [pytest.mark.browser, pytest.mark.once]


def frames(page: Page) -> list[dict[str, Any]]:
    """Every message the page gets from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", listen)
    return heard


def set_table(page: Page) -> str:
    """A public table for two, one seat free; returns its address."""
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Everyone").click()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("button", name="Start, bots take the free seats").wait_for()
    return page.url


def sit_down(host: Page, guest: Page, address: str) -> None:
    """By the link, and what the waiting room says."""
    # The table shows in the lobby at once. Who comes by the link sees what was agreed and gives a name with the seat.
    guest.locator(".open li").first.get_by_role("button", name="Sit down").wait_for()
    guest.goto(address)
    room = guest.locator("#main")
    expect(room).to_contain_text(f"One seat is free. {driver.my_name(host)} starts the game.")
    expect(room).to_contain_text("No time limit · hints allowed · open to all")
    expect(guest.get_by_role("button", name="Start")).to_have_count(0)
    guest.get_by_label("Your name").fill("Noor the guest")
    guest.get_by_role("button", name="Sit down as Noor the guest").click()
    expect(host.locator("#main ol").first).to_contain_text("Noor the guest here")
    # The room shows who came, a code for phones with the very link, and oneself as "You".
    expect(host.locator(".happened")).to_contain_text("Noor the guest has sat down.")
    assert host.locator("[data-qr]").get_attribute("data-qr") == address
    expect(guest.locator("#main li", has_text="Noor the guest").first).to_contain_text("You")
    look.check(guest, "the waiting room")


def both_salts_count(heard: list[dict]) -> None:
    """Both browsers were bound before either salt was shown, and both salts are in the dice."""
    told = [message["info"]["fairness"] for message in heard if message["type"] == "table"]
    (frozen, *_), dealt = [fairness for fairness in told if fairness["reveal_by"]], told[-1]
    assert frozen["salts"] == ["", ""]
    assert frozen["salt_commitments"] == dealt["salt_commitments"]
    assert [salt_commitment(salt) for salt in dealt["salts"]] == dealt["salt_commitments"]


def seal_and_take_back(host: Page, guest: Page, heard: list[dict]) -> None:
    """The host seals; the guest is told that they have, and not how."""
    host.keyboard.press("3")
    host.keyboard.press("Enter")
    expect(guest.locator(".seat[data-seat='0']")).to_contain_text("sealed")
    updates = [message for message in heard if message["type"] == "update"]
    seen = updates[-1]["view"]["position"]["seats"][0]
    assert seen["sealed"]
    assert seen["split"] is None
    assert not any(event["kind"] == "split-mine" for update in updates for event in update["events"])
    assert "split-mine" not in guest.content()
    # It may be taken back while the other still thinks. The trays are as they were sealed.
    expect(host.locator(".seat[data-seat='0']")).to_contain_text("sealed")
    host.keyboard.press("u")
    expect(guest.locator(".seat[data-seat='0']")).to_contain_text("dividing")
    assert driver.asked(host) == "split"
    expect(host.locator("[data-do=confirm]")).to_contain_text("Seal 1 and 4")


def lay_a_round(host: Page, guest: Page, heard: list[dict]) -> None:
    """Both divide, take, and lay side by side."""
    host.keyboard.press("4")
    host.keyboard.press("Enter")
    assert driver.asked(guest) == "split"
    guest.keyboard.press("2")
    guest.keyboard.press("Enter")
    for page in (host, guest):
        page.locator(".decide[data-kind=take]").wait_for()
    guest.keyboard.press("+")
    guest.keyboard.press("Enter")
    expect(host.locator(".seat[data-seat='1']")).to_contain_text("sealed")
    choice = [message for message in heard if message["type"] == "update"][-1]["view"]["position"]["seats"][0]
    assert choice["choice"] is None
    host.keyboard.press("-")
    host.keyboard.press("Enter")
    # Both lay side by side, to the end of the round.
    for page in (host, guest):
        page.locator(".decide:is([data-kind=choose], [data-kind=place])").wait_for()
        while page.locator(".rounds li.now").inner_text() == "I":
            kind = page.locator(".decide").get_attribute("data-kind")
            if kind not in {"choose", "place"}:
                break
            driver.by_mouse(page, kind)
    for page in (host, guest):
        expect(page.locator(".rounds li.now")).to_have_text("II")


def test_two_browsers_and_their_secrets(visit) -> None:
    host: Page = visit("/new/rome_in_a_day")
    address = set_table(host)
    guest: Page = visit("/")
    heard = frames(guest)
    guest.reload()
    sit_down(host, guest, address)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator(".decide[data-kind=split]").wait_for()
    both_salts_count(heard)
    seal_and_take_back(host, guest, heard)
    lay_a_round(host, guest, heard)
    # A spectator sees both domains and no secret, and has nothing to decide.
    watcher: Page = visit(address.removeprefix(address.split("/t/")[0]))
    watcher.locator(".seat").first.wait_for()
    expect(watcher.locator(".decide")).to_have_attribute("data-kind", "")
    expect(watcher.locator(".decide")).to_contain_text("You are watching")
    # Who hands over to a bot reads so in the bar, and comes back by its button; left alone, one would give the game up.
    guest.locator(".menu > button").click()
    guest.locator("[data-do=resign]").click()
    guest.get_by_role("button", name="Hand over", exact=True).click()
    expect(guest.locator(".decide")).to_contain_text("A bot plays for you.")
    host.locator(".menu > button").click()
    expect(host.locator("[data-do=resign]")).to_have_text("Give the game up")
    guest.locator("[data-do=return]").click()
    expect(host.locator("[data-do=resign]")).to_have_text("Hand over to a bot")
    expect(guest.locator(".decide")).not_to_contain_text("A bot plays for you.")


def test_the_page_goes_on_after_the_server_was_killed(visit, built: None, tmp_path: Path) -> None:
    database, port = sqlite_address(tmp_path), free_port()
    first = Server(database, port).start()
    page: Page = visit("/", base=first.address)
    driver.start(page, 3)
    page.evaluate("window.sameDocument = true")
    page.keyboard.press("2")
    first.kill()
    expect(page.locator("[data-link]")).not_to_have_attribute("data-link", "live")
    # A move made now is kept and sent when the link is back.
    page.get_by_role("button", name="Seal 1 and 4").click()
    expect(page.locator(".decide")).to_contain_text("Your move is kept")
    with Server(database, port):
        expect(page.locator("[data-link]")).to_have_attribute("data-link", "live", timeout=20_000)
        page.locator(".decide[data-kind=take]").wait_for()
        assert page.evaluate("window.sameDocument") is True
        expect(page.locator(".log")).to_contain_text("Your small set")
        driver.by_mouse(page, "take")
        assert driver.asked(page) in {"choose", "place", "split"}
        page.goto("about:blank")


def test_a_page_that_the_server_no_longer_understands_says_so(visit) -> None:
    page: Page = visit("/")
    page.route_web_socket("**/ws", lambda socket: socket.close(code=4002))
    page.reload()
    expect(page.locator("[data-link]")).to_have_text("Reload this page")
    page.wait_for_timeout(1_000)  # it does not try again
    expect(page.locator("[data-link]")).to_have_attribute("data-link", "outdated")


def test_a_table_soon_and_a_bots_chair(visit) -> None:
    """One press, and a table waits twenty seconds for people; begun with bots, it still takes them in."""
    host: Page = visit("/", width=390, height=844)
    host.locator("[data-do=meet]").click()
    expect(host.locator("[data-begins]")).to_contain_text("begins in")
    look.check(host, "a table soon")
    host.locator("[data-do=begin]").click()
    host.locator(".decide[data-kind=split]").wait_for()
    guest: Page = visit(f"/t/{host.url.rpartition('/')[2]}")
    chair = guest.locator("[data-drop-in]").first
    seat = chair.get_attribute("data-drop-in")
    expect(chair).to_contain_text("chair")
    look.check(guest, "a bot's chair")
    chair.click()
    expect(guest.locator(f".seat[data-seat='{seat}']")).to_contain_text("You")
    expect(guest.locator("[data-drop-in]")).to_have_count(0)
    expect(host.locator(f".seat[data-seat='{seat}']")).to_contain_text(driver.my_name(guest))
