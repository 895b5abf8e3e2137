"""What the program says, in English and French: sentences are data in Fluent files, never in code.

`speaker` turns events, decisions, actions, score lines and errors into sentences; `catalogue` reads the files;
`language` settles which language; `board` is how a title draws itself on a text screen.
"""
