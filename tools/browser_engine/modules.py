"""Finds the compiled modules of the engine in its one library, in the browser. `tools/wasm.py` puts this into the engine.

On other systems every compiled module has a small library of its own that leads into the large one. A hundred of them
would have to be instantiated one by one; here the large one has a door for each.
"""

from __future__ import annotations

import _imp
import sys
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

LIBRARY = Path(__file__).with_name("ludotheca__mypyc.so")


class Modules(Loader):
    """A finder and loader of the modules that the library holds."""

    def __init__(self, names: list[str]) -> None:
        self._names = set(names)
        self._packages = {name.rpartition(".")[0] for name in names}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name == "ludotheca__mypyc":
            return ModuleSpec(name, self, origin=str(LIBRARY))
        if name not in self._names:
            return None
        place = LIBRARY.parent.joinpath(*name.split("."))
        package = name in self._packages
        spec = ModuleSpec(
            name, self, origin=f"{place}/__init__.so" if package else f"{place}.so", is_package=package
        )
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(str(place))
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> Any:
        # The library's door for `a.b` is `PyInit_a_b`.
        return _imp.create_dynamic(ModuleSpec(spec.name.replace(".", "_"), None, origin=str(LIBRARY)))

    def exec_module(self, module: Any) -> None:
        _imp.exec_dynamic(module)


def install() -> None:
    """Let Python find the compiled modules before the sources of the same name."""
    sys.meta_path.insert(0, Modules(LIBRARY.with_name("ludotheca_modules.txt").read_text("utf-8").split()))
