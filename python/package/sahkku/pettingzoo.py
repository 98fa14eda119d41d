"""The games as environments of PettingZoo (AEC), with legal action masks as in its classic games.

>>> from sahkku.pettingzoo import env
>>> environment = env(game="hnefatafl")
>>> environment.reset(seed=1)
>>> environment.agents
['player_0', 'player_1']

A game begins at ``start``, if it is given: a state, or a position or record in the notation. The
option ``start`` of ``reset`` is that of one game.

``player_0`` is the side that the game names first: men, Swede, white. Chance is thrown inside
``reset`` and ``step``, from the seed.
"""

import random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Rules, State
from ._start import state_at

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str = "sahkku",
    rules: str | None = None,
    max_decisions: int = 5000,
    render_mode: str | None = None,
    start: str | State | None = None,
) -> Any:
    """An environment that ends the game where an action is illegal, as PettingZoo's own do."""
    environment: Any = raw_env(game, rules, max_decisions, render_mode, start)
    worst = -environment.rules.max_return
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=worst)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


class raw_env(AECEnv):  # type: ignore[misc, unused-ignore]
    """An environment in which an illegal action is a ``ValueError``.

    A game is truncated after ``max_decisions``.
    """

    metadata = {
        "name": "sahkku_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "sahkku",
        rules: str | None = None,
        max_decisions: int = 5000,
        render_mode: str | None = None,
        start: str | State | None = None,
    ) -> None:
        super().__init__()
        self.rules = Rules(game, rules)
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        space = gymnasium.spaces
        shape = self.rules.observation_shape
        count = self.rules.action_count
        self.observation_spaces = {
            agent: space.Dict(
                {
                    "observation": space.Box(0.0, np.inf, shape, np.float32),
                    "action_mask": space.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: space.Discrete(count) for agent in self.possible_agents}
        self._start = state_at(self.rules, start)
        if self._start.is_terminal:
            raise ValueError("the game is over at its start")
        self.game_state: State = self._start.clone()
        self._random = random.Random()
        self._decisions = 0

    def observation_space(self, agent: str) -> Any:
        """Planes of floats, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. Without a seed the random numbers go on."""
        start = (options or {}).get("start")
        begin = self._start.clone() if start is None else state_at(self.rules, start)
        if begin.is_terminal:
            raise ValueError("the game is over at its start")
        if seed is not None:
            self._random = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.game_state = begin
        self._decisions = 0
        self._throw()
        if self.game_state.is_terminal:
            self.rewards = dict(zip(self.agents, self.game_state.returns, strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        player = max(self.game_state.player, 0)
        self.agent_selection = self.possible_agents[player]

    def observe(self, agent: str) -> Observation:
        """What an agent sees. Only the one to move has legal actions."""
        player = self.possible_agents.index(agent)
        planes = np.frombuffer(self.game_state.observation(player), np.float32)
        if self.game_state.player == player:
            mask = np.frombuffer(self.game_state.action_mask(), np.int8).copy()
        else:
            mask = np.zeros(self.rules.action_count, np.int8)
        shape = self.rules.observation_shape
        return {"observation": planes.reshape(shape).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent to move acts, and chance after it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent whose game goes on must act")
        self.game_state.apply(int(action))
        self._decisions += 1
        self._throw()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.game_state.returns, strict=True))
        if self.game_state.is_terminal:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            agent = self.possible_agents[self.game_state.player]
        self.agent_selection = agent
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in the notation."""
        return str(self.game_state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _throw(self) -> None:
        while self.game_state.is_chance:
            self.game_state.throw(self._random.getrandbits(64))
