"""The hint that was asked for: its move glows on the stage, the prompt says it and why."""

from __future__ import annotations

from client.rules.play import Decision
from client.ui.stage import Stage


class Advice:
    """What the strongest bot would do; empty until it has thought, and when something else happened."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.text = ""

    def ask(self) -> None:
        """Let the bot think."""
        self.forget()
        self._stage.desk.session.hint()

    def forget(self) -> None:
        """Nothing glows or is said any more."""
        self._stage.hint, self.text = None, ""

    def came(self, mine: Decision | None) -> bool:
        """Take the hint for this decision once it is there; whether it came just now."""
        stage, desk = self._stage, self._stage.desk
        choice = desk.session.hint_ready if mine is not None and stage.hint is None else None
        if mine is None or choice is None:
            return False
        names, table = desk.names, stage.scene.table
        move, why = names.advice(mine, choice.move, table), names.reason(choice.reason, table)
        key = "table.hint_why" if why else "table.hint"
        stage.hint, stage.note, self.text = choice.move, None, desk.words(key, move=move, why=why)
        return True
