"""What goes wrong in a schedule: storage, network and workers."""

import asyncio
from collections.abc import Awaitable, Callable

from tools.simulation.network import SimulatedHub
from tools.simulation.storage import FAULTS
from tools.simulation.workers import Worker
from tools.simulation.world import World

Fault = Callable[[World, Worker], Awaitable[None]]


async def stall(world: World, worker: Worker) -> None:
    """A worker's storage does not answer for some seconds."""
    seconds = world.chance.choice((0.3, 3.0, 8.0)) * world.chance.random()
    world.trace("storage of %s stalls for %.1f s", worker.name, seconds)
    worker.store.trouble.stalled_until = world.loop.time() + seconds


async def fail(world: World, worker: Worker) -> None:
    """The storage of one worker or of all fails for a while, in one of several ways."""
    chance = world.chance
    seconds = chance.choice((0.2, 2.0, 2.0, 25.0)) * (0.2 + chance.random())
    fault, share = chance.choice(FAULTS), chance.choice((0.3, 1.0))
    for one in world.workers if chance.random() < 0.5 else [worker]:
        world.trace("storage of %s fails for %.1f s: %s", one.name, seconds, fault)
        trouble = one.store.trouble
        trouble.fault, trouble.share = fault, share
        trouble.fault_until = world.loop.time() + seconds


async def disturb(world: World, _worker: Worker) -> None:
    """Notes get lost, late or doubled for a while."""
    network, chance = world.network, world.chance
    network.lose = chance.choice((0.0, 0.2, 1.0))
    network.double = chance.choice((0.0, 0.5))
    network.latest = chance.choice((0.01, 0.5, 4.0))
    world.trace("notes: lost %s, doubled %s, late %s s", network.lose, network.double, network.latest)
    await asyncio.sleep(5 * chance.random())


async def cut_off(world: World, worker: Worker) -> None:
    """A worker hears no notes for a while, and is then told so."""
    if isinstance(worker.hub, SimulatedHub):
        world.trace("%s is cut off from the others", worker.name)
        worker.hub.cut()
        world.loop.call_later(10 * world.chance.random(), worker.hub.mend, context=worker.owner.context)


async def die(world: World, worker: Worker) -> None:
    """A worker dies; after a while another one starts."""
    world.kill(worker)
    await asyncio.sleep(world.chance.choice((0.2, 8.0)) * world.chance.random())
    await world.start_worker()


async def restart(world: World, worker: Worker) -> None:
    """A worker ends in good order, and another one starts."""
    await world.stop(worker)
    await world.start_worker()


async def pause(world: World, worker: Worker) -> None:
    """A worker stands still for some seconds."""
    seconds = world.chance.choice((0.5, 4.0, 12.0)) * world.chance.random()
    world.trace("%s stands still for %.1f s", worker.name, seconds)
    worker.pause()
    world.loop.call_later(seconds, worker.resume)


KINDS: tuple[Fault, ...] = (stall, fail, disturb, cut_off, die, restart, pause)


async def make_faults(world: World) -> None:
    """Let things go wrong, one after the other, until this is cancelled."""
    chance = world.chance
    kinds = [kind for kind in KINDS if chance.random() < 0.5]
    every = chance.choice((1.0, 3.0, 8.0))
    while True:
        await asyncio.sleep(0.01 + 2 * every * chance.random())
        worker = world.pick(chance)
        if worker is not None and kinds:
            await chance.choice(kinds)(world, worker)


async def lose_last_notes(world: World) -> None:
    """In some schedules no note of the last seconds before it is calm arrives."""
    chance = world.chance
    if not world.alone and chance.random() < 0.4:
        world.trace("notes: the last ones are lost")
        world.network.lose = 1.0
        await asyncio.sleep(0.5 + 2 * chance.random())
