"""Plays in the arena, any game: saleroom arena luxury --bots mine,simple --bot mine='python arena_bot.py'.

Each line of input is one decision: `view` is what the seat sees, `told` what it has been told so far, `legal` its legal
moves, `seconds` how long it may think (null: as it likes). The answer is one line: one of the legal moves. This bot
takes the cheapest bid half of the time, and otherwise any move.
"""

import json
import random
import sys


def cost(move):
    """What a move spends, as far as one can tell without knowing the game."""
    numbers = [value for value in move.values() if isinstance(value, int)]
    cards = [card for card in move.get("cards", []) if isinstance(card, int)]
    return sum(numbers) + sum(cards)


for line in sys.stdin:
    asked = json.loads(line)
    chance = random.Random(json.dumps(asked["view"]))  # the same position, the same move
    move = min(asked["legal"], key=cost) if chance.random() < 0.5 else chance.choice(asked["legal"])
    print(json.dumps(move), flush=True)
