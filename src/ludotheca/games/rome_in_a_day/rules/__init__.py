"""The rules of Rome in a Day in the order of the booklet: explore, divide, select, annex.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; whether an action is legal is the
caller's business, `legal.actions` lists what is.
"""
