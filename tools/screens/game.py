"""A whole game against quick bots, with a picture of every phase, of the end and of the replay."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page

from screens.camera import Camera

FEW = 40


class Title(Protocol):
    """What a module of a title knows: how its decisions are answered, and which moments are worth a picture."""

    TITLE: str
    PLAYERS: int

    def options(self, players: int) -> dict[str, str]:
        """What the table is set with besides the usual."""
        ...

    def moment(self, page: Page, kind: str) -> str:
        """The name of this moment's picture; empty: none. Each name is taken once."""
        ...

    def stage(self, page: Page, kind: str) -> None:
        """Bring the decision half way, so that the picture shows it at work."""
        ...

    def extras(self, camera: Camera, moment: str) -> None:
        """More pictures at this moment and size."""
        ...

    def answer(self, page: Page, kind: str) -> None:
        """Answer sensibly, the way a player does with the mouse; what was staged may be there already."""
        ...

    def after(self, camera: Camera) -> None:
        """What the title shows besides the final table."""
        ...


def sit_down(camera: Camera, title: Title, players: int) -> None:
    """A table of the quickest bots, started."""
    page = camera.page
    camera.open(f"/new/{title.TITLE}", ".seatrow select")
    page.locator(".row .chip", has_text=str(players)).first.click()
    for option, value in title.options(players).items():
        page.locator(f"[data-option={option}] [data-value={value}]").click()
    for seat in page.locator(".seatrow select").all():
        seat.select_option(index=2)  # after "open" and "invited": the weakest level
    page.locator("form .btn.go").click()
    page.locator(".dock .btn.go").first.click()
    page.locator(".decide").wait_for()


def asked(camera: Camera, title: str) -> str:
    """What is asked at the table now, or that a page is to be turned; nothing once the game is over."""
    page = camera.page
    for _ in range(2400):
        camera.tick(title)
        if page.locator(".shell:not([data-guard=true]) .decide[data-busy=false]").count():
            kind = page.locator(".decide").get_attribute("data-kind") or ""
            if kind or page.locator("dialog .rows").count():
                return kind
            if page.locator(".decide[data-page=true], .decide [data-do=confirm]:enabled").count():
                return "page"
        page.wait_for_timeout(50)
    raise SystemExit("the table waits for nobody")


def play(
    camera: Camera, title: Title, only: set[str], players: int, enough: set[str] | None = None
) -> set[str]:
    """The game; a picture of each moment the first time it is there. Returns the moments. With those that are `enough`, or
    after a FEW decisions, it ends."""
    page = camera.page
    players = players or title.PLAYERS
    camera.players = players
    sit_down(camera, title, players)
    seen: set[str] = set()
    answered = 0
    while kind := asked(camera, title.TITLE):
        moment = title.moment(page, kind)
        if "phases" in only and moment and moment not in seen:
            title.stage(page, kind)
            for _ in camera.sizes():
                camera.take(f"{title.TITLE}-{moment}")
                if not seen:
                    shell(camera, title.TITLE)
                title.extras(camera, moment)
            seen.add(moment)
        answered += 1
        if enough and (seen >= enough or answered > FEW):
            return seen
        title.answer(page, kind)
    page.locator("dialog .rows").wait_for()
    if "end" in only:
        end(camera, title)
    if "replay" in only:
        replay(camera, title)
    return seen


def shell(camera: Camera, name: str) -> None:
    """The windows that every table has."""
    page = camera.page
    for key, what in (("?", "keys"), ("h", "help"), ("l", "list")):
        camera.press(key, f"{name}-{what}")
    page.locator(".menu > button").click()
    camera.take(f"{name}-menu")
    page.locator("#table-menu button").nth(-2).click()
    page.locator("dialog[open]").wait_for()
    camera.take(f"{name}-fairness")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("a")
    page.locator(".advice[data-final=true]").wait_for()
    camera.take(f"{name}-hint")
    page.keyboard.press("Escape")
    if page.locator(".tabs").is_visible():
        tabs(camera, name)


def tabs(camera: Camera, name: str) -> None:
    """What a phone shows in the place of the plate."""
    found = camera.page.locator(".tabs button")
    for i in range(1, found.count()):
        found.nth(i).click()
        camera.take(f"{name}-tab{i}")
    found.first.click()


def end(camera: Camera, title: Title) -> None:
    """The final table, its lines, and what the title adds."""
    page = camera.page
    for _ in camera.sizes():
        camera.take(f"{title.TITLE}-end")
    page.locator("dialog details summary").click()
    for _ in camera.sizes():
        page.locator("dialog details").scroll_into_view_if_needed()
        camera.take(f"{title.TITLE}-end-lines")
    title.after(camera)


def replay(camera: Camera, title: Title) -> None:
    """Somewhere in the middle of the same game."""
    page = camera.page
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".replay").wait_for()
    page.wait_for_timeout(500)
    page.keyboard.press("End")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    for _ in camera.sizes():
        camera.take(f"{title.TITLE}-replay")
