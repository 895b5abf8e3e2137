"""Advice for a learner at the terminal: what a decision is for, and one question before an act that looks much worse than another."""

from __future__ import annotations

from ludotheca.bots.coach import Objection, counsel
from ludotheca.kernel.game import AnyGame, Decision, MatchView, Named, ScoreLine
from ludotheca.texts.files import Texts
from ludotheca.texts.speaker import Speaker

SECONDS = 0.3


class Coach:
    """What was said already is not said again."""

    def __init__(self, game: AnyGame, say: Speaker) -> None:
        self.game = game
        self.say = say
        folder = game.folder / "lessons"
        self._texts = Texts(say.lang, [folder]) if folder.is_dir() else None
        self._met: set[str] = set()
        self._told: set[tuple[str, str, str]] = set()

    def purpose(self, decision: Decision) -> list[str]:
        """One sentence at the first decision of each kind."""
        if self._texts is None or decision.kind in self._met:
            return []
        self._met.add(decision.kind)
        return [self._texts.say(f"purpose-{decision.kind}", {})]

    def objection(self, seen: MatchView, decision: Decision, action: Named, seed: int) -> str:
        """Why the act is asked about; empty where it is not. The same reason is given once."""
        told = counsel(self.game, seen, decision, seed, seconds=SECONDS)
        found = next((one for one in told.objections if one.action == action), None)
        if found is None:
            return ""
        reason = (decision.kind, str(action["type"]), next(iter(found.lines), ""))
        if reason in self._told:
            return ""
        self._told.add(reason)
        return self._sentence(found)

    def _sentence(self, objection: Objection) -> str:
        costs = [
            f"{self.say.score(ScoreLine(what, 0))} {round(points)}"
            for what, points in objection.lines.items()
            if round(points) < 0
        ]
        why = self.say.text("coach-lines", lines=", ".join(costs)) if costs else self.say.text("coach-worse")
        return self.say.text("coach-sure", why=why, better=self.say.action(objection.better))
