"""What a decision says of its choices before one is made: reasons, prices, what would follow."""

from __future__ import annotations

from games.comuni.scripted import ScriptedGame, armed


def test_a_column_says_why_no_envoy_may_go_there() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=2, pilgrim=0)
    game.stand(0, 1)
    game.stand(1, 2, 2)
    game.stand(1, 3, 1)
    game.lay_out(4)
    game.turn_of(0)
    asked = game.decision(0)
    assert asked.args["why"][:5] == ["own", "short", "open", "empty", "open"]
    assert asked.args["most"] == 2
    bids = [action["column"] for action in asked.actions if action["type"] == "bid"]
    assert bids == [i for i, why in enumerate(asked.args["why"], 1) if why == "open"]


def test_with_three_envoys_out_no_column_is_open() -> None:
    game = ScriptedGame(3)
    for column in (1, 2, 3):
        game.stand(0, column)
    game.turn_of(0)
    assert game.decision(0).args["why"][:4] == ["own", "own", "own", "away"]


def test_an_outbid_envoy_hears_why_it_may_not_move() -> None:
    game = ScriptedGame(3)
    game.give(0, gold=9)
    game.give(1, gold=0, pilgrim=1)
    game.stand(1, 1, 1)
    game.stand(1, 2)
    game.stand(2, 3, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    asked = game.decision(1)
    assert asked.args["why"][:4] == ["higher", "own", "higher", "open"]
    moves = [action["column"] for action in asked.actions if action["type"] == "move"]
    assert moves == [i for i, why in enumerate(asked.args["why"], 1) if why == "open"]


def test_without_a_pilgrim_no_column_is_open_to_an_outbid_envoy() -> None:
    game = ScriptedGame(3, free_exchange=True)
    game.give(0, gold=9)
    game.give(1, gold=0, pilgrim=2)
    game.stand(1, 1, 1)
    game.turn_of(0)
    game.bid(0, 1, 2)
    game.act(1, type="exchange", pay="pilgrim", take="army")
    assert game.decision(1).args["why"][1] == "pilgrim"


def test_an_offer_says_how_many_could_outbid_it() -> None:
    game = ScriptedGame(4)
    game.give(0, gold=4, pilgrim=0)
    game.give(1, gold=2, pilgrim=2)  # 3 at most
    game.give(2, gold=1, pilgrim=1)
    game.give(3, gold=9)
    for column in (4, 5, 6):
        game.stand(3, column)  # none at home
    game.turn_of(0)
    game.act(0, type="bid", column=1)
    assert game.values(0, "gold", "offer") == [0, 1, 2, 3, 4]
    assert game.decision(0).args["rivals"] == [2, 1, 1, 0, 0]


def test_a_card_in_hand_says_where_it_may_go_and_for_how_much() -> None:
    game = ScriptedGame(3)
    game.give(0, craftsman=1, pilgrim=0)
    game.put(0, "culture", 2)
    game.put(0, "walls", 3)
    game.building_of(0, "culture_2")
    asked = game.decision(0)
    assert asked.args["places"] == [[("culture", 1, 0), ("culture", 3, 1), ("walls", 1, 0)]]
    game.act(0, type="choose", card="culture_2")
    placed = game.decision(0)
    assert placed.args["costs"] == [cost for _, _, cost in asked.args["places"][0]]
    assert placed.args["points"] == [1, 3, 0]
    assert placed.args["incomes"] == [2, 3, 0]  # of the tallest building, as soon as culture is active
    assert placed.args["holds"] == [9, 9, 11]
    assert ("walls", 4, "craftsmen", 1) in placed.args["refused"]
    assert ("economy", 0, "category", 0) in placed.args["refused"]


def test_what_is_as_high_as_can_be_says_so() -> None:
    game = ScriptedGame(3)
    game.put(0, "culture", 4)
    game.building_of(0, "culture_4")
    game.act(0, type="choose", card="culture_4")
    assert ("culture", 5, "full", 0) in game.decision(0).args["refused"]


def test_each_answer_before_an_invasion_says_what_it_would_come_to_alone() -> None:
    game = armed(army=3, gold=3, pilgrim=0)
    game.put(0, "walls", 2)
    game.begin_invasion("B")  # 8, and nobody has a point more
    gold = game.decision(0).args
    assert (gold["homes"], gold["attacks"]) == ([3, 4], [8, 8])
    leads = int(game.state.leader == 0)
    assert gold["defences"] == [6 + leads, 7 + leads]  # 3 and 2 on the cards, 1 beside
    assert gold["counts"] == [3, 2, 1, 1]
    game.act(0, type="gold-armies", armies=1)
    alliance = game.decision(0).args
    assert (alliance["homes"], alliance["attacks"]) == ([4, 3, 2, 1, 0], [8, 7, 6, 5, 4])
    assert alliance["losses"] == [1 - leads, 1 - leads, 1 - leads, 2 - leads, 4 - leads]
    game.act(0, type="alliance", armies=2)
    city = game.decision(0).args
    assert (city["homes"], city["attacks"]) == ([0, 1, 2], [6, 6, 6])
    assert city["defences"] == [leads, 3 + leads, 5 + leads]
