"""The rules of Example in the order they are played: deal, bid, buy.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; whether an action is legal is the
caller's business, `legal.actions` lists what is.
"""
