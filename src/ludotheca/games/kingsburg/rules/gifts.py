"""Step c of a season: the advisors, from 1 to 18, help whoever influenced them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheca.games.kingsburg import box
from ludotheca.games.kingsburg.rules import codes
from ludotheca.games.kingsburg.rules.dice import take_dice_back
from ludotheca.games.kingsburg.rules.hidden import knows_enemy
from ludotheca.games.kingsburg.rules.province import add_set, add_sets, earn, goods_count, has
from ludotheca.kernel.state import NONE
from ludotheca.kernel.vecs import append, vec

if TYPE_CHECKING:
    from ludotheca.games.kingsburg.state import KingsburgState


def next_gift(s: KingsburgState) -> None:
    """From the Jester to the King; an advisor without dice is passed over. After the King all take their dice back [A1]."""
    while True:
        s.gift += 1
        advisor: i64 = s.gift // 2
        if advisor > box.ADVISORS:
            break
        seat: i64 = receiver(s, advisor, s.gift % 2)
        if seat != NONE:
            s.mover = seat
            give(s, seat, advisor)
            return
    s.gift = 0
    take_dice_back(s)
    s.turn = 0
    s.stage = codes.NEXT_BUILD


def receiver(s: KingsburgState, advisor: i64, which: i64) -> i64:
    """Whom an advisor helps first (0) and second (1): the owners of the groups there in turn order, neutral dice
    not counted; NONE if there is no such owner [A3]."""
    first: i64 = s.owner[advisor]
    second: i64 = s.owner[advisor + box.ADVISORS]
    if first == box.NEUTRAL:
        first = NONE
    if NONE in (first, second):
        if which == 1:
            return NONE
        return second if first == NONE else first
    for i in range(s.players):
        if s.order[i] == second:
            return second if which == 0 else first
        if s.order[i] == first:
            break
    return first if which == 0 else second


def give(s: KingsburgState, seat: i64, advisor: i64) -> None:
    """Ask where the gift leaves a choice, else give it, wanted or not [A5]."""
    if advisor == box.ALCHEMIST:
        # Nothing to swap is no question.
        s.stage = codes.GIFT if goods_count(s, seat) > 0 else codes.NEXT_GIFT
    elif box.gift_any(advisor) > 0 or box.gift_either(advisor) > 0:
        s.stage = codes.GIFT
    else:
        hand_over(s, seat, advisor, box.gift_set(advisor))


def choices(s: KingsburgState, seat: i64) -> vec[i64]:
    """What the receiver of the gift may choose [A2]."""
    out: vec[i64] = vec[i64]()
    advisor: i64 = s.gift // 2
    if advisor == box.ALCHEMIST:
        for good in range(box.GOODS):
            if s.goods[seat * box.GOODS + good] > 0:
                out = append(out, codes.A_SWAP + good)
        return append(out, codes.A_DECLINE)
    if box.gift_either(advisor) > 0:
        out = append(out, codes.A_TAKE + box.gift_either(advisor))
        return append(out, codes.A_TAKE + box.gift_or(advisor))
    out = add_sets(out, codes.A_TAKE, box.gift_any(advisor))
    if advisor == box.SMUGGLER:
        out = append(out, codes.A_DECLINE)
    return out


def take(s: KingsburgState, seat: i64, goods: i64) -> None:
    """The goods chosen; the Smuggler's price is a point, even of somebody who has none [C14]."""
    advisor: i64 = s.gift // 2
    if advisor == box.SMUGGLER:
        earn(s, seat, codes.FROM_ADVISORS, -1)
    hand_over(s, seat, advisor, goods)


def swap(s: KingsburgState, seat: i64, good: i64) -> None:
    """The Alchemist: a good for one of each other kind [C6]."""
    for kind in range(box.GOODS):
        s.goods[seat * box.GOODS + kind] += -1 if kind == good else 1
    s.tell(codes.E_SWAPPED, seat, good)
    s.stage = codes.NEXT_GIFT


def decline(s: KingsburgState, seat: i64) -> None:
    """The Alchemist and the Smuggler can be refused [A9]."""
    s.tell(codes.E_DECLINED, seat, s.gift // 2)
    s.stage = codes.NEXT_GIFT


def hand_over(s: KingsburgState, seat: i64, advisor: i64, goods: i64) -> None:
    """The parts of a gift in the order of the text [A6]: goods, tokens, soldiers (one more with the Stables [P14]), the
    look at the enemy, points."""
    add_set(s, seat, goods)
    s.tokens[seat] += box.gift_tokens(advisor)
    soldiers: i64 = box.gift_soldiers(advisor)
    if soldiers > 0 and has(s, seat, box.STABLES):
        soldiers += 1
    s.soldiers[seat] += soldiers
    points: i64 = box.gift_points(advisor) - (1 if advisor == box.SMUGGLER else 0)
    s.tell_more(codes.E_GIFT, seat, advisor, goods, box.gift_tokens(advisor), soldiers, points)
    s.stage = codes.AFTER_PEEK
    if box.gift_peek(advisor):
        if s.enemy == NONE:
            s.stage = codes.PEEK
        else:
            if not knows_enemy(s, seat):
                s.shown += 1
            learn_enemy(s, seat)


def peek(s: KingsburgState, seat: i64, card: i64) -> None:
    """The first to look decides which card it is: until then it was any of the year's five [A8]."""
    s.enemy = card
    learn_enemy(s, seat)
    s.stage = codes.AFTER_PEEK


def learn_enemy(s: KingsburgState, seat: i64) -> None:
    """A secret look at the enemy of the year: everybody sees who looks, only they see the card [A7]."""
    s.known |= 1 << seat
    s.tell(codes.E_PEEKED, seat)
    s.tell_seat(seat, codes.E_PEEKED_MINE, seat, s.enemy)


def after_peek(s: KingsburgState) -> None:
    """The points, last part of a gift [C17]."""
    earn(s, s.mover, codes.FROM_ADVISORS, box.gift_points(s.gift // 2))
    s.stage = codes.NEXT_GIFT
