"""Every lesson in a real browser by keyboard alone, in both languages: each accepted answer, one other try a step, to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.titles import COMPLETE
from playwright.sync_api import Page, Response, expect

from ludotheca.games import registry
from ludotheca.kernel.game import Decision, Named
from ludotheca.lessons.course import Course
from ludotheca.lessons.script import accepts, fits, lessons
from ludotheca.texts.files import Texts
from web import look

pytestmark = [pytest.mark.browser, pytest.mark.once]
LANGUAGES = ("en", "fr")
# A step that accepts anything has up to twenty answers. Both languages together take this many of one question, the rules' own tests
# (tests/lessons) take all.
MOST_TAKEN = 4


class Learner:
    """Keys only. The course beside the page says what is accepted; the page must come to the same position."""

    def __init__(self, page: Page, title: str, number: int, lang: str) -> None:
        self.page, self.lang, self.number = page, lang, number
        game = registry.get(title)
        self.course = Course(game, lessons(game)[number - 1])
        self.said = Texts(lang, [game.folder / "lessons"], strict=True)
        self.tried = 0

    def teach(self) -> None:
        """From the first step to the end page."""
        while not self.course.done:
            self.at_the_step()
            ask, decision = self.course.asked(), self.course.moment().decision
            if ask is None or decision is None:
                self.press("Enter")
                self.course.go_on()
                continue
            self.try_another(decision)
            accepted = [action for action in decision.actions if accepts(ask, action)]
            for action in self.some([action for action in accepted if action != ask.play]):
                self.take(decision, action)
                self.press("Backspace")
                self.at_the_step()
            self.take(decision, ask.play)
            self.course.act(ask.play)
        expect(self.page.locator("dialog[open] ul li")).to_have_count(3)

    def at_the_step(self) -> None:
        """What the card says, how far it is, and that it points at something."""
        moment = self.course.moment()
        card = self.page.locator(f".teacher[data-step='{moment.step}']")
        expect(card.locator(".say")).to_have_text(self.said.say(f"lesson-{self.number}-{moment.step}", {}))
        expect(card).not_to_have_attribute("data-pointed", "0")
        expect(self.page.locator(".answer")).to_have_count(0)

    def some(self, accepted: list[Named]) -> list[Named]:
        """The share of one language: the other takes the rest."""
        return accepted[LANGUAGES.index(self.lang) : MOST_TAKEN : len(LANGUAGES)]

    def try_another(self, decision: Decision) -> None:
        """One answer that the step does not ask for, if there is one; what is likely is answered in its own words."""
        step, ask = self.course.lesson.steps[self.course.step], self.course.asked()
        assert ask is not None
        others = [action for action in decision.actions if not accepts(ask, action)]
        if not others:
            return
        likely = [wrong.pattern for wrong in step.wrong if wrong.ask == self.course.ask and wrong.legal]
        action = next((action for pattern in likely for action in others if fits(action, pattern)), others[0])
        self.give(decision, action)
        answer = self.page.locator(".answer[role=alert]")
        answer.wait_for()
        if place := self.course.wrong(action):
            key = f"lesson-{self.number}-{self.course.step + 1}-wrong-{place}"
            expect(answer.locator("span")).to_have_text(self.said.say(key, {}))
        self.tried += 1

    def take(self, decision: Decision, action: Named) -> None:
        with self.page.expect_response("**/api/lessons/**") as told:
            self.give(decision, action)
        assert answer_of(told.value)["taken"], action

    def give(self, decision: Decision, action: Named) -> None:
        """By the list of all that can be done."""
        keys = self.page.keyboard
        self.read_on(decision.kind)
        keys.press("l")
        self.page.locator("dialog[open] li button").first.wait_for()
        for _ in range(decision.actions.index(action)):
            keys.press("Tab")
        keys.press("Enter")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        gold = self.page.locator(".decide [data-do=confirm]:focus")
        if gold.count():
            keys.press("Enter")

    def read_on(self, kind: str) -> None:
        """What happened before the question, page by page."""
        self.page.locator(f".decide[data-kind='{kind}'][data-busy=false]").wait_for()

    def press(self, key: str) -> None:
        with self.page.expect_response("**/api/lessons/**"):
            self.page.keyboard.press(key)


def at_once(page: Page) -> None:
    """What the others do is not played, and a press needs no second one."""
    page.evaluate("localStorage.setItem('ludotheca.speed', 'instant')")
    page.evaluate("localStorage.setItem('ludotheca.confirm', 'never')")
    page.reload()


def answer_of(response: Response) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(response.text())
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", COMPLETE)
def test_every_lesson_by_keys(visit, title: str, lang: str) -> None:
    """And from one to the next, with what is learned kept."""
    theme = "dark" if lang == "fr" else "light"
    page: Page = visit("/learn", lang=lang, color_scheme=theme, width=1280, height=800)
    at_once(page)
    page.locator(f"[data-lesson='{title}/1']").focus()
    page.keyboard.press("Enter")
    for number in (1, 2, 3):
        page.locator(".teacher").wait_for()
        look.check(page, f"{title} {number}")
        learner = Learner(page, title, number, lang)
        learner.teach()
        assert learner.tried > 0
        if number < 3:
            page.locator(f"dialog a[href='/learn/{title}/{number + 1}']").focus()
            page.keyboard.press("Enter")
    look.check(page, "the end of a lesson", "dialog[open]")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-title={title}] .done")).to_have_count(3)
    look.check(page, "/learn")


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
