"""The drawing of Alba Longa on a text screen: the city that is looked at, the market, the dice, Assisi.

A standing peasant, a lying one and a captive have signs of their own, so nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.view_types import AlbaView, KingView
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.texts.speaker import Speaker

STANDING = "♟"
LYING = "♙"
CAPTIVE = "●"
MONUMENT = "▲"
FOUNDATION = "△"
SILVER = "¤"
WHEAT = "❦"
CROWN = "★"
EMPTY = "·"

COLUMN = 38  # where the right half of the drawing begins
LABEL = 12
INKS = {
    "soldiers": "grey62",
    "merchants": "grey82",
    "quarry": "white",
    "priests": "orange3",
    "farmers": "gold1",
}
SECRET_PHASES = {"targets", "heroes", "blessing"}
COURT_PHASES = {"court", "pay_court", "roll", "take", "buy", "pay_die"}
# Told by what follows them, or to be seen on the table.
SMALL = {
    "kept", "paid", "passed-die", "not-assigned", "target-sealed", "hero-sealed", "blessing-sealed", "not-recalled",
    "not-upgraded", "not-grown", "fed", "stall-emptied",
}  # fmt: skip


class AlbaBoard(Board):
    def heading(self, seen: MatchView, say: Speaker) -> str:
        position: AlbaView = seen.position
        weather = position.weather
        parts = [say.text("year-of", year=position.year), say.word("season", position.season)]
        climate = say.word("climate", weather.climate)
        if weather.cost is None:
            parts.append(say.text("weather-now", climate=climate))
        else:
            parts.append(say.text("weather-costs", climate=climate, cost=weather.cost))
        if weather.ahead is not None:
            parts.append(say.text("weather-ahead", climate=say.word("climate", weather.ahead)))
        return " · ".join([*parts, say.word("phase", position.phase)])

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """The stock, where the peasants are, and whether the king has answered a secret question."""
        position: AlbaView = seen.position
        king = position.kings[seat]
        note = Text(CROWN if seat == position.king_of_kings else " ", "bold gold1")
        if not king.alive:
            return note.append(f" {say.text('label-gone')}", "dim")
        note.append(f" {MONUMENT}{king.monuments:<2} {STANDING}{king.population:<2}", "bold")
        note.append(f" {SILVER}{king.silver:<2}", "grey82").append(f" {WHEAT}{king.wheat:<2}", "gold1")
        for job in box.JOB_NAMES:
            if workers := king.workers[job] + king.captives[job]:
                note.append(f" {say.word('job', job)[:3]} {workers}", INKS[job])
        if king.target is not None:
            you = "yes" if king.target == seen.viewer else "no"
            note.append(f"  {say.text('label-attacks', city=_city(king.target, say), you=you)}", "red")
        if king.hero is not None:
            note.append(f"  {say.text('label-hero-shown', hero=king.hero)}", "red")
        if position.phase in SECRET_PHASES and (king.sealed or seat in seen.owing):
            note.append(f"  {say.text('label-sealed' if king.sealed else 'label-waiting')}", "dim")
        elif king.out and position.phase in COURT_PHASES:
            note.append(f"  {say.text('label-out')}", "dim")
        return note

    def draw(self, frame: Frame) -> Drawing:
        position: AlbaView = frame.seen.position
        say, looking = frame.say, _looked_at(frame)
        king = position.kings[looking]
        lines = [
            _halves(
                _title(looking, position, say),
                _labelled(say.text("label-monuments"), _monuments(king)),
            ),
            _halves(
                _labelled(say.text("label-barracks"), _workers(king, "soldiers")),
                _labelled(say.text("label-heroes"), _heroes(king, say)),
            ),
            _halves(
                _labelled(say.text("label-bazaar"), _bazaar(king)),
                _labelled(say.text("label-temple"), _temple(king, say)),
            ),
            _halves(
                _labelled(say.text("label-quarry"), _workers(king, "quarry")),
                _labelled(say.text("label-fields"), _fields(king, say)),
            ),
            _labelled(say.text("label-home"), _housing(king, say)),
            _labelled(say.text("label-market"), _market(position, say)),
        ]
        if any(position.dice.values()):
            lines.append(_labelled(say.text("label-dice"), _dice(position, say)))
        if position.assisi is not None:
            lines.append(_labelled(say.text("label-assisi"), _assisi(position, say)))
        for line in lines:
            line.truncate(frame.width)
        hidden = max(0, len(lines) - frame.height)
        above = min(max(frame.shift[1], 0), hidden)
        return Drawing(lines[above : above + frame.height], cropped=hidden > 0)

    def label(self, seen: MatchView, say: Speaker, decision: Decision, action: Named) -> Text:
        """Dice shorter than in a sentence: the job, and how many go."""
        if action["type"] == "take" and action["job"] != action["die"]:
            die = Text(f" ({say.word('job', action['die'])})", "dim")
            return Text(f"{say.word('job', action['job'])} ×{action['count']}").append_text(die)
        if action["type"] in ("take", "buy"):
            return Text(f"{say.word('job', action['die'])} ×{action['count']}")
        return Text(say.action(action))

    def notable(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind not in SMALL]

    def legend(self, say: Speaker) -> Text:
        return Text(say.text("legend"), "dim")


BOARD = AlbaBoard()


def _looked_at(frame: Frame) -> int:
    """The seat whose city is drawn: a saboteur sees the city they attack, unless they look elsewhere."""
    position: AlbaView = frame.seen.position
    deciding = frame.decision is not None and frame.looking == frame.decision.seat
    if deciding and isinstance(position.attacked, int):
        return position.attacked
    return frame.looking


def _city(city: int | str, say: Speaker) -> str:
    return say.word("city", city) if isinstance(city, str) else say.name(city)


def _title(seat: int, position: AlbaView, say: Speaker) -> Text:
    king = position.kings[seat]
    crown = f"{CROWN} " if seat == position.king_of_kings else ""
    return Text(f"{crown}{say.word('city', king.city)} ({say.who(seat)})", "bold")


def _halves(left: Text, right: Text) -> Text:
    line = left.copy()
    line.pad_right(max(1, COLUMN - line.cell_len))
    return line.append_text(right)


def _labelled(label: str, text: Text) -> Text:
    return Text(f"{label:<{LABEL}} ", "dim").append_text(text)


def _people(own: int, captives: int = 0, lying: str = "", empty: int = 0) -> Text:
    """Signs for peasants: who lies first, then who stands, then captives, then free places."""
    text = Text(lying, "dim").append(STANDING * own, "default").append(CAPTIVE * captives, "bright_black")
    text.append(EMPTY * empty, "dim")
    return text if text.plain else Text("–", "dim")


def _workers(king: KingView, job: str) -> Text:
    return _people(king.workers[job], king.captives[job])


def _bazaar(king: KingView) -> Text:
    lying = "" if king.lying_merchant == "none" else LYING
    return _people(king.workers["merchants"], king.captives["merchants"], lying)


def _temple(king: KingView, say: Speaker) -> Text:
    return _workers(king, "priests").append(f"  {say.text('label-worship', level=king.worship)}", "orange3")


def _fields(king: KingView, say: Speaker) -> Text:
    """The five fields, then the granary: farmers who found no field, captives, and the wheat."""
    standing = min(king.workers["farmers"], box.FIELDS - king.lying_farmers)
    fields = _people(standing, 0, LYING * king.lying_farmers, box.FIELDS - king.lying_farmers - standing)
    captives = king.captives["farmers"]
    if king.granary:
        fields.append(f" {say.text('label-granary')} ", "dim")
        fields.append_text(_people(king.granary - captives, captives))
    return fields.append(f"  {WHEAT}{king.wheat}", "gold1")


def _monuments(king: KingView) -> Text:
    built = Text(MONUMENT * king.monuments, "bold").append(
        FOUNDATION * (box.MONUMENTS - king.monuments), "dim"
    )
    return built.append(f" {king.monuments}/{box.MONUMENTS}")


def _housing(king: KingView, say: Speaker) -> Text:
    """The Housing Track from space 1 on: the peasants at home stand behind the disc, free spaces in brackets."""
    track = Text()
    for space in range(1, box.HOUSING_TRACK + 1):
        sign = STANDING if king.disc < space <= king.disc + king.home else EMPTY
        track.append(
            f"[{sign}]" if space in box.FREE_SPACES else sign, "default" if sign == STANDING else "dim"
        )
    track.append(f" {king.home}/{king.population}")
    if king.disc:
        track.append(f"  {say.text('label-housing-disc', disc=king.disc)}", "dim")
    return track


def _heroes(king: KingView, say: Speaker) -> Text:
    """One's own active heroes and used ones; of the others' what everybody could remember."""
    used = king.used_heroes
    if used is None and len(king.perhaps_used) == 1:
        used = king.perhaps_used[0]
    if used is None:
        piles = " / ".join("+".join(map(str, pile)) for pile in king.perhaps_used)
        return Text(say.text("label-perhaps", heroes=piles), "dim")
    active = " ".join(str(hero) for hero in range(box.HEROES_EACH) if hero not in used)
    note = say.text("label-used", heroes=" ".join(map(str, used))) if used else say.text("label-none-used")
    return Text(active).append(f"  {note}", "dim")


def _market(position: AlbaView, say: Speaker) -> Text:
    stalls = [f"{say.word('stall', i)} {SILVER}{coins}" for i, coins in enumerate(position.stalls, 1)]
    return Text(" · ".join(stalls)).append(f"   {say.text('court-cost', cost=position.dice_cost)}", "dim")


def _dice(position: AlbaView, say: Speaker) -> Text:
    dice = [
        Text(
            f"{say.word('job', job)} {position.dice[job] or EMPTY}",
            INKS[job] if position.dice[job] else "dim",
        )
        for job in box.JOB_NAMES[: box.DICE]
    ]
    return Text("   ").join(dice)


def _assisi(position: AlbaView, say: Speaker) -> Text:
    assert position.assisi is not None
    items = position.assisi.items
    text = Text(say.text("label-defenders", count=position.assisi.defenders))
    text.append(f"  {SILVER}{items['silver']}", "grey82").append(f"  {WHEAT}{2 * items['wheat']}", "gold1")
    return text.append(f"  {CAPTIVE}{items['captive']}", "bright_black")
