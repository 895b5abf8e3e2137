"""Contact sheets, many pictures in one image, and small copies; the browser itself draws both."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import defaultdict
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

WIDTH = 1440
ROOM = 1_900_000  # pixels of one sheet, about


TO_WEBP = """async address => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.82).split(",")[1];
}"""


def small(browser: Browser, folder: Path) -> None:
    """Every picture as .webp, too: small enough to lie in a repository."""
    page = browser.new_page()
    for path in folder.glob("*.png"):
        address = "data:image/png;base64," + b64encode(path.read_bytes()).decode()
        path.with_suffix(".webp").write_bytes(b64decode(page.evaluate(TO_WEBP, address)))
    page.close()


def sheets(browser: Browser, folder: Path, *, mixed: bool = False) -> None:
    """sheet-<group>-<n>.png for every title, size, theme and language in the folder, in the order of taking; `mixed` has
    themes and languages together."""
    groups: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(folder.glob("*.png"), key=lambda path: path.stat().st_mtime):
        what, size, theme, language = path.stem.rsplit("-", 3)
        if what.startswith("sheet") or what.endswith("-whole"):
            continue
        title = what.split("-")[0] if "-" in what and not what.startswith("lobby") else "pages"
        groups[f"{title}-{size}" if mixed else f"{title}-{size}-{theme}-{language}"].append(path)
    page = browser.new_page(viewport={"width": WIDTH, "height": 800})
    for group, paths in groups.items():
        width, height = map(int, group.split("-")[1].split("x"))
        columns = max(2, round(WIDTH / max(width, 1)))
        shown = WIDTH // columns
        rows = max(1, ROOM // WIDTH // (shown * height // width + 24))
        for number, start in enumerate(range(0, len(paths), columns * rows), 1):
            figures = "".join(
                f"<figure><img src='{path.resolve().as_uri()}'><figcaption>{escape(path.stem)}</figcaption></figure>"
                for path in paths[start : start + columns * rows]
            )
            style = (
                f"body{{margin:0;display:grid;grid-template-columns:repeat({columns},1fr);background:#777}}"
                "figure{margin:2px}img{width:100%;display:block}figcaption{font:13px sans-serif;color:#fff}"
            )
            source = folder / "sheet.html"
            source.write_text(f"<style>{style}</style>{figures}", encoding="utf-8")
            page.goto(source.resolve().as_uri())
            page.wait_for_load_state("load")
            page.screenshot(path=folder / f"sheet-{group}-{number}.png", full_page=True)
            source.unlink()
    page.close()
