"""Breaks the function of every rule in turn and looks whether the tests that RULES.md names notice.

    .venv/bin/python tools/rules_check.py                      all rules of all titles
    .venv/bin/python tools/rules_check.py kingsburg            of one title
    .venv/bin/python tools/rules_check.py kingsburg B2 I3      two of its rules
    .venv/bin/python tools/rules_check.py --changes kingsburg  small changes instead of stubs

A stub takes the place of the whole function and answers at once: nothing if the function answers nothing, False and
then True for a bool, 0 and then 1 for a number, an empty list and so on. A constant is emptied. A rule is noticed if
one of its tests fails, or does not end, with one of the stubs. Rules that nobody notices are listed; the status is 1.

`--changes` asks more: it turns every condition of a function round, drops every statement and adds one to every
number, and lists the changes that no test of any rule of the function notices. Some of them change nothing that
matters, so the status stays 0.

The sources run uncompiled. pytest collects the tests once; then every trial runs in a process of its own.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
os.environ["LUDOTHECA_MODE"] = "pure"

import hypothesis  # noqa: E402 - the paths come first
import msgspec  # noqa: E402
import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402
from games.rules_table import RulesTable  # noqa: E402
from games.titles import PLAYED  # noqa: E402

# A broken rule may make a test run for ever, or collect for ever.
LEAST_SECONDS = 3  # of work that a trial gets,
TIMES_LONGER = 4  # or so many times what its tests take while all rules are whole
MEMORY = 4 << 30  # bytes
NOTICED, UNNOTICED, FAILED = 10, 11, 12  # how the process of a trial ends


# A way to break something: in words, and what the function does then; nothing for a constant, which is emptied.
Way = tuple[str, ast.FunctionDef | None]


class Trial(NamedTuple):
    """A function or a constant, the ways to break it, and the tests that should notice one of them."""

    rules: str
    function: str
    thing: Any
    ways: list[Way]
    tests: list[str]


class CannotTell(Exception):
    """Why the rules of a title cannot be tried."""


# How a function is broken.


def syntax_of(table: RulesTable, function: str) -> ast.FunctionDef | None:
    """The syntax tree of a function or a method; None for a constant."""
    if not isinstance(table.load(function), FunctionType):
        return None
    module, name = table.place_of(function)
    *classes, last = name.split(".")
    body = ast.parse(table.file_of(module).read_text(encoding="utf-8")).body
    for part in classes:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == part)
    node = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == last)
    node.decorator_list = []
    return node


def stubs(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The function with nothing but an answer."""
    for answer in answers(ast.unparse(node.returns) if node.returns else "None"):
        stub = copy.deepcopy(node)
        stub.body = [ast.Return(ast.parse(answer, mode="eval").body)]
        yield f"returns {answer}", stub


def answers(returns: str) -> list[str]:
    """What a stub answers instead of a value of this type."""
    kind, _, inside = returns.removesuffix("]").partition("[")
    if kind == "tuple":
        return ["(" + "".join(answers(part.strip())[0] + ", " for part in inside.split(",")) + ")"]
    known = {"bool": ["False", "True"], "int": ["0", "1"], "i64": ["0", "1"], "float": ["0.0"], "str": ["''"]}
    empty = {"vec": ["[]"], "list": ["[]"], "dict": ["{}"], "set": ["set()"], "bytes": ["b''"]}
    return (known | empty).get(kind, ["None"])


