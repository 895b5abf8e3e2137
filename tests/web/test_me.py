"""Who I am here: a link for another device, an end for the others, and being forgotten."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web import driver

pytestmark = [pytest.mark.browser, pytest.mark.once]


def test_another_device_signing_it_out_and_being_forgotten(visit) -> None:
    phone: Page = visit("/")
    driver.start(phone, 2)
    address = phone.url
    phone.goto(address.split("/t/")[0] + "/credits")
    phone.get_by_role("button", name="Make a private link").click()
    link = phone.locator("main code").inner_text()
    # The other device is the same player at the same table, and the link is used up.
    desk: Page = visit("/restore#" + link.partition("#")[2])
    desk.get_by_role("button", name="Continue").click()
    desk.wait_for_url("**/")
    desk.goto(address)
    desk.locator(".decide[data-kind=split]").wait_for()
    third: Page = visit("/restore#" + link.partition("#")[2])
    third.get_by_role("button", name="Continue").click()
    expect(third.get_by_role("alert")).to_contain_text("works once")
    # Signed out, it looks on.
    phone.get_by_role("button", name="Sign out all other devices").click()
    expect(phone.get_by_role("status").filter(has_text="Only this browser is you now")).to_be_visible()
    expect(desk.locator(".decide")).to_contain_text("You are watching")
    # Forgotten, for good, and only by one's own name.
    phone.get_by_role("button", name="Forget me", exact=True).click()
    phone.get_by_label("Type your name to be sure").fill("Somebody else")
    phone.get_by_role("button", name="Forget me for good").click()
    expect(phone.get_by_role("button", name="Forget me for good")).to_be_visible()
    phone.get_by_label("Type your name to be sure").fill(driver.my_name(phone))
    phone.get_by_role("button", name="Forget me for good").click()
    expect(phone.get_by_role("button", name="Sign out all other devices")).to_have_count(0)
    assert [cookie for cookie in phone.context.cookies() if cookie["name"] == "ludotheca"] == []
