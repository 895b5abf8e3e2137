"""The rules, a file per phase of a turn; `turn` binds them together. Numbers in square brackets are lines of RULES.md."""