def small_changes(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The function with one condition turned round, one statement dropped or one number raised."""
    for number, part in enumerate(ast.walk(node)):
        other = copy.deepcopy(node)
        twin: Any = list(ast.walk(other))[number]
        if isinstance(part, ast.If | ast.IfExp):
            twin.test = ast.UnaryOp(ast.Not(), twin.test)
            yield f"line {part.lineno}: not {ast.unparse(part.test)}", other
        elif isinstance(part, ast.Constant) and type(part.value) is int:
            twin.value += 1
            yield f"line {part.lineno}: {part.value} is {twin.value}", other
        elif isinstance(part, ast.stmt) and part is not node and not is_text(part):
            twin.__class__, twin.__dict__ = ast.Pass, {"lineno": part.lineno, "col_offset": 0}
            yield f"line {part.lineno}: without {ast.unparse(part).splitlines()[0]}", other


def is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def break_it(thing: Any, body: ast.FunctionDef | None) -> None:
    """From now on whoever calls the function meets the broken one, whoever reads the constant an empty one."""
    if body is not None:
        tree = ast.fix_missing_locations(ast.Module(body=[body], type_ignores=[]))
        space: dict[str, Any] = dict(thing.__globals__)
        exec(compile(tree, thing.__code__.co_filename, "exec"), space)  # noqa: S102 - our own source
        thing.__code__ = space[body.name].__code__
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            msgspec.structs.force_setattr(thing, field, type(getattr(thing, field))())
    else:
        for module in list(sys.modules.values()):
            for name, value in list(vars(module).items()):
                if value is thing:
                    setattr(module, name, type(thing)())


# What is tried.


def trials_of(table: RulesTable, rules: list[str], small: bool) -> Iterator[Trial]:
    """A trial for every rule, with its stubs; or for every small change of the functions."""
    lines = [line for line in table.lines if not rules or line.id in rules]
    if not small:
        for line in lines:
            syntax = syntax_of(table, line.functions[0])
            ways: list[Way] = [*stubs(syntax)] if syntax else [("is empty", None)]
            yield Trial(line.id, line.functions[0], table.load(line.functions[0]), ways, line.tests)
        return
    for function in dict.fromkeys(line.functions[0] for line in lines):
        holders = [line for line in table.lines if line.functions[0] == function]
        tests = list(dict.fromkeys(test for line in holders for test in line.tests))
        if syntax := syntax_of(table, function):
            for way in small_changes(syntax):
                yield Trial(
                    " ".join(line.id for line in holders), function, table.load(function), [way], tests
                )


# How it is tried.


class Checker:
    """A plug-in of pytest: it breaks rules instead of running the tests once."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.jobs = os.cpu_count() or 1
        self.faulty = False

    def pytest_configure(self) -> None:
        """Random examples are the same in every trial, and nobody looks for the smallest one that fails."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile(
            "rules", deadline=None, derandomize=True, database=None, phases=phases
        )
        hypothesis.settings.load_profile("rules")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for title in self.options.titles:
            try:
                self.check(title, [item for item in session.items if item.path.parent.name == title])
            except CannotTell as error:
                print(f"{title}: {error}", flush=True)
                self.faulty = True
        return True

    def check(self, title: str, items: list[pytest.Item]) -> None:
        """Try everything about one title, and print what was not noticed."""
        start = time.monotonic()
        trials = list(trials_of(RulesTable(title), self.options.rules, self.options.changes))
        named = find_tests(items, {test for trial in trials for test in trial.tests})
        times = measure(named)
        unnoticed = [trial for trial, end in self.results(trials, named, times) if end == UNNOTICED]
        for trial in sorted(unnoticed, key=trials.index):
            how = " or ".join(how for how, _ in trial.ways)
            print(f"  {trial.rules}: {trial.function} {how}: not noticed by {' '.join(trial.tests)}")
        what = "changes" if self.options.changes else "rules"
        noticed, seconds = len(trials) - len(unnoticed), time.monotonic() - start
        print(
            f"{title:14} {len(trials):5} {what} {noticed:5} noticed {len(unnoticed):4} not {seconds:5.0f} s",
            flush=True,
        )
        self.faulty |= bool(unnoticed) and not self.options.changes

    def results(
        self, trials: list[Trial], named: dict[str, list[pytest.Item]], times: dict[str, float]
    ) -> Iterator[tuple[Trial, int]]:
        """How the trials end, several at a time, each in a process of its own."""
        running: dict[int, Trial] = {}
        left = iter(trials)
        while True:
            while len(running) < self.jobs and (trial := next(left, None)):
                seconds = TIMES_LONGER * sum(times[test] for test in trial.tests) * len(trial.ways)
                running[start(trial, named, LEAST_SECONDS + int(seconds))] = trial
            if not running:
                return
            process, status = os.wait()
            trial = running.pop(process)
            if os.WIFSIGNALED(status):
                end = NOTICED if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGSEGV) else FAILED
            else:
                end = os.WEXITSTATUS(status)
            if end not in (NOTICED, UNNOTICED):
                raise CannotTell(f"{trial.rules}, {trial.function}: the trial itself failed")
            yield trial, end


def find_tests(items: list[pytest.Item], named: set[str]) -> dict[str, list[pytest.Item]]:
    """The tests of these names, with all their parameters."""
    found: dict[str, list[pytest.Item]] = {test: [] for test in named}
    for item in items:
        if isinstance(item, pytest.Function):
            test = f"{item.path.stem}::{item.originalname}"
            if test in named:
                found[test].append(item)
    return found


def measure(named: dict[str, list[pytest.Item]]) -> dict[str, float]:
    """The seconds of work of every test while all rules are whole; none may fail then."""
    for_reading, for_writing = os.pipe()
    process = os.fork()
    if process:
        os.close(for_writing)
        with os.fdopen(for_reading) as told:
            lines = [line.split() for line in told]
        os.waitpid(process, 0)
        failed = [test for test, seconds in lines if seconds == "fails"]
        if failed or len(lines) != len(named):
            raise CannotTell(f"tests fail although no rule is broken: {' '.join(failed)}")
        return {test: float(seconds) for test, seconds in lines}
    with os.fdopen(for_writing, "w") as told:
        for test, items in named.items():
            before = time.process_time()
            whole = items and not any(fails(item) for item in items)
            told.write(f"{test} {time.process_time() - before if whole else 'fails'}\n")
    os._exit(0)


def start(trial: Trial, named: dict[str, list[pytest.Item]], seconds: int) -> int:
    """Start a trial; its process."""
    process = os.fork()
    if process:
        return process
    end = FAILED
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        items = [item for test in trial.tests for item in named[test]]
        items.sort(key=lambda item: hasattr(getattr(item, "obj", None), "hypothesis"))  # the slow ones last
        end = UNNOTICED
        for _, body in trial.ways:
            break_it(trial.thing, body)
            if any(fails(item) for item in items):
                end = NOTICED
                break
    finally:
        os._exit(end)


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def main() -> int:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--changes", action="store_true", help="small changes instead of stubs")
    parser.add_argument("title", nargs="?", choices=PLAYED, help="all titles unless named")
    parser.add_argument("rules", nargs="*", help="all rules unless named")
    options = parser.parse_args()
    options.titles = [options.title] if options.title else PLAYED
    checker = Checker(options)
    folders = [str(ROOT / "tests" / "games" / title) for title in options.titles]
    quiet = ["-p", "no:terminal", "-p", "no:timeout", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
    end = pytest.main(["-o", "addopts=--import-mode=importlib", "-s", *quiet, *folders], plugins=[checker])
    return 1 if end or checker.faulty else 0


if __name__ == "__main__":
    sys.exit(main())
