"""The drawing of Kingsburg on a text screen: the court with the dice on it, a province, the enemy.

Nothing is told by colour alone: a seat is its number, a good its letter, a building that stands has a filled square.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludotheca.drawing.board import Board, Drawing, Frame
from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.view_types import Advisor, Group, KingsburgView, SeatView
from ludotheca.kernel.event import Event
from ludotheca.kernel.game import Decision, MatchView, Named
from ludotheca.texts.speaker import Speaker

# Readable on a light terminal and on a dark one.
INKS = {"gold": "#b8841a", "wood": "#a96c3b", "stone": "#8a9099"}
SEAT_INKS = ("#3d7cd2", "#cb4a33", "#1f8f74", "#8f5fb8", "#c9758b")
TIER = 6  # advisors below one another: 1 to 6, 7 to 12, 13 to 18
STANDS, NEXT, LATER = "■", "□", "·"
# What the table shows anyway, or what is no news.
QUIET = {"rolled", "order", "neutral", "neutral-aside", "guild", "stuck", "passed", "town-hall-declined"}
# Where a decision is about one's own province, it stands above the court.
PROVINCE_FIRST = {"aid", "build", "build-again", "town-hall", "recruit", "losses", "spoils"}


class KingsburgBoard(Board):
    def heading(self, seen: MatchView, say: Speaker) -> str:
        position: KingsburgView = seen.position
        names = say.together([say.who(seat) for seat in position.order])
        return " · ".join(
            [
                say.text("year-of", year=say.word("year", position.year)),
                say.word("phase", position.phase),
                say.text("turn-order", names=names),
            ]
        )

    def seat_note(self, seen: MatchView, say: Speaker, seat: int) -> Text:
        """Goods, tokens, soldiers, dice in hand, and the King's Envoy."""
        position: KingsburgView = seen.position
        mine = position.seats[seat]
        note = Text(" ").join([_good(good, mine.goods[good], say) for good in box.GOOD_NAMES])
        note.append(f"  {say.text('tokens-short', count=mine.tokens)}")
        note.append(f"  {say.text('soldiers-short', count=mine.soldiers)}")
        if hand := _hand(mine, say):
            note.append(f"  [{hand}]", SEAT_INKS[seat])
        if position.envoy == seat:
            note.append(f"  {say.text('holds-envoy')}", "bold magenta")
        if mine.passed and position.stage == "influence":
            note.append(f"  {say.text('has-passed')}", "dim")
        return note

    def order(self, decision: Decision) -> list[int]:
        """Placements by advisor, the plain ones first."""
        places = range(len(decision.actions))
        if decision.kind != "influence":
            return list(places)
        return sorted(places, key=lambda i: _rank(decision.actions[i]))

    def label(self, seen: MatchView, say: Speaker, decision: Decision, action: Named) -> Text:
        if action["type"] == "influence":
            return _placement(action, say)
        if action["type"] in {"take", "lose", "recruit"}:
            held = {good: action["goods"].count(good) for good in box.GOOD_NAMES}
            parts = [
                Text(say.word("part", f"{good}_{count}"), INKS[good]) for good, count in held.items() if count
            ]
            return Text(f"{say.text('verb-' + action['type'])} ").append_text(Text(", ").join(parts))
        if action["type"] == "build":
            plain = Text(say.word("plot", action["building"]))
            return plain.append(f" – {say.word('effect', action['building'])}", "dim")
        return Text(say.action(action))

    def notable(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind not in QUIET]

    def legend(self, say: Speaker) -> Text:
        return Text(say.text("legend-signs"))

    def draw(self, frame: Frame) -> Drawing:
        """The enemy, the court and a province; where room is short, only what the decision is about in full."""
        position: KingsburgView = frame.seen.position
        mine = position.seats[frame.looking]
        court = _court(position, frame.say, frame.width)
        province = _province(mine, frame.say, frame.width)
        about_me = frame.decision is not None and frame.decision.kind in PROVINCE_FIRST
        lines = [_enemy(position, frame.say)]
        if 2 + len(court) + len(province) <= frame.height:
            both = [[_heading(frame), *province], court]
            lines += [line for part in (both if about_me else both[::-1]) for line in part]
        elif about_me:
            lines += [_heading(frame), *province]
        else:
            lines += [*court, *_summary(mine, frame.say)]
        for line in lines:
            line.truncate(frame.width)
        first = min(max(frame.shift[1], 0), max(len(lines) - frame.height, 0))
        return Drawing(lines[first : first + frame.height], cropped=len(lines) > frame.height)


BOARD = KingsburgBoard()


def _good(good: str, count: int, say: Speaker) -> Text:
    return Text(f"{count}{say.word('letter', good)}", INKS[good] if count else "dim")


def _hand(mine: SeatView, say: Speaker) -> str:
    """The dice not on the court yet, white ones marked."""
    return " ".join(
        f"{say.text('white-die') if die.white else ''}{die.face}" for die in mine.dice if die.advisor == 0
    )


def _rank(action: Named) -> tuple[int, ...]:
    """Where a placement stands in the menu; a pass is last."""
    if action["type"] != "influence":
        return (len(box.ADVISOR_NAMES) + 1,)
    extras = [int(action["envoy"]), int(action["plus2"]), abs(action["market"])]
    return box.ADVISOR_NAMES.index(action["advisor"]), *extras, len(action["dice"]) + len(action["white"])


def _placement(action: Named, say: Speaker) -> Text:
    """An advisor and the dice on the way there, short."""
    label = Text(f"{say.word('advisor', action['advisor'])} ← ")
    white = [f"{say.text('white-die')}{face}" for face in action["white"]]
    label.append("+".join([*map(str, action["dice"]), *white]), "bold")
    if action["plus2"]:
        label.append(" +2", "cyan")
    if action["market"]:
        label.append(f" {say.word('plot', 'market')} {action['market']:+d}", "cyan")
    if action["envoy"]:
        label.append(f" {say.text('holds-envoy')}", "magenta")
    return label


