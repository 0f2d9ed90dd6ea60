"""The tool behind `make load` and `make load-idle`: that it plays, and that it would notice what it looks for."""

import json
from collections.abc import Callable, Iterator

import pytest

from tools.load.check import check
from tools.load.copies import Copies, make_templates
from tools.load.messages import LiveSeat
from tools.load.seats import Tally, connect, play
from tools.load.servers import Site, open_tables

CLOCK = {"kind": "live", "seconds": 600}
Tables = list[list[LiveSeat]]


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[Site, Tables, Tally]]:
    """A server at which three tables of emblems have been played to the end."""
    with Site("sqlite", 1) as site:
        site.start()
        tables = open_tables(site.ports, "emblems", 4, 3, clock=CLOCK)
        crowd = connect([seat for table in tables for seat in table])
        tally = Tally()
        play(crowd, 60, 0, tally, over=1.0)
        crowd.close()
        yield site, tables, tally


def test_every_move_that_was_acknowledged_is_stored_and_counted(played: tuple[Site, Tables, Tally]) -> None:
    site, tables, tally = played
    stored, wrong = check(site.database, tables)
    assert wrong == []
    assert all(seat.over for table in tables for seat in table)
    assert stored == sum(len(seat.acknowledged) for table in tables for seat in table)
    assert 0 < len(tally.times) <= stored
    assert tally.received > 0


def lose(seats: list[LiveSeat]) -> None:
    seats[0].acknowledged[10_000] = b"{}"


def double(seats: list[LiveSeat]) -> None:
    number, move = next(iter(seats[0].acknowledged.items()))
    seats[1].acknowledged[number] = move


def change(seats: list[LiveSeat]) -> None:
    number, move = next(iter(seats[0].acknowledged.items()))
    seats[0].acknowledged[number] = json.dumps({**json.loads(move), "cards": [99]}).encode()


def forget(seats: list[LiveSeat]) -> None:
    seats[0].acknowledged.popitem()


def reorder(seats: list[LiveSeat]) -> None:
    seats[0].told = seats[0].told[::-1]


def end_otherwise(seats: list[LiveSeat]) -> None:
    seats[0].outcome = None


def leave_waiting(seats: list[LiveSeat]) -> None:
    seats[0].waiting_for = b"{}"


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lose, "acknowledged move 10000 is not in the record"),
        (double, "was acknowledged to two seats"),
        (change, "is not in the record"),
        (forget, "1 stored moves were acknowledged to nobody"),
        (reorder, "told states out of order"),
        (end_otherwise, "another outcome"),
        (leave_waiting, "never acknowledged"),
    ],
)
def test_a_fault_is_found(
    played: tuple[Site, Tables, Tally], spoil: Callable[[list[LiveSeat]], None], line: str
) -> None:
    site, tables, _ = played
    seats = [copy_of(seat) for seat in tables[0]]
    spoil(seats)
    _, wrong = check(site.database, [seats])
    assert any(line in found for found in wrong), wrong


def copy_of(seat: LiveSeat) -> LiveSeat:
    found = LiveSeat(seat.code, seat.place, seat.secret, seat.port)
    found.told = list(seat.told)
    found.acknowledged = dict(seat.acknowledged)
    found.over, found.outcome = seat.over, seat.outcome
    return found


def test_copies_of_a_table_are_played_on_by_people_of_their_own() -> None:
    with Site("club", 2) as site:
        site.start()
        templates = make_templates(site, finished=False)
        copies = Copies(site.database)
        copies.watch_leases()
        codes = copies.make(templates, 5)
        assert len(set(codes)) == 5
        tables = copies.clients(codes, site.ports)
        crowd = connect([seat for table in tables for seat in table])
        began = [table[0].number for table in tables]
        tally = Tally()
        play(crowd, 2, 50, tally)
        crowd.close()
        assert tally.times
        assert copies.stolen() == 0
        for table, number in zip(tables, began, strict=True):
            assert max(seat.number for seat in table) > number > 0
            assert not any(seat.problems for seat in table)
        copies.close()
