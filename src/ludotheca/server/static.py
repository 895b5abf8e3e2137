"""The web app as it lies in the package. Its files are read at the start: no path can lead outside, and a new build
beside a running server changes nothing."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Response
from litestar.exceptions import NotFoundException

from ludotheca.server import protocol as p
from ludotheca.server.errors import NoEngine

FOLDER = Path(__file__).parent.parent / "web"
ENGINE = Path(__file__).parent.parent / "offline" / "engine"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludotheca</title>
<body style="font-family: sans-serif; max-width: 40rem; margin: 3rem auto; line-height: 1.5">
<h1>Ludotheca runs, but its web app is not built</h1>
<p>In the source tree, <code>make play</code> builds it and starts the server again; an installed package has it inside.</p>
<p>Everything else works: programs play through the protocol in <code>docs/protocol.md</code>, and
<a href="/api/titles">/api/titles</a> lists the games.</p>
</body></html>
"""
DENSE = ("font/", "image/png", "application/zip")  # packed already
_KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
# The worker of the local house, and nothing else, may compile WebAssembly. A worker's policy comes with its script.
_HOUSE = "/assets/house.worker-"
_HOUSE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
_INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.S)


class WebApp:
    """Serves a file by its path, and the start page for every path of the app's own."""

    def __init__(self, folder: Path = FOLDER, engine: Path = ENGINE) -> None:
        self._files = {
            "/" + path.relative_to(folder).as_posix(): path.read_bytes()
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file()
        }
        self._index = self._files.get("/index.html", _NOT_BUILT.encode())
        # The first words of the pages' own addresses; the page itself says that there is nothing at others.
        self._routes: list[str] = json.loads(self._files.pop("/routes.json", b"[]"))
        self._policy = content_policy(self._index)
        self._engine = _engine_of(engine)
        for file in self._engine.get("files", ()):
            path = f"/engine/{self._engine['engine']}/{file['name']}"
            self._files[path] = (engine / file["name"]).read_bytes()
        self._packed: dict[str, bytes] = {}  # by path, once somebody asked for it

    def serve(self, path: str, *, packed: bool = False, socket: str = "") -> Response[bytes]:
        """The answer to GET `path`; `packed` if the asker reads gzip, `socket` where the page finds its WebSocket."""
        body = self._files.get(path)
        if body is None or path.endswith("/index.html"):
            # A file or a call of the API that is not there is no page of the app's.
            if body is None and (path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]):
                raise NotFoundException(f"There is nothing at {path[:200]!r}.")
            known = not self._routes or path.split("/")[1] in self._routes or path == "/index.html"
            return self._page(socket, 200 if known else 404, packed)
        kind = _KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        # The build puts a digest of the contents into the names under assets/.
        keep = (
            "public, max-age=31536000, immutable" if path.startswith(("/assets/", "/engine/")) else "no-cache"
        )
        headers = {"cache-control": keep, "x-content-type-options": "nosniff", "vary": "accept-encoding"}
        if path.startswith(_HOUSE):
            headers["content-security-policy"] = _HOUSE_POLICY
        if packed and not kind.startswith(DENSE):
            body = self._pack(path, body, headers)
        return Response(body, media_type=kind, headers=headers)

    def _pack(self, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        headers["content-encoding"] = "gzip"
        if path not in self._packed:
            self._packed[path] = gzip.compress(body, 9, mtime=0)
        return self._packed[path]

    def offline(self) -> p.OfflineList:
        """All that a browser needs to play without this server; an error where there is no engine for it."""
        if not self._engine:
            raise NoEngine
        pages = {path: data for path, data in self._files.items() if _for_offline(path)}
        files = [p.OfflineFile(path=path, bytes=len(data)) for path, data in sorted(pages.items())]
        files += [p.OfflineFile(path="/", bytes=len(self._index))]
        files += [p.OfflineFile(path=path, bytes=0) for path in ("/api/titles", "/api/lessons")]
        digest = hashlib.sha256(self._index + b"".join(pages[path] for path in sorted(pages)))
        inside = {file["name"]: file["packed"] for file in self._engine["files"]}
        return p.OfflineList(
            shell=digest.hexdigest()[:16],
            engine=self._engine["engine"],
            kind=self._engine["kind"],
            bytes=sum(file.bytes for file in files),
            packed=sum(inside.get(file.path.rsplit("/", 1)[-1], int(file.bytes * 0.6)) for file in files),
            files=files,
        )

    def _page(self, socket: str, status: int, packed: bool) -> Response[bytes]:
        headers = {
            "cache-control": "no-cache",
            "vary": "accept-encoding",
            # Older browsers do not count the WebSocket of the same house as 'self'.
            "content-security-policy": f"{self._policy}; connect-src 'self' {socket}".rstrip(),
            "referrer-policy": "same-origin",
            "x-content-type-options": "nosniff",
        }
        body = self._pack("/", self._index, headers) if packed else self._index
        return Response(body, media_type="text/html", headers=headers, status_code=status)


def _engine_of(folder: Path) -> dict[str, Any]:
    """What `tools/wasm.py` built, if it did."""
    index = folder / "index.json"
    found: dict[str, Any] = json.loads(index.read_text("utf-8")) if index.is_file() else {}
    return found


def _for_offline(path: str) -> bool:
    """Whether a page can need a file without the network."""
    return path.startswith(("/assets/", "/engine/", "/icons/")) or path == "/manifest.webmanifest"


def content_policy(page: bytes) -> str:
    """Only what this server sent may run; scripts inside the page by their digest."""
    digests = [base64.b64encode(hashlib.sha256(text).digest()).decode() for text in _INLINE.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-src 'none'; frame-ancestors 'none'"
    )
