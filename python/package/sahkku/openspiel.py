"""The games registered with OpenSpiel, with explicit chance, observers and tensors.

>>> import pyspiel
>>> import sahkku.openspiel
>>> game = pyspiel.load_game("python_hnefatafl")
>>> game = pyspiel.load_game("python_sahkku(rules=raisa+stacking:no,max_decisions=1000)")

Texts of games in OpenSpiel know no spaces, commas and signs of equality within a value. There
``+`` stands for a space, ``:`` for ``=`` and ``/`` for a comma.

Player 0 is the side that the game names first: men, Swede, white. A game that goes on after
``max_decisions`` is over, and nobody has won.
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from . import GAMES, Rules, State, rule_sets

_AS_PARAMETER = str.maketrans(" =,", "+:/")
_AS_RULES = str.maketrans("+:/", " =,")


def _game_type(game: str) -> Any:
    modes = pyspiel.GameType.ChanceMode
    has_chance = Rules(game).has_chance
    return pyspiel.GameType(
        short_name=f"python_{game}",
        long_name=f"{game.capitalize()} ({', '.join(rule_sets(game))})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rules": rule_sets(game)[0], "max_decisions": 5000},
    )


class SahkkuGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games under some rules."""

    def __init__(self, game: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.rules = Rules(game, str(params.get("rules", rule_sets(game)[0])).translate(_AS_RULES))
        self.max_decisions = int(params.get("max_decisions", 5000))
        if "rules" in params:
            params["rules"] = self.rules.text.translate(_AS_PARAMETER)
        most = self.rules.max_return
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.rules.chance_count,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> "SahkkuState":
        """The game before its first entry."""
        return SahkkuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What observes states."""
        simple = iig_obs_type is None or (
            iig_obs_type.public_info and not iig_obs_type.perfect_recall
        )
        if simple:
            return Observer(self.rules, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SahkkuState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress; ``state`` is the same as the package has it."""

    def __init__(self, game: SahkkuGame) -> None:
        super().__init__(game)
        self.state: State = game.rules.start()
        self._max_decisions = game.max_decisions
        self._decisions = 0

    def current_player(self) -> int:
        """Who is next: a player, chance, or nobody."""
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.state.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self._decisions += 0 if self.state.is_chance else 1
        self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off."""
        return self.state.is_terminal or self._decisions >= self._max_decisions

    def returns(self) -> list[float]:
        """What each player has won."""
        return list(self.state.returns)

    def __str__(self) -> str:
        return self.state.position()


class Observer:
    """Observes states: the planes of the package, and the position as text."""

    def __init__(self, rules: Rules, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; passed {params}")
        shape = rules.observation_shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SahkkuState, player: int) -> None:
        """Fills the tensor with what a player sees."""
        self.tensor[:] = np.frombuffer(state.state.observation(player), np.float32)

    def string_from(self, state: SahkkuState, player: int) -> str:
        """The position, which all players see."""
        return state.state.position()


def _register(game: str) -> None:
    game_type = _game_type(game)

    class Registered(SahkkuGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _game in GAMES:
    _register(_game)
