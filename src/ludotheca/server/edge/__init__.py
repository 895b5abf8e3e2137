"""The edge: what happens to bytes before uvicorn reads them.

`doors` counts connections and ends those that take too long, `http_door` and `socket_door` stand around uvicorn's
protocols and count bytes and frames before they are parsed, `files` sees to it that the system has room.
"""
