"""Plays a game through text alone, moves by number: python text_agent.py luxury [COMMAND ...]

Every decision is a page of text: which game it is, all that the seat knows, and its legal moves with a number each.
The page goes to the input of COMMAND, which may be any program that asks a language model, and the first number in what
it prints is the move; without a command you are asked. An answer that is no legal number is asked for once more, with
the reason; then any move is made. The other seats are the simple bots of the house.
"""

import json
import random
import re
import subprocess
import sys

import saleroom
from saleroom import bots


def page(known, legal, problem=""):
    """What the agent is asked."""
    moves = "\n".join(f"{number}: {json.dumps(move)}" for number, move in enumerate(legal))
    task = f"You have seat {known.seat} of {known.seats} in the auction game {known.game.title}. {known.game.summary}"
    return f"{task}\n\nWhat you know:\n{known}\n\nYour moves:\n{moves}\n\n{problem}Answer with the number of one move."


def answer(text, command):
    """What the command, or whoever sits here, says to a page."""
    if command:
        return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return input(f"{text}\n> ")


def choose(known, legal, command):
    """One of the legal moves."""
    problem = ""
    for _ in range(2):
        found = re.search(r"\d+", answer(page(known, legal, problem), command))
        if found and int(found[0]) < len(legal):
            return legal[int(found[0])]
        problem = f"That was no number from 0 to {len(legal) - 1}. "
    return random.choice(legal)


def main(game, *command):
    """Play one match in the first seat."""
    match = saleroom.new(game, seats=saleroom.game(game).best_seats)
    others = [bots.make("simple", game, seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.to_act[0]
        known, legal = match.knowledge(seat), match.legal(seat)
        match.play(seat, choose(known, legal, command) if seat == 0 else others[seat].choose(known, legal))
    print(f"Points: {match.outcome['scores']}; won by {match.outcome['winners']}, and you had seat 0.")


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["luxury"]))
