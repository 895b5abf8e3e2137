"""The tables of the database. Times are milliseconds since 1970; JSON is text; secrets and keys are text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    false,
    true,
)

from ludotheca.server.store.ddl_house import acts as acts
from ludotheca.server.store.ddl_house import entrants as entrants
from ludotheca.server.store.ddl_house import event_tables as event_tables
from ludotheca.server.store.ddl_house import events as events
from ludotheca.server.store.ddl_house import invitations as invitations
from ludotheca.server.store.ddl_house import restrictions as restrictions
from ludotheca.server.store.ddl_house import roles as roles
from ludotheca.server.store.ddl_people import prepared as prepared
from ludotheca.server.store.ddl_people import sign_in_links as sign_in_links
from ludotheca.server.store.schema import metadata as metadata


def _of_table() -> Column[str]:
    """The id of the table it belongs to, and goes with. The database calls it `match`: a new name there would break the
    processes of the version before, which run on while a server is updated."""
    return Column(
        "match", Text, ForeignKey("tables.id", ondelete="CASCADE"), key="table_id", primary_key=True
    )


# Facts of the whole server: the key that signs cookies.
facts = Table(
    "facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("restore", Text, nullable=False, default="", index=True),  # SHA-256 of the restore token
    Column("restore_until", BigInteger, nullable=False, server_default="0"),
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies of another one are void
    Column("created", BigInteger, nullable=False),
    Column("handle", Text, index=True, unique=True),  # a member's name as the eye takes it
    Column("maker", Text, index=True),  # of a bot that plays over the API
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of its uses, where the key counts them
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

# What a passkey is asked to sign, once.
passkey_questions = Table(
    "passkey_questions",
    metadata,
    Column("question", Text, primary_key=True),
    Column("identity", Text, nullable=False),  # who adds a key; empty: somebody signs in
    Column("until", BigInteger, nullable=False),
)

# What a program shows in place of a cookie.
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, nullable=False),  # whom it acts for: its maker, or a bot of theirs
    Column("maker", Text, nullable=False, index=True),
    Column("digest", Text, nullable=False, index=True, unique=True),  # SHA-256 of the token
    Column("scopes", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace_unit", Text, nullable=False),
    Column("pace_amount", Integer, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("owner", Text, nullable=False, index=True),
    Column("owner_name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),
    Column("method", Text, nullable=False, server_default="hmac-sha256"),  # of dealing
    Column("reveal_by", BigInteger),  # the owner has started, and salts are awaited until then
    Column("header", Text, nullable=False, default=""),  # of the record, frozen at the start
    Column("rematch", Text),
    Column("deal", Text, nullable=False, server_default=""),  # dealt the same to everybody who plays it
    Column("sealed_until", BigInteger),  # before that its secret is not shown, even if the game is over
    Column("origin", Text, nullable=False, server_default=""),  # the moment it is played on from
    Column(
        "together", Text, nullable=False, server_default=""
    ),  # who leads through it once it is over, and where
    Column(
        "begins", BigInteger
    ),  # a table for whoever wants to play now: when it begins, with bots if need be
    Column("joinable", Boolean, nullable=False, server_default=false()),  # people may take a bot's seat
    Column("typing", Boolean, nullable=False, server_default=false()),  # players may type to each other
    Column("voiced", Integer, nullable=False, server_default="0"),  # how many lines were said
    # What the fold of the entries says, kept here for lists and sweeps; the entries are the truth.
    Column("head", Integer, nullable=False),
    Column("owing", BigInteger, nullable=False, default=0),  # a bit per seat
    Column("bots_due", Boolean, nullable=False, default=False),
    Column("deadline", BigInteger),
    Index("ix_tables_status_public", "status", "public"),
    Index("ix_tables_status_deadline", "status", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("identity", Text, index=True),
    Column("name", Text, nullable=False, default=""),
    Column("level", Text, nullable=False, default=""),
    Column("key", Text, nullable=False, default=""),
    Column("reserved", Text, nullable=False, default=""),  # the identity a rematch keeps the seat for
    Column("salt", Text, nullable=False, default=""),  # once it is revealed
    Column("salt_commitment", Text, nullable=False, server_default=""),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("absent", Boolean, nullable=False, default=False),
    Column("crest", Text, nullable=False, server_default=""),  # what the person chose
    Column("missed", Integer, nullable=False, server_default="0"),  # deadlines in a row
    Column("leave_from", BigInteger, nullable=False, server_default="0"),  # their clock stands still then
    Column("leave_until", BigInteger, nullable=False, server_default="0"),
    Column("kept", Text, nullable=False, server_default=""),  # before the start: the name it is kept for
)

# The primary key is the lock: two writers cannot both make entry 17. There are no snapshots beside the entries: to fold
# a whole game of any title takes some hundredths of a second, and a copy of the position could only be wrong.
entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("head", Integer, nullable=False),
)

# The file of a game that is over, byte for byte: it stays what it is when the program changes.
records = Table(
    "records",
    metadata,
    _of_table(),
    Column("data", LargeBinary, nullable=False),
)

# Reviews of games that are over, by what they depend on: the engine, how much was tried, whose knowledge counts.
reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("engine", Text, primary_key=True),
    Column("effort", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("view", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("millis", Integer, nullable=False),
)

# How strong somebody is at a title; and what each rated game changed. Both follow from tables, seats and records.
ratings = Table(
    "ratings",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("title", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("rd", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("identity", Text, index=True),  # null: somebody who was forgotten
    Column("title", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("mu0", Double, nullable=False),
    Column("rd0", Double, nullable=False),
    Column("mu1", Double, nullable=False),
    Column("rd1", Double, nullable=False),
    Column("games", Integer, nullable=False),  # of this person, with this one
    Column("met", Text, nullable=False, server_default="[]"),  # how often the pairs had met on this day
    Index("ix_rating_changes_title_ended", "title", "ended"),
)

# What has happened and others must hear of, written in the transaction of its cause.
outbox = Table(
    "outbox",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# What is to be done, once for each kind and key. The holder of a lease works at it; the next one takes over after it.
jobs = Table(
    "jobs",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("state", Text, nullable=False),  # waiting, handed (over, and not heard of yet), done or failed
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # while somebody works at it, the end of the lease
    Column("holder", Text, nullable=False),
    Column("error", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("ix_jobs_state_due", "state", "due"),
)

# The first answer of everybody to a puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("title", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("identity", Text, primary_key=True, index=True),
    Column("found", Integer, nullable=False),  # 1 or 0
    Column("made", BigInteger, nullable=False),
)

# Everybody's one game on a deal that is the same for all.
deal_games = Table(
    "deal_games",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", Text, index=True),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("place", Integer),
    Column("points", Integer),
    Column("luck", Double),
    Column("luck_doubt", Double),
    Index("ix_deal_games_deal_identity", "deal", "identity", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("maker", Text, index=True),
    Column("title", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
)

# How somebody can be told, or everybody at a table.
ways = Table(
    "ways",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("kind", Text, nullable=False),  # push, mail or hook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # of a push subscription; the format of a hook
    Column("label", Text, nullable=False),
    Column("state", Text, nullable=False),  # on, waits or rests
    Column("token", Text, nullable=False, index=True),  # in the links of its letters
    Column("failures", Integer, nullable=False),
    Column("error", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("enters", Boolean, nullable=False, server_default=false()),  # a letter there lets its owner in
)

notice_rules = Table(
    "notice_rules",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("rules", Text, nullable=False),
)

# When somebody last looked at a table, and was last told that it waits: by their own ways, and by the table's.
looks = Table(
    "looks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", Text, primary_key=True, index=True),
    Column("looked", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("told_all", BigInteger, nullable=False),
)

# What was said at a table: a key with what fills its gaps, or words that somebody typed.
said = Table(
    "said",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("identity", Text, nullable=False),  # empty once they are forgotten
    Column("time", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("typed", Text, nullable=False),
    Index("ix_said_identity_time", "identity", "time"),
)

# The crest that somebody chose.
crests = Table(
    "crests",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("crest", Text, nullable=False),
)

# When somebody is on leave: their clocks in games of days stand still.
leaves = Table(
    "leaves",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("start", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Whom somebody does not want to hear.
mutes = Table(
    "mutes",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
)

# The last line somebody has read at a table.
reads = Table(
    "reads",
    metadata,
    _of_table(),
    Column("identity", Text, primary_key=True, index=True),
    Column("seq", Integer, nullable=False),
)

# What somebody told the host of: a line, why, and the lines around it as they were then. It outlives its table.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, key="table_id", nullable=False),
    Column("title", Text, nullable=False, server_default=""),
    Column("seats", Text, nullable=False, server_default="[]"),  # who sat there, as JSON
    Column("seq", Integer, nullable=False),
    Column("by", Text, nullable=False, index=True),
    Column("against", Text, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("state", Text, nullable=False),  # open or closed
    Column("settled", BigInteger, nullable=False, server_default="0"),
    Index("ix_reports_state_made", "state", "made"),
)

instances = Table(
    "instances",
    metadata,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# When no instance ran: clocks do not count it.
outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True),
    Column("end", BigInteger, nullable=False),
)

# Who thinks about a bot's decision, until when.
leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# Who is connected, by instance.
presence = Table(
    "presence",
    metadata,
    _of_table(),
    Column("instance", Text, primary_key=True),
    Column("seats", BigInteger, nullable=False),
    Column("spectators", Integer, nullable=False),
)
