"""What an attack found: a line of the table each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Finding:
    """One attack: what it was, the figures seen, and what did not hold."""

    what: str
    figures: dict[str, object] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    skipped: str = ""

    @property
    def verdict(self) -> str:
        if self.skipped:
            return "skipped"
        return "FAILS" if self.faults else "holds"


def show(findings: Sequence[Finding]) -> int:
    """Print the table, then every fault; returns the exit status."""
    width = max(len(finding.what) for finding in findings)
    print()
    for finding in findings:
        seen = finding.skipped or ", ".join(f"{name} {value}" for name, value in finding.figures.items())
        print(f"{finding.verdict:<8} {finding.what:<{width}}  {seen}")
    for finding in findings:
        for fault in finding.faults[:20]:
            print(f"  {finding.what}: {fault}")
    return 1 if any(finding.faults for finding in findings) else 0
