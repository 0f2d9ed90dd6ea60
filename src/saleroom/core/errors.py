"""What can go wrong, each with a sentence that helps."""

from typing import Any


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
    """A move that the rules forbid; `rule` is the number of the rule, `sentence` says why.

    `name` and `values` say the same to a catalogue of sentences, so that it can be said in any language. What
    is a name in the sentence is the id of a kind in `values`: a text without spaces.
    """

    def __init__(self, rule: str, name: str, sentence: str, **values: Any) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.name = name
        self.sentence = sentence
        self.values = values
