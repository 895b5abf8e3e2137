"""Every moment at every size, theme and language without taking all of them together: each pair of two things is in a picture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from screens.camera import Camera, Size, Theme

LANGUAGES = ("en", "fr")
ONCE = ("end", "end-lines", "walk", "replay")
Row = tuple[Size, Theme, str]
# Scenes run five times as fast; at the first one of a kind every timer of the page waits until its pictures are taken.
HOLD = """(() => {
    const [after, clear] = [setTimeout, clearTimeout];
    const live = new Map();
    let last = 1e6;
    window.held = '';
    window.known = new Set(['']);
    window.setTimeout = (run, ms = 0, ...rest) => {
        const id = ++last;
        const fire = () => {
            if (window.held) live.set(id, after(fire, 40));
            else { live.delete(id); run(...rest); }
        };
        live.set(id, after(fire, ms / 5));
        return id;
    };
    window.clearTimeout = id => { clear(live.get(id) ?? id); live.delete(id); };
    const look = () => {
        const scene = document.querySelector('.shell')?.dataset.scene ?? '';
        if (!window.known.has(scene)) { window.known.add(scene); window.held = scene; }
    };
    new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-scene'] });
})()"""


class Cover:
    """Which pairs are still to be taken: of what is seen, the number of players, size, theme and language."""

    def __init__(self, sizes: list[Size], themes: list[Theme]) -> None:
        self.rows: list[Row] = list(product(sizes, themes, LANGUAGES))
        self.used = dict.fromkeys(self.rows, 0)
        self.taken: set[tuple[object, object]] = set()
        self.seen: set[tuple[str, int]] = set()

    def pairs(self, what: str, players: int, row: Row) -> set[tuple[object, object]]:
        things = [what, players, *row]
        return {(things[i], things[k]) for i in range(5) for k in range(i)}

    def choose(self, what: str, players: int, most: int) -> list[Row]:
        """The rows for this moment, each the one with the most pairs that no picture has yet, the least used
        first."""
        chosen: list[Row] = []
        while len(chosen) < most:
            new = [len(self.pairs(what, players, row) - self.taken) for row in self.rows]
            if not max(new):
                break
            best = [row for row, count in zip(self.rows, new, strict=True) if count == max(new)]
            row = min(best, key=lambda row: self.used[row])
            self.used[row] += 1
            self.taken |= self.pairs(what, players, row)
            chosen.append(row)
        self.seen.add((what, players))
        return chosen

    def missing(self) -> list[str]:
        """The pairs of what was seen that no picture has."""
        wanted = {
            pair
            for what, players in self.seen
            for row in self.rows
            for pair in self.pairs(what, players, row)
        }
        return sorted(map(str, wanted - self.taken))


class MatrixCamera(Camera):
    """A camera that says itself at which sizes, in which themes and languages a moment is taken."""

    def __init__(self, browser: Browser, address: str, folder: Path, cover: Cover, *, scenes: bool) -> None:
        self.cover, self.scenes, self.players, self.most = cover, scenes, 0, 2
        super().__init__(browser, address, folder, [(1440, 900)], ["light"], "en")
        self.base = self.size
        if scenes:
            self.context.add_init_script(HOLD)
            self.context.add_init_script("try { localStorage.setItem('ludotheca.speed', 'slow') } catch {}")

    def sizes(self) -> Iterator[Size]:
        """Once: every picture has its own."""
        yield self.size

    def take(self, what: str, *, whole: bool = False) -> None:
        """The rows that are still missing; at a size that was asked for, that one alone."""
        asked = self.size if self.size != self.base else None
        rows: list[Row] = (
            [(asked, "light", "fr")] if asked else self.cover.choose(what, self.players, self.enough(what))
        )
        for size, theme, language in rows:
            self.resize(size)
            self.themes = [theme]
            self.speak(language)
            super().take(f"{what}-{self.players}p", whole=whole)
        self.speak("en")
        self.resize(asked or self.base)

    def enough(self, what: str) -> int:
        """How many pictures: a moment that only one game comes to is taken at every size there."""
        return 6 if what.partition("-")[2] in ONCE else self.most

    def speak(self, language: str) -> None:
        """Change the language as the menu does."""
        if language == self.language:
            return
        self.language = language
        toggle = "document.querySelector('.menu > button').click()"
        shut = not self.page.locator("#table-menu").count()
        if shut:
            self.page.evaluate(toggle)
        self.page.evaluate(f"document.querySelector('#table-menu [lang={language}]').click()")
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")
        if shut:
            self.page.evaluate(toggle)

    def tick(self, title: str) -> None:
        """A scene of a new kind waits until it is taken."""
        if not self.scenes:
            return
        scene: str = self.page.evaluate("window.held")
        if scene:
            self.most = 6  # every size once
            self.take(f"{title}-scene_{scene}")
            self.most = 2
            self.page.evaluate("window.held = ''")
