"""The rules of Kingsburg, a file per phase in the order of the booklet; `flow` leads through them.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; legality is the caller's
business, `legal.actions` lists what is legal. A phase never calls the next one: it sets `stage`, and `flow.proceed` goes
on.
"""
