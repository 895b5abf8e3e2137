"""Plays one game on a server of the installed package, through its protocol. Needs only what the package brings.

    python package_trial.py [compiled|pure]

It fails if the package comes from a source tree, is not compiled as it should be, has no pages inside, or is not ready after
three seconds of the processor.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

TITLE = "rome_in_a_day"
READY_SECONDS = 3.0


def start(folder: str) -> tuple[subprocess.Popen[str], str, float]:
    """`ludotheca serve` of this environment: the process, its address, the seconds until it was ready."""
    program = Path(sys.executable).with_name("ludotheca" + (".exe" if os.name == "nt" else ""))
    command = [
        str(program),
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/trial.db",
    ]
    began = time.monotonic()
    process = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, "LUDOTHECA_LOG": "json"}
    )
    assert process.stderr is not None
    for line in process.stderr:
        said = json.loads(line) if line.startswith("{") else {"message": line}
        if said["message"] == "ready":
            return process, said["address"].replace("localhost", "127.0.0.1"), time.monotonic() - began
        print(line, end="", file=sys.stderr)
    sys.exit("the server ended before it was ready")


def processor_seconds(process: subprocess.Popen[str]) -> float:
    """What the server has used of the processor; nothing where that cannot be asked."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError):
        return 0.0


def ask(address: str, path: str, body: dict[str, Any] | None = None, cookie: str = "") -> tuple[bytes, str]:
    """An answer, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(  # noqa: S310 - our own server
        address + path, data, {"content-type": "application/json", "cookie": cookie}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        return answer.read(), (answer.headers["set-cookie"] or "").partition(";")[0]


def play(address: str) -> int:
    """One game against a bot; how many decisions it took."""
    from ludotheca.server.protocol import PROTOCOL  # noqa: PLC0415

    _, cookie = ask(address, "/api/me", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    create = {"type": "create", "title": TITLE, "seats": seats}
    table = json.loads(ask(address, "/api/requests", create, cookie)[0])["table"]
    ask(address, "/api/requests", {"type": "start", "table": table}, cookie)
    acks = 0
    with connect(address.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie}) as link:
        link.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        link.send(json.dumps({"type": "watch", "table": table}))
        waits = False
        while True:
            message = json.loads(link.recv(timeout=60))
            if message["type"] == "error":
                sys.exit(f"refused: {message}")
            if message["type"] == "ack":
                acks, waits = acks + 1, False
            if message["type"] in {"ack", "stale"}:
                waits = False
            if message["type"] != "update":
                continue
            if message["view"]["over"]:
                break
            if message["decision"] is not None and not waits:
                waits = True
                command = {"type": "command", "table": table, "base": message["view"]["head"]}
                action = message["decision"]["actions"][0]
                link.send(json.dumps({**command, "command_id": f"c{acks}", "action": action}))
    record, _ = ask(address, f"/api/tables/{table}/record")
    Path("trial.json").write_bytes(record)
    return acks


def main() -> None:
    import ludotheca  # noqa: PLC0415
    from ludotheca.kernel.vecs import NATIVE  # noqa: PLC0415

    if not Path(ludotheca.__file__).is_relative_to(sys.prefix):
        sys.exit(f"this is not the installed package: {ludotheca.__file__}")
    if sys.argv[1:] and (sys.argv[1] == "compiled") != NATIVE:
        sys.exit(f"the engine is {'' if NATIVE else 'not '}compiled")
    with tempfile.TemporaryDirectory() as folder:
        process, address, wall = start(folder)
        try:
            used = processor_seconds(process)
            page, _ = ask(address, "/")
            if b"<script" not in page:
                sys.exit("the pages are not in the package")
            decisions = play(address)
        finally:
            process.terminate()
            process.wait(20)
    verified = subprocess.run([sys.executable, "-m", "ludotheca", "verify", "trial.json"], check=False)
    Path("trial.json").unlink()
    kind = "compiled" if NATIVE else "plain"
    print(
        f"   Python {sys.version.split()[0]}, {kind}: ready in {wall:.1f} s ({used:.1f} s of the processor), "
        f"{decisions} decisions played, the record {'verifies' if not verified.returncode else 'DOES NOT VERIFY'}"
    )
    if verified.returncode or used > READY_SECONDS:
        sys.exit(1)


if __name__ == "__main__":
    main()
