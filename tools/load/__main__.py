"""`make load`: many live tables on loopback, every seat a websocket client that moves as soon as it may.

It starts the server it measures, plays for a bounded time, prints figures, and then replays every record against what
every client was told: no move may be lost, doubled or out of order. With PEER=1 it measures boardgame.io's server in
the same way afterwards. It ends by itself.
"""

import argparse
import os
import platform
import sys

import saleroom
from saleroom.games import GAMES
from tools.load.check import check
from tools.load.measure import Measured, OwnServer, measure, progress_bar, report
from tools.load.messages import LiveSeat
from tools.load.peer import STORES, PeerServer, install
from tools.load.servers import Site

ASKED = {
    "sqlite": {"memory": "under 150 kB", "0/rate": "3,700", "750/95": "under 10 ms"},
    "club": {"memory": "under 150 kB", "0/rate": "2,500"},
}
"""What was asked for, of 300 tables of emblems with four seats."""


def main() -> int:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--game", default="emblems", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0, help="measured seconds for each rate")
    parser.add_argument(
        "--rate",
        type=float,
        nargs="+",
        default=[0.0, 750.0],
        help="moves a second of all clients together, several to be measured one after the other; 0: no limit",
    )
    parser.add_argument(
        "--storage", choices=["sqlite", "club"], default="sqlite", help="club: PostgreSQL and Redis"
    )
    parser.add_argument("--workers", type=int, help="servers that share the storage; 1 on SQLite, 2 on club")
    parser.add_argument(
        "--spread",
        choices=["seats", "tables"],
        default="seats",
        help="with several workers: the seats of a table at different ones, or each table at one",
    )
    arguments = parser.parse_args()
    arguments.workers = arguments.workers or (2 if arguments.storage == "club" else 1)
    if arguments.storage == "sqlite" and arguments.workers > 1:
        parser.error("several workers need --storage club")
    if arguments.seconds < 1:
        parser.error("--seconds has to be 1 or more")
    peer = os.environ.get("PEER", "") not in ("", "0")
    if peer and arguments.game != "emblems":
        parser.error("the peer plays emblems only")
    if peer:
        install()
    own, wrong = measure_own(arguments)
    if peer:
        measure_peer(arguments, own)
    return 1 if wrong else 0


def measure_own(arguments: argparse.Namespace) -> tuple[Measured, list[str]]:
    """Measure this project's server, and check every record."""
    usual = (arguments.game, arguments.seats, arguments.tables) == ("emblems", 4, 300)
    with progress_bar() as bar, Site(arguments.storage, arguments.workers) as site:
        site.start()
        target = OwnServer(site, arguments.game, arguments.seats, arguments.spread)
        print(
            f"{arguments.tables} tables of {arguments.game} with {arguments.seats} sockets each; {target.name}; "
            f"{'native' if saleroom.compiled else 'interpreted'} rules; Python {platform.python_version()}, "
            f"{os.cpu_count()} cores shared by server and tool",
            flush=True,
        )
        found = measure(target, arguments.tables, arguments.seconds, arguments.rate, bar)
        report(found, arguments.seats, ASKED[arguments.storage] if usual else {})
        site.stop()
        tables = [[seat for seat in table if isinstance(seat, LiveSeat)] for table in found.tables]
        checking = bar.add_task("checking records", total=len(tables))
        stored, wrong = check(site.database, tables, lambda step: bar.advance(checking, step))
    clients = sum(len(table) for table in tables)
    print(f"checked {stored:,} stored moves against {clients:,} clients: {len(wrong)} wrong", flush=True)
    for line in wrong[:10]:
        print(f"  {line}")
    return found, wrong


def measure_peer(arguments: argparse.Namespace, own: Measured) -> None:
    """Measure boardgame.io's server with each of its stores, and print how the two compare."""
    for store in STORES:
        with progress_bar() as bar, PeerServer(store, arguments.seats) as target:
            found = measure(target, arguments.tables, arguments.seconds, arguments.rate, bar)
        print(f"{found.name}:")
        report(found, arguments.seats, {})
        for rate, tally in found.tallies.items():
            ours = own.tallies[rate]
            print(
                f"this server compared with {found.name}, {f'{rate:,.0f} moves/s' if rate else 'full speed'}: "
                f"{ratio(ours.moves_per_second, tally.moves_per_second)} the moves a second, "
                f"{ratio(ours.milliseconds(0.95), tally.milliseconds(0.95))} the time of 95 %, "
                f"{ratio(ours.bytes_per_move, tally.bytes_per_move)} the bytes per move, "
                f"{ratio(own.memory_per_table, found.memory_per_table)} the memory per idle table",
                flush=True,
            )


def ratio(ours: float, theirs: float) -> str:
    """How many times as much."""
    return f"{ours / theirs:.2f} times" if theirs > 0 else "(none measured) times"


if __name__ == "__main__":
    sys.exit(main())
