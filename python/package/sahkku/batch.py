"""Thousands of games that are played at once, with arrays of NumPy in and out.

>>> import numpy as np
>>> import sahkku
>>> from sahkku.batch import Batch
>>> games = Batch(sahkku.Rules("sahkku"), 1000, seed=1)
>>> choices = np.random.default_rng(1)
>>> for _ in range(100):
...     steps = games.step_many(games.random_actions(choices))
>>> games.observations().shape, games.action_masks().shape
((1000, 31, 3, 15), (1000, 741))

All cores work on them, and no Python runs for a single game. Chance is thrown as soon as it comes
next, from the seed, so every game waits for a decision. A game that has ended begins anew at once.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import Rules, State
from ._start import state_at

Array = npt.NDArray[Any]


class Steps(NamedTuple):
    """What came of one action in each game."""

    returns: Array
    """What each player has won, in a row for each game that ended; 0 elsewhere."""
    terminated: Array
    """Whether the game ended by its rules."""
    truncated: Array
    """Whether it was cut off after ``max_decisions``."""


class Batch:
    """``count`` games under some rules, from ``start``: a state, position or record.

    What chance brings in a game depends on ``seed`` and its place in the batch.
    """

    def __init__(
        self,
        rules: Rules,
        count: int,
        *,
        seed: int = 1,
        max_decisions: int = 5000,
        start: str | State | None = None,
    ) -> None:
        self.rules = rules
        self._many = state_at(rules, start).many(count, seed, max_decisions)

    def __len__(self) -> int:
        return len(self._many)

    def players(self) -> Array:
        """The player who decides next in each game."""
        return np.frombuffer(self._many.players(), np.int8)

    def legal_actions(self) -> tuple[Array, Array]:
        """The numbers of the legal actions, and where those of each game begin.

        Those of game ``n`` are ``numbers[begins[n]:begins[n + 1]]``, in ascending order.
        """
        numbers, begins = self._many.legal_actions()
        return np.frombuffer(numbers, np.int64), np.frombuffer(begins, np.int64)

    def action_masks(self) -> Array:
        """Whether each number of an action is legal: games by numbers."""
        masks = np.frombuffer(self._many.action_masks(), np.bool_)
        return masks.reshape(len(self), self.rules.action_count)

    def observations(self) -> Array:
        """What the players see who decide next: games by planes by rows by columns."""
        tensors = np.frombuffer(self._many.observations(), np.float32)
        return tensors.reshape(len(self), *self.rules.observation_shape)

    def evaluations(self) -> Array:
        """What the games are worth to the players who decide next, without looking ahead.

        They are on the scale ``Rules.evaluation_scale``.
        """
        return np.frombuffer(self._many.evaluations(), np.float64)

    def random_actions(self, generator: np.random.Generator) -> Array:
        """A legal action for each game, each equally likely."""
        bits = generator.bytes(8 * len(self))
        return np.frombuffer(self._many.choose(bits), np.int64)

    def step_many(self, actions: npt.ArrayLike) -> Steps:
        """Takes an action in each game, and lets chance come after it.

        ``ValueError`` if one of them is not legal; no game is changed then.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.ndim != 1:
            raise ValueError("actions are whole numbers, one for each game")
        first, ends = self._many.step(given.astype(np.int64, casting="same_kind").tobytes())
        won = np.frombuffer(first, np.float64)
        ended = np.frombuffer(ends, np.uint8)
        return Steps(np.stack((won, 0.0 - won), axis=1), ended == 1, ended == 2)

    def position(self, number: int) -> str:
        """The position of one of the games in the notation."""
        return self._many.position(number)
