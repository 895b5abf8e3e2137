"""An English and a French browser say everything that the phrase book has to each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheca.server import protocol as p
from web import look
from web.look import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.once]

GROUPS = list(p.PHRASES)
ASK = """async body => {
    const answer = await fetch('/api/requests', {method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json'}});
    return answer.json();
}"""
# Press every phrase of these groups, fill its gaps with what is proposed, and wait until it stands in the list.
SAY = """async ([all, groups]) => {
    const at = name => document.querySelector(name);
    const until = async test => {
        for (let i = 0; i < 400; i++) { if (test()) return; await new Promise(go => setTimeout(go, 25)); }
        throw new Error('it did not happen: ' + test);
    };
    for (const group of groups) {
        const tabs = [...document.querySelectorAll('.groups [role=tab]')];
        tabs[all.indexOf(group)].click();
        await until(() => at(`.book[data-group=${group}]`));
        for (const name of [...document.querySelectorAll('.book .phrase')].map(one => one.dataset.phrase)) {
            const before = document.querySelectorAll(`li[data-say=${name}]`).length;
            at(`.book .phrase[data-phrase=${name}]`).click();
            await until(() => at('[data-do=say]') || document.querySelectorAll(`li[data-say=${name}]`).length > before);
            at('[data-do=say]')?.click();
            await until(() => document.querySelectorAll(`li[data-say=${name}]`).length > before && at('.book'));
        }
    }
}"""


def book(lang: str) -> dict[str, re.Pattern[str]]:
    """What each phrase looks like in a language, whatever fills its gaps."""
    text = (ROOT / "web" / "src" / "texts" / f"{lang}.ftl").read_text("utf-8")
    found = re.findall(r"^say-(\S+) = (.*)$", text, re.M)
    return {key: re.compile(re.sub(r"\\{\\ \\\$\w+\\ \\}", "(.+)", re.escape(said))) for key, said in found}


def read(page: Page) -> dict[str, str]:
    """The last line of every phrase, as this browser shows it."""
    lines = page.locator(".voices li[data-say]").evaluate_all(
        "all => all.map(line => [line.dataset.say, line.querySelector('span:last-of-type').textContent])"
    )
    return {key: text.strip() for key, text in lines}


def by_the_book(anna: Page, jean: Page) -> None:
    """Anna opens the book by a key; it takes the focus, and Escape gives it back."""
    anna.keyboard.press("t")
    expect(anna.locator(".voices .phrase").first).to_be_focused()
    # By keys alone: down to a phrase with a gap, Enter, the gap has the focus, on to "Say it"; then back in the book.
    anna.keyboard.press("ArrowDown")
    anna.keyboard.press("Enter")
    expect(anna.locator("[data-gap=who]")).to_be_focused()
    anna.keyboard.press("Tab")
    anna.keyboard.press("Enter")
    expect(jean.locator("[data-said]")).to_contain_text("Bonjour, Jean")
    expect(anna.locator(".voices .phrase").first).to_be_focused()


def by_signs_and_words(jean: Page, anna: Page) -> None:
    """Signs go at one press; free words as they are."""
    for sign in p.SIGNS:
        jean.locator(f"[data-sign={sign}]").click()
        expect(anna.locator(f".voices li[data-say={sign}]")).to_have_count(1)
    jean.locator(".write input").fill("Le thé est prêt")
    jean.locator(".write button").click()
    expect(anna.locator(".voices li[data-say=typed]")).to_contain_text("Le thé est prêt")
    look.check(jean, "voices on a phone")


def report_and_mute(anna: Page) -> None:
    """Anna reports a line and hears no more of Jean; Jean is not told."""
    anna.locator(".voices li[data-say=typed] .who").click()
    anna.get_by_role("button", name="Report this line").click()
    anna.get_by_role("button", name="Unkind").click()
    expect(anna.locator(".voices .told")).to_have_text("The host was told.")
    look.check(anna, "voices")
    anna.locator(".voices li[data-say=typed] .who").click()
    anna.get_by_role("button", name="Mute for me").click()
    expect(anna.locator(".voices li[data-say=typed]")).to_have_count(0)
    anna.locator(".voices .phrase").first.focus()
    anna.keyboard.press("Escape")
    expect(anna.locator(".voices")).to_have_count(0)
    expect(anna.locator(".log li").first).to_be_visible()


def test_every_phrase_between_two_languages(visit) -> None:
    anna: Page = visit("/")
    jean: Page = visit("/", lang="fr", width=390, height=844)
    for page, name in ((anna, "Anna"), (jean, "Jean")):
        page.evaluate("name => fetch('/api/me', {method: 'POST', body: JSON.stringify({type: 'rename', name}),"
                      " headers: {'content-type': 'application/json'}}).then(a => a.json())", name)  # fmt: skip
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"type": "create", "title": "rome_in_a_day", "seats": seats, "typing": True}
    table = anna.evaluate(ASK, plan)["table"]
    assert jean.evaluate(ASK, {"type": "sit", "table": table})["type"] == "done"
    assert anna.evaluate(ASK, {"type": "start", "table": table})["type"] == "done"
    for page in (anna, jean):
        page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/')[2]}/t/{table}")
        page.locator(".decide[data-kind=split]").wait_for()
    by_the_book(anna, jean)
    anna.evaluate(SAY, [GROUPS, GROUPS[:3]])
    # Jean sees that something was said, on the tab and in the title, and what Anna said last.
    unread = 1 + sum(len(p.PHRASES[group]) for group in GROUPS[:3])
    jean.locator(".tabs [role=tab]").last.click()
    expect(jean.locator("[data-do=voices] .unread")).to_have_text(str(unread))
    assert jean.title().startswith(f"({unread}) ")
    expect(jean.locator("[data-live-voices]")).to_have_text("Anna dit\u202f: Il n’y a pas de mal.")
    jean.locator("[data-do=voices]").click()
    expect(jean.locator("[data-do=voices] .unread")).to_have_count(0)
    jean.locator(".voices .phrase").first.wait_for()
    jean.evaluate(SAY, [GROUPS, GROUPS[3:]])
    for page, lang in ((anna, "en"), (jean, "fr")):
        expect(page.locator(".voices li[data-say=next-time]")).to_have_count(1)
        said, shown = book(lang), read(page)
        assert len(said) == 40
        for key, form in said.items():
            assert form.fullmatch(shown[key]), (lang, key, shown[key])
    assert read(anna)["beautiful"] == "Your domain is beautiful, Jean."
    assert read(jean)["congrats"] == "Félicitations, Anna."
    by_signs_and_words(jean, anna)
    report_and_mute(anna)