# The enemy.


def _enemy(position: KingsburgView, say: Speaker) -> Text:
    """What the reader knows of the year's enemy: its range, or the card; in winter the King's die."""
    if position.enemy is None:
        line = Text(say.text("foe-hidden", least=position.range[0], most=position.range[1]), "red")
    else:
        enemy = position.enemy
        name = say.word("enemy", enemy.enemy)
        line = Text(say.text("foe-known", enemy=name, strength=enemy.strength), "bold red")
        line.append(f" · {say.text('foe-lose', parts=_parts(enemy.lose, say))}", "default")
        line.append(f" · {say.text('foe-gain', parts=_parts(enemy.gain, say))}", "default")
    if position.seen_by and not position.revealed:
        line.append(f" · ◉ {say.together([say.who(seat) for seat in position.seen_by])}", "dim")
    if position.kings_die is not None and position.stage in {"spoils", "over"}:
        line.append(f" · {say.text('foe-troops', die=position.kings_die)}", "bold")
    return line


def _parts(counts: Mapping[str, int], say: Speaker) -> str:
    said = []
    for name, count in counts.items():
        if name in box.GOOD_NAMES:
            said.append(f"{count}{say.word('letter', name)}")
        else:
            said.append(say.text(f"any-{name}", count=count))
    return ", ".join(said)


# The court.


def _court(position: KingsburgView, say: Speaker, width: int) -> list[Text]:
    """Three tiers side by side; an advisor's gift, or the dice there."""
    rows = [[_advisor(advisor, say) for advisor in position.court[row::TIER]] for row in range(TIER)]
    return _columns(rows, width // 3)


def _columns(rows: Sequence[Sequence[Text]], column: int) -> list[Text]:
    """Cells below one another, each cut or padded to the width of a column."""
    lines = []
    for cells in rows:
        line = Text()
        for cell in cells:
            cell.truncate(column - 1)
            cell.pad_right(column - cell.cell_len)
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines


def _advisor(advisor: Advisor, say: Speaker) -> Text:
    name = say.word("court", advisor.name)
    if not advisor.groups:
        cell = Text(f"{advisor.number:>2} {name:<11} ")
        return cell.append(say.word("gift", advisor.name), "cyan")
    cell = Text(f"{advisor.number:>2} {name:<11} ", "dim")
    return cell.append_text(Text(" ").join([_group(group, say) for group in advisor.groups]))


def _group(group: Group, say: Speaker) -> Text:
    """Whose dice, and which: seat number, faces, extras."""
    dice = [*map(str, group.dice), *(f"{say.text('white-die')}{face}" for face in group.white)]
    extras = ("+2" if group.plus2 else "") + (f"{group.market:+d}" if group.market else "")
    owner = "–" if group.owner is None else str(group.owner + 1)
    ink = "default" if group.owner is None else SEAT_INKS[group.owner]
    return Text(f"●{owner}:{'.'.join(dice)}{extras}", ink)


# A province.


def _heading(frame: Frame) -> Text:
    position: KingsburgView = frame.seen.position
    say, mine = frame.say, position.seats[frame.looking]
    own = frame.looking == frame.seen.viewer
    title = say.text("heading-mine") if own else say.text("heading-province", of=say.of(frame.looking))
    line = Text(title, "bold")
    usual = min(mine.strength.values())
    parts = [f"{usual:+d}"]
    parts += [
        f"{value:+d} {say.word('enemy', enemy)}" for enemy, value in mine.strength.items() if value != usual
    ]
    return line.append(f"  {say.text('strength-short', parts=', '.join(parts))}", "dim")


def _province(mine: SeatView, say: Speaker, width: int) -> list[Text]:
    """Five rows of four buildings: standing, next in their row with price and points, or later."""
    column = width // box.COLUMNS
    rows = [
        [_building(row * box.COLUMNS + i, i - mine.rows[row], mine, say, column) for i in range(box.COLUMNS)]
        for row in range(box.ROWS)
    ]
    return _columns(rows, column)


def _building(building: int, ahead: int, mine: SeatView, say: Speaker, column: int) -> Text:
    """`ahead` is how many must stand before it: below zero if it stands itself."""
    name = say.word("plot", box.BUILDING_NAMES[building])
    if ahead < 0:
        return Text(f"{STANDS}{name}", "bold green")
    sign, style = (NEXT, "default") if ahead == 0 else (LATER, "dim")
    cell = f"{sign}{name} {_price(building, mine, say)} {box.points_of(building)}"
    return Text(cell + ("★" if len(cell) < column - 1 else ""), style)


def _price(building: int, mine: SeatView, say: Speaker) -> str:
    """What the seat pays for it now; for one that comes later, what is printed."""
    name = box.BUILDING_NAMES[building]
    printed = {good: int(box.cost(building, i)) for i, good in enumerate(box.GOOD_NAMES)}
    price = next((site.cost for site in mine.sites if site.building == name), printed)
    return "".join(f"{count}{say.word('letter', good)}" for good, count in price.items() if count)


def _summary(mine: SeatView, say: Speaker) -> list[Text]:
    """A province in two lines: what stands, and what comes next in each row."""
    stand = [say.word("plot", name) for name in mine.buildings]
    offers = [
        f"{say.word('plot', site.building)} {_price(box.BUILDING_NAMES.index(site.building), mine, say)}"
        for site in mine.sites
    ]
    return [
        Text(f"{STANDS} {', '.join(stand) or '–'}", "bold green"),
        Text(f"{NEXT} {', '.join(offers) or '–'}"),
    ]
