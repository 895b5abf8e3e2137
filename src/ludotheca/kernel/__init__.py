"""What a game is: the contracts every title keeps and the match that folds its record.

Nothing here knows a title, a clock, a socket or a file. Read in this order: `state` (a position and who must
decide), `game` (what a title offers around its state), `chance` (where dice come from), `match` (a game in
progress as a list of entries), `record` (the same list as a file).
"""
