"""What a host may choose. Every field is also an environment variable: LUDOTHECA_<FIELD>."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from ludotheca.kernel.errors import LudothecaError

PREFIX = "LUDOTHECA_"


class BadSetting(LudothecaError):
    code = "bad-setting"

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"The setting {PREFIX}{name.upper()} is wrong: {reason}.", name=name, reason=reason)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults suit one machine; docs/host.md says when to change them."""

    host: str = "127.0.0.1"
    port: int = 8000
    # Empty: SQLite in the user's data folder. Else `sqlite:///FILE` or `postgresql://...`.
    database: str = ""
    # What other people type to reach this server, `https://example.org`. Cookies are `secure` if it is https.
    public_url: str = ""
    # Other origins whose pages may use this server with its cookies, separated by commas.
    origins: str = ""
    # Which proxies may say whom they speak for (X-Forwarded-For), separated by commas.
    proxies: str = "127.0.0.1"
    log: str = "auto"  # auto, json or text
    # Who may read /metrics: nobody (empty), `local` (this machine), or whoever sends this token.
    metrics: str = ""
    bus: bool = True  # False: no NOTIFY, only the slow poll

    bot_workers: int = 0  # 0: one less than there are cores, at least one
    bot_seconds: float = 2.0  # what a bot may think about one decision
    bot_grace: float = 3.0  # and how much later its process is taken for lost
    hint_workers: int = 1  # processes that think about hints; they give way to all others; 0: none
    hint_seconds: float = 2.0
    hints_per_minute: int = 30  # per identity
    counsel_seconds: float = 0.3  # how long a learner's options are weighed
    counsels_per_minute: int = 90  # per identity
    reviews_per_hour: int = 60  # per address, of those that were not made before

    play_now_seconds: float = 20.0  # until a table for whoever wants to play now begins with bots
    voice_seconds: float = 3.0  # between two things that somebody says
    voices_per_minute: int = 6  # per identity

    message_bytes: int = 65_536
    messages_per_second: float = 20.0
    messages_burst: int = 80
    requests_per_second: float = 20.0  # by HTTP, per address
    requests_burst: int = 120
    # A lesson is played from its beginning for every answer; a quick learner gives one in a second or two.
    lessons_per_second: float = 2.0  # per address
    lessons_burst: int = 60
    replay_share: float = 0.1  # of a core, per address, for replays that nobody else has asked for yet
    identities_per_hour: int = 120  # per address
    tables_per_hour: int = 60  # per identity
    open_tables: int = 20  # per identity, waiting or running
    sockets: int = 5_000
    sockets_per_address: int = 200
    tables_in_memory: int = 1_000

    # Towards PostgreSQL.
    database_connect_seconds: float = 5.0
    database_statement_seconds: float = 10.0
    database_answer_seconds: float = 15.0  # what nobody answers in this time is `unavailable`
    ready_seconds: float = 3.0  # /ready answers in this time, whatever the database does

    # The edge. What is counted by address counts an IPv6 network (/64) as one; trusted proxies are not counted.
    connections: int = 6_000  # sockets and HTTP together
    connections_per_address: int = 256
    connections_per_second: float = 20.0  # new ones, per address
    head_seconds: float = 10.0  # in which the head of a request must come
    body_seconds: float = 30.0  # and its body
    stall_seconds: float = 30.0  # how long somebody may leave unread what was sent
    bytes_per_second: float = 262_144.0  # per connection; whoever sends more is thrown out
    bytes_burst: int = 1_048_576
    frames_per_second: float = 200.0  # per socket, pings and fragments too; the same
    frames_burst: int = 400
    address_frames_per_second: float = 100.0  # of all sockets of an address; the rest waits
    address_frames_burst: int = 100
    handshakes_per_second: float = 20.0  # of sockets, per address; the rest waits
    handshakes_burst: int = 10

    closed: bool = False  # newcomers need an invitation

    # Notices. Push needs `contact` (mailto:... or https://...: push services want to know whom to ask) and the extra `notices`.
    contact: str = ""
    mail_server: str = ""  # smtp://USER:PASSWORD@HOST:587 (with STARTTLS) or smtps://...; empty: no mail
    mail_from: str = ""  # the sender of the letters, `Ludotheca <tables@example.org>`
    notice_origins: str = ""  # where notices may go although it lies inside, separated by commas
    notice_seconds: float = 60.0  # how long a turn waits before its seat is told of it
    notice_days_seconds: float = 300.0  # the same at tables with days per move

    reveal_seconds: float = 10.0  # how long a start waits for the salts of the seats
    poll_seconds: float = 2.0
    sweep_seconds: float = 1.0
    waiting_days: float = 7.0  # a table nobody started is taken away
    idle_days: float = 60.0  # a running game nobody touched is given up and its secret published

    def bots(self) -> int:
        """How many processes bots think in."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    def secure(self) -> bool:
        """Whether cookies travel over https only."""
        return self.public_url.startswith("https://")


def load(given: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from the environment, overruled by those given that are not None."""
    source = os.environ if environment is None else environment
    fields = msgspec.structs.fields(Settings)
    values: dict[str, Any] = {}
    for field in fields:
        text = source.get(PREFIX + field.name.upper())
        if text is not None and text != "":
            values[field.name] = _convert(field.name, field.type, text)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return msgspec.convert(values, Settings)


def database_url(settings: Settings) -> str:
    """The SQLAlchemy address of the database; makes the folder of a SQLite file."""
    url = settings.database
    if not url:
        folder = platformdirs.user_data_path("ludotheca", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'ludotheca.db'}"
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    if url.startswith("postgresql+psycopg://"):
        return url
    path = url.removeprefix("sqlite:///")
    if "://" in path:
        raise BadSetting("database", f"'{url}' is neither sqlite:///FILE nor postgresql://...")
    Path(path).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{Path(path).expanduser()}"


def _convert(name: str, kind: Any, text: str) -> Any:
    if kind is bool:
        word = text.strip().lower()
        if word in {"1", "true", "yes", "on"}:
            return True
        if word in {"0", "false", "no", "off"}:
            return False
        raise BadSetting(name, f"'{text}' is neither true nor false")
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise BadSetting(name, f"'{text}' is no {kind.__name__}") from None
