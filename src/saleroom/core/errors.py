"""What can go wrong, each with a sentence that helps."""


class SaleroomError(ValueError):
    """Any error of this package that is the caller's to mend."""


class SetupError(SaleroomError):
    """An unknown game, seat count, option or value; the message says what is allowed."""


class RecordError(SaleroomError):
    """A record, deal or file that cannot be read; `where` says which part of it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class Refused(SaleroomError):
    """A move that the rules forbid; `rule` is the number of the rule, `sentence` says why."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence
