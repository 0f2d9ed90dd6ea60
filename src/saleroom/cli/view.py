"""`saleroom view`: what somebody may know, as JSON."""

from argparse import Namespace

from saleroom.cli.files import load_match
from saleroom.cli.screen import UsageError, put_json
from saleroom.core.match import Match


def step_of(match: Match, step: int | None) -> int:
    """How many moves have been played; None means all of them."""
    if step is None:
        return len(match.moves)
    if not 0 <= step <= len(match.moves):
        raise UsageError(f"--step: the match has {len(match.moves)} moves, so steps 0 to {len(match.moves)}")
    return step


def check_seat(match: Match, seat: int | None) -> int | None:
    """A seat of the match, or None for a spectator."""
    if seat is not None and not 0 <= seat < match.seats:
        raise UsageError(f"--seat: there is no seat {seat}; seats are 0 to {match.seats - 1}")
    return seat


def run(arguments: Namespace) -> int:
    """Print the view and nothing else."""
    match = load_match(arguments.record, arguments.match)
    seat = check_seat(match, arguments.seat)
    seen = match.at(step_of(match, arguments.step))
    put_json(seen.view(seat))
    return 0
