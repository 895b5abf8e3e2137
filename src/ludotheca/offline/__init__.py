"""The local house: a small server inside a browser, for one device without a network.

Read in this order: `kept` (what is stored of a game), `game` (a game in memory), `house` (messages in, messages out),
`door` (how the page's worker calls it). It speaks the server's protocol, and imports nothing that Pyodide lacks: no
socket, no database, no thread. `tools/wasm.py` packs it with the engine.
"""
