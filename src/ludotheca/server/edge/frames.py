"""Frames of a WebSocket: where they begin and end, found without reading what is in them, and messages put into one."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which it was not compiled
    from websockets.utils import apply_mask

_MASKED = 0x80
_LENGTH = 0x7F
_SHORT = 126
_LONG = 127
_TEXT = 0x81  # the whole of a message
_LEAST = 6  # bytes of a client's frame


def framed(text: bytes) -> bytes:
    """A message as a server sends it. It is the same for everybody, so it is made once for all who get it."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, _LONG)) + size.to_bytes(8, "big") + text


def text_in(data: bytes, most: int) -> str | None:
    """The message of a client, if these bytes are one whole frame of text and nothing else; `most` bytes long at most."""
    if len(data) < _LEAST or data[0] != _TEXT or not data[1] & _MASKED:
        return None
    size, start = data[1] & _LENGTH, 2
    if size == _SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 4
        if size < _SHORT:
            return None  # a parser may have something to say about that
    if size > most or len(data) != start + 4 + size or data[1] & _LENGTH == _LONG:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


class FrameCounter:
    """Follows one stream. It only counts; whether a frame is right is for the parser to say."""

    def __init__(self) -> None:
        self._head = bytearray()  # of a frame whose head has not come whole
        self._left = 0  # bytes of the payload that are still to come

    @property
    def inside(self) -> bool:
        """Whether a frame has begun that has not come whole."""
        return bool(self._head or self._left)

    def cut(self, data: bytes, most: int) -> tuple[int, int]:
        """How many of these bytes belong to the next `most` frames, and how many frames begin there."""
        at, found, end = 0, 0, len(data)
        while at < end:
            if self._left:
                step = min(self._left, end - at)
                self._left -= step
                at += step
            elif found == most:
                break
            else:
                self._head.append(data[at])
                at += 1
                if self._whole():
                    found += 1
        return at, found

    def _whole(self) -> bool:
        """Whether the head of a frame is complete; if so, its payload comes next."""
        head = self._head
        if len(head) < 2:
            return False
        short = head[1] & _LENGTH
        extra = {_SHORT: 2, _LONG: 8}.get(short, 0)
        if len(head) < 2 + extra + (4 if head[1] & _MASKED else 0):
            return False
        self._left = int.from_bytes(head[2 : 2 + extra], "big") if extra else short
        head.clear()
        return True
