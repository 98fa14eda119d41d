"""A game as an environment of Gymnasium, in which a learner plays against a computer player.

>>> from sahkku.gymnasium import AgainstLevel
>>> environment = AgainstLevel("sahkku", level="easy")
>>> observation, info = environment.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum()) > 0
((31, 3, 15), True)

The opponent and chance act inside ``reset`` and ``step``, from the seed. The reward is what the
learner has won at the end. ``info["action_mask"]`` has the legal actions; an illegal one loses the
game at its highest price.
"""

import random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from . import LEVELS, Rules, State
from ._start import state_at

Array = npt.NDArray[Any]


class AgainstLevel(gymnasium.Env[Array, np.int64]):  # type: ignore[misc, unused-ignore]
    """A learner against a level: beginner, easy, steady, strong or master.

    ``player`` is the side of the learner, 0 or 1; without it each game draws one. Games begin at
    ``start``, a state, position or record, and are truncated after ``max_decisions``.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "sahkku",
        rules: str | None = None,
        *,
        level: str = "easy",
        player: int | None = None,
        max_decisions: int = 5000,
        start: str | State | None = None,
        render_mode: str | None = None,
    ) -> None:
        if player not in (None, 0, 1):
            raise ValueError(f"a player is 0 or 1, not {player}")
        if level not in LEVELS:
            raise ValueError(f"a level is one of {', '.join(LEVELS)}, not {level}")
        self.rules = Rules(game, rules)
        self.level = level
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self._start = state_at(self.rules, start)
        self._player = player
        self.player = player or 0
        self.game_state: State = self._start.clone()
        self._decisions = 0
        space = gymnasium.spaces
        self.observation_space = space.Box(0.0, np.inf, self.rules.observation_shape, np.float32)
        self.action_space = space.Discrete(self.rules.action_count)
        self._random = random.Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begins a new game. Without a seed the random numbers go on."""
        super().reset(seed=seed)
        if seed is not None:
            self._random = random.Random(seed)
        for _ in range(1000):
            self.player = self._random.randrange(2) if self._player is None else self._player
            self.game_state = self._start.clone()
            self._decisions = 0
            self._wait()
            if not self._is_over():
                return self._seen()
        raise ValueError("from its start the game ends before the learner can decide")

    def step(
        self, action: np.int64 | int
    ) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The learner acts, and after it the opponent and chance."""
        if self._is_over():
            raise ValueError("the game is over; call reset")
        try:
            self.game_state.apply(int(action))
        except ValueError:
            self.game_state.resign(self.player)
            observation, info = self._seen()
            return observation, -self.rules.max_return, True, False, info | {"illegal": True}
        self._decisions += 1
        self._wait()
        observation, info = self._seen()
        over = self.game_state.is_terminal
        cut_off = self._is_over() and not over
        return observation, self.game_state.returns[self.player], over, cut_off, info

    def action_masks(self) -> Array:
        """The legal actions of the learner."""
        if self.game_state.player != self.player:
            return np.zeros(self.rules.action_count, np.int8)
        return np.frombuffer(self.game_state.action_mask(), np.int8).copy()

    def render(self) -> Any:
        """The position in the notation."""
        return str(self.game_state) if self.render_mode == "ansi" else None

    def _is_over(self) -> bool:
        return self.game_state.is_terminal or self._decisions >= self.max_decisions

    def _seen(self) -> tuple[Array, dict[str, Any]]:
        planes = np.frombuffer(self.game_state.observation(self.player), np.float32)
        observation = planes.reshape(self.rules.observation_shape).copy()
        return observation, {"action_mask": self.action_masks()}

    def _wait(self) -> None:
        """Lets chance and the opponent act until the learner has to."""
        state = self.game_state
        while not self._is_over() and state.player != self.player:
            bits = self._random.getrandbits(64)
            if state.is_chance:
                state.throw(bits)
                continue
            action = state.best_action(self.level, seed=bits)
            if action is not None:
                state.apply(action)
            self._decisions += 1
