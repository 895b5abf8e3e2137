"""Frames of a WebSocket: where they begin and end, found without reading what is in them, and messages put into one."""

from __future__ import annotations

_MASKED = 0x80
_LENGTH = 0x7F
_SHORT = 126
_LONG = 127
_TEXT = 0x81  # the whole of a message


def framed(text: bytes) -> bytes:
    """A message as a server sends it. It is the same for everybody, so it is made once for all who get it."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, _LONG)) + size.to_bytes(8, "big") + text


class FrameCounter:
    """Follows one stream. It only counts; whether a frame is right is for the parser to say."""

    def __init__(self) -> None:
        self._head = bytearray()  # of a frame whose head has not come whole
        self._left = 0  # bytes of the payload that are still to come

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
