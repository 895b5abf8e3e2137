"""Ludotheca for learners: environments in the forms that research uses. It needs `pip install 'ludotheca[research]'`.

    pettingzoo   env and parallel_env
    gymnasium    one seat against bots: gymnasium.make("ludotheca/Kingsburg-v1")
    openspiel    pyspiel.load_game("ludotheca_kingsburg(players=3)")
    vector       VectorEnv, many games at once over flat buffers, in one process or several

Every one of them shows a seat what it may know and nothing else: the numbers of `State.observe`.
"""
