"""Typed flat vectors: `librt.vecs` under the compiled engine, plain lists under the interpreter.

Rules code imports `vec`, `append` and `pop` from here. The compiler sees librt's own types and turns them into
machine arrays; a plain interpreter (CPython without a compiler, PyPy, Pyodide) gets lists, which it handles faster
than boxed vectors. `append` and `pop` may move the data, so always reassign: `v = append(v, x)`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any


def _native() -> bool:
    spec = find_spec("ludotheca.kernel.rng")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


# True when the rules run as compiled extension modules.
NATIVE = _native()

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec
elif NATIVE:
    from librt.vecs import append, pop, vec
else:

    def _new(items: Any = (), *, capacity: int = 0) -> list[Any]:
        return list(items)

    class vec:  # noqa: N801 - stands in for librt's own name
        """`vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: Any) -> Any:
            return _new

    def append(v: list[Any], item: Any) -> list[Any]:
        v.append(item)
        return v

    def pop(v: list[Any], index: int = -1) -> tuple[list[Any], Any]:
        item = v.pop(index)
        return v, item
