"""A finished game looked over: where it was won, how much was luck, what would have been better.

`format` is what comes of it. `engine` makes it, part by part: the values of positions in `values`, the line and the luck
in `line`, the decisions in `moves`, the sum in `sums`. `words` says it in a sentence.
"""

from ludotheca.review.engine import engine_mark, review
from ludotheca.review.format import Review, ReviewPart, collect

__all__ = ["Review", "ReviewPart", "collect", "engine_mark", "review"]
