"""The documentation below /docs: the files of the site and nothing else, with a policy for each page; and every field explained."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest
from litestar.exceptions import NotFoundException

from ludotheca.kernel import record
from ludotheca.server import protocol as p
from ludotheca.server.manual import Manual
from ludotheca.server.protocol import http
from ludotheca.server.protocol.meaning import FIELDS, SPECIAL, described

pytestmark = pytest.mark.once


@pytest.fixture
def site(tmp_path: Path) -> Manual:
    folder = tmp_path / "manual"
    for name, text in {
        "index.html": "<p>home</p><script>let a = 1</script>",
        "404.html": "<p>nothing here</p>",
        "play/index.html": "<p>play</p>",
        "assets/main.js": "let b = 2",
        "deploy/Caddyfile": "games.example.org",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "secret.html").write_text("outside")
    return Manual(folder)


def test_pages_are_folders_and_scripts_are_named_by_their_digest(site: Manual) -> None:
    home = site.serve("/docs/")
    assert b"home" in home.content
    assert "'sha256-" in home.headers["content-security-policy"]
    assert "unsafe-eval" not in home.headers["content-security-policy"]
    assert (site.serve("/docs").status_code, site.serve("/docs").headers["location"]) == (307, "/docs/")
    assert site.serve("/docs/play").headers["location"] == "/docs/play/"
    assert b"play" in site.serve("/docs/play/").content
    assert site.serve("/docs/deploy/Caddyfile").media_type == "text/plain"
    script = site.serve("/docs/assets/main.js", packed=True)
    assert gzip.decompress(script.content) == b"let b = 2"
    assert "immutable" in script.headers["cache-control"]


def test_what_is_not_there_is_404(site: Manual) -> None:
    assert site.serve("/docs/nothing").status_code == 404
    assert site.serve("/docs/../secret.html").status_code == 404
    with pytest.raises(NotFoundException):
        site.serve("/docs/nothing.js")


def test_without_a_site_a_page_says_where_the_pages_lie(tmp_path: Path) -> None:
    answer = Manual(tmp_path / "none").serve("/docs/play/")
    assert answer.status_code == 200
    assert b"make build" in answer.content


def test_every_field_of_every_message_is_explained() -> None:
    roots = [p.ClientMessage, p.ServerMessage, *http.HTTP_BODIES, *http.HTTP_ANSWERS, record.Record]
    parts = described(msgspec.json.schema_components(roots)[1])
    fields = [
        (name.rsplit(".", 1)[-1], field, kind)
        for name, part in parts.items()
        for field, kind in part.get("properties", {}).items()
    ]
    assert len(fields) > 700
    assert [(name, field) for name, field, kind in fields if not kind.get("description")] == []
    used = {field for _, field, _ in fields}
    assert set(FIELDS) - used == set(), "nobody has these fields any more"
    assert set(SPECIAL) - {f"{name}.{field}" for name, field, _ in fields} == set()
