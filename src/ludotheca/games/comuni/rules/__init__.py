"""The rules of Comuni: `legal` and `flow` lead through the phases of a turn, which have a file each.

Numbers in square brackets are lines of RULES.md. Functions work on the state in place; whether an action is legal is the
caller's business, `legal.actions` lists what is.
"""
