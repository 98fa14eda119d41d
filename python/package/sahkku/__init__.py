"""Old board games of the North (``GAMES``): exact rules, chance, evaluators and records.

>>> import sahkku
>>> state = sahkku.Rules("hnefatafl", "tablut").start()
>>> state.action_to_string(state.legal_actions()[0])
'e3-a3'

``sahkku.batch`` plays thousands of games at once with arrays of NumPy, and ``sahkku.arrow`` whole
games and matches with tables of Arrow. ``sahkku.gymnasium``,
``sahkku.pettingzoo`` and ``sahkku.openspiel`` are the games as environments of these projects.
"""

from ._sahkku import (
    CHANCE,
    GAMES,
    LEVELS,
    TERMINAL,
    Rules,
    State,
    __version__,
    rule_sets,
)

__all__ = [
    "CHANCE",
    "GAMES",
    "LEVELS",
    "TERMINAL",
    "Rules",
    "State",
    "__version__",
    "rule_sets",
]
