"""The native half of the package."""

from typing import Final, final

from typing_extensions import Self

__all__ = [
    "CHANCE",
    "GAMES",
    "LEVELS",
    "TERMINAL",
    "Many",
    "Rules",
    "State",
    "__version__",
    "rule_sets",
    "run",
]

__version__: Final[str]

GAMES: Final[list[str]]
"""The names of the games."""

LEVELS: Final[list[str]]
"""The levels of the computer players, from the weakest."""

CHANCE: Final = -1
"""The player of a state in which chance comes next."""

TERMINAL: Final = -4
"""The player of a state in which the game is over."""

@final
class Rules:
    """A game under some rules.

    ``rules`` is a rule set and what differs from it, in the notation of records, such as
    ``"raisa stacking=no"``; the usual rule set without it. ``ValueError`` says what is wrong.
    """

    def __new__(cls, game: str = "sahkku", rules: str | None = None) -> Self: ...
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def text(self) -> str:
        """The rules in the notation of records."""
    @property
    def options(self) -> dict[str, str]:
        """Every option and its value."""
    @property
    def sides(self) -> tuple[str, str]:
        """The words of the two sides, of which player 0 is the first."""
    @property
    def has_chance(self) -> bool:
        """Whether the game has dice or a lot at all."""
    @property
    def action_count(self) -> int:
        """How many numbers of actions there are: from 0 to one less."""
    @property
    def chance_count(self) -> int:
        """The most outcomes that chance has at once."""
    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns of an observation."""
    @property
    def plane_names(self) -> list[str]:
        """The names of the planes of an observation."""
    @property
    def max_return(self) -> float:
        """The most that a side can win: 1, or units."""
    @property
    def evaluation_scale(self) -> str:
        """What ``State.evaluate`` gives: ``"win_probability"`` or ``"units"``."""
    def start(self) -> State:
        """A game before its first entry."""
    def position(self, text: str) -> State:
        """A game that goes on from a position in the notation."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[object, tuple[str, str]]: ...

@final
class State:
    """A game in progress, with its record. ``Rules.start`` makes one."""

    @staticmethod
    def from_record(text: str) -> State:
        """The game at the end of a record, whichever game it is of."""
    @property
    def rules(self) -> Rules:
        """The rules."""
    @property
    def player(self) -> int:
        """The player who decides next, 0 or 1; ``CHANCE`` or ``TERMINAL``."""
    @property
    def is_chance(self) -> bool:
        """Whether chance comes next."""
    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
    @property
    def returns(self) -> tuple[float, float]:
        """What each player has won; 0 while the game goes on. They add up to 0."""
    @property
    def reason(self) -> str | None:
        """The word for why the game is over."""
    @property
    def entries(self) -> int:
        """How many entries the record has."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
    def action_mask(self) -> bytes:
        """A byte for each number of an action: 1 if it is legal, else 0."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance and their probabilities; none elsewhere."""
    def apply(self, number: int) -> None:
        """Takes a legal action, or lets this outcome of chance come.

        ``ValueError`` if it is none; the state is unchanged then.
        """
    def enter(self, text: str) -> None:
        """Does what ``action_to_string`` says so."""
    def throw(self, bits: int) -> int:
        """Lets 64 random bits decide for chance; the number of the outcome."""
    def undo(self) -> None:
        """Takes the last entry back, whatever it was.

        The rest of the game is played again, so a long one takes longer. ``ValueError`` before
        the first entry.
        """
    def resign(self, player: int) -> None:
        """A player resigns."""
    def agree_on_draw(self) -> None:
        """Both players agree on a draw."""
    def action_to_string(self, number: int) -> str:
        """A legal action, or an outcome of chance, in the notation of records."""
    def observation(self, player: int) -> bytes:
        """What a player sees: the 32-bit floats of a tensor, row by row.

        ``numpy.frombuffer(state.observation(0), numpy.float32).reshape(rules.observation_shape)``
        """
    def evaluate(self, player: int) -> float:
        """What the state is worth to a player, without looking ahead.

        It is on the scale ``Rules.evaluation_scale``.
        """
    def best_action(self, level: str = "steady", *, seed: int = 1) -> int | None:
        """What a computer player does; ``None`` where there is no decision to make.

        The levels are those of ``LEVELS``. Other threads run meanwhile, and may change the state.
        """
    def position(self) -> str:
        """The position in the notation."""
    def record(self) -> str:
        """The record in the notation."""
    def clone(self) -> State:
        """The same state once more."""
    def many(self, count: int, seed: int, cap: int) -> Many:
        """Many games that go on from here; ``sahkku.batch`` is made of them."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: object) -> State: ...
    def __reduce__(self) -> tuple[object, tuple[str]]: ...

@final
class Many:
    """Many games in bytes of this machine. ``sahkku.batch`` makes arrays of NumPy of them."""

    @property
    def rules(self) -> Rules:
        """The rules."""
    def __len__(self) -> int: ...
    def players(self) -> bytearray:
        """A byte for the player who decides next in each game."""
    def legal_actions(self) -> tuple[bytearray, bytearray]:
        """The legal actions, and where those of each game begin: 64-bit numbers."""
    def action_masks(self) -> bytearray:
        """A byte for each number of an action in each game."""
    def observations(self) -> bytearray:
        """The 32-bit floats of what the players see who decide next."""
    def evaluations(self) -> bytearray:
        """The 64-bit floats of what the games are worth to these players."""
    def choose(self, bits: bytes) -> bytearray:
        """The number of a legal action in each game, chosen by 64 random bits for each."""
    def step(self, actions: bytes) -> tuple[bytearray, bytearray]:
        """Takes an action in each game, all of them 64-bit numbers.

        What the first players have won as 64-bit floats, and a byte for how each game ended: 0 if
        it goes on, 1 if it is over, 2 if it was cut off.
        """
    def position(self, number: int) -> str:
        """The position of one of the games."""

def rule_sets(game: str) -> list[str]:
    """The ids of the named rule sets of a game, the usual one first."""
