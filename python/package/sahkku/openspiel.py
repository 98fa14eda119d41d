"""The games registered with OpenSpiel, with explicit chance, observers and tensors.

>>> import pyspiel
>>> import sahkku.openspiel
>>> game = pyspiel.load_game("python_hnefatafl")
>>> game = pyspiel.load_game("python_sahkku(rules=raisa+stacking:no,max_decisions=1000)")

Texts of games in OpenSpiel know no spaces, commas and signs of equality within a value. There
``+`` stands for a space, ``:`` for ``=`` and ``/`` for a comma.

``game_from`` begins elsewhere: at a state, or at a position or record in the notation.

Player 0 is the side that the game names first: men, Swede, white. A game that reaches
``max_decisions``, or a bound of throws that is far above what they need, is over, and nobody has
won.
"""

from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from . import GAMES, Rules, State, rule_sets
from ._start import state_at

_AS_PARAMETER = str.maketrans(" =,", "+:/")
_AS_RULES = str.maketrans("+:/", " =,")


def game_from(start: State | str, rules: Rules | None = None, max_decisions: int = 5000) -> Any:
    """The game that begins at a state, or at a position or record in the notation.

    ``rules`` are needed for a position alone.

    >>> start = Rules("hnefatafl", "tablut").start()
    >>> start.enter("e3-d3")
    >>> game_from(start).new_initial_state().current_player()
    1
    """
    if rules is None:
        rules = (State.from_record(start) if isinstance(start, str) else start).rules
    text = start if isinstance(start, str) else start.record()
    params = {
        "rules": rules.text.translate(_AS_PARAMETER),
        "max_decisions": max_decisions,
        "start": quote(text, safe=""),
    }
    return pyspiel.load_game(f"python_{rules.game}", params)


def _load(text: str) -> Any:
    return pyspiel.load_game(text)


def _load_state(text: str) -> Any:
    return pyspiel.deserialize_game_and_state(text)[1]


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
        parameter_specification={"rules": rule_sets(game)[0], "max_decisions": 5000, "start": ""},
    )


class SahkkuGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games under some rules."""

    def __init__(self, game: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.rules = Rules(game, str(params.get("rules", rule_sets(game)[0])).translate(_AS_RULES))
        self.max_decisions = int(params.get("max_decisions", 5000))
        if self.max_decisions < 1:
            raise ValueError(f"max_decisions is 1 or more, not {self.max_decisions}")
        # Rounds that decide nothing are thrown again without end, but hardly so often.
        self.max_throws = 100 + 4 * self.max_decisions if self.rules.has_chance else 0
        self._start = state_at(self.rules, unquote(str(params.get("start", ""))) or None)
        if self._start.is_terminal:
            raise ValueError("the game is over at its start")
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

    def start(self) -> State:
        """The state at which its games begin, as the package has it."""
        return self._start.clone()

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides in a game at most."""
        return self.max_throws

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

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
        self.state: State = game.start()
        self._max_decisions = game.max_decisions
        self._max_throws = game.max_throws
        self._decisions = 0
        self._throws = 0

    def current_player(self) -> int:
        """Who is next: a player, chance, or nobody."""
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.state.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        is_chance = self.state.is_chance
        self.state.apply(action)
        self._throws += is_chance
        self._decisions += not is_chance

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off."""
        cut_off = self._decisions >= self._max_decisions or (
            self._throws >= self._max_throws and self.state.is_chance
        )
        return cut_off or self.state.is_terminal

    def returns(self) -> list[float]:
        """What each player has won."""
        return list(self.state.returns)

    def __str__(self) -> str:
        return self.state.position()

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


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
