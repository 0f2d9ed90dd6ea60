"""What can go wrong, each with a sentence that helps."""

import reprlib
from typing import Any


class _Short(reprlib.Repr):
    """Short pictures of values of any size and depth."""

    def repr_int(self, x: int, level: int) -> str:
        """A number, if it is not too long to be written."""
        return "a very large number" if x.bit_length() > 200 else repr(x)


_SHORT = _Short()


def short_repr(value: Any) -> str:
    """A foreign value as it may stand in an error message: short, on one line."""
    text = _SHORT.repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class SaleroomError(ValueError):
    """Any error of this package that is the caller's to mend."""


class SetupError(SaleroomError):
    """A match that cannot be set up: an unknown game, bot, option or value; the message says what is allowed."""


class SeatCountError(SetupError):
    """A game is not played by that many."""


class NoSuchSeat(SaleroomError, IndexError):
    """A seat that the table does not have."""


class NoSuchMove(SaleroomError, IndexError):
    """A number that is no move of the game, no legal one now, or none of the moves played so far."""


class GameError(SaleroomError):
    """A game package that does not keep to what a game must be; the message names it."""


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
