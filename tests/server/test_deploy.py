"""The files in deploy/: what can be checked here is checked."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from ludotheca.server.settings import PREFIX, Settings

pytestmark = pytest.mark.once

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}


@pytest.mark.parametrize("name", ["Containerfile", "ludotheca.service"])
def test_they_name_settings_that_there_are(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    ours = set(re.findall(rf"{PREFIX}[A-Z_]+", text)) - {"LUDOTHECA_REQUIRE_NATIVE"}
    assert ours
    assert ours <= SETTINGS


def test_the_container_runs_as_nobody_and_says_how_it_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    stages = [number for number, line in enumerate(lines) if line.startswith("FROM ")]
    assert len(stages) == 2
    last = lines[stages[1] :]
    assert any(re.match(r"USER 1\d{4}", line) for line in last)
    assert any(line.startswith("HEALTHCHECK") for line in last)
    assert any("/ready" in line for line in last)
    assert not any("apt-get" in line for line in last)  # no compiler in what runs


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    units = []
    for unit in DEPLOY.glob("ludotheca*.*"):
        text = unit.read_text("utf-8").replace("/opt/ludotheca/bin/ludotheca", "/bin/true")
        (tmp_path / unit.name).write_text(text, "utf-8")
        units.append(str(tmp_path / unit.name))
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if str(tmp_path) in line]) == (0, [])


@pytest.mark.skipif(not shutil.which("nginx"), reason="no nginx here")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^\s*(ssl_certificate.*|listen .*ssl;)$", "", text, flags=re.M)
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {text} }}", "utf-8"
    )
    done = subprocess.run(
        ["nginx", "-t", "-c", str(whole), "-p", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="no caddy here")
def test_caddy_understands_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_host_page_shows_the_file_of_caddy() -> None:
    page = (DEPLOY.parent / "docs" / "host.md").read_text("utf-8")
    file = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert "".join(line for line in file.splitlines(keepends=True) if not line.startswith("#")) in page


def test_the_pages_build_the_container_as_its_file_says() -> None:
    (command,) = re.findall(r"podman build .*", (DEPLOY / "Containerfile").read_text("utf-8"))
    assert command in (DEPLOY.parent / "docs" / "host.md").read_text("utf-8")


def test_the_dashboard_is_one() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    assert len(dashboard["panels"]) >= 8
    assert all(panel["targets"] for panel in dashboard["panels"])
