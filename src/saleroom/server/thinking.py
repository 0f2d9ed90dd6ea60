"""What runs in a process in which bots think; `Thinkers` starts it.

It reads questions from its standard input and writes answers to its standard output, both pickled, each after its
length in four bytes; the first thing it reads is what makes bots. It has a low priority, because people come first, and
ends when its input does.

Bots are kept between the decisions of a seat, so that one that searches goes on with its tree; a seat's bot is its own,
and knows nothing of another's. Only so many are kept, those that were asked last. A bot that is not there any more,
or thinks in another process now, begins anew.
"""

import os
import pickle
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import BinaryIO

from saleroom.bots.search.bot import SearchBot
from saleroom.core.bot import Bot
from saleroom.core.game import AnyGame, Json
from saleroom.core.knowledge import InfoState
from saleroom.core.scenario import json_equal
from saleroom.games import GAMES

NICE = 10
"""So much lower than the server's is the priority of the processes that think."""
KEPT_BOTS = 256
"""So many bots are kept between their decisions."""
KEPT_NODES = 200_000
"""And so many nodes their trees may have together, at less than a kilobyte each."""
LENGTH = 4
"""Bytes before each message that say how long it is."""

Make = Callable[[str, AnyGame, str], Bot]
"""Makes a bot from its level, game and seed, as `bots.make` does."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked."""

    match: str
    seat: int
    level: str
    seed: str
    known: InfoState
    legal: list[Json]
    seconds: float
    """How long it may think."""
    usual: float
    """How long it would think if nobody were in a hurry."""


@dataclass(frozen=True)
class Answer:
    """What a bot chose."""

    place: int | None
    """The place of the choice among the legal moves; None if even the simple bot failed."""
    faults: tuple[str, ...] = ()
    """What went wrong before: who did what."""
    short: bool = False
    """Whether the bot searched less than it would have, had there been time."""


class Minds:
    """The bots that this process keeps."""

    def __init__(self, make: Make, most_bots: int = KEPT_BOTS, most_nodes: int = KEPT_NODES) -> None:
        self.make = make
        self.most_bots = most_bots
        self.most_nodes = most_nodes
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        """By match, seat and level, the one that was asked last at the end."""

    def answer(self, question: Question) -> Answer:
        """What the bot of that seat chooses; if it fails the simple one, and so on."""
        faults: list[str] = []
        for level in dict.fromkeys((question.level, "simple")):
            key = (question.match, question.seat, level)
            try:
                bot = self.bots.pop(key, None) or self.make(level, question.known.game, question.seed)
                choice = choose(bot, question)
            except Exception as error:
                faults.append(f"{level} failed: {type(error).__name__}")
                continue
            for place, move in enumerate(question.legal):
                if json_equal(move, choice):
                    self.keep(key, bot)
                    return Answer(place, tuple(faults), is_short(bot, question))
            faults.append(f"{level} made an illegal move")
        return Answer(None, tuple(faults))

    def keep(self, key: tuple[str, int, str], bot: Bot) -> None:
        """Keep a bot for the next decision, and let those go for which there is no room."""
        if not isinstance(bot, SearchBot) or bot.tree is None:
            return  # nothing worth keeping
        self.bots[key] = bot
        while len(self.bots) > self.most_bots or self.nodes() > self.most_nodes:
            self.bots.popitem(last=False)

    def nodes(self) -> int:
        """How many nodes the trees have together."""
        return sum(size(bot) for bot in self.bots.values())


def choose(bot: Bot, question: Question) -> object:
    """A bot's choice within its time."""
    if isinstance(bot, SearchBot):
        bot.at_most = question.seconds
        bot.done = 0
    return bot.choose(question.known, question.legal, question.seconds)


def is_short(bot: Bot, question: Question) -> bool:
    """Whether a bot searched for fewer iterations or for less time than it usually does."""
    if not isinstance(bot, SearchBot) or bot.done == 0:
        return False
    return question.seconds < question.usual if bot.iterations is None else bot.done < bot.iterations


def size(bot: Bot) -> int:
    """How many nodes the tree of a bot has."""
    return len(bot.tree.table) if isinstance(bot, SearchBot) and bot.tree is not None else 0


# -- the process ----------------------------------------------------------------------------------------


def packed(message: object) -> bytes:
    """A message as it is sent."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(content).to_bytes(LENGTH, "big") + content


def read(source: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = source.read(LENGTH)
    content = source.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""
    return content or None


def end_with(parent: int) -> None:
    """End this process soon after its parent, however that ended and whatever a bot is doing."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """Answer questions until there are no more."""
    parent = os.getppid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever ends the server ends this
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    end_with(parent)
    content = read(sys.stdin.buffer)
    if content is None:
        return
    minds = Minds(pickle.loads(content))
    for game in GAMES.values():  # so that a bot's time is for thinking
        with suppress(Exception):  # one that cannot be made is named when it is asked
            minds.make("simple", game, "")
    answers.write(packed("ready"))
    while (content := read(sys.stdin.buffer)) is not None:
        answers.write(packed(minds.answer(pickle.loads(content))))
