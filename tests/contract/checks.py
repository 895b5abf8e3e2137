"""The contract suite: every check by name. A check takes (game, players, options, seed) and plays one random game.

`every=n` does the slow part of a check in every n-th position only.
"""

from __future__ import annotations

from collections.abc import Callable

from contract.checks_copies import check_clones, check_json, check_pickles, check_replay
from contract.checks_match import check_barrier, check_order, check_previews, check_stale, check_undo
from contract.checks_rules import (
    check_actions,
    check_chance,
    check_chance_in_records,
    check_ends,
    check_faults,
    check_greedy,
    check_listening,
    check_names,
    check_random_action,
    check_refusals,
    check_scores,
    check_steps,
    check_tables,
)
from contract.checks_secrecy import (
    check_samples,
    check_samples_vary,
    check_secrecy_of_hidden_acts,
    check_secrecy_of_samples,
    check_views,
)

Check = Callable[..., None]

# Quick enough for every one of a thousand games.
QUICK: dict[str, Check] = {
    "ends": check_ends,
    "faults": check_faults,
    "steps": check_steps,
    "listening": check_listening,
    "chance": check_chance,
    "order": check_order,
    "stale": check_stale,
    "actions": check_actions,
    "names": check_names,
    "tables": check_tables,
    "scores": check_scores,
    "random-action": check_random_action,
    "greedy": check_greedy,
    "clones": check_clones,
}

# What a position is turned into and what it tells: slow, and worth it in every position of some games.
SLOW: dict[str, Check] = {
    "json": check_json,
    "pickles": check_pickles,
    "views": check_views,
    "samples": check_samples,
    "samples-vary": check_samples_vary,
    "secrecy-of-samples": check_secrecy_of_samples,
    "secrecy-of-hidden-acts": check_secrecy_of_hidden_acts,
    "previews": check_previews,
}

# What the match makes of a title: each look costs more the longer the game has lasted.
SLOWEST: dict[str, Check] = {
    "refusals": check_refusals,
    "chance-in-records": check_chance_in_records,
    "replay": check_replay,
    "undo": check_undo,
    "barrier": check_barrier,
}

CHECKS = {**QUICK, **SLOW, **SLOWEST}
