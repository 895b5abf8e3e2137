"""What must hold in every position: nobody lost, nothing out of bounds."""

from __future__ import annotations

from ludotheca.games.alba_longa import box
from ludotheca.games.alba_longa.rules import codes
from ludotheca.games.alba_longa.scoring import population
from ludotheca.games.alba_longa.state import AlbaState
from ludotheca.kernel.state import NONE


def faults(s: AlbaState) -> list[str]:
    """What is impossible about this position."""
    found = [*_conserved(s), *_decks(s), *_assisi(s)]
    for king in range(int(s.players)):
        found += [f"king {king}: {fault}" for fault in (*_city(s, king), *_heroes(s, king))]
    return found


def _conserved(s: AlbaState) -> list[str]:
    """Peasants, captives and coins only change places."""
    found = []
    kings = range(int(s.players))
    peasants = int(s.supply + s.assisi_defenders) + sum(int(population(s, king)) for king in kings)
    if peasants != box.PEASANTS:
        found.append(f"there are {peasants} peasants, not {box.PEASANTS}")
    lying = sum(1 for king in kings if s.lying_merchant[king] == codes.CAPTIVE_LIES)
    captives = int(s.captive_supply + s.assisi_items[box.CAPTIVE_ITEM]) + sum(map(int, s.captives)) + lying
    if captives != box.CAPTIVES or s.captive_supply < 0:
        found.append(f"there are {captives} captives, {s.captive_supply} of them in the supply")
    coins = int(s.bank + s.assisi_items[box.SILVER_ITEM]) + sum(map(int, s.silver)) + sum(map(int, s.stalls))
    if coins != box.COINS:
        found.append(f"the coins are worth {coins}, not {box.COINS}")
    return found


def _decks(s: AlbaState) -> list[str]:
    """A weather card and a blessing leave their decks in every harvest."""
    found = []
    turned = sum(box.COST_CARDS) - sum(map(int, s.costs_left))
    years = int(s.year) - (0 if s.cost else 1)
    if turned != years or not 1 <= s.year <= box.YEARS:
        found.append(f"{turned} weather cards are turned over in year {s.year}")
    blessed = sum(box.BLESSING_CARDS) - sum(map(int, s.blessings_left))
    if blessed not in (years, years - 1) or (s.phase > codes.CARD and s.cost and blessed != years):
        found.append(f"{blessed} blessings are revealed in year {s.year}")
    if min(*s.costs_left, *s.blessings_left) < 0:
        found.append("a card was drawn that is not in the deck")
    return found


def _assisi(s: AlbaState) -> list[str]:
    items = [int(count) for count in s.assisi_items]
    most = box.ASSISI_MOST_DEFENDERS if s.assisi else 0
    if not 0 <= s.assisi_defenders <= most or sum(items) > box.ASSISI_MOST_ITEMS * s.assisi:
        return [f"Assisi has {s.assisi_defenders} defenders and the items {items}"]
    if min(items) < 0 or max(items) > box.ASSISI_MOST_OF_A_KIND:
        return [f"Assisi has the items {items}"]
    return []


def _city(s: AlbaState, king: int) -> list[str]:
    """No number of a city below zero or above what its board holds; nothing of a king who was removed."""
    workers = [int(s.workers[king * box.JOBS + job]) for job in range(box.JOBS)]
    captives = [int(s.captives[king * box.JOBS + job]) for job in range(box.JOBS)]
    stock = [int(s.silver[king]), int(s.wheat[king]), int(s.monuments[king]), int(s.worship[king])]
    lying = int(s.lying_farmers[king])
    found = []
    if min(*workers, *captives, *stock, lying, int(s.home[king]), int(s.free_left[king])) < 0:
        found.append(f"a number below zero: {workers} {captives} {stock} {lying} {s.home[king]}")
    if s.monuments[king] > box.MONUMENTS or s.worship[king] > box.WORSHIP_TRACK:
        found.append(f"{s.monuments[king]} monuments, worship {s.worship[king]}")
    if captives[box.SOLDIERS]:
        found.append("a captive is a soldier")
    if s.season == box.GROWING and (workers[box.FARMERS] or captives[box.FARMERS] or lying):
        found.append("somebody farms in the growing season")
    if lying > box.FIELDS or (lying and workers[box.FARMERS] + lying > box.FIELDS):
        found.append(f"{lying} farmers lie while {workers[box.FARMERS]} stand")
    if s.lying_merchant[king] and workers[box.MERCHANTS]:
        found.append("an own merchant stands behind one who lies")
    if not s.alive[king] and any([*workers, *captives, *stock, lying, s.home[king], s.disc[king]]):
        found.append("something is left of a removed king")
    return found


def _heroes(s: AlbaState, king: int) -> list[str]:
    """The 0 is never used, four used ones return at once, and everybody's memory allows the truth."""
    used, hero, target = int(s.used[king]), int(s.hero[king]), int(s.target[king])
    found = []
    if used & 1 or used == box.ALL_USED or not s.possible[king] >> (used >> 1) & 1:
        found.append(f"the used heroes are {used:b}, the possible piles {int(s.possible[king]):b}")
    if len({bin(pile).count("1") for pile in range(16) if s.possible[king] >> pile & 1}) != 1:
        found.append("everybody sees how many heroes are used")
    if hero != NONE and (used >> hero & 1 or s.phase not in (codes.HEROES, codes.SABOTAGE)):
        found.append(f"hero {hero} is played in phase {s.phase}")
    if target != NONE and (target == king or s.phase not in (codes.TARGETS, codes.HEROES, codes.SABOTAGE)):
        found.append(f"city {target} is attacked in phase {s.phase}")
    if s.blessing[king] != NONE and not (s.upgraded[king] and s.phase >= codes.BLESSING) and s.alive[king]:
        found.append("a blessing without an upgrade")
    return found
