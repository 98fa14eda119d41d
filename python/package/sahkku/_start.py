"""Where the games of environments begin."""

from . import GAMES, Rules, State


def state_at(rules: Rules, start: str | State | None) -> State:
    """The state at which games begin: anew, at a position or record in the notation, or at a state.

    It may be changed. ``ValueError`` if it is none of a game under these rules.
    """
    if start is None:
        return rules.start()
    if isinstance(start, str) and start.split(maxsplit=1)[:1] not in [[game] for game in GAMES]:
        return rules.position(start)
    state = State.from_record(start) if isinstance(start, str) else start.clone()
    if state.rules != rules:
        known = f"{rules.game} {rules.text}"
        raise ValueError(f"the games are of {known}, not of {state.rules.game} {state.rules.text}")
    return state
