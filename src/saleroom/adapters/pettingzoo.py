"""Our games as environments of PettingZoo.

    from saleroom.adapters import pettingzoo
    env = pettingzoo.env("luxury", seats=3)
    env.reset(seed=7)                                    # the deal of saleroom.new("luxury", seats=3, seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))

`env` asks one seat after the other; where several choose at the same time none sees what the others chose.
`parallel_env` asks all seats at once: those that are not to act have one action, to wait, which is the last one.
docs/environments.md tells what observations, actions and rewards are.
"""

from typing import Any

from saleroom.adapters import IllegalAction, extra_needed

try:
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise extra_needed(__name__, "pettingzoo", error) from error

from saleroom.adapters.table import RENDER_MODES, LegalActions, LegalNow, Table, whole_number
from saleroom.core.game import Json
from saleroom.core.match import Match, Reward
from saleroom.core.state import ACT

OVER = "the match is over: reset() begins another"


def metadata(game: str, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {
        "name": f"saleroom_{game}_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": parallel,
        "render_fps": 1,
    }


class TurnEnv(AECEnv):
    """A game in which one seat after the other is asked; agents are named seat_0, seat_1 and so on."""

    def __init__(self, table: Table, max_cycles: int | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = table.render_mode
        self.metadata = metadata(table.game.id, True)
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {
            agent: LegalActions(table.actions, LegalNow(table, seat)) for agent, seat in self.seat_of.items()
        }
        self.observation_spaces = {
            agent: table.observation_space(table.actions) for agent in self.possible_agents
        }

    @property
    def match(self) -> Match:
        """The match so far, for referees."""
        return self.table.match

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of an agent; `sample()` draws one that is legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; the options of the game are given to `env`, and none are read here."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.desk.seat]
        self.ended = False
        self.cycles = 0
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows and may do now, whether it is asked or not."""
        self._check_begun("observe")
        return self.table.see(self.seat_of[agent])

    def step(self, action: Any) -> None:
        """The agent that is asked takes an action; once the match is over each agent takes None."""
        self._check_begun("step")
        if self.ended:
            if action is not None or not self.agents:
                raise ValueError(
                    OVER if not self.agents else f"{OVER}; until then the only valid action is None"
                )
            self._was_dead_step(action)
            return
        desk = self.table.desk
        others = desk.state.cells[ACT] & ~(1 << desk.seat)
        self.table.take(action)
        if others == 0 or desk.state.cells[ACT] != others:
            self.cycles += 1  # all that were to choose side by side have chosen
        if desk.seat < 0 or self.cycles == self.max_cycles:
            self._end()
        else:
            self.agent_selection = self.possible_agents[desk.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The match is over, or has taken as long as it may."""
        self.ended = True
        self.rewards = dict(zip(self.agents, self.table.rewards()))
        self._cumulative_rewards = dict(self.rewards)
        over = self.table.desk.seat < 0
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table, in the mode that was chosen."""
        self._check_begun("render")
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _check_begun(self, name: str) -> None:
        if not self.table.begun:
            raise AssertionError(f"no match has begun: reset() comes before {name}()")


class AllEnv(ParallelEnv):
    """A game in which all seats are asked at once; those that are not to act may only wait, by the last action."""

    def __init__(self, table: Table, max_cycles: int | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = table.render_mode
        self.metadata = metadata(table.game.id, True)
        self.wait = table.actions
        """The action of those that are not to act."""
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: LegalActions(self.wait + 1, LegalOrWait(table, seat))
            for seat, agent in enumerate(self.possible_agents)
        }
        self.observation_spaces = {
            agent: table.observation_space(self.wait + 1) for agent in self.possible_agents
        }

    @property
    def match(self) -> Match:
        """The match so far, for referees."""
        return self.table.match

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of an agent, waiting among them; `sample()` draws one that is legal now."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a match; the options of the game are given to `parallel_env`, and none are read here."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._see_all(), {agent: {} for agent in self.agents}

    def _see_all(self) -> dict[str, Any]:
        acting = self.table.desk.state.to_act()
        seen = {}
        for seat, agent in enumerate(self.agents):
            known = self.table.see(seat)
            known["action_mask"] = with_wait(known["action_mask"], seat not in acting)
            seen[agent] = known
        return seen

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every agent takes an action, those that are not to act the one of waiting; if one may not, nobody does."""
        table = self.table
        if not table.begun:
            raise AssertionError("no match has begun: reset() comes before step()")
        if not self.agents:
            raise ValueError(OVER)
        acting = table.desk.state.to_act()
        for seat in acting:
            self._check(seat, actions)
        for seat, agent in enumerate(self.agents):
            if seat not in acting and whole_number(actions.get(agent, self.wait)) != self.wait:
                raise IllegalAction(f"{agent} is not to act: its only action is {self.wait}, to wait")
        for seat in acting:
            table.take(actions[self.agents[seat]])
        self.cycles += 1
        over = table.desk.seat < 0
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents = self.agents
        result = (
            self._see_all(),
            dict(zip(agents, table.rewards())),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            dict[str, dict[str, Any]]({agent: {} for agent in agents}),
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _check(self, seat: int, actions: dict[str, Any]) -> None:
        """IllegalAction if a seat that is to act has named no action that it may take."""
        agent = self.agents[seat]
        if agent not in actions:
            raise IllegalAction(f"{agent} is to act, and there is no action for it")
        if not self.table.desk.may(seat, self.table.number(actions[agent])):
            raise self.table.illegal(seat, actions[agent])

    def render(self) -> Any:
        """The table, in the mode that was chosen."""
        if not self.table.begun:
            raise AssertionError("no match has begun: reset() comes before render()")
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""


class LegalOrWait(LegalNow):
    """Which actions a seat may take now, with one more: to wait."""

    def __call__(self) -> Any:
        mask = self.table.legal_mask(self.seat)
        return with_wait(mask, not mask.any())


def with_wait(mask: Any, waits: bool) -> Any:
    """A mask with one more action, to wait."""
    longer = np.empty(len(mask) + 1, np.int8)
    longer[:-1] = mask
    longer[-1] = waits
    return longer


def env(
    game: str = "luxury",
    *,
    seats: int | None = None,
    options: Json | None = None,
    reward: Reward = "win",
    recall: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TurnEnv:
    """A game in which one seat after the other is asked.

    Without `seats` as many as play it best. `reward` is "win", the share of the victory, or "margin", the points less
    the mean of the others' points; both come at the end. With `recall` observations tell every move so far. After
    `max_cycles` rounds of choices the match is cut short.
    """
    return TurnEnv(Table(game, seats, options, reward, recall, render_mode), max_cycles)


def parallel_env(
    game: str = "luxury",
    *,
    seats: int | None = None,
    options: Json | None = None,
    reward: Reward = "win",
    recall: bool = False,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AllEnv:
    """A game in which all seats are asked at once, with the same settings as `env`."""
    return AllEnv(Table(game, seats, options, reward, recall, render_mode), max_cycles)
