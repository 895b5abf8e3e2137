"""How the engine does in a browser: cold start, a master's and an expert's decisions, memory. Run it after `make wasm`.

    .venv/bin/python bench/offline.py [--games 1] [--levels master,expert]

A real Chromium loads the engine into a worker, as a page does, and plays whole games of every title with bots in all
seats. A loop of plain Python runs beside, for comparing machines: on a busy one all figures grow together.
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
ENGINE = ROOT / "src" / "ludotheca" / "offline" / "engine"

PROGRAM = """
import json, time
from ludotheca.bots.levels import make_bot
from ludotheca.games import registry
from ludotheca.kernel.chance import SeededDealer
from ludotheca.kernel.match import Match
from ludotheca.offline.house import BOT_SECONDS

def timed(title, level, games):
    game, taken = registry.get(title), []
    for number in range(games):
        match = Match.start(game, SeededDealer(number), players=4 if game.meta.most_players >= 4 else 2)
        bots = [make_bot(level, game, number, seat) for seat in range(match.header.players)]
        while not match.over and len(taken) < MOST:
            seat = match.owing[0]
            view, decision = match.view(seat), match.decision(seat)
            if len(decision.actions) == 1:
                match.submit(seat, decision.actions[0])
                continue
            start = time.perf_counter()
            action = bots[seat].choose(view, decision, bots[seat].budget.within(BOT_SECONDS))
            taken.append((time.perf_counter() - start) * 1000)
            match.submit(seat, action)
    taken.sort()
    return {"title": title, "level": level, "decisions": len(taken), "median": round(taken[len(taken) // 2]),
            "p95": round(taken[int(len(taken) * 0.95)]), "slowest": round(taken[-1])}

start = time.perf_counter()
total = 0
for i in range(3_000_000):
    total += i
loop = 3 / (time.perf_counter() - start)
json.dumps({"loop": round(loop, 1), "rows": [timed(t, l, GAMES) for l in LEVELS for t in registry.titles()]})
"""

WORKER = """
onmessage = async ({ data }) => {
  const began = performance.now();
  const { loadPyodide } = await import(data.base + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: data.base });
  const packed = await (await fetch(data.base + "engine.zip")).arrayBuffer();
  python.unpackArchive(packed, "zip", { extractDir: "/engine" });
  python.runPython(`
import sys
sys.path.insert(0, "/engine")
try:
    import ludotheca_modules
    ludotheca_modules.install()
except ImportError:
    pass
from ludotheca.offline.door import Door
from ludotheca.games import registry
registry.get("kingsburg")
`);
  const started = performance.now() - began;
  const told = JSON.parse(python.runPython(data.program));
  postMessage({ ...told, started: Math.round(started), heap: python._module.HEAP8.length });
};
"""
PAGE = """([base, program, worker]) => new Promise((done, fail) => {
  const made = new Worker(URL.createObjectURL(new Blob([worker], { type: "text/javascript" })), { type: "module" });
  made.onmessage = ({ data }) => done(data);
  made.onerror = (event) => fail(event.message);
  made.postMessage({ base, program });
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--most", type=int, default=150, help="decisions timed of a title at most")
    asked.add_argument("--levels", default="master,expert")
    given = asked.parse_args()
    if not (ENGINE / "index.json").exists():
        sys.exit("There is no engine for the browser: run 'make wasm'.")
    import chromium  # noqa: PLC0415 - a tool beside this folder

    program = f"GAMES, MOST, LEVELS = {given.games}, {given.most}, {given.levels.split(',')}\n{PROGRAM}"
    house = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(ENGINE)))
    threading.Thread(target=house.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{house.server_address[1]}/"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(f"{base}index.json")
        found = page.evaluate(PAGE, [base, program, WORKER])
        browser.close()
    house.shutdown()
    index = json.loads((ENGINE / "index.json").read_text("utf-8"))
    size = sum(file["packed"] for file in index["files"]) / 1e6
    print(f"engine {index['kind']}, Pyodide {index['pyodide']}, {size:.1f} MB to load")
    print(f"cold start {found['started']} ms, heap of the engine {found['heap'] / 1e6:.0f} MB")
    print(f"a loop of plain Python in it: {found['loop']} million rounds/s")
    print(f"{'title':<16}{'level':<14}{'decisions':>10}{'median':>9}{'p95':>7}{'slowest':>9}  ms")
    for row in found["rows"]:
        print(
            f"{row['title']:<16}{row['level']:<14}{row['decisions']:>10}{row['median']:>9}{row['p95']:>7}{row['slowest']:>9}"
        )


if __name__ == "__main__":
    main()
