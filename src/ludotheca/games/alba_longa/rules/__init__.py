"""The rules of Alba Longa, a file per phase in the order of the booklet; `flow` puts them in order.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; legality is the caller's
business, `legal.actions` is what is legal. A phase never calls the next one: its `next_...` function says whether
somebody must decide, and `flow` goes on when nobody must.
"""
