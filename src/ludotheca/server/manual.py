"""The documentation under /docs, as tools/manual.py built it into the package; a page that says where it lies, if it did not."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

from ludotheca.server.static import DENSE, content_policy

ROOT = "/docs"
FOLDER = Path(__file__).parent.parent / "manual"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludotheca: documentation</title>
<body style="font-family: sans-serif; max-width: 40rem; margin: 3rem auto; line-height: 1.5">
<h1>The documentation is not built here</h1>
<p>Its pages are text files in the folder <code>docs</code> of the sources, to be read as they are.
<code>make build</code> makes this site of them.</p>
<p><a href="/">Back to the library</a></p>
</body></html>
"""


class Manual:
    """Serves the files of the site. What there is is listed at the first question, so no path can lead outside."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, Path] | None = None
        self._packed: dict[str, bytes] = {}

    def _known(self) -> dict[str, Path]:
        if self._files is None:
            found = self._folder.rglob("*") if self._folder.is_dir() else ()
            self._files = {
                f"{ROOT}/{path.relative_to(self._folder).as_posix()}": path
                for path in found
                if path.is_file()
            }
        return self._files

    def serve(self, path: str, *, packed: bool = False) -> Response[bytes]:
        """The answer to GET `path` below /docs; `packed` if the asker reads gzip."""
        files = self._known()
        if f"{ROOT}/index.html" not in files:
            body = _NOT_BUILT.encode()
            return Response(body, media_type="text/html", headers=_page_headers(body), status_code=200)
        if path.endswith("/"):
            path += "index.html"
        elif f"{path}/index.html" in files:  # links on the page are relative to its folder
            return Response(b"", status_code=307, headers={"location": f"{path}/"})
        if path not in files:
            if "." in path.rsplit("/", 1)[-1] and not path.endswith(".html"):
                raise NotFoundException(f"There is nothing at {path[:200]!r}.")
            return self._file(f"{ROOT}/404.html", 404, packed=packed)
        return self._file(path, 200, packed=packed)

    def _file(self, path: str, status: int, *, packed: bool) -> Response[bytes]:
        kind, body = _kind(path), self._known()[path].read_bytes()
        # Zensical puts a digest of the contents into the names under assets/.
        keep = "public, max-age=31536000, immutable" if path.startswith(f"{ROOT}/assets/") else "no-cache"
        headers = {"cache-control": keep, "x-content-type-options": "nosniff", "vary": "accept-encoding"}
        if kind == "text/html":
            headers |= _page_headers(body)
        if packed and not kind.startswith(DENSE):
            if path not in self._packed:
                self._packed[path] = gzip.compress(body, 6, mtime=0)
            headers["content-encoding"] = "gzip"
            body = self._packed[path]
        return Response(body, media_type=kind, headers=headers, status_code=status)


def _kind(path: str) -> str:
    """The media type; what a browser does not know (a unit, a Caddyfile) is plain text."""
    if path.endswith(".js"):
        return "text/javascript"
    return mimetypes.guess_type(path)[0] or "text/plain"


def _page_headers(body: bytes) -> dict[str, str]:
    return {
        "content-security-policy": f"{content_policy(body)}; connect-src 'self'",
        "referrer-policy": "same-origin",
    }
