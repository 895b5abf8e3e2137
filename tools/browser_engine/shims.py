"""The doors of the engine's one library: an init function for each compiled module, in C."""

from __future__ import annotations

_HEAD = """#include <Python.h>

static PyObject *start(const char *attribute, const char *capsule_name) {
    PyObject *library = PyImport_ImportModule("ludotheca__mypyc");
    if (!library) return NULL;
    PyObject *deps = PyObject_GetAttrString(library, "ensure_deps");
    if (deps) {
        int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(deps, "ludotheca__mypyc.ensure_deps");
        Py_DECREF(deps);
        if (!ensure || ensure() < 0) { Py_DECREF(library); return NULL; }
    } else PyErr_Clear();
    PyObject *capsule = PyObject_GetAttrString(library, attribute);
    Py_DECREF(library);
    if (!capsule) return NULL;
    void *init = PyCapsule_GetPointer(capsule, capsule_name);
    Py_DECREF(capsule);
    return init ? ((PyObject *(*)(void))init)() : NULL;
}
"""


def door(module: str) -> str:
    """The name of a module's init function."""
    return f"PyInit_{module.replace('.', '_')}"


def source(modules: list[str]) -> str:
    """The C of all doors."""
    doors = []
    for module in modules:
        inner = f"init_{module.replace('.', '___')}"
        doors.append(
            f'PyMODINIT_FUNC {door(module)}(void) {{ return start("{inner}", "ludotheca__mypyc.{inner}"); }}\n'
        )
    return _HEAD + "".join(doors)
